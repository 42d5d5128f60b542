/* zip: the central directory of a zip file (PKWARE's APPNOTE, sections 4.3.7 to 4.3.16), without ZIP64. */
#include <stdlib.h>
#include <sys/stat.h>

#include "clef/driver/nuget/zip.h"
#include "clef/base/sha512.h"

enum {
  MOST_ENTRIES = 20000,
  LARGEST_ARCHIVE = 256 << 20, /* bytes */
  LARGEST_CONTENT = 1 << 30,
  LOCAL_SIZE = 30,     /* of a local header, without its name */
  DIRECTORY_SIZE = 46, /* of a record of the central directory, without its name */
  END_SIZE = 22
};

static uint32_t read16(const char *at) {
  return (unsigned char)at[0] | (uint32_t)(unsigned char)at[1] << 8;
}
static uint32_t read32(const char *at) { return read16(at) | read16(at + 2) << 16; }

static bool is_safe_name(const char *name) {
  if (!*name || *name == '/') return false;
  for (const char *part = name;;) {
    size_t size = strcspn(part, "/");
    if (size == 2 && part[0] == '.' && part[1] == '.') return false;
    for (size_t i = 0; i < size; i++)
      if ((unsigned char)part[i] < ' ' || part[i] == '\\') return false;
    if (!part[size]) return true;
    part += size + 1;
  }
}

static bool find_end(Archive *a) {
  if (a->size < END_SIZE) return false;
  uint32_t lowest = a->size > END_SIZE + 0xffff ? a->size - END_SIZE - 0xffff : 0;
  for (a->end = a->size - END_SIZE;; a->end--) {
    const char *at = a->bytes + a->end;
    if (read32(at) == 0x06054b50 && a->end + END_SIZE + read16(at + 20) <= a->size) return true;
    if (a->end == lowest) return false;
  }
}

const char *archive_read(Arena *arena, const char *bytes, size_t size, Archive *archive) {
  *archive = (Archive){.bytes = bytes, .size = (uint32_t)size};
  Archive *a = archive;
  if (size > LARGEST_ARCHIVE) return "it is larger than 256 MiB";
  if (!find_end(a)) return "it is no zip archive";
  uint32_t count = read16(bytes + a->end + 10), at = read32(bytes + a->end + 16);
  uint64_t content = 0;
  if (count > MOST_ENTRIES) return "it has more than 20,000 entries";
  if (at > a->end) return "its directory is damaged";
  a->directory = at;
  for (uint32_t i = 0; i < count; i++) {
    const char *row = bytes + at;
    if (a->end - at < DIRECTORY_SIZE || read32(row) != 0x02014b50)
      return "its directory is damaged";
    uint32_t name = read16(row + 28), extra = read16(row + 30), comment = read16(row + 32);
    ArchiveEntry e = {.header = at,
                      .header_size = DIRECTORY_SIZE + name + extra + comment,
                      .local = read32(row + 42),
                      .size = read32(row + 24),
                      .packed_size = read32(row + 20),
                      .mode = row[5] == 3 ? read32(row + 38) >> 16 : 0};
    if (e.header_size > a->end - at || e.local > a->directory ||
        a->directory - e.local < LOCAL_SIZE)
      return "its directory is damaged";
    if (memchr(row + DIRECTORY_SIZE, 0, name)) return "a name in it has a NUL";
    e.name = format_in(arena, "%.*s", (int)name, row + DIRECTORY_SIZE);
    if (!is_safe_name(e.name))
      return format_in(arena, "the name '%s' in it leaves its folder", e.name);
    if (e.mode && !S_ISREG(e.mode) && !S_ISDIR(e.mode) && (e.mode & S_IFMT))
      return format_in(arena, "'%s' in it is neither a file nor a folder", e.name);
    content += e.size;
    vec_push(arena, &a->entries, e);
    at += e.header_size;
  }
  return content > LARGEST_CONTENT ? "its content is larger than 1 GiB" : NULL;
}

static int compare_locals(const void *a, const void *b) {
  const ArchiveEntry *x = a, *y = b;
  return (x->local > y->local) - (x->local < y->local);
}

static void add32(Sha512 *hash, uint32_t value) {
  unsigned char bytes[4] = {(unsigned char)value, (unsigned char)(value >> 8),
                            (unsigned char)(value >> 16), (unsigned char)(value >> 24)};
  sha512_add(hash, bytes, 4);
}

static void add16(Sha512 *hash, uint32_t value) {
  unsigned char bytes[2] = {(unsigned char)value, (unsigned char)(value >> 8)};
  sha512_add(hash, bytes, 2);
}

/* Signing adds one entry. The hash leaves it out and corrects the offsets and counts that it changed. */
const char *archive_content_hash(Arena *arena, const Archive *a) {
  Sha512 hash;
  sha512_begin(&hash);
  uint32_t count = a->entries.count, signature = count;
  ArchiveEntry *entries = NEW_ARRAY(arena, ArchiveEntry, count + 1);
  for (uint32_t i = 0; i < count; i++) entries[i] = a->entries.items[i];
  qsort(entries, count, sizeof *entries, compare_locals);
  for (uint32_t i = 0; i < count; i++)
    if (!strcmp(entries[i].name, ".signature.p7s")) signature = i;
  if (signature == count) {
    sha512_add(&hash, a->bytes, a->size);
    return sha512_end(&hash, arena);
  }
  uint32_t from = entries[signature].local;
  uint32_t to = signature + 1 < count ? entries[signature + 1].local : a->directory;
  sha512_add(&hash, a->bytes, from);
  sha512_add(&hash, a->bytes + to, a->directory - to);
  for (uint32_t i = 0; i < count; i++) { /* in the order of the directory */
    const ArchiveEntry *e = &a->entries.items[i];
    if (e->local == from) continue;
    sha512_add(&hash, a->bytes + e->header, 42);
    add32(&hash, e->local > from ? e->local - (to - from) : e->local);
    sha512_add(&hash, a->bytes + e->header + DIRECTORY_SIZE, e->header_size - DIRECTORY_SIZE);
  }
  const char *end = a->bytes + a->end;
  sha512_add(&hash, end, 8);
  add16(&hash, read16(end + 8) - 1);
  add16(&hash, read16(end + 10) - 1);
  add32(&hash, read32(end + 12) - entries[signature].header_size);
  add32(&hash, read32(end + 16) - (to - from));
  sha512_add(&hash, end + 20, a->size - a->end - 20);
  return sha512_end(&hash, arena);
}
