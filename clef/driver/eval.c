/* eval: MIR from text or from a compilation, through its steps, to the interpreter. */
#include <errno.h>
#include <stdio.h>

#include "clef/driver/changes.h"
#include "clef/driver/eval.h"
#include "clef/mir/eqsat/skeleton.h"
#include "clef/mir/passes.h"

void eval_print_unit(const Options *options, const MirUnit *unit, Text *out) {
  if (!options->only) {
    mir_print_unit(unit, out);
    return;
  }
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *func = unit->funcs.items[i];
    if (text_has_part(mir_symbol_text(unit, func->symbol), options->only))
      mir_print_func(func, out);
  }
}

static void print_unit(Compilation *c, const MirUnit *unit, FILE *to) {
  Text text = text_in(&c->scratch);
  eval_print_unit(c->options, unit, &text);
  fwrite(text_string(&text), 1, text.size, to);
}

static bool verify(Compilation *c, const MirUnit *unit, const char *step) {
  Text problems = text_in(&c->scratch);
  if (mir_verify_unit(unit, &problems)) return true;
  fprintf(stderr, "clef: MIR is wrong after %s:\n%s", step, text_string(&problems));
  return false;
}

/* -stats: what is in the unit; what each step added or took is the difference. */
typedef struct UnitCounts {
  uint32_t funcs, blocks, insts, calls;
} UnitCounts;

static UnitCounts count_unit(const MirUnit *unit) {
  UnitCounts n = {.funcs = 0};
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *func = unit->funcs.items[i];
    if (!func->has_body) continue;
    n.funcs++;
    for (uint32_t b = 1; b < func->blocks.count; b++) {
      const MirBlock *block = &func->blocks.items[b];
      if (block->is_removed) continue;
      n.blocks++;
      n.calls += block->term.op == MIR_CALL || block->term.op == MIR_TAILCALL;
      for (InstId inst = block->first; inst.index; inst = mir_inst(func, inst)->next) n.insts++;
    }
  }
  return n;
}

typedef struct Stepper {
  Compilation *c;
  Changes changes;
  Text skeletons, explanations; /* that `eqsat` wrote, for -dump and -explain-egraph */
  UnitCounts counts;
  bool wrong, explained;
} Stepper;

static bool is_requested(void *owner, const char *step) {
  return !options_disables(((Stepper *)owner)->c->options, step);
}

/* -dump changed. With -only every dump says where a function went. */
static void dump_changes(Stepper *stepper, const char *step, const MirUnit *unit) {
  const Options *options = stepper->c->options;
  bool is_wanted = options_dumps_changed(options);
  if (!options->dumps.count || (!is_wanted && !options->only)) return;
  Text changed = text_in(&stepper->c->scratch), gone = text_in(&stepper->c->scratch);
  changes_see(&stepper->changes, unit, is_wanted ? &changed : NULL, &gone);
  if (is_wanted && changed.size + gone.size) fprintf(stderr, "// changed by %s\n", step);
  fwrite(text_string(&changed), 1, changed.size, stderr);
  fwrite(text_string(&gone), 1, gone.size, stderr);
}

static bool after_step(void *owner, const char *step, MirUnit *unit) {
  Stepper *stepper = owner;
  const Options *options = stepper->c->options;
  if (options->explain && !strcmp(step, "eqsat")) {
    fwrite(text_string(&stepper->explanations), 1, stepper->explanations.size, stdout);
    stepper->explained = stepper->explanations.size != 0;
    return false;
  }
  if (options->time) {
    uint32_t funcs = 0, insts = 0;
    for (uint32_t f = 1; f < unit->funcs.count; f++)
      if (unit->funcs.items[f] && unit->funcs.items[f]->has_body)
        funcs++, insts += unit->funcs.items[f]->insts.count;
    compile_time(stepper->c, step, "%u functions, %u instructions made", funcs, insts);
  }
  if (options->stats) {
    UnitCounts now = count_unit(unit);
    fprintf(stderr,
            "%-12s %6u functions %+7d, %7u blocks %+7d, %8u instructions %+8d, %7u calls %+7d\n",
            step, now.funcs, (int)(now.funcs - stepper->counts.funcs), now.blocks,
            (int)(now.blocks - stepper->counts.blocks), now.insts,
            (int)(now.insts - stepper->counts.insts), now.calls,
            (int)(now.calls - stepper->counts.calls));
    stepper->counts = now;
  }
  dump_changes(stepper, step, unit);
  if (options_dumps(options, step)) {
    fwrite(text_string(&stepper->skeletons), 1, stepper->skeletons.size, stderr);
    stepper->skeletons.size = 0;
    fprintf(stderr, "// after %s\n", step);
    print_unit(stepper->c, unit, stderr);
  }
  if (options->verify && !verify(stepper->c, unit, step)) {
    stepper->wrong = true;
    return false;
  }
  if (!options->stop_after || strcmp(options->stop_after, step)) return true;
  print_unit(stepper->c, unit, stdout);
  return false;
}

bool eval_passes(Compilation *c, MirUnit *unit) {
  Stepper stepper = {
      .c = c, .skeletons = text_in(&c->scratch), .explanations = text_in(&c->scratch)};
  if (c->options->stats) stepper.counts = count_unit(unit);
  stepper.changes = (Changes){.arena = &c->unit, .only = c->options->only};
  dump_changes(&stepper, "mir", unit);
  Arena scratch;
  arena_init(&scratch, "passes");
  PassContext cx = {.scratch = &scratch,
                    .level = c->options->level,
                    .may_renumber = true,
                    .verify = c->options->verify};
  if (options_dumps(c->options, "eqsat"))
    cx.skeletons = &stepper.skeletons, cx.only = c->options->only;
  if (c->options->explain)
    cx.explain = c->options->explain, cx.explanations = &stepper.explanations;
  PassHooks hooks = {&stepper, is_requested, after_step};
  bool done = mir_run_passes(unit, &cx, &hooks);
  arena_end(&scratch);
  if (stepper.wrong) bug("a step of MIR made a wrong program");
  if (c->options->explain && !stepper.explained) {
    c->lacks_named = true;
    fprintf(
        stderr,
        "clef: there is no function '%s' where the e-graph is built (-O1, -O2): it may have become part of its callers,\n"
        "      which [<MethodImpl(MethodImplOptions.NoInlining)>] prevents\n",
        c->options->explain);
    return false;
  }
  if (c->options->only && c->options->dumps.count && !stepper.changes.rows.count) {
    fprintf(stderr, "clef: no function of the program has the name '%s'\n", c->options->only);
    c->lacks_named = true;
    return false;
  }
  return done;
}

int eval_unit(Compilation *c, MirUnit *unit) {
  MirRunOptions options = {.trace = c->options->trace,
                           .args = c->options->args.items,
                           .arg_count = c->options->args.count,
                           .check_leaks = unit->is_owned && c->options->check,
                           .in = 0,
                           .out = 1};
  fflush(NULL);
  MirRunResult result = mir_interpret(unit, &options, &c->unit);
  if (!result.fault) return result.status;
  fprintf(stderr, "clef: the interpreter refuses: %s\n", result.fault);
  return 3;
}

/* The text of an IR as a source; 0 after a diagnostic. */
static uint32_t add_text(Compilation *c, const char *path) {
  size_t size;
  char *bytes = read_file(&c->unit, path, &size);
  if (bytes && size <= UINT32_MAX / 2)
    return source_add(&c->sources, path, SOURCE_CLEF, bytes, (uint32_t)size);
  diag(&c->diags, (Span){0}, D_CANNOT_READ, path, strerror(bytes ? EFBIG : errno));
  return 0;
}

MirUnit *eval_read_unit(Compilation *c, const char *path) {
  uint32_t file = add_text(c, path);
  if (!file) return NULL;
  MirUnit *unit = mir_parse(&c->unit, &c->names, &c->sources, &c->diags, file);
  if (!unit) return NULL;
  Text problems = text_in(&c->unit);
  if (mir_verify_unit(unit, &problems)) return unit;
  fputs(text_string(&problems), stderr);
  return NULL;
}

static SkelUnit *read_skeleton(Compilation *c, const char *path) {
  uint32_t file = add_text(c, path);
  if (!file) return NULL;
  return skel_parse(&c->unit, &c->names, &c->sources, &c->diags, file);
}

int eval_skeleton_file(Compilation *c) {
  const Options *o = c->options;
  SkelUnit *unit = read_skeleton(c, o->sources.items[0]);
  if (!compile_report(c) || !unit) return 1;
  Text problems = text_in(&c->unit), out = text_in(&c->unit), trace = text_in(&c->unit);
  if (!skel_verify(unit, &problems)) {
    fputs(text_string(&problems), stderr);
    return 1;
  }
  SkelRunOptions options = {
      .trace = o->trace, .seed = o->seed, .args = o->args.items, .arg_count = o->args.count};
  int status = 0;
  if (o->stop_after)
    skel_print(unit, &out);
  else
    status = skel_run(unit, &options, &out, &trace);
  fputs(text_string(&trace), stderr);
  fputs(text_string(&out), stdout);
  return status;
}

/* -step skeleton: each function as the e-graph reads it. */
static int print_skeletons(Compilation *c, MirUnit *unit) {
  SkelUnit *skeletons = skel_unit_new(&c->unit, &c->names);
  Text text = text_in(&c->unit);
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    if (unit->funcs.items[i]->has_body) skel_add_func(skeletons, unit->funcs.items[i]);
  bool good = skel_verify(skeletons, &text);
  if (!good) fprintf(stderr, "clef: a skeleton is wrong:\n%s", text_string(&text));
  text.size = 0;
  skel_print(skeletons, &text);
  fputs(text_string(&text), stdout);
  return good ? 0 : 3;
}

int eval_mir_file(Compilation *c) {
  MirUnit *unit = eval_read_unit(c, c->options->sources.items[0]);
  if (!compile_report(c) || !unit) return 1;
  if (c->options->step && !strcmp(c->options->step, "skeleton")) return print_skeletons(c, unit);
  if (c->options->step) {
    Arena scratch;
    arena_init(&scratch, "step");
    PassContext cx = {.scratch = &scratch, .level = c->options->level};
    if (strcmp(c->options->step, "none") && !mir_run_step(unit, &cx, c->options->step)) {
      fprintf(stderr, "clef: MIR has no step '%s'\n", c->options->step);
      return 2;
    }
    bool good = verify(c, unit, c->options->step);
    print_unit(c, unit, stdout);
    return good ? 0 : 3;
  }
  if ((c->options->stop_after || c->options->explain) && !eval_passes(c, unit))
    return c->lacks_named;
  return eval_unit(c, unit);
}
