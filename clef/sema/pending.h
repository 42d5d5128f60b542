/* pending: operators, conversions and member constraints that wait for types. pending.c says which is tried again when. */
#ifndef CLEF_SEMA_PENDING_H
#define CLEF_SEMA_PENDING_H

#include "clef/base/map64.h"
#include "clef/base/vec.h"
#include "clef/psg/psg.h"

/* One of `support` has a member: infer_trait.c. */
typedef struct Trait {
  IdRun support; /* TypeId */
  Name name;     /* op_Addition, Parse, get_Zero for a property */
  TypeId type;   /* curried: of an instance member the object first */
  uint32_t arg_count; /* of them; the result may be a function too */
  bool is_static;
  Span span;
} Trait;

/* An operator application that waits for its operand types, or a trait that waits for its support. */
typedef struct Pending {
  NodeId node;
  const Trait *trait; /* then there is no node */
  Name op;            /* none: a conversion */
  uint32_t level;
  bool done;
  VEC(uint32_t) watched; /* variables whose change may decide it */
} Pending;

/* Indices of pendings: a bit for each, and a bit for each word that is not 0. */
typedef struct IndexSet {
  VEC(uint64_t) words, groups;
} IndexSet;

/* What a pending may be tried for. */
typedef enum PendingWay {
  PENDING_OPERATOR, /* an operator, which leaves an open operand beside a number to what comes later */
  PENDING_TRAIT,    /* the same of a trait */
  PENDING_FREE,     /* any: a number decides */
  PENDING_RESULT,   /* its result may give the second operand its type */
  PENDING_WAYS
} PendingWay;

typedef struct PendingLink {
  uint32_t pending, next; /* next: 1 + index of a link, or 0 */
} PendingLink;

typedef struct PendingQueue {
  IndexSet to_try[2][PENDING_WAYS]; /* outside of `inline` functions, inside: there more is left to the use */
  IndexSet traits; /* that may wait still */
  Map64 waiting;   /* 1 + variable to 1 + index of its first link */
  VEC(PendingLink) links;
} PendingQueue;

/* The first index of the set that is not below `from`, or UINT32_MAX. */
uint32_t index_set_next(const IndexSet *set, uint32_t from);

#endif
