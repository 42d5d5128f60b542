/* context: what the whole checker shares: its tables and settings, and the names, types and nodes that every room makes. */
#ifndef CLEF_SEMA_CONTEXT_H
#define CLEF_SEMA_CONTEXT_H

#include "clef/sema/tables.h"
#include "clef/type/unify.h"

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

/* A name where it is written. */
typedef struct NameAt {
  Name name;
  Span span;
} NameAt;
static inline NameAt name_at(const Syn *ident) { return (NameAt){ident->name, ident->span}; }

/* ---- context.c ---- */

/* The names that sema itself looks for; after the library image, if any, has brought its own. */
void sema_find_names(Sema *sema);
const char *sema_type_text(Sema *s, TypeId type);
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

#endif
