/* Functions of F#, compiled by clef. Link without PIE: cc -no-pie.
 *
 * Strings are UTF-8 and end in NUL; NULL is null. A function copies the strings and arrays that it gets; they
 * stay the caller's. Free those that it returns with free(), an array of strings as one block. An
 * array is an address and the number of its elements; that of a result goes to *result_count.
 *
 * A function that ends with an exception returns 0; clef_error() is the exception's text then, and NULL when
 * the thread's last call ended well. Any thread may call; one at a time is inside.
 */
#ifndef CLEF_VALUES_H
#define CLEF_VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct Point {
  double X;
  double Y;
} Point;

typedef struct Small {
  uint8_t A;
  int16_t B;
  int32_t C;
} Small;

typedef struct Mixed {
  float Weight;
  int64_t Count;
} Mixed;

typedef struct Large {
  Point Corner;
  Point Size;
  int32_t Tag;
} Large;

typedef int (*Test)(int32_t);

typedef double (*Combine)(double, double);

int8_t int8_neg(int8_t x);
int16_t int16_neg(int16_t x);
int32_t int32_neg(int32_t x);
int64_t int64_neg(int64_t x);
uint8_t uint8_not(uint8_t x);
uint16_t uint16_not(uint16_t x);
uint32_t uint32_not(uint32_t x);
uint64_t uint64_not(uint64_t x);
float float_half(float x);
double double_half(double x);
bool bool_not(bool x);
uint32_t char_next(uint32_t c);
int32_t next_colour(int32_t c);
void *offset(void *at, size_t by);
void nothing(void);
/* Free the result. */
char *many(int32_t a, double b, int64_t c, float d, uint8_t e, double f, int32_t g, double h, int32_t i, double j, int32_t k, double l, int16_t m, double n, int64_t o, float p, int32_t q, double r, int8_t s, double t);
/* Free the result. */
char *join(const char *const *parts, size_t parts_count, const char *by);
/* Free the result. */
char **split(const char *text, uint32_t by, size_t *result_count);
int32_t length_of(const char *text);
int32_t sum(const int32_t *xs, size_t xs_count);
/* Free the result. */
int64_t *squares(int32_t n, size_t *result_count);
/* Free the result. */
Point *scale(const Point *points, size_t points_count, double by, size_t *result_count);
/* Free the result. */
uint8_t *reversed(const uint8_t *bytes, size_t bytes_count, size_t *result_count);
Point midpoint(Point a, Point b);
Small small_twice(Small s);
Mixed mixed_twice(Mixed m);
Large grown(Large l, double by);
int32_t tags(int32_t a, int32_t b, int32_t c, int32_t d, int32_t e, Large f, Small g, Mixed h, Small i);
void move_point(Point *p, double dx);
int16_t *fill(int16_t *at, int32_t count);
int32_t count_if(const int32_t *xs, size_t xs_count, Test test);
void keep(Combine combine);
double reduce(const double *xs, size_t xs_count);
int32_t count(void);
int32_t count_by(int32_t by, int32_t times);
/* Valid until the thread's next call. */
const char *clef_error(void);

#ifdef __cplusplus
}
#endif
#endif
