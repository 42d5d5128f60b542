/* site: see site.h.
 *
 * The definitions are sorted by the page that they belong to: a module and a type of the same path share a page, and what they
 * contain follows them. A page begins with the definitions that have its path. */
#include "clef/driver/site/site.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clef/base/json.h"
#include "clef/driver/doc.h"
#include "clef/driver/toolchain.h"

static const char style[] =
#include "site_css.h"
    ;
static const char script[] =
#include "site_js.h"
    ;

typedef struct Page {
  const char *path, *file; /* List, List.html */
  uint32_t first, count;   /* of the definitions */
  bool has_type;
} Page;
typedef struct TypeName { /* the last part of a path, and the page that a name in a declaration leads to */
  const char *name;
  uint32_t page; /* + 1; 0: several types have the name */
} TypeName;

typedef struct Site {
  Docs docs;
  Arena *arena;
  const char *title, *folder;
  VEC(Page) pages;
  VEC(TypeName) types;
} Site;

static bool is_head(const Definition *d) {
  return d->kind == DEFINITION_MODULE || d->kind == DEFINITION_TYPE;
}
static const char *page_path(const Definition *d) { return is_head(d) ? d->path : d->parent; }

/* The last part of the path: `fold`. The name of an operator may have dots in it. */
static const char *short_name(const Definition *d) {
  size_t size = strlen(d->parent);
  const char *name = size && !strncmp(d->path, d->parent, size) ? d->path + size + 1 : d->path;
  return *name ? name : d->path;
}

static const char *parent_of(Arena *arena, const char *path) {
  const char *dot = strrchr(path, '.');
  return dot ? format_in(arena, "%.*s", (int)(dot - path), path) : "";
}

/* As part of an address: letters, digits, `.`, `-`; other bytes as _2A. */
static const char *address(Arena *arena, const char *text) {
  Text out = text_in(arena);
  for (; *text; text++) {
    bool is_plain = (*text >= 'a' && *text <= 'z') || (*text >= 'A' && *text <= 'Z') ||
                    (*text >= '0' && *text <= '9') || *text == '.' || *text == '-';
    if (is_plain)
      text_add_char(&out, *text);
    else
      text_format(&out, "_%02X", (unsigned char)*text);
  }
  return text_string(&out);
}

/* ---- pages ---- */

static int by_page(const void *a, const void *b) {
  const Definition *x = a, *y = b;
  int order = strcmp(page_path(x), page_path(y));
  if (order) return order;
  if (is_head(x) != is_head(y)) return is_head(x) ? -1 : 1;
  bool is_ordered =
      x->kind == y->kind && (x->kind == DEFINITION_CASE || x->kind == DEFINITION_FIELD);
  if (x->kind != y->kind) return x->kind < y->kind ? -1 : 1;
  order = is_ordered ? 0 : strcmp(x->path, y->path);
  return order ? order : (x->id > y->id) - (x->id < y->id);
}

static int by_name(const void *a, const void *b) {
  const TypeName *x = a, *y = b;
  int order = strcmp(x->name, y->name);
  return order ? order : (x->page > y->page) - (x->page < y->page);
}

static bool is_namespace(Site *s, const Definition *d) {
  return d->kind == DEFINITION_MODULE &&
         module_row(&s->docs.c->sema, (ModuleId){d->id})->flags & MODULE_NAMESPACE;
}

/* Does the definition before sorted ones begin a path that lies in this one? Definitions in a module follow it in order. */
static bool has_inner(Site *s, uint32_t first, const char *path) {
  size_t size = strlen(path);
  for (uint32_t i = first; i < s->docs.found.count; i++) {
    const char *other = page_path(&s->docs.found.items[i]);
    if (strncmp(other, path, size) != 0) return false;
    if (other[size] == '.') return true;
  }
  return false;
}

/* Pages from the sorted definitions. Namespaces, and modules in which nothing is documented, have none. */
static void make_pages(Site *s) {
  for (uint32_t i = 0; i < s->docs.found.count;) {
    const Definition *d = &s->docs.found.items[i];
    Page page = {.path = page_path(d), .first = i};
    bool is_shown = false;
    for (; i < s->docs.found.count && !strcmp(page_path(&s->docs.found.items[i]), page.path); i++) {
      const Definition *part = &s->docs.found.items[i];
      page.has_type = page.has_type || part->kind == DEFINITION_TYPE;
      is_shown =
          is_shown || part->kind != DEFINITION_MODULE ||
          (!is_namespace(s, part) && (*doc_comment(&s->docs, part) || has_inner(s, i, page.path)));
    }
    page.count = i - page.first;
    page.file = format_in(s->arena, "%s%s.html", *page.path ? address(s->arena, page.path) : "top",
                          strcmp(page.path, "index") ? "" : "_");
    if (is_shown) vec_push(s->arena, &s->pages, page);
  }
  for (uint32_t i = 0; i < s->pages.count; i++) {
    const char *path = s->pages.items[i].path, *dot = strrchr(path, '.');
    TypeName type = {dot && dot[1] ? dot + 1 : path, i + 1};
    if (s->pages.items[i].has_type) vec_push(s->arena, &s->types, type);
  }
  if (!s->types.count) return;
  qsort(s->types.items, s->types.count, sizeof *s->types.items, by_name);
  for (uint32_t i = 1; i < s->types.count; i++)
    if (!strcmp(s->types.items[i].name, s->types.items[i - 1].name))
      s->types.items[i].page = s->types.items[i - 1].page = 0;
}

/* ---- one page ---- */

static const Page *page_of_type(const Site *s, const char *name, size_t size) {
  uint32_t low = 0, high = s->types.count;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    const TypeName *type = &s->types.items[middle];
    int order = strncmp(type->name, name, size);
    if (!order && type->name[size]) order = 1;
    if (!order) return type->page ? &s->pages.items[type->page - 1] : NULL;
    if (order < 0)
      low = middle + 1;
    else
      high = middle;
  }
  return NULL;
}

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '\'' || (unsigned char)c >= 0x80;
}

/* A declaration with its types as links. */
static void add_linked(Site *s, Text *out, const Page *here, const char *text) {
  const char *start = text;
  while (*text) {
    size_t size = 0;
    while (is_letter(text[size])) size++;
    /* 'T and ^T are type parameters, `name:` is one of a function */
    bool is_param = *text == '\'' || (text > start && text[-1] == '^') || text[size] == ':';
    const Page *page = size && !is_param ? page_of_type(s, text, size) : NULL;
    if (!size) size = 1;
    if (page && page != here) text_format(out, "<a href=\"%s\">", page->file);
    site_add_escaped(out, text, size);
    if (page && page != here) text_add(out, "</a>");
    text += size;
  }
}

static void add_top(Site *s, Text *out, const char *title) {
  text_add(out,
           "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>");
  site_add_escaped(out, title, strlen(title));
  text_add(out,
           "</title>\n<link rel=\"stylesheet\" href=\"site.css\">\n"
           "<script src=\"names.js\" defer></script>\n<script src=\"site.js\" defer></script>\n"
           "</head>\n<body>\n<header>\n<a href=\"index.html\">");
  site_add_escaped(out, s->title, strlen(s->title));
  text_add(
      out,
      "</a>\n<input id=\"search\" type=\"search\" placeholder=\"Search (/)\" aria-label=\"Search\" "
      "autocomplete=\"off\">\n<ol id=\"found\" hidden></ol>\n</header>\n<main>\n<h1>");
  site_add_escaped(out, title, strlen(title));
  text_add(out, "</h1>\n");
}

static bool write_file(Site *s, const char *name, Text *text) {
  const char *path = format_in(s->arena, "%s/%s", s->folder, name);
  return write_output(s->arena, path, text_string(text), text->size, false);
}

static bool end_page(Site *s, const char *file, Text *out) {
  text_add(out, "</main>\n</body>\n</html>\n");
  return write_file(s, file, out);
}

static void add_definition(Site *s, Text *out, const Page *page, const Definition *d,
                           bool is_overload) {
  Definition shown = *d;
  if (!is_head(d)) shown.path = short_name(d);
  Text declaration = text_in(s->arena);
  doc_declaration(&s->docs, &declaration, &shown);
  text_add(out, "<pre class=\"declaration\"");
  if (!is_head(d) && !is_overload) text_format(out, " id=\"%s\"", address(s->arena, short_name(d)));
  text_add(out, ">");
  add_linked(s, out, page, text_string(&declaration));
  text_add(out, "</pre>\n");
}

/* Links to the pages of the modules and types that lie in this one. */
static void add_inner_pages(Site *s, Text *out, const Page *page) {
  bool is_first = true;
  for (uint32_t i = 0; i < s->pages.count; i++) {
    const Page *inner = &s->pages.items[i];
    if (strcmp(parent_of(s->arena, inner->path), page->path) != 0 || inner == page) continue;
    text_add(out, is_first ? "<ul class=\"pages\">\n" : "");
    text_format(out, "<li><a href=\"%s\">", inner->file);
    site_add_escaped(out, inner->path, strlen(inner->path));
    text_add(out, "</a></li>\n");
    is_first = false;
  }
  text_add(out, is_first ? "" : "</ul>\n");
}

static bool write_page(Site *s, const Page *page) {
  Text out = text_in(s->arena);
  add_top(s, &out, *page->path ? page->path : "(top)");
  bool is_behind_heads = false;
  for (uint32_t i = 0; i <= page->count; i++) {
    const Definition *d = &s->docs.found.items[page->first + i];
    if (!is_behind_heads && (i == page->count || !is_head(d))) {
      is_behind_heads = true;
      add_inner_pages(s, &out, page);
    }
    if (i == page->count) break;
    const Definition *before = i ? d - 1 : NULL, *after = i + 1 < page->count ? d + 1 : NULL;
    bool is_overload = before && before->kind == d->kind && !strcmp(before->path, d->path),
         goes_on = after && after->kind == d->kind && !strcmp(after->path, d->path);
    const char *comment = doc_comment(&s->docs, d);
    bool is_shared = goes_on && !strcmp(comment, doc_comment(&s->docs, after));
    add_definition(s, &out, page, d, is_overload);
    if (is_shared) continue; /* said behind the last of the overloads */
    text_add(&out, "<div class=\"comment\">\n");
    site_add_comment(s->arena, &out, comment);
    text_add(&out, "</div>\n");
  }
  return end_page(s, page->file, &out);
}

/* ---- the index, the names ---- */

/* The first sentence, or line, of a comment as plain text. */
static void add_summary(Site *s, Text *out, const char *comment) {
  Text html = text_in(s->arena);
  site_add_comment(s->arena, &html, comment);
  const char *at = text_string(&html), *end = strstr(at, "</p>");
  if (strncmp(at, "<p>", 3) != 0 || !end) return;
  for (at += 3; at < end; at++) {
    if (*at == '<')
      at = strchr(at, '>');
    else if (*at == '\n')
      text_add_char(out, ' ');
    else {
      text_add_char(out, *at);
      if (*at == '.' && (at[1] == ' ' || at[1] == '\n')) return;
    }
  }
}

static bool write_index(Site *s) {
  Text out = text_in(s->arena);
  add_top(s, &out, s->title);
  const char *parent = NULL;
  VEC(const Page *) order = {0}; /* those without a namespace first, then by namespace */
  for (int pass = 0; pass < 2; pass++)
    for (uint32_t i = 0; i < s->pages.count; i++)
      if (!*parent_of(s->arena, s->pages.items[i].path) == !pass)
        vec_push(s->arena, &order, &s->pages.items[i]);
  for (uint32_t i = 0; i < order.count; i++) {
    const Page *page = order.items[i];
    const char *own = parent_of(s->arena, page->path);
    if (!parent || strcmp(parent, own) != 0) {
      text_add(&out, parent ? "</dl>\n" : "");
      if (*own)
        text_add(&out, "<h2>"), site_add_escaped(&out, own, strlen(own)), text_add(&out, "</h2>\n");
      text_add(&out, "<dl>\n");
      parent = own;
    }
    const Definition *d = &s->docs.found.items[page->first];
    text_format(&out, "<dt><a href=\"%s\">", page->file);
    const char *name = page->path + (*own ? strlen(own) + 1 : 0);
    site_add_escaped(&out, *name ? name : "(top)", strlen(*name ? name : "(top)"));
    text_add(&out, "</a></dt><dd>");
    if (is_head(d)) add_summary(s, &out, doc_comment(&s->docs, d));
    text_add(&out, "</dd>\n");
  }
  text_add(&out, parent ? "</dl>\n" : "<p>Nothing is defined that other programs see.</p>\n");
  return end_page(s, "index.html", &out);
}

/* names.js: a row [path, kind, address, summary] for each definition, overloads once. */
static bool write_names(Site *s) {
  static const char *const kinds[] = {"module", "type", "val", "case", "field", "member", "val"};
  Text out = text_in(s->arena);
  text_add(&out, "const names = [\n");
  for (uint32_t p = 0; p < s->pages.count; p++) {
    const Page *page = &s->pages.items[p];
    for (uint32_t i = page->first; i < page->first + page->count; i++) {
      const Definition *d = &s->docs.found.items[i];
      if (i > page->first && d[-1].kind == d->kind && !strcmp(d[-1].path, d->path)) continue;
      const char *anchor =
          is_head(d) ? "" : format_in(s->arena, "#%s", address(s->arena, short_name(d)));
      Text summary = text_in(s->arena);
      add_summary(s, &summary, doc_comment(&s->docs, d));
      Json json = json_in(&out, 0);
      json_begin_array(&json);
      json_string(&json, d->path);
      json_string(&json, kinds[d->kind]);
      json_string(&json, format_in(s->arena, "%s%s", page->file, anchor));
      json_string(&json, text_string(&summary));
      json_end_array(&json);
      text_add(&out, ",\n");
    }
  }
  text_add(&out, "];\n");
  return write_file(s, "names.js", &out);
}

static bool write_text(Site *s, const char *name, const char *text) {
  Text out = text_in(s->arena);
  text_add(&out, text);
  return write_file(s, name, &out);
}

/* The name of the project, or of the first source. */
static const char *program_title(Compilation *c, Arena *arena) {
  const char *path = c->output_name ? c->output_name : c->options->sources.items[0],
             *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path, *dot = c->output_name ? NULL : strrchr(name, '.');
  return format_in(arena, "%.*s", dot ? (int)(dot - name) : (int)strlen(name), name);
}

int site_command(Compilation *c) {
  const Options *o = c->options;
  Site s = {.docs = {.c = c, .arena = &c->unit, .is_program = o->sources.count},
            .arena = &c->unit,
            .folder = o->site};
  bool good = compile_read(c) && (!o->sources.count || compile_check(c));
  if (!compile_report(c) || !good) return 1;
  s.title = o->sources.count ? program_title(c, s.arena) : "Clef's library";
  doc_all(&s.docs);
  if (s.docs.found.count)
    qsort(s.docs.found.items, s.docs.found.count, sizeof *s.docs.found.items, by_page);
  make_pages(&s);
  good = make_folders(s.arena, s.folder) && write_text(&s, "site.css", style) &&
         write_text(&s, "site.js", script) && write_names(&s) && write_index(&s);
  for (uint32_t i = 0; good && i < s.pages.count; i++) good = write_page(&s, &s.pages.items[i]);
  return good ? 0 : 1;
}
