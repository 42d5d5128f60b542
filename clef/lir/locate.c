/* locate: where the variables of the source are, for a debugger (-g).
 *
 * In:    an allocated function after its last change, with notes which value is which variable.
 * Out:   for each variable a list of locations (DWARF 5, section 2.6.2).
 * Tests: t/debug/run.py
 *
 * The input is only the place of each definition and the moves. A data-flow analysis like that of allocation_check.c follows the
 * places along all paths: at a block's start a word has the places on which all predecessors agree. So the lists are right
 * after any step, and a variable that a step loses is "optimized out". A number stays in its place after its last use, until
 * something else is written there. A reference does not, because the object may have been freed at its last use.
 */
#include "clef/lir/locate.h"

#include "clef/lir/alloc.h"

enum { MOST_STATES = 1 << 22 }; /* words times blocks */

static void forget_regs(LirLocate *l, LirRegs regs) {
  for (uint32_t w = 0; w < l->word_count; w++)
    if (l->now[w].regs & regs) l->now[w].regs &= ~regs, l->has_changed = true;
}

static void define(LirLocate *l, LirValue value, uint32_t reg) {
  if (value.index >= l->func->values.count) return;
  for (uint32_t n = l->first_note[value.index]; n; n = l->next_note[n - 1]) {
    const LirNote *note = &l->func->notes.items[n - 1];
    l->now[note->word] = (LirWordState){LIR_REG(reg), 0, note->is_ref ? value.index : 0};
    l->has_changed = true;
  }
}

static void move(LirLocate *l, LirPlace to, LirPlace from) {
  bool to_slot = to & LIR_PLACE_SLOT, from_slot = from & LIR_PLACE_SLOT;
  uint32_t slot_to = (to & ~(uint32_t)LIR_PLACE_SLOT) + 1,
           slot_from = (from & ~(uint32_t)LIR_PLACE_SLOT) + 1;
  for (uint32_t w = 0; w < l->word_count; w++) {
    LirWordState *state = &l->now[w], before = *state;
    bool is_here = from_slot ? state->slot == slot_from : state->regs >> from & 1;
    if (to_slot)
      state->slot = is_here ? slot_to : state->slot == slot_to ? 0 : state->slot;
    else
      state->regs = is_here ? state->regs | LIR_REG(to) : state->regs & ~LIR_REG(to);
    l->has_changed |= before.regs != state->regs || before.slot != state->slot;
  }
}

static bool lives(const LirLocate *l, LirBlock block, uint32_t value) {
  uint32_t ref = l->ref_of[value] - 1;
  return l->live[block.index][ref / 64] >> ref % 64 & 1;
}

/* References whose last use this is. */
static void end_refs(LirLocate *l, const LirInst *inst) {
  const LirFunc *func = l->func;
  uint32_t at = (uint32_t)(inst - func->insts.items) + 1;
  for (uint32_t o = 0; o < inst->operand_count; o++) {
    uint32_t value = lir_operands(func, inst)[o].index;
    if (!l->ref_of[value] || l->dies_at[l->ref_of[value] - 1] != at) continue;
    for (uint32_t n = l->first_note[value]; n; n = l->next_note[n - 1]) {
      LirWordState *state = &l->now[func->notes.items[n - 1].word];
      if (state->value != value) continue;
      *state = (LirWordState){0, 0, 0};
      l->has_changed = true;
    }
  }
}

void lir_locate_inst(LirLocate *l, const LirInst *inst, bool is_shared) {
  const LirFunc *func = l->func;
  if (inst->op == LIR_MOVE) {
    move(l, (LirPlace)inst->disp, (LirPlace)inst->imm);
    return;
  }
  LirRegs written = lir_written_regs(func, l->target, inst) |
                    ~l->target->allocatable; /* any template may use the others */
  for (uint32_t r = 0; r < inst->result_count; r++) {
    uint32_t reg = func->result_regs[inst->result.index + r];
    if (reg != LIR_NO_REG) written |= LIR_REG(reg);
  }
  forget_regs(l, written);
  end_refs(l, inst);
  for (uint32_t r = 0; r < inst->result_count && !is_shared; r++) {
    uint32_t reg = func->result_regs[inst->result.index + r];
    if (reg != LIR_NO_REG) define(l, (LirValue){inst->result.index + r}, reg);
  }
}

static void enter(LirLocate *l, LirBlock block) {
  const LirBlockRow *row = lir_block(l->func, block);
  for (uint32_t p = 0; p < row->params.count; p++) {
    uint32_t reg = l->func->result_regs[row->params.items[p].index];
    if (reg != LIR_NO_REG) define(l, row->params.items[p], reg);
  }
}

/* The state joins that at the block's start; true when this changes. */
static bool join(LirLocate *l, LirBlock block) {
  LirWordState **at = &l->at_entry[block.index];
  if (!*at) {
    *at = NEW_ARRAY(l->arena, LirWordState, l->word_count + 1);
    memcpy(*at, l->now, l->word_count * sizeof **at);
    return true;
  }
  bool changed = false;
  for (uint32_t w = 0; w < l->word_count; w++) {
    LirWordState *there = &(*at)[w];
    if (there->value != l->now[w].value && (there->regs || there->slot)) {
      *there = (LirWordState){0, 0, 0};
      changed = true;
    }
    if (there->regs & ~l->now[w].regs) there->regs &= l->now[w].regs, changed = true;
    if (there->slot && there->slot != l->now[w].slot) there->slot = 0, changed = true;
  }
  return changed;
}

static void solve(LirLocate *l) {
  const LirFunc *func = l->func;
  LirBlock entry = func->order.items[0];
  for (uint32_t w = 0; w < l->word_count; w++) l->now[w] = (LirWordState){0, 0, 0};
  join(l, entry);
  bool *waits = NEW_ARRAY(l->arena, bool, func->blocks.count);
  waits[entry.index] = true;
  for (bool any = true; any;) {
    any = false;
    for (uint32_t k = 0; k < func->order.count; k++) {
      LirBlock block = func->order.items[k];
      const LirBlockRow *row = lir_block(func, block);
      if (!waits[block.index]) continue;
      waits[block.index] = false;
      lir_locate_block(l, block);
      for (uint32_t i = 0; i < row->insts.count; i++)
        lir_locate_inst(l, &func->insts.items[row->insts.items[i]], row->is_shared);
      for (uint32_t e = 0; e < row->edges.count; e++)
        if (join(l, row->edges.items[e].block)) waits[row->edges.items[e].block.index] = any = true;
    }
  }
}

/* Which noted references live at the start of each block. */
static void find_live(LirLocate *l) {
  const LirFunc *func = l->func;
  l->ref_of = NEW_ARRAY(l->arena, uint32_t, func->values.count);
  for (uint32_t n = 0; n < func->notes.count; n++) {
    const LirNote *note = &func->notes.items[n];
    if (note->is_ref && !l->ref_of[note->value.index])
      l->ref_of[note->value.index] = ++l->ref_count;
  }
  uint32_t size = l->ref_count / 64 + 1;
  l->live = NEW_ARRAY(l->arena, uint64_t *, func->blocks.count);
  l->dies_at = NEW_ARRAY(l->arena, uint32_t, l->ref_count + 1);
  for (uint32_t b = 0; b < func->blocks.count; b++)
    l->live[b] = NEW_ARRAY(l->arena, uint64_t, size);
  uint64_t *live = NEW_ARRAY(l->arena, uint64_t, size);
#define SET(value) live[(l->ref_of[value] - 1) / 64] |= (uint64_t)1 << (l->ref_of[value] - 1) % 64
#define CLEAR(value) \
  live[(l->ref_of[value] - 1) / 64] &= ~((uint64_t)1 << (l->ref_of[value] - 1) % 64)
  for (bool changed = l->ref_count > 0; changed;) {
    changed = false;
    for (uint32_t k = func->order.count; k-- > 0;) {
      LirBlock block = func->order.items[k];
      const LirBlockRow *row = lir_block(func, block);
      memset(live, 0, size * sizeof *live);
      for (uint32_t e = 0; e < row->edges.count; e++) {
        const LirEdge *edge = &row->edges.items[e];
        for (uint32_t s = 0; s < size; s++) live[s] |= l->live[edge->block.index][s];
        for (uint32_t a = 0; a < edge->arg_count; a++)
          if (l->ref_of[func->operands.items[edge->args + a].index])
            SET(func->operands.items[edge->args + a].index);
      }
      for (uint32_t i = row->insts.count; i-- > 0;) {
        const LirInst *inst = &func->insts.items[row->insts.items[i]];
        if (inst->op == LIR_MOVE) continue;
        for (uint32_t r = 0; r < inst->result_count; r++)
          if (l->ref_of[inst->result.index + r]) CLEAR(inst->result.index + r);
        for (uint32_t o = 0; o < inst->operand_count; o++)
          if (l->ref_of[lir_operands(func, inst)[o].index]) SET(lir_operands(func, inst)[o].index);
      }
      for (uint32_t p = 0; p < row->params.count; p++)
        if (l->ref_of[row->params.items[p].index]) CLEAR(row->params.items[p].index);
      if (!memcmp(live, l->live[block.index], size * sizeof *live)) continue;
      memcpy(l->live[block.index], live, size * sizeof *live);
      changed = true;
    }
  }
#undef SET
#undef CLEAR
}

/* Words that are one constant: these are made anew wherever they are used, and lie nowhere. */
static void find_fixed(LirLocate *l) {
  const LirFunc *func = l->func;
  uint32_t *seen = NEW_ARRAY(l->arena, uint32_t, l->word_count + 1);
  for (uint32_t n = 0; n < func->notes.count; n++) {
    LirNote note = func->notes.items[n];
    const LirValueRow *value = &func->values.items[note.value.index];
    const LirInst *inst = value->is_param ? NULL : &func->insts.items[value->def];
    bool is_constant =
        inst && (inst->op == LIR_ICONST || inst->op == LIR_FCONST || inst->op == LIR_SYMBOL);
    l->fixed[note.word] = is_constant && !seen[note.word] ? inst : NULL;
    seen[note.word]++;
  }
}

LirLocate *lir_locate(const LirFunc *func, const LirTarget *target, Arena *arena) {
  if (!func->variables.count || (uint64_t)func->word_count * func->blocks.count > MOST_STATES)
    return NULL;
  LirLocate *l = NEW(arena, LirLocate);
  *l = (LirLocate){.func = func, .target = target, .arena = arena, .word_count = func->word_count};
  l->first_note = NEW_ARRAY(arena, uint32_t, func->values.count);
  l->next_note = NEW_ARRAY(arena, uint32_t, func->notes.count + 1);
  for (uint32_t n = 0; n < func->notes.count; n++) {
    uint32_t *first = &l->first_note[func->notes.items[n].value.index];
    l->next_note[n] = *first;
    *first = n + 1;
  }
  l->fixed = NEW_ARRAY(arena, const LirInst *, l->word_count + 1);
  l->at_entry = NEW_ARRAY(arena, LirWordState *, func->blocks.count);
  l->now = NEW_ARRAY(arena, LirWordState, l->word_count + 1);
  l->shown = NEW_ARRAY(arena, LirWordPlace, l->word_count + 1);
  l->from = NEW_ARRAY(arena, uint32_t, func->variables.count);
  l->lists = NEW_ARRAY(arena, Text, func->variables.count);
  for (uint32_t v = 0; v < func->variables.count; v++) l->lists[v] = text_in(arena);
  find_fixed(l);
  find_live(l);
  solve(l);
  for (uint32_t w = 0; w < l->word_count; w++) l->shown[w] = (LirWordPlace){LIR_NO_REG, 0};
  return l;
}

void lir_locate_block(LirLocate *l, LirBlock block) {
  const LirFunc *func = l->func;
  const LirBlockRow *row = lir_block(func, block);
  const LirWordState *there = l->at_entry[block.index];
  for (uint32_t w = 0; w < l->word_count; w++)
    l->now[w] = there ? there[w] : (LirWordState){0, 0, 0};
  for (uint32_t w = 0; w < l->word_count; w++)
    if (l->now[w].value && !lives(l, block, l->now[w].value)) l->now[w] = (LirWordState){0, 0, 0};
  enter(l, block);
  l->has_changed = true;
  memset(l->dies_at, 0, l->ref_count * sizeof *l->dies_at);
  for (uint32_t i = 0; i < row->insts.count; i++) {
    const LirInst *inst = &func->insts.items[row->insts.items[i]];
    for (uint32_t o = 0; inst->op != LIR_MOVE && o < inst->operand_count; o++) {
      uint32_t value = lir_operands(func, inst)[o].index;
      if (!l->ref_of[value]) continue;
      bool lives_on = false;
      for (uint32_t e = 0; e < row->edges.count; e++)
        lives_on |= lives(l, row->edges.items[e].block, value);
      l->dies_at[l->ref_of[value] - 1] = lives_on ? 0 : row->insts.items[i] + 1;
    }
  }
}

/* ---- lists ---- */

/* One word: in a register, at a distance from the frame's upper end, or as its bytes. */
static bool add_word(LirLocate *l, Text *out, uint32_t word, const LirWordPlace *place,
                     int32_t frame) {
  if (place->reg != LIR_NO_REG) {
    text_format(out, "\t.byte 0x90\n\t.uleb128 %u\n",
                l->target->dwarf_regs[place->reg]); /* DW_OP_regx */
  } else if (place->slot) {
    text_format(out, "\t.byte 0x91\n\t.sleb128 %d\n",
                (int)((place->slot - 1) * 8) - frame); /* DW_OP_fbreg */
  } else if (l->fixed[word]) {
    const LirInst *inst = l->fixed[word];
    text_add(out, "\t.byte 0x9e,8\n\t.quad "); /* DW_OP_implicit_value */
    if (inst->op == LIR_SYMBOL) {
      lir_add_reference(out, l->func->unit->names, inst->symbol);
      text_format(out, "+%d\n", (int)inst->disp);
    } else {
      text_format(out, "%lld\n", (long long)inst->imm);
    }
  } else {
    return false;
  }
  return true;
}

/* A variable in a cell: where its word, the cell's address, leads to. */
static bool add_cell(LirLocate *l, Text *out, const LirVariable *row, const LirWordPlace *place,
                     int32_t frame) {
  const LirInst *fixed = l->fixed[row->first];
  if (place->reg != LIR_NO_REG) {
    text_format(out, "\t.byte 0x92\n\t.uleb128 %u,%u\n", /* DW_OP_bregx */
                l->target->dwarf_regs[place->reg], row->at);
  } else if (place->slot) { /* DW_OP_fbreg, DW_OP_deref, DW_OP_plus_uconst */
    text_format(out, "\t.byte 0x91\n\t.sleb128 %d\n\t.byte 0x06,0x23\n\t.uleb128 %u\n",
                (int)((place->slot - 1) * 8) - frame, row->at);
  } else if (fixed && fixed->op == LIR_SYMBOL) {
    text_add(out, "\t.byte 3\n\t.quad "); /* DW_OP_addr */
    lir_add_reference(out, l->func->unit->names, fixed->symbol);
    text_format(out, "+%d\n", (int)fixed->disp + (int)row->at);
  } else {
    return false;
  }
  return true;
}

static void add_range(LirLocate *l, uint32_t variable, const LirWordPlace *places, uint32_t from,
                      uint32_t to, bool before_call, int32_t frame) {
  const LirVariable *row = &l->func->variables.items[variable];
  Text *list = &l->lists[variable], text = text_in(l->arena);
  bool any = false;
  if (row->is_cell) any = add_cell(l, &text, row, &places[row->first], frame);
  for (uint32_t w = 0; w < row->word_count && !row->is_cell; w++) {
    any |= add_word(l, &text, row->first + w, &places[row->first + w], frame);
    if (row->word_count > 1) text_add(&text, "\t.byte 0x93,8\n"); /* DW_OP_piece */
  }
  if (!any) return;
  text_format(list, "\t.byte 4\n\t.uleb128 .LD%u-.LDtext,.LD%u-.LDtext%s,2f-1f\n1:\n", from, to,
              before_call ? "-1" : "");
  text_add_bytes(list, text.data, text.size);
  text_add(list, "2:\n");
}

/* The place to show for a state: the one that is shown already, else a register that calls keep, any other, the slot. */
static LirWordPlace choose(const LirLocate *l, LirWordState state, LirWordPlace shown) {
  LirRegs kept = state.regs & l->target->conv[LIR_CONV_CLEF].kept;
  if (shown.reg != LIR_NO_REG && state.regs >> shown.reg & 1) return shown;
  if (state.regs) return (LirWordPlace){(uint8_t)regs_first(kept ? kept : state.regs), 0};
  return (LirWordPlace){LIR_NO_REG, state.slot};
}

static bool is_same(const LirLocate *l, const LirVariable *row) {
  for (uint32_t w = row->first; w < row->first + row->word_count; w++) {
    LirWordPlace now = choose(l, l->now[w], l->shown[w]);
    if (now.reg != l->shown[w].reg || now.slot != l->shown[w].slot) return false;
  }
  return true;
}

void lir_locate_say(LirLocate *l, uint32_t label, bool is_call, int32_t frame) {
  l->has_changed = false;
  for (uint32_t v = 0; v < l->func->variables.count; v++) {
    const LirVariable *row = &l->func->variables.items[v];
    if (l->from[v] && is_same(l, row)) continue;
    if (l->from[v] && l->from[v] != label)
      add_range(l, v, l->shown, l->from[v], label, is_call, frame);
    l->from[v] = label;
    for (uint32_t w = row->first; w < row->first + row->word_count; w++)
      l->shown[w] = choose(l, l->now[w], l->shown[w]);
  }
}

void lir_locate_stop(LirLocate *l, uint32_t label, int32_t frame) {
  for (uint32_t v = 0; v < l->func->variables.count; v++) {
    if (l->from[v] && l->from[v] != label)
      add_range(l, v, l->shown, l->from[v], label, false, frame);
    l->from[v] = 0;
  }
}

void lir_locate_piece(LirLocate *l, const LirInst *inst, uint32_t from, uint32_t to,
                      int32_t frame) {
  LirWordPlace *places = NEW_ARRAY(l->arena, LirWordPlace, l->word_count + 1);
  LirRegs written = inst && inst->op != LIR_MOVE ? lir_written_regs(l->func, l->target, inst) : 0;
  for (uint32_t r = 0; inst && r < inst->result_count; r++) {
    uint32_t reg = l->func->result_regs[inst->result.index + r];
    if (reg != LIR_NO_REG) written |= LIR_REG(reg);
  }
  for (uint32_t w = 0; w < l->word_count; w++) {
    LirWordState state = {l->now[w].regs & ~written, l->now[w].slot, 0};
    places[w] = choose(l, state, l->shown[w]);
  }
  for (uint32_t v = 0; v < l->func->variables.count; v++)
    add_range(l, v, places, from, to, false, frame);
}
