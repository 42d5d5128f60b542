/* diag: collecting and showing. The layout of a shown diagnostic follows rustc's: where, the line, what is
 * underlined, why, what to do.
 *
 *   hello.fs(3,14): error FS0039: The value or constructor 'pritnfn' is not defined.
 *      3 |     let a = pritnfn "x"
 *        |             ^^^^^^^
 *        = help: maybe 'printfn'
 *
 * A label is the second place: dashes on the same line, or an excerpt of its own below.
 */
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "clef/base/base.h"
#include "clef/base/diag.h"
#include "clef/base/json.h"

static const struct {
  const char *name, *code;
  Severity severity;
  const char *text, *hint;
} table[] = {
    {"", "", SEVERITY_ERROR, "", ""},
#define DIAG(name, code, severity, text, hint) {#name, code, SEVERITY_##severity, text, hint},
#include "clef/base/diag.def"
#undef DIAG
};

void diags_init(Diags *diags, Arena *arena, Sources *sources) {
  *diags = (Diags){.arena = arena, .sources = sources, .error_limit = 100};
}

const char *diag_code_text(DiagCode code) { return table[code].code; }

void diag(Diags *diags, Span at, DiagCode code, ...) {
  Severity severity = table[code].severity;
  diags->is_latest_kept = severity != SEVERITY_ERROR || diags->error_count < diags->error_limit;
  if (!diags->is_latest_kept) return;
  Text message = text_in(diags->arena);
  va_list list;
  va_start(list, code);
  for (const char *p = table[code].text; *p; p++) {
    if (p[0] == '{' && p[1] == '}') {
      text_add(&message, va_arg(list, const char *));
      p++;
    } else {
      text_add_char(&message, *p);
    }
  }
  va_end(list);
  if (severity == SEVERITY_ERROR)
    diags->error_count++;
  else
    diags->warning_count++;
  const char *hint = table[code].hint;
  Diag d = {.code = code,
            .severity = severity,
            .span = at,
            .message = text_string(&message),
            .hint = *hint ? hint : NULL};
  vec_push(diags->arena, &diags->list, d);
}

void diag_hint(Diags *diags, const char *format, ...) {
  if (!diags->is_latest_kept) return;
  Text text = text_in(diags->arena);
  va_list list;
  va_start(list, format);
  text_format_list(&text, format, list);
  va_end(list);
  vec_last(&diags->list).hint = text_string(&text);
}

void diag_label(Diags *diags, Span at, const char *format, ...) {
  if (!diags->is_latest_kept || !at.file) return;
  Text text = text_in(diags->arena);
  va_list list;
  va_start(list, format);
  text_format_list(&text, format, list);
  va_end(list);
  vec_last(&diags->list).label = (DiagLabel){at, text_string(&text)};
}

/* FS0025, FS25 and 25 are one code. */
static bool same_code(const char *a, const char *b) {
  if (!strncmp(a, "FS", 2) || !strncmp(a, "fs", 2)) a += 2;
  if (!strncmp(b, "FS", 2) || !strncmp(b, "fs", 2)) b += 2;
  while (*a == '0') a++;
  while (*b == '0') b++;
  return !strcmp(a, b);
}

static bool names_code(const char *const *codes, uint32_t count, const char *code) {
  for (uint32_t i = 0; i < count; i++)
    if (same_code(codes[i], code)) return true;
  return false;
}

/* True when an option or a directive requests the warning. Those that are off by default are looked for only then. */
bool warnings_ask(const WarningPolicy *policy, const char *code) {
  if (names_code(policy->on.items, policy->on.count, code)) return true;
  for (uint32_t i = 0; i < policy->places.count; i++)
    if (policy->places.items[i].on && same_code(policy->places.items[i].code, code)) return true;
  return false;
}

/* The last directive before the place decides, then the options. */
static bool is_off(const WarningPolicy *directives, const WarningPolicy *policy, const Diag *d,
                   const char *code) {
  const WarningPlace *last = NULL;
  if (policy->is_silent) return true;
  for (uint32_t i = 0; i < directives->places.count; i++) {
    const WarningPlace *place = &directives->places.items[i];
    if (place->file == d->span.file && place->start <= d->span.start &&
        same_code(place->code, code) && (!last || last->start < place->start))
      last = place;
  }
  if (last) return !last->on;
  bool off = d->code == D_UNUSED || names_code(policy->off.items, policy->off.count, code);
  return off && !names_code(policy->on.items, policy->on.count, code);
}

/* Advice about style that is worth reading once the program is right; F# looks for it then. */
static bool is_for_right_programs(DiagCode code) {
  return code == D_CELL_OPERATOR || code == D_RAISE_ARGS || code == D_HIDES_SLOT ||
         code == D_INDEXER_TYPES || code == D_UNUSED;
}

void diags_apply(Diags *diags, const WarningPolicy *directives,
                 const WarningPolicy *const *of_projects) {
  uint32_t kept = 0;
  bool has_errors = diags->error_count > 0;
  for (uint32_t i = 0; i < diags->list.count; i++) {
    Diag d = diags->list.items[i];
    const char *code = table[d.code].code;
    if (has_errors && is_for_right_programs(d.code)) {
      if (d.severity == SEVERITY_WARNING) diags->warning_count--;
      continue;
    }
    uint32_t project = d.span.file ? source_file(diags->sources, d.span.file)->project : 0;
    const WarningPolicy *policy = project ? of_projects[project] : directives;
    bool is_quiet = !has_errors && !directives->has_notes && !strncmp(code, "FS", 2) &&
                    !names_code(policy->on.items, policy->on.count, code);
    if (d.severity == SEVERITY_NOTE && (is_quiet || is_off(directives, policy, &d, code))) continue;
    if (d.severity == SEVERITY_WARNING) {
      if (is_off(directives, policy, &d, code)) {
        diags->warning_count--;
        continue;
      }
      bool error =
          policy->all_errors || names_code(policy->errors.items, policy->errors.count, code);
      if (error && !names_code(policy->not_errors.items, policy->not_errors.count, code)) {
        d.severity = SEVERITY_ERROR;
        diags->warning_count--;
        diags->error_count++;
      }
    }
    diags->list.items[kept++] = d;
  }
  diags->list.count = kept;
}

static const char *severity_text(Severity severity) {
  switch (severity) {
  case SEVERITY_ERROR: return "error";
  case SEVERITY_WARNING: return "warning";
  case SEVERITY_NOTE: return "info";
  }
  return "";
}

/* The sort is stable by carrying the index: places first, then order of discovery. */
typedef struct Ordered {
  const Diag *diag;
  uint32_t index;
} Ordered;

static int compare_places(const void *left, const void *right) {
  const Ordered *a = left, *b = right;
  Span x = a->diag->span, y = b->diag->span;
  if (x.file != y.file) return x.file < y.file ? -1 : 1;
  if (x.start != y.start) return x.start < y.start ? -1 : 1;
  return a->index < b->index ? -1 : 1;
}

static bool is_repeat(const Diag *a, const Diag *b) {
  return a->code == b->code && a->span.file == b->span.file && a->span.start == b->span.start &&
         !strcmp(a->message, b->message);
}

const Diag **diags_sorted(Diags *diags, uint32_t *count) {
  Ordered *order = NEW_ARRAY(diags->arena, Ordered, diags->list.count + 1);
  const Diag **list = NEW_ARRAY(diags->arena, const Diag *, diags->list.count + 1);
  for (uint32_t i = 0; i < diags->list.count; i++) order[i] = (Ordered){&diags->list.items[i], i};
  qsort(order, diags->list.count, sizeof *order, compare_places);
  *count = 0;
  for (uint32_t i = 0; i < diags->list.count; i++)
    if (!i || !is_repeat(order[i].diag, order[i - 1].diag)) list[(*count)++] = order[i].diag;
  return list;
}

static bool is_character_start(char c) { return ((unsigned char)c & 0xc0) != 0x80; }

static uint32_t characters_in(const char *line, uint32_t size) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < size; i++) count += is_character_start(line[i]);
  return count;
}

/* Byte at which the character of the 1-based column starts; at most `size`. */
static uint32_t byte_of_column(const char *line, uint32_t size, uint32_t column) {
  uint32_t at = 0;
  for (uint32_t seen = 0; at < size; at++)
    if (is_character_start(line[at]) && ++seen == column) break;
  return at;
}

/* The part of a line that is shown, and what stands below it. */
typedef struct Excerpt {
  const char *line;
  uint32_t number, size; /* of the line; number 0: there is none */
  uint32_t first, last;  /* bytes shown */
  uint32_t first_column; /* of `first` */
  uint32_t shown;        /* characters */
} Excerpt;

/* The line; of a line too long for a screen, the part about the place. */
static Excerpt excerpt_about(Diags *diags, Span span) {
  enum { WIDEST = 200, BEFORE = 60 };
  LineColumn from = source_line_column(diags->sources, span.file, span.start);
  Excerpt x = {.number = from.line};
  if (!from.line) return x;
  x.line = source_line(diags->sources, span.file, from.line, &x.size);
  x.first_column = x.size > WIDEST && from.column > WIDEST / 2 ? from.column - BEFORE : 1;
  x.first = byte_of_column(x.line, x.size, x.first_column);
  x.last = x.size - x.first > WIDEST ? x.first + WIDEST : x.size;
  while (x.last < x.size && !is_character_start(x.line[x.last])) x.last--;
  x.shown = characters_in(x.line + x.first, x.last - x.first);
  return x;
}

static void add_line(const Excerpt *x, Text *out) {
  text_format(out, "%5u | ", x->number);
  if (x->first) text_add(out, "...");
  for (uint32_t i = x->first; i < x->last; i++) {
    unsigned char c = (unsigned char)x->line[i];
    text_add_char(out, c < 32 || c == 127 ? ' ' : (char)c); /* no control bytes on a terminal */
  }
  text_add(out, x->last < x->size ? "...\n" : "\n");
}

/* Where a span's underline starts and ends, in characters of the excerpt. */
typedef struct Underline {
  uint32_t from, to;
} Underline;

static Underline underline_of(Diags *diags, const Excerpt *x, Span span) {
  LineColumn from = source_line_column(diags->sources, span.file, span.start);
  LineColumn to = source_line_column(diags->sources, span.file, span.end);
  uint32_t before = from.column > x->first_column ? from.column - x->first_column : 0;
  if (before > x->shown) before = x->shown;
  uint32_t width = to.line == from.line ? to.column - from.column : x->shown;
  if (width > x->shown - before) width = x->shown - before;
  return (Underline){before, before + (width ? width : 1)};
}

static void add_underline(const Excerpt *x, Text *out, Underline u, char mark, const char *colour,
                          uint32_t column) {
  if (!column) {
    text_add(out, "      | ");
    if (x->first) text_add(out, "   ");
  }
  for (; column < u.from; column++) text_add_char(out, ' ');
  text_add(out, colour);
  for (; column < u.to; column++) text_add_char(out, mark);
  if (*colour) text_add(out, "\033[0m");
}

/* The line with its underline, and the label below or, when it stands on another line, with an excerpt of its own. */
static void add_excerpts(Diags *diags, const Diag *d, Text *out, bool colour) {
  const char *strong = !colour                         ? ""
                       : d->severity == SEVERITY_ERROR ? "\033[1;31m"
                                                       : "\033[1;33m",
             *weak = colour ? "\033[1;34m" : "";
  Excerpt x = excerpt_about(diags, d->span);
  if (!x.number) return;
  const DiagLabel *label = d->label.span.file ? &d->label : NULL;
  Underline main = underline_of(diags, &x, d->span), second = {0, 0};
  bool together = false;
  if (label && label->span.file == d->span.file) {
    LineColumn at = source_line_column(diags->sources, label->span.file, label->span.start);
    second = underline_of(diags, &x, label->span);
    together = at.line == x.number && (second.to <= main.from || main.to <= second.from) &&
               second.to <= x.shown + 1;
  }
  add_line(&x, out);
  if (!together) {
    add_underline(&x, out, main, '^', strong, 0);
    text_add_char(out, '\n');
    if (!label) return;
    Excerpt other = excerpt_about(diags, label->span);
    if (!other.number) return;
    if (label->span.file != d->span.file)
      text_format(
          out, "      = in %s\n",
          name_text(diags->sources->names, source_file(diags->sources, label->span.file)->path));
    add_line(&other, out);
    add_underline(&other, out, underline_of(diags, &other, label->span), '-', weak, 0);
    text_format(out, " %s\n", label->text);
    return;
  }
  if (second.from < main.from) {
    add_underline(&x, out, second, '-', weak, 0);
    add_underline(&x, out, main, '^', strong, second.to);
    text_add_char(out, '\n');
    add_underline(&x, out, (Underline){second.from, second.from}, ' ', "", 0);
    text_format(out, "%s\n", label->text);
  } else {
    add_underline(&x, out, main, '^', strong, 0);
    add_underline(&x, out, second, '-', weak, main.to);
    text_format(out, " %s\n", label->text);
  }
}

void diags_print(Diags *diags, Text *out, bool colour) {
  uint32_t count;
  const Diag **list = diags_sorted(diags, &count);
  for (uint32_t i = 0; i < count; i++) {
    const Diag *d = list[i];
    if (colour) text_add(out, "\033[1m");
    if (d->span.file) {
      LineColumn at = source_line_column(diags->sources, d->span.file, d->span.start);
      text_add(out,
               name_text(diags->sources->names, source_file(diags->sources, d->span.file)->path));
      text_format(out, "(%u,%u): ", at.line, at.column);
    } else {
      text_add(out, "clef: ");
    }
    if (colour) text_add(out, d->severity == SEVERITY_ERROR ? "\033[31m" : "\033[33m");
    text_format(out, "%s %s: ", severity_text(d->severity), table[d->code].code);
    if (colour) text_add(out, "\033[0m");
    text_add(out, d->message);
    text_add_char(out, '\n');
    if (d->span.file) add_excerpts(diags, d, out, colour);
    if (d->hint) text_format(out, "      = help: %s\n", d->hint);
  }
  if (diags->error_count >= diags->error_limit)
    text_format(out, "clef: too many errors; only the first %u are shown\n", diags->error_limit);
}

void diags_print_json(Diags *diags, Text *out) {
  uint32_t count;
  const Diag **list = diags_sorted(diags, &count);
  for (uint32_t i = 0; i < count; i++) {
    const Diag *d = list[i];
    LineColumn from = {0, 0}, to = {0, 0};
    const char *path = "";
    if (d->span.file) {
      from = source_line_column(diags->sources, d->span.file, d->span.start);
      to = source_line_column(diags->sources, d->span.file, d->span.end);
      path = name_text(diags->sources->names, source_file(diags->sources, d->span.file)->path);
    }
    Json json = json_in(out, 0);
    json_begin_object(&json);
    json_key_string(&json, "severity", severity_text(d->severity));
    json_key_string(&json, "code", table[d->code].code);
    json_key_string(&json, "name", table[d->code].name);
    json_key_string(&json, "message", d->message);
    json_key_string(&json, "file", path);
    json_key_number(&json, "line", from.line);
    json_key_number(&json, "column", from.column);
    json_key_number(&json, "endLine", to.line);
    json_key_number(&json, "endColumn", to.column);
    json_key(&json, "hint");
    if (d->hint)
      json_string(&json, d->hint);
    else
      json_null(&json);
    if (d->label.span.file) {
      LineColumn at = source_line_column(diags->sources, d->label.span.file, d->label.span.start);
      json_key(&json, "related");
      json_begin_object(&json);
      json_key_string(&json, "message", d->label.text);
      json_key_string(
          &json, "file",
          name_text(diags->sources->names, source_file(diags->sources, d->label.span.file)->path));
      json_key_number(&json, "line", at.line);
      json_key_number(&json, "column", at.column);
      json_end_object(&json);
    }
    json_end_object(&json);
    text_add_char(out, '\n');
  }
}

/* Edit distance with transpositions (Damerau; optimal string alignment), cut off at `limit`. */
static uint32_t edit_distance(Arena *scratch, const char *a, const char *b, uint32_t limit) {
  uint32_t n = (uint32_t)strlen(a), m = (uint32_t)strlen(b);
  if ((n > m ? n - m : m - n) > limit) return limit + 1;
  uint32_t *rows = NEW_ARRAY(scratch, uint32_t, 3 * (m + 1));
  uint32_t *two = rows, *one = rows + m + 1, *now = rows + 2 * (m + 1);
  for (uint32_t j = 0; j <= m; j++) one[j] = j;
  for (uint32_t i = 1; i <= n; i++) {
    now[0] = i;
    for (uint32_t j = 1; j <= m; j++) {
      uint32_t best = one[j - 1] + (a[i - 1] != b[j - 1]);
      if (one[j] + 1 < best) best = one[j] + 1;
      if (now[j - 1] + 1 < best) best = now[j - 1] + 1;
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] && two[j - 2] + 1 < best)
        best = two[j - 2] + 1;
      now[j] = best;
    }
    uint32_t *spare = two;
    two = one, one = now, now = spare;
  }
  return one[m];
}

static bool is_word(const char *name) {
  unsigned char c = (unsigned char)name[0];
  return c == '_' || c >= 0x80 || ((c | 32) >= 'a' && (c | 32) <= 'z');
}

/* A third of the letters may be wrong, as rustc has it (rustc_span, edit_distance.rs); letters' case counts nothing then. */
const char *nearest_name(Arena *scratch, const char *wanted, const char *const *candidates,
                         uint32_t count) {
  uint32_t size = (uint32_t)strlen(wanted);
  uint32_t best = size < 2 ? 0 : size < 6 ? 1 : size / 3;
  const char *found = NULL;
  for (uint32_t i = 0; i < count; i++) {
    if (is_word(candidates[i]) != is_word(wanted)) continue;
    if (size > 1 && strcmp(candidates[i], wanted) && !strcasecmp(candidates[i], wanted))
      return candidates[i];
    uint32_t distance = edit_distance(scratch, wanted, candidates[i], best);
    if (distance && (distance < best || (distance == best && !found)))
      best = distance, found = candidates[i];
  }
  return best ? found : NULL;
}
