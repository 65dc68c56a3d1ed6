"""NumPy where it is installed, else the little of it that everything beside the compiler and the arena uses.

In a browser there is no NumPy: kernels run in WebAssembly, and what remains fills records and reads them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray
else:
    try:
        import numpy as np
        from numpy.typing import NDArray
    except ImportError:
        from asterism import plain_arrays as np
        from asterism.plain_arrays import NDArray

__all__ = ["NDArray", "np"]
