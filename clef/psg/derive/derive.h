/* derive: shared by the files that derive operations of types (equality.c, show.c). */
#ifndef CLEF_PSG_DERIVE_DERIVE_H
#define CLEF_PSG_DERIVE_DERIVE_H

#include "clef/psg/derive/equality.h"
#include "clef/psg/graph/library.h"
#include "clef/psg/graph/make.h"

/* One element of a tuple, field of a record or struct, or field of a union case. */
typedef struct Part {
  FieldId field;  /* record, struct; none: */
  CaseId id;      /* union */
  uint32_t index; /* of a tuple element or case field */
  TypeId type;
} Part;

/* A witness in the making: `operation` on `type`, its parameters. */
typedef struct Synth {
  Graph *g;
  Types *t;
  Span at;
  IntrinsicId operation;
  TypeId type;
  NodeId a, b;                   /* parameters; unary operations have no b */
  NodeId limit, depth, brackets; /* TO_LAYOUT: the others */
  NodeId which, index, value;    /* TYPE_PART …: the others */
} Synth;

/* The definition of a nominal type, or NULL. */
TyconRow *synth_definition(Types *types, TypeId type);
/* Elements of a tuple, fields of a record, anonymous record or struct, in order, in the graph's arena; how many. */
Part *synth_product(Synth *s, TypeId type, uint32_t *count);
NodeId synth_part(Synth *s, NodeId whole, Part part);
/* a.Member(b?): the override of the static type; none when it has none. */
NodeId synth_member_call(Synth *s, const char *name, TypeId result, bool with_b);

/* The type of a method's argument `i`; 0 where it has none. */
TypeId synth_method_arg(Graph *g, NodeId binding, uint32_t i);

/* object.Member(args) through the table of ObjectSlots. */
NodeId synth_slot_call(Synth *s, const char *name, TypeId result, const NodeId *args,
                       uint32_t count);
/* The operation part by part: of tuples, records, structs (equality.c). */
NodeId synth_by_parts(Synth *s);
/* null comes before all others, is equal to itself only, and its hash is 0; `body` is for both being something. */
NodeId synth_unless_null(Synth *s, NodeId body);
/* What the operation is on a part of the type (comparer.c). */
IntrinsicId synth_part_operation(const Synth *s, TypeId part);
/* Body of EQUALS_DEFAULT … COMPARE_DEFAULT (comparer.c). */
NodeId synth_by_default(Synth *s);
/* int32: the hash of an object that is equal to itself alone. */
NodeId synth_identity_hash(Synth *s);
/* The declared exceptions that values may be of: MatchFailureException if the program raises it, then the program's own.
 * Starts from 0; false after the last. */
bool synth_next_exception(Graph *g, TyconId *tycon);
NodeId synth_coerce(Synth *s, NodeId value, TypeId to, CoerceKind kind);
bool synth_is_any(
    Graph *g, TypeId type); /* may a value of the type be an array or a tuple that is an object? */
bool synth_is_object(Types *types, TypeId type); /* obj, class or interface: dispatched */
/* Body of OBJECT_TEXT … (object.c) */
NodeId synth_object_member(Synth *s);

/* Body of TO_TEXT and TO_LAYOUT (text.c). */
NodeId synth_text(Synth *s);
NodeId synth_class_text(Synth *s); /* of an exact class: its name; of an exception its message too */
NodeId synth_layout(Synth *s);
NodeId synth_text_by(Synth *s);    /* TEXT_BY */
NodeId synth_type_text(Synth *s);  /* TYPE_TEXT */
NodeId synth_size(Synth *s);       /* SIZE_OF (size.c) */
NodeId synth_reference(Synth *s);  /* IS_REFERENCE (size.c) */
NodeId synth_enum_cases(Synth *s); /* ENUM_VALUES, ENUM_NAMES */
/* The Message of a declared exception: fun this () -> text. */
NodeId synth_message(Synth *s);
/* TYPE_TABLE … TYPE_CREATE (reflect.c). */
bool synth_is_reflection(IntrinsicId operation);
/* Adds the parameters that the operation has beside the value; the new count. */
uint32_t synth_reflection_params(Synth *s, NodeId *params, uint32_t count);
NodeId synth_reflection(Synth *s);
NodeId synth_type_table(Synth *s); /* the body of OBJECT_DESCRIBE */
/* new T() in generic code (witness.c); none when the type has no constructor without arguments. */
NodeId psg_made_by_default(Graph *g, TypeId type, Span at);
bool synth_is_reference(Types *types, TypeId type); /* of .NET (size.c) */
/* A function of the library that does TO_TEXT or TO_LAYOUT on all types of one shape (collections): its type arguments. */
bool synth_library_text(Graph *g, IntrinsicId operation, TypeId type, TypeOperation *out);

#endif
