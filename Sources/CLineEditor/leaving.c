#define _GNU_SOURCE

#include "CLineEditor.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

/* The signals that end a process, besides the faults, and SIGPIPE and SIGXFSZ: those two are ignored, because the write
 * that they belong to fails as well. */
static const int ending[] = {
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGSYS,
#ifdef __linux__
    SIGIO, SIGPWR, SIGSTKFLT,
#endif
};

static void leave(int signal);
/* Whether a stop is followed by taking the terminal again. */
static volatile sig_atomic_t takes_again;

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
    if (signal == SIGTSTP) {
        cle_foreground_stop();
        cle_terminal_give_back();
    } else {
        cle_terminal_end();
    }
    take_default_effect(signal);
    handle(signal, leave);
    if (did_fill) {
        cle_terminal_fill();
    } else if (was_changed && takes_again) {
        cle_terminal_hush();
    }
    cle_foreground_continue();
    errno = saved;
}

void cle_signals_give_back_at_end(void) {
    for (size_t index = 0; index < sizeof ending / sizeof ending[0]; index++) {
        handle_unless_ignored(ending[index]);
    }
#ifdef SIGRTMIN
    for (int signal = SIGRTMIN; signal <= SIGRTMAX; signal++) {
        handle_unless_ignored(signal);
    }
#endif
}

int cle_signals_will_end(void) {
    sigset_t all, before, waiting;
    sigfillset(&all);
    sigemptyset(&waiting);
    /* Only signals that are blocked are seen to wait. */
    pthread_sigmask(SIG_SETMASK, &all, &before);
    sigpending(&waiting);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    for (size_t index = 0; index < sizeof ending / sizeof ending[0]; index++) {
        if (sigismember(&waiting, ending[index]) == 1 && sigismember(&before, ending[index]) == 0) {
            return 1;
        }
    }
    return 0;
}

/* Who stopped the process without its noticing may have changed the terminal. */
static void take_again(int signal) {
    int saved = errno;
    (void)signal;
    if (cle_terminal_fills()) {
        cle_terminal_fill();
    } else if (cle_terminal_is_changed() && !cle_foreground_is_in_charge()) {
        cle_terminal_hush();
        cle_foreground_continue();
    }
    errno = saved;
}

void cle_signals_give_back_at_stop(int takes) {
    takes_again = takes;
    handle_unless_ignored(SIGTSTP);
    if (takes) {
        handle(SIGCONT, take_again);
    }
}

void cle_signal_deliver(int signal) {
    struct sigaction before;
    sigaction(signal, NULL, &before);
    take_default_effect(signal);
    sigaction(signal, &before, NULL);
}
