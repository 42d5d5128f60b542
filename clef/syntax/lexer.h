/* lexer: bytes to tokens, the whole file at once.
 *
 * A token is 16 bytes: where it stands, its column, its kind. Texts and values are read from the source when the
 * parser takes the token (literal.c, number.c). An interpolated string becomes INTERP_OPEN, then INTERP_TEXT and the tokens of
 * its holes in turn, INTERP_CLOSE. Comments, blank space and inactive `#if` parts leave no trace, except that the
 * `///` lines before a declaration are remembered beside the tokens.
 */
#ifndef CLEF_SYNTAX_LEXER_H
#define CLEF_SYNTAX_LEXER_H

#include "clef/base/vec.h"
#include "clef/syntax/syntax.h"

typedef enum TokenKind {
#define TOK(name, text, level, properties) T_##name,
#define KEYWORD(name, text, properties)    T_##name,
#define RESERVED(text)
#include "clef/syntax/tokens.def"
} TokenKind;
enum {
  TOKEN_KIND_COUNT = 0
#define TOK(name, text, level, properties) +1
#define KEYWORD(name, text, properties)    +1
#define RESERVED(text)
#include "clef/syntax/tokens.def"
};
_Static_assert(TOKEN_KIND_COUNT <= 256, "Token.kind is one byte");

/* TokenInfo.properties */
enum {
  TP_STARTS = 1,
  TP_ARG = 2,
  TP_PAT = 4,
  TP_INFIX = 8,
  TP_CLOSES = 16,
  TP_CONTINUES = 32,
  TP_ADJACENT = 64,
  TP_MEMBER = 128
};
typedef struct TokenInfo {
  uint8_t level;
  uint8_t properties;
  bool is_keyword;
  const char *text;
} TokenInfo;
extern const TokenInfo token_info[TOKEN_KIND_COUNT];

enum {               /* Token.flags */
       TF_FIRST = 1, /* first of its line */
       TF_DOC = 2,   /* a /// comment stands before it */
       TF_BANG = 4,  /* keyword written with `!` */
       TF_QUOTED = 8 /* ``identifier`` */
};

typedef struct Token {
  uint32_t start, end; /* bytes in the file */
  uint32_t column;     /* UTF-16 units from 0, as F# counts */
  uint8_t kind;        /* TokenKind */
  uint8_t flags;
  uint16_t extra; /* of strings: how they are written */
} Token;

/* How a string is written; Token.extra of STRING, INTERP_OPEN and INTERP_TEXT. */
enum {
  STRING_REGULAR = 0,
  STRING_VERBATIM = 1,
  STRING_TRIPLE = 2,
  STRING_FORM_MASK = 3,
  STRING_BYTES = 4, /* ..."B */
  STRING_DOLLAR_SHIFT = 4
};

typedef struct DocComment {
  uint32_t token, start, end;
} DocComment; /* token index; bytes of the lines */

typedef struct Tokens {
  const char *bytes;
  uint32_t file;
  Token *items; /* ends with EOF */
  uint32_t count;
  VEC(DocComment) docs;
  /* lines of #nowarn and #warnon, which may stand anywhere; ends with EOF when not empty */
  VEC(Token) directives;
} Tokens;

void lex_file(Arena *arena, Sources *sources, Diags *diags, uint32_t file,
              const SyntaxOptions *options, Tokens *tokens);

/* Is the text a keyword, which an identifier can only be in quotes? */
bool lex_is_keyword(const char *text);

#endif
