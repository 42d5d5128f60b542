/* bug: the two ways out that are not a diagnostic, checked narrowing, and the hash that all tables share. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "clef/base/base.h"

NORETURN void bug(const char *format, ...) {
  va_list list;
  fputs("clef: internal error: ", stderr);
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
  fputs("\nThis is a fault of clef, not of your program.\n", stderr);
  exit(3);
}

NORETURN void fatal(const char *format, ...) {
  va_list list;
  fputs("clef: ", stderr);
  va_start(list, format);
  vfprintf(stderr, format, list);
  va_end(list);
  fputc('\n', stderr);
  exit(1);
}

uint16_t narrow16(uint64_t count) {
  if (count > UINT16_MAX) bug("a count of %llu does not fit 16 bits", (unsigned long long)count);
  return (uint16_t)count;
}

uint8_t narrow8(uint64_t count) {
  if (count > UINT8_MAX) bug("a count of %llu does not fit 8 bits", (unsigned long long)count);
  return (uint8_t)count;
}

uint32_t hash_bytes(const void *bytes, size_t size) {
  const unsigned char *b = bytes;
  uint32_t h = 2166136261u;
  for (size_t i = 0; i < size; i++) h = (h ^ b[i]) * 16777619u;
  return h ^ (h >> 15);
}
