/* equality: derives =, <, compare and hash of a type as graph. show.c derives string and %A.
 *
 * In:    a closed type.
 * Out:   a Binding [Lambda], Elaboration.Kind "Intrinsic", .For the operation in the source. Its body applies the operation to
 *        the parts by Intrinsic nodes again, so the same walk resolves each part's type (monomorphise.c).
 * Tests: t/run/equality-*, t/run/compare-*
 *
 * As in F#, tuples, records, unions and structs are compared part by part in order of declaration, and unions by the tag first
 * (compare returns the difference of the tags). Arrays are compared by length first, strings ordinally. Classes, cells of
 * functions and sequences are compared by identity, unless the class overrides it. `=`, `<` and the like are the partial order of
 * IEEE (nan equals nothing); compare, Equals and hash are total. The last part is compared in tail position, so lists use
 * constant stack space.
 */
#include "clef/psg/derive/equality.h"
#include "clef/psg/graph/library.h"
#include "clef/psg/match/match.h"
#include "clef/psg/graph/object_types.h"

#include "clef/base/vec.h"
#include "clef/psg/elaborate/saturate.h"
#include "clef/psg/derive/derive.h"

static const int64_t UNORDERED = INT32_MIN;

bool psg_is_type_operation(IntrinsicId operation) {
  switch (operation) {
  case INTRINSIC_EQUALS:
  case INTRINSIC_NOT_EQUALS:
  case INTRINSIC_EQUALS_ER:
  case INTRINSIC_LESS:
  case INTRINSIC_LESS_EQUAL:
  case INTRINSIC_GREATER:
  case INTRINSIC_GREATER_EQUAL:
  case INTRINSIC_COMPARE:
  case INTRINSIC_COMPARE_PARTIAL:
  case INTRINSIC_HASH:
  case INTRINSIC_EQUALS_DEFAULT:
  case INTRINSIC_EQUALS_OBJECT:
  case INTRINSIC_HASH_DEFAULT:
  case INTRINSIC_COMPARE_DEFAULT:
  case INTRINSIC_TO_TEXT:
  case INTRINSIC_SHOWN:
  case INTRINSIC_TEXT_BY:
  case INTRINSIC_TYPE_TEXT:
  case INTRINSIC_SIZE_OF:
  case INTRINSIC_IS_REFERENCE:
  case INTRINSIC_ENUM_VALUES:
  case INTRINSIC_ENUM_NAMES:
  case INTRINSIC_TO_LAYOUT: return true;
  default: return synth_is_reflection(operation);
  }
}

static const char *operation_text(IntrinsicId operation) {
  switch (operation) {
  case INTRINSIC_EQUALS: return "=";
  case INTRINSIC_NOT_EQUALS: return "<>";
  case INTRINSIC_EQUALS_ER: return "Equals";
  case INTRINSIC_LESS: return "<";
  case INTRINSIC_LESS_EQUAL: return "<=";
  case INTRINSIC_GREATER: return ">";
  case INTRINSIC_GREATER_EQUAL: return ">=";
  case INTRINSIC_COMPARE: return "compare";
  case INTRINSIC_COMPARE_PARTIAL: return "comparePartial";
  case INTRINSIC_HASH: return "hash";
  case INTRINSIC_EQUALS_DEFAULT: return "defaultEquals";
  case INTRINSIC_EQUALS_OBJECT: return "objectEquals";
  case INTRINSIC_HASH_DEFAULT: return "defaultHash";
  case INTRINSIC_COMPARE_DEFAULT: return "defaultCompare";
  case INTRINSIC_TO_LAYOUT: return "%A";
  case INTRINSIC_TYPE_TEXT: return "typeof";
  case INTRINSIC_SIZE_OF: return "sizeof";
  case INTRINSIC_IS_REFERENCE: return "isReference";
  case INTRINSIC_ENUM_VALUES: return "values";
  case INTRINSIC_ENUM_NAMES: return "names";
  case INTRINSIC_EXN_MESSAGE: return "Message";
  case INTRINSIC_OBJECT_TEXT: return "ToString";
  case INTRINSIC_OBJECT_EQUALS: return "Equals";
  case INTRINSIC_OBJECT_HASH: return "GetHashCode";
  case INTRINSIC_OBJECT_LAYOUT: return "Layout";
  case INTRINSIC_OBJECT_DESCRIBE: return "Describe";
  case INTRINSIC_OBJECT_SAME: return "Same";
  case INTRINSIC_OBJECT_EQUIVALENT: return "Equivalent";
  case INTRINSIC_OBJECT_STRUCTURAL_HASH: return "StructuralHash";
  case INTRINSIC_OBJECT_ORDER: return "Order";
  case INTRINSIC_OBJECT_PARTIAL_ORDER: return "PartialOrder";
  case INTRINSIC_OBJECT_FORMAT:
  case INTRINSIC_TEXT_BY: return "ToString";
  default: return synth_is_reflection(operation) ? "typeof" : "string";
  }
}

static bool gives_hash(const Synth *s) {
  return s->operation == INTRINSIC_HASH || s->operation == INTRINSIC_HASH_DEFAULT;
}

static bool gives_order(const Synth *s) {
  return s->operation == INTRINSIC_COMPARE || s->operation == INTRINSIC_COMPARE_PARTIAL ||
         s->operation == INTRINSIC_COMPARE_DEFAULT;
}

static bool is_float(PrimKind prim) { return prim == PRIM_FLOAT32 || prim == PRIM_FLOAT64; }

static bool is_number(PrimKind prim) {
  return prim_is_number(prim) || prim == PRIM_BOOL || prim == PRIM_CHAR;
}

TyconRow *synth_definition(Types *t, TypeId type) {
  TyconId tycon = type_tycon(t, type);
  return tycon.index ? tycon_row(t, tycon) : NULL;
}

static bool is_structural(Types *t, TypeId type) {
  TypeKind kind = type_kind(t, type);
  if (kind == TYPE_TUPLE || kind == TYPE_ANON_RECORD) return true;
  TyconRow *row = synth_definition(t, type);
  return row &&
         (row->kind == TYCON_RECORD || row->kind == TYCON_UNION || row->kind == TYCON_STRUCT);
}

/* Does a nan reach the order of the type? Bounded by the definitions met. */
static bool contains_float(Types *t, TypeId type, TyconId *seen, uint32_t *seen_count,
                           uint32_t limit) {
  type = type_resolve(t, type);
  PrimKind prim = type_prim(t, type);
  if (is_float(prim) || prim == PRIM_OBJ || type_is_uniform(t, type)) return true;
  TypeRow *row = type_row(t, type);
  uint32_t *args = run_items(t, row->args);
  uint32_t from = row->kind == TYPE_ANON_RECORD ? 1 : 0, step = from ? 2 : 1;
  for (uint32_t i = from; i < row->args.count; i += step)
    if (contains_float(t, (TypeId){args[i]}, seen, seen_count, limit)) return true;
  TyconRow *definition = synth_definition(t, type);
  if (definition && definition->kind == TYCON_INTERFACE) return true;
  if (!definition || definition->kind == TYCON_CLASS ||
      definition->flags & TYCON_CUSTOM_COMPARISON) /* its CompareTo decides */
    return false;
  TyconId tycon = type_tycon(t, type);
  for (uint32_t i = 0; i < *seen_count; i++)
    if (seen[i].index == tycon.index) return false;
  if (*seen_count == limit) return true;
  seen[(*seen_count)++] = tycon;
  for (uint32_t i = 0; i < definition->field_count; i++)
    if (contains_float(t, field_row(t, (FieldId){definition->fields + i})->type, seen, seen_count,
                       limit))
      return true;
  if (definition->kind == TYCON_UNION)
    for (uint32_t c = 0; c < definition->case_count; c++) {
      CaseRow *one = case_row(t, (CaseId){definition->cases + c});
      for (uint32_t i = 0; i < one->field_count; i++)
        if (contains_float(t, field_row(t, (FieldId){one->fields + i})->type, seen, seen_count,
                           limit))
          return true;
    }
  return false;
}

static bool may_be_unordered(Types *t, TypeId type) {
  TyconId seen[64];
  uint32_t count = 0;
  return contains_float(t, type, seen, &count, COUNT_OF(seen));
}

bool psg_same_is_equals(Graph *g, TypeId type) {
  return synth_is_object(g->types, type) || type_prim(g->types, type) == PRIM_SEQ ||
         !may_be_unordered(g->types, type);
}

/* --- Building --- */

static TypeId int32_type(Synth *s) { return type_of(s->t, KNOWN_INT32); }
static TypeId bool_type(Synth *s) { return type_of(s->t, KNOWN_BOOL); }
static NodeId use_a(Synth *s) { return make_use(s->g, s->at, s->a); }
static NodeId use_b(Synth *s) { return make_use(s->g, s->at, s->b); }

static TypeId result_type(Synth *s) {
  if (s->operation == INTRINSIC_TO_TEXT) return type_of(s->t, KNOWN_STRING);
  return gives_hash(s) || gives_order(s) ? int32_type(s) : bool_type(s);
}

static NodeId apply(Synth *s, IntrinsicId operation, TypeId result, TypeId type, NodeId x,
                    NodeId y) {
  return make_intrinsic2(s->g, s->at, operation, result, type, x, y);
}

static NodeId int_test(Synth *s, IntrinsicId test, NodeId x, int64_t value) {
  return apply(s, test, bool_type(s), int32_type(s), x, make_int32(s->g, s->at, value));
}

NodeId synth_part(Synth *s, NodeId whole, Part part) {
  Graph *g = s->g;
  NodeId value = make_use(g, s->at, whole);
  if (part.id.index) return make_field(g, s->at, value, part.id, part.index, part.type);
  NodeId node =
      psg_new1(g, part.field.index ? PSG_FIELD_GET : PSG_TUPLE_GET, part.type, s->at, value);
  if (part.field.index)
    psg_field(g, node)->id = part.field;
  else
    psg_tuple_get(g, node)->index = part.index;
  if (type_kind(g->types, type_resolve(g->types, psg_node(g, value)->type)) == TYPE_ANON_RECORD)
    psg_node(g, node)->name = (Name){part.field.index};
  return node;
}

static NodeId at_parts(Synth *s, Part part) {
  return apply(s, synth_part_operation(s, part.type), result_type(s), part.type,
               synth_part(s, s->a, part), synth_part(s, s->b, part));
}

/* --- Hashes: as FSharp.Core and System.Tuple combine them, so that a program sees F#'s numbers --- */

static NodeId hash_op(Synth *s, IntrinsicId op, NodeId a, NodeId b) {
  return apply(s, op, int32_type(s), int32_type(s), a, b);
}

static NodeId hash_op_by(Synth *s, IntrinsicId op, NodeId a, int64_t constant) {
  NodeId b = make_int32(s->g, s->at, constant);
  return hash_op(s, op, a, b);
}

static NodeId hash_of(Synth *s, TypeId type, NodeId value) {
  return make_intrinsic1(s->g, s->at, s->operation, int32_type(s), type, value);
}

/* Records and cases of unions: from the last field to the first, beginning with the tag. */
static NodeId hash_values(Synth *s, const TypeId *types, const NodeId *values, uint32_t count,
                          uint32_t tag) {
  Graph *g = s->g;
  Span at = s->at;
  NodeId *steps = NEW_ARRAY(g->arena, NodeId, count + 2);
  uint32_t n = 0;
  NodeId hash = steps[n++] = make_let(g, at, "$hash", make_int32(g, at, tag), true);
  for (uint32_t i = count; i-- > 0;) {
    NodeId more = hash_of(s, types[i], values[i]);
    NodeId left = hash_op_by(s, INTRINSIC_SHL, make_use(g, at, hash), 6);
    NodeId right = hash_op_by(s, INTRINSIC_SHR, make_use(g, at, hash), 2);
    NodeId sum = hash_op(s, INTRINSIC_ADD, more, hash_op(s, INTRINSIC_ADD, left, right));
    sum = hash_op_by(s, INTRINSIC_ADD, sum, (int32_t)0x9E3779B9);
    steps[n++] = make_set(g, at, hash, sum);
  }
  steps[n++] = make_use(g, at, hash);
  return make_sequence(g, at, steps, n);
}

static NodeId hash_fields(Synth *s, const Part *parts, uint32_t count, uint32_t tag) {
  TypeId *types = NEW_ARRAY(s->g->arena, TypeId, count + 1);
  NodeId *values = NEW_ARRAY(s->g->arena, NodeId, count + 1);
  for (uint32_t i = count; i-- > 0;) {
    types[i] = parts[i].type;
    values[i] = synth_part(s, s->a, parts[i]);
  }
  return hash_values(s, types, values, count, tag);
}

/* (33 * a) xor b */
static NodeId hash_pair(Synth *s, NodeId a, NodeId b) {
  return hash_op(s, INTRINSIC_BIT_XOR, hash_op_by(s, INTRINSIC_MUL, a, 33), b);
}

/* Up to eight hashes: the first four by pairs, the others behind them in the same way. */
static NodeId hash_eight(Synth *s, const NodeId *hashes, uint32_t count) {
  if (count == 1) return hashes[0];
  if (count == 2) return hash_pair(s, hashes[0], hashes[1]);
  uint32_t front = count > 4 ? 4 : 2;
  NodeId first = hash_eight(s, hashes, front);
  return hash_pair(s, first, hash_eight(s, hashes + front, count - front));
}

/* Tuples. From eight on .NET's are seven elements and a tuple of the rest; the last eight count. */
static NodeId hash_tuple(Synth *s, const Part *parts, uint32_t count) {
  if (!count) return make_int32(s->g, s->at, 0);
  NodeId hashes[8];
  uint32_t from = 0, n = 0;
  while (count - from >= 15) from += 7;
  if (count - from >= 8) {
    uint32_t rest = from + 7;
    uint32_t behind = count - rest;
    for (uint32_t i = from + behind - 1; i < rest; i++)
      hashes[n++] = hash_of(s, parts[i].type, synth_part(s, s->a, parts[i]));
    NodeId last[8];
    for (uint32_t i = 0; i < behind; i++)
      last[i] = hash_of(s, parts[rest + i].type, synth_part(s, s->a, parts[rest + i]));
    hashes[n++] = hash_eight(s, last, behind);
  } else {
    for (uint32_t i = from; i < count; i++)
      hashes[n++] = hash_of(s, parts[i].type, synth_part(s, s->a, parts[i]));
  }
  return hash_eight(s, hashes, n);
}

/* hash <- 2 * hash + more + 631 * i */
static NodeId hash_element(Synth *s, NodeId hash, NodeId more, NodeId i) {
  NodeId twice = hash_op_by(s, INTRINSIC_SHL, make_use(s->g, s->at, hash), 1);
  NodeId place = hash_op_by(s, INTRINSIC_MUL, i, 631);
  NodeId sum = hash_op(s, INTRINSIC_ADD, hash_op(s, INTRINSIC_ADD, twice, more), place);
  return make_set(s->g, s->at, hash, sum);
}

/* The operation on `parts` of both values, all of one tag. */
static NodeId of_parts(Synth *s, const Part *parts, uint32_t count) {
  Graph *g = s->g;
  Span at = s->at;
  switch (s->operation) {
  case INTRINSIC_EQUALS:
  case INTRINSIC_EQUALS_ER:
  case INTRINSIC_EQUALS_DEFAULT:
  case INTRINSIC_EQUALS_OBJECT: {
    if (!count) return make_bool(g, at, true);
    NodeId result = at_parts(s, parts[count - 1]);
    for (uint32_t i = count - 1; i-- > 0;)
      result = make_if(g, at, at_parts(s, parts[i]), result, make_bool(g, at, false));
    return result;
  }
  case INTRINSIC_COMPARE:
  case INTRINSIC_COMPARE_PARTIAL:
  case INTRINSIC_COMPARE_DEFAULT: {
    if (!count) return make_int32(g, at, 0);
    NodeId result = at_parts(s, parts[count - 1]);
    for (uint32_t i = count - 1; i-- > 0;) {
      NodeId c = make_let(g, at, "$c", at_parts(s, parts[i]), false);
      NodeId test = int_test(s, INTRINSIC_PRIM_EQ, make_use(g, at, c), 0);
      result =
          make_sequence(g, at, (NodeId[]){c, make_if(g, at, test, result, make_use(g, at, c))}, 2);
    }
    return result;
  }
  default: bug("equality: parts of %s", operation_text(s->operation));
  }
}

Part *synth_product(Synth *s, TypeId type, uint32_t *count) {
  Types *t = s->t;
  TypeRow *row = type_row(t, type);
  const TyconRow *definition = synth_definition(t, type);
  uint32_t most = definition ? definition->field_count : row->args.count, n = 0;
  Part *parts = NEW_ARRAY(s->g->arena, Part, most + 1);
  if (row->kind == TYPE_TUPLE) {
    for (uint32_t i = 0; i < row->args.count; i++)
      parts[n++] = (Part){.index = i, .type = {run_items(t, row->args)[i]}};
  } else if (row->kind == TYPE_ANON_RECORD) {
    for (uint32_t i = 0; i < row->args.count; i += 2)
      parts[n++] =
          (Part){.field = {run_items(t, row->args)[i]}, .type = {run_items(t, row->args)[i + 1]}};
  } else {
    for (uint32_t i = 0; i < definition->field_count; i++) {
      FieldId field = {definition->fields + i};
      if (field_row(t, field)->flags & FIELD_STATIC) continue;
      parts[n++] = (Part){.field = field, .type = type_of_field(t, field, type)};
    }
  }
  *count = n;
  return parts;
}

NodeId synth_by_parts(Synth *s) {
  uint32_t count;
  const Part *parts = synth_product(s, s->type, &count);
  if (!gives_hash(s)) return of_parts(s, parts, count);
  bool is_tuple = type_row(s->t, s->type)->kind == TYPE_TUPLE;
  return is_tuple ? hash_tuple(s, parts, count) : hash_fields(s, parts, count, 0);
}

static NodeId of_union(Synth *s) {
  Graph *g = s->g;
  Types *t = s->t;
  Span at = s->at;
  TyconRow *row = synth_definition(t, s->type);
  TypeId result = result_type(s);
  NodeId *arms = NEW_ARRAY(g->arena, NodeId, row->case_count + 2);
  uint32_t *words = NEW_ARRAY(g->arena, uint32_t, 2 * row->case_count + 1), count = 0;
  NodeId rest = {0}; /* all cases without fields */
  for (uint32_t c = 0; c < row->case_count; c++) {
    CaseRow *one = case_row(t, (CaseId){row->cases + c});
    if (!one->field_count) continue;
    Part *parts = NEW_ARRAY(g->arena, Part, one->field_count);
    uint32_t n = 0;
    for (uint32_t i = 0; i < one->field_count; i++)
      parts[n++] = (Part){.id = {row->cases + c},
                          .index = i,
                          .type = type_of_field(t, (FieldId){one->fields + i}, s->type)};
    NodeId body =
        s->operation == INTRINSIC_HASH ? hash_fields(s, parts, n, c) : of_parts(s, parts, n);
    words[2 * count] = c;
    words[2 * count + 1] = 0;
    arms[++count] = body;
  }
  bool one_case = row->case_count == 1;
  NodeId tag_a = {0}, tag_b = {0};
  if (!one_case) tag_a = make_let(g, at, "$tagA", make_tag(g, at, use_a(s)), false);
  NodeId body;
  if (s->operation == INTRINSIC_HASH) {
    if (one_case) return count ? arms[1] : make_int32(g, at, 0);
    if (count < row->case_count) rest = make_use(g, at, tag_a);
  } else {
    if (one_case) return count ? arms[1] : of_parts(s, NULL, 0);
    tag_b = make_let(g, at, "$tagB", make_tag(g, at, use_b(s)), false);
    if (count < row->case_count) rest = of_parts(s, NULL, 0);
  }
  if (count) {
    arms[0] = make_use(g, at, tag_a);
    if (rest.index) arms[count + 1] = rest;
    body = psg_new_n(g, PSG_SWITCH, result, at, arms, count + 1 + (rest.index ? 1 : 0));
    IdRun list = psg_list(g, words, 2 * count);
    psg_switch(g, body)->values = list;
    if (rest.index) psg_node(g, body)->flags |= NODE_HAS_DEFAULT;
  } else {
    body = rest;
  }
  if (s->operation == INTRINSIC_HASH) return make_sequence(g, at, (NodeId[]){tag_a, body}, 2);
  TypeId i = int32_type(s);
  NodeId same =
      apply(s, INTRINSIC_PRIM_EQ, bool_type(s), i, make_use(g, at, tag_a), make_use(g, at, tag_b));
  bool equality = s->operation == INTRINSIC_EQUALS || s->operation == INTRINSIC_EQUALS_ER;
  NodeId other =
      equality ? make_bool(g, at, false)
               : apply(s, INTRINSIC_SUB, i, i, make_use(g, at, tag_a), make_use(g, at, tag_b));
  return make_sequence(g, at, (NodeId[]){tag_a, tag_b, make_if(g, at, same, body, other)}, 3);
}

NodeId synth_unless_null(Synth *s, NodeId body) {
  Graph *g = s->g;
  Span at = s->at;
#define IS_NULL(x) make_intrinsic1(g, at, INTRINSIC_IS_NULL, bool_type(s), s->type, x)
  if (gives_hash(s)) return make_if(g, at, IS_NULL(use_a(s)), make_int32(g, at, 0), body);
  bool orders = gives_order(s);
  NodeId first = IS_NULL(use_b(s)),
         second = orders ? make_int32(g, at, 1) : make_bool(g, at, false);
  if (orders) first = make_if(g, at, first, make_int32(g, at, 0), make_int32(g, at, -1));
  second = make_if(g, at, IS_NULL(use_b(s)), second, body);
  return make_if(g, at, IS_NULL(use_a(s)), first, second);
#undef IS_NULL
}

/* From the last element to the first. FSharp.Core takes the first 19; here the others count too. */
static NodeId hash_array(Synth *s) {
  Graph *g = s->g;
  Types *t = s->t;
  Span at = s->at;
  TypeId element = type_arg(t, s->type, 0), index = type_of(t, KNOWN_INT), result = int32_type(s);
  NodeId length = make_intrinsic1(g, at, INTRINSIC_ARRAY_LENGTH, index, element, use_a(s));
  NodeId i = make_let(g, at, "$i", length, true);
  NodeId hash = make_let(g, at, "$hash", make_int32(g, at, 0), true);
#define AT_I(op, type, n) apply(s, op, type, index, make_use(g, at, i), make_int(g, at, index, n))
  NodeId guard = AT_I(INTRINSIC_PRIM_GT, bool_type(s), 0);
  NodeId step = make_set(g, at, i, AT_I(INTRINSIC_SUB, index, 1));
  NodeId item =
      apply(s, INTRINSIC_ARRAY_GET_UNCHECKED, element, element, use_a(s), make_use(g, at, i));
  NodeId more = make_let(g, at, "$more", hash_of(s, element, item), false);
  NodeId place = make_intrinsic1(g, at, INTRINSIC_CONVERT, result, index, make_use(g, at, i));
  NodeId near = hash_element(s, hash, make_use(g, at, more), place);
  NodeId scaled = hash_op_by(s, INTRINSIC_MUL, make_use(g, at, hash), 31);
  NodeId sum = hash_op(s, INTRINSIC_ADD, scaled, make_use(g, at, more));
  NodeId far = make_set(g, at, hash, sum);
  NodeId mixed = make_if(g, at, AT_I(INTRINSIC_PRIM_LT, bool_type(s), 19), near, far);
#undef AT_I
  NodeId loop = make_while(g, at, guard, make_sequence(g, at, (NodeId[]){step, more, mixed}, 3));
  return make_sequence(g, at, (NodeId[]){i, hash, loop, make_use(g, at, hash)}, 4);
}

/* let mutable result = …; while going and i < length: result <- op a[i] b[i] */
static NodeId of_array(Synth *s) {
  if (s->operation == INTRINSIC_HASH) return hash_array(s);
  Graph *g = s->g;
  Types *t = s->t;
  Span at = s->at;
  TypeId element = type_arg(t, s->type, 0), index = type_of(t, KNOWN_INT), result = result_type(s);
#define LENGTH(x) make_intrinsic1(g, at, INTRINSIC_ARRAY_LENGTH, index, element, x)
#define ITEM(x)   apply(s, INTRINSIC_ARRAY_GET_UNCHECKED, element, element, x, make_use(g, at, i))
  NodeId i = make_let(g, at, "$i", make_int(g, at, index, 0), true);
  NodeId length = make_let(g, at, "$length", LENGTH(use_a(s)), false);
  NodeId step = make_set(
      g, at, i,
      apply(s, INTRINSIC_ADD, index, index, make_use(g, at, i), make_int(g, at, index, 1)));
  NodeId inside =
      apply(s, INTRINSIC_PRIM_LT, bool_type(s), index, make_use(g, at, i), make_use(g, at, length));
  bool equality = result.index == bool_type(s).index;
  NodeId other = make_let(g, at, "$other", LENGTH(use_b(s)), false);
  NodeId value =
      make_let(g, at, "$result", equality ? make_bool(g, at, true) : make_int32(g, at, 0), true);
  NodeId going =
      equality ? make_use(g, at, value) : int_test(s, INTRINSIC_PRIM_EQ, make_use(g, at, value), 0);
  NodeId guard = make_if(g, at, going, inside, make_bool(g, at, false));
  NodeId set = make_set(g, at, value,
                        apply(s, s->operation, result, element, ITEM(use_a(s)), ITEM(use_b(s))));
  NodeId loop = make_while(g, at, guard, make_sequence(g, at, (NodeId[]){set, step}, 2));
#undef LENGTH
#undef ITEM
  NodeId all = make_sequence(g, at, (NodeId[]){i, value, loop, make_use(g, at, value)}, 4);
  NodeId same = apply(s, INTRINSIC_PRIM_EQ, bool_type(s), index, make_use(g, at, length),
                      make_use(g, at, other));
  NodeId shorter = apply(s, INTRINSIC_PRIM_LT, bool_type(s), index, make_use(g, at, length),
                         make_use(g, at, other));
  NodeId differ = equality ? make_bool(g, at, false)
                           : make_if(g, at, shorter, make_int32(g, at, -1), make_int32(g, at, 1));
  return make_sequence(g, at, (NodeId[]){length, other, make_if(g, at, same, all, differ)}, 3);
}

/* hash of a list: a loop. */
static NodeId hash_list(Synth *s) {
  Graph *g = s->g;
  Types *t = s->t;
  Span at = s->at;
  TypeId element = type_arg(t, s->type, 0);
  CaseId cons = {synth_definition(t, s->type)->cases + 1};
  NodeId rest = make_let(g, at, "$rest", use_a(s), true);
  NodeId hash = make_let(g, at, "$hash", make_int32(g, at, 0), true);
  NodeId place = make_let(g, at, "$i", make_int32(g, at, 0), true);
  NodeId head = make_field(g, at, make_use(g, at, rest), cons, 0, element);
  NodeId set = hash_element(s, hash, hash_of(s, element, head), make_use(g, at, place));
  NodeId next = make_set(g, at, place, hash_op_by(s, INTRINSIC_ADD, make_use(g, at, place), 1));
  NodeId step = make_set(g, at, rest, make_field(g, at, make_use(g, at, rest), cons, 1, s->type));
  NodeId guard = int_test(s, INTRINSIC_PRIM_EQ, make_tag(g, at, make_use(g, at, rest)), 1);
  NodeId loop = make_while(g, at, guard, make_sequence(g, at, (NodeId[]){set, next, step}, 3));
  return make_sequence(g, at, (NodeId[]){rest, hash, place, loop, make_use(g, at, hash)}, 5);
}

/* --- Numbers --- */

static NodeId of_number(Synth *s, PrimKind prim) {
  Graph *g = s->g;
  Types *t = s->t;
  Span at = s->at;
  TypeId type = s->type, i32 = int32_type(s), i64 = type_of(t, KNOWN_INT64);
#define TEST(op) apply(s, INTRINSIC_##op, bool_type(s), type, use_a(s), use_b(s))
  switch (s->operation) {
  case INTRINSIC_COMPARE_PARTIAL:
  case INTRINSIC_COMPARE: {
    NodeId last;
    if (!is_float(prim)) {
      last = make_if(g, at, TEST(PRIM_GT), make_int32(g, at, 1), make_int32(g, at, 0));
    } else {
      NodeId unordered;
      if (s->operation == INTRINSIC_COMPARE_PARTIAL) {
        unordered = make_int32(g, at, UNORDERED);
      } else {
        /* nan below everything, equal to itself */
        NodeId a_nan = apply(s, INTRINSIC_PRIM_NE, bool_type(s), type, use_a(s), use_a(s));
        NodeId b_nan = apply(s, INTRINSIC_PRIM_NE, bool_type(s), type, use_b(s), use_b(s));
        unordered = make_if(g, at, a_nan,
                            make_if(g, at, b_nan, make_int32(g, at, 0), make_int32(g, at, -1)),
                            make_int32(g, at, 1));
      }
      last = make_if(g, at, TEST(PRIM_GT), make_int32(g, at, 1),
                     make_if(g, at, TEST(PRIM_EQ), make_int32(g, at, 0), unordered));
    }
    return make_if(g, at, TEST(PRIM_LT), make_int32(g, at, -1), last);
  }
  case INTRINSIC_EQUALS_ER: {
    NodeId a_nan = apply(s, INTRINSIC_PRIM_NE, bool_type(s), type, use_a(s), use_a(s));
    NodeId b_nan = apply(s, INTRINSIC_PRIM_NE, bool_type(s), type, use_b(s), use_b(s));
    return make_if(g, at, TEST(PRIM_EQ), make_bool(g, at, true),
                   make_if(g, at, a_nan, b_nan, make_bool(g, at, false)));
  }
  case INTRINSIC_HASH: {
    NodeId value = use_a(s);
    if (prim == PRIM_BOOL) return make_if(g, at, value, make_int32(g, at, 1), make_int32(g, at, 0));
    if (prim == PRIM_FLOAT32 || prim == PRIM_FLOAT64) {
      /* 0.0 and -0.0, and all nans, hash alike. */
      bool is_single = prim == PRIM_FLOAT32;
      NodeId zero = make_let(g, at, "$x", value, false);
      TypeId wide = type;
      LiteralKind width = is_single ? LITERAL_FLOAT32 : LITERAL_FLOAT64;
      NodeId literal = psg_new_literal(g, psg_literal_int(g, width, 0), wide, at);
      NodeId is_zero =
          apply(s, INTRINSIC_PRIM_EQ, bool_type(s), wide, make_use(g, at, zero), literal);
      NodeId is_number = apply(s, INTRINSIC_PRIM_EQ, bool_type(s), wide, make_use(g, at, zero),
                               make_use(g, at, zero));
      TypeId bits_type = is_single ? i32 : i64;
      NodeId bits = make_let(
          g, at, "$bits",
          make_intrinsic1(g, at, INTRINSIC_BITS_OF_FLOAT, bits_type, wide, make_use(g, at, zero)),
          false);
      NodeId mixed = make_use(g, at, bits);
      if (!is_single) {
        NodeId high = make_intrinsic1(
            g, at, INTRINSIC_CONVERT, i32, i64,
            apply(s, INTRINSIC_SHR, i64, i64, make_use(g, at, bits), make_int32(g, at, 32)));
        NodeId low = make_intrinsic1(g, at, INTRINSIC_CONVERT, i32, i64, mixed);
        mixed = apply(s, INTRINSIC_BIT_XOR, i32, i32, low, high);
      }
      mixed = make_sequence(g, at, (NodeId[]){bits, mixed}, 2);
      NodeId nan =
          make_if(g, at, is_number, mixed, make_int32(g, at, is_single ? 0x7F800000 : 0x7FF00000));
      return make_sequence(g, at,
                           (NodeId[]){zero, make_if(g, at, is_zero, make_int32(g, at, 0), nan)}, 2);
    }
    bool is_wide = prim == PRIM_INT64 || prim == PRIM_UINT64 || prim == PRIM_NATIVEINT ||
                   prim == PRIM_UNATIVEINT || prim == PRIM_INT || prim == PRIM_UINT;
    if (is_wide) {
      NodeId bits = make_let(g, at, "$bits",
                             make_intrinsic1(g, at, INTRINSIC_CONVERT, i64, type, value), false);
      NodeId high = make_intrinsic1(
          g, at, INTRINSIC_CONVERT, i32, i64,
          apply(s, INTRINSIC_SHR, i64, i64, make_use(g, at, bits), make_int32(g, at, 32)));
      NodeId low = make_intrinsic1(g, at, INTRINSIC_CONVERT, i32, i64, make_use(g, at, bits));
      return make_sequence(g, at,
                           (NodeId[]){bits, apply(s, INTRINSIC_BIT_XOR, i32, i32, low, high)}, 2);
    }
    NodeId number = make_intrinsic1(g, at, INTRINSIC_CONVERT, i32, type, value);
    if (prim != PRIM_CHAR) return number;
    NodeId again = make_intrinsic1(g, at, INTRINSIC_CONVERT, i32, type, use_a(s));
    return apply(s, INTRINSIC_BIT_OR, i32, i32, number,
                 apply(s, INTRINSIC_SHL, i32, i32, again, make_int32(g, at, 16)));
  }
  default: bug("equality: %s of a number", operation_text(s->operation));
  }
#undef TEST
}

/* --- Exceptions --- */

/* Field k of a declared exception. */
static NodeId exception_part(Synth *s, NodeId value, TyconId tycon, uint32_t k) {
  TypeId type = field_row(s->t, (FieldId){tycon_row(s->t, tycon)->fields + k})->type;
  NodeId part = psg_new1(s->g, PSG_EXN_GET, type, s->at, value);
  psg_exn_get(s->g, part)->exception = tycon;
  psg_exn_get(s->g, part)->field = k;
  return part;
}

static NodeId is_of(Synth *s, NodeId value, TyconId tycon) {
  NodeId test = psg_new1(s->g, PSG_TYPE_TEST, bool_type(s), s->at, value);
  TypeId type = type_app(s->t, tycon, NULL, 0);
  psg_type_test(s->g, test)->tested = type;
  return test;
}

static NodeId equal_exceptions(Synth *s, TyconId tycon) {
  Graph *g = s->g;
  NodeId equal = make_bool(g, s->at, true);
  for (uint32_t k = tycon_row(s->t, tycon)->field_count; k-- > 0;) {
    NodeId a = exception_part(s, use_a(s), tycon, k), b = exception_part(s, use_b(s), tycon, k);
    TypeId part = psg_node(g, a)->type;
    equal = make_if(g, s->at, apply(s, s->operation, bool_type(s), part, a, b), equal,
                    make_bool(g, s->at, false));
  }
  return make_if(g, s->at, is_of(s, use_b(s), tycon), equal, make_bool(g, s->at, false));
}

static NodeId hash_exception(Synth *s, TyconId tycon) {
  uint32_t count = tycon_row(s->t, tycon)->field_count;
  TypeId *types = NEW_ARRAY(s->g->arena, TypeId, count + 1);
  NodeId *values = NEW_ARRAY(s->g->arena, NodeId, count + 1);
  for (uint32_t k = 0; k < count; k++) {
    values[k] = exception_part(s, use_a(s), tycon, k);
    types[k] = psg_node(s->g, values[k])->type;
  }
  return hash_values(s, types, values, count, 0);
}

bool synth_next_exception(Graph *g, TyconId *tycon) {
  const Types *t = g->types;
  TyconId match_failure = type_known(t, KNOWN_MATCH_FAILURE);
  if (!tycon->index && match_failure.index && psg_may_fail_to_match(g)) {
    *tycon = match_failure;
    return true;
  }
  uint32_t i = tycon->index < t->tycons.own_start ? t->tycons.own_start : tycon->index + 1;
  while (i < t->tycons.count &&
         (tycon_row(t, (TyconId){i})->kind != TYCON_EXCEPTION || i == match_failure.index))
    i++;
  *tycon = (TyconId){i};
  return i < t->tycons.count;
}

/* Declared exceptions are equal, and hashed, part by part, whatever their static type; others by identity. */
static NodeId of_exceptions(Synth *s) {
  Graph *g = s->g;
  Types *t = s->t;
  bool is_hash = s->operation == INTRINSIC_HASH;
  NodeId result = is_hash ? synth_identity_hash(s) : make_bool(g, s->at, false);
  for (TyconId i = {0}; synth_next_exception(g, &i);) {
    if (tycon_row(t, i)->flags & TYCON_NO_EQUALITY) continue;
    NodeId parts = is_hash ? hash_exception(s, i) : equal_exceptions(s, i);
    result = make_if(g, s->at, is_of(s, use_a(s), i), parts, result);
  }
  if (is_hash) return synth_unless_null(s, result);
  NodeId same = apply(s, INTRINSIC_PHYSICAL_EQ, bool_type(s), s->type, use_a(s), use_b(s));
  return make_if(g, s->at, same, make_bool(g, s->at, true), result);
}

/* --- Which --- */

/* The type of a method's argument `i`, from its Lambda; 0 where it has none. */
TypeId synth_method_arg(Graph *g, NodeId binding, uint32_t i) {
  binding = psg_own(g, binding);
  if (!psg_child_count(g, binding)) return (TypeId){0};
  NodeId lambda = psg_child(g, binding, 0);
  return psg_child_count(g, lambda) > i + 2
             ? type_resolve(g->types, psg_node(g, psg_child(g, lambda, i + 1))->type)
             : (TypeId){0};
}

/* A user's Equals, CompareTo, GetHashCode, ToString. Of several with an argument the one that takes `obj`, or that of
 * IEquatable<T> and IComparable<T> where `typed` is requested; else one that takes the type itself. */
static NodeId member_named(Graph *g, TypeId type, const char *name, uint32_t args, bool typed) {
  Types *t = g->types;
  TyconRow *row = synth_definition(t, type);
  if (!row) return (NodeId){0};
  TyconId own = type_tycon(t, type);
  NodeId found = {0}, of_obj = {0}, of_itself = {0};
  for (MemberId m = row->members; m.index; m = member_row(t, m)->next) {
    MemberRow *member = member_row(t, m);
    if (member->flags & MEMBER_STATIC || !member->binding || member->arg_names.count > 1 ||
        (args != 0) != (member->arg_names.count != 0))
      continue;
    if (member->kind != MEMBER_METHOD || strcmp(name_text(g->names, member->name), name)) continue;
    NodeId binding = {member->binding};
    if (!args) return binding;
    TypeId taken = synth_method_arg(g, binding, 0);
    if (type_is_known(t, taken, KNOWN_OBJ)) {
      of_obj = binding;
    } else if (!strcmp(name, "ToString")) { /* by a format: the library's own types */
      bool is_library = source_is_library(g->sources, member->span.file);
      if (is_library && type_is_known(t, taken, KNOWN_STRING)) found = binding;
    } else if (type_tycon(t, taken).index == own.index) {
      MemberRow *slot = member->implements.index ? member_row(t, member->implements) : NULL;
      uint32_t interface = slot ? slot->tycon.index : 0;
      if (interface && interface == type_known(t, KNOWN_IEQUATABLE).index)
        of_itself = binding;
      else if (interface && interface == type_known(t, KNOWN_ICOMPARABLE_OF).index)
        of_itself = found = binding;
      else
        found = binding;
    }
  }
  if (typed && of_itself.index) return of_itself;
  if (of_obj.index) return of_obj;
  /* no class is equal by IEquatable<T> or an overload alone */
  return row->kind == TYCON_CLASS && !strcmp(name, "Equals") ? (NodeId){0} : found;
}

/* F# prefers IEquatable<T> to Equals(obj) where no type can inherit it; its order is IComparable's. */
static bool takes_typed(const Synth *s) {
  if (s->operation == INTRINSIC_COMPARE_DEFAULT) return true;
  if (s->operation != INTRINSIC_EQUALS && s->operation != INTRINSIC_EQUALS_ER) return false;
  const TyconRow *row = synth_definition(s->t, s->type);
  return row->kind != TYCON_CLASS || row->flags & TYCON_SEALED;
}

/* a.Member(args): the override of the static type. */
NodeId synth_member_call(Synth *s, const char *name, TypeId result, bool with_b) {
  Graph *g = s->g;
  Types *t = s->t;
  NodeId binding = psg_own(g, member_named(g, s->type, name, with_b, takes_typed(s)));
  if (!binding.index) return binding;
  PsgNode *n = psg_node(g, binding);
  NodeId function = psg_new_var(g, binding, n->type, s->at);
  TypeRow *row = type_row(t, type_resolve(t, s->type));
  IdRun list = psg_list(g, run_items(t, row->args), row->args.count);
  psg_var_ref(g, function)->types = list;
  NodeId args[2] = {use_a(s), make_unit(g, s->at)};
  uint32_t count = 1;
  if (with_b) {
    args[1] = use_b(s);
    if (type_is_known(t, synth_method_arg(g, binding, 0), KNOWN_OBJ)) {
      args[1] = psg_new1(g, PSG_COERCE, type_of(t, KNOWN_OBJ), s->at, args[1]);
      psg_coerce(g, args[1])->kind = COERCE_BOX;
    }
    count = 2;
  } else if (psg_child_count(g, binding) && psg_child_count(g, psg_child(g, binding, 0)) == 3) {
    count = 2; /* the unit argument of a method without arguments */
  }
  NodeId call = make_apply(g, s->at, function, args, count, result);
  NodeId of_copy = psg_saturate_struct_call(g, call);
  return of_copy.index ? of_copy : call;
}

/* --- Objects --- */

/* Can an object of this static type be of another, which may override what this one has? */
static bool has_subtypes(Types *t, TypeId type) {
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index || tycon_row(t, tycon)->kind != TYCON_CLASS) return true;
  for (uint32_t i = 1; i < t->tycons.count; i = table_next(&t->tycons, i)) {
    TypeId base = tycon_row(t, (TyconId){i})->base;
    if (base.index && type_tycon(t, base).index == tycon.index) return true;
  }
  return false;
}

/* The place in units of 8 bytes, which is below 2^31, and the upper half of the address, which is what differs in the
 * interpreter. The heap begins at a fixed address and nothing moves, so that a program sees the same numbers each time it
 * runs. */
NodeId synth_identity_hash(Synth *s) {
  TypeId i64 = type_of(s->t, KNOWN_INT64);
  NodeId parts[2];
  for (int i = 0; i < 2; i++) {
    NodeId place = make_intrinsic1(s->g, s->at, INTRINSIC_ADDRESS, i64, s->type, use_a(s));
    parts[i] = apply(s, INTRINSIC_SHR, i64, i64, place, make_int32(s->g, s->at, i ? 32 : 3));
  }
  NodeId both = apply(s, INTRINSIC_BIT_XOR, i64, i64, parts[0], parts[1]);
  return make_intrinsic1(s->g, s->at, INTRINSIC_CONVERT, int32_type(s), i64, both);
}

bool synth_is_any(Graph *g, TypeId type) {
  Types *t = g->types;
  const TyconRow *row = synth_definition(t, type);
  PrimKind prim = type_prim(t, type);
  return prim == PRIM_OBJ || prim == PRIM_SEQ || (row && row->kind == TYCON_INTERFACE) ||
         type_is_uniform(t, type) || psg_is_view(g, type);
}

/* Equals(obj) and GetHashCode are the object's own, which may be an array or a tuple where its type is not known to be a
 * class; null is equal to null only. */
static NodeId of_object(Synth *s) {
  NodeId args[2] = {use_a(s)}, call = {0};
  bool is_hash = s->operation == INTRINSIC_HASH, is_fixed = !has_subtypes(s->t, s->type);
  TypeId result = is_hash ? int32_type(s) : bool_type(s);
  bool is_any = synth_is_any(s->g, s->type);
  const char *name = is_hash  ? is_any ? "StructuralHash" : "GetHashCode"
                     : is_any ? "Equivalent"
                              : "Equals";
  TyconRow *definition = synth_definition(s->t, s->type);
  if (is_fixed) {
    call = synth_member_call(s, name, result, !is_hash);
    bool inherits = definition->base.index && type_tycon(s->t, definition->base).index;
    if (!call.index && !inherits)
      return is_hash ? synth_identity_hash(s)
                     : apply(s, INTRINSIC_PHYSICAL_EQ, result, s->type, use_a(s), use_b(s));
  }
  if (!call.index) {
    if (!is_hash) args[1] = synth_coerce(s, use_b(s), type_of(s->t, KNOWN_OBJ), COERCE_BOX);
    call = synth_slot_call(s, name, result, args, is_hash ? 1 : 2);
  }
  return synth_unless_null(s, call);
}

/* IComparable.CompareTo, through the table; null comes first. */
static NodeId compare_objects(Synth *s) {
  Graph *g = s->g;
  Types *t = s->t;
  Span at = s->at;
  TypeId interface = type_of(t, KNOWN_ICOMPARABLE);
  MemberId slot = tycon_row(t, type_tycon(t, interface))->members;
  NodeId call = {0};
  if (!has_subtypes(t, s->type)) call = synth_member_call(s, "CompareTo", int32_type(s), true);
  if (!call.index) {
    NodeId args[2] = {synth_coerce(s, use_a(s), interface, COERCE_INTERFACE),
                      synth_coerce(s, use_b(s), type_of(t, KNOWN_OBJ), COERCE_BOX)};
    call = psg_new_n(g, PSG_METHOD_CALL, int32_type(s), at, args, 2);
    psg_method_call(g, call)->slot = slot;
    psg_node(g, call)->name = member_row(t, slot)->name;
  }
  return synth_unless_null(s, call);
}

/* = of an object, = and compare of a value that the uniform type stands for: the object's own. */
static NodeId of_uniform(Synth *s) {
  const char *name = s->operation == INTRINSIC_EQUALS    ? "Same"
                     : s->operation == INTRINSIC_COMPARE ? "Order"
                                                         : "PartialOrder";
  NodeId args[2] = {use_a(s), synth_coerce(s, use_b(s), type_of(s->t, KNOWN_OBJ), COERCE_BOX)};
  return synth_unless_null(s, synth_slot_call(s, name, result_type(s), args, 2));
}

/* A sequence is equal, hashed and shown as the object that it was made of; an interface of collections too. */
static NodeId of_view(Synth *s) {
  TypeId obj = type_of(s->t, KNOWN_OBJ);
  NodeId a = synth_coerce(s, use_a(s), obj, COERCE_BOX);
  switch (s->operation) {
  case INTRINSIC_EQUALS:
  case INTRINSIC_EQUALS_ER:
    return apply(s, s->operation, bool_type(s), obj, a, synth_coerce(s, use_b(s), obj, COERCE_BOX));
  case INTRINSIC_HASH: return make_intrinsic1(s->g, s->at, INTRINSIC_HASH, int32_type(s), obj, a);
  case INTRINSIC_TO_TEXT:
  case INTRINSIC_SHOWN:
    return make_intrinsic1(s->g, s->at, s->operation, type_of(s->t, KNOWN_STRING), obj, a);
  default: return (NodeId){0};
  }
}

/* F#'s `=` calls Equals of structs that .NET declares, so nan equals nan in them. A Nullable is compared as an object. */
static NodeId of_system_struct(Synth *s, const TyconRow *definition) {
  bool is_system = definition && definition->kind == TYCON_STRUCT &&
                   s->operation == INTRINSIC_EQUALS &&
                   table_is_image(&s->t->tycons, type_tycon(s->t, s->type).index) &&
                   !strncmp(name_text(s->g->names, definition->path), "System", 6);
  if (!is_system || !may_be_unordered(s->t, s->type)) return (NodeId){0};
  if (!type_is_known(s->t, s->type, KNOWN_NULLABLE))
    return apply(s, INTRINSIC_EQUALS_ER, bool_type(s), s->type, use_a(s), use_b(s));
  TypeId obj = type_of(s->t, KNOWN_OBJ);
  return apply(s, INTRINSIC_EQUALS, bool_type(s), obj, synth_coerce(s, use_a(s), obj, COERCE_BOX),
               synth_coerce(s, use_b(s), obj, COERCE_BOX));
}

static NodeId synthesise_body(Synth *s) {
  Graph *g = s->g;
  Types *t = s->t;
  Span at = s->at;
  PrimKind prim = type_prim(t, s->type);
  TyconRow *definition = synth_definition(t, s->type);
  bool is_enum = definition && definition->kind == TYCON_ENUM;
  if (is_enum) prim = type_prim(t, definition->target);
  if (s->operation >= INTRINSIC_OBJECT_TEXT && s->operation <= INTRINSIC_OBJECT_PARTIAL_ORDER)
    return synth_object_member(s);
  if (synth_is_reflection(s->operation)) return synth_reflection(s);
  if (s->operation >= INTRINSIC_EQUALS_DEFAULT && s->operation <= INTRINSIC_COMPARE_DEFAULT)
    return synth_by_default(s);
  if (psg_is_view(g, s->type)) {
    NodeId as_object = of_view(s);
    if (as_object.index) return as_object;
  }
  NodeId of_struct = of_system_struct(s, definition);
  if (of_struct.index) return of_struct;
  bool is_object = synth_is_object(t, s->type);
  if (definition && definition->kind != TYCON_PRIM && !is_object) {
    NodeId call = {0};
    switch (s->operation) {
    case INTRINSIC_TO_TEXT:
    case INTRINSIC_SHOWN:
      if (s->operation == INTRINSIC_TO_TEXT || !type_is_known(t, s->type, KNOWN_NULLABLE))
        call = synth_member_call(s, "ToString", type_of(t, KNOWN_STRING), false);
      break;
    case INTRINSIC_TEXT_BY:
      call = synth_member_call(s, "ToString", type_of(t, KNOWN_STRING), true);
      break;
    case INTRINSIC_HASH: call = synth_member_call(s, "GetHashCode", int32_type(s), false); break;
    case INTRINSIC_EQUALS:
    case INTRINSIC_EQUALS_ER:
      if (definition->flags & TYCON_CUSTOM_EQUALITY)
        call = synth_member_call(s, "Equals", bool_type(s), true);
      break;
    case INTRINSIC_COMPARE:
    case INTRINSIC_COMPARE_PARTIAL:
      if (definition->flags & TYCON_CUSTOM_COMPARISON)
        call = synth_member_call(s, "CompareTo", int32_type(s), true);
      break;
    default: break;
    }
    if (call.index) return call;
  }
  switch (s->operation) {
  case INTRINSIC_TO_TEXT:
  case INTRINSIC_SHOWN: return synth_text(s);
  case INTRINSIC_EXN_MESSAGE: return synth_message(s);
  case INTRINSIC_TEXT_BY: return synth_text_by(s);
  case INTRINSIC_TYPE_TEXT: return synth_type_text(s);
  case INTRINSIC_SIZE_OF: return synth_size(s);
  case INTRINSIC_IS_REFERENCE: return synth_reference(s);
  case INTRINSIC_ENUM_VALUES:
  case INTRINSIC_ENUM_NAMES: return synth_enum_cases(s);
  case INTRINSIC_TO_LAYOUT: return synth_layout(s);
  case INTRINSIC_NOT_EQUALS: {
    NodeId equal = apply(s, INTRINSIC_EQUALS, bool_type(s), s->type, use_a(s), use_b(s));
    return make_intrinsic1(g, at, INTRINSIC_NOT, bool_type(s), (TypeId){0}, equal);
  }
  case INTRINSIC_LESS:
  case INTRINSIC_LESS_EQUAL:
  case INTRINSIC_GREATER:
  case INTRINSIC_GREATER_EQUAL: {
    static const uint8_t tests[] = {INTRINSIC_PRIM_LT, INTRINSIC_PRIM_LE, INTRINSIC_PRIM_GT,
                                    INTRINSIC_PRIM_GE};
    IntrinsicId test = (IntrinsicId)tests[s->operation - INTRINSIC_LESS];
    bool partial = may_be_unordered(t, s->type);
    NodeId order = apply(s, partial ? INTRINSIC_COMPARE_PARTIAL : INTRINSIC_COMPARE, int32_type(s),
                         s->type, use_a(s), use_b(s));
    if (!partial || s->operation >= INTRINSIC_GREATER)
      return int_test(s, test, order, 0); /* unordered is negative */
    NodeId c = make_let(g, at, "$c", order, false);
    NodeId known = int_test(s, INTRINSIC_PRIM_NE, make_use(g, at, c), UNORDERED);
    NodeId result =
        make_if(g, at, int_test(s, test, make_use(g, at, c), 0), known, make_bool(g, at, false));
    return make_sequence(g, at, (NodeId[]){c, result}, 2);
  }
  default: break;
  }
  bool equality = s->operation == INTRINSIC_EQUALS || s->operation == INTRINSIC_EQUALS_ER;
  if (prim == PRIM_UNIT)
    return s->operation == INTRINSIC_HASH ? make_int32(g, at, 0) : of_parts(s, NULL, 0);
  if (is_number(prim)) return of_number(s, prim);
  if (prim == PRIM_ARRAY) return synth_unless_null(s, of_array(s));
  if (s->operation == INTRINSIC_HASH && type_is_known(t, s->type, KNOWN_LIST)) return hash_list(s);
  bool by_identity = definition && definition->flags & TYCON_REFERENCE_EQUALITY;
  if (definition && definition->kind == TYCON_UNION && !by_identity) return of_union(s);
  if (is_structural(t, s->type) && !by_identity) return synth_by_parts(s);
  if ((equality || s->operation == INTRINSIC_HASH) &&
      (type_is_known(t, s->type, KNOWN_EXN) || (definition && definition->kind == TYCON_EXCEPTION)))
    return of_exceptions(s);
  bool compares = s->operation == INTRINSIC_COMPARE || s->operation == INTRINSIC_COMPARE_PARTIAL;
  bool is_any = prim == PRIM_OBJ || (definition && definition->kind == TYCON_INTERFACE);
  if ((type_is_uniform(t, s->type) && (compares || s->operation == INTRINSIC_EQUALS)) ||
      (is_any && s->operation == INTRINSIC_EQUALS))
    return of_uniform(s);
  if (is_object && (equality || s->operation == INTRINSIC_HASH)) return of_object(s);
  if (is_object && prim != PRIM_OBJ && compares) return compare_objects(s);
  /* Identity. There is no order. */
  if (equality) return apply(s, INTRINSIC_PHYSICAL_EQ, bool_type(s), s->type, use_a(s), use_b(s));
  return s->operation == INTRINSIC_HASH ? synth_identity_hash(s) : make_int32(g, at, 0);
}

static NodeId synthesise(Graph *g, IntrinsicId operation, TypeId type, Span at) {
  Types *t = g->types;
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", operation_text(operation));
  Synth s = {.g = g, .t = t, .at = at, .operation = operation, .type = type};
  bool lays_out = operation == INTRINSIC_TO_LAYOUT || operation == INTRINSIC_OBJECT_LAYOUT,
       unary = operation == INTRINSIC_HASH || operation == INTRINSIC_TO_TEXT ||
               operation == INTRINSIC_HASH_DEFAULT || operation == INTRINSIC_SHOWN ||
               operation == INTRINSIC_TYPE_TEXT || operation == INTRINSIC_SIZE_OF ||
               operation == INTRINSIC_IS_REFERENCE || operation == INTRINSIC_ENUM_VALUES ||
               operation == INTRINSIC_ENUM_NAMES || lays_out || synth_is_reflection(operation);
  NodeId params[4];
  uint32_t count = 0;
  params[count++] = s.a = make_variable(g, at, unary ? "x" : "a", type);
  bool takes_unit = operation == INTRINSIC_EXN_MESSAGE || operation == INTRINSIC_OBJECT_TEXT ||
                    operation == INTRINSIC_OBJECT_HASH ||
                    operation == INTRINSIC_OBJECT_STRUCTURAL_HASH ||
                    operation == INTRINSIC_OBJECT_DESCRIBE;
  if (takes_unit)
    params[count++] = make_variable(g, at, "$unit", type_of(t, KNOWN_UNIT));
  else if (operation == INTRINSIC_TEXT_BY || operation == INTRINSIC_OBJECT_FORMAT)
    params[count++] = s.b = make_variable(g, at, "format", type_of(t, KNOWN_STRING));
  else if (operation == INTRINSIC_OBJECT_EQUALS ||
           (operation >= INTRINSIC_OBJECT_SAME && operation <= INTRINSIC_OBJECT_PARTIAL_ORDER))
    params[count++] = s.b = make_variable(g, at, "other", type_of(t, KNOWN_OBJ));
  else if (!unary)
    params[count++] = s.b = make_variable(g, at, "b", type);
  if (lays_out) {
    params[count++] = s.limit = make_variable(g, at, "limit", type_of(t, KNOWN_ANY_LIMIT));
    params[count++] = s.depth = make_variable(g, at, "depth", type_of(t, KNOWN_INT));
    params[count++] = s.brackets = make_variable(g, at, "brackets", type_of(t, KNOWN_INT));
  }
  count = synth_reflection_params(&s, params, count);
  NodeId lambda = make_lambda(g, at, params, count, synthesise_body(&s));
  psg_node(g, lambda)->affinity = AFFINITY_STATIC;
  NodeId binding = make_function(g, at, operation_text(operation), lambda);
  psg_end_expansion(g, outer);
  return binding;
}

/* Does ToString's text differ from %O's? */
static bool may_be_null(Types *t, TypeId type) {
  PrimKind prim = type_prim(t, type);
  return synth_is_object(t, type) || (prim >= PRIM_STRING && prim <= PRIM_LAZY) ||
         prim == PRIM_UNIT || type_is_known(t, type, KNOWN_OPTION) ||
         type_is_known(t, type, KNOWN_NULLABLE);
}

TypeOperation psg_type_operation(Graph *g, IntrinsicId operation, TypeId type, Span at) {
  Types *t = g->types;
  PrimKind prim = type_prim(t, type);
  TyconRow *definition = synth_definition(t, type);
  if (definition && definition->kind == TYCON_ENUM && operation != INTRINSIC_TO_TEXT)
    prim = type_prim(t, definition->target);
  TypeOperation result = {.prim = INTRINSIC_NONE};
  if (is_number(prim)) {
    switch (operation) {
    case INTRINSIC_EQUALS: result.prim = INTRINSIC_PRIM_EQ; break;
    case INTRINSIC_EQUALS_ER:
      if (!is_float(prim)) result.prim = INTRINSIC_PRIM_EQ;
      break;
    case INTRINSIC_NOT_EQUALS: result.prim = INTRINSIC_PRIM_NE; break;
    case INTRINSIC_LESS: result.prim = INTRINSIC_PRIM_LT; break;
    case INTRINSIC_LESS_EQUAL: result.prim = INTRINSIC_PRIM_LE; break;
    case INTRINSIC_GREATER: result.prim = INTRINSIC_PRIM_GT; break;
    case INTRINSIC_GREATER_EQUAL: result.prim = INTRINSIC_PRIM_GE; break;
    default: break;
    }
    if (result.prim) return result;
  }
  if (prim == PRIM_STRING) {
    switch (operation) {
    case INTRINSIC_EQUALS:
    case INTRINSIC_EQUALS_ER: result.prim = INTRINSIC_STRING_EQ; return result;
    case INTRINSIC_COMPARE:
    case INTRINSIC_COMPARE_PARTIAL:
      result.function = psg_library(g, LIBRARY_STRING_COMPARE);
      return result;
    case INTRINSIC_HASH: result.function = psg_library(g, LIBRARY_STRING_HASH); return result;
    default: break;
    }
  }
  /* Without a nan the partial order is the total one. */
  if (operation == INTRINSIC_COMPARE_PARTIAL && !may_be_unordered(t, type))
    return psg_type_operation(g, INTRINSIC_COMPARE, type, at);
  if (operation == INTRINSIC_SHOWN && !may_be_null(t, type)) operation = INTRINSIC_TO_TEXT;
  bool is_text = operation == INTRINSIC_TO_TEXT || operation == INTRINSIC_SHOWN;
  bool overrides = is_text && member_named(g, type, "ToString", 0, false).index;
  if ((is_text || operation == INTRINSIC_TO_LAYOUT) && !overrides &&
      synth_library_text(g, operation, type, &result))
    return result;
  result.function = synthesise(g, operation, type, at);
  return result;
}
