/* Structs with gaps and packed ones, as layouts.fs declares them. */
#include <stdint.h>
#pragma pack(push, 1)
typedef struct {
  uint8_t tag;
  int32_t number;
} Packed5;
typedef struct {
  uint8_t tag;
  int64_t number;
  int16_t last;
} Packed11;
typedef struct {
  uint8_t tag;
  double number;
  float more;
} PackedFloats;
#pragma pack(pop)
#pragma pack(push, 2)
typedef struct {
  uint8_t tag;
  int64_t number;
} Pack2;
#pragma pack(pop)
typedef struct {
  int64_t first;
  char gap[8];
  int32_t second;
  char rest[4];
} Spaced;
typedef struct {
  float x __attribute__((aligned(8))), y __attribute__((aligned(8)));
} Apart;
typedef struct {
  int32_t first;
  char rest[12];
} Padded;
typedef struct {
  char gap[4];
  int32_t low;
  int64_t high;
} Late;
typedef struct {
  Packed5 inner;
  int32_t count;
} Outer;
Packed5 packed5(Packed5 p) {
  p.tag++, p.number *= 2;
  return p;
}
Packed11 packed11(Packed11 p) {
  p.tag++, p.number *= 2, p.last--;
  return p;
}
PackedFloats packed_floats(PackedFloats p) {
  p.tag++, p.number *= 2, p.more += 1;
  return p;
}
Pack2 pack2(Pack2 p) {
  p.tag++, p.number -= 5;
  return p;
}
Spaced spaced(Spaced s) {
  s.first++, s.second--;
  return s;
}
Apart apart(Apart a) {
  a.x += 1, a.y *= 2;
  return a;
}
Padded padded(Padded p) {
  p.first++;
  return p;
}
Late late(int a, Late l, int b) {
  l.low += a, l.high += b;
  return l;
}
Outer outer(Outer o) {
  o.inner.tag++, o.inner.number++, o.count++;
  return o;
}
int many(int a, Packed11 p, double x, Packed5 q, PackedFloats f, int b) {
  return a + p.tag + (int)p.number + p.last + (int)x + q.tag + q.number + f.tag + (int)f.number +
         (int)f.more + b;
}
void set_packed(Packed11 *p) { p->tag = 9, p->number = INT64_C(1) << 40, p->last = -3; }
int64_t sum_packed(const Packed11 *p, int count) {
  int64_t sum = 0;
  for (int i = 0; i < count; i++) sum += p[i].tag + p[i].number + p[i].last;
  return sum;
}
void clear_spaced(Spaced *p, int count) {
  for (int i = 0; i < count; i++) p[i].second = i;
}
int sizes(int which) {
  return which == 0   ? sizeof(Packed5)
         : which == 1 ? sizeof(Packed11)
         : which == 2 ? sizeof(PackedFloats)
         : which == 3 ? sizeof(Pack2)
         : which == 4 ? sizeof(Spaced)
         : which == 5 ? sizeof(Apart)
         : which == 6 ? sizeof(Padded)
         : which == 7 ? sizeof(Late)
                      : sizeof(Outer);
}
