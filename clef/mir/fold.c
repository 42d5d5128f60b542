/* fold: what pure operations mean on constants. The interpreter's arithmetic is this file's, so folding and running
 * cannot differ: both include fold.h. */
#include "clef/mir/fold.h"

uint64_t mir_zero_extend(MirKind kind, uint64_t bits) {
  switch (mir_kind_size[kind]) {
  case 1: return bits & 0xff;
  case 2: return bits & 0xffff;
  case 4: return bits & 0xffffffff;
  }
  return bits;
}
int64_t mir_sign_extend(MirKind kind, uint64_t bits) {
  switch (mir_kind_size[kind]) {
  case 1: return (int8_t)bits;
  case 2: return (int16_t)bits;
  case 4: return (int32_t)bits;
  }
  return (int64_t)bits;
}

bool mir_fold(MirOp op, MirKind kind, MirKind to, const uint64_t *operands, uint32_t count,
              uint64_t *result) {
  uint64_t a = count > 0 ? operands[0] : 0, b = count > 1 ? operands[1] : 0;
  uint64_t c = count > 2 ? operands[2] : 0;
  return fold_value(op, kind, to, a, b, c, result);
}
