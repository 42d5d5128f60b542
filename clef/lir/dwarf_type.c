/* dwarf_type: the types of variables (clef/base/debug_type.h) in .debug_info.
 *
 * Only types that a described variable leads to are written. Each has a label, `.LDt` and its number. The numbers of
 * abbreviations are those of the table in dwarf.c.
 */
#include "clef/lir/dwarf.h"

enum { BASE = 11, ENUMERATION, ENUMERATOR, STRUCTURE, MEMBER, POINTER, ARRAY, SUBRANGE };

static void name_line(Text *out, const Names *names, Name name) {
  text_add(out, "\t.asciz ");
  lir_add_string(out, name.index ? name_text(names, name) : "",
                 name.index ? name_size(names, name) : 0);
  text_add_char(out, '\n');
}

static void refer(Text *out, LirDebug *debug, uint32_t type, bool *any) {
  text_format(out, "\t.long .LDt%u-.LDinfo\n", type);
  if (!debug->type_used[type]) debug->type_used[type] = 1, *any = true;
}

static void add_type(Text *out, LirDebug *debug, uint32_t number, bool *any) {
  const DebugType *type = &debug->types->items.items[number];
  text_format(out, ".LDt%u:\n", number);
  switch (type->form) {
  case DEBUG_BASE:
    text_format(out, "\t.byte %d\n", BASE);
    name_line(out, debug->names, type->name);
    text_format(out, "\t.byte %u\n\t.uleb128 %u\n", type->encoding, type->size);
    return;
  case DEBUG_ENUM:
    text_format(out, "\t.byte %d\n", ENUMERATION);
    name_line(out, debug->names, type->name);
    text_format(out, "\t.uleb128 %u\n", type->size);
    for (uint32_t m = 0; m < type->members.count; m++) {
      text_format(out, "\t.byte %d\n", ENUMERATOR);
      name_line(out, debug->names, type->members.items[m].name);
      text_format(out, "\t.sleb128 %d\n", (int)type->members.items[m].at);
    }
    text_add(out, "\t.byte 0\n");
    return;
  case DEBUG_STRUCT:
    text_format(out, "\t.byte %d\n", STRUCTURE);
    name_line(out, debug->names, type->name);
    text_format(out, "\t.uleb128 %u\n", type->size);
    for (uint32_t m = 0; m < type->members.count; m++) {
      const DebugMember *member = &type->members.items[m];
      text_format(out, "\t.byte %d\n", MEMBER);
      name_line(out, debug->names, member->name);
      refer(out, debug, member->type, any);
      text_format(out, "\t.uleb128 %u\n", member->at);
    }
    text_add(out, "\t.byte 0\n");
    return;
  case DEBUG_POINTER:
    text_format(out, "\t.byte %d\n", POINTER);
    refer(out, debug, type->target, any);
    text_format(out, "\t.uleb128 %u\n", type->size);
    return;
  case DEBUG_ARRAY:
    text_format(out, "\t.byte %d\n", ARRAY);
    refer(out, debug, type->target, any);
    text_format(out, "\t.byte %d,0\n", SUBRANGE);
    return;
  }
}

void lir_debug_types(Text *out, LirDebug *debug) {
  for (bool any = debug->types != NULL; any;) {
    any = false;
    for (uint32_t t = 1; t < debug->types->items.count; t++) {
      if (debug->type_used[t] != 1) continue;
      debug->type_used[t] = 2;
      add_type(out, debug, t, &any);
    }
  }
}
