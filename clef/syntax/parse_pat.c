/* parse_pat: patterns.
 *
 * From loose to tight: `as`, `|`, `,`, `:` type, `&`, `::`, application of a case, atom. Chains of `|`, `,`, `&`, `::`
 * become one node each, by loops.
 */
#include "clef/syntax/parser.h"

bool starts_atomic_pattern(const Parser *parser) {
  if (has_property(parser, TP_PAT)) return true;
  return (parser->kind == T_MINUS || parser->kind == T_PLUS) &&
         is_prefix_position(parser, parser->token) &&
         (ahead(parser, 1)->kind == T_INT || ahead(parser, 1)->kind == T_FLOAT);
}

typedef enum PatternForm { PATTERN_FULL, PATTERN_HEAD } PatternForm;
static Syn *parse_form(Parser *parser, PatternForm form);
static Syn *parse_typed(Parser *parser, PatternForm form);

/* name = p; ... inside the parentheses of a case */
static Syn *parse_case_fields(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  while (parser->kind == T_IDENT) {
    uint32_t at = parser->token->start;
    Syn *name = take_ident(parser);
    expect(parser, T_EQUALS, "pattern", "'='");
    Syn *pattern = parse_pattern(parser);
    push_child(parser, node_two(parser, SYN_PAT_FIELD, at, name, pattern));
    if (!take_separator(parser)) break;
  }
  return node_from_stack(parser, SYN_PAT_FIELDS, start, mark);
}

static Syn *parse_paren_pattern(Parser *parser, bool is_case_arg) {
  uint32_t start = parser->token->start, open = token_index(parser);
  advance(parser);
  if (parser->kind == T_RPAREN) {
    advance(parser);
    Syn *unit = node_new(parser, SYN_CONST, start, 0);
    unit->sub = SYN_CONST_UNIT;
    return unit;
  }
  push_block(parser, BLOCK_PAREN);
  bool fields = is_case_arg && parser->kind == T_IDENT && ahead(parser, 1)->kind == T_EQUALS;
  Syn *inner = fields ? parse_case_fields(parser) : parse_pattern(parser);
  pop_context(parser);
  expect_close(parser, T_RPAREN, open, D_UNMATCHED_PAREN, "pattern");
  if (fields) {
    inner->span.start = start;
    inner->span.end = parser->last_end;
    return inner;
  }
  return node_one(parser, SYN_PAT_PAREN, start, inner);
}

static Syn *parse_list_pattern(Parser *parser, SynKind kind, TokenKind close, DiagCode unmatched) {
  uint32_t start = parser->token->start, open = token_index(parser), mark = parser->stack.count;
  advance(parser);
  if (parser->kind != close && can_begin_block(parser)) {
    push_block(parser, BLOCK_PAREN);
    do {
      if (token_info[parser->token->kind].properties & TP_CLOSES) break;
      push_child(parser, parse_pattern(parser));
    } while (take_separator(parser));
    pop_context(parser);
  }
  expect_close(parser, close, open, unmatched, "pattern");
  return node_from_stack(parser, kind, start, mark);
}

static Syn *parse_record_pattern(Parser *parser) {
  uint32_t start = parser->token->start, open = token_index(parser), mark = parser->stack.count;
  advance(parser);
  if (parser->kind != T_RBRACE) {
    push_block(parser, BLOCK_PAREN);
    while (parser->kind == T_IDENT || parser->kind == T_GLOBAL) {
      uint32_t at = parser->token->start;
      Syn *path = parse_path(parser, "record pattern", false);
      expect(parser, T_EQUALS, "record pattern", "'='");
      push_context(parser, CONTEXT_FUN, parser->token);
      push_block(parser, BLOCK_PLAIN);
      Syn *pattern = parse_pattern(parser);
      pop_context(parser);
      pop_context(parser);
      push_child(parser, node_two(parser, SYN_PAT_FIELD, at, path, pattern));
      if (!take_separator(parser)) break;
    }
    pop_context(parser);
  }
  expect_close(parser, T_RBRACE, open, D_UNMATCHED_BRACE, "pattern");
  return node_from_stack(parser, SYN_PAT_RECORD, start, mark);
}

static Syn *parse_constant_pattern(Parser *parser) {
  uint32_t start = parser->token->start;
  bool negative = take(parser, T_MINUS);
  if (!negative) take(parser, T_PLUS);
  return parse_measured_literal(parser, negative, start);
}

static Syn *pat_name(Parser *parser, Syn *ident) {
  Syn *node = node_one(parser, SYN_PAT_NAME, ident->span.start, ident);
  node->name = ident->name;
  return node;
}

static Syn *parse_atom(Parser *parser, bool is_case_arg) {
  uint32_t start = parser->token->start;
  switch ((TokenKind)parser->kind) {
  case T_UNDERSCORE: advance(parser); return node_new(parser, SYN_PAT_WILD, start, 0);
  case T_IDENT:
  case T_GLOBAL: {
    Syn *path = parse_path(parser, "pattern", true);
    if (path->kind == SYN_IDENT) return pat_name(parser, path);
    return node_one(parser, SYN_PAT_CASE, start, path);
  }
  case T_LPAREN: {
    Syn *name = take_name(parser);
    if (name) return pat_name(parser, name);
    return parse_paren_pattern(parser, is_case_arg);
  }
  case T_LBRACK: return parse_list_pattern(parser, SYN_PAT_LIST, T_RBRACK, D_UNMATCHED_BRACK);
  case T_LBRACK_BAR:
    return parse_list_pattern(parser, SYN_PAT_ARRAY, T_BAR_RBRACK, D_UNMATCHED_ARRAY);
  case T_LBRACE: return parse_record_pattern(parser);
  case T_STRUCT: {
    advance(parser);
    if (parser->kind != T_LPAREN) return unexpected(parser, "struct tuple pattern");
    Syn *paren = parse_paren_pattern(parser, false);
    if (paren->kind != SYN_PAT_PAREN || !paren->items[0] || paren->items[0]->kind != SYN_PAT_TUPLE)
      return paren;
    Syn *tuple = paren->items[0];
    tuple->flags |= SYN_F_STRUCT;
    tuple->span.start = start;
    tuple->span.end = parser->last_end;
    return tuple;
  }
  case T_QMARK: {
    advance(parser);
    if (parser->kind != T_IDENT) return unexpected(parser, "pattern");
    Syn *name = take_ident(parser);
    Syn *node = node_one(parser, SYN_PAT_OPTIONAL, start, name);
    node->name = name->name;
    return node;
  }
  case T_LBRACK_LESS: {
    SynDecor decor = {0};
    parse_attributes(parser, &decor);
    Syn *pattern = parse_typed(parser, PATTERN_FULL);
    Syn *node = node_one(parser, SYN_PAT_ATTRS, start, pattern);
    node->u.decor = keep_decor(parser, &decor);
    return node;
  }
  case T_LQUOTE:
  case T_LQUOTE_RAW: {
    Syn *quote = parse_atomic_expr(parser);
    return node_one(parser, SYN_PAT_QUOTE, start, quote);
  }
  case T_INT:
  case T_FLOAT:
  case T_CHAR:
  case T_STRING:
  case T_TRUE:
  case T_FALSE:
  case T_NULL:
  case T_PLUS:
  case T_MINUS: return parse_constant_pattern(parser);
  case T_COMMA: return fail_with(parser, current_span(parser), D_NO_PATTERN);
  default: return unexpected(parser, "pattern");
  }
}
Syn *parse_atomic_pattern(Parser *parser) {
  if (!enter(parser)) return error_node(parser);
  Syn *node = parse_atom(parser, false);
  leave(parser);
  return node;
}

/* A case or function name with its arguments, or an atom. */
static Syn *parse_application(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  if (parser->kind == T_COLON_QMARK) {
    advance(parser);
    Syn *type = parse_atomic_type(parser);
    bool is_first = !parser->failed;
    if (parser->kind == T_IDENT || parser->kind == T_LBRACK) {
      unexpected(parser, "pattern matching");
      if (is_first)
        diag_hint(parser->diags,
                  "a name for the value comes after 'as': ':? T as x'; a type of several "
                  "words stands in parentheses: ':? (int list)'");
    }
    return node_one(parser, SYN_PAT_IS, start, type);
  }
  SynDecor decor = {0};
  if (parser->kind == T_PRIVATE || parser->kind == T_PUBLIC || parser->kind == T_INTERNAL)
    decor.access = parse_access(parser);
  Syn *head = parse_atom(parser, false);
  if (head->kind == SYN_PAT_NAME && decor.access) head->u.decor = keep_decor(parser, &decor);
  if (head->kind != SYN_PAT_NAME && head->kind != SYN_PAT_CASE) return head;
  Syn *params = NULL;
  if (at_less(parser) && (is_adjacent(parser) || ahead(parser, 1)->kind == T_QUOTE))
    params = parse_type_params(parser);
  if (!params && !starts_atomic_pattern(parser)) return head;
  push_child(parser, head->items[0]);
  if (params) push_child(parser, params);
  while (starts_atomic_pattern(parser)) {
    Syn *arg = parse_atom(parser, true);
    push_child(parser, arg);
  }
  Syn *node = node_from_stack(parser, SYN_PAT_CASE, start, mark);
  if (params) node->flags = SYN_F_TYPE_ARGS;
  node->u.decor = head->kind == SYN_PAT_NAME ? head->u.decor : NULL;
  return node;
}

/* A type binds tighter than `::`: `h: int :: t`. */
static Syn *parse_typed(Parser *parser, PatternForm form) {
  uint32_t start = parser->token->start;
  Syn *pattern = parse_application(parser);
  while (form == PATTERN_FULL && parser->kind == T_COLON) {
    advance(parser);
    Syn *type = parse_type(parser);
    pattern = node_two(parser, SYN_PAT_TYPED, start, pattern, type);
  }
  return pattern;
}
/* Chains of `op` that begin with `left`; a new kind of chain at each level. */
static Syn *parse_chain(Parser *parser, Syn *left, TokenKind op, SynKind kind,
                        Syn *(*operand)(Parser *, PatternForm), PatternForm form) {
  uint32_t start = left->span.start, mark = parser->stack.count;
  if (parser->kind != op) return left;
  push_child(parser, left);
  while (take(parser, op)) {
    if (op == T_COMMA && parser->kind == T_RPAREN) {
      fail_with(parser, token_span(parser, parser->token - 1), D_NO_PATTERN);
      break;
    }
    push_child(parser, operand(parser, form));
  }
  return node_from_stack(parser, kind, start, mark);
}
static Syn *parse_cons(Parser *parser, PatternForm form) {
  Syn *left = parse_typed(parser, form);
  return parse_chain(parser, left, T_COLON_COLON, SYN_PAT_CONS, parse_typed, form);
}
static Syn *parse_and(Parser *parser, PatternForm form) {
  Syn *left = parse_cons(parser, form);
  return parse_chain(parser, left, T_AMP, SYN_PAT_AND, parse_cons, form);
}
static Syn *parse_tuple(Parser *parser, PatternForm form) {
  Syn *left = parse_and(parser, form);
  return parse_chain(parser, left, T_COMMA, SYN_PAT_TUPLE, parse_and, form);
}
static Syn *parse_form(Parser *parser, PatternForm form) {
  if (!enter(parser)) return error_node(parser);
  Syn *pattern = parse_tuple(parser, form);
  pattern = parse_chain(parser, pattern, T_BAR, SYN_PAT_OR, parse_tuple, form);
  while (take(
      parser,
      T_AS)) { /* what follows has the whole as its left side: `a, b as c :: d` is ((a, b) as c) :: d */
    Syn *right = parse_typed(parser, form);
    pattern = node_two(parser, SYN_PAT_AS, pattern->span.start, pattern, right);
    pattern = parse_chain(parser, pattern, T_COLON_COLON, SYN_PAT_CONS, parse_typed, form);
    pattern = parse_chain(parser, pattern, T_AMP, SYN_PAT_AND, parse_cons, form);
    pattern = parse_chain(parser, pattern, T_COMMA, SYN_PAT_TUPLE, parse_and, form);
    pattern = parse_chain(parser, pattern, T_BAR, SYN_PAT_OR, parse_tuple, form);
  }
  leave(parser);
  return pattern;
}
Syn *parse_pattern(Parser *parser) { return parse_form(parser, PATTERN_FULL); }
Syn *parse_binding_head(Parser *parser) { return parse_form(parser, PATTERN_HEAD); }
