/* symbol: what an identifier in a source means.
 *
 * The graph has a node for each use of a value, member, field or case. Its span is the whole expression; the name in it
 * is found among the tokens. The checker collects the names without a node: types, arguments, declarations of
 * signature files (EditorQueries.name_uses).
 */
#ifndef CLEF_LSP_SYMBOL_H
#define CLEF_LSP_SYMBOL_H

#include "clef/lsp/worker.h"

typedef enum SymbolKind {
  SYMBOL_NONE,
  SYMBOL_VALUE,
  SYMBOL_MEMBER,
  SYMBOL_FIELD,
  SYMBOL_CASE,
  SYMBOL_TYPE
} SymbolKind;

/* `id` is a NodeId of a Binding or PatternBinding, a MemberId, FieldId, CaseId or TyconId. Equal symbols have equal
 * kinds and ids. */
typedef struct Symbol {
  SymbolKind kind;
  uint32_t id;
} Symbol;

/* An identifier that means a symbol. */
typedef struct Occurrence {
  Span span; /* of the identifier alone, quotes included */
  Symbol symbol;
  NodeId node; /* the use; none for types and for definitions without a node */
  bool is_definition;
} Occurrence;
typedef struct Occurrences {
  Occurrence *items;
  uint32_t count, capacity;
} Occurrences; /* a vector */

/* All identifiers of the program's files that mean something, in order of file and place. Computed once. */
const Occurrences *symbol_occurrences(Analysis *a);
/* Where the name of the definition stands that has this node; the beginning of the node if it is not written there. */
Span symbol_name_span(Analysis *a, NodeId definition);
/* The one at the offset, or that ends there; its kind is SYMBOL_NONE if there is none. */
Occurrence symbol_at(const Occurrences *all, uint32_t file, uint32_t offset);
/* Its name, and the name of what contains it ("" if that is nothing). */
const char *symbol_name(Analysis *a, Symbol symbol);
const char *symbol_container(Analysis *a, Symbol symbol);
/* Its type as F# writes it; `node` is the use, whose type is that of this instance. NULL if it has none. */
const char *symbol_type(Analysis *a, Symbol symbol, NodeId node);

#endif
