#define _GNU_SOURCE

#include "settings.h"

#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* libedit writes a longer word of a binding beyond its buffer. */
enum { SIZE_LIMIT = 1 << 16, LINE_LIMIT = 512 };

/* libedit's own commands can end its editing, its editor is another program, and both its prompt for a pattern and its
 * quoting take the keys that only the program sends for text. */
static const char *const replacements[][2] = {
    {"ed-command", "ed-unassigned"},
    {"ed-quoted-insert", "line-editor-quote"},
    {"vi-histedit", "ed-unassigned"},
    {"vi-search-next", "em-inc-search-next"},
    {"vi-search-prev", "em-inc-search-prev"},
};

static const char *replacement(const char *word) {
    for (size_t index = 0; index < sizeof replacements / sizeof replacements[0]; index++) {
        if (strcmp(word, replacements[index][0]) == 0) {
            return replacements[index][1];
        }
    }
    return word;
}

/* Not el_source: that ends the program at a line with an open quote. */
static void follow(EditLine *line, const char *text) {
    Tokenizer *tokenizer = tok_init(NULL);
    int count = 0;
    const char **words = NULL;
    if (tokenizer && tok_str(tokenizer, text, &count, &words) == 0 && count > 0) {
        const char **replaced = calloc((size_t)count + 1, sizeof *replaced);
        for (int index = 0; replaced && index < count; index++) {
            replaced[index] = replacement(words[index]);
        }
        if (replaced) {
            el_parse(line, count, replaced);
        }
        free(replaced);
    }
    if (tokenizer) {
        tok_end(tokenizer);
    }
}

static void follow_lines(EditLine *line, char *text) {
    char *rest = text;
    for (char *next = strsep(&rest, "\n"); next; next = strsep(&rest, "\n")) {
        next += strspn(next, " \t");
        if (*next && *next != '#' && strlen(next) <= LINE_LIMIT) {
            follow(line, next);
        }
    }
}

static int open_settings(void) {
    const char *named = getenv("EDITRC");
    const char *home = getenv("HOME");
    char path[PATH_MAX];
    if (named) {
        return open(named, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    }
    if (!home || snprintf(path, sizeof path, "%s/.editrc", home) >= (int)sizeof path) {
        return -1;
    }
    return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

void cle_follow_settings(EditLine *line) {
    struct stat status;
    int descriptor = open_settings();
    if (descriptor < 0) {
        return;
    }
    char *text = calloc(1, SIZE_LIMIT + 1);
    if (text && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode) && status.st_size <= SIZE_LIMIT
        && read(descriptor, text, SIZE_LIMIT) > 0) {
        follow_lines(line, text);
    }
    free(text);
    close(descriptor);
}
