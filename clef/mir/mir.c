/* mir: making units and functions, and changing them. */
#include "clef/mir/debug.h"
#include "clef/mir/mir.h"

const char *const mir_kind_text[MIR_KIND_COUNT] = {
#define MIR_KIND_ROW(name, text, size, sort) text,
    MIR_KINDS(MIR_KIND_ROW)
#undef MIR_KIND_ROW
};
const uint8_t mir_kind_size[MIR_KIND_COUNT] = {
#define MIR_KIND_ROW(name, text, size, sort) size,
    MIR_KINDS(MIR_KIND_ROW)
#undef MIR_KIND_ROW
};
const char mir_kind_sort[MIR_KIND_COUNT] = {
#define MIR_KIND_ROW(name, text, size, sort) sort,
    MIR_KINDS(MIR_KIND_ROW)
#undef MIR_KIND_ROW
};
const char *const mir_callee_text[MIR_CALLEE_COUNT] = {
#define MIR_CALLEE(name, text) text,
    MIR_CALLEES(MIR_CALLEE)
#undef MIR_CALLEE
};
const char *const mir_data_text[] = {"object", "string", "bytes", "slots"};

const MirFuncFlag mir_func_flags[MIR_FUNC_FLAG_COUNT] = {
    {MIR_FUNC_RAISES, "raises"},     {MIR_FUNC_ADDRESS, "address"},
    {MIR_FUNC_EXPORT, "export"},     {MIR_FUNC_COLD, "cold"},
    {MIR_FUNC_NOINLINE, "noinline"}, {MIR_FUNC_INLINE, "inline"},
    {MIR_FUNC_CELL, "cell"},         {MIR_FUNC_C, "c"},
    {MIR_FUNC_ALWAYS, "always"},     {MIR_FUNC_LIBRARY, "library"},
};

const MirSysInfo mir_sys_info[MIR_SYS_COUNT] = {
#define SYS(name, text, args, result) {text, args, result},
#include "clef/mir/sys.def"
};

/* The table's column of properties has names without prefixes. */
enum {
  PURE = MIR_PURE,
  COMMUTES = MIR_COMMUTES,
  READS = MIR_READS,
  WRITES = MIR_WRITES,
  ALLOCATES = MIR_ALLOCATES,
  PARTIAL = MIR_PARTIAL,
  MAY_PROVE = MIR_MAY_PROVE,
  TYPED = MIR_TYPED,
  EGRAPH = MIR_EGRAPH,
  OWNERSHIP = MIR_OWNERSHIP,
  COUNTS = MIR_COUNTS,
  TERMINATES = MIR_TERMINATES,
  VARY = MIR_VARY
};
const MirOpInfo mir_op_info[MIR_OP_COUNT] = {
#define OP(name, text, operands, result, types, properties, cost) \
  {text, operands, result, MIR_RULE_##types, properties, cost},
#include "clef/mir/ops.def"
};

/* ---- the unit ---- */

MirUnit *mir_unit_new(Arena *arena, Names *names, Sources *sources) {
  MirUnit *unit = NEW(arena, MirUnit);
  unit->arena = arena, unit->names = names, unit->sources = sources;
  layout_init(&unit->layout, arena);
  vec_push(arena, &unit->symbols, (MirSymbol){.index = 0});
  vec_push(arena, &unit->funcs, NULL);
  vec_push(arena, &unit->data, (MirData){.size = 0});
  vec_push(arena, &unit->sites, (MirSite){.file = 0});
  return unit;
}

SymbolId mir_symbol(MirUnit *unit, Name name) {
  if (name.index >= unit->symbol_of_name_count) {
    uint32_t wanted = unit->symbol_of_name_count ? unit->symbol_of_name_count * 2 : 256;
    while (wanted <= name.index) wanted *= 2;
    unit->symbol_of_name =
        arena_grow(unit->arena, unit->symbol_of_name, unit->symbol_of_name_count * sizeof(uint32_t),
                   wanted * sizeof(uint32_t));
    unit->symbol_of_name_count = wanted;
  }
  uint32_t *known = &unit->symbol_of_name[name.index];
  if (!*known) {
    *known = unit->symbols.count;
    vec_push(unit->arena, &unit->symbols, (MirSymbol){.name = name});
  }
  return (SymbolId){*known};
}

SymbolId mir_symbol_of_text(MirUnit *unit, const char *text) {
  return mir_symbol(unit, name_of_string(unit->names, text));
}

MirFunc *mir_func_new(MirUnit *unit, SymbolId symbol, Span span) {
  MirSymbol *row = mir_symbol_row(unit, symbol);
  if (row->form != MIR_SYMBOL_UNKNOWN)
    bug("mir_func_new: @%s is declared twice", name_text(unit->names, row->name));
  MirFunc *func = NEW(unit->arena, MirFunc);
  func->unit = unit, func->symbol = symbol, func->span = span;
  func->id = (FuncId){unit->funcs.count};
  func->arena = NEW(unit->arena, Arena);
  arena_init(func->arena, "function");
  row->form = MIR_SYMBOL_FUNC, row->index = func->id.index;
  vec_push(unit->arena, &unit->funcs, func);
  vec_push(func->arena, &func->values, (MirValue){.use_count = 0});
  vec_push(func->arena, &func->blocks, (MirBlock){.is_removed = true});
  vec_push(func->arena, &func->insts, (MirInst){.op = 0});
  return func;
}

static ValueId new_value(MirFunc *func, MirValue value) {
  vec_push(func->arena, &func->values, value);
  return (ValueId){func->values.count - 1};
}

ValueId mir_func_param(MirFunc *func, MirType type, Name name) {
  ValueId value = new_value(func, (MirValue){.type = type,
                                             .block = MIR_ENTRY,
                                             .param_index = narrow16(func->params.count),
                                             .is_func_param = true,
                                             .name = name});
  vec_push(func->arena, &func->params, value);
  return value;
}

void mir_func_result(MirFunc *func, MirType type) { vec_push(func->arena, &func->results, type); }

const char *const mir_c_place_text[] = {
#define MIR_C_PLACE(name, text) text,
    MIR_C_PLACES
#undef MIR_C_PLACE
};

void mir_import_func(MirUnit *unit, SymbolId symbol, uint32_t flags, const MirType *params,
                     uint32_t param_count, const MirType *results, uint32_t result_count) {
  MirSymbol *row = mir_symbol_row(unit, symbol);
  row->form = MIR_SYMBOL_IMPORT_FUNC;
  row->flags = flags;
  row->params = NEW_ARRAY(unit->arena, MirType, param_count + 1);
  row->results = NEW_ARRAY(unit->arena, MirType, result_count + 1);
  if (param_count) memcpy(row->params, params, param_count * sizeof *params);
  if (result_count) memcpy(row->results, results, result_count * sizeof *results);
  row->param_count = param_count, row->result_count = result_count;
}

bool mir_calls_c(const MirUnit *unit) {
  if (unit->exports.count) return true;
  for (uint32_t i = 1; i < unit->symbols.count; i++)
    if (unit->symbols.items[i].form == MIR_SYMBOL_IMPORT_FUNC &&
        unit->symbols.items[i].flags & MIR_FUNC_C)
      return true;
  return false;
}

void mir_import_data(MirUnit *unit, SymbolId symbol) {
  mir_symbol_row(unit, symbol)->form = MIR_SYMBOL_IMPORT_DATA;
}

MirData *mir_data_new(MirUnit *unit, SymbolId symbol, MirDataForm form) {
  MirSymbol *row = mir_symbol_row(unit, symbol);
  if (row->form != MIR_SYMBOL_UNKNOWN)
    bug("mir_data_new: @%s is declared twice", name_text(unit->names, row->name));
  row->form = MIR_SYMBOL_DATA, row->index = unit->data.count;
  vec_push(unit->arena, &unit->data, ((MirData){.symbol = symbol, .form = form}));
  return &vec_last(&unit->data);
}

SymbolId mir_data_string(MirUnit *unit, SymbolId symbol, RowId row, const char *bytes,
                         uint32_t size) {
  MirData *data = mir_data_new(unit, symbol, MIR_DATA_STRING);
  char *copy = arena_alloc(unit->arena, size + 1);
  if (size) memcpy(copy, bytes, size);
  data->row = row, data->bytes = copy, data->size = size;
  return symbol;
}

static void add_field(MirUnit *unit, MirData *data, MirField field) {
  vec_push(unit->arena, &data->fields, field);
  uint32_t end = field.offset + mir_kind_size[field.type.kind];
  if (end > data->size) data->size = (end + 7) & ~7u;
}
void mir_data_bits(MirUnit *unit, MirData *data, uint32_t offset, MirType type, int64_t bits) {
  if (type.kind == MIR_KIND_REF && bits > unit->immediate_most)
    unit->immediate_most = (uint32_t)bits;
  add_field(unit, data, (MirField){offset, type, MIR_FIELD_BITS, bits, {0}});
}
void mir_data_symbol(MirUnit *unit, MirData *data, uint32_t offset, MirType type, SymbolId symbol) {
  add_field(unit, data, (MirField){offset, type, MIR_FIELD_SYMBOL, 0, symbol});
}

MirFunc *mir_symbol_func(const MirUnit *unit, SymbolId id) {
  const MirSymbol *row = mir_symbol_row(unit, id);
  return row->form == MIR_SYMBOL_FUNC ? unit->funcs.items[row->index] : NULL;
}

SymbolId mir_find_function(const MirUnit *unit, const char *text) {
  Name name = name_find(unit->names, text, strlen(text));
  if (!name.index || name.index >= unit->symbol_of_name_count) return (SymbolId){0};
  SymbolId symbol = {unit->symbol_of_name[name.index]};
  const MirFunc *func = symbol.index ? mir_symbol_func(unit, symbol) : NULL;
  return func && func->has_body ? symbol : (SymbolId){0};
}
MirData *mir_symbol_data(const MirUnit *unit, SymbolId id) {
  const MirSymbol *row = mir_symbol_row(unit, id);
  return row->form == MIR_SYMBOL_DATA ? &unit->data.items[row->index] : NULL;
}

/* ---- building ---- */

BlockId mir_block_new(MirFunc *func) {
  func->has_body = true;
  vec_push(func->arena, &func->blocks, (MirBlock){.is_removed = false});
  return (BlockId){func->blocks.count - 1};
}

ValueId mir_block_param(MirFunc *func, BlockId block, MirType type) {
  MirBlock *row = mir_block(func, block);
  ValueId value = new_value(
      func, (MirValue){.type = type, .block = block, .param_index = narrow16(row->params.count)});
  vec_push(func->arena, &row->params, value);
  return value;
}

static void link_inst(MirFunc *func, InstId id, BlockId block, InstId before) {
  MirInst *inst = mir_inst(func, id);
  MirBlock *row = mir_block(func, block);
  inst->block = block, inst->next = before;
  inst->prev = before.index ? mir_inst(func, before)->prev : row->last;
  if (inst->prev.index)
    mir_inst(func, inst->prev)->next = id;
  else
    row->first = id;
  if (before.index)
    mir_inst(func, before)->prev = id;
  else
    row->last = id;
  if (inst->result.index) mir_value(func, inst->result)->block = block;
}

static void unlink_inst(MirFunc *func, InstId id) {
  MirInst *inst = mir_inst(func, id);
  MirBlock *row = mir_block(func, inst->block);
  if (inst->prev.index)
    mir_inst(func, inst->prev)->next = inst->next;
  else
    row->first = inst->next;
  if (inst->next.index)
    mir_inst(func, inst->next)->prev = inst->prev;
  else
    row->last = inst->prev;
  inst->prev = inst->next = (InstId){0};
}

static ValueId *copy_values(MirFunc *func, const ValueId *values, uint32_t count) {
  if (!count) return NULL;
  ValueId *copy = NEW_ARRAY(func->arena, ValueId, count);
  memcpy(copy, values, count * sizeof *copy);
  return copy;
}

InstId mir_add_inst(MirAt *at, MirOp op, MirType result, const ValueId *operands,
                    uint32_t operand_count) {
  MirFunc *func = at->func;
  InstId id = {func->insts.count};
  ValueId value = {0};
  if (result.kind != MIR_KIND_NONE)
    value = new_value(func, (MirValue){.type = result, .block = at->block, .inst = id});
  MirInst inst = {.op = (uint8_t)op,
                  .kind = result.kind,
                  .operand_count = narrow16(operand_count),
                  .operands = copy_values(func, operands, operand_count),
                  .result = value,
                  .span = at->span};
  vec_push(func->arena, &func->insts, inst);
  link_inst(func, id, at->block, at->before);
  return id;
}

MirKind mir_fixed_result(MirOp op) {
  switch ((MirTypeRule)mir_op_info[op].types) {
  case MIR_RULE_INT_TEST:
  case MIR_RULE_REF_TEST:
  case MIR_RULE_FLOAT_TEST:
  case MIR_RULE_HEADER_TEST:
  case MIR_RULE_REF_QUESTION:
  case MIR_RULE_COUNTED_TEST:
  case MIR_RULE_MEM_EQUAL: return MIR_KIND_I8;
  case MIR_RULE_TO_I32:
  case MIR_RULE_HEADER: return MIR_KIND_I32;
  case MIR_RULE_LEN:
  case MIR_RULE_ADDR_BITS:
  case MIR_RULE_IMM_VALUE: return MIR_KIND_I64;
  case MIR_RULE_TO_PROOF: return MIR_KIND_PROOF;
  case MIR_RULE_ELEM:
  case MIR_RULE_TO_ADDR:
  case MIR_RULE_ADDR_ADD:
  case MIR_RULE_BITS_ADDR: return MIR_KIND_ADDR;
  case MIR_RULE_TO_TOKEN:
  case MIR_RULE_NO_TOKEN: return MIR_KIND_TOKEN;
  case MIR_RULE_SAME_INT:
  case MIR_RULE_SHIFT:
  case MIR_RULE_SAME_FLOAT:
  case MIR_RULE_STORE:
  case MIR_RULE_MEM_COPY:
  case MIR_RULE_MEM_FILL:
  case MIR_RULE_RT_SET:
  case MIR_RULE_COUNTED:
  case MIR_RULE_TOKEN:
  case MIR_RULE_DEBUG:
  case MIR_RULE_TERMINATOR:
  case MIR_RULE_NUMBER:
  case MIR_RULE_IMMEDIATE:
  case MIR_RULE_SYMBOL:
  case MIR_RULE_SELECT:
  case MIR_RULE_CAST:
  case MIR_RULE_WIDEN:
  case MIR_RULE_NARROW:
  case MIR_RULE_INT_TO_FLOAT:
  case MIR_RULE_FLOAT_TO_INT:
  case MIR_RULE_FLOAT_TO_FLOAT:
  case MIR_RULE_BITCAST:
  case MIR_RULE_LOAD:
  case MIR_RULE_ALLOC:
  case MIR_RULE_ALLOC_ARRAY:
  case MIR_RULE_RT_GET:
  case MIR_RULE_SYS: return MIR_KIND_NONE;
  }
  return MIR_KIND_NONE;
}

/* The result type of operations that are not TYPED. */
static MirType result_type(const MirFunc *func, MirOp op, const ValueId *operands) {
  MirTypeRule rule = (MirTypeRule)mir_op_info[op].types;
  if (rule == MIR_RULE_SAME_INT || rule == MIR_RULE_SHIFT || rule == MIR_RULE_SAME_FLOAT)
    return mir_type_of(func, operands[0]);
  return mir_type(mir_fixed_result(op));
}

static ValueId result_of(MirAt *at, InstId id) { return mir_inst(at->func, id)->result; }
static MirInst *row_of(MirAt *at, InstId id) { return mir_inst(at->func, id); }

static InstId add_n(MirAt *at, MirOp op, const ValueId *operands, uint32_t count) {
  InstId id = mir_add_inst(at, op, result_type(at->func, op, operands), operands, count);
  return id;
}
ValueId mir_add1(MirAt *at, MirOp op, ValueId a) { return result_of(at, add_n(at, op, &a, 1)); }
ValueId mir_add2(MirAt *at, MirOp op, ValueId a, ValueId b) {
  return result_of(at, add_n(at, op, (ValueId[]){a, b}, 2));
}
ValueId mir_add3(MirAt *at, MirOp op, ValueId a, ValueId b, ValueId c) {
  return result_of(at, add_n(at, op, (ValueId[]){a, b, c}, 3));
}
ValueId mir_add_convert(MirAt *at, MirOp op, MirKind to, ValueId a) {
  return result_of(at, mir_add_inst(at, op, mir_type(to), &a, 1));
}
ValueId mir_add_const(MirAt *at, MirKind kind, uint64_t bits) {
  InstId id = mir_add_inst(at, MIR_CONST, mir_type(kind), NULL, 0);
  row_of(at, id)->imm = mir_kind_is_int(kind) ? mir_sign_extend(kind, bits) : (int64_t)bits;
  return result_of(at, id);
}
ValueId mir_add_immediate(MirAt *at, RowId row, uint32_t word) {
  InstId id = mir_add_inst(at, MIR_IMM, mir_ref(row, true), NULL, 0);
  row_of(at, id)->imm = word;
  if (word > at->func->unit->immediate_most) at->func->unit->immediate_most = word;
  return result_of(at, id);
}
ValueId mir_add_symbol(MirAt *at, SymbolId symbol, MirType type) {
  InstId id = mir_add_inst(at, MIR_SYMBOL, type, NULL, 0);
  row_of(at, id)->u.symbol = symbol;
  return result_of(at, id);
}
ValueId mir_add_select(MirAt *at, ValueId condition, ValueId yes, ValueId no) {
  MirType a = mir_type_of(at->func, yes), b = mir_type_of(at->func, no);
  a.may_be_immediate |= b.may_be_immediate;
  if (a.row.index != b.row.index) a.row = (RowId){0};
  return result_of(at, mir_add_inst(at, MIR_SELECT, a, (ValueId[]){condition, yes, no}, 3));
}

/* Puts the proof, if any, behind the operands. */
static InstId add_proved(MirAt *at, MirOp op, MirType type, const ValueId *operands, uint32_t count,
                         ValueId proof) {
  ValueId all[4];
  for (uint32_t i = 0; i < count; i++) all[i] = operands[i];
  if (proof.index) all[count++] = proof;
  InstId id = mir_add_inst(at, op, type, all, count);
  if (proof.index) row_of(at, id)->flags |= MIR_PROVED;
  return id;
}
ValueId mir_add_cast(MirAt *at, MirType type, ValueId ref, ValueId proof) {
  return result_of(at, add_proved(at, MIR_CAST, type, &ref, 1, proof));
}
static void set_place(MirInst *inst, MirAddress place, uint8_t flags) {
  inst->imm = place.offset, inst->row = place.row, inst->field = place.field;
  inst->flags |= flags;
}
ValueId mir_add_load(MirAt *at, MirType type, MirAddress place, uint8_t flags, ValueId proof) {
  InstId id = add_proved(at, MIR_LOAD, type, &place.base, 1, proof);
  set_place(row_of(at, id), place, flags);
  return row_of(at, id)->result;
}
InstId mir_add_store(MirAt *at, MirAddress place, ValueId value, uint8_t flags, ValueId proof) {
  InstId id =
      add_proved(at, MIR_STORE, mir_type(MIR_KIND_NONE), (ValueId[]){place.base, value}, 2, proof);
  MirInst *inst = row_of(at, id);
  inst->kind = mir_type_of(at->func, value).kind;
  set_place(inst, place, flags);
  return id;
}
ValueId mir_add_elem(MirAt *at, ValueId base, int64_t offset, ValueId index, uint32_t stride,
                     ValueId proof) {
  InstId id = add_proved(at, MIR_ELEM, mir_type(MIR_KIND_ADDR), (ValueId[]){base, index}, 2, proof);
  MirInst *inst = row_of(at, id);
  inst->imm = offset, inst->u.stride = stride;
  return inst->result;
}
ValueId mir_add_addr(MirAt *at, ValueId base, int64_t offset) {
  InstId id = mir_add_inst(at, MIR_ADDR, mir_type(MIR_KIND_ADDR), &base, 1);
  row_of(at, id)->imm = offset;
  return result_of(at, id);
}
ValueId mir_add_len(MirAt *at, ValueId array, uint32_t dimension) {
  InstId id = mir_add_inst(at, MIR_LEN, mir_type(MIR_KIND_I64), &array, 1);
  row_of(at, id)->imm = dimension;
  return result_of(at, id);
}
ValueId mir_add_partial(MirAt *at, MirOp op, ValueId a, ValueId b, ValueId proof) {
  return result_of(at, add_proved(at, op, mir_type_of(at->func, a), (ValueId[]){a, b}, 2, proof));
}
ValueId mir_add_alloc(MirAt *at, RowId row, uint8_t tag, uint32_t size, uint8_t flags) {
  InstId id = mir_add_inst(at, MIR_ALLOC, mir_ref(row, false), NULL, 0);
  MirInst *inst = row_of(at, id);
  inst->row = row, inst->tag = tag, inst->imm = size, inst->flags |= flags;
  return inst->result;
}
ValueId mir_add_alloc_array(MirAt *at, RowId row, const ValueId *lengths, uint32_t count,
                            uint8_t flags) {
  InstId id = mir_add_inst(at, MIR_ALLOC_ARRAY, mir_ref(row, false), lengths, count);
  MirInst *inst = row_of(at, id);
  inst->row = row, inst->flags |= flags;
  return inst->result;
}
ValueId mir_add_proof(MirAt *at) {
  return result_of(at, mir_add_inst(at, MIR_PASSED, mir_type(MIR_KIND_PROOF), NULL, 0));
}
ValueId mir_add_rt_get(MirAt *at, MirType type, uint32_t slot) {
  InstId id = mir_add_inst(at, MIR_RT_GET, type, NULL, 0);
  row_of(at, id)->imm = slot;
  return result_of(at, id);
}
void mir_add_rt_set(MirAt *at, uint32_t slot, ValueId value) {
  InstId id = mir_add_inst(at, MIR_RT_SET, mir_type(MIR_KIND_NONE), &value, 1);
  row_of(at, id)->imm = slot;
  row_of(at, id)->kind = mir_type_of(at->func, value).kind;
}
ValueId mir_add_sys(MirAt *at, MirSys call, const ValueId *args, uint32_t count) {
  MirType type = mir_type(mir_sys_info[call].result == '-' ? MIR_KIND_NONE : MIR_KIND_I64);
  InstId id = mir_add_inst(at, MIR_SYS, type, args, count);
  row_of(at, id)->imm = call;
  return result_of(at, id);
}
void mir_add_raised(MirAt *at, ValueId exception) {
  const MirUnit *unit = at->func->unit;
  if (!unit->keeps_places) return;
  /* an exception whose trace nothing reads may be an object that is never made */
  ValueId bits = unit->asks_traces ? mir_add_convert(at, MIR_ADDR_BITS, MIR_KIND_I64,
                                                     mir_add_addr(at, exception, 0))
                                   : mir_add_const(at, MIR_KIND_I64, 0);
  mir_add_sys(at, MIR_SYS_RAISED, &bits, 1);
}
ValueId mir_add_test(MirAt *at, MirOp op, ValueId ref, RowId row, int64_t imm) {
  InstId id = mir_add_inst(at, op, mir_type(MIR_KIND_I8), &ref, 1);
  row_of(at, id)->row = row, row_of(at, id)->imm = imm;
  return result_of(at, id);
}

/* ---- terminators ---- */

MirEdge mir_edge(MirFunc *func, BlockId block, const ValueId *args, uint32_t arg_count) {
  return (MirEdge){block, arg_count, copy_values(func, args, arg_count)};
}

static MirTerm *new_term(MirAt *at, MirOp op, const ValueId *operands, uint32_t operand_count,
                         uint32_t edge_count) {
  MirTerm *term = &mir_block(at->func, at->block)->term;
  *term = (MirTerm){.op = (uint8_t)op,
                    .operand_count = operand_count,
                    .operands = copy_values(at->func, operands, operand_count),
                    .edge_count = edge_count,
                    .span = at->span};
  if (edge_count) term->edges = NEW_ARRAY(at->func->arena, MirEdge, edge_count);
  return term;
}

void mir_goto(MirAt *at, BlockId block, const ValueId *args, uint32_t arg_count) {
  MirEdge edge = mir_edge(at->func, block, args, arg_count);
  new_term(at, MIR_GOTO, NULL, 0, 1)->edges[0] = edge;
}

void mir_switch(MirAt *at, ValueId value, const int64_t *cases, const MirEdge *edges,
                uint32_t case_count, MirEdge otherwise) {
  uint32_t edge_count = case_count + (otherwise.block.index != 0);
  MirTerm *term = new_term(at, MIR_SWITCH, &value, 1, edge_count);
  term->case_count = case_count;
  term->cases = NEW_ARRAY(at->func->arena, int64_t, case_count + 1);
  for (uint32_t i = 0; i < case_count; i++) term->cases[i] = cases[i], term->edges[i] = edges[i];
  if (otherwise.block.index) term->edges[case_count] = otherwise;
}

void mir_branch(MirAt *at, ValueId condition, MirEdge yes, MirEdge no) {
  int64_t zero = 0;
  mir_switch(at, condition, &zero, &no, 1, yes);
}

static MirTerm *set_callee(MirTerm *term, MirCallee callee) {
  term->form = (uint8_t)callee.form;
  term->symbol = callee.symbol, term->callee = callee.value;
  term->slot = callee.slot, term->arity = callee.arity;
  return term;
}

void mir_call(MirAt *at, MirCallee callee, const ValueId *args, uint32_t arg_count, MirEdge then,
              MirEdge exception, uint8_t flags) {
  uint32_t edge_count = exception.block.index ? 2 : 1;
  MirTerm *term = set_callee(new_term(at, MIR_CALL, args, arg_count, edge_count), callee);
  term->flags = flags;
  term->edges[0] = then;
  if (edge_count == 2) term->edges[1] = exception;
}
void mir_tailcall(MirAt *at, MirCallee callee, const ValueId *args, uint32_t arg_count) {
  set_callee(new_term(at, MIR_TAILCALL, args, arg_count, 0), callee);
}
void mir_raise(MirAt *at, ValueId exception) { new_term(at, MIR_RAISE, &exception, 1, 0); }
void mir_return(MirAt *at, const ValueId *results, uint32_t count) {
  new_term(at, MIR_RETURN, results, count, 0);
}
void mir_invalid(MirAt *at, const char *why) {
  new_term(at, MIR_INVALID, NULL, 0, 0)->message = name_of_string(at->func->unit->names, why);
}

bool mir_next_part(MirUses *uses) {
  MirTerm *term = uses->term;
  if (!uses->part++ && term->callee.index) {
    uses->value = &term->callee;
    return true;
  }
  if (uses->part == 1) uses->part = 2;
  for (; uses->part - 2 < term->edge_count; uses->part++) {
    const MirEdge *edge = &term->edges[uses->part - 2];
    if (!edge->arg_count) continue;
    uses->value = edge->args;
    uses->next = edge->args + 1, uses->left = edge->arg_count - 1;
    return true;
  }
  return false;
}

/* ---- changing ---- */

bool mir_needs_proof(const MirFunc *func, const MirInst *inst) {
  if (mir_op_has(inst->op, MIR_PARTIAL)) return true;
  if (!mir_op_has(inst->op, MIR_MAY_PROVE)) return false;
  MirType base = mir_type_of(func, inst->operands[0]);
  if (inst->op == MIR_CAST) {
    MirType to = mir_type_of(func, inst->result);
    if (base.may_be_immediate && !to.may_be_immediate) return true;
    return to.row.index && layout_row(&func->unit->layout, to.row)->nominal &&
           !layout_is_subtype(&func->unit->layout, base.row, to.row);
  }
  if (base.kind == MIR_KIND_REF && base.may_be_immediate) return true;
  if ((inst->op != MIR_LOAD && inst->op != MIR_STORE) || inst->flags & MIR_INIT) return false;
  return inst->row.index && layout_row(&func->unit->layout, inst->row)->case_count > 1;
}

void mir_remove_inst(MirFunc *func, InstId id) {
  unlink_inst(func, id);
  /* the verifier finds uses that stayed behind */
  if (mir_inst(func, id)->result.index)
    mir_value(func, mir_inst(func, id)->result)->block = (BlockId){0};
}
void mir_move_inst(MirFunc *func, InstId id, BlockId block, InstId before) {
  unlink_inst(func, id);
  link_inst(func, id, block, before);
}

static void replace(ValueId *place, const ValueId *replacement) {
  /* Chains arise when a replacement is itself replaced. */
  while (replacement[place->index].index) *place = replacement[place->index];
}

void mir_replace_all_uses(MirFunc *func, const ValueId *replacement) {
  for (uint32_t v = 1; func->unit->debug && v < func->values.count; v++) {
    ValueId to = {v};
    replace(&to, replacement);
    if (to.index != v) mir_debug_replace(func, (ValueId){v}, to);
  }
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    MirBlock *block = &func->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next) {
      MirInst *inst = mir_inst(func, i);
      for (uint32_t k = 0; k < inst->operand_count; k++) replace(&inst->operands[k], replacement);
    }
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);) replace(u.value, replacement);
  }
}

void mir_replace_uses(MirFunc *func, ValueId from, ValueId to) {
  if (func->unit->debug) mir_debug_replace(func, from, to);
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    MirBlock *block = &func->blocks.items[b];
    if (block->is_removed) continue;
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next) {
      MirInst *inst = mir_inst(func, i);
      for (uint32_t k = 0; k < inst->operand_count; k++)
        if (inst->operands[k].index == from.index) inst->operands[k] = to;
    }
    for (MirUses u = mir_term_uses(&block->term); mir_next_use(&u);)
      if (u.value->index == from.index) *u.value = to;
  }
}

BlockId mir_split_block(MirFunc *func, BlockId old, InstId inst) {
  BlockId fresh = mir_block_new(func);
  MirBlock *from = mir_block(func, old), *to = mir_block(func, fresh);
  to->is_cold = from->is_cold, to->loop_depth = from->loop_depth;
  to->term = from->term;
  from->term = (MirTerm){.span = to->term.span};
  if (!inst.index) return fresh;
  to->first = inst, to->last = from->last;
  from->last = mir_inst(func, inst)->prev;
  if (from->last.index)
    mir_inst(func, from->last)->next = (InstId){0};
  else
    from->first = (InstId){0};
  mir_inst(func, inst)->prev = (InstId){0};
  for (InstId i = inst; i.index; i = mir_inst(func, i)->next) {
    MirInst *row = mir_inst(func, i);
    row->block = fresh;
    if (row->result.index) mir_value(func, row->result)->block = fresh;
  }
  return fresh;
}

void mir_remove_block(MirFunc *func, BlockId id) {
  MirBlock *block = mir_block(func, id);
  block->is_removed = true;
  block->first = block->last = (InstId){0};
  block->term = (MirTerm){.op = MIR_INVALID};
  block->params.count = 0;
}

void mir_remove_edge_args(MirTerm *term, BlockId to, uint32_t param_count, uint32_t index) {
  for (uint32_t e = 0; e < term->edge_count; e++) {
    MirEdge *edge = &term->edges[e];
    if (edge->block.index != to.index) continue;
    /* Results and exceptions stand before the edge's own arguments and cannot go. */
    uint32_t before = param_count - edge->arg_count;
    if (index < before)
      bug("mir_remove_edge_args: parameter %u of b%u is a call's result", index, to.index);
    for (uint32_t k = index - before; k + 1 < edge->arg_count; k++)
      edge->args[k] = edge->args[k + 1];
    edge->arg_count--;
  }
}

void mir_drop_block_param(MirFunc *func, BlockId id, uint32_t index) {
  MirBlock *block = mir_block(func, id);
  for (uint32_t k = index; k + 1 < block->params.count; k++) {
    block->params.items[k] = block->params.items[k + 1];
    mir_value(func, block->params.items[k])->param_index = narrow16(k);
  }
  block->params.count--;
}

bool mir_edge_equal(const MirEdge *a, const MirEdge *b) {
  if (a->block.index != b->block.index || a->arg_count != b->arg_count) return false;
  for (uint32_t i = 0; i < a->arg_count; i++)
    if (a->args[i].index != b->args[i].index) return false;
  return true;
}

bool mir_is_const(const MirFunc *func, ValueId value, uint64_t *bits) {
  const MirInst *inst = mir_definition(func, value);
  if (!inst || inst->op != MIR_CONST) return false;
  *bits = mir_kind_is_int(inst->kind) ? mir_zero_extend(inst->kind, (uint64_t)inst->imm)
                                      : (uint64_t)inst->imm;
  return true;
}

bool mir_term_may_raise(const MirUnit *unit, const MirTerm *term) {
  if (term->op == MIR_RAISE) return true;
  if (term->op != MIR_CALL && term->op != MIR_TAILCALL) return false;
  if (term->flags & MIR_TERM_NO_RAISE) return false;
  if (term->form == MIR_CALLEE_C) return false;
  if (term->form != MIR_CALLEE_DIRECT) return true;
  const MirSymbol *row = mir_symbol_row(unit, term->symbol);
  if (row->form == MIR_SYMBOL_FUNC)
    return (mir_func(unit, (FuncId){row->index})->flags & MIR_FUNC_RAISES) != 0;
  return row->form != MIR_SYMBOL_IMPORT_FUNC || (row->flags & MIR_FUNC_RAISES) != 0;
}
