/* attribute: whether a declaration has an attribute, and its argument. decl/attributes.c checks attributes as written. */
#include "clef/sema/names/names.h"
#include "clef/base/progress.h"

static bool attribute_is(Sema *s, Syn *attribute, const char *name) {
  Syn *path = attribute->items[0];
  const char *text = name_text(s->names, syn_path_part(path, syn_path_count(path) - 1)->name);
  size_t size = strlen(name);
  return !strncmp(text, name, size) && (!text[size] || !strcmp(text + size, "Attribute"));
}

Syn *sema_attribute(Sema *s, const SynDecor *decor, const char *name) {
  for (uint32_t i = 0; decor && i < decor->attribute_count; i++)
    if (attribute_is(s, decor->attributes[i], name)) return decor->attributes[i];
  return NULL;
}

const char *sema_attribute_text(Sema *s, const SynDecor *decor, const char *name) {
  Syn *attribute = sema_attribute(s, decor, name);
  Syn *arg = attribute ? syn_item(attribute, 1) : NULL;
  while (arg && arg->kind == SYN_PAREN) arg = arg->items[0];
  return arg && arg->kind == SYN_CONST && arg->sub == SYN_CONST_STRING ? arg->u.bytes : NULL;
}

/* ---- arguments ---- */

Syn *attribute_argument(Syn *e) {
  while (e && (e->kind == SYN_PAREN || e->kind == SYN_TYPED)) e = e->items[0];
  return e;
}

Syn *attribute_setting(Sema *s, Syn *attribute, const char *name) {
  Syn *all = attribute_argument(attribute ? syn_item(attribute, 1) : NULL);
  uint32_t count = !all ? 0 : all->kind == SYN_TUPLE ? all->count : 1;
  for (uint32_t i = 0; i < count; i++) {
    Syn *one = all->kind == SYN_TUPLE ? all->items[i] : all;
    bool is_setting = one->kind == SYN_INFIX && one->items[0]->kind == SYN_IDENT &&
                      !strcmp(name_text(s->names, one->name), "=");
    if (!name && !is_setting) return attribute_argument(one);
    if (name && is_setting && !strcmp(name_text(s->names, one->items[0]->name), name))
      return attribute_argument(one->items[1]);
  }
  return NULL;
}

/* MethodImplOptions, by name or number; other options mean nothing here. */
static uint32_t inlining_in(Sema *s, Syn *e) {
  enum { NO_INLINING = 8, AGGRESSIVE_INLINING = 256 };
  e = attribute_argument(e);
  if (!e) return 0;
  if (e->kind == SYN_INFIX) return inlining_in(s, e->items[0]) | inlining_in(s, e->items[1]);
  if (e->kind == SYN_APP) return inlining_in(s, e->items[1]); /* enum 8 */
  if (e->kind == SYN_CONST)
    return (e->u.bits & NO_INLINING ? NODE_NO_INLINE : 0) |
           (e->u.bits & AGGRESSIVE_INLINING ? NODE_ALWAYS_INLINE : 0);
  if (e->kind != SYN_LONG_IDENT) return 0;
  const char *name = name_text(s->names, syn_path_part(e, e->count - 1)->name);
  return !strcmp(name, "NoInlining")           ? NODE_NO_INLINE
         : !strcmp(name, "AggressiveInlining") ? NODE_ALWAYS_INLINE
                                               : 0;
}

uint32_t sema_inlining(Sema *s, const SynDecor *decor) {
  Syn *attribute = sema_attribute(s, decor, "MethodImpl");
  uint32_t flags = attribute ? inlining_in(s, syn_item(attribute, 1)) : 0;
  if (sema_attribute(s, decor, "NoCompilerInlining")) flags |= NODE_NO_INLINE;
  return flags & NODE_NO_INLINE ? NODE_NO_INLINE : flags;
}

/* The number of a LayoutKind. */
static uint64_t layout_kind(Sema *s, const Syn *value) {
  enum { SEQUENTIAL = 0, EXPLICIT = 2, AUTO = 3 };
  if (!value) return SEQUENTIAL;
  if (value->kind == SYN_CONST) return value->u.bits;
  if (value->kind != SYN_IDENT && value->kind != SYN_LONG_IDENT) return AUTO;
  const char *name =
      name_text(s->names, syn_path_part((Syn *)value, syn_path_count(value) - 1)->name);
  return !strcmp(name, "Sequential") ? SEQUENTIAL : !strcmp(name, "Explicit") ? EXPLICIT : AUTO;
}

/* The setting's whole number; 0 without it. False: no constant stands there. */
static bool number_of(Sema *s, Syn *attribute, const char *name, uint32_t *value) {
  const Syn *given = attribute_setting(s, attribute, name);
  *value = given && given->kind == SYN_CONST ? (uint32_t)given->u.bits : 0;
  return !given || given->kind == SYN_CONST;
}

static bool is_power_of_two(uint32_t n) { return n && !(n & (n - 1)); }

uint32_t sema_layout_flags(Sema *s, const SynDecor *decor) {
  enum { EXPLICIT = 2 };
  Syn *attribute = sema_attribute(s, decor, "StructLayout");
  uint32_t pack = 0, size = 0;
  if (!attribute) return 0;
  bool is_known = number_of(s, attribute, "Pack", &pack) && number_of(s, attribute, "Size", &size);
  uint64_t kind = layout_kind(s, attribute_setting(s, attribute, NULL));
  if (!is_known || kind > EXPLICIT || (pack && !is_power_of_two(pack)))
    return TYCON_OWN_LAYOUT | TYCON_NO_C_LAYOUT;
  return kind || pack || size ? TYCON_OWN_LAYOUT : 0;
}

void sema_set_layout(Sema *s, TyconId tycon, const SynDecor *decor) {
  Syn *attribute = sema_attribute(s, decor, "StructLayout");
  uint32_t pack, size;
  number_of(s, attribute, "Pack", &pack);
  number_of(s, attribute, "Size", &size);
  if (pack) type_set_layout(s->types, LAYOUT_SET_PACK, tycon.index, pack);
  if (size) type_set_layout(s->types, LAYOUT_SET_SIZE, tycon.index, size);
}

/* The bytes that a field of the type takes at least: numbers have theirs by name, anything else counts as one. */
static uint32_t least_size(Sema *s, Syn *type) {
  static const struct {
    const char *name;
    uint32_t size;
  } table[] = {{"int16", 2},  {"uint16", 2},    {"char", 2},       {"int", 4},
               {"int32", 4},  {"uint", 4},      {"uint32", 4},     {"float32", 4},
               {"single", 4}, {"int64", 8},     {"uint64", 8},     {"float", 8},
               {"double", 8}, {"nativeint", 8}, {"unativeint", 8}, {"decimal", 16}};
  if (type->kind != SYN_TYPE_NAME || type->items[0]->kind != SYN_IDENT) return 1;
  const char *name = name_text(s->names, type->items[0]->name);
  for (size_t i = 0; i < COUNT_OF(table); i++)
    if (!strcmp(table[i].name, name)) return table[i].size;
  return 1;
}

/* The constant of [<FieldOffset n>]; UINT32_MAX without one. */
static uint32_t offset_of(Sema *s, Syn *field) {
  if (field->kind != SYN_FIELD) return UINT32_MAX;
  Syn *attribute = sema_attribute(s, field->u.decor, "FieldOffset");
  Syn *arg = attribute ? attribute_argument(syn_item(attribute, 1)) : NULL;
  return arg && arg->kind == SYN_CONST ? (uint32_t)arg->u.bits : UINT32_MAX;
}

void sema_set_offset(Sema *s, FieldId field, Syn *declared) {
  uint32_t offset = offset_of(s, declared);
  if (offset != UINT32_MAX)
    type_set_layout(s->types, LAYOUT_SET_OFFSET, field.index, offset);
  else if (sema_attribute(s, declared->u.decor, "FieldOffset")) /* no plain constant */
    tycon_row(s->types, field_row(s->types, field)->tycon)->flags |= TYCON_NO_C_LAYOUT;
}

void sema_refuse_overlaps(Sema *s, Syn **fields, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) {
    uint32_t start = offset_of(s, fields[i]);
    for (uint32_t k = 0; k < i && start != UINT32_MAX; k++) {
      uint32_t other = offset_of(s, fields[k]);
      bool is_apart = other == UINT32_MAX ||
                      start >= other + (uint64_t)least_size(s, fields[k]->items[1]) ||
                      other >= start + (uint64_t)least_size(s, fields[i]->items[1]);
      if (is_apart) continue;
      diag(s->diags, fields[i]->span, D_FIELDS_OVERLAP,
           name_text(s->names, fields[i]->items[0]->name),
           name_text(s->names, fields[k]->items[0]->name));
      break;
    }
  }
}
