/* exn: exceptions: raising, failing checks, try.
 *
 * Outside a `try` a call has no exception edge: an exception leaves the function by itself. Inside, the edge leads to the
 * handler's block, with the exception and the current values of the variables that the body assigns.
 *
 *     try body with handler        body … (edges) → H(exn, variables): handler → end
 *     try body finally cleanup     body → C(none, results, variables); edges → C(exn, defaults, variables)
 *                                  C: cleanup; exn given? raise it : end(results)
 *
 * A cleanup is lowered once, for all paths that lead to it.
 */
#include "clef/lower/psg_to_mir/psg_to_mir.h"

static MirType exception_type(void) { return mir_ref((RowId){0}, false); }

MirEdge exception_edge(Func *f) {
  Handler *h = f->handler;
  if (!h) return (MirEdge){0};
  ValueId *args = NEW_ARRAY(f->l->scratch, ValueId, h->var_count + 1);
  for (uint32_t i = 0; i < h->var_count; i++) args[i] = f->vars.items[h->vars[i]].value;
  return mir_edge(f->mir, h->block, args, h->var_count);
}

void raise_word(Func *f, ValueId exception) {
  exception = fit_word(f, exception, exception_type());
  Handler *h = f->handler;
  if (!h)
    mir_raise(&f->at, exception);
  else {
    ValueId *args = NEW_ARRAY(f->l->scratch, ValueId, h->var_count + 1);
    args[0] = exception;
    for (uint32_t i = 0; i < h->var_count; i++) args[i + 1] = f->vars.items[h->vars[i]].value;
    mir_goto(&f->at, h->block, args, h->var_count + 1);
  }
  f->at.block = (BlockId){0};
}

/* ---- failing checks ---- */

static void build_fail(Func *f, void *data) {
  KnownTycon known = (KnownTycon)(uintptr_t)data;
  start_block(f, new_block(f, false));
  InstanceId constructor = psg_known_constructor(f->l->graph, known);
  if (!constructor.index) bug("lower: no constructor for known exception %d", (int)known);
  Words exception = new_object_of(f, constructor, type_of(f->l->types, known), words_new(f, 0));
  raise_word(f, exception.items[0]);
}

/* () -> (), or, where something reads the place, (file, line, column) -> (): raises MatchFailureException. */
static void build_match_failure(Func *f, void *data) {
  (void)data;
  Lower *l = f->l;
  bool has_place = psg_asks_match_place(l->graph);
  TyconId tycon = type_known(l->types, KNOWN_MATCH_FAILURE);
  uint32_t first = tycon_row(l->types, tycon)->fields,
           count = tycon_row(l->types, tycon)->field_count;
  Words *fields = NEW_ARRAY(l->scratch, Words, count);
  for (uint32_t i = 0; i < count && has_place; i++)
    add_params(f, f->mir, repr_of(&l->layouts, field_row(l->types, (FieldId){first + i})->type),
               &fields[i]);
  start_block(f, new_block(f, false));
  for (uint32_t i = 0; i < count && !has_place; i++)
    fields[i] =
        default_words(f, repr_of(&l->layouts, field_row(l->types, (FieldId){first + i})->type));
  raise_word(f, new_exception(f, tycon, fields, count).items[0]);
}

/* A function that raises: () -> (), but see build_match_failure. */
static SymbolId fail_function(Lower *l, KnownTycon known) {
  if (!l->fail[known].index) {
    MirFunc *func = lower_function(
        l,
        format_in(l->scratch, "fail.%s",
                  name_text(l->names, tycon_row(l->types, type_known(l->types, known))->name)),
        (Span){0}, (InstanceId){PSG_ROOT_INSTANCE},
        known == KNOWN_MATCH_FAILURE ? build_match_failure : build_fail, (void *)(uintptr_t)known);
    func->flags |= MIR_FUNC_COLD | MIR_FUNC_NOINLINE;
    l->fail[known] = func->symbol;
  }
  return l->fail[known];
}

BlockId fail_block(Func *f, KnownTycon known) {
  bool shares = !f->l->unit->keeps_places;
  if (!f->handler && shares && f->fail[known].index) return f->fail[known];
  MirAt here = f->at;
  bool was_dead = f->is_dead;
  SymbolId symbol = fail_function(f->l, known);
  BlockId block = new_block(f, true), after = new_block(f, true);
  if (!f->handler) f->fail[known] = block;
  f->at.block = block;
  mir_call(&f->at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = symbol}, NULL, 0,
           mir_edge(f->mir, after, NULL, 0), exception_edge(f), 0);
  f->at.block = after;
  mir_invalid(&f->at, "a failed check went on");
  f->at = here;
  f->is_dead = was_dead;
  return block;
}

void lower_match_failure(Func *f, NodeId id) {
  Lower *l = f->l;
  if (!psg_asks_match_place(l->graph)) {
    mir_goto(&f->at, fail_block(f, KNOWN_MATCH_FAILURE), NULL, 0);
    f->at.block = (BlockId){0};
    return;
  }
  Sources *sources = l->graph->sources;
  Span span = psg_node(l->graph, id)->span;
  uint32_t line = source_line_column(sources, span.file, span.start).line,
           column = source_utf16_column(sources, span.file, span.start);
  bool in_program = source_is_program(sources, span.file);
  const char *path = in_program ? source_full_path(sources, l->scratch, span.file) : "";
  ValueId args[] = {mir_add_symbol(&f->at, lower_string(l, name_of_string(l->names, path)),
                                   mir_ref(l->layouts.string_row, false)),
                    const_int(f, MIR_KIND_I32, line), const_int(f, MIR_KIND_I32, column)};
  BlockId after = new_block(f, true);
  mir_call(&f->at,
           (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = fail_function(l, KNOWN_MATCH_FAILURE)},
           args, 3, mir_edge(f->mir, after, NULL, 0), exception_edge(f), 0);
  f->at.block = after;
  mir_invalid(&f->at, "a failed match went on");
  f->at.block = (BlockId){0};
}

ValueId check_word(Func *f, ValueId condition, KnownTycon known) {
  BlockId bad = fail_block(f, known), good = new_block(f, false);
  bool was_dead = f->is_dead;
  branch_to(f, condition, good, bad);
  start_block(f, good);
  f->is_dead = was_dead;
  return mir_add_proof(&f->at);
}

void check_not_null(Func *f, ValueId null) {
  check_word(f, mir_add2(&f->at, MIR_IXOR, null, const_int(f, MIR_KIND_I8, 1)),
             KNOWN_NULL_REFERENCE);
}

void check_use(Func *f, TypeId type, ValueId object) {
  MirType word = mir_type_of(f->mir, object);
  if (word.kind != MIR_KIND_REF || !word.may_be_immediate) return;
  if (psg_has_null(f->l->graph, type)) check_not_null(f, mir_add1(&f->at, MIR_IS_IMM, object));
}

/* ---- try ---- */

/* Puts a handler in force; its block gets the exception, `extra` words, then the variables. */
static Handler *push_handler(Func *f, NodeId body) {
  Handler *h = NEW(f->l->scratch, Handler);
  h->var_count = assigned_vars(f, body, &h->vars);
  h->block = new_block(f, true);
  h->outer = f->handler;
  f->handler = h;
  return h;
}

/* The handler's block: exception parameter, then variables. */
static ValueId open_handler(Func *f, Handler *h) {
  ValueId exception = mir_block_param(f->mir, h->block, exception_type());
  for (uint32_t i = 0; i < h->var_count; i++) {
    f->vars.items[h->vars[i]].value =
        mir_block_param(f->mir, h->block, f->vars.items[h->vars[i]].type);
    debug_var(f, h->vars[i]);
  }
  start_block(f, h->block);
  return exception;
}

/* The variables as they are when the protected part begins: its handler and the code behind it see these. */
typedef struct SavedVars {
  Var *items;
  uint32_t count;
} SavedVars;

static SavedVars save_vars(Func *f) {
  SavedVars saved = {NEW_ARRAY(f->l->scratch, Var, f->vars.count + 1), f->vars.count};
  for (uint32_t i = 0; i < saved.count; i++) saved.items[i] = f->vars.items[i];
  return saved;
}

static void restore_vars(Func *f, SavedVars saved) {
  for (uint32_t i = 0; i < saved.count; i++) f->vars.items[i] = saved.items[i];
}

Words lower_try_with(Func *f, NodeId node, Want want) {
  Graph *g = f->l->graph;
  ReprId repr = node_repr(f, node);
  const Repr *info = repr_info(f, repr);
  Join end = join_make(f, info->words, info->word_count);
  SavedVars saved = save_vars(f);
  NodeId body = psg_child(g, node, 0);
  Handler *h = push_handler(f, body);
  /* no outer handler: a tail position inside would look like one, so tails wait for the end */
  Words value = lower_value(f, body);
  f->handler = h->outer;
  join_add(f, &end, value);
  restore_vars(f, saved);
  ValueId exception = open_handler(f, h), outer_handled = f->handled;
  f->handled = exception;
  Words words = words_new(f, 1);
  words.items[0] = exception;
  env_bind(f, psg_child(g, node, 1), words);
  value = lower_expr(f, psg_child(g, node, 2), want);
  f->handled = outer_handled;
  if (want == WANT_VALUE) join_add(f, &end, value);
  words = join_open(f, &end);
  return finish(f, words, want);
}

Words lower_try_finally(Func *f, NodeId node, Want want) {
  Graph *g = f->l->graph;
  ReprId repr = node_repr(f, node);
  Repr info = *repr_info(f, repr);
  SavedVars saved = save_vars(f);
  NodeId body = psg_child(g, node, 0);
  Handler *h = push_handler(f, body);
  Words value = lower_value(f, body);
  f->handler = h->outer;
  if (f->is_dead) { /* the body never ends by itself */
    mir_invalid(&f->at, "unreachable");
    restore_vars(f, saved);
    ValueId exception = open_handler(f, h);
    lower_effect(f, psg_child(g, node, 1));
    raise_word(f, exception);
    start_dead(f);
    return finish(f, default_words(f, repr), want);
  }
  MirType *types = NEW_ARRAY(f->l->scratch, MirType, info.word_count + 2);
  types[0] = mir_ref((RowId){0}, true);
  for (uint32_t i = 0; i < info.word_count; i++) {
    types[i + 1] = info.words[i];
    if (types[i + 1].kind == MIR_KIND_REF) types[i + 1].may_be_immediate = true;
  }
  Join cleanup = join_make(f, types, info.word_count + 1);
  cleanup.var_count = saved.count;
  Words in = words_new(f, 1);
  in.items[0] = mir_add_immediate(&f->at, (RowId){0}, 0);
  join_add(f, &cleanup, words_concat(f, in, value));
  restore_vars(f, saved);
  in = words_new(f, info.word_count + 1);
  in.items[0] = open_handler(f, h);
  for (uint32_t i = 0; i < info.word_count; i++) in.items[i + 1] = default_word(f, types[i + 1]);
  join_add(f, &cleanup, in);
  Words out = join_open(f, &cleanup);
  lower_effect(f, psg_child(g, node, 1));
  if (is_nowhere(f)) start_dead(f);
  ValueId none = mir_add1(&f->at, MIR_IS_IMM, out.items[0]);
  BlockId normal = new_block(f, false), failed = new_block(f, true);
  bool was_dead = f->is_dead;
  branch_to(f, none, normal, failed);
  start_block(f, failed);
  f->is_dead = was_dead;
  ValueId proof = mir_add_proof(&f->at);
  raise_word(f, mir_add_cast(&f->at, exception_type(), out.items[0], proof));
  start_block(f, normal);
  f->is_dead = was_dead;
  Words result = words_slice(out, 1, info.word_count);
  fit_words(f, result, info.words);
  return finish(f, result, want);
}
