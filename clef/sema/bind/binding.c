/* binding: a group of `let` bindings: its names, its right sides, and the names that it adds to the scope.
 *
 * A binding is checked one level deeper than its surroundings. bind/generalize.c computes its type parameters.
 */
#include "clef/psg/graph/flat.h"
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/types/subtype.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/bind/binding.h"

typedef struct BodyContext {
  Syn *body, *result;
} BodyContext;

static NodeId make_body(Sema *s, const Scope *scope, const Expect *expect, void *context) {
  BodyContext *c = context;
  if (c->result) {
    Scope inner = *scope;
    TypeId written = sema_resolve_type(s, &inner, c->result);
    if (!type_unify(&s->unifier, expect->type, written))
      sema_mismatch_expected(s, c->result->span, expect, written);
    Because because = {.kind = BECAUSE_ANNOTATION, .origin = c->result->span};
    return sema_check_because(s, scope, c->body, expect->type, because);
  }
  return sema_check(s, scope, c->body, expect);
}

static uint32_t binding_flags(Sema *s, Syn *binding, LetPlace place, bool is_use) {
  uint32_t flags = place == LET_MODULE ? NODE_MODULE_LEVEL : 0;
  const SynDecor *decor = binding->u.decor;
  if (binding->flags & SYN_F_MUTABLE) flags |= NODE_MUTABLE;
  if (binding->flags & SYN_F_INLINE) flags |= NODE_INLINE;
  if (is_use) flags |= NODE_USE;
  bool is_internal = decor && decor->access == SYN_ACCESS_INTERNAL;
  if (decor && decor->access == SYN_ACCESS_PRIVATE) flags |= NODE_PRIVATE;
  if (s->dialect->flags_internal_parts && is_internal) flags |= NODE_PRIVATE;
  if (!decor || !decor->attribute_count) return flags;
  if (sema_attribute(s, decor, "EntryPoint")) flags |= NODE_ENTRY_POINT;
  if (sema_attribute(s, decor, "Literal")) flags |= NODE_LITERAL_CONST;
  if (s->dialect->owns_library && sema_attribute(s, decor, "Export")) flags |= NODE_EXPORT;
  if (sema_attribute(s, decor, "Cold")) flags |= NODE_COLD;
  return flags | sema_inlining(s, decor);
}

static void declare_intrinsic(Sema *s, NodeId node, Syn *binding) {
  const char *text = sema_attribute_text(s, binding->u.decor, "Intrinsic");
  IntrinsicId id = text ? psg_find_intrinsic(text) : INTRINSIC_NONE;
  if (!id) diag(s->diags, binding->span, D_INTRINSIC_UNKNOWN, text ? text : "");
  psg_node(s->graph, node)->flags |= NODE_INTRINSIC_DECL;
  psg_binding(s->graph, node)->intrinsic = id;
}

static void add_active_cases(Sema *s, Scope *scope, Syn *binding, NodeId node, LetPlace place);

/* ?x is for members. */
static void refuse_optional(Sema *s, Syn *pattern) {
  if (pattern->kind == SYN_PAT_OPTIONAL) diag(s->diags, pattern->span, D_OPTIONAL_IN_FUNCTION);
  bool goes_on = pattern->kind == SYN_PAT_TYPED || pattern->kind == SYN_PAT_TUPLE;
  for (uint32_t i = 0; goes_on && i < pattern->count; i++)
    if (syn_kind_group((SynKind)pattern->items[i]->kind) == SYN_GROUP_PAT)
      refuse_optional(s, binding_strip(pattern->items[i]));
}

void sema_warn_operator(Sema *s, const Syn *head) {
  static const char *const why[] = {
      "To define overloaded comparison semantics for a particular type, implement the "
      "'System.IComparable' interface in the definition of that type.",
      "To define equality semantics for a type, override the 'Object.Equals' member in the "
      "definition of that type.",
      "Consider using a different operator name"};
  static const struct {
    const char *op;
    uint32_t why;
  } ops[] = {{"<", 0}, {">", 0}, {"<=", 0}, {">=", 0}, {"=", 1}, {"<>", 1}, {"&&", 2}, {"||", 2}};
  if (head->kind != SYN_PAT_NAME || !(head->items[0]->flags & SYN_F_OPERATOR) ||
      !s->dialect->checks_definitions)
    return;
  const char *op = name_text(s->names, head->name);
  for (size_t i = 0; i < COUNT_OF(ops); i++)
    if (!strcmp(op, ops[i].op))
      diag(s->diags, head->span, D_OPERATOR_REDEFINED, op, why[ops[i].why]);
}

/* (|A|_|) results in an option or bool, (|A|B|) in one of its cases. */
static void check_active_result(Sema *s, Syn *binding, TypeId type) {
  Types *t = s->types;
  Syn *head = binding_strip(binding_child(binding, SYN_BINDING_HEAD));
  if (head->kind != SYN_PAT_NAME || !(head->items[0]->flags & SYN_F_ACTIVE)) return;
  Syn *ident = head->items[0];
  type = type_resolve(t, type);
  while (type_kind(t, type) == TYPE_FUNCTION) type = type_resolve(t, type_arg(t, type, 1));
  if (type_kind(t, type) != TYPE_APP && type_kind(t, type) != TYPE_TUPLE) return;
  bool partial = (ident->flags & SYN_F_PARTIAL) != 0;
  if (!partial && ident->count < 2) return;
  TyconId tycon = type_tycon(t, type);
  bool fits =
      partial ? type_is_known(t, type, KNOWN_OPTION) || type_is_known(t, type, KNOWN_VOPTION) ||
                    type_is_known(t, type, KNOWN_BOOL)
              : tycon.index && !strcmp(name_text(s->names, tycon_row(t, tycon)->name), "Choice") &&
                    tycon_row(t, tycon)->params.count == ident->count;
  if (fits) return;
  diag(s->diags, ident->span, D_TYPE_MISMATCH,
       partial ? "'a option" : format_in(s->session, "Choice of %u cases", ident->count),
       sema_type_text(s, type));
  diag_hint(s->diags, partial ? "return Some value, None, or a bool from a partial active pattern"
                              : "return one of the pattern's own cases on every path");
}

static void check_binding(Sema *s, const Scope *outer, Syn *binding, NodeId node,
                          TypeList *explicit, bool is_rec) {
  Types *t = s->types;
  Scope scope = *outer;
  TypeVars own_vars = {0};
  if (!scope.vars || psg_node(s->graph, node)->flags & NODE_MODULE_LEVEL) scope.vars = &own_vars;
  TypeId type = psg_node(s->graph, node)->type;
  if (psg_node(s->graph, node)->flags & NODE_ENTRY_POINT) { /* string[] -> int */
    TypeId argv = type_array(t, type_of(t, KNOWN_STRING), 1);
    type_unify(&s->unifier, type, type_function(t, argv, sema_int(s)));
    const Syn *whole = binding_child(binding, SYN_BINDING_BODY);
    s->file.main_end = whole ? sema_tail_of(whole)->span : (Span){0};
  }
  Syn *params = binding_child(binding, SYN_BINDING_TYPE_PARAMS);
  bool is_rigid = params && !psg_binding(s->graph, node)->scheme.index &&
                  binding_has_rigid_params(s, binding, is_rec);
  uint32_t watched = s->unifier.watched.count, watched_level = s->unifier.watched_level;
  if (is_rigid) {
    ParamSet ids = sema_declare_params(s, &scope, params);
    for (uint32_t i = 0; i < ids.count; i++)
      vec_push(s->unit, explicit, type_param(t, ids.items[i]));
  }
  for (uint32_t i = 0; params && !is_rigid && i < params->count; i++)
    if (params->items[i]->kind == SYN_TYPE_VAR) {
      /* explicit parameters: variables that keep their order */
      Name tick =
          sema_name(s, format_in(s->scratch, "'%s", name_text(s->names, params->items[i]->name)));
      if (psg_binding(s->graph, node)->scheme.index) { /* its scheme is written out */
        ParamId param = {
            run_items(t, scheme_row(t, psg_binding(s->graph, node)->scheme)->params)[i]};
        scope_add(s, &scope, SPACE_TYPE, tick, ENTRY_TYPE_VAR, type_param(t, param).index, 0);
        continue;
      }
      TypeId var = sema_type_var(s, &scope, tick, (params->items[i]->flags & SYN_F_HEAD) != 0,
                                 params->items[i]->span);
      if (type_kind(t, var) == TYPE_VAR) {
        var_row(t, type_row(t, var)->head)->level = s->level;
        var_row(t, type_row(t, var)->head)->flags |= PARAM_DECLARED;
      }
      vec_push(s->unit, explicit, var);
    }
  if (params && !is_rigid && !psg_binding(s->graph, node)->scheme.index)
    sema_apply_constraints(s, &scope, params);
  add_active_cases(s, &scope, binding, node, LET_CLASS);
  for (uint32_t i = SYN_BINDING_PARAMS; i < binding->count; i++)
    refuse_optional(s, binding_strip(binding->items[i]));
  sema_warn_operator(s, binding_strip(binding_child(binding, SYN_BINDING_HEAD)));
  BodyContext body = {binding_child(binding, SYN_BINDING_BODY),
                      binding_child(binding, SYN_BINDING_RESULT)};
  uint32_t count = binding_param_count(binding);
  Syn *head = binding_strip(binding_child(binding, SYN_BINDING_HEAD));
  if (!count && head->kind == SYN_PAT_TYPED) { /* let (x: t) = e */
    TypeId written = sema_resolve_type(s, &scope, head->items[1]);
    if (!type_unify(&s->unifier, type, written)) sema_mismatch(s, head->span, type, written);
  }
  if (binding_is_intrinsic(s, body.body)) {
    Scope inner = scope;
    TypeId result =
        body.result ? sema_resolve_type(s, &inner, body.result) : sema_new_var(s, binding->span);
    for (uint32_t i = count; i-- > 0;) {
      Syn *pattern = binding->items[SYN_BINDING_PARAMS + i], *written = binding_param_type(pattern);
      TypeId domain = binding_strip(pattern)->kind == SYN_CONST ? sema_unit(s)
                      : written ? sema_resolve_type(s, &inner, written)
                                : sema_new_var(s, pattern->span);
      result = type_function(t, domain, result);
    }
    if (!type_unify(&s->unifier, type, result)) sema_mismatch(s, binding->span, type, result);
    declare_intrinsic(s, node, binding);
    return;
  }
  NodeId value;
  if (is_rigid) s->unifier.watched_level = s->level;
  if (count) {
    value = sema_make_lambda(
        s, &scope, &(LambdaParts){binding->items + SYN_BINDING_PARAMS, count, make_body, &body},
        EXPECT(type), binding->span);
    /* let f x = fun y -> e, let f x = function …: one function of both parameters, as in F# */
    while (psg_kind(s->graph, value) == PSG_LAMBDA && psg_can_flatten_lambda(s->graph, value))
      psg_flatten_lambda(s->graph, value);
  } else {
    value = make_body(s, &scope, EXPECT(type), &body);
  }
  if (psg_node(s->graph, node)->flags & NODE_LITERAL_CONST) value = sema_fold_literal(s, value);
  psg_set_children(s->graph, node, &value, 1);
  check_active_result(s, binding, type);
  if (is_rigid) {
    binding_check_escape(s, binding, explicit, watched);
    s->unifier.watched_level = watched_level;
    if (!watched_level) s->unifier.watched.count = 0;
  }
  if (own_vars.list.count) sema_retry_pending(s);
  sema_check_written_vars(s, &own_vars, binding->span);
}

/* (|A|B|) also brings its cases into view, for patterns. */
void sema_add_active_patterns(Sema *s, Scope *scope, Syn *ident, NodeId node, uint32_t flags,
                              bool in_module) {
  if (ident->flags & SYN_F_PARTIAL) flags |= ACTIVE_PARTIAL;
  for (uint32_t i = 0; i < ident->count; i++) {
    uint32_t extra = i | ident->count << 8 | flags;
    scope_add(s, scope, SPACE_PATTERN, ident->items[i]->name, ENTRY_ACTIVE, node.index, extra);
    if (in_module)
      sema_add_entry(s, scope->module, SPACE_PATTERN, ident->items[i]->name, ENTRY_ACTIVE,
                     node.index, extra);
  }
}

void sema_add_active_results(Sema *s, Scope *scope, Syn *ident, NodeId node) {
  for (uint32_t i = 0; i < ident->count; i++)
    scope_add(s, scope, SPACE_VALUE, ident->items[i]->name, ENTRY_ACTIVE, node.index,
              i | ident->count << 8);
}

static void add_active_cases(Sema *s, Scope *scope, Syn *binding, NodeId node, LetPlace place) {
  Syn *head = binding_strip(binding_child(binding, SYN_BINDING_HEAD));
  if (head->kind != SYN_PAT_NAME || !(head->items[0]->flags & SYN_F_ACTIVE)) return;
  Syn *ident = head->items[0];
  if (place != LET_CLASS) {
    sema_add_active_patterns(s, scope, ident, node, 0, place == LET_MODULE);
    return;
  }
  sema_add_active_results(s, scope, ident, node);
}

void binding_publish(Sema *s, Scope *scope, Name name, NodeId node, LetPlace place) {
  if (place == LET_MODULE) {
    Found old;
    const char *module = name_text(s->names, module_row(s, scope->module)->name);
    bool is_of_class =
        *module && module[strlen(module) - 1] == '@'; /* static lets hide each other */
    if (!is_of_class && sema_find_entry(s, scope->module, SPACE_VALUE, name, ANY_ARITY, &old) &&
        old.kind == ENTRY_VALUE && old.target != node.index &&
        psg_node(s->graph, (NodeId){old.target})->span.file == psg_node(s->graph, node)->span.file) {
      diag(s->diags, psg_node(s->graph, node)->span, D_DUPLICATE_VALUE, name_text(s->names, name));
      sema_label_definition(s, psg_node(s->graph, (NodeId){old.target})->span, name);
    }
    sema_add_entry(s, scope->module, SPACE_VALUE, name, ENTRY_VALUE, node.index, 0);
  }
  scope_add_value(s, scope, name, node);
  if (psg_node(s->graph, node)->flags & NODE_LITERAL_CONST) {
    scope_add(s, scope, SPACE_PATTERN, name, ENTRY_VALUE, node.index, 0);
    if (place == LET_MODULE)
      sema_add_entry(s, scope->module, SPACE_PATTERN, name, ENTRY_VALUE, node.index, 0);
  } else {
    /* a variable hides a literal or case of the same name in expressions only */
  }
}

NodeId binding_new(Sema *s, Syn *binding, Name name, LetPlace place, bool is_use) {
  TypeId type = sema_new_var(s, binding->span);
  NodeId node = psg_new(s->graph, PSG_BINDING, type, binding->span);
  psg_node(s->graph, node)->name = name;
  if (sema_is_fresh_name(s, name)) sema_mark_made(s, node, "let pattern");
  uint32_t flags = binding_flags(s, binding, place, is_use);
  psg_node(s->graph, node)->flags |= flags;
  if (flags & NODE_EXPORT) {
    Name symbol = sema_name(s, sema_attribute_text(s, binding->u.decor, "Export"));
    psg_binding(s->graph, node)->attributes = psg_list(s->graph, &symbol.index, 1);
  }
  if (flags & NODE_ENTRY_POINT) vec_push(s->graph->arena, &s->graph->entry_points, node);
  return node;
}

/* FS1113: the body of a visible `inline` function is copied to its uses, where the private names that it uses are not in
 * scope. */
static void check_inline_access(Sema *s, const Scope *scope, NodeId binding, uint32_t first_node) {
  const PsgNode own = *psg_node(s->graph, binding);
  if (!(own.flags & NODE_INLINE) || own.flags & NODE_PRIVATE || !s->dialect->checks_definitions)
    return;
  for (ModuleId at = scope->module; at.index; at = module_row(s, at)->parent)
    if (module_row(s, at)->flags & MODULE_PRIVATE) return;
  for (uint32_t n = first_node; n < s->graph->nodes.count; n++) {
    const PsgNode use = *psg_node(s->graph, (NodeId){n});
    if (use.kind != PSG_VAR_REF || psg_var_ref_of(&use)->definition.index >= first_node) continue;
    const PsgNode used = *psg_node(s->graph, psg_var_ref_of(&use)->definition);
    uint32_t apart = NODE_INLINE | NODE_LITERAL_CONST;
    if (used.kind != PSG_BINDING || !(used.flags & NODE_PRIVATE) ||
        !(used.flags & NODE_MODULE_LEVEL) || used.flags & apart ||
        !sema_is_own_text(s, used.span)) /* what operators and indices become calls of the library */
      continue;
    diag(s->diags, own.span, D_INLINE_OF_PRIVATE, name_text(s->names, own.name));
    diag_hint(s->diags, "'%s' is private: make it public, or '%s' private too",
              name_text(s->names, used.name), name_text(s->names, own.name));
    return;
  }
}

/* FS0431: a value that lives for the whole run must not contain a pointer into a shorter life. */
static void check_byref_at_top(Sema *s, Syn *binding, NodeId node) {
  if (s->dialect->has_raw_byrefs || psg_binding(s->graph, node)->scheme.index) return;
  TypeId type = type_resolve(s->types, psg_node(s->graph, node)->type);
  if (type_kind(s->types, type) != TYPE_APP) return;
  bool is_like = tycon_row(s->types, type_tycon(s->types, type))->flags & TYCON_BYREF_LIKE;
  if (is_like || type_prim(s->types, type) == PRIM_BYREF)
    diag(s->diags, binding_child(binding, SYN_BINDING_HEAD)->span, D_BYREF_AT_TOP);
}

/* A `let` with its bindings while it is checked. */
typedef struct Group {
  Syn *let;
  Syn **bindings;
  uint32_t count;
  LetPlace place;
  bool is_rec, is_use, is_inline;
  NodeId *nodes;      /* of the bindings, from the start */
  TypeList *explicit; /* of each, as written */
  uint32_t first_node, first_pending;
} Group;

/* Is it a `use` that disposes nothing? That is a `use` in a module, which has no end, and one of `fixed`, whose pointer keeps its
 * target alive. */
static bool is_disposed(Sema *s, const Group *g) {
  if (!(g->let->flags & SYN_F_USE)) return false;
  if (g->place == LET_MODULE) {
    diag(s->diags, g->let->span, D_USE_IN_MODULE);
    return false;
  }
  Syn *pinned = binding_child(g->bindings[0], SYN_BINDING_BODY);
  if (!pinned || pinned->kind != SYN_FIXED) return true;
  pinned->flags |= SYN_F_USE;
  diag(s->diags, g->bindings[0]->items[SYN_BINDING_HEAD]->span, D_UNVERIFIABLE);
  return false;
}

/* The Binding of a function that was declared before its place. If no reference to it was made, it is generalised as usual. */
static NodeId declared_before(Sema *s, const Syn *binding) {
  NodeId node = {binding->size};
  if (map64_find(&s->rec.untouched, node.index) == 1 && !psg_binding(s->graph, node)->scheme.index)
    psg_node(s->graph, node)->type = sema_new_var(s, binding->span);
  return node;
}

static void make_nodes(Sema *s, Group *g) {
  g->nodes = NEW_ARRAY(s->unit, NodeId, g->count);
  g->explicit = NEW_ARRAY(s->unit, TypeList, g->count);
  g->first_node = s->graph->nodes.count, g->first_pending = s->pending.count;
  for (uint32_t i = 0; i < g->count; i++) {
    Syn *binding = g->bindings[i];
    g->nodes[i] = g->place == LET_MODULE && binding->size
                      ? declared_before(s, binding)
                      : binding_new(s, binding, binding_name(binding), g->place, g->is_use);
    g->is_inline |= (binding->flags & SYN_F_INLINE) != 0;
  }
}

/* let rec: all right sides can use the names and the annotated types. */
static void declare_group(Sema *s, const Scope *scope, const Group *g, Scope *inner) {
  for (uint32_t i = 0; i < g->count; i++)
    if (!g->bindings[i]->size) binding_declare_scheme(s, scope, g->bindings[i], g->nodes[i]);
  for (uint32_t i = 0; g->count > 1 && i < g->count; i++)
    if (!g->bindings[i]->size) binding_declare_type(s, scope, g->bindings[i], g->nodes[i]);
  for (uint32_t i = 0; i < g->count; i++) {
    scope_add_value(s, inner, binding_name(g->bindings[i]), g->nodes[i]);
    add_active_cases(s, inner, g->bindings[i], g->nodes[i], LET_LOCAL);
  }
}

/* The right sides. A member of a `let rec` group may become generic before the next is checked. */
static void check_bodies(Sema *s, Scope *inner, const Group *g, bool is_early) {
  Name outer = inner->defining;
  if (!g->is_rec && g->count == 1 && binding_param_count(g->bindings[0]))
    inner->defining = binding_name(g->bindings[0]);
  s->depths.inline_depth += g->is_inline;
  EarlyGroup early = early_begin(s, g->nodes, is_early ? g->count : 0);
  for (uint32_t i = 0; i < g->count; i++) {
    uint32_t body = s->graph->nodes.count, waiting = s->pending.count;
    check_binding(s, inner, g->bindings[i], g->nodes[i], &g->explicit[i], g -> is_rec);
    if (!is_early) continue;
    early_note_uses(s, &early, i);
    early_generalize(s, &early, i, g->bindings[i], body, waiting, &g->explicit[i]);
  }
  s->depths.inline_depth -= g->is_inline;
  inner->defining = outer;
}

static void check_disposable(Sema *s, const Group *g) {
  for (uint32_t i = 0; i < g->count; i++) {
    TypeId type = type_resolve(s->types, psg_node(s->graph, g->nodes[i])->type);
    TypeKind kind = type_kind(s->types, type);
    if (kind == TYPE_VAR || kind == TYPE_PARAM || kind == TYPE_ERROR ||
        sema_can_coerce(s, type, type_of(s->types, KNOWN_IDISPOSABLE)))
      continue;
    diag(s->diags, binding_child(g->bindings[i], SYN_BINDING_HEAD)->span, D_NOT_COMPATIBLE,
         sema_type_text(s, type), "System.IDisposable");
  }
}

/* Generalises the group. `late`: its members that were not generic before its end. */
static void generalize_group(Sema *s, const Scope *scope, const Group *g, const NodeList *late) {
  bool general = true, declared = false; /* a scheme that was written out stays as it is */
  for (uint32_t i = 0; i < g->count; i++) {
    general = general && binding_can_generalize(s, scope, g->bindings[i], g->nodes[i]);
    declared = declared || binding_child(g->bindings[i], SYN_BINDING_TYPE_PARAMS);
  }
  for (uint32_t i = 0; i < g->count; i++)
    binding_finish(s, g->bindings[i], g->nodes[i], general, g->first_pending, &g->explicit[i]);
  if (!g->is_rec) return;
  if (late->count > 1 && general && !declared) binding_share_params(s, late->items, late->count);
  binding_complete_uses(s, g->first_node, g->nodes, g->count);
}

/* Releases the name of a variable 'a that a local function was generalised over: later annotations may use it anew, as in F#. */
static void forget_generalized(Sema *s, TypeVars *vars) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < vars->list.count; i++)
    if (type_kind(s->types, type_resolve(s->types, vars->list.items[i].type)) != TYPE_PARAM)
      vars->list.items[kept++] = vars->list.items[i];
  vars->list.count = kept;
}

static void publish_group(Sema *s, Scope *scope, const Group *g) {
  for (uint32_t i = 0; i < g->count; i++) {
    Syn *binding = g->bindings[i];
    binding_publish(s, scope, binding_name(binding), g->nodes[i], g->place);
    if (g->place == LET_MODULE) {
      check_byref_at_top(s, binding, g->nodes[i]);
      check_inline_access(s, scope, g->nodes[i], g->first_node);
      sema_note_access(s, ENTRY_VALUE, g->nodes[i].index, scope->module, binding->u.decor);
      sema_note_obsolete(s, ENTRY_VALUE, g->nodes[i].index, binding->u.decor);
    }
    add_active_cases(s, scope, binding, g->nodes[i], g->place);
  }
}

/* Adds the nodes of a group that is not recursive, or its RecGroup. `delayed`: the members if some became lazy. */
static void put_group(Sema *s, const Group *g, const NodeId *delayed, NodeList *out) {
  bool has_forwards = g->place == LET_MODULE && s->rec.forward_values.count;
  for (uint32_t i = 0; has_forwards && i < g->count; i++) sema_start_value(s, g->nodes[i], out);
  if (!g->is_rec) {
    for (uint32_t i = 0; i < g->count; i++) vec_push(s->unit, out, g->nodes[i]);
  } else {
    NodeId group = psg_new_n(s->graph, PSG_REC_GROUP, sema_unit(s), g->let->span,
                             delayed ? delayed : g->nodes, g->count);
    vec_push(s->unit, out, group);
    for (uint32_t i = 0; delayed && i < g->count; i++) /* what was delayed is there now */
      if (psg_node(s->graph, g->nodes[i])->parent.index != group.index)
        vec_push(s->unit, out, g->nodes[i]);
  }
  for (uint32_t i = 0; has_forwards && i < g->count; i++) sema_finish_value(s, g->nodes[i], out);
}

static void check_group(Sema *s, Scope *scope, Syn *let, LetPlace place, NodeList *out) {
  Group g = {.let = let,
             .bindings = let->items,
             .count = let->kind == SYN_LET ? let->count - 1 : let->count,
             .place = place,
             .is_rec = (let->flags & SYN_F_REC) != 0};
  if (let->flags & SYN_F_BANG && place == LET_MODULE)
    diag(s->diags, let->items[0]->span, D_COMPUTATION_ONLY);
  g.is_use = is_disposed(s, &g);
  s->level++;
  make_nodes(s, &g);
  Scope inner = *scope;
  if (g.is_rec) declare_group(s, scope, &g, &inner);
  bool is_early = g.is_rec && g.count > 1 && s->dialect->generalizes_late;
  check_bodies(s, &inner, &g, is_early);
  NodeList late = {0};
  for (uint32_t i = 0; g.is_rec && i < g.count; i++)
    if (!is_early || !psg_binding(s->graph, g.nodes[i])->scheme.index)
      vec_push(s->scratch, &late, g.nodes[i]);
  if (g.is_use) check_disposable(s, &g);
  s->level--;
  sema_solve_pending(s, g.first_pending, s->level, g.is_inline);
  generalize_group(s, scope, &g, &late);
  if (scope->vars && place != LET_MODULE) forget_generalized(s, scope->vars);
  NodeId *delayed = NULL;
  if (g.is_rec && s->dialect->checks_definitions)
    delayed = sema_check_recursive_values(s, g.first_node, g.nodes, g.count);
  publish_group(s, scope, &g);
  put_group(s, &g, delayed, out);
}

void let_check(Sema *s, Scope *scope, Syn *let, LetPlace place, NodeList *out) {
  Syn *whole, *parts;
  if (place == LET_MODULE) let = sema_split_tuple_let(s, scope, let);
  if (place == LET_MODULE && sema_split_value_let(s, scope, let, &whole, &parts)) {
    check_group(s, scope, whole, place, out);
    check_group(s, scope, parts, place, out);
    return;
  }
  uint32_t count = let->kind == SYN_LET ? let->count - 1 : let->count;
  if (place == LET_MODULE && count == 1 && !binding_name(let->items[0]).index &&
      !binding_param_count(let->items[0])) {
    Syn *head = binding_strip(binding_child(let->items[0], SYN_BINDING_HEAD));
    bool is_unit = head->kind == SYN_CONST && head->sub == SYN_CONST_UNIT;
    if (head->kind != SYN_PAT_WILD && !is_unit) {
      binding_of_pattern(s, scope, let->items[0], out);
      return;
    }
    NodeId value =
        sema_check_expr(s, scope, binding_child(let->items[0], SYN_BINDING_BODY),
                        head->kind == SYN_CONST ? sema_unit(s) : sema_new_var(s, let->span));
    NodeId node =
        psg_new1(s->graph, PSG_BINDING, psg_node(s->graph, value)->type, let->span, value);
    psg_node(s->graph, node)->name = sema_fresh_name(s);
    psg_node(s->graph, node)->flags |= NODE_MODULE_LEVEL | NODE_SYNTHETIC;
    sema_mark_made(s, node, "_");
    vec_push(s->unit, out, node);
    return;
  }
  check_group(s, scope, let, place, out);
}
