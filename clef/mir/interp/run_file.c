/* run_file: `clef eval FILE.mir`: read, verify, run. */
#include <errno.h>
#include <stdio.h>

#include "clef/mir/mir.h"

static void report(Diags *diags, Arena *arena) {
  Text text = text_in(arena);
  diags_print(diags, &text, false);
  fputs(text_string(&text), stderr);
}

/* Each line of the verifier's text becomes a diagnostic. */
static void report_problems(Diags *diags, Arena *arena, Span span, const char *problems) {
  while (*problems) {
    const char *end = strchr(problems, '\n');
    size_t size = end ? (size_t)(end - problems) : strlen(problems);
    diag(diags, span, D_MIR_VIOLATION, format_in(arena, "%.*s", (int)size, problems));
    problems += size + (end != NULL);
  }
}

int mir_eval_file(Arena *arena, Names *names, Sources *sources, Diags *diags, const char *path,
                  const MirRunOptions *options, bool print_only) {
  size_t size;
  char *bytes = read_file(arena, path, &size);
  if (!bytes || size > UINT32_MAX / 2) {
    diag(diags, (Span){0}, D_CANNOT_READ, path, strerror(bytes ? EFBIG : errno));
    report(diags, arena);
    return 1;
  }
  uint32_t file = source_add(sources, path, SOURCE_CLEF, bytes, (uint32_t)size);
  MirUnit *unit = mir_parse(arena, names, sources, diags, file);
  if (unit) {
    Text problems = text_in(arena);
    if (!mir_verify_unit(unit, &problems))
      report_problems(diags, arena, (Span){0}, text_string(&problems));
    else if (!print_only && !unit->start.index)
      diag(diags, (Span){file, 0, 0}, D_MIR_NO_START);
  }
  if (diags->error_count) {
    report(diags, arena);
    return 1;
  }
  if (print_only) {
    Text text = text_in(arena);
    mir_print_unit(unit, &text);
    fwrite(text.data, 1, text.size, stdout);
    return 0;
  }
  MirRunResult result = mir_interpret(unit, options, arena);
  if (result.fault) fprintf(stderr, "%s: %s\n", path, result.fault);
  return result.status;
}
