/* infer_typeof: what is known of a type at compile time: typeof<t>.Name, sizeof<t>. Anything beyond needs run-time types. */
#include "clef/sema/sema.h"

static bool is_word(Sema *s, Syn *e, const char *word) {
  return e->kind == SYN_TYPE_APP && e->count == 2 && e->items[0]->kind == SYN_IDENT &&
         !strcmp(name_text(s->names, e->items[0]->name), word);
}

/* As .NET's Type.Name writes it; NULL where that depends on an instance. */
static const char *net_name(Sema *s, TypeId type) {
  static const struct {
    KnownTycon known;
    const char *name;
  } names[] = {{KNOWN_UNIT, "Unit"},          {KNOWN_BOOL, "Boolean"},
               {KNOWN_CHAR, "Char"},          {KNOWN_INT8, "SByte"},
               {KNOWN_INT16, "Int16"},        {KNOWN_INT32, "Int32"},
               {KNOWN_INT64, "Int64"},        {KNOWN_UINT8, "Byte"},
               {KNOWN_UINT16, "UInt16"},      {KNOWN_UINT32, "UInt32"},
               {KNOWN_UINT64, "UInt64"},      {KNOWN_NATIVEINT, "IntPtr"},
               {KNOWN_UNATIVEINT, "UIntPtr"}, {KNOWN_FLOAT32, "Single"},
               {KNOWN_FLOAT, "Double"},       {KNOWN_STRING, "String"},
               {KNOWN_OBJ, "Object"},         {KNOWN_EXN, "Exception"},
               {KNOWN_LIST, "FSharpList`1"},  {KNOWN_OPTION, "FSharpOption`1"},
               {KNOWN_SEQ, "IEnumerable`1"},  {KNOWN_MAP, "FSharpMap`2"}};
  Types *t = s->types;
  type = type_resolve(t, type);
  for (size_t i = 0; i < COUNT_OF(names); i++)
    if (type_is_known(t, type, names[i].known)) return names[i].name;
  if (type_is_known(t, type, KNOWN_ARRAY)) {
    const char *item = net_name(s, type_arg(t, type, 0));
    return item ? format_in(s->session, "%s[]", item) : NULL;
  }
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index) return NULL;
  const TyconRow *row = tycon_row(t, tycon);
  const char *name = name_text(s->names, row->name);
  return row->params.count ? format_in(s->session, "%s`%u", name, row->params.count) : name;
}

static uint32_t size_of(Sema *s, TypeId type) {
  static const uint8_t bits[] = {
#define PRIM(name, text, bits_, properties) bits_,
#include "clef/type/prim.def"
#undef PRIM
  };
  Types *t = s->types;
  type = type_resolve(t, type);
  TyconId tycon = type_tycon(t, type);
  if (tycon.index && tycon_row(t, tycon)->kind == TYCON_ENUM) type = tycon_row(t, tycon)->target;
  PrimKind prim = type_prim(t, type);
  if (prim == PRIM_NATIVEINT || prim == PRIM_UNATIVEINT) return 8;
  return prim == PRIM_NONE ? 0 : bits[prim] / 8u;
}

NodeId sema_check_typeof(Sema *s, const Scope *scope, Syn *e, TypeId expected) {
  Types *t = s->types;
  Scope here = *scope;
  bool is_name = e->kind == SYN_DOT && is_word(s, e->items[0], "typeof") &&
                 !strcmp(name_text(s->names, e->items[1]->name), "Name");
  if (!is_name && !is_word(s, e, "typeof") && !is_word(s, e, "sizeof")) return (NodeId){0};
  Found found;
  Syn *app = is_name ? e->items[0] : e;
  if (scope_find(s, scope, SPACE_VALUE, app->items[0]->name, ANY_ARITY, &found)) return (NodeId){0};
  TypeId type = sema_resolve_type(s, &here, app->items[1]);
  if (is_name) {
    const char *name = net_name(s, type);
    if (name)
      return sema_fit(
          s,
          psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_STRING, name, strlen(name)),
                          type_of(t, KNOWN_STRING), e->span),
          expected, e->span);
  } else if (is_word(s, e, "sizeof")) {
    uint32_t size = size_of(s, type);
    if (size)
      return sema_fit(s,
                      psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_INT, size),
                                      sema_int(s), e->span),
                      expected, e->span);
  }
  if (type_kind(t, type_resolve(t, type)) != TYPE_ERROR)
    diag(s->diags, e->span, D_TYPEOF, name_text(s->names, app->items[0]->name),
         sema_type_text(s, type));
  return sema_error_node(s, expected, e->span);
}
