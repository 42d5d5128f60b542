/* printf_format: intrinsic elaboration of the printf family.
 *
 * In:    an Intrinsic of the family, or an Application of one to arguments.
 * Out:   a call of the library for each piece (rt/README.md, What a format becomes); arguments are
 * evaluated first, in order.
 *        With too few arguments a Lambda over the missing ones. Elaboration.Kind "Intrinsic", .For the function's name.
 *        A format that is no literal: a call of the library's function of that name in PrintfValue. A literal that
 *        no function of the family takes: the record of rt/core/prim.clef, its field a Lambda over where the text
 *        goes and what is done at the end.
 * Tests: t/psg/saturate-format.fs, t/unit/psg_format.c
 *
 *   printfn "%d: %s" n s      let $1 = n; let $2 = s; print (decimal 0 0 (int64 $1)); print ": "; print $2; print "\n"
 *   sprintf "%d" n            decimal 0 0 (int64 n)
 *   sprintf "a%db" n          concat [| "a"; decimal 0 0 (int64 n); "b" |]
 *   printfn "%d %d" n         let $1 = n; fun $2 -> …
 *   ksprintf k "%d" n         let $0 = k; $0 (decimal 0 0 (int64 n))
 *   fprintf w "%d" n          let $0 = w; write $0 (decimal 0 0 (int64 n))
 *   "%d" as a value           { formatCode = fun $state $finish -> fun $1 -> $finish (decimal 0 0 (int64 $1)) }
 */
#include "clef/base/vec.h"
#include "clef/psg/graph/library.h"
#include "clef/psg/graph/make.h"
#include "clef/psg/elaborate/saturate.h"

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

/* Where the pieces go. */
typedef enum Sink { SINK_TEXT, SINK_OUT, SINK_ERROR, SINK_WRITER, SINK_BUILDER } Sink;

typedef struct Format {
  Graph *g;
  Types *t;
  Arena *scratch;
  Span at;
  IntrinsicId function; /* none: the literal is a value */
  Sink sink;
  NodeId state;  /* bindings: the writer or builder, */
  NodeId finish; /* and what is called at the end */
  VEC(Piece) pieces;
  uint32_t arg_count; /* of the holes */
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
  if (f->function == INTRINSIC_PRINTFN || f->function == INTRINSIC_EPRINTFN ||
      f->function == INTRINSIC_FPRINTFN)
    text_add_char(&text, '\n');
  add_text(f, &text);
}

/* --- Pieces --- */

static TypeId range_of(Types *t, TypeId type) {
  TypeRow *row = type_row(t, type_resolve(t, type));
  return row->kind == TYPE_FUNCTION ? (TypeId){run_items(t, row->args)[1]} : type;
}
static TypeId domain_of(Types *t, TypeId type) {
  TypeRow *row = type_row(t, type_resolve(t, type));
  return row->kind == TYPE_FUNCTION ? (TypeId){run_items(t, row->args)[0]} : type_error(t);
}

static NodeId convert(Format *f, NodeId value, KnownTycon to) {
  TypeId from = make_node_type(f->g, value), wanted = type_of(f->t, to);
  if (type_equal(f->t, from, wanted)) return value;
  return make_intrinsic1(f->g, f->at, INTRINSIC_CONVERT, wanted, from, value);
}

/* The bits of an integer, zero-extended. */
static NodeId bits(Format *f, NodeId value) {
  switch (type_prim(f->t, make_node_type(f->g, value))) {
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
  switch (type_prim(f->t, make_node_type(f->g, value))) {
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
  return psg_library_call(f->g, psg_plain(function), type_of(f->t, KNOWN_STRING), args, count,
                          f->at);
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
  NodeId width = make_int32(g, at, h->width < 0 ? 0 : h->width);
  if (h->star_width) {
    NodeId given = convert(f, args[used++], KNOWN_INT32);
    width = psg_library_call(g, psg_plain(LIBRARY_FORMAT_WIDTH), type_of(f->t, KNOWN_INT32), &given,
                             1, at);
  }
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
    if (type_is_known(f->t, make_node_type(g, value), KNOWN_DECIMAL))
      return call(f, LIBRARY_FORMAT_DECIMAL_REAL,
                  (NodeId[]){flags, width, precision, make_int32(g, at, kind), value}, 5);
    if (kind >= 3 && type_is_known(f->t, make_node_type(g, value), KNOWN_FLOAT32))
      return call(f, LIBRARY_FORMAT_SINGLE,
                  (NodeId[]){flags, width, precision, make_int32(g, at, kind), value}, 5);
    return call(f, LIBRARY_FORMAT_REAL,
                (NodeId[]){flags, width, precision, make_int32(g, at, kind),
                           convert(f, value, KNOWN_FLOAT)},
                5);
  }
  case 'M': return call(f, LIBRARY_FORMAT_PLACES, (NodeId[]){flags, width, value}, 3);
  case 'b': return call(f, LIBRARY_FORMAT_BOOL, (NodeId[]){flags, width, value}, 3);
  case 'c': return call(f, LIBRARY_FORMAT_CHAR, (NodeId[]){flags, width, value}, 3);
  default: break;
  }
  if (h->letter == 'A') {
    TypeId type = make_node_type(g, value);
    return psg_library_call(g, (LibraryUse){LIBRARY_ANY_FORMAT, &type, 1},
                            type_of(f->t, KNOWN_STRING), (NodeId[]){flags, width, precision, value},
                            4, at);
  }
  NodeId text = h->letter == 'O' || h->letter == 'P' ? shown(f, value) : value;
  return plain ? text : call(f, LIBRARY_FORMAT_TEXT, (NodeId[]){flags, width, text}, 3);
}

/* The argument of a function in the place of a hole. */
static NodeId place(Format *f) {
  if (f->state.index) return make_use(f->g, f->at, f->state);
  if (f->sink == SINK_TEXT) return make_unit(f->g, f->at);
  LibraryFunction function = f->sink == SINK_OUT ? LIBRARY_FORMAT_OUT : LIBRARY_FORMAT_ERR;
  NodeId unit = make_unit(f->g, f->at);
  TypeId writer = range_of(f->t, make_node_type(f->g, psg_library(f->g, function)));
  return psg_library_call(f->g, psg_plain(function), writer, &unit, 1, f->at);
}

/* %t, %a: the function applied to where the text goes, () for a string, and to the value. */
static NodeId applied(Format *f, const Hole *h, const NodeId *args) {
  uint32_t used = (uint32_t)h->star_width + h->star_precision;
  NodeId given[2] = {place(f), h->letter == 'a' ? args[used + 1] : (NodeId){0}};
  TypeId result = make_node_type(f->g, args[used]);
  for (uint32_t i = 0; i < 1u + (h->letter == 'a'); i++)
    result = type_arg(f->t, type_resolve(f->t, result), 1);
  return make_apply(f->g, f->at, args[used], given, 1u + (h->letter == 'a'), result);
}

/* --- Calls --- */

static NodeId whole_text(Format *f, NodeId *texts, uint32_t count) {
  if (!count) return make_string(f->g, f->at, "", 0);
  if (count == 1) return texts[0];
  if (count == 2) return call(f, LIBRARY_CONCAT2, texts, 2);
  if (count == 3) return call(f, LIBRARY_CONCAT3, texts, 3);
  TypeId strings = type_array(f->t, type_of(f->t, KNOWN_STRING), 1);
  NodeId array = psg_new_n(f->g, PSG_ARRAY_EXPR, strings, f->at, texts, count);
  psg_node(f->g, array)->affinity = AFFINITY_COUNTED;
  return call(f, LIBRARY_CONCAT, &array, 1);
}

/* One piece to where the text goes. */
static NodeId written(Format *f, NodeId text) {
  TypeId unit = type_of(f->t, KNOWN_UNIT);
  LibraryFunction function = f->sink == SINK_OUT      ? LIBRARY_PRINT
                             : f->sink == SINK_ERROR  ? LIBRARY_PRINT_ERROR
                             : f->sink == SINK_WRITER ? LIBRARY_FORMAT_WRITE
                                                      : LIBRARY_FORMAT_APPEND;
  if (f->sink == SINK_OUT || f->sink == SINK_ERROR)
    return psg_library_call(f->g, psg_plain(function), unit, &text, 1, f->at);
  return psg_library_call(f->g, psg_plain(function), unit, (NodeId[]){place(f), text}, 2, f->at);
}

/* What is done with the text, or after it was written. `type`: of the whole. */
static NodeId finished(Format *f, NodeId text, TypeId type) {
  Graph *g = f->g;
  if (f->function == INTRINSIC_FAILWITHF)
    return psg_library_call(g, (LibraryUse){LIBRARY_FAILWITH, &type, 1}, type, &text, 1, f->at);
  if (!f->finish.index) return text;
  bool takes_text = f->function == INTRINSIC_NONE || f->sink == SINK_TEXT;
  if (!takes_text) text = make_unit(g, f->at);
  return make_apply(g, f->at, make_use(g, f->at, f->finish), &text, 1, type);
}

static NodeId result_of(Format *f, const NodeId *args, TypeId type) {
  Graph *g = f->g;
  uint32_t count = f->pieces.count, used = 0;
  bool has_functions = false;
  NodeId *texts = NEW_ARRAY(f->scratch, NodeId, count + 2);
  bool *is_function = NEW_ARRAY(f->scratch, bool, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    Piece *p = &f->pieces.items[i];
    if (!p->hole.letter) {
      texts[i] = make_string(g, f->at, p->text, p->size);
      continue;
    }
    is_function[i] = p->hole.letter == 'a' || p->hole.letter == 't';
    has_functions |= is_function[i];
    texts[i] =
        is_function[i] ? applied(f, &p->hole, args + used) : hole_text(f, &p->hole, args + used);
    used += args_of(&p->hole);
  }
  if (f->sink == SINK_TEXT) return finished(f, whole_text(f, texts, count), type);
  if (f->sink == SINK_ERROR && !has_functions && count) { /* it is not buffered: one write */
    texts[0] = whole_text(f, texts, count);
    count = 1;
  }
  for (uint32_t i = 0; i < count; i++)
    if (!is_function[i]) texts[i] = written(f, texts[i]);
  if (f->finish.index)
    texts[count++] = finished(f, make_string(g, f->at, "", 0), type);
  else if (!count)
    return make_unit(g, f->at);
  return make_sequence(g, f->at, texts, count);
}

static bool is_constant(const Graph *g, NodeId e) { return psg_kind(g, e) == PSG_LITERAL; }

/* `lead`: a writer and what is done at the end, in the order of the function's parameters; `args`: what was given after the
 * format; `type`: of the application. */
static NodeId elaborate(Format *f, const NodeId *lead, uint32_t leads, const NodeId *args,
                        uint32_t given, TypeId type) {
  Graph *g = f->g;
  Span at = f->at;
  uint32_t wanted = f->arg_count, missing = given < wanted ? wanted - given : 0;
  VEC(NodeId) items = {0};
  NodeId *values = NEW_ARRAY(f->scratch, NodeId, wanted + 1),
         *variables = NEW_ARRAY(f->scratch, NodeId, missing + 1);
  for (uint32_t i = 0; i < leads; i++) {
    bool is_state = i + 1 == leads && f->sink != SINK_TEXT;
    TypeId place = make_node_type(g, lead[i]);
    NodeId value =
        is_state ? make_intrinsic1(g, at, INTRINSIC_PRESENT, place, place, lead[i]) : lead[i];
    NodeId binding = make_let(g, at, "$place", value, false);
    vec_push(f->scratch, &items, binding);
    *(is_state ? &f->state : &f->finish) = binding;
  }
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
  for (uint32_t i = given; i > wanted; i--) /* the last holes' result is a function */
    result = type_function(f->t, make_node_type(g, args[i - 1]), result);
  for (uint32_t i = 0; i < missing; i++) {
    variables[i] = make_variable(g, at, "$arg", domain_of(f->t, result));
    values[given + i] = make_use(g, at, variables[i]);
    result = range_of(f->t, result);
  }
  NodeId body = result_of(f, values, result);
  if (missing)
    body = make_lambda(g, at, variables, missing, body);
  else if (given > wanted)
    body = make_apply(g, at, body, args + wanted, given - wanted, type);
  vec_push(f->scratch, &items, body);
  return make_sequence(g, at, items.items, items.count);
}

/* --- The family --- */

static bool is_printf(uint32_t intrinsic) {
  return intrinsic >= INTRINSIC_PRINTF && intrinsic <= INTRINSIC_KPRINTF;
}

/* Arguments before the format. */
static uint32_t leads_of(IntrinsicId function) {
  switch (function) {
  case INTRINSIC_FPRINTF:
  case INTRINSIC_FPRINTFN:
  case INTRINSIC_BPRINTF:
  case INTRINSIC_KSPRINTF:
  case INTRINSIC_KPRINTF: return 1;
  case INTRINSIC_KFPRINTF:
  case INTRINSIC_KBPRINTF: return 2;
  default: return 0;
  }
}

static Sink sink_of(IntrinsicId function) {
  switch (function) {
  case INTRINSIC_PRINTF:
  case INTRINSIC_PRINTFN: return SINK_OUT;
  case INTRINSIC_EPRINTF:
  case INTRINSIC_EPRINTFN: return SINK_ERROR;
  case INTRINSIC_FPRINTF:
  case INTRINSIC_FPRINTFN:
  case INTRINSIC_KFPRINTF: return SINK_WRITER;
  case INTRINSIC_BPRINTF:
  case INTRINSIC_KBPRINTF: return SINK_BUILDER;
  default: return SINK_TEXT;
  }
}

static NodeId skip_annotations(const Graph *g, NodeId node) {
  while (psg_kind(g, node) == PSG_TYPE_ANNOTATION || psg_kind(g, node) == PSG_COERCE)
    node = psg_child(g, node, 0);
  return node;
}

static bool is_format_literal(const Graph *g, NodeId node) {
  if (psg_kind(g, node) != PSG_LITERAL) return false;
  LiteralKind kind = (LiteralKind)psg_literal_row(g, psg_literal(g, node)->value)->kind;
  return kind == LITERAL_FORMAT || kind == LITERAL_STRING;
}

/* The call with a format that is a value: the library's function of the same name. */
static NodeId call_by_value(Graph *g, NodeId intrinsic) {
  _Static_assert(LIBRARY_KPRINTF_VALUE - LIBRARY_PRINTF_VALUE ==
                     INTRINSIC_KPRINTF - INTRINSIC_PRINTF,
                 "library.def has a row for each intrinsic of the family");
  const PsgNode *n = psg_node(g, intrinsic);
  LibraryFunction function =
      (LibraryFunction)(LIBRARY_PRINTF_VALUE + (psg_intrinsic_of(n)->id - INTRINSIC_PRINTF));
  return psg_library_call(
      g,
      (LibraryUse){function, (const TypeId *)psg_run(g, psg_intrinsic_of(n)->types),
                   psg_intrinsic_of(n)->types.count},
      n->type, (const NodeId *)psg_run(g, n->children), n->children.count, n->span);
}

NodeId psg_elaborate_format(Graph *g, NodeId node) {
  PsgNode *n = psg_node(g, node);
  const NodeId *args = (const NodeId *)psg_run(g, n->children);
  uint32_t count = n->children.count;
  NodeId intrinsic = node;
  if (n->kind == PSG_APPLICATION) {
    intrinsic = args[0];
    args++, count--;
  } else {
    count = 0;
  }
  const PsgNode *call = psg_node(g, intrinsic);
  if (call->kind != PSG_INTRINSIC || !is_printf(psg_intrinsic_of(call)->id) ||
      !call->children.count)
    return (NodeId){0};
  IntrinsicId function = psg_intrinsic_of(call)->id;
  uint32_t leads = leads_of(function);
  const NodeId *lead = (const NodeId *)psg_run(g, call->children);
  NodeId format = skip_annotations(g, lead[leads]);
  bool is_literal = is_format_literal(g, format);
  if (intrinsic.index == node.index) {
    /* An Application around it takes it in. */
    if (is_literal && n->parent.index && psg_kind(g, n->parent) == PSG_APPLICATION &&
        psg_child(g, n->parent, 0).index == node.index)
      return (NodeId){0};
  } else if (!is_literal) {
    return (NodeId){0};
  }
  Arena scratch;
  arena_init(&scratch, "format");
  Format f = {.g = g,
              .t = g->types,
              .scratch = &scratch,
              .at = n->span,
              .function = function,
              .sink = sink_of(function)};
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", psg_intrinsic_info[function].operation);
  NodeId into;
  if (is_literal) {
    Name text = {psg_literal_row(g, psg_literal(g, format)->value)->low};
    read_format(&f, name_text(g->names, text), name_size(g->names, text));
    into = elaborate(&f, lead, leads, args, count, n->type);
  } else {
    into = call_by_value(g, node);
  }
  psg_end_expansion(g, outer);
  if (into.index) psg_link_expansion(g, node, into);
  arena_end(&scratch);
  return into;
}

/* --- Formats as values --- */

/* Does the function that takes this literal elaborate it? */
static bool is_consumed(const Graph *g, NodeId literal) {
  NodeId node = literal, parent = psg_node(g, node)->parent;
  while (parent.index &&
         (psg_kind(g, parent) == PSG_TYPE_ANNOTATION || psg_kind(g, parent) == PSG_COERCE))
    node = parent, parent = psg_node(g, node)->parent;
  return parent.index && psg_kind(g, parent) == PSG_INTRINSIC &&
         is_printf(psg_intrinsic(g, parent)->id);
}

NodeId psg_elaborate_format_value(Graph *g, NodeId node) {
  PsgNode *n = psg_node(g, node);
  LiteralRow *literal = psg_literal_row(g, psg_literal_of(n)->value);
  if (literal->kind != LITERAL_FORMAT || is_consumed(g, node)) return (NodeId){0};
  Types *t = g->types;
  TypeId type = type_resolve(t, n->type), state = type_resolve(t, type_arg(t, type, 1));
  FieldId field = {tycon_row(t, type_known(t, KNOWN_FORMAT))->fields};
  TypeId code = type_of_field(t, field, type), finish = domain_of(t, range_of(t, code));
  Arena scratch;
  arena_init(&scratch, "format");
  bool is_text = type_kind(t, state) != TYPE_APP || type_is_known(t, state, KNOWN_UNIT);
  TypeId writer = range_of(t, make_node_type(g, psg_library(g, LIBRARY_FORMAT_OUT)));
  Format f = {.g = g,
              .t = t,
              .scratch = &scratch,
              .at = n->span,
              .sink = is_text                        ? SINK_TEXT
                      : type_equal(t, state, writer) ? SINK_WRITER
                                                     : SINK_BUILDER};
  uint32_t outer = psg_begin_expansion(g, "Intrinsic", "format");
  NodeId variables[2] = {make_variable(g, n->span, "$state", state),
                         make_variable(g, n->span, "$finish", finish)};
  f.state = variables[0], f.finish = variables[1];
  Name text = {literal->low};
  read_format(&f, name_text(g->names, text), name_size(g->names, text));
  NodeId body = elaborate(&f, NULL, 0, NULL, 0, type_arg(t, type, 0)), into = {0};
  if (body.index) {
    NodeId function = make_lambda(g, n->span, variables, 2, body);
    into = psg_new2(g, PSG_RECORD_EXPR, type, n->span, function,
                    make_string(g, n->span, name_text(g->names, text), name_size(g->names, text)));
    psg_record(g, into)->fields = psg_list(g, (uint32_t[]){field.index, field.index + 1}, 2);
  }
  psg_end_expansion(g, outer);
  if (into.index) psg_link_expansion(g, node, into);
  arena_end(&scratch);
  return into;
}
