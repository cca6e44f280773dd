#define _GNU_SOURCE

#include "CLineEditor.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

enum { HIGHEST = 64, EDITING_COUNT = 6, PATIENCE = 3 };

static const int editing[EDITING_COUNT] = {SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT};
static struct sigaction before_editing[EDITING_COUNT];
static volatile sig_atomic_t noted[HIGHEST + 1];
static int wake[2] = {-1, -1};
static int interrupt_code;
static volatile sig_atomic_t awaits_input;

static void note(int signal) {
    int saved = errno;
    if (signal == SIGTERM || signal == SIGHUP || signal == SIGQUIT) {
        /* The process ends after a write that Ctrl-S may have stopped; another thread that ended it during this would leave
         * the output stopped, so the signal is noted afterwards. */
        cle_terminal_resume_output();
    }
    noted[signal] = signal == SIGINT && awaits_input ? 1 : noted[signal] + 1;
    if (signal == SIGINT && noted[signal] >= PATIENCE) {
        cle_terminal_end();
        _exit(130);
    }
    cle_signals_wake();
    errno = saved;
}

static void end(int signal) {
    (void)signal;
    cle_terminal_end();
    _exit(interrupt_code);
}

static void note_from_now(int signal, struct sigaction *before) {
    struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, before);
}

int cle_signals_descriptor(void) {
    if (wake[0] >= 0 || pipe(wake) != 0) {
        return wake[0];
    }
    for (int end = 0; end < 2; end++) {
        fcntl(wake[end], F_SETFD, FD_CLOEXEC);
        fcntl(wake[end], F_SETFL, O_NONBLOCK);
    }
    return wake[0];
}

void cle_signals_wake(void) {
    if (wake[1] >= 0) {
        char byte = 0;
        ssize_t written = write(wake[1], &byte, 1);
        (void)written;
    }
}

void cle_signals_note_interrupts(void) {
    cle_signals_descriptor();
    note_from_now(SIGINT, NULL);
}

void cle_signals_await_input(int awaits) {
    awaits_input = awaits;
}

void cle_signals_note_children(int notes) {
    static struct sigaction before;
    if (notes) {
        note_from_now(SIGCHLD, &before);
    } else {
        sigaction(SIGCHLD, &before, NULL);
        cle_signal_take(SIGCHLD);
    }
}

void cle_signals_end_on_interrupt(int code) {
    struct sigaction action = {.sa_handler = end};
    interrupt_code = code;
    sigemptyset(&action.sa_mask);
    sigaction(SIGINT, &action, NULL);
}

void cle_signals_note_continuing(void) {
    cle_signals_descriptor();
    note_from_now(SIGCONT, NULL);
}

void cle_signals_begin_editing(void) {
    for (int index = 0; index < EDITING_COUNT; index++) {
        note_from_now(editing[index], &before_editing[index]);
        /* A signal that the caller ignores, as nohup does, stays ignored. */
        if (before_editing[index].sa_handler == SIG_IGN) {
            sigaction(editing[index], &before_editing[index], NULL);
        }
    }
}

void cle_signals_end_editing(void) {
    for (int index = 0; index < EDITING_COUNT; index++) {
        sigaction(editing[index], &before_editing[index], NULL);
        int has_no_effect = editing[index] == SIGWINCH || editing[index] == SIGCONT;
        if (cle_signal_take(editing[index]) && !has_no_effect) {
            raise(editing[index]);
        }
    }
}

int cle_signal_noted(int signal) {
    return signal > 0 && signal <= HIGHEST && noted[signal] != 0;
}

int cle_signal_take(int signal) {
    if (!cle_signal_noted(signal)) {
        return 0;
    }
    noted[signal] = 0;
    return 1;
}

void cle_signals_drain(void) {
    char bytes[64];
    while (wake[0] >= 0 && read(wake[0], bytes, sizeof bytes) > 0) {
    }
}
