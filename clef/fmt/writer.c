/* writer: items and tokens (see format.h). */
#include "clef/fmt/format.h"

/* ---- items ---- */

static Item *put(Format *format, ItemKind kind) {
  vec_push(format->arena, &format->document.items, ((Item){.kind = (uint8_t)kind}));
  return &vec_last(&format->document.items);
}
static void put_bytes(Format *format, const char *text, uint32_t size) {
  Item *item = put(format, ITEM_TEXT);
  item->u.text = text;
  item->size = size;
  item->width = document_columns(text, size);
  if (memchr(text, '\n', size)) item->flags = DOC_LINES;
}
void put_text(Format *format, const char *text) { put_bytes(format, text, (uint32_t)strlen(text)); }
void put_space(Format *format) { put_text(format, " "); }
void put_break(Format *format, uint32_t flags) { put(format, ITEM_BREAK)->flags = (uint8_t)flags; }
void put_open(Format *format, uint32_t limit) { put(format, ITEM_OPEN)->limit = limit; }
void put_close(Format *format) { put(format, ITEM_CLOSE); }
void put_indent(Format *format, uint32_t columns) { put(format, ITEM_INDENT)->limit = columns; }
void put_align(Format *format) { put(format, ITEM_ALIGN); }
void put_dedent(Format *format) { put(format, ITEM_DEDENT); }
void put_entry(Format *format, uint32_t flags) { put(format, ITEM_ENTRY)->flags = (uint8_t)flags; }
void put_entry_end(Format *format) { put(format, ITEM_ENTRY_END); }
void put_if_flat(Format *format, const char *text) {
  put_text(format, text);
  vec_last(&format->document.items).flags = DOC_IF_FLAT;
}

Mark format_mark(const Format *format) {
  return (Mark){format->document.items.count, format->next, format->last_end};
}
void format_return(Format *format, Mark mark) {
  format->document.items.count = mark.items;
  format->next = mark.next;
  format->last_end = mark.last_end;
  format->failed = format->is_tight = false;
}

/* ---- tokens ---- */

void put_token(Format *format) {
  const Token *token = next_token(format);
  if (token->kind == T_EOF) {
    format->failed = true;
    return;
  }
  put_trivia(format, format->last_end, token->start);
  put_bytes(format, format->bytes + token->start, token->end - token->start);
  format->last_end = token->end;
  format->next++;
}
void expect_token(Format *format, TokenKind kind) {
  if (next_kind(format) == kind)
    put_token(format);
  else
    format->failed = true;
}
void drop_token(Format *format) {
  const Token *token = next_token(format);
  for (uint32_t i = format->last_end; i < token->start; i++)
    if ((unsigned char)format->bytes[i] > ' ') format->failed = true;
  format->last_end = token->end;
  if (token->kind != T_EOF) format->next++;
}

uint32_t token_at(const Format *format, uint32_t offset) {
  uint32_t low = format->next, high = format->tokens->count - 1;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (format->tokens->items[middle].start < offset)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

static int bracket(TokenKind kind) {
  switch (kind) {
  case T_LPAREN:
  case T_LBRACK:
  case T_LBRACK_BAR:
  case T_LBRACE:
  case T_LBRACE_BAR:
  case T_LBRACK_LESS: return 1;
  case T_RPAREN:
  case T_RBRACK:
  case T_BAR_RBRACK:
  case T_RBRACE:
  case T_BAR_RBRACE:
  case T_GREATER_RBRACK: return -1;
  default: return 0;
  }
}

uint32_t find_token(const Format *format, TokenKind kind, uint32_t end) {
  int depth = 0;
  for (uint32_t i = format->next; i < end; i++) {
    TokenKind at = (TokenKind)format->tokens->items[i].kind;
    if (at == kind && !depth) return i;
    depth += bracket(at);
  }
  return end;
}

/* ---- runs: patterns, types, heads of declarations ---- */

enum { BEFORE = 1, AFTER = 2, NOT_BEFORE = 4, NOT_AFTER = 8 };
static const uint8_t spacing[TOKEN_KIND_COUNT] = {[T_COMMA] = NOT_BEFORE | AFTER,
                                                  [T_SEMI] = NOT_BEFORE | AFTER,
                                                  [T_COLON] = NOT_BEFORE | AFTER,
                                                  [T_ARROW] = BEFORE | AFTER,
                                                  [T_COLON_COLON] = BEFORE | AFTER,
                                                  [T_BAR] = BEFORE | AFTER,
                                                  [T_AMP] = BEFORE,
                                                  [T_EQUALS] = BEFORE | AFTER,
                                                  [T_COLON_GREATER] = BEFORE | AFTER,
                                                  [T_LPAREN] = NOT_AFTER,
                                                  [T_RPAREN] = NOT_BEFORE,
                                                  [T_LBRACK] = AFTER,
                                                  [T_RBRACK] = BEFORE,
                                                  [T_LBRACK_BAR] = AFTER,
                                                  [T_BAR_RBRACK] = BEFORE,
                                                  [T_LBRACE] = AFTER,
                                                  [T_RBRACE] = BEFORE,
                                                  [T_LBRACE_BAR] = AFTER,
                                                  [T_BAR_RBRACE] = BEFORE,
                                                  [T_LBRACK_LESS] = NOT_AFTER,
                                                  [T_GREATER_RBRACK] = NOT_BEFORE,
                                                  [T_DOT] = NOT_BEFORE | NOT_AFTER,
                                                  [T_WITH] = BEFORE | AFTER,
                                                  [T_WHEN] = BEFORE | AFTER,
                                                  [T_AS] = BEFORE | AFTER,
                                                  [T_OF] = BEFORE | AFTER,
                                                  [T_OR] = BEFORE | AFTER};

/* Does `(` follow the name `left` without a space? F#'s style distinguishes names by their first letter. */
static bool hugs_paren(const Format *format, const Token *left) {
  char first = format->bytes[left->start];
  return left->kind == T_IDENT && first >= 'A' && first <= 'Z';
}

/* `*` of a tuple's type */
static bool is_star(const Format *format, const Token *token) {
  return token->end == token->start + 1 && format->bytes[token->start] == '*';
}

/* Two tokens of a run: is there a space between them? */
static bool is_spaced(const Format *format, const Token *left, const Token *right) {
  bool in_source = left->end != right->start;
  TokenKind l = (TokenKind)left->kind, r = (TokenKind)right->kind;
  if (l == T_LBRACK && (r == T_RBRACK || r == T_COMMA)) return false;
  if (l == T_COMMA && r == T_RBRACK) return false;
  if (r == T_RBRACK && l == T_LBRACK) return false;
  if ((l == T_LBRACK_BAR && r == T_BAR_RBRACK) || (l == T_LBRACE && r == T_RBRACE)) return false;
  if (l == T_LPAREN || r == T_RPAREN) /* ( * ) and ( *) are operators */
    return in_source && (format->bytes[left->end - 1] == '*' || format->bytes[right->start] == '*');
  if (l == T_DOT || r == T_DOT) return in_source;
  if (l == T_LBRACK_LESS || r == T_GREATER_RBRACK) return false;
  if (l == T_COMMA || l == T_SEMI || is_star(format, left) || is_star(format, right)) return true;
  if (r == T_COMMA || r == T_SEMI) return in_source && l == T_COMMA;
  if (r == T_LBRACK && left->end == right->start) return false; /* int[] */
  if (spacing[l] & AFTER || spacing[r] & BEFORE) return true;
  if (spacing[r] & NOT_BEFORE) return in_source && token_info[l].level;
  return in_source;
}

/* The same within the brackets open at `right`; `in_type`: `(` behind a name belongs to a declaration, which keeps its space. */
static void put_run_token(Format *format, const Token *before) {
  const Token *token = next_token(format);
  if (before && is_spaced(format, before, token)) put_space(format);
  put_token(format);
}

/* The patterns that may stand behind the only argument of a case. */
static bool ends_argument(TokenKind kind) {
  return kind != T_LPAREN && kind != T_IDENT && !(token_info[kind].properties & TP_PAT);
}

/* Is the bracket that opens at the token `open` the only argument of the name before it? */
static bool is_only_argument(const Format *format, uint32_t open, uint32_t end) {
  int depth = 0;
  for (uint32_t i = open; i < end; i++) {
    depth += bracket((TokenKind)format->tokens->items[i].kind);
    if (!depth) return i + 1 == end || ends_argument((TokenKind)format->tokens->items[i + 1].kind);
  }
  return true;
}

/* `(|A|B|_|)` */
static bool at_active_name(const Format *format) {
  return next_kind(format) == T_LPAREN && next_token(format)[1].kind == T_BAR;
}
void put_active_name(Format *format) {
  while (!format->failed && next_kind(format) != T_RPAREN) put_token(format);
  put_token(format);
}

void put_run(Format *format, uint32_t end) {
  uint32_t first = format->next, columns = 0;
  bool has_lines = false;
  while (!format->failed && format->next < end && next_kind(format) != T_EOF) {
    const Token *token = next_token(format), *before = format->next > first ? token - 1 : NULL;
    if (before && token->flags & TF_FIRST) has_lines = true;
    columns += token->end - token->start + 1;
    bool is_call = before && token->kind == T_LPAREN && before->kind == T_IDENT;
    if (at_active_name(format)) {
      if (before && (is_call || is_spaced(format, before, token))) put_space(format);
      put_active_name(format);
    } else if (is_call) {
      if (!hugs_paren(format, before) || !is_only_argument(format, format->next, end))
        put_space(format);
      put_token(format);
    } else {
      put_run_token(format, before);
    }
  }
  if (has_lines && columns > DOC_WIDTH - 20) format->failed = true;
}

/* ---- source as it was written ---- */

static uint32_t line_start(const char *bytes, uint32_t at) {
  while (at && bytes[at - 1] != '\n') at--;
  return at;
}

void keep_source(Format *format, uint32_t end) {
  const Token *token = next_token(format);
  uint32_t start = token->start;
  if (end <= start) {
    format->failed = true;
    return;
  }
  put_trivia(format, format->last_end, start);
  uint32_t line = line_start(format->bytes, start);
  Item *item = put(format, ITEM_SHIFTED);
  item->u.text = format->bytes + start;
  item->size = end - start;
  item->limit = document_columns(format->bytes + line, start - line);
  while (format->bytes[line + item->indent] == ' ') item->indent++;
  item->width = document_columns(item->u.text, item->size);
  if (memchr(item->u.text, '\n', item->size)) item->flags = DOC_LINES;
  format->next = token_at(format, end);
  format->last_end = end;
}

bool has_directive(const Format *format, uint32_t start, uint32_t end) {
  for (uint32_t i = 0; i < format->directives.count; i++) {
    uint32_t at = format->directives.items[i];
    if (at >= end) return false;
    if (at > start) return true;
  }
  return false;
}

bool is_frozen(const Format *format, Span span) {
  for (uint32_t i = 0; i < format->frozen_count; i++)
    if (format->frozen[i].start == span.start && format->frozen[i].end == span.end) return true;
  return false;
}
