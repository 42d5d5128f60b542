/* psg: the Program Semantic Graph, one graph from checker to code generation.
 *
 * A node says what a construct is, its type (attached when the node is made), where it stands in the source and in the
 * graph. Nodes are never removed; a node that nothing reaches is marked. `kinds.def` lists the kinds and the phases in which a
 * reachable node of each may stand; README.md has the table phase × invariant.
 *
 * Rows are lasting (clef/base/table.h): the library image holds library nodes read-only; a program gets fresh copies of
 * the definitions that it reaches.
 */
#ifndef CLEF_PSG_PSG_H
#define CLEF_PSG_PSG_H

#include "clef/base/map64.h"
#include "clef/type/type.h"

typedef struct NodeId {
  uint32_t index;
} NodeId;
typedef struct LiteralId {
  uint32_t index;
} LiteralId;

typedef enum PsgKind {
  PSG_NONE,
#define KIND(name, text, children, first, last) PSG_##name,
#include "clef/psg/kinds.def"
} PsgKind;
enum {
  PSG_KIND_COUNT = 1
#define KIND(name, text, children, first, last) +1
#include "clef/psg/kinds.def"
};
_Static_assert(PSG_KIND_COUNT <= 256, "PsgNode.kind is one byte");

typedef enum EmissionStrategy {
  EMIT_INLINE,
  EMIT_SEPARATE_FUNCTION,
  EMIT_MAIN_PROLOGUE
} EmissionStrategy;
/* Where the value of a node lives. Of a Lambda it decides whether its closure is one object for all, or made each time. */
typedef enum ArenaAffinity { AFFINITY_STACK, AFFINITY_STATIC, AFFINITY_COUNTED } ArenaAffinity;
typedef enum LambdaContext {
  LAMBDA_CLOSURE,
  LAMBDA_LAZY_THUNK,
  LAMBDA_MEMBER,
  LAMBDA_CONSTRUCTOR,
  LAMBDA_METHOD_OF_OBJECT
} LambdaContext;
typedef enum CoerceKind {
  COERCE_UPCAST,    /* class to base class; no code */
  COERCE_INTERFACE, /* to an interface: flattened values allocate an object form */
  COERCE_BOX,       /* to obj */
  COERCE_UNBOX,     /* from obj, checked: InvalidCastException, NullReferenceException */
  COERCE_DOWNCAST,  /* class or interface to subclass, checked */
  COERCE_TO_SEQ,    /* list, array, string, Map, Set or implementing class to seq */
  COERCE_DELEGATE,  /* lambda to delegate */
} CoerceKind;
typedef enum TraitKind { TRAIT_STATIC, TRAIT_OF_INSTANCE } TraitKind;
typedef enum IntrinsicId {
  INTRINSIC_NONE,
#define INTRINSIC(name, module, operation, category) INTRINSIC_##name,
#include "clef/psg/intrinsics.def"
#undef INTRINSIC
  INTRINSIC_COUNT
} IntrinsicId;

/* PsgNode.flags */
enum {
  NODE_MUTABLE = 1 << 0,
  NODE_ENTRY_POINT = 1 << 1,
  NODE_INLINE = 1 << 2,         /* Binding: `inline`; its body is a template cloned per call */
  NODE_TEMPLATE = 1 << 3,       /* Binding: generic */
  NODE_LITERAL_CONST = 1 << 4,  /* [<Literal>] */
  NODE_USE = 1 << 5,            /* Binding by `use`; phase 5 has TryFinally */
  NODE_INTRINSIC_DECL = 1 << 6, /* Binding without value: an intrinsic of the library */
  NODE_UP = 1 << 7,             /* ForLoop: counts up */
  NODE_HAS_COPY = 1 << 8,       /* RecordExpr: the first child is the record that is copied */
  NODE_HAS_DEFAULT = 1 << 9,    /* Switch: the last child is for all other values */
  NODE_NAMESPACE = 1 << 10,
  NODE_PARTIAL = 1 << 11,  /* active pattern that may not apply: an option, or a truth value */
  NODE_OR_ALIAS = 1 << 12, /* variable on the right of an or-pattern: `alias` is that on the left */
  NODE_PRIVATE = 1 << 13,  /* Binding: `private`; of the library, also `internal` */
  NODE_SYNTHETIC = 1 << 14, /* made by the compiler: $0, compiled pattern temporaries */
  /* Binding or PatternBinding of a module, not of an expression */
  NODE_MODULE_LEVEL = 1 << 16,
  /* mutable variable that a closure captures: lives in a counted cell */
  NODE_CAPTURED = 1 << 17,
  NODE_STATIC_LET =
      1 << 18, /* Binding of a type's `static let`: has an address, read-only unless mutable */
  NODE_EXPORT =
      1 << 19, /* [<Export("rt_symbol")>]: a symbol of the runtime, the first of `attributes` */
  NODE_NO_INLINE = 1 << 20,      /* [<MethodImpl(NoInlining)>], and what the compiler makes so */
  NODE_ALWAYS_INLINE = 1 << 21,  /* [<MethodImpl(AggressiveInlining)>] */
  NODE_RECEIVER_ASKED = 1 << 22, /* member of a struct: NODE_BYREF_RECEIVER is known */
  NODE_BYREF_RECEIVER = 1 << 23,
  NODE_RECEIVER_DONE = 1 << 24, /* structs.c has been there */
  NODE_PER_INSTANCE = 1 << 25,  /* static value of a generic type: storage, one an instance */
  /* [<Cold>]: seldom called; stands alone, its callers keep the way round it short */
  NODE_COLD = 1 << 26,
  /* Coerce to an interface or obj: a type parameter's value as the receiver of a member, which may change a struct in place;
     Intrinsic that is ToString, Equals or GetHashCode: written as a member */
  NODE_CONSTRAINED = 1 << 27,
  /* Binding of the image whose value, a Lambda, is packed: it has no children, and children.first is the place of its
     bytes (pack.h). psg_own makes nodes of them */
  NODE_PACKED = 1 << 28,
};

/* The payload of each kind that has one, by kinds.def: PsgCoerce, PsgVarRef … Each is a view of the same words, so that a
 * walker that needs no kind, such as a copy, sees `raw`. Only clef/psg/graph does. */
#define A(type, name) \
  struct {            \
    type name;        \
  };
#define B(type, name)       \
  struct {                  \
    uint32_t before_##name; \
    type name;              \
  };
#define OR_B(type, name) B(type, name)
#define LIST(sort, name)       \
  struct {                     \
    uint32_t before_##name[2]; \
    IdRun name;                \
  };
#define RUN(name) A(IdRun, name)
#define PAYLOAD(name, accessor, type, slots) \
  typedef union Psg##type {                  \
    slots                                    \
  } Psg##type;                               \
  _Static_assert(sizeof(Psg##type) <= 16, "two words and a list");
#include "clef/psg/kinds.def"
#undef A
#undef B
#undef OR_B
#undef LIST
#undef RUN

typedef struct PsgRawPayload {
  uint32_t a, b;
  IdRun list;
} PsgRawPayload;
typedef union PsgPayload {
  PsgRawPayload raw;
#define PAYLOAD(name, accessor, type, slots) Psg##type as_##accessor;
#include "clef/psg/kinds.def"
} PsgPayload;

typedef struct PsgNode {
  uint8_t kind;      /* PsgKind */
  uint8_t emission;  /* EmissionStrategy */
  uint8_t affinity;  /* ArenaAffinity */
  uint8_t reachable; /* 0 or 1 */
  uint32_t flags;
  TypeId type;
  NodeId parent;
  IdRun children; /* NodeIds, in Graph.pool */
  Span span;
  Name name;
  PsgPayload payload;  /* read by psg_coerce (g, n) … */
  uint32_t resolution; /* row of Graph.resolutions, or 0 */
  uint32_t metadata;   /* first row of Graph.metadata, or 0 */
} PsgNode;

/* A constant value. */
typedef enum LiteralKind {
  LITERAL_UNIT,
  LITERAL_BOOL,
  LITERAL_CHAR,
  LITERAL_INT /* any integer type: bits, by the node's type */,
  LITERAL_FLOAT32,
  LITERAL_FLOAT64,
  LITERAL_STRING,
  LITERAL_BYTES,
  LITERAL_FORMAT,
  LITERAL_NULL
} LiteralKind;
typedef struct LiteralRow {
  uint32_t kind; /* LiteralKind */
  uint32_t low,
      high; /* INT, CHAR, BOOL: the value; FLOAT: its IEEE bits; STRING, BYTES, FORMAT: low = Name of the bytes */
} LiteralRow;

/* How a trait call was resolved (WitnessResolution). */
typedef enum WitnessKind {
  WITNESS_BUILTIN /* intrinsic operation */,
  WITNESS_MEMBER /* user's static or instance member */,
  WITNESS_FIELD,
  WITNESS_SYNTHETIC /* binding made for equality, comparison, hash */
} WitnessKind;
typedef struct ResolutionRow {
  Name operation; /* "+", "$" */
  TypeId arg_type;
  Name member;   /* of a function; members and intrinsics are named by `target` */
  uint32_t kind; /* WitnessKind */
  /* BUILTIN: row of intrinsics.def; MEMBER: MemberId; SYNTHETIC: NodeId of the Binding */
  uint32_t target;
} ResolutionRow;

/* Typed, extensible metadata: a list of rows per node. Keys in use: Elaboration.Kind,
 * Elaboration.For, Elaboration.Id. */
typedef enum MetadataKind { META_TEXT, META_INT, META_NODE } MetadataKind;
typedef struct MetadataRow {
  Name key;
  uint32_t kind;
  uint32_t value;
  uint32_t next;
} MetadataRow;

/* IntrinsicInfo: dispatch is by row, never by text. */
typedef struct IntrinsicInfo {
  const char *module, *operation, *category;
} IntrinsicInfo;
extern const IntrinsicInfo psg_intrinsic_info[];
/* The row named "Module.operation", or INTRINSIC_NONE: used once, where rt/ declares it. */
IntrinsicId psg_find_intrinsic(const char *full_name);

/* What a list of attributes stands on: the second part of a key of Graph.attributes. */
typedef enum AttributeOwner {
  ATTRIBUTES_OF_TYPE = 1,
  ATTRIBUTES_OF_FIELD,
  ATTRIBUTES_OF_CASE,
  ATTRIBUTES_OF_MEMBER
} AttributeOwner;

/* A function that C calls: export.h. */
typedef struct CExport {
  Name name;      /* in C */
  NodeId binding; /* the function */
  Span span;      /* of the attribute */
  /* of its parameters, each element of a tuple one; none where a pattern is no variable */
  const Name *names;
  uint32_t name_count;
  NodeId wrapper; /* phase 5 of a library for C: the function that C's arguments go to, else none */
} CExport;

typedef struct Graph {
  Arena *arena; /* unit */
  Types *types;
  Names *names;
  Sources *sources;
  Diags *diags;
  Table nodes, pool, literals, resolutions, metadata;
  VEC(NodeId) entry_points;
  VEC(CExport) c_exports;
  /* MODULE_DEF nodes of the program in order of files; those of the image by name look-up */
  VEC(NodeId) modules;
  uint32_t phase; /* 1..5, the last one completed */
  void (*after_phase)(struct Graph *graph,
                      void *context); /* NULL, or called with each: views, intermediate files */
  void *phase_context;
  /* LayoutHint of a closed type; NULL, or set by the driver (clef/lower/layout_hints.c), with what it keeps */
  bool (*layout_hint)(struct Graph *graph, TypeId type, uint32_t *size, uint32_t *align);
  void *layout_context;
  uint32_t replaced_at;    /* where the last replaced root stands among its siblings */
  uint32_t next_expansion; /* Elaboration.Id */
  /* metadata that nodes are made with: rows of the expansion, 0 for nodes of the source */
  uint32_t expansion;
  /* names of the keys, and of the kind and construct of the latest expansion */
  struct {
    Name keys[3], names[2];
    const char *texts[2];
  } interned;
  struct Structure *structure; /* structure.h; NULL until it is observed */
  struct Coeffects *coeffects; /* coeffects.h; NULL before lowering */
  struct Instances *instances; /* instances.h; NULL before phase 5 */
  Map64 attributes; /* (id, AttributeOwner) → the Binding of a function () → obj[] that makes them */
  struct PsgLibrary *library; /* library.h: functions of rt/ that enrichment calls */
  bool keeps_places;          /* the program prints where it failed */
  bool keeps_variables;       /* it is described to debuggers */
  enum {
    MATCHES_UNKNOWN,
    MATCHES_ARE_COMPLETE,
    MATCHES_MAY_FAIL
  } match_failures;        /* psg_may_fail_to_match */
  bool pierces;            /* views mark what was synthesised */
  bool has_thread_statics; /* some value has the attribute ThreadStatic: there is one for all threads */
  bool is_library_for_c; /* what C calls is reached, and not the entry point */
  /* NULL, or what the program contains, set by the driver if `psg_asks_embedded` is true */
  const char *embedded;
  uint32_t embedded_size;
} Graph;

static inline PsgNode *psg_node(const Graph *g, NodeId id) {
  return table_row(&g->nodes, id.index);
}
/* Compilers built with -DPSG_CHECKS, those of the sanitizers, check each access to a payload. */
#ifdef PSG_CHECKS
enum { PSG_IS_CHECKED = 1 };
#else
enum { PSG_IS_CHECKED = 0 };
#endif
/* The kind whose payload a kind has: its own but for PAYLOAD_AS. */
extern const uint8_t psg_payload_kind[];
/* bug unless the node's payload is that of the kind */
void psg_check_payload(const PsgNode *node, PsgKind kind);
/* psg_coerce (g, n)->kind, and psg_coerce_of (row)->kind where the row is in hand; so for each payload of kinds.def. */
#define PAYLOAD(name, accessor, type, slots)                             \
  static inline Psg##type *psg_##accessor(const Graph *g, NodeId id) {   \
    PsgNode *n = psg_node(g, id);                                        \
    if (PSG_IS_CHECKED) psg_check_payload(n, PSG_##name);                \
    return &n->payload.as_##accessor;                                    \
  }                                                                      \
  static inline const Psg##type *psg_##accessor##_of(const PsgNode *n) { \
    if (PSG_IS_CHECKED) psg_check_payload(n, PSG_##name);                \
    return &n->payload.as_##accessor;                                    \
  }
#include "clef/psg/kinds.def"

static inline uint32_t *psg_run(const Graph *g, IdRun run) {
  return run.count ? (uint32_t *)table_row(&g->pool, run.first) : NULL;
}
static inline NodeId psg_child(const Graph *g, NodeId id, uint32_t i) {
  return (NodeId){psg_run(g, psg_node(g, id)->children)[i]};
}
static inline uint32_t psg_child_count(const Graph *g, NodeId id) {
  return psg_node(g, id)->children.count;
}

/* The name of a field that a FieldGet, FieldSet, RecordExpr or record pattern names in a value of type `record`: a Name of an
 * anonymous record, else a FieldId or 0. */
const char *psg_field_text(const Graph *graph, TypeId record, uint32_t field);
void psg_init(Graph *graph, Arena *unit, Types *types, Names *names, Sources *sources,
              Diags *diags);
/* Every node is made with its type. */
NodeId psg_new(Graph *graph, PsgKind kind, TypeId type, Span span);
NodeId psg_new1(Graph *graph, PsgKind kind, TypeId type, Span span, NodeId child);
NodeId psg_new2(Graph *graph, PsgKind kind, TypeId type, Span span, NodeId first, NodeId second);
NodeId psg_new3(Graph *graph, PsgKind kind, TypeId type, Span span, NodeId first, NodeId second,
                NodeId third);
NodeId psg_new_n(Graph *graph, PsgKind kind, TypeId type, Span span, const NodeId *children,
                 uint32_t count);
/* Replaces the children; parents of the new ones are set. */
void psg_set_children(Graph *graph, NodeId node, const NodeId *children, uint32_t count);
IdRun psg_list(Graph *graph, const uint32_t *items, uint32_t count);
LiteralId psg_literal_int(Graph *graph, LiteralKind kind, uint64_t value);
LiteralId psg_literal_text(Graph *graph, LiteralKind kind, const char *bytes, size_t size);
NodeId psg_new_literal(Graph *graph, LiteralId literal, TypeId type, Span span);
NodeId psg_new_var(Graph *graph, NodeId definition, TypeId type, Span span);
/* Turns `node` into another kind under the same id (Pending nodes; saturation of a node in place). */
void psg_rewrite(Graph *graph, NodeId node, PsgKind kind, TypeId type, const NodeId *children,
                 uint32_t count);
void psg_add_metadata(Graph *graph, NodeId node, Name key, MetadataKind kind, uint32_t value);

extern const char *const psg_kind_text[];
/* The columns of kinds.def. */
enum { PSG_VARY = 255 };
typedef struct PsgKindInfo {
  uint8_t children /* or PSG_VARY */, first_phase, last_phase;
} PsgKindInfo;
extern const PsgKindInfo psg_kind_info[];
static inline PsgKind psg_kind(const Graph *g, NodeId id) { return (PsgKind)psg_node(g, id)->kind; }
static inline LiteralRow *psg_literal_row(const Graph *g, LiteralId literal) {
  return table_row(&g->literals, literal.index);
}
static inline ResolutionRow *psg_resolution(const Graph *g, uint32_t row) {
  return table_row(&g->resolutions, row);
}
void psg_set_resolution(Graph *graph, NodeId node, ResolutionRow row);
void psg_replace_child(Graph *graph, NodeId parent, uint32_t index, NodeId child);
const MetadataRow *psg_find_metadata(const Graph *graph, NodeId node, Name key);

/* Enrichment: nodes made between begin and end carry Elaboration.Kind ("Intrinsic", "Baker"), .For and one fresh .Id.
 * Begin returns what was in force, to be given to end. */
uint32_t psg_begin_expansion(Graph *graph, const char *kind, const char *what);
void psg_end_expansion(Graph *graph, uint32_t outer);
/* `source` was replaced by `into`: it stays, unreachable, with Elaboration.Into. Its children may have moved there. */
void psg_link_expansion(Graph *graph, NodeId source, NodeId into);

/* Calls `visit` for each definition and statement of a module, those of nested modules and types included. */
void psg_each_definition(Graph *graph, NodeId module, void (*visit)(Graph *, NodeId, void *),
                         void *context);
/* A MethodCall that may change its receiver where it stands, a struct or a type parameter's value: that is what its first
 * child coerces. */
bool psg_is_constrained_call(const Graph *graph, NodeId node);
bool psg_is_local_function(const Graph *graph, NodeId definition);
/* The member that the node is the Binding of, or none. */
static inline MemberId psg_member_of(const PsgNode *n) {
  bool may_have = n->kind == PSG_BINDING && !(n->flags & NODE_INTRINSIC_DECL);
  return may_have ? psg_binding_of(n)->member : (MemberId){0};
}
/* Is it a module, a type definition or a group at module level? */
bool psg_is_container(const Graph *graph, NodeId node);

#endif
