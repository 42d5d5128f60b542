/* type: types, schemes and type definitions, as lasting rows (clef/base/table.h).
 *
 *   TypeId    a type term; hash-consed, so equal closed types have equal handles
 *   TyconId   a type definition or primitive: int, string, a record, a class …
 *   ParamId   a rigid type parameter of one definition ('a, ^a, 'u of measure)
 *   SchemeId  forall params. type
 *   FieldId CaseId MemberId   parts of a definition
 *
 * An inference variable is a row of the program (never of the image), solved in place; `type_resolve` follows
 * solutions at the head. Rows hold no C pointers. Lists are runs in `Types.pool`: see IdRun.
 *
 * What types are (NativeType of the language specification): see type.def.
 */
#ifndef CLEF_TYPE_TYPE_H
#define CLEF_TYPE_TYPE_H

#include "clef/base/base.h"
#include "clef/base/map64.h"
#include "clef/base/diag.h"
#include "clef/base/intern.h"
#include "clef/base/source.h"
#include "clef/base/table.h"
#include "clef/type/platform.h"

typedef struct TypeId {
  uint32_t index;
} TypeId;
typedef struct TyconId {
  uint32_t index;
} TyconId;
typedef struct ParamId {
  uint32_t index;
} ParamId;
typedef struct SchemeId {
  uint32_t index;
} SchemeId;
typedef struct FieldId {
  uint32_t index;
} FieldId;
typedef struct CaseId {
  uint32_t index;
} CaseId;
typedef struct MemberId {
  uint32_t index;
} MemberId;

/* `count` words that follow one another in a pool table. */
typedef struct IdRun {
  uint32_t first, count;
} IdRun;

typedef enum TypeKind {
#define TYPE(name, text) TYPE_##name,
#include "clef/type/type.def"
#undef TYPE
} TypeKind;

typedef struct TypeRow {
  uint16_t kind;  /* TypeKind */
  uint16_t flags; /* TYPE_FLAG_... */
  uint32_t head;  /* APP: TyconId; PARAM: ParamId; VAR: VarRow; MEASURE_POWER: exponent (int32_t) */
  IdRun args; /* APP: arguments; TUPLE: elements; FUNCTION: {domain, range}; ANON_RECORD: {Name, type} pairs,
                     sorted by name; MEASURE_PRODUCT: factors */
  uint32_t hash, next;
  /* 0, or what `type_zonk` makes of a program's type, without variables; of a variable its solution, if type_resolve
   * leads no further from there */
  uint32_t zonked;
} TypeRow;

enum {
  TYPE_FLAG_STRUCT = 1,    /* TUPLE, ANON_RECORD: struct (…) */
  TYPE_FLAG_HAS_VAR = 2,   /* contains an inference variable, maybe solved by now */
  TYPE_FLAG_HAS_PARAM = 4, /* contains a rigid parameter: not closed */
  /* a number with a unit of measure: one argument, which is not 1 when the type was made */
  TYPE_FLAG_MEASURED = 8,
  TYPE_FLAG_HAS_MEASURE = 16, /* contains a measure */
  TYPE_FLAG_HAS_INT =
      32, /* contains the library's int or uint, which a program may read as int32 */
  /* type_resolve may lead to another row: a variable, a measure of factors, a measured number, the library's int or uint */
  TYPE_FLAG_INDIRECT = 64,
};

/* Kinds of primitive (NTU kinds): the representation of a tycon without definition. */
typedef enum PrimKind {
#define PRIM(name, text, bits, properties) PRIM_##name,
#include "clef/type/prim.def"
#undef PRIM
} PrimKind;

/* Integers and floats stand in one run of prim.def. */
static inline bool prim_is_number(PrimKind prim) {
  return prim >= PRIM_INT8 && prim <= PRIM_FLOAT64;
}
static inline bool prim_is_unsigned(PrimKind prim) {
  return (prim >= PRIM_UINT8 && prim <= PRIM_UINT64) || prim == PRIM_UINT ||
         prim == PRIM_UNATIVEINT;
}

typedef enum TyconKind {
  TYCON_PRIM,
  TYCON_RECORD,
  TYCON_UNION,
  TYCON_ENUM,
  TYCON_CLASS,
  TYCON_INTERFACE,
  TYCON_STRUCT /* class-like struct */,
  TYCON_EXCEPTION,
  TYCON_ABBREV,
  TYCON_MEASURE,
  TYCON_DELEGATE
} TyconKind;

enum {                           /* TyconRow.flags */
       TYCON_IS_STRUCT = 1 << 0, /* [<Struct>] */
       TYCON_NO_EQUALITY = 1 << 1,
       TYCON_NO_COMPARISON = 1 << 2,
       TYCON_REFERENCE_EQUALITY = 1 << 3,
       TYCON_CUSTOM_EQUALITY = 1 << 4, /* overrides Equals / GetHashCode */
       TYCON_CUSTOM_COMPARISON = 1 << 5,
       TYCON_QUALIFIED = 1 << 6, /* RequireQualifiedAccess */
       TYCON_ALLOW_NULL = 1 << 7,
       TYCON_ABSTRACT = 1 << 8,
       TYCON_SEALED = 1 << 9,
       TYCON_PRIVATE = 1 << 10,     /* a signature file hides what it is made of */
       TYCON_OBJECT_EXPR = 1 << 11, /* made for an object expression */
       TYCON_MUTABLE = 1 << 12,     /* has a mutable field */
       TYCON_AS_THIS = 1 << 13,     /* has an initialisation check */
       TYCON_FLAGS = 1 << 14,       /* [<Flags>] */
       TYCON_TO_SEQ =
           1 << 15, /* of the library: has ToSeq: unit -> 'T seq, which makes it a sequence */
       TYCON_HIDDEN =
           1 << 16, /* it, what it is made of, or a module around it is private or internal */
       TYCON_INTERNAL =
           1 << 17, /* of the library: programs do not see its name, cases and fields */
       TYCON_CLI_MUTABLE = 1 << 18, /* a record that `new 'T()` can make */
       TYCON_BASE_LOST = 1 << 19, /* a type that it inherits was reported: it may have any member */
       TYCON_OWN_LAYOUT = 1 << 20, /* StructLayout gives its fields other places than C does */
       TYCON_BYREF_LIKE = 1 << 21, /* [<IsByRefLike>]: Span and such */
       TYCON_NO_C_LAYOUT =
           1 << 22, /* StructLayout leaves the places of its fields to the compiler */
};

typedef struct TyconRow {
  Name name; /* as written, without arity */
  Name path; /* full name of what contains it: "Microsoft…", "A.B"; none at the top */
  /* of the parts of the path so many, the last ones, are modules; the others namespaces */
  uint32_t modules;
  uint32_t kind; /* TyconKind */
  uint32_t prim; /* PrimKind for TYCON_PRIM */
  uint32_t flags;
  IdRun params;                 /* ParamId */
  uint32_t fields, field_count; /* first FieldRow: record, class, struct, exception */
  uint32_t cases, case_count;   /* first CaseRow: union, enum; DELEGATE: `cases` arguments */
  /* ABBREV: what it stands for; ENUM: underlying type; MEASURE: its definition or none */
  TypeId target;
  TypeId base; /* CLASS: base class, none = obj */
  /* TypeId of implemented interfaces (those of bases not repeated); INTERFACE: inherited */
  IdRun interfaces;
  MemberId members; /* linked by MemberRow.next, in order of declaration; extensions are appended */
  MemberId last_member;
  uint32_t node;  /* its TypeDef node (NodeId) */
  uint32_t known; /* row of known.def + 1, or 0 */
  Name display;   /* the text of [<StructuredFormatDisplay>] */
  Span span;
} TyconRow;

typedef struct FieldRow {
  Name name;
  TypeId type; /* in terms of the tycon's (or case's tycon's) params */
  TyconId tycon;
  uint32_t index; /* position in its tycon or case, from 0 */
  uint32_t flags; /* FIELD_... */
  Span span;
} FieldRow;
enum {
  FIELD_MUTABLE = 1,
  FIELD_STATIC = 2,
  FIELD_HIDDEN = 4 /* class let-binding or constructor capture */,
  FIELD_NAMED = 8,
  FIELD_PRIVATE = 16,
  FIELD_DEFAULT = 32 /* [<DefaultValue>]: constructors need not give it one */
};

typedef struct CaseRow {
  int64_t value; /* enum cases */
  Name name;
  TyconId tycon;
  uint32_t fields, field_count; /* FieldRow */
  uint32_t tag;                 /* 0.. in order of declaration */
  Span span;
} CaseRow;
_Static_assert(sizeof(CaseRow) == 40, "rows without padding: the library image has their bytes");

typedef enum MemberKind {
  MEMBER_METHOD,
  MEMBER_GETTER,
  MEMBER_SETTER,
  MEMBER_CONSTRUCTOR
} MemberKind;
/* MemberRow.flags */
enum {
  MEMBER_STATIC = 1 << 0,
  /* a slot: abstract or interface member; has no binding unless a default stands */
  MEMBER_ABSTRACT = 1 << 1,
  MEMBER_VIRTUAL = 1 << 2,  /* `default`, or abstract: calls go through the table */
  MEMBER_OVERRIDE = 1 << 3, /* `implements` names the slot */
  MEMBER_PRIVATE = 1 << 4,
  MEMBER_EXTENSION = 1 << 5,
  MEMBER_PARAM_ARRAY = 1 << 6, /* last argument */
  MEMBER_CURRIED = 1 << 7,     /* arguments as F# curried groups, not one tuple */
  MEMBER_EVENT = 1 << 8,       /* [<CLIEvent>]: has add_ and remove_ */
  MEMBER_OPERATOR = 1 << 9,
  MEMBER_HIDDEN = 1 << 10,     /* a signature file leaves it out: other files do not see it */
  MEMBER_OF_LIBRARY = 1 << 11, /* private or internal in the library: programs do not see it */
};

typedef struct MemberRow {
  Name name;     /* "Area", ".ctor", "op_Addition", property names without get_ */
  uint32_t kind; /* MemberKind */
  uint32_t flags;
  TyconId tycon; /* where declared */
  SchemeId
      scheme; /* params: the tycon's, then its own; type: this -> arg1 -> … -> result, flattened: one curried
                              step per argument (`unit` when there is none), `this` first unless static or constructor */
  IdRun arg_names;        /* Name per argument, without this; none = unnamed */
  uint32_t optional_mask; /* bit per argument: `?x` */
  uint32_t out_mask[2];   /* bit per argument: a call may leave out the byref */
  uint32_t binding;       /* its Binding node (NodeId), or 0 for a slot */
  MemberId implements;    /* the interface or base slot that this one fills */
  TypeId implements_of;   /* … of this instance of a generic interface; or none */
  uint32_t slot;          /* index in the tycon's own table for virtual members */
  MemberId next;
  Span span;
} MemberRow;

typedef struct ParamRow {
  Name name;            /* "a" for 'a */
  uint32_t flags;       /* PARAM_... */
  uint32_t index;       /* position in its scheme or tycon */
  uint32_t constraints; /* first ConstraintRow */
} ParamRow;
enum {
  PARAM_STATIC = 1 /* ^a */,
  PARAM_MEASURE = 2,
  PARAM_DEFAULT_OBJ =
      4 /* `when default 'a: obj`: obj where nothing else decides; a use that is generic in it has it too */,
  PARAM_GROWS =
      8 /* of a member whose body is being checked: takes a constraint that is left out, with FS0193 */,
  PARAM_DECLARED = 128 /* written between < > after the name; variables may have it too */
};

typedef enum ConstraintKind {
  CONSTRAINT_EQUALITY,
  CONSTRAINT_COMPARISON,
  CONSTRAINT_STRUCT,
  CONSTRAINT_NOT_STRUCT,
  CONSTRAINT_NULL,
  CONSTRAINT_NEW,
  CONSTRAINT_ENUM,
  CONSTRAINT_DELEGATE,
  CONSTRAINT_UNMANAGED,
  CONSTRAINT_SUBTYPE, /* type: the supertype */
  CONSTRAINT_MEMBER, /* name, type: function type of the member, support: the types that may have it */
  CONSTRAINT_ONE_OF, /* format holes: `support` lists the primitive types allowed */
} ConstraintKind;

typedef struct ConstraintRow {
  uint32_t kind; /* ConstraintKind */
  Name name;
  TypeId type;
  IdRun support; /* TypeId */
  /* of a member: 1: it is static; from bit 1 on the number of its arguments, the object among them */
  uint32_t flags;
  uint32_t node; /* the Pending or TraitCall node that waits for it, or 0 */
  uint32_t next;
  Span span;
} ConstraintRow;

typedef struct SchemeRow {
  IdRun params; /* ParamId; empty = monomorphic */
  TypeId type;
} SchemeRow;

typedef struct VarRow { /* inference variable */
  TypeId solution;      /* none while open */
  uint32_t level;       /* generalisation level (Rémy 1992) */
  uint32_t flags;       /* PARAM_STATIC, PARAM_MEASURE, VAR_... */
  uint32_t constraints; /* first ConstraintRow */
  TypeId default_type;  /* used when nothing else solves it: int for arithmetic, obj … */
  Name name;            /* 'a as written, if it was */
  Span span;            /* where it arose */
} VarRow;
enum {
  VAR_WRITTEN = 16 /* 'a of an annotation: solving it sets Unifier.written_solved */,
  VAR_OPERAND = 64 /* an operator waits for it: solving it sets Unifier.operand_solved */,
  VAR_AWAITED = 256 /* something waits for it: changing it puts it on Unifier.changed */
};

typedef struct Sharing Sharing; /* shared.c */

typedef struct Types {
  Arena *arena; /* session */
  Names *names;
  PlatformContext *platform;
  Table rows, vars, tycons, fields, cases, members, params, constraints, schemes;
  Table pool;                            /* uint32_t */
  uint32_t *buckets, bucket_count, used; /* of hash-consed rows, the program's own */
  const uint32_t *image_buckets;
  uint32_t image_bucket_count;
  uint32_t *known; /* TyconId by row of known.def, filled while rt is checked or from the image */
  TypeId *known_types; /* without arguments, those that type_of has made */
  uint32_t trials;     /* depth of trials, which undo solutions: see unify.h */
  Sharing *sharing;    /* NULL while no type nests without end */
  Map64 layouts;       /* of TYCON_OWN_LAYOUT: type_set_layout */
} Types;

/* What StructLayout and FieldOffset say: bytes of a struct (TyconId), or the offset of a field (FieldId). */
typedef enum LayoutSetting {
  LAYOUT_SET_PACK = 1,
  LAYOUT_SET_SIZE,
  LAYOUT_SET_OFFSET
} LayoutSetting;
static inline void type_set_layout(Types *t, LayoutSetting setting, uint32_t of, uint32_t value) {
  map64_set(&t->layouts, map64_key(setting, of), value + 1);
}
/* False: it is not set. */
static inline bool type_layout(const Types *t, LayoutSetting setting, uint32_t of,
                               uint32_t *value) {
  uint32_t found = map64_find(&t->layouts, map64_key(setting, of));
  *value = found - 1;
  return found != 0;
}

static inline TypeRow *type_row(const Types *t, TypeId id) { return table_row(&t->rows, id.index); }
static inline TyconRow *tycon_row(const Types *t, TyconId id) {
  return table_row(&t->tycons, id.index);
}
static inline FieldRow *field_row(const Types *t, FieldId id) {
  return table_row(&t->fields, id.index);
}
static inline CaseRow *case_row(const Types *t, CaseId id) {
  return table_row(&t->cases, id.index);
}
static inline MemberRow *member_row(const Types *t, MemberId id) {
  return table_row(&t->members, id.index);
}
static inline ParamRow *param_row(const Types *t, ParamId id) {
  return table_row(&t->params, id.index);
}
static inline SchemeRow *scheme_row(const Types *t, SchemeId id) {
  return table_row(&t->schemes, id.index);
}
static inline VarRow *var_row(const Types *t, uint32_t var) { return table_row(&t->vars, var); }
static inline ConstraintRow *constraint_row(const Types *t, uint32_t c) {
  return table_row(&t->constraints, c);
}
static inline uint32_t *run_items(const Types *t, IdRun run) {
  return run.count ? (uint32_t *)table_row(&t->pool, run.first) : NULL;
}

void types_init(Types *types, Arena *arena, Names *names, PlatformContext *platform);
IdRun types_run(Types *types, const uint32_t *items, uint32_t count);

/* Making types. All but variables are hash-consed; abbreviations are expanded by type_app. */
TypeId type_error(Types *types);
/* The hash of a term by which it is found. */
uint32_t type_hash(TypeKind kind, uint32_t flags, uint32_t head, const uint32_t *args,
                   uint32_t count);
TypeId type_new_var(Types *types, uint32_t level, Span span);
TypeId type_param(Types *types, ParamId param);
TypeId type_app(Types *types, TyconId tycon, const TypeId *args, uint32_t count);
TypeId type_tuple(Types *types, const TypeId *items, uint32_t count, bool is_struct);
TypeId type_function(Types *types, TypeId domain, TypeId range);
TypeId type_anon_record(Types *types, const Name *names, const TypeId *items, uint32_t count,
                        bool is_struct);
TypeId type_measure_one(Types *types);
TypeId type_measure_product(Types *types, TypeId a, TypeId b);
/* Exponents are fractions: so many parts of MEASURE_POWER_ONE, which all small numbers divide. */
enum { MEASURE_POWER_ONE = 5040 };
TypeId type_measure_power(Types *types, TypeId a, int32_t exponent);
TypeId type_measure_powers(Types *types, const TypeId *measures, const int32_t *exponents,
                           uint32_t count);
TypeId type_array(Types *types, TypeId element, uint32_t rank);
/* The unit of a number's type, 1 when it has none; and the same number with another unit. */
TypeId type_measure_of(Types *types, TypeId number);
TypeId type_with_measure(Types *types, TypeId number, TypeId measure);
/* Is it a measure (1, a product, a power, a unit, a parameter or variable that stands for one)? */
bool type_is_measure(Types *types, TypeId type);
/* Without units: what code is generated from. */
TypeId type_erase_measures(Types *types, TypeId type);
/* The constructor of `type` with other arguments, as many as it has (of an anonymous record names and types). */
TypeId type_with_args(Types *types, TypeId type, const TypeId *args);

/* Types that would nest without end, and what stands for them as type arguments: shared.c. */
/* Makes the constructor that repeats most in a type that is too deep a growing one; false: none that can be, or it is. */
bool type_share(Types *types, TypeId deep);
/* The same for definitions of the program whose fields' types have no end.
 * Returns a definition without a constructor that can grow, or none. */
TyconId type_share_definitions(Types *types);
/* Is it a type of which the uniform type stands for it as an argument? Of a closed type whose arguments are stood for. */
bool type_is_shared(Types *types, TypeId type);
/* What stands for a closed type as an argument; and the type itself with what stands for its own arguments. */
TypeId type_as_argument(Types *types, TypeId type);
TypeId type_with_shared_args(Types *types, TypeId type);
/* Is it the uniform type, or is that a part of it? */
bool type_is_uniform(Types *types, TypeId type);
bool type_mentions_uniform(Types *types, TypeId type);

/* Looking at types. `type_resolve` follows solved variables at the head; `type_zonk` everywhere. */
TypeId type_resolve_indirect(Types *types, TypeId type, const TypeRow *row);
static inline TypeId type_resolve(Types *types, TypeId type) {
  const TypeRow *row = type_row(types, type);
  return row->flags & TYPE_FLAG_INDIRECT ? type_resolve_indirect(types, type, row) : type;
}
TypeId type_zonk_parts(Types *types, TypeId type);
static inline TypeId type_zonk(Types *types, TypeId type) {
  enum { MAY_CHANGE = TYPE_FLAG_HAS_VAR | TYPE_FLAG_HAS_INT | TYPE_FLAG_INDIRECT };
  return type_row(types, type)->flags & MAY_CHANGE ? type_zonk_parts(types, type) : type;
}
static inline TypeKind type_kind(const Types *t, TypeId id) {
  return (TypeKind)type_row(t, id)->kind;
}
/* The tycon of an application, else none. */
TyconId type_tycon(Types *types, TypeId type);
TypeId type_arg(Types *types, TypeId type, uint32_t index);
bool type_equal(Types *types, TypeId a, TypeId b); /* after resolving, through variables */
/* What a walk does with a part of a type: goes into it, leaves it out, or stops there. */
typedef enum TypeLook { LOOK_INSIDE, LOOK_PAST, LOOK_FOUND } TypeLook;
/* Shows `look` the resolved parts of `type`, itself first, each once and in the order of the text. True: `look` found one. */
bool type_any(Types *types, TypeId type, TypeLook (*look)(Types *types, TypeId part, void *data),
              void *data);
PrimKind
type_prim(Types *types,
          TypeId type); /* PRIM_NONE when it is no primitive; `int` is INT32 or INT64 by context */
/* Replaces parameters: items[i] stands for params[i]. */
TypeId type_substitute(Types *types, TypeId type, IdRun params, const TypeId *items);
/* The same of a run of types: the support of a member constraint. */
IdRun type_substitute_run(Types *types, IdRun run, IdRun params, const TypeId *items);
/* A field's or case field's type in an instance of its tycon. */
TypeId type_of_field(Types *types, FieldId field, TypeId owner);
/* As F# writes it: `int -> string list`; variables are named 'a, 'b … by first appearance. In `arena`. */
const char *type_text(Types *types, Arena *arena, TypeId type);
/* The same with the modules and namespaces of definitions, and .NET's names of numbers: the text of two types that share a
 * name then differs. */
const char *type_text_qualified(Types *types, Arena *arena, TypeId type);
/* As ClefExpr's JSON writes it: `TFun(string -> unit)`. */
const char *type_text_native(Types *types, Arena *arena, TypeId type);
/* As .NET writes it: System.Int32, Microsoft.FSharp.Core.FSharpOption`1[System.Int32], M+T. */
const char *type_net_name(Types *types, Arena *arena, TypeId type);

/* Type definitions that the compiler itself refers to: rows of known.def. */
typedef enum KnownTycon {
#define KNOWN(name, path, text, arity) KNOWN_##name,
#include "clef/type/known.def"
#undef KNOWN
  KNOWN_COUNT
} KnownTycon;
static inline TyconId type_known(const Types *t, KnownTycon k) { return (TyconId){t->known[k]}; }
/* The known type without arguments, e.g. type_of(types, KNOWN_INT). */
TypeId type_of(Types *types, KnownTycon known);
bool type_is_known(Types *types, TypeId type, KnownTycon known);
/* Is it a tuple, no struct, that has the property `name`, Item1 to Item7? `*index`: the part that it reads. */
bool type_is_tuple_item(Types *types, TypeId type, const char *name, uint32_t *index);
/* An array of any rank; those of several dimensions are records of the library. */
bool type_is_array(Types *types, TypeId type);

#endif
