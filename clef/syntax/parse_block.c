/* parse_block: blocks, and the expressions that a keyword begins, which are made of blocks.
 *
 * A block is what stands at one column or right of it (Note [Layout] in offside.c); its entries are statements. Keyword
 * expressions push a context, against which the blocks inside them are measured, and pop it when they end.
 */
#include "clef/syntax/parser.h"

/* ---- blocks ---- */

static bool in_brackets(const Parser *parser) {
  for (uint32_t i = parser->contexts.count; i-- > 0;)
    if (parser->contexts.items[i].is_bracket || parser->contexts.items[i].kind == CONTEXT_PAREN)
      return true;
  return false;
}

/* Nothing follows. */
static void fail_let(Parser *parser, const Token *let) {
  bool has_bang = (let->flags & TF_BANG) != 0;
  bool is_first = !parser->failed && parser->token->kind != T_ERROR;
  fail_with(parser, token_span(parser, let), has_bang ? D_LET_BANG_LAST : D_LET_UNFINISHED);
  if (is_first && !has_bang) hint_let_body(parser, let);
}

/* `let`, `use` and what follows them in the block. */
static Syn *parse_let(Parser *parser) {
  const Token *let = parser->token;
  uint32_t start = let->start, mark = parser->stack.count;
  uint32_t flags = (let->kind == T_USE ? SYN_F_USE : 0) | (let->flags & TF_BANG ? SYN_F_BANG : 0);
  push_context(parser, CONTEXT_LET, let);
  advance(parser);
  if (take(parser, T_REC)) flags |= SYN_F_REC;
  do push_child(parser, parse_binding(parser, flags & SYN_F_BANG));
  while (take_and(parser));
  check_and(parser, let, flags, parser->stack.count - mark);
  pop_context(parser);
  Syn *body = NULL;
  bool has_in = take(parser, T_IN);
  if (has_in && parser->kind == T_NEW_LINE) begin_entry(parser);
  if (has_in || take_separator(parser)) { /* what follows in the block, `in` or not */
    if (starts_expr(parser)) body = parse_statements(parser, "expression");
  } else if ((parser->token->flags & TF_FIRST) && parser->token->column <= let->column &&
             starts_expr(parser)) {
    /* `a &&` and `let` on the next line, right of the block; or left of a bracket's first token */
    body = parser->block_column < 0 ? parse_statements(parser, "expression")
                                    : parse_block(parser, "body of 'let'");
  }
  if (!body && !parser->failed) {
    bool stray = token_info[parser->kind].properties & TP_CLOSES && parser->kind != T_EOF &&
                 !in_brackets(parser);
    if (stray)
      unexpected(parser, "binding");
    else if (parser->kind == T_BLOCK_END || has_property(parser, TP_CLOSES | TP_CONTINUES))
      fail_let(parser, let);
    else
      unexpected(parser, "binding");
  }
  push_child(parser, body);
  Syn *node = node_from_stack(parser, SYN_LET, start, mark);
  node->flags = flags;
  return node;
}

Syn *parse_statement(Parser *parser) {
  if (parser->kind == T_LET || parser->kind == T_USE) {
    if (!enter(parser)) return error_node(parser);
    Syn *let = parse_let(parser);
    leave(parser);
    return let;
  }
  Syn *expr = parse_expr(parser);
  while (parser->kind == T_COLON) { /* e : t |> f */
    advance(parser);
    Syn *type = parse_type(parser);
    if (expr->kind == SYN_YIELD || expr->kind == SYN_RETURN) { /* of what it gives */
      Syn *given = expr->items[0];
      expr->items[0] = node_two(parser, SYN_TYPED, given->span.start, given, type);
    } else {
      expr = node_two(parser, SYN_TYPED, expr->span.start, expr, type);
    }
    if (parser->kind == T_COMMA) { /* (1: int, 2): a type ends what it stands in */
      bool is_first = !parser->failed;
      unexpected(parser, "expression");
      bool is_pair = expr->items[0]->kind == SYN_CONST && parser->in_braces; /* {"a": 1, … */
      if (is_first)
        diag_hint(
            parser->diags, "%s",
            is_pair ? "a map is written 'Map [ (\"a\", 1); (\"b\", 2) ]', a dictionary with 'dict'"
                    : "write ((e: t), …)");
      return expr;
    }
    expr = parse_operators(parser, expr, 1);
  }
  return expr;
}

/* `e : t` is the last entry of a block: what follows needs parentheses around it. Reports it. */
static bool ends_in_type(Parser *parser) {
  const Syn *entry = vec_last(&parser->stack);
  if (entry->kind == SYN_TYPED && starts_expr(parser) && !parser->failed) {
    Span at = entry->span;
    at.start = entry->items[1] ? entry->items[1]->span.start : at.end;
    diag(parser->diags, at, D_TYPE_NOT_LAST);
  }
  return false;
}

/* Pushes the entries of the innermost block. */
void collect_statements(Parser *parser, const char *where) {
  do {
    if (!starts_expr(parser)) {
      if (has_property(parser, TP_CLOSES | TP_CONTINUES) || parser->kind == T_BLOCK_END) return;
      if (parser->kind == T_COMMA)
        fail_with(parser, current_span(parser), D_NO_EXPRESSION);
      else
        unexpected(parser, where);
      return;
    }
    push_child(parser, parse_statement(parser));
  } while (take_separator(parser) && !ends_in_type(parser));
}

Syn *parse_statements(Parser *parser, const char *where) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  collect_statements(parser, where);
  uint32_t count = parser->stack.count - mark;
  if (count == 1) return vec_pop(&parser->stack);
  if (count == 0)
    return parser->failed ? error_node(parser)
                          : fail_with(parser, current_span(parser), D_NO_EXPRESSION);
  return node_from_stack(parser, SYN_SEQUENTIAL, start, mark);
}

/* Nothing that could begin a block follows `then`, `else`, `->` and so on. */
static Syn *no_block(Parser *parser, const char *where, uint32_t rules) {
  if (parser->failed) return error_node(parser);
  /* after a keyword, or a member's `=`; a bracket that closes nothing is reported instead */
  bool wants =
      (*where == '\'' && strcmp(where, "'if' expression")) || !strcmp(where, "member definition");
  if (has_property(parser, TP_CLOSES) && parser->kind != T_EOF && !in_brackets(parser))
    wants = false;
  bool fits = !(parser->token->flags & TF_FIRST) || parser->token->kind == T_EOF ||
              check_offside(parser, rules);
  if (wants || parser->kind == T_BLOCK_END) {
    if (parser->token->kind != T_ERROR) diag(parser->diags, current_span(parser), D_NO_EXPRESSION);
    parser->failed = true;
    look(parser);
    return error_node(parser);
  }
  return fits ? unexpected(parser, where) : error_node(parser);
}

Syn *parse_block_by(Parser *parser, const char *where, uint32_t rules) {
  if (!can_begin_block(parser) || parser->token->kind == T_BAR)
    return no_block(parser, where, rules);
  Syn *body;
  if (push_block(parser, rules))
    body = parse_statements(parser, where);
  else
    body = error_node(parser);
  pop_context(parser);
  return body;
}
Syn *parse_block(Parser *parser, const char *where) {
  return parse_block_by(parser, where, BLOCK_PLAIN);
}

/* On a new line a block, else one expression. */
static Syn *parse_operand_block(Parser *parser, const char *where) {
  if (is_new_line(parser)) return parse_block(parser, where);
  return starts_expr(parser) ? parse_expr(parser) : unexpected(parser, where);
}

/* ---- keyword expressions ---- */

static Syn *parse_guard(Parser *parser) {
  if (!is_new_line(parser))
    return starts_expr(parser) ? parse_expr(parser) : unexpected(parser, "guard");
  push_context(parser, CONTEXT_FUN, parser->token);
  Syn *guard = parse_block_by(parser, "guard", BLOCK_PAREN);
  pop_context(parser);
  return guard;
}

static void parse_rules(Parser *parser) {
  if (!can_begin_block(parser)) {
    unexpected(parser, "pattern matching");
    return;
  }
  bool bar = parser->token->kind == T_BAR;
  if (push_block(parser, bar ? BLOCK_CLAUSES_BAR : BLOCK_CLAUSES)) {
    bool first = true;
    while (take(parser, T_BAR) || first) {
      first = false;
      uint32_t start = parser->token->start;
      Syn *pattern = parse_pattern(parser), *guard = NULL;
      if (take(parser, T_WHEN)) guard = parse_guard(parser);
      Syn *body;
      if (expect(parser, T_ARROW, "pattern matching", "'->'"))
        body = parse_block(parser, "pattern matching");
      else
        body = error_node(parser);
      push_child(parser, node_three(parser, SYN_RULE, start, pattern, guard, body));
    }
  }
  pop_context(parser);
}

static Syn *parse_match(Parser *parser) {
  const Token *match = parser->token;
  uint32_t mark = parser->stack.count;
  push_context(parser, CONTEXT_MATCH, match);
  advance(parser);
  push_child(parser,
             starts_expr(parser) ? parse_statement(parser) : parse_block(parser, "expression"));
  if (expect(parser, T_WITH, "expression", "'with'")) parse_rules(parser);
  pop_context(parser);
  Syn *node = node_from_stack(parser, SYN_MATCH, match->start, mark);
  if (match->flags & TF_BANG) node->flags = SYN_F_BANG;
  return node;
}

static Syn *parse_try(Parser *parser) {
  const Token *try_token = parser->token;
  uint32_t mark = parser->stack.count;
  push_context(parser, CONTEXT_MATCH, try_token);
  advance(parser);
  Syn *body = parse_block(parser, "'try' expression"), *node;
  push_child(parser, body);
  if (take(parser, T_FINALLY)) {
    push_child(parser, parse_block(parser, "'finally' expression"));
    node = node_from_stack(parser, SYN_TRY_FINALLY, try_token->start, mark);
  } else {
    if (expect(parser, T_WITH, "'try' expression", "'with' or 'finally'")) parse_rules(parser);
    node = node_from_stack(parser, SYN_TRY_WITH, try_token->start, mark);
  }
  pop_context(parser);
  return node;
}

static Syn *parse_if(Parser *parser) {
  const Token *if_token = parser->token;
  uint32_t mark = parser->stack.count;
  push_context(parser, CONTEXT_IF, if_token);
  advance(parser);
  Syn *last = NULL;
  for (;;) {
    Syn *condition =
        starts_expr(parser) ? parse_expr(parser) : parse_block(parser, "'if' expression");
    push_child(parser, condition);
    if (!take(parser, T_THEN)) {
      bool is_first = !parser->failed && parser->token->kind != T_ERROR;
      fail_with(parser, token_span(parser, if_token), D_IF_INCOMPLETE);
      if (is_first) hint_keyword_missing(parser, if_token, "then");
      push_child(parser, error_node(parser));
      break;
    }
    push_child(parser, parse_block(parser, "'then' branch"));
    if (take(parser, T_ELIF)) continue;
    if (parser->kind != T_ELSE) break;
    const Token *else_token = parser->token;
    advance(parser);
    if (parser->token->kind == T_IF && !is_new_line(parser)) {
      advance(parser);
      continue;
    }
    push_context(parser, CONTEXT_ELSE,
                 (int32_t)else_token->column < (int32_t)if_token->column ? else_token : if_token);
    last = parse_block(parser, "'else' branch");
    pop_context(parser);
    break;
  }
  pop_context(parser);
  push_child(parser, last);
  return node_from_stack(parser, SYN_IF, if_token->start, mark);
}

static Syn *parse_fun(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  push_context(parser, CONTEXT_FUN, parser->token);
  advance(parser);
  while (starts_atomic_pattern(parser)) push_child(parser, parse_atomic_pattern(parser));
  if (parser->stack.count == mark) push_child(parser, unexpected(parser, "lambda expression"));
  const Token *arrow = parser->token;
  if (expect(parser, T_ARROW, "lambda expression", "'->'")) {
    if (has_property(parser, TP_CLOSES) && in_brackets(parser))
      fail_with(parser, (Span){parser->file, start, arrow->end}, D_NO_LAMBDA_BODY);
    push_child(parser, parse_block(parser, "lambda expression"));
  }
  pop_context(parser);
  return node_from_stack(parser, SYN_LAMBDA, start, mark);
}

static Syn *parse_function(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  push_context(parser, CONTEXT_FUN, parser->token);
  advance(parser);
  parse_rules(parser);
  pop_context(parser);
  return node_from_stack(parser, SYN_FUNCTION, start, mark);
}

static Syn *parse_while(Parser *parser) {
  const Token *token = parser->token;
  push_context(parser, CONTEXT_MATCH, token);
  advance(parser);
  Syn *condition =
          starts_expr(parser) ? parse_expr(parser) : parse_block(parser, "'while' expression"),
      *body;
  if (take(parser, T_DO)) {
    body = parse_block(parser, "'while' expression");
    take(parser, T_DONE);
  } else {
    bool is_first = !parser->failed && parser->token->kind != T_ERROR;
    body = fail_with(parser, token_span(parser, token), D_WHILE_NO_DO);
    if (is_first) hint_keyword_missing(parser, token, "do");
  }
  pop_context(parser);
  Syn *node = node_two(parser, SYN_WHILE, token->start, condition, body);
  if (token->flags & TF_BANG) node->flags = SYN_F_BANG;
  return node;
}

static Syn *parse_for(Parser *parser) {
  const Token *token = parser->token;
  uint32_t mark = parser->stack.count, flags = 0;
  SynKind kind = SYN_FOR_IN;
  push_context(parser, CONTEXT_MATCH, token);
  advance(parser);
  if ((parser->kind == T_IDENT || parser->kind == T_UNDERSCORE) &&
      ahead(parser, 1)->kind == T_EQUALS) {
    kind = SYN_FOR_TO;
    push_child(parser, take_ident(parser));
    advance(parser);
    push_child(parser, parse_expr(parser));
    if (take(parser, T_DOWNTO))
      flags = SYN_F_DOWN;
    else
      expect(parser, T_TO, "'for' expression", "'to' or 'downto'");
    push_child(parser, parse_expr(parser));
  } else {
    push_child(parser, parse_pattern(parser));
    if (parser->kind == T_BLOCK_END || has_property(parser, TP_CLOSES))
      fail_with(parser, token_span(parser, token), D_FOR_NO_DO);
    expect(parser, T_IN, "'for' expression", "'in'");
    push_child(parser, parse_operand_block(parser, "'for' expression"));
  }
  if (take(parser, T_DO)) {
    push_child(parser, parse_block(parser, "'for' expression"));
    take(parser, T_DONE);
  } else if (kind == SYN_FOR_IN && take(parser, T_ARROW)) {
    flags |= SYN_F_ARROW;
    push_child(parser, parse_block(parser, "'for' expression"));
  } else if (kind == SYN_FOR_IN && !(parser->token->flags & TF_FIRST) &&
             !has_property(parser, TP_CLOSES)) {
    expect(parser, T_DO, "'for' expression", "'do'");
    push_child(parser, error_node(parser));
  } else {
    bool is_first = !parser->failed && parser->token->kind != T_ERROR;
    push_child(parser, fail_with(parser, token_span(parser, token), D_FOR_NO_DO));
    if (is_first) hint_keyword_missing(parser, token, "do");
  }
  pop_context(parser);
  Syn *node = node_from_stack(parser, kind, token->start, mark);
  node->flags = flags;
  return node;
}

/* yield, return, do, lazy, assert, upcast, downcast, fixed. */
static Syn *parse_keyword(Parser *parser, SynKind kind) {
  const Token *token = parser->token;
  push_context(parser, CONTEXT_FUN, token);
  advance(parser);
  Syn *expr;
  bool tight = kind == SYN_LAZY || kind == SYN_ASSERT || kind == SYN_UPCAST || kind == SYN_DOWNCAST;
  if (kind == SYN_DO)
    expr = parse_block(parser, "'do' expression");
  else if (is_new_line(parser) || !tight)
    expr = parse_operand_block(parser, "expression");
  else
    expr = starts_expr(parser) ? parse_unary(parser) : unexpected(parser, "expression");
  pop_context(parser);
  Syn *node = node_one(parser, kind, token->start, expr);
  if (token->flags & TF_BANG) node->flags = SYN_F_BANG;
  return node;
}

static Syn *parse_by_keyword(Parser *parser) {
  switch ((TokenKind)parser->kind) {
  case T_FUN: return parse_fun(parser);
  case T_FUNCTION: return parse_function(parser);
  case T_IF: return parse_if(parser);
  case T_MATCH: return parse_match(parser);
  case T_TRY: return parse_try(parser);
  case T_WHILE: return parse_while(parser);
  case T_FOR: return parse_for(parser);
  case T_LET:
  case T_USE: return parse_let(parser);
  case T_YIELD: return parse_keyword(parser, SYN_YIELD);
  case T_RETURN: return parse_keyword(parser, SYN_RETURN);
  case T_DO: return parse_keyword(parser, SYN_DO);
  case T_LAZY: return parse_keyword(parser, SYN_LAZY);
  case T_ASSERT: return parse_keyword(parser, SYN_ASSERT);
  case T_UPCAST: return parse_keyword(parser, SYN_UPCAST);
  case T_DOWNCAST: return parse_keyword(parser, SYN_DOWNCAST);
  case T_FIXED: return parse_keyword(parser, SYN_FIXED);
  default: return unexpected(parser, "expression");
  }
}

Syn *parse_keyword_expr(Parser *parser) {
  if (!enter(parser)) return error_node(parser);
  Syn *node = parse_by_keyword(parser);
  leave(parser);
  return node;
}
