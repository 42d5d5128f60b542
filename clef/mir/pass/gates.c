/* gates: synchronises the operations that only one of several processors may execute at a time.
 *
 * In:    a verified unit as lowering leaves it.
 * Out:   in a program that uses several processors, MirUnit.has_workers is set, and a call of `rt_worker_gate` precedes each
 *        operation that a thread may execute only while no other works. A reference is made shared before it is stored into a
 *        shared object.
 * Keeps: units without `rt_worker`. Where there cannot be workers, `sys.workers` is 0.
 * Tests: t/mir/gates-*.mir
 *
 * A gate is an ordinary call. Behind it the thread works alone until its piece of work ends. Every later pass
 * assumes that any memory may change at a call. rt/README.md, "Workers", lists the operations that have a gate, with the reason
 * why these suffice. A gate has three forms:
 *
 *   in a region   a system call, a slot of the runtime block, a store to static data. The gate reads slot 48.
 *   of an object  a store of a reference, of a part of a value with references, or of anything by the library. The gate
 *                 tests whether the object is shared.
 *   at the entry  of a function of the library that contains, itself or in its callees, a gate of an object that one of its
 *                 parameters leads to. The gate tests the parameter, so what the function has read stays true.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/passes.h"

enum { FIRST_SLOT = 40, LAST_SLOT = 48, MODE_SLOT = 48, MOST_PARAMS = 32 };

typedef enum GateForm { GATE_NONE, GATE_REGION, GATE_OBJECT } GateForm;
typedef struct Gate {
  GateForm form;
  ValueId object; /* GATE_OBJECT: whose */
  bool is_owner;  /* of a byref: an immediate stands for static data and foreign memory */
  ValueId value;  /* a reference that is stored, or none */
} Gate;

typedef struct Gates {
  MirUnit *unit;
  SymbolId worker, gate;
  uint32_t *entries; /* by function: a bit for each parameter that has a gate at the entry */
  Arena *scratch;
} Gates;

/* The functions that make regions: their stores are in slots that all threads change by atomic operations, and in arrays whose
 * elements each have one thread. */
static bool makes_regions(const Gates *g, const MirFunc *f) {
  static const char *const modules[] = {"Workers.", "ParallelArrays.", "ParallelSort."};
  if (!f->source_name.index || !(f->flags & MIR_FUNC_LIBRARY)) return false;
  const char *name = name_text(g->unit->names, f->source_name);
  for (uint32_t i = 0; i < COUNT_OF(modules); i++)
    if (!strncmp(name, modules[i], strlen(modules[i]))) return true;
  return false;
}

/* ---- where stores go ---- */

static ValueId param_before(const MirFunc *f, ValueId value) {
  const MirValue *row = &f->values.items[value.index];
  if (!row->param_index) return (ValueId){0};
  if (row->is_func_param) return f->params.items[row->param_index - 1];
  return f->blocks.items[row->block.index].params.items[row->param_index - 1];
}

/* Is it allocated in this function, so that no other reference exists before the function passes it on? */
static bool is_fresh(const MirFunc *f, ValueId object) {
  const MirInst *inst = mir_definition(f, mir_behind_casts(f, object));
  return inst && (inst->op == MIR_ALLOC || inst->op == MIR_ALLOC_ARRAY);
}

/* Is the object used here only as the base of loads and stores, and returned? */
static bool stays_here(const MirFunc *f, ValueId object, const ValueId *escapes) {
  return is_fresh(f, object) && !escapes[mir_behind_casts(f, object).index].index;
}

/* The object that the address leads into. None: it leads to static data or foreign memory. */
static ValueId owner_of(const MirFunc *f, ValueId address, bool *is_owner) {
  for (;;) {
    if (mir_type_of(f, address).kind == MIR_KIND_REF) return address;
    const MirInst *inst = mir_definition(f, address);
    if (!inst) {
      ValueId owner = param_before(f, address);
      *is_owner = true;
      return owner.index && mir_type_of(f, owner).kind == MIR_KIND_REF ? owner : (ValueId){0};
    }
    if (inst->op != MIR_ELEM && inst->op != MIR_ADDR && inst->op != MIR_ADDR_ADD &&
        inst->op != MIR_CAST)
      return (ValueId){0};
    address = inst->operands[0];
  }
}

static Gate gate_at(const MirFunc *f, ValueId address, ValueId value) {
  bool is_owner = false;
  ValueId object = owner_of(f, address, &is_owner);
  return (Gate){object.index ? GATE_OBJECT : GATE_REGION, object, is_owner, value};
}

static bool is_harmless(int64_t call) {
  switch ((MirSys)call) {
  case MIR_SYS_CLOCK:
  case MIR_SYS_TIME:
  case MIR_SYS_GETRANDOM:
  case MIR_SYS_AFFINITY:
  case MIR_SYS_GETPID:
  case MIR_SYS_ARG_COUNT:
  case MIR_SYS_ARG_SIZE:
  case MIR_SYS_ARG_COPY:
  case MIR_SYS_RAISED:
  case MIR_SYS_WORKERS: return true;
  default: return false;
  }
}

/* `escapes`: by value, the value itself if it is stored, passed on or returned. */
static Gate gate_of(const MirFunc *f, const MirInst *inst, const ValueId *escapes) {
  static const Gate none = {.form = GATE_NONE}, region = {.form = GATE_REGION};
  bool library = f->flags & MIR_FUNC_LIBRARY;
  switch (inst->op) {
  case MIR_SYS: return is_harmless(inst->imm) ? none : region;
  case MIR_RT_GET:
  case MIR_RT_SET: return inst->imm >= FIRST_SLOT && inst->imm <= LAST_SLOT ? none : region;
  case MIR_MEM_COPY:
  case MIR_MEM_FILL: {
    Gate gate = gate_at(f, inst->operands[0], (ValueId){0});
    return gate.object.index && is_fresh(f, gate.object) ? none : gate;
  }
  case MIR_STORE: {
    bool is_ref = inst->kind == MIR_KIND_REF;
    if (!is_ref && !library && !(inst->flags & MIR_GATED)) return none;
    Gate gate = gate_at(f, inst->operands[0], is_ref ? inst->operands[1] : (ValueId){0});
    if (!gate.object.index) return inst->flags & MIR_INIT ? none : gate;
    if (is_fresh(f, gate.object) &&
        (!is_ref || inst->flags & MIR_INIT || stays_here(f, gate.object, escapes)))
      return none;
    return gate;
  }
  default: return none;
  }
}

/* Marks the values that escape: stored, passed to another block or function, or raised. */
static ValueId *find_escapes(const MirFunc *f, Arena *scratch) {
  ValueId *escapes = NEW_ARRAY(scratch, ValueId, f->values.count);
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    MirBlock *block = &f->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      bool is_base = inst->op == MIR_LOAD || inst->op == MIR_STORE || inst->op == MIR_ELEM ||
                     inst->op == MIR_ADDR || inst->op == MIR_CAST || inst->op == MIR_LEN ||
                     inst->op == MIR_TAG || inst->op == MIR_IS_IMM;
      for (uint32_t o = is_base ? 1 : 0; o < inst->operand_count; o++) {
        ValueId value = mir_behind_casts(f, inst->operands[o]);
        escapes[value.index] = value;
      }
    }
    if (block->term.op == MIR_RETURN) continue;
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);) {
      ValueId value = mir_behind_casts(f, *u.value);
      escapes[value.index] = value;
    }
  }
  return escapes;
}

/* ---- gates at entries ---- */

/* By value: a bit for each parameter that may lead to it. */
static uint32_t *find_sources(const MirFunc *f, Arena *scratch) {
  uint32_t *sources = NEW_ARRAY(scratch, uint32_t, f->values.count);
  for (uint32_t p = 0; p < f->params.count; p++)
    sources[f->params.items[p].index] = 1u << (p % MOST_PARAMS);
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t b = 1; b < f->blocks.count; b++) {
      MirBlock *block = &f->blocks.items[b];
      if (block->is_removed) continue;
      for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
        const MirInst *inst = mir_inst(f, i);
        if (!inst->result.index) continue;
        uint32_t all = sources[inst->result.index];
        for (uint32_t o = 0; o < inst->operand_count; o++) all |= sources[inst->operands[o].index];
        if (all == sources[inst->result.index]) continue;
        sources[inst->result.index] = all;
        changed = true;
      }
      uint32_t given = 0; /* to a call: its results may lead to the same */
      for (uint32_t o = 0; o < block->term.operand_count; o++)
        given |= sources[block->term.operands[o].index];
      for (uint32_t e = 0; e < block->term.edge_count; e++) {
        const MirEdge *edge = &block->term.edges[e];
        const MirBlock *to = &f->blocks.items[edge->block.index];
        uint32_t results = to->params.count - edge->arg_count;
        for (uint32_t p = 0; p < to->params.count; p++) {
          uint32_t more = p < results ? given : sources[edge->args[p - results].index];
          if ((sources[to->params.items[p].index] | more) == sources[to->params.items[p].index])
            continue;
          sources[to->params.items[p].index] |= more;
          changed = true;
        }
      }
    }
  }
  return sources;
}

static uint32_t entries_of(const Gates *g, const MirFunc *f) {
  uint32_t *sources = find_sources(f, g->scratch), all = 0;
  ValueId *escapes = find_escapes(f, g->scratch);
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirBlock *block = &f->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(f, i)->next) {
      Gate gate = gate_of(f, mir_inst(f, i), escapes);
      if (gate.form == GATE_OBJECT) all |= sources[gate.object.index];
    }
    const MirTerm *term = &block->term;
    const MirFunc *callee =
        (term->op == MIR_CALL || term->op == MIR_TAILCALL) && term->form == MIR_CALLEE_DIRECT
            ? mir_symbol_func(g->unit, term->symbol)
            : NULL;
    if (!callee) continue;
    for (uint32_t o = 0; o < term->operand_count; o++)
      if (g->entries[callee->id.index] >> (o % MOST_PARAMS) & 1)
        all |= sources[term->operands[o].index];
  }
  return all;
}

static void find_entries(Gates *g, PassContext *cx) {
  g->entries = NEW_ARRAY(cx->scratch, uint32_t, g->unit->funcs.count);
  Arena scratch;
  arena_init(&scratch, "gates");
  g->scratch = &scratch;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 1; i < g->unit->funcs.count; i++) {
      const MirFunc *f = g->unit->funcs.items[i];
      if (!f->has_body || !(f->flags & MIR_FUNC_LIBRARY) || makes_regions(g, f)) continue;
      uint32_t all = entries_of(g, f);
      arena_reset(&scratch);
      if (all == g->entries[i]) continue;
      g->entries[i] = all;
      changed = true;
    }
  }
  arena_end(&scratch);
}

/* ---- making them ---- */

/* Goes on in the block that is returned, which begins with `before`. */
static BlockId add_gate(const Gates *g, MirFunc *f, BlockId block, InstId before, Gate gate,
                        Span span) {
  BlockId rest = mir_split_block(f, block, before), cold = mir_block_new(f),
          after = mir_block_new(f);
  f->blocks.items[cold.index].is_cold = f->blocks.items[after.index].is_cold = true;
  MirAt at = {f, block, {0}, span};
  int64_t no = 0;
  MirEdge pass = mir_edge(f, rest, NULL, 0);
  ValueId test = gate.form == GATE_OBJECT ? mir_add1(&at, MIR_IS_SHARED, gate.object)
                                          : mir_add_rt_get(&at, mir_type(MIR_KIND_I64), MODE_SLOT);
  if (gate.is_owner) test = mir_add2(&at, MIR_IOR, test, mir_add1(&at, MIR_IS_IMM, gate.object));
  mir_switch(&at, test, &no, &pass, 1, mir_edge(f, cold, NULL, 0));
  at = (MirAt){f, cold, {0}, span};
  mir_call(&at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = g->gate}, NULL, 0,
           mir_edge(f, after, NULL, 0), (MirEdge){0}, 0);
  mir_block(f, cold)->term.flags |= MIR_TERM_NO_RAISE; /* it waits, and returns */
  at = (MirAt){f, after, {0}, span};
  if (gate.value.index) mir_add1(&at, MIR_SHARE, gate.value);
  mir_goto(&at, rest, NULL, 0);
  return rest;
}

static void add_gates(const Gates *g, MirFunc *f, Arena *scratch) {
  uint32_t count = f->blocks.count;
  ValueId *escapes = find_escapes(f, scratch);
  for (uint32_t b = 1; b < count; b++) {
    if (f->blocks.items[b].is_removed) continue;
    BlockId block = {b};
    bool is_alone = false; /* an earlier gate of the block says so, if it is in a region */
    for (InstId i = f->blocks.items[b].first; i.index; i = mir_inst(f, i)->next) {
      MirInst inst = *mir_inst(f, i);
      Gate gate = gate_of(f, &inst, escapes);
      if (gate.form == GATE_NONE || (is_alone && gate.form == GATE_REGION && !gate.value.index))
        continue;
      block = add_gate(g, f, block, i, gate, inst.span);
      is_alone |= gate.form == GATE_REGION;
    }
  }
  uint32_t entries = g->entries[f->id.index];
  for (uint32_t p = 0; entries && p < f->params.count; p++) {
    ValueId object = f->params.items[p];
    if (mir_type_of(f, object).kind != MIR_KIND_REF || !(entries >> (p % MOST_PARAMS) & 1))
      continue;
    bool is_owner =
        p + 1 < f->params.count && mir_type_of(f, f->params.items[p + 1]).kind == MIR_KIND_ADDR;
    add_gate(g, f, MIR_ENTRY, f->blocks.items[MIR_ENTRY.index].first,
             (Gate){GATE_OBJECT, object, is_owner, {0}}, f->span);
  }
}

static void clear_gated(MirFunc *f) {
  for (uint32_t k = 1; k < f->insts.count; k++)
    if (f->insts.items[k].op == MIR_STORE) f->insts.items[k].flags &= (uint8_t)~MIR_GATED;
}

/* ---- programs without ---- */

static void have_no_workers(Gates *g) {
  for (uint32_t i = 1; i < g->unit->funcs.count; i++) {
    MirFunc *f = g->unit->funcs.items[i];
    clear_gated(f);
    ValueId *replacement = NULL;
    uint32_t values = f->values.count;
    for (uint32_t k = 1; k < f->insts.count; k++) {
      MirInst inst = f->insts.items[k];
      if (inst.op != MIR_SYS || inst.imm != MIR_SYS_WORKERS || !inst.block.index) continue;
      MirAt at = {f, inst.block, {k}, inst.span};
      if (!replacement) replacement = NEW_ARRAY(g->scratch, ValueId, values * 2);
      replacement[inst.result.index] = mir_add_const(&at, MIR_KIND_I64, 0);
      mir_remove_inst(f, (InstId){k});
    }
    if (replacement) mir_replace_all_uses(f, replacement);
  }
  mir_symbol_func(g->unit, g->worker)->flags &= ~(uint32_t)MIR_FUNC_EXPORT;
  mir_symbol_func(g->unit, g->gate)->flags &= ~(uint32_t)MIR_FUNC_EXPORT;
}

void mir_gates(MirUnit *unit, PassContext *cx) {
  Gates g = {.unit = unit,
             .worker = mir_find_function(unit, "rt_worker"),
             .gate = mir_find_function(unit, "rt_worker_gate"),
             .scratch = cx->scratch};
  if (!g.worker.index || !g.gate.index) return;
  if (mir_calls_c(unit) || unit->exports.count) {
    have_no_workers(&g);
    return;
  }
  unit->has_workers = true;
  find_entries(&g, cx);
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *f = unit->funcs.items[i];
    if (f->has_body && !makes_regions(&g, f)) add_gates(&g, f, cx->scratch);
    clear_gated(f);
  }
}
