/* link: clef/psg/... clef/type */
/* Decision trees and counter-examples on graphs built by hand. */
#include "t/unit/psg_world.h"

static Graph *g = &world.g;

static const char *messages(void) {
  Text out = text_in(&world.arena);
  for (uint32_t i = 0; i < world.diags.list.count; i++)
    text_format(&out, "%s %s\n", diag_code_text(world.diags.list.items[i].code),
                world.diags.list.items[i].message);
  world.diags.list.count = 0;
  return text_string(&out);
}

/* match x with Some 1 -> 10 | None -> 20 */
static void missing_value(void) {
  TypeId t = option_of(world.int_type);
  NodeId x = variable("x", t), one = pat_int(1);
  NodeId rules[2] = {rule(pat_case(option_case(1), t, &one, 1), int_literal(10), (NodeId){0}),
                     rule(pat_case(option_case(0), t, NULL, 0), int_literal(20), (NodeId){0})};
  NodeId m = match(use(x), rules, 2);
  psg_match_coverage(g, &(MatchRules){rules, 2, make_node_type(g, psg_child(g, m, 0)), false}, here,
                     FAIL_RAISE);
  expect(
      "missing value",
      "FS0025 Incomplete pattern matches on this expression. For example, the value 'Some (0)' may indicate a case not covered by the pattern(s).\n",
      messages());
  NodeId tree = psg_match_tree(g, psg_child(g, m, 0), rules, 2, world.int_type, here, FAIL_RAISE);
  expect(
      "tree",
      "(Switch 0 1\n  (DUGetTag\n    (VarRef x))\n  (Sequential\n    (Literal 20))\n  (Sequential\n    (Binding $v\n      (DUEliminate Some 0\n        (VarRef x)))\n"
      "    (Switch 1\n      (VarRef $v)\n      (Sequential\n        (Literal 10))\n      (MatchFailure))))",
      shape(tree));
}

/* match a, b with 0, y | y, 0 when y > 1 -> y | _ -> 7: the guard is tried for each alternative; two leaves share the body */
static void guarded_or(void) {
  TypeId pair[2] = {world.int_type, world.int_type};
  TypeId t = type_tuple(&world.types, pair, 2, false);
  NodeId a = variable("a", world.int_type), b = variable("b", world.int_type);
  NodeId y = variable("y", world.int_type), y2 = variable("y", world.int_type);
  psg_node(g, y2)->flags = NODE_OR_ALIAS;
  psg_pattern_binding(g, y2)->alias = y;
  NodeId either =
      psg_new2(g, PSG_PAT_OR, t, here, pat_tuple(t, pat_int(0), y), pat_tuple(t, y2, pat_int(0)));
  NodeId guard = make_intrinsic2(g, here, INTRINSIC_PRIM_GT, world.bool_type, world.int_type,
                                 use(y), int_literal(1));
  NodeId rules[2] = {rule(either, use(y), guard), rule(wild(t), int_literal(7), (NodeId){0})};
  NodeId m = match(psg_new2(g, PSG_TUPLE_EXPR, t, here, use(a), use(b)), rules, 2);
  psg_match_coverage(g, &(MatchRules){rules, 2, make_node_type(g, psg_child(g, m, 0)), false}, here,
                     FAIL_RAISE);
  expect("complete", "", messages());
  NodeId tree = psg_match_tree(g, psg_child(g, m, 0), rules, 2, world.int_type, here, FAIL_RAISE);
  expect(
      "guarded or",
      "(Join\n  (Switch 0\n    (VarRef a)\n    (Sequential\n      (Binding y\n        (VarRef b))\n      (IfThenElse\n"
      "        (Intrinsic Op.primGt\n          (VarRef y)\n          (Literal 1))\n        (Jump\n          (VarRef y))\n        (Switch 0\n          (VarRef b)\n"
      "          (Sequential\n            (Binding y\n              (VarRef a))\n            (IfThenElse\n              (Intrinsic Op.primGt\n"
      "                (VarRef y)\n                (Literal 1))\n              (Jump\n                (VarRef y))\n              (Jump)))\n          (Jump))))\n"
      "    (Switch 0\n      (VarRef b)\n      (Sequential\n        (Binding y\n          (VarRef a))\n        (IfThenElse\n          (Intrinsic Op.primGt\n"
      "            (VarRef y)\n            (Literal 1))\n          (Jump\n            (VarRef y))\n          (Jump)))\n      (Jump)))\n"
      "  (JoinTarget\n    (PatternBinding y)\n    (VarRef y))\n  (JoinTarget\n    (Literal 7)))",
      shape(tree));
}

/* match l with [] -> 0 | [x] -> 1 | _ :: _ -> 2 | [] -> 3 */
static void useless_rule(void) {
  TypeId t = list_of(world.int_type);
  NodeId l = variable("l", t), x = variable("x", world.int_type);
  NodeId nil = pat_case(list_case(0), t, NULL, 0);
  NodeId one[2] = {x, nil}, more[2] = {wild(world.int_type), wild(t)};
  NodeId rules[4] = {rule(pat_case(list_case(0), t, NULL, 0), int_literal(0), (NodeId){0}),
                     rule(pat_case(list_case(1), t, one, 2), int_literal(1), (NodeId){0}),
                     rule(pat_case(list_case(1), t, more, 2), int_literal(2), (NodeId){0}),
                     rule(pat_case(list_case(0), t, NULL, 0), int_literal(3), (NodeId){0})};
  NodeId m = match(use(l), rules, 4);
  psg_match_coverage(g, &(MatchRules){rules, 4, make_node_type(g, psg_child(g, m, 0)), false}, here,
                     FAIL_RAISE);
  expect("useless", "FS0026 This rule will never be matched\n", messages());
  psg_match_coverage(g, &(MatchRules){rules, 2, make_node_type(g, psg_child(g, m, 0)), false}, here,
                     FAIL_RAISE);
  expect(
      "longer list",
      "FS0025 Incomplete pattern matches on this expression. For example, the value '[_;_]' may indicate a case not covered by the pattern(s).\n",
      messages());
}

int main(void) {
  world_begin();
  missing_value();
  guarded_or();
  useless_rule();
  return failures ? 1 : 0;
}
