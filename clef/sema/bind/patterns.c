/* patterns: checks patterns. A name refers to a case, an exception, an active pattern or a literal if one is in
 * scope; otherwise it binds a variable. */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/bind/bind.h"

static NodeId node0(Sema *s, PsgKind kind, TypeId type, Span span) {
  return psg_new(s->graph, kind, type, span);
}

static void expect(Sema *s, TypeId expected, TypeId actual, Span span) {
  if (type_unify(&s->unifier, expected, actual)) return;
  s->notes.pattern_errors++;
  sema_mismatch(s, span, expected, actual);
}

static NodeId new_variable(Sema *s, Scope *scope, Name name, TypeId type, Span span) {
  NodeId node = node0(s, PSG_PATTERN_BINDING, type, span);
  psg_node(s->graph, node)->name = name;
  scope_add_value(s, scope, name, node);
  return node;
}

static NodeId make_case(Sema *s, CaseId id, TypeId type, Span span, const NodeId *fields,
                        uint32_t count) {
  NodeId node = psg_new_n(s->graph, PSG_PAT_CASE, type, span, fields, count);
  psg_union_case(s->graph, node)->id = id;
  return node;
}

static Syn *strip(Syn *pattern) {
  while (pattern->kind == SYN_PAT_PAREN || pattern->kind == SYN_PAT_ATTRS)
    pattern = pattern->items[0];
  return pattern;
}

/* FS0727, with the fields that no pattern is given for. */
static void report_fields_missing(Sema *s, Span span, uint32_t first, uint32_t given,
                                  uint32_t count) {
  diag(s->diags, span, D_CASE_TUPLE_COUNT, format_in(s->session, "%u", count),
       format_in(s->session, "%u", given));
  const char *list = "";
  for (uint32_t i = given; i < count && i < given + 8; i++) {
    const FieldRow *field = field_row(s->types, (FieldId){first + i});
    bool is_named = (field->flags & FIELD_NAMED) != 0;
    list = format_in(s->session, "%s%s%s%s%s", list, *list ? ", " : "",
                     is_named ? name_text(s->names, field->name) : "", is_named ? ": " : "",
                     sema_type_text(s, field->type));
  }
  diag_hint(s->diags, "write a pattern for what is missing, '_' for any value: %s%s", list,
            count > given + 8 ? ", …" : "");
}

/* The patterns of a case's or exception's fields, from its one argument. */
static void field_patterns(Sema *s, Scope *scope, Syn *arg, const CaseFields *fields, NodeId *out,
                           Span span) {
  Types *t = s->types;
  uint32_t first_field = fields->first, count = fields->count;
  TypeId owner = fields->owner;
  const char *what = fields->what;
  Syn *list = arg ? strip(arg) : NULL;
  for (uint32_t i = 0; i < count; i++) {
    out[i] = (NodeId){0};
  }
  if (list && list->kind == SYN_PAT_FIELDS) {
    for (uint32_t i = 0; i < list->count; i++) {
      Syn *field = list->items[i];
      Name name = syn_path_part(field->items[0], syn_path_count(field->items[0]) - 1)->name;
      uint32_t at = 0;
      while (at < count && field_row(t, (FieldId){first_field + at})->name.index != name.index)
        at++;
      if (at == count) {
        diag(s->diags, field->span, D_CASE_FIELD_UNDEFINED, what, name_text(s->names, name));
        sema_check_pattern(s, scope, field->items[1], type_error(t));
        continue;
      }
      out[at] = sema_check_pattern(s, scope, field->items[1],
                                   type_of_field(t, (FieldId){first_field + at}, owner));
    }
  } else if (list && list->kind == SYN_PAT_WILD && count > 1) {
    /* one wildcard stands for all fields */
  } else if (list) {
    bool is_tuple = list->kind == SYN_PAT_TUPLE && count != 1;
    uint32_t given = is_tuple ? list->count : 1;
    if (given != count) {
      if (count == 0 && arg->kind == SYN_PAT_WILD)
        diag(s->diags, span, D_CASE_WILD);
      else if (count == 0 && list->kind != SYN_PAT_WILD) /* F# is quiet about Case(_) */
        diag(s->diags, span, D_CASE_NO_ARGS, what);
      else if (count && given < count)
        report_fields_missing(s, span, first_field, given, count);
      else if (count)
        diag(s->diags, span, D_CASE_ARG_COUNT, format_in(s->session, "%u", count),
             format_in(s->session, "%u", given));
    }
    for (uint32_t i = 0; i < given; i++) {
      Syn *item = is_tuple ? list->items[i] : arg;
      if (i < count)
        out[i] =
            sema_check_pattern(s, scope, item, type_of_field(t, (FieldId){first_field + i}, owner));
      else
        sema_check_pattern(s, scope, item, type_error(t));
    }
  } else if (count) {
    diag(s->diags, span, D_CASE_ARG_COUNT, format_in(s->session, "%u", count), "0");
    diag_hint(s->diags,
              count == 1 ? "write '%s x', or '%s _' for any value"
                         : "write '%s (a, b%s)', or '%s _' for any values",
              what,
              count == 1   ? what
              : count == 2 ? ""
                           : ", …",
              what);
  }
  for (uint32_t i = 0; i < count; i++)
    if (!out[i].index)
      out[i] = node0(s, PSG_PAT_WILD, type_of_field(t, (FieldId){first_field + i}, owner), span);
}

static NodeId case_pattern(Sema *s, Scope *scope, CaseId id, Syn *arg, TypeId type, Span span) {
  Types *t = s->types;
  const CaseRow row = *case_row(t, id);
  sema_check_use(s, scope, ENTRY_CASE, row.tycon.index, tycon_row(t, row.tycon)->name, span);
  if (tycon_row(t, row.tycon)->kind == TYCON_ENUM) {
    expect(s, type, type_app(t, row.tycon, NULL, 0), span);
    sema_note_use(s, (NameUse){.span = span, .kind = USE_CASE, .id = id.index});
    NodeId node = node0(s, PSG_PAT_LITERAL, type, span);
    psg_literal(s->graph, node)->value =
        psg_literal_int(s->graph, LITERAL_INT, (uint64_t)row.value);
    return node;
  }
  TypeId owner = sema_instantiate_tycon(s, row.tycon, span);
  expect(s, type, owner, span);
  NodeId *fields = NEW_ARRAY(s->unit, NodeId, row.field_count + 1);
  CaseFields declared = {row.fields, row.field_count, owner, name_text(s->names, row.name)};
  field_patterns(s, scope, arg, &declared, fields, span);
  return make_case(s, id, owner, span, fields, row.field_count);
}

static NodeId exception_pattern(Sema *s, Scope *scope, TyconId tycon, Syn *arg, TypeId type,
                                Span span) {
  sema_check_use(s, scope, ENTRY_TYPE, tycon.index, tycon_row(s->types, tycon)->name, span);
  const TyconRow row = *tycon_row(s->types, tycon);
  expect(s, type, type_of(s->types, KNOWN_EXN), span);
  NodeId *fields = NEW_ARRAY(s->unit, NodeId, row.field_count + 1);
  CaseFields declared = {row.fields, row.field_count, type_app(s->types, tycon, NULL, 0),
                         name_text(s->names, row.name)};
  field_patterns(s, scope, arg, &declared, fields, span);
  NodeId node = psg_new_n(s->graph, PSG_PAT_EXN, type, span, fields, row.field_count);
  psg_pat_exn(s->graph, node)->exception = tycon;
  return node;
}

/* Turns an argument of an active pattern, which was parsed as a pattern, into an expression. */
static Syn *as_expression(Sema *s, Syn *pattern) {
  switch ((SynKind)pattern->kind) {
  case SYN_PAT_QUOTE:
  case SYN_PAT_NAME: return pattern->items[0];
  case SYN_PAT_PAREN: return as_expression(s, pattern->items[0]);
  case SYN_PAT_CASE:
  case SYN_PAT_TUPLE:
  case SYN_PAT_ARRAY:
  case SYN_PAT_TYPED:
  case SYN_PAT_LIST: {
    Syn *copy = NEW(s->unit, Syn);
    if (pattern->kind == SYN_PAT_CASE && pattern->count == 1) return pattern->items[0];
    if (pattern->flags & SYN_F_TYPE_ARGS) break;
    *copy = *pattern;
    copy->kind = pattern->kind == SYN_PAT_LIST    ? SYN_LIST
                 : pattern->kind == SYN_PAT_ARRAY ? SYN_ARRAY
                 : pattern->kind == SYN_PAT_CASE  ? SYN_APP
                 : pattern->kind == SYN_PAT_TYPED ? SYN_TYPED
                                                  : SYN_TUPLE;
    copy->items = NEW_ARRAY(s->unit, Syn *, pattern->count + 1);
    for (uint32_t i = 0; i < pattern->count; i++)
      copy->items[i] = as_expression(s, pattern->items[i]);
    return copy;
  }
  default: break;
  }
  return pattern;
}

/* Does the active pattern have a result other than () without a pattern for it? */
static bool differ_of_args(Sema *s, TypeId function, uint32_t params, bool partial, uint32_t index,
                           uint32_t cases, uint32_t arg_count) {
  Types *t = s->types;
  if (arg_count >= params) return false;
  TypeId result = type_resolve(t, function);
  for (uint32_t i = 0; i < params; i++) result = type_resolve(t, type_arg(t, result, 1));
  if (partial && (type_is_known(t, result, KNOWN_OPTION) || type_is_known(t, result, KNOWN_VOPTION)))
    result = type_resolve(t, type_arg(t, result, 0));
  else if (!partial && cases > 1 && type_kind(t, result) == TYPE_APP)
    result = type_resolve(t, type_arg(t, result, index));
  else if (partial || cases > 1)
    return false;
  TypeKind kind = type_kind(t, result);
  return (kind == TYPE_APP || kind == TYPE_TUPLE || kind == TYPE_FUNCTION) &&
         !type_is_known(t, result, KNOWN_UNIT);
}

static NodeId active_pattern(Sema *s, Scope *scope, Found found, Syn **args, uint32_t arg_count,
                             TypeId type, Syn *at) {
  Types *t = s->types;
  uint32_t index = found.extra & 0xff, cases = found.extra >> 8 & 0xff;
  bool partial = (found.extra & ACTIVE_PARTIAL) != 0;
  NodeId call = sema_use_value(s, (NodeId){found.target},
                               psg_node(s->graph, (NodeId){found.target})->name, at->span);
  if (found.extra & ACTIVE_OF_CLASS) call = sema_apply_to_this(s, scope, call, at->span);
  TypeId function = psg_node(s->graph, call)->type;
  /* parameters before the value matched are expressions */
  uint32_t params = 0;
  for (TypeId f = type_resolve(t, function); type_kind(t, f) == TYPE_FUNCTION;
       f = type_resolve(t, type_arg(t, f, 1)))
    params++;
  uint32_t given = params > 0 ? params - 1 : 0;
  if (given > arg_count) given = arg_count;
  bool may_be_function = !partial && cases == 1 && arg_count && params >= arg_count;
  if (may_be_function) given = arg_count - 1; /* the last pattern matches the result */
  function = type_resolve(t, function);
  if (type_kind(t, function) == TYPE_VAR) /* a parameter of unknown type */
    type_unify(&s->unifier, function, sema_open_function(s, at->span));
  if (params && !may_be_function &&
      differ_of_args(s, function, params, partial, index, cases, arg_count)) {
    diag(s->diags, at->span, D_ACTIVE_ARGS,
         name_text(s->names, syn_path_part(at->items[0], syn_path_count(at->items[0]) - 1)->name),
         params == 1 ? "a pattern for its result"
         : params == 2
             ? "an argument and a pattern for its result"
             : format_in(s->session, "%u arguments and a pattern for its result", params - 1));
    return sema_error_node(s, type, at->span);
  }
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, given + 1);
  for (uint32_t i = 0; i < given; i++) {
    function = type_resolve(t, function);
    nodes[i] = sema_check_expr(s, scope, as_expression(s, args[i]), type_arg(t, function, 0));
    function = type_arg(t, function, 1);
  }
  function = type_resolve(t, function);
  if (type_kind(t, function) != TYPE_FUNCTION) {
    diag(s->diags, at->span, D_TYPE_MISMATCH, "'a -> 'b", sema_type_text(s, function));
    return sema_error_node(s, type, at->span);
  }
  TypeId domain = type_resolve(t, type_arg(t, function, 0)), value = type_resolve(t, type);
  TypeId result = type_resolve(t, type_arg(t, function, 1)), part = result;
  if (given) call = sema_apply_nodes(s, call, nodes, given, function, at->span);
  if (type_kind(t, value) == TYPE_APP &&
      type_tycon(t, value).index != type_tycon(t, domain).index &&
      sema_can_coerce(s, value, domain)) /* of a wider type: the value is made one */
    call = sema_fit_function(s, call, type_function(t, value, result), at->span);
  else
    expect(s, type, domain, at->span);
  if (partial) {
    if (type_is_known(t, result, KNOWN_BOOL) && arg_count > given) {
      diag(s->diags, at->span, D_ACTIVE_ARGS,
           name_text(s->names, syn_path_part(at->items[0], syn_path_count(at->items[0]) - 1)->name),
           "no pattern: its result is a bool");
      return sema_error_node(s, type, at->span);
    }
    if (type_is_known(t, result, KNOWN_BOOL))
      part = sema_unit(s);
    else if (type_is_known(t, result, KNOWN_VOPTION))
      part = type_arg(t, result, 0);
    else {
      TypeId item = sema_new_var(s, at->span);
      expect(s, result, type_app(t, type_known(t, KNOWN_OPTION), &item, 1), at->span);
      part = item;
    }
  } else if (cases > 1) { /* Choice<t1, t2, …> */
    part = type_arg(t, result, index);
    if (!part.index) part = type_error(t);
  }
  NodeId inner = arg_count > given ? sema_check_pattern(s, scope, args[arg_count - 1], part)
                                   : node0(s, PSG_PAT_WILD, part, at->span);
  NodeId node = psg_new2(s->graph, PSG_PAT_ACTIVE, type, at->span, call, inner);
  psg_pat_active(s->graph, node)->index = index;
  psg_pat_active(s->graph, node)->count = cases;
  if (partial) psg_node(s->graph, node)->flags |= NODE_PARTIAL;
  return node;
}

/* The type that a path without its last part refers to. */
static TyconId find_type_prefix(Sema *s, const Scope *scope, Syn *path) {
  uint32_t count = syn_path_count(path), used;
  if (count < 2) return (TyconId){0};
  Syn type_path = *path;
  type_path.count = count - 1;
  if (count - 1 == 1) type_path = *path->items[0];
  Found type;
  if (!scope_find_path(s, scope, SPACE_TYPE, &type_path, ANY_ARITY, &type, &used) ||
      type.kind != ENTRY_TYPE)
    return (TyconId){0};
  return (TyconId){type.target};
}

typedef struct CaseSearch {
  Sema *s;
  Name name;
  CaseId found;
} CaseSearch;

static bool owns_case(void *owner, uint32_t target) {
  CaseSearch *q = owner;
  TyconId type = {target};
  while (type.index && tycon_row(q->s->types, type)->kind == TYCON_ABBREV)
    type = type_tycon(q->s->types, type_resolve(q->s->types, tycon_row(q->s->types, type)->target));
  if (type.index) q->found = sema_case_named(q->s, type, q->name);
  return q->found.index != 0;
}

/* Type.Case: of the latest type of that name that has the case. */
static bool find_case_by_type(Sema *s, const Scope *scope, Syn *path, Found *found) {
  uint32_t count = syn_path_count(path);
  if (count < 2) return false;
  CaseSearch q = {s, syn_path_part(path, count - 1)->name, {0}};
  TyconId latest = find_type_prefix(s, scope, path);
  if (!latest.index) return false;
  if (!owns_case(&q, latest.index)) scope_each_type(s, scope, path, count - 1, owns_case, &q);
  if (q.found.index) *found = (Found){ENTRY_CASE, q.found.index, 0};
  return q.found.index != 0;
}

static bool find_pattern(Sema *s, const Scope *scope, Syn *path, Found *found) {
  uint32_t used;
  if (find_case_by_type(s, scope, path, found)) return true;
  return scope_find_path(s, scope, SPACE_PATTERN, path, ANY_ARITY, found, &used) &&
         used == syn_path_count(path);
}

/* A decimal literal is a call of NumericLiteralM.OfBits. As a pattern it becomes a test with the same arguments, represented
 * like a partial active pattern. */
static NodeId decimal_pattern(Sema *s, NodeId value, TypeId type, Syn *at) {
  if (psg_kind(s->graph, value) != PSG_APPLICATION) return sema_error_node(s, type, at->span);
  NodeId is_bits = sema_library(s, "NumericLiteralM", "IsBits");
  NodeId call = sema_use_value(s, is_bits, psg_node(s->graph, is_bits)->name, at->span);
  NodeId words[] = {psg_child(s->graph, value, 1), psg_child(s->graph, value, 2)};
  TypeId function = psg_node(s->graph, call)->type;
  for (int i = 0; i < 2; i++) {
    const LiteralRow *bits = psg_literal_row(s->graph, psg_literal(s->graph, words[i])->value);
    uint64_t wide = (uint64_t)bits->high << 32 | bits->low;
    words[i] = psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_INT, wide),
                               psg_node(s->graph, words[i])->type, at->span);
    function = type_arg(s->types, type_resolve(s->types, function), 1);
  }
  call = sema_apply_nodes(s, call, words, 2, function, at->span);
  NodeId unit = node0(s, PSG_PAT_WILD, sema_unit(s), at->span);
  NodeId node = psg_new2(s->graph, PSG_PAT_ACTIVE, type, at->span, call, unit);
  psg_pat_active(s->graph, node)->count = 1;
  psg_node(s->graph, node)->flags |= NODE_PARTIAL;
  return node;
}

static NodeId literal_pattern(Sema *s, NodeId value, TypeId type, Syn *at) {
  expect(s, type, psg_node(s->graph, value)->type, at->span);
  if (psg_kind(s->graph, value) == PSG_APPLICATION) return decimal_pattern(s, value, type, at);
  if (psg_kind(s->graph, value) != PSG_LITERAL) return sema_error_node(s, type, at->span);
  NodeId node = node0(s, PSG_PAT_LITERAL, type, at->span);
  psg_literal(s->graph, node)->value = psg_literal(s->graph, value)->value;
  return node;
}

/* Int32.MaxValue and other static properties of the primitive types are constants in .NET. */
static NodeId type_constant(Sema *s, Scope *scope, Syn *path) {
  TyconId tycon = find_type_prefix(s, scope, path);
  if (!tycon.index) return (NodeId){0};
  TypeId of = sema_instantiate_tycon(s, tycon, path->span);
  if (type_prim(s->types, type_resolve(s->types, of)) == PRIM_NONE) return (NodeId){0};
  return sema_fold_property(s, sema_check_expr(s, scope, path, sema_new_var(s, path->span)));
}

/* Reports FS0049, with the case of the type that was probably meant. */
static void report_uppercase(Sema *s, Syn *pattern, TypeId type) {
  Types *t = s->types;
  diag(s->diags, pattern->span, D_UPPERCASE_VARIABLE);
  TyconId tycon = type_tycon(t, type_resolve(t, type));
  if (!tycon.index) return;
  const TyconRow row = *tycon_row(t, tycon);
  uint32_t count = sema_case_count(&row);
  const char **names = NEW_ARRAY(s->scratch, const char *, count + 1);
  for (uint32_t i = 0; i < count; i++)
    names[i] = name_text(s->names, case_row(t, (CaseId){row.cases + i})->name);
  const char *near = nearest_name(s->scratch, name_text(s->names, pattern->name), names, count);
  if (near)
    diag_hint(s->diags, "maybe '%s'", near);
  else if (count)
    diag_hint(s->diags, "'%s' has no such case, so this is a variable that takes all values",
              name_text(s->names, row.name));
}

static NodeId name_pattern(Sema *s, Scope *scope, Syn *pattern, TypeId type) {
  Syn *ident = pattern->items[0];
  Found found;
  if (!(ident->flags & SYN_F_ACTIVE) && find_pattern(s, scope, ident, &found)) {
    switch (found.kind) {
    case ENTRY_CASE:
      return case_pattern(s, scope, (CaseId){found.target}, NULL, type, pattern->span);
    case ENTRY_EXN:
      return exception_pattern(s, scope, (TyconId){found.target}, NULL, type, pattern->span);
    case ENTRY_ACTIVE: return active_pattern(s, scope, found, NULL, 0, type, pattern);
    case ENTRY_VALUE: /* [<Literal>] */
      return literal_pattern(s, psg_child(s->graph, (NodeId){found.target}, 0), type, pattern);
    default: break;
    }
  }
  const char *text = name_text(s->names, pattern->name);
  if (scope->in_rule && text[0] >= 'A' && text[0] <= 'Z' && !(ident->flags & SYN_F_QUOTED))
    report_uppercase(s, pattern, type);
  NodeId variable = new_variable(s, scope, pattern->name, type, pattern->span);
  if (ident->flags & SYN_F_ACTIVE) sema_add_active_patterns(s, scope, ident, variable, 0, false);
  return variable;
}

/* Rect w h: the fields of a case are written as a tuple. Its variables are there all the same. */
static NodeId several_args(Sema *s, Scope *scope, Found found, Syn *pattern, TypeId type) {
  const CaseRow *row = found.kind == ENTRY_CASE ? case_row(s->types, (CaseId){found.target}) : NULL;
  uint32_t fields =
      row ? row->field_count : tycon_row(s->types, (TyconId){found.target})->field_count;
  Name name = row ? row->name : tycon_row(s->types, (TyconId){found.target})->name;
  const char *text = name_text(s->names, name);
  const char *given = format_in(s->session, "%u", pattern->count - 1);
  if (!fields)
    diag(s->diags, pattern->span, D_CASE_NO_ARGS, text);
  else if (fields > 1)
    report_fields_missing(s, pattern->span,
                          row ? row->fields : tycon_row(s->types, (TyconId){found.target})->fields,
                          pattern->count - 1, fields);
  else
    diag(s->diags, pattern->span, D_CASE_ARG_COUNT, "1", given);
  if (fields == pattern->count - 1)
    diag_hint(s->diags, "write the fields as a tuple: %s(%s)", text,
              fields == 2 ? "a, b" : "a, b, …");
  for (uint32_t i = 1; i < pattern->count; i++)
    sema_check_pattern(s, scope, pattern->items[i], type_error(s->types));
  if (!row) return sema_error_node(s, type, pattern->span);
  /* the case is given, so the match is complete */
  expect(s, type, sema_instantiate_tycon(s, row->tycon, pattern->span), pattern->span);
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, fields + 1);
  for (uint32_t i = 0; i < fields; i++) {
    FieldId field = {case_row(s->types, (CaseId){found.target})->fields + i};
    nodes[i] = node0(s, PSG_PAT_WILD, type_of_field(s->types, field, type), pattern->span);
  }
  return make_case(s, (CaseId){found.target}, type, pattern->span, nodes, fields);
}

static NodeId applied_pattern(Sema *s, Scope *scope, Syn *pattern, TypeId type) {
  Syn *path = pattern->items[0];
  Found found;
  if (!find_pattern(s, scope, path, &found)) {
    NodeId constant = pattern->count == 1 ? type_constant(s, scope, path) : (NodeId){0};
    if (constant.index) return literal_pattern(s, constant, type, pattern);
    sema_undefined_pattern(s, scope, path);
    for (uint32_t i = 1; i < pattern->count; i++)
      sema_check_pattern(s, scope, pattern->items[i], type_error(s->types));
    return sema_error_node(s, type, pattern->span);
  }
  Syn *arg = pattern->count > 1 ? pattern->items[pattern->count - 1] : NULL;
  if ((found.kind == ENTRY_CASE || found.kind == ENTRY_EXN) && pattern->count > 2)
    return several_args(s, scope, found, pattern, type);
  switch (found.kind) {
  case ENTRY_CASE: return case_pattern(s, scope, (CaseId){found.target}, arg, type, pattern->span);
  case ENTRY_EXN:
    return exception_pattern(s, scope, (TyconId){found.target}, arg, type, pattern->span);
  case ENTRY_ACTIVE:
    return active_pattern(s, scope, found, pattern->items + 1, pattern->count - 1, type, pattern);
  default: return name_pattern(s, scope, pattern, type);
  }
}

void sema_check_bound_twice(Sema *s, const ScopeItem *before, const Scope *scope) {
  if (scope->top == before || scope->top->outer == before) return;
  bool differ = true; /* all names of a short pattern: a table is not worth its memory */
  const ScopeItem *end = scope->top;
  for (uint32_t i = 0; i < 8 && end != before; i++) end = end->outer;
  for (const ScopeItem *item = scope->top; end == before && differ && item != before;
       item = item->outer)
    for (const ScopeItem *outer = item->outer; outer != before; outer = outer->outer)
      differ = differ && outer->name.index != item->name.index;
  if (end == before && differ) return;
  Arena scratch;
  arena_init(&scratch, "bound");
  Map64 named = {.arena = &scratch}; /* the newest variable of each name */
  NodeId found = {0};
  for (const ScopeItem *item = scope->top; item != before; item = item->outer) {
    if (item->space != SPACE_VALUE || item->kind != ENTRY_VALUE) continue;
    uint64_t key = map64_key(1, item->name.index);
    uint32_t newest = map64_find(&named, key);
    if (!newest) map64_set(&named, key, item->target);
    if (newest > found.index) found.index = newest;
  }
  arena_end(&scratch);
  if (!found.index) return;
  const PsgNode *n = psg_node(s->graph, found);
  diag(s->diags, n->span, D_BOUND_TWICE, name_text(s->names, n->name));
}

/* Both sides of an or-pattern bind the same names. The variables of the right side are aliases of those of the left. */
static NodeId or_pattern(Sema *s, Scope *scope, Syn *pattern, TypeId type) {
  Scope before = *scope, left = before;
  NodeId node = sema_check_pattern(s, &left, pattern->items[0], type);
  for (uint32_t i = 1; i < pattern->count; i++) {
    Scope right = before;
    NodeId other = sema_check_pattern(s, &right, pattern->items[i], type);
    uint32_t left_count = 0, right_count = 0;
    for (const ScopeItem *a = left.top; a != before.top; a = a->outer) left_count++;
    for (const ScopeItem *b = right.top; b != before.top; b = b->outer) {
      const ScopeItem *a = left.top;
      right_count++;
      while (a != before.top && a->name.index != b->name.index) a = a->outer;
      if (a == before.top) continue;
      PsgNode *alias = psg_node(s->graph, (NodeId){b->target});
      alias->flags |= NODE_OR_ALIAS;
      psg_pattern_binding(s->graph, (NodeId){b->target})->alias = (NodeId){a->target};
      left_count--;
      expect(s, psg_node(s->graph, (NodeId){a->target})->type, alias->type,
             pattern->items[i]->span);
      right_count--;
    }
    if (left_count || right_count) {
      diag(s->diags, pattern->span, D_OR_PATTERN_VARIABLES);
      for (const ScopeItem *b = right.top; b != before.top; b = b->outer) {
        const ScopeItem *a =
            left.top; /* what the rule says of its variables is no error of its own */
        while (a != before.top && a->name.index != b->name.index) a = a->outer;
        if (a == before.top)
          scope_add(s, &left, (EntrySpace)b->space, b->name, (EntryKind)b->kind, b->target,
                    b->extra);
      }
    }
    node = psg_new2(s->graph, PSG_PAT_OR, type, pattern->span, node, other);
  }
  *scope = left;
  return node;
}

static CaseId list_case(Sema *s, uint32_t tag) {
  return (CaseId){tycon_row(s->types, type_known(s->types, KNOWN_LIST))->cases + tag};
}

/* item :: … :: tail, from the right. */
static NodeId list_pattern(Sema *s, Scope *scope, Syn **items, uint32_t count, Syn *tail,
                           TypeId type, Span span) {
  Types *t = s->types;
  TypeId element = sema_new_var(s, span);
  TypeId list = type_app(t, type_known(t, KNOWN_LIST), &element, 1);
  expect(s, type, list, span);
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, count + 1);
  for (uint32_t i = 0; i < count; i++) nodes[i] = sema_check_pattern(s, scope, items[i], element);
  NodeId rest = tail ? sema_check_pattern(s, scope, tail, list)
                     : make_case(s, list_case(s, 0), list, span, NULL, 0);
  for (uint32_t i = count; i-- > 0;) {
    NodeId fields[] = {nodes[i], rest};
    rest = make_case(s, list_case(s, 1), list, span, fields, 2);
  }
  return rest;
}

static NodeId record_pattern(Sema *s, Scope *scope, Syn *pattern, TypeId type) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, type);
  for (uint32_t i = 0; i < pattern->count; i++)
    if (!sema_check_field_path(s, scope, pattern->items[i]->items[0]))
      return sema_error_node(s, type, pattern->span);
  if (!tycon.index || tycon_row(t, tycon)->kind != TYCON_RECORD) {
    Syn *path = pattern->items[0]->items[0];
    Found found;
    if (!sema_find_field(s, scope, path, &found)) {
      diag(s->diags, path->span, D_FIELD_UNDEFINED,
           name_text(s->names, syn_path_part(path, syn_path_count(path) - 1)->name));
      return sema_error_node(s, type, pattern->span);
    }
    tycon = sema_record_of_fields(s, scope, pattern->items, pattern->count);
    if (!tycon.index) tycon = field_row(t, (FieldId){found.target})->tycon;
    expect(s, type, sema_instantiate_tycon(s, tycon, pattern->span), pattern->span);
  }
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, pattern->count);
  uint32_t *fields = NEW_ARRAY(s->unit, uint32_t, pattern->count), count = 0;
  const TyconRow row = *tycon_row(t, tycon);
  sema_check_use(s, scope, ENTRY_FIELD, tycon.index, row.name, pattern->span);
  for (uint32_t i = 0; i < pattern->count; i++) {
    Syn *field = pattern->items[i];
    Name name = syn_path_part(field->items[0], syn_path_count(field->items[0]) - 1)->name;
    uint32_t at = 0;
    while (at < row.field_count &&
           field_row(t, (FieldId){row.fields + at})->name.index != name.index)
      at++;
    if (at == row.field_count) {
      if (i) {
        diag(s->diags, field->items[0]->span, D_FIELD_UNDEFINED, name_text(s->names, name));
        continue;
      }
      diag(s->diags, field->items[0]->span, D_RECORD_HAS_NO_FIELD, name_text(s->names, row.name),
           name_text(s->names, name));
      s->notes.pattern_errors++;
      continue;
    }
    fields[count] = row.fields + at;
    nodes[count++] = sema_check_pattern(s, scope, field->items[1],
                                        type_of_field(t, (FieldId){row.fields + at}, type));
  }
  NodeId node = psg_new_n(s->graph, PSG_PAT_RECORD, type, pattern->span, nodes, count);
  psg_record(s->graph, node)->fields = psg_list(s->graph, fields, count);
  return node;
}

static NodeId const_pattern(Sema *s, const Scope *scope, Syn *pattern, TypeId type) {
  if (pattern->sub == SYN_CONST_UNIT) {
    expect(s, type, sema_unit(s), pattern->span);
    return node0(s, PSG_PAT_WILD, type, pattern->span);
  }
  if (pattern->sub == SYN_CONST_NULL && !s->dialect->has_null) {
    diag(s->diags, pattern->span, D_CLEF_NULL, sema_type_text(s, type));
    return sema_error_node(s, type, pattern->span);
  }
  if (pattern->sub == SYN_CONST_NULL) {
    if (!sema_constrain_type(s, type, CONSTRAINT_NULL, pattern->span))
      diag(s->diags, pattern->span, D_NULL_REFUSED, sema_type_text(s, type));
    return node0(s, PSG_PAT_NULL, type, pattern->span);
  }
  Because because = {.kind = BECAUSE_PATTERN};
  NodeId value = sema_check_because(s, scope, pattern, type, because);
  if (pattern->sub == SYN_CONST_DECIMAL) return decimal_pattern(s, value, type, pattern);
  NodeId node = node0(s, PSG_PAT_LITERAL, type, pattern->span);
  if (psg_kind(s->graph, value) == PSG_LITERAL)
    psg_literal(s->graph, node)->value = psg_literal(s->graph, value)->value;
  if (psg_node(s->graph, value)->kind != PSG_LITERAL)
    return sema_error_node(s, type, pattern->span);
  return node;
}

static NodeId check_kind(Sema *s, Scope *scope, Syn *pattern, TypeId type);

/* A pattern that does not fit its value gets the error type, so its coverage is not checked. */
NodeId pattern_check(Sema *s, Scope *scope, Syn *pattern, TypeId type) {
  uint32_t before = s->notes.pattern_errors, outer = s->graph->expansion;
  s->graph->expansion = pattern->flags & SYN_F_MADE ? s->made_by : 0;
  NodeId node = check_kind(s, scope, pattern, type);
  s->graph->expansion = outer;
  if (s->notes.pattern_errors != before) psg_node(s->graph, node)->type = type_error(s->types);
  return node;
}

static NodeId check_kind(Sema *s, Scope *scope, Syn *pattern, TypeId type) {
  Types *t = s->types;
  switch ((SynKind)pattern->kind) {
  case SYN_PAT_WILD: return node0(s, PSG_PAT_WILD, type, pattern->span);
  case SYN_CONST: return const_pattern(s, scope, pattern, type);
  case SYN_PAT_NAME: return name_pattern(s, scope, pattern, type);
  case SYN_PAT_CASE: return applied_pattern(s, scope, pattern, type);
  case SYN_PAT_PAREN:
  case SYN_PAT_ATTRS: return sema_check_pattern(s, scope, pattern->items[0], type);
  case SYN_PAT_AS: {
    NodeId inner = sema_check_pattern(s, scope, pattern->items[0], type);
    TypeId named = type;
    bool is_test = psg_kind(s->graph, inner) == PSG_PAT_TYPE_TEST;
    if (is_test) named = psg_type_test(s->graph, inner)->tested;
    bool in_rule = scope->in_rule;
    scope->in_rule = false;
    NodeId outer = sema_check_pattern(s, scope, pattern->items[1], named);
    scope->in_rule = in_rule;
    if (is_test) { /* `:? T as x`: x has the type T */
      psg_set_children(s->graph, inner, &outer, 1);
      return inner;
    }
    if (psg_node(s->graph, outer)->kind != PSG_PATTERN_BINDING)
      return psg_new2(s->graph, PSG_PAT_AND, type, pattern->span, inner, outer);
    return psg_new2(s->graph, PSG_PAT_AS, type, pattern->span, inner, outer);
  }
  case SYN_PAT_OR: return or_pattern(s, scope, pattern, type);
  case SYN_PAT_AND: {
    NodeId *nodes = NEW_ARRAY(s->unit, NodeId, pattern->count);
    for (uint32_t i = 0; i < pattern->count; i++)
      nodes[i] = sema_check_pattern(s, scope, pattern->items[i], type);
    return psg_new_n(s->graph, PSG_PAT_AND, type, pattern->span, nodes, pattern->count);
  }
  case SYN_PAT_CONS:
    return list_pattern(s, scope, pattern->items, pattern->count - 1,
                        pattern->items[pattern->count - 1], type, pattern->span);
  case SYN_PAT_LIST:
    return list_pattern(s, scope, pattern->items, pattern->count, NULL, type, pattern->span);
  case SYN_PAT_ARRAY: {
    TypeId element = sema_new_var(s, pattern->span);
    expect(s, type, type_array(t, element, 1), pattern->span);
    NodeId *nodes = NEW_ARRAY(s->unit, NodeId, pattern->count + 1);
    for (uint32_t i = 0; i < pattern->count; i++)
      nodes[i] = sema_check_pattern(s, scope, pattern->items[i], element);
    return psg_new_n(s->graph, PSG_PAT_ARRAY, type, pattern->span, nodes, pattern->count);
  }
  case SYN_PAT_TUPLE: {
    TypeId *types = NEW_ARRAY(s->unit, TypeId, pattern->count);
    TypeId known = type_resolve(t, type);
    bool is_struct = (pattern->flags & SYN_F_STRUCT) != 0;
    if (type_kind(t, known) == TYPE_TUPLE && type_row(t, known)->flags & TYPE_FLAG_STRUCT)
      is_struct = true; /* as in an expression: a tuple is of the kind that is known */
    for (uint32_t i = 0; i < pattern->count; i++)
      types[i] = sema_new_var(s, pattern->items[i]->span);
    expect(s, known, type_tuple(t, types, pattern->count, is_struct), pattern->span);
    NodeId *nodes = NEW_ARRAY(s->unit, NodeId, pattern->count);
    for (uint32_t i = 0; i < pattern->count; i++)
      nodes[i] = sema_check_pattern(s, scope, pattern->items[i], types[i]);
    return psg_new_n(s->graph, PSG_PAT_TUPLE, type, pattern->span, nodes, pattern->count);
  }
  case SYN_PAT_RECORD: return record_pattern(s, scope, pattern, type);
  case SYN_PAT_TYPED: {
    expect(s, type, sema_resolve_type(s, scope, pattern->items[1]), pattern->span);
    return sema_check_pattern(s, scope, pattern->items[0], type);
  }
  case SYN_PAT_IS: {
    if (!s->dialect->has_type_tests) {
      diag(s->diags, pattern->span, D_CLEF_TYPE_TEST, ":?");
      return sema_error_node(s, type, pattern->span);
    }
    TypeId tested = sema_resolve_type(s, scope, pattern->items[0]);
    if (!sema_check_testable(s, type, tested, pattern->span))
      return sema_error_node(s, type, pattern->span);
    if (sema_is_sealed(s, type)) {
      diag(s->diags, pattern->span, D_NO_SUBTYPES, sema_type_text(s, type));
      return sema_error_node(s, type, pattern->span);
    }
    if (sema_always_is(s, type, tested)) diag(s->diags, pattern->span, D_ALWAYS_HOLDS);
    if (!sema_may_be(s, type, tested, pattern->span)) {
      diag(s->diags, pattern->span, D_NOT_COMPATIBLE, sema_type_text(s, tested),
           sema_type_text(s, type));
      return sema_error_node(s, type, pattern->span);
    }
    sema_warn_measures(s, tested, pattern->span);
    NodeId node = node0(s, PSG_PAT_TYPE_TEST, type, pattern->span);
    psg_type_test(s->graph, node)->tested = tested;
    return node;
  }
  case SYN_PAT_OPTIONAL:
    return new_variable(s, scope, pattern->items[0]->name, type, pattern->span);
  default:
    diag(s->diags, pattern->span, D_PATTERN_FORM, syn_kind_text((SynKind)pattern->kind));
    return sema_error_node(s, type, pattern->span);
  }
}
