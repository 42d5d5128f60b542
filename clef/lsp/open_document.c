/* open_document: open texts and their changes. */
#include "clef/lsp/open_document.h"

#include <stdlib.h>

#include "clef/lsp/positions.h"

void documents_init(Documents *documents) {
  *documents = (Documents){.list = {0}};
  arena_init(&documents->arena, "documents");
}

Document *document_find(const Documents *documents, const char *uri) {
  for (uint32_t i = 0; i < documents->list.count; i++)
    if (documents->list.items[i]->is_open && !strcmp(documents->list.items[i]->uri, uri))
      return documents->list.items[i];
  return NULL;
}

const char *document_text(const Documents *documents, const char *path, size_t *size) {
  char *whole = realpath(path, NULL);
  const char *wanted = whole ? whole : path;
  const Document *found = NULL;
  for (uint32_t i = 0; i < documents->list.count && !found; i++) {
    const Document *d = documents->list.items[i];
    if (d->is_open && !strcmp(d->path, wanted)) found = d;
  }
  free(whole);
  if (found) *size = found->size;
  return found ? found->text : NULL;
}

/* Makes `size` bytes at `text` the document's text; they may be part of the old one. */
static void set_text(Document *d, const char *before, size_t before_size, const char *text,
                     size_t text_size, const char *after, size_t after_size) {
  int next = 1 - d->current;
  arena_reset(&d->memory[next]);
  char *bytes = arena_alloc(&d->memory[next], before_size + text_size + after_size + 1);
  if (before_size) memcpy(bytes, before, before_size);
  if (text_size) memcpy(bytes + before_size, text, text_size);
  if (after_size) memcpy(bytes + before_size + text_size, after, after_size);
  d->size = before_size + text_size + after_size;
  bytes[d->size] = 0;
  d->text = bytes, d->current = next;
}

Document *document_open(Documents *documents, const char *uri, const char *text, int64_t version) {
  Document *d = NULL;
  for (uint32_t i = 0; i < documents->list.count && !d; i++)
    if (!strcmp(documents->list.items[i]->uri, uri)) d = documents->list.items[i];
  if (!d) {
    const char *path = uri_path(&documents->arena, uri);
    if (!path) return NULL;
    d = NEW(&documents->arena, Document);
    d->uri = format_in(&documents->arena, "%s", uri);
    d->path = absolute_path(&documents->arena, path);
    arena_init(&d->memory[0], "document");
    arena_init(&d->memory[1], "document");
    vec_push(&documents->arena, &documents->list, d);
  }
  d->is_open = true, d->version = version;
  set_text(d, NULL, 0, text, strlen(text), NULL, 0);
  return d;
}

void document_change(Document *d, const JsonValue *changes, int64_t version) {
  d->version = version;
  for (const JsonValue *change = changes ? changes->first : NULL; change; change = change->next) {
    const JsonValue *range = json_member(change, "range");
    const char *text = json_member_string(change, "text");
    if (!range) {
      set_text(d, NULL, 0, text, strlen(text), NULL, 0);
      continue;
    }
    size_t start = position_offset(d->text, d->size, position_of(json_member(range, "start"))),
           end = position_offset(d->text, d->size, position_of(json_member(range, "end")));
    if (end < start) end = start;
    set_text(d, d->text, start, text, strlen(text), d->text + end, d->size - end);
  }
}

void document_close(Document *d) {
  d->is_open = false;
  arena_reset(&d->memory[0]);
  arena_reset(&d->memory[1]);
  d->text = "", d->size = 0;
}
