/* source: the files of a compilation, and places in them.
 *
 * A Span is 12 bytes: file and byte range. Lines are found when a message needs them. Columns count characters
 * (Unicode scalars) from 1, as F# shows them; a tab is one.
 */
#ifndef CLEF_BASE_SOURCE_H
#define CLEF_BASE_SOURCE_H

#include <stdbool.h>

#include "clef/base/intern.h"
#include "clef/base/table.h"

typedef struct Span {
  uint32_t file;       /* row of Sources.files; 0 is nowhere */
  uint32_t start, end; /* bytes, end exclusive */
} Span;

/* What decides the width of `int` and whether null, obj and :? exist. */
typedef enum SourceKind { SOURCE_FSHARP, SOURCE_CLEF, SOURCE_LIBRARY } SourceKind;

typedef struct SourceFile {
  Name path;        /* as given on the command line */
  uint32_t kind;    /* SourceKind */
  uint32_t size;    /* bytes */
  uint32_t project; /* files of one number see each other's `internal` definitions; 0: of no project */
} SourceFile;

typedef struct SourceText { /* of the program's own files only; the image keeps no text */
  const char *bytes;        /* NUL-terminated after `size` */
  uint32_t *line_starts, line_count;
  uint32_t *
      continued; /* bytes that continue a character, before each 256th byte; NULL: the text is ASCII */
} SourceText;

typedef struct Sources {
  Arena *arena;
  Names *names;
  Table files; /* SourceFile */
  SourceText *texts;
  uint32_t text_capacity;
  const char *
      directory; /* what relative paths start from, in source_full_path; NULL: they stay relative */
} Sources;

typedef struct LineColumn {
  uint32_t line, column;
} LineColumn; /* from 1 */

void sources_init(Sources *sources, Arena *arena, Names *names);
/* Adds a file whose text stays owned by the caller's arena. `bytes` must have a NUL at [size]. */
uint32_t source_add(Sources *sources, const char *path, SourceKind kind, const char *bytes,
                    uint32_t size);
void source_set_project(Sources *sources, uint32_t file, uint32_t project);
const SourceFile *source_file(const Sources *sources, uint32_t file);
/* Is it a file of the library, of the program? File 0 is neither. */
bool source_is_library(const Sources *sources, uint32_t file);
bool source_is_program(const Sources *sources, uint32_t file);
/* The file's path from the root, in the arena. */
const char *source_full_path(const Sources *sources, Arena *arena, uint32_t file);
/* NULL for a file of the library image. */
const char *source_bytes(const Sources *sources, uint32_t file);
LineColumn source_line_column(Sources *sources, uint32_t file, uint32_t offset);
/* UTF-16 units before the offset in its line, as F# counts columns. */
uint32_t source_utf16_column(const Sources *sources, uint32_t file, uint32_t offset);
/* The bytes of a line (from 1), without its newline. */
const char *source_line(Sources *sources, uint32_t file, uint32_t line, uint32_t *size);
/* Reads a whole file into the arena; NULL and errno when it cannot; a directory gives EISDIR. */
char *read_file(Arena *arena, const char *path, size_t *size);
/* A macro, like all that gives a Span: where a function returns 12 bytes tcc 0.9.27 writes 16. */
#define span_join(a, b)                                                  \
  (!(a).file ? (b)                                                       \
   : !(b).file || (a).file != (b).file                                   \
       ? (a)                                                             \
       : (Span){(a).file, (a).start < (b).start ? (a).start : (b).start, \
                (a).end > (b).end ? (a).end : (b).end})

#endif
