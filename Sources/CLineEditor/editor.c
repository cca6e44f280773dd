#include "CLineEditor.h"
#include "settings.h"

#include <histedit.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct cle_editor {
    EditLine *line;
    History *history;
    cle_callbacks callbacks;
    char *prompt;
};

static cle_editor *editor_of(EditLine *line) {
    void *data = NULL;
    el_get(line, EL_CLIENTDATA, &data);
    return data;
}

static char *prompt_of(EditLine *line) {
    static char none[] = "";
    cle_editor *editor = editor_of(line);
    return editor && editor->prompt ? editor->prompt : none;
}

static int read_key(EditLine *line, wchar_t *key) {
    cle_editor *editor = editor_of(line);
    uint32_t scalar = 0;
    int result = editor->callbacks.read_key(editor->callbacks.context, &scalar);
    *key = (wchar_t)scalar;
    return result;
}

static unsigned char run(EditLine *line, cle_command command) {
    cle_editor *editor = editor_of(line);
    switch (editor->callbacks.run(editor->callbacks.context, command)) {
    case CLE_OUTCOME_REFRESH:
        return CC_REFRESH;
    case CLE_OUTCOME_BEEP:
        return CC_REFRESH_BEEP;
    default:
        return CC_NORM;
    }
}

static unsigned char complete(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_COMPLETE);
}

static unsigned char paste(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_PASTE);
}

static unsigned char redraw(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_REDRAW);
}

static unsigned char cancel(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_CANCEL);
}

static unsigned char quote(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_QUOTE);
}

static unsigned char insert_literal(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_LITERAL);
}

static unsigned char up(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_UP);
}

static unsigned char down(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_DOWN);
}

static unsigned char line_start(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_LINE_START);
}

static unsigned char line_end(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_LINE_END);
}

static unsigned char kill_line(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_KILL);
}

static unsigned char new_line(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_NEW_LINE);
}

static unsigned char insert_suggestion(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_SUGGESTION);
}

static unsigned char complete_back(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_BACK);
}

static unsigned char transpose(EditLine *line, int key) {
    (void)key;
    return run(line, CLE_COMMAND_TRANSPOSE);
}

static void bind_in_both_maps(EditLine *line, const char *key, const char *function) {
    el_set(line, EL_BIND, key, function, NULL);
    el_set(line, EL_BIND, "-a", key, function, NULL);
}

static void bind_own_keys(EditLine *line) {
    bind_in_both_maps(line, "\\200", "line-editor-paste");
    bind_in_both_maps(line, "\\201", "line-editor-redraw");
    bind_in_both_maps(line, "\\202", "line-editor-cancel");
    bind_in_both_maps(line, "\\203", "ed-newline");
    bind_in_both_maps(line, "\\204", "line-editor-literal");
    bind_in_both_maps(line, "\\206", "ed-kill-line");
    bind_in_both_maps(line, "\\207", "line-editor-suggestion");
    bind_in_both_maps(line, "\\210", "line-editor-complete-back");
}

static void bind_emacs_keys(EditLine *line) {
    el_set(line, EL_BIND, "\\e[1;5C", "em-next-word", NULL);
    el_set(line, EL_BIND, "\\e[1;5D", "ed-prev-word", NULL);
    el_set(line, EL_BIND, "\\e[1;3C", "em-next-word", NULL);
    el_set(line, EL_BIND, "\\e[1;3D", "ed-prev-word", NULL);
    el_set(line, EL_BIND, "\\e[1;9C", "em-next-word", NULL);
    el_set(line, EL_BIND, "\\e[1;9D", "ed-prev-word", NULL);
    el_set(line, EL_BIND, "\\e[A", "line-editor-up", NULL);
    el_set(line, EL_BIND, "\\eOA", "line-editor-up", NULL);
    el_set(line, EL_BIND, "^P", "line-editor-up", NULL);
    el_set(line, EL_BIND, "\\e[B", "line-editor-down", NULL);
    el_set(line, EL_BIND, "\\eOB", "line-editor-down", NULL);
    el_set(line, EL_BIND, "^N", "line-editor-down", NULL);
    el_set(line, EL_BIND, "^A", "line-editor-line-start", NULL);
    el_set(line, EL_BIND, "^E", "line-editor-line-end", NULL);
    el_set(line, EL_BIND, "^K", "line-editor-kill-line", NULL);
    el_set(line, EL_BIND, "^T", "line-editor-transpose", NULL);
    el_set(line, EL_BIND, "\\e^M", "line-editor-new-line", NULL);
    el_set(line, EL_BIND, "\\e^J", "line-editor-new-line", NULL);
    /* Not libedit's own commands: they can end its editing. */
    el_set(line, EL_BIND, "\\ex", "ed-unassigned", NULL);
    el_set(line, EL_BIND, "\\eX", "ed-unassigned", NULL);
}

/* The map of vi's command mode, without libedit's own commands, its prompt for a pattern and another editor. */
static void bind_vi_keys(EditLine *line) {
    el_set(line, EL_BIND, "-a", ":", "ed-unassigned", NULL);
    el_set(line, EL_BIND, "-a", "v", "ed-unassigned", NULL);
    el_set(line, EL_BIND, "-a", "/", "em-inc-search-prev", NULL);
    el_set(line, EL_BIND, "-a", "?", "em-inc-search-next", NULL);
}

static void bind_keys(EditLine *line) {
    const char *mode = NULL;
    bind_own_keys(line);
    el_set(line, EL_BIND, "^@", "line-editor-quote", NULL);
    el_set(line, EL_BIND, "^I", "line-editor-complete", NULL);
    el_set(line, EL_BIND, "^R", "em-inc-search-prev", NULL);
    el_set(line, EL_BIND, "^V", "line-editor-quote", NULL);
    el_set(line, EL_BIND, "^W", "ed-delete-prev-word", NULL);
    el_get(line, EL_EDITOR, &mode);
    /* In vi's insert map a binding that begins with Escape would hold back a lone Escape. */
    if (mode && strcmp(mode, "emacs") == 0) {
        bind_emacs_keys(line);
    } else {
        bind_vi_keys(line);
    }
}

static void set_up(cle_editor *editor, int history_size) {
    EditLine *line = editor->line;
    HistEvent event;
    history(editor->history, &event, H_SETSIZE, history_size);
    history(editor->history, &event, H_SETUNIQUE, 1);
    el_set(line, EL_CLIENTDATA, editor);
    el_set(line, EL_SIGNAL, 0);
    el_set(line, EL_EDITOR, "emacs");
    el_set(line, EL_HIST, history, editor->history);
    el_set(line, EL_PROMPT_ESC, prompt_of, '\001');
    el_set(line, EL_GETCFN, read_key);
    el_set(line, EL_ADDFN, "line-editor-complete", "Complete the word before the cursor", complete);
    el_set(line, EL_ADDFN, "line-editor-paste", "Insert what was pasted", paste);
    el_set(line, EL_ADDFN, "line-editor-redraw", "Draw the line for a new window size", redraw);
    el_set(line, EL_ADDFN, "line-editor-cancel", "Give the line up", cancel);
    el_set(line, EL_ADDFN, "line-editor-quote", "Insert the next key as text", quote);
    el_set(line, EL_ADDFN, "line-editor-up", "Move to the line above", up);
    el_set(line, EL_ADDFN, "line-editor-down", "Move to the line below", down);
    el_set(line, EL_ADDFN, "line-editor-line-start", "Move to the start of the line", line_start);
    el_set(line, EL_ADDFN, "line-editor-line-end", "Move to the end of the line", line_end);
    el_set(line, EL_ADDFN, "line-editor-kill-line", "Delete to the end of the line", kill_line);
    el_set(line, EL_ADDFN, "line-editor-new-line", "Insert a newline", new_line);
    el_set(line, EL_ADDFN, "line-editor-literal", "Insert a key as text", insert_literal);
    el_set(line, EL_ADDFN, "line-editor-suggestion", "Insert the suggested text", insert_suggestion);
    el_set(line, EL_ADDFN, "line-editor-complete-back", "Select the candidate above", complete_back);
    el_set(line, EL_ADDFN, "line-editor-transpose", "Exchange two characters", transpose);
    /* Before the keys are bound: `bind -v` in the user's file wipes earlier bindings. */
    cle_follow_settings(line);
    /* Without editing, the keys that only the program sends would be text. */
    el_set(line, EL_EDITMODE, 1);
    /* Between two lines too, keys wait unseen and unchanged for the next one. */
    el_set(line, EL_SETTY, "-x", "-icanon", "-echo", NULL);
    bind_keys(line);
}

cle_editor *cle_open(const char *program, int history_size, cle_callbacks callbacks) {
    cle_editor *editor = calloc(1, sizeof *editor);
    if (!editor) {
        return NULL;
    }
    editor->callbacks = callbacks;
    editor->history = history_init();
    /* libedit changes the settings already here. */
    cle_terminal_will_change();
    editor->line = el_init(program, stdin, stdout, stderr);
    if (!editor->history || !editor->line) {
        cle_close(editor);
        return NULL;
    }
    set_up(editor, history_size);
    return editor;
}

void cle_close(cle_editor *editor) {
    if (editor->line) {
        el_end(editor->line);
    }
    if (editor->history) {
        history_end(editor->history);
    }
    free(editor->prompt);
    free(editor);
}

cle_read cle_read_line(cle_editor *editor, const char *prompt, const char **line) {
    HistEvent event;
    int count = 0;
    free(editor->prompt);
    editor->prompt = strdup(prompt);
    /* A fresh line starts after the newest entry, wherever the last one was recalled from. */
    history(editor->history, &event, H_FIRST);
    *line = el_gets(editor->line, &count);
    if (*line) {
        return CLE_READ_LINE;
    }
    return count == 0 ? CLE_READ_END : CLE_READ_STOPPED;
}

void cle_history_add(cle_editor *editor, const char *entry) {
    HistEvent event;
    history(editor->history, &event, H_ENTER, entry);
}

void cle_history_clear(cle_editor *editor) {
    HistEvent event;
    history(editor->history, &event, H_CLEAR);
}

size_t cle_line_length(cle_editor *editor) {
    const LineInfoW *info = el_wline(editor->line);
    return (size_t)(info->lastchar - info->buffer);
}

size_t cle_line_cursor(cle_editor *editor) {
    const LineInfoW *info = el_wline(editor->line);
    return (size_t)(info->cursor - info->buffer);
}

uint32_t cle_line_scalar(cle_editor *editor, size_t index) {
    const LineInfoW *info = el_wline(editor->line);
    return index < (size_t)(info->lastchar - info->buffer) ? (uint32_t)info->buffer[index] : 0;
}

int cle_insert(cle_editor *editor, const char *text) {
    return el_insertstr(editor->line, text);
}

void cle_delete_before(cle_editor *editor, int count) {
    el_deletestr(editor->line, count);
}

void cle_move(cle_editor *editor, int count) {
    el_cursor(editor->line, count);
}

void cle_cook(cle_editor *editor) {
    el_set(editor->line, EL_PREP_TERM, 0);
}

void cle_uncook(cle_editor *editor) {
    cle_terminal_will_change();
    el_set(editor->line, EL_PREP_TERM, 1);
}

void cle_resize(cle_editor *editor) {
    el_resize(editor->line);
}

void cle_draw(cle_editor *editor) {
    el_set(editor->line, EL_REFRESH);
}

#define TEXT_OF(number) #number
#define VERSION_TEXT(major, minor) TEXT_OF(major) "." TEXT_OF(minor)

const char *cle_library_version(void) {
    return VERSION_TEXT(LIBEDIT_MAJOR, LIBEDIT_MINOR);
}
