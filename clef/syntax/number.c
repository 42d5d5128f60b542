/* number: the values of numeric literals, read from the source text of their token (F# specification, section 3.8).
 *
 * The lexer reads a numeric literal as one token. `scan` splits it into base, digits and suffix. The suffix, the point and the
 * exponent determine the kind of the constant. A constant without a value of 64 bits (decimal, bigint and the like) keeps its
 * digits as a string.
 */
#include <stdlib.h>

#include "clef/syntax/parser.h"

int digit_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return 99;
}

/* ---- the parts ---- */

typedef struct Number {
  const char *at, *end; /* what is not scanned yet; after `scan`, the suffix */
  int base;             /* 2, 8, 10 or 16 */
  bool negative;        /* a sign stood before it */
  bool is_float;        /* a point or an exponent was written */
  bool overflow;        /* the digits are more than `value` holds */
  uint64_t value;       /* of the digits before point and exponent */
  char *digits;         /* sign, digits, point and exponent, no `_`; ends with 0 */
  size_t size;
} Number;

static int scan_base(Number *n) {
  if (n->end - n->at < 2 || n->at[0] != '0') return 10;
  switch (n->at[1]) {
  case 'x':
  case 'X': return 16;
  case 'o':
  case 'O': return 8;
  case 'b':
  case 'B': return 2;
  default: return 10;
  }
}

static void keep(Number *n) { n->digits[n->size++] = *n->at++; }

/* Digits with `_` between them: false when `_` is at an end, or when there are none though there must be. */
static bool scan_digits(Number *n, bool may_be_none) {
  const char *first = n->at;
  while (n->at < n->end && (*n->at == '_' || digit_value(*n->at) < n->base)) {
    if (*n->at == '_') {
      n->at++;
      continue;
    }
    uint64_t digit = (uint64_t)digit_value(*n->at), base = (uint64_t)n->base;
    if (!n->is_float) {
      if (n->value > (UINT64_MAX - digit) / base) n->overflow = true;
      n->value = n->value * base + digit;
    }
    keep(n);
  }
  if (n->at == first) return may_be_none;
  return *first != '_' && n->at[-1] != '_';
}

static bool starts_exponent(const Number *n) {
  return n->base == 10 && n->end - n->at >= 2 && (*n->at == 'e' || *n->at == 'E') &&
         (digit_value(n->at[1]) < 10 || n->at[1] == '+' || n->at[1] == '-');
}

/* Base, digits, point and exponent; `at` is left at the suffix. False when it is no numeric literal. */
static bool scan(Number *n) {
  n->base = scan_base(n);
  if (n->base != 10) n->at += 2;
  if (n->negative) n->digits[n->size++] = '-';
  if (!scan_digits(n, false)) return false;
  if (n->base == 10 && n->at < n->end && *n->at == '.') {
    n->is_float = true;
    keep(n);
    if (!scan_digits(n, true)) return false;
  }
  if (starts_exponent(n)) {
    n->is_float = true;
    keep(n);
    if (*n->at == '+' || *n->at == '-') keep(n);
    if (!scan_digits(n, true)) return false;
  }
  n->digits[n->size] = 0;
  return true;
}

/* ---- numbers with a point ---- */

/* `12.5`: at most 15 digits and no exponent. Both the digits and the power of ten are exact, so that one division
 * rounds correctly (Clinger, How to read floating point numbers accurately, 1990). */
static bool short_float(const char *digits, size_t size, double *out) {
  static const double powers[] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
  uint64_t value = 0;
  size_t point = size;
  if (size > 16) return false;
  for (size_t i = 0; i < size; i++) {
    if (digits[i] == '.')
      point = i;
    else if (digits[i] >= '0' && digits[i] <= '9')
      value = value * 10 + (uint64_t)(digits[i] - '0');
    else
      return false;
  }
  if (point == size && size > 15) return false;
  *out = (double)value / powers[point == size ? 0 : size - point - 1];
  return true;
}

static void set_float(const Number *n, Syn *node) {
  node->sub = SYN_CONST_F64;
  if (!short_float(n->digits, n->size, &node->u.number)) node->u.number = strtod(n->digits, NULL);
}

/* 0x3f800000lf and LF: the bits of a float are written; false when they are too many. */
static bool set_float_bits(const Number *n, Syn *node) {
  bool single = *n->at == 'l';
  if (n->overflow || (single && n->value > UINT32_MAX)) return false;
  if (single) {
    uint32_t bits = (uint32_t)n->value;
    float number;
    memcpy(&number, &bits, sizeof number);
    node->u.number = number;
  } else {
    memcpy(&node->u.number, &n->value, sizeof n->value);
  }
  if (n->negative) node->u.number = -node->u.number;
  node->sub = single ? SYN_CONST_F32 : SYN_CONST_F64;
  return true;
}

static void set_digits(const Number *n, Syn *node, SynConst kind) {
  node->sub = (uint16_t)kind;
  node->u.bytes = n->digits;
  node->size = (uint32_t)n->size;
}

/* ---- integers ---- */

typedef struct IntForm { /* one row a suffix */
  const char *suffix;
  SynConst kind;
  uint8_t bits;
  bool is_signed;
  DiagCode range;
} IntForm;
static const IntForm int_forms[] = {
    {"", SYN_CONST_I32, 32, true, D_RANGE_I32},
    {"l", SYN_CONST_I32, 32, true, D_RANGE_I32},
    {"u", SYN_CONST_U32, 32, false, D_RANGE_U32},
    {"ul", SYN_CONST_U32, 32, false, D_RANGE_U32},
    {"y", SYN_CONST_I8, 8, true, D_RANGE_I8},
    {"uy", SYN_CONST_U8, 8, false, D_RANGE_U8},
    {"s", SYN_CONST_I16, 16, true, D_RANGE_I16},
    {"us", SYN_CONST_U16, 16, false, D_RANGE_U16},
    {"L", SYN_CONST_I64, 64, true, D_RANGE_I64},
    {"UL", SYN_CONST_U64, 64, false, D_RANGE_U64},
    {"uL", SYN_CONST_U64, 64, false, D_RANGE_U64},
    {"n", SYN_CONST_NATIVE, 64, true, D_RANGE_NATIVE},
    {"un", SYN_CONST_UNATIVE, 64, false, D_RANGE_UNATIVE},
};

static const IntForm *int_form(const char *suffix, size_t size) {
  for (size_t i = 0; i < COUNT_OF(int_forms); i++)
    if (strlen(int_forms[i].suffix) == size && !memcmp(int_forms[i].suffix, suffix, size))
      return &int_forms[i];
  return NULL;
}

/* Decimal digits are a number, others are bits: 0xFFy is -1y. */
static void set_int(Parser *parser, const Number *n, const IntForm *form, Syn *node) {
  /* `int` of a Clef source may be 64 bits wide: the checker handles literals that do not fit in 32 */
  bool has_suffix = *form->suffix != 0;
  uint32_t bits = !has_suffix && !parser->dialect->has_fixed_int ? 64 : form->bits;
  uint64_t mask = bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1;
  uint64_t limit = n->base == 10 && form->is_signed ? (mask >> 1) + (n->negative ? 1 : 0) : mask;
  uint64_t value = n->value;
  if (n->overflow || value > limit) {
    diag(parser->diags, node->span, form->range);
    value = 0;
  }
  if (n->negative) value = 0 - value;
  value &= mask;
  if (form->is_signed && (value >> (bits - 1) & 1)) value |= ~mask;
  node->sub = (uint16_t)form->kind;
  if (form->kind == SYN_CONST_I32 && has_suffix)
    node->flags |= SYN_F_POSTFIX; /* written 0l: int32, whatever int is */
  node->u.bits = value;
}

/* ---- by the suffix ---- */

/* Sets sub and payload; false when it is no numeric literal. */
static bool read_parts(Parser *parser, Number *n, Syn *node) {
  if (!scan(n)) return false;
  size_t suffix = (size_t)(n->end - n->at);
  if (suffix == 1 && n->base == 10 && (*n->at == 'f' || *n->at == 'F')) {
    node->sub = SYN_CONST_F32;
    node->u.number = strtof(n->digits, NULL);
    return true;
  }
  if (suffix == 1 && n->base == 10 && (*n->at == 'm' || *n->at == 'M')) {
    set_digits(n, node, SYN_CONST_DECIMAL);
    return true;
  }
  if (n->is_float) {
    set_float(n, node);
    return suffix == 0;
  }
  if (suffix == 1 && n->base == 10 && strchr("IQRZNG", *n->at)) {
    set_digits(n, node, SYN_CONST_BIG);
    node->name = name_of(parser->names, n->at, 1);
    return true;
  }
  if (suffix == 2 && n->base != 10 && (!memcmp(n->at, "lf", 2) || !memcmp(n->at, "LF", 2)))
    return set_float_bits(n, node);
  const IntForm *form = int_form(n->at, suffix);
  if (form) set_int(parser, n, form, node);
  return form != NULL;
}

/* Up to nine plain digits, by far the commonest literal. */
static bool read_short_int(Syn *node, const char *text, size_t size, bool negative) {
  uint32_t value = 0;
  if (size > 9) return false;
  for (size_t i = 0; i < size; i++) {
    uint32_t digit = (uint32_t)text[i] - '0';
    if (digit > 9) return false;
    value = value * 10 + digit;
  }
  node->sub = SYN_CONST_I32;
  node->u.bits = negative ? 0 - (uint64_t)value : value;
  return true;
}

void read_number(Parser *parser, Syn *node, const Token *token, bool negative) {
  const char *text = parser->bytes + token->start;
  size_t size = token->end - token->start;
  if (read_short_int(node, text, size, negative)) return;
  Number number = {.at = text, .end = text + size, .negative = negative};
  number.digits = arena_alloc(parser->arena, size + 2); /* the sign and the 0 */
  if (read_parts(parser, &number, node)) return;
  diag(parser->diags, token_span(parser, token), D_BAD_NUMBER);
  const char *dot = memchr(text, '.', size);
  if (dot && dot + 1 < text + size && ((dot[1] | 32) >= 'a' && (dot[1] | 32) <= 'z'))
    diag_hint(parser->diags, "write a member of a number as (%.*s).%.*s", (int)(dot - text), text,
              (int)(text + size - dot - 1), dot + 1);
  node->sub = SYN_CONST_I32;
  node->u.bits = 0;
}
