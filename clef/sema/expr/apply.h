/* apply: what the files about application share (expr/application.c, expr/union_case.c, expr/path_head.c,
 * expr/builtin_functions.c). */
#ifndef CLEF_SEMA_APPLY_H
#define CLEF_SEMA_APPLY_H

#include "clef/sema/context.h"

/* An application: the function, its arguments as syntax, and arguments that are nodes already (from a pipe). */
typedef struct Call {
  Syn *head;
  VEC(Syn *) args;
  NodeId fed[3]; /* by a pipe */
  Span fed_span[3];
  uint32_t fed_count;
  TypeId type_arg;           /* unbox<t>, enum<t> */
  const TypeId *member_args; /* x.M<t>: of the last member of the path */
  uint32_t member_arg_count;
  Span span;
} Call;

/* ---- expr/application.c ---- */

/* One argument against the type of its parameter; `because` says where that type comes from. */
NodeId sema_check_arg(Sema *s, const Scope *scope, Syn *arg, TypeId domain, Because because);

/* The call with what is left of its arguments: all of them are applied to `function`. */
NodeId sema_finish_call(Sema *s, const Scope *scope, Call *call, NodeId function,
                        const Expect *expect);

/* ---- expr/union_case.c ---- */

/* Case `id` with the call's arguments; without them a function of them. `name_span`: the case as written. */
NodeId sema_apply_case(Sema *s, const Scope *scope, CaseId id, Call *call, const Expect *expect,
                       Span name_span);
/* The same of a declared exception. */
NodeId sema_apply_exception(Sema *s, const Scope *scope, TyconId tycon, Call *call,
                            const Expect *expect, Span name_span);
/* Even, Odd in the body of (|Even|Odd|): `found` is the case of the pattern around. */
NodeId sema_apply_active(Sema *s, const Scope *scope, Found found, Call *call, const Expect *expect,
                         Span span);
/* `ident`, of such a name, with the call's arguments; without them a lambda. */
NodeId sema_apply_special(Sema *s, const Scope *scope, Syn *ident, Call *call,
                          const Expect *expect);
/* nan, infinity, nanf, infinityf; no node for any other name. */
NodeId sema_special_constant(Sema *s, Name name, Span span);

/* ---- expr/path_head.c ---- */

/* The call whose head is `path`; `type_syn` is `path<types>` where types are written, else NULL. */
NodeId sema_check_head(Sema *s, const Scope *scope, Syn *path, Syn *type_syn, Call *call,
                       const Expect *expect);
/* The use of a value: a variable, or what `let` of a class declares, read from or applied to `this`. */
NodeId sema_use_entry(Sema *s, const Scope *scope, Found found, Name name, Span span);
/* Operators, IntrinsicOperators, or the library's root. */
bool sema_is_home_of_operators(const Sema *s, ModuleId module);
/* What is expected of a member that is applied further: where a pipe feeds it, a function of that, which chooses among
 * overloads. */
TypeId sema_type_of_member(Sema *s, const Call *call);

#endif
