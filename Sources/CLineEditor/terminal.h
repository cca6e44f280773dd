#ifndef CLINEEDITOR_TERMINAL_H
#define CLINEEDITOR_TERMINAL_H

/* Writes to a terminal unless it takes no output, which must not keep the process from ending. */
void cle_terminal_write_if_ready(const char *text);

#endif
