#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

typedef struct {
    int descriptor;
    pid_t child;
} cpt_terminal;

/* Starts a program with a new pseudo terminal of this size as its controlling terminal. Returns -1 and sets errno on
 * failure. `arguments` and `environment` end in NULL. */
int cpt_start(
    const char *path, char *const arguments[], char *const environment[], const char *folder, int rows, int columns,
    cpt_terminal *terminal);

/* Changes the size; the program gets SIGWINCH. */
int cpt_resize(cpt_terminal terminal, int rows, int columns);

/* Reads output of the program. Returns the number of bytes, 0 on timeout, -1 if the program closed its side. */
ssize_t cpt_read(cpt_terminal terminal, void *bytes, size_t count, int milliseconds);

/* Writes bytes as if they were typed, as many as the terminal takes before the program reads them; waits up to a time
 * for room. Returns the number of bytes written, -1 if the program closed its side. */
ssize_t cpt_write(cpt_terminal terminal, const void *bytes, size_t count, int milliseconds);

/* Returns 1 if the terminal echoes, is line-buffered and stops by Ctrl-S, as for a shell; 0 if not; -1 on failure. */
int cpt_is_cooked(cpt_terminal terminal);

/* Makes the terminal echo and take lines, as a shell does when a program stops. Returns -1 on failure. */
int cpt_cook(cpt_terminal terminal);

/* Waits for the program to exit. Returns its exit code, or 128 plus the signal that ended it; -1 on timeout. */
int cpt_wait(cpt_terminal terminal, int milliseconds);

/* Returns 1 if the program is stopped by a signal, 0 if not. */
int cpt_is_stopped(cpt_terminal terminal);

/* Returns the time that the program has had a processor, in nanoseconds; -1 on failure. */
long long cpt_processor_time(cpt_terminal terminal);

/* Closes the terminal as by closing its window, and lets the program end. */
void cpt_hang_up(cpt_terminal *terminal);

/* Ends the program and closes the terminal. */
void cpt_close(cpt_terminal terminal);

#endif
