/* reach: marks the reachable nodes (phase 3, and again after 4; monomorphise.c recomputes them precisely).
 *
 * In:    any phase.
 * Out:   PsgNode.reachable. Nothing is removed.
 * Tests: t/psg/reach.fs
 *
 * Roots are the entry points, the start-up code of the program's files, and symbols of the runtime. A node reaches its
 * children; a VarRef or NewObject reaches the definition; a type reaches its TypeDef and the members that implement slots,
 * since a virtual call may run them. Containers (modules, type definitions, module-level groups) are reachable if a member
 * is; that does not make the other members reachable.
 */
#include "clef/base/vec.h"
#include "clef/psg/mono/reach.h"
#include "clef/psg/graph/walk.h"

typedef struct Reach {
  Graph *g;
  Arena *scratch;
  VEC(NodeId) work;
  uint8_t *type_seen, *tycon_seen;
} Reach;

static void reach_node(Reach *r, NodeId node) {
  /* The image's rows are read-only, and always there. */
  if (!node.index || table_is_image(&r->g->nodes, node.index) || psg_node(r->g, node)->reachable)
    return;
  vec_push(r->scratch, &r->work, node);
}

static void reach_tycon(Reach *r, TyconId tycon) {
  if (!tycon.index || r->tycon_seen[tycon.index]) return;
  r->tycon_seen[tycon.index] = 1;
  Types *t = r->g->types;
  TyconRow *row = tycon_row(t, tycon);
  if (row->node && !table_is_image(&r->g->nodes, row->node)) {
    psg_node(r->g, (NodeId){row->node})->reachable = 1;
    for (NodeId up = psg_node(r->g, (NodeId){row->node})->parent; up.index;
         up = psg_node(r->g, up)->parent)
      psg_node(r->g, up)->reachable = 1;
  }
  for (MemberId m = row->members; m.index; m = member_row(t, m)->next) {
    MemberRow *member = member_row(t, m);
    if (member->implements.index || member->flags & (MEMBER_OVERRIDE | MEMBER_VIRTUAL))
      reach_node(r, (NodeId){member->binding});
  }
}

static void reach_type(Reach *r, TypeId type) {
  Types *t = r->g->types;
  VEC(uint32_t) work = {0};
  vec_push(r->scratch, &work, type.index);
  while (work.count) {
    TypeId id = {vec_pop(&work)};
    if (!id.index || r->type_seen[id.index]) continue;
    r->type_seen[id.index] = 1;
    TypeRow *row = type_row(t, id);
    uint32_t *args = run_items(t, row->args);
    switch ((TypeKind)row->kind) {
    case TYPE_VAR: vec_push(r->scratch, &work, var_row(t, row->head)->solution.index); break;
    case TYPE_APP: {
      TyconId tycon = {row->head};
      bool seen = r->tycon_seen[tycon.index];
      reach_tycon(r, tycon);
      TyconRow *definition = tycon_row(t, tycon);
      for (uint32_t i = 0; i < row->args.count; i++) vec_push(r->scratch, &work, args[i]);
      if (seen) break;
      for (uint32_t i = 0; i < definition->field_count; i++)
        vec_push(r->scratch, &work, field_row(t, (FieldId){definition->fields + i})->type.index);
      for (uint32_t c = 0; c < definition->case_count && definition->kind == TYCON_UNION; c++) {
        CaseRow *row_of_case = case_row(t, (CaseId){definition->cases + c});
        for (uint32_t i = 0; i < row_of_case->field_count; i++)
          vec_push(r->scratch, &work, field_row(t, (FieldId){row_of_case->fields + i})->type.index);
      }
      vec_push(r->scratch, &work, definition->base.index);
      break;
    }
    case TYPE_ANON_RECORD:
      for (uint32_t i = 1; i < row->args.count; i += 2) vec_push(r->scratch, &work, args[i]);
      break;
    case TYPE_TUPLE:
    case TYPE_FUNCTION:
      for (uint32_t i = 0; i < row->args.count; i++) vec_push(r->scratch, &work, args[i]);
      break;
    case TYPE_NONE:
    case TYPE_ERROR:
    case TYPE_PARAM:
    case TYPE_MEASURE_ONE:
    case TYPE_MEASURE_PRODUCT:
    case TYPE_MEASURE_POWER: break;
    }
  }
}

static void reach_definition(Reach *r, NodeId definition) {
  /* A local definition comes with what it stands in. */
  reach_node(r, definition);
  if (table_is_image(&r->g->nodes, definition.index)) return;
  for (NodeId up = psg_node(r->g, definition)->parent; up.index && psg_is_container(r->g, up);
       up = psg_node(r->g, up)->parent)
    psg_node(r->g, up)->reachable = 1;
}

static void reach_subtree(Reach *r, NodeId root) {
  Graph *g = r->g;
  Walk w = psg_walk(r->scratch, root);
  while (psg_walk_step(g, &w)) {
    if (!w.entering) continue;
    PsgNode *n = psg_node(g, w.node);
    if (n->reachable) {
      psg_walk_skip(&w);
      continue;
    }
    n->reachable = 1;
    reach_type(r, n->type);
    switch (n->kind) {
    case PSG_VAR_REF:
      if (psg_var_ref_of(n)->definition.index) reach_definition(r, psg_var_ref_of(n)->definition);
      break;
    case PSG_NEW_OBJECT:
      if (psg_new_object_of(n)->constructor.index)
        reach_node(r, (NodeId){member_row(g->types, psg_new_object_of(n)->constructor)->binding});
      break;
    case PSG_TYPE_TEST:
    case PSG_PAT_TYPE_TEST: reach_type(r, psg_type_test_of(n)->tested); break;
    case PSG_OBJECT_EXPR: reach_tycon(r, psg_object_expr_of(n)->tycon); break;
    default: break;
    }
  }
}

static void root_definition(Graph *g, NodeId definition, void *context) {
  Reach *r = context;
  PsgNode *n = psg_node(g, definition);
  bool program = source_is_program(g->sources, n->span.file);
  bool is_main = n->flags & NODE_ENTRY_POINT && !g->is_library_for_c;
  if (n->flags & NODE_EXPORT || is_main || (program && n->emission == EMIT_MAIN_PROLOGUE))
    reach_definition(r, definition);
}

void psg_mark_reachable(Graph *g) {
  Arena scratch;
  arena_init(&scratch, "reach");
  Reach r = {.g = g, .scratch = &scratch};
  r.type_seen = NEW_ARRAY(&scratch, uint8_t, g->types->rows.count + 1);
  r.tycon_seen = NEW_ARRAY(&scratch, uint8_t, g->types->tycons.count + 1);
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++)
    psg_node(g, (NodeId){i})->reachable = 0;
  for (uint32_t i = 0; i < g->modules.count; i++)
    psg_each_definition(g, g->modules.items[i], root_definition, &r);
  for (uint32_t i = 0; g->is_library_for_c && i < g->c_exports.count; i++)
    reach_definition(&r, g->c_exports.items[i].binding);
  while (r.work.count) reach_subtree(&r, vec_pop(&r.work));
  arena_end(&scratch);
  if (g->phase < 3) g->phase = 3;
}

void psg_mark_types(Graph *g) {
  Arena scratch;
  arena_init(&scratch, "reach");
  Reach r = {.g = g, .scratch = &scratch};
  r.type_seen = NEW_ARRAY(&scratch, uint8_t, g->types->rows.count + 1);
  r.tycon_seen = NEW_ARRAY(&scratch, uint8_t, g->types->tycons.count + 1);
  for (uint32_t i = g->nodes.own_start; i < g->nodes.count; i++)
    if (psg_node(g, (NodeId){i})->reachable) reach_type(&r, psg_node(g, (NodeId){i})->type);
  arena_end(&scratch); /* members of these types are reachable when the instances say so */
}
