/* contify: functions that always return to one place become blocks there.
 *
 * In:    a verified unit before ownership; the flags `address` are right.
 * Out:   a function whose calls all return to one place of one function is blocks of that function. So are functions that it
 *        tail-calls, if all their calls are such. A function that moved keeps an empty body, which `global-dce` removes.
 * Keeps: nothing in functions that received blocks.
 * Tests: t/mir/contify-*.mir
 *
 * Fluet and Weeks, "Contification using dominators" (2001), their A_Dom: in the graph of
 *
 *      root -> each function that is called from unknown places
 *      root -> each return continuation          (where a call that is no tail call goes on)
 *      continuation -> the function called       call f -> k
 *      caller -> callee                          tail call
 *
 * the topmost dominator of a function below the root is the place that it always returns to: the function itself (then it stays
 * a function), a continuation, or a function that it always ends. Two calls with equal edges in one function count as one
 * continuation.
 *
 *      even(n) = … tailcall odd(n - 1)           main: call even(10) -> k       root -> k -> even <-> odd
 *      odd(n)  = … tailcall even(n - 1)
 */
#include "clef/mir/analysis/copy.h"
#include "clef/mir/passes.h"

enum { MOST_ROUNDS = 64, LARGEST = 4000, NESTED = 24 };

typedef struct Continuation {
  FuncId func;
  BlockId site;  /* the first of the calls */
  uint32_t next; /* another in its bucket */
} Continuation;

/* The callers of a function: functions by FuncId, then continuations. */
typedef struct Reach {
  uint32_t node, next;
} Reach;

/* A call of a function, in the blocks that its caller has from the start. */
typedef struct Site {
  FuncId func;
  BlockId block;
  uint32_t next;
  Span span;
} Site; /* of a call */

typedef struct Contify {
  MirUnit *unit;
  Arena *arena;
  uint32_t func_count;
  bool may_renumber;
  VEC(Continuation) continuations;
  uint32_t *buckets, bucket_count; /* of continuations: index + 1 */
  VEC(Reach) reaches;              /* item 0 unused */
  uint32_t *first_reach;           /* by FuncId */
  VEC(Site) sites;                 /* item 0 unused */
  uint32_t *first_site;            /* by FuncId */
  bool *is_open;                   /* by FuncId: called from the root */
  bool *is_seen;                   /* by FuncId: something that is called calls it */
  VEC(uint32_t) work;
  uint32_t *top;  /* by FuncId: node, 0 not yet known */
  Span *call;     /* by FuncId: the call that the moved body stands for, */
  bool *has_call; /* once it is known */
} Contify;

static bool is_candidate(const MirFunc *f) {
  if (f->flags &
      (MIR_FUNC_ADDRESS | MIR_FUNC_EXPORT | MIR_FUNC_C | MIR_FUNC_NOINLINE | MIR_FUNC_CELL))
    return false;
  if (f->symbol.index == f->unit->start.index || f->insts.count > LARGEST) return false;
  for (uint32_t b = 1; b < f->blocks.count;
       b++) /* a stack object lives until its function returns */
    for (InstId i = f->blocks.items[b].first; i.index && !f->blocks.items[b].is_removed;
         i = mir_inst(f, i)->next)
      if (mir_inst(f, i)->op == MIR_ALLOC_STACK) return false;
  return true;
}

static uint32_t continuation_of(Contify *c, const MirFunc *f, BlockId site) {
  const MirTerm *term = &mir_block(f, site)->term;
  uint32_t hash =
      hash_u32(hash_u32(f->id.index, term->edges[0].block.index), term->edges[0].arg_count);
  uint32_t *bucket = &c->buckets[hash & (c->bucket_count - 1)];
  for (uint32_t k = *bucket; k; k = c->continuations.items[k - 1].next) {
    if (c->continuations.items[k - 1].func.index != f->id.index) continue;
    const MirTerm *other = &mir_block(f, c->continuations.items[k - 1].site)->term;
    if (other->edge_count != term->edge_count || !mir_edge_equal(&other->edges[0], &term->edges[0]))
      continue;
    if (term->edge_count > 1 && !mir_edge_equal(&other->edges[1], &term->edges[1])) continue;
    return c->func_count + k - 1;
  }
  Continuation fresh = {f->id, site, *bucket};
  vec_push(c->arena, &c->continuations, fresh);
  *bucket = c->continuations.count;
  return c->func_count + c->continuations.count - 1;
}

static void see(Contify *c, uint32_t f) {
  if (c->is_seen[f]) return;
  c->is_seen[f] = true;
  vec_push(c->arena, &c->work, f);
}

static void collect(Contify *c, const MirFunc *f) {
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const MirTerm *term = &f->blocks.items[b].term;
    const MirFunc *callee = f->blocks.items[b].is_removed ? NULL : mir_direct_callee(c->unit, term);
    if (!callee) continue;
    see(c, callee->id.index);
    Site site = {f->id, {b}, c->first_site[callee->id.index], term->span};
    vec_push(c->arena, &c->sites, site);
    c->first_site[callee->id.index] = c->sites.count - 1;
    if (c->is_open[callee->id.index]) continue;
    uint32_t node = f->id.index;
    if (term->op == MIR_CALL) {
      if ((term->flags & MIR_TERM_NO_RAISE) && (callee->flags & MIR_FUNC_RAISES)) {
        c->is_open[callee->id.index] = true; /* its raise has nowhere to go */
        continue;
      }
      node = continuation_of(c, f, (BlockId){b});
    }
    Reach reach = {node, c->first_reach[callee->id.index]};
    vec_push(c->arena, &c->reaches, reach);
    c->first_reach[callee->id.index] = c->reaches.count - 1;
  }
}

static uint32_t top_of(const Contify *c, uint32_t node) {
  return node < c->func_count ? c->top[node] : node;
}

/* Computes dominators from the root down: the node on which all predecessors of a function agree. Returns false if the iteration
 * does not converge. */
static bool find_tops(Contify *c) {
  for (int round = 0; round < MOST_ROUNDS; round++) {
    bool changed = false;
    for (uint32_t f = 1; f < c->func_count; f++) {
      uint32_t found = c->is_open[f] ? f : 0;
      for (uint32_t r = c->first_reach[f]; r && found != f; r = c->reaches.items[r].next) {
        uint32_t node = c->reaches.items[r].node, top = node == f ? 0 : top_of(c, node);
        if (!top || top == found) continue;
        found = found ? f : top;
      }
      if (found != c->top[f]) c->top[f] = found, changed = true;
    }
    if (!changed) return true;
  }
  return false;
}

static FuncId func_of_node(const Contify *c, uint32_t node) {
  return node < c->func_count ? (FuncId){node} : c->continuations.items[node - c->func_count].func;
}
static bool moves(const Contify *c, uint32_t f) { return c->top[f] && c->top[f] != f; }

/* By function: how often it is moved, including moves as a part of another function. */
static uint32_t *find_levels(const Contify *c) {
  enum { UNKNOWN = UINT32_MAX };
  uint32_t *level = NEW_ARRAY(c->arena, uint32_t, c->func_count),
           *path = NEW_ARRAY(c->arena, uint32_t, c->func_count);
  for (uint32_t f = 1; f < c->func_count; f++) level[f] = UNKNOWN;
  for (uint32_t f = 1; f < c->func_count; f++) {
    uint32_t depth = 0, up = f;
    for (; level[up] == UNKNOWN && moves(c, up); up = func_of_node(c, c->top[up]).index) {
      if (depth == c->func_count) bug("contify: a circle of functions that nothing enters");
      path[depth++] = up;
    }
    if (level[up] == UNKNOWN) level[up] = 0;
    for (; depth; up = path[depth]) depth--, level[path[depth]] = level[up] + 1;
  }
  return level;
}

/* Rewrites the calls between the functions of the group in their copies. */
static void find_inner_calls(Contify *c, uint32_t group, const uint32_t *next,
                             const BlockId *entry_of) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t g = group; g; g = next[g])
      for (uint32_t k = c->first_site[g]; k && !c->has_call[g]; k = c->sites.items[k].next) {
        const Site *site = &c->sites.items[k];
        uint32_t m = site->func.index;
        if (!entry_of[m].index || !c->has_call[m]) continue;
        const MirFunc *member = c->unit->funcs.items[m];
        c->call[g] = site->span; /* `member` may have been written anew, with other numbers */
        c->call[g].file = mir_inlined_file(member, c->call[m], c->call[g].file, c->arena);
        c->has_call[g] = changed = true;
      }
  }
}

/* Makes the functions of `group` (linked by `next`) blocks at the place `node`. */
static void move_group(Contify *c, uint32_t node, uint32_t group, const uint32_t *next,
                       BlockId *entry_of) {
  MirFunc *to = mir_func(c->unit, func_of_node(c, node));
  MirCopy copy = {
      .to = to, .scratch = c->arena, .is_tail = node < c->func_count, .entry_of = entry_of};
  uint32_t blocks = to->blocks.count, values = to->values.count, insts = to->insts.count;
  for (uint32_t g = group; g;
       g = next[g]) { /* room at once: vectors that grow leave their old places behind */
    const MirFunc *from = c->unit->funcs.items[g];
    blocks += from->blocks.count, values += from->values.count + from->params.count,
        insts += from->insts.count;
  }
  vec_reserve(to->arena, &to->blocks, blocks);
  vec_reserve(to->arena, &to->values, values);
  vec_reserve(to->arena, &to->insts, insts);
  to->is_simple = false;
  if (!copy.is_tail) {
    const MirTerm *term = &mir_block(to, c->continuations.items[node - c->func_count].site)->term;
    copy.then = term->edges[0];
    if (term->edge_count > 1) copy.handler = term->edges[1];
  }
  for (uint32_t g = group; g; g = next[g]) {
    const MirFunc *from = c->unit->funcs.items[g];
    entry_of[g] = mir_block_new(to);
    for (uint32_t i = 0; i < from->params.count; i++) {
      ValueId param = mir_block_param(to, entry_of[g], mir_type_of(from, from->params.items[i]));
      if (!to->unit->debug) /* else mir_copy_body notes it */
        mir_value(to, param)->name = mir_value(from, from->params.items[i])->name;
    }
  }
  for (uint32_t g = group; g; g = next[g])
    for (uint32_t k = c->first_site[g]; k; k = c->sites.items[k].next) {
      const Site *site = &c->sites.items[k];
      if (site->func.index != to->id.index) continue;
      const MirTerm term = mir_block(to, site->block)->term;
      if ((term.op == MIR_TAILCALL) != copy.is_tail) continue;
      if (!c->has_call[g])
        c->has_call[g] = true, c->call[g] = term.span; /* one of them stands for all */
      MirAt at = mir_at_end(to, site->block, term.span);
      mir_goto(&at, entry_of[g], term.operands, term.operand_count);
    }
  find_inner_calls(c, group, next, entry_of);
  for (uint32_t g = group; g; g = next[g]) {
    MirFunc *from = c->unit->funcs.items[g];
    VEC(ValueId) args = {0};
    for (uint32_t i = 0; i < from->params.count; i++)
      vec_push(c->arena, &args, mir_block(to, entry_of[g])->params.items[i]);
    copy.from = from;
    copy.is_inlined = c->has_call[g], copy.call = c->call[g];
    copy.is_cold = (from->flags & MIR_FUNC_COLD) != 0;
    BlockId entry = mir_copy_body(&copy, args.items);
    MirAt at = mir_at_end(to, entry_of[g], from->span);
    mir_goto(&at, entry, NULL, 0);
  }
  for (uint32_t g = group; g; g = next[g]) {
    MirFunc *from = c->unit->funcs.items[g];
    entry_of[g] = (BlockId){0};
    for (uint32_t b = 2; b < from->blocks.count; b++) mir_remove_block(from, (BlockId){b});
    mir_block(from, MIR_ENTRY)->first = mir_block(from, MIR_ENTRY)->last = (InstId){0};
    MirAt at = mir_at_end(from, MIR_ENTRY, from->span);
    mir_invalid(&at, "moved");
    from->flags &= ~(uint32_t)MIR_FUNC_RAISES;
    if (c->may_renumber) mir_compact(from, c->arena);
  }
}

void mir_contify(MirUnit *unit, PassContext *cx) {
  uint32_t count = unit->funcs.count;
  Contify c = {
      .unit = unit, .arena = cx->scratch, .func_count = count, .may_renumber = cx->may_renumber};
  uint32_t blocks = 0;
  for (uint32_t i = 1; i < count; i++) blocks += unit->funcs.items[i]->blocks.count;
  for (c.bucket_count = 64; c.bucket_count < blocks / 4; c.bucket_count *= 2)
    ;
  c.buckets = NEW_ARRAY(cx->scratch, uint32_t, c.bucket_count);
  c.first_reach = NEW_ARRAY(cx->scratch, uint32_t, count);
  c.first_site = NEW_ARRAY(cx->scratch, uint32_t, count);
  c.call = NEW_ARRAY(cx->scratch, Span, count);
  c.has_call = NEW_ARRAY(cx->scratch, bool, count);
  c.is_open = NEW_ARRAY(cx->scratch, bool, count);
  c.top = NEW_ARRAY(cx->scratch, uint32_t, count);
  vec_push(cx->scratch, &c.reaches, ((Reach){.node = 0}));
  vec_push(cx->scratch, &c.sites, ((Site){.next = 0}));
  c.is_seen = NEW_ARRAY(cx->scratch, bool, count);
  for (uint32_t i = 1; i < count; i++) c.is_open[i] = !is_candidate(unit->funcs.items[i]);
  for (uint32_t i = 1; i < count; i++)
    if (c.is_open[i] && !(unit->funcs.items[i]->flags & MIR_FUNC_NOINLINE)) see(&c, i);
  while (c.work.count) collect(&c, unit->funcs.items[vec_pop(&c.work)]);
  if (!find_tops(&c)) return;
  uint32_t *level = find_levels(&c), deepest = 0;
  for (uint32_t f = 1; f < count;
       f++) /* else the innermost of a long chain is copied at every step out */
    if (level[f] && level[f] % NESTED == 0) c.top[f] = f;
  uint32_t node_count = count + c.continuations.count;
  uint32_t *group = NEW_ARRAY(cx->scratch, uint32_t, node_count),
           *next = NEW_ARRAY(cx->scratch, uint32_t, count);
  BlockId *entry_of = NEW_ARRAY(cx->scratch, BlockId, count);
  for (uint32_t f = count; f-- > 1;)
    if (moves(&c, f)) next[f] = group[c.top[f]], group[c.top[f]] = f;
  /* nodes with a group, those whose target moves most often first; a target can be written anew after the last */
  uint32_t *group_count = NEW_ARRAY(cx->scratch, uint32_t, count); /* by target */
  for (uint32_t node = 1; node < node_count; node++) {
    uint32_t to = func_of_node(&c, node).index;
    if (!group[node]) continue;
    group_count[to]++;
    if (level[to] > deepest) deepest = level[to];
  }
  uint32_t *place = NEW_ARRAY(cx->scratch, uint32_t, deepest + 2),
           *order = NEW_ARRAY(cx->scratch, uint32_t, node_count);
  for (uint32_t node = 1; node < node_count; node++)
    if (group[node]) place[deepest - level[func_of_node(&c, node).index] + 1]++;
  for (uint32_t l = 0; l <= deepest; l++) place[l + 1] += place[l];
  uint32_t total = place[deepest + 1];
  for (uint32_t node = 1; node < node_count; node++)
    if (group[node]) order[place[deepest - level[func_of_node(&c, node).index]]++] = node;
  for (uint32_t i = 0; i < total; i++) {
    FuncId to = func_of_node(&c, order[i]);
    move_group(&c, order[i], group[order[i]], next, entry_of);
    bool is_last = !--group_count[to.index];
    if (is_last && cx->may_renumber && mir_is_loose(mir_func(unit, to)))
      mir_compact(mir_func(unit, to), cx->scratch);
  }
}
