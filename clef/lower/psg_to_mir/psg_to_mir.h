/* psg_to_mir: what the files of the translation share.
 *
 *   psg_to_mir.c          unit, functions, start-up              psg_to_mir/data.c     products, unions, fields, places
 *   psg_to_mir/words.c    words, joins, variables                psg_to_mir/array.c    arrays and strings
 *   psg_to_mir/expr.c     expressions, control                   psg_to_mir/op.c       intrinsics on numbers, conversions
 *   psg_to_mir/call.c     functions, closures, application       psg_to_mir/object.c   objects, interfaces, casts, boxes
 *   psg_to_mir/debug.c    variables and types, for a debugger
 *   psg_to_mir/exn.c      try, raise, failing checks             psg_to_mir/seq.c      sequences
 *   classes.c             class rows, slots, method tables       psg_to_mir/lazy.c     lazies
 *                                                                psg_to_mir/cell.c     the cell of both
 *
 * Every expression yields Words. Mutable locals are SSA variables: `Func.vars` has the current value of each word. A Join
 * collects the edges that lead to one block, with the values of the variables at each, and gives the block a parameter for each
 * word in which they differ. For loops and handlers not all edges are known at the start. They get a parameter for each variable
 * that the body assigns.
 */
#ifndef CLEF_LOWER_PSG_TO_MIR_PSG_TO_MIR_H
#define CLEF_LOWER_PSG_TO_MIR_PSG_TO_MIR_H

#include "clef/lower/lower.h"

typedef struct Words {
  ValueId *items;
  uint32_t count;
} Words;

/* A definition captured: its NodeId. */
typedef struct Captures {
  NodeId *items;
  uint32_t count;
} Captures;

/* A function: a Lambda in an instance. */
typedef struct Code {
  NodeId lambda;
  NodeId binding; /* or none: anonymous */
  InstanceId instance;
  Captures captures;
  bool has_captures;                /* computed */
  SymbolId direct, closure, object; /* object: static closure of a function without captures */
} Code;

typedef struct Classes Classes; /* classes.c */

typedef struct Job Job; /* a body to translate */

enum { HOME_STATIC = 0x7fffffff };

typedef struct Lower {
  Graph *graph;
  Types *types;
  Names *names;
  Diags *diags;
  Arena *arena, *scratch;
  MirUnit *unit;
  Layouts layouts;
  Job *first_job, *last_job;
  NumMap code_map; /* (lambda, instance) → item of codes */
  VEC(Code *) codes;
  NumMap statics; /* Binding of a module value, instance → its slots' symbol */
  NumMap homes;   /* Binding of start-up → piece + 1 that alone mentions it, or HOME_STATIC */
  NumMap strings; /* Name → symbol of the literal */
  NumMap helpers; /* Name of a helper's key → symbol */
  NumMap symbol_serials;      /* Name → how often it was requested */
  SymbolId fail[KNOWN_COUNT]; /* functions that raise what a check raises */
  Classes *classes;
  VEC(TypeId) interface_numbers;
  SymbolId null_string;
  SymbolId buffers[2];
} Lower;

/* ---- one function ---- */

typedef enum EnvForm {
  ENV_WORDS, /* immutable: its words */
  ENV_VAR,   /* mutable: words in Func.vars from `first` */
  ENV_CELL,  /* captured mutable: words[0] is the counted cell */
  ENV_FIELD, /* internal of a seq cell: words live in the cell, at offsets */
} EnvForm;

typedef struct EnvEntry {
  NodeId definition;
  EnvForm form;
  ReprId repr;
  Words words;
  uint32_t first;
  uint32_t *offsets;   /* ENV_FIELD */
  bool is_cell_field;  /* ENV_FIELD whose word is a counted cell */
  bool is_fixed_field; /* ENV_FIELD that is never stored to again: a capture */
} EnvEntry;

typedef struct Var {
  MirType type;
  ValueId value;
  uint32_t variable, word; /* of MirDebug.variables, with -g */
} Var;

/* One way into a join. */
typedef struct Way {
  BlockId block;
  ValueId *results;
  ValueId *vars;
} Way;
typedef struct Join {
  MirType *types; /* of results */
  uint32_t result_count;
  uint32_t var_count; /* variables that existed when the join was made */
  VEC(Way) ways;
  bool is_tail; /* results are returned instead */
} Join;

/* A handler in force: exceptions go there, with the current values of `vars`. */
typedef struct Handler {
  BlockId block;
  uint32_t *vars, var_count;
  struct Handler *outer;
} Handler;

typedef struct Target {
  NodeId node;
  BlockId block;
  uint32_t *vars, var_count;
} Target;
typedef struct CaseProof {
  NodeId definition;
  uint32_t tag;
  ValueId proof;
} CaseProof;

typedef struct Func {
  Lower *l;
  MirFunc *mir;
  InstanceId instance;
  MirAt at; /* where code goes; at.block none: nowhere */
  VEC(EnvEntry) env;
  NumMap env_map; /* definition → entry + 1 */
  VEC(Var) vars;
  Handler *handler;
  VEC(Target) targets;
  VEC(CaseProof) proofs;
  BlockId fail[KNOWN_COUNT]; /* shared blocks that raise, outside handlers */
  ReprId result;             /* of the function; for tails */
  ValueId handled;           /* exception that the innermost handler has, for reraise */
  bool is_dead;              /* nothing reaches the current block */
  ValueId cell;              /* seq */
  RowId cell_row;            /* of a seq's own cell, a row of its own for alias analysis */
} Func;

/* How the value of an expression is used. */
typedef enum Want { WANT_VALUE, WANT_TAIL } Want;

/* Words of a value; with `WANT_TAIL` it was returned: the result is empty, the place none. */
Words lower_expr(Func *f, NodeId node, Want want);
static inline Words lower_value(Func *f, NodeId node) { return lower_expr(f, node, WANT_VALUE); }
/* The single word of a value. */
ValueId lower_word(Func *f, NodeId node);
void lower_effect(Func *f, NodeId node);
/* A truth value: control goes to `yes` or `no`. */
void lower_condition(Func *f, NodeId node, Join *yes, Join *no);

/* psg_to_mir/words.c */
Words words_new(Func *f, uint32_t count);
Words words_slice(Words words, uint32_t first, uint32_t count);
Words words_concat(Func *f, Words a, Words b);
ReprId node_repr(Func *f, NodeId node);
TypeId node_type(Func *f, NodeId node);
static inline const Repr *repr_info(Func *f, ReprId id) { return repr_row(&f->l->layouts, id); }
/* The value as another type of the same word: casts of references (unchecked narrowing is `assumed`). */
ValueId fit_word(Func *f, ValueId value, MirType type);
void fit_words(Func *f, Words words, const MirType *types);
Join join_make(Func *f, const MirType *types, uint32_t count);
void join_add(Func *f, Join *join, Words results); /* the current place ends here */
Words join_open(Func *f, Join *join);              /* goes on where the ways meet */
bool is_nowhere(const Func *f);
/* After a terminator: a block that nothing reaches, so that what follows has a place; removed in the end. */
void start_dead(Func *f);
void start_block(Func *f, BlockId block);
BlockId new_block(Func *f, bool is_cold);
Words default_words(Func *f, ReprId repr);
ValueId default_word(Func *f, MirType type);
ValueId const_int(Func *f, MirKind kind, int64_t value);
uint32_t var_new(Func *f, MirType type, ValueId value);
EnvEntry *env_find(Func *f, NodeId definition);
EnvEntry *env_add(Func *f, NodeId definition, EnvForm form, ReprId repr);
/* Binds a definition (Binding or PatternBinding) to a value: word, variable or cell, by its flags. */
void env_bind(Func *f, NodeId definition, Words value);
Words env_read(Func *f, EnvEntry *entry);
void env_write(Func *f, EnvEntry *entry, Words value);
/* Variables of f that the region modifies (psg_modified_vars), ascending. */
uint32_t assigned_vars(Func *f, NodeId region, uint32_t **vars);
void return_words(Func *f, Words words);
Words finish(Func *f, Words words, Want want); /* returns them if requested */
/* Two ways on an i8. */
void branch_to(Func *f, ValueId condition, BlockId yes, BlockId no);
Words lower_set(Func *f, NodeId node);

/* psg_to_mir/debug.c: all of this does nothing without -g. The definition has these words from here on; a mutable variable's are
 * Func.vars from `first` on. */
void debug_bind(Func *f, NodeId definition, ReprId repr, Words words);
/* The variable lies in the cell. */
void debug_bind_cell(Func *f, NodeId definition, ReprId repr, ValueId cell);
/* The module-level value lies at the symbol; 0: it is a local variable of the start-up code. */
void debug_global(Lower *l, NodeId binding, const char *path, SymbolId symbol, ReprId repr);
/* The module-level value is the literal, wherever it is read. */
void debug_literal(Func *f, NodeId binding, const char *path, NodeId literal);
void debug_bind_vars(Func *f, NodeId definition, ReprId repr, uint32_t first);
/* The same of what a function captured. It is no parameter there. */
void debug_bind_capture(Func *f, NodeId definition, ReprId repr, Words words);
/* The variable has a new value. */
void debug_var(Func *f, uint32_t var);
/* Describes the types of all variables; when the layouts are complete. */
void debug_finish(Lower *l);

/* psg_to_mir.c */
struct Job {
  Job *next;
  MirFunc *func;
  void (*build)(Func *f, void *data);
  void *data;
  InstanceId instance;
};
/* Declares a function of a fresh name like `name`; its body is built later. */
MirFunc *lower_function(Lower *l, const char *name, Span span, InstanceId instance,
                        void (*build)(Func *, void *), void *data);
/* The body of one that is declared. */
void lower_body(Lower *l, MirFunc *func, InstanceId instance, void (*build)(Func *, void *),
                void *data);
SymbolId lower_fresh_symbol(Lower *l, const char *name);
/* A helper made once per key; the place is 0 when the caller must make it. */
SymbolId *lower_helper(Lower *l, const char *key);
SymbolId lower_string(Lower *l, Name bytes);
/* The function i64 → string: an argument of the program. */
SymbolId lower_argument_function(Lower *l);
const char *binding_name(Lower *l, NodeId binding);
/* Static slots of a module value. */
/* `instance`: of a static value of a generic type, else none. */
SymbolId lower_static(Lower *l, NodeId binding, InstanceId instance, ReprId *repr);
Words static_read(Func *f, SymbolId symbol, ReprId repr, bool is_mutable);
void static_write(Func *f, SymbolId symbol, ReprId repr, Words words, uint8_t flags);
void add_params(Func *f, MirFunc *func, ReprId repr, Words *words);

/* psg_to_mir/call.c */
Code *lower_code(Lower *l, NodeId lambda, NodeId binding, InstanceId instance);
/* The Lambda of a function binding, or none. */
NodeId binding_lambda(Lower *l, NodeId binding);
const Captures *code_captures(Lower *l, Code *code);
SymbolId code_direct(Lower *l, Code *code);
SymbolId code_closure(Lower *l, Code *code);
/* Captures of an ObjectExpr (its `list`), and of a SeqStateMachine (triples). */
Captures node_captures(Lower *l, NodeId node);
Captures list_captures(Lower *l, const uint32_t *triples, uint32_t count);
/* Words of captures: values, or cells of mutable variables. */
uint32_t captures_types(Lower *l, const Captures *captures, InstanceId instance, MirType **types);
void bind_captures(Func *f, const Captures *captures, Words words);
uint32_t lambda_arity(Lower *l, NodeId lambda);
Words read_captures(Func *f, const Captures *captures);
Words make_closure(Func *f, Code *code);
Words lower_application(Func *f, NodeId node, Want want);
/* A call; the results have these types. In a tail, nothing follows. */
Words call_words(Func *f, MirCallee callee, Words args, const MirType *results, uint32_t count,
                 Want want);
Words call_direct(Func *f, SymbolId symbol, Words args, ReprId result, Want want);
Words call_instance(Func *f, InstanceId target, Words args, ReprId result, Want want);
/* Applies a function value of type `type` to arguments, one Words each. */
Words apply_value(Func *f, ValueId closure, TypeId type, Words *args, uint32_t count, Want want);
Words lower_function_value(Func *f, InstanceId target, NodeId binding);

/* psg_to_mir/exn.c */
void raise_word(Func *f, ValueId exception);
/* Where a check's failing edge goes: raises the exception's own constructor's message. Cold. */
BlockId fail_block(Func *f, KnownTycon exception);
/* Raises MatchFailureException, with the node's place where the program reads it. */
void lower_match_failure(Func *f, NodeId node);
/* Goes on where the condition holds (i8 not 0); the proof of it. */
ValueId check_word(Func *f, ValueId condition, KnownTycon exception);

/* Raises NullReferenceException where `null`, the answer of a test, is true. */
void check_not_null(Func *f, ValueId null);
/* Fails where an object of the type is null, if the program makes nulls of it. */
void check_use(Func *f, TypeId type, ValueId object);
/* The same of the object that a node of a program means, but for `this`. */
void check_object(Func *f, NodeId object, Words words);
MirEdge exception_edge(Func *f);
Words lower_try_with(Func *f, NodeId node, Want want);
Words lower_try_finally(Func *f, NodeId node, Want want);

/* psg_to_mir/data.c */
/* The words of a value that lies at `at`; they have fields of their own if the place has a row. */
Words load_shape(Func *f, MirAddress at, const ShapeWord *words, uint32_t count, ValueId proof);
/* MIR_GATED for the words of one value that is stored, or 0. */
uint8_t store_flags(const Func *f, Words values);
void store_shape(Func *f, MirAddress at, const ShapeWord *words, uint32_t count, Words values,
                 uint8_t flags, ValueId proof);
Words make_product(Func *f, ReprId repr, Words *fields, uint32_t count);
Words make_case(Func *f, ReprId repr, uint32_t tag, Words *fields, uint32_t count);
ValueId read_tag(Func *f, ReprId repr, Words value); /* i32 */
Words read_case_field(Func *f, ReprId repr, Words value, uint32_t tag, uint32_t index,
                      ValueId proof);
Words read_field(Func *f, ReprId repr, Words value, uint32_t index);
Words lower_data(Func *f, NodeId node, Want want);
void lower_field_set(Func *f, NodeId node);
/* A place whose words are stored one by one. */
typedef struct PlaceWord {
  bool is_var;
  uint32_t var;
  ValueId base;
  uint32_t offset;
  RowId row;
  uint16_t field;
  MirType type;
} PlaceWord;
typedef struct Place {
  PlaceWord *words;
  uint32_t count;
  ReprId repr;
  /* what the words' base, an address, lies in; none when the base is the object itself, or static */
  ValueId owner;
} Place;
Place lower_place(Func *f, NodeId node);
/* The address of a place, or of a copy of what is there: of a value that is in no place always. */
Words lower_address(Func *f, NodeId node, bool of_copy);
Words place_read(Func *f, Place place);
void place_write(Func *f, Place place, Words words);
Words lower_switch(Func *f, NodeId node, Want want);

/* Of a shared type what its object holds; any other is itself. */
ReprId repr_inside(Func *f, ReprId repr);
/* A value of a shared type taken out of its object, `repr` then what it is; any other stays. */
Words shared_open(Func *f, ReprId *repr, Words words);
/* The object of the shared type `repr` for what it holds. */
Words shared_close(Func *f, ReprId repr, Words words);

/* psg_to_mir/array.c */
ValueId checked_index(Func *f, ValueId array, uint32_t dimension, ValueId index, ValueId *wide);
ValueId to_i64(Func *f, ValueId value);
Words lower_array_op(Func *f, NodeId node, IntrinsicId op, Want want);
Words lower_array_expr(Func *f, NodeId node);
Words lower_string_op(Func *f, NodeId node, IntrinsicId op);
Place array_place(Func *f, NodeId array, NodeId index);

/* psg_to_mir/op.c */
Words lower_intrinsic(Func *f, NodeId node, Want want);
/* Between primitive types: an intrinsic conversion, or op_Explicit of an inline function. */
Words lower_conversion(Func *f, NodeId node, Want want);
ValueId prim_op(Func *f, IntrinsicId op, PrimKind prim, ValueId a, ValueId b);
PrimKind prim_of(Func *f, TypeId type);

/* psg_to_mir/export.c */

/* The functions that C calls: MirUnit.exports. */
void lower_exports(Lower *l);

/* psg_to_mir/ffi.c */
Words lower_ffi_call(Func *f, NodeId node);
Words lower_ffi_op(Func *f, NodeId node, IntrinsicId op, const Words *args);

/* psg_to_mir/object.c */
Words lower_new_object(Func *f, NodeId node);
Words lower_object_expr(Func *f, NodeId node);
Words lower_method_call(Func *f, NodeId node, Want want);
Words lower_coerce(Func *f, NodeId node, Want want);
Words lower_type_test(Func *f, NodeId node);
/* A declared exception: its fields behind Exception's. */
Words new_exception(Func *f, TyconId tycon, Words *fields, uint32_t count);
Words lower_exn_get(Func *f, NodeId node);
Words call_slot(Func *f, SlotId slot, Words args, ReprId result, Want want);
Words new_object_of(Func *f, InstanceId constructor, TypeId type, Words args);
ValueId box_words(Func *f, ReprId repr, Words words);
/* Boxes the value in a new object, even if it is an object already. */
ValueId box_fresh(Func *f, ReprId repr, Words words);
/* Boxes the value. For a sequence or a view it returns the object that the sequence or view was made from. */
ValueId object_of(Func *f, ReprId repr, Words words);
/* i8: is the value null as an object? None where it never is. */
ValueId is_null_value(Func *f, ReprId repr, Words words);
ValueId non_null(Func *f, ValueId object, RowId row);

/* psg_to_mir/seq.c, psg_to_mir/lazy.c */
Words lower_seq_machine(Func *f, NodeId node);
Words lower_seq_op(Func *f, NodeId node, IntrinsicId op);
/* The object that a sequence (not null) was made of, or null; in programs that use it (`psg_asks_sources`). */
ValueId call_seq_source(Func *f, ValueId cell);
Words lower_driven(Func *f, NodeId node); /* psg_to_mir/driven.c */
Words lower_lazy_thunk(Func *f, NodeId node);
Words lower_lazy_op(Func *f, NodeId node, IntrinsicId op); /* force, is it done */

/* classes.c */
void classes_init(Lower *l);
RowId classes_row(void *lower, TypeId type);
uint32_t classes_slot(Lower *l, SlotId slot);
uint32_t classes_interface_number(Lower *l, TypeId interface);
/* Row of an object that wraps a value of this type. */
RowId classes_box_row(Lower *l, ReprId repr, const Shape **shape);
RowId classes_expr_row(Lower *l, NodeId expr, InstanceId instance);
void classes_finish(Lower *l);
void classes_type_names(Lower *l);
/* Are two objects (or nulls) the same, or boxes of the same object? i8. */
ValueId classes_same_object(Func *f, ValueId a, ValueId b);
void classes_same_objects(Lower *l); /* what that needs, once all boxes are known */
const char *classes_type_name(Lower *l, TypeId type);
SymbolId lower_object_method(Lower *l, const ObjectType *object, NodeId binding,
                             InstanceId instance);
const ObjectType *classes_object_type(Lower *l, TypeId type);

#endif
