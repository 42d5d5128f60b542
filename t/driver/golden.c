/* golden: tests that end with their expectation. A line `===>`, behind a comment sign where the language needs one, divides the
 * file: the input stands in front of it, the expected output behind it. */
#include <string.h>

#include "t/driver/driver.h"

Bytes before_mark(Bytes source, const char *mark, Bytes *want) {
  size_t at = 0, from = 0;
  for (Bytes line; next_line(source, &at, &line); from = at)
    if (begins_with(line, mark)) {
      if (at > source.size) at = source.size;
      *want = (Bytes){source.data + at, source.size - at};
      return (Bytes){source.data, from};
    }
  *want = (Bytes){0};
  return source;
}

/* The lines without `prefix`, whose last blank may be absent. */
static Bytes without_prefix(Arena *arena, Bytes text, const char *prefix) {
  if (!*prefix) return text;
  size_t size = strlen(prefix), at = 0;
  Text out = text_in(arena);
  for (Bytes line; next_line(text, &at, &line);) {
    size_t skipped = 0;
    while (skipped < size && skipped < line.size && line.data[skipped] == prefix[skipped])
      skipped++;
    text_format(&out, "%.*s\n", (int)(line.size - skipped), line.data + skipped);
  }
  return (Bytes){text_string(&out), out.size};
}

static bool bless(Arena *arena, const char *path, const char *mark, const char *prefix, Bytes input,
                  Bytes got) {
  Text out = text_in(arena);
  text_add_bytes(&out, input.data, input.size);
  text_format(&out, "%s\n", mark);
  size_t at = 0;
  for (Bytes line; next_line(got, &at, &line);)
    text_format(&out, "%s%.*s\n", prefix, (int)line.size, line.data);
  return write_bytes(path, (Bytes){text_string(&out), out.size});
}

Verdict compare_golden(Worker *worker, const char *path, const char *mark, const char *prefix,
                       Run run, Bytes got) {
  Arena *scratch = &worker->scratch;
  Bytes want, input = before_mark(file_bytes(scratch, path), mark, &want);
  if (worker->options->bless && !run.status)
    return bless(scratch, path, mark, prefix, input, got) ? PASSED
                                                          : fail(worker, path, "cannot be written");
  if (!want.data) return fail(worker, path, "no line %s", mark);
  want = without_prefix(scratch, want, prefix);
  if (!run.status && same_bytes(want, got)) return PASSED;
  if (run.status)
    fail(worker, path, "status %d", run.status);
  else
    fail(worker, path, "differs (< wanted, > got)");
  show_difference(worker, want, got, 12);
  show(worker, run.err, 4);
  return FAILED;
}
