/* source: line tables made on first use. */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clef/base/base.h"
#include "clef/base/source.h"

void sources_init(Sources *sources, Arena *arena, Names *names) {
  *sources = (Sources){.arena = arena, .names = names};
  table_init(&sources->files, arena, sizeof(SourceFile));
}

uint32_t source_add(Sources *sources, const char *path, SourceKind kind, const char *bytes,
                    uint32_t size) {
  uint32_t index = table_add(&sources->files, 1);
  SourceFile *file = table_row(&sources->files, index);
  file->path = name_of_string(sources->names, path);
  file->kind = kind;
  file->size = size;
  uint32_t own = index - sources->files.own_start;
  if (own >= sources->text_capacity) {
    uint32_t wanted = own + 16;
    sources->texts =
        arena_grow(sources->arena, sources->texts, sources->text_capacity * sizeof(SourceText),
                   wanted * sizeof(SourceText));
    sources->text_capacity = wanted;
  }
  sources->texts[own] = (SourceText){.bytes = bytes};
  return index;
}

const SourceFile *source_file(const Sources *sources, uint32_t file) {
  return table_row(&sources->files, file);
}

bool source_is_library(const Sources *sources, uint32_t file) {
  return file && source_file(sources, file)->kind == SOURCE_LIBRARY;
}

bool source_is_program(const Sources *sources, uint32_t file) {
  return file && source_file(sources, file)->kind != SOURCE_LIBRARY;
}

static SourceText *own_text(const Sources *sources, uint32_t file) {
  if (!file || file < sources->files.own_start) return NULL;
  return &sources->texts[file - sources->files.own_start];
}

void source_set_project(Sources *sources, uint32_t file, uint32_t project) {
  SourceFile *row = table_row(&sources->files, file);
  row->project = project;
}

const char *source_bytes(const Sources *sources, uint32_t file) {
  SourceText *text = own_text(sources, file);
  return text ? text->bytes : NULL;
}

enum { STRETCH = 256 }; /* bytes between two counts of `continued` */

/* Bytes that continue a character. */
static uint32_t count_continuations(const char *bytes, uint32_t size) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < size; i++) count += ((unsigned char)bytes[i] & 0xc0) == 0x80;
  return count;
}

static bool is_ascii(const char *bytes, uint32_t size) {
  uint32_t i = 0;
  uint64_t word, seen = 0;
  for (; size - i >= sizeof word; i += (uint32_t)sizeof word) {
    memcpy(&word, bytes + i, sizeof word);
    seen |= word;
  }
  for (; i < size; i++) seen |= (unsigned char)bytes[i];
  return !(seen & 0x8080808080808080u);
}

static uint32_t line_end(const char *bytes, uint32_t from, uint32_t size) {
  const char *end = memchr(bytes + from, '\n', size - from);
  return end ? (uint32_t)(end - bytes) : size;
}

static void find_lines(Sources *sources, uint32_t file, SourceText *text) {
  uint32_t size = source_file(sources, file)->size, count = 1;
  for (uint32_t at = line_end(text->bytes, 0, size); at < size;
       at = line_end(text->bytes, at + 1, size))
    count++;
  text->line_starts = NEW_ARRAY(sources->arena, uint32_t, count + 1);
  uint32_t line = 1;
  for (uint32_t at = line_end(text->bytes, 0, size); at < size;
       at = line_end(text->bytes, at + 1, size))
    text->line_starts[line++] = at + 1;
  text->line_starts[count] = size + 1;
  text->line_count = count;
  if (is_ascii(text->bytes, size)) return;
  text->continued = NEW_ARRAY(sources->arena, uint32_t, size / STRETCH + 1);
  for (uint32_t i = 1; i <= size / STRETCH; i++)
    text->continued[i] =
        text->continued[i - 1] + count_continuations(text->bytes + (i - 1) * STRETCH, STRETCH);
}

/* Bytes before the offset that continue a character. */
static uint32_t continuations_before(const SourceText *text, uint32_t offset) {
  if (!text->continued) return 0;
  uint32_t stretch = offset / STRETCH;
  return text->continued[stretch] +
         count_continuations(text->bytes + stretch * STRETCH, offset % STRETCH);
}

const char *source_full_path(const Sources *sources, Arena *arena, uint32_t file) {
  const char *path = name_text(sources->names, source_file(sources, file)->path);
  if (*path == '/' || !sources->directory) return path;
  while (path[0] == '.' && path[1] == '/') path += 2;
  return format_in(arena, "%s/%s", sources->directory, path);
}

LineColumn source_line_column(Sources *sources, uint32_t file, uint32_t offset) {
  SourceText *text = own_text(sources, file);
  if (!text || !text->bytes) return (LineColumn){0, 0};
  if (!text->line_starts) find_lines(sources, file, text);
  uint32_t low = 0, high = text->line_count;
  while (high - low > 1) {
    uint32_t middle = (low + high) / 2;
    if (text->line_starts[middle] <= offset)
      low = middle;
    else
      high = middle;
  }
  uint32_t start = text->line_starts[low];
  if (offset <= start || start > source_file(sources, file)->size) return (LineColumn){low + 1, 1};
  uint32_t size = source_file(sources, file)->size;
  uint32_t continued =
      continuations_before(text, offset < size ? offset : size) - continuations_before(text, start);
  return (LineColumn){low + 1, 1 + offset - start - continued};
}

uint32_t source_utf16_column(const Sources *sources, uint32_t file, uint32_t offset) {
  const char *bytes = source_bytes(sources, file);
  uint32_t column = 0;
  while (bytes && offset > 0 && bytes[offset - 1] != '\n') {
    unsigned char byte = (unsigned char)bytes[--offset];
    column += ((byte & 0xc0) != 0x80) + (byte >= 0xf0);
  }
  return column;
}

const char *source_line(Sources *sources, uint32_t file, uint32_t line, uint32_t *size) {
  SourceText *text = own_text(sources, file);
  *size = 0;
  if (!text || !text->bytes) return "";
  if (!text->line_starts) find_lines(sources, file, text);
  if (line < 1 || line > text->line_count) return "";
  uint32_t start = text->line_starts[line - 1], end = text->line_starts[line] - 1;
  if (end > start && text->bytes[end - 1] == '\r') end--;
  *size = end - start;
  return text->bytes + start;
}

/* What a device or a pipe gives at most: some never end. */
enum { LARGEST_STREAM = 1 << 28 };

char *read_file(Arena *arena, const char *path, size_t *size) {
  *size = 0;
  int fd = strcmp(path, "-") ? open(path, O_RDONLY | O_CLOEXEC) : 0;
  if (fd < 0) return NULL;
  struct stat info;
  if (fstat(fd, &info) == 0 && S_ISDIR(info.st_mode)) {
    if (fd) close(fd);
    errno = EISDIR;
    return NULL;
  }
  size_t capacity = info.st_size > 0 ? (size_t)info.st_size + 1 : 65536, used = 0;
  char *bytes = arena_alloc(arena, capacity);
  for (;;) {
    if (used + 1 >= capacity) {
      if (used >= LARGEST_STREAM && !S_ISREG(info.st_mode)) {
        if (fd) close(fd);
        errno = EFBIG;
        return NULL;
      }
      bytes = arena_grow(arena, bytes, capacity, capacity * 2);
      capacity *= 2;
    }
    ssize_t got = read(fd, bytes + used, capacity - used - 1);
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) {
      int why = errno;
      if (fd) close(fd);
      errno = why;
      return NULL;
    }
    if (!got) break;
    used += (size_t)got;
  }
  if (fd) close(fd);
  bytes[used] = 0;
  *size = used;
  return bytes;
}
