/* unify: making two types equal by solving variables, with levels for generalisation (Rémy 1992), trials that can be undone,
 * and the constraints that variables carry.
 */
#ifndef CLEF_TYPE_UNIFY_H
#define CLEF_TYPE_UNIFY_H

#include "clef/base/vec.h"
#include "clef/type/type.h"

/* What a trial changed, as it was before: the row of a variable, or a word of a caller's state. */
typedef struct TrailEntry {
  uint32_t var;   /* 0: a word */
  uint32_t value; /* of the word */
  union {
    VarRow row;
    uint32_t *word;
  } of;
} TrailEntry;

/* The length of the trail when a trial began. */
typedef struct Trial {
  uint32_t mark;
} Trial;

typedef struct Unifier {
  Types *types;
  Arena *arena;          /* of the trail */
  VEC(TrailEntry) trail; /* kept while types->trials is not 0 */
  /* why the last unification failed on a constraint; valid when `failed_type` is set */
  ConstraintKind failed;
  TypeId failed_type;
  TypeId failed_super;     /* of a subtype constraint */
  IdRun failed_list;       /* of CONSTRAINT_ONE_OF: the types that fit */
  uint32_t written_solved; /* the latest variable with VAR_WRITTEN that got a type; likewise */
  /* 0, or: variables below it that are solved are noted, see Note [Rigid parameters] */
  uint32_t watched_level;
  VEC(uint32_t) watched;
  VEC(uint32_t)
  changed; /* variables with VAR_AWAITED that were solved or constrained, until a reader resets it */
  uint32_t operand_solved; /* a variable with VAR_OPERAND got a type; its reader resets it */
} Unifier;

/* Solves variables so that a and b are equal; false when that cannot be (what was solved on the way stays solved). */
bool type_unify(Unifier *u, TypeId a, TypeId b);
/* A trial: what was done since `begin` is undone by `undo`, kept by `keep`. Undone are solutions, levels and constraints of
 * variables, what the unifier notes of them, and words that were put on the trail. All three forget the latest failure: a trial
 * sees only its own, and its caller none. */
Trial type_begin_trial(Unifier *u);
void type_undo_trial(Unifier *u, Trial trial);
void type_keep_trial(Unifier *u);
/* The type that failed a constraint, or none: the caller reports it, and no later report uses it. */
TypeId type_take_failure(Unifier *u);
/* Before a word is changed that a trial must set back, such as the length of a list that only grows. */
void type_trail_word(Unifier *u, uint32_t *word);
/* The variable is an error: what follows from it is not reported. */
void type_solve_as_error(Unifier *u, uint32_t var);
/* Does or can the type fulfil the constraint? Open variables get it. */
bool type_constrain(Unifier *u, TypeId type, ConstraintKind kind);
/* Does `type` fulfil the list, whose rows may name `params`, for which `args` stand? As when a variable with it is solved. */
bool type_fulfils(Unifier *u, uint32_t constraints, IdRun params, const TypeId *args, TypeId type);
/* `type`, which is an open variable, is `super` or a subtype: a bound of it, and what it is when nothing else decides. */
bool type_bound(Unifier *u, TypeId type, TypeId super, Span span);
/* Adds a constraint row to the list of an open variable or a parameter; `push` one that the list has not. */
void type_push_constraint(Types *types, uint32_t *list, ConstraintRow constraint);
uint32_t type_add_constraint(Types *types, uint32_t *list, ConstraintRow constraint);
/* Generalises the variables of `type` above `level`: each becomes a parameter (solved by it, so nodes follow). */
SchemeId type_generalize(Types *types, TypeId type, uint32_t level, const ParamId *first,
                         uint32_t first_count);
/* The same for one more part of a scheme that is not made yet: adds its parameters to the list. */
typedef VEC(ParamId) ParamList;
void type_generalize_part(Types *types, TypeId type, uint32_t level, ParamList *params);
/* The types in the constraints of the parameters from `first` on, without solved variables. */
void type_zonk_constraints(Types *types, const ParamList *params, uint32_t first);
SchemeId type_scheme(Types *types, const ParamId *params, uint32_t count, TypeId type);
/* Fresh variables for the parameters; they are also given as a list. */
TypeId type_instantiate(Unifier *u, SchemeId scheme, uint32_t level, Span span, IdRun *args);
/* A class, interface or abbreviation `super` of `type`, itself included: the supertype at that definition, or none. */
TypeId type_find_super(Types *types, TypeId type, TyconId super);
/* ---- implements.c ---- */

/* Interfaces that types have without declaring them. HIDDEN: objects have it, but no value is coerced to it. */
typedef enum OwnInterface {
  OWN_COMPARABLE = 1,
  OWN_COMPARABLE_OF = 2,
  OWN_EQUATABLE = 4,
  OWN_FORMATTABLE = 8,
  OWN_CLONEABLE = 16,
  OWN_DISPOSABLE = 32,
  OWN_ENUMERATOR = 64,
  OWN_TUPLE = 128,
  OWN_PARSABLE = 256, /* IParsable<itself>: its members are static */
  OWN_HIDDEN_SHIFT = 9,
  OWN_HIDDEN_COMPARABLE = OWN_COMPARABLE << OWN_HIDDEN_SHIFT,
  OWN_HIDDEN_COMPARABLE_OF = OWN_COMPARABLE_OF << OWN_HIDDEN_SHIFT,
  OWN_HIDDEN_EQUATABLE = OWN_EQUATABLE << OWN_HIDDEN_SHIFT,
  OWN_HIDDEN_DISPOSABLE = OWN_DISPOSABLE << OWN_HIDDEN_SHIFT,
  OWN_HIDDEN_ENUMERATOR = OWN_ENUMERATOR << OWN_HIDDEN_SHIFT,
} OwnInterface;
/* Which of them the definition is; 0: none. */
uint32_t type_own_interface_kind(Types *types, TyconId interface);
/* The interface of that definition that values of the type have without a declaration, or none. */
TypeId type_own_interface(Types *types, TypeId type, TyconId interface, bool hidden_too);

/* The static member op_Implicit of an interface of the library that makes values of that definition (none: of any) into it: lists
 * and arrays as collections. */
MemberId type_view_member(Types *types, TyconId interface, TyconId from);

/* ---- param_order.c ---- */

/* Puts the parameters from `fixed` on into F#'s order: through the function's type, each with what its constraints mention. */
void type_order_params(Types *types, TypeId type, ParamList *params, uint32_t fixed);

/* ---- specific.c ---- */

/* 1: x is the more specific type of a parameter, -1: y, 0: neither. */
int type_compare_specific(Types *types, TypeId x, TypeId y);
/* The supertype of `type` at the definition of `wanted`, to which a value of `type` is coerced; none where there is none. */
TypeId type_super_for(Types *types, TypeId type, TypeId wanted);

/* ---- unify.c ---- */

/* The element of a list, array, string, seq or of what implements seq; none of anything else. */
TypeId type_sequence_element(Types *types, TypeId type);
/* Lowers the level of every open variable in the type. */
void type_lower_level(Unifier *u, TypeId type, uint32_t level);
bool type_has_open_var(Types *types, TypeId type);

#endif
