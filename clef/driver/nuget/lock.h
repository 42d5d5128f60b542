/* lock: packages.lock.json, in NuGet's format, version 1. */
#ifndef CLEF_DRIVER_NUGET_LOCK_H
#define CLEF_DRIVER_NUGET_LOCK_H

#include "clef/driver/nuget/git.h"
#include "clef/driver/nuget/resolve.h"

typedef struct LockedPackage {
  const char *id, *version, *hash;
} LockedPackage;

typedef struct Lock {
  VEC(LockedPackage) packages;
} Lock;

/* The packages that the file locks for a framework; NULL when there is no such file or it is damaged. */
const Lock *lock_read(Arena *arena, const char *path, const char *framework);
/* NULL when the package is not locked, or there is no lock. */
const LockedPackage *lock_find(const Lock *lock, const char *id);
/* The text of a lock file for what was resolved (NULL: no packages) and for repositories. */
const char *lock_text(Arena *arena, const char *framework, const Resolution *resolution,
                      const GitReferences *repositories);

#endif
