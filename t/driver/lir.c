/* lir: the back end from LIR text, which is part of this program.
 *
 * Suite lir: each file of t/lir goes through one step and must print like what stands behind `===>`. Its first line is
 * `// step: STEP MACHINE [-O0] [-r N]`; STEP is print, select, allocate or asm; -O0 switches combining off, -r allows only N
 * integer registers.
 * Suite asm: in t/asm the lines `// MACHINE: text` name what the machine's assembly must contain, `// MACHINE-not: text` what it
 * must not. Of a .fs file the compiler makes the assembly, and `// function: NAME` is the function that is looked at. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clef/base/base.h"
#include "clef/lir/alloc.h"
#include "clef/lir/target.h"
#include "t/driver/driver.h"

enum { READER_STATUS = 1, BUG_STATUS = 3 };

typedef struct Step {
  Arena *arena;
  const char *name;
  const LirTarget *target;
  LirOptions options;
  Bytes text;
} Step;

static void print_checked(const Step *step, LirFunc *func, Text *out) {
  Text complaints = text_in(step->arena);
  lir_verify(func, step->target, step->arena, &complaints);
  text_add(out, text_string(&complaints));
  lir_print(out, func, step->target);
}

static void print_func(const Step *step, LirFunc *func, Text *out) {
  if (!strcmp(step->name, "print")) {
    print_checked(step, func, out);
  } else if (!strcmp(step->name, "select")) {
    lir_compute_order(func, step->arena);
    lir_split_critical_edges(func);
    lir_count_uses(func);
    step->target->select(func, step->arena, step->options.optimise);
    print_checked(step, func, out);
  } else if (!strcmp(step->name, "allocate")) {
    lir_prepare(func, step->target, &step->options);
    lir_print(out, func, step->target);
  } else {
    lir_emit_func(out, func, step->target, &step->options);
  }
}

static int print_step(void *argument) {
  Step *step = argument;
  Arena *arena = step->arena;
  Names names;
  names_init(&names, arena);
  LirUnit unit = {.arena = arena, .names = &names};
  char *text = arena_alloc(arena, step->text.size + 1);
  memcpy(text, step->text.data, step->text.size);
  text[step->text.size] = 0;
  const char *error;
  LirModule *module = lir_parse(arena, &unit, text, step->target, &error);
  if (!module) {
    puts(error);
    return READER_STATUS;
  }
  bool is_asm = !strcmp(step->name, "asm");
  Text out = text_in(arena);
  if (is_asm) lir_emit_begin(&out, &unit);
  for (uint32_t i = 0; i < module->funcs.count; i++) print_func(step, module->funcs.items[i], &out);
  for (uint32_t i = 0; i < module->datas.count; i++) {
    if (is_asm)
      lir_emit_data(&out, &unit, step->target, module->datas.items[i]);
    else
      lir_print_data(&out, &unit, module->datas.items[i]);
  }
  if (is_asm) lir_emit_end(&out, &unit, step->target);
  fwrite(text_string(&out), 1, out.size, stdout);
  return 0;
}

Verdict run_lir(Worker *worker, const char *path) {
  Arena *scratch = &worker->scratch;
  Bytes want, source = before_mark(file_bytes(scratch, path), "===>", &want);
  Words words = words_in(scratch);
  words_split(&words, first_line(wanted_lines(scratch, source, "step")).data);
  static const char *const steps[] = {"print", "select", "allocate", "asm"};
  bool known = false;
  for (size_t i = 0; i < COUNT_OF(steps); i++)
    known |= words.count > 0 && !strcmp(words.items[0], steps[i]);
  const LirTarget *target = words.count > 1 ? lir_target_find(words.items[1]) : NULL;
  if (!known || !target) return fail(worker, path, "its first line names no step and machine");
  Step step = {scratch, words.items[0], target, {.optimise = true, .verify = true}, source};
  for (size_t i = 2; i < words.count; i++) {
    if (!strcmp(words.items[i], "-O0")) step.options.optimise = false;
    if (!strcmp(words.items[i], "-r") && i + 1 < words.count)
      step.options.int_limit = (uint8_t)atoi(words.items[i + 1]);
  }
  Run run = run_function(worker, print_step, &step);
  /* a test may be about a message: of the reader, or of a step that cannot go on */
  if (run.status == READER_STATUS || run.status == BUG_STATUS) run.status = 0;
  Bytes got = {format_in(scratch, "%s%s", run.out.data, run.err.data), run.out.size + run.err.size};
  return compare_golden(worker, path, "===>", "", run, got);
}

/* ---- assembly ---- */

/* The lines from the label `name:` to the next label of a function. */
static Bytes function_lines(Arena *arena, Bytes assembly, Bytes name) {
  const char *label = format_in(arena, "%.*s:", (int)name.size, name.data);
  Text out = text_in(arena);
  bool inside = false;
  size_t at = 0;
  for (Bytes line; next_line(assembly, &at, &line);) {
    bool is_label = line.size > 1 &&
                    (line.data[0] == '_' || isalpha((unsigned char)line.data[0])) &&
                    memchr(line.data + 1, ':', line.size - 1);
    if (is_label)
      inside = begins_with(line, label) &&
               (line.size == strlen(label) || strchr(" \t", line.data[strlen(label)]));
    if (inside) text_format(&out, "%.*s\n", (int)line.size, line.data);
  }
  return (Bytes){text_string(&out), out.size};
}

static Run make_assembly(Worker *worker, const char *path, Bytes source, const char *machine) {
  Arena *scratch = &worker->scratch;
  if (ends_with(path, ".lir")) {
    Step step = {
        scratch, "asm", lir_target_find(machine), {.optimise = true, .verify = true}, source};
    return run_function(worker, print_step, &step);
  }
  const char *output = format_in(scratch, "%s/program.s", worker->dir);
  const char *target = format_in(scratch, "%s-linux", machine);
  const char *argv[] = {
      worker->options->clef, "build", "-S", "-target", target, "-o", output, path, NULL};
  Run run = run_process(worker, (Start){.argv = argv});
  run.out = function_lines(scratch, file_bytes(scratch, output),
                           first_line(wanted_lines(scratch, source, "function")));
  return run;
}

static bool check_patterns(Worker *worker, const char *path, Bytes source, const char *key,
                           Bytes assembly, bool must) {
  Bytes lines = wanted_lines(&worker->scratch, source, key);
  size_t at = 0;
  for (Bytes line; next_line(lines, &at, &line);)
    if (contains(assembly, line) != must) {
      fail(worker, path, "%s: %s '%.*s'", key, must ? "lacks" : "has", (int)line.size, line.data);
      show(worker, assembly, 40);
      return false;
    }
  return true;
}

Verdict run_asm(Worker *worker, const char *path) {
  Arena *scratch = &worker->scratch;
  Bytes source = file_bytes(scratch, path);
  static const char *const machines[] = {"x86_64", "aarch64"};
  for (size_t i = 0; i < COUNT_OF(machines); i++) {
    Run run = make_assembly(worker, path, source, machines[i]);
    if (run.status || !run.out.size) {
      fail(worker, path, "%s: status %d", machines[i], run.status);
      show(worker, run.err, 12);
      return FAILED;
    }
    const char *absent = format_in(scratch, "%s-not", machines[i]);
    if (!check_patterns(worker, path, source, machines[i], run.out, true) ||
        !check_patterns(worker, path, source, absent, run.out, false))
      return FAILED;
  }
  return PASSED;
}
