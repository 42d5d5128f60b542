/* parse: reads the text form of README.md.
 *
 * One pass over tokens, after a scan that makes the layout rows, since types and rows may name later ones. An error is
 * reported once; then everything up to the next `func row data import start unit` at a line's beginning is skipped.
 * Types of results that follow from operands are found when the function is complete: its blocks may come in any
 * order.
 */
#include <stdlib.h>

#include "clef/mir/mir.h"
#include "clef/mir/reader.h"

typedef struct Parser {
  MirReader r;
  MirUnit *unit;
  /* the function being read */
  MirFunc *func;
  VEC(uint8_t) is_defined; /* by value */
  VEC(Span) value_use;     /* first use, by value */
} Parser;

/* A list of operands or parameters, whose number has 16 bits. */
static void check_count(Parser *p, uint32_t count) {
  if (count > UINT16_MAX)
    reader_fail_at(&p->r, reader_span(&p->r), "more than 65535 operands or parameters");
}

static Name token_name(Parser *p) {
  return name_of(p->unit->names, p->r.token.text, p->r.token.size);
}
static SymbolId parse_symbol(Parser *p) {
  if (p->r.failed || p->r.token.kind != TOKEN_SYMBOL) {
    reader_fail(&p->r, "a symbol, such as @name");
    return (SymbolId){0};
  }
  SymbolId symbol = mir_symbol(p->unit, token_name(p));
  reader_next(&p->r);
  return symbol;
}
static Name parse_string_name(Parser *p) {
  if (p->r.failed || p->r.token.kind != TOKEN_STRING) {
    reader_fail(&p->r, "a string");
    return (Name){0};
  }
  Name name = token_name(p);
  reader_next(&p->r);
  return name;
}
static Name accept_string_name(Parser *p) {
  return !p->r.failed && p->r.token.kind == TOKEN_STRING ? parse_string_name(p) : (Name){0};
}
static RowId parse_row_name(Parser *p) {
  if (p->r.failed || (p->r.token.kind != TOKEN_WORD && p->r.token.kind != TOKEN_STRING)) {
    reader_fail(&p->r, "the name of a layout row");
    return (RowId){0};
  }
  RowId row = layout_find_row(&p->unit->layout, token_name(p));
  if (!row.index)
    reader_fail(&p->r, "the name of a declared layout row");
  else
    reader_next(&p->r);
  return row;
}

static bool is_kind_word(const char *s, size_t size, MirKind *kind) {
  for (unsigned k = MIR_KIND_I8; k < MIR_KIND_COUNT; k++)
    if (strlen(mir_kind_text[k]) == size && !memcmp(mir_kind_text[k], s, size)) {
      *kind = (MirKind)k;
      return true;
    }
  return false;
}
/* What follows the kind's word: ? and <row>. */
static MirType parse_type_rest(Parser *p, MirKind kind) {
  MirType type = mir_type(kind);
  if (kind != MIR_KIND_REF) return type;
  type.may_be_immediate = reader_mark(&p->r, "?");
  if (reader_mark(&p->r, "<")) {
    type.row = parse_row_name(p);
    reader_need_mark(&p->r, ">");
  }
  return type;
}
static MirType parse_type(Parser *p) {
  MirKind kind;
  if (p->r.failed || p->r.token.kind != TOKEN_WORD ||
      !is_kind_word(p->r.token.text, p->r.token.size, &kind)) {
    reader_fail(&p->r, "a type");
    return mir_type(MIR_KIND_I64);
  }
  reader_next(&p->r);
  return parse_type_rest(p, kind);
}

/* ---- rows ---- */

/* Finds `row NAME KIND` outside braces and makes the rows in that order. */
static void scan_rows(Parser *p) {
  Parser scan = *p;
  scan.r.lexer.at = 0;
  Diags quiet;
  diags_init(&quiet, p->r.arena, p->unit->sources);
  scan.r.diags = &quiet;
  uint32_t depth = 0;
  for (reader_next(&scan.r); scan.r.token.kind != TOKEN_END; reader_next(&scan.r)) {
    if (reader_is(&scan.r, TOKEN_MARK, "{"))
      depth++;
    else if (reader_is(&scan.r, TOKEN_MARK, "}") && depth)
      depth--;
    else if (!depth && scan.r.token.starts_line && reader_is(&scan.r, TOKEN_WORD, "row")) {
      reader_next(&scan.r);
      if (scan.r.token.kind != TOKEN_WORD && scan.r.token.kind != TOKEN_STRING) continue;
      Name name = token_name(&scan);
      if (layout_find_row(&p->unit->layout, name).index)
        diag(p->r.diags, reader_span(&scan.r), D_MIR_TWICE,
             format_in(p->r.arena, "row %s", scan.r.token.text));
      else
        layout_add_row(&p->unit->layout, p->unit->names, scan.r.token.text, LAYOUT_BLOCK);
    }
  }
}

static LayoutWord *parse_words(Parser *p, uint32_t *count) {
  VEC(LayoutWord) words = {0};
  do {
    LayoutWord word = {.index = reader_u32(&p->r, 1 << 28)};
    word.may_be_immediate = reader_mark(&p->r, "?");
    word.leads_back = reader_word(&p->r, "back");
    word.is_all_cyclic = word.leads_back && reader_word(&p->r, "all");
    word.may_be_cyclic = word.leads_back || reader_word(&p->r, "cyclic");
    vec_push(p->unit->arena, &words, word);
  } while (reader_mark(&p->r, ","));
  *count = words.count;
  return words.items;
}

static void parse_cases(Parser *p, LayoutRow *row) {
  VEC(LayoutCase) cases = {0};
  while (!p->r.failed && !reader_mark(&p->r, "}")) {
    LayoutCase c = {.size = row->size};
    reader_need_word(&p->r, "case");
    c.tag = reader_u32(&p->r, 255);
    c.name = accept_string_name(p);
    if (reader_word(&p->r, "size")) c.size = reader_u32(&p->r, 1 << 30);
    if (reader_word(&p->r, "words")) c.words = parse_words(p, &c.word_count);
    vec_push(p->unit->arena, &cases, c);
  }
  row->cases = cases.items, row->case_count = cases.count;
}

static void parse_methods(Parser *p, LayoutRow *row) {
  VEC(SymbolId) methods = {0};
  reader_need_mark(&p->r, "[");
  while (!p->r.failed && !reader_mark(&p->r, "]")) {
    SymbolId method = {0};
    if (!reader_word(&p->r, "_")) method = parse_symbol(p);
    vec_push(p->unit->arena, &methods, method);
    reader_mark(&p->r, ",");
  }
  row->methods = methods.items, row->method_count = methods.count;
}

static void parse_interfaces(Parser *p, LayoutRow *row) {
  VEC(uint32_t) numbers = {0};
  reader_need_mark(&p->r, "[");
  while (!p->r.failed && !reader_mark(&p->r, "]")) {
    uint32_t number = reader_u32(&p->r, UINT32_MAX);
    vec_push(p->unit->arena, &numbers, number);
    reader_mark(&p->r, ",");
  }
  row->interfaces = numbers.items, row->interface_count = numbers.count;
}

static void parse_row(Parser *p) {
  RowId id = parse_row_name(p);
  if (p->r.failed) return;
  LayoutRow *row = layout_row(&p->unit->layout, id);
  LayoutRow fresh = {.name = row->name};
  bool is_kind = false;
  for (unsigned k = 0; k <= LAYOUT_BOXED; k++)
    if (reader_is(&p->r, TOKEN_WORD, layout_kind_text[k]))
      fresh.kind = (LayoutKind)k, is_kind = true;
  if (!is_kind) {
    reader_fail(&p->r, "a kind of row: block array string closure seq lazy class exception boxed");
    return;
  }
  reader_next(&p->r);
  fresh.nominal = reader_word(&p->r, "nominal");
  fresh.is_cyclic = reader_word(&p->r, "cyclic");
  reader_need_word(&p->r, "size");
  fresh.size = reader_u32(&p->r, 1 << 30);
  if (reader_word(&p->r, "stride")) fresh.stride = reader_u32(&p->r, 1 << 28);
  if (reader_word(&p->r, "elements"))
    fresh.element_words = parse_words(p, &fresh.element_word_count);
  if (reader_word(&p->r, "words")) {
    LayoutCase *c = NEW(p->unit->arena, LayoutCase);
    c->size = fresh.size;
    c->words = parse_words(p, &c->word_count);
    fresh.cases = c, fresh.case_count = 1;
  }
  if (reader_mark(&p->r, "{")) parse_cases(p, &fresh);
  if (reader_word(&p->r, "release")) fresh.release = parse_symbol(p);
  if (reader_word(&p->r, "base")) fresh.base = parse_row_name(p);
  if (reader_word(&p->r, "subtypes")) {
    fresh.subtypes_first = parse_row_name(p);
    reader_need_mark(&p->r, "..");
    fresh.subtypes_last = parse_row_name(p);
  }
  if (reader_word(&p->r, "methods")) parse_methods(p, &fresh);
  if (reader_word(&p->r, "interfaces")) parse_interfaces(p, &fresh);
  *layout_row(&p->unit->layout, id) = fresh;
}

/* ---- imports and data ---- */

static uint32_t parse_func_flags(Parser *p) {
  uint32_t flags = 0;
  for (bool more = true; more;) {
    more = false;
    for (uint32_t i = 0; i < MIR_FUNC_FLAG_COUNT; i++)
      if (reader_word(&p->r, mir_func_flags[i].text)) flags |= mir_func_flags[i].flag, more = true;
  }
  return flags;
}

/* A symbol that is about to be declared. */
static SymbolId parse_fresh_symbol(Parser *p, const char *what) {
  Span span = reader_span(&p->r);
  SymbolId symbol = parse_symbol(p);
  if (p->r.failed) return symbol;
  if (mir_symbol_row(p->unit, symbol)->form != MIR_SYMBOL_UNKNOWN) {
    p->r.failed = true;
    diag(p->r.diags, span, D_MIR_TWICE,
         format_in(p->r.arena, "%s @%s", what, mir_symbol_text(p->unit, symbol)));
  }
  return symbol;
}

static void parse_import(Parser *p) {
  if (reader_word(&p->r, "data")) {
    SymbolId symbol = parse_fresh_symbol(p, "data");
    if (!p->r.failed) mir_import_data(p->unit, symbol);
    return;
  }
  reader_need_word(&p->r, "func");
  SymbolId symbol = parse_fresh_symbol(p, "function");
  VEC(MirType) params = {0}, results = {0};
  VEC(uint8_t) places = {0};
  reader_need_mark(&p->r, "(");
  while (!p->r.failed && !reader_mark(&p->r, ")")) {
    MirType type = parse_type(p);
    vec_push(p->r.arena, &params, type);
    uint8_t place = MIR_C_REG;
    for (uint8_t k = 1; k < MIR_C_PLACE_COUNT; k++)
      if (reader_word(&p->r, mir_c_place_text[k])) place = k;
    vec_push(p->r.arena, &places, place);
    if (!reader_is(&p->r, TOKEN_MARK, ")")) reader_need_mark(&p->r, ",");
  }
  if (reader_mark(&p->r, "->")) do {
      MirType type = parse_type(p);
      vec_push(p->r.arena, &results, type);
    } while (reader_mark(&p->r, ","));
  uint32_t flags = parse_func_flags(p);
  Name link = {0}, library = {0};
  if (reader_word(&p->r, "named")) link = parse_string_name(p);
  if (reader_word(&p->r, "in")) library = parse_string_name(p);
  if (p->r.failed) return;
  mir_import_func(p->unit, symbol, flags, params.items, params.count, results.items, results.count);
  MirSymbol *row = mir_symbol_row(p->unit, symbol);
  row->link = link, row->library = library;
  row->places = NEW_ARRAY(p->unit->arena, uint8_t, places.count + 1);
  if (places.count) memcpy(row->places, places.items, places.count);
}

static void parse_fields(Parser *p, MirData *data) {
  if (!reader_mark(&p->r, "{")) return;
  while (!p->r.failed && !reader_mark(&p->r, "}")) {
    MirField field = {.offset = reader_u32(&p->r, 1u << 30)};
    reader_need_mark(&p->r, ":");
    field.type = parse_type(p);
    if (reader_mark(&p->r, "=")) {
      if (reader_word(&p->r, "computed"))
        field.form = MIR_FIELD_COMPUTED;
      else if (!p->r.failed && p->r.token.kind == TOKEN_SYMBOL) {
        field.form = MIR_FIELD_SYMBOL;
        field.symbol = parse_symbol(p);
        if (reader_mark(&p->r, "+"))
          field.bits = reader_int(&p->r);
        else if (reader_is(&p->r, TOKEN_MARK, "-"))
          field.bits = reader_int(&p->r);
      } else
        field.bits = reader_number(&p->r, field.type.kind);
    }
    vec_push(p->unit->arena, &data->fields, field);
    reader_mark(&p->r, ",");
  }
}

static void parse_data(Parser *p) {
  Span span = reader_span(&p->r);
  SymbolId symbol = parse_fresh_symbol(p, "data");
  MirData data = {.symbol = symbol, .span = span};
  bool is_form = false;
  for (unsigned k = 0; k <= MIR_DATA_SLOTS; k++)
    if (!p->r.failed && reader_is(&p->r, TOKEN_WORD, mir_data_text[k]))
      data.form = (MirDataForm)k, is_form = true;
  if (!is_form) {
    reader_fail(&p->r, "object, string, bytes or slots");
    return;
  }
  reader_next(&p->r);
  if (data.form == MIR_DATA_OBJECT || data.form == MIR_DATA_STRING) data.row = parse_row_name(p);
  if (reader_word(&p->r, "tag")) data.tag = (uint8_t)reader_u32(&p->r, 255);
  if (data.form == MIR_DATA_STRING || data.form == MIR_DATA_BYTES) {
    if (p->r.failed || p->r.token.kind != TOKEN_STRING) {
      reader_fail(&p->r, "a string");
      return;
    }
    data.bytes = p->r.token.text, data.size = p->r.token.size;
    reader_next(&p->r);
  } else {
    reader_need_word(&p->r, "size");
    data.size = reader_u32(&p->r, 1 << 30);
    data.is_mutable = reader_word(&p->r, "mutable");
    parse_fields(p, &data);
  }
  if (p->r.failed) return;
  *mir_data_new(p->unit, symbol, data.form) = data;
}

/* ---- functions ---- */

/* vN or bN: the number behind a letter, or 0 if the token is not such a word. */
static uint32_t numbered(const Parser *p, char letter) {
  if (p->r.token.kind != TOKEN_WORD || p->r.token.text[0] != letter || !p->r.token.text[1])
    return 0;
  uint32_t n = 0;
  for (const char *s = p->r.token.text + 1; *s; s++) {
    if (*s < '0' || *s > '9' || n > 40000000) return 0;
    n = n * 10 + (uint32_t)(*s - '0');
  }
  return n;
}

static ValueId value_named(Parser *p, uint32_t n) {
  MirFunc *func = p->func;
  while (func->values.count <= n)
    vec_push(p->unit->arena, &func->values, (MirValue){.use_count = 0});
  while (p->is_defined.count <= n) vec_push(p->r.arena, &p->is_defined, 0);
  while (p->value_use.count <= n) vec_push(p->r.arena, &p->value_use, (Span){0});
  return (ValueId){n};
}
static ValueId parse_value(Parser *p) {
  uint32_t n = p->r.failed ? 0 : numbered(p, 'v');
  if (!n) {
    reader_fail(&p->r, "a value, such as v1");
    return (ValueId){0};
  }
  if (n > p->r.lexer.size) { /* each has a definition in the text */
    reader_fail(&p->r, "a value with a smaller number");
    return (ValueId){0};
  }
  ValueId value = value_named(p, n);
  if (!p->value_use.items[n].file) p->value_use.items[n] = reader_span(&p->r);
  reader_next(&p->r);
  return value;
}
static ValueId parse_new_value(Parser *p) {
  Span span = reader_span(&p->r);
  ValueId value = parse_value(p);
  if (p->r.failed) return value;
  if (p->is_defined.items[value.index]) {
    p->r.failed = true;
    diag(p->r.diags, span, D_MIR_TWICE, format_in(p->r.arena, "v%u", value.index));
  }
  p->is_defined.items[value.index] = 1;
  return value;
}
static BlockId parse_block_name(Parser *p) {
  uint32_t n = p->r.failed ? 0 : numbered(p, 'b');
  if (!n || n > p->r.lexer.size) {
    reader_fail(&p->r, "a block, such as b2");
    return (BlockId){0};
  }
  while (p->func->blocks.count <= n) {
    BlockId made = mir_block_new(p->func);
    mir_block(p->func, made)->is_removed = true;
  }
  reader_next(&p->r);
  return (BlockId){n};
}

typedef VEC(ValueId) ValueList;
/* vN, vN … up to a closing mark, which is eaten. */
static ValueId *parse_args(Parser *p, const char *close, uint32_t *count) {
  ValueList list = {0};
  while (!p->r.failed && !reader_mark(&p->r, close)) {
    ValueId value = parse_value(p);
    vec_push(p->unit->arena, &list, value);
    if (!reader_is(&p->r, TOKEN_MARK, close)) reader_need_mark(&p->r, ",");
  }
  *count = list.count;
  return list.items;
}
static MirEdge parse_edge(Parser *p) {
  MirEdge edge = {.block = parse_block_name(p)};
  if (reader_mark(&p->r, "(")) edge.args = parse_args(p, ")", &edge.arg_count);
  return edge;
}

static void parse_span(Parser *p, Span *span) {
  if (!reader_word(&p->r, "at")) return;
  span->file = reader_u32(&p->r, UINT32_MAX);
  reader_need_mark(&p->r, ":");
  span->start = reader_u32(&p->r, UINT32_MAX);
  reader_need_mark(&p->r, "-");
  span->end = reader_u32(&p->r, UINT32_MAX);
}

static void parse_callee(Parser *p, MirTerm *term) {
  if (!p->r.failed && p->r.token.kind == TOKEN_SYMBOL) {
    term->form = MIR_CALLEE_DIRECT;
    term->symbol = parse_symbol(p);
  } else if (reader_word(&p->r, "c")) {
    term->form = MIR_CALLEE_C;
    term->symbol = parse_symbol(p);
  } else if (reader_word(&p->r, "closure")) {
    term->form = MIR_CALLEE_CLOSURE;
    term->callee = parse_value(p);
  } else if (reader_word(&p->r, "code")) {
    term->form = MIR_CALLEE_CODE;
    term->callee = parse_value(p);
  } else if (reader_word(&p->r, "method")) {
    term->form = MIR_CALLEE_METHOD;
    term->slot = reader_u32(&p->r, UINT32_MAX);
  } else if (reader_word(&p->r, "apply")) {
    term->form = MIR_CALLEE_APPLY;
    term->callee = parse_value(p);
    term->arity = (uint8_t)reader_u32(&p->r, 255);
    reader_need_word(&p->r, "else");
    term->symbol = parse_symbol(p);
  } else
    reader_fail(&p->r, "what is called: @name, closure, apply, method, code or c");
  reader_need_mark(&p->r, "(");
  term->operands = parse_args(p, ")", &term->operand_count);
  if (reader_word(&p->r, "noraise")) term->flags |= MIR_TERM_NO_RAISE;
}

static void parse_term(Parser *p, MirOp op, Span span, BlockId block) {
  MirTerm term = {.op = (uint8_t)op, .span = span};
  VEC(MirEdge) edges = {0};
  switch (op) {
  case MIR_GOTO: {
    MirEdge edge = parse_edge(p);
    vec_push(p->unit->arena, &edges, edge);
    break;
  }
  case MIR_SWITCH: {
    VEC(int64_t) cases = {0};
    ValueId *value = NEW(p->unit->arena, ValueId);
    *value = parse_value(p);
    term.operands = value, term.operand_count = 1;
    reader_need_mark(&p->r, "{");
    bool has_default = false;
    while (!p->r.failed && !reader_mark(&p->r, "}")) {
      if (has_default) reader_fail(&p->r, "'}': the default comes last");
      if (reader_word(&p->r, "default"))
        has_default = true;
      else {
        int64_t number = reader_int(&p->r);
        vec_push(p->unit->arena, &cases, number);
      }
      reader_need_mark(&p->r, "->");
      MirEdge edge = parse_edge(p);
      vec_push(p->unit->arena, &edges, edge);
      reader_mark(&p->r, ",");
    }
    term.cases = cases.items, term.case_count = cases.count;
    break;
  }
  case MIR_CALL: {
    parse_callee(p, &term);
    reader_need_mark(&p->r, "->");
    MirEdge edge = parse_edge(p);
    vec_push(p->unit->arena, &edges, edge);
    if (reader_word(&p->r, "except")) {
      edge = parse_edge(p);
      vec_push(p->unit->arena, &edges, edge);
    }
    break;
  }
  case MIR_TAILCALL: parse_callee(p, &term); break;
  case MIR_RAISE:
  case MIR_RETURN: {
    ValueList list = {0};
    if (!p->r.failed && numbered(p, 'v')) do {
        ValueId value = parse_value(p);
        vec_push(p->unit->arena, &list, value);
      } while (reader_mark(&p->r, ","));
    if (op == MIR_RAISE && list.count != 1) reader_fail(&p->r, "the exception to raise");
    term.operands = list.items, term.operand_count = list.count;
    break;
  }
  case MIR_INVALID: term.message = parse_string_name(p); break;
  default: break; /* only terminators come here */
  }
  term.edges = edges.items, term.edge_count = edges.count;
  parse_span(p, &term.span);
  if (!p->r.failed) mir_block(p->func, block)->term = term;
}

/* `const.i64`: splits at the first dot. */
static bool find_op(const char *text, MirOp *op, const char **suffix) {
  const char *dot = strchr(text, '.');
  size_t size = dot ? (size_t)(dot - text) : strlen(text);
  for (unsigned k = 0; k < MIR_OP_COUNT; k++)
    if (strlen(mir_op_info[k].text) == size && !memcmp(mir_op_info[k].text, text, size)) {
      *op = (MirOp)k;
      *suffix = dot ? dot + 1 : "";
      return true;
    }
  return false;
}

static void parse_attributes(Parser *p, MirInst *inst, ValueList *operands) {
  for (;;) {
    if (reader_word(&p->r, "row"))
      inst->row = parse_row_name(p);
    else if (reader_word(&p->r, "tag"))
      inst->tag = (uint8_t)reader_u32(&p->r, 255);
    else if (reader_word(&p->r, "size"))
      inst->imm = reader_u32(&p->r, 1 << 30);
    else if (reader_word(&p->r, "field"))
      inst->field = (uint16_t)reader_u32(&p->r, 65535);
    else if (reader_word(&p->r, "mutable"))
      inst->flags |= MIR_MUTABLE;
    else if (reader_word(&p->r, "init"))
      inst->flags |= MIR_INIT;
    else if (reader_word(&p->r, "moved"))
      inst->flags |= MIR_MOVED;
    else if (reader_word(&p->r, "counted"))
      inst->flags |= MIR_COUNTED;
    else if (reader_word(&p->r, "nw"))
      inst->flags |= MIR_NW;
    else if (reader_word(&p->r, "kept"))
      inst->flags |= MIR_KEPT;
    else if (reader_word(&p->r, "zeroed") || reader_word(&p->r, "gated"))
      inst->flags |= MIR_ZEROED;
    else if (!(inst->flags & MIR_PROVED) && reader_word(&p->r, "proof")) {
      ValueId proof = parse_value(p);
      vec_push(p->unit->arena, operands, proof);
      inst->flags |= MIR_PROVED;
    } else
      break;
  }
  parse_span(p, &inst->span);
}

static void set_result(MirFunc *func, ValueId result, MirType type, BlockId block, InstId inst,
                       Name name) {
  *mir_value(func, result) = (MirValue){.type = type, .block = block, .inst = inst, .name = name};
}

/* Result types that need no operands; those of SAME… are found by resolve_types. */
static MirType plain_result(MirOp op, const MirInst *inst, MirType suffix) {
  MirTypeRule rule = (MirTypeRule)mir_op_info[op].types;
  if (rule == MIR_RULE_ALLOC || rule == MIR_RULE_ALLOC_ARRAY) return mir_ref(inst->row, false);
  if (rule == MIR_RULE_SYS)
    return mir_type(mir_sys_info[inst->imm].result == '-' ? MIR_KIND_NONE : MIR_KIND_I64);
  if (mir_op_has(op, MIR_TYPED))
    return mir_op_info[op].result_count ? suffix : mir_type(MIR_KIND_NONE);
  return mir_type(mir_fixed_result(op));
}

static MirType parse_suffix(Parser *p, MirOp op, const char *suffix, MirInst *inst) {
  MirType type = mir_type(MIR_KIND_NONE);
  if (op == MIR_SYS) {
    for (unsigned k = 0; k < MIR_SYS_COUNT; k++)
      if (!strcmp(mir_sys_info[k].text, suffix)) {
        inst->imm = k;
        return type;
      }
    reader_fail(&p->r, "a system call of sys.def");
    return type;
  }
  if (!mir_op_has(op, MIR_TYPED)) {
    if (*suffix)
      reader_fail(&p->r, format_in(p->r.arena, "'%s' without a type", mir_op_info[op].text));
    return type;
  }
  MirKind kind;
  if (!is_kind_word(suffix, strlen(suffix), &kind)) {
    reader_fail(&p->r,
                format_in(p->r.arena, "'%s' with a type behind a dot", mir_op_info[op].text));
    return type;
  }
  return mir_type(kind);
}

/* One instruction, or the terminator: then true. */
static bool parse_inst(Parser *p, BlockId block) {
  Span span = reader_span(&p->r);
  ValueId result = {0};
  Name name = {0};
  if (numbered(p, 'v')) {
    result = parse_new_value(p);
    name = accept_string_name(p);
    reader_need_mark(&p->r, "=");
  }
  MirOp op;
  const char *suffix;
  if (p->r.failed || p->r.token.kind != TOKEN_WORD || !find_op(p->r.token.text, &op, &suffix)) {
    reader_fail(&p->r, "an operation");
    return true;
  }
  if (mir_op_has(op, MIR_TERMINATES)) {
    if (result.index || *suffix)
      reader_fail(&p->r, "an operation with a result");
    else
      reader_next(&p->r);
    parse_term(p, op, span, block);
    return true;
  }
  MirInst inst = {.op = (uint8_t)op, .span = span, .block = block, .result = result};
  MirType type = parse_suffix(p, op, suffix, &inst);
  if (!p->r.failed) reader_next(&p->r);
  if (type.kind != MIR_KIND_NONE) type = parse_type_rest(p, type.kind);
  ValueList operands = {0};
  if (op == MIR_CONST)
    inst.imm = reader_number(&p->r, type.kind);
  else if (op == MIR_IMM || op == MIR_RT_GET)
    inst.imm = reader_int(&p->r);
  else if (op == MIR_SYMBOL)
    inst.u.symbol = parse_symbol(p);
  else if (op == MIR_RT_SET)
    inst.imm = reader_int(&p->r), reader_need_mark(&p->r, ",");
  if (op == MIR_IMM && inst.imm > p->unit->immediate_most)
    p->unit->immediate_most = (uint32_t)inst.imm;
  int wanted =
      op == MIR_SYS ? (int)strlen(mir_sys_info[inst.imm].args) : mir_op_info[op].operand_count;
  if (!p->r.failed && wanted != 0) do {
      ValueId operand = parse_value(p);
      vec_push(p->unit->arena, &operands, operand);
      if (operands.count == 1 && reader_mark(&p->r, "+"))
        inst.imm = reader_int(&p->r);
      else if (operands.count == 1 && reader_is(&p->r, TOKEN_MARK, "-"))
        inst.imm = reader_int(&p->r);
      if (operands.count == 2 && op == MIR_ELEM && reader_mark(&p->r, "*"))
        inst.u.stride = reader_u32(&p->r, 1 << 28);
    } while (reader_mark(&p->r, ","));
  /* alloc may have a token before its row, unlike other operations without operands. */
  else if (!p->r.failed && op == MIR_ALLOC && numbered(p, 'v')) {
    const char *rest = p->r.lexer.bytes + p->r.lexer.at;
    while (*rest == ' ') rest++;
    if (!strncmp(rest, "row", 3)) {
      ValueId token = parse_value(p);
      vec_push(p->unit->arena, &operands, token);
    }
  }
  if (op == MIR_DEBUG) inst.u.name = parse_string_name(p);
  parse_attributes(p, &inst, &operands);
  check_count(p, operands.count);
  if (p->r.failed) return true;
  MirType plain = plain_result(op, &inst, type);
  inst.kind = op == MIR_STORE || op == MIR_RT_SET ? type.kind : plain.kind;
  inst.operands = operands.items, inst.operand_count = narrow16(operands.count);
  bool has_result =
      mir_op_info[op].result_count && !(op == MIR_SYS && mir_sys_info[inst.imm].result == '-');
  if (has_result != (result.index != 0)) {
    reader_fail_at(&p->r, span,
                   format_in(p->r.arena,
                             has_result ? "'%s' has a result: vN = …" : "'%s' has no result",
                             mir_op_info[op].text));
    return true;
  }
  MirFunc *func = p->func;
  InstId id = {func->insts.count};
  MirBlock *row = mir_block(func, block);
  inst.prev = row->last;
  vec_push(p->unit->arena, &func->insts, inst);
  if (row->last.index)
    mir_inst(func, row->last)->next = id;
  else
    row->first = id;
  row->last = id;
  if (result.index) set_result(func, result, plain, block, id, name);
  return false;
}

static void parse_block(Parser *p) {
  Span span = reader_span(&p->r);
  BlockId block = parse_block_name(p);
  if (p->r.failed) return;
  MirFunc *func = p->func;
  if (!mir_block(func, block)->is_removed) {
    diag(p->r.diags, span, D_MIR_TWICE, format_in(p->r.arena, "b%u", block.index));
    p->r.failed = true;
    return;
  }
  mir_block(func, block)->is_removed = false;
  mir_block(func, block)->term.span = span;
  if (reader_mark(&p->r, "(")) {
    while (!p->r.failed && !reader_mark(&p->r, ")")) {
      ValueId value = parse_new_value(p);
      reader_need_mark(&p->r, ":");
      MirType type = parse_type(p);
      Name name = accept_string_name(p);
      check_count(p, mir_block(func, block)->params.count);
      if (p->r.failed) return;
      set_result(func, value, type, block, (InstId){0}, name);
      mir_value(func, value)->param_index = narrow16(mir_block(func, block)->params.count);
      vec_push(p->unit->arena, &mir_block(func, block)->params, value);
      if (!reader_is(&p->r, TOKEN_MARK, ")")) reader_need_mark(&p->r, ",");
    }
  }
  mir_block(func, block)->is_cold = reader_word(&p->r, "cold");
  reader_need_mark(&p->r, ":");
  while (!p->r.failed && !parse_inst(p, block)) {
  }
}

/* Gives results their operands' types. Each round resolves at least one, else the rest hang on something undefined. */
static void resolve_types(MirFunc *func, Arena *scratch) {
  VEC(uint32_t) open = {0};
  for (uint32_t i = 1; i < func->insts.count; i++) {
    const MirInst *inst = &func->insts.items[i];
    if (inst->result.index && inst->operand_count &&
        mir_type_of(func, inst->result).kind == MIR_KIND_NONE)
      vec_push(scratch, &open, i);
  }
  for (bool changed = true; changed && open.count;) {
    changed = false;
    uint32_t left = 0;
    for (uint32_t k = 0; k < open.count; k++) {
      MirInst *inst = &func->insts.items[open.items[k]];
      MirType type = mir_type_of(func, inst->operands[0]);
      if (type.kind != MIR_KIND_NONE) {
        mir_value(func, inst->result)->type = type;
        inst->kind = type.kind;
        changed = true;
      } else
        open.items[left++] = open.items[k];
    }
    open.count = left;
  }
}

static void parse_func(Parser *p) {
  Span span = reader_span(&p->r);
  SymbolId symbol = parse_fresh_symbol(p, "function");
  if (p->r.failed) return;
  MirFunc *func = p->func = mir_func_new(p->unit, symbol, span);
  func->has_body = true;
  p->is_defined.count = p->value_use.count = 0;
  reader_need_mark(&p->r, "(");
  while (!p->r.failed && !reader_mark(&p->r, ")")) {
    ValueId value = parse_new_value(p);
    reader_need_mark(&p->r, ":");
    MirType type = parse_type(p);
    Name name = accept_string_name(p);
    check_count(p, func->params.count);
    if (p->r.failed) return;
    set_result(func, value, type, MIR_ENTRY, (InstId){0}, name);
    MirValue *row = mir_value(func, value);
    row->is_func_param = true, row->param_index = narrow16(func->params.count);
    row->is_borrowed = reader_word(&p->r, "borrowed");
    vec_push(p->unit->arena, &func->params, value);
    if (!reader_is(&p->r, TOKEN_MARK, ")")) reader_need_mark(&p->r, ",");
  }
  if (reader_mark(&p->r, "->")) do {
      MirType type = parse_type(p);
      vec_push(p->unit->arena, &func->results, type);
    } while (reader_mark(&p->r, ","));
  func->flags = parse_func_flags(p);
  func->source_name = accept_string_name(p);
  reader_need_mark(&p->r, "{");
  while (!p->r.failed && !reader_mark(&p->r, "}")) parse_block(p);
  if (p->r.failed) return;
  for (uint32_t v = 1; v < p->value_use.count; v++)
    if (p->value_use.items[v].file && !p->is_defined.items[v])
      diag(p->r.diags, p->value_use.items[v], D_MIR_BAD,
           format_in(p->r.arena, "v%u is not defined", v));
  resolve_types(func, p->r.arena);
}

/* ---- the unit ---- */

static bool at_item(const Parser *p) {
  static const char *const words[] = {"func", "row", "data", "import", "start", "unit"};
  if (p->r.token.kind == TOKEN_END) return true;
  if (!p->r.token.starts_line) return false;
  for (uint32_t i = 0; i < COUNT_OF(words); i++)
    if (reader_is(&p->r, TOKEN_WORD, words[i])) return true;
  return false;
}

static void parse_item(Parser *p) {
  if (reader_word(&p->r, "func"))
    parse_func(p);
  else if (reader_word(&p->r, "row"))
    parse_row(p);
  else if (reader_word(&p->r, "data"))
    parse_data(p);
  else if (reader_word(&p->r, "import"))
    parse_import(p);
  else if (reader_word(&p->r, "start"))
    p->unit->start = parse_symbol(p);
  else if (reader_word(&p->r, "unit")) {
    p->unit->name = accept_string_name(p);
    p->unit->is_owned = reader_word(&p->r, "owned");
    p->unit->is_int32 = reader_word(&p->r, "int32");
    p->unit->has_workers = reader_word(&p->r, "workers");
  } else {
    reader_fail(&p->r, "func, row, data, import, start or unit");
    reader_next(&p->r);
  }
}

MirUnit *mir_parse(Arena *arena, Names *names, Sources *sources, Diags *diags, uint32_t file) {
  uint32_t before = diags->error_count;
  Parser p = {.unit = mir_unit_new(arena, names, sources),
              .r = reader_of(arena, sources, diags, file)};
  scan_rows(&p);
  reader_next(&p.r);
  while (p.r.token.kind != TOKEN_END) {
    p.r.failed = false;
    parse_item(&p);
    if (p.r.failed)
      while (!at_item(&p)) reader_next(&p.r);
  }
  return diags->error_count == before ? p.unit : NULL;
}
