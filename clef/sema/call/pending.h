/* pending: operators, conversions and member constraints that wait for types. call/pending.c says which is tried
 * again when. */
#ifndef CLEF_SEMA_PENDING_H
#define CLEF_SEMA_PENDING_H

#include "clef/base/map64.h"
#include "clef/base/vec.h"
#include "clef/psg/psg.h"

/* One of `support` has a member: call/trait.c. */
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

/* Sets of indices of pendings: of each 64 a word for each set. Sets 0 to PENDING_WAYS - 1 are for outside of
 * `inline` functions, the next for inside: there more is left to the use. The
 * last has the traits that may wait still. */
enum { TRY_SETS = 2 * PENDING_WAYS, SET_TRAITS = TRY_SETS, PENDING_SETS };
typedef struct PendingWords {
  uint64_t of[PENDING_SETS];
} PendingWords;

typedef struct PendingQueue {
  VEC(PendingWords) words, groups; /* a bit for each pending, and a bit for each word that is not 0 */
  Map64 waiting;   /* 1 + variable to 1 + index of its first link */
  VEC(PendingLink) links;
} PendingQueue;

/* The first index of the set that is not below `from`, or UINT32_MAX. */
uint32_t pending_set_next(const PendingQueue *queue, uint32_t set, uint32_t from);

#endif
