/* link: clef/lower clef/psg clef/type clef/mir clef/mir/own clef/mir/pass */
/* Representations of types, and graphs built by hand through MIR's interpreter. */
#include "t/unit/psg_world.h"

#include "clef/lower/psg_to_mir.h"
#include "clef/mir/passes.h"

static Graph *g = &world.g;

/* ---- layouts ---- */

static void layouts(void) {
  world_begin();
  MirUnit *unit = mir_unit_new(&world.arena, &world.names, &world.sources);
  Layouts l;
  layouts_init(&l, &world.arena, &world.types, unit);
  TypeId pair[2] = {world.int_type, world.string_type};
  repr_of(&l, type_tuple(&world.types, pair, 2, false));
  repr_of(&l, option_of(option_of(world.int_type)));
  TypeId five[5] = {world.int_type, world.string_type, world.bool_type, world.float_type, world.int_type};
  repr_of(&l, option_of(type_tuple(&world.types, five, 5, false)));
  ReprId list = repr_of(&l, list_of(option_of(world.string_type)));
  repr_shape(&l, list, 1);
  /* type Node = { v: int; next: Node option }: the record is the object, the option two words */
  TyconId node = add_tycon("Node", TYCON_RECORD, PRIM_NONE);
  TypeId node_type = type_app(&world.types, node, NULL, 0);
  TypeId fields[2] = {world.int_type, option_of(node_type)};
  uint32_t first, count;
  add_fields(node, &first, &count, 2, fields);
  tycon_row(&world.types, node)->fields = first;
  tycon_row(&world.types, node)->field_count = count;
  repr_shape(&l, repr_of(&l, node_type), 0);
  repr_of(&l, option_of(node_type));
  /* type Shape = Point | Circle of float | Named of string * int */
  TyconId shape_union = add_tycon("Shape", TYCON_UNION, PRIM_NONE);
  add_case(shape_union, "Point", 0, NULL);
  add_case(shape_union, "Circle", 1, &world.float_type);
  TypeId named[2] = {world.string_type, world.int_type};
  add_case(shape_union, "Named", 2, named);
  repr_of(&l, type_app(&world.types, shape_union, NULL, 0));
  Text out = text_in(&world.arena);
  layouts_dump(&l, &out);
  expect("layouts",
         "int: scalar i32\n"
         "string: string ref<string>\n"
         "int * string: product i32 ref<string>\n"
         "int option: union i8 i32\n  1: #1 i32\n"
         "int option option: union i8 i8 i32\n  1: #1 i8 #2 i32\n"
         "bool: scalar i8\n"
         "float: scalar f64\n"
         "int * string * bool * float * int: object ref<\"int * string * bool * float * int\">\n"
         "  0: +16 i32 +0 ref<string> +24 i8 +8 f64 +20 i32 size 32\n"
         "(int * string * bool * float * int) option: union i8 ref?<\"int * string * bool * float * int\">\n"
         "  1: #1 ref<\"int * string * bool * float * int\">\n"
         "string option list: cases ref?<\"string option list\">\n"
         "  1: +16 i8 +0 ref?<string> +8 ref?<\"string option list\"> size 24\n"
         "string option: union i8 ref?<string>\n  1: #1 ref<string>\n"
         "Node: object ref<Node>\n  0: +8 i32 +12 i8 +0 ref?<Node> size 16\n"
         "Node option: union i8 ref?<Node>\n  1: #1 ref<Node>\n"
         "Shape: union i8 ref?<string> i32 f64\n  1: #3 f64\n  2: #1 ref<string> #2 i32\n",
         text_string(&out));
}

/* ---- programs ---- */

static bool wants(void *owner, const char *step) { return !owner && step; }
static bool after_step(void *owner, const char *step, MirUnit *unit) {
  Text problems = text_in(&world.arena);
  (void)owner;
  if (mir_verify_unit(unit, &problems)) return true;
  failures++;
  printf("after %s\n%s\n", step, text_string(&problems));
  return true;
}

/* As lowered (level -1), then with each level's passes and ownership: verified, run, nothing left. */
static void run(const char *what, int wanted) {
  psg_close_captures(g);
  psg_mark_reachable(g);
  g->phase = 4;
  psg_make_instances(g);
  for (int level = -1; level < 2; level++) {
    Arena scratch, pass;
    arena_init(&scratch, "scratch");
    arena_init(&pass, "pass");
    MirUnit *unit = lower_program(g, &world.arena, &scratch, &world.diags).unit;
    Text problems = text_in(&world.arena);
    bool ok = mir_verify_unit(unit, &problems);
    if (ok && level >= 0) {
      mir_run_passes(unit, &(PassContext){&pass, level}, &(PassHooks){NULL, wants, after_step});
      ok = mir_verify_unit(unit, &problems);
    }
    if (ok) {
      MirRunResult r = mir_interpret(unit, &(MirRunOptions){.out = 1, .max_steps = 100000, .check_leaks = level >= 0}, &world.arena);
      if (r.fault || r.status != wanted) {
        ok = false;
        text_format(&problems, "status %d, wanted %d; %s", r.status, wanted, r.fault ? r.fault : "no fault");
      }
    }
    if (ok) continue;
    failures++;
    Text out = text_in(&world.arena);
    mir_print_unit(unit, &out, 0);
    printf("%s, level %d\n%s\n%s\n", what, level, text_string(&problems), text_string(&out));
    return;
  }
}

static void begin(void) {
  memset(&world, 0, sizeof world);
  world_begin();
}

static void main_is(NodeId body) {
  NodeId unit_var = variable("u", world.unit_type);
  define("main", make_lambda(g, here, &unit_var, 1, body), NODE_ENTRY_POINT);
}

static NodeId op(IntrinsicId id, NodeId a, NodeId b) { return make_intrinsic2(g, here, id, world.int_type, world.int_type, a, b); }
static NodeId less(NodeId a, NodeId b) { return make_intrinsic2(g, here, INTRINSIC_PRIM_LT, world.bool_type, world.int_type, a, b); }
static NodeId sequence(const NodeId *items, uint32_t n) { return make_sequence(g, here, items, n); }

/* let mutable i = 0; let mutable s = 0; while i < 10 do (if i < 5 then s <- s + i); i <- i + 1; s */
static void loops(void) {
  begin();
  NodeId i = let("i", int_literal(0), true), s = let("s", int_literal(0), true);
  NodeId add = make_if(g, here, less(use(i), int_literal(5)), make_set(g, here, s, op(INTRINSIC_ADD, use(s), use(i))), make_unit(g, here));
  NodeId body = sequence((NodeId[]){add, make_set(g, here, i, op(INTRINSIC_ADD, use(i), int_literal(1)))}, 2);
  main_is(sequence((NodeId[]){i, s, make_while(g, here, less(use(i), int_literal(10)), body), use(s)}, 4));
  run("loops", 10);
}

/* let rec sum xs acc = match xs with [] -> acc | x :: rest -> sum rest (acc + x);  sum [1; 2; 39] 0 */
static void lists(void) {
  begin();
  TypeId t = list_of(world.int_type);
  NodeId xs = variable("xs", t), acc = variable("acc", world.int_type), x = variable("x", world.int_type), rest = variable("rest", t);
  TypeId f_type = type_function(&world.types, t, type_function(&world.types, world.int_type, world.int_type));
  NodeId placeholder = make_unit(g, here);
  NodeId sum = define("sum", placeholder, 0);
  psg_node(g, sum)->type = f_type;
  NodeId args[2] = {use(rest), op(INTRINSIC_ADD, use(acc), use(x))};
  NodeId parts[2] = {x, rest};
  NodeId rules[2] = {rule(pat_case(list_case(0), t, NULL, 0), use(acc), (NodeId){0}),
                     rule(pat_case(list_case(1), t, parts, 2), make_apply(g, here, use(sum), args, 2, world.int_type), (NodeId){0})};
  NodeId lambda = make_lambda(g, here, (NodeId[]){xs, acc}, 2, match(use(xs), rules, 2));
  psg_set_children(g, sum, &lambda, 1);
  NodeId items[3] = {int_literal(1), int_literal(2), int_literal(39)};
  NodeId call[2] = {psg_new_n(g, PSG_LIST_EXPR, t, here, items, 3), int_literal(0)};
  main_is(make_apply(g, here, use(sum), call, 2, world.int_type));
  run("lists", 42);
}

/* let add a b = a + b;  let n = 30;  let f = add 10;  let h = fun x -> f x + n;  h 2 */
static void closures(void) {
  begin();
  NodeId a = variable("a", world.int_type), b = variable("b", world.int_type), x = variable("x", world.int_type);
  NodeId add = define("add", make_lambda(g, here, (NodeId[]){a, b}, 2, op(INTRINSIC_ADD, use(a), use(b))), 0);
  TypeId one = type_function(&world.types, world.int_type, world.int_type);
  NodeId ten = int_literal(10), two = int_literal(2), x_use;
  NodeId n = let("n", op(INTRINSIC_ADD, int_literal(29), int_literal(1)), false);
  NodeId f = let("f", make_apply(g, here, use(add), &ten, 1, one), false);
  x_use = use(x);
  NodeId body = op(INTRINSIC_ADD, make_apply(g, here, use(f), &x_use, 1, world.int_type), use(n));
  NodeId h = let("h", make_lambda(g, here, &x, 1, body), true); /* mutable: a value, not a known function */
  main_is(sequence((NodeId[]){n, f, h, make_apply(g, here, use(h), &two, 1, world.int_type)}, 4));
  run("closures", 42);
}

/* seq { let mutable i = 1; while i < 5 do yield i * k; i <- i + 1 }, summed by hand */
static void sequences(void) {
  begin();
  TypeId t = seq_of(world.int_type);
  NodeId k = let("k", op(INTRINSIC_ADD, int_literal(1), int_literal(1)), false), i = let("i", int_literal(1), true);
  NodeId yield = psg_new1(g, PSG_YIELD, world.unit_type, here, op(INTRINSIC_MUL, use(i), use(k)));
  NodeId step = make_set(g, here, i, op(INTRINSIC_ADD, use(i), int_literal(1)));
  NodeId loop = make_while(g, here, less(use(i), int_literal(5)), sequence((NodeId[]){yield, step}, 2));
  NodeId seq = psg_new1(g, PSG_SEQ_EXPR, t, here, sequence((NodeId[]){i, loop}, 2));
  NodeId s = let("s", seq, false), e = let("e", make_intrinsic1(g, here, INTRINSIC_SEQ_START, t, world.int_type, use(s)), false);
  NodeId total = let("total", int_literal(0), true);
  NodeId next = make_intrinsic1(g, here, INTRINSIC_SEQ_NEXT, world.bool_type, world.int_type, use(e));
  NodeId current = make_intrinsic1(g, here, INTRINSIC_SEQ_CURRENT, world.int_type, world.int_type, use(e));
  NodeId sum = make_while(g, here, next, make_set(g, here, total, op(INTRINSIC_ADD, use(total), current)));
  NodeId end = make_intrinsic1(g, here, INTRINSIC_SEQ_DISPOSE, world.unit_type, world.int_type, use(e));
  main_is(sequence((NodeId[]){k, s, e, total, sum, end, use(total)}, 7));
  run("sequences", 20);
}

int main(void) {
  layouts();
  loops();
  lists();
  closures();
  sequences();
  return failures ? 1 : 0;
}
