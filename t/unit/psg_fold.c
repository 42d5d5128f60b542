/* link: clef/psg/... clef/type */
/* The two traversals of the program semantic graph, 11, on a fixed graph: orders and regions as text. */
#include "t/unit/psg_world.h"
#include "clef/psg/graph/fold.h"

static Graph *g = &world.g;
static Text said;

static void visit(void *state, NodeId node) {
  (void)state;
  const PsgNode *n = psg_node(g, node);
  bool has_name =
      n->kind == PSG_BINDING || n->kind == PSG_PATTERN_BINDING || n->kind == PSG_VAR_REF;
  text_format(&said, "%s%s%s ", psg_kind_text[n->kind], has_name ? ":" : "",
              has_name ? name_text(g->names, n->name) : "");
}
static void enter(void *state, NodeId parent, NodeId region) {
  (void)state, (void)region;
  text_format(&said, "<%s ", psg_kind_text[psg_kind(g, parent)]);
}
static void leave(void *state, NodeId parent, NodeId region) {
  (void)state, (void)parent, (void)region;
  text_add(&said, "> ");
}

int main(void) {
  world_begin();
  said = text_in(&world.arena);
  NodeId x = variable("x", world.int_type), y = variable("y", world.int_type);
  NodeId f = define("f", make_lambda(g, here, &x, 1, use(x)), 0);
  NodeId h = define("h", make_lambda(g, here, &y, 1, use(y)), 0);
  NodeId group = psg_new2(g, PSG_REC_GROUP, world.unit_type, here, f, h);
  psg_fold_with_lambda_pre_bind(g, &world.arena, group, visit, NULL);
  expect("pre-bind",
         "LetRecBindings Binding:f Binding:h Lambda PatternBinding:x VarRef:x Lambda "
         "PatternBinding:y VarRef:y ",
         text_string(&said));
  said = text_in(&world.arena);
  NodeId i = let("i", int_literal(0), true);
  NodeId guard = make_intrinsic2(g, here, INTRINSIC_PRIM_LT, world.bool_type, world.int_type,
                                 use(i), int_literal(3));
  NodeId choice = make_if(
      g, here, make_intrinsic1(g, here, INTRINSIC_NOT, world.bool_type, world.bool_type, guard),
      int_literal(1), int_literal(2));
  NodeId again = make_intrinsic2(g, here, INTRINSIC_PRIM_LT, world.bool_type, world.int_type,
                                 use(i), int_literal(5));
  NodeId loop = make_while(g, here, again, make_set(g, here, i, choice));
  RegionFold fold = {.visit = visit, .enter = enter, .leave = leave};
  psg_fold_with_scf_regions(g, &world.arena, loop, &fold);
  expect("regions",
         "WhileLoop <WhileLoop Intrinsic VarRef:i Literal > <WhileLoop Set VarRef:i IfThenElse "
         "Intrinsic Intrinsic VarRef:i Literal <IfThenElse Literal > <IfThenElse Literal > > ",
         text_string(&said));
  return failures ? 1 : 0;
}
