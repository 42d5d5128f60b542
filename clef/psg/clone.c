/* clone: two walks, one makes the nodes, one connects them; so order and depth do not matter. */
#include "clef/psg/clone.h"

#include "clef/base/vec.h"
#include "clef/psg/walk.h"

static uint32_t slot_of(const CloneMap *map, uint32_t key) {
  uint32_t i = hash_u32(0x811c9dc5u, key) & (map->capacity - 1);
  while (map->keys[i] && map->keys[i] != key) i = (i + 1) & (map->capacity - 1);
  return i;
}

void clone_map_add(CloneMap *map, NodeId from, NodeId to) {
  if (2 * (map->count + 1) > map->capacity) {
    CloneMap old = *map;
    map->capacity = old.capacity ? old.capacity * 2 : 16;
    map->keys = NEW_ARRAY(map->arena, uint32_t, map->capacity);
    map->values = NEW_ARRAY(map->arena, uint32_t, map->capacity);
    for (uint32_t i = 0; i < old.capacity; i++)
      if (old.keys[i]) {
        uint32_t at = slot_of(map, old.keys[i]);
        map->keys[at] = old.keys[i];
        map->values[at] = old.values[i];
      }
  }
  uint32_t at = slot_of(map, from.index);
  if (!map->keys[at]) map->count++;
  map->keys[at] = from.index;
  map->values[at] = to.index;
}

NodeId clone_map_find(const CloneMap *map, NodeId from) {
  if (!map->capacity) return (NodeId){0};
  uint32_t at = slot_of(map, from.index);
  return (NodeId){map->keys[at] ? map->values[at] : 0};
}

/* Kinds whose `a` is a node. */
static bool names_node(const PsgNode *n) {
  switch ((int)n->kind) {
  case PSG_VAR_REF: case PSG_JUMP: case PSG_LAMBDA: case PSG_SEQ_GOTO: case PSG_SEQ_BRANCH: case PSG_SEQ_SWITCH: case PSG_SEQ_LEAVE:
    return true;
  case PSG_PATTERN_BINDING: return n->flags & NODE_OR_ALIAS;
  default: return false;
  }
}

NodeId psg_clone(Graph *g, NodeId root, CloneMap *map) {
  VEC(NodeId) made = {0};
  Walk w = psg_walk(map->arena, root);
  while (psg_walk_step(g, &w)) {
    if (!w.entering) continue;
    PsgNode old = *psg_node(g, w.node);
    NodeId copy = psg_new(g, (PsgKind)old.kind, old.type, old.span);
    PsgNode *n = psg_node(g, copy);
    old.metadata = n->metadata ? n->metadata : old.metadata;
    old.parent = (NodeId){0};
    old.reachable = n->reachable;
    *n = old;
    clone_map_add(map, w.node, copy);
    vec_push(map->arena, &made, copy);
  }
  VEC(uint32_t) children = {0};
  for (uint32_t i = 0; i < made.count; i++) {
    PsgNode *n = psg_node(g, made.items[i]);
    children.count = 0;
    for (uint32_t k = 0; k < n->children.count; k++)
      vec_push(map->arena, &children, clone_map_find(map, (NodeId){psg_run(g, n->children)[k]}).index);
    n->children = psg_list(g, children.items, children.count);
    for (uint32_t k = 0; k < children.count; k++)
      if (children.items[k]) psg_node(g, (NodeId){children.items[k]})->parent = made.items[i];
    if (names_node(n)) {
      NodeId to = clone_map_find(map, (NodeId){n->a});
      if (to.index) n->a = to.index;
    }
    if (n->list.count && (n->kind == PSG_LAMBDA || n->kind == PSG_SEQ_EXPR || n->kind == PSG_OBJECT_EXPR)) {
      children.count = 0; /* captures */
      for (uint32_t k = 0; k < n->list.count; k++) {
        uint32_t word = psg_run(g, n->list)[k];
        NodeId to = k % 3 ? (NodeId){0} : clone_map_find(map, (NodeId){word});
        vec_push(map->arena, &children, to.index ? to.index : word);
      }
      n->list = psg_list(g, children.items, children.count);
    }
    if (n->kind == PSG_SEQ_BRANCH) {
      NodeId to = clone_map_find(map, (NodeId){n->b});
      if (to.index) n->b = to.index;
    }
  }
  return clone_map_find(map, root);
}
