/* text_form: LIR's text form, written and read back (README.md has the grammar). */
#include "clef/lir/lir.h"
#include "clef/lir/target.h"

static const char *const type_text[] = {"none", "i32", "i64", "f32", "f64"};
static const char *const section_text[] = {"ro", "rw", "bss"};

/* ---- writing ---- */

static void print_value(Text *out, LirValue value) {
  if (!value.index) {
    text_add_char(out, '_');
    return;
  }
  text_add_char(out, 'v');
  text_add_u64(out, value.index);
}

static void print_values(Text *out, const LirValue *values, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    if (i) text_add(out, ", ");
    print_value(out, values[i]);
  }
}

void lir_print_symbol(Text *out, const LirUnit *unit, Name symbol) {
  const char *text = name_text(unit->names, symbol);
  text_add_char(out, '@');
  if (strpbrk(text, " \t\r\n,(){}\"\\"))
    text_add_quoted(out, text, name_size(unit->names, symbol));
  else
    text_add(out, text);
}

static bool has_convention(uint32_t op) {
  return op == LIR_CALL || op == LIR_CALLR || op == LIR_SYSCALL || op == LIR_TAIL ||
         op == LIR_TAILR;
}

static const LirMachineOp *machine_op(const LirTarget *target, uint32_t op) {
  return op >= LIR_MACHINE && target ? &target->ops[op - LIR_MACHINE] : NULL;
}

static bool op_calls(const LirTarget *target, uint32_t op) {
  const LirMachineOp *machine = machine_op(target, op);
  return machine ? strchr(machine->operands, '*') != NULL : has_convention(op);
}

static void print_place(Text *out, const LirTarget *target, LirPlace place) {
  if (place & LIR_PLACE_SLOT) {
    text_add(out, "slot");
    text_add_u64(out, place & ~LIR_PLACE_SLOT);
  } else {
    text_add(out, target->reg_names[place]);
  }
}

static void print_inst(Text *out, const LirFunc *func, const LirTarget *target,
                       const LirBlockRow *row, uint32_t index) {
  const LirInst *inst = &func->insts.items[index];
  const LirMachineOp *machine = machine_op(target, inst->op);
  text_add(out, "  ");
  if (inst->op == LIR_MOVE) {
    print_place(out, target, (LirPlace)inst->disp);
    text_add(out, " = move ");
    print_place(out, target, (LirPlace)inst->imm);
    text_add_char(out, ' ');
    text_add(out, type_text[inst->type]);
    if (inst->result.index) {
      text_add_char(out, ' ');
      print_value(out, inst->result);
    }
    text_add_char(out, '\n');
    return;
  }
  const uint8_t *regs = func->operand_regs; /* NULL before allocation */
  for (uint32_t r = 0; r < inst->result_count; r++) {
    LirValue value = {inst->result.index + r};
    if (r) text_add(out, ", ");
    print_value(out, value);
    text_add(out, ": ");
    text_add(out, type_text[lir_type(func, value)]);
    if (regs && func->result_regs[value.index] != LIR_NO_REG) {
      text_add_char(out, ' ');
      text_add(out, target->reg_names[func->result_regs[value.index]]);
    }
  }
  if (inst->result_count) text_add(out, " = ");
  text_add(out, machine ? machine->text : lir_op_info[inst->op].text);
  if (op_calls(target, inst->op)) {
    text_add_char(out, ' ');
    text_add(out, lir_conv_text[inst->cond]);
  } else if (inst->op == LIR_ICMP || inst->op == LIR_FCMP || inst->cond) {
    text_add_char(out, ' ');
    text_add(out, lir_cond_text[inst->cond]);
  }
  if (machine && inst->type && !(inst->result_count && inst->type == lir_type(func, inst->result))) {
    text_add_char(out, ' ');
    text_add(out, type_text[inst->type]);
  }
  if (inst->operand_count) text_add_char(out, ' ');
  for (uint32_t o = 0; o < inst->operand_count; o++) {
    if (o) text_add(out, ", ");
    print_value(out, lir_operands(func, inst)[o]);
    if (regs && lir_operands(func, inst)[o].index && regs[inst->operands + o] != LIR_NO_REG) {
      text_add_char(out, ' ');
      text_add(out, target->reg_names[regs[inst->operands + o]]);
    }
  }
  if (inst->imm || inst->op == LIR_ICONST) text_add(out, " #"), text_add_i64(out, inst->imm);
  if (inst->symbol.index) text_add_char(out, ' '), lir_print_symbol(out, func->unit, inst->symbol);
  if (inst->disp) text_add(out, inst->disp > 0 ? " +" : " "), text_add_i64(out, inst->disp);
  if (inst->scale) text_add(out, " *"), text_add_u64(out, inst->scale);
  if (row->edges.count && index == vec_last(&row->insts)) {
    text_add(out, " -> ");
    for (uint32_t e = 0; e < row->edges.count; e++) {
      const LirEdge *edge = &row->edges.items[e];
      if (e) text_add(out, ", ");
      if (row->edges.count > 2 || (inst->op == LIR_SWITCH && e)) {
        if (e) text_add_i64(out, edge->match), text_add(out, ": ");
      }
      text_add_char(out, 'b');
      text_add_u64(out, edge->block.index);
      if (edge->arg_count) {
        text_add_char(out, '(');
        print_values(out, func->operands.items + edge->args, edge->arg_count);
        text_add_char(out, ')');
      }
    }
  }
  text_add_char(out, '\n');
}

/* The instruction's place; the first one of a block has none from the block before. */
static void print_mark(Text *out, const LirFunc *func, const LirInst *inst, bool is_first) {
  if (!func->spans.count || (!inst->line && !is_first)) return;
  Span span = func->spans.items[inst->line];
  text_format(out, "%c%u %u %u\n", LIR_MARK, span.file, span.start, span.end);
}

void lir_print(Text *out, const LirFunc *func, const LirTarget *target) {
  text_add(out, func->is_machine ? "machine func " : "func ");
  lir_print_symbol(out, func->unit, func->name);
  text_add(out, " -> (");
  for (uint32_t r = 0; r < func->result_types.count; r++) {
    if (r) text_add(out, ", ");
    text_add(out, type_text[func->result_types.items[r]]);
  }
  text_add(out, ") ");
  text_add(out, lir_conv_text[func->conv]);
  if (func->is_global) text_add(out, " global");
  for (uint32_t s = 0; s < func->slots.count; s++)
    text_format(out, " slot %u %u", func->slots.items[s].size, func->slots.items[s].align);
  text_add(out, " {\n");
  for (uint32_t k = 0; k < func->order.count; k++) {
    const LirBlockRow *row = lir_block(func, func->order.items[k]);
    text_add_char(out, 'b');
    text_add_u64(out, func->order.items[k].index);
    if (row->params.count) {
      text_add_char(out, '(');
      for (uint32_t p = 0; p < row->params.count; p++) {
        if (p) text_add(out, ", ");
        print_value(out, row->params.items[p]);
        text_add(out, ": ");
        text_add(out, type_text[lir_type(func, row->params.items[p])]);
        if (func->operand_regs && func->result_regs[row->params.items[p].index] != LIR_NO_REG) {
          text_add_char(out, ' ');
          text_add(out, target->reg_names[func->result_regs[row->params.items[p].index]]);
        }
      }
      text_add_char(out, ')');
    }
    if (row->cold) text_add(out, " cold");
    text_add(out, ":\n");
    for (uint32_t i = 0; i < row->insts.count; i++) {
      print_mark(out, func, &func->insts.items[row->insts.items[i]], !i);
      print_inst(out, func, target, row, row->insts.items[i]);
    }
    if (func->spans.count) text_format(out, "%c0 0 0\n", LIR_MARK);
  }
  text_add(out, "}\n");
  for (uint32_t d = 0; d < func->datas.count; d++)
    lir_print_data(out, func->unit, func->datas.items[d]);
}

void lir_print_data(Text *out, const LirUnit *unit, const LirData *data) {
  text_add(out, "data ");
  lir_print_symbol(out, unit, data->name);
  text_format(out, " %s align %u", section_text[data->section], data->align);
  if (data->label_at) text_format(out, " at %u", data->label_at);
  if (data->is_global) text_add(out, " global");
  text_add(out, " {");
  for (uint32_t i = 0; i < data->items.count; i++) {
    const LirDatum *datum = &data->items.items[i];
    text_add(out, i ? ", " : " ");
    switch (datum->kind) {
    case LIR_DATUM_INT:
      text_format(out, "i%u %lld", datum->size * 8, (long long)datum->value);
      break;
    case LIR_DATUM_BYTES: text_add_quoted(out, datum->bytes, datum->size); break;
    case LIR_DATUM_SYMBOL:
      if (datum->size != 8) text_format(out, "i%u ", datum->size * 8);
      lir_print_symbol(out, unit, datum->symbol);
      if (datum->value)
        text_format(out, " %s%lld", datum->value > 0 ? "+" : "", (long long)datum->value);
      break;
    case LIR_DATUM_ZERO: text_format(out, "zero %u", datum->size); break;
    }
  }
  text_add(out, " }\n");
}

/* ---- reading ---- */

typedef struct Parse {
  Arena *arena;
  LirUnit *unit;
  const LirTarget *target;
  const char *at;
  uint32_t line;
  const char *error;
  LirFunc *func;
  VEC(uint8_t) operand_regs, result_regs; /* beside the function's operands and values */
  bool is_allocated;                      /* a register was named */
} Parse;

static void fail(Parse *parse, const char *what) {
  if (!parse->error) parse->error = format_in(parse->arena, "line %u: %s", parse->line, what);
}

static void skip(Parse *parse) {
  for (;;) {
    char c = *parse->at;
    if (c == '\n') parse->line++;
    if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
      parse->at++;
    else if (c == '/' && parse->at[1] == '/')
      while (*parse->at && *parse->at != '\n') parse->at++;
    else
      return;
  }
}

static bool take(Parse *parse, const char *text) {
  skip(parse);
  size_t n = strlen(text);
  if (strncmp(parse->at, text, n)) return false;
  char last = text[n - 1], next = parse->at[n];
  bool word = (last >= 'a' && last <= 'z') || (last >= '0' && last <= '9');
  if (word && ((next >= 'a' && next <= 'z') || (next >= '0' && next <= '9') || next == '_'))
    return false;
  parse->at += n;
  return true;
}

static void need(Parse *parse, const char *text) {
  if (!take(parse, text))
    fail(parse, format_in(parse->arena, "'%s' expected at \"%.20s\"", text, parse->at));
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static int64_t number(Parse *parse) {
  skip(parse);
  bool negative = *parse->at == '-';
  if (negative || *parse->at == '+') parse->at++;
  uint64_t n = 0;
  if (!is_digit(*parse->at)) {
    fail(parse, "number expected");
    return 0;
  }
  if (parse->at[0] == '0' && parse->at[1] == 'x') {
    parse->at += 2;
    for (;; parse->at++) {
      char c = *parse->at;
      if (is_digit(c))
        n = n * 16 + (uint64_t)(c - '0');
      else if (c >= 'a' && c <= 'f')
        n = n * 16 + (uint64_t)(c - 'a' + 10);
      else
        break;
    }
  } else
    while (is_digit(*parse->at)) n = n * 10 + (uint64_t)(*parse->at++ - '0');
  return (int64_t)(negative ? 0 - n : n);
}

/* Handles are kept as written, so what is read prints with the same numbers. */
static LirValue value_ref(Parse *parse) {
  skip(parse);
  if (*parse->at == '_') {
    parse->at++;
    return (LirValue){0};
  }
  if (*parse->at != 'v' || !is_digit(parse->at[1])) {
    fail(parse, format_in(parse->arena, "value expected at \"%.20s\"", parse->at));
    return (LirValue){0};
  }
  parse->at++;
  int64_t n = number(parse);
  if (n <= 0 || n > 1000000) {
    fail(parse, "value number out of range");
    return (LirValue){0};
  }
  while (parse->func->values.count <= (uint32_t)n)
    vec_push(parse->arena, &parse->func->values, ((LirValueRow){0}));
  return (LirValue){(uint32_t)n};
}

static LirBlock block_ref(Parse *parse) {
  skip(parse);
  if (*parse->at != 'b' || !is_digit(parse->at[1])) {
    fail(parse, format_in(parse->arena, "block expected at \"%.20s\"", parse->at));
    return (LirBlock){1};
  }
  parse->at++;
  int64_t n = number(parse);
  if (n <= 0 || n > 1000000) {
    fail(parse, "block number out of range");
    return (LirBlock){1};
  }
  while (parse->func->blocks.count <= (uint32_t)n)
    vec_push(parse->arena, &parse->func->blocks, ((LirBlockRow){0}));
  return (LirBlock){(uint32_t)n};
}

static bool type_here(Parse *parse, LirType *type) {
  for (int t = LIR_I32; t <= LIR_F64; t++)
    if (take(parse, type_text[t])) {
      *type = (LirType)t;
      return true;
    }
  return false;
}

static LirType type_name(Parse *parse) {
  LirType type = LIR_I64;
  if (!type_here(parse, &type)) fail(parse, "type expected");
  return type;
}

/* After the first quote. */
static Text quoted_text(Parse *parse) {
  Text text = text_in(parse->arena);
  while (*parse->at && *parse->at != '"' && *parse->at != '\n') {
    char c = *parse->at++;
    if (c == '\\') {
      c = *parse->at++;
      if (c == 'n')
        c = '\n';
      else if (c == 't')
        c = '\t';
      else if (c == '0')
        c = 0;
      else if (c == 'x') {
        int n = 0;
        for (int i = 0; i < 2; i++) {
          char d = *parse->at;
          if (is_digit(d))
            n = n * 16 + d - '0';
          else if (d >= 'a' && d <= 'f')
            n = n * 16 + d - 'a' + 10;
          else
            break;
          parse->at++;
        }
        c = (char)n;
      }
    }
    text_add_char(&text, c);
  }
  if (*parse->at != '"')
    fail(parse, "string not closed");
  else
    parse->at++;
  return text;
}

static Name symbol_name(Parse *parse) { /* after the @ */
  if (*parse->at == '"') {
    parse->at++;
    Text text = quoted_text(parse);
    return name_of(parse->unit->names, text_string(&text), text.size);
  }
  const char *start = parse->at;
  while (*parse->at && !strchr(" \t\r\n,(){}", *parse->at)) parse->at++;
  if (parse->at == start) fail(parse, "symbol expected");
  return name_of(parse->unit->names, start, (size_t)(parse->at - start));
}

/* The name of a register on this line, or LIR_NO_REG. */
static uint8_t register_here(Parse *parse) {
  while (*parse->at == ' ') parse->at++;
  if (parse->target && *parse->at >= 'a' && *parse->at <= 'z')
    for (uint32_t r = 0; r < 64; r++)
      if (parse->target->reg_names[r] && take(parse, parse->target->reg_names[r])) {
        parse->is_allocated = true;
        return (uint8_t)r;
      }
  return LIR_NO_REG;
}

static void set_reg(Parse *parse, LirValue value, uint8_t reg) {
  while (parse->result_regs.count <= value.index)
    vec_push(parse->arena, &parse->result_regs, LIR_NO_REG);
  parse->result_regs.items[value.index] = reg;
}

static LirValue define(Parse *parse, LirBlock block, uint32_t def, bool is_param) {
  LirValue value = value_ref(parse);
  need(parse, ":");
  LirValueRow *row = &parse->func->values.items[value.index];
  if (row->block.index) fail(parse, "value defined twice");
  *row = (LirValueRow){
      .type = (uint8_t)type_name(parse), .is_param = is_param, .def = def, .block = block};
  set_reg(parse, value, register_here(parse));
  return value;
}

/* Is the value at hand an operand? With a colon behind it, it begins the next instruction. */
static bool at_operand(const Parse *parse) {
  const char *at = parse->at;
  if (*at == '_') return true;
  if (*at != 'v' || !is_digit(at[1])) return false;
  for (at++; is_digit(*at); at++) {
  }
  return *at != ':';
}

static uint32_t operand_list(Parse *parse, uint32_t *first) {
  VEC(LirValue) list = {0};
  VEC(uint8_t) regs = {0};
  skip(parse);
  while (at_operand(parse)) {
    vec_push(parse->arena, &list, value_ref(parse));
    vec_push(parse->arena, &regs, register_here(parse));
    if (!take(parse, ",")) break;
    skip(parse);
  }
  if (list.count > UINT16_MAX) fail(parse, "more than 65535 operands"), list.count = 0;
  *first = parse->func->operands.count;
  while (parse->operand_regs.count < *first)
    vec_push(parse->arena, &parse->operand_regs, LIR_NO_REG);
  for (uint32_t i = 0; i < list.count; i++) {
    vec_push(parse->arena, &parse->func->operands, list.items[i]);
    vec_push(parse->arena, &parse->operand_regs, regs.items[i]);
  }
  return list.count;
}

static bool operation(Parse *parse, uint16_t *op) {
  skip(parse);
  const char *start = parse->at;
  size_t n = 0;
  while ((start[n] >= 'a' && start[n] <= 'z') || is_digit(start[n]) || start[n] == '_') n++;
  for (uint32_t k = 0; k < LIR_OP_COUNT; k++)
    if (strlen(lir_op_info[k].text) == n && !memcmp(lir_op_info[k].text, start, n)) {
      *op = (uint16_t)k;
      parse->at += n;
      return true;
    }
  if (parse->target)
    for (uint32_t k = 0; k < parse->target->op_count; k++)
      if (strlen(parse->target->ops[k].text) == n && !memcmp(parse->target->ops[k].text, start, n)) {
        *op = (uint16_t)(LIR_MACHINE + k);
        parse->at += n;
        return true;
      }
  fail(parse, format_in(parse->arena, "no operation \"%.*s\"", (int)n, start));
  return false;
}

static LirPlace place_here(Parse *parse) {
  skip(parse);
  if (!strncmp(parse->at, "slot", 4) && is_digit(parse->at[4])) {
    parse->at += 4;
    uint32_t slot = (uint32_t)number(parse);
    if (slot >= LIR_PLACE_SLOT / 8)
      fail(parse, "slot number out of range");
    else if (parse->func->spill_slots <= slot)
      parse->func->spill_slots = slot + 1;
    return LIR_PLACE_SLOT | slot;
  }
  uint8_t reg = register_here(parse);
  if (reg == LIR_NO_REG) fail(parse, "register or slot expected");
  return reg;
}

/* `rbx = move slot1 i64 v7`, where a register or slot begins the line. */
static bool move(Parse *parse, LirBlock block) {
  skip(parse);
  size_t n = strcspn(parse->at, " \n");
  if (!parse->target || strncmp(parse->at + n, " = move ", 8)) return false;
  LirInst inst = {.op = LIR_MOVE, .disp = (int32_t)place_here(parse)};
  need(parse, "=");
  need(parse, "move");
  inst.imm = place_here(parse);
  inst.type = (uint8_t)type_name(parse);
  skip(parse);
  if (at_operand(parse)) inst.result = value_ref(parse);
  vec_push(parse->arena, &parse->func->insts, inst);
  LirBlockRow *row = lir_block(parse->func, block);
  vec_push(parse->arena, &row->insts, parse->func->insts.count - 1);
  return true;
}

/* True when the instruction terminates its block. */
static bool instruction(Parse *parse, LirBlock block) {
  LirFunc *func = parse->func;
  LirInst inst = {0};
  LirType type = LIR_NONE;
  skip(parse);
  if (move(parse, block)) return parse->error != NULL;
  if (*parse->at == 'v' && is_digit(parse->at[1])) {
    do {
      LirValue value = define(parse, block, func->insts.count, false);
      if (!inst.result_count) {
        inst.result = value;
        type = lir_type(func, value);
      } else if (value.index != inst.result.index + inst.result_count) {
        fail(parse, "results must follow one another");
      }
      inst.result_count++;
    } while (!parse->error && take(parse, ","));
    need(parse, "=");
  }
  if (parse->error || !operation(parse, &inst.op)) return true;
  if (inst.op >= LIR_MACHINE && !func->is_machine) {
    fail(parse, "a machine's operation stands only in a machine func");
    return true;
  }
  uint16_t properties = inst.op < LIR_OP_COUNT
                            ? lir_op_info[inst.op].properties
                            : parse->target->ops[inst.op - LIR_MACHINE].properties;
  if (op_calls(parse->target, inst.op)) {
    for (int c = 0; c < LIR_CONV_COUNT; c++)
      if (take(parse, lir_conv_text[c])) {
        inst.cond = (uint8_t)c;
        break;
      }
  } else {
    for (int c = 0; c < LIR_COND_COUNT; c++)
      if (take(parse, lir_cond_text[c])) {
        inst.cond = (uint8_t)c;
        break;
      }
  }
  bool typed = type_here(parse, &type);
  inst.operand_count = narrow16(operand_list(parse, &inst.operands));
  skip(parse);
  if (*parse->at == '#') parse->at++, inst.imm = number(parse);
  skip(parse);
  if (*parse->at == '@') parse->at++, inst.symbol = symbol_name(parse);
  skip(parse);
  if (*parse->at == '+' || (*parse->at == '-' && is_digit(parse->at[1])))
    inst.disp = (int32_t)number(parse);
  skip(parse);
  if (*parse->at == '*') parse->at++, inst.scale = (uint8_t)number(parse);
  if (take(parse, "->")) {
    do {
      LirEdge edge = {0};
      skip(parse);
      if (is_digit(*parse->at) || *parse->at == '-') {
        edge.match = number(parse);
        need(parse, ":");
      }
      edge.block = block_ref(parse);
      if (take(parse, "(")) {
        edge.arg_count = operand_list(parse, &edge.args);
        need(parse, ")");
      }
      LirBlockRow *row = lir_block(func, block);
      vec_push(parse->arena, &row->edges, edge);
    } while (!parse->error && take(parse, ","));
  }
  inst.type = (uint8_t)type;
  /* The type of comparisons and stores is their operand's, which may be defined further down: fixed at the end. */
  if (!typed && inst.op < LIR_OP_COUNT &&
      (inst.op == LIR_ICMP || inst.op == LIR_FCMP || inst.op == LIR_STORE || !inst.result_count))
    inst.type = LIR_NONE;
  vec_push(parse->arena, &func->insts, inst);
  LirBlockRow *row = lir_block(func, block);
  vec_push(parse->arena, &row->insts, func->insts.count - 1);
  return properties & (LIR_TERMINATES | LIR_BRANCHES);
}

/* What an allocated function keeps beside its text: the tables of registers, and all that it writes. */
static void take_registers(Parse *parse) {
  LirFunc *func = parse->func;
  while (parse->operand_regs.count <= func->operands.count)
    vec_push(parse->arena, &parse->operand_regs, LIR_NO_REG);
  set_reg(parse, (LirValue){func->values.count}, LIR_NO_REG);
  func->operand_regs = parse->operand_regs.items;
  func->result_regs = parse->result_regs.items;
  for (uint32_t v = 1; v < func->values.count; v++)
    if (func->result_regs[v] != LIR_NO_REG) func->used_regs |= LIR_REG(func->result_regs[v]);
  for (uint32_t i = 1; i < func->insts.count; i++) {
    const LirInst *inst = &func->insts.items[i];
    if (inst->op == LIR_MOVE) {
      if (!((LirPlace)inst->disp & LIR_PLACE_SLOT)) func->used_regs |= LIR_REG(inst->disp);
    } else if (inst->op < LIR_MACHINE) {
      fail(parse, "registers stand only in machine code");
    } else {
      func->used_regs |= lir_written_regs(func, parse->target, inst);
    }
  }
}

static void function(Parse *parse, LirModule *module, bool is_machine) {
  need(parse, "@");
  LirFunc *func = lir_func_new(parse->arena, parse->unit, symbol_name(parse));
  parse->func = func;
  parse->is_allocated = false;
  parse->operand_regs.items = parse->result_regs.items = NULL;
  parse->operand_regs.count = parse->operand_regs.capacity = 0;
  parse->result_regs.count = parse->result_regs.capacity = 0;
  func->is_machine = is_machine;
  need(parse, "->");
  need(parse, "(");
  LirType type;
  while (type_here(parse, &type)) {
    vec_push(parse->arena, &func->result_types, (uint8_t)type);
    if (!take(parse, ",")) break;
  }
  need(parse, ")");
  for (int c = 0; c < LIR_CONV_COUNT; c++)
    if (take(parse, lir_conv_text[c])) func->conv = (uint8_t)c;
  if (take(parse, "global")) func->is_global = true;
  while (take(parse, "slot")) {
    LirSlot slot = {.size = (uint32_t)number(parse)};
    slot.align = (uint32_t)number(parse);
    vec_push(parse->arena, &func->slots, slot);
  }
  need(parse, "{");
  VEC(LirBlock) written = {0};
  while (!parse->error && !take(parse, "}")) {
    LirBlock block = block_ref(parse);
    vec_push(parse->arena, &written, block);
    if (lir_block(func, block)->insts.count) fail(parse, "block twice");
    if (take(parse, "(")) {
      do {
        LirValue value = define(parse, block, block.index, true);
        LirBlockRow *row = lir_block(func, block);
        vec_push(parse->arena, &row->params, value);
      } while (!parse->error && take(parse, ","));
      need(parse, ")");
    }
    if (take(parse, "cold")) lir_block(func, block)->cold = true;
    need(parse, ":");
    while (!parse->error && !instruction(parse, block)) {
    }
  }
  if (parse->error) return;
  if (func->blocks.count < 2) {
    fail(parse, "a function needs a block b1");
    return;
  }
  for (uint32_t i = 1; i < func->insts.count; i++) {
    LirInst *inst = &func->insts.items[i];
    if (inst->op == LIR_ICMP || inst->op == LIR_FCMP)
      inst->type = inst->operand_count ? (uint8_t)lir_type(func, lir_operands(func, inst)[0]) : 0;
    else if (!inst->type && inst->operand_count && inst->op < LIR_MACHINE)
      inst->type = (uint8_t)lir_type(func, lir_operands(func, inst)[inst->operand_count - 1]);
  }
  if (parse->is_allocated) take_registers(parse);
  lir_compute_order(func, parse->arena);
  if (func->order.count == written.count) /* all are reachable: as in the text */
    for (uint32_t k = 0; k < written.count; k++) func->order.items[k] = written.items[k];
  vec_push(parse->arena, &module->funcs, func);
}

static void quoted(Parse *parse, LirData *data) { /* after the first quote */
  Text text = quoted_text(parse);
  vec_push(parse->arena, &data->items,
           ((LirDatum){.kind = LIR_DATUM_BYTES, .size = (uint32_t)text.size, .bytes = text.data}));
}

static void datum_list(Parse *parse, LirModule *module) {
  LirData *data = NEW(parse->arena, LirData);
  need(parse, "@");
  data->name = symbol_name(parse);
  for (int s = 0; s < 3; s++)
    if (take(parse, section_text[s])) data->section = (LirSection)s;
  need(parse, "align");
  data->align = (uint32_t)number(parse);
  if (take(parse, "at")) data->label_at = (uint32_t)number(parse);
  if (take(parse, "global")) data->is_global = true;
  need(parse, "{");
  while (!parse->error && !take(parse, "}")) {
    static const struct {
      const char *text;
      uint32_t size;
    } ints[] = {{"i8", 1}, {"i16", 2}, {"i32", 4}, {"i64", 8}};
    LirDatum datum = {0};
    for (uint32_t k = 0; k < COUNT_OF(ints); k++)
      if (take(parse, ints[k].text)) datum.size = ints[k].size;
    skip(parse);
    if (datum.size && *parse->at != '@') {
      datum.value = number(parse);
      vec_push(parse->arena, &data->items, datum);
    } else if (*parse->at == '"') {
      parse->at++;
      quoted(parse, data);
    } else if (*parse->at == '@') {
      parse->at++;
      datum.kind = LIR_DATUM_SYMBOL;
      if (!datum.size) datum.size = 8;
      datum.symbol = symbol_name(parse);
      skip(parse);
      if (*parse->at == '+' || *parse->at == '-') {
        datum.value = number(parse);
      }
      vec_push(parse->arena, &data->items, datum);
    } else if (take(parse, "zero")) {
      datum = (LirDatum){.kind = LIR_DATUM_ZERO, .size = (uint32_t)number(parse)};
      vec_push(parse->arena, &data->items, datum);
    } else {
      fail(parse, "datum expected");
    }
    if (!take(parse, ",")) {
      need(parse, "}");
      break;
    }
  }
  vec_push(parse->arena, &module->datas, data);
}

LirModule *lir_parse(Arena *arena, LirUnit *unit, const char *text, const LirTarget *target,
                     const char **error) {
  Parse parse = {.arena = arena, .unit = unit, .target = target, .at = text, .line = 1};
  LirModule *module = NEW(arena, LirModule);
  for (;;) {
    skip(&parse);
    if (!*parse.at || parse.error) break;
    if (take(&parse, "data"))
      datum_list(&parse, module);
    else if (take(&parse, "machine"))
      need(&parse, "func"), function(&parse, module, true);
    else if (take(&parse, "func"))
      function(&parse, module, false);
    else if (take(&parse, "start"))
      need(&parse, "@"), module->start = symbol_name(&parse);
    else
      fail(&parse, "func, data or start expected");
  }
  *error = parse.error;
  return parse.error ? NULL : module;
}
