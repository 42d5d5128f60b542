/* show: derives `string x`, %O and %A of a type as graph (derived show).
 *
 * In:    a closed type.
 * Out:   TO_TEXT (x.ToString(), "" for null), SHOWN (the same, the null string for null) or TO_LAYOUT (%A) as a function of
 *        the library over the type's arguments (collections), or the body of a synthesised one.
 * Tests: t/run/fmt-any*
 *
 * rt/core/any.clef builds a layout. The derived function says only which part has which layout:
 *
 *   toLayout (x: { A: int; B: string }) limit depth brackets =
 *       if isOver limit depth then dots ()
 *       else record "{" [| "A"; "B" |] [| toLayout x.A (counted limit) (depth - 1) 3; … |] "}"
 */
#include "clef/psg/derive/derive.h"
#include "clef/psg/graph/object_types.h"

#include "clef/base/vec.h"

enum {
  IN_TUPLE = 3,
  IN_CASE = 2
}; /* the texts that need parentheses: `brackets` of rt/core/any.clef */

static NodeId call(Synth *s, LibraryFunction function, TypeId type, const NodeId *args,
                   uint32_t count) {
  return psg_library_call(s->g, psg_plain(function), type, args, count, s->at);
}

static TypeId string_type(Synth *s) { return type_of(s->t, KNOWN_STRING); }
static TypeId layout_type(Synth *s) { return type_of(s->t, KNOWN_LAYOUT); }
static NodeId value(Synth *s) { return make_use(s->g, s->at, s->a); }

static NodeId text(Synth *s, const char *string) {
  return make_string(s->g, s->at, string, strlen(string));
}

static NodeId concat(Synth *s, NodeId a, NodeId b) {
  return call(s, LIBRARY_CONCAT2, string_type(s), (NodeId[]){a, b}, 2);
}

static NodeId text_of(Synth *s, NodeId x, TypeId type) {
  return make_intrinsic1(s->g, s->at, INTRINSIC_TO_TEXT, string_type(s), type, x);
}

static NodeId array(Synth *s, TypeId element, const NodeId *items, uint32_t count) {
  NodeId node = psg_new_n(s->g, PSG_ARRAY_EXPR, type_array(s->t, element, 1), s->at, items, count);
  psg_node(s->g, node)->affinity = AFFINITY_COUNTED;
  return node;
}

static NodeId tag_is(Synth *s, uint32_t tag) {
  return make_intrinsic2(s->g, s->at, INTRINSIC_PRIM_EQ, type_of(s->t, KNOWN_BOOL),
                         type_of(s->t, KNOWN_INT32), make_tag(s->g, s->at, value(s)),
                         make_int32(s->g, s->at, tag));
}

static bool has_kind(Types *t, TypeId type, TyconKind kind) {
  TyconRow *row = synth_definition(t, type);
  return row && row->kind == (uint32_t)kind;
}

/* Unions whose ToString is the compiler's own; of the others .NET shows the name. */
static bool is_choice(Types *t, TypeId type) {
  TyconRow *row = synth_definition(t, type);
  return row && row->kind == TYCON_UNION && !*name_text(t->names, row->path) &&
         !strcmp(name_text(t->names, row->name), "Choice");
}

static bool is_plain_union(Types *t, TypeId type) {
  return type_is_known(t, type, KNOWN_RESULT) || type_is_known(t, type, KNOWN_REF) ||
         is_choice(t, type);
}

NodeId synth_type_text(Synth *s) { return text(s, type_net_name(s->t, s->g->arena, s->type)); }

/* --- string x --- */

static NodeId text_through(Synth *s, LibraryFunction function, KnownTycon by) {
  NodeId x = value(s);
  TypeId wanted = type_of(s->t, by);
  if (!type_equal(s->t, wanted, s->type))
    x = make_intrinsic1(s->g, s->at, INTRINSIC_CONVERT, wanted, s->type, x);
  return call(s, function, string_type(s), &x, 1);
}

/* The cases by rising value, as .NET's Enum has them. */
static CaseRow **sorted_cases(Synth *s, TyconRow *definition) {
  uint32_t count = definition->case_count;
  CaseRow **sorted = NEW_ARRAY(s->g->arena, CaseRow *, count + 1);
  for (uint32_t c = 0; c < count; c++) {
    CaseRow *one = case_row(s->t, (CaseId){definition->cases + c});
    uint32_t at = c;
    for (; at && (uint64_t)sorted[at - 1]->value > (uint64_t)one->value; at--)
      sorted[at] = sorted[at - 1];
    sorted[at] = one;
  }
  return sorted;
}

/* The cases of an enum, or their names; of another type, nothing. */
NodeId synth_enum_cases(Synth *s) {
  Graph *g = s->g;
  TyconRow *definition = synth_definition(s->t, s->type);
  bool names = s->operation == INTRINSIC_ENUM_NAMES;
  uint32_t count = definition && definition->kind == TYCON_ENUM ? definition->case_count : 0;
  CaseRow **cases = count ? sorted_cases(s, definition) : NULL;
  NodeId *items = NEW_ARRAY(g->arena, NodeId, count + 1);
  for (uint32_t c = 0; c < count; c++)
    items[c] = names ? text(s, name_text(g->names, cases[c]->name))
                     : make_int(g, s->at, s->type, cases[c]->value);
  return array(s, names ? string_type(s) : s->type, items, count);
}

/* The names of the set bits, joined: A, C. The library takes the cases by rising value. */
static NodeId text_of_flags(Synth *s, TyconRow *definition) {
  Graph *g = s->g;
  TypeId whole = type_of(s->t, KNOWN_INT64);
  uint32_t count = definition->case_count;
  CaseRow **sorted = sorted_cases(s, definition);
  NodeId *values = NEW_ARRAY(g->arena, NodeId, count + 1),
         *names = NEW_ARRAY(g->arena, NodeId, count + 1);
  for (uint32_t c = 0; c < count; c++) {
    values[c] = make_int(g, s->at, whole, sorted[c]->value);
    names[c] = text(s, name_text(g->names, sorted[c]->name));
  }
  NodeId args[3] = {
      make_intrinsic1(g, s->at, INTRINSIC_CONVERT, whole, s->type, value(s)),
      array(s, whole, values, count),
      array(s, string_type(s), names, count),
  };
  return call(s, LIBRARY_TEXT_FLAGS, string_type(s), args, 3);
}

/* The name of the case, or the number; of flags, the names. */
static NodeId text_of_enum(Synth *s, TyconRow *definition) {
  if (definition->flags & TYCON_FLAGS) return text_of_flags(s, definition);
  Graph *g = s->g;
  Span at = s->at;
  NodeId out =
      text_of(s, make_intrinsic1(g, at, INTRINSIC_CONVERT, definition->target, s->type, value(s)),
              definition->target);
  for (uint32_t c = definition->case_count; c-- > 0;) {
    CaseRow *one = case_row(s->t, (CaseId){definition->cases + c});
    NodeId test = make_intrinsic2(g, at, INTRINSIC_PRIM_EQ, type_of(s->t, KNOWN_BOOL), s->type,
                                  value(s), make_int(g, at, s->type, one->value));
    out = make_if(g, at, test, text(s, name_text(g->names, one->name)), out);
  }
  return out;
}

static NodeId text_of_tuple(Synth *s) {
  TypeRow *row = type_row(s->t, s->type);
  NodeId out = text(s, "(");
  for (uint32_t i = 0; i < row->args.count; i++) {
    TypeId type = {run_items(s->t, row->args)[i]};
    if (i) out = concat(s, out, text(s, ", "));
    NodeId part = synth_part(s, s->a, (Part){.index = i, .type = type});
    out = concat(s, out, text_of(s, part, type));
  }
  return concat(s, out, text(s, ")"));
}

/* Some(x); nothing where None is null. ValueSome is its value. A null inside is named. */
static NodeId text_of_option(Synth *s, TyconRow *definition) {
  TypeId element = type_arg(s->t, s->type, 0);
  bool by_value = type_is_known(s->t, s->type, KNOWN_VOPTION);
  NodeId inside = make_field(s->g, s->at, value(s), (CaseId){definition->cases + 1}, 0, element);
  PrimKind prim = type_prim(s->t, element);
  bool may_be_null = prim == PRIM_NONE || prim == PRIM_UNIT || prim == PRIM_STRING ||
                     prim == PRIM_ARRAY || prim == PRIM_OBJ;
  NodeId some = may_be_null
                    ? make_intrinsic1(s->g, s->at, INTRINSIC_SHOWN, string_type(s), element, inside)
                    : text_of(s, inside, element);
  if (may_be_null) some = call(s, LIBRARY_TEXT_INSIDE, string_type(s), &some, 1);
  if (!by_value) some = concat(s, concat(s, text(s, "Some("), some), text(s, ")"));
  NodeId none =
      by_value ? text(s, "ValueNone")
      : s->operation == INTRINSIC_SHOWN
          ? make_intrinsic(s->g, s->at, INTRINSIC_STRING_NULL, string_type(s), (TypeId){0}, NULL, 0)
          : text(s, "");
  return make_if(s->g, s->at, tag_is(s, 1), some, none);
}

/* FSharpChoice`2+Choice1Of2[…]: the cases are classes. */
static NodeId text_of_choice(Synth *s, TyconRow *definition) {
  Types *t = s->t;
  const char *whole = type_net_name(t, s->g->arena, s->type), *args = strchr(whole, '[');
  NodeId result = {0};
  for (uint32_t c = definition->case_count; c-- > 0 && args;) {
    const char *name = name_text(t->names, case_row(t, (CaseId){definition->cases + c})->name);
    NodeId own =
        text(s, format_in(s->g->arena, "%.*s+%s%s", (int)(args - whole), whole, name, args));
    result = result.index ? make_if(s->g, s->at, tag_is(s, c), own, result) : own;
  }
  return result;
}

static bool is_exception(Types *t, TypeId type) {
  for (TypeId at = type; at.index;) {
    TyconRow *row = synth_definition(t, at);
    if (!row || row->kind == TYCON_EXCEPTION || type_is_known(t, at, KNOWN_EXN)) return row != NULL;
    at = row->base;
  }
  return false;
}

static NodeId as_exn(Synth *s) {
  if (type_is_known(s->t, s->type, KNOWN_EXN)) return value(s);
  return synth_coerce(s, value(s), type_of(s->t, KNOWN_EXN), COERCE_UPCAST);
}

static NodeId text_of_exn(Synth *s) {
  NodeId e = as_exn(s);
  return call(s, LIBRARY_TEXT_EXN, string_type(s), &e, 1);
}

/* The exception's own ToString when it is of this type and the type has one, else the other text. */
static NodeId text_of_own(Synth *s, TypeId type, NodeId otherwise) {
  Graph *g = s->g;
  Synth own = *s;
  own.type = type;
  NodeId given = value(s);
  if (!type_equal(s->t, s->type, type)) given = synth_coerce(s, as_exn(s), type, COERCE_DOWNCAST);
  own.a = make_let(g, s->at, "$own", given, false);
  NodeId call = synth_member_call(&own, "ToString", string_type(s), false);
  if (!call.index) return otherwise;
  NodeId test = psg_new1(g, PSG_TYPE_TEST, type_of(s->t, KNOWN_BOOL), s->at, as_exn(s));
  psg_type_test(g, test)->tested = type;
  call = make_sequence(g, s->at, (NodeId[]){own.a, call}, 2);
  return make_if(g, s->at, test, call, otherwise);
}

static uint32_t count_bases(Graph *g, TypeId type) {
  uint32_t count = 0;
  while ((type = psg_type_of_base(g, type)).index) count++;
  return count;
}

/* ToString of those of the program's exceptions that have one of their own; of the others the given text. Types with
 * more bases are requested first. */
static NodeId text_or_override(Synth *s, NodeId otherwise) {
  Types *t = s->t;
  bool is_last = false;
  for (uint32_t depth = 0; !is_last; depth++) {
    is_last = true;
    for (uint32_t i = t->tycons.own_start; i < t->tycons.count; i++) {
      const TyconRow *row = tycon_row(t, (TyconId){i});
      if ((row->kind != TYCON_CLASS && row->kind != TYCON_EXCEPTION) || row->params.count) continue;
      TypeId type = type_app(t, (TyconId){i}, NULL, 0);
      if (!is_exception(t, type)) continue;
      uint32_t bases = count_bases(s->g, type);
      if (bases > depth) is_last = false;
      if (bases == depth) otherwise = text_of_own(s, type, otherwise);
    }
  }
  return otherwise;
}

static NodeId is_null(Synth *s) {
  return make_intrinsic1(s->g, s->at, INTRINSIC_IS_NULL, type_of(s->t, KNOWN_BOOL), s->type,
                         value(s));
}

/* The text, or what is written for null. */
static NodeId text_unless_null(Synth *s, NodeId shown) {
  NodeId null =
      s->operation == INTRINSIC_SHOWN
          ? make_intrinsic(s->g, s->at, INTRINSIC_STRING_NULL, string_type(s), (TypeId){0}, NULL, 0)
          : text(s, "");
  return make_if(s->g, s->at, is_null(s), null, shown);
}

NodeId synth_class_text(Synth *s) {
  if (is_exception(s->t, s->type)) return text_of_exn(s);
  return make_intrinsic1(s->g, s->at, INTRINSIC_TYPE_NAME, string_type(s), s->type, value(s));
}

/* x.Name of a property or a record's field; none where the type has no such member. */
static NodeId property_of(Synth *s, TyconRow *definition, Name name) {
  Types *t = s->t;
  Graph *g = s->g;
  if (definition->kind == TYCON_RECORD) {
    uint32_t count;
    const Part *parts = synth_product(s, s->type, &count);
    for (uint32_t i = 0; i < count; i++)
      if (field_row(t, parts[i].field)->name.index == name.index)
        return synth_part(s, s->a, parts[i]);
  }
  IdRun args = type_row(t, type_resolve(t, s->type))->args;
  for (MemberId m = definition->members; m.index; m = member_row(t, m)->next) {
    const MemberRow member = *member_row(t, m);
    if (member.kind != MEMBER_GETTER || member.name.index != name.index || !member.binding ||
        !member.scheme.index || member.flags & MEMBER_STATIC)
      continue;
    const SchemeRow scheme = *scheme_row(t, member.scheme);
    TypeId result = type_substitute(t, type_arg(t, scheme.type, 1), scheme.params,
                                    (const TypeId *)run_items(t, args));
    NodeId binding = {member.binding};
    NodeId function = psg_new_var(g, binding, psg_node(g, binding)->type, s->at);
    IdRun list = psg_list(g, run_items(t, args), args.count);
    psg_var_ref(g, function)->types = list;
    NodeId object = value(s);
    return make_apply(g, s->at, function, &object, 1, result);
  }
  return (NodeId){0};
}

/* What a Nullable is as an obj: its value, or null. */
static NodeId boxed(Synth *s) {
  return synth_coerce(s, value(s), type_of(s->t, KNOWN_OBJ), COERCE_BOX);
}

NodeId synth_text(Synth *s) {
  Types *t = s->t;
  TypeRow *row = type_row(t, s->type);
  TyconRow *definition = synth_definition(t, s->type);
  if (s->operation == INTRINSIC_SHOWN && type_is_known(t, s->type, KNOWN_NULLABLE))
    return make_intrinsic1(s->g, s->at, INTRINSIC_SHOWN, string_type(s), type_of(t, KNOWN_OBJ),
                           boxed(s));
  if (definition && definition->kind == TYCON_ENUM) return text_of_enum(s, definition);
  switch (type_prim(t, s->type)) {
  case PRIM_UNIT:
    return s->operation == INTRINSIC_SHOWN ? make_intrinsic(s->g, s->at, INTRINSIC_STRING_NULL,
                                                            string_type(s), (TypeId){0}, NULL, 0)
                                           : text(s, "");
  case PRIM_BOOL: return text_through(s, LIBRARY_TEXT_BOOL, KNOWN_BOOL);
  case PRIM_CHAR: return text_through(s, LIBRARY_TEXT_CHAR, KNOWN_CHAR);
  case PRIM_INT8:
  case PRIM_INT16:
  case PRIM_INT32:
  case PRIM_INT64:
  case PRIM_INT:
  case PRIM_NATIVEINT: return text_through(s, LIBRARY_TEXT_INT64, KNOWN_INT64);
  case PRIM_UINT8:
  case PRIM_UINT16:
  case PRIM_UINT32:
  case PRIM_UINT64:
  case PRIM_UINT:
  case PRIM_UNATIVEINT: return text_through(s, LIBRARY_TEXT_UINT64, KNOWN_UINT64);
  case PRIM_FLOAT32: return text_through(s, LIBRARY_TEXT_FLOAT32, KNOWN_FLOAT32);
  case PRIM_FLOAT64: return text_through(s, LIBRARY_TEXT_FLOAT, KNOWN_FLOAT);
  case PRIM_STRING:
    if (s->operation == INTRINSIC_SHOWN) return value(s);
    return call(s, LIBRARY_TEXT_STRING, string_type(s), (NodeId[]){value(s)}, 1);
  case PRIM_NONE:
  case PRIM_ARRAY:
  case PRIM_OBJ:
  case PRIM_SEQ:
  case PRIM_LAZY:
  case PRIM_NATIVEPTR:
  case PRIM_BYREF: break;
  }
  if (row->kind == TYPE_TUPLE) return text_of_tuple(s);
  if (type_is_known(t, s->type, KNOWN_OPTION) || type_is_known(t, s->type, KNOWN_VOPTION))
    return text_of_option(s, definition);
  if (is_exception(t, s->type)) return text_unless_null(s, text_or_override(s, text_of_exn(s)));
  if (synth_is_object(t, s->type)) {
    NodeId x = value(s);
    return text_unless_null(s, synth_slot_call(s, "ToString", string_type(s), &x, 1));
  }
  if (is_choice(t, s->type)) return text_of_choice(s, definition);
  PrimKind prim = type_prim(t, s->type);
  bool has_null = prim == PRIM_ARRAY || prim == PRIM_SEQ || prim == PRIM_LAZY;
  return has_null ? text_unless_null(s, synth_type_text(s)) : synth_type_text(s);
}

/* Names, the number, or its bits. */
static NodeId text_by_of_enum(Synth *s, TyconRow *definition) {
  Graph *g = s->g;
  bool is_unsigned = false;
  int64_t width = 32;
  switch (type_prim(s->t, definition->target)) {
  case PRIM_UINT8: is_unsigned = true; /* fall through */
  case PRIM_INT8: width = 8; break;
  case PRIM_UINT16: is_unsigned = true; /* fall through */
  case PRIM_INT16: width = 16; break;
  case PRIM_UINT64: is_unsigned = true; /* fall through */
  case PRIM_INT64: width = 64; break;
  case PRIM_UINT32: is_unsigned = true; break;
  default: break;
  }
  NodeId args[] = {
      text_of_enum(s, definition),
      text_of_flags(s, definition),
      make_intrinsic1(g, s->at, INTRINSIC_CONVERT, type_of(s->t, KNOWN_INT64), s->type, value(s)),
      make_int32(g, s->at, width),
      make_bool(g, s->at, is_unsigned),
      make_use(g, s->at, s->b),
  };
  return call(s, LIBRARY_TEXT_BY_ENUM, string_type(s), args, 6);
}

/* ToString(format): numbers and enums follow the format, other values have one text. */
NodeId synth_text_by(Synth *s) {
  Types *t = s->t;
  LibraryFunction function;
  KnownTycon by = KNOWN_INT64;
  if (has_kind(t, s->type, TYCON_ENUM)) return text_by_of_enum(s, synth_definition(t, s->type));
  switch (type_prim(t, s->type)) {
  case PRIM_INT8: function = LIBRARY_TEXT_BY_INT8, by = KNOWN_INT8; break;
  case PRIM_INT16: function = LIBRARY_TEXT_BY_INT16, by = KNOWN_INT16; break;
  case PRIM_INT:
  case PRIM_INT32: function = LIBRARY_TEXT_BY_INT32, by = KNOWN_INT32; break;
  case PRIM_INT64:
  case PRIM_NATIVEINT: function = LIBRARY_TEXT_BY_INT64; break;
  case PRIM_UINT8:
  case PRIM_UINT16:
  case PRIM_UINT32:
  case PRIM_UINT64:
  case PRIM_UINT:
  case PRIM_UNATIVEINT: function = LIBRARY_TEXT_BY_UNSIGNED, by = KNOWN_UINT64; break;
  case PRIM_FLOAT32: function = LIBRARY_TEXT_BY_FLOAT32, by = KNOWN_FLOAT32; break;
  case PRIM_FLOAT64: function = LIBRARY_TEXT_BY_FLOAT, by = KNOWN_FLOAT; break;
  default:
    if (synth_is_object(t, s->type) && !is_exception(t, s->type)) {
      NodeId args[] = {value(s), make_use(s->g, s->at, s->b)};
      NodeId is_null = make_intrinsic1(s->g, s->at, INTRINSIC_IS_NULL, type_of(t, KNOWN_BOOL),
                                       s->type, value(s));
      return make_if(s->g, s->at, is_null, text(s, ""),
                     synth_slot_call(s, "Format", string_type(s), args, 2));
    }
    return text_of(s, value(s), s->type);
  }
  NodeId args[] = {value(s), make_use(s->g, s->at, s->b)};
  TypeId wanted = type_of(t, by);
  if (!type_equal(t, wanted, s->type))
    args[0] = make_intrinsic1(s->g, s->at, INTRINSIC_CONVERT, wanted, s->type, args[0]);
  return call(s, function, string_type(s), args, 2);
}

/* --- %A --- */

static NodeId counted(Synth *s) {
  NodeId limit = make_use(s->g, s->at, s->limit);
  return call(s, LIBRARY_ANY_COUNTED, type_of(s->t, KNOWN_ANY_LIMIT), &limit, 1);
}

/* The layout of a part, one level down; `count`: it is a word of its own. */
static NodeId layout_of(Synth *s, NodeId x, bool count, int64_t brackets) {
  Graph *g = s->g;
  TypeId index = type_of(s->t, KNOWN_INT);
  NodeId depth = make_intrinsic2(g, s->at, INTRINSIC_SUB, index, index,
                                 make_use(g, s->at, s->depth), make_int(g, s->at, index, 1));
  NodeId args[] = {x, count ? counted(s) : make_use(g, s->at, s->limit), depth,
                   make_int(g, s->at, index, brackets)};
  return make_intrinsic(g, s->at, INTRINSIC_TO_LAYOUT, layout_type(s), make_node_type(g, x), args,
                        4);
}

static NodeId atom(Synth *s, NodeId shown) {
  NodeId args[] = {shown, make_use(s->g, s->at, s->limit), make_use(s->g, s->at, s->depth)};
  return call(s, LIBRARY_ANY_ATOM, layout_type(s), args, 3);
}

static NodeId number(Synth *s, NodeId x, TypeId type, const char *suffix) {
  NodeId digits = text_of(s, x, type);
  return *suffix ? concat(s, digits, text(s, suffix)) : digits;
}

/* What %A prints of a value inside another one where that is always one word; none for other types. */
static NodeId word_of(Synth *s, NodeId x, TypeId type) {
  Types *t = s->t;
  if (has_kind(t, type, TYCON_ENUM)) return text_of(s, x, type);
  if (type_is_known(t, type, KNOWN_NATIVEINT)) return number(s, x, type, "n");
  if (type_is_known(t, type, KNOWN_UNATIVEINT)) return number(s, x, type, "un");
  if (type_is_known(t, type, KNOWN_DECIMAL)) return number(s, x, type, "M");
  switch (type_prim(t, type)) {
  case PRIM_UNIT: return text(s, "()");
  case PRIM_BOOL: return make_if(s->g, s->at, x, text(s, "true"), text(s, "false"));
  case PRIM_CHAR: return call(s, LIBRARY_ANY_CHAR, string_type(s), &x, 1);
  case PRIM_INT8: return number(s, x, type, "y");
  case PRIM_INT16: return number(s, x, type, "s");
  case PRIM_INT:
  case PRIM_INT32: return number(s, x, type, "");
  case PRIM_INT64: return number(s, x, type, "L");
  case PRIM_NATIVEINT: return number(s, x, type, "n");
  case PRIM_UINT8: return number(s, x, type, "uy");
  case PRIM_UINT16: return number(s, x, type, "us");
  case PRIM_UINT:
  case PRIM_UINT32: return number(s, x, type, "u");
  case PRIM_UINT64: return number(s, x, type, "UL");
  case PRIM_UNATIVEINT: return number(s, x, type, "un");
  case PRIM_FLOAT32: return call(s, LIBRARY_ANY_FLOAT32, string_type(s), &x, 1);
  case PRIM_FLOAT64: return call(s, LIBRARY_ANY_FLOAT, string_type(s), &x, 1);
  case PRIM_STRING: return call(s, LIBRARY_ANY_QUOTED, string_type(s), &x, 1);
  case PRIM_NONE:
  case PRIM_ARRAY:
  case PRIM_OBJ:
  case PRIM_SEQ:
  case PRIM_LAZY:
  case PRIM_NATIVEPTR:
  case PRIM_BYREF: break;
  }
  return (NodeId){0};
}

/* Can a value of the type be inside itself, through fields and elements? Bounded by the definitions met. */
static bool holds_itself(Types *t, TypeId type, TyconId root, TyconId *seen, uint32_t *seen_count,
                         uint32_t limit) {
  type = type_resolve(t, type);
  if (type_prim(t, type) == PRIM_OBJ) return true;
  TypeRow *row = type_row(t, type);
  if (row->kind == TYPE_FUNCTION) return false;
  uint32_t *args = run_items(t, row->args);
  uint32_t from = row->kind == TYPE_ANON_RECORD ? 1 : 0, step = from ? 2 : 1;
  for (uint32_t i = from; i < row->args.count; i += step)
    if (holds_itself(t, (TypeId){args[i]}, root, seen, seen_count, limit)) return true;
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return false;
  if (tycon.index == root.index && *seen_count) return true;
  TyconRow *definition = tycon_row(t, tycon);
  if (definition->kind == TYCON_INTERFACE) return true;
  if (definition->kind != TYCON_RECORD && definition->kind != TYCON_UNION) return false;
  for (uint32_t i = 0; i < *seen_count; i++)
    if (seen[i].index == tycon.index) return false;
  if (*seen_count == limit) return true;
  seen[(*seen_count)++] = tycon;
  for (uint32_t i = 0; i < definition->field_count; i++)
    if (holds_itself(t, field_row(t, (FieldId){definition->fields + i})->type, root, seen,
                     seen_count, limit))
      return true;
  for (uint32_t c = 0; c < definition->case_count; c++) {
    CaseRow *one = case_row(t, (CaseId){definition->cases + c});
    for (uint32_t i = 0; i < one->field_count; i++)
      if (holds_itself(t, field_row(t, (FieldId){one->fields + i})->type, root, seen, seen_count,
                       limit))
        return true;
  }
  return false;
}

/* if entered limit x then left limit layout else dots () */
static NodeId entered(Synth *s, NodeId layout) {
  NodeId in[] = {make_use(s->g, s->at, s->limit), value(s)};
  NodeId goes_in = psg_library_call(s->g, (LibraryUse){LIBRARY_ANY_ENTERED, &s->type, 1},
                                    type_of(s->t, KNOWN_BOOL), in, 2, s->at);
  NodeId out[] = {make_use(s->g, s->at, s->limit), layout};
  NodeId left = call(s, LIBRARY_ANY_LEFT, layout_type(s), out, 2);
  NodeId unit = make_unit(s->g, s->at);
  return make_if(s->g, s->at, goes_in, left, call(s, LIBRARY_ANY_DOTS, layout_type(s), &unit, 1));
}

/* Dots where the object is being laid out already. An option has no identity: the dots stand for what it holds. */
static NodeId unless_inside(Synth *s, NodeId layout) {
  TyconId seen[64], root = type_tycon(s->t, s->type);
  uint32_t seen_count = 0;
  if (!root.index || type_is_known(s->t, s->type, KNOWN_OPTION) ||
      !holds_itself(s->t, s->type, root, seen, &seen_count, COUNT_OF(seen)))
    return layout;
  return entered(s, layout);
}

/* if isOver limit depth then dots () else layout */
static NodeId unless_deep(Synth *s, NodeId layout) {
  NodeId args[] = {make_use(s->g, s->at, s->limit), make_use(s->g, s->at, s->depth)};
  NodeId over = call(s, LIBRARY_ANY_IS_OVER, type_of(s->t, KNOWN_BOOL), args, 2);
  NodeId unit = make_unit(s->g, s->at);
  return make_if(s->g, s->at, over, call(s, LIBRARY_ANY_DOTS, layout_type(s), &unit, 1), layout);
}

static NodeId unless_over(Synth *s, NodeId layout) {
  return unless_deep(s, unless_inside(s, layout));
}

/* if seesHidden limit then layout else the text as a word */
static NodeId unless_hidden(Synth *s, const TyconRow *definition, NodeId layout) {
  if (!(definition->flags & TYCON_HIDDEN)) return layout;
  NodeId limit = make_use(s->g, s->at, s->limit);
  NodeId sees = call(s, LIBRARY_ANY_SEES_HIDDEN, type_of(s->t, KNOWN_BOOL), &limit, 1);
  return make_if(s->g, s->at, sees, layout, atom(s, text_of(s, value(s), s->type)));
}

static NodeId layout_of_case(Synth *s, const char *name, const NodeId *parts, uint32_t count) {
  if (!count) return atom(s, text(s, name));
  NodeId *layouts = NEW_ARRAY(s->g->arena, NodeId, count);
  for (uint32_t i = 0; i < count; i++)
    layouts[i] = layout_of(s, parts[i], i == 0, count == 1 ? IN_CASE : IN_TUPLE);
  NodeId args[] = {text(s, name), array(s, layout_type(s), layouts, count),
                   make_use(s->g, s->at, s->brackets)};
  return call(s, LIBRARY_ANY_CASE, layout_type(s), args, 3);
}

static NodeId layout_of_union(Synth *s, TyconRow *definition) {
  Graph *g = s->g;
  Types *t = s->t;
  VEC(NodeId) arms = {0};
  VEC(uint32_t) words = {0};
  vec_push(g->arena, &arms, ((NodeId){0}));
  for (uint32_t c = 0; c < definition->case_count; c++) {
    CaseRow *one = case_row(t, (CaseId){definition->cases + c});
    NodeId *parts = NEW_ARRAY(g->arena, NodeId, one->field_count + 1);
    uint32_t count = 0;
    for (; count < one->field_count; count++) {
      Part part = {.id = {definition->cases + c},
                   .index = count,
                   .type = type_of_field(t, (FieldId){one->fields + count}, s->type)};
      parts[count] = synth_part(s, s->a, part);
    }
    vec_push(g->arena, &arms, layout_of_case(s, name_text(g->names, one->name), parts, count));
    vec_push(g->arena, &words, c);
    vec_push(g->arena, &words, 0);
  }
  if (definition->case_count == 1) return unless_over(s, arms.items[1]);
  arms.items[0] = make_tag(g, s->at, value(s));
  NodeId body = psg_new_n(g, PSG_SWITCH, layout_type(s), s->at, arms.items, arms.count);
  IdRun list = psg_list(g, words.items, words.count);
  psg_switch(g, body)->values = list;
  return unless_over(s, body);
}

static NodeId layout_of_product(Synth *s) {
  Graph *g = s->g;
  Types *t = s->t;
  TypeRow *row = type_row(t, s->type);
  bool is_tuple = row->kind == TYPE_TUPLE, anonymous = row->kind == TYPE_ANON_RECORD;
  uint32_t count;
  const Part *parts = synth_product(s, s->type, &count);
  NodeId *names = NEW_ARRAY(g->arena, NodeId, count + 1),
         *layouts = NEW_ARRAY(g->arena, NodeId, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    layouts[i] = layout_of(s, synth_part(s, s->a, parts[i]), !is_tuple, IN_TUPLE);
    if (is_tuple) continue;
    Name name = anonymous ? (Name){parts[i].field.index} : field_row(t, parts[i].field)->name;
    names[i] = text(s, make_printed_name(g->arena, name_text(g->names, name)));
  }
  NodeId all = array(s, layout_type(s), layouts, count);
  if (is_tuple) {
    NodeId args[] = {all, make_bool(g, s->at, row->flags & TYPE_FLAG_STRUCT)};
    return unless_over(s, call(s, LIBRARY_ANY_TUPLE, layout_type(s), args, 2));
  }
  bool is_struct = row->flags & TYPE_FLAG_STRUCT;
  NodeId args[] = {text(s, !anonymous  ? "{"
                           : is_struct ? "struct {|"
                                       : "{|"),
                   array(s, string_type(s), names, count), all, text(s, anonymous ? "|}" : "}")};
  return unless_over(s, call(s, LIBRARY_ANY_RECORD, layout_type(s), args, 4));
}

/* The fields of a declared exception, in order. */
static NodeId *exception_parts(Synth *s, TyconId tycon) {
  TyconRow *row = tycon_row(s->t, tycon);
  NodeId *parts = NEW_ARRAY(s->g->arena, NodeId, row->field_count + 1);
  for (uint32_t i = 0; i < row->field_count; i++) {
    parts[i] = psg_new1(s->g, PSG_EXN_GET, field_row(s->t, (FieldId){row->fields + i})->type, s->at,
                        value(s));
    psg_exn_get(s->g, parts[i])->exception = tycon;
    psg_exn_get(s->g, parts[i])->field = i;
  }
  return parts;
}

static NodeId layout_of_exception(Synth *s, TyconId tycon) {
  const TyconRow *row = tycon_row(s->t, tycon);
  NodeId *parts = exception_parts(s, tycon);
  return layout_of_case(s, name_text(s->g->names, row->name), parts, row->field_count);
}

/* null, where the reference is. */
static NodeId layout_unless_null(Synth *s, NodeId layout) {
  NodeId depth = make_use(s->g, s->at, s->depth);
  NodeId null = call(s, LIBRARY_ANY_NULL, string_type(s), &depth, 1);
  return make_if(s->g, s->at, is_null(s), atom(s, null), layout);
}

/* Any exception: declared ones as cases, the others by their text. */
static NodeId layout_of_exn(Synth *s) {
  Types *t = s->t;
  NodeId result = atom(s, text_of(s, value(s), s->type));
  for (TyconId i = {0}; synth_next_exception(s->g, &i);) {
    NodeId test = psg_new1(s->g, PSG_TYPE_TEST, type_of(t, KNOWN_BOOL), s->at, value(s));
    psg_type_test(s->g, test)->tested = type_app(t, i, NULL, 0);
    result = make_if(s->g, s->at, test, layout_of_exception(s, i), result);
  }
  return layout_unless_null(s, unless_over(s, result));
}

/* What a class yields when it is enumerated: the result of its, or a base's, member ToSeq; none of other types. */
static TypeId sequence_of(Synth *s, TypeId type) {
  Types *t = s->t;
  for (;;) {
    type = type_resolve(t, type);
    TyconId tycon = type_tycon(t, type);
    if (!tycon.index ||
        (tycon_row(t, tycon)->kind != TYCON_CLASS && tycon_row(t, tycon)->kind != TYCON_STRUCT))
      break;
    const TypeId *args = (const TypeId *)run_items(t, type_row(t, type)->args);
    for (MemberId m = tycon_row(t, tycon)->members; m.index; m = member_row(t, m)->next) {
      const MemberRow member = *member_row(t, m);
      if (!member.binding || !member.scheme.index || !psg_is_to_seq(s->g, &member)) continue;
      const SchemeRow scheme = *scheme_row(t, member.scheme);
      TypeId sequence = type_arg(t, type_arg(t, scheme.type, 1), 1);
      return type_substitute(t, sequence, scheme.params, args);
    }
    TypeId base = tycon_row(t, tycon)->base;
    if (!base.index) break;
    type = type_substitute(t, base, tycon_row(t, tycon)->params, args);
  }
  return (TypeId){0};
}

/* seq [ … ], null where the reference is. */
static NodeId layout_of_collection(Synth *s, TypeId sequence) {
  Graph *g = s->g;
  NodeId items = psg_new1(g, PSG_COERCE, sequence, s->at, value(s));
  psg_coerce(g, items)->kind = COERCE_TO_SEQ;
  NodeId args[] = {items, make_use(g, s->at, s->limit), make_use(g, s->at, s->depth),
                   make_use(g, s->at, s->brackets)};
  NodeId layout = make_intrinsic(g, s->at, INTRINSIC_TO_LAYOUT, layout_type(s), sequence, args, 4);
  if (has_kind(s->t, s->type, TYCON_STRUCT)) return layout;
  return layout_unless_null(s, unless_inside(s, layout));
}

/* `body`, or what the handler gives of the exception that leaves it. */
static NodeId unless_raised(Synth *s, NodeId body, LibraryFunction handler, TypeId type) {
  NodeId variable = make_variable(s->g, s->at, "$exn", type_of(s->t, KNOWN_EXN)),
         exception = make_use(s->g, s->at, variable);
  return psg_new3(s->g, PSG_TRY_WITH, type, s->at, body, variable,
                  call(s, handler, type, &exception, 1));
}

/* Has the class, or one of its bases, a ToString of the program's own? */
static bool has_own_text(Synth *s, TyconId tycon) {
  while (tycon.index && !table_is_image(&s->t->tycons, tycon.index)) {
    const TyconRow *row = tycon_row(s->t, tycon);
    for (MemberId m = row->members; m.index; m = member_row(s->t, m)->next)
      if (!strcmp(name_text(s->g->names, member_row(s->t, m)->name), "ToString")) return true;
    tycon = row->base.index ? type_tycon(s->t, row->base) : (TyconId){0};
  }
  return false;
}

/* --- StructuredFormatDisplay --- */

/* The first brace of that kind from `at` on, or NULL; one behind a backslash is text. */
static const char *find_brace(const char *text, const char *at, char brace) {
  for (; *at; at++)
    if (*at == brace && (at == text || at[-1] != '\\')) return at;
  return NULL;
}

/* `size` bytes of the text, its `\{` and `\}` as braces. */
static const char *plain_text(Synth *s, const char *at, size_t size) {
  char *plain = NEW_ARRAY(s->g->arena, char, size + 1);
  size_t n = 0;
  for (size_t i = 0; i < size; i++) {
    if (at[i] == '\\' && i + 1 < size && (at[i + 1] == '{' || at[i + 1] == '}')) i++;
    plain[n++] = at[i];
  }
  return plain;
}

static NodeId bare(Synth *s, NodeId words) {
  return call(s, LIBRARY_ANY_BARE, layout_type(s), &words, 1);
}

/* What F# writes instead of everything else when the type has no such property. */
static NodeId layout_of_missing(Synth *s, const char *name) {
  const char *of = type_net_name(s->t, s->g->arena, s->type);
  const char *words =
      format_in(s->g->arena, "<StructuredFormatDisplay exception: Method '%s.%s' not found.>", of,
                *name ? name : "ToString");
  return atom(s, text(s, words));
}

/* A property is shown with a tenth of the depth that is left, so that types which show each other end. One that gives the value
 * itself is dots; as a record has no identity, it is one that is equal. */
static NodeId layout_of_shown(Synth *s, TyconRow *definition, NodeId x) {
  Graph *g = s->g;
  TypeId type = make_node_type(g, x), index = type_of(s->t, KNOWN_INT);
  if (type_prim(s->t, type) == PRIM_STRING) return bare(s, x);
  NodeId shown = make_let(g, s->at, "$shown", x, false);
  NodeId args[] = {make_use(g, s->at, shown), make_use(g, s->at, s->limit),
                   make_intrinsic2(g, s->at, INTRINSIC_DIV, index, index,
                                   make_use(g, s->at, s->depth), make_int(g, s->at, index, 10)),
                   make_int(g, s->at, index, IN_TUPLE)};
  NodeId layout =
      make_intrinsic(g, s->at, INTRINSIC_TO_LAYOUT, layout_type(s), type, args, COUNT_OF(args));
  bool may_be_itself = type_equal(s->t, type, s->type) && !(definition->flags & TYCON_IS_STRUCT) &&
                       !(definition->flags & TYCON_NO_EQUALITY) &&
                       (definition->kind == TYCON_RECORD || definition->kind == TYCON_UNION);
  if (may_be_itself) {
    NodeId unit = make_unit(g, s->at);
    NodeId same = make_intrinsic2(g, s->at, INTRINSIC_EQUALS_ER, type_of(s->t, KNOWN_BOOL), type,
                                  value(s), make_use(g, s->at, shown));
    layout = make_if(g, s->at, same, call(s, LIBRARY_ANY_DOTS, layout_type(s), &unit, 1), layout);
  }
  return make_sequence(g, s->at, (NodeId[]){shown, layout}, 2);
}

/* What [<StructuredFormatDisplay("text {Property} text")>] says: pieces of text, values of properties; `\{` is a brace. None
 * where the braces do not match, as F# reads them: one that closes before the first that opens is text. */
static NodeId layout_of_display(Synth *s, TyconRow *definition) {
  Arena *arena = s->g->arena;
  const char *whole = name_text(s->g->names, definition->display), *at = whole;
  VEC(NodeId) pieces = {0};
  bool is_first = true;
  if (!*whole) return (NodeId){0};
  for (;; is_first = false) {
    const char *open = strchr(at, '\n') ? NULL : find_brace(whole, at, '{');
    const char *close = open ? find_brace(whole, open + 1, '}') : NULL;
    size_t before = close ? (size_t)(open - at) : strlen(at);
    if (!close && (find_brace(whole, at, '{') || find_brace(whole, at, '}'))) return (NodeId){0};
    if (close && !is_first) {
      const char *stray = find_brace(whole, at, '}');
      if (stray < open) return (NodeId){0};
    }
    if (before) vec_push(arena, &pieces, bare(s, text(s, plain_text(s, at, before))));
    if (!close) break;
    const char *name = plain_text(s, open + 1, (size_t)(close - open - 1));
    NodeId x = property_of(s, definition, name_of_string(s->g->names, name));
    if (!x.index) return layout_of_missing(s, name);
    vec_push(arena, &pieces, layout_of_shown(s, definition, x));
    at = close + 1;
    if (!*at) break;
  }
  NodeId all = array(s, layout_type(s), pieces.items, pieces.count);
  NodeId layout = unless_raised(s, call(s, LIBRARY_ANY_DISPLAY, layout_type(s), &all, 1),
                                LIBRARY_ANY_NO_DISPLAY, layout_type(s));
  return definition->kind == TYCON_CLASS ? unless_deep(s, entered(s, layout))
                                         : unless_over(s, layout);
}

NodeId synth_layout(Synth *s) {
  Types *t = s->t;
  TyconRow *definition = synth_definition(t, s->type);
  if (definition && definition->display.index) {
    NodeId display = layout_of_display(s, definition);
    if (display.index) return display;
  }
  NodeId word = word_of(s, value(s), s->type);
  if (word.index) return atom(s, word);
  if (type_is_known(t, s->type, KNOWN_NULLABLE)) {
    NodeId args[] = {boxed(s), make_use(s->g, s->at, s->limit), make_use(s->g, s->at, s->depth),
                     make_use(s->g, s->at, s->brackets)};
    return make_intrinsic(s->g, s->at, INTRINSIC_TO_LAYOUT, layout_type(s), type_of(t, KNOWN_OBJ),
                          args, 4);
  }
  TypeKind kind = type_kind(t, s->type);
  if (kind == TYPE_FUNCTION) return atom(s, text(s, "<fun>"));
  if (kind == TYPE_TUPLE || kind == TYPE_ANON_RECORD) return layout_of_product(s);
  if (definition && definition->kind == TYCON_RECORD)
    return unless_hidden(s, definition, layout_of_product(s));
  if (definition && definition->kind == TYCON_UNION)
    return unless_hidden(s, definition, layout_of_union(s, definition));
  if (definition && definition->kind == TYCON_EXCEPTION)
    return unless_over(s, layout_of_exception(s, type_tycon(t, s->type)));
  if (type_is_known(t, s->type, KNOWN_EXN)) return layout_of_exn(s);
  TypeId sequence = sequence_of(s, s->type);
  if (sequence.index) return layout_of_collection(s, sequence);
  if (type_prim(t, s->type) == PRIM_OBJ || (definition && definition->kind == TYCON_INTERFACE)) {
    NodeId args[] = {value(s), make_use(s->g, s->at, s->limit), make_use(s->g, s->at, s->depth),
                     make_use(s->g, s->at, s->brackets)};
    return layout_unless_null(s, synth_slot_call(s, "Layout", layout_type(s), args, 4));
  }
  NodeId own = text_of(s, value(s), s->type);
  if (definition && has_own_text(s, type_tycon(t, s->type)))
    own = unless_raised(s, own, LIBRARY_ANY_NO_TEXT, string_type(s));
  NodeId shown = atom(s, own);
  return definition && definition->kind == TYCON_CLASS ? layout_unless_null(s, shown) : shown;
}

/* Fields that are words need nothing of %A's layouts, which would come into every program that declares an exception. */
NodeId synth_message(Synth *s) {
  TyconRow *row = synth_definition(s->t, s->type);
  const char *name = name_text(s->g->names, row->name);
  if (!row->field_count) return text(s, name);
  uint32_t count = row->field_count;
  NodeId *parts = exception_parts(s, type_tycon(s->t, s->type));
  bool plain = true;
  for (uint32_t i = 0; i < count && plain; i++) {
    parts[i] = word_of(s, parts[i], make_node_type(s->g, parts[i]));
    plain = parts[i].index != 0;
  }
  if (!plain) {
    NodeId x = value(s);
    return psg_library_call(s->g, (LibraryUse){LIBRARY_ANY_TEXT, &s->type, 1}, string_type(s), &x,
                            1, s->at);
  }
  NodeId args[] = {text(s, name), array(s, string_type(s), parts, count)};
  return call(s, LIBRARY_ANY_WORDS, string_type(s), args, 2);
}

/* --- By the library --- */

/* An array of several dimensions: a record of the library. */
static bool is_ranked(Types *t, TypeId type) {
  return type_is_known(t, type, KNOWN_ARRAY2) || type_is_known(t, type, KNOWN_ARRAY3) ||
         type_is_known(t, type, KNOWN_ARRAY4);
}

bool synth_library_text(Graph *g, IntrinsicId operation, TypeId type, TypeOperation *out) {
  Types *t = g->types;
  bool lays_out = operation == INTRINSIC_TO_LAYOUT;
  LibraryFunction function;
  if (type_is_known(t, type, KNOWN_LIST))
    function = lays_out ? LIBRARY_ANY_LIST : LIBRARY_TEXT_LIST;
  else if (type_is_known(t, type, KNOWN_MAP))
    function = lays_out ? LIBRARY_ANY_MAP : LIBRARY_TEXT_MAP;
  else if (type_is_known(t, type, KNOWN_SET))
    function = lays_out ? LIBRARY_ANY_SET : LIBRARY_TEXT_SET;
  else if (type_is_known(t, type, KNOWN_LAZY))
    function = lays_out ? LIBRARY_ANY_LAZY : LIBRARY_TEXT_LAZY;
  else if (lays_out && type_is_known(t, type, KNOWN_ARRAY))
    function = LIBRARY_ANY_ARRAY;
  else if (is_ranked(t, type)) {
    if (!lays_out) return false; /* as of arrays: the name of the type */
    function = type_is_known(t, type, KNOWN_ARRAY2)   ? LIBRARY_ANY_ARRAY2
               : type_is_known(t, type, KNOWN_ARRAY3) ? LIBRARY_ANY_ARRAY3
                                                      : LIBRARY_ANY_ARRAY4;
  } else if (lays_out && type_is_known(t, type, KNOWN_SEQ))
    function = LIBRARY_ANY_SEQ;
  else if (lays_out && psg_is_view(g, type)) { /* what the view was made of */
    out->function = psg_library(g, LIBRARY_ANY_VIEW);
    out->args[out->arg_count++] = type;
    return true;
  } else if (lays_out && type_prim(t, type) == PRIM_STRING) {
    out->function = psg_library(g, LIBRARY_ANY_STRING);
    return true;
  } else {
    /* The text of records and unions is %A's. */
    TyconRow *definition = synth_definition(t, type);
    bool whole = type_kind(t, type) == TYPE_ANON_RECORD || has_kind(t, type, TYCON_RECORD) ||
                 has_kind(t, type, TYCON_UNION);
    if (lays_out || !whole || type_is_known(t, type, KNOWN_OPTION) ||
        type_is_known(t, type, KNOWN_VOPTION) || (definition && is_plain_union(t, type)))
      return false;
    out->function = psg_library(g, LIBRARY_ANY_TEXT);
    out->args[out->arg_count++] = type;
    return true;
  }
  out->function = psg_library(g, function);
  TypeRow *row = type_row(t, type_resolve(t, type));
  for (uint32_t i = 0; i < row->args.count && i < COUNT_OF(out->args); i++)
    out->args[out->arg_count++] = (TypeId){run_items(t, row->args)[i]};
  return true;
}
