/* parse_typedef: type definitions and members. */
#include "clef/syntax/parse_decl.h"

/* ---- representations ---- */

static Syn *parse_record_repr(Parser *parser, SynDecor *decor) {
  uint32_t start = parser->token->start, open = token_index(parser), mark = parser->stack.count;
  advance(parser);
  push_context(parser, CONTEXT_PAREN, &parser->tokens.items[open]);
  if (parser->kind != T_RBRACE && can_begin_block(parser)) {
    if (push_block(parser, BLOCK_PAREN)) {
      for (;;) {
        uint32_t at = parser->token->start, flags = 0;
        SynDecor field = parse_decor(parser);
        take(parser, T_STATIC);
        take(parser, T_VAL);
        if (take(parser, T_MUTABLE)) flags |= SYN_F_MUTABLE;
        field.access = parse_access(parser);
        if (parser->kind != T_IDENT) {
          if (parser->kind != T_RBRACE || parser->stack.count == mark)
            unexpected(parser, "type definition");
          break;
        }
        Syn *name = take_ident(parser), *type = NULL;
        if (expect(parser, T_COLON, "record field", "':'")) type = parse_type(parser);
        Syn *node = node_two(parser, SYN_FIELD, at, name, type);
        node->flags = flags;
        node->u.decor = keep_decor(parser, &field);
        push_child(parser, node);
        if (!take_separator(parser)) break;
      }
    }
    pop_context(parser);
  }
  pop_context(parser);
  expect_close(parser, T_RBRACE, open, D_UNMATCHED_BRACE, "type definition");
  Syn *node = node_from_stack(parser, SYN_REPR_RECORD, start, mark);
  node->u.decor = keep_decor(parser, decor);
  return node;
}

void parse_case_fields(Parser *parser) {
  uint32_t mark = parser->stack.count;
  do {
    uint32_t at = parser->token->start;
    SynDecor decor = {0};
    if (parser->kind == T_LBRACK_LESS) parse_attributes(parser, &decor);
    Syn *name = NULL;
    if (parser->kind == T_IDENT && ahead(parser, 1)->kind == T_COLON) {
      name = take_ident(parser);
      advance(parser);
    }
    Syn *type = parse_field_type(parser);
    if (parser->kind == T_ARROW) { /* `of a * b -> c`: one field, a function */
      uint32_t inner = parser->stack.count;
      if (!name && inner > mark) {
        at = parser->stack.items[mark]->span.start;
        for (uint32_t i = mark; i < inner; i++)
          push_child(parser, parser->stack.items[i]->items[1]);
        push_child(parser, type);
        type = node_from_stack(parser, SYN_TYPE_TUPLE, at, inner);
        inner = parser->stack.count = mark;
      }
      advance(parser);
      push_child(parser, type);
      Syn *rest = parse_type(parser);
      if (rest->kind == SYN_TYPE_FUNC)
        for (uint32_t i = 0; i < rest->count; i++) push_child(parser, rest->items[i]);
      else
        push_child(parser, rest);
      type = node_from_stack(parser, SYN_TYPE_FUNC, at, inner);
    }
    Syn *field = node_two(parser, SYN_FIELD, at, name, type);
    field->u.decor = keep_decor(parser, &decor);
    push_child(parser, field);
  } while (take(parser, T_STAR));
}

/* `a: t * u -> U`: pushes a field for each part; gives the name of the type behind the arrow, or none. */
static Name push_typed_fields(Parser *parser) {
  Syn *type = parse_signature_type(parser), *domain = NULL, *result = type;
  if (type->kind == SYN_TYPE_FUNC && type->count == 2)
    domain = type->items[0], result = type->items[1];
  bool is_tuple = domain && domain->kind == SYN_TYPE_TUPLE && !(domain->flags & SYN_F_STRUCT);
  for (uint32_t i = 0; domain && i < (is_tuple ? domain->count : 1); i++) {
    Syn *part = is_tuple ? domain->items[i] : domain, *label = NULL;
    if (part->kind == SYN_TYPE_LABELLED && part->name.index) {
      label = node_new(parser, SYN_IDENT, part->span.start, 0);
      label->name = part->name;
      part = part->items[0];
    }
    push_child(parser, node_two(parser, SYN_FIELD, part->span.start, label, part));
  }
  if (result->kind != SYN_TYPE_NAME) return (Name){0};
  const Syn *path = result->items[0];
  return path->kind == SYN_IDENT ? path->name : path->items[path->count - 1]->name;
}

/* One case of a union or an enumeration, after its bar. */
static Syn *parse_case(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count, flags = 0;
  SynDecor decor = parse_decor(parser);
  SynAccess access = parse_access(parser);
  if (access) decor.access = access;
  Syn *name = NULL;
  Name result = {0};
  bool is_nil = parser->kind == T_LPAREN && ahead(parser, 1)->kind == T_LBRACK &&
                ahead(parser, 2)->kind == T_RBRACK;
  bool is_cons = parser->kind == T_LPAREN && ahead(parser, 1)->kind == T_COLON_COLON;
  if (is_nil || is_cons) { /* the cases of list, in its own definition */
    uint32_t at = parser->token->start;
    for (int i = is_nil ? 3 : 2; i > 0; i--) advance(parser);
    expect(parser, T_RPAREN, "union case", "')'");
    name = node_new(parser, SYN_IDENT, at, 0);
    name->name = name_of_string(parser->names, is_nil ? "[]" : "::");
    name->flags = SYN_F_OPERATOR;
  } else {
    name = take_name(parser);
  }
  if (!name) name = unexpected(parser, "union case");
  push_child(parser, name);
  SynKind kind = SYN_CASE;
  if (take(parser, T_OF)) {
    parse_case_fields(parser);
  } else if (take(parser, T_COLON)) {
    result = push_typed_fields(parser);
    flags = SYN_F_TYPED_CASE;
  } else if (take(parser, T_EQUALS)) {
    kind = SYN_ENUM_CASE;
    push_child(parser, parse_expr_above(parser, 5));
  }
  if (kind == SYN_CASE && !parser->failed && parser->stack.count == mark + 1 &&
      !(parser->token->flags & TF_FIRST) &&
      (parser->kind == T_IDENT || parser->kind == T_LPAREN || parser->kind == T_QUOTE)) {
    if (parser->kind == T_LPAREN) {
      unexpected(parser, "union case");
      diag_hint(parser->diags, "write the fields of a case behind 'of': | Case of type");
    } else {
      fail_with(parser, name->span, D_OF_MISSING);
    }
  }
  Syn *node = node_from_stack(parser, kind, start, mark);
  node->flags = flags;
  node->name = result;
  node->u.decor = keep_decor(parser, &decor);
  return node;
}

static Syn *parse_union_repr(Parser *parser, SynDecor *decor) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  take(parser, T_BAR);
  do push_child(parser, parse_case(parser));
  while (take(parser, T_BAR));
  bool is_enum = parser->stack.items[mark]->kind == SYN_ENUM_CASE;
  Syn *node = node_from_stack(parser, is_enum ? SYN_REPR_ENUM : SYN_REPR_UNION, start, mark);
  node->u.decor = keep_decor(parser, decor);
  return node;
}

/* Does the body begin with a union's first case without a bar: `A of`, `A | B`, `A = 1 |`? */
static bool at_bare_union(const Parser *parser) {
  if (parser->kind != T_IDENT) return false;
  const Token *next = ahead(parser, 1);
  if (next->kind == T_OF || next->kind == T_EQUALS) return true;
  if (next->kind != T_BAR || ahead(parser, 2)->kind == T_NULL) return false;
  return !(next->flags & TF_FIRST) || (int32_t)next->column + 2 >= parser->block_column;
}

/* `class`, `struct`, `interface` ... `end`; members are pushed. */
static Syn *parse_class_repr(Parser *parser, SynClass sub) {
  uint32_t start = parser->token->start, open = token_index(parser);
  advance(parser);
  Syn *node = node_new(parser, SYN_REPR_CLASS, start, 0);
  node->sub = (uint16_t)sub;
  push_child(parser, node);
  push_context(parser, CONTEXT_PAREN, &parser->tokens.items[open]);
  if (parser->token->kind != T_END && can_begin_block(parser)) {
    if (push_block(parser, BLOCK_PLAIN)) parse_members(parser, true);
    pop_context(parser);
  }
  pop_context(parser);
  expect_close(parser, T_END, open, D_UNMATCHED_CLASS, "type definition");
  return node;
}

/* After `interface`: the kind of type (members of its own follow) rather than an implementation? */
static bool is_interface_kind(const Parser *parser) {
  const Token *next = ahead(parser, 1);
  switch ((TokenKind)next->kind) {
  case T_IDENT:
  case T_GLOBAL:
  case T_QUOTE:
  case T_LPAREN: return false;
  default: return true;
  }
}

/* The body after `=`, in its block: pushes the representation, then members. */
static void parse_type_body(Parser *parser) {
  SynDecor decor = {0};
  uint32_t start = parser->token->start;
  bool attributes = parser->kind == T_LBRACK_LESS;
  bool is_access =
      parser->kind == T_PRIVATE || parser->kind == T_INTERNAL || parser->kind == T_PUBLIC;
  if (is_access && !(token_info[ahead(parser, 1)->kind].properties & TP_MEMBER)) {
    decor.access = parse_access(parser);
    if (parser->kind == T_NEW_LINE) begin_entry(parser);
  }
  Syn *repr = NULL;
  switch ((TokenKind)parser->kind) {
  case T_BAR: repr = parse_union_repr(parser, &decor); break;
  case T_LBRACE: repr = parse_record_repr(parser, &decor); break;
  case T_CLASS: parse_class_repr(parser, SYN_CLASS_CLASS); break;
  case T_STRUCT:
    if (ahead(parser, 1)->kind == T_LPAREN || ahead(parser, 1)->kind == T_LBRACE_BAR)
      goto abbreviation;
    parse_class_repr(parser, SYN_CLASS_STRUCT);
    break;
  case T_INTERFACE:
    if (!is_interface_kind(parser)) goto members;
    parse_class_repr(parser, SYN_CLASS_INTERFACE);
    break;
  case T_DELEGATE: {
    advance(parser);
    expect(parser, T_OF, "delegate definition", "'of'");
    Syn *type = parse_signature_type(parser);
    repr = node_one(parser, SYN_REPR_DELEGATE, start, type);
    break;
  }
  case T_LPAREN:
    if (ahead(parser, 1)->kind == T_COLON_COLON) {
      repr = parse_union_repr(parser, &decor);
      break;
    }
    goto abbreviation;
  default:
    if (at_bare_union(parser)) {
      repr = parse_union_repr(parser, &decor);
      break;
    }
    if (attributes || is_access || has_property(parser, TP_MEMBER)) goto members;
  abbreviation : {
    Syn *type = parse_type(parser);
    repr = node_one(parser, SYN_REPR_ABBREV, start, type);
    repr->u.decor = keep_decor(parser, &decor);
    break;
  }
  members:
    repr = node_new(parser, SYN_REPR_CLASS, start, 0);
    repr->span.end = start;
    push_child(parser, repr);
    parse_members(parser, true);
    return;
  }
  if (repr) push_child(parser, repr);
  if (parser->kind == T_NEW_LINE || has_property(parser, TP_MEMBER)) {
    if (parser->kind == T_NEW_LINE) begin_entry(parser);
    parse_members(parser, true);
  }
}

/* `start` begins the construct: an `end` left of it belongs to something around. */
void parse_with_members(Parser *parser, const Token *start) {
  if (parser->kind != T_WITH) return;
  advance(parser);
  if (!can_begin_block(parser)) {
    if (!take(parser, T_END)) unexpected(parser, "type definition");
    return;
  }
  if (push_block(parser, BLOCK_PLAIN)) parse_members(parser, true);
  pop_context(parser);
  if (parser->token->column >= start->column) take(parser, T_END);
}

/* `'a T`, `^a T`, `('a, 'b) T`: parameters before the name. */
static Syn *parse_prefix_params(Parser *parser) {
  uint32_t start = parser->token->start, mark = parser->stack.count;
  if (parser->kind == T_QUOTE || at_head_var(parser)) {
    push_child(parser, parse_atomic_type(parser));
  } else if (parser->kind == T_LPAREN && ahead(parser, 1)->kind == T_QUOTE) {
    advance(parser);
    do push_child(parser, parse_atomic_type(parser));
    while (take(parser, T_COMMA));
    expect(parser, T_RPAREN, "type definition", "')'");
  } else {
    return NULL;
  }
  return node_from_stack(parser, SYN_TYPE_PARAMS, start, mark);
}

/* A parameter of a primary constructor is a name, with a type or without; anything else is reported and stands for nothing. */
static void check_ctor_param(Parser *parser, Syn *param) {
  const Syn *inner = param;
  while (inner->kind == SYN_PAT_TYPED || inner->kind == SYN_PAT_ATTRS ||
         inner->kind == SYN_PAT_PAREN)
    inner = inner->items[0];
  if (inner->kind == SYN_PAT_NAME || inner->kind == SYN_PAT_OPTIONAL || inner->kind == SYN_ERROR)
    return;
  diag(parser->diags, param->span, D_CTOR_PARAM);
  param->kind = SYN_PAT_WILD;
  param->count = 0;
}

static void check_ctor_params(Parser *parser, Syn *pattern) {
  if (pattern->kind != SYN_PAT_PAREN || parser->failed) return;
  Syn *params = pattern->items[0];
  if (params->kind != SYN_PAT_TUPLE) {
    check_ctor_param(parser, params);
    return;
  }
  for (uint32_t i = 0; i < params->count; i++) check_ctor_param(parser, params->items[i]);
}

static Syn *parse_type_def(Parser *parser, const Token *type_token, const SynDecor *decor) {
  uint32_t start = parser->token->start, mark = parser->stack.count, flags = 0;
  SynDecor own = *decor;
  if (parser->kind == T_LBRACK_LESS) parse_attributes(parser, &own);
  SynAccess access = parse_access(parser);
  if (access) own.access = access;
  Syn *params = parse_prefix_params(parser);
  Syn *path = parse_path(parser, "type definition", false), *ctor = NULL;
  if (at_less(parser)) params = parse_type_params(parser);
  push_child(parser, path);
  push_child(parser, params);
  if (parser->kind == T_WHEN && params) { /* type T<'a> when ... */
    uint32_t inner = parser->stack.count;
    for (uint32_t i = 0; i < params->count; i++) push_child(parser, params->items[i]);
    parse_constraints(parser);
    params = node_from_stack(parser, SYN_TYPE_PARAMS, params->span.start, inner);
    parser->stack.items[mark + SYN_TYPE_DEF_PARAMS] = params;
  }
  uint32_t ctor_start = parser->token->start;
  SynDecor ctor_decor = {0};
  if (parser->kind == T_LBRACK_LESS) parse_attributes(parser, &ctor_decor);
  ctor_decor.access = parse_access(parser);
  if (parser->kind == T_LPAREN) {
    Syn *pattern = parse_atomic_pattern(parser), *self = NULL;
    check_ctor_params(parser, pattern);
    if (take(parser, T_AS))
      self = parser->kind == T_IDENT ? take_ident(parser) : unexpected(parser, "type definition");
    ctor = node_two(parser, SYN_CTOR_PARAMS, ctor_start, pattern, self);
    ctor->u.decor = keep_decor(parser, &ctor_decor);
  }
  push_child(parser, ctor);
  if (take(parser, T_EQUALS)) {
    if (!can_begin_block(parser)) {
      unexpected(parser, "type definition");
    } else {
      bool flush = parser->token->column <= type_token->column; /* only bars may stand there */
      if ((parser->kind == T_NEW_LINE || parser->kind == T_BLOCK_END) &&
          parser->token->kind != T_BAR)
        fail_with(parser, path->span, D_TYPE_EMPTY);
      if (flush && parser->token->kind != T_BAR) unexpected(parser, "type definition");
      if (push_block(parser, flush ? BLOCK_TYPE_FLUSH : BLOCK_TYPE)) parse_type_body(parser);
      pop_context(parser);
      parse_with_members(parser, type_token);
    }
  } else if (parser->kind == T_WITH) {
    flags = SYN_F_EXTENSION;
    push_child(parser, NULL);
    parse_with_members(parser, type_token);
  } else {
    push_child(parser, NULL);
  }
  if (parser->stack.count == mark + SYN_TYPE_DEF_REPR) push_child(parser, NULL);
  Syn *node = node_from_stack(parser, SYN_TYPE_DEF, start, mark);
  node->flags = flags;
  node->u.decor = keep_decor(parser, &own);
  return node;
}

Syn *parse_types(Parser *parser, const SynDecor *decor) {
  const Token *token = parser->token;
  uint32_t mark = parser->stack.count;
  push_context(parser, CONTEXT_TYPE, token);
  advance(parser);
  SynDecor own = *decor;
  for (;;) {
    Syn *type = parse_type_def(parser, token, &own);
    push_child(parser, type);
    if (parser->kind != T_AND) break;
    own = (SynDecor){0};
    find_doc(parser, token_index(parser), &own);
    advance(parser);
  }
  pop_context(parser);
  return node_from_stack(parser, SYN_TYPES, token->start, mark);
}

/* ---- members ---- */

/* `with get`, `with set`, `with get, set`: the flags. */
static uint32_t parse_accessors(Parser *parser) {
  uint32_t flags = 0;
  if (parser->kind != T_WITH) return 0;
  advance(parser);
  do {
    parse_access(parser);
    const char *at = parser->bytes + parser->token->start;
    bool is_word = parser->kind == T_IDENT && parser->token->end - parser->token->start == 3;
    if (is_word && !memcmp(at, "get", 3))
      flags |= SYN_F_GET;
    else if (is_word && !memcmp(at, "set", 3))
      flags |= SYN_F_SET;
    else
      unexpected(parser, "property");
    advance(parser);
  } while (take(parser, T_COMMA));
  return flags;
}

static Syn *member_name(Parser *parser, const char *where) {
  Syn *name = take_name(parser);
  return name ? name : unexpected(parser, where);
}

/* IDENT, TYPE_PARAMS?, type with labels: after `abstract`, `member` of a constraint. */
static Syn *parse_signature(Parser *parser, SynKind kind, uint32_t start, uint32_t flags) {
  Syn *name;
  if (parser->kind == T_NEW) {
    uint32_t at = parser->token->start;
    advance(parser);
    name = node_new(parser, SYN_IDENT, at, 0);
    name->name = name_of_string(parser->names, "new");
    name->flags = SYN_F_KEYWORD;
  } else {
    name = member_name(parser, "member signature");
  }
  Syn *params = parse_type_params(parser), *type = NULL;
  if (expect(parser, T_COLON, "member signature", "':'")) type = parse_signature_type(parser);
  flags |= parse_accessors(parser);
  Syn *node = node_three(parser, kind, start, name, params, type);
  node->name = name->name;
  node->flags = flags;
  return node;
}
Syn *parse_member_sig(Parser *parser) {
  uint32_t start = parser->token->start, flags = 0;
  if (take(parser, T_STATIC)) flags |= SYN_F_STATIC;
  if (!take(parser, T_MEMBER) && !take(parser, T_ABSTRACT) && !take(parser, T_OVERRIDE))
    take(parser, T_DEFAULT);
  if (take(parser, T_INLINE)) flags |= SYN_F_INLINE;
  return parse_signature(parser, SYN_MEMBER_SIG, start, flags);
}

static Syn *finish_member(Parser *parser, uint32_t start, uint32_t mark, uint32_t flags,
                          const SynDecor *decor) {
  Syn *result = parse_result_type(parser), *body;
  if (parser->kind == T_NEW_LINE || parser->kind == T_BLOCK_END)
    fail_with(parser, (Span){parser->file, parser->last_end, parser->last_end}, D_NO_MEMBER_BODY);
  if (expect(parser, T_EQUALS, "member definition", "'='"))
    body = parse_block(parser, "member definition");
  else
    body = error_node(parser);
  parser->stack.items[mark + SYN_BINDING_RESULT] = result;
  parser->stack.items[mark + SYN_BINDING_BODY] = body;
  Syn *node = node_from_stack(parser, SYN_MEMBER, start, mark);
  node->flags = flags;
  node->name = node->items[SYN_BINDING_HEAD] ? node->items[SYN_BINDING_HEAD]->name : (Name){0};
  node->u.decor = keep_decor(parser, decor);
  return node;
}

/* with get () = ... and set v = ... */
static Syn *parse_property(Parser *parser, uint32_t start, Syn *self, Syn *name, Syn *type,
                           uint32_t flags, const SynDecor *decor) {
  uint32_t mark = parser->stack.count;
  advance(parser); /* with */
  bool pushed = can_begin_block(parser) && (parser->token->flags & TF_FIRST);
  if (pushed) push_block(parser, BLOCK_PLAIN);
  do {
    uint32_t at = parser->token->start, inner = parser->stack.count, kind = 0;
    SynDecor own = parse_decor(parser);
    if (!own.attribute_count && !own.doc) own = *decor;
    if (take(parser, T_INLINE)) flags |= SYN_F_INLINE;
    SynAccess access = parse_access(parser);
    if (access) own.access = access;
    bool is_word = parser->kind == T_IDENT && parser->token->end - parser->token->start == 3;
    const char *word = parser->bytes + parser->token->start;
    if (is_word && !memcmp(word, "get", 3))
      kind = SYN_F_GET;
    else if (is_word && !memcmp(word, "set", 3))
      kind = SYN_F_SET;
    else
      unexpected(parser, "property");
    Syn *head = parse_binding_head(parser);
    if (type)
      diag(parser->diags, (Span){parser->file, at, parser->last_end}, D_TYPE_BEFORE_ACCESSOR);
    push_head(parser, self, head, true);
    if (parser->stack.count > inner + SYN_BINDING_HEAD)
      parser->stack.items[inner + SYN_BINDING_HEAD] = name;
    Syn *accessor = finish_member(parser, at, inner, flags | kind, &own);
    if (type && !accessor->items[SYN_BINDING_RESULT] && kind == SYN_F_GET)
      accessor->items[SYN_BINDING_RESULT] = type;
    push_child(parser, accessor);
  } while (take(parser, T_AND));
  if (pushed) pop_context(parser);
  Syn *node = node_from_stack(parser, SYN_PROPERTY, start, mark);
  node->flags = flags;
  node->name = name->name;
  node->u.decor = keep_decor(parser, decor);
  return node;
}

/* After `member`, `override`, `default`. */
static Syn *parse_member(Parser *parser, uint32_t start, uint32_t flags, SynDecor *decor) {
  if (take(parser, T_INLINE)) flags |= SYN_F_INLINE;
  SynAccess access = parse_access(parser);
  if (access) decor->access = access;
  if (take(parser, T_INLINE)) flags |= SYN_F_INLINE;
  if (parser->kind == T_VAL) { /* member val P = e with get, set */
    advance(parser);
    access = parse_access(parser);
    if (access) decor->access = access;
    Syn *name = member_name(parser, "member definition"), *type = parse_result_type(parser), *value;
    if (expect(parser, T_EQUALS, "member definition", "'='"))
      value = parse_block(parser, "member definition");
    else
      value = error_node(parser);
    uint32_t accessors = parse_accessors(parser);
    Syn *node = node_three(parser, SYN_AUTO_PROPERTY, start, name, type, value);
    node->flags = flags | (accessors ? accessors : SYN_F_GET);
    node->name = name->name;
    node->u.decor = keep_decor(parser, decor);
    return node;
  }
  uint32_t mark = parser->stack.count;
  Syn *self = NULL;
  if ((parser->kind == T_IDENT || parser->kind == T_UNDERSCORE || parser->kind == T_BASE) &&
      ahead(parser, 1)->kind == T_DOT) {
    self = take_ident(parser);
    advance(parser);
  }
  if (parser->kind != T_IDENT && parser->kind != T_LPAREN) {
    unexpected(parser, "member definition");
    return error_node(parser);
  }
  Syn *head = parse_binding_head(parser);
  if (head->kind != SYN_PAT_NAME && head->kind != SYN_PAT_CASE) {
    fail_with(parser, head->span, D_BAD_MEMBER);
    return error_node(parser);
  }
  if (parser->kind == T_WITH || (parser->kind == T_COLON && head->kind == SYN_PAT_NAME)) {
    Syn *type = NULL;
    Syn *name = head->items[0];
    if (parser->kind == T_COLON) type = parse_result_type(parser);
    if (parser->kind == T_WITH)
      return parse_property(parser, start, self, name, type, flags, decor);
    push_head(parser, self, head, true);
    Syn *member = finish_member(parser, start, mark, flags, decor);
    member->items[SYN_BINDING_RESULT] = type;
    return member;
  }
  push_head(parser, self, head, true);
  return finish_member(parser, start, mark, flags, decor);
}

/* new (x) as this = body then e */
static Syn *parse_ctor(Parser *parser, uint32_t start, const SynDecor *decor) {
  advance(parser);
  Syn *pattern = parse_atomic_pattern(parser), *self = NULL, *body;
  if (take(parser, T_AS))
    self = parser->kind == T_IDENT ? take_ident(parser) : unexpected(parser, "constructor");
  if (expect(parser, T_EQUALS, "constructor", "'='"))
    body = parse_block(parser, "constructor");
  else
    body = error_node(parser);
  if (parser->kind == T_THEN || (parser->kind == T_NEW_LINE && parser->token->kind == T_THEN)) {
    advance(parser);
    Syn *after = parse_block(parser, "constructor");
    body = node_two(parser, SYN_CTOR_THEN, body->span.start, body, after);
  }
  Syn *node = node_three(parser, SYN_CTOR, start, pattern, self, body);
  node->u.decor = keep_decor(parser, decor);
  return node;
}

static Syn *parse_inherit(Parser *parser) {
  uint32_t start = parser->token->start;
  advance(parser);
  Syn *type = parse_atomic_type(parser), *arg = NULL, *self = NULL;
  if (parser->kind == T_LPAREN)
    arg = parse_paren_expr(parser);
  else if (has_property(parser, TP_ARG))
    arg = parse_atomic_expr(parser);
  if (take(parser, T_AS))
    self = parser->kind == T_IDENT ? take_ident(parser) : unexpected(parser, "'inherit'");
  return node_three(parser, SYN_INHERIT, start, type, arg, self);
}

static Syn *parse_interface(Parser *parser) {
  const Token *token = parser->token;
  uint32_t start = token->start, mark = parser->stack.count;
  advance(parser);
  push_child(parser, parse_type(parser));
  bool has_members = parser->kind == T_WITH;
  parse_with_members(parser, token);
  Syn *node = node_from_stack(parser, SYN_INTERFACE, start, mark);
  if (!has_members) node->flags = SYN_F_EMPTY;
  return node;
}

static Syn *parse_val(Parser *parser, uint32_t start, uint32_t flags, SynDecor *decor) {
  advance(parser);
  if (take(parser, T_MUTABLE)) flags |= SYN_F_MUTABLE;
  SynAccess access = parse_access(parser);
  if (access) decor->access = access;
  if (take(parser, T_MUTABLE)) flags |= SYN_F_MUTABLE;
  Syn *name = member_name(parser, "field"), *type = NULL;
  if (expect(parser, T_COLON, "field", "':'")) type = parse_type(parser);
  Syn *node = node_two(parser, SYN_FIELD, start, name, type);
  node->flags = flags | SYN_F_VAL;
  node->u.decor = keep_decor(parser, decor);
  return node;
}

/* One line of a type in a signature file. */
static Syn *parse_member_signature(Parser *parser, uint32_t start, uint32_t flags,
                                   SynDecor *decor) {
  SynKind kind = SYN_MEMBER_SIG;
  switch ((TokenKind)parser->kind) {
  case T_VAL: return parse_val(parser, start, flags, decor);
  case T_INHERIT: return parse_inherit(parser);
  case T_INTERFACE: return parse_interface(parser);
  case T_NEW: break;
  case T_OVERRIDE:
    advance(parser);
    flags |= SYN_F_OVERRIDE;
    break;
  case T_DEFAULT:
    advance(parser);
    flags |= SYN_F_DEFAULT;
    break;
  case T_MEMBER: advance(parser); break;
  case T_ABSTRACT:
    advance(parser);
    take(parser, T_MEMBER);
    kind = SYN_ABSTRACT;
    break;
  default: return unexpected(parser, "member signature");
  }
  if (take(parser, T_INLINE)) flags |= SYN_F_INLINE;
  SynAccess access = parse_access(parser);
  if (access) decor->access = access;
  if (take(parser, T_INLINE)) flags |= SYN_F_INLINE;
  Syn *node = parse_signature(parser, kind, start, flags);
  node->u.decor = keep_decor(parser, decor);
  return node;
}

static Syn *parse_one_member(Parser *parser) {
  uint32_t start = parser->token->start, flags = 0;
  SynDecor decor = parse_decor(parser);
  if (parser->kind != T_INHERIT) vec_last(&parser->contexts).kind = CONTEXT_LET;
  if (take(parser, T_STATIC)) flags |= SYN_F_STATIC;
  Span access_at = current_span(parser);
  SynAccess access = parse_access(parser);
  if (access) decor.access = access;
  bool is_early = access && !parser->is_signature && parser->kind != T_NEW && parser->kind != T_VAL;
  if (is_early && !parser->failed) diag(parser->diags, access_at, D_ACCESS_PLACE);
  if (is_early && take(parser, T_STATIC)) flags |= SYN_F_STATIC;
  if (parser->is_signature) return parse_member_signature(parser, start, flags, &decor);
  switch ((TokenKind)parser->kind) {
  case T_LET:
  case T_USE: return parse_let_decl(parser, &decor, flags);
  case T_DO: return parse_do_decl(parser, &decor, flags);
  case T_EXTERN: return parse_extern(parser, &decor, flags);
  case T_MEMBER: advance(parser); return parse_member(parser, start, flags, &decor);
  case T_OVERRIDE:
    advance(parser);
    return parse_member(parser, start, flags | SYN_F_OVERRIDE, &decor);
  case T_DEFAULT:
    advance(parser);
    return parse_member(parser, start, flags | SYN_F_DEFAULT, &decor);
  case T_ABSTRACT: {
    advance(parser);
    take(parser, T_MEMBER);
    if (take(parser, T_INLINE)) flags |= SYN_F_INLINE;
    access = parse_access(parser);
    if (access) decor.access = access;
    Syn *node = parse_signature(parser, SYN_ABSTRACT, start, flags);
    node->u.decor = keep_decor(parser, &decor);
    return node;
  }
  case T_VAL: return parse_val(parser, start, flags, &decor);
  case T_NEW: return parse_ctor(parser, start, &decor);
  case T_INHERIT: return parse_inherit(parser);
  case T_INTERFACE: return parse_interface(parser);
  default:
    if (!parser->failed && nested_declarations((TokenKind)parser->kind)) {
      diag(parser->diags, current_span(parser), D_NESTED_TYPE,
           nested_declarations((TokenKind)parser->kind));
      parser->failed = true;
      look(parser);
      return error_node(parser);
    }
    return unexpected(parser, "member definition");
  }
}

void parse_bare_members(Parser *parser) {
  do {
    uint32_t start = parser->token->start;
    SynDecor decor = {0};
    push_context(parser, CONTEXT_LET, parser->token);
    push_child(parser, parse_member(parser, start, SYN_F_OVERRIDE, &decor));
    pop_context(parser);
  } while (take(parser, T_AND));
}

void parse_members(Parser *parser, bool recovers) {
  uint32_t contexts = parser->contexts.count;
  while (!parser->given_up) {
    while (parser->kind == T_SEMI) advance(parser);
    if (parser->kind == T_NEW_LINE) {
      begin_entry(parser);
      continue;
    }
    if (!has_property(parser, TP_MEMBER) && parser->kind != T_PRIVATE && parser->kind != T_PUBLIC &&
        parser->kind != T_INTERNAL) {
      if (!recovers || parser->kind == T_EOF || parser->kind == T_BLOCK_END ||
          has_property(parser, TP_CLOSES | TP_CONTINUES) || parser->failed)
        return;
    }
    uint32_t entry = token_index(parser), mark = parser->stack.count;
    /* neither `inherit` nor attributes put a limit on what follows in the next lines */
    bool free = parser->kind == T_INHERIT || parser->kind == T_LBRACK_LESS;
    push_context(parser, free ? CONTEXT_FUN : CONTEXT_LET, parser->token);
    Syn *node = parse_one_member(parser);
    pop_context(parser);
    if (!parser->failed) {
      push_child(parser, node);
      TokenKind kind = parser->kind;
      bool open_end = node->kind != SYN_LET_DECL && node->kind != SYN_DO_DECL;
      if (kind == T_NEW_LINE || kind == T_SEMI || kind == T_BLOCK_END ||
          has_property(parser, TP_CLOSES | TP_CONTINUES | (open_end ? TP_MEMBER : 0)))
        continue;
      unexpected(parser, "member definition");
    }
    if (!recovers || parser->given_up) return;
    parser->stack.count = mark;
    parser->contexts.count = contexts;
    recover(parser, entry);
    if (parser->kind != T_EOF && (int32_t)parser->token->column == parser->block_column)
      parser->block_start = token_index(parser);
    look(parser);
  }
}
