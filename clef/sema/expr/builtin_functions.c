/* builtin_functions: the core functions whose meaning depends on the type of their argument: conversions
 * (int, string …), box, unbox, hash, abs, sqrt, enum, nameof; and the constants nan and infinity.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/report/report.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/expr/apply.h"
#include "clef/psg/graph/make.h"

static NodeId special_of_node(Sema *s, Name name, NodeId value, const Expect *expect, Span span) {
  Types *t = s->types;
  const char *text = name_text(s->names, name);
  if (!s->dialect->has_obj && (!strcmp(text, "box") || !strcmp(text, "unbox"))) {
    diag(s->diags, span, D_CLEF_OBJ, text);
    return sema_error_node(s, expect->type, span);
  }
  KnownTycon target = sema_conversion_target(s, name);
  if (target != KNOWN_COUNT) return sema_make_conversion(s, value, target, span);
  if (!strcmp(text, "box")) return sema_coerce(s, value, type_of(t, KNOWN_OBJ), COERCE_BOX, span);
  if (!strcmp(text, "enum")) { /* the expected type says which */
    value = sema_fit(s, value, type_of(t, KNOWN_INT32), span);
    NodeId node = psg_new1(s->graph, PSG_INTRINSIC, expect->type, span, value);
    psg_intrinsic(s->graph, node)->id = INTRINSIC_CONVERT;
    return node;
  }
  if (!strcmp(text, "unbox")) {
    TypeId given = type_resolve(t, psg_node(s->graph, value)->type);
    NodeId object = sema_fit_arg(s, value, EXPECT(type_of(t, KNOWN_OBJ)), span);
    if (type_kind(t, given) == TYPE_VAR) value = object; /* any value fits obj */
    return sema_coerce(s, value, expect->type, COERCE_UNBOX, span);
  }
  TypeId result = !strcmp(text, "sign")   ? type_of(t, KNOWN_INT32)
                  : !strcmp(text, "sqrt") ? sema_new_var(s, span) /* of a measure: its root */
                                          : psg_node(s->graph, value)->type;
  return sema_make_unary(s, value, text, result, span);
}

/* Is `f<t>` of the type that f gives? Of all others it is the argument's. */
static bool is_given_type(const char *text) {
  return !strcmp(text, "unbox") || !strcmp(text, "enum");
}

NodeId sema_apply_special(Sema *s, const Scope *scope, Syn *ident, Call *call,
                          const Expect *expect) {
  Types *t = s->types;
  const char *text = name_text(s->names, ident->name);
  if (!strcmp(text, "nameof") && call->args.count == 1) {
    Syn *arg = call->args.items[0];
    while (arg->kind == SYN_PAREN) arg = arg->items[0];
    const char *name = "";
    if (arg->kind == SYN_TYPE_APP) arg = arg->items[0];
    if (arg->kind == SYN_DOT) arg = arg->items[1];
    if (arg->kind == SYN_IDENT || arg->kind == SYN_LONG_IDENT)
      name = make_printed_name(
          s->session, name_text(s->names, syn_path_part(arg, syn_path_count(arg) - 1)->name));
    NodeId node =
        psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_STRING, name, strlen(name)),
                        type_of(t, KNOWN_STRING), call->span);
    return sema_fit_expected(s, node, expect, call->span);
  }
  TypeId given = is_given_type(text) ? call->type_arg : (TypeId){0};
  TypeId taken = is_given_type(text) ? (TypeId){0} : call->type_arg;
  if (call->args.count + call->fed_count >= 1) {
    NodeId value;
    if (call->args.count) {
      TypeId type;
      value = taken.index ? sema_check_expr(s, scope, call->args.items[0], taken)
                          : sema_infer_expr(s, scope, call->args.items[0], &type);
      call->args.items++, call->args.count--;
    } else {
      value = call->fed[0];
      call->fed_count--;
      call->fed[0] = call->fed[1], call->fed[1] = call->fed[2];
      if (taken.index) value = sema_fit(s, value, taken, call->span);
    }
    bool more = call->args.count || call->fed_count;
    TypeId result = given.index ? given : more ? sema_new_var(s, call->span) : expect->type;
    NodeId node = special_of_node(s, ident->name, value, EXPECT(result), call->span);
    return more ? sema_finish_call(s, scope, call, node, expect)
                : sema_fit_expected(s, node, expect, call->span);
  }
  /* as a value: a function of one argument */
  TypeId domain = sema_new_var(s, ident->span), known = type_resolve(t, expect->type);
  TypeId range = given.index ? given : sema_new_var(s, ident->span);
  if (type_kind(t, known) == TYPE_FUNCTION)
    domain = type_arg(t, known, 0), range = type_arg(t, known, 1);
  if (taken.index && !type_unify(&s->unifier, domain, taken))
    sema_mismatch(s, ident->span, domain, taken);
  uint32_t outer = sema_begin_made(s, "function as a value");
  NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, domain, ident->span);
  psg_node(s->graph, param)->name = sema_fresh_name(s);
  psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
  NodeId use = psg_new_var(s->graph, param, domain, ident->span);
  psg_node(s->graph, use)->name = psg_node(s->graph, param)->name;
  NodeId body = special_of_node(s, ident->name, use, EXPECT(range), ident->span);
  NodeId children[] = {param, body};
  NodeId lambda =
      psg_new_n(s->graph, PSG_LAMBDA, type_function(t, domain, psg_node(s->graph, body)->type),
                ident->span, children, 2);
  sema_end_made(s, outer);
  return sema_fit_expected(s, lambda, expect, ident->span);
}

/* nan, infinity: constants without a literal */
NodeId sema_special_constant(Sema *s, Name name, Span span) {
  static const struct {
    const char *text;
    KnownTycon known;
    LiteralKind kind;
    uint64_t bits;
  } table[] = {{"nan", KNOWN_FLOAT, LITERAL_FLOAT64, 0xfff8000000000000u},
               {"infinity", KNOWN_FLOAT, LITERAL_FLOAT64, 0x7ff0000000000000u},
               {"nanf", KNOWN_FLOAT32, LITERAL_FLOAT32, 0xffc00000u},
               {"infinityf", KNOWN_FLOAT32, LITERAL_FLOAT32, 0x7f800000u}};
  for (size_t i = 0; i < COUNT_OF(table); i++)
    if (!strcmp(name_text(s->names, name), table[i].text))
      return psg_new_literal(s->graph, psg_literal_int(s->graph, table[i].kind, table[i].bits),
                             type_of(s->types, table[i].known), span);
  return (NodeId){0};
}
