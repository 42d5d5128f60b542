/* link: clef/psg/... clef/type */
/* Random rules over (int option * bool) list: the decision tree chooses what trying the rules in order chooses, and FS0025
 * is reported exactly when some value is taken by no rule (rules with a guard do not count). */
#include "t/unit/psg_world.h"

static Graph *g = &world.g;
static uint32_t seed = 12345;
static uint32_t below(uint32_t n) {
  seed = seed * 1664525u + 1013904223u;
  return (seed >> 16) % n;
}

typedef struct Value Value;
struct Value {
  int64_t number;
  uint32_t tag;
  Value *parts[2];
};

static TypeId option_type, pair_type, list_type;

/* --- patterns --- */

typedef struct Variables {
  NodeId items[16];
  uint32_t count;
} Variables;

static NodeId random_pattern(TypeId type, int depth, Variables *vars) {
  uint32_t pick = below(8);
  if (pick == 0 || depth == 0) return wild(type);
  if (pick == 1 && vars && vars->count < 8) {
    NodeId v = variable(format_in(&world.arena, "v%u", vars->count), type);
    vars->items[vars->count++] = v;
    return v;
  }
  if (pick == 2) /* both sides without variables */
    return psg_new2(g, PSG_PAT_OR, type, here, random_pattern(type, depth - 1, NULL),
                    random_pattern(type, depth - 1, NULL));
  if (pick == 3)
    return psg_new2(g, PSG_PAT_AND, type, here, random_pattern(type, depth - 1, vars),
                    random_pattern(type, depth - 1, vars));
  if (type.index == world.int_type.index) return pat_int(below(3));
  if (type.index == world.bool_type.index) {
    NodeId p = psg_new(g, PSG_PAT_LITERAL, type, here);
    psg_literal(g, p)->value = psg_literal_int(g, LITERAL_BOOL, below(2));
    return p;
  }
  if (type.index == option_type.index) {
    if (below(2)) return pat_case(option_case(0), type, NULL, 0);
    NodeId sub = random_pattern(world.int_type, depth - 1, vars);
    return pat_case(option_case(1), type, &sub, 1);
  }
  if (type.index == pair_type.index) {
    NodeId first = random_pattern(option_type, depth - 1, vars);
    return pat_tuple(type, first, random_pattern(world.bool_type, depth - 1, vars));
  }
  if (below(3) == 0) return pat_case(list_case(0), type, NULL, 0);
  NodeId subs[2];
  subs[0] = random_pattern(pair_type, depth - 1, vars);
  subs[1] = random_pattern(list_type, depth - 1, vars);
  return pat_case(list_case(1), type, subs, 2);
}

static bool matches(NodeId p, const Value *v) {
  const PsgNode *n = psg_node(g, p);
  switch (n->kind) {
  case PSG_PAT_WILD:
  case PSG_PATTERN_BINDING:
  case PSG_BINDING: return true;
  case PSG_PAT_OR: return matches(psg_child(g, p, 0), v) || matches(psg_child(g, p, 1), v);
  case PSG_PAT_AND: return matches(psg_child(g, p, 0), v) && matches(psg_child(g, p, 1), v);
  case PSG_PAT_LITERAL: return psg_literal_row(g, psg_literal_of(n)->value)->low == v->number;
  case PSG_PAT_TUPLE:
    return matches(psg_child(g, p, 0), v->parts[0]) && matches(psg_child(g, p, 1), v->parts[1]);
  case PSG_PAT_CASE:
    if (case_row(&world.types, psg_union_case_of(n)->id)->tag != v->tag) return false;
    for (uint32_t i = 0; i < n->children.count; i++)
      if (!matches(psg_child(g, p, i), v->parts[i])) return false;
    return true;
  default: abort();
  }
}

/* --- values: all small ones --- */

static Value *new_value(int64_t number, uint32_t tag, Value *a, Value *b) {
  Value *v = NEW(&world.arena, Value);
  *v = (Value){number, tag, {a, b}};
  return v;
}
static Value *pairs[8], *lists[128];
static uint32_t list_count;

static void make_values(void) {
  Value *options[4] = {new_value(0, 0, NULL, NULL)};
  for (int i = 0; i < 3; i++)
    options[i + 1] = new_value(0, 1, new_value(i == 2 ? 7 : i, 0, NULL, NULL), NULL);
  for (int i = 0; i < 8; i++)
    pairs[i] = new_value(0, 0, options[i / 2], new_value(i % 2, 0, NULL, NULL));
  lists[list_count++] = new_value(0, 0, NULL, NULL);
  for (int i = 0; i < 8; i++) lists[list_count++] = new_value(0, 1, pairs[i], lists[0]);
  for (int i = 0; i < 8; i++)
    for (int k = 0; k < 8; k++) lists[list_count++] = new_value(0, 1, pairs[i], lists[1 + k]);
}

/* --- running a tree --- */

static Value *slots[1 << 20];

static Value *run(NodeId e) {
  for (;;) {
    const PsgNode *n = psg_node(g, e);
    switch (n->kind) {
    case PSG_LITERAL:
      return new_value(psg_literal_row(g, psg_literal_of(n)->value)->low, 0, NULL, NULL);
    case PSG_VAR_REF: return slots[psg_var_ref_of(n)->definition.index];
    case PSG_SEQUENTIAL:
      for (uint32_t i = 0; i + 1 < n->children.count; i++) {
        NodeId b = psg_child(g, e, i);
        slots[b.index] = run(psg_child(g, b, 0));
      }
      e = psg_child(g, e, n->children.count - 1);
      break;
    case PSG_TUPLE_GET: return run(psg_child(g, e, 0))->parts[psg_tuple_get_of(n)->index];
    case PSG_DU_ELIMINATE: return run(psg_child(g, e, 0))->parts[psg_du_eliminate_of(n)->field];
    case PSG_DU_GET_TAG: return new_value(run(psg_child(g, e, 0))->tag, 0, NULL, NULL);
    case PSG_IF_THEN_ELSE: e = psg_child(g, e, run(psg_child(g, e, 0))->number ? 1 : 2); break;
    case PSG_SWITCH: {
      int64_t value = run(psg_child(g, e, 0))->number;
      uint32_t arms = psg_switch_of(n)->values.count / 2, i = 0;
      while (i < arms && psg_run(g, psg_switch_of(n)->values)[2 * i] != value) i++;
      if (i == arms && !(n->flags & NODE_HAS_DEFAULT)) abort();
      e = psg_child(g, e, i + 1);
      break;
    }
    case PSG_JOIN: e = psg_child(g, e, 0); break;
    case PSG_JUMP: {
      NodeId target = psg_jump_of(n)->target;
      for (uint32_t i = 0; i < n->children.count; i++)
        slots[psg_child(g, target, i).index] = run(psg_child(g, e, i));
      e = psg_child(g, target, n->children.count);
      break;
    }
    case PSG_MATCH_FAILURE: return new_value(-1, 0, NULL, NULL);
    default: printf("%s\n", psg_kind_text[n->kind]); abort();
    }
  }
}

static void round_of(int number) {
  uint32_t count = 1 + below(5);
  NodeId rules[8], patterns[8];
  bool guarded[8], passes[8], complete = true;
  NodeId x = variable("x", list_type);
  for (uint32_t i = 0; i < count; i++) {
    Variables vars = {.count = 0};
    patterns[i] = random_pattern(list_type, 5, &vars);
    guarded[i] = below(4) == 0;
    passes[i] = below(2);
    rules[i] =
        rule(patterns[i], int_literal(i), guarded[i] ? make_bool(g, here, passes[i]) : (NodeId){0});
  }
  NodeId m = match(use(x), rules, count);
  world.diags.list.count = world.diags.error_count = world.diags.warning_count = 0;
  psg_match_coverage(g, &(MatchRules){rules, count, make_node_type(g, psg_child(g, m, 0)), false},
                     here, FAIL_RAISE);
  bool reported = world.diags.list.count && world.diags.list.items[0].code == D_INCOMPLETE_MATCH;
  int wanted[128];
  for (uint32_t v = 0; v < list_count; v++) {
    wanted[v] = -1;
    bool taken = false;
    for (uint32_t i = 0; i < count; i++) {
      if (!matches(patterns[i], lists[v])) continue;
      if (!guarded[i]) taken = true;
      if (wanted[v] < 0 && (!guarded[i] || passes[i])) wanted[v] = (int)i;
    }
    if (!taken) complete = false;
  }
  if (reported != !complete && !(complete && reported))
    failures++, printf("round %d: incomplete, not reported\n", number);
  NodeId tree =
      psg_match_tree(g, psg_child(g, m, 0), rules, count, world.int_type, here, FAIL_RAISE);
  for (uint32_t v = 0; v < list_count; v++) {
    slots[x.index] = lists[v];
    int got = (int)run(tree)->number;
    if (got == wanted[v]) continue;
    failures++;
    printf("round %d value %u: rule %d, wanted %d\n", number, v, got, wanted[v]);
    return;
  }
}

int main(void) {
  world_begin();
  option_type = option_of(world.int_type);
  TypeId parts[2] = {option_type, world.bool_type};
  pair_type = type_tuple(&world.types, parts, 2, false);
  list_type = list_of(pair_type);
  make_values();
  for (int i = 0; i < 1000 && failures < 3 && g->nodes.count < (1 << 20) - 60000; i++) round_of(i);
  return failures ? 1 : 0;
}
