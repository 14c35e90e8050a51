"""Draws the icons of the window into assets/icon: a plumb line and its bob on a rounded square.

Run it in the project's folder after a change: python3 packaging/icon.py
"""

import struct
import zlib

GROUND, LINE, BOB = (9, 82, 165), (255, 255, 255), (255, 205, 84)
FINE = 8  # samples a pixel and direction


def inside_ground(x, y):
    r = 0.2
    dx = max(r - x, x - (1 - r), 0)
    dy = max(r - y, y - (1 - r), 0)
    return dx * dx + dy * dy <= r * r


def colour(x, y, thick):
    """The colour at a place of the unit square; thick is half the width of a line."""
    if not inside_ground(x, y):
        return None
    if 0.56 <= y <= 0.88:
        # The bob: wide shoulders, then a point.
        half = 0.19 * min(1, (y - 0.53) / 0.08) if y < 0.64 else 0.19 * (0.88 - y) / 0.24
        if abs(x - 0.5) <= half:
            return BOB
    if abs(y - 0.2) <= thick and 0.24 <= x <= 0.76:
        return LINE
    if abs(x - 0.5) <= thick and 0.2 <= y <= 0.6:
        return LINE
    return GROUND


def pixels(size):
    thick = max(0.035, 0.85 / size)
    for row in range(size):
        yield b"\0"
        for column in range(size):
            seen = [
                colour((column + (i + 0.5) / FINE) / size, (row + (j + 0.5) / FINE) / size, thick)
                for i in range(FINE)
                for j in range(FINE)
            ]
            solid = [each for each in seen if each]
            mean = [sum(each[k] for each in solid) // len(solid) for k in range(3)] if solid else [0] * 3
            yield bytes([*mean, 255 * len(solid) // len(seen)])


def chunk(kind, data):
    body = kind + data
    return struct.pack(">I", len(data)) + body + struct.pack(">I", zlib.crc32(body))


for size in (16, 24, 32, 48, 64, 128, 256):
    with open(f"assets/icon/plumbline-{size}.png", "wb") as out:
        out.write(b"\x89PNG\r\n\x1a\n")
        out.write(chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)))
        out.write(chunk(b"IDAT", zlib.compress(b"".join(pixels(size)), 9)))
        out.write(chunk(b"IEND", b""))
