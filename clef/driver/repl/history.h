/* history: the inputs that a user typed, across sessions.
 *
 * The file is $XDG_STATE_HOME/clef/history, or ~/.local/state/clef/history. A line is an entry, in which `\n` stands for a
 * newline and `\\` for a backslash; the newest is last. A new entry is added under a lock to what the file has then, and the
 * file is replaced as a whole, so sessions at once neither lose nor mix entries. A file that cannot be read or written, or
 * is no regular file, stays as it is, without a message; the session then has its own entries only.
 */
#ifndef CLEF_DRIVER_REPL_HISTORY_H
#define CLEF_DRIVER_REPL_HISTORY_H

#include "clef/base/arena.h"
#include "clef/base/vec.h"

typedef struct History {
  Arena arena;
  const char *path;          /* NULL: no file */
  VEC(const char *) entries; /* the newest is last */
} History;

/* Reads the file. */
void history_open(History *history);
/* Adds an entry behind the newest and to the file, unless it equals the newest. */
void history_add(History *history, const char *entry);

#endif
