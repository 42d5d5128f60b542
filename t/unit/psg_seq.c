/* link: clef/psg/... clef/type */
/* Sequence expressions as state machines; captures. */
#include "t/unit/psg_world.h"
#include "clef/psg/elaborate/captures.h"

static Graph *g = &world.g;

static NodeId op(IntrinsicId id, TypeId result, NodeId a, NodeId b) {
  return make_intrinsic2(g, here, id, result, world.int_type, a, b);
}
static NodeId yield(NodeId v) { return psg_new1(g, PSG_YIELD, world.unit_type, here, v); }
static NodeId sequence(const NodeId *items, uint32_t n) {
  return psg_new_n(g, PSG_SEQUENTIAL, world.unit_type, here, items, n);
}

static NodeId seq_function(const char *name, NodeId parameter, NodeId body) {
  NodeId seq = psg_new1(g, PSG_SEQ_EXPR, seq_of(world.int_type), here, body);
  return define(name, make_lambda(g, here, &parameter, 1, seq), 0);
}

/* The worked example of the sequence chapter, 11.1, with its nested Sequential. */
static void triangular(void) {
  NodeId count = variable("count", world.int_type);
  NodeId sum = let("sum", int_literal(0), true), i = let("i", int_literal(1), true);
  NodeId set_sum = make_set(g, here, sum, op(INTRINSIC_ADD, world.int_type, use(sum), use(i)));
  NodeId set_i = make_set(g, here, i, op(INTRINSIC_ADD, world.int_type, use(i), int_literal(1)));
  NodeId inner = sequence((NodeId[]){yield(use(sum)), set_i}, 2);
  NodeId loop = make_while(g, here, op(INTRINSIC_PRIM_LE, world.bool_type, use(i), use(count)),
                           sequence((NodeId[]){set_sum, inner}, 2));
  NodeId f = seq_function("triangularNumbers", count, sequence((NodeId[]){sum, i, loop}, 3));
  psg_close_captures(g);
  psg_saturate_definition(g, f);
  expect(
      "triangular",
      "(Binding triangularNumbers\n  (Lambda\n    (PatternBinding count)\n    (SeqStateMachine WhileBased captures count internal sum i\n"
      "      (SeqBlock s0\n        (Binding sum\n          (Literal 0))\n        (Binding i\n          (Literal 1))\n        (SeqGoto check))\n"
      "      (SeqBlock check\n        (SeqBranch yield b3\n          (Intrinsic Op.primLe\n            (VarRef i)\n            (VarRef count))))\n"
      "      (SeqBlock yield\n        (Set\n          (VarRef sum)\n          (Intrinsic Op.add\n            (VarRef sum)\n            (VarRef i)))\n"
      "        (SeqYield state 1\n          (VarRef sum)))\n      (SeqBlock b3\n        (SeqGoto done))\n"
      "      (SeqBlock s1\n        (Set\n          (VarRef i)\n          (Intrinsic Op.add\n            (VarRef i)\n            (Literal 1)))\n        (SeqGoto check))\n"
      "      (SeqBlock done\n        (SeqDone)))))",
      shape(f));
}

/* seq { let x = n; try yield x; yield n finally ignore x }: x is read by the cleanup; the regions of both yields. */
static void guarded(void) {
  NodeId n = variable("n", world.int_type);
  NodeId x = let("x", use(n), false);
  NodeId cleanup =
      make_intrinsic1(g, here, INTRINSIC_IGNORE, world.unit_type, world.int_type, use(x));
  NodeId body = sequence((NodeId[]){yield(use(x)), yield(use(n))}, 2);
  NodeId guard = psg_new2(g, PSG_TRY_FINALLY, world.unit_type, here, body, cleanup);
  NodeId f = seq_function("guarded", n, sequence((NodeId[]){x, guard}, 2));
  psg_close_captures(g);
  psg_saturate_definition(g, f);
  SeqMachine m = psg_read_seq_machine(g, psg_child(g, psg_child(g, f, 0), 1));
  if (m.region_count != 1 || m.yield_count != 2 || m.internal_count != 1 ||
      m.yields[1].region != 1 || m.capture_count != 1) {
    failures++;
    printf("guarded\n%s\n", dump(f));
  }
}

/* let outer a = let mutable m = a in let inner b = m + b in fun c -> inner c: the closure captures the cell, not `inner`. */
static void through_function(void) {
  NodeId a = variable("a", world.int_type), b = variable("b", world.int_type),
         c = variable("c", world.int_type);
  NodeId m = let("m", use(a), true);
  NodeId inner =
      let("inner", make_lambda(g, here, &b, 1, op(INTRINSIC_ADD, world.int_type, use(m), use(b))),
          false);
  NodeId arg = use(c);
  NodeId call = make_apply(g, here, use(inner), &arg, 1, world.int_type);
  NodeId closure = make_lambda(g, here, &c, 1, call);
  NodeId items[3] = {m, inner, closure};
  NodeId f = define("outer", make_lambda(g, here, &a, 1, make_sequence(g, here, items, 3)), 0);
  psg_close_captures(g);
  const PsgNode *n = psg_node(g, closure);
  if (psg_lambda_of(n)->captures.count != 3 ||
      psg_run(g, psg_lambda_of(n)->captures)[0] != m.index ||
      !(psg_node(g, m)->flags & NODE_CAPTURED) ||
      psg_node(g, psg_child(g, inner, 0))->affinity != AFFINITY_STACK ||
      n->affinity != AFFINITY_COUNTED) {
    failures++;
    printf("through function\n%s\n", dump(f));
  }
}

int main(void) {
  world_begin();
  triangular();
  guarded();
  through_function();
  return failures ? 1 : 0;
}
