/* report: messages about undefined names and mismatched types, with the reason for the expected type and with hints. */
#ifndef CLEF_SEMA_REPORT_H
#define CLEF_SEMA_REPORT_H

#include "clef/sema/context.h"

/* Two types for one message: qualified where their texts are the same otherwise. */
typedef struct TypeTexts {
  const char *first, *second;
} TypeTexts;

/* ---- absent.c ---- */

/* Reports what the library has not (report/absent.def), once in a file; false: it is not listed. `owner`: the type
 * or module before the dot, or "". */
bool sema_report_absent(Sema *s, const char *owner, bool is_member, Name name, Span span);
/* A call of a member of the library that only raises, since its purpose needs what programs do not contain: a warning. */
void sema_warn_absent_call(Sema *s, TyconId owner, Name name, Span span);
/* The same of a namespace that some first parts of the path name, at least those to `lost`. */
bool sema_report_absent_namespace(Sema *s, Syn *path, uint32_t lost, Span span);
/* Hints at a type of an absent namespace that is not opened; false when it is none. */
bool sema_hint_absent(Sema *s, Name name);

/* ---- foreign.c ---- */

/* Hints at what is written for a name of another language: a member of a value, a function of a module of the
 * library, a name on its own. False: none is known. */
bool sema_hint_foreign_member(Sema *s, TyconId owner, Name name);
bool sema_hint_foreign_function(Sema *s, ModuleId module, Name name);
bool sema_hint_foreign_word(Sema *s, Name name);

/* ---- unresolved_name.c ---- */

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

/* ---- mismatch.c ---- */

/* CLEF1025: at what is one more than `most`; `what` in the plural. */
void sema_too_many(Sema *s, Span span, uint32_t most, const char *what);
TypeTexts sema_type_texts(Sema *s, TypeId first, TypeId second);
void sema_report_types(Sema *s, Span at, DiagCode code, TypeId first, TypeId second);
/* The text about a type that does not satisfy a constraint; NULL for equality and comparison. */
const char *sema_constraint_text(Sema *s, ConstraintKind kind, const char *type);
bool sema_is_open_class(Sema *s, TypeId type);
void sema_mismatch(Sema *s, Span at, TypeId expected, TypeId actual);
/* The same with the reason why the type is expected. */
void sema_mismatch_expected(Sema *s, Span at, const Expect *expect, TypeId actual);
/* The type does not have `equality`, `comparison`, or a member `(static member (+))`. */
void sema_report_lacking(Sema *s, Span at, TypeId type, const char *constraint);

/* ---- expectation.c ---- */

/* Checks an expression whose type is expected for a reason. */
NodeId sema_check_because(Sema *s, const Scope *scope, Syn *e, TypeId expected, Because because);
/* The same. The reason, which there must be, goes to the expression's tail. */
NodeId sema_check_tail(Sema *s, const Scope *scope, Syn *e, const Expect *expect);
/* The reason for what is expected, if it is one for the expression at `at`. */
Because sema_because(const Expect *expect, Span at);
/* Is the expression at `at` an argument of a member? */
bool sema_is_member_arg(const Expect *expect, Span at);
/* A sibling (element, branch, rule) came first. `type` is its type, if known. */
Because sema_because_like(const Sema *s, BecauseKind kind, Syn *first, TypeId type);
/* Is this a place in a file that the user has? */
bool sema_is_own_text(const Sema *s, Span at);
/* A label at the name that a definition begins with; none when it is the library's. */
void sema_label_definition(Sema *s, Span at, Name name);
/* The part of an expression whose type is its own: the last entry of a block, the inside of parentheses. */
const Syn *sema_tail_of(const Syn *e);
/* The expression at `span` gave a written type variable its type (Unifier.written_solved). */
void sema_note_written(Sema *s, Span span);
/* A lambda of so many parameters where the type expected is no function, or one of fewer. */
void sema_report_function(Sema *s, Span at, const Expect *expect, uint32_t param_count);
/* What a hole of a format takes, by the types of its constraint. */
const char *sema_format_wants(Sema *s, IdRun list);
/* Reports that `actual` is not the expected type, with the reason for the expectation. */
void sema_report_mismatch(Sema *s, Span at, const Expect *expect, TypeId actual);

/* ---- mismatch_hints.c ---- */

/* What to write where a type is expected and another is found, or for an operator that a type lacks; NULL when nothing is
 * likely. */
const char *sema_advise_mismatch(Sema *s, TypeId expected, TypeId actual);
/* Why a type has no equality or comparison, as a hint at the latest message, with the field that lacks it. */
void sema_hint_lacking(Sema *s, TypeId type, const char *constraint);
/* Hints at a call that is likely the cause of the mismatch; false: there is none. */
bool sema_hint_suspect(Sema *s, TypeId expected, TypeId actual);
void sema_note_suspect(Sema *s, Span span, Name name, TypeId type, bool is_minus);
/* Is the expression written with a sign that touches it, as in `n -1`? */
bool sema_begins_with_minus(const Sema *s, const Syn *e);
const char *sema_advise_operator(Sema *s, TypeId type, const char *op);

#endif
