/* checked_base: a process that has checked the files before a document and waits for versions of it.
 *
 * It reads the program, checks the files up to the document, and stops there. For each version of the document's text that
 * the server sends it forks a worker, which parses the text and goes on. So a change costs a fork, the document, and the files
 * behind it, however long the program is. A base ends when its socket is closed, or with the server.
 */
#ifndef CLEF_LSP_CHECKED_BASE_H
#define CLEF_LSP_CHECKED_BASE_H

#include "clef/lsp/open_document.h"
#include "clef/lsp/worker.h"

typedef enum Wish {
  WISH_CHECK,    /* check the text and answer requests; ends the worker of the version before */
  WISH_COMPLETE, /* answer one request, the first on `in`, for completion at `offset` */
} Wish;

/* What the server sends to a base: this, with the three descriptors, then the text. */
typedef struct VersionHeader {
  uint32_t wish, offset;
  uint64_t size;
} VersionHeader;
/* The ends of a worker's pipes: requests, responses, diagnostics. */
enum { END_IN, END_OUT, END_NOTES, END_COUNT };

/* The rest of the process. */
_Noreturn void base_run(const Options *options, const Documents *documents, const char *program,
                        const char *path, int socket);
/* False if the base is gone. */
bool base_send(int socket, VersionHeader header, const char *text, const int ends[END_COUNT]);

#endif
