/* context: the checker's shared tables and settings, and the names, types and nodes that every room makes. */
#ifndef CLEF_SEMA_CONTEXT_H
#define CLEF_SEMA_CONTEXT_H

#include "clef/base/dialect.h"
#include "clef/sema/tables.h"
#include "clef/type/unify.h"

typedef struct Sema {
  const struct Checkers *check; /* check.h */
  Arena *session, *unit, *scratch;
  Names *names;
  Sources *sources;
  Diags *diags;
  Types *types;
  Graph *graph;
  Unifier unifier;
  PlatformContext *platform;
  const Dialect *dialect; /* of the file being checked */
  uint32_t made_by;       /* the expansion of a builder's translation: SYN_F_MADE */
  uint32_t level;
  uint32_t next_dollar; /* $0, $1 … */
  NameTables scopes;
  MemberTables members;
  AccessTables access;
  AttributeTables attributes;
  HeldTable constraints;
  VEC(Pending) pending;
  PendingQueue queue; /* of them, which to try again: call/pending.c */
  EditorQueries editor;
  FileState file;
  RecursiveModule rec;
  Notes notes;
  Depths depths;
  FixedNames words;
} Sema;

static inline ModuleRow *module_row(const Sema *s, ModuleId id) {
  return table_row(&s->scopes.modules, id.index);
}

static inline EntryRow *entry_row(const Sema *s, uint32_t entry) {
  return table_row(&s->scopes.entries, entry);
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
bool sema_is_fresh_name(const Sema *s, Name name);
/* Nodes that are made from here to the end stand for no node of the source. They carry Elaboration.Kind, .For and .Id; what is
 * checked of the source meanwhile does not. The result is for the end. Nodes of the library have no keys. */
uint32_t sema_begin_made(Sema *s, const char *what);
void sema_end_made(Sema *s, uint32_t outer);
/* The same of one node. */
void sema_mark_made(Sema *s, NodeId node, const char *what);
NodeId sema_error_node(Sema *s, TypeId type, Span span);
NodeId sema_unit_node(Sema *s, Span span);
bool sema_enter(Sema *s, Span span); /* recursion depth; false after a message */

#endif
