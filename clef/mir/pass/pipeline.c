/* pipeline: runs the steps of passes.def in their order and, with -verify, checks what the table says of them. */
#include <stdlib.h>

#include "clef/base/progress.h"
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/own/own.h"
#include "clef/mir/passes.h"

typedef enum When { ALWAYS, OPT, MORE } When; /* from that level on */
typedef enum Keeps { KEEPS_NOTHING, KEEPS_CFG } Keeps;
typedef struct Row {
  const char *name;
  const char *behind; /* names, with a space between */
  Keeps keeps;
  void (*step)(MirFunc *func, PassContext *cx);
  void (*unit_step)(MirUnit *unit, PassContext *cx);
  When when;
} Row;

static const Row rows[] = {
#define STEP(name, function, when, behind, keeps, what, source) \
  {name, behind, keeps, function, NULL, when},
#define UNIT_STEP(name, function, when, behind, keeps, what, source) \
  {name, behind, keeps, NULL, function, when},
#include "clef/mir/passes.def"
};

void mir_tidy(MirFunc *func, PassContext *cx) {
  if (!cx->may_renumber || !func->has_body || !mir_is_loose(func)) return;
  mir_compact(func, cx->scratch);
  arena_reset(cx->scratch);
}

static void print_unit(void *ir, Text *out) { mir_print_unit(ir, out); }
static void print_func(void *ir, Text *out) { mir_print_func(ir, out); }

/* A hash of the reachable blocks and their edges, in reverse postorder. */
static uint32_t hash_cfg(const MirFunc *func, Arena *scratch) {
  MirCfg cfg;
  mir_compute_flow(func, scratch, &cfg);
  uint32_t hash = cfg.order_count;
  for (uint32_t i = 0; i < cfg.order_count; i++) {
    const MirTerm *term = &mir_block(func, cfg.order[i])->term;
    hash = hash_u32(hash, cfg.order[i].index);
    for (uint32_t e = 0; e < term->edge_count; e++)
      hash = hash_u32(hash, term->edges[e].block.index);
  }
  arena_reset(scratch);
  return hash;
}

/* The hashes of all functions; NULL if the row states nothing, or nothing is verified. */
static uint32_t *hash_kept(const Row *row, const MirUnit *unit, PassContext *cx) {
  if (!cx->verify || row->keeps != KEEPS_CFG) return NULL;
  uint32_t *hashes = calloc(unit->funcs.count, sizeof *hashes);
  if (!hashes) fatal("out of memory");
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    if (unit->funcs.items[i]->has_body) hashes[i] = hash_cfg(unit->funcs.items[i], cx->scratch);
  return hashes;
}

static void check_kept(const Row *row, const MirFunc *func, const uint32_t *hashes,
                       PassContext *cx) {
  if (!hashes || !func->has_body || hash_cfg(func, cx->scratch) == hashes[func->id.index]) return;
  bug("the step %s changes blocks or edges of @%s, which passes.def says it keeps", row->name,
      mir_symbol_text(func->unit, func->symbol));
}

static void run(const Row *row, MirUnit *unit, PassContext *cx) {
  uint32_t count = unit->funcs.count, *hashes = hash_kept(row, unit, cx);
  progress_step(row->name, print_unit, unit);
  if (row->unit_step) {
    row->unit_step(unit, cx);
    arena_reset(cx->scratch);
    for (uint32_t i = 1; i < count; i++) check_kept(row, unit->funcs.items[i], hashes, cx);
    for (uint32_t i = 1; i < unit->funcs.count; i++) mir_tidy(unit->funcs.items[i], cx);
    free(hashes);
    return;
  }
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *func = unit->funcs.items[i];
    if (!func->has_body) continue;
    progress_step(row->name, print_func, func);
    progress_function(mir_symbol_text(unit, func->symbol), func->span.file, func->span.start);
    row->step(func, cx);
    arena_reset(cx->scratch);
    check_kept(row, func, hashes, cx);
    mir_tidy(func, cx);
  }
  free(hashes);
  progress_step(row->name, print_unit, unit);
}

/* Is a step of this name among the first `count` rows of the table? */
static bool is_in_front(const Row *table, const char *name, size_t size, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!strncmp(table[i].name, name, size) && !table[i].name[size]) return true;
  return false;
}

/* The first row that stands in front of a step that it must follow; NULL: there is none. */
static const char *misplaced_step(const Row *table, size_t count) {
  for (size_t i = 0; i < count; i++)
    for (const char *name = table[i].behind; *name; name += strspn(name, " ")) {
      size_t size = strcspn(name, " ");
      if (!is_in_front(table, name, size, i)) return table[i].name;
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
  const char *misplaced = cx->verify ? misplaced_step(rows, COUNT_OF(rows)) : NULL;
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
