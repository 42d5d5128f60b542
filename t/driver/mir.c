/* mir: the programs of t/mir.
 *
 * Suite mir: a .mir file without a `step:` line is interpreted; what is printed of it reads back the same. A .fs file of
 * t/mir/shape is compiled up to a step, and the text of the functions that it names is looked at. Tests of one step are
 * t/unit/mir_steps.c.
 * Suite native: the same programs as machine code, on both machines at -O0 and -O1: what the interpreter gives. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "t/driver/driver.h"

static Run interpret(Worker *worker, Bytes source, const char *path, const char *const *options) {
  Arena *scratch = &worker->scratch;
  Words argv = words_in(scratch);
  words_add(&argv, worker->options->clef);
  words_add(&argv, "eval");
  words_add(&argv, path);
  if (options)
    while (*options) words_add(&argv, *options++);
  else
    words_split(&argv, wanted_lines(scratch, source, "args").data);
  Bytes input = wanted_lines(scratch, source, "in");
  return run_process(
      worker, (Start){.argv = words_end(&argv), .input = input.data, .input_size = input.size});
}

/* What is printed of the program reads back, and prints the same. A program that cannot be read is not printed. */
static Verdict run_text(Worker *worker, const char *path, Bytes source) {
  static const char *const stop[] = {"-stop-after", "read", NULL};
  Run first = interpret(worker, source, path, stop);
  if (first.status) return PASSED;
  const char *copy = format_in(&worker->scratch, "%s/printed.mir", worker->dir);
  if (!write_bytes(copy, first.out)) exit(2);
  Run second = interpret(worker, source, copy, stop);
  if (second.status) {
    fail(worker, path, "its print does not read");
    show(worker, second.err, 12);
    return FAILED;
  }
  if (same_bytes(first.out, second.out)) return PASSED;
  fail(worker, path, "its print changes when read");
  show_difference(worker, first.out, second.out, 12);
  return FAILED;
}

static Verdict run_interpreted(Worker *worker, const char *path, Bytes source) {
  Arena *scratch = &worker->scratch;
  Bytes want = wanted_lines(scratch, source, "out"), errors = wanted_lines(scratch, source, "err");
  int status = atoi(wanted_lines(scratch, source, "exit").data);
  Run run = interpret(worker, source, path, NULL);
  if (!same_bytes(want, run.out)) {
    fail(worker, path, "output differs (< wanted, > got)");
    show_difference(worker, want, run.out, 12);
    show(worker, run.err, 4);
    return FAILED;
  }
  if (run.status != status) {
    fail(worker, path, "status %d, wanted %d", run.status, status);
    show(worker, run.err, 12);
    return FAILED;
  }
  size_t at = 0;
  for (Bytes line; next_line(errors, &at, &line);)
    if (!contains(run.err, line)) {
      fail(worker, path, "stderr lacks: %.*s", (int)line.size, line.data);
      show(worker, run.err, 12);
      return FAILED;
    }
  if (!errors.size && run.err.size) {
    fail(worker, path, "writes to stderr");
    show(worker, run.err, 12);
    return FAILED;
  }
  return run_text(worker, path, source);
}

/* ---- shapes ---- */

/* The text of `func @NAME(` up to its closing brace; with `hot` without the blocks that are cold. */
static Bytes function_text(Arena *arena, Bytes unit, Bytes name, bool hot) {
  Text text = text_in(arena);
  const char *head = format_in(arena, "func @%.*s(", (int)name.size, name.data);
  bool on = false, cold = false;
  size_t at = 0;
  for (Bytes line; next_line(unit, &at, &line);) {
    if (line.size >= strlen(head) && !memcmp(line.data, head, strlen(head)))
      on = true, cold = false;
    if (!on) continue;
    if (line.size > 1 && line.data[0] == 'b' && line.data[line.size - 1] == ':')
      cold = line.size > 6 && !memcmp(line.data + line.size - 6, " cold:", 6);
    if (!hot || !cold) {
      text_add_bytes(&text, line.data, line.size);
      text_add_char(&text, '\n');
    }
    if (line.size && line.data[0] == '}') on = false;
  }
  return (Bytes){text_string(&text), text.size};
}

/* Each line of the expectation `key` must (or must not) occur in the text. */
static bool check_lines(Worker *worker, const char *path, Bytes source, const char *key, Bytes name,
                        Bytes text, bool must) {
  Bytes lines = wanted_lines(&worker->scratch, source, key);
  size_t at = 0;
  for (Bytes line; next_line(lines, &at, &line);)
    if (contains(text, line) != must) {
      fail(worker, path, "%.*s %s%s %.*s", (int)name.size, name.data, must ? "has no" : "has",
           !strcmp(key, "hot-not") ? ", where it is not cold," : "", (int)line.size, line.data);
      show(worker, text, 12);
      return false;
    }
  return true;
}

static Verdict run_shape(Worker *worker, const char *path, Bytes source) {
  Arena *scratch = &worker->scratch;
  Words argv = words_in(scratch);
  words_add(&argv, worker->options->clef);
  words_add(&argv, "build");
  words_split(&argv, wanted_lines(scratch, source, "options").data);
  words_add(&argv, path);
  words_add(&argv, "-stop-after");
  size_t before = argv.count;
  words_split(&argv, wanted_lines(scratch, source, "step").data);
  if (argv.count == before) words_add(&argv, "own");
  words_split(&argv, "-o -");
  Run run = run_process(worker, (Start){.argv = words_end(&argv)});
  if (run.status) {
    fail(worker, path, "does not compile");
    show(worker, run.err, 12);
    return FAILED;
  }
  Words names = words_in(scratch);
  words_split(&names, wanted_lines(scratch, source, "func").data);
  Bytes want = wanted_lines(scratch, source, "text");
  for (size_t i = 0; i < names.count; i++) {
    Bytes name = bytes_of(names.items[i]);
    Bytes text = function_text(scratch, run.out, name, false);
    if (!text.size) return fail(worker, path, "has no function %s", name.data);
    if (want.size && !same_bytes(want, text)) {
      fail(worker, path, "%s differs (< wanted, > got)", name.data);
      show_difference(worker, want, text, 12);
      return FAILED;
    }
    if (!check_lines(worker, path, source, "has", name, text, true) ||
        !check_lines(worker, path, source, "not", name, text, false) ||
        !check_lines(worker, path, source, "hot-not", name,
                     function_text(scratch, run.out, name, true), false))
      return FAILED;
  }
  return PASSED;
}

/* Excerpts in clef/mir/README.md: behind `<!-- text: FILE -->` stand the `text:` lines of the file. */
static Verdict run_excerpts(Worker *worker, const char *readme) {
  Arena *scratch = &worker->scratch;
  Bytes document = file_bytes(scratch, readme);
  Verdict verdict = PASSED;
  size_t at = 0;
  for (Bytes line; next_line(document, &at, &line);) {
    if (line.size < 15 || memcmp(line.data, "<!-- text: ", 11)) continue;
    const char *path = format_in(scratch, "%.*s", (int)line.size - 15, line.data + 11);
    Bytes source = file_bytes(scratch, path);
    Text got = text_in(scratch);
    for (size_t from = at; next_line(document, &from, &line);) {
      if (line.size >= 4 && !memcmp(line.data, "    ", 4))
        text_format(&got, "%.*s\n", (int)line.size - 4, line.data + 4);
      else if (got.size)
        break;
    }
    Bytes want = wanted_lines(scratch, source, "text"), shown = {text_string(&got), got.size};
    if (source.data && same_bytes(want, shown)) continue;
    verdict = fail(worker, readme, "has another text of %s (< the test's, > here)", path);
    show_difference(worker, want, shown, 12);
  }
  return verdict;
}

Verdict run_mir(Worker *worker, const char *path) {
  if (strstr(path, "README")) return run_excerpts(worker, path);
  Bytes source = file_bytes(&worker->scratch, path);
  if (strstr(path, "/shape/")) return run_shape(worker, path, source);
  if (wanted_lines(&worker->scratch, source, "step").size) return NOT_COUNTED;
  return run_interpreted(worker, path, source);
}

/* ---- machine code ---- */

/* Builds for `machine` at `level`, runs, and compares with what the interpreter gave. */
static Verdict run_compiled(Worker *worker, const char *path, Bytes source, Run want,
                            const char *machine, const char *level) {
  Arena *scratch = &worker->scratch;
  const char *program = format_in(scratch, "%s/prog", worker->dir);
  Words build = words_in(scratch), argv = words_in(scratch);
  words_add(&build, worker->options->clef);
  words_add(&build, "build");
  words_add(&build, path);
  words_split(&build,
              format_in(scratch, "-o %s -target %s-linux %s -verify", program, machine, level));
  unlink(program);
  Run made = run_process(worker, (Start){.argv = words_end(&build), .joined = true});
  if (made.status) {
    fail(worker, path, "does not build for %s at %s", machine, level);
    show(worker, made.out, 6);
    return FAILED;
  }
  bool emulated = strcmp(machine, worker->options->machine) != 0;
  if (emulated) words_add(&argv, format_in(scratch, "qemu-%s", machine));
  words_add(&argv, program);
  words_split(&argv, wanted_lines(scratch, source, "args").data);
  Bytes input = wanted_lines(scratch, source, "in");
  Run got = run_process(worker, (Start){.argv = words_end(&argv),
                                        .input = input.data,
                                        .input_size = input.size,
                                        .emulated = emulated});
  if (got.status == want.status && same_bytes(got.out, want.out)) return PASSED;
  fail(worker, path, "%s at %s: status %d, the interpreter has %d (< interpreted, > native)",
       machine, level, got.status, want.status);
  show_difference(worker, want.out, got.out, 12);
  return FAILED;
}

/* The tools for the other machine are there. */
static bool has_command(Arena *arena, const char *name) {
  const char *path = getenv("PATH");
  while (path && *path) {
    size_t size = strcspn(path, ":");
    if (!access(format_in(arena, "%.*s/%s", (int)size, path, name), X_OK)) return true;
    path += size + (path[size] == ':');
  }
  return false;
}

Verdict run_native(Worker *worker, const char *path) {
  Arena *scratch = &worker->scratch;
  Bytes source = file_bytes(scratch, path);
  if (wanted_lines(scratch, source, "step").size || contains(source, bytes_of("import func")))
    return NOT_COUNTED;
  Run want = interpret(worker, source, path, NULL);
  if (want.err.size && want.status != 134)
    return NOT_COUNTED; /* what it refuses means nothing as machine code */
  static const char *const machines[] = {"x86_64", "aarch64"};
  for (size_t i = 0; i < 2; i++) {
    bool here = !strcmp(machines[i], worker->options->machine);
    if (!here && (!has_command(scratch, format_in(scratch, "qemu-%s", machines[i])) ||
                  !has_command(scratch, format_in(scratch, i ? "aarch64-linux-gnu-as"
                                                             : "x86_64-linux-gnu-as"))))
      continue;
    if (run_compiled(worker, path, source, want, machines[i], "-O1") == FAILED ||
        run_compiled(worker, path, source, want, machines[i], "-O0") == FAILED)
      return FAILED;
  }
  return PASSED;
}
