/* syntax_dump FILE...: messages and the syntax tree of each file; -q only messages; status 1 after an error. */
#include <stdio.h>

#include "clef/syntax/syntax.h"

int main(int argc, char **argv) {
  bool quiet = false, failed = false;
  for (int i = 1; i < argc; i++) {
    if (!strcmp(argv[i], "-q")) {
      quiet = true;
      continue;
    }
    Arena session, unit;
    Names names;
    Sources sources;
    Diags diags;
    arena_init(&session, "session");
    arena_init(&unit, "unit");
    names_init(&names, &session);
    sources_init(&sources, &session, &names);
    diags_init(&diags, &session, &sources);
    size_t size;
    char *bytes = read_file(&session, argv[i], &size);
    if (!bytes) {
      fprintf(stderr, "cannot read %s\n", argv[i]);
      return 1;
    }
    uint32_t file = source_add(&sources, argv[i], SOURCE_FSHARP, bytes, (uint32_t)size);
    static const char *const defines[] = {"COMPILED"};
    SyntaxOptions options = {defines, 1};
    Syn *tree = syntax_parse_file(&unit, &names, &sources, &diags, file, &options);
    Text out = text_in(&session);
    diags_print(&diags, &out, false);
    if (diags.error_count) failed = true;
    else if (!quiet) syntax_dump(&out, &names, tree);
    if (out.size) fwrite(out.data, 1, out.size, stdout);
    arena_reset(&unit);
    arena_reset(&session);
  }
  return failed;
}
