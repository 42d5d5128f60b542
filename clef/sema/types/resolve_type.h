/* resolve_type: types as written, their parameters, arguments and constraints. */
#ifndef CLEF_SEMA_TYPES_RESOLVE_TYPE_H
#define CLEF_SEMA_TYPES_RESOLVE_TYPE_H

#include "clef/sema/context.h"

/* TYPE_PARAMS of a definition: rigid parameters, added to the scope, without and with their constraints. */
typedef struct ParamSet {
  ParamId *items;
  uint32_t count, capacity;
} ParamSet;

/* ---- constrain.c ---- */

/* FS0001 where an argument of the definition lacks what its parameter requires. */
void sema_constrain(Sema *s, TyconId tycon, const TypeId *args, uint32_t count, Span span);
/* Requires equality, comparison or null of the type; a variable gets the constraint. Reports FS0193 for a member's own
 * parameter. */
bool sema_constrain_type(Sema *s, TypeId type, ConstraintKind kind, Span span);
/* Checks the type arguments that were deferred since `holding` was raised. */
void sema_release_constraints(Sema *s);

/* ---- resolve_type.c ---- */

TypeId sema_resolve_type(Sema *s, Scope *scope, Syn *type);
/* The same of f<t>, T<t>.M, where a unit of measure may be meant. */
TypeId sema_resolve_type_arg(Sema *s, Scope *scope, Syn *type);
/* A unit of measure as written: kg m / s^2. */
TypeId sema_resolve_measure(Sema *s, Scope *scope, Syn *type);
/* A definition at fresh variables. */
TypeId sema_instantiate_tycon(Sema *s, TyconId tycon, Span span);
ParamSet sema_name_params(Sema *s, Scope *scope, Syn *params);
ParamSet sema_declare_params(Sema *s, Scope *scope, Syn *params);
void sema_apply_constraints(Sema *s, Scope *scope, Syn *holder);
/* The constraints of a definition's parameter, added to its argument, a variable or a parameter. */
void sema_take_constraints(Sema *s, IdRun params, const TypeId *args, uint32_t at);
TypeId sema_type_var(Sema *s, Scope *scope, Name name, bool is_static, Span span);
/* ?x: t inside its member: decl/member_signature.c. */
TypeId sema_optional_type(Sema *s, Syn *pattern, TypeId item);
/* (static member M : t) of constraints and trait calls. */
void sema_resolve_member_sig(Sema *s, Scope *scope, Syn *sig, TypeId self, Trait *trait);

/* ---- byref.c ---- */

/* Would a field of this type hold a byref that `owner` must not store? A structure with addresses may be a field of another. */
bool sema_stores_byref(Sema *s, TyconId owner, TypeId type);
/* The program names this type. */
void sema_note_byref(Sema *s, TypeId type);
/* Reports byrefs that are parts of values (FS0412), in a group whose types are known. */
void sema_check_byrefs(Sema *s, uint32_t first_node, uint32_t end);

/* ---- type_args.c ---- */

/* `given` type arguments are written at a use of one of the members; false: there must be another number (FS0502). */
bool sema_check_member_type_args(Sema *s, const MemberId *members, uint32_t count, uint32_t given,
                                 Span span);
/* The same of a value, which has `expected` type parameters (FS0687, FS0717). */
bool sema_check_value_type_args(Sema *s, NodeId definition, uint32_t expected, uint32_t given,
                                Span span);
/* T.M, where T is generic and no type of M determines its arguments (FS1125). */
void sema_check_instantiation(Sema *s, TyconId tycon, TypeId owner, Name name, Span span);

/* ---- record_fields.c ---- */

/* The record with these fields (`X = …` each): the most recently declared record in scope with exactly these fields, or else
 * the most recent one that contains them; none if no record does. */
TyconId sema_record_of_fields(Sema *s, const Scope *scope, Syn *const *fields, uint32_t count);
bool sema_has_all_fields(Sema *s, TyconId tycon, Syn *const *fields, uint32_t count);
/* A record field by X, Module.X or Type.X. */
bool sema_find_field(Sema *s, const Scope *scope, Syn *path, Found *found);
/* M.R.Field of a record: does what it begins with exist? Else reports it (FS0039). */
bool sema_check_field_path(Sema *s, const Scope *scope, Syn *path);

#endif
