#define _XOPEN_SOURCE 700

#include "CLineEditor.h"

#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <string.h>
#include <wchar.h>

void cle_use_utf8(void) {
    setlocale(LC_CTYPE, "");
    if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) {
        return;
    }
    /* Under another codeset libedit loses lines that are not ASCII. */
    if (!setlocale(LC_CTYPE, "C.UTF-8")) {
        setlocale(LC_CTYPE, "en_US.UTF-8");
    }
}

static locale_t utf8;
static pthread_once_t utf8_made = PTHREAD_ONCE_INIT;

static void make_utf8(void) {
    utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
    if (!utf8) {
        utf8 = newlocale(LC_CTYPE_MASK, "en_US.UTF-8", (locale_t)0);
    }
}

int cle_width(uint32_t scalar) {
    pthread_once(&utf8_made, make_utf8);
    locale_t before = utf8 ? uselocale(utf8) : (locale_t)0;
    int width = wcwidth((wchar_t)scalar);
    if (utf8) {
        uselocale(before);
    }
    return width;
}
