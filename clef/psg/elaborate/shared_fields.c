/* shared_fields: closures of a constructor capture the immutable fields that they read, not the object.
 *
 *   type C(x) =                                  this.a <- x + 1
 *     let a = x + 1                       =>     let a = x + 1 in this.a <- a
 *     let show = fun () -> a                     this.show <- fun () -> a
 *
 * In:    a constructor's Binding, before captures are looked for.
 * Out:   an outermost closure whose only uses of the object are reads of immutable fields, set before it at the top of the
 *        constructor, reads variables instead. So an object with such closures in its fields is no cycle.
 * Keeps: all values and the order of their evaluation.
 * Tests: t/run/class-closures-of-fields.fs
 */
#include <string.h>

#include "clef/base/vec.h"
#include "clef/psg/elaborate/captures.h"
#include "clef/psg/graph/walk.h"

typedef struct SharedField {
  uint32_t field; /* FieldId */
  NodeId set;     /* its FieldSet */
  NodeId binding; /* made when it is needed */
} SharedField;

typedef struct Share {
  Graph *g;
  Arena *scratch;
  NodeId self;
  VEC(SharedField) fields;
  bool any;
} Share;

static bool is_closure(PsgKind kind) {
  return kind == PSG_LAMBDA || kind == PSG_SEQ_EXPR || kind == PSG_OBJECT_EXPR;
}

static bool is_self(const Share *s, NodeId node) {
  return psg_kind(s->g, node) == PSG_VAR_REF &&
         psg_var_ref(s->g, node)->definition.index == s->self.index;
}

static SharedField *shared(Share *s, uint32_t field) {
  for (uint32_t i = 0; i < s->fields.count; i++)
    if (s->fields.items[i].field == field) return &s->fields.items[i];
  return NULL;
}

/* The variable that is set to what the field is set to. */
static NodeId variable(Share *s, SharedField *field) {
  Graph *g = s->g;
  if (field->binding.index) return field->binding;
  NodeId value = psg_child(g, field->set, 1), object = psg_child(g, field->set, 0);
  TypeId type = psg_node(g, value)->type;
  Span span = psg_node(g, value)->span;
  Name name = field_row(g->types, (FieldId){field->field})->name;
  field->binding = psg_new1(g, PSG_BINDING, type, span, value);
  psg_node(g, field->binding)->name = name;
  psg_node(g, field->binding)->flags |= NODE_SYNTHETIC;
  NodeId use = psg_new_var(g, field->binding, type, span);
  psg_node(g, use)->name = name;
  psg_set_children(g, field->set, (NodeId[]){object, use}, 2);
  s->any = true;
  return field->binding;
}

static void look_into(Share *s, NodeId closure) {
  Graph *g = s->g;
  VEC(NodeId) reads = {0};
  Walk w = psg_walk(s->scratch, closure);
  while (psg_walk_step(g, &w)) {
    if (!w.entering || !is_self(s, w.node)) continue;
    NodeId parent = psg_node(g, w.node)->parent;
    if (psg_kind(g, parent) != PSG_FIELD_GET || !shared(s, psg_field(g, parent)->id.index)) return;
    vec_push(s->scratch, &reads, parent);
  }
  for (uint32_t i = 0; i < reads.count; i++) {
    NodeId read = reads.items[i];
    SharedField *field = shared(s, psg_field(g, read)->id.index);
    NodeId binding = variable(s, field);
    psg_rewrite(g, read, PSG_VAR_REF, psg_node(g, read)->type, NULL, 0);
    psg_var_ref(g, read)->definition = binding;
    psg_node(g, read)->name = psg_node(g, binding)->name;
  }
}

void psg_share_fields(Graph *g, Arena *scratch, NodeId constructor) {
  const PsgNode *n = psg_node(g, constructor);
  if (n->kind != PSG_BINDING || !n->children.count ||
      strcmp(name_text(g->names, n->name), ".ctor") != 0)
    return;
  NodeId lambda = psg_child(g, constructor, 0);
  if (psg_kind(g, lambda) != PSG_LAMBDA || psg_child_count(g, lambda) < 2) return;
  NodeId body = psg_child(g, lambda, psg_child_count(g, lambda) - 1);
  if (psg_kind(g, body) != PSG_SEQUENTIAL) return;
  Share s = {.g = g, .scratch = scratch, .self = psg_child(g, lambda, 0)};
  uint32_t count = psg_child_count(g, body);
  for (uint32_t i = 0; i < count; i++) {
    NodeId step = psg_child(g, body, i);
    Walk w = psg_walk(scratch, step);
    while (s.fields.count && psg_walk_step(g, &w)) {
      if (!w.entering || !is_closure(psg_kind(g, w.node))) continue;
      look_into(&s, w.node);
      psg_walk_skip(&w);
    }
    if (psg_kind(g, step) != PSG_FIELD_SET || !is_self(&s, psg_child(g, step, 0))) continue;
    uint32_t field = psg_field(g, step)->id.index;
    TypeId type = psg_node(g, psg_child(g, step, 1))->type;
    if (field_row(g->types, (FieldId){field})->flags & FIELD_MUTABLE || shared(&s, field) ||
        type_prim(g->types, type) == PRIM_UNIT)
      continue;
    vec_push(scratch, &s.fields, ((SharedField){.field = field, .set = step}));
  }
  if (!s.any) return;
  NodeId *steps = NEW_ARRAY(scratch, NodeId, 2 * (size_t)count + 1);
  uint32_t at = 0;
  for (uint32_t i = 0; i < count; i++) {
    NodeId step = psg_child(g, body, i);
    for (uint32_t k = 0; k < s.fields.count; k++)
      if (s.fields.items[k].set.index == step.index && s.fields.items[k].binding.index)
        steps[at++] = s.fields.items[k].binding;
    steps[at++] = step;
  }
  psg_set_children(g, body, steps, at);
}
