/* dump: the syntax tree as text.
 *
 * A node is `(kind name flags children)`; one that fits into the line stays on it. Names stand bare, literals as values
 * with the kind of number, absent children as `-`.
 */
#include "clef/syntax/tree.h"

static const struct {
  const char *text;
  SynGroup group;
} kinds[] = {
#define SYN(name, text, group) {text, SYN_GROUP_##group},
#include "clef/syntax/tree.def"
};

const char *syn_kind_text(SynKind kind) { return kinds[kind].text; }
SynGroup syn_kind_group(SynKind kind) { return kinds[kind].group; }

static const struct {
  uint32_t flag;
  const char *text;
} flag_texts[] = {
    {SYN_F_QUOTED, "quoted"},
    {SYN_F_OPERATOR, "operator"},
    {SYN_F_ACTIVE, "active"},
    {SYN_F_PARTIAL, "partial"},
    {SYN_F_OPTIONAL, "optional"},
    {SYN_F_KEYWORD, "keyword"},
    {SYN_F_ADJACENT, "adjacent"},
    {SYN_F_STRUCT, "struct"},
    {SYN_F_BLOCK, "block"},
    {SYN_F_BANG, "bang"},
    {SYN_F_DOWN, "down"},
    {SYN_F_ARROW, "arrow"},
    {SYN_F_REC, "rec"},
    {SYN_F_USE, "use"},
    {SYN_F_UNTYPED, "untyped"},
    {SYN_F_TYPE_ARGS, "type-args"},
    {SYN_F_POSTFIX, "postfix"},
    {SYN_F_HEAD, "head"},
    {SYN_F_IMPLICIT, "implicit"},
    {SYN_F_TOP, "top"},
    {SYN_F_TYPE, "type"},
    {SYN_F_STATIC, "static"},
    {SYN_F_INLINE, "inline"},
    {SYN_F_MUTABLE, "mutable"},
    {SYN_F_EXTENSION, "extension"},
    {SYN_F_VAL, "val"},
    {SYN_F_OVERRIDE, "override"},
    {SYN_F_DEFAULT, "default"},
    {SYN_F_GET, "get"},
    {SYN_F_SET, "set"},
    {SYN_F_VERBATIM, "verbatim"},
};
static const char *const const_texts[SYN_CONST_COUNT] = {
    "unit", "null", "bool", "char", "string",    "bytes",      "i8",  "u8",  "i16",     "u16",
    "i32",  "u32",  "i64",  "u64",  "nativeint", "unativeint", "f32", "f64", "decimal", "big"};
static const char *const constraint_texts[] = {
    "subtype",   "equality", "comparison", "struct", "not-struct", "null",    "not-null",
    "unmanaged", "ctor",     "member",     "enum",   "delegate",   "default", "self"};
static const char *const class_texts[] = {"plain", "class", "struct", "interface"};
static const char *const access_texts[] = {"", "public", "private", "internal"};

typedef struct Dump {
  Text *out;
  const Names *names;
} Dump;

static void dump_const(Dump *dump, const Syn *node) {
  Text *out = dump->out;
  switch ((SynConst)node->sub) {
  case SYN_CONST_UNIT: text_add(out, "()"); return;
  case SYN_CONST_NULL: text_add(out, "null"); return;
  case SYN_CONST_BOOL: text_add(out, node->u.bits ? "true" : "false"); return;
  case SYN_CONST_STRING: text_add_quoted(out, node->u.bytes, node->size); return;
  case SYN_CONST_BYTES:
    text_add_quoted(out, node->u.bytes, node->size);
    text_add(out, "B");
    return;
  case SYN_CONST_CHAR: text_format(out, "'U+%04X'", (unsigned)node->u.bits); return;
  case SYN_CONST_I8:
  case SYN_CONST_I16:
  case SYN_CONST_I32:
  case SYN_CONST_I64:
  case SYN_CONST_NATIVE: text_add_i64(out, (int64_t)node->u.bits); break;
  case SYN_CONST_U8:
  case SYN_CONST_U16:
  case SYN_CONST_U32:
  case SYN_CONST_U64:
  case SYN_CONST_UNATIVE: text_add_u64(out, node->u.bits); break;
  case SYN_CONST_F32:
  case SYN_CONST_F64: text_format(out, "%.17g", node->u.number); break;
  case SYN_CONST_DECIMAL:
  case SYN_CONST_BIG: text_add_bytes(out, node->u.bytes, node->size); break;
  }
  if (node->sub == SYN_CONST_BIG)
    text_add(out, name_text(dump->names, node->name));
  else if (node->sub != SYN_CONST_I32)
    text_format(out, ":%s", const_texts[node->sub]);
}

bool syn_has_decor(SynKind kind) {
  switch (kind) {
  case SYN_PAT_NAME:
  case SYN_PAT_ATTRS:
  case SYN_PAT_CASE:
  case SYN_TYPE_VAR:
  case SYN_TYPE_LABELLED:
  case SYN_MODULE:
  case SYN_DO_DECL:
  case SYN_ATTRS_DECL:
  case SYN_EXTERN:
  case SYN_BINDING:
  case SYN_TYPE_DEF:
  case SYN_CTOR_PARAMS:
  case SYN_REPR_RECORD:
  case SYN_REPR_UNION:
  case SYN_REPR_ABBREV:
  case SYN_FIELD:
  case SYN_CASE:
  case SYN_ENUM_CASE:
  case SYN_EXCEPTION:
  case SYN_MEMBER:
  case SYN_PROPERTY:
  case SYN_AUTO_PROPERTY:
  case SYN_ABSTRACT:
  case SYN_CTOR:
  case SYN_VAL_DECL:
  case SYN_MEMBER_SIG: return true;
  default: return false;
  }
}

/* Kind, name, flags and payload. */
static void dump_kind(Dump *dump, const Syn *node) {
  Text *out = dump->out;
  if (node->kind == SYN_CONST) { /* with its measure */
    dump_const(dump, node);
    return;
  }
  text_add(out, syn_kind_text((SynKind)node->kind));
  if (node->kind == SYN_CONSTRAINT) text_format(out, " %s", constraint_texts[node->sub]);
  if (node->kind == SYN_REPR_CLASS) text_format(out, " %s", class_texts[node->sub]);
  if (node->kind == SYN_TYPE_ARRAY && node->sub != 1) text_format(out, " %u", node->sub);
  if (node->kind == SYN_TYPE_POWER) {
    text_add(out, " ");
    text_add_i64(out, (int64_t)node->u.bits);
    if (node->size != 1) text_format(out, "/%u", node->size);
  }
  if (node->kind == SYN_HOLE && node->size) {
    text_add(out, " ");
    text_add_quoted(out, node->u.bytes, node->size);
  }
  bool show_name = node->name.index && node->kind != SYN_PAT_NAME && node->kind != SYN_BINDING &&
                   node->kind != SYN_DOT && node->kind != SYN_PAT_OPTIONAL &&
                   node->kind != SYN_MEMBER && node->kind != SYN_PROPERTY &&
                   node->kind != SYN_AUTO_PROPERTY && node->kind != SYN_ABSTRACT &&
                   node->kind != SYN_MEMBER_SIG;
  if (show_name) text_format(out, " %s", name_text(dump->names, node->name));
  for (size_t i = 0; i < COUNT_OF(flag_texts); i++)
    if (node->flags & flag_texts[i].flag) text_format(out, " #%s", flag_texts[i].text);
}

/* Everything on one line; gives up when the text passes `limit`. */
static bool dump_flat(Dump *dump, const Syn *node, size_t limit);

static void dump_leaf(Dump *dump, const Syn *node) {
  Text *out = dump->out;
  if (node->kind == SYN_CONST) {
    dump_const(dump, node);
    return;
  }
  const char *name = name_text(dump->names, node->name);
  if (node->flags & SYN_F_OPTIONAL) text_add_char(out, '?');
  if (node->flags & SYN_F_QUOTED)
    text_format(out, "``%s``", name);
  else if (node->flags & (SYN_F_OPERATOR | SYN_F_ACTIVE))
    text_format(out, "(%s)", name);
  else
    text_add(out, name);
}
static bool is_leaf(const Syn *node) {
  return node->count == 0 && (node->kind == SYN_CONST || node->kind == SYN_IDENT);
}
static void dump_head(Dump *dump, const Syn *node) {
  dump_kind(dump, node);
  if (!syn_has_decor((SynKind)node->kind) || !node->u.decor) return;
  Text *out = dump->out;
  const SynDecor *decor = node->u.decor;
  if (decor->access) text_format(out, " #%s", access_texts[decor->access]);
  if (decor->doc) {
    text_add(out, " doc:");
    text_add_quoted(out, decor->doc, decor->doc_size);
  }
  for (uint32_t i = 0; i < decor->attribute_count; i++) {
    text_add_char(out, ' ');
    dump_flat(dump, decor->attributes[i], SIZE_MAX);
  }
}

static bool dump_flat(Dump *dump, const Syn *node, size_t limit) {
  Text *out = dump->out;
  if (is_leaf(node)) {
    dump_leaf(dump, node);
    return out->size <= limit;
  }
  text_add_char(out, '(');
  dump_head(dump, node);
  for (uint32_t i = 0; i < node->count; i++) {
    if (out->size > limit) return false;
    text_add_char(out, ' ');
    if (!node->items[i])
      text_add_char(out, '-');
    else if (!dump_flat(dump, node->items[i], limit))
      return false;
  }
  text_add_char(out, ')');
  return out->size <= limit;
}

enum { LINE = 100 };

static void dump_node(Dump *dump, const Syn *node, uint32_t indent) {
  Text *out = dump->out;
  size_t start = out->size;
  uint32_t room = indent * 2 < LINE - 40 ? LINE - indent * 2 : 40;
  if (dump_flat(dump, node, start + room) || is_leaf(node)) return;
  out->size = start;
  text_add_char(out, '(');
  dump_head(dump, node);
  uint32_t first = 0; /* small children at the front stay with the head */
  for (; first < node->count; first++) {
    const Syn *child = node->items[first];
    size_t before = out->size;
    if (child && child->kind != SYN_PAT_NAME && !is_leaf(child)) break;
    text_add_char(out, ' ');
    if (!child)
      text_add_char(out, '-');
    else
      dump_flat(dump, child, start + room);
    if (out->size - start < room / 2) continue;
    out->size = before;
    break;
  }
  for (uint32_t i = first; i < node->count; i++) {
    text_add_char(out, '\n');
    for (uint32_t j = 0; j <= indent; j++) text_add(out, "  ");
    if (node->items[i])
      dump_node(dump, node->items[i], indent + 1);
    else
      text_add_char(out, '-');
  }
  text_add_char(out, ')');
}

void syntax_dump(Text *out, const Names *names, const Syn *node) {
  Dump dump = {out, names};
  dump_node(&dump, node, 0);
  text_add_char(out, '\n');
}
