"""A game's kernels compiled ahead of time: one LLVM module, optimised and emitted as an object file for each machine.

Numba turns each kernel into LLVM code, which serves every machine; nothing is executed here. All of it is
joined in one module in which only the exported kernels can be seen from outside, so that LLVM can inline and drop
everything else.
Each export gets a plain C function: records and arrays are addresses, an array is followed by its lengths, numbers are
64 bits wide. A kernel that left its arrays answers FAULT (or, where it returns a fraction, NaN).

Numba's CPU target gets a context of ours for the whole process, so this module belongs into a process of its own
(`build.py`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import llvmlite.binding as llvm
from llvmlite import ir
from numba import types
from numba.core import codegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target
from numba.core.types.functions import BaseFunction
from numba.np import numpy_support
from numba.np.arrayobj import make_array, populate_array

from asterism.engine.exports import FAULT, SYMBOL, Array, Export, ManyRecords, Number, OneRecord
from asterism.engine.intrinsics import dispatcher_of
from asterism.engine.targets import BROWSER, Target

NOTHING_RETURNED = -2
WORD = ir.IntType(64)
ADDRESS = ir.IntType(8).as_pointer()


class AheadLibrary(codegen.CPUCodeLibrary):
    """The code of one kernel, as Numba wrote it; it is joined and optimised with all others later."""

    def _optimize_functions(self, ll_module: Any) -> None:
        ll_module.data_layout = self._codegen._data_layout  # noqa: SLF001

    def finalize(self) -> None:
        """Leave the code as it is."""
        self._raise_if_finalized()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """Nothing is executed, so there is no address."""
        return 0

    def _finalize_specific(self) -> None:
        pass

    def parts(self, seen: set[int]) -> Iterator[Any]:
        """The modules of this library and of all that it calls, each once."""
        if id(self) not in seen:
            seen.add(id(self))
            yield self._final_module
            for library in self._linking_libraries:
                yield from library.parts(seen)


class AheadCodegen(codegen.CPUCodegen):
    """Code for the wanted machine."""

    _library_class = AheadLibrary

    def __init__(self, target: Target) -> None:
        self._target = target
        super().__init__("asterism")

    def _init(self, llvm_module: Any) -> None:  # noqa: ARG002
        self._tm_features = self._target.features
        self._tm = target_machine(self._target)
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> Any:
        module = super()._create_empty_module(name)
        module.triple = self._target.triple
        return module

    def _add_module(self, module: Any) -> None:
        pass

    def set_env(self, env_name: str, env: Any) -> None:
        """Nothing is executed, so there is no environment."""


class AheadContext(CPUContext):
    """What Numba's CPU target means in this process: the wanted machine instead of this one."""

    def __init__(self, target: Target) -> None:
        self._target = target
        super().__init__(cpu_target.typing_context, "cpu")

    @global_compiler_lock
    def init(self) -> None:
        """Make code for the wanted machine."""
        self.is32bit = False
        self._internal_codegen: Any = AheadCodegen(self._target)

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:  # noqa: ARG002
        """Something of its own for each kernel; it is never called."""
        return [fndesc].index

    def create_cpython_wrapper(self, *_: Any, **__: Any) -> None:
        """Python calls the C functions instead."""

    def create_cfunc_wrapper(self, *_: Any, **__: Any) -> None:
        """The C functions are made for the exports only."""


def use_target(target: Target) -> AheadContext:
    """From now on Numba compiles for this machine, in this process."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    look_up_calls_once()
    context = AheadContext(target)
    vars(cpu_target)["_toplevel_target_context"] = context
    context.refresh()
    return context


def look_up_calls_once() -> None:
    """Let Numba find out only once what an operator or a built-in function is for the same types.

    It would try all that are registered for each occurrence, which is a quarter of its work.
    """
    functions: Any = BaseFunction
    find, found = functions.get_call_type, {}

    def remembered(function: Any, context: Any, arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        key = (function, arguments, tuple(named.items()))
        if key not in found:
            found[key] = find(function, context, arguments, named)
        return found[key]

    functions.get_call_type = remembered


def target_machine(target: Target) -> Any:
    """What LLVM knows of a machine."""
    return llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.cpu, features=target.features, opt=3, reloc=target.relocation, codemodel="default"
    )


def object_codes(exports: Iterable[Export], targets: Sequence[Target]) -> Iterator[bytes]:
    """The object file with these kernels for each machine in turn.

    Numba's code holds no address and asks for no size of one, so that of the first machine serves all. A browser's
    module leaves out what only native libraries have: LLVM drops what cannot be seen from outside.
    """
    exports = list(exports)
    module = joined(exports, use_target(targets[0]))
    for target in targets:
        machine, part = target_machine(target), module.clone()
        for export in exports:
            if export.native and target == BROWSER:
                part.get_function(f"{SYMBOL}{export.name}").linkage = "internal"
        part.triple, part.data_layout = target.triple, str(machine.target_data)
        if target.suffix == ".dll":
            export_from_dll(part)
        optimise(part, machine, vectors=target.has_vectors)
        yield machine.emit_object(part)


@global_compiler_lock
def joined(exports: Iterable[Export], context: AheadContext) -> Any:
    """All kernels in one module, in which only their C functions can be seen from outside."""
    whole = llvm.parse_assembly(str(context.codegen()._create_empty_module("asterism")))  # noqa: SLF001
    seen: set[int] = set()
    names = []
    for export in exports:
        compiled = compile_kernel(export)
        names.append(f"{SYMBOL}{export.name}")
        for part in [*compiled.library.parts(seen), c_function(export, compiled, context)]:
            whole.link_in(part, preserve=True)
    for value in [*whole.functions, *whole.global_variables]:
        if not value.is_declaration and value.name not in names and not value.name.startswith("llvm."):
            value.linkage = "internal"
    whole.verify()
    return whole


def export_from_dll(module: Any) -> None:
    """Say of the C functions that others may call them; elsewhere that is so without a word."""
    for function in module.functions:
        if function.name.startswith(SYMBOL):
            function.storage_class = "dllexport"


def compile_kernel(export: Export) -> Any:
    """What Numba knows of the compiled kernel."""
    dispatcher = dispatcher_of(export.function)
    signature = tuple(numba_type(argument) for argument in export.arguments)
    dispatcher.compile(signature)
    return dispatcher.overloads[signature]


def numba_type(argument: Number | Array | OneRecord | ManyRecords) -> Any:
    """The type that Numba has for an argument."""
    match argument:
        case Number("float"):
            return types.float64
        case Number():
            return types.int64
        case Array(dtype, dimensions):
            return types.Array(numpy_support.from_dtype(dtype), dimensions, "C")
        case OneRecord(dtype):
            return numpy_support.from_dtype(dtype)
        case ManyRecords(dtype):
            return types.Array(numpy_support.from_dtype(dtype), 1, "C")


def c_function(export: Export, compiled: Any, context: AheadContext) -> Any:
    """The C function of an export, which calls the kernel by Numba's convention."""
    described = compiled.fndesc
    module = context.create_module(export.name)
    kernel = ir.Function(
        module, context.call_conv.get_function_type(described.restype, described.argtypes), described.llvm_func_name
    )
    result = ir.DoubleType() if export.returns == Number("float") else WORD
    function = ir.Function(
        module,
        ir.FunctionType(result, [part for argument in export.arguments for part in c_types(argument)]),
        f"{SYMBOL}{export.name}",
    )
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    given = iter(function.args)
    handed = [
        handed_over(context, builder, kind, argument, given)
        for kind, argument in zip(described.argtypes, export.arguments, strict=True)
    ]
    status, value = context.call_conv.call_function(builder, kernel, described.restype, described.argtypes, handed)
    fault = ir.Constant(result, float("nan") if export.returns == Number("float") else FAULT)
    builder.ret(builder.select(status.is_error, fault, as_result(context, builder, described.restype, value, result)))
    parsed = llvm.parse_assembly(str(module))
    parsed.verify()
    return parsed


def c_types(argument: Number | Array | OneRecord | ManyRecords) -> list[Any]:
    """What the C function takes for an argument."""
    match argument:
        case Number("float"):
            return [ir.DoubleType()]
        case Number():
            return [WORD]
        case OneRecord():
            return [ADDRESS]
        case ManyRecords():
            return [ADDRESS, WORD]
        case Array(_, dimensions):
            return [ADDRESS, *[WORD] * dimensions]


def handed_over(context: Any, builder: Any, kind: Any, argument: Any, given: Iterator[Any]) -> Any:
    """The value that the kernel takes for an argument, made of what the C function was given."""
    first = next(given)
    if isinstance(argument, Number):
        return first
    if isinstance(argument, OneRecord):
        return builder.bitcast(first, context.get_value_type(kind))
    lengths = [next(given) for _ in range(kind.ndim)]
    size = ir.Constant(WORD, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
    strides = [size]
    for length in reversed(lengths[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    array = make_array(kind)(context, builder)
    populate_array(
        array,
        data=builder.bitcast(first, array.data.type),
        shape=lengths,
        strides=strides,
        itemsize=size,
        meminfo=None,
    )
    return array._getvalue()  # noqa: SLF001


def as_result(context: Any, builder: Any, kind: Any, value: Any, result: Any) -> Any:
    """What a kernel returned, as the C function returns it."""
    if kind == types.none:
        return ir.Constant(WORD, 0)
    wanted = types.float64 if result == ir.DoubleType() else types.int64
    return context.cast(builder, value, kind, wanted)


def optimise(module: Any, machine: Any, *, vectors: bool) -> None:
    """Let LLVM inline, simplify and drop."""
    tuning = llvm.create_pipeline_tuning_options(speed_level=3)
    tuning.loop_vectorization = vectors
    tuning.slp_vectorization = False  # it takes up to a fifth of the time and gains nothing in any game
    builder = llvm.create_pass_builder(machine, tuning)
    manager = builder.getModulePassManager()
    manager.run(module, builder)
