/* answers: one function for each request that a worker answers. It writes the result as one JSON value. `params` are the
 * request's; `file` is the document's source, `offset` the position in it where the request has one. */
#ifndef CLEF_LSP_ANSWERS_H
#define CLEF_LSP_ANSWERS_H

#include "clef/lsp/positions.h"
#include "clef/lsp/worker.h"

typedef void Answer(Analysis *a, const JsonValue *params, uint32_t file, uint32_t offset,
                    Json *json);

Answer answer_hover;            /* describe.c */
Answer answer_definition;       /* navigate.c */
Answer answer_references;       /* navigate.c */
Answer answer_highlights;       /* navigate.c */
Answer answer_rename;           /* navigate.c */
Answer answer_prepare_rename;   /* navigate.c */
Answer answer_symbols;          /* outline.c */
Answer answer_folding;          /* outline.c */
Answer answer_tokens;           /* tokens.c */
Answer answer_inlay_hints;      /* inlay_hints.c */
Answer answer_signature;        /* signature.c */
Answer answer_actions;          /* actions.c */
Answer answer_formatting;       /* formatting.c */
Answer answer_range_formatting; /* formatting.c */

/* The definitions of the program whose names match the query; it has no document. outline.c */
Answer answer_workspace_symbols;

#endif
