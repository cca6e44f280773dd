#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stddef.h>
#include <sys/types.h>

typedef struct {
    int descriptor;
    pid_t child;
} cpt_terminal;

/* Starts a program whose controlling terminal is a new pseudo terminal of this size. -1 and errno if that fails.
 * `arguments` and `environment` end in NULL. */
int cpt_start(
    const char *path, char *const arguments[], char *const environment[], const char *folder, int rows, int columns,
    cpt_terminal *terminal);

/* Changes the size; the program gets SIGWINCH. */
int cpt_resize(cpt_terminal terminal, int rows, int columns);

/* Reads what the program wrote: the number of bytes, 0 if nothing came in time, -1 when the program's side is closed. */
ssize_t cpt_read(cpt_terminal terminal, void *bytes, size_t count, int milliseconds);

/* Writes all bytes as if they were typed; reading is up to the program, so this may have to wait for it. */
ssize_t cpt_write(cpt_terminal terminal, const void *bytes, size_t count);

/* Whether typed characters are echoed and passed on by lines, as a shell wants it. */
int cpt_is_cooked(cpt_terminal terminal);

/* Waits for the program's end: its exit code, or 128 and the signal that ended it; -1 if it still runs then. */
int cpt_wait(cpt_terminal terminal, int milliseconds);

/* Ends the program and closes the terminal. */
void cpt_close(cpt_terminal terminal);

#endif
