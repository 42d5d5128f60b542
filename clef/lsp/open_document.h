/* open_document: the texts that the editor has open. They stand for the files of their paths. */
#ifndef CLEF_LSP_OPEN_DOCUMENT_H
#define CLEF_LSP_OPEN_DOCUMENT_H

#include "clef/base/base.h"
#include "clef/base/json_read.h"
#include "clef/base/vec.h"

typedef struct Document {
  const char *uri, *path; /* the path is absolute, without links where the file exists */
  const char *text;       /* ends with NUL */
  size_t size;
  int64_t version;
  Arena memory[2]; /* of the text, in turn: a change reads one and writes the other */
  int current;
  bool is_open;
} Document;

typedef struct Documents {
  Arena arena; /* the rows, their names; a row stays when its document is closed */
  VEC(Document *) list;
} Documents;

void documents_init(Documents *documents);
/* The open document of that URI; NULL if there is none. */
Document *document_find(const Documents *documents, const char *uri);
/* The text of the open document with that path, absolute or not; NULL if there is none. */
const char *document_text(const Documents *documents, const char *path, size_t *size);
/* NULL if the URI names no file. */
Document *document_open(Documents *documents, const char *uri, const char *text, int64_t version);
/* Applies `contentChanges`: each is a range and its new text, or the whole text. */
void document_change(Document *document, const JsonValue *changes, int64_t version);
void document_close(Document *document);

#endif
