/* conditions: `Condition` attributes.
 *
 *   condition := conjunction {"or" conjunction}     conjunction := factor {"and" factor}
 *   factor := "!" factor | "(" condition ")" | operand [("==" | "!=" | "<" | ">" | "<=" | ">=") operand]
 *   operand := 'text' | number | word | $(…) | Exists('path') | HasTrailingSlash('path')
 *
 * Texts compare without regard to ASCII case; where both are numbers, as numbers. An operand alone is a truth value:
 * true, on, yes and their opposites. */
#include <stdlib.h>
#include <strings.h>
#include <unistd.h>

#include "clef/base/base.h"
#include "clef/driver/msbuild/evaluation.h"

enum { DEEPEST_CONDITION = 64 };

typedef struct Condition {
  Evaluation *e;
  Span span;
  const char *at;
  uint32_t depth;
  bool is_wrong;
} Condition;

static void skip_space(Condition *c) { c->at += strspn(c->at, " \t\r\n"); }

static bool take_word(Condition *c, const char *word) {
  skip_space(c);
  size_t size = strlen(word);
  if (strncasecmp(c->at, word, size) != 0) return false;
  char after = c->at[size];
  if (strchr(" \t\r\n('$!", after) == NULL && after) return false;
  c->at += size;
  return true;
}

static bool take(Condition *c, const char *sign) {
  skip_space(c);
  if (strncmp(c->at, sign, strlen(sign)) != 0) return false;
  c->at += strlen(sign);
  return true;
}

/* Up to the quote that closes; quotes inside `$(…)` belong to it. */
static const char *quoted_end(const char *at) {
  uint32_t depth = 0;
  for (; *at; at++) {
    if (at[0] == '$' && at[1] == '(')
      depth++, at++;
    else if (*at == '(' && depth)
      depth++;
    else if (*at == ')' && depth)
      depth--;
    else if (*at == '\'' && !depth)
      return at;
  }
  return NULL;
}

static const char *operand(Condition *c) {
  skip_space(c);
  Arena *arena = c->e->arena;
  const char *from = c->at, *text;
  if (*from == '\'') {
    const char *end = quoted_end(from + 1);
    if (!end) return c->is_wrong = true, "";
    text = format_in(arena, "%.*s", (int)(end - from) - 1, from + 1);
    c->at = end + 1;
  } else {
    uint32_t depth = 0;
    while (*c->at && (depth || !strchr(" \t\r\n=!<>)", *c->at))) {
      if (*c->at == '(') depth++;
      if (*c->at == ')') depth--;
      c->at++;
    }
    text = format_in(arena, "%.*s", (int)(c->at - from), from);
  }
  if (c->at == from) c->is_wrong = true;
  return expand_properties(c->e, c->span, text);
}

static bool is_true(Condition *c, const char *text) {
  static const char *const yes[] = {"true", "on", "yes", "!false", "!off", "!no"},
                           *const no[] = {"false", "off", "no", "!true", "!on", "!yes", ""};
  for (size_t i = 0; i < COUNT_OF(yes); i++)
    if (!strcasecmp(text, yes[i])) return true;
  for (size_t i = 0; i < COUNT_OF(no); i++)
    if (!strcasecmp(text, no[i])) return false;
  c->is_wrong = true;
  return false;
}

static bool is_number(const char *text, double *value) {
  char *end;
  *value = strtod(text, &end);
  return *text && !*end;
}

static bool compare(Condition *c, const char *sign, const char *left, const char *right) {
  double a, b;
  bool numbers = is_number(left, &a) && is_number(right, &b);
  if (sign[1] == '=' && (*sign == '=' || *sign == '!')) {
    bool same = numbers ? !(a < b) && !(a > b) : !strcasecmp(left, right);
    return same == (*sign == '=');
  }
  if (!numbers) { /* versions; a fraction of more digits is a later one, unlike a number */
    a = 0, b = 0;
    while (*left || *right) {
      char *left_end, *right_end;
      a = (double)strtoul(left, &left_end, 10), b = (double)strtoul(right, &right_end, 10);
      if ((left_end == left && *left) || (right_end == right && *right))
        return c->is_wrong = true, false;
      if (a < b || a > b) break;
      left = left_end + (*left_end == '.'), right = right_end + (*right_end == '.');
    }
  }
  bool equal = !(a < b) && !(a > b);
  return (sign[1] == '=' && equal) || (*sign == '<' ? a < b : a > b);
}

static bool disjunction(Condition *c);

/* `Exists('path')`: the operand in parentheses. */
static const char *argument(Condition *c) {
  if (!take(c, "(")) return c->is_wrong = true, "";
  const char *text = operand(c);
  if (!take(c, ")")) c->is_wrong = true;
  return text;
}

static bool factor(Condition *c) {
  if (c->is_wrong || ++c->depth > DEEPEST_CONDITION) return c->is_wrong = true, false;
  bool result = false;
  skip_space(c);
  if (*c->at == '!' && c->at[1] != '=') {
    c->at++;
    result = !factor(c);
  } else if (take(c, "(")) {
    result = disjunction(c);
    if (!take(c, ")")) c->is_wrong = true;
  } else if (take_word(c, "Exists")) {
    const char *path = argument(c);
    result = *path && access(evaluation_path(c->e, path), F_OK) == 0;
  } else if (take_word(c, "HasTrailingSlash")) {
    const char *path = argument(c);
    size_t size = strlen(path);
    result = size && strchr("/\\", path[size - 1]);
  } else {
    const char *left = operand(c);
    static const char *const signs[] = {"==", "!=", "<=", ">=", "<", ">"};
    size_t k = 0;
    while (k < COUNT_OF(signs) && !take(c, signs[k])) k++;
    result = k < COUNT_OF(signs) ? compare(c, signs[k], left, operand(c)) : is_true(c, left);
  }
  c->depth--;
  return result;
}

static bool conjunction(Condition *c) {
  bool result = factor(c);
  while (!c->is_wrong && take_word(c, "and")) result = factor(c) && result;
  return result;
}

static bool disjunction(Condition *c) {
  bool result = conjunction(c);
  while (!c->is_wrong && take_word(c, "or")) result = conjunction(c) || result;
  return result;
}

bool evaluation_holds(Evaluation *e, Span at, const char *condition) {
  if (!condition || !condition[strspn(condition, " \t\r\n")]) return true;
  Condition c = {.e = e, .span = at, .at = condition};
  bool result = disjunction(&c);
  skip_space(&c);
  if (!c.is_wrong && !*c.at) return result;
  evaluation_note(e, at, format_in(e->arena, "the condition \"%s\"", condition));
  return false;
}
