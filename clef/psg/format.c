/* format: intrinsic elaboration of the printf family.
 *
 * In:    an Application of printf, printfn, eprintf, eprintfn, sprintf, failwithf to a literal format and arguments.
 * Out:   a call of the library for each piece (rt/README.md, What a format becomes); arguments are
 * evaluated first, in order.
 *        With too few arguments a Lambda over the missing ones. Elaboration.Kind "Intrinsic", .For the function's name.
 * Tests: t/psg/format-*
 *
 *   printfn "%d: %s" n s      let $1 = n; let $2 = s; print (decimal 0 0 (int64 $1)); print ": "; print $2; print "\n"
 *   sprintf "%d" n            decimal 0 0 (int64 n)
 *   sprintf "a%db" n          concat [| "a"; decimal 0 0 (int64 n); "b" |]
 *   printfn "%d %d" n         let $1 = n; fun $2 -> …
 */
#include "clef/base/vec.h"
#include "clef/psg/library.h"
#include "clef/psg/make.h"
#include "clef/psg/saturate.h"

enum { FLAG_LEFT = 1, FLAG_ZERO = 2, FLAG_PLUS = 4, FLAG_SPACE = 8, FLAG_HASH = 16 };

typedef struct Hole {
  char letter;
  uint32_t flags;
  int32_t width, precision; /* −1: none */
  bool star_width, star_precision;
} Hole;

typedef struct Piece {
  const char *text; /* literal, when `letter` is 0 */
  size_t size;
  Hole hole;
} Piece;

typedef struct Format {
  Graph *g;
  Types *t;
  Arena *scratch;
  Span at;
  IntrinsicId function;
  VEC(Piece) pieces;
  uint32_t arg_count; /* wanted by the holes */
} Format;

/* --- Reading --- */

static void add_text(Format *f, Text *text) {
  if (!text->size) return;
  Piece piece = {.text = text_string(text), .size = text->size};
  vec_push(f->scratch, &f->pieces, piece);
  *text = text_in(f->scratch);
}

/* Arguments that a hole takes; %a: a function and its value. */
static uint32_t args_of(const Hole *h) {
  return 1u + (h->letter == 'a') + h->star_width + h->star_precision;
}

static void read_format(Format *f, const char *s, size_t size) {
  Text text = text_in(f->scratch);
  for (size_t i = 0; i < size;) {
    if (s[i] != '%') {
      text_add_char(&text, s[i++]);
      continue;
    }
    if (++i < size && s[i] == '%') {
      text_add_char(&text, s[i++]);
      continue;
    }
    Hole h = {.width = -1, .precision = -1};
    for (;; i++) {
      if (i < size && s[i] == '-')
        h.flags |= FLAG_LEFT;
      else if (i < size && s[i] == '0')
        h.flags |= FLAG_ZERO;
      else if (i < size && s[i] == '+')
        h.flags |= FLAG_PLUS;
      else if (i < size && s[i] == ' ')
        h.flags |= FLAG_SPACE;
      else if (i < size && s[i] == '#')
        h.flags |= FLAG_HASH;
      else
        break;
    }
    if (i < size && s[i] == '*') h.star_width = true, i++;
    while (i < size && s[i] >= '0' && s[i] <= '9')
      h.width = (h.width < 0 ? 0 : h.width) * 10 + (s[i++] - '0');
    if (i < size && s[i] == '.') {
      i++;
      h.precision = 0;
      if (i < size && s[i] == '*') h.star_precision = true, i++;
      while (i < size && s[i] >= '0' && s[i] <= '9')
        h.precision = h.precision * 10 + (s[i++] - '0');
    }
    if (i >= size) break;
    h.letter = s[i++];
    if (h.letter == 'P' && i + 1 < size && s[i] == '(') i += 2; /* an interpolated hole */
    add_text(f, &text);
    Piece piece = {.hole = h};
    vec_push(f->scratch, &f->pieces, piece);
    f->arg_count += args_of(&h);
  }
  if (f->function == INTRINSIC_PRINTFN || f->function == INTRINSIC_EPRINTFN)
    text_add_char(&text, '\n');
  add_text(f, &text);
}

/* --- Pieces --- */

static NodeId convert(Format *f, NodeId value, KnownTycon to) {
  TypeId from = make_node_type(f->g, value), wanted = type_of(f->t, to);
  if (type_equal(f->t, from, wanted)) return value;
  return make_intrinsic1(f->g, f->at, INTRINSIC_CONVERT, wanted, from, value);
}

/* The bits of an integer, zero-extended. */
static NodeId bits(Format *f, NodeId value) {
  switch ((int)type_prim(f->t, make_node_type(f->g, value))) {
  case PRIM_INT8: value = convert(f, value, KNOWN_UINT8); break;
  case PRIM_INT16: value = convert(f, value, KNOWN_UINT16); break;
  case PRIM_INT32: value = convert(f, value, KNOWN_UINT32); break;
  case PRIM_INT: value = convert(f, value, KNOWN_UINT); break;
  case PRIM_NATIVEINT: value = convert(f, value, KNOWN_UNATIVEINT); break;
  default: break;
  }
  return convert(f, value, KNOWN_UINT64);
}

static bool is_unsigned(Format *f, NodeId value) {
  switch ((int)type_prim(f->t, make_node_type(f->g, value))) {
  case PRIM_UINT8:
  case PRIM_UINT16:
  case PRIM_UINT32:
  case PRIM_UINT64:
  case PRIM_UINT:
  case PRIM_UNATIVEINT: return true;
  default: return false;
  }
}

static NodeId call(Format *f, LibraryFunction function, const NodeId *args, uint32_t count) {
  return psg_library_call(f->g, function, type_of(f->t, KNOWN_STRING), NULL, 0, args, count, f->at);
}

/* %O: null is <null>. */
static NodeId shown(Format *f, NodeId value) {
  TypeId type = make_node_type(f->g, value);
  NodeId text =
      make_intrinsic1(f->g, f->at, INTRINSIC_SHOWN, type_of(f->t, KNOWN_STRING), type, value);
  return call(f, LIBRARY_FORMAT_SHOWN, &text, 1);
}

/* `args`: the values of the hole, widths first. */
static NodeId hole_text(Format *f, const Hole *h, const NodeId *args) {
  Graph *g = f->g;
  Span at = f->at;
  uint32_t used = 0;
  NodeId width = h->star_width ? convert(f, args[used++], KNOWN_INT32)
                               : make_int32(g, at, h->width < 0 ? 0 : h->width);
  NodeId precision =
      h->star_precision ? convert(f, args[used++], KNOWN_INT32) : make_int32(g, at, h->precision);
  NodeId flags = make_int32(g, at, h->flags), value = args[used];
  PrimKind prim = type_prim(f->t, make_node_type(g, value));
  bool plain = !h->flags && h->width < 0 && !h->star_width;
  switch (h->letter) {
  case 'd':
  case 'i':
  case 'u':
    if (prim == PRIM_NONE) { /* a parameter of an inline function */
      TypeId type = make_node_type(g, value);
      NodeId digits =
          make_intrinsic1(g, at, INTRINSIC_TO_TEXT, type_of(f->t, KNOWN_STRING), type, value);
      return call(f, LIBRARY_FORMAT_NUMBER, (NodeId[]){flags, width, digits}, 3);
    }
    if (h->letter == 'u')
      return call(f, LIBRARY_FORMAT_UNSIGNED, (NodeId[]){flags, width, bits(f, value)}, 3);
    if (is_unsigned(f, value))
      return call(f, LIBRARY_FORMAT_UNSIGNED,
                  (NodeId[]){flags, width, convert(f, value, KNOWN_UINT64)}, 3);
    return call(f, LIBRARY_FORMAT_DECIMAL, (NodeId[]){flags, width, convert(f, value, KNOWN_INT64)},
                3);
  case 'x':
  case 'X':
  case 'o':
  case 'B': {
    int64_t radix = h->letter == 'o' ? 8 : h->letter == 'B' ? 2 : 16;
    return call(f, LIBRARY_FORMAT_RADIX,
                (NodeId[]){flags, width, make_int32(g, at, radix),
                           make_bool(g, at, h->letter == 'X'), bits(f, value)},
                5);
  }
  case 'f':
  case 'F':
  case 'e':
  case 'E':
  case 'g':
  case 'G': {
    int64_t kind = h->letter == 'e'   ? 1
                   : h->letter == 'E' ? 2
                   : h->letter == 'g' ? 3
                   : h->letter == 'G' ? 4
                                      : 0;
    return call(f, LIBRARY_FORMAT_REAL,
                (NodeId[]){flags, width, precision, make_int32(g, at, kind),
                           convert(f, value, KNOWN_FLOAT)},
                5);
  }
  case 'b': return call(f, LIBRARY_FORMAT_BOOL, (NodeId[]){flags, width, value}, 3);
  case 'c': return call(f, LIBRARY_FORMAT_CHAR, (NodeId[]){flags, width, value}, 3);
  default: break;
  }
  if (h->letter == 'A') {
    TypeId type = make_node_type(g, value);
    return psg_library_call(g, LIBRARY_ANY_FORMAT, type_of(f->t, KNOWN_STRING), &type, 1,
                            (NodeId[]){flags, width, precision, value}, 4, at);
  }
  NodeId text = h->letter == 'O' || h->letter == 'P' ? shown(f, value) : value;
  return plain ? text : call(f, LIBRARY_FORMAT_TEXT, (NodeId[]){flags, width, text}, 3);
}

/* %t, %a: the function applied to the state, which is () for every function of the family, and to the value. */
static NodeId applied(Format *f, const Hole *h, const NodeId *args) {
  uint32_t used = (uint32_t)h->star_width + h->star_precision;
  NodeId given[2] = {make_unit(f->g, f->at), h->letter == 'a' ? args[used + 1] : (NodeId){0}};
  TypeId result = make_node_type(f->g, args[used]);
  for (uint32_t i = 0; i < 1u + (h->letter == 'a'); i++)
    result = type_arg(f->t, type_resolve(f->t, result), 1);
  return make_apply(f->g, f->at, args[used], given, 1u + (h->letter == 'a'), result);
}

/* --- Calls --- */

static NodeId result_of(Format *f, const NodeId *args, TypeId type) {
  Graph *g = f->g;
  Span at = f->at;
  TypeId string = type_of(f->t, KNOWN_STRING), unit = type_of(f->t, KNOWN_UNIT);
  uint32_t count = f->pieces.count, used = 0;
  NodeId *texts = NEW_ARRAY(f->scratch, NodeId, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    Piece *p = &f->pieces.items[i];
    if (!p->hole.letter) {
      texts[i] = make_string(g, at, p->text, p->size);
      continue;
    }
    bool is_function = p->hole.letter == 'a' || p->hole.letter == 't';
    texts[i] = is_function ? applied(f, &p->hole, args + used) : hole_text(f, &p->hole, args + used);
    used += args_of(&p->hole);
  }
  bool prints = f->function != INTRINSIC_SPRINTF && f->function != INTRINSIC_FAILWITHF;
  if (prints) {
    bool error = f->function == INTRINSIC_EPRINTF || f->function == INTRINSIC_EPRINTFN;
    for (uint32_t i = 0; i < count; i++)
      if (f->pieces.items[i].hole.letter != 'a' && f->pieces.items[i].hole.letter != 't')
        texts[i] = psg_library_call(g, error ? LIBRARY_PRINT_ERROR : LIBRARY_PRINT, unit, NULL,
                                    0, &texts[i], 1, at);
    return count ? make_sequence(g, at, texts, count) : make_unit(g, at);
  }
  NodeId whole;
  if (!count)
    whole = make_string(g, at, "", 0);
  else if (count == 1)
    whole = texts[0];
  else if (count == 2)
    whole = call(f, LIBRARY_CONCAT2, texts, 2);
  else {
    NodeId array = psg_new_n(g, PSG_ARRAY_EXPR, type_array(f->t, string, 1), at, texts, count);
    psg_node(g, array)->affinity = AFFINITY_COUNTED;
    whole = call(f, LIBRARY_CONCAT, &array, 1);
  }
  if (f->function == INTRINSIC_SPRINTF) return whole;
  return psg_library_call(g, LIBRARY_FAILWITH, type, &type, 1, &whole, 1, at);
}

static TypeId range_of(Types *t, TypeId type) {
  TypeRow *row = type_row(t, type_resolve(t, type));
  return row->kind == TYPE_FUNCTION ? (TypeId){run_items(t, row->args)[1]} : type;
}
static TypeId domain_of(Types *t, TypeId type) {
  TypeRow *row = type_row(t, type_resolve(t, type));
  return row->kind == TYPE_FUNCTION ? (TypeId){run_items(t, row->args)[0]} : type_error(t);
}

static bool is_constant(const Graph *g, NodeId e) { return psg_kind(g, e) == PSG_LITERAL; }

/* `args`: what was given after the format; `type`: of the application. */
static NodeId elaborate(Format *f, const NodeId *args, uint32_t given, TypeId type) {
  Graph *g = f->g;
  Span at = f->at;
  uint32_t wanted = f->arg_count, missing = given < wanted ? wanted - given : 0;
  VEC(NodeId) items = {0};
  NodeId *values = NEW_ARRAY(f->scratch, NodeId, wanted + 1),
         *variables = NEW_ARRAY(f->scratch, NodeId, missing + 1);
  for (uint32_t i = 0; i < given && i < wanted; i++) {
    if (is_constant(g, args[i]) && !missing) {
      values[i] = args[i];
      continue;
    }
    NodeId binding = make_let(g, at, "$arg", args[i], false);
    vec_push(f->scratch, &items, binding);
    values[i] = make_use(g, at, binding);
  }
  TypeId result = type;
  for (uint32_t i = 0; i < missing; i++) {
    variables[i] = make_variable(g, at, "$arg", domain_of(f->t, result));
    values[given + i] = make_use(g, at, variables[i]);
    result = range_of(f->t, result);
  }
  NodeId body = result_of(f, values, result);
  if (missing) {
    if (missing > 30) return (NodeId){0};
    body = make_lambda(g, at, variables, missing, body);
  } else if (given > wanted) {
    body = make_apply(g, at, body, args + wanted, given - wanted, type);
  }
  vec_push(f->scratch, &items, body);
  return make_sequence(g, at, items.items, items.count);
}

static bool is_printf(uint32_t intrinsic) {
  switch ((int)intrinsic) {
  case INTRINSIC_PRINTF:
  case INTRINSIC_PRINTFN:
  case INTRINSIC_EPRINTF:
  case INTRINSIC_EPRINTFN:
  case INTRINSIC_SPRINTF:
  case INTRINSIC_FAILWITHF: return true;
  default: return false;
  }
}

/* The function of the family that `node` names, else none. */
static IntrinsicId named_function(const Graph *g, NodeId node) {
  const PsgNode *n = psg_node(g, node);
  if (n->kind == PSG_INTRINSIC && is_printf(n->a)) return (IntrinsicId)n->a;
  if (n->kind != PSG_VAR_REF || !n->a) return INTRINSIC_NONE;
  const PsgNode *definition = psg_node(g, (NodeId){n->a});
  if (definition->kind != PSG_BINDING || !(definition->flags & NODE_INTRINSIC_DECL) ||
      !is_printf(definition->b))
    return INTRINSIC_NONE;
  return (IntrinsicId)definition->b;
}

static NodeId skip_annotations(const Graph *g, NodeId node) {
  while (psg_kind(g, node) == PSG_TYPE_ANNOTATION || psg_kind(g, node) == PSG_COERCE)
    node = psg_child(g, node, 0);
  return node;
}

NodeId psg_elaborate_format(Graph *g, NodeId node) {
  PsgNode *n = psg_node(g, node);
  IntrinsicId function;
  const NodeId *args = (const NodeId *)psg_run(g, n->children);
  uint32_t count = n->children.count;
  NodeId format = {0};
  if (n->kind == PSG_INTRINSIC) {
    function = named_function(g, node);
    /* An Application around it takes it in. */
    if (!function || !count) return (NodeId){0};
    if (n->parent.index && psg_kind(g, n->parent) == PSG_APPLICATION &&
        psg_child(g, n->parent, 0).index == node.index)
      return (NodeId){0};
    format = args[0];
    args++, count--;
  } else {
    function = named_function(g, args[0]);
    if (!function) return (NodeId){0};
    if (psg_kind(g, args[0]) == PSG_INTRINSIC) {
      if (!psg_child_count(g, args[0])) return (NodeId){0};
      format = psg_child(g, args[0], 0);
      args++, count--;
    } else {
      if (count < 2) return (NodeId){0};
      format = args[1];
      args += 2, count -= 2;
    }
  }
  format = skip_annotations(g, format);
  if (psg_kind(g, format) != PSG_LITERAL) return (NodeId){0};
  LiteralRow *literal = psg_literal(g, psg_node(g, format)->a);
  if (literal->kind != LITERAL_FORMAT && literal->kind != LITERAL_STRING) return (NodeId){0};
  Arena scratch;
  arena_init(&scratch, "format");
  Format f = {.g = g, .t = g->types, .scratch = &scratch, .at = n->span, .function = function};
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", psg_intrinsic_info[function].operation);
  Name text = {literal->low};
  read_format(&f, name_text(g->names, text), name_size(g->names, text));
  NodeId into = elaborate(&f, args, count, n->type);
  psg_end_expansion(g, outer);
  if (into.index) psg_link_expansion(g, node, into);
  arena_end(&scratch);
  return into;
}
