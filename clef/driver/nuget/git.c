/* git: a commit's files are fetched into a new folder, which is renamed when it is whole. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clef/driver/nuget/git.h"
#include "clef/driver/toolchain.h"

enum { COMMIT_SIZE = 40 };

static bool is_commit(const char *text) {
  return strlen(text) == COMMIT_SIZE && strspn(text, "0123456789abcdef") == COMMIT_SIZE;
}

/* What git may fetch from: nothing that runs a program of the URL's choice. */
static bool is_location(const char *url) {
  return !strncmp(url, "https://", 8) || !strncmp(url, "ssh://", 6) || !strncmp(url, "file:///", 8);
}

/* The last part of the URL, with letters, digits, dots and hyphens only. */
static const char *folder_name(Arena *arena, const char *url) {
  size_t size = strlen(url);
  while (size && url[size - 1] == '/') size--;
  size_t start = size;
  while (start && url[start - 1] != '/') start--;
  Text out = text_in(arena);
  for (size_t i = start; i < size; i++) {
    char c = url[i];
    bool is_plain = (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z') || c == '-' ||
                    (c == '.' && i > start);
    text_add_char(&out, is_plain ? c : '_');
  }
  return text_string(&out);
}

/* Is the commit checked out in the folder? */
static bool is_at(Arena *arena, const char *folder, const char *commit) {
  size_t size;
  char *head = read_file(arena, format_in(arena, "%s/.git/HEAD", folder), &size);
  return head && size >= COMMIT_SIZE && !strncmp(head, commit, COMMIT_SIZE);
}

static int git(Arena *arena, const char *folder, const char *const *words) {
  static const char *const settings[] = {"git",
                                         "-c",
                                         "core.hooksPath=/dev/null",
                                         "-c",
                                         "core.symlinks=false",
                                         "-c",
                                         "protocol.ext.allow=never",
                                         "-C"};
  const char **argv = NEW_ARRAY(arena, const char *, COUNT_OF(settings) + 16);
  size_t n = 0;
  for (size_t i = 0; i < COUNT_OF(settings); i++) argv[n++] = settings[i];
  argv[n++] = folder;
  for (size_t i = 0; words[i]; i++) argv[n++] = words[i];
  return feeds_run_tool(argv);
}

/* Into an empty folder; NULL, or why not. */
static const char *fetch(Arena *arena, const char *folder, const GitReference *r) {
  const char *init[] = {"init", "--quiet", NULL};
  const char *one[] = {"fetch", "--quiet", "--depth", "1", "--no-tags",
                       "--",    r->url,    r->commit, NULL};
  const char *all[] = {
      "fetch", "--quiet", "--no-tags", "--", r->url, "+refs/heads/*:refs/remotes/origin/*", NULL};
  const char *checkout[] = {"checkout", "--quiet", "--detach", r->commit, NULL};
  int status = git(arena, folder, init);
  if (status == 127) return "'git' is missing; on Debian it is in the package 'git'";
  if (git(arena, folder, one) && git(arena, folder, all)) return "git cannot fetch from it";
  if (git(arena, folder, checkout) || !is_at(arena, folder, r->commit))
    return "it has no such commit";
  return NULL;
}

const char *git_install(Feeds *f, const GitReference *r, const char **why) {
  *why = !is_location(r->url)    ? "its address does not begin with https://, ssh:// or file:///"
         : !is_commit(r->commit) ? "its Commit is not 40 hexadecimal digits"
                                 : NULL;
  if (*why) return NULL;
  const char *parent = format_in(f->arena, "%s/git/%s", f->packages, folder_name(f->arena, r->url));
  const char *folder = format_in(f->arena, "%s/%s", parent, r->commit);
  if (is_at(f->arena, folder, r->commit)) return folder;
  char *fresh = (char *)(uintptr_t)format_in(f->arena, "%s/.clef-XXXXXX", parent);
  if (!make_folders(f->arena, parent) || !mkdtemp(fresh)) {
    *why = "its folder cannot be made";
    return NULL;
  }
  chmod(fresh, 0755);
  setenv("GIT_TERMINAL_PROMPT", "0", 1);
  *why = fetch(f->arena, fresh, r);
  if (!*why && rename(fresh, folder) && !is_at(f->arena, folder, r->commit))
    *why = format_in(f->arena, "'%s' cannot be written: %s", folder, strerror(errno));
  const char *rest[] = {"rm", "-rf", fresh, NULL};
  feeds_run_tool(rest); /* another process was faster, or something failed */
  return *why ? NULL : folder;
}
