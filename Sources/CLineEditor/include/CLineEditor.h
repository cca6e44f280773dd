#ifndef CLINEEDITOR_H
#define CLINEEDITOR_H

#include <stddef.h>
#include <stdint.h>

/* libedit's native interface without variable argument lists, for Swift.
 *
 * Text goes in as UTF-8. Positions in the line being edited count Unicode scalars, as libedit does.
 */

/* The keys that only the program sends; no keyboard reaches these C1 codes. */
enum {
    CLE_KEY_PASTE = 0x80,
    CLE_KEY_REDRAW = 0x81,
    CLE_KEY_CANCEL = 0x82,
    CLE_KEY_ACCEPT = 0x83,
    CLE_KEY_LITERAL = 0x84,
    CLE_KEY_KILL = 0x86,
    CLE_KEY_SUGGESTION = 0x87,
    CLE_KEY_BACK = 0x88
};

/* What an editing command is asked to do. */
typedef enum {
    CLE_COMMAND_COMPLETE,
    CLE_COMMAND_PASTE,
    CLE_COMMAND_REDRAW,
    CLE_COMMAND_CANCEL,
    CLE_COMMAND_QUOTE,
    CLE_COMMAND_LITERAL,
    CLE_COMMAND_UP,
    CLE_COMMAND_DOWN,
    CLE_COMMAND_LINE_START,
    CLE_COMMAND_LINE_END,
    CLE_COMMAND_KILL,
    CLE_COMMAND_NEW_LINE,
    CLE_COMMAND_SUGGESTION,
    CLE_COMMAND_BACK,
    CLE_COMMAND_TRANSPOSE
} cle_command;

/* What an editing command leaves to be done. */
typedef enum {
    CLE_OUTCOME_NOTHING,
    CLE_OUTCOME_REFRESH,
    CLE_OUTCOME_BEEP
} cle_outcome;

/* How reading a line ended. */
typedef enum {
    CLE_READ_LINE,
    CLE_READ_END,
    CLE_READ_STOPPED
} cle_read;

typedef struct {
    void *context;
    /* Stores the next key and returns 1; returns 0 at the end of the input, -1 to stop reading the line. */
    int (*read_key)(void *context, uint32_t *key);
    cle_outcome (*run)(void *context, cle_command command);
} cle_callbacks;

typedef struct cle_editor cle_editor;

/* The version of libedit, such as "2.11". */
const char *cle_library_version(void);

/* Opens an editor on the standard streams; NULL if the terminal cannot be edited on. */
cle_editor *cle_open(const char *program, int history_size, cle_callbacks callbacks);
void cle_close(cle_editor *editor);

/* `prompt` may hold escape sequences between \001 characters: they take no columns. */
cle_read cle_read_line(cle_editor *editor, const char *prompt, const char **line);

void cle_history_add(cle_editor *editor, const char *entry);
void cle_history_clear(cle_editor *editor);

size_t cle_line_length(cle_editor *editor);
size_t cle_line_cursor(cle_editor *editor);
uint32_t cle_line_scalar(cle_editor *editor, size_t index);

int cle_insert(cle_editor *editor, const char *text);
/* Deletes that many scalars before the cursor. */
void cle_delete_before(cle_editor *editor, int count);
/* Moves the cursor by that many scalars, within the line. */
void cle_move(cle_editor *editor, int count);

void cle_cook(cle_editor *editor);
void cle_uncook(cle_editor *editor);
void cle_resize(cle_editor *editor);
/* Draws prompt and line anew from the row that the cursor is on. */
void cle_draw(cle_editor *editor);

/* Whether the terminal is this process's, or nobody's; another's may not be changed. */
int cle_terminal_is_in_foreground(void);
/* Keeps the terminal's settings, to restore them at exit. */
void cle_terminal_remember(void);
/* Says that the terminal's settings are about to be changed, by libedit. Waits for the end of a process that a signal ends,
   because the terminal stays as it was given back. */
void cle_terminal_will_change(void);
int cle_terminal_is_changed(void);
/* Between two lines: what is typed ahead is neither echoed nor taken by lines, so that no key is lost. */
void cle_terminal_hush(void);
/* Asks the terminal to mark the beginning and the end of a paste, or to stop that. */
void cle_terminal_mark_pastes(int marks);
/* Takes the whole screen of the terminal: the other buffer, the mouse, marked pastes, and keys as they come. */
void cle_terminal_fill(void);
/* Whether the screen is taken. */
int cle_terminal_fills(void);
/* Gives the screen back as it was. */
void cle_terminal_leave(void);
/* Returns true if another program may have written on the screen since the last call of cle_terminal_take_spoiled. */
int cle_terminal_is_spoiled(void);
/* Returns the same, and counts the screen as drawn again from now on. */
int cle_terminal_take_spoiled(void);
/* Says that text with colours or other styles will be written. */
void cle_terminal_will_have_styles(void);
/* Restores the settings, and stops the marking of pastes. Nothing in the background: the terminal is another's then. */
void cle_terminal_restore(void);
/* The same, and ends a style in the middle of which a signal came. May be called by a signal handler. */
void cle_terminal_give_back(void);
/* The same before the process ends: ends a program in the foreground, and nothing changes the terminal any more. May be
   called by a signal handler. */
void cle_terminal_end(void);
/* Lets output go on that Ctrl-S has stopped; for signal handlers. */
void cle_terminal_resume_output(void);

/* Makes sure that characters are read and measured as UTF-8, whatever the locale. */
void cle_use_utf8(void);
/* Terminal columns of a scalar, as libedit counts them; -1 if it cannot be shown. */
int cle_width(uint32_t scalar);

/* Signals are only noted; the noting wakes a poll on this descriptor. -1 if there is none. */
int cle_signals_descriptor(void);
/* Wakes such a poll as a signal does. May be called by any thread and by a signal handler. */
void cle_signals_wake(void);
/* From now on an interrupt is noted. The third in a row that nobody takes ends the process with 130. */
void cle_signals_note_interrupts(void);
/* While input is awaited, which interrupts discard, any number of them is noted. */
void cle_signals_await_input(int awaits);
/* From now on an interrupt ends the process at once, with this exit code. */
void cle_signals_end_on_interrupt(int code);
/* While a line is edited, the signals that concern the terminal are noted too. */
void cle_signals_begin_editing(void);
void cle_signals_end_editing(void);
/* Whether the signal was noted. */
int cle_signal_noted(int signal);
/* Whether the signal was noted since last asked. */
int cle_signal_take(int signal);
void cle_signals_drain(void);
/* From now on a stopped process notes that it continues. */
void cle_signals_note_continuing(void);
/* Notes, or no longer notes, that a child process has ended or stopped. */
void cle_signals_note_children(int notes);
/* From now on every signal that ends a process gives the terminal back and then does so; SIGQUIT with 131. */
void cle_signals_give_back_at_end(void);
/* From now on SIGTSTP gives the terminal back while the process is stopped; SIGCONT takes it again, or leaves that to the
   program, which may go on in the background. */
void cle_signals_give_back_at_stop(int takes_again);
/* Whether a signal that ends a process waits until a thread handles it. */
int cle_signals_will_end(void);
/* Lets the signal have its default effect, and comes back if that leaves the process alive. */
void cle_signal_deliver(int signal);

/* Runs a shell command in the foreground, in a process group of its own: keys that send signals concern it alone. It reads
   what is written to the returned descriptor. If Ctrl-Z stops it, this process stops, too, and both continue together.
   There is one such program at a time. -1 if it cannot be started. */
int cle_foreground_begin(const char *command);
/* Writes all bytes; returns false if the program has ended, or reads no more. */
int cle_foreground_write(int descriptor, const void *bytes, size_t count);
/* Waits for the end of the program, and takes the terminal back. */
void cle_foreground_finish(int descriptor);
/* Whether the program has the terminal, or was stopped with this process and will have it. */
int cle_foreground_is_in_charge(void);
/* For signal handlers: stop the program and take the terminal; let it go on with the terminal; end it. */
void cle_foreground_stop(void);
void cle_foreground_continue(void);
void cle_foreground_end(void);

/* From now on a fault of the program (a trap, a stack that runs over on the calling thread) gives the terminal back,
 * says this on standard error and ends the process with this code. If SWIFT_BACKTRACE is set, the handler that was
 * there before has its effect instead. */
void cle_end_on_faults(const char *message, int code);
/* The same for a stack that runs over on the calling thread, which works for the one above; there is one such thread. */
void cle_end_on_faults_of_worker(void);

#endif
