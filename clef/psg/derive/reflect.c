/* reflect: derives the functions of a type's TypeTable (rt) as graph.
 *
 * In:    a closed type and one of the operations TYPE_TABLE … TYPE_CREATE.
 * Out:   the body of the function. It finds a value's parts, properties and attributes by a switch over the case and one over the
 *        index, so a table consists of functions without closures.
 * Tests: t/run/reflect-*
 *
 * The functions are the implementations of virtual members of rt's TypeTable. Those that a program does not call are never made.
 * Library types that programs cannot name have no table. Fields are numbered as in F#, in a union by case. Properties are the
 * public ones in order of declaration, then those of the bases.
 */
#include <string.h>

#include "clef/base/vec.h"
#include "clef/psg/graph/object_types.h"
#include "clef/psg/derive/derive.h"
#include "clef/type/unify.h"

/* TypeKind of rt/system/type.clef. */
enum {
  KIND_VALUE = 1,
  KIND_ENUM = 2,
  KIND_ARRAY = 4,
  KIND_GENERIC = 8,
  KIND_INTERFACE = 16,
  KIND_ABSTRACT = 32,
  KIND_SEALED = 64,
  KIND_PRIMITIVE = 128,
  KIND_RECORD = 256,
  KIND_UNION = 512,
  KIND_TUPLE = 1024,
  KIND_FUNCTION = 2048,
  KIND_EXCEPTION = 4096,
  KIND_HIDDEN = 16384,
};

bool synth_is_reflection(IntrinsicId operation) {
  return operation >= INTRINSIC_TYPE_TABLE && operation <= INTRINSIC_TYPE_CREATE;
}

uint32_t synth_reflection_params(Synth *s, NodeId *params, uint32_t count) {
  TypeId int32 = type_of(s->t, KNOWN_INT32), obj = type_of(s->t, KNOWN_OBJ);
  IntrinsicId op = s->operation;
  if (op == INTRINSIC_TYPE_PART || op == INTRINSIC_TYPE_MAKE || op == INTRINSIC_TYPE_ATTRIBUTES)
    params[count++] = s->which = make_variable(s->g, s->at, "case", int32);
  if (op == INTRINSIC_TYPE_PART || op == INTRINSIC_TYPE_MEMBER || op == INTRINSIC_TYPE_SET_MEMBER ||
      op == INTRINSIC_TYPE_ATTRIBUTES)
    params[count++] = s->index = make_variable(s->g, s->at, "index", int32);
  if (op == INTRINSIC_TYPE_MAKE)
    params[count++] = s->value = make_variable(s->g, s->at, "values", type_array(s->t, obj, 1));
  if (op == INTRINSIC_TYPE_SET_MEMBER)
    params[count++] = s->value = make_variable(s->g, s->at, "value", obj);
  return count;
}

/* ---- pieces ---- */

static NodeId text(Synth *s, const char *string) {
  return make_string(s->g, s->at, string, strlen(string));
}

static NodeId call(Synth *s, LibraryFunction function, TypeId type, const NodeId *args,
                   uint32_t count) {
  return psg_library_call(s->g, psg_plain(function), type, args, count, s->at);
}

static NodeId call_unit(Synth *s, LibraryFunction function, TypeId type) {
  NodeId unit = make_unit(s->g, s->at);
  return call(s, function, type, &unit, 1);
}

static NodeId array(Synth *s, TypeId element, const NodeId *items, uint32_t count) {
  NodeId node = psg_new_n(s->g, PSG_ARRAY_EXPR, type_array(s->t, element, 1), s->at, items, count);
  psg_node(s->g, node)->affinity = AFFINITY_COUNTED;
  return node;
}

static TypeId type_type(Synth *s) { return type_of(s->t, KNOWN_TYPE); }

/* The Type of a part, which cannot make arrays of itself: tables of the interfaces of arrays would never end. */
static NodeId type_value(Synth *s, TypeId type) {
  NodeId unit = make_unit(s->g, s->at);
  return psg_library_call(s->g, (LibraryUse){LIBRARY_TYPE_OF_PART, &type, 1}, type_type(s), &unit,
                          1, s->at);
}

/* The Type of an argument, which is smaller than the type: as `typeof` gives it. */
static NodeId type_argument(Synth *s, TypeId type) {
  NodeId unit = make_unit(s->g, s->at);
  return psg_library_call(s->g, (LibraryUse){LIBRARY_TYPE_OF, &type, 1}, type_type(s), &unit, 1,
                          s->at);
}

static NodeId named_type(Synth *s, const char *name) {
  NodeId arg = text(s, name);
  return call(s, LIBRARY_TYPE_NAMED, type_type(s), &arg, 1);
}

static NodeId boxed(Synth *s, NodeId x) {
  TypeId obj = type_of(s->t, KNOWN_OBJ);
  return type_prim(s->t, make_node_type(s->g, x)) == PRIM_OBJ ? x
                                                              : synth_coerce(s, x, obj, COERCE_BOX);
}

static NodeId unboxed(Synth *s, NodeId x, TypeId type) {
  if (type_prim(s->t, type) == PRIM_OBJ) return x;
  NodeId node = synth_coerce(s, x, type, COERCE_UNBOX);
  psg_node(s->g, node)->flags &= ~(uint32_t)NODE_SYNTHETIC;
  return node;
}

/* Nothing of the type: raises, then gives a default of `type`. */
static NodeId mismatch(Synth *s, LibraryFunction function, TypeId type) {
  NodeId raised = call_unit(s, function, type_of(s->t, KNOWN_UNIT));
  if (type_prim(s->t, type) == PRIM_UNIT) return raised;
  NodeId blank = make_intrinsic(s->g, s->at, INTRINSIC_BLANK_OF, type, type,
                                (NodeId[]){make_unit(s->g, s->at)}, 1);
  return make_sequence(s->g, s->at, (NodeId[]){raised, blank}, 2);
}

/* The arm whose number `value` is; the arms are values of `type`. */
static NodeId choose(Synth *s, NodeId variable, const NodeId *arms, const int64_t *numbers,
                     uint32_t count, NodeId otherwise) {
  Graph *g = s->g;
  if (!count) return otherwise;
  NodeId *children = NEW_ARRAY(g->arena, NodeId, count + 2);
  uint32_t *words = NEW_ARRAY(g->arena, uint32_t, 2 * count);
  children[0] = make_use(g, s->at, variable);
  for (uint32_t i = 0; i < count; i++) {
    children[i + 1] = arms[i];
    words[2 * i] = (uint32_t)numbers[i];
    words[2 * i + 1] = (uint32_t)((uint64_t)numbers[i] >> 32);
  }
  children[count + 1] = otherwise;
  TypeId type = make_node_type(g, otherwise);
  NodeId node = psg_new_n(g, PSG_SWITCH, type, s->at, children, count + 2);
  psg_switch(g, node)->values = psg_list(g, words, 2 * count);
  psg_node(g, node)->flags |= NODE_HAS_DEFAULT;
  return node;
}

static NodeId choose_in_order(Synth *s, NodeId variable, const NodeId *arms, uint32_t count,
                              NodeId otherwise) {
  int64_t *numbers = NEW_ARRAY(s->g->arena, int64_t, count + 1);
  for (uint32_t i = 0; i < count; i++) numbers[i] = i;
  return choose(s, variable, arms, numbers, count, otherwise);
}

/* ---- kinds ---- */

/* Unions and records that are F#'s own; others of the library stand for classes of .NET. */
static bool is_shown(Synth *s, const TyconRow *definition) {
  static const KnownTycon known[] = {KNOWN_LIST, KNOWN_OPTION, KNOWN_VOPTION, KNOWN_RESULT,
                                     KNOWN_REF};
  TyconId tycon = type_tycon(s->t, s->type);
  if (!table_is_image(&s->t->tycons, tycon.index) && !s->t->platform->is_library) return true;
  for (size_t i = 0; i < COUNT_OF(known); i++)
    if (type_is_known(s->t, s->type, known[i])) return true;
  return !*name_text(s->t->names, definition->path) &&
         !strcmp(name_text(s->t->names, definition->name), "Choice");
}

static bool is_array(Synth *s) { return type_is_array(s->t, s->type); }

static uint32_t kind_of_union(Synth *s, const TyconRow *definition) {
  bool has_fields = false;
  for (uint32_t c = 0; c < definition->case_count; c++)
    has_fields |= case_row(s->t, (CaseId){definition->cases + c})->field_count != 0;
  bool one_class =
      !has_fields || definition->case_count == 1 || definition->flags & TYCON_IS_STRUCT ||
      type_is_known(s->t, s->type, KNOWN_LIST) || type_is_known(s->t, s->type, KNOWN_OPTION) ||
      type_is_known(s->t, s->type, KNOWN_RESULT);
  return KIND_UNION | (one_class ? KIND_SEALED : KIND_ABSTRACT);
}

static uint32_t kind_of_definition(Synth *s, const TyconRow *definition) {
  switch ((TyconKind)definition->kind) {
  case TYCON_RECORD: return KIND_SEALED | (is_shown(s, definition) ? KIND_RECORD : 0);
  case TYCON_UNION: return is_shown(s, definition) ? kind_of_union(s, definition) : KIND_SEALED;
  case TYCON_ENUM: return KIND_ENUM | KIND_SEALED;
  case TYCON_INTERFACE: return KIND_INTERFACE | KIND_ABSTRACT;
  case TYCON_STRUCT:
  case TYCON_DELEGATE: return KIND_SEALED;
  case TYCON_EXCEPTION: return KIND_EXCEPTION;
  case TYCON_CLASS:
    return (definition->flags & TYCON_ABSTRACT ? KIND_ABSTRACT : 0) |
           (definition->flags & TYCON_SEALED ? KIND_SEALED : 0);
  case TYCON_PRIM:
  case TYCON_ABBREV:
  case TYCON_MEASURE: return 0;
  }
  return 0;
}

static uint32_t kind_of(Synth *s) {
  Types *t = s->t;
  const TyconRow *definition = synth_definition(t, s->type);
  const TypeRow row = *type_row(t, s->type);
  PrimKind prim = type_prim(t, s->type);
  if (is_array(s)) return KIND_ARRAY | KIND_SEALED;
  bool is_hidden = definition && definition->flags & TYCON_HIDDEN;
  uint32_t kind = (synth_is_reference(s->t, s->type) ? 0 : KIND_VALUE | KIND_SEALED) |
                  (row.args.count && row.kind != TYPE_ANON_RECORD ? KIND_GENERIC : 0) |
                  (is_hidden ? KIND_HIDDEN : 0);
  if (row.kind == TYPE_TUPLE) return kind | KIND_TUPLE;
  if (row.kind == TYPE_ANON_RECORD) return kind | KIND_RECORD | KIND_SEALED;
  if (row.kind == TYPE_FUNCTION) return kind | KIND_FUNCTION | KIND_ABSTRACT;
  if (prim == PRIM_SEQ) return kind | KIND_INTERFACE | KIND_ABSTRACT;
  if (prim == PRIM_STRING || prim == PRIM_UNIT) return kind | KIND_SEALED;
  if (type_is_known(t, s->type, KNOWN_MAP) || type_is_known(t, s->type, KNOWN_SET))
    return kind | KIND_SEALED;
  if (prim != PRIM_NONE && kind & KIND_VALUE && definition && definition->kind == TYCON_PRIM)
    return kind | KIND_PRIMITIVE;
  return definition ? kind | kind_of_definition(s, definition) : kind;
}

static NodeId args_of(Synth *s) {
  const TypeRow row = *type_row(s->t, s->type);
  uint32_t count = row.kind == TYPE_ANON_RECORD ? 0 : row.args.count;
  NodeId *items = NEW_ARRAY(s->g->arena, NodeId, count + 1);
  for (uint32_t i = 0; i < count; i++)
    items[i] = type_argument(s, (TypeId){run_items(s->t, row.args)[i]});
  return array(s, type_type(s), items, count);
}

/* ---- bases and interfaces ---- */

static NodeId base_of(Synth *s) {
  Types *t = s->t;
  const TyconRow *definition = synth_definition(t, s->type);
  uint32_t kind = kind_of(s);
  if (kind & KIND_INTERFACE || type_prim(t, s->type) == PRIM_OBJ)
    return call_unit(s, LIBRARY_TYPE_NONE, type_type(s));
  if (kind & KIND_ENUM) return named_type(s, "System.Enum");
  if (kind & KIND_VALUE) return named_type(s, "System.ValueType");
  if (kind & KIND_ARRAY) return named_type(s, "System.Array");
  if (definition && definition->kind == TYCON_DELEGATE)
    return named_type(s, "System.MulticastDelegate");
  TypeId base = psg_type_of_base(s->g, s->type);
  return type_value(s, base.index ? base : type_of(t, KNOWN_OBJ));
}

static NodeId supers_of(Synth *s) {
  static const KnownTycon own[] = {KNOWN_IEQUATABLE,   KNOWN_ICOMPARABLE_OF, KNOWN_ICOMPARABLE,
                                   KNOWN_IFORMATTABLE, KNOWN_ICLONEABLE,     KNOWN_ITUPLE};
  Types *t = s->t;
  const TyconRow *definition = synth_definition(t, s->type);
  VEC(NodeId) items = {0};
  vec_push(s->g->arena, &items, base_of(s));
  if (definition && definition->kind != TYCON_PRIM) {
    const TyconRow row = *definition;
    IdRun args = type_row(t, s->type)->args;
    for (uint32_t i = row.interfaces.count; i-- > 0;) {
      TypeId one = {run_items(t, row.interfaces)[i]};
      if (row.params.count)
        one = type_substitute(t, one, row.params, (const TypeId *)run_items(t, args));
      const TyconRow *interface = synth_definition(t, one);
      if (interface && interface->flags & TYCON_INTERNAL) continue;
      vec_push(s->g->arena, &items, type_value(s, type_erase_measures(t, one)));
    }
  }
  for (size_t i = 0; i < COUNT_OF(own); i++) {
    TypeId one = type_own_interface(t, s->type, type_known(t, own[i]), true);
    if (one.index) vec_push(s->g->arena, &items, type_value(s, one));
  }
  TypeId element =
      type_prim(t, s->type) == PRIM_SEQ ? (TypeId){0} : type_sequence_element(t, s->type);
  if (element.index) {
    TypeId seq = type_app(t, type_known(t, KNOWN_SEQ), &element, 1);
    vec_push(s->g->arena, &items, type_value(s, seq));
  }
  if (element.index || type_prim(t, s->type) == PRIM_SEQ)
    vec_push(s->g->arena, &items, type_value(s, type_of(t, KNOWN_OLD_ENUMERABLE)));
  return array(s, type_type(s), items.items, items.count);
}

/* ---- parts ---- */

/* One case of a union, or all that there is of a product. */
typedef struct Form {
  const char *name;
  Part *parts;
  const char **names;
  CaseId id;
  uint32_t count;
} Form;

static bool has_product(Synth *s, const TyconRow *definition) {
  TypeKind kind = type_kind(s->t, s->type);
  if (kind == TYPE_TUPLE || kind == TYPE_ANON_RECORD) return true;
  return definition && (definition->kind == TYCON_EXCEPTION ||
                        (definition->kind == TYCON_RECORD && is_shown(s, definition)));
}

static const char *part_name(Synth *s, const Part *part, uint32_t i, uint32_t of) {
  Types *t = s->t;
  if (part->id.index) {
    const CaseRow one = *case_row(t, part->id);
    const FieldRow field = *field_row(t, (FieldId){one.fields + i});
    if (field.flags & FIELD_NAMED) return name_text(t->names, field.name);
    return of == 1 ? "Item" : format_in(s->g->arena, "Item%u", i + 1);
  }
  if (type_kind(t, s->type) == TYPE_ANON_RECORD)
    return name_text(t->names, (Name){part->field.index});
  if (!part->field.index) return format_in(s->g->arena, "Item%u", i + 1);
  const FieldRow field = *field_row(t, part->field);
  const TyconRow *owner = tycon_row(t, field.tycon);
  if (owner->kind == TYCON_EXCEPTION && !(field.flags & FIELD_NAMED))
    return format_in(s->g->arena, "Data%u", i);
  return make_printed_name(s->g->arena, name_text(t->names, field.name));
}

static void name_parts(Synth *s, Form *form) {
  form->names = NEW_ARRAY(s->g->arena, const char *, form->count + 1);
  for (uint32_t i = 0; i < form->count; i++)
    form->names[i] = part_name(s, &form->parts[i], i, form->count);
}

static Form *forms_of(Synth *s, uint32_t *count) {
  Types *t = s->t;
  Arena *arena = s->g->arena;
  const TyconRow *definition = synth_definition(t, s->type);
  *count = 0;
  if (definition && definition->kind == TYCON_UNION && is_shown(s, definition)) {
    const TyconRow row = *definition;
    Form *forms = NEW_ARRAY(arena, Form, row.case_count + 1);
    for (uint32_t c = 0; c < row.case_count; c++) {
      CaseId id = {row.cases + c};
      const CaseRow one = *case_row(t, id);
      const char *name = name_text(t->names, one.name);
      if (type_is_known(t, s->type, KNOWN_LIST)) name = c ? "Cons" : "Empty";
      forms[c] = (Form){.name = name, .id = id, .count = one.field_count};
      forms[c].parts = NEW_ARRAY(arena, Part, one.field_count + 1);
      for (uint32_t i = 0; i < one.field_count; i++)
        forms[c].parts[i] = (Part){
            .id = id, .index = i, .type = type_of_field(t, (FieldId){one.fields + i}, s->type)};
      name_parts(s, &forms[c]);
    }
    *count = row.case_count;
    return forms;
  }
  if (!has_product(s, definition)) return NULL;
  Form *form = NEW_ARRAY(arena, Form, 1);
  form->name = definition ? name_text(t->names, definition->name) : "";
  form->parts = synth_product(s, s->type, &form->count);
  name_parts(s, form);
  *count = 1;
  return form;
}

/* TypeImpl.row name names types canWrite */
static NodeId row_of(Synth *s, const char *name, const NodeId *names, const NodeId *types,
                     const NodeId *can_write, uint32_t count) {
  NodeId args[] = {text(s, name), array(s, type_of(s->t, KNOWN_STRING), names, count),
                   array(s, type_type(s), types, count),
                   array(s, type_of(s->t, KNOWN_BOOL), can_write, count)};
  NodeId function = psg_library_ref(s->g, psg_plain(LIBRARY_TYPE_ROW), s->at);
  TypeId type = make_node_type(s->g, function);
  for (size_t i = 0; i < COUNT_OF(args); i++) type = type_arg(s->t, type_resolve(s->t, type), 1);
  return make_apply(s->g, s->at, function, args, COUNT_OF(args), type);
}

static NodeId parts_of(Synth *s) {
  Arena *arena = s->g->arena;
  uint32_t count;
  const Form *forms = forms_of(s, &count);
  NodeId *rows = NEW_ARRAY(arena, NodeId, count + 1);
  if (!count) return mismatch(s, LIBRARY_TYPE_MISMATCH, type_of(s->t, KNOWN_OBJ));
  for (uint32_t c = 0; c < count; c++) {
    const Form *form = &forms[c];
    NodeId *names = NEW_ARRAY(arena, NodeId, form->count + 1),
           *types = NEW_ARRAY(arena, NodeId, form->count + 1),
           *writes = NEW_ARRAY(arena, NodeId, form->count + 1);
    for (uint32_t i = 0; i < form->count; i++) {
      FieldId field = form->parts[i].field;
      bool is_field = field.index && type_kind(s->t, s->type) != TYPE_ANON_RECORD;
      names[i] = text(s, form->names[i]);
      types[i] = type_value(s, form->parts[i].type);
      writes[i] = make_bool(s->g, s->at, is_field && field_row(s->t, field)->flags & FIELD_MUTABLE);
    }
    rows[c] = row_of(s, form->name, names, types, writes, form->count);
  }
  NodeId all = array(s, make_node_type(s->g, rows[0]), rows, count);
  return call(s, LIBRARY_TYPE_ROWS, type_of(s->t, KNOWN_OBJ), &all, 1);
}

static NodeId field_of(Synth *s, const Part *part, uint32_t i) {
  const TyconRow *definition = synth_definition(s->t, s->type);
  if (!definition || definition->kind != TYCON_EXCEPTION) return synth_part(s, s->a, *part);
  NodeId node = psg_new1(s->g, PSG_EXN_GET, part->type, s->at, make_use(s->g, s->at, s->a));
  psg_exn_get(s->g, node)->exception = type_tycon(s->t, s->type);
  psg_exn_get(s->g, node)->field = i;
  return node;
}

static NodeId part_of(Synth *s) {
  Arena *arena = s->g->arena;
  TypeId obj = type_of(s->t, KNOWN_OBJ);
  uint32_t count;
  const Form *forms = forms_of(s, &count);
  NodeId *cases = NEW_ARRAY(arena, NodeId, count + 1);
  for (uint32_t c = 0; c < count; c++) {
    NodeId *arms = NEW_ARRAY(arena, NodeId, forms[c].count + 1);
    for (uint32_t i = 0; i < forms[c].count; i++)
      arms[i] = boxed(s, field_of(s, &forms[c].parts[i], i));
    cases[c] =
        choose_in_order(s, s->index, arms, forms[c].count, mismatch(s, LIBRARY_TYPE_MISMATCH, obj));
    if (count > 1) { /* a value of another case has no such field */
      NodeId is_case = make_intrinsic2(
          s->g, s->at, INTRINSIC_PRIM_EQ, type_of(s->t, KNOWN_BOOL), type_of(s->t, KNOWN_INT32),
          make_tag(s->g, s->at, make_use(s->g, s->at, s->a)), make_int32(s->g, s->at, c));
      cases[c] = make_if(s->g, s->at, is_case, cases[c], mismatch(s, LIBRARY_TYPE_MISMATCH, obj));
    }
  }
  return choose_in_order(s, s->which, cases, count, mismatch(s, LIBRARY_TYPE_MISMATCH, obj));
}

static NodeId tag_of(Synth *s) {
  const TyconRow *definition = synth_definition(s->t, s->type);
  bool is_union = definition && definition->kind == TYCON_UNION && is_shown(s, definition);
  if (!is_union || definition->case_count == 1) return make_int32(s->g, s->at, 0);
  return make_tag(s->g, s->at, make_use(s->g, s->at, s->a));
}

static NodeId made_of(Synth *s, const Form *form, const NodeId *fields) {
  Types *t = s->t;
  const TyconRow *definition = synth_definition(t, s->type);
  TypeKind kind = type_kind(t, s->type);
  NodeId made;
  if (form->id.index) {
    made = psg_new_n(s->g, PSG_DU_CONSTRUCT, s->type, s->at, fields, form->count);
    psg_union_case(s->g, made)->id = form->id;
  } else if (kind == TYPE_TUPLE) {
    made = psg_new_n(s->g, PSG_TUPLE_EXPR, s->type, s->at, fields, form->count);
  } else if (definition && definition->kind == TYCON_EXCEPTION) {
    return mismatch(s, LIBRARY_TYPE_MISMATCH, type_of(t, KNOWN_OBJ));
  } else {
    uint32_t *ids = NEW_ARRAY(s->g->arena, uint32_t, form->count + 1);
    for (uint32_t i = 0; i < form->count; i++) ids[i] = form->parts[i].field.index;
    made = psg_new_n(s->g, PSG_RECORD_EXPR, s->type, s->at, fields, form->count);
    psg_record(s->g, made)->fields = psg_list(s->g, ids, form->count);
  }
  psg_node(s->g, made)->affinity = AFFINITY_COUNTED;
  return boxed(s, made);
}

static NodeId make_of(Synth *s) {
  TypeId obj = type_of(s->t, KNOWN_OBJ), index = type_of(s->t, KNOWN_INT);
  uint32_t count;
  const Form *forms = forms_of(s, &count);
  NodeId *cases = NEW_ARRAY(s->g->arena, NodeId, count + 1);
  for (uint32_t c = 0; c < count; c++) {
    NodeId *fields = NEW_ARRAY(s->g->arena, NodeId, forms[c].count + 1);
    for (uint32_t i = 0; i < forms[c].count; i++) {
      NodeId item =
          make_intrinsic2(s->g, s->at, INTRINSIC_ARRAY_GET_UNCHECKED, obj, obj,
                          make_use(s->g, s->at, s->value), make_int(s->g, s->at, index, i));
      fields[i] = unboxed(s, item, forms[c].parts[i].type);
    }
    cases[c] = made_of(s, &forms[c], fields);
  }
  return choose_in_order(s, s->which, cases, count, mismatch(s, LIBRARY_TYPE_MISMATCH, obj));
}

/* ---- properties ---- */

/* A property: a field of a record, or a getter of the type or of a base. */
typedef struct Property {
  const char *name;
  MemberId getter, setter;
  Part part; /* of a record; else the getter */
  TypeId of, type;
} Property;

typedef VEC(Property) Properties;

static bool knows_property(const Properties *all, const char *name) {
  for (uint32_t i = 0; i < all->count; i++)
    if (!strcmp(all->items[i].name, name)) return true;
  return false;
}

static MemberId setter_of(Synth *s, const TyconRow *row, Name name) {
  for (MemberId m = row->members; m.index; m = member_row(s->t, m)->next) {
    const MemberRow *member = member_row(s->t, m);
    if (member->kind == MEMBER_SETTER && member->name.index == name.index &&
        !(member->flags & MEMBER_PRIVATE) && member->arg_names.count == 1)
      return m;
  }
  return (MemberId){0};
}

static void add_getters(Synth *s, TypeId of, Properties *all) {
  Types *t = s->t;
  const TyconRow *definition = synth_definition(t, of);
  if (!definition) return;
  const TyconRow row = *definition;
  IdRun args = type_row(t, type_resolve(t, of))->args;
  for (MemberId m = row.members; m.index; m = member_row(t, m)->next) {
    const MemberRow member = *member_row(t, m);
    const char *name = name_text(t->names, member.name);
    bool is_slot = !member.binding && member.flags & MEMBER_ABSTRACT;
    if (member.kind != MEMBER_GETTER || member.arg_names.count || !member.scheme.index ||
        member.flags & (MEMBER_STATIC | MEMBER_PRIVATE | MEMBER_EXTENSION) ||
        (!member.binding && !is_slot) || strchr(name, '@') || knows_property(all, name))
      continue;
    if (member.implements.index &&
        tycon_row(t, member_row(t, member.implements)->tycon)->kind == TYCON_INTERFACE)
      continue;
    const SchemeRow scheme = *scheme_row(t, member.scheme);
    TypeId result = type_arg(t, type_resolve(t, scheme.type), 1);
    if (is_slot && type_kind(t, type_resolve(t, result)) == TYPE_FUNCTION &&
        type_prim(t, type_arg(t, type_resolve(t, result), 0)) == PRIM_UNIT)
      result = type_arg(t, type_resolve(t, result), 1);
    result = type_substitute(t, result, scheme.params, (const TypeId *)run_items(t, args));
    Property property = {.name = make_printed_name(s->g->arena, name),
                         .getter = m,
                         .setter = setter_of(s, &row, member.name),
                         .of = of,
                         .type = type_erase_measures(t, type_zonk(t, result))};
    vec_push(s->g->arena, all, property);
  }
}

/* The properties of a type that the program declares, of tuples and of KeyValuePair. Those of the library's other types would
 * need tables too large to carry. */
static Properties properties_of(Synth *s) {
  Types *t = s->t;
  Properties all = {0};
  const TyconRow *definition = synth_definition(t, s->type);
  bool is_tuple =
      type_kind(t, s->type) == TYPE_TUPLE && !(type_row(t, s->type)->flags & TYPE_FLAG_STRUCT);
  if (is_tuple || type_kind(t, s->type) == TYPE_ANON_RECORD ||
      (definition && definition->kind == TYCON_RECORD && has_product(s, definition))) {
    uint32_t count;
    const Form *form = forms_of(s, &count);
    for (uint32_t i = 0; i < form->count; i++) {
      Property property = {.name = form->names[i],
                           .part = form->parts[i],
                           .of = s->type,
                           .type = form->parts[i].type};
      vec_push(s->g->arena, &all, property);
    }
  }
  for (TypeId at = s->type; at.index; at = psg_type_of_base(s->g, at)) {
    TyconId tycon = type_tycon(t, type_resolve(t, at));
    bool is_shown = tycon.index == type_known(t, KNOWN_KEY_VALUE).index;
    if (!tycon.index || (table_is_image(&t->tycons, tycon.index) && !is_shown)) break;
    add_getters(s, at, &all);
  }
  return all;
}

static bool is_anonymous(Synth *s) { return type_kind(s->t, s->type) == TYPE_ANON_RECORD; }

static bool is_mutable_part(Synth *s, const Property *p) {
  return p->part.field.index && !is_anonymous(s) &&
         field_row(s->t, p->part.field)->flags & FIELD_MUTABLE;
}

static NodeId members_of(Synth *s) {
  Properties all = properties_of(s);
  Arena *arena = s->g->arena;
  NodeId *names = NEW_ARRAY(arena, NodeId, all.count + 1),
         *types = NEW_ARRAY(arena, NodeId, all.count + 1),
         *writes = NEW_ARRAY(arena, NodeId, all.count + 1);
  for (uint32_t i = 0; i < all.count; i++) {
    const Property *p = &all.items[i];
    names[i] = text(s, p->name);
    types[i] = type_value(s, p->type);
    writes[i] = make_bool(s->g, s->at, p->setter.index || is_mutable_part(s, p));
  }
  NodeId row = row_of(s, "", names, types, writes, all.count);
  return call(s, LIBRARY_TYPE_MEMBER_ROW, type_of(s->t, KNOWN_OBJ), &row, 1);
}

static NodeId object_as(Synth *s, TypeId type) {
  NodeId object = make_use(s->g, s->at, s->a);
  return type_equal(s->t, type, s->type) ? object : synth_coerce(s, object, type, COERCE_UPCAST);
}

/* A call of an accessor; `value` is none for a getter. */
static NodeId access(Synth *s, const Property *p, MemberId id, NodeId value, TypeId result) {
  Types *t = s->t;
  Graph *g = s->g;
  const MemberRow member = *member_row(t, id);
  NodeId args[2] = {object_as(s, p->of), value};
  uint32_t count = value.index ? 2 : 1;
  if (!member.binding || member.flags & (MEMBER_VIRTUAL | MEMBER_ABSTRACT)) {
    if (!value.index) args[count++] = make_unit(g, s->at);
    NodeId node = psg_new_n(g, PSG_METHOD_CALL, result, s->at, args, count);
    psg_method_call(g, node)->slot = id;
    psg_node(g, node)->name = member.name;
    return node;
  }
  IdRun app = type_row(t, type_resolve(t, p->of))->args;
  NodeId binding = {member.binding};
  NodeId function = psg_new_var(g, binding, psg_node(g, binding)->type, s->at);
  IdRun list = psg_list(g, run_items(t, app), app.count);
  psg_var_ref(g, function)->types = list;
  return make_apply(g, s->at, function, args, count, result);
}

static NodeId member_of(Synth *s) {
  Properties all = properties_of(s);
  NodeId *arms = NEW_ARRAY(s->g->arena, NodeId, all.count + 1);
  for (uint32_t i = 0; i < all.count; i++) {
    const Property *p = &all.items[i];
    NodeId x = p->getter.index ? access(s, p, p->getter, (NodeId){0}, p->type)
                               : synth_part(s, s->a, p->part);
    arms[i] = boxed(s, x);
  }
  return choose_in_order(s, s->index, arms, all.count,
                         mismatch(s, LIBRARY_TYPE_MISMATCH, type_of(s->t, KNOWN_OBJ)));
}

static NodeId set_member_of(Synth *s) {
  Properties all = properties_of(s);
  TypeId unit = type_of(s->t, KNOWN_UNIT);
  uint32_t count = 0;
  NodeId *arms = NEW_ARRAY(s->g->arena, NodeId, all.count + 1);
  int64_t *numbers = NEW_ARRAY(s->g->arena, int64_t, all.count + 1);
  const TyconRow *definition = synth_definition(s->t, s->type);
  bool is_struct = definition && definition->flags & TYCON_IS_STRUCT;
  for (uint32_t i = 0; i < all.count && !is_struct; i++) {
    const Property *p = &all.items[i];
    NodeId value = unboxed(s, make_use(s->g, s->at, s->value), p->type);
    if (p->setter.index) {
      arms[count] = access(s, p, p->setter, value, unit);
    } else if (is_mutable_part(s, p)) {
      arms[count] = psg_new2(s->g, PSG_FIELD_SET, unit, s->at, make_use(s->g, s->at, s->a), value);
      psg_field(s->g, arms[count])->id = p->part.field;
    } else {
      continue;
    }
    numbers[count++] = i;
  }
  return choose(s, s->index, arms, numbers, count, mismatch(s, LIBRARY_TYPE_NO_WRITE, unit));
}

/* ---- attributes ---- */

static NodeId no_attributes(Synth *s) { return array(s, type_of(s->t, KNOWN_OBJ), NULL, 0); }

/* The call of the function that makes them; none where nothing has attributes. */
static NodeId attributes_at(Synth *s, AttributeOwner owner, uint32_t id) {
  Graph *g = s->g;
  uint32_t function = id ? map64_find(&g->attributes, map64_key(id, owner)) : 0;
  if (!function) return (NodeId){0};
  NodeId binding = {function}, unit = make_unit(g, s->at);
  NodeId use = psg_new_var(g, binding, psg_node(g, binding)->type, s->at);
  TypeId result = type_array(s->t, type_of(s->t, KNOWN_OBJ), 1);
  return make_apply(g, s->at, use, &unit, 1, result);
}

typedef struct Arms {
  VEC(NodeId) items;
  VEC(int64_t) numbers;
} Arms;

static void add_arm(Synth *s, Arms *arms, NodeId arm, int64_t number) {
  if (!arm.index) return;
  vec_push(s->g->arena, &arms->items, arm);
  vec_push(s->g->arena, &arms->numbers, number);
}

static NodeId arms_by(Synth *s, NodeId variable, const Arms *arms) {
  if (!arms->items.count) return (NodeId){0};
  return choose(s, variable, arms->items.items, arms->numbers.items, arms->items.count,
                no_attributes(s));
}

static NodeId attributes_of(Synth *s) {
  Arms whole = {0}, own = {0};
  uint32_t count;
  const Form *forms = forms_of(s, &count);
  Properties all = properties_of(s);
  add_arm(s, &own, attributes_at(s, ATTRIBUTES_OF_TYPE, type_tycon(s->t, s->type).index), -1);
  for (uint32_t i = 0; i < all.count; i++) {
    const Property *p = &all.items[i];
    uint32_t field = is_anonymous(s) ? 0 : p->part.field.index;
    NodeId found = p->getter.index ? attributes_at(s, ATTRIBUTES_OF_MEMBER, p->getter.index)
                                   : attributes_at(s, ATTRIBUTES_OF_FIELD, field);
    add_arm(s, &own, found, i);
  }
  add_arm(s, &whole, arms_by(s, s->index, &own), -1);
  for (uint32_t c = 0; c < count; c++) {
    Arms fields = {0};
    add_arm(s, &fields, attributes_at(s, ATTRIBUTES_OF_CASE, forms[c].id.index), -1);
    for (uint32_t i = 0; i < forms[c].count && !is_anonymous(s); i++)
      add_arm(s, &fields, attributes_at(s, ATTRIBUTES_OF_FIELD, forms[c].parts[i].field.index), i);
    add_arm(s, &whole, arms_by(s, s->index, &fields), c);
  }
  NodeId body = arms_by(s, s->which, &whole);
  return body.index ? body : no_attributes(s);
}

/* ---- tables ---- */

static NodeId create_of(Synth *s) {
  const TyconRow *definition = synth_definition(s->t, s->type);
  bool is_abstract = definition && definition->flags & TYCON_ABSTRACT;
  NodeId made = is_abstract ? (NodeId){0} : psg_made_by_default(s->g, s->type, s->at);
  if (made.index) return boxed(s, made);
  bool is_sequence = type_prim(s->t, s->type) == PRIM_SEQ;
  const char *reason = is_abstract ? "Cannot create an abstract class."
                       : is_sequence || (definition && definition->kind == TYCON_INTERFACE)
                           ? "Cannot create an instance of an interface."
                       : type_prim(s->t, s->type) == PRIM_ARRAY ? "Type is not supported."
                       : type_prim(s->t, s->type) == PRIM_STRING
                           ? "Uninitialized Strings cannot be created."
                           : "No parameterless constructor defined.";
  NodeId args[] = {text(s, type_net_name(s->t, s->g->arena, s->type)), text(s, reason)};
  return call(s, LIBRARY_TYPE_NO_CREATE, type_of(s->t, KNOWN_OBJ), args, 2);
}

NodeId synth_type_table(Synth *s) {
  Types *t = s->t;
  TypeId obj = type_of(t, KNOWN_OBJ);
  const TyconRow *definition = synth_definition(t, s->type);
  bool is_table = type_find_super(t, s->type, type_known(t, KNOWN_TYPE_TABLE)).index != 0;
  if (is_table || (definition && definition->flags & TYCON_INTERNAL)) {
    NodeId name = text(s, type_net_name(t, s->g->arena, s->type));
    return call(s, LIBRARY_TYPE_TABLE_NAMED, obj, &name, 1);
  }
  NodeId unit = make_unit(s->g, s->at);
  return psg_library_call(s->g, (LibraryUse){LIBRARY_TYPE_TABLE, &s->type, 1}, obj, &unit, 1,
                          s->at);
}

NodeId synth_reflection(Synth *s) {
  s->type = type_resolve(s->t, s->type);
  switch (s->operation) {
  case INTRINSIC_TYPE_TABLE: {
    NodeId args[] = {make_use(s->g, s->at, s->a), make_unit(s->g, s->at)};
    return synth_slot_call(s, "Describe", type_of(s->t, KNOWN_OBJ), args, 1);
  }
  case INTRINSIC_TYPE_KIND: return make_int32(s->g, s->at, kind_of(s));
  case INTRINSIC_TYPE_ARGS: return args_of(s);
  case INTRINSIC_TYPE_SUPERS: return supers_of(s);
  case INTRINSIC_TYPE_PARTS: return parts_of(s);
  case INTRINSIC_TYPE_PART: return part_of(s);
  case INTRINSIC_TYPE_TAG: return tag_of(s);
  case INTRINSIC_TYPE_MAKE: return make_of(s);
  case INTRINSIC_TYPE_MEMBERS: return members_of(s);
  case INTRINSIC_TYPE_MEMBER: return member_of(s);
  case INTRINSIC_TYPE_SET_MEMBER: return set_member_of(s);
  case INTRINSIC_TYPE_ATTRIBUTES: return attributes_of(s);
  case INTRINSIC_TYPE_CREATE: return create_of(s);
  default: bug("reflect: no operation");
  }
}
