/* construct: T(args), new T(args), T as a function.
 *
 * A call of a constructor becomes a NewObject node with its arguments. An argument `P = e` without a parameter of that name sets
 * the property or field P of the new object: let $t = T(a) in $t.P <- e; $t. A delegate is constructed from a function. A struct
 * can be constructed without arguments.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"

static bool is_class_like(uint32_t kind) {
  return kind == TYCON_CLASS || kind == TYCON_STRUCT || kind == TYCON_EXCEPTION;
}

/* Is it an argument `Name = value` that names a property or field to set, and no parameter? */
static bool is_setting(Sema *s, const Scope *scope, TypeId type, const CallArg *arg,
                       const MemberId *ctors, uint32_t count) {
  Types *t = s->types;
  if (!arg->name.index || arg->is_option) return false;
  for (uint32_t m = 0; m < count; m++) {
    const MemberRow *row = member_row(t, ctors[m]);
    for (uint32_t i = 0; i < row->arg_names.count; i++)
      if (run_items(t, row->arg_names)[i] == arg->name.index) return false;
  }
  FieldId field = member_find_field(s, type, arg->name);
  return member_find_first(s, scope, type, arg->name, MEMBER_SETTER, false, NULL).index ||
         (field.index && field_row(t, field)->flags & FIELD_MUTABLE);
}

static NodeId no_constructor(Sema *s, TypeId type, bool hidden, bool is_new, Span span) {
  Types *t = s->types;
  const TyconRow *row = tycon_row(t, type_tycon(t, type));
  const char *name = name_text(s->names, row->name);
  if (hidden)
    diag(s->diags, span, D_NO_CTOR_ACCESSIBLE);
  else if (row->kind == TYCON_INTERFACE)
    diag(s->diags, span, D_INTERFACE_NEW, name);
  else if (!is_class_like(row->kind) && !is_new)
    diag(s->diags, span, D_NOT_A_CLASS, name);
  else
    diag(s->diags, span, D_NO_CONSTRUCTOR, name);
  return sema_error_node(s, type, span);
}

/* A call of a constructor, as an allocation. */
static NodeId as_new_object(Sema *s, NodeId call, TypeId type, const MemberId *ctors,
                            uint32_t count) {
  Types *t = s->types;
  const PsgNode row = *psg_node(s->graph, call);
  if (row.kind != PSG_APPLICATION)
    return row.kind == PSG_ERROR || row.kind == PSG_NEW_OBJECT ? call
                                                               : sema_error_node(s, type, row.span);
  NodeId function = psg_child(s->graph, call, 0);
  NodeId *children = NEW_ARRAY(s->unit, NodeId, row.children.count);
  for (uint32_t i = 1; i < row.children.count; i++) children[i - 1] = psg_child(s->graph, call, i);
  uint32_t binding = psg_var_ref(s->graph, function)->definition.index;
  NodeId node =
      psg_new_n(s->graph, PSG_NEW_OBJECT, type, row.span, children, row.children.count - 1);
  psg_new_object(s->graph, node)->types = psg_var_ref(s->graph, function)->types;
  for (uint32_t i = 0; i < count; i++)
    if (member_row(t, ctors[i])->binding == binding)
      psg_new_object(s->graph, node)->constructor = ctors[i];
  return node;
}

static NodeId default_struct(Sema *s, TypeId type, Span span) {
  NodeId node = psg_new_n(s->graph, PSG_INTRINSIC, type, span, NULL, 0);
  psg_intrinsic(s->graph, node)->id = INTRINSIC_DEFAULT_OF;
  psg_intrinsic(s->graph, node)->types = psg_list(s->graph, &type.index, 1);
  return node;
}

/* The static members `New`: constructors of library types are written so, and further constructors of a class. */
static MemberSet makers_of(Sema *s, const Scope *scope, TypeId type) {
  return member_find(s, scope, type, sema_name(s, "New"), MEMBER_METHOD, true, NULL);
}

/* A call of a constructor, or of a maker that a later file of the library adds to a class. */
static NodeId construct_class(Sema *s, const CallSite *site, CallArgs args, const MemberId *ctors,
                              uint32_t count, Making making) {
  TypeId type = site->owner;
  MemberSet makers = {0};
  if (making != MAKE_BASE && table_is_image(&s->types->tycons, type_tycon(s->types, type).index))
    makers = makers_of(s, site->scope, type);
  if (!makers.count)
    return as_new_object(s, call_members(s, site, ctors, count, args), type, ctors, count);
  MemberId *all = NEW_ARRAY(s->unit, MemberId, count + makers.count);
  for (uint32_t i = 0; i < count; i++) all[i] = ctors[i];
  for (uint32_t i = 0; i < makers.count; i++) all[count + i] = makers.items[i];
  NodeId call = call_members(s, site, all, count + makers.count, args);
  uint32_t function = psg_kind(s->graph, call) == PSG_APPLICATION
                          ? psg_var_ref(s->graph, psg_child(s->graph, call, 0))->definition.index
                          : 0;
  for (uint32_t i = 0; function && i < makers.count; i++)
    if (member_row(s->types, makers.items[i])->binding == function) return call;
  return as_new_object(s, call, type, ctors, count);
}

static NodeId construct_plain(Sema *s, const CallSite *site, CallArgs args, const MemberId *ctors,
                              uint32_t count, bool hidden, Making making) {
  Types *t = s->types;
  TypeId type = site->owner;
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  if (making != MAKE_BASE && row.flags & TYCON_ABSTRACT) {
    diag(s->diags, site->span, D_ABSTRACT_NEW, name_text(s->names, row.name));
    return psg_new(s->graph, PSG_ERROR, type, site->span);
  }
  if (type_is_known(t, type, KNOWN_NULLABLE) && args.count > 1) { /* no tuple, which is no struct */
    diag(s->diags, site->span, D_OVERLOAD_ARG_COUNTS, "Nullable",
         format_in(s->session, "%u arguments", args.count), "0 or 1");
    return sema_error_node(s, type, site->span);
  }
  if (row.kind == TYCON_STRUCT && !args.count) {
    bool has_own = false;
    for (uint32_t i = 0; i < count; i++) has_own |= !member_row(t, ctors[i])->arg_names.count;
    bool is_class_in_fsharp =
        type_is_known(t, type, KNOWN_MAP) || type_is_known(t, type, KNOWN_SET);
    if (!has_own && !is_class_in_fsharp) return default_struct(s, type, site->span);
  }
  if (!count) return no_constructor(s, type, hidden, making == MAKE_NEW, site->span);
  NodeId made = construct_class(s, site, args, ctors, count, making);
  if (psg_kind(s->graph, made) == PSG_ERROR && row.kind == TYCON_STRUCT && !args.count)
    diag_hint(s->diags, "write %s.empty for the one without elements",
              name_text(s->names, row.name));
  return made;
}

static MemberSet constructors(Sema *s, const Scope *scope, TypeId type, bool is_base,
                              bool *hidden) {
  *hidden = false;
  if (!is_class_like(tycon_row(s->types, type_tycon(s->types, type))->kind)) return (MemberSet){0};
  return member_find(s, is_base ? NULL : scope, type, s->words.ctor, MEMBER_CONSTRUCTOR, false,
                     hidden);
}

/* new 'T(), where 'T : (new: unit -> 'T): a call of the hidden static member that such classes have (decl/constructor.c). */
static NodeId construct_param(Sema *s, TypeId type, Syn *args, Span span) {
  if (args && call_split_args(s, args).count) {
    diag(s->diags, span, D_NOT_A_CLASS, sema_type_text(s, type));
    return sema_error_node(s, type, span);
  }
  NodeId node = psg_new1(s->graph, PSG_TRAIT_CALL, type, span, sema_unit_node(s, span));
  psg_node(s->graph, node)->name = sema_name(s, ".new");
  psg_trait_call(s->graph, node)->types = psg_list(s->graph, &type.index, 1);
  return node;
}

/* Requires equality of the key type of a Dictionary. F# checks it where one is constructed. */
static void check_key(Sema *s, TypeId type, Span span) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, type);
  if (!table_is_image(&t->tycons, tycon.index) || type_row(t, type)->args.count != 2 ||
      strcmp(name_text(s->names, tycon_row(t, tycon)->name), "Dictionary") != 0)
    return;
  TypeId key = type_arg(t, type, 0);
  type_take_failure(&s->unifier);
  if (type_constrain(&s->unifier, key, CONSTRAINT_EQUALITY)) return;
  TypeId failed = type_take_failure(&s->unifier);
  diag(s->diags, span, D_KEY_EQUALITY, sema_type_text(s, failed.index ? failed : key));
}

/* PrintfFormat<…>(e): reports an `e` that is no literal, since its holes are unknown. */
static NodeId format_of_value(Sema *s, const Scope *scope, TypeId type, Syn *value) {
  NodeId node = sema_check_expr(s, scope, value, type_of(s->types, KNOWN_STRING));
  if (psg_kind(s->graph, node) == PSG_ERROR) return sema_error_node(s, type, value->span);
  diag(s->diags, value->span, D_ABSENT, "a format made while the program runs",
       "what a format asks for is known when it is compiled");
  diag_hint(s->diags, "write the literal here, or a function of the values with String.Format");
  return sema_error_node(s, type, value->span);
}

/* Tuple<int, string>(1, "a") */
static NodeId construct_tuple(Sema *s, const Scope *scope, TypeId type, Syn *syn, Span span) {
  Syn *args = syn;
  while (args->kind == SYN_PAREN) args = args->items[0];
  uint32_t struct_flag = type_row(s->types, type)->flags & TYPE_FLAG_STRUCT ? SYN_F_STRUCT : 0;
  if (args->kind == SYN_TUPLE && !(args->flags & SYN_F_STRUCT)) {
    syn = sema_make_syn(s, SYN_TUPLE, args->span, args->items, args->count);
    syn->flags = args->flags | struct_flag;
  }
  NodeId made = sema_check_expr(s, scope, syn, type);
  psg_node(s->graph, made)->span = span;
  return made;
}

NodeId sema_construct(Sema *s, const Scope *scope, TypeId type, Syn *syn, Making making,
                      Span span) {
  Types *t = s->types;
  type = type_resolve(t, type);
  TyconId tycon = type_tycon(t, type);
  if (type_kind(t, type) == TYPE_PARAM || type_kind(t, type) == TYPE_VAR)
    return construct_param(s, type, syn, span);
  if (type_kind(t, type) == TYPE_TUPLE && syn) return construct_tuple(s, scope, type, syn, span);
  if (!tycon.index) {
    if (type_kind(t, type) != TYPE_ERROR)
      diag(s->diags, span, D_NOT_A_CLASS, sema_type_text(s, type));
    return sema_error_node(s, type, span);
  }
  if (s->dialect->checks_uses) check_key(s, type, span);
  CallArgs args = {0}, plain = {0};
  if (syn) args = call_split_args(s, syn);
  if (!is_class_like(tycon_row(t, tycon)->kind) && tycon_row(t, tycon)->kind != TYCON_DELEGATE &&
      tycon_row(t, tycon)->kind != TYCON_INTERFACE) { /* the library's `static member New` */
    CallSite site = {scope, {0}, type, sema_name(s, "New"), span, NULL, 0, EXPECT(type), span};
    MemberSet makers = makers_of(s, scope, type);
    if (makers.count && type_is_known(t, type, KNOWN_FORMAT) && args.count == 1 &&
        args.items[0].value->kind != SYN_CONST)
      return format_of_value(s, scope, type, args.items[0].value);
    if (makers.count) return call_members(s, &site, makers.items, makers.count, args);
  }
  if (tycon_row(t, tycon)->kind == TYCON_DELEGATE && args.count == 1)
    return delegate_make(s, scope, type, args.items[0].written, false, span);
  bool hidden;
  MemberSet ctors = constructors(s, scope, type, making == MAKE_BASE, &hidden);
  plain.items = NEW_ARRAY(s->unit, CallArg, args.count + 1);
  CallArg *settings = NEW_ARRAY(s->unit, CallArg, args.count + 1);
  uint32_t setting_count = 0;
  for (uint32_t i = 0; i < args.count; i++) {
    if (is_setting(s, scope, type, &args.items[i], ctors.items, ctors.count))
      settings[setting_count++] = args.items[i];
    else
      plain.items[plain.count++] = args.items[i];
  }
  CallSite site = {scope, {0}, type, tycon_row(t, tycon)->name, span, NULL, 0, EXPECT(type), span};
  NodeId made = construct_plain(s, &site, plain, ctors.items, ctors.count, hidden, making);
  if (!setting_count) return made;
  NodeList list = {0};
  uint32_t outer = sema_begin_made(s, "property settings");
  NodeId binding = psg_new1(s->graph, PSG_BINDING, type, span, made);
  psg_node(s->graph, binding)->name = sema_fresh_name(s);
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  if (tycon_row(t, tycon)->flags & TYCON_IS_STRUCT)
    psg_node(s->graph, binding)->flags |= NODE_MUTABLE; /* the settings change it in place */
  vec_push(s->unit, &list, binding);
  for (uint32_t i = 0; i < setting_count; i++) {
    NodeId object = psg_new_var(s->graph, binding, type, settings[i].written->span);
    psg_node(s->graph, object)->name = psg_node(s->graph, binding)->name;
    CallSite set =
        call_site(scope, object, type, (NameAt){settings[i].name, settings[i].value->span},
                  EXPECT(sema_unit(s)), settings[i].written->span);
    vec_push(s->unit, &list, member_set(s, &set, NULL, settings[i].value));
  }
  NodeId result = psg_new_var(s->graph, binding, type, span);
  psg_node(s->graph, result)->name = psg_node(s->graph, binding)->name;
  vec_push(s->unit, &list, result);
  NodeId whole = psg_new_n(s->graph, PSG_SEQUENTIAL, type, span, list.items, list.count);
  sema_end_made(s, outer);
  return whole;
}

/* ---- T as a function ---- */

typedef struct CtorCall {
  Candidate *c;
  TypeId type;
  Span span;
} CtorCall;

static NodeId make_new(Sema *s, void *context, const NodeId *args, uint32_t count) {
  CtorCall *call = context;
  /* of no parameters: `unit` is passed */
  NodeId made = member_make_call(s, call->c, (NodeId){0}, args, count, call->span);
  if (call->c->row.flags & MEMBER_STATIC) return made; /* the library's `static member New` */
  return as_new_object(s, made, call->type, &call->c->member, 1);
}

NodeId sema_construct_of_node(Sema *s, const Scope *scope, TypeId type, NodeId node, Span span) {
  Types *t = s->types;
  type = type_resolve(t, type);
  TyconId tycon = type_tycon(t, type);
  TypeKind given = type_kind(t, type_resolve(t, psg_node(s->graph, node)->type));
  bool is_unit = type_is_known(t, psg_node(s->graph, node)->type, KNOWN_UNIT);
  if (!tycon.index || given == TYPE_TUPLE || given == TYPE_VAR || is_unit ||
      tycon_row(t, tycon)->flags & TYCON_ABSTRACT)
    return (NodeId){0};
  bool hidden, is_class = is_class_like(tycon_row(t, tycon)->kind);
  MemberSet ctors = constructors(s, scope, type, false, &hidden);
  CallSite site = {scope, {0}, type, tycon_row(t, tycon)->name, span, NULL, 0, EXPECT(type), span};
  if (!is_class) ctors = makers_of(s, scope, type), site.name = sema_name(s, "New");
  if (!ctors.count) return (NodeId){0};
  CallArg arg = {.node = node};
  NodeId made = call_members(s, &site, ctors.items, ctors.count, (CallArgs){&arg, 1});
  return is_class ? as_new_object(s, made, type, ctors.items, ctors.count) : made;
}

static NodeId constructor_function(Sema *s, const Scope *scope, TypeId type, const Expect *expect,
                                   uint32_t wanted_args, Span span) {
  Types *t = s->types;
  type = type_resolve(t, type);
  TyconId tycon = type_tycon(t, type);
  if (type_kind(t, type) == TYPE_TUPLE) { /* fun x -> x */
    NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, type, span);
    psg_node(s->graph, param)->name = sema_fresh_name(s);
    psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
    NodeId use = psg_new_var(s->graph, param, type, span);
    psg_node(s->graph, use)->name = psg_node(s->graph, param)->name;
    return psg_new2(s->graph, PSG_LAMBDA, type_function(t, type, type), span, param, use);
  }
  if (!tycon.index) return (NodeId){0};
  uint32_t arity;
  if (tycon_row(t, tycon)->kind == TYCON_DELEGATE) { /* fun f -> D(f) */
    TypeId function = delegate_function(s, type, &arity);
    NodeId param = psg_new(s->graph, PSG_PATTERN_BINDING, function, span);
    psg_node(s->graph, param)->name = sema_fresh_name(s);
    psg_node(s->graph, param)->flags |= NODE_SYNTHETIC;
    NodeId use = psg_new_var(s->graph, param, function, span);
    psg_node(s->graph, use)->name = psg_node(s->graph, param)->name;
    NodeId children[] = {param, sema_coerce(s, use, type, COERCE_DELEGATE, span)};
    return psg_new_n(s->graph, PSG_LAMBDA, type_function(t, function, type), span, children, 2);
  }
  bool hidden;
  MemberSet ctors = constructors(s, scope, type, false, &hidden);
  if (!is_class_like(tycon_row(t, tycon)->kind)) ctors = makers_of(s, scope, type);
  if (!ctors.count || tycon_row(t, tycon)->flags & TYCON_ABSTRACT) return (NodeId){0};
  /* what the expected function takes decides which */
  TypeId known = type_resolve(t, expect->type);
  MemberId best = ctors.items[0];
  uint32_t best_fit = 0;
  CallSite site = {scope, {0}, type, tycon_row(t, tycon)->name, span, NULL, 0, expect, span};
  Candidate *c = NEW(s->unit, Candidate);
  if (type_kind(t, known) == TYPE_VAR && ctors.count > 1 && !s->dialect->takes_first_overload) {
    best = member_overload_of_one(s, &site, ctors.items, ctors.count);
    if (!best.index) return sema_error_node(s, expect->type, span);
    ctors.count = 0; /* decided */
  }
  for (uint32_t m = ctors.count; m-- > 0;) {
    Trial trial = type_begin_trial(&s->unifier);
    member_instantiate(s, c, ctors.items[m], &site);
    uint32_t n = c->row.arg_names.count;
    uint32_t fit = wanted_args == n;
    if (type_kind(t, known) == TYPE_FUNCTION) {
      TypeId given = type_arg(t, known, 0), wanted = n == 0   ? sema_unit(s)
                                                     : n == 1 ? c->params[0]
                                                              : type_tuple(t, c->params, n, false);
      fit = type_unify(&s->unifier, given, wanted) ? 2 : sema_can_coerce(s, given, wanted);
    }
    type_undo_trial(&s->unifier, trial);
    if (fit && fit >= best_fit) best = ctors.items[m], best_fit = fit;
  }
  member_instantiate(s, c, best, &site);
  CtorCall call = {c, type, span};
  return call_tuple_lambda(s, c->params, c->row.arg_names.count, type, make_new, &call, span);
}

NodeId sema_constructor_function(Sema *s, const Scope *scope, TypeId type, const Expect *expect,
                                 uint32_t wanted_args, Span span) {
  uint32_t outer = sema_begin_made(s, "constructor as a value");
  NodeId node = constructor_function(s, scope, type, expect, wanted_args, span);
  sema_end_made(s, outer);
  return node;
}
