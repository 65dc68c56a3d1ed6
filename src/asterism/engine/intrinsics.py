"""The bit operations of `kernel` as single machine instructions, and kernels as Numba's functions."""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any

import numba
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.extending import intrinsic, typeof_impl
from numba.np.arrayobj import make_array, populate_array

from asterism.kernel import PASSAGE, RULE, copy_cells, first_of, how_many, mark_of, scratch_fractions, scratch_row, sqrt

if TYPE_CHECKING:
    from numba.core.typing.templates import Signature

DISPATCHER = "__dispatcher__"
SETTINGS: dict[str, dict[str, Any]] = {RULE: {"forceinline": True}, PASSAGE: {"inline": "always"}}
"""How kernels are compiled, by their marks."""

numba_settings: Any = numba.config
numba_settings.BOUNDSCHECK = None  # the environment must not switch off the checks, nor leave kernels without them


def dispatcher_of(kernel: Callable[..., Any]) -> Any:
    """The kernel as Numba's function: every access to an array is checked, and nothing can be allocated (`_nrt`)."""
    found = getattr(kernel, DISPATCHER, None)
    if found is None:
        settings = SETTINGS.get(mark_of(kernel) or "", {})
        compiler: Any = numba.njit
        found = compiler(nogil=True, error_model="numpy", boundscheck=True, _nrt=False, **settings)(kernel)
        if isinstance(found, Dispatcher) and "inline" not in settings:
            call_with_wide_numbers(found)
        setattr(kernel, DISPATCHER, found)
    return found


def call_with_wide_numbers(dispatcher: Any) -> None:
    """Let other kernels call a kernel with 64-bit numbers only.

    Numbers of records have 32 bits, constants are types by themselves, all others have 64 bits. A kernel would be
    compiled once for each combination of these that it meets.
    """
    find = dispatcher.get_call_template

    def find_wide(arguments: tuple[Any, ...], named: dict[str, Any]) -> Any:
        return find(tuple(map(widened, arguments)), {name: widened(kind) for name, kind in named.items()})

    dispatcher.get_call_template = find_wide


def widened(kind: Any) -> Any:
    """The type of 64-bit numbers instead of a narrower one."""
    return types.int64 if isinstance(kind, types.Integer | types.IntegerLiteral) else kind


@typeof_impl.register(FunctionType)
def type_of_kernel(function: FunctionType, context: Any) -> Any:
    """What Numba makes of a function that a kernel calls."""
    if function in INTRINSICS:
        return cpu_target.typing_context.resolve_value_type(INTRINSICS[function])
    return None if mark_of(function) is None else types.Dispatcher(dispatcher_of(function))


@intrinsic
def _ctpop(typing_context: Any, bits: Any) -> tuple[Signature, Callable[..., Any]]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build


@intrinsic
def _cttz(typing_context: Any, bits: Any) -> tuple[Signature, Callable[..., Any]]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        zero_is_defined = context.get_constant(types.boolean, False)  # noqa: FBT003
        return builder.cttz(arguments[0], zero_is_defined)

    return types.int64(types.int64), build


@intrinsic
def _sqrt(typing_context: Any, number: Any) -> tuple[Signature, Callable[..., Any]]:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.call(builder.module.declare_intrinsic("llvm.sqrt", [arguments[0].type]), arguments)

    return types.float64(types.float64), build


def on_the_stack(context: Any, builder: Any, kind: Any, lengths: list[int]) -> Any:
    """An array of zeros on the stack of the function that a kernel becomes."""
    item = context.get_data_type(kind.dtype)
    width = context.get_abi_sizeof(item)
    steps = [width]
    for length in reversed(lengths[1:]):
        steps.insert(0, steps[0] * length)
    room = ir.ArrayType(item, steps[0] * lengths[0] // width)
    with builder.goto_entry_block():
        data = builder.alloca(room)
    cgutils.memset(builder, data, context.get_constant(types.intp, steps[0] * lengths[0]), 0)
    array = make_array(kind)(context, builder)
    populate_array(
        array,
        data=builder.bitcast(data, array.data.type),
        shape=[context.get_constant(types.intp, length) for length in lengths],
        strides=[context.get_constant(types.intp, step) for step in steps],
        itemsize=context.get_constant(types.intp, width),
        meminfo=None,
    )
    return array._getvalue()  # noqa: SLF001


@intrinsic(prefer_literal=True)
def _row(typing_context: Any, count: Any) -> tuple[Signature, Callable[..., Any]]:
    kind = types.Array(types.int32, 1, "C")

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return on_the_stack(context, builder, kind, [count.literal_value])

    return kind(count), build


@intrinsic(prefer_literal=True)
def _fractions(typing_context: Any, rows: Any, columns: Any) -> tuple[Signature, Callable[..., Any]]:
    kind = types.Array(types.float64, 2, "C")

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return on_the_stack(context, builder, kind, [rows.literal_value, columns.literal_value])

    return kind(rows, columns), build


@intrinsic
def _copy_cells(typing_context: Any, row: Any, start: Any, source: Any) -> tuple[Signature, Callable[..., Any]]:
    width = row.dtype.bitwidth // 8

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        target, first, given = arguments
        array = make_array(signature.args[0])(context, builder, target)
        if isinstance(source, types.Record):
            data, count = given, context.get_constant(types.intp, source.size // width)
        else:
            numbers = make_array(source)(context, builder, given)
            data, count = numbers.data, cgutils.unpack_tuple(builder, numbers.shape, 1)[0]
        [length] = cgutils.unpack_tuple(builder, array.shape, 1)
        last = builder.sub(builder.add(first, count), context.get_constant(types.intp, 1))
        for place in (first, last):
            cgutils.do_boundscheck(context, builder, place, length)
        cgutils.raw_memcpy(builder, builder.gep(array.data, [first]), data, count, width)
        return context.get_dummy_value()

    return types.none(row, types.intp, source), build


INTRINSICS: dict[Any, Any] = {
    how_many: _ctpop,
    first_of: _cttz,
    sqrt: _sqrt,
    scratch_row: _row,
    scratch_fractions: _fractions,
    copy_cells: _copy_cells,
}
"""What stands for these functions in compiled code."""
