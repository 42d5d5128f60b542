/* worker: a process that checks one version of a program and then answers requests about it. */
#ifndef CLEF_LSP_WORKER_H
#define CLEF_LSP_WORKER_H

#include "clef/driver/compile.h"
#include "clef/lsp/document.h"

/* What the answers work on. */
typedef struct Analysis {
  Compilation *c;
  const Options *options;
  const Documents *documents;
  const char *program;                   /* what was read: a project or a source */
  Arena *session;                        /* of the worker */
  Arena *arena;                          /* of the current request */
  bool is_checked;                       /* the graph is there; else the sources could not even be read */
  const struct Occurrences *occurrences; /* symbol.h; NULL: not computed yet */
  const char *patch_path, *patch;        /* NULL, or a text that replaces an open one */
  size_t patch_size;
} Analysis;

/* The project or source that a document's path belongs to. */
const char *worker_program(Arena *arena, const char *path);
/* The rest of the process: requests come from `in`, records go to `out`. `path`: a document of the program. */
_Noreturn void worker_run(const Options *options, const Documents *documents, const char *program, const char *path,
                          int in, int out);
/* Does a worker answer requests of this method? */
bool worker_answers(const char *method);

#endif
