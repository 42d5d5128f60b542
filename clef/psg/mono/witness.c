/* witness: what an operation of a type parameter means where the parameter is a known type: an instruction, or a
 * function: comparison and equality, the steps of a sequence, parsing, static members (trait calls).
 */
#include "clef/base/vec.h"
#include "clef/psg/derive/equality.h"
#include "clef/psg/mono/instance_state.h"
#include "clef/psg/graph/library.h"
#include "clef/psg/graph/make.h"
#include "clef/psg/graph/object_types.h"
#include "clef/psg/derive/derive.h"
#include "clef/type/unify.h"

uint32_t psg_add_witness(Instances *s, Witness w) {
  vec_push(s->arena, &s->witnesses, w);
  return s->witnesses.count;
}

Witness psg_operation_on(Graph *g, IntrinsicId operation, TypeId type, Span at) {
  Instances *s = g->instances;
  operation = psg_plain_operation(g, operation, type);
  uint64_t key = map64_key(type.index, operation);
  uint32_t row = map64_find(&s->operations, key);
  if (row) return s->witnesses.items[row - 1];
  TypeOperation o = psg_type_operation(g, operation, type, at);
  Witness w = {.prim = o.prim};
  if (o.function.index)
    w.call = psg_need_instance(g, o.function, (InstanceId){0}, o.args, o.arg_count);
  map64_set(&s->operations, key, psg_add_witness(s, w));
  return w;
}

/* The member of the type, or a base, that gives it as a sequence. */
static InstanceId sequence_member(Graph *g, TypeId type) {
  Types *t = g->types;
  for (TypeId at = type; at.index; at = psg_type_of_base(g, at)) {
    TyconId tycon = type_tycon(t, at);
    TypeRow *app = type_row(t, type_resolve(t, at));
    for (MemberId m = tycon.index ? tycon_row(t, tycon)->members : (MemberId){0}; m.index;
         m = member_row(t, m)->next) {
      MemberRow *member = member_row(t, m);
      if (!member->binding || !psg_is_to_seq(g, member)) continue;
      return psg_need_instance(g, (NodeId){member->binding}, (InstanceId){0},
                               (const TypeId *)run_items(t, app->args), app->args.count);
    }
  }
  return (InstanceId){0};
}

/* An interface of the type, or of a base, that is a sequence; none where the type itself is. */
static TypeId sequence_interface(Graph *g, TypeId type) {
  Types *t = g->types;
  for (TypeId at = type; at.index; at = psg_type_of_base(g, at)) {
    TyconId tycon = type_tycon(t, at);
    if (!tycon.index) break;
    const TyconRow row = *tycon_row(t, tycon);
    for (uint32_t i = 0; i < row.interfaces.count; i++) {
      TypeId interface = {run_items(t, row.interfaces)[i]};
      const TypeId *args = (const TypeId *)run_items(t, type_row(t, type_resolve(t, at))->args);
      interface = type_substitute(t, interface, row.params, args);
      if (!type_is_known(t, interface, KNOWN_SEQ) && type_sequence_element(t, interface).index)
        return psg_instance_type(g, interface, (InstanceId){PSG_ROOT_INSTANCE});
    }
  }
  return (TypeId){0};
}

/* fun x -> (x :> I) :> seq<'T> of a type that is a sequence by its interface I alone. */
static NodeId through_interface(Graph *g, TypeId from, TypeId interface, TypeId to) {
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "ToSeq");
  Span at = {0};
  NodeId x = make_variable(g, at, "x", from);
  NodeId object = psg_new1(g, PSG_COERCE, interface, at, make_use(g, at, x));
  psg_coerce(g, object)->kind = COERCE_INTERFACE;
  NodeId sequence = psg_new1(g, PSG_COERCE, to, at, object);
  psg_coerce(g, sequence)->kind = COERCE_TO_SEQ;
  NodeId lambda = make_lambda(g, at, &x, 1, sequence);
  NodeId binding = make_function(g, at, "ToSeq", lambda);
  psg_end_expansion(g, outer);
  return binding;
}

Witness psg_to_seq(Graph *g, TypeId from, TypeId to) {
  Types *t = g->types;
  Witness w = {.prim = INTRINSIC_NONE};
  TypeId element = type_arg(t, to, 0);
  if (type_is_known(t, from, KNOWN_LIST))
    w.call =
        psg_need_instance(g, psg_library(g, LIBRARY_LIST_TO_SEQ), (InstanceId){0}, &element, 1);
  else if (type_prim(t, from) == PRIM_ARRAY)
    w.call =
        psg_need_instance(g, psg_library(g, LIBRARY_ARRAY_TO_SEQ), (InstanceId){0}, &element, 1);
  else if (type_prim(t, from) == PRIM_STRING)
    w.call = psg_need_instance(g, psg_library(g, LIBRARY_STRING_TO_SEQ), (InstanceId){0}, NULL, 0);
  else {
    w.call = sequence_member(g, from);
    TypeId interface = w.call.index ? (TypeId){0} : sequence_interface(g, from);
    if (interface.index) {
      Instances *s = g->instances;
      uint64_t key = map64_key(from.index, to.index);
      uint32_t made = map64_find(&s->by_interface, key);
      if (!made) {
        made = through_interface(g, from, interface, to).index;
        map64_set(&s->by_interface, key, made);
      }
      w.call = psg_need_instance(g, (NodeId){made}, (InstanceId){0}, NULL, 0);
    }
  }
  return w;
}

Witness psg_object_view(Graph *g, LibraryFunction function, TypeId interface) {
  Witness w = {.prim = INTRINSIC_NONE};
  w.call = psg_need_instance(g, psg_library(g, function), (InstanceId){0}, &interface, 1);
  return w;
}

Witness psg_to_disposable(Graph *g, TypeId enumerator) {
  TypeId element = type_arg(g->types, enumerator, 0);
  Witness w = {.prim = INTRINSIC_NONE};
  w.call = psg_need_instance(g, psg_library(g, LIBRARY_DISPOSABLE), (InstanceId){0}, &element, 1);
  return w;
}

/* `int s` in an inline function, where s turns out to be a string. */
Witness psg_parse_witness(Graph *g, TypeId to) {
  Witness w = {.prim = INTRINSIC_NONE};
  LibraryFunction function;
  switch (type_prim(g->types, to)) {
  case PRIM_INT8: function = LIBRARY_PARSE_INT8; break;
  case PRIM_INT16: function = LIBRARY_PARSE_INT16; break;
  case PRIM_INT:
  case PRIM_INT32: function = LIBRARY_PARSE_INT32; break;
  case PRIM_INT64: function = LIBRARY_PARSE_INT64; break;
  case PRIM_UINT8: function = LIBRARY_PARSE_UINT8; break;
  case PRIM_UINT16: function = LIBRARY_PARSE_UINT16; break;
  case PRIM_UINT:
  case PRIM_UINT32: function = LIBRARY_PARSE_UINT32; break;
  case PRIM_UINT64: function = LIBRARY_PARSE_UINT64; break;
  case PRIM_FLOAT64: function = LIBRARY_PARSE_FLOAT; break;
  case PRIM_FLOAT32: function = LIBRARY_PARSE_FLOAT32; break;
  case PRIM_CHAR: function = LIBRARY_PARSE_CHAR; break;
  default: return w;
  }
  w.call = psg_need_instance(g, psg_library(g, function), (InstanceId){0}, NULL, 0);
  return w;
}

/* get_Zero, get_One: a function of no arguments. */
static NodeId constant_function(Graph *g, TypeId type, PrimKind prim, uint64_t value, Span at) {
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", value ? "One" : "Zero");
  LiteralId literal;
  if (prim == PRIM_FLOAT64)
    literal = psg_literal_int(g, LITERAL_FLOAT64, value ? 0x3FF0000000000000u : 0);
  else if (prim == PRIM_FLOAT32)
    literal = psg_literal_int(g, LITERAL_FLOAT32, value ? 0x3F800000u : 0);
  else
    literal = psg_literal_int(g, LITERAL_INT, value);
  NodeId unit = make_variable(g, at, "$unit", type_of(g->types, KNOWN_UNIT));
  NodeId lambda = make_lambda(g, at, &unit, 1, psg_new_literal(g, literal, type, at));
  NodeId binding = make_function(g, at, value ? "One" : "Zero", lambda);
  psg_end_expansion(g, outer);
  return binding;
}

/* Parameters of a member by matching its types with a call's: false when they differ. */
bool psg_bind_params(Types *t, TypeId pattern, TypeId actual, IdRun params, TypeId *bound) {
  pattern = type_resolve(t, pattern), actual = type_resolve(t, actual);
  const TypeRow a = *type_row(t, pattern), b = *type_row(t, actual);
  if (!(a.flags & TYPE_FLAG_HAS_PARAM))
    return type_equal(t, type_erase_measures(t, pattern), type_erase_measures(t, actual));
  if (a.kind == TYPE_PARAM) {
    for (uint32_t i = 0; i < params.count; i++) {
      if (run_items(t, params)[i] != a.head) continue;
      if (bound[i].index) return type_equal(t, bound[i], actual);
      bound[i] = actual;
      return true;
    }
    return false;
  }
  if (type_is_measure(t, pattern) || type_is_uniform(t, actual)) return true;
  if (a.flags & TYPE_FLAG_MEASURED) return b.kind == TYPE_APP && a.head == b.head;
  if (a.kind != b.kind || a.head != b.head || a.args.count != b.args.count) return false;
  for (uint32_t i = a.kind == TYPE_ANON_RECORD; i < a.args.count;
       i += a.kind == TYPE_ANON_RECORD ? 2 : 1)
    if (!psg_bind_params(t, (TypeId){run_items(t, a.args)[i]}, (TypeId){run_items(t, b.args)[i]},
                         params, bound))
      return false;
  return true;
}

/* A member that takes what a trait call gives. */
typedef struct Taker {
  MemberId member;
  TypeId at;     /* the support type or base that has it */
  TypeId *bound; /* its parameters, those of `at` first */
  bool coerces;  /* an argument is passed as a supertype of its own */
} Taker;

/* Parameters of a member by the type of an argument, or by a supertype to which the argument is coerced. */
static bool bind_arg(Graph *g, TypeId pattern, TypeId actual, IdRun params, Taker *taker) {
  enum { FEW = 16 };
  Types *t = g->types;
  TypeId few[FEW], super = type_super_for(t, actual, pattern);
  if (!super.index) return psg_bind_params(t, pattern, actual, params, taker->bound);
  TypeId *before = params.count <= FEW ? few : NEW_ARRAY(g->arena, TypeId, params.count);
  memcpy(before, taker->bound, params.count * sizeof *before);
  if (psg_bind_params(t, pattern, actual, params, taker->bound)) return true;
  memcpy(taker->bound, before, params.count * sizeof *before);
  taker->coerces = true;
  return psg_bind_params(t, pattern, super, params, taker->bound);
}

/* Binds parameters that occur in the supertypes of bound ones only: `'a` of `'f when 'f :> seq<'a>`. */
static void bind_by_constraints(Graph *g, IdRun params, TypeId *bound) {
  Types *t = g->types;
  for (uint32_t i = 0; i < params.count; i++) {
    if (!bound[i].index) continue;
    for (uint32_t c = param_row(t, (ParamId){run_items(t, params)[i]})->constraints; c;
         c = constraint_row(t, c)->next) {
      const ConstraintRow row = *constraint_row(t, c);
      if (row.kind != CONSTRAINT_SUBTYPE) continue;
      TypeId super = type_super_for(t, bound[i], row.type);
      if (super.index) psg_bind_params(t, row.type, super, params, bound);
    }
  }
}

/* Does the member take what the call gives? */
static bool takes_call(Graph *g, MemberRow *member, NodeId call, InstanceId in, Taker *taker) {
  Types *t = g->types;
  SchemeRow *scheme = scheme_row(t, member->scheme);
  TypeId support = taker->at, *bound = taker->bound;
  TypeRow *app = type_row(t, type_resolve(t, support));
  TypeId type = scheme->type;
  for (uint32_t i = 0; i < scheme->params.count; i++)
    bound[i] = i < app->args.count ? (TypeId){run_items(t, app->args)[i]} : (TypeId){0};
  uint32_t count = psg_child_count(g, call);
  bool has_object = !(member->flags & MEMBER_STATIC) && member->kind != MEMBER_CONSTRUCTOR;
  for (uint32_t i = 0; i < count; i++) {
    TypeRow *row = type_row(t, type_resolve(t, type));
    bool is_object = has_object && !i; /* it may be of a class that inherits the member */
    TypeId arg = is_object ? support : psg_node_type(g, psg_child(g, call, i), in);
    if (row->kind != TYPE_FUNCTION) { /* a property takes no unit */
      if (i + 1 < count || type_prim(t, arg) != PRIM_UNIT) return false;
      break;
    }
    TypeId domain = {run_items(t, row->args)[0]}, range = {run_items(t, row->args)[1]};
    if (!bind_arg(g, domain, arg, scheme->params, taker)) return false;
    type = range;
  }
  TypeRow *rest = type_row(t, type_resolve(t, type));
  if (rest->kind == TYPE_FUNCTION &&
      type_prim(t, (TypeId){run_items(t, rest->args)[0]}) == PRIM_UNIT &&
      count == (member->flags & MEMBER_STATIC ? 0 : 1))
    type = (TypeId){run_items(t, rest->args)[1]};
  if (!psg_bind_params(t, type, psg_node_type(g, call, in), scheme->params, bound)) return false;
  bind_by_constraints(g, scheme->params, bound);
  TypeId *items = NEW_ARRAY(g->arena, TypeId, scheme->params.count + 1);
  for (uint32_t i = 0; i < scheme->params.count; i++)
    items[i] =
        bound[i].index ? bound[i] : type_param(t, (ParamId){run_items(t, scheme->params)[i]});
  return psg_satisfies(g, scheme->params, items);
}

static bool is_primitive_or_enum(Graph *g, TypeId type) {
  TyconId tycon = type_tycon(g->types, type);
  return type_prim(g->types, type) != PRIM_NONE ||
         (tycon.index && tycon_row(g->types, tycon)->kind == TYCON_ENUM);
}

/* Are the types of the operands and the result primitive, so that the operator is built in? */
static bool is_builtin_call(Graph *g, NodeId call, InstanceId in) {
  uint32_t count = psg_child_count(g, call);
  if (!is_primitive_or_enum(g, psg_node_type(g, call, in))) return false;
  for (uint32_t i = 0; i < count && i < 2; i++) {
    if (!is_primitive_or_enum(g, psg_node_type(g, psg_child(g, call, i), in))) return false;
  }
  return true;
}

static Witness constant_witness(Graph *g, TypeId type, PrimKind prim, bool one, Span at) {
  Witness w = {.prim = INTRINSIC_NONE};
  w.call =
      psg_need_instance(g, constant_function(g, type, prim, one, at), (InstanceId){0}, NULL, 0);
  return w;
}

/* fun a b -> T(a, b), of the arguments that the call gives. */
static InstanceId constructor_function(Graph *g, MemberId constructor, TypeId type, NodeId call,
                                       InstanceId in) {
  Types *t = g->types;
  Span at = psg_node(g, call)->span;
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "New"), count = psg_child_count(g, call);
  NodeId *params = NEW_ARRAY(g->arena, NodeId, count + 1),
         *args = NEW_ARRAY(g->arena, NodeId, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    params[i] = make_variable(g, at, "x", psg_node_type(g, psg_child(g, call, i), in));
    args[i] = make_use(g, at, params[i]);
  }
  NodeId made = psg_new_n(g, PSG_NEW_OBJECT, type, at, args, count);
  psg_new_object(g, made)->constructor = constructor;
  const TypeRow app = *type_row(t, type_resolve(t, type));
  psg_new_object(g, made)->types = psg_list(g, run_items(t, app.args), app.args.count);
  NodeId lambda = make_lambda(g, at, params, count, made);
  NodeId binding = make_function(g, at, "New", lambda);
  psg_end_expansion(g, outer);
  return psg_need_instance(g, binding, (InstanceId){0}, NULL, 0);
}

/* fun a b -> M(a :> T, b), of the arguments that the call gives. */
static InstanceId coercing_function(Graph *g, const Taker *taker, NodeId call, InstanceId in) {
  Types *t = g->types;
  const MemberRow member = *member_row(t, taker->member);
  const SchemeRow scheme = *scheme_row(t, member.scheme);
  Span at = psg_node(g, call)->span;
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "Coerced"), count = psg_child_count(g, call);
  NodeId *params = NEW_ARRAY(g->arena, NodeId, count + 1),
         *children = NEW_ARRAY(g->arena, NodeId, count + 1);
  TypeId type = type_substitute(t, scheme.type, scheme.params, taker->bound);
  children[0] = psg_new_var(g, (NodeId){member.binding}, type, at);
  uint32_t type_count = psg_scheme_params(g, (NodeId){member.binding}).count;
  IdRun list = psg_list(g, (const uint32_t *)taker->bound, type_count);
  psg_var_ref(g, children[0])->types = list;
  for (uint32_t i = 0; i < count; i++) {
    type = type_resolve(t, type);
    TypeId from = psg_node_type(g, psg_child(g, call, i), in);
    TypeId wanted = psg_instance_type(g, type_arg(t, type, 0), (InstanceId){PSG_ROOT_INSTANCE});
    params[i] = make_variable(g, at, "x", from);
    NodeId arg = make_use(g, at, params[i]);
    if (from.index != wanted.index && type_super_for(t, from, wanted).index) {
      CoerceKind kind = type_is_known(t, wanted, KNOWN_OBJ)   ? COERCE_BOX
                        : type_is_known(t, wanted, KNOWN_SEQ) ? COERCE_TO_SEQ
                        : tycon_row(t, type_tycon(t, wanted))->kind == TYCON_INTERFACE
                            ? COERCE_INTERFACE
                            : COERCE_UPCAST;
      arg = psg_new1(g, PSG_COERCE, wanted, at, arg);
      psg_coerce(g, arg)->kind = kind;
    }
    children[i + 1] = arg;
    type = type_arg(t, type, 1);
  }
  NodeId made = psg_new_n(g, PSG_APPLICATION, psg_node_type(g, call, in), at, children, count + 1);
  NodeId lambda = make_lambda(g, at, params, count, made);
  NodeId binding = make_function(g, at, "Coerced", lambda);
  psg_end_expansion(g, outer);
  return psg_need_instance(g, binding, (InstanceId){0}, NULL, 0);
}

/* Is the first the better overload? F# specification 14.4, of types alone (clef/sema/call/trait.c). */
static bool is_better(Types *t, const Taker *x, const Taker *y, uint32_t count) {
  const MemberRow a = *member_row(t, x->member), b = *member_row(t, y->member);
  const SchemeRow scheme_a = *scheme_row(t, a.scheme), scheme_b = *scheme_row(t, b.scheme);
  TypeId type_a = type_resolve(t, scheme_a.type), type_b = type_resolve(t, scheme_b.type);
  bool better = false, worse = false;
  for (uint32_t i = 0;
       i < count && type_kind(t, type_a) == TYPE_FUNCTION && type_kind(t, type_b) == TYPE_FUNCTION;
       i++) {
    int one = type_compare_specific(t, type_arg(t, type_a, 0), type_arg(t, type_b, 0));
    better |= one > 0, worse |= one < 0;
    type_a = type_resolve(t, type_arg(t, type_a, 1));
    type_b = type_resolve(t, type_arg(t, type_b, 1));
  }
  if (better != worse) return better;
  if (x->coerces != y->coerces) return y->coerces;
  uint32_t own_a = scheme_a.params.count - tycon_row(t, a.tycon)->params.count,
           own_b = scheme_b.params.count - tycon_row(t, b.tycon)->params.count;
  return !better && !own_a && own_b;
}

/* What the call means: the member that takes it, as an instance or a slot. */
static void take(Graph *g, const Taker *taker, NodeId call, InstanceId in, Witness *w) {
  Types *t = g->types;
  const MemberRow member = *member_row(t, taker->member);
  psg_bind_by_members(g, member.scheme, taker->bound);
  if (member.flags & (MEMBER_VIRTUAL | MEMBER_ABSTRACT))
    w->slot = psg_need_slot_at(g, taker->member, taker->at, NULL, 0);
  else if (member.kind == MEMBER_CONSTRUCTOR)
    w->call = constructor_function(g, taker->member, taker->at, call, in);
  else if (taker->coerces)
    w->call = coercing_function(g, taker, call, in);
  else
    w->call = psg_need_instance(g, (NodeId){member.binding}, (InstanceId){0}, taker->bound,
                                psg_scheme_params(g, (NodeId){member.binding}).count);
}

/* The best of the members of `support` and its bases, and of `best`, that take what the call gives; true where a field is what
 * is meant. */
static bool find_taker(Graph *g, const char *name, TypeId support, NodeId call, InstanceId in,
                       Taker *best, Witness *w) {
  Types *t = g->types;
  if (!type_tycon(t, support).index) return false;
  const char *plain = !strncmp(name, "get_", 4) || !strncmp(name, "set_", 4) ? name + 4 : name;
  const PsgNode *node = psg_node(g, call);
  bool of_instance =
      node->kind == PSG_TRAIT_CALL && psg_trait_call_of(node)->kind == TRAIT_OF_INSTANCE;
  for (TypeId at = support; at.index; at = psg_type_of_base(g, at)) {
    TyconRow *row = tycon_row(t, type_tycon(t, at));
    for (MemberId m = row->members; m.index; m = member_row(t, m)->next) {
      MemberRow *member = member_row(t, m);
      bool is_new = member->kind == MEMBER_CONSTRUCTOR;
      bool is_slot = member->flags & (MEMBER_VIRTUAL | MEMBER_ABSTRACT);
      if (!psg_may_mean(g, m, name, of_instance)) continue;
      uint32_t count = scheme_row(t, member->scheme)->params.count;
      Taker taker = {.member = m, .at = at, .bound = NEW_ARRAY(g->arena, TypeId, count + 1)};
      if (!takes_call(g, member, call, in, &taker)) continue;
      if (taker.coerces && (is_slot || is_new)) continue;
      if (!best->member.index || is_better(t, &taker, best, psg_child_count(g, call)))
        *best = taker;
    }
    if (of_instance && !best->member.index && psg_field_named(g, row, plain, w)) return true;
  }
  return false;
}

bool psg_member_witness(Graph *g, const char *name, TypeId support, NodeId call, InstanceId in,
                        Witness *w) {
  Taker best = {0};
  if (find_taker(g, name, support, call, in, &best, w)) return true;
  if (best.member.index) take(g, &best, call, in, w);
  return best.member.index != 0;
}

static Witness maker_witness(Graph *g, TypeId type, Span at) {
  Witness w = {.prim = INTRINSIC_NONE};
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "New");
  NodeId made = psg_made_by_default(g, type, at);
  if (made.index) {
    NodeId unit = make_variable(g, at, "$unit", type_of(g->types, KNOWN_UNIT));
    NodeId lambda = make_lambda(g, at, &unit, 1, made);
    NodeId binding = make_function(g, at, "New", lambda);
    w.call = psg_need_instance(g, binding, (InstanceId){0}, NULL, 0);
  }
  psg_end_expansion(g, outer);
  return w;
}

/* ToString and GetHashCode of a type that does not define them: fun x -> Op.toText x. */
static Witness object_witness(Graph *g, const char *name, TypeId type, Span at) {
  Witness w = {.prim = INTRINSIC_NONE};
  bool is_text = !strcmp(name, "ToString");
  if (!is_text && strcmp(name, "GetHashCode") != 0) return w;
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", name);
  NodeId x = make_variable(g, at, "x", type);
  NodeId made = make_intrinsic1(g, at, is_text ? INTRINSIC_TO_TEXT : INTRINSIC_HASH,
                                type_of(g->types, is_text ? KNOWN_STRING : KNOWN_INT32), type,
                                make_use(g, at, x));
  NodeId lambda = make_lambda(g, at, &x, 1, made);
  NodeId binding = make_function(g, at, name, lambda);
  psg_end_expansion(g, outer);
  w.call = psg_need_instance(g, binding, (InstanceId){0}, NULL, 0);
  return w;
}

/* HasFlag of an enum: fun x flag -> (x &&& flag) = flag. */
static Witness flag_witness(Graph *g, TypeId type, Span at) {
  Witness w = {.prim = INTRINSIC_NONE};
  if (!type_tycon(g->types, type).index ||
      tycon_row(g->types, type_tycon(g->types, type))->kind != TYCON_ENUM)
    return w;
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "HasFlag");
  NodeId params[] = {make_variable(g, at, "x", type), make_variable(g, at, "flag", type)};
  NodeId both = make_intrinsic2(g, at, INTRINSIC_BIT_AND, type, type, make_use(g, at, params[0]),
                                make_use(g, at, params[1]));
  NodeId equal = make_intrinsic2(g, at, INTRINSIC_EQUALS, type_of(g->types, KNOWN_BOOL), type, both,
                                 make_use(g, at, params[1]));
  NodeId lambda = make_lambda(g, at, params, 2, equal);
  NodeId binding = make_function(g, at, "HasFlag", lambda);
  psg_end_expansion(g, outer);
  w.call = psg_need_instance(g, binding, (InstanceId){0}, NULL, 0);
  return w;
}

/* What the language itself does on primitive operands; false: the type is none, or it is no operator of theirs. */
static bool builtin_witness(Graph *g, const char *name, TypeId support, NodeId call, InstanceId in,
                            Witness *w) {
  Types *t = g->types;
  PrimKind prim = type_prim(t, support);
  if (!is_builtin_call(g, call, in)) return false;
  if (prim == PRIM_STRING && !strcmp(name, "op_Addition")) {
    w->call = psg_need_instance(g, psg_library(g, LIBRARY_CONCAT2), (InstanceId){0}, NULL, 0);
    return true;
  }
  if (!strcmp(name, "op_Explicit")) {
    if (prim == PRIM_STRING)
      *w = psg_parse_witness(g, psg_node_type(g, call, in));
    else
      w->prim = INTRINSIC_CONVERT;
    return true;
  }
  if (!is_primitive_or_enum(g, support)) return false;
  if (!strcmp(name, "get_Zero") || !strcmp(name, "get_One")) {
    *w = constant_witness(g, support, prim, !strcmp(name, "get_One"), psg_node(g, call)->span);
    return true;
  }
  if (!strcmp(name, "op_UnaryPlus")) { /* the number itself */
    w->prim = INTRINSIC_CONVERT;
    return true;
  }
  bool is_sign = !strcmp(name, "Sign"), is_abs = !strcmp(name, "Abs");
  if (is_abs && (prim == PRIM_FLOAT32 || prim == PRIM_FLOAT64)) {
    w->prim = INTRINSIC_ABS;
    return true;
  }
  if (is_sign || is_abs) {
    NodeId function = psg_library(g, is_sign ? LIBRARY_SIGN_OF : LIBRARY_ABS_WHOLE);
    uint32_t count = psg_scheme_params(g, function).count;
    w->call = psg_need_instance(g, function, (InstanceId){0}, &support, count);
    return true;
  }
  w->prim = psg_primitive_operator(name);
  return w->prim != INTRINSIC_NONE;
}

Witness psg_trait_witness(Graph *g, NodeId call, InstanceId in) {
  const PsgNode n = *psg_node(g, call);
  const IdRun types = psg_trait_call(g, call)->types;
  const bool of_instance = psg_trait_call(g, call)->kind == TRAIT_OF_INSTANCE;
  const char *name = name_text(g->names, n.name);
  Witness w = {.prim = INTRINSIC_NONE};
  TypeId *support = NEW_ARRAY(g->arena, TypeId, types.count + 1);
  for (uint32_t k = 0; k < types.count; k++) {
    support[k] = psg_instance_type(g, (TypeId){psg_run(g, types)[k]}, in);
    if (builtin_witness(g, name, support[k], call, in, &w)) return w;
  }
  Taker best = {0};
  for (uint32_t k = 0; k < types.count; k++)
    if (find_taker(g, name, support[k], call, in, &best, &w)) return w;
  if (best.member.index) {
    take(g, &best, call, in, &w);
    return w;
  }
  for (uint32_t k = 0; k < types.count; k++) {
    if (!strcmp(name, ".new")) return maker_witness(g, support[k], n.span);
    if (of_instance) {
      w = strcmp(name, "HasFlag") ? object_witness(g, name, support[k], n.span)
                                  : flag_witness(g, support[k], n.span);
      if (w.call.index) return w;
    }
    if (psg_part_witness(g, name, support[k], &w)) return w;
  }
  return w;
}

/* Arithmetic of library code on a type of the user's: its own operator. */
const char *psg_own_operator(IntrinsicId id) {
  switch (id) {
  case INTRINSIC_ADD:
  case INTRINSIC_ADD_CHECKED: return "op_Addition";
  case INTRINSIC_SUB:
  case INTRINSIC_SUB_CHECKED: return "op_Subtraction";
  case INTRINSIC_MUL:
  case INTRINSIC_MUL_CHECKED: return "op_Multiply";
  case INTRINSIC_DIV: return "op_Division";
  case INTRINSIC_NEG: return "op_UnaryNegation";
  case INTRINSIC_ZERO: return "get_Zero";
  case INTRINSIC_ONE: return "get_One";
  case INTRINSIC_DIVIDE_BY_INT: return "DivideByInt";
  default: return NULL;
  }
}
