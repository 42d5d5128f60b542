/* print: the text form of README.md. Blocks in order of their numbers, so that what is read prints the same. */
#include "clef/mir/mir.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static bool is_word(const char *s) {
  if (!*s || (*s >= '0' && *s <= '9') || *s == '.' || *s == '\'') return false;
  for (; *s; s++)
    if (!((*s >= 'a' && *s <= 'z') || (*s >= 'A' && *s <= 'Z') || (*s >= '0' && *s <= '9') ||
          *s == '_' || *s == '.' || *s == '\'' || *s == '$'))
      return false;
  return true;
}

void mir_print_word(const char *text, size_t size, Text *out) {
  if (is_word(text) && strcmp(text, "_"))
    text_add(out, text);
  else
    text_add_quoted(out, text, size);
}
static void add_word(const MirUnit *unit, Name name, Text *out) {
  mir_print_word(name_text(unit->names, name), name_size(unit->names, name), out);
}
static void add_symbol(const MirUnit *unit, SymbolId symbol, Text *out) {
  text_add_char(out, '@');
  add_word(unit, mir_symbol_row(unit, symbol)->name, out);
}
static void add_row(const MirUnit *unit, RowId row, Text *out) {
  if (row.index && row.index < unit->layout.rows.count)
    add_word(unit, layout_row(&unit->layout, row)->name, out);
  else
    text_add(out, "none");
}
static void add_string(const MirUnit *unit, Name name, Text *out) {
  text_add_quoted(out, name_text(unit->names, name), name_size(unit->names, name));
}

void mir_print_type(const MirUnit *unit, MirType type, Text *out) {
  text_add(out, mir_kind_text[type.kind]);
  if (type.kind != MIR_KIND_REF) return;
  if (type.may_be_immediate) text_add_char(out, '?');
  if (!type.row.index) return;
  text_add_char(out, '<');
  add_row(unit, type.row, out);
  text_add_char(out, '>');
}

void mir_print_number(MirKind kind, int64_t bits, Text *out) {
  char buffer[40];
  if (!mir_kind_is_float(kind)) {
    text_add_i64(out, bits);
    return;
  }
  uint64_t back = 0;
  if (kind == MIR_KIND_F32) {
    float f;
    uint32_t low = (uint32_t)bits;
    memcpy(&f, &low, 4);
    snprintf(buffer, sizeof buffer, "%.9g", (double)f);
    float again = strtof(buffer, NULL);
    uint32_t low_back;
    memcpy(&low_back, &again, 4);
    back = low_back;
  } else {
    double d;
    memcpy(&d, &bits, 8);
    snprintf(buffer, sizeof buffer, "%.15g", d);
    if (strtod(buffer, NULL) != d) snprintf(buffer, sizeof buffer, "%.17g", d);
    double again = strtod(buffer, NULL);
    memcpy(&back, &again, 8);
  }
  bool is_finite = strchr(buffer, 'n') == NULL; /* neither nan nor inf */
  if (back == (uint64_t)bits && is_finite) {
    text_add(out, buffer);
    if (!strpbrk(buffer, ".e")) text_add(out, ".0");
  } else {
    text_format(out, "bits 0x%" PRIx64, (uint64_t)bits);
  }
}

static void add_value(ValueId v, Text *out) {
  text_add_char(out, 'v');
  text_add_u64(out, v.index);
}
static void add_values(const ValueId *values, uint32_t count, Text *out) {
  for (uint32_t i = 0; i < count; i++) {
    if (i) text_add(out, ", ");
    add_value(values[i], out);
  }
}
static void add_signed(const char *plus, const char *minus, int64_t n, Text *out) {
  text_add(out, n < 0 ? minus : plus);
  text_add_u64(out, n < 0 ? 0 - (uint64_t)n : (uint64_t)n);
}

/* Operations whose imm is written as an offset behind the first operand. */
static bool has_offset(MirOp op) {
  return op == MIR_LOAD || op == MIR_STORE || op == MIR_ELEM || op == MIR_ADDR || op == MIR_LEN ||
         op == MIR_IMPLEMENTS;
}

static void print_inst(const MirFunc *func, const MirInst *inst, Text *out) {
  const MirUnit *unit = func->unit;
  const MirOpInfo *info = &mir_op_info[inst->op];
  MirOp op = inst->op;
  uint32_t count = inst->operand_count;
  if (inst->flags & MIR_PROVED) count--;
  if (inst->result.index) {
    add_value(inst->result, out);
    if (mir_value(func, inst->result)->name.index) {
      text_add_char(out, ' ');
      add_string(unit, mir_value(func, inst->result)->name, out);
    }
    text_add(out, " = ");
  }
  text_add(out, info->text);
  if (op == MIR_SYS) {
    text_add_char(out, '.');
    text_add(out, (uint64_t)inst->imm < MIR_SYS_COUNT ? mir_sys_info[inst->imm].text : "unknown");
  } else if (op == MIR_RT_SET || op == MIR_STORE) {
    text_add_char(out, '.');
    text_add(out, mir_kind_text[inst->kind]);
  } else if (info->properties & MIR_TYPED) {
    text_add_char(out, '.');
    mir_print_type(unit, mir_type_of(func, inst->result), out);
  }
  if (op == MIR_CONST) {
    text_add_char(out, ' ');
    mir_print_number(inst->kind, inst->imm, out);
  } else if (op == MIR_IMM || op == MIR_RT_GET) {
    text_add_char(out, ' ');
    text_add_i64(out, inst->imm);
  } else if (op == MIR_RT_SET) {
    text_add_char(out, ' ');
    text_add_i64(out, inst->imm);
    text_add_char(out, ',');
  } else if (op == MIR_SYMBOL) {
    text_add_char(out, ' ');
    add_symbol(unit, inst->u.symbol, out);
  }
  for (uint32_t i = 0; i < count; i++) {
    text_add(out, i ? ", " : " ");
    add_value(inst->operands[i], out);
    if (i == 0 && has_offset(op) && inst->imm) add_signed(" + ", " - ", inst->imm, out);
    if (i == 1 && op == MIR_ELEM) text_format(out, " * %u", inst->u.stride);
  }
  if (op == MIR_DEBUG) text_add_char(out, ' '), add_string(unit, inst->u.name, out);
  if (inst->row.index) text_add(out, " row "), add_row(unit, inst->row, out);
  if (op == MIR_ALLOC || op == MIR_ALLOC_STACK) {
    if (inst->tag) text_format(out, " tag %u", inst->tag);
    text_format(out, " size %" PRId64, inst->imm);
  }
  if (inst->field) text_format(out, " field %u", inst->field);
  if (inst->flags & MIR_MUTABLE) text_add(out, " mutable");
  if (inst->flags & MIR_INIT) text_add(out, " init");
  if (inst->flags & MIR_MOVED) text_add(out, " moved");
  if (inst->flags & MIR_COUNTED) text_add(out, " counted");
  if (inst->flags & MIR_NW) text_add(out, " nw");
  if (inst->flags & MIR_KEPT) text_add(out, " kept");
  if (inst->flags & MIR_ZEROED)
    text_add(out, inst->op == MIR_STORE ? " gated" : " zeroed"); /* MIR_GATED */
  if (inst->flags & MIR_PROVED) text_add(out, " proof "), add_value(mir_proof(inst), out);
}

static void add_edge(const MirEdge *edge, Text *out) {
  text_add_char(out, 'b');
  text_add_u64(out, edge->block.index);
  if (!edge->arg_count) return;
  text_add_char(out, '(');
  add_values(edge->args, edge->arg_count, out);
  text_add_char(out, ')');
}

static void add_call(const MirFunc *func, const MirTerm *term, Text *out) {
  if (term->form != MIR_CALLEE_DIRECT)
    text_add(out, mir_callee_text[term->form]), text_add_char(out, ' ');
  switch ((MirCalleeForm)term->form) {
  case MIR_CALLEE_DIRECT:
  case MIR_CALLEE_C: add_symbol(func->unit, term->symbol, out); break;
  case MIR_CALLEE_CLOSURE:
  case MIR_CALLEE_CODE: add_value(term->callee, out); break;
  case MIR_CALLEE_APPLY:
    add_value(term->callee, out);
    text_format(out, " %u else ", term->arity);
    add_symbol(func->unit, term->symbol, out);
    break;
  case MIR_CALLEE_METHOD: text_add_u64(out, term->slot); break;
  case MIR_CALLEE_COUNT: break;
  }
  text_add_char(out, '(');
  add_values(term->operands, term->operand_count, out);
  text_add_char(out, ')');
  if (term->flags & MIR_TERM_NO_RAISE) text_add(out, " noraise");
}

static void print_term(const MirFunc *func, const MirTerm *term, Text *out) {
  if (!mir_op_has(term->op, MIR_TERMINATES)) {
    text_add(out, "// no terminator");
    return;
  }
  text_add(out, mir_op_info[term->op].text);
  switch ((MirOp)term->op) {
  case MIR_GOTO: text_add_char(out, ' '), add_edge(&term->edges[0], out); break;
  case MIR_SWITCH:
    text_add_char(out, ' ');
    add_value(term->operands[0], out);
    text_add(out, " { ");
    for (uint32_t e = 0; e < term->edge_count; e++) {
      if (e) text_add(out, ", ");
      if (e < term->case_count)
        text_add_i64(out, term->cases[e]);
      else
        text_add(out, "default");
      text_add(out, " -> ");
      add_edge(&term->edges[e], out);
    }
    text_add(out, " }");
    break;
  case MIR_CALL:
    text_add_char(out, ' ');
    add_call(func, term, out);
    text_add(out, " -> ");
    add_edge(&term->edges[0], out);
    if (term->edge_count == 2) text_add(out, " except "), add_edge(&term->edges[1], out);
    break;
  case MIR_TAILCALL: text_add_char(out, ' '), add_call(func, term, out); break;
  case MIR_RAISE:
  case MIR_RETURN:
    if (term->operand_count) text_add_char(out, ' ');
    add_values(term->operands, term->operand_count, out);
    break;
  case MIR_INVALID: text_add_char(out, ' '), add_string(func->unit, term->message, out); break;
  default: break; /* not a terminator: refused above */
  }
}

bool mir_print_place(const MirUnit *unit, const char *before, Span span, Text *out) {
  Sources *sources = unit->sources;
  span.file = mir_source_file(unit, span.file);
  if (!sources || !span.file || !source_bytes(sources, span.file)) return false;
  const char *path = name_text(sources->names, source_file(sources, span.file)->path);
  uint32_t line = source_line_column(sources, span.file, span.start).line;
  text_format(out, "%s%s:%u", before, path, line);
  return true;
}

void mir_print_inst(const MirFunc *func, InstId inst, Text *out) {
  print_inst(func, mir_inst(func, inst), out);
}
void mir_print_term(const MirFunc *func, BlockId block, Text *out) {
  print_term(func, &mir_block(func, block)->term, out);
}

static void add_types(const MirUnit *unit, const MirType *types, uint32_t count, Text *out) {
  for (uint32_t i = 0; i < count; i++) {
    if (i) text_add(out, ", ");
    mir_print_type(unit, types[i], out);
  }
}
static void add_flags(uint32_t flags, Text *out) {
  for (uint32_t i = 0; i < MIR_FUNC_FLAG_COUNT; i++)
    if (flags & mir_func_flags[i].flag)
      text_add_char(out, ' '), text_add(out, mir_func_flags[i].text);
}

void mir_print_func(const MirFunc *func, Text *out) {
  const MirUnit *unit = func->unit;
  text_add(out, "func ");
  add_symbol(unit, func->symbol, out);
  text_add_char(out, '(');
  for (uint32_t i = 0; i < func->params.count; i++) {
    const MirValue *value = mir_value(func, func->params.items[i]);
    if (i) text_add(out, ", ");
    add_value(func->params.items[i], out);
    text_add(out, ": ");
    mir_print_type(unit, value->type, out);
    if (value->name.index) text_add_char(out, ' '), add_string(unit, value->name, out);
    if (value->is_borrowed) text_add(out, " borrowed");
  }
  text_add_char(out, ')');
  if (func->results.count) text_add(out, " -> ");
  add_types(unit, func->results.items, func->results.count, out);
  add_flags(func->flags, out);
  if (func->source_name.index) text_add_char(out, ' '), add_string(unit, func->source_name, out);
  text_add(out, " {\n");
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    const MirBlock *block = &func->blocks.items[b];
    if (block->is_removed) continue;
    text_format(out, "b%u", b);
    if (block->params.count) {
      text_add_char(out, '(');
      for (uint32_t i = 0; i < block->params.count; i++) {
        const MirValue *value = mir_value(func, block->params.items[i]);
        if (i) text_add(out, ", ");
        add_value(block->params.items[i], out);
        text_add(out, ": ");
        mir_print_type(unit, value->type, out);
        if (value->name.index) text_add_char(out, ' '), add_string(unit, value->name, out);
      }
      text_add_char(out, ')');
    }
    if (block->is_cold) text_add(out, " cold");
    text_add(out, ":\n");
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next) {
      text_add(out, "  ");
      print_inst(func, mir_inst(func, i), out);
      text_add_char(out, '\n');
    }
    text_add(out, "  ");
    print_term(func, &block->term, out);
    text_add_char(out, '\n');
  }
  text_add(out, "}\n");
}

/* ---- rows and data ---- */

static void add_words(const char *what, const LayoutWord *words, uint32_t count, Text *out) {
  for (uint32_t i = 0; i < count; i++) {
    text_add(out, i ? ", " : what);
    text_add_u64(out, words[i].index);
    if (words[i].may_be_immediate) text_add_char(out, '?');
    if (words[i].may_be_cyclic) text_add(out, words[i].leads_back ? " back" : " cyclic");
    if (words[i].is_all_cyclic) text_add(out, " all");
  }
}

static void print_row(const MirUnit *unit, const LayoutRow *row, Text *out) {
  text_add(out, "row ");
  add_word(unit, row->name, out);
  text_format(out, " %s%s%s size %u", layout_kind_text[row->kind], row->nominal ? " nominal" : "",
              row->is_cyclic ? " cyclic" : "", row->size);
  if (row->stride) text_format(out, " stride %u", row->stride);
  add_words(" elements ", row->element_words, row->element_word_count, out);
  if (row->case_count) text_add(out, " {");
  for (uint32_t i = 0; i < row->case_count; i++) {
    const LayoutCase *c = &row->cases[i];
    text_format(out, "%s case %u", i ? ";" : "", c->tag);
    if (c->name.index) text_add_char(out, ' '), add_string(unit, c->name, out);
    text_format(out, " size %u", c->size);
    add_words(" words ", c->words, c->word_count, out);
  }
  if (row->case_count) text_add(out, " }");
  if (row->release.index) text_add(out, " release "), add_symbol(unit, row->release, out);
  if (row->base.index) text_add(out, " base "), add_row(unit, row->base, out);
  if (row->subtypes_first.index) {
    text_add(out, " subtypes "), add_row(unit, row->subtypes_first, out);
    text_add(out, " .. "), add_row(unit, row->subtypes_last, out);
  }
  for (uint32_t i = 0; i < row->method_count; i++) {
    text_add(out, i ? ", " : " methods [");
    if (row->methods[i].index)
      add_symbol(unit, row->methods[i], out);
    else
      text_add_char(out, '_');
  }
  if (row->method_count) text_add_char(out, ']');
  for (uint32_t i = 0; i < row->interface_count; i++)
    text_add(out, i ? ", " : " interfaces ["), text_add_u64(out, row->interfaces[i]);
  if (row->interface_count) text_add_char(out, ']');
  text_add_char(out, '\n');
}

static void print_data(const MirUnit *unit, const MirData *data, Text *out) {
  text_add(out, "data ");
  add_symbol(unit, data->symbol, out);
  text_add_char(out, ' ');
  text_add(out, mir_data_text[data->form]);
  if (data->form == MIR_DATA_OBJECT || data->form == MIR_DATA_STRING)
    text_add_char(out, ' '), add_row(unit, data->row, out);
  if (data->tag) text_format(out, " tag %u", data->tag);
  if (data->form == MIR_DATA_STRING || data->form == MIR_DATA_BYTES) {
    text_add_char(out, ' ');
    text_add_quoted(out, data->bytes, data->size);
    text_add_char(out, '\n');
    return;
  }
  text_format(out, " size %u%s {", data->size, data->is_mutable ? " mutable" : "");
  for (uint32_t i = 0; i < data->fields.count; i++) {
    const MirField *field = &data->fields.items[i];
    text_format(out, "%s %u: ", i ? "," : "", field->offset);
    mir_print_type(unit, field->type, out);
    text_add(out, " = ");
    switch (field->form) {
    case MIR_FIELD_BITS: mir_print_number(field->type.kind, field->bits, out); break;
    case MIR_FIELD_SYMBOL:
      add_symbol(unit, field->symbol, out);
      if (field->bits) add_signed(" + ", " - ", field->bits, out);
      break;
    case MIR_FIELD_COMPUTED: text_add(out, "computed"); break;
    }
  }
  text_add(out, " }\n");
}

void mir_print_unit(const MirUnit *unit, Text *out) {
  if (unit->name.index || unit->is_owned || unit->is_int32 || unit->has_workers) {
    text_add(out, "unit ");
    add_string(unit, unit->name, out);
    if (unit->is_owned) text_add(out, " owned");
    if (unit->is_int32) text_add(out, " int32");
    text_add(out, unit->has_workers ? " workers\n" : "\n");
  }
  for (uint32_t i = 1; i < unit->layout.rows.count; i++)
    print_row(unit, &unit->layout.rows.items[i], out);
  for (uint32_t i = 1; i < unit->symbols.count; i++) {
    const MirSymbol *row = &unit->symbols.items[i];
    if (row->form == MIR_SYMBOL_IMPORT_DATA) {
      text_add(out, "import data "), add_symbol(unit, (SymbolId){i}, out), text_add_char(out, '\n');
    } else if (row->form == MIR_SYMBOL_IMPORT_FUNC) {
      text_add(out, "import func "), add_symbol(unit, (SymbolId){i}, out), text_add_char(out, '(');
      for (uint32_t p = 0; p < row->param_count; p++) {
        if (p) text_add(out, ", ");
        add_types(unit, row->params + p, 1, out);
        if (row->places && row->places[p])
          text_format(out, " %s", mir_c_place_text[row->places[p]]);
      }
      text_add_char(out, ')');
      if (row->result_count) text_add(out, " -> ");
      add_types(unit, row->results, row->result_count, out);
      add_flags(row->flags, out);
      if (row->link.index) text_add(out, " named "), add_string(unit, row->link, out);
      if (row->library.index) text_add(out, " in "), add_string(unit, row->library, out);
      text_add_char(out, '\n');
    }
  }
  for (uint32_t i = 1; i < unit->data.count; i++) print_data(unit, &unit->data.items[i], out);
  for (uint32_t i = 1; i < unit->funcs.count; i++)
    if (unit->funcs.items[i]->has_body) mir_print_func(unit->funcs.items[i], out);
  if (unit->start.index)
    text_add(out, "start "), add_symbol(unit, unit->start, out), text_add_char(out, '\n');
}
