/* resolve: from the packages that a project requests to folders of sources.
 *
 * Source of the rules: "How NuGet resolves package dependencies". A request of the project itself wins over those
 * of its packages (nearest wins). Among requests at one distance the lowest version that satisfies all is taken. A lock file
 * names every version and the hash of its content (lock.h).
 *
 * A package is usable when it carries sources: a folder `fable` with a project file, as packages for Fable have it. Fable
 * evaluates that file with its symbols as properties (`'$(FABLE_COMPILER)' == 'true'`). A dependency of the nuspec is left
 * out if the file requests it only without these properties: the sources for Fable do without it. A package that depends
 * on Fable.Core, JavaScript's side of Fable, is taken as for .NET: without these symbols and without that dependency. So is one
 * whose reference says so.
 */
#ifndef CLEF_DRIVER_NUGET_RESOLVE_H
#define CLEF_DRIVER_NUGET_RESOLVE_H

#include "clef/base/diag.h"
#include "clef/driver/nuget/feed.h"

typedef struct Dependency {
  const char *id;
  VersionRange range;
} Dependency;

typedef struct Request {
  Dependency dependency;
  Span span;          /* of the reference in the source */
  bool is_for_dotnet; /* without Fable's symbols */
} Request;

typedef struct Package {
  const char *id;
  Version version;
  const char *folder, *hash;
  const char *project;          /* its project file; NULL: it has no sources */
  VEC(Dependency) dependencies; /* covered ones left out */
  bool is_for_dotnet;           /* evaluated and compiled without Fable's symbols */
  const Request *request;       /* NULL: only other packages depend on it */
  Span span;                    /* of the request that led to it */
} Package;

typedef struct Resolution Resolution;
struct Resolution {
  Arena *arena;
  Diags *diags;
  Feeds feeds;
  VEC(Package) packages;   /* each behind those that it depends on */
  const struct Lock *lock; /* NULL: none */
};

/* Resolves and installs; reports what cannot be had, once for each package. `packages` has what could. */
void resolve_packages(Resolution *r, const Request *requests, uint32_t count);
/* Evaluates the project file of a package's sources; `for_fable` sets Fable's symbols. `e` is zeroed. */
struct Evaluation;
void package_evaluate(struct Evaluation *e, Arena *arena, Diags *diags, const char *path,
                      bool for_fable);
/* The symbols that Fable sets, in order; NULL behind the last. */
const char *package_symbol(uint32_t i);
/* The library has what is in the package, or the package has nothing that a program runs. */
bool package_is_covered(const char *id);

#endif
