/* complete: the names that can stand at the cursor.
 *
 * The identifier at the cursor is replaced by a name that nothing defines, and the program is checked with this text.
 * Where the checker does not find the name it lists what it could be (clef/sema/names/completion.c). The check changes the
 * tables, so a child of the worker does it.
 */
#ifndef CLEF_LSP_COMPLETE_H
#define CLEF_LSP_COMPLETE_H

#include "clef/lsp/positions.h"
#include "clef/lsp/worker.h"

/* The document's text with that name at the cursor. */
const char *complete_text(Arena *arena, const char *text, size_t size, uint32_t offset,
                          size_t *new_size);
/* The name as the checker's request. */
Completion complete_request(Names *names);
/* The list that the checker has made as the result of `textDocument/completion`: names that begin with what stands before
 * `offset`, letters in either case. */
void complete_write(Analysis *a, const Completion *completion, const char *text, size_t size,
                    uint32_t offset, Json *json);

#endif
