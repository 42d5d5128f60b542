/* git: repositories at a commit, as sources of projects.
 *
 *     <GitReference Include="https://host/owner/name" Commit="40 digits" Project="src/Name.fsproj" />
 *
 * in a project references a project of another repository. The commit's files lie in the folder `git` of NuGet's global folder;
 * what is there needs no network. git fetches the others: one commit, no submodules, no links, no hooks. Git itself compares what
 * it got with the commit. packages.lock.json has an entry of the type Git for each.
 */
#ifndef CLEF_DRIVER_NUGET_GIT_H
#define CLEF_DRIVER_NUGET_GIT_H

#include "clef/base/diag.h"
#include "clef/base/vec.h"
#include "clef/driver/nuget/feed.h"

typedef struct GitReference {
  const char *url, *commit;
} GitReference;
typedef VEC(GitReference) GitReferences;

/* The folder of the commit's files, which is fetched when it is not there. NULL with `*why`, a clause. */
const char *git_install(Feeds *feeds, const GitReference *reference, const char **why);

#endif
