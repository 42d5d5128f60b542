/* link: see link.h.
 *
 * A library is looked for as .NET does it, but when the program is built: of `name`, the files name, name.so and libname.so; then
 * the archives name.a and libname.a; in the folders of -L, then in the system's. One of the files on the command line may be it.
 * C's own library is always there, last.
 */
#include "clef/driver/link.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* The system's folders of libraries, those of the machine's own packages first, then of cross compilers. */
static const char *const folders_x86_64[] = {"/usr/lib/x86_64-linux-gnu", "/lib/x86_64-linux-gnu",
                                             "/usr/x86_64-linux-gnu/lib"};
static const char *const folders_aarch64[] = {
    "/usr/lib/aarch64-linux-gnu", "/lib/aarch64-linux-gnu", "/usr/aarch64-linux-gnu/lib"};
static const char *const folders_own[] = {"/usr/local/lib", "/usr/lib64", "/lib64", "/usr/lib",
                                          "/lib"};

typedef VEC(const char *) Folders;

static bool exists(const char *path) { return access(path, R_OK) == 0; }

static void add_folder(Folders *folders, Arena *arena, const char *path) {
  if (exists(path)) vec_push(arena, folders, path);
}

static Folders system_folders(Arena *arena, Machine machine) {
  bool is_x86 = machine == MACHINE_X86_64;
  Folders folders = {0};
  const char *const *own = is_x86 ? folders_x86_64 : folders_aarch64;
  for (size_t i = 0; i < COUNT_OF(folders_x86_64); i++) add_folder(&folders, arena, own[i]);
  for (size_t i = 0; i < COUNT_OF(folders_own) && machine == options_own_machine(); i++)
    add_folder(&folders, arena, folders_own[i]);
  return folders;
}

static const char *find_in(Arena *arena, const Folders *folders, const char *name) {
  for (uint32_t i = 0; i < folders->count; i++) {
    const char *path = format_in(arena, "%s/%s", folders->items[i], name);
    if (exists(path)) return path;
  }
  return NULL;
}

const char *link_sysroot(Machine machine) {
  const char *root = machine == MACHINE_X86_64 ? "/usr/x86_64-linux-gnu" : "/usr/aarch64-linux-gnu";
  return exists(root) ? root : NULL;
}

/* gcc's own library, the newest: code that gcc made may call it. NULL if there is none. */
static const char *find_libgcc(Arena *arena, Machine machine) {
  const char *triple = machine == MACHINE_X86_64 ? "x86_64-linux-gnu" : "aarch64-linux-gnu",
             *best = NULL;
  static const char *const roots[] = {"/usr/lib/gcc", "/usr/lib/gcc-cross"};
  long newest = -1;
  for (size_t r = 0; r < COUNT_OF(roots); r++) {
    const char *root = format_in(arena, "%s/%s", roots[r], triple);
    DIR *folder = opendir(root);
    for (struct dirent *e; folder && (e = readdir(folder));) {
      const char *path = format_in(arena, "%s/%s/libgcc.a", root, e->d_name);
      long version = strtol(e->d_name, NULL, 10);
      if (version > newest && exists(path)) newest = version, best = path;
    }
    if (folder) closedir(folder);
  }
  return best;
}

static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

/* The name between `lib` and the first of .so, .a, .dll, .o. */
static const char *plain_name(Arena *arena, const char *name) {
  static const char *const suffixes[] = {".so", ".a", ".dll", ".o"};
  size_t size = strlen(name);
  if (!strncmp(name, "lib", 3) && size > 3) name += 3, size -= 3;
  for (size_t i = 0; i < COUNT_OF(suffixes); i++) {
    const char *at = strstr(name, suffixes[i]);
    size_t length = strlen(suffixes[i]);
    if (at && at > name && (!at[length] || (i == 0 && at[length] == '.')))
      return format_in(arena, "%.*s", (int)(at - name), name);
  }
  return name;
}

static bool is_c(const char *plain) {
  static const char *const names[] = {"c", "__Internal", ""};
  for (size_t i = 0; i < COUNT_OF(names); i++)
    if (!strcmp(plain, names[i])) return true;
  return false;
}

/* The file of the library in one of the folders: NULL, or its name there. */
static const char *find_library(Arena *arena, const Folders *folders, const char *name) {
  const char *plain = plain_name(arena, name);
  const char *names[] = {strstr(name, ".so") || strstr(name, ".a") ? name : NULL,
                         format_in(arena, "lib%s.so", plain), format_in(arena, "%s.so", plain),
                         format_in(arena, "lib%s.a", plain), format_in(arena, "%s.a", plain)};
  for (uint32_t f = 0; f < folders->count; f++)
    for (size_t i = 0; i < COUNT_OF(names); i++)
      if (names[i] && exists(format_in(arena, "%s/%s", folders->items[f], names[i])))
        return names[i];
  return NULL;
}

static bool is_given(Arena *arena, const Options *o, const char *plain) {
  for (uint32_t i = 0; i < o->link_files.count; i++)
    if (!strcmp(plain_name(arena, base_name(o->link_files.items[i])), plain)) return true;
  return false;
}

static const char *package_of(const char *plain) {
  static const struct {
    const char *library, *package;
  } packages[] = {
#define PACKAGE(library, package) {library, package},
#include "clef/driver/packages.def"
  };
  for (size_t i = 0; i < COUNT_OF(packages); i++)
    if (!strcmp(packages[i].library, plain)) return packages[i].package;
  return NULL;
}

static void report_missing(Arena *arena, Diags *diags, Span span, const char *name) {
  const char *package = package_of(plain_name(arena, name));
  diag(diags, span, D_LIBRARY_MISSING, name);
  if (package)
    diag_hint(diags, "on Debian it is in the package '%s'", package);
  else
    diag_hint(diags, "name its folder with -L, or the file itself");
}

static bool add_library(Link *link, Arena *arena, const Options *o, const Folders *folders,
                        const char *name) {
  const char *plain = plain_name(arena, name);
  if (is_c(plain) || is_given(arena, o, plain)) return true;
  const char *file = strchr(name, '/') && exists(name) ? name : NULL;
  if (!file) {
    const char *found = strchr(name, '/') ? NULL : find_library(arena, folders, name);
    if (!found) return false;
    file = format_in(arena, "-l:%s", found);
  }
  for (uint32_t i = 0; i < link->behind.count; i++)
    if (!strcmp(link->behind.items[i], file)) return true;
  vec_push(arena, &link->behind, file);
  return true;
}

bool link_plan(Link *link, Arena *arena, const Options *o, const MirUnit *unit, Diags *diags) {
  Folders system = system_folders(arena, o->machine), all = {0};
  bool good = true, is_x86 = o->machine == MACHINE_X86_64;
  for (uint32_t i = 0; i < o->link_folders.count; i++)
    vec_push(arena, &all, o->link_folders.items[i]);
  for (uint32_t i = 0; i < system.count; i++) vec_push(arena, &all, system.items[i]);
  const char *const starts[] = {find_in(arena, &system, "crt1.o"),
                                find_in(arena, &system, "crti.o")},
                    *end = find_in(arena, &system, "crtn.o");
  if (!starts[0] || !starts[1] || !end) {
    diag(diags, (Span){0}, D_C_MISSING);
    diag_hint(diags, o->machine == options_own_machine()
                         ? "on Debian it is in the package 'libc6-dev'"
                     : is_x86 ? "on Debian it is in the package 'libc6-dev-amd64-cross'"
                              : "on Debian it is in the package 'libc6-dev-arm64-cross'");
    return false;
  }
  vec_push(arena, &link->before, "-dynamic-linker");
  vec_push(arena, &link->before,
           exists(is_x86 ? "/lib/ld-musl-x86_64.so.1" : "/lib/ld-musl-aarch64.so.1") &&
                   !find_in(arena, &system, "libc.so.6")
               ? (is_x86 ? "/lib/ld-musl-x86_64.so.1" : "/lib/ld-musl-aarch64.so.1")
               : (is_x86 ? "/lib64/ld-linux-x86-64.so.2" : "/lib/ld-linux-aarch64.so.1"));
  for (uint32_t i = 0; i < all.count; i++)
    vec_push(arena, &link->before, format_in(arena, "-L%s", all.items[i]));
  for (uint32_t i = 0; i < o->link_folders.count; i++) { /* where the program finds them too */
    char *path = realpath(o->link_folders.items[i], NULL);
    if (path) vec_push(arena, &link->before, format_in(arena, "-rpath=%s", path));
    free(path);
  }
  for (size_t i = 0; i < COUNT_OF(starts); i++) vec_push(arena, &link->before, starts[i]);
  for (uint32_t i = 0; i < o->link_files.count; i++)
    vec_push(arena, &link->behind, o->link_files.items[i]);
  for (uint32_t i = 1; i < unit->symbols.count; i++) {
    const MirSymbol *row = &unit->symbols.items[i];
    if (row->form != MIR_SYMBOL_IMPORT_FUNC || !(row->flags & MIR_FUNC_C) || !row->library.index)
      continue;
    const char *name = name_text(unit->names, row->library);
    if (add_library(link, arena, o, &all, name)) continue;
    report_missing(arena, diags, row->span, name);
    good = false;
  }
  for (uint32_t i = 0; i < o->link_libraries.count; i++)
    if (!add_library(link, arena, o, &all, o->link_libraries.items[i])) {
      report_missing(arena, diags, (Span){0}, o->link_libraries.items[i]);
      good = false;
    }
  const char *libgcc = find_libgcc(arena, o->machine);
  if (libgcc) vec_push(arena, &link->behind, libgcc);
  vec_push(arena, &link->behind, "-lc");
  if (libgcc) vec_push(arena, &link->behind, libgcc);
  vec_push(arena, &link->behind, end);
  return good;
}

/* Is `name` quoted as an undefined reference? */
static bool is_undefined(Arena *arena, const char *messages, const char *name) {
  return strstr(messages, format_in(arena, "undefined reference to `%s'", name)) != NULL;
}

bool link_explain(const char *messages, const MirUnit *unit, Diags *diags) {
  bool any = false;
  for (uint32_t i = 1; i < unit->symbols.count; i++) {
    const MirSymbol *row = &unit->symbols.items[i];
    if (row->form != MIR_SYMBOL_IMPORT_FUNC || !(row->flags & MIR_FUNC_C)) continue;
    const char *name = name_text(unit->names, row->link.index ? row->link : row->name);
    if (!is_undefined(diags->arena, messages, name)) continue;
    diag(diags, row->span, D_FUNCTION_MISSING,
         row->library.index ? name_text(unit->names, row->library) : "c", name);
    any = true;
  }
  return any;
}
