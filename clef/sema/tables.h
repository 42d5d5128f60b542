/* tables: the rows that the checker keeps, and the scopes of names. */
#ifndef CLEF_SEMA_TABLES_H
#define CLEF_SEMA_TABLES_H

#include "clef/base/map64.h"
#include "clef/psg/psg.h"
#include "clef/syntax/tree.h"

typedef VEC(NodeId) NodeList;

typedef struct ModuleId {
  uint32_t index;
} ModuleId; /* 1 is the root */

enum {
  MODULE_AUTO_OPEN = 1,
  MODULE_QUALIFIED = 2,
  MODULE_NAMESPACE = 4,
  MODULE_DEFINED = 8, /* its declarations were met */
  MODULE_PRIVATE = 16,
  MODULE_LIBRARY = 32,
  MODULE_INTERNAL = 64
};

typedef struct ModuleRow { /* lasting */
  Name name;               /* last part */
  Name path;               /* "A.B"; none for the root */
  ModuleId parent;
  uint32_t flags;
  ModuleId first_auto, next_auto; /* AutoOpen children, in reverse order */
  TypeId opened; /* it stands for an AutoOpen type: no module, but static members that come into view */
  Span span;     /* of its first declaration; none of a namespace */
  uint32_t project; /* of the file that defines it; 0 of none */
} ModuleRow;

typedef enum EntrySpace {
  SPACE_VALUE,
  SPACE_PATTERN,
  SPACE_TYPE,
  SPACE_MODULE,
  SPACE_FIELD
} EntrySpace;

typedef enum EntryKind {
  ENTRY_NONE,
  ENTRY_VALUE, /* target: NodeId of a Binding or PatternBinding */
  ENTRY_CASE,  /* CaseId of a union or enum */
  ENTRY_EXN,   /* TyconId of an exception */
  ENTRY_ACTIVE, /* Binding of an active pattern; extra: case index, number of cases << 8, ACTIVE_… */
  ENTRY_TYPE,     /* TyconId; extra: number of parameters */
  ENTRY_MODULE,   /* ModuleId */
  ENTRY_FIELD,    /* FieldId */
  ENTRY_TYPE_VAR, /* TypeId of a type variable in scope */
  ENTRY_MEMBER,   /* in messages only */
  ENTRY_STATIC,   /* TypeId whose static members are in view by `open type` */
} EntryKind;

typedef struct EntryRow { /* lasting: a module's content, found by hash of (module, name, space) */
  uint32_t module;
  Name name;
  uint16_t space, kind;
  uint32_t target, extra;
  uint32_t next;
} EntryRow;

typedef struct Found {
  EntryKind kind;
  uint32_t target, extra;
} Found;

/* Scopes: a chain of what was brought in last, copied by value. */
typedef struct ScopeItem {
  const struct ScopeItem *outer;
  uint8_t space, kind; /* a module's contents: kind ENTRY_MODULE with no name */
  Name name;
  uint32_t target, extra;
  bool has_static_outer; /* an opened type stands here or behind */
  /* definitions since the last block or opened module, or the program's modules opened in a row; this one included */
  uint32_t run;
  const struct ScopeBlock *block;  /* Note [Scopes of many definitions] in names/scope.c */
  const struct ScopeBlock *opened; /* Note [Scopes of many opened modules] */
  const struct ScopeItem
      *module; /* the newest opened module or type from here on, this one included */
} ScopeItem;

/* Type variables 'a of one top-level binding or member, made when first met. */
typedef struct TypeVar {
  Name name;
  TypeId type;
} TypeVar;

typedef struct TypeVars {
  VEC(TypeVar) list;
  bool closed; /* no new ones: in type definitions */
} TypeVars;

typedef enum CompKind { COMP_NONE, COMP_SEQ, COMP_LIST, COMP_ARRAY } CompKind;

typedef struct Comp { /* the comprehension around an expression */
  CompKind kind;
  TypeId element;
  bool implicit; /* statements that are not unit are yielded */
} Comp;

typedef struct CheckedPart {
  const Syn *expr; /* NULL once the check of what is around it has used the node */
  NodeId node;
} CheckedPart;

typedef struct Scope {
  const ScopeItem *top;
  ModuleId module;    /* being defined */
  bool has_lost_open; /* an `open` in it led nowhere: that may declare what is not found */
  bool in_rule;       /* in the pattern of a rule: FS0049 */
  bool in_arrow;      /* in an operand of '=>', which nothing defines */
  Name defining;      /* the function around that is not `rec` */
  TypeVars *vars;
  const Comp *comp;
  TyconId tycon;    /* in a type's members */
  NodeId this_node; /* PatternBinding of `this`, for let-bound fields of classes */
  NodeId base_node; /* of the `this` that `base` means: in object expressions their own */
  TypeId base_type; /* of `base` */
  CheckedPart *
      ready; /* NULL, or the part of a long chain that is checked: Note [Long chains] in expr/expr.c */
} Scope;

/* Members of one name: names/named.c. */
typedef struct MemberLink {
  MemberId member;
  uint32_t next, last; /* 1 + indices of links; `last` of the first link only */
} MemberLink;

typedef struct NamedMembers {
  MemberId last; /* the latest member of the definition in the table */
} NamedMembers;

typedef struct MembersNamed {
  TyconId tycon;
  Name name;
  MemberId member; /* the next to look at */
  uint32_t link;   /* its link, or 0 where the definition's members are walked */
} MembersNamed;

typedef struct Narrowing { /* where a type variable that the user wrote got its type */
  uint32_t var;
  Span span;
} Narrowing;

/* Arguments of a definition with constraints, written where these cannot be looked at yet: types/constrain.c. */
typedef struct HeldConstraints {
  TyconId tycon;
  IdRun args; /* TypeId */
  Span span;
} HeldConstraints;

enum {
  MOST_ARGS = 64,    /* of a member, and of a member constraint */
  MOST_OPTIONAL = 32 /* optional ones are among the first of them */
};

/* [<CustomOperation "name">] of a builder's method */
typedef struct CustomOperation {
  MemberId member;
  Name name;
  uint32_t projections[MOST_ARGS / 32]; /* bit per argument: [<ProjectionParameter>] */
  bool keeps_space;                     /* MaintainsVariableSpace */
  bool uses_bind;                       /* MaintainsVariableSpaceUsingBind */
  bool joins, groups, zips;             /* `op p in e on (a = b)`, the same `into g`, `op p in e` */
  uint8_t unused[3];                    /* no padding: the image has all bytes */
  Name word;                            /* `on` */
} CustomOperation;

/* An extension that is in view only where its module is. */
typedef struct ExtensionHome {
  MemberId member;
  ModuleId module;
} ExtensionHome;

typedef struct Restriction { /* private: CASE and FIELD mean the parts of the definition `target` */
  EntryKind kind;
  uint32_t target;
  ModuleId module;  /* inside which it may be used */
  uint32_t project; /* of the file that defines it */
} Restriction;

typedef struct ProjectAccess { /* names/boundary.c */
  const char *name;            /* of its assembly */
  const char *const *friends;  /* names of the projects that see what is internal here */
  uint32_t friend_count;
  bool is_standard; /* for .NET Standard, which has not all of .NET's types */
} ProjectAccess;

typedef struct Deprecation { /* [<Obsolete>], [<Experimental>] */
  EntryKind kind;
  uint32_t target;
  const char *text;
  DiagCode code;
} Deprecation;

typedef struct AttributeUsage { /* of a program's own attribute type */
  TyconId tycon;
  uint32_t targets;
  bool many;
} AttributeUsage;

typedef struct Forwards { /* the declarations of a recursive module, sorted */
  Syn **items;
  uint32_t count;
} Forwards;

typedef struct NestedModule { /* in a recursive module: decl/nested_types.c */
  Syn *decl;
  const struct NestedModule *outer; /* none: it stands in the recursive module itself */
} NestedModule;

typedef struct NestedTypes {
  Syn **types; /* SYN_TYPES */
  const NestedModule **homes;
  uint32_t count;
} NestedTypes;

typedef struct TypeHomes { /* of the group of all types of a recursive module */
  const Syn *group;
  const NestedModule **items; /* for each definition; none: the recursive module */
} TypeHomes;

typedef struct ForwardValue { /* a value of a recursive module that is used before its place: decl/recursive_module.c */
  NodeId value, ready; /* Bindings */
  bool is_done;
} ForwardValue;

typedef enum CallerInfo { CALLER_NONE, CALLER_LINE, CALLER_FILE } CallerInfo;
typedef struct DefaultArg { /* [<Optional; DefaultParameterValue(value)>] of a member's argument */
  MemberId member;
  uint32_t index;
  Syn *value;        /* NULL: the type's default */
  CallerInfo caller; /* [<CallerLineNumber>], [<CallerFilePath>]: the place of the call instead */
} DefaultArg;

typedef struct MemberChain {
  TyconId tycon;
  MemberId first, last;
} MemberChain;

/* Why a type is expected; see report/expectation.c. */
typedef enum BecauseKind {
  BECAUSE_NOTHING,
  BECAUSE_ELEMENT,    /* of a list or an array, after the first */
  BECAUSE_ONE_TUPLE,  /* of a list that has one element, a tuple without parentheses */
  BECAUSE_BRANCH,     /* of an `if`, after the first */
  BECAUSE_RULE,       /* of a match, after the first */
  BECAUSE_NO_ELSE,    /* an `if` without `else` is unit */
  BECAUSE_ARGUMENT,   /* `index` from 0, of `name`, defined at `origin` */
  BECAUSE_ANNOTATION, /* at `origin` */
  BECAUSE_FIELD,      /* declared at `origin` */
  BECAUSE_CONDITION,  /* of an `if`: bool and nothing else */
  BECAUSE_COMPARED,   /* with the operand at `origin` */
  BECAUSE_PATTERN,    /* of a pattern: what is matched has it */
  BECAUSE_MEMBER      /* of an argument of a member: op_Implicit converts it without a word */
} BecauseKind;

typedef struct Because {
  BecauseKind kind;
  Span at, origin;
  TypeId type;
  Name name;
  uint32_t index;
} Because;

/* What is expected of an expression, or of a value that is fitted. */
typedef struct Expect {
  TypeId type;
  bool has_known_result; /* FS0043 is not reported at the operator that the expression is: its operands say enough */
  const Because *because; /* why, for the place `because->at`; NULL: no reason */
} Expect;

/* Such a type for no reason, until the end of the block. */
/* The fields of a case or exception, in a value of the type `owner`. */
typedef struct CaseFields {
  uint32_t first, count;
  TypeId owner;
  const char *what; /* the name of the case, for messages */
} CaseFields;

#define EXPECT(wanted) (&(const Expect){.type = (wanted)})

/* A call that is right by itself, but likely not meant; a hint when a mismatch follows from its type. */
typedef struct Suspect {
  Span span;
  Name name;
  TypeId type; /* of its result where a tuple was given for the first of several arguments, else of `n` in `n -1` */
  bool is_minus;
} Suspect;

/* A name in a source that means a definition, but has no node in the graph: the use of a type, a declaration of a signature
 * file, the name of an argument. */
typedef struct NameUse {
  Span span;
  enum { USE_TYPE, USE_VALUE, USE_MEMBER, USE_FIELD, USE_CASE, USE_PARAM } kind;
  uint32_t id;         /* TyconId, NodeId, MemberId, FieldId, CaseId; of a parameter the MemberId */
  Name param;          /* USE_PARAM */
  bool is_declaration; /* of a signature file */
} NameUse;

typedef VEC(NameUse) NameUses;

/* What could stand at the cursor: a value, a type, a member … names/completion.c */
typedef struct Offer {
  Name name;
  EntryKind kind; /* ENTRY_MEMBER: target is a MemberId */
  uint32_t target;
} Offer;

typedef struct Completion {
  Name wanted; /* the name at the cursor, which nothing has */
  VEC(Offer) found;
} Completion;

/* One of `support` has a member: call/trait.c. */
typedef struct Trait {
  IdRun support;      /* TypeId */
  Name name;          /* op_Addition, Parse, get_Zero for a property */
  TypeId type;        /* curried: of an instance member the object first */
  uint32_t arg_count; /* of them; the result may be a function too */
  bool is_static;
  Span span;
} Trait;

/* An operator application that waits for its operand types, or a trait that waits for its support. */
typedef struct Pending {
  NodeId node;
  const Trait *trait;        /* then there is no node */
  const struct Operator *op; /* NULL of a range; of a conversion too */
  uint32_t level;
  bool is_range, done;
  VEC(uint32_t) watched; /* variables whose change may decide it */
} Pending;

/* What a pending may be tried for. */
typedef enum PendingWay {
  PENDING_OPERATOR, /* an operator, which leaves an open operand beside a number to what comes later */
  PENDING_TRAIT,    /* the same of a trait */
  PENDING_FREE,     /* any: a number decides */
  PENDING_RESULT, /* its result may give the second operand its type */
  PENDING_WAYS
} PendingWay;

typedef struct PendingLink {
  uint32_t pending, next; /* next: 1 + index of a link, or 0 */
} PendingLink;

/* Sets of indices of pendings: of each 64 a word for each set. Sets 0 to PENDING_WAYS - 1 are for outside of
 * `inline` functions, the next for inside: there more is left to the use. The
 * last has the traits that may wait still. */
enum { TRY_SETS = 2 * PENDING_WAYS, SET_TRAITS = TRY_SETS, PENDING_SETS };

typedef struct PendingWords {
  uint64_t of[PENDING_SETS];
} PendingWords;

typedef struct PendingQueue {
  VEC(PendingWords) words,
      groups;            /* a bit for each pending, and a bit for each word that is not 0 */
  VEC(uint32_t) waiting; /* by variable, from the program's first: 1 + index of its first link, or 0 */
  VEC(PendingLink) links;
  bool has_traits; /* one has been added */
} PendingQueue;

/* ---- the parts of the context (context.h) ---- */

typedef struct NameTables {
  Table modules, entries;
  uint32_t *buckets, bucket_count, used;
  struct ScopeMemo *memo;  /* Note [Names found before] in names/scope.c */
  uint64_t *defined;       /* names that scopes have had: names/scope.c */
  struct NameIndex *named; /* none until needed: Note [Scopes of many opened modules] there */
  const uint32_t *image_buckets;
  uint32_t image_bucket_count;
  ModuleId own_root;       /* the program's modules that are named like the library's */
  bool has_marked_modules; /* some module of the program is private or obsolete */
} NameTables;

typedef struct MemberTables {
  VEC(MemberChain) extensions;
  VEC(CustomOperation) operations;
  const CustomOperation *image_operations; /* those of the library */
  uint32_t image_operation_count;
  VEC(DefaultArg) default_args;
  VEC(ExtensionHome)
  extension_homes; /* of the program's optional extensions and [<Extension>] members, by rising member */
  VEC(MemberId) extension_methods; /* [<Extension>] static members */
  VEC(MemberId) open_members; /* of the group being checked: their types are still being found */
  Map64 named_fields, named_cases; /* (definition, name): names/named.c */
  Map64 named_members;             /* to 1 + index of the first link; of name 0: of `known` */
  VEC(MemberLink) links;
  VEC(NamedMembers) known;
  Map64 slot_counts; /* (1, class) to 1 + the slots of it and its bases, when their members are declared: decl/slot.c */
} MemberTables;

typedef struct AccessTables {
  VEC(Restriction) restrictions, internals; /* what is private to a module, what is `internal` */
  Map64 restricted;                         /* (kind, target) of a restriction to 1 + its index */
  const ProjectAccess *projects;            /* from number 1 */
  uint32_t project;                         /* of the file being checked; 0: none */
  Map64 unseen; /* (kind, target) of what is internal to other projects, as in Restriction */
  VEC(Deprecation) deprecations;
} AccessTables;

typedef struct AttributeTables {
  VEC(AttributeUsage) usages;
  NodeList made; /* by the list of attributes that is being checked */
} AttributeTables;

typedef struct HeldTable {
  VEC(HeldConstraints) held;
  uint32_t holding; /* groups of definitions around that are not known yet */
  bool in_header;   /* of a type whose constraints are being resolved */
} HeldTable;

typedef struct EditorQueries {
  Completion *completion; /* NULL, or the completion list that an editor requests */
  NameUses *name_uses;    /* NULL, or where to collect them; a use may stand there more than once */
} EditorQueries;

typedef struct FileState { /* the file being checked */
  bool skips_statements;   /* FILE_LAST_OF_PROGRAM */
  bool has_byref;          /* the program names a byref type, or takes an address */
  uint32_t first_entry, first_error;
  Span main_end;           /* what gives main its result */
  const Syn *tree;         /* of the program: for hints */
  Syn *const *later_files; /* of the program, behind this one: for hints */
  uint32_t later_count;
} FileState;

typedef struct RecursiveModule {
  bool is_inside; /* in a recursive module or namespace */
  VEC(ForwardValue) forward_values;
  TypeHomes homes;
  Map64 untouched; /* functions declared before their place, by their Bindings: 1, or 2 once something refers to it */
  const Forwards *forwards; /* of the innermost recursive module, until they are declared */
} RecursiveModule;

typedef struct Notes { /* for messages */
  VEC(Narrowing) narrowings;
  VEC(Suspect) suspects;
  uint32_t pattern_errors; /* patterns that did not fit, so far */
  Span member_at;          /* the latest call of a member: its result may be converted */
  Span method_at;          /* the latest method that was taken as a value */
} Notes;

typedef struct Depths {
  uint32_t exprs;          /* of C recursion */
  bool is_too_deep;        /* CLEF1007 was reported */
  uint32_t from_end_depth; /* indices from the end around */
  uint32_t quotes;         /* quotations around: `%e` splices */
  uint32_t inline_depth; /* bodies of `inline` functions around: operators there wait for each use */
} Depths;

typedef struct FixedNames {
  Name dispose, invoke, item, ctor, global, caret, incr, decr;
} FixedNames;

#endif
