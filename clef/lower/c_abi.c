/* c_abi: System V's convention for AMD64 and Arm's for AArch64, as far as numbers and structs of numbers go.
 *
 * Numbers take the next register of their class, six or eight for integers, eight for floats, then the stack. A struct of at
 * most 16 bytes is cut into pieces of 8. On AMD64 a piece of floats alone travels in a float register, any other in an integer
 * register, and all pieces on the stack unless there are registers for all. On AArch64 a struct of up to four floats of one kind
 * travels in that many float registers, any other struct in integer registers; what finds no room takes the stack, and what comes
 * behind it too. A larger struct lies on the stack on AMD64; on AArch64 its address is passed. Variadic functions take their
 * arguments likewise.
 */
#include "clef/lower/c_abi.h"

enum { PIECE = 8, MOST_IN_REGS = 16, FLOAT_REGS = 8, MOST_FLOATS = 4 };

const CFrame c_frames[] = {
    [C_ABI_SYSV] = {.ints = 0, .floats = 48, .result_ints = 112, .result_floats = 128, .stack = 176},
    [C_ABI_AAPCS64] = {.ints = 0,
                       .floats = 64,
                       .result_address = 128,
                       .result_ints = 144,
                       .result_floats = 160,
                       .stack = 240},
};

static uint32_t int_regs(CAbi abi) { return abi == C_ABI_SYSV ? 6 : 8; }

MirCPlace c_place_number(CPlaces *places, bool is_float) {
  uint32_t *taken = is_float ? &places->floats : &places->ints;
  if (*taken >= (is_float ? FLOAT_REGS : int_regs(places->abi))) return MIR_C_STACK;
  ++*taken;
  return MIR_C_REG;
}

/* Its pieces. */
static CPassed pieces(const CStruct *type, bool by_class) {
  CPassed passed = {.form = C_WORDS, .count = (type->size + PIECE - 1) / PIECE};
  for (uint32_t i = 0; i < passed.count && i < COUNT_OF(passed.kinds); i++) {
    bool all_floats = by_class, is_gap = true;
    for (uint32_t f = 0; f < type->count; f++) {
      if (type->fields[f].at / PIECE != i) continue;
      all_floats &= mir_kind_is_float(type->fields[f].kind);
      is_gap = false;
    }
    passed.kinds[i] = all_floats && !is_gap ? MIR_KIND_F64 : MIR_KIND_I64;
  }
  return passed;
}

/* Up to four floats of one kind, one behind the other. */
static bool is_floats(const CStruct *type) {
  uint32_t unit = mir_kind_size[type->fields[0].kind];
  for (uint32_t f = 0; f < type->count; f++)
    if (!mir_kind_is_float(type->fields[f].kind) || type->fields[f].kind != type->fields[0].kind ||
        type->fields[f].at != f * unit)
      return false;
  return type->count <= MOST_FLOATS && type->size == type->count * unit;
}

/* System V: a field that lies at no multiple of its size makes the whole struct lie in memory. */
static bool is_in_memory(const CStruct *type) {
  for (uint32_t f = 0; f < type->count; f++)
    if (type->fields[f].at % mir_kind_size[type->fields[f].kind]) return true;
  return type->size > MOST_IN_REGS;
}

static CPassed floats(const CStruct *type) {
  CPassed passed = {.form = C_FLOATS, .count = type->count};
  for (uint32_t f = 0; f < type->count; f++) passed.kinds[f] = type->fields[f].kind;
  return passed;
}

/* Words, so many of them floats: all in registers, or all on the stack. */
static MirCPlace together(CPlaces *places, uint32_t int_count, uint32_t float_count, bool fills) {
  bool fits = places->ints + int_count <= int_regs(places->abi) &&
              places->floats + float_count <= FLOAT_REGS;
  if (fits) {
    places->ints += int_count, places->floats += float_count;
    return MIR_C_REG;
  }
  if (fills && int_count) places->ints = int_regs(places->abi);
  if (fills && float_count) places->floats = FLOAT_REGS;
  return MIR_C_STACK;
}

CPassed c_place_struct(CPlaces *places, const CStruct *type, MirCPlace *place) {
  if (places->abi == C_ABI_AAPCS64) {
    if (is_floats(type)) {
      CPassed passed = floats(type);
      *place = together(places, 0, passed.count, true);
      return *place == MIR_C_REG ? passed : pieces(type, false);
    }
    if (type->size > MOST_IN_REGS) {
      *place = c_place_number(places, false);
      return (CPassed){.form = C_ADDRESS, .kinds = {MIR_KIND_ADDR}, .count = 1};
    }
    CPassed passed = pieces(type, false);
    *place = together(places, passed.count, 0, true);
    return passed;
  }
  CPassed passed = pieces(type, true);
  *place = MIR_C_STACK;
  if (is_in_memory(type)) return passed;
  uint32_t float_count = 0;
  for (uint32_t i = 0; i < passed.count; i++) float_count += mir_kind_is_float(passed.kinds[i]);
  *place = together(places, passed.count - float_count, float_count, false);
  return passed;
}

CPassed c_result_struct(CPlaces *places, const CStruct *type, MirCPlace *place) {
  bool is_arm = places->abi == C_ABI_AAPCS64;
  *place = MIR_C_REG;
  if (is_arm && is_floats(type)) return floats(type);
  if (is_arm ? type->size <= MOST_IN_REGS : !is_in_memory(type)) return pieces(type, !is_arm);
  *place = is_arm ? MIR_C_RESULT : c_place_number(places, false);
  return (CPassed){.form = C_ADDRESS, .kinds = {MIR_KIND_ADDR}, .count = 1};
}
