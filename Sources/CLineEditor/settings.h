#ifndef CLINEEDITOR_SETTINGS_H
#define CLINEEDITOR_SETTINGS_H

#include <histedit.h>

/* Follows the lines of the user's file of settings: $EDITRC, or .editrc in the home folder. A missing file, one that is
 * not a regular file, and lines that are not correct have no effect. */
void cle_follow_settings(EditLine *line);

#endif
