/* typeof: `typeof<t>`, `typedefof<t>` (the type without arguments) and `sizeof<t>`. `typeof<t>.Name` is a constant string if t
 * contains no type parameter. */
#include "clef/sema/names/scope.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/expr/apply.h"
#include "clef/sema/expr/expr.h"

static bool is_word(Sema *s, Syn *e, const char *word) {
  return e->kind == SYN_TYPE_APP && e->count == 2 && e->items[0]->kind == SYN_IDENT &&
         !strcmp(name_text(s->names, e->items[0]->name), word);
}

/* Operators.typeof<t> as typeof<t>; else `e` itself. */
static Syn *without_module(Sema *s, const Scope *scope, Syn *e) {
  ModuleId home;
  if (e->kind != SYN_TYPE_APP || e->count != 2 || e->items[0]->kind != SYN_LONG_IDENT) return e;
  Syn *path = e->items[0];
  uint32_t count = syn_path_count(path);
  if (!scope_find_module(s, scope, path, count - 1, &home) || !sema_is_home_of_operators(s, home))
    return e;
  Syn *plain = NEW(s->unit, Syn);
  *plain = *e;
  plain->items = NEW_ARRAY(s->unit, Syn *, 2);
  plain->items[0] = syn_path_part(path, count - 1), plain->items[1] = e->items[1];
  return is_word(s, plain, "typeof") || is_word(s, plain, "typedefof") ||
                 is_word(s, plain, "sizeof")
             ? plain
             : e;
}

/* Does an instance decide? */
static bool is_open(Types *t, TypeId type) {
  type = type_resolve(t, type);
  TypeKind kind = type_kind(t, type);
  if (kind == TYPE_VAR || kind == TYPE_PARAM || kind == TYPE_ERROR) return true;
  const TypeRow row = *type_row(t, type);
  if (kind == TYPE_FUNCTION || kind == TYPE_ANON_RECORD) return false;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (is_open(t, (TypeId){run_items(t, row.args)[i]})) return true;
  return false;
}

/* As .NET's Type.Name writes it. */
static const char *net_name(Sema *s, TypeId type) {
  const char *full = type_net_name(s->types, s->session, type), *end = strpbrk(full, "`[");
  size_t size = end ? (size_t)(end - full) : strlen(full), from = size;
  while (from && full[from - 1] != '.' && full[from - 1] != '+') from--;
  if (!end) return full + from;
  if (*end == '[') return format_in(s->session, "%.*s%s", (int)(size - from), full + from, end);
  const char *bracket = strchr(end, '[');
  size = bracket ? (size_t)(bracket - full) : strlen(full);
  return format_in(s->session, "%.*s", (int)(size - from), full + from);
}

static NodeId text_node(Sema *s, const char *text, Span span) {
  return psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_STRING, text, strlen(text)),
                         type_of(s->types, KNOWN_STRING), span);
}

/* TypeImpl.name<t> (), which an instance decides. */
static NodeId decided_later(Sema *s, const char *name, TypeId type, Span span) {
  NodeId unit = sema_unit_node(s, span), function = sema_library(s, "TypeImpl", name);
  NodeId use = sema_use_value(s, function, (Name){0}, span);
  const PsgNode made = *psg_node(s->graph, use);
  type_unify(&s->unifier, (TypeId){psg_run(s->graph, psg_var_ref_of(&made)->types)[0]}, type);
  TypeId result = type_arg(s->types, type_resolve(s->types, made.type), 1);
  return sema_apply_nodes(s, use, &unit, 1, result, span);
}

/* Enum.GetValues(typeof<t>), Enum.Parse(typeof<t>, text): the member of the type argument t, since a Type has nothing but its
 * name. Null: something else. */
Syn *sema_enum_call(Sema *s, Syn *e) {
  static const struct {
    const char *name, *member; /* NULL: of the same name; others take or give an obj */
  } members[] = {
      {"GetValues", NULL},
      {"GetNames", NULL},
      {"GetName", "GetNameObject"},
      {"IsDefined", "IsDefinedObject"},
      {"Parse", "ParseObject"},
      {"ToObject", NULL},
      {"Format", NULL},
  };
  Syn *path = e->items[0];
  uint32_t count = path->kind == SYN_LONG_IDENT ? syn_path_count(path) : 0;
  const char *renaming = NULL;
  bool is_one = false;
  if (count < 2 || e->count != 2 ||
      strcmp(name_text(s->names, syn_path_part(path, count - 2)->name), "Enum"))
    return NULL;
  for (size_t i = 0; i < COUNT_OF(members) && !is_one; i++) {
    is_one = !strcmp(name_text(s->names, syn_path_part(path, count - 1)->name), members[i].name);
    if (is_one) renaming = members[i].member;
  }
  Syn *arg = e->items[1], *rest = NULL;
  while (arg->kind == SYN_PAREN) arg = arg->items[0];
  if (arg->kind == SYN_TUPLE) rest = arg, arg = arg->items[0];
  if (!is_one || (!is_word(s, arg, "typeof") && !is_word(s, arg, "typedefof"))) return NULL;
  Syn *member = NEW(s->unit, Syn), *call = NEW(s->unit, Syn), *value = NEW(s->unit, Syn);
  *member = *arg;
  member->items = NEW_ARRAY(s->unit, Syn *, 2);
  member->items[0] = path, member->items[1] = arg->items[1];
  Syn *last = path->items[count - 1];
  if (renaming) {
    Syn *boxed = NEW(s->unit, Syn), *renamed = NEW(s->unit, Syn);
    *renamed = *path, *boxed = *last;
    boxed->name = sema_name(s, renaming);
    renamed->items = NEW_ARRAY(s->unit, Syn *, count);
    memcpy(renamed->items, path->items, count * sizeof(Syn *));
    renamed->items[count - 1] = boxed;
    member->items[0] = renamed;
  }
  if (!rest) {
    *value = (Syn){.kind = SYN_CONST, .sub = SYN_CONST_UNIT, .span = e->items[1]->span};
  } else if (rest->count == 2) {
    *value = (Syn){.kind = SYN_PAREN, .span = rest->span, .count = 1};
    value->items = NEW_ARRAY(s->unit, Syn *, 1);
    value->items[0] = rest->items[1];
  } else {
    Syn *tuple = NEW(s->unit, Syn);
    *tuple = *rest;
    tuple->items = rest->items + 1, tuple->count = rest->count - 1;
    *value = (Syn){.kind = SYN_PAREN, .span = rest->span, .count = 1};
    value->items = NEW_ARRAY(s->unit, Syn *, 1);
    value->items[0] = tuple;
  }
  *call = *e;
  call->flags |= SYN_F_ADJACENT;
  call->items = NEW_ARRAY(s->unit, Syn *, 2);
  call->items[0] = member, call->items[1] = value;
  return call;
}

NodeId sema_check_typeof(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  Scope here = *scope;
  Syn *written = e;
  e = without_module(s, scope, e);
  bool is_name = e->kind == SYN_DOT && is_word(s, e->items[0], "typeof") &&
                 !strcmp(name_text(s->names, e->items[1]->name), "Name");
  if (!is_name && !is_word(s, e, "typeof") && !is_word(s, e, "typedefof") &&
      !is_word(s, e, "sizeof"))
    return (NodeId){0};
  Found found;
  Syn *app = is_name ? e->items[0] : e;
  if (written == e && scope_find(s, scope, SPACE_VALUE, app->items[0]->name, ANY_ARITY, &found))
    return (NodeId){0};
  TypeId type = sema_resolve_type(s, &here, app->items[1]);
  if (is_name && is_open(t, type)) return (NodeId){0}; /* a member of the Type then */
  if (is_name) {
    return sema_fit_expected(s, text_node(s, net_name(s, type), e->span), expect, e->span);
  }
  if (type_kind(t, type_resolve(t, type)) == TYPE_ERROR)
    return sema_error_node(s, expect->type, e->span);
  const char *name = is_word(s, app, "sizeof")      ? "sizeOf"
                     : is_word(s, app, "typedefof") ? "definitionOf"
                                                    : "ofType";
  return sema_fit_expected(s, decided_later(s, name, type, e->span), expect, e->span);
}
