/* A small world of types for the tests of clef/psg: primitives, list, option, and ways to add unions and records. */
#ifndef PSG_WORLD_H
#define PSG_WORLD_H

#include <stdio.h>
#include <stdlib.h>

#include "clef/psg/mono/instances.h"
#include "clef/psg/view/dump.h"
#include "clef/psg/graph/make.h"
#include "clef/psg/match/match.h"
#include "clef/psg/elaborate/saturate.h"
#include "clef/psg/seq/seq.h"

typedef struct World {
  Arena arena;
  Names names;
  Sources sources;
  Diags diags;
  PlatformContext platform;
  Types types;
  Graph g;
  TypeId int_type, bool_type, string_type, unit_type, float_type;
  NodeId module;
} World;

static World world;
static const Span here = {1, 0, 1};

static TyconId add_tycon(const char *name, TyconKind kind, PrimKind prim) {
  uint32_t row = table_add(&world.types.tycons, 1);
  TyconRow *t = tycon_row(&world.types, (TyconId){row});
  t->name = name_of_string(&world.names, name);
  t->kind = kind;
  t->prim = prim;
  return (TyconId){row};
}

static void add_param(TyconId tycon) {
  uint32_t row = table_add(&world.types.params, 1);
  param_row(&world.types, (ParamId){row})->name = name_of_string(&world.names, "a");
  tycon_row(&world.types, tycon)->params = types_run(&world.types, &row, 1);
}

static TypeId param_of(TyconId tycon) {
  return type_param(&world.types,
                    (ParamId){run_items(&world.types, tycon_row(&world.types, tycon)->params)[0]});
}

static void add_fields(TyconId tycon, uint32_t *first, uint32_t *count, uint32_t n,
                       const TypeId *types) {
  *first = n ? table_add(&world.types.fields, n) : 0;
  *count = n;
  for (uint32_t i = 0; i < n; i++)
    *field_row(&world.types, (FieldId){*first + i}) =
        (FieldRow){.name = name_of_string(&world.names, format_in(&world.arena, "f%u", i)),
                   .type = types[i],
                   .tycon = tycon,
                   .index = i};
}

/* Cases one after another: the caller adds all of one union before another's. */
static CaseId add_case(TyconId tycon, const char *name, uint32_t n, const TypeId *types) {
  uint32_t row = table_add(&world.types.cases, 1);
  TyconRow *t = tycon_row(&world.types, tycon);
  if (!t->case_count) t->cases = row;
  CaseRow *c = case_row(&world.types, (CaseId){row});
  c->name = name_of_string(&world.names, name);
  c->tycon = tycon;
  c->tag = t->case_count++;
  add_fields(tycon, &c->fields, &c->field_count, n, types);
  return (CaseId){row};
}

static TypeId prim(KnownTycon known, const char *name, PrimKind kind) {
  TyconId t = add_tycon(name, TYCON_PRIM, kind);
  world.types.known[known] = t.index;
  return type_app(&world.types, t, NULL, 0);
}

static void world_begin(void) {
  arena_init(&world.arena, "test");
  names_init(&world.names, &world.arena);
  sources_init(&world.sources, &world.arena, &world.names);
  diags_init(&world.diags, &world.arena, &world.sources);
  world.platform = (PlatformContext){
      .platform_id = "Linux_x86_64", .dimensions = {64, 64, 32}, .pointer_align = 8};
  types_init(&world.types, &world.arena, &world.names, &world.platform);
  source_add(&world.sources, "test.fs", SOURCE_FSHARP, "x", 1);
  psg_init(&world.g, &world.arena, &world.types, &world.names, &world.sources, &world.diags);
  world.int_type = prim(KNOWN_INT32, "int", PRIM_INT32);
  world.types.known[KNOWN_INT] = world.types.known[KNOWN_INT32];
  prim(KNOWN_INT64, "int64", PRIM_INT64);
  world.bool_type = prim(KNOWN_BOOL, "bool", PRIM_BOOL);
  world.string_type = prim(KNOWN_STRING, "string", PRIM_STRING);
  world.unit_type = prim(KNOWN_UNIT, "unit", PRIM_UNIT);
  world.float_type = prim(KNOWN_FLOAT, "float", PRIM_FLOAT64);
  prim(KNOWN_CHAR, "char", PRIM_CHAR);
  prim(KNOWN_OBJ, "obj", PRIM_OBJ);
  prim(KNOWN_EXN, "exn", PRIM_OBJ);
  TyconId list = add_tycon("list", TYCON_UNION, PRIM_NONE);
  world.types.known[KNOWN_LIST] = list.index;
  add_param(list);
  TypeId a = param_of(list);
  TypeId cons[2] = {a, type_app(&world.types, list, &a, 1)};
  add_case(list, "[]", 0, NULL);
  add_case(list, "::", 2, cons);
  TyconId option = add_tycon("option", TYCON_UNION, PRIM_NONE);
  world.types.known[KNOWN_OPTION] = option.index;
  add_param(option);
  a = param_of(option);
  add_case(option, "None", 0, NULL);
  add_case(option, "Some", 1, &a);
  TyconId seq = add_tycon("seq", TYCON_PRIM, PRIM_SEQ);
  world.types.known[KNOWN_SEQ] = seq.index;
  add_param(seq);
  TyconId array = add_tycon("array", TYCON_PRIM, PRIM_ARRAY);
  world.types.known[KNOWN_ARRAY] = array.index;
  add_param(array);
  world.module = psg_new(&world.g, PSG_MODULE_DEF, (TypeId){0}, here);
  psg_node(&world.g, world.module)->name = name_of_string(&world.names, "Test");
  vec_push(&world.arena, &world.g.modules, world.module);
}

static TypeId list_of(TypeId t) {
  return type_app(&world.types, type_known(&world.types, KNOWN_LIST), &t, 1);
}
static TypeId option_of(TypeId t) {
  return type_app(&world.types, type_known(&world.types, KNOWN_OPTION), &t, 1);
}
static TypeId seq_of(TypeId t) {
  return type_app(&world.types, type_known(&world.types, KNOWN_SEQ), &t, 1);
}
static CaseId list_case(uint32_t i) {
  return (CaseId){tycon_row(&world.types, type_known(&world.types, KNOWN_LIST))->cases + i};
}
static CaseId option_case(uint32_t i) {
  return (CaseId){tycon_row(&world.types, type_known(&world.types, KNOWN_OPTION))->cases + i};
}

static NodeId int_literal(int64_t v) { return make_int(&world.g, here, world.int_type, v); }
static NodeId use(NodeId d) { return make_use(&world.g, here, d); }
static NodeId variable(const char *name, TypeId t) {
  NodeId v = make_variable(&world.g, here, name, t);
  psg_node(&world.g, v)->flags = 0;
  return v;
}
static NodeId let(const char *name, NodeId value, bool is_mutable) {
  NodeId v = make_let(&world.g, here, name, value, is_mutable);
  psg_node(&world.g, v)->flags = is_mutable ? NODE_MUTABLE : 0;
  return v;
}
static NodeId wild(TypeId t) { return psg_new(&world.g, PSG_PAT_WILD, t, here); }
static NodeId pat_int(int64_t v) {
  NodeId p = psg_new(&world.g, PSG_PAT_LITERAL, world.int_type, here);
  psg_literal(&world.g, p)->value = psg_literal_int(&world.g, LITERAL_INT, (uint64_t)v);
  return p;
}
static NodeId pat_case(CaseId id, TypeId t, const NodeId *subs, uint32_t n) {
  NodeId p = psg_new_n(&world.g, PSG_PAT_CASE, t, here, subs, n);
  psg_union_case(&world.g, p)->id = id;
  return p;
}
static NodeId pat_tuple(TypeId t, NodeId a, NodeId b) {
  return psg_new2(&world.g, PSG_PAT_TUPLE, t, here, a, b);
}
static NodeId rule(NodeId pattern, NodeId body, NodeId guard) {
  NodeId items[3] = {pattern, body, guard};
  return psg_new_n(&world.g, PSG_MATCH_CASE, psg_node(&world.g, body)->type, here, items,
                   guard.index ? 3 : 2);
}
static NodeId match(NodeId scrutinee, const NodeId *rules, uint32_t n) {
  NodeId items[40] = {scrutinee};
  memcpy(items + 1, rules, n * sizeof *rules);
  return psg_new_n(&world.g, PSG_MATCH, psg_node(&world.g, rules[0])->type, here, items, n + 1);
}
/* A module-level definition. */
static NodeId define(const char *name, NodeId value, uint32_t flags) {
  NodeId b = let(name, value, false);
  psg_node(&world.g, b)->flags = NODE_MODULE_LEVEL | flags;
  NodeId items[64];
  uint32_t n = psg_child_count(&world.g, world.module);
  for (uint32_t i = 0; i < n; i++) items[i] = psg_child(&world.g, world.module, i);
  items[n] = b;
  psg_set_children(&world.g, world.module, items, n + 1);
  if (flags & NODE_ENTRY_POINT) vec_push(&world.arena, &world.g.entry_points, b);
  return b;
}
static const char *dump(NodeId node) {
  Text out = text_in(&world.arena);
  psg_dump_node(&world.g, &out, node);
  return text_string(&out);
}
static int failures;
static void expect(const char *what, const char *wanted, const char *got) {
  if (!strcmp(wanted, got)) return;
  failures++;
  printf("%s\n--- wanted\n%s\n--- got\n%s\n", what, wanted, got);
}
/* The dump without ids and types, so that expectations stay readable. */
static const char *shape(NodeId node) {
  const char *s = dump(node);
  Text out = text_in(&world.arena);
  for (; *s; s++) {
    if (*s == ' ' && s[1] == 'n' && s[2] >= '0' && s[2] <= '9') {
      s += 2;
      while (s[1] >= '0' && s[1] <= '9') s++;
      continue;
    }
    if (*s == '@') {
      s++;
      while (s[1] >= '0' && s[1] <= '9') s++;
      continue;
    }
    if (*s == ' ' && s[1] == ':' && s[2] == ' ') {
      while (s[1] && s[1] != ')' && s[1] != '\n') s++;
      continue;
    }
    text_add_char(&out, *s);
  }
  return text_string(&out);
}

#endif
