/* image: the library as tables, embedded in clef and used in place.
 *
 * Note [Library image]
 * The build runs clef over rt/ (`clef image -rt rt -o out/image.bin`) and embeds what it writes. Lasting tables
 * (clef/base/table.h) hold no pointers, so their rows are used where they lie; a program's rows start new chunks. Hash
 * buckets are stored too. So what a compilation costs depends on the parts of rt/ that it reaches, not on how large rt/ is.
 *
 * The image has what programs can reach: image_write.c copies it from its roots. Types have no inference variables. A node is a
 * row only where it is a definition, or stands outside of functions; the bodies of functions are packed (clef/psg/graph/pack.h),
 * and the nodes of a body are made when a program reaches its function. That costs less than to copy them, as a program had
 * to in any case: its phase 5 changes nodes in place.
 *
 * The image lies in writable pages that are private to the process: the few rows that a program changes (a library type that
 * it extends) are copied by the kernel, page by page, and nothing is read that is not used.
 *
 * image_format.h has the format. The header holds a hash of the compiler's sources: loading the image of another build is
 * a fault of clef.
 */
#ifndef CLEF_DRIVER_IMAGE_H
#define CLEF_DRIVER_IMAGE_H

#include "clef/driver/compile.h"

/* The image's bytes for the library that `c` has checked. */
void image_write(Compilation *c, Text *out);
/* Starts the tables of `c` from the embedded image. False when there is none (the first stage of the build). */
bool image_load(Compilation *c);

#endif
