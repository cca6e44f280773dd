#define _GNU_SOURCE

#include "CLineEditor.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MESSAGE_SIZE = 512, STACK_SIZE = 1 << 16, FAULT_COUNT = 6 };

static const int faults[FAULT_COUNT] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};
static struct sigaction before[FAULT_COUNT];
static char message[MESSAGE_SIZE];
static int exit_code;
static char fault_stack[STACK_SIZE];
static char worker_stack[STACK_SIZE];

static void end(int signal) {
    (void)signal;
    cle_terminal_end();
    ssize_t written = write(STDERR_FILENO, message, strlen(message));
    (void)written;
    _exit(exit_code);
}

/* Lets the handler that was there print its backtrace, on a terminal that echoes and takes lines. */
static void pass_on(int signal, siginfo_t *info, void *context) {
    cle_terminal_end();
    for (size_t index = 0; index < FAULT_COUNT; index++) {
        if (faults[index] == signal && (before[index].sa_flags & SA_SIGINFO) && before[index].sa_sigaction) {
            before[index].sa_sigaction(signal, info, context);
        }
    }
    /* The signal is blocked until this handler returns, and then ends the process. */
    struct sigaction standard = {.sa_handler = SIG_DFL};
    sigemptyset(&standard.sa_mask);
    sigaction(signal, &standard, NULL);
    raise(signal);
}

/* A stack that ran over leaves no room for the handler. */
static void use_stack(char *start) {
    stack_t stack = {.ss_sp = start, .ss_size = STACK_SIZE};
    sigaltstack(&stack, NULL);
}

void cle_end_on_faults_of_worker(void) {
    use_stack(worker_stack);
}

void cle_end_on_faults(const char *text, int code) {
    struct sigaction action = {.sa_flags = SA_ONSTACK | SA_RESETHAND};
    /* Who asks for a backtrace gets it. */
    if (getenv("SWIFT_BACKTRACE")) {
        action.sa_sigaction = pass_on;
        action.sa_flags |= SA_SIGINFO;
    } else {
        action.sa_handler = end;
    }
    strncpy(message, text, MESSAGE_SIZE - 1);
    exit_code = code;
    use_stack(fault_stack);
    sigemptyset(&action.sa_mask);
    for (size_t index = 0; index < FAULT_COUNT; index++) {
        sigaction(faults[index], &action, &before[index]);
    }
}
