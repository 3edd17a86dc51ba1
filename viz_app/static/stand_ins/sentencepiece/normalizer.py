"""Normalisation by the rules in a model's file: NFKC, with or without case folding, and the rules for spaces.

The rules are a trie over UTF-8 bytes (a double array, https://github.com/s-yata/darts-clone), followed by what each key
becomes. The longest key wins.
"""

import struct

from .model import ModelFile

_SPACE = "\u2581"
_BROKEN = "\ufffd".encode()


class Normalizer:
    """Texts to the form in which pieces are looked for."""

    def __init__(self, read: ModelFile) -> None:
        self._units: tuple[int, ...] = ()
        self._replacements = b""
        if read.charsmap:
            (size,) = struct.unpack_from("<I", read.charsmap)
            self._units = struct.unpack_from(f"<{size // 4}I", read.charsmap, 4)
            self._replacements = read.charsmap[4 + size :]
        self.removes_spaces = read.removes_spaces
        self._dummy = read.adds_dummy_prefix
        self.removes_first_space = read.adds_dummy_prefix or read.removes_spaces
        self._space = _SPACE if read.escapes_spaces else " "
        # ASCII characters on their own; no key holds two of them.
        self._ascii = {code: self._mapped(chr(code).encode()) for code in range(128)}

    def normalize(self, text: str) -> str:
        mapped = text.translate(self._ascii) if text.isascii() else self._mapped(text.encode())
        if self.removes_spaces:
            mapped = " ".join(filter(None, mapped.split(" ")))
        if mapped and self._dummy:
            mapped = " " + mapped
        marked = mapped.replace(" ", self._space)
        return marked.rstrip(self._space) if self.removes_spaces else marked  # a typed mark is a space too at the end

    def _mapped(self, data: bytes) -> str:
        """Return UTF-8 text with every key replaced."""
        made, at = bytearray(), 0
        while at < len(data):
            end, place = self._longest(data, at)
            if end:
                made += self._replacements[place : self._replacements.index(0, place)]
                at = end
            else:
                lead = data[at]
                length = 1 if lead < 0x80 else 2 if lead < 0xE0 else 3 if lead < 0xF0 else 4
                made += data[at : at + length]
                at += length
        return made.decode(errors="replace")

    def _longest(self, data: bytes, at: int) -> tuple[int, int]:
        """Return the end of the longest key at ``at`` and the place of its replacement; zeros if there is none."""
        units = self._units
        if not units:
            return 0, 0
        found, unit = (0, 0), units[0]
        place = (unit >> 10) << ((unit & 0x200) >> 6)
        for index in range(at, len(data)):
            byte = data[index]
            place ^= byte
            if place >= len(units):
                break
            unit = units[place]
            if unit & 0x800000FF != byte:
                break
            place ^= (unit >> 10) << ((unit & 0x200) >> 6)
            if unit & 0x100:  # a key ends here
                found = index + 1, units[place] & 0x7FFFFFFF
        return found
