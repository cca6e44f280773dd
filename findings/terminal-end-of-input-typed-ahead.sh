#!/bin/bash
# On Linux, a Ctrl-D that is typed while a terminal still takes lines is read as a NUL by a program that then takes keys.
#
# One would guess that it is read as the byte 4, as it is when it comes after the settings have changed, or that it ends
# the input, as it does for a program that reads lines. The line discipline stores it as its mark for "no character",
# and hands the mark on once the lines are gone. The other characters of the line are read as they were typed. So an
# editor of lines that starts slowly, or one between two runs of a program, loses the Ctrl-D that was typed ahead, or
# takes it for text: it must read what is there right after it changes the settings, and take NUL for Ctrl-D.
#
# Seen with Linux 6 and Python 3.11: b'\x04' is read as b'\x00', b'a\x04b' as b'a\x00b'; typed later, as b'a\x04b'.
set -euo pipefail
uname -sr
python3 --version
python3 - <<'PYTHON'
import os, pty, select, termios

master, slave = pty.openpty()
lines = termios.tcgetattr(slave)
keys = termios.tcgetattr(slave)
keys[3] &= ~(termios.ICANON | termios.ECHO)


def read(ahead, later):
    """Types keys before and after the terminal takes keys, and returns what is read then."""
    termios.tcsetattr(slave, termios.TCSAFLUSH, lines)
    os.write(master, ahead)
    if ahead:
        # The echo says that the terminal has taken them.
        select.select([master], [], [], 5)
        os.read(master, 100)
    termios.tcsetattr(slave, termios.TCSANOW, keys)
    os.write(master, later)
    select.select([slave], [], [], 5)
    return os.read(slave, 100)


seen = [read(b"a\x04b", b""), read(b"a\nb\x04", b""), read(b"", b"a\x04b")]
print("typed ahead:", seen[0], seen[1], "later:", seen[2])
assert seen == [b"a\x00b", b"a\nb\x00", b"a\x04b"], seen
PYTHON
