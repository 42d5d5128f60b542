/* doc: `clef doc NAME`, what the library says of a name; the definitions of the library or a program with their comments. */
#ifndef CLEF_DRIVER_DOC_H
#define CLEF_DRIVER_DOC_H

#include "clef/base/map64.h"
#include "clef/driver/compile.h"

typedef enum DefinitionKind {
  DEFINITION_MODULE,
  DEFINITION_TYPE,
  DEFINITION_VALUE,
  DEFINITION_CASE,
  DEFINITION_FIELD, /* of a record */
  DEFINITION_MEMBER,
  DEFINITION_BUILTIN /* a row of builtin.def */
} DefinitionKind;
typedef struct Definition {
  DefinitionKind kind;
  uint32_t id;        /* ModuleId, TyconId, NodeId of a Binding, CaseId, FieldId, MemberId, row */
  const char *path;   /* List.fold */
  const char *parent; /* List: the path of the module or type it is in; "" at the top */
} Definition;

typedef struct Docs {
  Compilation *c;
  Arena *arena;
  bool is_program; /* what the program's files define and other programs see; otherwise what the library documents */
  VEC(Definition) found;
  Map64 known; /* (kind + 1, id) of `found` */
} Docs;

/* Adds every definition to `found`, in no particular order. A type that several names stand for has its members once. */
void doc_all(Docs *docs);
/* The declaration as F# writes it, under the definition's `path`. */
void doc_declaration(Docs *docs, Text *out, const Definition *definition);
/* The type of the value that the binding defines, with the names of its parameters: `x: int -> y: int -> int`. */
void doc_value_type(Docs *docs, Text *out, NodeId binding);
/* The lines `///` above it, without the slashes; "" if it has none. */
const char *doc_comment(Docs *docs, const Definition *definition);
/* The comment of the member, or of the first of its overloads that has one; "" if none has. */
const char *doc_of_member(const Compilation *c, MemberId member);
/* Prints the definitions of that name, a path (`List.fold`) or its end (`fold`): declaration and comment; of modules and types
 * what they contain, too. `c` has been initialised for options without sources. The exit status. */
int doc_command(Compilation *c, const char *name);

#endif
