/* lend: loops that walk what outlives them.
 *
 * A block parameter is owned when it receives something that an owned value lends; a walk down a list or tree then counts
 * each cell. But where the owner lives on behind the parameter's block anyhow, it keeps all cells alive, and the walk may
 * borrow them (the borrowed parameters of Ullrich and de Moura 2019, section 5, and of Lorenzen and Leijen 2022, for loops
 * and inside a frame):
 *
 *      b1: v1 = ... owned                            b1: v1
 *        goto b2(v1)            dup v1
 *      b2(v2):                                  =>   b2(v2): v2 lent by v1, nothing counted
 *        v3 = load.ref v2 + 8   dup v3, drop v2
 *        switch ... b2(v3), b3
 *      b3: call @f(v1)                               b3: call @f(v1)
 *
 * In:   what roots.c found, and which owned values live into which blocks.
 * Out:  a parameter P is lent by the owned value R, with what is read from P, if all that P receives is R, an immutable
 *       projection of R or of another such parameter, or what the frame lends;
 *       R's block strictly dominates P's, so that both refer to the same R: no path from a definition of R to a use of P
 *       comes by another definition of R without coming by P's;
 *       R lives into P's block by uses that are not P's. So nothing is held longer than before, and no cell that P comes by
 *       could have been unique: lending costs no reuse.
 *
 * Liveness needs no more rules: a use of P is one of R, and R is dup'd where it is consumed before P's last use.
 */
#include "clef/mir/own/own.h"

#define UNKNOWN (OWN_FRAME - 1)
enum { LONGEST_CHAIN = 64, MOST_ROUNDS = 8 };

typedef struct Passing { /* an edge's argument for a candidate */
  uint32_t param, arg;   /* arg: behind casts */
} Passing;

typedef struct Lend {
  OwnFunc *own;
  const OwnLive *live;
  /* of a candidate: UNKNOWN, OWN_FRAME, its lender, or itself: it stays owned; 0: no candidate */
  uint32_t *lender;
  VEC(Passing) passings;
} Lend;

/* The value that keeps alive the values rooted at `root`: `root` itself, or the lender if `root` is a lent parameter or was
 * loaded from one. */
static uint32_t lender_of(const Lend *l, uint32_t root) {
  const OwnFunc *own = l->own;
  uint32_t at = root;
  if (!root || root == OWN_FRAME) return root;
  for (int i = 0; i < LONGEST_CHAIN; i++) {
    if (l->lender[at]) return l->lender[at] == at ? root : l->lender[at];
    if (!own->taken[at] || own->kept[at]) return root;
    uint32_t object = own_root(own, mir_definition(own->func, (ValueId){at})->operands[0]);
    if (!object || object == OWN_FRAME) return root;
    at = object;
  }
  return root;
}

static bool can_lend(const Lend *l, uint32_t lender, uint32_t param) {
  const OwnFunc *own = l->own;
  if (lender == OWN_FRAME) return true;
  BlockId from = mir_value(own->func, (ValueId){lender})->block;
  BlockId to = mir_value(own->func, (ValueId){param})->block;
  if (mir_value(own->func, (ValueId){lender})->is_func_param) from = MIR_ENTRY;
  return own->class[lender] == OWN_OWNED && from.index != to.index &&
         mir_dominates(&own->cfg, from, to) && own_lives_into(l->live, lender, to);
}

/* The parameters that lend can say something about, and what they receive. */
static bool find_candidates(Lend *l) {
  OwnFunc *own = l->own;
  const MirFunc *f = own->func;
  bool *receives = NEW_ARRAY(own->arena, bool, own->value_count); /* something lent or lent on */
  for (uint32_t o = 0; o < own->cfg.order_count; o++) {
    const MirBlock *block = mir_block(f, own->cfg.order[o]);
    for (uint32_t i = 0; i < block->params.count; i++) {
      uint32_t p = block->params.items[i].index;
      if (own->may_be_lent[p] && own->class[p] == OWN_OWNED) l->lender[p] = UNKNOWN;
    }
  }
  for (uint32_t o = 0; o < own->cfg.order_count; o++) {
    const MirTerm *term = &mir_block(f, own->cfg.order[o])->term;
    for (uint32_t e = 0; e < term->edge_count; e++) {
      const MirEdge *edge = &term->edges[e];
      const MirBlock *to = mir_block(f, edge->block);
      uint32_t first = to->params.count - edge->arg_count;
      for (uint32_t k = 0; k < edge->arg_count; k++) {
        Passing passing = {to->params.items[first + k].index, own->canon[edge->args[k].index]};
        if (!l->lender[passing.param] || own->class[passing.arg] == OWN_NONE) continue;
        vec_push(own->arena, &l->passings, passing);
        receives[passing.param] |= own->class[passing.arg] == OWN_LENT || own->taken[passing.arg];
      }
    }
  }
  bool any = false;
  for (uint32_t i = 0; i < l->passings.count; i++) any |= receives[l->passings.items[i].param];
  return any;
}

/* A parameter with an argument from elsewhere, or from an owner that does not live on, cannot be lent. */
static void drop_hopeless(Lend *l) {
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 0; i < l->passings.count; i++) {
      const Passing *passing = &l->passings.items[i];
      if (l->lender[passing->param] == passing->param) continue;
      uint32_t from = lender_of(l, l->own->root[passing->arg]);
      if (from == UNKNOWN || can_lend(l, from, passing->param)) continue;
      l->lender[passing->param] = passing->param;
      changed = true;
    }
  }
}

/* Propagates lenders from arguments to parameters. A parameter with two lenders stays owned; returns false then. */
static bool spread(Lend *l) {
  bool settled = true;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 0; i < l->passings.count; i++) {
      const Passing *passing = &l->passings.items[i];
      uint32_t *lender = &l->lender[passing->param];
      if (*lender == passing->param) continue;
      uint32_t from = lender_of(l, l->own->root[passing->arg]);
      if (from == UNKNOWN || from == *lender || (from == OWN_FRAME && *lender != UNKNOWN)) continue;
      changed = true;
      if ((*lender == UNKNOWN || *lender == OWN_FRAME) && can_lend(l, from, passing->param)) {
        *lender = from;
      } else {
        *lender = passing->param;
        settled = false;
      }
    }
  }
  return settled;
}

static bool find_lenders(Lend *l) {
  uint32_t count = l->own->value_count;
  for (int round = 0; round < MOST_ROUNDS; round++) {
    drop_hopeless(l);
    bool settled = spread(l), any = false;
    for (uint32_t v = 1; v < count; v++) {
      if (!l->lender[v] || l->lender[v] == v) continue;
      if (l->lender[v] == UNKNOWN && settled) { /* nothing real ever comes */
        l->lender[v] = v;
        settled = false;
      }
      any = true;
    }
    if (settled || !any) return any;
    for (uint32_t v = 1; v < count; v++)
      if (l->lender[v] && l->lender[v] != v) l->lender[v] = UNKNOWN;
  }
  return false;
}

bool own_lend_params(OwnFunc *own, const OwnLive *live) {
  Lend l = {.own = own, .live = live};
  l.lender = NEW_ARRAY(own->arena, uint32_t, own->value_count);
  if (!find_candidates(&l) || !find_lenders(&l)) return false;
  uint32_t *root = NEW_ARRAY(own->arena, uint32_t, own->value_count);
  for (uint32_t v = 1; v < own->value_count; v++) root[v] = lender_of(&l, own->root[v]);
  for (uint32_t v = 1; v < own->value_count; v++) {
    if (root[v] == own->root[v]) continue;
    own->root[v] = root[v];
    if (own->class[v] == OWN_OWNED) own->class[v] = OWN_LENT;
    own->dup_at_birth[v] = false;
  }
  return true;
}
