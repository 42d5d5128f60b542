/* lock: reading and writing. Packages stand in ASCII order of their names, so equal resolutions give equal bytes. */
#include <stdlib.h>
#include <strings.h>

#include "clef/base/json.h"
#include "clef/base/json_read.h"
#include "clef/base/source.h"
#include "clef/driver/nuget/lock.h"

const Lock *lock_read(Arena *arena, const char *path, const char *framework) {
  size_t size;
  char *text = read_file(arena, path, &size);
  const JsonValue *root = text ? json_read(arena, text, size) : NULL;
  const JsonValue *all = json_member(root, "dependencies"), *own = json_member(all, framework);
  if (!own) return NULL;
  Lock *lock = NEW(arena, Lock);
  for (const JsonValue *p = own->first; p; p = p->next) {
    LockedPackage row = {p->key, json_member_string(p, "resolved"),
                         json_member_string(p, "contentHash")};
    if (p->kind == JSON_OBJECT && *row.version) vec_push(arena, &lock->packages, row);
  }
  return lock;
}

const LockedPackage *lock_find(const Lock *lock, const char *id) {
  for (uint32_t i = 0; lock && i < lock->packages.count; i++)
    if (!strcasecmp(lock->packages.items[i].id, id)) return &lock->packages.items[i];
  return NULL;
}

static int compare_ids(const void *a, const void *b) {
  return strcasecmp((*(const Package *const *)a)->id, (*(const Package *const *)b)->id);
}

static int compare_repositories(const void *a, const void *b) {
  const GitReference *x = a, *y = b;
  int order = strcmp(x->url, y->url);
  return order ? order : strcmp(x->commit, y->commit);
}

/* A commit names its content, so it is the hash too. */
static void add_repositories(Arena *arena, Json *json, const GitReferences *repositories) {
  uint32_t count = repositories->count;
  GitReference *sorted = NEW_ARRAY(arena, GitReference, count + 1);
  for (uint32_t i = 0; i < count; i++) sorted[i] = repositories->items[i];
  qsort(sorted, count, sizeof *sorted, compare_repositories);
  for (uint32_t i = 0; i < count; i++) {
    json_key(json, sorted[i].url);
    json_begin_object(json);
    json_key_string(json, "type", "Git");
    json_key_string(json, "resolved", sorted[i].commit);
    json_end_object(json);
  }
}

const char *lock_text(Arena *arena, const char *framework, const Resolution *r,
                      const GitReferences *repositories) {
  Text text = text_in(arena);
  Json json = json_in(&text, 2);
  uint32_t count = r ? r->packages.count : 0;
  const Package **sorted = NEW_ARRAY(arena, const Package *, count + 1);
  for (uint32_t i = 0; i < count; i++) sorted[i] = &r->packages.items[i];
  qsort(sorted, count, sizeof *sorted, compare_ids);
  json_begin_object(&json);
  json_key_number(&json, "version", 1);
  json_key(&json, "dependencies");
  json_begin_object(&json);
  json_key(&json, framework);
  json_begin_object(&json);
  for (uint32_t i = 0; i < count; i++) {
    const Package *p = sorted[i];
    json_key(&json, p->id);
    json_begin_object(&json);
    json_key_string(&json, "type", p->request ? "Direct" : "Transitive");
    if (p->request)
      json_key_string(&json, "requested", range_text(arena, &p->request->dependency.range));
    json_key_string(&json, "resolved", p->version.text);
    json_key_string(&json, "contentHash", p->hash);
    if (p->dependencies.count) {
      json_key(&json, "dependencies");
      json_begin_object(&json);
      for (uint32_t k = 0; k < p->dependencies.count; k++) {
        const VersionRange *range = &p->dependencies.items[k].range;
        bool is_bare = range->has_low && !range->has_high && range->low_inclusive;
        json_key_string(&json, p->dependencies.items[k].id,
                        is_bare ? range->low.text : range_text(arena, range));
      }
      json_end_object(&json);
    }
    json_end_object(&json);
  }
  add_repositories(arena, &json, repositories);
  json_end_object(&json);
  json_end_object(&json);
  json_end_object(&json);
  text_add_char(&text, '\n');
  return text_string(&text);
}
