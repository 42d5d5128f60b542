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

void psg_add_literal_text(Graph *g, Text *out, LiteralId literal) {
  const LiteralRow *l = psg_literal_row(g, literal);
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

static void add_case(const Graph *g, Text *out, CaseId id) {
  if (id.index) text_format(out, " %s", name_text(g->names, case_row(g->types, id)->name));
}

static void add_member(const Graph *g, Text *out, MemberId id) {
  if (id.index) text_format(out, " %s", name_text(g->names, member_row(g->types, id)->name));
}

static void add_head(Graph *g, Text *out, Arena *scratch, NodeId id) {
  const PsgNode *n = psg_node(g, id);
  text_format(out, "(%s n%u", psg_kind_text[n->kind], id.index);
  switch (n->kind) {
  case PSG_LITERAL:
  case PSG_PAT_LITERAL:
    text_add_char(out, ' ');
    if (psg_literal_of(n)->value.index) psg_add_literal_text(g, out, psg_literal_of(n)->value);
    break;
  case PSG_VAR_REF:
    if (psg_var_ref_of(n)->definition.index)
      add_reference(g, out, psg_var_ref_of(n)->definition.index);
    for (uint32_t i = 0; i < psg_var_ref_of(n)->types.count; i++)
      text_format(out, "%s%s", i ? ", " : " <",
                  type_text(g->types, scratch, (TypeId){psg_run(g, psg_var_ref_of(n)->types)[i]}));
    if (psg_var_ref_of(n)->types.count) text_add_char(out, '>');
    break;
  case PSG_INTRINSIC:
    text_format(out, " %s.%s", psg_intrinsic_info[psg_intrinsic_of(n)->id].module,
                psg_intrinsic_info[psg_intrinsic_of(n)->id].operation);
    break;
  case PSG_UNION_CASE:
  case PSG_DU_CONSTRUCT:
  case PSG_PAT_CASE: add_case(g, out, psg_union_case_of(n)->id); break;
  case PSG_DU_ELIMINATE:
    add_case(g, out, psg_du_eliminate_of(n)->id);
    text_format(out, " %u", psg_du_eliminate_of(n)->field);
    break;
  case PSG_FIELD_GET:
  case PSG_FIELD_SET:
    if (psg_field_of(n)->id.index)
      text_format(out, " %s", name_text(g->names, field_row(g->types, psg_field_of(n)->id)->name));
    break;
  case PSG_NEW_OBJECT: add_member(g, out, psg_new_object_of(n)->constructor); break;
  case PSG_METHOD_CALL: add_member(g, out, psg_method_call_of(n)->slot); break;
  case PSG_TUPLE_GET: text_format(out, " %u", psg_tuple_get_of(n)->index); break;
  case PSG_EXN_GET: text_format(out, " %u", psg_exn_get_of(n)->field); break;
  case PSG_JUMP: text_format(out, " n%u", psg_jump_of(n)->target.index); break;
  case PSG_SWITCH:
    for (uint32_t i = 0; i + 1 < psg_switch_of(n)->values.count; i += 2) {
      const uint32_t *w = psg_run(g, psg_switch_of(n)->values) + i;
      text_format(out, " %lld", (long long)((uint64_t)w[1] << 32 | w[0]));
    }
    break;
  case PSG_TYPE_TEST:
  case PSG_PAT_TYPE_TEST:
    text_format(out, " %s", type_text(g->types, scratch, psg_type_test_of(n)->tested));
    break;
  case PSG_COERCE: {
    static const char *const kinds[] = {"upcast",   "interface", "box",     "unbox",
                                        "downcast", "seq",       "delegate"};
    text_format(out, " %s", kinds[psg_coerce_of(n)->kind]);
    break;
  }
  case PSG_LAMBDA:
  case PSG_SEQ_EXPR:
  case PSG_OBJECT_EXPR:
    for (uint32_t i = 0; i < psg_captures(g, id)->count; i += 3) {
      text_add(out, i ? "" : " captures");
      add_reference(g, out, psg_run(g, *psg_captures(g, id))[i]);
    }
    break;
  case PSG_SEQ_MACHINE: {
    SeqMachine m = psg_read_seq_machine(g, id);
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
    if (psg_seq_block_of(n)->region) text_format(out, " region%u", psg_seq_block_of(n)->region);
    break;
  case PSG_SEQ_GOTO:
    text_format(out, " %s", name_text(g->names, psg_node(g, psg_seq_goto_of(n)->block)->name));
    break;
  case PSG_SEQ_BRANCH:
    text_format(out, " %s %s", name_text(g->names, psg_node(g, psg_seq_branch_of(n)->yes)->name),
                name_text(g->names, psg_node(g, psg_seq_branch_of(n)->no)->name));
    break;
  case PSG_SEQ_SWITCH:
    for (uint32_t i = 0; i < psg_seq_switch_of(n)->arms.count; i += 3)
      text_format(
          out, " %u->%s", psg_run(g, psg_seq_switch_of(n)->arms)[i],
          name_text(g->names,
                    psg_node(g, (NodeId){psg_run(g, psg_seq_switch_of(n)->arms)[i + 2]})->name));
    if (psg_seq_switch_of(n)->otherwise.index)
      text_format(out, " else %s",
                  name_text(g->names, psg_node(g, psg_seq_switch_of(n)->otherwise)->name));
    break;
  case PSG_SEQ_YIELD: text_format(out, " state %u", psg_seq_yield_of(n)->state); break;
  case PSG_SEQ_LEAVE:
    text_format(out, " region%u %s", psg_seq_leave_of(n)->region,
                name_text(g->names, psg_node(g, psg_seq_leave_of(n)->block)->name));
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
