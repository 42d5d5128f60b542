/* expr: expressions (see format.h). One function for each form, in the table `writers`; a kind without a function stands as it
 * was written.
 */
#include "clef/fmt/format.h"

enum { /* columns that a construct may take on one line */
       IF_WIDTH = 60,
       RECORD_WIDTH = 40,
       LIST_WIDTH = 80,
       INFIX_WIDTH = 80
};

static const Syn *inside(const Syn *node) {
  return node->kind == SYN_PAREN && !(node->flags & SYN_F_BLOCK) ? node->items[0] : NULL;
}
static bool is_kind(const Syn *node, SynKind kind) { return node && node->kind == kind; }
static bool is_lambda(const Syn *node) {
  return is_kind(node, SYN_LAMBDA) || is_kind(node, SYN_FUNCTION);
}
/* Does the expression begin a layout of its own, whose lines must not move left of its beginning? */
static bool needs_align(const Syn *node) {
  switch ((SynKind)node->kind) {
  case SYN_APP: return node->items[node->count - 1]->kind == SYN_COMP;
  case SYN_IDENT:
  case SYN_LONG_IDENT:
  case SYN_CONST:
  case SYN_INTERP:
  case SYN_TYPE_APP:
  case SYN_DOT:
  case SYN_INDEX: return false;
  case SYN_PAREN: return node->flags & SYN_F_BLOCK;
  default: return true;
  }
}
static void put_aligned(Format *format, const Syn *node) {
  bool aligns = needs_align(node);
  if (aligns) put_align(format);
  put_expr(format, node);
  if (aligns) put_dedent(format);
}
static void put_tight(Format *format, const Syn *node) {
  format->is_tight = true;
  put_expr(format, node);
}

/* ---- bodies ---- */

void put_body(Format *format, const Syn *node, uint32_t limit) {
  put_open(format, limit);
  put_indent(format, DOC_INDENT);
  put_break(format, DOC_SPACE);
  put_block(format, node);
  put_dedent(format);
  put_close(format);
}
/* The same behind a head that is a group: if the head takes several lines, the body begins a new one. */
static void put_body_behind(Format *format, const Syn *node, uint32_t limit) {
  uint32_t open = format->document.items.count;
  put_body(format, node, limit);
  if (open < format->document.items.count)
    format->document.items.items[open].flags |= DOC_AFTER_LINES;
}
/* On lines of its own. */
static void put_lines(Format *format, const Syn *node) {
  put_indent(format, DOC_INDENT);
  put_break(format, DOC_HARD);
  put_block(format, node);
  put_dedent(format);
}

void put_definition(Format *format, const Syn *body, uint32_t limit) {
  if (next_kind(format) != T_EQUALS) {
    format->failed = true;
    return;
  }
  put_space(format);
  put_token(format);
  put_body(format, body, limit);
}

/* The columns that are left for the body of a value whose head begins at the item `first`. */
static uint32_t body_limit(const Format *format, uint32_t first) {
  uint32_t columns = 0;
  for (uint32_t i = first; i < format->document.items.count; i++)
    columns += format->document.items.items[i].width;
  return columns + 2 < VALUE_WIDTH ? VALUE_WIDTH - 2 - columns : 0;
}

/* The index of the token in front of the node. */
static uint32_t token_before(const Format *format, const Syn *node) {
  return token_at(format, node->span.start) - 1;
}

/* `: type` up to the token `end`. */
static void put_result(Format *format, uint32_t end, bool is_function) {
  if (next_kind(format) != T_COLON) return;
  if (is_function) put_space(format);
  put_token(format);
  put_space(format);
  put_run(format, end);
}

void put_binding(Format *format, const Syn *binding) {
  const Syn *body = binding->items[SYN_BINDING_BODY];
  const Syn *result = binding->items[SYN_BINDING_RESULT];
  bool is_function = binding->count > SYN_BINDING_PARAMS;
  bool is_member = binding->kind == SYN_MEMBER && !(binding->flags & (SYN_F_GET | SYN_F_SET));
  uint32_t equals = token_before(format, body), end = equals;
  if (format->tokens->items[equals].kind != T_EQUALS || equals <= format->next) {
    format->failed = true;
    return;
  }
  if (result && result->span.start > next_start(format) && result->span.end <= body->span.start)
    end = find_token(format, T_COLON, equals);
  if (is_function) {
    uint32_t first = token_at(format, binding->items[SYN_BINDING_PARAMS]->span.start);
    put_run(format, first < end ? first : end);
    put_open(format, DOC_WIDTH);
    put_indent(format, DOC_INDENT);
    for (uint32_t i = SYN_BINDING_PARAMS; i < binding->count; i++) {
      const Syn *param = binding->items[i];
      bool is_first = i == SYN_BINDING_PARAMS;
      bool is_tight = is_member && is_first && next_kind(format) == T_LPAREN;
      if (is_tight && param->kind != SYN_PAT_PAREN && param->kind != SYN_CONST) is_tight = false;
      put_break(format, is_tight ? 0 : DOC_SPACE);
      put_run(format, token_at(format, param->span.end));
    }
    put_break(format, DOC_SPACE);
    if (format->next < equals) {
      put_result(format, equals, false);
      put_space(format);
    }
    put_token(format);
    put_dedent(format);
    put_close(format);
    put_body_behind(format, body, FUNCTION_WIDTH);
    return;
  }
  uint32_t first = format->document.items.count;
  put_run(format, end);
  put_result(format, equals, false);
  put_definition(format, body, body_limit(format, first));
}

/* ---- blocks ---- */

void put_bindings(Format *format, const Syn *let) {
  uint32_t count = let->count - (let->kind == SYN_LET);
  put_token(format);
  for (uint32_t i = 0; i < count; i++) {
    if (i) { /* each binding is an entry of its own */
      put_entry_end(format);
      put_break(format, DOC_HARD | DOC_SEPARATOR);
      put_entry(format, 0);
      expect_token(format, T_AND);
    }
    put_space(format);
    put_binding(format, let->items[i]);
    if (format->failed) return;
  }
}

static bool is_one_line(const Format *format, Span span) {
  return !memchr(format->bytes + span.start, '\n', span.end - span.start);
}

/* Can the expression stand on one line? */
static bool is_flat(const Format *format, const Syn *node) {
  switch ((SynKind)node->kind) {
  case SYN_LET:
  case SYN_SEQUENTIAL:
  case SYN_MATCH:
  case SYN_FUNCTION:
  case SYN_TRY_WITH:
  case SYN_TRY_FINALLY:
  case SYN_WHILE:
  case SYN_FOR_TO:
  case SYN_OBJECT: return false;
  case SYN_PAREN:
    if (node->flags & SYN_F_BLOCK) return false;
    break;
  case SYN_FOR_IN:
    if (!(node->flags & SYN_F_ARROW)) return false;
    break;
  case SYN_IF:
    if (node->count != 3 || !node->items[2]) return false;
    break;
  default: break;
  }
  while (node->kind == SYN_INFIX || node->kind == SYN_DOT) {
    if (node->kind == SYN_INFIX && !is_flat(format, node->items[1])) return false;
    node = node->items[0];
  }
  SynGroup group = syn_kind_group((SynKind)node->kind);
  if (group != SYN_GROUP_EXPR) return is_one_line(format, node->span);
  for (uint32_t i = 0; i < node->count; i++)
    if (node->items[i] && !is_flat(format, node->items[i])) return false;
  return true;
}

static void put_let_entry(Format *format, const Syn *let) {
  const Syn *last = let->items[let->count - 2];
  Span span = {let->span.file, let->span.start, last->span.end};
  Mark mark = format_mark(format);
  if (!has_directive(format, span.start, span.end) && next_start(format) == span.start) {
    put_bindings(format, let);
    if (!format->failed && format->last_end == span.end) return;
  }
  format_return(format, mark);
  format->kept_count++;
  keep_source(format, span.end);
}

static void put_separator(Format *format) {
  while (next_kind(format) == T_SEMI) drop_token(format);
  put_break(format, DOC_HARD | DOC_SEPARATOR);
}

static void put_statement(Format *format, const Syn *node) {
  if (node->kind == SYN_LET || node->kind == SYN_SEQUENTIAL) {
    put_block(format, node);
    return;
  }
  put_entry(format, 0);
  put_expr(format, node);
  put_entry_end(format);
}

static bool is_let_in(const Format *format, const Syn *let) {
  const Syn *body = let->items[let->count - 1];
  if (!body) return false;
  uint32_t before = token_before(format, body);
  return format->tokens->items[before].kind == T_IN && is_one_line(format, let->span);
}
/* Can it be laid out so again? */
static bool is_flat_let(const Format *format, const Syn *let) {
  for (uint32_t i = 0; i + 1 < let->count; i++)
    if (!is_flat(format, let->items[i]->items[SYN_BINDING_BODY])) return false;
  return is_flat(format, let->items[let->count - 1]);
}

/* `let x = 1 in e` on one line, or the same as two entries. */
static void put_let_in(Format *format, const Syn *let) {
  put_open(format, DOC_WIDTH);
  put_entry(format, 0);
  put_bindings(format, let);
  put_space(format);
  expect_token(format, T_IN);
  put_entry_end(format);
  put_break(format, DOC_SPACE | DOC_SEPARATOR);
  put_entry(format, 0);
  put_expr(format, let->items[let->count - 1]);
  put_entry_end(format);
  put_close(format);
}

static void keep_entry(Format *format, const Syn *node) {
  put_entry(format, 0);
  keep_source(format, node->span.end);
  put_entry_end(format);
  format->kept_count++;
}

void put_block(Format *format, const Syn *node) {
  while (node->kind == SYN_LET && !format->failed && !is_frozen(format, node->span)) {
    Mark mark = format_mark(format);
    if (is_let_in(format, node) && is_flat_let(format, node)) {
      put_let_in(format, node);
      if (!format->failed && format->last_end == node->span.end) return;
      format_return(format, mark);
      keep_entry(format, node);
      return;
    }
    put_entry(format, 0);
    put_let_entry(format, node);
    node = node->items[node->count - 1];
    if (node && next_kind(format) == T_IN) {
      put_space(format);
      put_token(format);
    }
    put_entry_end(format);
    if (!node) return;
    put_separator(format);
  }
  if (node->kind == SYN_LET ||
      (node->kind == SYN_SEQUENTIAL && has_directive(format, node->span.start, node->span.end))) {
    keep_entry(format, node);
    return;
  }
  if (node->kind != SYN_SEQUENTIAL) {
    put_statement(format, node);
    return;
  }
  for (uint32_t i = 0; i < node->count && !format->failed; i++) {
    if (i) put_separator(format);
    put_statement(format, node->items[i]);
  }
}

static void put_nested_block(Format *format, const Syn *node) {
  put_align(format);
  put_block(format, node);
  put_dedent(format);
}

/* ---- atoms ---- */

static void put_atom(Format *format, const Syn *node) {
  if (node->kind == SYN_IDENT && node->flags & SYN_F_ACTIVE)
    put_active_name(format);
  else
    keep_source(format, node->span.end);
}

/* ---- brackets ---- */

static void put_element(Format *format, const Syn *node) {
  if (node->kind == SYN_FIELD_INIT) {
    put_run(format, token_at(format, node->items[0]->span.end));
    put_definition(format, node->items[1], DOC_WIDTH);
  } else if (node->kind == SYN_INHERIT) {
    keep_source(format, node->span.end);
  } else if (node->kind == SYN_LET || node->kind == SYN_SEQUENTIAL) {
    put_block(format, node);
  } else {
    put_expr(format, node);
  }
}

static void put_elements(Format *format, Syn *const *items, uint32_t count) {
  for (uint32_t i = 0; i < count && !format->failed; i++) {
    if (i) {
      while (next_kind(format) == T_SEMI) drop_token(format);
      put_if_flat(format, ";");
      put_break(format, DOC_SPACE);
    }
    put_element(format, items[i]);
  }
  while (next_kind(format) == T_SEMI) drop_token(format);
}

/* From the opening bracket, which is next, to the closing one. */
static void put_bracketed(Format *format, Syn *const *items, uint32_t count, uint32_t limit) {
  put_open(format, limit);
  put_token(format);
  if (count) {
    put_indent(format, DOC_INDENT);
    put_break(format, DOC_SPACE);
    put_elements(format, items, count);
    put_dedent(format);
    put_break(format, DOC_SPACE);
  }
  put_token(format);
  put_close(format);
}
static void put_list(Format *format, const Syn *node) {
  put_bracketed(format, node->items, node->count, LIST_WIDTH);
}
static void put_record(Format *format, const Syn *node) {
  const Syn *base = node->items[0];
  if (!base) {
    put_bracketed(format, node->items + 1, node->count - 1, RECORD_WIDTH);
    return;
  }
  put_open(format, RECORD_WIDTH);
  put_token(format);
  put_space(format);
  put_expr(format, base);
  put_space(format);
  expect_token(format, T_WITH);
  put_indent(format, DOC_INDENT);
  put_break(format, DOC_SPACE);
  put_elements(format, node->items + 1, node->count - 1);
  put_dedent(format);
  put_break(format, DOC_SPACE);
  put_token(format);
  put_close(format);
}

static void put_object(Format *format, const Syn *node) {
  if (node->items[2] || node->count < 4) {
    format->failed = true;
    return;
  }
  const Syn *type = node->items[0], *arg = node->items[1];
  put_token(format);
  put_space(format);
  expect_token(format, T_NEW);
  put_space(format);
  put_run(format, token_at(format, arg ? arg->span.end : type->span.end));
  put_space(format);
  expect_token(format, T_WITH);
  uint32_t own = 3;
  while (own < node->count && node->items[own]->kind != SYN_INTERFACE) own++;
  if (own > 3) {
    put_indent(format, DOC_INDENT);
    put_break(format, DOC_HARD);
    put_members(format, (const Syn *const *)node->items + 3, own - 3);
    put_dedent(format);
  }
  put_indent(format, DOC_INDENT / 2); /* below `new` */
  for (uint32_t i = own; i < node->count && !format->failed; i++) {
    put_break(format, DOC_HARD);
    put_members(format, (const Syn *const *)node->items + i, 1);
  }
  put_dedent(format);
  put_break(format, DOC_HARD);
  expect_token(format, T_RBRACE);
}

/* `{ … }` of a computation, behind its builder. */
static void put_computation(Format *format, const Syn *node) {
  expect_token(format, T_LBRACE);
  if (node->count) {
    put_indent(format, DOC_INDENT);
    put_break(format, DOC_SPACE);
    for (uint32_t i = 0; i < node->count && !format->failed; i++) {
      if (i) put_separator(format);
      put_statement(format, node->items[i]);
    }
    while (next_kind(format) == T_SEMI) drop_token(format);
    put_dedent(format);
    put_break(format, DOC_SPACE);
  }
  expect_token(format, T_RBRACE);
}
static void put_comp(Format *format, const Syn *node) {
  put_open(format, DOC_WIDTH);
  put_computation(format, node);
  put_close(format);
}

static void put_hugged_lambda(Format *format, const Syn *lambda);

/* Between the parentheses of a tuple. */
static void put_parts(Format *format, const Syn *tuple) {
  for (uint32_t i = 0; i < tuple->count && !format->failed; i++) {
    if (i) {
      expect_token(format, T_COMMA);
      put_break(format, DOC_SPACE);
    }
    put_aligned(format, tuple->items[i]);
  }
}

/* `struct (a, b)` */
static void put_struct_tuple(Format *format, const Syn *node) {
  expect_token(format, T_STRUCT);
  put_space(format);
  expect_token(format, T_LPAREN);
  put_align(format);
  put_open(format, DOC_WIDTH);
  put_parts(format, node);
  put_close(format);
  put_dedent(format);
  expect_token(format, T_RPAREN);
}

static void put_paren(Format *format, const Syn *node) {
  const Syn *inner = inside(node);
  if (!inner) {
    expect_token(format, T_BEGIN);
    put_lines(format, node->items[0]);
    put_break(format, DOC_HARD);
    expect_token(format, T_END);
    return;
  }
  expect_token(format, T_LPAREN);
  if (inner->kind == SYN_LAMBDA) {
    put_open(format, DOC_WIDTH);
    put_hugged_lambda(format, inner);
    put_close(format);
  } else {
    bool aligns = inner->kind != SYN_FUNCTION &&
                  (inner->kind != SYN_APP || inner->items[inner->count - 1]->kind != SYN_COMP);
    if (aligns) put_align(format);
    put_expr(format, inner);
    if (aligns) put_dedent(format);
  }
  expect_token(format, T_RPAREN);
}

/* ---- functions ---- */

/* `fun x y ->`; the next token is behind it. */
static void put_lambda_head(Format *format, const Syn *node) {
  const Syn *body = node->items[node->count - 1];
  uint32_t arrow = token_before(format, body);
  put_token(format);
  put_space(format);
  put_run(format, arrow);
  put_space(format);
  expect_token(format, T_ARROW);
}
static void put_lambda(Format *format, const Syn *node) {
  put_lambda_head(format, node);
  put_body(format, node->items[node->count - 1], DOC_WIDTH);
}

static void put_rule(Format *format, const Syn *rule) {
  const Syn *pattern = rule->items[0], *guard = rule->items[1], *body = rule->items[2];
  if (next_kind(format) == T_BAR)
    put_token(format);
  else
    put_text(format, "|");
  put_space(format);
  const Syn *alternatives = pattern->kind == SYN_PAT_AS ? pattern->items[0] : pattern;
  for (uint32_t i = 0; alternatives->kind == SYN_PAT_OR && i < alternatives->count; i++) {
    if (i) {
      put_break(format, DOC_HARD);
      expect_token(format, T_BAR);
      put_space(format);
    }
    put_run(format, token_at(format, alternatives->items[i]->span.end));
    if (i + 1 == alternatives->count && pattern != alternatives) put_space(format);
  }
  put_run(format, token_at(format, pattern->span.end));
  if (!guard) {
    put_space(format);
    expect_token(format, T_ARROW);
    put_body(format, body, DOC_WIDTH);
    return;
  }
  put_space(format);
  expect_token(format, T_WHEN);
  put_open(format, DOC_WIDTH);
  put_indent(format, DOC_INDENT);
  put_break(format, DOC_SPACE);
  put_expr(format, guard);
  put_break(format, DOC_SPACE);
  expect_token(format, T_ARROW);
  put_dedent(format);
  put_close(format);
  put_body_behind(format, body, DOC_WIDTH);
}

/* Each on a line; one that cannot be formatted stands as it was written. */
static void put_rules(Format *format, Syn *const *rules, uint32_t count) {
  for (uint32_t i = 0; i < count && !format->failed; i++) {
    put_break(format, DOC_HARD | DOC_SEPARATOR | DOC_NO_BLANK);
    Mark mark = format_mark(format);
    put_rule(format, rules[i]);
    if (!format->failed && format->last_end == rules[i]->span.end) continue;
    format_return(format, mark);
    if (next_kind(format) != T_BAR) put_text(format, "| ");
    format->kept_count++;
    keep_source(format, rules[i]->span.end);
  }
}

static void put_function(Format *format, const Syn *node) {
  put_token(format);
  put_rules(format, node->items, node->count);
}

/* A lambda directly in parentheses: its body stands relative to the line that it begins in. */
static void put_hugged_lambda(Format *format, const Syn *lambda) {
  if (lambda->kind == SYN_LAMBDA) {
    put_lambda_head(format, lambda);
    put_indent(format, DOC_INDENT);
    put_break(format, DOC_SPACE);
    put_block(format, lambda->items[lambda->count - 1]);
    put_dedent(format);
    return;
  }
  put_token(format);
  put_indent(format, DOC_INDENT);
  put_rules(format, lambda->items, lambda->count);
  put_dedent(format);
}

static void put_match(Format *format, const Syn *node) {
  put_open(format, DOC_WIDTH);
  put_token(format);
  put_indent(format, DOC_INDENT);
  put_break(format, DOC_SPACE);
  put_expr(format, node->items[0]);
  put_dedent(format);
  put_break(format, DOC_SPACE);
  expect_token(format, T_WITH);
  put_close(format);
  put_rules(format, node->items + 1, node->count - 1);
}

static void put_try_with(Format *format, const Syn *node) {
  expect_token(format, T_TRY);
  put_lines(format, node->items[0]);
  put_break(format, DOC_HARD);
  expect_token(format, T_WITH);
  const Syn *rule = node->items[1];
  if (node->count > 2 || rule->items[1] || rule->items[0]->kind == SYN_PAT_OR) {
    put_rules(format, node->items + 1, node->count - 1);
    return;
  }
  put_space(format);
  if (next_kind(format) == T_BAR) drop_token(format);
  put_run(format, token_at(format, rule->items[0]->span.end));
  put_space(format);
  expect_token(format, T_ARROW);
  put_lines(format, rule->items[2]);
}
static void put_try_finally(Format *format, const Syn *node) {
  expect_token(format, T_TRY);
  put_lines(format, node->items[0]);
  put_break(format, DOC_HARD);
  expect_token(format, T_FINALLY);
  put_lines(format, node->items[1]);
}

/* ---- conditions and loops ---- */

/* `if a then b`: from its keyword. `flags` are those of the break before the body. */
static void put_branch(Format *format, const Syn *condition, const Syn *body, uint32_t flags) {
  put_open(format, DOC_WIDTH);
  if (next_kind(format) == T_ELSE) { /* else if */
    put_token(format);
    put_space(format);
  }
  put_token(format);
  put_indent(format, DOC_INDENT);
  put_break(format, DOC_SPACE);
  put_expr(format, condition);
  put_dedent(format);
  put_break(format, DOC_SPACE);
  expect_token(format, T_THEN);
  put_close(format);
  put_indent(format, DOC_INDENT);
  put_break(format, flags);
  put_block(format, body);
  put_dedent(format);
}

static void put_else(Format *format, const Syn *body, uint32_t flags) {
  expect_token(format, T_ELSE);
  put_indent(format, DOC_INDENT);
  put_break(format, flags);
  put_block(format, body);
  put_dedent(format);
}

/* The columns on one line of what stands from the item `first` on. */
static uint32_t added_width(const Format *format, uint32_t first) {
  uint32_t width = 0;
  for (uint32_t i = first; i < format->document.items.count; i++) {
    const Item *item = &format->document.items.items[i];
    bool is_text = item->kind == ITEM_TEXT || item->kind == ITEM_SHIFTED;
    if (item->kind == ITEM_BREAK && (item->flags & DOC_HARD || item->remark_count))
      return DOC_ENDLESS;
    if (is_text && item->flags & DOC_LINES) return DOC_ENDLESS;
    if (is_text && !(item->flags & DOC_IF_BROKEN)) width += item->width;
    if (item->kind == ITEM_BREAK && item->flags & DOC_SPACE) width++;
  }
  return width;
}

/* Do the branches of a chain stand on a line each? They do when each of them is short, laid out. */
static bool has_short_branches(Format *format, const Syn *node) {
  const Syn *last = node->items[node->count - 1];
  Mark mark = format_mark(format);
  uint32_t kept = format->kept_count;
  bool is_short = true;
  for (uint32_t i = 0; i + 1 < node->count && is_short; i += 2) {
    Span span = {0, node->items[i]->span.start, node->items[i + 1]->span.end};
    uint32_t first = format->document.items.count;
    TokenKind kind = next_kind(format);
    uint32_t word = kind == T_ELSE ? 8 : kind == T_IF ? 3 : 5; /* `else if `, `if `, `elif ` */
    is_short = span.end - span.start < 2 * IF_WIDTH && !has_directive(format, span.start, span.end);
    if (is_short) put_branch(format, node->items[i], node->items[i + 1], DOC_SPACE);
    is_short = is_short && !format->failed && added_width(format, first) + 8 - word <= IF_WIDTH;
  }
  uint32_t first = format->document.items.count;
  if (is_short) put_else(format, last, DOC_SPACE);
  is_short = is_short && !format->failed && added_width(format, first) <= IF_WIDTH + 5;
  format_return(format, mark);
  format->kept_count = kept;
  return is_short;
}

static void put_if(Format *format, const Syn *node) {
  const Syn *last = node->items[node->count - 1];
  /* `else if` on one line would be a branch of this condition */
  uint32_t flags = DOC_SPACE | (last && last->kind == SYN_IF ? DOC_HARD : 0);
  if (node->count == 3 && last) {
    put_open(format, IF_WIDTH);
    put_branch(format, node->items[0], node->items[1], flags);
    put_break(format, DOC_SPACE);
    put_else(format, last, flags);
    put_close(format);
    return;
  }
  bool is_short = last && has_short_branches(format, node) && !(flags & DOC_HARD);
  for (uint32_t i = 0; is_short && i < node->count; i++) is_short = is_flat(format, node->items[i]);
  flags = DOC_SPACE | (is_short ? 0 : DOC_HARD);
  for (uint32_t i = 0; i + 1 < node->count && !format->failed; i += 2) {
    if (i) put_break(format, DOC_HARD);
    put_open(format, DOC_WIDTH);
    put_branch(format, node->items[i], node->items[i + 1], flags);
    put_close(format);
  }
  if (!last) return;
  put_break(format, DOC_HARD);
  put_open(format, DOC_WIDTH);
  put_else(format, last, flags);
  put_close(format);
}

static void put_while(Format *format, const Syn *node) {
  put_token(format);
  put_space(format);
  put_aligned(format, node->items[0]);
  put_space(format);
  expect_token(format, T_DO);
  put_lines(format, node->items[1]);
}
static void put_for_to(Format *format, const Syn *node) {
  put_token(format);
  put_space(format);
  put_run(format, token_at(format, node->items[0]->span.end));
  put_space(format);
  expect_token(format, T_EQUALS);
  put_space(format);
  put_aligned(format, node->items[1]);
  put_space(format);
  expect_token(format, node->flags & SYN_F_DOWN ? T_DOWNTO : T_TO);
  put_space(format);
  put_aligned(format, node->items[2]);
  put_space(format);
  expect_token(format, T_DO);
  put_lines(format, node->items[3]);
}
static void put_for_in(Format *format, const Syn *node) {
  put_token(format);
  put_space(format);
  put_run(format, token_at(format, node->items[0]->span.end));
  put_space(format);
  expect_token(format, T_IN);
  put_space(format);
  put_aligned(format, node->items[1]);
  put_space(format);
  if (node->flags & SYN_F_ARROW) {
    expect_token(format, T_ARROW);
    put_body(format, node->items[2], DOC_WIDTH);
  } else {
    expect_token(format, T_DO);
    put_lines(format, node->items[2]);
  }
}

/* ---- operators ---- */

static uint32_t operator_level(const Format *format, const Syn *infix) {
  return token_info[format->tokens->items[token_at(format, infix->u.op.start)].kind].level;
}

/* The operands of a chain of operators of one level, in the order of the source. */
typedef VEC(const Syn *) Operands;
static void collect_operands(Format *format, const Syn *node, uint32_t level, Operands *operands) {
  VEC(const Syn *) rights = {0};
  while (node->kind == SYN_INFIX && operator_level(format, node) == level) {
    vec_push(format->arena, &rights, node->items[1]);
    node = node->items[0];
  }
  vec_push(format->arena, operands, node);
  while (rights.count) {
    const Syn *right = vec_pop(&rights);
    if (right->kind == SYN_INFIX && operator_level(format, right) == level)
      collect_operands(format, right, level, operands);
    else
      vec_push(format->arena, operands, right);
  }
}

/* An operand behind an operator of `size` characters. */
static void put_operand(Format *format, const Syn *node, uint32_t size) {
  bool aligns = size > 2 || needs_align(node);
  if (aligns) put_align(format);
  put_expr(format, node);
  if (aligns) put_dedent(format);
}

/* `=`, `<` and `>` cannot begin a line. */
static bool can_begin_line(const Token *operator) {
  return token_info[operator->kind].properties & TP_INFIX;
}

static void put_chain_of(Format *format, const Syn *const *operands, uint32_t count) {
  uint32_t second = token_at(format, operands[1]->span.start);
  bool begins = can_begin_line(&format->tokens->items[second - 1]);
  put_open(format, begins ? INFIX_WIDTH : DOC_WIDTH);
  put_align(format);
  put_aligned(format, operands[0]);
  for (uint32_t i = 1; i < count && !format->failed; i++) {
    const Token *operator= next_token(format);
    uint32_t size = operator->end - operator->start;
    if (can_begin_line(operator)) {
      put_break(format, DOC_SPACE);
      put_token(format);
      put_space(format);
      put_operand(format, operands[i], size);
    } else {
      put_space(format);
      put_token(format);
      put_indent(format, DOC_INDENT);
      put_break(format, DOC_SPACE);
      put_operand(format, operands[i], size);
      put_dedent(format);
    }
  }
  put_dedent(format);
  put_close(format);
}
static void put_infix(Format *format, const Syn *node) {
  Operands operands = {0};
  collect_operands(format, node, operator_level(format, node), &operands);
  put_chain_of(format, operands.items, operands.count);
}
static void put_cons(Format *format, const Syn *node) {
  put_chain_of(format, (const Syn *const *)node->items, node->count);
}
static void put_assign(Format *format, const Syn *node) {
  put_expr(format, node->items[0]);
  put_space(format);
  expect_token(format, T_LARROW);
  put_body(format, node->items[1], DOC_WIDTH);
}
static void put_prefix(Format *format, const Syn *node) {
  put_token(format);
  if (format->last_end != node->items[0]->span.start) put_space(format);
  put_tight(format, node->items[0]);
}
static void put_tuple(Format *format, const Syn *node) {
  if (node->flags & SYN_F_STRUCT) {
    put_struct_tuple(format, node);
    return;
  }
  put_open(format, DOC_WIDTH);
  put_align(format);
  put_parts(format, node);
  put_dedent(format);
  put_close(format);
}
static void put_range(Format *format, const Syn *node) {
  bool is_spaced = false;
  for (uint32_t i = 0; i < node->count; i++) {
    const Syn *part = node->items[i];
    if (!part) continue;
    char last = format->bytes[part->span.end - 1];
    bool is_plain = part->kind == SYN_IDENT || part->kind == SYN_LONG_IDENT ||
                    (part->kind == SYN_CONST && part->sub == SYN_CONST_I32 && last >= '0' &&
                     last <= '9' && format->bytes[part->span.start] != '-');
    is_spaced |= !is_plain;
  }
  bool is_first = true;
  for (uint32_t i = 0; i < 3 && format->last_end < node->span.end && !format->failed; i++) {
    const Syn *part = syn_item(node, i);
    if (part && next_start(format) == part->span.start) {
      put_aligned(format, part);
      is_first = false;
    }
    if (next_kind(format) != T_DOT_DOT || format->last_end >= node->span.end) continue;
    if (is_spaced && !is_first) put_space(format);
    put_token(format);
    if (is_spaced && format->last_end < node->span.end) put_space(format);
  }
}

/* `e : t`, `e :> t` */
static void put_typed(Format *format, const Syn *node) {
  put_expr(format, node->items[0]);
  if (next_kind(format) != T_COLON) put_space(format);
  put_token(format);
  put_space(format);
  put_run(format, token_at(format, node->span.end));
}

/* A keyword and its operand: `return e`, `lazy e`. */
static void put_keyword(Format *format, const Syn *node) {
  put_token(format);
  put_body(format, node->items[0], DOC_WIDTH);
}
static void put_quote(Format *format, const Syn *node) {
  put_token(format);
  put_space(format);
  put_aligned(format, node->items[0]);
  put_space(format);
  put_token(format);
}

/* ---- application ---- */

/* An argument in parentheses whose lines, if there are several, stand indented on lines of their own. */
static void put_paren_arg(Format *format, const Syn *arg) {
  const Syn *inner = inside(arg);
  if (!inner || inner->kind == SYN_FUNCTION) {
    if (!inner) {
      put_expr(format, arg);
      return;
    }
    put_token(format);
    put_hugged_lambda(format, inner);
    expect_token(format, T_RPAREN);
    return;
  }
  if (inner->kind == SYN_LAMBDA) {
    put_expr(format, arg);
    return;
  }
  put_open(format, DOC_WIDTH);
  put_token(format);
  put_indent(format, DOC_INDENT);
  put_break(format, 0);
  if (inner->kind == SYN_TUPLE && !(inner->flags & SYN_F_STRUCT))
    put_parts(format, inner);
  else
    put_expr(format, inner);
  put_dedent(format);
  put_break(format, 0);
  expect_token(format, T_RPAREN);
  put_close(format);
}

static bool is_unit(const Syn *node) {
  return node->kind == SYN_CONST && node->sub == SYN_CONST_UNIT;
}
static bool is_paren_arg(const Syn *node) { return inside(node) || is_unit(node); }

/* Does the argument in parentheses follow the function without a space? A name that begins with a capital letter has none,
 * another name has one, and what is no name keeps what was written. */
static bool hugs_argument(const Format *format, const Syn *function, bool is_adjacent) {
  const Syn *name = function;
  if (function->kind == SYN_TYPE_APP) return true;
  if (name->kind == SYN_DOT) name = name->items[1];
  if (name->kind == SYN_LONG_IDENT) name = name->items[name->count - 1];
  if (name->kind != SYN_IDENT || name->flags & (SYN_F_OPERATOR | SYN_F_ACTIVE | SYN_F_QUOTED))
    return is_adjacent;
  char first = format->bytes[name->span.start];
  bool is_upper = first >= 'A' && first <= 'Z', is_lower = first >= 'a' && first <= 'z';
  return is_upper || (is_adjacent && !is_lower);
}

/* The links of `a.b(x).[i]`, outermost last. */
static bool is_link(const Syn *node) {
  return node->kind == SYN_DOT || node->kind == SYN_INDEX || (node->kind == SYN_TYPE_APP) ||
         (node->kind == SYN_APP && node->flags & SYN_F_ADJACENT);
}
static void put_link(Format *format, const Syn *node, bool breaks) {
  if (node->kind == SYN_DOT) {
    if (breaks) put_break(format, 0);
    expect_token(format, T_DOT);
    put_run(format, token_at(format, node->span.end));
  } else if (node->kind == SYN_INDEX) {
    if (next_kind(format) == T_DOT) put_token(format);
    expect_token(format, T_LBRACK);
    put_align(format);
    put_expr(format, node->items[1]);
    put_dedent(format);
    expect_token(format, T_RBRACK);
  } else if (node->kind == SYN_TYPE_APP) {
    put_run(format, token_at(format, node->span.end));
  } else {
    put_paren_arg(format, node->items[1]);
  }
}
static void put_links(Format *format, const Syn *node) {
  VEC(const Syn *) links = {0};
  uint32_t calls = 0;
  while (is_link(node)) {
    calls += node->kind == SYN_APP;
    vec_push(format->arena, &links, node);
    node = node->items[0];
  }
  bool breaks = calls > 1;
  put_open(format, DOC_WIDTH);
  put_tight(format, node);
  if (breaks) put_indent(format, DOC_INDENT);
  for (uint32_t i = links.count; i > 0 && !format->failed; i--)
    put_link(format, links.items[i - 1], breaks);
  if (breaks) put_dedent(format);
  put_close(format);
}

static void put_call(Format *format, const Syn *node, bool is_tight) {
  const Syn *function = node->items[0], *arg = node->items[1];
  bool is_adjacent = node->flags & SYN_F_ADJACENT;
  bool hugs = is_tight ? is_adjacent : hugs_argument(format, function, is_adjacent);
  put_tight(format, function);
  if (!hugs) put_space(format);
  put_paren_arg(format, arg);
}

/* The columns of the tokens between two bytes, with a space each: the same however the source is laid out. */
static uint32_t token_columns(const Format *format, uint32_t start, uint32_t end) {
  uint32_t columns = 0;
  const Token *token = &format->tokens->items[token_at(format, start)];
  for (; token->kind != T_EOF && token->start < end; token++)
    columns += token->end - token->start + 1;
  return columns;
}

/* `f a (fun x -> …)`: the last argument begins on the line of the function. */
static bool hugs_last(const Format *format, const Syn *node) {
  const Syn *last = node->items[node->count - 1];
  if (last->kind != SYN_COMP && !is_lambda(inside(last))) return false;
  for (uint32_t i = 0; i + 1 < node->count; i++)
    if (is_lambda(inside(node->items[i])) || !is_flat(format, node->items[i])) return false;
  return token_columns(format, node->span.start, last->span.start) <= 100;
}

static void put_app(Format *format, const Syn *node) {
  bool is_tight = format->is_tight;
  format->is_tight = false;
  const Syn *last = node->items[node->count - 1];
  bool is_adjacent = node->flags & SYN_F_ADJACENT;
  if (node->count == 2 && is_paren_arg(last) && !(is_adjacent && is_link(node->items[0]))) {
    put_call(format, node, is_tight);
    return;
  }
  if (is_adjacent) {
    put_links(format, node);
    return;
  }
  bool hugs = hugs_last(format, node);
  put_open(format, DOC_WIDTH);
  put_tight(format, node->items[0]);
  if (!hugs) put_indent(format, DOC_INDENT);
  for (uint32_t i = 1; i < node->count && !format->failed; i++) {
    const Syn *arg = node->items[i];
    if (hugs)
      put_space(format);
    else
      put_break(format, DOC_SPACE);
    if (arg->kind == SYN_COMP) {
      put_computation(format, arg);
    } else if (hugs && arg == last) {
      put_token(format);
      put_hugged_lambda(format, inside(arg));
      expect_token(format, T_RPAREN);
    } else {
      put_tight(format, arg);
    }
  }
  if (!hugs) put_dedent(format);
  put_close(format);
}

static void put_new(Format *format, const Syn *node) {
  put_token(format);
  put_space(format);
  put_run(format, token_at(format, node->items[1]->span.start));
  if (!is_paren_arg(node->items[1])) put_space(format);
  put_paren_arg(format, node->items[1]);
}

/* `(^a: (static member M: int -> int) x)` */
static void put_trait_call(Format *format, const Syn *node) {
  put_run(format, token_at(format, node->items[1]->span.end) + 1);
  put_space(format);
  put_expr(format, node->items[2]);
  expect_token(format, T_RPAREN);
}

/* ---- the table ---- */

typedef void Writer(Format *format, const Syn *node);
static Writer *const writers[SYN_KIND_COUNT] = {
    [SYN_IDENT] = put_atom,
    [SYN_LONG_IDENT] = put_atom,
    [SYN_CONST] = put_atom,
    [SYN_WILDCARD] = put_atom,
    [SYN_INTERP] = put_atom,
    [SYN_APP] = put_app,
    [SYN_TYPE_APP] = put_links,
    [SYN_DOT] = put_links,
    [SYN_INDEX] = put_links,
    [SYN_INFIX] = put_infix,
    [SYN_CONS] = put_cons,
    [SYN_PREFIX] = put_prefix,
    [SYN_RANGE] = put_range,
    [SYN_TUPLE] = put_tuple,
    [SYN_PAREN] = put_paren,
    [SYN_TYPED] = put_typed,
    [SYN_UPCAST_TO] = put_typed,
    [SYN_DOWNCAST_TO] = put_typed,
    [SYN_TYPE_TEST] = put_typed,
    [SYN_UPCAST] = put_keyword,
    [SYN_DOWNCAST] = put_keyword,
    [SYN_LIST] = put_list,
    [SYN_ARRAY] = put_list,
    [SYN_COMP] = put_comp,
    [SYN_RECORD] = put_record,
    [SYN_ANON_RECORD] = put_record,
    [SYN_OBJECT] = put_object,
    [SYN_NEW] = put_new,
    [SYN_LAMBDA] = put_lambda,
    [SYN_FUNCTION] = put_function,
    [SYN_MATCH] = put_match,
    [SYN_IF] = put_if,
    [SYN_TRY_WITH] = put_try_with,
    [SYN_TRY_FINALLY] = put_try_finally,
    [SYN_WHILE] = put_while,
    [SYN_FOR_TO] = put_for_to,
    [SYN_FOR_IN] = put_for_in,
    [SYN_LET] = put_nested_block,
    [SYN_SEQUENTIAL] = put_nested_block,
    [SYN_DO] = put_keyword,
    [SYN_YIELD] = put_keyword,
    [SYN_RETURN] = put_keyword,
    [SYN_ASSIGN] = put_assign,
    [SYN_LAZY] = put_keyword,
    [SYN_ASSERT] = put_keyword,
    [SYN_FIXED] = put_keyword,
    [SYN_QUOTE] = put_quote,
    [SYN_TRAIT_CALL] = put_trait_call,
};

void put_expr(Format *format, const Syn *node) {
  if (format->failed) return;
  format->is_tight &= node->kind == SYN_APP;
  if (next_start(format) != node->span.start) {
    format->failed = true;
    return;
  }
  Mark mark = format_mark(format);
  Writer *writer = writers[node->kind];
  if (writer && !has_directive(format, node->span.start, node->span.end) &&
      !is_frozen(format, node->span)) {
    writer(format, node);
    if (!format->failed && format->last_end == node->span.end) return;
  }
  format_return(format, mark);
  keep_source(format, node->span.end);
  format->kept_count++;
}
