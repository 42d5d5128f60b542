/* decl: modules, types and their members. */
#ifndef CLEF_SEMA_DECL_H
#define CLEF_SEMA_DECL_H

#include "clef/sema/context.h"

/* Members of a type definition, interface implementations, constructors: decl/class.h has the rounds. */
typedef struct ClassDecl ClassDecl;

/* ---- attributes.c ---- */

/* Attributes of a declaration that is checked, and of its parts. */
void sema_check_attributes(Sema *s, const Scope *scope, Syn *decl, NodeList *out);
void sema_note_attribute_usage(Sema *s, TyconId tycon, const SynDecor *decor);

/* Is it a class of the program, and not FSharp.Core's or System's attribute of that name? */
bool sema_is_own_attribute(Sema *s, const Scope *scope, Syn *attribute);
/* The definition that the syntax made; none of extensions and abbreviations of others. */
TyconId sema_defined_by(Sema *s, const Scope *scope, const Syn *def);

/* ---- export.c ---- */

/* Puts the functions of a checked declaration that C calls into Graph.c_exports. */
void sema_note_exports(Sema *s, const Scope *scope, Syn *decl);

/* ---- object_expression.c ---- */

NodeId object_check(Sema *s, const Scope *scope, Syn *expr, const Expect *expect);

/* ---- module.c ---- */

ModuleId module_enter(Sema *s, ModuleId parent, Name name, uint32_t flags);
uint32_t module_flags_of(Sema *s, const SynDecor *decor);
NodeId module_make_node(Sema *s, ModuleId module, Span span, const NodeList *members,
                        uint32_t flags);
bool module_is_script(Sema *s, uint32_t file);
void module_check_declarations(Sema *s, Scope *scope, Syn **items, uint32_t count, bool is_rec,
                               NodeList *out);
void sema_check_open(Sema *s, Scope *scope, Syn *open);
void sema_check_module_abbreviation(Sema *s, Scope *scope, Syn *decl);

/* ---- recursive_module.c ---- */

/* Declares the functions of a recursive module that earlier declarations use. The types of the module must be known. */
void sema_declare_forwards(Sema *s, Scope *scope);
/* The declarations of a recursive module, in an order in which each comes after those that it depends on. */
Syn **sema_sort_recursive(Sema *s, Syn **decls, uint32_t *count);
/* Is it a module marked [<AutoOpen>]? */
bool sema_is_auto_open(Sema *s, const Syn *module);
/* Does the name stand anywhere in it? */
bool sema_mentions(const Syn *node, Name name);

/* ---- nested_types.c ---- */

/* Moves types that depend on each other out of the nested modules of a recursive module, whose declarations these are. */
NestedTypes sema_take_nested_types(Sema *s, Syn **decls, uint32_t count);
bool sema_has_taken_types(const Syn *module);
/* The scope inside of a nested module, as far as it is known. */
Scope sema_nested_scope(Sema *s, const Scope *outer, const NestedModule *home);

/* ---- type_definition.c ---- */

void sema_check_types(Sema *s, Scope *scope, Syn *types, NodeList *out);
void sema_check_exception(Sema *s, Scope *scope, Syn *decl, NodeList *out);

/* ---- class.c ---- */

ClassDecl *sema_declare_members(Sema *s, const Scope *scope, TyconId tycon, Syn *def,
                                bool is_extension);

/* ---- slot.c ---- */

/* Every slot of the interfaces and abstract bases has an implementation (FS0366). */
void sema_check_slots(Sema *s, ClassDecl *c);

/* ---- member_body.c ---- */

/* Bodies: `statics` are start-up bindings of the module, `out` the members. */
void sema_check_members(Sema *s, ClassDecl *c, NodeList *statics, NodeList *out);
/* Completes the members that the group used before their types were known. */
void sema_generalize_members(Sema *s, ClassDecl *c);

#endif
