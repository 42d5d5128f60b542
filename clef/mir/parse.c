/* parse: reads the text form of README.md.
 *
 * One pass over tokens, after a scan that makes the layout rows, since types and rows may name later ones. An error is
 * reported once; then everything up to the next `func row data import start unit` at a line's beginning is skipped.
 * Types of results that follow from operands are found when the function is complete: its blocks may come in any
 * order.
 */
#include <stdlib.h>

#include "clef/mir/mir.h"
#include "clef/mir/token.h"

typedef struct Parser {
  MirUnit *unit;
  Diags *diags;
  Arena *arena;
  uint32_t file;
  MirLexer lexer;
  Token token;
  bool failed; /* in the current item */
  /* the function being read */
  MirFunc *func;
  VEC(uint8_t) is_defined; /* by value */
  VEC(Span) value_use; /* first use, by value */
} Parser;

static void next(Parser *p) { mir_next_token(&p->lexer, &p->token); }

static Span token_span(const Parser *p) { return (Span){p->file, p->token.start, p->token.end}; }

static void fail(Parser *p, const char *expected) {
  if (p->failed) return;
  p->failed = true;
  const char *found;
  switch (p->token.kind) {
  case TOKEN_END: found = "the end of the file"; break;
  case TOKEN_STRING: found = "a string"; break;
  case TOKEN_SYMBOL: found = format_in(p->arena, "'@%.60s'", p->token.text); break;
  case TOKEN_BAD: found = p->token.text; break;
  case TOKEN_WORD:
  case TOKEN_NUMBER:
  case TOKEN_MARK:
  default: found = format_in(p->arena, "'%.60s'", p->token.text); break;
  }
  diag(p->diags, token_span(p), D_MIR_EXPECTED, expected, found);
}
static void fail_at(Parser *p, Span span, const char *what) {
  p->failed = true;
  diag(p->diags, span, D_MIR_BAD, what);
}

/* A list of operands or parameters, whose number has 16 bits. */
static void check_count(Parser *p, uint32_t count) {
  if (count > UINT16_MAX) fail_at(p, token_span(p), "more than 65535 operands or parameters");
}

static bool is_token(const Parser *p, TokenKind kind, const char *text) {
  return p->token.kind == kind && !strcmp(p->token.text, text);
}
static bool accept_mark(Parser *p, const char *mark) {
  if (p->failed || !is_token(p, TOKEN_MARK, mark)) return false;
  next(p);
  return true;
}
static bool accept_word(Parser *p, const char *word) {
  if (p->failed || !is_token(p, TOKEN_WORD, word)) return false;
  next(p);
  return true;
}
static void expect_mark(Parser *p, const char *mark) {
  if (!p->failed && !accept_mark(p, mark)) fail(p, format_in(p->arena, "'%s'", mark));
}
static void expect_word(Parser *p, const char *word) {
  if (!p->failed && !accept_word(p, word)) fail(p, format_in(p->arena, "'%s'", word));
}

static uint64_t parse_magnitude(Parser *p) {
  if (p->failed) return 0;
  if (p->token.kind != TOKEN_NUMBER) {
    fail(p, "a number");
    return 0;
  }
  uint64_t value = 0;
  const char *s = p->token.text;
  uint64_t base = 10;
  if (s[0] == '0' && (s[1] == 'x' || s[1] == 'X')) base = 16, s += 2;
  bool is_good = *s != 0;
  for (; *s; s++) {
    int digit = mir_hex_digit(*s);
    if (digit < 0 || (uint64_t)digit >= base || value > (UINT64_MAX - (uint64_t)digit) / base)
      is_good = false;
    else
      value = value * base + (uint64_t)digit;
  }
  if (!is_good)
    fail(p, "an integer of 64 bits");
  else
    next(p);
  return value;
}
static int64_t parse_int(Parser *p) {
  bool is_negative = accept_mark(p, "-");
  uint64_t value = parse_magnitude(p);
  return (int64_t)(is_negative ? 0 - value : value);
}
static uint32_t parse_u32(Parser *p, uint32_t limit) {
  Span span = token_span(p);
  uint64_t value = parse_magnitude(p);
  if (!p->failed && value > limit)
    fail_at(p, span, format_in(p->arena, "at most %u is possible here", limit));
  return p->failed ? 0 : (uint32_t)value;
}
/* The bits of a number of this kind; integers sign-extended. */
static int64_t parse_number(Parser *p, MirKind kind) {
  if (!mir_kind_is_float(kind)) {
    int64_t value = parse_int(p);
    return mir_kind_is_int(kind) ? mir_sign_extend(kind, (uint64_t)value) : value;
  }
  if (accept_word(p, "bits")) return parse_int(p);
  bool is_negative = accept_mark(p, "-");
  if (p->failed || p->token.kind != TOKEN_NUMBER) {
    fail(p, "a number");
    return 0;
  }
  uint64_t bits = 0;
  char *end;
  if (kind == MIR_KIND_F32) {
    float f = strtof(p->token.text, &end);
    uint32_t low;
    memcpy(&low, &f, 4);
    bits = low | (is_negative ? 0x80000000u : 0);
  } else {
    double d = strtod(p->token.text, &end);
    memcpy(&bits, &d, 8);
    if (is_negative) bits |= (uint64_t)1 << 63;
  }
  if (*end)
    fail(p, "a number");
  else
    next(p);
  return (int64_t)bits;
}

static Name token_name(Parser *p) { return name_of(p->unit->names, p->token.text, p->token.size); }
static SymbolId parse_symbol(Parser *p) {
  if (p->failed || p->token.kind != TOKEN_SYMBOL) {
    fail(p, "a symbol, such as @name");
    return (SymbolId){0};
  }
  SymbolId symbol = mir_symbol(p->unit, token_name(p));
  next(p);
  return symbol;
}
static Name parse_string_name(Parser *p) {
  if (p->failed || p->token.kind != TOKEN_STRING) {
    fail(p, "a string");
    return (Name){0};
  }
  Name name = token_name(p);
  next(p);
  return name;
}
static Name accept_string_name(Parser *p) {
  return !p->failed && p->token.kind == TOKEN_STRING ? parse_string_name(p) : (Name){0};
}
static RowId parse_row_name(Parser *p) {
  if (p->failed || (p->token.kind != TOKEN_WORD && p->token.kind != TOKEN_STRING)) {
    fail(p, "the name of a layout row");
    return (RowId){0};
  }
  RowId row = layout_find_row(&p->unit->layout, token_name(p));
  if (!row.index)
    fail(p, "the name of a declared layout row");
  else
    next(p);
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
  type.may_be_immediate = accept_mark(p, "?");
  if (accept_mark(p, "<")) {
    type.row = parse_row_name(p);
    expect_mark(p, ">");
  }
  return type;
}
static MirType parse_type(Parser *p) {
  MirKind kind;
  if (p->failed || p->token.kind != TOKEN_WORD ||
      !is_kind_word(p->token.text, p->token.size, &kind)) {
    fail(p, "a type");
    return mir_type(MIR_KIND_I64);
  }
  next(p);
  return parse_type_rest(p, kind);
}

/* ---- rows ---- */

/* Finds `row NAME KIND` outside braces and makes the rows in that order. */
static void scan_rows(Parser *p) {
  Parser scan = *p;
  scan.lexer.at = 0;
  Diags quiet;
  diags_init(&quiet, p->arena, p->unit->sources);
  scan.diags = &quiet;
  uint32_t depth = 0;
  for (next(&scan); scan.token.kind != TOKEN_END; next(&scan)) {
    if (is_token(&scan, TOKEN_MARK, "{"))
      depth++;
    else if (is_token(&scan, TOKEN_MARK, "}") && depth)
      depth--;
    else if (!depth && scan.token.starts_line && is_token(&scan, TOKEN_WORD, "row")) {
      next(&scan);
      if (scan.token.kind != TOKEN_WORD && scan.token.kind != TOKEN_STRING) continue;
      Name name = token_name(&scan);
      if (layout_find_row(&p->unit->layout, name).index)
        diag(p->diags, token_span(&scan), D_MIR_TWICE,
             format_in(p->arena, "row %s", scan.token.text));
      else
        layout_add_row(&p->unit->layout, p->unit->names, scan.token.text, LAYOUT_BLOCK);
    }
  }
}

static LayoutWord *parse_words(Parser *p, uint32_t *count) {
  VEC(LayoutWord) words = {0};
  do {
    LayoutWord word = {.index = parse_u32(p, 1 << 28)};
    word.may_be_immediate = accept_mark(p, "?");
    vec_push(p->unit->arena, &words, word);
  } while (accept_mark(p, ","));
  *count = words.count;
  return words.items;
}

static void parse_cases(Parser *p, LayoutRow *row) {
  VEC(LayoutCase) cases = {0};
  while (!p->failed && !accept_mark(p, "}")) {
    LayoutCase c = {.size = row->size};
    expect_word(p, "case");
    c.tag = parse_u32(p, 255);
    c.name = accept_string_name(p);
    if (accept_word(p, "size")) c.size = parse_u32(p, 1 << 30);
    if (accept_word(p, "words")) c.words = parse_words(p, &c.word_count);
    vec_push(p->unit->arena, &cases, c);
  }
  row->cases = cases.items, row->case_count = cases.count;
}

static void parse_methods(Parser *p, LayoutRow *row) {
  VEC(SymbolId) methods = {0};
  expect_mark(p, "[");
  while (!p->failed && !accept_mark(p, "]")) {
    SymbolId method = {0};
    if (!accept_word(p, "_")) method = parse_symbol(p);
    vec_push(p->unit->arena, &methods, method);
    accept_mark(p, ",");
  }
  row->methods = methods.items, row->method_count = methods.count;
}

static void parse_interfaces(Parser *p, LayoutRow *row) {
  VEC(uint32_t) numbers = {0};
  expect_mark(p, "[");
  while (!p->failed && !accept_mark(p, "]")) {
    uint32_t number = parse_u32(p, UINT32_MAX);
    vec_push(p->unit->arena, &numbers, number);
    accept_mark(p, ",");
  }
  row->interfaces = numbers.items, row->interface_count = numbers.count;
}

static void parse_row(Parser *p) {
  RowId id = parse_row_name(p);
  if (p->failed) return;
  LayoutRow *row = layout_row(&p->unit->layout, id);
  LayoutRow fresh = {.name = row->name};
  bool is_kind = false;
  for (unsigned k = 0; k <= LAYOUT_BOXED; k++)
    if (is_token(p, TOKEN_WORD, layout_kind_text[k])) fresh.kind = (LayoutKind)k, is_kind = true;
  if (!is_kind) {
    fail(p, "a kind of row: block array string closure seq lazy class exception boxed");
    return;
  }
  next(p);
  fresh.nominal = accept_word(p, "nominal");
  expect_word(p, "size");
  fresh.size = parse_u32(p, 1 << 30);
  if (accept_word(p, "stride")) fresh.stride = parse_u32(p, 1 << 28);
  if (accept_word(p, "elements")) fresh.element_words = parse_words(p, &fresh.element_word_count);
  if (accept_word(p, "words")) {
    LayoutCase *c = NEW(p->unit->arena, LayoutCase);
    c->size = fresh.size;
    c->words = parse_words(p, &c->word_count);
    fresh.cases = c, fresh.case_count = 1;
  }
  if (accept_mark(p, "{")) parse_cases(p, &fresh);
  if (accept_word(p, "release")) fresh.release = parse_symbol(p);
  if (accept_word(p, "base")) fresh.base = parse_row_name(p);
  if (accept_word(p, "subtypes")) {
    fresh.subtypes_first = parse_row_name(p);
    expect_mark(p, "..");
    fresh.subtypes_last = parse_row_name(p);
  }
  if (accept_word(p, "methods")) parse_methods(p, &fresh);
  if (accept_word(p, "interfaces")) parse_interfaces(p, &fresh);
  *layout_row(&p->unit->layout, id) = fresh;
}

/* ---- imports and data ---- */

static uint32_t parse_func_flags(Parser *p) {
  uint32_t flags = 0;
  for (bool more = true; more;) {
    more = false;
    for (uint32_t i = 0; i < MIR_FUNC_FLAG_COUNT; i++)
      if (accept_word(p, mir_func_flags[i].text)) flags |= mir_func_flags[i].flag, more = true;
  }
  return flags;
}

/* A symbol that is about to be declared. */
static SymbolId parse_fresh_symbol(Parser *p, const char *what) {
  Span span = token_span(p);
  SymbolId symbol = parse_symbol(p);
  if (p->failed) return symbol;
  if (mir_symbol_row(p->unit, symbol)->form != MIR_SYMBOL_UNKNOWN) {
    p->failed = true;
    diag(p->diags, span, D_MIR_TWICE,
         format_in(p->arena, "%s @%s", what, mir_symbol_text(p->unit, symbol)));
  }
  return symbol;
}

static void parse_import(Parser *p) {
  if (accept_word(p, "data")) {
    SymbolId symbol = parse_fresh_symbol(p, "data");
    if (!p->failed) mir_import_data(p->unit, symbol);
    return;
  }
  expect_word(p, "func");
  SymbolId symbol = parse_fresh_symbol(p, "function");
  VEC(MirType) params = {0}, results = {0};
  expect_mark(p, "(");
  while (!p->failed && !accept_mark(p, ")")) {
    MirType type = parse_type(p);
    vec_push(p->arena, &params, type);
    if (!is_token(p, TOKEN_MARK, ")")) expect_mark(p, ",");
  }
  if (accept_mark(p, "->")) do {
      MirType type = parse_type(p);
      vec_push(p->arena, &results, type);
    } while (accept_mark(p, ","));
  uint32_t flags = parse_func_flags(p);
  if (!p->failed)
    mir_import_func(p->unit, symbol, flags, params.items, params.count, results.items,
                    results.count);
}

static void parse_fields(Parser *p, MirData *data) {
  if (!accept_mark(p, "{")) return;
  while (!p->failed && !accept_mark(p, "}")) {
    MirField field = {.offset = parse_u32(p, 1u << 30)};
    expect_mark(p, ":");
    field.type = parse_type(p);
    if (accept_mark(p, "=")) {
      if (accept_word(p, "computed"))
        field.form = MIR_FIELD_COMPUTED;
      else if (!p->failed && p->token.kind == TOKEN_SYMBOL) {
        field.form = MIR_FIELD_SYMBOL;
        field.symbol = parse_symbol(p);
        if (accept_mark(p, "+"))
          field.bits = parse_int(p);
        else if (is_token(p, TOKEN_MARK, "-"))
          field.bits = parse_int(p);
      } else
        field.bits = parse_number(p, field.type.kind);
    }
    vec_push(p->unit->arena, &data->fields, field);
    accept_mark(p, ",");
  }
}

static void parse_data(Parser *p) {
  Span span = token_span(p);
  SymbolId symbol = parse_fresh_symbol(p, "data");
  MirData data = {.symbol = symbol, .span = span};
  bool is_form = false;
  for (unsigned k = 0; k <= MIR_DATA_SLOTS; k++)
    if (!p->failed && is_token(p, TOKEN_WORD, mir_data_text[k]))
      data.form = (MirDataForm)k, is_form = true;
  if (!is_form) {
    fail(p, "object, string, bytes or slots");
    return;
  }
  next(p);
  if (data.form == MIR_DATA_OBJECT || data.form == MIR_DATA_STRING) data.row = parse_row_name(p);
  if (accept_word(p, "tag")) data.tag = (uint8_t)parse_u32(p, 255);
  if (data.form == MIR_DATA_STRING || data.form == MIR_DATA_BYTES) {
    if (p->failed || p->token.kind != TOKEN_STRING) {
      fail(p, "a string");
      return;
    }
    data.bytes = p->token.text, data.size = p->token.size;
    next(p);
  } else {
    expect_word(p, "size");
    data.size = parse_u32(p, 1 << 30);
    data.is_mutable = accept_word(p, "mutable");
    parse_fields(p, &data);
  }
  if (p->failed) return;
  *mir_data_new(p->unit, symbol, data.form) = data;
}

/* ---- functions ---- */

/* vN or bN: the number behind a letter, or 0 if the token is not such a word. */
static uint32_t numbered(const Parser *p, char letter) {
  if (p->token.kind != TOKEN_WORD || p->token.text[0] != letter || !p->token.text[1]) return 0;
  uint32_t n = 0;
  for (const char *s = p->token.text + 1; *s; s++) {
    if (*s < '0' || *s > '9' || n > 40000000) return 0;
    n = n * 10 + (uint32_t)(*s - '0');
  }
  return n;
}

static ValueId value_named(Parser *p, uint32_t n) {
  MirFunc *func = p->func;
  while (func->values.count <= n)
    vec_push(p->unit->arena, &func->values, (MirValue){.use_count = 0});
  while (p->is_defined.count <= n) vec_push(p->arena, &p->is_defined, 0);
  while (p->value_use.count <= n) vec_push(p->arena, &p->value_use, (Span){0});
  return (ValueId){n};
}
static ValueId parse_value(Parser *p) {
  uint32_t n = p->failed ? 0 : numbered(p, 'v');
  if (!n) {
    fail(p, "a value, such as v1");
    return (ValueId){0};
  }
  if (n > p->lexer.size) { /* each has a definition in the text */
    fail(p, "a value with a smaller number");
    return (ValueId){0};
  }
  ValueId value = value_named(p, n);
  if (!p->value_use.items[n].file) p->value_use.items[n] = token_span(p);
  next(p);
  return value;
}
static ValueId parse_new_value(Parser *p) {
  Span span = token_span(p);
  ValueId value = parse_value(p);
  if (p->failed) return value;
  if (p->is_defined.items[value.index]) {
    p->failed = true;
    diag(p->diags, span, D_MIR_TWICE, format_in(p->arena, "v%u", value.index));
  }
  p->is_defined.items[value.index] = 1;
  return value;
}
static BlockId parse_block_name(Parser *p) {
  uint32_t n = p->failed ? 0 : numbered(p, 'b');
  if (!n || n > p->lexer.size) {
    fail(p, "a block, such as b2");
    return (BlockId){0};
  }
  while (p->func->blocks.count <= n) {
    BlockId made = mir_block_new(p->func);
    mir_block(p->func, made)->is_removed = true;
  }
  next(p);
  return (BlockId){n};
}

typedef VEC(ValueId) ValueList;
/* vN, vN … up to a closing mark, which is eaten. */
static ValueId *parse_args(Parser *p, const char *close, uint32_t *count) {
  ValueList list = {0};
  while (!p->failed && !accept_mark(p, close)) {
    ValueId value = parse_value(p);
    vec_push(p->unit->arena, &list, value);
    if (!is_token(p, TOKEN_MARK, close)) expect_mark(p, ",");
  }
  *count = list.count;
  return list.items;
}
static MirEdge parse_edge(Parser *p) {
  MirEdge edge = {.block = parse_block_name(p)};
  if (accept_mark(p, "(")) edge.args = parse_args(p, ")", &edge.arg_count);
  return edge;
}

static void parse_span(Parser *p, Span *span) {
  if (!accept_word(p, "at")) return;
  span->file = parse_u32(p, UINT32_MAX);
  expect_mark(p, ":");
  span->start = parse_u32(p, UINT32_MAX);
  expect_mark(p, "-");
  span->end = parse_u32(p, UINT32_MAX);
}

static void parse_callee(Parser *p, MirTerm *term) {
  if (!p->failed && p->token.kind == TOKEN_SYMBOL) {
    term->form = MIR_CALLEE_DIRECT;
    term->symbol = parse_symbol(p);
  } else if (accept_word(p, "c")) {
    term->form = MIR_CALLEE_C;
    term->symbol = parse_symbol(p);
  } else if (accept_word(p, "closure")) {
    term->form = MIR_CALLEE_CLOSURE;
    term->callee = parse_value(p);
  } else if (accept_word(p, "code")) {
    term->form = MIR_CALLEE_CODE;
    term->callee = parse_value(p);
  } else if (accept_word(p, "method")) {
    term->form = MIR_CALLEE_METHOD;
    term->slot = parse_u32(p, UINT32_MAX);
  } else if (accept_word(p, "apply")) {
    term->form = MIR_CALLEE_APPLY;
    term->callee = parse_value(p);
    term->arity = (uint8_t)parse_u32(p, 255);
    expect_word(p, "else");
    term->symbol = parse_symbol(p);
  } else
    fail(p, "what is called: @name, closure, apply, method, code or c");
  expect_mark(p, "(");
  term->operands = parse_args(p, ")", &term->operand_count);
  if (accept_word(p, "noraise")) term->flags |= MIR_TERM_NO_RAISE;
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
    expect_mark(p, "{");
    bool has_default = false;
    while (!p->failed && !accept_mark(p, "}")) {
      if (has_default) fail(p, "'}': the default comes last");
      if (accept_word(p, "default"))
        has_default = true;
      else {
        int64_t number = parse_int(p);
        vec_push(p->unit->arena, &cases, number);
      }
      expect_mark(p, "->");
      MirEdge edge = parse_edge(p);
      vec_push(p->unit->arena, &edges, edge);
      accept_mark(p, ",");
    }
    term.cases = cases.items, term.case_count = cases.count;
    break;
  }
  case MIR_CALL: {
    parse_callee(p, &term);
    expect_mark(p, "->");
    MirEdge edge = parse_edge(p);
    vec_push(p->unit->arena, &edges, edge);
    if (accept_word(p, "except")) {
      edge = parse_edge(p);
      vec_push(p->unit->arena, &edges, edge);
    }
    break;
  }
  case MIR_TAILCALL: parse_callee(p, &term); break;
  case MIR_RAISE:
  case MIR_RETURN: {
    ValueList list = {0};
    if (!p->failed && numbered(p, 'v')) do {
        ValueId value = parse_value(p);
        vec_push(p->unit->arena, &list, value);
      } while (accept_mark(p, ","));
    if (op == MIR_RAISE && list.count != 1) fail(p, "the exception to raise");
    term.operands = list.items, term.operand_count = list.count;
    break;
  }
  case MIR_INVALID: term.message = parse_string_name(p); break;
  default: break; /* only terminators come here */
  }
  term.edges = edges.items, term.edge_count = edges.count;
  parse_span(p, &term.span);
  if (!p->failed) mir_block(p->func, block)->term = term;
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
    if (accept_word(p, "row"))
      inst->row = parse_row_name(p);
    else if (accept_word(p, "tag"))
      inst->tag = (uint8_t)parse_u32(p, 255);
    else if (accept_word(p, "size"))
      inst->imm = parse_u32(p, 1 << 30);
    else if (accept_word(p, "field"))
      inst->field = (uint16_t)parse_u32(p, 65535);
    else if (accept_word(p, "mutable"))
      inst->flags |= MIR_MUTABLE;
    else if (accept_word(p, "init"))
      inst->flags |= MIR_INIT;
    else if (accept_word(p, "moved"))
      inst->flags |= MIR_MOVED;
    else if (accept_word(p, "counted"))
      inst->flags |= MIR_COUNTED;
    else if (accept_word(p, "nw"))
      inst->flags |= MIR_NW;
    else if (accept_word(p, "kept"))
      inst->flags |= MIR_KEPT;
    else if (accept_word(p, "zeroed"))
      inst->flags |= MIR_ZEROED;
    else if (!(inst->flags & MIR_PROVED) && accept_word(p, "proof")) {
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
    fail(p, "a system call of sys.def");
    return type;
  }
  if (!mir_op_has(op, MIR_TYPED)) {
    if (*suffix) fail(p, format_in(p->arena, "'%s' without a type", mir_op_info[op].text));
    return type;
  }
  MirKind kind;
  if (!is_kind_word(suffix, strlen(suffix), &kind)) {
    fail(p, format_in(p->arena, "'%s' with a type behind a dot", mir_op_info[op].text));
    return type;
  }
  return mir_type(kind);
}

/* One instruction, or the terminator: then true. */
static bool parse_inst(Parser *p, BlockId block) {
  Span span = token_span(p);
  ValueId result = {0};
  Name name = {0};
  if (numbered(p, 'v')) {
    result = parse_new_value(p);
    name = accept_string_name(p);
    expect_mark(p, "=");
  }
  MirOp op;
  const char *suffix;
  if (p->failed || p->token.kind != TOKEN_WORD || !find_op(p->token.text, &op, &suffix)) {
    fail(p, "an operation");
    return true;
  }
  if (mir_op_has(op, MIR_TERMINATES)) {
    if (result.index || *suffix)
      fail(p, "an operation with a result");
    else
      next(p);
    parse_term(p, op, span, block);
    return true;
  }
  MirInst inst = {.op = (uint8_t)op, .span = span, .block = block, .result = result};
  MirType type = parse_suffix(p, op, suffix, &inst);
  if (!p->failed) next(p);
  if (type.kind != MIR_KIND_NONE) type = parse_type_rest(p, type.kind);
  ValueList operands = {0};
  if (op == MIR_CONST)
    inst.imm = parse_number(p, type.kind);
  else if (op == MIR_IMM || op == MIR_RT_GET)
    inst.imm = parse_int(p);
  else if (op == MIR_SYMBOL)
    inst.u.symbol = parse_symbol(p);
  else if (op == MIR_RT_SET)
    inst.imm = parse_int(p), expect_mark(p, ",");
  if (op == MIR_IMM && inst.imm > p->unit->immediate_most)
    p->unit->immediate_most = (uint32_t)inst.imm;
  int wanted =
      op == MIR_SYS ? (int)strlen(mir_sys_info[inst.imm].args) : mir_op_info[op].operand_count;
  if (!p->failed && wanted != 0) do {
      ValueId operand = parse_value(p);
      vec_push(p->unit->arena, &operands, operand);
      if (operands.count == 1 && accept_mark(p, "+"))
        inst.imm = parse_int(p);
      else if (operands.count == 1 && is_token(p, TOKEN_MARK, "-"))
        inst.imm = parse_int(p);
      if (operands.count == 2 && op == MIR_ELEM && accept_mark(p, "*"))
        inst.u.stride = parse_u32(p, 1 << 28);
    } while (accept_mark(p, ","));
  /* alloc may have a token before its row, unlike other operations without operands. */
  else if (!p->failed && op == MIR_ALLOC && numbered(p, 'v')) {
    const char *rest = p->lexer.bytes + p->lexer.at;
    while (*rest == ' ') rest++;
    if (!strncmp(rest, "row", 3)) {
      ValueId token = parse_value(p);
      vec_push(p->unit->arena, &operands, token);
    }
  }
  if (op == MIR_DEBUG) inst.u.name = parse_string_name(p);
  parse_attributes(p, &inst, &operands);
  check_count(p, operands.count);
  if (p->failed) return true;
  MirType plain = plain_result(op, &inst, type);
  inst.kind = op == MIR_STORE || op == MIR_RT_SET ? type.kind : plain.kind;
  inst.operands = operands.items, inst.operand_count = narrow16(operands.count);
  bool has_result =
      mir_op_info[op].result_count && !(op == MIR_SYS && mir_sys_info[inst.imm].result == '-');
  if (has_result != (result.index != 0)) {
    fail_at(p, span,
            format_in(p->arena, has_result ? "'%s' has a result: vN = …" : "'%s' has no result",
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
  Span span = token_span(p);
  BlockId block = parse_block_name(p);
  if (p->failed) return;
  MirFunc *func = p->func;
  if (!mir_block(func, block)->is_removed) {
    diag(p->diags, span, D_MIR_TWICE, format_in(p->arena, "b%u", block.index));
    p->failed = true;
    return;
  }
  mir_block(func, block)->is_removed = false;
  mir_block(func, block)->term.span = span;
  if (accept_mark(p, "(")) {
    while (!p->failed && !accept_mark(p, ")")) {
      ValueId value = parse_new_value(p);
      expect_mark(p, ":");
      MirType type = parse_type(p);
      Name name = accept_string_name(p);
      check_count(p, mir_block(func, block)->params.count);
      if (p->failed) return;
      set_result(func, value, type, block, (InstId){0}, name);
      mir_value(func, value)->param_index = narrow16(mir_block(func, block)->params.count);
      vec_push(p->unit->arena, &mir_block(func, block)->params, value);
      if (!is_token(p, TOKEN_MARK, ")")) expect_mark(p, ",");
    }
  }
  mir_block(func, block)->is_cold = accept_word(p, "cold");
  expect_mark(p, ":");
  while (!p->failed && !parse_inst(p, block)) {
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
  Span span = token_span(p);
  SymbolId symbol = parse_fresh_symbol(p, "function");
  if (p->failed) return;
  MirFunc *func = p->func = mir_func_new(p->unit, symbol, span);
  func->has_body = true;
  p->is_defined.count = p->value_use.count = 0;
  expect_mark(p, "(");
  while (!p->failed && !accept_mark(p, ")")) {
    ValueId value = parse_new_value(p);
    expect_mark(p, ":");
    MirType type = parse_type(p);
    Name name = accept_string_name(p);
    check_count(p, func->params.count);
    if (p->failed) return;
    set_result(func, value, type, MIR_ENTRY, (InstId){0}, name);
    MirValue *row = mir_value(func, value);
    row->is_func_param = true, row->param_index = narrow16(func->params.count);
    row->is_borrowed = accept_word(p, "borrowed");
    vec_push(p->unit->arena, &func->params, value);
    if (!is_token(p, TOKEN_MARK, ")")) expect_mark(p, ",");
  }
  if (accept_mark(p, "->")) do {
      MirType type = parse_type(p);
      vec_push(p->unit->arena, &func->results, type);
    } while (accept_mark(p, ","));
  func->flags = parse_func_flags(p);
  func->source_name = accept_string_name(p);
  expect_mark(p, "{");
  while (!p->failed && !accept_mark(p, "}")) parse_block(p);
  if (p->failed) return;
  for (uint32_t v = 1; v < p->value_use.count; v++)
    if (p->value_use.items[v].file && !p->is_defined.items[v])
      diag(p->diags, p->value_use.items[v], D_MIR_BAD,
           format_in(p->arena, "v%u is not defined", v));
  resolve_types(func, p->arena);
}

/* ---- the unit ---- */

static bool at_item(const Parser *p) {
  static const char *const words[] = {"func", "row", "data", "import", "start", "unit"};
  if (p->token.kind == TOKEN_END) return true;
  if (!p->token.starts_line) return false;
  for (uint32_t i = 0; i < COUNT_OF(words); i++)
    if (is_token(p, TOKEN_WORD, words[i])) return true;
  return false;
}

static void parse_item(Parser *p) {
  if (accept_word(p, "func"))
    parse_func(p);
  else if (accept_word(p, "row"))
    parse_row(p);
  else if (accept_word(p, "data"))
    parse_data(p);
  else if (accept_word(p, "import"))
    parse_import(p);
  else if (accept_word(p, "start"))
    p->unit->start = parse_symbol(p);
  else if (accept_word(p, "unit")) {
    p->unit->name = accept_string_name(p);
    p->unit->is_owned = accept_word(p, "owned");
    p->unit->is_int32 = accept_word(p, "int32");
  } else {
    fail(p, "func, row, data, import, start or unit");
    next(p);
  }
}

MirUnit *mir_parse(Arena *arena, Names *names, Sources *sources, Diags *diags, uint32_t file) {
  uint32_t before = diags->error_count;
  Parser p = {.unit = mir_unit_new(arena, names, sources),
              .diags = diags,
              .arena = arena,
              .file = file,
              .lexer = {.arena = arena,
                        .bytes = source_bytes(sources, file),
                        .size = source_file(sources, file)->size}};
  scan_rows(&p);
  next(&p);
  while (p.token.kind != TOKEN_END) {
    p.failed = false;
    parse_item(&p);
    if (p.failed)
      while (!at_item(&p)) next(&p);
  }
  return diags->error_count == before ? p.unit : NULL;
}
