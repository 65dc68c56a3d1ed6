"""The games' kernels compiled ahead of time with Numba, LLVM and the linker of `ziglang`.

They become native libraries, and WebAssembly modules for browsers.
"""
