/* advice: what to write instead, for the mismatches that people make most: an option where its value is wanted, a number of
 * another type, a text where a number is, a function that lacks an argument. A hint is given only where it is likely meant.
 */
#include "clef/sema/sema.h"

static bool is_int(PrimKind prim) { return prim >= PRIM_INT8 && prim <= PRIM_UINT64; }
static bool is_float(PrimKind prim) { return prim == PRIM_FLOAT32 || prim == PRIM_FLOAT64; }

/* Is `type` this generic type, and of what? */
static bool is_of(Sema *s, TypeId type, const char *name, TypeId *item) {
  Types *t = s->types;
  TyconId tycon = type_tycon(t, type);
  if (!tycon.index || type_row(t, type)->args.count != 1) return false;
  *item = type_resolve(t, type_arg(t, type, 0));
  return !strcmp(name_text(s->names, tycon_row(t, tycon)->name), name);
}

static bool may_equal(Sema *s, TypeId a, TypeId b) {
  Types *t = s->types;
  a = type_resolve(t, a), b = type_resolve(t, b);
  return type_kind(t, a) == TYPE_VAR || type_kind(t, b) == TYPE_VAR || type_equal(t, a, b);
}

static const char *advise_prims(Sema *s, TypeId expected, TypeId actual) {
  PrimKind wanted = type_prim(s->types, expected), given = type_prim(s->types, actual);
  const char *name = sema_type_text(s, expected);
  if (strchr(name, '<')) return NULL; /* a unit of measure */
  if (wanted == PRIM_STRING && given == PRIM_CHAR)
    return "'string c' makes a string of a character; a string is written in double quotes";
  if (wanted == PRIM_CHAR && given == PRIM_STRING)
    return "a character is written in single quotes; 's.[0]' is the first of a string";
  if (wanted == PRIM_STRING && (is_int(given) || is_float(given) || given == PRIM_BOOL))
    return "'string x' makes a text of it; in a text, $\"{x}\"";
  if (given == PRIM_STRING && (is_int(wanted) || is_float(wanted)))
    return format_in(s->session, "'%s x' reads a number from a text", name);
  if ((is_int(given) || is_float(given)) && (is_int(wanted) || is_float(wanted)) && wanted != given)
    return format_in(s->session, "'%s x' converts a number to '%s'%s", name, name,
                     is_float(given) && is_int(wanted) ? ", leaving its fraction out" : "");
  return NULL;
}

const char *sema_advise_mismatch(Sema *s, TypeId expected, TypeId actual) {
  Types *t = s->types;
  expected = type_resolve(t, expected), actual = type_resolve(t, actual);
  TypeKind wanted = type_kind(t, expected), given = type_kind(t, actual);
  TypeId item, other;
  if (wanted == TYPE_ERROR || given == TYPE_ERROR) return NULL;
  if (wanted == TYPE_TUPLE && given == TYPE_TUPLE) {
    uint32_t want = type_row(t, expected)->args.count, have = type_row(t, actual)->args.count;
    if (want != have)
      return format_in(s->session, "a tuple of %u is wanted, this one has %u elements", want, have);
  }
  if (is_of(s, expected, "Ref", &item) && given == TYPE_APP)
    return type_is_known(t, actual, KNOWN_BOOL)
               ? "'!' reads a ref cell; negation is 'not x'"
               : "'!' reads a ref cell, which 'ref x' makes; negation is 'not x'";
  if (given == TYPE_FUNCTION && wanted != TYPE_FUNCTION && wanted != TYPE_VAR)
    return "it is a function: is an argument missing?";
  if (is_of(s, actual, "option", &item) && may_equal(s, item, expected))
    return "there may be no value: match on Some and None, or use Option.defaultValue";
  if (is_of(s, expected, "option", &item) && may_equal(s, item, actual))
    return "write 'Some' before it";
  if ((is_of(s, actual, "Async", &item) || is_of(s, actual, "Task", &item)) &&
      may_equal(s, item, expected))
    return "'let! x = ...' takes its result, in the same computation expression";
  if (is_of(s, actual, "Ref", &item) && may_equal(s, item, expected))
    return "'.Value' is what it holds";
  if (is_of(s, expected, "list", &item) && type_is_known(t, actual, KNOWN_ARRAY))
    return "List.ofArray makes a list of it";
  if (is_of(s, expected, "list", &item) && is_of(s, actual, "seq", &other))
    return "List.ofSeq makes a list of it";
  if (type_is_known(t, expected, KNOWN_ARRAY) && is_of(s, actual, "list", &item))
    return "Array.ofList makes an array of it; [| ... |] writes one";
  if (is_of(s, expected, "list", &item) && may_equal(s, item, actual) && wanted == TYPE_APP)
    return "[ x ] is a list of one element";
  if (type_is_known(t, expected, KNOWN_UNIT))
    return "'|> ignore' drops a result that is not wanted";
  return wanted == TYPE_APP && given == TYPE_APP ? advise_prims(s, expected, actual) : NULL;
}

const char *sema_advise_operator(Sema *s, TypeId type, const char *op) {
  TypeId item;
  type = type_resolve(s->types, type);
  if (type_kind(s->types, type) == TYPE_FUNCTION)
    return "it is a function: is an argument missing?";
  if (is_of(s, type, "option", &item))
    return "there may be no value: match on Some and None, or use Option.map";
  if (is_of(s, type, "Ref", &item)) return "'.Value' is what it holds";
  if (is_of(s, type, "list", &item) && !strcmp(op, "+")) return "lists are joined by '@'";
  if (type_is_known(s->types, type, KNOWN_ARRAY) && !strcmp(op, "+"))
    return "Array.append joins arrays";
  if (is_of(s, type, "Async", &item)) return "'let! x = ...' takes its result";
  static const char *const others[][2] = {
      {"==", "equality is '='"},
      {"===", "equality is '='"},
      {"!=", "inequality is '<>'"},
      {"!==", "inequality is '<>'"},
      {"++", "to count, write 'x <- x + 1' with 'let mutable x'; '@' joins lists, '+' strings"},
      {"--", "to count down, write 'x <- x - 1' with 'let mutable x'"},
      {"+=", "write 'x <- x + …' with 'let mutable x'"},
      {"-=", "write 'x <- x - …' with 'let mutable x'"},
      {"*=", "write 'x <- x * …' with 'let mutable x'"},
      {"/=", "write 'x <- x / …' with 'let mutable x'; inequality is '<>'"},
      {"&", "'&&' is the logical and, '&&&' works on bits"},
      {"|", "'||' is the logical or, '|||' works on bits"},
      {"^", "'+' joins strings; '**' is the power of floats, '^^^' works on bits"},
      {">>", "'>>>' shifts bits; '>>' composes functions"},
      {"<<", "'<<<' shifts bits; '<<' composes functions"},
  };
  for (size_t i = 0; i < COUNT_OF(others); i++)
    if (!strcmp(op, others[i][0])) return others[i][1];
  if (type_kind(s->types, type) == TYPE_TUPLE)
    return "it is a tuple: the elements of a list are separated by ';'";
  return NULL;
}
