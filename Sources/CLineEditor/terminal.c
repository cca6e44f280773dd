#define _GNU_SOURCE

#include "CLineEditor.h"

#include <errno.h>
#include <signal.h>
#include <stddef.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>

enum { LEAVING_COUNT = 4 };

static const int leaving[LEAVING_COUNT] = {SIGTSTP, SIGTERM, SIGHUP, SIGQUIT};
static struct termios original;
static struct termios hushed;
static volatile sig_atomic_t is_hushed;

static void leave(int signal);

static void handle(int signal, void (*handler)(int)) {
    struct sigaction action = {.sa_handler = handler, .sa_flags = SA_RESTART};
    sigemptyset(&action.sa_mask);
    sigaction(signal, &action, NULL);
}

/* Gives the terminal back before the signal has its effect; after a stop takes it again. */
static void leave(int signal) {
    int saved = errno;
    sigset_t one;
    int was_hushed = is_hushed;
    cle_terminal_restore();
    handle(signal, SIG_DFL);
    raise(signal);
    sigemptyset(&one);
    sigaddset(&one, signal);
    pthread_sigmask(SIG_UNBLOCK, &one, NULL);
    handle(signal, leave);
    if (was_hushed) {
        cle_terminal_hush();
    }
    errno = saved;
}

void cle_terminal_remember(void) {
    if (tcgetattr(STDIN_FILENO, &original) != 0) {
        return;
    }
    hushed = original;
    hushed.c_lflag &= ~(tcflag_t)(ICANON | ECHO);
    hushed.c_cc[VMIN] = 1;
    hushed.c_cc[VTIME] = 0;
    for (int index = 0; index < LEAVING_COUNT; index++) {
        handle(leaving[index], leave);
    }
    atexit(cle_terminal_restore);
}

void cle_terminal_hush(void) {
    is_hushed = 1;
    tcsetattr(STDIN_FILENO, TCSANOW, &hushed);
}

void cle_terminal_restore(void) {
    if (is_hushed) {
        tcsetattr(STDIN_FILENO, TCSANOW, &original);
        is_hushed = 0;
    }
}
