/* verify: checks the invariants of README.md. Reports all violations, one line each, with the function and
 * the text of the instruction. */
#include "clef/mir/analysis/analysis.h"

#include <stdio.h>

typedef struct Verify {
  const MirUnit *unit;
  const MirFunc *func;
  Arena scratch;
  MirCfg cfg;
  Text *problems;
  uint32_t count;
  BlockId block;
  InstId inst; /* none: the terminator, or the function as a whole */
  bool in_term;
  uint32_t *passed; /* by instruction of the function: the block in whose list it was passed */
} Verify;

enum { MOST_PROBLEMS = 100, KNOWN_DEPTH = 64 };

static void problem(Verify *v, const char *text) {
  if (v->count++ >= MOST_PROBLEMS) return;
  if (v->func) {
    text_format(v->problems, "@%s", mir_symbol_text(v->unit, v->func->symbol));
    if (v->block.index) text_format(v->problems, " b%u", v->block.index);
    text_add(v->problems, ": ");
    if (v->inst.index)
      mir_print_inst(v->func, v->inst, v->problems), text_add(v->problems, ": ");
    else if (v->in_term)
      mir_print_term(v->func, v->block, v->problems), text_add(v->problems, ": ");
  }
  text_add(v->problems, text);
  Span span = {0};
  if (v->func) span = v->func->span;
  if (v->inst.index)
    span = mir_inst(v->func, v->inst)->span;
  else if (v->func && v->in_term)
    span = mir_block(v->func, v->block)->term.span;
  if (mir_print_place(v->unit, " (", span, v->problems)) text_add_char(v->problems, ')');
  text_add_char(v->problems, '\n');
}
#define PROBLEM(...) problem(v, format_in(&v->scratch, __VA_ARGS__))

static const char *type_text(Verify *v, MirType type) {
  Text text = text_in(&v->scratch);
  mir_print_type(v->unit, type, &text);
  return text_string(&text);
}

/* May a value of type `from` stand where `to` is expected? */
static bool fits(const MirUnit *unit, MirType from, MirType to) {
  if (from.kind != to.kind) return false;
  if (from.kind != MIR_KIND_REF) return true;
  if (from.may_be_immediate && !to.may_be_immediate) return false;
  return !to.row.index || layout_is_subtype(&unit->layout, from.row, to.row);
}

static bool is_word_kind(unsigned kind) { return mir_kind_sort[kind] != '-'; }
static bool is_base(unsigned kind) { return kind == MIR_KIND_REF || kind == MIR_KIND_ADDR; }

static void check_row(Verify *v, RowId row, bool is_needed) {
  if (row.index >= v->unit->layout.rows.count)
    PROBLEM("row %u does not exist", row.index);
  else if (is_needed && !row.index)
    problem(v, "needs a row");
}

/* The constant that a pure tree of constants gives. */
static bool constant_of(const MirFunc *func, ValueId value, uint32_t depth, uint64_t *bits) {
  const MirInst *inst = mir_definition(func, value);
  if (!inst || depth > KNOWN_DEPTH) return false;
  if (inst->op == MIR_CONST) return mir_is_const(func, value, bits);
  if (!mir_op_has(inst->op, MIR_PURE) || inst->operand_count > 3) return false;
  uint64_t operands[3];
  uint32_t count = inst->operand_count - (inst->flags & MIR_PROVED ? 1u : 0u);
  if (!count) return false;
  for (uint32_t i = 0; i < count; i++)
    if (!constant_of(func, inst->operands[i], depth + 1, &operands[i])) return false;
  unsigned kind = mir_type_of(func, inst->operands[0]).kind;
  if (inst->op == MIR_SELECT) kind = MIR_KIND_I8;
  return mir_fold((MirOp)inst->op, (MirKind)kind, (MirKind)inst->kind, operands, count, bits);
}

/* Is the value defined before the instruction that is checked? A terminator follows everything of its block. */
static bool is_defined_before(const Verify *v, const MirValue *value) {
  if (value->is_func_param) return true;
  if (value->block.index != v->block.index) return mir_dominates(&v->cfg, value->block, v->block);
  if (!value->inst.index || v->in_term) return true;
  return value->inst.index < v->func->insts.count && v->passed[value->inst.index] == v->block.index;
}

static bool check_value(Verify *v, ValueId id) {
  const MirFunc *func = v->func;
  if (!id.index || id.index >= func->values.count) {
    PROBLEM("v%u does not exist", id.index);
    return false;
  }
  const MirValue *value = mir_value(func, id);
  if (value->type.kind == MIR_KIND_NONE || !value->block.index ||
      value->block.index >= func->blocks.count) {
    PROBLEM("v%u has no definition", id.index);
    return false;
  }
  if (mir_is_reachable(&v->cfg, v->block) && !is_defined_before(v, value))
    PROBLEM("v%u is used where its definition in b%u does not dominate", id.index,
            value->block.index);
  return true;
}

static unsigned operand_kind(const Verify *v, const MirInst *inst, uint32_t i) {
  return mir_type_of(v->func, inst->operands[i]).kind;
}
static void want(Verify *v, const MirInst *inst, uint32_t i, MirKind kind) {
  if (operand_kind(v, inst, i) != kind)
    PROBLEM("operand %u must be %s, not %s", i + 1, mir_kind_text[kind],
            type_text(v, mir_type_of(v->func, inst->operands[i])));
}
static void want_result(Verify *v, const MirInst *inst, unsigned kind) {
  unsigned have = inst->result.index ? mir_type_of(v->func, inst->result).kind : MIR_KIND_NONE;
  if (have != kind) PROBLEM("the result must be %s", mir_kind_text[kind]);
}

static void check_field(Verify *v, const MirInst *inst, MirType base) {
  check_row(v, inst->row, false);
  if (!is_base(base.kind)) PROBLEM("the base must be ref or addr");
  if (base.kind != MIR_KIND_REF || !inst->row.index ||
      inst->row.index >= v->unit->layout.rows.count)
    return;
  const LayoutRow *row = layout_row(&v->unit->layout, inst->row);
  if (row->kind == LAYOUT_ARRAY || row->kind == LAYOUT_STRING) return;
  uint32_t size = mir_kind_size[inst->kind];
  if (inst->imm < 0 || inst->imm + size > row->size) {
    PROBLEM("offset %lld is outside row %s of %u bytes", (long long)inst->imm,
            name_text(v->unit->names, row->name), row->size);
    return;
  }
  bool is_counted = false, is_plain = !row->case_count;
  for (uint32_t c = 0; c < row->case_count; c++) {
    bool here = false;
    for (uint32_t w = 0; w < row->cases[c].word_count; w++)
      if (row->cases[c].words[w].index == (uint64_t)inst->imm / 8) here = true;
    if (here)
      is_counted = true;
    else
      is_plain = true;
  }
  if (inst->kind == MIR_KIND_REF && !is_counted)
    PROBLEM("row %s counts no reference at %lld", name_text(v->unit->names, row->name),
            (long long)inst->imm);
  if (inst->kind != MIR_KIND_REF && !is_plain)
    PROBLEM("row %s has a counted reference at %lld", name_text(v->unit->names, row->name),
            (long long)inst->imm);
}

static void check_same_ints(Verify *v, const MirInst *inst, uint32_t count) {
  unsigned kind = operand_kind(v, inst, 0);
  if (!mir_kind_is_int(kind)) problem(v, "the operands must be integers");
  if (count == 2 && operand_kind(v, inst, 1) != kind)
    problem(v, "the operands must have the same kind");
}
static void check_same_floats(Verify *v, const MirInst *inst, uint32_t count) {
  unsigned kind = operand_kind(v, inst, 0);
  if (!mir_kind_is_float(kind)) problem(v, "the operands must be floats");
  if (count == 2 && operand_kind(v, inst, 1) != kind)
    problem(v, "the operands must have the same kind");
}

static void check_symbol(Verify *v, const MirInst *inst) {
  MirType type = mir_type_of(v->func, inst->result);
  const MirUnit *unit = v->unit;
  if (!inst->u.symbol.index || inst->u.symbol.index >= unit->symbols.count) {
    problem(v, "the symbol does not exist");
    return;
  }
  const MirSymbol *row = mir_symbol_row(unit, inst->u.symbol);
  switch (row->form) {
  case MIR_SYMBOL_UNKNOWN: PROBLEM("@%s is not declared", name_text(unit->names, row->name)); break;
  case MIR_SYMBOL_FUNC:
  case MIR_SYMBOL_IMPORT_FUNC:
    if (type.kind != MIR_KIND_CODE) problem(v, "a function's symbol is of kind code");
    break;
  case MIR_SYMBOL_IMPORT_DATA:
    if (type.kind != MIR_KIND_ADDR) problem(v, "an imported symbol is of kind addr");
    break;
  case MIR_SYMBOL_DATA: {
    const MirData *data = &unit->data.items[row->index];
    bool has_header = data->form == MIR_DATA_OBJECT || data->form == MIR_DATA_STRING;
    if (!has_header) {
      if (type.kind != MIR_KIND_ADDR) problem(v, "data without header is of kind addr");
    } else if (type.kind == MIR_KIND_REF) {
      if (type.row.index && !layout_is_subtype(&unit->layout, data->row, type.row))
        problem(v, "the data has another row");
    } else
      problem(v, "data with header is of kind ref");
    break;
  }
  }
}

/* A symbol's contents never change once complete. */
static void check_store_to_symbol(Verify *v, const MirInst *inst) {
  const MirInst *base = mir_definition(v->func, inst->operands[0]);
  if (!base || base->op != MIR_SYMBOL || base->u.symbol.index >= v->unit->symbols.count) return;
  const MirData *data = mir_symbol_data(v->unit, base->u.symbol);
  if (!data || data->form == MIR_DATA_SLOTS || (data->form == MIR_DATA_OBJECT && data->is_mutable))
    return;
  for (uint32_t i = 0; i < data->fields.count; i++)
    if (data->fields.items[i].form == MIR_FIELD_COMPUTED &&
        data->fields.items[i].offset == inst->imm && inst->flags & MIR_INIT)
      return;
  problem(v, "stores to immutable static data");
}

static void check_sys(Verify *v, const MirInst *inst) {
  if ((uint64_t)inst->imm >= MIR_SYS_COUNT) {
    problem(v, "no such system call");
    return;
  }
  const MirSysInfo *info = &mir_sys_info[inst->imm];
  uint32_t count = (uint32_t)strlen(info->args);
  if (inst->operand_count != count) {
    PROBLEM("takes %u operands", count);
    return;
  }
  for (uint32_t i = 0; i < count; i++)
    want(v, inst, i, info->args[i] == 'i' ? MIR_KIND_I64 : MIR_KIND_ADDR);
  want_result(v, inst, info->result == '-' ? MIR_KIND_NONE : MIR_KIND_I64);
}

static void check_passed(Verify *v) {
  if (!mir_is_reachable(&v->cfg, v->block)) return;
  if (mir_block(v->func, v->block)->first.index != v->inst.index)
    problem(v, "is not the first of its block");
  const MirPred *pred = mir_preds(&v->cfg, v->block);
  if (mir_pred_count(&v->cfg, v->block) != 1 ||
      mir_block(v->func, pred->block)->term.op != MIR_SWITCH)
    problem(v, "its block must have one predecessor, which switches");
}

static const LayoutRow *row_if_any(const Verify *v, RowId row) {
  bool exists = row.index && row.index < v->unit->layout.rows.count;
  return exists ? layout_row(&v->unit->layout, row) : NULL;
}

static void check_alloc(Verify *v, const MirInst *inst, uint32_t count, MirType type) {
  check_row(v, inst->row, true);
  if (inst->imm < 0 || inst->imm % 8) problem(v, "a size is a multiple of 8");
  if (count > 1 || (count == 1 && inst->op == MIR_ALLOC_STACK))
    problem(v, "has too many operands");
  else if (count == 1)
    want(v, inst, 0, MIR_KIND_TOKEN);
  const LayoutRow *row = row_if_any(v, inst->row);
  if (row) {
    const LayoutCase *c = layout_case(row, inst->tag);
    uint32_t size = c ? c->size : row->size;
    if (row->kind == LAYOUT_ARRAY || row->kind == LAYOUT_STRING)
      problem(v, "arrays and strings come from alloc_array");
    else if (row->case_count > 1 && !c)
      PROBLEM("the row has no case %u", inst->tag);
    else if ((uint64_t)inst->imm != size)
      PROBLEM("the row says %u bytes", size);
  }
  if (type.kind != MIR_KIND_REF || type.may_be_immediate) problem(v, "the result must be ref");
}

static void check_alloc_array(Verify *v, const MirInst *inst, uint32_t count) {
  check_row(v, inst->row, true);
  for (uint32_t i = 0; i < count; i++) want(v, inst, i, MIR_KIND_I64);
  const LayoutRow *row = row_if_any(v, inst->row);
  if (!row) return;
  uint32_t wanted = row->kind == LAYOUT_STRING ? 1 : row->size / 8;
  if (row->kind != LAYOUT_ARRAY && row->kind != LAYOUT_STRING)
    problem(v, "the row is no array or string");
  else if (count != wanted)
    PROBLEM("takes %u lengths", wanted);
}

static void check_kinds(Verify *v, const MirInst *inst) {
  const MirFunc *func = v->func;
  uint32_t count = inst->operand_count - (inst->flags & MIR_PROVED ? 1u : 0u);
  unsigned first = count ? operand_kind(v, inst, 0) : MIR_KIND_NONE;
  MirType type = inst->result.index ? mir_type_of(func, inst->result) : mir_type(MIR_KIND_NONE);
  switch ((MirTypeRule)mir_op_info[inst->op].types) {
  case MIR_RULE_NUMBER:
    if (!mir_kind_is_int(type.kind) && !mir_kind_is_float(type.kind))
      problem(v, "a constant is an integer or float");
    break;
  case MIR_RULE_IMMEDIATE:
    if (type.kind != MIR_KIND_REF || !type.may_be_immediate) problem(v, "the result must be ref?");
    if (inst->imm < 0 || inst->imm >= LAYOUT_IMMEDIATE_LIMIT)
      problem(v, "an immediate lies between 0 and 4095");
    break;
  case MIR_RULE_SYMBOL: check_symbol(v, inst); break;
  case MIR_RULE_TO_I32:
    check_row(v, inst->row, true);
    want_result(v, inst, MIR_KIND_I32);
    break;
  case MIR_RULE_TO_PROOF:
    want_result(v, inst, MIR_KIND_PROOF);
    if (inst->op == MIR_BOTH) want(v, inst, 0, MIR_KIND_PROOF), want(v, inst, 1, MIR_KIND_PROOF);
    if (inst->op == MIR_PASSED) check_passed(v);
    if (inst->op == MIR_KNOWN) {
      uint64_t bits;
      want(v, inst, 0, MIR_KIND_I8);
      if (!constant_of(func, inst->operands[0], 0, &bits) || !bits)
        PROBLEM("v%u does not fold to true", inst->operands[0].index);
    }
    break;
  case MIR_RULE_SELECT:
    want(v, inst, 0, MIR_KIND_I8);
    for (uint32_t i = 1; i < 3; i++)
      if (!fits(v->unit, mir_type_of(func, inst->operands[i]), type))
        PROBLEM("operand %u does not fit the result", i + 1);
    if (!is_word_kind(type.kind)) problem(v, "the result must be a word");
    break;
  case MIR_RULE_CAST:
    want(v, inst, 0, MIR_KIND_REF);
    want_result(v, inst, MIR_KIND_REF);
    break;
  case MIR_RULE_SAME_INT:
    check_same_ints(v, inst, count);
    want_result(v, inst, first);
    if ((inst->op == MIR_SMULHI || inst->op == MIR_UMULHI) && mir_kind_size[first] < 4)
      problem(v, "for i32 and i64 only");
    break;
  case MIR_RULE_SHIFT:
    check_same_ints(v, inst, 1);
    want(v, inst, 1, MIR_KIND_I32);
    want_result(v, inst, first);
    break;
  case MIR_RULE_INT_TEST:
    check_same_ints(v, inst, count);
    want_result(v, inst, MIR_KIND_I8);
    break;
  case MIR_RULE_REF_TEST:
    if (mir_kind_sort[first] != 'P' || operand_kind(v, inst, 1) != first)
      problem(v, "the operands must be refs, addrs or codes");
    want_result(v, inst, MIR_KIND_I8);
    break;
  case MIR_RULE_SAME_FLOAT:
    check_same_floats(v, inst, count);
    want_result(v, inst, first);
    break;
  case MIR_RULE_FLOAT_TEST:
    check_same_floats(v, inst, count);
    want_result(v, inst, MIR_KIND_I8);
    break;
  case MIR_RULE_WIDEN:
    if (!mir_kind_is_int(first) || !mir_kind_is_int(type.kind) ||
        mir_kind_size[first] >= mir_kind_size[type.kind])
      problem(v, "goes from an integer to a wider one");
    break;
  case MIR_RULE_NARROW:
    if (!mir_kind_is_int(first) || !mir_kind_is_int(type.kind) ||
        mir_kind_size[first] <= mir_kind_size[type.kind])
      problem(v, "goes from an integer to a narrower one");
    break;
  case MIR_RULE_INT_TO_FLOAT:
    if (!mir_kind_is_int(first) || mir_kind_size[first] < 4 || !mir_kind_is_float(type.kind))
      problem(v, "goes from i32 or i64 to a float");
    break;
  case MIR_RULE_FLOAT_TO_INT:
    if (!mir_kind_is_float(first) || !mir_kind_is_int(type.kind) || mir_kind_size[type.kind] < 4)
      problem(v, "goes from a float to i32 or i64");
    break;
  case MIR_RULE_FLOAT_TO_FLOAT:
    if (!mir_kind_is_float(first) || !mir_kind_is_float(type.kind) || first == type.kind)
      problem(v, "goes from one float to the other");
    break;
  case MIR_RULE_BITCAST:
    if (mir_kind_size[first] != mir_kind_size[type.kind] ||
        mir_kind_is_float(first) == mir_kind_is_float(type.kind) || mir_kind_size[first] < 4 ||
        !(mir_kind_is_int(first) || mir_kind_is_int(type.kind)))
      problem(v, "goes between i32 and f32 or i64 and f64");
    break;
  case MIR_RULE_LOAD:
    if (!is_word_kind(inst->kind)) problem(v, "loads a word");
    check_field(v, inst, mir_type_of(func, inst->operands[0]));
    break;
  case MIR_RULE_STORE:
    if (!is_word_kind(inst->kind)) problem(v, "stores a word");
    if (operand_kind(v, inst, 1) != inst->kind) problem(v, "the value is of another kind");
    check_field(v, inst, mir_type_of(func, inst->operands[0]));
    if (!(inst->flags & (MIR_MUTABLE | MIR_INIT))) problem(v, "a store is 'mutable' or 'init'");
    check_store_to_symbol(v, inst);
    break;
  case MIR_RULE_ELEM:
    if (!is_base(first)) problem(v, "the base must be ref or addr");
    want(v, inst, 1, MIR_KIND_I64);
    want_result(v, inst, MIR_KIND_ADDR);
    break;
  case MIR_RULE_TO_ADDR:
    if (!is_base(first)) problem(v, "the base must be ref or addr");
    want_result(v, inst, MIR_KIND_ADDR);
    break;
  case MIR_RULE_ADDR_ADD:
    want(v, inst, 0, MIR_KIND_ADDR);
    want(v, inst, 1, MIR_KIND_I64);
    want_result(v, inst, MIR_KIND_ADDR);
    break;
  case MIR_RULE_ADDR_BITS:
    want(v, inst, 0, MIR_KIND_ADDR);
    want_result(v, inst, MIR_KIND_I64);
    break;
  case MIR_RULE_BITS_ADDR:
    want(v, inst, 0, MIR_KIND_I64);
    want_result(v, inst, MIR_KIND_ADDR);
    break;
  case MIR_RULE_LEN:
  case MIR_RULE_IMM_VALUE:
    want(v, inst, 0, MIR_KIND_REF);
    want_result(v, inst, MIR_KIND_I64);
    break;
  case MIR_RULE_HEADER:
    want(v, inst, 0, MIR_KIND_REF);
    want_result(v, inst, MIR_KIND_I32);
    break;
  case MIR_RULE_HEADER_TEST:
    check_row(v, inst->row, inst->op == MIR_IS_INSTANCE);
    want(v, inst, 0, MIR_KIND_REF);
    want_result(v, inst, MIR_KIND_I8);
    break;
  case MIR_RULE_REF_QUESTION:
  case MIR_RULE_COUNTED_TEST:
    want(v, inst, 0, MIR_KIND_REF);
    want_result(v, inst, MIR_KIND_I8);
    break;
  case MIR_RULE_MEM_COPY:
  case MIR_RULE_MEM_EQUAL:
    want(v, inst, 0, MIR_KIND_ADDR), want(v, inst, 1, MIR_KIND_ADDR),
        want(v, inst, 2, MIR_KIND_I64);
    break;
  case MIR_RULE_MEM_FILL:
    want(v, inst, 0, MIR_KIND_ADDR), want(v, inst, 1, MIR_KIND_I8), want(v, inst, 2, MIR_KIND_I64);
    break;
  case MIR_RULE_ALLOC: check_alloc(v, inst, count, type); break;
  case MIR_RULE_ALLOC_ARRAY: check_alloc_array(v, inst, count); break;
  case MIR_RULE_RT_GET:
    if (!is_word_kind(type.kind)) problem(v, "gets a word");
    if (type.kind == MIR_KIND_REF && !type.may_be_immediate)
      problem(v, "a slot is ref?: 0 at the start");
    break;
  case MIR_RULE_RT_SET:
    if (!is_word_kind(inst->kind) || first != inst->kind) problem(v, "sets a word of its kind");
    break;
  case MIR_RULE_SYS: check_sys(v, inst); break;
  case MIR_RULE_COUNTED: want(v, inst, 0, MIR_KIND_REF); break;
  case MIR_RULE_TO_TOKEN:
    want(v, inst, 0, MIR_KIND_REF);
    want_result(v, inst, MIR_KIND_TOKEN);
    break;
  case MIR_RULE_NO_TOKEN: want_result(v, inst, MIR_KIND_TOKEN); break;
  case MIR_RULE_TOKEN: want(v, inst, 0, MIR_KIND_TOKEN); break;
  case MIR_RULE_DEBUG:
  case MIR_RULE_TERMINATOR: break;
  }
}

static void check_inst(Verify *v, InstId id) {
  const MirInst *inst = mir_inst(v->func, id);
  v->inst = id;
  if (inst->op >= MIR_OP_COUNT || mir_op_has(inst->op, MIR_TERMINATES)) {
    problem(v, "stands inside a block");
    return;
  }
  const MirOpInfo *info = &mir_op_info[inst->op];
  bool is_good = true;
  for (uint32_t i = 0; i < inst->operand_count; i++) is_good &= check_value(v, inst->operands[i]);
  uint32_t count = inst->operand_count - (inst->flags & MIR_PROVED ? 1u : 0u);
  bool is_alloc = info->types == MIR_RULE_ALLOC;
  if (info->operand_count >= 0 && count != (uint32_t)info->operand_count && !is_alloc) {
    PROBLEM("takes %d operands", info->operand_count);
    return;
  }
  if (inst->result.index) {
    const MirValue *value = mir_value(v->func, inst->result);
    if (value->inst.index != id.index || value->block.index != v->block.index)
      PROBLEM("v%u is defined elsewhere too", inst->result.index);
  }
  if (!is_good) return;
  if (inst->flags & MIR_PROVED) {
    if (!(info->properties & (MIR_PARTIAL | MIR_MAY_PROVE))) problem(v, "takes no proof");
    if (mir_type_of(v->func, mir_proof(inst)).kind != MIR_KIND_PROOF)
      PROBLEM("v%u is no proof", mir_proof(inst).index);
  }
  for (uint32_t i = 0; i < count; i++)
    if (operand_kind(v, inst, i) == MIR_KIND_PROOF && inst->op != MIR_BOTH)
      PROBLEM("operand %u is a proof", i + 1);
  if (info->properties & MIR_OWNERSHIP && !v->unit->is_owned)
    problem(v, "comes only with ownership ('unit owned')");
  check_kinds(v, inst);
  if (mir_needs_proof(v->func, inst) && !(inst->flags & MIR_PROVED))
    problem(v, "is partial and has no proof");
}

/* What an address or a reference was made of. */
static ValueId origin_of(const MirFunc *func, ValueId value) {
  for (;;) {
    const MirInst *inst = mir_definition(func, value);
    if (!inst || (inst->op != MIR_CAST && inst->op != MIR_ELEM && inst->op != MIR_ADDR &&
                  inst->op != MIR_ADDR_ADD))
      return value;
    value = inst->operands[0];
  }
}

/* An address in an object that is handed on has a reference before it, which may lead to the object by way of others. Where the
 * object may be null, a test can have shown that it is: then null stands before the address. */
static void check_owner(Verify *v, const ValueId *args, uint32_t i) {
  const MirFunc *func = v->func;
  if (!i || mir_type_of(func, args[i]).kind != MIR_KIND_ADDR) return;
  ValueId object = origin_of(func, args[i]);
  const MirInst *owner = mir_definition(func, origin_of(func, args[i - 1]));
  MirType type = mir_type_of(func, object);
  if (type.kind == MIR_KIND_REF && !type.may_be_immediate && owner && owner->op == MIR_IMM)
    PROBLEM("v%u is an address in v%u, but its owner v%u is an immediate", args[i].index,
            object.index, args[i - 1].index);
}

static void check_edge(Verify *v, const MirEdge *edge, uint32_t leading) {
  const MirFunc *func = v->func;
  if (!edge->block.index || edge->block.index >= func->blocks.count ||
      mir_block(func, edge->block)->is_removed) {
    PROBLEM("b%u does not exist", edge->block.index);
    return;
  }
  if (edge->block.index == 1) problem(v, "the entry block is the target of a branch");
  const MirBlock *to = mir_block(func, edge->block);
  if (to->params.count != edge->arg_count + leading) {
    PROBLEM("b%u has %u parameters", edge->block.index, to->params.count);
    return;
  }
  for (uint32_t i = 0; i < edge->arg_count; i++) {
    if (!check_value(v, edge->args[i])) continue;
    MirType from = mir_type_of(func, edge->args[i]),
            want_type = mir_type_of(func, to->params.items[leading + i]);
    if (!fits(v->unit, from, want_type))
      PROBLEM("v%u is %s, but b%u takes %s", edge->args[i].index, type_text(v, from),
              edge->block.index, type_text(v, want_type));
    check_owner(v, edge->args, i);
  }
}

static void check_args(Verify *v, const MirTerm *term, const MirType *params, uint32_t count) {
  if (term->operand_count != count) {
    PROBLEM("the callee has %u parameters", count);
    return;
  }
  for (uint32_t i = 0; i < count; i++) {
    MirType from = mir_type_of(v->func, term->operands[i]);
    if (!fits(v->unit, from, params[i]))
      PROBLEM("v%u is %s, but the callee takes %s", term->operands[i].index, type_text(v, from),
              type_text(v, params[i]));
    check_owner(v, term->operands, i);
  }
}

static void check_results(Verify *v, const MirTerm *term, const MirType *results, uint32_t count) {
  const MirFunc *func = v->func;
  if (term->op == MIR_TAILCALL) {
    bool same = count == func->results.count;
    for (uint32_t i = 0; same && i < count; i++)
      same = fits(v->unit, results[i], func->results.items[i]);
    if (!same) problem(v, "a tail call's results are the function's own");
    return;
  }
  const MirEdge *edge = &term->edges[0];
  if (edge->block.index >= func->blocks.count) return;
  const MirBlock *to = mir_block(func, edge->block);
  if (to->params.count != edge->arg_count + count) {
    PROBLEM("the callee has %u results", count);
    return;
  }
  for (uint32_t i = 0; i < count; i++) {
    MirType want_type = mir_type_of(func, to->params.items[i]);
    if (!fits(v->unit, results[i], want_type))
      PROBLEM("result %u is %s, but b%u takes %s", i + 1, type_text(v, results[i]),
              edge->block.index, type_text(v, want_type));
  }
}

static void check_call(Verify *v, const MirTerm *term) {
  const MirUnit *unit = v->unit;
  const MirFunc *func = v->func;
  for (uint32_t i = 0; i < term->operand_count; i++)
    if (operand_kind(v, &(MirInst){.operands = term->operands}, i) == MIR_KIND_PROOF)
      problem(v, "a proof is no argument");
  if (term->form == MIR_CALLEE_DIRECT || term->form == MIR_CALLEE_C ||
      term->form == MIR_CALLEE_APPLY) {
    const MirSymbol *row = mir_symbol_row(unit, term->symbol);
    if (row->form == MIR_SYMBOL_FUNC) {
      const MirFunc *callee = mir_func(unit, (FuncId){row->index});
      MirType *params = NEW_ARRAY(&v->scratch, MirType, callee->params.count + 1);
      for (uint32_t i = 0; i < callee->params.count; i++)
        params[i] = mir_type_of(callee, callee->params.items[i]);
      if (term->form == MIR_CALLEE_DIRECT) check_args(v, term, params, callee->params.count);
      if (term->form == MIR_CALLEE_APPLY && (callee->params.count != term->operand_count + 1 ||
                                             params[term->operand_count].kind != MIR_KIND_REF))
        problem(v, "the stub takes the arguments, then the closure");
      check_results(v, term, callee->results.items, callee->results.count);
    } else if (row->form == MIR_SYMBOL_IMPORT_FUNC) {
      if (term->form != MIR_CALLEE_APPLY) check_args(v, term, row->params, row->param_count);
      check_results(v, term, row->results, row->result_count);
      if ((row->flags & MIR_FUNC_C) != 0 && term->form != MIR_CALLEE_C)
        problem(v, "a C function is called with 'c'");
    } else
      PROBLEM("@%s is no declared function", name_text(unit->names, row->name));
  }
  if (term->form == MIR_CALLEE_CLOSURE || term->form == MIR_CALLEE_APPLY ||
      term->form == MIR_CALLEE_CODE) {
    unsigned wanted = term->form == MIR_CALLEE_CODE ? MIR_KIND_CODE : MIR_KIND_REF;
    if (check_value(v, term->callee) && mir_type_of(func, term->callee).kind != wanted)
      PROBLEM("v%u must be %s", term->callee.index, mir_kind_text[wanted]);
    else if (wanted == MIR_KIND_REF && mir_type_of(func, term->callee).may_be_immediate)
      problem(v, "a closure is no immediate");
  }
  if (term->form == MIR_CALLEE_METHOD &&
      (!term->operand_count || mir_type_of(func, term->operands[0]).kind != MIR_KIND_REF))
    problem(v, "the first argument of a method is its object");
  if (term->op == MIR_TAILCALL && term->form == MIR_CALLEE_C)
    problem(v, "a C function is not tail called");
  if (term->op == MIR_CALL && term->form != MIR_CALLEE_DIRECT && term->form != MIR_CALLEE_C &&
      term->form != MIR_CALLEE_APPLY) {
    const MirEdge *edge = &term->edges[0];
    if (edge->block.index < func->blocks.count &&
        mir_block(func, edge->block)->params.count < edge->arg_count)
      problem(v, "too many arguments for the return block");
  }
  bool leaves =
      mir_term_may_raise(unit, term) && (term->op == MIR_TAILCALL || term->edge_count < 2);
  if (leaves && !(func->flags & MIR_FUNC_RAISES))
    problem(v, "may raise out of a function that does not say 'raises'");
}

static void check_term(Verify *v) {
  const MirFunc *func = v->func;
  const MirTerm *term = &mir_block(func, v->block)->term;
  v->inst = (InstId){0};
  v->in_term = true;
  if (!mir_op_has(term->op, MIR_TERMINATES)) {
    problem(v, "the block has no terminator");
    return;
  }
  for (uint32_t i = 0; i < term->operand_count; i++)
    if (!check_value(v, term->operands[i])) return;
  uint32_t wanted_edges = term->edge_count;
  switch ((MirOp)term->op) {
  case MIR_GOTO: wanted_edges = 1; break;
  case MIR_CALL: wanted_edges = term->edge_count == 2 ? 2 : 1; break;
  case MIR_SWITCH:
    wanted_edges = term->edge_count > term->case_count ? term->case_count + 1 : term->case_count;
    break;
  default: wanted_edges = 0; break; /* the other terminators have no edges */
  }
  if (term->edge_count != wanted_edges) {
    PROBLEM("must have %u edges", wanted_edges);
    return;
  }
  uint32_t first_edge = 0;
  if (term->op == MIR_CALL) {
    check_call(v, term);
    const MirEdge *then = &term->edges[0];
    first_edge = 1;
    if (then->block.index && then->block.index < func->blocks.count) {
      uint32_t params = mir_block(func, then->block)->params.count;
      if (params >= then->arg_count) check_edge(v, then, params - then->arg_count);
    } else
      PROBLEM("b%u does not exist", then->block.index);
    if (term->edge_count == 2) {
      const MirEdge *edge = &term->edges[1];
      first_edge = 2;
      check_edge(v, edge, 1);
      if (edge->block.index < func->blocks.count && mir_block(func, edge->block)->params.count) {
        MirType type = mir_type_of(func, mir_block(func, edge->block)->params.items[0]);
        if (type.kind != MIR_KIND_REF || type.may_be_immediate)
          problem(v, "the exception block's first parameter is a ref");
      }
    }
  }
  for (uint32_t e = first_edge; e < term->edge_count; e++) check_edge(v, &term->edges[e], 0);
  switch ((MirOp)term->op) {
  case MIR_SWITCH: {
    unsigned kind = mir_type_of(func, term->operands[0]).kind;
    if (!mir_kind_is_int(kind)) problem(v, "switches over an integer");
    for (uint32_t i = 1; i < term->case_count; i++)
      if (term->cases[i] <= term->cases[i - 1]) problem(v, "the cases must ascend");
    bool is_truth =
        kind == MIR_KIND_I8 && term->case_count == 2 && term->cases[0] == 0 && term->cases[1] == 1;
    if (term->edge_count == term->case_count && !is_truth) problem(v, "has no default");
    break;
  }
  case MIR_TAILCALL: check_call(v, term); break;
  case MIR_RAISE:
    if (mir_type_of(func, term->operands[0]).kind != MIR_KIND_REF) problem(v, "raises a ref");
    if (mir_type_of(func, term->operands[0]).may_be_immediate)
      problem(v, "an exception is no immediate");
    if (!(func->flags & MIR_FUNC_RAISES))
      problem(v, "raises out of a function that does not say 'raises'");
    break;
  case MIR_RETURN:
    if (term->operand_count != func->results.count)
      PROBLEM("the function has %u results", func->results.count);
    else
      for (uint32_t i = 0; i < term->operand_count; i++) {
        MirType from = mir_type_of(func, term->operands[i]);
        if (!fits(v->unit, from, func->results.items[i]))
          PROBLEM("v%u is %s, but the function returns %s", term->operands[i].index,
                  type_text(v, from), type_text(v, func->results.items[i]));
      }
    break;
  default: break; /* nothing more to check for the others */
  }
}

/* Does parameter `i` of the block only take what C functions return? */
static bool is_result_of_c(const Verify *v, uint32_t i) {
  if (!mir_is_reachable(&v->cfg, v->block)) return true;
  for (uint32_t k = 0; k < mir_pred_count(&v->cfg, v->block); k++) {
    MirPred pred = mir_preds(&v->cfg, v->block)[k];
    const MirTerm *term = &mir_block(v->func, pred.block)->term;
    bool is_call = term->op == MIR_CALL && term->form == MIR_CALLEE_C && pred.edge == 0;
    if (!is_call || i >= mir_symbol_row(v->unit, term->symbol)->result_count) return false;
  }
  return true;
}

/* Results of a function of the unit or of an import that is not C's: an address comes behind its owner. */
static bool owners_come_first(const MirType *types, uint32_t count) {
  for (uint32_t i = 0; i < count; i++)
    if (types[i].kind == MIR_KIND_ADDR && (!i || types[i - 1].kind != MIR_KIND_REF)) return false;
  return true;
}

static void check_params(Verify *v, const ValueId *params, uint32_t count, bool is_func) {
  for (uint32_t i = 0; i < count; i++) {
    const MirValue *value = mir_value(v->func, params[i]);
    if (value->inst.index || value->param_index != i || value->is_func_param != is_func ||
        (!is_func && value->block.index != v->block.index))
      PROBLEM("v%u is not its parameter %u", params[i].index, i);
    check_row(v, value->type.row, false);
    if (is_func && value->type.kind == MIR_KIND_PROOF)
      PROBLEM("v%u: a function takes no proof", params[i].index);
    bool is_foreign = is_func ? (v->func->flags & MIR_FUNC_C) != 0 : is_result_of_c(v, i);
    if (value->type.kind == MIR_KIND_ADDR && !is_foreign &&
        (!i || mir_type_of(v->func, params[i - 1]).kind != MIR_KIND_REF))
      PROBLEM("v%u is an address without its owner before it", params[i].index);
  }
}

static void verify_func(Verify *v, const MirFunc *func) {
  v->func = func, v->block = (BlockId){0}, v->inst = (InstId){0}, v->in_term = false;
  if (!func->has_body) {
    problem(v, "has no body: declare it with 'import func'");
    return;
  }
  if (func->blocks.count < 2 || func->blocks.items[1].is_removed) {
    problem(v, "has no entry block b1");
    return;
  }
  mir_compute_cfg(func, &v->scratch, &v->cfg);
  v->passed = NEW_ARRAY(&v->scratch, uint32_t, func->insts.count);
  if (func->blocks.items[1].params.count)
    problem(v, "the entry block has no parameters: they are the function's");
  check_params(v, func->params.items, func->params.count, true);
  for (uint32_t i = 0; i < func->results.count; i++)
    if (func->results.items[i].kind == MIR_KIND_PROOF) problem(v, "a function gives no proof");
  if (!(func->flags & MIR_FUNC_C) && !owners_come_first(func->results.items, func->results.count))
    problem(v, "gives an address without its owner before it");
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    const MirBlock *block = &func->blocks.items[b];
    if (block->is_removed) continue;
    v->block = (BlockId){b}, v->inst = (InstId){0}, v->in_term = false;
    check_params(v, block->params.items, block->params.count, false);
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next) {
      check_inst(v, i);
      v->passed[i.index] = b;
    }
    check_term(v);
  }
}

/* ---- rows and data ---- */

static void check_words(Verify *v, const LayoutRow *row, const LayoutWord *words, uint32_t count,
                        uint32_t size) {
  for (uint32_t i = 0; i < count; i++) {
    if ((uint64_t)words[i].index * 8 + 8 > size)
      PROBLEM("row %s: word %u is outside %u bytes", name_text(v->unit->names, row->name),
              words[i].index, size);
    if (i && words[i].index <= words[i - 1].index)
      PROBLEM("row %s: words must ascend", name_text(v->unit->names, row->name));
  }
}

static void verify_row(Verify *v, uint32_t index) {
  const MirUnit *unit = v->unit;
  const LayoutRow *row = &unit->layout.rows.items[index];
  const char *name = name_text(unit->names, row->name);
  if (!row->name.index) PROBLEM("row %u has no name", index);
  if (row->size % 8) PROBLEM("row %s: the size is a multiple of 8", name);
  if (row->kind == LAYOUT_ARRAY && !row->size)
    PROBLEM("row %s: an array begins with its length", name);
  if (row->kind == LAYOUT_STRING && (row->size != LAYOUT_STRING_DATA || row->stride != 1))
    PROBLEM("row %s: a string has size 8 and stride 1", name);
  if (row->kind != LAYOUT_ARRAY && row->element_word_count)
    PROBLEM("row %s: only arrays have elements", name);
  check_words(v, row, row->element_words, row->element_word_count, row->stride);
  for (uint32_t c = 0; c < row->case_count; c++) {
    const LayoutCase *k = &row->cases[c];
    if (k->tag > 255 || (c && k->tag <= row->cases[c - 1].tag))
      PROBLEM("row %s: tags ascend up to 255", name);
    if (k->size % 8 || k->size > row->size)
      PROBLEM("row %s case %u: the size is a multiple of 8, at most the row's", name, k->tag);
    check_words(v, row, k->words, k->word_count, k->size);
  }
  if (row->subtypes_first.index &&
      (row->subtypes_first.index > row->subtypes_last.index || row->subtypes_first.index > index ||
       row->subtypes_last.index < index))
    PROBLEM("row %s: the subtypes are a range around it", name);
  for (uint32_t m = 0; m < row->method_count; m++)
    if (row->methods[m].index && mir_symbol_row(unit, row->methods[m])->form == MIR_SYMBOL_UNKNOWN)
      PROBLEM("row %s: @%s is not declared", name, mir_symbol_text(unit, row->methods[m]));
}

static void verify_data(Verify *v, const MirData *data) {
  const MirUnit *unit = v->unit;
  const char *name = mir_symbol_text(unit, data->symbol);
  const LayoutRow *row = NULL;
  if (data->form == MIR_DATA_OBJECT || data->form == MIR_DATA_STRING) {
    if (!data->row.index || data->row.index >= unit->layout.rows.count) {
      PROBLEM("data @%s: needs a row", name);
      return;
    }
    row = layout_row(&unit->layout, data->row);
    if ((row->kind == LAYOUT_STRING) != (data->form == MIR_DATA_STRING))
      PROBLEM("data @%s: strings, and only they, have a row of kind string", name);
    const LayoutCase *c = layout_case(row, data->tag);
    uint32_t size = c ? c->size : row->size;
    if (data->form == MIR_DATA_OBJECT && row->kind != LAYOUT_ARRAY && data->size != size)
      PROBLEM("data @%s: the row says %u bytes", name, size);
  }
  if (data->form == MIR_DATA_STRING || data->form == MIR_DATA_BYTES) return;
  if (data->size % 8) PROBLEM("data @%s: the size is a multiple of 8", name);
  uint32_t end = 0;
  for (uint32_t i = 0; i < data->fields.count; i++) {
    const MirField *field = &data->fields.items[i];
    uint32_t size = mir_kind_size[field->type.kind];
    bool is_number =
        field->form != MIR_FIELD_SYMBOL && field->type.kind != MIR_KIND_REF; /* anywhere */
    if (!is_word_kind(field->type.kind) || (!is_number && field->offset % (size ? size : 1)))
      PROBLEM("data @%s: field at %u: a word at its alignment", name, field->offset);
    if (field->offset < end || (uint64_t)field->offset + size > data->size)
      PROBLEM("data @%s: field at %u: fields ascend inside the size", name, field->offset);
    end = field->offset + size;
    if (field->form == MIR_FIELD_SYMBOL) {
      if (mir_symbol_row(unit, field->symbol)->form == MIR_SYMBOL_UNKNOWN)
        PROBLEM("data @%s: @%s is not declared", name, mir_symbol_text(unit, field->symbol));
      if (mir_kind_sort[field->type.kind] != 'P')
        PROBLEM("data @%s: field at %u: a symbol is a pointer", name, field->offset);
    }
    if (field->form == MIR_FIELD_BITS && field->type.kind == MIR_KIND_REF &&
        (field->bits < 0 || field->bits >= LAYOUT_IMMEDIATE_LIMIT))
      PROBLEM("data @%s: field at %u: an immediate lies between 0 and 4095", name, field->offset);
  }
}

static void verify_import(Verify *v, const MirSymbol *symbol) {
  if (symbol->form != MIR_SYMBOL_IMPORT_FUNC || symbol->flags & MIR_FUNC_C) return;
  if (!owners_come_first(symbol->params, symbol->param_count) ||
      !owners_come_first(symbol->results, symbol->result_count))
    PROBLEM("@%s has an address without its owner before it",
            name_text(v->unit->names, symbol->name));
}

bool mir_verify_unit(const MirUnit *unit, Text *problems) {
  Verify verify = {.unit = unit, .problems = problems}, *v = &verify;
  arena_init(&v->scratch, "verify");
  if (unit->layout.rows.count > LAYOUT_MAX_ROWS)
    PROBLEM("more than %d layout rows", LAYOUT_MAX_ROWS);
  for (uint32_t i = 1; i < unit->layout.rows.count; i++) verify_row(v, i);
  for (uint32_t i = 1; i < unit->data.count; i++) verify_data(v, &unit->data.items[i]);
  for (uint32_t i = 1; i < unit->funcs.count; i++) verify_func(v, unit->funcs.items[i]);
  v->func = NULL;
  for (uint32_t i = 1; i < unit->symbols.count; i++) verify_import(v, &unit->symbols.items[i]);
  const bool *taken = mir_addresses_taken(unit, &v->scratch);
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    if (taken[i] && !(unit->funcs.items[i]->flags & MIR_FUNC_ADDRESS))
      PROBLEM("the address of @%s is taken, which it does not say",
              mir_symbol_text(unit, unit->funcs.items[i]->symbol));
  if (unit->start.index) {
    const MirFunc *start = mir_symbol_func(unit, unit->start);
    if (!start)
      PROBLEM("start @%s is no function of the unit", mir_symbol_text(unit, unit->start));
    else if (start->params.count || start->results.count > 1 ||
             (start->results.count == 1 && start->results.items[0].kind != MIR_KIND_I32))
      PROBLEM("start @%s takes nothing and returns i32 or nothing",
              mir_symbol_text(unit, unit->start));
  }
  if (v->count > MOST_PROBLEMS) text_format(v->problems, "and %u more\n", v->count - MOST_PROBLEMS);
  arena_reset(&v->scratch);
  return v->count == 0;
}
