/* clone: first the nodes are made, then connected; so order and depth do not matter. */
#include "clef/psg/graph/clone.h"

#include "clef/base/vec.h"
#include "clef/psg/graph/payload.h"
#include "clef/psg/graph/walk.h"

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

/* A list's own copy, in which nodes of the subtree are the copies'. */
static void copy_list(Graph *g, const Copies *c, PayloadSort sort, IdRun *list) {
  if (!list->count) return;
  const uint32_t *from = psg_run(g, *list);
  list->first = table_add(&g->pool, list->count);
  uint32_t *to = psg_run(g, *list);
  for (uint32_t k = 0; k < list->count; k++) {
    bool is_node = psg_payload_item(sort, from, k) == PAYLOAD_NODE;
    NodeId node = is_node ? copy_of(c, from[k]) : (NodeId){0};
    to[k] = node.index ? node.index : from[k];
  }
}

static void copy_word(const Copies *c, uint8_t sort, uint32_t *word) {
  NodeId to = sort == PAYLOAD_NODE ? copy_of(c, *word) : (NodeId){0};
  if (to.index) *word = to.index;
}

/* Has a list of the sort nodes among its words? */
static bool has_nodes(uint8_t list) {
  return list == PAYLOAD_CAPTURES || list == PAYLOAD_ARMS || list == PAYLOAD_MACHINE;
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
    const Payload payload = psg_payload(g, n);
    PsgRawPayload *words = psg_payload_words(n);
    copy_word(&c, payload.a, &words->a);
    copy_word(&c, payload.b, &words->b);
    if (has_nodes(payload.list)) copy_list(g, &c, (PayloadSort)payload.list, &words->list);
    if (n->kind == PSG_SEQ_MACHINE) {
      copy_list(g, &c, PAYLOAD_CAPTURES, &psg_seq_machine(g, copy)->captures);
    }
  }
  return copy_of(&c, root.index);
}
