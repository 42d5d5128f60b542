/* run: the tests of clef/syntax, a program of its own (built by run.sh).
 *
 *   run FILE...            each FILE holds source, a line `===>`, and the dump or the messages wanted; compares
 *   run -bless FILE...     rewrites what is wanted
 *   run -show FILE...      prints messages and tree of plain source files; -quiet first: messages only
 *   run -fuzz N FILE...    N mutations of the files' text through the parser; only that it ends is checked
 */
#include <stdio.h>
#include <stdlib.h>

#include "clef/syntax/syntax.h"

/* What always holds of a tree without errors: no ERROR node, spans inside the file, children inside their parent
 * (attributes and a `let`'s doc comment aside). Walks down the first child by a loop. */
static void check_tree(const Syn *node, size_t size) {
  for (; node; node = node->count ? node->items[0] : NULL) {
    bool bad =
        node->kind == SYN_ERROR || node->span.start > node->span.end || node->span.end > size;
    if (bad) {
      printf("FAIL tree: %s %u..%u\n", syn_kind_text((SynKind)node->kind), node->span.start,
             node->span.end);
      abort();
    }
    for (uint32_t i = 0; i < node->count; i++) {
      const Syn *child = node->items[i];
      bool shared =
          node->kind == SYN_MEMBER && i <= SYN_BINDING_RESULT; /* an accessor's name and type */
      if (child && !shared &&
          (child->span.start < node->span.start || child->span.end > node->span.end)) {
        printf("FAIL tree: %s %u..%u lies outside %s %u..%u\n", syn_kind_text((SynKind)child->kind),
               child->span.start, child->span.end, syn_kind_text((SynKind)node->kind),
               node->span.start, node->span.end);
        abort();
      }
      if (i) check_tree(child, size);
    }
  }
}

/* The path as messages show it is fixed, so that expectations do not depend on where the test lies. */
static char *result_of(Arena *arena, const char *path, const char *bytes, size_t size, bool quiet,
                       bool *failed) {
  Names names;
  Sources sources;
  Diags diags;
  names_init(&names, arena);
  sources_init(&sources, arena, &names);
  diags_init(&diags, arena, &sources);
  uint32_t file = source_add(&sources, path, SOURCE_FSHARP, bytes, (uint32_t)size);
  static const char *const defines[] = {"COMPILED"};
  SyntaxOptions options = {defines, 1};
  Syn *tree = syntax_parse_file(arena, &names, &sources, &diags, file, &options);
  Text out = text_in(arena);
  diags_print(&diags, &out, false);
  if (diags.error_count) {
    *failed = true;
  } else {
    check_tree(tree, size);
    if (!quiet) syntax_dump(&out, &names, tree);
  }
  text_string(&out);
  return out.data ? out.data : (char *)"";
}

static bool write_file(const char *path, const char *a, size_t a_size, const char *b) {
  FILE *out = fopen(path, "wb");
  if (!out) return false;
  fwrite(a, 1, a_size, out);
  fputs("===>\n", out);
  fputs(b, out);
  return fclose(out) == 0;
}

/* Messages on one line each, without the quoted source. */
static char *headlines(Arena *arena, const char *text) {
  Text out = text_in(arena);
  for (const char *at = text; *at;) {
    const char *end = strchr(at, '\n');
    size_t size = end ? (size_t)(end - at) + 1 : strlen(at);
    if (*at != ' ') text_add_bytes(&out, at, size);
    at += size;
  }
  text_string(&out);
  return out.data ? out.data : (char *)"";
}

static int compare(int count, char **paths, bool bless) {
  int passed = 0, failures = 0;
  for (int i = 0; i < count; i++) {
    Arena arena;
    arena_init(&arena, "test");
    size_t size;
    char *bytes = read_file(&arena, paths[i], &size);
    char *arrow = bytes ? strstr(bytes, "\n===>\n") : NULL;
    if (!bytes || (!arrow && !bless)) {
      printf("FAIL %s: %s\n", paths[i], bytes ? "no line ===>" : "cannot be read");
      failures++;
      continue;
    }
    const char *want = arrow ? arrow + 6 : "";
    size_t source_size = arrow ? (size_t)(arrow + 1 - bytes) : size;
    char *source = arena_alloc(&arena, source_size + 1);
    memcpy(source, bytes, source_size);
    bool failed = false;
    bool is_signature = strlen(paths[i]) > 4 && !strcmp(paths[i] + strlen(paths[i]) - 4, ".fsi");
    char *got = result_of(&arena, is_signature ? "test.fsi" : "test.fs", source, source_size, false,
                          &failed);
    if (failed) got = headlines(&arena, got);
    if (!strcmp(got, want)) {
      passed++;
    } else if (bless && write_file(paths[i], source, source_size, got)) {
      printf("rewritten %s\n", paths[i]);
      passed++;
    } else {
      size_t same = 0;
      while (got[same] && got[same] == want[same]) same++;
      while (same && got[same - 1] != '\n') same--;
      printf("FAIL %s\n  wanted: %.*s\n  got:    %.*s\n", paths[i], (int)strcspn(want + same, "\n"),
             want + same, (int)strcspn(got + same, "\n"), got + same);
      failures++;
    }
    arena_end(&arena);
  }
  printf("%d passed, %d failed\n", passed, failures);
  return failures != 0;
}

static uint64_t random_state = 1;
static uint32_t random_below(uint32_t n) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (uint32_t)((random_state >> 11) % n);
}

/* A few edits: bytes changed, ranges deleted, doubled or moved, words of the language put in, lines shifted. */
static void mutate(char *text, size_t *size, size_t capacity) {
  static const char *const words[] = {"(",        ")",           "[",
                                      "]",        "{",           "}",
                                      "[|",       "|]",          "{|",
                                      "|}",       "\"",          "\"\"\"",
                                      "$\"",      "'",           "`",
                                      "(*",       "*)",          "//",
                                      "///",      "#if A\n",     "#else\n",
                                      "#endif\n", " let ",       " in ",
                                      " match ",  " with ",      " | ",
                                      " -> ",     " fun ",       " function ",
                                      " if ",     " then ",      " else ",
                                      " elif ",   " try ",       " finally ",
                                      " do ",     " done ",      " while ",
                                      " for ",    " to ",        " type ",
                                      " and ",    " module ",    " namespace ",
                                      " open ",   " member ",    " static ",
                                      " new ",    " interface ", " end ",
                                      " begin ",  " struct ",    " class ",
                                      " = ",      " == ",        ";",
                                      ";;",       ",",           ".",
                                      "..",       ":",           "::",
                                      ":>",       ":?",          ":=",
                                      "<-",       "<",           ">",
                                      "<@",       "@>",          "<@@",
                                      "@@>",      "[<",          ">]",
                                      "!",        "-",           " -",
                                      "- ",       "+",           "*",
                                      "%",        "&",           "&&",
                                      "||",       "?",           "^",
                                      "_",        "'a",          "^a",
                                      "#",        "\n",          "\n    ",
                                      "\n\n",     "0x",          "1e",
                                      "1.",       "1y",          "999999999999999999999",
                                      "\\",       "\xC3",        "\xF0\x9F\x98\x80",
                                      "\t",       "\r",          "{0:",
                                      "%d{",      "let!",        "yield",
                                      "return!",  "of",          "when",
                                      "as",       "rec",         "mutable",
                                      "inline",   "private",     "abstract",
                                      "override", "exception",   "inherit",
                                      "val",      "lazy",        "null",
                                      "true",     "upcast",      "use",
                                      "extern",   "delegate",    "global.",
                                      "base.",    "_."};
  uint32_t edits = 1 + random_below(4);
  while (edits--) {
    uint32_t at = random_below((uint32_t)*size + 1), what = random_below(6);
    uint32_t span = 1 + random_below(what == 3 ? 40 : 8);
    if (at + span > *size) span = (uint32_t)*size - at;
    switch (what) {
    case 0:
      if (span) text[at] = (char)random_below(256);
      break;
    case 1: {
      memmove(text + at, text + at + span, *size - at - span);
      *size -= span;
      break;
    }
    case 2:
    case 3: {
      const char *word = what == 2 ? words[random_below((uint32_t)COUNT_OF(words))]
                                   : text + random_below((uint32_t)*size + 1);
      size_t left = what == 2 ? strlen(word) : (size_t)(text + *size - word);
      if (left > 60) left = 60;
      if (*size + left >= capacity) break;
      char copy[64];
      memcpy(copy, word, left);
      memmove(text + at + left, text + at, *size - at);
      memcpy(text + at, copy, left);
      *size += left;
      break;
    }
    case 4: *size = at; break; /* cut off */
    default: {                 /* shift a line */
      while (at > 0 && text[at - 1] != '\n') at--;
      if (random_below(2) && at < *size && text[at] == ' ') {
        memmove(text + at, text + at + 1, *size - at - 1);
        *size -= 1;
      } else if (*size + 1 < capacity) {
        memmove(text + at + 1, text + at, *size - at);
        text[at] = ' ';
        *size += 1;
      }
    }
    }
    if (!*size) break;
  }
  text[*size] = 0;
}

static int fuzz(int rounds, int count, char **paths) {
  uint32_t errors = 0;
  for (int round = 0; round < rounds; round++) {
    Arena arena;
    arena_init(&arena, "fuzz");
    size_t size;
    char *bytes = read_file(&arena, paths[round % count], &size);
    if (!bytes) return 1;
    char *arrow = strstr(bytes, "\n===>\n");
    if (arrow) size = (size_t)(arrow + 1 - bytes);
    size_t capacity = size + 1024;
    char *text = malloc(capacity);
    memcpy(text, bytes, size);
    text[size] = 0;
    mutate(text, &size, capacity);
    char *exact = malloc(size + 1); /* so that reading past the end shows */
    memcpy(exact, text, size);
    exact[size] = 0;
    FILE *last = getenv("FUZZ_LAST") ? fopen(getenv("FUZZ_LAST"), "wb") : NULL;
    if (last) {
      fwrite(exact, 1, size, last);
      fclose(last);
    }
    bool failed = false;
    result_of(&arena, "fuzz.fs", exact, size, false, &failed);
    errors += failed;
    free(text);
    free(exact);
    arena_end(&arena);
  }
  printf("%d mutations, %u with errors\n1 passed, 0 failed\n", rounds, errors);
  return 0;
}

int main(int argc, char **argv) {
  if (argc > 1 && !strcmp(argv[1], "-bless")) return compare(argc - 2, argv + 2, true);
  if (argc > 2 && !strcmp(argv[1], "-fuzz")) return fuzz(atoi(argv[2]), argc - 3, argv + 3);
  if (argc > 1 && !strcmp(argv[1], "-show")) {
    bool quiet = argc > 2 && !strcmp(argv[2], "-quiet"), failed = false;
    for (int i = 2 + quiet; i < argc; i++) {
      Arena arena;
      arena_init(&arena, "show");
      size_t size;
      char *bytes = read_file(&arena, argv[i], &size);
      if (!bytes) return 1;
      fputs(result_of(&arena, argv[i], bytes, size, quiet, &failed), stdout);
      arena_end(&arena);
    }
    return failed;
  }
  return compare(argc - 1, argv + 1, false);
}
