#define _GNU_SOURCE

#include "CLineEditor.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

enum { ENDING_COUNT = 3 };

static const int ending[ENDING_COUNT] = {SIGHUP, SIGQUIT, SIGTERM};

static void leave(int signal);

static void handle(int signal, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, NULL);
}

/* A signal that the caller ignores, as nohup does, stays ignored. */
static void handle_unless_ignored(int signal) {
    struct sigaction before;
    if (sigaction(signal, NULL, &before) == 0 && before.sa_handler != SIG_IGN) {
        handle(signal, leave);
    }
}

static void take_default_effect(int signal) {
    sigset_t one;
    if (signal == SIGQUIT) {
        /* The default effect is a core file, which helps nobody who only wants the program to end. */
        _exit(128 + SIGQUIT);
    }
    handle(signal, SIG_DFL);
    raise(signal);
    sigemptyset(&one);
    sigaddset(&one, signal);
    pthread_sigmask(SIG_UNBLOCK, &one, NULL);
}

/* Gives the terminal back before the signal has its effect; after a stop takes it again. */
static void leave(int signal) {
    int saved = errno;
    int was_changed = cle_terminal_is_changed();
    int did_fill = cle_terminal_fills();
    cle_terminal_give_back();
    take_default_effect(signal);
    handle(signal, leave);
    if (did_fill) {
        cle_terminal_fill();
    } else if (was_changed) {
        cle_terminal_hush();
    }
    errno = saved;
}

void cle_signals_give_back_at_end(void) {
    for (int index = 0; index < ENDING_COUNT; index++) {
        handle_unless_ignored(ending[index]);
    }
}

/* Who stopped the process without its noticing may have changed the terminal. */
static void take_again(int signal) {
    int saved = errno;
    (void)signal;
    if (cle_terminal_fills()) {
        cle_terminal_fill();
    } else if (cle_terminal_is_changed()) {
        cle_terminal_hush();
    }
    errno = saved;
}

void cle_signals_give_back_at_stop(void) {
    handle_unless_ignored(SIGTSTP);
    handle(SIGCONT, take_again);
}

void cle_signal_deliver(int signal) {
    struct sigaction before;
    sigaction(signal, NULL, &before);
    take_default_effect(signal);
    sigaction(signal, &before, NULL);
}
