/* instance_state: the state of the walk over instances, and the functions that its files call (monomorphise.c, slots.c,
 * witness.c). */
#ifndef CLEF_PSG_MONO_INSTANCE_STATE_H
#define CLEF_PSG_MONO_INSTANCE_STATE_H

#include "clef/base/vec.h"
#include "clef/psg/mono/instances.h"
#include "clef/psg/graph/library.h"
#include "clef/base/map64.h"

/* A virtual or interface member as the program calls it: one of a generic interface for each instance of that, a generic
 * one for each list of its own type arguments. So a method table has as many entries as there are ways to call. */
typedef struct SlotRow {
  MemberId member;
  TypeId owner; /* closed; of generic interfaces, else none */
  IdRun own;    /* TypeIds, closed: the member's own type arguments */
} SlotRow;

/* A value made into a sequence by the program. */
typedef struct CoercedSeq {
  NodeId coercion;
  InstanceId in;
} CoercedSeq;

/* How deep a closed type nests, and of how many constructors it is, written out in full. */
typedef struct Nesting {
  uint32_t depth, size; /* size: at most MOST_TYPE_NODES */
} Nesting;

struct Instances {
  Arena *arena;
  Table rows; /* InstanceRow */
  uint32_t *buckets, bucket_count;
  VEC(Witness) witnesses;
  VEC(ObjectType) objects;
  VEC(NodeId) startup;
  VEC(SlotRow) slots; /* called; item 0 unused */
  VEC(InstanceId) work;
  VEC(TypeId) asked; /* interfaces of own_interface.c that a test or a cast names */
  Map64 targets;     /* (node, instance) → instance */
  Map64 witness_of;  /* (node, instance) → row of witnesses + 1 */
  Map64 operations;  /* (type, intrinsic) → row of witnesses + 1 */
  Map64 types;       /* (type, instance) → type */
  Map64 object_of;   /* (type, 0) → row of objects + 1 */
  Map64 slot_of;     /* (member, owner and own arguments as one type) → slot */
  Map64 node_slots;  /* (node, instance) → slot */
  Map64 passed_by;   /* (Coerce, instance): the receiver of a direct call */
  Map64 by_interface; /* (type, sequence) → the function that makes the one the other by an interface */
  Map64 saturated, walked; /* (definition, 0) */
  VEC(TypeId) sources; /* seq_source.c: of what sequences were made, before the first test of one */
  VEC(CoercedSeq) coerced; /* the same: sequences that the program makes of values */
  InstanceId behind;       /* the function that gives what lies behind a view, when it is used */
  Map64 nesting_of;        /* (type, 1) → row of nestings + 1 */
  VEC(Nesting) nestings;
  Map64 made;  /* (binding, 1) → how many instances it has */
  Map64 nulls; /* nulls.c: (type or definition, which of both) */
  uint32_t known[KNOWN_COUNT];
  InstanceId entry;
  uint32_t deepest; /* how deep types of the instances that are needed now may nest */
  NodeId from; /* where types are shared: the node of the program that leads to what is walked */
  bool too_deep;
  bool again;                  /* a constructor was found to grow: the walk begins anew */
  bool asks_exception_details; /* something reads what the program adds to an exception */
  bool has_threads;            /* Sys.startsThreads is reached */
  bool starts_workers;         /* Sys.startsWorkers is */
  bool asks_embedded;          /* something reads what the program contains: Sys.embedded */
  bool asks_traces;            /* something reads the trace of an exception */
  bool asks_match_place;       /* something reads the fields of MatchFailureException */
  bool makes_null, asks_text;  /* of a type whose uses test then; a string is tested for null */
};

/* ---- monomorphise.c ---- */

void psg_set_witness(Graph *g, NodeId node, InstanceId in, Witness w);

/* The type parameters of what `binding` binds; none when it is no template. */
IdRun psg_scheme_params(Graph *g, NodeId binding);

/* The instance of `binding` for these closed type arguments, made and put to the work when it is new. `parent`: the
 * instance that a local template lies in, else 0. */
InstanceId psg_need_instance(Graph *g, NodeId binding, InstanceId parent, const TypeId *own,
                             uint32_t count);

bool psg_is_local_template(const Graph *g, NodeId binding);

/* The field of Exception that no constructor sets: what a program adds to an exception. */
FieldId psg_exception_details(const Types *types);

/* ---- slots.c ---- */

/* Objects of the type exist: their method tables are needed. `boxed`: the type is a value that is boxed. */
void psg_need_object(Graph *g, TypeId type, bool boxed);

/* The slot that member `member` of `at`, or of the base that has it, is called through. */
SlotId psg_need_slot_at(Graph *g, MemberId member, TypeId at, const TypeId *own,
                        uint32_t own_count);
SlotId psg_called_slot(Graph *g, NodeId node, InstanceId in);

/* What fills slot `id` for objects of that type. */
void psg_fill_slot(Graph *g, const ObjectType *o, SlotId id, SlotFill *fill);
/* The function that does is needed. */
void psg_need_fill(Graph *g, const ObjectType *o, SlotId id);

/* The method tables, when the walk is over. */
void psg_fill_tables(Graph *g);

/* The function of the exact type that a virtual call on a value of it means, and the slot; none where the table decides. */
InstanceId psg_known_receiver(Graph *g, TypeId type, SlotId slot);

/* ---- own_interface.c ---- */

/* The function that makes a value of the type into it; none when there is no such view, or the type is a class that
 * declares it. */
InstanceId psg_view_of(Graph *g, TypeId type, TypeId interface);

/* What fills the slot of an interface that the type has without a declaration; none when it has not. */
InstanceId psg_own_implementation(Graph *g, TypeId type, const SlotRow *slot);

/* ---- seq_source.c ---- */

/* The witness of a coercion to a sequence. */
Witness psg_coerced_seq(Graph *g, NodeId coercion, InstanceId in);
/* As psg_to_seq; in programs that test sequences, of the type's own object. */
Witness psg_to_standing_seq(Graph *g, TypeId from, TypeId to);
/* A sequence's cell, or Intrinsic SEQ_EMPTY. */
void psg_note_source(Graph *g, NodeId machine, InstanceId in);
/* The program tests what object a value of the type is. */
void psg_ask_source(Graph *g, TypeId type);

/* ---- nulls.c ---- */

/* A default of the closed type is made. */
void psg_note_null(Graph *g, TypeId type);
/* An object of the class is made, some of whose fields nothing may set. */
void psg_note_null_fields(Graph *g, TypeId type);

/* ---- witness.c ---- */

/* Its row of `witnesses` + 1. */
uint32_t psg_add_witness(Instances *s, Witness w);

/* compare, equals, hash and the like on a closed type: a primitive or the call of a function. */
Witness psg_operation_on(Graph *g, IntrinsicId operation, TypeId type, Span at);
Witness psg_to_seq(Graph *g, TypeId from, TypeId to);
/* One of the two functions that get a sequence or a collection from an object. */
Witness psg_object_view(Graph *g, LibraryFunction function, TypeId interface);
Witness psg_to_disposable(Graph *g, TypeId enumerator);

/* int "1" and the like: the function of the library that parses a `to`. */
Witness psg_parse_witness(Graph *g, TypeId to);

/* Type arguments of `params` that make `pattern` equal to `actual`, in `bound`; false when there are none. */
bool psg_bind_params(Types *t, TypeId pattern, TypeId actual, IdRun params, TypeId *bound);

/* The static member of that name of `support` which a trait call means; false when it has none that fits. */
bool psg_member_witness(Graph *g, const char *name, TypeId support, NodeId call, InstanceId in,
                        Witness *w);
Witness psg_trait_witness(Graph *g, NodeId call, InstanceId in);

/* op_Addition for INTRINSIC_ADD, and so on: the member by which a user's type has the operation; NULL for others. */
const char *psg_own_operator(IntrinsicId id);

/* ---- trait_member.c ---- */

/* The instruction that a member of that name is on primitive operands, or INTRINSIC_NONE. */
IntrinsicId psg_primitive_operator(const char *name);
/* Has the type the operation without a member that says so? */
bool psg_has_operation(Types *t, TypeId type, const char *name);
/* May a trait call of that name mean the member, its types apart? */
bool psg_may_mean(Graph *g, MemberId member, const char *name, bool of_instance);
/* A field of the type that serves as a property. */
bool psg_field_named(Graph *g, const TyconRow *row, const char *name, Witness *w);
/* The same for an item of a tuple, and a field of an anonymous record, whose name begins with get_. */
bool psg_part_witness(Graph *g, const char *name, TypeId support, Witness *w);
/* Do the types satisfy what a member requires of its parameters? Types that are still unknown do. */
bool psg_satisfies(Graph *g, IdRun params, const TypeId *bound);

/* ---- member_args.c ---- */

/* Completes the type arguments of a member: those without an index are found by the member constraints. */
void psg_bind_by_members(Graph *g, SchemeId scheme, TypeId *bound);

#endif
