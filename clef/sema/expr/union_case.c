/* union_case: construction of union cases, exceptions and results of active patterns.
 *
 * A case has one argument. It is a tuple if the case has several fields, and its items may be named (`Circle(radius = 1.0)`).
 * Without its argument a case is a function.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/expr/apply.h"

/* f of `f = e`. */
static Name list_name(const Syn *item) { return item->items[0]->name; }

/* The arguments of a case or exception constructor: one argument that is a tuple when there are several fields. */
static uint32_t case_args(Sema *s, const Scope *scope, const CaseFields *fields, Syn *arg,
                          NodeId *out) {
  Types *t = s->types;
  uint32_t first_field = fields->first, count = fields->count;
  TypeId owner = fields->owner;
  const char *what = fields->what;
  Syn *list = arg;
  while (list && list->kind == SYN_PAREN &&
         (list->items[0]->kind == SYN_PAREN || list->items[0]->kind == SYN_TUPLE || count == 1))
    list = list->items[0];
  bool is_tuple = list && list->kind == SYN_TUPLE && count != 1;
  uint32_t given = list ? (is_tuple ? list->count : 1) : 0;
  if (list && list->kind == SYN_CONST && list->sub == SYN_CONST_UNIT && count != 1) given = 0;
  if (given != count) {
    Span at = arg ? arg->span : (Span){0};
    if (given == 1 && count > 1 &&
        arg) { /* one value that is the whole tuple is not taken apart here */
      TypeId actual, *items = NEW_ARRAY(s->unit, TypeId, count);
      for (uint32_t i = 0; i < count; i++)
        items[i] = type_of_field(t, (FieldId){first_field + i}, owner);
      sema_infer_expr(s, scope, arg, &actual);
      uint32_t said = s->diags->list.count;
      sema_mismatch(s, at, type_tuple(t, items, count, false), actual);
      if (s->diags->list.count > said)
        diag_hint(s->diags, "write the fields as a tuple: %s(%s)", what,
                  count == 2 ? "a, b" : "a, b, …");
    } else {
      diag(s->diags, at, D_CASE_ARG_COUNT, format_in(s->session, "%u", count),
           format_in(s->session, "%u", given));
    }
    return 0;
  }
  for (uint32_t i = 0; i < count; i++) out[i] = (NodeId){0};
  for (uint32_t i = 0; i < count; i++) {
    Syn *item = is_tuple ? list->items[i] : list;
    uint32_t at = i;
    if (item->kind == SYN_INFIX && item->items[0]->kind == SYN_IDENT &&
        !strcmp(name_text(s->names, item->name), "=")) {
      /* field = value, by name */
      for (uint32_t k = 0; k < count; k++) {
        if (field_row(t, (FieldId){first_field + k})->name.index != item->items[0]->name.index)
          continue;
        at = k;
        item = item->items[1];
        break;
      }
      TypeId wanted = type_resolve(t, type_of_field(t, (FieldId){first_field + i}, owner));
      const char *written = name_text(s->names, list_name(is_tuple ? list->items[i] : list));
      bool named = is_tuple ? item != list->items[i] : item != list;
      if (!named && type_kind(t, wanted) != TYPE_VAR && !type_is_known(t, wanted, KNOWN_BOOL)) {
        diag(s->diags, item->items[0]->span, D_CASE_FIELD_UNDEFINED, what, written);
        return 0;
      }
      if (named && out[at].index) {
        diag(s->diags, item->span, D_CASE_FIELD_TWICE, written);
        return 0;
      }
    }
    FieldId field = {first_field + at};
    Because because = {.kind = BECAUSE_FIELD, .origin = field_row(t, field)->span};
    out[at] = sema_check_arg(s, scope, item, type_of_field(t, field, owner), because);
  }
  for (uint32_t i = 0; i < count; i++) {
    if (out[i].index) continue; /* a field named twice, so another is missing */
    diag(s->diags, arg->span, D_CASE_ARG_COUNT, format_in(s->session, "%u", count),
         format_in(s->session, "%u", count - 1));
    return 0;
  }
  return count;
}

static NodeId construct(Sema *s, uint32_t case_or_0, TyconId exception, TypeId type,
                        const NodeId *fields, uint32_t count, Span span) {
  NodeId node =
      psg_new_n(s->graph, case_or_0 ? PSG_UNION_CASE : PSG_NEW_OBJECT, type, span, fields, count);
  if (case_or_0)
    psg_union_case(s->graph, node)->id = (CaseId){case_or_0};
  else
    psg_new_object(s->graph, node)->exception = exception;
  return node;
}

typedef struct Construction {
  uint32_t case_or_0;
  TyconId exception;
  TypeId type;
  Span span;
} Construction;

static NodeId construct_in_lambda(Sema *s, void *context, const NodeId *fields, uint32_t count) {
  const Construction *c = context;
  return construct(s, c->case_or_0, c->exception, c->type, fields, count, c->span);
}

/* A constructor without its arguments is a function of them: of one, or of a tuple. */
static NodeId constructor_function(Sema *s, uint32_t case_or_0, TyconId exception,
                                   uint32_t first_field, uint32_t count, TypeId owner, Span span) {
  Types *t = s->types;
  TypeId *types = NEW_ARRAY(s->unit, TypeId, count + 1);
  for (uint32_t i = 0; i < count; i++)
    types[i] = type_of_field(t, (FieldId){first_field + i}, owner);
  Construction c = {case_or_0, exception, case_or_0 ? owner : type_of(t, KNOWN_EXN), span};
  return call_tuple_lambda(s, types, count, c.type, construct_in_lambda, &c, span);
}

/* Is the argument of a case of several fields one value, which must be a tuple of them? */
static bool is_whole_tuple(const Syn *arg, uint32_t count) {
  while (arg->kind == SYN_PAREN) arg = arg->items[0];
  return count > 1 && (arg->kind == SYN_APP || arg->kind == SYN_IDENT ||
                       arg->kind == SYN_LONG_IDENT || arg->kind == SYN_DOT || arg->kind == SYN_IF ||
                       arg->kind == SYN_MATCH || arg->kind == SYN_INDEX);
}

NodeId sema_apply_case(Sema *s, const Scope *scope, CaseId id, Call *call, const Expect *expect,
                       Span name_span) {
  Types *t = s->types;
  const CaseRow row = *case_row(t, id);
  if (tycon_row(t, row.tycon)->kind == TYCON_ENUM) {
    sema_note_use(s, (NameUse){.span = name_span, .kind = USE_CASE, .id = id.index});
    NodeId node =
        psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_INT, (uint64_t)row.value),
                        type_app(t, row.tycon, NULL, 0), name_span);
    return sema_fit_expected(s, node, expect, call->span);
  }
  TypeId owner = sema_instantiate_tycon(s, row.tycon, name_span);
  TypeId known = type_resolve(t, expect->type);
  if (type_tycon(t, known).index == row.tycon.index &&
      (call->args.count + call->fed_count == 1 || !row.field_count))
    type_unify(&s->unifier, owner, known);
  else if (type_kind(t, known) == TYPE_VAR && call->args.count == 1 && !call->fed_count)
    sema_take_form(s, known, owner); /* its fields may call the function whose result it is */
  if (row.field_count && call->args.count > 1 && !call->fed_count) {
    const char *name = name_text(s->names, row.name);
    diag(s->diags, call->span, D_TOO_MANY_ARGS, name,
         row.field_count == 1 ? "1 argument" : "one argument, a tuple",
         format_in(s->session, "%u", call->args.count), sema_type_text(s, owner));
    if (row.field_count == call->args.count)
      diag_hint(s->diags, "write its fields as a tuple: %s(a, b%s)", name,
                row.field_count > 2 ? ", …" : "");
    return sema_error_node(s, expect->type, call->span);
  }
  if (!row.field_count) {
    NodeId node = construct(s, id.index, (TyconId){0}, owner, NULL, 0, name_span);
    if (call->args.count || call->fed_count) {
      diag(s->diags, call->span, D_NOT_A_FUNCTION, sema_type_text(s, owner));
      return sema_error_node(s, expect->type, call->span);
    }
    return sema_fit_expected(s, node, expect, call->span);
  }
  if (call->args.count == 1 && !call->fed_count &&
      !is_whole_tuple(call->args.items[0], row.field_count)) {
    NodeId *fields = NEW_ARRAY(s->unit, NodeId, row.field_count);
    CaseFields declared = {row.fields, row.field_count, owner, name_text(s->names, row.name)};
    if (case_args(s, scope, &declared, call->args.items[0], fields) != row.field_count)
      return sema_error_node(s, expect->type, call->span);
    return sema_fit_expected(
        s, construct(s, id.index, (TyconId){0}, owner, fields, row.field_count, call->span), expect,
        call->span);
  }
  if (!call->args.count && call->fed_count == 1 && row.field_count == 1) {
    NodeId field = sema_fit(s, call->fed[0], type_of_field(t, (FieldId){row.fields}, owner),
                            call->fed_span[0]);
    return sema_fit_expected(s, construct(s, id.index, (TyconId){0}, owner, &field, 1, call->span),
                             expect, call->span);
  }
  NodeId function = constructor_function(s, id.index, (TyconId){0}, row.fields, row.field_count,
                                         owner, name_span);
  return sema_finish_call(s, scope, call, function, expect);
}

NodeId sema_apply_exception(Sema *s, const Scope *scope, TyconId tycon, Call *call,
                            const Expect *expect, Span name_span) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  TypeId owner = type_app(t, tycon, NULL, 0), exn = type_of(t, KNOWN_EXN);
  if (!row.field_count)
    return sema_fit_expected(s, construct(s, 0, tycon, exn, NULL, 0, name_span), expect,
                             call->span);
  if (call->args.count == 1 && !call->fed_count) {
    NodeId *fields = NEW_ARRAY(s->unit, NodeId, row.field_count);
    CaseFields declared = {row.fields, row.field_count, owner, name_text(s->names, row.name)};
    if (case_args(s, scope, &declared, call->args.items[0], fields) != row.field_count)
      return sema_error_node(s, expect->type, call->span);
    return sema_fit_expected(s, construct(s, 0, tycon, exn, fields, row.field_count, call->span),
                             expect, call->span);
  }
  NodeId function =
      constructor_function(s, 0, tycon, row.fields, row.field_count, owner, name_span);
  return sema_finish_call(s, scope, call, function, expect);
}

static NodeId undefined_case(Sema *s, Span span, TypeId expected) {
  diag(s->diags, span, D_ACTIVE_TOO_MANY);
  return sema_error_node(s, expected, span);
}

/* Even, Odd in the body of (|Even|Odd|): cases of Choice; without an argument their payload is unit. A pattern's only
 * case is its argument: Some Int in (|Int|_|) is Some (). */
NodeId sema_apply_active(Sema *s, const Scope *scope, Found found, Call *call, const Expect *expect,
                         Span span) {
  Types *t = s->types;
  uint32_t index = found.extra & 0xff, cases = found.extra >> 8 & 0xff;
  if (cases == 1) {
    if (call->args.count == 1 && !call->fed_count)
      return sema_check(s, scope, call->args.items[0], expect);
    if (!call->args.count && call->fed_count == 1)
      return sema_fit_expected(s, call->fed[0], expect, call->fed_span[0]);
    return sema_fit_expected(s, sema_unit_node(s, span), expect, span);
  }
  Found choice;
  if (!sema_find_entry(s, (ModuleId){1}, SPACE_TYPE, sema_name(s, "Choice"), cases, &choice))
    return undefined_case(s, span, expect->type);
  TypeId owner = sema_instantiate_tycon(s, (TyconId){choice.target}, span),
         known = type_resolve(t, expect->type);
  if (type_tycon(t, known).index == choice.target) type_unify(&s->unifier, owner, known);
  CaseId id = {tycon_row(t, (TyconId){choice.target})->cases + index};
  const CaseRow row = *case_row(t, id);
  TypeId payload = type_of_field(t, (FieldId){row.fields}, owner);
  NodeId value;
  if (call->args.count == 1 && !call->fed_count)
    value = sema_check_expr(s, scope, call->args.items[0], payload);
  else if (!call->args.count && call->fed_count == 1)
    value = sema_fit(s, call->fed[0], payload, call->fed_span[0]);
  else {
    value = sema_unit_node(s, span);
    if (!type_unify(&s->unifier, payload, sema_unit(s)))
      sema_mismatch(s, span, payload, sema_unit(s));
  }
  return sema_fit_expected(s, construct(s, id.index, (TyconId){0}, owner, &value, 1, call->span),
                           expect, call->span);
}
