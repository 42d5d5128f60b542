/* constant_slots: a module-level value that is a constant is static data, and loads of it are the constant.
 *
 *      func start:  v2 = symbol.addr @limit                  data @limit slots size 8 { 0: i32 = 20 }
 *                   store.i32 v2, v1 mutable init      =>
 *      elsewhere:   v5 = load.i32 v4 mutable                 v5 = const.i32 20
 *
 * In:    verified MIR before ownership.
 * Out:   no slot whose only store puts in a constant, an immediate, a string or a static object; its data has the content.
 * Keeps: blocks, edges, dominators.
 * Tests: t/mir/constant-slots*.mir, t/mir/shape/constants-*.fs
 *
 * Lowering marks the store that gives a module-level value its content `init`; an assignment of a mutable one is not. So
 * a word with one store, which is `init`, has that content wherever it is read: no function can name a value that is
 * declared later. (In a recursive module a value may be read before its initialiser runs; a constant is there from the
 * beginning, as in F#.) A slot whose address is used otherwise than by loads and stores is left alone.
 */
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/debug.h"
#include "clef/mir/passes.h"
#include "clef/mir/analysis/direct.h"

typedef enum Content { UNSTORED, KNOWN, UNKNOWN } Content;

typedef struct Word {
  Content content;
  MirField field;
} Word;

typedef struct Slots {
  MirUnit *unit;
  Word **words; /* by data: one for each field; NULL: no slots, or its address is used otherwise */
} Slots;

/* The slots that an address is, or 0. */
static uint32_t slots_at(const Slots *s, const MirFunc *f, ValueId address) {
  const MirInst *d = mir_definition(f, address);
  if (!d || d->op != MIR_SYMBOL) return 0;
  const MirData *data = mir_symbol_data(s->unit, d->u.symbol);
  if (!data || data->form != MIR_DATA_SLOTS) return 0;
  return (uint32_t)(data - s->unit->data.items);
}

/* The word that a load or store of slots concerns; NULL: none, or it is not known. */
static Word *word_at(Slots *s, const MirFunc *f, const MirInst *access) {
  uint32_t slots = slots_at(s, f, access->operands[0]);
  if (!slots || !s->words[slots]) return NULL;
  const MirData *data = &s->unit->data.items[slots];
  for (uint32_t k = 0; k < data->fields.count; k++)
    if (data->fields.items[k].offset == access->imm &&
        data->fields.items[k].type.kind == access->kind)
      return &s->words[slots][k];
  s->words[slots] = NULL;
  return NULL;
}

/* The value as the content of a field of static data; false when it is none. */
static bool constant_of(const MirFunc *f, ValueId value, MirField *field) {
  const MirInst *d = mir_definition(f, mir_behind_casts(f, value));
  if (!d) return false;
  if (d->op == MIR_CONST || d->op == MIR_IMM) {
    field->form = MIR_FIELD_BITS;
    field->bits = d->imm;
    return true;
  }
  const MirData *data = d->op == MIR_SYMBOL ? mir_symbol_data(f->unit, d->u.symbol) : NULL;
  if (!data || (data->form != MIR_DATA_OBJECT && data->form != MIR_DATA_STRING)) return false;
  field->form = MIR_FIELD_SYMBOL;
  field->symbol = d->u.symbol;
  field->bits = 0;
  return true;
}

/* ---- what is stored ---- */

static void note_store(Slots *s, const MirFunc *f, const MirInst *store) {
  Word *word = word_at(s, f, store);
  if (!word) return;
  bool is_first = word->content == UNSTORED && store->flags & MIR_INIT;
  word->content = is_first && constant_of(f, store->operands[1], &word->field) ? KNOWN : UNKNOWN;
}

static bool has_slots(const Slots *s, const MirFunc *f) {
  for (uint32_t v = 1; v < f->values.count; v++)
    if (slots_at(s, f, (ValueId){v})) return true;
  return false;
}

static void note_func(Slots *s, MirFunc *f, Arena *scratch) {
  uint32_t *seen =
      NEW_ARRAY(scratch, uint32_t, f->values.count); /* loads and stores of an address */
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    if (f->blocks.items[b].is_removed) continue;
    for (InstId i = f->blocks.items[b].first; i.index; i = mir_inst(f, i)->next) {
      const MirInst *inst = mir_inst(f, i);
      if (inst->op != MIR_LOAD && inst->op != MIR_STORE) continue;
      if (!slots_at(s, f, inst->operands[0])) continue;
      seen[inst->operands[0].index]++;
      if (inst->op == MIR_STORE)
        note_store(s, f, inst);
      else
        word_at(s, f, inst);
    }
  }
  mir_count_uses(f);
  for (uint32_t v = 1; v < f->values.count; v++) {
    uint32_t slots = slots_at(s, f, (ValueId){v});
    if (slots && f->values.items[v].use_count != seen[v]) s->words[slots] = NULL;
  }
}

/* ---- loads are constants, stores are content ---- */

static ValueId constant(MirAt *at, const Word *word, MirType type) {
  const MirField *field = &word->field;
  if (field->form == MIR_FIELD_BITS)
    return type.kind == MIR_KIND_REF ? mir_add_immediate(at, type.row, (uint32_t)field->bits)
                                     : mir_add_const(at, (MirKind)type.kind, (uint64_t)field->bits);
  const MirData *target = mir_symbol_data(at->func->unit, field->symbol);
  MirType exact = mir_ref(target->row, false);
  ValueId symbol = mir_add_symbol(at, field->symbol, exact);
  if (mir_type_fits(at->func->unit, exact, type)) return symbol;
  return mir_can_become(at->func, symbol, type) ? mir_add_cast(at, type, symbol, (ValueId){0})
                                                : (ValueId){0};
}

/* Is it a kind that constants of code have? A reference to data of an immediate form needs a type that may be one. */
static bool can_be_constant(const Word *word, MirType type) {
  if (word->field.form == MIR_FIELD_SYMBOL) return type.kind == MIR_KIND_REF;
  if (type.kind == MIR_KIND_REF) return type.may_be_immediate;
  return mir_kind_is_int(type.kind) || mir_kind_is_float(type.kind);
}

static bool rewrite(Slots *s, MirFunc *f, Arena *scratch) {
  ValueId *replacement = NULL;
  uint32_t count = f->values.count;
  bool has_changed = false;
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    if (f->blocks.items[b].is_removed) continue;
    for (InstId i = f->blocks.items[b].first, next; i.index; i = next) {
      const MirInst inst = *mir_inst(f, i);
      next = inst.next;
      if ((inst.op != MIR_LOAD && inst.op != MIR_STORE) || inst.operands[0].index >= count)
        continue;
      const Word *word = word_at(s, f, &inst);
      if (!word || word->content != KNOWN) continue;
      if (inst.op == MIR_LOAD) {
        MirType type = mir_type_of(f, inst.result);
        if (!can_be_constant(word, type)) continue;
        MirAt at = {f, {b}, i, inst.span};
        ValueId value = constant(&at, word, type);
        if (!value.index) continue;
        if (!replacement) replacement = NEW_ARRAY(scratch, ValueId, count * 2 + 64);
        replacement[inst.result.index] = value;
      }
      mir_remove_inst(f, i);
      has_changed = true;
    }
  }
  if (replacement) mir_replace_all_uses(f, replacement);
  return has_changed;
}

void mir_constant_slots(MirUnit *unit, PassContext *cx) {
  Arena own = {0}; /* lives across the functions */
  arena_init(&own, "slots");
  Slots s = {.unit = unit, .words = NEW_ARRAY(&own, Word *, unit->data.count)};
  for (uint32_t d = 1; d < unit->data.count; d++) {
    const MirData *data = &unit->data.items[d];
    if (data->form != MIR_DATA_SLOTS || !data->fields.count) continue;
    s.words[d] = NEW_ARRAY(&own, Word, data->fields.count);
    for (uint32_t k = 0; k < data->fields.count; k++) s.words[d][k].field = data->fields.items[k];
  }
  bool *is_user = NEW_ARRAY(&own, bool, unit->funcs.count);
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    MirFunc *f = unit->funcs.items[i];
    is_user[i] = f->has_body && has_slots(&s, f);
    if (is_user[i]) note_func(&s, f, cx->scratch);
    arena_reset(cx->scratch);
  }
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    if (!is_user[i]) continue;
    if (rewrite(&s, unit->funcs.items[i], cx->scratch)) unit->funcs.items[i]->is_simple = false;
    arena_reset(cx->scratch);
  }
  for (uint32_t d = 1; d < unit->data.count; d++)
    for (uint32_t k = 0; s.words[d] && k < unit->data.items[d].fields.count; k++)
      if (s.words[d][k].content == KNOWN) {
        unit->data.items[d].fields.items[k] = s.words[d][k].field;
        mir_debug_constant(unit, unit->data.items[d].symbol, &s.words[d][k].field);
      }
  arena_end(&own);
}
