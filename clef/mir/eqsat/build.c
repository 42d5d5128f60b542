/* build: the graph of a function, in one walk over the dominator tree, so that what a node may use has its class before it. */
#include "clef/mir/eqsat/eqsat.h"
#include "clef/mir/analysis/memory.h"

enum { MOST_FOUND = 8 };

static bool is_number(unsigned kind) { return mir_kind_is_int(kind) || mir_kind_is_float(kind); }

static uint32_t value_operands(const MirInst *inst) {
  return inst->operand_count - (inst->flags & MIR_PROVED ? 1u : 0u);
}

typedef enum NodeForm { EFFECT, FLOATING, PINNED } NodeForm;

/* A reference neither moves nor is looked at elsewhere: it lives as long as where it is used, and that is ownership's affair. */
static NodeForm form_of(const MirFunc *f, const MirInst *inst) {
  if (!inst->result.index || !mir_op_has(inst->op, MIR_EGRAPH) ||
      inst->operand_count > EQ_MOST_CHILDREN)
    return EFFECT;
  if (inst->flags & (MIR_PROVED | MIR_KEPT | MIR_MOVED) ||
      mir_op_has(inst->op, MIR_READS | MIR_PARTIAL))
    return PINNED;
  if (!is_number(mir_type_of(f, inst->result).kind)) return PINNED;
  for (uint32_t k = 0; k < inst->operand_count; k++)
    if (!is_number(mir_type_of(f, inst->operands[k]).kind)) return PINNED;
  return FLOATING;
}

static EqNode node_of(EqGraph *g, InstId i) {
  const MirInst *inst = mir_inst(g->func, i);
  EqNode node = {.op = inst->op, .tag = inst->tag, .type = mir_type_of(g->func, inst->result)};
  node.row = inst->row, node.symbol = inst->u.symbol, node.imm = inst->imm, node.inst = i;
  node.child_count = (uint8_t)value_operands(inst);
  for (uint32_t k = 0; k < node.child_count; k++)
    node.children[k] = g->class_of[inst->operands[k].index];
  return node;
}

static bool reads_mutable(const MirInst *inst) {
  return inst->op == MIR_LOAD && inst->flags & MIR_MUTABLE;
}

/* `memory`: NULL when nothing reads its state. */
static void read_inst(EqGraph *g, MirMemory *memory, InstId i) {
  const MirInst *inst = mir_inst(g->func, i);
  if (memory) mir_memory_step(memory, inst);
  if (!inst->result.index || mir_type_of(g->func, inst->result).kind == MIR_KIND_PROOF) return;
  ClassId *class = &g->class_of[inst->result.index];
  NodeForm form = form_of(g->func, inst);
  if (g->has_no_rules && (inst->op == MIR_SEXT || inst->op == MIR_ZEXT))
    form = EFFECT; /* an address takes it in, and another place may need it less often */
  EqNode node = form == EFFECT ? (EqNode){0} : node_of(g, i);
  if (form == PINNED && reads_mutable(inst)) {
    node.state = mir_memory_state(memory, inst);
    if (!node.state) form = EFFECT;
  }
  g->fuel = MOST_FOUND;
  *class = form == EFFECT   ? eq_add_leaf(g, inst->result)
           : form == PINNED ? eq_add_pinned(g, &node)
                            : eq_add(g, &node);
  if (form != EFFECT) g->node_of[i.index] = g->latest;
}

void eq_build(EqGraph *g) {
  MirMemory states, *memory = NULL;
  for (uint32_t i = 1; i < g->func->insts.count && !memory; i++)
    if (reads_mutable(&g->func->insts.items[i])) memory = &states;
  if (memory) mir_memory_init(memory, g->func, g->cfg, g->arena);
  g->now = (EqPlace){MIR_ENTRY, 0};
  for (uint32_t p = 0; p < g->func->params.count; p++) {
    ValueId v = g->func->params.items[p];
    g->class_of[v.index] = eq_add_leaf(g, v);
  }
  for (uint32_t k = 0; k < g->walk_count; k++) {
    BlockId b = g->walk[k];
    g->now = (EqPlace){b, g->now.time + 1};
    if (memory) mir_memory_enter(memory, b);
    for (uint32_t p = 0; p < mir_block(g->func, b)->params.count; p++) {
      ValueId v = mir_block(g->func, b)->params.items[p];
      if (mir_type_of(g->func, v).kind == MIR_KIND_PROOF) continue;
      bool is_other = g->same && g->same[v.index].index && g->same[v.index].index != v.index;
      g->class_of[v.index] = is_other ? g->class_of[g->same[v.index].index] : eq_add_leaf(g, v);
    }
    for (InstId i = mir_block(g->func, b)->first; i.index; i = mir_inst(g->func, i)->next) {
      g->now.time++;
      read_inst(g, memory, i);
    }
    if (memory) mir_memory_leave(memory, b);
  }
}
