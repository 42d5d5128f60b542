/* constrain: checks that the written type arguments satisfy the constraints of a definition's parameters.
 *
 * A type variable as argument gets the constraints (`let f (x: Set<'a>) = x` requires comparison). So does a type parameter of a
 * header whose constraints mention the definition. Inside a group of definitions the equality, bases and constructors of its
 * members are unknown, so the arguments written there are checked at the end of the group. Types of System have fewer constraints
 * in F# than here, so only those of Nullable are checked.
 */
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"

static bool is_of_system(Sema *s, TyconId tycon) {
  Name path = tycon_row(s->types, tycon)->path;
  return table_is_image(&s->types->tycons, tycon.index) && path.index &&
         tycon.index != type_known(s->types, KNOWN_NULLABLE).index &&
         !strncmp(name_text(s->names, path), "System", 6);
}

static void report(Sema *s, Span span) {
  TypeId failed = type_take_failure(&s->unifier);
  ConstraintKind kind = s->unifier.failed;
  const char *type = sema_type_text(s, failed), *text = sema_constraint_text(s, kind, type);
  if (text)
    diag(s->diags, span, D_CONSTRAINT_FAILS, text);
  else
    sema_report_lacking(s, span, failed, kind == CONSTRAINT_EQUALITY ? "equality" : "comparison");
}

static void look(Sema *s, const HeldConstraints *held) {
  Types *t = s->types;
  IdRun params = tycon_row(t, held->tycon)->params;
  const TypeId *args = (const TypeId *)run_items(t, held->args);
  for (uint32_t i = 0; i < params.count && i < held->args.count; i++) {
    uint32_t constraints = param_row(t, (ParamId){run_items(t, params)[i]})->constraints;
    if (!constraints || type_kind(t, type_resolve(t, args[i])) == TYPE_ERROR) continue;
    type_take_failure(&s->unifier);
    if (type_fulfils(&s->unifier, constraints, params, args, args[i])) continue;
    if (s->unifier.failed_type.index) report(s, held->span);
    return;
  }
}

/* Adds the constraints to parameters of a type's header, as to variables. */
static void take_over(Sema *s, IdRun params, const TypeId *args, uint32_t count) {
  Types *t = s->types;
  for (uint32_t i = 0; i < params.count && i < count; i++)
    if (type_kind(t, type_resolve(t, args[i])) == TYPE_PARAM)
      sema_take_constraints(s, params, args, i);
}

void sema_constrain(Sema *s, TyconId tycon, const TypeId *args, uint32_t count, Span span) {
  Types *t = s->types;
  IdRun params = tycon_row(t, tycon)->params;
  if (!s->dialect->checks_uses || !count) return;
  bool any = s->constraints.holding && !table_is_image(&t->tycons, tycon.index);
  for (uint32_t i = 0; i < params.count && !any; i++)
    any = param_row(t, (ParamId){run_items(t, params)[i]})->constraints != 0;
  if (!any || is_of_system(s, tycon)) return;
  if (s->constraints.in_header) take_over(s, params, args, count);
  HeldConstraints held = {tycon, types_run(t, (const uint32_t *)args, count), span};
  if (s->constraints.holding)
    vec_push(s->session, &s->constraints.held, held);
  else
    look(s, &held);
}

bool sema_constrain_type(Sema *s, TypeId type, ConstraintKind kind, Span span) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (type_constrain(&s->unifier, type, kind)) return true;
  if (type_kind(t, type) != TYPE_PARAM) return false;
  ParamId param = {type_row(t, type)->head};
  if (!(param_row(t, param)->flags & PARAM_GROWS)) return false;
  uint32_t list = param_row(t, param)->constraints;
  type_add_constraint(t, &list, (ConstraintRow){.kind = kind});
  param_row(t, param)->constraints = list;
  diag(s->diags, span, D_CONSTRAINT_LEFT_OUT, name_text(s->names, param_row(t, param)->name),
       kind == CONSTRAINT_NULL         ? "null"
       : kind == CONSTRAINT_COMPARISON ? "comparison"
                                       : "equality");
  return true;
}

void sema_release_constraints(Sema *s) {
  if (--s->constraints.holding) return;
  for (uint32_t i = 0; i < s->constraints.held.count; i++) look(s, &s->constraints.held.items[i]);
  s->constraints.held.count = 0;
}
