#define _GNU_SOURCE

#include "CLineEditor.h"
#include "terminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

extern char **environ;

/* The time that a program has to leave the terminal in order and to stop, in milliseconds. */
enum { PATIENCE = 50 };

/* The process group of the program in the foreground; 0 if there is none. */
static volatile sig_atomic_t group;
/* Whether that program was stopped, and the settings of the terminal that it had. */
static volatile sig_atomic_t is_stopped;
static struct termios settings;
/* Whether keys were switched to those of an application, when the program went on. */
static volatile sig_atomic_t has_keys;
static int has_ended;
static int status;

/* Arrow keys as an application gets them, as programs that show pages ask for them. */
static const char taking_keys[] = "\033[?1h\033=";
/* What such a program may have left: those keys, the mouse, marked pastes, a hidden cursor, a style, the other buffer. */
static const char leaving[] = "\033[?1l\033>\033[?1006l\033[?1002l\033[?1000l\033[?2004l\033[?25h\033[0m\033[?47l";

/* A process that is not in the foreground may change that only while this signal is blocked. */
static void give_terminal_to(pid_t receiver) {
    sigset_t one, before;
    sigemptyset(&one);
    sigaddset(&one, SIGTTOU);
    pthread_sigmask(SIG_BLOCK, &one, &before);
    tcsetpgrp(STDIN_FILENO, receiver);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

static int has_terminal(void) {
    return group && tcgetpgrp(STDIN_FILENO) == group;
}

int cle_foreground_is_in_charge(void) {
    /* In this order: the program gets the terminal before it is said not to be stopped. */
    return is_stopped || has_terminal();
}

/* Takes the terminal from the program, which a signal stops or ends. */
static void take_terminal(int signal) {
    int is_ours = has_terminal();
    kill(-(pid_t)group, signal);
    if (is_ours) {
        give_terminal_to(getpgrp());
    }
    if (cle_terminal_is_in_foreground()) {
        cle_terminal_write_if_ready(leaving);
    }
}

void cle_foreground_stop(void) {
    if (group && !is_stopped) {
        is_stopped = 1;
        tcgetattr(STDIN_FILENO, &settings);
        take_terminal(SIGSTOP);
        /* A program that waits for a key stops when it runs next, and would take a key that is typed before. */
        poll(NULL, 0, PATIENCE);
    }
}

void cle_foreground_continue(void) {
    if (!group || has_terminal() || !cle_terminal_is_in_foreground()) {
        return;
    }
    cle_terminal_will_change();
    if (is_stopped) {
        tcsetattr(STDIN_FILENO, TCSANOW, &settings);
    }
    has_keys = 1;
    cle_terminal_write_if_ready(taking_keys);
    give_terminal_to((pid_t)group);
    kill(-(pid_t)group, SIGCONT);
    /* A program that has not noticed the stop draws its page for a window size that may be new. */
    kill(-(pid_t)group, SIGWINCH);
    is_stopped = 0;
    cle_signals_wake();
}

void cle_foreground_end(void) {
    if (group) {
        take_terminal(SIGKILL);
    }
}

/* Starts the shell in a process group of its own, with the descriptor as its input; returns 0 if that fails. */
static pid_t start(const char *command, int input) {
    /* The shell waits for the command, whatever keys send signals, and so stops by Ctrl-Z even if the command does not. */
    static const char script[] = "trap : INT QUIT\n%s\nexit\n";
    char text[sizeof script + strlen(command)];
    snprintf(text, sizeof text, script, command);
    char *arguments[] = {"sh", "-c", text, NULL};
    posix_spawnattr_t attributes;
    posix_spawn_file_actions_t actions;
    sigset_t none, ignored;
    pid_t child = 0;
    sigemptyset(&none);
    sigemptyset(&ignored);
    sigaddset(&ignored, SIGPIPE);
    sigaddset(&ignored, SIGXFSZ);
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &ignored);
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    if (posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments, environ) != 0) {
        child = 0;
    }
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return child;
}

int cle_foreground_begin(const char *command) {
    int text[2];
    if (!cle_terminal_is_in_foreground() || pipe(text) != 0) {
        return -1;
    }
    fcntl(text[0], F_SETFD, FD_CLOEXEC);
    fcntl(text[1], F_SETFD, FD_CLOEXEC);
    fcntl(text[1], F_SETFL, O_NONBLOCK);
    cle_signals_descriptor();
    cle_signals_note_children(1);
    pid_t child = start(command, text[0]);
    close(text[0]);
    if (child == 0) {
        cle_signals_note_children(0);
        close(text[1]);
        return -1;
    }
    is_stopped = 0;
    has_keys = 0;
    has_ended = 0;
    group = child;
    give_terminal_to(child);
    /* It may have been stopped because it used the terminal before. */
    kill(-child, SIGCONT);
    return text[1];
}

static int stops(void) {
    siginfo_t child = {0};
    /* Not while a signal stops or continues both. */
    int is_alone = !is_stopped;
    int is_at_rest = waitid(P_PID, (id_t)group, &child, WSTOPPED | WNOWAIT | WNOHANG) == 0 && child.si_pid == group;
    return is_alone && is_at_rest && !is_stopped && has_terminal();
}

/* Waits until the program ends, or a descriptor can be written; stops with the program. */
static void wait_for(int descriptor) {
    while (1) {
        cle_signals_drain();
        has_ended = waitpid((pid_t)group, &status, WNOHANG) != 0;
        if (has_ended) {
            return;
        }
        if (stops()) {
            poll(NULL, 0, PATIENCE);
            raise(SIGTSTP);
            continue;
        }
        struct pollfd waiting[] = {
            {.fd = cle_signals_descriptor(), .events = POLLIN}, {.fd = descriptor, .events = POLLOUT}};
        if (poll(waiting, 2, -1) > 0 && waiting[1].revents) {
            return;
        }
    }
}

int cle_foreground_write(int descriptor, const void *bytes, size_t count) {
    const char *next = bytes;
    while (count > 0) {
        wait_for(descriptor);
        if (has_ended) {
            return 0;
        }
        ssize_t written = write(descriptor, next, count);
        if (written < 0 && errno != EAGAIN && errno != EINTR) {
            return 0;
        }
        next += written > 0 ? written : 0;
        count -= written > 0 ? (size_t)written : 0;
    }
    return 1;
}

void cle_foreground_finish(int descriptor) {
    close(descriptor);
    while (!has_ended) {
        wait_for(-1);
    }
    if (has_terminal()) {
        give_terminal_to(getpgrp());
    }
    if (cle_terminal_is_changed()) {
        cle_terminal_hush();
    }
    if (status != 0 || has_keys) {
        cle_terminal_write_if_ready(leaving);
    }
    group = 0;
    cle_signals_note_children(0);
}
