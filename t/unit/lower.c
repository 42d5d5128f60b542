/* link: clef/lower/... clef/psg/... clef/type clef/mir/... clef/lir */
/* Representations of types, and graphs built by hand through MIR's interpreter. */
#include "t/unit/psg_world.h"
#include "clef/psg/elaborate/captures.h"
#include "clef/psg/mono/reach.h"

#include "clef/lower/psg_to_mir/psg_to_mir.h"
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
  TypeId five[5] = {world.int_type, world.string_type, world.bool_type, world.float_type,
                    world.int_type};
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
  layouts_finish(&l);
  layouts_dump(&l, &out);
  expect(
      "layouts",
      "int: scalar i32\n"
      "string: string ref<string>\n"
      "int * string: product i32 ref<string>\n"
      "int option: union i8 i32\n  1: #1 i32\n"
      "int option option: union i8 i8 i32\n  1: #1 i8 #2 i32\n"
      "bool: scalar i8\n"
      "float: scalar f64\n"
      "int * string * bool * float * int: object ref?<\"int * string * bool * float * int\">\n"
      "  0: +16 i32 +0 ref<string> +24 i8 +8 f64 +20 i32 size 32\n"
      "(int * string * bool * float * int) option: union i8 ref?<\"int * string * bool * float * int\">\n"
      "  1: #1 ref?<\"int * string * bool * float * int\">\n"
      "string option list: cases ref?<\"string option list\">\n"
      "  1: +16 i8 +0 ref?<string> +8 ref?<\"string option list\"> size 24\n"
      "string option: union i8 ref?<string>\n  1: #1 ref<string>\n"
      "Node: object ref?<Node>\n  0: +8 i32 +12 i8 +0 ref?<Node> size 16\n"
      "Node option: union i8 ref?<Node>\n  1: #1 ref?<Node>\n"
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
    MirUnit *unit = lower_program(g, &world.arena, &world.diags).unit;
    Text problems = text_in(&world.arena);
    bool ok = mir_verify_unit(unit, &problems);
    if (ok && level >= 0) {
      mir_run_passes(unit, &(PassContext){.scratch = &pass, .level = level, .may_renumber = true},
                     &(PassHooks){NULL, wants, after_step});
      ok = mir_verify_unit(unit, &problems);
    }
    if (ok) {
      MirRunResult r = mir_interpret(
          unit, &(MirRunOptions){.out = 1, .max_steps = 100000, .check_leaks = level >= 0},
          &world.arena);
      if (r.fault || r.status != wanted) {
        ok = false;
        text_format(&problems, "status %d, wanted %d; %s", r.status, wanted,
                    r.fault ? r.fault : "no fault");
      }
    }
    if (ok) continue;
    failures++;
    Text out = text_in(&world.arena);
    mir_print_unit(unit, &out);
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

static NodeId op(IntrinsicId id, NodeId a, NodeId b) {
  return make_intrinsic2(g, here, id, world.int_type, world.int_type, a, b);
}
static NodeId less(NodeId a, NodeId b) {
  return make_intrinsic2(g, here, INTRINSIC_PRIM_LT, world.bool_type, world.int_type, a, b);
}
static NodeId sequence(const NodeId *items, uint32_t n) { return make_sequence(g, here, items, n); }

/* let mutable i = 0; let mutable s = 0; while i < 10 do (if i < 5 then s <- s + i); i <- i + 1; s */
static void loops(void) {
  begin();
  NodeId i = let("i", int_literal(0), true), s = let("s", int_literal(0), true);
  NodeId add = make_if(g, here, less(use(i), int_literal(5)),
                       make_set(g, here, s, op(INTRINSIC_ADD, use(s), use(i))), make_unit(g, here));
  NodeId body =
      sequence((NodeId[]){add, make_set(g, here, i, op(INTRINSIC_ADD, use(i), int_literal(1)))}, 2);
  main_is(sequence(
      (NodeId[]){i, s, make_while(g, here, less(use(i), int_literal(10)), body), use(s)}, 4));
  run("loops", 10);
}

/* let rec sum xs acc = match xs with [] -> acc | x :: rest -> sum rest (acc + x);  sum [1; 2; 39] 0 */
static void lists(void) {
  begin();
  TypeId t = list_of(world.int_type);
  NodeId xs = variable("xs", t), acc = variable("acc", world.int_type),
         x = variable("x", world.int_type), rest = variable("rest", t);
  TypeId f_type =
      type_function(&world.types, t, type_function(&world.types, world.int_type, world.int_type));
  NodeId placeholder = make_unit(g, here);
  NodeId sum = define("sum", placeholder, 0);
  psg_node(g, sum)->type = f_type;
  NodeId args[2] = {use(rest), op(INTRINSIC_ADD, use(acc), use(x))};
  NodeId parts[2] = {x, rest};
  NodeId rules[2] = {rule(pat_case(list_case(0), t, NULL, 0), use(acc), (NodeId){0}),
                     rule(pat_case(list_case(1), t, parts, 2),
                          make_apply(g, here, use(sum), args, 2, world.int_type), (NodeId){0})};
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
  NodeId a = variable("a", world.int_type), b = variable("b", world.int_type),
         x = variable("x", world.int_type);
  NodeId add = define(
      "add", make_lambda(g, here, (NodeId[]){a, b}, 2, op(INTRINSIC_ADD, use(a), use(b))), 0);
  TypeId one = type_function(&world.types, world.int_type, world.int_type);
  NodeId ten = int_literal(10), two = int_literal(2), x_use;
  NodeId n = let("n", op(INTRINSIC_ADD, int_literal(29), int_literal(1)), false);
  NodeId f = let("f", make_apply(g, here, use(add), &ten, 1, one), false);
  x_use = use(x);
  NodeId body = op(INTRINSIC_ADD, make_apply(g, here, use(f), &x_use, 1, world.int_type), use(n));
  NodeId h = let("h", make_lambda(g, here, &x, 1, body),
                 true); /* mutable: a value, not a known function */
  main_is(sequence((NodeId[]){n, f, h, make_apply(g, here, use(h), &two, 1, world.int_type)}, 4));
  run("closures", 42);
}

/* seq { let mutable i = 1; while i < 5 do yield i * k; i <- i + 1 }, summed by hand */
static void sequences(void) {
  begin();
  TypeId t = seq_of(world.int_type);
  NodeId k = let("k", op(INTRINSIC_ADD, int_literal(1), int_literal(1)), false),
         i = let("i", int_literal(1), true);
  NodeId yield = psg_new1(g, PSG_YIELD, world.unit_type, here, op(INTRINSIC_MUL, use(i), use(k)));
  NodeId step = make_set(g, here, i, op(INTRINSIC_ADD, use(i), int_literal(1)));
  NodeId loop =
      make_while(g, here, less(use(i), int_literal(5)), sequence((NodeId[]){yield, step}, 2));
  NodeId seq = psg_new1(g, PSG_SEQ_EXPR, t, here, sequence((NodeId[]){i, loop}, 2));
  NodeId s = let("s", seq, false),
         e = let("e", make_intrinsic1(g, here, INTRINSIC_SEQ_START, t, world.int_type, use(s)),
                 false);
  NodeId total = let("total", int_literal(0), true);
  NodeId next =
      make_intrinsic1(g, here, INTRINSIC_SEQ_NEXT, world.bool_type, world.int_type, use(e));
  NodeId current =
      make_intrinsic1(g, here, INTRINSIC_SEQ_CURRENT, world.int_type, world.int_type, use(e));
  NodeId sum =
      make_while(g, here, next, make_set(g, here, total, op(INTRINSIC_ADD, use(total), current)));
  NodeId end =
      make_intrinsic1(g, here, INTRINSIC_SEQ_DISPOSE, world.unit_type, world.int_type, use(e));
  main_is(sequence((NodeId[]){k, s, e, total, sum, end, use(total)}, 7));
  run("sequences", 20);
}

/* ---- classes, by hand ---- */

static TyconId add_class(const char *name, TyconKind kind, uint32_t n, const TypeId *fields) {
  TyconId id = add_tycon(name, kind, PRIM_NONE);
  uint32_t first, count;
  add_fields(id, &first, &count, n, fields);
  tycon_row(&world.types, id)->fields = first;
  tycon_row(&world.types, id)->field_count = count;
  return id;
}

static TypeId class_type(TyconId id) { return type_app(&world.types, id, NULL, 0); }

static MemberId add_member(TyconId id, const char *name, MemberKind kind, uint32_t flags,
                           NodeId binding, MemberId implements) {
  uint32_t row = table_add(&world.types.members, 1), scheme = table_add(&world.types.schemes, 1);
  scheme_row(&world.types, (SchemeId){scheme})->type =
      binding.index ? psg_node(g, binding)->type : world.int_type;
  TyconRow *t = tycon_row(&world.types, id);
  *member_row(&world.types, (MemberId){row}) =
      (MemberRow){.name = name_of_string(&world.names, name),
                  .kind = kind,
                  .flags = flags,
                  .tycon = id,
                  .scheme = {scheme},
                  .binding = binding.index,
                  .implements = implements};
  if (t->last_member.index)
    member_row(&world.types, t->last_member)->next = (MemberId){row};
  else
    t->members = (MemberId){row};
  t->last_member = (MemberId){row};
  if (binding.index) psg_binding(g, binding)->member.index = row;
  return (MemberId){row};
}

static NodeId field_get(NodeId object, TyconId tycon, uint32_t i) {
  FieldId f = {tycon_row(&world.types, tycon)->fields + i};
  NodeId node = psg_new1(g, PSG_FIELD_GET, field_row(&world.types, f)->type, here, object);
  psg_field(g, node)->id = f;
  return node;
}

static NodeId field_set(NodeId object, TyconId tycon, uint32_t i, NodeId value) {
  NodeId node = psg_new2(g, PSG_FIELD_SET, world.unit_type, here, object, value);
  psg_field(g, node)->id.index = tycon_row(&world.types, tycon)->fields + i;
  return node;
}

/* new (x0 …) = fields set in order */
static MemberId add_constructor(TyconId id) {
  NodeId params[4], sets[4];
  uint32_t n = tycon_row(&world.types, id)->field_count;
  params[0] = variable("this", class_type(id));
  for (uint32_t i = 0; i < n; i++) {
    params[i + 1] = variable(
        "x", field_row(&world.types, (FieldId){tycon_row(&world.types, id)->fields + i})->type);
    sets[i] = field_set(use(params[0]), id, i, use(params[i + 1]));
  }
  if (!n) sets[n++] = make_unit(g, here);
  NodeId binding = define(
      "new",
      make_lambda(g, here, params, tycon_row(&world.types, id)->field_count + 1, sequence(sets, n)),
      0);
  return add_member(id, ".ctor", MEMBER_CONSTRUCTOR, 0, binding, (MemberId){0});
}

static NodeId new_object(TyconId id, MemberId constructor, const NodeId *args, uint32_t n) {
  NodeId node = psg_new_n(g, PSG_NEW_OBJECT, class_type(id), here, args, n);
  psg_new_object(g, node)->constructor = constructor;
  psg_new_object(g, node)->exception.index = constructor.index ? 0 : id.index;
  return node;
}

static NodeId coerce(NodeId value, TypeId to, CoerceKind kind) {
  NodeId node = psg_new1(g, PSG_COERCE, to, here, value);
  psg_coerce(g, node)->kind = kind;
  return node;
}

static TyconId exceptions_begin(void) {
  TyconId exn = add_class("Exception", TYCON_CLASS, 1, &world.string_type);
  world.types.known[KNOWN_EXN] = exn.index;
  for (int i = 0; i < 2; i++) {
    TyconId check =
        add_class(i ? "OverflowException" : "DivideByZeroException", TYCON_CLASS, 0, NULL);
    tycon_row(&world.types, check)->base = class_type(exn);
    add_constructor(check);
    world.types.known[i ? KNOWN_OVERFLOW : KNOWN_DIVIDE_BY_ZERO] = check.index;
  }
  return exn;
}

/* exception E of int * string
 * let f n = if n = 0 then raise (E (40, "x")) else 100 / (n - 1)
 * let mutable m = 0
 * (try m <- 1; f 0 with E (x, _) -> x) + (try f 1 with _ -> m + 1)          1 assigned before the exception is seen */
static void exceptions(void) {
  begin();
  TyconId exn = exceptions_begin();
  TypeId exn_type = class_type(exn), payload[2] = {world.int_type, world.string_type};
  TyconId e = add_class("E", TYCON_EXCEPTION, 2, payload);
  NodeId n = variable("n", world.int_type);
  NodeId fields[2] = {int_literal(40), make_string(g, here, "x", 1)};
  NodeId raise =
      make_intrinsic1(g, here, INTRINSIC_RAISE, world.int_type, world.int_type,
                      coerce(new_object(e, (MemberId){0}, fields, 2), exn_type, COERCE_UPCAST));
  NodeId zero = make_intrinsic2(g, here, INTRINSIC_PRIM_EQ, world.bool_type, world.int_type, use(n),
                                int_literal(0));
  NodeId div = op(INTRINSIC_DIV, int_literal(100), op(INTRINSIC_SUB, use(n), int_literal(1)));
  NodeId f = define("f", make_lambda(g, here, &n, 1, make_if(g, here, zero, raise, div)), 0);
  NodeId m = let("m", int_literal(0), true), args[2] = {int_literal(0), int_literal(1)}, tries[2];
  for (int i = 0; i < 2; i++) {
    NodeId call = make_apply(g, here, use(f), &args[i], 1, world.int_type);
    NodeId body = i ? call : sequence((NodeId[]){make_set(g, here, m, int_literal(1)), call}, 2);
    NodeId parts[2] = {variable("x", world.int_type), wild(world.string_type)};
    NodeId pattern = psg_new_n(g, PSG_PAT_EXN, exn_type, here, parts, 2);
    psg_pat_exn(g, pattern)->exception = e;
    NodeId handler =
        i ? rule(wild(exn_type), op(INTRINSIC_ADD, use(m), int_literal(1)), (NodeId){0})
          : rule(pattern, use(parts[0]), (NodeId){0});
    tries[i] = psg_new2(g, PSG_TRY_WITH, world.int_type, here, body, handler);
  }
  NodeId counted = let("counted", int_literal(0), true);
  NodeId add = make_set(g, here, counted, op(INTRINSIC_ADD, use(counted), int_literal(1)));
  NodeId with_finally = psg_new2(g, PSG_TRY_FINALLY, world.int_type, here, tries[1], add);
  NodeId first = let("first", tries[0], false), second = let("second", with_finally, false);
  main_is(sequence(
      (NodeId[]){m, counted, first, second,
                 op(INTRINSIC_ADD, op(INTRINSIC_ADD, use(first), use(second)), use(counted))},
      5));
  run("exceptions", 43);
}

/* interface I with Get: int -> int, by a class with a field, a flattened record, and boxes of different types */
static void interfaces(void) {
  begin();
  exceptions_begin();
  TyconId i = add_tycon("I", TYCON_INTERFACE, PRIM_NONE);
  TypeId i_type = class_type(i);
  MemberId slot = add_member(i, "Get", MEMBER_METHOD, MEMBER_ABSTRACT, (NodeId){0}, (MemberId){0});
  TypeId ints[2] = {world.int_type, world.int_type};
  TyconId types[2] = {add_class("C", TYCON_CLASS, 1, ints), add_class("R", TYCON_RECORD, 2, ints)};
  NodeId values[2], calls[2];
  for (int k = 0; k < 2; k++) {
    tycon_row(&world.types, types[k])->interfaces = types_run(&world.types, &i_type.index, 1);
    NodeId this = variable("this", class_type(types[k])), x = variable("x", world.int_type);
    NodeId body = op(INTRINSIC_ADD, field_get(use(this), types[k], k ? 1 : 0), use(x));
    NodeId get = define("Get", make_lambda(g, here, (NodeId[]){this, x}, 2, body), 0);
    add_member(types[k], "Get", MEMBER_METHOD, MEMBER_OVERRIDE, get, slot);
  }
  NodeId ten = int_literal(10), both[2] = {int_literal(3), int_literal(20)};
  values[0] = new_object(types[0], add_constructor(types[0]), &ten, 1);
  values[1] = psg_new_n(g, PSG_RECORD_EXPR, class_type(types[1]), here, both, 2);
  uint32_t fields[2] = {tycon_row(&world.types, types[1])->fields,
                        tycon_row(&world.types, types[1])->fields + 1};
  IdRun list = psg_list(g, fields, 2);
  psg_record(g, values[1])->fields = list;
  for (int k = 0; k < 2; k++) {
    calls[k] = psg_new2(g, PSG_METHOD_CALL, world.int_type, here,
                        coerce(values[k], i_type, COERCE_INTERFACE), int_literal(k + 1));
    psg_method_call(g, calls[k])->slot = slot;
  }
  TypeId obj = type_of(&world.types, KNOWN_OBJ);
  NodeId boxed = let("boxed", coerce(int_literal(9), obj, COERCE_BOX), false),
         test = psg_new1(g, PSG_TYPE_TEST, world.bool_type, here, use(boxed));
  psg_type_test(g, test)->tested = world.int_type;
  NodeId no = psg_new1(g, PSG_TYPE_TEST, world.bool_type, here, use(boxed));
  psg_type_test(g, no)->tested = i_type;
  NodeId unboxed = coerce(use(boxed), world.int_type, COERCE_UNBOX);
  psg_node(g, unboxed)->flags |= NODE_SYNTHETIC; /* the test has decided it */
  NodeId nine = make_if(g, here, test, unboxed, int_literal(0));
  NodeId none = make_if(g, here, no, int_literal(100), int_literal(0));
  NodeId sum =
      op(INTRINSIC_ADD, op(INTRINSIC_ADD, calls[0], calls[1]), op(INTRINSIC_ADD, nine, none));
  for (int k = 0; k < 2; k++) {
    static const KnownTycon known[2] = {KNOWN_INVALID_CAST, KNOWN_NULL_REFERENCE};
    world.types.known[known[k]] = world.types.known[KNOWN_OVERFLOW];
  }
  main_is(sequence((NodeId[]){boxed, sum}, 2));
  run("interfaces", 42);
}

/* let apply2 (f: int -> int -> int) a b = f a b;  let part (f: int -> int -> int) a = f a
 * let curried a = (let k = a * 2 in fun b -> k + b)
 * apply2 curried 1 10 + (part (fun a b -> a * b) 3) 10     12 + 30: too few and too many for a closure */
static void arities(void) {
  begin();
  TypeId one = type_function(&world.types, world.int_type, world.int_type),
         two = type_function(&world.types, world.int_type, one);
  NodeId f = variable("f", two), a = variable("a", world.int_type),
         b = variable("b", world.int_type);
  NodeId args[2] = {use(a), use(b)};
  NodeId apply2 = define("apply2",
                         make_lambda(g, here, (NodeId[]){f, a, b}, 3,
                                     make_apply(g, here, use(f), args, 2, world.int_type)),
                         0);
  NodeId f2 = variable("f", two), a2 = variable("a", world.int_type), arg = use(a2);
  NodeId part = define(
      "part",
      make_lambda(g, here, (NodeId[]){f2, a2}, 2, make_apply(g, here, use(f2), &arg, 1, one)), 0);
  NodeId a3 = variable("a", world.int_type), b3 = variable("b", world.int_type);
  NodeId k = let("k", op(INTRINSIC_MUL, use(a3), int_literal(2)), false);
  NodeId inner = make_lambda(g, here, &b3, 1, op(INTRINSIC_ADD, use(k), use(b3)));
  NodeId curried =
      define("curried", make_lambda(g, here, &a3, 1, sequence((NodeId[]){k, inner}, 2)), 0);
  NodeId a4 = variable("a", world.int_type), b4 = variable("b", world.int_type);
  NodeId times = make_lambda(g, here, (NodeId[]){a4, b4}, 2, op(INTRINSIC_MUL, use(a4), use(b4)));
  NodeId first[3] = {use(curried), int_literal(1), int_literal(10)},
         second[2] = {times, int_literal(3)}, ten = int_literal(10);
  NodeId x = make_apply(g, here, use(apply2), first, 3, world.int_type);
  NodeId y =
      make_apply(g, here, make_apply(g, here, use(part), second, 2, one), &ten, 1, world.int_type);
  main_is(op(INTRINSIC_ADD, x, y));
  run("arities", 42);
}

/* let mutable n = 0 (captured: a cell)
 * let s = seq { try yield 1; yield 2 finally n <- n + 20 }
 * one enumeration left after its first element, one run to the end: 2 * 20 + 1 + 1 */
static void disposal(void) {
  begin();
  TypeId t = seq_of(world.int_type);
  NodeId n = let("n", int_literal(0), true), total = let("total", int_literal(0), true);
  NodeId yields[2] = {psg_new1(g, PSG_YIELD, world.unit_type, here, int_literal(1)),
                      psg_new1(g, PSG_YIELD, world.unit_type, here, int_literal(2))};
  NodeId cleanup = make_set(g, here, n, op(INTRINSIC_ADD, use(n), int_literal(20)));
  NodeId body = psg_new2(g, PSG_TRY_FINALLY, world.unit_type, here, sequence(yields, 2), cleanup);
  NodeId s = let("s", psg_new1(g, PSG_SEQ_EXPR, t, here, body), false), items[12] = {n, total, s};
  uint32_t count = 3;
  for (int round = 0; round < 2; round++) {
    NodeId e =
        let("e", make_intrinsic1(g, here, INTRINSIC_SEQ_START, t, world.int_type, use(s)), false);
    items[count++] = e;
    NodeId next =
        make_intrinsic1(g, here, INTRINSIC_SEQ_NEXT, world.bool_type, world.int_type, use(e));
    NodeId current =
        make_intrinsic1(g, here, INTRINSIC_SEQ_CURRENT, world.int_type, world.int_type, use(e));
    NodeId one =
        make_set(g, here, total, op(INTRINSIC_ADD, use(total), round ? int_literal(0) : current));
    items[count++] = round ? make_while(g, here, next,
                                        make_intrinsic1(g, here, INTRINSIC_IGNORE, world.unit_type,
                                                        world.int_type, current))
                           : make_if(g, here, next, one, make_unit(g, here));
    items[count++] =
        make_intrinsic1(g, here, INTRINSIC_SEQ_DISPOSE, world.unit_type, world.int_type, use(e));
  }
  items[count++] = op(INTRINSIC_ADD, op(INTRINSIC_ADD, use(n), use(total)), int_literal(1));
  main_is(sequence(items, count));
  run("disposal", 42);
}

/* let rec even n = if n = 0 then k else odd (n - 1) and odd n = if n = 0 then 0 else even (n - 1)
 * with k captured, the group's functions local, odd also a value:  let f = odd (mutable) in even 10 + f 3 */
static void groups(void) {
  begin();
  TypeId one = type_function(&world.types, world.int_type, world.int_type);
  NodeId k = let("k", op(INTRINSIC_ADD, int_literal(20), int_literal(1)), false), fs[2], ns[2];
  for (int i = 0; i < 2; i++) {
    fs[i] = let(i ? "odd" : "even", make_unit(g, here), false);
    psg_node(g, fs[i])->type = one;
    ns[i] = variable("n", world.int_type);
  }
  for (int i = 0; i < 2; i++) {
    NodeId zero = make_intrinsic2(g, here, INTRINSIC_PRIM_EQ, world.bool_type, world.int_type,
                                  use(ns[i]), int_literal(0));
    NodeId less_one = op(INTRINSIC_SUB, use(ns[i]), int_literal(1));
    NodeId body = make_if(g, here, zero, i ? int_literal(0) : use(k),
                          make_apply(g, here, use(fs[1 - i]), &less_one, 1, world.int_type));
    NodeId lambda = make_lambda(g, here, &ns[i], 1, body);
    psg_set_children(g, fs[i], &lambda, 1);
  }
  NodeId group = psg_new_n(g, PSG_REC_GROUP, world.unit_type, here, fs, 2);
  NodeId f = let("f", use(fs[1]), true), ten = int_literal(10), three = int_literal(3);
  NodeId sum = op(INTRINSIC_ADD, make_apply(g, here, use(fs[0]), &ten, 1, world.int_type),
                  make_apply(g, here, use(f), &three, 1, world.int_type));
  main_is(sequence((NodeId[]){k, group, f, sum}, 4));
  run("groups", 42);
}

int main(void) {
  layouts();
  arities();
  disposal();
  groups();
  exceptions();
  interfaces();
  loops();
  lists();
  closures();
  sequences();
  return failures ? 1 : 0;
}
