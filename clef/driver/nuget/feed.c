/* feed: configuration, listing, download, extraction. */
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/base/json_read.h"
#include "clef/base/source.h"
#include "clef/driver/msbuild/xml.h"
#include "clef/driver/nuget/zip.h"
#include "clef/driver/nuget/feed.h"
#include "clef/driver/toolchain.h"

/* ---- configuration ---- */

static bool is_remote(const char *location) {
  return !strncmp(location, "https://", 8) || !strncmp(location, "http://", 7);
}

/* `%NAME%` is a variable of the environment. */
static const char *with_variables(Arena *arena, const char *text) {
  Text out = text_in(arena);
  while (*text) {
    const char *close = *text == '%' ? strchr(text + 1, '%') : NULL;
    const char *value =
        close ? getenv(format_in(arena, "%.*s", (int)(close - text) - 1, text + 1)) : NULL;
    if (value) {
      text_add(&out, value);
      text = close + 1;
    } else {
      text_add_char(&out, *text == '\\' ? '/' : *text);
      text++;
    }
  }
  return text_string(&out);
}

static const char *beside(Arena *arena, const char *file, const char *path) {
  const char *slash = strrchr(file, '/');
  if (*path == '/' || !slash) return path;
  return format_in(arena, "%.*s/%s", (int)(slash - file), file, path);
}

static void set_feed(Feeds *f, const char *name, const char *location) {
  for (uint32_t i = 0; i < f->feeds.count; i++)
    if (!strcasecmp(f->feeds.items[i].name, name)) {
      f->feeds.items[i].location = location;
      return;
    }
  vec_push(f->arena, &f->feeds, ((Feed){name, location, NULL}));
}

static void remove_feed(Feeds *f, const char *name) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < f->feeds.count; i++)
    if (strcasecmp(f->feeds.items[i].name, name) != 0) f->feeds.items[kept++] = f->feeds.items[i];
  f->feeds.count = kept;
}

static void read_config(Feeds *f, const char *path) {
  size_t size;
  XmlError error;
  char *text = read_file(f->arena, path, &size);
  XmlElement *root = text ? xml_parse(f->arena, 0, text, &error) : NULL;
  for (uint32_t i = 0; root && i < root->children.count; i++) {
    const XmlElement *section = root->children.items[i];
    for (uint32_t k = 0; k < section->children.count; k++) {
      const XmlElement *x = section->children.items[k];
      const char *key = xml_attribute(x, "key"), *value = xml_attribute(x, "value");
      bool is_source = !strcasecmp(section->name, "packageSources");
      if (is_source && !strcasecmp(x->name, "clear")) f->feeds.count = 0;
      if (strcasecmp(x->name, "add") || !key || !value) continue;
      value = with_variables(f->arena, value);
      if (is_source)
        set_feed(f, key, is_remote(value) ? value : beside(f->arena, path, value));
      else if (!strcasecmp(section->name, "disabledPackageSources") && !strcasecmp(value, "true"))
        remove_feed(f, key);
      else if (!strcasecmp(section->name, "config") && !strcasecmp(key, "globalPackagesFolder"))
        f->packages = beside(f->arena, path, value);
    }
  }
}

/* The files above `directory`, the outermost first. */
static void read_configs_above(Feeds *f, const char *directory) {
  static const char *const names[] = {"nuget.config", "NuGet.config", "NuGet.Config"};
  const char *slash = strrchr(directory, '/');
  if (slash && slash[1])
    read_configs_above(f, slash == directory
                              ? "/"
                              : format_in(f->arena, "%.*s", (int)(slash - directory), directory));
  for (size_t i = 0; i < COUNT_OF(names); i++) {
    const char *path =
        format_in(f->arena, "%s/%s", strcmp(directory, "/") ? directory : "", names[i]);
    if (access(path, R_OK)) continue;
    read_config(f, path);
    return;
  }
}

void feeds_configure(Feeds *feeds, Arena *arena, const char *directory) {
  *feeds = (Feeds){.arena = arena};
  const char *home = getenv("HOME"), *packages = getenv("NUGET_PACKAGES");
  if (!home) home = "";
  feeds->packages = format_in(arena, "%s/.nuget/packages", home);
  set_feed(feeds, "nuget.org", "https://api.nuget.org/v3/index.json");
  const char *own = format_in(arena, "%s/.nuget/NuGet/NuGet.Config", home);
  if (!access(own, R_OK)) {
    feeds->feeds.count = 0;
    read_config(feeds, own);
  }
  char *whole = realpath(*directory ? directory : ".", NULL);
  if (whole) read_configs_above(feeds, format_in(arena, "%s", whole));
  free(whole);
  if (packages && *packages) feeds->packages = packages;
}

/* ---- tools ---- */

int feeds_run_tool(const char *const *argv) {
  fflush(NULL);
  pid_t child = fork();
  if (!child) {
    int null = open("/dev/null", O_RDWR);
    for (int fd = 0; fd < 3 && null >= 0; fd++) dup2(null, fd);
    execvp(argv[0], (char *const *)(uintptr_t)argv);
    _exit(127);
  }
  int status = 0;
  while (child > 0 && waitpid(child, &status, 0) < 0)
    if (errno != EINTR) return 126;
  return child > 0 && WIFEXITED(status) ? WEXITSTATUS(status) : 126;
}

/* What a URL gives, in a temporary file `path`. */
static bool download(const char *url, const char *path) {
  const char *argv[] = {"curl",
                        "--fail",
                        "--silent",
                        "--location",
                        "--proto",
                        "=https,http",
                        "--max-filesize",
                        "268435456",
                        "--retry",
                        "2",
                        "--connect-timeout",
                        "20",
                        "--output",
                        path,
                        "--",
                        url,
                        NULL};
  return feeds_run_tool(argv) == 0;
}

static const char *temporary_file(Feeds *f) {
  const char *folder = getenv("TMPDIR");
  char *path = (char *)(uintptr_t)format_in(f->arena, "%s/clef-package-XXXXXX",
                                            folder && *folder ? folder : "/tmp");
  int fd = mkstemp(path);
  if (fd < 0) return NULL;
  close(fd);
  return path;
}

static JsonValue *download_json(Feeds *f, const char *url) {
  const char *path = temporary_file(f);
  size_t size;
  char *text = path && download(url, path) ? read_file(f->arena, path, &size) : NULL;
  if (path) unlink(path);
  return text ? json_read(f->arena, text, size) : NULL;
}

static const char *lower(Feeds *f, const char *text) {
  char *copy = arena_alloc(f->arena, strlen(text) + 1);
  for (size_t i = 0; text[i]; i++) copy[i] = (char)tolower((unsigned char)text[i]);
  return copy;
}

/* Ids become parts of paths and URLs. */
static bool is_id(const char *id) {
  for (const char *c = id; *c; c++)
    if (!isalnum((unsigned char)*c) && !strchr("._-", *c)) return false;
  return *id && *id != '.' && strlen(id) <= 100;
}

/* ---- what there is ---- */

static const char *base_address(Feeds *f, Feed *feed) {
  if (feed->base) return feed->base;
  feed->base = "";
  JsonValue *index = download_json(f, feed->location);
  const JsonValue *resources = json_member(index, "resources");
  for (const JsonValue *r = resources ? resources->first : NULL; r; r = r->next) {
    const char *address = json_member_string(r, "@id");
    if (strcmp(json_member_string(r, "@type"), "PackageBaseAddress/3.0.0") != 0 || !*address)
      continue;
    feed->base =
        format_in(f->arena, "%s%s", address, address[strlen(address) - 1] == '/' ? "" : "/");
  }
  return feed->base;
}

static void add_version(Feeds *f, Versions *versions, const char *text) {
  Version version;
  if (version_read(f->arena, text, &version)) vec_push(f->arena, versions, version);
}

/* The folders below `folder`. */
static void add_folders(Feeds *f, const char *folder, Versions *versions) {
  DIR *open = opendir(folder);
  struct dirent *entry;
  while (open && (entry = readdir(open))) {
    const char *mark = format_in(f->arena, "%s/%s/.nupkg.metadata", folder, entry->d_name);
    if (!access(mark, R_OK)) add_version(f, versions, entry->d_name);
  }
  if (open) closedir(open);
}

/* ID.VERSION.nupkg in a folder. */
static const char *find_file(Feeds *f, const char *folder, const char *id, const Version *wanted,
                             Versions *versions) {
  DIR *open = opendir(folder);
  struct dirent *entry;
  const char *found = NULL;
  size_t size = strlen(id);
  while (open && (entry = readdir(open))) {
    const char *name = entry->d_name;
    size_t length = strlen(name);
    Version version;
    if (length < size + 8 || strncasecmp(name, id, size) || name[size] != '.' ||
        strcasecmp(name + length - 6, ".nupkg"))
      continue;
    if (!version_read(f->arena,
                      format_in(f->arena, "%.*s", (int)(length - size - 7), name + size + 1),
                      &version))
      continue;
    if (versions) vec_push(f->arena, versions, version);
    if (wanted && !version_compare(&version, wanted))
      found = format_in(f->arena, "%s/%s", folder, name);
  }
  if (open) closedir(open);
  return found;
}

void feeds_versions(Feeds *f, const char *id, bool here, Versions *versions) {
  if (!is_id(id)) return;
  const char *name = lower(f, id);
  if (here) {
    add_folders(f, format_in(f->arena, "%s/%s", f->packages, name), versions);
    return;
  }
  for (uint32_t i = 0; i < f->feeds.count; i++) {
    Feed *feed = &f->feeds.items[i];
    if (!is_remote(feed->location)) {
      find_file(f, feed->location, id, NULL, versions);
      continue;
    }
    const char *base = base_address(f, feed);
    if (!*base) continue;
    JsonValue *index = download_json(f, format_in(f->arena, "%s%s/index.json", base, name));
    const JsonValue *list = json_member(index, "versions");
    for (const JsonValue *v = list ? list->first : NULL; v; v = v->next)
      if (v->kind == JSON_STRING) add_version(f, versions, v->string);
  }
}

const char *feeds_unreachable(const Feeds *f) {
  for (uint32_t i = 0; i < f->feeds.count; i++)
    if (f->feeds.items[i].base && !*f->feeds.items[i].base) return f->feeds.items[i].location;
  return NULL;
}

/* ---- installation ---- */

/* The archive of a version in a temporary file or a feed's folder; `*is_temporary` says which. `*source`: the feed. */
static const char *get_archive(Feeds *f, const char *id, const Version *version, bool *is_temporary,
                               const char **source) {
  const char *name = lower(f, id);
  for (uint32_t i = 0; i < f->feeds.count; i++) {
    Feed *feed = &f->feeds.items[i];
    *source = feed->location;
    *is_temporary = is_remote(feed->location);
    if (!*is_temporary) {
      const char *found = find_file(f, feed->location, id, version, NULL);
      if (found) return found;
      continue;
    }
    const char *base = base_address(f, feed), *path = *base ? temporary_file(f) : NULL;
    if (!path) continue;
    const char *url =
        format_in(f->arena, "%s%s/%s/%s.%s.nupkg", base, name, version->text, name, version->text);
    struct stat info;
    if (download(url, path) && !stat(path, &info) && info.st_size) return path;
    unlink(path);
  }
  return NULL;
}

static bool write_file(const char *path, const char *bytes, size_t size) {
  FILE *file = fopen(path, "wbx");
  if (!file) return false;
  bool good = fwrite(bytes, 1, size, file) == size;
  return !fclose(file) && good;
}

/* A package that was downloaded, and its archive. */
typedef struct Download {
  const char *id;
  const Version *version;
  const char *source; /* where it came from */
  const char *bytes;
  size_t size;
} Download;

/* Leaves in `folder` what NuGet leaves there. */
static bool complete_folder(Feeds *f, const char *folder, const Download *package,
                            const char *hash) {
  const char *id = package->id;
  const char *stem =
      format_in(f->arena, "%s/%s.%s.nupkg", folder, lower(f, id), package->version->text);
  const char *rest[] = {"rm",
                        "-rf",
                        format_in(f->arena, "%s/_rels", folder),
                        format_in(f->arena, "%s/package", folder),
                        format_in(f->arena, "%s/[Content_Types].xml", folder),
                        NULL};
  if (feeds_run_tool(rest)) return false;
  DIR *open = opendir(folder);
  struct dirent *entry;
  while (open && (entry = readdir(open))) {
    size_t length = strlen(entry->d_name);
    if (length < 8 || strcasecmp(entry->d_name + length - 7, ".nuspec") != 0) continue;
    rename(format_in(f->arena, "%s/%s", folder, entry->d_name),
           format_in(f->arena, "%s/%s.nuspec", folder, lower(f, id)));
    break;
  }
  if (open) closedir(open);
  const char *metadata = format_in(
      f->arena, "{\n  \"version\": 2,\n  \"contentHash\": \"%s\",\n  \"source\": \"%s\"\n}", hash,
      package->source);
  return write_file(stem, package->bytes, package->size) &&
         write_file(format_in(f->arena, "%s.sha512", stem), hash, strlen(hash)) &&
         write_file(format_in(f->arena, "%s/.nupkg.metadata", folder), metadata, strlen(metadata));
}

/* Extracts into a new folder beside the package's and renames that, so that others never see half a package. */
static const char *extract(Feeds *f, const char *archive_path, Download package,
                           const char *folder) {
  char *bytes = read_file(f->arena, archive_path, &package.size);
  package.bytes = bytes;
  if (!bytes) return format_in(f->arena, "its archive cannot be read: %s", strerror(errno));
  Archive archive;
  const char *why = archive_read(f->arena, bytes, package.size, &archive);
  if (why) return format_in(f->arena, "its archive is refused: %s", why);
  const char *slash = strrchr(folder, '/');
  const char *parent = format_in(f->arena, "%.*s", (int)(slash - folder), folder);
  if (!make_folders(f->arena, parent)) return "its folder cannot be made";
  char *fresh = (char *)(uintptr_t)format_in(f->arena, "%s/.clef-XXXXXX", parent);
  if (!mkdtemp(fresh))
    return format_in(f->arena, "'%s' cannot be written: %s", parent, strerror(errno));
  chmod(fresh, 0755);
  const char *unzip[] = {"unzip", "-qq", "-o", archive_path, "-d", fresh, NULL};
  int status = feeds_run_tool(unzip);
  if (status == 127)
    why = "'unzip' is missing; on Debian it is in the package 'unzip'";
  else if (status > 1) /* 1: a warning */
    why = "unzip cannot extract its archive";
  else if (!complete_folder(f, fresh, &package, archive_content_hash(f->arena, &archive)))
    why = "its folder cannot be written";
  else if (rename(fresh, folder) && access(format_in(f->arena, "%s/.nupkg.metadata", folder), R_OK))
    why = format_in(f->arena, "'%s' cannot be written", folder);
  const char *rest[] = {"rm", "-rf", fresh, NULL};
  feeds_run_tool(rest); /* another process was faster, or something failed */
  return why;
}

const char *feeds_install(Feeds *f, const char *id, const Version *version, const char **why) {
  *why = "its name is no package id";
  if (!is_id(id)) return NULL;
  const char *folder = format_in(f->arena, "%s/%s/%s", f->packages, lower(f, id), version->text);
  if (!access(format_in(f->arena, "%s/.nupkg.metadata", folder), R_OK)) return folder;
  static const char *const curl[] = {"curl", "--version", NULL};
  bool is_temporary;
  const char *source, *archive = get_archive(f, id, version, &is_temporary, &source);
  if (!archive) {
    *why = feeds_run_tool(curl) == 127 ? "'curl' is missing; on Debian it is in the package 'curl'"
                                       : "no package source has it";
    return NULL;
  }
  *why = extract(f, archive, (Download){.id = id, .version = version, .source = source}, folder);
  if (is_temporary) unlink(archive);
  return *why ? NULL : folder;
}

const char *feeds_content_hash(Feeds *f, const char *folder) {
  size_t size;
  char *text = read_file(f->arena, format_in(f->arena, "%s/.nupkg.metadata", folder), &size);
  return text ? json_member_string(json_read(f->arena, text, size), "contentHash") : "";
}
