/* rulec: the rule compiler, a host program of the build.
 *
 *   rulec x86_64 arch/x86_64/select.rules out/rules_x86_64.h
 *   rulec mir clef/mir/eqsat/algebra.rules out/rules_mir.h       equalities: rulec_equal.c
 *
 * A rule replaces a tree of generic operations by machine operations:
 *
 *   guard simm32                                       a predicate guard_simm32(int64_t) of the C file
 *   rule add_i 5: (iadd x (iconst #c)) if simm32(c) => add_i x #c
 *   rule load_add 6: (iadd.i32 x (load [m])) => add_m x [m]
 *   rule mulh: (smulh.i64 x y) => t.i64 = mov x; mulh t y
 *
 * Pattern: (operation[.type] [?cond] operands [#imm] [@symbol] [+disp]). An operand is a name (any value, kept in a
 * register), `[name]` (the address operand of a load or store, matched by the machine's address modes), or a pattern:
 * a value made by that operation, used only here, and, if it loads, with no store in between. Types are those of the
 * instruction: i32 i64 f32 f64, int, float, or a capital that binds it. A cond is a name or a condition; `#c` `@s` `+d`
 * bind fields, `#5` requires the number. A name that occurs twice requires the same value or address.
 *
 * Action: machine instructions, `;` between, the last of which defines the result; `name.type =` names one before.
 * `*` copies all operands and results. `#f(c)`, `?f(k)` apply the C functions imm_f, cond_f.
 *
 * Of the rules that match, the one with the highest number is taken. Two rules that can match one tree must differ in
 * it. Operations that commute are tried both ways. Refused: names that are not bound, operands of the wrong number or
 * class, unknown operations, overlaps of one priority.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clef/tools/rule_text.h"

typedef struct OpRow {
  const char *name, *text, *operands, *results;
  int properties;
} OpRow;
enum {
  PURE = 1,
  LOADS = 2,
  STORES = 4,
  CALLS = 8,
  COMMUTES = 16,
  TERMINATES = 32,
  BRANCHES = 64,
  RETURNS = 128,
  LEAVES = 256,
  CONSTANT = 512
};
static const OpRow generic_ops[] = {
#define OP(name, text, types, properties) {#name, text, types, "", properties},
#include "clef/lir/ops.def"
};
static const OpRow x86_64_ops[] = {
#define OP(name, text, operands, results, temps, clobbers, properties, templ) \
  {#name, text, operands, results, properties},
#include "arch/x86_64/ops.def"
};
static const OpRow aarch64_ops[] = {
#define OP(name, text, operands, results, temps, clobbers, properties, templ) \
  {#name, text, operands, results, properties},
#include "arch/aarch64/ops.def"
};
static const char *const cond_names[] = {"eq",  "ne",  "lt",  "ge",  "gt",  "le",  "ult",
                                         "uge", "ugt", "ule", "nlt", "nge", "ngt", "nle"};

enum { MAX_OPERANDS = 8, MAX_RULES = 1000, MAX_ACTIONS = 8 };
typedef enum NodeKind { NODE_NAME, NODE_TREE, NODE_ADDRESS } NodeKind;
typedef struct Field {
  char *name;
  char *function;
  int is_number;
  long long number;
} Field; /* name NULL: absent */
typedef struct Node {
  NodeKind kind;
  char *name;      /* NAME, ADDRESS */
  const OpRow *op; /* TREE */
  char *type;      /* or NULL */
  struct Node *operands[MAX_OPERANDS];
  int operand_count;
  Field cond, imm, symbol, disp;
} Node;
typedef struct Action {
  char *result, *result_type, *type;
  const OpRow *op;
  int copies_all; /* `*` */
  char *operands[MAX_OPERANDS];
  int is_address[MAX_OPERANDS], operand_count;
  Field cond, imm, symbol, disp;
} Action;
typedef struct Rule {
  char *name;
  int priority, line, is_swapped;
  Node *pattern;
  char *guards[8], *guard_args[8];
  int guard_count;
  Action actions[MAX_ACTIONS];
  int action_count;
} Rule;

static const OpRow *machine_ops;
static int machine_op_count;
static const char *machine;
static char *guard_names[64];
static int guard_count;
static Rule rules[MAX_RULES];
static int rule_count;
static FILE *out;

static const OpRow *find_op(const OpRow *rows, int count, const char *text) {
  for (int i = 0; i < count; i++)
    if (!strcmp(rows[i].text, text)) return &rows[i];
  return NULL;
}

static Field field(void) {
  Field f = {0};
  skip();
  if (isdigit((unsigned char)*at) || *at == '-') {
    char *end;
    f.is_number = 1;
    f.number = strtoll(at, &end, 0);
    at = end;
    f.name = "";
    return f;
  }
  f.name = word();
  if (*at == '(') {
    f.function = f.name;
    at++;
    f.name = word();
    need(')');
  }
  return f;
}

static void fields(Field *cond, Field *imm, Field *symbol, Field *disp) {
  for (;;) {
    if (take('?'))
      *cond = field();
    else if (take('#'))
      *imm = field();
    else if (take('@'))
      *symbol = field();
    else if (take('+'))
      *disp = field();
    else
      return;
  }
}

static Node *pattern(void) {
  Node *node = get(sizeof(Node));
  if (take('[')) {
    node->kind = NODE_ADDRESS;
    node->name = word();
    need(']');
    return node;
  }
  if (!take('(')) {
    node->name = word();
    return node;
  }
  node->kind = NODE_TREE;
  char *text = word();
  node->op = find_op(generic_ops, (int)(sizeof generic_ops / sizeof *generic_ops), text);
  if (!node->op) {
    complain(line, "no operation %s", text);
    exit(1);
  }
  if (*at == '.') at++, node->type = word();
  fields(&node->cond, &node->imm, &node->symbol, &node->disp);
  for (;;) {
    skip();
    if (*at == ')' || *at == '#' || *at == '@' || *at == '+' || !*at) break;
    if (*at == '*') {
      at++;
      break;
    }
    if (node->operand_count == MAX_OPERANDS) stop("too many operands");
    node->operands[node->operand_count++] = pattern();
  }
  fields(&node->cond, &node->imm, &node->symbol, &node->disp);
  need(')');
  return node;
}

static void action(Rule *rule) {
  if (rule->action_count == MAX_ACTIONS) stop("too many instructions");
  Action *a = &rule->actions[rule->action_count++];
  char *text = word();
  char *type = NULL;
  if (*at == '.') at++, type = word();
  skip();
  if (*at == '=' && at[1] != '>') {
    at++;
    a->result = text;
    a->result_type = type;
    if (!type) stop("a named instruction needs a type");
    text = word();
    type = NULL;
    if (*at == '.') at++, type = word();
  }
  a->type = type;
  a->op = find_op(machine_ops, machine_op_count, text);
  if (!a->op) {
    complain(line, "no machine operation %s", text);
    exit(1);
  }
  for (;;) {
    fields(&a->cond, &a->imm, &a->symbol, &a->disp);
    skip();
    if (*at == '*') {
      at++;
      a->copies_all = 1;
    } else if (*at == '[') {
      at++;
      a->is_address[a->operand_count] = 1;
      a->operands[a->operand_count++] = word();
      need(']');
    } else if (is_word(*at) && strncmp(at, "rule ", 5) && strncmp(at, "guard ", 6)) {
      a->operands[a->operand_count++] = word();
    } else {
      break;
    }
    if (a->operand_count == MAX_OPERANDS) stop("too many operands");
  }
}

static int type_is_float(const char *type) { return type && (type[0] == 'f'); }
static int type_is_int(const char *type) { return type && type[0] == 'i'; }

/* Classes of names: 'r' integer register, 'f' float register, '?' either, '#' number, '@' symbol, '+' disp, 'c'
 * condition, 'm' address. */
typedef struct Binding {
  const char *name;
  char class;
  int count;
} Binding;
typedef struct Bindings {
  Binding rows[32];
  int count;
} Bindings;

static Binding *lookup(Bindings *bindings, const char *name) {
  for (int i = 0; i < bindings->count; i++)
    if (!strcmp(bindings->rows[i].name, name)) return &bindings->rows[i];
  return NULL;
}
static void bind(Bindings *bindings, const Rule *rule, const char *name, char class) {
  Binding *old = lookup(bindings, name);
  if (old) {
    if (old->class != class && old->class != '?' && class != '?')
      complain(rule->line, "rule %s: %s is bound as two things", rule->name, name);
    old->count++;
    return;
  }
  bindings->rows[bindings->count++] = (Binding){name, class, 1};
}

static char operand_class(char letter, const char *type) {
  switch (letter) {
  case 'i':
  case 'w':
  case 'p':
  case 'g': return 'r';
  case 'f':
  case 'h': return 'f';
  case 'v': return type_is_float(type) ? 'f' : type_is_int(type) ? 'r' : '?';
  default: return '?';
  }
}

static void bind_pattern(Bindings *bindings, const Rule *rule, const Node *node) {
  const char *letters = node->op->operands;
  int fixed = (int)strcspn(letters, ">");
  if (letters[0] != '*' && node->operand_count != fixed)
    complain(rule->line, "rule %s: %s has %d operands", rule->name, node->op->text, fixed);
  for (int i = 0; i < node->operand_count; i++) {
    const Node *operand = node->operands[i];
    char class = letters[0] == '*' ? '?' : operand_class(letters[i], node->type);
    if (operand->kind == NODE_NAME) {
      bind(bindings, rule, operand->name, class);
    } else if (operand->kind == NODE_ADDRESS) {
      if (i || !(node->op->properties & (LOADS | STORES)))
        complain(rule->line, "rule %s: %s has no address there", rule->name, node->op->text);
      bind(bindings, rule, operand->name, 'm');
    } else {
      char result = operand_class(strchr(operand->op->operands, '>')[1], operand->type);
      if (class != '?' && result != '?' && class != result)
        complain(rule->line, "rule %s: %s inside %s has the wrong class", rule->name,
                 operand->op->text, node->op->text);
      bind_pattern(bindings, rule, operand);
    }
  }
  if (node->type && isupper((unsigned char)node->type[0])) bind(bindings, rule, node->type, 'T');
  if (node->imm.name && !node->imm.is_number) bind(bindings, rule, node->imm.name, '#');
  if (node->symbol.name) bind(bindings, rule, node->symbol.name, '@');
  if (node->disp.name) bind(bindings, rule, node->disp.name, '+');
  if (node->cond.name) {
    for (size_t k = 0; k < sizeof cond_names / sizeof *cond_names; k++)
      if (!strcmp(cond_names[k], node->cond.name)) return;
    bind(bindings, rule, node->cond.name, 'c');
  }
}

static int is_cond(const char *name) {
  for (size_t k = 0; k < sizeof cond_names / sizeof *cond_names; k++)
    if (!strcmp(cond_names[k], name)) return 1;
  return 0;
}

static void check_field(Bindings *bindings, const Rule *rule, const Field *f, char class) {
  if (!f->name || f->is_number || (class == 'c' && is_cond(f->name))) return;
  Binding *b = lookup(bindings, f->name);
  if (!b)
    complain(rule->line, "rule %s: %s is not bound", rule->name, f->name);
  else if (b->class != class && !(b->class == '+' && class == '#') &&
           !(b->class == '#' && class == '+'))
    complain(rule->line, "rule %s: %s is no %s", rule->name, f->name,
             class == '#'   ? "number"
             : class == '@' ? "symbol"
             : class == 'c' ? "condition"
                            : "displacement");
}

static void check_rule(Rule *rule) {
  Bindings bindings = {0};
  bind_pattern(&bindings, rule, rule->pattern);
  for (int g = 0; g < rule->guard_count; g++) {
    Binding *b = lookup(&bindings, rule->guard_args[g]);
    if (!b || (b->class != '#' && b->class != '+'))
      complain(rule->line, "rule %s: %s is no number", rule->name, rule->guard_args[g]);
  }
  for (int i = 0; i < rule->action_count; i++) {
    Action *a = &rule->actions[i];
    if ((i + 1 < rule->action_count) != (a->result != NULL) &&
        !(a->op->results[0] == 0 && i + 1 < rule->action_count))
      complain(rule->line, "rule %s: only the last instruction has no name", rule->name);
    if (!a->copies_all) {
      int o = 0;
      const char *letters = a->op->operands;
      for (int k = 0; k < a->operand_count; k++) {
        Binding *b = lookup(&bindings, a->operands[k]);
        if (!b) {
          complain(rule->line, "rule %s: %s is not bound", rule->name, a->operands[k]);
          return;
        }
        if (a->is_address[k]) {
          if (b->class != 'm')
            complain(rule->line, "rule %s: %s is no address", rule->name, a->operands[k]);
          if (strncmp(letters + o, "bx", 2))
            complain(rule->line, "rule %s: %s has no address as operand %d", rule->name,
                     a->op->text, k);
          o += 2;
          continue;
        }
        char want = letters[o] == 'f' ? 'f' : 'r';
        if (!letters[o]) {
          complain(rule->line, "rule %s: too many operands for %s", rule->name, a->op->text);
          return;
        }
        if (strchr("#@+cmT", b->class) || (b->class != '?' && b->class != want))
          complain(rule->line, "rule %s: %s is no %s register", rule->name, a->operands[k],
                   want == 'f' ? "float" : "integer");
        o++;
        if (letters[o] == 'x' && letters[o - 1] == 'b' &&
            !(k + 1 < a->operand_count && !a->is_address[k + 1]))
          o++; /* a base alone */
      }
      if (letters[o])
        complain(rule->line, "rule %s: too few operands for %s", rule->name, a->op->text);
    }
    if (a->type && isupper((unsigned char)a->type[0]) && !lookup(&bindings, a->type))
      complain(rule->line, "rule %s: type %s is not bound", rule->name, a->type);
    check_field(&bindings, rule, &a->imm, '#');
    check_field(&bindings, rule, &a->symbol, '@');
    check_field(&bindings, rule, &a->disp, '+');
    check_field(&bindings, rule, &a->cond, 'c');
    if (a->result) bind(&bindings, rule, a->result, type_is_float(a->result_type) ? 'f' : 'r');
  }
}

/* ---- overlaps ---- */

static int types_meet(const char *a, const char *b) {
  if (!a || !b || !strcmp(a, b) || isupper((unsigned char)a[0]) || isupper((unsigned char)b[0]))
    return 1;
  if (!strcmp(a, "int")) return b[0] == 'i';
  if (!strcmp(b, "int")) return a[0] == 'i';
  if (!strcmp(a, "float")) return b[0] == 'f';
  if (!strcmp(b, "float")) return a[0] == 'f';
  return 0;
}

static int meet(const Node *a, const Node *b) {
  if (a->kind != NODE_TREE || b->kind != NODE_TREE) return 1;
  if (a->op != b->op || !types_meet(a->type, b->type)) return 0;
  if (a->imm.is_number && b->imm.is_number && a->imm.number != b->imm.number) return 0;
  if (a->cond.name && b->cond.name && is_cond(a->cond.name) && is_cond(b->cond.name) &&
      strcmp(a->cond.name, b->cond.name))
    return 0;
  for (int i = 0; i < a->operand_count && i < b->operand_count; i++)
    if (!meet(a->operands[i], b->operands[i])) return 0;
  return 1;
}

static void check_overlaps(void) {
  for (int i = 0; i < rule_count; i++)
    for (int j = i + 1; j < rule_count; j++)
      if (rules[i].priority == rules[j].priority && rules[i].name != rules[j].name &&
          meet(rules[i].pattern, rules[j].pattern))
        complain(rules[j].line, "rules %s and %s overlap at priority %d", rules[i].name,
                 rules[j].name, rules[i].priority);
}

/* ---- writing ---- */

static int node_number;

static void write_type_test(const char *inst, const char *type) {
  if (!strcmp(type, "int"))
    fprintf(out, "%s->type <= LIR_I64", inst);
  else if (!strcmp(type, "float"))
    fprintf(out, "%s->type >= LIR_F32", inst);
  else
    fprintf(out, "%s->type == LIR_%c%s", inst, toupper((unsigned char)type[0]), type + 1);
}

/* Writes tests and bindings of `node` whose instruction is the C variable `inst`; bound names are C variables of the
 * rule, prefixed v_, n_, s_, k_, a_. */
static void write_match(Bindings *seen, const Node *node, const char *inst) {
  if (node->type && isupper((unsigned char)node->type[0])) {
    fprintf(out, "      t_%s = %s->type;\n", node->type, inst);
  } else if (node->type) {
    fprintf(out, "      if (!(");
    write_type_test(inst, node->type);
    fprintf(out, ")) break;\n");
  }
  if (node->imm.name) {
    if (node->imm.is_number)
      fprintf(out, "      if (%s->imm != %lld) break;\n", inst, node->imm.number);
    else
      fprintf(out, "      n_%s = %s->imm;\n", node->imm.name, inst);
  }
  if (node->disp.name) fprintf(out, "      n_%s = %s->disp;\n", node->disp.name, inst);
  if (node->symbol.name) fprintf(out, "      s_%s = %s->symbol;\n", node->symbol.name, inst);
  if (node->cond.name) {
    if (is_cond(node->cond.name)) {
      fprintf(out, "      if (%s->cond != LIR_", inst);
      for (const char *p = node->cond.name; *p; p++) fputc(toupper((unsigned char)*p), out);
      fprintf(out, ") break;\n");
    } else {
      fprintf(out, "      k_%s = (LirCond)%s->cond;\n", node->cond.name, inst);
    }
  }
  for (int i = 0; i < node->operand_count; i++) {
    const Node *operand = node->operands[i];
    if (operand->kind == NODE_NAME) {
      Binding *old = lookup(seen, operand->name);
      if (old)
        fprintf(out, "      if (!lir_same(v_%s, lir_operands(s->func, %s)[%d])) break;\n",
                operand->name, inst, i);
      else
        fprintf(out, "      v_%s = lir_operands(s->func, %s)[%d];\n", operand->name, inst, i);
      if (!old) seen->rows[seen->count++] = (Binding){operand->name, 'r', 1};
    } else if (operand->kind == NODE_ADDRESS) {
      Binding *old = lookup(seen, operand->name);
      if (old) {
        fprintf(out, "      LirAddress again;\n      if (!s->address(s, %s, &again)) break;\n",
                inst);
        fprintf(out, "      if (!lir_select_same_address(&again, &a_%s)) break;\n", operand->name);
      } else {
        fprintf(out, "      if (!s->address(s, %s, &a_%s)) break;\n", inst, operand->name);
        seen->rows[seen->count++] = (Binding){operand->name, 'm', 1};
      }
    } else {
      char child[32];
      sprintf(child, "i%d", ++node_number);
      fprintf(
          out,
          "      const LirInst *%s = lir_select_def(s, lir_operands(s->func, %s)[%d], LIR_%s);\n",
          child, inst, i, operand->op->name);
      fprintf(out, "      if (!%s) break;\n", child);
      write_match(seen, operand, child);
    }
  }
}

static void write_number(const Field *f) {
  if (f->is_number)
    fprintf(out, "%lld", f->number);
  else if (f->function)
    fprintf(out, "imm_%s(n_%s)", f->function, f->name);
  else
    fprintf(out, "n_%s", f->name);
}

static void write_action(const Rule *rule, int index) {
  const Action *a = &rule->actions[index];
  int is_last = index + 1 == rule->action_count;
  fprintf(out, "      {\n");
  if (a->copies_all) {
    fprintf(out, "        LirInst *m = lir_select_copy(s, LIR_MACHINE + OP_%s, root);\n",
            a->op->name);
  } else {
    int o = 0;
    for (int k = 0; k < a->operand_count; k++) {
      if (a->is_address[k]) {
        fprintf(out,
                "        LirValue o%d = lir_select_use(s, a_%s.base), o%d = lir_select_use(s, "
                "a_%s.index);\n",
                o, a->operands[k], o + 1, a->operands[k]);
        o += 2;
      } else {
        fprintf(out, "        LirValue o%d = lir_select_use(s, v_%s);\n", o, a->operands[k]);
        o++;
        if (a->op->operands[o] == 'x' && a->op->operands[o - 1] == 'b' &&
            !(k + 1 < a->operand_count && !a->is_address[k + 1])) {
          fprintf(out, "        LirValue o%d = {0};\n", o);
          o++;
        }
      }
    }
    if (o) {
      fprintf(out, "        LirValue operands[] = {");
      for (int k = 0; k < o; k++) fprintf(out, "%so%d", k ? ", " : "", k);
      fprintf(out,
              "};\n        LirInst *m = lir_select_emit(s, LIR_MACHINE + OP_%s, operands, %d);\n",
              a->op->name, o);
    } else {
      fprintf(out, "        LirInst *m = lir_select_emit(s, LIR_MACHINE + OP_%s, NULL, 0);\n",
              a->op->name);
    }
    if (a->type && isupper((unsigned char)a->type[0])) {
      fprintf(out, "        m->type = t_%s;\n", a->type);
    } else if (a->type) {
      fprintf(out, "        m->type = LIR_%c%s;\n", toupper((unsigned char)a->type[0]),
              a->type + 1);
    } else if (a->result) {
      fprintf(out, "        m->type = LIR_%c%s;\n", toupper((unsigned char)a->result_type[0]),
              a->result_type + 1);
    } else {
      fprintf(out, "        m->type = root_type;\n");
    }
    for (int k = 0; k < a->operand_count; k++)
      if (a->is_address[k])
        fprintf(out,
                "        m->scale = a_%s.scale, m->disp = a_%s.disp, m->symbol = a_%s.symbol;\n",
                a->operands[k], a->operands[k], a->operands[k]);
    if (a->imm.name) fprintf(out, "        m->imm = "), write_number(&a->imm), fprintf(out, ";\n");
    if (a->disp.name)
      fprintf(out, "        m->disp = (int32_t)"), write_number(&a->disp), fprintf(out, ";\n");
    if (a->symbol.name) fprintf(out, "        m->symbol = s_%s;\n", a->symbol.name);
    if (a->cond.name) {
      if (is_cond(a->cond.name)) {
        fprintf(out, "        m->cond = LIR_");
        for (const char *p = a->cond.name; *p; p++) fputc(toupper((unsigned char)*p), out);
        fprintf(out, ";\n");
      } else if (a->cond.function) {
        fprintf(out, "        m->cond = (uint8_t)cond_%s(k_%s);\n", a->cond.function, a->cond.name);
      } else {
        fprintf(out, "        m->cond = (uint8_t)k_%s;\n", a->cond.name);
      }
    }
    if (is_last)
      fprintf(out, "        m->result = root_result, m->result_count = root_result_count;\n");
    else if (a->result)
      fprintf(out, "        v_%s = lir_select_temp(s, m, (LirType)m->type);\n", a->result);
  }
  fprintf(out, "        (void)m;\n      }\n");
}

static void declare(const Rule *rule) {
  Bindings bindings = {0};
  bind_pattern(&bindings, rule, rule->pattern);
  for (int i = 0; i < rule->action_count; i++)
    if (rule->actions[i].result) bind(&bindings, rule, rule->actions[i].result, 'r');
  for (int i = 0; i < bindings.count; i++) {
    const char *name = bindings.rows[i].name;
    switch (bindings.rows[i].class) {
    case '#':
    case '+': fprintf(out, "      int64_t n_%s;\n      (void)n_%s;\n", name, name); break;
    case '@': fprintf(out, "      Name s_%s;\n", name); break;
    case 'c': fprintf(out, "      LirCond k_%s;\n", name); break;
    case 'T': fprintf(out, "      uint8_t t_%s;\n", name); break;
    case 'm': fprintf(out, "      LirAddress a_%s;\n", name); break;
    default: fprintf(out, "      LirValue v_%s;\n      (void)v_%s;\n", name, name); break;
    }
  }
}

static int by_priority(const void *a, const void *b) {
  const Rule *x = a, *y = b;
  return x->priority != y->priority ? y->priority - x->priority
         : x->line != y->line       ? x->line - y->line
                                    : x->is_swapped - y->is_swapped;
}

static void write_rules(void) {
  fprintf(out, "/* Written by clef/tools/rulec.c from %s. */\n", path);
  fprintf(out, "static bool rules_%s(LirSelect *s, uint32_t root_index) {\n", machine);
  fprintf(out, "  const LirInst root_copy = s->func->insts.items[root_index], *root = &root_copy;\n"
               "  uint8_t root_type = root->type, root_result_count = root->result_count;\n"
               "  LirValue root_result = root->result;\n"
               "  (void)root_type, (void)root_result, (void)root_result_count;\n"
               "  switch ((LirOp)root->op) {\n");
  for (size_t k = 0; k < sizeof generic_ops / sizeof *generic_ops; k++) {
    fprintf(out, "  case LIR_%s:\n", generic_ops[k].name);
    for (int i = 0; i < rule_count; i++) {
      Rule *rule = &rules[i];
      if (rule->pattern->op != &generic_ops[k]) continue;
      fprintf(out, "    do { /* %s */\n", rule->name);
      declare(rule);
      Bindings seen = {0};
      node_number = 0;
      write_match(&seen, rule->pattern, "root");
      for (int g = 0; g < rule->guard_count; g++)
        fprintf(out, "      if (!guard_%s(n_%s)) break;\n", rule->guards[g], rule->guard_args[g]);
      for (int a = 0; a < rule->action_count; a++) write_action(rule, a);
      fprintf(out, "      return true;\n    } while (0);\n");
    }
    fprintf(out, "    return false;\n");
  }
  fprintf(out, "  }\n  return false;\n}\n");
}

static Node *swapped(const Node *node) {
  Node *copy = get(sizeof(Node));
  *copy = *node;
  copy->operands[0] = node->operands[1];
  copy->operands[1] = node->operands[0];
  return copy;
}

static void add_variants(int first) {
  /* The root and each child that commutes and has unlike operands are tried both ways. */
  Rule base = rules[first];
  Node *root = base.pattern;
  for (int level = 0; level <= root->operand_count; level++) {
    Node *node = level ? root->operands[level - 1] : root;
    if (node->kind != NODE_TREE || !(node->op->properties & COMMUTES) || node->operand_count != 2)
      continue;
    if (node->operands[0]->kind == NODE_NAME && node->operands[1]->kind == NODE_NAME) continue;
    int now = rule_count;
    for (int i = first; i < now; i++) {
      Rule copy = rules[i];
      Node *from = level ? copy.pattern->operands[level - 1] : copy.pattern;
      if (level) {
        /* the child may stand elsewhere in a variant whose root was swapped */
        Node *fresh = get(sizeof(Node));
        *fresh = *copy.pattern;
        for (int o = 0; o < fresh->operand_count; o++)
          if (fresh->operands[o] == node) fresh->operands[o] = swapped(node);
        copy.pattern = fresh;
      } else {
        copy.pattern = swapped(from);
      }
      copy.is_swapped = i - first + 1;
      if (rule_count == MAX_RULES) stop("too many rules");
      rules[rule_count++] = copy;
    }
  }
}

int main(int argc, char **argv) {
  if (argc != 4) {
    fprintf(stderr, "rulec: usage: rulec MACHINE RULES OUT\n");
    return 2;
  }
  machine = argv[1];
  read_file(argv[2]);
  if (!strcmp(machine, "mir")) return compile_equalities(argv[3]);
  if (!strcmp(machine, "x86_64")) {
    machine_ops = x86_64_ops;
    machine_op_count = (int)(sizeof x86_64_ops / sizeof *x86_64_ops);
  } else if (!strcmp(machine, "aarch64")) {
    machine_ops = aarch64_ops;
    machine_op_count = (int)(sizeof aarch64_ops / sizeof *aarch64_ops);
  } else {
    fprintf(stderr, "rulec: no machine %s\n", machine);
    return 2;
  }
  for (;;) {
    skip();
    if (!*at) break;
    if (take_word("guard")) {
      do {
        if (guard_count == 64) stop("too many guards");
        guard_names[guard_count++] = word();
      } while (take(','));
      continue;
    }
    if (!take_word("rule")) stop("rule expected");
    if (rule_count == MAX_RULES) stop("too many rules");
    int first = rule_count;
    Rule *rule = &rules[rule_count++];
    rule->line = line;
    rule->name = word();
    skip();
    if (isdigit((unsigned char)*at)) {
      char *end;
      rule->priority = (int)strtol(at, &end, 10);
      at = end;
    }
    need(':');
    rule->pattern = pattern();
    if (rule->pattern->kind != NODE_TREE) stop("a rule's pattern is an operation");
    if (take_word("if")) {
      do {
        if (rule->guard_count == 8) stop("too many guards");
        rule->guards[rule->guard_count] = word();
        int known = 0;
        for (int g = 0; g < guard_count; g++)
          known |= !strcmp(guard_names[g], rule->guards[rule->guard_count]);
        if (!known) complain(line, "no guard %s", rule->guards[rule->guard_count]);
        need('(');
        rule->guard_args[rule->guard_count++] = word();
        need(')');
      } while (take(','));
    }
    need('=');
    need('>');
    do action(rule);
    while (take(';'));
    check_rule(rule);
    for (int i = 0; i < first; i++)
      if (!strcmp(rules[i].name, rule->name) && !rules[i].is_swapped)
        complain(rule->line, "rule %s exists", rule->name);
    add_variants(first);
  }
  check_overlaps();
  if (error_count) return 1;
  qsort(rules, (size_t)rule_count, sizeof *rules, by_priority);
  out = fopen(argv[3], "wb");
  if (!out) {
    fprintf(stderr, "rulec: cannot write %s\n", argv[3]);
    return 1;
  }
  write_rules();
  return fclose(out) ? 1 : 0;
}
