/* startup: the order in which values of the library start.
 *
 * In:    instances are made; the library's values that the program needs, in the order in which the walk met them.
 * Out:   each comes after the values that it reads, itself or in a function that it may call.
 * Keeps: everything else; among independent values the order of the walk.
 * Tests: t/cli.sh (library-values-in-order)
 *
 * The program's own values start in the order of its files, as F# has it; a read that comes too early sees the default.
 * In the library the order is free: a value may need another deep inside a function. What a value reaches
 * is found by walking bodies once more with their targets, through values no further than their names.
 */
#include "clef/psg/mono/instances.h"

#include "clef/base/map64.h"
#include "clef/psg/graph/walk.h"

typedef struct Reach {
  Graph *g;
  Arena *arena;
  Map64 seen;   /* (instance or value, kind): visited for the value at hand */
  Map64 values; /* value → index + 1 */
  const NodeId *items;
  uint32_t count;
  VEC(InstanceId) work;
  uint8_t *reached; /* by index: read by the value at hand */
} Reach;

static void visit_instance(Reach *r, InstanceId instance) {
  uint64_t key = map64_key(instance.index, 1);
  if (!instance.index || map64_find(&r->seen, key)) return;
  map64_set(&r->seen, key, 1);
  vec_push(r->arena, &r->work, instance);
}

/* Visits each member that may be called through a table. */
static void visit_slot(Reach *r, SlotId slot) {
  for (uint32_t o = 0; slot.index && o < psg_object_type_count(r->g); o++) {
    const ObjectType *object = psg_object_type(r->g, o);
    for (uint32_t i = 0; i < object->fill_count; i++)
      if (object->fills[i].slot.index == slot.index) visit_instance(r, object->fills[i].instance);
  }
}

static void visit_body(Reach *r, NodeId root, InstanceId in) {
  Graph *g = r->g;
  Walk w = psg_walk(r->arena, root);
  while (psg_walk_step(g, &w)) {
    if (!w.entering) continue;
    const PsgNode *n = psg_node(g, w.node);
    switch (n->kind) {
    case PSG_VAR_REF: {
      uint32_t value = map64_find(&r->values, map64_key(psg_var_ref_of(n)->definition.index, 1));
      if (value) r->reached[value - 1] = 1;
      visit_instance(r, psg_target(g, w.node, in));
      break;
    }
    case PSG_NEW_OBJECT: visit_instance(r, psg_target(g, w.node, in)); break;
    case PSG_METHOD_CALL:
      visit_slot(r, psg_slot(g, w.node, in));
      visit_instance(r, psg_target(g, w.node, in)); /* of a receiver of known type */
      break;
    case PSG_INTRINSIC:
    case PSG_TRAIT_CALL:
    case PSG_COERCE:
      visit_instance(r, psg_witness(g, w.node, in).call);
      visit_instance(r, psg_target(g, w.node, in)); /* of a cast that fails */
      break;
    default: break;
    }
  }
}

static void find_reached(Reach *r, uint32_t value) {
  r->seen = (Map64){.arena = r->arena};
  visit_body(r, r->items[value], (InstanceId){PSG_ROOT_INSTANCE});
  while (r->work.count) {
    InstanceId instance = r->work.items[--r->work.count];
    visit_body(r, psg_instance(r->g, instance)->binding, instance);
  }
}

/* Depth: at most one a value of the library. */
static void place(Reach *r, const uint8_t *reads, uint32_t value, uint8_t *placed, NodeId *out,
                  uint32_t *at) {
  if (placed[value]) return;
  placed[value] = 1;
  for (uint32_t i = 0; i < r->count; i++)
    if (reads[value * r->count + i]) place(r, reads, i, placed, out, at);
  out[(*at)++] = r->items[value];
}

void psg_order_library_values(Graph *g, NodeId *items, uint32_t count) {
  if (count < 2) return;
  Arena scratch;
  arena_init(&scratch, "startup");
  Reach r = {.g = g, .arena = &scratch, .values = {.arena = &scratch}, .count = count};
  NodeId *before = NEW_ARRAY(&scratch, NodeId, count);
  uint8_t *reads = NEW_ARRAY(&scratch, uint8_t, (size_t)count * count),
          *placed = NEW_ARRAY(&scratch, uint8_t, count);
  for (uint32_t i = 0; i < count; i++) {
    before[i] = items[i];
    map64_set(&r.values, map64_key(items[i].index, 1), i + 1);
  }
  r.items = before;
  for (uint32_t i = 0; i < count; i++) {
    r.reached = reads + (size_t)i * count;
    find_reached(&r, i);
  }
  uint32_t at = 0;
  for (uint32_t i = 0; i < count; i++) place(&r, reads, i, placed, items, &at);
  arena_end(&scratch);
}
