/* export_header: a library for C as C declares it.
 *
 * In:    Graph.c_exports without errors, phase 4 or 5.
 * Out:   the text of a header: the structs and delegates that signatures mention, each behind those that it contains, and the
 *        functions in order of their declaration. Same graph, same bytes.
 * Tests: t/ffi/
 */
#include "clef/psg/mono/export.h"

#include "clef/base/map64.h"
#include "clef/base/vec.h"
#include "clef/psg/graph/make.h"

typedef struct Header {
  Graph *g;
  Text *out;
  Map64 structs; /* (TypeId, 1) → Name in C; delegates too */
  Map64 taken;   /* (Name, 1): stands for something */
} Header;

/* ---- names ---- */

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/* The name with `_` for what C has not. */
static const char *c_name(const Header *h, Name name) {
  if (!name.index) return "";
  const char *text = make_printed_name(h->g->arena, name_text(h->g->names, name));
  Text out = text_in(h->g->arena);
  if (text[0] >= '0' && text[0] <= '9') text_add_char(&out, '_');
  for (; *text; text++)
    if (((unsigned char)*text & 0xc0) != 0x80) text_add_char(&out, is_letter(*text) ? *text : '_');
  if (psg_is_c_keyword(text_string(&out))) text_add_char(&out, '_');
  return text_string(&out);
}

/* `wanted`, or with a number behind it, so that it differs from all that were taken. */
static Name take_name(Header *h, const char *wanted) {
  const char *text = wanted;
  for (uint32_t i = 2;; i++) {
    Name name = name_of_string(h->g->names, text);
    if (!map64_find(&h->taken, map64_key(name.index, 1))) {
      map64_set(&h->taken, map64_key(name.index, 1), 1);
      return name;
    }
    text = format_in(h->g->arena, "%s_%u", wanted, i);
  }
}

/* ---- types ---- */

static const char *number_text(Types *types, TypeId type) {
  if (type_is_known(types, type, KNOWN_NATIVEINT)) return "void *";
  if (type_is_known(types, type, KNOWN_UNATIVEINT)) return "size_t";
  switch (type_prim(types, type)) { /* int is as wide as the program has it */
  case PRIM_BOOL: return "bool";
  case PRIM_CHAR: return "uint32_t";
  case PRIM_INT8: return "int8_t";
  case PRIM_INT16: return "int16_t";
  case PRIM_INT32: return "int32_t";
  case PRIM_INT64: return "int64_t";
  case PRIM_UINT8: return "uint8_t";
  case PRIM_UINT16: return "uint16_t";
  case PRIM_UINT32: return "uint32_t";
  case PRIM_UINT64: return "uint64_t";
  case PRIM_FLOAT32: return "float";
  case PRIM_FLOAT64: return "double";
  case PRIM_UNIT: return "void";
  default: return NULL;
  }
}

/* The type with a space behind it, unless it ends in `*`. */
static const char *type_in_c(Header *h, TypeId type) {
  Types *t = h->g->types;
  type = type_resolve(t, type);
  TyconId tycon = type_tycon(t, type);
  PrimKind prim = type_prim(t, type);
  bool is_enum = tycon.index && tycon_row(t, tycon)->kind == TYCON_ENUM;
  const char *number =
      number_text(t, is_enum ? type_resolve(t, tycon_row(t, tycon)->target) : type);
  if (number)
    return number[strlen(number) - 1] == '*' ? number : format_in(h->g->arena, "%s ", number);
  if (prim == PRIM_NATIVEPTR || prim == PRIM_BYREF) {
    TypeId to = type_resolve(t, type_arg(t, type, 0));
    bool is_known =
        number_text(t, to) || ffi_is_struct(t, to) || type_prim(t, to) == PRIM_NATIVEPTR;
    return is_known ? format_in(h->g->arena, "%s*", type_in_c(h, to)) : "void *";
  }
  uint32_t name = map64_find(&h->structs, map64_key(type.index, 1));
  return name ? format_in(h->g->arena, "%s ", name_text(h->g->names, (Name){name})) : "void ";
}

/* ---- structs ---- */

static void add_structs(Header *h, TypeId type);

/* What C's function gets for a value of the delegate's type, as an extern does. */
static const char *passed_in_c(Header *h, TypeId type, bool is_result) {
  Types *t = h->g->types;
  type = type_resolve(t, type);
  switch (ffi_passing(t, type, is_result)) {
  case FFI_BOOL: return "int ";
  case FFI_STRING: return is_result ? "char *" : "const char *";
  case FFI_STRINGS: return "const char *const *";
  case FFI_ARRAY: return format_in(h->g->arena, "%s*", type_in_c(h, type_arg(t, type, 0)));
  default: return type_in_c(h, type);
  }
}

/* typedef int32_t (*Step)(int32_t); */
static void add_delegate(Header *h, TypeId type) {
  Types *t = h->g->types;
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  TypeId at = type_resolve(t, row.target);
  Text params = text_in(h->g->arena);
  for (uint32_t i = 0; i < row.cases; i++) {
    TypeId param = type_resolve(t, type_arg(t, at, 0));
    add_structs(h, param);
    const char *text = passed_in_c(h, param, false);
    size_t size = strlen(text);
    text_format(&params, "%s%.*s", i ? ", " : "", (int)(size - (text[size - 1] == ' ')), text);
    at = type_resolve(t, type_arg(t, at, 1));
  }
  add_structs(h, at);
  Name name = take_name(h, c_name(h, row.name));
  text_format(h->out, "typedef %s(*%s)(%s);\n\n", passed_in_c(h, at, true),
              name_text(h->g->names, name), text_string(&params));
  map64_set(&h->structs, map64_key(type.index, 1), name.index);
}

/* Structs and delegates that the type mentions. */
static void add_structs(Header *h, TypeId type) {
  Types *t = h->g->types;
  type = type_resolve(t, type);
  PrimKind prim = type_prim(t, type);
  if (prim == PRIM_NATIVEPTR || prim == PRIM_BYREF || prim == PRIM_ARRAY) {
    add_structs(h, type_arg(t, type, 0));
    return;
  }
  bool is_known = map64_find(&h->structs, map64_key(type.index, 1));
  if (!is_known && ffi_passing(t, type, false) == FFI_CALLBACK) add_delegate(h, type);
  if (!ffi_is_struct(t, type) || map64_find(&h->structs, map64_key(type.index, 1))) return;
  const TyconRow row = *tycon_row(t, type_tycon(t, type));
  for (uint32_t i = 0; i < row.field_count; i++) {
    FieldId field = {row.fields + i};
    if (!(field_row(t, field)->flags & FIELD_STATIC)) add_structs(h, type_of_field(t, field, type));
  }
  Name name = take_name(h, c_name(h, row.name));
  map64_set(&h->structs, map64_key(type.index, 1), name.index);
  text_format(h->out, "typedef struct %s {\n", name_text(h->g->names, name));
  for (uint32_t i = 0; i < row.field_count; i++) {
    FieldId field = {row.fields + i};
    if (field_row(t, field)->flags & FIELD_STATIC) continue;
    text_format(h->out, "  %s%s;\n", type_in_c(h, type_of_field(t, field, type)),
                c_name(h, field_row(t, field)->name));
  }
  text_format(h->out, "} %s;\n\n", name_text(h->g->names, name));
}

/* ---- functions ---- */

static bool is_array(FfiPassing passing) { return passing == FFI_ARRAY || passing == FFI_STRINGS; }

static void add_param(Header *h, const char **separator, const char *type, const char *name) {
  text_format(h->out, "%s%s%s", *separator, type, name);
  *separator = ", ";
}

static void add_function(Header *h, const CExport *row) {
  Graph *g = h->g;
  CSignature s = psg_export_signature(g, row, g->arena);
  Map64 outer = h->taken; /* names of parameters are the function's own */
  h->taken = (Map64){.arena = g->arena};
  const char *separator = "";
  TypeId element = is_array(s.result_passing) ? type_arg(g->types, s.result, 0) : s.result;
  const char *result = s.result_passing == FFI_STRING    ? "char *"
                       : s.result_passing == FFI_STRINGS ? "char **"
                       : s.result_passing == FFI_ARRAY
                           ? format_in(g->arena, "%s*", type_in_c(h, element))
                           : type_in_c(h, s.result);
  if (s.result_passing == FFI_STRING || is_array(s.result_passing))
    text_add(h->out, "/* Free the result. */\n");
  text_format(h->out, "%s%s(", result, name_text(g->names, row->name));
  for (uint32_t i = 0; i < s.count; i++) {
    const CParam *param = &s.params[i];
    const char *written = c_name(h, param->name);
    const char *name =
        name_text(g->names, take_name(h, *written ? written : format_in(g->arena, "arg%u", i + 1)));
    const char *type =
        param->passing == FFI_STRING    ? "const char *"
        : param->passing == FFI_STRINGS ? "const char *const *"
        : param->passing == FFI_ARRAY
            ? format_in(g->arena, "const %s*", type_in_c(h, type_arg(g->types, param->type, 0)))
            : type_in_c(h, param->type);
    add_param(h, &separator, type, name);
    if (is_array(param->passing))
      add_param(h, &separator, "size_t ",
                name_text(g->names, take_name(h, format_in(g->arena, "%s_count", name))));
  }
  if (is_array(s.result_passing))
    add_param(h, &separator, "size_t *", name_text(g->names, take_name(h, "result_count")));
  text_add(h->out, *separator ? ");\n" : "void);\n");
  h->taken = outer;
}

void psg_export_header(Graph *g, Text *out, const char *guard) {
  Header h = {.g = g, .out = out, .structs.arena = g->arena, .taken.arena = g->arena};
  text_format(
      out,
      "/* Functions of F#, compiled by clef. Link without PIE: cc -no-pie.\n"
      " *\n"
      " * Strings are UTF-8 and end in NUL; NULL is null. A function copies the strings and arrays that it gets; they\n"
      " * stay the caller's. Free those that it returns with free(), an array of strings as one block. An\n"
      " * array is an address and the number of its elements; that of a result goes to *result_count.\n"
      " *\n"
      " * A function that ends with an exception returns 0; clef_error() is the exception's text then, and NULL when\n"
      " * the thread's last call ended well. Any thread may call; one at a time is inside.\n"
      " */\n"
      "#ifndef CLEF_%s_H\n#define CLEF_%s_H\n\n"
      "#include <stdbool.h>\n#include <stddef.h>\n#include <stdint.h>\n\n"
      "#ifdef __cplusplus\nextern \"C\" {\n#endif\n\n",
      guard, guard);
  for (uint32_t i = 0; i < g->c_exports.count; i++)
    take_name(&h, name_text(g->names, g->c_exports.items[i].name));
  for (uint32_t i = 0; i < g->c_exports.count; i++) {
    CSignature s = psg_export_signature(g, &g->c_exports.items[i], g->arena);
    for (uint32_t k = 0; k < s.count; k++) add_structs(&h, s.params[k].type);
    add_structs(&h, s.result);
  }
  for (uint32_t i = 0; i < g->c_exports.count; i++) add_function(&h, &g->c_exports.items[i]);
  text_add(out, "/* Valid until the thread's next call. */\nconst char *clef_error(void);\n\n"
                "#ifdef __cplusplus\n}\n#endif\n#endif\n");
}
