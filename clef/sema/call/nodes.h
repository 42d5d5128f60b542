/* nodes: nodes and syntax that the rooms above make. */
#ifndef CLEF_SEMA_CALL_NODES_H
#define CLEF_SEMA_CALL_NODES_H

#include "clef/sema/context.h"

/* ---- nodes.c ---- */

/* A library function by module and name. */
NodeId sema_library(Sema *s, const char *module, const char *name);
NodeId sema_library_call(Sema *s, const char *module, const char *name, TypeId result,
                         const NodeId *args, uint32_t count, Span span);
/* A pattern of a union's case, of the patterns of its fields. */
NodeId sema_case_pattern(Sema *s, CaseId id, TypeId owner, NodeId *fields, uint32_t count,
                         Span span);
/* A function that `let` declares in a class, applied to this. */
NodeId sema_apply_to_this(Sema *s, const Scope *scope, NodeId function, Span span);
NodeId sema_follow_byref(Sema *s, NodeId use, Span span);
/* A use of a value: VarRef, instantiated. */
NodeId sema_use_value(Sema *s, NodeId definition, Name name, Span span);
/* `base`, where the scope has one. */
NodeId sema_base_object(Sema *s, const Scope *scope, Span span);
NodeId sema_literal_node(Sema *s, LiteralKind kind, uint64_t bits, TypeId type, Span span);
/* How many arguments a function type takes, curried. */
uint32_t sema_function_arity(Types *t, TypeId type);
/* Applies a function value to nodes already checked. */
NodeId sema_apply_nodes(Sema *s, NodeId function, const NodeId *args, uint32_t count, TypeId result,
                        Span span);
/* Is it the use of a function that the compiler itself provides? */
bool sema_is_intrinsic(Sema *s, NodeId function);
/* Such a function as a value: a lambda around the operation. */
NodeId sema_expand_intrinsic(Sema *s, NodeId function, Span span);

/* ---- enumerator.c ---- */

/* Of IEnumerator<'T>, which is a cell, the interface that a class implements as it; else the type itself. */
TypeId sema_enumerator_object(Sema *s, TypeId type);
/* Has a type of the program a GetEnumerator beside that of the interface? `for` calls it. */
bool sema_has_enumerator(Sema *s, TypeId type);
/* A value with GetEnumerator, MoveNext and Current, as a sequence; none when it has no such members. */
NodeId sema_pattern_sequence(Sema *s, const Scope *scope, NodeId collection, Span span);

/* ---- desugar.c ---- */

/* A node of the children, which are copied (all NULL without `items`). */
Syn *sema_make_syn(Sema *s, SynKind kind, Span span, Syn *const *items, uint32_t count);
Syn *sema_make_ident(Sema *s, Name name, Span span);
Syn *sema_make_name_pattern(Sema *s, Name name, Span span);
Syn *sema_unit_syntax(Sema *s, Span span); /* () */
Syn *sema_text_ident(Sema *s, const char *text, Span span);
Syn *sema_text_path(Sema *s, const char *first, const char *second, Span span); /* first.second */
/* module.name of the library, which a program's names do not hide */
Syn *sema_library_path(Sema *s, const char *module, const char *name, Span span);
/* function args, with at most three arguments */
Syn *sema_call_syntax(Sema *s, Syn *function, Syn *const *args, uint32_t count, Span span);
Syn *sema_thunk_syntax(Sema *s, Syn *body, Span span); /* fun () -> body */
/* The INDEX `e` without `^i`: GetReverseIndex of the object, which stands there once more for each, as F# has it, so
 * that the element stays a place. NULL when it has none. */
Syn *sema_index_from_start(Sema *s, Syn *e);

/* ---- range.c ---- */

/* A range of two bounds, or of three parts with its step; Pending while its type is open. It is made once that is known, or,
 * of an inline function, `is_generic`, as it is. */
NodeId sema_range(Sema *s, const NodeId *parts, uint32_t count, TypeId type, Span span);
bool sema_try_range(Sema *s, NodeId node, bool is_generic);

#endif
