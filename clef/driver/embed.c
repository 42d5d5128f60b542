/* embed: names of resources, and the block that they make. */
#include "clef/driver/embed.h"

#include <errno.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "clef/driver/options.h"
#include "clef/psg/mono/instances.h"

/* A folder as a part of a name: a character outside identifiers becomes `_`, and a digit at the beginning of a part gets one. */
static void add_folder(Text *name, const char *folder, size_t size) {
  for (size_t i = 0; i < size; i++) {
    unsigned char b = (unsigned char)folder[i];
    bool is_digit = b >= '0' && b <= '9';
    if (is_digit && (i == 0 || folder[i - 1] == '.')) text_add_char(name, '_');
    bool is_part = b >= 0x80 || is_digit || (b >= 'A' && b <= 'Z') || (b >= 'a' && b <= 'z');
    text_add_char(name, is_part || b == '.' ? (char)b : '_');
  }
  text_add_char(name, '.');
}

/* LogicalName; else the root namespace and the path in the project, or Link, with points between folders. */
static const char *name_of_item(Compilation *c, const Evaluation *e, const Item *item) {
  const char *given = item_metadata(item, "LogicalName"), *link = item_metadata(item, "Link"),
             *path = item->include;
  if (*given) return given;
  size_t directory = strlen(e->directory);
  if (*link)
    path = link;
  else if (!strncmp(path, e->directory, directory))
    path += directory;
  while (!strncmp(path, "../", 3)) path += 3;
  Text name = text_in(&c->session);
  const char *root = evaluation_property(e, "RootNamespace");
  if (!*root) root = evaluation_property(e, "MSBuildProjectName");
  for (; *root; root++) text_add_char(&name, *root == ' ' ? '_' : *root);
  if (name.size) text_add_char(&name, '.');
  for (const char *end; (end = strpbrk(path, "/\\")) != NULL; path = end + 1)
    if (end > path) add_folder(&name, path, (size_t)(end - path));
  text_add(&name, path);
  return text_string(&name);
}

void embed_item(Compilation *c, Evaluation *e, const Item *item) {
  size_t size = strlen(item->include);
  if (size > 5 && !strcasecmp(item->include + size - 5, ".resx")) {
    evaluation_note(e, item->span, format_in(&c->session, "the resource file %s", item->include));
    return;
  }
  if (access(item->include, R_OK) < 0) {
    diag(&c->diags, item->span, D_CANNOT_READ, item->include, strerror(errno));
    vec_push(&c->session, &c->missing, item->include);
    return;
  }
  vec_push(&c->session, &c->embedded, ((EmbeddedFile){name_of_item(c, e, item), item->include}));
}

static void put_number(char *at, uint64_t number) {
  for (int i = 0; i < 8; i++) at[i] = (char)(number >> 8 * i);
}

/* Appends the bytes and notes their place in the header. */
static void put_bytes(Text *block, size_t header, const char *bytes, size_t size) {
  put_number(block->data + header, block->size);
  put_number(block->data + header + 8, size);
  text_add_bytes(block, bytes, size);
}

void embed_files(Compilation *c) {
  enum { FIXED = 40, ROW = 32 };
  if (!psg_asks_embedded(&c->graph)) return;
  uint32_t count = c->embedded.count;
  const char *name = c->output_name ? c->output_name : "program",
             *version = c->root ? evaluation_property(c->root, "AssemblyVersion") : "";
  if (!*version && c->root) version = evaluation_property(c->root, "Version");
  Text block = text_in(&c->unit);
  for (uint32_t i = 0; i < FIXED + ROW * count; i++) text_add_char(&block, 0);
  put_number(block.data, count);
  put_bytes(&block, 8, name, strlen(name));
  put_bytes(&block, 24, version, strlen(version));
  for (uint32_t i = 0; i < count; i++) {
    const EmbeddedFile *file = &c->embedded.items[i];
    size_t size = 0, row = FIXED + (size_t)ROW * i;
    const char *bytes = read_file(&c->unit, file->path, &size);
    if (!bytes) diag(&c->diags, (Span){0}, D_CANNOT_READ, file->path, strerror(errno));
    put_bytes(&block, row, file->name, strlen(file->name));
    put_bytes(&block, row + 16, bytes ? bytes : "", bytes ? size : 0);
  }
  c->graph.embedded = block.data;
  c->graph.embedded_size = (uint32_t)block.size;
}
