/* comprehension: lists, arrays, sequences: literal elements, ranges, comprehensions.
 *
 * A list or array with any statement in it is the list or array of a sequence expression. Statements of another type than unit
 * are yielded, unless there is an explicit yield.
 */
#include "clef/sema/check.h"
#include "clef/sema/report/report.h"
#include "clef/sema/call/call.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/expr/expr.h"

/* A yield anywhere; `explicit`: one that turns implicit yields off, which yield! does not. */
static bool writes_yield(Syn *e, bool explicit) {
  if (!e) return false;
  switch ((SynKind)e->kind) {
  case SYN_YIELD: return !explicit || !(e->flags & SYN_F_BANG);
  case SYN_LAMBDA:
  case SYN_FUNCTION:
  case SYN_COMP:
  case SYN_LIST:
  case SYN_ARRAY: return false;
  case SYN_LET: return writes_yield(e->items[e->count - 1], explicit);
  case SYN_FOR_IN:
    if (e->flags & SYN_F_ARROW) return true;
    break;
  default: break;
  }
  for (uint32_t i = 0; i < e->count; i++)
    if (e->items[i] && syn_kind_group((SynKind)e->items[i]->kind) != SYN_GROUP_PAT &&
        writes_yield(e->items[i], explicit))
      return true;
  return false;
}

bool sema_writes_yield(Syn *e) { return writes_yield(e, true); }

/* Might this branch have no value to yield? What is written as a value has. */
static bool may_be_unit(const Sema *s, Syn *e) {
  if (!e) return true;
  switch ((SynKind)e->kind) {
  case SYN_CONST:
  case SYN_TUPLE:
  case SYN_CONS:
  case SYN_LIST:
  case SYN_ARRAY:
  case SYN_RECORD:
  case SYN_ANON_RECORD:
  case SYN_INTERP:
  case SYN_LAMBDA:
  case SYN_IDENT:
  case SYN_LONG_IDENT:
  case SYN_INDEX:
  case SYN_PREFIX:
  case SYN_NEW:
  case SYN_OBJECT: return e->kind == SYN_CONST && e->sub == SYN_CONST_UNIT;
  case SYN_INFIX: return strchr(name_text(s->names, e->name), '|') != NULL; /* pipes */
  case SYN_PAREN: return may_be_unit(s, e->items[0]);
  case SYN_IF:
    for (uint32_t i = 1; i < e->count; i += 2)
      if (may_be_unit(s, e->items[i])) return true;
    return e->count % 2 == 0 || may_be_unit(s, e->items[e->count - 1]);
  case SYN_MATCH:
    for (uint32_t i = 1; i < e->count; i++)
      if (may_be_unit(s, e->items[i]->items[2])) return true;
    return false;
  default: return true;
  }
}

static bool is_statement(const Sema *s, Syn *e) {
  switch ((SynKind)e->kind) {
  case SYN_FOR_IN:
  case SYN_FOR_TO:
  case SYN_WHILE:
  case SYN_YIELD:
  case SYN_LET:
  case SYN_SEQUENTIAL:
  case SYN_DO: return true;
  case SYN_IF: return e->count % 2 == 0 || !e->items[e->count - 1] || may_be_unit(s, e);
  case SYN_MATCH: return may_be_unit(s, e);
  default: return false;
  }
}

/* Yields nothing when yields are written: its value is ignored with a warning. */
static bool is_plain(const Syn *e) {
  return e->kind == SYN_CONST || e->kind == SYN_IDENT || e->kind == SYN_LONG_IDENT ||
         e->kind == SYN_APP || e->kind == SYN_INFIX || e->kind == SYN_TUPLE;
}

/* A type of the program may have (+) with a step of another type. */
static NodeId check_step(Sema *s, const Scope *scope, Syn *step, TypeId element) {
  Types *t = s->types;
  TypeId type = type_resolve(t, element);
  if (type_kind(t, type) != TYPE_APP || type_prim(t, type) != PRIM_NONE)
    return sema_check_expr(s, scope, step, element);
  TypeId own = sema_new_var(s, step->span);
  NodeId node = sema_check_expr(s, scope, step, own);
  own = type_resolve(t, own);
  if (type_kind(t, own) == TYPE_APP && type_prim(t, own) == PRIM_NONE) return node;
  return sema_fit(s, node, element, step->span);
}

static NodeId check_range(Sema *s, const Scope *scope, Syn *range, TypeId element, Span span) {
  Types *t = s->types;
  TypeId type = element;
  if (!range->items[0] || !syn_item(range, 2)) { /* `*`, `a..`: slices only */
    diag(s->diags, span, D_OPEN_RANGE);
    return sema_error_node(s, type_app(t, type_known(t, KNOWN_SEQ), &type, 1), span);
  }
  NodeId parts[3] = {sema_check_expr(s, scope, range->items[0], type)};
  uint32_t count = 1;
  if (range->items[1]) parts[count++] = check_step(s, scope, range->items[1], type);
  parts[count++] = sema_check_expr(s, scope, range->items[2], type);
  return sema_range(s, parts, count, type, span);
}

static NodeId to_kind(Sema *s, NodeId sequence, CompKind kind, Span span) {
  if (kind == COMP_LIST)
    return sema_library_call(s, "Seq", "toList", (TypeId){0}, &sequence, 1, span);
  if (kind == COMP_ARRAY)
    return sema_library_call(s, "SeqImpl", "toArray", (TypeId){0}, &sequence, 1, span);
  return sequence;
}

static TypeId collection_type(Sema *s, CompKind kind, TypeId element) {
  Types *t = s->types;
  if (kind == COMP_ARRAY) return type_array(t, element, 1);
  return type_app(t, type_known(t, kind == COMP_LIST ? KNOWN_LIST : KNOWN_SEQ), &element, 1);
}

static NodeId check_comprehension(Sema *s, const Scope *outer, Syn *e, CompKind kind,
                                  TypeId element) {
  Types *t = s->types;
  bool explicit_yield = false;
  for (uint32_t i = 0; i < e->count; i++)
    explicit_yield = explicit_yield || writes_yield(e->items[i], true);
  Comp comp = {COMP_SEQ, element, !explicit_yield};
  Scope scope = *outer;
  scope.comp = &comp;
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, e->count + 1);
  for (uint32_t i = 0; i < e->count; i++) {
    nodes[i] = explicit_yield && is_plain(e->items[i])
                   ? sema_check_statement_of(s, &scope, e->items[i], element)
                   : sema_check_expr(s, &scope, e->items[i], sema_unit(s));
  }
  NodeId body = e->count == 1 ? nodes[0]
                : e->count
                    ? psg_new_n(s->graph, PSG_SEQUENTIAL, sema_unit(s), e->span, nodes, e->count)
                    : sema_unit_node(s, e->span);
  NodeId sequence = psg_new1(s->graph, PSG_SEQ_EXPR,
                             type_app(t, type_known(t, KNOWN_SEQ), &element, 1), e->span, body);
  return to_kind(s, sequence, kind, e->span);
}

NodeId sema_check_sequence(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  CompKind kind = e->kind == SYN_LIST ? COMP_LIST : e->kind == SYN_ARRAY ? COMP_ARRAY : COMP_SEQ;
  TypeId known = type_resolve(t, expect->type), element = {0};
  KnownTycon tycon = kind == COMP_LIST ? KNOWN_LIST : kind == COMP_ARRAY ? KNOWN_ARRAY : KNOWN_SEQ;
  if (type_is_known(t, known, tycon))
    element = type_arg(t, known, 0);
  else if (type_is_known(t, known, KNOWN_SEQ))
    element = type_arg(t, known, 0);
  else
    element = sema_new_var(s, e->span);
  Scope plain = *scope;
  plain.comp = NULL;
  if (type_kind(t, known) == TYPE_VAR) sema_take_form(s, known, collection_type(s, kind, element));
  NodeId node;
  if (e->kind == SYN_RANGE) {
    node = check_range(s, &plain, e, element, e->span);
    return sema_fit_expected(s, node, expect, e->span);
  }
  if (e->count == 1 && e->items[0]->kind == SYN_RANGE && e->items[0]->items[0] &&
      e->items[0]->count > 2 && e->items[0]->items[2]) {
    node = to_kind(s, check_range(s, &plain, e->items[0], element, e->span), kind, e->span);
    return sema_fit_expected(s, node, expect, e->span);
  }
  bool statements = kind == COMP_SEQ;
  for (uint32_t i = 0; i < e->count; i++) {
    Syn *item = e->items[i];
    bool is_control = item->kind == SYN_MATCH || item->kind == SYN_IF ||
                      item->kind == SYN_TRY_WITH || item->kind == SYN_TRY_FINALLY;
    statements = statements || is_statement(s, item) || (is_control && writes_yield(item, false));
  }
  if (statements)
    return sema_fit_expected(s, check_comprehension(s, scope, e, kind, element), expect, e->span);
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, e->count + 1);
  bool is_open = type_kind(t, type_resolve(t, element)) == TYPE_VAR;
  Because because = {0};
  for (uint32_t i = 0; i < e->count; i++) {
    if (i == 1 && is_open) because = sema_because_like(s, BECAUSE_ELEMENT, e->items[0], element);
    TypeId resolved = type_resolve(t, element);
    bool coerces = type_kind(t, resolved) == TYPE_APP && e->items[i]->kind != SYN_LAMBDA &&
                   e->items[i]->kind != SYN_CONST &&
                   (tycon_row(t, type_tycon(t, resolved))->kind == TYCON_INTERFACE ||
                    tycon_row(t, type_tycon(t, resolved))->kind == TYCON_CLASS ||
                    type_is_known(t, resolved, KNOWN_OBJ));
    if (is_open && s->dialect->checks_uses && type_is_known(t, resolved, KNOWN_OBJ) &&
        call_is_lambda(e->items[i])) { /* it becomes an object only where the list is annotated */
      Syn *lambda = e->items[i];
      while (lambda->kind == SYN_PAREN) lambda = lambda->items[0];
      sema_report_function(s, lambda->span, EXPECT(resolved),
                           lambda->kind == SYN_LAMBDA ? lambda->count - 1 : 1);
      nodes[i] = sema_error_node(s, resolved, lambda->span);
      continue;
    }
    bool is_one_tuple =
        e->count == 1 && e->items[0]->kind == SYN_TUPLE && !(e->items[0]->flags & SYN_F_STRUCT);
    if (is_one_tuple && kind == COMP_LIST && s->dialect->warns)
      diag(s->diags, e->span, D_ONE_TUPLE);
    if (coerces) {
      TypeId type;
      nodes[i] =
          sema_fit(s, sema_infer_expr(s, &plain, e->items[i], &type), element, e->items[i]->span);
    } else {
      if (is_one_tuple) because.kind = BECAUSE_ONE_TUPLE;
      nodes[i] = sema_check_because(s, &plain, e->items[i], element, because);
    }
  }
  node = psg_new_n(s->graph, kind == COMP_LIST ? PSG_LIST_EXPR : PSG_ARRAY_EXPR,
                   collection_type(s, kind, element), e->span, nodes, e->count);
  return sema_fit_expected(s, node, expect, e->span);
}
