/* skeleton: the functions of the text's figure 4 on blocks, and how a skeleton is put together. */
#include "clef/mir/eqsat/skeleton.h"

const char *const skel_transfer_text[SKEL_TRANSFER_COUNT] = {
#define SKEL_TRANSFER_ROW(name, text) text,
    SKEL_TRANSFERS(SKEL_TRANSFER_ROW)
#undef SKEL_TRANSFER_ROW
};

const SkelBlock *skel_block(const SkelFunc *f, Name b) {
  for (uint32_t k = 1; k < f->blocks.count; k++)
    if (f->blocks.items[k].name.index == b.index) return &f->blocks.items[k];
  return NULL;
}

SkelType skel_sig(const SkelFunc *f, const SkelBlock *b, uint32_t index) {
  return f->vars.items[b->params.items[index]].type;
}
uint32_t skel_params(const SkelBlock *b, uint32_t index) { return b->params.items[index]; }

uint32_t skel_most_children(const SkelBlock *b) { return b->t.cases.count + 2; }
uint32_t skel_children(const SkelBlock *b, uint32_t *out) {
  uint32_t count = 0;
  if (b->t.to.block) out[count++] = b->t.to.block;
  if (b->t.handler.block) out[count++] = b->t.handler.block;
  for (uint32_t k = 0; k < b->t.cases.count; k++) out[count++] = b->t.cases.items[k].to.block;
  return count;
}

bool skel_is_prim(SkelType type) { return type.kind != SKEL_TUPLE; }

bool skel_label_same(const SkelLabel *a, const SkelLabel *b) {
  return a->form == b->form && a->op == b->op && a->tag == b->tag && a->number == b->number &&
         a->imm == b->imm && a->row.index == b->row.index && a->symbol.index == b->symbol.index;
}

SkelUnit *skel_unit_new(Arena *arena, Names *names) {
  SkelUnit *unit = NEW(arena, SkelUnit);
  unit->arena = arena, unit->names = names;
  return unit;
}

SkelFunc *skel_func_new(SkelUnit *unit, Name name) {
  SkelFunc *f = NEW(unit->arena, SkelFunc);
  f->name = name;
  vec_push(unit->arena, &f->vars, (SkelVar){.block = 0});
  vec_push(unit->arena, &f->nodes, (SkelNode){.class = 0});
  vec_push(unit->arena, &f->regions, (SkelRegion){.root = 0});
  vec_push(unit->arena, &f->blocks, (SkelBlock){.name = {0}});
  vec_push(unit->arena, &unit->funcs, f);
  return f;
}

const SkelFunc *skel_find_func(const SkelUnit *unit, Name name) {
  for (uint32_t k = 0; k < unit->funcs.count; k++)
    if (unit->funcs.items[k]->name.index == name.index) return unit->funcs.items[k];
  return NULL;
}

const bool *skel_reachable(const SkelFunc *f, Arena *arena) {
  bool *seen = NEW_ARRAY(arena, bool, f->blocks.count);
  uint32_t *stack = NEW_ARRAY(arena, uint32_t, f->blocks.count), depth = 0;
  if (f->blocks.count > 1) seen[1] = true, stack[depth++] = 1;
  while (depth) {
    const SkelBlock *b = &f->blocks.items[stack[--depth]];
    uint32_t *children = NEW_ARRAY(arena, uint32_t, skel_most_children(b)),
             count = skel_children(b, children);
    for (uint32_t k = 0; k < count; k++)
      if (!seen[children[k]]) seen[children[k]] = true, stack[depth++] = children[k];
  }
  return seen;
}
