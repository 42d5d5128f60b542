/* resolve: a fixpoint over the graph of packages. Each round walks the graph with the versions chosen so far, collects the
 * ranges that are requested of each package, and chooses anew. It ends when a round changes nothing. */
#include <dirent.h>
#include <stdlib.h>
#include <strings.h>
#include <unistd.h>

#include "clef/base/source.h"
#include "clef/driver/msbuild/evaluation.h"
#include "clef/driver/nuget/lock.h"
#include "clef/driver/nuget/resolve.h"

enum { MOST_ROUNDS = 100, MOST_PACKAGES = 1000 };

bool package_is_covered(const char *id) {
  static const char *const names[] = {"FSharp.Core",
                                      "NETStandard.Library",
                                      "Microsoft.NETCore.*",
                                      "Microsoft.NETFramework.ReferenceAssemblies*",
                                      "System.Collections*",
                                      "System.ValueTuple",
                                      "System.Memory",
                                      "System.Buffers",
                                      "System.Runtime*",
                                      "System.Linq",
                                      "System.Threading*",
                                      "System.Console",
                                      "System.Diagnostics.Debug",
                                      "System.Globalization",
                                      "System.IO",
                                      "System.Text.Encoding*",
                                      "System.Text.RegularExpressions",
                                      "System.Text.Json",
                                      "System.Numerics.Vectors",
                                      "System.ObjectModel",
                                      "System.Reflection*",
                                      "Microsoft.Win32.*",
                                      "Microsoft.Bcl.*"};
  for (size_t i = 0; i < COUNT_OF(names); i++) {
    size_t size = strlen(names[i]);
    bool open = names[i][size - 1] == '*';
    if (open ? !strncasecmp(names[i], id, size - 1) : !strcasecmp(names[i], id)) return true;
  }
  return false;
}

/* ---- one package ---- */

/* How near a group of dependencies is to what Clef is: .NET above .NET Standard, the newer above the older. */
static double group_rank(const char *framework) {
  if (!framework || !*framework) return 0;
  if (*framework == '.') framework++;
  if (!strncasecmp(framework, "NETStandard", 11)) return 100 + strtod(framework + 11, NULL);
  if (!strncasecmp(framework, "NETCoreApp", 10)) return 200 + strtod(framework + 10, NULL);
  if (!strncasecmp(framework, "NETFramework", 12)) return -1;
  if (strncasecmp(framework, "net", 3) || !strchr(framework, '.') || strchr(framework, '-'))
    return -1;
  double version = strtod(framework + 3, NULL);
  return version > 10 ? -1 : 200 + version;
}

static const XmlElement *child_of(const XmlElement *parent, const char *name) {
  for (uint32_t i = 0; parent && i < parent->children.count; i++)
    if (!strcasecmp(parent->children.items[i]->name, name)) return parent->children.items[i];
  return NULL;
}

static void add_dependencies(Resolution *r, Package *package, const XmlElement *group) {
  for (uint32_t i = 0; group && i < group->children.count; i++) {
    const XmlElement *x = group->children.items[i];
    const char *id = xml_attribute(x, "id"), *version = xml_attribute(x, "version");
    Dependency dependency = {.id = id};
    if (strcasecmp(x->name, "dependency") || !id || package_is_covered(id)) continue;
    if (range_read(r->arena, version ? version : "", &dependency.range))
      vec_push(r->arena, &package->dependencies, dependency);
  }
}

/* Id and dependencies as the nuspec has them. */
static void read_nuspec(Resolution *r, Package *package) {
  size_t size;
  XmlError error;
  char *id = arena_alloc(r->arena, strlen(package->id) + 1);
  for (size_t i = 0; package->id[i]; i++)
    id[i] = (char)(package->id[i] | (package->id[i] >= 'A' && package->id[i] <= 'Z' ? 32 : 0));
  char *text = read_file(r->arena, format_in(r->arena, "%s/%s.nuspec", package->folder, id), &size);
  const XmlElement *root = text ? xml_parse(r->arena, 0, text, &error) : NULL;
  const XmlElement *metadata = child_of(root, "metadata"),
                   *list = child_of(metadata, "dependencies");
  const XmlElement *name = child_of(metadata, "id"), *best = list;
  if (name && *name->text) package->id = name->text;
  double rank = -1;
  for (uint32_t i = 0; list && i < list->children.count; i++) {
    const XmlElement *group = list->children.items[i];
    if (strcasecmp(group->name, "group") != 0) continue;
    double one = group_rank(xml_attribute(group, "targetFramework"));
    if (best == list) best = NULL; /* there are groups: the list itself is none */
    if (one > rank) best = group, rank = one;
  }
  add_dependencies(r, package, best);
}

/* The project file in the folder `fable`, or in one folder below it. */
static const char *find_project(Resolution *r, const char *folder, int depth) {
  DIR *open = opendir(folder);
  struct dirent *entry;
  const char *found = NULL;
  while (open && (entry = readdir(open))) {
    const char *name = entry->d_name;
    size_t size = strlen(name);
    if (*name == '.' || !strcmp(name, "obj") || !strcmp(name, "bin")) continue;
    const char *path = format_in(r->arena, "%s/%s", folder, name);
    const char *one = size > 7 && !strcmp(name + size - 7, ".fsproj") ? path
                      : depth ? find_project(r, path, depth - 1)
                              : NULL;
    if (one && (!found || strcmp(one, found) < 0)) found = one;
  }
  if (open) closedir(open);
  return found;
}

static const Property fable_properties[] = {{"Configuration", "Release"},
                                            {"FABLE_COMPILER", "true"},
                                            {"FABLE_COMPILER_3", "true"},
                                            {"FABLE_COMPILER_4", "true"}};

const char *package_symbol(uint32_t i) {
  return i + 1 < COUNT_OF(fable_properties) ? fable_properties[i + 1].name : NULL;
}

void package_evaluate(Evaluation *e, Arena *arena, Diags *diags, const char *path, bool for_fable) {
  e->ignores_missing = true;
  evaluate_project(e, arena, diags->sources, diags, path, fable_properties,
                   for_fable ? COUNT_OF(fable_properties) : 1);
}

static bool requests(const Evaluation *e, const char *id) {
  for (uint32_t i = 0; i < e->items.count; i++)
    if (!strcmp(e->items.items[i].type, "PackageReference") &&
        !strcasecmp(e->items.items[i].include, id))
      return true;
  return false;
}

/* Leaves out Fable.Core; its symbols stand for code of JavaScript that needs it. */
static void drop_fable(Package *package) {
  uint32_t kept = 0;
  for (uint32_t i = 0; i < package->dependencies.count; i++) {
    Dependency dependency = package->dependencies.items[i];
    if (strcasecmp(dependency.id, "Fable.Core") != 0)
      package->dependencies.items[kept++] = dependency;
    else
      package->is_for_dotnet = true;
  }
  package->dependencies.count = kept;
}

/* Leaves out the dependencies that the project file requests only without Fable's properties, or, of a package for .NET, only
 * with them. */
static void drop_dependencies(Resolution *r, Package *package) {
  if (!package->project || !package->dependencies.count) return;
  drop_fable(package);
  Diags unheard; /* the caller that adds the package evaluates the file again and reports */
  diags_init(&unheard, r->arena, r->diags->sources);
  Evaluation with = {0}, without = {0};
  package_evaluate(&with, r->arena, &unheard, package->project, true);
  package_evaluate(&without, r->arena, &unheard, package->project, false);
  if (with.failed || without.failed) return;
  uint32_t kept = 0;
  for (uint32_t i = 0; i < package->dependencies.count; i++) {
    Dependency dependency = package->dependencies.items[i];
    bool wanted = requests(package->is_for_dotnet ? &without : &with, dependency.id),
         other = requests(package->is_for_dotnet ? &with : &without, dependency.id);
    if (wanted || !other) package->dependencies.items[kept++] = dependency;
  }
  package->dependencies.count = kept;
}

static void report(Resolution *r, Span span, const char *id, const char *version, const char *why) {
  diag(r->diags, span, D_PACKAGE_REFUSED,
       format_in(r->arena, "%s%s%s", id, *version ? " " : "", version), why);
}

/* ---- the graph ---- */

typedef struct Choice {
  const char *id;
  Version version;
  bool is_chosen, is_reported, is_direct, has_low, is_for_dotnet;
  Version low; /* all ranges so far have this version or a later one */
  Span span;
  VEC(VersionRange) ranges;
  Package *package; /* of the version, once it is installed */
} Choice;

typedef VEC(Choice) Choices;

static Choice *find_choice(Resolution *r, Choices *choices, const char *id) {
  for (uint32_t i = 0; i < choices->count; i++)
    if (!strcasecmp(choices->items[i].id, id)) return &choices->items[i];
  vec_push(r->arena, choices, ((Choice){.id = id}));
  return &vec_last(choices);
}

/* The lowest version that all ranges have: installed ones first when a lower bound is one of them, else what the feeds offer. */
static const Version *choose(Resolution *r, const Choice *choice) {
  const VersionRange *first = &choice->ranges.items[0];
  for (uint32_t i = 1; i < choice->ranges.count; i++) /* the highest lower bound decides */
    if (choice->ranges.items[i].has_low &&
        (!first->has_low || version_compare(&choice->ranges.items[i].low, &first->low) > 0))
      first = &choice->ranges.items[i];
  for (int here = 1; here >= 0; here--) {
    Versions all = {0}, good = {0};
    feeds_versions(&r->feeds, choice->id, here, &all);
    for (uint32_t i = 0; i < all.count; i++) {
      bool fits = true;
      for (uint32_t k = 0; k < choice->ranges.count; k++)
        fits = fits && range_has(&choice->ranges.items[k], &all.items[i]);
      if (fits) vec_push(r->arena, &good, all.items[i]);
    }
    const Version *best = range_choose(first, good.items, good.count);
    bool is_bound = best && first->has_low && first->low_inclusive && !first->is_floating &&
                    !version_compare(best, &first->low);
    if (best && (!here || is_bound)) return best;
  }
  return NULL;
}

static Package *install(Resolution *r, Choice *choice, const char **why) {
  const LockedPackage *locked = lock_find(r->lock, choice->id);
  const char *folder = feeds_install(&r->feeds, choice->id, &choice->version, why);
  if (!folder) return NULL;
  Package *package = NEW(r->arena, Package);
  *package = (Package){.id = choice->id,
                       .version = choice->version,
                       .folder = folder,
                       .span = choice->span,
                       .is_for_dotnet = choice->is_for_dotnet};
  package->hash = feeds_content_hash(&r->feeds, folder);
  if (locked && *locked->hash && !strcmp(locked->version, choice->version.text) &&
      strcmp(locked->hash, package->hash) != 0) {
    *why = "its content has another hash than the lock file records";
    return NULL;
  }
  read_nuspec(r, package);
  package->project = find_project(r, format_in(r->arena, "%s/fable", folder), 1);
  drop_dependencies(r, package);
  return package;
}

/* Chooses and installs; true when that changed something. */
static bool settle(Resolution *r, Choice *choice) {
  if (choice->is_reported) return false;
  const LockedPackage *locked = lock_find(r->lock, choice->id);
  Version version;
  bool fits = locked && version_read(r->arena, locked->version, &version);
  for (uint32_t i = 0; i < choice->ranges.count; i++)
    fits = fits && range_has(&choice->ranges.items[i], &version);
  if (!fits) {
    const Version *best = choose(r, choice);
    if (!best) {
      Text wanted = text_in(r->arena);
      for (uint32_t i = 0; i < choice->ranges.count; i++)
        text_format(&wanted, "%s%s", i ? " and " : "",
                    range_text(r->arena, &choice->ranges.items[i]));
      Versions all = {0};
      feeds_versions(&r->feeds, choice->id, false, &all);
      const char *silent = feeds_unreachable(&r->feeds);
      report(r, choice->span, choice->id, "",
             all.count ? format_in(r->arena, "no version satisfies %s; there is %s",
                                   text_string(&wanted), vec_last(&all).text)
             : silent  ? format_in(r->arena, "it is not here, and '%s' gives no answer", silent)
                       : "no package source has it");
      choice->is_reported = true;
      return true;
    }
    version = *best;
  }
  if (choice->is_chosen && !version_compare(&choice->version, &version)) return false;
  choice->is_chosen = true;
  choice->version = version;
  const char *why;
  choice->package = install(r, choice, &why);
  if (!choice->package) {
    report(r, choice->span, choice->id, version.text, why);
    choice->is_reported = true;
  }
  return true;
}

static void add_request(Resolution *r, Choices *choices, const Dependency *dependency, Span span,
                        bool direct) {
  Choice *choice = find_choice(r, choices, dependency->id);
  if (choice->is_direct && !direct) return; /* the nearest wins */
  if (!choice->ranges.count) choice->span = span;
  choice->is_direct = direct;
  for (uint32_t i = 0; i < choice->ranges.count; i++)
    if (!strcmp(choice->ranges.items[i].text, dependency->range.text)) return;
  vec_push(r->arena, &choice->ranges, dependency->range);
}

/* Adds the package behind those that it depends on. */
static void add_in_order(Resolution *r, Choices *choices, const char *id, int depth) {
  Choice *choice = find_choice(r, choices, id);
  Package *package = choice->package;
  if (!package || depth > MOST_PACKAGES) return;
  for (uint32_t i = 0; i < r->packages.count; i++)
    if (!strcasecmp(r->packages.items[i].id, package->id)) return;
  choice->package = NULL; /* a circle ends here */
  for (uint32_t i = 0; i < package->dependencies.count; i++)
    add_in_order(r, choices, package->dependencies.items[i].id, depth + 1);
  vec_push(r->arena, &r->packages, *package);
}

/* Does the program request it, or a package with sources? A package on which only refused packages depend is not reported. */
static bool is_wanted(const Resolution *r, const Package *package) {
  for (uint32_t i = 0; i < r->packages.count; i++) {
    const Package *other = &r->packages.items[i];
    for (uint32_t k = 0; other->project && k < other->dependencies.count; k++)
      if (!strcasecmp(other->dependencies.items[k].id, package->id)) return true;
  }
  return package->request != NULL;
}

void resolve_packages(Resolution *r, const Request *requests, uint32_t count) {
  Choices choices = {0};
  bool changed = true;
  for (int round = 0; changed && round < MOST_ROUNDS; round++) {
    for (uint32_t i = 0; i < choices.count; i++)
      choices.items[i].ranges.count = 0, choices.items[i].is_direct = false;
    for (uint32_t i = 0; i < count; i++) {
      const Request *request = &requests[i];
      add_request(r, &choices, &request->dependency, request->span, true);
      if (request->is_for_dotnet)
        find_choice(r, &choices, request->dependency.id)->is_for_dotnet = true;
    }
    changed = false;
    for (uint32_t i = 0; i < choices.count && choices.count < MOST_PACKAGES; i++) {
      if (!choices.items[i].ranges.count) continue;
      changed = settle(r, &choices.items[i]) || changed;
      const Package *package = choices.items[i].package;
      for (uint32_t k = 0; package && k < package->dependencies.count; k++)
        add_request(r, &choices, &package->dependencies.items[k], choices.items[i].span, false);
    }
  }
  for (uint32_t i = 0; i < count; i++) add_in_order(r, &choices, requests[i].dependency.id, 0);
  for (uint32_t i = 0; i < r->packages.count; i++) {
    Package *package = &r->packages.items[i];
    for (uint32_t k = 0; k < count; k++)
      if (!strcasecmp(requests[k].dependency.id, package->id)) package->request = &requests[k];
  }
  for (uint32_t i = 0; i < r->packages.count; i++) {
    const Package *package = &r->packages.items[i];
    if (!package->project && is_wanted(r, package))
      report(r, package->span, package->id, package->version.text,
             "it carries no sources, only compiled assemblies");
  }
}
