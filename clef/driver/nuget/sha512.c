/* sha512: blocks of 128 bytes. The constants are the fractions of the square roots (start) and cube roots (rounds) of the
 * first primes; they are computed, so that there is no table to mistype. */
#include <string.h>

#include "clef/base/base.h"
#include "clef/driver/nuget/sha512.h"

/* The first 64 bits of the fraction of the `degree`-th root of `n`, by bisection on 192-bit integers in 32-bit limbs. */
enum { LIMBS = 12 };
typedef struct Wide {
  uint32_t limb[LIMBS]; /* little end first */
} Wide;

static Wide multiply(const Wide *a, const Wide *b) {
  Wide out = {{0}};
  for (int i = 0; i < LIMBS; i++) {
    uint64_t carry = 0;
    for (int j = 0; i + j < LIMBS; j++) {
      carry += (uint64_t)a->limb[i] * b->limb[j] + out.limb[i + j];
      out.limb[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
  }
  return out;
}

/* root * 2^64 is the largest x with x^degree <= n * 2^(64 * degree). */
static uint64_t root_fraction(uint32_t n, int degree) {
  Wide x = {{0}};
  for (int bit = 69; bit >= 0; bit--) {
    x.limb[bit / 32] |= 1u << bit % 32;
    Wide power = multiply(&x, &x), limit = {{0}};
    if (degree == 3) power = multiply(&power, &x);
    limit.limb[2 * degree] = n;
    int i = LIMBS - 1;
    while (i > 0 && power.limb[i] == limit.limb[i]) i--;
    if (power.limb[i] > limit.limb[i]) x.limb[bit / 32] &= ~(1u << bit % 32);
  }
  return (uint64_t)x.limb[1] << 32 | x.limb[0];
}

static void find_constants(Sha512 *hash) {
  uint32_t count = 0;
  for (uint32_t n = 2; count < 80; n++) {
    bool is_prime = true;
    for (uint32_t d = 2; d * d <= n; d++) is_prime = is_prime && n % d;
    if (!is_prime) continue;
    if (count < 8) hash->state[count] = root_fraction(n, 2);
    hash->rounds[count++] = root_fraction(n, 3);
  }
}

static uint64_t rotate(uint64_t x, int n) { return x >> n | x << (64 - n); }

static void add_block(Sha512 *hash, const unsigned char *block) {
  const uint64_t *k = hash->rounds;
  uint64_t w[80], s[8];
  for (int i = 0; i < 16; i++) {
    w[i] = 0;
    for (int j = 0; j < 8; j++) w[i] = w[i] << 8 | block[8 * i + j];
  }
  for (int i = 16; i < 80; i++) {
    uint64_t low = rotate(w[i - 15], 1) ^ rotate(w[i - 15], 8) ^ w[i - 15] >> 7;
    uint64_t high = rotate(w[i - 2], 19) ^ rotate(w[i - 2], 61) ^ w[i - 2] >> 6;
    w[i] = w[i - 16] + low + w[i - 7] + high;
  }
  memcpy(s, hash->state, sizeof s);
  for (int i = 0; i < 80; i++) {
    uint64_t sum = rotate(s[4], 14) ^ rotate(s[4], 18) ^ rotate(s[4], 41);
    uint64_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
    uint64_t one = s[7] + sum + choice + k[i] + w[i];
    uint64_t other = rotate(s[0], 28) ^ rotate(s[0], 34) ^ rotate(s[0], 39);
    uint64_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
    memmove(s + 1, s, 7 * sizeof *s);
    s[4] += one;
    s[0] = one + other + majority;
  }
  for (int i = 0; i < 8; i++) hash->state[i] += s[i];
}

void sha512_begin(Sha512 *hash) {
  *hash = (Sha512){.size = 0};
  find_constants(hash);
}

void sha512_add(Sha512 *hash, const void *bytes, size_t size) {
  const unsigned char *at = bytes;
  while (size) {
    size_t used = hash->size % 128, part = 128 - used < size ? 128 - used : size;
    memcpy(hash->block + used, at, part);
    hash->size += part;
    at += part;
    size -= part;
    if (used + part == 128) add_block(hash, hash->block);
  }
}

const char *sha512_end(Sha512 *hash, Arena *arena) {
  uint64_t bits = hash->size * 8;
  unsigned char end[16] = {0}, digest[66] = {0};
  for (int i = 0; i < 8; i++) end[15 - i] = (unsigned char)(bits >> 8 * i);
  sha512_add(hash, "\x80", 1);
  while (hash->size % 128 != 112) sha512_add(hash, "", 1);
  sha512_add(hash, end, 16);
  for (int i = 0; i < 64; i++)
    digest[i] = (unsigned char)(hash->state[i / 8] >> (56 - 8 * (i % 8)));
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  char *text = arena_alloc(arena, 89);
  for (int i = 0; i < 22; i++) {
    uint32_t three =
        (uint32_t)digest[3 * i] << 16 | (uint32_t)digest[3 * i + 1] << 8 | digest[3 * i + 2];
    for (int j = 0; j < 4; j++) text[4 * i + j] = letters[three >> (18 - 6 * j) & 63];
  }
  text[86] = text[87] = '=';
  return text;
}
