/* dump: the graph as S-expressions, one node a line, children indented.
 *
 *   (Binding n12 main : string[] -> int  entry
 *     (Lambda n13 …
 *
 * A reference prints as the name and id of its definition; unreachable nodes are left out unless
 * requested. Types print as
 * F# writes them. The text is for people and golden tests; it is not read back.
 */
#include "clef/base/vec.h"
#include "clef/psg/view/dump.h"
#include "clef/psg/seq/seq.h"
#include "clef/psg/graph/walk.h"

static const char *const flag_text[] = {
    "mutable",       "entry",   "inline",    "template",  "literal",   "use",
    "intrinsic",     "up",      "copy",      "default",   "namespace", "partial",
    "alias",         "private", "synthetic", "saturate",  "module",    "captured",
    "inline-lambda", "export",  "no-inline", "effectful",
};

void psg_add_literal_text(Graph *g, Text *out, uint32_t literal) {
  const LiteralRow *l = psg_literal(g, literal);
  int64_t value = (int64_t)((uint64_t)l->high << 32 | l->low);
  switch ((LiteralKind)l->kind) {
  case LITERAL_UNIT: text_add(out, "()"); break;
  case LITERAL_BOOL: text_add(out, l->low ? "true" : "false"); break;
  case LITERAL_CHAR: text_format(out, "'U+%04X'", (unsigned)l->low); break;
  case LITERAL_INT: text_add_i64(out, value); break;
  case LITERAL_FLOAT32: {
    float f;
    memcpy(&f, &l->low, sizeof f);
    text_format(out, "%.9g", (double)f);
    break;
  }
  case LITERAL_FLOAT64: {
    double d;
    memcpy(&d, &value, sizeof d);
    text_format(out, "%.17g", d);
    break;
  }
  case LITERAL_STRING:
  case LITERAL_BYTES:
  case LITERAL_FORMAT:
    text_add_quoted(out, name_text(g->names, (Name){l->low}), name_size(g->names, (Name){l->low}));
    break;
  case LITERAL_NULL: text_add(out, "null"); break;
  }
}

static void add_reference(Graph *g, Text *out, uint32_t node) {
  text_format(out, " %s@n%u", name_text(g->names, psg_node(g, (NodeId){node})->name), node);
}

static void add_head(Graph *g, Text *out, Arena *scratch, NodeId id) {
  const PsgNode *n = psg_node(g, id);
  text_format(out, "(%s n%u", psg_kind_text[n->kind], id.index);
  switch ((int)n->kind) {
  case PSG_LITERAL:
  case PSG_PAT_LITERAL:
    text_add_char(out, ' ');
    if (n->a) psg_add_literal_text(g, out, n->a);
    break;
  case PSG_VAR_REF:
    if (n->a) add_reference(g, out, n->a);
    for (uint32_t i = 0; i < n->list.count; i++)
      text_format(out, "%s%s", i ? ", " : " <",
                  type_text(g->types, scratch, (TypeId){psg_run(g, n->list)[i]}));
    if (n->list.count) text_add_char(out, '>');
    break;
  case PSG_INTRINSIC:
    text_format(out, " %s.%s", psg_intrinsic_info[n->a].module, psg_intrinsic_info[n->a].operation);
    break;
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT:
  case PSG_PAT_CASE:
  case PSG_DU_ELIMINATE:
    if (n->a)
      text_format(out, " %s", name_text(g->names, case_row(g->types, (CaseId){n->a})->name));
    if (n->kind == PSG_DU_ELIMINATE) text_format(out, " %u", n->b);
    break;
  case PSG_FIELD_GET:
  case PSG_FIELD_SET:
    if (n->a)
      text_format(out, " %s", name_text(g->names, field_row(g->types, (FieldId){n->a})->name));
    break;
  case PSG_NEW_OBJECT:
  case PSG_METHOD_CALL:
    if (n->a)
      text_format(out, " %s", name_text(g->names, member_row(g->types, (MemberId){n->a})->name));
    break;
  case PSG_TUPLE_GET: text_format(out, " %u", n->a); break;
  case PSG_EXN_GET: text_format(out, " %u", n->b); break;
  case PSG_JUMP: text_format(out, " n%u", n->a); break;
  case PSG_SWITCH:
    for (uint32_t i = 0; i + 1 < n->list.count; i += 2) {
      const uint32_t *w = psg_run(g, n->list) + i;
      text_format(out, " %lld", (long long)((uint64_t)w[1] << 32 | w[0]));
    }
    break;
  case PSG_TYPE_TEST:
  case PSG_PAT_TYPE_TEST:
    text_format(out, " %s", type_text(g->types, scratch, (TypeId){n->a}));
    break;
  case PSG_COERCE: {
    static const char *const kinds[] = {"upcast",   "interface", "box",     "unbox",
                                        "downcast", "seq",       "delegate"};
    text_format(out, " %s", kinds[n->b]);
    break;
  }
  case PSG_LAMBDA:
  case PSG_SEQ_EXPR:
  case PSG_OBJECT_EXPR:
    for (uint32_t i = 0; i < n->list.count; i += 3) {
      text_add(out, i ? "" : " captures");
      add_reference(g, out, psg_run(g, n->list)[i]);
    }
    break;
  case PSG_SEQ_MACHINE: {
    SeqMachine m = psg_seq_machine(g, id);
    text_add(out, m.body_kind == SEQ_WHILE_BASED ? " WhileBased" : " Sequential");
    for (uint32_t i = 0; i < m.capture_count; i++) {
      if (!i) text_add(out, " captures");
      add_reference(g, out, m.captures[3 * i]);
    }
    for (uint32_t i = 0; i < m.internal_count; i++) {
      if (!i) text_add(out, " internal");
      add_reference(g, out, m.internals[i].index);
    }
    for (uint32_t i = 0; i < m.region_count; i++)
      text_format(out, " region%u(%s in %u)", i + 1, m.regions[i].is_with ? "with" : "finally",
                  m.regions[i].parent);
    break;
  }
  case PSG_SEQ_BLOCK:
    text_format(out, " %s", name_text(g->names, n->name));
    if (n->b) text_format(out, " region%u", n->b);
    break;
  case PSG_SEQ_GOTO:
    text_format(out, " %s", name_text(g->names, psg_node(g, (NodeId){n->a})->name));
    break;
  case PSG_SEQ_BRANCH:
    text_format(out, " %s %s", name_text(g->names, psg_node(g, (NodeId){n->a})->name),
                name_text(g->names, psg_node(g, (NodeId){n->b})->name));
    break;
  case PSG_SEQ_SWITCH:
    for (uint32_t i = 0; i < n->list.count; i += 3)
      text_format(out, " %u->%s", psg_run(g, n->list)[i],
                  name_text(g->names, psg_node(g, (NodeId){psg_run(g, n->list)[i + 2]})->name));
    if (n->a) text_format(out, " else %s", name_text(g->names, psg_node(g, (NodeId){n->a})->name));
    break;
  case PSG_SEQ_YIELD: text_format(out, " state %u", n->a); break;
  case PSG_SEQ_LEAVE:
    text_format(out, " region%u %s", n->b, name_text(g->names, psg_node(g, (NodeId){n->a})->name));
    break;
  default:
    if (n->name.index) text_format(out, " %s", name_text(g->names, n->name));
    break;
  }
  if (n->kind != PSG_MODULE_DEF && n->kind != PSG_SEQ_BLOCK && n->type.index)
    text_format(out, " : %s", type_text(g->types, scratch, n->type));
  if (n->kind == PSG_BINDING || n->kind == PSG_PATTERN_BINDING || n->kind == PSG_PAT_ACTIVE)
    for (uint32_t i = 0; i < COUNT_OF(flag_text); i++)
      if (n->flags >> i & 1) text_format(out, " %s", flag_text[i]);
}

static void dump_tree(Graph *g, Text *out, NodeId root, uint32_t depth, bool all) {
  Arena scratch;
  arena_init(&scratch, "dump");
  Walk w = psg_walk(&scratch, root);
  uint32_t at = depth;
  while (psg_walk_step(g, &w)) {
    const PsgNode *n = psg_node(g, w.node);
    bool shown = all || n->reachable;
    if (!w.entering) {
      if (shown) {
        text_add_char(out, ')');
        at--;
      }
      continue;
    }
    if (!shown) {
      psg_walk_skip(&w);
      continue;
    }
    if (out->size) text_add_char(out, '\n');
    for (uint32_t i = 0; i < at; i++) text_add(out, "  ");
    add_head(g, out, &scratch, w.node);
    at++;
  }
  arena_end(&scratch);
}

void psg_dump_node(Graph *g, Text *out, NodeId node) { dump_tree(g, out, node, 0, true); }

void psg_dump_text(Graph *g, Text *out, bool all) {
  for (uint32_t i = 0; i < g->modules.count; i++) {
    const PsgNode *n = psg_node(g, g->modules.items[i]);
    bool program = source_is_program(g->sources, n->span.file);
    if (all || (program && n->reachable)) dump_tree(g, out, g->modules.items[i], 0, all);
  }
  if (out->size) text_add_char(out, '\n');
}
