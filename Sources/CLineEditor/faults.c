#define _GNU_SOURCE

#include "CLineEditor.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <termios.h>
#include <unistd.h>

enum { MESSAGE_SIZE = 512, STACK_SIZE = 1 << 16 };

static char message[MESSAGE_SIZE];
static int exit_code;
static struct termios cooked;
static int has_cooked;
static char fault_stack[STACK_SIZE];

static void end(int signal) {
    (void)signal;
    if (has_cooked) {
        tcsetattr(STDIN_FILENO, TCSANOW, &cooked);
    }
    ssize_t written = write(STDERR_FILENO, message, strlen(message));
    (void)written;
    _exit(exit_code);
}

void cle_end_on_faults(const char *text, int code) {
    static const int faults[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
    /* Who asks for a backtrace gets it. */
    if (getenv("SWIFT_BACKTRACE")) {
        return;
    }
    strncpy(message, text, MESSAGE_SIZE - 1);
    exit_code = code;
    has_cooked = tcgetattr(STDIN_FILENO, &cooked) == 0;
    /* A stack that ran over leaves no room for the handler. */
    stack_t stack = {.ss_sp = fault_stack, .ss_size = STACK_SIZE};
    sigaltstack(&stack, NULL);
    struct sigaction action = {.sa_handler = end, .sa_flags = SA_ONSTACK | SA_RESETHAND};
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < sizeof faults / sizeof faults[0]; index++) {
        sigaction(faults[index], &action, NULL);
    }
}
