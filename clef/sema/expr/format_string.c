/* format_string: types a format literal by its holes, and turns interpolated strings into concatenations.
 *
 *   %[flags][width][.precision]type     flags - 0 + space #; width and precision may be *
 */
#include "clef/sema/check.h"
#include "clef/sema/report/report.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/nodes.h"
#include "clef/sema/call/operator.h"
#include "clef/sema/expr/expr.h"

typedef struct FormatReader {
  Sema *s;
  Span span;
  VEC(TypeId) holes;
  TypeId state, residue, result;
  const char *fault; /* why it is none, where that is more than a character that stands for nothing */
} FormatReader;

static TypeId integer_hole(FormatReader *r) {
  Sema *s = r->s;
  static const KnownTycon integers[] = {
      KNOWN_INT32,  KNOWN_INT,    KNOWN_INT64, KNOWN_INT16,  KNOWN_INT8,      KNOWN_UINT8,
      KNOWN_UINT16, KNOWN_UINT32, KNOWN_UINT,  KNOWN_UINT64, KNOWN_NATIVEINT, KNOWN_UNATIVEINT};
  uint32_t list[COUNT_OF(integers)];
  for (size_t i = 0; i < COUNT_OF(integers); i++) list[i] = type_of(s->types, integers[i]).index;
  TypeId var = sema_new_var(s, r->span);
  ConstraintRow constraint = {.kind = CONSTRAINT_ONE_OF,
                              .support = types_run(s->types, list, COUNT_OF(list)),
                              .span = r->span};
  uint32_t constraints = 0;
  type_add_constraint(s->types, &constraints, constraint);
  VarRow *row = var_row(s->types, type_row(s->types, var)->head);
  row->constraints = constraints;
  row->default_type = sema_int(s);
  return var;
}

/* One of the types, with any unit; the first where nothing decides. */
static TypeId number_hole(FormatReader *r, const uint32_t *list, uint32_t count) {
  Sema *s = r->s;
  TypeId var = sema_new_var(s, r->span);
  ConstraintRow constraint = {
      .kind = CONSTRAINT_ONE_OF, .support = types_run(s->types, list, count), .span = r->span};
  uint32_t constraints = 0;
  type_add_constraint(s->types, &constraints, constraint);
  VarRow *row = var_row(s->types, type_row(s->types, var)->head);
  row->constraints = constraints;
  row->default_type = (TypeId){list[0]};
  return var;
}

static TypeId float_hole(FormatReader *r) {
  Types *t = r->s->types;
  uint32_t list[] = {type_of(t, KNOWN_FLOAT).index, type_of(t, KNOWN_FLOAT32).index,
                     type_of(t, KNOWN_DECIMAL).index};
  return number_hole(r, list, COUNT_OF(list));
}

static TypeId decimal_hole(FormatReader *r) {
  uint32_t list[] = {type_of(r->s->types, KNOWN_DECIMAL).index};
  return number_hole(r, list, COUNT_OF(list));
}

/* The digits at `p`; where they end, or NULL when the number is no int32. */
static const char *read_width(FormatReader *r, const char *p, const char *end) {
  int64_t width = 0;
  for (; p < end && *p >= '0' && *p <= '9'; p++)
    if ((width = width * 10 + (*p - '0')) > INT32_MAX) {
      r->fault = "a width or precision is too large";
      return NULL;
    }
  return p;
}

/* One specifier at `p` (after the %); where it ends, or NULL when it is none. */
static const char *read_hole(FormatReader *r, const char *p, const char *end) {
  Sema *s = r->s;
  Types *t = s->types;
  bool zeros = false, precise = false;
  const char *flags = p;
  for (; p < end && strchr("-0+ #", *p); p++) {
    if (memchr(flags, *p, (size_t)(p - flags))) {
      r->fault = format_in(s->session, "the flag '%c' is set twice", *p);
      return NULL;
    }
    zeros = zeros || *p == '0';
  }
  if (memchr(flags, '#', (size_t)(p - flags))) return NULL; /* no flag in F# */
  if (memchr(flags, '+', (size_t)(p - flags)) && memchr(flags, ' ', (size_t)(p - flags)))
    return NULL;
  if (p < end && *p == '*')
    vec_push(s->unit, &r->holes, sema_int(s)), p++;
  else if (!(p = read_width(r, p, end)))
    return NULL;
  if (p < end && *p == '.') {
    p++;
    if (p < end && *p == '*')
      vec_push(s->unit, &r->holes, sema_int(s)), p++;
    else if (!(p = read_width(r, p, end)))
      return NULL;
    precise = true;
  }
  if (p >= end) return NULL;
  if (strchr("bcs", *p) && (precise || zeros)) return NULL; /* as F# has it: flags of numbers */
  switch (*p) {
  case 'd':
  case 'i':
  case 'u':
  case 'x':
  case 'X':
  case 'o':
  case 'B': vec_push(s->unit, &r->holes, integer_hole(r)); break;
  case 'f':
  case 'F':
  case 'e':
  case 'E':
  case 'g':
  case 'G': vec_push(s->unit, &r->holes, float_hole(r)); break;
  case 'M': vec_push(s->unit, &r->holes, decimal_hole(r)); break;
  case 's': vec_push(s->unit, &r->holes, type_of(t, KNOWN_STRING)); break;
  case 'b': vec_push(s->unit, &r->holes, type_of(t, KNOWN_BOOL)); break;
  case 'c': vec_push(s->unit, &r->holes, type_of(t, KNOWN_CHAR)); break;
  case 'O':
  case 'A': vec_push(s->unit, &r->holes, sema_new_var(s, r->span)); break;
  case 'a': {
    TypeId value = sema_new_var(s, r->span);
    vec_push(s->unit, &r->holes, type_function(t, r->state, type_function(t, value, r->residue)));
    vec_push(s->unit, &r->holes, value);
    break;
  }
  case 't': vec_push(s->unit, &r->holes, type_function(t, r->state, r->residue)); break;
  default: return NULL;
  }
  return p + 1;
}

bool sema_is_format(Types *t, TypeId type) {
  return type_is_known(t, type, KNOWN_FORMAT) || type_is_known(t, type, KNOWN_FORMAT_OF_TUPLE);
}

/* A format without the tuple of its holes, which `tuple` gets: unit for none, the hole's type for one. */
static NodeId check_plain_format(Sema *s, Syn *literal, TypeId format_type, TypeId *tuple) {
  Types *t = s->types;
  FormatReader r = {.s = s, .span = literal->span};
  r.state = type_arg(t, format_type, 1), r.residue = type_arg(t, format_type, 2),
  r.result = type_arg(t, format_type, 3);
  const char *p = literal->u.bytes, *end = p + literal->size;
  while (p < end) {
    if (*p++ != '%') continue;
    if (p < end && *p == '%') {
      p++;
      continue;
    }
    const char *next = read_hole(&r, p, end);
    if (!next) {
      diag(s->diags, literal->span, D_BAD_FORMAT,
           r.fault   ? r.fault
           : p < end ? format_in(s->session, "'%c' is not a format specifier", *p)
                     : "the end is not a format specifier");
      return sema_error_node(s, format_type, literal->span);
    }
    p = next;
  }
  TypeId printer = r.result;
  for (uint32_t i = r.holes.count; i-- > 0;) printer = type_function(t, r.holes.items[i], printer);
  if (!type_unify(&s->unifier, type_arg(t, format_type, 0), printer)) {
    sema_mismatch(s, literal->span, type_arg(t, format_type, 0), printer);
  }
  if (tuple)
    *tuple = r.holes.count == 0   ? type_of(t, KNOWN_UNIT)
             : r.holes.count == 1 ? r.holes.items[0]
                                  : type_tuple(t, r.holes.items, r.holes.count, false);
  return psg_new_literal(
      s->graph, psg_literal_text(s->graph, LITERAL_FORMAT, literal->u.bytes, literal->size),
      format_type, literal->span);
}

NodeId sema_check_format(Sema *s, Syn *literal, TypeId format_type) {
  Types *t = s->types;
  if (!type_is_known(t, format_type, KNOWN_FORMAT_OF_TUPLE))
    return check_plain_format(s, literal, format_type, NULL);
  TypeId args[4], tuple = {0};
  for (uint32_t i = 0; i < COUNT_OF(args); i++) args[i] = type_arg(t, format_type, i);
  TypeId plain = type_app(t, type_known(t, KNOWN_FORMAT), args, COUNT_OF(args));
  NodeId format = check_plain_format(s, literal, plain, &tuple);
  if (!tuple.index) return format;
  if (!type_unify(&s->unifier, type_arg(t, format_type, 4), tuple))
    sema_mismatch(s, literal->span, type_arg(t, format_type, 4), tuple);
  return sema_library_call(s, "FormatOfTuple", "make", format_type, &format, 1, literal->span);
}

/* A value as text. */
static NodeId text_of(Sema *s, NodeId value, Span span) {
  return sema_make_conversion(s, value, KNOWN_STRING, span);
}

static NodeId hole_text(Sema *s, const Scope *scope, Syn *hole) {
  Types *t = s->types;
  TypeId type;
  if (hole->name.index) { /* %d{x}: sprintf "%d" x */
    const char *spec = name_text(s->names, hole->name);
    NodeId function = sema_use_value(s, sema_library(s, "ExtraTopLevelOperators", "sprintf"),
                                     (Name){0}, hole->span);
    Syn literal = {.kind = SYN_CONST, .sub = SYN_CONST_STRING, .span = hole->span};
    literal.u.bytes = spec;
    literal.size = (uint32_t)strlen(spec);
    TypeId ftype = type_resolve(t, psg_node(s->graph, function)->type);
    NodeId format = sema_check_format(s, &literal, type_arg(t, ftype, 0));
    TypeId printer = type_resolve(t, type_arg(t, ftype, 1));
    if (type_kind(t, printer) != TYPE_FUNCTION)
      return sema_error_node(s, type_of(t, KNOWN_STRING), hole->span);
    NodeId value = sema_check_expr(s, scope, hole->items[0], type_arg(t, printer, 0));
    NodeId args[] = {format, value};
    return sema_apply_nodes(s, function, args, 2, type_of(t, KNOWN_STRING), hole->span);
  }
  NodeId value = sema_infer_expr(s, scope, hole->items[0], &type);
  NodeId text;
  if (hole->u.bytes && hole->size) {
    NodeId args[] = {value, psg_new_literal(s->graph,
                                            psg_literal_text(s->graph, LITERAL_STRING,
                                                             hole->u.bytes, hole->size),
                                            type_of(t, KNOWN_STRING), hole->span)};
    text = sema_library_call(s, "ObjectMembers", "Format", (TypeId){0}, args, 2, hole->span);
  } else {
    text = text_of(s, value, hole->span);
  }
  Syn *alignment = syn_item(hole, 1);
  if (!alignment) return text;
  int64_t width = (int64_t)alignment->u.bits;
  NodeId number = psg_new_literal(
      s->graph, psg_literal_int(s->graph, LITERAL_INT, (uint64_t)(width < 0 ? -width : width)),
      sema_int(s), hole->span);
  NodeId args[] = {text, number};
  return sema_library_call(s, "String", width < 0 ? "padRight" : "padLeft", (TypeId){0}, args, 2,
                           hole->span);
}

/* Text of a format of String.Format: braces are doubled. */
static void add_escaped(Text *format, const char *bytes, uint32_t size) {
  for (uint32_t i = 0; i < size; i++) {
    if (bytes[i] == '{' || bytes[i] == '}') text_add_char(format, bytes[i]);
    text_add_char(format, bytes[i]);
  }
}

/* A FormattableString: the format with numbered places, and the values as objects. */
static NodeId formattable(Sema *s, const Scope *scope, Syn *e) {
  Types *t = s->types;
  TypeId obj = type_of(t, KNOWN_OBJ);
  NodeId *values = NEW_ARRAY(s->unit, NodeId, e->count + 1);
  uint32_t count = 0;
  Text format = text_in(s->unit);
  for (uint32_t i = 0; i < e->count; i++) {
    Syn *part = e->items[i];
    if (part->kind != SYN_HOLE) {
      add_escaped(&format, part->u.bytes, part->size);
      continue;
    }
    text_add_char(&format, '{');
    text_add_u64(&format, count);
    if (part->name.index) /* %d{x}: its text */
      values[count] = hole_text(s, scope, part);
    else {
      TypeId type;
      Syn *alignment = syn_item(part, 1);
      values[count] = sema_infer_expr(s, scope, part->items[0], &type);
      if (alignment) {
        text_add_char(&format, ',');
        text_add_i64(&format, (int64_t)alignment->u.bits);
      }
      if (part->u.bytes && part->size) {
        text_add_char(&format, ':');
        text_add_bytes(&format, part->u.bytes, part->size);
      }
    }
    values[count] = sema_coerce(s, values[count], obj, COERCE_BOX, part->span);
    text_add_char(&format, '}');
    count++;
  }
  NodeId literal = psg_new_literal(
      s->graph,
      psg_literal_text(s->graph, LITERAL_STRING, text_string(&format), (uint32_t)format.size),
      type_of(t, KNOWN_STRING), e->span);
  TypeId objects = type_array(t, obj, 1);
  NodeId array = psg_new_n(s->graph, PSG_ARRAY_EXPR, objects, e->span, values, count);
  NodeId args[] = {literal, array};
  return sema_library_call(s, "FormattableImpl", "make", (TypeId){0}, args, 2, e->span);
}

static NodeId check_interp(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  Types *t = s->types;
  if (type_is_known(t, type_resolve(t, expect->type), KNOWN_FORMATTABLE_STRING))
    return formattable(s, scope, e);
  TypeId string = type_of(t, KNOWN_STRING);
  NodeId *pieces = NEW_ARRAY(s->unit, NodeId, e->count + 1);
  uint32_t count = 0;
  for (uint32_t i = 0; i < e->count; i++) {
    Syn *part = e->items[i];
    if (part->kind == SYN_HOLE)
      pieces[count++] = hole_text(s, scope, part);
    else if (part->size)
      pieces[count++] = psg_new_literal(
          s->graph, psg_literal_text(s->graph, LITERAL_STRING, part->u.bytes, part->size), string,
          part->span);
  }
  NodeId node;
  if (count == 0)
    node = psg_new_literal(s->graph, psg_literal_text(s->graph, LITERAL_STRING, "", 0), string,
                           e->span);
  else if (count == 1)
    node = pieces[0];
  else {
    NodeId array =
        psg_new_n(s->graph, PSG_ARRAY_EXPR, type_array(t, string, 1), e->span, pieces, count);
    node = sema_library_call(s, "PrintfImpl", "concat", (TypeId){0}, &array, 1, e->span);
  }
  return sema_fit_expected(s, node, expect, e->span);
}

NodeId sema_check_interp(Sema *s, const Scope *scope, Syn *e, const Expect *expect) {
  uint32_t outer = sema_begin_made(s, "interpolated string");
  NodeId node = check_interp(s, scope, e, expect);
  sema_end_made(s, outer);
  return node;
}
