/* recursive_values: values of a `let rec` group, which may be used before they are initialised.
 *
 * There are four kinds of references to a value of the group that has not been computed yet:
 *
 *   let rec a = a + 1                            strict: never defined (FS0031)
 *   let rec a = { next = fun () -> a }           in a function, sequence or lazy value that is only stored into data
 *   let rec a = b + 1   and b = 2                to a later value
 *   let rec a = f 1     and f x = x + b   and b = 2     possibly, in a function that is called
 *
 * The second kind needs no change: the name refers to the place of the value (psg/elaborate/captures.c for local values). A value
 * b that may be used too early is delayed:
 *
 *   let rec b@ = lazy 2   and f x = x + b@.Force ()   and a = f 1
 *   let b = b@.Force ()
 *
 * So values are computed on demand, and a value that depends on itself raises InvalidOperationException. FS0040 warns of every
 * reference that only a run of the program can prove sound.
 */
#include "clef/sema/bind/bind.h"

typedef struct Mention {
  uint32_t from, to; /* places in the group */
  bool strict;       /* evaluated with the value, not in a closure */
  bool harmless;     /* in a closure that is only stored into data, or a function stored there */
  bool in_lambda, in_later;
  bool is_part; /* of data that is built with the value: { next = a } */
  NodeId node;
} Mention;

typedef struct RecValues {
  Sema *s;
  const NodeId *bindings;
  uint32_t count;
  VEC(Mention) mentions;
} RecValues;

static uint32_t place_of(const RecValues *r, NodeId node) {
  uint32_t i = 0;
  while (i < r->count && r->bindings[i].index != node.index) i++;
  return i;
}

static bool is_function(const RecValues *r, uint32_t place) {
  Graph *g = r->s->graph;
  if (!psg_child_count(g, r->bindings[place])) return true; /* in error */
  PsgKind kind = psg_kind(g, psg_child(g, r->bindings[place], 0));
  return kind == PSG_LAMBDA || kind == PSG_ERROR;
}

static bool is_data(PsgKind kind) {
  return kind == PSG_UNION_CASE || kind == PSG_RECORD_EXPR || kind == PSG_TUPLE_EXPR ||
         kind == PSG_LIST_EXPR || kind == PSG_TYPE_ANNOTATION;
}

/* Computes the kind of a reference, by a walk from the reference outwards to the value. */
static void add_mention(RecValues *r, NodeId node) {
  Graph *g = r->s->graph;
  uint32_t to = place_of(r, psg_var_ref(g, node)->definition);
  if (to == r->count) return;
  Mention m = {.to = to, .node = node, .strict = true};
  bool data = true; /* what was passed since the last closure is data only */
  for (NodeId up = psg_node(g, node)->parent; up.index; up = psg_node(g, up)->parent) {
    PsgKind kind = psg_kind(g, up);
    if ((m.from = place_of(r, up)) < r->count) {
      m.harmless = data && (!m.strict || is_function(r, to));
      m.is_part = data && m.strict && m.from == to && !is_function(r, to);
      vec_push(r->s->scratch, &r->mentions, m);
      return;
    }
    bool later = kind == PSG_LAZY_EXPR || kind == PSG_SEQ_EXPR;
    if (later || kind == PSG_LAMBDA || kind == PSG_OBJECT_EXPR) {
      m.strict = false, data = true;
      m.in_later |= later, m.in_lambda |= !later;
    } else if (kind == PSG_BINDING && psg_binding(g, up)->member.index) {
      /* a member of an object expression: the object is data */
    } else if (!is_data(kind)) {
      data = false;
      m.in_later |= kind == PSG_BINDING;
    }
  }
}

/* FS0040 where F# gives it: at the first reference of the group. */
static bool warn(RecValues *r, const Mention *m) {
  if (is_function(r, m->from) || is_function(r, m->to) || m->to < m->from || m->is_part)
    return false;
  if (m->harmless && m->in_lambda && !m->in_later) return false;
  diag(r->s->diags, psg_node(r->s->graph, m->node)->span, D_RECURSIVE_REFERENCE);
  return true;
}

static const char *text_of(RecValues *r, uint32_t place) {
  return name_text(r->s->names, psg_node(r->s->graph, r->bindings[place])->name);
}

/* FS0260: let rec xs = 1 :: xs. */
static bool refuse_list(RecValues *r, uint32_t place) {
  Sema *s = r->s;
  for (uint32_t i = 0; i < r->mentions.count; i++) {
    const Mention *m = &r->mentions.items[i];
    if (!m->is_part || m->to != place) continue;
    const PsgNode *built = psg_node(s->graph, psg_node(s->graph, m->node)->parent);
    bool is_list = type_is_known(s->types, built->type, KNOWN_LIST);
    if (!is_list && !type_is_known(s->types, built->type, KNOWN_OPTION)) continue;
    diag(s->diags, built->span, D_RECURSIVE_DATA, is_list ? "List" : "Option", text_of(r, place));
    return true;
  }
  return false;
}

/* Is it a value that depends strictly on itself, directly or through others? */
static bool refuse_cycle(RecValues *r, uint32_t start) {
  Sema *s = r->s;
  uint32_t *before = NEW_ARRAY(s->scratch, uint32_t, r->count + 1), *queue;
  queue = NEW_ARRAY(s->scratch, uint32_t, r->count + 1);
  uint32_t first = 0, end = 0;
  queue[end++] = start;
  while (first < end) {
    uint32_t at = queue[first++];
    for (uint32_t i = 0; i < r->mentions.count; i++) {
      const Mention *m = &r->mentions.items[i];
      if (m->from != at || !m->strict || is_function(r, m->from) || is_function(r, m->to)) continue;
      if (m->to == start) {
        Span span = psg_node(s->graph, r->bindings[start])->span;
        if (at == start) {
          diag(s->diags, span, D_RECURSIVE_VALUE, text_of(r, start));
          return true;
        }
        uint32_t *path = NEW_ARRAY(s->scratch, uint32_t, r->count), steps = 0;
        for (uint32_t up = at; up != start; up = before[up] - 1) path[steps++] = up;
        Text text = {.arena = s->scratch};
        text_format(&text, "Value '%s'", text_of(r, start));
        while (steps) text_format(&text, " will evaluate '%s'", text_of(r, path[--steps]));
        text_format(&text, " will evaluate '%s'", text_of(r, start));
        diag(s->diags, span, D_RECURSIVE_CYCLE, text_string(&text));
        return true;
      }
      if (m->to < start) return false; /* said there */
      if (before[m->to]) continue;
      before[m->to] = at + 1;
      queue[end++] = m->to;
    }
  }
  return false;
}

/* Marks the values that may be used while the value at `start` is computed, itself included. */
static void find_delayed(RecValues *r, uint32_t start, bool *delayed) {
  bool *seen = NEW_ARRAY(r->s->scratch, bool, r->count + 1);
  uint32_t *queue = NEW_ARRAY(r->s->scratch, uint32_t, r->count + 2);
  uint32_t first = 0, end = 0;
  queue[end++] = start;
  while (first < end) {
    uint32_t at = queue[first++];
    for (uint32_t i = 0; i < r->mentions.count; i++) {
      const Mention *m = &r->mentions.items[i];
      if (m->from != at || (m->harmless && !is_function(r, at))) continue;
      if (!is_function(r, m->to) && m->to >= start) delayed[m->to] = true;
      if (seen[m->to]) continue;
      seen[m->to] = true;
      queue[end++] = m->to;
    }
  }
}

/* Renames the value at `place` to `name@` and makes it lazy. References force it. */
static NodeId delay(RecValues *r, uint32_t place) {
  Sema *s = r->s;
  Graph *g = s->graph;
  NodeId binding = r->bindings[place], value = psg_child(g, binding, 0);
  const PsgNode old = *psg_node(g, binding);
  TypeId type = old.type, lazy = type_app(s->types, type_known(s->types, KNOWN_LAZY), &type, 1);
  uint32_t outer = sema_begin_made(s, "let rec");
  NodeId param = psg_new(g, PSG_PATTERN_BINDING, sema_unit(s), old.span);
  psg_node(g, param)->name = sema_fresh_name(s);
  NodeId thunk =
      psg_new2(g, PSG_LAMBDA, type_function(s->types, sema_unit(s), type), old.span, param, value);
  psg_lambda(g, thunk)->context = LAMBDA_LAZY_THUNK;
  NodeId made =
      psg_new1(g, PSG_BINDING, lazy, old.span, psg_new1(g, PSG_LAZY_EXPR, lazy, old.span, thunk));
  PsgNode *n = psg_node(g, made);
  n->name = sema_name(s, format_in(s->scratch, "%s@", text_of(r, place)));
  n->flags |= NODE_SYNTHETIC | (old.flags & NODE_MODULE_LEVEL);
  for (uint32_t i = 0; i <= r->mentions.count; i++) {
    bool is_own = i == r->mentions.count;
    if (!is_own && r->mentions.items[i].to != place) continue;
    NodeId force = is_own ? psg_new(g, PSG_INTRINSIC, type, old.span) : r->mentions.items[i].node;
    NodeId use = psg_new_var(g, made, lazy, psg_node(g, force)->span);
    psg_node(g, use)->name = psg_node(g, made)->name;
    psg_node(g, force)->kind = PSG_INTRINSIC;
    psg_intrinsic(g, force)->id = INTRINSIC_LAZY_FORCE;
    psg_intrinsic(g, force)->types = (IdRun){0, 0};
    psg_set_children(g, force, &use, 1);
    if (is_own) psg_set_children(g, binding, &force, 1);
  }
  sema_end_made(s, outer);
  return made;
}

static bool is_generic(Sema *s, NodeId binding) {
  const PsgNode *n = psg_node(s->graph, binding);
  return psg_binding_of(n)->scheme.index &&
         scheme_row(s->types, psg_binding_of(n)->scheme)->params.count;
}

NodeId *sema_check_recursive_values(Sema *s, uint32_t first_node, const NodeId *bindings,
                                    uint32_t count) {
  RecValues r = {.s = s, .bindings = bindings, .count = count};
  bool any = false;
  for (uint32_t i = 0; i < count; i++) any = any || !is_function(&r, i);
  if (!any) return NULL;
  uint32_t end = s->graph->nodes.count;
  for (uint32_t n = first_node; n < end; n++)
    if (psg_kind(s->graph, (NodeId){n}) == PSG_VAR_REF) add_mention(&r, (NodeId){n});
  for (uint32_t i = 0; i < r.mentions.count && !warn(&r, &r.mentions.items[i]); i++) continue;
  bool *delayed = NEW_ARRAY(s->scratch, bool, count), refused = false;
  for (uint32_t i = 0; i < count; i++) {
    if (is_function(&r, i)) continue;
    refused |= refuse_list(&r, i) || refuse_cycle(&r, i);
    find_delayed(&r, i, delayed);
  }
  any = false;
  for (uint32_t i = 0; i < count; i++) {
    if (delayed[i] && is_generic(s, bindings[i])) delayed[i] = false;
    any = any || delayed[i];
  }
  if (refused || !any) return NULL;
  NodeId *members = NEW_ARRAY(s->unit, NodeId, count);
  uint32_t n = 0;
  for (uint32_t i = 0; i < count; i++)
    if (delayed[i]) members[n++] = delay(&r, i);
  for (uint32_t i = 0; i < count; i++)
    if (!delayed[i]) members[n++] = bindings[i];
  return members;
}
