#define _GNU_SOURCE

#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <libproc.h>
#include <mach/mach_time.h>
#endif

/* Prepares the child between fork and exec; uses only async-signal-safe calls. */
static void become(
    const char *slave, const char *path, char *const arguments[], char *const environment[], const char *folder) {
    setsid();
    int terminal = open(slave, O_RDWR);
    if (terminal < 0 || ioctl(terminal, TIOCSCTTY, 0) < 0 || chdir(folder) < 0) {
        _exit(126);
    }
    for (int descriptor = 0; descriptor < 3; descriptor++) {
        dup2(terminal, descriptor);
    }
    for (int descriptor = 3; descriptor < 1024; descriptor++) {
        close(descriptor);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    for (int signal = 1; signal < 32; signal++) {
        struct sigaction standard = {.sa_handler = SIG_DFL};
        sigaction(signal, &standard, NULL);
    }
    execve(path, arguments, environment);
    _exit(127);
}

int cpt_start(
    const char *path, char *const arguments[], char *const environment[], const char *folder, int rows, int columns,
    cpt_terminal *terminal) {
    char slave[128];
    int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK);
    if (master < 0) {
        return -1;
    }
    if (grantpt(master) != 0 || unlockpt(master) != 0 || ptsname_r(master, slave, sizeof slave) != 0) {
        close(master);
        return -1;
    }
    terminal->descriptor = master;
    cpt_resize(*terminal, rows, columns);
    terminal->child = fork();
    if (terminal->child == 0) {
        become(slave, path, arguments, environment, folder);
    }
    if (terminal->child < 0) {
        close(master);
        return -1;
    }
    return 0;
}

int cpt_resize(cpt_terminal terminal, int rows, int columns) {
    struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
    return ioctl(terminal.descriptor, TIOCSWINSZ, &size);
}

ssize_t cpt_read(cpt_terminal terminal, void *bytes, size_t count, int milliseconds) {
    struct pollfd descriptor = {.fd = terminal.descriptor, .events = POLLIN};
    int ready = poll(&descriptor, 1, milliseconds);
    if (ready <= 0) {
        return ready < 0 && errno != EINTR ? -1 : 0;
    }
    ssize_t result = read(terminal.descriptor, bytes, count);
    if (result < 0 && (errno == EINTR || errno == EAGAIN)) {
        return 0;
    }
    return result <= 0 ? -1 : result;
}

ssize_t cpt_write(cpt_terminal terminal, const void *bytes, size_t count, int milliseconds) {
    struct pollfd descriptor = {.fd = terminal.descriptor, .events = POLLOUT};
    int ready = poll(&descriptor, 1, milliseconds);
    if (ready <= 0) {
        return ready < 0 && errno != EINTR ? -1 : 0;
    }
    ssize_t result = write(terminal.descriptor, bytes, count);
    return result < 0 && (errno == EINTR || errno == EAGAIN) ? 0 : result;
}

int cpt_is_cooked(cpt_terminal terminal) {
    struct termios settings;
    if (tcgetattr(terminal.descriptor, &settings) != 0) {
        return -1;
    }
    return (settings.c_lflag & ICANON) && (settings.c_lflag & ECHO) && (settings.c_iflag & IXON);
}

int cpt_wait(cpt_terminal terminal, int milliseconds) {
    struct timespec pause = {.tv_nsec = 5 * 1000 * 1000};
    for (int waited = 0; waited <= milliseconds; waited += 5) {
        int status = 0;
        if (waitpid(terminal.child, &status, WNOHANG) == terminal.child) {
            return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
        }
        nanosleep(&pause, NULL);
    }
    return -1;
}

int cpt_cook(cpt_terminal terminal) {
    struct termios settings;
    if (tcgetattr(terminal.descriptor, &settings) != 0) {
        return -1;
    }
    settings.c_lflag |= ICANON | ECHO;
    return tcsetattr(terminal.descriptor, TCSANOW, &settings);
}

int cpt_is_stopped(cpt_terminal terminal) {
    siginfo_t info = {0};
    int flags = WSTOPPED | WNOHANG | WNOWAIT;
    return waitid(P_PID, (id_t)terminal.child, &info, flags) == 0 && info.si_pid == terminal.child;
}

long long cpt_processor_time(cpt_terminal terminal) {
#ifdef __APPLE__
    struct rusage_info_v2 usage;
    mach_timebase_info_data_t unit;
    if (proc_pid_rusage(terminal.child, RUSAGE_INFO_V2, (rusage_info_t *)&usage) != 0) return -1;
    if (mach_timebase_info(&unit) != KERN_SUCCESS) return -1;
    return (long long)((usage.ri_user_time + usage.ri_system_time) * unit.numer / unit.denom);
#else
    clockid_t clock;
    struct timespec time;
    if (clock_getcpuclockid(terminal.child, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
    return time.tv_sec * 1000000000LL + time.tv_nsec;
#endif
}

void cpt_hang_up(cpt_terminal *terminal) {
    close(terminal->descriptor);
    terminal->descriptor = -1;
}

void cpt_close(cpt_terminal terminal) {
    kill(-terminal.child, SIGKILL);
    kill(terminal.child, SIGKILL);
    if (terminal.descriptor >= 0) {
        close(terminal.descriptor);
    }
    waitpid(terminal.child, NULL, 0);
}
