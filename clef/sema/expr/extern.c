/* extern: `extern`: functions of C.
 *
 *   [<DllImport ("libm", EntryPoint = "cos")>]
 *   extern double cosine (double x)
 *
 * is checked as the function `let cosine (x: double) : double = …`, whose body is an FFICall of the parameters. So it is a
 * value like any other function, and inlining makes the call direct.
 *
 * In:    an EXTERN of the tree.
 * Out:   a Binding of a function with an FFICall and its descriptor (clef/psg/elaborate/ffi.h).
 * Tests: t/err/extern-*, t/ffi/
 */
#include "clef/psg/elaborate/ffi.h"
#include "clef/sema/check.h"
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/bind/bind.h"
#include "clef/sema/expr/expr.h"

static Syn *strip(Syn *e) {
  while (e && (e->kind == SYN_PAREN || e->kind == SYN_TYPED)) e = e->items[0];
  return e;
}

/* ---- the declaration as a let ---- */

/* The parameter as a pattern with a name. */
static Syn *named_param(Sema *s, Syn *param) {
  const Syn *given = param;
  Syn *inner = param->kind == SYN_PAT_ATTRS ? param->items[0] : param;
  if (inner->kind != SYN_PAT_TYPED) {
    Syn *typed[] = {sema_make_name_pattern(s, sema_fresh_name(s), inner->span), inner};
    inner = sema_make_syn(s, SYN_PAT_TYPED, inner->span, typed, 2);
  }
  if (given->kind != SYN_PAT_ATTRS) return inner;
  Syn *attributed = sema_make_syn(s, SYN_PAT_ATTRS, param->span, &inner, 1);
  attributed->u.decor = param->u.decor;
  return attributed;
}

static Syn *parameters(Sema *s, Syn *call) {
  Span at = call->items[1]->span;
  if (call->count == 2) {
    Syn *unit = sema_make_syn(s, SYN_CONST, at, NULL, 0);
    unit->sub = SYN_CONST_UNIT;
    return unit;
  }
  Syn *inner = call->count == 3
                   ? call->items[2]
                   : sema_make_syn(s, SYN_PAT_TUPLE, at, call->items + 2, call->count - 2);
  return sema_make_syn(s, SYN_PAT_PAREN, at, &inner, 1);
}

Syn *sema_extern_as_let(Sema *s, Syn *decl) {
  const SynDecor *decor = decl->u.decor;
  if (!sema_attribute(s, decor, "DllImport"))
    diag(s->diags, decl->span, D_EXTERN_WITHOUT_LIBRARY, name_text(s->names, decl->items[1]->name));
  Syn *call = sema_make_syn(s, SYN_EXTERN, decl->span, decl->items, decl->count);
  call->u.decor = decor;
  for (uint32_t i = 2; i < call->count; i++) call->items[i] = named_param(s, decl->items[i]);
  Syn *parts[SYN_BINDING_PARAMS + 1] = {
      [SYN_BINDING_HEAD] = sema_make_name_pattern(s, decl->items[1]->name, decl->items[1]->span),
      [SYN_BINDING_RESULT] = decl->items[0],
      [SYN_BINDING_BODY] = call,
      [SYN_BINDING_PARAMS] = parameters(s, call)};
  Syn *binding = sema_make_syn(s, SYN_BINDING, decl->span, parts, SYN_BINDING_PARAMS + 1);
  binding->u.decor = decor;
  Syn *made = sema_make_syn(s, SYN_LET_DECL, decl->span, &binding, 1);
  made->flags |= decl->flags & SYN_F_STATIC;
  return made;
}

void sema_externs_of_types(Sema *s, Syn *types) {
  for (uint32_t i = 0; i < types->count; i++) {
    Syn *def = types->items[i];
    for (uint32_t k = SYN_TYPE_DEF_MEMBERS; def->kind == SYN_TYPE_DEF && k < def->count; k++) {
      Syn *m = def->items[k];
      if (!m || m->kind != SYN_EXTERN) continue;
      if (!(m->flags & SYN_F_STATIC)) diag(s->diags, m->items[1]->span, D_EXTERN_NOT_STATIC);
      m->flags |= SYN_F_STATIC;
      def->items[k] = sema_extern_as_let(s, m);
    }
  }
}

/* ---- attributes ---- */

/* The constant string that an argument is; none after a message. */
static Name text_of(Sema *s, const Scope *scope, Syn *e) {
  TypeId string = type_app(s->types, type_known(s->types, KNOWN_STRING), NULL, 0);
  NodeId node = sema_fold_literal(s, sema_check_expr(s, scope, e, string));
  const PsgNode *n = psg_node(s->graph, node);
  if (n->kind != PSG_LITERAL ||
      psg_literal_row(s->graph, psg_literal_of(n)->value)->kind != LITERAL_STRING)
    return (Name){0};
  return (Name){psg_literal_row(s->graph, psg_literal_of(n)->value)->low};
}

/* The last name of A.B.C, or "". */
static const char *last_name(Sema *s, Syn *e) {
  e = strip(e);
  if (!e || (e->kind != SYN_IDENT && e->kind != SYN_LONG_IDENT)) return "";
  return name_text(s->names, syn_path_part(e, syn_path_count(e) - 1)->name);
}

static bool is_true(const Syn *e) {
  return e && e->kind == SYN_CONST && e->sub == SYN_CONST_BOOL && e->u.bits;
}

/* The passing that MarshalAs names; FFI_REFUSED after a message. */
static FfiPassing marshalled(Sema *s, const SynDecor *decor, FfiPassing passing) {
  static const struct {
    const char *name;
    FfiPassing from, to;
  } known[] = {{"Bool", FFI_BOOL, FFI_BOOL},
               {"I4", FFI_BOOL, FFI_BOOL},
               {"U4", FFI_BOOL, FFI_BOOL},
               {"I1", FFI_BOOL, FFI_BOOL8},
               {"U1", FFI_BOOL, FFI_BOOL8},
               {"LPStr", FFI_STRING, FFI_STRING},
               {"LPUTF8Str", FFI_STRING, FFI_STRING},
               {"LPArray", FFI_ARRAY, FFI_ARRAY},
               {"LPArray", FFI_STRINGS, FFI_STRINGS},
               {"LPWStr", FFI_STRING, FFI_WIDE},
               {"LPWStr", FFI_BUFFER, FFI_WIDE_BUFFER},
               {"LPStr", FFI_BUFFER, FFI_BUFFER},
               {"LPUTF8Str", FFI_BUFFER, FFI_BUFFER},
               {"LPArray", FFI_BOOLS, FFI_BOOLS},
               {"LPArray", FFI_BOOLS8, FFI_BOOLS8},
               {"LPArray", FFI_CHARS, FFI_CHARS},
               {"FunctionPtr", FFI_CALLBACK, FFI_CALLBACK},
               {"I1", FFI_NUMBER, FFI_NUMBER},
               {"U1", FFI_NUMBER, FFI_NUMBER},
               {"I2", FFI_NUMBER, FFI_NUMBER},
               {"U2", FFI_NUMBER, FFI_NUMBER},
               {"I4", FFI_NUMBER, FFI_NUMBER},
               {"U4", FFI_NUMBER, FFI_NUMBER},
               {"I8", FFI_NUMBER, FFI_NUMBER},
               {"U8", FFI_NUMBER, FFI_NUMBER},
               {"R4", FFI_NUMBER, FFI_NUMBER},
               {"R8", FFI_NUMBER, FFI_NUMBER},
               {"SysInt", FFI_NUMBER, FFI_NUMBER},
               {"SysUInt", FFI_NUMBER, FFI_NUMBER},
               {"Struct", FFI_STRUCT, FFI_STRUCT}};
  Syn *attribute = sema_attribute(s, decor, "MarshalAs");
  if (!attribute || passing == FFI_REFUSED) return passing;
  const char *wanted = last_name(s, attribute_setting(s, attribute, NULL)),
             *element = last_name(s, attribute_setting(s, attribute, "ArraySubType"));
  if (passing == FFI_BOOLS && (!strcmp(element, "U1") || !strcmp(element, "I1")))
    passing = FFI_BOOLS8;
  for (size_t i = 0; i < COUNT_OF(known); i++)
    if (known[i].from == passing && !strcmp(known[i].name, wanted)) return known[i].to;
  diag(s->diags, attribute->span, D_EXTERN_MARSHAL, wanted);
  return FFI_REFUSED;
}

static FfiPassing passing_of(Sema *s, TypeId type, bool is_result, Span span,
                             const SynDecor *decor) {
  type = type_resolve(s->types, type);
  if (type_kind(s->types, type) == TYPE_ERROR) return FFI_REFUSED;
  FfiPassing passing = ffi_extern_passing(s->types, type, is_result);
  if (passing == FFI_HANDLE && is_result && !type_constrain(&s->unifier, type, CONSTRAINT_NEW))
    passing = FFI_REFUSED;
  if (passing == FFI_REFUSED)
    diag(s->diags, span, is_result ? D_EXTERN_RESULT : D_EXTERN_PARAM, sema_type_text(s, type));
  TypeId own =
      passing == FFI_REFUSED ? (TypeId){0} : ffi_own_layout(s->types, type, TYCON_NO_C_LAYOUT);
  if (own.index) {
    diag(s->diags, span, D_EXTERN_LAYOUT, sema_type_text(s, own));
    return FFI_REFUSED;
  }
  return marshalled(s, decor, passing);
}

/* The passing of texts without MarshalAs, by the CharSet of DllImport. */
static FfiPassing in_charset(Sema *s, const Syn *charset, const SynDecor *decor,
                             FfiPassing passing) {
  static const struct {
    FfiPassing narrow, wide;
  } pairs[] = {{FFI_STRING, FFI_WIDE}, {FFI_BUFFER, FFI_WIDE_BUFFER}, {FFI_CHARS, FFI_WIDE_CHARS}};
  if (!charset || strcmp(last_name(s, (Syn *)charset), "Unicode")) return passing;
  if (sema_attribute(s, decor, "MarshalAs") && passing != FFI_CHARS) return passing;
  for (size_t i = 0; i < COUNT_OF(pairs); i++)
    if (pairs[i].narrow == passing) return pairs[i].wide;
  return passing;
}

/* ---- the call ---- */

NodeId sema_check_extern_call(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Syn *import = sema_attribute(s, e->u.decor, "DllImport"),
      *library = attribute_setting(s, import, NULL),
      *entry = attribute_setting(s, import, "EntryPoint"),
      *charset = attribute_setting(s, import, "CharSet");
  uint32_t count = e->count - 2;
  uint32_t *params = NEW_ARRAY(s->unit, uint32_t, count + 1);
  uint32_t *flags = NEW_ARRAY(s->unit, uint32_t, count + 1);
  NodeId *args = NEW_ARRAY(s->unit, NodeId, count + 1);
  FfiDescriptor descriptor = {
      .count = count, .params = params, .flags_of_params = flags, .convention = sema_name(s, "C")};
  bool has_wide_texts = false;
  for (uint32_t i = 0; i < count; i++) {
    Syn *param = e->items[i + 2], *typed = param->kind == SYN_PAT_ATTRS ? param->items[0] : param;
    const SynDecor *decor = param->kind == SYN_PAT_ATTRS ? param->u.decor : NULL;
    Found found;
    Name name = typed->items[0]->items[0]->name;
    if (!scope_find(s, scope, SPACE_VALUE, name, ANY_ARITY, &found) || found.kind != ENTRY_VALUE)
      bug("extern: a parameter is not in view");
    NodeId definition = {found.target};
    TypeId type = psg_node(s->graph, definition)->type;
    args[i] = psg_new_var(s->graph, definition, type, typed->span);
    psg_node(s->graph, args[i])->name = name;
    params[i] = passing_of(s, type, false, typed->items[1]->span, decor);
    params[i] = in_charset(s, charset, decor, (FfiPassing)params[i]);
    if (sema_attribute(s, decor, "Out")) flags[i] |= FFI_COPIED_BACK;
    has_wide_texts |= params[i] == FFI_STRINGS;
  }
  descriptor.result = passing_of(s, expect->type, true, e->items[0]->span, e->u.decor);
  descriptor.result = in_charset(s, charset, e->u.decor, descriptor.result);
  if (has_wide_texts && charset && !strcmp(last_name(s, charset), "Unicode"))
    diag(s->diags, charset->span, D_EXTERN_CHARSET);
  if (is_true(attribute_setting(s, import, "SetLastError"))) descriptor.flags |= FFI_SAVES_ERROR;
  descriptor.name = entry ? text_of(s, scope, entry) : e->items[1]->name;
  if (library) descriptor.library = text_of(s, scope, library);
  NodeId call = psg_new_n(s->graph, PSG_FFI_CALL, expect->type, e->span, args, count);
  ffi_describe(s->graph, call, &descriptor);
  return call;
}
