/* syntax: the tests of the lexer, the offside rule and the parser.
 *
 * A test is a file of t/syntax: F# source, a line `===>`, then the tree as `syntax_dump` prints it, or the messages, one a
 * line. The parser is part of this program. Its path in messages is test.fs, so that expectations do not depend on
 * where the test lies. */
#include <stdio.h>

#include "clef/syntax/syntax.h"
#include "t/driver/driver.h"

/* What always holds of a tree without errors: no ERROR node, spans inside the file, children inside their parent
 * (attributes and a `let`'s doc comment aside). Walks down the first child by a loop. */
static bool is_sound(const Syn *node, size_t size) {
  for (; node; node = node->count ? node->items[0] : NULL) {
    const char *kind = syn_kind_text((SynKind)node->kind);
    Span span = node->span;
    if (node->kind == SYN_ERROR || span.start > span.end || span.end > size) {
      fprintf(stderr, "tree: %s %u..%u\n", kind, span.start, span.end);
      return false;
    }
    for (uint32_t i = 0; i < node->count; i++) {
      const Syn *child = node->items[i];
      bool shared =
          node->kind == SYN_MEMBER && i <= SYN_BINDING_RESULT; /* an accessor's name and type */
      if (child && !shared && (child->span.start < span.start || child->span.end > span.end)) {
        fprintf(stderr, "tree: %s %u..%u lies outside %s %u..%u\n",
                syn_kind_text((SynKind)child->kind), child->span.start, child->span.end, kind,
                span.start, span.end);
        return false;
      }
      if (i && !is_sound(child, size)) return false;
    }
  }
  return true;
}

typedef struct Parse {
  Arena *arena;
  Bytes source;
  bool is_signature;
} Parse;

/* Writes the tree, or the first line of each message, without the quoted source. */
static int print_parse(void *argument) {
  const Parse *parse = argument;
  Arena *arena = parse->arena;
  Names names;
  Sources sources;
  Diags diags;
  names_init(&names, arena);
  sources_init(&sources, arena, &names);
  diags_init(&diags, arena, &sources);
  uint32_t file = source_add(&sources, parse->is_signature ? "test.fsi" : "test.fs", SOURCE_FSHARP,
                             parse->source.data, (uint32_t)parse->source.size);
  static const char *const defines[] = {"COMPILED"};
  SyntaxOptions options = {defines, 1, 0};
  Syn *tree = syntax_parse_file(arena, &names, &sources, &diags, file, &options);
  Text out = text_in(arena);
  diags_print(&diags, &out, false);
  if (!diags.error_count) {
    if (!is_sound(tree, parse->source.size)) return 1;
    syntax_dump(&out, &names, tree);
    fwrite(text_string(&out), 1, out.size, stdout);
    return 0;
  }
  Bytes text = {text_string(&out), out.size};
  size_t at = 0;
  for (Bytes line; next_line(text, &at, &line);)
    if (!line.size || line.data[0] != ' ') printf("%.*s\n", (int)line.size, line.data);
  return 0;
}

Verdict run_syntax(Worker *worker, const char *path) {
  Arena *scratch = &worker->scratch;
  Bytes want, source = before_mark(file_bytes(scratch, path), "===>", &want);
  /* the parser's text ends with a NUL, so that it is copied */
  Parse parse = {scratch,
                 {format_in(scratch, "%.*s", (int)source.size, source.data), source.size},
                 ends_with(path, ".fsi")};
  Run run = run_function(worker, print_parse, &parse);
  return compare_golden(worker, path, "===>", "", run, run.out);
}
