/* utf8: table 3-7 of the Unicode standard (well-formed UTF-8 byte sequences), as ranges. */
#include "clef/base/utf8.h"

/* How many bytes a character has that begins with that byte; 0 where none does. */
static uint32_t size_behind(unsigned char first) {
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  return first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
}

/* How many bytes, of at most `wanted`, begin a character. */
static uint32_t begun(const unsigned char *b, size_t left, uint32_t wanted) {
  unsigned char low = b[0] == 0xe0 ? 0xa0 : b[0] == 0xf0 ? 0x90 : 0x80;
  unsigned char high = b[0] == 0xed ? 0x9f : b[0] == 0xf4 ? 0x8f : 0xbf;
  uint32_t size = 1;
  for (; size < wanted && size < left && b[size] >= low && b[size] <= high; size++)
    low = 0x80, high = 0xbf;
  return size;
}

uint32_t utf8_valid_size(const char *bytes, size_t left) {
  const unsigned char *b = (const unsigned char *)bytes;
  if (!left) return 0;
  uint32_t wanted = size_behind(b[0]);
  return wanted > 1 && begun(b, left, wanted) < wanted ? 0 : wanted;
}

uint32_t utf8_subpart_size(const char *bytes, size_t left) {
  const unsigned char *b = (const unsigned char *)bytes;
  return begun(b, left, size_behind(b[0]));
}

uint32_t utf8_decode(const char *bytes, size_t left, uint32_t *size) {
  const unsigned char *b = (const unsigned char *)bytes;
  switch (*size = utf8_valid_size(bytes, left)) {
  case 1: return b[0];
  case 2: return (uint32_t)(b[0] & 0x1f) << 6 | (b[1] & 0x3f);
  case 3: return (uint32_t)(b[0] & 0x0f) << 12 | (uint32_t)(b[1] & 0x3f) << 6 | (b[2] & 0x3f);
  case 4:
    return (uint32_t)(b[0] & 0x07) << 18 | (uint32_t)(b[1] & 0x3f) << 12 |
           (uint32_t)(b[2] & 0x3f) << 6 | (b[3] & 0x3f);
  }
  *size = 1;
  return 0xfffd;
}

uint32_t utf8_scalar(const char *bytes, size_t left) {
  uint32_t size;
  return utf8_decode(bytes, left, &size);
}

uint32_t utf8_encode(uint32_t scalar, char *out) {
  if (scalar < 0x80) return out[0] = (char)scalar, 1;
  if (scalar < 0x800) {
    out[0] = (char)(0xc0 | scalar >> 6);
    out[1] = (char)(0x80 | (scalar & 0x3f));
    return 2;
  }
  if (scalar < 0x10000) {
    out[0] = (char)(0xe0 | scalar >> 12);
    out[1] = (char)(0x80 | (scalar >> 6 & 0x3f));
    out[2] = (char)(0x80 | (scalar & 0x3f));
    return 3;
  }
  out[0] = (char)(0xf0 | scalar >> 18);
  out[1] = (char)(0x80 | (scalar >> 12 & 0x3f));
  out[2] = (char)(0x80 | (scalar >> 6 & 0x3f));
  out[3] = (char)(0x80 | (scalar & 0x3f));
  return 4;
}

uint32_t utf8_count(const char *bytes, size_t size) {
  uint32_t count = 0;
  for (size_t i = 0; i < size; count++) {
    uint32_t step;
    utf8_decode(bytes + i, size - i, &step);
    i += step;
  }
  return count;
}
