/* member_args: type arguments of a member that only its member constraints determine.
 *
 * In:    a member that a trait call means for known types, and the type arguments that the call's own types give.
 * Out:   all its type arguments, closed.
 * Tests: t/run/srtp-argument-by-constraint-*
 *
 * In `static member inline Length (x: ^f) = Seq.length (ToSeq.Invoke x : seq<'t>)` nothing but the constraint that ^f has a
 * member ToSeq says what 't is. The checker has solved such constraints for each use. The same rules solve them here again, for
 * the types of one instance: parameters without an argument become variables, and each constraint is unified with the member
 * that it means. That member's own constraints are solved with the others. As in F#, a constraint is solved first where all
 * types are known that may have the member; then, one at a time, where only one member fits what is known (weak resolution).
 */
#include "clef/base/vec.h"
#include "clef/psg/graph/object_types.h"
#include "clef/psg/mono/instance_state.h"
#include "clef/type/unify.h"

/* A member constraint at the types of its use. */
typedef struct Need {
  const char *name;
  IdRun support;
  TypeId *args; /* the object first */
  uint32_t count;
  TypeId result;
  bool of_instance, done;
} Need;

/* A member that a constraint may mean, of one of its types. */
typedef struct Option {
  MemberId member;
  TypeId at;
} Option;
typedef VEC(Option) OptionList;

typedef struct Solver {
  Graph *g;
  Unifier unifier;
  VEC(Need) needs;
} Solver;

/* Constraints of constraints may have no end; what is not solved by then is obj. */
enum { MOST_NEEDS = 2000 };

static void add_needs(Solver *s, IdRun params, IdRun args) {
  Graph *g = s->g;
  Types *t = g->types;
  const TypeId *items = (const TypeId *)run_items(t, args);
  uint32_t first = s->needs.count;
  for (uint32_t i = 0; i < params.count && i < args.count; i++)
    for (uint32_t c = param_row(t, (ParamId){run_items(t, params)[i]})->constraints; c;
         c = constraint_row(t, c)->next) {
      const ConstraintRow row = *constraint_row(t, c);
      if (row.kind != CONSTRAINT_MEMBER || !row.type.index || s->needs.count >= MOST_NEEDS)
        continue;
      TypeId type = type_resolve(t, type_substitute(t, row.type, params, items));
      uint32_t count = row.flags >> 1;
      Need need = {.name = name_text(g->names, row.name),
                   .support = type_substitute_run(t, row.support, params, items),
                   .args = NEW_ARRAY(g->arena, TypeId, count + 1),
                   .of_instance = !(row.flags & 1)};
      for (; need.count < count && type_kind(t, type) == TYPE_FUNCTION;
           type = type_resolve(t, type_arg(t, type, 1)))
        need.args[need.count++] = type_arg(t, type, 0);
      need.result = type;
      bool again = false; /* each type of a constraint carries it */
      for (uint32_t k = first; k < s->needs.count && !again; k++)
        again = s->needs.items[k].name == need.name &&
                type_equal(t, s->needs.items[k].result, need.result) &&
                s->needs.items[k].count == need.count &&
                (!count || type_equal(t, s->needs.items[k].args[0], need.args[0]));
      if (!again) vec_push(g->arena, &s->needs, need);
    }
}

static TypeId support_type(Solver *s, const Need *need, uint32_t i) {
  return type_resolve(s->g->types, (TypeId){run_items(s->g->types, need->support)[i]});
}

/* Makes the argument's type equal to the parameter's, or a supertype of it, to which the argument is coerced. */
static bool arg_fits(Solver *s, TypeId param, TypeId given) {
  Trial trial = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, param, given)) {
    type_keep_trial(&s->unifier);
    return true;
  }
  type_undo_trial(&s->unifier, trial);
  TypeId super = type_super_for(s->g->types, given, param);
  return super.index && type_unify(&s->unifier, param, super);
}

/* Unifies the member's type, at fresh variables, with the constraint's. */
static bool option_fits(Solver *s, const Need *need, const Option *option, IdRun *vars) {
  Types *t = s->g->types;
  const MemberRow row = *member_row(t, option->member);
  TypeId type = type_instantiate(&s->unifier, row.scheme, 1, (Span){0}, vars);
  IdRun params = scheme_row(t, row.scheme)->params,
        own = type_row(t, type_resolve(t, option->at))->args;
  for (uint32_t i = 0; i < own.count && i < vars->count; i++)
    if (!type_unify(&s->unifier, (TypeId){run_items(t, *vars)[i]}, (TypeId){run_items(t, own)[i]}))
      return false;
  bool has_object = !(row.flags & MEMBER_STATIC) && row.kind != MEMBER_CONSTRUCTOR;
  for (uint32_t i = 0; i < need->count; i++) {
    type = type_resolve(t, type);
    if (type_kind(t, type) != TYPE_FUNCTION) { /* a property takes no unit */
      if (i + 1 < need->count || type_prim(t, need->args[i]) != PRIM_UNIT) return false;
      break;
    }
    TypeId given = has_object && !i ? option->at : need->args[i];
    if (!arg_fits(s, type_arg(t, type, 0), given)) return false;
    type = type_arg(t, type, 1);
  }
  type = type_resolve(t, type);
  if (type_kind(t, type) == TYPE_FUNCTION && type_prim(t, type_arg(t, type, 0)) == PRIM_UNIT &&
      need->count == (has_object ? 1 : 0))
    type = type_arg(t, type, 1);
  if (!type_unify(&s->unifier, type, need->result)) return false;
  TypeId *bound = NEW_ARRAY(s->g->arena, TypeId, params.count + 1);
  for (uint32_t i = 0; i < params.count; i++)
    bound[i] = type_zonk(t, (TypeId){run_items(t, *vars)[i]});
  return psg_satisfies(s->g, params, bound);
}

/* The members of that name which the types have. */
static OptionList options_of(Solver *s, const Need *need) {
  Graph *g = s->g;
  Types *t = g->types;
  OptionList found = {0};
  for (uint32_t i = 0; i < need->support.count; i++)
    for (TypeId at = support_type(s, need, i); type_tycon(t, at).index;
         at = psg_type_of_base(g, at)) {
      MemberId m = tycon_row(t, type_tycon(t, at))->members;
      for (; m.index; m = member_row(t, m)->next) {
        if (!psg_may_mean(g, m, need->name, need->of_instance)) continue;
        bool again = false;
        for (uint32_t k = 0; k < found.count; k++) again |= found.items[k].member.index == m.index;
        if (!again) vec_push(g->arena, &found, ((Option){m, at}));
      }
    }
  return found;
}

/* The type of argument `index`, an object included. */
static TypeId param_of(Types *t, MemberId member, uint32_t index) {
  TypeId type = type_resolve(t, scheme_row(t, member_row(t, member)->scheme)->type);
  for (; index && type_kind(t, type) == TYPE_FUNCTION; index--)
    type = type_resolve(t, type_arg(t, type, 1));
  return type_kind(t, type) == TYPE_FUNCTION ? type_arg(t, type, 0) : type;
}

/* Is x the better member by the types of its parameters? F# specification 14.4. */
static bool is_better(Types *t, const Need *need, MemberId x, MemberId y) {
  bool better = false;
  for (uint32_t i = 0; i < need->count; i++) {
    int one = type_compare_specific(t, param_of(t, x, i), param_of(t, y, i));
    if (one < 0) return false;
    better |= one > 0;
  }
  return better;
}

/* The member that fits, better than all others that do; the count of all where there is none. */
static uint32_t best_option(Solver *s, const Need *need, const OptionList *options) {
  Types *t = s->g->types;
  bool *fits = NEW_ARRAY(s->g->arena, bool, options->count + 1);
  IdRun ignored;
  for (uint32_t i = 0; i < options->count; i++) {
    Trial trial = type_begin_trial(&s->unifier);
    fits[i] = option_fits(s, need, &options->items[i], &ignored);
    type_undo_trial(&s->unifier, trial);
  }
  for (uint32_t i = 0; i < options->count; i++) {
    bool is_best = fits[i];
    for (uint32_t k = 0; is_best && k < options->count; k++)
      is_best = k == i || !fits[k] ||
                is_better(t, need, options->items[i].member, options->items[k].member);
    if (is_best) return i;
  }
  return options->count;
}

/* An operator of primitive types, a field, an item of a tuple: true where the constraint means one. */
static bool solve_without_member(Solver *s, const Need *need) {
  Graph *g = s->g;
  Types *t = g->types;
  for (uint32_t i = 0; i < need->support.count; i++) {
    TypeId type = support_type(s, need, i);
    TyconId tycon = type_tycon(t, type);
    Witness part = {.prim = INTRINSIC_NONE};
    if (type_prim(t, type) != PRIM_NONE && psg_has_operation(t, type, need->name)) {
      bool is_conversion = !strcmp(need->name, "op_Explicit");
      if (!is_conversion) type_unify(&s->unifier, need->count ? need->args[0] : type, need->result);
      return true;
    }
    if (!need->of_instance) continue;
    if (psg_part_witness(g, need->name, type, &part)) {
      bool is_tuple = type_kind(t, type) == TYPE_TUPLE;
      TypeId found = type_arg(t, type, is_tuple ? part.position : part.position * 2 + 1);
      return type_unify(&s->unifier, need->result, found);
    }
    const char *plain = strncmp(need->name, "get_", 4) ? need->name : need->name + 4;
    if (tycon.index && psg_field_named(g, tycon_row(t, tycon), plain, &part))
      return type_unify(&s->unifier, need->result, type_of_field(t, part.field_id, type));
  }
  return false;
}

/* Solves the constraint if all types are known that may have the member, or else, when `is_weak`, if one member fits. */
static bool solve_need(Solver *s, uint32_t index, bool is_weak) {
  const Need need = s->needs.items[index];
  Types *t = s->g->types;
  for (uint32_t i = 0; !is_weak && i < need.support.count; i++)
    if (type_kind(t, support_type(s, &need, i)) == TYPE_VAR) return false;
  OptionList options = options_of(s, &need);
  uint32_t best = best_option(s, &need, &options);
  if (best == options.count) return solve_without_member(s, &need);
  IdRun vars;
  option_fits(s, &need, &options.items[best], &vars);
  SchemeId scheme = member_row(t, options.items[best].member)->scheme;
  add_needs(s, scheme_row(t, scheme)->params, vars);
  return true;
}

/* Solves one constraint; false where none can be solved. */
static bool solve_one(Solver *s, bool is_weak) {
  for (uint32_t i = 0; i < s->needs.count; i++) {
    if (s->needs.items[i].done || !solve_need(s, i, is_weak)) continue;
    s->needs.items[i].done = true;
    return true;
  }
  return false;
}

/* What is still unknown in the type becomes obj. */
static void close_vars(Solver *s, TypeId type) {
  Types *t = s->g->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) type_unify(&s->unifier, type, type_of(t, KNOWN_OBJ));
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return;
  for (uint32_t i = row.kind == TYPE_ANON_RECORD; i < row.args.count;
       i += row.kind == TYPE_ANON_RECORD ? 2 : 1)
    close_vars(s, (TypeId){run_items(t, row.args)[i]});
}

static bool has_member_constraint(Types *t, IdRun params) {
  for (uint32_t i = 0; i < params.count; i++)
    for (uint32_t c = param_row(t, (ParamId){run_items(t, params)[i]})->constraints; c;
         c = constraint_row(t, c)->next)
      if (constraint_row(t, c)->kind == CONSTRAINT_MEMBER) return true;
  return false;
}

void psg_bind_by_members(Graph *g, SchemeId scheme, TypeId *bound) {
  Types *t = g->types;
  const IdRun params = scheme_row(t, scheme)->params;
  uint32_t unknown = 0;
  for (uint32_t i = 0; i < params.count; i++) unknown += !bound[i].index;
  if (unknown && has_member_constraint(t, params)) {
    Solver s = {.g = g, .unifier = {.types = t, .arena = g->arena}};
    IdRun vars;
    type_instantiate(&s.unifier, scheme, 1, (Span){0}, &vars);
    for (uint32_t i = 0; i < params.count; i++)
      if (bound[i].index) type_unify(&s.unifier, (TypeId){run_items(t, vars)[i]}, bound[i]);
    add_needs(&s, params, vars);
    while (solve_one(&s, false) || solve_one(&s, true)) {
    }
    for (uint32_t i = 0; i < params.count; i++) {
      TypeId var = {run_items(t, vars)[i]};
      close_vars(&s, var);
      if (!bound[i].index) bound[i] = type_zonk(t, var);
    }
  }
  for (uint32_t i = 0; i < params.count; i++)
    if (!bound[i].index) bound[i] = type_of(t, KNOWN_OBJ);
}
