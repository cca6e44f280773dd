#!/bin/bash
# libedit 3.1-20221030 (Debian 12) shows a combining mark that is typed at the end of a line, but leaves it out of all
# that it draws later: the line that el_gets returns still has it. It also moves the cursor as if it took a column.
#
# One would guess that a mark is written with the character before it, since libedit keeps wide characters with a filler
# beside them. Its copy of the screen has one character for each column, and a mark, which wcwidth gives no column, has
# no place in it: only the direct way of a character typed at the end, which bypasses the copy, writes it. That way
# counts a column for it. A program that lets people type text in any language writes such lines itself.
#
# Seen: after "cafe", U+0301 and " x", Ctrl-A and "Y" write "Ycafe x" without the mark; the line is "Ycafé x". One step
# to the left moves the cursor of the terminal by two columns.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
version=3.1-20221030-2
(
    cd "$folder"
    apt-get download -q "libedit2=$version" "libedit-dev=$version" >/dev/null
    for package in ./*.deb; do dpkg-deb -x "$package" root; done
)
libraries=$(dirname "$(find "$folder/root" -name 'libedit.so.2')")
cat >"$folder/ask.c" <<'C'
#include <histedit.h>
#include <locale.h>
#include <stdio.h>

static char *prompt(EditLine *editor) {
    (void)editor;
    return "> ";
}

int main(void) {
    setlocale(LC_ALL, "C.UTF-8");
    EditLine *editor = el_init("ask", stdin, stdout, stderr);
    el_set(editor, EL_PROMPT, prompt);
    el_set(editor, EL_EDITOR, "emacs");
    int count = 0;
    const char *line = el_gets(editor, &count);
    printf("the line is %s", line ? line : "");
    return 0;
}
C
gcc -I"$folder/root/usr/include" "$folder/ask.c" -o "$folder/ask" "$libraries/libedit.so.2" -Wl,-rpath,"$libraries" \
    -Wl,--allow-shlib-undefined
echo "libedit $version"
PROGRAM="$folder/ask" python3 - <<'PYTHON'
import os, pty, select

mark = "\u0301".encode()
text = b"cafe" + mark + b" x"


def written(keys):
    """Types keys one after another, and returns what the program writes for each."""
    process, terminal = pty.fork()
    if process == 0:
        os.environ["TERM"] = "xterm"
        os.execv(os.environ["PROGRAM"], ["ask"])
    answers = []
    for key in [b"", *keys]:
        os.write(terminal, key)
        answer = b""
        while select.select([terminal], [], [], 0.5)[0]:
            try:
                answer += os.read(terminal, 1000)
            except OSError:
                break
        answers.append(answer)
    os.close(terminal)
    os.waitpid(process, 0)
    return answers[1:]


first, _, redrawn, end = written([text, b"\x01", b"Y", b"\r"])
moved = written([text, b"\x1b[D", b"\r"])[1]
print("typed:", first, "redrawn:", redrawn, "end:", end, "left:", moved)
assert mark in first
assert mark not in redrawn and b"Y" in redrawn
assert b"the line is Ycafe" + mark + b" x" in end
assert moved == b"\x08\x08", moved
PYTHON
