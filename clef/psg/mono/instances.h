/* instances: the instances of generic definitions that a program needs, and the target of each reference in them.
 *
 * A generic definition is a template: its nodes carry types with parameters. An *instance* is a template with closed
 * type arguments; a definition without parameters is its own instance, with no arguments. Lowering translates
 * (node, instance) pairs, makes no node and looks up no name:
 *
 *   for every instance I of psg_instance_count:          translate psg_instance(g, I)->binding in I
 *   the type of a node in I                              psg_node_type(g, node, I)
 *   the function a VarRef, NewObject, … names in I       psg_target(g, node, I)
 *   what =, compare, hash, string, a trait call do in I  psg_witness(g, node, I)
 *   start-up: nodes to run in order                      psg_startup; each in instance psg_root_instance
 *
 * Type arguments are exact, but for types that would nest without end, which the uniform type stands for
 * (clef/type/shared.c).
 *
 * A local generic function (`let pair x = x, y` inside f) has instances whose `parent` is the instance of the enclosing
 * function. A local monomorphic function has no instance of its own; it is translated with its enclosing function. Inside an
 * instance J of a local template the parameters of its parent are bound too, so every node has one instance for queries.
 */
#ifndef CLEF_PSG_MONO_INSTANCES_H
#define CLEF_PSG_MONO_INSTANCES_H

#include "clef/psg/psg.h"

typedef struct InstanceId {
  uint32_t index;
} InstanceId; /* 0: none */
typedef struct SlotId {
  uint32_t index;
} SlotId;                       /* 0: none */
enum { PSG_ROOT_INSTANCE = 1 }; /* start-up code: no binding, no parameters */

typedef struct InstanceRow {
  NodeId binding; /* Binding of a function, member, constructor, module value; or a synthesised witness */
  InstanceId parent; /* local template: instance of the function around it */
  IdRun params;      /* ParamId: the parents', then the binding's own */
  IdRun args;        /* TypeId each, closed */
  uint32_t deepest;  /* how deep types of what it needs may nest */
  NodeId from;       /* the node of the program that leads to it, where types are shared */
  uint32_t hash, next;
} InstanceRow;

/* What an operation does in an instance. Exactly one of `prim` and `call` is set, or neither when the node is an ordinary
 * intrinsic. `call` is a function of the node's arguments. */
typedef struct Witness {
  IntrinsicId prim; /* this operation on the same arguments (of primitive type) */
  InstanceId call;  /* this function with the same arguments */
  bool field;       /* TraitCall of a record field: `field_id` of the first argument */
  FieldId field_id;
  uint32_t position; /* of an anonymous record or tuple, which has no FieldId: the field's */
  SlotId slot;       /* TraitCall or member that is dispatched by table: as MethodCall */
} Witness;

/* One entry of a method table. */
typedef struct SlotFill {
  SlotId slot;
  NodeId binding;      /* of an ObjectExpr: its own member; else none */
  InstanceId instance; /* the function; of an own member the instance to translate it in */
} SlotFill;

/* A nominal type whose objects need a method table, with the functions that fill the slots called in the program. */
typedef struct ObjectType {
  TypeId type; /* closed: class, object expression, or record/union/struct that implements an interface */
  NodeId object_expr; /* the ObjectExpr node, whose member Bindings capture; else none */
  InstanceId inside;  /* OBJECT_EXPR: the instance its node stands in */
  const SlotFill *fills;
  uint32_t fill_count;
} ObjectType;

typedef struct Instances Instances;

uint32_t psg_instance_count(const Graph *graph); /* instances are 1 .. count */
const InstanceRow *psg_instance(const Graph *graph, InstanceId instance);
/* Types in an instance: closed. */
TypeId psg_instance_type(Graph *graph, TypeId type, InstanceId instance);
/* The type that objects are tested for in an instance: for a Nullable its value's, as no object is a Nullable. */
TypeId psg_tested_type(Graph *graph, NodeId test, InstanceId instance);
static inline TypeId psg_node_type(Graph *g, NodeId node, InstanceId instance) {
  return psg_instance_type(g, psg_node(g, node)->type, instance);
}

/* Does a reference to a function, of a program of F#, mean a member of string that fails on null? */
bool psg_refuses_null_text(Graph *g, NodeId reference, NodeId definition);

/* May a value of the closed type be null, as far as the program makes nulls (nulls.c)? */
bool psg_has_null(Graph *g, TypeId type);

/* Is null among the values of the type, whatever a program makes: obj, options, unit? */
bool psg_always_has_null(Graph *g, TypeId type);

/* Is the node of a program, and not of the library? */
bool psg_is_of_program(Graph *g, NodeId node);

/* Can what an Intrinsic node Op.raise raises be null? A constructed exception cannot; the library raises no other. */
bool psg_may_raise_null(Graph *g, NodeId raise);

/* The instance that `node` names: VarRef of a function, member or module value (0: a local variable, or a local function
 * that is no template); NewObject: its constructor; MethodCall on a slot: 0. */
InstanceId psg_target(Graph *graph, NodeId node, InstanceId in);
/* The slot that a MethodCall calls. */
SlotId psg_slot(Graph *graph, NodeId node, InstanceId in);
/* Has the type the interface without a declaration (IComparable of numbers)? */
bool psg_has_own_interface(Graph *g, TypeId type, TypeId interface);
/* The interfaces that some test or cast of an object names. */
uint32_t psg_asked_interfaces(const Graph *g, const TypeId **items);
/* seq_source.c: the definition that a sequence presents, a capture of it; none when it is nothing but itself. */
NodeId psg_seq_source(const Graph *g, NodeId sequence);
/* Is an IEnumerator<'T>, a cell, made an IDisposable? */
bool psg_is_enumerator_cast(Graph *g, NodeId coercion, InstanceId in);
/* Is an IEnumerator<'T> coerced to the bound of a type parameter, which is the same type in this instance? */
bool psg_keeps_enumerator(Graph *g, NodeId coercion, InstanceId in);
/* The program tests what object a sequence is: then the function that gives what lies behind an object of a view. */
bool psg_asks_sources(const Graph *g);
InstanceId psg_behind(const Graph *g);
/* Intrinsic EQUALS … TO_TEXT, CONVERT; TraitCall; Coerce TO_SEQ. */
Witness psg_witness(Graph *graph, NodeId node, InstanceId in);
/* Of `in` and what it lies in, the instance whose body the local definition stands in. */
InstanceId psg_instance_around(Graph *graph, NodeId definition, InstanceId in);

/* Nodes of MainPrologue in order of files: Bindings with a value, RecGroups of them, expressions (`do`). */
uint32_t psg_startup(const Graph *graph, const NodeId **items);
/* The entry point's function, or 0. */
InstanceId psg_entry(const Graph *graph);
/* The constructor without arguments of an exception that a check raises (KNOWN_INDEX_OUT_OF_RANGE …). */
InstanceId psg_known_constructor(const Graph *graph, KnownTycon exception);

/* The field of Exception for Data, HelpLink, HResult and Source when nothing reads it: objects have no room for it. */
FieldId psg_unused_exception_field(const Graph *graph);
/* Does something read where a match failed? Then each MatchFailure stores its place in the exception. */
bool psg_has_threads(const Graph *graph);
/* Does it start no threads, but give work to several processors? */
bool psg_has_workers(const Graph *graph);
bool psg_asks_match_place(const Graph *graph);
/* Does something read the files that the program contains? */
bool psg_asks_embedded(const Graph *graph);
/* Does something read the trace of an exception? */
bool psg_asks_traces(const Graph *graph);

uint32_t psg_object_type_count(const Graph *graph); /* 0 .. count - 1 */
const ObjectType *psg_object_type(const Graph *graph, uint32_t index);

/* The walk, last step of phase 5: from the roots (entry point, start-up, exports) over (template, arguments). Saturates
 * what it reaches, synthesises witnesses, recomputes reachability. */
void psg_make_instances(Graph *graph);
/* Puts values of the library in an order in which each finds those that it reads started (startup.c). */
void psg_order_library_values(Graph *graph, NodeId *items, uint32_t count);
void psg_dump_instances(Graph *graph, Text *out);

#endif
