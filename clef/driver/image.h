/* image: the library as tables, embedded in clef and used in place.
 *
 * Note [Library image]
 * The build runs clef over rt/ (`clef image -rt rt -o out/image.bin`) and embeds what it writes. Lasting tables
 * (clef/base/table.h) hold no pointers, so their chunks are used where they lie; a program's rows start new chunks. Hash
 * buckets are stored too. So what a compilation costs depends on the parts of rt/ that it reaches, not on how large rt/ is.
 * The image lies in writable pages that are private to the process: the few rows that a program changes (a library type that
 * it extends) are copied by the kernel, page by page, and nothing is read that is not used.
 *
 *   header    magic, number of tables, number of arrays
 *   tables    row size, number of chunks, offset in 64-byte units       one each
 *   arrays    number of words, offset                                   one each
 *   chunks and words, 64-aligned
 */
#ifndef CLEF_DRIVER_IMAGE_H
#define CLEF_DRIVER_IMAGE_H

#include "clef/driver/compile.h"

/* The image's bytes for the library that `c` has checked. */
void image_write(Compilation *c, Text *out);
/* Starts the tables of `c` from the embedded image. False when there is none (the first stage of the build). */
bool image_load(Compilation *c);

#endif
