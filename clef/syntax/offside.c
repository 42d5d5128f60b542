/* offside: the offside rule, and what all parts of the parser share.
 *
 * Note [Layout]
 * F#'s rule (spec 15.1) is described as a filter over tokens that keeps a stack of contexts and inserts tokens. Here
 * the parser keeps that stack itself, since it has the construct at hand. The innermost block decides how the current token
 * is shown to it:
 *
 *   column of the token against the block's      shown as
 *   right of it                                  itself: the line before goes on
 *   equal, first of its line                     NEW_LINE, except an infix operator, what continues a construct
 *                                                (`then`, `with`, `|` ...), and a token after an infix operator
 *   left of it                                   BLOCK_END, except an infix operator that lies to the left by at most
 *                                                its size + 1, and what stands directly behind it
 *
 * Closing brackets, `done`, `end` and the end of the file always show as themselves; as no expression begins with them
 * they end every block on the way to the bracket they belong to. A block is pushed after `=`, `->`, `then`, `(` ... at
 * the column of the next token, which may lie left of the outer block's where spec 15.1.9 permits it; only the innermost
 * block counts. Rules of a match are such a block too, at the column of the first bar.
 *
 * How far left a body may begin is decided by the constructs around it (undentation_limit).
 */
#include "clef/syntax/parser.h"

bool is_prefix_position(const Parser *parser, const Token *token) {
  if (!(token_info[token->kind].properties & TP_ADJACENT)) return false;
  const Token *last = &parser->tokens.items[parser->tokens.count - 1];
  if (token == last || !starts_adjacent(token, token + 1)) return false;
  if (token == parser->tokens.items || !starts_adjacent(token - 1, token)) return true;
  /* directly after an opening bracket or an operator it is one too */
  uint32_t before = token_info[token[-1].kind].properties;
  bool ends_operand = token[-1].kind == T_RPAREN || token[-1].kind == T_RBRACK ||
                      token[-1].kind == T_RBRACE || token[-1].kind == T_BAR_RBRACK ||
                      token[-1].kind == T_BAR_RBRACE || token[-1].kind == T_END ||
                      token[-1].kind == T_INTERP_CLOSE || token[-1].kind == T_GREATER;
  bool is_operand = (before & TP_ARG) && token[-1].kind != T_LPAREN && token[-1].kind != T_LBRACK &&
                    token[-1].kind != T_LBRACE && token[-1].kind != T_LBRACK_BAR &&
                    token[-1].kind != T_LBRACE_BAR && token[-1].kind != T_PREFIX_OP &&
                    token[-1].kind != T_LQUOTE && token[-1].kind != T_LQUOTE_RAW;
  return !ends_operand && !is_operand;
}

/* The column of the bracket that opens this block. */
static int32_t bracket_column(const Parser *parser, const Context *context) {
  int32_t column = context->token ? (int32_t)parser->tokens.items[context->token - 1].column : 0;
  return column < context->column ? column : context->column;
}

/* The leftmost column where a block may begin inside the first `from` contexts; *cause is the one that says so. `cause`
 * may be NULL. */
static int32_t undentation_limit(const Parser *parser, uint32_t from, bool strict, bool is_rules,
                                 const Context **cause) {
  for (uint32_t i = from; i-- > 0;) {
    const Context *context = &parser->contexts.items[i];
    if (cause) *cause = context;
    switch (context->kind) {
    case CONTEXT_BLOCK:
      if (strict && !context->is_bracket) return context->column;
      strict = false;
      break;
    case CONTEXT_CLAUSES: { /* `with Failure _ ->` and the body on the next line: limited by `try` */
      const Token *first = &parser->tokens.items[context->token];
      if (strict && first->kind == T_BAR && (first->flags & TF_FIRST)) return context->column;
      strict = false;
      break;
    }
    case CONTEXT_PAREN:
    case CONTEXT_FUN: strict = false; break;
    case CONTEXT_HOLE: return -1;
    case CONTEXT_LET:
      if (is_rules) return context->column; /* let f = function, bars below `let` */
      return context->column + 1;
    case CONTEXT_IF:
    case CONTEXT_MODULE: return context->column + 1;
    case CONTEXT_MATCH: /* `(match x with` and the bars below the parenthesis */
      if (i > 0 && context[-1].is_bracket && context[-1].token == context->token &&
          bracket_column(parser, context - 1) < context->column)
        return bracket_column(parser, context - 1);
      return context->column;
    case CONTEXT_ELSE:
    case CONTEXT_TYPE: return context->column;
    }
  }
  if (cause) *cause = NULL;
  return -1;
}

/* Left of the first token in brackets most tokens go on wherever they stand; what opens a block of its own has a
 * limit, and so does what begins a declaration, so that an unclosed bracket ends at the next one. */
static bool opens_context(const Token *token) {
  switch ((TokenKind)token->kind) {
  case T_LPAREN:
  case T_LBRACK:
  case T_LBRACK_BAR:
  case T_LBRACE:
  case T_LBRACE_BAR:
  case T_LQUOTE:
  case T_LQUOTE_RAW:
  case T_BEGIN:
  case T_STRUCT:
  case T_IF:
  case T_MATCH:
  case T_TRY:
  case T_WHILE:
  case T_FOR:
  case T_FUN:
  case T_FUNCTION:
  case T_TYPE:
  case T_MODULE:
  case T_NAMESPACE:
  case T_OPEN:
  case T_EXCEPTION:
  case T_EXTERN:
  case T_DIRECTIVE: return true;
  default: return token_info[token->kind].properties & TP_MEMBER;
  }
}

/* `|>f`, the operator at the leftmost column that it may have: f is one left of the block. */
static bool follows_undented_infix(const Parser *parser, const Token *token, int32_t block) {
  if (token->flags & TF_FIRST || token_index(parser) <= parser->block_start + 1) return false;
  const Token *sign = token - 1;
  int32_t size = (int32_t)(sign->end - sign->start);
  return sign->flags & TF_FIRST && token_info[sign->kind].properties & TP_INFIX &&
         starts_adjacent(sign, token) && (int32_t)sign->column + size + 1 >= block;
}

uint8_t layout_kind(Parser *parser) {
  const Token *token = parser->token;
  uint8_t kind = token->kind;
  uint32_t properties = token_info[kind].properties;
  int32_t column = (int32_t)token->column, block = parser->block_column;
  if (properties & TP_CLOSES || token_index(parser) == parser->block_start) return kind;
  switch (parser->block_rules) {
  case BLOCK_CLAUSES:
  case BLOCK_CLAUSES_BAR:
    if (kind == T_BAR && column + 1 == block && parser->block_rules == BLOCK_CLAUSES_BAR &&
        !parser->failed) {
      diag(parser->diags, token_span(parser, token), D_BARS_MISALIGNED);
      parser->block_column = column; /* reported once a match */
      return kind;
    }
    if (kind == T_BAR)
      return column + (parser->block_rules == BLOCK_CLAUSES ? 2 : 0) < block ? T_BLOCK_END : kind;
    if ((kind == T_WHEN || kind == T_ARROW) && parser->block_rules == BLOCK_CLAUSES) return kind;
    if ((properties & TP_INFIX) && column + (int32_t)(token->end - token->start) + 1 >= block)
      return kind;
    return column < block ? T_BLOCK_END : kind;
  case BLOCK_TYPE:
  case BLOCK_TYPE_FLUSH:
    if (kind == T_BAR) return column + 2 < block ? T_BLOCK_END : kind;
    if (parser->block_rules == BLOCK_TYPE_FLUSH) return T_BLOCK_END;
    break;
  }
  bool is_infix = (properties & TP_INFIX) && !is_prefix_position(parser, token);
  if (column == block) {
    if (is_infix || (properties & TP_CONTINUES) || !(token->flags & TF_FIRST)) return kind;
    if (token_index(parser) > 0 && (token_info[token[-1].kind].properties & TP_INFIX) &&
        token_index(parser) - 1 >= parser->block_start)
      return kind;
    return T_NEW_LINE;
  }
  if (is_infix && column + (int32_t)(token->end - token->start) + 1 >= block) return kind;
  if (follows_undented_infix(parser, token, block)) return kind;
  if (parser->block_rules == BLOCK_OPERAND) {
    leave_block(parser, &parser->contexts.items[parser->block_context]);
    return column <= parser->block_column ? layout_kind(parser) : kind;
  }
  if (parser->block_rules == BLOCK_PAREN) {
    bool goes_on = !opens_context(token);
    if (!goes_on) { /* what is around the brackets decides */
      uint32_t outside = parser->contexts.count;
      while (outside > 0 && !parser->contexts.items[outside - 1].is_bracket) outside--;
      goes_on = column >= undentation_limit(parser, outside, false, false, NULL);
    }
    if (goes_on) {
      parser->block_column = -1; /* until the block is popped */
      return kind;
    }
  }
  return T_BLOCK_END;
}

bool check_offside(Parser *parser, uint32_t rules) {
  const Context *cause = NULL;
  bool is_rules = rules == BLOCK_CLAUSES || rules == BLOCK_CLAUSES_BAR;
  int32_t limit =
      undentation_limit(parser, parser->contexts.count, rules != BLOCK_PAREN, is_rules, &cause);
  bool fits = (int32_t)parser->token->column >= limit || parser->failed;
  if (!fits) {
    LineColumn at =
        source_line_column(parser->sources, parser->file, parser->tokens.items[cause->token].start);
    const char *place = format_in(parser->diags->arena, "%u:%u", at.line, at.column);
    diag(parser->diags, current_span(parser), D_OFFSIDE, place);
    parser->failed = true;
  }
  return fits;
}

bool push_block(Parser *parser, uint32_t rules) {
  bool is_rules = rules == BLOCK_CLAUSES || rules == BLOCK_CLAUSES_BAR;
  /* further on in its line a token stands right of what that line's first was checked against */
  bool fits = !(parser->token->flags & TF_FIRST) || check_offside(parser, rules);
  push_context(parser, is_rules ? CONTEXT_CLAUSES : CONTEXT_BLOCK, parser->token);
  vec_last(&parser->contexts).is_bracket = rules == BLOCK_PAREN;
  parser->block_column = (int32_t)parser->token->column;
  parser->block_start = token_index(parser);
  parser->block_rules = rules;
  parser->block_context = parser->contexts.count - 1;
  look(parser);
  return fits;
}

bool can_begin_block(const Parser *parser) {
  if (parser->failed) return false;
  uint32_t properties = token_info[parser->token->kind].properties;
  return !(properties & (TP_CLOSES | TP_CONTINUES)) || parser->token->kind == T_BAR;
}

bool take_and(Parser *parser) {
  if (parser->kind != T_AND) return false;
  if (!(parser->token->flags & TF_FIRST)) {
    unexpected(parser, "binding");
    return false;
  }
  advance(parser);
  return true;
}

void check_and(Parser *parser, const Token *let, uint32_t flags, uint32_t count) {
  if (count > 1 && !(flags & (SYN_F_REC | SYN_F_BANG)) && !parser->failed)
    diag(parser->diags, token_span(parser, let), D_LET_AND);
}

bool take_separator(Parser *parser) {
  bool taken = false;
  if (parser->kind == T_NEW_LINE && parser->token->kind == T_SEMI) begin_entry(parser);
  if (take(parser, T_SEMI)) taken = true;
  if (parser->kind == T_NEW_LINE) {
    begin_entry(parser);
    taken = true;
  }
  return taken;
}

/* ---- messages ---- */

static const char *token_text(const Parser *parser, const Token *token) {
  const TokenInfo *info = &token_info[token->kind];
  if (info->is_keyword) return format_in(parser->diags->arena, "keyword '%s'", info->text);
  switch ((TokenKind)token->kind) {
  case T_IDENT:
  case T_COMPARE_OP:
  case T_AT_HAT_OP:
  case T_PLUS_MINUS_OP:
  case T_STAR_OP:
  case T_POWER_OP:
  case T_PREFIX_OP:
  case T_PERCENT:
  case T_DIRECTIVE: {
    uint32_t size = token->end - token->start;
    return format_in(parser->diags->arena, "%s '%.*s'", info->text, (int)(size > 40 ? 40 : size),
                     parser->bytes + token->start);
  }
  default: return info->text;
  }
}

Syn *error_node(Parser *parser) {
  Syn *node = NEW(parser->arena, Syn);
  node->kind = SYN_ERROR;
  node->span = current_span(parser);
  return node;
}
Syn *fail_with(Parser *parser, Span at, DiagCode code) {
  if (!parser->failed && parser->token->kind != T_ERROR) diag(parser->diags, at, code);
  parser->failed = true;
  look(parser);
  return error_node(parser);
}
static bool report(Parser *parser) {
  if (parser->failed) return false;
  parser->failed = true;
  parser->kind = T_FAILED;
  return parser->token->kind != T_ERROR; /* the lexer has spoken */
}
/* The line or block ended where an expression or pattern was expected: reported at the end of the text before. */
static bool report_incomplete(Parser *parser, TokenKind shown, const char *where) {
  if (shown != T_NEW_LINE && shown != T_BLOCK_END) return false;
  bool in_let = parser->contexts.count && vec_last(&parser->contexts).kind == CONTEXT_LET;
  Span at = shown == T_NEW_LINE && !in_let
                ? (Span){parser->file, parser->last_end, parser->last_end}
                : current_span(parser);
  diag(parser->diags, at, D_INCOMPLETE, where);
  if (!strcmp(where, "'try' expression"))
    diag_hint(parser->diags, "write 'with' and rules, or 'finally', behind 'try'");
  return true;
}
Syn *unexpected(Parser *parser, const char *where) {
  TokenKind shown = parser->kind;
  if (report(parser) && !report_incomplete(parser, shown, where)) {
    diag(parser->diags, current_span(parser), D_UNEXPECTED, token_text(parser, parser->token),
         where);
    hint_meant(parser, where, NULL, true);
  }
  return error_node(parser);
}
bool expect(Parser *parser, TokenKind kind, const char *where, const char *wanted) {
  if (take(parser, kind)) return true;
  TokenKind shown = parser->kind;
  if (report(parser) && !report_incomplete(parser, shown, where)) {
    diag(parser->diags, current_span(parser), D_EXPECTED, token_text(parser, parser->token), where,
         wanted);
    hint_meant(parser, where, wanted, false);
  }
  return false;
}
/* The current token stands left of a block that it belongs to. */
static bool report_offside(Parser *parser) {
  const Context *cause = NULL;
  for (uint32_t i = parser->contexts.count; i-- > 0 && !cause;) {
    const Context *context = &parser->contexts.items[i];
    if (context->kind == CONTEXT_BLOCK || context->kind == CONTEXT_PAREN ||
        context->kind == CONTEXT_HOLE)
      continue;
    bool right_only = context->kind == CONTEXT_LET || context->kind == CONTEXT_IF ||
                      context->kind == CONTEXT_MODULE;
    if (context->column + right_only > (int32_t)parser->token->column) cause = context;
  }
  if (!cause) return false;
  LineColumn at =
      source_line_column(parser->sources, parser->file, parser->tokens.items[cause->token].start);
  const char *place = format_in(parser->diags->arena, "%u:%u", at.line, at.column);
  diag(parser->diags, current_span(parser), D_OFFSIDE, place);
  return true;
}
/* A token of fixed text between quotes, without what sort of token it is. */
static const char *symbol_text(const Parser *parser, TokenKind kind) {
  const TokenInfo *info = &token_info[kind];
  if (info->is_keyword) return format_in(parser->diags->arena, "'%s'", info->text);
  const char *quoted = strchr(info->text, '\'');
  return quoted ? quoted : info->text;
}

bool expect_close(Parser *parser, TokenKind kind, uint32_t open, DiagCode unmatched,
                  const char *where) {
  if (take(parser, kind)) return true;
  const Token *token = parser->token;
  bool is_lost = token->kind == T_EOF || parser->kind == T_BLOCK_END ||
                 parser->kind == T_NEW_LINE || (token->flags & TF_FIRST);
  if (!report(parser)) return false;
  if (is_lost) {
    diag(parser->diags, token_span(parser, &parser->tokens.items[open]), unmatched);
    LineColumn at = source_line_column(parser->sources, parser->file, token->start);
    diag_hint(parser->diags, "expected %s before %s on line %u", symbol_text(parser, kind),
              token_info[token->kind].is_keyword ? symbol_text(parser, (TokenKind)token->kind)
                                                 : token_text(parser, token),
              at.line);
    if (token->kind != T_EOF && (parser->token->flags & TF_FIRST)) {
      LineColumn opened =
          source_line_column(parser->sources, parser->file, parser->tokens.items[open].start);
      if (report_offside(parser))
        diag_hint(parser->diags, "close what line %u opens before it", opened.line);
    }
  } else {
    diag(parser->diags, token_span(parser, token), D_EXPECTED, token_text(parser, token), where,
         token_info[kind].is_keyword ? token_info[kind].text
                                     : token_info[kind].text + (kind == T_RQUOTE ? 0 : 7));
    hint_meant(parser, where, symbol_text(parser, kind), false);
  }
  return false;
}

void recover(Parser *parser, uint32_t entry_token) {
  if (!parser->failed || parser->given_up) return;
  if (token_index(parser) == entry_token && parser->token->kind != T_EOF) parser->token++;
  for (;; parser->token++) {
    const Token *token = parser->token;
    if (token->kind == T_EOF) break;
    if (!(token->flags & TF_FIRST) || (int32_t)token->column > parser->block_column) continue;
    if (token_info[token->kind].properties & (TP_CLOSES | TP_CONTINUES | TP_INFIX) &&
        token->kind != T_END)
      continue;
    break;
  }
  parser->failed = false;
  look(parser);
}

bool enter_failed(Parser *parser) {
  if (!parser->given_up) {
    parser->given_up = true;
    const char *limit = format_in(parser->diags->arena, "%d", SYNTAX_DEPTH_LIMIT);
    diag(parser->diags, current_span(parser), D_TOO_DEEP, limit);
  }
  parser->failed = true;
  parser->kind = T_FAILED;
  return false;
}

/* ---- nodes ---- */

/* ``-`` is no operator: a name that reads like one keeps its quotes. */
static bool reads_like_operator(const Parser *parser, const Token *token) {
  for (uint32_t i = token->start + 2; i < token->end - 2; i++)
    if (!strchr("!%&*+-./<=>?@^|~$:", parser->bytes[i])) return false;
  return true;
}

/* Apart, in tail position, so that what is remembered costs no frame. */
static Name slow_name(Parser *parser, const Token *token) {
  uint32_t quote = token->flags & TF_QUOTED && !reads_like_operator(parser, token) ? 2 : 0;
  return name_of(parser->names, parser->bytes + token->start + quote,
                 token->end - token->start - 2 * quote);
}
static Name remember_name(Parser *parser, const Token *token, RecentName *recent, uint64_t bytes) {
  recent->bytes = bytes;
  return recent->name = slow_name(parser, token);
}

Name token_name(Parser *parser, const Token *token) {
  uint32_t short_size = token->end - token->start;
  if (short_size <= 8 && token->start + 8 <= parser->size && !(token->flags & TF_QUOTED)) {
    uint64_t bytes;
    memcpy(&bytes, parser->bytes + token->start, 8);
    bytes &=
        UINT64_MAX >> (64 - 8 * short_size); /* the first bytes are the low ones on our machines */
    RecentName *recent = &parser->recent[(bytes * 0x9e3779b97f4a7c15u) >> 54];
    return recent->bytes == bytes ? recent->name : remember_name(parser, token, recent, bytes);
  }
  return slow_name(parser, token);
}
Syn *take_ident(Parser *parser) {
  const Token *token = parser->token;
  Name name = token_name(parser, token);
  advance(parser);
  Syn *node = node_new(parser, SYN_IDENT, token->start, 0);
  node->name = name;
  if (token->flags & TF_QUOTED) node->flags = SYN_F_QUOTED;
  return node;
}

/* Is this token, between parentheses, the name of an operator? */
static bool is_operator_token(const Token *token) {
  const TokenInfo *info = &token_info[token->kind];
  switch ((TokenKind)token->kind) {
  case T_COMMA:
  case T_COLON:
  case T_COLON_GREATER:
  case T_COLON_QMARK_GREATER:
  case T_COLON_QMARK:
  case T_LARROW:
  case T_DOT_DOT: return false;
  case T_PREFIX_OP:
  case T_QMARK:
  case T_AMP:
  case T_PERCENT:
  case T_QMARK_LARROW: return true;
  default: return info->level > 0;
  }
}
static Syn *operator_name(Parser *parser, uint32_t tokens, uint32_t flags, const char *text,
                          uint32_t size) {
  uint32_t start = parser->token->start;
  Name name = name_of(parser->names, text, size);
  for (uint32_t i = 0; i < tokens; i++) advance(parser);
  Syn *node = node_new(parser, SYN_IDENT, start, 0);
  node->name = name;
  node->flags = flags;
  return node;
}
/* Inside (|A|B|_|) line breaks mean nothing. */
static bool take_in_active(Parser *parser, TokenKind kind) {
  parser->kind = parser->token->kind;
  return take(parser, kind);
}
/* (|A|B|_|) */
static Syn *active_name(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  Text text = text_in(parser->arena);
  text_add_char(&text, '|');
  uint32_t flags = SYN_F_ACTIVE;
  advance(parser);
  while (take_in_active(parser, T_BAR)) {
    parser->kind = parser->token->kind;
    if (parser->kind == T_RPAREN) break;
    if (parser->kind == T_IDENT) {
      Syn *name = take_ident(parser);
      text_add(&text, name_text(parser->names, name->name));
      push_child(parser, name);
    } else if (take(parser, T_UNDERSCORE)) {
      flags |= SYN_F_PARTIAL;
      text_add_char(&text, '_');
    } else {
      unexpected(parser, "active pattern name");
    }
    text_add_char(&text, '|');
  }
  parser->kind = parser->token->kind;
  expect(parser, T_RPAREN, "active pattern name", "')'");
  Syn *node = node_from_stack(parser, SYN_IDENT, start, mark);
  node->name = name_of(parser->names, text_string(&text), text.size);
  node->flags = flags;
  return node;
}
Syn *take_name(Parser *parser) {
  if (parser->kind == T_IDENT) return take_ident(parser);
  if (parser->kind != T_LPAREN) return NULL;
  const Token *inner = ahead(parser, 1), *next = ahead(parser, 2);
  if (inner->kind == T_BAR && (next->kind == T_IDENT || next->kind == T_UNDERSCORE)) {
    const Token *after = ahead(parser, 3);
    if (after->kind == T_BAR) return active_name(parser);
  }
  if (inner->kind == T_DOT_DOT && next->kind == T_RPAREN)
    return operator_name(parser, 3, SYN_F_OPERATOR, "..", 2);
  if (inner->kind == T_DOT_DOT && next->kind == T_DOT_DOT && ahead(parser, 3)->kind == T_RPAREN)
    return operator_name(parser, 4, SYN_F_OPERATOR, ".. ..", 5);
  if (next->kind == T_RPAREN && is_operator_token(inner))
    return operator_name(parser, 3, SYN_F_OPERATOR, parser->bytes + inner->start,
                         inner->end - inner->start);
  return NULL;
}

/* global.A.B is A.B: paths begin at the root. */
void skip_global(Parser *parser) {
  if (parser->kind != T_GLOBAL || ahead(parser, 1)->kind != T_DOT ||
      ahead(parser, 2)->kind != T_IDENT)
    return;
  advance(parser);
  advance(parser);
}

Syn *parse_path(Parser *parser, const char *where, bool with_operator) {
  if (parser->kind == T_GLOBAL) {
    skip_global(parser);
    if (parser->kind == T_GLOBAL) parser->kind = T_IDENT;
  }
  if (parser->kind != T_IDENT) return unexpected(parser, where);
  Syn *first = take_ident(parser);
  if (parser->kind != T_DOT) return first;
  uint32_t mark = parser->stack.count;
  push_child(parser, first);
  while (parser->kind == T_DOT) {
    uint8_t next = ahead(parser, 1)->kind;
    if (next != T_IDENT && !(with_operator && next == T_LPAREN)) {
      advance(parser);
      unexpected(parser, where);
      break;
    }
    advance(parser);
    Syn *part = take_name(parser);
    if (!part) {
      unexpected(parser, where);
      break;
    }
    push_child(parser, part);
  }
  if (parser->stack.count == mark + 1) {
    parser->stack.count = mark;
    return first;
  }
  return node_from_stack(parser, SYN_LONG_IDENT, first->span.start, mark);
}

void find_doc(Parser *parser, uint32_t token, SynDecor *decor) {
  if (!(parser->tokens.items[token].flags & TF_DOC)) return;
  uint32_t low = 0, high = parser->tokens.docs.count;
  while (low < high) {
    uint32_t middle = low + (high - low) / 2;
    if (parser->tokens.docs.items[middle].token < token)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == parser->tokens.docs.count || parser->tokens.docs.items[low].token != token) return;
  const DocComment *doc = &parser->tokens.docs.items[low];
  Text text = text_in(parser->arena);
  const char *at = parser->bytes + doc->start, *end = parser->bytes + doc->end;
  while (at < end) {
    const char *line = memchr(at, '\n', (size_t)(end - at));
    if (!line) line = end;
    while (at < line && (*at == ' ' || *at == '\t')) at++;
    if (line - at >= 3 && !memcmp(at, "///", 3)) {
      at += 3;
      if (text.size) text_add_char(&text, '\n');
      const char *stop = line > at && line[-1] == '\r' ? line - 1 : line;
      text_add_bytes(&text, at, (size_t)(stop - at));
    }
    at = line + 1;
  }
  decor->doc = text_string(&text);
  decor->doc_size = (uint32_t)text.size;
}
