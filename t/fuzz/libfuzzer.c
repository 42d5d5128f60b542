/* libfuzzer: a source file through the whole compile, up to assembly text, in one process (by hand; t/fuzz/libfuzzer).
 *
 * A compile changes rows of the library in place, so the image is put back before each input. Messages are not printed.
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "clef/driver/compile.h"
#include "clef/driver/eval.h"
#include "clef/driver/native.h"

extern char clef_image[], clef_image_end[];
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t size) {
  static char *pristine, path[64], assembly[64];
  static Compilation c;
  size_t image_size = (size_t)(clef_image_end - clef_image);
  if (!pristine) {
    pristine = malloc(image_size);
    memcpy(pristine, clef_image, image_size);
    snprintf(path, sizeof path, "/tmp/libfuzzer-%ld.fs", (long)getpid());
    snprintf(assembly, sizeof assembly, "/tmp/libfuzzer-%ld.s", (long)getpid());
  } else {
    memcpy(clef_image, pristine, image_size);
  }
  FILE *out = fopen(path, "wb");
  if (!out) return 0;
  fwrite(bytes, 1, size, out);
  fclose(out);
  Arena arena;
  arena_init(&arena, "options");
  Options options = {.command = COMMAND_BUILD, .level = 1, .verify = true, .assembly_only = true, .output = assembly};
  vec_push(&arena, &options.sources, path);
  compile_init(&c, &options);
  MirUnit *unit = compile_read(&c) && compile_check(&c) && compile_enrich(&c) ? compile_lower(&c) : NULL;
  if (unit && !c.diags.error_count && eval_passes(&c, unit)) native_finish(&c, unit);
  arena_end(&c.session);
  arena_end(&c.unit);
  arena_end(&c.func);
  arena_end(&c.scratch);
  arena_end(&arena);
  return 0;
}
