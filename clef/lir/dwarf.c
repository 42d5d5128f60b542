/* dwarf: the sections for a debugger, as DWARF 5 has them.
 *
 * In:    of each function where in its text the place in the source changes, with the calls that were inlined there.
 * Out:   .debug_info, .debug_abbrev, .debug_line, .debug_rnglists, .debug_aranges. The assembler makes .debug_frame of the
 *        `.cfi` directives that emit_debug.c writes between the instructions. Its `.loc` would do for lines, but cannot say that
 *        code has none.
 * Tests: t/debug/run.sh
 *
 * An inlined call is described once for each function that contains code of it. Its name stands in an entry of its own, which all
 * of them refer to (DW_AT_abstract_origin).
 */
#include "clef/lir/dwarf.h"

enum { /* abbreviations */
       UNIT = 1,
       FUNCTION,      /* with a place in the source */
       FUNCTION_BARE, /* without one: of the library, or made by the compiler */
       INLINED,       /* in one piece */
       INLINED_RANGES,
       ORIGIN,
       PARAM, /* with a list of locations; the next one without */
       PARAM_GONE,
       VARIABLE, /* as well */
       VARIABLE_GONE,
       /* 11 to 18: of types (dwarf_type.c) */
       GLOBAL = 19, /* of a module, with a location */
       GLOBAL_GONE
};

/* Number, tag, has children; attribute and form in pairs. DWARF 5, section 7.5. */
static const char abbreviations[] =
    "\t.section .debug_abbrev,\"\",@progbits\n.LDabbrev:\n"
    /* compile_unit: producer language name comp_dir low_pc high_pc stmt_list */
    "\t.uleb128 1,0x11,1,0x25,8,0x13,5,3,8,0x1b,8,0x11,1,0x12,1,0x10,0x17,0,0\n"
    /* subprogram: name decl_file decl_line low_pc high_pc frame_base external main_subprogram */
    "\t.uleb128 2,0x2e,1,3,8,0x3a,15,0x3b,15,0x11,1,0x12,1,0x40,0x18,0x3f,12,0x6a,12,0,0\n"
    "\t.uleb128 3,0x2e,1,3,8,0x11,1,0x12,1,0x40,0x18,0x3f,12,0x6a,12,0,0\n"
    /* inlined_subroutine: abstract_origin low_pc high_pc call_file call_line call_column; then with ranges instead */
    "\t.uleb128 4,0x1d,1,0x31,0x13,0x11,1,0x12,1,0x58,15,0x59,15,0x57,15,0,0\n"
    "\t.uleb128 5,0x1d,1,0x31,0x13,0x55,0x17,0x58,15,0x59,15,0x57,15,0,0\n"
    /* subprogram: name external inline */
    "\t.uleb128 6,0x2e,0,3,8,0x3f,12,0x20,11,0,0\n"
    /* formal_parameter, variable: name type location */
    "\t.uleb128 7,5,0,3,8,0x49,0x13,2,0x17,0,0,8,5,0,3,8,0x49,0x13,0,0\n"
    "\t.uleb128 9,0x34,0,3,8,0x49,0x13,2,0x17,0,0,10,0x34,0,3,8,0x49,0x13,0,0\n"
    /* base_type: name encoding byte_size; enumeration_type: name byte_size; enumerator: name const_value */
    "\t.uleb128 11,0x24,0,3,8,0x3e,11,11,15,0,0,12,4,1,3,8,11,15,0,0,13,0x28,0,3,8,0x1c,13,0,0\n"
    /* structure_type: name byte_size; member: name type data_member_location */
    "\t.uleb128 14,0x13,1,3,8,11,15,0,0,15,13,0,3,8,0x49,0x13,0x38,15,0,0\n"
    /* pointer_type: type byte_size; array_type: type; subrange_type */
    "\t.uleb128 16,15,0,0x49,0x13,11,15,0,0,17,1,1,0x49,0x13,0,0,18,0x21,0,0,0\n"
    /* variable: name type decl_file decl_line location */
    "\t.uleb128 19,0x34,0,3,8,0x49,0x13,0x3a,15,0x3b,15,2,0x18,0,0\n"
    "\t.uleb128 20,0x34,0,3,8,0x49,0x13,0x3a,15,0x3b,15,0,0\n"
    "\t.byte 0\n";

enum {
  LANGUAGE = 0x1d, /* DW_LANG_C11: its expressions suit the types best */
  INLINED_BY_COMPILER = 1,
  FRAME_END = 0x9c /* DW_OP_call_frame_cfa */
};

static const char printers[] =
#include "printers.h"
    ;

/* A script for gdb, in the form of its manual, "The .debug_gdb_scripts section": 4 is Python's text. */
static void add_printers(Text *out) {
  text_add(out,
           "\t.section .debug_gdb_scripts,\"MS\",@progbits,1\n\t.byte 4\n\t.ascii \"clef\\n\"\n");
  for (const char *line = printers; *line; line += strcspn(line, "\n") + 1) {
    text_add(out, "\t.ascii ");
    lir_add_string(out, line, strcspn(line, "\n") + 1);
    text_add_char(out, '\n');
  }
  text_add(out, "\t.byte 0\n");
}

LirDebug *lir_debug_new(Arena *arena, Names *names, const char *folder) {
  LirDebug *debug = NEW(arena, LirDebug);
  debug->arena = arena, debug->names = names, debug->folder = folder;
  debug->info = text_in(arena), debug->ranges = text_in(arena), debug->lines = text_in(arena),
  debug->lists = text_in(arena);
  debug->origin_of.arena = arena;
  vec_push(arena, &debug->files, (Name){0});
  vec_push(arena, &debug->sites, (LirDebugSite){.callee = {0}});
  return debug;
}

uint32_t lir_debug_file(LirDebug *debug, Name path) {
  if (!path.index) return 0;
  for (uint32_t i = debug->files.count; i-- > 1;)
    if (debug->files.items[i].index == path.index) return i;
  vec_push(debug->arena, &debug->files, path);
  return debug->files.count - 1;
}

uint32_t lir_debug_site(LirDebug *debug, Name callee, const LirLine *call) {
  LirDebugSite site = {callee, *call};
  vec_push(debug->arena, &debug->sites, site);
  return debug->sites.count - 1;
}

static uint32_t depth_of(const LirDebug *debug, uint32_t site) {
  uint32_t depth = 0;
  for (; site; site = debug->sites.items[site].call.site) depth++;
  return depth;
}

LirLine lir_debug_join(const LirDebug *debug, const LirLine *a, const LirLine *b) {
  LirLine line = *a;
  uint32_t other = b->site, depth = depth_of(debug, line.site),
           other_depth = depth_of(debug, other);
  while (line.site != other) {
    bool goes_up = depth >= other_depth, other_goes_up = other_depth >= depth;
    if (goes_up) line = debug->sites.items[line.site].call, depth--;
    if (other_goes_up) other = debug->sites.items[other].call.site, other_depth--;
  }
  return line;
}

void lir_add_string(Text *text, const char *bytes, size_t size) {
  text_add_char(text, '"');
  for (size_t i = 0; i < size; i++) {
    unsigned char c = (unsigned char)bytes[i];
    if (c < ' ' || c == '"' || c == '\\' || c > 126)
      text_format(text, "\\%03o", c);
    else
      text_add_char(text, (char)c);
  }
  text_add_char(text, '"');
}

static void add_name(Text *text, const Names *names, Name name) {
  text_add(text, "\t.asciz ");
  lir_add_string(text, name_text(names, name), name_size(names, name));
  text_add_char(text, '\n');
}

static uint32_t origin_of(LirDebug *debug, Name callee) {
  uint32_t at = map64_find(&debug->origin_of, callee.index);
  if (at) return at - 1;
  vec_push(debug->arena, &debug->origins, callee);
  map64_set(&debug->origin_of, callee.index, debug->origins.count);
  return debug->origins.count - 1;
}

/* The inlined calls of one function as a tree. */
typedef struct SiteNode {
  uint32_t site, child, next; /* nodes; 0: none */
  uint32_t first, count;      /* its rows, those of its children included, in Tree.owned */
} SiteNode;
typedef struct Tree {
  LirDebug *debug;
  const LirFunc *func;
  const Text *locations; /* by variable */
  Arena *arena;
  const LirDebugRow *rows;
  uint32_t row_count, end;
  Map64 node_of;       /* by site */
  VEC(SiteNode) nodes; /* item 0: the function itself */
  uint32_t *owned;
} Tree;

static uint32_t node_of(Tree *tree, uint32_t site) {
  uint32_t at = map64_find(&tree->node_of, site);
  if (!site || at) return at;
  uint32_t parent = node_of(tree, tree->debug->sites.items[site].call.site);
  at = tree->nodes.count;
  vec_push(tree->arena, &tree->nodes, (SiteNode){.site = site});
  map64_set(&tree->node_of, site, at);
  uint32_t *link = &tree->nodes.items[parent].child; /* in the order of the text */
  while (*link) link = &tree->nodes.items[*link].next;
  *link = at;
  return at;
}

/* Rows by node: counted first, then written. */
static void own_rows(Tree *tree) {
  for (int writes = 0; writes < 2; writes++) {
    for (uint32_t r = 0; r < tree->row_count; r++)
      for (uint32_t site = tree->rows[r].line.site; site;
           site = tree->debug->sites.items[site].call.site) {
        uint32_t at = node_of(tree, site); /* may move the nodes */
        SiteNode *node = &tree->nodes.items[at];
        if (writes) tree->owned[node->first + node->count] = r;
        node->count++;
      }
    if (writes) return;
    uint32_t total = 0;
    for (uint32_t n = 1; n < tree->nodes.count; n++) {
      tree->nodes.items[n].first = total;
      total += tree->nodes.items[n].count;
      tree->nodes.items[n].count = 0;
    }
    tree->owned = NEW_ARRAY(tree->arena, uint32_t, total + 1);
  }
}

typedef struct Piece {
  uint32_t from, to; /* labels */
} Piece;

/* The pieces of a node: neighbours are one. Writes them to `pieces`; returns how many. */
static uint32_t pieces_of(const Tree *tree, const SiteNode *node, Piece *pieces) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < node->count; i++) {
    uint32_t row = tree->owned[node->first + i], from = tree->rows[row].label;
    uint32_t to = row + 1 < tree->row_count ? tree->rows[row + 1].label : tree->end;
    if (count && pieces[count - 1].to == from)
      pieces[count - 1].to = to;
    else
      pieces[count++] = (Piece){from, to};
  }
  return count;
}

/* The variables of the function, or of an inlined one. */
static void add_variables(const Tree *tree, uint32_t site, bool params) {
  LirDebug *debug = tree->debug;
  for (uint32_t v = 0; tree->locations && v < tree->func->variables.count; v++) {
    const LirVariable *variable = &tree->func->variables.items[v];
    if (variable->site != site || variable->is_param != params || !variable->type) continue;
    const Text *list = &tree->locations[v];
    int with_list = params ? PARAM : VARIABLE;
    text_format(&debug->info, "\t.byte %d\n", list->size ? with_list : with_list + 1);
    add_name(&debug->info, debug->names, variable->name);
    text_format(&debug->info, "\t.long .LDt%u-.LDinfo\n", variable->type);
    debug->type_used[variable->type] = 1;
    if (!list->size) continue;
    text_format(&debug->info, "\t.long .LDv%u\n", ++debug->list_count);
    text_format(&debug->lists, ".LDv%u:\n", debug->list_count);
    text_add_bytes(&debug->lists, list->data, list->size);
    text_add(&debug->lists, "\t.byte 0\n");
  }
}

static void add_inlined(Tree *tree, uint32_t at) {
  LirDebug *debug = tree->debug;
  SiteNode node = tree->nodes.items[at];
  const LirDebugSite *site = &debug->sites.items[node.site];
  Text *info = &debug->info;
  Piece *pieces = NEW_ARRAY(tree->arena, Piece, node.count + 1);
  uint32_t count = pieces_of(tree, &node, pieces);
  text_format(info, "\t.byte %d\n\t.long .LDo%u-.LDinfo\n", count == 1 ? INLINED : INLINED_RANGES,
              origin_of(debug, site->callee));
  if (count == 1) {
    text_format(info, "\t.quad .LD%u,.LD%u\n", pieces[0].from, pieces[0].to);
  } else {
    text_format(info, "\t.long .LDr%u\n", ++debug->range_count);
    text_format(&debug->ranges, ".LDr%u:\n", debug->range_count);
    for (uint32_t i = 0; i < count; i++)
      text_format(&debug->ranges, "\t.byte 4\n\t.uleb128 .LD%u-.LDtext,.LD%u-.LDtext\n",
                  pieces[i].from, pieces[i].to);
    text_add(&debug->ranges, "\t.byte 0\n");
  }
  const LirLine *call = site->call.file ? &site->call : &tree->func->declared;
  text_format(info, "\t.uleb128 %u,%u,%u\n", call->file, call->line, call->column);
  add_variables(tree, node.site, true);
  add_variables(tree, node.site, false);
  for (uint32_t child = node.child; child; child = tree->nodes.items[child].next)
    add_inlined(tree, child);
  text_add(info, "\t.byte 0\n");
}

/* Rows of the table of lines follow one another in a sequence. Code without a line lies between two sequences: gdb takes no row
 * of line 0. */
static void begin_sequence(LirDebug *debug, uint32_t label) {
  text_format(&debug->lines, "\t.byte 0,9,2\n\t.quad .LD%u\n", label);
  debug->row_label = label;
  debug->row = (LirLine){.file = 1, .line = 1}; /* the registers' first values */
}

static void advance(LirDebug *debug, uint32_t label) {
  if (label != debug->row_label)
    text_format(&debug->lines, "\t.byte 2\n\t.uleb128 .LD%u-.LD%u\n", label, debug->row_label);
  debug->row_label = label;
}

static void end_sequence(LirDebug *debug, uint32_t label) {
  advance(debug, label);
  text_add(&debug->lines, "\t.byte 0,1,1\n");
  debug->row_label = 0;
}

static void add_row(LirDebug *debug, const LirDebugRow *row) {
  Text *lines = &debug->lines;
  LirLine line = row->line;
  if (!line.file) {
    if (debug->row_label) end_sequence(debug, row->label);
    return;
  }
  if (debug->row_label)
    advance(debug, row->label);
  else
    begin_sequence(debug, row->label);
  if (line.file != debug->row.file) text_format(lines, "\t.byte 4\n\t.uleb128 %u\n", line.file);
  if (line.column != debug->row.column)
    text_format(lines, "\t.byte 5\n\t.uleb128 %u\n", line.column);
  if (line.line != debug->row.line)
    text_format(lines, "\t.byte 3\n\t.sleb128 %d\n", (int)line.line - (int)debug->row.line);
  text_add(lines, "\t.byte 1\n");
  debug->row = line;
}

void lir_debug_func(LirDebug *debug, const LirFunc *func, const LirDebugRow *rows, uint32_t count,
                    uint32_t end, const Text *locations) {
  Text *info = &debug->info;
  bool has_place = func->declared.file;
  text_format(info, "\t.byte %d\n", has_place ? FUNCTION : FUNCTION_BARE);
  add_name(info, debug->names, func->debug_name.index ? func->debug_name : func->name);
  if (has_place) text_format(info, "\t.uleb128 %u,%u\n", func->declared.file, func->declared.line);
  text_format(info, "\t.quad .LD%u,.LD%u\n\t.byte 1,%d,%d,%d\n", rows[0].label, end, FRAME_END,
              func->is_global, func->is_main);
  Tree tree = {.debug = debug,
               .func = func,
               .arena = func->arena,
               .rows = rows,
               .row_count = count,
               .end = end};
  tree.node_of.arena = func->arena, tree.locations = locations;
  vec_push(tree.arena, &tree.nodes, (SiteNode){.site = 0});
  own_rows(&tree);
  add_variables(&tree, 0, true);
  add_variables(&tree, 0, false);
  for (uint32_t child = tree.nodes.items[0].child; child; child = tree.nodes.items[child].next)
    add_inlined(&tree, child);
  text_add(info, "\t.byte 0\n");
  for (uint32_t r = 0; r < count; r++) add_row(debug, &rows[r]);
  if (debug->row_label) end_sequence(debug, end);
}

/* One word of a module-level value; nothing if it is gone. */
static void add_word(LirDebug *debug, const LirDebugWord *word) {
  Text *info = &debug->info;
  if (word->place == LIR_WORD_GONE) return;
  text_add(info, word->place == LIR_WORD_MEMORY ? "\t.byte 3\n"        /* DW_OP_addr */
                                                : "\t.byte 0x9e,8\n"); /* DW_OP_implicit_value */
  text_add(info, "\t.quad ");
  if (word->place != LIR_WORD_BITS) {
    lir_add_reference(info, debug->names, word->symbol);
    text_add_char(info, '+');
  }
  text_format(info, "%lld\n", (long long)word->value);
}

void lir_debug_global(LirDebug *debug, Name name, Name path, uint32_t type, const LirLine *declared,
                      const LirDebugWord *words, uint32_t count) {
  Text *info = &debug->info;
  bool any = false;
  for (uint32_t w = 0; w < count; w++) any |= words[w].place != LIR_WORD_GONE;
  debug->type_used[type] = 1;
  for (int with_path = 0; with_path < 2; with_path++) {
    text_format(info, "\t.byte %d\n", any ? GLOBAL : GLOBAL_GONE);
    add_name(info, debug->names, with_path ? path : name);
    text_format(info, "\t.long .LDt%u-.LDinfo\n\t.uleb128 %u,%u\n", type, declared->file,
                declared->line);
    if (!any) continue;
    text_add(info, "\t.uleb128 2f-1f\n1:\n");
    for (uint32_t w = 0; w < count; w++) {
      add_word(debug, &words[w]);
      if (count == 1) continue;
      bool is_short = words[w].place == LIR_WORD_MEMORY && words[w].size < 8;
      text_format(info, "\t.byte 0x93,%u\n", is_short ? words[w].size : 8); /* DW_OP_piece */
      if (is_short) text_format(info, "\t.byte 0x93,%u\n", 8 - words[w].size);
    }
    text_add(info, "2:\n");
  }
}

void lir_debug_begin(Text *out) { text_add(out, "\t.cfi_sections .debug_frame\n.LDtext:\n"); }

/* DWARF 5, section 6.2.4. Opcodes below 13 have the operands that the standard gives them; addresses advance by bytes. */
static void add_lines(Text *out, LirDebug *debug) {
  text_add(
      out,
      "\t.section .debug_line,\"\",@progbits\n.LDline:\n\t.long .LDline_end-.LDline_start\n.LDline_start:\n"
      "\t.short 5\n\t.byte 8,0\n\t.long .LDline_rows-.LDline_header\n.LDline_header:\n"
      "\t.byte 1,1,1,1,1,13,0,1,1,1,1,0,0,0,1,0,0,1\n"
      "\t.byte 1,1,8,1\n\t.asciz "); /* a directory is a string */
  lir_add_string(out, debug->folder, strlen(debug->folder));
  uint32_t count = debug->files.count;
  text_format(out, "\n\t.byte 2,1,8,2,11\n\t.uleb128 %u\n",
              count); /* a file is a string and the number of a directory */
  for (uint32_t f = 0; f < count; f++) {
    add_name(out, debug->names, debug->files.items[f ? f : count > 1]);
    text_add(out, "\t.byte 0\n");
  }
  text_add(out, ".LDline_rows:\n");
  text_add_bytes(out, debug->lines.data, debug->lines.size);
  text_add(out, ".LDline_end:\n");
}

static void add_info(Text *out, LirDebug *debug) {
  text_format(out,
              "\t.section .debug_info,\"\",@progbits\n.LDinfo:\n\t.long .LDinfo_end-.LDversion\n"
              ".LDversion:\n\t.short 5\n"
              "\t.byte 1,8\n\t.long .LDabbrev\n\t.byte %d\n\t.asciz \"clef\"\n\t.short %d\n",
              UNIT, LANGUAGE);
  add_name(out, debug->names, debug->files.items[debug->files.count > 1]);
  text_add(out, "\t.asciz ");
  lir_add_string(out, debug->folder, strlen(debug->folder));
  text_add(out, "\n\t.quad .LDtext,.LDend\n\t.long .LDline\n");
  text_add_bytes(out, debug->info.data, debug->info.size);
  for (uint32_t o = 0; o < debug->origins.count; o++) {
    text_format(out, ".LDo%u:\n\t.byte %d\n", o, ORIGIN);
    add_name(out, debug->names, debug->origins.items[o]);
    text_format(out, "\t.byte 1,%d\n", INLINED_BY_COMPILER);
  }
  lir_debug_types(out, debug);
  text_add(out, "\t.byte 0\n.LDinfo_end:\n");
}

/* A section of lists, with its header. */
static void add_lists(Text *out, const char *name, const Text *lists) {
  if (!lists->size) return;
  text_format(
      out,
      "\t.section .debug_%s,\"\",@progbits\n\t.long .LD%s_end-.LD%s\n.LD%s:\n\t.short 5\n\t.byte 8,0\n\t.long 0\n",
      name, name, name, name);
  text_add_bytes(out, lists->data, lists->size);
  text_format(out, ".LD%s_end:\n", name);
}

void lir_debug_end(Text *out, LirDebug *debug) {
  text_add(out, "\t.text\n.LDend:\n");
  text_add(out, abbreviations);
  add_lines(out, debug);
  add_info(out, debug);
  add_lists(out, "rnglists", &debug->ranges);
  add_lists(out, "loclists", &debug->lists);
  if (debug->types) add_printers(out);
  text_add(out,
           "\t.section .debug_aranges,\"\",@progbits\n\t.long 44\n\t.short 2\n\t.long .LDinfo\n"
           "\t.byte 8,0\n\t.zero 4\n\t.quad .LDtext,.LDend-.LDtext,0,0\n\t.text\n");
}
