/* skeleton_value: see skeleton_value.h. */
#include "clef/mir/eqsat/eqsat.h"
#include "clef/mir/eqsat/skeleton_value.h"

static const SkelValue bottom = {.kind = MIR_KIND_NONE};

static void fault(SkelEval *e, const char *why) {
  if (!e->fault) e->fault = why;
}

void skel_eval_init(SkelEval *e, const SkelUnit *unit, Arena *arena, uint64_t seed) {
  *e = (SkelEval){.unit = unit, .arena = arena, .seed = seed};
  vec_push(arena, &e->objects, (SkelObject){.tag = 0});
}

static SkelValue word(unsigned kind, uint64_t bits) {
  return (SkelValue){.kind = (uint8_t)kind, .bits = bits};
}
static SkelValue truth(bool b) { return word(MIR_KIND_I8, b); }

/* ---- memory ---- */

static SkelObject *object_at(SkelEval *e, SkelValue address) {
  if (address.object) return &e->objects.items[address.object];
  fault(e, "memory is accessed through what is no object of the program");
  return NULL;
}

static SkelValue load(SkelEval *e, const SkelNode *node, SkelValue address, uint64_t version) {
  const SkelObject *o = object_at(e, address);
  uint64_t offset = address.bits + (uint64_t)node->label.imm;
  if (!o) return bottom;
  for (uint32_t k = o->cells.count; k-- > 0;)
    if (o->cells.items[k].offset == offset && o->cells.items[k].version <= version)
      return o->cells.items[k].value;
  return o->is_zeroed ? word(node->type.kind, 0) : bottom;
}

SkelValue skel_eval_effect(SkelEval *e, const SkelLabel *label, const SkelValue *args,
                           uint32_t count) {
  e->version++;
  switch ((MirOp)label->op) {
  case MIR_STORE: {
    SkelObject *o = object_at(e, args[0]);
    SkelCell cell = {args[0].bits + (uint64_t)label->imm, e->version, args[1]};
    if (o) vec_push(e->arena, &o->cells, cell);
    return bottom;
  }
  case MIR_ALLOC:
  case MIR_ALLOC_STACK:
  case MIR_ALLOC_ARRAY: {
    SkelObject o = {.tag = label->tag, .is_zeroed = true};
    for (uint32_t k = 0; k < count && k < COUNT_OF(o.lengths); k++) o.lengths[k] = args[k].bits;
    vec_push(e->arena, &e->objects, o);
    return (SkelValue){.kind = MIR_KIND_REF, .object = e->objects.count - 1};
  }
  default: break;
  }
  fault(e, format_in(e->arena, "%s means nothing in a skeleton", mir_op_info[label->op].text));
  return bottom;
}

/* ---- ⟦n⟧ ---- */

static SkelValue moved(SkelValue address, uint64_t by) {
  address.kind = MIR_KIND_ADDR;
  address.bits += by;
  return address;
}

static SkelValue constant(SkelEval *e, const SkelNode *node) {
  const SkelLabel *l = &node->label;
  unsigned kind = node->type.kind;
  if (l->op == MIR_CONST)
    return word(kind, mir_kind_is_int(kind) ? mir_zero_extend((MirKind)kind, (uint64_t)l->imm)
                                            : (uint64_t)l->imm);
  if (l->op == MIR_IMM) return word(kind, (uint64_t)l->imm);
  const SkelFunc *f = l->op == MIR_SYMBOL ? skel_find_func(e->unit, l->symbol) : NULL;
  for (uint32_t k = 0; f && k < e->unit->funcs.count; k++)
    if (e->unit->funcs.items[k] == f) return word(MIR_KIND_CODE, k + 1);
  fault(e, format_in(e->arena, "%s names nothing that a skeleton has", mir_op_info[l->op].text));
  return bottom;
}

/* L(n) of operands that all have values. */
static SkelValue operation(SkelEval *e, const SkelNode *node, const SkelValue *v) {
  const SkelLabel *l = &node->label;
  uint64_t bits[EQ_MOST_CHILDREN] = {0}, result;
  switch ((MirOp)l->op) {
  case MIR_CONST:
  case MIR_IMM:
  case MIR_SYMBOL: return constant(e, node);
  case MIR_SELECT: return v[0].bits ? v[1] : v[2];
  case MIR_CAST: return v[0];
  case MIR_LOAD: return load(e, node, v[0], node->child_count > 1 ? v[1].bits : UINT64_MAX);
  case MIR_LEN: {
    const SkelObject *o = object_at(e, v[0]);
    return o && (uint64_t)l->imm < COUNT_OF(o->lengths) ? word(MIR_KIND_I64, o->lengths[l->imm])
                                                        : bottom;
  }
  case MIR_TAG: {
    const SkelObject *o = object_at(e, v[0]);
    return o ? word(MIR_KIND_I32, o->tag) : bottom;
  }
  case MIR_IS_IMM: return truth(!v[0].object);
  case MIR_SAME: return truth(v[0].object == v[1].object && v[0].bits == v[1].bits);
  case MIR_ADDR: return moved(v[0], (uint64_t)l->imm);
  case MIR_ADDR_ADD: return moved(v[0], v[1].bits);
  case MIR_ELEM: return moved(v[0], (uint64_t)l->imm + v[1].bits * l->number);
  default: break;
  }
  for (uint32_t k = 0; k < node->child_count && k < EQ_MOST_CHILDREN; k++) {
    if (!mir_kind_is_int(v[k].kind) && !mir_kind_is_float(v[k].kind)) {
      fault(e, format_in(e->arena, "%s means nothing in a skeleton", mir_op_info[l->op].text));
      return bottom;
    }
    bits[k] = v[k].bits;
  }
  bool folds =
      node->child_count && mir_fold((MirOp)l->op, (MirKind)v[0].kind, (MirKind)node->type.kind,
                                    bits, node->child_count, &result);
  return folds ? word(node->type.kind, result) : bottom;
}

static SkelValue meaning(SkelEval *e, const SkelNode *node, const SkelValue *v) {
  SkelValue made = {
      .kind = SKEL_TUPLE, .tag = node->label.number, .count = node->child_count, .parts = v};
  switch ((SkelForm)node->label.form) {
  case SKEL_PARAM: return bottom; /* an argument stands in its place */
  case SKEL_MAKE: return made;
  case SKEL_PART:
    if (v[0].kind != SKEL_TUPLE || v[0].tag != node->label.number || node->label.imm < 1 ||
        node->label.imm > v[0].count)
      return bottom;
    return v[0].parts[node->label.imm - 1];
  case SKEL_OP: return operation(e, node, v);
  }
  return bottom;
}

static bool is_done(const SkelEval *e, uint32_t node) {
  return e->done[e->f->nodes.items[node].class] == e->stamp;
}
static void give(SkelEval *e, uint32_t node, SkelValue v) {
  if (skel_is_bottom(v) || is_done(e, node)) return;
  e->done[e->f->nodes.items[node].class] = e->stamp;
  e->of_class[e->f->nodes.items[node].class] = v;
}

/* The node's value, if all its operands have theirs. */
static void eval_node(SkelEval *e, uint32_t n) {
  const SkelNode *node = &e->f->nodes.items[n];
  if (is_done(e, n)) return;
  for (uint32_t k = 0; k < node->child_count; k++)
    if (!is_done(e, node->children[k])) return;
  SkelValue *v = NEW_ARRAY(e->arena, SkelValue, node->child_count + 1u);
  for (uint32_t k = 0; k < node->child_count; k++)
    v[k] = e->of_class[e->f->nodes.items[node->children[k]].class];
  give(e, n, meaning(e, node, v));
}

static uint64_t random_bits(SkelEval *e) {
  e->seed ^= e->seed << 13, e->seed ^= e->seed >> 7, e->seed ^= e->seed << 17;
  return e->seed;
}

/* The nodes in the order in which they are tried: that of the text, or any. */
static const uint32_t *order_of(SkelEval *e, const SkelRegion *r) {
  if (!e->seed || r->node_count < 2) return r->nodes;
  uint32_t *order = NEW_ARRAY(e->arena, uint32_t, r->node_count);
  memcpy(order, r->nodes, r->node_count * sizeof *order);
  for (uint32_t k = r->node_count - 1; k; k--) {
    uint32_t other = (uint32_t)(random_bits(e) % (k + 1)), t = order[k];
    order[k] = order[other], order[other] = t;
  }
  return order;
}

/* ⟦R V⟧: arguments in place of parameters, then nodes of N until the root's class has a value. */
SkelValue skel_eval_use(SkelEval *e, const SkelUse *use) {
  const SkelRegion *r = &e->f->regions.items[use->region];
  if (e->f->nodes.count > e->room) {
    e->room = 2 * e->f->nodes.count;
    e->of_class = NEW_ARRAY(e->arena, SkelValue, e->room);
    e->done = NEW_ARRAY(e->arena, uint32_t, e->room);
  }
  e->stamp++;
  for (uint32_t k = 0; k < r->param_count; k++) {
    if (skel_is_bottom(e->store[use->args[k]]))
      fault(e, format_in(e->arena, "%s has no value",
                         name_text(e->unit->names, e->f->vars.items[use->args[k]].name)));
    give(e, r->params[k], e->store[use->args[k]]);
  }
  const uint32_t *order = order_of(e, r);
  for (bool more = true; more && !is_done(e, r->root) && !e->fault;) {
    more = false;
    for (uint32_t k = 0; k < r->node_count && !is_done(e, r->root); k++) {
      bool before = is_done(e, order[k]);
      eval_node(e, order[k]);
      more |= !before && is_done(e, order[k]);
    }
  }
  return is_done(e, r->root) ? e->of_class[e->f->nodes.items[r->root].class] : bottom;
}

void skel_value_print(SkelValue v, uint32_t depth, Text *out) {
  if (skel_is_bottom(v)) {
    text_add(out, "⊥");
  } else if (v.kind == SKEL_TUPLE) {
    text_format(out, "'%u(", v.tag);
    for (uint32_t k = 0; k < v.count; k++) {
      if (k) text_add(out, ", ");
      if (depth)
        skel_value_print(v.parts[k], depth - 1, out);
      else
        text_add(out, "…");
    }
    text_add_char(out, ')');
  } else if (v.object) {
    text_format(out, "object %u", v.object);
    if (v.bits) text_format(out, " + %llu", (unsigned long long)v.bits);
  } else if (v.kind == MIR_KIND_STATE) {
    text_format(out, "memory %llu", (unsigned long long)v.bits);
  } else {
    mir_print_number(
        (MirKind)v.kind,
        mir_kind_is_int(v.kind) ? mir_sign_extend((MirKind)v.kind, v.bits) : (int64_t)v.bits, out);
  }
}
