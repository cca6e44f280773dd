#!/bin/bash
# tmux 3.3a takes text for the clipboard from programs (the escape sequence OSC 52) only with set-clipboard on. Its default,
# external, sounds as if it passed them on to the terminal outside: it drops them without a word.
#
# One would guess from the name, and from tmux's own copy mode, which does reach the clipboard by default, that a program
# in a pane can write there, too. So a program that copies by OSC 52 must say in tmux which setting lets it through, and
# must not say that the text has arrived.
#
# Seen: after printf '\033]52;c;aGVsbG8=\007' in a pane of a client on a terminal of type xterm-256color, the client's terminal
# gets no OSC 52 with the default, and one with the same text with on.
set -euo pipefail
folder=$(mktemp -d)
export TMUX_TMPDIR=$folder TERM=xterm-256color
unset TMUX
tmux=$folder/root/usr/bin/tmux
cleanup() { "$tmux" kill-server 2>/dev/null || true; rm -rf "$folder"; }
trap cleanup EXIT
cd "$folder"
apt-get download -qq tmux libevent-core-2.1-7 libutempter0 >/dev/null 2>&1 || { echo "needs apt-get update" >&2; exit 1; }
for package in *.deb; do dpkg -x "$package" root; done
export LD_LIBRARY_PATH=$folder/root/usr/lib/$(uname -m)-linux-gnu
[ "$("$tmux" -V)" = "tmux 3.3a" ]
echo 'printf "\033]52;c;aGVsbG8=\007"; sleep 1' >copy

# Prints how many OSC 52 the terminal of a client gets while a program in a pane sends one.
arrived() {
    script -q -c "stty rows 24 cols 80; $tmux -f $1 new-session sh copy" seen </dev/null >/dev/null
    grep -a -c ']52;[^;]*;aGVsbG8=' seen || true
}

echo 'set-option -s set-clipboard on' >on.conf
default=$(arrived /dev/null)
on=$(arrived on.conf)
echo "$("$tmux" -V): with the default $default arrived, with set-clipboard on $on"
[ "$default" = 0 ] && [ "$on" = 1 ]
