/* trivia: what stands between two tokens: blank lines, comments, directives and what they leave out.
 *
 * A comment to the end of the line needs a break behind it. The break is the latest item if a break is allowed before the next
 * token; the comment becomes a remark of it and makes a new line of it. A comment in brackets that stands on the line of its
 * neighbours is text. From the first line of a directive on, what stands before the next token is kept with its columns.
 */
#include "clef/fmt/format.h"

/* The item of the break that precedes the next token, or NULL. */
static Item *pending_break(Format *format) {
  for (uint32_t i = format->document.items.count; i > 0; i--) {
    Item *item = &format->document.items.items[i - 1];
    if (item->kind == ITEM_BREAK) return item;
    if (item->kind == ITEM_TEXT || item->kind == ITEM_SHIFTED) return NULL;
  }
  return NULL;
}

typedef struct Trivia {
  VEC(Remark) remarks;
  uint32_t blank;     /* blank lines at the end */
  bool is_line_start; /* the next token is the first of its line */
  bool is_lost;       /* something that is no comment */
} Trivia;

/* The end of a comment in brackets that begins at `at`. */
static uint32_t comment_end(const char *bytes, uint32_t at, uint32_t end) {
  uint32_t depth = 0;
  while (at < end) {
    if (bytes[at] == '(' && at + 1 < end && bytes[at + 1] == '*' && bytes[at + 2] != ')')
      depth++, at += 2;
    else if (bytes[at] == '*' && at + 1 < end && bytes[at + 1] == ')') {
      at += 2;
      if (!--depth) return at;
    } else if (bytes[at] == '\'' && at + 2 < end && bytes[at + 2] == '\'') {
      at += 3; /* a character, which may be a quotation mark */
    } else if (bytes[at] == '"') {
      bool is_triple = at + 2 < end && bytes[at + 1] == '"' && bytes[at + 2] == '"';
      uint32_t from = at;
      for (at += is_triple ? 3 : 1; at < end; at++) {
        if (!is_triple && bytes[at] == '\\') at++;
        if (at < end && bytes[at] == '"' &&
            (!is_triple || (at + 2 < end && bytes[at + 1] == '"' && bytes[at + 2] == '"')))
          break;
      }
      at = at < end ? at + (is_triple ? 3 : 1) : from + 1;
    } else {
      at++;
    }
  }
  return end;
}

static uint32_t line_end(const char *bytes, uint32_t at, uint32_t end) {
  while (at < end && bytes[at] != '\n') at++;
  return at;
}

/* Reads the bytes between two tokens. */
static void read_trivia(Arena *arena, const char *bytes, uint32_t start, uint32_t end,
                        Trivia *trivia) {
  bool is_new = start == 0;
  uint32_t at = start, lines = start == 0, line = start;
  while (line && bytes[line - 1] != '\n') line--;
  if (!start && end >= 3 && !memcmp(bytes, "\xEF\xBB\xBF", 3)) at = line = 3;
  while (at < end) {
    char c = bytes[at];
    if (c == '\n') {
      at++, lines++;
      line = at;
      is_new = true;
      continue;
    }
    if ((unsigned char)c <= ' ') {
      at++;
      continue;
    }
    Remark remark = {.text = bytes + at,
                     .blank = lines > 1 ? lines - 1 : 0,
                     .column = (int32_t)document_columns(bytes + line, at - line),
                     .is_trailing = !is_new};
    uint32_t stop;
    if (c == '#' && is_new) {
      stop = end;
      while (stop > at && bytes[stop - 1] != '\n') stop--;
      while (stop > at && (unsigned char)bytes[stop - 1] <= ' ') stop--;
      if (stop <= at) {
        trivia->is_lost = true;
        return;
      }
      remark.text = bytes + line;
      remark.size = stop - line;
      remark.is_raw = true;
    } else {
      if (c == '/' && bytes[at + 1] == '/') {
        stop = line_end(bytes, at, end);
      } else if (c == '(' && bytes[at + 1] == '*') {
        stop = comment_end(bytes, at, end);
      } else {
        trivia->is_lost = true;
        return;
      }
      uint32_t last = stop;
      while (last > at && (unsigned char)bytes[last - 1] <= ' ') last--;
      remark.size = last - at;
    }
    vec_push(arena, &trivia->remarks, remark);
    for (; at < stop; at++)
      if (bytes[at] == '\n') line = at + 1;
    lines = 0;
    is_new = false;
  }
  trivia->is_line_start = is_new;
  trivia->blank = lines > 1 ? lines - 1 : 0;
}

static bool is_line_comment(const Remark *remark) { return remark->text[0] == '/'; }

static void put_remark_text(Format *format, const Remark *remark) {
  char *text = arena_alloc(format->arena, (size_t)remark->size + 1);
  memcpy(text, remark->text, remark->size);
  put_text(format, text);
}

/* Comments in brackets on the line of the tokens around them. */
static void put_inline(Format *format, const Trivia *trivia, uint32_t start, uint32_t end) {
  const Item *last = format->document.items.count ? &vec_last(&format->document.items) : NULL;
  bool is_spaced =
      last && last->kind == ITEM_TEXT && last->size && last->u.text[last->size - 1] == ' ';
  bool is_left = start && (unsigned char)format->bytes[start] > ' ';
  if (last && last->kind == ITEM_TEXT && !is_spaced && !is_left) put_space(format);
  for (uint32_t i = 0; i < trivia->remarks.count; i++) {
    if (i) put_space(format);
    put_remark_text(format, &trivia->remarks.items[i]);
  }
  if ((unsigned char)format->bytes[end - 1] <= ' ') put_space(format);
}

void put_trivia(Format *format, uint32_t start, uint32_t end) {
  uint32_t at = start, lines = 0;
  for (; at < end && (unsigned char)format->bytes[at] <= ' '; at++)
    lines += format->bytes[at] == '\n';
  Item *item = pending_break(format);
  if (at == end) {
    if (item && item->flags & DOC_SEPARATOR) {
      item->limit = !start ? 0 : lines > 1 ? lines - 1 : 0;
      item->remark_count = 0;
    }
    return;
  }
  Trivia trivia = {0};
  read_trivia(format->arena, format->bytes, start, end, &trivia);
  uint32_t count = trivia.remarks.count;
  if (trivia.is_lost) {
    format->failed = true;
    return;
  }
  if (!count) return;
  bool is_inline = !trivia.is_line_start;
  for (uint32_t i = 0; i < count; i++) {
    const Remark *remark = &trivia.remarks.items[i];
    is_inline &= remark->is_trailing && !memchr(remark->text, '\n', remark->size);
  }
  uint32_t inner = 0; /* comments on the line of the next token */
  if (!is_inline && !trivia.is_line_start) {
    for (inner = count; inner > 0; inner--)
      if (!trivia.remarks.items[inner - 1].is_trailing) break;
    inner = inner ? count - inner + 1 : 0;
    const Remark *first = &trivia.remarks.items[count - inner];
    if (!inner || is_line_comment(first) || first->is_raw) {
      format->failed = true;
      return;
    }
  }
  if (is_inline && !(item && is_line_comment(&trivia.remarks.items[0]))) {
    put_inline(format, &trivia, start, end);
    return;
  }
  if (!item) {
    format->failed = true;
    return;
  }
  uint32_t column = 0, line = end;
  while (line && format->bytes[line - 1] != '\n') line--;
  column = document_columns(format->bytes + line, end - line);
  bool is_end = next_kind(format) == T_EOF;
  for (uint32_t i = 0; i < count; i++) {
    Remark *remark = &trivia.remarks.items[i];
    int32_t extra = remark->column - (is_end ? 0 : (int32_t)column);
    if (inner || remark->is_raw || remark->is_trailing) extra = 0;
    remark->extra = extra > 0 ? (extra + DOC_INDENT - 1) / DOC_INDENT * DOC_INDENT : 0;
  }
  item->remark_count = narrow16(count - inner);
  item->u.remarks = trivia.remarks.items;
  item->flags |= DOC_HARD;
  item->limit = item->flags & DOC_SEPARATOR ? trivia.blank : 0;
  if (inner) {
    Trivia own = {0};
    own.remarks.items = trivia.remarks.items + (count - inner);
    own.remarks.count = inner;
    item->limit = own.remarks.items[0].blank;
    put_inline(format, &own, 0, end);
  }
}

/* ---- directives ---- */

void find_directives(Format *format) {
  uint32_t last = 0;
  for (uint32_t i = 0; i < format->tokens->count; i++) {
    const Token *token = &format->tokens->items[i];
    if (token->flags & TF_FIRST || token->kind == T_EOF) {
      Trivia trivia = {0};
      read_trivia(format->arena, format->bytes, last, token->start, &trivia);
      for (uint32_t k = 0; k < trivia.remarks.count; k++)
        if (trivia.remarks.items[k].is_raw)
          vec_push(format->arena, &format->directives,
                   (uint32_t)(trivia.remarks.items[k].text - format->bytes));
    }
    last = token->end;
  }
}

static void add_comment(Text *out, const Remark *remark) {
  const char *text = remark->text, *end = text + remark->size;
  while (text < end) {
    while (text < end && (unsigned char)*text <= ' ') text++;
    const char *stop = text;
    while (stop < end && *stop != '\n') stop++;
    const char *last = stop;
    while (last > text && (unsigned char)last[-1] <= ' ') last--;
    if (last > text) {
      text_add_bytes(out, text, (size_t)(last - text));
      text_add_char(out, '\n');
    }
    text = stop;
  }
}

void collect_comments(const char *bytes, const Tokens *tokens, Arena *arena, Text *out) {
  uint32_t last = 0;
  for (uint32_t i = 0; i < tokens->count; i++) {
    const Token *token = &tokens->items[i];
    Trivia trivia = {0};
    read_trivia(arena, bytes, last, token->start, &trivia);
    for (uint32_t k = 0; k < trivia.remarks.count; k++) add_comment(out, &trivia.remarks.items[k]);
    last = token->end;
  }
}
