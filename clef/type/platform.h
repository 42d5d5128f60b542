/* platform: what the program is compiled for (program semantic graph, 9).
 *
 * Widths that types leave open are resolved through `dimensions`, and branches on predicates are decided before code is made. The
 * context comes from the target; a project and its platform library change predicates.
 */
#ifndef CLEF_TYPE_PLATFORM_H
#define CLEF_TYPE_PLATFORM_H

#include "clef/base/source.h"

/* Widths that are resolved late (language specification, NTU). */
typedef enum WidthDimension { WIDTH_POINTER, WIDTH_REGISTER, WIDTH_INT } WidthDimension;

typedef enum PlatformPredicate {
#define PREDICATE(NAME, name, form, x86_64, aarch64, implies) PREDICATE_##NAME,
#include "clef/type/platform.def"
  PREDICATE_COUNT,
  PREDICATE_NONE = PREDICATE_COUNT
} PlatformPredicate;

typedef struct PlatformContext {
  const char *platform_id; /* "Linux_x86_64", "Linux_aarch64" */
  uint32_t dimensions
      [3]; /* bits, by WidthDimension; WIDTH_INT: 32 in F# sources, the register in Clef sources */
  uint32_t pointer_align;   /* bytes */
  const char *library_path; /* of the project's platform library; NULL: it has none */
  const char *
      startup_symbol; /* where a program begins that the C library does not start; NULL: a library */
  int32_t predicates[PREDICATE_COUNT];
  SourceKind kind; /* of the program: decides null, obj, :? */
  bool is_library; /* making the image: `int` is a constructor of its own */
} PlatformContext;

/* A platform of Linux with the predicates that every machine of the kind has. */
PlatformContext platform_linux(bool is_aarch64);
/* The bits of a width: fixed ones, or what the platform has for the dimension (resolveWidth). */
uint32_t platform_width(const PlatformContext *platform, uint32_t fixed_bits,
                        WidthDimension dimension, bool is_fixed);
/* Bytes of a pointer, and of a register. */
uint32_t platform_pointer_size(const PlatformContext *platform);
uint32_t platform_word_size(const PlatformContext *platform);

const char *platform_predicate_name(PlatformPredicate predicate);
/* Is it a number? Else it is true or false. */
bool platform_predicate_is_number(PlatformPredicate predicate);
/* The predicate of that name, or PREDICATE_NONE. */
PlatformPredicate platform_find_predicate(const char *name);
/* Sets a predicate, and what it implies. */
void platform_set_predicate(PlatformContext *platform, PlatformPredicate predicate, int32_t value);
/* The first predicate that holds although one that it implies does not, with that one; PREDICATE_NONE: there is none. */
PlatformPredicate platform_conflict(const PlatformContext *platform, PlatformPredicate *missing);

#endif
