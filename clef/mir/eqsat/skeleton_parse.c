/* skeleton_parse: reads what skeleton_print.c writes. Blocks, regions and variables may be named before they are declared, as
 * transfers do; a second pass finds them. */
#include "clef/mir/eqsat/skeleton.h"
#include "clef/mir/reader.h"

typedef struct Parser {
  MirReader r;
  SkelUnit *unit;
  SkelFunc *f;
  VEC(Name) block_names; /* by number as edges name them; item 0 unused */
  VEC(Span) block_spans;
} Parser;

static Arena *arena_of(const Parser *p) { return p->unit->arena; }

static Name token_name(Parser *p) {
  return name_of(p->unit->names, p->r.token.text, p->r.token.size);
}
static Name parse_word(Parser *p, const char *what) {
  if (p->r.failed || (p->r.token.kind != TOKEN_WORD && p->r.token.kind != TOKEN_STRING)) {
    reader_fail(&p->r, what);
    return (Name){0};
  }
  Name name = token_name(p);
  reader_next(&p->r);
  return name;
}
static Name parse_symbol(Parser *p) {
  if (p->r.failed || p->r.token.kind != TOKEN_SYMBOL) {
    reader_fail(&p->r, "a symbol, such as @name");
    return (Name){0};
  }
  Name name = token_name(p);
  reader_next(&p->r);
  return name;
}
static bool at_symbol(const Parser *p) { return !p->r.failed && p->r.token.kind == TOKEN_SYMBOL; }

/* `n7`, `R3`: a letter and a number. */
static uint32_t parse_numbered(Parser *p, char letter, const char *what) {
  const char *s = p->r.token.text;
  uint64_t n = 0;
  bool good =
      !p->r.failed && p->r.token.kind == TOKEN_WORD && s[0] == letter && s[1] >= '1' && s[1] <= '9';
  for (const char *d = s + 1; good && *d; d++) {
    good = *d >= '0' && *d <= '9' && n < 100000000;
    n = n * 10 + (uint64_t)(*d - '0');
  }
  if (!good) {
    reader_fail(&p->r, what);
    return 0;
  }
  reader_next(&p->r);
  return (uint32_t)n;
}
static uint32_t parse_node(Parser *p) { return parse_numbered(p, 'n', "a node, such as n1"); }

static SkelType parse_type(Parser *p) {
  SkelType type = {.kind = MIR_KIND_NONE};
  if (reader_word(&p->r, "tuple")) {
    type.kind = SKEL_TUPLE;
    reader_need_mark(&p->r, "<");
    type.constructors = reader_u32(&p->r, 1 << 20);
    reader_need_mark(&p->r, ">");
    return type;
  }
  for (unsigned k = MIR_KIND_I8; k < MIR_KIND_COUNT && !type.kind; k++)
    if (reader_word(&p->r, mir_kind_text[k])) type.kind = (uint8_t)k;
  if (!type.kind) reader_fail(&p->r, "a type");
  if (type.kind != MIR_KIND_REF) return type;
  type.may_be_immediate = reader_mark(&p->r, "?");
  if (reader_mark(&p->r, "<")) {
    type.row = parse_word(p, "the name of a layout row");
    reader_need_mark(&p->r, ">");
  }
  return type;
}

static uint32_t parse_constructor(Parser *p) {
  reader_need_mark(&p->r, "'");
  return reader_u32(&p->r, 1 << 20);
}

static SkelLabel parse_label(Parser *p, SkelType type) {
  SkelLabel l = {.form = SKEL_OP};
  MirReader *r = &p->r;
  if (reader_word(r, "param")) return (SkelLabel){.form = SKEL_PARAM};
  if (reader_word(r, "tuple"))
    return (SkelLabel){.form = SKEL_MAKE, .number = parse_constructor(p)};
  if (reader_word(r, "part")) {
    l = (SkelLabel){.form = SKEL_PART, .number = parse_constructor(p)};
    l.imm = reader_u32(r, 1 << 20);
    return l;
  }
  uint32_t op = 0;
  while (op < MIR_OP_COUNT && !reader_word(r, mir_op_info[op].text)) op++;
  if (op == MIR_OP_COUNT) {
    reader_fail(r, "a label: param, tuple, part or an operation");
    return l;
  }
  l.op = (uint8_t)op;
  if (op == MIR_CONST || op == MIR_IMM)
    l.imm = reader_number(r, type.kind == SKEL_TUPLE ? MIR_KIND_I64 : (MirKind)type.kind);
  else if (reader_mark(r, "+"))
    l.imm = (int64_t)reader_magnitude(r);
  else if (reader_mark(r, "-"))
    l.imm = (int64_t)(0 - reader_magnitude(r));
  if (reader_mark(r, "*")) l.number = reader_u32(r, UINT32_MAX);
  if (reader_word(r, "row")) l.row = parse_word(p, "the name of a layout row");
  if (reader_word(r, "tag")) l.tag = (uint8_t)reader_u32(r, 255);
  if (at_symbol(p)) l.symbol = parse_symbol(p);
  return l;
}

/* Nodes between two marks; `end` is read. */
static uint32_t *parse_nodes(Parser *p, const char *end, uint32_t *count) {
  VEC(uint32_t) nodes = {0};
  if (!reader_mark(&p->r, end)) {
    do {
      uint32_t node = parse_node(p);
      vec_push(arena_of(p), &nodes, node);
    } while (reader_mark(&p->r, ","));
    reader_need_mark(&p->r, end);
  }
  *count = nodes.count;
  return nodes.items;
}

static void parse_graph(Parser *p) {
  SkelFunc *f = p->f;
  reader_need_word(&p->r, "graph");
  while (!p->r.failed && p->r.token.kind == TOKEN_WORD && p->r.token.text[0] == 'n') {
    Span span = reader_span(&p->r);
    uint32_t n = parse_node(p);
    if (!p->r.failed && n != f->nodes.count)
      reader_fail_at(&p->r, span,
                     format_in(arena_of(p), "nodes are numbered in order: n%u", f->nodes.count));
    SkelNode node = {.class = n};
    reader_need_mark(&p->r, ":");
    node.type = parse_type(p);
    reader_need_mark(&p->r, "=");
    node.label = parse_label(p, node.type);
    if (reader_mark(&p->r, "<")) node.children = parse_nodes(p, ">", &node.child_count);
    if (!p->r.failed) vec_push(arena_of(p), &f->nodes, node);
  }
  while (reader_word(&p->r, "equal")) {
    Span span = reader_span(&p->r);
    uint32_t count;
    reader_need_mark(&p->r, "{");
    uint32_t *nodes = parse_nodes(p, "}", &count);
    for (uint32_t k = 0; k < count && !p->r.failed; k++) {
      bool good = nodes[k] < f->nodes.count && (!k || nodes[k] > nodes[k - 1]) &&
                  f->nodes.items[nodes[k]].class == nodes[k];
      if (!good)
        reader_fail_at(&p->r, span, "a class names nodes of the graph, each once, in order");
      else
        f->nodes.items[nodes[k]].class = nodes[0];
    }
  }
}

static void parse_regions(Parser *p) {
  reader_need_word(&p->r, "regions");
  while (!p->r.failed && p->r.token.kind == TOKEN_WORD && p->r.token.text[0] == 'R') {
    Span span = reader_span(&p->r);
    SkelRegion region = {.root = 0};
    uint32_t number = parse_numbered(p, 'R', "a region, such as R1");
    if (!p->r.failed && number != p->f->regions.count)
      reader_fail_at(
          &p->r, span,
          format_in(arena_of(p), "regions are numbered in order: R%u", p->f->regions.count));
    reader_need_mark(&p->r, "=");
    reader_need_mark(&p->r, "<");
    reader_need_mark(&p->r, "{");
    region.nodes = parse_nodes(p, "}", &region.node_count);
    reader_need_mark(&p->r, ",");
    reader_need_mark(&p->r, "<");
    region.params = parse_nodes(p, ">", &region.param_count);
    reader_need_mark(&p->r, ",");
    region.root = parse_node(p);
    reader_need_mark(&p->r, ">");
    if (!p->r.failed) vec_push(arena_of(p), &p->f->regions, region);
  }
}

/* ---- S ---- */

/* The variable with this name, made when it is new. */
static uint32_t variable(Parser *p, Name name, bool is_global) {
  SkelFunc *f = p->f;
  for (uint32_t v = 1; v < f->vars.count; v++)
    if (f->vars.items[v].name.index == name.index && f->vars.items[v].is_global == is_global)
      return v;
  SkelVar var = {.name = name, .is_global = is_global};
  for (uint32_t k = 0; is_global && k < p->unit->globals.count; k++)
    if (p->unit->globals.items[k].name.index == name.index)
      var.type = p->unit->globals.items[k].type;
  vec_push(arena_of(p), &f->vars, var);
  return f->vars.count - 1;
}

static SkelUse parse_use(Parser *p) {
  SkelUse use = {.region = parse_numbered(p, 'R', "a region, such as R1<x1>")};
  VEC(uint32_t) args = {0};
  reader_need_mark(&p->r, "<");
  if (!reader_mark(&p->r, ">")) {
    do {
      bool is_global = at_symbol(p);
      Name name = is_global ? parse_symbol(p) : parse_word(p, "an argument, such as x1");
      if (!p->r.failed) vec_push(arena_of(p), &args, variable(p, name, is_global));
    } while (reader_mark(&p->r, ","));
    reader_need_mark(&p->r, ">");
  }
  use.args = args.items, use.arg_count = args.count;
  return use;
}

static void parse_uses(Parser *p, SkelUses *uses) {
  reader_need_mark(&p->r, "(");
  if (reader_mark(&p->r, ")")) return;
  do vec_push(arena_of(p), uses, parse_use(p));
  while (reader_mark(&p->r, ","));
  reader_need_mark(&p->r, ")");
}

static SkelEdge parse_edge(Parser *p) {
  SkelEdge edge = {.block = 0};
  Span span = reader_span(&p->r);
  Name name = parse_word(p, "a block, such as b2");
  parse_uses(p, &edge.args);
  edge.block = 1;
  while (edge.block < p->block_names.count && p->block_names.items[edge.block].index != name.index)
    edge.block++;
  if (edge.block == p->block_names.count) {
    vec_push(arena_of(p), &p->block_names, name);
    vec_push(arena_of(p), &p->block_spans, span);
  }
  return edge;
}

static void parse_cases(Parser *p, SkelTransfer *t) {
  MirReader *r = &p->r;
  if (!reader_is(r, TOKEN_MARK, "{")) vec_push(arena_of(p), &t->args, parse_use(p));
  reader_need_mark(r, "{");
  while (!r->failed && !reader_mark(r, "}")) {
    SkelCase c = {.form = SKEL_ALWAYS};
    if (reader_is(r, TOKEN_MARK, "'"))
      c.form = SKEL_CONSTRUCTOR, c.label = parse_constructor(p);
    else if (r->token.kind == TOKEN_NUMBER || reader_is(r, TOKEN_MARK, "-"))
      c.form = SKEL_CONSTANT, c.label = reader_int(r);
    else if (r->token.kind == TOKEN_WORD)
      c.form = SKEL_PREDICATE, c.check = parse_use(p);
    reader_need_mark(r, "=");
    reader_need_mark(r, ">");
    reader_need_word(r, "goto");
    c.to = parse_edge(p);
    if (!r->failed) vec_push(arena_of(p), &t->cases, c);
  }
}

static void parse_callee(Parser *p, SkelTransfer *t) {
  for (unsigned k = MIR_CALLEE_DIRECT + 1; k < MIR_CALLEE_COUNT && !t->callee; k++)
    if (reader_word(&p->r, mir_callee_text[k])) t->callee = (uint8_t)k;
  if (!p->r.failed && p->r.token.kind == TOKEN_NUMBER) t->number = reader_u32(&p->r, UINT32_MAX);
  if (at_symbol(p)) t->name = parse_symbol(p);
}

static SkelTransfer parse_transfer(Parser *p) {
  SkelTransfer t = {.form = SKEL_TRANSFER_COUNT};
  MirReader *r = &p->r;
  for (unsigned k = 0; k < SKEL_TRANSFER_COUNT && t.form == SKEL_TRANSFER_COUNT; k++)
    if (reader_word(r, skel_transfer_text[k])) t.form = (uint8_t)k;
  switch (t.form) {
  case SKEL_GOTO: t.to = parse_edge(p); return t;
  case SKEL_MATCH:
  case SKEL_FIRST:
  case SKEL_CHECK: parse_cases(p, &t); return t;
  case SKEL_INVALID: t.name = parse_word(p, "a string"); return t;
  case SKEL_TRANSFER_COUNT:
    reader_fail(r, "a transfer: goto call effect raise return match first check invalid");
    return t;
  case SKEL_CALL: parse_callee(p, &t); break;
  case SKEL_EFFECT: t.label = parse_label(p, (SkelType){.kind = MIR_KIND_I64}); break;
  default: break;
  }
  parse_uses(p, &t.args);
  if (t.form != SKEL_CALL && t.form != SKEL_EFFECT) return t;
  if (reader_word(r, "then")) t.to = parse_edge(p);
  if (reader_word(r, "except")) t.handler = parse_edge(p);
  return t;
}

/* ⟨b, X, T, t⟩, the first mark read. */
static void parse_block(Parser *p) {
  SkelFunc *f = p->f;
  Span span = reader_span(&p->r);
  SkelBlock block = {.name = parse_word(p, "a block, such as b1")};
  uint32_t number = f->blocks.count;
  if (skel_block(f, block.name)) reader_fail_at(&p->r, span, "a block is declared twice");
  reader_need_mark(&p->r, ",");
  reader_need_mark(&p->r, "<");
  if (!reader_mark(&p->r, ">")) {
    do {
      Name name = parse_word(p, "an argument, such as x1");
      uint32_t var = p->r.failed ? 0 : variable(p, name, false);
      if (p->r.failed) break;
      if (f->vars.items[var].block || f->vars.items[var].type.kind)
        reader_fail_at(&p->r, span, "an argument is declared twice");
      f->vars.items[var].block = number;
      vec_push(arena_of(p), &block.params, var);
    } while (reader_mark(&p->r, ","));
    reader_need_mark(&p->r, ">");
  }
  reader_need_mark(&p->r, ",");
  reader_need_mark(&p->r, "<");
  for (uint32_t k = 0; k < block.params.count && !p->r.failed; k++) {
    if (k) reader_need_mark(&p->r, ",");
    f->vars.items[block.params.items[k]].type = parse_type(p);
  }
  reader_need_mark(&p->r, ">");
  reader_need_mark(&p->r, ",");
  block.t = parse_transfer(p);
  reader_need_mark(&p->r, ">");
  if (!p->r.failed) vec_push(arena_of(p), &f->blocks, block);
}

/* Edges name blocks by their place in block_names; now they get the number of the block. */
static void find_block(Parser *p, SkelEdge *edge) {
  if (!edge->block || p->r.failed) return;
  const SkelBlock *b = skel_block(p->f, p->block_names.items[edge->block]);
  if (!b)
    reader_fail_at(&p->r, p->block_spans.items[edge->block],
                   format_in(arena_of(p), "there is no block %s",
                             name_text(p->unit->names, p->block_names.items[edge->block])));
  else
    edge->block = (uint32_t)(b - p->f->blocks.items);
}

static void parse_func(Parser *p) {
  p->f = skel_func_new(p->unit, (Name){0});
  p->block_names.count = p->block_spans.count = 0;
  vec_push(arena_of(p), &p->block_names, (Name){0});
  vec_push(arena_of(p), &p->block_spans, (Span){0});
  p->f->name = parse_symbol(p);
  reader_need_mark(&p->r, "(");
  if (!reader_mark(&p->r, ")")) {
    do {
      Name name = parse_word(p, "an argument, such as x1");
      reader_need_mark(&p->r, ":");
      SkelType type = parse_type(p);
      if (p->r.failed) break;
      uint32_t var = variable(p, name, false);
      p->f->vars.items[var].type = type;
      vec_push(arena_of(p), &p->f->params, var);
    } while (reader_mark(&p->r, ","));
    reader_need_mark(&p->r, ")");
  }
  if (reader_mark(&p->r, "->")) do
      vec_push(arena_of(p), &p->f->results, parse_type(p));
    while (reader_mark(&p->r, ","));
  parse_graph(p);
  parse_regions(p);
  reader_need_word(&p->r, "blocks");
  while (reader_mark(&p->r, "<")) parse_block(p);
  for (uint32_t b = 1; b < p->f->blocks.count; b++) {
    SkelTransfer *t = &p->f->blocks.items[b].t;
    find_block(p, &t->to);
    find_block(p, &t->handler);
    for (uint32_t k = 0; k < t->cases.count; k++) find_block(p, &t->cases.items[k].to);
  }
}

SkelUnit *skel_parse(Arena *arena, Names *names, Sources *sources, Diags *diags, uint32_t file) {
  uint32_t before = diags->error_count;
  Parser p = {.r = reader_of(arena, sources, diags, file), .unit = skel_unit_new(arena, names)};
  reader_next(&p.r);
  while (p.r.token.kind != TOKEN_END && !p.r.failed) {
    if (reader_word(&p.r, "skeleton")) {
      parse_func(&p);
    } else if (reader_word(&p.r, "global")) {
      SkelGlobal g = {.name = parse_symbol(&p)};
      reader_need_mark(&p.r, ":");
      g.type = parse_type(&p);
      reader_need_mark(&p.r, "=");
      g.bits = (uint64_t)reader_number(&p.r, g.type.kind == SKEL_TUPLE ? MIR_KIND_I64
                                                                       : (MirKind)g.type.kind);
      vec_push(arena, &p.unit->globals, g);
    } else {
      reader_fail(&p.r, "'skeleton' or 'global'");
    }
  }
  return diags->error_count == before ? p.unit : NULL;
}
