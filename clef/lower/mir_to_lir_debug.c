/* mir_to_lir_debug: where instructions come from, for a debugger (-g).
 *
 * A span of MIR is a chain of sites (Note [Places of inlined code] in clef/mir/mir.h); a line of LIR has the chain in
 * LirDebug.sites. The library has no text here. So its code has the line of the call that the program made, and of library
 * functions that were inlined into each other the outermost remains.
 */
#include "clef/lir/dwarf.h"
#include "clef/lower/mir_to_lir.h"
#include "clef/mir/analysis.h"

static const MirSite *site_of(const ToLir *to, uint32_t file) { return &to->unit->sites.items[file & ~MIR_SITE]; }

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
  bool in_library = !to_lir_has_text(to, site->file) && site->call.file && !to_lir_has_text(to, site->call.file);
  uint32_t made = shown.index && !in_library ? lir_debug_site(to->lir_unit.debug, shown, &call) : call.site;
  to->debug_sites[number] = made + 1;
  return made;
}

static LirLine line_of(ToLir *to, Span span) {
  LirLine line = {.site = debug_site(to, span.file)};
  while (span.file & MIR_SITE && !to_lir_has_text(to, span.file)) span = site_of(to, span.file)->call;
  if (!to_lir_has_text(to, span.file)) return line;
  LineColumn at = source_line_column(to->unit->sources, mir_source_file(to->unit, span.file), span.start);
  line.file = lir_debug_file(to->lir_unit.debug, to_lir_path(to, span.file));
  line.line = at.line, line.column = at.column;
  return line;
}

/* The outermost place of the chain. */
static LirLine outermost(ToLir *to, Span span) {
  LirLine line = line_of(to, span);
  for (uint32_t site = line.site; site; site = to->lir_unit.debug->sites.items[site].call.site)
    if (to->lir_unit.debug->sites.items[site].call.file) line = to->lir_unit.debug->sites.items[site].call;
  line.site = 0;
  return line;
}

void to_lir_line(ToLir *to, Span span) {
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
  func->debug_name = is_piece ? name_of_string(to->unit->names, "main") : to_lir_shown_name(to, mir->source_name);
  if (mir->span.file) func->declared = line_of(to, mir->span);
  if (mir->symbol.index != to->unit->start.index) return;
  func->is_main = true;
  for (uint32_t b = 1; b < mir->blocks.count && !func->declared.file; b++) { /* the first place of the program */
    const MirBlock *block = &mir->blocks.items[b];
    const MirFunc *callee = block->is_removed || block->term.op != MIR_CALL ? NULL : mir_direct_callee(to->unit, &block->term);
    if (callee && mir_is_start_name(to->unit, callee->source_name)) return;
    for (InstId i = block->first; i.index && !func->declared.file; i = mir_inst(mir, i)->next)
      func->declared = outermost(to, mir_inst(mir, i)->span);
    if (!func->declared.file) func->declared = outermost(to, block->term.span);
    if (!func->declared.file && callee) func->declared = outermost(to, callee->span);
  }
  func->debug_name = name_of_string(to->unit->names, "main");
}
