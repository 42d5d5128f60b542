/* types: making type terms and looking at them.
 *
 * Terms are hash-consed, variables apart: a row is found by the hash of kind, head and arguments, first among the
 * image's rows, then among the program's own. So equal closed types have equal handles; with
 * variables in them, or `int`
 * against `int32`, use type_equal.
 */
#include "clef/base/dialect.h"
#include "clef/base/map64.h"
#include "clef/type/type.h"

void types_init(Types *types, Arena *arena, Names *names, PlatformContext *platform) {
  *types =
      (Types){.arena = arena, .names = names, .platform = platform, .layouts = {.arena = arena}};
  table_init(&types->rows, arena, sizeof(TypeRow));
  table_init(&types->vars, arena, sizeof(VarRow));
  table_init(&types->tycons, arena, sizeof(TyconRow));
  table_init(&types->fields, arena, sizeof(FieldRow));
  table_init(&types->cases, arena, sizeof(CaseRow));
  table_init(&types->members, arena, sizeof(MemberRow));
  table_init(&types->params, arena, sizeof(ParamRow));
  table_init(&types->constraints, arena, sizeof(ConstraintRow));
  table_init(&types->schemes, arena, sizeof(SchemeRow));
  table_init(&types->pool, arena, sizeof(uint32_t));
  types->bucket_count = 1024;
  types->buckets = NEW_ARRAY(arena, uint32_t, types->bucket_count);
  types->known = NEW_ARRAY(arena, uint32_t, KNOWN_COUNT);
  types->known_types = NEW_ARRAY(arena, TypeId, KNOWN_COUNT);
}

IdRun types_run(Types *types, const uint32_t *items, uint32_t count) {
  if (!count) return (IdRun){0, 0};
  IdRun run = {table_add(&types->pool, count), count};
  memcpy(run_items(types, run), items, count * sizeof(uint32_t));
  return run;
}

/* ---- hash-consing ---- */

uint32_t type_hash(TypeKind kind, uint32_t flags, uint32_t head, const uint32_t *args,
                   uint32_t count) {
  uint32_t h = hash_u32(hash_u32((uint32_t)kind, flags & TYPE_FLAG_STRUCT), head);
  for (uint32_t i = 0; i < count; i++) h = hash_u32(h, args[i]);
  return h;
}

/* What a row states of a term: equal ones are one row. */
typedef struct Term {
  TypeKind kind;
  uint32_t flags, head;
  const uint32_t *args;
  uint32_t count, hash;
} Term;

static uint32_t find_term(const Types *t, uint32_t row_index, const Term *term) {
  for (; row_index; row_index = type_row(t, (TypeId){row_index})->next) {
    const TypeRow *row = type_row(t, (TypeId){row_index});
    if (row->hash != term->hash || row->kind != term->kind || row->head != term->head ||
        row->args.count != term->count)
      continue;
    if ((row->flags & TYPE_FLAG_STRUCT) != (term->flags & TYPE_FLAG_STRUCT)) continue;
    if (!term->count ||
        !memcmp(run_items(t, row->args), term->args, term->count * sizeof(uint32_t)))
      return row_index;
  }
  return 0;
}

static void double_buckets(Types *t) {
  uint32_t count = t->bucket_count * 2;
  uint32_t *buckets = NEW_ARRAY(t->arena, uint32_t, count);
  for (uint32_t i = 0; i < t->bucket_count; i++) {
    for (uint32_t r = t->buckets[i], next; r; r = next) {
      TypeRow *row = type_row(t, (TypeId){r});
      next = row->next;
      row->next = buckets[row->hash & (count - 1)];
      buckets[row->hash & (count - 1)] = r;
    }
  }
  t->buckets = buckets;
  t->bucket_count = count;
}

/* `items` says which args are types (ANON_RECORD mixes names in). */
static TypeId make(Types *t, TypeKind kind, uint32_t flags, uint32_t head, const uint32_t *args,
                   uint32_t count) {
  uint32_t hash = type_hash(kind, flags, head, args, count), found = 0,
           step = kind == TYPE_ANON_RECORD ? 2 : 1;
  bool is_own = false; /* the image has no terms with parts that it has not */
  for (uint32_t i = step - 1; i < count; i += step) {
    flags |= type_row(t, (TypeId){args[i]})->flags &
             (TYPE_FLAG_HAS_VAR | TYPE_FLAG_HAS_PARAM | TYPE_FLAG_HAS_MEASURE | TYPE_FLAG_HAS_INT);
    is_own |= !table_is_image(&t->rows, args[i]);
  }
  const Term term = {kind, flags, head, args, count, hash};
  if (t->image_bucket_count && !is_own)
    found = find_term(t, t->image_buckets[hash & (t->image_bucket_count - 1)], &term);
  if (!found) found = find_term(t, t->buckets[hash & (t->bucket_count - 1)], &term);
  if (found) return (TypeId){found};
  if (t->used >= t->bucket_count) double_buckets(t);
  if (kind == TYPE_APP) {
    const TyconRow *tycon = tycon_row(t, (TyconId){head});
    if (tycon->kind == TYCON_MEASURE) flags |= TYPE_FLAG_HAS_MEASURE;
    if (head == t->known[KNOWN_INT] || head == t->known[KNOWN_UINT])
      flags |= TYPE_FLAG_HAS_INT | TYPE_FLAG_INDIRECT;
    bool is_number = tycon->kind == TYCON_PRIM || head == t->known[KNOWN_DECIMAL];
    if (is_number && count && !tycon->params.count)
      flags |= TYPE_FLAG_MEASURED | TYPE_FLAG_HAS_MEASURE | TYPE_FLAG_INDIRECT;
  } else if (kind >= TYPE_MEASURE_ONE) {
    flags |= TYPE_FLAG_HAS_MEASURE | TYPE_FLAG_INDIRECT;
  }
  IdRun run = types_run(t, args, count);
  uint32_t index = table_add(&t->rows, 1);
  TypeRow *row = type_row(t, (TypeId){index});
  row->kind = (uint16_t)kind;
  row->flags = (uint16_t)flags;
  row->head = head;
  row->args = run;
  row->hash = hash;
  uint32_t *bucket = &t->buckets[hash & (t->bucket_count - 1)];
  row->next = *bucket;
  *bucket = index;
  t->used++;
  return (TypeId){index};
}

/* ---- making ---- */

TypeId type_error(Types *types) { return make(types, TYPE_ERROR, 0, 0, NULL, 0); }

TypeId type_new_var(Types *types, uint32_t level, Span span) {
  uint32_t var = table_add(&types->vars, 1), index = table_add(&types->rows, 1);
  VarRow *row = var_row(types, var);
  row->level = level;
  row->span = span;
  TypeRow *type = type_row(types, (TypeId){index});
  type->kind = TYPE_VAR;
  type->flags = TYPE_FLAG_HAS_VAR | TYPE_FLAG_INDIRECT;
  type->head = var;
  return (TypeId){index};
}

TypeId type_param(Types *types, ParamId param) {
  return make(types, TYPE_PARAM, TYPE_FLAG_HAS_PARAM, param.index, NULL, 0);
}

TypeId type_app(Types *types, TyconId tycon, const TypeId *args, uint32_t count) {
  const TyconRow *row = tycon_row(types, tycon);
  if (row->kind == TYCON_ABBREV && row->target.index)
    return type_substitute(types, row->target, row->params, args);
  if (count == 1 && row->kind == TYCON_PRIM && !row->params.count &&
      type_kind(types, type_resolve(types, args[0])) == TYPE_MEASURE_ONE)
    count = 0;
  return make(types, TYPE_APP, 0, tycon.index, (const uint32_t *)args, count);
}

TypeId type_tuple(Types *types, const TypeId *items, uint32_t count, bool is_struct) {
  return make(types, TYPE_TUPLE, is_struct ? TYPE_FLAG_STRUCT : 0, 0, (const uint32_t *)items,
              count);
}

TypeId type_function(Types *types, TypeId domain, TypeId range) {
  uint32_t args[] = {domain.index, range.index};
  return make(types, TYPE_FUNCTION, 0, 0, args, 2);
}

TypeId type_anon_record(Types *types, const Name *names, const TypeId *items, uint32_t count,
                        bool is_struct) {
  uint32_t *pairs = NEW_ARRAY(types->arena, uint32_t, 2 * count + 1);
  for (uint32_t i = 0; i < count;
       i++) { /* insertion sort by text: field order is not part of the type */
    uint32_t at = i;
    while (at > 0 && strcmp(name_text(types->names, (Name){pairs[2 * at - 2]}),
                            name_text(types->names, names[i])) > 0) {
      pairs[2 * at] = pairs[2 * at - 2];
      pairs[2 * at + 1] = pairs[2 * at - 1];
      at--;
    }
    pairs[2 * at] = names[i].index;
    pairs[2 * at + 1] = items[i].index;
  }
  return make(types, TYPE_ANON_RECORD, is_struct ? TYPE_FLAG_STRUCT : 0, 0, pairs, 2 * count);
}

TypeId type_with_args(Types *types, TypeId type, const TypeId *args) {
  const TypeRow row = *type_row(types, type);
  return make(types, (TypeKind)row.kind, row.flags & TYPE_FLAG_STRUCT, row.head,
              (const uint32_t *)args, row.args.count);
}

TypeId type_array(Types *types, TypeId element, uint32_t rank) {
  TyconId tycon = type_known(types, rank <= 1   ? KNOWN_ARRAY
                                    : rank == 2 ? KNOWN_ARRAY2
                                    : rank == 3 ? KNOWN_ARRAY3
                                                : KNOWN_ARRAY4);
  return type_app(types, tycon, &element, 1);
}

/* ---- measures: a product is a sorted list of powers ---- */

TypeId type_measure_one(Types *types) { return make(types, TYPE_MEASURE_ONE, 0, 0, NULL, 0); }

static TypeId power_base(Types *t, TypeId type, int32_t *exponent) {
  type = type_resolve(t, type);
  *exponent = MEASURE_POWER_ONE;
  if (type_kind(t, type) != TYPE_MEASURE_POWER) return type;
  *exponent = (int32_t)type_row(t, type)->head;
  return (TypeId){run_items(t, type_row(t, type)->args)[0]};
}

static TypeId make_power(Types *t, TypeId base, int32_t exponent) {
  if (exponent == MEASURE_POWER_ONE) return base;
  return make(t, TYPE_MEASURE_POWER, 0, (uint32_t)exponent, &base.index, 1);
}

static int32_t scale_exponent(int32_t a, int32_t b) {
  return (int32_t)((int64_t)a * b / MEASURE_POWER_ONE);
}

/* The end of a variable's chain of solutions. Variables of a long one are led to its end, so that the next look is short;
 * not in a trial, which gives solutions back. */
static TypeId follow(Types *types, TypeId type) {
  TypeId end = type, next;
  for (const TypeRow *row; (row = type_row(types, end))->kind == TYPE_VAR; end = next) {
    next = var_row(types, row->head)->solution;
    if (!next.index) break;
  }
  for (; !types->trials && type.index != end.index; type = next) {
    TypeId *solution = &var_row(types, type_row(types, type)->head)->solution;
    next = *solution;
    *solution = end;
  }
  return end;
}

/* The powers that a measure is the product of, each base once. Solved variables are bases at first: their solutions
 * mention each other, and replacing one wherever it is found would take exponential time. So the variables come in an
 * order in which each stands before those of its solution, and each is replaced once, when its exponent is complete. */
typedef struct Factors {
  Arena scratch;
  VEC(TypeId) bases;
  VEC(int32_t) exponents;
  Map64 places;       /* (1, base) to 1 + its index */
  VEC(TypeId) solved; /* variables, each behind those of its solution */
  Map64 met;
} Factors;

static void add_factor(Factors *f, TypeId base, int32_t exponent) {
  uint32_t at = map64_find(&f->places, map64_key(1, base.index));
  if (!at) {
    vec_push(&f->scratch, &f->bases, base);
    vec_push(&f->scratch, &f->exponents, 0);
    map64_set(&f->places, map64_key(1, base.index), at = f->bases.count);
  }
  f->exponents.items[at - 1] += exponent;
}

/* The i-th power of a measure: its base, which may be a solved variable. */
static TypeId nth_power(Types *t, TypeId type, uint32_t i, int32_t *exponent) {
  *exponent = MEASURE_POWER_ONE;
  if (type_kind(t, type) == TYPE_MEASURE_PRODUCT)
    type = (TypeId){run_items(t, type_row(t, type)->args)[i]};
  if (type_kind(t, type) != TYPE_MEASURE_POWER) return type;
  *exponent = (int32_t)type_row(t, type)->head;
  return (TypeId){run_items(t, type_row(t, type)->args)[0]};
}

static uint32_t power_count(Types *t, TypeId type) {
  TypeKind kind = type_kind(t, type);
  return kind == TYPE_MEASURE_ONE       ? 0
         : kind == TYPE_MEASURE_PRODUCT ? type_row(t, type)->args.count
                                        : 1;
}

static bool is_solved(Types *t, TypeId base) {
  return type_kind(t, base) == TYPE_VAR && var_row(t, type_row(t, base)->head)->solution.index;
}

/* Solved variables that the measure mentions, those of their solutions before them. */
static void find_solved(Types *t, TypeId measure, Factors *f) {
  typedef struct Visit {
    TypeId variable, measure;
    uint32_t next;
  } Visit;
  VEC(Visit) open = {0};
  vec_push(&f->scratch, &open, ((Visit){.measure = measure}));
  while (open.count) {
    Visit *visit = &vec_last(&open);
    if (visit->next == power_count(t, visit->measure)) {
      if (visit->variable.index) vec_push(&f->scratch, &f->solved, visit->variable);
      open.count--;
      continue;
    }
    TypeId base = nth_power(t, visit->measure, visit->next++, &(int32_t){0});
    if (!is_solved(t, base) || map64_find(&f->met, map64_key(1, base.index))) continue;
    map64_set(&f->met, map64_key(1, base.index), 1);
    vec_push(&f->scratch, &open, ((Visit){base, follow(t, base), 0}));
  }
}

static void add_factors(Types *t, TypeId measure, int32_t times, Factors *f) {
  for (uint32_t i = 0; i < power_count(t, measure); i++) {
    int32_t exponent;
    TypeId base = nth_power(t, measure, i, &exponent);
    add_factor(f, base, scale_exponent(exponent, times));
  }
}

static TypeId product_of(Types *t, Factors *f) {
  VEC(uint32_t) products = {0};
  for (uint32_t i = 0; i < f->bases.count; i++) {
    TypeId base = f->bases.items[i];
    if (!f->exponents.items[i]) continue;
    uint32_t at = products.count;
    vec_push(&f->scratch, &products, 0);
    while (at > 0 &&
           base.index < power_base(t, (TypeId){products.items[at - 1]}, &(int32_t){0}).index)
      products.items[at] = products.items[at - 1], at--;
    products.items[at] = make_power(t, base, f->exponents.items[i]).index;
  }
  if (!products.count) return type_measure_one(t);
  if (products.count == 1) return (TypeId){products.items[0]};
  return make(t, TYPE_MEASURE_PRODUCT, 0, 0, products.items, products.count);
}

static uint32_t base_of_factor(const Types *t, uint32_t factor) {
  const TypeRow *row = type_row(t, (TypeId){factor});
  return row->kind == TYPE_MEASURE_POWER ? run_items(t, row->args)[0] : factor;
}

/* The first factor from `from` on whose base is not before `base`. */
static uint32_t find_base(const Types *t, const uint32_t *factors, uint32_t from, uint32_t end,
                          uint32_t base) {
  while (from < end) {
    uint32_t middle = from + (end - from) / 2;
    if (base_of_factor(t, factors[middle]) < base)
      from = middle + 1;
    else
      end = middle;
  }
  return from;
}

/* The product of two measures without variables, whose factors are in order; one to the power of `times`. A product of n units
 * that is made of one after the other costs so many copies of their handles, and no more. */
static TypeId merge_factors(Types *t, TypeId measure, TypeId other, int32_t times) {
  Arena scratch;
  arena_init(&scratch, "measure");
  uint32_t end = power_count(t, measure), added = power_count(t, other), at = 0, count = 0;
  const uint32_t *factors = end > 1 ? run_items(t, type_row(t, measure)->args) : &measure.index;
  uint32_t *merged = NEW_ARRAY(&scratch, uint32_t, end + added + 1);
  for (uint32_t i = 0; i < added; i++) {
    int32_t exponent, present;
    TypeId base = nth_power(t, other, i, &exponent);
    exponent = scale_exponent(exponent, times);
    uint32_t place = find_base(t, factors, at, end, base.index);
    memcpy(merged + count, factors + at, (place - at) * sizeof *merged);
    count += place - at, at = place;
    if (at < end && nth_power(t, measure, at, &present).index == base.index)
      exponent += present, at++;
    if (exponent) merged[count++] = make_power(t, base, exponent).index;
  }
  memcpy(merged + count, factors + at, (end - at) * sizeof *merged);
  count += end - at;
  TypeId product = count > 1    ? make(t, TYPE_MEASURE_PRODUCT, 0, 0, merged, count)
                   : count == 1 ? (TypeId){merged[0]}
                                : type_measure_one(t);
  arena_end(&scratch);
  return product;
}

static bool is_closed(const Types *t, TypeId measure) {
  return !(type_row(t, measure)->flags & TYPE_FLAG_HAS_VAR);
}

/* The product of powers, whose solved variables are replaced. */
TypeId type_measure_powers(Types *t, const TypeId *measures, const int32_t *exponents,
                           uint32_t count) {
  uint32_t powers = 0;
  for (uint32_t i = 0; i < count; i++) powers += power_count(t, follow(t, measures[i]));
  if (!powers) return type_measure_one(t);
  TypeId both[2] = {follow(t, measures[0]), count == 2 ? follow(t, measures[1]) : (TypeId){0}};
  if (count == 2 && is_closed(t, both[0]) && is_closed(t, both[1])) {
    bool is_second_longer = power_count(t, both[1]) > power_count(t, both[0]);
    if (exponents[1] == MEASURE_POWER_ONE && (is_second_longer || exponents[0] != MEASURE_POWER_ONE))
      return merge_factors(t, both[1], both[0], exponents[0]);
    if (exponents[0] == MEASURE_POWER_ONE) return merge_factors(t, both[0], both[1], exponents[1]);
  }
  Factors f = {0};
  arena_init(&f.scratch, "measure");
  f.places.arena = f.met.arena = &f.scratch;
  for (uint32_t i = 0; i < count; i++) find_solved(t, follow(t, measures[i]), &f);
  for (uint32_t i = 0; i < count; i++) add_factors(t, follow(t, measures[i]), exponents[i], &f);
  while (f.solved.count) {
    TypeId variable = vec_pop(&f.solved);
    int32_t *exponent = &f.exponents.items[map64_find(&f.places, map64_key(1, variable.index)) - 1],
            times = *exponent;
    *exponent = 0;
    add_factors(t, follow(t, variable), times, &f);
  }
  TypeId product = product_of(t, &f);
  arena_end(&f.scratch);
  return product;
}

/* A measure without solved variables: what walks over types meet, so that none goes into a solution twice. */
static TypeId normal_measure(Types *t, TypeId measure) {
  const int32_t once = MEASURE_POWER_ONE;
  if (!(type_row(t, measure)->flags & TYPE_FLAG_HAS_VAR)) return measure;
  for (uint32_t i = 0; i < power_count(t, measure); i++)
    if (is_solved(t, nth_power(t, measure, i, &(int32_t){0})))
      return type_measure_powers(t, &measure, &once, 1);
  return measure;
}

TypeId type_measure_product(Types *types, TypeId a, TypeId b) {
  TypeId both[] = {a, b};
  const int32_t once[] = {MEASURE_POWER_ONE, MEASURE_POWER_ONE};
  return type_measure_powers(types, both, once, 2);
}
TypeId type_measure_power(Types *types, TypeId a, int32_t exponent) {
  return type_measure_powers(types, &a, &exponent, 1);
}

/* ---- looking ---- */

/* `int` is int32 in F# programs; in the library it is a constructor of its own. */
static TypeId read_int(Types *t, TypeId type) {
  const TypeRow *row = type_row(t, type);
  if (row->kind != TYPE_APP || row->args.count || t->platform->is_library ||
      !dialect_of(t->platform->kind)->has_fixed_int)
    return type;
  if (t->platform->dimensions[WIDTH_INT] != 32) return type;
  if (row->head == t->known[KNOWN_INT]) return type_of(t, KNOWN_INT32);
  if (row->head == t->known[KNOWN_UINT]) return type_of(t, KNOWN_UINT32);
  return type;
}

/* Long chains of variables, measures and `int`. By itself, so that the frequent cases keep no registers. */
__attribute__((noinline)) static TypeId resolve_slowly(Types *types, TypeId type) {
  type = follow(types, type);
  const TypeRow *row = type_row(types, type);
  if (row->kind == TYPE_MEASURE_PRODUCT || row->kind == TYPE_MEASURE_POWER)
    return normal_measure(types, type);
  if (row->kind != TYPE_APP) return type;
  if (row->flags & TYPE_FLAG_MEASURED) {
    TypeId measure = type_resolve(types, (TypeId){run_items(types, row->args)[0]});
    if (type_kind(types, measure) != TYPE_MEASURE_ONE) return type;
    type = make(types, TYPE_APP, 0, row->head, NULL, 0);
    row = type_row(types, type);
  }
  bool is_int = row->head == types->known[KNOWN_INT] || row->head == types->known[KNOWN_UINT];
  return is_int ? read_int(types, type) : type;
}

TypeId type_resolve_indirect(Types *types, TypeId type, const TypeRow *row) {
  if (row->kind != TYPE_VAR) return resolve_slowly(types, type);
  if (row->zonked) return (TypeId){row->zonked};
  VarRow *var = var_row(types, row->head);
  TypeId next = var->solution;
  if (!next.index) return type;
  row = type_row(types, next);
  if (!(row->flags & TYPE_FLAG_INDIRECT)) return next;
  if (row->kind != TYPE_VAR) return resolve_slowly(types, type);
  TypeId last = var_row(types, row->head)->solution;
  if (!last.index) return next;
  row = type_row(types, last);
  bool is_open = row->kind == TYPE_VAR && !var_row(types, row->head)->solution.index;
  if (row->flags & TYPE_FLAG_INDIRECT && !is_open) return resolve_slowly(types, type);
  if (!types->trials) var->solution = last; /* as `follow` does */
  return last;
}

bool type_any(Types *t, TypeId type, TypeLook (*look)(Types *types, TypeId part, void *data),
              void *data) {
  type = type_resolve(t, type);
  if (!type_row(t, type)->args.count) return look(t, type, data) == LOOK_FOUND;
  Arena scratch;
  arena_init(&scratch, "parts of a type");
  Map64 seen = {.arena = &scratch};
  VEC(TypeId) open = {0};
  vec_push(&scratch, &open, type);
  bool found = false;
  while (open.count && !found) {
    type = type_resolve(t, vec_pop(&open));
    if (map64_find(&seen, map64_key(1, type.index))) continue;
    map64_set(&seen, map64_key(1, type.index), 1);
    TypeLook what = look(t, type, data);
    found = what == LOOK_FOUND;
    const TypeRow row = *type_row(t, type);
    uint32_t step = row.kind == TYPE_ANON_RECORD ? 2 : 1; /* names and types */
    for (uint32_t i = row.args.count; what == LOOK_INSIDE && i > 0; i = i > step ? i - step : 0)
      vec_push(&scratch, &open, ((TypeId){run_items(t, row.args)[i - 1]}));
  }
  arena_end(&scratch);
  return found;
}

TypeId type_measure_of(Types *types, TypeId number) {
  number = type_resolve(types, number);
  const TypeRow *row = type_row(types, number);
  return row->flags & TYPE_FLAG_MEASURED && row->kind == TYPE_APP
             ? (TypeId){run_items(types, row->args)[0]}
             : type_measure_one(types);
}

TypeId type_with_measure(Types *types, TypeId number, TypeId measure) {
  TyconId tycon = type_tycon(types, number);
  return type_resolve(types, type_app(types, tycon, &measure, 1));
}

bool type_is_measure(Types *types, TypeId type) {
  type = type_resolve(types, type);
  const TypeRow *row = type_row(types, type);
  switch ((TypeKind)row->kind) {
  case TYPE_MEASURE_ONE:
  case TYPE_MEASURE_PRODUCT:
  case TYPE_MEASURE_POWER: return true;
  case TYPE_APP: return tycon_row(types, (TyconId){row->head})->kind == TYCON_MEASURE;
  case TYPE_PARAM: return (param_row(types, (ParamId){row->head})->flags & PARAM_MEASURE) != 0;
  case TYPE_VAR: return (var_row(types, row->head)->flags & PARAM_MEASURE) != 0;
  default: return false;
  }
}

static TypeId rebuild(Types *t, TypeId type, TypeId (*change)(Types *, TypeId, void *),
                      void *context) {
  const TypeRow row = *type_row(t, type);
  if (!row.args.count) return type;
  uint32_t small[16],
      *args = row.args.count <= 16 ? small : NEW_ARRAY(t->arena, uint32_t, row.args.count);
  bool changed = false;
  for (uint32_t i = 0; i < row.args.count; i++) {
    uint32_t old = run_items(t, row.args)[i];
    args[i] =
        row.kind == TYPE_ANON_RECORD && i % 2 == 0 ? old : change(t, (TypeId){old}, context).index;
    changed |= args[i] != old;
  }
  if (!changed) return type;
  if (row.kind == TYPE_MEASURE_POWER)
    return type_measure_power(t, (TypeId){args[0]}, (int32_t)row.head);
  if (row.kind == TYPE_MEASURE_PRODUCT) {
    TypeId product = type_measure_one(t);
    for (uint32_t i = 0; i < row.args.count; i++)
      product = type_measure_product(t, product, (TypeId){args[i]});
    return product;
  }
  if (row.flags & TYPE_FLAG_MEASURED)
    return type_resolve(t, type_app(t, (TyconId){row.head}, &(TypeId){args[0]}, 1));
  return make(t, (TypeKind)row.kind, row.flags & TYPE_FLAG_STRUCT, row.head, args, row.args.count);
}

static TypeId zonk(Types *t, TypeId type, void *context) {
  (void)context;
  return type_zonk(t, type);
}

/* By itself, so that the frequent cases keep no registers. */
__attribute__((noinline)) static TypeId zonk_args(Types *types, TypeId type, TypeRow *row) {
  TypeId zonked = rebuild(types, type, zonk, NULL);
  bool is_own = !types->platform->is_library && !table_is_image(&types->rows, type.index);
  bool is_final = is_own && !types->trials && !(type_row(types, zonked)->flags & TYPE_FLAG_HAS_VAR);
  if (is_final) row->zonked = zonked.index;
  return zonked;
}

TypeId type_zonk_parts(Types *types, TypeId type) {
  TypeRow *row = type_row(types, type);
  if (row->flags & TYPE_FLAG_INDIRECT) {
    bool is_solved = row->kind == TYPE_VAR && row->zonked;
    type = is_solved ? (TypeId){row->zonked} : type_resolve_indirect(types, type, row);
    row = type_row(types, type);
    if (!(row->flags & (TYPE_FLAG_HAS_VAR | TYPE_FLAG_HAS_INT))) return type;
  }
  return row->zonked ? (TypeId){row->zonked} : zonk_args(types, type, row);
}

static TypeId erase(Types *t, TypeId type, void *context) {
  (void)context;
  return type_erase_measures(t, type);
}

TypeId type_erase_measures(Types *types, TypeId type) {
  type = type_resolve(types, type);
  const TypeRow row = *type_row(types, type);
  if (!(row.flags & (TYPE_FLAG_HAS_MEASURE | TYPE_FLAG_HAS_VAR))) return type;
  if (type_is_measure(types, type)) return type_measure_one(types);
  if (row.flags & TYPE_FLAG_MEASURED)
    return type_resolve(types, make(types, TYPE_APP, 0, row.head, NULL, 0));
  return rebuild(types, type, erase, NULL);
}

TyconId type_tycon(Types *types, TypeId type) {
  type = type_resolve(types, type);
  return type_kind(types, type) == TYPE_APP ? (TyconId){type_row(types, type)->head} : (TyconId){0};
}

TypeId type_arg(Types *types, TypeId type, uint32_t index) {
  type = type_resolve(types, type);
  const TypeRow *row = type_row(types, type);
  return index < row->args.count ? (TypeId){run_items(types, row->args)[index]} : (TypeId){0};
}

bool type_equal(Types *types, TypeId a, TypeId b) {
  a = type_resolve(types, a), b = type_resolve(types, b);
  if (a.index == b.index) return true;
  const TypeRow *x = type_row(types, a), *y = type_row(types, b);
  if (x->kind != y->kind || x->kind == TYPE_VAR || x->head != y->head ||
      x->args.count != y->args.count)
    return false;
  if ((x->flags ^ y->flags) & TYPE_FLAG_STRUCT || !x->args.count) return false;
  for (uint32_t i = 0; i < x->args.count; i++) {
    uint32_t m = run_items(types, x->args)[i], n = run_items(types, y->args)[i];
    if (x->kind == TYPE_ANON_RECORD && i % 2 == 0 ? m != n
                                                  : !type_equal(types, (TypeId){m}, (TypeId){n}))
      return false;
  }
  return true;
}

PrimKind type_prim(Types *types, TypeId type) {
  TyconId tycon = type_tycon(types, type);
  if (!tycon.index) return PRIM_NONE;
  const TyconRow *row = tycon_row(types, tycon);
  if (row->kind != TYCON_PRIM) return PRIM_NONE;
  uint32_t int_bits = types->platform->dimensions[WIDTH_INT];
  if (types->platform->is_library) return (PrimKind)row->prim;
  switch ((PrimKind)row->prim) {
  case PRIM_INT: return int_bits == 64 ? PRIM_INT64 : PRIM_INT32;
  case PRIM_UINT: return int_bits == 64 ? PRIM_UINT64 : PRIM_UINT32;
  case PRIM_NATIVEINT:
    return types->platform->dimensions[WIDTH_POINTER] == 64 ? PRIM_INT64 : PRIM_INT32;
  case PRIM_UNATIVEINT:
    return types->platform->dimensions[WIDTH_POINTER] == 64 ? PRIM_UINT64 : PRIM_UINT32;
  default: return (PrimKind)row->prim;
  }
}

typedef struct Substitution {
  IdRun params;
  const TypeId *items;
} Substitution;

static TypeId substitute(Types *t, TypeId type, void *context) {
  const Substitution *s = context;
  const TypeRow *row = type_row(t, type);
  if (row->kind == TYPE_VAR) {
    TypeId end = type_resolve(t, type);
    return end.index == type.index ? type : substitute(t, end, context);
  }
  if (!(row->flags & (TYPE_FLAG_HAS_PARAM | TYPE_FLAG_HAS_VAR))) return type;
  if (row->kind == TYPE_PARAM) {
    uint32_t place = param_row(t, (ParamId){row->head})
                         ->index; /* in the run where it was declared, mostly this one */
    if (place < s->params.count && run_items(t, s->params)[place] == row->head)
      return s->items[place];
    for (uint32_t i = 0; i < s->params.count; i++)
      if (run_items(t, s->params)[i] == row->head) return s->items[i];
    return type;
  }
  return rebuild(t, type, substitute, context);
}

TypeId type_substitute(Types *types, TypeId type, IdRun params, const TypeId *items) {
  Substitution s = {params, items};
  return params.count ? substitute(types, type, &s) : type;
}

IdRun type_substitute_run(Types *types, IdRun run, IdRun params, const TypeId *items) {
  if (!run.count || !params.count) return run;
  uint32_t *made = NEW_ARRAY(types->arena, uint32_t, run.count);
  for (uint32_t i = 0; i < run.count; i++)
    made[i] = type_substitute(types, (TypeId){run_items(types, run)[i]}, params, items).index;
  return types_run(types, made, run.count);
}

TypeId type_of_field(Types *types, FieldId field, TypeId owner) {
  const FieldRow *row = field_row(types, field);
  owner = type_resolve(types, owner);
  const TypeRow *type = type_row(types, owner);
  IdRun params = tycon_row(types, row->tycon)->params;
  if (!params.count || type->kind != TYPE_APP || type->args.count < params.count) return row->type;
  return type_substitute(types, row->type, params, (const TypeId *)run_items(types, type->args));
}

TypeId type_of(Types *types, KnownTycon known) {
  if (!types->known[known]) bug("known type %d is not declared", (int)known);
  TypeId *type = &types->known_types[known];
  if (!type->index) *type = make(types, TYPE_APP, 0, types->known[known], NULL, 0);
  return *type;
}

bool type_is_known(Types *types, TypeId type, KnownTycon known) {
  TyconId tycon = type_tycon(types, type);
  return tycon.index && tycon.index == types->known[known];
}

bool type_is_tuple_item(Types *types, TypeId type, const char *name, uint32_t *index) {
  if (type_kind(types, type_resolve(types, type)) != TYPE_TUPLE ||
      type_row(types, type_resolve(types, type))->flags & TYPE_FLAG_STRUCT ||
      strncmp(name, "Item", 4) != 0 || name[4] < '1' || name[4] > '7' || name[5])
    return false;
  *index = (uint32_t)(name[4] - '1');
  return *index < type_row(types, type_resolve(types, type))->args.count;
}

bool type_is_array(Types *types, TypeId type) {
  return type_is_known(types, type, KNOWN_ARRAY) || type_is_known(types, type, KNOWN_ARRAY2) ||
         type_is_known(types, type, KNOWN_ARRAY3) || type_is_known(types, type, KNOWN_ARRAY4);
}
