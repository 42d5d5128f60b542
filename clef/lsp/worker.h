/* worker: a process that checks one version of a document in its program and then answers requests about it. */
#ifndef CLEF_LSP_WORKER_H
#define CLEF_LSP_WORKER_H

#include "clef/driver/compile.h"
#include "clef/lsp/open_document.h"

/* The request that is about no document: all programs answer it. */
#define WORKSPACE_SYMBOL "workspace/symbol"

/* What the answers work on. */
typedef struct Analysis {
  Compilation *c;
  const Options *options;
  const Documents *documents;
  const char *path; /* of the document whose versions are checked */
  /* its index among the program's files; UINT32_MAX: it is not there, and nothing can be answered */
  uint32_t index;
  Arena *session;    /* of the process */
  Arena *arena;      /* of the current request */
  bool is_published; /* diagnostics of a syntax error: the checker's would mislead */
  const struct Occurrences *occurrences; /* symbol.h; NULL: not computed yet */
} Analysis;

/* A version of the document, and the pipes of its worker. */
typedef struct DocumentVersion {
  uint32_t wish, offset; /* checked_base.h */
  const char *text;
  size_t size;
  int in, out, notes; /* requests; responses; diagnostics */
} DocumentVersion;

/* The project or source that a document's path belongs to. */
const char *worker_program(Arena *arena, const char *path);
/* The URI of a source: the editor's own where it has opened the file, by whatever path. */
const char *source_uri(Analysis *a, uint32_t file);
/* Does a worker answer requests of this method? */
bool worker_answers(const char *method);

/* ---- for checked_base.c, in this order ---- */

/* Reads the program, with the texts of open documents. */
void worker_read(Analysis *a, const char *program);
/* The process becomes the worker of the version; `index`: of the document. */
void worker_begin(Analysis *a, const DocumentVersion *version, uint32_t index, bool has_errors);
/* Before each file behind the document. Answers the pending requests that can be answered already. False: stop here. */
bool worker_before_file(Analysis *a, const DocumentVersion *version, uint32_t index);
/* The program is checked: publishes all diagnostics, and answers until the server closes the pipe. */
_Noreturn void worker_finish(Analysis *a, const DocumentVersion *version);

#endif
