/* class: what the files about members of type definitions share (decl/class.c, decl/member_signature.c, decl/slot.c,
 * decl/constructor.c, decl/member_body.c, decl/object_expression.c, decl/member_clash.c).
 *
 * A group of definitions passes through four functions: sema_declare_members makes rows and Bindings with the types of the
 * annotations, sema_check_slots checks that every slot is implemented, sema_check_members checks the bodies, and
 * sema_generalize_members completes the members that were used inside the group before their types were known.
 */
#ifndef CLEF_SEMA_CLASS_H
#define CLEF_SEMA_CLASS_H

#include "clef/sema/decl/decl.h"

/* The parameters of a member, flattened. */
typedef struct Signature {
  Syn *patterns[MOST_ARGS];
  uint32_t count; /* arguments, without this */
  bool is_curried, is_param_array, is_full;
  uint32_t names[MOST_ARGS];
  uint32_t optional_mask, out_mask[2];
} Signature;

/* The type whose slots a member implements: that of an `interface … with`, or of an object expression. */
typedef struct Implements {
  TypeId interface, base;
} Implements;

typedef struct MemberDecl {
  Syn *syn; /* MEMBER, AUTO_PROPERTY, CTOR, CTOR_PARAMS or, for a function of a class, BINDING */
  MemberId member;
  MemberId setter; /* of an auto-property */
  FieldId field;   /* of an auto-property */
  NodeId value;    /* Binding of a static auto-property's value */
  Scope scope;     /* the definition's, with the member's own type parameters */
  uint32_t let;    /* of a function of a class: its `let`, as an index of the definition's items */
  bool is_done;    /* its scheme is final */
} MemberDecl;

struct ClassDecl {
  TyconId tycon;
  Syn *def;
  bool is_extension;
  bool is_wrong; /* a member without a slot was reported: it may have been meant for an open slot */
  Scope scope;
  VEC(MemberDecl) members;
  uint32_t let_end;          /* behind the last `let` of the definition */
  const ScopeItem *declared; /* top of `scope` while members were declared */
  Name self;                 /* `as self` of the primary constructor */
  TypeId base;               /* of `base` in members */
  /* What class_add_scope made of the scope that has this top: most members begin with the same one */
  const ScopeItem *viewed_from, *view;
  const ScopeItem *
      *let_views;      /* by index of a `let`: what its functions see, made from `viewed_from` */
  NodeId maker;        /* Binding of the hidden `.new`, which `new 'T()` calls */
  NodeId start;        /* of a generic type: Binding of the function that makes its static values */
  VEC(NodeId) statics; /* of a generic type: Bindings of what is static in it */
};

/* ---- decl/member_signature.c ---- */
Syn *class_strip(Syn *pattern);
void class_read_signature(Sema *s, Signature *g, Syn **params, uint32_t count, bool is_setter);
/* Types of the arguments as written, else fresh variables. */
void class_arg_types(Sema *s, Scope *scope, const Signature *g, TypeId *out);
TypeId class_own_type(Sema *s, TyconId tycon);
Name class_member_name(Sema *s, Syn *ident);
Name class_backing_name(Sema *s, Name name);
/* "x" of `let x = …` and `let f a = …`; none for other patterns. */
Name class_let_name(Syn *binding);
static inline bool class_is_function(Syn *binding) { return binding->count > SYN_BINDING_PARAMS; }
MemberId class_new_member(Sema *s, TyconId tycon, Name name, MemberKind kind, uint32_t flags,
                          Span span);
void class_set_names(Sema *s, MemberId member, const uint32_t *names, uint32_t count);
void class_set_scheme(Sema *s, MemberId member, TypeId type, const ParamId *own,
                      uint32_t own_count);
NodeId class_new_binding(Sema *s, MemberId member, TypeId type, Span span, uint32_t flags);
void class_declare_abstract(Sema *s, const Scope *scope, TyconId tycon, Syn *syn, uint32_t *slot);
void class_declare_member(Sema *s, ClassDecl *c, Syn *syn, const Implements *implements);
void class_declare_auto(Sema *s, ClassDecl *c, Syn *syn, const Implements *implements);

/* ---- decl/slot.c ---- */
/* What a member must share with the slot that it implements. */
typedef struct SlotKey {
  Name name;
  MemberKind kind;
  bool is_static;
  uint32_t args; /* how many */
  TypeId type;   /* without `this` */
} SlotKey;
/* The slot of the interface or base class `from` that has the key's name, kind and number of arguments, and whose type unifies
 * with the key's. `*where` is the instance of the interface or class that it belongs to. */
MemberId class_find_slot(Sema *s, TyconId tycon, TypeId from, const SlotKey *key, TypeId *where);
TypeId class_slot_type(Sema *s, MemberId slot, TypeId where, Span span);
/* The first slot of that name, whatever its arguments. */
MemberId class_find_slot_named(Sema *s, TypeId from, Name name, TypeId *where);
/* How many slots the class and its bases declare. */
uint32_t class_slots_of(Sema *s, TypeId type);
/* The class's members are declared: its slots are counted once. */
void class_count_slots(Sema *s, TyconId tycon);
bool class_has_counted_slots(Sema *s, TyconId tycon);
/* Reports the slots of `from`, and of the types that it inherits, without an implementation in `tycon` (FS0366). */
typedef struct SlotCheck {
  TyconId tycon;
  bool has_filled; /* `filled` is complete: it is made for the first slot that is looked for */
  Map64 filled;    /* (1, slot): by a member of it or of its bases */
  Map64 complete;  /* (1, tycon): classes and interfaces without an open slot */
} SlotCheck;
SlotCheck class_begin_slots(Sema *s, TyconId tycon);
void class_check_slots_of(Sema *s, SlotCheck *check, TypeId from, Span span);

/* ---- decl/constructor.c ---- */
void class_declare_fields(Sema *s, ClassDecl *c, const Signature *ctor, const TypeId *types);
FieldId class_own_field(Sema *s, TyconId tycon, Name name);
void class_declare_ctor(Sema *s, ClassDecl *c, Syn *syn, const Signature *g, const TypeId *types);
void class_ctor_signature(Sema *s, Scope *scope, Syn *pattern, Signature *g, TypeId *types);
void class_check_ctor(Sema *s, ClassDecl *c, MemberDecl *d, NodeList *out);
/* Adds the constructor parameters, lets and functions of the class to the scope of its member `d`. A function of the class sees
 * only those before it. */
void class_add_scope(Sema *s, Scope *scope, ClassDecl *c, const MemberDecl *d);

/* ---- decl/static_values.c ---- */
/* `static val x: t`, before members are declared: as `static member val x: t = default`. */
void class_static_fields(Sema *s, ClassDecl *c);
/* `static let`, `static do`, `static member val`: start-up bindings, in order, in view of all members. */
void class_check_statics(Sema *s, ClassDecl *c, NodeList *out);
/* When all bodies are checked: makes the static values of a generic type generic, and initialises them on first use. */
void class_finish_statics(Sema *s, ClassDecl *c);

/* ---- decl/definition_rules.c ---- */
/* F#'s rules for a definition as a whole, when its members are declared. */
void class_check_rules(Sema *s, ClassDecl *c);
/* ---- decl/member_clash.c ---- */
/* Reports members with the same name and arguments, and members that hide slots, when all types are known. */
void class_check_duplicates(Sema *s, const ClassDecl *c);

/* ---- decl/init.c ---- */
/* Does a constructor name the object, `as this`? */
bool class_names_itself(Syn *def);
/* Does the class, or one that it inherits from? */
bool class_needs_init(Sema *s, TyconId tycon);
FieldId class_init_field(Sema *s, TyconId tycon);
NodeId class_set_init(Sema *s, const Scope *scope, FieldId field, Span span);
NodeId class_guard_init(Sema *s, TyconId tycon, NodeId self, NodeId body, Span span);

/* ---- decl/enumerable.c ---- */
/* The member ToSeq@, as syntax, which converts a class with `interface seq<'T>`, or an interface that inherits it, to a
 * sequence. */
Syn *class_sequence_member(Sema *s, bool of_interface, Span span);
/* A member under `interface seq<'T>`: GetEnumerator under its hidden name, others as they are. */
Syn *class_hidden_enumerator(Sema *s, Syn *member);
/* An interface that inherits seq<'T>. */
bool class_is_sequence(Sema *s, TypeId interface);
/* Of several such that a class lists, the one that has the slot: the others inherit it. */
bool class_fills_enumerator(Sema *s, TyconId tycon, TypeId interface);
/* Its slot GetEnumerator; what fills the slot where the class implements seq<'T> on its own; does `interface … with`
 * name it? */
void class_declare_enumerator_slot(Sema *s, TyconId tycon, TypeId sequence, Span span,
                                   uint32_t *slot);
Syn *class_enumerator_member(Sema *s, Span span);
/* `member this.GetEnumerator() = e` under `interface seq<'T>` has no slot that gives its result a type: it is
 * IEnumerator<'T>. */
void class_set_enumerator_type(Sema *s, const MemberDecl *d, TypeId sequence);
bool class_writes_enumerator(Sema *s, Syn *interface);
/* `member _.GetEnumerator() : IEnumerator = …`, without a parameter: not used. */
bool class_is_old_enumeration(Sema *s, Syn *member);
/* The later of two GetEnumerator under one `interface seq<'T>`, which implements IEnumerable. */
bool class_is_second_enumerator(const Sema *s, const Syn *interface, uint32_t at);
/* { new IEnumerator<'T> with … }: its members as functions. */
NodeId class_enumerator(Sema *s, const Scope *scope, Syn *object, TypeId type);
/* { new seq<'T> with member this.GetEnumerator() = e }, when that and the old IEnumerable is all there is in it. */
/* Of `interface seq<'T> with member this.GetEnumerator() = e` in an object expression: the member View of the library's
 * IView<seq<'T>>, or of IView<IEnumerable>. None where there is no GetEnumerator. */
Syn *class_view_member(Sema *s, Syn *interface, bool is_untyped);
bool class_is_sequence_object(Sema *s, Syn *object);
NodeId class_sequence_object(Sema *s, const Scope *scope, Syn *object, TypeId type);

/* ---- decl/member_body.c ---- */
NodeId class_member_lambda(Sema *s, ClassDecl *c, const MemberDecl *d, TypeId type);
void class_set_lambda(Sema *s, MemberId member, NodeId lambda, LambdaContext context,
                      NodeList *out);
/* The implementation of a generic slot has the same type parameters. */
void class_check_generic_slot(Sema *s, const MemberDecl *d);
void class_generalize(Sema *s, MemberDecl *d, uint32_t first_pending);

#endif
