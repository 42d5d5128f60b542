/* ffi_pointer: functions of C by their address, as delegates.
 *
 * In:    a delegate type whose parameters and result C can have.
 * Out:   a witness of Interop.delegateFor in the form of phase 5, for `type Step = delegate of int * string -> int`
 *
 *          fun (at: nativeint) -> Step (fun a b -> Interop.aim at; rt_call_pointer (a, b))
 *
 * The function of C that it names is a jump of the driver's to the address that Interop.aim has stored. All registers of the call
 * stay as they are, so one jump serves functions of every type.
 * Tests: t/ffi/
 */
#include "clef/psg/ffi.h"

#include "clef/psg/library.h"
#include "clef/psg/make.h"

typedef struct Signature {
  TypeId *params, result;
  uint32_t count;
} Signature;

static bool signature_of(Graph *g, TypeId delegate, Signature *s) {
  Types *t = g->types;
  TyconId id = type_tycon(t, delegate);
  if (!id.index || tycon_row(t, id)->kind != TYCON_DELEGATE || tycon_row(t, id)->params.count) return false;
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

static bool is_unit(Types *types, TypeId type) { return type_prim(types, type) == PRIM_UNIT; }

NodeId ffi_pointer_function(Graph *g, TypeId delegate, Span at) {
  Signature s;
  if (!signature_of(g, delegate, &s)) return (NodeId){0};
  bool is_empty = s.count == 1 && is_unit(g->types, s.params[0]);
  uint32_t count = is_empty ? 0 : s.count;
  uint32_t *passing = NEW_ARRAY(g->arena, uint32_t, count + 1);
  NodeId *variables = NEW_ARRAY(g->arena, NodeId, s.count + 1), *args = NEW_ARRAY(g->arena, NodeId, count + 1);
  FfiDescriptor d = {.name = name_of_string(g->names, FFI_CALL_POINTER), .convention = name_of_string(g->names, "C"),
                     .count = count, .params = passing, .result = ffi_passing(g->types, s.result, true)};
  for (uint32_t i = 0; i < count; i++) {
    passing[i] = ffi_passing(g->types, s.params[i], false);
    if (passing[i] == FFI_REFUSED || ffi_own_layout(g->types, s.params[i]).index) return (NodeId){0};
  }
  if (d.result == FFI_REFUSED || ffi_own_layout(g->types, s.result).index) return (NodeId){0};
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "delegateFor");
  NodeId address = make_variable(g, at, "$at", type_of(g->types, KNOWN_NATIVEINT));
  for (uint32_t i = 0; i < s.count; i++) variables[i] = make_variable(g, at, "$arg", s.params[i]);
  for (uint32_t i = 0; i < count; i++) args[i] = make_use(g, at, variables[i]);
  NodeId call = psg_new_n(g, PSG_FFI_CALL, s.result, at, args, count);
  ffi_describe(g, call, &d);
  NodeId used = make_use(g, at, address);
  NodeId aim = psg_library_call(g, LIBRARY_FFI_AIM, type_of(g->types, KNOWN_UNIT), NULL, 0, &used, 1, at);
  NodeId body = make_sequence(g, at, (NodeId[]){aim, ffi_elaborate(g, call)}, 2);
  NodeId made = psg_new1(g, PSG_COERCE, delegate, at, make_lambda(g, at, variables, s.count, body));
  psg_node(g, made)->b = COERCE_DELEGATE;
  NodeId lambda = make_lambda(g, at, &address, 1, made);
  NodeId binding = psg_new1(g, PSG_BINDING, make_node_type(g, lambda), at, lambda);
  psg_node(g, binding)->name = name_of_string(g->names, "delegateFor");
  psg_node(g, binding)->flags = NODE_SYNTHETIC | NODE_MODULE_LEVEL;
  psg_node(g, binding)->emission = EMIT_SEPARATE_FUNCTION;
  psg_end_expansion(g, outer);
  psg_close_definition(g, binding);
  return binding;
}
