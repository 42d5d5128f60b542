/* sha512: the hash that NuGet names a package's content by, and that keys of caches are. FIPS 180-4, section 6.4. */
#ifndef CLEF_BASE_SHA512_H
#define CLEF_BASE_SHA512_H

#include <stddef.h>
#include <stdint.h>

#include "clef/base/arena.h"

typedef struct Sha512 {
  uint64_t state[8];
  uint64_t size; /* bytes so far */
  unsigned char block[128];
} Sha512;

void sha512_begin(Sha512 *hash);
void sha512_add(Sha512 *hash, const void *bytes, size_t size);
/* The 64 bytes in base 64. */
const char *sha512_end(Sha512 *hash, Arena *arena);

#endif
