/* builder: computation expressions with a builder, `b { … }`.
 *
 * The statements become calls of the builder's methods (F# specification, section 6.3.10). These are checked as if the program
 * had them:
 *
 *     b { let! x = e          b.Run(b.Delay(fun () ->
 *         if x > 0 then         b.Bind(e, fun x ->
 *           do! f x               b.Combine((if x > 0 then b.Bind(f x, fun () -> b.Return ()) else b.Zero()),
 *         return x }                        b.Delay(fun () -> b.Return x)))))
 *
 * The builder is evaluated once, into a variable. The methods that the builder defines determine the translation: a missing Run
 * or Delay is left out, and with BindReturn a `return` at the end of a `let!` becomes a call of it. Another missing method is an
 * error (FS0708). A custom operation applies to the statements before it: to the loops and lets around it, with a `yield` of
 * their variables in its place.
 */
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/expr/expr.h"

typedef VEC(Syn *) SynList;

typedef struct Builder {
  Sema *s;
  Name variable; /* of the builder */
  TypeId type;
  bool implicit; /* statements that are not unit are yielded */
  bool has_source, has_operations;
  bool failed; /* a method is missing: said once */
} Builder;

static Syn *translate(Builder *b, Syn *e);

/* ---- making syntax ---- */

static Syn *make(Builder *b, SynKind kind, Span span, Syn **items, uint32_t count) {
  Syn *made = sema_make_syn(b->s, kind, span, items, count);
  made->flags |= SYN_F_MADE;
  return made;
}

static Syn *ident(Builder *b, Name name, Span span) {
  Syn *made = sema_make_ident(b->s, name, span);
  made->flags |= SYN_F_MADE;
  return made;
}

static Syn *unit_syn(Builder *b, Span span) {
  Syn *node = make(b, SYN_CONST, span, NULL, 0);
  node->sub = SYN_CONST_UNIT;
  return node;
}

static Syn *name_pattern(Builder *b, Name name, Span span) {
  Syn *made = sema_make_name_pattern(b->s, name, span);
  made->flags |= SYN_F_MADE;
  return made;
}

static Syn *lambda(Builder *b, Syn *pattern, Syn *body) {
  Syn *items[] = {pattern, body};
  return make(b, SYN_LAMBDA, body->span, items, 2);
}

/* Does the pattern, as it is written, match every value? A name may also be that of a case: such a pattern is none of these. */
static bool is_simple_pattern(const Syn *pattern) {
  switch ((SynKind)pattern->kind) {
  case SYN_PAT_NAME:
  case SYN_PAT_WILD: return true;
  case SYN_CONST: return pattern->sub == SYN_CONST_UNIT;
  case SYN_PAT_TYPED:
  case SYN_PAT_PAREN: return is_simple_pattern(pattern->items[0]);
  case SYN_PAT_TUPLE:
    for (uint32_t i = 0; i < pattern->count; i++)
      if (!is_simple_pattern(pattern->items[i])) return false;
    return true;
  default: return false;
  }
}

/* The function of what a `let!` or `for` binds. A value that does not match is reported at `at`. */
static Syn *binder(Builder *b, Syn *pattern, Syn *body, Span at) {
  if (is_simple_pattern(pattern)) return lambda(b, pattern, body);
  Syn *items[] = {pattern, NULL, body}, *rule = make(b, SYN_RULE, at, items, 3);
  return make(b, SYN_FUNCTION, at, &rule, 1);
}

static Syn *thunk(Builder *b, Syn *body) { return lambda(b, unit_syn(b, body->span), body); }

static bool has_method(Builder *b, const char *name) {
  return sema_find_member(b->s, b->type, sema_name(b->s, name), false).index != 0;
}

/* Without the method the construct is not available. */
static bool need(Builder *b, const char *name, Span span) {
  if (has_method(b, name)) return true;
  if (!b->failed && type_kind(b->s->types, type_resolve(b->s->types, b->type)) != TYPE_ERROR)
    diag(b->s->diags, span, D_BUILDER_LACKS, name);
  b->failed = true;
  return false;
}

static Syn *call_named(Builder *b, Name name, Syn **args, uint32_t count, Span span) {
  Syn *path[] = {ident(b, b->variable, span), ident(b, name, span)};
  Syn *function = make(b, SYN_LONG_IDENT, span, path, 2), *arg;
  if (count) {
    for (uint32_t i = 0; i < count; i++) /* `x = 1` names no argument here */
      if (args[i]->kind == SYN_INFIX) args[i] = make(b, SYN_PAREN, args[i]->span, &args[i], 1);
    arg = make(b, SYN_TUPLE, span, args, count);
    arg = make(b, SYN_PAREN, span, &arg, 1);
  } else {
    arg = unit_syn(b, span);
  }
  Syn *items[] = {function, arg}, *app = make(b, SYN_APP, span, items, 2);
  app->flags |= SYN_F_ADJACENT;
  return app;
}

static Syn *call(Builder *b, const char *name, Syn **args, uint32_t count, Span span) {
  need(b, name, span);
  return call_named(b, sema_name(b->s, name), args, count, span);
}

static Syn *call1(Builder *b, const char *name, Syn *arg, Span span) {
  return call(b, name, &arg, 1, span);
}
static Syn *call2(Builder *b, const char *name, Syn *first, Syn *second, Span span) {
  Syn *args[] = {first, second};
  return call(b, name, args, 2, span);
}

static Syn *zero(Builder *b, Span span) { return call(b, "Zero", NULL, 0, span); }
static Syn *source(Builder *b, Syn *e) {
  return b->has_source ? call1(b, "Source", e, e->span) : e;
}
/* What `for` goes through: a..b as seq { a..b }. */
static Syn *elements(Builder *b, Syn *e) {
  if (e->kind != SYN_RANGE) return source(b, e);
  Syn *parts[] = {ident(b, sema_name(b->s, "seq"), e->span), make(b, SYN_COMP, e->span, &e, 1)};
  return source(b, make(b, SYN_APP, e->span, parts, 2));
}
static Syn *delayed(Builder *b, Syn *body, Span span) {
  need(b, "Delay", span);
  return call1(b, "Delay", thunk(b, body), span);
}

static Syn *with_items(Builder *b, Syn *e, Syn **items) {
  Syn *copy = make(b, (SynKind)e->kind, e->span, items, e->count);
  Syn **kept = copy->items;
  *copy = *e;
  copy->items = kept;
  return copy;
}

/* Custom operations: those of the program, then those of the library. */
static const CustomOperation *operation_at(const Sema *s, uint32_t i) {
  if (i < s->members.operations.count) return &s->members.operations.items[i];
  i -= (uint32_t)s->members.operations.count;
  return i < s->members.image_operation_count ? &s->members.image_operations[i] : NULL;
}

static bool has_operations(Sema *s, TypeId builder) {
  const CustomOperation *row;
  for (uint32_t i = 0; (row = operation_at(s, i)) != NULL; i++)
    if (type_find_super(s->types, builder, member_row(s->types, row->member)->tycon).index)
      return true;
  return false;
}

/* ---- what a statement is ---- */

static bool is_operation(Builder *b, Syn *e, MemberId *member) {
  if (e->kind == SYN_JOIN_IN) e = e->items[0];
  while (e->kind == SYN_APP) e = e->items[0];
  return e->kind == SYN_IDENT && sema_find_operation(b->s, b->type, e->name, member);
}

/* Is it a form that the builder translates? Anything else is an ordinary expression. */
static bool is_computation(Syn *e) {
  switch ((SynKind)e->kind) {
  case SYN_LET:
  case SYN_IF:
  case SYN_MATCH:
  case SYN_TRY_WITH:
  case SYN_TRY_FINALLY:
  case SYN_WHILE:
  case SYN_FOR_TO:
  case SYN_FOR_IN:
  case SYN_SEQUENTIAL:
  case SYN_YIELD:
  case SYN_RETURN: return true;
  default: return false;
  }
}

/* Does no branch of it contain a form that the builder translates? Then it may stay an ordinary statement. */
static bool is_plain(Builder *b, Syn *e) {
  MemberId member;
  if (!e) return true;
  if (e->flags & SYN_F_BANG && e->kind != SYN_IDENT) return false;
  switch ((SynKind)e->kind) {
  case SYN_YIELD:
  case SYN_RETURN: return false;
  case SYN_LET: return !(e->flags & SYN_F_USE) && is_plain(b, e->items[e->count - 1]);
  case SYN_SEQUENTIAL:
  case SYN_IF:
    for (uint32_t i = 0; i < e->count; i++)
      if (!is_plain(b, e->items[i])) return false;
    return true;
  case SYN_MATCH:
  case SYN_TRY_WITH:
    for (uint32_t i = 1; i < e->count; i++)
      if (!is_plain(b, e->items[i]->items[2])) return false;
    return e->kind == SYN_MATCH || is_plain(b, e->items[0]);
  case SYN_TRY_FINALLY: /* the builder's, whatever is in them */
  case SYN_WHILE:
  case SYN_FOR_TO:
  case SYN_FOR_IN: return false;
  default: return !is_operation(b, e, &member);
  }
}

/* `return` at the end of an expression that is otherwise an ordinary one: that expression, else NULL. */
static Syn *plain_result(Builder *b, Syn *e) {
  if (!e) return NULL;
  Syn **items = NEW_ARRAY(b->s->unit, Syn *, e->count + 1);
  for (uint32_t i = 0; i < e->count; i++) items[i] = e->items[i];
  switch ((SynKind)e->kind) {
  case SYN_RETURN: return e->flags & SYN_F_BANG ? NULL : e->items[0];
  case SYN_LET:
    if (e->flags & (SYN_F_BANG | SYN_F_USE)) return NULL;
    items[e->count - 1] = plain_result(b, e->items[e->count - 1]);
    return items[e->count - 1] ? with_items(b, e, items) : NULL;
  case SYN_SEQUENTIAL:
    for (uint32_t i = 0; i + 1 < e->count; i++)
      if (!is_plain(b, e->items[i])) return NULL;
    items[e->count - 1] = plain_result(b, e->items[e->count - 1]);
    return items[e->count - 1] ? with_items(b, e, items) : NULL;
  case SYN_IF:
    if (e->count % 2 == 0 || !e->items[e->count - 1]) return NULL;
    for (uint32_t i = 1; i < e->count; i += i + 2 < e->count ? 2 : 1) {
      items[i] = plain_result(b, e->items[i]);
      if (!items[i]) return NULL;
    }
    return with_items(b, e, items);
  case SYN_MATCH:
    if (e->flags & SYN_F_BANG) return NULL;
    for (uint32_t i = 1; i < e->count; i++) {
      Syn *rule[] = {e->items[i]->items[0], e->items[i]->items[1],
                     plain_result(b, e->items[i]->items[2])};
      if (!rule[2]) return NULL;
      items[i] = with_items(b, e->items[i], rule);
    }
    return with_items(b, e, items);
  default: return NULL;
  }
}

/* ---- binding ---- */

/* let! p = e in body */
static Syn *bind(Builder *b, Syn *pattern, Syn *e, Syn *body, Span span) {
  Syn *plain = has_method(b, "BindReturn") ? plain_result(b, body) : NULL;
  if (plain)
    return call2(b, "BindReturn", source(b, e), binder(b, pattern, plain, pattern->span), span);
  need(b, "Bind", span);
  return call2(b, "Bind", source(b, e), binder(b, pattern, translate(b, body), pattern->span),
               span);
}

static Syn *pattern_of(Builder *b, Syn *binding) {
  Syn *pattern = binding->items[SYN_BINDING_HEAD], *type = syn_item(binding, SYN_BINDING_RESULT);
  if (!type) return pattern;
  Span whole = span_join(pattern->span, type->span);
  Syn *items[] = {pattern, type}, *typed = make(b, SYN_PAT_TYPED, whole, items, 2);
  return make(b, SYN_PAT_PAREN, whole, &typed, 1);
}

static Syn *tuple_pattern(Builder *b, Syn **items, uint32_t count, Span span) {
  Syn *tuple = make(b, SYN_PAT_TUPLE, span, items, count);
  return make(b, SYN_PAT_PAREN, span, &tuple, 1);
}

/* let! p1 = e1 and! … pn = en in body: BindN, or the sources are merged, the last ones together when there are many. */
static Syn *bind_several(Builder *b, Syn *let) {
  uint32_t count = let->count - 1;
  Span span = let->items[0]->span, first_pattern = let->items[0]->items[SYN_BINDING_HEAD]->span;
  Syn **patterns = NEW_ARRAY(b->s->unit, Syn *, count),
      **args = NEW_ARRAY(b->s->unit, Syn *, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    patterns[i] = pattern_of(b, let->items[i]);
    args[i] = source(b, let->items[i]->items[SYN_BINDING_BODY]);
  }
  Syn *body = let->items[count], *plain = plain_result(b, body);
  const char *bind_return = format_in(b->s->unit, "Bind%uReturn", count),
             *bind_n = format_in(b->s->unit, "Bind%u", count);
  Syn *all = tuple_pattern(b, patterns, count, span);
  if (plain && has_method(b, bind_return)) {
    args[count] = binder(b, all, plain, first_pattern);
    return call(b, bind_return, args, count + 1, span);
  }
  if (has_method(b, bind_n)) {
    args[count] = binder(b, all, translate(b, body), first_pattern);
    return call(b, bind_n, args, count + 1, span);
  }
  uint32_t most = 1;
  while (most < count &&
         has_method(b, most + 1 == 2 ? "MergeSources"
                                     : format_in(b->s->unit, "MergeSources%u", most + 1)))
    most++;
  if (most < 2) {
    if (!b->failed) diag(b->s->diags, span, D_BUILDER_AND, format_in(b->s->unit, "%u", count));
    b->failed = true;
    return body;
  }
  while (count > 1) { /* the last `take` become one */
    uint32_t take = count < most ? count : most;
    const char *merge = take == 2 ? "MergeSources" : format_in(b->s->unit, "MergeSources%u", take);
    uint32_t first = count - take;
    args[first] = call(b, merge, args + first, take, span);
    patterns[first] = tuple_pattern(b, patterns + first, take, span);
    count = first + 1;
  }
  if (plain && has_method(b, "BindReturn"))
    return call2(b, "BindReturn", args[0], binder(b, patterns[0], plain, first_pattern), span);
  return call2(b, "Bind", args[0], binder(b, patterns[0], translate(b, body), first_pattern), span);
}

static Syn *translate_let(Builder *b, Syn *e) {
  Syn *body = e->items[e->count - 1];
  if (!body) body = unit_syn(b, e->span);
  Syn *binding = e->items[0];
  bool bang = (e->flags & SYN_F_BANG) != 0, is_use = (e->flags & SYN_F_USE) != 0;
  if (bang && e->count > 2) return bind_several(b, e);
  if (is_use) { /* use x = e in c: Using(e, fun x -> c); use! binds first */
    Syn *pattern = pattern_of(b, binding), *value = binding->items[SYN_BINDING_BODY];
    Syn *rest = lambda(b, pattern, translate(b, body));
    if (!bang) return call2(b, "Using", value, rest, binding->span);
    Name name = sema_fresh_name(b->s);
    Syn *using = call2(b, "Using", ident(b, name, value->span), rest, binding->span);
    return call2(b, "Bind", source(b, value), lambda(b, name_pattern(b, name, value->span), using),
                 binding->span);
  }
  if (bang)
    return bind(b, pattern_of(b, binding), binding->items[SYN_BINDING_BODY], body, binding->span);
  Syn **items = NEW_ARRAY(b->s->unit, Syn *, e->count);
  for (uint32_t i = 0; i + 1 < e->count; i++) items[i] = e->items[i];
  items[e->count - 1] = translate(b, body);
  return with_items(b, e, items);
}

/* ---- control ---- */

static Syn *rules(Builder *b, Syn *e, uint32_t first, bool reraise) {
  Syn **items = NEW_ARRAY(b->s->unit, Syn *, e->count + 1);
  uint32_t count = 0;
  for (uint32_t i = first; i < e->count; i++) {
    Syn *rule[] = {e->items[i]->items[0], e->items[i]->items[1],
                   translate(b, e->items[i]->items[2])};
    items[count++] = with_items(b, e->items[i], rule);
  }
  Syn *last = e->items[e->count - 1];
  SynKind kind = (SynKind)last->items[0]->kind;
  if (reraise && (last->items[1] || (kind != SYN_PAT_WILD && kind != SYN_PAT_NAME))) {
    Name name = sema_fresh_name(b->s);
    Syn *parts[] = {ident(b, sema_name(b->s, "raise"), e->span), ident(b, name, e->span)};
    Syn *rule[] = {name_pattern(b, name, e->span), NULL, make(b, SYN_APP, e->span, parts, 2)};
    items[count++] = make(b, SYN_RULE, e->span, rule, 3);
  }
  return make(b, SYN_FUNCTION, e->span, items, count);
}

static Syn *translate_for(Builder *b, Syn *e) {
  Syn *pattern = e->items[0], *values = e->items[1], *body = e->items[2];
  if (e->kind == SYN_FOR_TO) {
    Syn *step = NULL;
    if (e->flags & SYN_F_DOWN) {
      step = make(b, SYN_CONST, values->span, NULL, 0);
      step->sub = SYN_CONST_I32;
      step->u.bits = (uint64_t)-1;
    }
    Syn *range[] = {e->items[1], step, e->items[2]};
    values = make(b, SYN_RANGE, values->span, range, 3);
    pattern = name_pattern(b, e->items[0]->name, e->items[0]->span);
    body = e->items[3];
  }
  if (e->flags & SYN_F_ARROW) body = make(b, SYN_YIELD, body->span, &body, 1);
  need(b, "For", e->span);
  return call2(b, "For", elements(b, values), binder(b, pattern, translate(b, body), pattern->span),
               e->span);
}

/* while! c do body: let! c = … in let mutable $c = c in while $c do (body; let! c = … in $c <- c) */
static Syn *translate_while_bang(Builder *b, Syn *e) {
  Span span = e->items[0]->span;
  Name first = sema_fresh_name(b->s), again = sema_fresh_name(b->s), state = sema_fresh_name(b->s);
  Syn *assign[] = {ident(b, state, span), ident(b, again, span)};
  Syn *set = make(b, SYN_ASSIGN, span, assign, 2);
  Syn *bind_again[] = {NULL, name_pattern(b, again, span), NULL, NULL, e->items[0]};
  Syn *next[] = {make(b, SYN_BINDING, span, bind_again, 5), set};
  Syn *let_again = make(b, SYN_LET, span, next, 2);
  let_again->flags |= SYN_F_BANG;
  Syn *steps[] = {e->items[1], let_again};
  Syn *loop[] = {ident(b, state, span), make(b, SYN_SEQUENTIAL, e->span, steps, 2)};
  Syn *bind_state[] = {NULL, name_pattern(b, state, span), NULL, NULL, ident(b, first, span)};
  Syn *state_binding = make(b, SYN_BINDING, span, bind_state, 5);
  state_binding->flags |= SYN_F_MUTABLE;
  Syn *let_state[] = {state_binding, make(b, SYN_WHILE, e->span, loop, 2)};
  Syn *body = make(b, SYN_LET, e->span, let_state, 2);
  return bind(b, name_pattern(b, first, span), e->items[0], body, span);
}

static Syn *unit_or_zero(Builder *b, Span span) {
  if (!has_method(b, "Return")) return NULL;
  Syn *unit = unit_syn(b, span);
  return make(b, SYN_RETURN, span, &unit, 1);
}

/* e where a computation ends: `e; Zero()`, or yielded. */
static Syn *plain_end(Builder *b, Syn *e) {
  if (!b->implicit) {
    Syn *items[] = {e, zero(b, e->span)};
    return make(b, SYN_SEQUENTIAL, e->span, items, 2);
  }
  Name name = sema_fresh_name(b->s);
  Syn *items[] = {e, zero(b, e->span), call1(b, "Yield", ident(b, name, e->span), e->span)};
  Syn *node = make(b, SYN_STATEMENT_OR_YIELD, e->span, items, 3);
  node->name = name;
  return node;
}

/* An expression in parentheses where a step of the computation stands. */
static Syn *ambiguous(Builder *b, Syn *e) {
  if (!b->failed) diag(b->s->diags, e->span, D_COMPUTATION_PAREN);
  b->failed = true;
  return e;
}

static Syn *translate_steps(Builder *b, Syn **items, uint32_t count, Span span);

static Syn *translate_step(Builder *b, Syn *e, Syn **rest, uint32_t count, Span span) {
  if (e->kind == SYN_PAREN) return ambiguous(b, e);
  if (e->kind == SYN_DO && e->flags & SYN_F_BANG) {
    Syn *after = count == 1 ? rest[0] : make(b, SYN_SEQUENTIAL, span, rest, count);
    return bind(b, unit_syn(b, e->span), e->items[0], after, e->span);
  }
  if (is_computation(e)) {
    Syn *first = translate(b, e);
    need(b, "Combine", rest[0]->span);
    return call2(b, "Combine", first, delayed(b, translate_steps(b, rest, count, span), e->span),
                 e->span);
  }
  if (!b->implicit) {
    Syn *pair[] = {e, translate_steps(b, rest, count, span)};
    return make(b, SYN_SEQUENTIAL, span, pair, 2);
  }
  Name name = sema_fresh_name(b->s);
  Syn *after = translate_steps(b, rest, count, span);
  Syn *yielded = call1(b, "Yield", ident(b, name, e->span), e->span);
  Syn *items[] = {e, after, call2(b, "Combine", yielded, delayed(b, after, e->span), e->span)};
  Syn *node = make(b, SYN_STATEMENT_OR_YIELD, span, items, 3);
  node->name = name;
  return node;
}

/* ---- custom operations ---- */

/* The statements in which the operations stand: down the last statements of loops and lets. */
static bool holds_operations(Builder *b, Syn *e) {
  MemberId member;
  for (;;) {
    switch ((SynKind)e->kind) {
    case SYN_SEQUENTIAL:
      for (uint32_t i = 0; i < e->count; i++)
        if (is_operation(b, e->items[i], &member)) return true;
      e = e->items[e->count - 1];
      break;
    case SYN_LET:
      e = e->items[e->count - 1];
      if (!e) return false;
      break;
    case SYN_FOR_IN: e = e->items[2]; break;
    default: return is_operation(b, e, &member);
    }
  }
}

static void add_names(Builder *b, Syn *pattern, SynList *names) {
  if (!pattern) return;
  if (pattern->kind == SYN_PAT_NAME) {
    for (uint32_t i = 0; i < names->count; i++)
      if (names->items[i]->name.index == pattern->name.index) return;
    vec_push(b->s->unit, names, ident(b, pattern->name, pattern->span));
    return;
  }
  if (syn_kind_group((SynKind)pattern->kind) != SYN_GROUP_PAT) return;
  for (uint32_t i = pattern->kind == SYN_PAT_CASE ? 1 : 0; i < pattern->count; i++)
    add_names(b, pattern->items[i], names);
}

/* Adds the variables of a pattern to the variable space, in F#'s order: by descending name. A program sees the order in the
 * tuple that a computation without a projection yields. */
static void collect_names(Builder *b, Syn *pattern, SynList *names) {
  uint32_t first = names->count;
  add_names(b, pattern, names);
  for (uint32_t i = first + 1; i < names->count; i++) {
    Syn *name = names->items[i];
    const char *text = name_text(b->s->names, name->name);
    uint32_t k = i;
    for (; k > first && strcmp(name_text(b->s->names, names->items[k - 1]->name), text) < 0; k--)
      names->items[k] = names->items[k - 1];
    names->items[k] = name;
  }
}

static Syn *space_value(Builder *b, const SynList *names, Span span) {
  if (!names->count) return unit_syn(b, span);
  return names->count == 1 ? names->items[0] : make(b, SYN_TUPLE, span, names->items, names->count);
}

static Syn *space_pattern(Builder *b, const SynList *names, Span span) {
  if (!names->count) return make(b, SYN_PAT_WILD, span, NULL, 0);
  Syn **items = NEW_ARRAY(b->s->unit, Syn *, names->count);
  for (uint32_t i = 0; i < names->count; i++)
    items[i] = name_pattern(b, names->items[i]->name, names->items[i]->span);
  return names->count == 1 ? items[0] : tuple_pattern(b, items, names->count, span);
}

/* Turns syntax that was parsed as an expression into a pattern: `join (a, b) in …`, `into (k, g)`. */
static Syn *as_pattern(Builder *b, Syn *e) {
  Syn **items = NEW_ARRAY(b->s->unit, Syn *, e->count + 1);
  switch ((SynKind)e->kind) {
  case SYN_IDENT: return name_pattern(b, e->name, e->span);
  case SYN_WILDCARD: return make(b, SYN_PAT_WILD, e->span, NULL, 0);
  case SYN_CONST: return e;
  case SYN_PAREN:
  case SYN_TUPLE:
    for (uint32_t i = 0; i < e->count; i++)
      if (!(items[i] = as_pattern(b, e->items[i]))) return NULL;
    return make(b, e->kind == SYN_PAREN ? SYN_PAT_PAREN : SYN_PAT_TUPLE, e->span, items, e->count);
  case SYN_TYPED:
    items[0] = as_pattern(b, e->items[0]);
    items[1] = e->items[1];
    return items[0] ? make(b, SYN_PAT_TYPED, e->span, items, 2) : NULL;
  default: return NULL;
  }
}

static bool is_word(Builder *b, const Syn *e, const char *word) {
  return e->kind == SYN_IDENT && !strcmp(name_text(b->s->names, e->name), word);
}

static Syn *bad_join(Builder *b, Syn *step) {
  diag(b->s->diags, step->span, D_JOIN_FORM);
  b->failed = true;
  return step;
}

/* op p in e on (a = b) into g: Op(prior, e, fun space -> a, fun p -> b, fun space -> fun (p or g) -> wider space);
 * op p in e, like zip: Op(prior, e, fun space -> fun p -> wider space). */
static Syn *join(Builder *b, Syn *prior, Syn *step, MemberId member, SynList *names) {
  const CustomOperation *operation = sema_operation(b->s, member);
  Syn *left = step->items[0], *inner = step->items[1], *args[5] = {prior};
  if (left->kind != SYN_APP || left->count != 2) return bad_join(b, step);
  Syn *pattern = as_pattern(b, left->items[1]), *group = NULL, *condition = NULL;
  const char *word = operation->word.index ? name_text(b->s->names, operation->word) : "on";
  if (!operation->zips) {
    if (inner->kind != SYN_APP) return bad_join(b, step);
    uint32_t at = 1, count = inner->count;
    while (at < count && !is_word(b, inner->items[at], word)) at++;
    if (at + 1 >= count) return bad_join(b, step);
    condition = inner->items[at + 1];
    if (at + 3 < count && is_word(b, inner->items[at + 2], "into"))
      group = as_pattern(b, inner->items[at + 3]);
    while (condition->kind == SYN_PAREN) condition = condition->items[0];
    if (condition->kind != SYN_INFIX || (operation->groups && !group)) return bad_join(b, step);
    inner = at == 1 ? inner->items[0] : make(b, SYN_APP, inner->span, inner->items, at);
  }
  if (!pattern) return bad_join(b, step);
  Syn *before = space_pattern(b, names, step->span);
  uint32_t count = 1;
  args[count++] = source(b, inner);
  if (condition) {
    args[count++] = lambda(b, before, condition->items[0]);
    args[count++] = lambda(b, pattern, condition->items[1]);
  }
  Syn *added = group ? group : pattern;
  collect_names(b, added, names);
  args[count++] = lambda(b, before, lambda(b, added, space_value(b, names, step->span)));
  return call_named(b, member_row(b->s->types, member)->name, args, count, step->span);
}

/* Does the operation stand in a computation of Bind and Return, in place of For and Yield? */
static bool uses_bind(Builder *b, Syn *step) {
  MemberId member;
  return is_operation(b, step, &member) && sema_operation(b->s, member)->uses_bind;
}

/* What an operation starts from. */
static Syn *give_space(Builder *b, SynList *names, Syn *operation, Span space, Span span) {
  return call1(b, uses_bind(b, operation) ? "Return" : "Yield", space_value(b, names, space), span);
}

/* The start of the operations: `e` with a yield of its variables in their place. */
static Syn *before_operations(Builder *b, Syn *e, SynList *names, Syn ***steps, uint32_t *count) {
  MemberId member;
  Syn **items = NEW_ARRAY(b->s->unit, Syn *, e->count + 1);
  for (uint32_t i = 0; i < e->count; i++) items[i] = e->items[i];
  if (e->kind == SYN_FOR_IN) {
    collect_names(b, e->items[0], names);
    Syn *body = before_operations(b, e->items[2], names, steps, count);
    return call2(b, "For", elements(b, e->items[1]),
                 binder(b, e->items[0], body, e->items[0]->span), e->span);
  }
  if (e->kind == SYN_LET) {
    for (uint32_t i = 0; i + 1 < e->count; i++)
      collect_names(b, e->items[i]->items[SYN_BINDING_HEAD], names);
    Syn *body = before_operations(b, e->items[e->count - 1], names, steps, count);
    if (e->flags & SYN_F_BANG) {
      Syn *pattern = pattern_of(b, e->items[0]);
      return call2(b, "Bind", source(b, e->items[0]->items[SYN_BINDING_BODY]),
                   binder(b, pattern, body, pattern->span), e->items[0]->span);
    }
    items[e->count - 1] = body;
    return with_items(b, e, items);
  }
  if (e->kind == SYN_SEQUENTIAL) {
    uint32_t first = 0;
    while (first < e->count && !is_operation(b, e->items[first], &member)) first++;
    if (first == 0) {
      *steps = e->items, *count = e->count;
      return give_space(b, names, e->items[0], e->span, e->items[0]->span);
    }
    if (first == e->count) { /* in the last one */
      items[e->count - 1] = before_operations(b, e->items[e->count - 1], names, steps, count);
      return with_items(b, e, items);
    }
    *steps = e->items + first, *count = e->count - first;
    items[first] = give_space(b, names, e->items[first], e->span, e->items[first]->span);
    return make(b, SYN_SEQUENTIAL, e->span, items, first + 1);
  }
  *steps = NEW_ARRAY(b->s->unit, Syn *, 1);
  (*steps)[0] = e, *count = 1;
  return give_space(b, names, e, e->span, e->span);
}

static Syn *apply_operations(Builder *b, Syn *prior, Syn **steps, uint32_t count, SynList *names,
                             Span span) {
  const char *each = "For"; /* the method that takes the result of the last operation */
  for (uint32_t i = 0; i < count; i++) {
    Syn *step = steps[i], *head = step;
    MemberId member;
    if (!is_operation(b, step, &member)) { /* the rest is done for each of what there is by now */
      Syn *rest = i + 1 == count ? step : make(b, SYN_SEQUENTIAL, span, steps + i, count - i);
      if ((rest->kind == SYN_LET || rest->kind == SYN_FOR_IN) && holds_operations(b, rest)) {
        /* a let or loop behind an operation, and operations on all that it gives */
        Syn *pattern = space_pattern(b, names, span);
        Syn *body = before_operations(b, rest, names, &steps, &count);
        prior = call2(b, each, prior, lambda(b, pattern, body), step->span);
        i = UINT32_MAX; /* goes on with the first of the new steps */
        continue;
      }
      return call2(b, each, prior, lambda(b, space_pattern(b, names, span), translate(b, rest)),
                   step->span);
    }
    each = uses_bind(b, step) ? "Bind" : "For";
    if (step->kind == SYN_JOIN_IN) {
      prior = join(b, prior, step, member, names);
      continue;
    }
    SynList args = {0};
    vec_push(b->s->unit, &args, prior);
    VEC(Syn *) chain = {0};
    for (; head->kind == SYN_APP; head = head->items[0]) vec_push(b->s->unit, &chain, head);
    while (chain.count) {
      Syn *app = vec_pop(&chain);
      for (uint32_t k = 1; k < app->count; k++) vec_push(b->s->unit, &args, app->items[k]);
    }
    Syn *into = NULL;
    if (args.count > 2 && args.items[args.count - 2]->kind == SYN_IDENT &&
        !strcmp(name_text(b->s->names, args.items[args.count - 2]->name), "into")) {
      into = args.items[args.count - 1];
      args.count -= 2;
    }
    const CustomOperation *operation = sema_operation(b->s, member);
    for (uint32_t k = 1; k < args.count; k++)
      if (k < MOST_ARGS && operation->projections[k / 32] >> k % 32 & 1)
        args.items[k] = lambda(b, space_pattern(b, names, step->span), args.items[k]);
    prior =
        call_named(b, member_row(b->s->types, member)->name, args.items, args.count, step->span);
    if (into) {
      names->count = 0;
      Syn *pattern = as_pattern(b, into);
      if (!pattern) return bad_join(b, step);
      collect_names(b, pattern, names);
      if (i + 1 == count) return prior;
      Syn *yielded = call1(b, "Yield", space_value(b, names, step->span), step->span);
      prior = call2(b, "For", prior, lambda(b, pattern, yielded), step->span);
    } else if (!operation->keeps_space) {
      names->count = 0;
    }
  }
  return prior;
}

static Syn *translate_operations(Builder *b, Syn *e) {
  SynList names = {0};
  Syn **steps;
  uint32_t count;
  if (e->kind == SYN_SEQUENTIAL) { /* a loop with operations in it, then more of them */
    MemberId member;
    uint32_t first = 0;
    while (first < e->count && !is_operation(b, e->items[first], &member)) first++;
    if (first == 1 && e->items[0]->kind == SYN_FOR_IN && first < e->count) {
      Syn *prior = before_operations(b, e->items[0], &names, &steps, &count);
      if (is_operation(b, steps[0], &member))
        prior = apply_operations(b, prior, steps, count, &names, e->span);
      return apply_operations(b, prior, e->items + first, e->count - first, &names, e->span);
    }
  }
  Syn *prior = before_operations(b, e, &names, &steps, &count);
  return apply_operations(b, prior, steps, count, &names, e->span);
}

/* ---- the walk ---- */

static Syn *translate_steps(Builder *b, Syn **items, uint32_t count, Span span) {
  if (count == 1) return translate(b, items[0]);
  if (b->has_operations) {
    Syn *whole = make(b, SYN_SEQUENTIAL, span, items, count);
    if (holds_operations(b, whole)) return translate_operations(b, whole);
  }
  return translate_step(b, items[0], items + 1, count - 1, span);
}

static Syn *translate_kind(Builder *b, Syn *e) {
  if (b->has_operations && holds_operations(b, e)) return translate_operations(b, e);
  switch ((SynKind)e->kind) {
  case SYN_LET: return translate_let(b, e);
  case SYN_SEQUENTIAL: return translate_steps(b, e->items, e->count, e->span);
  case SYN_PAREN: return ambiguous(b, e);
  case SYN_IF: {
    bool has_else = e->count % 2 == 1 && e->items[e->count - 1];
    Syn **items = NEW_ARRAY(b->s->unit, Syn *, e->count + 1);
    uint32_t pairs = e->count / 2;
    if (!has_else) need(b, "Zero", e->span);
    for (uint32_t i = 0; i < pairs; i++)
      items[2 * i] = e->items[2 * i], items[2 * i + 1] = translate(b, e->items[2 * i + 1]);
    items[2 * pairs] = has_else ? translate(b, e->items[e->count - 1]) : zero(b, e->span);
    return make(b, SYN_IF, e->span, items, 2 * pairs + 1);
  }
  case SYN_MATCH: {
    Syn *function = rules(b, e, 1, false);
    if (e->flags & SYN_F_BANG)
      return call2(b, "Bind", source(b, e->items[0]), function, e->items[0]->span);
    Syn **items = NEW_ARRAY(b->s->unit, Syn *, e->count);
    items[0] = e->items[0];
    for (uint32_t i = 1; i < e->count; i++) items[i] = function->items[i - 1];
    return with_items(b, e, items);
  }
  case SYN_TRY_WITH:
    return call2(b, "TryWith", delayed(b, translate(b, e->items[0]), e->span), rules(b, e, 1, true),
                 e->span);
  case SYN_TRY_FINALLY:
    need(b, "TryFinally", e->span);
    return call2(b, "TryFinally", delayed(b, translate(b, e->items[0]), e->span),
                 thunk(b, e->items[1]), e->span);
  case SYN_WHILE:
    if (e->flags & SYN_F_BANG) return translate_while_bang(b, e);
    need(b, "While", e->span);
    return call2(b, "While", thunk(b, e->items[0]), delayed(b, translate(b, e->items[1]), e->span),
                 e->span);
  case SYN_FOR_TO:
  case SYN_FOR_IN: return translate_for(b, e);
  case SYN_YIELD:
    if (e->flags & SYN_F_BANG) return call1(b, "YieldFrom", source(b, e->items[0]), e->span);
    return call1(b, "Yield", e->items[0], e->span);
  case SYN_RETURN:
    if (e->flags & SYN_F_BANG) return call1(b, "ReturnFrom", source(b, e->items[0]), e->span);
    return call1(b, "Return", e->items[0], e->span);
  case SYN_DO:
    if (e->flags & SYN_F_BANG) {
      Syn *after = unit_or_zero(b, e->span);
      if (after) return bind(b, unit_syn(b, e->span), e->items[0], after, e->span);
      return call2(b, "Bind", source(b, e->items[0]),
                   lambda(b, unit_syn(b, e->span), zero(b, e->span)), e->span);
    }
    return plain_end(b, e);
  default: return plain_end(b, e);
  }
}

static Syn *translate(Builder *b, Syn *e) {
  if (!sema_enter(b->s, e->span)) {
    b->s->depths.exprs--;
    return make(b, SYN_ERROR, e->span, NULL, 0);
  }
  Syn *result = translate_kind(b, e);
  b->s->depths.exprs--;
  return result;
}

static NodeId check_builder(Sema *s, const Scope *outer, Syn *builder, Syn *comp,
                            const Expect *expect, Span span) {
  Builder b = {.s = s, .variable = sema_fresh_name(s)};
  Scope scope = *outer;
  scope.comp = NULL;
  NodeId value = sema_infer_expr(s, &scope, builder, &b.type);
  TyconId own = type_tycon(s->types, type_resolve(s->types, b.type));
  sema_begin_made(s, own.index ? name_text(s->names, tycon_row(s->types, own)->name) : "builder");
  s->made_by = s->graph->expansion;
  NodeId binding = psg_new1(s->graph, PSG_BINDING, b.type, builder->span, value);
  psg_node(s->graph, binding)->name = b.variable;
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  scope_add_value(s, &scope, b.variable, binding);
  if (type_kind(s->types, type_resolve(s->types, b.type)) == TYPE_ERROR)
    return sema_error_node(s, expect->type, span);
  b.has_source = has_method(&b, "Source");
  b.has_operations = has_operations(s, b.type);
  bool yields = false;
  for (uint32_t i = 0; i < comp->count; i++) yields = yields || sema_writes_yield(comp->items[i]);
  b.implicit = !yields && has_method(&b, "Yield") && has_method(&b, "Combine") &&
               has_method(&b, "Delay") && has_method(&b, "Zero");
  Syn *body = comp->count > 1 ? make(&b, SYN_SEQUENTIAL, comp->span, comp->items, comp->count)
              : comp->count   ? comp->items[0]
                              : NULL;
  body = body ? translate(&b, body) : zero(&b, comp->span);
  if (has_method(&b, "Delay")) body = call1(&b, "Delay", thunk(&b, body), span);
  if (has_method(&b, "Run")) body = call1(&b, "Run", body, span);
  if (b.failed) return sema_error_node(s, expect->type, span);
  NodeId nodes[] = {binding, sema_check(s, &scope, body, expect)};
  return psg_new2(s->graph, PSG_SEQUENTIAL, expect->type, span, nodes[0], nodes[1]);
}

NodeId sema_check_builder(Sema *s, const Scope *outer, Syn *builder, Syn *comp,
                          const Expect *expect, Span span) {
  uint32_t outer_made = s->graph->expansion, maker = s->made_by;
  NodeId node = check_builder(s, outer, builder, comp, expect, span);
  s->made_by = maker;
  sema_end_made(s, outer_made);
  return node;
}

/* e, which is a statement or, when it is not unit, yielded: [e, what follows, Combine(Yield name, …)] */
NodeId sema_check_statement_or_yield(Sema *s, const Scope *outer, Syn *e, const Expect *expect) {
  TypeId type;
  NodeId value = sema_infer_expr(s, outer, e->items[0], &type);
  type = type_resolve(s->types, type);
  if (type_kind(s->types, type) == TYPE_VAR) type_unify(&s->unifier, type, sema_unit(s));
  if (type_is_known(s->types, type, KNOWN_UNIT) || type_kind(s->types, type) == TYPE_ERROR) {
    NodeId rest = sema_check(s, outer, e->items[1], expect);
    return psg_new2(s->graph, PSG_SEQUENTIAL, expect->type, e->span, value, rest);
  }
  NodeId binding = psg_new1(s->graph, PSG_BINDING, type, e->items[0]->span, value);
  psg_node(s->graph, binding)->name = e->name;
  psg_node(s->graph, binding)->flags |= NODE_SYNTHETIC;
  Scope scope = *outer;
  scope_add_value(s, &scope, e->name, binding);
  NodeId rest = sema_check(s, &scope, e->items[2], expect);
  return psg_new2(s->graph, PSG_SEQUENTIAL, expect->type, e->span, binding, rest);
}

/* ---- custom operations of a type ---- */

void sema_note_operation(Sema *s, MemberId member, Syn *syn) {
  Syn *attribute = sema_attribute(s, syn->u.decor, "CustomOperation");
  Syn *arg = attribute ? syn_item(attribute, 1) : NULL;
  while (arg && arg->kind == SYN_PAREN) arg = arg->items[0];
  Syn *text = arg && arg->kind == SYN_TUPLE ? arg->items[0] : arg;
  if (!text || text->kind != SYN_CONST || text->sub != SYN_CONST_STRING) return;
  CustomOperation row = {.member = member, .name = sema_name(s, text->u.bytes)};
  for (uint32_t i = 0; arg && arg->kind == SYN_TUPLE && i < arg->count; i++) {
    Syn *item = arg->items[i];
    if (item->kind != SYN_INFIX || item->items[0]->kind != SYN_IDENT) continue;
    const char *name = name_text(s->names, item->items[0]->name);
    bool value = item->items[1]->kind == SYN_CONST && item->items[1]->u.bits;
    if (!strcmp(name, "MaintainsVariableSpace") || !strcmp(name, "MaintainsVariableSpaceUsingBind"))
      row.keeps_space = value;
    if (!strcmp(name, "MaintainsVariableSpaceUsingBind")) row.uses_bind = value;
    if (!strcmp(name, "IsLikeJoin")) row.joins = value;
    if (!strcmp(name, "IsLikeGroupJoin")) row.groups = value;
    if (!strcmp(name, "IsLikeZip")) row.zips = value;
    if (!strcmp(name, "JoinConditionWord") && item->items[1]->kind == SYN_CONST &&
        item->items[1]->sub == SYN_CONST_STRING)
      row.word = sema_name(s, item->items[1]->u.bytes);
  }
  for (uint32_t p = SYN_BINDING_PARAMS; p < syn->count; p++) {
    Syn *params = syn->items[p];
    while (params->kind == SYN_PAT_PAREN) params = params->items[0];
    for (uint32_t i = 0; params->kind == SYN_PAT_TUPLE && i < params->count && i < MOST_ARGS; i++)
      if (params->items[i]->kind == SYN_PAT_ATTRS &&
          sema_attribute(s, params->items[i]->u.decor, "ProjectionParameter"))
        row.projections[i / 32] |= 1u << i % 32;
  }
  vec_push(s->session, &s->members.operations, row);
}

const CustomOperation *sema_operation(const Sema *s, MemberId member) {
  const CustomOperation *row;
  for (uint32_t i = 0; (row = operation_at(s, i)) != NULL; i++)
    if (row->member.index == member.index) return row;
  return NULL;
}

bool sema_find_operation(Sema *s, TypeId builder, Name name, MemberId *member) {
  const CustomOperation *row;
  for (uint32_t i = 0; (row = operation_at(s, i)) != NULL; i++) {
    if (row->name.index != name.index) continue;
    if (!type_find_super(s->types, builder, member_row(s->types, row->member)->tycon).index)
      continue;
    *member = row->member;
    return true;
  }
  return false;
}
