/* sema: names and types. One walk over the syntax tree makes the nodes of the graph with their types attached.
 *
 * This header is the checker's interface. Its folders are rooms, each of which uses those before it:
 *
 *   names   scopes and look-up                    bind   `let` bindings and patterns
 *   report  messages, with reasons and hints      expr   expressions by kind
 *   types   types in the source                   decl   modules, types and their members
 *   call    calls of members, operators           signature, file
 *
 * context.h has the shared tables, tables.h their rows, and check.h the functions that recur through all rooms.
 *
 * Types flow from left to right, and expected types flow downwards, as in F#. An operator whose operand types are still
 * unknown is a Pending node. It is decided at the end of its top-level binding.
 */
#ifndef CLEF_SEMA_SEMA_H
#define CLEF_SEMA_SEMA_H

#include "clef/sema/context.h"

/* The position of a file: the last of all, the last of a referenced project, or any other. An entry point in a referenced project
 * is an ordinary function. The statements in the last file of a referenced program are its main program: they are checked but do
 * not run. */
typedef enum FilePlace {
  FILE_INNER,
  FILE_LAST,
  FILE_LAST_OF_LIBRARY,
  FILE_LAST_OF_PROGRAM
} FilePlace;

/* ---- file.c ---- */

void sema_init(Sema *sema, Arena *session, Arena *unit, Arena *scratch, Graph *graph);
/* Checks one file after those before it. Messages go to diags. `signature`: of the file, or NULL. */
void sema_check_file(Sema *sema, Syn *file, Syn *signature, SourceKind kind, FilePlace place);

/* ---- finish.c ---- */

/* end of a module-level group: defaults, constraints, zonking. */
void sema_finish_group(Sema *s, uint32_t first_node, Syn *file, Syn *signature);

#endif
