/* link: clef/mir/...
 * eqsat_saturate: nodes are equal iff label, type, arity and children are (the fifth text, 1.1), also when the children become equal
 * after the nodes were made: saturation restores congruence. Rules then see what became equal. */
#include <stdio.h>

#include "clef/mir/eqsat/eqsat.h"

static const char text[] = "func @f(v1: i64, v2: i64, v3: i64) -> i64, i64, i64, i64, i32 {\n"
                           "b1:\n"
                           "  v4 = popcount v1\n"
                           "  v5 = popcount v2\n"
                           "  v6 = imul v4, v3\n"
                           "  v7 = imul v5, v3\n"
                           "  v8 = isub v6, v7\n" /* 0 once v1 = v2 */
                           "  v9 = const.i64 0\n"
                           "  v10 = const.i32 0\n"
                           "  v11 = ixor v1, v3\n"
                           "  return v6, v7, v8, v9, v10\n"
                           "}\n";

static EqGraph g;
static ClassId class_of(uint32_t v) { return eq_find(&g, g.class_of[v]); }
static int wrong;
static void expect(const char *when, uint32_t a, uint32_t b, bool equal) {
  if ((class_of(a).index == class_of(b).index) == equal) return;
  printf("%s: v%u and v%u are %sequal\n", when, a, b, equal ? "not " : "");
  wrong++;
}

int main(void) {
  Arena arena;
  Names names;
  Sources sources;
  Diags diags;
  MirCfg cfg;
  arena_init(&arena, "test");
  names_init(&names, &arena);
  sources_init(&sources, &arena, &names);
  diags_init(&diags, &arena, &sources);
  MirUnit *unit = mir_parse(&arena, &names, &sources, &diags,
                            source_add(&sources, "text", SOURCE_CLEF, text, sizeof text - 1));
  if (!unit) {
    printf("the text does not read\n");
    return 1;
  }
  mir_compute_cfg(unit->funcs.items[1], &arena, &cfg);
  eq_init(&g, unit->funcs.items[1], &cfg, &arena);
  eq_build(&g);
  expect("as read", 6, 7, false);
  expect("as read", 8, 9, false);
  eq_union(&g, class_of(1), class_of(2));
  expect("before rebuilding", 6, 7, false);
  eq_saturate(&g);
  expect("saturated", 4, 5, true);
  expect("saturated", 6, 7, true);
  expect("saturated, x - x", 8, 9, true);
  expect("saturated", 6, 11, false);
  if (class_of(9).index == class_of(10).index) wrong++, printf("0: i64 and 0: i32 are one\n");
  return wrong != 0;
}
