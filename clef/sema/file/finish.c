/* finish: the end of a file: defaults of unsolved variables, the signature, the final type of every node. */
#include "clef/sema/sema.h"
#include "clef/psg/graph/payload.h"
#include "clef/sema/names/names.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/signature/signature_file.h"

/* ---- the end of a file ---- */

static void zonk_list(Sema *s, IdRun run) {
  uint32_t *items = psg_run(s->graph, run);
  for (uint32_t i = 0; i < run.count; i++) items[i] = type_zonk(s->types, (TypeId){items[i]}).index;
}

/* Open variables take their default, or obj: nothing depends on them. */
static void default_vars(Sema *s, TypeId type, Span span, bool report) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) {
    VarRow *var = var_row(t, row.head);
    if (var->flags & PARAM_MEASURE) {
      var->solution = type_measure_one(t);
      return;
    }
    if (report && !var->default_type.index) {
      var->solution = type_error(t);
      diag(s->diags, span, D_VALUE_RESTRICTION, "");
      return;
    }
    TypeId solution = var->default_type.index ? var->default_type : type_of(t, KNOWN_OBJ);
    if (type_resolve(t, solution).index == type.index) solution = type_of(t, KNOWN_OBJ);
    if (s->diags->error_count && s->file.later_count && !var->default_type.index)
      solution = type_error(t); /* open because of what was wrong: later files say no more of it */
    type_unify(&s->unifier, type, solution);
    return;
  }
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0))
      default_vars(s, (TypeId){run_items(t, row.args)[i]}, span, report);
}

/* Variables that have a default (operators, holes of formats) take it. */
static void take_defaults(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) {
    TypeId wanted = var_row(t, row.head)->default_type;
    if (var_row(t, row.head)->flags & PARAM_MEASURE) wanted = type_measure_one(t);
    if (wanted.index && type_resolve(t, wanted).index != type.index)
      type_unify(&s->unifier, type, wanted);
    return;
  }
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return;
  for (uint32_t i = 0; i < row.args.count; i++)
    if (!(row.kind == TYPE_ANON_RECORD && i % 2 == 0))
      take_defaults(s, (TypeId){run_items(t, row.args)[i]});
}

/* A member's body. What a property's type leaves open is obj, as in F#. */
static bool is_member(Sema *s, NodeId binding) {
  if (!psg_child_count(s->graph, binding)) return false;
  const PsgNode *value = psg_node(s->graph, psg_child(s->graph, binding, 0));
  return value->kind == PSG_LAMBDA && psg_lambda_of(value)->context == LAMBDA_MEMBER;
}

void sema_finish_group(Sema *s, uint32_t first_node, Syn *file, Syn *signature) {
  Types *t = s->types;
  sema_default_pending(s);
  if (signature) sema_match_signature(s, signature, file);
  /* a value whose type is still open cannot be generalised (FS0030) */
  uint32_t end = s->graph->nodes.count;
  bool had_errors = s->diags->error_count != 0;
  for (uint32_t n = first_node; n < end && !had_errors; n++) {
    const PsgNode *row = psg_node(s->graph, (NodeId){n});
    if (row->kind != PSG_BINDING || !(row->flags & NODE_MODULE_LEVEL) ||
        psg_binding_of(row)->scheme.index)
      continue;
    const PsgNode node = *row;
    TypeId type = psg_node(s->graph, (NodeId){n})->type = type_zonk(t, node.type);
    if (!(type_row(t, type)->flags & TYPE_FLAG_HAS_VAR)) continue;
    take_defaults(s, node.type);
    if (!type_has_open_var(t, node.type)) continue;
    if (node.name.index == s->words.ctor.index || node.flags & NODE_SYNTHETIC ||
        is_member(s, (NodeId){n})) { /* obj: not decidable here */
      default_vars(s, node.type, node.span, false);
      continue;
    }
    Span at = node.span;
    if (at.end - at.start > name_size(s->names, node.name))
      at.end = at.start + name_size(s->names, node.name);
    diag(s->diags, at, D_VALUE_RESTRICTION, name_text(s->names, node.name),
         sema_type_text(s, node.type));
    default_vars(s, node.type, node.span, false);
  }
  sema_check_exposed(s, first_node);
  for (uint32_t n = first_node; n < end; n++) {
    PsgNode *node = psg_node(s->graph, (NodeId){n});
    if (!node->kind) continue;
    node->type = type_zonk(t, node->type);
    if (type_row(t, node->type)->flags & TYPE_FLAG_HAS_VAR) {
      default_vars(s, node->type, node->span, false);
      node->type = type_zonk(t, node->type);
    }
    const IdRun *args = psg_type_args_of(node);
    if (args) {
      for (uint32_t i = 0; i < args->count; i++)
        default_vars(s, (TypeId){psg_run(s->graph, *args)[i]}, node->span, false);
      zonk_list(s, *args);
    }
    if (node->kind == PSG_TYPE_TEST || node->kind == PSG_PAT_TYPE_TEST) {
      PsgTypeTest *test = psg_type_test(s->graph, (NodeId){n});
      default_vars(s, test->tested, node->span, false);
      test->tested = type_zonk(t, test->tested);
    }
  }
  sema_check_byrefs(s, first_node, end);
}
