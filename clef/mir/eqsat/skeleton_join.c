/* skeleton_join: regions that are equal become one (the text's 1.2).
 *
 * Two regions of one signature are equal when their roots are, after the parameters of both have got the same labels, by
 * position. A region's signature here is a text: its classes in order of first visit from the root, each with its nodes in
 * N: label, type, and children by the number of their class; of a parameter its type and its place in I. Regions are equal
 * iff the texts are. */
#include "clef/mir/eqsat/skeleton.h"

typedef struct Join {
  const SkelFunc *f;
  Arena *arena;
  uint32_t *place;        /* by node: of a parameter in I + 1; 0: none */
  uint32_t *number;       /* by class: in order of first visit, from 1; 0: not visited */
  uint32_t *first, *next; /* by class and by node: the nodes of a class in N */
  VEC(uint32_t) visited;  /* classes */
} Join;

static Join join_of(const SkelFunc *f, Arena *arena) {
  Join j = {.f = f, .arena = arena};
  j.place = NEW_ARRAY(arena, uint32_t, f->nodes.count);
  j.number = NEW_ARRAY(arena, uint32_t, f->nodes.count);
  j.first = NEW_ARRAY(arena, uint32_t, f->nodes.count);
  j.next = NEW_ARRAY(arena, uint32_t, f->nodes.count);
  return j;
}

static uint32_t class_of(const Join *j, uint32_t node) { return j->f->nodes.items[node].class; }

static uint32_t visit(Join *j, uint32_t class) {
  if (!j->number[class]) {
    vec_push(j->arena, &j->visited, class);
    j->number[class] = j->visited.count;
  }
  return j->number[class];
}

static void add_type(Text *out, SkelType type) {
  text_format(out, ":%u.%u.%u.%u", type.kind, type.may_be_immediate, type.constructors,
              type.row.index);
}

static void add_node(Join *j, uint32_t n, Text *out) {
  const SkelNode *node = &j->f->nodes.items[n];
  const SkelLabel *l = &node->label;
  text_format(out, " %u.%u.%u.%u.%lld.%u.%u.%u", l->form, l->op, l->tag, l->number,
              (long long)l->imm, l->row.index, l->symbol.index, j->place[n]);
  add_type(out, node->type);
  for (uint32_t k = 0; k < node->child_count; k++)
    text_format(out, ",%u", visit(j, class_of(j, node->children[k])));
}

static const char *signature(Join *j, const SkelRegion *r) {
  Text out = text_in(j->arena);
  j->visited.count = 0;
  for (uint32_t k = r->node_count; k-- > 0;) {
    uint32_t class = class_of(j, r->nodes[k]);
    j->next[r->nodes[k]] = j->first[class];
    j->first[class] = r->nodes[k];
  }
  for (uint32_t k = 0; k < r->param_count; k++) {
    j->place[r->params[k]] = k + 1;
    add_type(&out, j->f->nodes.items[r->params[k]].type);
  }
  visit(j, class_of(j, r->root));
  for (uint32_t k = 0; k < j->visited.count; k++) {
    text_add_char(&out, ';');
    for (uint32_t n = j->first[j->visited.items[k]]; n; n = j->next[n]) add_node(j, n, &out);
  }
  for (uint32_t k = 0; k < j->visited.count; k++) j->number[j->visited.items[k]] = 0;
  for (uint32_t k = 0; k < r->node_count; k++) j->first[class_of(j, r->nodes[k])] = 0;
  for (uint32_t k = 0; k < r->param_count; k++) j->place[r->params[k]] = 0;
  return text_string(&out);
}

bool skel_region_equal(const SkelFunc *f, uint32_t a, uint32_t b, Arena *arena) {
  Join j = join_of(f, arena);
  return !strcmp(signature(&j, &f->regions.items[a]), signature(&j, &f->regions.items[b]));
}

static void rename_use(SkelUse *use, const uint32_t *name) { use->region = name[use->region]; }
static void rename_uses(SkelUses *uses, const uint32_t *name) {
  for (uint32_t k = 0; k < uses->count; k++) rename_use(&uses->items[k], name);
}

void skel_join_regions(SkelUnit *unit, SkelFunc *f) {
  Join j = join_of(f, unit->arena);
  uint32_t *name = NEW_ARRAY(unit->arena, uint32_t, f->regions.count), kept = 1, buckets = 16;
  while (buckets < f->regions.count) buckets *= 2;
  uint32_t *bucket = NEW_ARRAY(unit->arena, uint32_t, buckets),
           *chain = NEW_ARRAY(unit->arena, uint32_t, f->regions.count);
  const char **texts = NEW_ARRAY(unit->arena, const char *, f->regions.count);
  for (uint32_t r = 1; r < f->regions.count; r++) {
    const char *text = signature(&j, &f->regions.items[r]);
    uint32_t hash = 0, *head;
    for (const char *s = text; *s; s++) hash = hash_u32(hash, (unsigned char)*s);
    head = &bucket[hash & (buckets - 1)];
    for (uint32_t k = *head; k && !name[r]; k = chain[k])
      if (!strcmp(texts[k], text)) name[r] = k;
    if (name[r]) continue;
    f->regions.items[kept] = f->regions.items[r];
    name[r] = kept, texts[kept] = text, chain[kept] = *head, *head = kept;
    kept++;
  }
  f->regions.count = kept;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    SkelTransfer *t = &f->blocks.items[b].t;
    rename_uses(&t->args, name);
    rename_uses(&t->to.args, name);
    rename_uses(&t->handler.args, name);
    for (uint32_t k = 0; k < t->cases.count; k++) {
      rename_use(&t->cases.items[k].check, name);
      rename_uses(&t->cases.items[k].to.args, name);
    }
  }
}
