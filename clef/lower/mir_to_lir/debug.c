/* debug: where instructions come from, for a debugger (-g).
 *
 * A span of MIR is a chain of sites (Note [Places of inlined code] in clef/mir/mir.h); a line of LIR has the chain in
 * LirDebug.sites. The library has no text here. So its code has the line of the call that the program made, and of library
 * functions that were inlined into each other the outermost remains.
 */
#include <stdlib.h>

#include "clef/lir/dwarf.h"
#include "clef/lower/mir_to_lir/mir_to_lir.h"
#include "clef/mir/analysis/analysis.h"
#include "clef/mir/debug.h"

static const MirSite *site_of(const ToLir *to, uint32_t file) {
  return &to->unit->sites.items[file & ~MIR_SITE];
}

static LirLine line_of(ToLir *to, Span span);

/* The site's number in LirDebug; that of its caller, where the callee is not shown. */
static uint32_t debug_site(ToLir *to, uint32_t file) {
  if (!(file & MIR_SITE)) return 0;
  uint32_t number = file & ~MIR_SITE;
  if (to->debug_sites[number]) return to->debug_sites[number] - 1;
  const MirSite *site = site_of(to, file);
  LirLine call = line_of(to, site->call);
  bool is_start = mir_is_start_name(to->unit, site->callee);
  Name shown = is_start ? (Name){0} : to_lir_shown_name(to, site->callee);
  bool in_library =
      !to_lir_has_text(to, site->file) && site->call.file && !to_lir_has_text(to, site->call.file);
  uint32_t made =
      shown.index && !in_library ? lir_debug_site(to->lir_unit.debug, shown, &call) : call.site;
  to->debug_sites[number] = made + 1;
  return made;
}

static LirLine line_of(ToLir *to, Span span) {
  LirLine line = {.site = debug_site(to, span.file)};
  while (span.file & MIR_SITE && !to_lir_has_text(to, span.file))
    span = site_of(to, span.file)->call;
  if (!to_lir_has_text(to, span.file)) return line;
  LineColumn at =
      source_line_column(to->unit->sources, mir_source_file(to->unit, span.file), span.start);
  line.file = lir_debug_file(to->lir_unit.debug, to_lir_path(to, span.file));
  line.line = at.line, line.column = at.column;
  return line;
}

/* The outermost place of the chain. */
static LirLine outermost(ToLir *to, Span span) {
  LirLine line = line_of(to, span);
  for (uint32_t site = line.site; site; site = to->lir_unit.debug->sites.items[site].call.site)
    if (to->lir_unit.debug->sites.items[site].call.file)
      line = to->lir_unit.debug->sites.items[site].call;
  line.site = 0;
  return line;
}

/* The place of MIR itself, for marks in the text. */
static void add_span(ToLir *to, Span span) {
  LirFunc *func = to->func;
  if (!func->spans.count) vec_push(to->arena, &func->spans, ((Span){0}));
  func->line = span.file ? func->spans.count : 0;
  if (span.file) vec_push(to->arena, &func->spans, span);
}

void to_lir_line(ToLir *to, Span span) {
  if (to->options->has_marks) add_span(to, span);
  if (!to->lir_unit.debug) return;
  LirFunc *func = to->func;
  if (!span.file) return;
  if (func->line && span.file == to->debug_span.file && span.start == to->debug_span.start) return;
  LirLine line = line_of(to, span);
  if (!func->lines.count) vec_push(to->arena, &func->lines, (LirLine){.file = 0});
  vec_push(to->arena, &func->lines, line);
  func->line = func->lines.count - 1;
  to->debug_span = span;
}

void to_lir_debug_func(ToLir *to) {
  if (!to->lir_unit.debug) return;
  LirFunc *func = to->func;
  const MirFunc *mir = to->mir;
  bool is_piece = mir_is_start_name(to->unit, mir->source_name);
  func->debug_name =
      is_piece ? name_of_string(to->unit->names, "main") : to_lir_shown_name(to, mir->source_name);
  if (mir->span.file) func->declared = line_of(to, mir->span);
  if (mir->symbol.index != to->unit->start.index) return;
  func->is_main = true;
  for (uint32_t b = 1; b < mir->blocks.count && !func->declared.file;
       b++) { /* the first place of the program */
    const MirBlock *block = &mir->blocks.items[b];
    const MirFunc *callee = block->is_removed || block->term.op != MIR_CALL
                                ? NULL
                                : mir_direct_callee(to->unit, &block->term);
    if (callee && mir_is_start_name(to->unit, callee->source_name)) return;
    for (InstId i = block->first; i.index && !func->declared.file; i = mir_inst(mir, i)->next)
      func->declared = outermost(to, mir_inst(mir, i)->span);
    if (!func->declared.file) func->declared = outermost(to, block->term.span);
    if (!func->declared.file && callee) func->declared = outermost(to, callee->span);
  }
  func->debug_name = name_of_string(to->unit->names, "main");
}

static uint32_t variable_add(ToLir *to, uint32_t number, uint32_t site) {
  LirFunc *func = to->func;
  const MirVariable *row = &to->unit->debug->variables.items[number];
  LirVariable made = {.name = row->name,
                      .type = row->type,
                      .site = site,
                      .first = func->word_count,
                      .word_count = row->word_count,
                      .number = number,
                      .is_param = row->is_param,
                      .is_cell = row->cell != NULL,
                      .at = row->at};
  func->word_count += row->word_count;
  vec_push(to->arena, &func->variables, made);
  return func->variables.count - 1;
}

/* The LIR variable for a note, made when there is none; UINT32_MAX: it is not shown, as the function whose it is. */
static uint32_t variable_of(ToLir *to, const MirNote *note, Map64 *known) {
  uint32_t site = debug_site(to, note->file);
  if (note->file) {
    const LirDebugSite *shown = &to->lir_unit.debug->sites.items[site];
    if (!site ||
        shown->callee.index != to_lir_shown_name(to, site_of(to, note->file)->callee).index)
      return UINT32_MAX;
  }
  uint64_t key = map64_key(note->variable, site + 1);
  uint32_t at = map64_find(known, key);
  if (at) return at - 1;
  uint32_t made = variable_add(to, note->variable, site);
  map64_set(known, key, made + 1);
  return made;
}

/* All variables by their function's shown name. */
static void sort_variables(ToLir *to) {
  const MirDebug *debug = to->unit->debug;
  to->debug_variables.arena = to->unit->arena;
  to->debug_next = NEW_ARRAY(to->unit->arena, uint32_t, debug->variables.count);
  for (uint32_t v = 1; v < debug->variables.count; v++) {
    Name owner = to_lir_shown_name(to, debug->variables.items[v].owner);
    if (!owner.index) continue;
    to->debug_next[v] = map64_find(&to->debug_variables, owner.index);
    map64_set(&to->debug_variables, owner.index, v);
  }
}

/* The function's variables that no value is any more: a debugger says that they are optimized out. */
static void add_gone(ToLir *to, Name shown, uint32_t site) {
  const MirDebug *debug = to->unit->debug;
  for (uint32_t v = map64_find(&to->debug_variables, shown.index); shown.index && v;
       v = to->debug_next[v]) {
    bool is_known = false;
    for (uint32_t k = 0; k < to->func->variables.count && !is_known; k++) {
      const LirVariable *known = &to->func->variables.items[k];
      is_known = known->site == site && known->name.index == debug->variables.items[v].name.index;
    }
    if (!is_known) variable_add(to, v, site);
  }
}

static int by_number(const void *a, const void *b) {
  const LirVariable *x = a, *y = b;
  return x->number != y->number ? (x->number < y->number ? -1 : 1)
         : x->site < y->site    ? -1
                                : x->site > y->site;
}

void to_lir_variables(ToLir *to) {
  const MirDebug *debug = to->unit->debug;
  if (!to->lir_unit.debug || !debug) return;
  const MirFunc *mir = to->mir;
  Map64 known = {.arena = to->arena};
  for (uint32_t v = 1; v < mir->values.count; v++) {
    LirValue value = to->values[v];
    if (!value.index) continue;
    for (uint32_t n = mir_debug_first(mir, (ValueId){v}); n; n = debug->notes.items[n].next) {
      const MirNote *note = &debug->notes.items[n];
      uint32_t variable = variable_of(to, note, &known);
      if (variable == UINT32_MAX) continue;
      MirKind kind = (MirKind)mir_type_of(mir, (ValueId){v}).kind;
      LirNote made = {value, to->func->variables.items[variable].first + note->word,
                      mir_kind_sort[kind] == 'P'};
      vec_push(to->arena, &to->func->notes, made);
    }
  }
  if (!to->debug_next) sort_variables(to);
  add_gone(to, to_lir_shown_name(to, mir->source_name), 0);
  uint8_t *seen = NEW_ARRAY(to->arena, uint8_t, to->lir_unit.debug->sites.count);
  for (uint32_t l = 1; l < to->func->lines.count; l++)
    for (uint32_t site = to->func->lines.items[l].site; site && !seen[site];) {
      seen[site] = 1;
      add_gone(to, to->lir_unit.debug->sites.items[site].callee, site);
      site = to->lir_unit.debug->sites.items[site].call.site;
    }
  if (to->func->variables.count)
    qsort(to->func->variables.items, to->func->variables.count, sizeof(LirVariable), by_number);
}

/* ---- module-level values ---- */

/* A word of data, by its symbol and offset. */
static uint64_t word_key(SymbolId symbol, uint32_t offset) {
  return (uint64_t)symbol.index << 32 | offset;
}

enum { ADDRESS_IS_USED = UINT32_MAX }; /* as an offset: any word may be stored to */

static void note_use(ToLir *to, const MirFunc *mir, ValueId value, uint32_t offset) {
  const MirInst *d = mir_definition(mir, value);
  if (d && d->op == MIR_SYMBOL && map64_find(&to->unit->debug->global_of, d->u.symbol.index))
    map64_set(&to->debug_stored, word_key(d->u.symbol, offset), 1);
}

void to_lir_debug_stores(ToLir *to) {
  MirUnit *unit = to->unit;
  to->debug_stored.arena = unit->arena;
  if (!to->lir_unit.debug || !unit->debug) return;
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *mir = unit->funcs.items[i];
    for (uint32_t b = 1; mir && mir->has_body && b < mir->blocks.count; b++) {
      const MirBlock *block = &mir->blocks.items[b];
      if (block->is_removed) continue;
      for (InstId at = block->first; at.index; at = mir_inst(mir, at)->next) {
        const MirInst *inst = mir_inst(mir, at);
        for (uint32_t o = 0; o < inst->operand_count; o++) {
          bool is_access = !o && (inst->op == MIR_LOAD || inst->op == MIR_STORE);
          if (is_access && inst->op == MIR_LOAD) continue;
          note_use(to, mir, inst->operands[o], is_access ? (uint32_t)inst->imm : ADDRESS_IS_USED);
        }
      }
      const MirTerm *term = &block->term;
      for (uint32_t o = 0; o < term->operand_count; o++)
        note_use(to, mir, term->operands[o], ADDRESS_IS_USED);
      for (uint32_t e = 0; e < term->edge_count; e++)
        for (uint32_t a = 0; a < term->edges[e].arg_count; a++)
          note_use(to, mir, term->edges[e].args[a], ADDRESS_IS_USED);
    }
  }
}

static LirDebugWord word_of(ToLir *to, const MirGlobal *global, const MirGlobalWord *word) {
  LirDebugWord made = {.place = LIR_WORD_GONE, .size = word->size};
  SymbolId symbol = word->is_known ? word->content.symbol : global->symbol;
  if (word->is_known && word->content.form == MIR_FIELD_BITS) {
    made.place = LIR_WORD_BITS, made.value = word->content.bits;
    return made;
  }
  if (!mir_symbol_data(to->unit, symbol)) return made;
  bool is_stored = map64_find(&to->debug_stored, word_key(symbol, word->offset)) ||
                   map64_find(&to->debug_stored, word_key(symbol, ADDRESS_IS_USED));
  made.symbol = to_lir_symbol(to, symbol);
  if (word->is_known)
    made.place = LIR_WORD_ADDRESS, made.value = word->content.bits;
  else if (is_stored)
    made.place = LIR_WORD_MEMORY, made.value = word->offset;
  return made;
}

void to_lir_debug_globals(ToLir *to) {
  const MirDebug *debug = to->unit->debug;
  for (uint32_t g = 1; to->lir_unit.debug && debug && g < debug->globals.count; g++) {
    const MirGlobal *global = &debug->globals.items[g];
    if (!global->type || !to_lir_has_text(to, global->span.file)) continue;
    LirDebugWord *words = NEW_ARRAY(to->unit->arena, LirDebugWord, global->words.count);
    for (uint32_t w = 0; w < global->words.count; w++)
      words[w] = word_of(to, global, &global->words.items[w]);
    LirLine declared = line_of(to, global->span);
    lir_debug_global(to->lir_unit.debug, global->name, global->path, global->type, &declared, words,
                     global->words.count);
  }
}
