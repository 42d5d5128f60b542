/* parse_bracket: what stands between brackets: parentheses, trait calls, lists, indices, records, object and computation
 * expressions, quotations. */
#include "clef/syntax/parser.h"

/* ((^a or ^b) : (static member M : t) arg), after the parenthesis. */
static bool at_trait_call(const Parser *parser) {
  const Token *a = ahead(parser, 1);
  if ((a->kind == T_QUOTE || a->kind == T_AT_HAT_OP) && ahead(parser, 2)->kind == T_IDENT)
    return ahead(parser, 3)->kind == T_COLON && ahead(parser, 4)->kind == T_LPAREN;
  if (a->kind != T_LPAREN) return false;
  const Token *b = ahead(parser, 2);
  return (b->kind == T_QUOTE || b->kind == T_AT_HAT_OP) && ahead(parser, 3)->kind == T_IDENT &&
         (ahead(parser, 4)->kind == T_OR ||
          (ahead(parser, 4)->kind == T_RPAREN && ahead(parser, 5)->kind == T_COLON));
}
static Syn *parse_trait_call(Parser *parser) {
  uint32_t start = parser->token->start, open = token_index(parser);
  advance(parser);
  push_block(parser, BLOCK_PAREN);
  Syn *type = parse_atomic_type(parser);
  expect(parser, T_COLON, "trait call", "':'");
  uint32_t inner = token_index(parser);
  expect(parser, T_LPAREN, "trait call", "'('");
  Syn *sig = parse_member_sig(parser);
  expect_close(parser, T_RPAREN, inner, D_UNMATCHED_PAREN, "trait call");
  Syn *arg = parse_statements(parser, "trait call");
  pop_context(parser);
  expect_close(parser, T_RPAREN, open, D_UNMATCHED_PAREN, "trait call");
  return node_three(parser, SYN_TRAIT_CALL, start, type, sig, arg);
}

Syn *parse_paren_expr(Parser *parser) {
  uint32_t start = parser->token->start, open = token_index(parser);
  bool begin = parser->token->kind == T_BEGIN;
  TokenKind close = begin ? T_END : T_RPAREN;
  if (!begin && at_trait_call(parser)) return parse_trait_call(parser);
  advance(parser);
  if (parser->kind == close) {
    advance(parser);
    Syn *unit = node_new(parser, SYN_CONST, start, 0);
    unit->sub = SYN_CONST_UNIT;
    return unit;
  }
  if (!enter(parser)) return error_node(parser);
  bool braces = parser->in_braces;
  parser->in_braces = false;
  Syn *inner = parse_block_by(parser, "expression", BLOCK_PAREN);
  leave(parser);
  parser->in_braces = braces;
  expect_close(parser, close, open, begin ? D_UNMATCHED_BEGIN : D_UNMATCHED_PAREN, "expression");
  Syn *node = node_one(parser, SYN_PAREN, start, inner);
  if (begin) node->flags = SYN_F_BLOCK;
  return node;
}

/* Pushes what stands between brackets; the current token is the opening one. */
static void bracketed_statements(Parser *parser, TokenKind close, DiagCode unmatched, bool braces,
                                 const char *where) {
  uint32_t open = token_index(parser);
  advance(parser);
  if (parser->kind == close) {
    advance(parser);
    return;
  }
  bool outer = parser->in_braces;
  parser->in_braces = braces;
  if (can_begin_block(parser)) {
    if (enter(parser)) {
      if (push_block(parser, BLOCK_PAREN)) collect_statements(parser, where);
      pop_context(parser);
      leave(parser);
    }
  }
  parser->in_braces = outer;
  expect_close(parser, close, open, unmatched, where);
}

Syn *parse_list(Parser *parser, SynKind kind, TokenKind close, DiagCode unmatched) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  bracketed_statements(parser, close, unmatched, false, "list expression");
  return node_from_stack(parser, kind, start, mark);
}

Syn *parse_index(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  bracketed_statements(parser, T_RBRACK, D_UNMATCHED_BRACK, false, "index");
  uint32_t count = parser->stack.count - mark;
  if (count == 1) return vec_pop(&parser->stack);
  if (count > 1) return node_from_stack(parser, SYN_SEQUENTIAL, start, mark);
  if (parser->failed) return error_node(parser);
  return node_new(parser, SYN_LIST, start, 0); /* `f[]` applies f to the empty list */
}

/* Is `path =` ahead, `from` tokens after the current one? */
static bool at_field_init(const Parser *parser, uint32_t from) {
  uint32_t i = from;
  if (ahead(parser, i)->kind != T_IDENT && ahead(parser, i)->kind != T_GLOBAL) return false;
  while (ahead(parser, i + 1)->kind == T_DOT && ahead(parser, i + 2)->kind == T_IDENT) i += 2;
  return ahead(parser, i + 1)->kind == T_EQUALS;
}

/* Does the next field stand in the column of the value that begins here?
 *
 *   { X = f a
 *         Y = b } */
static bool is_field_below(const Parser *parser) {
  uint32_t column = parser->token->column, i = 1;
  for (; !(ahead(parser, i)->flags & TF_FIRST) || ahead(parser, i)->column > column; i++) {
    TokenKind kind = (TokenKind)ahead(parser, i)->kind;
    if (kind == T_SEMI || kind == T_RBRACE || kind == T_EOF) return false; /* it ends in its line */
  }
  return ahead(parser, i)->column == column && at_field_init(parser, i);
}

/* A block whose entries are on lines of their own; `;` ends it: the value of a record field. */
static Syn *parse_field_value(Parser *parser) {
  if (!(parser->token->flags & TF_FIRST) && starts_expr(parser) && parser->kind != T_LET)
    return parse_expr(parser);
  if (!can_begin_block(parser)) return unexpected(parser, "record field");
  uint32_t start = parser->token->start, mark = parser->stack.count;
  if (push_block(parser, BLOCK_PLAIN)) {
    for (;;) {
      if (!starts_expr(parser)) {
        unexpected(parser, "record field");
        break;
      }
      push_child(parser, parse_statement(parser));
      if (parser->kind != T_NEW_LINE) break;
      begin_entry(parser);
    }
  }
  pop_context(parser);
  if (parser->stack.count == mark + 1) return vec_pop(&parser->stack);
  if (parser->stack.count == mark) return error_node(parser);
  return node_from_stack(parser, SYN_SEQUENTIAL, start, mark);
}

/* path = value, ... in the innermost block, or in that of the value whose column the next fields have */
static void parse_field_inits(Parser *parser) {
  uint32_t blocks = 0;
  while (parser->kind == T_IDENT || parser->kind == T_GLOBAL || parser->kind == T_UNDERSCORE) {
    uint32_t start = parser->token->start;
    Syn *path = parse_path(parser, "record field", false), *value = NULL;
    if (take(parser, T_EQUALS)) {
      if (!(parser->token->flags & TF_FIRST) && is_field_below(parser)) {
        push_block(parser, BLOCK_PLAIN);
        blocks++;
      }
      value = parse_field_value(parser);
    } else if (!parser->failed) {
      fail_with(parser, path->span, D_FIELD_BINDING);
    }
    push_child(parser, node_two(parser, SYN_FIELD_INIT, start, path, value));
    if (!take_separator(parser)) break;
  }
  while (blocks--) pop_context(parser);
}
static void parse_field_block(Parser *parser) {
  if (!can_begin_block(parser)) {
    unexpected(parser, "record expression");
    return;
  }
  if (push_block(parser, BLOCK_PLAIN)) parse_field_inits(parser);
  pop_context(parser);
}

/* with members */
static void parse_object_members(Parser *parser) {
  if (!take(parser, T_WITH) || !can_begin_block(parser)) return;
  push_context(parser, CONTEXT_FUN, parser->token);
  if (parser->kind == T_IDENT || parser->kind == T_UNDERSCORE) {
    parse_bare_members(parser);
  } else {
    if (push_block(parser, BLOCK_PLAIN)) parse_members(parser, false);
    pop_context(parser);
  }
  pop_context(parser);
  take(parser, T_END);
}

/* { new R with A = 1 and B = 2 }: a record. */
static bool is_record_in_disguise(const Parser *parser, uint32_t mark) {
  Syn **items = parser->stack.items + mark;
  uint32_t count = parser->stack.count - mark;
  if (count < 4 || items[1] || items[2]) return false;
  for (uint32_t i = 3; i < count; i++) {
    const Syn *member = items[i];
    if (member->kind != SYN_MEMBER || !(member->flags & SYN_F_OVERRIDE) ||
        member->items[SYN_BINDING_SELF] || member->count > SYN_BINDING_PARAMS ||
        member->items[SYN_BINDING_RESULT] ||
        parser->bytes[member->span.start] != *name_text(parser->names, member->name))
      return false;
  }
  return true;
}

/* What the constructor of an object expression takes without parentheses: { new Failure "text" with … }. */
static bool begins_constant(const Parser *parser) {
  static const uint8_t constants[TOKEN_KIND_COUNT] = {
      [T_INT] = 1,  [T_FLOAT] = 1, [T_CHAR] = 1, [T_STRING] = 1,    [T_INTERP_OPEN] = 1,
      [T_TRUE] = 1, [T_FALSE] = 1, [T_NULL] = 1, [T_LBRACE_BAR] = 1};
  return constants[parser->kind];
}

static Syn *parse_object(Parser *parser, uint32_t start, uint32_t mark) {
  advance(parser); /* new */
  Syn *type = parse_atomic_type(parser), *arg = NULL, *self = NULL;
  if (parser->kind == T_LPAREN)
    arg = parse_paren_expr(parser);
  else if (begins_constant(parser))
    arg = parse_atomic_expr(parser);
  if (take(parser, T_AS))
    self = parser->kind == T_IDENT ? take_ident(parser) : unexpected(parser, "object expression");
  push_child(parser, type);
  push_child(parser, arg);
  push_child(parser, self);
  parse_object_members(parser);
  while (parser->kind == T_INTERFACE || parser->kind == T_NEW_LINE) {
    take_separator(parser);
    if (parser->kind != T_INTERFACE) break;
    uint32_t at = parser->token->start, inner = parser->stack.count;
    advance(parser);
    push_child(parser, parse_type(parser));
    parse_object_members(parser);
    push_child(parser, node_from_stack(parser, SYN_INTERFACE, at, inner));
  }
  if (is_record_in_disguise(parser, mark)) {
    Syn **items = parser->stack.items + mark;
    uint32_t count = parser->stack.count - mark;
    items[0] = NULL;
    for (uint32_t i = 3; i < count; i++) {
      Syn *member = items[i];
      items[i - 2] = node_two(parser, SYN_FIELD_INIT, member->span.start,
                              member->items[SYN_BINDING_HEAD], member->items[SYN_BINDING_BODY]);
      items[i - 2]->span.end = member->span.end;
    }
    parser->stack.count -= 2;
    return node_from_stack(parser, SYN_RECORD, start, mark);
  }
  return node_from_stack(parser, SYN_OBJECT, start, mark);
}

Syn *parse_braces(Parser *parser, uint32_t start, bool anonymous, uint32_t flags) {
  uint32_t open = token_index(parser), mark = parser->stack.count;
  TokenKind close = anonymous ? T_BAR_RBRACE : T_RBRACE;
  DiagCode unmatched = anonymous ? D_UNMATCHED_ANON : D_UNMATCHED_BRACE;
  SynKind kind = anonymous ? SYN_ANON_RECORD : SYN_RECORD;
  advance(parser);
  if (parser->kind == close) {
    advance(parser);
    if (anonymous) push_child(parser, NULL);
    Syn *empty = node_from_stack(parser, anonymous ? kind : SYN_COMP, start, mark);
    empty->flags = flags;
    return empty;
  }
  if (!can_begin_block(parser)) {
    expect_close(parser, close, open, unmatched, "record expression");
    return error_node(parser);
  }
  if (!enter(parser)) return error_node(parser);
  bool outer = parser->in_braces;
  parser->in_braces = true;
  Syn *node = NULL;
  if (push_block(parser, BLOCK_PAREN)) {
    if (parser->kind == T_NEW && !anonymous) {
      node = parse_object(parser, start, mark);
    } else if (parser->kind == T_INHERIT && !anonymous) {
      uint32_t at = parser->token->start;
      advance(parser);
      Syn *type = parse_atomic_type(parser), *arg = NULL;
      if (has_property(parser, TP_ARG)) arg = parse_atomic_expr(parser);
      push_child(parser, NULL);
      push_child(parser, node_three(parser, SYN_INHERIT, at, type, arg, NULL));
      if (take_separator(parser)) parse_field_inits(parser);
    } else if (at_field_init(parser, 0)) {
      push_child(parser, NULL);
      parse_field_inits(parser);
    } else {
      collect_statements(parser, "computation expression");
      if (parser->kind == T_WITH && parser->stack.count == mark + 1) {
        advance(parser);
        parse_field_block(parser);
      } else if (anonymous) {
        fail_with(parser, current_span(parser), D_FIELD_BINDING);
      } else {
        kind = SYN_COMP;
      }
    }
  }
  pop_context(parser);
  parser->in_braces = outer;
  leave(parser);
  expect_close(parser, close, open, unmatched,
               kind == SYN_COMP ? "computation expression" : "record expression");
  if (!node) {
    node = node_from_stack(parser, kind, start, mark);
    node->flags = flags;
  } else {
    node->span.end = parser->last_end;
  }
  return node;
}

Syn *parse_quote(Parser *parser) {
  uint32_t start = parser->token->start, open = token_index(parser);
  bool raw = parser->kind == T_LQUOTE_RAW;
  advance(parser);
  if (!enter(parser)) return error_node(parser);
  Syn *inner = parse_block_by(parser, "quotation", BLOCK_PAREN);
  leave(parser);
  expect_close(parser, raw ? T_RQUOTE_RAW : T_RQUOTE, open, D_UNMATCHED_QUOTE, "quotation");
  Syn *node = node_one(parser, SYN_QUOTE, start, inner);
  if (raw) node->flags = SYN_F_UNTYPED;
  return node;
}

Syn *parse_retype(Parser *parser) {
  uint32_t start = parser->token->start;
  const Token *text = ahead(parser, 2);
  if (text->kind != T_STRING || text->end != text->start + 2) /* with an instruction */
    return fail_with(parser, current_span(parser), D_INLINE_IL);
  for (uint32_t i = 0; i < 3; i++) advance(parser);
  Syn *value = parse_atomic_expr(parser);
  if (parser->kind != T_COLON) return unexpected(parser, "instruction");
  advance(parser);
  Syn *type = parse_type(parser);
  if (parser->kind != T_HASH) return unexpected(parser, "instruction");
  advance(parser);
  if (parser->kind != T_RPAREN) return unexpected(parser, "instruction");
  advance(parser);
  Syn *node = node_two(parser, SYN_RETYPE, start, value, type);
  diag(parser->diags, node->span, D_INLINE_IL_USED);
  return node;
}
