/* libfuzzer: a source file through the whole compile, up to assembly text, in one process (by hand; t/fuzz/libfuzzer).
 *
 * A compile changes rows of the library's image in place, so each input must begin with a fresh image. The image is written to a
 * file in memory once, and its pages are mapped privately before each input. Only the pages that a compile changed cost something;
 * a copy of the whole image costs more than most compiles. Messages are not printed.
 *
 * CLEF_FUZZ_STAGES=check ends after the check and what reports the remaining errors; otherwise a valid program is compiled.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

#include "clef/driver/compile.h"
#include "clef/driver/eval.h"
#include "clef/driver/native.h"

extern char clef_image[], clef_image_end[];
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

static struct {
  int memory;  /* the file that has the image as it was linked */
  char *start; /* of the whole pages of the image */
  size_t size; /* of these pages */
  char *ends;  /* the bytes before these pages, then those behind them */
  char path[64], assembly[64];
  bool only_check;
} fuzz;

static void prepare(void) {
  uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
  uintptr_t start = ((uintptr_t)clef_image + page - 1) & ~(page - 1),
            end = (uintptr_t)clef_image_end & ~(page - 1);
  fuzz.start = (char *)start;
  fuzz.size = end - start;
  fuzz.memory = memfd_create("image", 0);
  for (size_t written = 0; written < fuzz.size;) {
    ssize_t n = write(fuzz.memory, fuzz.start + written, fuzz.size - written);
    if (n <= 0) abort();
    written += (size_t)n;
  }
  size_t before = (size_t)(fuzz.start - clef_image),
         behind = (size_t)(clef_image_end - fuzz.start) - fuzz.size;
  fuzz.ends = malloc(before + behind + 1);
  memcpy(fuzz.ends, clef_image, before);
  memcpy(fuzz.ends + before, fuzz.start + fuzz.size, behind);
  snprintf(fuzz.path, sizeof fuzz.path, "input-%ld.fs", (long)getpid());
  snprintf(fuzz.assembly, sizeof fuzz.assembly, "input-%ld.s", (long)getpid());
  const char *stages = getenv("CLEF_FUZZ_STAGES");
  fuzz.only_check = stages && !strcmp(stages, "check");
}

static void restore_image(void) {
  size_t before = (size_t)(fuzz.start - clef_image),
         behind = (size_t)(clef_image_end - fuzz.start) - fuzz.size;
  if (mmap(fuzz.start, fuzz.size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, fuzz.memory,
           0) == MAP_FAILED)
    abort();
  memcpy(clef_image, fuzz.ends, before);
  memcpy(fuzz.start + fuzz.size, fuzz.ends + before, behind);
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  static Compilation c;
  if (!fuzz.start) prepare();
  restore_image();
  FILE *out = fopen(fuzz.path, "wb");
  if (!out) return 0;
  fwrite(bytes, 1, size, out);
  fclose(out);
  Arena arena;
  arena_init(&arena, "options");
  Options options = {.command = COMMAND_BUILD,
                     .level = 1,
                     .verify = true,
                     .assembly_only = true,
                     .output = fuzz.assembly};
  vec_push(&arena, &options.sources, fuzz.path);
  compile_init(&c, &options);
  bool is_program = compile_read(&c) && compile_check(&c) && compile_enrich(&c);
  if (is_program && !fuzz.only_check) {
    MirUnit *unit = compile_lower(&c);
    if (unit && !c.diags.error_count && eval_passes(&c, unit)) native_finish(&c, unit, NULL);
  }
  Arena *arenas[] = {&c.session, &c.tree, &c.front, &c.unit, &c.func, &c.scratch, &arena};
  for (size_t i = 0; i < COUNT_OF(arenas); i++) arena_end(arenas[i]);
  return 0;
}
