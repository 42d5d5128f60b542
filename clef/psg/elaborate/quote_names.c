/* quote_names: the .NET names of functions in quotations: `(+)` is op_Addition, `List.map` is Map. */
#include "clef/psg/graph/library.h"
#include "clef/psg/elaborate/quote.h"

bool quote_is_of_library(Graph *g, NodeId definition) {
  return !source_is_program(g->sources, psg_node(g, definition)->span.file);
}

const char *quote_function_name(Graph *g, Arena *arena, NodeId definition) {
  static const struct {
    const char *name, *compiled;
  } names[] = {{"+", "op_Addition"},
               {"-", "op_Subtraction"},
               {"*", "op_Multiply"},
               {"/", "op_Division"},
               {"%", "op_Modulus"},
               {"@", "op_Append"},
               {"^", "op_Concatenate"},
               {"**", "op_Exponentiation"},
               {"|>", "op_PipeRight"},
               {"<|", "op_PipeLeft"},
               {">>", "op_ComposeRight"},
               {"<<", "op_ComposeLeft"},
               {"=", "op_Equality"},
               {"<>", "op_Inequality"},
               {"<", "op_LessThan"},
               {"<=", "op_LessThanOrEqual"},
               {">", "op_GreaterThan"},
               {">=", "op_GreaterThanOrEqual"},
               {"!", "op_Dereference"},
               {":=", "op_ColonEquals"},
               {"..", "op_Range"},
               {"id", "Identity"},
               {"printfn", "PrintFormatLine"},
               {"printf", "PrintFormat"},
               {"sprintf", "PrintFormatToString"},
               {"failwithf", "PrintFormatToStringThenFail"},
               {"int", "ToInt"},
               {"int32", "ToInt"},
               {"float", "ToDouble"},
               {"double", "ToDouble"},
               {"int64", "ToInt64"},
               {"string", "ToString"},
               {"byte", "ToByte"},
               {"char", "ToChar"},
               {"defaultArg", "DefaultArg"},
               {"pown", "PowInteger"},
               {"failwith", "FailWith"},
               {"absWhole", "Abs"},
               {"charAt", "GetString"},
               {"invalidArg", "InvalidArg"},
               {"invalidOp", "InvalidOp"}};
  const char *name = name_text(g->names, psg_node(g, definition)->name);
  if (!quote_is_of_library(g, definition)) return name;
  if (psg_is_library(g, definition, LIBRARY_CONCAT2)) return "op_Addition";
  for (uint32_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(names[i].name, name)) return names[i].compiled;
  if (name[0] < 'a' || name[0] > 'z') return name;
  return format_in(arena, "%c%s", name[0] - 'a' + 'A', name + 1);
}

const char *quote_intrinsic_name(IntrinsicId id) {
  switch (id) {
  case INTRINSIC_ADD: return "op_Addition";
  case INTRINSIC_SUB: return "op_Subtraction";
  case INTRINSIC_MUL: return "op_Multiply";
  case INTRINSIC_DIV: return "op_Division";
  case INTRINSIC_REM: return "op_Modulus";
  case INTRINSIC_NEG: return "op_UnaryNegation";
  case INTRINSIC_BIT_AND: return "op_BitwiseAnd";
  case INTRINSIC_BIT_OR: return "op_BitwiseOr";
  case INTRINSIC_BIT_XOR: return "op_ExclusiveOr";
  case INTRINSIC_BIT_NOT: return "op_LogicalNot";
  case INTRINSIC_SHL: return "op_LeftShift";
  case INTRINSIC_SHR: return "op_RightShift";
  case INTRINSIC_PRIM_EQ:
  case INTRINSIC_EQUALS: return "op_Equality";
  case INTRINSIC_PRIM_NE:
  case INTRINSIC_NOT_EQUALS: return "op_Inequality";
  case INTRINSIC_PRIM_LT:
  case INTRINSIC_LESS: return "op_LessThan";
  case INTRINSIC_PRIM_LE:
  case INTRINSIC_LESS_EQUAL: return "op_LessThanOrEqual";
  case INTRINSIC_PRIM_GT:
  case INTRINSIC_GREATER: return "op_GreaterThan";
  case INTRINSIC_PRIM_GE:
  case INTRINSIC_GREATER_EQUAL: return "op_GreaterThanOrEqual";
  case INTRINSIC_COMPARE: return "Compare";
  case INTRINSIC_HASH:
  case INTRINSIC_HASH_DEFAULT: return "Hash";
  case INTRINSIC_TO_TEXT: return "ToString";
  case INTRINSIC_NOT: return "Not";
  case INTRINSIC_SQRT: return "Sqrt";
  case INTRINSIC_ABS: return "Abs";
  case INTRINSIC_FLOOR: return "Floor";
  case INTRINSIC_CEIL: return "Ceiling";
  case INTRINSIC_TRUNC: return "Truncate";
  case INTRINSIC_ROUND_EVEN: return "Round";
  case INTRINSIC_RAISE: return "Raise";
  case INTRINSIC_IGNORE: return "Ignore";
  case INTRINSIC_ARRAY_GET: return "GetArray";
  case INTRINSIC_ARRAY_SET: return "SetArray";
  case INTRINSIC_PRINTF: return "PrintFormat";
  case INTRINSIC_PRINTFN: return "PrintFormatLine";
  case INTRINSIC_SPRINTF: return "PrintFormatToString";
  case INTRINSIC_FAILWITHF: return "PrintFormatToStringThenFail";
  default: return NULL;
  }
}

const char *quote_conversion_name(Types *t, TypeId to) {
  switch (type_prim(t, to)) {
  case PRIM_INT8: return "ToSByte";
  case PRIM_INT16: return "ToInt16";
  case PRIM_INT:
  case PRIM_INT32: return "ToInt";
  case PRIM_INT64: return "ToInt64";
  case PRIM_UINT8: return "ToByte";
  case PRIM_UINT16: return "ToUInt16";
  case PRIM_UINT:
  case PRIM_UINT32: return "ToUInt32";
  case PRIM_UINT64: return "ToUInt64";
  case PRIM_FLOAT32: return "ToSingle";
  case PRIM_FLOAT64: return "ToDouble";
  case PRIM_CHAR: return "ToChar";
  default: return "ToEnum";
  }
}
