#ifndef CLINEEDITOR_TERMINAL_H
#define CLINEEDITOR_TERMINAL_H

/* Whether the terminal is this process's, or nobody's; another's may not be changed. */
int cle_terminal_is_in_foreground(void);
/* Writes to a terminal unless it takes no output, which must not keep the process from ending. */
void cle_terminal_write_if_ready(const char *text);

#endif
