/* shared: types that would nest without end, and what stands for them as type arguments.
 *
 * A function that calls itself with ever larger types (`size<'a>` calls `size<'a * 'a>`) needs types without end. When the
 * walk over instances meets such a type, the constructor that repeats in it becomes a *growing* one. From then on a type
 * whose growing constructor nests deeper than SHARED_NESTING is *shared*: as a type argument it is one type, the uniform
 * type, a primitive represented as obj; by itself it keeps its constructor, so that it can be made and taken apart, and its
 * value is the same word: an object that holds the parts. With pairs of one type growing and a nesting of 2, where q is
 * (int * int) * (int * int):
 *
 *   int, int * int, q                  themselves
 *   q * q                              shared: as an argument uniform; two q in an object
 *   u * u, u stands for q * q          uniform * uniform
 *   … * …, of two of these             themselves
 *   … * …, of two of these             shared: two of them in an object
 *
 * A definition makes a constructor grow in the shape that it has there (`'a * 'a`): other pairs are left alone. Where calls
 * of functions make types grow, all types of the constructor do.
 *
 * Whether a type is shared depends on its constructor and on what stands for its arguments alone. So a type parameter that
 * is replaced by what stands for its argument gives what the argument itself would give, a value has one representation
 * wherever it is seen from, and nothing is converted at the borders.
 *
 * Constructors that can grow are those whose values an object can hold without a difference: tuples, anonymous records,
 * records, unions, classes. Structs are copied and changed in place; functions, arrays, sequences and interfaces are used
 * through their own reference.
 */
#include "clef/base/map64.h"
#include "clef/base/vec.h"
#include "clef/type/type.h"

enum { SHARED_NESTING = 2 };

/* Heads that are no definition: of tuples and anonymous records, with the number of their arguments. */
enum { HEAD_NONE = 0, HEAD_TUPLE = 1u << 30, HEAD_ANON_RECORD = 1u << 29 };

/* A constructor that grows. `pattern`: only types of this shape do, in which type parameters stand for any type, each for one
 * (`'a * 'a`); none: all types of the constructor. */
typedef struct Growth {
  uint32_t head;
  TypeId pattern;
} Growth;

struct Sharing {
  VEC(Growth) growths;
  TypeId uniform;
  Map64 nesting; /* (type, head) → how deep + 1 */
  Map64 exposed; /* (type, 0) → the type with what stands for its arguments */
};

static uint32_t growing_head(Types *t, TypeId type) {
  const TypeRow *row = type_row(t, type);
  if (row->flags & TYPE_FLAG_STRUCT || !row->args.count) return HEAD_NONE;
  if (row->kind == TYPE_TUPLE) return (uint32_t)HEAD_TUPLE + row->args.count;
  if (row->kind == TYPE_ANON_RECORD) return (uint32_t)HEAD_ANON_RECORD + row->args.count;
  if (row->kind != TYPE_APP) return HEAD_NONE;
  const TyconRow *tycon = tycon_row(t, (TyconId){row->head});
  bool is_object =
      tycon->kind == TYCON_RECORD || tycon->kind == TYCON_UNION || tycon->kind == TYCON_CLASS;
  return is_object && !(tycon->flags & TYCON_IS_STRUCT) ? row->head : (uint32_t)HEAD_NONE;
}

static bool is_type_argument(const TypeRow *row, uint32_t i) {
  return row->kind != TYPE_ANON_RECORD || i % 2 == 1; /* names and types */
}

typedef struct Bound {
  uint32_t param;
  TypeId type;
} Bound;
typedef struct Bounds {
  Arena *arena;
  VEC(Bound) items;
} Bounds;

static bool fits_pattern(Types *t, TypeId pattern, TypeId type, Bounds *bounds) {
  pattern = type_resolve(t, pattern), type = type_resolve(t, type);
  const TypeRow shape = *type_row(t, pattern), row = *type_row(t, type);
  if (shape.kind == TYPE_PARAM) {
    for (uint32_t i = 0; i < bounds->items.count; i++)
      if (bounds->items.items[i].param == shape.head)
        return bounds->items.items[i].type.index == type.index;
    vec_push(bounds->arena, &bounds->items, ((Bound){shape.head, type}));
    return true;
  }
  if (!(shape.flags & TYPE_FLAG_HAS_PARAM)) return pattern.index == type.index;
  if (shape.kind != row.kind || shape.head != row.head || shape.args.count != row.args.count)
    return false;
  for (uint32_t i = 0; i < shape.args.count; i++) {
    uint32_t wanted = run_items(t, shape.args)[i], given = run_items(t, row.args)[i];
    if (is_type_argument(&shape, i) ? !fits_pattern(t, (TypeId){wanted}, (TypeId){given}, bounds)
                                    : wanted != given)
      return false;
  }
  return true;
}

static bool grows(Types *t, TypeId type) {
  uint32_t head = growing_head(t, type);
  for (uint32_t i = 0; head && i < t->sharing->growths.count; i++) {
    Growth one = t->sharing->growths.items[i];
    if (one.head != head) continue;
    if (!one.pattern.index) return true;
    Arena scratch;
    arena_init(&scratch, "pattern");
    Bounds bounds = {.arena = &scratch};
    bool fits = fits_pattern(t, one.pattern, type, &bounds);
    arena_end(&scratch);
    if (fits) return true;
  }
  return false;
}

/* Do all types of the constructor grow? */
static bool always_grows(const Types *t, uint32_t head) {
  for (uint32_t i = 0; i < t->sharing->growths.count; i++)
    if (t->sharing->growths.items[i].head == head && !t->sharing->growths.items[i].pattern.index)
      return true;
  return false;
}

/* How often the head, or any that grows (HEAD_NONE), stands on the path through the type where it stands most often. */
static uint32_t nesting(Types *t, TypeId type, uint32_t head) {
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (!row.args.count) return 0;
  uint64_t key = map64_key(type.index, head);
  uint32_t known = map64_find(&t->sharing->nesting, key), deepest = 0;
  if (known) return known - 1;
  for (uint32_t i = 0; i < row.args.count; i++) {
    if (!is_type_argument(&row, i)) continue;
    uint32_t depth = nesting(t, (TypeId){run_items(t, row.args)[i]}, head);
    if (depth > deepest) deepest = depth;
  }
  if (head ? growing_head(t, type) == head : grows(t, type)) deepest++;
  map64_set(&t->sharing->nesting, key, deepest + 1);
  return deepest;
}

static void init_sharing(Types *t) {
  Sharing *s = t->sharing = NEW(t->arena, Sharing);
  s->nesting.arena = s->exposed.arena = t->arena;
  TyconId id = {table_add(&t->tycons, 1)};
  *tycon_row(t, id) =
      (TyconRow){.name = name_of_string(t->names, "obj"), .kind = TYCON_PRIM, .prim = PRIM_OBJ};
  s->uniform = type_app(t, id, NULL, 0);
}

static bool add_growing(Types *t, uint32_t head, TypeId pattern) {
  Sharing *s = t->sharing;
  for (uint32_t i = 0; i < s->growths.count; i++) {
    Growth one = s->growths.items[i];
    if (one.head == head && (!one.pattern.index || one.pattern.index == pattern.index))
      return false;
  }
  vec_push(t->arena, &s->growths, ((Growth){head, pattern}));
  s->exposed = s->nesting = (Map64){.arena = t->arena};
  return true;
}

bool type_share(Types *t, TypeId deep) {
  Arena scratch;
  arena_init(&scratch, "growing");
  if (!t->sharing) init_sharing(t);
  uint32_t best = HEAD_NONE, most = SHARED_NESTING + 1;
  VEC(TypeId) open = {0};
  Map64 seen = {.arena = &scratch};
  vec_push(&scratch, &open, deep);
  while (open.count) {
    TypeId type = type_resolve(t, vec_pop(&open));
    const TypeRow row = *type_row(t, type);
    if (!row.args.count || map64_find(&seen, map64_key(type.index, 1))) continue;
    map64_set(&seen, map64_key(type.index, 1), 1);
    uint32_t head = growing_head(t, type), depth = head ? nesting(t, type, head) : 0;
    if (depth > most && !always_grows(t, head)) best = head, most = depth;
    for (uint32_t i = 0; i < row.args.count; i++)
      if (is_type_argument(&row, i))
        vec_push(&scratch, &open, ((TypeId){run_items(t, row.args)[i]}));
  }
  arena_end(&scratch);
  return best && add_growing(t, best, (TypeId){0});
}

bool type_is_uniform(Types *t, TypeId type) {
  return t->sharing && type_resolve(t, type).index == t->sharing->uniform.index;
}

static TypeLook look_same(Types *t, TypeId part, void *data) {
  (void)t;
  return part.index == ((const TypeId *)data)->index ? LOOK_FOUND : LOOK_INSIDE;
}

static bool type_mentions(Types *t, TypeId type, TypeId part) {
  return type_any(t, type, look_same, &part);
}

static TypeLook look_uniform(Types *t, TypeId part, void *data) {
  (void)data;
  return type_is_uniform(t, part) ? LOOK_FOUND : LOOK_INSIDE;
}

bool type_mentions_uniform(Types *t, TypeId type) {
  return t->sharing && type_any(t, type, look_uniform, NULL);
}

bool type_is_shared(Types *t, TypeId type) {
  if (!t->sharing) return false;
  type = type_resolve(t, type);
  return grows(t, type) && nesting(t, type, HEAD_NONE) > SHARED_NESTING;
}

TypeId type_as_argument(Types *t, TypeId type) {
  if (!t->sharing) return type;
  type = type_with_shared_args(t, type);
  return type_is_shared(t, type) ? t->sharing->uniform : type;
}

TypeId type_with_shared_args(Types *t, TypeId type) {
  if (!t->sharing) return type;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (!row.args.count || row.kind >= TYPE_MEASURE_ONE || row.flags & TYPE_FLAG_MEASURED)
    return type;
  uint32_t known = map64_find(&t->sharing->exposed, map64_key(type.index, 1));
  if (known) return (TypeId){known};
  TypeId *args = NEW_ARRAY(t->arena, TypeId, row.args.count);
  for (uint32_t i = 0; i < row.args.count; i++) {
    args[i] = (TypeId){run_items(t, row.args)[i]};
    if (is_type_argument(&row, i)) args[i] = type_as_argument(t, args[i]);
  }
  TypeId exposed = type_with_args(t, type, args);
  map64_set(&t->sharing->exposed, map64_key(type.index, 1), exposed.index);
  return exposed;
}

/* ---- definitions that grow ---- */

/* Note [Expansive definitions]
 * `type Nested<'a> = Nil | Cons of 'a * Nested<'a * 'a>` has fields of ever larger types, whatever the program does. A field
 * of a definition that mentions another's parameter 'b as an argument made of its own 'a leads from 'a to 'b, and *grows*
 * where 'a stands inside of a constructor there. The types are without end when a growing step lies on a cycle (Ecma 335,
 * II.9.2, has the rule for classes); the outermost constructor around 'a is then a growing one. */
typedef struct Step {
  uint32_t from, to, next; /* ParamIds; the next step from the same */
  TypeId through;          /* the argument, if it grows */
  TyconId owner;
} Step;

typedef struct Steps {
  Types *t;
  Arena scratch;
  VEC(Step) items; /* item 0 unused */
  Map64 first;     /* ParamId → its first step */
  TyconId owner;
} Steps;

static void add_step(Steps *s, uint32_t from, uint32_t to, TypeId through) {
  uint64_t key = map64_key(1, from);
  uint32_t next = map64_find(&s->first, key);
  map64_set(&s->first, key, s->items.count);
  vec_push(&s->scratch, &s->items, ((Step){from, to, next, through, s->owner}));
}

static TypeLook look_step(Types *t, TypeId part, void *data) {
  Steps *s = data;
  const TypeRow row = *type_row(t, part);
  if (!(row.flags & TYPE_FLAG_HAS_PARAM)) return LOOK_PAST;
  if (row.kind != TYPE_APP) return LOOK_INSIDE;
  IdRun params = tycon_row(t, (TyconId){row.head})->params;
  for (uint32_t i = 0; i < row.args.count && i < params.count; i++) {
    TypeId arg = type_resolve(t, (TypeId){run_items(t, row.args)[i]});
    IdRun own = tycon_row(t, s->owner)->params;
    for (uint32_t k = 0; k < own.count; k++) {
      TypeId param = type_param(t, (ParamId){run_items(t, own)[k]});
      if (type_mentions(t, arg, param))
        add_step(s, run_items(t, own)[k], run_items(t, params)[i],
                 arg.index == param.index ? (TypeId){0} : arg);
    }
  }
  return LOOK_INSIDE;
}

static void add_definition(Steps *s, TyconId id) {
  const TyconRow row = *tycon_row(s->t, id);
  if (!row.params.count) return;
  s->owner = id;
  if (row.kind == TYCON_UNION) {
    for (uint32_t c = 0; c < row.case_count; c++) {
      const CaseRow one = *case_row(s->t, (CaseId){row.cases + c});
      for (uint32_t i = 0; i < one.field_count; i++)
        type_any(s->t, field_row(s->t, (FieldId){one.fields + i})->type, look_step, s);
    }
    return;
  }
  for (uint32_t i = 0; i < row.field_count; i++)
    type_any(s->t, field_row(s->t, (FieldId){row.fields + i})->type, look_step, s);
}

static bool leads_to(Steps *s, uint32_t from, uint32_t to) {
  Map64 seen = {.arena = &s->scratch};
  VEC(uint32_t) open = {0};
  vec_push(&s->scratch, &open, from);
  while (open.count) {
    uint32_t at = vec_pop(&open);
    if (at == to) return true;
    if (map64_find(&seen, map64_key(1, at))) continue;
    map64_set(&seen, map64_key(1, at), 1);
    for (uint32_t i = map64_find(&s->first, map64_key(1, at)); i; i = s->items.items[i].next)
      vec_push(&s->scratch, &open, s->items.items[i].to);
  }
  return false;
}

/* The part with the outermost constructor around the parameter that can grow. */
static TypeId part_around(Types *t, TypeId type, TypeId param) {
  type = type_resolve(t, type);
  if (growing_head(t, type)) return type;
  const TypeRow row = *type_row(t, type);
  for (uint32_t i = 0; i < row.args.count; i++) {
    TypeId arg = {run_items(t, row.args)[i]};
    if (!is_type_argument(&row, i) || !type_mentions(t, arg, param)) continue;
    TypeId part = part_around(t, arg, param);
    if (part.index) return part;
  }
  return (TypeId){0};
}

TyconId type_share_definitions(Types *t) {
  Steps s = {.t = t};
  TyconId refused = {0};
  arena_init(&s.scratch, "expansive");
  s.first.arena = &s.scratch;
  vec_push(&s.scratch, &s.items, (Step){0});
  for (uint32_t i = t->tycons.own_start; i < t->tycons.count; i++) add_definition(&s, (TyconId){i});
  for (uint32_t i = 1; i < s.items.count; i++) {
    Step step = s.items.items[i];
    if (!step.through.index || !leads_to(&s, step.to, step.from)) continue;
    if (!t->sharing) init_sharing(t);
    TypeId part = part_around(t, step.through, type_param(t, (ParamId){step.from}));
    if (part.index)
      add_growing(t, growing_head(t, part), part);
    else if (!refused.index)
      refused = step.owner;
  }
  arena_end(&s.scratch);
  return refused;
}
