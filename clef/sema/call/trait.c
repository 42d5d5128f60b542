/* trait: member constraints, `^T : (static member M : …)`.
 *
 * A trait requires that one of several types (its support) has a member with a name and a type. In an `inline`
 * function it is a TraitCall node. A trait that is unsolved when the function is generalised becomes a constraint of its type
 * parameters. Variables that only the constraint mentions become type parameters too. Each use of the function creates the
 * constraints again, at the types of the use, as traits that wait until a support type is known. Solving a trait unifies its
 * types with those of the member. Monomorphisation decides which code runs.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/report/report.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/call/trait.h"

static bool is_float(PrimKind p) { return p == PRIM_FLOAT32 || p == PRIM_FLOAT64; }

TraitParts trait_parts(Sema *s, const Trait *trait) {
  TraitParts parts;
  parts.count = 0;
  TypeId type = type_resolve(s->types, trait->type);
  while (parts.count < trait->arg_count && type_kind(s->types, type) == TYPE_FUNCTION &&
         parts.count < MOST_TRAIT_ARGS) {
    parts.args[parts.count++] = type_resolve(s->types, type_arg(s->types, type, 0));
    type = type_resolve(s->types, type_arg(s->types, type, 1));
  }
  parts.result = type;
  return parts;
}

static TypeId support_type(Sema *s, const Trait *trait, uint32_t i) {
  return type_resolve(s->types, (TypeId){run_items(s->types, trait->support)[i]});
}

static void expect(Sema *s, Span span, TypeId expected, TypeId actual) {
  if (!type_unify(&s->unifier, expected, actual)) sema_mismatch(s, span, expected, actual);
}

/* `get_Zero` is a property Zero, `set_Zero` its setter. */
bool trait_is_setter(const char *name) { return !strncmp(name, "set_", 4); }
const char *trait_plain_name(const char *name) {
  return strncmp(name, "get_", 4) && !trait_is_setter(name) ? name : name + 4;
}

/* ---- built-in members of primitive types ---- */

/* A decimal is a structure of the library: DecimalOf has the conversions of primitive types to it. */
static bool makes_decimal(Sema *s, const Trait *trait) {
  return type_is_known(s->types, trait_parts(s, trait).result, KNOWN_DECIMAL);
}

static bool has_builtin(Sema *s, const Trait *trait, TypeId type) {
  PrimKind p = type_prim(s->types, type);
  const char *name = name_text(s->names, trait->name);
  char sort = sema_operator_sort(name);
  if (!strcmp(name, "op_Addition") && (p == PRIM_STRING || p == PRIM_CHAR)) return true;
  if (!strcmp(name, "op_Subtraction") && p == PRIM_CHAR) return true;
  if ((!strcmp(name, "get_Zero") || !strcmp(name, "get_One")) && p == PRIM_CHAR) return true;
  if (!strcmp(name, "op_Explicit") && makes_decimal(s, trait)) return false;
  if (!strcmp(name, "op_Explicit"))
    return prim_is_number(p) || p == PRIM_CHAR || p == PRIM_STRING ||
           (type_tycon(s->types, type).index &&
            tycon_row(s->types, type_tycon(s->types, type))->kind == TYCON_ENUM);
  /* A decimal's operators are members, which have no units. */
  if (type_is_known(s->types, type, KNOWN_DECIMAL)) {
    if (type_measure_of(s->types, type).index == type_measure_one(s->types).index) return false;
    return sort == 'a' || sort == 'u' || !strcmp(name, "get_Zero") || !strcmp(name, "DivideByInt");
  }
  if (type_tycon(s->types, type).index &&
      tycon_row(s->types, type_tycon(s->types, type))->kind == TYCON_ENUM)
    return sort == 'b' || sort == 's' || !strcmp(name, "op_LogicalNot") ||
           !strcmp(name, "op_Addition") || !strcmp(name, "op_Subtraction") ||
           !strcmp(name, "op_Modulus");
  if (!prim_is_number(p)) return false;
  if (!strcmp(name, "get_Zero") || !strcmp(name, "get_One")) return true;
  if (!strcmp(name, "DivideByInt")) return is_float(p);
  if (sort == 'b' || sort == 's') return !is_float(p);
  if (sort == 'f') return is_float(p);
  if (prim_is_unsigned(p) && sema_is_own_text(s, trait->span) &&
      (!strcmp(name, "op_UnaryNegation") || !strcmp(name, "Abs") || !strcmp(name, "Sign")))
    return false;
  return sort == 'a' || sort == 'u';
}

/* Unifies the types of a built-in operator. Returns false when too little of them is known. */
static bool solve_builtin(Sema *s, const Trait *trait, TypeId type) {
  Types *t = s->types;
  TraitParts parts = trait_parts(s, trait);
  const char *name = name_text(s->names, trait->name);
  char sort = sema_operator_sort(name);
  if (!parts.count || (parts.count == 1 && !strncmp(name, "get_", 4))) {
    expect(s, trait->span, parts.result, type);
    return true;
  }
  if (!strcmp(name, "op_Explicit")) return true;
  if (parts.count == 1) { /* unary */
    bool sign = !strcmp(name, "Sign");
    expect(s, trait->span, parts.result, sign ? type_of(t, KNOWN_INT32) : parts.args[0]);
    return true;
  }
  TypeId a = parts.args[0], b = parts.args[1];
  if (sort == 's' || !strcmp(name, "DivideByInt")) {
    expect(s, trait->span, type_of(t, KNOWN_INT32), b);
    expect(s, trait->span, parts.result, a);
    return true;
  }
  bool known_a = type_kind(t, a) != TYPE_VAR, known_b = type_kind(t, b) != TYPE_VAR;
  if (known_a && known_b && sort == 'a' &&
      (!strcmp(name, "op_Multiply") || !strcmp(name, "op_Division")) &&
      type_tycon(t, a).index == type_tycon(t, b).index) {
    TypeId below = type_measure_of(t, b);
    if (!strcmp(name, "op_Division")) below = type_measure_power(t, below, -MEASURE_POWER_ONE);
    TypeId measure = type_measure_product(t, type_measure_of(t, a), below);
    expect(s, trait->span, parts.result, type_with_measure(t, a, measure));
    return true;
  }
  if ((known_a && !has_builtin(s, trait, a)) || (known_b && !has_builtin(s, trait, b)))
    return false;
  expect(s, trait->span, a, b);
  expect(s, trait->span, parts.result, a);
  return true;
}

/* ---- members of definitions ---- */

/* Does it take no object? */
static bool is_free(const MemberRow *row) {
  return row->flags & MEMBER_STATIC || row->kind == MEMBER_CONSTRUCTOR;
}

/* Makes the argument's type equal to the parameter's, or a supertype of it, to which the argument is coerced. */
static bool arg_fits(Sema *s, TypeId param, TypeId given) {
  Trial trial = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, param, given)) {
    type_keep_trial(&s->unifier);
    return true;
  }
  type_undo_trial(&s->unifier, trial);
  TypeId super = type_super_for(s->types, given, param);
  return super.index && type_unify(&s->unifier, param, super);
}

/* What is done with a candidate: it is one of several and tried, or taken, or it is the only one. What a candidate among several
 * requires of its own type parameters counts; what one that is taken requires becomes constraints, as at a call. */
typedef enum Use { USE_TRY, USE_TAKE, USE_ONLY } Use;

/* Unifies the member's type with the trait's. On failure `pair` has the expected and the actual type. */
static bool member_fits(Sema *s, const Trait *trait, TypeId owner, MemberId member, Use use,
                        TypeId pair[2]) {
  Types *t = s->types;
  const MemberRow row = *member_row(t, member);
  IdRun args;
  TypeId type = type_instantiate(&s->unifier, row.scheme, s->level, trait->span, &args);
  TypeId super = type_find_super(t, owner, row.tycon);
  IdRun params = tycon_row(t, row.tycon)->params;
  for (uint32_t i = 0; super.index && i < params.count && i < args.count; i++)
    if (!type_unify(&s->unifier, (TypeId){run_items(t, args)[i]}, type_arg(t, super, i)))
      return false;
  TraitParts parts = trait_parts(s, trait);
  bool is_conversion =
      !strcmp(name_text(s->names, trait->name), "op_Explicit") && makes_decimal(s, trait);
  uint32_t self = is_free(&row) ? 0 : 1;
  uint32_t have = row.arg_names.count + self, given = parts.count;
  if (self) { /* this */
    type = type_resolve(t, type);
    if (!given || type_kind(t, type) != TYPE_FUNCTION) return false;
    if (super.index && !type_unify(&s->unifier, super, type_arg(t, type, 0))) return false;
    type = type_arg(t, type, 1);
  }
  for (uint32_t i = self; i < given; i++) {
    type = type_resolve(t, type);
    if (i >= have && type_is_known(t, parts.args[i], KNOWN_UNIT)) { /* M() */
      if (type_kind(t, type) == TYPE_FUNCTION && type_is_known(t, type_arg(t, type, 0), KNOWN_UNIT))
        type = type_arg(t, type, 1);
      continue;
    }
    if (type_kind(t, type) != TYPE_FUNCTION) return false;
    TypeId given_type = parts.args[i];
    if (is_conversion && type_is_known(t, given_type, KNOWN_DECIMAL))
      given_type = type_of(t, KNOWN_DECIMAL); /* decimal x: without its unit */
    pair[0] = type_arg(t, type, 0), pair[1] = given_type;
    if (!arg_fits(s, pair[0], given_type)) return false;
    type = type_arg(t, type, 1);
  }
  if (use != USE_ONLY && sema_lacks_members(s, scheme_row(t, row.scheme)->params, args, trait->span))
    return false;
  type = type_resolve(t, type);
  if (have == self && type_kind(t, type) == TYPE_FUNCTION &&
      type_is_known(t, type_arg(t, type, 0), KNOWN_UNIT) && given <= have)
    type = type_arg(t, type, 1);
  pair[0] = parts.result, pair[1] = type;
  if (!type_unify(&s->unifier, parts.result, type)) return false;
  if (use != USE_TRY && args.count)
    sema_add_use_traits(s, scheme_row(t, row.scheme)->params, args, trait->span);
  return true;
}

static bool has_trait_shape(Sema *s, const Trait *trait, MemberId member) {
  const MemberRow *row = member_row(s->types, member);
  TraitParts parts = trait_parts(s, trait);
  uint32_t given = parts.count - (is_free(row) || !parts.count ? 0 : 1);
  if (given == 1 && !row->arg_names.count) return true; /* unit */
  if (given <= row->arg_names.count || !is_free(row)) return row->arg_names.count == given;
  /* the result is a function: its parameters are counted with the arguments */
  TypeId type = scheme_row(s->types, row->scheme)->type;
  uint32_t arrows = 0;
  for (type = type_resolve(s->types, type); type_kind(s->types, type) == TYPE_FUNCTION;
       type = type_resolve(s->types, type_arg(s->types, type, 1)))
    arrows++;
  return row->arg_names.count && arrows >= given;
}

/* The type of a record's field or a `val` field, which serve as a property; none: there is no such field. */
static TypeId field_type(Sema *s, const Trait *trait, TypeId owner) {
  Types *t = s->types;
  const char *name = trait_plain_name(name_text(s->names, trait->name));
  if (trait->is_static || trait_is_setter(name_text(s->names, trait->name))) return (TypeId){0};
  for (TypeId at = owner; type_kind(t, at) == TYPE_APP;) {
    const TyconRow row = *tycon_row(t, type_tycon(t, at));
    bool has_fields =
        row.kind == TYCON_RECORD || row.kind == TYCON_CLASS || row.kind == TYCON_STRUCT;
    for (uint32_t i = 0; has_fields && i < row.field_count; i++) {
      FieldId field = {row.fields + i};
      if (field_row(t, field)->flags & (FIELD_HIDDEN | FIELD_PRIVATE) ||
          strcmp(name_text(s->names, field_row(t, field)->name), name) != 0)
        continue;
      return type_of_field(t, field, at);
    }
    if (!row.base.index) break;
    at = type_resolve(t, type_substitute(t, row.base, row.params,
                                         (const TypeId *)run_items(t, type_row(t, at)->args)));
  }
  return (TypeId){0};
}

/* The same for a field of an anonymous record. */
static TypeId anonymous_field_type(Sema *s, const Trait *trait, TypeId owner) {
  Types *t = s->types;
  const TypeRow row = *type_row(t, owner);
  const char *name = trait_plain_name(name_text(s->names, trait->name));
  if (trait->is_static || trait_is_setter(name_text(s->names, trait->name))) return (TypeId){0};
  for (uint32_t i = 0; i + 1 < row.args.count; i += 2) {
    const uint32_t *pair = run_items(t, row.args) + i;
    if (!strcmp(name_text(s->names, (Name){pair[0]}), name)) return (TypeId){pair[1]};
  }
  return (TypeId){0};
}

/* The same for `Item2` of a reference tuple. */
static TypeId tuple_item_type(Sema *s, const Trait *trait, TypeId owner) {
  Types *t = s->types;
  uint32_t index;
  if (trait->is_static || trait_is_setter(name_text(s->names, trait->name)) ||
      !type_is_tuple_item(t, owner, trait_plain_name(name_text(s->names, trait->name)), &index))
    return (TypeId){0};
  return type_arg(t, owner, index);
}

/* What the trait names has this type. */
static void take_field_type(Sema *s, const Trait *trait, TypeId type) {
  TypeId result = trait_parts(s, trait).result;
  if (!type_unify(&s->unifier, result, type)) sema_mismatch(s, trait->span, result, type);
}

typedef enum Outcome { OPEN, SOLVED, MISSING } Outcome;

/* The members of the trait's name: setters for `set_Name`; otherwise members that are no setters, or have exactly that name. */
static MemberSet members_named(Sema *s, const Trait *trait, TypeId owner) {
  if (trait->name.index == s->words.ctor.index)
    return member_find(s, NULL, owner, trait->name, MEMBER_CONSTRUCTOR, false, NULL);
  const char *name = name_text(s->names, trait->name), *plain = trait_plain_name(name);
  if (trait_is_setter(name)) {
    MemberSet setters =
        member_find(s, NULL, owner, sema_name(s, plain), MEMBER_SETTER, trait->is_static, NULL);
    if (setters.count) return setters;
    plain = name;
  }
  MemberSet found = sema_find_members(s, owner, sema_name(s, plain), trait->is_static);
  uint32_t kept = 0;
  for (uint32_t i = 0; i < found.count; i++)
    if (member_row(s->types, found.items[i])->kind != MEMBER_SETTER)
      found.items[kept++] = found.items[i];
  found.count = kept;
  if (kept || plain == name) return found;
  return sema_find_members(s, owner, trait->name, trait->is_static); /* member get_P () */
}

/* A member that the trait may mean, of one of its types. */
typedef struct Option {
  MemberId member;
  TypeId owner;
} Option;

/* The type of argument `index`, an object included. */
static TypeId param_of(Types *t, const MemberRow *row, uint32_t index) {
  TypeId type = type_resolve(t, scheme_row(t, row->scheme)->type);
  for (; index && type_kind(t, type) == TYPE_FUNCTION; index--)
    type = type_resolve(t, type_arg(t, type, 1));
  return type_kind(t, type) == TYPE_FUNCTION ? type_arg(t, type, 0) : type;
}

/* 1: x is the better member, -1: y, 0: neither. F# specification 14.4, of types alone. */
static int compare_options(Sema *s, const Trait *trait, const Option *x, const Option *y) {
  Types *t = s->types;
  const MemberRow a = *member_row(t, x->member), b = *member_row(t, y->member);
  bool better = false, worse = false;
  for (uint32_t i = 0; i < trait->arg_count && is_free(&a) == is_free(&b); i++) {
    int one = type_compare_specific(t, param_of(t, &a, i), param_of(t, &b, i));
    better |= one > 0, worse |= one < 0;
  }
  if (better != worse) return better ? 1 : -1;
  int order = !(a.flags & MEMBER_EXTENSION) - !(b.flags & MEMBER_EXTENSION);
  uint32_t own_a = scheme_row(t, a.scheme)->params.count - tycon_row(t, a.tycon)->params.count,
           own_b = scheme_row(t, b.scheme)->params.count - tycon_row(t, b.tycon)->params.count;
  return order || better ? order : !own_a - !own_b;
}

/* Of the members that fit the one that is better than all others; `count` where there is none. */
static uint32_t best_option(Sema *s, const Trait *trait, const Option *options, const bool *fits,
                            uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    bool best = fits[i];
    for (uint32_t k = 0; best && k < count; k++)
      best = k == i || !fits[k] || compare_options(s, trait, &options[i], &options[k]) > 0;
    if (best) return i;
  }
  return count;
}

static Outcome solve_member(Sema *s, const Trait *trait, const Attempt *attempt) {
  bool last = attempt->is_last;
  Types *t = s->types;
  VEC(Option) found = {0};
  uint32_t open = 0;
  for (uint32_t i = 0; i < trait->support.count; i++) {
    TypeId owner = support_type(s, trait, i);
    TypeKind kind = type_kind(t, owner);
    if (kind == TYPE_VAR) open++;
    if (kind == TYPE_ANON_RECORD || kind == TYPE_TUPLE) {
      TypeId type = kind == TYPE_TUPLE ? tuple_item_type(s, trait, owner)
                                       : anonymous_field_type(s, trait, owner);
      if (type.index) {
        take_field_type(s, trait, type);
        return SOLVED;
      }
    }
    if (kind != TYPE_APP) continue;
    MemberSet named = members_named(s, trait, owner);
    uint32_t earlier = found.count;
    for (uint32_t m = 0; m < named.count; m++) {
      bool again = false;
      for (uint32_t k = 0; k < earlier; k++)
        again = again || found.items[k].member.index == named.items[m].index;
      if (again || !has_trait_shape(s, trait, named.items[m])) continue;
      vec_reserve(s->scratch, &found, found.count + 1);
      found.items[found.count].member = named.items[m];
      found.items[found.count++].owner = owner;
    }
    TypeId type = found.count ? (TypeId){0} : field_type(s, trait, owner);
    if (type.index) {
      take_field_type(s, trait, type);
      return SOLVED;
    }
  }
  if (found.count == 1 && (!open || last || trait->support.count == 1)) {
    TypeId result = trait_parts(s, trait).result, pair[2] = {result, result};
    if (!member_fits(s, trait, found.items[0].owner, found.items[0].member, USE_ONLY, pair))
      sema_mismatch(s, trait->span, pair[0], pair[1]);
    return SOLVED;
  }
  uint32_t first = found.count, fitting = 0;
  TypeId ignored[2];
  bool *fits = NEW_ARRAY(s->scratch, bool, found.count + 1);
  for (uint32_t m = 0; m < found.count; m++) {
    Trial trial = type_begin_trial(&s->unifier);
    fits[m] = member_fits(s, trait, found.items[m].owner, found.items[m].member, USE_TRY, ignored);
    type_undo_trial(&s->unifier, trial);
    if (fits[m] && first == found.count) first = m;
    fitting += fits[m];
  }
  if (fitting && open && !last && (fitting > 1 || !attempt->takes_only)) return OPEN;
  uint32_t chosen = fitting > 1 ? best_option(s, trait, found.items, fits, found.count) : first;
  if (chosen == found.count && last && !(open && s->dialect->has_rigid_params)) chosen = first;
  if (chosen < found.count) {
    member_fits(s, trait, found.items[chosen].owner, found.items[chosen].member, USE_TAKE, ignored);
    return SOLVED;
  }
  return open || fitting > 1 ? OPEN : MISSING;
}

/* The constraints of a variable or parameter. */
static uint32_t constraints_of(Types *t, TypeId type) {
  const TypeRow *row = type_row(t, type);
  if (row->kind == TYPE_VAR) return var_row(t, row->head)->constraints;
  return row->kind == TYPE_PARAM ? param_row(t, (ParamId){row->head})->constraints : 0;
}

/* A static abstract member of an interface that the type is constrained to implement. */
MemberId trait_find_static_slot(Sema *s, TypeId type, Name name, TypeId *interface) {
  Types *t = s->types;
  for (uint32_t c = constraints_of(t, type); c; c = constraint_row(t, c)->next) {
    if (constraint_row(t, c)->kind != CONSTRAINT_SUBTYPE) continue;
    *interface = constraint_row(t, c)->type;
    MemberId found = sema_find_member(s, *interface, name, true);
    if (found.index) return found;
  }
  return (MemberId){0};
}

bool sema_has_static_slot(Sema *s, TypeId type, const char *name) {
  TypeId interface;
  type = type_resolve(s->types, type);
  return constraints_of(s->types, type) &&
         trait_find_static_slot(s, type, sema_name(s, name), &interface).index;
}

/* The type of the slot, at the interface's arguments. */
TypeId trait_type_of_slot(Sema *s, MemberId slot, TypeId interface, Span span) {
  Types *t = s->types;
  const MemberRow member = *member_row(t, slot);
  IdRun type_args;
  TypeId type = type_instantiate(&s->unifier, member.scheme, s->level, span, &type_args);
  const TypeRow at = *type_row(t, type_resolve(t, interface));
  for (uint32_t i = 0; i < at.args.count && i < type_args.count; i++)
    type_unify(&s->unifier, (TypeId){run_items(t, type_args)[i]},
               (TypeId){run_items(t, at.args)[i]});
  bool property = member.kind == MEMBER_GETTER;
  if (property && type_kind(t, type_resolve(t, type)) == TYPE_FUNCTION)
    type = type_arg(t, type_resolve(t, type), 1);
  return type;
}

/* Is it an operator that an interface among the constraints of a type parameter declares? */
static bool solve_slot(Sema *s, const Trait *trait) {
  Name name = sema_name(s, trait_plain_name(name_text(s->names, trait->name)));
  for (uint32_t i = 0; i < trait->support.count && trait->is_static; i++) {
    TypeId interface;
    MemberId slot = trait_find_static_slot(s, support_type(s, trait, i), name, &interface);
    if (!slot.index) continue;
    Trial trial = type_begin_trial(&s->unifier);
    if (type_unify(&s->unifier, trait_type_of_slot(s, slot, interface, trait->span), trait->type)) {
      type_keep_trial(&s->unifier);
      return true;
    }
    type_undo_trial(&s->unifier, trial);
  }
  return false;
}

/* Does the program declare this constraint for the parameter or variable? */
static bool solve_declared(Sema *s, const Trait *trait) {
  Types *t = s->types;
  for (uint32_t i = 0; i < trait->support.count; i++) {
    TypeId type = support_type(s, trait, i);
    for (uint32_t c = constraints_of(t, type); c; c = constraint_row(t, c)->next) {
      const ConstraintRow row = *constraint_row(t, c);
      if (row.kind != CONSTRAINT_MEMBER || row.name.index != trait->name.index || !row.type.index ||
          row.flags >> 1 != trait->arg_count)
        continue;
      Trial trial = type_begin_trial(&s->unifier);
      if (type_unify(&s->unifier, row.type, trait->type)) {
        type_keep_trial(&s->unifier);
        return true;
      }
      type_undo_trial(&s->unifier, trial);
    }
  }
  return false;
}

/* ToString and GetHashCode, which every type has, and HasFlag of an enum. */
static bool solve_object_member(Sema *s, const Trait *trait) {
  const char *name = name_text(s->names, trait->name);
  bool is_text = !strcmp(name, "ToString");
  TraitParts parts = trait_parts(s, trait);
  TyconId tycon = parts.count ? type_tycon(s->types, parts.args[0]) : (TyconId){0};
  if (!trait->is_static && !strcmp(name, "HasFlag") && parts.count == 2 && tycon.index &&
      tycon_row(s->types, tycon)->kind == TYCON_ENUM) {
    expect(s, trait->span, parts.args[1], parts.args[0]);
    expect(s, trait->span, parts.result, type_of(s->types, KNOWN_BOOL));
    return true;
  }
  if (trait->is_static || (!is_text && strcmp(name, "GetHashCode") != 0) || parts.count != 2 ||
      !type_is_known(s->types, parts.args[1], KNOWN_UNIT))
    return false;
  expect(s, trait->span, parts.result, type_of(s->types, is_text ? KNOWN_STRING : KNOWN_INT32));
  return true;
}

/* FS0071: a default determined one of the types, and no type has the member. */
static void report_default(Sema *s, const Trait *trait, const char *named, const char *operator) {
  const char *taken = named, *list = NULL;
  for (uint32_t i = 0; i < trait->support.count; i++) {
    TypeId type = support_type(s, trait, i);
    const char *text = sema_type_text(s, type);
    if (type_is_known(s->types, type, KNOWN_OBJ)) taken = text;
    if (!list || strcmp(list, text) != 0)
      list = list ? format_in(s->session, "%s, %s", list, text) : text;
  }
  bool several = strchr(list, ',') && strcmp(list, named) != 0;
  diag(s->diags, trait->span, D_DEFAULT_MISMATCH, taken,
       several ? format_in(s->session, "None of the types '%s' support", list)
               : format_in(s->session, "The type '%s' does not support", named),
       operator);
}

bool sema_try_trait(Sema *s, const Trait *trait, const Attempt *attempt) {
  Types *t = s->types;
  bool open = false, param = false, bound = false;
  TypeId named = {0};
  for (uint32_t i = 0; i < trait->support.count; i++) {
    TypeId type = support_type(s, trait, i);
    TypeKind kind = type_kind(t, type);
    if (kind == TYPE_ERROR) return true;
    bound = bound || constraints_of(t, type);
    open = open || kind == TYPE_VAR;
    param = param || kind == TYPE_PARAM;
    if (kind != TYPE_VAR && kind != TYPE_PARAM && (!named.index || type_prim(t, named)))
      named = type;
  }
  if (bound && (solve_declared(s, trait) || solve_slot(s, trait))) return true;
  bool builtin = trait->is_static && !param && named.index;
  for (uint32_t i = 0; builtin && i < trait->support.count; i++) {
    TypeId type = support_type(s, trait, i);
    if (type_kind(t, type) != TYPE_VAR && !has_builtin(s, trait, type)) builtin = false;
  }
  /* where a function is used its arguments come first: 2.0 beside an open operand says nothing yet */
  if (builtin && open && attempt->waits && trait->support.count > 1) return false;
  if (builtin && (!open || attempt->is_last || !s->depths.inline_depth) &&
      solve_builtin(s, trait, named))
    return true;
  if (named.index && !builtin) {
    Outcome outcome = solve_member(s, trait, attempt);
    if (outcome == SOLVED) return true;
    if (outcome == MISSING && solve_object_member(s, trait)) return true;
    if (outcome == MISSING && !param) {
      const char *name = name_text(s->names, trait->name), *symbol = sema_operator_symbol(name);
      const Diag *latest = s->diags->list.count ? &vec_last(&s->diags->list) : NULL;
      if (latest && latest->code == D_OPERATOR_MISSING && latest->span.start == trait->span.start &&
          latest->span.file == trait->span.file)
        return true; /* said of another operator that the function needs */
      const char *type = sema_type_text(s, named), *operator= symbol ? symbol : name;
      TraitParts parts = trait_parts(s, trait);
      if (attempt->is_defaulting)
        report_default(s, trait, type, operator);
      else if (!strcmp(name, "op_Explicit") && parts.count)
        diag(s->diags, trait->span, D_NO_CONVERSION, sema_type_text(s, parts.args[0]),
             sema_type_text(s, parts.result));
      else
        diag(s->diags, trait->span, D_OPERATOR_MISSING, type, operator);
      const char *advice = sema_advise_operator(s, named, symbol ? symbol : name);
      if (advice) diag_hint(s->diags, "%s", advice);
      return true;
    }
  }
  return false;
}

bool sema_settle_trait(Sema *s, const Trait *trait) {
  MemberId only = {0};
  for (uint32_t i = 0; i < trait->support.count; i++) {
    TypeId owner = support_type(s, trait, i);
    if (type_kind(s->types, owner) != TYPE_APP) continue;
    MemberSet members = members_named(s, trait, owner);
    for (uint32_t m = 0; m < members.count; m++) {
      if (!has_trait_shape(s, trait, members.items[m]) || members.items[m].index == only.index)
        continue;
      if (only.index) return false;
      only = members.items[m];
    }
  }
  return only.index && sema_try_trait(s, trait, &(Attempt){.is_last = true});
}

bool sema_trait_arithmetic(Sema *s, const Trait *trait, TypeId *a, TypeId *b, TypeId *result) {
  TraitParts parts = trait_parts(s, trait);
  if (!trait->is_static || parts.count != 2 ||
      sema_operator_sort(name_text(s->names, trait->name)) != 'a')
    return false;
  *a = parts.args[0], *b = parts.args[1], *result = parts.result;
  return true;
}

void sema_add_trait(Sema *s, const Trait *trait) {
  if (sema_try_trait(s, trait, &(Attempt){.waits = s->dialect->delays_operators})) return;
  Trait *kept = NEW(s->unit, Trait);
  *kept = *trait;
  Pending pending = {.level = s->level, .trait = kept};
  sema_add_pending(s, pending);
}

/* A member constraint at the types of a use. */
static Trait trait_of_use(Sema *s, const ConstraintRow *row, IdRun params, IdRun args, Span span) {
  Types *t = s->types;
  const TypeId *items = (const TypeId *)run_items(t, args);
  TypeId type = type_substitute(t, row->type, params, items);
  return (Trait){.name = row->name,
                 .type = type,
                 .support = type_substitute_run(t, row->support, params, items),
                 .arg_count = row->flags >> 1,
                 .is_static = (row->flags & 1) != 0,
                 .span = span};
}

/* The constraints of what is used, at the types of this use. */
void sema_add_use_traits(Sema *s, IdRun params, IdRun args, Span span) {
  Types *t = s->types;
  Map64 seen = {.arena =
                    s->unit}; /* (name, type) of a constraint, which each of its types carries */
  for (uint32_t i = 0; i < params.count && i < args.count; i++) {
    for (uint32_t c = param_row(t, (ParamId){run_items(t, params)[i]})->constraints; c;
         c = constraint_row(t, c)->next) {
      const ConstraintRow row = *constraint_row(t, c);
      if (row.kind != CONSTRAINT_MEMBER || !row.type.index) continue;
      uint64_t key = map64_key(row.name.index, row.type.index);
      if (map64_find(&seen, key)) continue;
      map64_set(&seen, key, 1);
      Trait trait = trait_of_use(s, &row, params, args, span);
      sema_add_trait(s, &trait);
    }
  }
}

/* Are all its types known, and does none of them have a member of that name? */
static bool is_missing(Sema *s, const Trait *trait) {
  const char *name = name_text(s->names, trait->name);
  if (!strcmp(name, "ToString") || !strcmp(name, "GetHashCode") || !strcmp(name, "HasFlag"))
    return false;
  for (uint32_t i = 0; i < trait->support.count; i++) {
    TypeId type = support_type(s, trait, i);
    TypeKind kind = type_kind(s->types, type);
    uint32_t item;
    if (kind == TYPE_TUPLE && !type_is_tuple_item(s->types, type, trait_plain_name(name), &item))
      continue;
    if (kind != TYPE_APP || has_builtin(s, trait, type) || members_named(s, trait, type).count)
      return false;
    if (field_type(s, trait, type).index) return false;
  }
  return trait->support.count != 0;
}

bool sema_lacks_members(Sema *s, IdRun params, IdRun args, Span span) {
  Types *t = s->types;
  for (uint32_t i = 0; i < params.count && i < args.count; i++)
    for (uint32_t c = param_row(t, (ParamId){run_items(t, params)[i]})->constraints; c;
         c = constraint_row(t, c)->next) {
      const ConstraintRow row = *constraint_row(t, c);
      if (row.kind != CONSTRAINT_MEMBER || !row.type.index) continue;
      Trait trait = trait_of_use(s, &row, params, args, span);
      if (is_missing(s, &trait)) return true;
    }
  return false;
}

/* ---- equal constraints of one function ---- */

/* Two constraints with the same name and support refer to one member, so their types are equal, as in F#. Conversions are
 * excepted, since they may have several results. */
static bool join_with(Sema *s, const Trait *trait, const Trait *other) {
  Types *t = s->types;
  if (other->name.index != trait->name.index || other->is_static != trait->is_static ||
      other->arg_count != trait->arg_count || other->support.count != trait->support.count)
    return false;
  for (uint32_t k = 0; k < trait->support.count; k++)
    if (!type_equal(t, support_type(s, trait, k), support_type(s, other, k))) return false;
  Trial trial = type_begin_trial(&s->unifier);
  if (type_unify(&s->unifier, other->type, trait->type)) {
    type_keep_trial(&s->unifier);
    return true;
  }
  type_undo_trial(&s->unifier, trial);
  return false;
}

/* One pass over the constraints from `from` on: does one equal an earlier one? The result of one may be the support of the
 * next. */
static bool join_once(Sema *s, uint32_t from, Name conversion) {
  Map64 earlier = {.arena = s->unit}; /* (name, hash of the support) to 1 + index */
  bool joined = false;
  for (uint32_t i = from; (i = pending_set_next(&s->queue, SET_TRAITS, i)) < s->pending.count;
       i++) {
    const Trait *trait = s->pending.items[i].trait;
    if (s->pending.items[i].done || !trait || trait->name.index == conversion.index) continue;
    uint32_t hash = trait->support.count;
    for (uint32_t k = 0; k < trait->support.count; k++)
      hash = hash_u32(hash, type_zonk(s->types, support_type(s, trait, k)).index);
    uint64_t key = map64_key(trait->name.index, hash);
    uint32_t found = map64_find(&earlier, key);
    if (!found)
      map64_set(&earlier, key, i + 1);
    else if (join_with(s, trait, s->pending.items[found - 1].trait))
      s->pending.items[i].done = joined = true;
  }
  return joined;
}

bool sema_join_traits(Sema *s, uint32_t from) {
  if (!s->dialect->delays_operators) return false;
  Name conversion = sema_name(s, "op_Explicit");
  bool joined = false;
  while (join_once(s, from, conversion)) joined = true;
  return joined;
}

/* ---- generalisation ---- */

static bool above_level(Types *t, TypeId type, uint32_t level) {
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) return var_row(t, row.head)->level > level;
  if (row.kind == TYPE_PARAM) return true;
  for (uint32_t i = row.kind == TYPE_ANON_RECORD; i < row.args.count;
       i += row.kind == TYPE_ANON_RECORD ? 2 : 1)
    if (above_level(t, (TypeId){run_items(t, row.args)[i]}, level)) return true;
  return false;
}

void sema_keep_trait_support(Sema *s, uint32_t first_pending) {
  Types *t = s->types;
  for (uint32_t i = first_pending;
       (i = pending_set_next(&s->queue, SET_TRAITS, i)) < s->pending.count; i++) {
    const Trait *trait = s->pending.items[i].trait;
    if (s->pending.items[i].done || !trait) continue;
    for (uint32_t k = 0; k < trait->support.count; k++) {
      TypeId type = support_type(s, trait, k);
      if (type_kind(t, type) == TYPE_VAR)
        var_row(t, type_row(t, type)->head)->flags |= PARAM_STATIC;
    }
  }
}

void sema_generalize_traits(Sema *s, uint32_t first_pending, ParamList *params, uint32_t level) {
  Types *t = s->types;
  bool changed = false;
  Map64 seen = {
      .arena = s->unit}; /* (name, type) of the constraints: the list of a parameter may be long */
  for (uint32_t i = first_pending;
       (i = pending_set_next(&s->queue, SET_TRAITS, i)) < s->pending.count; i++) {
    const Trait *trait = s->pending.items[i].trait;
    if (s->pending.items[i].done || !trait) continue;
    bool general = above_level(t, trait->type, level);
    for (uint32_t k = 0; k < trait->support.count; k++)
      general = general || above_level(t, support_type(s, trait, k), level);
    if (!general) continue;
    s->pending.items[i].done = changed = true;
    type_generalize_part(t, trait->type, level, params);
    uint32_t *support = NEW_ARRAY(s->scratch, uint32_t, trait->support.count), count = 0;
    for (uint32_t k = 0; k < trait->support.count; k++) {
      type_generalize_part(t, support_type(s, trait, k), level, params);
      support[count++] = type_zonk(t, support_type(s, trait, k)).index;
    }
    TypeId type = type_zonk(t, trait->type); /* before the run: both make rows */
    ConstraintRow row = {.kind = CONSTRAINT_MEMBER,
                         .name = trait->name,
                         .type = type,
                         .support = types_run(t, support, count),
                         .flags = trait->arg_count << 1 | (trait->is_static ? 1 : 0),
                         .span = trait->span};
    uint64_t key = map64_key(row.name.index, row.type.index);
    bool again = map64_find(&seen, key);
    map64_set(&seen, key, 1);
    for (uint32_t k = 0; k < count; k++) {
      if (type_kind(t, (TypeId){support[k]}) != TYPE_PARAM) continue;
      ParamId param = {type_row(t, (TypeId){support[k]})->head};
      uint32_t list = param_row(t, param)->constraints;
      if (again || (k && support[k] == support[0]))
        type_add_constraint(t, &list, row);
      else
        type_push_constraint(t, &list, row);
      param_row(t, param)->constraints = list;
      param_row(t, param)->flags |= PARAM_STATIC;
    }
  }
  if (changed) sema_wake_pending(s, first_pending);
}

/* ---- calls ---- */

NodeId trait_make_node(Sema *s, const Trait *trait, NodeId node) {
  psg_node(s->graph, node)->name = trait->name;
  psg_trait_call(s->graph, node)->kind = trait->is_static ? TRAIT_STATIC : TRAIT_OF_INSTANCE;
  psg_trait_call(s->graph, node)->types =
      psg_list(s->graph, run_items(s->types, trait->support), trait->support.count);
  sema_add_trait(s, trait);
  return node;
}

void sema_make_trait_call(Sema *s, NodeId node, Name name, const TypeId *support, uint32_t count) {
  const PsgNode row = *psg_node(s->graph, node);
  TypeId type = row.type;
  NodeId children[2];
  for (uint32_t i = 0; i < row.children.count && i < 2; i++)
    children[i] = psg_child(s->graph, node, i);
  for (uint32_t i = row.children.count; i-- > 0;)
    type = type_function(s->types, psg_node(s->graph, children[i])->type, type);
  Trait trait = {.name = name,
                 .type = type,
                 .support = types_run(s->types, (const uint32_t *)support, count),
                 .arg_count = row.children.count,
                 .is_static = true,
                 .span = row.span};
  psg_rewrite(s->graph, node, PSG_TRAIT_CALL, row.type, children, row.children.count);
  trait_make_node(s, &trait, node);
}
