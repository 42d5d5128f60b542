/* type_text: types as F# writes them, and as ClefExpr's JSON does.
 *
 * Precedence: function 0, tuple 1, postfix application 2. Variables get 'a, 'b … by first appearance in one text.
 */
#include "clef/base/dialect.h"
#include "clef/type/type.h"

typedef struct Writer {
  Types *types;
  Text *out;
  VEC(uint32_t) vars;
  bool native;
  bool qualified; /* definitions with their modules and namespaces, numbers by .NET's names */
} Writer;

static const char *const net_names[] = {
    [PRIM_UNIT] = "Microsoft.FSharp.Core.Unit",
    [PRIM_BOOL] = "System.Boolean",
    [PRIM_CHAR] = "System.Char",
    [PRIM_INT8] = "System.SByte",
    [PRIM_INT16] = "System.Int16",
    [PRIM_INT32] = "System.Int32",
    [PRIM_INT64] = "System.Int64",
    [PRIM_UINT8] = "System.Byte",
    [PRIM_UINT16] = "System.UInt16",
    [PRIM_UINT32] = "System.UInt32",
    [PRIM_UINT64] = "System.UInt64",
    [PRIM_INT] = "System.Int32",
    [PRIM_UINT] = "System.UInt32",
    [PRIM_NATIVEINT] = "System.IntPtr",
    [PRIM_UNATIVEINT] = "System.UIntPtr",
    [PRIM_FLOAT32] = "System.Single",
    [PRIM_FLOAT64] = "System.Double",
    [PRIM_STRING] = "System.String",
    [PRIM_OBJ] = "System.Object",
};

static const char *net_name_of_prim(PrimKind prim) {
  return prim < COUNT_OF(net_names) ? net_names[prim] : NULL;
}

static void write_type(Writer *w, TypeId type, int level);
static void write_measure(Writer *w, TypeId type);

static void write_var(Writer *w, uint32_t var) {
  const VarRow *row = var_row(w->types, var);
  uint32_t i = 0;
  if (row->name.index) {
    text_format(w->out, "'%s", name_text(w->types->names, row->name));
    return;
  }
  while (i < w->vars.count && w->vars.items[i] != var) i++;
  if (i == w->vars.count) vec_push(w->out->arena, &w->vars, var);
  text_add_char(w->out, '\'');
  text_add_char(w->out, (char)('a' + i % 26));
  if (i >= 26) text_add_u64(w->out, i / 26);
}

static const char *short_name(Types *t, uint32_t tycon) {
  const Dialect *dialect = dialect_of(t->platform->kind);
  if (tycon == t->known[KNOWN_INT32] && dialect->has_primitive_abbreviations) return "int";
  if (tycon == t->known[KNOWN_UINT32] && dialect->has_primitive_abbreviations) return "uint32";
  if (tycon == t->known[KNOWN_EXN]) return "exn";
  if (tycon == t->known[KNOWN_DECIMAL]) return "decimal";
  return name_text(t->names, tycon_row(t, (TyconId){tycon})->name);
}

static void write_tycon(Writer *w, uint32_t tycon) {
  Types *t = w->types;
  const TyconRow *row = tycon_row(t, (TyconId){tycon});
  bool has_net = w->qualified && dialect_of(t->platform->kind)->has_net_names;
  const char *net = has_net ? net_name_of_prim((PrimKind)row->prim) : NULL;
  if (net) {
    text_add(w->out, net);
    return;
  }
  const char *path = name_text(t->names, row->path);
  if (w->qualified && *path) text_format(w->out, "%s.", path);
  text_add(w->out, short_name(t, tycon));
}

static void write_app(Writer *w, const TypeRow *row) {
  Types *t = w->types;
  const uint32_t *args = run_items(t, row->args);
  if (row->args.count == 1 &&
      (row->head == t->known[KNOWN_ARRAY] || row->head == t->known[KNOWN_ARRAY2] ||
       row->head == t->known[KNOWN_ARRAY3] || row->head == t->known[KNOWN_ARRAY4])) {
    write_type(w, (TypeId){args[0]}, 2);
    text_add(w->out, row->head == t->known[KNOWN_ARRAY]    ? " array"
                     : row->head == t->known[KNOWN_ARRAY2] ? "[,]"
                     : row->head == t->known[KNOWN_ARRAY3] ? "[,,]"
                                                           : "[,,,]");
    return;
  }
  static const KnownTycon postfix[] = {KNOWN_LIST, KNOWN_OPTION, KNOWN_SEQ, KNOWN_VOPTION};
  for (size_t i = 0; i < COUNT_OF(postfix); i++) {
    if (row->args.count != 1 || row->head != t->known[postfix[i]]) continue;
    write_type(w, (TypeId){args[0]}, 2);
    text_format(w->out, " %s", short_name(t, row->head));
    return;
  }
  write_tycon(w, row->head);
  if (!row->args.count) return;
  text_add_char(w->out, '<');
  for (uint32_t i = 0; i < row->args.count; i++) {
    if (i) text_add_char(w->out, ',');
    write_type(w, (TypeId){args[i]}, 0);
  }
  text_add_char(w->out, '>');
}

static void write_exponent(Writer *w, int32_t scaled) {
  if (scaled == MEASURE_POWER_ONE) return;
  int32_t a = scaled, b = MEASURE_POWER_ONE;
  while (b) {
    int32_t rest = a % b;
    a = b, b = rest;
  }
  if (MEASURE_POWER_ONE / a == 1)
    text_format(w->out, " ^ %d", scaled / a);
  else
    text_format(w->out, " ^ (%d/%d)", scaled / a, MEASURE_POWER_ONE / a);
}

/* `kg m/s ^ 2`: units by name, then those of negative exponents. */
static void write_measure(Writer *w, TypeId type) {
  Types *t = w->types;
  type = type_zonk(t, type);
  const TypeRow row = *type_row(t, type);
  uint32_t count = row.kind == TYPE_MEASURE_PRODUCT ? row.args.count
                   : row.kind == TYPE_MEASURE_ONE   ? 0
                                                    : 1;
  struct Factor {
    TypeId base;
    int32_t exponent;
    const char *text;
  } *factors = NEW_ARRAY(w->out->arena, struct Factor, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    TypeId base = row.kind == TYPE_MEASURE_PRODUCT ? (TypeId){run_items(t, row.args)[i]} : type;
    int32_t exponent = MEASURE_POWER_ONE;
    if (type_kind(t, base) == TYPE_MEASURE_POWER) {
      exponent = (int32_t)type_row(t, base)->head;
      base = (TypeId){run_items(t, type_row(t, base)->args)[0]};
    }
    base = type_resolve(t, base);
    const TypeRow *named = type_row(t, base);
    const char *text = named->kind == TYPE_APP
                           ? name_text(t->names, tycon_row(t, (TyconId){named->head})->name)
                       : named->kind == TYPE_PARAM
                           ? name_text(t->names, param_row(t, (ParamId){named->head})->name)
                           : "";
    uint32_t at = i;
    for (; at > 0 && strcmp(factors[at - 1].text, text) > 0; at--) factors[at] = factors[at - 1];
    factors[at].base = base, factors[at].exponent = exponent, factors[at].text = text;
  }
  bool any = false;
  for (uint32_t i = 0; i < count; i++) {
    if (factors[i].exponent < 0) continue;
    if (any) text_add_char(w->out, ' ');
    any = true;
    write_type(w, factors[i].base, 2);
    write_exponent(w, factors[i].exponent);
  }
  bool below = false;
  for (uint32_t i = 0; i < count; i++) {
    if (factors[i].exponent > 0) continue;
    text_add_char(w->out, below ? ' ' : '/');
    below = true;
    write_type(w, factors[i].base, 2);
    write_exponent(w, -factors[i].exponent);
  }
  if (!any && !below) text_add_char(w->out, '1');
}

static void write_type(Writer *w, TypeId type, int level) {
  Types *t = w->types;
  type = type_resolve(t, type);
  const TypeRow *row = type_row(t, type);
  const uint32_t *args = run_items(t, row->args);
  switch ((TypeKind)row->kind) {
  case TYPE_NONE:
  case TYPE_ERROR: text_add(w->out, "_"); return;
  case TYPE_VAR: write_var(w, row->head); return;
  case TYPE_PARAM: {
    const ParamRow *param = param_row(t, (ParamId){row->head});
    text_format(w->out, "%c%s", param->flags & PARAM_STATIC ? '^' : '\'',
                name_text(t->names, param->name));
    return;
  }
  case TYPE_APP: write_app(w, row); return;
  case TYPE_TUPLE:
    if (row->flags & TYPE_FLAG_STRUCT)
      text_add(w->out, "struct (");
    else if (level > 0)
      text_add_char(w->out, '(');
    for (uint32_t i = 0; i < row->args.count; i++) {
      if (i) text_add(w->out, " * ");
      write_type(w, (TypeId){args[i]}, 1);
    }
    if (row->flags & TYPE_FLAG_STRUCT || level > 0) text_add_char(w->out, ')');
    return;
  case TYPE_FUNCTION:
    if (w->native)
      text_add(w->out, "TFun(");
    else if (level > 0)
      text_add_char(w->out, '(');
    write_type(w, (TypeId){args[0]}, 1);
    text_add(w->out, " -> ");
    write_type(w, (TypeId){args[1]}, 0);
    if (w->native || level > 0) text_add_char(w->out, ')');
    return;
  case TYPE_ANON_RECORD:
    text_add(w->out, row->flags & TYPE_FLAG_STRUCT ? "struct {| " : "{| ");
    for (uint32_t i = 0; i + 1 < row->args.count; i += 2) {
      if (i) text_add(w->out, "; ");
      text_format(w->out, "%s: ", name_text(t->names, (Name){args[i]}));
      write_type(w, (TypeId){args[i + 1]}, 0);
    }
    text_add(w->out, " |}");
    return;
  case TYPE_MEASURE_ONE:
  case TYPE_MEASURE_PRODUCT:
  case TYPE_MEASURE_POWER: write_measure(w, type); return;
  }
}

const char *type_text(Types *types, Arena *arena, TypeId type) {
  Text out = text_in(arena);
  Writer w = {.types = types, .out = &out};
  write_type(&w, type, 0);
  return text_string(&out);
}

const char *type_text_qualified(Types *types, Arena *arena, TypeId type) {
  Text out = text_in(arena);
  Writer w = {.types = types, .out = &out, .qualified = true};
  write_type(&w, type, 0);
  return text_string(&out);
}

const char *type_text_native(Types *types, Arena *arena, TypeId type) {
  Text out = text_in(arena);
  Writer w = {.types = types, .out = &out, .native = true};
  write_type(&w, type, 0);
  return text_string(&out);
}

/* ---- as .NET writes them ---- */

/* A.B+M+T: namespaces with dots, modules with plus signs. */
static void add_path(Text *out, const char *path, const char *name, uint32_t modules) {
  uint32_t dots = 1;
  for (const char *c = path; *c; c++) dots += *c == '.';
  for (const char *c = path; *c; c++)
    text_add_char(out, *c != '.' ? *c : dots-- > modules ? '.' : '+');
  text_add_char(out, dots > modules ? '.' : '+');
  text_add(out, name);
}

/* Names of the library's types that .NET has elsewhere, or under another name; NULL for the others. */
static const char *library_name(const char *path, const char *name) {
  static const char *const rows[][3] = {
      {"", "Choice", "Microsoft.FSharp.Core.FSharpChoice"},
      {"", "Lazy", "System.Lazy"},
      {"", "Async", "Microsoft.FSharp.Control.FSharpAsync"},
      {"", "MailboxProcessor", "Microsoft.FSharp.Control.FSharpMailboxProcessor"},
      {"", "Event", "Microsoft.FSharp.Control.FSharpEvent"},
      {"", "IEvent", "Microsoft.FSharp.Control.IEvent"},
      {"", "Handler", "Microsoft.FSharp.Control.FSharpHandler"},
      {"", "IEnumerator", "System.Collections.Generic.IEnumerator"},
      {"", "MatchFailureException", "Microsoft.FSharp.Core.MatchFailureException"},
      {"", "PrintfFormat", "Microsoft.FSharp.Core.PrintfFormat"},
      {"Quotations", "Expr", "Microsoft.FSharp.Quotations.FSharpExpr"},
      {"Quotations", "Var", "Microsoft.FSharp.Quotations.FSharpVar"},
  };
  for (uint32_t i = 0; i < COUNT_OF(rows); i++)
    if (!strcmp(rows[i][1], name) && !strcmp(rows[i][0], path)) return rows[i][2];
  return NULL;
}

static void add_net_name(Types *t, Text *out, TypeId type) {
  type = type_resolve(t, type);
  PrimKind prim = type_prim(t, type);
  static const struct {
    KnownTycon type;
    const char *brackets;
  } arrays[] = {
      {KNOWN_ARRAY, "[]"}, {KNOWN_ARRAY2, "[,]"}, {KNOWN_ARRAY3, "[,,]"}, {KNOWN_ARRAY4, "[,,,]"}};
  for (size_t i = 0; i < COUNT_OF(arrays); i++) {
    if (!type_is_known(t, type, arrays[i].type)) continue;
    add_net_name(t, out, type_arg(t, type, 0));
    text_add(out, arrays[i].brackets);
    return;
  }
  if (type_is_known(t, type, KNOWN_NATIVEINT)) prim = PRIM_NATIVEINT;
  if (type_is_known(t, type, KNOWN_UNATIVEINT)) prim = PRIM_UNATIVEINT;
  if (net_name_of_prim(prim)) {
    text_add(out, net_name_of_prim(prim));
    return;
  }
  TypeRow *row = type_row(t, type);
  TyconId tycon = type_tycon(t, type);
  const TyconRow *definition = tycon.index ? tycon_row(t, tycon) : NULL;
  if (row->kind == TYPE_FUNCTION) {
    text_add(out, "Microsoft.FSharp.Core.FSharpFunc");
  } else if (!definition) {
    bool is_struct = row->flags & TYPE_FLAG_STRUCT;
    text_add(out, row->kind != TYPE_TUPLE ? type_text(t, t->arena, type)
                  : is_struct             ? "System.ValueTuple"
                                          : "System.Tuple");
    if (row->kind != TYPE_TUPLE) return;
  } else {
    const char *name = name_text(t->names, definition->name);
    static const struct {
      KnownTycon known;
      const char *name;
    } table[] = {{KNOWN_LIST, "Microsoft.FSharp.Collections.FSharpList"},
                 {KNOWN_OPTION, "Microsoft.FSharp.Core.FSharpOption"},
                 {KNOWN_VOPTION, "Microsoft.FSharp.Core.FSharpValueOption"},
                 {KNOWN_RESULT, "Microsoft.FSharp.Core.FSharpResult"},
                 {KNOWN_REF, "Microsoft.FSharp.Core.FSharpRef"},
                 {KNOWN_MAP, "Microsoft.FSharp.Collections.FSharpMap"},
                 {KNOWN_SET, "Microsoft.FSharp.Collections.FSharpSet"},
                 {KNOWN_SEQ, "System.Collections.Generic.IEnumerable"}};
    const char *known = NULL;
    for (uint32_t i = 0; i < COUNT_OF(table); i++)
      if (type_is_known(t, type, table[i].known)) known = table[i].name;
    const char *path = name_text(t->names, definition->path);
    if (!known && table_is_image(&t->tycons, tycon.index)) known = library_name(path, name);
    if (known)
      text_add(out, known);
    else if (*path)
      add_path(out, path, name, definition->modules);
    else
      text_format(out, "Program+%s", name);
  }
  if (!row->args.count) return;
  text_format(out, "`%u[", row->args.count);
  for (uint32_t i = 0; i < row->args.count; i++) {
    if (i) text_add(out, ",");
    add_net_name(t, out, (TypeId){run_items(t, row->args)[i]});
  }
  text_add(out, "]");
}

const char *type_net_name(Types *types, Arena *arena, TypeId type) {
  Text name = text_in(arena);
  add_net_name(types, &name, type);
  return text_string(&name);
}
