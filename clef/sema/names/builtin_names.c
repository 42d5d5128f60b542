/* builtin_names: the names of operators, conversions and other functions whose meaning the checker decides by the
 * types of the operands. */
#include "clef/sema/names/names.h"
#include "clef/psg/graph/make.h"

KnownTycon sema_conversion_target(const Sema *s, Name name) {
  static const struct {
    const char *text;
    KnownTycon known;
  } table[] = {{"int", KNOWN_INT},
               {"int32", KNOWN_INT32},
               {"int64", KNOWN_INT64},
               {"int16", KNOWN_INT16},
               {"sbyte", KNOWN_INT8},
               {"int8", KNOWN_INT8},
               {"byte", KNOWN_UINT8},
               {"uint8", KNOWN_UINT8},
               {"uint16", KNOWN_UINT16},
               {"uint32", KNOWN_UINT32},
               {"uint", KNOWN_UINT},
               {"uint64", KNOWN_UINT64},
               {"float", KNOWN_FLOAT},
               {"double", KNOWN_FLOAT},
               {"float32", KNOWN_FLOAT32},
               {"single", KNOWN_FLOAT32},
               {"char", KNOWN_CHAR},
               {"string", KNOWN_STRING},
               {"nativeint", KNOWN_NATIVEINT},
               {"unativeint", KNOWN_UNATIVEINT}};
  const char *text = name_text(s->names, name);
  for (size_t i = 0; i < COUNT_OF(table); i++)
    if (!strcmp(text, table[i].text)) return table[i].known;
  return KNOWN_COUNT;
}

/* int, string, abs, box … : functions whose meaning depends on the argument's type. */
bool sema_is_special(const Sema *s, Name name) {
  static const char *const names[] = {"box",  "unbox", "abs",  "nameof",   "hash",  "enum",
                                      "sqrt", "floor", "ceil", "truncate", "round", "sign"};
  if (sema_conversion_target(s, name) != KNOWN_COUNT) return true;
  for (size_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(name_text(s->names, name), names[i])) return i != 4;
  return false;
}

static const Operator operators[] = {{"+", "op_Addition", INTRINSIC_ADD, 'a'},
                                     {"-", "op_Subtraction", INTRINSIC_SUB, 'a'},
                                     {"*", "op_Multiply", INTRINSIC_MUL, 'a'},
                                     {"/", "op_Division", INTRINSIC_DIV, 'a'},
                                     {"%", "op_Modulus", INTRINSIC_REM, 'a'},
                                     {"&&&", "op_BitwiseAnd", INTRINSIC_BIT_AND, 'b'},
                                     {"|||", "op_BitwiseOr", INTRINSIC_BIT_OR, 'b'},
                                     {"^^^", "op_ExclusiveOr", INTRINSIC_BIT_XOR, 'b'},
                                     {"<<<", "op_LeftShift", INTRINSIC_SHL, 's'},
                                     {">>>", "op_RightShift", INTRINSIC_SHR, 's'},
                                     {"=", "op_Equality", INTRINSIC_EQUALS, 'c'},
                                     {"<>", "op_Inequality", INTRINSIC_NOT_EQUALS, 'c'},
                                     {"<", "op_LessThan", INTRINSIC_LESS, 'c'},
                                     {"<=", "op_LessThanOrEqual", INTRINSIC_LESS_EQUAL, 'c'},
                                     {">", "op_GreaterThan", INTRINSIC_GREATER, 'c'},
                                     {">=", "op_GreaterThanOrEqual", INTRINSIC_GREATER_EQUAL, 'c'},
                                     {"&&", "op_BooleanAnd", INTRINSIC_AND_ALSO, 'l'},
                                     {"||", "op_BooleanOr", INTRINSIC_OR_ELSE, 'l'},
                                     {"~-", "op_UnaryNegation", INTRINSIC_NEG, 'u'},
                                     {"~+", "op_UnaryPlus", INTRINSIC_NONE, 'u'},
                                     {"~~~", "op_LogicalNot", INTRINSIC_BIT_NOT, 'u'},
                                     {"abs", "Abs", INTRINSIC_ABS, 'u'},
                                     {"sqrt", "Sqrt", INTRINSIC_SQRT, 'u'},
                                     {"floor", "Floor", INTRINSIC_FLOOR, 'u'},
                                     {"ceil", "Ceiling", INTRINSIC_CEIL, 'u'},
                                     {"truncate", "Truncate", INTRINSIC_TRUNC, 'u'},
                                     {"round", "Round", INTRINSIC_ROUND_EVEN, 'u'},
                                     {"sign", "Sign", INTRINSIC_COMPARE, 'u'}};

const Operator *sema_find_operator(const char *text) {
  for (size_t i = 0; i < COUNT_OF(operators); i++)
    if (!strcmp(text, operators[i].text)) return &operators[i];
  return NULL;
}

const char *sema_operator_member(const char *text) {
  const Operator *op = sema_find_operator(text);
  return op ? op->member : NULL;
}

static const Operator *operator_of_member(const char *member) {
  for (size_t i = 0; i < COUNT_OF(operators); i++)
    if (!strcmp(member, operators[i].member)) return &operators[i];
  return NULL;
}

char sema_operator_sort(const char *member) {
  const Operator *op = operator_of_member(member);
  if (!op) return 0;
  bool floats = op->sort == 'u' && op->intrinsic >= INTRINSIC_SQRT &&
                op->intrinsic <= INTRINSIC_ROUND_EVEN && op->intrinsic != INTRINSIC_ABS;
  return floats ? 'f' : op->sort;
}

const char *sema_operator_symbol(const char *member) {
  const Operator *op = operator_of_member(member);
  return op ? op->text : NULL;
}
