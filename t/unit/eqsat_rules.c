/* link: clef/mir/...
 * eqsat_rules: proves the rules of clef/mir/eqsat/algebra.rules with the meaning that fold.h gives operations. Of every rule both
 * sides are computed at each combination of types that its left side can have: where all its numbers have 8 bits, and there are
 * two at most, for all values (with -all for three too); else for numbers at the edges in all combinations and for random ones.
 * Floats are compared bit for bit. A guard is given the tightest facts, so that it holds wherever it could. */
#include <stdio.h>
#include <stdlib.h>

#include "clef/mir/eqsat/rules.h"

enum { RANDOM = 20000, MOST_EDGES = 40, TERMS = 40 };

static MirKind kind_at[1 << 14]; /* by term */

typedef struct Trial {
  const EqRule *rule;
  MirKind root,
      beside; /* the kinds that nothing else determines: of the root, of what is compared or converted */
  MirKind slot[EQ_SLOTS], bound[EQ_KIND_SLOTS];
  bool fits;
} Trial;

static uint64_t seed = 88172645463325252;
static uint64_t random_bits(void) {
  seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
  return seed;
}

static void agree(Trial *t, MirKind *place, MirKind kind) {
  if (*place == MIR_KIND_NONE) *place = kind;
  if (*place != kind) t->fits = false;
}

/* The kind of a term as far as the term alone determines it. */
static MirKind told(Trial *t, uint32_t term) {
  const EqTerm *e = &eq_terms[term];
  if (e->kind != EQ_KIND_ANY && !(e->kind & EQ_KIND_SLOT)) return (MirKind)e->kind;
  if (e->kind != EQ_KIND_ANY) return t->bound[e->kind & ~EQ_KIND_SLOT];
  if (e->form == EQ_TERM_NAME || e->form == EQ_TERM_CONSTANT) return t->slot[e->slot];
  if (e->form != EQ_TERM_OP) return MIR_KIND_NONE;
  if (mir_fixed_result((MirOp)e->op) != MIR_KIND_NONE) return mir_fixed_result((MirOp)e->op);
  switch ((MirTypeRule)mir_op_info[e->op].types) {
  case MIR_RULE_SAME_INT:
  case MIR_RULE_SAME_FLOAT: {
    uint32_t operand = term + 1;
    MirKind kind = MIR_KIND_NONE;
    for (uint32_t k = 0; k < e->count && kind == MIR_KIND_NONE; k++, operand = eq_behind(operand))
      kind = told(t, operand);
    return kind;
  }
  case MIR_RULE_SHIFT: return told(t, term + 1);
  default: return MIR_KIND_NONE;
  }
}

static void give_kinds(Trial *t, uint32_t term, MirKind kind) {
  const EqTerm *e = &eq_terms[term];
  kind_at[term] = kind;
  if (e->kind != EQ_KIND_ANY && !(e->kind & EQ_KIND_SLOT)) t->fits &= e->kind == kind;
  if (e->kind != EQ_KIND_ANY && e->kind & EQ_KIND_SLOT)
    agree(t, &t->bound[e->kind & ~EQ_KIND_SLOT], kind);
  if (e->form == EQ_TERM_NAME || e->form == EQ_TERM_CONSTANT) agree(t, &t->slot[e->slot], kind);
  if (e->form != EQ_TERM_OP) return;
  MirTypeRule types = (MirTypeRule)mir_op_info[e->op].types;
  bool is_test = types == MIR_RULE_INT_TEST || types == MIR_RULE_FLOAT_TEST;
  uint32_t operand = term + 1;
  MirKind compared = MIR_KIND_NONE;
  for (uint32_t k = 0, o = operand; k < e->count && compared == MIR_KIND_NONE;
       k++, o = eq_behind(o))
    compared = told(t, o);
  if (compared == MIR_KIND_NONE) compared = t->beside;
  if (is_test) t->fits &= kind == MIR_KIND_I8;
  if (types == MIR_RULE_SAME_INT || types == MIR_RULE_SHIFT) t->fits &= mir_kind_is_int(kind);
  if (types == MIR_RULE_SAME_FLOAT) t->fits &= mir_kind_is_float(kind);
  if (types == MIR_RULE_INT_TEST) t->fits &= mir_kind_is_int(compared);
  if (types == MIR_RULE_FLOAT_TEST) t->fits &= mir_kind_is_float(compared);
  for (uint32_t k = 0; k < e->count; k++, operand = eq_behind(operand)) {
    MirKind want = kind;
    switch (types) {
    case MIR_RULE_SAME_INT:
    case MIR_RULE_SAME_FLOAT: break;
    case MIR_RULE_SHIFT: want = k ? MIR_KIND_I32 : kind; break;
    case MIR_RULE_SELECT: want = k ? kind : MIR_KIND_I8; break;
    default: want = compared;
    }
    give_kinds(t, operand, want);
    unsigned from = mir_kind_size[want], to = mir_kind_size[kind];
    bool is_word = want == MIR_KIND_I32 || want == MIR_KIND_I64;
    if (types == MIR_RULE_WIDEN)
      t->fits &= mir_kind_is_int(want) && mir_kind_is_int(kind) && from < to;
    if (types == MIR_RULE_NARROW)
      t->fits &= mir_kind_is_int(want) && mir_kind_is_int(kind) && from > to;
    if (types == MIR_RULE_INT_TO_FLOAT) t->fits &= is_word && mir_kind_is_float(kind);
    if (types == MIR_RULE_FLOAT_TO_INT)
      t->fits &= mir_kind_is_float(want) && (kind == MIR_KIND_I32 || kind == MIR_KIND_I64);
    if (types == MIR_RULE_BITCAST)
      t->fits &= from == to && mir_kind_is_int(want) != mir_kind_is_int(kind) && to >= 4;
  }
}

static uint64_t float_bits(MirKind kind, double d) {
  uint64_t bits = 0;
  float f = (float)d;
  if (kind == MIR_KIND_F32)
    memcpy(&bits, &f, 4);
  else
    memcpy(&bits, &d, 8);
  return bits;
}

static uint64_t value_of(uint32_t term, const uint64_t *values) {
  const EqTerm *e = &eq_terms[term];
  MirKind kind = kind_at[term];
  double d;
  switch ((EqTermForm)e->form) {
  case EQ_TERM_NAME:
  case EQ_TERM_CONSTANT: return values[e->slot];
  case EQ_TERM_NUMBER: return mir_zero_extend(kind, (uint64_t)e->number);
  case EQ_TERM_FLOAT: memcpy(&d, &e->number, 8); return float_bits(kind, d);
  case EQ_TERM_OP: break;
  }
  uint64_t operands[EQ_MOST_CHILDREN] = {0}, result = 0;
  uint32_t operand = term + 1;
  MirKind from = kind_at[operand];
  for (uint32_t k = 0; k < e->count; k++, operand = eq_behind(operand))
    operands[k] = value_of(operand, values);
  if (e->op == MIR_SELECT) return operands[0] ? operands[1] : operands[2];
  if (!mir_fold((MirOp)e->op, from, kind, operands, e->count, &result)) {
    printf("%s does not fold\n", mir_op_info[e->op].text);
    exit(1);
  }
  return result;
}

static bool is_guarded(const Trial *t, const uint64_t *values) {
  EqKnown m;
  for (uint32_t k = 0; k < EQ_SLOTS; k++)
    m.facts[k] = (EqFact){t->slot[k], true, values[k], values[k]};
  for (uint32_t k = 0; k < EQ_KIND_SLOTS; k++) m.kinds[k] = (uint8_t)t->bound[k];
  return t->rule->guard && !t->rule->guard(&m);
}

static bool holds(const Trial *t, const uint64_t *values) {
  if (is_guarded(t, values)) return true;
  uint64_t left = value_of(t->rule->left, values), right = value_of(t->rule->right, values);
  if (left == right) return true;
  printf("rule %s (line %u) is wrong at", t->rule->name, t->rule->line);
  for (uint32_t k = 0; k < t->rule->slot_count; k++)
    printf(" %s 0x%llx", mir_kind_text[t->slot[k]], (unsigned long long)values[k]);
  printf(": 0x%llx, 0x%llx\n", (unsigned long long)left, (unsigned long long)right);
  return false;
}

static uint32_t edges_of(MirKind kind, uint64_t *edges) {
  static const double floats[] = {0.0, -0.0,  1,      -1,  2,    0.5,  3,
                                  0.1, 1e300, 1e-310, 4e9, -3e9, 1e-45};
  static const int64_t numbers[] = {0,  1,  -1, 2,  -2, 3,   5,   7,   8,   15, 16,
                                    31, 32, 33, 63, 64, 100, 127, 128, 255, 256};
  uint32_t n = 0;
  if (mir_kind_is_float(kind)) {
    for (size_t k = 0; k < COUNT_OF(floats); k++) edges[n++] = float_bits(kind, floats[k]);
    edges[n++] = kind == MIR_KIND_F32 ? 0x7fc00000 : 0x7ff8000000000000; /* nan, infinities */
    edges[n++] = kind == MIR_KIND_F32 ? 0xffc00123 : 0xfff8000000000123;
    edges[n++] = kind == MIR_KIND_F32 ? 0x7f800000 : 0x7ff0000000000000;
    edges[n++] = kind == MIR_KIND_F32 ? 0xff800000 : 0xfff0000000000000;
    return n;
  }
  for (size_t k = 0; k < COUNT_OF(numbers); k++)
    edges[n++] = mir_zero_extend(kind, (uint64_t)numbers[k]);
  for (int k = -1; k < 2; k++)
    edges[n++] = mir_zero_extend(kind, ((uint64_t)1 << (8 * mir_kind_size[kind] - 1)) +
                                           (uint64_t)(int64_t)k);
  edges[n++] = mir_zero_extend(kind, random_bits());
  return n;
}

/* All combinations of what the slots from `slot` on can be. */
static bool for_all(const Trial *t, uint64_t *values, uint32_t slot, bool all_bytes) {
  uint64_t edges[MOST_EDGES];
  if (slot == t->rule->slot_count) return holds(t, values);
  if (all_bytes && t->slot[slot] == MIR_KIND_I8) {
    for (values[slot] = 0; values[slot] < 256; values[slot]++)
      if (!for_all(t, values, slot + 1, all_bytes)) return false;
    return true;
  }
  uint32_t n = edges_of(t->slot[slot], edges);
  for (uint32_t k = 0; k < n; k++) {
    values[slot] = edges[k];
    if (!for_all(t, values, slot + 1, all_bytes)) return false;
  }
  return true;
}

static bool prove(const Trial *t, bool all) {
  uint64_t values[EQ_SLOTS] = {0};
  uint32_t bytes = 0;
  for (uint32_t k = 0; k < t->rule->slot_count; k++) bytes += t->slot[k] == MIR_KIND_I8;
  if (!for_all(t, values, 0, bytes <= (all ? 3u : 2u))) return false;
  for (uint32_t n = 0; n < RANDOM; n++) {
    for (uint32_t k = 0; k < t->rule->slot_count; k++) {
      uint64_t bits = random_bits();
      if (mir_kind_is_int(t->slot[k])) bits >>= random_bits() & 63; /* small ones too */
      values[k] =
          bits & (mir_kind_size[t->slot[k]] < 8 ? ((uint64_t)1 << 8 * mir_kind_size[t->slot[k]]) - 1
                                                : ~(uint64_t)0);
    }
    if (!holds(t, values)) return false;
  }
  return true;
}

/* One way to choose types; false when something is wrong. */
static bool prove_way(Trial *t, bool all, Trial *seen, uint32_t *ways) {
  static const uint64_t zeros[EQ_SLOTS];
  give_kinds(t, t->rule->left, t->root);
  if (!t->fits) return true;
  give_kinds(t, t->rule->right, t->root);
  if (!t->fits) {
    if (is_guarded(t, zeros)) return true;
    printf("rule %s: the right side has another type\n", t->rule->name);
    return false;
  }
  for (uint32_t k = 0; k < *ways; k++)
    if (!memcmp(seen[k].slot, t->slot, sizeof t->slot) &&
        !memcmp(seen[k].bound, t->bound, sizeof t->bound))
      return true;
  seen[(*ways)++] = *t;
  return prove(t, all);
}

static uint32_t prove_rule(const EqRule *rule, bool all, bool *wrong) {
  static const MirKind kinds[] = {MIR_KIND_I8,  MIR_KIND_I16, MIR_KIND_I32,
                                  MIR_KIND_I64, MIR_KIND_F32, MIR_KIND_F64};
  uint32_t ways = 0;
  Trial seen[256];
  uint32_t choices = 1;
  for (uint32_t k = 0; k < 2u + rule->kind_count; k++) choices *= COUNT_OF(kinds);
  for (uint32_t n = 0; n < choices; n++) {
    uint32_t rest = n / (COUNT_OF(kinds) * COUNT_OF(kinds));
    Trial t = {.rule = rule,
               .root = kinds[n % COUNT_OF(kinds)],
               .beside = kinds[n / COUNT_OF(kinds) % COUNT_OF(kinds)],
               .fits = true};
    for (uint32_t k = 0; k < rule->kind_count; k++, rest /= COUNT_OF(kinds))
      t.bound[k] = kinds[rest % COUNT_OF(kinds)];
    if (!prove_way(&t, all, seen, &ways)) {
      *wrong = true;
      return ways;
    }
  }
  if (!ways) printf("rule %s fits no type\n", rule->name);
  *wrong |= !ways;
  return ways;
}

int main(int argc, char **argv) {
  bool all = argc > 1 && !strcmp(argv[1], "-all"), wrong = false;
  uint32_t ways = 0;
  for (uint32_t r = 0; r < eq_rule_count; r++) ways += prove_rule(&eq_rules[r], all, &wrong);
  printf("%u rules, %u ways\n", eq_rule_count, ways);
  return wrong;
}
