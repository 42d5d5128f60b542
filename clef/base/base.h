/* base: what every other folder uses. Nothing here is about compiling.
 *
 *   arena.h   memory by lifetime             table.h   lasting rows behind 32-bit handles
 *   vec.h     growable arrays in an arena    intern.h  each text once, as a Name
 *   text.h    building text                  source.h  files, spans, lines
 *   diag.h    collected diagnostics          json.h    writing JSON
 *
 * No memory is freed singly. It belongs to arenas named after what ends them: session, tree, front, unit, func,
 * scratch (clef/driver/README.md, Memory). A pointer may point to an equal or longer life, never to a shorter one.
 */
#ifndef CLEF_BASE_BASE_H
#define CLEF_BASE_BASE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include "clef/base/arena.h"
#include "clef/base/text.h"

#if defined(__GNUC__) || defined(__clang__)
#define NORETURN          __attribute__((noreturn))
#define PRINTF_LIKE(f, a) __attribute__((format(printf, f, a)))
#else
#define NORETURN _Noreturn
#define PRINTF_LIKE(f, a)
#endif

#define COUNT_OF(a) (sizeof(a) / sizeof((a)[0]))

/* A fault of clef itself, which no input may cause: prints "clef: internal error: ..." and what the
 * program was compiling, then ends with status 3. */
NORETURN void bug(const char *format, ...) PRINTF_LIKE(1, 2);
/* The machine lacks something (memory, disk): message, status 1. */
NORETURN void fatal(const char *format, ...) PRINTF_LIKE(1, 2);

static inline uint32_t hash_u32(uint32_t h, uint32_t v) {
  h ^= v;
  h *= 0x9e3779b1u;
  return h ^ (h >> 15);
}
/* A count that is stored in fewer bits; bug when it does not fit. */
uint16_t narrow16(uint64_t count);
uint8_t narrow8(uint64_t count);

/* FNV-1a over bytes, mixed. */
uint32_t hash_bytes(const void *bytes, size_t size);

#endif
