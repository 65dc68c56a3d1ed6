"""Native libraries of the games' kernels, compiled ahead of time with Numba, LLVM and the linker of `ziglang`."""
