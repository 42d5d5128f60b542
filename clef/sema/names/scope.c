/* scope: scopes and the look-up of names.
 *
 * One hash table has the contents of all modules, keyed by (module, name, space). Its rows are lasting, so those of the library
 * image are found without being inserted. A scope is a linked list of single names and opened modules, the newest first. The
 * first match is the result.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"

uint32_t scope_hash_entry(uint32_t module, Name name, EntrySpace space) {
  return hash_u32(hash_u32(module * 8 + (uint32_t)space, name.index), 17);
}

ModuleId sema_add_module(Sema *s, ModuleId parent, Name name, uint32_t flags) {
  uint32_t index = table_add(&s->scopes.modules, 1);
  ModuleRow *row = module_row(s, (ModuleId){index});
  row->name = name;
  row->parent = parent;
  row->flags = flags | (s->dialect->owns_library ? MODULE_LIBRARY : 0);
  row->path = name;
  row->project = s->access.project;
  if (parent.index > 1 && module_row(s, parent)->path.index) {
    Text path = text_in(s->session);
    text_format(&path, "%s.%s", name_text(s->names, module_row(s, parent)->path),
                name_text(s->names, name));
    row->path = name_of(s->names, text_string(&path), path.size);
  }
  if (parent.index) {
    sema_add_entry(s, parent, SPACE_MODULE, name, ENTRY_MODULE, index, 0);
    if (flags & MODULE_AUTO_OPEN) {
      row->next_auto = module_row(s, parent)->first_auto;
      module_row(s, parent)->first_auto = (ModuleId){index};
    }
  }
  return (ModuleId){index};
}

/* FSharp.Core, Microsoft.FSharp.Collections and the like: what .NET spreads over them stands in the root here. */
static bool is_core_namespace(const Sema *s, ModuleId parent, Name name) {
  static const char *const names[] = {"Core",   "Collections", "Control",
                                      "FSharp", "Microsoft",   "NativeInterop"};
  if (parent.index != 1 && strcmp(name_text(s->names, module_row(s, parent)->name), "FSharp"))
    return false;
  for (size_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(name_text(s->names, name), names[i])) return true;
  return false;
}

ModuleId sema_find_module(const Sema *s, ModuleId parent, Name name) {
  Found found;
  if (sema_find_entry(s, parent, SPACE_MODULE, name, ANY_ARITY, &found))
    return (ModuleId){found.target};
  if (name.index == s->words.global.index) return (ModuleId){1}; /* global.System.Math */
  return is_core_namespace(s, parent, name) ? (ModuleId){1} : (ModuleId){0};
}

ModuleId sema_find_own_module(const Sema *s, ModuleId parent, Name name) {
  Found found;
  if (parent.index == 1 && s->scopes.own_root.index &&
      sema_find_entry(s, s->scopes.own_root, SPACE_MODULE, name, ANY_ARITY, &found))
    return (ModuleId){found.target};
  return sema_find_module(s, parent, name);
}

static void double_buckets(Sema *s) {
  uint32_t count = s->scopes.bucket_count * 2;
  uint32_t *buckets = NEW_ARRAY(s->session, uint32_t, count);
  /* chains keep their order, so that a later entry still hides an earlier one */
  for (uint32_t i = 0; i < s->scopes.bucket_count; i++) {
    uint32_t tails[2] = {0, 0};
    for (uint32_t e = s->scopes.buckets[i], next; e; e = next) {
      EntryRow *row = entry_row(s, e);
      next = row->next;
      row->next = 0;
      uint32_t at = scope_hash_entry(row->module, row->name, (EntrySpace)row->space) & (count - 1);
      uint32_t *tail = &tails[at != i];
      if (*tail)
        entry_row(s, *tail)->next = e;
      else
        buckets[at] = e;
      *tail = e;
    }
  }
  s->scopes.buckets = buckets;
  s->scopes.bucket_count = count;
}

static uint32_t hash_slot(EntrySpace space, Name name) {
  return (name.index * 2654435761u + (uint32_t)space * 40503u) >> 7;
}

/* Note [Names found before]
 * A name of the library is searched in two dozen modules that every file opens. The result of a search from an opened module on
 * is cached under the place in the scope, the space, the name and the arity. The items of a scope never change. A module can get
 * another definition: then the cache entries of its name, which share one slot, are removed. Opened types get members at other
 * times, so no result of a search that passes one is cached.
 */
enum { MEMO_SLOTS = 1024 };
typedef struct ScopeMemo {
  const ScopeItem *from;
  Name name;
  uint32_t arity;
  EntrySpace space;
  bool is_found;
  Found found;
} ScopeMemo;

/* A Bloom filter by space and name: has any scope had such a definition? Other names are searched only in opened modules. */
enum { DEFINED_WORDS = 1024 };

void scope_init(Sema *s) {
  s->scopes.memo = NEW_ARRAY(s->unit, ScopeMemo, MEMO_SLOTS);
  s->scopes.defined = NEW_ARRAY(s->unit, uint64_t, DEFINED_WORDS);
}

static uint64_t *defined_word(const Sema *s, EntrySpace space, Name name, uint64_t *bit) {
  uint32_t hash = hash_slot(space, name);
  *bit = (uint64_t)1 << hash % 64;
  return &s->scopes.defined[hash / 64 % DEFINED_WORDS];
}

static bool may_be_defined(const Sema *s, EntrySpace space, Name name) {
  uint64_t bit, *word = defined_word(s, space, name, &bit);
  return *word & bit;
}

static ScopeMemo *memo_slot(const Sema *s, EntrySpace space, Name name) {
  return &s->scopes.memo[hash_slot(space, name) & (MEMO_SLOTS - 1)];
}

/* Note [Scopes of many opened modules]
 * A program may open thousands of its modules in a row, and each name would be searched in all of them. So each
 * 16th opened module has a block, as definitions do (Note [Scopes of many definitions]): a hash table of modules. Once there is
 * such a block, another table has, for each name, the program's modules that contain it. A search looks up these modules in the
 * block, and continues behind it if none is there. The library's modules are few and are searched one by one.
 */
typedef struct NamedModule {
  uint32_t module, next; /* next: 1 + index of another one that contains the name, or 0 */
} NamedModule;
typedef struct NameIndex {
  Map64 first; /* (1 + space, name) to 1 + index */
  VEC(NamedModule) modules;
} NameIndex;

static void index_entry(Sema *s, const EntryRow *row) {
  uint64_t key = map64_key(1 + (uint32_t)row->space, row->name.index);
  uint32_t next = map64_find(&s->scopes.named->first, key);
  vec_push(s->session, &s->scopes.named->modules, ((NamedModule){row->module, next}));
  map64_set(&s->scopes.named->first, key, s->scopes.named->modules.count);
}

static void index_entries(Sema *s) {
  s->scopes.named = NEW(s->session, NameIndex);
  s->scopes.named->first.arena = s->session;
  for (uint32_t i = 0; i < s->scopes.bucket_count; i++)
    for (uint32_t e = s->scopes.buckets[i]; e; e = entry_row(s, e)->next)
      index_entry(s, entry_row(s, e));
}

void sema_add_entry(Sema *s, ModuleId module, EntrySpace space, Name name, EntryKind kind,
                    uint32_t target, uint32_t extra) {
  memo_slot(s, space, name)->from = NULL;
  if (s->scopes.used++ >= s->scopes.bucket_count) double_buckets(s);
  uint32_t index = table_add(&s->scopes.entries, 1);
  uint32_t *bucket =
      &s->scopes.buckets[scope_hash_entry(module.index, name, space) & (s->scopes.bucket_count - 1)];
  EntryRow row = {module.index, name, (uint16_t)space, (uint16_t)kind, target, extra, *bucket};
  *entry_row(s, index) = row;
  *bucket = index;
  if (s->scopes.named) index_entry(s, &row);
}

void sema_hide_entry(Sema *s, uint32_t entry) {
  EntryRow *row = entry_row(s, entry);
  row->kind = ENTRY_NONE;
  memo_slot(s, (EntrySpace)row->space, row->name)->from = NULL;
}

/* The definition is internal to another project, or belongs to one that is. */
static bool is_of_other_project(const Sema *s, const EntryRow *row) {
  switch ((EntryKind)row->kind) {
  case ENTRY_TYPE:
  case ENTRY_EXN: return sema_is_unseen(s, ENTRY_TYPE, row->target);
  case ENTRY_ACTIVE:
  case ENTRY_VALUE: return sema_is_unseen(s, ENTRY_VALUE, row->target);
  case ENTRY_MODULE: return sema_is_unseen(s, ENTRY_MODULE, row->target);
  case ENTRY_CASE: {
    uint32_t tycon = case_row(s->types, (CaseId){row->target})->tycon.index;
    return sema_is_unseen(s, ENTRY_TYPE, tycon) || sema_is_unseen(s, ENTRY_CASE, tycon);
  }
  case ENTRY_FIELD: {
    uint32_t tycon = field_row(s->types, (FieldId){row->target})->tycon.index;
    return sema_is_unseen(s, ENTRY_TYPE, tycon) || sema_is_unseen(s, ENTRY_FIELD, tycon);
  }
  case ENTRY_NONE:
  case ENTRY_TYPE_VAR:
  case ENTRY_MEMBER:
  case ENTRY_STATIC: return false;
  }
  return false;
}

static bool is_closed_library_module(const Sema *s, ModuleId module) {
  uint32_t flags = module_row(s, module)->flags;
  return flags & MODULE_LIBRARY && flags & (MODULE_PRIVATE | MODULE_INTERNAL);
}

static bool is_library_value(const Sema *s, uint32_t definition) {
  uint32_t file = psg_node(s->graph, (NodeId){definition})->span.file;
  return source_is_library(s->graph->sources, file);
}

/* Private or internal in the library. */
static bool is_of_library_alone(const Sema *s, const EntryRow *row) {
  TyconId tycon = {0};
  if (is_closed_library_module(s, (ModuleId){row->module})) return true;
  switch ((EntryKind)row->kind) {
  case ENTRY_TYPE: tycon = (TyconId){row->target}; break;
  case ENTRY_CASE: tycon = case_row(s->types, (CaseId){row->target})->tycon; break;
  case ENTRY_FIELD: tycon = field_row(s->types, (FieldId){row->target})->tycon; break;
  case ENTRY_MODULE: return is_closed_library_module(s, (ModuleId){row->target});
  case ENTRY_ACTIVE:
  case ENTRY_VALUE:
    return psg_node(s->graph, (NodeId){row->target})->flags & NODE_PRIVATE &&
           is_library_value(s, row->target);
  case ENTRY_NONE:
  case ENTRY_EXN:
  case ENTRY_TYPE_VAR:
  case ENTRY_MEMBER:
  case ENTRY_STATIC: return false;
  }
  return tycon.index && tycon_row(s->types, tycon)->flags & TYCON_INTERNAL;
}

bool sema_is_out_of_sight(const Sema *s, const EntryRow *row) {
  if (s->dialect->sees_private_parts) return false;
  if (s->access.unseen.count && is_of_other_project(s, row)) return true;
  return is_of_library_alone(s, row);
}

typedef enum Sight { WHAT_IS_SEEN, WHAT_THE_LIBRARY_HAS } Sight;

static bool is_in_sight(const Sema *s, const EntryRow *row, Sight sight) {
  if (sight == WHAT_IS_SEEN) return !sema_is_out_of_sight(s, row);
  return row->kind == ENTRY_MODULE
             ? (module_row(s, (ModuleId){row->target})->flags & MODULE_LIBRARY) != 0
             : row->kind == ENTRY_VALUE && is_library_value(s, row->target);
}

/* An entry that is looked up: its kind, its name, and how many type parameters it has, or ANY_ARITY. */
typedef struct Query {
  EntrySpace space;
  Name name;
  uint32_t arity;
} Query;

static bool find_in(const Sema *s, uint32_t e, ModuleId module, const Query *query, Sight sight,
                    Found *found) {
  for (; e; e = entry_row(s, e)->next) {
    const EntryRow *row = entry_row(s, e);
    if (row->module != module.index || row->name.index != query->name.index ||
        row->space != query->space || row->kind == ENTRY_NONE)
      continue;
    if (query->arity != ANY_ARITY && row->extra != query->arity) continue;
    if (!is_in_sight(s, row, sight)) continue;
    *found = (Found){(EntryKind)row->kind, row->target, row->extra};
    return true;
  }
  return false;
}

static bool find_entry(const Sema *s, ModuleId module, const Query *query, Sight sight,
                       Found *found) {
  uint32_t hash = scope_hash_entry(module.index, query->name, query->space);
  if (find_in(s, s->scopes.buckets[hash & (s->scopes.bucket_count - 1)], module, query, sight,
              found))
    return true;
  return s->scopes.image_bucket_count &&
         find_in(s, s->scopes.image_buckets[hash & (s->scopes.image_bucket_count - 1)], module,
                 query, sight, found);
}

bool sema_find_entry(const Sema *s, ModuleId module, EntrySpace space, Name name, uint32_t arity,
                     Found *found) {
  return find_entry(s, module, &(Query){space, name, arity}, WHAT_IS_SEEN, found);
}

bool sema_find_library_value(const Sema *s, Name module, Name name, Found *found) {
  return find_entry(s, (ModuleId){1}, &(Query){SPACE_MODULE, module, ANY_ARITY},
                    WHAT_THE_LIBRARY_HAS, found) &&
         find_entry(s, (ModuleId){found->target}, &(Query){SPACE_VALUE, name, ANY_ARITY},
                    WHAT_THE_LIBRARY_HAS, found);
}

/* True when the visitor stops. */
static bool visit_rows(const Sema *s, uint32_t e, ModuleId module, EntrySpace space, Name name,
                       EntryVisit *visit, void *owner) {
  for (; e; e = entry_row(s, e)->next) {
    const EntryRow *row = entry_row(s, e);
    if (row->module == module.index && row->name.index == name.index && row->space == space &&
        row->kind && !sema_is_out_of_sight(s, row) && visit(owner, row->target))
      return true;
  }
  return false;
}

static bool visit_module(const Sema *s, ModuleId module, EntrySpace space, Name name,
                         EntryVisit *visit, void *owner) {
  uint32_t hash = scope_hash_entry(module.index, name, space);
  if (visit_rows(s, s->scopes.buckets[hash & (s->scopes.bucket_count - 1)], module, space, name,
                 visit, owner))
    return true;
  return s->scopes.image_bucket_count &&
         visit_rows(s, s->scopes.image_buckets[hash & (s->scopes.image_bucket_count - 1)], module,
                    space, name, visit, owner);
}

/* Note [Scopes of many definitions]
 * A scope is a linked list, so an inner scope costs nothing and shares the items of the outer one. A file of 10,000
 * functions makes a long list, with the library's names behind it. So each 16th definition in a row has a block, a hash table of
 * these 16. If the block before it has the same size, both become one block of double the size, as the carry of a binary
 * counter. A search looks into log n blocks and at most 15 single items. An opened module ends a row, because it takes part
 * in the order.
 */
enum { BLOCK_ITEMS = 16 };
typedef struct ScopeBlock {
  uint32_t count, mask;
  const ScopeItem *outer; /* behind the block's items */
  const ScopeItem *slots[];
} ScopeBlock;

static bool is_definition(const ScopeItem *item) {
  return item->kind != ENTRY_MODULE && item->kind != ENTRY_STATIC;
}

static bool hides(const ScopeItem *newer, const ScopeItem *older) {
  return newer->name.index == older->name.index && newer->space == older->space &&
         newer->extra == older->extra;
}

/* `item` and those behind it, newest first; what a newer one hides is left out. */
static const ScopeBlock *make_block(Sema *s, const ScopeItem *item, uint32_t count) {
  uint32_t slots = count * 2;
  ScopeBlock *block = arena_alloc(s->unit, sizeof *block + slots * sizeof block->slots[0]);
  block->count = count;
  block->mask = slots - 1;
  for (uint32_t i = 0; i < count; i++, item = item->outer) {
    uint32_t at = hash_slot((EntrySpace)item->space, item->name) & block->mask;
    while (block->slots[at] && !hides(block->slots[at], item)) at = (at + 1) & block->mask;
    if (!block->slots[at]) block->slots[at] = item;
  }
  block->outer = item;
  return block;
}

/* The names that an opened module adds. The namespaces of FSharp.Core are all the root here. Opening one of them adds its names
 * again, but not those of the others. */
enum {
  OPENS_ALL,
  OPENS_WITHOUT_CONVERSIONS,
  OPENS_CORE,
  OPENS_COLLECTIONS,
  OPENS_NOTHING /* Control, NativeInterop … */
};

/* Has the item's module only what was defined in it? `FSharp` and the root have names of other modules too. */
static bool is_plain_module(const Sema *s, const ScopeItem *item) {
  return item->kind == ENTRY_MODULE && !item->name.index && item->extra == OPENS_ALL &&
         item->target != 1 && !table_is_image(&s->scopes.modules, item->target) &&
         strcmp(name_text(s->names, module_row(s, (ModuleId){item->target})->name), "FSharp") != 0;
}

static uint32_t module_slot(uint32_t module) { return module * 2654435761u >> 7; }

/* The block of `item` and so many opened modules behind it, newest first. */
static const ScopeBlock *make_module_block(Sema *s, const ScopeItem *item, uint32_t count) {
  uint32_t slots = count * 2;
  ScopeBlock *block = arena_alloc(s->unit, sizeof *block + slots * sizeof block->slots[0]);
  block->count = count;
  block->mask = slots - 1;
  for (uint32_t i = 0; i < count; i++, item = item->outer) {
    uint32_t at = module_slot(item->target) & block->mask;
    while (block->slots[at] && block->slots[at]->target != item->target)
      at = (at + 1) & block->mask;
    if (!block->slots[at]) block->slots[at] = item;
  }
  block->outer = item;
  return block;
}

static void end_module_run(Sema *s, ScopeItem *item) {
  item->run = item->outer && is_plain_module(s, item->outer) ? item->outer->run + 1 : 1;
  if (item->run % BLOCK_ITEMS) return;
  if (!s->scopes.named) index_entries(s);
  uint32_t count = BLOCK_ITEMS;
  const ScopeItem *behind = item;
  for (uint32_t i = 0; i < count; i++) behind = behind->outer;
  for (; behind && behind->opened && behind->opened->count == count; behind = behind->opened->outer)
    count *= 2;
  item->opened = make_module_block(s, item, count);
}

/* The newest module of a block that contains the name. If many modules contain it, the block is not used: the first module
 * that is searched probably has it. */
static const ScopeItem *find_module_in_block(const Sema *s, const ScopeItem *item, EntrySpace space,
                                             Name name) {
  enum { MANY_MODULES = 16 };
  const ScopeBlock *block = item->opened;
  const ScopeItem *newest = NULL;
  uint32_t count = 0;
  for (uint32_t i = map64_find(&s->scopes.named->first, map64_key(1 + (uint32_t)space, name.index));
       i; i = s->scopes.named->modules.items[i - 1].next) {
    if (++count > MANY_MODULES) return item;
    uint32_t module = s->scopes.named->modules.items[i - 1].module;
    const ScopeItem *found;
    for (uint32_t at = module_slot(module) & block->mask; (found = block->slots[at]) != NULL;
         at = (at + 1) & block->mask)
      if (found->target == module) break;
    if (found && (!newest || found->run > newest->run)) newest = found;
  }
  return newest;
}

static const ScopeItem *skip_blocks(const Sema *s, const ScopeItem *item, EntrySpace space,
                                    Name name) {
  while (item && item->opened && name.index != s->words.global.index) {
    const ScopeItem *found = find_module_in_block(s, item, space, name);
    if (found) return found;
    item = item->opened->outer;
  }
  return item;
}

/* The next item from `item` on where the name may be found. */
static inline const ScopeItem *skip_modules(const Sema *s, const ScopeItem *item, EntrySpace space,
                                            Name name) {
  return item && item->opened ? skip_blocks(s, item, space, name) : item;
}

void scope_add(Sema *s, Scope *scope, EntrySpace space, Name name, EntryKind kind, uint32_t target,
               uint32_t extra) {
  ScopeItem *item = NEW(s->unit, ScopeItem);
  const ScopeItem *before = scope->top;
  *item =
      (ScopeItem){.outer = before, .space = (uint8_t)space, .kind = (uint8_t)kind, .name = name};
  item->target = target, item->extra = extra;
  item->has_static_outer = kind == ENTRY_STATIC || (before && before->has_static_outer);
  scope->top = item;
  if (!is_definition(item)) {
    item->module = item;
    if (is_plain_module(s, item)) end_module_run(s, item);
    return;
  }
  uint64_t bit, *word = defined_word(s, space, name, &bit);
  *word |= bit;
  item->module = before ? before->module : NULL;
  item->run = before && is_definition(before) && !before->block ? before->run + 1 : 1;
  if (item->run < BLOCK_ITEMS) return;
  uint32_t count = BLOCK_ITEMS;
  const ScopeItem *behind = item;
  for (uint32_t i = 0; i < count; i++) behind = behind->outer;
  for (; behind && behind->block && behind->block->count == count; behind = behind->block->outer)
    count *= 2;
  item->block = make_block(s, item, count);
}

void scope_add_value(Sema *s, Scope *scope, Name name, NodeId definition) {
  scope_add(s, scope, SPACE_VALUE, name, ENTRY_VALUE, definition.index, 0);
}

static bool is_collection(const Sema *s, Name name) {
  static const char *const names[] = {"List", "Map", "Set", "list", "seq", "ResizeArray"};
  for (size_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(name_text(s->names, name), names[i])) return true;
  return false;
}

static bool brings(const Sema *s, const ScopeItem *opened, EntrySpace space, Name name) {
  switch (opened->extra) {
  case OPENS_WITHOUT_CONVERSIONS: return space != SPACE_VALUE || !sema_is_special(s, name);
  case OPENS_CORE: return !is_collection(s, name);
  case OPENS_COLLECTIONS: return is_collection(s, name);
  case OPENS_NOTHING: return false;
  default: return true;
  }
}

/* The library's Format and Parse have functions with the names of the conversions. Opening them does not hide `int`. */
static bool leaves_conversions(const Sema *s, ModuleId module) {
  const ModuleRow *row = module_row(s, module);
  if (s->dialect->owns_library || !(row->flags & MODULE_LIBRARY) || !row->path.index) return false;
  const char *path = name_text(s->names, row->path);
  return !strcmp(path, "Format") || !strcmp(path, "Parse");
}

/* The oldest first: the list of AutoOpen modules begins with the newest. */
static void open_auto(Sema *s, Scope *scope, ModuleId child) {
  if (!child.index) return;
  open_auto(s, scope, module_row(s, child)->next_auto);
  TypeId opened = module_row(s, child)->opened;
  if (opened.index)
    scope_add(s, scope, SPACE_VALUE, (Name){0}, ENTRY_STATIC, opened.index, 0);
  else if (!sema_is_unseen(s, ENTRY_MODULE, child.index))
    scope_open(s, scope, child);
}

void scope_open(Sema *s, Scope *scope, ModuleId module) {
  scope_add(s, scope, SPACE_MODULE, (Name){0}, ENTRY_MODULE, module.index,
            leaves_conversions(s, module) ? OPENS_WITHOUT_CONVERSIONS : OPENS_ALL);
  open_auto(s, scope, module_row(s, module)->first_auto);
}

void scope_auto_open_type(Sema *s, Scope *scope, TypeId type) {
  uint32_t index = table_add(&s->scopes.modules, 1);
  ModuleRow *row = module_row(s, (ModuleId){index}), *home = module_row(s, scope->module);
  row->parent = scope->module;
  row->flags = MODULE_AUTO_OPEN | (s->dialect->owns_library ? MODULE_LIBRARY : 0);
  row->opened = type;
  row->project = s->access.project;
  row->next_auto = home->first_auto;
  home->first_auto = (ModuleId){index};
  scope_add(s, scope, SPACE_VALUE, (Name){0}, ENTRY_STATIC, type.index, 0);
}

void scope_open_core(Sema *s, Scope *scope, Name name) {
  const char *text = name_text(s->names, name);
  uint32_t part = !strcmp(text, "Core")          ? OPENS_CORE
                  : !strcmp(text, "Collections") ? OPENS_COLLECTIONS
                                                 : OPENS_NOTHING;
  scope_add(s, scope, SPACE_MODULE, (Name){0}, ENTRY_MODULE, 1, part);
  if (part == OPENS_CORE) open_auto(s, scope, module_row(s, (ModuleId){1})->first_auto);
}

Scope scope_root(Sema *s) {
  Scope scope = {.module = {1}};
  scope_open(s, &scope, scope.module);
  if (s->scopes.own_root.index) scope_open(s, &scope, s->scopes.own_root);
  return scope;
}

/* Has the definition a static member, or a case, of that name? */
static bool has_static(const Sema *s, TypeId type, Name name) {
  const TypeRow *app = type_row(s->types, type);
  if (app->kind != TYPE_APP) return false;
  const TyconRow *row = tycon_row(s->types, (TyconId){app->head});
  for (MemberId m = row->members; m.index; m = member_row(s->types, m)->next)
    if (member_row(s->types, m)->name.index == name.index &&
        member_row(s->types, m)->flags & MEMBER_STATIC)
      return true;
  for (uint32_t i = 0; i < row->case_count; i++)
    if (case_row(s->types, (CaseId){row->cases + i})->name.index == name.index) return true;
  return false;
}

static const ScopeItem *find_in_block(const ScopeBlock *block, EntrySpace space, Name name,
                                      uint32_t arity) {
  const ScopeItem *item;
  for (uint32_t at = hash_slot(space, name) & block->mask; (item = block->slots[at]) != NULL;
       at = (at + 1) & block->mask)
    if (item->name.index == name.index && item->space == space &&
        (arity == ANY_ARITY || item->extra == arity))
      return item;
  return NULL;
}

void scope_each(const Sema *s, const Scope *scope, EntrySpace space, Name name, EntryVisit *visit,
                void *owner) {
  for (const ScopeItem *item = scope->top, *next;
       (item = skip_modules(s, item, space, name)) != NULL; item = next) {
    next = item->outer;
    if (item->block) { /* has the newest; those that it hides stand behind it */
      next = item->block->outer;
      item = find_in_block(item->block, space, name, ANY_ARITY);
      if (!item) continue;
      next = item->outer;
    }
    if (item->space == space && item->name.index == name.index && visit(owner, item->target))
      return;
    if (item->kind == ENTRY_MODULE && !item->name.index && brings(s, item, space, name) &&
        visit_module(s, (ModuleId){item->target}, space, name, visit, owner))
      return;
  }
}

/* `viewer` is the module of the use. Names that are private to other modules are not found. */
static bool find_from(const Sema *s, const ScopeItem *from, ModuleId viewer, const Query *query,
                      Found *found, bool may_remember);

static bool find_remembered(const Sema *s, const ScopeItem *from, ModuleId viewer,
                            const Query *query, Found *found) {
  ScopeMemo *memo = memo_slot(s, query->space, query->name);
  if (memo->from != from || memo->name.index != query->name.index || memo->space != query->space ||
      memo->arity != query->arity) {
    *memo = (ScopeMemo){
        .from = from, .name = query->name, .arity = query->arity, .space = query->space};
    memo->is_found = find_from(s, from, viewer, query, &memo->found, false);
  }
  if (memo->is_found) *found = memo->found;
  return memo->is_found;
}

bool scope_find(const Sema *s, const Scope *scope, EntrySpace space, Name name, uint32_t arity,
                Found *found) {
  return find_from(s, scope->top, scope->module, &(Query){space, name, arity}, found, true);
}

static bool find_from(const Sema *s, const ScopeItem *from, ModuleId viewer, const Query *query,
                      Found *found, bool may_remember) {
  EntrySpace space = query->space;
  Name name = query->name;
  uint32_t arity = query->arity;
  if (from && !may_be_defined(s, space, name)) from = from->module;
  for (const ScopeItem *item = from, *next; (item = skip_modules(s, item, space, name)) != NULL;
       item = next) {
    next = item->outer;
    if (item->block) {
      next = item->block->outer;
      item = find_in_block(item->block, space, name, arity);
      if (!item) continue;
    }
    if (item->kind == ENTRY_MODULE && !item->name.index) {
      if (may_remember && !item->has_static_outer)
        return find_remembered(s, item, viewer, query, found);
      if (item->extra && !brings(s, item, space, name)) continue;
      if (find_entry(s, (ModuleId){item->target}, query, WHAT_IS_SEEN, found) &&
          !sema_is_private_to_others(s, viewer, found))
        return true;
      continue;
    }
    if (item->kind == ENTRY_STATIC && space == SPACE_VALUE &&
        has_static(s, (TypeId){item->target}, name)) {
      *found = (Found){ENTRY_STATIC, item->target, 0};
      return true;
    }
    if (item->name.index != name.index || item->space != space) continue;
    if (arity != ANY_ARITY && item->extra != arity) continue;
    *found = (Found){(EntryKind)item->kind, item->target, item->extra};
    return true;
  }
  return false;
}

/* Tries every module in scope as the start of the path. The first one from which the whole path resolves is the result. */
static inline bool find_module_from(const Sema *s, ModuleId start, Syn *path, uint32_t parts,
                                    ModuleId *module) {
  ModuleId at = start;
  for (uint32_t i = 0; i < parts; i++) {
    at = sema_find_module(s, at, syn_path_part(path, i)->name);
    if (!at.index) return false;
  }
  *module = at;
  return true;
}

/* Past a block: no module stands in it. */
static const ScopeItem *outer_of(const ScopeItem *item) {
  return item->block ? item->block->outer : item->outer;
}

ModuleSet scope_opened(const Sema *s, const Scope *scope) {
  ModuleSet opened = {0};
  for (const ScopeItem *item = scope->top; item; item = outer_of(item))
    if (item->kind == ENTRY_MODULE && !item->name.index)
      vec_push(s->scratch, &opened, (ModuleId){item->target});
  return opened;
}

uint32_t scope_rank_of_module(const Sema *s, const Scope *scope, ModuleId module) {
  uint32_t rank = 1;
  for (const ScopeItem *item = scope->top; item; item = outer_of(item), rank++)
    if (item->kind == ENTRY_MODULE && !item->name.index && item->target == module.index)
      return rank;
  for (ModuleId at = scope->module; at.index; at = module_row(s, at)->parent)
    if (at.index == module.index) return rank;
  return 0;
}

/* The module of the path where it begins at `item`: an opened module, or an abbreviation of one. */
static inline bool find_module_at(const Sema *s, const ScopeItem *item, Syn *path, uint32_t parts,
                                  ModuleId *module) {
  ModuleId at = {item->target};
  if (!item->name.index) return find_module_from(s, at, path, parts, module);
  if (item->name.index != syn_path_part(path, 0)->name.index) return false;
  for (uint32_t i = 1; i < parts && at.index; i++)
    at = sema_find_module(s, at, syn_path_part(path, i)->name);
  *module = at;
  return at.index != 0;
}

bool scope_find_module(const Sema *s, const Scope *scope, Syn *path, uint32_t parts,
                       ModuleId *module) {
  if (!parts) return false;
  Name first = syn_path_part(path, 0)->name;
  for (const ScopeItem *item = scope->top;
       (item = skip_modules(s, item, SPACE_MODULE, first)) != NULL; item = outer_of(item))
    if (item->kind == ENTRY_MODULE && find_module_at(s, item, path, parts, module)) return true;
  return false;
}

/* Looks the entry up in every module that the first `parts` parts can name, innermost first. `*names`: there is one. */
static bool find_in_modules(const Sema *s, const Scope *scope, Syn *path, uint32_t parts,
                            const Query *query, Found *found, bool *names) {
  *names = false;
  Name first = syn_path_part(path, 0)->name;
  for (const ScopeItem *item = scope->top;
       (item = skip_modules(s, item, SPACE_MODULE, first)) != NULL; item = outer_of(item)) {
    ModuleId module;
    if (item->kind != ENTRY_MODULE || !find_module_at(s, item, path, parts, &module)) continue;
    *names = true;
    if (find_entry(s, module, query, WHAT_IS_SEEN, found)) return true;
    for (ModuleId child = module_row(s, module)->first_auto; child.index;
         child = module_row(s, child)->next_auto)
      if (find_entry(s, child, query, WHAT_IS_SEEN, found)) return true;
  }
  return false;
}

void scope_each_type(const Sema *s, const Scope *scope, Syn *path, uint32_t parts,
                     EntryVisit *visit, void *owner) {
  Name last = syn_path_part(path, parts - 1)->name;
  if (parts == 1) {
    scope_each(s, scope, SPACE_TYPE, last, visit, owner);
    return;
  }
  Name first = syn_path_part(path, 0)->name;
  for (const ScopeItem *item = scope->top;
       (item = skip_modules(s, item, SPACE_MODULE, first)) != NULL; item = outer_of(item)) {
    ModuleId module;
    if (item->kind == ENTRY_MODULE && find_module_at(s, item, path, parts - 1, &module) &&
        visit_module(s, module, SPACE_TYPE, last, visit, owner))
      return;
  }
}

bool scope_type_hides(const Sema *s, const Scope *scope, EntrySpace space, Name name) {
  for (const ScopeItem *item = scope->top, *next; item; item = next) {
    next = item->outer;
    Found found;
    if (item->kind != ENTRY_MODULE || item->name.index) {
      if (item->name.index != name.index) continue;
      if (item->space == space) return false;
      if (item->space == SPACE_TYPE) return true;
      continue;
    }
    if (!brings(s, item, space, name)) continue;
    ModuleId module = {item->target};
    if (sema_find_entry(s, module, space, name, ANY_ARITY, &found) &&
        !sema_is_private_to_others(s, scope->module, &found))
      return false;
    if (sema_find_entry(s, module, SPACE_TYPE, name, ANY_ARITY, &found) &&
        !sema_is_private_to_others(s, scope->module, &found))
      return true;
  }
  return false;
}

static bool find_path(const Sema *s, const Scope *scope, EntrySpace space, Syn *path,
                      uint32_t arity, Found *found, uint32_t *used) {
  uint32_t count = syn_path_count(path);
  if (path->kind == SYN_LONG_IDENT && path->flags & SYN_F_LIBRARY) {
    *used = 2;
    return sema_find_library_value(s, path->items[0]->name, path->items[1]->name, found);
  }
  /* a type or a pattern has no parts behind it: A.B is of a module A, whatever type or case A is */
  bool whole = count == 1 || (space != SPACE_TYPE && space != SPACE_PATTERN);
  if (scope_find(s, scope, space, syn_path_part(path, 0)->name, whole ? arity : ANY_ARITY, found) &&
      whole) {
    *used = 1;
    return true;
  }
  return scope_find_in_modules(s, scope, space, path, arity, found, used);
}

bool scope_find_path(const Sema *s, const Scope *scope, EntrySpace space, Syn *path, uint32_t arity,
                     Found *found, uint32_t *used) {
  if (!find_path(s, scope, space, path, arity, found, used)) return false;
  if (found->kind == ENTRY_TYPE || found->kind == ENTRY_EXN)
    sema_note_use(s, (NameUse){.span = syn_path_part(path, *used - 1)->span, .id = found->target});
  return true;
}

bool scope_find_unseen_path(Sema *s, const Scope *scope, EntrySpace space, Syn *path, Found *found,
                            uint32_t *used) {
  Map64 unseen = s->access.unseen;
  s->access.unseen = (Map64){.arena = unseen.arena};
  memset(s->scopes.memo, 0, MEMO_SLOTS * sizeof *s->scopes.memo);
  bool is_found = scope_find_path(s, scope, space, path, ANY_ARITY, found, used);
  s->access.unseen = unseen;
  memset(s->scopes.memo, 0,
         MEMO_SLOTS * sizeof *s->scopes.memo); /* it has what was found only now */
  return is_found;
}

bool scope_find_unseen_module(Sema *s, const Scope *scope, Syn *path, uint32_t parts,
                              ModuleId *module) {
  Map64 unseen = s->access.unseen;
  s->access.unseen = (Map64){.arena = unseen.arena};
  memset(s->scopes.memo, 0, MEMO_SLOTS * sizeof *s->scopes.memo);
  bool is_found = scope_find_module(s, scope, path, parts, module);
  s->access.unseen = unseen;
  memset(s->scopes.memo, 0, MEMO_SLOTS * sizeof *s->scopes.memo);
  return is_found;
}

bool scope_find_in_modules(const Sema *s, const Scope *scope, EntrySpace space, Syn *path,
                           uint32_t arity, Found *found, uint32_t *used) {
  uint32_t count = syn_path_count(path);
  Query query = {space, {0}, arity};
  bool names = true;
  /* System.Environment is a type and a module, and System.Environment.SpecialFolder a type of the module */
  if (space == SPACE_TYPE && count > 2) {
    query.name = syn_path_part(path, count - 1)->name;
    if (find_in_modules(s, scope, path, count - 1, &query, found, &names)) {
      *used = count;
      return true;
    }
  }
  names = true; /* where no module is, there is none in it */
  for (uint32_t parts = 1; parts < count && names; parts++) {
    query.name = syn_path_part(path, parts)->name;
    if (!find_in_modules(s, scope, path, parts, &query, found, &names)) continue;
    *used = parts + 1;
    return true;
  }
  return false;
}

uint32_t sema_module_depth(const Sema *s, ModuleId module) {
  uint32_t depth = 0;
  for (; module.index && !(module_row(s, module)->flags & MODULE_NAMESPACE);
       module = module_row(s, module)->parent)
    depth++;
  return depth;
}

/* ---- files ---- */

Name sema_file_module_name(Sema *s, uint32_t file) {
  const char *path = name_text(s->names, source_file(s->sources, file)->path);
  const char *base = strrchr(path, '/');
  base = base ? base + 1 : path;
  size_t size = strcspn(base, ".");
  char *text = NEW_ARRAY(s->scratch, char, size + 2);
  memcpy(text, base, size);
  if (text[0] >= 'a' && text[0] <= 'z') text[0] = (char)(text[0] - 'a' + 'A');
  for (size_t i = 0; i < size; i++)
    if (!((text[i] >= 'a' && text[i] <= 'z') || (text[i] >= 'A' && text[i] <= 'Z') ||
          (text[i] >= '0' && text[i] <= '9') || (text[i] & 0x80)))
      text[i] = '_';
  return sema_name(s, size ? text : "Program");
}
