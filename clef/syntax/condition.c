/* condition: what stands behind #if and #elif: symbols with !, &&, || and parentheses (F# 10, 3.3 Conditional
 * Compilation). A symbol holds when -define names it; CLEF always does.
 */
#include "clef/syntax/condition.h"

#include <string.h>

bool condition_is_word(const char *at, const char *end, const char *word) {
  size_t size = strlen(word);
  return (size_t)(end - at) == size && !memcmp(at, word, size);
}

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/* Letters of other alphabets are bytes from 0x80. */
static bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '\'' || (unsigned char)c >= 0x80;
}

typedef struct Test { /* what is left of the condition, from `at` to `end` */
  const SyntaxOptions *options;
  const char *at, *end;
  uint32_t depth; /* open parentheses */
  bool bad, too_deep;
} Test;
static void test_skip(Test *test) {
  while (test->at < test->end && is_space(*test->at)) test->at++;
}
static bool test_or(Test *test);
static bool test_atom(Test *test) {
  bool negate = false;
  test_skip(test);
  while (test->at < test->end && *test->at == '!') {
    negate = !negate;
    test->at++;
    test_skip(test);
  }
  bool value = false;
  if (test->at < test->end && *test->at == '(' && test->depth == SYNTAX_DEPTH_LIMIT) {
    test->bad = test->too_deep = true;
  } else if (test->at < test->end && *test->at == '(') {
    test->at++;
    test->depth++;
    value = test_or(test);
    test->depth--;
    test_skip(test);
    if (test->at < test->end && *test->at == ')')
      test->at++;
    else
      test->bad = true;
  } else {
    const char *start = test->at, *end = start;
    if (!(*start >= '0' && *start <= '9'))
      while (end < test->end && is_word_byte(*end)) end++;
    if (end == start) {
      test->bad = true;
    } else {
      value = condition_is_word(start, end, "CLEF") || condition_is_word(start, end, "true");
      for (uint32_t i = 0; test->options && i < test->options->define_count && !value; i++)
        value = condition_is_word(start, end, test->options->defines[i]);
    }
    test->at = end;
  }
  return value != negate;
}
static bool test_and(Test *test) {
  bool value = test_atom(test);
  for (;;) {
    test_skip(test);
    if (test->bad || test->end - test->at < 2 || test->at[0] != '&' || test->at[1] != '&')
      return value;
    test->at += 2;
    bool right = test_atom(test);
    value = value && right;
  }
}
static bool test_or(Test *test) {
  bool value = test_and(test);
  for (;;) {
    test_skip(test);
    if (test->bad || test->end - test->at < 2 || test->at[0] != '|' || test->at[1] != '|')
      return value;
    test->at += 2;
    bool right = test_and(test);
    value = value || right;
  }
}

bool condition_holds(const SyntaxOptions *options, const char *at, const char *end, bool *bad,
                     bool *too_deep) {
  Test test = {options, at, end, 0, false, false};
  bool value = test_or(&test);
  test_skip(&test);
  bool is_comment = test.end - test.at >= 2 && test.at[0] == '/' && test.at[1] == '/';
  *bad = test.bad || (test.at < test.end && !is_comment);
  *too_deep = test.too_deep;
  return value;
}
