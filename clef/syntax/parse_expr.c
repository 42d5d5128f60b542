/* parse_expr: expressions.
 *
 * Operators by precedence climbing over the levels of tokens.def; chains to the left, and of `::` and `,`, are loops.
 * Below them: prefix operators and keyword expressions (parse_block.c), which may stand as any operand and reach as far
 * right as they can; application by juxtaposition; atoms with what follows them directly (`.name`, `.[i]`, `[i]`, `(x)`, `<t>`).
 */
#include "clef/syntax/parser.h"

static Syn *prefix(Parser *parser, bool tight);

bool starts_expr(const Parser *parser) {
  return has_property(parser, TP_STARTS) || is_prefix_position(parser, parser->token) ||
         parser->kind == T_MINUS || parser->kind == T_PLUS || parser->kind == T_PERCENT ||
         parser->kind == T_AMP || parser->kind == T_AMP_AMP || parser->kind == T_AT_HAT_OP ||
         parser->kind == T_STAR || parser->kind == T_PLUS_MINUS_OP;
}

/* ---- operators ---- */

static Syn *infix(Parser *parser, const Token *op, Name name, Syn *left, Syn *right) {
  Syn *node = node_two(parser, SYN_INFIX, left->span.start, left, right);
  node->name = name;
  node->u.op.start = op->start;
  node->u.op.end = op->end;
  return node;
}

/* The right side of an operator. On a line of its own it is a block of its own (but not in the guard of a rule). */
static Syn *right_operand(Parser *parser, const Token *op, uint32_t level) {
  const Token *token = parser->token;
  bool is_block = (token->flags & TF_FIRST) &&
                  token_info[token->kind].properties & (TP_STARTS | TP_INFIX) && !parser->failed &&
                  parser->block_rules != BLOCK_CLAUSES && parser->block_rules != BLOCK_CLAUSES_BAR;
  bool fits = !is_block || push_block(parser, BLOCK_OPERAND);
  Syn *operand;
  bool nests = level <= token_info[op->kind].level; /* `a ** b ** c` */
  if (fits && starts_expr(parser)) {
    if (nests && !enter(parser)) {
      operand = error_node(parser);
    } else {
      operand = parse_expr_above(parser, level);
      if (nests) leave(parser);
    }
  } else {
    if (!fits || (!parser->failed && parser->token->kind != T_ERROR)) {
      uint32_t size = op->end - op->start;
      const char *text = format_in(parser->diags->arena, "%.*s", (int)(size > 40 ? 40 : size),
                                   parser->bytes + op->start);
      if (op->kind == T_COMMA && parser->kind == T_COMMA)
        diag(parser->diags, current_span(parser), D_NO_EXPRESSION);
      else if (op->kind == T_COMMA)
        diag(parser->diags, token_span(parser, op), D_EXPRESSION_MISSING);
      else
        diag(parser->diags, token_span(parser, op), D_OPERAND_MISSING, text);
      parser->failed = true;
      look(parser);
    }
    operand = error_node(parser);
  }
  if (is_block) pop_context(parser);
  return operand;
}

/* After the first `..`: left may be NULL. */
static Syn *parse_range(Parser *parser, uint32_t start, Syn *left) {
  Syn *middle = NULL, *last = NULL;
  const Token *op = parser->token;
  advance(parser);
  bool open = parser->kind == T_RBRACK || parser->kind == T_COMMA;
  if (open && !left) return unexpected(parser, "expression"); /* the whole is `*` */
  if (!open) middle = right_operand(parser, op, 5);
  if (!open && parser->kind == T_DOT_DOT) {
    op = parser->token;
    advance(parser);
    last = right_operand(parser, op, 5);
    return node_three(parser, SYN_RANGE, start, left, middle, last);
  }
  return node_three(parser, SYN_RANGE, start, left, NULL, middle);
}

/* `join x in xs`, or another custom operation of that kind, directly in { }. */
static bool is_join(const Parser *parser, const Syn *left) {
  return parser->in_braces && left->kind == SYN_APP && left->items[0]->kind == SYN_IDENT;
}

/* The operators of at least `level` after their first operand. */
Syn *parse_operators(Parser *parser, Syn *left, uint32_t level) {
  uint32_t start = left->span.start;
  for (;;) {
    TokenKind kind = parser->kind;
    uint32_t this_level = token_info[kind].level;
    if (this_level == 0) {
      if (kind == T_IN && is_join(parser, left)) {
        advance(parser);
        if (!enter(parser)) return left;
        Syn *right = parse_expr_above(parser, level);
        leave(parser);
        left = node_two(parser, SYN_JOIN_IN, start, left, right);
        continue;
      }
      break;
    }
    if (this_level < level) break;
    const Token *op = parser->token;
    switch (kind) {
    case T_COMMA: {
      uint32_t mark = parser->stack.count;
      push_child(parser, left);
      while (parser->kind == T_COMMA) {
        op = parser->token;
        advance(parser);
        push_child(parser, right_operand(parser, op, 4));
      }
      left = node_from_stack(parser, SYN_TUPLE, start, mark);
      continue;
    }
    case T_DOT_DOT: left = parse_range(parser, start, left); continue;
    case T_COLON_COLON: {
      uint32_t mark = parser->stack.count;
      push_child(parser, left);
      while (parser->kind == T_COLON_COLON) {
        op = parser->token;
        advance(parser);
        push_child(parser, right_operand(parser, op, 11));
      }
      left = node_from_stack(parser, SYN_CONS, start, mark);
      continue;
    }
    case T_COLON_GREATER:
    case T_COLON_QMARK_GREATER:
    case T_COLON_QMARK: {
      SynKind node_kind = kind == T_COLON_GREATER ? SYN_UPCAST_TO
                          : kind == T_COLON_QMARK ? SYN_TYPE_TEST
                                                  : SYN_DOWNCAST_TO;
      advance(parser);
      Syn *type = parse_type(parser);
      left = node_two(parser, node_kind, start, left, type);
      continue;
    }
    case T_LARROW: {
      advance(parser);
      Syn *value = is_new_line(parser) || parser->kind == T_LET ? parse_block(parser, "assignment")
                                                                : right_operand(parser, op, 1);
      if (left->kind ==
          SYN_TUPLE) { /* a, b <- e: only b is assigned, as `<-` binds tighter to its left */
        Syn **last = &left->items[left->count - 1];
        *last = node_two(parser, SYN_ASSIGN, (*last)->span.start, *last, value);
        left->span = span_join(left->span, value->span);
      } else
        left = node_two(parser, SYN_ASSIGN, start, left, value);
      continue;
    }
    default: break;
    }
    Name name = token_name(parser, op);
    bool to_right = this_level == 2 || this_level == 9 || this_level == 14;
    advance(parser);
    Syn *right = right_operand(parser, op, to_right ? this_level : this_level + 1);
    left = infix(parser, op, name, left, right);
  }
  return left;
}
/* `x` or `1` before what ends every operand: by far the commonest expression. */
static inline bool is_alone(const Parser *parser, uint32_t level) {
  if (parser->kind != T_IDENT && parser->kind != T_INT) return false;
  switch ((TokenKind)parser->token[1].kind) {
  case T_COMMA: return level > 3;
  case T_RPAREN:
  case T_RBRACK:
  case T_SEMI:
  case T_BAR_RBRACK:
  case T_RBRACE:
  case T_THEN:
  case T_WITH: return true;
  default: return false;
  }
}
Syn *parse_expr_above(Parser *parser, uint32_t level) {
  if (is_alone(parser, level) && parser->bytes[parser->token->start] != '_')
    return parser->kind == T_IDENT ? take_ident(parser)
                                   : parse_literal(parser, false, parser->token->start);
  return parse_operators(parser, parse_unary(parser), level);
}
Syn *parse_expr(Parser *parser) { return parse_expr_above(parser, 1); }

/* ---- atoms ---- */

/* __LINE__, __SOURCE_FILE__, __SOURCE_DIRECTORY__; NULL for another name. */
static Syn *parse_source_constant(Parser *parser) {
  const Token *token = parser->token;
  size_t size = token->end - token->start;
  const char *text = parser->bytes + token->start, *value = NULL;
  if (size == 8 && !memcmp(text, "__LINE__", 8)) {
    value = format_in(parser->arena, "%u",
                      source_line_column(parser->sources, parser->file, token->start).line);
  } else if ((size == 15 && !memcmp(text, "__SOURCE_FILE__", 15)) ||
             (size == 20 && !memcmp(text, "__SOURCE_DIRECTORY__", 20))) {
    const char *path = source_full_path(parser->sources, parser->arena, parser->file);
    const char *slash = strrchr(path, '/');
    if (size == 15)
      value = slash ? slash + 1 : path;
    else
      value = slash ? format_in(parser->arena, "%.*s", (int)(slash - path), path) : ".";
  }
  if (!value) return NULL;
  advance(parser);
  Syn *node = node_new(parser, SYN_CONST, token->start, 0);
  node->sub = SYN_CONST_STRING;
  node->u.bytes = value;
  node->size = (uint32_t)strlen(value);
  return node;
}

Syn *parse_measured_literal(Parser *parser, bool negative, uint32_t start) {
  Syn *node = parse_literal(parser, negative, start);
  if (node->sub >= SYN_CONST_I8 && opens_type_args(parser)) {
    Syn *measure = parse_measure_annotation(parser);
    Syn *with = node_one(parser, SYN_CONST, start, measure);
    with->sub = node->sub;
    with->name = node->name;
    with->size = node->size;
    with->u = node->u;
    return with;
  }
  return node;
}

static Syn *parse_ident_expr(Parser *parser) {
  const Token *token = parser->token;
  if (token->kind == T_IDENT && token->end - token->start >= 8 &&
      parser->bytes[token->start] == '_' && parser->bytes[token->start + 1] == '_') {
    Syn *constant = parse_source_constant(parser);
    if (constant) return constant;
  }
  bool keyword = token->kind == T_BASE || token->kind == T_GLOBAL;
  Syn *first = take_ident(parser);
  if (keyword) first->flags = SYN_F_KEYWORD;
  if (parser->kind != T_DOT || ahead(parser, 1)->kind != T_IDENT) return first;
  uint32_t mark = parser->stack.count;
  push_child(parser, first);
  while (parser->kind == T_DOT && ahead(parser, 1)->kind == T_IDENT) {
    const Token *dot = parser->token;
    advance(parser);
    if (parser->kind != T_IDENT) { /* a new line */
      fail_with(parser, token_span(parser, dot), D_DOT_INCOMPLETE);
      break;
    }
    push_child(parser, take_ident(parser));
  }
  return node_from_stack(parser, SYN_LONG_IDENT, token->start, mark);
}

static Syn *parse_atom(Parser *parser) {
  uint32_t start = parser->token->start;
  switch ((TokenKind)parser->kind) {
  case T_GLOBAL: skip_global(parser); /* fall through */
  case T_IDENT:
  case T_BASE: return parse_ident_expr(parser);
  case T_INT:
  case T_FLOAT:
  case T_CHAR:
  case T_STRING:
  case T_TRUE:
  case T_FALSE:
  case T_NULL: return parse_measured_literal(parser, false, start);
  case T_INTERP_OPEN: return parse_interp(parser);
  case T_UNDERSCORE: {
    advance(parser);
    if (parser->kind != T_DOT) return unexpected(parser, "expression");
    return node_new(parser, SYN_WILDCARD, start, 0);
  }
  case T_LPAREN: {
    if (ahead(parser, 1)->kind == T_HASH && starts_adjacent(parser->token, ahead(parser, 1)))
      return parse_retype(parser);
    Syn *name = take_name(parser);
    return name ? name : parse_paren_expr(parser);
  }
  case T_BEGIN: return parse_paren_expr(parser);
  case T_LBRACK: return parse_list(parser, SYN_LIST, T_RBRACK, D_UNMATCHED_BRACK);
  case T_LBRACK_BAR: return parse_list(parser, SYN_ARRAY, T_BAR_RBRACK, D_UNMATCHED_ARRAY);
  case T_LBRACE: return parse_braces(parser, start, false, 0);
  case T_LBRACE_BAR: return parse_braces(parser, start, true, 0);
  case T_LQUOTE:
  case T_LQUOTE_RAW: return parse_quote(parser);
  case T_STRUCT: {
    advance(parser);
    if (parser->kind == T_LBRACE_BAR) return parse_braces(parser, start, true, SYN_F_STRUCT);
    if (parser->kind != T_LPAREN) return unexpected(parser, "struct tuple expression");
    Syn *paren = parse_paren_expr(parser);
    if (paren->kind != SYN_PAREN || paren->items[0]->kind != SYN_TUPLE) return paren;
    Syn *tuple = paren->items[0];
    tuple->flags |= SYN_F_STRUCT;
    tuple->span.start = start;
    tuple->span.end = parser->last_end;
    return tuple;
  }
  case T_QMARK: {
    advance(parser);
    if (parser->kind != T_IDENT) return unexpected(parser, "expression");
    Syn *name = take_ident(parser);
    name->flags |= SYN_F_OPTIONAL;
    name->span.start = start;
    return name;
  }
  case T_QUOTE:
  case T_AT_HAT_OP: /* 'T.M, ^T.M */
    if (ahead(parser, 1)->kind != T_IDENT || ahead(parser, 2)->kind != T_DOT) {
      Span at = {parser->file, start,
                 ahead(parser, 1)->kind == T_IDENT ? ahead(parser, 1)->end : parser->token->end};
      return fail_with(parser, at, D_BAD_QUOTE);
    }
    return parse_atomic_type(parser);
  case T_PREFIX_OP: {
    const Token *op = parser->token;
    Name name = token_name(parser, op);
    advance(parser);
    if (!enter(parser)) return error_node(parser);
    bool is_sign = parser->kind == T_MINUS || parser->kind == T_PLUS;
    uint8_t signed_kind = is_sign ? ahead(parser, 1)->kind : 0;
    bool is_literal = is_prefix_position(parser, parser->token) &&
                      (signed_kind == T_INT || signed_kind == T_FLOAT); /* !+ -1 */
    Syn *operand = is_literal ? prefix(parser, true) : parse_atomic_expr(parser);
    leave(parser);
    Syn *node = node_one(parser, SYN_PREFIX, start, operand);
    node->name = name;
    node->u.op.start = op->start;
    node->u.op.end = op->end;
    if (op->end == operand->span.start) node->flags = SYN_F_ADJACENT;
    return node;
  }
  default: return unexpected(parser, "expression");
  }
}

static TokenKind last_kind(const Parser *parser) {
  return parser->token > parser->tokens.items ? (TokenKind)parser->token[-1].kind : T_EOF;
}

/* A bracket directly behind an argument that is no name: f (x)[i], f "abc"[i], f xs[0][i] are (f (x))[i] … */
static bool indexes_application(const Parser *parser) {
  if (parser->kind != T_LBRACK || !is_adjacent(parser)) return false;
  TokenKind before = last_kind(parser);
  return before == T_RPAREN || before == T_RBRACK || before == T_BAR_RBRACK || before == T_STRING ||
         before == T_INTERP_CLOSE || before == T_INT;
}

/* What follows an atom directly: .name .[i] [i] (x) <t> ?name. */
static Syn *parse_suffixes(Parser *parser, Syn *left, uint32_t start, bool is_arg) {
  TokenKind before;
  for (;;) {
    switch ((TokenKind)parser->kind) {
    case T_DOT: {
      const Token *dot = parser->token;
      advance(parser);
      if (parser->kind == T_LBRACK) {
        Syn *index = parse_index(parser);
        left = node_two(parser, SYN_INDEX, start, left, index);
        continue;
      }
      bool in_parens = parser->kind == T_LPAREN;
      Syn *name = parser->failed ? NULL : take_name(parser);
      if (name && in_parens && (left->kind == SYN_IDENT || left->kind == SYN_LONG_IDENT)) {
        uint32_t mark = parser->stack.count; /* M.(+) */
        for (uint32_t i = 0; left->kind == SYN_LONG_IDENT && i < left->count; i++)
          push_child(parser, left->items[i]);
        if (left->kind == SYN_IDENT) push_child(parser, left);
        push_child(parser, name);
        left = node_from_stack(parser, SYN_LONG_IDENT, start, mark);
        continue;
      }
      if (!name && parser->kind == T_LPAREN) /* e.(x) reads like e.[x] in old code */
        return fail_with(parser, (Span){parser->file, start, dot->end}, D_OLD_INDEXER);
      if (!name) {
        Syn *error = fail_with(parser, token_span(parser, dot), D_DOT_INCOMPLETE);
        return error;
      }
      left = node_two(parser, SYN_DOT, start, left, name);
      left->name = name->name;
      continue;
    }
    case T_LPAREN:
      before = last_kind(parser);
      if (is_adjacent(parser) && (before == T_IDENT || before == T_GREATER || before == T_BASE)) {
        Syn *arg = take_name(parser); /* List.reduce(+) */
        if (!arg) arg = parse_paren_expr(parser);
        left = node_two(parser, SYN_APP, start, left, arg);
        left->flags = SYN_F_ADJACENT;
        continue;
      }
      return left;
    case T_LBRACK:
      before = last_kind(parser);
      if (is_arg && indexes_application(parser)) return left;
      if (is_adjacent(parser) &&
          (before == T_IDENT || before == T_STRING || before == T_INTERP_CLOSE ||
           before == T_RPAREN || before == T_RBRACK || before == T_BAR_RBRACK ||
           before == T_GREATER)) {
        Syn *index = parse_index(parser);
        left = node_two(parser, SYN_INDEX, start, left, index);
        left->flags = SYN_F_ADJACENT;
        continue;
      }
      return left;
    case T_LESS:
    case T_COMPARE_OP: /* f<^a>, 1</s> */
      if (last_kind(parser) == T_IDENT && opens_type_args(parser)) {
        uint32_t mark = parser->stack.count;
        push_child(parser, left);
        parse_type_args(parser);
        left = node_from_stack(parser, SYN_TYPE_APP, start, mark);
        continue;
      }
      return left;
    case T_QMARK:
      if (ahead(parser, 1)->kind == T_IDENT || ahead(parser, 1)->kind == T_LPAREN) {
        advance(parser);
        Syn *name = parser->kind == T_IDENT ? take_ident(parser) : parse_paren_expr(parser);
        left = node_two(parser, SYN_DYNAMIC, start, left, name);
        continue;
      }
      return left;
    default: return left;
    }
  }
}

/* `f g(x)`: an argument that applies needs parentheses of its own. */
static void check_argument(Parser *parser, const Syn *arg) {
  for (const Syn *node = arg;; node = node->items[0]) {
    switch ((SynKind)node->kind) {
    case SYN_APP:
      if (!(node->flags & SYN_F_ADJACENT)) return;
      if (parser->failed) return;
      diag(parser->diags, arg->span, D_ARGUMENT_PARENS);
      hint_foreign_line(parser);
      return;
    case SYN_DOT:
    case SYN_INDEX:
    case SYN_DYNAMIC:
    case SYN_TYPE_APP:
    case SYN_PREFIX: continue;
    default: return;
    }
  }
}

/* May the token go on an atom that stands before it? */
static inline bool may_be_suffix(TokenKind kind) {
  return kind == T_DOT || kind == T_LPAREN || kind == T_LBRACK || kind == T_LESS ||
         kind == T_QMARK || kind == T_COMPARE_OP;
}

static Syn *parse_operand(Parser *parser, bool is_arg) {
  uint32_t start = parser->token->start;
  if (parser->kind == T_IDENT && !may_be_suffix((TokenKind)parser->token[1].kind) &&
      parser->bytes[start] != '_')
    return take_ident(parser); /* the commonest operand */
  if (parser->kind == T_INT && !may_be_suffix((TokenKind)parser->token[1].kind))
    return parse_literal(parser, false, start);
  bool wild = parser->kind == T_UNDERSCORE;
  Syn *atom = parse_atom(parser);
  if (wild && parser->kind == T_DOT && is_adjacent(parser)) {
    Syn *body = parse_suffixes(parser, atom, start, false);
    return node_one(parser, SYN_DOT_LAMBDA, start, body);
  }
  return parse_suffixes(parser, atom, start, is_arg);
}
Syn *parse_atomic_expr(Parser *parser) { return parse_operand(parser, false); }

/* 5uy, 0xFFUL: a minus before it is the operator, which unsigned types lack. */
static bool is_unsigned_literal(const Parser *parser) {
  const char *text = parser->bytes + parser->token->start;
  size_t size = parser->token->end - parser->token->start;
  return memchr(text, 'u', size) || memchr(text, 'U', size);
}

static Syn *prefix(Parser *parser, bool tight) {
  const Token *op = parser->token;
  bool adjacent = starts_adjacent(op, op + 1);
  advance(parser);
  if ((op->kind == T_MINUS || op->kind == T_PLUS) && adjacent &&
      (parser->kind == T_INT || parser->kind == T_FLOAT) &&
      (op->kind == T_PLUS || !is_unsigned_literal(parser))) {
    Syn *literal = parse_measured_literal(parser, op->kind == T_MINUS, op->start);
    return parse_suffixes(parser, literal, op->start, false);
  }
  Name name = token_name(parser, op);
  if (!starts_expr(parser)) return right_operand(parser, op, 1);
  if (!enter(parser)) return error_node(parser);
  Syn *operand;
  if (!tight)
    operand = parse_unary(parser);
  else if (has_property(parser, TP_ARG))
    operand = parse_atomic_expr(parser);
  else
    operand = prefix(parser, true);
  leave(parser);
  Syn *node = node_one(parser, SYN_PREFIX, op->start, operand);
  node->name = name;
  node->u.op.start = op->start;
  node->u.op.end = op->end;
  if (adjacent) node->flags = SYN_F_ADJACENT;
  return node;
}

static Syn *parse_application(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  Syn *func = parse_atomic_expr(parser);
  bool any = false;
  for (;;) {
    Syn *arg;
    if (has_property(parser, TP_ARG)) {
      if (parser->kind == T_QMARK) break;
      if (parser->kind == T_QUOTE && ahead(parser, 2)->kind != T_DOT) break;
      if (!any) push_child(parser, func);
      arg = parse_operand(parser, true);
    } else if (is_prefix_position(parser, parser->token) && parser->kind == parser->token->kind) {
      if (!any) push_child(parser, func);
      arg = prefix(parser, true);
    } else {
      break;
    }
    any = true;
    if (arg->count) check_argument(parser, arg);
    push_child(parser, arg);
    if (indexes_application(parser)) {
      func = node_from_stack(parser, SYN_APP, start, mark);
      Syn *index = parse_index(parser);
      if (!parser->failed)
        diag(parser->diags, (Span){parser->file, arg->span.start, index->span.end}, D_INDEX_OF_ARG);
      func = node_two(parser, SYN_INDEX, start, func, index);
      func->flags = SYN_F_ADJACENT;
      any = false;
    }
  }
  return any ? node_from_stack(parser, SYN_APP, start, mark) : func;
}

static Syn *parse_new(Parser *parser) {
  uint32_t start = parser->token->start;
  advance(parser);
  Syn *type = parse_atomic_type(parser), *arg;
  if (parser->kind == T_LPAREN) {
    arg = parse_paren_expr(parser);
  } else if (parser->kind == T_LBRACK) {
    bool is_first = !parser->failed;
    arg = unexpected(parser, "'new' expression");
    if (is_first)
      diag_hint(parser->diags,
                "make an array by a function: Array.zeroCreate<int> 3, Array.create 3 0");
  } else if (has_property(parser, TP_ARG)) {
    arg = parse_atomic_expr(parser);
  } else {
    arg = unexpected(parser, "'new' expression");
  }
  return node_two(parser, SYN_NEW, start, type, arg);
}

Syn *parse_unary(Parser *parser) {
  uint32_t start = parser->token->start;
  switch ((TokenKind)parser->kind) {
  case T_MINUS:
  case T_PLUS:
  case T_PERCENT:
  case T_AMP:
  case T_AMP_AMP:
  case T_PLUS_MINUS_OP: return prefix(parser, false);
  case T_AT_HAT_OP:
    if (parser->token->end - start == 1 && ahead(parser, 2)->kind != T_DOT)
      return prefix(parser, false);
    return parse_application(parser);
  case T_STAR:
    if (ahead(parser, 1)->kind == T_RBRACK || ahead(parser, 1)->kind == T_COMMA) {
      advance(parser);
      return node_three(parser, SYN_RANGE, start, NULL, NULL, NULL);
    }
    return unexpected(parser, "expression");
  case T_COMMA: return fail_with(parser, current_span(parser), D_NO_EXPRESSION);
  case T_DOT_DOT: {
    if (!enter(parser)) return error_node(parser);
    Syn *range = parse_range(parser, start, NULL);
    leave(parser);
    return range;
  }
  case T_NEW: return parse_new(parser);
  case T_FUN:
  case T_FUNCTION:
  case T_IF:
  case T_MATCH:
  case T_TRY:
  case T_WHILE:
  case T_FOR:
  case T_LET:
  case T_USE:
  case T_YIELD:
  case T_RETURN:
  case T_DO:
  case T_LAZY:
  case T_ASSERT:
  case T_UPCAST:
  case T_DOWNCAST:
  case T_FIXED: return parse_keyword_expr(parser);
  default: return parse_application(parser);
  }
}
