/* member: what the files about members of values share (call/member.c, call/call.c, call/index.c, call/delegate.c). */
#ifndef CLEF_SEMA_MEMBER_H
#define CLEF_SEMA_MEMBER_H

#include "clef/sema/sema.h"

/* Arguments as written: f(), f(a), f(a, n = b), f x. */
typedef struct CallArg {
  Syn *value;     /* NULL: only the node is there */
  Syn *written;   /* with its name */
  Name name;      /* `n = b`, `?n = b`; none: by position */
  Name dropped;   /* `n = b` where no parameter has the name */
  bool is_option; /* ?n = b */
  NodeId node;    /* once checked on its own */
} CallArg;
typedef struct CallArgs {
  CallArg *items;
  uint32_t count;
} CallArgs;

/* One of the members that a call may mean. */
typedef struct Candidate {
  MemberId member;
  MemberRow row;
  TypeId type; /* instantiated */
  IdRun type_args;
  TypeId self; /* owner as the member sees it */
  TypeId params[MOST_ARGS];
  uint32_t param_count;
  TypeId result;
  /* how the arguments are laid out */
  uint32_t *target; /* parameter of each argument */
  uint32_t depth;   /* bases between the owner and where it is declared */
  bool expands;     /* the last arguments form the ParamArray */
  bool packs;       /* the arguments form a tuple for the one parameter */
  bool leaves_out;  /* optional parameters are missing */
  uint32_t rank;    /* of an extension: how far up its module was opened; 0: it is in view with its type */
  uint32_t outs;    /* byref parameters at the end that are missing: results */
} Candidate;

/* What a call is about. */
typedef struct CallSite {
  const Scope *scope;
  NodeId object; /* none: static, constructor */
  TypeId owner;
  Name name;
  Span name_span;
  const TypeId *type_args; /* written: M<int>(…) */
  uint32_t type_arg_count;
  TypeId expected;
  Span span;
} CallSite;

/* ---- call/member.c ---- */
void member_instantiate(Sema *s, Candidate *c, MemberId member, const CallSite *site);
/* What an optional parameter of type `option` takes: Some value, None without one. */
NodeId member_optional(Sema *s, TypeId option, NodeId value, Span span);
NodeId member_make_call(Sema *s, Candidate *c, NodeId object, const NodeId *args, uint32_t count,
                        Span span);
/* All overloads of a kind, the most derived first. `*hidden`, unless NULL: an inaccessible one was left out. */
MemberSet member_find(Sema *s, const Scope *scope, TypeId type, Name name, MemberKind kind,
                      bool want_static, bool *hidden);
/* The first of them, or none. */
MemberId member_find_first(Sema *s, const Scope *scope, TypeId type, Name name, MemberKind kind,
                           bool want_static, bool *hidden);
bool member_is_accessible(Sema *s, const Scope *scope, const MemberRow *row);
FieldId member_find_field(Sema *s, TypeId type, Name name);
NodeId member_get_field(Sema *s, const Scope *scope, NodeId object, FieldId field, Name name,
                        Span span);
/* The supertype that a variable or parameter is bound by, or the type itself. */
TypeId member_bound(Sema *s, TypeId type);
/* Of several bounds the one that has a member of the name, or that is, or inherits, the type that is wanted. */
TypeId member_bound_with(Sema *s, TypeId type, Name name);
TypeId member_bound_to(Sema *s, TypeId type, TypeId wanted);
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
/* The overload that a value without an expected type means; none after a message. */
MemberId member_overload_of_one(Sema *s, const CallSite *site, const MemberId *members,
                                uint32_t count);

/* ---- call/call.c ---- */
CallArgs call_split_args(Sema *s, Syn *args);
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
/* An argument or value checked against a parameter's type, with the conversions that calls have. */
NodeId call_check_arg(Sema *s, const Scope *scope, Syn *value, TypeId param);

/* ---- call/delegate.c ---- */
bool delegate_is(Sema *s, TypeId type);
/* The curried function type that a delegate stands for; `*arity`: its parameters. */
TypeId delegate_function(Sema *s, TypeId type, uint32_t *arity);
NodeId delegate_make(Sema *s, const Scope *scope, TypeId type, Syn *function, Span span);
NodeId delegate_of_node(Sema *s, TypeId type, NodeId function, Span span);
NodeId delegate_invoke(Sema *s, const CallSite *site, Syn *args, bool *took);

/* ---- call/index.c ---- */
/* The arguments of an indexer, with the value of an assignment as the last. */
CallArgs member_index_args(Sema *s, Syn *index, Syn *value);
/* A value of an open type as the bound that has the member; its type becomes the bound. */
NodeId member_coerce_to_bound(Sema *s, NodeId object, TypeId *type, Name name, Span span);
NodeId member_set_field(Sema *s, const Scope *scope, NodeId object, FieldId field, NameAt member,
                        Syn *value, Span span);
NodeId member_set_place(Sema *s, const Scope *scope, NodeId place, Syn *value, Span span);
bool member_is_read_of_byref(Sema *s, NodeId node);
NodeId member_set(Sema *s, const Scope *scope, NodeId object, TypeId owner, NameAt member, Syn *index,
                  Syn *value, Span span);

/* ---- call/object_members.c ---- */

/* `base` of a class. */
bool member_is_base_object(Sema *s, NodeId object);
/* x.ToString (), x.Equals y and their kin; none when it is not asked for. */
NodeId member_of_object(Sema *s, const CallSite *site, Syn *syn, bool *took);
/* Adds CompareTo of IComparable to the members found. */
void member_add_order(Sema *s, TypeId owner, Name name, MemberSet *members);
bool member_is_static_of_object(Sema *s, const MemberId *members, uint32_t count, Name name);

#endif
