/* match_example: see match_example.h. */
#include "clef/psg/match/match_example.h"

#include <stdlib.h>

static void example_group(Graph *g, Text *out, const char *open, const Example *e,
                          const char *comma, const char *close) {
  text_add(out, open);
  for (uint32_t i = 0; i < e->count; i++) {
    if (i) text_add(out, comma);
    example_text(g, out, e->parts[i]);
  }
  text_add(out, close);
}

void example_text(Graph *g, Text *out, const Example *e) {
  Types *t = g->types;
  switch (e->shape) {
  case SHAPE_ANY:
  case SHAPE_UNKNOWN: text_add_char(out, '_'); break;
  case SHAPE_TEXT: text_add(out, e->text); break;
  case SHAPE_TUPLE: example_group(g, out, "(", e, ",", ")"); break;
  case SHAPE_ARRAY: example_group(g, out, "[|", e, "; ", "|]"); break;
  case SHAPE_RECORD: {
    TyconRow *row = tycon_row(t, (TyconId){e->id});
    text_add(out, "{ ");
    for (uint32_t i = 0; i < e->count; i++) {
      if (i) text_add(out, "; ");
      text_format(out, "%s=", name_text(g->names, field_row(t, (FieldId){row->fields + i})->name));
      example_text(g, out, e->parts[i]);
    }
    text_add(out, " }");
    break;
  }
  case SHAPE_CASE: {
    CaseRow *row = case_row(t, (CaseId){e->id});
    if (row->tycon.index == type_known(t, KNOWN_LIST).index) {
      text_add_char(out, '[');
      for (const Example *at = e; at->shape == SHAPE_CASE && at->count == 2; at = at->parts[1]) {
        if (at != e) text_add_char(out, ';');
        example_text(g, out, at->parts[0]);
      }
      text_add_char(out, ']');
      break;
    }
    if (tycon_row(t, row->tycon)->kind == TYCON_ENUM ||
        tycon_row(t, row->tycon)->flags & TYCON_QUALIFIED)
      text_format(out, "%s.", name_text(g->names, tycon_row(t, row->tycon)->name));
    text_add(out, name_text(g->names, row->name));
    if (e->count) example_group(g, out, " (", e, ", ", ")");
    break;
  }
  }
}

bool example_is_unknown(const Example *e) {
  if (e->shape == SHAPE_UNKNOWN) return true;
  for (uint32_t i = 0; i < e->count; i++)
    if (example_is_unknown(e->parts[i])) return true;
  return false;
}

static int compare_values(const void *a, const void *b) {
  int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
  return (x > y) - (x < y);
}

/* A value of the type that is none of the literals. */
const char *example_other_literal(Graph *g, Arena *scratch, TypeId type, const LiteralRow **used,
                                  uint32_t count, bool *outside) {
  Types *t = g->types;
  const LiteralRow *first = used[0];
  Text out = text_in(scratch);
  TyconId tycon = type_tycon(t, type);
  bool is_enum = tycon.index && tycon_row(t, tycon)->kind == TYCON_ENUM;
  switch ((LiteralKind)first->kind) {
  case LITERAL_BOOL: return first->low ? "false" : "true";
  case LITERAL_STRING:
    for (size_t length = 1;; length++) {
      bool taken = false;
      for (uint32_t i = 0; i < count; i++) {
        const char *text = name_text(g->names, (Name){used[i]->low});
        if (used[i]->high == length && strspn(text, "a") == length) taken = true;
      }
      if (taken) continue;
      text_add_char(&out, '"');
      for (size_t i = 0; i < length; i++) text_add_char(&out, 'a');
      text_add_char(&out, '"');
      return text_string(&out);
    }
  case LITERAL_FLOAT32: return "0.0f";
  case LITERAL_FLOAT64: return "0.0";
  case LITERAL_CHAR: return "' '";
  default: break;
  }
  if (is_enum) {
    TyconRow *row = tycon_row(t, tycon);
    int64_t *values = NEW_ARRAY(scratch, int64_t, count);
    for (uint32_t i = 0; i < count; i++) values[i] = literal_value(used[i]);
    qsort(values, count, sizeof *values, compare_values);
    for (uint32_t c = 0; c < row->case_count; c++) {
      int64_t value = case_row(t, (CaseId){row->cases + c})->value;
      if (!bsearch(&value, values, count, sizeof *values, compare_values))
        return format_in(scratch, "%s.%s", name_text(g->names, row->name),
                         name_text(g->names, case_row(t, (CaseId){row->cases + c})->name));
    }
    *outside = true;
  }
  bool *taken = NEW_ARRAY(scratch, bool, count + 1); /* one of the first count + 1 is free */
  for (uint32_t i = 0; i < count; i++)
    if ((uint64_t)literal_value(used[i]) <= count) taken[literal_value(used[i])] = true;
  int64_t value = 0;
  while (taken[value]) value++;
  if (is_enum)
    return format_in(scratch, "enum<%s> (%lld)", name_text(g->names, tycon_row(t, tycon)->name),
                     (long long)value);
  const char *suffix = "";
  switch (type_prim(t, type)) {
  case PRIM_INT8: suffix = "y"; break;
  case PRIM_UINT8: suffix = "uy"; break;
  case PRIM_INT16: suffix = "s"; break;
  case PRIM_UINT16: suffix = "us"; break;
  case PRIM_UINT32: suffix = "u"; break;
  case PRIM_INT64: suffix = "L"; break;
  case PRIM_UINT64: suffix = "UL"; break;
  default: break;
  }
  return format_in(scratch, "%lld%s", (long long)value, suffix);
}
