/* complete: the text to check, and the list of items. */
#include "clef/lsp/complete.h"

#include <stdlib.h>

static const char wanted[] = "Clef_completes_here";

static bool is_name_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '\'' || c & 0x80;
}

/* Where the identifier around the offset begins. */
static uint32_t name_start(const char *text, uint32_t offset) {
  while (offset && is_name_byte(text[offset - 1])) offset--;
  return offset;
}

const char *complete_text(Arena *arena, const char *text, size_t size, uint32_t offset,
                          size_t *new_size) {
  uint32_t start = name_start(text, offset), end = offset;
  while (end < size && is_name_byte(text[end])) end++;
  Text out = text_in(arena);
  text_add_bytes(&out, text, start);
  text_add(&out, wanted);
  text_add_bytes(&out, text + end, size - end);
  *new_size = out.size;
  return text_string(&out);
}

Completion complete_request(Names *names) {
  return (Completion){.wanted = name_of_string(names, wanted)};
}

/* CompletionItemKind of the protocol. */
enum {
  ITEM_METHOD = 2,
  ITEM_FUNCTION = 3,
  ITEM_FIELD = 5,
  ITEM_VARIABLE = 6,
  ITEM_CLASS = 7,
  ITEM_MODULE = 9,
  ITEM_PROPERTY = 10,
  ITEM_CASE = 20
};

typedef struct Item {
  const char *name, *detail;
  int kind;
} Item;

/* The kind and the type of what is offered; kind 0: it is not shown. */
static Item describe(Analysis *a, const Offer *offer) {
  Graph *g = &a->c->graph;
  Types *t = g->types;
  Item item = {name_text(&a->c->names, offer->name), NULL, 0};
  TypeId type = {0};
  switch (offer->kind) {
  case ENTRY_VALUE:
    type = type_resolve(t, psg_node(g, (NodeId){offer->target})->type);
    item.kind = type_kind(t, type) == TYPE_FUNCTION ? ITEM_FUNCTION : ITEM_VARIABLE;
    break;
  case ENTRY_MEMBER: {
    const MemberRow *row = member_row(t, (MemberId){offer->target});
    item.kind = row->kind == MEMBER_METHOD ? ITEM_METHOD : ITEM_PROPERTY;
    if (row->binding) type = psg_node(g, (NodeId){row->binding})->type;
    break;
  }
  case ENTRY_FIELD:
    item.kind = ITEM_FIELD;
    type = field_row(t, (FieldId){offer->target})->type;
    break;
  case ENTRY_CASE:
  case ENTRY_EXN:
  case ENTRY_ACTIVE: item.kind = ITEM_CASE; break;
  case ENTRY_TYPE: item.kind = ITEM_CLASS; break;
  case ENTRY_MODULE: item.kind = ITEM_MODULE; break;
  case ENTRY_TYPE_VAR:
  case ENTRY_STATIC:
  case ENTRY_NONE: break;
  }
  if (type.index) item.detail = type_text(t, a->arena, type_resolve(t, type));
  return item;
}

/* Names that a program cannot write as they are: operators, slots, what the compiler makes. */
static bool is_written(const char *name) {
  if (!is_name_byte(*name) || (*name >= '0' && *name <= '9') || !strncmp(name, "op_", 3))
    return false;
  for (const char *at = name; *at; at++)
    if (!is_name_byte(*at)) return false;
  return strcmp(name, wanted) != 0;
}

static bool begins_with(const char *name, const char *prefix, size_t size) {
  for (size_t i = 0; i < size; i++) {
    char x = name[i], y = prefix[i];
    if (x >= 'A' && x <= 'Z') x = (char)(x + 32);
    if (y >= 'A' && y <= 'Z') y = (char)(y + 32);
    if (!x || x != y) return false;
  }
  return true;
}

static int compare(const void *left, const void *right) {
  const Item *a = left, *b = right;
  int order = strcmp(a->name, b->name);
  return order ? order : a->kind - b->kind;
}

void complete_write(Analysis *a, const Completion *completion, const char *text, size_t size,
                    uint32_t offset, Json *json) {
  (void)size;
  uint32_t start = name_start(text, offset), count = 0;
  Item *items = NEW_ARRAY(a->arena, Item, completion->found.count + 1);
  for (uint32_t i = 0; i < completion->found.count; i++) {
    Item item = describe(a, &completion->found.items[i]);
    if (item.kind && is_written(item.name) && begins_with(item.name, text + start, offset - start))
      items[count++] = item;
  }
  qsort(items, count, sizeof *items, compare);
  json_begin_object(json);
  json_key_bool(json, "isIncomplete", false);
  json_key(json, "items");
  json_begin_array(json);
  for (uint32_t i = 0; i < count; i++) {
    if (i && !strcmp(items[i].name, items[i - 1].name)) continue;
    json_begin_object(json);
    json_key_string(json, "label", items[i].name);
    json_key_number(json, "kind", items[i].kind);
    if (items[i].detail) json_key_string(json, "detail", items[i].detail);
    json_end_object(json);
  }
  json_end_array(json);
  json_end_object(json);
}
