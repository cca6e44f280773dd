#define _GNU_SOURCE

#include "CLineEditor.h"
#include "terminal.h"

#include <poll.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

/* Milliseconds. */
enum { GRACE = 10 };

static struct termios original;
static struct termios hushed;
static volatile sig_atomic_t is_changed;
static volatile sig_atomic_t marks_pastes;
static volatile sig_atomic_t has_styles;
static volatile sig_atomic_t fills;
static volatile sig_atomic_t is_spoiled;
static volatile sig_atomic_t is_over;

static const char filling[] = "\033[?1049h\033[?1002h\033[?1006h\033[?2004h\033[?25l";
/* An update may have been cut short, in the middle of a style. */
static const char leaving[] = "\033[?2026l\033[0m\033[?2004l\033[?1006l\033[?1002l\033[?25h\033[?1049l";

/* A process in the background would be stopped for changing the terminal, which is the shell's then. */
int cle_terminal_is_in_foreground(void) {
    pid_t foreground = tcgetpgrp(STDIN_FILENO);
    return foreground < 0 || foreground == getpgrp();
}

/* A terminal that takes no output must not keep the process from ending. */
void cle_terminal_write_if_ready(const char *text) {
    struct pollfd output = {.fd = STDOUT_FILENO, .events = POLLOUT};
    if (poll(&output, 1, 0) == 1 && (output.revents & POLLOUT)) {
        ssize_t written = write(STDOUT_FILENO, text, strlen(text));
        (void)written;
    }
}

void cle_terminal_remember(void) {
    if (tcgetattr(STDIN_FILENO, &original) != 0) {
        return;
    }
    hushed = original;
    hushed.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    hushed.c_cc[VMIN] = 1;
    hushed.c_cc[VTIME] = 0;
    atexit(cle_terminal_restore);
}

void cle_terminal_will_change(void) {
    /* Another thread ends the process, and gives the terminal back for good. */
    while (is_over || cle_signals_will_end()) {
        poll(NULL, 0, 1);
    }
    is_changed = 1;
}

int cle_terminal_is_changed(void) {
    return is_changed;
}

void cle_terminal_hush(void) {
    cle_terminal_will_change();
    tcsetattr(STDIN_FILENO, TCSANOW, &hushed);
}

void cle_terminal_mark_pastes(int marks) {
    const char *text = marks ? "\033[?2004h" : "\033[?2004l";
    if (marks) {
        cle_terminal_will_change();
        marks_pastes = 1;
    }
    ssize_t written = write(STDOUT_FILENO, text, strlen(text));
    (void)written;
    marks_pastes = marks;
}

void cle_terminal_fill(void) {
    cle_terminal_will_change();
    fills = 1;
    is_spoiled = 1;
    cle_terminal_hush();
    ssize_t written = write(STDOUT_FILENO, filling, strlen(filling));
    (void)written;
}

void cle_terminal_leave(void) {
    if (fills) {
        fills = 0;
        cle_terminal_write_if_ready(leaving);
    }
}

int cle_terminal_fills(void) {
    return fills;
}

int cle_terminal_is_spoiled(void) {
    return is_spoiled;
}

int cle_terminal_take_spoiled(void) {
    int was = is_spoiled;
    is_spoiled = 0;
    return was;
}

void cle_terminal_will_have_styles(void) {
    has_styles = 1;
}

void cle_terminal_restore(void) {
    int is_ours = (is_changed || marks_pastes || fills) && cle_terminal_is_in_foreground();
    if (is_ours && fills) {
        cle_terminal_write_if_ready(leaving);
    }
    if (is_ours && marks_pastes) {
        cle_terminal_write_if_ready("\033[?2004l");
    }
    if (is_ours && is_changed) {
        tcsetattr(STDIN_FILENO, TCSANOW, &original);
    }
    fills = 0;
    marks_pastes = 0;
    is_changed = 0;
}

void cle_terminal_resume_output(void) {
    /* Stopping it once more and starting it ends every stop, and leaves the settings as they are. */
    if (cle_terminal_is_in_foreground()) {
        tcflow(STDIN_FILENO, TCOOFF);
        tcflow(STDIN_FILENO, TCOON);
    }
}

void cle_terminal_give_back(void) {
    /* The output may have ended within a style, or within an escape sequence. */
    if (has_styles && cle_terminal_is_in_foreground()) {
        cle_terminal_write_if_ready("\033[0m");
    }
    cle_terminal_restore();
}

void cle_terminal_end(void) {
    int was_changed = is_changed;
    is_over = 1;
    cle_foreground_end();
    cle_terminal_resume_output();
    cle_terminal_give_back();
    /* Another thread may have been about to change the terminal; it has done so by then, and does so no more. */
    poll(NULL, 0, GRACE);
    is_changed = is_changed || was_changed;
    cle_terminal_restore();
}
