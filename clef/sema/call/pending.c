/* pending: operators, conversions and member constraints (traits) that wait until the types are known which they depend on.
 *
 * Each is tried when it is met. If its types do not decide it, it goes to the end of `Sema.pending` and is tried
 * again: when an operand gets its type (sema_decide_operators), when a type must be known now (sema_retry_pending),
 * at the end of its group of definitions (sema_solve_pending), at the end of the file (sema_default_pending).
 *
 * Note [Which pending is tried again]
 * Another try has the same outcome as the last one, unless an open type changed that the pending mentions. So each pending
 * watches the variables in its types: they carry VAR_AWAITED, the unifier lists those that change, and note_changes
 * looks up the pending nodes that watch them; these watch the variables of the solution from then on. A variable that
 * becomes another one, without constraints, decides no operator. `PendingQueue` has a set of pendings for each way to try
 * one; a try takes the pending out of its set, a change puts it into all sets. So an operator that waits costs the same however
 * many others wait. The sets are walked by rising index, which is the order of the source. A try within a trial sees
 * types that may be undone. It leaves the sets as they are, and tries all.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/report/report.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"

/* ---- sets of indices ---- */

static void make_room(Sema *s, uint32_t index) {
  PendingQueue *queue = &s->queue;
  while (queue->words.count <= index / 64) vec_push(s->session, &queue->words, (PendingWords){{0}});
  while (queue->groups.count <= index / 64 / 64)
    vec_push(s->session, &queue->groups, (PendingWords){{0}});
}

static void set_add(PendingQueue *queue, uint32_t set, uint32_t index) {
  queue->words.items[index / 64].of[set] |= (uint64_t)1 << index % 64;
  queue->groups.items[index / 64 / 64].of[set] |= (uint64_t)1 << index / 64 % 64;
}

static void set_remove(PendingQueue *queue, uint32_t set, uint32_t index) {
  uint32_t word = index / 64;
  uint64_t *bits = &queue->words.items[word].of[set];
  *bits &= ~((uint64_t)1 << index % 64);
  if (!*bits) queue->groups.items[word / 64].of[set] &= ~((uint64_t)1 << word % 64);
}

/* The index of the lowest bit, by a multiplication with a de Bruijn sequence of six bits. */
static uint32_t lowest_bit(uint64_t bits) {
  static const uint8_t places[64] = {0,  1,  48, 2,  57, 49, 28, 3,  61, 58, 50, 42, 38, 29, 17, 4,
                                     62, 55, 59, 36, 53, 51, 43, 22, 45, 39, 33, 30, 24, 18, 12, 5,
                                     63, 47, 56, 27, 60, 41, 37, 16, 54, 35, 52, 21, 44, 32, 23, 11,
                                     46, 26, 40, 15, 34, 20, 31, 10, 25, 14, 19, 9,  13, 8,  7,  6};
  return places[(bits & (0 - bits)) * 0x03f79d71b4cb0a89u >> 58];
}

/* The lowest bit of a set that is not below `from`, or UINT32_MAX. */
static uint32_t next_bit(const PendingWords *words, uint32_t count, uint32_t set, uint32_t from) {
  uint64_t bits = from / 64 < count ? words[from / 64].of[set] >> from % 64 << from % 64 : 0;
  for (uint32_t i = from / 64; i < count; bits = ++i < count ? words[i].of[set] : 0)
    if (bits) return i * 64 + lowest_bit(bits);
  return UINT32_MAX;
}

uint32_t pending_set_next(const PendingQueue *queue, uint32_t set, uint32_t from) {
  if (from / 64 >= queue->words.count) return UINT32_MAX;
  uint64_t bits = queue->words.items[from / 64].of[set] >> from % 64 << from % 64;
  if (bits) return from / 64 * 64 + lowest_bit(bits);
  uint32_t word = next_bit(queue->groups.items, queue->groups.count, set, from / 64 + 1);
  return word == UINT32_MAX ? word : word * 64 + lowest_bit(queue->words.items[word].of[set]);
}

/* The set for a way to try here. */
static uint32_t set_of(const Sema *s, PendingWay way) {
  return (s->depths.inline_depth > 0 ? PENDING_WAYS : 0) + (uint32_t)way;
}

/* ---- what each pending node waits for: Note [Which pending is tried again] ---- */

static void watch_variable(Sema *s, uint32_t index, uint32_t var) {
  Pending *pending = &s->pending.items[index];
  for (uint32_t i = 0; i < pending->watched.count; i++)
    if (pending->watched.items[i] == var) return;
  vec_push(s->session, &pending->watched, var);
  PendingQueue *queue = &s->queue;
  uint32_t place = var - s->types->vars.own_start;
  vec_reserve(s->session, &queue->waiting, place + 1);
  if (queue->waiting.count <= place) queue->waiting.count = place + 1;
  vec_push(s->session, &queue->links, ((PendingLink){index, queue->waiting.items[place]}));
  queue->waiting.items[place] = queue->links.count;
  var_row(s->types, var)->flags |= VAR_AWAITED;
}

static void watch_type(Sema *s, uint32_t index, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  const TypeRow row = *type_row(t, type);
  if (row.kind == TYPE_VAR) watch_variable(s, index, row.head);
  if (!(row.flags & TYPE_FLAG_HAS_VAR)) return;
  for (uint32_t i = row.kind == TYPE_ANON_RECORD; i < row.args.count;
       i += row.kind == TYPE_ANON_RECORD ? 2 : 1)
    watch_type(s, index, (TypeId){run_items(t, row.args)[i]});
}

static void watch(Sema *s, uint32_t index) {
  const Pending pending = s->pending.items[index];
  if (pending.trait) {
    watch_type(s, index, pending.trait->type);
    for (uint32_t i = 0; i < pending.trait->support.count; i++)
      watch_type(s, index, (TypeId){run_items(s->types, pending.trait->support)[i]});
    return;
  }
  for (uint32_t i = 0; i < psg_child_count(s->graph, pending.node); i++)
    watch_type(s, index, sema_type_of_child(s, pending.node, i));
  watch_type(s, index, psg_node(s->graph, pending.node)->type);
}

static bool is_conversion(const Pending *pending) {
  return !pending->trait && !pending->op && !pending->is_range;
}

static bool fits_way(const Pending *pending, PendingWay way) {
  if (way == PENDING_TRAIT) return pending->trait;
  if (way == PENDING_OPERATOR) return !pending->trait && !is_conversion(pending);
  return true;
}

static void wake(Sema *s, uint32_t index) {
  const Pending *pending = &s->pending.items[index];
  make_room(s, index);
  PendingWords *word = &s->queue.words.items[index / 64],
               *group = &s->queue.groups.items[index / 64 / 64];
  uint64_t bit = (uint64_t)1 << index % 64, group_bit = (uint64_t)1 << index / 64 % 64;
  for (uint32_t set = 0; set < TRY_SETS; set += PENDING_WAYS) {
    PendingWay own = pending->trait           ? PENDING_TRAIT
                     : is_conversion(pending) ? PENDING_FREE
                                              : PENDING_OPERATOR;
    word->of[set + own] |= bit, group->of[set + own] |= group_bit;
    word->of[set + PENDING_FREE] |= bit, group->of[set + PENDING_FREE] |= group_bit;
    word->of[set + PENDING_RESULT] |= bit, group->of[set + PENDING_RESULT] |= group_bit;
  }
}

void sema_wake_pending(Sema *s, uint32_t from) {
  for (uint32_t i = from; i < s->pending.count; i++)
    if (!s->pending.items[i].done) wake(s, i);
}

/* Is the solution another variable without constraints? That decides no operator. */
static bool is_plain_var(const Types *t, TypeId solution) {
  const TypeRow *row = type_row(t, solution);
  return row->kind == TYPE_VAR && !var_row(t, row->head)->constraints &&
         !var_row(t, row->head)->solution.index;
}

static void note_changes(Sema *s) {
  PendingQueue *queue = &s->queue;
  for (uint32_t i = 0; i < s->unifier.changed.count; i++) {
    uint32_t var = s->unifier.changed.items[i], place = var - s->types->vars.own_start;
    uint32_t link = place < queue->waiting.count ? queue->waiting.items[place] : 0;
    TypeId solution = var_row(s->types, var)->solution; /* none: it got a constraint */
    bool joins = solution.index && is_plain_var(s->types, solution);
    for (; link; link = queue->links.items[link - 1].next) {
      uint32_t index = queue->links.items[link - 1].pending;
      if (index >= s->pending.count || s->pending.items[index].done) continue;
      if (!joins || !s->pending.items[index].op) wake(s, index);
      if (solution.index) watch_type(s, index, solution);
    }
  }
  s->unifier.changed.count = 0;
}

/* The next pending from `index` on that the set contains, or the count of all. */
static uint32_t next_to_try(Sema *s, PendingWay way, uint32_t index) {
  uint32_t set = set_of(s, way);
  if (s->types->trials) {
    while (index < s->pending.count &&
           (s->pending.items[index].done || !fits_way(&s->pending.items[index], way)))
      index++;
    return index;
  }
  note_changes(s);
  while ((index = pending_set_next(&s->queue, set, index)) < s->pending.count) {
    set_remove(&s->queue, set, index);
    if (!s->pending.items[index].done) return index;
  }
  return s->pending.count;
}

void sema_add_pending(Sema *s, Pending pending) {
  uint32_t index = s->pending.count;
  type_trail_word(&s->unifier, &s->pending.count);
  vec_push(s->session, &s->pending, pending);
  wake(s, index);
  s->queue.has_traits |= pending.trait != NULL;
  if (pending.trait)
    set_add(&s->queue, SET_TRAITS, index);
  else
    set_remove(&s->queue, SET_TRAITS, index); /* of one that had the index before */
  if (s->dialect->delays_operators) {         /* it has been tried so when it was met */
    set_remove(&s->queue, set_of(s, PENDING_OPERATOR), index);
    set_remove(&s->queue, set_of(s, PENDING_TRAIT), index);
  }
  watch(s, index);
}

/* ---- trying ---- */

static bool try_here(Sema *s, const Pending *pending, const Attempt *attempt) {
  if (pending->trait) return sema_try_trait(s, pending->trait, attempt);
  if (pending->is_range) return sema_try_range(s, pending->node, false);
  return sema_try_node(s, pending->node, attempt);
}

/* New variables get the level of the place where the pending was made, because its definition is generalised at that level. */
static bool try_pending(Sema *s, const Pending *pending, const Attempt *attempt) {
  uint32_t outer = s->level;
  if (pending->level > outer) s->level = pending->level;
  bool done = try_here(s, pending, attempt);
  s->level = outer;
  return done;
}

/* The result of bit operations, shifts and signs has the operand's type, so `v <<< 1 ||| 1u` makes v a uint32. */
static void join_types(Sema *s, const Operator *op, NodeId node) {
  bool is_sign = op->sort == 'u' && op->text[0] == '~';
  if (s->dialect->joins_operands || (op->sort != 'b' && op->sort != 's' && !is_sign)) return;
  TypeId operand = sema_type_of_child(s, node, 0);
  if (type_kind(s->types, operand) != TYPE_VAR) return;
  type_unify(&s->unifier, operand, psg_node(s->graph, node)->type);
  if (op->sort == 'b' && psg_child_count(s->graph, node) == 2)
    type_unify(&s->unifier, sema_type_of_child(s, node, 0), sema_type_of_child(s, node, 1));
}

/* Removes a new pending operator from sets whose kind of try cannot succeed yet. If both operands are unknown, that is a try that
 * decides by one operand. If the result is unknown, it is a try that decides by the result. */
static void leave_out_tries(Sema *s, uint32_t index) {
  const Pending *pending = &s->pending.items[index];
  const Operator *op = pending->op;
  if (!op || op->sort != 'a' || psg_child_count(s->graph, pending->node) != 2 ||
      !s->dialect->delays_operators)
    return;
  TypeId a = sema_type_of_child(s, pending->node, 0), b = sema_type_of_child(s, pending->node, 1);
  if (type_kind(s->types, a) == TYPE_VAR && type_kind(s->types, b) == TYPE_VAR)
    set_remove(&s->queue, set_of(s, PENDING_FREE), index);
  TypeId result = type_resolve(s->types, psg_node(s->graph, pending->node)->type);
  if (type_kind(s->types, result) == TYPE_VAR)
    set_remove(&s->queue, set_of(s, PENDING_RESULT), index);
}

static NodeId pend(Sema *s, const Pending *pending, const Attempt *attempt) {
  NodeId node = pending->node;
  if (pending->op) join_types(s, pending->op, node);
  if (try_pending(s, pending, attempt)) return node;
  sema_add_pending(s, *pending);
  leave_out_tries(s, s->pending.count - 1);
  bool has_operands = pending->op || pending->is_range;
  for (uint32_t i = 0; has_operands && i < psg_child_count(s->graph, node); i++) {
    TypeId operand = sema_type_of_child(s, node, i);
    if (type_kind(s->types, operand) == TYPE_VAR)
      var_row(s->types, type_row(s->types, operand)->head)->flags |= VAR_OPERAND;
  }
  return node;
}

NodeId sema_pend(Sema *s, NodeId node, const Attempt *attempt) {
  Attempt first = *attempt;
  first.waits = s->dialect->delays_operators;
  return pend(s, &(Pending){.node = node, .op = attempt->op, .level = s->level}, &first);
}

NodeId sema_pend_range(Sema *s, NodeId node) {
  return pend(s, &(Pending){.node = node, .is_range = true, .level = s->level}, &(Attempt){0});
}

/* Tries each pending of the set once. Returns whether one was decided. */
static bool try_all(Sema *s, PendingWay way, uint32_t from, Attempt attempt) {
  bool progress = false;
  for (uint32_t i = from; (i = next_to_try(s, way, i)) < s->pending.count; i++) {
    const Pending pending = s->pending.items[i];
    attempt.op = pending.op;
    if (try_pending(s, &pending, &attempt)) s->pending.items[i].done = progress = true;
  }
  return progress;
}

void sema_decide_operators(Sema *s, Span span, TypeId type, const Because *because) {
  s->unifier.operand_solved = 0;
  Attempt attempt = {
      .waits = true, .blame = span, .blame_type = type_resolve(s->types, type), .because = because};
  for (uint32_t i = 0; (i = next_to_try(s, PENDING_OPERATOR, i)) < s->pending.count; i++) {
    const Pending pending = s->pending.items[i];
    attempt.op = pending.op;
    attempt.has_known_result =
        type_kind(s->types, type_resolve(s->types, psg_node(s->graph, pending.node)->type)) !=
        TYPE_VAR;
    if (try_pending(s, &pending, &attempt)) s->pending.items[i].done = true;
  }
}

/* Traits with known operands are tried before those that a number beside an unknown operand would decide. */
static void try_known_traits(Sema *s, uint32_t from, bool is_defaulting) {
  if (!s->queue.has_traits) return;
  Attempt attempt = {
      .waits = s->dialect->delays_operators, .is_weak = true, .is_defaulting = is_defaulting};
  while (try_all(s, PENDING_TRAIT, from, attempt)) {
  }
}

void sema_retry_pending(Sema *s) {
  try_known_traits(s, 0, false);
  try_all(s, PENDING_FREE, 0, (Attempt){.is_weak = true});
}

/* The operands and the result of an arithmetic operator; false: it is none. */
static bool arithmetic_types(Sema *s, const Pending *pending, TypeId *a, TypeId *b,
                             TypeId *result) {
  if (pending->trait) return sema_trait_arithmetic(s, pending->trait, a, b, result);
  if (!pending->op || pending->op->sort != 'a' || psg_child_count(s->graph, pending->node) != 2)
    return false;
  *a = sema_type_of_child(s, pending->node, 0), *b = sema_type_of_child(s, pending->node, 1);
  *result = type_resolve(s->types, psg_node(s->graph, pending->node)->type);
  return true;
}

/* `x * x` with a known result: if nothing else decides, the second operand gets the type of the result. (F#'s defaults for
 * `+` and similar operators: the second operand from the result, the result from the first operand, the first operand from
 * int.) */
static bool take_result(Sema *s, const Pending *pending) {
  Types *t = s->types;
  TypeId a, b, result;
  if (!pending->trait &&
      type_kind(t, type_resolve(t, psg_node(s->graph, pending->node)->type)) == TYPE_VAR)
    return false;
  if (!arithmetic_types(s, pending, &a, &b, &result)) return false;
  PrimKind prim = type_kind(t, result) == TYPE_APP ? type_prim(t, result) : PRIM_NONE;
  if (type_kind(t, a) != TYPE_VAR || type_kind(t, b) != TYPE_VAR || sema_has_measure(s, result) ||
      (!prim_is_number(prim) && prim != PRIM_STRING && !type_is_known(t, result, KNOWN_DECIMAL)))
    return false;
  return type_unify(&s->unifier, b, result);
}

static bool take_a_result(Sema *s, uint32_t from) {
  for (uint32_t i = from; (i = next_to_try(s, PENDING_RESULT, i)) < s->pending.count; i++) {
    const Pending pending = s->pending.items[i];
    if (take_result(s, &pending)) return true;
  }
  return false;
}

/* Decides the pendings whose types suffice. With `takes_results` a known result suffices. `is_defaulting`: a default
 * determined one of the types. */
static void decide(Sema *s, uint32_t from, bool takes_results, bool is_defaulting) {
  for (bool progress = true; progress;) {
    try_known_traits(s, from, is_defaulting);
    progress =
        try_all(s, PENDING_FREE, from, (Attempt){.is_weak = true, .is_defaulting = is_defaulting});
    if (!progress && takes_results) progress = is_defaulting = take_a_result(s, from);
  }
}

/* ---- what stays open ---- */

/* A type parameter that the program declares has only the members that its constraints name. */
static bool refuse_rigid(Sema *s, const Pending *pending) {
  Types *t = s->types;
  const Trait *trait = pending->trait;
  if (!trait || s->depths.inline_depth || !s->dialect->has_rigid_params) return false;
  TypeId lacking = {0};
  for (uint32_t i = 0; i < trait->support.count; i++) {
    TypeId type = type_resolve(t, (TypeId){run_items(t, trait->support)[i]});
    if (type_kind(t, type) == TYPE_VAR) return false;
    if (type_kind(t, type) == TYPE_PARAM && !lacking.index) lacking = type;
  }
  if (!lacking.index) return false;
  const Diag *latest = s->diags->list.count ? &vec_last(&s->diags->list) : NULL;
  if (latest && latest->code == D_PARAM_LACKS && latest->span.start == trait->span.start)
    return true; /* said of another member that the function needs */
  const char *name = name_text(s->names, trait->name), *symbol = sema_operator_symbol(name);
  if (symbol && symbol[0] == '~') symbol++;
  sema_report_lacking(s, trait->span, lacking,
                      symbol ? format_in(s->session, "(static member (%s))", symbol)
                             : format_in(s->session, "(static member %s)", name));
  return true;
}

/* Keeps the variables from being generalised. A later use solves them, or int at the end of the file. */
static void lower_level(Sema *s, const Pending *pending, uint32_t level) {
  if (pending->trait) {
    for (uint32_t k = 0; k < pending->trait->support.count; k++)
      type_lower_level(&s->unifier, (TypeId){run_items(s->types, pending->trait->support)[k]},
                       level);
    type_lower_level(&s->unifier, pending->trait->type, level);
    return;
  }
  for (uint32_t k = 0; k < psg_child_count(s->graph, pending->node); k++)
    type_lower_level(&s->unifier, sema_type_of_child(s, pending->node, k), level);
  type_lower_level(&s->unifier, psg_node(s->graph, pending->node)->type, level);
}

/* An operator or conversion in an `inline` function is what it is at each use. */
static void leave_to_use(Sema *s, const Pending *pending) {
  NodeId node = pending->node;
  uint32_t count = psg_child_count(s->graph, node), support_count = 1;
  TypeId support[2] = {sema_type_of_child(s, node, 0), {0}};
  if (pending->is_range) { /* its new variables are generalised with the bounds */
    uint32_t outer = s->level;
    s->level = pending->level;
    sema_try_range(s, node, true);
    s->level = outer;
    return;
  }
  if (!pending->op) {
    sema_make_trait_call(s, node, sema_name(s, "op_Explicit"), support, 1);
    return;
  }
  const Operator *op = pending->op;
  if (count > 1) support[1] = sema_type_of_child(s, node, 1);
  if (op->sort == 's') type_unify(&s->unifier, support[1], type_of(s->types, KNOWN_INT32));
  if (s->dialect->joins_operands) { /* there one type is meant */
    if (op->sort != 's' && count > 1) type_unify(&s->unifier, support[0], support[1]);
    type_unify(&s->unifier, psg_node(s->graph, node)->type, support[0]);
  } else if (count > 1 && op->sort != 's' &&
             type_resolve(s->types, support[0]).index != type_resolve(s->types, support[1]).index) {
    support_count = 2;
  }
  sema_make_trait_call(s, node, sema_name(s, op->member), support, support_count);
}

/* Can a number have the member without a definition that says so? */
static bool is_of_numbers(const Sema *s, const Trait *trait) {
  const char *name = name_text(s->names, trait->name);
  return sema_operator_sort(name) || !strcmp(name, "op_Explicit") || !strcmp(name, "get_Zero") ||
         !strcmp(name, "get_One") || !strcmp(name, "DivideByInt");
}

/* Member constraints of a function that is about to be generalised: where a single overload fits, it decides what is open (F#
 * specification 14.5.4, weak resolution). */
static void take_only_overloads(Sema *s, uint32_t from, uint32_t level) {
  bool progress = true;
  while (progress && s->queue.has_traits) {
    progress = false;
    for (uint32_t i = from; (i = pending_set_next(&s->queue, SET_TRAITS, i)) < s->pending.count;
         i++) {
      const Pending pending = s->pending.items[i];
      if (pending.done || !pending.trait || pending.level <= level ||
          is_of_numbers(s, pending.trait))
        continue;
      uint32_t outer = s->level;
      s->level =
          pending.level; /* the overload's type parameters are generalised with the function's */
      bool done = sema_try_trait(s, pending.trait, &(Attempt){.takes_only = true});
      s->level = outer;
      if (done) s->pending.items[i].done = progress = true;
    }
    if (progress) decide(s, from, true, false);
  }
}

void sema_solve_pending(Sema *s, uint32_t from, uint32_t level, bool is_inline) {
  decide(s, from, !is_inline, false);
  if (!is_inline && s->queue.has_traits) take_only_overloads(s, from, level);
  for (uint32_t i = from; i < s->pending.count; i++) {
    const Pending pending = s->pending.items[i];
    if (pending.done) continue;
    if (!is_inline && refuse_rigid(s, &pending)) {
      s->pending.items[i].done = true;
    } else if (!is_inline) {
      if (pending.level > level) { /* else its variables are as low already */
        lower_level(s, &pending, level);
        s->pending.items[i].level = level;
      }
    } else if (!pending.trait) {
      s->pending.items[i].done = true;
      leave_to_use(s, &pending);
    }
  }
  if (is_inline && s->queue.has_traits && sema_join_traits(s, from)) decide(s, from, false, false);
  while (s->pending.count > from && vec_last(&s->pending).done) s->pending.count--;
}

/* The default of a variable, or int. For a hole of a format that accepts neither it is the first type that the hole accepts. */
static TypeId default_number(Sema *s, const VarRow *var) {
  Types *t = s->types;
  TypeId wanted = var->default_type.index ? var->default_type : sema_int(s);
  for (uint32_t c = var->constraints; c; c = constraint_row(t, c)->next) {
    const ConstraintRow *row = constraint_row(t, c);
    if (row->kind != CONSTRAINT_ONE_OF) continue;
    const TypeId *list = (const TypeId *)run_items(t, row->support);
    for (uint32_t i = 0; i < row->support.count; i++)
      if (type_equal(t, list[i], wanted)) return wanted;
    return list[0];
  }
  return wanted;
}

/* Is the type of the operand still unknown? */
static void take_number(Sema *s, TypeId type) {
  Types *t = s->types;
  type = type_resolve(t, type);
  if (type_kind(t, type) != TYPE_VAR) return;
  type_unify(&s->unifier, type, default_number(s, var_row(t, type_row(t, type)->head)));
}

/* The types of the trait that nothing decides, for a member that is no operator of numbers: obj, which seldom has the member. */
static void take_object(Sema *s, const Trait *trait) {
  if (!s->dialect->has_rigid_params) return;
  bool takes = false;
  for (uint32_t k = 0; k < trait->support.count; k++) {
    TypeId type = type_resolve(s->types, (TypeId){run_items(s->types, trait->support)[k]});
    takes = (type_kind(s->types, type) == TYPE_VAR &&
             type_unify(&s->unifier, type, type_of(s->types, KNOWN_OBJ))) ||
            takes;
  }
  if (!takes) return;
  sema_try_trait(s, trait, &(Attempt){.is_last = true, .is_defaulting = true});
}

/* F#'s defaults for `+` and similar operators with unknown types, in their order: the second operand from the result; the result
 * from the first operand, then from the second; the first operand from the result, then from the second. */
static void join_open_operands(Sema *s) {
  enum { FIRST, SECOND, RESULT };
  static const uint8_t defaults[][2] = {
      {SECOND, RESULT}, {RESULT, FIRST}, {RESULT, SECOND}, {FIRST, RESULT}, {FIRST, SECOND}};
  VEC(uint32_t) open = {0};
  for (uint32_t i = 0; i < s->pending.count; i++) vec_push(s->scratch, &open, i);
  for (size_t d = 0; d < COUNT_OF(defaults); d++) {
    bool progress = false;
    uint32_t count = open.count;
    open.count = 0;
    for (uint32_t i = 0; i < count; i++) {
      const Pending *pending = &s->pending.items[open.items[i]];
      TypeId types[3];
      if (pending->done || !arithmetic_types(s, pending, &types[0], &types[1], &types[2])) continue;
      for (uint32_t k = 0; k < 3; k++) types[k] = type_resolve(s->types, types[k]);
      if (types[FIRST].index == types[SECOND].index && types[FIRST].index == types[RESULT].index)
        continue; /* joined */
      TypeId to = types[defaults[d][0]], from = types[defaults[d][1]];
      TypeId third = types[FIRST + SECOND + RESULT - defaults[d][0] - defaults[d][1]];
      bool joins = type_kind(s->types, to) == TYPE_VAR && to.index != from.index &&
                   type_unify(&s->unifier, to, from);
      progress = progress || joins;
      if (!joins || third.index != from.index) open.items[open.count++] = open.items[i];
    }
    if (!progress) continue;
    decide(s, 0, true, true);
  }
}

void sema_default_pending(Sema *s) {
  sema_solve_pending(s, 0, 0, false);
  for (uint32_t i = 0; i < s->pending.count && !s->diags->error_count; i++) {
    const Pending pending = s->pending.items[i];
    if (pending.done || !pending.trait || !sema_settle_trait(s, pending.trait)) continue;
    s->pending.items[i].done = true;
    decide(s, 0, true, false);
  }
  if (!s->diags->error_count) join_open_operands(s);
  for (uint32_t i = 0; i < s->pending.count; i++) { /* operators that no use decided: int */
    const Pending pending = s->pending.items[i];
    if (pending.done || refuse_rigid(s, &pending)) continue;
    if (s->diags->error_count) { /* what is open may be so because of an error */
      s->pending.items[i].done = true;
      if (pending.node.index)
        psg_rewrite(s->graph, pending.node, PSG_ERROR, psg_node(s->graph, pending.node)->type, NULL,
                    0);
      continue;
    }
    if (pending.trait) {
      /* of a member that numbers do not have by themselves the best overload decides what is open, as in F# */
      bool of_numbers = is_of_numbers(s, pending.trait);
      for (uint32_t k = 0; of_numbers && k < pending.trait->support.count; k++)
        take_number(s, (TypeId){run_items(s->types, pending.trait->support)[k]});
      if (!sema_try_trait(s, pending.trait, &(Attempt){.is_last = true}))
        take_object(s, pending.trait);
      s->pending.items[i].done = true;
      continue;
    }
    for (uint32_t k = 0; k < psg_child_count(s->graph, pending.node); k++)
      take_number(s, psg_node(s->graph, psg_child(s->graph, pending.node, k))->type);
    decide(s, i, true, false);
  }
  s->pending.count = 0;
  s->queue.has_traits = false;
}
