/* scope: scopes and the look-up of names. */
#ifndef CLEF_SEMA_NAMES_SCOPE_H
#define CLEF_SEMA_NAMES_SCOPE_H

#include "clef/sema/context.h"

enum { ANY_ARITY = UINT32_MAX };
typedef struct ModuleSet {
  ModuleId *items;
  uint32_t count, capacity;
} ModuleSet;
/* Calls the visitor with the targets of all entries of that name in view, the latest first, until it returns true. */
typedef bool EntryVisit(void *owner, uint32_t target);

/* ---- scope.c ---- */

/* How many modules, not namespaces, something in this one is nested in. */
uint32_t sema_module_depth(const Sema *s, ModuleId module);
/* The module of a file without a heading: `my-file.fs` is My_file. */
Name sema_file_module_name(Sema *s, uint32_t file);
ModuleId sema_add_module(Sema *s, ModuleId parent, Name name, uint32_t flags);
ModuleId sema_find_module(const Sema *s, ModuleId parent, Name name);
/* The program's own module of that name first; Note [Modules named like the library's]. */
ModuleId sema_find_own_module(const Sema *s, ModuleId parent, Name name);
void sema_add_entry(Sema *s, ModuleId module, EntrySpace space, Name name, EntryKind kind,
                    uint32_t target, uint32_t extra);
/* The hash of an entry by which it is found. */
uint32_t scope_hash_entry(uint32_t module, Name name, EntrySpace space);
bool sema_find_entry(const Sema *s, ModuleId module, EntrySpace space, Name name, uint32_t arity,
                     Found *found);
/* Is the entry private to the library or to another project? It does not hide a program's names where its namespace is opened. */
bool sema_is_out_of_sight(const Sema *s, const EntryRow *row);
/* A value of the library, also one that programs do not see. */
bool sema_find_library_value(const Sema *s, Name module, Name name, Found *found);
/* Removes it: no later look-up finds it. */
void sema_hide_entry(Sema *s, uint32_t entry);
/* Once, before any definition. */
void scope_init(Sema *s);
void scope_add(Sema *s, Scope *scope, EntrySpace space, Name name, EntryKind kind, uint32_t target,
               uint32_t extra);
/* A variable, and what patterns see of it. */
void scope_add_value(Sema *s, Scope *scope, Name name, NodeId definition);
/* The contents of a module become visible, with its AutoOpen children. */
void scope_open(Sema *s, Scope *scope, ModuleId module);
/* [<AutoOpen>] type T in the scope's module: its static members are in view, here and where the module is opened. */
void scope_auto_open_type(Sema *s, Scope *scope, TypeId type);
/* The same of a namespace of FSharp.Core, by its last part. */
void scope_open_core(Sema *s, Scope *scope, Name name);
Scope scope_root(Sema *s);
bool scope_find(const Sema *s, const Scope *scope, EntrySpace space, Name name, uint32_t arity,
                Found *found);
void scope_each(const Sema *s, const Scope *scope, EntrySpace space, Name name, EntryVisit *visit,
                void *owner);
/* The same of all types that the first `parts` parts of the path name. */
void scope_each_type(const Sema *s, const Scope *scope, Syn *path, uint32_t parts,
                     EntryVisit *visit, void *owner);
/* Was a type of that name added to the scope after the latest entry of the space? */
bool scope_type_hides(const Sema *s, const Scope *scope, EntrySpace space, Name name);
/* The opened modules and namespaces, innermost first, in scratch memory. */
ModuleSet scope_opened(const Sema *s, const Scope *scope);
/* The distance to the place in the scope where the module was opened or declared: 1 is the nearest, 0 means not in scope. */
uint32_t scope_rank_of_module(const Sema *s, const Scope *scope, ModuleId module);
/* A module or namespace by its parts, from where we are. */
bool scope_find_module(const Sema *s, const Scope *scope, Syn *path, uint32_t parts,
                       ModuleId *module);
/* A.B.x: the longest module path, then an entry of the space; `used` parts were consumed. */
bool scope_find_path(const Sema *s, const Scope *scope, EntrySpace space, Syn *path, uint32_t arity,
                     Found *found, uint32_t *used);
/* The same two for messages: they also find names that are internal to other projects. */
bool scope_find_unseen_path(Sema *s, const Scope *scope, EntrySpace space, Syn *path, Found *found,
                            uint32_t *used);
bool scope_find_unseen_module(Sema *s, const Scope *scope, Syn *path, uint32_t parts,
                              ModuleId *module);
/* The same, of what stands in a module only. */
bool scope_find_in_modules(const Sema *s, const Scope *scope, EntrySpace space, Syn *path,
                           uint32_t arity, Found *found, uint32_t *used);

#endif
