/* literal: the values of characters and strings, read from the source text of their token; numbers: number.c.
 *
 * Strings come out as UTF-8 with their escapes done (spec 3.5).
 */
#include "clef/base/utf8.h"
#include "clef/syntax/parser.h"

/* ---- escapes ---- */

static bool read_hex(const char *at, const char *end, int digits, uint32_t *value) {
  uint32_t v = 0;
  if (end - at < digits) return false;
  for (int i = 0; i < digits; i++) {
    int d = digit_value(at[i]);
    if (d > 15) return false;
    v = v * 16 + (uint32_t)d;
  }
  *value = v;
  return true;
}

/* `at` is at a backslash: the scalar it stands for and the bytes it takes, 0 when it is no escape. */
static uint32_t read_escape(Parser *parser, const char *at, const char *end, bool in_char,
                            uint32_t *scalar) {
  if (end - at < 2) return 0;
  switch (at[1]) {
  case 'n': *scalar = '\n'; return 2;
  case 't': *scalar = '\t'; return 2;
  case 'b': *scalar = '\b'; return 2;
  case 'r': *scalar = '\r'; return 2;
  case 'a': *scalar = '\a'; return 2;
  case 'f': *scalar = '\f'; return 2;
  case 'v': *scalar = '\v'; return 2;
  case '\\': *scalar = '\\'; return 2;
  case '"': *scalar = '"'; return 2;
  case '\'': *scalar = '\''; return 2;
  case 'x': return read_hex(at + 2, end, 2, scalar) ? 4 : 0;
  case 'u': {
    if (!read_hex(at + 2, end, 4, scalar)) return 0;
    uint32_t low;
    if (*scalar >= 0xD800 && *scalar < 0xDC00 && end - at >= 12 && at[6] == '\\' && at[7] == 'u' &&
        read_hex(at + 8, end, 4, &low) && low >= 0xDC00 && low < 0xE000) {
      *scalar = 0x10000 + ((*scalar - 0xD800) << 10) + (low - 0xDC00);
      return 12;
    }
    return 6;
  }
  case 'U': return read_hex(at + 2, end, 8, scalar) && *scalar < 0x110000 ? 10 : 0;
  default:
    if (end - at >= 4 && digit_value(at[1]) < 10 && digit_value(at[2]) < 10 &&
        digit_value(at[3]) < 10) {
      uint32_t value =
          (uint32_t)(digit_value(at[1]) * 100 + digit_value(at[2]) * 10 + digit_value(at[3]));
      if (value > 255 && in_char) return 0;
      if (value > 255) {
        Span span = {parser->file, (uint32_t)(at - parser->bytes),
                     (uint32_t)(at + 4 - parser->bytes)};
        diag(parser->diags, span, D_TRIGRAPH, format_in(parser->diags->arena, "%u", value),
             format_in(parser->diags->arena, "%u", value & 255));
      }
      *scalar = value & 255;
      return 4;
    }
    return 0;
  }
}
static uint32_t put_scalar(uint32_t scalar, char *out) {
  if (scalar >= 0xD800 && scalar < 0xE000) scalar = 0xFFFD; /* half a pair alone */
  return utf8_encode(scalar, out);
}

/* ---- characters ---- */

static void read_char(Parser *parser, Syn *node, const Token *token) {
  const char *at = parser->bytes + token->start + 1, *end = parser->bytes + token->end;
  bool is_byte = end[-1] == 'B';
  end -= is_byte ? 2 : 1;
  uint32_t scalar = 0, size;
  if (*at == '\\') {
    size = read_escape(parser, at, end, true, &scalar);
  } else {
    scalar = utf8_decode(at, (size_t)(end - at), &size);
  }
  bool one = size == (uint32_t)(end - at) && (scalar < 0xD800 || scalar >= 0xE000);
  if (!one || (is_byte && scalar > 255)) {
    diag(parser->diags, node->span, one ? D_BAD_BYTE_CHAR : D_BAD_CHAR);
    scalar = 0;
  }
  node->sub = is_byte ? SYN_CONST_U8 : SYN_CONST_CHAR;
  node->u.bits = scalar;
}

/* ---- strings ---- */

/* Escapes and doubled quotes done, into `out` (at least as large as the source); the size. */
static size_t cook(Parser *parser, const char *at, const char *end, uint32_t form, char *out) {
  char *start = out;
  while (at < end) {
    if (*at == '\\' && form == STRING_REGULAR) {
      uint32_t scalar, size;
      if (end - at >= 2 && (at[1] == '\n' || (at[1] == '\r' && end - at >= 3 && at[2] == '\n'))) {
        at += at[1] == '\r' ? 3 : 2; /* the line goes on */
        while (at < end && (*at == ' ' || *at == '\t')) at++;
      } else if ((size = read_escape(parser, at, end, false, &scalar)) != 0) {
        at += size;
        out += put_scalar(scalar, out);
      } else {
        *out++ = *at++; /* an unknown escape stays as it is */
        if (at < end) *out++ = *at++;
      }
    } else if (*at == '"' && form == STRING_VERBATIM) {
      *out++ = '"';
      at += 2;
    } else {
      *out++ = *at++;
    }
  }
  *out = 0;
  return (size_t)(out - start);
}

/* "..."B: every character must fit a byte. */
static size_t narrow_to_bytes(Parser *parser, const Syn *node, char *text, size_t size) {
  size_t n = 0;
  uint32_t step;
  bool bad = false;
  for (size_t i = 0; i < size; i += step) {
    uint32_t scalar = utf8_decode(text + i, size - i, &step);
    if (scalar > 255) bad = true;
    text[n++] = (char)scalar;
  }
  if (bad) diag(parser->diags, node->span, D_BAD_BYTES);
  text[n] = 0;
  return n;
}

static void read_string(Parser *parser, Syn *node, const Token *token) {
  const char *at = parser->bytes + token->start, *end = parser->bytes + token->end;
  uint32_t form = token->extra & STRING_FORM_MASK;
  bool is_bytes = token->extra & STRING_BYTES;
  if (is_bytes) end--;
  uint32_t quotes = form == STRING_TRIPLE ? 3 : 1;
  at += quotes + (form == STRING_VERBATIM);
  end -= quotes;
  char *out = arena_alloc(parser->arena, (size_t)(end - at) + 1);
  size_t size = cook(parser, at, end, form, out);
  if (is_bytes) size = narrow_to_bytes(parser, node, out, size);
  node->sub = is_bytes ? SYN_CONST_BYTES : SYN_CONST_STRING;
  node->u.bytes = out;
  node->size = (uint32_t)size;
  if (form == STRING_VERBATIM) node->flags |= SYN_F_VERBATIM;
  if (form == STRING_TRIPLE) node->flags |= SYN_F_TRIPLE;
}

Syn *parse_literal(Parser *parser, bool negative, uint32_t start) {
  const Token *token = parser->token;
  advance(parser);
  Syn *node = node_new(parser, SYN_CONST, start, 0);
  switch ((TokenKind)token->kind) {
  case T_INT:
  case T_FLOAT: read_number(parser, node, token, negative); break;
  case T_CHAR: read_char(parser, node, token); break;
  case T_STRING: read_string(parser, node, token); break;
  case T_TRUE:
  case T_FALSE:
    node->sub = SYN_CONST_BOOL;
    node->u.bits = token->kind == T_TRUE;
    break;
  default: node->sub = SYN_CONST_NULL; break;
  }
  return node;
}

/* ---- interpolated strings ---- */

/* A printf specifier at `at` (after its percent signs): its end, NULL when it is none. */
static const char *skip_specifier(const char *at, const char *end) {
  while (at < end && strchr("0+- #", *at)) at++;
  while (at < end && ((*at >= '0' && *at <= '9') || *at == '*')) at++;
  if (at < end && *at == '.') {
    at++;
    while (at < end && ((*at >= '0' && *at <= '9') || *at == '*')) at++;
  }
  if (at >= end || !strchr("bscdiuxXoBeEfFgGMOAat", *at)) return NULL;
  return at + 1;
}

/* One piece of text; *specifier gets "%5d" when the piece ends with one. */
static Syn *interp_text(Parser *parser, const Token *token, bool before_hole, Name *specifier) {
  const char *at = parser->bytes + token->start, *end = parser->bytes + token->end;
  uint32_t form = token->extra & STRING_FORM_MASK, dollars = token->extra >> STRING_DOLLAR_SHIFT;
  char *out = arena_alloc(parser->arena, (size_t)(end - at) + 1), *to = out;
  *specifier = (Name){0};
  const char *from = at; /* text up to here is cooked */
  while (at < end) {
    if (*at == '\\' && form == STRING_REGULAR) {
      at += at + 1 < end && (at[1] == '{' || at[1] == '}') ? 1 : 2; /* `\{` escapes nothing */
    } else if (*at == '%') {
      uint32_t run = 1;
      while (at + run < end && at[run] == '%') run++;
      if (run < dollars) {
        at += run;
        continue;
      }
      uint32_t literal = dollars == 1 ? run / 2 : run - dollars;
      to += cook(parser, from, at, form, to);
      memset(to, '%', literal);
      to += literal;
      at += run;
      from = at;
      if (dollars == 1 && run % 2 == 0) continue;
      const char *stop = skip_specifier(at, end);
      if (!stop || stop != end || !before_hole) {
        Span span = {parser->file, (uint32_t)(at - 1 - parser->bytes),
                     (uint32_t)((stop ? stop : at) - parser->bytes)};
        diag(parser->diags, span, D_INTERP_SPECIFIER);
        continue;
      }
      *specifier =
          name_of_string(parser->names, format_in(parser->arena, "%%%.*s", (int)(stop - at), at));
      from = at = stop;
    } else if ((*at == '{' || *at == '}') && dollars == 1) {
      to += cook(parser, from, at + 1, form, to);
      at += 2;
      from = at;
    } else {
      at++;
    }
  }
  to += cook(parser, from, end, form, to);
  *to = 0;
  Syn *node = NEW(parser->arena, Syn);
  node->kind = SYN_CONST;
  node->sub = SYN_CONST_STRING;
  node->span = token_span(parser, token);
  node->u.bytes = out;
  node->size = (uint32_t)(to - out);
  return node;
}

static Syn *interp_hole(Parser *parser, Name specifier) {
  uint32_t start = parser->token->start;
  uint32_t open = token_index(parser) - 1;
  if (parser->token->kind == T_INTERP_TEXT || parser->token->kind == T_INTERP_FORMAT) {
    unexpected(parser, "interpolated string");
    return error_node(parser);
  }
  if (!enter(parser)) return error_node(parser);
  push_context(parser, CONTEXT_HOLE, &parser->tokens.items[open]);
  Syn *expr = parse_block_by(parser, "interpolated string", BLOCK_PAREN), *align = NULL;
  pop_context(parser);
  leave(parser);
  if (expr && expr->kind == SYN_TUPLE && expr->count == 2 && !(expr->flags & SYN_F_STRUCT)) {
    align = expr->items[1];
    expr = expr->items[0];
    if (align->kind != SYN_CONST || align->sub != SYN_CONST_I32)
      fail_with(parser, align->span, D_INTERP_ALIGNMENT);
  }
  Syn *hole = node_two(parser, SYN_HOLE, start, expr, align);
  if (!align) hole->count = 1;
  hole->name = specifier;
  if (parser->kind == T_INTERP_FORMAT) {
    const char *at = parser->bytes + parser->token->start,
               *end = parser->bytes + parser->token->end;
    bool quoted = end - at >= 5 && at[0] == '`' && at[1] == '`' && end[-1] == '`' && end[-2] == '`',
         plain = true;
    for (const char *c = at; c < end && !quoted; c++)
      plain = plain &&
              ((*c >= '0' && *c <= '9' && c > at) || (*c >= 'a' && *c <= 'z') ||
               (*c >= 'A' && *c <= 'Z') || *c == '_' || *c == '\'' || (unsigned char)*c >= 0x80);
    if (!plain || at == end) unexpected(parser, "format of a hole");
    if (quoted) at += 2, end -= 2;
    char *format = arena_alloc(parser->arena, (size_t)(end - at) + 1);
    memcpy(format, at, (size_t)(end - at));
    hole->u.bytes = format;
    hole->size = (uint32_t)(end - at);
    advance(parser);
  }
  return hole;
}

Syn *parse_interp(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  advance(parser);
  while (parser->kind == T_INTERP_TEXT) {
    const Token *token = parser->token;
    Name specifier;
    advance(parser);
    bool is_last = parser->token->kind == T_INTERP_CLOSE;
    Syn *text = interp_text(parser, token, !is_last, &specifier);
    if (text->size) push_child(parser, text);
    if (is_last) break;
    Syn *hole = interp_hole(parser, specifier);
    push_child(parser, hole);
  }
  if (!take(parser, T_INTERP_CLOSE)) unexpected(parser, "interpolated string");
  return node_from_stack(parser, SYN_INTERP, start, mark);
}
