/* fmt: see fmt.h.
 *
 * The text is parsed, written and parsed again. If the new tree differs from the old one, or if a comment is lost, declarations
 * are kept as they were written: a binary search over the number of formatted declarations finds the first one that does harm.
 * Where the text has directives, the trees are compared for several sets of defined symbols.
 */
#include "clef/fmt/fmt.h"

#include "clef/fmt/format.h"
#include "clef/fmt/same.h"

typedef struct Parsed {
  Syn *tree;
  bool is_good;
  Tokens tokens;
} Parsed;

typedef VEC(const char *) Words;

typedef struct Job {
  Arena *arena;
  Names names;
  Sources sources;
  const char *path;
  const char *bytes;
  uint32_t size;
  const SyntaxOptions *options;
  Parsed source;
  VEC(Span) declarations; /* outermost ones */
  VEC(Span) frozen;
  Words symbols; /* of directives */
  uint32_t kept_count;
} Job;

static void parse(Job *job, const char *bytes, uint32_t size, const SyntaxOptions *options,
                  Diags *diags, Parsed *parsed) {
  SourceKind kind = SOURCE_FSHARP;
  size_t length = strlen(job->path);
  if (length > 5 && !strcmp(job->path + length - 5, ".clef")) kind = SOURCE_CLEF;
  uint32_t file = source_add(&job->sources, job->path, kind, bytes, size);
  parsed->tree = syntax_parse_file(job->arena, &job->names, &job->sources, diags, file, options);
  parsed->is_good = !diags->error_count;
  if (!parsed->is_good) return;
  Diags quiet;
  diags_init(&quiet, job->arena, &job->sources);
  lex_file(job->arena, &job->sources, &quiet, file, options, &parsed->tokens);
}

/* ---- writing ---- */

/* Is this newline of the source inside a token? */
static bool is_fixed(void *context, const char *at) {
  const Format *format = context;
  uint32_t offset = (uint32_t)(at - format->bytes), low = 0, high = format->tokens->count;
  if (at < format->bytes || offset >= format->size) return false;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (format->tokens->items[middle].end <= offset)
      low = middle + 1;
    else
      high = middle;
  }
  return low < format->tokens->count && format->tokens->items[low].start <= offset;
}

/* Every newline is CR LF. */
static bool has_crlf(const char *bytes, uint32_t size) {
  bool has_line = false;
  for (uint32_t i = 0; i < size; i++) {
    if (bytes[i] != '\n') continue;
    if (!i || bytes[i - 1] != '\r') return false;
    has_line = true;
  }
  return has_line;
}

/* The text with the first `count` declarations formatted that are not frozen; false when something did not fit. */
static bool write_text(Job *job, uint32_t count, Text *out) {
  Format format = {.arena = job->arena,
                   .bytes = job->bytes,
                   .size = job->size,
                   .tokens = &job->source.tokens,
                   .document = {.arena = job->arena, .is_fixed = is_fixed}};
  format.document.context = &format;
  VEC(Span) frozen = {0};
  for (uint32_t i = 0; i < job->frozen.count; i++)
    vec_push(job->arena, &frozen, job->frozen.items[i]);
  for (uint32_t i = count; i < job->declarations.count; i++)
    vec_push(job->arena, &frozen, job->declarations.items[i]);
  format.frozen = frozen.items;
  format.frozen_count = frozen.count;
  find_directives(&format);
  put_file(&format, job->source.tree);
  if (format.failed) return false;
  Text text = text_in(job->arena);
  document_print(&format.document, &text);
  if (job->size >= 3 && !memcmp(job->bytes, "\xEF\xBB\xBF", 3)) text_add(out, "\xEF\xBB\xBF");
  bool is_crlf = has_crlf(job->bytes, job->size);
  for (size_t i = 0; i < text.size; i++) {
    if (is_crlf && text.data[i] == '\n' && (!i || text.data[i - 1] != '\r'))
      text_add_char(out, '\r');
    text_add_char(out, text.data[i]);
  }
  job->kept_count = format.kept_count;
  return true;
}

/* ---- comparing ---- */

static bool same_under(Job *job, Text *text, const SyntaxOptions *options) {
  Diags old_diags, new_diags;
  diags_init(&old_diags, job->arena, &job->sources);
  diags_init(&new_diags, job->arena, &job->sources);
  Parsed old, new;
  parse(job, job->bytes, job->size, options, &old_diags, &old);
  if (!old.is_good) return true;
  parse(job, text_string(text), (uint32_t)text->size, options, &new_diags, &new);
  if (!new.is_good || !same_tree(old.tree, new.tree)) return false;
  Text old_comments = text_in(job->arena), new_comments = text_in(job->arena);
  collect_comments(job->bytes, &old.tokens, job->arena, &old_comments);
  collect_comments(text->data, &new.tokens, job->arena, &new_comments);
  return !strcmp(text_string(&old_comments), text_string(&new_comments));
}

static bool same_meaning(Job *job, Text *text) {
  if (!same_under(job, text, job->options)) return false;
  uint32_t count = job->symbols.count;
  if (!count) return true;
  SyntaxOptions none = *job->options, all = none;
  none.define_count = 0;
  all.defines = job->symbols.items;
  all.define_count = count;
  if (!same_under(job, text, &none) || !same_under(job, text, &all)) return false;
  for (uint32_t i = 0; i < count && count > 1; i++) {
    SyntaxOptions one = none;
    one.defines = &job->symbols.items[i];
    one.define_count = 1;
    if (!same_under(job, text, &one)) return false;
  }
  return true;
}

/* ---- the source ---- */

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static void add_symbol(Job *job, const char *text, size_t size) {
  for (uint32_t i = 0; i < job->symbols.count; i++)
    if (strlen(job->symbols.items[i]) == size && !memcmp(job->symbols.items[i], text, size)) return;
  char *symbol = arena_alloc(job->arena, size + 1);
  memcpy(symbol, text, size);
  vec_push(job->arena, &job->symbols, symbol);
}

/* The symbols in the lines of #if and #elif. */
static void find_symbols(Job *job) {
  const char *at = job->bytes;
  while ((at = strstr(at, "#"))) {
    at++;
    while (*at == ' ') at++;
    if (strncmp(at, "if", 2) != 0 && strncmp(at, "elif", 4) != 0) continue;
    while (is_word(*at)) at++;
    while (*at && *at != '\n' && strncmp(at, "//", 2) != 0) {
      const char *word = at;
      while (is_word(*at)) at++;
      if (at > word)
        add_symbol(job, word, (size_t)(at - word));
      else
        at++;
    }
  }
}

static void find_declarations(Job *job, const Syn *node) {
  for (uint32_t i = 0; i < node->count; i++) {
    const Syn *item = node->items[i];
    if (!item || syn_kind_group((SynKind)item->kind) != SYN_GROUP_DECL) continue;
    if (item->kind == SYN_NAMESPACE || item->kind == SYN_MODULE)
      find_declarations(job, item);
    else
      vec_push(job->arena, &job->declarations, item->span);
  }
}

/* Does the text with the first `count` declarations formatted mean the same? */
static bool is_good_text(Job *job, uint32_t count, Text *out) {
  *out = text_in(job->arena);
  return write_text(job, count, out) && same_meaning(job, out);
}

/* Freezes the first declaration that does harm; false when none is found. */
static bool freeze_one(Job *job) {
  uint32_t good = 0, bad = job->declarations.count;
  Text text;
  if (!is_good_text(job, 0, &text)) return false;
  while (bad - good > 1) {
    uint32_t middle = good + (bad - good) / 2;
    if (is_good_text(job, middle, &text))
      good = middle;
    else
      bad = middle;
  }
  if (!bad) return false;
  vec_push(job->arena, &job->frozen, job->declarations.items[bad - 1]);
  return true;
}

void format_source(Arena *arena, const char *path, const char *bytes, uint32_t size,
                   const SyntaxOptions *options, const FormatRange *range, Formatted *result) {
  Job *job = NEW(arena, Job);
  *result = (Formatted){0};
  *job = (Job){.arena = arena, .path = path, .bytes = bytes, .size = size, .options = options};
  names_init(&job->names, arena);
  sources_init(&job->sources, arena, &job->names);
  Sources *sources = &job->sources;
  diags_init(&result->diags, arena, sources);
  parse(job, bytes, size, options, &result->diags, &job->source);
  if (!job->source.is_good) {
    result->outcome = FORMAT_BROKEN;
    return;
  }
  find_symbols(job);
  find_declarations(job, job->source.tree);
  for (uint32_t i = 0; range && i < job->declarations.count; i++) {
    Span span = job->declarations.items[i];
    if (span.end < range->start || span.start > range->end) vec_push(arena, &job->frozen, span);
  }
  for (;;) {
    if (is_good_text(job, job->declarations.count, &result->text)) break;
    if (freeze_one(job)) continue;
    result->outcome = FORMAT_REFUSED;
    return;
  }
  result->kept_count = job->kept_count;
  bool is_same = result->text.size == size && !memcmp(text_string(&result->text), bytes, size);
  result->outcome = is_same ? FORMAT_UNCHANGED : FORMAT_CHANGED;
}
