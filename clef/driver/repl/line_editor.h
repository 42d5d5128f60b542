/* line_editor: an input of one or more lines is typed and edited on a terminal.
 *
 * The text is one buffer with newlines. It is drawn as a whole after each key behind which no other waits: the cursor goes
 * back to the first row of the last drawing, and rows are written over it that the editor itself has broken at the
 * terminal's width. If there are more rows than the terminal has, those around the cursor are shown.
 * Ideas of Linenoise (S. Sanfilippo), isocline (D. Leijen) and GNU Readline, whose keys these are.
 */
#ifndef CLEF_DRIVER_REPL_LINE_EDITOR_H
#define CLEF_DRIVER_REPL_LINE_EDITOR_H

#include "clef/driver/repl/history.h"
#include "clef/driver/repl/terminal.h"

typedef struct LineEditor LineEditor;

/* `is_whole`: does Enter end an input with this text, or begin another line? NULL: there is no terminal to edit on. */
LineEditor *line_editor_open(Arena *arena, History *history, bool (*is_whole)(const char *text));
/* The next input, in the arena; "" if the user gave it up; NULL at the end. The terminal is in its original modes again. */
const char *line_editor_read(LineEditor *editor, Arena *arena);
/* Restores the modes, which a program may have changed in between. */
void line_editor_close(LineEditor *editor);

/* What `clef help repl` says of the keys. */
extern const char line_editor_keys[];

#endif
