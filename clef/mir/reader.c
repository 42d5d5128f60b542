/* reader: see reader.h. */
#include "clef/mir/reader.h"

#include <stdlib.h>

MirReader reader_of(Arena *arena, Sources *sources, Diags *diags, uint32_t file) {
  MirLexer lexer = {.arena = arena,
                    .bytes = source_bytes(sources, file),
                    .size = source_file(sources, file)->size};
  return (MirReader){.diags = diags, .arena = arena, .file = file, .lexer = lexer};
}

void reader_next(MirReader *r) { mir_next_token(&r->lexer, &r->token); }

Span reader_span(const MirReader *r) { return (Span){r->file, r->token.start, r->token.end}; }

void reader_fail(MirReader *r, const char *expected) {
  if (r->failed) return;
  r->failed = true;
  const char *found;
  switch (r->token.kind) {
  case TOKEN_END: found = "the end of the file"; break;
  case TOKEN_STRING: found = "a string"; break;
  case TOKEN_SYMBOL: found = format_in(r->arena, "'@%.60s'", r->token.text); break;
  case TOKEN_BAD: found = r->token.text; break;
  case TOKEN_WORD:
  case TOKEN_NUMBER:
  case TOKEN_MARK:
  default: found = format_in(r->arena, "'%.60s'", r->token.text); break;
  }
  diag(r->diags, reader_span(r), D_MIR_EXPECTED, expected, found);
}
void reader_fail_at(MirReader *r, Span span, const char *what) {
  r->failed = true;
  diag(r->diags, span, D_MIR_BAD, what);
}

bool reader_is(const MirReader *r, TokenKind kind, const char *text) {
  return r->token.kind == kind && !strcmp(r->token.text, text);
}
bool reader_mark(MirReader *r, const char *mark) {
  if (r->failed || !reader_is(r, TOKEN_MARK, mark)) return false;
  reader_next(r);
  return true;
}
bool reader_word(MirReader *r, const char *word) {
  if (r->failed || !reader_is(r, TOKEN_WORD, word)) return false;
  reader_next(r);
  return true;
}
void reader_need_mark(MirReader *r, const char *mark) {
  if (!r->failed && !reader_mark(r, mark)) reader_fail(r, format_in(r->arena, "'%s'", mark));
}
void reader_need_word(MirReader *r, const char *word) {
  if (!r->failed && !reader_word(r, word)) reader_fail(r, format_in(r->arena, "'%s'", word));
}

uint64_t reader_magnitude(MirReader *r) {
  if (r->failed) return 0;
  if (r->token.kind != TOKEN_NUMBER) {
    reader_fail(r, "a number");
    return 0;
  }
  uint64_t value = 0;
  const char *s = r->token.text;
  uint64_t base = 10;
  if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X')) base = 16, s += 2;
  bool is_good = *s != 0;
  for (; *s; s++) {
    int digit = mir_hex_digit(*s);
    if (digit < 0 || (uint64_t)digit >= base || value > (UINT64_MAX - (uint64_t)digit) / base)
      is_good = false;
    else
      value = value * base + (uint64_t)digit;
  }
  if (!is_good)
    reader_fail(r, "an integer of 64 bits");
  else
    reader_next(r);
  return value;
}
int64_t reader_int(MirReader *r) {
  bool is_negative = reader_mark(r, "-");
  uint64_t value = reader_magnitude(r);
  return (int64_t)(is_negative ? 0 - value : value);
}
uint32_t reader_u32(MirReader *r, uint32_t limit) {
  Span span = reader_span(r);
  uint64_t value = reader_magnitude(r);
  if (!r->failed && value > limit)
    reader_fail_at(r, span, format_in(r->arena, "at most %u is possible here", limit));
  return r->failed ? 0 : (uint32_t)value;
}
int64_t reader_number(MirReader *r, MirKind kind) {
  if (!mir_kind_is_float(kind)) {
    int64_t value = reader_int(r);
    return mir_kind_is_int(kind) ? mir_sign_extend(kind, (uint64_t)value) : value;
  }
  if (reader_word(r, "bits")) return reader_int(r);
  bool is_negative = reader_mark(r, "-");
  if (r->failed || r->token.kind != TOKEN_NUMBER) {
    reader_fail(r, "a number");
    return 0;
  }
  uint64_t bits = 0;
  char *end;
  if (kind == MIR_KIND_F32) {
    float f = strtof(r->token.text, &end);
    uint32_t low;
    memcpy(&low, &f, 4);
    bits = low | (is_negative ? 0x80000000u : 0);
  } else {
    double d = strtod(r->token.text, &end);
    memcpy(&bits, &d, 8);
    if (is_negative) bits |= (uint64_t)1 << 63;
  }
  if (*end)
    reader_fail(r, "a number");
  else
    reader_next(r);
  return (int64_t)bits;
}
