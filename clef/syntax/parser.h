/* parser: what the files of the parser share.
 *
 * A recursive-descent parser that keeps the layout itself (Note [Layout] in offside.c). `kind` is the current token as the
 * layout shows it: NEW_LINE and BLOCK_END stand for the first token of a line that begins a new entry of the innermost
 * block, or lies left of it. After a syntax error `kind` is FAILED, which no rule accepts, so every rule returns at
 * once; the loop over declarations reads on at the next line that begins one (recover).
 */
#ifndef CLEF_SYNTAX_PARSER_H
#define CLEF_SYNTAX_PARSER_H

#include "clef/base/dialect.h"
#include "clef/syntax/lexer.h"

typedef enum ContextKind {
  CONTEXT_BLOCK,   /* entries at one column */
  CONTEXT_CLAUSES, /* rules of a match: the column of the first `|` or pattern */
  CONTEXT_PAREN,   /* any bracket */
  CONTEXT_HOLE,    /* of an interpolated string: may lie anywhere */
  CONTEXT_LET,     /* let, use, do, member: bodies stand to the right of it */
  CONTEXT_IF,
  CONTEXT_ELSE,
  CONTEXT_MATCH, /* match, try, while, for: bodies may stand at its column */
  CONTEXT_FUN,   /* fun, function: no limit of its own */
  CONTEXT_TYPE,
  CONTEXT_MODULE
} ContextKind;

typedef struct Context {
  ContextKind kind;
  int32_t column;
  uint32_t token;
  /* the innermost block outside this context */
  int32_t outer_column;
  uint32_t outer_start;
  uint32_t outer_rules;
  uint32_t outer_block;
  bool is_bracket; /* a block directly in brackets */
} Context;

/* rules of the innermost block */
enum {
  BLOCK_PLAIN,
  BLOCK_OPERAND, /* right side of an operator, on its own line: what stands left is the outer block's affair */
  BLOCK_PAREN, /* in brackets: a token to the left goes on, without layout, up to the closing bracket */
  BLOCK_CLAUSES, /* without a leading bar */
  BLOCK_CLAUSES_BAR,
  BLOCK_TYPE,      /* body of a type definition: `|` may stand two columns to the left */
  BLOCK_TYPE_FLUSH /* the same at the column of `type`: only `|` stays in it */
};

/* A short identifier seen before: found again without hashing its bytes. */
typedef struct RecentName {
  uint64_t bytes; /* up to 8, the rest 0 */
  Name name;
} RecentName;
enum { RECENT_NAMES = 1024 };

typedef struct Parser {
  Arena *arena; /* unit */
  Names *names;
  Sources *sources;
  const SyntaxOptions *options;
  const Dialect *dialect; /* of the file */
  Diags *diags;
  Tokens tokens;
  const char *bytes;
  uint32_t size; /* of the file */
  uint32_t file;
  Token *token;      /* the current one, as the lexer gave it */
  uint8_t kind;      /* as the layout shows it */
  bool failed;       /* until the next recovery */
  bool given_up;     /* nested too deeply: nothing more is parsed */
  bool is_signature; /* the file is an .fsi */
  bool in_braces;    /* the statement being parsed stands directly in { } */
  uint32_t last_end; /* end of the token taken last */
  uint32_t depth;
  int32_t block_column;
  uint32_t block_start; /* token that began the current entry */
  uint32_t block_rules;
  uint32_t block_context; /* its index in `contexts` */
  VEC(Context) contexts;
  VEC(Syn *) stack;           /* children being collected */
  VEC(Span) namespace_values; /* reported when nothing else is wrong */
  RecentName *recent;         /* RECENT_NAMES of them, by hash */
  uint32_t *closers; /* by token: what closes it; NULL until one is far off (parse_type.c) */
} Parser;

/* ---- tokens ---- */
static inline uint32_t token_index(const Parser *parser) {
  return (uint32_t)(parser->token - parser->tokens.items);
}
uint8_t layout_kind(Parser *parser);
static inline void look(Parser *parser) {
  uint8_t kind = parser->token->kind;
  if (parser->failed)
    kind = T_FAILED;
  else if ((int32_t)parser->token->column <= parser->block_column)
    kind = layout_kind(parser);
  parser->kind = kind;
}
static inline void advance(Parser *parser) {
  parser->last_end = parser->token->end;
  if (parser->token->kind != T_EOF) parser->token++;
  look(parser);
}
static inline bool take(Parser *parser, TokenKind kind) {
  if (parser->kind != kind) return false;
  advance(parser);
  return true;
}
/* The i-th token after the current one, as the lexer gave it. */
static inline const Token *ahead(const Parser *parser, uint32_t i) {
  const Token *last = &parser->tokens.items[parser->tokens.count - 1];
  return i <= (uint32_t)(last - parser->token) ? parser->token + i : last;
}
static inline bool starts_adjacent(const Token *left, const Token *right) {
  return left->end == right->start;
}
/* Does the current token follow the one before without space? */
static inline bool is_adjacent(const Parser *parser) {
  return parser->last_end == parser->token->start && parser->token != parser->tokens.items;
}
static inline bool has_property(const Parser *parser, uint32_t property) {
  return token_info[parser->kind].properties & property;
}
/* Does the current token stand on another line than the one before? */
static inline bool is_new_line(const Parser *parser) { return parser->token->flags & TF_FIRST; }
/* Is a token with property ADJACENT a prefix operator here: `f -x`, not `a - b`, `a-b`? */
bool is_prefix_position(const Parser *parser, const Token *token);
/* `<`, also at the head of `<^` and `</`. */
bool at_less(const Parser *parser);
void take_less(Parser *parser);
/* The `<` that is current: does it open type arguments? */
bool opens_type_args(Parser *parser);
/* Takes one `>` at the end of type arguments, splitting `>>` and the like. */
bool take_greater(Parser *parser);

/* ---- messages ---- */
/* Reports "unexpected X in WHERE" once and fails. */
/* meant.c: hints at the message just given. `where`, `wanted`: as in it; `is_complete`: nothing certain was expected. */
void hint_meant(Parser *parser, const char *where, const char *wanted, bool is_complete);
void hint_foreign_line(Parser *parser); /* if the line begins with a word of another language */
void hint_keyword_missing(Parser *parser, const Token *from, const char *keyword);
void hint_let_body(Parser *parser, const Token *let);
Syn *unexpected(Parser *parser, const char *where);
/* The same with what was expected: ')' and so on. */
bool expect(Parser *parser, TokenKind kind, const char *where, const char *wanted);
/* The closing bracket of the token `open`. */
bool expect_close(Parser *parser, TokenKind kind, uint32_t open, DiagCode unmatched,
                  const char *where);
/* A given message at the current token; fails. */
Syn *fail_with(Parser *parser, Span at, DiagCode code);
#define token_span(parser, token_) ((Span){(parser)->file, (token_)->start, (token_)->end})
#define current_span(parser)       token_span(parser, (parser)->token)
/* After a failure inside an entry of the declaration block whose column is current: goes on at the next entry. */
void recover(Parser *parser, uint32_t entry_token);
/* Counts a level of nesting; false (with a message, once) at the limit. Every true is followed by leave(). */
bool enter_failed(Parser *parser);
static inline bool enter(Parser *parser) {
  if (parser->depth >= SYNTAX_DEPTH_LIMIT) return enter_failed(parser);
  parser->depth++;
  return true;
}
static inline void leave(Parser *parser) { parser->depth--; }

/* ---- layout ---- */
static inline void push_context(Parser *parser, ContextKind kind, const Token *token) {
  Context context = {kind,
                     (int32_t)token->column,
                     (uint32_t)(token - parser->tokens.items),
                     parser->block_column,
                     parser->block_start,
                     parser->block_rules,
                     parser->block_context,
                     false};
  vec_push(parser->arena, &parser->contexts, context);
}
/* A block whose column is the current token's. False, with a message, when it lies too far left. */
bool push_block(Parser *parser, uint32_t rules);
/* Could a block begin at the current token's column? The same message. */
bool check_offside(Parser *parser, uint32_t rules);
/* The block outside `context` is the innermost again. */
static inline void leave_block(Parser *parser, const Context *context) {
  parser->block_column = context->outer_column;
  parser->block_start = context->outer_start;
  parser->block_rules = context->outer_rules;
  parser->block_context = context->outer_block;
}
static inline void pop_context(Parser *parser) {
  Context context = vec_pop(&parser->contexts);
  if (context.kind != CONTEXT_BLOCK && context.kind != CONTEXT_CLAUSES) return;
  leave_block(parser, &context);
  look(parser);
}

/* Takes a NEW_LINE: the current token begins an entry. */
static inline void begin_entry(Parser *parser) {
  parser->block_start = token_index(parser);
  look(parser);
}
/* A new line or `;` between entries. */
bool take_separator(Parser *parser);
/* `and` on a line of its own; on the line of the binding before it is an error. */
bool take_and(Parser *parser);
/* FS0576: several bindings of a `let` without `rec`. `flags` of the LET, `count` bindings. */
void check_and(Parser *parser, const Token *let, uint32_t flags, uint32_t count);
/* May the current token, whatever its column, begin the body of a construct? */
bool can_begin_block(const Parser *parser);

/* ---- nodes ---- */
static inline Syn *node_new(Parser *parser, SynKind kind, uint32_t start, uint32_t count) {
  size_t size = (sizeof(Syn) + sizeof(Syn *) * (size_t)count + 15) & ~(size_t)15;
  Arena *arena = parser->arena;
  Syn *node = (Syn *)arena->next; /* arena_alloc's fast path */
  if (arena->clean_end - arena->next >= (ptrdiff_t)size)
    arena->next += size;
  else
    node = arena_alloc(arena, size);
  node->kind = (uint16_t)kind;
  node->span = (Span){parser->file, start, parser->last_end > start ? parser->last_end : start};
  node->count = count;
  if (count) node->items = (Syn **)(node + 1);
  return node;
}
static inline Syn *node_one(Parser *parser, SynKind kind, uint32_t start, Syn *a) {
  Syn *node = node_new(parser, kind, start, 1);
  node->items[0] = a;
  return node;
}
static inline Syn *node_two(Parser *parser, SynKind kind, uint32_t start, Syn *a, Syn *b) {
  Syn *node = node_new(parser, kind, start, 2);
  node->items[0] = a;
  node->items[1] = b;
  return node;
}
static inline Syn *node_three(Parser *parser, SynKind kind, uint32_t start, Syn *a, Syn *b,
                              Syn *c) {
  Syn *node = node_new(parser, kind, start, 3);
  node->items[0] = a;
  node->items[1] = b;
  node->items[2] = c;
  return node;
}
/* Children: everything above `mark` on the stack. */
static inline Syn *node_from_stack(Parser *parser, SynKind kind, uint32_t start, uint32_t mark) {
  uint32_t count = parser->stack.count - mark;
  Syn *node = node_new(parser, kind, start, count);
  for (uint32_t i = 0; i < count; i++) node->items[i] = parser->stack.items[mark + i];
  parser->stack.count = mark;
  return node;
}
static inline void push_child(Parser *parser, Syn *child) {
  vec_push(parser->arena, &parser->stack, child);
}
Syn *error_node(Parser *parser);
/* The current token, an IDENT, as a node; takes it. */
Syn *take_ident(Parser *parser);
/* An IDENT, or `( op )`, `(|A|_|)`; NULL when the current token is none of them. */
Syn *take_name(Parser *parser);
Name token_name(Parser *parser, const Token *token);
/* A.B.C; the last part may be an operator name when `with_operator`. */
void skip_global(Parser *parser);
Syn *parse_path(Parser *parser, const char *where, bool with_operator);
/* The doc comment before the token, if there is one. */
void find_doc(Parser *parser, uint32_t token, SynDecor *decor);

/* ---- number.c ---- */
/* Stores the value of a numeric literal (INT, FLOAT) into the constant `node`. Reports a malformed one and stores 0. */
void read_number(Parser *parser, Syn *node, const Token *token, bool negative);
/* 0 to 15 for a digit of whatever base, 99 for what is none. */
int digit_value(char c);

/* ---- literal.c ---- */
/* The literal that is current (INT, FLOAT, CHAR, STRING, true, false, null), without measure; takes it. */
Syn *parse_literal(Parser *parser, bool negative, uint32_t start);

/* The same with the unit that may follow the literal: 1.5<m>. */
Syn *parse_measured_literal(Parser *parser, bool negative, uint32_t start);
/* INTERP_OPEN ... INTERP_CLOSE. */
Syn *parse_interp(Parser *parser);

/* ---- parse_expr.c ---- */
/* One expression, tuples, `<-`, `:=` included, no `;`. */
Syn *parse_expr(Parser *parser);
/* The argument of an attribute, `inherit` and the like: one atomic expression. */
Syn *parse_atomic_expr(Parser *parser);
/* An expression of operators of this level (tokens.def) and above it. */
Syn *parse_expr_above(Parser *parser, uint32_t level);
/* The rest of an expression behind `left`, as far as operators of the level and above it reach. */
Syn *parse_operators(Parser *parser, Syn *left, uint32_t level);
/* An operand: a prefix operator's, a keyword's expression, an application. */
Syn *parse_unary(Parser *parser);
bool starts_expr(const Parser *parser);

/* ---- parse_block.c ---- */
/* One entry of a block: an expression, perhaps with a type, or `let` and all that follows it. */
Syn *parse_statement(Parser *parser);
/* Entries of the innermost block up to its end; one node. */
Syn *parse_statements(Parser *parser, const char *where);
/* Pushes the entries of the innermost block. */
void collect_statements(Parser *parser, const char *where);
/* A block that begins at the current token; `where` is for messages. */
Syn *parse_block(Parser *parser, const char *where);
/* The same with rules other than BLOCK_PLAIN. */
Syn *parse_block_by(Parser *parser, const char *where, uint32_t rules);
/* What begins at `fun`, `if`, `match`, `let` … `fixed`. */
Syn *parse_keyword_expr(Parser *parser);

/* ---- parse_bracket.c: each at its opening token ---- */
/* `( … )`, `begin … end`, a trait call. */
Syn *parse_paren_expr(Parser *parser);
/* `[ … ]`, `[| … |]`. */
Syn *parse_list(Parser *parser, SynKind kind, TokenKind close, DiagCode unmatched);
/* The index of `e.[i]`, `e[i]`. */
Syn *parse_index(Parser *parser);
/* `{ … }`, `{| … |}`: a record, an object or a computation expression. */
Syn *parse_braces(Parser *parser, uint32_t start, bool anonymous, uint32_t flags);
/* `<@ … @>`, `<@@ … @@>`. */
Syn *parse_quote(Parser *parser);
/* (# "" e : t #): no instruction, so that the value has another type. */
Syn *parse_retype(Parser *parser);

/* ---- parse_pat.c ---- */
Syn *parse_pattern(Parser *parser);
Syn *parse_atomic_pattern(Parser *parser);
bool starts_atomic_pattern(const Parser *parser);
/* The left side of a `let` binding, up to `:` or `=`: no type annotation at the top. A name with parameters is a
 * PAT_CASE. */
Syn *parse_binding_head(Parser *parser);

/* ---- parse_type.c ---- */
Syn *parse_type(Parser *parser);
/* Does `^a` stand here? */
bool at_head_var(const Parser *parser);
/* Without `->` and `*`: after `:>`, `new`, `inherit`. */
Syn *parse_atomic_type(Parser *parser);
/* With argument labels, for abstract members. */
Syn *parse_signature_type(Parser *parser);
/* `<'a, 'b when ...>`, or NULL. */
Syn *parse_type_params(Parser *parser);
/* `when ...` constraints pushed on the stack. */
void parse_constraints(Parser *parser);
/* `<t, u>` pushed on the stack. */
void parse_type_args(Parser *parser);
/* `<m/s^2>` behind a numeric literal. */
Syn *parse_measure_annotation(Parser *parser);
Syn *parse_field_type(Parser *parser);

/* ---- parse_decl.c ---- */
Syn *parse_file(Parser *parser);
/* After `let`, `use`, `and`: one binding up to the end of its body. `is_pattern`: of `let!`, which defines no function. */
Syn *parse_binding(Parser *parser, bool is_pattern);
/* Members of the innermost block, pushed on the stack. `recovers`: go on after a member in error. */
void parse_members(Parser *parser, bool recovers);
/* `M() = e and N() = e` after `with` of an object expression; pushed. */
void parse_bare_members(Parser *parser);
/* `[<A; B(x)>]...`, into the decor. */
void parse_attributes(Parser *parser, SynDecor *decor);
SynAccess parse_access(Parser *parser);
const SynDecor *keep_decor(Parser *parser, const SynDecor *decor);
Syn *parse_member_sig(Parser *parser);

#endif
