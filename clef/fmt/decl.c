/* decl: files, modules, types and members (see format.h). */
#include "clef/fmt/format.h"

enum { RECORD_TYPE_WIDTH = 40 };

void put_attributes(Format *format) {
  while (next_kind(format) == T_LBRACK_LESS && !format->failed) {
    uint32_t end = format->next;
    while (format->tokens->items[end].kind != T_GREATER_RBRACK &&
           format->tokens->items[end].kind != T_EOF)
      end++;
    put_run(format, end + 1);
    put_break(format, DOC_HARD);
  }
}

/* The tokens up to the end of the node, on one line. */
static void put_to(Format *format, const Syn *node) {
  put_run(format, token_at(format, node->span.end));
}

/* ---- members ---- */

/* `get () = …`, `set v = …` */
static void put_property(Format *format, const Syn *node) {
  uint32_t with = find_token(format, T_WITH, token_at(format, node->items[0]->span.start));
  put_run(format, with);
  put_indent(format, DOC_INDENT);
  for (uint32_t i = 0; i < node->count && node->items[i]; i++) {
    put_break(format, DOC_HARD);
    expect_token(format, i ? T_AND : T_WITH);
    put_space(format);
    put_binding(format, node->items[i]);
  }
  put_dedent(format);
}

static void put_auto_property(Format *format, const Syn *node) {
  const Syn *value = node->items[2];
  put_run(format, token_at(format, value->span.start) - 1);
  put_definition(format, value, VALUE_WIDTH);
  if (format->last_end < node->span.end) {
    put_space(format);
    put_to(format, node);
  }
}

static void put_constructor(Format *format, const Syn *node) {
  const Syn *pattern = node->items[0], *body = node->items[2];
  expect_token(format, T_NEW);
  put_run(format, token_at(format, pattern->span.end));
  if (node->items[1]) {
    put_space(format);
    put_to(format, node->items[1]);
  }
  if (body->kind == SYN_CTOR_THEN) format->failed = true;
  put_definition(format, body, FUNCTION_WIDTH);
}

static void put_inherit(Format *format, const Syn *node) {
  put_token(format);
  put_space(format);
  put_to(format, node->items[0]);
  if (node->items[1]) {
    if (node->items[1]->kind != SYN_PAREN && node->items[1]->kind != SYN_CONST) put_space(format);
    put_expr(format, node->items[1]);
  }
  if (node->items[2]) {
    put_space(format);
    put_to(format, node->items[2]);
  }
}

static void put_interface(Format *format, const Syn *node) {
  if (node->flags & SYN_F_EMPTY) {
    put_to(format, node);
    return;
  }
  put_token(format);
  put_space(format);
  put_to(format, node->items[0]);
  put_space(format);
  expect_token(format, T_WITH);
  if (node->count == 1) return;
  put_indent(format, DOC_INDENT);
  put_break(format, DOC_HARD);
  put_members(format, (const Syn *const *)node->items + 1, node->count - 1);
  put_dedent(format);
}

/* ---- types ---- */

/* Fields of a record, cases of a union: with its attributes on lines of their own. */
static void put_part(Format *format, const Syn *part) {
  Mark mark = format_mark(format);
  put_attributes(format);
  put_to(format, part);
  if (!format->failed) return;
  format_return(format, mark);
  format->kept_count++;
  keep_source(format, part->span.end);
}

static void put_record_type(Format *format, const Syn *repr, bool has_members) {
  while (next_kind(format) != T_LBRACE && next_kind(format) != T_EOF) {
    put_token(format);
    put_space(format);
  }
  bool is_short = !has_members;
  for (uint32_t i = 0; i < repr->count; i++)
    if (repr->items[i]->u.decor && repr->items[i]->u.decor->attribute_count) is_short = false;
  put_open(format, is_short ? RECORD_TYPE_WIDTH : 0);
  put_token(format);
  put_indent(format, DOC_INDENT);
  for (uint32_t i = 0; i < repr->count && !format->failed; i++) {
    if (i) {
      while (next_kind(format) == T_SEMI) drop_token(format);
      put_if_flat(format, ";");
    }
    put_break(format, DOC_SPACE);
    put_part(format, repr->items[i]);
  }
  while (next_kind(format) == T_SEMI) drop_token(format);
  put_dedent(format);
  put_break(format, DOC_SPACE);
  expect_token(format, T_RBRACE);
  put_close(format);
}

static void put_cases(Format *format, const Syn *repr) {
  while (next_kind(format) == T_PRIVATE || next_kind(format) == T_INTERNAL ||
         next_kind(format) == T_PUBLIC) {
    put_token(format);
    put_break(format, DOC_HARD);
  }
  for (uint32_t i = 0; i < repr->count && !format->failed; i++) {
    if (i) put_break(format, DOC_HARD);
    if (next_kind(format) == T_BAR)
      put_token(format);
    else
      put_text(format, "|");
    put_space(format);
    put_part(format, repr->items[i]);
  }
}

/* A union of one case on the line of its name. The bar goes where the case has fields; without it and fields there would be an
 * abbreviation. */
static void put_single_case(Format *format, const Syn *repr) {
  while (next_kind(format) == T_PRIVATE || next_kind(format) == T_INTERNAL ||
         next_kind(format) == T_PUBLIC) {
    put_token(format);
    put_space(format);
  }
  bool is_typed = repr->items[0]->flags & SYN_F_TYPED_CASE;
  if (next_kind(format) == T_BAR && repr->items[0]->count > 1 && !is_typed) drop_token(format);
  put_to(format, repr);
}

static bool has_attributes(const Syn *node) {
  return node->u.decor && node->u.decor->attribute_count;
}

/* What stands behind `=`. */
static void put_representation(Format *format, const Syn *node, const Syn *repr) {
  bool has_members = node->count > SYN_TYPE_DEF_MEMBERS;
  bool is_single = repr->kind == SYN_REPR_UNION && repr->count == 1 && !has_members &&
                   !has_attributes(repr->items[0]) && repr->span.end - repr->span.start < 80;
  switch ((SynKind)repr->kind) {
  case SYN_REPR_ABBREV:
  case SYN_REPR_DELEGATE:
    put_space(format);
    put_to(format, repr);
    return;
  case SYN_REPR_RECORD:
    put_open(format, has_members ? 0 : DOC_WIDTH);
    put_indent(format, DOC_INDENT);
    put_break(format, DOC_SPACE | (has_members ? DOC_HARD : 0));
    put_record_type(format, repr, has_members);
    put_dedent(format);
    put_close(format);
    return;
  case SYN_REPR_UNION:
  case SYN_REPR_ENUM:
    put_open(format, DOC_WIDTH);
    put_indent(format, DOC_INDENT);
    put_break(format, is_single ? DOC_SPACE : DOC_HARD);
    if (is_single)
      put_single_case(format, repr);
    else
      put_cases(format, repr);
    put_dedent(format);
    put_close(format);
    return;
  default: format->failed = true;
  }
}

static void put_type_def(Format *format, const Syn *node) {
  const Syn *repr = node->items[SYN_TYPE_DEF_REPR];
  uint32_t end = token_at(format, node->span.end);
  bool is_extension = node->flags & SYN_F_EXTENSION;
  bool has_members = node->count > SYN_TYPE_DEF_MEMBERS;
  const Syn *const *members = (const Syn *const *)node->items + SYN_TYPE_DEF_MEMBERS;
  uint32_t member_count = has_members ? node->count - SYN_TYPE_DEF_MEMBERS : 0;
  put_run(format, find_token(format, is_extension ? T_WITH : T_EQUALS, end));
  if (!repr && !has_members) return;
  put_space(format);
  expect_token(format, is_extension ? T_WITH : T_EQUALS);
  bool is_class = repr && repr->kind == SYN_REPR_CLASS;
  if (is_class && repr->sub != SYN_CLASS_PLAIN) format->failed = true;
  if (repr && !is_class) put_representation(format, node, repr);
  if (!has_members || format->failed) return;
  bool is_behind = repr && !is_class;
  if (is_behind && repr->kind == SYN_REPR_ABBREV) {
    put_space(format);
    expect_token(format, T_WITH);
    is_behind = false;
  }
  if (is_behind && next_kind(format) == T_WITH) drop_token(format);
  put_indent(format, DOC_INDENT);
  put_break(format, is_behind ? DOC_HARD | DOC_SEPARATOR | DOC_BLANK : DOC_HARD);
  put_members(format, members, member_count);
  put_dedent(format);
}

static void put_types(Format *format, const Syn *node) {
  for (uint32_t i = 0; i < node->count && !format->failed; i++) {
    if (i) {
      put_entry_end(format); /* each definition is an entry of its own */
      put_break(format, DOC_HARD | DOC_SEPARATOR);
      put_entry(format, 0);
    }
    expect_token(format, i ? T_AND : T_TYPE);
    put_space(format);
    put_type_def(format, node->items[i]);
  }
}

/* ---- modules ---- */

static void put_declarations(Format *format, const Syn *const *items, uint32_t count);

static void put_module(Format *format, const Syn *node) {
  const Syn *path = node->items[0];
  put_to(format, path);
  if (node->flags & SYN_F_TOP) {
    if (node->count > 1) put_break(format, DOC_HARD | DOC_SEPARATOR | DOC_BLANK);
    put_declarations(format, (const Syn *const *)node->items + 1, node->count - 1);
    return;
  }
  put_space(format);
  expect_token(format, T_EQUALS);
  put_indent(format, DOC_INDENT);
  put_break(format, DOC_HARD);
  format->depth++;
  put_declarations(format, (const Syn *const *)node->items + 1, node->count - 1);
  format->depth--;
  put_dedent(format);
}

static void put_namespace(Format *format, const Syn *node) {
  if (node->items[0]) {
    put_to(format, node->items[0]);
  } else {
    put_token(format);
    put_space(format);
    put_token(format);
  }
  if (node->count > 1) put_break(format, DOC_HARD | DOC_SEPARATOR | DOC_BLANK);
  put_declarations(format, (const Syn *const *)node->items + 1, node->count - 1);
}

/* Lines that a directive leaves out keep their columns, so declarations around directives must keep theirs. */
static bool keeps_column(const Format *format, const Syn *node) {
  if (node->kind == SYN_NAMESPACE || node->flags & SYN_F_TOP) return true;
  const Syn *first = node->count > 1 ? node->items[1] : NULL;
  if (!first) return true;
  const Token *token = &format->tokens->items[token_at(format, first->span.start)];
  return token->column == (format->depth + 1) * DOC_INDENT;
}

static void put_do(Format *format, const Syn *node) {
  if (node->flags & SYN_F_IMPLICIT) {
    put_block(format, node->items[0]);
    return;
  }
  if (node->flags & SYN_F_STATIC) {
    put_token(format);
    put_space(format);
  }
  expect_token(format, T_DO);
  put_body(format, node->items[0], DOC_WIDTH);
}

static void put_let(Format *format, const Syn *node) {
  if (node->flags & SYN_F_STATIC) {
    put_token(format);
    put_space(format);
  }
  put_bindings(format, node);
  if (next_kind(format) == T_IN && format->last_end < node->span.end) drop_token(format);
}

static void put_exception(Format *format, const Syn *node) {
  if (node->count > 2) format->failed = true;
  put_to(format, node);
}

typedef void Writer(Format *format, const Syn *node);
static Writer *const writers[SYN_KIND_COUNT] = {
    [SYN_OPEN] = put_to,
    [SYN_MODULE_ABBREV] = put_to,
    [SYN_VAL_DECL] = put_to,
    [SYN_FIELD] = put_to,
    [SYN_ABSTRACT] = put_to,
    [SYN_MEMBER_SIG] = put_to,
    [SYN_MODULE] = put_module,
    [SYN_NAMESPACE] = put_namespace,
    [SYN_LET_DECL] = put_let,
    [SYN_DO_DECL] = put_do,
    [SYN_TYPES] = put_types,
    [SYN_EXCEPTION] = put_exception,
    [SYN_MEMBER] = put_binding,
    [SYN_PROPERTY] = put_property,
    [SYN_AUTO_PROPERTY] = put_auto_property,
    [SYN_CTOR] = put_constructor,
    [SYN_INHERIT] = put_inherit,
    [SYN_INTERFACE] = put_interface,
};

static void put_declaration(Format *format, const Syn *node) {
  Mark mark = format_mark(format);
  uint32_t start = next_start(format);
  bool is_module = node->kind == SYN_MODULE || node->kind == SYN_NAMESPACE;
  Writer *writer = writers[node->kind];
  bool can =
      !has_directive(format, start, node->span.end) || (is_module && keeps_column(format, node));
  if (writer && can && !is_frozen(format, node->span)) {
    put_attributes(format);
    writer(format, node);
    if (!format->failed && format->last_end == node->span.end) return;
  }
  format_return(format, mark);
  format->kept_count++;
  keep_source(format, node->span.end);
}

void put_members(Format *format, const Syn *const *members, uint32_t count) {
  for (uint32_t i = 0; i < count && !format->failed; i++) {
    if (i) {
      while (next_kind(format) == T_SEMI) drop_token(format);
      put_break(format, DOC_HARD | DOC_SEPARATOR);
    }
    put_entry(format, 0);
    put_declaration(format, members[i]);
    put_entry_end(format);
  }
}

/* The directives that may stand anywhere are no tokens: they lie between the tokens, as comments do. */
static bool is_aside(const Format *format, const Syn *node) {
  return node->kind == SYN_DIRECTIVE && node->span.start != next_start(format);
}

static void put_declarations(Format *format, const Syn *const *items, uint32_t count) {
  bool is_first = true;
  for (uint32_t i = 0; i < count && !format->failed; i++) {
    if (is_aside(format, items[i])) continue;
    while (next_kind(format) == T_SEMI) drop_token(format);
    bool ends_opens = i && items[i - 1]->kind == SYN_OPEN && items[i]->kind != SYN_OPEN;
    if (!is_first) put_break(format, DOC_HARD | DOC_SEPARATOR | (ends_opens ? DOC_BLANK : 0));
    is_first = false;
    put_entry(format, 0);
    put_declaration(format, items[i]);
    while (next_kind(format) == T_SEMI_SEMI) put_token(format);
    put_entry_end(format);
  }
}

void put_file(Format *format, const Syn *file) {
  put_break(format, DOC_HARD | DOC_SEPARATOR | DOC_NO_BLANK);
  put_declarations(format, (const Syn *const *)file->items, file->count);
  while (next_kind(format) == T_SEMI) drop_token(format);
  if (next_kind(format) != T_EOF) format->failed = true;
  put_break(format, DOC_HARD);
  if (!format->failed) put_trivia(format, format->last_end, next_start(format));
}
