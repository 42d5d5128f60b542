/* args: the arguments of a call: how they are written, which parameter each one goes to, and how well it fits.
 *
 * A member is applicable when each argument has a parameter: by position, by name, or as part of the ParamArray. Optional
 * parameters may be left out. An argument fits a parameter exactly, by an upcast, or by one of the conversions of calls: a
 * lambda to a delegate, a ref cell to a byref, a number to a wider one.
 */
#include "clef/sema/check.h"
#include "clef/sema/report/report.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/call.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"

/* ---- arguments ---- */

static void add_arg(Sema *s, CallArgs *out, Syn *arg) {
  CallArg *a = &out->items[out->count++];
  *a = (CallArg){.value = arg, .written = arg};
  if (arg->kind != SYN_INFIX || strcmp(name_text(s->names, arg->name), "=")) return;
  Syn *left = arg->items[0];
  if (left->kind == SYN_IDENT) {
    a->name = left->name;
    a->is_option = (left->flags & SYN_F_OPTIONAL) != 0;
    a->value = arg->items[1];
  } else if (left->kind == SYN_PREFIX && !strcmp(name_text(s->names, left->name), "?") &&
             left->items[0]->kind == SYN_IDENT) {
    a->name = left->items[0]->name;
    a->is_option = true;
    a->value = arg->items[1];
  }
}

CallArgs call_split_args(Sema *s, Syn *args) {
  CallArgs out = {0};
  bool is_one =
      args->kind == SYN_PAREN && args->items[0]->kind == SYN_PAREN; /* ((n = b)), ((a, b)) */
  while (args->kind == SYN_PAREN && args->items[0]->kind == SYN_PAREN) args = args->items[0];
  if (args->kind == SYN_CONST && args->sub == SYN_CONST_UNIT) return out;
  Syn *inner = args->kind == SYN_PAREN ? args->items[0] : args;
  bool is_tuple = args->kind == SYN_PAREN && inner->kind == SYN_TUPLE &&
                  !(inner->flags & SYN_F_STRUCT) && !is_one;
  if (is_one && inner->kind == SYN_TUPLE) inner = args;
  out.items = NEW_ARRAY(s->unit, CallArg, is_tuple ? inner->count : 1);
  for (uint32_t i = 0; is_tuple && i < inner->count; i++) add_arg(s, &out, inner->items[i]);
  if (!is_tuple) add_arg(s, &out, inner);
  if (!is_tuple && is_one && !out.items[0].is_option) {
    out.items[0].name = (Name){0};
    out.items[0].value = out.items[0].written;
  }
  return out;
}

const DefaultArg *call_default_arg(const Sema *s, MemberId member, uint32_t param) {
  for (uint32_t i = 0; i < s->members.default_args.count; i++)
    if (s->members.default_args.items[i].member.index == member.index &&
        s->members.default_args.items[i].index == param)
      return &s->members.default_args.items[i];
  return NULL;
}

uint32_t call_param_named(Sema *s, const MemberRow *row, Name name) {
  for (uint32_t i = 0; i < row->arg_names.count; i++)
    if (run_items(s->types, row->arg_names)[i] == name.index) return i;
  return UINT32_MAX;
}

/* `n = b` is a named argument only if some overload has a parameter of that name. Otherwise it is a comparison. */
void call_keep_names(Sema *s, const MemberId *members, uint32_t count, CallArgs *args) {
  for (uint32_t i = 0; i < args->count; i++) {
    CallArg *arg = &args->items[i];
    bool known = arg->is_option;
    for (uint32_t m = 0; arg->name.index && m < count && !known; m++)
      known = call_param_named(s, member_row(s->types, members[m]), arg->name) != UINT32_MAX;
    if (!arg->name.index || known) continue;
    arg->dropped = arg->name;
    arg->name = (Name){0};
    arg->value = arg->written;
  }
}

/* May a call leave out the parameter, a byref whose value is then a result? In a program's own member it has [<Out>]. */
bool call_is_out(Sema *s, const Candidate *c, uint32_t param) {
  if (type_prim(s->types, type_resolve(s->types, c->params[param])) != PRIM_BYREF) return false;
  if (!sema_is_own_text(s, c->row.span)) return true;
  uint32_t word = param / 32, mask = c->row.out_mask[word];
  if (c->row.implements.index) mask |= member_row(s->types, c->row.implements)->out_mask[word];
  return mask >> param % 32 & 1;
}

/* Computes the parameter of each argument. Returns false when they do not match in number or name. */
bool call_arrange(Sema *s, Candidate *c, const CallArgs *args, bool expands, bool is_alone) {
  const MemberRow *row = &c->row;
  uint32_t wanted = row->arg_names.count, position = 0, named = 0;
  bool given[MOST_ARGS] = {false};
  c->target = NEW_ARRAY(s->unit, uint32_t, args->count + 1);
  c->expands = expands;
  c->packs = c->leaves_out = false;
  c->outs = 0;
  c->packed = args->count && !args->items[0].written; /* the object is part of no tuple */
  for (uint32_t i = 0; i < args->count; i++) named += args->items[i].name.index != 0;
  uint32_t unnamed = args->count - named;
  if (!expands && wanted == 1 + c->packed && unnamed > wanted && !named) {
    TypeKind kind = type_kind(s->types, type_resolve(s->types, c->params[c->packed]));
    c->packs = true;
    bool has_more = !sema_is_own_text(s, row->span); /* overloads of the library that .NET lacks */
    return is_alone || (has_more && (kind == TYPE_TUPLE || kind == TYPE_VAR));
  }
  for (uint32_t i = 0; i < args->count; i++) {
    if (args->items[i].name.index) {
      uint32_t at = call_param_named(s, row, args->items[i].name);
      if (at == UINT32_MAX || given[at]) return false;
      given[at] = true;
      c->target[i] = at;
      continue;
    }
    if (expands && position + 1 >= wanted) {
      c->target[i] = wanted - 1;
      position = wanted;
      continue;
    }
    if (position >= wanted || position >= COUNT_OF(given) || given[position]) return false;
    given[position] = true;
    c->target[i] = position++;
  }
  for (uint32_t i = 0; i < wanted; i++) {
    if (given[i] || (expands && i + 1 == wanted)) continue;
    if (wanted == 1 && !args->count && !call_is_optional(row, i) && !expands &&
        !call_default_arg(s, c->member, i) &&
        type_prim(s->types, type_resolve(s->types, c->params[0])) != PRIM_BYREF) {
      TypeId only = type_resolve(s->types, c->params[0]);
      if (type_kind(s->types, only) != TYPE_VAR && !type_is_known(s->types, only, KNOWN_UNIT))
        return false;
      continue; /* M() of a parameter that can be unit */
    }
    if (!call_is_optional(row, i) && !call_default_arg(s, c->member, i)) {
      if (!call_is_out(s, c, i)) return false;
      c->outs++;
      continue;
    }
    c->leaves_out = true;
  }
  return true;
}

/* ---- conversions ---- */

static bool takes_coercion(Sema *s, TypeId param) {
  Types *t = s->types;
  param = type_resolve(t, param);
  if (type_kind(t, param) != TYPE_APP) return false;
  if (type_is_known(t, param, KNOWN_FORMATTABLE_STRING)) return false; /* $"…" is one itself */
  if (type_is_known(t, param, KNOWN_OBJ) || type_is_known(t, param, KNOWN_SEQ)) return true;
  uint32_t kind = tycon_row(t, type_tycon(t, param))->kind;
  return kind == TYCON_CLASS || kind == TYCON_INTERFACE || kind == TYCON_EXCEPTION;
}

/* The place in a ref cell that is passed for a byref parameter; none for any other argument. */
NodeId call_place_in_cell(Sema *s, NodeId node, TypeId param, Span span) {
  Types *t = s->types;
  TypeId type = type_resolve(t, psg_node(s->graph, node)->type);
  param = type_resolve(t, param);
  if (type_prim(t, param) != PRIM_BYREF || !type_is_known(t, type, KNOWN_REF)) return (NodeId){0};
  TypeId item = type_arg(t, type, 0);
  NodeId get = psg_new1(s->graph, PSG_FIELD_GET, item, span, node);
  psg_field(s->graph, get)->id.index = tycon_row(t, type_known(t, KNOWN_REF))->fields;
  TypeId byref = type_app(t, type_known(t, KNOWN_BYREF), &item, 1);
  return sema_fit(s, psg_new1(s->graph, PSG_ADDRESS_OF, byref, span, get), param, span);
}

/* Can the value of the expression be a ref cell? It may be a variable of that type, a path to a field, an element or a call. */
static bool may_be_cell(Sema *s, const Scope *scope, Syn *value) {
  while (value->kind == SYN_PAREN) value = value->items[0];
  Found found;
  if (value->kind == SYN_APP || value->kind == SYN_LONG_IDENT || value->kind == SYN_DOT ||
      value->kind == SYN_INDEX)
    return true;
  if (value->kind != SYN_IDENT ||
      !scope_find(s, scope, SPACE_VALUE, value->name, ANY_ARITY, &found) ||
      (found.kind != ENTRY_VALUE && found.kind != ENTRY_FIELD))
    return false;
  TypeId type = found.kind == ENTRY_FIELD /* a `let` of a class */
                    ? field_row(s->types, (FieldId){found.target})->type
                    : psg_node(s->graph, (NodeId){found.target})->type;
  return type_is_known(s->types, type_resolve(s->types, type), KNOWN_REF);
}

NodeId call_check_arg(Sema *s, const Scope *scope, Syn *value, const Expect *expect) {
  Types *t = s->types;
  TypeId param = expect->type;
  if (delegate_is(s, param)) return delegate_make(s, scope, param, value, true, value->span);
  if (type_prim(t, type_resolve(t, param)) == PRIM_BYREF && may_be_cell(s, scope, value)) {
    TypeId cell;
    NodeId node = sema_infer_expr(s, scope, value, &cell);
    NodeId place = call_place_in_cell(s, node, param, value->span);
    return place.index ? place : sema_fit_expected(s, node, expect, value->span);
  }
  TypeId resolved = type_resolve(t, param);
  bool coerces = takes_coercion(s, resolved) &&
                 (!call_is_lambda(value) || type_is_known(t, resolved, KNOWN_OBJ)) &&
                 value->kind != SYN_CONST && value->kind != SYN_OBJECT && value->kind != SYN_COMP;
  if (!coerces) return sema_check(s, scope, value, expect);
  if (type_is_known(t, resolved, KNOWN_SEQ) &&
      (value->kind == SYN_LIST || value->kind == SYN_ARRAY)) {
    /* the elements are known */
    TypeId item = type_arg(t, resolved, 0);
    TypeId whole = value->kind == SYN_LIST ? type_app(t, type_known(t, KNOWN_LIST), &item, 1)
                                           : type_array(t, item, 1);
    return sema_fit_expected(s, sema_check_expr(s, scope, value, whole), expect, value->span);
  }
  TypeId type;
  NodeId node = sema_infer_expr(s, scope, value, &type);
  return sema_fit_arg(s, node, expect, value->span);
}

static bool widens(Sema *s, TypeId from, TypeId to) {
  Types *t = s->types;
  if (type_is_known(t, from, KNOWN_FLOAT32)) return type_is_known(t, to, KNOWN_FLOAT);
  if (!type_is_known(t, from, KNOWN_INT32) && !type_is_known(t, from, KNOWN_INT)) return false;
  return type_is_known(t, to, KNOWN_INT64) || type_is_known(t, to, KNOWN_NATIVEINT) ||
         type_is_known(t, to, KNOWN_FLOAT);
}

/* Is it a type variable that an annotation names ('a)? Overload resolution must not solve it. */
bool call_is_written(Sema *s, TypeId type) {
  type = type_resolve(s->types, type);
  return type_kind(s->types, type) == TYPE_VAR &&
         var_row(s->types, type_row(s->types, type)->head)->flags & VAR_WRITTEN;
}

Fit call_fit_of(Sema *s, TypeId actual, TypeId param) {
  Types *t = s->types;
  actual = type_resolve(t, actual), param = type_resolve(t, param);
  if (type_is_known(t, param, KNOWN_OBJ) && call_is_written(s, actual)) return FIT_COERCED;
  Trial trial = type_begin_trial(&s->unifier);
  bool same = type_unify(&s->unifier, param, actual);
  if (same) {
    type_keep_trial(&s->unifier);
    return FIT_EXACT;
  }
  type_undo_trial(&s->unifier, trial);
  if (sema_can_coerce(s, actual, param)) {
    TypeId super = type_is_known(t, param, KNOWN_SEQ) || type_is_known(t, param, KNOWN_OBJ)
                       ? (TypeId){0}
                       : type_find_super(t, actual, type_tycon(t, param));
    if (super.index && !type_unify(&s->unifier, super, param)) return FIT_NOT;
    if (type_is_known(t, param, KNOWN_SEQ)) {
      bool known;
      TypeId item = sema_element_of(s, actual, &known);
      if (known && !type_unify(&s->unifier, type_arg(t, param, 0), item)) return FIT_NOT;
    }
    return FIT_COERCED;
  }
  if (widens(s, actual, param) || sema_has_view(s, actual, param)) return FIT_CONVERTED;
  if (type_is_known(t, actual, KNOWN_REF) && type_prim(t, param) == PRIM_BYREF)
    return type_unify(&s->unifier, type_arg(t, param, 0), type_arg(t, actual, 0)) ? FIT_COERCED
                                                                                  : FIT_NOT;
  if (delegate_is(s, param) && type_kind(t, actual) == TYPE_FUNCTION) {
    uint32_t arity;
    return type_unify(&s->unifier, delegate_function(s, param, &arity), actual) ? FIT_COERCED
                                                                                : FIT_NOT;
  }
  return sema_converts_implicitly(s, actual, param, (Span){0}) ? FIT_CONVERTED : FIT_NOT;
}

/* The type that one argument of parameter `at` must have: the parameter's type without `option` or array. */
TypeId call_param_type(Sema *s, const Candidate *c, const CallArg *arg, uint32_t at) {
  TypeId param = c->params[at];
  if (call_is_optional(&c->row, at) && !arg->is_option) param = type_arg(s->types, param, 0);
  if (c->expands && at + 1 == c->row.arg_names.count) param = type_arg(s->types, param, 0);
  return param;
}
