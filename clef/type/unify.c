/* unify: see unify.h. Recursion is as deep as a written type. */
#include "clef/type/unify.h"

static void change_var(Unifier *u, uint32_t var) {
  if (!u->types->trials) return;
  TrailEntry entry = {.var = var, .of.row = *var_row(u->types, var)};
  vec_push(u->arena, &u->trail, entry);
}

void type_trail_word(Unifier *u, uint32_t *word) {
  if (!u->types->trials) return;
  TrailEntry entry = {.value = *word, .of.word = word};
  vec_push(u->arena, &u->trail, entry);
}

/* What waits for the variable may be decided now. */
static inline void note_change(Unifier *u, uint32_t var) {
  if (!(var_row(u->types, var)->flags & VAR_AWAITED)) return;
  type_trail_word(u, &u->changed.count);
  vec_push(u->arena, &u->changed, var);
}

void type_solve_as_error(Unifier *u, uint32_t var) {
  change_var(u, var);
  note_change(u, var);
  var_row(u->types, var)->solution = type_error(u->types);
}

Trial type_begin_trial(Unifier *u) {
  u->types->trials++;
  u->failed_type = (TypeId){0};
  return (Trial){u->trail.count};
}

void type_undo_trial(Unifier *u, Trial trial) {
  while (u->trail.count > trial.mark) {
    const TrailEntry *entry = &vec_pop(&u->trail);
    if (!entry->var) {
      *entry->of.word = entry->value;
      continue;
    }
    VarRow *row = var_row(u->types, entry->var);
    uint32_t awaited = row->flags & VAR_AWAITED;
    *row = entry->of.row;
    row->flags |= awaited;
  }
  type_keep_trial(u);
}

void type_keep_trial(Unifier *u) {
  u->failed_type = (TypeId){0};
  if (--u->types->trials == 0) u->trail.count = 0;
}

TypeId type_take_failure(Unifier *u) {
  TypeId failed = u->failed_type;
  u->failed_type = (TypeId){0};
  return failed;
}

static bool same_items(Types *t, IdRun a, IdRun b) {
  return a.first == b.first || (a.count == b.count && !memcmp(run_items(t, a), run_items(t, b),
                                                              a.count * sizeof *run_items(t, a)));
}

void type_push_constraint(Types *types, uint32_t *list, ConstraintRow constraint) {
  uint32_t index = table_add(&types->constraints, 1);
  constraint.next = *list;
  *constraint_row(types, index) = constraint;
  *list = index;
}

uint32_t type_add_constraint(Types *types, uint32_t *list, ConstraintRow constraint) {
  for (uint32_t c = *list; c; c = constraint_row(types, c)->next) {
    const ConstraintRow *row = constraint_row(types, c);
    if (row->kind == constraint.kind && row->name.index == constraint.name.index &&
        row->type.index == constraint.type.index &&
        same_items(types, row->support, constraint.support))
      return c;
  }
  type_push_constraint(types, list, constraint);
  return *list;
}

/* Occurs check, and levels: what is reachable from a variable lives no deeper than it. */
static bool occurs(Unifier *u, uint32_t var, TypeId type, uint32_t level) {
  Types *t = u->types;
  type = type_resolve(t, type);
  const TypeRow *row = type_row(t, type);
  if (row->kind == TYPE_VAR) {
    if (row->head == var) return true;
    if (var_row(t, row->head)->level > level) {
      change_var(u, row->head);
      var_row(t, row->head)->level = level;
    }
    return false;
  }
  if (!(row->flags & TYPE_FLAG_HAS_VAR)) return false;
  for (uint32_t i = 0; i < row->args.count; i++) {
    if (row->kind == TYPE_ANON_RECORD && i % 2 == 0) continue;
    if (occurs(u, var, (TypeId){run_items(t, type_row(t, type)->args)[i]}, level)) return true;
  }
  return false;
}

void type_lower_level(Unifier *u, TypeId type, uint32_t level) { occurs(u, 0, type, level); }

bool type_has_open_var(Types *types, TypeId type) {
  type = type_resolve(types, type);
  const TypeRow *row = type_row(types, type);
  if (row->kind == TYPE_VAR) return true;
  if (!(row->flags & TYPE_FLAG_HAS_VAR)) return false;
  for (uint32_t i = 0; i < row->args.count; i++) {
    if (row->kind == TYPE_ANON_RECORD && i % 2 == 0) continue;
    if (type_has_open_var(types, (TypeId){run_items(types, row->args)[i]})) return true;
  }
  return false;
}

static bool is_one_of(Types *t, TypeId type, IdRun support) {
  if (type_row(t, type)->flags & TYPE_FLAG_MEASURED) type = type_erase_measures(t, type);
  for (uint32_t i = 0; i < support.count; i++)
    if (type_equal(t, type, (TypeId){run_items(t, support)[i]})) return true;
  return false;
}

/* Type arguments of `super` that follow from `type :> super`: the element of what is a sequence, the arguments of a base.
 * The checker coerces later, and reports what is no subtype at all. */
static bool fit_super(Unifier *u, TypeId type, TypeId super) {
  Types *t = u->types;
  super = type_resolve(t, super);
  if (type_kind(t, super) != TYPE_APP || type_kind(t, type) == TYPE_VAR) return true;
  if (type_is_known(t, super, KNOWN_SEQ)) {
    TypeId element = type_sequence_element(t, type);
    return !element.index || type_unify(u, type_arg(t, super, 0), element);
  }
  TypeId found = type_find_super(t, type, type_tycon(t, super));
  if (found.index) return type_unify(u, super, found);
  if (type_kind(t, type) != TYPE_APP || type_row(t, super)->args.count != 1 ||
      !table_is_image(&t->tycons, type_tycon(t, super).index) ||
      !type_view_member(t, type_tycon(t, super), type_tycon(t, type)).index)
    return true;
  return type_unify(u, type_arg(t, super, 0), type_arg(t, type, 0));
}

/* A parameter that was written as a subtype of something, which may be what is requested. */
static bool has_bound(Types *t, TypeId param) {
  for (uint32_t c = param_row(t, (ParamId){type_row(t, param)->head})->constraints; c;
       c = constraint_row(t, c)->next)
    if (constraint_row(t, c)->kind == CONSTRAINT_SUBTYPE) return true;
  return false;
}

/* A parameter whose bounds are no sequences of a known element: System.Collections.IEnumerable's are objects that a view makes,
 * which nothing has made of the parameter's value. */
static bool is_no_sequence(Types *t, TypeId param) {
  bool bound = false;
  for (uint32_t c = param_row(t, (ParamId){type_row(t, param)->head})->constraints; c;
       c = constraint_row(t, c)->next) {
    const ConstraintRow row = *constraint_row(t, c);
    if (row.kind != CONSTRAINT_SUBTYPE) continue;
    bound = true;
    TypeId type = type_resolve(t, row.type);
    if (type_is_known(t, type, KNOWN_OLD_ENUMERABLE)) continue;
    if (type_kind(t, type) != TYPE_APP || type_sequence_element(t, type).index) return false;
  }
  return bound;
}

/* Is it certain that `type` is no subtype? An interface of the library that it neither declares nor has without that, nor is
 * made into, it has not. */
static bool is_no_subtype(Types *t, TypeId type, TypeId super) {
  super = type_resolve(t, super);
  TypeKind kind = type_kind(t, type);
  if (type_kind(t, super) != TYPE_APP || kind == TYPE_ERROR) return false;
  if (type_is_known(t, super, KNOWN_SEQ))
    return kind == TYPE_PARAM ? is_no_sequence(t, type) : !type_sequence_element(t, type).index;
  if (kind == TYPE_VAR || type_is_known(t, super, KNOWN_OBJ)) return false;
  if (kind == TYPE_PARAM) return !has_bound(t, type);
  TyconId wanted = type_tycon(t, super), have = type_tycon(t, type);
  if (type_find_super(t, type, wanted).index) return false;
  if (kind != TYPE_APP) return true;
  bool known = table_is_image(&t->tycons, wanted.index);
  if (tycon_row(t, have)->kind == TYCON_EXCEPTION) return !type_is_known(t, super, KNOWN_EXN);
  if (!known || type_is_known(t, super, KNOWN_EXN)) return true;
  if (tycon_row(t, wanted)->kind != TYCON_INTERFACE && tycon_row(t, wanted)->params.count)
    return !type_view_member(t, wanted, have).index;
  if (tycon_row(t, wanted)->kind != TYCON_INTERFACE) return false;
  if (type_is_known(t, super, KNOWN_OLD_ENUMERABLE)) return !type_sequence_element(t, type).index;
  return !type_view_member(t, wanted, have).index;
}

/* A delegate with the arguments and the result of the constraint `delegate<args, result>`. */
/* sender -> a -> b -> c -> result, as the handler of an event: sender -> a * b * c -> result. */
static TypeId as_handler(Unifier *u, TypeId type, uint32_t arity) {
  Types *t = u->types;
  TypeId sender = type_arg(t, type, 0), *args = NEW_ARRAY(u->arena, TypeId, arity);
  TypeId rest = type_resolve(t, type_arg(t, type, 1));
  for (uint32_t i = 1; i < arity; i++) {
    args[i - 1] = type_arg(t, rest, 0);
    rest = type_resolve(t, type_arg(t, rest, 1));
  }
  return type_function(t, sender, type_function(t, type_tuple(t, args, arity - 1, false), rest));
}

static bool fit_delegate(Unifier *u, TypeId type, TypeId function) {
  Types *t = u->types;
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  if (row.kind != TYCON_DELEGATE || !row.target.index) return false;
  const TypeId *args = (const TypeId *)run_items(t, type_row(t, type)->args);
  TypeId own = row.params.count ? type_substitute(t, row.target, row.params, args) : row.target;
  own = type_resolve(t, own);
  return type_unify(u, function, row.cases > 2 ? as_handler(u, own, row.cases) : own);
}

/* An enum of the number type of the constraint `enum<number>`. */
static bool fit_enum(Unifier *u, TypeId type, TypeId number) {
  const TyconRow row = *tycon_row(u->types, type_tycon(u->types, type));
  return row.kind == TYCON_ENUM && type_unify(u, number, row.target);
}

/* A bound among the constraints that is of the same definition, which a type implements at one instance only. */
static TypeId same_bound(Types *t, uint32_t constraints, TypeId bound) {
  bound = type_resolve(t, bound);
  for (uint32_t c = constraints; c; c = constraint_row(t, c)->next) {
    if (constraint_row(t, c)->kind != CONSTRAINT_SUBTYPE) continue;
    TypeId other = type_resolve(t, constraint_row(t, c)->type);
    if (type_kind(t, bound) == TYPE_APP && type_kind(t, other) == TYPE_APP &&
        type_tycon(t, bound).index == type_tycon(t, other).index)
      return other;
  }
  return (TypeId){0};
}

bool type_bound(Unifier *u, TypeId type, TypeId super, Span span) {
  Types *t = u->types;
  type = type_resolve(t, type);
  uint32_t var = type_row(t, type)->head, list = var_row(t, var)->constraints;
  TypeId same = same_bound(t, list, super);
  if (same.index) return type_unify(u, same, super);
  change_var(u, var);
  note_change(u, var);
  type_lower_level(u, super, var_row(t, var)->level);
  type_add_constraint(t, &list,
                      (ConstraintRow){.kind = CONSTRAINT_SUBTYPE, .type = super, .span = span});
  VarRow *row = var_row(t, var);
  row->constraints = list;
  if (!row->default_type.index || row->flags & PARAM_DEFAULT_OBJ) row->default_type = super;
  return true;
}

/* The constraints of a variable now hold for its solution. */
bool type_fulfils(Unifier *u, uint32_t constraints, IdRun params, const TypeId *args, TypeId type) {
  Types *t = u->types;
  type = type_resolve(t, type);
  for (uint32_t c = constraints; c; c = constraint_row(t, c)->next) {
    ConstraintRow row = *constraint_row(t, c);
    if (params.count && row.type.index) row.type = type_substitute(t, row.type, params, args);
    if (params.count && row.kind == CONSTRAINT_MEMBER)
      row.support = type_substitute_run(t, row.support, params, args);
    if (type_kind(t, type) == TYPE_VAR) {
      uint32_t var = type_row(t, type)->head;
      change_var(u, var);
      uint32_t list = var_row(t, var)->constraints;
      TypeId same = row.kind == CONSTRAINT_SUBTYPE ? same_bound(t, list, row.type) : (TypeId){0};
      if (same.index) {
        if (!type_unify(u, same, row.type)) return false;
        continue;
      }
      type_add_constraint(t, &list, row);
      var_row(t, var)->constraints = list;
      if (row.kind == CONSTRAINT_MEMBER || row.kind == CONSTRAINT_SUBTYPE) note_change(u, var);
      continue;
    }
    if (row.kind == CONSTRAINT_SUBTYPE && !fit_super(u, type, row.type)) return false;
    if (row.kind == CONSTRAINT_SUBTYPE && is_no_subtype(t, type, row.type)) {
      u->failed = CONSTRAINT_SUBTYPE;
      u->failed_type = type;
      u->failed_super = row.type;
      return false;
    }
    if (row.kind == CONSTRAINT_MEMBER || row.kind == CONSTRAINT_SUBTYPE ||
        type_kind(t, type) == TYPE_ERROR)
      continue;
    bool good =
        row.kind == CONSTRAINT_ONE_OF ? is_one_of(t, type, row.support)
        : row.kind == CONSTRAINT_ENUM && row.type.index && type_kind(t, type) == TYPE_APP
            ? fit_enum(u, type, row.type)
        : row.kind == CONSTRAINT_DELEGATE && row.type.index && type_kind(t, type) == TYPE_APP
            ? fit_delegate(u, type, row.type)
            : type_constrain(u, type, (ConstraintKind)row.kind);
    if (good) continue;
    u->failed = (ConstraintKind)row.kind;
    u->failed_type = type;
    u->failed_list = row.support;
    return false;
  }
  return true;
}

/* The open variable `to` stands for another too. */
static void join_var(Unifier *u, const VarRow *row, uint32_t other, VarRow *to) {
  change_var(u, other);
  if (to->level > row->level) to->level = row->level;
  bool is_weak = to->flags & PARAM_DEFAULT_OBJ && row->default_type.index;
  if (!to->default_type.index || is_weak) to->default_type = row->default_type;
  if (!to->name.index) to->name = row->name;
  to->flags |= row->flags;
}

static bool solve(Unifier *u, TypeId var_type, TypeId type) {
  Types *t = u->types;
  TypeRow *own = type_row(t, var_type);
  const TypeRow *other = type_row(t, type);
  uint32_t var = own->head;
  VarRow *row = var_row(t, var);
  bool is_open =
      other->kind == TYPE_VAR && !var_row(t, other->head)->solution.index && other->head != var;
  if (!is_open && other->flags & TYPE_FLAG_HAS_VAR && occurs(u, var, type, row->level))
    return false;
  change_var(u, var);
  note_change(u, var);
  if (row->flags & VAR_WRITTEN) {
    type_trail_word(u, &u->written_solved);
    u->written_solved = var;
  }
  if (row->level < u->watched_level) {
    type_trail_word(u, &u->watched.count);
    vec_push(u->arena, &u->watched, var);
  }
  if (is_open)
    join_var(u, row, other->head, var_row(t, other->head));
  else if (row->flags & VAR_OPERAND) {
    type_trail_word(u, &u->operand_solved);
    u->operand_solved = 1;
  }
  row->solution = type;
  if (!t->trials && !(other->flags & TYPE_FLAG_INDIRECT)) own->zonked = type.index;
  return !row->constraints || type_fulfils(u, row->constraints, (IdRun){0, 0}, NULL, type);
}

/* One factor of a normal form: base^exponent. */
static TypeId factor_base(Types *t, TypeId factor, int32_t *exponent) {
  *exponent = MEASURE_POWER_ONE;
  if (type_kind(t, factor) != TYPE_MEASURE_POWER) return factor;
  *exponent = (int32_t)type_row(t, factor)->head;
  return (TypeId){run_items(t, type_row(t, factor)->args)[0]};
}

/* The i-th power that a normal measure is the product of. */
static TypeId nth_power(Types *t, TypeId measure, uint32_t i, int32_t *exponent) {
  const TypeRow *row = type_row(t, measure);
  TypeId factor =
      row->kind == TYPE_MEASURE_PRODUCT ? (TypeId){run_items(t, row->args)[i]} : measure;
  return factor_base(t, factor, exponent);
}

typedef struct Choice {
  TypeId variable; /* none: no factor is open */
  int32_t exponent;
  uint32_t open; /* factors that are */
} Choice;

/* The variable of the least exponent; one that the user named stays as it is where another will do. */
static Choice choose_variable(Types *t, TypeId rest, uint32_t count) {
  Choice choice = {{0}, 0, 0};
  bool chosen_written = false;
  for (uint32_t i = 0; i < count; i++) {
    int32_t exponent;
    TypeId base = nth_power(t, rest, i, &exponent);
    if (type_kind(t, base) != TYPE_VAR) continue;
    choice.open++;
    uint32_t size = (uint32_t)(exponent < 0 ? -exponent : exponent);
    uint32_t best = (uint32_t)(choice.exponent < 0 ? -choice.exponent : choice.exponent);
    bool is_written = var_row(t, type_row(t, base)->head)->flags & VAR_WRITTEN;
    if (choice.variable.index && (size > best || (size == best && (is_written || !chosen_written))))
      continue;
    choice.variable = base, choice.exponent = exponent, chosen_written = is_written;
  }
  return choice;
}

typedef enum Quotient { EXACT, ROUNDED_DOWN, NONE } Quotient;

/* exponent / by; `rounds`: to a whole number. */
static Quotient divide_exponent(int32_t exponent, Choice by, int32_t *out) {
  int64_t quotient = exponent / by.exponent * (int64_t)MEASURE_POWER_ONE;
  bool is_exact = true;
  if (exponent % by.exponent != 0 && by.open > 1) {
    is_exact = false;
    if ((exponent < 0) != (by.exponent < 0)) quotient -= MEASURE_POWER_ONE; /* rounded down */
  } else if (exponent % by.exponent != 0) {
    quotient = (int64_t)exponent * MEASURE_POWER_ONE;
    if (quotient % by.exponent != 0) return NONE;
    quotient /= by.exponent;
  }
  if (quotient > INT32_MAX / 64 || quotient < -INT32_MAX / 64) return NONE;
  *out = (int32_t)quotient;
  return is_exact ? EXACT : ROUNDED_DOWN;
}

/* One step: chosen^least * others = 1, so chosen := new * product of others^-(exponent / least). */
static Quotient solve_measure(Unifier *u, TypeId rest) {
  Types *t = u->types;
  const TypeRow row = *type_row(t, rest);
  uint32_t count = row.kind == TYPE_MEASURE_PRODUCT ? row.args.count : 1, kept = 0;
  Choice chosen = choose_variable(t, rest, count);
  if (!chosen.variable.index) return NONE;
  Arena scratch;
  arena_init(&scratch, "solution");
  TypeId *bases = NEW_ARRAY(&scratch, TypeId, count + 1);
  int32_t *powers = NEW_ARRAY(&scratch, int32_t, count + 1);
  Quotient found = EXACT;
  for (uint32_t i = 0; i < count && found != NONE; i++) {
    int32_t exponent, quotient = 0;
    TypeId base = nth_power(t, rest, i, &exponent);
    if (base.index == chosen.variable.index) continue;
    Quotient one = divide_exponent(exponent, chosen, &quotient);
    if (one != EXACT) found = one;
    bases[kept] = base, powers[kept++] = -quotient;
  }
  if (found == ROUNDED_DOWN) {
    const VarRow old = *var_row(t, type_row(t, chosen.variable)->head);
    TypeId fresh = type_new_var(t, old.level, old.span);
    var_row(t, type_row(t, fresh)->head)->flags = PARAM_MEASURE;
    bases[kept] = fresh, powers[kept++] = MEASURE_POWER_ONE;
  }
  if (found != NONE && !solve(u, chosen.variable, type_measure_powers(t, bases, powers, kept)))
    found = NONE;
  arena_end(&scratch);
  return found;
}

/* Unification of Abelian groups (A. Kennedy, "Programming Languages and Dimensions", 1996, section 3.3): a / b must be 1. The
 * variable of the least exponent e takes away e times as much as it can of the others, until one has exponent 1 or
 * divides all of them, or is the only one: then it takes fractions. */
static bool unify_measures(Unifier *u, TypeId a, TypeId b) {
  Types *t = u->types;
  TypeId both[] = {a, b};
  const int32_t powers[] = {MEASURE_POWER_ONE, -MEASURE_POWER_ONE};
  for (;;) { /* each step leaves a smaller least exponent, or fewer variables that have one */
    TypeId rest = type_measure_powers(t, both, powers, 2);
    if (type_kind(t, rest) == TYPE_MEASURE_ONE) return true;
    Quotient found = solve_measure(u, rest);
    if (found != ROUNDED_DOWN) return found == EXACT;
  }
}

static bool is_measure(TypeKind kind) {
  return kind == TYPE_MEASURE_ONE || kind == TYPE_MEASURE_PRODUCT || kind == TYPE_MEASURE_POWER;
}

/* Two types, neither a variable nor an error. By itself, so that variables keep no registers. */
__attribute__((noinline)) static bool unify_parts(Unifier *u, TypeId a, TypeId b) {
  Types *t = u->types;
  TypeKind ka = type_kind(t, a), kb = type_kind(t, b);
  const TypeRow x = *type_row(t, a), y = *type_row(t, b);
  if (ka == TYPE_APP && kb == TYPE_APP && x.head == y.head && x.args.count + y.args.count == 1)
    return type_unify(u, type_measure_of(t, a), type_measure_of(t, b)); /* float and float<'u> */
  if (ka != kb || x.head != y.head || x.args.count != y.args.count) return false;
  if (ka == TYPE_PARAM || ((x.flags ^ y.flags) & TYPE_FLAG_STRUCT)) return false;
  bool good = true;
  for (uint32_t i = 0; i < x.args.count; i++) {
    uint32_t m = run_items(t, x.args)[i], n = run_items(t, y.args)[i];
    if (ka == TYPE_ANON_RECORD && i % 2 == 0)
      good = good && m == n;
    else
      good = type_unify(u, (TypeId){m}, (TypeId){n}) && good;
  }
  return good;
}

bool type_unify(Unifier *u, TypeId a, TypeId b) {
  Types *t = u->types;
  a = type_resolve(t, a), b = type_resolve(t, b);
  if (a.index == b.index) return true;
  TypeKind ka = type_kind(t, a), kb = type_kind(t, b);
  if (ka == TYPE_ERROR)
    return kb != TYPE_VAR || solve(u, b, a); /* what follows from it is not reported */
  if (kb == TYPE_ERROR) return ka != TYPE_VAR || solve(u, a, b);
  if (is_measure(ka) || is_measure(kb)) {
    if (!is_measure(ka) && !type_is_measure(t, a) && ka != TYPE_VAR) return false;
    if (!is_measure(kb) && !type_is_measure(t, b) && kb != TYPE_VAR) return false;
    return unify_measures(u, a, b);
  }
  if (ka == TYPE_VAR) return solve(u, a, b);
  if (kb == TYPE_VAR) return solve(u, b, a);
  return unify_parts(u, a, b);
}

static bool param_has(Types *t, uint32_t param, ConstraintKind kind) {
  for (uint32_t c = param_row(t, (ParamId){param})->constraints; c;
       c = constraint_row(t, c)->next) {
    ConstraintKind have = (ConstraintKind)constraint_row(t, c)->kind;
    if (have == kind || (kind == CONSTRAINT_EQUALITY && have == CONSTRAINT_COMPARISON)) return true;
  }
  return false;
}

static bool is_value_type(const Types *t, const TyconRow *row) {
  if (row == tycon_row(t, (TyconId){t->known[KNOWN_VOPTION]}) ||
      row == tycon_row(t, (TyconId){t->known[KNOWN_RESULT]}))
    return true; /* structs in .NET */
  if (row->kind == TYCON_ENUM || row->kind == TYCON_STRUCT) return true;
  if (row->kind != TYCON_PRIM) return (row->flags & TYCON_IS_STRUCT) != 0;
  return (row->prim >= PRIM_BOOL && row->prim <= PRIM_FLOAT64) || row->prim == PRIM_NATIVEPTR;
}

/* Has the type a public constructor without arguments? */
static bool has_plain_constructor(Types *t, const TyconRow *row) {
  if (is_value_type(t, row) || row->flags & TYCON_CLI_MUTABLE || row->prim == PRIM_OBJ) return true;
  if (row->kind != TYCON_CLASS || row->flags & TYCON_ABSTRACT) return false;
  for (MemberId m = row->members; m.index; m = member_row(t, m)->next)
    if (member_row(t, m)->kind == MEMBER_CONSTRUCTOR && !member_row(t, m)->arg_names.count &&
        !(member_row(t, m)->flags & MEMBER_PRIVATE))
      return true;
  return false;
}

static bool prim_has_null(PrimKind prim) {
  return prim == PRIM_STRING || prim == PRIM_OBJ || prim == PRIM_ARRAY || prim == PRIM_SEQ ||
         prim == PRIM_LAZY;
}

/* An exception of .NET: a class that has null, which the library's own is not marked as, so that its members test no receiver. */
static bool is_system_exception(Types *t, uint32_t tycon) {
  if (!table_is_image(&t->tycons, tycon) ||
      strncmp(name_text(t->names, tycon_row(t, (TyconId){tycon})->path), "System", 6) != 0)
    return false;
  TyconId at = {tycon};
  while (at.index && at.index != t->known[KNOWN_EXN]) {
    TypeId base = tycon_row(t, at)->base;
    at = base.index ? type_tycon(t, base) : (TyconId){0};
  }
  return at.index != 0;
}

static bool tycon_allows(Types *t, uint32_t tycon, ConstraintKind kind) {
  const TyconRow *row = tycon_row(t, (TyconId){tycon});
  switch (kind) {
  case CONSTRAINT_STRUCT: return is_value_type(t, row) && tycon != t->known[KNOWN_NULLABLE];
  case CONSTRAINT_UNMANAGED: return is_value_type(t, row);
  case CONSTRAINT_NOT_STRUCT: return !is_value_type(t, row);
  case CONSTRAINT_NEW: return has_plain_constructor(t, row);
  case CONSTRAINT_ENUM: return row->kind == TYCON_ENUM;
  case CONSTRAINT_DELEGATE: return row->kind == TYCON_DELEGATE;
  case CONSTRAINT_EQUALITY: return !(row->flags & TYCON_NO_EQUALITY);
  case CONSTRAINT_COMPARISON:
    if (row->flags & TYCON_NO_COMPARISON) return false;
    if (row->kind == TYCON_CLASS || row->kind == TYCON_INTERFACE || row->kind == TYCON_DELEGATE ||
        row->kind == TYCON_EXCEPTION)
      return (row->flags & TYCON_CUSTOM_COMPARISON) != 0;
    if (row->kind == TYCON_PRIM)
      return row->prim != PRIM_OBJ && row->prim != PRIM_SEQ && row->prim != PRIM_LAZY;
    return true;
  case CONSTRAINT_NULL:
    return (row->kind == TYCON_PRIM && prim_has_null((PrimKind)row->prim)) ||
           row->kind == TYCON_DELEGATE || (row->flags & TYCON_ALLOW_NULL) ||
           is_system_exception(t, tycon);
  default: return true;
  }
}

/* Classes are equal by identity, or say themselves how they are compared, whatever their arguments. */
static bool is_whatever_arguments(Types *t, uint32_t tycon, ConstraintKind kind) {
  const TyconRow *row = tycon_row(t, (TyconId){tycon});
  if (kind == CONSTRAINT_COMPARISON && table_is_image(&t->tycons, tycon)) return false;
  uint32_t custom = kind == CONSTRAINT_COMPARISON ? TYCON_CUSTOM_COMPARISON : TYCON_CUSTOM_EQUALITY;
  if (row->flags & custom && !table_is_image(&t->tycons, tycon)) return true;
  return row->kind == TYCON_CLASS || row->kind == TYCON_INTERFACE || row->kind == TYCON_DELEGATE;
}

static bool mentions_param(Types *t, TypeId type, uint32_t param) {
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_PARAM) return row.head == param;
  for (uint32_t i = 0; row.flags & TYPE_FLAG_HAS_PARAM && i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0) &&
        mentions_param(t, (TypeId){run_items(t, row.args)[i]}, param))
      return true;
  return false;
}

/* A type parameter of the program's record or union that no field is made of. */
static bool is_phantom(Types *t, uint32_t tycon, uint32_t index) {
  const TyconRow row = *tycon_row(t, (TyconId){tycon});
  if ((row.kind != TYCON_RECORD && row.kind != TYCON_UNION) || index >= row.params.count ||
      table_is_image(&t->tycons, tycon))
    return false;
  uint32_t param = run_items(t, row.params)[index];
  for (uint32_t i = 0; row.kind == TYCON_RECORD && i < row.field_count; i++)
    if (mentions_param(t, field_row(t, (FieldId){row.fields + i})->type, param)) return false;
  for (uint32_t c = 0; c < row.case_count; c++) {
    const CaseRow one = *case_row(t, (CaseId){row.cases + c});
    for (uint32_t i = 0; i < one.field_count; i++)
      if (mentions_param(t, field_row(t, (FieldId){one.fields + i})->type, param)) return false;
  }
  return true;
}

bool type_constrain(Unifier *u, TypeId type, ConstraintKind kind) {
  Types *t = u->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  switch ((TypeKind)row.kind) {
  case TYPE_VAR: {
    ConstraintRow constraint = {.kind = kind};
    change_var(u, row.head);
    uint32_t list = var_row(t, row.head)->constraints;
    type_add_constraint(t, &list, constraint);
    var_row(t, row.head)->constraints = list;
    return true;
  }
  case TYPE_PARAM: return param_has(t, row.head, kind);
  case TYPE_FUNCTION:
    return kind == CONSTRAINT_NOT_STRUCT || kind == CONSTRAINT_MEMBER || kind == CONSTRAINT_NEW;
  case TYPE_TUPLE:
  case TYPE_ANON_RECORD: {
    bool is_struct = (row.flags & TYPE_FLAG_STRUCT) != 0;
    if (kind == CONSTRAINT_NULL || kind == CONSTRAINT_ENUM || kind == CONSTRAINT_DELEGATE ||
        kind == CONSTRAINT_NEW)
      return false;
    if (kind == CONSTRAINT_NOT_STRUCT) return !is_struct;
    if (kind == CONSTRAINT_STRUCT) return is_struct;
    if (kind == CONSTRAINT_UNMANAGED && !is_struct) return false;
    break;
  }
  case TYPE_APP:
    if (!tycon_allows(t, row.head, kind)) return false;
    if (kind != CONSTRAINT_EQUALITY && kind != CONSTRAINT_COMPARISON) return true;
    if (is_whatever_arguments(t, row.head, kind)) return true;
    break;
  default:
    if (kind == CONSTRAINT_NULL) return row.kind == TYPE_ERROR;
    break;
  }
  for (uint32_t i = 0; i < row.args.count; i++) {
    if (row.kind == TYPE_ANON_RECORD && i % 2 == 0) continue;
    TypeId arg = {run_items(t, row.args)[i]};
    if (is_measure(type_kind(t, type_resolve(t, arg))) || type_is_measure(t, arg)) continue;
    if (!type_constrain(u, arg, kind) && (row.kind != TYPE_APP || !is_phantom(t, row.head, i)))
      return false;
  }
  return true;
}

/* ---- schemes ---- */

SchemeId type_scheme(Types *types, const ParamId *params, uint32_t count, TypeId type) {
  uint32_t index = table_add(&types->schemes, 1);
  SchemeRow row = {types_run(types, (const uint32_t *)params, count), type};
  *scheme_row(types, (SchemeId){index}) = row;
  return (SchemeId){index};
}

typedef struct Generalizer {
  Types *types;
  uint32_t level;
  ParamList *params;
  bool in_constraint; /* parameters that are declared have their own place */
} Generalizer;

/* 'a :> seq<'b>, 'a: (member M: 'b): 'b becomes a parameter too. */
static bool is_generic_with_variable(const ConstraintRow *row) {
  return row->type.index && (row->kind == CONSTRAINT_SUBTYPE || row->kind == CONSTRAINT_MEMBER);
}

static void generalize_in(Generalizer *g, TypeId type) {
  Types *t = g->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) {
    VarRow *var = var_row(t, row.head);
    if (var->level <= g->level || (g->in_constraint && var->flags & PARAM_DECLARED)) return;
    uint32_t index = table_add(&t->params, 1);
    ParamRow *param = param_row(t, (ParamId){index});
    if (var->name.index) {
      param->name = var->name;
    } else {
      bool measure = (var->flags & PARAM_MEASURE) != 0;
      char text[2] = {(char)(measure ? 'u' + g->params->count % 6 : 'a' + g->params->count % 26),
                      0};
      param->name = name_of_string(t->names, text);
    }
    param->flags = var->flags & (PARAM_STATIC | PARAM_MEASURE | PARAM_DEFAULT_OBJ | PARAM_DECLARED);
    param->index = g->params->count;
    param->constraints = var->constraints;
    var->solution = type_param(t, (ParamId){index});
    vec_push(t->arena, g->params, ((ParamId){index}));
    for (uint32_t c = param_row(t, (ParamId){index})->constraints; c;
         c = constraint_row(t, c)->next)
      if (is_generic_with_variable(constraint_row(t, c))) {
        bool was = g->in_constraint;
        g->in_constraint = true;
        generalize_in(g, constraint_row(t, c)->type);
        g->in_constraint = was;
      }
    return;
  }
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0))
      generalize_in(g, (TypeId){run_items(t, row.args)[i]});
}

/* Occurrences of one variable. Bounds may be cyclic ('a :> I<'a>), so those of a variable are visited once. */
typedef struct Occurrences {
  Types *types;
  uint32_t var, count;
  VEC(uint32_t) visited;
} Occurrences;

static void count_in(Occurrences *o, TypeId type);

static void count_in_bounds(Occurrences *o, uint32_t var) {
  Types *t = o->types;
  if (!var_row(t, var)->constraints) return;
  for (uint32_t i = 0; i < o->visited.count; i++)
    if (o->visited.items[i] == var) return;
  vec_push(t->arena, &o->visited, var);
  for (uint32_t c = var_row(t, var)->constraints; c; c = constraint_row(t, c)->next)
    if (constraint_row(t, c)->kind == CONSTRAINT_SUBTYPE) count_in(o, constraint_row(t, c)->type);
}

static void count_in(Occurrences *o, TypeId type) {
  Types *t = o->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) {
    o->count += row.head == o->var;
    count_in_bounds(o, row.head);
    return;
  }
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0))
      count_in(o, (TypeId){run_items(t, row.args)[i]});
}

/* How often a variable occurs in a type and in the bounds of the variables there, its own included. */
static uint32_t count_var(Types *t, TypeId type, uint32_t var) {
  Occurrences o = {.types = t, .var = var};
  count_in(&o, type);
  return o.count;
}

/* A parameter whose type is a variable that has one bound, no name, and occurs nowhere else, is of that bound's type: its
 * users' arguments are coerced. F# calls such variables condensed. */
static void condense_param(Types *t, TypeId param, TypeId whole, uint32_t level) {
  param = type_resolve(t, param);
  if (type_kind(t, param) == TYPE_TUPLE) {
    for (uint32_t i = 0; i < type_row(t, param)->args.count; i++)
      condense_param(t, type_arg(t, param, i), whole, level);
    return;
  }
  if (type_kind(t, param) != TYPE_VAR) return;
  uint32_t var = type_row(t, param)->head;
  const VarRow row = *var_row(t, var);
  if (row.level <= level || row.name.index || row.flags & ~(uint32_t)VAR_AWAITED ||
      !row.constraints)
    return;
  const ConstraintRow only = *constraint_row(t, row.constraints);
  if (only.kind != CONSTRAINT_SUBTYPE || only.next || count_var(t, whole, var) != 1) return;
  var_row(t, var)->solution = only.type;
}

/* The types of a parameter's constraint, without what variables stood in them. */
static void zonk_constraint(Types *t, uint32_t constraint) {
  ConstraintRow row = *constraint_row(t, constraint);
  row.type = type_zonk(t, row.type);
  uint32_t *support = NEW_ARRAY(t->arena, uint32_t, row.support.count);
  for (uint32_t i = 0; i < row.support.count; i++)
    support[i] = type_zonk(t, (TypeId){run_items(t, row.support)[i]}).index;
  if (row.support.count) row.support = types_run(t, support, row.support.count);
  *constraint_row(t, constraint) = row;
}

void type_zonk_constraints(Types *types, const ParamList *params, uint32_t first) {
  for (uint32_t i = first; i < params->count; i++)
    for (uint32_t c = param_row(types, params->items[i])->constraints; c;
         c = constraint_row(types, c)->next)
      if (is_generic_with_variable(constraint_row(types, c))) zonk_constraint(types, c);
}

void type_generalize_part(Types *types, TypeId type, uint32_t level, ParamList *params) {
  Generalizer g = {.types = types, .level = level, .params = params};
  uint32_t first_count = params->count;
  for (TypeId at = type_resolve(types, type); type_kind(types, at) == TYPE_FUNCTION;
       at = type_resolve(types, type_arg(types, at, 1)))
    condense_param(types, type_arg(types, at, 0), type, level);
  generalize_in(&g, type);
  type_zonk_constraints(types, params, first_count);
}

SchemeId type_generalize(Types *types, TypeId type, uint32_t level, const ParamId *first,
                         uint32_t first_count) {
  ParamList params = {0};
  for (uint32_t i = 0; i < first_count; i++) vec_push(types->arena, &params, first[i]);
  type_generalize_part(types, type, level, &params);
  return type_scheme(types, params.items, params.count, type_zonk(types, type));
}

TypeId type_instantiate(Unifier *u, SchemeId scheme, uint32_t level, Span span, IdRun *args) {
  Types *t = u->types;
  SchemeRow row = *scheme_row(t, scheme);
  *args = (IdRun){0, 0};
  if (!row.params.count) return row.type;
  TypeId small[16],
      *vars = row.params.count <= 16 ? small : NEW_ARRAY(t->arena, TypeId, row.params.count);
  for (uint32_t i = 0; i < row.params.count; i++) vars[i] = type_new_var(t, level, span);
  for (uint32_t i = 0; i < row.params.count; i++) {
    const ParamRow param = *param_row(t, (ParamId){run_items(t, row.params)[i]});
    uint32_t var = type_row(t, vars[i])->head;
    var_row(t, var)->flags = param.flags & (PARAM_STATIC | PARAM_MEASURE | PARAM_DEFAULT_OBJ);
    if (param.flags & PARAM_DEFAULT_OBJ) var_row(t, var)->default_type = type_of(t, KNOWN_OBJ);
    uint32_t list = 0;
    for (uint32_t c = param.constraints; c; c = constraint_row(t, c)->next) {
      ConstraintRow constraint = *constraint_row(t, c);
      if (constraint.kind == CONSTRAINT_MEMBER) { /* the checker looks for it at each use */
        bool has_default =
            var_row(t, var)->default_type.index && !(param.flags & PARAM_DEFAULT_OBJ);
        if (!has_default && t->known[KNOWN_INT])
          var_row(t, var)->default_type = type_of(t, KNOWN_INT);
        continue;
      }
      if (constraint.type.index)
        constraint.type = type_substitute(t, constraint.type, row.params, vars);
      type_add_constraint(t, &list, constraint);
      if (constraint.kind == CONSTRAINT_SUBTYPE) var_row(t, var)->default_type = constraint.type;
    }
    var_row(t, var)->constraints = list;
  }
  *args = types_run(t, (const uint32_t *)vars, row.params.count);
  return type_substitute(t, row.type, row.params, vars);
}

/* ---- subtypes ---- */

TypeId type_sequence_element(Types *types, TypeId type) {
  type = type_resolve(types, type);
  if (type_is_known(types, type, KNOWN_LIST) || type_is_known(types, type, KNOWN_ARRAY) ||
      type_is_known(types, type, KNOWN_SEQ))
    return type_arg(types, type, 0);
  if (type_is_known(types, type, KNOWN_STRING)) return type_of(types, KNOWN_CHAR);
  if (type_kind(types, type) != TYPE_APP || !types->known[KNOWN_SEQ]) return (TypeId){0};
  TypeId super = type_find_super(types, type, type_known(types, KNOWN_SEQ));
  if (super.index) return type_arg(types, super, 0);
  while (type_kind(types, type) == TYPE_APP) {
    const TyconRow row = *tycon_row(types, type_tycon(types, type));
    const TypeId *args = (const TypeId *)run_items(types, type_row(types, type)->args);
    if (row.flags & TYCON_TO_SEQ)
      for (MemberId m = row.members; m.index; m = member_row(types, m)->next) {
        const MemberRow member = *member_row(types, m);
        if (!member.scheme.index || strcmp(name_text(types->names, member.name), "ToSeq")) continue;
        const SchemeRow scheme = *scheme_row(types, member.scheme);
        TypeId sequence = type_arg(types, type_arg(types, scheme.type, 1), 1);
        return type_substitute(types, type_arg(types, sequence, 0), scheme.params, args);
      }
    if (!row.base.index) break;
    type = type_resolve(types, type_substitute(types, row.base, row.params, args));
  }
  return (TypeId){0};
}

static TypeId find_declared(Types *types, TypeId type, TyconId super) {
  type = type_resolve(types, type);
  if (type_kind(types, type) != TYPE_APP) return (TypeId){0};
  const TypeRow row = *type_row(types, type);
  if (row.head == super.index) return type;
  if (type_is_known(types, type, KNOWN_ENUMERATOR) &&
      super.index == type_known(types, KNOWN_IDISPOSABLE).index)
    return type_of(types, KNOWN_IDISPOSABLE);
  const TyconRow tycon = *tycon_row(types, (TyconId){row.head});
  const TypeId *args = (const TypeId *)run_items(types, row.args);
  for (uint32_t i = 0; i < tycon.interfaces.count; i++) {
    TypeId interface =
        type_substitute(types, (TypeId){run_items(types, tycon.interfaces)[i]}, tycon.params, args);
    TypeId found = find_declared(types, interface, super);
    if (found.index) return found;
  }
  if (!tycon.base.index) return (TypeId){0};
  return find_declared(types, type_substitute(types, tycon.base, tycon.params, args), super);
}

TypeId type_find_super(Types *types, TypeId type, TyconId super) {
  TypeId found = find_declared(types, type, super);
  return found.index ? found : type_own_interface(types, type, super, false);
}
