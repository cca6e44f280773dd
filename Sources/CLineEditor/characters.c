#define _XOPEN_SOURCE 700

#include "CLineEditor.h"

#include <langinfo.h>
#include <locale.h>
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

int cle_width(uint32_t scalar) {
    return wcwidth((wchar_t)scalar);
}
