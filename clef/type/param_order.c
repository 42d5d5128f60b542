/* param_order: the order of a function's type parameters, which explicit type arguments follow.
 *
 * In:    the type of a generalised function, its parameters, how many of these were declared and stay first.
 * Out:   the others in F#'s order: from left to right through the type, each followed by what its member constraints mention,
 *        and a parameter that nothing leads to last.
 * Tests: t/run/type-arguments-of-constrained-functions.fs
 */
#include "clef/type/unify.h"

typedef struct Order {
  Types *types;
  const ParamList *params;
  ParamList placed;
} Order;

static bool is_among(const ParamList *params, uint32_t param) {
  for (uint32_t i = 0; i < params->count; i++)
    if (params->items[i].index == param) return true;
  return false;
}

static void visit_type(Order *o, TypeId type);

/* What the parameter's constraints mention, in the order of the constraints, whose list begins with the last. */
static void visit_constraints(Order *o, uint32_t constraint) {
  if (!constraint) return;
  const ConstraintRow row = *constraint_row(o->types, constraint);
  visit_constraints(o, row.next);
  if (row.kind != CONSTRAINT_MEMBER || !row.type.index) return;
  for (uint32_t i = 0; i < row.support.count; i++)
    visit_type(o, (TypeId){run_items(o->types, row.support)[i]});
  visit_type(o, row.type);
}

static void visit_type(Order *o, TypeId type) {
  Types *t = o->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (!(row.flags & TYPE_FLAG_HAS_PARAM)) return;
  if (row.kind == TYPE_PARAM) {
    if (is_among(&o->placed, row.head) || !is_among(o->params, row.head)) return;
    vec_push(t->arena, &o->placed, ((ParamId){row.head}));
    visit_constraints(o, param_row(t, (ParamId){row.head})->constraints);
    return;
  }
  for (uint32_t i = row.kind == TYPE_ANON_RECORD; i < row.args.count;
       i += row.kind == TYPE_ANON_RECORD ? 2 : 1)
    visit_type(o, (TypeId){run_items(t, row.args)[i]});
}

void type_order_params(Types *t, TypeId type, ParamList *params, uint32_t fixed) {
  Order o = {.types = t, .params = params};
  for (uint32_t i = 0; i < fixed; i++) vec_push(t->arena, &o.placed, params->items[i]);
  for (uint32_t i = 0; i < fixed; i++)
    visit_constraints(&o, param_row(t, params->items[i])->constraints);
  visit_type(&o, type);
  for (uint32_t i = 0; i < params->count; i++)
    if (!is_among(&o.placed, params->items[i].index))
      vec_push(t->arena, &o.placed, params->items[i]);
  *params = o.placed;
}
