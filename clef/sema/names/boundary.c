/* boundary: visibility of `internal` definitions across projects.
 *
 * A project corresponds to an assembly of .NET. Its `internal` definitions are visible to its own files and to those of the
 * projects that it names as friends (InternalsVisibleTo). The files of a project are checked one after the other. When the
 * project changes, the checker collects the internal definitions of all projects that do not name the new one as a friend.
 * Scopes omit them (names/scope.c), so they neither resolve nor hide other names, and the new project may define the same names.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"

static bool is_friend(const Sema *s, uint32_t owner, uint32_t other) {
  if (!owner || owner == other) return true;
  const ProjectAccess *project = &s->access.projects[owner];
  for (uint32_t i = 0; other && i < project->friend_count; i++) {
    /* a friend's name may have its public key behind a comma */
    size_t size = strcspn(project->friends[i], ",");
    const char *name = s->access.projects[other].name;
    if (strlen(name) == size && !strncmp(project->friends[i], name, size)) return true;
  }
  return false;
}

/* A type that .NET Standard lacks and that has a generic one of its name, which is meant there without arguments. */
static void hide_later_types(Sema *s) {
  static const char *const path[] = {"System", "Threading", "Tasks"};
  ModuleId module = {1};
  for (size_t i = 0; i < COUNT_OF(path) && module.index; i++)
    module = sema_find_own_module(s, module, sema_name(s, path[i]));
  Found found;
  if (module.index &&
      sema_find_entry(s, module, SPACE_TYPE, sema_name(s, "TaskCompletionSource"), 0, &found))
    map64_set(&s->access.unseen, map64_key(ENTRY_TYPE, found.target), 1);
}

void sema_enter_project(Sema *s, uint32_t project) {
  if (s->access.project == project) return;
  s->access.project = project;
  s->access.unseen = (Map64){.arena = s->unit};
  for (uint32_t i = 0; i < s->access.internals.count; i++) {
    const Restriction *row = &s->access.internals.items[i];
    if (!is_friend(s, row->project, project))
      map64_set(&s->access.unseen, map64_key((uint32_t)row->kind, row->target), 1);
  }
  if (project && s->access.projects[project].is_standard) hide_later_types(s);
}

bool sema_is_unseen(const Sema *s, EntryKind kind, uint32_t target) {
  return s->access.unseen.count && map64_find(&s->access.unseen, map64_key((uint32_t)kind, target));
}
