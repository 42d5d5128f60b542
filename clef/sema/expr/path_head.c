/* path_head: resolves a path at the head of an application: a value, a case, a type's constructor or static member, and the
 * members that follow it.
 *
 * A local value is found before a type of the same name, and the type before a value of a module (F# specification, section 14.2,
 * Name Resolution in Expressions).
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/expr/apply.h"
#include "clef/sema/expr/expr.h"

/* (+++), which is a static member of the operands' types: fun a b -> a +++ b. */
static Syn *member_operator(Sema *s, Syn *ident) {
  Span at = ident->span;
  Name names[] = {sema_name(s, "a@"), sema_name(s, "b@")};
  Syn *operands[] = {sema_make_ident(s, names[0], at), sema_make_ident(s, names[1], at)};
  Syn *infix = sema_make_syn(s, SYN_INFIX, at, operands, 2);
  infix->name = ident->name;
  infix->u.op.start = at.start, infix->u.op.end = at.end;
  Syn *parts[] = {sema_make_name_pattern(s, names[0], at), sema_make_name_pattern(s, names[1], at),
                  infix};
  return sema_make_syn(s, SYN_LAMBDA, at, parts, 3);
}

/* A path at the head of an application, and what it names. */
typedef struct Head {
  const Scope *scope;
  Syn *path;
  uint32_t count; /* the path's parts */
  Name first;     /* its first part */
  Syn *last;      /* its last part */
  /* as written behind the path: T<a> */
  Syn *type_syn;
  TypeId *type_args;
  uint32_t type_arg_count;
  Call *call;
  const Expect *expect;
  Found found;   /* the entry that the first parts name */
  uint32_t used; /* how many parts that are */
} Head;

/* The callee is undefined, so the types of its parameters are unknown. As in F# its arguments are not checked. `path` is the part
 * of the head's path that a message names. */
static NodeId undefined(Sema *s, const Head *h, Syn *path) {
  if (path->kind == SYN_IDENT && path->flags & SYN_F_OPERATOR && !h->call->args.count &&
      !h->call->fed_count)
    return sema_check(s, h->scope, member_operator(s, path), h->expect);
  sema_undefined_value(s, h->scope, path);
  return sema_error_node(s, h->expect->type, h->call->span);
}

/* What is expected of a member that is applied further: where a pipe feeds it, a function of that, which chooses among
 * overloads. */
TypeId sema_type_of_member(Sema *s, const Call *call) {
  TypeId type = sema_new_var(s, call->span);
  for (uint32_t i = call->fed_count; i-- > 0 && !call->args.count;)
    type = type_function(s->types, psg_node(s->graph, call->fed[i])->type, type);
  return type;
}

/* The members of a value that the path names after its first `used` parts. The last one takes the first argument if it is a
 * method. */
static NodeId members_of_path(Sema *s, const Head *h, NodeId object, uint32_t used) {
  Call *call = h->call;
  for (uint32_t i = used; i < h->count; i++) {
    Syn *part = syn_path_part(h->path, i);
    bool last = i + 1 == h->count;
    Syn *args = last && call->args.count ? call->args.items[0] : NULL;
    TypeId result = last && call->args.count <= (args ? 1u : 0u) && !call->fed_count
                        ? h->expect->type
                    : last ? sema_type_of_member(s, call)
                           : sema_new_var(s, part->span);
    bool took;
    CallSite site = call_site(h->scope, object, psg_node(s->graph, object)->type, name_at(part),
                              EXPECT(result), last ? call->span : part->span);
    if (last) site.type_args = call->member_args, site.type_arg_count = call->member_arg_count;
    object = sema_call_member(s, &site, args, &took);
    if (took) call->args.items++, call->args.count--;
  }
  return object;
}

/* The members behind `used` parts of a value, and the arguments behind them. */
static NodeId finish_path(Sema *s, const Head *h, NodeId value, uint32_t used) {
  if (used < h->count) value = members_of_path(s, h, value, used);
  return sema_finish_call(s, h->scope, h->call, value, h->expect);
}

/* `T.Member` and `T(args)`, where T is a type. */
static bool find_type_prefix(Sema *s, const Scope *scope, Syn *path, uint32_t arity, TyconId *tycon,
                             uint32_t *used) {
  uint32_t count = syn_path_count(path);
  for (uint32_t parts = count; parts >= 1; parts--) {
    Syn prefix = *path;
    prefix.count = parts;
    if (parts == 1) prefix = *syn_path_part(path, 0);
    Found found;
    uint32_t consumed;
    if (!scope_find_path(s, scope, SPACE_TYPE, &prefix, arity, &found, &consumed) ||
        consumed != parts || found.kind != ENTRY_TYPE)
      continue;
    *tycon = (TyconId){found.target};
    *used = parts;
    return true;
  }
  return false;
}

/* `Tuple` without type arguments is the class of that name with the fewest type parameters that can be constructed, as in F#. The
 * one with static members alone cannot. */
static TyconId find_constructible(Sema *s, const Scope *scope, Syn *path, TyconId tycon) {
  enum { MOST_PARAMS = 8 };
  uint32_t flags = tycon_row(s->types, tycon)->flags, used;
  Found found;
  if (!(flags & TYCON_ABSTRACT) || !(flags & TYCON_SEALED)) return tycon;
  for (uint32_t arity = 1; arity <= MOST_PARAMS; arity++)
    if (scope_find_path(s, scope, SPACE_TYPE, path, arity, &found, &used) &&
        used == syn_path_count(path) && found.kind == ENTRY_TYPE)
      return (TyconId){found.target};
  return tycon;
}

/* T<args>, or T with fresh variables as arguments; an abbreviation stands for its target. Reports a wrong number of arguments. */
static TypeId instance_of_head(Sema *s, const Head *h, TyconId tycon) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  uint32_t given = h->used == h->count ? h->type_arg_count : 0; /* else they are a member's */
  if (given && given != row.params.count)
    diag(s->diags, h->path->span, D_TYPE_ARG_COUNT, name_text(s->names, row.name),
         format_in(s->session, "%u", row.params.count), format_in(s->session, "%u", given));
  if (given == row.params.count) sema_constrain(s, tycon, h->type_args, given, h->path->span);
  if (row.kind == TYCON_ABBREV && !row.params.count && row.target.index) return row.target;
  TypeId owner = given == row.params.count && given
                     ? type_app(t, tycon, h->type_args, given)
                     : sema_instantiate_tycon(s, tycon, h->path->span);
  if (row.kind != TYCON_ABBREV || !row.params.count || type_tycon(t, owner).index != tycon.index)
    return owner;
  IdRun args = type_row(t, type_resolve(t, owner))->args;
  return type_substitute(t, row.target, row.params, (const TypeId *)run_items(t, args));
}

/* T(args), or T as a function of its constructor's arguments. `written` is the name of the type in the path. */
static NodeId construct_head(Sema *s, const Head *h, TypeId owner, Name written) {
  Types *t = s->types;
  Call *call = h->call;
  NodeId made;
  if (call->args.count) {
    TypeId wanted = type_resolve(
        t, h->expect->type); /* Handler(fun s e -> …) where a Handler<int> is expected */
    if (type_tycon(t, wanted).index == type_tycon(t, owner).index && type_tycon(t, wanted).index)
      type_unify(&s->unifier, owner, wanted);
    made = sema_construct(s, h->scope, owner, call->args.items[0], MAKE_CALL, call->span);
    s->notes.member_at = call->span;
    if (type_find_super(t, owner, type_known(t, KNOWN_IDISPOSABLE)).index && s->dialect->warns)
      diag(s->diags, call->span, D_DISPOSABLE_NEW, name_text(s->names, written));
    call->args.items++, call->args.count--;
  } else if (call->fed_count == 1 &&
             (made = sema_construct_of_node(s, h->scope, owner, call->fed[0], call->span)).index) {
    call->fed_count = 0;
  } else { /* a constructor as a function */
    TypeId wanted = h->expect->type;
    if (call->fed_count) {
      wanted = sema_new_var(s, h->path->span);
      wanted = type_function(t, psg_node(s->graph, call->fed[0])->type, wanted);
    }
    made = sema_constructor_function(s, h->scope, owner, EXPECT(wanted), 1, h->path->span);
    if (!made.index) {
      sema_undefined_value(s, h->scope, h->path);
      return sema_error_node(s, h->expect->type, call->span);
    }
  }
  return call->args.count || call->fed_count ? sema_finish_call(s, h->scope, call, made, h->expect)
                                             : sema_fit_expected(s, made, h->expect, call->span);
}

/* T(args), T.M(args), T<a>.M<b>(args): `used` parts of the path name the type; its own arguments and the written ones are a and
 * b. Of a path that is only a type the latter are its own. */
static NodeId check_type_head(Sema *s, const Head *h, TyconId tycon) {
  Types *t = s->types;
  Call *call = h->call;
  Syn *path = h->path;
  uint32_t used = h->used, count = h->count;
  if (used == count && !h->type_arg_count) tycon = find_constructible(s, h->scope, path, tycon);
  const Name written = tycon_row(t, tycon)->name;
  sema_check_use(s, h->scope, ENTRY_TYPE, tycon.index, written, path->span);
  TypeId owner = instance_of_head(s, h, tycon);
  if (used == count) return construct_head(s, h, owner, written);
  Name name = syn_path_part(path, used)->name;
  TyconId real = type_tycon(t, owner);
  CaseId named = sema_case_named(s, real.index ? real : tycon, name);
  if (named.index) {
    if (used + 1 == count) return sema_apply_case(s, h->scope, named, call, h->expect, path->span);
    Call alone = {.head = path, .span = path->span}; /* Type.Case.Member */
    NodeId value = sema_apply_case(s, h->scope, named, &alone, EXPECT(owner), path->span);
    return finish_path(s, h, value, used + 1);
  }
  bool last = used + 1 == count;
  Syn *args = last && call->args.count ? call->args.items[0] : NULL;
  bool done = last && call->args.count <= 1 && !call->fed_count;
  bool took;
  Span type_span = span_join(syn_path_part(path, 0)->span, syn_path_part(path, used - 1)->span);
  if (!h->type_arg_count) sema_check_instantiation(s, real, owner, name, type_span);
  CallSite site = call_site(h->scope, (NodeId){0}, owner, name_at(syn_path_part(path, used)),
                            done ? h->expect : EXPECT(sema_type_of_member(s, call)), call->span);
  site.type_args = h->type_args;
  site.type_arg_count = last ? h->type_arg_count : 0;
  NodeId node = sema_call_member(s, &site, args, &took);
  if (took) call->args.items++, call->args.count--;
  return finish_path(s, h, node, used + 1);
}

NodeId sema_use_entry(Sema *s, const Scope *scope, Found found, Name name, Span span) {
  if (found.kind == ENTRY_FIELD) { /* a let of a class: a field of this */
    NodeId self =
        psg_new_var(s->graph, scope->this_node, psg_node(s->graph, scope->this_node)->type, span);
    psg_node(s->graph, self)->name = psg_node(s->graph, scope->this_node)->name;
    NodeId node =
        psg_new1(s->graph, PSG_FIELD_GET,
                 type_of_field(s->types, (FieldId){found.target}, psg_node(s->graph, self)->type),
                 span, self);
    psg_field(s->graph, node)->id.index = found.target;
    psg_node(s->graph, node)->name = name;
    return node;
  }
  NodeId definition = {found.target};
  NodeId use = sema_use_value(s, definition, name, span);
  if (s->rec.forward_values.count) use = sema_guard_value(s, definition, use, span);
  if (found.extra == 1) use = sema_apply_to_this(s, scope, use, span);
  return sema_follow_byref(s, use, span);
}

/* A static member, or case, of a type that `open type` brought into view. */
static NodeId apply_static(Sema *s, const Head *h) {
  Call *call = h->call;
  TypeId owner = {h->found.target};
  bool took, last = h->count == 1;
  CaseId named = last ? sema_case_named(s, type_tycon(s->types, owner), h->first) : (CaseId){0};
  if (named.index) return sema_apply_case(s, h->scope, named, call, h->expect, h->path->span);
  Syn *args = last && call->args.count ? call->args.items[0] : NULL;
  bool done = last && call->args.count <= 1 && !call->fed_count;
  CallSite site = call_site(h->scope, (NodeId){0}, owner, name_at(syn_path_part(h->path, 0)),
                            done ? h->expect : EXPECT(sema_type_of_member(s, call)), call->span);
  site.type_args = h->type_args, site.type_arg_count = h->type_arg_count;
  NodeId node = sema_call_member(s, &site, args, &took);
  if (took) call->args.items++, call->args.count--;
  return finish_path(s, h, node, 1);
}

/* `+` is the member op_Addition. */
static bool has_static(Sema *s, TypeId type, Name name) {
  const char *member = sema_operator_member(name_text(s->names, name));
  return sema_find_member(s, type, name, true).index ||
         (member && sema_find_member(s, type, sema_name(s, member), true).index);
}

/* List.mpa: a type has the name too, but neither case nor static member of that name. */
static bool is_only_a_module(Sema *s, const Scope *scope, Syn *path, TyconId tycon, uint32_t used) {
  ModuleId module;
  if (used == syn_path_count(path) || !scope_find_module(s, scope, path, used, &module))
    return false;
  Name name = syn_path_part(path, used)->name;
  TypeId type = sema_instantiate_tycon(s, tycon, path->span);
  TyconId real = type_tycon(s->types, type_resolve(s->types, type)); /* of an abbreviation */
  return !sema_case_named(s, real.index ? real : tycon, name).index && !has_static(s, type, name);
}

/* Type.Name: has the type a case or static member of that name? */
typedef struct OwnerSearch {
  Sema *s;
  Name name;
  Span span;
  TyconId found;
} OwnerSearch;

static bool owns_name(void *owner, uint32_t target) {
  OwnerSearch *q = owner;
  const TyconRow row = *tycon_row(q->s->types, (TyconId){target});
  TypeId type = row.kind == TYCON_ABBREV && !row.params.count
                    ? type_resolve(q->s->types, row.target)
                    : sema_instantiate_tycon(q->s, (TyconId){target}, q->span);
  TyconId real = type_tycon(q->s->types, type);
  if (!sema_case_named(q->s, real.index ? real : (TyconId){target}, q->name).index &&
      !has_static(q->s, type, q->name))
    return false;
  q->found = (TyconId){target};
  return true;
}

/* `Range.Create` where the latest type Range has no such case or static member: finds the latest type that has it, whatever its
 * type parameters are. */
static void prefer_owner(Sema *s, const Scope *scope, Syn *path, TyconId *tycon, uint32_t used) {
  if (used == syn_path_count(path)) return;
  OwnerSearch q = {s, syn_path_part(path, used)->name, path->span, {0}};
  if (owns_name(&q, tycon->index)) return;
  scope_each_type(s, scope, path, used, owns_name, &q);
  if (q.found.index) *tycon = q.found;
}

/* Operators.(+), and what stands for FSharp.Core here, which is the root. */
bool sema_is_home_of_operators(const Sema *s, ModuleId module) {
  const char *name = name_text(s->names, module_row(s, module)->name);
  return module.index == 1 || !strcmp(name, "Operators") || !strcmp(name, "IntrinsicOperators");
}

/* Modules by whose path int, box and their like may be named. */
static bool is_home_of_specials(const Sema *s, ModuleId module) {
  static const char *const names[] = {"Unchecked", "Checked", "LanguagePrimitives",
                                      "ExtraTopLevelOperators"};
  for (size_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(name_text(s->names, module_row(s, module)->name), names[i])) return true;
  return sema_is_home_of_operators(s, module);
}

/* nan, infinity … at the beginning of the path, or behind the module that has them. `*read`: how many parts name it. */
static NodeId constant_of_path(Sema *s, const Scope *scope, Syn *path, uint32_t *read) {
  uint32_t count = syn_path_count(path);
  ModuleId home;
  for (uint32_t i = 0; i < count; i++) {
    if (i && !(scope_find_module(s, scope, path, i, &home) && sema_is_home_of_operators(s, home)))
      continue;
    *read = i + 1;
    NodeId constant =
        sema_special_constant(s, syn_path_part(path, i)->name, syn_path_part(path, i)->span);
    if (constant.index) return constant;
  }
  return (NodeId){0};
}

/* A class, structure or delegate that came into view after a case or value of its name: T(…) makes one. */
static bool hides_head(Sema *s, const Scope *scope, Syn *path, Found found) {
  if (found.kind == ENTRY_FIELD || found.kind == ENTRY_STATIC) return false;
  if (found.kind == ENTRY_VALUE &&
      (table_is_image(&s->graph->nodes, found.target) ||
       !(psg_node(s->graph, (NodeId){found.target})->flags & NODE_MODULE_LEVEL)))
    return false;
  char first = name_text(s->names, path->name)[0];
  if (first < 'A' || first > 'Z') return false;
  Found type;
  if (!scope_find(s, scope, SPACE_TYPE, path->name, ANY_ARITY, &type) || type.kind != ENTRY_TYPE)
    return false;
  const TyconRow *row = tycon_row(s->types, (TyconId){type.target});
  if (row->kind == TYCON_ABBREV && type_tycon(s->types, row->target).index)
    row = tycon_row(s->types, type_tycon(s->types, row->target));
  return (row->kind == TYCON_CLASS || row->kind == TYCON_STRUCT) &&
         !(row->flags & TYCON_ABSTRACT) && scope_type_hides(s, scope, SPACE_VALUE, path->name);
}

/* In front of a dot a class or structure stands before a value of its name that was there earlier. */
static bool hides_value(const Sema *s, TyconId owner, NodeId value) {
  const TyconRow *row = tycon_row(s->types, owner);
  if (row->kind != TYCON_CLASS && !(row->flags & TYCON_IS_STRUCT)) return false;
  if (table_is_image(&s->types->tycons, owner.index)) return false;
  if (table_is_image(&s->graph->nodes, value.index)) return true;
  Span at = psg_node(s->graph, value)->span;
  return at.file == row->span.file && at.start < row->span.start;
}

/* The expected type of an operator as a function. An applied pipe has none. An operator that is applied to one operand has the
 * expected type of the whole, because the other operand has the same type, except for its unit. */
static TypeId head_type(Sema *s, const Call *call, Name operator, const Expect * expect) {
  const char *text = name_text(s->names, operator);
  bool is_pipe = !strcmp(text, "|>") || !strcmp(text, "<|");
  if (is_pipe && (call->args.count || call->fed_count)) return sema_new_var(s, call->span);
  TypeId type = type_resolve(s->types, expect->type);
  bool multiplies = !strcmp(text, "*") || !strcmp(text, "/");
  if (!multiplies && type_kind(s->types, type) == TYPE_FUNCTION &&
      !sema_has_measure(s, type_arg(s->types, type, 0)))
    return type; /* operands without units are equals */
  for (uint32_t i = call->fed_count; i-- > 0;)
    type = type_function(s->types, psg_node(s->graph, call->fed[i])->type, type);
  for (uint32_t i = 0; i < call->args.count; i++)
    type = type_function(s->types, sema_new_var(s, call->span), type);
  return type;
}

/* base.M(args) */
static NodeId check_base_head(Sema *s, const Head *h) {
  if (!h->scope->base_type.index) return undefined(s, h, syn_path_part(h->path, 0));
  return finish_path(s, h, sema_base_object(s, h->scope, h->path->span), 1);
}

/* Finds the value, case or static member at the beginning of the path. A type of that name hides it where the type has the member
 * that follows, or came into view later. */
static bool find_head(Sema *s, Head *h) {
  uint32_t arity = h->type_arg_count ? h->type_arg_count : ANY_ARITY, parts;
  TyconId owner;
  if (!scope_find_path(s, h->scope, SPACE_VALUE, h->path, ANY_ARITY, &h->found, &h->used))
    return false;
  if (h->count == 1) return !hides_head(s, h->scope, h->path, h->found);
  /* of `State.run`, where State is a case and a type or module: a type with such a member comes first */
  if (h->used == 1 && h->found.kind != ENTRY_VALUE && h->found.kind != ENTRY_FIELD &&
      !scope_find_in_modules(s, h->scope, SPACE_VALUE, h->path, ANY_ARITY, &h->found, &h->used) &&
      find_type_prefix(s, h->scope, h->path, arity, &owner, &h->used))
    return false;
  Found type;
  return !(h->used == 1 && h->found.kind == ENTRY_VALUE &&
           psg_node(s->graph, (NodeId){h->found.target})->flags & NODE_MODULE_LEVEL &&
           scope_find(s, h->scope, SPACE_TYPE, h->first, arity, &type) && type.kind == ENTRY_TYPE &&
           hides_value(s, (TyconId){type.target}, (NodeId){h->found.target}) &&
           find_type_prefix(s, h->scope, h->path, arity, &owner, &parts) && parts == 1);
}

/* The path without its last part names a module of operators or of functions like int and box. */
static bool is_behind(const Sema *s, const Head *h,
                      bool (*is_home)(const Sema *s, ModuleId module)) {
  ModuleId home;
  return h->count > 1 && scope_find_module(s, h->scope, h->path, h->count - 1, &home) &&
         is_home(s, home);
}

/* An operator, constant or function built into the checker, which no scope contains: none where the path names no such thing. */
static NodeId check_builtin_head(Sema *s, const Head *h) {
  Call *call = h->call;
  if (h->count == 1 ||
      (h->last->flags & SYN_F_OPERATOR && is_behind(s, h, sema_is_home_of_operators))) {
    NodeId function = sema_operator_function(
        s, h->last->name, EXPECT(head_type(s, call, h->last->name, h->expect)), h->path->span);
    if (!function.index && h->count == 1)
      function = sema_special_constant(s, h->first, h->path->span);
    if (function.index) return sema_finish_call(s, h->scope, call, function, h->expect);
  }
  if (!sema_is_special(s, h->last->name)) return (NodeId){0};
  bool is_string_of = h->count == 1 && h->type_arg_count == 1; /* string<int> */
  if (!is_string_of && (h->type_syn || (h->count > 1 && !is_behind(s, h, is_home_of_specials))))
    return (NodeId){0};
  if (is_string_of) call->type_arg = h->type_args[0];
  return sema_apply_special(s, h->scope, h->count == 1 ? h->path : h->last, call, h->expect);
}

/* A path whose beginning is no value: a type, or a function or constant that is built into the checker. */
static NodeId check_other_head(Sema *s, Head *h) {
  const Scope *scope = h->scope;
  Syn *path = h->path;
  TyconId tycon;
  /* the arguments of T.M<a> are M's where there is a T without parameters */
  if ((find_type_prefix(s, scope, path, h->type_arg_count, &tycon, &h->used) &&
       h->used == h->count) ||
      find_type_prefix(s, scope, path, 0, &tycon, &h->used) ||
      find_type_prefix(s, scope, path, ANY_ARITY, &tycon, &h->used)) {
    if (!h->type_arg_count) prefer_owner(s, scope, path, &tycon, h->used);
    if (is_only_a_module(s, scope, path, tycon, h->used)) return undefined(s, h, path);
    return check_type_head(s, h, tycon);
  }
  if (h->type_arg_count == 1) h->call->type_arg = h->type_args[0];
  if (sema_is_special(s, h->last->name) && (h->count == 1 || is_behind(s, h, is_home_of_specials)))
    return sema_apply_special(s, scope, h->last, h->call, h->expect); /* Unchecked.unbox<int> */
  uint32_t parts_read;
  NodeId constant = constant_of_path(s, scope, path, &parts_read);
  if (constant.index) /* nan.ToString, Operators.nan */
    return finish_path(s, h, constant, parts_read);
  return undefined(s, h, path);
}

/* A case of a union, or a member of the case without fields. */
static NodeId check_case_head(Sema *s, const Head *h, Span name_span) {
  CaseId id = {h->found.target};
  if (h->used == h->count) return sema_apply_case(s, h->scope, id, h->call, h->expect, name_span);
  if (case_row(s->types, id)->field_count) return undefined(s, h, h->path);
  Call alone = {.head = h->path, .span = name_span};
  NodeId value =
      sema_apply_case(s, h->scope, id, &alone, EXPECT(sema_new_var(s, name_span)), name_span);
  return finish_path(s, h, value, h->used);
}

/* Gives the use of a value the written type arguments; false after a message. */
static bool apply_type_args(Sema *s, const Head *h, NodeId node) {
  PsgNode *use = psg_node(s->graph, node);
  if (!h->type_arg_count || use->kind != PSG_VAR_REF) return true;
  IdRun types = psg_var_ref_of(use)->types;
  uint32_t *list = psg_run(s->graph, types);
  if (!sema_check_value_type_args(s, (NodeId){h->found.target}, types.count, h->type_arg_count,
                                  h->path->span))
    return false;
  for (uint32_t i = 0; i < h->type_arg_count && i < types.count; i++)
    if (!type_unify(&s->unifier, (TypeId){list[i]}, h->type_args[i]))
      sema_mismatch(s, h->type_syn->items[1 + i]->span, (TypeId){list[i]}, h->type_args[i]);
  return true;
}

/* A value or field, with the members that follow it. `named` is the part of the path that names it. */
static NodeId check_value_head(Sema *s, const Head *h, const Syn *named) {
  Syn *path = h->path;
  if (!s->dialect->has_null && h->count == 1 && !strcmp(name_text(s->names, h->first), "isNull") &&
      psg_node(s->graph, (NodeId){h->found.target})->flags & NODE_INTRINSIC_DECL) {
    diag(s->diags, path->span, D_CLEF_NULL, "a value");
    return sema_error_node(s, h->expect->type, h->call->span);
  }
  if (h->used > 1 && h->found.kind == ENTRY_VALUE && s->dialect->warns &&
      !strcmp(name_text(s->names, syn_path_part(path, h->used - 2)->name), "NativePtr"))
    diag(s->diags, h->type_syn ? h->type_syn->span : path->span, D_UNVERIFIABLE);
  NodeId node = sema_use_entry(s, h->scope, h->found, named->name, path->span);
  if (h->used == h->count) {
    if (!apply_type_args(s, h, node)) return sema_error_node(s, h->expect->type, h->call->span);
  } else {
    h->call->member_args = h->type_args;
    h->call->member_arg_count = h->type_arg_count;
    if (sema_is_intrinsic(s, node)) node = sema_expand_intrinsic(s, node, path->span);
  }
  return finish_path(s, h, node, h->used);
}

NodeId sema_check_head(Sema *s, const Scope *scope, Syn *path, Syn *type_syn, Call *call,
                       const Expect *expect) {
  uint32_t count = syn_path_count(path), type_arg_count = type_syn ? type_syn->count - 1 : 0;
  Head head = {.scope = scope,
               .path = path,
               .count = count,
               .first = syn_path_part(path, 0)->name,
               .last = syn_path_part(path, count - 1),
               .type_syn = type_syn,
               .type_args = type_arg_count ? NEW_ARRAY(s->scratch, TypeId, type_arg_count) : NULL,
               .type_arg_count = type_arg_count,
               .call = call,
               .expect = expect},
       *h = &head;
  Scope here = *scope;
  for (uint32_t i = 0; i < type_arg_count; i++)
    head.type_args[i] = sema_resolve_type_arg(s, &here, type_syn->items[i + 1]);
  if (syn_path_part(path, 0)->flags & SYN_F_KEYWORD && count > 1 && scope->base_node.index &&
      !strcmp(name_text(s->names, head.first), "base"))
    return check_base_head(s, h);
  /* a local value wins; of a longer path the type wins over a module's value only when the value is not there */
  if (!find_head(s, h)) {
    NodeId node = check_builtin_head(s, h);
    return node.index ? node : check_other_head(s, h);
  }
  Syn *named = syn_path_part(path, head.used - 1);
  Span name_span = head.used == count ? path->span : named->span;
  Found found = head.found;
  if (head.used > 1 && !sema_check_private_modules(s, scope, path, head.used - 1) &&
      found.kind == ENTRY_VALUE)
    diag(s->diags, path->span, D_VALUE_PRIVATE, name_text(s->names, named->name));
  TyconId of_case =
      found.kind == ENTRY_CASE ? case_row(s->types, (CaseId){found.target})->tycon : (TyconId){0};
  sema_check_use(s, scope, found.kind == ENTRY_EXN ? ENTRY_TYPE : found.kind,
                 of_case.index ? of_case.index : found.target,
                 of_case.index ? tycon_row(s->types, of_case)->name : named->name, name_span);
  switch (found.kind) {
  case ENTRY_CASE: return check_case_head(s, h, name_span);
  case ENTRY_EXN:
    return sema_apply_exception(s, scope, (TyconId){found.target}, call, expect, name_span);
  case ENTRY_ACTIVE: return sema_apply_active(s, scope, found, call, expect, name_span);
  case ENTRY_STATIC: return apply_static(s, h);
  default: return check_value_head(s, h, named);
  }
}
