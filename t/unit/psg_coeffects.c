/* link: clef/lower/... clef/psg/... clef/type clef/mir/... clef/lir */
/* Lowering reads captures, emission strategies, affinities, mutability and yield states from the graph: each is changed there, and
 * the code that comes out changes. */
#include "t/unit/psg_world.h"
#include "clef/psg/coeffect/coeffects.h"
#include "clef/psg/elaborate/captures.h"
#include "clef/psg/mono/reach.h"

#include "clef/lower/psg_to_mir/psg_to_mir.h"

static Graph *g = &world.g;

static NodeId op(IntrinsicId id, NodeId a, NodeId b) {
  return make_intrinsic2(g, here, id, world.int_type, world.int_type, a, b);
}
static NodeId sequence(const NodeId *items, uint32_t n) { return make_sequence(g, here, items, n); }

static void begin(void) {
  memset(&world, 0, sizeof world);
  world_begin();
}

static NodeId enriched(NodeId body) {
  NodeId unit = variable("u", world.unit_type);
  NodeId main_function = define("main", make_lambda(g, here, &unit, 1, body), NODE_ENTRY_POINT);
  psg_close_captures(g);
  psg_mark_reachable(g);
  g->phase = 4;
  psg_make_instances(g);
  return psg_child(g, psg_child(g, main_function, 0), 1);
}

static const char *code(void) {
  MirUnit *unit = lower_program(g, &world.arena, &world.diags).unit;
  Text out = text_in(&world.arena);
  mir_print_unit(unit, &out);
  return text_string(&out);
}

static uint32_t count_of(const char *text, const char *part) {
  uint32_t n = 0;
  for (; (text = strstr(text, part)); text++) n++;
  return n;
}

/* How often `part` stands in the code before and after the change. */
static void expect_change(const char *what, const char *before, const char *after, const char *part,
                          int change) {
  int difference = (int)count_of(after, part) - (int)count_of(before, part);
  if (difference == change) return;
  failures++;
  printf("%s: '%s' stands %d times more, wanted %d\n--- before\n%s\n--- after\n%s\n", what, part,
         difference, change, before, after);
}

/* let a = 1 + 2 in let b = 3 + 4 in let mutable h = fun x -> x + a in h 2, where the closure is said to capture b too */
static void captures(void) {
  begin();
  NodeId a = let("a", op(INTRINSIC_ADD, int_literal(1), int_literal(2)), false);
  NodeId b = let("b", op(INTRINSIC_ADD, int_literal(3), int_literal(4)), false);
  NodeId x = variable("x", world.int_type), two = int_literal(2);
  NodeId lambda = make_lambda(g, here, &x, 1, op(INTRINSIC_ADD, use(x), use(a)));
  NodeId h = let("h", lambda, true);
  enriched(sequence((NodeId[]){a, b, h, make_apply(g, here, use(h), &two, 1, world.int_type)}, 4));
  const char *before = code();
  psg_lambda(g, lambda)->captures = psg_list(g, (uint32_t[]){a.index, 0, 0, b.index, 0, 0}, 6);
  expect_change("captures", before, code(), "store", 1);
}

/* (fun x -> x + 1) 2 as a function of its own */
static void emission(void) {
  begin();
  NodeId x = variable("x", world.int_type), two = int_literal(2);
  NodeId lambda = make_lambda(g, here, &x, 1, op(INTRINSIC_ADD, use(x), int_literal(1)));
  enriched(make_apply(g, here, lambda, &two, 1, world.int_type));
  const char *before = code();
  if (psg_node(g, lambda)->emission != EMIT_INLINE) failures++, printf("emission: not inline\n");
  psg_node(g, lambda)->emission = EMIT_SEPARATE_FUNCTION;
  expect_change("emission", before, code(), "\nfunc ", 1);
}

/* let mutable h = fun x -> x + 1 in h 2: a closure for each evaluation instead of one for all */
static void affinity(void) {
  begin();
  NodeId x = variable("x", world.int_type), two = int_literal(2);
  NodeId lambda = make_lambda(g, here, &x, 1, op(INTRINSIC_ADD, use(x), int_literal(1)));
  NodeId h = let("h", lambda, true);
  enriched(sequence((NodeId[]){h, make_apply(g, here, use(h), &two, 1, world.int_type)}, 2));
  const char *before = code();
  if (psg_node(g, lambda)->affinity != AFFINITY_STATIC)
    failures++, printf("affinity: not static\n");
  psg_node(g, lambda)->affinity = AFFINITY_COUNTED;
  expect_change("affinity", before, code(), " alloc ", 1);
}

/* let mutable m = 1 in m <- 2; m, in a cell that closures could share */
static void mutability(void) {
  begin();
  NodeId m = let("m", int_literal(1), true);
  enriched(sequence((NodeId[]){m, make_set(g, here, m, int_literal(2)), use(m)}, 3));
  const char *before = code();
  psg_node(g, m)->flags |= NODE_CAPTURED;
  expect_change("mutability", before, code(), " alloc ", 1);
}

/* let mutable i = 0 in let mutable t = 5 in while i < 9 do i <- i + 1; i + t: the loop is said to modify t instead of i */
static void modified(void) {
  begin();
  NodeId i = let("i", int_literal(0), true), t = let("t", int_literal(5), true);
  NodeId guard = make_intrinsic2(g, here, INTRINSIC_PRIM_LT, world.bool_type, world.int_type,
                                 use(i), int_literal(9));
  NodeId loop =
      make_while(g, here, guard, make_set(g, here, i, op(INTRINSIC_ADD, use(i), int_literal(1))));
  enriched(sequence((NodeId[]){i, t, loop, op(INTRINSIC_ADD, use(i), use(t))}, 4));
  const char *before = code();
  uint32_t count;
  const NodeId *set = psg_modified_vars(g, &world.arena, loop, &count);
  if (count != 1 || set[0].index != i.index) failures++, printf("modified: %u\n", count);
  ((NodeId *)set)[0] = t;
  if (!strcmp(before, code())) failures++, printf("modified: the same code\n");
}

/* seq { yield 1; yield 2 } whose second state goes back to the first block: the switch on the state has another target */
static void yield_states(void) {
  begin();
  NodeId yields[2];
  for (int i = 0; i < 2; i++)
    yields[i] = psg_new1(g, PSG_YIELD, world.unit_type, here, int_literal(i + 1));
  TypeId type = seq_of(world.int_type);
  NodeId s = let("s", psg_new1(g, PSG_SEQ_EXPR, type, here, sequence(yields, 2)), false);
  NodeId next =
      make_intrinsic1(g, here, INTRINSIC_SEQ_NEXT, world.bool_type, world.int_type, use(s));
  enriched(sequence((NodeId[]){s, make_if(g, here, next, int_literal(1), int_literal(0))}, 2));
  NodeId machine = psg_child(g, s, 0);
  if (psg_kind(g, machine) != PSG_SEQ_MACHINE) {
    failures++, printf("yield states: no machine\n");
    return;
  }
  const char *before = code();
  SeqMachine m = psg_read_seq_machine(g, machine);
  ((SeqYieldPoint *)m.yields)[1].resume = m.blocks[0];
  if (!strcmp(before, code())) failures++, printf("yield states: the same code\n");
}

int main(void) {
  captures();
  emission();
  affinity();
  mutability();
  modified();
  yield_states();
  return failures != 0;
}
