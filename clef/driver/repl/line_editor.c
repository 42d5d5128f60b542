/* line_editor: see line_editor.h. */
#include "clef/driver/repl/line_editor.h"

#include <string.h>

#include "clef/base/base.h"
#include "clef/base/utf8.h"
#include "clef/driver/repl/width.h"

typedef enum Outcome { EDITING, ACCEPTED, GIVEN_UP, ENDED } Outcome;

struct LineEditor {
  TerminalState terminal;
  History *history;
  bool (*is_whole)(const char *text);
  Arena drawing; /* of one drawing */
  Text text, killed;
  Text draft;      /* what was typed before an entry of the history was shown */
  size_t at;       /* the cursor: a byte of `text` */
  uint32_t entry;  /* the entry that is shown; the number of entries: none */
  uint32_t keys;   /* the number of this key */
  uint32_t moved;  /* the key that last moved through the history */
  uint32_t killer; /* the key that last killed */
  Text query;      /* of a search */
  bool is_search, is_found;
  Outcome outcome;
  Arena drawn_arena;
  VEC(uint32_t)
  drawn; /* by the last drawing: the width of each row above the cursor's, then the cursor's column */
};

const char line_editor_keys[] =
    "  Left, Right, C-b, C-f          move by a character\n"
    "  Alt-b, Alt-f, C-Left, C-Right  move by a word\n"
    "  Home, End, C-a, C-e            to the start and the end of the line\n"
    "  Up, Down                       to the line above and below, then through the history\n"
    "  C-p, C-n                       through the history\n"
    "  C-r                            search the history: type a part, C-r for an older one, C-g to give up\n"
    "  Backspace, Delete, C-h, C-d    remove a character; C-d ends an empty input and the session\n"
    "  C-w, Alt-Backspace, Alt-d      cut the word before or behind the cursor\n"
    "  C-u, C-k                       cut the line before or behind the cursor\n"
    "  C-y                            insert what was cut\n"
    "  Tab                            spaces to the next column that four divides\n"
    "  Alt-Enter                      a new line, even if the input is complete\n"
    "  C-l                            clear the screen\n"
    "  C-c                            give the input up\n"
    "  C-z                            stop clef (fg continues it)\n";

/* ---- characters ---- */

/* The columns of the character at a byte, and its size. Control characters are drawn as ^X. */
static uint32_t character_width(const char *bytes, size_t left, uint32_t *size) {
  uint32_t scalar = utf8_decode(bytes, left, size);
  if (scalar < ' ' || scalar == 127) return 2;
  return scalar >= 0x80 && scalar < 0xa0 ? 1 : width_of_scalar(scalar);
}

static void draw_character(Text *out, const char *bytes, uint32_t size) {
  unsigned char first = (unsigned char)*bytes;
  uint32_t seen, scalar = utf8_decode(bytes, size, &seen);
  if (first == '\t') {
    text_add(out, "  ");
  } else if (first < ' ' || first == 127) {
    text_add_char(out, '^');
    text_add_char(out, (char)(first ^ 64));
  } else if ((scalar >= 0x80 && scalar < 0xa0) || !utf8_valid_size(bytes, size)) {
    text_add(out, "\xef\xbf\xbd"); /* U+FFFD */
  } else {
    text_add_bytes(out, bytes, size);
  }
}

static bool is_mark(const LineEditor *e, size_t at) {
  uint32_t size;
  return at < e->text.size && !character_width(e->text.data + at, e->text.size - at, &size);
}

/* Where the next character begins; marks belong to the character before. */
static size_t next_character(const LineEditor *e, size_t at) {
  uint32_t size;
  if (at >= e->text.size) return e->text.size;
  do {
    utf8_decode(e->text.data + at, e->text.size - at, &size);
    at += size;
  } while (is_mark(e, at));
  return at;
}

static size_t previous_character(const LineEditor *e, size_t at) {
  while (at) {
    size_t start = at - 1;
    for (size_t back = 2; back <= 4 && back <= at; back++)
      if (utf8_valid_size(e->text.data + at - back, back) == back) start = at - back;
    at = start;
    if (!is_mark(e, at)) break;
  }
  return at;
}

static bool is_word_byte(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         (unsigned char)c >= 0x80;
}

static size_t line_start(const LineEditor *e, size_t at) {
  while (at && e->text.data[at - 1] != '\n') at--;
  return at;
}
static size_t line_end(const LineEditor *e, size_t at) {
  while (at < e->text.size && e->text.data[at] != '\n') at++;
  return at;
}
static size_t word_start(const LineEditor *e, size_t at) {
  while (at && !is_word_byte(e->text.data[at - 1])) at--;
  while (at && is_word_byte(e->text.data[at - 1])) at--;
  return at;
}
static size_t word_end(const LineEditor *e, size_t at) {
  while (at < e->text.size && !is_word_byte(e->text.data[at])) at++;
  while (at < e->text.size && is_word_byte(e->text.data[at])) at++;
  return at;
}

/* ---- drawing ---- */

typedef struct Row {
  size_t start; /* in the drawing */
  uint32_t width;
} Row;
typedef struct Drawing {
  Text out;
  VEC(Row) rows;
  uint32_t width, cursor_row, cursor_column;
} Drawing;

static void begin_row(LineEditor *e, Drawing *d) {
  vec_push(&e->drawing, &d->rows, ((Row){d->out.size, 0}));
}

static void draw_text(LineEditor *e, Drawing *d, const char *bytes, size_t size, size_t cursor) {
  for (size_t i = 0;;) {
    uint32_t step = 1, width = 1;
    bool is_break = i < size && bytes[i] == '\n';
    if (i < size && !is_break) width = character_width(bytes + i, size - i, &step);
    bool is_at = i == cursor;
    if (vec_last(&d->rows).width + width > d->width && (is_at || (i < size && !is_break)))
      begin_row(e, d);
    if (is_at) d->cursor_row = d->rows.count - 1, d->cursor_column = vec_last(&d->rows).width;
    if (i >= size) return;
    if (is_break) {
      begin_row(e, d);
      text_add(&d->out, "- ");
      vec_last(&d->rows).width = 2;
    } else {
      draw_character(&d->out, bytes + i, step);
      vec_last(&d->rows).width += width;
    }
    i += step;
  }
}

static Drawing draw_all(LineEditor *e) {
  Drawing d = {.out = text_in(&e->drawing), .width = e->terminal.width};
  begin_row(e, &d);
  Text prompt = text_in(&e->drawing);
  if (e->is_search)
    text_format(&prompt, "(%s `%s') ", e->is_found ? "search" : "not found",
                text_string(&e->query));
  text_add(&prompt, "> ");
  draw_text(e, &d, prompt.data, prompt.size, SIZE_MAX);
  draw_text(e, &d, text_string(&e->text), e->text.size, e->at);
  return d;
}

/* The rows between the top of the last drawing and the cursor, at the width that the terminal has now. A terminal that became
 * narrower breaks the rows again. */
static uint32_t rows_above(const LineEditor *e) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < e->drawn.count; i++) {
    uint32_t width = e->drawn.items[i];
    bool is_last = i + 1 == e->drawn.count;
    count += is_last                     ? width / e->terminal.width
             : width > e->terminal.width ? (width + e->terminal.width - 1) / e->terminal.width
                                         : 1;
  }
  return count;
}

/* What is below the last row is cleared behind it, where there is a column left: tmux keeps a copy of a screen that is cleared
 * from its first column on. */
static void refresh(LineEditor *e) {
  arena_reset(&e->drawing);
  Drawing d = draw_all(e);
  uint32_t count = d.rows.count, height = e->terminal.height;
  uint32_t first = d.cursor_row >= height ? d.cursor_row - height + 1 : 0;
  uint32_t last = count - first > height ? first + height : count;
  Text out = text_in(&e->drawing);
  uint32_t up = rows_above(e);
  if (up) text_format(&out, "\033[%uA", up);
  text_add(&out, "\r");
  e->drawn.count = 0;
  for (uint32_t i = first; i < last; i++) {
    size_t end = i + 1 < count ? d.rows.items[i + 1].start : d.out.size;
    bool is_full = d.rows.items[i].width == d.width, is_last = i + 1 == last;
    if (i > first) text_add(&out, "\r\n");
    text_add(&out, is_last && is_full ? "\033[J" : "\033[K");
    text_add_bytes(&out, d.out.data + d.rows.items[i].start, end - d.rows.items[i].start);
    if (is_last && !is_full) text_add(&out, "\033[J");
    if (i < d.cursor_row) vec_push(&e->drawn_arena, &e->drawn, d.rows.items[i].width);
  }
  vec_push(&e->drawn_arena, &e->drawn, d.cursor_column);
  if (last - 1 > d.cursor_row) text_format(&out, "\033[%uA", last - 1 - d.cursor_row);
  text_add(&out, "\r");
  if (d.cursor_column) text_format(&out, "\033[%uC", d.cursor_column);
  terminal_write(out.data, out.size);
}

/* The cursor goes to the start of a row that is empty: where output has no newline at its end, to the next row. */
static void begin_drawing(LineEditor *e) {
  Text out = text_in(&e->drawing);
  for (uint32_t i = 1; i < e->terminal.width; i++) text_add_char(&out, ' ');
  text_add(&out, "\r\033[K");
  terminal_write(out.data, out.size);
  e->drawn.count = 0;
}

/* ---- editing ---- */

static void insert(LineEditor *e, const char *bytes, size_t size) {
  size_t behind = e->text.size - e->at;
  text_add_bytes(&e->text, bytes, size);
  memmove(e->text.data + e->at + size, e->text.data + e->at, behind);
  memcpy(e->text.data + e->at, bytes, size);
  e->at += size;
}

/* Leaves the first bytes of a text, and a NUL behind them. */
static void shorten(Text *text, size_t size) {
  text->size = size;
  if (text->data) text->data[size] = 0;
}

static void set_text(LineEditor *e, const char *bytes, size_t size) {
  shorten(&e->text, 0);
  e->at = 0;
  if (size) insert(e, bytes, size);
}

static void delete_range(LineEditor *e, size_t from, size_t to) {
  if (from == to) return;
  memmove(e->text.data + from, e->text.data + to, e->text.size - to);
  shorten(&e->text, e->text.size - (to - from));
  e->at = from;
}

/* Kills that follow each other make one text. */
static void kill_range(LineEditor *e, size_t from, size_t to) {
  if (from == to) return;
  Text killed = text_in(e->text.arena);
  bool continues = e->killer && e->killer + 1 == e->keys;
  if (continues && from == e->at) text_add_bytes(&killed, e->killed.data, e->killed.size);
  text_add_bytes(&killed, e->text.data + from, to - from);
  if (continues && from != e->at) text_add_bytes(&killed, e->killed.data, e->killed.size);
  shorten(&e->killed, 0);
  text_add_bytes(&e->killed, killed.data, killed.size);
  e->killer = e->keys;
  delete_range(e, from, to);
}

static void insert_typed(LineEditor *e) {
  insert(e, e->terminal.typed.data, e->terminal.typed.size);
}
static void insert_paste(LineEditor *e) {
  if (e->terminal.typed.size) insert_typed(e);
}
static void insert_killed(LineEditor *e) {
  if (e->killed.size) insert(e, e->killed.data, e->killed.size);
}
static void insert_newline(LineEditor *e) { insert(e, "\n", 1); }
static void insert_tab(LineEditor *e) {
  uint32_t column = utf8_count(e->text.data + line_start(e, e->at), e->at - line_start(e, e->at));
  insert(e, "    ", 4 - column % 4);
}

static void move_left(LineEditor *e) { e->at = previous_character(e, e->at); }
static void move_right(LineEditor *e) { e->at = next_character(e, e->at); }
static void move_home(LineEditor *e) { e->at = line_start(e, e->at); }
static void move_end(LineEditor *e) { e->at = line_end(e, e->at); }
static void move_word_left(LineEditor *e) { e->at = word_start(e, e->at); }
static void move_word_right(LineEditor *e) { e->at = word_end(e, e->at); }

static void delete_left(LineEditor *e) { delete_range(e, previous_character(e, e->at), e->at); }
static void delete_right(LineEditor *e) {
  size_t at = e->at;
  delete_range(e, at, next_character(e, at));
}
static void delete_or_end(LineEditor *e) {
  if (e->text.size)
    delete_right(e);
  else
    e->outcome = ENDED;
}

static void kill_to_end(LineEditor *e) {
  size_t end = line_end(e, e->at);
  kill_range(e, e->at, end == e->at && end < e->text.size ? end + 1 : end);
}
static void kill_to_start(LineEditor *e) { kill_range(e, line_start(e, e->at), e->at); }
static void kill_word_left(LineEditor *e) { kill_range(e, word_start(e, e->at), e->at); }
static void kill_word_right(LineEditor *e) { kill_range(e, e->at, word_end(e, e->at)); }
/* Control-W: a word is what blanks separate. */
static void kill_blank_word(LineEditor *e) {
  size_t from = e->at;
  const char *text = e->text.data;
  while (from && strchr(" \t\n", text[from - 1])) from--;
  while (from && !strchr(" \t\n", text[from - 1])) from--;
  kill_range(e, from, e->at);
}

/* ---- history ---- */

static void show_entry(LineEditor *e, uint32_t entry) {
  uint32_t count = e->history->entries.count;
  e->moved = e->keys;
  if (entry == e->entry) return;
  if (e->entry == count) {
    shorten(&e->draft, 0);
    text_add_bytes(&e->draft, text_string(&e->text), e->text.size);
  }
  e->entry = entry;
  const char *text = entry == count ? text_string(&e->draft) : e->history->entries.items[entry];
  set_text(e, text, strlen(text));
}
static void show_older(LineEditor *e) { show_entry(e, e->entry ? e->entry - 1 : 0); }
static void show_newer(LineEditor *e) {
  show_entry(e, e->entry < e->history->entries.count ? e->entry + 1 : e->entry);
}

/* Moves to the line that begins at `start`, to the column that the cursor has. */
static void move_to_line(LineEditor *e, size_t start) {
  size_t column = 0;
  for (size_t at = line_start(e, e->at); at < e->at; at = next_character(e, at)) column++;
  size_t end = line_end(e, start);
  for (e->at = start; column && e->at < end; column--) e->at = next_character(e, e->at);
}
/* An entry of more lines that was just shown is left as a whole. */
static void move_up(LineEditor *e) {
  size_t start = line_start(e, e->at);
  if (!start || (e->moved && e->moved + 1 == e->keys))
    show_older(e);
  else
    move_to_line(e, line_start(e, start - 1));
}
static void move_down(LineEditor *e) {
  size_t end = line_end(e, e->at);
  if (end == e->text.size || (e->moved && e->moved + 1 == e->keys))
    show_newer(e);
  else
    move_to_line(e, end + 1);
}

/* Shows the newest entry with the query that is older than `before`. */
static void find_entry(LineEditor *e, uint32_t before) {
  const char *query = text_string(&e->query);
  for (uint32_t i = before; i-- > 0;) {
    const char *found = strstr(e->history->entries.items[i], query);
    if (!found) continue;
    show_entry(e, i);
    set_text(e, e->history->entries.items[i], strlen(e->history->entries.items[i]));
    e->at = (size_t)(found - e->history->entries.items[i]);
    e->is_found = true;
    return;
  }
  e->is_found = false;
}

static void begin_search(LineEditor *e) {
  shorten(&e->query, 0);
  e->is_search = e->is_found = true;
}

/* False: the key ends the search, and means what it does without one. */
static bool search_key(LineEditor *e, int key) {
  uint32_t count = e->history->entries.count;
  if (key == KEY_NONE) return true;
  if (key == CONTROL('R')) {
    if (e->query.size) find_entry(e, e->entry);
    return true;
  }
  if (key == KEY_TEXT) {
    text_add_bytes(&e->query, e->terminal.typed.data, e->terminal.typed.size);
    find_entry(e, e->entry < count ? e->entry + 1 : count);
    return true;
  }
  if (key == 127 || key == CONTROL('H')) {
    size_t size = e->query.size;
    while (size && ((unsigned char)e->query.data[--size] & 0xc0) == 0x80) continue;
    shorten(&e->query, size);
    if (e->query.size) find_entry(e, count);
    return true;
  }
  e->is_search = false;
  if (key != CONTROL('G')) return false;
  show_entry(e, count);
  return true;
}

/* ---- keys ---- */

static void accept(LineEditor *e) {
  if (e->is_whole(text_string(&e->text)))
    e->outcome = ACCEPTED;
  else
    insert_newline(e);
}
static void give_up(LineEditor *e) { e->outcome = GIVEN_UP; }
static void end(LineEditor *e) { e->outcome = ENDED; }
static void clear_screen(LineEditor *e) {
  terminal_write("\033[H\033[2J", 7);
  e->drawn.count = 0;
}
static void suspend(LineEditor *e) {
  terminal_write("\n", 1);
  terminal_suspend(&e->terminal);
}

static const struct {
  int key;
  void (*act)(LineEditor *e);
} bindings[] = {{KEY_TEXT, insert_typed},
                {KEY_PASTE, insert_paste},
                {'\n', accept},
                {'\r', accept},
                {ALT + '\n', insert_newline},
                {ALT + '\r', insert_newline},
                {'\t', insert_tab},
                {KEY_LEFT, move_left},
                {CONTROL('B'), move_left},
                {KEY_RIGHT, move_right},
                {CONTROL('F'), move_right},
                {KEY_HOME, move_home},
                {CONTROL('A'), move_home},
                {KEY_END, move_end},
                {CONTROL('E'), move_end},
                {KEY_WORD_LEFT, move_word_left},
                {ALT + 'b', move_word_left},
                {KEY_WORD_RIGHT, move_word_right},
                {ALT + 'f', move_word_right},
                {KEY_UP, move_up},
                {KEY_DOWN, move_down},
                {CONTROL('P'), show_older},
                {CONTROL('N'), show_newer},
                {CONTROL('R'), begin_search},
                {127, delete_left},
                {CONTROL('H'), delete_left},
                {KEY_DELETE, delete_right},
                {CONTROL('D'), delete_or_end},
                {CONTROL('K'), kill_to_end},
                {CONTROL('U'), kill_to_start},
                {CONTROL('W'), kill_blank_word},
                {ALT + 127, kill_word_left},
                {ALT + 'd', kill_word_right},
                {CONTROL('Y'), insert_killed},
                {CONTROL('L'), clear_screen},
                {CONTROL('C'), give_up},
                {CONTROL('Z'), suspend},
                {KEY_HANGUP, end}};

static void take_key(LineEditor *e, int key) {
  if (key != KEY_NONE) e->keys++;
  if (e->is_search && search_key(e, key)) return;
  for (size_t i = 0; i < COUNT_OF(bindings); i++)
    if (bindings[i].key == key) {
      bindings[i].act(e);
      return;
    }
}

LineEditor *line_editor_open(Arena *arena, History *history, bool (*is_whole)(const char *text)) {
  LineEditor *e = NEW(arena, LineEditor);
  if (!terminal_open(&e->terminal, arena)) return NULL;
  e->history = history, e->is_whole = is_whole;
  e->killed = e->draft = e->query = e->text = text_in(arena);
  text_add_char(&e->text, ' '); /* its data is never NULL */
  arena_init(&e->drawing, "drawing");
  arena_init(&e->drawn_arena, "drawn");
  return e;
}

/* The entry of the history has no blank end. */
static void remember(LineEditor *e) {
  size_t size = e->text.size;
  while (size && strchr(" \t\n", e->text.data[size - 1])) size--;
  if (size) history_add(e->history, format_in(&e->drawing, "%.*s", (int)size, e->text.data));
}

const char *line_editor_read(LineEditor *e, Arena *arena) {
  set_text(e, "", 0);
  e->entry = e->history->entries.count;
  e->keys = e->moved = e->killer = 0;
  e->is_search = false;
  e->outcome = EDITING;
  terminal_enter(&e->terminal);
  begin_drawing(e);
  refresh(e);
  while (e->outcome == EDITING) {
    take_key(e, terminal_key(&e->terminal));
    if (e->terminal.is_interrupted) begin_drawing(e);
    bool is_urgent = e->terminal.is_interrupted || e->terminal.is_resized;
    e->terminal.is_interrupted = e->terminal.is_resized = false;
    if (is_urgent || !terminal_has_input(&e->terminal)) refresh(e);
  }
  e->at = e->text.size;
  if (e->outcome == ACCEPTED) e->is_search = false;
  refresh(e);
  if (e->outcome == GIVEN_UP) terminal_write("^C", 2);
  if (e->outcome != ENDED) terminal_write("\n", 1);
  terminal_leave(&e->terminal);
  if (e->outcome == ENDED) return NULL;
  if (e->outcome == GIVEN_UP) return "";
  remember(e);
  return format_in(arena, "%s", text_string(&e->text));
}

void line_editor_close(LineEditor *e) { terminal_leave(&e->terminal); }
