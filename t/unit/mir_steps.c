/* link: clef/mir/...
 * mir_steps: the tests of t/mir. Without arguments all of them; with FILE... those.
 *
 * A file with an arrow is a step test: `// step: NAME`, MIR, `===>`, the MIR that exactly this step makes of it. Both sides
 * are read, verified, printed with values and blocks numbered in order of appearance, and compared. `// level: 0` runs the
 * step as -O0 does. Two names: facts that the first leaves for the second are not in the text. -bless writes what came out behind the arrow.
 *
 * Any other file is a program: `// out: TEXT` lines, `// exit: N`. It is interpreted as it is; after each prefix of the
 * pipeline; after each single step; and each of these again after ownership, with counts and leaks checked; the final text
 * is read back and run once more. `thread-points` and `gates` come before all of these. So it is after the pipelines of -O0 and -O2. All must print the same. What prints like
 * what was tried before is not tried again. -quiet: only what fails.
 *
 * -without=RULE: that rule of clef/mir/eqsat/algebra.rules finds nothing. -rules: prints the names of all.
 *
 * -changed (t/fuzz/broken): a damaged program. The test passes when the reader or the verifier refuses it, when the
 * interpreter reports something, when it does not end, or when it prints what its `// out:` lines say (without such lines,
 * anything) and passes as a program like any other. A line says which.
 *
 * The pipeline goes on in this process; what leads away from it (a step alone, ownership) happens in a child, whose copy of the
 * unit is as good as a second one and costs less than reading the text again. */
#define _GNU_SOURCE
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/mir/eqsat/rules.h"
#include "clef/mir/passes.h"

#define STEP(name, function, when, behind, keeps, what, source)      {name, #when},
#define UNIT_STEP(name, function, when, behind, keeps, what, source) {name, #when},
static const struct {
  const char *name, *when;
} steps[] = {
#include "clef/mir/passes.def"
};

static Arena arena;
static Names names;
static Sources sources;
static Diags diags;
static uint32_t passed, failed;
static bool is_quiet, is_bless, is_shown, is_changed;
static const char *without_rule;
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
  mir_print_unit(unit, &text);
  return text_string(&text);
}

static bool is_word_char(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         c == '.' || c == '@' || c == '\'';
}

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
    if (!strncmp(s, "func ", 5) && (s == start || s[-1] == '\n'))
      memset(map, 0, sizeof map), next[0] = next[1] = 0;
    bool is_numbered = (*s == 'v' || *s == 'b') && (s == start || !is_word_char(s[-1])) &&
                       s[1] >= '0' && s[1] <= '9';
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
  for (const char *line = text; line && *line;
       line = strchr(line, '\n'), line = line ? line + 1 : NULL) {
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
  PassContext cx = {
      .scratch = &scratch, .level = level ? atoi(level) : 1, .without_rule = without_rule};
  for (const char *rest = step; *rest;) { /* mostly one */
    size_t size = strcspn(rest, " ");
    if (!mir_run_step(unit, &cx, format_in(&arena, "%.*s", (int)size, rest)))
      return complain(step, "no such step"), false;
    arena_reset(&scratch);
    rest += size + (rest[size] == ' ');
  }
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
  int file = memfd_create("out", 0);
  MirRunOptions options = {
      .check_leaks = unit->is_owned, .in = 0, .out = file, .max_steps = most_steps};
  MirRunResult result = mir_interpret(unit, &options, &arena);
  long size = lseek(file, 0, SEEK_END);
  char *out = arena_alloc(&arena, (size_t)size + 1);
  if (size && pread(file, out, (size_t)size, 0) != size) out[0] = 0;
  close(file);
  return (Outcome){out, result.fault, result.status, result.steps};
}

/* One program and what it did before any step. */
typedef struct Trial {
  const Outcome *wanted;
  int level;
  const char *label;
} Trial;

static bool is_own(size_t step) { return !strcmp(steps[step].name, "own"); }
/* These complete the translation of a program with threads: without the first it ends before its threads do. Both are taken
 * once, before all other steps. */
static bool is_for_threads(size_t step) {
  return !strcmp(steps[step].name, "thread-points") || !strcmp(steps[step].name, "gates");
}
static bool is_apart(size_t step) { return is_own(step) || is_for_threads(step); }

static bool take_step(MirUnit *unit, const Trial *trial, const char *name) {
  Arena scratch;
  arena_init(&scratch, "scratch");
  PassContext cx = {
      .scratch = &scratch, .level = trial->level, .without_rule = without_rule, .verify = true};
  mir_run_step(unit, &cx, name);
  arena_end(&scratch);
  Text problems = text_in(&arena);
  if (mir_verify_unit(unit, &problems)) return true;
  complain(format_in(&arena, "%s, verified after %s", trial->label, name), text_string(&problems));
  if (is_shown) fputs(print_unit(unit), stdout);
  return false;
}

static bool prints_the_same(const MirUnit *unit, const Trial *trial) {
  const Outcome *wanted = trial->wanted;
  Outcome have = run(unit, 2 * wanted->steps + 1000000); /* counting takes some */
  if (!have.fault && have.status == wanted->status && !strcmp(have.out, wanted->out)) return true;
  /* a damaged row, or a field without its store, is only read when an object is dropped */
  if (is_changed && have.fault &&
      (strstr(have.fault, "holds no reference") || strstr(have.fault, "which was never stored") ||
       strstr(have.fault, "which its row does not allow")))
    return true;
  complain(trial->label, have.fault ? have.fault
                                    : format_in(&arena, "status %d, wanted %d; output:\n%s",
                                                have.status, wanted->status, have.out));
  if (is_shown) fputs(print_unit(unit), stdout);
  return false;
}

/* With ownership on top; of a whole pipeline also what is printed of that, read back. */
static bool owned_prints_the_same(MirUnit *unit, const Trial *trial, bool is_whole) {
  Trial owned = *trial;
  owned.label = format_in(&arena, "%s + own%s", trial->label,
                          trial->level == 1 ? ""
                          : trial->level    ? " at -O2"
                                            : " at -O0");
  if (!take_step(unit, &owned, "own") || !prints_the_same(unit, &owned)) return false;
  if (!is_whole) return true;
  const char *text = print_unit(unit);
  owned.label = format_in(&arena, "%s, read back", owned.label);
  unit = read_unit(text, strlen(text), owned.label);
  return unit && prints_the_same(unit, &owned);
}

/* The steps of a pipeline that run at `level`, except those that are tried apart. */
static bool take_all_steps(MirUnit *unit, const Trial *trial) {
  for (size_t i = 0; i < COUNT_OF(steps); i++)
    if (!is_apart(i) && (trial->level || !strcmp(steps[i].when, "ALWAYS")) &&
        !take_step(unit, trial, steps[i].name))
      return false;
  return true;
}

/* True in the child. There `end_child` reports the result to the parent. */
static bool begin_child(pid_t *child) {
  fflush(stdout);
  *child = fork();
  if (*child < 0) bug("fork fails");
  return *child == 0;
}

enum { CHILD_FAILED = 255 };

/* `result`: below CHILD_FAILED. */
static void end_child(bool good, size_t result) {
  fflush(stdout);
  _exit(good ? (int)result : CHILD_FAILED);
}

static size_t child_result(pid_t child, const char *label) {
  int status = 0;
  if (waitpid(child, &status, 0) != child) bug("no child");
  if (WIFEXITED(status)) return (size_t)WEXITSTATUS(status);
  complain(label, format_in(&arena, "ends with signal %d", WTERMSIG(status)));
  return CHILD_FAILED;
}

/* In a child: the steps from `next` on, each alone; up to the first that changes anything. Gives the number of the next. */
static void try_alone(MirUnit *unit, const char *text, const Outcome *wanted, size_t next) {
  for (; next < COUNT_OF(steps); next++) {
    if (is_apart(next)) continue;
    Trial alone = {wanted, 1, format_in(&arena, "%s alone", steps[next].name)};
    if (!take_step(unit, &alone, steps[next].name)) end_child(false, 0);
    if (!strcmp(print_unit(unit), text)) continue;
    end_child(prints_the_same(unit, &alone) && owned_prints_the_same(unit, &alone, false),
              next + 1);
  }
  end_child(true, next);
}

static Outcome expected(const char *bytes) {
  Text out = text_in(&arena);
  for (const char *line = bytes; line && *line;
       line = strchr(line, '\n'), line = line ? line + 1 : NULL) {
    if (strncmp(line, "// out:", 7)) continue;
    const char *text = header(line, "out");
    text_add(&out, text);
    text_add_char(&out, '\n');
  }
  const char *status = header(bytes, "exit");
  return (Outcome){text_string(&out), NULL, status ? atoi(status) : 0, 0};
}

static bool test_program(const char *bytes, size_t size) {
  MirUnit *first = read_unit(bytes, size, "before"), *unit = read_unit(bytes, size, "before");
  if (!first || !unit) return false;
  Outcome expectation = expected(bytes), wanted = run(first, MOST_STEPS);
  bool has_expectation = header(bytes, "out") || header(bytes, "exit");
  if (wanted.fault && strstr(wanted.fault, "steps"))
    return true; /* too long to be worth the time */
  if (wanted.fault) return complain("as it is", wanted.fault), false;
  if (has_expectation &&
      (strcmp(expectation.out, wanted.out) || expectation.status != wanted.status))
    return complain("as it is",
                    format_in(&arena, "status %d; output:\n%s", wanted.status, wanted.out)),
           false;
  const char *read_text = print_unit(first);
  Trial threads = {&wanted, 1, "the steps for threads"};
  for (size_t i = 0; i < COUNT_OF(steps); i++)
    if (is_for_threads(i) &&
        (!take_step(first, &threads, steps[i].name) || !take_step(unit, &threads, steps[i].name)))
      return false;
  if (strcmp(read_text, print_unit(first))) {
    wanted.steps = run(first, MOST_STEPS).steps; /* points take some, too */
    if (!prints_the_same(first, &threads)) return false;
  }
  bool is_long =
      wanted.steps > 100000; /* once before ownership, and ownership alone and behind all steps */
  const char *first_text = print_unit(first), *tried = first_text;
  pid_t child;
  for (int level = 0; level <= 2; level++) { /* at 1: nothing but own; the rest follows */
    Trial trial = {&wanted, level, level == 1 ? "nothing" : level ? "all of -O2" : "all of -O0"};
    if (begin_child(&child))
      end_child((level == 1 || (take_all_steps(first, &trial) && prints_the_same(first, &trial))) &&
                    owned_prints_the_same(first, &trial, true),
                0);
    if (child_result(child, trial.label) != 0) return false;
  }
  for (size_t i = 0; i < COUNT_OF(steps) && !is_long;) {
    if (begin_child(&child)) try_alone(first, first_text, &wanted, i);
    i = child_result(child, format_in(&arena, "%s or a later step alone", steps[i].name));
    if (i == CHILD_FAILED) return false;
  }
  for (size_t i = 0; i < COUNT_OF(steps); i++) {
    if (is_apart(i)) continue;
    bool is_last = i + 1 == COUNT_OF(steps) || is_own(i + 1);
    Trial prefix = {&wanted, 1, format_in(&arena, "up to %s", steps[i].name)};
    if (!take_step(unit, &prefix, steps[i].name)) return false;
    const char *text = is_long && !is_last ? tried : print_unit(unit);
    if (!strcmp(text, tried)) continue;
    tried = text;
    if (!prints_the_same(unit, &prefix)) return false;
    if (begin_child(&child)) end_child(owned_prints_the_same(unit, &prefix, is_last), 0);
    if (child_result(child, prefix.label) != 0) return false;
  }
  return true;
}

enum { CHANGED_STEPS = 1000000 };

/* In a child: what became of a damaged program. Prints it and ends. */
static void test_changed(const char *bytes, size_t size) {
  uint32_t file = source_add(&sources, path, SOURCE_CLEF, bytes, (uint32_t)size);
  MirUnit *unit = mir_parse(&arena, &names, &sources, &diags, file);
  Text problems = text_in(&arena);
  if (!unit || diags.error_count || !mir_verify_unit(unit, &problems))
    printf("%s refused\n", path), end_child(true, 0);
  Outcome wanted = expected(bytes), have = run(unit, CHANGED_STEPS);
  bool is_endless = have.fault && strstr(have.fault, "steps");
  /* 1: leaks; 134: an exception, or a null reference because a proof lied */
  if (have.fault || (unit->is_owned && have.status == 1) || have.status == 134)
    printf("%s %s\n", path, is_endless ? "endless" : "reported"), end_child(true, 0);
  if (header(bytes, "exit") && (strcmp(wanted.out, have.out) || wanted.status != have.status))
    complain("as it is", "is neither refused nor reported, and does something else"),
        end_child(false, 0);
  bool good = unit->is_owned || test_program(bytes, size);
  if (good) printf("%s alike\n", path);
  end_child(good, 0);
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
  if (is_changed) {
    pid_t child;
    if (begin_child(&child)) test_changed(bytes, size);
    if (child_result(child, "somewhere") == 0)
      passed++;
    else
      failed++;
    arena_reset(&text_arena);
    return;
  }
  const char *arrow = strstr(bytes, "===>");
  /* what faults on purpose, reads input, or has its counts already, or says so (`// skip: own REASON`) is t/mir/run.sh's */
  if (!arrow && (header(bytes, "err") || header(bytes, "in") || header(bytes, "args") ||
                 header(bytes, "skip") || strstr(bytes, " owned")))
    return;
  bool good = arrow ? test_step(bytes, arrow) : test_program(bytes, size);
  if (good)
    passed++;
  else
    failed++;
  if (!good || !is_quiet) printf("%s %s\n", good ? "ok" : "FAIL", file), fflush(stdout);
  arena_reset(&text_arena);
}

static int compare(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

int main(int argc, char **argv) {
  int first = 1;
  for (; first < argc && argv[first][0] == '-'; first++) {
    if (!strcmp(argv[first], "-quiet")) is_quiet = true;
    if (!strcmp(argv[first], "-bless")) is_bless = true;
    if (!strcmp(argv[first], "-show")) is_shown = true;
    if (!strcmp(argv[first], "-changed")) is_changed = true;
    if (!strncmp(argv[first], "-without=", 9)) without_rule = argv[first] + 9;
    if (!strcmp(argv[first], "-rules")) {
      for (uint32_t r = 0; r < eq_rule_count; r++) puts(eq_rules[r].name);
      return 0;
    }
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
