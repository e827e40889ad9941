"""How small can frames be that differ a little?  The first whole, then for each only what changed from the one before.

A patch is `[value]` (instead), or an object: of a dict the patches of its changed keys, of a list those of its changed
places, and under `+` what was appended. `js/src/patches.ts` puts the frames together again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

Patch = list[Any] | dict[str, Any]


def patches_of(frames: Sequence[Any]) -> list[Any]:
    """The first frame, and a patch for each that follows."""
    return [frames[0], *(patch_of(a, b) for a, b in pairwise(frames))]


def patch_of(old: Any, new: Any) -> Patch:
    """What makes `new` of `old`; an empty object where they are equal."""
    if old == new and type(old) is type(new):
        return {}
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        return _shorter({str(key): patch_of(old[key], new[key]) for key in old if not _same(old[key], new[key])}, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) <= len(new):
        changed = {str(n): patch_of(a, b) for n, (a, b) in enumerate(zip(old, new, strict=False)) if not _same(a, b)}
        more = new[len(old) :]
        return changed | ({"+": more} if more else {})
    return [new]


def _same(a: Any, b: Any) -> bool:
    return bool(a == b) and type(a) is type(b)


def _shorter(patch: dict[str, Any], new: Any) -> Patch:
    """Where most of a value changed, the value itself is the shorter patch."""
    return patch if len(patch) < max(2, len(new)) else [new]


def patched(old: Any, patch: Patch) -> Any:
    """The frame after `old`; the same as in the browser."""
    if isinstance(patch, list):
        return patch[0]
    if isinstance(old, list):
        items = [patched(item, patch[str(n)]) if str(n) in patch else item for n, item in enumerate(old)]
        return [*items, *patch.get("+", ())]
    if isinstance(old, dict):
        return {key: patched(value, patch[key]) if key in patch else value for key, value in old.items()}
    return old
