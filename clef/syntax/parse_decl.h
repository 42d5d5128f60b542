/* parse_decl: what the files for declarations share. */
#ifndef CLEF_SYNTAX_PARSE_DECL_H
#define CLEF_SYNTAX_PARSE_DECL_H

#include "clef/syntax/parser.h"

/* Doc comment and attributes. */
SynDecor parse_decor(Parser *parser);
void push_head(Parser *parser, Syn *self, Syn *head, bool head_is_ident);
/* `: type`, or NULL. */
Syn *parse_result_type(Parser *parser);
Syn *parse_let_decl(Parser *parser, const SynDecor *decor, uint32_t flags);
Syn *parse_extern(Parser *parser, const SynDecor *decor, uint32_t flags);
Syn *parse_do_decl(Parser *parser, const SynDecor *decor, uint32_t flags);

/* "types" and so on for the first token of a declaration that cannot stand inside a type; else NULL. */
const char *nested_declarations(TokenKind kind);

/* ---- parse_typedef.c ---- */
Syn *parse_types(Parser *parser, const SynDecor *decor);
/* Fields of a case or exception after `of`, pushed. */
void parse_case_fields(Parser *parser);
/* `with` members, when it is there; pushed. */
void parse_with_members(Parser *parser, const Token *start);

#endif
