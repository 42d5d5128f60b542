/* skeleton_print: the text form of ⟨S, G⟩ (README.md, "The IR of the text"). */
#include "clef/mir/eqsat/skeleton.h"

typedef struct Printer {
  const SkelUnit *unit;
  const SkelFunc *f;
  Text *out;
} Printer;

static void add_name(Printer *p, Name name) {
  mir_print_word(name_text(p->unit->names, name), name_size(p->unit->names, name), p->out);
}
static void add_symbol(Printer *p, Name name) {
  text_add_char(p->out, '@');
  add_name(p, name);
}
static void add_number(Printer *p, const char *letter, uint32_t n) {
  text_add(p->out, letter);
  text_add_u64(p->out, n);
}
static void add_numbers(Printer *p, const char *letter, const uint32_t *numbers, uint32_t count,
                        const char *begin, const char *end) {
  text_add(p->out, begin);
  for (uint32_t k = 0; k < count; k++) {
    if (k) text_add(p->out, ", ");
    add_number(p, letter, numbers[k]);
  }
  text_add(p->out, end);
}

static void add_type(Printer *p, SkelType type) {
  if (type.kind == SKEL_TUPLE) {
    text_format(p->out, "tuple<%u>", type.constructors);
    return;
  }
  text_add(p->out, mir_kind_text[type.kind]);
  if (type.may_be_immediate) text_add_char(p->out, '?');
  if (!type.row.index) return;
  text_add_char(p->out, '<');
  add_name(p, type.row);
  text_add_char(p->out, '>');
}

static void add_label(Printer *p, const SkelLabel *l, MirKind kind) {
  if (l->form == SKEL_PARAM) text_add(p->out, "param");
  if (l->form == SKEL_MAKE) text_format(p->out, "tuple '%u", l->number);
  if (l->form == SKEL_PART) text_format(p->out, "part '%u %u", l->number, (unsigned)l->imm);
  if (l->form != SKEL_OP) return;
  text_add(p->out, mir_op_info[l->op].text);
  if (l->op == MIR_CONST || l->op == MIR_IMM) {
    text_add_char(p->out, ' ');
    mir_print_number(kind, l->imm, p->out);
  } else if (l->imm) {
    text_add(p->out, l->imm < 0 ? " - " : " + ");
    text_add_u64(p->out, l->imm < 0 ? 0 - (uint64_t)l->imm : (uint64_t)l->imm);
  }
  if (l->number) text_format(p->out, " * %u", l->number);
  if (l->row.index) {
    text_add(p->out, " row ");
    add_name(p, l->row);
  }
  if (l->tag) text_format(p->out, " tag %u", l->tag);
  if (l->symbol.index) {
    text_add_char(p->out, ' ');
    add_symbol(p, l->symbol);
  }
}

static void add_var(Printer *p, uint32_t var) {
  const SkelVar *v = &p->f->vars.items[var];
  if (v->is_global)
    add_symbol(p, v->name);
  else
    text_add(p->out, name_text(p->unit->names, v->name));
}

static void add_use(Printer *p, const SkelUse *use) {
  add_number(p, "R", use->region);
  text_add_char(p->out, '<');
  for (uint32_t k = 0; k < use->arg_count; k++) {
    if (k) text_add(p->out, ", ");
    add_var(p, use->args[k]);
  }
  text_add_char(p->out, '>');
}
static void add_uses(Printer *p, const SkelUses *uses) {
  text_add_char(p->out, '(');
  for (uint32_t k = 0; k < uses->count; k++) {
    if (k) text_add(p->out, ", ");
    add_use(p, &uses->items[k]);
  }
  text_add_char(p->out, ')');
}

static void add_edge(Printer *p, const char *word, const SkelEdge *edge) {
  if (!edge->block) return;
  text_format(p->out, "%s %s", word,
              name_text(p->unit->names, p->f->blocks.items[edge->block].name));
  add_uses(p, &edge->args);
}

static void add_cases(Printer *p, const SkelTransfer *t) {
  for (uint32_t k = 0; k < t->args.count; k++) {
    text_add_char(p->out, ' ');
    add_use(p, &t->args.items[k]);
  }
  text_add(p->out, " {\n");
  for (uint32_t k = 0; k < t->cases.count; k++) {
    const SkelCase *c = &t->cases.items[k];
    text_add(p->out, "    ");
    if (c->form == SKEL_CONSTRUCTOR) text_add_char(p->out, '\'');
    if (c->form == SKEL_CONSTRUCTOR || c->form == SKEL_CONSTANT) text_add_i64(p->out, c->label);
    if (c->form == SKEL_PREDICATE) add_use(p, &c->check);
    add_edge(p, c->form == SKEL_ALWAYS ? "=> goto" : " => goto", &c->to);
    text_add_char(p->out, '\n');
  }
  text_add(p->out, "  }");
}

static void add_callee(Printer *p, const SkelTransfer *t) {
  if (t->callee != MIR_CALLEE_DIRECT) text_format(p->out, " %s", mir_callee_text[t->callee]);
  if (t->number) text_format(p->out, " %u", t->number);
  if (t->name.index) {
    text_add_char(p->out, ' ');
    add_symbol(p, t->name);
  }
}

static void add_transfer(Printer *p, const SkelTransfer *t) {
  if (t->form == SKEL_GOTO) {
    add_edge(p, "goto", &t->to);
    return;
  }
  text_add(p->out, skel_transfer_text[t->form]);
  if (t->form == SKEL_MATCH || t->form == SKEL_FIRST || t->form == SKEL_CHECK) {
    add_cases(p, t);
    return;
  }
  if (t->form == SKEL_INVALID) {
    text_add_char(p->out, ' ');
    text_add_quoted(p->out, name_text(p->unit->names, t->name), name_size(p->unit->names, t->name));
    return;
  }
  if (t->form == SKEL_CALL) add_callee(p, t);
  if (t->form == SKEL_EFFECT) {
    text_add_char(p->out, ' ');
    add_label(p, &t->label, MIR_KIND_I64);
    text_add_char(p->out, ' ');
  }
  add_uses(p, &t->args);
  add_edge(p, " then", &t->to);
  add_edge(p, " except", &t->handler);
}

static void add_nodes(Printer *p) {
  const SkelFunc *f = p->f;
  text_add(p->out, "graph\n");
  for (uint32_t n = 1; n < f->nodes.count; n++) {
    const SkelNode *node = &f->nodes.items[n];
    add_number(p, "  n", n);
    text_add(p->out, ": ");
    add_type(p, node->type);
    text_add(p->out, " = ");
    add_label(p, &node->label,
              node->type.kind == SKEL_TUPLE ? MIR_KIND_NONE : (MirKind)node->type.kind);
    if (node->child_count) add_numbers(p, "n", node->children, node->child_count, " <", ">");
    if (node->rule) text_format(p->out, " // made by %s", node->rule);
    text_add_char(p->out, '\n');
  }
  /* E: the classes of several nodes */
  Arena *arena = p->out->arena;
  uint32_t *next = NEW_ARRAY(arena, uint32_t, f->nodes.count),
           *last = NEW_ARRAY(arena, uint32_t, f->nodes.count);
  for (uint32_t n = 1; n < f->nodes.count; n++) {
    uint32_t class = f->nodes.items[n].class;
    if (class != n) next[last[class] ? last[class] : class] = n;
    last[class] = n;
  }
  for (uint32_t n = 1; n < f->nodes.count; n++) {
    if (f->nodes.items[n].class != n || !next[n]) continue;
    text_add(p->out, "  equal {");
    for (uint32_t k = n; k; k = next[k]) add_number(p, k == n ? "n" : ", n", k);
    text_add(p->out, "}\n");
  }
}

static void add_blocks(Printer *p) {
  const SkelFunc *f = p->f;
  text_add(p->out, "blocks\n");
  for (uint32_t b = 1; b < f->blocks.count; b++) {
    const SkelBlock *block = &f->blocks.items[b];
    text_format(p->out, "  <%s, <", name_text(p->unit->names, block->name));
    for (uint32_t k = 0; k < block->params.count; k++) {
      if (k) text_add(p->out, ", ");
      add_var(p, skel_params(block, k));
    }
    text_add(p->out, ">, <");
    for (uint32_t k = 0; k < block->params.count; k++) {
      if (k) text_add(p->out, ", ");
      add_type(p, skel_sig(f, block, k));
    }
    text_add(p->out, ">, ");
    add_transfer(p, &block->t);
    text_add(p->out, ">\n");
  }
}

static void add_func(Printer *p) {
  const SkelFunc *f = p->f;
  text_add(p->out, "skeleton ");
  add_symbol(p, f->name);
  text_add_char(p->out, '(');
  for (uint32_t k = 0; k < f->params.count; k++) {
    if (k) text_add(p->out, ", ");
    add_var(p, f->params.items[k]);
    text_add(p->out, ": ");
    add_type(p, f->vars.items[f->params.items[k]].type);
  }
  text_add_char(p->out, ')');
  for (uint32_t k = 0; k < f->results.count; k++) {
    text_add(p->out, k ? ", " : " -> ");
    add_type(p, f->results.items[k]);
  }
  text_add_char(p->out, '\n');
  add_nodes(p);
  text_add(p->out, "regions\n");
  for (uint32_t r = 1; r < f->regions.count; r++) {
    const SkelRegion *region = &f->regions.items[r];
    add_number(p, "  R", r);
    add_numbers(p, "n", region->nodes, region->node_count, " = <{", "}");
    add_numbers(p, "n", region->params, region->param_count, ", <", ">");
    add_number(p, ", n", region->root);
    text_add(p->out, ">\n");
  }
  add_blocks(p);
}

void skel_print(const SkelUnit *unit, Text *out) {
  Printer p = {.unit = unit, .out = out};
  text_add(
      out,
      "// <S, G> of each function. G = <N, L, C, E, Gamma>: `node: type = label <children>`, `equal` is E.\n"
      "// Regions R = <N, I, r>, blocks B = <b, X, T, t>.\n");
  for (uint32_t k = 0; k < unit->globals.count; k++) {
    const SkelGlobal *g = &unit->globals.items[k];
    text_add(out, "global ");
    add_symbol(&p, g->name);
    text_add(out, ": ");
    add_type(&p, g->type);
    text_add(out, " = ");
    mir_print_number((MirKind)g->type.kind, (int64_t)g->bits, out);
    text_add_char(out, '\n');
  }
  for (uint32_t k = 0; k < unit->funcs.count; k++) {
    p.f = unit->funcs.items[k];
    add_func(&p);
  }
}
