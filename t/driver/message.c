/* message: what `clef check` reports.
 *
 * t/err: `//! CODE text` or `//! warning CODE text` ends a line, once for each message that is expected there; `//? CODE text`
 * may come but need not: what F# reports after a syntax error depends on its recovery. What counts is the set of (line,
 * severity, code), and the exit status. A line past the end of the file is its last.
 * t/messages: NAME.fs must make the whole text of NAME.txt, with -diag json NAME.json. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "t/driver/driver.h"

typedef struct Message {
  int line;
  const char *text; /* "error FS0001" */
} Message;

typedef struct Messages {
  Message *items;
  size_t count, capacity;
} Messages;

static void add(Arena *arena, Messages *set, int line, const char *text) {
  for (size_t i = 0; i < set->count; i++)
    if (set->items[i].line == line && !strcmp(set->items[i].text, text)) return;
  if (set->count == set->capacity) {
    size_t capacity = set->capacity ? 2 * set->capacity : 16;
    set->items =
        arena_grow(arena, set->items, set->capacity * sizeof(Message), capacity * sizeof(Message));
    set->capacity = capacity;
  }
  set->items[set->count++] = (Message){line, text};
}

static bool has(const Messages *set, Message message) {
  for (size_t i = 0; i < set->count; i++)
    if (set->items[i].line == message.line && !strcmp(set->items[i].text, message.text))
      return true;
  return false;
}

/* The next word of a line from `*at`, "" at its end. */
static const char *word_of(Arena *arena, Bytes line, size_t *at) {
  while (*at < line.size && line.data[*at] == ' ') ++*at;
  size_t from = *at;
  while (*at < line.size && line.data[*at] != ' ') ++*at;
  return format_in(arena, "%.*s", (int)(*at - from), line.data + from);
}

/* The marks of a source line. */
static void read_marks(Arena *arena, Bytes line, int number, Messages *want, Messages *may) {
  for (size_t at = 0; at + 3 <= line.size; at++) {
    if (memcmp(line.data + at, "//", 2) || (line.data[at + 2] != '!' && line.data[at + 2] != '?'))
      continue;
    char sign = line.data[at + 2];
    at += 3;
    size_t end = at;
    while (end + 3 <= line.size && (memcmp(line.data + end, "//", 2) ||
                                    (line.data[end + 2] != '!' && line.data[end + 2] != '?')))
      end++;
    Bytes part = {line.data + at, (end + 3 <= line.size ? end : line.size) - at};
    size_t in_part = 0;
    const char *first = word_of(arena, part, &in_part);
    bool soft = !strcmp(first, "warning") || !strcmp(first, "info");
    const char *text = soft ? format_in(arena, "%s %s", first, word_of(arena, part, &in_part))
                            : format_in(arena, "error %s", first);
    add(arena, sign == '!' ? want : may, number, text);
    at = end - 1;
  }
}

/* PATH(LINE,COLUMN): SEVERITY CODE: ... */
static bool read_report(Arena *arena, Bytes line, Message *message) {
  const char *string = format_in(arena, "%.*s", (int)line.size, line.data);
  const char *open = strpbrk(string, " (");
  char severity[16], code[24];
  int column;
  if (!open || *open != '(' ||
      sscanf(open, "(%d,%d): %15[a-z] %23[A-Z0-9]", &message->line, &column, severity, code) != 4)
    return false;
  const char *colon = strstr(open, code);
  if (!colon || colon[strlen(code)] != ':') return false;
  message->text = format_in(arena, "%s %s", severity, code);
  return true;
}

/* Several files in one, each behind a line `--- NAME`; their lines keep their numbers. */
static void split_files(Worker *worker, Bytes source, Words *paths) {
  Arena *scratch = &worker->scratch;
  const char *folder = format_in(scratch, "%s/parts", worker->dir);
  mkdir(folder, 0777);
  FILE *part = NULL;
  size_t at = 0;
  int number = 0;
  for (Bytes line; next_line(source, &at, &line);) {
    number++;
    if (line.size > 4 && !memcmp(line.data, "--- ", 4)) {
      if (part) fclose(part);
      size_t name = 4;
      const char *path = format_in(scratch, "%s/%s", folder, word_of(scratch, line, &name));
      words_add(paths, path);
      part = fopen(path, "wb");
      if (!part) {
        fprintf(stderr, "driver: cannot write '%s'\n", path);
        exit(2);
      }
      for (int i = 0; i < number; i++) fputc('\n', part);
    } else if (part) {
      fprintf(part, "%.*s\n", (int)line.size, line.data);
    }
  }
  if (part) fclose(part);
}

static void show_messages(Worker *worker, char sign, const Messages *set, const Messages *without) {
  for (size_t i = 0; i < set->count; i++)
    if (!has(without, set->items[i]))
      text_format(worker->report, "    %c %d %s\n", sign, set->items[i].line, set->items[i].text);
}

static bool is_subset(const Messages *small, const Messages *large) {
  for (size_t i = 0; i < small->count; i++)
    if (!has(large, small->items[i])) return false;
  return true;
}

Verdict run_message(Worker *worker, const char *path) {
  const Options *options = worker->options;
  if (options->eval || options->check || options->emulated)
    return NOT_COUNTED; /* the same in every way to run */
  Arena *scratch = &worker->scratch;
  Bytes source = file_bytes(scratch, path);
  if (!source.data) return fail(worker, path, "cannot be read");
  Messages want = {0}, may = {0}, got = {0};
  int lines = 0;
  size_t at = 0;
  for (Bytes line; next_line(source, &at, &line);) read_marks(scratch, line, ++lines, &want, &may);

  Words argv = words_in(scratch);
  words_add(&argv, options->clef);
  words_add(&argv, "check");
  words_add(&argv, "-notes"); /* informational messages are among those expected */
  words_append(&argv, &options->flags);
  if (ends_with(path, ".files"))
    split_files(worker, source, &argv);
  else
    words_add(&argv, path);
  Run run = run_process(worker, (Start){.argv = words_end(&argv), .joined = true});
  at = 0;
  for (Bytes line; next_line(run.out, &at, &line);) {
    Message message;
    if (!read_report(scratch, line, &message)) continue;
    if (message.line > lines) message.line = lines;
    if (has(&want, message) || !has(&may, message)) add(scratch, &got, message.line, message.text);
  }
  int status = 0;
  for (size_t i = 0; i < want.count; i++)
    if (!strncmp(want.items[i].text, "error", 5)) status = 1;
  if (!is_subset(&want, &got) || !is_subset(&got, &want)) {
    fail(worker, path, "messages differ (< wanted, > got), status %d", run.status);
    show_messages(worker, '<', &want, &got);
    show_messages(worker, '>', &got, &want);
    show(worker, run.out, 20);
    return FAILED;
  }
  if (run.status != status) {
    fail(worker, path, "check ends with %d, wanted %d", run.status, status);
    show(worker, run.out, 12);
    return FAILED;
  }
  return PASSED;
}

/* ---- t/messages ---- */

static bool is_same_text(Worker *worker, const char *path, const char *golden, bool json) {
  Arena *scratch = &worker->scratch;
  Words argv = words_in(scratch);
  words_add(&argv, worker->options->clef);
  words_add(&argv, "check");
  if (json) words_split(&argv, "-diag json");
  words_add(&argv, path);
  Run run = run_process(worker, (Start){.argv = words_end(&argv), .joined = true});
  if (worker->options->bless && !write_bytes(golden, run.out)) return false;
  Bytes want = file_bytes(scratch, golden);
  if (run.status == 1 && same_bytes(want, run.out)) return true;
  fail(worker, path, "%s differs (< wanted, > got), status %d", golden, run.status);
  show_difference(worker, want, run.out, 20);
  return false;
}

Verdict run_message_text(Worker *worker, const char *path) {
  size_t stem = strlen(path) - 3; /* without .fs */
  const char *text = format_in(&worker->scratch, "%.*s.txt", (int)stem, path);
  const char *json = format_in(&worker->scratch, "%.*s.json", (int)stem, path);
  bool same_text = is_same_text(worker, path, text, false);
  return is_same_text(worker, path, json, true) && same_text ? PASSED : FAILED;
}
