/* parse_type: types, type parameters, constraints, measures.
 *
 *   type      product ("->" product)*
 *   product   postfix ("*" postfix)*         with "/" for measures
 *   postfix   atom (path | "[" ","* "]" | "^" n)*
 *   atom      path ["<" types ">"] ("." name ["<" types ">"])* | 'a | ^a | _ | ( type ) | #type | struct ( ... )
 *             | {| fields |} | literal | const e
 */
#include "clef/syntax/parser.h"

static Syn *parse_postfix(Parser *parser, bool labels);

/* ---- < and > ---- */

bool at_less(const Parser *parser) {
  if (parser->kind == T_LESS) return true;
  const Token *token = parser->token;
  const char *at = parser->bytes + token->start;
  return parser->kind == T_COMPARE_OP && token->end - token->start == 2 && at[0] == '<' &&
         (at[1] == '^' || at[1] == '/');
}

/* Could this token stand between `<` and `>` of type arguments, outside brackets? (The set of F#'s own scan.) */
static bool may_be_in_type_args(const Parser *parser, const Token *token) {
  switch ((TokenKind)token->kind) {
  case T_IDENT:
  case T_DOT:
  case T_COMMA:
  case T_ARROW:
  case T_STAR:
  case T_QUOTE:
  case T_UNDERSCORE:
  case T_HASH:
  case T_COLON:
  case T_COLON_GREATER:
  case T_STRUCT:
  case T_NULL:
  case T_DELEGATE:
  case T_AND:
  case T_WHEN:
  case T_NEW:
  case T_CONST:
  case T_INT:
  case T_FLOAT:
  case T_STRING:
  case T_CHAR:
  case T_TRUE:
  case T_FALSE:
  case T_LBRACE_BAR:
  case T_BAR_RBRACE:
  case T_SEMI:
  case T_GLOBAL:
  case T_EQUALS:
  case T_MINUS:
  case T_DEFAULT:
  case T_AMP:
  case T_BAR:
  case T_DOT_DOT: return true;
  case T_AT_HAT_OP: /* ^ of 'u^2 and ^T, ^- of 'u^-1 */
    return parser->bytes[token->start] == '^' &&
           (token->end - token->start == 1 ||
            (token->end - token->start == 2 && parser->bytes[token->start + 1] == '-'));
  case T_STAR_OP: return token->end - token->start == 1; /* / */
  default: return false;
  }
}

/* What a token does to the number of open angles and brackets, which F# counts alike: opens one, closes several, or nothing. */
static int32_t bracket_step(const Parser *parser, const Token *token) {
  switch ((TokenKind)token->kind) {
  case T_LPAREN:
  case T_LBRACK:
  case T_LESS:
  case T_LBRACK_LESS: return 1;
  case T_RPAREN:
  case T_RBRACK:
  case T_GREATER_RBRACK:
  case T_GREATER: return -1;
  case T_COMPARE_OP:
    if (parser->bytes[token->start] == '>') {
      uint32_t at = token->start;
      while (at < token->end && parser->bytes[at] == '>') at++;
      return -(int32_t)(at - token->start);
    }
    if (parser->bytes[token->start] == '<' && token->end - token->start == 2) {
      char second = parser->bytes[token->start + 1];
      return second == '^' || second == '/';
    }
    return 0;
  default: return 0;
  }
}

static bool closes_type_args(const Parser *parser, const Token *token) {
  return token->kind == T_GREATER || token->kind == T_GREATER_RBRACK ||
         (token->kind == T_COMPARE_OP && parser->bytes[token->start] == '>');
}

/* For each opening token the token that closes it, 0: none before the end or a `;;`. */
static void match_brackets(Parser *parser) {
  uint32_t count = parser->tokens.count;
  parser->closers = NEW_ARRAY(parser->arena, uint32_t, count);
  VEC(uint32_t) open = {0};
  for (uint32_t i = 0; i < count; i++) {
    const Token *token = &parser->tokens.items[i];
    int32_t step = bracket_step(parser, token);
    if (token->kind == T_SEMI_SEMI) open.count = 0;
    if (step > 0) vec_push(parser->arena, &open, i);
    for (; step < 0 && open.count; step++) parser->closers[vec_pop(&open)] = i;
  }
}

/* How far a `<` is followed by looking at each token; brackets in between are leapt over from there on, so that neither
 * `a<a<a<...` nor a long list in brackets costs its square. */
enum { TYPE_ARGS_STEPS = 200 };

static bool opens_far_type_args(Parser *parser) {
  if (!parser->closers) match_brackets(parser);
  uint32_t at = (uint32_t)(parser->token - parser->tokens.items), end = parser->closers[at];
  if (!end || bracket_step(parser, parser->token) != 1 ||
      !closes_type_args(parser, &parser->tokens.items[end]))
    return false;
  for (at++; at < end; at++) {
    const Token *token = &parser->tokens.items[at];
    if (bracket_step(parser, token) > 0)
      at = parser->closers[at];
    else if (!may_be_in_type_args(parser, token))
      return false;
  }
  return true;
}

bool opens_type_args(Parser *parser) {
  if (!at_less(parser) || !is_adjacent(parser)) return false;
  int32_t open = 1;
  const Token *far = parser->token + TYPE_ARGS_STEPS;
  for (const Token *token = parser->token + 1; token->kind != T_EOF; token++) {
    if (token == far) return opens_far_type_args(parser);
    int32_t step = bracket_step(parser, token);
    open += step;
    if (open <= 0) return closes_type_args(parser, token);
    if (token->kind == T_SEMI_SEMI || (!step && open == 1 && !may_be_in_type_args(parser, token)))
      return false;
  }
  return false;
}

/* What is left of an operator when its first character is taken. */
static void shorten(Parser *parser) {
  Token *token = parser->token;
  token->start++;
  token->column++;
  uint32_t size = token->end - token->start;
  const char *at = parser->bytes + token->start;
  if (size == 1) {
    switch (*at) {
    case '>': token->kind = T_GREATER; break;
    case '<': token->kind = T_LESS; break;
    case '.': token->kind = T_DOT; break;
    case ':': token->kind = T_COLON; break;
    case '=': token->kind = T_EQUALS; break;
    case '|': token->kind = T_BAR; break;
    case '-': token->kind = T_MINUS; break;
    case '+': token->kind = T_PLUS; break;
    case '*': token->kind = T_STAR; break;
    case '&': token->kind = T_AMP; break;
    case '^': token->kind = T_AT_HAT_OP; break;
    case '/': token->kind = T_STAR_OP; break;
    case '?': token->kind = T_QMARK; break;
    default: break;
    }
  } else if (size == 2 && !memcmp(at, "->", 2)) {
    token->kind = T_ARROW;
  } else if (size == 2 && !memcmp(at, "||", 2)) {
    token->kind = T_BAR_BAR;
  } else if (size == 2 && !memcmp(at, "&&", 2)) {
    token->kind = T_AMP_AMP;
  } else if (size == 2 && !memcmp(at, "@>", 2)) {
    token->kind = T_RQUOTE;
  } else if (*at == '*') {
    token->kind = at[1] == '*' ? T_POWER_OP : T_STAR_OP;
  } else if (*at == '+' || *at == '-') {
    token->kind = T_PLUS_MINUS_OP;
  } else if (*at == '/' || *at == '%') {
    token->kind = T_STAR_OP;
  } else {
    token->kind = T_COMPARE_OP;
  }
  look(parser);
}

void take_less(Parser *parser) {
  if (parser->kind == T_LESS) {
    advance(parser);
  } else {
    parser->last_end = parser->token->start + 1;
    shorten(parser);
  }
}

bool take_greater(Parser *parser) {
  if (parser->token->kind == T_GREATER && !parser->failed) { /* at whatever column */
    advance(parser);
    return true;
  }
  if (parser->kind == T_COMPARE_OP && parser->bytes[parser->token->start] == '>') {
    parser->last_end = parser->token->start + 1;
    shorten(parser);
    return true;
  }
  if (parser->kind == T_GREATER_RBRACK) { /* `>]` where only `>` belongs here */
    Token *token = parser->token;
    parser->last_end = token->start + 1;
    token->start++;
    token->column++;
    token->kind = T_RBRACK;
    look(parser);
    return true;
  }
  expect(parser, T_GREATER, "type arguments", "'>'");
  return false;
}

/* ---- atoms ---- */

static Syn *parse_type_var(Parser *parser) {
  uint32_t start = parser->token->start;
  bool head = parser->kind == T_AT_HAT_OP;
  advance(parser);
  if (parser->kind != T_IDENT) return unexpected(parser, "type variable");
  Name name = token_name(parser, parser->token);
  advance(parser);
  Syn *node = node_new(parser, SYN_TYPE_VAR, start, 0);
  node->name = name;
  if (head) node->flags = SYN_F_HEAD;
  return node;
}
bool at_head_var(const Parser *parser) {
  return parser->kind == T_AT_HAT_OP && parser->token->end - parser->token->start == 1 &&
         parser->bytes[parser->token->start] == '^' && ahead(parser, 1)->kind == T_IDENT;
}

/* A type argument: a type, a literal, `const e`, or `Name = type`. */
static Syn *parse_type_arg(Parser *parser) {
  uint32_t start = parser->token->start;
  if (parser->kind == T_CONST) {
    advance(parser);
    uint32_t at = parser->token->start;
    bool negative = parser->kind == T_MINUS &&
                    (ahead(parser, 1)->kind == T_INT || ahead(parser, 1)->kind == T_FLOAT);
    if (negative) advance(parser);
    Syn *expr = negative ? parse_literal(parser, true, at) : parse_atomic_expr(parser);
    return node_one(parser, SYN_TYPE_CONST, start, expr);
  }
  if (parser->kind == T_IDENT && ahead(parser, 1)->kind == T_EQUALS) {
    Syn *name = take_ident(parser);
    advance(parser);
    if (!enter(parser)) return error_node(parser);
    Syn *type = parse_type_arg(parser);
    leave(parser);
    return node_two(parser, SYN_TYPE_NAMED_ARG, start, name, type);
  }
  return parse_type(parser);
}
void parse_type_args(Parser *parser) {
  take_less(parser);
  if (parser->kind == T_GREATER ||
      (parser->kind == T_COMPARE_OP && parser->bytes[parser->token->start] == '>')) {
    take_greater(parser);
    return;
  }
  push_block(parser, BLOCK_PAREN);
  do push_child(parser, parse_type_arg(parser));
  while (take(parser, T_COMMA));
  pop_context(parser);
  take_greater(parser);
}

static Syn *parse_named_type(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  Syn *path = parse_path(parser, "type", false);
  push_child(parser, path);
  if (at_less(parser)) {
    Token at = *parser->token;
    bool spaced = !is_adjacent(parser);
    parse_type_args(parser);
    at.end = parser->last_end;
    if (spaced && !parser->failed)
      diag(parser->diags, token_span(parser, &at), D_SPACE_BEFORE_TYPE_ARGS);
  }
  Syn *type = node_from_stack(parser, SYN_TYPE_NAME, start, mark);
  while (parser->kind == T_DOT && ahead(parser, 1)->kind == T_IDENT) {
    advance(parser);
    push_child(parser, type);
    Syn *name = take_ident(parser);
    push_child(parser, name);
    if (at_less(parser)) parse_type_args(parser);
    type = node_from_stack(parser, SYN_TYPE_DOT, start, mark);
  }
  return type;
}

/* ( type ), ( t, u ) name, (^a or ^b) */
static Syn *parse_paren_type(Parser *parser) {
  uint32_t start = parser->token->start, open = token_index(parser), mark = parser->stack.count;
  advance(parser);
  push_block(parser, BLOCK_PAREN);
  Syn *type = parse_type(parser);
  if (parser->kind == T_OR) {
    push_child(parser, type);
    while (take(parser, T_OR)) push_child(parser, parse_type(parser));
    type = node_from_stack(parser, SYN_TYPE_OR, start, mark);
  }
  push_child(parser, type);
  while (take(parser, T_COMMA)) push_child(parser, parse_type(parser));
  pop_context(parser);
  expect_close(parser, T_RPAREN, open, D_UNMATCHED_PAREN, "type");
  if (parser->stack.count > mark + 1) { /* (t, u) map */
    if (parser->kind != T_IDENT) {
      parser->stack.count = mark;
      return unexpected(parser, "type");
    }
    Syn *path = parse_path(parser, "type", false);
    push_child(parser, NULL);
    Syn **items = parser->stack.items + mark;
    memmove(items + 1, items, sizeof(Syn *) * (parser->stack.count - mark - 1));
    items[0] = path;
    Syn *node = node_from_stack(parser, SYN_TYPE_NAME, start, mark);
    node->flags = SYN_F_POSTFIX;
    return node;
  }
  parser->stack.count = mark;
  if (type->kind == SYN_TYPE_OR) return type;
  return node_one(parser, SYN_TYPE_PAREN, start, type);
}

static Syn *parse_anon_record_type(Parser *parser, uint32_t start, uint32_t flags) {
  uint32_t open = token_index(parser), mark = parser->stack.count;
  advance(parser);
  if (can_begin_block(parser)) {
    push_block(parser, BLOCK_PAREN);
    while (parser->kind == T_IDENT) {
      uint32_t field_start = parser->token->start;
      Syn *name = take_ident(parser);
      expect(parser, T_COLON, "anonymous record type", "':'");
      Syn *type = parse_type(parser);
      push_child(parser, node_two(parser, SYN_FIELD, field_start, name, type));
      if (!take_separator(parser)) break;
    }
    pop_context(parser);
  }
  expect_close(parser, T_BAR_RBRACE, open, D_UNMATCHED_ANON, "anonymous record type");
  Syn *node = node_from_stack(parser, SYN_TYPE_ANON_RECORD, start, mark);
  node->flags = flags;
  return node;
}

Syn *parse_atomic_type(Parser *parser) {
  uint32_t start = parser->token->start;
  switch ((TokenKind)parser->kind) {
  case T_IDENT:
  case T_GLOBAL: return parse_named_type(parser);
  case T_QUOTE: return parse_type_var(parser);
  case T_AT_HAT_OP:
    if (at_head_var(parser)) return parse_type_var(parser);
    break;
  case T_UNDERSCORE: advance(parser); return node_new(parser, SYN_TYPE_WILD, start, 0);
  case T_LPAREN: return parse_paren_type(parser);
  case T_HASH: {
    advance(parser);
    if (!enter(parser)) return error_node(parser);
    Syn *type = parse_atomic_type(parser);
    leave(parser);
    return node_one(parser, SYN_TYPE_FLEX, start, type);
  }
  case T_STRUCT:
    advance(parser);
    if (parser->kind == T_LBRACE_BAR) return parse_anon_record_type(parser, start, SYN_F_STRUCT);
    if (parser->kind == T_LPAREN) {
      Syn *type = parse_paren_type(parser);
      if (type->kind == SYN_TYPE_PAREN && type->items[0] && type->items[0]->kind == SYN_TYPE_TUPLE) {
        type = type->items[0];
        type->span.start = start;
        type->span.end = parser->last_end;
        type->flags |= SYN_F_STRUCT;
        return type;
      }
    }
    return unexpected(parser, "struct tuple type");
  case T_LBRACE_BAR: return parse_anon_record_type(parser, start, 0);
  case T_INT:
  case T_FLOAT:
  case T_STRING:
  case T_CHAR:
  case T_TRUE:
  case T_FALSE: {
    Syn *literal = parse_literal(parser, false, start);
    return node_one(parser, SYN_TYPE_CONST, start, literal);
  }
  case T_MINUS:
    if (ahead(parser, 1)->kind == T_INT) {
      advance(parser);
      Syn *literal = parse_literal(parser, true, start);
      return node_one(parser, SYN_TYPE_CONST, start, literal);
    }
    break;
  case T_NULL: advance(parser); return node_one(parser, SYN_TYPE_CONST, start, error_node(parser));
  default: break;
  }
  return unexpected(parser, "type");
}

/* ---- measures ---- */

/* After `^`: n, -n, (n/m). */
static Syn *parse_power(Parser *parser, Syn *base) {
  uint32_t start = base->span.start;
  bool negative = parser->token->end - parser->token->start == 2; /* ^- */
  advance(parser);
  bool paren = take(parser, T_LPAREN);
  if (take(parser, T_MINUS)) negative = !negative;
  int64_t numerator = 0, denominator = 1;
  if (parser->kind == T_INT)
    numerator = (int64_t)parse_literal(parser, false, parser->token->start)->u.bits;
  else
    unexpected(parser, "measure");
  if (paren) {
    if (parser->kind == T_STAR_OP) {
      advance(parser);
      if (parser->kind == T_INT)
        denominator = (int64_t)parse_literal(parser, false, parser->token->start)->u.bits;
      else
        unexpected(parser, "measure");
    }
    expect(parser, T_RPAREN, "measure", "')'");
  }
  Syn *node = node_one(parser, SYN_TYPE_POWER, start, base);
  node->u.bits = (uint64_t)(negative ? -numerator : numerator);
  node->size = (uint32_t)denominator;
  return node;
}
static bool at_power(const Parser *parser) {
  if (parser->kind != T_AT_HAT_OP) return false;
  uint32_t size = parser->token->end - parser->token->start;
  const char *at = parser->bytes + parser->token->start;
  if (at[0] != '^' || !(size == 1 || (size == 2 && at[1] == '-'))) return false;
  uint8_t next = ahead(parser, 1)->kind;
  return next == T_INT || next == T_LPAREN || next == T_MINUS;
}
static bool at_slash(const Parser *parser) {
  return parser->kind == T_STAR_OP && parser->token->end - parser->token->start == 1 &&
         parser->bytes[parser->token->start] == '/';
}

static Syn *parse_measure(Parser *parser);
static Syn *parse_measure_atom(Parser *parser) {
  uint32_t start = parser->token->start;
  Syn *atom;
  if (parser->kind == T_LPAREN) {
    uint32_t open = token_index(parser);
    advance(parser);
    if (!enter(parser)) return error_node(parser);
    atom = parse_measure(parser);
    leave(parser);
    expect_close(parser, T_RPAREN, open, D_UNMATCHED_PAREN, "measure");
    atom = node_one(parser, SYN_TYPE_PAREN, start, atom);
  } else {
    atom = parse_atomic_type(parser);
  }
  return at_power(parser) ? parse_power(parser, atom) : atom;
}
static bool starts_measure_atom(const Parser *parser) {
  return parser->kind == T_IDENT || parser->kind == T_QUOTE || parser->kind == T_UNDERSCORE ||
         parser->kind == T_LPAREN || parser->kind == T_INT || at_head_var(parser);
}
/* Juxtaposition multiplies; `*` and `/` associate to the left. */
static Syn *parse_measure(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  Syn *left = NULL;
  if (!at_slash(parser)) {
    push_child(parser, parse_measure_atom(parser));
    while (starts_measure_atom(parser) || parser->kind == T_STAR) {
      take(parser, T_STAR);
      push_child(parser, parse_measure_atom(parser));
    }
    left = parser->stack.items[mark];
    if (parser->stack.count > mark + 1)
      left = node_from_stack(parser, SYN_TYPE_PRODUCT, start, mark);
    parser->stack.count = mark;
  }
  while (at_slash(parser)) {
    advance(parser);
    uint32_t right_start = parser->token->start;
    Syn *right = parse_measure_atom(parser);
    while (starts_measure_atom(parser)) { /* m / kg s: juxtaposition binds tighter */
      Syn *factor = parse_measure_atom(parser);
      right = node_two(parser, SYN_TYPE_PRODUCT, right_start, right, factor);
    }
    left = node_two(parser, SYN_TYPE_QUOTIENT, start, left, right);
    while (take(parser, T_STAR)) {
      Syn *factor = parse_measure_atom(parser);
      left = node_two(parser, SYN_TYPE_PRODUCT, start, left, factor);
    }
  }
  return left;
}
Syn *parse_measure_annotation(Parser *parser) {
  take_less(parser);
  if (!enter(parser)) return error_node(parser);
  push_block(parser, BLOCK_PAREN);
  Syn *measure = parse_measure(parser);
  pop_context(parser);
  leave(parser);
  take_greater(parser);
  return measure;
}

/* ---- postfix, products, functions ---- */

static Syn *parse_postfix(Parser *parser, bool labels) {
  uint32_t start = parser->token->start;
  SynDecor decor = {0};
  bool labelled = false, optional = false;
  Name label = {0};
  if (labels) {
    if (parser->kind == T_LBRACK_LESS) {
      parse_attributes(parser, &decor);
      labelled = true;
    }
    if (parser->kind == T_QMARK && ahead(parser, 1)->kind == T_IDENT &&
        ahead(parser, 2)->kind == T_COLON) {
      advance(parser);
      optional = true;
    }
    if (parser->kind == T_IDENT && ahead(parser, 1)->kind == T_COLON) {
      labelled = true;
      label = token_name(parser, parser->token);
      advance(parser);
      advance(parser);
    }
  }
  Syn *type = parse_atomic_type(parser);
  for (;;) {
    if (parser->kind == T_IDENT) {
      Syn *path = parse_path(parser, "type", false);
      type = node_two(parser, SYN_TYPE_NAME, start, path, type);
      type->flags = SYN_F_POSTFIX;
    } else if (parser->kind == T_LBRACK &&
               (ahead(parser, 1)->kind == T_RBRACK || ahead(parser, 1)->kind == T_COMMA)) {
      uint16_t rank = 1;
      advance(parser);
      while (take(parser, T_COMMA)) rank++;
      expect(parser, T_RBRACK, "array type", "']'");
      type = node_one(parser, SYN_TYPE_ARRAY, start, type);
      type->sub = rank;
    } else if (at_power(parser)) {
      if (type->kind == SYN_TYPE_NAME &&
          type->flags & SYN_F_POSTFIX) { /* m s^2: the power is of the last */
        Syn *factor = node_one(parser, SYN_TYPE_NAME, type->items[0]->span.start, type->items[0]);
        factor = parse_power(parser, factor);
        type = node_two(parser, SYN_TYPE_PRODUCT, start, type->items[1], factor);
      } else
        type = parse_power(parser, type);
    } else if (parser->kind == T_QUOTE &&
               ahead(parser, 1)->kind == T_IDENT) { /* a product of measures, 'u 'v */
      Syn *factor = parse_type_var(parser);
      type = node_two(parser, SYN_TYPE_PRODUCT, start, type, factor);
    } else if (parser->kind == T_BAR && ahead(parser, 1)->kind == T_NULL) {
      advance(parser);
      advance(parser);
      type = node_one(parser, SYN_TYPE_OR_NULL, start, type);
    } else {
      break;
    }
  }
  if (labelled) {
    type = node_one(parser, SYN_TYPE_LABELLED, start, type);
    type->name = label;
    type->flags = optional ? SYN_F_OPTIONAL : 0;
    type->u.decor = keep_decor(parser, &decor);
  }
  return type;
}

static Syn *parse_product(Parser *parser, bool labels) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  Syn *left = NULL;
  if (!at_slash(parser)) {
    left = parse_postfix(parser, labels);
    if (parser->kind == T_STAR) {
      push_child(parser, left);
      while (take(parser, T_STAR)) push_child(parser, parse_postfix(parser, labels));
      bool is_measure = at_slash(parser);
      left = node_from_stack(parser, is_measure ? SYN_TYPE_PRODUCT : SYN_TYPE_TUPLE, start, mark);
    }
  }
  while (at_slash(parser)) {
    advance(parser);
    Syn *right = parse_postfix(parser, labels);
    left = node_two(parser, SYN_TYPE_QUOTIENT, start, left, right);
    while (take(parser, T_STAR)) {
      Syn *factor = parse_postfix(parser, labels);
      left = node_two(parser, SYN_TYPE_PRODUCT, start, left, factor);
    }
  }
  if (parser->kind == T_AMP && left && (left->kind == SYN_TYPE_VAR || left->kind == SYN_TYPE_FLEX)) {
    push_child(parser, left);
    while (take(parser, T_AMP)) push_child(parser, parse_postfix(parser, labels));
    left = node_from_stack(parser, SYN_TYPE_AND, start, mark);
  }
  return left;
}

/* After `when`: a constraint rather than a guard? */
static bool at_constraint(const Parser *parser) {
  uint8_t first = ahead(parser, 1)->kind;
  if (first == T_QUOTE || first == T_AT_HAT_OP) return true;
  if (first == T_IDENT && starts_adjacent(ahead(parser, 1), ahead(parser, 2))) { /* Name<^a> = */
    for (uint32_t i = 2, open = 0;; i++) {
      const Token *token = ahead(parser, i);
      if (token->kind == T_LESS ||
          (token->kind == T_COMPARE_OP && parser->bytes[token->start] == '<'))
        open++;
      else if (open == 0 || token->kind == T_EOF)
        return false;
      else if (token->kind == T_GREATER && --open == 0)
        return ahead(parser, i + 1)->kind == T_EQUALS || ahead(parser, i + 1)->kind == T_AND;
    }
  }
  if (first != T_LPAREN) return false;
  for (uint32_t i = 2;; i++) { /* (^a or ^b) : */
    uint8_t kind = ahead(parser, i)->kind;
    if (kind == T_RPAREN)
      return ahead(parser, i + 1)->kind == T_COLON && ahead(parser, i + 2)->kind == T_LPAREN;
    if (kind == T_LPAREN || kind == T_EOF) return false;
  }
}

static Syn *parse_function_type(Parser *parser, bool labels) {
  if (!enter(parser)) return error_node(parser);
  uint32_t start = parser->token->start, mark = parser->stack.count;
  Syn *type = parse_product(parser, labels);
  if (parser->kind == T_COLON_GREATER && type && type->kind == SYN_TYPE_VAR) { /* x: 'T :> I */
    advance(parser);
    Syn *bound = parse_product(parser, labels);
    Syn *constraint = node_two(parser, SYN_CONSTRAINT, start, type, bound);
    constraint->sub = SYN_CONSTRAINT_SUBTYPE;
    type = node_two(parser, SYN_TYPE_WITH, start, type, constraint);
  }
  if (parser->kind == T_COLON_GREATER && type && type->kind == SYN_TYPE_WILD) { /* x: _ :> I */
    advance(parser);
    Syn *bound = parse_product(parser, labels);
    type = node_one(parser, SYN_TYPE_FLEX, start, bound);
  }
  if (parser->kind == T_ARROW) {
    push_child(parser, type);
    while (take(parser, T_ARROW)) push_child(parser, parse_product(parser, labels));
    type = node_from_stack(parser, SYN_TYPE_FUNC, start, mark);
  }
  if (parser->kind == T_WHEN && at_constraint(parser)) {
    push_child(parser, type);
    parse_constraints(parser);
    type = node_from_stack(parser, SYN_TYPE_WITH, start, mark);
  }
  leave(parser);
  return type;
}
Syn *parse_type(Parser *parser) { return parse_function_type(parser, false); }
Syn *parse_signature_type(Parser *parser) { return parse_function_type(parser, true); }
Syn *parse_field_type(Parser *parser) {
  if (!enter(parser)) return error_node(parser);
  Syn *type = parse_postfix(parser, false);
  leave(parser);
  return type;
}

/* ---- parameters and constraints ---- */

static bool is_word(const Parser *parser, const char *word) {
  const Token *token = parser->token;
  size_t size = token->end - token->start;
  return parser->kind == T_IDENT && strlen(word) == size &&
         !memcmp(parser->bytes + token->start, word, size);
}

static Syn *parse_constraint(Parser *parser) {
  static const struct {
    const char *word;
    SynConstraint kind;
  } words[] = {{"equality", SYN_CONSTRAINT_EQUALITY},
               {"comparison", SYN_CONSTRAINT_COMPARISON},
               {"unmanaged", SYN_CONSTRAINT_UNMANAGED}};
  uint32_t start = parser->token->start;
  bool is_default = take(parser, T_DEFAULT);
  Syn *type = parse_atomic_type(parser), *second = NULL;
  SynConstraint kind = SYN_CONSTRAINT_SELF;
  if (take(parser, T_COLON_GREATER)) {
    kind = SYN_CONSTRAINT_SUBTYPE;
    second = parse_type(parser);
  } else if (take(parser, T_COLON)) {
    if (is_default) {
      kind = SYN_CONSTRAINT_DEFAULT;
      second = parse_type(parser);
    } else if (take(parser, T_STRUCT)) {
      kind = SYN_CONSTRAINT_STRUCT;
    } else if (take(parser, T_NULL)) {
      kind = SYN_CONSTRAINT_NULL;
    } else if (is_word(parser, "not")) {
      advance(parser);
      kind = SYN_CONSTRAINT_NOT_STRUCT;
      if (take(parser, T_NULL))
        kind = SYN_CONSTRAINT_NOT_NULL;
      else
        expect(parser, T_STRUCT, "constraint", "'struct'");
    } else if (parser->kind == T_DELEGATE || is_word(parser, "enum")) {
      kind = parser->kind == T_DELEGATE ? SYN_CONSTRAINT_DELEGATE : SYN_CONSTRAINT_ENUM;
      advance(parser);
      uint32_t at = parser->token->start, mark = parser->stack.count;
      if (at_less(parser))
        parse_type_args(parser);
      else
        unexpected(parser, "constraint");
      if (parser->stack.count == mark + 1)
        second = vec_pop(&parser->stack);
      else
        second = node_from_stack(parser, SYN_TYPE_TUPLE, at, mark);
    } else if (parser->kind == T_LPAREN) {
      uint32_t open = token_index(parser);
      advance(parser);
      push_block(parser, BLOCK_PAREN);
      kind = parser->kind == T_NEW ? SYN_CONSTRAINT_CTOR : SYN_CONSTRAINT_MEMBER;
      second = parse_member_sig(parser);
      pop_context(parser);
      expect_close(parser, T_RPAREN, open, D_UNMATCHED_PAREN, "constraint");
    } else {
      size_t i = 0;
      while (i < COUNT_OF(words) && !is_word(parser, words[i].word)) i++;
      if (i < COUNT_OF(words)) {
        kind = words[i].kind;
        advance(parser);
      } else {
        unexpected(parser, "constraint");
      }
    }
  }
  Syn *node = second ? node_two(parser, SYN_CONSTRAINT, start, type, second)
                     : node_one(parser, SYN_CONSTRAINT, start, type);
  node->sub = (uint16_t)kind;
  return node;
}

void parse_constraints(Parser *parser) {
  if (!take(parser, T_WHEN)) return;
  do push_child(parser, parse_constraint(parser));
  while (take(parser, T_AND));
}

/* The constraint `var :> bound` among type parameters; `at` is where the parameter begins. */
static void push_bound(Parser *parser, Syn *var, Syn *bound, uint32_t at) {
  Syn *constraint = node_two(parser, SYN_CONSTRAINT, at, var, bound);
  constraint->sub = SYN_CONSTRAINT_SUBTYPE;
  push_child(parser, constraint);
}

Syn *parse_type_params(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  if (!at_less(parser)) return NULL;
  Token angle = *parser->token;
  bool spaced = !is_adjacent(parser);
  take_less(parser);
  push_block(parser, BLOCK_PAREN);
  while (parser->kind != T_GREATER && parser->kind != T_WHEN) {
    SynDecor decor = {0};
    uint32_t at = parser->token->start;
    if (take(parser, T_DOT_DOT)) break; /* `<'a, ..>`: more are inferred */
    if (parser->kind == T_LBRACK_LESS) parse_attributes(parser, &decor);
    Syn *var = NULL;
    if (parser->kind == T_QUOTE || at_head_var(parser))
      var = parse_type_var(parser);
    else if (parser->kind == T_UNDERSCORE)
      var = parse_atomic_type(parser);
    else
      unexpected(parser, "type parameters");
    if (!var) break;
    var->span.start = at;
    if (var->kind == SYN_TYPE_VAR) var->u.decor = keep_decor(parser, &decor);
    push_child(parser, var);
    if (parser->kind == T_COLON_GREATER) { /* 'T :> I & #J */
      advance(parser);
      push_bound(parser, var, parse_type(parser), at);
    }
    while (take(parser, T_AMP)) { /* 'T & #I & #J */
      Syn *bound = parse_postfix(parser, false);
      push_bound(parser, var, bound->kind == SYN_TYPE_FLEX ? bound->items[0] : bound, at);
    }
    if (!take(parser, T_COMMA)) break;
  }
  parse_constraints(parser);
  pop_context(parser);
  if (take_greater(parser) && spaced) {
    angle.end = parser->last_end;
    diag(parser->diags, token_span(parser, &angle), D_SPACE_BEFORE_TYPE_PARAMS);
  }
  return node_from_stack(parser, SYN_TYPE_PARAMS, start, mark);
}
