/* archive: an archive of one object, as `ar` makes it, with its index. Same input, same bytes: no times, no owners. */
#ifndef CLEF_DRIVER_ARCHIVE_H
#define CLEF_DRIVER_ARCHIVE_H

#include "clef/base/text.h"

/* `symbols`: the global names that the object defines. */
void archive_write(Text *out, const char *member, const char *bytes, size_t size,
                   const char *const *symbols, uint32_t count);

#endif
