/* link: clef/mir/...
 * eqsat_regions: which regions are equal: by position of their parameters, of one signature (the fifth text, 1.2). */
#include <stdio.h>

#include "clef/mir/eqsat/skeleton.h"

static const char text[] =
    "skeleton @f(x1: i64)\n"
    "graph\n"
    "  n1: i64 = param\n"
    "  n2: i64 = param\n"
    "  n3: i64 = isub <n1, n2>\n"
    "  n4: i64 = param\n"
    "  n5: i64 = param\n"
    "  n6: i64 = isub <n4, n5>\n"
    "  n7: i64 = isub <n5, n4>\n"
    "  n8: i32 = param\n"
    "  n9: i32 = param\n"
    "  n10: i32 = isub <n8, n9>\n"
    "  n11: i64 = isub <n4, n4>\n"
    "  n12: i64 = const 0\n"
    "  n13: i64 = iadd <n1, n12>\n"
    "  n14: i32 = const 0\n"
    "  equal {n1, n13}\n"
    "regions\n"
    "  R1 = <{n1, n2, n3, n12, n13}, <n1, n2>, n3>\n" /* x - y, where x + 0 equals x */
    "  R2 = <{n1, n2, n3}, <n1, n2>, n3>\n"           /* x - y */
    "  R3 = <{n4, n5, n6}, <n4, n5>, n6>\n"           /* a - b */
    "  R4 = <{n4, n5, n6}, <n5, n4>, n6>\n"           /* a - b of <b, a> */
    "  R5 = <{n4, n5, n7}, <n4, n5>, n7>\n"           /* b - a */
    "  R6 = <{n8, n9, n10}, <n8, n9>, n10>\n"         /* of another type */
    "  R7 = <{n4, n11}, <n4>, n11>\n"                 /* a - a */
    "  R8 = <{n12}, <>, n12>\n"                       /* 0: i64 */
    "  R9 = <{n14}, <>, n14>\n"                       /* 0: i32 */
    "blocks\n"
    "  <b1, <>, <>, return()>\n";

int main(void) {
  static const struct {
    uint32_t a, b;
    bool equal;
  } wanted[] = {
      {2, 3, true},  {2, 4, false}, {2, 5, false}, {4, 5, true},  {2, 6, false},
      {2, 7, false}, {1, 1, true},  {1, 2, false}, {8, 9, false},
  };
  Arena arena;
  Names names;
  Sources sources;
  Diags diags;
  arena_init(&arena, "test");
  names_init(&names, &arena);
  sources_init(&sources, &arena, &names);
  diags_init(&diags, &arena, &sources);
  uint32_t file = source_add(&sources, "text", SOURCE_CLEF, text, sizeof text - 1);
  SkelUnit *unit = skel_parse(&arena, &names, &sources, &diags, file);
  Text problems = text_in(&arena);
  if (!unit || !skel_verify(unit, &problems)) {
    diags_print(&diags, &problems, false);
    printf("%s", text_string(&problems));
    return 1;
  }
  int wrong = 0;
  for (size_t k = 0; k < COUNT_OF(wanted); k++)
    if (skel_region_equal(unit->funcs.items[0], wanted[k].a, wanted[k].b, &arena) != wanted[k].equal)
      wrong++, printf("R%u and R%u are %sequal\n", wanted[k].a, wanted[k].b,
                      wanted[k].equal ? "not " : "");
  SkelFunc *f = unit->funcs.items[0];
  skel_join_regions(unit, f);
  if (f->regions.count != 8)
    wrong++,
        printf("%u regions are left\n", f->regions.count - 1); /* 2 and 3, 4 and 5 are one each */
  return wrong != 0;
}
