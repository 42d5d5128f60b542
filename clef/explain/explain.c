/* explain: what the page shows, as JSON in the page's text.
 *
 *   files      path, text
 *   graph      lines of the checked graph: depth, text, file, start, end
 *   steps      of MIR: name, sentence, source
 *   machines   their names
 *   functions  name, symbol, file, start, end, and
 *              mir    step, lines (text, file, start, end), values (by the number of a line); a row for each step that changed
 *                     the function; without lines, the function is gone
 *              egraph lines: which values are equal, by which rules
 *              lower, select, allocate, emit   lines of LIR and assembly for each machine
 *
 * Functions are those of the program's files. Places are offsets in UTF-8; the page has the text as bytes for them. */
#include "clef/explain/explain.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clef/base/json.h"
#include "clef/driver/steps.h"
#include "clef/driver/toolchain.h"
#include "clef/explain/values.h"
#include "clef/lower/mir_to_lir/mir_to_lir.h"
#include "clef/mir/passes.h"
#include "clef/psg/view/clefexpr.h"

static const char page[] =
#include "page.h"
    ;

/* The stages of LIR whose text is kept, as MirToLirOptions.dump names them. */
static const char *const lir_stages[] = {"lower", "select", "allocate", "emit"};
enum { LOWER, STAGES = COUNT_OF(lir_stages), MACHINES = 2 };

typedef struct Snapshot { /* of a function: behind a step */
  const char *step, *text;
  const Span *places;        /* of its lines; file 0: none */
  const char *const *values; /* of its lines; or NULL */
} Snapshot;
typedef struct Function {
  SymbolId symbol;
  Span span;
  VEC(Snapshot) snapshots;
  const char *equalities; /* what the e-graph explains; or NULL */
  const char *lir[MACHINES][STAGES];
} Function;

typedef struct Explainer {
  Compilation *c;
  Arena *arena;
  MirUnit *unit;
  VEC(Function) functions;
  uint32_t machine, stage; /* of the text that is being made */
  const char *step;
  Text explanations; /* that `eqsat` wrote */
} Explainer;

static bool is_program_file(const Explainer *e, uint32_t file) {
  for (uint32_t i = 0; i < e->c->program_files.count; i++)
    if (e->c->program_files.items[i].file == file) return true;
  return false;
}

/* ---- MIR ---- */

static Function *find_function(Explainer *e, SymbolId symbol) {
  for (uint32_t i = 0; i < e->functions.count; i++)
    if (e->functions.items[i].symbol.index == symbol.index) return &e->functions.items[i];
  return NULL;
}

/* Is it of the program's files? A function that runs their top level has no place; what is in it has. */
static bool is_of_program(const Explainer *e, const MirFunc *func) {
  if (func->span.file) return is_program_file(e, func->span.file);
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    const MirBlock *block = &func->blocks.items[b];
    for (InstId i = block->is_removed ? (InstId){0} : block->first; i.index;
         i = mir_inst(func, i)->next)
      if (is_program_file(e, mir_source_file(func->unit, mir_inst(func, i)->span.file)))
        return true;
  }
  return false;
}

/* The place in the program: of library code that was inlined, the call. */
static Span shown_place(const Explainer *e, Span span) {
  Span at = span;
  while (at.file & MIR_SITE && !is_program_file(e, mir_source_file(e->unit, at.file)))
    at = e->unit->sites.items[at.file & ~MIR_SITE].call;
  return is_program_file(e, mir_source_file(e->unit, at.file)) ? at : span;
}

/* The place of each line that mir_print_func prints. */
static const Span *line_places(Explainer *e, const MirFunc *func) {
  VEC(Span) places = {0};
  vec_push(e->arena, &places, func->span);
  for (uint32_t b = 1; b < func->blocks.count; b++) {
    const MirBlock *block = &func->blocks.items[b];
    if (block->is_removed) continue;
    vec_push(e->arena, &places, ((Span){0}));
    for (InstId i = block->first; i.index; i = mir_inst(func, i)->next)
      vec_push(e->arena, &places, mir_inst(func, i)->span);
    vec_push(e->arena, &places, block->term.span);
  }
  vec_push(e->arena, &places, ((Span){0}));
  return places.items;
}

static void add_snapshot(Explainer *e, Function *function, const MirFunc *func) {
  Text text = text_in(e->arena);
  if (func) mir_print_func(func, &text);
  const Snapshot *last = function->snapshots.count ? &vec_last(&function->snapshots) : NULL;
  if (last && !strcmp(last->text, text_string(&text))) return;
  Snapshot snapshot = {.step = e->step, .text = text_string(&text)};
  if (func) snapshot.places = line_places(e, func);
  vec_push(e->arena, &function->snapshots, snapshot);
}

/* Which values the functions have that changed now. */
static void add_values(Explainer *e, const MirUnit *unit) {
  uint8_t *is_shown = NEW_ARRAY(e->arena, uint8_t, unit->symbols.count);
  bool any = false;
  for (uint32_t i = 0; i < e->functions.count; i++) {
    const Function *function = &e->functions.items[i];
    bool is_new = vec_last(&function->snapshots).step == e->step;
    is_shown[function->symbol.index] = is_new && vec_last(&function->snapshots).places;
    any |= is_shown[function->symbol.index];
  }
  if (!any) return;
  Values values = {.arena = e->arena, .is_shown = is_shown, .symbol_count = unit->symbols.count};
  values_run(&values, unit);
  for (uint32_t i = 0; i < e->functions.count; i++) {
    Function *function = &e->functions.items[i];
    if (is_shown[function->symbol.index])
      vec_last(&function->snapshots).values =
          values_of_lines(&values, mir_symbol_func(unit, function->symbol));
  }
}

/* Gives each function its part of the explanations: the lines behind `@` and its name. */
static void take_explanations(Explainer *e) {
  const char *text = text_string(&e->explanations);
  for (uint32_t i = 0; i < e->functions.count; i++) {
    Function *function = &e->functions.items[i];
    const char *head = format_in(e->arena, "@%s\n", mir_symbol_text(e->unit, function->symbol));
    const char *at = text;
    while (at && strncmp(at, head, strlen(head))) {
      at = strstr(at, "\n@");
      if (at) at++;
    }
    if (!at) continue;
    at += strlen(head);
    const char *end = *at == '@' ? at : strstr(at, "\n@");
    size_t size = end ? (size_t)(end - at) + (end != at) : strlen(at);
    function->equalities = size ? format_in(e->arena, "%.*s", (int)size, at) : NULL;
  }
}

static bool is_requested(void *owner, const char *step) {
  return !options_disables(((Explainer *)owner)->c->options, step);
}

static bool after_step(void *owner, const char *step, MirUnit *unit) {
  Explainer *e = owner;
  e->step = step;
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *func = unit->funcs.items[i];
    if (!func || !func->has_body || !is_of_program(e, func)) continue;
    Function *function = find_function(e, func->symbol);
    if (!function) {
      Function row = {.symbol = func->symbol, .span = func->span};
      vec_push(e->arena, &e->functions, row);
      function = &vec_last(&e->functions);
    }
    add_snapshot(e, function, func);
  }
  for (uint32_t i = 0; i < e->functions.count; i++) {
    Function *function = &e->functions.items[i];
    const MirFunc *func = mir_symbol_func(unit, function->symbol);
    if (!func || !func->has_body) add_snapshot(e, function, NULL);
  }
  add_values(e, unit);
  if (!strcmp(step, "eqsat")) take_explanations(e);
  return true;
}

/* ---- LIR and assembly ---- */

static void see_func(void *owner, const MirFunc *func, Text *out) {
  Explainer *e = owner;
  Function *function = find_function(e, func->symbol);
  if (function) function->lir[e->machine][e->stage] = format_in(e->arena, "%s", text_string(out));
  out->size = 0;
}

static const LirTarget *const targets[MACHINES] = {&lir_target_x86_64, &lir_target_aarch64};
static const char *const machine_names[MACHINES] = {"x86-64", "AArch64"};

static void make_lir(Explainer *e) {
  for (e->machine = 0; e->machine < MACHINES; e->machine++)
    for (e->stage = 0; e->stage < STAGES; e->stage++) {
      MirToLirOptions options = {.lir = {.optimise = e->c->options->level > 0},
                                 .dump = lir_stages[e->stage],
                                 .see_func = see_func,
                                 .see_owner = e,
                                 .has_marks = true};
      Text text = text_in(&e->c->scratch);
      if (e->machine && e->stage == LOWER) continue; /* it is the same for all */
      mir_to_assembly(&text, e->unit, targets[e->machine], &options, &e->c->func);
      arena_reset(&e->c->scratch);
    }
}

/* ---- the graph ---- */

static void add_place(const Explainer *e, Json *json, Span span) {
  if (e->unit) span = shown_place(e, span);
  json_number(json, e->unit ? mir_source_file(e->unit, span.file) : span.file);
  json_number(json, span.start);
  json_number(json, span.end);
}

/* What distinguishes the node from others of its kind. */
static const char *label_of(Explainer *e, NodeId node) {
  Graph *g = &e->c->graph;
  const PsgNode *n = psg_node(g, node);
  if (n->kind == PSG_INTRINSIC) return psg_intrinsic_info[psg_intrinsic_of(n)->id].operation;
  if (n->kind != PSG_LITERAL) return n->name.index ? name_text(&e->c->names, n->name) : "";
  Text text = text_in(e->arena);
  clef_expr_literal(g, &text, psg_literal_of(n)->value, n->type);
  return text_string(&text);
}

static void add_node(Explainer *e, Json *json, NodeId node, int depth) {
  Graph *g = &e->c->graph;
  const PsgNode *n = psg_node(g, node);
  const char *name = label_of(e, node);
  const char *type =
      n->type.index ? type_text(&e->c->types, e->arena, type_resolve(&e->c->types, n->type)) : "";
  json_begin_array(json);
  json_number(json, depth);
  json_string(json, format_in(e->arena, "%s%s%s%s%s", clef_expr_case(g, node), *name ? " " : "",
                              name, *type ? ": " : "", type));
  add_place(e, json, n->span);
  json_end_array(json);
  for (uint32_t i = 0; i < psg_child_count(g, node); i++)
    if (psg_child(g, node, i).index) add_node(e, json, psg_child(g, node, i), depth + 1);
}

static const char *graph_text(Explainer *e) {
  Graph *g = &e->c->graph;
  Text text = text_in(e->arena);
  Json json = json_in(&text, 0);
  json_begin_array(&json);
  for (uint32_t i = 0; i < g->modules.count; i++)
    if (is_program_file(e, psg_node(g, g->modules.items[i])->span.file))
      add_node(e, &json, g->modules.items[i], 0);
  json_end_array(&json);
  return text_string(&text);
}

/* ---- the page ---- */

/* The lines of a text that ends in a newline, or is NULL. Each has its place if there are places, or a mark before it. */
static void add_lines(const Explainer *e, Json *json, const char *text, const Span *places) {
  const char *line = text ? text : "";
  Span marked = {0};
  json_begin_array(json);
  for (uint32_t i = 0; *line; i++) {
    const char *end = strchr(line, '\n');
    if (*line == LIR_MARK) {
      char *at = NULL;
      marked.file = (uint32_t)strtoul(line + 1, &at, 10);
      marked.start = (uint32_t)strtoul(at, &at, 10);
      marked.end = (uint32_t)strtoul(at, NULL, 10);
    } else if (line != end) {
      Span place = places ? places[i] : marked;
      json_begin_array(json);
      json_bytes(json, line, (size_t)(end - line));
      if (place.file) add_place(e, json, place);
      json_end_array(json);
    }
    line = end + 1;
  }
  json_end_array(json);
}

static void add_function(Explainer *e, Json *json, const Function *function) {
  json_begin_object(json);
  json_key_string(json, "name", mir_symbol_text(e->unit, function->symbol));
  json_key(json, "place");
  json_begin_array(json);
  add_place(e, json, function->span);
  json_end_array(json);
  json_key(json, "mir");
  json_begin_array(json);
  for (uint32_t i = 0; i < function->snapshots.count; i++) {
    const Snapshot *snapshot = &function->snapshots.items[i];
    json_begin_object(json);
    json_key_string(json, "step", snapshot->step);
    json_key(json, "lines");
    add_lines(e, json, snapshot->text, snapshot->places);
    json_key(json, "values");
    json_begin_object(json);
    uint32_t line = 0;
    for (const char *at = snapshot->text; snapshot->values && *at;
         at = strchr(at, '\n') + 1, line++)
      if (snapshot->values[line])
        json_key_string(json, format_in(e->arena, "%u", line), snapshot->values[line]);
    json_end_object(json);
    json_end_object(json);
  }
  json_end_array(json);
  json_key(json, "egraph");
  add_lines(e, json, function->equalities, NULL);
  for (uint32_t s = 0; s < STAGES; s++) {
    json_key(json, lir_stages[s]);
    json_begin_array(json);
    for (uint32_t m = 0; m < MACHINES; m++)
      add_lines(e, json, function->lir[s == LOWER ? 0 : m][s], NULL);
    json_end_array(json);
  }
  json_end_object(json);
}

static void add_steps(Json *json) {
  static const struct {
    const char *name, *what, *source;
  } rows[] = {
      {"mir", "translates the graph to MIR", ""},
#define STEP(name, function, when, behind, keeps, what, source)      {name, what, source},
#define UNIT_STEP(name, function, when, behind, keeps, what, source) {name, what, source},
#include "clef/mir/passes.def"
  };
  json_begin_array(json);
  for (size_t i = 0; i < COUNT_OF(rows); i++) {
    json_begin_array(json);
    json_string(json, rows[i].name);
    json_string(json, rows[i].what);
    json_string(json, rows[i].source);
    json_end_array(json);
  }
  json_end_array(json);
}

static int by_place(const void *a, const void *b) {
  const Function *x = a, *y = b;
  if (x->span.file != y->span.file)
    return x->span.file - 1 < y->span.file - 1 ? -1 : 1; /* without a place: last */
  if (x->span.start != y->span.start) return x->span.start < y->span.start ? -1 : 1;
  return (x->symbol.index > y->symbol.index) - (x->symbol.index < y->symbol.index);
}

static void add_data(Explainer *e, Text *out, const char *graph) {
  Json json = json_in(out, 0);
  json_begin_object(&json);
  json_key(&json, "files");
  json_begin_object(&json);
  for (uint32_t i = 0; i < e->c->program_files.count; i++) {
    uint32_t file = e->c->program_files.items[i].file;
    const SourceFile *row = source_file(&e->c->sources, file);
    json_key(&json, format_in(e->arena, "%u", file));
    json_begin_array(&json);
    json_string(&json, name_text(&e->c->names, row->path));
    json_bytes(&json, source_bytes(&e->c->sources, file), row->size);
    json_end_array(&json);
  }
  json_end_object(&json);
  json_key(&json, "steps");
  add_steps(&json);
  json_key(&json, "machines");
  json_begin_array(&json);
  for (uint32_t m = 0; m < MACHINES; m++) json_string(&json, machine_names[m]);
  json_end_array(&json);
  json_key(&json, "functions");
  json_begin_array(&json);
  if (e->functions.count) qsort(e->functions.items, e->functions.count, sizeof(Function), by_place);
  for (uint32_t i = 0; i < e->functions.count; i++) {
    const Function *function = &e->functions.items[i];
    const char *only = e->c->options->only;
    if (only && !strstr(mir_symbol_text(e->unit, function->symbol), only)) continue;
    add_function(e, &json, function);
  }
  json_end_array(&json);
  json_key(&json, "graph");
  text_add(out, graph);
  json_end_object(&json);
}

/* The page with the data in place of its mark. In a script of HTML `</` would end it. */
static void add_page(Text *out, const char *data, size_t size) {
  static const char mark[] = "DATA_OF_THE_PROGRAM";
  const char *at = strstr(page, mark);
  text_add_bytes(out, page, (size_t)(at - page));
  for (size_t i = 0; i < size; i++) {
    if (data[i] == '/' && i && data[i - 1] == '<') text_add_char(out, '\\');
    text_add_char(out, data[i]);
  }
  text_add(out, at + sizeof mark - 1);
}

/* From the program to all that the page shows, in e->functions. False after messages. */
static bool collect(Explainer *e, const char **graph) {
  Compilation *c = e->c;
  bool good = compile_read(c) && compile_check(c);
  if (good) *graph = graph_text(e);
  good = good && compile_enrich(c);
  e->unit = good ? compile_lower(c) : NULL;
  if (!compile_report(c) || !e->unit) return false;
  after_step(e, "mir", e->unit);
  Arena scratch;
  arena_init(&scratch, "passes");
  e->explanations = text_in(e->arena);
  PassContext cx = {.scratch = &scratch,
                    .level = c->options->level,
                    .may_renumber = true,
                    .explain = "",
                    .explanations = &e->explanations};
  PassHooks hooks = {e, is_requested, after_step};
  mir_run_passes(e->unit, &cx, &hooks);
  arena_end(&scratch);
  make_lir(e);
  return true;
}

static const char *output_path(const Explainer *e) {
  const Options *o = e->c->options;
  if (o->output) return o->output;
  const char *path = e->c->output_name ? e->c->output_name : o->sources.items[0],
             *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path, *dot = strrchr(name, '.');
  return format_in(e->arena, "%.*s.html",
                   dot && dot != name ? (int)(dot - name) : (int)strlen(name), name);
}

int explain_command(Compilation *c) {
  Explainer e = {.c = c, .arena = &c->unit};
  const char *graph = "";
  if (!collect(&e, &graph)) return 1;
  bool is_found = !c->options->only;
  for (uint32_t i = 0; i < e.functions.count && !is_found; i++)
    is_found =
        strstr(mir_symbol_text(e.unit, e.functions.items[i].symbol), c->options->only) != NULL;
  if (!is_found) {
    fprintf(stderr, "clef: no function of the program has '%s' in its name\n", c->options->only);
    return 1;
  }
  Text data = text_in(e.arena), out = text_in(e.arena);
  add_data(&e, &data, graph);
  add_page(&out, text_string(&data), data.size);
  return write_output(e.arena, output_path(&e), out.data, out.size, false) ? 0 : 1;
}
