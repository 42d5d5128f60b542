/* psg_to_mir: the unit: functions on demand, static data, start-up.
 *
 * In:  a graph with instances.
 * Out: a unit of verified MIR before ownership: values only, no counts.
 *
 * Translation starts at `clef_start` and the exported functions. A function that a body refers to is declared at once, and
 * its body is queued. So only reachable functions are translated, in an order that depends on the source alone.
 *
 * Start-up: the nodes of the MainPrologue are cut into functions of about START_NODES nodes, called in order.
 */
#include "clef/base/progress.h"
#include "clef/lower/psg_to_mir/psg_to_mir.h"
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/debug.h"

enum { START_NODES = 2000 };

/* ---- symbols and data ---- */

SymbolId lower_fresh_symbol(Lower *l, const char *name) {
  Name plain = name_of_string(l->names, name);
  uint32_t *serial = num_map(&l->symbol_serials, l->arena, plain.index);
  for (;;) {
    uint32_t n = (*serial)++;
    SymbolId id =
        mir_symbol_of_text(l->unit, n ? format_in(l->scratch, "%s'%u", name, n + 1) : name);
    if (mir_symbol_row(l->unit, id)->form == MIR_SYMBOL_UNKNOWN) return id;
  }
}

SymbolId *lower_helper(Lower *l, const char *key) {
  return (SymbolId *)(void *)num_map(&l->helpers, l->arena, name_of_string(l->names, key).index);
}

SymbolId lower_string(Lower *l, Name bytes) {
  SymbolId *symbol = (SymbolId *)(void *)num_map(&l->strings, l->arena, bytes.index);
  if (!symbol->index) {
    uint32_t size = name_size(l->names, bytes);
    SymbolId id = lower_fresh_symbol(l, "literal");
    mir_data_string(l->unit, id, l->layouts.string_row, name_text(l->names, bytes), size);
    *symbol = id;
  }
  return *symbol;
}

/* "Module.name": what contains the binding, then its name. */
const char *binding_name(Lower *l, NodeId binding) {
  Graph *g = l->graph;
  const PsgNode *node = psg_node(g, binding);
  Name outer_name = {0};
  for (NodeId up = node->parent; up.index && !outer_name.index; up = psg_node(g, up)->parent) {
    const PsgNode *outer = psg_node(g, up);
    if (outer->kind == PSG_MODULE_DEF || outer->kind == PSG_BINDING)
      outer_name = outer->name;
    else if (outer->kind == PSG_TYPE_DEF)
      outer_name = tycon_row(l->types, psg_type_def_of(outer)->tycon)->name;
  }
  Text text = text_in(l->scratch);
  text_add_bytes(&text, name_text(l->names, outer_name), name_size(l->names, outer_name));
  if (outer_name.index) text_add_char(&text, '.');
  if (node->name.index)
    text_add_bytes(&text, name_text(l->names, node->name), name_size(l->names, node->name));
  else
    text_add(&text, "anonymous");
  Text symbol = text_in(l->scratch);
  text_add_symbol(&symbol, text_string(&text), text.size);
  return text_string(&symbol);
}

static ShapeWord *static_words(Lower *l, ReprId id, uint32_t *size) {
  const Repr *repr = repr_row(&l->layouts, id);
  ShapeWord *words = NEW_ARRAY(l->scratch, ShapeWord, repr->word_count + 1);
  const Shape *shape = repr_element_shape(&l->layouts, id);
  for (uint32_t w = 0; w < repr->word_count; w++)
    words[w] = (ShapeWord){repr->words[w], shape->words[w].at, true, 0};
  *size = (shape->size + 7) / 8 * 8;
  return words;
}

SymbolId lower_static(Lower *l, NodeId binding, InstanceId instance, ReprId *repr) {
  if (!instance.index) instance.index = PSG_ROOT_INSTANCE;
  uint64_t key = (uint64_t)instance.index << 32 | binding.index;
  TypeId type = psg_node_type(l->graph, psg_child(l->graph, binding, 0), instance);
  *repr = repr_of(&l->layouts, type);
  uint32_t known = *num_map(&l->statics, l->arena, key);
  if (known) return (SymbolId){known};
  SymbolId symbol = lower_fresh_symbol(l, binding_name(l, binding));
  uint32_t size;
  ShapeWord *words = static_words(l, *repr, &size);
  uint32_t count = repr_row(&l->layouts, *repr)->word_count;
  MirData *data = mir_data_new(l->unit, symbol, MIR_DATA_SLOTS);
  data->size = size;
  data->is_mutable = true;
  data->span = psg_node(l->graph, binding)->span;
  for (uint32_t at = 0; at < size; at++) /* ascending offsets */
    for (uint32_t w = 0; w < count; w++)
      if (words[w].at == at) {
        MirType type_in_slot = words[w].type;
        if (type_in_slot.kind == MIR_KIND_REF)
          type_in_slot.may_be_immediate = true; /* 0 before start-up came there */
        mir_data_bits(l->unit, data, at, type_in_slot, 0);
      }
  *num_map(&l->statics, l->arena, key) = symbol.index;
  debug_global(l, binding, binding_name(l, binding), symbol, *repr);
  return symbol;
}

Words static_read(Func *f, SymbolId symbol, ReprId repr, bool is_mutable) {
  uint32_t size, count = repr_info(f, repr)->word_count;
  ShapeWord *shape = static_words(f->l, repr, &size);
  Words words = words_new(f, count);
  if (!count) return words;
  ValueId base = mir_add_symbol(&f->at, symbol, mir_type(MIR_KIND_ADDR));
  (void)is_mutable; /* start-up stores to it: mutable until static allocation proves otherwise */
  for (uint32_t w = 0; w < count; w++)
    words.items[w] = mir_add_load(&f->at, shape[w].type, mir_address(base, shape[w].at),
                                  MIR_MUTABLE, (ValueId){0});
  return words;
}

void static_write(Func *f, SymbolId symbol, ReprId repr, Words words, uint8_t flags) {
  uint32_t size, count = repr_info(f, repr)->word_count;
  ShapeWord *shape = static_words(f->l, repr, &size);
  if (!count) return;
  fit_words(f, words, repr_info(f, repr)->words);
  ValueId base = mir_add_symbol(&f->at, symbol, mir_type(MIR_KIND_ADDR));
  flags |= store_flags(f, words);
  for (uint32_t w = 0; w < count; w++)
    mir_add_store(&f->at, mir_address(base, shape[w].at), words.items[w], flags, (ValueId){0});
}

/* ---- functions ---- */

MirFunc *lower_function(Lower *l, const char *name, Span span, InstanceId instance,
                        void (*build)(Func *, void *), void *data) {
  MirFunc *func = mir_func_new(l->unit, lower_fresh_symbol(l, name), span);
  func->flags |= MIR_FUNC_RAISES;
  func->source_name = name_of_string(l->names, name);
  lower_body(l, func, instance, build, data);
  return func;
}

void lower_body(Lower *l, MirFunc *func, InstanceId instance, void (*build)(Func *, void *),
                void *data) {
  Job *job = NEW(l->arena, Job);
  *job = (Job){NULL, func, build, data, instance};
  if (l->last_job)
    l->last_job->next = job;
  else
    l->first_job = job;
  l->last_job = job;
}

void add_params(Func *f, MirFunc *func, ReprId repr, Words *words) {
  const Repr *info = repr_info(f, repr);
  *words = words_new(f, info->word_count);
  for (uint32_t w = 0; w < info->word_count; w++)
    words->items[w] = mir_func_param(func, repr_info(f, repr)->words[w], (Name){0});
}

/* Blocks that nothing reaches go: the translation leaves them after raises and jumps. */
static void prune(MirFunc *func, Arena *scratch) {
  uint8_t *reached = NEW_ARRAY(scratch, uint8_t, func->blocks.count + 1);
  VEC(uint32_t) work = {0};
  vec_push(scratch, &work, MIR_ENTRY.index);
  reached[MIR_ENTRY.index] = 1;
  while (work.count) {
    MirBlock *block = mir_block(func, (BlockId){vec_pop(&work)});
    for (uint32_t e = 0; e < block->term.edge_count; e++) {
      uint32_t to = block->term.edges[e].block.index;
      if (!reached[to]) {
        reached[to] = 1;
        vec_push(scratch, &work, to);
      }
    }
  }
  for (uint32_t b = 1; b < func->blocks.count; b++)
    if (!reached[b] && !func->blocks.items[b].is_removed) mir_remove_block(func, (BlockId){b});
}

static void run_job(Lower *l, Job *job) {
  Func *f = NEW(l->scratch, Func);
  f->l = l;
  f->mir = job->func;
  f->instance = job->instance;
  f->at = (MirAt){.func = job->func, .span = job->func->span};
  progress_function(mir_symbol_text(l->unit, job->func->symbol), job->func->span.file,
                    job->func->span.start);
  job->build(f, job->data);
  if (!is_nowhere(f)) mir_invalid(&f->at, "unreachable");
  prune(job->func, l->scratch);
  mir_compact(job->func, l->scratch);
  arena_reset(l->scratch); /* jobs share nothing but tables */
}

/* ---- start-up ---- */

typedef struct Piece {
  const NodeId *items;
  uint32_t count;
} Piece;

static void build_piece(Func *f, void *data) {
  Piece *piece = data;
  start_block(f, new_block(f, false));
  for (uint32_t i = 0; i < piece->count; i++) {
    if (is_nowhere(f)) start_dead(f);
    f->at.span = psg_node(f->l->graph, piece->items[i])->span;
    lower_effect(f, piece->items[i]);
  }
  if (!is_nowhere(f)) mir_return(&f->at, NULL, 0);
  f->at.block = (BlockId){0};
}

static uint32_t node_count(Graph *g, Arena *scratch, NodeId root, uint32_t limit) {
  VEC(uint32_t) work = {0};
  uint32_t n = 0;
  vec_push(scratch, &work, root.index);
  while (work.count && n < limit) {
    const PsgNode *node = psg_node(g, (NodeId){vec_pop(&work)});
    n++;
    const uint32_t *children = psg_run(g, node->children);
    for (uint32_t i = 0; i < node->children.count; i++)
      if (children[i]) vec_push(scratch, &work, children[i]);
  }
  return n;
}

static void build_argument(Func *f, void *data) {
  (void)data;
  ReprId string = repr_of(&f->l->layouts, type_of(f->l->types, KNOWN_STRING));
  ValueId index = mir_func_param(f->mir, mir_type(MIR_KIND_I64), (Name){0});
  mir_func_result(f->mir, repr_info(f, string)->words[0]);
  start_block(f, new_block(f, false));
  ValueId size = mir_add_sys(&f->at, MIR_SYS_ARG_SIZE, &index, 1);
  ValueId text = mir_add_alloc_array(&f->at, f->l->layouts.string_row, &size, 1, 0);
  ValueId args[3] = {index, mir_add_addr(&f->at, text, LAYOUT_STRING_DATA), size};
  mir_add_sys(&f->at, MIR_SYS_ARG_COPY, args, 3);
  /* chars: bytes that do not continue one */
  BlockId loop = new_block(f, false), body = new_block(f, false), done = new_block(f, false);
  ValueId at = mir_block_param(f->mir, loop, mir_type(MIR_KIND_I64)),
          chars = mir_block_param(f->mir, loop, mir_type(MIR_KIND_I32));
  ValueId first[2] = {const_int(f, MIR_KIND_I64, 0), const_int(f, MIR_KIND_I32, 0)};
  mir_goto(&f->at, loop, first, 2);
  start_block(f, loop);
  branch_to(f, mir_add2(&f->at, MIR_ULT, at, size), body, done);
  start_block(f, body);
  ValueId place = mir_add_addr(&f->at, text, LAYOUT_STRING_DATA);
  ValueId byte = mir_add_load(&f->at, mir_type(MIR_KIND_I8),
                              mir_address(mir_add2(&f->at, MIR_ADDR_ADD, place, at), 0),
                              MIR_MUTABLE, (ValueId){0});
  ValueId high = mir_add2(&f->at, MIR_IAND, byte, const_int(f, MIR_KIND_I8, 0xC0));
  ValueId starts = mir_add2(&f->at, MIR_INE, high, const_int(f, MIR_KIND_I8, 0x80));
  ValueId next[2] = {
      mir_add2(&f->at, MIR_IADD, at, const_int(f, MIR_KIND_I64, 1)),
      mir_add2(&f->at, MIR_IADD, chars, mir_add_convert(&f->at, MIR_ZEXT, MIR_KIND_I32, starts))};
  mir_goto(&f->at, loop, next, 2);
  start_block(f, done);
  mir_add_store(&f->at, (MirAddress){text, LAYOUT_STRING_CHARS, f->l->layouts.string_row, 2}, chars,
                MIR_MUTABLE, (ValueId){0});
  mir_return(&f->at, &text, 1);
  f->at.block = (BlockId){0};
}

SymbolId lower_argument_function(Lower *l) {
  SymbolId *symbol = lower_helper(l, "argument");
  if (!symbol->index)
    *symbol = lower_function(l, "program_argument", (Span){0}, (InstanceId){PSG_ROOT_INSTANCE},
                             build_argument, NULL)
                  ->symbol;
  return *symbol;
}

/* Notes the code that mentions module values: code of functions makes them static, and so do two pieces of start-up. */
static void note_mentions(Lower *l, NodeId root, uint32_t piece) {
  Graph *g = l->graph;
  VEC(uint64_t) work = {0}; /* node, and whether it is inside a function */
  vec_push(l->scratch, &work, (uint64_t)root.index << 1 | (piece == HOME_STATIC));
  while (work.count) {
    uint64_t item = vec_pop(&work);
    const PsgNode *node = psg_node(g, (NodeId){(uint32_t)(item >> 1)});
    uint64_t inside = item & 1;
    /* where a value is made counts as a mention of it */
    uint32_t value = node->kind == PSG_VAR_REF ? psg_var_ref_of(node)->definition.index
                     : node->kind == PSG_BINDING && piece != HOME_STATIC ? (uint32_t)(item >> 1)
                                                                         : 0;
    if (value && psg_node(g, (NodeId){value})->flags & NODE_MODULE_LEVEL) {
      uint32_t *home = num_map(&l->homes, l->arena, value);
      uint32_t here = inside ? HOME_STATIC : piece;
      if (!*home)
        *home = here;
      else if (*home != here)
        *home = HOME_STATIC;
    }
    if (node->kind == PSG_LAMBDA || node->kind == PSG_OBJECT_EXPR ||
        node->kind == PSG_SEQ_MACHINE || node->kind == PSG_ADDRESS_OF)
      inside = 1;
    const uint32_t *children = psg_run(g, node->children);
    for (uint32_t i = 0; i < node->children.count; i++)
      if (children[i]) vec_push(l->scratch, &work, (uint64_t)children[i] << 1 | inside);
  }
}

/* A piece is of the program as soon as one of its values is. */
static Span span_of_piece(Graph *g, const Piece *piece) {
  for (uint32_t i = 0; i < piece->count; i++)
    if (psg_is_of_program(g, piece->items[i])) return psg_node(g, piece->items[i])->span;
  return psg_node(g, piece->items[0])->span;
}

typedef struct Start {
  VEC(SymbolId) pieces;
} Start;

/* The arguments of the program as a string array. */
static ValueId program_arguments(Func *f, ReprId strings) {
  Repr info = *repr_info(f, strings);
  const Shape *element = repr_element_shape(&f->l->layouts, repr_element(&f->l->layouts, strings));
  ValueId count = mir_add_sys(&f->at, MIR_SYS_ARG_COUNT, NULL, 0);
  ValueId array = mir_add_alloc_array(&f->at, info.row, &count, 1, MIR_ZEROED);
  BlockId loop = new_block(f, false), body = new_block(f, false), done = new_block(f, false);
  ValueId index = mir_block_param(f->mir, loop, mir_type(MIR_KIND_I64));
  ValueId zero = const_int(f, MIR_KIND_I64, 0);
  mir_goto(&f->at, loop, &zero, 1);
  start_block(f, loop);
  branch_to(f, mir_add2(&f->at, MIR_ULT, index, count), body, done);
  start_block(f, body);
  ValueId proof = mir_add_proof(&f->at);
  ReprId string = repr_element(&f->l->layouts, strings);
  Words arg = words_new(f, 1);
  arg.items[0] = index;
  Words text = call_direct(f, lower_argument_function(f->l), arg, string, WANT_VALUE);
  ValueId place = mir_add_elem(&f->at, array, LAYOUT_ARRAY_ELEMENTS, index, element->size, proof);
  mir_add_store(&f->at, (MirAddress){place, 0, info.row, 1}, text.items[0], MIR_MUTABLE | MIR_INIT,
                (ValueId){0});
  ValueId next = mir_add2(&f->at, MIR_IADD, index, const_int(f, MIR_KIND_I64, 1));
  mir_goto(&f->at, loop, &next, 1);
  start_block(f, done);
  return array;
}

static void build_start(Func *f, void *data) {
  Start *start = data;
  Graph *g = f->l->graph;
  mir_func_result(f->mir, mir_type(MIR_KIND_I32));
  start_block(f, new_block(f, false));
  for (uint32_t i = 0; i < start->pieces.count; i++) {
    BlockId next = new_block(f, false);
    mir_call(&f->at, (MirCallee){.form = MIR_CALLEE_DIRECT, .symbol = start->pieces.items[i]}, NULL,
             0, mir_edge(f->mir, next, NULL, 0), (MirEdge){0}, 0);
    start_block(f, next);
  }
  InstanceId entry = psg_entry(g);
  ValueId status = {0};
  if (entry.index) {
    NodeId binding = psg_instance(g, entry)->binding, lambda = binding_lambda(f->l, binding);
    f->instance = entry;
    Words args = words_new(f, 0);
    ReprId strings = node_repr(f, psg_child(g, lambda, 0));
    if (repr_info(f, strings)->form == REPR_ARRAY) {
      args = words_new(f, 1);
      args.items[0] = program_arguments(f, strings);
    }
    ReprId result = node_repr(f, psg_child(g, lambda, psg_child_count(g, lambda) - 1));
    Words words = call_instance(f, entry, args, result, WANT_VALUE);
    if (words.count == 1) status = words.items[0];
  }
  if (!status.index) /* Environment.ExitCode */
    status = mir_add_rt_get(&f->at, mir_type(MIR_KIND_I32), 12);
  else if (mir_type_of(f->mir, status).kind == MIR_KIND_I64)
    status = mir_add_convert(&f->at, MIR_TRUNC, MIR_KIND_I32, status);
  mir_return(&f->at, &status, 1);
  f->at.block = (BlockId){0};
}

/* Marks the functions that are not the program's and, for `gates`, the stores of the library's code in the others. Passes read
 * the marks, not the spans, which MIR's text does not have. */
static void mark_library(const Lower *l) {
  const Sources *sources = l->graph->sources;
  for (uint32_t i = 1; i < l->unit->funcs.count; i++) {
    MirFunc *func = l->unit->funcs.items[i];
    if (!source_is_program(sources, func->span.file)) {
      func->flags |= MIR_FUNC_LIBRARY;
      continue;
    }
    for (uint32_t k = 1; psg_has_workers(l->graph) && k < func->insts.count; k++) {
      MirInst *inst = &func->insts.items[k];
      if (inst->op == MIR_STORE && !source_is_program(sources, inst->span.file))
        inst->flags |= MIR_GATED;
    }
  }
}

LowerResult lower_program(Graph *graph, Arena *arena, Diags *diags) {
  Lower *l = NEW(arena, Lower);
  l->graph = graph;
  l->types = graph->types;
  l->names = graph->names;
  l->diags = diags;
  l->arena = arena;
  Arena jobs; /* lives no longer than a body's translation */
  arena_init(&jobs, "jobs");
  l->scratch = &jobs;
  l->unit = mir_unit_new(arena, graph->names, graph->sources);
  l->unit->keeps_places = graph->keeps_places;
  if (graph->keeps_variables) l->unit->debug = mir_debug_new(arena);
  l->unit->asks_traces = psg_asks_traces(graph);
  l->unit->is_int32 = platform_width(l->types->platform, 0, WIDTH_INT, false) == 32;
  layouts_init(&l->layouts, arena, graph->types, l->unit);
  l->layouts.left_out = psg_unused_exception_field(graph);
  classes_init(l);
  l->null_string = lower_fresh_symbol(l, "null_string");
  mir_data_string(l->unit, l->null_string, l->layouts.string_row, "", 0);

  for (uint32_t i = 1; i <= psg_instance_count(graph); i++) {
    NodeId binding = psg_instance(graph, (InstanceId){i})->binding;
    if (binding.index) note_mentions(l, binding, HOME_STATIC);
    arena_reset(&jobs);
  }
  const NodeId *items;
  uint32_t count = psg_startup(graph, &items);
  Start *start = NEW(arena, Start);
  for (uint32_t i = 0; i < count;) {
    Piece *piece = NEW(arena, Piece);
    piece->items = items + i;
    for (uint32_t nodes = 0; i < count && (!piece->count || nodes < START_NODES); i++) {
      nodes += node_count(graph, &jobs, items[i], START_NODES);
      note_mentions(l, items[i], start->pieces.count + 1);
      arena_reset(&jobs);
      piece->count++;
    }
    MirFunc *func = lower_function(l, "start", span_of_piece(graph, piece),
                                   (InstanceId){PSG_ROOT_INSTANCE}, build_piece, piece);
    vec_push(arena, &start->pieces, func->symbol);
  }
  MirFunc *func = lower_function(l, "clef_start", (Span){0}, (InstanceId){PSG_ROOT_INSTANCE},
                                 build_start, start);
  func->flags |= MIR_FUNC_EXPORT;
  l->unit->start = func->symbol;

  for (uint32_t i = 1; i <= psg_instance_count(graph); i++) {
    NodeId binding = psg_instance(graph, (InstanceId){i})->binding;
    if (!binding.index || !(psg_node(graph, binding)->flags & NODE_EXPORT)) continue;
    NodeId lambda = binding_lambda(l, binding);
    if (lambda.index) code_direct(l, lower_code(l, lambda, binding, (InstanceId){i}));
  }
  lower_exports(l);
  while (l->first_job) {
    Job *job = l->first_job;
    l->first_job = job->next;
    if (!l->first_job) l->last_job = NULL;
    run_job(l, job);
    if (!l->first_job) {
      classes_finish(l); /* method tables name functions, which may queue more */
      if (!l->first_job) classes_same_objects(l);
    }
  }
  classes_type_names(l);
  mark_library(l);
  layouts_finish(&l->layouts);
  debug_finish(l);
  layouts_find_cycles(&l->layouts);
  layouts_merge_rows(&l->layouts);
  arena_end(&jobs);
  return (LowerResult){l->unit, &l->layouts};
}
