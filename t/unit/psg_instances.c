/* link: clef/psg/... clef/type */
/* Instances of a template, witnesses per type, the verifier on what comes out. */
#include "t/unit/psg_world.h"
#include "clef/psg/elaborate/captures.h"
#include "clef/psg/mono/reach.h"
#include "clef/psg/check/verify.h"

static Graph *g = &world.g;

/* let same (a: 'a) (b: 'a) = a = b;  main: same (1, Some 2) (1, None) && same 1 2 */
int main(void) {
  world_begin();
  uint32_t param = table_add(&world.types.params, 1);
  param_row(&world.types, (ParamId){param})->name = name_of_string(&world.names, "a");
  TypeId p = type_param(&world.types, (ParamId){param});
  NodeId vars[2] = {variable("a", p), variable("b", p)};
  NodeId equal =
      make_intrinsic2(g, here, INTRINSIC_EQUALS, world.bool_type, p, use(vars[0]), use(vars[1]));
  NodeId lambda = make_lambda(g, here, vars, 2, equal);
  NodeId same = define("same", lambda, NODE_TEMPLATE);
  uint32_t scheme = table_add(&world.types.schemes, 1);
  *scheme_row(&world.types, (SchemeId){scheme}) =
      (SchemeRow){types_run(&world.types, &param, 1), psg_node(g, lambda)->type};
  psg_binding(g, same)->scheme.index = scheme;

  TypeId parts[2] = {world.int_type, option_of(world.int_type)};
  TypeId pair = type_tuple(&world.types, parts, 2, false);
  NodeId refs[2], calls[2];
  for (int i = 0; i < 2; i++) {
    TypeId t = i ? world.int_type : pair;
    refs[i] = use(same);
    IdRun list = psg_list(g, &t.index, 1);
    psg_var_ref(g, refs[i])->types = list;
    NodeId args[2];
    for (int k = 0; k < 2; k++) {
      if (i)
        args[k] = int_literal(k);
      else {
        NodeId two = int_literal(2);
        NodeId option = psg_new_n(g, PSG_UNION_CASE, parts[1], here, &two, k ? 0 : 1);
        psg_union_case(g, option)->id.index = option_case(k ? 0 : 1).index;
        args[k] = psg_new2(g, PSG_TUPLE_EXPR, pair, here, int_literal(1), option);
      }
    }
    calls[i] = make_apply(g, here, refs[i], args, 2, world.bool_type);
  }
  NodeId both = make_if(g, here, calls[0], calls[1], make_bool(g, here, false));
  NodeId unit_var = variable("u", world.unit_type);
  define("main", make_lambda(g, here, &unit_var, 1, both), NODE_ENTRY_POINT);
  define("unused",
         make_lambda(g, here, (NodeId[]){variable("u", world.unit_type)}, 1, int_literal(1)), 0);
  psg_close_captures(g);
  psg_mark_reachable(g);
  g->phase = 4;
  psg_make_instances(g);
  Text out = text_in(&world.arena);
  psg_dump_instances(g, &out);
  uint32_t count = psg_instance_count(g);
  if (count != 6) failures++, printf("%u instances\n%s", count, text_string(&out));
  InstanceId on_pair = psg_target(g, refs[0], psg_entry(g)),
             on_int = psg_target(g, refs[1], psg_entry(g));
  Witness w = psg_witness(g, equal, on_int);
  if (w.prim != INTRINSIC_PRIM_EQ) failures++, printf("= on int is no primitive operation\n");
  w = psg_witness(g, equal, on_pair);
  if (!w.call.index)
    failures++, printf("= on a pair is no function\n");
  else {
    NodeId witness = psg_instance(g, w.call)->binding;
    NodeId body = psg_child(g, psg_child(g, witness, 0), 2);
    if (psg_kind(g, body) != PSG_IF_THEN_ELSE ||
        psg_kind(g, psg_child(g, body, 1)) != PSG_INTRINSIC)
      failures++, printf("%s\n", dump(witness));
    if (!psg_find_metadata(g, body, name_of_string(&world.names, "Elaboration.Kind")))
      failures++, printf("no Elaboration.Kind\n");
  }
  Text problems = text_in(&world.arena);
  if (!psg_verify(g, &problems)) failures++, printf("%s", text_string(&problems));
  return failures ? 1 : 0;
}
