/* pipeline: runs the steps of passes.def in their order. */
#include "clef/base/progress.h"
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/own/own.h"
#include "clef/mir/passes.h"

typedef enum When { ALWAYS, OPT, MORE } When; /* from that level on */
typedef struct Row {
  const char *name;
  const char *behind; /* names, with a space between */
  void (*step)(MirFunc *func, PassContext *cx);
  void (*unit_step)(MirUnit *unit, PassContext *cx);
  When when;
} Row;

static const Row rows[] = {
#define STEP(name, function, when, behind, what, source)      {name, behind, function, NULL, when},
#define UNIT_STEP(name, function, when, behind, what, source) {name, behind, NULL, function, when},
#include "clef/mir/passes.def"
};

void mir_tidy(MirFunc *func, PassContext *cx) {
  if (!cx->may_renumber || !func->has_body || !mir_is_loose(func)) return;
  mir_compact(func, cx->scratch);
  arena_reset(cx->scratch);
}

static void print_unit(void *ir, Text *out) { mir_print_unit(ir, out); }
static void print_func(void *ir, Text *out) { mir_print_func(ir, out); }

static void run(const Row *row, MirUnit *unit, PassContext *cx) {
  progress_step(row->name, print_unit, unit);
  if (row->unit_step) {
    row->unit_step(unit, cx);
    arena_reset(cx->scratch);
    for (uint32_t i = 1; i < unit->funcs.count; i++) mir_tidy(unit->funcs.items[i], cx);
    return;
  }
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *func = unit->funcs.items[i];
    if (!func->has_body) continue;
    progress_step(row->name, print_func, func);
    progress_function(mir_symbol_text(unit, func->symbol), func->span.file, func->span.start);
    row->step(func, cx);
    arena_reset(cx->scratch);
    mir_tidy(func, cx);
  }
  progress_step(row->name, print_unit, unit);
}

/* Is a step of this name among the first `count` rows? */
static bool is_in_front(const char *name, size_t size, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!strncmp(rows[i].name, name, size) && !rows[i].name[size]) return true;
  return false;
}

const char *mir_misplaced_step(void) {
  for (size_t i = 0; i < COUNT_OF(rows); i++)
    for (const char *name = rows[i].behind; *name; name += strspn(name, " ")) {
      size_t size = strcspn(name, " ");
      if (!is_in_front(name, size, i)) return rows[i].name;
      name += size;
    }
  return NULL;
}

/* Functions that were read from text: as the translation of the graph leaves its functions, so that numbers given later, and
 * with them the order of drops, are the same. */
static void compact_read(MirUnit *unit, PassContext *cx) {
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *func = unit->funcs.items[i];
    if (!func->has_body || func->compact_size || !cx->may_renumber) continue;
    mir_compact(func, cx->scratch);
    arena_reset(cx->scratch);
  }
}

bool mir_run_passes(MirUnit *unit, PassContext *cx, const PassHooks *hooks) {
  const char *misplaced = cx->verify ? mir_misplaced_step() : NULL;
  if (misplaced) bug("the step %s stands in front of one that it must follow", misplaced);
  compact_read(unit, cx);
  for (size_t i = 0; i < COUNT_OF(rows); i++) {
    if (cx->level < (int)rows[i].when) continue;
    bool wanted = hooks->wants(hooks->owner, rows[i].name);
    if (rows[i].step == mir_devirtualise) cx->without_specialise = !wanted;
    if (!wanted) continue;
    run(&rows[i], unit, cx);
    if (!hooks->after_step(hooks->owner, rows[i].name, unit)) return false;
  }
  return true;
}

bool mir_run_step(MirUnit *unit, PassContext *cx, const char *step) {
  for (size_t i = 0; i < COUNT_OF(rows); i++) {
    if (strcmp(rows[i].name, step)) continue;
    run(&rows[i], unit, cx);
    return true;
  }
  return false;
}

void mir_own_step(MirUnit *unit, PassContext *cx) { mir_own(unit, cx); }
