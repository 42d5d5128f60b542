/* sha512: blocks of 128 bytes. The constants are the first 64 bits of the fractions of the square roots (FIPS 180-4, section
 * 5.3.5) and the cube roots (section 4.2.3) of the first primes. */
#include <string.h>

#include "clef/base/base.h"
#include "clef/base/sha512.h"

static const uint64_t start[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};
static const uint64_t rounds[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

static uint64_t rotate(uint64_t x, int n) { return x >> n | x << (64 - n); }

static void add_block(Sha512 *hash, const unsigned char *block) {
  const uint64_t *k = rounds;
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
  memcpy(hash->state, start, sizeof start);
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
