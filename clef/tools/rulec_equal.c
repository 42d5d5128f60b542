/* rulec_equal: equalities of MIR become the table of clef/mir/eqsat/rules.h.
 *
 *   guard fits
 *   rule add_add:   (iadd (iadd x #a) #b) => (iadd x (iadd #a #b))
 *   rule zext_cut:  (zext.A (trunc.B x.A)) if fits(x, B) => x
 *
 * A term is an operation with its operands, a name (any value), `#name` (any constant), `#5` or `#1.5` (that number, of the type
 * its place). A name that occurs twice requires one value. Behind an operation `.i32` says of what type its result is; a
 * capital binds it, behind a name too. A guard is `guard_NAME` of mir/eqsat/e_matching.c, over names and bound types. Operands
 * of what commutes are tried in both orders. What an operation makes of constants on the right side is folded.
 *
 * Refused: names and types that are not bound, operands of the wrong number, unknown operations and guards, two rules of one
 * name, a left side that is no operation.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clef/tools/rule_text.h"

typedef struct OpRow {
  const char *name, *text;
  int operand_count;
} OpRow;
enum { VARY = -1 };
static const OpRow ops[] = {
#define OP(name, text, operands, result, types, properties, cost) {#name, text, operands},
#include "clef/mir/ops.def"
};
enum { OP_COUNT = sizeof ops / sizeof *ops };
static const char *const kinds[] = {"i8", "i16", "i32", "i64", "f32", "f64"};

enum { MOST_RULES = 500, MOST_TERMS = 10000, MOST_SLOTS = 8, MOST_KINDS = 4, MOST_GUARDS = 64 };
typedef struct Term {
  const char *form;
  int op, count, slot, size;
  char kind[32];
  long long number;
} Term;
typedef struct Guard {
  char *name, *args[4];
  int arg_count;
} Guard;
typedef struct Rule {
  char *name, *text;
  int line, left, right, op;
  char *slots[MOST_SLOTS], *bound_kinds[MOST_KINDS];
  int is_constant[MOST_SLOTS];
  int slot_count, kind_count, guard_count;
  Guard guards[4];
} Rule;

static Term terms[MOST_TERMS];
static Rule rules[MOST_RULES];
static char *guard_names[MOST_GUARDS];
static int term_count, rule_count, guard_count, longest_left;

/* The place of a name among these, added if `may_add`; -1 when there is none. */
static int place(char **names, int *count, int most, char *name, int may_add) {
  for (int k = 0; k < *count; k++)
    if (!strcmp(names[k], name)) return k;
  if (!may_add) return -1;
  if (*count == most) stop("too many names");
  names[*count] = name;
  return (*count)++;
}

static void read_kind(Rule *rule, Term *term, int is_left) {
  strcpy(term->kind, "EQ_KIND_ANY");
  if (*at != '.') return;
  at++;
  char *name = word();
  if (isupper((unsigned char)*name)) {
    int k = place(rule->bound_kinds, &rule->kind_count, MOST_KINDS, name, is_left);
    if (k < 0) complain(line, "rule %s: type %s is not bound", rule->name, name);
    sprintf(term->kind, "EQ_KIND_SLOT + %d", k < 0 ? 0 : k);
    return;
  }
  for (size_t k = 0; k < sizeof kinds / sizeof *kinds; k++)
    if (!strcmp(kinds[k], name)) {
      sprintf(term->kind, "MIR_KIND_%c%s", toupper((unsigned char)*name), name + 1);
      return;
    }
  complain(line, "rule %s: no type %s", rule->name, name);
}

static void read_number(Term *term) {
  char *end;
  const char *p = at;
  if (*p == '-') p++;
  while (isalnum((unsigned char)*p)) p++;
  term->form = *p == '.' ? "FLOAT" : "NUMBER";
  if (*p == '.') {
    double d = strtod(at, &end);
    memcpy(&term->number, &d, sizeof d);
  } else {
    term->number = strtoll(at, &end, 0);
  }
  at = end;
}

static void read_name(Rule *rule, Term *term, int is_left, int is_constant) {
  char *name = word();
  int slot = place(rule->slots, &rule->slot_count, MOST_SLOTS, name, is_left);
  if (slot < 0)
    complain(line, "rule %s: %s is not bound", rule->name, name);
  else if (is_left && is_constant)
    rule->is_constant[slot] = 1;
  else if (is_constant != rule->is_constant[slot])
    complain(line, "rule %s: %s is a constant at one place only", rule->name, name);
  term->slot = slot < 0 ? 0 : slot;
  term->form = is_constant ? "CONSTANT" : "NAME";
}

static void read_term(Rule *rule, int is_left);

/* `(op.KIND operand…)`, the parenthesis read. */
static void read_operation(Rule *rule, Term *term, int is_left) {
  char *text = word();
  term->form = "OP";
  for (term->op = 0; term->op < OP_COUNT && strcmp(ops[term->op].text, text); term->op++) continue;
  if (term->op == OP_COUNT) {
    complain(line, "no operation %s", text);
    exit(1);
  }
  read_kind(rule, term, is_left);
  for (skip(); *at != ')' && *at; skip()) {
    read_term(rule, is_left);
    term->count++;
  }
  need(')');
  if (term->count != ops[term->op].operand_count)
    complain(line, "rule %s: %s has %d operands", rule->name, text, ops[term->op].operand_count);
}

static void read_term(Rule *rule, int is_left) {
  if (term_count == MOST_TERMS) stop("too many terms");
  int first = term_count++;
  Term *term = &terms[first];
  strcpy(term->kind, "EQ_KIND_ANY");
  if (take('(')) {
    read_operation(rule, term, is_left);
  } else {
    int is_constant = take('#');
    if (is_constant && (isdigit((unsigned char)*at) || *at == '-'))
      read_number(term);
    else
      read_name(rule, term, is_left, is_constant);
    read_kind(rule, term, is_left);
  }
  term->size = term_count - first;
}

static void read_guards(Rule *rule) {
  do {
    if (rule->guard_count == 4) stop("too many guards");
    Guard *guard = &rule->guards[rule->guard_count++];
    guard->name = word();
    if (place(guard_names, &guard_count, MOST_GUARDS, guard->name, 0) < 0)
      complain(line, "no guard %s", guard->name);
    need('(');
    do {
      if (guard->arg_count == 4) stop("too many arguments");
      guard->args[guard->arg_count++] = word();
    } while (take(','));
    need(')');
  } while (take(','));
}

/* A copy with single spaces. */
static char *on_one_line(const char *from, const char *to) {
  char *copy = get((size_t)(to - from) + 1), *end = copy;
  for (; from < to; from++)
    if (!isspace((unsigned char)*from) || (end > copy && end[-1] != ' '))
      *end++ = isspace((unsigned char)*from) ? ' ' : *from;
  return copy;
}

static void read_rule(void) {
  if (rule_count == MOST_RULES) stop("too many rules");
  Rule *rule = &rules[rule_count++];
  rule->line = line;
  rule->name = word();
  for (int k = 0; k + 1 < rule_count; k++)
    if (!strcmp(rules[k].name, rule->name)) complain(line, "rule %s exists", rule->name);
  need(':');
  skip();
  const char *text = at;
  rule->left = term_count;
  read_term(rule, 1);
  if (strcmp(terms[rule->left].form, "OP"))
    complain(rule->line, "rule %s: the left side is no operation", rule->name);
  if (terms[rule->left].size > longest_left) longest_left = terms[rule->left].size;
  rule->op = terms[rule->left].op;
  if (take_word("if")) read_guards(rule);
  need('=');
  need('>');
  rule->right = term_count;
  read_term(rule, 0);
  rule->text = on_one_line(text, at);
}

/* ---- writing ---- */

static void write_guard(FILE *out, int r) {
  Rule *rule = &rules[r];
  if (!rule->guard_count) return;
  fprintf(out, "static bool guards_of_%s(const EqKnown *m) {\n  return ", rule->name);
  for (int g = 0; g < rule->guard_count; g++) {
    Guard *guard = &rule->guards[g];
    fprintf(out, "%sguard_%s(m", g ? " && " : "", guard->name);
    for (int k = 0; k < guard->arg_count; k++) {
      int is_kind = isupper((unsigned char)guard->args[k][0]);
      int slot = is_kind
                     ? place(rule->bound_kinds, &rule->kind_count, MOST_KINDS, guard->args[k], 0)
                     : place(rule->slots, &rule->slot_count, MOST_SLOTS, guard->args[k], 0);
      if (slot < 0) complain(rule->line, "rule %s: %s is not bound", rule->name, guard->args[k]);
      fprintf(out, ", %d", slot);
    }
    fprintf(out, ")");
  }
  fprintf(out, ";\n}\n");
}

/* What a class must have for the root's operand. */
static void write_wants(FILE *out, const Rule *rule, int operand) {
  int term = rule->left + 1;
  for (int k = 0; k < operand && k < terms[rule->left].count; k++) term += terms[term].size;
  if (operand >= terms[rule->left].count || !strcmp(terms[term].form, "NAME"))
    fprintf(out, "~(uint64_t)0");
  else if (!strcmp(terms[term].form, "OP"))
    fprintf(out, "EQ_HAS_OP(MIR_%s)", ops[terms[term].op].name);
  else
    fprintf(out, "EQ_HAS_CONSTANT");
}

static void write_all(FILE *out) {
  fprintf(out, "/* Written by clef/tools/rulec.c from %s. */\n", path);
  fprintf(out, "enum { EQ_LONGEST_LEFT = %d }; /* terms */\n", longest_left);
  fprintf(out, "_Static_assert(EQ_SLOTS >= %d && EQ_KIND_SLOTS >= %d, \"a rule binds so many\");\n",
          MOST_SLOTS, MOST_KINDS);
  fprintf(out, "const char eq_rules_path[] = \"%s\";\nconst EqTerm eq_terms[] = {\n", path);
  for (int t = 0; t < term_count; t++) {
    const Term *term = &terms[t];
    fprintf(out, "  {EQ_TERM_%s, %s%s, %d, %d, %s, %d, %lldLL},\n", term->form,
            strcmp(term->form, "OP") ? "0" : "MIR_",
            strcmp(term->form, "OP") ? "" : ops[term->op].name, term->count, term->slot, term->kind,
            term->size, term->number);
  }
  fprintf(out, "};\n");
  for (int r = 0; r < rule_count; r++) write_guard(out, r);
  fprintf(out, "const EqRule eq_rules[] = {\n");
  int first[OP_COUNT + 1], written = 0;
  for (int op = 0; op < OP_COUNT; op++) {
    first[op] = written;
    for (int r = 0; r < rule_count; r++) {
      const Rule *rule = &rules[r];
      if (rule->op != op) continue;
      written++;
      fprintf(out, "  {\"%s\", \"%s\", %d, %d, %d, %d, %d, {", rule->name, rule->text, rule->line,
              rule->left, rule->right, rule->slot_count, rule->kind_count);
      write_wants(out, rule, 0);
      fprintf(out, ", ");
      write_wants(out, rule, 1);
      fprintf(out, "}, ");
      if (rule->guard_count)
        fprintf(out, "guards_of_%s},\n", rule->name);
      else
        fprintf(out, "NULL},\n");
    }
  }
  first[OP_COUNT] = written;
  fprintf(out,
          "};\nconst uint32_t eq_rule_count = %d;\nconst uint16_t eq_rules_of[MIR_OP_COUNT + 1] = {",
          rule_count);
  for (int op = 0; op <= OP_COUNT; op++) fprintf(out, "%s%d", op ? ", " : "", first[op]);
  fprintf(out, "};\n");
}

int compile_equalities(const char *target) {
  for (skip(); *at; skip()) {
    if (take_word("guard")) {
      do place(guard_names, &guard_count, MOST_GUARDS, word(), 1);
      while (take(','));
      continue;
    }
    if (!take_word("rule")) stop("rule expected");
    read_rule();
  }
  if (error_count) return 1;
  FILE *out = fopen(target, "wb");
  if (!out) {
    fprintf(stderr, "rulec: cannot write %s\n", target);
    return 1;
  }
  write_all(out);
  return fclose(out) || error_count ? 1 : 0;
}
