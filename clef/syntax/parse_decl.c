/* parse_decl: files, modules, bindings, attributes. Types and their members are in parse_typedef.c.
 *
 * Recovery from errors happens in the loop over the entries of a declaration block. An Error node replaces the failed entry, and
 * parsing continues at the next line that begins at the block's column or left of it.
 */
#include "clef/syntax/parser.h"
#include "clef/syntax/parse_decl.h"

/* ---- what stands before a declaration ---- */

const SynDecor *keep_decor(Parser *parser, const SynDecor *decor) {
  if (!decor->attribute_count && decor->access == SYN_ACCESS_NONE && !decor->doc) return NULL;
  SynDecor *kept = NEW(parser->arena, SynDecor);
  *kept = *decor;
  return kept;
}

SynAccess parse_access(Parser *parser) {
  if (take(parser, T_PRIVATE)) return SYN_ACCESS_PRIVATE;
  if (take(parser, T_PUBLIC)) return SYN_ACCESS_PUBLIC;
  if (take(parser, T_INTERNAL)) return SYN_ACCESS_INTERNAL;
  return SYN_ACCESS_NONE;
}

static Syn *parse_attribute(Parser *parser) {
  uint32_t start = parser->token->start;
  Name target = {0};
  if (ahead(parser, 1)->kind == T_COLON && parser->token->kind != T_EOF) {
    target = token_name(parser, parser->token);
    advance(parser);
    advance(parser);
    if (parser->kind == T_NEW_LINE) begin_entry(parser);
  }
  Syn *path = parse_path(parser, "attribute", false), *arg = NULL;
  if (parser->kind == T_NEW_LINE && parser->token->kind == T_LPAREN) begin_entry(parser);
  if (at_less(parser)) {
    uint32_t mark = parser->stack.count;
    push_child(parser, path);
    parse_type_args(parser);
    path = node_from_stack(parser, SYN_TYPE_NAME, start, mark);
  }
  if (parser->kind == T_LPAREN)
    arg = parse_paren_expr(parser);
  else if (has_property(parser, TP_ARG))
    arg = parse_atomic_expr(parser);
  Syn *node = node_two(parser, SYN_ATTRIBUTE, start, path, arg);
  node->name = target;
  return node;
}

void parse_attributes(Parser *parser, SynDecor *decor) {
  uint32_t mark = parser->stack.count;
  for (uint32_t i = 0; i < decor->attribute_count; i++) push_child(parser, decor->attributes[i]);
  while (parser->kind == T_LBRACK_LESS) {
    uint32_t open = token_index(parser);
    advance(parser);
    push_context(parser, CONTEXT_PAREN, &parser->tokens.items[open]);
    if (can_begin_block(parser) && push_block(parser, BLOCK_PAREN)) {
      do {
        if (parser->kind == T_GREATER_RBRACK || parser->kind == T_GREATER) break;
        push_child(parser, parse_attribute(parser));
      } while (take_separator(parser));
      pop_context(parser);
    }
    pop_context(parser);
    const Token *after = ahead(parser, 1);
    if (parser->kind == T_GREATER && after->kind == T_RBRACK && after->start == parser->token->end)
      advance(parser), advance(parser);
    else
      expect(parser, T_GREATER_RBRACK, "attribute list", "'>]'");
    if (parser->kind == T_NEW_LINE) begin_entry(parser);
  }
  uint32_t count = parser->stack.count - mark;
  decor->attributes = NEW_ARRAY(parser->arena, Syn *, count);
  if (count) memcpy(decor->attributes, parser->stack.items + mark, sizeof(Syn *) * (size_t)count);
  decor->attribute_count = count;
  parser->stack.count = mark;
}

SynDecor parse_decor(Parser *parser) {
  SynDecor decor = {0};
  find_doc(parser, token_index(parser), &decor);
  if (parser->kind == T_LBRACK_LESS) {
    parse_attributes(parser, &decor);
    if (!decor.doc) find_doc(parser, token_index(parser), &decor);
  }
  return decor;
}

/* ---- bindings ---- */

/* Splits `f a b` (a PAT_CASE) into head and parameters; pushes self, head, type parameters, result, body, params. */
void push_head(Parser *parser, Syn *self, Syn *head, bool head_is_ident) {
  Syn *params = NULL;
  uint32_t first = 1;
  Syn *case_node = head;
  bool is_function = head->kind == SYN_PAT_CASE && head->count > 1;
  if (is_function) {
    Syn *path = head->items[0];
    if (head->flags & SYN_F_TYPE_ARGS) params = head->items[first++];
    if (head_is_ident) {
      head = path;
    } else if (path->kind == SYN_IDENT) {
      head = node_one(parser, SYN_PAT_NAME, path->span.start, path);
      head->span = path->span;
      head->name = path->name;
      head->u.decor = case_node->u.decor;
    } else {
      head = node_one(parser, SYN_PAT_CASE, path->span.start, path);
      head->span = path->span;
    }
  } else if (head_is_ident && head->kind == SYN_PAT_NAME) {
    head = head->items[0];
  }
  push_child(parser, self);
  push_child(parser, head);
  push_child(parser, params);
  push_child(parser, NULL);
  push_child(parser, NULL);
  if (is_function)
    for (uint32_t i = first; i < case_node->count; i++) push_child(parser, case_node->items[i]);
}

Syn *parse_result_type(Parser *parser) {
  if (!take(parser, T_COLON)) return NULL;
  SynDecor decor = {0};
  if (parser->kind == T_LBRACK_LESS) parse_attributes(parser, &decor);
  uint32_t start = parser->token->start;
  Syn *type = parse_signature_type(parser); /* let f: x: int -> int */
  if (decor.attribute_count) {
    type = node_one(parser, SYN_TYPE_LABELLED, start, type);
    type->u.decor = keep_decor(parser, &decor);
  }
  return type;
}

Syn *parse_binding(Parser *parser, bool is_pattern) {
  uint32_t start = parser->token->start, mark = parser->stack.count, flags = 0;
  SynDecor decor = parse_decor(parser);
  for (;;) {
    if (take(parser, T_INLINE))
      flags |= SYN_F_INLINE;
    else if (take(parser, T_MUTABLE))
      flags |= SYN_F_MUTABLE;
    else if (take(parser, T_REC))
      flags |= SYN_F_REC;
    else if (parser->kind == T_PRIVATE || parser->kind == T_PUBLIC || parser->kind == T_INTERNAL)
      decor.access = parse_access(parser);
    else
      break;
  }
  Syn *head = parse_binding_head(parser);
  if (is_pattern && head->kind == SYN_PAT_CASE)
    head = node_one(parser, SYN_PAT_PAREN, head->span.start, head);
  push_head(parser, NULL, head, false);
  Syn *result = parse_result_type(parser), *body;
  bool braces = parser->in_braces;
  parser->in_braces = false;
  if (expect(parser, T_EQUALS, "binding", "'='"))
    body = parse_block(parser, "binding");
  else
    body = error_node(parser);
  parser->in_braces = braces;
  parser->stack.items[mark + SYN_BINDING_RESULT] = result;
  parser->stack.items[mark + SYN_BINDING_BODY] = body;
  Syn *node = node_from_stack(parser, SYN_BINDING, start, mark);
  node->flags = flags;
  Syn *name = node->items[SYN_BINDING_HEAD];
  if (name->kind == SYN_PAT_NAME) node->name = name->name;
  node->u.decor = keep_decor(parser, &decor);
  return node;
}

Syn *parse_let_decl(Parser *parser, const SynDecor *decor, uint32_t flags) {
  const Token *let = parser->token;
  uint32_t mark = parser->stack.count;
  if (let->kind == T_USE) flags |= SYN_F_USE;
  if (let->flags & TF_BANG) flags |= SYN_F_BANG;
  push_context(parser, CONTEXT_LET, flags & SYN_F_STATIC ? let - 1 : let);
  advance(parser);
  if (take(parser, T_REC)) flags |= SYN_F_REC;
  bool first = true;
  do {
    Syn *binding = parse_binding(parser, false);
    if (first && (decor->attribute_count || decor->doc)) {
      SynDecor own = binding->u.decor ? *binding->u.decor : (SynDecor){0};
      if (decor->attribute_count) {
        uint32_t count = decor->attribute_count + own.attribute_count;
        Syn **all = NEW_ARRAY(parser->arena, Syn *, count);
        memcpy(all, decor->attributes, sizeof(Syn *) * (size_t)decor->attribute_count);
        if (own.attribute_count)
          memcpy(all + decor->attribute_count, own.attributes,
                 sizeof(Syn *) * (size_t)own.attribute_count);
        own.attributes = all;
        own.attribute_count = count;
      }
      if (decor->doc) own.doc = decor->doc, own.doc_size = decor->doc_size;
      binding->u.decor = keep_decor(parser, &own);
    }
    first = false;
    push_child(parser, binding);
  } while (take_and(parser));
  check_and(parser, let, flags, parser->stack.count - mark);
  pop_context(parser);
  bool has_in = take(parser, T_IN);
  if (has_in && parser->kind != T_NEW_LINE && parser->kind != T_EOF && parser->kind != T_BLOCK_END) {
    /* let x = 1 in e: an expression after all */
    push_child(parser, can_begin_block(parser) ? parse_block(parser, "body of 'let'")
                                               : unexpected(parser, "body of 'let'"));
    Syn *expr = node_from_stack(parser, SYN_LET, let->start, mark);
    expr->flags = flags;
    Syn *node = node_one(parser, SYN_DO_DECL, let->start, expr);
    node->flags = SYN_F_IMPLICIT;
    return node;
  }
  Syn *node = node_from_stack(parser, SYN_LET_DECL, let->start, mark);
  node->flags = flags;
  return node;
}

Syn *parse_do_decl(Parser *parser, const SynDecor *decor, uint32_t flags) {
  const Token *token = parser->token;
  push_context(parser, CONTEXT_MATCH, flags & SYN_F_STATIC ? token - 1 : token);
  advance(parser);
  Syn *body = parse_block(parser, "'do' binding");
  pop_context(parser);
  Syn *node = node_one(parser, SYN_DO_DECL, token->start, body);
  node->flags = flags;
  node->u.decor = keep_decor(parser, decor);
  return node;
}

/* ---- modules ---- */

static void parse_declarations(Parser *parser, bool is_namespace);

static Syn *parse_open(Parser *parser) {
  uint32_t start = parser->token->start;
  advance(parser);
  bool type = take(parser, T_TYPE);
  Syn *path = type ? parse_type(parser) : parse_path(parser, "open declaration", false);
  Syn *node = node_one(parser, SYN_OPEN, start, path);
  if (type) node->flags = SYN_F_TYPE;
  return node;
}

static Syn *parse_directive(Parser *parser) {
  const Token *token = parser->token;
  uint32_t mark = parser->stack.count;
  advance(parser);
  while (!(parser->token->flags & TF_FIRST)) {
    if (parser->kind == T_STRING || parser->kind == T_INT)
      push_child(parser, parse_literal(parser, false, parser->token->start));
    else if (parser->kind == T_IDENT)
      push_child(parser, take_ident(parser));
    else
      break;
  }
  bool none = parser->stack.count == mark;
  Syn *node = node_from_stack(parser, SYN_DIRECTIVE, token->start, mark);
  const char *word = parser->bytes + token->start + 1;
  while (*word == ' ') word++;
  node->name = name_of(parser->names, word, (size_t)(parser->bytes + token->end - word));
  if (none && (!memcmp(word, "nowarn", 6) || !memcmp(word, "warnon", 6)))
    diag(parser->diags, node->span, D_WARN_NO_NUMBER);
  return node;
}

static Syn *parse_exception(Parser *parser, const SynDecor *decor) {
  const Token *token = parser->token;
  uint32_t mark = parser->stack.count;
  SynDecor own = *decor;
  push_context(parser, CONTEXT_TYPE, token);
  advance(parser);
  if (parser->kind == T_LBRACK_LESS) parse_attributes(parser, &own);
  SynAccess access = parse_access(parser);
  if (access) own.access = access;
  uint32_t case_start = parser->token->start, inner = parser->stack.count;
  push_child(parser, parser->kind == T_IDENT ? take_ident(parser)
                                             : unexpected(parser, "exception definition"));
  uint32_t case_flags = 0;
  if (take(parser, T_OF)) parse_case_fields(parser);
  Syn *node_case = node_from_stack(parser, SYN_CASE, case_start, inner);
  node_case->flags = case_flags;
  push_child(parser, node_case);
  push_child(parser,
             take(parser, T_EQUALS) ? parse_path(parser, "exception definition", false) : NULL);
  parse_with_members(parser, token);
  pop_context(parser);
  Syn *node = node_from_stack(parser, SYN_EXCEPTION, token->start, mark);
  node->u.decor = keep_decor(parser, &own);
  return node;
}

/* A type of the library by its name: of what `of` is, where that is given. */
static Syn *named_type(Parser *parser, uint32_t start, const char *text, Syn *of) {
  Syn *name = node_new(parser, SYN_IDENT, start, 0);
  name->name = name_of_string(parser->names, text);
  return of ? node_two(parser, SYN_TYPE_NAME, start, name, of)
            : node_one(parser, SYN_TYPE_NAME, start, name);
}

/* A type as C writes it: `void`, `T`, `T *`, `T &`, `T[]`. `void *` is nativeint. */
static Syn *parse_extern_type(Parser *parser, SynDecor *decor) {
  uint32_t start = parser->token->start;
  if (parser->kind == T_LBRACK_LESS) parse_attributes(parser, decor);
  bool is_void = take(parser, T_VOID);
  Syn *type = is_void ? NULL : parse_atomic_type(parser);
  if (is_void)
    type = take(parser, T_STAR) ? named_type(parser, start, "nativeint", NULL)
                                : named_type(parser, start, "unit", NULL);
  for (;;) {
    if (take(parser, T_STAR)) {
      type = named_type(parser, start, "nativeptr", type);
    } else if (take(parser, T_AMP)) {
      type = named_type(parser, start, "byref", type);
    } else if (parser->kind == T_LBRACK && ahead(parser, 1)->kind == T_RBRACK) {
      advance(parser);
      advance(parser);
      type = node_one(parser, SYN_TYPE_ARRAY, start, type);
      type->sub = 1;
    } else {
      return type;
    }
  }
}

/* [<attributes>] type name; the name may be absent. */
static Syn *parse_extern_param(Parser *parser) {
  uint32_t start = parser->token->start;
  SynDecor decor = {0};
  Syn *param = parse_extern_type(parser, &decor);
  if (parser->kind == T_IDENT) {
    Syn *ident = take_ident(parser);
    Syn *name = node_one(parser, SYN_PAT_NAME, ident->span.start, ident);
    name->name = ident->name;
    param = node_two(parser, SYN_PAT_TYPED, start, name, param);
  }
  if (!decor.attribute_count) return param;
  Syn *node = node_one(parser, SYN_PAT_ATTRS, start, param);
  node->u.decor = keep_decor(parser, &decor);
  return node;
}

/* extern int f(int x, char *y) */
Syn *parse_extern(Parser *parser, const SynDecor *decor, uint32_t flags) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  SynDecor own = *decor;
  advance(parser);
  push_child(parser, parse_extern_type(parser, &own));
  SynAccess access = parse_access(parser);
  if (access) own.access = access;
  push_child(parser, parser->kind == T_IDENT ? take_ident(parser)
                                             : unexpected(parser, "extern declaration"));
  uint32_t open = token_index(parser);
  if (expect(parser, T_LPAREN, "extern declaration", "'('")) {
    while (!parser->failed && parser->kind != T_RPAREN) {
      push_child(parser, parse_extern_param(parser));
      if (!take(parser, T_COMMA)) break;
    }
    expect_close(parser, T_RPAREN, open, D_UNMATCHED_PAREN, "extern declaration");
  }
  Syn *node = node_from_stack(parser, SYN_EXTERN, start, mark);
  node->flags |= flags;
  node->u.decor = keep_decor(parser, &own);
  return node;
}

/* The declarations of a file or namespace. In a file without header the column may move left. */
static void parse_outermost(Parser *parser, bool is_namespace, bool may_move) {
  bool first = true;
  while ((first || may_move) && !parser->given_up && parser->token->kind != T_EOF &&
         !(is_namespace && parser->token->kind == T_NAMESPACE)) {
    uint32_t before = token_index(parser);
    first = false;
    push_block(parser, BLOCK_PLAIN);
    parse_declarations(parser, is_namespace);
    pop_context(parser);
    if (token_index(parser) == before) break;
  }
}

/* After `module path =`. */
static void parse_module_body(Parser *parser) {
  if (!can_begin_block(parser)) {
    unexpected(parser, "module definition");
    return;
  }
  if (!enter(parser)) return;
  if (push_block(parser, BLOCK_PLAIN)) {
    bool verbose =
        parser->kind == T_BEGIN || (parser->kind == T_STRUCT && ahead(parser, 1)->kind != T_LPAREN);
    uint32_t open = token_index(parser);
    if (verbose) {
      advance(parser);
      push_context(parser, CONTEXT_PAREN, &parser->tokens.items[open]);
      if (parser->token->kind != T_END && push_block(parser, BLOCK_PLAIN)) {
        parse_declarations(parser, false);
        pop_context(parser);
      }
      pop_context(parser);
      expect_close(parser, T_END, open, D_UNMATCHED_BEGIN, "module definition");
    } else {
      parse_declarations(parser, false);
    }
  }
  pop_context(parser);
  leave(parser);
}

/* `module`: nested, abbreviation, or (at_top) the header of a file. */
static Syn *parse_module(Parser *parser, const SynDecor *decor, bool at_top) {
  const Token *token = parser->token;
  uint32_t mark = parser->stack.count, flags = 0;
  SynDecor own = *decor;
  advance(parser);
  if (parser->kind == T_LBRACK_LESS) parse_attributes(parser, &own);
  SynAccess access = parse_access(parser);
  if (access) own.access = access;
  if (take(parser, T_REC)) flags |= SYN_F_REC;
  push_child(parser, parse_path(parser, "module definition", false));
  if (parser->kind == T_EQUALS) {
    push_context(parser, CONTEXT_MODULE, token);
    advance(parser);
    if (parser->token->kind == T_IDENT && !decor->attribute_count && parser->kind != T_BLOCK_END) {
      Syn *target = parse_path(parser, "module abbreviation", false);
      pop_context(parser);
      if (parser->kind == T_NEW_LINE || parser->kind == T_BLOCK_END || parser->kind == T_EOF ||
          parser->kind == T_SEMI_SEMI || parser->kind == T_END) {
        push_child(parser, target);
        return node_from_stack(parser, SYN_MODULE_ABBREV, token->start, mark);
      }
      /* a module whose body begins with an expression */
      parser->token = &parser->tokens.items[token - parser->tokens.items];
      while (parser->token->kind != T_EQUALS) parser->token++;
      look(parser);
      push_context(parser, CONTEXT_MODULE, token);
      advance(parser);
    }
    parse_module_body(parser);
    pop_context(parser);
  } else if (at_top) {
    flags |= SYN_F_TOP;
    parse_outermost(parser, false, false);
  } else {
    expect(parser, T_EQUALS, "module definition", "'='");
  }
  Syn *node = node_from_stack(parser, SYN_MODULE, token->start, mark);
  node->flags = flags;
  node->u.decor = keep_decor(parser, &own);
  return node;
}

/* val name : type, in a signature file. */
static Syn *parse_val_decl(Parser *parser, uint32_t start, SynDecor *decor) {
  uint32_t flags = 0;
  push_context(parser, CONTEXT_LET, parser->token);
  advance(parser);
  for (;;) {
    if (take(parser, T_INLINE))
      flags |= SYN_F_INLINE;
    else if (take(parser, T_MUTABLE))
      flags |= SYN_F_MUTABLE;
    else if (parser->kind == T_PRIVATE || parser->kind == T_PUBLIC || parser->kind == T_INTERNAL)
      decor->access = parse_access(parser);
    else
      break;
  }
  Syn *name = take_name(parser), *type = NULL, *value = NULL;
  if (!name) name = unexpected(parser, "value signature");
  Syn *params = parse_type_params(parser);
  if (expect(parser, T_COLON, "value signature", "':'")) type = parse_signature_type(parser);
  if (take(parser, T_EQUALS)) value = parse_block(parser, "value signature");
  pop_context(parser);
  Syn *node = node_new(parser, SYN_VAL_DECL, start, 4);
  node->items[0] = name;
  node->items[1] = params;
  node->items[2] = type;
  node->items[3] = value;
  node->name = name->name;
  node->flags = flags;
  node->u.decor = keep_decor(parser, decor);
  return node;
}

static Syn *parse_declaration(Parser *parser, bool is_namespace) {
  uint32_t start = parser->token->start;
  SynDecor decor = parse_decor(parser);
  if (parser->is_signature && parser->kind == T_VAL) {
    if (is_namespace) vec_push(parser->arena, &parser->namespace_values, current_span(parser));
    return parse_val_decl(parser, start, &decor);
  }
  switch ((TokenKind)parser->kind) {
  case T_LET:
  case T_USE:
    if (is_namespace && !parser->failed)
      vec_push(parser->arena, &parser->namespace_values, current_span(parser));
    return parse_let_decl(parser, &decor, 0);
  case T_DO: return parse_do_decl(parser, &decor, 0);
  case T_TYPE: return parse_types(parser, &decor);
  case T_EXCEPTION: return parse_exception(parser, &decor);
  case T_MODULE: return parse_module(parser, &decor, false);
  case T_OPEN: return parse_open(parser);
  case T_EXTERN:
    if (is_namespace) vec_push(parser->arena, &parser->namespace_values, current_span(parser));
    return parse_extern(parser, &decor, 0);
  case T_DIRECTIVE: return parse_directive(parser);
  case T_PRIVATE:
  case T_PUBLIC:
  case T_INTERNAL:
    if (ahead(parser, 1)->kind == T_CLASS) { /* of another language */
      advance(parser);
      return unexpected(parser, "definition");
    }
    return fail_with(parser, current_span(parser), D_ACCESS_PLACE);
  default: break;
  }
  if (decor.attribute_count &&
      (parser->kind == T_NEW_LINE || parser->kind == T_EOF || parser->kind == T_BLOCK_END)) {
    Syn *node = node_new(parser, SYN_ATTRS_DECL, start, 0);
    node->u.decor = keep_decor(parser, &decor);
    return node;
  }
  if (!(token_info[parser->kind].properties & TP_STARTS) && parser->kind != T_MINUS &&
      parser->kind != T_PLUS && parser->kind != T_PERCENT && parser->kind != T_AMP &&
      parser->kind != T_AMP_AMP)
    return unexpected(parser, "definition");
  if (is_namespace && !parser->failed)
    vec_push(parser->arena, &parser->namespace_values, current_span(parser));
  Syn *expr = parse_expr(parser);
  if (parser->kind == T_COLON && !parser->failed) {
    unexpected(parser, "definition");
    diag_hint(parser->diags, "write an expression with a type in parentheses: (e : t)");
  }
  Syn *node = node_one(parser, SYN_DO_DECL, start, expr);
  node->flags = SYN_F_IMPLICIT;
  node->u.decor = keep_decor(parser, &decor);
  return node;
}

/* Between declarations: new lines, `;`, `;;`. */
static bool take_declaration_end(Parser *parser) {
  bool taken = false;
  for (;;) {
    if (parser->kind == T_SEMI || parser->kind == T_SEMI_SEMI)
      advance(parser);
    else if (parser->kind == T_NEW_LINE)
      begin_entry(parser);
    else
      return taken;
    taken = true;
  }
}

const char *nested_declarations(TokenKind kind) {
  switch (kind) {
  case T_TYPE: return "types";
  case T_MODULE: return "modules";
  case T_EXCEPTION: return "exceptions";
  case T_OPEN: return "'open' declarations";
  default: return NULL;
  }
}

/* Before F# 10 a declaration that is indented behind a type ends the type and is one of the enclosing block. */
static bool ends_types(const Parser *parser) {
  return parser->options->language && parser->options->language < 100;
}

/* May this declaration follow the one before without a separator, right of the block's column or on its line? */
static bool may_follow(Parser *parser, const Token *entry, const Syn *before) {
  if (before->kind == SYN_DIRECTIVE ||
      (before->kind == SYN_DO_DECL && before->flags & SYN_F_IMPLICIT))
    return false;
  if ((before->kind == SYN_LET_DECL || before->kind == SYN_DO_DECL) &&
      (!(parser->token->flags & TF_FIRST) || parser->token->column > entry->column))
    return false;
  const Token *type = entry;
  while (before->kind == SYN_TYPES && type->start < before->span.start) type++;
  if (before->kind == SYN_TYPES && (parser->token->flags & TF_FIRST) &&
      parser->token->column > type->column && !ends_types(parser) &&
      nested_declarations((TokenKind)parser->kind))
    diag(parser->diags, current_span(parser), D_NESTED_TYPE,
         nested_declarations((TokenKind)parser->kind));
  switch ((TokenKind)parser->kind) {
  case T_VAL: return parser->is_signature;
  case T_TYPE:
  case T_LET:
  case T_USE:
  case T_DO:
  case T_EXTERN:
  case T_OPEN:
  case T_MODULE:
  case T_EXCEPTION:
  case T_LBRACK_LESS: return true;
  default: return false;
  }
}

/* What stands for a declaration that failed: from its first token to where reading goes on. */
static Syn *left_out(Parser *parser, const Token *first) {
  Syn *node = error_node(parser);
  const Token *last = parser->token > first ? parser->token - 1 : first;
  node->span.start = first->start;
  node->span.end = last->end;
  return node;
}

/* Pushes the declarations of the innermost block. */
static void parse_declarations(Parser *parser, bool is_namespace) {
  uint32_t contexts = parser->contexts.count;
  for (;;) {
    take_declaration_end(parser);
    if (parser->kind == T_EOF || parser->kind == T_BLOCK_END || parser->kind == T_END ||
        parser->given_up)
      return;
    if (parser->kind == T_NAMESPACE && is_namespace) return;
    uint32_t entry = token_index(parser), mark = parser->stack.count;
    Syn *node = parse_declaration(parser, is_namespace);
    if (!parser->failed) {
      push_child(parser, node);
      TokenKind kind = parser->kind;
      if (kind == T_NEW_LINE || kind == T_SEMI || kind == T_SEMI_SEMI || kind == T_EOF ||
          kind == T_BLOCK_END || kind == T_END || kind == T_DIRECTIVE ||
          (kind == T_NAMESPACE && is_namespace) ||
          may_follow(parser, &parser->tokens.items[entry], node))
        continue;
      unexpected(parser, "definition");
    }
    parser->stack.count = mark;
    parser->contexts.count = contexts;
    recover(parser, entry);
    push_child(parser, left_out(parser, &parser->tokens.items[entry]));
    if (parser->kind != T_EOF && (int32_t)parser->token->column == parser->block_column)
      parser->block_start = token_index(parser);
    look(parser);
  }
}

/* ---- files ---- */

static Syn *parse_namespace(Parser *parser) {
  const Token *token = parser->token;
  uint32_t mark = parser->stack.count, flags = 0;
  advance(parser);
  if (take(parser, T_REC)) flags |= SYN_F_REC;
  if (parser->kind == T_GLOBAL) {
    advance(parser);
    push_child(parser, NULL);
  } else {
    push_child(parser, parse_path(parser, "namespace declaration", false));
  }
  if (parser->failed) recover(parser, token_index(parser));
  parse_outermost(parser, true, false);
  Syn *node = node_from_stack(parser, SYN_NAMESPACE, token->start, mark);
  node->flags = flags;
  return node;
}

static const Token *skip_attributes(const Parser *parser, const Token *token) {
  const Token *last = &parser->tokens.items[parser->tokens.count - 1];
  while (token->kind == T_LBRACK_LESS) {
    while (token < last && token->kind != T_GREATER_RBRACK) token++;
    if (token < last) token++;
  }
  return token;
}

/* Is this a file's header: `module` with access, attributes and a path, but no `=`? */
static bool at_module_header(const Parser *parser) {
  const Token *token = skip_attributes(parser, parser->token);
  if (token->kind != T_MODULE) return false;
  token = skip_attributes(parser, token + 1);
  while (token->kind == T_REC || token->kind == T_PRIVATE || token->kind == T_PUBLIC ||
         token->kind == T_INTERNAL)
    token++;
  if (token->kind != T_IDENT) return false;
  while (token[0].kind == T_IDENT && token[1].kind == T_DOT && token[2].kind == T_IDENT) token += 2;
  return token[1].kind != T_EQUALS;
}

Syn *parse_file(Parser *parser) {
  uint32_t mark = parser->stack.count, flags = 0;
  if (parser->tokens.directives.count) {
    Token *first = parser->token;
    parser->token = parser->tokens.directives.items;
    look(parser);
    while (parser->kind == T_DIRECTIVE) push_child(parser, parse_directive(parser));
    parser->token = first;
    parser->last_end = 0;
    look(parser);
  }
  while (parser->kind == T_DIRECTIVE) {
    push_child(parser, parse_directive(parser));
    take(parser, T_SEMI_SEMI);
  }
  if (parser->kind == T_NAMESPACE) {
    while (!parser->given_up && parser->token->kind != T_EOF) {
      if (parser->token->kind == T_NAMESPACE) {
        push_child(parser, parse_namespace(parser));
      } else {
        unexpected(parser, "namespace");
        parser->failed = false;
        parser->token++;
        while (parser->token->kind != T_EOF && parser->token->kind != T_NAMESPACE) parser->token++;
        look(parser);
      }
    }
  } else if (at_module_header(parser)) {
    SynDecor decor = parse_decor(parser);
    push_child(parser, parse_module(parser, &decor, true));
  } else {
    flags = SYN_F_IMPLICIT;
    parse_outermost(parser, false, true);
  }
  if (!parser->given_up && parser->token->kind != T_EOF) {
    if (parser->failed) parser->failed = false;
    unexpected(parser, "file");
  }
  Syn *node = node_from_stack(parser, SYN_FILE, 0, mark);
  node->flags = flags | (parser->is_signature ? SYN_F_VAL : 0);
  uint32_t aside = parser->tokens.directives.count;
  if (aside > 1 && parser->tokens.directives.items[aside - 2].end > node->span.end)
    node->span.end = parser->tokens.directives.items[aside - 2].end;
  return node;
}

Syn *syntax_parse_file(Arena *unit, Names *names, Sources *sources, Diags *diags, uint32_t file,
                       const SyntaxOptions *options) {
  Parser parser = {.arena = unit,
                   .names = names,
                   .sources = sources,
                   .options = options,
                   .dialect = dialect_at(sources, file),
                   .diags = diags,
                   .file = file,
                   .block_column = -1};
  lex_file(unit, sources, diags, file, options, &parser.tokens);
  parser.bytes = parser.tokens.bytes;
  const char *path = name_text(names, source_file(sources, file)->path);
  size_t path_size = strlen(path);
  parser.is_signature = path_size >= 4 && !strcmp(path + path_size - 4, ".fsi");
  parser.size = source_file(sources, file)->size;
  parser.recent = NEW_ARRAY(unit, RecentName, RECENT_NAMES);
  parser.token = parser.tokens.items;
  look(&parser);
  uint32_t errors = diags->error_count;
  Syn *root = parse_file(&parser);
  bool tell = diags->error_count == errors;
  for (uint32_t i = 0; tell && i < parser.namespace_values.count; i++)
    diag(diags, parser.namespace_values.items[i], D_NAMESPACE_VALUE);
  return root;
}
