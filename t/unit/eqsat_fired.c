/* link: clef/mir/...
 * eqsat_fired: which rules of clef/mir/eqsat/algebra.rules find nothing. Without arguments in t/mir/eqsat-*.mir, which must fire each;
 * with FILE... in these units of MIR, which `clef build -stop-after jump-threading` makes of a program: what `eqsat` reads.
 *
 *   out/eqsat_fired FILE.mir...    one line a rule that nothing fires; then how many fire, and how often. The status is 1 if one does not.
 *   out/eqsat_fired -counts FILE.mir...    one line a rule: how often it fires */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

#include "clef/mir/eqsat/rules.h"

static Arena arena;
static uint32_t *fired;

/* What stands before the arrow of a test of one step. */
static void cut_expectation(char *bytes, size_t *size) {
  char *arrow = strstr(bytes, "\n===>");
  if (arrow) *size = (size_t)(arrow - bytes) + 1, *(arrow + 1) = 0;
}

static bool count_file(const char *path) {
  Names names;
  Sources sources;
  Diags diags;
  size_t size;
  arena_init(&arena, "file");
  names_init(&names, &arena);
  sources_init(&sources, &arena, &names);
  diags_init(&diags, &arena, &sources);
  char *bytes = read_file(&arena, path, &size);
  if (!bytes) {
    printf("cannot read %s\n", path);
    return false;
  }
  cut_expectation(bytes, &size);
  uint32_t file = source_add(&sources, path, SOURCE_CLEF, bytes, (uint32_t)size);
  MirUnit *unit = mir_parse(&arena, &names, &sources, &diags, file);
  Text problems = text_in(&arena);
  bool good = unit && mir_verify_unit(unit, &problems);
  if (!good) printf("%s is no MIR\n%s", path, text_string(&problems));
  for (uint32_t i = 1; good && i < unit->funcs.count; i++) {
    MirFunc *func = unit->funcs.items[i];
    MirCfg cfg;
    EqGraph g;
    if (!func->has_body) continue;
    mir_compute_cfg(func, &arena, &cfg);
    eq_init(&g, func, &cfg, &arena);
    g.fired = fired;
    eq_build(&g);
  }
  arena_end(&arena);
  return good;
}

static bool count_tests(void) {
  char path[512];
  bool good = true;
  DIR *dir = opendir("t/mir");
  for (struct dirent *entry; dir && (entry = readdir(dir));) {
    if (strncmp(entry->d_name, "eqsat-", 6)) continue;
    snprintf(path, sizeof path, "t/mir/%s", entry->d_name);
    good &= count_file(path);
  }
  if (dir) closedir(dir);
  return good;
}

int main(int argc, char **argv) {
  bool counts = argc > 1 && !strcmp(argv[1], "-counts");
  fired = calloc(eq_rule_count, sizeof *fired);
  bool good = fired != NULL && (argc - counts > 1 || count_tests());
  for (int i = 1 + counts; i < argc; i++) good &= count_file(argv[i]);
  uint32_t firing = 0;
  uint64_t all = 0;
  for (uint32_t r = 0; good && r < eq_rule_count; r++) {
    firing += fired[r] != 0;
    all += fired[r];
    if (counts)
      printf("%8u %s\n", fired[r], eq_rules[r].name);
    else if (!fired[r])
      printf("%s:%u: %s\n", eq_rules_path, eq_rules[r].line, eq_rules[r].name);
  }
  printf("%u of %u rules fire, %llu times\n", firing, eq_rule_count, (unsigned long long)all);
  return !good || firing < eq_rule_count;
}
