/* size: derives sizeof<t>, the size that a type has in .NET.
 *
 * In:    a closed type.
 * Out:   the body of SIZE_OF: a number; that of IS_REFERENCE: a bool.
 * Tests: t/run/sizeof-of-instances.fs, collections-beside-dotnet.fs
 *
 * A type that is a reference in .NET has one word, whatever its representation in Clef. A struct has its fields in order, each
 * aligned. If it contains a reference, or is a struct tuple, .NET orders the fields by decreasing size.
 */
#include "clef/psg/derive/derive.h"

enum { WORD = 8 };

typedef struct Extent {
  uint32_t size, alignment;
  bool has_references;
} Extent;

static Extent scalar(uint32_t size) { return (Extent){.size = size, .alignment = size}; }

static uint32_t round_up(uint32_t size, uint32_t alignment) {
  return (size + alignment - 1) / alignment * alignment;
}

/* The extents of the structs met so far, which may hold each other many times. */
typedef struct Extents {
  Synth *s;
  Map64 known; /* (1, type) to 1 + index of a row */
  VEC(Extent) rows;
} Extents;

static Extent extent_of(Extents *x, TypeId type);

/* The fields of a struct one after the other; `sorts`: by falling alignment. */
static Extent of_fields(const Extent *fields, uint32_t count, bool sorts) {
  Extent whole = {.size = 0, .alignment = 1};
  for (uint32_t i = 0; i < count; i++) whole.has_references |= fields[i].has_references;
  sorts |= whole.has_references;
  for (uint32_t want = WORD; want; want = sorts ? want / 2 : 0)
    for (uint32_t i = 0; i < count; i++) {
      if (sorts && fields[i].alignment != want) continue;
      whole.size = round_up(whole.size, fields[i].alignment) + fields[i].size;
      if (fields[i].alignment > whole.alignment) whole.alignment = fields[i].alignment;
    }
  if (!whole.size) whole.size = 1;
  whole.size = round_up(whole.size, whole.alignment);
  return whole;
}

/* The same of a struct of numbers with StructLayout. */
static Extent of_own_layout(Types *t, TyconId tycon, const Part *parts, const Extent *fields,
                            uint32_t count) {
  uint32_t at = 0, pack, least, offset;
  Extent whole = {.alignment = 1};
  if (!type_layout(t, LAYOUT_SET_PACK, tycon.index, &pack)) pack = WORD;
  for (uint32_t i = 0; i < count; i++) {
    uint32_t alignment = fields[i].alignment < pack ? fields[i].alignment : pack;
    at = round_up(at, alignment);
    if (type_layout(t, LAYOUT_SET_OFFSET, parts[i].field.index, &offset)) at = offset;
    at += fields[i].size;
    if (at > whole.size) whole.size = at;
    if (alignment > whole.alignment) whole.alignment = alignment;
  }
  whole.size = round_up(whole.size ? whole.size : 1, whole.alignment);
  if (type_layout(t, LAYOUT_SET_SIZE, tycon.index, &least) && least > whole.size)
    whole.size = least;
  return whole;
}

/* Fields of a product, or of all cases of a union, where several have the tag before them. */
static Extent of_struct(Extents *x, TypeId type, const TyconRow *definition) {
  Synth *s = x->s;
  Types *t = s->t;
  Arena *arena = s->g->arena;
  VEC(Extent) fields = {0};
  bool is_union = definition && definition->kind == TYCON_UNION;
  if (is_union) {
    for (uint32_t c = 0; c < definition->case_count; c++) {
      const CaseRow one = *case_row(t, (CaseId){definition->cases + c});
      for (uint32_t i = 0; i < one.field_count; i++) {
        TypeId field = type_of_field(t, (FieldId){one.fields + i}, type);
        vec_push(arena, &fields, extent_of(x, field));
      }
    }
    if (definition->case_count > 1) vec_push(arena, &fields, scalar(4));
  } else {
    uint32_t count;
    const Part *parts = synth_product(s, type, &count);
    bool has_references = false;
    for (uint32_t i = 0; i < count; i++) {
      vec_push(arena, &fields, extent_of(x, parts[i].type));
      has_references |= fields.items[i].has_references;
    }
    if (definition && definition->flags & TYCON_OWN_LAYOUT && !has_references)
      return of_own_layout(t, type_tycon(t, type), parts, fields.items, count);
  }
  return of_fields(fields.items, fields.count, !definition);
}

static Extent of_prim(Types *t, PrimKind prim) {
  static const uint8_t bits[] = {
#define PRIM(name, text, bits_, properties) bits_,
#include "clef/type/prim.def"
#undef PRIM
  };
  if (prim == PRIM_INT || prim == PRIM_UINT)
    return scalar(platform_width(t->platform, 0, WIDTH_INT, false) / 8);
  bool is_word = prim == PRIM_NATIVEINT || prim == PRIM_UNATIVEINT || prim == PRIM_NATIVEPTR ||
                 prim == PRIM_BYREF;
  return scalar(is_word ? WORD : bits[prim] / 8u);
}

bool synth_is_reference(Types *t, TypeId type) {
  const TyconRow *definition = synth_definition(t, type);
  PrimKind prim = type_prim(t, type);
  if (prim != PRIM_NONE)
    return prim == PRIM_UNIT || prim == PRIM_STRING || prim == PRIM_ARRAY || prim == PRIM_OBJ ||
           prim == PRIM_SEQ || prim == PRIM_LAZY;
  if (definition && definition->kind == TYCON_ENUM) return false;
  if (type_is_known(t, type, KNOWN_MAP) || type_is_known(t, type, KNOWN_SET)) return true;
  if (type_is_known(t, type, KNOWN_RESULT) || type_is_known(t, type, KNOWN_VOPTION)) return false;
  const TypeRow row = *type_row(t, type);
  return !(definition ? definition->flags & TYCON_IS_STRUCT : row.flags & TYPE_FLAG_STRUCT);
}

static Extent extent_of(Extents *x, TypeId type) {
  Synth *s = x->s;
  Types *t = s->t;
  type = type_resolve(t, type);
  const TyconRow *definition = synth_definition(t, type);
  if (definition && definition->kind == TYCON_ENUM) return extent_of(x, definition->target);
  PrimKind prim = type_prim(t, type);
  if (synth_is_reference(t, type))
    return (Extent){.size = WORD, .alignment = WORD, .has_references = true};
  if (prim != PRIM_NONE) return of_prim(t, prim);
  uint32_t known = map64_find(&x->known, map64_key(1, type.index));
  if (known) return x->rows.items[known - 1];
  Extent extent = of_struct(x, type, definition);
  vec_push(s->g->arena, &x->rows, extent);
  map64_set(&x->known, map64_key(1, type.index), x->rows.count);
  return extent;
}

NodeId synth_reference(Synth *s) {
  return make_bool(s->g, s->at, synth_is_reference(s->t, type_resolve(s->t, s->type)));
}

NodeId synth_size(Synth *s) {
  Extents x = {.s = s, .known = {.arena = s->g->arena}};
  return make_int32(s->g, s->at, extent_of(&x, s->type).size);
}
