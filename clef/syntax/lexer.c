/* lexer: bytes to tokens (see lexer.h).
 *
 * One loop over the bytes, driven by a table of character classes. Operators are taken by the longest match of operator
 * characters, then sorted by their text: the few with a meaning of their own, else by the first character that is not
 * one of `.?$` (spec 3.8.1, 4.4.2).
 *
 *   $"a{x + 1:N2}b"   INTERP_OPEN  INTERP_TEXT a  IDENT PLUS INT  INTERP_FORMAT N2  INTERP_TEXT b  INTERP_CLOSE
 *
 * A hole ends at the `}` outside the brackets opened in it, and its format begins at a `:` there; so the lexer keeps a
 * stack of open holes with their bracket depth.
 */
#include "clef/syntax/lexer.h"

#include "clef/base/utf8.h"
#include "clef/syntax/condition.h"

const TokenInfo token_info[TOKEN_KIND_COUNT] = {
#define STARTS                             TP_STARTS
#define ARG                                TP_ARG
#define PAT                                TP_PAT
#define INFIX                              TP_INFIX
#define CLOSES                             TP_CLOSES
#define CONTINUES                          TP_CONTINUES
#define ADJACENT                           TP_ADJACENT
#define MEMBER                             TP_MEMBER
#define TOK(name, text, level, properties) [T_##name] = {level, properties, false, text},
#define KEYWORD(name, text, properties)    [T_##name] = {0, properties, true, text},
#define RESERVED(text)
#include "clef/syntax/tokens.def"
#undef STARTS
#undef ARG
#undef PAT
#undef INFIX
#undef CLOSES
#undef CONTINUES
#undef ADJACENT
#undef MEMBER
};

/* Reserved words have the kind IDENT. */
static const struct Keyword {
  const char *text;
  uint8_t size, kind;
} keywords[] = {
#define TOK(name, text, level, properties)
#define KEYWORD(name, text, properties) {text, sizeof text - 1, T_##name},
#define RESERVED(text)                  {text, sizeof text - 1, T_IDENT},
#include "clef/syntax/tokens.def"
};

enum { ID, DI, QU, __, SP, NL, OP, PU, HI }; /* up to QU: may continue an identifier */
static const uint8_t class_of[256] = {
    __, __, __, __, __, __, __, __, __, SP, NL, __, SP, SP, __, __, __, __, __, __, __, __, __, __,
    __, __, __, __, __, __, __, __, SP, OP, PU, PU, OP, OP, OP, QU, PU, PU, OP, OP, PU, OP, OP, OP,
    DI, DI, DI, DI, DI, DI, DI, DI, DI, DI, OP, PU, OP, OP, OP, OP, OP, ID, ID, ID, ID, ID, ID, ID,
    ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, PU, __, PU, OP, ID,
    PU, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID, ID,
    ID, ID, ID, PU, OP, PU, OP, __, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI,
    HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI,
    HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI,
    HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI,
    HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI,
    HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI, HI,
};

enum { KEYWORD_SLOTS = 512 };

typedef struct Hole {
  uint32_t open;  /* token INTERP_OPEN */
  uint32_t depth; /* brackets open inside the hole */
  uint32_t start; /* its `{` */
  uint16_t extra;
} Hole;

typedef struct Condition { /* an open #if */
  uint32_t start;
  bool taken, in_else;
} Condition;

typedef struct Lexer {
  Arena *arena;
  Diags *diags;
  const SyntaxOptions *options;
  Tokens *tokens;
  const char *bytes, *end;
  uint32_t file, capacity;
  const char *line; /* first byte of the line */
  int32_t bias;     /* bytes of this line that are not columns (UTF-8 continuations) */
  uint8_t flags;    /* of the next token: TF_FIRST after a newline */
  bool tab_reported;
  bool high;          /* skip_ident met letters of several bytes */
  uint32_t directive; /* index + 1 of the #nowarn or #warnon of this line */
  const char *doc_start, *doc_end;
  VEC(Hole) holes;
  VEC(Condition) conditions;
  uint32_t lengths[256]; /* by first letter: which sizes keywords have */
  struct {
    uint64_t bytes;
    uint32_t row;
  } slots[KEYWORD_SLOTS]; /* keywords of up to 8 bytes, hashed */
} Lexer;

#define lex_span(lexer, start, end) \
  ((Span){(lexer)->file, (uint32_t)((start) - (lexer)->bytes), (uint32_t)((end) - (lexer)->bytes)})
static void lex_error(Lexer *lexer, const char *start, const char *end, DiagCode code) {
  diag(lexer->diags, lex_span(lexer, start, end), code);
}

/* Makes room, or attaches the doc comment that waits; rarely called. */
static void emit_slow(Lexer *lexer) {
  Tokens *tokens = lexer->tokens;
  if (tokens->count == lexer->capacity) {
    size_t old = sizeof(Token) * (size_t)lexer->capacity;
    tokens->items = arena_grow(lexer->arena, tokens->items, old, old * 2);
    lexer->capacity *= 2;
  }
  if (lexer->doc_start) {
    DocComment doc = {tokens->count, (uint32_t)(lexer->doc_start - lexer->bytes),
                      (uint32_t)(lexer->doc_end - lexer->bytes)};
    vec_push(lexer->arena, &tokens->docs, doc);
    lexer->flags |= TF_DOC;
    lexer->doc_start = NULL;
  }
}

static inline Token *emit(Lexer *lexer, TokenKind kind, const char *start, const char *end) {
  Tokens *tokens = lexer->tokens;
  if (tokens->count == lexer->capacity || lexer->doc_start) emit_slow(lexer);
  Token *token = &tokens->items[tokens->count++];
  *token = (Token){.start = (uint32_t)(start - lexer->bytes),
                   .end = (uint32_t)(end - lexer->bytes),
                   .column = (uint32_t)(start - lexer->line - lexer->bias),
                   .kind = (uint8_t)kind,
                   .flags = lexer->flags};
  lexer->flags = 0;
  return token;
}

/* Bookkeeping for a byte inside a string or comment that is a newline or not ASCII. */
static inline void pass(Lexer *lexer, const char *at) {
  unsigned char c = (unsigned char)*at;
  if (c == '\n')
    lexer->line = at + 1, lexer->bias = 0;
  else if (c >= 0x80)
    lexer->bias += (int32_t)((c & 0xC0) == 0x80) - (int32_t)(c >= 0xF0);
}
static void pass_range(Lexer *lexer, const char *from, const char *to) {
  for (; from < to; from++) pass(lexer, from);
}

/* ---- identifiers ---- */

/* Letters beyond ASCII: all scalars but the blocks of punctuation, symbols and private use. */
static bool is_letter_scalar(uint32_t c) {
  if (c < 0xC0) return c == 0xAA || c == 0xB5 || c == 0xBA;
  if (c == 0xD7 || c == 0xF7 || c == 0x037E || c == 0x0387) return false;
  if (c < 0x2000) return true;
  if (c < 0x2C00)
    return c == 0x203F || c == 0x2040 || c == 0x2071 || c == 0x207F ||
           (c >= 0x2090 && c <= 0x209C) || (c >= 0x2102 && c <= 0x2188 && c != 0x2104);
  if (c >= 0x2E00 && c < 0x2E80) return false;
  if (c >= 0x3000 && c < 0x3021) return c == 0x3005 || c == 0x3006 || c == 0x3007;
  if (c >= 0xD800 && c < 0xF900) return false;
  if (c >= 0xFE10 && c < 0xFE70) return c >= 0xFE20 && c < 0xFE30;
  if (c >= 0xFF00 && c < 0xFF10) return false;
  if (c >= 0xFFF0 && c < 0x10000) return false;
  if (c >= 0x1F000 && c < 0x20000) return false;
  return c < 0xE0000;
}
static const char *skip_ident(Lexer *lexer, const char *at) {
  lexer->high = false;
  for (;;) {
    while (class_of[(unsigned char)*at] <= QU) at++;
    if (class_of[(unsigned char)*at] == HI) {
      uint32_t size = utf8_valid_size(at, (size_t)(lexer->end - at));
      if (!size || !is_letter_scalar(utf8_scalar(at, (size_t)(lexer->end - at)))) return at;
      at += size;
      lexer->high = true;
    } else {
      return at;
    }
  }
}

/* The first bytes of a word, up to 8, as a number. */
static inline uint64_t word_bytes(const char *at, size_t size) {
  uint64_t bytes;
  memcpy(&bytes, at, 8);
  return bytes & UINT64_MAX >> (64 - 8 * size);
}
static inline uint32_t word_slot(uint64_t bytes) {
  return (uint32_t)((bytes * 0x9e3779b97f4a7c15u) >> 55);
}
_Static_assert(KEYWORD_SLOTS == 1 << (64 - 55), "word_slot gives a slot");

static void index_keywords(Lexer *lexer) {
  for (uint32_t i = 0; i < COUNT_OF(keywords); i++) {
    lexer->lengths[(unsigned char)*keywords[i].text] |= 1u << keywords[i].size;
    if (keywords[i].size > 8) continue;
    char text[8] = {0};
    memcpy(text, keywords[i].text, keywords[i].size);
    uint64_t bytes = word_bytes(text, 8);
    uint32_t slot = word_slot(bytes);
    while (lexer->slots[slot].bytes) slot = (slot + 1) % KEYWORD_SLOTS;
    lexer->slots[slot].bytes = bytes;
    lexer->slots[slot].row = i;
  }
}
bool lex_is_keyword(const char *text) {
  for (uint32_t i = 0; i < COUNT_OF(keywords); i++)
    if (!strcmp(keywords[i].text, text)) return true;
  return false;
}

/* The row of keywords, or COUNT_OF(keywords). */
static uint32_t find_keyword(const Lexer *lexer, const char *start, size_t size) {
  if (size <= 8 && lexer->end - start >= 8) {
    uint64_t bytes = word_bytes(start, size);
    uint32_t slot = word_slot(bytes);
    for (; lexer->slots[slot].bytes; slot = (slot + 1) % KEYWORD_SLOTS)
      if (lexer->slots[slot].bytes == bytes) return lexer->slots[slot].row;
    return COUNT_OF(keywords);
  }
  uint32_t i = 0;
  if (size > 10) return COUNT_OF(keywords);
  while (i < COUNT_OF(keywords) &&
         (keywords[i].size != size || memcmp(keywords[i].text, start, size) != 0))
    i++;
  return i;
}

static const char *lex_ident(Lexer *lexer, const char *start) {
  bool high = false;
  const char *at = start;
#define IS_PART(i) (class_of[(unsigned char)at[i]] <= QU)
  for (;; at += 4) { /* the text ends with a NUL, which is none */
    if (!IS_PART(0)) break;
    if (!IS_PART(1)) {
      at += 1;
      break;
    }
    if (!IS_PART(2)) {
      at += 2;
      break;
    }
    if (!IS_PART(3)) {
      at += 3;
      break;
    }
  }
#undef IS_PART
  if (class_of[(unsigned char)*at] == HI) at = skip_ident(lexer, at), high = lexer->high;
  size_t size = (size_t)(at - start);
  bool candidate = lexer->lengths[(unsigned char)*start] >> (size < 31 ? size : 31) & 1;
  uint32_t row = candidate ? find_keyword(lexer, start, size) : COUNT_OF(keywords);
  if (row < COUNT_OF(keywords)) {
    TokenKind kind = keywords[row].kind;
    if (kind != T_IDENT) {
      bool bang = *at == '!' && at[1] != '=' &&
                  (kind == T_LET || kind == T_USE || kind == T_DO || kind == T_MATCH ||
                   kind == T_WHILE || kind == T_RETURN || kind == T_YIELD || kind == T_AND);
      Token *token = emit(lexer, kind, start, at + bang);
      if (bang)
        token->flags |= TF_BANG;
      else if (*at == '!' && at[1] != '=')
        diag(lexer->diags, lex_span(lexer, start, at + 1), D_IDENT_SUFFIX, "!"), bang = true;
      return at + bang;
    }
    diag(lexer->diags, lex_span(lexer, start, at), D_RESERVED_IDENT, keywords[row].text);
  }
  if (*at == '!' || *at == '#') {
    diag(lexer->diags, lex_span(lexer, start, at + 1), D_IDENT_SUFFIX, *at == '!' ? "!" : "#");
    if (*at == '!' && (size == 5 || size == 7) && !memcmp(start, "print", 5))
      diag_hint(lexer->diags, "write printfn \"%%s\" x, or printfn $\"{x}\"");
    at++;
  }
  emit(lexer, size == 1 && *start == '_' ? T_UNDERSCORE : T_IDENT, start, at);
  if (high) pass_range(lexer, start, at);
  return at;
}

/* ``any text`` */
static const char *lex_quoted_ident(Lexer *lexer, const char *start) {
  const char *at = start + 2;
  while (*at != '\n' && *at != '\r' && *at != '\t' && at < lexer->end &&
         !(at[0] == '`' && at[1] == '`'))
    at++;
  if (*at != '`' || at == start + 2) {
    lex_error(lexer, start, at, D_BAD_QUOTED_IDENT);
    emit(lexer, T_ERROR, start, at);
    return at;
  }
  emit(lexer, T_IDENT, start, at + 2)->flags |= TF_QUOTED;
  pass_range(lexer, start, at + 2);
  return at + 2;
}

/* ---- numbers: one greedy word; literal.c reads it ---- */

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static const char *lex_number(Lexer *lexer, const char *start) {
  const char *at = start;
  TokenKind kind = T_INT;
  bool high = false;
  if (*at == '0' && strchr("xXoObB", at[1]) && at[1]) {
    at = skip_ident(lexer, at + 2), high = lexer->high;
  } else {
    while (is_digit(*at) || *at == '_') at++;
    if (*at == '.' && at[1] != '.') {
      kind = T_FLOAT;
      at++;
      while (is_digit(*at) || *at == '_') at++;
    }
    if ((*at == 'e' || *at == 'E') &&
        (is_digit(at[1]) || ((at[1] == '+' || at[1] == '-') && is_digit(at[2])))) {
      kind = T_FLOAT;
      at += 2;
      while (is_digit(*at) || *at == '_') at++;
    }
    if (class_of[(unsigned char)*at] <= QU || class_of[(unsigned char)*at] == HI)
      at = skip_ident(lexer, at), high = lexer->high;
  }
  emit(lexer, kind, start, at);
  if (high) pass_range(lexer, start, at);
  return at;
}

/* ---- strings ---- */

/* After the opening quotes of a plain string: the byte after the closing ones, NULL at the end of the file. */
static const char *skip_string(Lexer *lexer, const char *at, uint32_t form) {
  for (; at < lexer->end; at++) {
    char c = *at;
    if (c == '"') {
      if (form == STRING_REGULAR) return at + 1;
      if (form == STRING_VERBATIM) {
        if (at[1] != '"') return at + 1;
        at++;
      } else if (at[1] == '"' && at[2] == '"') {
        return at + 3;
      }
    } else if (c == '\\' && form == STRING_REGULAR && at + 1 < lexer->end) {
      at++;
      pass(lexer, at);
    } else if (c == '\n' || (unsigned char)c >= 0x80) {
      pass(lexer, at);
    }
  }
  return NULL;
}
static const DiagCode string_eof[] = {D_STRING_EOF, D_VERBATIM_EOF, D_TRIPLE_EOF};

/* `start` is at `"` or `@`, `quote` at the first quote. */
static const char *lex_string(Lexer *lexer, const char *start, const char *quote) {
  uint32_t form = *start == '@' ? STRING_VERBATIM : STRING_REGULAR;
  const char *body = quote + 1;
  if (quote[0] == '"' && quote[1] == '"' && quote[2] == '"' && form == STRING_REGULAR) {
    form = STRING_TRIPLE;
    body = quote + 3;
  }
  Token *token = emit(lexer, T_STRING, start, body);
  token->extra = (uint16_t)form;
  uint32_t index = lexer->tokens->count - 1;
  if (lexer->holes.count && (vec_last(&lexer->holes).extra & STRING_FORM_MASK) != STRING_TRIPLE)
    lex_error(lexer, quote, quote + 1, D_INTERP_NESTED_STRING);
  else if (lexer->holes.count && form == STRING_TRIPLE)
    lex_error(lexer, quote, body, D_INTERP_NESTED_TRIPLE);
  const char *at = skip_string(lexer, body, form);
  token = &lexer->tokens->items[index];
  if (!at) {
    lex_error(lexer, start, body, string_eof[form]);
    token->kind = T_ERROR;
    token->end = (uint32_t)(lexer->end - lexer->bytes);
    return lexer->end;
  }
  if (*at == 'B') token->extra |= STRING_BYTES, at++;
  token->end = (uint32_t)(at - lexer->bytes);
  return at;
}

/* Text of an interpolated string from `at` to the next hole or the end. */
static const char *lex_interp_text(Lexer *lexer, const char *at) {
  Hole *hole = &vec_last(&lexer->holes);
  uint32_t form = hole->extra & STRING_FORM_MASK, dollars = hole->extra >> STRING_DOLLAR_SHIFT;
  const char *start = at;
  Token *token = emit(lexer, T_INTERP_TEXT, start, start);
  token->extra = hole->extra;
  uint32_t index = lexer->tokens->count - 1;
  for (;; at++) {
    if (at >= lexer->end) {
      Token *open = &lexer->tokens->items[hole->open];
      lex_error(lexer, lexer->bytes + open->start, lexer->bytes + open->end, string_eof[form]);
      lexer->holes.count--;
      lexer->tokens->items[index].kind = T_ERROR;
      return lexer->end;
    }
    char c = *at;
    if (c == '"') {
      const char *close = NULL;
      if (form == STRING_REGULAR)
        close = at + 1;
      else if (form == STRING_TRIPLE)
        close = at[1] == '"' && at[2] == '"' ? at + 3 : NULL;
      else if (at[1] != '"')
        close = at + 1;
      else
        at++;
      if (!close) continue;
      lexer->tokens->items[index].end = (uint32_t)(at - lexer->bytes);
      emit(lexer, T_INTERP_CLOSE, at, close);
      lexer->holes.count--;
      return close;
    }
    if (c == '\\' && form == STRING_REGULAR && at + 1 < lexer->end && at[1] != '{' && at[1] != '}') {
      at++;
      pass(lexer, at);
    } else if (c == '{') {
      uint32_t run = 1;
      while (at[run] == '{') run++;
      if (dollars == 1 && run >= 2 && run % 2 == 0) {
        at += run - 1; /* all escaped */
        continue;
      }
      if (run < dollars) {
        at += run - 1;
        continue;
      }
      const char *open = at + run - dollars;
      lexer->tokens->items[index].end = (uint32_t)(open - lexer->bytes);
      hole->start = (uint32_t)(open - lexer->bytes);
      hole->depth = 0;
      return open + dollars;
    } else if (c == '}' && dollars == 1) {
      if (at[1] == '}')
        at++;
      else
        lex_error(lexer, at, at + 1, D_INTERP_BRACE);
    } else if (c == '\n' || (unsigned char)c >= 0x80) {
      pass(lexer, at);
    }
  }
}

enum { MOST_DOLLARS = 4000 }; /* a token has room for them */

/* `$"`, `$$"""`, `$@"`, `@$"`: NULL when it is none of them. */
static const char *lex_interp(Lexer *lexer, const char *start) {
  const char *at = start;
  uint32_t dollars = 0, form = STRING_REGULAR;
  while (*at == '$') at++, dollars++;
  if (*at == '@') {
    form = STRING_VERBATIM;
    at++;
    while (*at == '$') at++, dollars++;
  }
  if (*at != '"' || !dollars) return NULL;
  if (form == STRING_REGULAR && at[1] == '"' && at[2] == '"') form = STRING_TRIPLE, at += 2;
  at++;
  if (dollars > 1 && form != STRING_TRIPLE) return NULL;
  if (dollars > MOST_DOLLARS) {
    diag(lexer->diags, lex_span(lexer, start, at), D_TOO_MANY,
         format_in(lexer->diags->arena, "%d", MOST_DOLLARS), "'$' before an interpolated string");
    dollars = MOST_DOLLARS;
  }
  if (lexer->holes.count && ((vec_last(&lexer->holes).extra & STRING_FORM_MASK) != STRING_TRIPLE ||
                             form == STRING_TRIPLE))
    lex_error(lexer, start, at,
              form == STRING_TRIPLE ? D_INTERP_NESTED_TRIPLE : D_INTERP_NESTED_STRING);
  uint16_t extra = (uint16_t)(form | dollars << STRING_DOLLAR_SHIFT);
  emit(lexer, T_INTERP_OPEN, start, at)->extra = extra;
  Hole hole = {.open = lexer->tokens->count - 1, .extra = extra};
  vec_push(lexer->arena, &lexer->holes, hole);
  return lex_interp_text(lexer, at);
}

/* After `:` in a hole: the format up to `}`. */
static const char *lex_format(Lexer *lexer, const char *colon) {
  const char *at = colon + 1;
  bool quoted = false;
  while (at < lexer->end && *at != '\n' && *at != '"' && (quoted || *at != '}')) {
    if (*at == '`' && at[1] == '`') quoted = !quoted, at++;
    at++;
  }
  emit(lexer, T_INTERP_FORMAT, colon + 1, at);
  pass_range(lexer, colon + 1, at);
  return at;
}

/* A `'`: character literal or the tick of a type variable. */
static const char *lex_quote(Lexer *lexer, const char *start) {
  const char *at = start + 1, *close = NULL;
  if (*at == '\\' && at + 1 < lexer->end) {
    const char *scan = at + 2;
    while (scan < at + 12 && scan < lexer->end && *scan != '\'' && *scan != '\n') scan++;
    if (*scan == '\'') close = scan;
  } else if (at < lexer->end && (*at != '\'' || at[1] == '\'') && *at != '\n') {
    uint32_t size;
    utf8_decode(at, (size_t)(lexer->end - at), &size);
    if (at[size] == '\'') close = at + size;
  }
  if (!close) {
    emit(lexer, T_QUOTE, start, start + 1);
    return start + 1;
  }
  close++;
  if (*close == 'B') close++;
  emit(lexer, T_CHAR, start, close);
  pass_range(lexer, start, close);
  return close;
}

/* ---- comments ---- */

/* `start` at `(*`; strings and characters inside are skipped whole. */
static const char *skip_comment(Lexer *lexer, const char *start) {
  const char *at = start + 2;
  uint32_t depth = 1;
  while (at < lexer->end) {
    char c = *at;
    if (c == '(' && at[1] == '*' && at[2] != ')') {
      depth++;
      at += 2;
    } else if (c == '(' && at[1] == '*') {
      at += 3; /* (*) */
    } else if (c == '*' && at[1] == ')') {
      at += 2;
      if (--depth == 0) return at;
    } else if (c == '"' || (c == '@' && at[1] == '"')) {
      const char *quote = at + (c == '@');
      uint32_t form = c == '@' ? STRING_VERBATIM : STRING_REGULAR;
      const char *body = quote + 1;
      if (form == STRING_REGULAR && quote[1] == '"' && quote[2] == '"')
        form = STRING_TRIPLE, body = quote + 3;
      const char *after = skip_string(lexer, body, form);
      if (!after) {
        lex_error(lexer, at, body, D_COMMENT_STRING_EOF);
        return lexer->end;
      }
      at = after;
    } else if (c == '\'' && at[1] == '"' && at[2] == '\'') {
      at += 3;
    } else if (c == '\'' && at[1] == '\\' && at[2] && at[3] == '\'') {
      at += 4;
    } else {
      pass(lexer, at);
      at++;
    }
  }
  lex_error(lexer, start, start + 2, D_COMMENT_EOF);
  return lexer->end;
}

static const char *skip_line_comment(Lexer *lexer, const char *start) {
  const char *at = memchr(start, '\n', (size_t)(lexer->end - start));
  if (!at) at = lexer->end;
  if (start[2] == '/' && start[3] != '/') {
    if (!lexer->doc_start) lexer->doc_start = start;
    lexer->doc_end = at;
  }
  return at;
}

/* ---- lines that begin with # ---- */

static const char *skip_spaces(const char *at) {
  while (*at == ' ' || *at == '\t' || *at == '\r') at++;
  return at;
}
static const char *line_end(const Lexer *lexer, const char *at) {
  const char *end = memchr(at, '\n', (size_t)(lexer->end - at));
  return end ? end : lexer->end;
}
static bool test_condition(Lexer *lexer, const char *at, const char *end) {
  bool bad, too_deep, value = condition_holds(lexer->options, at, end, &bad, &too_deep);
  if (too_deep) {
    diag(lexer->diags, lex_span(lexer, skip_spaces(at), end), D_TOO_DEEP,
         format_in(lexer->diags->arena, "%d", SYNTAX_DEPTH_LIMIT));
  } else if (bad) {
    lex_error(lexer, skip_spaces(at), end, D_BAD_IF_CONDITION);
  }
  return value;
}

/* From the line after an #if, #else or #elif whose part is inactive: skips to the part that is active. */
static const char *skip_inactive(Lexer *lexer, const char *at) {
  uint32_t nested = 0;
  while (at < lexer->end) {
    const char *end = line_end(lexer, at), *hash = skip_spaces(at);
    if (*hash == '#' && hash < end) {
      const char *word = skip_spaces(hash + 1), *word_end = word;
      while (class_of[(unsigned char)*word_end] == ID) word_end++;
      Condition *top = &vec_last(&lexer->conditions);
      if (condition_is_word(word, word_end, "if")) {
        nested++;
      } else if (condition_is_word(word, word_end, "endif")) {
        if (nested == 0) {
          lexer->conditions.count--;
          return end;
        }
        nested--;
      } else if (nested == 0 && condition_is_word(word, word_end, "else")) {
        top->in_else = true;
        if (!top->taken) {
          top->taken = true;
          return end;
        }
      } else if (nested == 0 && condition_is_word(word, word_end, "elif") && !top->taken &&
                 test_condition(lexer, word_end, end)) {
        top->taken = true;
        return end;
      }
    }
    at = end < lexer->end ? end + 1 : end;
  }
  return at;
}

/* A `#` that is the first of its line: the byte to go on at, or NULL when it is an ordinary token. */
static const char *lex_directive(Lexer *lexer, const char *hash) {
  static const char *const kept[] = {"nowarn", "warnon", "r",    "I", "load",
                                     "time",   "help",   "quit", "q"};
  const char *word = skip_spaces(hash + 1), *word_end = word;
  while (class_of[(unsigned char)*word_end] == ID) word_end++;
  const char *end = line_end(lexer, hash);
  if (condition_is_word(word, word_end, "if")) {
    Condition condition = {(uint32_t)(hash - lexer->bytes), test_condition(lexer, word_end, end),
                           false};
    vec_push(lexer->arena, &lexer->conditions, condition);
    return condition.taken ? end : skip_inactive(lexer, end);
  }
  if (condition_is_word(word, word_end, "else") || condition_is_word(word, word_end, "elif")) {
    if (!lexer->conditions.count || vec_last(&lexer->conditions).in_else) {
      diag(lexer->diags, lex_span(lexer, hash, word_end), D_IF_UNMATCHED,
           condition_is_word(word, word_end, "else") ? "#else" : "#elif");
      return end;
    }
    if (*(word + 2) == 's') vec_last(&lexer->conditions).in_else = true;
    return skip_inactive(lexer, end); /* the part before was active */
  }
  if (condition_is_word(word, word_end, "endif")) {
    if (lexer->conditions.count)
      lexer->conditions.count--;
    else
      diag(lexer->diags, lex_span(lexer, hash, word_end), D_IF_UNMATCHED, "#endif");
    return end;
  }
  if (condition_is_word(word, word_end, "light") || condition_is_word(word, word_end, "indent")) {
    const char *arg = skip_spaces(word_end);
    if (end - arg >= 5 && !memcmp(arg, "\"off\"", 5)) lex_error(lexer, hash, arg + 5, D_LIGHT_OFF);
    return end - arg >= 2 && !memcmp(arg, "(*", 2) ? arg : end; /* a comment may go on below */
  }
  if (condition_is_word(word, word_end, "line") || is_digit(*word)) return end;
  if (word == hash + 1 || condition_is_word(word, word_end, "nowarn") ||
      condition_is_word(word, word_end, "warnon"))
    for (size_t i = 0; i < COUNT_OF(kept); i++)
      if (condition_is_word(word, word_end, kept[i])) {
        if (condition_is_word(word, word_end, "nowarn") ||
            condition_is_word(word, word_end, "warnon"))
          lexer->directive = lexer->tokens->count + 1;
        emit(lexer, T_DIRECTIVE, hash, word_end);
        return word_end;
      }
  return NULL;
}

/* ---- operators and punctuation ---- */

static TokenKind operator_kind(const char *at, size_t size) {
  switch (size) {
  case 1:
    switch (*at) {
    case '=': return T_EQUALS;
    case '<': return T_LESS;
    case '>': return T_GREATER;
    case '|': return T_BAR;
    case '&': return T_AMP;
    case '-': return T_MINUS;
    case '+': return T_PLUS;
    case '*': return T_STAR;
    case '%': return T_PERCENT;
    case '?': return T_QMARK;
    case '.': return T_DOT;
    case '$': return T_DOLLAR;
    }
    break;
  case 2:
    if (at[0] == '-' && at[1] == '>') return T_ARROW;
    if (at[0] == '<' && at[1] == '-') return T_LARROW;
    if (at[0] == '|' && at[1] == '|') return T_BAR_BAR;
    if (at[0] == '&' && at[1] == '&') return T_AMP_AMP;
    if (at[0] == '<' && at[1] == '@') return T_LQUOTE;
    if (at[0] == '@' && at[1] == '>') return T_RQUOTE;
    if (at[0] == '%' && at[1] == '%') return T_PERCENT;
    if (at[0] == '?' && at[1] == '?') return T_QMARK_QMARK;
    break;
  case 3:
    if (!memcmp(at, "<@@", 3)) return T_LQUOTE_RAW;
    if (!memcmp(at, "@@>", 3)) return T_RQUOTE_RAW;
    if (!memcmp(at, "?<-", 3)) return T_QMARK_LARROW;
    break;
  }
  const char *end = at + size;
  const char *key = at;
  while (key < end && (*key == '.' || *key == '$' || *key == '?')) key++;
  if (key == end) return T_COMPARE_OP;
  switch (*key) {
  case '!':
    if (key + 1 < end && key[1] == '=') return T_COMPARE_OP;
    return T_PREFIX_OP;
  case '~': return T_PREFIX_OP;
  case '*': return key + 1 < end && key[1] == '*' ? T_POWER_OP : T_STAR_OP;
  case '/':
  case '%': return T_STAR_OP;
  case '+':
  case '-': return T_PLUS_MINUS_OP;
  case '@':
  case '^': return T_AT_HAT_OP;
  default: return T_COMPARE_OP;
  }
}

static void bracket(Lexer *lexer, int change) {
  if (!lexer->holes.count) return;
  Hole *hole = &vec_last(&lexer->holes);
  if (change > 0)
    hole->depth++;
  else if (hole->depth)
    hole->depth--;
}

static const char *lex_operator(Lexer *lexer, const char *at) {
  if (*at == ':') {
    size_t size = 1;
    TokenKind kind = T_COLON;
    if (at[1] == ':')
      kind = T_COLON_COLON, size = 2;
    else if (at[1] == '>')
      kind = T_COLON_GREATER, size = 2;
    else if (at[1] == '=')
      kind = T_COLON_EQUALS, size = 2;
    else if (at[1] == '?' && at[2] == '>')
      kind = T_COLON_QMARK_GREATER, size = 3;
    else if (at[1] == '?')
      kind = T_COLON_QMARK, size = 2;
    if (size == 1 && lexer->holes.count && vec_last(&lexer->holes).depth == 0)
      return lex_format(lexer, at);
    emit(lexer, kind, at, at + size);
    return at + size;
  }
  if (*at == '.' && at[1] == '.' &&
      (class_of[(unsigned char)at[2]] != OP || strchr("-+^!~%&.$", at[2]))) {
    emit(lexer, T_DOT_DOT, at, at + 2);
    return at + 2;
  }
  const char *end = at + 1;
  while (class_of[(unsigned char)*end] == OP) end++;
  size_t size = (size_t)(end - at);
  if (size == 1 && *at == '|' && (*end == ']' || *end == '}')) {
    bracket(lexer, -1);
    emit(lexer, *end == ']' ? T_BAR_RBRACK : T_BAR_RBRACE, at, end + 1);
    return end + 1;
  }
  if (size == 1 && *at == '>' && *end == ']') {
    bracket(lexer, -1);
    emit(lexer, T_GREATER_RBRACK, at, end + 1);
    return end + 1;
  }
  if (*at == '>' && size > 1 && end[-1] == '|' && (*end == ']' || *end == '}'))
    end--, size--; /* >|] */
  else if (size > 2 && !memcmp(at, "@>", 2) && at[2] == '.')
    size = 2;
  else if (size > 3 && !memcmp(at, "@@>", 3) && at[3] == '.')
    size = 3;
  emit(lexer, operator_kind(at, size), at, at + size);
  return at + size;
}

static const char *lex_punctuation(Lexer *lexer, const char *at) {
  TokenKind kind;
  size_t size = 1;
  switch (*at) {
  case '(':
    if (at[1] == '*' && at[2] != ')') return skip_comment(lexer, at);
    bracket(lexer, 1);
    kind = T_LPAREN;
    break;
  case ')':
    bracket(lexer, -1);
    kind = T_RPAREN;
    break;
  case '[':
    bracket(lexer, 1);
    kind = T_LBRACK;
    if (at[1] == '|')
      kind = T_LBRACK_BAR, size = 2;
    else if (at[1] == '<')
      kind = T_LBRACK_LESS, size = 2;
    break;
  case ']':
    bracket(lexer, -1);
    kind = T_RBRACK;
    break;
  case '{':
    bracket(lexer, 1);
    kind = T_LBRACE;
    if (at[1] == '|') kind = T_LBRACE_BAR, size = 2;
    break;
  case '}':
    if (lexer->holes.count && vec_last(&lexer->holes).depth == 0) {
      uint32_t dollars = vec_last(&lexer->holes).extra >> STRING_DOLLAR_SHIFT, run = 1;
      while (run < dollars && at[run] == '}') run++;
      return lex_interp_text(lexer, at + run);
    }
    bracket(lexer, -1);
    kind = T_RBRACE;
    break;
  case ',': kind = T_COMMA; break;
  case ';':
    kind = T_SEMI;
    if (at[1] == ';') kind = T_SEMI_SEMI, size = 2;
    break;
  case '#':
    if (lexer->flags & TF_FIRST) {
      const char *after = lex_directive(lexer, at);
      if (after) return after;
    }
    kind = T_HASH;
    break;
  case '"': return lex_string(lexer, at, at);
  case '\'': return lex_quote(lexer, at);
  default: /* ` */
    if (at[1] == '`') return lex_quoted_ident(lexer, at);
    lex_error(lexer, at, at + 1, D_BAD_QUOTED_IDENT);
    kind = T_ERROR;
    break;
  }
  emit(lexer, kind, at, at + size);
  return at + size;
}

static const char *lex_unexpected(Lexer *lexer, const char *at) {
  unsigned char c = (unsigned char)*at;
  uint32_t size = utf8_valid_size(at, (size_t)(lexer->end - at));
  const char *text;
  if (c < 0x80 || !size) {
    size = 1;
    text = c > 32 && c < 127 ? format_in(lexer->diags->arena, "%c", c)
                             : format_in(lexer->diags->arena, "\\x%02x", c);
  } else {
    text = format_in(lexer->diags->arena, "%.*s", (int)size, at);
  }
  diag(lexer->diags, lex_span(lexer, at, at + size), D_UNEXPECTED_CHAR, text);
  if (c == '\\') diag_hint(lexer->diags, "write a function as 'fun x -> …'");
  emit(lexer, T_ERROR, at, at + size);
  pass_range(lexer, at, at + size);
  return at + size;
}

/* A line that is no part of the program's text. */
static void set_directive_aside(Lexer *lexer) {
  Tokens *tokens = lexer->tokens;
  for (uint32_t i = lexer->directive - 1; i < tokens->count; i++)
    vec_push(lexer->arena, &tokens->directives, tokens->items[i]);
  tokens->count = lexer->directive - 1;
  lexer->directive = 0;
}

void lex_file(Arena *arena, Sources *sources, Diags *diags, uint32_t file,
              const SyntaxOptions *options, Tokens *tokens) {
  const char *bytes = source_bytes(sources, file);
  uint32_t size = source_file(sources, file)->size;
  Lexer lexer_state = {.arena = arena,
                       .diags = diags,
                       .options = options,
                       .tokens = tokens,
                       .bytes = bytes,
                       .end = bytes + size,
                       .file = file,
                       .line = bytes,
                       .flags = TF_FIRST};
  Lexer *lexer = &lexer_state;
  index_keywords(lexer);
  *tokens = (Tokens){.bytes = bytes, .file = file};
  lexer->capacity = size / 3 + 64;
  tokens->items = NEW_ARRAY(arena, Token, lexer->capacity);
  const char *at = bytes;
  if (size >= 3 && !memcmp(at, "\xEF\xBB\xBF", 3)) at += 3, lexer->bias = 3;
  if (at[0] == '#' && at[1] == '!') at = line_end(lexer, at);
  for (;;) {
    while (*at == ' ') at++;
    unsigned char c = (unsigned char)*at;
    switch (class_of[c]) {
    case SP:
      if (c == '\t' && !lexer->tab_reported) {
        lex_error(lexer, at, at + 1, D_TAB);
        lexer->tab_reported = true;
      }
      at++;
      break;
    case NL:
      if (lexer->directive) set_directive_aside(lexer);
      at++;
      lexer->line = at;
      lexer->bias = 0;
      lexer->flags = TF_FIRST;
      for (uint32_t four; lexer->end - at >= 4; at += 4) { /* indentation comes in fours */
        memcpy(&four, at, 4);
        if (four != 0x20202020u) break;
      }
      break;
    case ID: at = lex_ident(lexer, at); break;
    case DI: at = lex_number(lexer, at); break;
    case OP:
      if (c == '/' && at[1] == '/') {
        at = skip_line_comment(lexer, at);
        break;
      }
      if (c == '$' || c == '@') {
        const char *after = lex_interp(lexer, at);
        if (!after && c == '@' && at[1] == '"') after = lex_string(lexer, at, at + 1);
        if (after) {
          at = after;
          break;
        }
      }
      at = lex_operator(lexer, at);
      break;
    case PU:
    case QU: at = lex_punctuation(lexer, at); break;
    case HI: {
      uint32_t scalar_size;
      uint32_t scalar = utf8_decode(at, (size_t)(lexer->end - at), &scalar_size);
      if (utf8_valid_size(at, (size_t)(lexer->end - at)) && is_letter_scalar(scalar))
        at = lex_ident(lexer, at);
      else
        at = lex_unexpected(lexer, at);
      break;
    }
    default:
      if (at >= lexer->end) goto done;
      at = lex_unexpected(lexer, at);
    }
  }
done:
  if (lexer->directive) set_directive_aside(lexer);
  if (tokens->directives.count) {
    Token end = {.start = (uint32_t)(at - bytes),
                 .end = (uint32_t)(at - bytes),
                 .kind = T_EOF,
                 .flags = TF_FIRST};
    vec_push(arena, &tokens->directives, end);
  }
  if (lexer->holes.count) {
    Hole *hole = &vec_last(&lexer->holes);
    lex_error(lexer, bytes + hole->start, bytes + hole->start + 1, D_INTERP_EOF);
  }
  if (lexer->conditions.count) {
    uint32_t start = vec_last(&lexer->conditions).start;
    lex_error(lexer, bytes + start, bytes + start + 3, D_IF_EOF);
  }
  lexer->flags = TF_FIRST;
  lexer->doc_start = NULL;
  lexer->line = at;
  lexer->bias = 0;
  emit(lexer, T_EOF, at, at);
}
