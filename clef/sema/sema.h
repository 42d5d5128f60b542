/* sema: names and types. One walk over the syntax tree makes the nodes of the graph with their types attached.
 *
 *   names/scope.c          what a name means: modules, opens, locals
 *   types/resolve_type.c   types as written
 *   decl/module.c    files, namespaces, modules, lets
 *   decl/type_definition.c      records, unions, enums, abbreviations, exceptions
 *   decl/class.c     classes, interfaces, members, object expressions
 *   expr/expr.c     expressions by kind          expr/application.c      application, pipes
 *   expr/path_head.c     paths that are applied       expr/union_case.c     cases, exceptions
 *   bind/patterns.c      patterns                     bind/binding.c  let
 *   call/operator.c       operators decided             call/member.c   e.Name, e.[i], assignment
 *   expr/format_string.c   formats, interpolation       expr/comprehension.c     seq { }, lists, arrays, ranges
 *   expr/record.c   records                      call/coerce.c   fitting a value to a type
 *   expr/builder.c  computation expressions      call/trait.c    member constraints
 *
 * Types flow from left to right, expected types downwards, as in F#. What cannot be decided when it is met (an operator
 * whose operand types are still open) is a Pending node; it is decided at the end of its top-level binding.
 */
#ifndef CLEF_SEMA_SEMA_H
#define CLEF_SEMA_SEMA_H

#include "clef/base/map64.h"
#include "clef/psg/psg.h"
#include "clef/sema/call/pending.h"
#include "clef/syntax/tree.h"
#include "clef/type/unify.h"

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
  uint32_t node;                  /* ModuleDef */
  uint32_t project;               /* of the file that defines it; 0 of none */
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
  const struct ScopeItem *module;  /* the newest opened module or type from here on, this one included */
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

typedef struct Scope {
  const ScopeItem *top;
  ModuleId module; /* being defined */
  bool has_lost_open; /* an `open` in it led nowhere: that may declare what is not found */
  TypeVars *vars;
  const Comp *comp;
  TyconId tycon;    /* in a type's members */
  NodeId this_node; /* PatternBinding of `this`, for let-bound fields of classes */
  NodeId base_node; /* of the `this` that `base` means: in object expressions their own */
  TypeId base_type; /* of `base` */
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
  bool keeps_space;         /* MaintainsVariableSpace */
  bool uses_bind;           /* MaintainsVariableSpaceUsingBind */
  bool joins, groups, zips; /* `op p in e on (a = b)`, the same `into g`, `op p in e` */
  Name word;                /* `on` */
} CustomOperation;

/* An extension that is in view only where its module is. */
typedef struct ExtensionHome {
  MemberId member;
  ModuleId module;
} ExtensionHome;

typedef struct Restriction { /* private: CASE and FIELD mean the parts of the definition `target` */
  EntryKind kind;
  uint32_t target;
  ModuleId module; /* inside which it may be used */
  uint32_t project; /* of the file that defines it */
} Restriction;

typedef struct ProjectAccess { /* names/boundary.c */
  const char *name;             /* of its assembly */
  const char *const *friends;   /* names of the projects that see what is internal here */
  uint32_t friend_count;
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

typedef struct
    ForwardValue { /* a value of a recursive module that is used before its place: decl/recursive_module.c */
  NodeId value, ready; /* Bindings */
  bool is_done;
} ForwardValue;

typedef struct DefaultArg { /* [<Optional; DefaultParameterValue(value)>] of a member's argument */
  MemberId member;
  uint32_t index;
  Syn *value; /* NULL: the type's default */
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
} BecauseKind;

typedef struct Because {
  BecauseKind kind;
  Span at, origin;
  TypeId type;
  Name name;
  uint32_t index;
} Because;

/* A call that is right by itself, but likely not meant; told when a mismatch follows from its type. */
typedef struct Suspect {
  Span span;
  Name name;
  TypeId type; /* of its result where a tuple was given for the first of several arguments, else of `n` in `n -1` */
  bool is_minus;
} Suspect;

/* A name in a source that means a type definition: the graph has types, but not where they are written. */
typedef struct TypeUse {
  Span span;
  TyconId tycon;
} TypeUse;
typedef VEC(TypeUse) TypeUses;

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

typedef struct Sema {
  const struct Checkers *check; /* check.h */
  Arena *session, *unit;
  Arena *scratch;
  Names *names;
  Sources *sources;
  Diags *diags;
  Types *types;
  Graph *graph;
  Unifier unifier;
  PlatformContext *platform;
  SourceKind kind; /* of the file being checked */
  uint32_t level;
  Table modules, entries;
  uint32_t *buckets, bucket_count, used;
  struct ScopeMemo *memo; /* Note [Names found before] in names/scope.c */
  uint64_t *defined; /* names that scopes have had: names/scope.c */
  struct NameIndex *named; /* none until needed: Note [Scopes of many opened modules] there */
  const uint32_t *image_buckets;
  uint32_t image_bucket_count;
  VEC(Pending) pending;
  PendingQueue queue; /* of them, which to try again: call/pending.c */
  VEC(Narrowing) narrowings;
  VEC(AttributeUsage) attribute_usages;
  NodeList attributes_made; /* by the list of attributes that is being checked */
  VEC(HeldConstraints) held;
  uint32_t holding; /* groups of definitions around that are not known yet */
  VEC(MemberChain) extensions;
  VEC(CustomOperation) operations;
  const CustomOperation *image_operations; /* those of the library */
  uint32_t image_operation_count;
  VEC(DefaultArg) default_args;
  VEC(Restriction) restrictions, internals; /* what is private to a module, what is `internal` */
  Map64 restricted; /* (kind, target) of a restriction to 1 + its index */
  const ProjectAccess *projects;            /* from number 1 */
  uint32_t project;                         /* of the file being checked; 0: none */
  bool skips_statements;                    /* in a file that is FILE_LAST_OF_PROGRAM */
  Completion *completion; /* NULL, or the completion list that an editor requests */
  TypeUses *type_uses; /* NULL, or where to collect them; a use may stand there more than once */
  Map64 unseen; /* (kind, target) of what is internal to other projects, as in Restriction */
  bool has_marked_modules;                  /* some module of the program is private or obsolete */
  ModuleId own_root; /* the program's modules that are named like the library's */
  VEC(Deprecation) deprecations;
  VEC(ExtensionHome) extension_homes; /* of the program's optional extensions, by rising member */
  Map64 named_fields, named_cases;    /* (definition, name): names/named.c */
  Map64 named_members;                /* to 1 + index of the first link; of name 0: of members_known */
  VEC(MemberLink) member_links;
  VEC(NamedMembers) members_known;
  uint32_t first_entry, first_error;  /* of the file being checked */
  VEC(MemberId) extension_methods;    /* [<Extension>] static members */
  VEC(MemberId) open_members; /* of the group being checked: their types are still being found */
  bool
      wait_operand; /* an operator with one open operand waits: a later argument may say more (`x * 2.0`) */
  Span blame; /* the expression that gave an operand its type, where that is not at the operator */
  TypeId blame_type;
  bool weak_operand;       /* the left operand's type was open when its operator was met */
  bool defaulting;         /* a default of an operator has given a type: what does not fit is FS0071 */
  uint32_t next_dollar;    /* $0, $1 … */
  uint32_t depth;          /* of C recursion */
  bool is_too_deep;        /* CLEF1007 was reported */
  uint32_t from_end_depth; /* indices from the end around */
  const Syn *ready;        /* checked already, as `ready_node`: the left side of a long chain */
  NodeId ready_node;
  bool in_rec; /* in a recursive module or namespace */
  VEC(ForwardValue) forward_values;
  Span method_arg; /* an argument of a member: op_Implicit converts it without a word */
  TypeHomes homes;
  const Forwards *forwards; /* of the innermost recursive module, until they are declared */
  bool has_byref;           /* the program names a byref type, or takes an address */
  Name defining;            /* the function around that is not `rec` */
  bool in_arrow;            /* in an operand of '=>', which nobody defines */
  VEC(Suspect) suspects;
  Span main_end;            /* what gives main its result */
  const Syn *this_file;     /* of the program, the one being checked: for hints */
  Syn *const *later_files;  /* of the program, behind the one being checked: for hints */
  uint32_t later_count;
  uint32_t quotes; /* quotations around: `%e` splices */
  uint32_t
      inline_depth; /* bodies of `inline` functions around: operators there wait for each use */
  const Syn *
      yielded; /* what a loop of a comprehension yields: its operator is not named when operands differ */
  bool known_result; /* what is expected of the operator being met is known */
  TypeId
      statement_of; /* what the comprehension yields in which the statement being checked stands */
  Span member_at;   /* the latest call of a member: its result may be converted */
  Span method_at;   /* the latest method that was taken as a value */
  uint32_t pattern_errors; /* patterns that did not fit, so far */
  bool in_rule;            /* in the pattern of a rule: FS0049 */
  Because because;         /* why the innermost expected type is expected */
  Name n_dispose, n_invoke, n_item, n_ctor, n_global, n_caret, n_incr, n_decr;
} Sema;

/* How many modules, not namespaces, something in this one is nested in. */
uint32_t sema_module_depth(const Sema *s, ModuleId module);
static inline ModuleRow *module_row(const Sema *s, ModuleId id) {
  return table_row(&s->modules, id.index);
}
static inline EntryRow *entry_row(const Sema *s, uint32_t entry) {
  return table_row(&s->entries, entry);
}

/* How many cases can be named. */
static inline uint32_t sema_case_count(const TyconRow *row) {
  return row->flags & TYCON_PRIVATE ? 0 : row->case_count;
}

void sema_init(Sema *sema, Arena *session, Arena *unit, Arena *scratch, Graph *graph);
/* The names that sema itself looks for; after the library image, if any, has brought its own. */
void sema_find_names(Sema *sema);
/* Checks one file after those before it. Messages go to diags. */
/* ---- signature/signature_file.c ---- */
/* What may not stand in a signature file. */
void sema_check_signature_form(Sema *s, Syn *signature);
/* Is it the signature of this file? */
bool sema_signature_is_of(const Sema *s, Syn *signature, Syn *file);
/* Compares a file that is checked, but for what is open, with its signature, and hides the rest. */
void sema_match_signature(Sema *s, Syn *signature, Syn *file);
/* `signature`: of the file, or NULL. */
/* From here on files belong to `project`: what other projects keep to themselves is out of sight. names/boundary.c */
void sema_enter_project(Sema *s, uint32_t project);
/* Is the definition internal to a project that the current one is no friend of? */
bool sema_is_unseen(const Sema *s, EntryKind kind, uint32_t target);
/* Where a file stands: the last of all, the last of a project that another one references, or before these. An entry
 * point in a referenced project is a function like any other. The statements in the last file of a referenced
 * program would be its main program; they are checked but do not run. */
typedef enum FilePlace { FILE_INNER, FILE_LAST, FILE_LAST_OF_LIBRARY, FILE_LAST_OF_PROGRAM } FilePlace;
void sema_check_file(Sema *sema, Syn *file, Syn *signature, SourceKind kind, FilePlace place);
/* The module of a file without a heading: `my-file.fs` is My_file. */
Name sema_file_module_name(Sema *s, uint32_t file);

/* ---- names/scope.c ---- */
ModuleId sema_add_module(Sema *s, ModuleId parent, Name name, uint32_t flags);
ModuleId sema_find_module(const Sema *s, ModuleId parent, Name name);
/* The program's own module of that name first; Note [Modules named like the library's]. */
ModuleId sema_find_own_module(const Sema *s, ModuleId parent, Name name);
void sema_add_entry(Sema *s, ModuleId module, EntrySpace space, Name name, EntryKind kind,
                    uint32_t target, uint32_t extra);
bool sema_find_entry(const Sema *s, ModuleId module, EntrySpace space, Name name, uint32_t arity,
                     Found *found);
enum { ANY_ARITY = UINT32_MAX };
/* Whether the library or another project keeps the entry to itself: it does not hide a program's names where its namespace is
 * opened. */
bool sema_is_out_of_sight(const Sema *s, const EntryRow *row);
/* A value of the library, also one that programs do not see. */
bool sema_find_library_value(const Sema *s, Name module, Name name, Found *found);
/* Nobody finds it any more. */
void sema_hide_entry(Sema *s, uint32_t entry);
/* Once, before any definition. */
void scope_init(Sema *s);
void scope_add(Sema *s, Scope *scope, EntrySpace space, Name name, EntryKind kind, uint32_t target,
               uint32_t extra);
/* A variable, and what patterns see of it. */
void scope_add_value(Sema *s, Scope *scope, Name name, NodeId definition);
/* The contents of a module become visible, with its AutoOpen children. */
void scope_open(Sema *s, Scope *scope, ModuleId module);
/* The same of a namespace of FSharp.Core, by its last part. */
void scope_open_core(Sema *s, Scope *scope, Name name);
Scope scope_root(Sema *s);
bool scope_find(const Sema *s, const Scope *scope, EntrySpace space, Name name, uint32_t arity,
                Found *found);
typedef struct ModuleSet {
  ModuleId *items;
  uint32_t count, capacity;
} ModuleSet;
/* Calls the visitor with the targets of all entries of that name in view, the latest first, until it returns true. */
typedef bool EntryVisit(void *owner, uint32_t target);
void scope_each(const Sema *s, const Scope *scope, EntrySpace space, Name name, EntryVisit *visit,
                void *owner);
/* The same of all types that the first `parts` parts of the path name. */
void scope_each_type(const Sema *s, const Scope *scope, Syn *path, uint32_t parts, EntryVisit *visit,
                     void *owner);
/* Came a type of that name into view after the latest entry of the space? */
bool scope_type_hides(const Sema *s, const Scope *scope, EntrySpace space, Name name);
/* The opened modules and namespaces, innermost first, in scratch memory. */
ModuleSet scope_opened(const Sema *s, const Scope *scope);
/* How far up the module was opened, or is declared: 1 is nearest; 0: it is not in view. */
uint32_t scope_rank_of_module(const Sema *s, const Scope *scope, ModuleId module);
/* A module or namespace by its parts, from where we are. */
bool scope_find_module(const Sema *s, const Scope *scope, Syn *path, uint32_t parts,
                       ModuleId *module);
/* A.B.x: the longest module path, then an entry of the space; `used` parts were consumed. */
bool scope_find_path(const Sema *s, const Scope *scope, EntrySpace space, Syn *path, uint32_t arity,
                     Found *found, uint32_t *used);
/* The same two, for messages: what is internal to other projects is found too. */
bool scope_find_unseen_path(Sema *s, const Scope *scope, EntrySpace space, Syn *path, Found *found, uint32_t *used);
bool scope_find_unseen_module(Sema *s, const Scope *scope, Syn *path, uint32_t parts, ModuleId *module);
/* The same, of what stands in a module only. */
bool scope_find_in_modules(const Sema *s, const Scope *scope, EntrySpace space, Syn *path,
                           uint32_t arity, Found *found, uint32_t *used);
/* ---- names/completion.c ---- */
/* Is it the name at an editor's cursor? */
bool sema_is_completed(const Sema *s, Name name);
/* Lists what the module offers, or without one what is in scope, in these spaces (a bit for each), and types and modules. */
void sema_complete_name(Sema *s, const Scope *scope, const ModuleId *module, uint32_t spaces);
/* Lists the members and fields of the type, or its static ones and its cases. */
void sema_complete_member(Sema *s, TypeId owner, bool is_static);
/* ---- report/unresolved_name.c: FS0039 at the part of a path that leads nowhere, with the nearest name there ---- */
/* Reports what the library has not (report/absent.def), once in a file; false: it is not listed. `owner`: the type
 * or module before the dot, or "". */
bool sema_report_absent(Sema *s, const char *owner, bool is_member, Name name, Span span);
/* The same of a namespace that some first parts of the path name, at least those to `lost`. */
bool sema_report_absent_namespace(Sema *s, Syn *path, uint32_t lost, Span span);
/* Hints at a type of an absent namespace that is not opened; false when it is none. */
bool sema_hint_absent(Sema *s, Name name);
/* Hints at what is written for a name of another language: a member of a value, a function of a module of the
 * library, a name on its own. False: none is known. */
bool sema_hint_foreign_member(Sema *s, TyconId owner, Name name);
bool sema_hint_foreign_function(Sema *s, ModuleId module, Name name);
bool sema_hint_foreign_word(Sema *s, Name name);
/* Whether a type that it inherits was reported, so that what it lacks may come from there. */
bool sema_has_lost_base(Sema *s, TypeId type);
void sema_undefined_value(Sema *s, const Scope *scope, Syn *path);
void sema_undefined_pattern(Sema *s, const Scope *scope, Syn *path);
void sema_undefined_type(Sema *s, const Scope *scope, Syn *path);
void sema_undefined_namespace(Sema *s, Scope *scope, Syn *path);
/* A member that the type, or its static part, does not have. */
void sema_undefined_member(Sema *s, TypeId owner, bool is_static, Name name, Span span);
/* Hint: the nearest name of the space in scope, if one is near. */
void sema_hint_nearest(Sema *s, const Scope *scope, EntrySpace space, Name wanted);

/* ---- names/access.c ---- */
void sema_note_access(Sema *s, EntryKind kind, uint32_t target, ModuleId module,
                      const SynDecor *decor);
void sema_note_obsolete(Sema *s, EntryKind kind, uint32_t target, const SynDecor *decor);
/* Is the value or type private to a module that the viewer does not stand in? */
bool sema_is_private_to_others(const Sema *s, ModuleId viewer, const Found *found);
/* FS0410: values and members of the file whose type names one that fewer may see. */
void sema_check_exposed(Sema *s, uint32_t first_node);
bool sema_check_private_modules(Sema *s, const Scope *scope, Syn *path, uint32_t parts);
/* FS1092 to FS1094 outside its module, FS0044 and FS0101 where it is deprecated. */
void sema_check_use(Sema *s, const Scope *scope, EntryKind kind, uint32_t target, Name name,
                    Span span);

/* ---- decl/attributes.c ---- */
/* Attributes of a declaration that is checked, and of its parts. */
void sema_check_attributes(Sema *s, const Scope *scope, Syn *decl, NodeList *out);
void sema_note_attribute_usage(Sema *s, TyconId tycon, const SynDecor *decor);

/* ---- types/constrain.c ---- */
/* FS0001 where an argument of the definition lacks what its parameter asks for. */
void sema_constrain(Sema *s, TyconId tycon, const TypeId *args, uint32_t count, Span span);
/* What was held since `holding` was raised. */
void sema_release_constraints(Sema *s);

/* ---- types/resolve_type.c ---- */
TypeId sema_resolve_type(Sema *s, Scope *scope, Syn *type);
/* The same of f<t>, T<t>.M, where a unit of measure may be meant. */
TypeId sema_resolve_type_arg(Sema *s, Scope *scope, Syn *type);
/* A unit of measure as written: kg m / s^2. */
TypeId sema_resolve_measure(Sema *s, Scope *scope, Syn *type);
/* A definition at fresh variables. */
TypeId sema_instantiate_tycon(Sema *s, TyconId tycon, Span span);
/* CLEF1009: at what is one more than `most`; `what` in the plural. */
void sema_too_many(Sema *s, Span span, uint32_t most, const char *what);
/* TYPE_PARAMS of a definition: rigid parameters, added to the scope, without and with their constraints. */
typedef struct ParamSet {
  ParamId *items;
  uint32_t count, capacity;
} ParamSet;
ParamSet sema_name_params(Sema *s, Scope *scope, Syn *params);
ParamSet sema_declare_params(Sema *s, Scope *scope, Syn *params);
void sema_apply_constraints(Sema *s, Scope *scope, Syn *holder);
TypeId sema_type_var(Sema *s, Scope *scope, Name name, bool is_static, Span span);

/* ---- messages and small things (sema.c) ---- */
const char *sema_type_text(Sema *s, TypeId type);
/* Two types for one message: qualified where their texts are the same otherwise. */
typedef struct TypeTexts {
  const char *first, *second;
} TypeTexts;
TypeTexts sema_type_texts(Sema *s, TypeId first, TypeId second);
void sema_report_types(Sema *s, Span at, DiagCode code, TypeId first, TypeId second);
/* What is wrong with a type (its text) where a constraint wants something of it; NULL for equality and comparison. */
const char *sema_constraint_text(Sema *s, ConstraintKind kind, const char *type);
bool sema_is_open_class(Sema *s, TypeId type);
void sema_mismatch(Sema *s, Span at, TypeId expected, TypeId actual);
/* The type does not have `equality`, `comparison`, or a member `(static member (+))`. */
void sema_report_lacking(Sema *s, Span at, TypeId type, const char *constraint);
TypeId sema_new_var(Sema *s, Span span);
/* 'a -> 'b, both new. */
TypeId sema_open_function(Sema *s, Span span);
TypeId sema_unit(Sema *s);
TypeId sema_int(Sema *s); /* `int` as the file kind reads it */
Name sema_name(Sema *s, const char *text);
Name sema_fresh_name(Sema *s);
NodeId sema_error_node(Sema *s, TypeId type, Span span);
NodeId sema_unit_node(Sema *s, Span span);
bool sema_enter(Sema *s, Span span); /* recursion depth; false after a message */
/* A library function by module and name. */
NodeId sema_library(Sema *s, const char *module, const char *name);
NodeId sema_library_call(Sema *s, const char *module, const char *name, TypeId result,
                         const NodeId *args, uint32_t count, Span span);
/* Attributes: is [<name>] (or nameAttribute) there; its string argument. */
Syn *sema_attribute(Sema *s, const SynDecor *decor, const char *name);
/* NODE_NO_INLINE, NODE_ALWAYS_INLINE: what attributes say about the inlining of a function. */
uint32_t sema_inlining(Sema *s, const SynDecor *decor);
/* An argument of an attribute without its parentheses and type. */
Syn *attribute_argument(Syn *e);
const char *sema_attribute_text(Sema *s, const SynDecor *decor, const char *name);

/* ---- inference ---- */
/* Statement: not unit is a warning (FS0020). */
NodeId sema_check_statement(Sema *s, const Scope *scope, Syn *expr);
/* Fits a node of a known type to the expected one: the same node, a coercion around it, or a message. */
NodeId sema_fit(Sema *s, NodeId node, TypeId expected, Span span);
void sema_take_form(Sema *s, TypeId wanted, TypeId form);
/* The same for an argument: one of an open type becomes what may be a subtype of the parameter's. */
NodeId sema_fit_arg(Sema *s, NodeId node, TypeId domain, Span span);

/* let p = e in rest, where p is more than a name; the rest is checked by `check_rest`. */
typedef NodeId (*LetRest)(Sema *s, const Scope *scope, Syn *rest, TypeId expected, void *context);
bool sema_is_pattern_let(Sema *s, const Scope *scope, Syn *let);
NodeId sema_check_pattern_let(Sema *s, const Scope *scope, Syn *let, TypeId expected,
                              LetRest check_rest, void *context);

/* ---- types/byref.c ---- */
/* Would a field of this type hold a byref? */
bool sema_holds_byref(Sema *s, TypeId type);
/* The program names this type. */
void sema_note_byref(Sema *s, TypeId type);
/* Byrefs that became parts of values (FS0412), in a group whose types are known. */
void sema_check_byrefs(Sema *s, uint32_t first_node, uint32_t end);

/* ---- types/type_args.c ---- */
/* `given` type arguments are written at a use of one of the members; false: there must be another number (FS0502). */
bool sema_check_member_type_args(Sema *s, const MemberId *members, uint32_t count, uint32_t given,
                                 Span span);
/* The same of a value, which has `expected` type parameters (FS0687, FS0717). */
bool sema_check_value_type_args(Sema *s, NodeId definition, uint32_t expected, uint32_t given,
                                Span span);
/* T.M, where T is generic and no type of M tells of what (FS1125). */
void sema_check_instantiation(Sema *s, TyconId tycon, TypeId owner, Name name, Span span);

/* ---- report/expectation.c ---- */
/* Checks an expression whose type is expected for a reason. */
NodeId sema_check_because(Sema *s, const Scope *scope, Syn *e, TypeId expected, Because because);
/* The reason for what is expected of the expression at `at`. */
Because sema_because(const Sema *s, Span at);
/* Its like, of `type` if that is known, came first. */
Because sema_because_like(const Sema *s, BecauseKind kind, Syn *first, TypeId type);
/* Is this a place in a file that the user has? */
bool sema_is_own_text(const Sema *s, Span at);
/* A label at the name that a definition begins with; none when it is the library's. */
void sema_label_definition(Sema *s, Span at, Name name);
/* Says that `actual` is not what is expected, and why that is expected. */
/* What to write where a type is wanted and another is found, or for an operator that a type lacks; NULL when nothing is
 * likely. */
const char *sema_advise_mismatch(Sema *s, TypeId expected, TypeId actual);
/* Why a type has no equality or comparison, as a hint at the latest message, with the field that lacks it. */
void sema_hint_lacking(Sema *s, TypeId type, const char *constraint);
/* Hints at a call that is likely the cause of the mismatch; false: there is none. */
bool sema_hint_suspect(Sema *s, TypeId expected, TypeId actual);
void sema_note_suspect(Sema *s, Span span, Name name, TypeId type, bool is_minus);
/* Is the expression written with a sign that touches it, as in `n -1`? */
bool sema_begins_with_minus(const Sema *s, const Syn *e);
/* The part of an expression whose type is its own: the last entry of a block, the inside of parentheses. */
const Syn *sema_tail_of(const Syn *e);
const char *sema_advise_operator(Sema *s, TypeId type, const char *op);
/* The expression at `span` gave a written type variable its type (Unifier.written_solved). */
void sema_note_written(Sema *s, Span span);
/* FS0064 for the written variables that turned out to be less than general, at what made them so, or at `whole`. */
void sema_check_written_vars(Sema *s, const TypeVars *vars, Span whole);
/* A lambda of so many parameters where `expected` is no function, or one of fewer. */
void sema_report_function(Sema *s, Span at, TypeId expected, uint32_t param_count);
/* What a hole of a format takes, by the types of its constraint. */
const char *sema_format_wants(Sema *s, IdRun list);
void sema_report_mismatch(Sema *s, Span at, TypeId expected, TypeId actual);

/* A named function whose parameters are wider than wanted, wrapped; else `node` itself (call/flexible.c). */
NodeId sema_fit_function(Sema *s, NodeId node, TypeId wanted, Span span);
/* The same where parameters of what is wanted are still open: they become variables with the function's types as bounds. */
NodeId sema_flex_function(Sema *s, NodeId node, TypeId wanted, Span span);
bool sema_always_is(Sema *s, TypeId type, TypeId tested);
/* What is open in either type may be decided by the question. */
bool sema_may_be(Sema *s, TypeId type, TypeId tested, Span at);
/* FS1240 for each unit of measure in `tested`: no value knows its own. */
void sema_warn_measures(Sema *s, TypeId tested, Span at);
bool sema_is_sealed(Sema *s, TypeId type);
/* May a value of type `from` be tested for `to`? Not while it may be of any type: reports it (FS0008). */
bool sema_check_testable(Sema *s, TypeId from, TypeId to, Span span);
/* Can there be values of other types that are coerced to this one? */
bool sema_has_subtypes(Sema *s, TypeId type);
bool sema_can_coerce(Sema *s, TypeId from, TypeId to);
bool sema_has_view(Sema *s, TypeId from, TypeId to);
/* Of IEnumerator<'T>, which is a cell, the interface that a class implements as it; else the type itself. */
TypeId sema_enumerator_object(Sema *s, TypeId type);
/* Does a static member op_Implicit of either type make the one of the other? Solves nothing. */
bool sema_converts_implicitly(Sema *s, TypeId actual, TypeId expected, Span span);
/* The supertype of `from` at the definition of `to` is made equal to `to`; false when it is another instance of it. */
bool sema_unify_super(Sema *s, TypeId from, TypeId to);
/* A variable of a flexible type of sequences, beside a sequence. */
bool sema_is_flexible_seq(Sema *s, TypeId actual, TypeId expected);
/* A value of an open type that has a bound, where a supertype of the bound is wanted: the type stays open. */
NodeId sema_through_bound(Sema *s, NodeId node, TypeId wanted, Span span);
NodeId sema_coerce(Sema *s, NodeId node, TypeId to, CoerceKind kind, Span span);
/* A value as one of its supertypes: a base class, an interface, a sequence, obj. */
NodeId sema_upcast(Sema *s, NodeId node, TypeId super, Span span);
NodeId pattern_check(Sema *s, Scope *scope, Syn *pattern, TypeId type);
/* A pattern of a union's case, of the patterns of its fields. */
NodeId sema_case_pattern(Sema *s, CaseId id, TypeId owner, NodeId *fields, uint32_t count,
                         Span span);
/* fun p1 … pn -> body: parameters from patterns, as one Lambda. `body` is asked for once, in the
 * scope of the patterns. */
typedef NodeId (*BodyMaker)(Sema *s, const Scope *scope, TypeId expected, void *context);
NodeId sema_make_lambda(Sema *s, const Scope *scope, Syn **patterns, uint32_t count, TypeId type,
                        BodyMaker make, void *context, Span span);
/* let a, b = e, f of values, as let a = e and b = f; else the same. */
Syn *sema_split_tuple_let(Sema *s, const Scope *scope, Syn *let);
/* let pattern = e of a value that may be generic, of a pattern that cannot fail: `first` is let $t = e, `second` each
 * variable by a match on $t, so that each is generic on its own. `first` ends in `second` where the let has a rest.
 * False: something else. */
bool sema_split_value_let(Sema *s, const Scope *scope, Syn *let, Syn **first, Syn **second);
bool sema_is_written(Sema *s, const Scope *scope, NodeId place, Span span);
/* Values of a `let rec` group (bind/recursive_values.c): the members that it then consists of, when some had to be
 * delayed; these stand after it. NULL: they stay as they are. */
NodeId *sema_check_recursive_values(Sema *s, uint32_t first_node, const NodeId *bindings,
                                    uint32_t count);
/* The cases of (|A|B|), `ident`, for patterns; `flags`: ACTIVE_OF_CLASS or none. */
enum {
  ACTIVE_PARTIAL = 1 << 16,
  ACTIVE_OF_CLASS = 1 << 17 /* a function of a class: takes this first */
};
void sema_add_active_patterns(Sema *s, Scope *scope, Syn *ident, NodeId node, uint32_t flags,
                              bool in_module);
/* The same in the body of (|A|B|): the cases make its result. */
void sema_add_active_results(Sema *s, Scope *scope, Syn *ident, NodeId node);
/* A function that `let` declares in a class, applied to this. */
NodeId sema_apply_to_this(Sema *s, const Scope *scope, NodeId function, Span span);
/* A type that nothing is converted to: what gives it has it. */
bool sema_is_fixed_result(Sema *s, TypeId type);
/* f a b: see expr/application.c. */
NodeId sema_check_app(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
NodeId sema_check_pipe(Sema *s, const Scope *scope, Syn *operand, Syn *function, uint32_t count,
                       TypeId expected, Span span);
/* The type that `int`, `string` … convert to; KNOWN_COUNT for any other name. */
KnownTycon sema_conversion_target(const Sema *s, Name name);
NodeId sema_make_conversion(Sema *s, NodeId value, KnownTycon target, Span span);
/* ---- call/desugar.c ---- */

/* A node of the children, which are copied (all NULL without `items`). */
Syn *sema_make_syn(Sema *s, SynKind kind, Span span, Syn *const *items, uint32_t count);
Syn *sema_make_ident(Sema *s, Name name, Span span);
Syn *sema_make_name_pattern(Sema *s, Name name, Span span);
Syn *sema_unit_syntax(Sema *s, Span span); /* () */
Syn *sema_text_ident(Sema *s, const char *text, Span span);
Syn *sema_text_path(Sema *s, const char *first, const char *second, Span span); /* first.second */
/* A value of the library, whatever the program defines. */
Syn *sema_library_path(Sema *s, const char *module, const char *name, Span span);
/* function args, with at most three arguments */
Syn *sema_call_syntax(Sema *s, Syn *function, Syn *const *args, uint32_t count, Span span);
Syn *sema_thunk_syntax(Sema *s, Syn *body, Span span); /* fun () -> body */
/* The INDEX `e` without `^i`: GetReverseIndex of the object, which stands there once more for each, as F# has it, so
 * that the element stays a place. NULL when it has none. */
Syn *sema_index_from_start(Sema *s, Syn *e);

/* -x, abs x …: `op` as the table of call/operator.c has it. */
NodeId sema_make_unary(Sema *s, NodeId value, const char *op, TypeId result, Span span);
/* (+) as a function; none when the name is no operator of the checker's. */
NodeId sema_operator_function(Sema *s, Name name, TypeId expected, Span span);
/* "+" is "op_Addition"; NULL for operators without a name of their own. */
const char *sema_operator_member(const char *text);
NodeId sema_check_infix(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
NodeId sema_check_dynamic(Sema *s, const Scope *scope, Syn *e, Syn *assigned, TypeId expected);
NodeId sema_check_prefix(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
NodeId sema_check_path(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
NodeId sema_dot_object(Sema *s, const Scope *scope, Syn *left, TypeId *type);
NodeId sema_check_dot(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
NodeId sema_check_index(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
/* a.[i, j] as a place: what the byref to the element refers to. Any other node is given back. */
NodeId sema_element_place(Sema *s, NodeId node);
NodeId sema_check_assign(Sema *s, const Scope *scope, Syn *expr);
NodeId sema_check_sequence(Sema *s, const Scope *scope, Syn *expr,
                           TypeId expected); /* LIST, ARRAY, COMP with seq */
/* A range of two bounds, or of three parts with its step; Pending while its type is open. It is made once that is known, or,
 * of an inline function, `is_generic`, as it is. */
NodeId sema_range(Sema *s, const NodeId *parts, uint32_t count, TypeId type, Span span);
bool sema_try_range(Sema *s, NodeId node, bool is_generic);
/* Turns a Pending node into an application of what `made` applies. */
void sema_become(Sema *s, NodeId node, NodeId made);
/* A yield (not yield!) anywhere in it: statements are not yielded then. */
bool sema_writes_yield(Syn *e);
/* The literal that a constant expression is (FS0267): expr/constant.c. */
NodeId sema_fold_literal(Sema *s, NodeId value);
NodeId sema_fold_property(Sema *s, NodeId use);
/* ?x: t inside its member: decl/member_signature.c. */
TypeId sema_optional_type(Sema *s, Syn *pattern, TypeId item);
/* ---- call/trait.c ---- */
/* Decides the trait if its support is known; `last`: now or never. */
bool sema_try_trait(Sema *s, const Trait *trait, bool last);
/* Decides it although a support is open, if those that are known have one member that it may mean. */
bool sema_settle_trait(Sema *s, const Trait *trait);
void sema_add_trait(Sema *s, const Trait *trait);
/* Is it an arithmetic operator on two values? Then their types and its result's. */
bool sema_trait_arithmetic(Sema *s, const Trait *trait, TypeId *a, TypeId *b, TypeId *result);
void sema_add_use_traits(Sema *s, IdRun params, IdRun args, Span span);
/* Traits from `first_pending` on that mention what was generalised become constraints; what they generalise joins
 * `params`. */
void sema_generalize_traits(Sema *s, uint32_t first_pending, ParamList *params, uint32_t level);
/* Turns an operator's or conversion's node into a trait call. */
/* Has a constraint on the open type an interface with this static member? */
bool sema_has_static_slot(Sema *s, TypeId type, const char *name);
void sema_make_trait_call(Sema *s, NodeId node, Name name, const TypeId *support, uint32_t count);
/* (static member M : t) of constraints and trait calls. */
void sema_resolve_member_sig(Sema *s, Scope *scope, Syn *sig, TypeId self, Trait *trait);
NodeId sema_check_trait_call(Sema *s, const Scope *scope, Syn *e, TypeId expected);
NodeId sema_constrained_member(Sema *s, const Scope *scope, NodeId object, TypeId owner, Name name,
                               Syn *args, bool *took, Span span);
/* Of an operator's member name: a arithmetic, b bits, s shift, u unary, f unary on floats only; 0: none. */
char sema_operator_sort(const char *member);
typedef struct Operator {
  const char *text, *member;
  IntrinsicId intrinsic;
  char sort; /* a arithmetic, b bits, s shift, c comparison, l logic, u unary */
} Operator;

/* The operator written so ("+", "~-", "abs"); NULL for any other name. */
const Operator *sema_find_operator(const char *text);

/* "op_Addition" is "+"; NULL when it is no operator. */
const char *sema_operator_symbol(const char *member);
/* 12I: see expr/bignum.c. */
NodeId sema_check_decimal(Sema *s, const Scope *scope, Syn *literal, TypeId expected);
NodeId sema_check_bignum(Sema *s, const Scope *scope, Syn *literal, TypeId expected);
/* builder { … }: see expr/builder.c. */
NodeId sema_check_builder(Sema *s, const Scope *scope, Syn *builder, Syn *comp, TypeId expected,
                          Span span);
NodeId sema_check_statement_or_yield(Sema *s, const Scope *scope, Syn *e, TypeId expected);
/* Custom operations: noted when a member is declared, found by the name that computations use. */
void sema_note_operation(Sema *s, MemberId member, Syn *syn);
const CustomOperation *sema_operation(const Sema *s, MemberId member);
bool sema_find_operation(Sema *s, TypeId builder, Name name, MemberId *member);
NodeId sema_check_record(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
NodeId sema_check_anon_record(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
NodeId sema_check_interp(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
NodeId object_check(Sema *s, const Scope *scope, Syn *expr, TypeId expected);
NodeId sema_check_format(Sema *s, Syn *literal, TypeId format_type);
/* A use of a value: VarRef, instantiated. */
NodeId sema_follow_byref(Sema *s, NodeId use, Span span);
NodeId sema_use_value(Sema *s, NodeId definition, Name name, Span span);
/* new T(args) */
typedef enum Making {
  MAKE_CALL /* C(…) */,
  MAKE_NEW /* new C(…) */,
  MAKE_BASE /* inherit C(…) */
} Making;
NodeId sema_construct(Sema *s, const Scope *scope, TypeId type, Syn *args, Making making,
                      Span span);
/* What the program adds to a definition of the library image; NULL when nothing. */
MemberChain *sema_extensions(Sema *s, TyconId tycon);
/* The record's field, the definition's case that can be named; none when there is none. */
FieldId sema_field_named(Sema *s, TyconId tycon, Name name);
CaseId sema_case_named(Sema *s, TyconId tycon, Name name);
/* The definition's own members of that name and those that the program adds, in order, one at each call of
 * sema_next_named. */
MembersNamed sema_members_named(Sema *s, TyconId tycon, Name name);
MemberId sema_next_named(Sema *s, MembersNamed *at);
/* The record that the names of fields (`X = …` each) mean: of those in view that have them all the latest with no
 * others, else the latest; none when no record has them all. */
TyconId sema_record_of_fields(Sema *s, const Scope *scope, Syn *const *fields, uint32_t count);
bool sema_has_all_fields(Sema *s, TyconId tycon, Syn *const *fields, uint32_t count);
/* A record field by X, Module.X or Type.X. */
bool sema_find_field(Sema *s, const Scope *scope, Syn *path, Found *found);
/* M.R.Field of a record: does what it begins with exist? Else reports it (FS0039). */
bool sema_check_field_path(Sema *s, const Scope *scope, Syn *path);
/* A name where it is written. */
typedef struct NameAt {
  Name name;
  Span span;
} NameAt;
static inline NameAt name_at(const Syn *ident) { return (NameAt){ident->name, ident->span}; }
/* Call of one of the members with this name. `object` none: static. args NULL: a property or a
 * method as a value. `*took`: the
 * arguments belong to the call; else what is given back is still to be applied to them. */
NodeId sema_call_member(Sema *s, const Scope *scope, NodeId object, TypeId owner, NameAt member,
                        Syn *args, bool *took, TypeId expected, Span span);
/* The same with type arguments, as in x.M<int>(y). */
NodeId sema_call_generic_member(Sema *s, const Scope *scope, NodeId object, TypeId owner,
                                NameAt member, const TypeId *type_args, uint32_t type_arg_count,
                                Syn *args, bool *took, TypeId expected, Span span);
/* T(node) of a value that is checked already; none when T has no constructors or the value is a tuple. */
NodeId sema_construct_of_node(Sema *s, const Scope *scope, TypeId type, NodeId node, Span span);
/* T as a function of its constructor's arguments; none when it has no constructor. */
NodeId sema_constructor_function(Sema *s, const Scope *scope, TypeId type, TypeId expected,
                                 uint32_t wanted_args, Span span);
/* The getters and methods of a name, in scratch memory, the most derived first. */
typedef struct MemberSet {
  MemberId *items;
  uint32_t count, capacity;
} MemberSet;
MemberSet sema_find_members(Sema *s, TypeId type, Name name, bool want_static);
/* The same of the members in view, or of all where `scope` is NULL. `*hidden`, unless NULL: an inaccessible one was
 * left out. */
MemberSet member_find_any(Sema *s, const Scope *scope, TypeId type, Name name, bool want_static,
                          bool *hidden);
/* The module that an extension belongs to; none: it is in view wherever its type is. */
ModuleId member_extension_home(const Sema *s, MemberId member);
/* The first of them, or none. */
MemberId sema_find_member(Sema *s, TypeId type, Name name, bool want_static);
/* `base`, where the scope has one. */
NodeId sema_base_object(Sema *s, const Scope *scope, Span span);
NodeId sema_literal_node(Sema *s, LiteralKind kind, uint64_t bits, TypeId type, Span span);
/* How many arguments a function type takes, curried. */
uint32_t sema_function_arity(Types *t, TypeId type);
/* An argument may be coerced where the parameter's type is one that values are coerced to. */
bool sema_takes_coercion(Sema *s, TypeId domain);
/* Applies a function value to nodes already checked. */
NodeId sema_apply_nodes(Sema *s, NodeId function, const NodeId *args, uint32_t count, TypeId result,
                        Span span);
/* Decides the operators whose operand types are known by now. */
void sema_retry_pending(Sema *s);
/* An operand got its type by fitting the expression at `span`, of type `type`: operators that waited for it are decided. */
void sema_decide_operators(Sema *s, Span span, TypeId type);
/* Reports names that two variables between `before` and the scope's top have (FS0038). */
void sema_check_bound_twice(Sema *s, const ScopeItem *before, const Scope *scope);
/* Those from `from` on at the end of their group: what stays open is not generalised at `level`, or, in an `inline`
 * function, is left to each use. */
void sema_solve_pending(Sema *s, uint32_t from, uint32_t level, bool is_inline);
/* At the end of the file: what stays open takes its default, or int. */
void sema_default_pending(Sema *s);
/* Variables in the types of those from `from` on became parameters with constraints. */
void sema_wake_pending(Sema *s, uint32_t from);
/* Puts one that its types do not decide yet with the others. */
void sema_add_pending(Sema *s, Pending pending);
/* end of a module-level group: defaults, constraints, zonking. */
void sema_finish_group(Sema *s, uint32_t first_node, Syn *file, Syn *signature);
TypeId sema_element_of(Sema *s, TypeId collection,
                       bool *known); /* of list, array, string, seq, or what implements seq */

/* typeof<t>.Name, sizeof<t>; none when it is something else. */
NodeId sema_check_typeof(Sema *s, const Scope *scope, Syn *e, TypeId expected);
Syn *sema_enum_call(Sema *s, Syn *e);
/* A prefix operator that is a static member of its operand's type; none when there is none. */
NodeId sema_call_operator(Sema *s, const Scope *scope, Name name, NodeId operand, TypeId expected,
                          Span span);
/* FS0256: MoveNext of an immutable variable whose enumerator is a struct in .NET would move a copy. */
void sema_check_enumerator(Sema *s, NodeId object, Span span);
/* Has a type of the program a GetEnumerator beside that of the interface? `for` calls it. */
bool sema_has_enumerator(Sema *s, TypeId type);
/* A value with GetEnumerator, MoveNext and Current, as a sequence; none when it has no such members. */
NodeId sema_pattern_sequence(Sema *s, const Scope *scope, NodeId collection, Span span);

/* ---- declarations ---- */
ModuleId module_enter(Sema *s, ModuleId parent, Name name, uint32_t flags);
uint32_t module_flags_of(Sema *s, const SynDecor *decor);
NodeId module_make_node(Sema *s, ModuleId module, Span span, const NodeList *members, uint32_t flags);
bool module_is_script(Sema *s, uint32_t file);
void module_check_declarations(Sema *s, Scope *scope, Syn **items, uint32_t count, bool is_rec,
                               NodeList *out);
void sema_check_open(Sema *s, Scope *scope, Syn *open);
void sema_check_module_abbreviation(Sema *s, Scope *scope, Syn *decl);
/* Functions of a recursive module that what stands before them uses: declared now, when its types are known. */
void sema_declare_forwards(Sema *s, Scope *scope);
/* A function's Binding before its group is checked (BINDING.size), with the types that are written. */
void sema_declare_function(Sema *s, const Scope *scope, Syn *binding);
/* A value of a recursive module before its place: its use asks whether it is there (InvalidOperationException). */
void sema_declare_value(Sema *s, NodeId value, Span span);
NodeId sema_guard_value(Sema *s, NodeId definition, NodeId use, Span span);
void sema_start_value(Sema *s, NodeId value, NodeList *out);  /* before its Binding */
void sema_finish_value(Sema *s, NodeId value, NodeList *out); /* after it */
/* The declarations of a recursive module, in an order in which each stands after what it needs. */
Syn **sema_sort_recursive(Sema *s, Syn **decls, uint32_t *count);
/* Is it a module marked [<AutoOpen>]? */
bool sema_is_auto_open(Sema *s, const Syn *module);
/* Does the name stand anywhere in it? */
bool sema_mentions(const Syn *node, Name name);
/* Takes types that need each other out of the nested modules of a recursive module, whose declarations these are. */
NestedTypes sema_take_nested_types(Sema *s, Syn **decls, uint32_t count);
bool sema_has_taken_types(const Syn *module);
/* The scope inside of a nested module, as far as it is known. */
Scope sema_nested_scope(Sema *s, const Scope *outer, const NestedModule *home);
void sema_check_types(Sema *s, Scope *scope, Syn *types, NodeList *out);
void sema_check_exception(Sema *s, Scope *scope, Syn *decl, NodeList *out);
/* expr/extern.c */
/* The `let` that an EXTERN is. */
Syn *sema_extern_as_let(Sema *s, Syn *decl);
/* The body of the function that an `extern` is. */
NodeId sema_check_extern_call(Sema *s, const Scope *scope, Syn *e, TypeId expected);
/* Members of a type definition, interface implementations, constructors: decl/class.h has the rounds. */
typedef struct ClassDecl ClassDecl;
ClassDecl *sema_declare_members(Sema *s, const Scope *scope, TyconId tycon, Syn *def,
                                bool is_extension);
/* Every slot of the interfaces and abstract bases has an implementation (FS0366). */
void sema_check_slots(Sema *s, ClassDecl *c);
/* Bodies: `statics` are start-up bindings of the module, `out` the members. */
void sema_check_members(Sema *s, ClassDecl *c, NodeList *statics, NodeList *out);
/* What its own group used before its type was known. */
void sema_generalize_members(Sema *s, ClassDecl *c);

#include "clef/sema/check.h"

#endif
