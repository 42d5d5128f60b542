/* platform: constant expressions over the platform context.
 *
 * In:    a node of phase 4 or 5; the context of the target.
 * Out:   its value, if the operations of module Platform, literals, comparisons, `not`, `&&`, `||` and immutable
 *        variables that are such expressions decide it. The predicates of a platform library are read from its quotations.
 * Tests: t/psg/coeffects-platform.fs, t/asm/platform-decides.fs, t/unit/psg_platform.c
 */
#include "clef/psg/coeffect/platform.h"

#include <string.h>

enum { DEEPEST_VARIABLE = 16 };

bool psg_is_platform(IntrinsicId operation) {
  return operation >= INTRINSIC_PLATFORM_WORD_SIZE &&
         operation <= INTRINSIC_PLATFORM_EXACT_INT_WIDTH;
}

static int64_t value_of(const PlatformContext *platform, IntrinsicId operation) {
  if (operation == INTRINSIC_PLATFORM_WORD_SIZE) return platform_word_size(platform);
  if (operation == INTRINSIC_PLATFORM_POINTER_SIZE) return platform_pointer_size(platform);
  return platform->predicates[operation - INTRINSIC_PLATFORM_FITS_U32];
}
_Static_assert((int)INTRINSIC_PLATFORM_EXACT_INT_WIDTH - (int)INTRINSIC_PLATFORM_FITS_U32 + 1 ==
                   PREDICATE_COUNT,
               "the rows of intrinsics.def are those of platform.def");

static bool evaluate(const Graph *g, NodeId node, int depth, int64_t *value);

static bool compare(IntrinsicId operation, int64_t left, int64_t right, int64_t *value) {
  switch (operation) {
  case INTRINSIC_EQUALS:
  case INTRINSIC_PRIM_EQ: *value = left == right; return true;
  case INTRINSIC_NOT_EQUALS:
  case INTRINSIC_PRIM_NE: *value = left != right; return true;
  case INTRINSIC_LESS:
  case INTRINSIC_PRIM_LT: *value = left < right; return true;
  case INTRINSIC_LESS_EQUAL:
  case INTRINSIC_PRIM_LE: *value = left <= right; return true;
  case INTRINSIC_GREATER:
  case INTRINSIC_PRIM_GT: *value = left > right; return true;
  case INTRINSIC_GREATER_EQUAL:
  case INTRINSIC_PRIM_GE: *value = left >= right; return true;
  default: return false;
  }
}

static bool evaluate_operation(const Graph *g, NodeId node, int depth, int64_t *value) {
  IntrinsicId operation = psg_intrinsic(g, node)->id;
  int64_t left, right;
  if (psg_is_platform(operation)) {
    *value = value_of(g->types->platform, operation);
    return true;
  }
  if (!psg_child_count(g, node) || !evaluate(g, psg_child(g, node, 0), depth, &left)) return false;
  if (operation == INTRINSIC_NOT) {
    *value = !left;
    return true;
  }
  bool is_decided =
      operation == INTRINSIC_AND_ALSO ? !left : operation == INTRINSIC_OR_ELSE && left;
  if (is_decided) {
    *value = left;
    return true;
  }
  if (psg_child_count(g, node) < 2 || !evaluate(g, psg_child(g, node, 1), depth, &right))
    return false;
  if (operation == INTRINSIC_AND_ALSO || operation == INTRINSIC_OR_ELSE) {
    *value = right;
    return true;
  }
  return compare(operation, left, right, value);
}

static bool evaluate_literal(const Graph *g, const PsgNode *n, int64_t *value) {
  const LiteralRow *row = psg_literal_row(g, psg_literal_of(n)->value);
  PrimKind prim = type_prim(g->types, n->type);
  bool is_wide = prim == PRIM_INT64;
  *value = is_wide ? (int64_t)((uint64_t)row->high << 32 | row->low) : (int32_t)row->low;
  return row->kind == LITERAL_BOOL || (row->kind == LITERAL_INT && (is_wide || prim == PRIM_INT32));
}

static bool evaluate(const Graph *g, NodeId node, int depth, int64_t *value) {
  const PsgNode *n = psg_node(g, node);
  switch (n->kind) {
  case PSG_LITERAL: return evaluate_literal(g, n, value);
  case PSG_TYPE_ANNOTATION: return evaluate(g, psg_child(g, node, 0), depth, value);
  case PSG_INTRINSIC: return evaluate_operation(g, node, depth, value);
  case PSG_VAR_REF: {
    const PsgVarRef *use = psg_var_ref_of(n);
    const PsgNode *definition = psg_node(g, use->definition);
    bool is_value = use->definition.index && definition->kind == PSG_BINDING &&
                    definition->children.count &&
                    !(definition->flags & (NODE_MUTABLE | NODE_PACKED)) && !use->types.count;
    return is_value && depth < DEEPEST_VARIABLE &&
           evaluate(g, psg_child(g, use->definition, 0), depth + 1, value);
  }
  default: return false;
  }
}

bool psg_platform_value(const Graph *g, NodeId node, int64_t *value) {
  return evaluate(g, node, 0, value);
}

/* ---- descriptors ---- */

typedef struct Described {
  Graph *graph;
  PlatformContext *platform;
  Span at;
} Described;

static void describe(Described *d, const char *name, NodeId value) {
  Graph *g = d->graph;
  Span at = psg_node(g, value)->span;
  PlatformPredicate predicate = platform_find_predicate(name);
  if (predicate == PREDICATE_NONE) {
    if (!strncmp(name, "has_", strlen("has_"))) diag(g->diags, at, D_PREDICATE_UNKNOWN, name);
    return;
  }
  bool is_number = platform_predicate_is_number(predicate);
  const LiteralRow *row =
      psg_kind(g, value) == PSG_LITERAL ? psg_literal_row(g, psg_literal(g, value)->value) : NULL;
  if (!row || row->kind != (is_number ? LITERAL_INT : LITERAL_BOOL)) {
    diag(g->diags, at, D_PREDICATE_VALUE, name, is_number ? "a whole number" : "true or false");
    return;
  }
  platform_set_predicate(d->platform, predicate, (int32_t)row->low);
  d->at = at;
}

/* `let NAME = <@ constant @>` or `let x = <@ { NAME = constant; … } @>`. */
static void describe_binding(Described *d, NodeId binding) {
  Graph *g = d->graph;
  NodeId quoted = psg_child(g, psg_child(g, binding, 0), 0);
  const PsgNode *n = psg_node(g, quoted);
  if (n->kind != PSG_RECORD_EXPR || n->flags & NODE_HAS_COPY) {
    describe(d, name_text(g->names, psg_node(g, binding)->name), quoted);
    return;
  }
  for (uint32_t i = 0; i < n->children.count; i++)
    describe(d, psg_field_text(g, n->type, psg_run(g, psg_record_of(n)->fields)[i]),
             psg_child(g, quoted, i));
}

void psg_read_platform(Graph *g, PlatformContext *platform, uint32_t project) {
  Described described = {.graph = g, .platform = platform};
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++) {
    const PsgNode *n = psg_node(g, (NodeId){i});
    if (n->kind == PSG_BINDING && n->flags & NODE_MODULE_LEVEL && n->children.count &&
        n->span.file && source_file(g->sources, n->span.file)->project == project &&
        psg_kind(g, psg_child(g, (NodeId){i}, 0)) == PSG_QUOTE)
      describe_binding(&described, (NodeId){i});
  }
  PlatformPredicate missing, holds = platform_conflict(platform, &missing);
  if (described.at.file && holds != PREDICATE_NONE)
    diag(g->diags, described.at, D_PREDICATE_CONFLICT, platform_predicate_name(holds),
         platform_predicate_name(missing));
}
