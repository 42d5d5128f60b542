/* ffi: calls of C functions in the graph. Phase 5 makes copies and addresses of values that C cannot use directly.
 *
 *   string            a NUL-terminated copy in UTF-8, freed behind the call; null is NULL
 *   string as result  a copy of C's string, which is then passed to C's free
 *   array             the address of its first element; null is NULL
 *   delegate          the address of code that calls it; null is NULL
 *   string array      an array of addresses of such copies
 *
 * The program's buffered output is written first, so that it comes before the output of C.
 * Tests: t/ffi/
 */
#include "clef/psg/elaborate/ffi.h"

#include "clef/psg/graph/library.h"
#include "clef/psg/graph/make.h"

const char *const ffi_passing_text[] = {
#define FFI_PASSING(name, text, ownership) text,
    FFI_PASSINGS
#undef FFI_PASSING
};
const char *const ffi_ownership_text[] = {
#define FFI_PASSING(name, text, ownership) ownership,
    FFI_PASSINGS
#undef FFI_PASSING
};

/* Items of the descriptor. */
enum { AT_LIBRARY, AT_CONVENTION, AT_FLAGS, AT_RESULT, AT_PARAMS };

FfiDescriptor ffi_descriptor(const Graph *graph, NodeId call) {
  const PsgNode *n = psg_node(graph, call);
  const uint32_t *items = psg_run(graph, psg_ffi_call_of(n)->descriptor);
  uint32_t count = (psg_ffi_call_of(n)->descriptor.count - AT_PARAMS) / 2;
  return (FfiDescriptor){.name = n->name,
                         .library = {items[AT_LIBRARY]},
                         .convention = {items[AT_CONVENTION]},
                         .flags = items[AT_FLAGS],
                         .result = (FfiPassing)items[AT_RESULT],
                         .params = items + AT_PARAMS,
                         .flags_of_params = items + AT_PARAMS + count,
                         .count = count};
}

void ffi_describe(Graph *graph, NodeId call, const FfiDescriptor *descriptor) {
  uint32_t size = 2 * descriptor->count + AT_PARAMS;
  uint32_t *items = NEW_ARRAY(graph->arena, uint32_t, size);
  items[AT_LIBRARY] = descriptor->library.index;
  items[AT_CONVENTION] = descriptor->convention.index;
  items[AT_FLAGS] = descriptor->flags;
  items[AT_RESULT] = descriptor->result;
  for (uint32_t i = 0; i < descriptor->count; i++) {
    items[AT_PARAMS + i] = descriptor->params[i];
    if (descriptor->flags_of_params)
      items[AT_PARAMS + descriptor->count + i] = descriptor->flags_of_params[i];
  }
  IdRun list = psg_list(graph, items, size);
  psg_node(graph, call)->name = descriptor->name;
  psg_ffi_call(graph, call)->descriptor = list;
}

static bool is_number(Types *types, TypeId type) {
  TyconId tycon = type_tycon(types, type);
  if (tycon.index && tycon_row(types, tycon)->kind == TYCON_ENUM) return true;
  PrimKind prim = type_prim(types, type);
  return prim_is_number(prim);
}

bool ffi_is_struct(Types *types, TypeId type) {
  TyconId id = type_tycon(types, type);
  if (!id.index || table_is_image(&types->tycons, id.index)) return false;
  const TyconRow *tycon = tycon_row(types, id);
  if (!(tycon->flags & TYCON_IS_STRUCT) || tycon->kind == TYCON_UNION || tycon->kind == TYCON_ENUM)
    return false;
  uint32_t count = 0;
  for (uint32_t i = 0; i < tycon->field_count; i++) {
    FieldId field = {tycon->fields + i};
    if (field_row(types, field)->flags & FIELD_STATIC) continue;
    TypeId of = type_resolve(types, type_of_field(types, field, type));
    if (!is_number(types, of) && !ffi_is_struct(types, of)) return false;
    count++;
  }
  return count > 0;
}

static bool is_in_memory(Types *types, TypeId type) {
  return is_number(types, type) || ffi_is_struct(types, type);
}

static bool is_word(Types *types, TypeId type, bool is_result) {
  FfiPassing passing = ffi_passing(types, type, is_result);
  return passing == FFI_NUMBER || passing == FFI_BOOL || passing == FFI_POINTER ||
         passing == FFI_STRING || passing == FFI_BYREF || (passing == FFI_NOTHING && is_result);
}

/* A delegate that C can call: numbers, truth values, texts, addresses. */
static bool is_callback(Types *types, TypeId type) {
  TyconId id = type_tycon(types, type);
  if (!id.index || tycon_row(types, id)->kind != TYCON_DELEGATE ||
      tycon_row(types, id)->params.count)
    return false;
  uint32_t count = tycon_row(types, id)->cases;
  TypeId function = type_resolve(types, tycon_row(types, id)->target);
  for (uint32_t i = 0; i < count; i++) {
    TypeId param = type_resolve(types, type_arg(types, function, 0));
    bool is_none = count == 1 && type_prim(types, param) == PRIM_UNIT;
    if (!is_none && !is_word(types, param, false)) return false;
    function = type_resolve(types, type_arg(types, function, 1));
  }
  return is_word(types, function, true);
}

FfiPassing ffi_passing(Types *types, TypeId type, bool is_result) {
  type = type_resolve(types, type);
  if (is_number(types, type)) return FFI_NUMBER;
  if (ffi_is_struct(types, type)) return FFI_STRUCT;
  if (!is_result && is_callback(types, type)) return FFI_CALLBACK;
  switch (type_prim(types, type)) {
  case PRIM_UNIT: return is_result ? FFI_NOTHING : FFI_REFUSED;
  case PRIM_BOOL: return FFI_BOOL;
  case PRIM_CHAR: return FFI_NUMBER;
  case PRIM_STRING: return FFI_STRING;
  case PRIM_NATIVEPTR: return FFI_POINTER;
  case PRIM_BYREF:
    return !is_result && is_in_memory(types, type_resolve(types, type_arg(types, type, 0)))
               ? FFI_BYREF
               : FFI_REFUSED;
  case PRIM_ARRAY: {
    if (is_result) return FFI_REFUSED;
    TypeId element = type_resolve(types, type_arg(types, type, 0));
    if (type_prim(types, element) == PRIM_STRING) return FFI_STRINGS;
    return is_in_memory(types, element) ? FFI_ARRAY : FFI_REFUSED;
  }
  default: return FFI_REFUSED;
  }
}

/* A class that inherits SafeHandle, or SafeHandle. */
static bool is_handle(Types *types, TypeId type) {
  TyconId id = type_tycon(types, type);
  while (id.index && id.index != types->known[KNOWN_SAFE_HANDLE]) {
    TypeId base = tycon_row(types, id)->base;
    id = base.index ? type_tycon(types, base) : (TyconId){0};
  }
  return id.index != 0;
}

FfiPassing ffi_extern_passing(Types *types, TypeId type, bool is_result) {
  type = type_resolve(types, type);
  if (is_handle(types, type)) return FFI_HANDLE;
  if (is_result) return ffi_passing(types, type, true);
  if (type_tycon(types, type).index == types->known[KNOWN_STRING_BUILDER]) return FFI_BUFFER;
  if (type_prim(types, type) != PRIM_ARRAY) return ffi_passing(types, type, false);
  switch (type_prim(types, type_resolve(types, type_arg(types, type, 0)))) {
  case PRIM_BOOL: return FFI_BOOLS;
  case PRIM_CHAR: return FFI_CHARS;
  default: return ffi_passing(types, type, false);
  }
}

/* What a pointer, reference or array refers to in the end. */
static TypeId pointee(Types *types, TypeId type) {
  for (;;) {
    type = type_resolve(types, type);
    PrimKind prim = type_prim(types, type);
    if (prim != PRIM_NATIVEPTR && prim != PRIM_BYREF && prim != PRIM_ARRAY) return type;
    type = type_arg(types, type, 0);
  }
}

static TypeId own_layout_in(Types *types, TypeId type, uint32_t flag) {
  type = pointee(types, type);
  TyconId id = type_tycon(types, type);
  if (!id.index || !(tycon_row(types, id)->flags & TYCON_IS_STRUCT)) return (TypeId){0};
  if (tycon_row(types, id)->flags & flag) return type;
  if (!ffi_is_struct(types, type)) return (TypeId){0};
  TypeId found = {0};
  for (uint32_t i = 0; i < tycon_row(types, id)->field_count && !found.index; i++) {
    FieldId field = {tycon_row(types, id)->fields + i};
    if (!(field_row(types, field)->flags & FIELD_STATIC))
      found = own_layout_in(types, type_of_field(types, field, type), flag);
  }
  return found;
}

TypeId ffi_own_layout(Types *types, TypeId type, uint32_t flag) {
  TyconId id = type_tycon(types, type_resolve(types, type));
  if (!id.index || tycon_row(types, id)->kind != TYCON_DELEGATE)
    return own_layout_in(types, type, flag);
  TypeId found = {0}, function = type_resolve(types, tycon_row(types, id)->target);
  for (uint32_t i = 0; i < tycon_row(types, id)->cases && !found.index; i++) {
    found = own_layout_in(types, type_arg(types, function, 0), flag);
    function = type_resolve(types, type_arg(types, function, 1));
  }
  return found.index ? found : own_layout_in(types, function, flag);
}

static void write_value(Graph *g, Json *json, const char *name, TypeId type, FfiPassing passing,
                        bool is_result) {
  json_begin_object(json);
  if (name) json_key_string(json, "name", name);
  json_key_string(json, "type", type_text_native(g->types, g->arena, type));
  json_key_string(json, "passing", ffi_passing_text[passing]);
  json_key_string(json, "ownership",
                  is_result && passing == FFI_STRING ? "transferred" : ffi_ownership_text[passing]);
  json_end_object(json);
}

void ffi_write_json(Graph *g, Json *json, NodeId call) {
  FfiDescriptor d = ffi_descriptor(g, call);
  json_begin_object(json);
  json_key_string(json, "name", name_text(g->names, d.name));
  json_key_string(json, "library", d.library.index ? name_text(g->names, d.library) : "");
  json_key_string(json, "callingConvention", name_text(g->names, d.convention));
  json_key_bool(json, "setLastError", (d.flags & FFI_SAVES_ERROR) != 0);
  json_key(json, "parameters");
  json_begin_array(json);
  for (uint32_t i = 0; i < d.count; i++) {
    NodeId arg = psg_child(g, call, i);
    const char *name =
        psg_kind(g, arg) == PSG_VAR_REF ? name_text(g->names, psg_node(g, arg)->name) : NULL;
    write_value(g, json, name, make_node_type(g, arg), (FfiPassing)d.params[i], false);
  }
  json_end_array(json);
  json_key(json, "result");
  write_value(g, json, NULL, make_node_type(g, call), d.result, true);
  json_end_object(json);
}

/* ---- phase 5 ---- */

static TypeId pointer_to(Graph *g, KnownTycon to) {
  TypeId item = type_app(g->types, type_known(g->types, to), NULL, 0);
  return type_app(g->types, type_known(g->types, KNOWN_NATIVEPTR), &item, 1);
}

/* A copy of the value that C has during the call. Afterwards the value gets back what C has written to it. */
typedef struct Copy {
  FfiPassing passing;
  LibraryFunction made, taken_back;
  int unit; /* bytes of an element in C */
} Copy;
static const Copy copies[] = {{FFI_BUFFER, LIBRARY_FFI_BUFFER, LIBRARY_FFI_OF_BUFFER, 1},
                              {FFI_WIDE_BUFFER, LIBRARY_FFI_BUFFER, LIBRARY_FFI_OF_BUFFER, 2},
                              {FFI_BOOLS, LIBRARY_FFI_BOOLS, LIBRARY_FFI_OF_BOOLS, 4},
                              {FFI_BOOLS8, LIBRARY_FFI_BOOLS, LIBRARY_FFI_OF_BOOLS, 1},
                              {FFI_CHARS, LIBRARY_FFI_CHARS, LIBRARY_FFI_OF_CHARS, 1},
                              {FFI_WIDE_CHARS, LIBRARY_FFI_CHARS, LIBRARY_FFI_OF_CHARS, 2}};

/* What is done around the call. */
typedef struct Around {
  VEC(NodeId) before, behind;
} Around;

static NodeId copied(Graph *g, NodeId value, const Copy *copy, bool goes_back, Around *around) {
  Span at = psg_node(g, value)->span;
  NodeId kept = make_let(g, at, "$value", value, false);
  NodeId made =
      psg_library_call(g, psg_plain(copy->made), pointer_to(g, KNOWN_UINT8),
                       (NodeId[]){make_use(g, at, kept), make_int32(g, at, copy->unit)}, 2, at);
  NodeId block = make_let(g, at, "$copy", made, false);
  vec_push(g->arena, &around->before, kept);
  vec_push(g->arena, &around->before, block);
  if (goes_back)
    vec_push(g->arena, &around->behind,
             psg_library_call(g, psg_plain(copy->taken_back), type_of(g->types, KNOWN_UNIT),
                              (NodeId[]){make_use(g, at, kept), make_int32(g, at, copy->unit),
                                         make_use(g, at, block)},
                              3, at));
  return make_use(g, at, block);
}

static NodeId handle_of(Graph *g, NodeId value, Span at) {
  TypeId handle = type_of(g->types, KNOWN_SAFE_HANDLE);
  if (!type_equal(g->types, make_node_type(g, value), handle)) {
    value = psg_new1(g, PSG_COERCE, handle, at, value);
    psg_coerce(g, value)->kind = COERCE_UPCAST;
  }
  return psg_library_call(g, psg_plain(LIBRARY_FFI_HANDLE), type_of(g->types, KNOWN_NATIVEINT),
                          &value, 1, at);
}

/* The argument as C takes it. */
static NodeId argument(Graph *g, NodeId value, FfiPassing passing, uint32_t flags, Around *around) {
  Types *t = g->types;
  Span at = psg_node(g, value)->span;
  for (size_t i = 0; i < COUNT_OF(copies); i++)
    if (copies[i].passing == passing) {
      bool is_buffer = passing == FFI_BUFFER || passing == FFI_WIDE_BUFFER;
      return copied(g, value, &copies[i], is_buffer || flags & FFI_COPIED_BACK, around);
    }
  switch (passing) {
  case FFI_STRING:
  case FFI_WIDE:
    return psg_library_call(g, psg_plain(passing == FFI_WIDE ? LIBRARY_FFI_WIDE : LIBRARY_FFI_TEXT),
                            pointer_to(g, KNOWN_UINT8), &value, 1, at);
  case FFI_HANDLE: return handle_of(g, value, at);
  case FFI_STRINGS:
    return psg_library_call(g, psg_plain(LIBRARY_FFI_TEXTS), pointer_to(g, KNOWN_NATIVEINT), &value,
                            1, at);
  case FFI_CALLBACK: {
    TypeId type = type_app(t, type_known(t, KNOWN_NATIVEINT), NULL, 0),
           of = type_resolve(t, make_node_type(g, value));
    return psg_library_call(g, (LibraryUse){LIBRARY_FFI_FUNCTION, &of, 1}, type, &value, 1, at);
  }
  case FFI_ARRAY: {
    TypeId element = type_resolve(t, type_arg(t, type_resolve(t, make_node_type(g, value)), 0));
    TypeId type = type_app(t, type_known(t, KNOWN_NATIVEPTR), &element, 1);
    return psg_library_call(g, (LibraryUse){LIBRARY_FFI_ARRAY, &element, 1}, type, &value, 1, at);
  }
  default: return value;
  }
}

static NodeId flush(Graph *g, Span at) {
  NodeId nothing = make_unit(g, at);
  return psg_library_call(g, psg_plain(LIBRARY_FFI_FLUSH), make_node_type(g, nothing), &nothing, 1,
                          at);
}

/* What the program gets for the result of C. */
static NodeId result_of(Graph *g, NodeId made, FfiPassing passing, TypeId type, Span at) {
  switch (passing) {
  case FFI_STRING: return psg_library_call(g, psg_plain(LIBRARY_FFI_TAKE_TEXT), type, &made, 1, at);
  case FFI_WIDE: return psg_library_call(g, psg_plain(LIBRARY_FFI_TAKE_WIDE), type, &made, 1, at);
  case FFI_HANDLE:
    return psg_library_call(g, (LibraryUse){LIBRARY_FFI_NEW_HANDLE, &type, 1}, type, &made, 1, at);
  default: return made;
  }
}

NodeId ffi_elaborate(Graph *g, NodeId call) {
  const PsgNode n = *psg_node(g, call);
  FfiDescriptor descriptor = ffi_descriptor(g, call);
  if (psg_node(g, call)->flags & NODE_SYNTHETIC) return (NodeId){0}; /* done */
  NodeId *args = NEW_ARRAY(g->arena, NodeId, descriptor.count + 1);
  Around around = {0};
  for (uint32_t i = 0; i < descriptor.count; i++) {
    descriptor = ffi_descriptor(g, call);
    args[i] = argument(g, psg_child(g, call, i), (FfiPassing)descriptor.params[i],
                       descriptor.flags_of_params[i], &around);
  }
  bool is_word = descriptor.result == FFI_STRING || descriptor.result == FFI_WIDE ||
                 descriptor.result == FFI_HANDLE;
  TypeId type = is_word ? type_of(g->types, KNOWN_NATIVEINT) : n.type;
  NodeId made = psg_new_n(g, PSG_FFI_CALL, type, n.span, args, descriptor.count);
  descriptor = ffi_descriptor(g, call);
  ffi_describe(g, made, &descriptor);
  psg_node(g, made)->flags |= NODE_SYNTHETIC;
  if (descriptor.flags & FFI_SAVES_ERROR) {
    NodeId nothing = make_unit(g, n.span);
    NodeId keep = psg_library_call(g, psg_plain(LIBRARY_FFI_KEEP_ERROR), make_node_type(g, nothing),
                                   &nothing, 1, n.span);
    vec_push(g->arena, &around.behind, keep);
  }
  if (around.behind.count) {
    NodeId kept = make_let(g, n.span, "$result", made, false);
    vec_push(g->arena, &around.before, kept);
    for (uint32_t i = 0; i < around.behind.count; i++)
      vec_push(g->arena, &around.before, around.behind.items[i]);
    vec_push(g->arena, &around.before, make_use(g, n.span, kept));
  } else {
    vec_push(g->arena, &around.before, made);
  }
  made = make_sequence(g, n.span, around.before.items, around.before.count);
  made = result_of(g, made, descriptor.result, n.type, n.span);
  return make_sequence(g, n.span, (NodeId[]){flush(g, n.span), made}, 2);
}
