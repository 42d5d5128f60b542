/* reader: what the readers of text forms have in common: the next token, and whether it is what is expected. An error is reported
 * once; then `failed` is set, and nothing is read or reported until it is cleared. */
#ifndef CLEF_MIR_READER_H
#define CLEF_MIR_READER_H

#include "clef/mir/mir.h"
#include "clef/mir/token.h"

typedef struct MirReader {
  Diags *diags;
  Arena *arena;
  uint32_t file;
  MirLexer lexer;
  Token token;
  bool failed; /* in the current item */
} MirReader;

/* At the beginning of the file; no token is read yet. */
MirReader reader_of(Arena *arena, Sources *sources, Diags *diags, uint32_t file);
void reader_next(MirReader *r);
Span reader_span(const MirReader *r);
/* The token is not the expected one. */
void reader_fail(MirReader *r, const char *expected);
void reader_fail_at(MirReader *r, Span span, const char *what);
bool reader_is(const MirReader *r, TokenKind kind, const char *text);
/* Reads the mark or word if it comes next. */
bool reader_mark(MirReader *r, const char *mark);
bool reader_word(MirReader *r, const char *word);
/* Reads it, or fails. */
void reader_need_mark(MirReader *r, const char *mark);
void reader_need_word(MirReader *r, const char *word);
/* An integer: without a sign; with one; without one and at most `limit`. */
uint64_t reader_magnitude(MirReader *r);
int64_t reader_int(MirReader *r);
uint32_t reader_u32(MirReader *r, uint32_t limit);
/* The bits of a number of this kind; integers sign-extended. */
int64_t reader_number(MirReader *r, MirKind kind);

#endif
