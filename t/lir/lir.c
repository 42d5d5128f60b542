/* lir: runs the steps of the back end on LIR text; t/lir/run.sh builds and uses it.
 *
 *   lir STEP MACHINE FILE    STEP: print, select, allocate, asm; -O0 behind them switches combining off,
 *                            -r N allows only N integer registers
 */
#include <stdio.h>
#include <stdlib.h>

#include "clef/base/base.h"
#include "clef/base/source.h"
#include "clef/lir/alloc.h"
#include "clef/lir/target.h"

int main(int argc, char **argv) {
  if (argc < 4) return 2;
  const LirTarget *target = lir_target_find(argv[2]);
  if (!target) return 2;
  LirOptions options = {.optimise = true, .verify = true};
  for (int i = 4; i < argc; i++) {
    if (!strcmp(argv[i], "-O0")) options.optimise = false;
    if (!strcmp(argv[i], "-r") && i + 1 < argc) options.int_limit = (uint8_t)atoi(argv[i + 1]);
  }
  Arena arena;
  arena_init(&arena, "lir");
  Names names;
  names_init(&names, &arena);
  LirUnit unit = {.arena = &arena, .names = &names};
  size_t size;
  char *text = read_file(&arena, argv[3], &size);
  if (!text) return 1;
  /* what stands before ===> */
  char *arrow = strstr(text, "===>");
  if (arrow) *arrow = 0;
  const char *error;
  LirModule *module = lir_parse(&arena, &unit, text, target, &error);
  if (!module) {
    fprintf(stderr, "%s\n", error);
    return 1;
  }
  Text out = text_in(&arena);
  if (!strcmp(argv[1], "asm")) lir_emit_begin(&out);
  for (uint32_t i = 0; i < module->funcs.count; i++) {
    LirFunc *func = module->funcs.items[i];
    if (!strcmp(argv[1], "print")) {
      Text complaints = text_in(&arena);
      lir_verify(func, target, &arena, &complaints);
      text_add(&out, text_string(&complaints));
      lir_print(&out, func, target);
    } else if (!strcmp(argv[1], "select")) {
      lir_compute_order(func, &arena);
      lir_split_critical_edges(func);
      lir_count_uses(func);
      target->select(func, &arena, options.optimise);
      Text complaints = text_in(&arena);
      lir_verify(func, target, &arena, &complaints);
      text_add(&out, text_string(&complaints));
      lir_print(&out, func, target);
    } else if (!strcmp(argv[1], "allocate")) {
      lir_prepare(func, target, &options);
      lir_print(&out, func, target);
    } else {
      lir_emit_func(&out, func, target, &options);
    }
  }
  for (uint32_t i = 0; i < module->datas.count; i++) {
    if (!strcmp(argv[1], "asm")) lir_emit_data(&out, &unit, target, module->datas.items[i]);
    else lir_print_data(&out, &unit, module->datas.items[i]);
  }
  if (!strcmp(argv[1], "asm")) lir_emit_end(&out, &unit, target);
  fwrite(text_string(&out), 1, out.size, stdout);
  return 0;
}
