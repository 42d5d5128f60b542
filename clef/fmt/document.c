/* document: see document.h. */
#include "clef/fmt/document.h"

typedef struct Group {
  uint32_t item; /* OPEN */
  uint32_t width;
} Group;

/* A place between two entries where a blank line may be needed. */
typedef struct Gap {
  size_t offset; /* in the output, at the beginning of a line */
  bool is_blank, is_needed;
  bool is_kept; /* a comment stands before the next entry: no blank line comes in front of it */
} Gap;

typedef struct OpenEntry {
  uint32_t gap; /* index + 1 of the gap before it */
  uint32_t line;
  bool counts;
} OpenEntry;

typedef struct Printer {
  Document *document;
  Text *out;
  uint32_t column;     /* of what is written next */
  uint32_t line;       /* number of new lines written */
  uint32_t indent;     /* of the line */
  bool is_line_start;  /* the indentation is not written yet */
  bool is_after_entry; /* an entry of several lines ended; the next gap needs a blank line */
  bool is_gap;         /* nothing was written since the last gap */
  VEC(uint32_t) indents;
  VEC(uint8_t) flats; /* by open group: does it stand on one line? */
  VEC(Gap) gaps;
  VEC(OpenEntry) entries;
  bool was_broken; /* the group that ended last stands on several lines */
} Printer;

uint32_t document_columns(const char *text, size_t size) {
  uint32_t columns = 0;
  for (size_t i = 0; i < size; i++) columns += ((unsigned char)text[i] & 0xC0) != 0x80;
  return columns;
}

static uint32_t add_width(uint32_t a, uint32_t b) {
  return a + b < DOC_ENDLESS ? a + b : DOC_ENDLESS;
}

/* The width of an item on one line. */
static uint32_t item_width(const Item *item) {
  if (item->kind == ITEM_BREAK)
    return item->flags & DOC_HARD ? DOC_ENDLESS : item->flags & DOC_SPACE ? 1 : 0;
  if (item->kind == ITEM_SHIFTED && item->flags & DOC_LINES) return DOC_ENDLESS;
  if (item->kind == ITEM_TEXT || item->kind == ITEM_SHIFTED)
    return item->flags & DOC_LINES ? DOC_ENDLESS : item->flags & DOC_IF_BROKEN ? 0 : item->width;
  return 0;
}

static void measure(Document *document) {
  VEC(Group) groups = {0};
  for (uint32_t i = 0; i < document->items.count; i++) {
    Item *item = &document->items.items[i];
    if (item->kind == ITEM_OPEN) {
      vec_push(document->arena, &groups, ((Group){i, 0}));
    } else if (item->kind == ITEM_CLOSE) {
      Group group = vec_pop(&groups);
      Item *open = &document->items.items[group.item];
      if (group.width > open->limit) group.width = DOC_ENDLESS;
      open->width = group.width;
      if (groups.count) vec_last(&groups).width = add_width(vec_last(&groups).width, group.width);
    } else if (groups.count) {
      vec_last(&groups).width = add_width(vec_last(&groups).width, item_width(item));
    }
  }
}

/* Columns after the CLOSE of the group at `open` up to the next break. */
static uint32_t width_after(const Document *document, uint32_t open) {
  uint32_t depth = 0, i = open, width = 0;
  for (;; i++) {
    if (document->items.items[i].kind == ITEM_OPEN) depth++;
    if (document->items.items[i].kind == ITEM_CLOSE && !--depth) break;
  }
  for (i++; i < document->items.count && width < DOC_WIDTH; i++) {
    const Item *item = &document->items.items[i];
    if (item->kind == ITEM_BREAK) return width;
    if ((item->kind == ITEM_TEXT || item->kind == ITEM_SHIFTED) && !(item->flags & DOC_IF_FLAT)) {
      if (!(item->flags & DOC_LINES)) {
        width += item->width;
        continue;
      }
      const char *end = memchr(item->u.text, '\n', item->size);
      return width + document_columns(item->u.text, (size_t)(end - item->u.text));
    }
  }
  return width;
}

/* ---- output ---- */

static void new_line(Printer *printer) {
  text_add_char(printer->out, '\n');
  printer->line++;
  printer->is_line_start = true;
  printer->column = vec_last(&printer->indents);
}
static void indent_to(Printer *printer, int64_t column) {
  for (int64_t i = 0; i < column; i++) text_add_char(printer->out, ' ');
}
static void begin_text(Printer *printer) {
  if (printer->is_line_start) indent_to(printer, printer->indent = printer->column);
  printer->is_line_start = false;
  printer->is_after_entry = printer->is_gap = false;
}

static void add_text(Printer *printer, const char *text, uint32_t size) {
  begin_text(printer);
  text_add_bytes(printer->out, text, size);
  const char *last = text;
  for (uint32_t i = 0; i < size; i++)
    if (text[i] == '\n') last = text + i + 1, printer->line++, printer->column = 0;
  printer->column += document_columns(last, size - (size_t)(last - text));
}

/* The least indentation of the lines behind the first. */
static uint32_t least_indent(const Document *document, const char *text, uint32_t size) {
  uint32_t least = DOC_ENDLESS;
  const char *end = text + size;
  for (const char *line; (line = memchr(text, '\n', (size_t)(end - text))); text = line + 1) {
    uint32_t blanks = 0;
    while (line + 1 + blanks < end && line[1 + blanks] == ' ') blanks++;
    bool is_blank = line + 1 + blanks == end || (unsigned char)line[1 + blanks] <= ' ';
    if (!is_blank && line[1] != '#' && blanks < least &&
        !document->is_fixed(document->context, line))
      least = blanks;
  }
  return least;
}

/* Lines that move together: the first stood at the column `from`, in a line with the indentation `indent`. Where a line stands
 * left of the first, the lines move as the indentation does. */
static void add_shifted(Printer *printer, const char *text, uint32_t size, int64_t from,
                        int64_t indent) {
  begin_text(printer);
  Document *document = printer->document;
  int64_t shift = (int64_t)printer->column - from;
  if (least_indent(document, text, size) < from) shift = (int64_t)printer->indent - indent;
  const char *end = text + size, *line = text;
  bool is_first = true;
  while (line < end) {
    const char *next = memchr(line, '\n', (size_t)(end - line));
    const char *stop = next ? next : end;
    bool is_fixed = !is_first && document->is_fixed(document->context, line - 1);
    uint32_t column = 0;
    if (!is_first && !is_fixed && *line != '#') {
      int64_t blanks = 0;
      while (line < stop && *line == ' ') line++, blanks++;
      while (stop > line && (stop[-1] == ' ' || stop[-1] == '\r') &&
             !(next && document->is_fixed(document->context, next)))
        stop--;
      if (line < stop) {
        blanks = blanks + shift > 0 ? blanks + shift : 0;
        indent_to(printer, blanks);
        column = (uint32_t)blanks;
      }
    }
    if (!is_first) printer->column = column;
    text_add_bytes(printer->out, line, (size_t)(stop - line));
    printer->column += document_columns(line, (size_t)(stop - line));
    if (!next) break;
    text_add_char(printer->out, '\n');
    printer->line++;
    line = next + 1;
    is_first = false;
  }
}

static void add_remark(Printer *printer, const Remark *remark) {
  if (remark->is_trailing) {
    text_add_char(printer->out, ' ');
    text_add_bytes(printer->out, remark->text, remark->size);
    return;
  }
  if (!printer->is_line_start && printer->out->size) new_line(printer);
  for (uint32_t i = 0; i < remark->blank && printer->out->size; i++) new_line(printer);
  if (remark->is_raw) {
    text_add_bytes(printer->out, remark->text, remark->size);
    printer->is_line_start = false;
    return;
  }
  uint32_t column = printer->column;
  printer->column += (uint32_t)remark->extra;
  add_shifted(printer, remark->text, remark->size, remark->column, remark->column);
  printer->column = column;
}

/* Does the remark belong to what stands before it: a comment further right than what follows, the end of lines that a
 * directive leaves out? */
static bool belongs_before(const Remark *remark) {
  if (!remark->is_raw) return remark->extra > 0 && !remark->blank;
  const char *at = memchr(remark->text, '#', remark->size);
  return at && remark->size - (size_t)(at - remark->text) > 2 && at[1] == 'e';
}

static bool is_documentation(const Remark *remark) {
  return remark->size > 2 && !memcmp(remark->text, "///", 3);
}

/* A new line, with the comments that stand before it. */
static void add_break(Printer *printer, const Item *item) {
  const Remark *remarks = item->u.remarks;
  uint32_t count = item->remark_count, i = 0;
  bool is_after = printer->is_after_entry, is_start = !printer->out->size;
  while (i < count && (remarks[i].is_trailing || belongs_before(&remarks[i])))
    add_remark(printer, &remarks[i++]);
  if (!is_start && !printer->is_line_start) new_line(printer);
  if (item->flags & DOC_SEPARATOR && !is_start) {
    uint32_t blank = i < count ? remarks[i].blank : item->limit;
    bool is_needed = (is_after || item->flags & DOC_BLANK) && !(item->flags & DOC_NO_BLANK);
    bool is_kept = i < count && !remarks[i].is_raw && !is_documentation(&remarks[i]);
    Gap gap = {printer->out->size, blank > 0, is_needed, is_kept};
    vec_push(printer->document->arena, &printer->gaps, gap);
  }
  while (i < count) add_remark(printer, &remarks[i++]);
  if (!printer->is_line_start && printer->out->size) new_line(printer);
  if (!is_start || count)
    for (uint32_t k = 0; k < item->limit; k++) new_line(printer);
  printer->column = vec_last(&printer->indents);
  printer->is_line_start = true;
  printer->is_after_entry = false;
  printer->is_gap = item->flags & DOC_SEPARATOR && printer->gaps.count && !is_start;
}

static void end_entry(Printer *printer) {
  OpenEntry entry = vec_pop(&printer->entries);
  if (entry.line == printer->line || !entry.counts) return;
  if (entry.gap) printer->gaps.items[entry.gap - 1].is_needed = true;
  printer->is_after_entry = true;
}

static void print_item(Printer *printer, uint32_t index) {
  Document *document = printer->document;
  Arena *arena = document->arena;
  const Item *item = &document->items.items[index];
  bool is_flat = printer->flats.count && vec_last(&printer->flats);
  uint32_t column;
  switch ((ItemKind)item->kind) {
  case ITEM_TEXT:
    if (item->flags & (is_flat ? DOC_IF_BROKEN : DOC_IF_FLAT)) return;
    add_text(printer, item->u.text, item->size);
    return;
  case ITEM_SHIFTED:
    add_shifted(printer, item->u.text, item->size, item->limit, item->indent);
    return;
  case ITEM_BREAK:
    if (!is_flat || item->flags & DOC_HARD)
      add_break(printer, item);
    else if (item->flags & DOC_SPACE)
      add_text(printer, " ", 1);
    return;
  case ITEM_OPEN: {
    bool fits =
        is_flat || (item->width <= item->limit && printer->column + item->width <= DOC_WIDTH &&
                    printer->column + item->width + width_after(document, index) <= DOC_WIDTH);
    if (item->flags & DOC_AFTER_LINES && printer->was_broken) fits = is_flat;
    vec_push(arena, &printer->flats, fits);
    return;
  }
  case ITEM_CLOSE: printer->was_broken = !vec_pop(&printer->flats); return;
  case ITEM_INDENT:
    column = vec_last(&printer->indents) + item->limit;
    vec_push(arena, &printer->indents, column);
    return;
  case ITEM_ALIGN: vec_push(arena, &printer->indents, printer->column); return;
  case ITEM_DEDENT: (void)vec_pop(&printer->indents); return;
  case ITEM_ENTRY: {
    OpenEntry entry = {printer->is_gap && !(item->flags & DOC_NO_BLANK) ? printer->gaps.count : 0,
                       printer->line, !(item->flags & DOC_NO_BLANK)};
    vec_push(arena, &printer->entries, entry);
    return;
  }
  case ITEM_ENTRY_END: end_entry(printer); return;
  }
}

void document_print(Document *document, Text *out) {
  measure(document);
  Text lines = text_in(document->arena);
  Printer printer = {.document = document, .out = &lines, .is_line_start = true};
  vec_push(document->arena, &printer.indents, 0);
  for (uint32_t i = 0; i < document->items.count; i++) print_item(&printer, i);
  size_t from = 0;
  for (uint32_t i = 0; i < printer.gaps.count; i++) {
    const Gap *gap = &printer.gaps.items[i];
    text_add_bytes(out, lines.data + from, gap->offset - from);
    if (gap->is_needed && !gap->is_blank && !gap->is_kept) text_add_char(out, '\n');
    from = gap->offset;
  }
  if (lines.size > from) text_add_bytes(out, lines.data + from, lines.size - from);
}
