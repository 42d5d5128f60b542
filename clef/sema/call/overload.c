/* overload: overload resolution (F# specification, section 14.4).
 *
 * The arguments are checked without an expected type, lambdas last. A lambda gets the parameter types that all remaining members
 * agree on. Members whose parameter types do not fit are dropped. Among the rest the best one is called. A member is better if
 * it needs no conversion; then if it has no ParamArray, leaves nothing out, has more specific parameters, is no extension, and
 * is not generic, in this order.
 */
#include "clef/sema/check.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/call.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/operator.h"

/* Collects the variables that annotations name ('a), from the types of the arguments and of members that are not generic yet. */
typedef VEC(TypeId) Written;

static void note_written(Sema *s, Written *w, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (call_is_written(s, type)) vec_push(s->scratch, w, type);
  TypeKind kind = type_kind(t, type);
  if (kind != TYPE_APP && kind != TYPE_TUPLE && kind != TYPE_FUNCTION) return;
  for (uint32_t i = 0; i < type_row(t, type)->args.count; i++)
    note_written(s, w, type_arg(t, type, i));
}

/* Was one of these variables solved, or were two unified? */
static bool is_decided(Sema *s, const Written *w) {
  Types *t = s->types;
  for (uint32_t i = 0; i < w->count; i++) {
    TypeId now = type_resolve(t, w->items[i]);
    if (type_kind(t, now) != TYPE_VAR) return true;
    for (uint32_t k = 0; k < i; k++)
      if (w->items[k].index != w->items[i].index && type_resolve(t, w->items[k]).index == now.index)
        return true;
  }
  return false;
}

/* Does the candidate accept the arguments that are checked already? Undoes the unification. */
static bool try_choice(Sema *s, const CallSite *site, Choice *choice, const CallArgs *args) {
  Types *t = s->types;
  Candidate *c = choice->c;
  Trial trial = type_begin_trial(&s->unifier);
  bool good = true;
  choice->is_equal = !c->packs;
  Written written = {.count = 0};
  for (uint32_t i = 0; i < args->count; i++)
    if (args->items[i].node.index)
      note_written(s, &written, psg_node(s->graph, args->items[i].node)->type);
  member_instantiate(s, c, c->member, site);
  for (uint32_t i = 0; i < c->param_count; i++)
    note_written(s, &written, c->params[i]); /* a member of its own group */
  for (uint32_t i = 0; i < args->count && good; i++) {
    const CallArg *arg = &args->items[i];
    if (c->packs && i >= c->packed) break;
    TypeId param = call_param_type(s, c, arg, c->target[i]);
    choice->fits[i] = FIT_EXACT;
    choice->is_open[i] = type_kind(t, type_resolve(t, param)) == TYPE_VAR;
    if (arg->node.index) {
      TypeId type = psg_node(s->graph, arg->node)->type;
      choice->is_equal = choice->is_equal && type_equal(t, type_zonk(t, type), type_zonk(t, param));
      choice->decides |= call_is_written(s, type) && !type_is_known(t, param, KNOWN_OBJ) &&
                         type_kind(t, type_resolve(t, param)) != TYPE_VAR;
      bool from_delegate = delegate_is(s, type) && !sema_is_own_text(s, c->row.span) &&
                           type_kind(t, type_resolve(t, param)) == TYPE_FUNCTION;
      uint32_t arity;
      choice->fits[i] =
          call_fit_of(s, from_delegate ? delegate_function(s, type, &arity) : type, param);
      good = choice->fits[i] != FIT_NOT;
    } else { /* a lambda that waits: is a function or delegate expected? */
      TypeId wanted = type_resolve(t, param);
      choice->is_equal = false;
      uint32_t arity = 0, have = arg->value->kind == SYN_LAMBDA ? arg->value->count - 1 : 1;
      TypeKind kind = type_kind(t, wanted);
      if (delegate_is(s, wanted)) {
        wanted = type_resolve(t, delegate_function(s, wanted, &arity));
        good = have == arity;
      } else if (kind == TYPE_FUNCTION) {
        for (TypeId at = wanted; type_kind(t, at) == TYPE_FUNCTION && arity < have;
             at = type_resolve(t, type_arg(t, at, 1)))
          arity++;
        good = arity == have;
      } else {
        good = kind == TYPE_VAR || type_is_known(t, wanted, KNOWN_OBJ);
      }
    }
  }
  if (good && c->packs) {
    TypeId param = type_resolve(t, c->params[c->packed]);
    if (type_kind(t, param) == TYPE_TUPLE)
      good = type_row(t, param)->args.count == args->count - c->packed;
    else
      good = type_kind(t, param) == TYPE_VAR || type_is_known(t, param, KNOWN_OBJ);
    for (uint32_t i = c->packed; i < args->count; i++) choice->fits[i] = FIT_CONVERTED;
  }
  for (uint32_t i = 0; i < args->count && good; i++)
    choice->types[i] = type_zonk(t, c->packs && i >= c->packed
                                        ? c->params[c->packed]
                                        : call_param_type(s, c, &args->items[i], c->target[i]));
  choice->decides |= is_decided(s, &written);
  if (good && c->type_args.count)
    good = !sema_lacks_members(s, scheme_row(t, c->row.scheme)->params, c->type_args, site->span);
  type_undo_trial(&s->unifier, trial);
  return good;
}

/* The type that all candidates give to the lambda. Parameters on which they disagree are new variables. */
static TypeId agreed_function(Sema *s, const Choice *choices, uint32_t count, uint32_t arg,
                              Syn *lambda) {
  Types *t = s->types;
  uint32_t arity = lambda->kind == SYN_LAMBDA ? lambda->count - 1 : 1;
  TypeId *domains = NEW_ARRAY(s->scratch, TypeId, arity);
  bool *differ = NEW_ARRAY(s->scratch, bool, arity);
  for (uint32_t i = 0; i < count; i++) {
    if (choices[i].drops) continue;
    TypeId type = type_resolve(t, choices[i].types[arg]);
    uint32_t ignored;
    if (delegate_is(s, type)) type = type_resolve(t, delegate_function(s, type, &ignored));
    for (uint32_t k = 0; k < arity; k++) {
      if (type_kind(t, type) != TYPE_FUNCTION) {
        differ[k] = true;
        continue;
      }
      TypeId domain = type_resolve(t, type_arg(t, type, 0));
      if (type_has_open_var(t, domain)) differ[k] = true;
      if (!domains[k].index)
        domains[k] = domain;
      else if (!type_equal(t, domains[k], domain))
        differ[k] = true;
      type = type_resolve(t, type_arg(t, type, 1));
    }
  }
  TypeId type = sema_new_var(s, lambda->span);
  for (uint32_t k = arity; k-- > 0;)
    type = type_function(
        t, differ[k] || !domains[k].index ? sema_new_var(s, lambda->span) : domains[k], type);
  return type;
}

/* Does `a` convert to `b`? The candidates' own variables fit any type. */
static bool subsumes(Sema *s, TypeId b, TypeId a) {
  Trial trial = type_begin_trial(&s->unifier);
  bool good = call_fit_of(s, a, b) == FIT_EXACT || sema_can_coerce(s, a, b);
  type_undo_trial(&s->unifier, trial);
  return good;
}

/* Is it a Func? Overload resolution prefers it to other delegate types. */
static bool is_func(Sema *s, TypeId type) {
  TyconId tycon = type_tycon(s->types, type_resolve(s->types, type));
  return tycon.index && !strcmp(name_text(s->names, tycon_row(s->types, tycon)->name), "Func");
}

/* Returns 1 if x is the more specific type, -1 if y is, 0 otherwise. `like`: both methods have type parameters, or neither
 * has; if not, the type parameters decide between delegates, and an Action is preferred to a Func<'a>. `own`: both members
 * are the program's. Among the library's members an overload with a function is preferred to one with a delegate. */
static int compare_types(Sema *s, TypeId x, TypeId y, bool like, bool own) {
  Types *t = s->types;
  if (type_equal(t, x, y)) return 0;
  bool x_in_y = subsumes(s, y, x), y_in_x = subsumes(s, x, y);
  if (x_in_y != y_in_x) return x_in_y ? 1 : -1;
  if (!own && delegate_is(s, x) != delegate_is(s, y)) return delegate_is(s, y) ? 1 : -1;
  if (like && delegate_is(s, x) && delegate_is(s, y) && is_func(s, x) != is_func(s, y))
    return is_func(s, x) ? 1 : -1;
  return 0;
}

/* The number of constructors in a type: `'a list` has more than `'a`. */
static uint32_t concreteness(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR || row.kind == TYPE_PARAM) return 0;
  uint32_t sum = 1;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0))
      sum += concreteness(s, (TypeId){run_items(t, row.args)[i]});
  return sum;
}

/* Does it contain a variable that each call solves anew? */
static bool is_generic(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR || row.kind == TYPE_PARAM) return true;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0) &&
        is_generic(s, (TypeId){run_items(t, row.args)[i]}))
      return true;
  return false;
}

static uint32_t own_params(Sema *s, const Candidate *c) {
  return c->type_args.count - tycon_row(s->types, c->row.tycon)->params.count;
}

static int prefer(bool x, bool y) { return (int)y - (int)x; } /* the one that is not so */

/* Does it convert no argument, except to a Nullable? */
static bool converts_to_nullable(Sema *s, const Choice *x, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (x->fits[i] == FIT_CONVERTED && !type_is_known(s->types, x->types[i], KNOWN_NULLABLE))
      return false;
  return true;
}

/* Do both members belong to the program? The library has overloads that .NET lacks. */
static bool are_own(Sema *s, const Choice *x, const Choice *y) {
  return sema_is_own_text(s, x->c->row.span) && sema_is_own_text(s, y->c->row.span);
}

/* 1: x is better, -1: y is, 0: neither. */
static int compare_choices(Sema *s, const Choice *x, const Choice *y, uint32_t count) {
  bool x_converts = false, y_converts = false;
  bool own = are_own(s, x, y);
  for (uint32_t i = 0; i < count; i++) {
    /* a wider number comes before the object that it could be boxed as; a delegate is no worse than a function */
    x_converts |= x->fits[i] == FIT_CONVERTED && y->fits[i] != FIT_COERCED &&
                  !(own && delegate_is(s, x->types[i]));
    y_converts |= y->fits[i] == FIT_CONVERTED && x->fits[i] != FIT_COERCED &&
                  !(own && delegate_is(s, y->types[i]));
  }
  int order = prefer(x->decides, y->decides);
  if (!order && !count) /* M() before M(x: unit) */
    order = prefer(x->c->row.arg_names.count != 0, y->c->row.arg_names.count != 0);
  if (!order) order = prefer(x_converts, y_converts);
  if (!order && x_converts)
    order = prefer(!converts_to_nullable(s, x, count), !converts_to_nullable(s, y, count));
  if (!order) order = prefer(x->c->expands, y->c->expands);
  if (!order) order = prefer(x->c->outs != 0, y->c->outs != 0);
  if (!order) order = prefer(x->c->leaves_out, y->c->leaves_out);
  if (order) return order;
  bool better = false, worse = false, like = !own_params(s, x->c) == !own_params(s, y->c);
  for (uint32_t i = 0; i < count; i++) {
    int one =
        x->is_open[i] || y->is_open[i] ? 0 : compare_types(s, x->types[i], y->types[i], like, own);
    better |= one > 0, worse |= one < 0;
  }
  if (better != worse) return better ? 1 : -1;
  order =
      prefer((x->c->row.flags & MEMBER_EXTENSION) != 0, (y->c->row.flags & MEMBER_EXTENSION) != 0);
  if (!order && x->c->rank != y->c->rank) /* the module opened last; the library's come before */
    order = y->c->rank == 0 || (x->c->rank && x->c->rank < y->c->rank) ? 1 : -1;
  if (order || better) return order;
  order = prefer(own_params(s, x->c) != 0, own_params(s, y->c) != 0);
  uint32_t more = 0, less = 0;
  for (uint32_t i = 0; !order && !own && i < x->c->row.arg_names.count; i++) {
    if (i >= y->c->row.arg_names.count) break;
    if (!is_generic(s, x->c->params[i]) && !is_generic(s, y->c->params[i])) continue;
    uint32_t a = concreteness(s, x->c->params[i]), b = concreteness(s, y->c->params[i]);
    more += a > b, less += a < b;
  }
  if (!order && (more != 0) != (less != 0)) order = more ? 1 : -1;
  if (!order && x->c->depth != y->c->depth) order = x->c->depth < y->c->depth ? 1 : -1;
  return order;
}

/* `M(int, string)`: up to six of the overloads, as a hint. */
static void hint_at_overloads(Sema *s, const CallSite *site, const Choice *choices,
                              uint32_t count) {
  enum { MOST = 6 };
  Text list = text_in(s->session);
  uint32_t shown = 0;
  MemberId last = {0};
  for (uint32_t i = 0; i < count && shown < MOST; i++) {
    const Candidate *c = choices[i].c;
    if (c->member.index == last.index) continue;
    last = c->member;
    text_format(&list, "%s%s(", shown++ ? ", " : "", name_text(s->names, site->name));
    for (uint32_t k = 0; k < c->row.arg_names.count; k++)
      text_format(&list, "%s%s", k ? ", " : "", sema_type_text(s, c->params[k]));
    text_add_char(&list, ')');
  }
  if (shown) diag_hint(s->diags, "there are %s%s", text_string(&list), shown == MOST ? " ..." : "");
}

static NodeId no_choice(Sema *s, const CallSite *site, const Choice *choices, uint32_t count,
                        bool is_ambiguous) {
  const char *name = name_text(s->names, site->name);
  diag(s->diags, site->name_span.file ? site->name_span : site->span,
       is_ambiguous ? D_AMBIGUOUS_OVERLOAD : D_NO_OVERLOAD, name);
  hint_at_overloads(s, site, choices, count);
  return sema_error_node(s, type_error(s->types), site->span);
}

/* Drops the candidates that do not fit. Returns how many are left. */
static uint32_t drop_unfit(Sema *s, const CallSite *site, Choice *choices, uint32_t count,
                           const CallArgs *args) {
  uint32_t left = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (!choices[i].drops) choices[i].drops = !try_choice(s, site, &choices[i], args);
    left += !choices[i].drops;
  }
  return left;
}

/* Does it differ from `x` only by delegates in place of functions? In F# a function fits both equally. */
static bool takes_delegates(Sema *s, const Choice *x, const Choice *y, uint32_t arg_count) {
  bool differs = false;
  for (uint32_t i = 0; i < arg_count; i++) {
    if (type_equal(s->types, x->types[i], y->types[i])) continue;
    if (!delegate_is(s, y->types[i]) || y->fits[i] == FIT_EXACT) return false;
    differs = true;
  }
  return differs;
}

static Choice *only_equal(Sema *s, Choice *choices, uint32_t count, uint32_t arg_count) {
  Choice *found = NULL;
  for (uint32_t i = 0; i < count; i++) {
    if (choices[i].drops || choices[i].decides || !choices[i].is_equal) continue;
    if (found) return NULL;
    found = &choices[i];
  }
  for (uint32_t i = 0; found && i < count; i++)
    if (&choices[i] != found && !choices[i].drops && are_own(s, found, &choices[i]) &&
        takes_delegates(s, found, &choices[i], arg_count))
      return NULL;
  return found;
}

static Choice *best_choice(Sema *s, Choice *choices, uint32_t count, uint32_t arg_count) {
  Choice *equal = only_equal(s, choices, count, arg_count);
  if (equal) return equal;
  for (uint32_t i = 0; i < count; i++) {
    bool wins = !choices[i].drops;
    for (uint32_t k = 0; wins && k < count; k++)
      wins =
          k == i || choices[k].drops || compare_choices(s, &choices[i], &choices[k], arg_count) > 0;
    if (wins) return &choices[i];
  }
  return NULL;
}

/* If a tuple is expected and one candidate returns it by the byrefs that the call leaves out (`let q, r = Math.DivRem(a,
 * b)`), drops the candidates with another result. */
static uint32_t drop_untupled(Sema *s, const CallSite *site, Choice *choices, uint32_t count,
                              uint32_t left) {
  Types *t = s->types;
  TypeId known =
      site->expect->type.index ? type_resolve(t, site->expect->type) : site->expect->type;
  if (!known.index || type_kind(t, known) != TYPE_TUPLE) return left;
  const TypeRow wanted = *type_row(t, known);
  bool has_outs = false;
  for (uint32_t i = 0; i < count; i++)
    has_outs |=
        !choices[i].drops && choices[i].c->outs && choices[i].c->outs + 1 == wanted.args.count;
  for (uint32_t i = 0; has_outs && i < count; i++) {
    if (choices[i].drops || choices[i].c->outs) continue;
    TypeId result = type_resolve(t, choices[i].c->result);
    TypeKind kind = type_kind(t, result);
    bool fits = kind == TYPE_VAR || kind == TYPE_PARAM ||
                (kind == TYPE_TUPLE && type_row(t, result)->args.count == wanted.args.count &&
                 !((type_row(t, result)->flags ^ wanted.flags) & TYPE_FLAG_STRUCT));
    if (!fits) choices[i].drops = true, left--;
  }
  return left;
}

/* Conversions may differ only in their result type, so the expected type selects among op_Explicit and op_Implicit too. */
static uint32_t drop_conversions(Sema *s, const CallSite *site, Choice *choices, uint32_t count,
                                 uint32_t left) {
  Types *t = s->types;
  const char *name = name_text(s->names, site->name);
  if (!site->expect->type.index || (strcmp(name, "op_Explicit") && strcmp(name, "op_Implicit")))
    return left;
  TypeId known = type_resolve(t, site->expect->type);
  if (type_kind(t, known) == TYPE_VAR) return left;
  uint32_t fitting = 0;
  for (uint32_t i = 0; i < count; i++)
    fitting += !choices[i].drops && type_equal(t, choices[i].c->result, known);
  for (uint32_t i = 0; fitting && i < count; i++)
    choices[i].drops = choices[i].drops || !type_equal(t, choices[i].c->result, known);
  return fitting ? fitting : left;
}

/* Drops the candidates that would solve a variable named by an annotation, if there is one that would not. Returns how many are
 * left, or 0 if none was dropped. */
static uint32_t drop_deciding(Choice *choices, uint32_t count) {
  uint32_t left = 0, deciding = 0;
  for (uint32_t i = 0; i < count; i++) {
    left += !choices[i].drops && !choices[i].decides;
    deciding += !choices[i].drops && choices[i].decides;
  }
  if (!left || !deciding) return 0;
  for (uint32_t i = 0; i < count; i++) choices[i].drops = choices[i].drops || choices[i].decides;
  return left;
}

/* Does the extension `x` hide `y`? It does if its module was not opened before that of `y`, and it has a concrete type where `y`
 * has a type parameter. Extensions of the library have no rank. */
static bool hides_extension(const Choice *x, const Choice *y, const CallArgs *args) {
  if (x->drops || !x->c->rank != !y->c->rank || x->c->rank > y->c->rank) return false;
  bool known = false;
  for (uint32_t i = 0; i < args->count; i++) {
    if (!args->items[i].node.index) continue;
    if (x->is_open[i] || x->fits[i] != FIT_EXACT || !y->is_open[i]) return false;
    known = true;
  }
  return known;
}

/* Drops extensions before lambdas are checked, if a method of the type itself accepts the arguments checked so far. So that
 * method determines the parameter types of the lambdas. (`let! x = t` in a task: a Task<'T> is a Task too.) Extensions that
 * another one hides are dropped too: an Async is awaited as an Async, not as a type with GetAwaiter. */
static uint32_t drop_extensions(Choice *choices, uint32_t count, uint32_t left,
                                const CallArgs *args) {
  uint32_t apart = drop_deciding(choices, count);
  if (apart) left = apart;
  uint32_t own = 0;
  for (uint32_t i = 0; i < count; i++)
    own += !choices[i].drops && !(choices[i].c->row.flags & MEMBER_EXTENSION);
  for (uint32_t i = 0; own && i < count; i++)
    choices[i].drops = choices[i].drops || choices[i].c->row.flags & MEMBER_EXTENSION;
  if (own) return own;
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t k = 0; k < count && !choices[i].drops; k++)
      if (hides_extension(&choices[k], &choices[i], args)) choices[i].drops = true, left--;
  return left;
}

static bool is_one_member(const Choice *choices, uint32_t count) {
  for (uint32_t i = 1; i < count; i++)
    if (choices[i].c->member.index != choices[0].c->member.index) return false;
  return choices[count - 1].c->expands;
}

static NodeId call_one_of(Sema *s, const CallSite *site, Candidate *c, const CallArgs *args) {
  member_instantiate(s, c, c->member, site);
  return call_one(s, site, c, args);
}

NodeId call_best_of(Sema *s, const CallSite *site, Choice *choices, uint32_t count, CallArgs args) {
  bool waits = false;
  for (uint32_t i = 0; i < args.count; i++) {
    TypeId type;
    if (call_is_lambda(args.items[i].value)) {
      Syn *value = args.items[i].value;
      while (value->kind == SYN_PAREN) value = value->items[0];
      args.items[i].value = value;
      waits = true;
    } else if (!args.items[i].node.index) {
      args.items[i].node = sema_infer_expr(s, site->scope, args.items[i].value, &type);
      TypeKind kind = type_kind(s->types, type_resolve(s->types, type));
      if (kind == TYPE_VAR) sema_retry_pending(s); /* may determine the result of an operator */
      if (kind == TYPE_ERROR) return sema_error_node(s, type_error(s->types), site->span);
    }
  }
  uint32_t left = drop_unfit(s, site, choices, count, &args);
  if (!left && is_one_member(choices, count)) /* the message is about an element of its ParamArray */
    return call_one_of(s, site, choices[count - 1].c, &args);
  if (!left) return no_choice(s, site, choices, count, false);
  if (left > 1) left = drop_untupled(s, site, choices, count, left);
  if (left > 1) left = drop_conversions(s, site, choices, count, left);
  if (left > 1 && waits) left = drop_extensions(choices, count, left, &args);
  for (uint32_t i = 0; waits && left > 1 && i < args.count; i++) {
    if (args.items[i].node.index) continue;
    Syn *lambda = args.items[i].value;
    args.items[i].node =
        sema_check_expr(s, site->scope, lambda, agreed_function(s, choices, count, i, lambda));
    left = drop_unfit(s, site, choices, count, &args);
    if (!left) return no_choice(s, site, choices, count, false);
  }
  Choice *best = best_choice(s, choices, count, args.count);
  if (!best) return no_choice(s, site, choices, count, true);
  return call_one_of(s, site, best->c, &args);
}
