/* link: clef/mir clef/mir/own clef/mir/pass
 * mir_steps: the tests of t/mir. Without arguments all of them; with FILE... those.
 *
 * A file with an arrow is a step test: `// step: NAME`, MIR, `===>`, the MIR that exactly this step makes of it. Both sides
 * are read, verified, printed with values and blocks numbered in order of appearance, and compared. `// level: 0` runs the
 * step as -O0 does. -bless writes what came out behind the arrow.
 *
 * Any other file is a program: `// out: TEXT` lines, `// exit: N`. It is interpreted as it is; after each prefix of the
 * pipeline; after each single step; and each of these again after ownership at both levels, with counts and leaks
 * checked; the final text is read back and run once more. All must print the same. -quiet: only what fails. */
#define _GNU_SOURCE
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "clef/mir/passes.h"

#define STEP(name, function, when)      {name, #when},
#define UNIT_STEP(name, function, when) {name, #when},
static const struct { const char *name, *when; } steps[] = {
#include "clef/mir/passes.def"
};

static Arena arena;
static Names names;
static Sources sources;
static Diags diags;
static uint32_t passed, failed;
static bool is_quiet, is_bless, is_shown;
static const char *path;

static void restart(void) {
  arena_reset(&arena);
  arena_init(&arena, "test");
  names_init(&names, &arena);
  sources_init(&sources, &arena, &names);
  diags_init(&diags, &arena, &sources);
}

static void complain(const char *where, const char *what) {
  printf("%s: %s: %s\n", path, where, what);
}

static MirUnit *read_unit(const char *bytes, size_t size, const char *where) {
  uint32_t file = source_add(&sources, path, SOURCE_CLEF, bytes, (uint32_t)size);
  MirUnit *unit = mir_parse(&arena, &names, &sources, &diags, file);
  Text text = text_in(&arena);
  if (!unit || diags.error_count) {
    diags_print(&diags, &text, false);
    complain(where, text_string(&text));
    return NULL;
  }
  if (!mir_verify_unit(unit, &text)) {
    complain(where, text_string(&text));
    return NULL;
  }
  return unit;
}

static const char *print_unit(const MirUnit *unit) {
  Text text = text_in(&arena);
  mir_print_unit(unit, &text, 0);
  return text_string(&text);
}

static bool is_word_char(char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '@' || c == '\''; }

/* v and b numbers in order of appearance, afresh in each function. */
static const char *canonical(const char *s) {
  enum { MOST = 100000 };
  static uint32_t map[2][MOST];
  uint32_t next[2] = {0, 0};
  Text out = text_in(&arena);
  memset(map, 0, sizeof map);
  for (const char *start = s; *s;) {
    if (*s == '"') {
      do {
        if (*s == '\\') text_add_char(&out, *s++);
        text_add_char(&out, *s++);
      } while (*s && *s != '"');
    }
    if (!strncmp(s, "func ", 5) && (s == start || s[-1] == '\n')) memset(map, 0, sizeof map), next[0] = next[1] = 0;
    bool is_numbered = (*s == 'v' || *s == 'b') && (s == start || !is_word_char(s[-1])) && s[1] >= '0' && s[1] <= '9';
    char *end = NULL;
    unsigned long n = is_numbered ? strtoul(s + 1, &end, 10) : 0;
    if (!is_numbered || is_word_char(*end) || n >= MOST) {
      text_add_char(&out, *s++);
      continue;
    }
    unsigned which = *s == 'b';
    if (!map[which][n]) map[which][n] = ++next[which];
    text_format(&out, "%c%u", *s, map[which][n]);
    s = end;
  }
  return text_string(&out);
}

/* The same until printing in the order of the new numbers changes nothing more. */
static const char *settled(const char *text) {
  for (int round = 0; round < 8; round++) {
    const char *before = text;
    MirUnit *unit = read_unit(text, strlen(text), "printed");
    if (!unit) return text;
    text = canonical(print_unit(unit));
    if (!strcmp(before, text)) break;
  }
  return text;
}

static const char *header(const char *text, const char *key) {
  size_t size = strlen(key);
  for (const char *line = text; line && *line; line = strchr(line, '\n'), line = line ? line + 1 : NULL) {
    if (strncmp(line, "//", 2)) continue;
    const char *at = line + 2;
    while (*at == ' ') at++;
    if (strncmp(at, key, size) || at[size] != ':') continue;
    at += size + 1;
    while (*at == ' ') at++;
    const char *end = strchr(at, '\n');
    return format_in(&arena, "%.*s", (int)(end ? end - at : (long)strlen(at)), at);
  }
  return NULL;
}

/* ---- one step ---- */

static bool test_step(const char *bytes, const char *arrow) {
  const char *step = header(bytes, "step"), *level = header(bytes, "level");
  if (!step) return complain("header", "no step"), false;
  MirUnit *unit = read_unit(bytes, (size_t)(arrow - bytes), "before");
  if (!unit) return false;
  Arena scratch;
  arena_init(&scratch, "scratch");
  PassContext cx = {.scratch = &scratch, .level = level ? atoi(level) : 1};
  if (!mir_run_step(unit, &cx, step)) return complain(step, "no such step"), false;
  arena_reset(&scratch);
  Text problems = text_in(&arena);
  if (!mir_verify_unit(unit, &problems)) {
    complain(step, text_string(&problems));
    fputs(print_unit(unit), stdout);
    return false;
  }
  const char *have = settled(print_unit(unit));
  if (is_bless) {
    FILE *file = fopen(path, "w");
    if (!file) return complain("bless", "cannot write"), false;
    fprintf(file, "%.*s===>\n%s", (int)(arrow - bytes), bytes, have);
    fclose(file);
    return true;
  }
  const char *after = strchr(arrow, '\n');
  after = after ? after + 1 : "";
  MirUnit *wanted = read_unit(format_in(&arena, "%s", after), strlen(after), "after");
  const char *want = wanted ? settled(print_unit(wanted)) : "";
  if (!strcmp(have, want)) return true;
  complain(step, "another program came out:");
  fputs(have, stdout);
  return false;
}

/* ---- programs ---- */

typedef struct Outcome {
  const char *out, *fault;
  int status;
  uint64_t steps;
} Outcome;

enum { MOST_STEPS = 20000000 };

static Outcome run(const MirUnit *unit, uint64_t most_steps) {
  FILE *file = tmpfile();
  MirRunOptions options = {.check_leaks = unit->is_owned, .in = 0, .out = fileno(file), .max_steps = most_steps};
  MirRunResult result = mir_interpret(unit, &options, &arena);
  long size = lseek(fileno(file), 0, SEEK_END);
  char *out = arena_alloc(&arena, (size_t)size + 1);
  if (size && pread(fileno(file), out, (size_t)size, 0) != size) out[0] = 0;
  fclose(file);
  return (Outcome){out, result.fault, result.status, result.steps};
}

static bool step_is_own(const char *name) { return !strncmp(name, "own", 3); }

/* Runs the program after the steps of `mask` (bits by row of the table, without ownership) and perhaps ownership. */
static bool try_steps(const char *bytes, size_t size, uint64_t mask, bool owned, int level, const Outcome *wanted, const char *what) {
  MirUnit *unit = read_unit(bytes, size, "before");
  if (!unit) return false;
  Arena scratch;
  arena_init(&scratch, "scratch");
  PassContext cx = {.scratch = &scratch, .level = level};
  const char *label = format_in(&arena, "%s%s%s", what, owned ? " + own" : "", level ? "" : " at -O0");
  for (size_t i = 0; i < COUNT_OF(steps); i++) {
    if (step_is_own(steps[i].name) ? !owned : !(mask >> i & 1)) continue;
    mir_run_step(unit, &cx, steps[i].name);
    arena_reset(&scratch);
    Text problems = text_in(&arena);
    if (mir_verify_unit(unit, &problems)) continue;
    complain(format_in(&arena, "%s, verified after %s", label, steps[i].name), text_string(&problems));
    if (is_shown) fputs(print_unit(unit), stdout);
    return false;
  }
  for (int round = 0; round < 2; round++) {
    Outcome have = run(unit, 2 * wanted->steps + 1000000); /* counting takes some */
    if (have.fault || have.status != wanted->status || strcmp(have.out, wanted->out)) {
      complain(label, have.fault ? have.fault : format_in(&arena, "status %d, wanted %d; output:\n%s", have.status, wanted->status, have.out));
      if (is_shown) fputs(print_unit(unit), stdout);
      return false;
    }
    if (!owned || round) break;
    const char *text = print_unit(unit);
    unit = read_unit(text, strlen(text), format_in(&arena, "%s, read back", label));
    if (!unit) return false;
  }
  return true;
}

static Outcome expected(const char *bytes) {
  Text out = text_in(&arena);
  for (const char *line = bytes; line && *line; line = strchr(line, '\n'), line = line ? line + 1 : NULL) {
    if (strncmp(line, "// out:", 7)) continue;
    const char *text = header(line, "out");
    text_add(&out, text);
    text_add_char(&out, '\n');
  }
  const char *status = header(bytes, "exit");
  return (Outcome){text_string(&out), NULL, status ? atoi(status) : 0, 0};
}

static bool test_program(const char *bytes, size_t size) {
  MirUnit *unit = read_unit(bytes, size, "before");
  if (!unit) return false;
  Outcome wanted = expected(bytes), first = run(unit, MOST_STEPS);
  bool has_expectation = header(bytes, "out") || header(bytes, "exit");
  if (first.fault && strstr(first.fault, "steps")) return true; /* too long to be worth the time */
  if (first.fault) return complain("as it is", first.fault), false;
  if (has_expectation && (strcmp(wanted.out, first.out) || wanted.status != first.status))
    return complain("as it is", format_in(&arena, "status %d; output:\n%s", first.status, first.out)), false;
  Outcome kept = {strdup(first.out), NULL, first.status, first.steps};
  bool is_long = first.steps > 100000; /* once before ownership, and ownership alone and behind all steps */
  bool good = true;
  uint64_t prefix = 0;
  for (size_t i = 0; i <= COUNT_OF(steps) && good; i++) {
    char what[80];
    if (is_long && i && i < COUNT_OF(steps)) {
      prefix |= (uint64_t)1 << i;
      continue;
    }
    for (int owned = 0; owned < 2; owned++) {
      snprintf(what, sizeof what, i ? "up to %s" : "nothing", i ? steps[i - 1].name : "");
      good = good && try_steps(bytes, size, prefix, owned, 1, &kept, what);
      if (!i && owned) good = good && try_steps(bytes, size, prefix, owned, 0, &kept, what);
      restart();
      if (!i) continue;
      snprintf(what, sizeof what, "%s alone", steps[i - 1].name);
      good = good && try_steps(bytes, size, (uint64_t)1 << (i - 1), owned, 1, &kept, what);
      restart();
    }
    prefix |= (uint64_t)1 << i;
  }
  free((void *)(uintptr_t)kept.out);
  return good;
}

static void test_file(const char *file) {
  Arena text_arena;
  arena_init(&text_arena, "text");
  size_t size;
  path = file;
  char *bytes = read_file(&text_arena, path, &size);
  restart();
  if (!bytes) {
    printf("%s: cannot be read\n", path);
    failed++;
    return;
  }
  const char *arrow = strstr(bytes, "===>");
  /* what faults on purpose, reads input, or has its counts already, or says so (`// skip: own REASON`) is t/mir/run.sh's */
  if (!arrow && (header(bytes, "err") || header(bytes, "in") || header(bytes, "args") || header(bytes, "skip") || strstr(bytes, " owned"))) return;
  bool good = arrow ? test_step(bytes, arrow) : test_program(bytes, size);
  if (good) passed++;
  else failed++;
  if (!good || !is_quiet) printf("%s %s\n", good ? "ok" : "FAIL", file), fflush(stdout);
  arena_reset(&text_arena);
}

static int compare(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

int main(int argc, char **argv) {
  int first = 1;
  for (; first < argc && argv[first][0] == '-'; first++) {
    if (!strcmp(argv[first], "-quiet")) is_quiet = true;
    if (!strcmp(argv[first], "-bless")) is_bless = true;
    if (!strcmp(argv[first], "-show")) is_shown = true;
  }
  arena_init(&arena, "test");
  if (first < argc) {
    for (int i = first; i < argc; i++) test_file(argv[i]);
  } else {
    is_quiet = true;
    DIR *folder = opendir("t/mir");
    char *files[4096];
    size_t count = 0;
    for (struct dirent *entry; folder && (entry = readdir(folder)) && count < COUNT_OF(files);) {
      size_t n = strlen(entry->d_name);
      if (n < 5 || strcmp(entry->d_name + n - 4, ".mir")) continue;
      files[count] = malloc(n + 7);
      sprintf(files[count++], "t/mir/%s", entry->d_name);
    }
    if (folder) closedir(folder);
    qsort(files, count, sizeof *files, compare);
    for (size_t i = 0; i < count; i++) test_file(files[i]), free(files[i]);
  }
  printf("%u passed, %u failed\n", passed, failed);
  return failed != 0;
}
