/* link: clef/psg/... clef/type */
/* The verifier refuses a graph in which one invariant does not hold, and accepts the graph before it was broken. */
#include "t/unit/psg_world.h"
#include "clef/psg/check/verify.h"
#include "clef/psg/elaborate/captures.h"
#include "clef/psg/mono/reach.h"

static Graph *g = &world.g;

typedef struct Sample {
  NodeId f, main, lambda, call, argument; /* let f a b = a;  main () = f 1 2 */
  NodeId machine;                         /* of a sequence function, saturated */
} Sample;

static NodeId op(IntrinsicId id, TypeId result, NodeId a, NodeId b) {
  return make_intrinsic2(g, here, id, result, world.int_type, a, b);
}

/* let numbers n = seq { let mutable i = 0 in while i <= n do yield i; i <- i + 1 } */
static NodeId sequence_function(void) {
  NodeId n = variable("n", world.int_type), i = let("i", int_literal(0), true);
  NodeId yield = psg_new1(g, PSG_YIELD, world.unit_type, here, use(i));
  NodeId step = make_set(g, here, i, op(INTRINSIC_ADD, world.int_type, use(i), int_literal(1)));
  NodeId body = psg_new2(g, PSG_SEQUENTIAL, world.unit_type, here, yield, step);
  NodeId loop = make_while(g, here, op(INTRINSIC_PRIM_LE, world.bool_type, use(i), use(n)), body);
  NodeId whole = psg_new2(g, PSG_SEQUENTIAL, world.unit_type, here, i, loop);
  NodeId seq = psg_new1(g, PSG_SEQ_EXPR, seq_of(world.int_type), here, whole);
  return define("numbers", make_lambda(g, here, &n, 1, seq), NODE_EXPORT);
}

static Sample sample_in(uint32_t phase) {
  Sample s = {0};
  world_begin();
  NodeId vars[2] = {variable("a", world.int_type), variable("b", world.int_type)};
  s.lambda = make_lambda(g, here, vars, 2, use(vars[0]));
  s.f = define("f", s.lambda, 0);
  s.argument = int_literal(1);
  NodeId args[2] = {s.argument, int_literal(2)};
  s.call = make_apply(g, here, use(s.f), args, 2, world.int_type);
  NodeId unit = variable("u", world.unit_type);
  s.main = define("main", make_lambda(g, here, &unit, 1, s.call), NODE_ENTRY_POINT);
  NodeId numbers = phase == 5 ? sequence_function() : (NodeId){0};
  g->phase = 1;
  psg_close_captures(g);
  if (phase == 5) {
    psg_saturate_definition(g, numbers);
    s.machine = psg_child(g, psg_child(g, numbers, 0), 1);
  }
  if (phase >= 3) psg_mark_reachable(g);
  g->phase = phase;
  return s;
}

static NodeId machine_block(const Sample *s, uint32_t i) {
  return psg_read_seq_machine(g, s->machine).blocks[i];
}
static NodeId last_child(NodeId node) { return psg_child(g, node, psg_child_count(g, node) - 1); }

static void two_parents(const Sample *s) {
  NodeId other =
      make_intrinsic1(g, here, INTRINSIC_IGNORE, world.unit_type, world.int_type, s->argument);
  psg_set_children(g, s->lambda,
                   (NodeId[]){psg_child(g, s->lambda, 0), psg_child(g, s->lambda, 1), other}, 3);
}
static void parent_lists_it_not(const Sample *s) { psg_node(g, s->argument)->parent = s->lambda; }
static void wrong_phase(const Sample *s) {
  psg_replace_child(g, s->call, 1, psg_new(g, PSG_SEQ_DONE, world.int_type, here));
}
static void child_count(const Sample *s) { psg_node(g, s->argument)->kind = PSG_WHILE_LOOP; }
static void no_type(const Sample *s) { psg_node(g, s->argument)->type = (TypeId){0}; }
static void open_type(const Sample *s) {
  psg_node(g, s->argument)->type = type_new_var(&world.types, 0, here);
}
static void no_strategy(const Sample *s) {
  psg_node(g, s->argument)->emission = EMIT_MAIN_PROLOGUE + 1;
}
static void unreachable_child(const Sample *s) { psg_node(g, s->argument)->reachable = 0; }
static void unreachable_definition(const Sample *s) { psg_node(g, s->f)->reachable = 0; }
static void no_definition(const Sample *s) {
  psg_var_ref(g, psg_child(g, s->call, 0))->definition.index = 0;
}
static void definition_of_no_binding(const Sample *s) {
  psg_var_ref(g, psg_child(g, s->call, 0))->definition = s->call;
}
static void unlisted_entry(const Sample *s) { (void)s, g->entry_points.count = 0; }
static void unflagged_entry(const Sample *s) {
  psg_node(g, s->main)->flags &= ~(uint32_t)NODE_ENTRY_POINT;
}
static void no_argument(const Sample *s) {
  NodeId head = psg_child(g, s->call, 0);
  psg_set_children(g, s->call, &head, 1);
}
static void nested_application(const Sample *s) {
  NodeId inner = make_apply(g, here, use(s->f), (NodeId[]){s->argument}, 1, world.int_type);
  psg_set_children(g, s->call, (NodeId[]){inner, int_literal(2)}, 2);
}
static void nested_lambda(const Sample *s) {
  NodeId c = variable("c", world.int_type);
  psg_replace_child(g, s->lambda, 2, make_lambda(g, here, &c, 1, int_literal(3)));
}
static void no_value(const Sample *s) { psg_literal(g, s->argument)->value.index = 0; }
static void no_operation(const Sample *s) {
  psg_replace_child(g, s->call, 1,
                    make_intrinsic(g, here, INTRINSIC_NONE, world.int_type, (TypeId){0}, NULL, 0));
}
static void half_an_elaboration(const Sample *s) {
  psg_add_metadata(g, s->argument, name_of_string(&world.names, "Elaboration.Kind"), META_TEXT,
                   name_of_string(&world.names, "Baker").index);
}
static void no_elaboration(const Sample *s) {
  NodeId machine = s->machine;
  psg_node(g, machine)->metadata = 0;
}
static void goto_elsewhere(const Sample *s) {
  psg_seq_goto(g, last_child(machine_block(s, 0)))->block = s->f;
}
static void goto_with_arguments(const Sample *s) {
  NodeId argument = int_literal(1);
  psg_set_children(g, last_child(machine_block(s, 0)), &argument, 1);
}
static void branch_elsewhere(const Sample *s) {
  psg_seq_branch(g, last_child(machine_block(s, 1)))->no = s->f;
}
static void block_number(const Sample *s) { psg_seq_block(g, machine_block(s, 1))->index = 7; }
static void block_region(const Sample *s) { psg_seq_block(g, machine_block(s, 1))->region = 3; }
static void no_block(const Sample *s) { psg_node(g, machine_block(s, 1))->kind = PSG_SEQUENTIAL; }
static void early_terminator(const Sample *s) {
  NodeId block = machine_block(s, 0), end = last_child(block);
  psg_set_children(g, block, (NodeId[]){end, psg_new(g, PSG_SEQ_DONE, world.unit_type, here)}, 2);
}
static void resumes_elsewhere(const Sample *s) {
  ((NodeId *)&psg_read_seq_machine(g, s->machine).yields[0].resume)->index = s->f.index;
}
static void captured_internal(const Sample *s) {
  SeqMachine m = psg_read_seq_machine(g, s->machine);
  ((NodeId *)m.internals)[0].index = m.captures[0];
}

static const struct {
  const char *what, *said;
  uint32_t phase;
  void (*break_it)(const Sample *s);
} cases[] = {
    {"node identity", "listed by a node that is not its parent", 1, two_parents},
    {"parents", "its parent does not list it", 1, parent_lists_it_not},
    {"kinds of the phase", "its kind does not belong to this phase", 2, wrong_phase},
    {"children", "number of children", 1, child_count},
    {"types", "no type", 1, no_type},
    {"closed types", "an open type", 4, open_type},
    {"emission", "no emission strategy", 2, no_strategy},
    {"reachable children", "unreachable below a reachable node", 3, unreachable_child},
    {"reachable definitions", "its definition is unreachable", 3, unreachable_definition},
    {"definitions", "no definition", 1, no_definition},
    {"kinds of definitions", "its definition is no binding", 1, definition_of_no_binding},
    {"listed entry points", "an entry point that is not listed", 1, unlisted_entry},
    {"flagged entry points", "listed as entry point without the flag", 1, unflagged_entry},
    {"arguments", "no argument", 1, no_argument},
    {"flat applications", "applies an application of the same function", 2, nested_application},
    {"flat lambdas", "its body is a lambda", 2, nested_lambda},
    {"literals", "no value", 1, no_value},
    {"operations", "no operation", 1, no_operation},
    {"keys of an elaboration", "a part of the keys of an elaboration", 4, half_an_elaboration},
    {"elaborated nodes", "synthesised without an elaboration", 5, no_elaboration},
    {"targets of blocks", "its target is no block of the machine", 5, goto_elsewhere},
    {"arguments of blocks", "arguments of its target", 5, goto_with_arguments},
    {"branches of blocks", "its target is no block of the machine", 5, branch_elsewhere},
    {"numbers of blocks", "its number is not its place", 5, block_number},
    {"regions of blocks", "a region that the machine does not have", 5, block_region},
    {"blocks", "stands where a block of the machine should", 5, no_block},
    {"ends of blocks", "a terminator before its end", 5, early_terminator},
    {"yields", "a yield whose block or resumption is no block of the machine", 5, resumes_elsewhere},
    {"fields", "both captured and internal", 5, captured_internal},
};

int main(void) {
  for (uint32_t i = 0; i < COUNT_OF(cases); i++) {
    Sample s = sample_in(cases[i].phase);
    Text problems = text_in(&world.arena);
    if (!psg_verify(g, &problems))
      failures++, printf("%s: refused before\n%s", cases[i].what, text_string(&problems));
    cases[i].break_it(&s);
    problems = text_in(&world.arena);
    bool accepted = psg_verify(g, &problems);
    if (accepted || !strstr(text_string(&problems), cases[i].said))
      failures++, printf("%s: %s\n%s", cases[i].what, accepted ? "accepted" : "refused with",
                         text_string(&problems));
  }
  return failures != 0;
}
