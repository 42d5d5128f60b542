/* What buffers.fs calls: texts in UTF-16, truth values, characters. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
int wlen(const uint16_t *s) {
  if (!s) return -1;
  int n = 0;
  while (s[n]) n++;
  return n;
}
int unit(const uint16_t *s, int i) { return s[i]; }
void wupper(uint16_t *s) {
  for (; *s; s++)
    if (*s >= 'a' && *s <= 'z') *s -= 32;
}
uint16_t *wmake(int n) {
  uint16_t *p = malloc(2 * n + 2);
  for (int i = 0; i < n; i++) p[i] = 'a' + i;
  p[n] = 0;
  return p;
}
int trues(const int *b, int n) {
  int k = 0;
  for (int i = 0; i < n; i++) k += b[i] == 1;
  return k;
}
void invert(unsigned char *b, int n) {
  for (int i = 0; i < n; i++) b[i] = !b[i];
}
void rot(char *b, int n) {
  for (int i = 0; i < n; i++) b[i]++;
}
void wrot(uint16_t *b, int n) {
  for (int i = 0; i < n; i++) b[i]++;
}
char first(const char *s) { return s[0]; }
