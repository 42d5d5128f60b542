/* method_value: methods as values, x.M for fun a -> x.M(a).
 *
 * The expected function type selects the overload. Without an expected type, F# assumes a function of one argument of unknown
 * type.
 */
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/call.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

/* Evaluates the object once, in front: binds it to a variable unless it is one. */
NodeId member_bind_object(Sema *s, NodeId *object, Span span) {
  if (!object->index || psg_node(s->graph, *object)->kind == PSG_VAR_REF) return (NodeId){0};
  uint32_t before = sema_begin_made(s, "method as a value");
  NodeId outer = psg_new1(s->graph, PSG_BINDING, psg_node(s->graph, *object)->type, span, *object);
  psg_node(s->graph, outer)->name = sema_fresh_name(s);
  psg_node(s->graph, outer)->flags |= NODE_SYNTHETIC;
  *object = psg_new_var(s->graph, outer, psg_node(s->graph, outer)->type, span);
  psg_node(s->graph, *object)->name = psg_node(s->graph, outer)->name;
  sema_end_made(s, before);
  return outer;
}

NodeId member_after_binding(Sema *s, NodeId outer, NodeId node, Span span) {
  return outer.index
             ? psg_new2(s->graph, PSG_SEQUENTIAL, psg_node(s->graph, node)->type, span, outer, node)
             : node;
}

/* x.M where M is a curried slot: fun a b -> x.M(a, b). */
static NodeId curry_slot(Sema *s, Candidate *c, NodeId object, Span span) {
  Types *t = s->types;
  uint32_t count = c->param_count;
  NodeId *params = NEW_ARRAY(s->unit, NodeId, count + 1),
         *uses = NEW_ARRAY(s->unit, NodeId, count + 1);
  NodeId outer = member_bind_object(s, &object, span);
  TypeId type = c->result;
  for (uint32_t i = 0; i < count; i++) {
    params[i] = psg_new(s->graph, PSG_PATTERN_BINDING, c->params[i], span);
    psg_node(s->graph, params[i])->name = sema_fresh_name(s);
    psg_node(s->graph, params[i])->flags |= NODE_SYNTHETIC;
    uses[i] = psg_new_var(s->graph, params[i], c->params[i], span);
    psg_node(s->graph, uses[i])->name = psg_node(s->graph, params[i])->name;
  }
  for (uint32_t i = count; i-- > 0;) type = type_function(t, c->params[i], type);
  params[count] = member_make_call(s, c, object, uses, count, span);
  NodeId lambda = psg_new_n(s->graph, PSG_LAMBDA, type, span, params, count + 1);
  return member_after_binding(s, outer, lambda, span);
}

static NodeId curried_slot(Sema *s, Candidate *c, NodeId object, Span span) {
  uint32_t outer = sema_begin_made(s, "method as a value");
  NodeId node = curry_slot(s, c, object, span);
  sema_end_made(s, outer);
  return node;
}

typedef struct ValueCall {
  Candidate *c;
  NodeId object;
  Span span;
} ValueCall;

static NodeId make_value_call(Sema *s, void *context, const NodeId *args, uint32_t count) {
  ValueCall *call = context;
  uint32_t all = call->c->row.arg_names.count;
  if (call->c->outs) return call_of_outs(s, call->c, call->object, args, count, call->span);
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, all + 1);
  for (uint32_t i = 0; i < all; i++)
    nodes[i] = i < count ? args[i]
               : call_has_array(&call->c->row) && i + 1 == all
                   ? psg_new_n(s->graph, PSG_ARRAY_EXPR, call->c->params[i], call->span, NULL, 0)
                   : member_optional(s, call->c->params[i], (NodeId){0}, call->span);
  return member_make_call(s, call->c, call->object, nodes, all, call->span);
}

static bool accepts(Sema *s, TypeId given, TypeId wanted) {
  if (!sema_can_coerce(s, given, wanted)) return false;
  bool known;
  return !type_is_known(s->types, wanted, KNOWN_SEQ) ||
         type_unify(&s->unifier, sema_element_of(s, given, &known),
                    type_arg(s->types, type_resolve(s->types, wanted), 0));
}

/* Is it a method of .NET that has further overloads, for a span or a list of arguments, which the library lacks? As a value
 * such a method is ambiguous unless its argument has a type. TryParse is one, of every type but char. */
static bool has_span_overload(Sema *s, MemberId member) {
  static const char *const rows[][2] = {
      {"Guid", "Parse"},
      {"Enum", "Parse"},
      {"Version", "Parse"},
      {"bool", "Parse"},
      {"Path", "Combine"},
      {"Path", "EndsInDirectorySeparator"},
      {"Path", "GetDirectoryName"},
      {"Path", "GetExtension"},
      {"Path", "GetFileName"},
      {"Path", "GetFileNameWithoutExtension"},
      {"Path", "GetPathRoot"},
      {"Path", "HasExtension"},
      {"Path", "IsPathFullyQualified"},
      {"Path", "IsPathRooted"},
      {"Path", "Join"},
      {"Path", "TrimEndingDirectorySeparator"},
      {"Convert", "FromHexString"},
      {"Convert", "ToHexString"},
      {"Task", "WaitAll"},
      {"StringBuilder", "AppendLine"},
  };
  const MemberRow *row = member_row(s->types, member);
  if (s->dialect->takes_first_overload || !table_is_image(&s->types->tycons, row->tycon.index))
    return false;
  const char *type = name_text(s->names, tycon_row(s->types, row->tycon)->name),
             *name = name_text(s->names, row->name);
  if (!strcmp(name, "TryParse")) return strcmp(type, "char") != 0;
  for (size_t i = 0; i < COUNT_OF(rows); i++)
    if (!strcmp(rows[i][0], type) && !strcmp(rows[i][1], name)) return true;
  return false;
}

/* Can it be called with one argument, the others left out? */
static bool takes_one_of_several(const MemberRow *row) {
  uint32_t count = row->arg_names.count;
  if (count < 2 || row->flags & MEMBER_CURRIED) return false;
  for (uint32_t i = 1; i < count; i++)
    if (!call_is_optional(row, i) && !(call_has_array(row) && i + 1 == count)) return false;
  return true;
}

/* The overload for an argument of unknown type, which counts as one argument and not as a tuple. It is the overload with one
 * parameter. If there are several, it is the one whose parameter type all the others' convert to. If there is none, it is the
 * only one that can leave its other parameters out. Returns none after a message: no overload takes one argument (FS0503,
 * FS0505), or the choice is ambiguous (FS0041). */
MemberId member_overload_of_one(Sema *s, const CallSite *site, const MemberId *members,
                                uint32_t count) {
  Types *t = s->types;
  TypeId *params = NEW_ARRAY(s->scratch, TypeId, count);
  uint32_t exact = 0, of_values = 0, several = 0;
  MemberId latest = {0};
  Candidate *c = NEW(s->unit, Candidate);
  for (uint32_t m = 0; m < count; m++) {
    if (takes_one_of_several(member_row(t, members[m]))) several++, latest = members[m];
    if (member_row(t, members[m])->arg_names.count != 1) continue;
    Trial trial = type_begin_trial(&s->unifier);
    member_instantiate(s, c, members[m], site);
    params[m] = type_zonk(t, c->params[0]);
    type_undo_trial(&s->unifier, trial);
    exact++;
    of_values += type_kind(t, params[m]) != TYPE_FUNCTION && !delegate_is(s, params[m]);
  }
  bool has_more = has_span_overload(s, members[0]);
  for (uint32_t m = 0; m < count && !has_more; m++) {
    bool wins = params[m].index != 0;
    for (uint32_t k = 0; wins && k < count; k++)
      wins = k == m || !params[k].index || sema_can_coerce(s, params[m], params[k]);
    if (wins) return members[m];
  }
  if (s->dialect->takes_first_overload || (exact && !of_values)) return members[0];
  if (!exact && several == 1 && !has_more) return latest;
  if (exact || several || has_more)
    diag(s->diags, site->name_span.file ? site->name_span : site->span, D_AMBIGUOUS_OVERLOAD,
         name_text(s->names, site->name));
  else
    call_report_counts(s, site, name_text(s->names, site->name), members, count, 1, 0);
  return (MemberId){0};
}

/* The overload whose parameters match the expected function type; none after a message. */
static MemberId overload_of_value(Sema *s, const CallSite *site, const MemberId *members,
                                  uint32_t count) {
  Types *t = s->types;
  TypeId known = type_resolve(t, site->expect->type);
  if (count == 1 && !has_span_overload(s, members[0])) return members[0];
  if (type_kind(t, known) == TYPE_VAR && member_bound(s, known).index == known.index)
    return member_overload_of_one(s, site, members, count);
  if (type_kind(t, known) != TYPE_FUNCTION) return members[0];
  TypeId domain = type_resolve(t, type_arg(t, known, 0));
  if (type_kind(t, domain) == TYPE_VAR) { /* the results of pending operators may decide */
    sema_retry_pending(s);
    domain = type_resolve(t, domain);
  }
  Candidate *c = NEW(s->unit, Candidate);
  if (type_kind(t, domain) == TYPE_VAR && member_bound(s, domain).index == domain.index)
    return member_overload_of_one(s, site, members, count);
  for (int round = 0; round < 3; round++) { /* exactly; with coercions; with arguments left out */
    for (uint32_t m = 0; m < count; m++) {
      Trial trial = type_begin_trial(&s->unifier);
      member_instantiate(s, c, members[m], site);
      uint32_t n = c->row.arg_names.count;
      TypeId wanted = n == 0   ? sema_unit(s)
                      : n == 1 ? c->params[0]
                               : type_tuple(t, c->params, n, false);
      if (round == 2) {
        if (!takes_one_of_several(&c->row)) n = 0; /* fits no more */
        wanted = c->params[0];
      }
      bool fits = (round < 2 || n) && (type_unify(&s->unifier, wanted, domain) ||
                                       (round && accepts(s, domain, wanted)));
      type_undo_trial(&s->unifier, trial);
      if (fits) return members[m];
    }
  }
  return members[0];
}

/* Is the value of the overload `c` a function of its first parameter alone? */
static bool is_of_first(Sema *s, const Candidate *c, TypeId expected) {
  if (!call_has_array(&c->row) || !takes_one_of_several(&c->row)) return false;
  TypeId known = type_resolve(s->types, expected);
  if (type_kind(s->types, known) != TYPE_FUNCTION) return type_kind(s->types, known) == TYPE_VAR;
  return type_kind(s->types, type_resolve(s->types, type_arg(s->types, known, 0))) != TYPE_TUPLE;
}

/* x.M as a value: fun a -> x.M(a); of several parameters: of a tuple, as F# has it. */
NodeId member_as_value(Sema *s, const CallSite *site, const MemberId *members, uint32_t count) {
  Types *t = s->types;
  Candidate *c = NEW(s->unit, Candidate);
  NodeId object = site->object;
  Span span = site->span;
  s->notes.method_at = span;
  MemberId chosen = overload_of_value(s, site, members, count);
  if (!chosen.index) return sema_error_node(s, type_error(t), span);
  member_instantiate(s, c, chosen, site);
  if (c->row.flags & MEMBER_CURRIED &&
      c->row.flags & (MEMBER_ABSTRACT | MEMBER_VIRTUAL | MEMBER_OVERRIDE))
    return curried_slot(s, c, object, span);
  if (c->row.flags & MEMBER_CURRIED) {
    if (c->type_args.count)
      sema_add_use_traits(s, scheme_row(t, c->row.scheme)->params, c->type_args, span);
    NodeId function = psg_new_var(s->graph, (NodeId){c->row.binding}, c->type, span);
    psg_node(s->graph, function)->name = c->row.name;
    member_set_type_args(s, function, c);
    if (!object.index) return function;
    if (c->self.index && !type_equal(t, c->self, psg_node(s->graph, object)->type))
      object = sema_coerce(s, object, c->self, COERCE_UPCAST, span);
    return sema_apply_nodes(s, function, &object, 1, type_arg(t, type_resolve(t, c->type), 1),
                            span);
  }
  NodeId outer = member_bind_object(s, &object, span);
  ValueCall call = {c, object, span};
  uint32_t shown = c->row.arg_names.count; /* optional ones at the end are left out */
  if (is_of_first(s, c, site->expect->type)) shown = 1;
  while (shown && shown <= MOST_OPTIONAL && c->row.optional_mask >> (shown - 1) & 1) shown--;
  bool is_whole = shown == c->row.arg_names.count;
  for (c->outs = 0; is_whole && shown;
       shown--, c->outs++) /* byrefs at the end are results, as in a call */
    if (!call_is_out(s, c, shown - 1)) break;
  TypeId result = c->outs ? call_outs_result(s, c, shown) : c->result;
  NodeId lambda = call_tuple_lambda(s, c->params, shown, result, make_value_call, &call, span);
  return member_after_binding(s, outer, lambda, span);
}

/* ---- of extensions ---- */

static NodeId make_extension_call(Sema *s, void *context, const NodeId *args, uint32_t count) {
  ValueCall *call = context;
  uint32_t all = call->c->row.arg_names.count;
  NodeId *nodes = NEW_ARRAY(s->unit, NodeId, all + 1);
  nodes[0] = call->object;
  for (uint32_t i = 1; i < all; i++)
    nodes[i] =
        i <= count ? args[i - 1] : member_optional(s, call->c->params[i], (NodeId){0}, call->span);
  return member_make_call(s, call->c, (NodeId){0}, nodes, all, call->span);
}

/* x.M of the first extension whose other parameters match the expected function type. Without an expected type it is the one with
 * the fewest parameters. */
NodeId member_extension_as_value(Sema *s, const CallSite *site, const MemberId *members,
                                 uint32_t count) {
  Types *t = s->types;
  TypeId known = type_resolve(t, site->expect->type), domain = {0};
  if (type_kind(t, known) == TYPE_FUNCTION) domain = type_resolve(t, type_arg(t, known, 0));
  Candidate *c = NEW(s->unit, Candidate);
  MemberId chosen = {0};
  uint32_t fewest = MOST_ARGS;
  for (uint32_t m = 0; m < count; m++) {
    Trial trial = type_begin_trial(&s->unifier);
    member_instantiate(s, c, members[m], site);
    bool fits = true;
    uint32_t rest = c->param_count - 1;
    if (domain.index && type_kind(t, domain) != TYPE_VAR)
      fits = type_unify(&s->unifier,
                        rest == 0   ? sema_unit(s)
                        : rest == 1 ? c->params[1]
                                    : type_tuple(t, c->params + 1, rest, false),
                        domain);
    type_undo_trial(&s->unifier, trial);
    if (!fits || rest >= fewest) continue;
    chosen = members[m];
    fewest = rest;
  }
  if (!chosen.index) chosen = members[0];
  s->notes.method_at = site->span;
  member_instantiate(s, c, chosen, site);
  NodeId object = sema_fit(s, site->object, c->params[0], site->span);
  NodeId outer = member_bind_object(s, &object, site->span);
  ValueCall call = {c, object, site->span};
  uint32_t shown = c->row.arg_names.count;
  while (shown > 1 && shown <= MOST_OPTIONAL && c->row.optional_mask >> (shown - 1) & 1) shown--;
  NodeId lambda = call_tuple_lambda(s, c->params + 1, shown - 1, c->result, make_extension_call,
                                    &call, site->span);
  return member_after_binding(s, outer, lambda, site->span);
}
