/* member: arguments as they are written, and the candidates of a call; what the rooms call, expr and decl read of them. */
#ifndef CLEF_SEMA_MEMBER_H
#define CLEF_SEMA_MEMBER_H

#include "clef/sema/names/names.h"

/* Arguments as written: f(), f(a), f(a, n = b), f x. */
typedef struct CallArg {
  Syn *value;     /* NULL: only the node is there */
  Syn *written;   /* with its name */
  Name name;      /* `n = b`, `?n = b`; none: by position */
  Name dropped;   /* `n = b` where no parameter has the name */
  bool is_option; /* ?n = b */
  NodeId node;    /* once checked without an expected type */
} CallArg;
typedef struct CallArgs {
  CallArg *items;
  uint32_t count;
} CallArgs;

/* A candidate: one of the members that a call may refer to. */
typedef struct Candidate {
  MemberId member;
  MemberRow row;
  TypeId type; /* instantiated */
  IdRun type_args;
  TypeId self; /* the owner as the base that declares the member */
  TypeId params[MOST_ARGS];
  uint32_t param_count;
  TypeId result;
  /* the parameters of the arguments */
  uint32_t *target; /* parameter of each argument */
  uint32_t packed;  /* 1: the first argument is the object of an extension */
  uint32_t depth;   /* bases between the owner and where it is declared */
  bool expands;     /* the last arguments form the ParamArray */
  bool packs;       /* the arguments from `packed` on form a tuple for the last parameter */
  bool leaves_out;  /* optional parameters are missing */
  /* of an extension: how far up its module was opened; 0: it is in view with its type */
  uint32_t rank;
  uint32_t outs; /* byref parameters at the end that are missing: results */
} Candidate;

/* The call for which candidates are compared. */
typedef struct CallSite {
  const Scope *scope;
  NodeId object; /* none: static, constructor */
  TypeId owner;
  Name name;
  Span name_span;
  const TypeId *type_args; /* written: M<int>(…) */
  uint32_t type_arg_count;
  const Expect *expect;
  Span span;
} CallSite;

/* The use of a member without type arguments. */
static inline CallSite call_site(const Scope *scope, NodeId object, TypeId owner, NameAt member,
                                 const Expect *expect, Span span) {
  return (CallSite){scope, object, owner, member.name, member.span, NULL, 0, expect, span};
}

/* ---- call/trait_call.c ---- */
/* `x.Name` and `'T.Name(args)` where 'T, the type of x, is a variable constrained to have the member; none otherwise. */
NodeId sema_constrained_member(Sema *s, const CallSite *site, Syn *args, bool *took);

/* ---- call/member.c ---- */
void member_instantiate(Sema *s, Candidate *c, MemberId member, const CallSite *site);
/* The argument for an optional parameter of type `option`: `Some value`, or None without a value. */
NodeId member_optional(Sema *s, TypeId option, NodeId value, Span span);
NodeId member_make_call(Sema *s, Candidate *c, NodeId object, const NodeId *args, uint32_t count,
                        Span span);
NodeId member_get_field(Sema *s, const Scope *scope, NodeId object, FieldId field, Name name,
                        Span span);
/* The receiver of a member of its type's bound; a member of an interface may change a struct where it stands. */
NodeId member_bound_receiver(Sema *s, NodeId object, TypeId bound, Span span);
/* The record whose field of that name is in view, for a value whose type is open; false after a message. */
bool member_guess_record(Sema *s, const Scope *scope, TypeId owner, Name name, Span span);

void member_set_type_args(Sema *s, NodeId node, const Candidate *c);

/* ---- call/method_value.c ---- */

/* Evaluates the object once, before what follows: gives the binding, or none where it is a variable. */
NodeId member_bind_object(Sema *s, NodeId *object, Span span);
NodeId member_after_binding(Sema *s, NodeId outer, NodeId node, Span span);
/* The members' method as a function; an error node after a message. */
NodeId member_as_value(Sema *s, const CallSite *site, const MemberId *members, uint32_t count);
/* The same of extensions, whose first parameter is the site's object. */
NodeId member_extension_as_value(Sema *s, const CallSite *site, const MemberId *members,
                                 uint32_t count);
/* The overload for a value without an expected type; none after a message. */
MemberId member_overload_of_one(Sema *s, const CallSite *site, const MemberId *members,
                                uint32_t count);

/* ---- call/call.c ---- */
CallArgs call_split_args(Sema *s, Syn *args);
/* Has one of the members room for so many arguments? */
bool call_takes_count(Sema *s, const CallSite *site, const MemberId *members, uint32_t count,
                      const CallArgs *args);
NodeId call_members(Sema *s, const CallSite *site, const MemberId *members, uint32_t count,
                    CallArgs args);
/* A call that leaves out the byrefs after `count` arguments, whose values follow the result; and the type of that. */
NodeId call_of_outs(Sema *s, Candidate *c, NodeId object, const NodeId *given, uint32_t count,
                    Span span);
TypeId call_outs_result(Sema *s, const Candidate *c, uint32_t count);
/* fun (a, b) -> make [a; b]: a method as a value. */
typedef NodeId (*CallMaker)(Sema *s, void *context, const NodeId *args, uint32_t count);
NodeId call_tuple_lambda(Sema *s, const TypeId *types, uint32_t count, TypeId result,
                         CallMaker make, void *context, Span span);
/* Checks an argument or value against a parameter's type, with the conversions of calls. */
NodeId call_check_arg(Sema *s, const Scope *scope, Syn *value, const Expect *expect);
/* A value whose type is still unknown is a function in `new D(f)`, and the delegate itself as an argument. */
NodeId delegate_make(Sema *s, const Scope *scope, TypeId type, Syn *function, bool is_arg,
                     Span span);
NodeId delegate_of_node(Sema *s, TypeId type, NodeId function, Span span);
NodeId delegate_invoke(Sema *s, const CallSite *site, Syn *args, bool *took);

/* ---- set_member.c ---- */
/* The arguments of an indexer, with the value of an assignment as the last. */
CallArgs member_index_args(Sema *s, Syn *index, Syn *value);
/* A value whose type is a variable, coerced to the bound that has the member. Its type becomes the bound. */
NodeId member_coerce_to_bound(Sema *s, NodeId object, TypeId *type, Name name, Span span);
NodeId member_set_field(Sema *s, const Scope *scope, NodeId object, FieldId field, NameAt member,
                        Syn *value, Span span);
NodeId member_set_place(Sema *s, const Scope *scope, NodeId place, Syn *value, Span span);
bool member_is_read_of_byref(Sema *s, NodeId node);
/* Assigns `value` to the site's field or property; an indexer has `index`, other members NULL. */
NodeId member_set(Sema *s, const CallSite *site, Syn *index, Syn *value);

/* ---- call/object_members.c ---- */

/* `base` of a class. */
bool member_is_base_object(Sema *s, NodeId object);
/* x.ToString (), x.Equals y and the others like them; none when it is not requested. */
NodeId member_of_object(Sema *s, const CallSite *site, Syn *syn, bool *took);
/* Adds CompareTo of IComparable to the members found. */
void member_add_order(Sema *s, TypeId owner, Name name, MemberSet *members);
bool member_is_static_of_object(Sema *s, const MemberId *members, uint32_t count, Name name);

typedef enum Making {
  MAKE_CALL /* C(…) */,
  MAKE_NEW /* new C(…) */,
  MAKE_BASE /* inherit C(…) */
} Making;

/* ---- member.c ---- */

NodeId sema_dot_object(Sema *s, const Scope *scope, Syn *left, TypeId *type);
NodeId sema_check_dot(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);
/* Calls one of the members that have the site's name. Without arguments it is a property or a method as a value. Sets `*took` if
 * the arguments belong to the call; otherwise the caller applies the result to them. */
NodeId sema_call_member(Sema *s, const CallSite *site, Syn *args, bool *took);
/* A prefix operator that is a static member of its operand's type; none when there is none. */
NodeId sema_call_operator(Sema *s, const Scope *scope, Name name, NodeId operand,
                          const Expect *expect, Span span);

/* ---- construct.c ---- */

/* new T(args) */
NodeId sema_construct(Sema *s, const Scope *scope, TypeId type, Syn *args, Making making,
                      Span span);
/* T(node) of a value that is checked already; none when T has no constructors or the value is a tuple. */
NodeId sema_construct_of_node(Sema *s, const Scope *scope, TypeId type, NodeId node, Span span);
/* T as a function of its constructor's arguments; none when it has no constructor. */
NodeId sema_constructor_function(Sema *s, const Scope *scope, TypeId type, const Expect *expect,
                                 uint32_t wanted_args, Span span);

#endif
