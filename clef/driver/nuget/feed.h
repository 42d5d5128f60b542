/* feed: where packages come from, and the folder that holds those that are here.
 *
 * Source of the protocol: "NuGet Server API", resources PackageBaseAddress/3.0.0. Sources are those of the NuGet.Config files
 * from the project's folder upwards and of the user's; without any nuget.org. A source may be a folder of .nupkg files. What
 * is in the global packages folder needs no network. curl downloads and unzip extracts; both come from the system.
 */
#ifndef CLEF_DRIVER_NUGET_FEED_H
#define CLEF_DRIVER_NUGET_FEED_H

#include "clef/base/vec.h"
#include "clef/driver/nuget/version.h"

typedef struct Feed {
  const char *name, *location; /* a URL or a folder */
  const char *base; /* PackageBaseAddress with its slash; NULL: not known yet; "": it has none */
} Feed;

typedef VEC(Version) Versions;

typedef struct Feeds {
  Arena *arena;
  VEC(Feed) feeds;
  const char *packages; /* the global packages folder */
} Feeds;

/* Reads the configuration that holds in `directory`. */
void feeds_configure(Feeds *feeds, Arena *arena, const char *directory);
/* The versions of a package that are installed (`here`) or that the feeds offer. */
void feeds_versions(Feeds *feeds, const char *id, bool here, Versions *versions);
/* The first feed that gave no answer so far; NULL: all that were queried did. */
const char *feeds_unreachable(const Feeds *feeds);
/* The package's folder; it is downloaded and extracted when it is not there. NULL with `*why`, a clause. */
const char *feeds_install(Feeds *feeds, const char *id, const Version *version, const char **why);
/* The content hash of an installed package; "" when it is not recorded. */
const char *feeds_content_hash(Feeds *feeds, const char *folder);

/* Runs a tool without output of its own; its status, 127 when it is missing. */
int feeds_run_tool(const char *const *argv);

#endif
