/* tree: the syntax tree, one uniform node.
 *
 * What a file says, in F#'s syntax, with nothing resolved: names are texts, `f(x)` and `f x` differ, parentheses stay
 * visible. `tree.def` states the children of every kind. Nodes live in the unit arena; an absent optional child is
 * NULL. Spans cover the whole construct, from its first to its last token.
 *
 * A file with a syntax error has messages, and a tree that lacks the declarations concerned: it is not to be analysed
 * further.
 *
 * Nesting is bounded (SYNTAX_DEPTH_LIMIT of syntax.h), so that a walk may recurse; left-associative INFIX and ADJACENT
 * APP, DOT, INDEX chains are the exception: their first child nests without limit, and a walk must loop down it.
 */
#ifndef CLEF_SYNTAX_TREE_H
#define CLEF_SYNTAX_TREE_H

#include "clef/base/base.h"
#include "clef/base/intern.h"
#include "clef/base/source.h"

typedef enum SynKind {
#define SYN(name, text, group) SYN_##name,
#include "clef/syntax/tree.def"
} SynKind;
enum {
  SYN_KIND_COUNT = 0
#define SYN(name, text, group) +1
#include "clef/syntax/tree.def"
};

typedef enum SynGroup {
  SYN_GROUP_MISC,
  SYN_GROUP_EXPR,
  SYN_GROUP_PAT,
  SYN_GROUP_TYPE,
  SYN_GROUP_DECL
} SynGroup;

/* Syn.sub of a CONST. Integers: u.bits, two's complement, sign-extended to 64 bits when signed. */
typedef enum SynConst {
  SYN_CONST_UNIT,
  SYN_CONST_NULL,
  SYN_CONST_BOOL,   /* bits 0, 1 */
  SYN_CONST_CHAR,   /* bits: Unicode scalar */
  SYN_CONST_STRING, /* bytes, size: UTF-8 with escapes done. Flag VERBATIM, TRIPLE as written */
  SYN_CONST_BYTES,  /* bytes, size: "..."B */
  SYN_CONST_I8,
  SYN_CONST_U8,
  SYN_CONST_I16,
  SYN_CONST_U16,
  SYN_CONST_I32, /* flag POSTFIX: with the suffix l */
  SYN_CONST_U32,
  SYN_CONST_I64,
  SYN_CONST_U64,
  SYN_CONST_NATIVE,
  SYN_CONST_UNATIVE,
  SYN_CONST_F32,     /* number, already rounded to 32 bits */
  SYN_CONST_F64,     /* number */
  SYN_CONST_DECIMAL, /* bytes, size: the digits as written, without `_` and suffix */
  SYN_CONST_BIG      /* bytes, size: decimal digits; name: suffix letter I, Q, R, Z, N or G */
} SynConst;
enum { SYN_CONST_COUNT = SYN_CONST_BIG + 1 };

/* Syn.sub of a CONSTRAINT. */
typedef enum SynConstraint {
  SYN_CONSTRAINT_SUBTYPE, /* 'a :> t */
  SYN_CONSTRAINT_EQUALITY,
  SYN_CONSTRAINT_COMPARISON,
  SYN_CONSTRAINT_STRUCT,
  SYN_CONSTRAINT_NOT_STRUCT,
  SYN_CONSTRAINT_NULL,
  SYN_CONSTRAINT_NOT_NULL,
  SYN_CONSTRAINT_UNMANAGED,
  SYN_CONSTRAINT_CTOR,     /* 'a : (new : unit -> 'a) */
  SYN_CONSTRAINT_MEMBER,   /* ^a : (static member M : t) */
  SYN_CONSTRAINT_ENUM,     /* 'a : enum<t>; second child t */
  SYN_CONSTRAINT_DELEGATE, /* 'a : delegate<t, u>; second child a TYPE_TUPLE */
  SYN_CONSTRAINT_DEFAULT,  /* default 'a : t */
  SYN_CONSTRAINT_SELF
} SynConstraint;

/* Syn.sub of a REPR_CLASS: `class ... end` and so on, or no keyword (attributes and members decide). */
typedef enum SynClass {
  SYN_CLASS_PLAIN,
  SYN_CLASS_CLASS,
  SYN_CLASS_STRUCT,
  SYN_CLASS_INTERFACE
} SynClass;

typedef enum SynAccess {
  SYN_ACCESS_NONE,
  SYN_ACCESS_PUBLIC,
  SYN_ACCESS_PRIVATE,
  SYN_ACCESS_INTERNAL
} SynAccess;

enum { /* Syn.flags */
       SYN_F_QUOTED = 1u << 0,
       SYN_F_OPERATOR = 1u << 1,
       SYN_F_ACTIVE = 1u << 2,
       SYN_F_PARTIAL = 1u << 3,
       SYN_F_OPTIONAL = 1u << 4,
       SYN_F_KEYWORD = 1u << 5,
       SYN_F_ADJACENT = 1u << 6,
       SYN_F_STRUCT = 1u << 7,
       SYN_F_BLOCK = 1u << 8,
       SYN_F_BANG = 1u << 9,
       SYN_F_DOWN = 1u << 10,
       SYN_F_ARROW = 1u << 11,
       SYN_F_REC = 1u << 12,
       SYN_F_USE = 1u << 13,
       SYN_F_UNTYPED = 1u << 14,
       SYN_F_TYPE_ARGS = 1u << 15,
       SYN_F_POSTFIX = 1u << 16,
       SYN_F_HEAD = 1u << 17,
       SYN_F_IMPLICIT = 1u << 18,
       SYN_F_TOP = 1u << 19,
       SYN_F_TYPE = 1u << 20,
       SYN_F_STATIC = 1u << 21,
       SYN_F_INLINE = 1u << 22,
       SYN_F_MUTABLE = 1u << 23,
       SYN_F_EXTENSION = 1u << 24,
       SYN_F_VAL = 1u << 25,
       SYN_F_TYPED_CASE = SYN_F_TYPE,
       SYN_F_EMPTY = SYN_F_IMPLICIT,
       SYN_F_LIBRARY =
           SYN_F_TOP, /* LONG_IDENT that the checker made: a value of the library, whatever the program defines */
       SYN_F_OVERRIDE = 1u << 26,
       SYN_F_DEFAULT = 1u << 27,
       SYN_F_GET = 1u << 28,
       SYN_F_SET = 1u << 29,
       SYN_F_VERBATIM = 1u << 30,
       SYN_F_TRIPLE = SYN_F_BLOCK,
       SYN_F_MADE =
           1u << 31 /* an expression or pattern of a builder's translation, not of the source */
};

typedef struct Syn Syn;

/* The modifiers that may precede a declaration. */
typedef struct SynDecor {
  Syn **attributes; /* ATTRIBUTE nodes */
  uint32_t attribute_count;
  SynAccess access;
  const char *doc; /* text of the /// lines, `\n` between them, without the slashes; NULL when none */
  uint32_t doc_size;
} SynDecor;

struct Syn {
  uint16_t kind;  /* SynKind */
  uint16_t sub;   /* by kind: SynConst, SynConstraint, SynClass, rank */
  uint32_t flags; /* SYN_F_ */
  Span span;
  Name name;      /* by kind, 0 none */
  uint32_t count; /* children */
  uint32_t size;  /* of u.bytes; by kind */
  Syn **items;
  union {
    uint64_t bits;
    double number;
    const char *bytes; /* NUL-terminated after `size` */
    struct {
      uint32_t start, end;
    } op;                  /* INFIX, PREFIX: place of the operator */
    const SynDecor *decor; /* rows that say "decor"; NULL when there is nothing */
  } u;
};

enum SynBindingChild {                   /* BINDING and MEMBER */
                       SYN_BINDING_SELF, /* IDENT of `member self.M`, NULL in BINDING and static members */
                       SYN_BINDING_HEAD, /* BINDING: pattern; MEMBER: IDENT */
                       SYN_BINDING_TYPE_PARAMS,
                       SYN_BINDING_RESULT,
                       SYN_BINDING_BODY,
                       SYN_BINDING_PARAMS /* the first of them */
};
enum SynTypeDefChild {
  SYN_TYPE_DEF_PATH,
  SYN_TYPE_DEF_PARAMS,
  SYN_TYPE_DEF_CTOR,
  SYN_TYPE_DEF_REPR,
  SYN_TYPE_DEF_MEMBERS /* the first of them */
};

/* "infix", "pat-as" ... as in dumps. */
const char *syn_kind_text(SynKind kind);
SynGroup syn_kind_group(SynKind kind);
/* May u.decor of such a node be set? */
bool syn_has_decor(SynKind kind);
#define syn_op_span(node) ((Span){(node)->span.file, (node)->u.op.start, (node)->u.op.end})
/* NULL past the end. */
static inline Syn *syn_item(const Syn *node, uint32_t i) {
  return i < node->count ? node->items[i] : NULL;
}
static inline uint32_t syn_path_count(const Syn *path) {
  return path->kind == SYN_IDENT ? 1 : path->count;
}
/* The i-th part of an IDENT or LONG_IDENT, itself an IDENT. */
static inline Syn *syn_path_part(Syn *path, uint32_t i) {
  return path->kind == SYN_IDENT ? path : path->items[i];
}
/* The tree as an S-expression, one node a line where it does not fit in a line. */
void syntax_dump(Text *out, const Names *names, const Syn *node);

#endif
