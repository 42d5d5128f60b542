/* clone: first the nodes are made, then connected; so order and depth do not matter. */
#include "clef/psg/graph/clone.h"

#include "clef/base/vec.h"
#include "clef/psg/graph/payload.h"
#include "clef/psg/graph/walk.h"

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
  case PSG_VAR_REF:
  case PSG_JUMP:
  case PSG_LAMBDA:
  case PSG_SEQ_GOTO:
  case PSG_SEQ_BRANCH:
  case PSG_SEQ_SWITCH:
  case PSG_SEQ_LEAVE: return true;
  case PSG_PATTERN_BINDING: return n->flags & NODE_OR_ALIAS;
  default: return false;
  }
}

/* The ids of a subtree lie close together, so its own nodes need no hashing. */
typedef struct Copies {
  const CloneMap *outside;
  uint32_t *dense, first, limit; /* old id - first → new id */
} Copies;

static NodeId copy_of(const Copies *c, uint32_t old) {
  if (old >= c->first && old < c->limit && c->dense[old - c->first])
    return (NodeId){c->dense[old - c->first]};
  return c->outside->count ? clone_map_find(c->outside, (NodeId){old}) : (NodeId){0};
}

/* A list's own copy, in which the words that `names` says are nodes are the copies'. */
static void copy_list(Graph *g, const Copies *c, IdRun *list,
                      bool (*names)(const uint32_t *words, uint32_t k)) {
  if (!list->count) return;
  const uint32_t *from = psg_run(g, *list);
  list->first = table_add(&g->pool, list->count);
  uint32_t *to = psg_run(g, *list);
  for (uint32_t k = 0; k < list->count; k++) {
    NodeId node = names(from, k) ? copy_of(c, from[k]) : (NodeId){0};
    to[k] = node.index ? node.index : from[k];
  }
}

/* {definition, flags, 0} for each capture */
static bool capture_names(const uint32_t *words, uint32_t k) {
  (void)words;
  return k % 3 == 0;
}
/* {low, high, SeqBlock} for each arm */
static bool arm_names(const uint32_t *words, uint32_t k) {
  (void)words;
  return k % 3 == 2;
}
/* See psg_seq_machine. */
static bool machine_names(const uint32_t *words, uint32_t k) {
  uint32_t regions = SEQ_MACHINE_WORDS, yields = regions + 4 * words[2],
           internals = yields + 4 * words[3];
  if (k < regions) return k == 6 || k == 7; /* driven, active */
  if (k < yields) return (k - regions) % 4 >= 2;
  if (k < internals) return (k - yields) % 4 < 3;
  return true;
}

NodeId psg_clone(Graph *g, NodeId root, CloneMap *map) {
  VEC(NodeId) old = {0};
  Copies c = {.outside = map, .first = UINT32_MAX};
  Walk w = psg_walk(map->arena, root);
  while (psg_walk_step(g, &w)) {
    if (!w.entering) continue;
    vec_push(map->arena, &old, w.node);
    if (w.node.index < c.first) c.first = w.node.index;
    if (w.node.index >= c.limit) c.limit = w.node.index + 1;
  }
  c.dense = NEW_ARRAY(map->arena, uint32_t, c.limit - c.first);
  for (uint32_t i = 0; i < old.count; i++) {
    PsgNode row = *psg_node(g, old.items[i]);
    NodeId copy = psg_new(g, (PsgKind)row.kind, row.type, row.span);
    PsgNode *n = psg_node(g, copy);
    if (n->metadata) row.metadata = n->metadata;
    row.parent = (NodeId){0};
    row.reachable = n->reachable;
    *n = row;
    c.dense[old.items[i].index - c.first] = copy.index;
  }
  for (uint32_t i = 0; i < old.count; i++) {
    NodeId copy = copy_of(&c, old.items[i].index);
    PsgNode *n = psg_node(g, copy);
    if (n->children.count) {
      const uint32_t *from = psg_run(g, n->children);
      n->children.first = table_add(&g->pool, n->children.count);
      uint32_t *to = psg_run(g, n->children);
      for (uint32_t k = 0; k < n->children.count; k++) {
        to[k] = from[k] ? copy_of(&c, from[k]).index : 0;
        if (to[k]) psg_node(g, (NodeId){to[k]})->parent = copy;
      }
    }
    if (names_node(n)) {
      NodeId to = copy_of(&c, n->a);
      if (to.index) n->a = to.index;
    }
    if (n->kind == PSG_LAMBDA || n->kind == PSG_SEQ_EXPR || n->kind == PSG_OBJECT_EXPR)
      copy_list(g, &c, &n->list, capture_names);
    if (n->kind == PSG_SEQ_SWITCH) copy_list(g, &c, &n->list, arm_names);
    if (n->kind == PSG_SEQ_MACHINE) {
      IdRun captures = {n->a, n->b};
      copy_list(g, &c, &captures, capture_names);
      n->a = captures.first;
      copy_list(g, &c, &n->list, machine_names);
    }
    if (n->kind == PSG_SEQ_BRANCH) {
      NodeId to = copy_of(&c, n->b);
      if (to.index) n->b = to.index;
    }
  }
  return copy_of(&c, root.index);
}
