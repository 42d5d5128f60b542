/* call: what the files about calls of members share (call/args.c, call/overload.c, call/call.c). */
#ifndef CLEF_SEMA_CALL_H
#define CLEF_SEMA_CALL_H

#include "clef/sema/call/member.h"

/* How well an argument's type fits a parameter's. */
typedef enum Fit { FIT_NOT, FIT_EXACT, FIT_COERCED, FIT_CONVERTED } Fit;

/* An applicable candidate, with the fit of each argument. */
typedef struct Choice {
  Candidate *c;
  Fit *fits;     /* by argument */
  TypeId *types; /* parameter types, as far as the arguments decide them */
  bool *is_open; /* the parameter is a variable before that: it takes anything */
  bool drops;
  bool decides;  /* solves a variable that an annotation names */
  bool is_equal; /* each argument has its parameter's type, without any variable becoming known */
} Choice;

/* ---- call/args.c ---- */

/* `n = b` is a named argument only if some overload has a parameter of that name. Otherwise it is a comparison. */
void call_keep_names(Sema *s, const MemberId *members, uint32_t count, CallArgs *args);
/* Computes the parameter of each argument. Returns false when they do not match in number or name. */
bool call_arrange(Sema *s, Candidate *c, const CallArgs *args, bool expands, bool is_alone);
/* The parameter of that name; UINT32_MAX: none. */
uint32_t call_param_named(Sema *s, const MemberRow *row, Name name);
/* The type that one argument of parameter `at` must have: the parameter's type without `option` or array. */
TypeId call_param_type(Sema *s, const Candidate *c, const CallArg *arg, uint32_t at);
/* The value of the parameter's [<DefaultParameterValue>], or NULL. */
const DefaultArg *call_default_arg(const Sema *s, MemberId member, uint32_t param);
/* Is it a type variable that an annotation names ('a)? Overload resolution must not solve it. */
bool call_is_written(Sema *s, TypeId type);
/* Solves variables: call it inside a trial. */
Fit call_fit_of(Sema *s, TypeId actual, TypeId param);
/* The place in a ref cell that is passed for a byref parameter; none for any other argument. */
NodeId call_place_in_cell(Sema *s, NodeId node, TypeId param, Span span);

static inline bool call_is_lambda(const Syn *value) {
  while (value && value->kind == SYN_PAREN) value = value->items[0];
  return value && (value->kind == SYN_LAMBDA || value->kind == SYN_FUNCTION ||
                   value->kind == SYN_DOT_LAMBDA);
}

static inline bool call_is_optional(const MemberRow *row, uint32_t param) {
  return param < MOST_OPTIONAL && (row->optional_mask >> param & 1);
}

static inline bool call_has_array(const MemberRow *row) {
  return (row->flags & MEMBER_PARAM_ARRAY) && row->arg_names.count;
}

/* ---- call/overload.c ---- */

/* The call of the best of several choices, or a message. */
NodeId call_best_of(Sema *s, const CallSite *site, Choice *choices, uint32_t count, CallArgs args);

/* ---- call/call.c ---- */

bool call_is_out(Sema *s, const Candidate *c, uint32_t param);
/* The call of the one candidate, whose arguments are laid out. */
NodeId call_one(Sema *s, const CallSite *site, Candidate *c, const CallArgs *args);
/* FS0503, FS0505: how many arguments the overloads take: one number, or the list of them, `1, 2 or 4`. `object`: 1 if their
 * first parameter is the object of an extension, which is not counted. */
void call_report_counts(Sema *s, const CallSite *site, const char *name, const MemberId *members,
                        uint32_t count, uint32_t given, uint32_t object);

#endif
