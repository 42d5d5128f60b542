/* zip: what a package's zip file says of itself, before anything is extracted.
 *
 * An archive comes from outside. Its names must stay inside its folder, links are refused, and its sizes are limited. */
#ifndef CLEF_DRIVER_NUGET_ZIP_H
#define CLEF_DRIVER_NUGET_ZIP_H

#include "clef/base/base.h"
#include "clef/base/vec.h"

typedef struct ArchiveEntry {
  const char *name;
  uint32_t header, header_size; /* of its record in the central directory */
  uint32_t local;               /* of its local header */
  uint32_t size, packed_size;   /* bytes */
  uint32_t mode;                /* of a Unix file system; 0: not said */
} ArchiveEntry;

typedef struct Archive {
  const char *bytes;
  uint32_t size, directory, end; /* of the central directory, and of the record behind it */
  VEC(ArchiveEntry) entries;
} Archive;

/* Reads the directory of a zip file. NULL, or why the archive is not taken. */
const char *archive_read(Arena *arena, const char *bytes, size_t size, Archive *archive);
/* NuGet's content hash: SHA-512, in base 64, of the archive as it was before it was signed. */
const char *archive_content_hash(Arena *arena, const Archive *archive);

#endif
