/* meant: what is likely meant where the parser met something else: forms of other languages, marks in the wrong place. Each is a
 * hint at the message that was just given; nothing here is looked at in a program without syntax errors.
 */
#include <string.h>

#include "clef/syntax/parser.h"

static bool is_text(const Parser *parser, const Token *token, const char *text) {
  size_t size = strlen(text);
  return token->end - token->start == size && !memcmp(parser->bytes + token->start, text, size);
}

static const Token *first_of_line(const Parser *parser, const Token *token) {
  while (token > parser->tokens.items && !(token->flags & TF_FIRST)) token--;
  return token;
}

/* Does a token between the two, both left out, have this kind? */
static bool has_between(const Token *from, const Token *to, TokenKind kind) {
  for (const Token *at = from + 1; at < to; at++)
    if (at->kind == kind) return true;
  return false;
}

/* A word that begins a declaration or statement of another language, at the head of the line. */
static const char *hint_at_word(const Parser *parser, const Token *first) {
  static const struct {
    const char *word, *hint;
  } words[] = {
      {"class", "write a class as 'type Name (parameter: type) =', with its members indented below"},
      {"struct", "write a structure as '[<Struct>] type Name ='"},
      {"interface", "write an interface as 'type IName =', with 'abstract' members indented below"},
      {"enum", "write an enumeration as 'type Name = A = 0 | B = 1'"},
      {"def", "write a function as 'let name parameter = …'"},
      {"fn", "write a function as 'let name parameter = …'"},
      {"func", "write a function as 'let name parameter = …'"},
      {"fun", "write a function with a name as 'let name parameter = …'"},
      {"function",
       "write a function as 'let name parameter = …'; 'function' begins rules: | pattern -> …"},
      {"import", "open a namespace with 'open System'"},
      {"using", "open a namespace with 'open System'"},
      {"from", "open a namespace with 'open System'"},
      {"const", "define a value with 'let'"},
      {"var", "define a value with 'let', and one that changes with 'let mutable'"},
      {"switch", "write 'match x with' and rules '| pattern -> result'"},
      {"case", "write a rule as '| pattern -> result', below 'match x with'"},
      {"foreach", "write 'for x in xs do'"},
      {"unless", "write 'if not (…) then'"},
      {"until", "write 'while not (…) do'"},
      {"elseif", "write 'elif'"},
      {"elsif", "write 'elif'"},
      {"catch", "write 'with' and rules below 'try': | e -> …"},
      {"except", "write 'with' and rules below 'try': | e -> …"},
      {"data", "write a union as 'type Name = A | B of int'"},
      {"impl", "write members in the type: 'member this.Name = …'"},
  };
  for (size_t i = 0; i < COUNT_OF(words); i++)
    if (is_text(parser, first, words[i].word)) return words[i].hint;
  return NULL;
}

/* A mark that other languages have in this place. */
static const char *hint_at_mark(const Parser *parser, const Token *token, const Token *first,
                                const char *where, const char *wanted) {
  bool wants_arrow = wanted && !strcmp(wanted, "'->'"),
       wants_equals = wanted && !strcmp(wanted, "'='");
  bool in_for = !strcmp(where, "'for' expression");
  switch ((TokenKind)token->kind) {
  case T_QMARK: return "write a choice as 'if condition then a else b'";
  case T_QMARK_QMARK:
    return "write 'Option.defaultValue b a', or 'match a with null -> b | value -> value'";
  case T_COMPARE_OP:
    if (!is_text(parser, token, "=>")) return NULL;
    return wants_arrow    ? "write '->' for the arrow of a lambda or a rule"
           : wants_equals ? "write '=' behind the parameters of a definition"
                          : NULL;
  case T_COLON_EQUALS: return wants_equals ? "write a definition with '='" : NULL;
  case T_ARROW:
    return wants_equals && has_between(first, token, T_COLON_COLON)
               ? "write the type of a definition in it: 'let f (x: int) : int = …'"
               : NULL;
  case T_COMMA:
    return wanted && !strcmp(wanted, "'}'")
               ? "separate fields by ';', or write each on a line of its own"
               : NULL;
  case T_LBRACE:
    return wants_equals ? "write '=' and the body indented below it, without braces" : NULL;
  case T_COLON: return in_for ? "write 'do' in place of ':'" : NULL;
  case T_IF:
    return wants_arrow ? "begin the condition of a rule with 'when'"
           : in_for    ? "write 'do', then 'if … then …' to select elements"
           : !strcmp(where, "definition") || !strcmp(where, "binding")
               ? "write a choice as 'if condition then a else b'"
               : NULL;
  case T_OF: return "write 'match x with', and each rule as '| pattern -> result'";
  case T_BAR:
    return !strcmp(where, "binding") ? "write rules behind 'function', or 'match x with'" : NULL;
  case T_END: return "remove 'end': a block ends with its indentation";
  case T_FOR: return !strcmp(where, "list expression") ? "write [ for x in xs -> value ]" : NULL;
  case T_IDENT:
    return !strcmp(where, "record field") ? "write the name of a field first: x: int" : NULL;
  case T_EQUALS:
    return first->kind == T_FOR ? "write 'for i in first .. last do'"
           : is_text(parser, first, "this") || is_text(parser, first, "self")
               ? "write a property as 'member this.Name = …', a field 'let name = …'"
               : NULL;
  default: return NULL;
  }
}

void hint_meant(Parser *parser, const char *where, const char *wanted, bool is_complete) {
  const Token *token = parser->token, *first = first_of_line(parser, token);
  const char *hint = hint_at_mark(parser, token, first, where, wanted);
  if (!hint &&
      !(token->flags & TF_FIRST && is_complete && parser->last_end && first->kind == T_IDENT))
    hint = hint_at_word(parser, first);
  if (!hint && is_complete && token->kind == T_EOF)
    hint = "complete this before the end of the file";
  if (!hint && is_complete && token->flags & TF_FIRST && parser->last_end)
    hint = "align this line with the previous one";
  if (hint) diag_hint(parser->diags, "%s", hint);
}

void hint_foreign_line(Parser *parser) {
  const char *hint = hint_at_word(parser, first_of_line(parser, parser->token));
  if (hint) diag_hint(parser->diags, "%s", hint);
}

/* `keyword` ('then', 'do') is missing behind a condition: what stands in its place? */
void hint_keyword_missing(Parser *parser, const Token *from, const char *keyword) {
  const Token *token = parser->token;
  if (token->kind == T_AND || token->kind == T_OR)
    diag_hint(parser->diags, "join conditions by '%s'", token->kind == T_AND ? "&&" : "||");
  else if (token->kind == T_COLON)
    diag_hint(parser->diags, "write '%s' in place of ':'", keyword);
  else if (token->kind == T_LBRACE || has_between(from, token, T_LBRACE))
    diag_hint(parser->diags,
              "write '%s' behind the condition, and the block indented below it, without braces",
              keyword);
  else if (token->flags & TF_FIRST || token->kind == T_RETURN)
    diag_hint(parser->diags, "write '%s' behind the condition", keyword);
}

/* `let` has no body: the next line may stand too far left for one. */
void hint_let_body(Parser *parser, const Token *let) {
  const Token *token = parser->token;
  bool is_nearby = token->flags & TF_FIRST && token->column < let->column && token->column > 0 &&
                   token_info[token->kind].properties & TP_STARTS;
  int32_t outer = -1; /* the column of the block around */
  for (uint32_t i = 0; i < parser->contexts.count; i++)
    if (parser->contexts.items[i].kind == CONTEXT_BLOCK &&
        parser->contexts.items[i].column < (int32_t)let->column)
      outer = parser->contexts.items[i].column;
  if (!is_nearby || (int32_t)token->column <= outer) return;
  LineColumn at = source_line_column(parser->sources, parser->file, token->start);
  diag_hint(parser->diags, "align line %u with this 'let' to make it the result of the block",
            at.line);
}
