/* rt: offsets of the runtime block and names of the runtime's symbols, from clef/lir/rt.def. */
#ifndef CLEF_LIR_RT_H
#define CLEF_LIR_RT_H

enum {
#define RT_FIELD(name, offset, bytes) RT_##name = offset,
#include "clef/lir/rt.def"
};
enum { RT_CLASS_COUNT = 89, RT_SMALL_CLASSES = 64, RT_OVERFLOW_WORDS = 1024 };
_Static_assert(RT_OVERFLOW + RT_OVERFLOW_WORDS * 8 <= RT_LIBRARY, "overflow area");

typedef enum RtSymbol {
#define RT_SYMBOL(name, text) RTS_##name,
#include "clef/lir/rt.def"
} RtSymbol;

#endif
