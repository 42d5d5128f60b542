/* token: the words of MIR's text form. */
#ifndef CLEF_MIR_TOKEN_H
#define CLEF_MIR_TOKEN_H

#include "clef/base/base.h"

typedef enum TokenKind {
  TOKEN_END,
  TOKEN_WORD,
  TOKEN_NUMBER,
  TOKEN_STRING,
  TOKEN_SYMBOL /* @name */,
  TOKEN_MARK,
  TOKEN_BAD
} TokenKind;

typedef struct Token {
  TokenKind kind;
  uint32_t start, end;
  bool starts_line;
  const char *text; /* NUL-terminated: word, unescaped string, symbol's name, number, mark */
  uint32_t size;
} Token;

typedef struct MirLexer {
  Arena *arena;
  const char *bytes;
  uint32_t size, at;
} MirLexer;

/* Reads the next token; spaces, newlines, ';' and comments lie between tokens. */
void mir_next_token(MirLexer *lexer, Token *token);
/* The value of a hexadecimal digit, or -1. */
int mir_hex_digit(char c);

#endif
