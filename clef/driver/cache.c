/* cache: keys, entries, and the limit of the folder. */
#include "clef/driver/cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clef/driver/msbuild/evaluation.h"
#include "clef/base/sha512.h"
#include "clef/driver/toolchain.h"

enum {
  KEY_SIZE = 43, /* characters: the first 258 bits of the hash */
  DEFAULT_LIMIT = 256 << 20,
};

/* ---- the folder ---- */

static uint64_t size_limit(void) {
  const char *text = getenv("CLEF_CACHE_LIMIT");
  char *end = NULL;
  uint64_t size = text && *text >= '0' && *text <= '9' ? strtoull(text, &end, 10) : 0;
  unsigned shift = !end ? 0 : *end == 'k' ? 10 : *end == 'm' ? 20 : *end == 'g' ? 30 : 0;
  return end && !end[shift != 0] ? size << shift : DEFAULT_LIMIT;
}

/* Is it the name of an entry, or of one that is being written? Other files in the folder are not the cache's. */
static bool is_entry_name(const char *name) {
  return strlen(name) == KEY_SIZE || !strncmp(name, ".clef-", 6);
}

/* The path of the folder, with a slash at the end; NULL if the environment names none. */
static const char *folder_path(Arena *arena) {
  const char *base = getenv("XDG_CACHE_HOME"), *home = getenv("HOME");
  if (base && *base == '/') return format_in(arena, "%s/clef/", base);
  return home && *home == '/' ? format_in(arena, "%s/.cache/clef/", home) : NULL;
}

/* Does the folder belong to the user, and may no other user write to it? A file in it decides what `clef run` runs. */
static bool is_private(const char *folder) {
  struct stat info;
  return stat(folder, &info) == 0 && S_ISDIR(info.st_mode) && info.st_uid == geteuid() &&
         !(info.st_mode & 022);
}

/* Makes the folder and those above it, for the user alone. */
static bool make_private(Arena *arena, const char *folder) {
  for (const char *at = folder + 1; *at; at++) {
    if (*at != '/') continue;
    const char *part = format_in(arena, "%.*s", (int)(at - folder), folder);
    if (mkdir(part, 0700) != 0 && errno != EEXIST) return false;
  }
  return is_private(folder);
}

/* ---- keys ---- */

static void add_text(Sha512 *hash, const char *text) {
  uint64_t size = text ? strlen(text) : UINT64_MAX;
  sha512_add(hash, &size, sizeof size);
  if (text) sha512_add(hash, text, size);
}
static void add_number(Sha512 *hash, uint64_t number) { sha512_add(hash, &number, sizeof number); }
static void add_texts(Sha512 *hash, const char *const *texts, uint32_t count) {
  add_number(hash, count);
  for (uint32_t i = 0; i < count; i++) add_text(hash, texts[i]);
}

static bool add_compiler(Sha512 *hash) {
  struct stat self;
  if (stat("/proc/self/exe", &self) != 0) return false;
  add_number(hash, self.st_dev);
  add_number(hash, self.st_ino);
  add_number(hash, (uint64_t)self.st_size);
  add_number(hash, (uint64_t)self.st_mtim.tv_sec);
  add_number(hash, (uint64_t)self.st_mtim.tv_nsec);
  return true;
}

/* Options that print more than the output: with them each stage has to run. */
static bool has_other_output(const Options *o) {
  return o->library || o->stop_after || o->step || o->dumps.count || o->only || o->trace ||
         o->time || o->stats || o->keep || o->verify;
}

static void add_options(Sha512 *hash, const Compilation *c) {
  const Options *o = c->options;
  const uint64_t numbers[] = {o->machine,       (uint64_t)o->level,
                              o->stack_size,    (uint64_t)o->int_bits,
                              o->assembly_only, o->object_only,
                              o->check,         o->stress,
                              o->json_messages, compile_has_colour(o),
                              o->notes,         o->error_limit,
                              o->strip,         o->debug};
  for (size_t i = 0; i < COUNT_OF(numbers); i++) add_number(hash, numbers[i]);
  add_texts(hash, o->sources.items, o->sources.count);
  add_texts(hash, o->disabled.items, o->disabled.count);
  add_texts(hash, c->defines.items, c->defines.count); /* INTERACTIVE is defined for run only */
  add_texts(hash, o->no_warn.items, o->no_warn.count);
  add_texts(hash, o->warn_on.items, o->warn_on.count);
  add_texts(hash, o->as_errors.items, o->as_errors.count);
  add_texts(hash, o->not_errors.items, o->not_errors.count);
}

static void add_project(Sha512 *hash, const Project *project) {
  const Evaluation *e = project->evaluation;
  add_text(hash, project->path);
  add_text(hash, project->name);
  add_texts(hash, project->defines.items, project->defines.count);
  add_texts(hash, project->friends.items, project->friends.count);
  add_number(hash, project->language);
  add_number(hash, e ? e->properties.count : 0);
  for (uint32_t i = 0; e && i < e->properties.count; i++) {
    add_text(hash, e->properties.items[i].name);
    add_text(hash, e->properties.items[i].value);
  }
}

static void add_file(Sha512 *hash, const Compilation *c, uint32_t file) {
  const SourceFile *row = source_file(&c->sources, file);
  add_text(hash, name_text(&c->names, row->path));
  add_number(hash, row->kind);
  add_number(hash, row->project);
  add_number(hash, row->size);
  sha512_add(hash, source_bytes(&c->sources, file), row->size);
}

const char *cache_find(Compilation *c) {
  const Options *o = c->options;
  char directory[4096];
  if ((o->command != COMMAND_RUN && !o->cache) || has_other_output(o) || !size_limit()) return NULL;
  const char *folder = folder_path(&c->session);
  if (!folder || !getcwd(directory, sizeof directory)) return NULL;
  Sha512 hash;
  sha512_begin(&hash);
  if (!add_compiler(&hash)) return NULL;
  add_text(&hash, directory);
  add_options(&hash, c);
  add_number(&hash, c->projects.count);
  for (uint32_t i = 0; i < c->projects.count; i++) add_project(&hash, &c->projects.items[i]);
  for (uint32_t i = 0; i < c->program_files.count; i++)
    add_file(&hash, c, c->program_files.items[i].file);
  for (uint32_t i = 0; i < c->embedded.count; i++) {
    size_t size = 0;
    const char *bytes = read_file(&c->session, c->embedded.items[i].path, &size);
    if (!bytes) return NULL;
    add_text(&hash, c->embedded.items[i].name);
    add_number(&hash, size);
    sha512_add(&hash, bytes, size);
  }
  const char *digest = sha512_end(&hash, &c->session);
  char name[KEY_SIZE + 1] = {0}; /* spelled as a name of a file */
  for (size_t i = 0; i + 1 < sizeof name; i++)
    name[i] = digest[i] == '/' ? '-' : digest[i] == '+' ? '_' : digest[i];
  return format_in(&c->session, "%s%s", folder, name);
}

/* ---- entries ---- */

/* The whole range of the file; NULL when it cannot be read. */
static char *read_range(Arena *arena, int fd, uint64_t start, uint64_t size) {
  char *bytes = arena_alloc(arena, size + 1);
  for (uint64_t done = 0; done < size;) {
    ssize_t part = pread(fd, bytes + done, size - done, (off_t)(start + done));
    if (part <= 0) return NULL;
    done += (uint64_t)part;
  }
  return bytes;
}

/* Prints the messages of an entry and finds the size of its output; false if the file is no entry. */
static bool read_entry(Compilation *c, int fd, size_t *size) {
  struct stat info;
  uint64_t message_size;
  if (!is_private(folder_path(&c->session)) || fstat(fd, &info) != 0 ||
      info.st_size < (off_t)sizeof message_size)
    return false;
  uint64_t end = (uint64_t)info.st_size - sizeof message_size;
  if (pread(fd, &message_size, sizeof message_size, (off_t)end) != sizeof message_size ||
      message_size > end)
    return false;
  *size = end - message_size;
  if (!message_size) return true;
  char *messages = read_range(&c->session, fd, *size, message_size);
  if (messages) fwrite(messages, 1, message_size, stderr);
  return messages != NULL;
}

int cache_open(Compilation *c, const char *entry, size_t *size) {
  bool is_run = c->options->command == COMMAND_RUN;
  bool is_emulated = c->options->machine !=
                     options_own_machine(); /* the emulator opens the program by our descriptor */
  int fd = open(entry, O_RDONLY | O_NOFOLLOW | (is_emulated ? 0 : O_CLOEXEC));
  if (fd < 0) return -1;
  /* a file system may forbid to run what is in the cache */
  if ((is_run && access(entry, X_OK) != 0) || !read_entry(c, fd, size)) {
    close(fd);
    return -1;
  }
  futimens(fd, NULL);
  return fd;
}

typedef struct Entry {
  const char *path;
  uint64_t size;
  struct timespec used;
} Entry;
typedef VEC(Entry) Entries;

/* The files of the folder, and the sum of their sizes. */
static uint64_t list_entries(Arena *arena, const char *folder, Entries *entries) {
  uint64_t total = 0;
  DIR *open = opendir(folder);
  const struct dirent *row;
  while (open && (row = readdir(open))) {
    struct stat info;
    const char *path = format_in(arena, "%s%s", folder, row->d_name);
    if (!is_entry_name(row->d_name) || lstat(path, &info) != 0 || !S_ISREG(info.st_mode)) continue;
    vec_push(arena, entries, ((Entry){path, (uint64_t)info.st_size, info.st_mtim}));
    total += (uint64_t)info.st_size;
  }
  if (open) closedir(open);
  return total;
}

static int compare_use(const void *a, const void *b) {
  const struct timespec x = ((const Entry *)a)->used, y = ((const Entry *)b)->used;
  if (x.tv_sec != y.tv_sec) return x.tv_sec < y.tv_sec ? -1 : 1;
  return x.tv_nsec < y.tv_nsec ? -1 : x.tv_nsec > y.tv_nsec;
}

/* Removes the entries whose use is longest ago, until a quarter of the limit is free. */
static void keep_limit(Arena *arena, const char *folder) {
  Entries entries = {0};
  uint64_t total = list_entries(arena, folder, &entries), limit = size_limit();
  if (total <= limit) return;
  qsort(entries.items, entries.count, sizeof *entries.items, compare_use);
  for (uint32_t i = 0; i < entries.count && total > limit / 4 * 3; i++)
    if (unlink(entries.items[i].path) == 0) total -= entries.items[i].size;
}

void cache_store(Compilation *c, const char *entry, int fd) {
  const char *folder = folder_path(&c->session);
  struct stat info;
  if (!make_private(&c->session, folder) || fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) return;
  Arena *arena = &c->session;
  char *output = read_range(arena, fd, 0, (uint64_t)info.st_size);
  if (!output) return;
  Text text = text_in(arena);
  uint64_t message_size = c->messages.size;
  text_add_bytes(&text, output, (size_t)info.st_size);
  text_add_bytes(&text, text_string(&c->messages), message_size);
  text_add_bytes(&text, (const char *)&message_size, sizeof message_size);
  bool is_program = !c->options->assembly_only && !c->options->object_only;
  write_output(arena, entry, text_string(&text), text.size, is_program);
  keep_limit(arena, folder);
}

int cache_command(Arena *arena, const Options *options) {
  const char *folder = folder_path(arena),
             *what = options->sources.count ? options->sources.items[0] : NULL;
  if (options->sources.count > 1 || (what && strcmp(what, "clear") != 0)) {
    fputs("clef: 'clef cache' takes nothing, or 'clear'\n", stderr);
    return 2;
  }
  if (!folder) {
    fputs("clef: there is no cache: neither XDG_CACHE_HOME nor HOME names a folder\n", stderr);
    return 1;
  }
  Entries entries = {0};
  uint64_t total = list_entries(arena, folder, &entries);
  if (!what) {
    printf("%s: %u files, %llu bytes of at most %llu\n", folder, entries.count,
           (unsigned long long)total, (unsigned long long)size_limit());
    return 0;
  }
  int status = 0;
  for (uint32_t i = 0; i < entries.count; i++) {
    if (unlink(entries.items[i].path) == 0 || errno == ENOENT) continue;
    fprintf(stderr, "clef: cannot remove '%s': %s\n", entries.items[i].path, strerror(errno));
    status = 1;
  }
  return status;
}
