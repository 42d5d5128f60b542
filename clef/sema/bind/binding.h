/* binding: what the files about `let` share (bind/binding.c, bind/lambda.c, bind/let_pattern.c, bind/declare.c,
 * bind/generalize.c). */
#ifndef CLEF_SEMA_BINDING_H
#define CLEF_SEMA_BINDING_H

#include "clef/sema/check.h"

/* ---- a binding as written ---- */

static inline Syn *binding_strip(Syn *pattern) {
  while (pattern->kind == SYN_PAT_PAREN || pattern->kind == SYN_PAT_ATTRS)
    pattern = pattern->items[0];
  return pattern;
}

static inline Syn *binding_child(Syn *binding, uint32_t i) { return syn_item(binding, i); }

static inline uint32_t binding_param_count(Syn *binding) {
  return binding->count > SYN_BINDING_PARAMS ? binding->count - SYN_BINDING_PARAMS : 0;
}

/* The name it binds; none for other patterns. */
static inline Name binding_name(Syn *binding) {
  Syn *head = binding_strip(binding_child(binding, SYN_BINDING_HEAD));
  if (head->kind == SYN_PAT_TYPED) head = binding_strip(head->items[0]);
  return head->kind == SYN_PAT_NAME ? head->items[0]->name : (Name){0};
}

/* The type written at a parameter that is a variable. */
static inline Syn *binding_param_type(Syn *pattern) {
  pattern = binding_strip(pattern);
  return pattern->kind == SYN_PAT_TYPED ? pattern->items[1] : NULL;
}

/* A function of the library whose body is the word `intrinsic`. */
static inline bool binding_is_intrinsic(const Sema *s, Syn *body) {
  return body && body->kind == SYN_IDENT && !strcmp(name_text(s->names, body->name), "intrinsic");
}

/* ---- bind/lambda.c ---- */

/* x or (x: t), where x is a variable: a parameter as it stands. */
Syn *binding_variable(Sema *s, const Scope *scope, Syn *pattern);

/* ---- bind/binding.c ---- */
void let_check(Sema *s, Scope *scope, Syn *let, LetPlace place, NodeList *out);
NodeId binding_new(Sema *s, Syn *binding, Name name, LetPlace place, bool is_use);
/* Adds its name to the scope. */
void binding_publish(Sema *s, Scope *scope, Name name, NodeId node, LetPlace place);

/* ---- bind/let_pattern.c ---- */

/* let pattern = e, at module level: $t = e, then each variable of the pattern by a match of its own. */
void binding_of_pattern(Sema *s, Scope *scope, Syn *binding, NodeList *out);

/* ---- bind/declare.c ---- */

/* A fully annotated `let rec f<'a> (x: t) : u` has its scheme inside the group too (polymorphic recursion). */
void binding_declare_scheme(Sema *s, const Scope *outer, Syn *binding, NodeId node);
/* Gives the bindings of a group the types of their annotations, before any body is checked. */
void binding_declare_type(Sema *s, const Scope *outer, Syn *binding, NodeId node);

/* ---- bind/generalize.c ---- */

typedef VEC(TypeId) TypeList; /* variables or parameters of `let f<'a, 'b>`, in this order */

/* Is it a syntactic value? Lambdas, constants, names and immutable data made of them may be generalised, applications not. */
bool binding_is_value(const Sema *s, const Scope *scope, Syn *e);
/* Does the binding define a function or a syntactic value? */
bool binding_can_generalize(Sema *s, const Scope *scope, Syn *binding, NodeId node);
/* Note [Rigid parameters] in clef/sema/bind/generalize.c */
bool binding_has_rigid_params(const Sema *s, const Syn *binding, bool is_rec);
/* Reports FS0670 for the variables watched since `mark`. */
void binding_check_escape(Sema *s, Syn *binding, const TypeList *explicit, uint32_t mark);
/* After its group: generalises the binding and stores its scheme. */
void binding_finish(Sema *s, Syn *binding, NodeId node, bool can_generalize, uint32_t first_pending,
                    const TypeList *explicit);
/* After binding_finish of all bindings of the group: gives each the parameters that they share. */
void binding_share_params(Sema *s, const NodeId *bindings, uint32_t count);
/* Completes the VarRefs to the group's bindings that were made inside the group: their type arguments are the parameters. */
void binding_complete_uses(Sema *s, uint32_t first_node, const NodeId *bindings, uint32_t count);

/* Note [Generic before the group ends] in clef/sema/bind/generalize.c */
typedef struct EarlyGroup {
  const NodeId *nodes;
  uint32_t count;
  bool *is_used;   /* by one that was checked before it was generic */
  bool *may_share; /* stands in `sharing` */
  VEC(uint32_t)
  sharing;      /* whose types may have variables of others: checked, used, or with a written 'a */
  Map64 places; /* (1, node) to 1 + its index */
  uint32_t next_node;
} EarlyGroup;

EarlyGroup early_begin(Sema *s, const NodeId *nodes, uint32_t count);
/* Collects the uses of bindings that are not generic yet, from the bodies checked so far. */
void early_note_uses(Sema *s, EarlyGroup *g, uint32_t checked);
void early_generalize(Sema *s, EarlyGroup *g, uint32_t index, Syn *binding, uint32_t first_node,
                      uint32_t first_pending, const TypeList *explicit);

#endif
