/* document: text with possible line breaks, laid out to a width.
 *
 * A document is a list of items. A group (OPEN … CLOSE) stands on one line if it fits, and otherwise all breaks directly in it
 * are new lines, as in D. C. Oppen, "Prettyprinting" (TOPLAS 1980), with the consistent breaks of that paper. Whether a group
 * fits is decided from its width, which is computed beforehand for all groups in one pass, and from what follows it up to the
 * next break; so the layout is linear in the number of items. Two things are added: a group has a limit of its own, which may be
 * below the line's width, and a break carries the comments that stand there.
 */
#ifndef CLEF_FMT_DOCUMENT_H
#define CLEF_FMT_DOCUMENT_H

#include "clef/base/base.h"
#include "clef/base/vec.h"

enum { DOC_WIDTH = 120, DOC_INDENT = 4, DOC_ENDLESS = 1 << 28 };

typedef enum ItemKind {
  ITEM_TEXT, /* text; several lines of it stand as they are */
  ITEM_SHIFTED, /* lines of the source, moved as a whole so that the first begins at the current column */
  ITEM_BREAK, /* a space, nothing, or a new line */
  ITEM_OPEN,  /* a group begins: at most `limit` columns on one line */
  ITEM_CLOSE,
  ITEM_INDENT, /* new lines up to DEDENT stand `limit` columns further right */
  ITEM_ALIGN,  /* … at the current column */
  ITEM_DEDENT,
  ITEM_ENTRY, /* a statement or declaration begins; blank lines surround it if it takes several lines */
  ITEM_ENTRY_END
} ItemKind;

enum {                     /* Item.flags */
       DOC_HARD = 1,       /* BREAK: always a new line */
       DOC_SPACE = 2,      /* BREAK: a space on one line */
       DOC_SEPARATOR = 4,  /* BREAK: between entries; keeps the blank lines of the source */
       DOC_IF_FLAT = 8,    /* TEXT: only where its group stands on one line */
       DOC_LINES = 16,     /* TEXT, SHIFTED: several lines */
       DOC_NO_BLANK = 32,  /* ENTRY: without blank lines around it; SEPARATOR: always without */
       DOC_IF_BROKEN = 64, /* TEXT: only where its group takes several lines */
       DOC_BLANK = 128,    /* SEPARATOR: with a blank line */
       DOC_AFTER_LINES = 1 /* OPEN: on several lines if the group that ended before it is */
};

/* A comment, or lines of directives and of what they leave out. */
typedef struct Remark {
  const char *text;
  uint32_t size;
  uint32_t blank;   /* blank lines before it */
  int32_t column;   /* in the source */
  int32_t extra;    /* columns right of what follows */
  bool is_trailing; /* behind something on its line */
  bool is_raw;      /* whole lines, at the columns of the source */
} Remark;

typedef struct Item {
  uint8_t kind;
  uint8_t flags;
  uint16_t remark_count; /* BREAK */
  uint32_t limit;        /* OPEN, INDENT; SHIFTED: the column in the source; BREAK: blank lines */
  uint32_t width;        /* OPEN: on one line; TEXT: columns */
  uint32_t size;         /* of the text */
  uint32_t indent;       /* SHIFTED: the indentation of its line in the source */
  union {
    const char *text;
    const Remark *remarks;
  } u;
} Item;

typedef struct Document {
  Arena *arena;
  VEC(Item) items;
  /* Is this byte of the source inside a string of several lines? Such lines are not moved. */
  bool (*is_fixed)(void *context, const char *at);
  void *context;
} Document;

/* Columns of a text, which is UTF-8. */
uint32_t document_columns(const char *text, size_t size);
void document_print(Document *document, Text *out);

#endif
