/* format: what the files of the formatter share.
 *
 * The writer walks the tree and takes the tokens of the source in their order. A function for a kind of node states where its
 * tokens stand, the spaces between them and where lines may break. A token that is not the expected one, or a comment where no
 * line may break, sets `failed`; the smallest construct around it that can stand as it was written then does (keep_source). So no
 * token is lost, and what the formatter has no rule for is left alone.
 */
#ifndef CLEF_FMT_FORMAT_H
#define CLEF_FMT_FORMAT_H

#include "clef/fmt/document.h"
#include "clef/syntax/lexer.h"

typedef struct Format {
  Arena *arena;
  const char *bytes;
  uint32_t size;
  const Tokens *tokens;
  uint32_t next;     /* the token to be written */
  uint32_t last_end; /* of the token before it */
  Document document;
  bool failed;
  bool is_tight;  /* the next expression is an operand whose parentheses must stay where they are */
  bool in_hole;   /* of an interpolated string */
  uint32_t depth; /* enclosing modules */
  uint32_t kept_count;      /* constructs that stand as they were written */
  VEC(uint32_t) directives; /* places of lines of #if and the like */
  const Span *frozen;       /* constructs that are not to be changed */
  uint32_t frozen_count;
} Format;

/* ---- writer.c: items ---- */
void put_text(Format *format, const char *text);
void put_space(Format *format);
void put_break(Format *format, uint32_t flags);
void put_open(Format *format, uint32_t limit);
void put_close(Format *format);
void put_indent(Format *format, uint32_t columns);
void put_align(Format *format);
void put_dedent(Format *format);
void put_entry(Format *format, uint32_t flags);
void put_entry_end(Format *format);
void put_if_flat(Format *format, const char *text);

/* ---- writer.c: tokens ---- */
static inline const Token *next_token(const Format *format) {
  return &format->tokens->items[format->next];
}
static inline TokenKind next_kind(const Format *format) {
  return (TokenKind)next_token(format)->kind;
}
static inline uint32_t next_start(const Format *format) { return next_token(format)->start; }
/* Writes the next token. */
void put_token(Format *format);
/* The same; fails when it is of another kind. */
void expect_token(Format *format, TokenKind kind);
/* Leaves the next token out; fails when a comment stands before it. */
void drop_token(Format *format);
/* The index of the first token at or behind `offset`. */
uint32_t token_at(const Format *format, uint32_t offset);
/* The first token of this kind from the next one up to `end`, outside brackets; `end` when there is none. */
uint32_t find_token(const Format *format, TokenKind kind, uint32_t end);
/* Writes the tokens up to `end` on one line; their spaces are those of patterns and types. Fails where they stand on several
 * lines and are too long for one. */
void put_run(Format *format, uint32_t end);
/* `(|A|B|_|)`; the next token is the parenthesis. */
void put_active_name(Format *format);
/* Writes what stands from the next token to the byte `end` as it is in the source. */
void keep_source(Format *format, uint32_t end);
/* Does a line of #if and the like stand between these bytes? */
bool has_directive(const Format *format, uint32_t start, uint32_t end);
bool is_frozen(const Format *format, Span span);

typedef struct Mark {
  uint32_t items, next, last_end;
} Mark;
Mark format_mark(const Format *format);
void format_return(Format *format, Mark mark);

/* ---- trivia.c ---- */
/* Finds the places of directives. */
void find_directives(Format *format);
/* Places comments and blank lines before the next token. */
void put_trivia(Format *format, uint32_t start, uint32_t end);
/* Adds the comments of the source, without their indentation, to `out`. */
void collect_comments(const char *bytes, const Tokens *tokens, Arena *arena, Text *out);

/* ---- expr.c ---- */
void put_expr(Format *format, const Syn *node);
/* An expression at the current indentation: `let` and what follows it, statements. */
void put_block(Format *format, const Syn *node);
/* The same on the line, if it takes at most `limit` columns, or indented on the next. */
void put_body(Format *format, const Syn *node, uint32_t limit);
enum { FUNCTION_WIDTH = 40, VALUE_WIDTH = 80 };
/* `= body`, which takes at most `limit` columns on the line; the next token is `=`. */
void put_definition(Format *format, const Syn *body, uint32_t limit);
void put_binding(Format *format, const Syn *binding);
/* The bindings of a LET_DECL, or of a LET up to its body; the next token is the keyword. */
void put_bindings(Format *format, const Syn *let);

/* ---- decl.c ---- */
void put_file(Format *format, const Syn *file);
/* `[<A>]` lines before a declaration. */
void put_attributes(Format *format);
void put_members(Format *format, const Syn *const *members, uint32_t count);

#endif
