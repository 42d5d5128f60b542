/* pack: see pack.h. */
#include "clef/psg/graph/pack.h"

#include "clef/base/vec.h"
#include "clef/psg/graph/payload.h"

enum {
  PACKED_TYPE = 1 << 0,
  PACKED_FILE = 1 << 1,
  PACKED_PLACES = 1 << 2, /* emission and affinity */
  PACKED_FLAGS = 1 << 3,
  PACKED_NAME = 1 << 4,
  PACKED_A = 1 << 5,
  PACKED_B = 1 << 6,
  PACKED_LIST = 1 << 7
};

static void add_number(Text *out, uint32_t number) {
  for (; number >= 128; number >>= 7) text_add_char(out, (char)((number & 127) | 128));
  text_add_char(out, (char)number);
}

void psg_pack_node(Text *out, PackState *before, const PsgNode *n, const uint32_t *list,
                   bool has_name) {
  text_add_char(out, n ? (char)n->kind : 0);
  if (!n) return;
  const PsgRawPayload *words = &n->payload.raw;
  uint32_t places = (uint32_t)n->emission << 4 | n->affinity;
  uint32_t parts = (n->type.index != before->type.index ? PACKED_TYPE : 0) |
                   (n->span.file != before->span.file ? PACKED_FILE : 0) |
                   (places ? PACKED_PLACES : 0) | (n->flags ? PACKED_FLAGS : 0) |
                   (has_name ? PACKED_NAME : 0) | (words->a ? PACKED_A : 0) |
                   (words->b ? PACKED_B : 0) | (words->list.count ? PACKED_LIST : 0);
  text_add_char(out, (char)parts);
  if (parts & PACKED_TYPE) add_number(out, n->type.index);
  int32_t step = (int32_t)(n->span.start - before->span.start);
  add_number(out, (uint32_t)step << 1 ^ (uint32_t)(step >> 31));
  add_number(out, n->span.end - n->span.start);
  if (parts & PACKED_FILE) add_number(out, n->span.file);
  if (parts & PACKED_PLACES) add_number(out, places);
  if (parts & PACKED_FLAGS) add_number(out, n->flags);
  if (parts & PACKED_NAME) add_number(out, n->name.index);
  if (parts & PACKED_A) add_number(out, words->a);
  if (parts & PACKED_B) add_number(out, words->b);
  if (parts & PACKED_LIST) {
    add_number(out, words->list.count);
    for (uint32_t i = 0; i < words->list.count; i++) add_number(out, list[i]);
  }
  if (psg_kind_info[n->kind].children) add_number(out, n->children.count);
  *before = (PackState){n->type, n->span};
}

/* ---- reading ---- */

typedef struct Reader {
  const uint8_t *at;
  uint32_t root; /* the node that a body counts from */
} Reader;

static uint32_t number(Reader *r) {
  uint32_t byte = *r->at++, value = byte & 127;
  for (uint32_t shift = 7; byte & 128; shift += 7) {
    byte = *r->at++;
    value |= (byte & 127) << shift;
  }
  return value;
}

static uint32_t reference(const Reader *r, uint32_t coded) {
  return coded & 1 ? r->root + (coded >> 1) : coded >> 1;
}

static IdRun read_list(Graph *g, Reader *r, PayloadSort sort) {
  IdRun list = {0, number(r)};
  list.first = table_add(&g->pool, list.count);
  uint32_t *items = psg_run(g, list);
  for (uint32_t i = 0; i < list.count; i++) {
    items[i] = number(r);
    if (psg_payload_item(sort, items, i) == PAYLOAD_NODE) items[i] = reference(r, items[i]);
  }
  return list;
}

/* Everything but its children. */
static NodeId read_node(Graph *g, Reader *r, PackState *before, PsgKind kind) {
  uint32_t parts = *r->at++;
  if (parts & PACKED_TYPE) before->type.index = number(r);
  uint32_t step = number(r);
  before->span.start += step >> 1 ^ (uint32_t) - (int32_t)(step & 1);
  before->span.end = before->span.start + number(r);
  if (parts & PACKED_FILE) before->span.file = number(r);
  NodeId id = psg_new(g, kind, before->type, before->span);
  PsgNode *n = psg_node(g, id);
  if (parts & PACKED_PLACES) {
    uint32_t places = number(r);
    n->emission = (uint8_t)(places >> 4);
    n->affinity = (uint8_t)(places & 15);
  }
  if (parts & PACKED_FLAGS) n->flags = number(r);
  if (parts & PACKED_NAME) n->name.index = number(r);
  if (!(parts & (PACKED_A | PACKED_B | PACKED_LIST))) return id;
  Payload payload = psg_payload(g, n);
  PsgRawPayload *words = psg_payload_words(n);
  if (parts & PACKED_A) words->a = number(r);
  if (payload.a == PAYLOAD_NODE) words->a = reference(r, words->a);
  if (parts & PACKED_B) words->b = number(r);
  if (parts & PACKED_LIST) words->list = read_list(g, r, payload.list);
  if (kind == PSG_VAR_REF && !(parts & PACKED_NAME))
    n->name = psg_node(g, psg_var_ref_of(n)->definition)->name;
  return id;
}

typedef struct Parent {
  NodeId node;
  uint32_t *next, left; /* where its next child is written, and how many are to come */
} Parent;

NodeId psg_unpack(Graph *g, const uint8_t *bodies, NodeId definition) {
  const PsgNode *from = psg_node(g, definition);
  PackState before = psg_pack_start(from);
  NodeId root = psg_new(g, PSG_BINDING, from->type, from->span);
  PsgNode *n = psg_node(g, root);
  n->emission = from->emission;
  n->affinity = from->affinity;
  n->flags = from->flags & ~(uint32_t)NODE_PACKED;
  n->name = from->name;
  n->payload = from->payload;
  n->children = (IdRun){table_add(&g->pool, 1), 1};
  Reader r = {bodies + from->children.first, root.index};
  Arena scratch;
  arena_init(&scratch, "body");
  VEC(Parent) open = {0};
  vec_push(&scratch, &open, ((Parent){root, psg_run(g, n->children), 1}));
  while (open.count) {
    Parent *parent = &vec_last(&open);
    PsgKind kind = (PsgKind)*r.at++;
    NodeId id = {0};
    if (kind) {
      id = read_node(g, &r, &before, kind);
      psg_node(g, id)->parent = parent->node;
    }
    *parent->next++ = id.index;
    if (!--parent->left) (void)vec_pop(&open);
    uint32_t count = kind && psg_kind_info[kind].children ? number(&r) : 0;
    if (!count) continue;
    IdRun children = {table_add(&g->pool, count), count};
    psg_node(g, id)->children = children;
    vec_push(&scratch, &open, ((Parent){id, psg_run(g, children), count}));
  }
  arena_end(&scratch);
  return root;
}
