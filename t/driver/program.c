/* program: a program of t/run is built and run, or interpreted; its output, errors and status are compared. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "t/driver/driver.h"

/* The word of a `skip:` line names the machine, the level or the way to run of this invocation. */
static bool is_skipped(const Options *options, Bytes skips) {
  size_t at = 0;
  for (Bytes line; next_line(skips, &at, &line);) {
    const char *ways[] = {options->machine, options->level, options->eval ? "eval" : "native",
                          options->check ? "check" : ""};
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
      size_t size = strlen(ways[i]);
      if (size && line.size >= size && !memcmp(line.data, ways[i], size) &&
          (line.size == size || line.data[size] == ' '))
        return true;
    }
  }
  return false;
}

/* A recorded output always ends in a newline; a program's need not. */
static bool is_same_output(Bytes want, Bytes got) {
  if (same_bytes(want, got)) return true;
  return want.size == got.size + 1 && want.data[got.size] == '\n' &&
         !memcmp(want.data, got.data, got.size);
}

/* The lines behind the first one. How many equal frames follow each other depends on their size. */
static Bytes trace_of(Arena *arena, Bytes text) {
  static const char same[] = "   ... the same ";
  size_t at = 0;
  Bytes line = first_line(text);
  Text lines = text_in(arena);
  next_line(text, &at, &line);
  while (next_line(text, &at, &line)) {
    bool is_count = begins_with(line, same);
    if (is_count) text_format(&lines, "%sN times more", same);
    if (!is_count) text_add_bytes(&lines, line.data, line.size);
    text_add_char(&lines, '\n');
  }
  return (Bytes){text_string(&lines), lines.size};
}

static Verdict compare(Worker *worker, const char *path, Bytes source, Run run) {
  bool has_error, has_trace, found;
  Arena *scratch = &worker->scratch;
  Bytes want = header_lines(scratch, source, "out", &found);
  Bytes exit_text = header_lines(scratch, source, "exit", &found);
  int status = found ? atoi(exit_text.data) : 0;
  Bytes trace = header_lines(scratch, source, "trace", &has_trace);
  Bytes error = first_line(header_lines(scratch, source, "err", &has_error));
  bool eval = worker->options->eval; /* writes its warnings to standard error too */
  if (!is_same_output(want, run.out)) {
    fail(worker, path, "output differs (< wanted, > got), status %d", run.status);
    show_difference(worker, want, run.out, 12);
    show(worker, run.err, 3);
  } else if (run.status != status) {
    fail(worker, path, "status %d, wanted %d", run.status, status);
    show(worker, run.err, 12);
  } else if (!has_error && run.err.size && !eval) {
    fail(worker, path, "writes to stderr");
    show(worker, run.err, 12);
  } else if (has_error && !eval && !same_bytes(first_line(run.err), error)) {
    fail(worker, path, "first line of stderr differs, wanted %.*s", (int)error.size, error.data);
    show(worker, run.err, 3);
  } else if (has_error && !has_line(run.err, error)) {
    fail(worker, path, "stderr lacks %.*s", (int)error.size, error.data);
    show(worker, run.err, 3);
  } else if (has_trace && !eval && !same_bytes(trace_of(scratch, run.err), trace)) {
    fail(worker, path, "trace differs (< wanted, > got)");
    show_difference(worker, trace, trace_of(scratch, run.err), 12);
  } else {
    return PASSED;
  }
  return FAILED;
}

Verdict run_program(Worker *worker, const char *path) {
  const Options *options = worker->options;
  Arena *scratch = &worker->scratch;
  Bytes source = file_bytes(scratch, path);
  if (!source.data) return fail(worker, path, "cannot be read");
  bool found;
  if (is_skipped(options, header_lines(scratch, source, "skip", &found))) return SKIPPED;
  Words sources = words_in(scratch), args = words_in(scratch), with = words_in(scratch);
  words_split(&with, header_lines(scratch, source, "with", &found).data);
  size_t folder = (size_t)(strrchr(path, '/') - path);
  for (size_t i = 0; i < with.count; i++)
    words_add(&sources, format_in(scratch, "%.*s/%s", (int)folder, path, with.items[i]));
  words_add(&sources, path);
  words_split(&args, header_lines(scratch, source, "args", &found).data);
  Bytes input = header_lines(scratch, source, "in", &found);
  Start start = {.input = found ? input.data : NULL, .input_size = input.size};

  Words argv = words_in(scratch);
  const char *program = format_in(scratch, "%s/prog", worker->dir);
  if (options->eval) {
    words_add(&argv, options->clef);
    words_add(&argv, "eval");
    words_append(&argv, &options->flags);
    words_append(&argv, &sources);
  } else {
    Words build = words_in(scratch);
    words_add(&build, options->clef);
    words_add(&build, "build");
    words_append(&build, &options->flags);
    words_add(&build, "-o");
    words_add(&build, program);
    words_append(&build, &sources);
    unlink(program);
    Run made = run_process(worker, (Start){.argv = words_end(&build), .joined = true});
    if (made.status || access(program, X_OK)) {
      fail(worker, path, "build ends with %d", made.status);
      show(worker, made.out, 12);
      return FAILED;
    }
    add_emulator(options, &argv);
    start.emulated = options->emulated;
    words_add(&argv, program);
  }
  words_append(&argv, &args);
  start.argv = words_end(&argv);
  return compare(worker, path, source, run_process(worker, start));
}
