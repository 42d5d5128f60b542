/* ffi_pointer: functions of C by their address, as delegates; delegates with texts, as functions of C.
 *
 * In:    a delegate type whose parameters and result C can have.
 * Out:   a witness of Interop.delegateFor in the form of phase 5, for `type Step = delegate of int * string -> int`
 *
 *          fun (at: nativeint) -> Step (fun a b -> Interop.aim at; rt_call_pointer (a, b))
 *
 * The function of C that it names is a jump of the driver's to the address that Interop.aim has stored. All registers of the call
 * stay as they are, so one jump serves functions of every type.
 *
 *        and of what C calls, `type Name = delegate of string -> string`
 *
 *          fun (d: Name) (text: nativeint) -> Interop.copied (d.Invoke (Interop.ofText text))
 * Tests: t/ffi/
 */
#include "clef/psg/elaborate/captures.h"
#include "clef/psg/elaborate/ffi.h"

#include "clef/psg/graph/library.h"
#include "clef/psg/graph/make.h"

typedef struct Signature {
  TypeId *params, result;
  uint32_t count;
} Signature;

static bool signature_of(Graph *g, TypeId delegate, Signature *s) {
  Types *t = g->types;
  TyconId id = type_tycon(t, delegate);
  if (!id.index || tycon_row(t, id)->kind != TYCON_DELEGATE || tycon_row(t, id)->params.count)
    return false;
  uint32_t count = tycon_row(t, id)->cases;
  TypeId function = type_resolve(t, tycon_row(t, id)->target);
  *s = (Signature){.params = NEW_ARRAY(g->arena, TypeId, count + 1), .count = count};
  for (uint32_t i = 0; i < count; i++) {
    s->params[i] = type_resolve(t, type_arg(t, function, 0));
    function = type_resolve(t, type_arg(t, function, 1));
  }
  s->result = function;
  return true;
}

/* The Binding of a function that nothing but its witness refers to. */
static NodeId binding_of(Graph *g, const char *name, NodeId lambda, Span at) {
  NodeId binding = psg_new1(g, PSG_BINDING, make_node_type(g, lambda), at, lambda);
  psg_node(g, binding)->name = name_of_string(g->names, name);
  psg_node(g, binding)->flags = NODE_SYNTHETIC | NODE_MODULE_LEVEL;
  psg_node(g, binding)->emission = EMIT_SEPARATE_FUNCTION;
  return binding;
}

static bool is_unit(Types *types, TypeId type) { return type_prim(types, type) == PRIM_UNIT; }

NodeId ffi_pointer_function(Graph *g, TypeId delegate, Span at) {
  Signature s;
  if (!signature_of(g, delegate, &s)) return (NodeId){0};
  bool is_empty = s.count == 1 && is_unit(g->types, s.params[0]);
  uint32_t count = is_empty ? 0 : s.count;
  uint32_t *passing = NEW_ARRAY(g->arena, uint32_t, count + 1);
  NodeId *variables = NEW_ARRAY(g->arena, NodeId, s.count + 1),
         *args = NEW_ARRAY(g->arena, NodeId, count + 1);
  FfiDescriptor d = {.name = name_of_string(g->names, FFI_CALL_POINTER),
                     .convention = name_of_string(g->names, "C"),
                     .count = count,
                     .params = passing,
                     .result = ffi_passing(g->types, s.result, true)};
  for (uint32_t i = 0; i < count; i++) {
    passing[i] = ffi_passing(g->types, s.params[i], false);
    if (passing[i] == FFI_REFUSED || ffi_own_layout(g->types, s.params[i], TYCON_NO_C_LAYOUT).index)
      return (NodeId){0};
  }
  if (d.result == FFI_REFUSED || ffi_own_layout(g->types, s.result, TYCON_NO_C_LAYOUT).index)
    return (NodeId){0};
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "delegateFor");
  NodeId address = make_variable(g, at, "$at", type_of(g->types, KNOWN_NATIVEINT));
  for (uint32_t i = 0; i < s.count; i++) variables[i] = make_variable(g, at, "$arg", s.params[i]);
  for (uint32_t i = 0; i < count; i++) args[i] = make_use(g, at, variables[i]);
  NodeId call = psg_new_n(g, PSG_FFI_CALL, s.result, at, args, count);
  ffi_describe(g, call, &d);
  NodeId used = make_use(g, at, address);
  NodeId aim =
      psg_library_call(g, psg_plain(LIBRARY_FFI_AIM), type_of(g->types, KNOWN_UNIT), &used, 1, at);
  NodeId body = make_sequence(g, at, (NodeId[]){aim, ffi_elaborate(g, call)}, 2);
  NodeId made = psg_new1(g, PSG_COERCE, delegate, at, make_lambda(g, at, variables, s.count, body));
  psg_coerce(g, made)->kind = COERCE_DELEGATE;
  NodeId binding = binding_of(g, "delegateFor", make_lambda(g, at, &address, 1, made), at);
  psg_end_expansion(g, outer);
  psg_close_definition(g, binding);
  return binding;
}

NodeId ffi_callback_function(Graph *g, TypeId delegate, Span at) {
  Signature s;
  Types *t = g->types;
  bool has_texts = false;
  if (!signature_of(g, delegate, &s)) return (NodeId){0};
  for (uint32_t i = 0; i < s.count; i++)
    has_texts |= ffi_passing(t, s.params[i], false) == FFI_STRING;
  bool gives_text = ffi_passing(t, s.result, true) == FFI_STRING;
  if (!has_texts && !gives_text) return (NodeId){0};
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "bind");
  TypeId word = type_of(t, KNOWN_NATIVEINT);
  NodeId *variables = NEW_ARRAY(g->arena, NodeId, s.count + 1),
         *args = NEW_ARRAY(g->arena, NodeId, s.count + 1);
  variables[0] = make_variable(g, at, "$delegate", delegate);
  for (uint32_t i = 0; i < s.count; i++) {
    bool is_text = ffi_passing(t, s.params[i], false) == FFI_STRING;
    variables[i + 1] = make_variable(g, at, "$arg", is_text ? word : s.params[i]);
    args[i] = make_use(g, at, variables[i + 1]);
    if (is_text)
      args[i] = psg_library_call(g, psg_plain(LIBRARY_FFI_OF_TEXT), s.params[i], &args[i], 1, at);
  }
  TypeId function_type = type_resolve(t, tycon_row(t, type_tycon(t, delegate))->target);
  NodeId function = psg_new1(g, PSG_COERCE, function_type, at, make_use(g, at, variables[0]));
  psg_coerce(g, function)->kind = COERCE_DELEGATE;
  NodeId result = make_apply(g, at, function, args, s.count, s.result);
  if (gives_text) result = psg_library_call(g, psg_plain(LIBRARY_FFI_COPIED), word, &result, 1, at);
  NodeId binding =
      binding_of(g, "callback", make_lambda(g, at, variables, s.count + 1, result), at);
  psg_end_expansion(g, outer);
  return binding;
}
