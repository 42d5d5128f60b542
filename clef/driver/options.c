/* options: the command line, read from left to right by the tables of commands.def. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "clef/base/diag.h"
#include "clef/driver/options.h"
#include "clef/driver/project.h"
#include "clef/driver/steps.h"

/* Sets of commands, for the column of commands.def. */
enum {
  RUN = 1 << COMMAND_RUN,
  BUILD = 1 << COMMAND_BUILD,
  CHECK = 1 << COMMAND_CHECK,
  TEST = 1 << COMMAND_TEST,
  NEW = 1 << COMMAND_NEW,
  FMT = 1 << COMMAND_FMT,
  REPL = 1 << COMMAND_REPL,
  EXPR = 1 << COMMAND_EXPR,
  EVAL = 1 << COMMAND_EVAL,
  EXPLAIN = 1 << COMMAND_EXPLAIN,
  DOC = 1 << COMMAND_DOC,
  IMAGE = 1 << COMMAND_IMAGE,
  MADE = RUN | BUILD | TEST, /* those that make a program */
  ALL = MADE | CHECK | EXPR | EVAL | EXPLAIN | 1 << COMMAND_RESTORE | REPL |
        IMAGE, /* those that read sources */
};

const CommandRow command_rows[] = {
#define COMMAND(NAME, text, operands, summary) {text, COMMAND_##NAME, operands, summary},
#include "clef/driver/commands.def"
};
const uint32_t command_row_count = COUNT_OF(command_rows);

enum { USER, COMPILER };
const OptionRow option_rows[] = {
#define OPTION(NAME, text, form, value, commands, audience, summary) \
  {text, OPTION_##NAME, FORM_##form, value, commands, (audience) == COMPILER, summary},
#define ALIAS(NAME, text, form) {text, OPTION_##NAME, FORM_##form, NULL, 0, false, NULL},
#include "clef/driver/commands.def"
};
const uint32_t option_row_count = COUNT_OF(option_rows);

static bool has_suffix(const char *path, const char *const *suffixes, size_t count) {
  size_t size = strlen(path);
  for (size_t i = 0; i < count; i++) {
    size_t length = strlen(suffixes[i]);
    if (size > length && !strcmp(path + size - length, suffixes[i])) return true;
  }
  return false;
}

/* Files that stand beside others in a program. */
static const char *const part_suffixes[] = {".fs", ".fsi", ".clef", ".mir", ".lir"};
static const char *const whole_suffixes[] = {".fsx", ".clefx", ".fsproj", ".fidproj"};

bool is_source_path(const char *path) {
  return !strcmp(path, "-") || has_suffix(path, part_suffixes, COUNT_OF(part_suffixes)) ||
         has_suffix(path, whole_suffixes, COUNT_OF(whole_suffixes));
}

/* A script, a project, a folder with one: for `run` and `eval` everything behind it is the program's. */
/* What `ld` takes beside the program: foo.o, foo.a, foo.so, foo.so.1 */
static bool is_link_path(const char *path) {
  static const char *const suffixes[] = {".o", ".a", ".so"};
  const char *shared = strstr(path, ".so.");
  return has_suffix(path, suffixes, COUNT_OF(suffixes)) ||
         (shared && shared[4] >= '0' && shared[4] <= '9');
}

static const char *last_suffix(const char *path) {
  const char *dot = strrchr(path, '.');
  return dot ? dot : "";
}

static bool is_whole_program(const char *path) {
  return strcmp(path, "-") && !has_suffix(path, part_suffixes, COUNT_OF(part_suffixes));
}

Machine options_own_machine(void) {
#if defined(__aarch64__)
  return MACHINE_AARCH64;
#else
  return MACHINE_X86_64;
#endif
}

static bool fail(const char *format, const char *what) {
  fputs("clef: ", stderr);
  fprintf(stderr, format, what);
  fputs("\n      clef help lists the commands and options\n", stderr);
  return false;
}

/* `fail` with the known name that is nearest. */
static bool fail_unknown(Arena *arena, const char *format, const char *what,
                         const char *const *names, uint32_t count) {
  const char *nearest = nearest_name(arena, what, names, count);
  fputs("clef: ", stderr);
  fprintf(stderr, format, what);
  if (nearest) fprintf(stderr, "; did you mean '%s'?", nearest);
  fputs("\n      clef help lists the commands and options\n", stderr);
  return false;
}

static bool unknown_command(Arena *arena, const char *what) {
  const char **names = NEW_ARRAY(arena, const char *, command_row_count);
  uint32_t count = 0;
  for (uint32_t i = 0; i < command_row_count; i++)
    if (command_rows[i].summary) names[count++] = command_rows[i].name;
  return fail_unknown(arena, "unknown command '%s'", what, names, count);
}

static bool unknown_option(Arena *arena, const char *what, uint32_t command) {
  const char **names = NEW_ARRAY(arena, const char *, option_row_count);
  uint32_t count = 0;
  for (uint32_t i = 0; i < option_row_count; i++)
    if (option_rows[i].commands & 1u << command) names[count++] = option_rows[i].name;
  return fail_unknown(arena, "unknown option '%s'", what, names, count);
}

bool options_find_machine(const char *name, Machine *machine) {
  static const struct {
    const char *name;
    Machine machine;
  } targets[] = {{"x86_64-linux", MACHINE_X86_64},
                 {"amd64-linux", MACHINE_X86_64},
                 {"aarch64-linux", MACHINE_AARCH64},
                 {"arm64-linux", MACHINE_AARCH64}};
  for (size_t i = 0; i < COUNT_OF(targets); i++)
    if (!strcmp(name, targets[i].name)) {
      *machine = targets[i].machine;
      return true;
    }
  return false;
}

static bool parse_target(Options *options, const char *name) {
  options->has_target = true;
  return options_find_machine(name, &options->machine) ||
         fail("unknown target '%s'; known are x86_64-linux and aarch64-linux", name);
}

static bool set_level(Options *options, int level) {
  options->has_level = true;
  options->level = level;
  return true;
}

static bool number(const char *text, uint32_t most, uint32_t *out) {
  char *end;
  unsigned long n = strtoul(text, &end, 10);
  if (!*text || *end || n > most || !n) return false;
  *out = (uint32_t)n;
  return true;
}

/* "64k", "16m", "1g": bytes, in whole 64 KiB. */
static bool parse_stack(const char *text, uint32_t *size) {
  char *end;
  unsigned long long n = strtoull(text, &end, 10);
  unsigned shift = *end == 'k' ? 10 : *end == 'm' ? 20 : *end == 'g' ? 30 : 0;
  bool good = *text >= '0' && *text <= '9' && shift && !end[1] && n <= 1 << 20 &&
              n << shift >= 64 << 10 && n << shift <= 1 << 30;
  if (good) *size = (uint32_t)((n << shift) & ~0xffffull);
  return good || fail("-stack takes a size from 64k to 1g, not '%s'", text);
}

/* The parts of "25,FS0040;3370", each copied, into `list`; a macro, since vectors have no common type. */
#define ADD_LIST(arena, list, text)                                       \
  for (const char *p_ = (text); *p_; p_ += strspn(p_, ",; ")) {           \
    size_t n_ = strcspn(p_, ",; ");                                       \
    if (n_) vec_push(arena, list, format_in(arena, "%.*s", (int)n_, p_)); \
    p_ += n_;                                                             \
  }

/* Is there a program to print after this step? */
static bool is_shown(const char *step, const char *also, const char *refusal) {
  const StepRow *row = step_find(step);
  return !strcmp(step, also) || (row && row->is_printed) || fail(refusal, step);
}
static bool is_optional(const char *step) {
  const StepRow *row = step_find(step);
  return (row && row->is_optional) ||
         fail("-disable takes a step that may be left out, not '%s' (clef help steps)", step);
}

/* True when the list has numbers of messages alone, with letters in front or without: 25, FS0025, CLEF1003. */
static bool are_codes(const char *list) {
  for (const char *at = list; *at; at++) {
    while (isalpha((unsigned char)*at)) at++;
    if (!isdigit((unsigned char)*at)) return false;
    while (isdigit((unsigned char)*at)) at++;
    if (!*at) return true;
    if (*at != ',' && *at != ';') return false;
  }
  return false;
}

static bool apply(Options *o, Arena *arena, OptionId id, const char *value) {
  switch (id) {
  case OPTION_OUTPUT: o->output = value; return true;
  case OPTION_TARGET: return parse_target(o, value);
  case OPTION_S: o->assembly_only = true; return true;
  case OPTION_C: o->object_only = true; return true;
  case OPTION_LIBRARY_FOR_C: o->library_for_c = true; return true;
  case OPTION_O0: return set_level(o, 0);
  case OPTION_O1: return set_level(o, 1);
  case OPTION_O2: return set_level(o, 2);
  case OPTION_STACK: return parse_stack(value, &o->stack_size);
  case OPTION_DEBUG: o->debug = true; return true;
  case OPTION_STRIP: o->strip = true; return true;
  case OPTION_LINK: vec_push(arena, &o->link_libraries, value); return true;
  case OPTION_LINK_FOLDER: vec_push(arena, &o->link_folders, value); return true;
  case OPTION_INT:
    o->int_bits = !strcmp(value, "32") ? 32 : !strcmp(value, "64") ? 64 : 0;
    return o->int_bits ? true : fail("-int takes 32 or 64, not '%s'", value);
  case OPTION_DUMP:
    vec_push(arena, &o->dumps, value);
    return !strcmp(value, "changed") ||
           is_shown(value, "all", "-dump takes a step, all or changed, not '%s' (clef help steps)");
  case OPTION_ONLY: o->only = value; return true;
  case OPTION_STOP_AFTER:
    o->stop_after = value;
    return is_shown(value, "read", "-stop-after takes a step, not '%s' (clef help steps)");
  case OPTION_STEP: o->step = value; return true;
  case OPTION_DISABLE: vec_push(arena, &o->disabled, value); return is_optional(value);
  case OPTION_VERIFY: o->verify = true; return true;
  case OPTION_STATS: o->stats = true; return true;
  case OPTION_STRESS: o->stress = true; return true;
  case OPTION_CHECK:
  case OPTION_FMT_CHECK: o->check = true; return true;
  case OPTION_TRACE: o->trace = true; return true;
  case OPTION_EXPLAIN_EGRAPH: o->explain = value; return true;
  case OPTION_SKELETON: o->skeleton = true; return true;
  case OPTION_SEED:
    return number(value, UINT32_MAX, &o->seed) ||
           fail("-seed takes a number from 1, not '%s'", value);
  case OPTION_RT: o->library = value; return true;
  case OPTION_CLEF: o->makes_fidproj = true; return true;
  case OPTION_LIBRARY: o->makes_library = true; return true;
  case OPTION_TESTS: o->test_framework = value; return true;
  case OPTION_TIME: o->time = true; return true;
  case OPTION_KEEP: o->keep = true; return true;
  case OPTION_CACHE: o->cache = true; return true;
  case OPTION_DEPEND: o->writes_depend = true; return true;
  case OPTION_DEPEND_FILE: o->writes_depend = true, o->depend_path = value; return true;
  case OPTION_SITE: o->site = value; return true;
  case OPTION_JSON: o->json = true; return true;
  case OPTION_AT: o->at = value; return true;
  case OPTION_NODE:
    return number(value, UINT32_MAX, &o->node) ||
           fail("-node takes a node's number, not '%s'", value);
  case OPTION_BINDING: o->binding = value; return true;
  case OPTION_PHASE:
    return number(value, 5, &o->phase) || fail("-phase takes 1 to 5, not '%s'", value);
  case OPTION_VEIL: o->phase = 5, o->veils = true; return true;
  case OPTION_PIERCE: o->phase = 5, o->pierces = true; return true;
  case OPTION_FILTER: o->filter = value; return true;
  case OPTION_JUNIT: o->junit = value; return true;
  case OPTION_JOBS:
    return number(value, 1000, &o->jobs) ||
           fail("-jobs takes a number from 1 to 1000, not '%s'", value);
  case OPTION_DEFINE:
    if (!value[strspn(value, ",; ")]) return fail("option '%s' needs a value", "-d");
    ADD_LIST(arena, &o->defines, value)
    return true;
  case OPTION_NOWARN:
    if (!are_codes(value)) return fail("-nowarn takes numbers of warnings, not '%s'", value);
    ADD_LIST(arena, &o->no_warn, value)
    return true;
  case OPTION_NOTES: o->notes = true; return true;
  case OPTION_WARNON:
    if (!are_codes(value)) return fail("-warnon takes numbers of warnings, not '%s'", value);
    ADD_LIST(arena, &o->warn_on, value)
    return true;
  case OPTION_WARN_AS_ERROR:
    if (!value)
      vec_push(arena, &o->as_errors, "");
    else
      ADD_LIST(arena, &o->as_errors, value)
    return true;
  case OPTION_WARN_NOT_ERROR:
    if (!value)
      vec_push(arena, &o->not_errors, "");
    else
      ADD_LIST(arena, &o->not_errors, value)
    return true;
  case OPTION_DIAG:
    o->json_messages = !strcmp(value, "json");
    return o->json_messages || !strcmp(value, "text") ||
           fail("-diag takes json or text, not '%s'", value);
  case OPTION_COLOUR:
    o->colour = !strcmp(value, "always")  ? COLOUR_ALWAYS
                : !strcmp(value, "never") ? COLOUR_NEVER
                                          : COLOUR_AUTO;
    return o->colour || !strcmp(value, "auto") ||
           fail("-colour takes auto, always or never, not '%s'", value);
  case OPTION_ERRORS:
    return number(value, 1000000, &o->error_limit) ||
           fail("-errors takes a number from 1, not '%s'", value);
  }
  return false;
}

static bool is_help(const char *word) {
  return !strcmp(word, "-h") || !strcmp(word, "-help") || !strcmp(word, "--help");
}
static bool is_version(const char *word) {
  return !strcmp(word, "-version") || !strcmp(word, "--version");
}

/* The command that the word names; COMMAND_NONE if it names none. */
static Command find_command(const char *word) {
  for (uint32_t i = 0; i < command_row_count; i++)
    if (!strcmp(word, command_rows[i].name)) return command_rows[i].command;
  return is_help(word) ? COMMAND_HELP : is_version(word) ? COMMAND_VERSION : COMMAND_NONE;
}

/* The option that the word names, which may have a value behind a colon; NULL if it is none. Of two options with that name it is
 * the command's. */
static const OptionRow *find_option(const char *word, Command command, const char **value) {
  const char *start = word[1] == '-' ? word + 1 : word, *colon = strchr(start, ':');
  size_t length = colon ? (size_t)(colon - start) : strlen(start);
  *value = colon ? colon + 1 : NULL;
  const OptionRow *found = NULL;
  for (uint32_t i = 0; i < option_row_count; i++) {
    const OptionRow *row = &option_rows[i];
    bool is_named = strlen(row->name) == length && !memcmp(row->name, start, length);
    if (is_named && (!found || row->commands & 1u << command)) found = row;
  }
  if (found) return colon && found->form == FORM_FLAG ? NULL : found;
  if (word[1] != 'l' && word[1] != 'L') return NULL;
  *value = word + 2; /* -lNAME, as compilers of C have it */
  for (uint32_t i = 0; i < option_row_count; i++)
    if (option_rows[i].name[1] == word[1] && !option_rows[i].name[2]) return &option_rows[i];
  return NULL;
}

/* The commands that accept the option, whichever its spelling. */
static uint32_t commands_of(const OptionRow *row) {
  uint32_t commands = 0;
  for (uint32_t i = 0; i < option_row_count; i++)
    if (option_rows[i].id == row->id) commands |= option_rows[i].commands;
  return commands ? commands : ALL; /* -warnaserror- has no row of its own */
}

/* help [COMMAND | steps] */
static bool parse_help(Options *o, Arena *arena, int argc, char **argv) {
  if (argc < 3) return true;
  if (argc > 3) return fail("'clef help' takes one command, not '%s'", argv[3]);
  o->topic = find_command(argv[2]);
  o->lists_steps = !strcmp(argv[2], "steps");
  return o->topic || o->lists_steps ? true : unknown_command(arena, argv[2]);
}

/* What is wrong with options and sources that are each right. */
static bool check_combination(Options *o, Arena *arena, const char *command) {
  if (o->command == COMMAND_LSP && o->sources.count)
    return fail("'clef lsp' takes no file: the editor names them, not '%s'", o->sources.items[0]);
  if (o->command == COMMAND_REPL && o->sources.count)
    return fail("'clef repl' takes no file (#load \"FILE\" in it does), not '%s'",
                o->sources.items[0]);
  if (o->command == COMMAND_REPL || o->command == COMMAND_CACHE || o->command == COMMAND_NEW ||
      o->command == COMMAND_LSP)
    return true;
  if (o->command == COMMAND_DOC && o->site) return true; /* without a source: the library */
  if (o->command == COMMAND_DOC) {                       /* the name is no source */
    if (o->sources.count != 1)
      return fail("'clef doc' takes a name, as in 'clef doc %s', or -site DIR", "List.fold");
    vec_push(arena, &o->args, o->sources.items[0]);
    o->sources.count = 0;
    return true;
  }
  if (!o->sources.count && o->command != COMMAND_IMAGE && project_is_in(arena, "."))
    vec_push(arena, &o->sources, "."); /* the project of this folder, as with dotnet */
  if (!o->sources.count && o->command != COMMAND_IMAGE)
    return fail("'clef %s' needs a source file, or a project in this folder", command);
  if (o->assembly_only && o->library_for_c) return fail("%s", "-S and -lib cannot stand together");
  if (o->library_for_c && o->output &&
      (!strcmp(o->output, "-") || !strcmp(o->output, "/dev/stdout")))
    return fail("%s", "-lib makes two files, so '-o -' cannot stand with it");
  const char *source = o->sources.count ? vec_last(&o->sources) : "";
  if (o->library_for_c &&
      (!strcmp(last_suffix(source), ".mir") || !strcmp(last_suffix(source), ".lir")))
    return fail("-lib takes sources of F# or Clef, not '%s'", source);
  if (o->assembly_only && o->object_only) return fail("%s", "-S and -c cannot stand together");
  if (o->debug && o->strip)
    return fail("%s", "-g describes what -strip leaves out: they cannot stand together");
  if (o->command == COMMAND_RUN && (o->assembly_only || o->object_only))
    return fail("'clef run' runs the program; %s is for 'clef build'",
                o->assembly_only ? "-S" : "-c");
  return true;
}

/* The option at argv[*at], its value included. */
static bool parse_option(Options *o, Arena *arena, const OptionRow *row, const char *value,
                         int argc, char **argv, int *at) {
  const char *word = argv[*at];
  if (row->form == FORM_VALUE && !value) {
    if (*at + 1 >= argc) return fail("option '%s' needs a value", word);
    value = argv[++*at];
  }
  if (!(commands_of(row) & 1u << o->command))
    return fail(format_in(arena, "'clef %s' has no option '%%s'", argv[1]), word);
  return apply(o, arena, row->id, value);
}

/* watch [COMMAND] …: the command line without `watch`, `run` where it names no command. */
static bool parse_watch(Options *o, Arena *arena, int argc, char **argv) {
  static char run[] = "run";
  bool has_command = argc > 2 && (find_command(argv[2]) || !strcmp(argv[2], "-e"));
  char **rest = arena_alloc(arena, (size_t)(argc + 1) * sizeof *rest);
  int count = 0;
  rest[count++] = argv[0];
  if (!has_command) rest[count++] = run;
  for (int i = 2; i < argc; i++) rest[count++] = argv[i];
  if (count == 2 && !has_command && !project_is_in(arena, "."))
    return fail("'clef %s' needs a source file, or a project in this folder", "watch");
  if (!options_parse(o, arena, count, rest)) return false;
  const uint32_t commands = RUN | TEST | CHECK | BUILD;
  o->watches = commands >> o->command & 1;
  return o->watches || fail("'clef watch' takes run, test, check or build, not '%s'", argv[2]);
}

bool options_parse(Options *o, Arena *arena, int argc, char **argv) {
  *o = (Options){.level = 1, .machine = options_own_machine()};
  if (argc < 2) {
    Text usage = text_in(arena);
    options_print_usage(&usage, COMMAND_NONE);
    fputs(text_string(&usage), stderr);
    return false;
  }
  int first = 2;
  o->command = find_command(argv[1]);
  if (!strcmp(argv[1], "-e")) {
    if (argc < 3) return fail("option '%s' needs a value", "-e");
    o->command = COMMAND_RUN, o->code = argv[2], first = 3;
    vec_push(arena, &o->sources, CODE_PATH);
  }
  if (!o->command && is_source_path(argv[1]))
    return fail("a command comes first, as in 'clef run %s'", argv[1]);
  if (!o->command) return unknown_command(arena, argv[1]);
  if (o->command == COMMAND_VERSION) return true;
  if (o->command == COMMAND_HELP) return parse_help(o, arena, argc, argv);
  if (o->command == COMMAND_WATCH && !(argc > 2 && is_help(argv[2])))
    return parse_watch(o, arena, argc, argv);
  if (argc > 2 && is_help(argv[2])) {
    o->topic = o->command, o->command = COMMAND_HELP;
    return true;
  }
  bool takes_args = o->command == COMMAND_RUN || o->command == COMMAND_EVAL;
  for (int i = first; i < argc; i++) {
    const char *word = argv[i], *value;
    bool is_last = o->code != NULL; /* what follows is the program's */
    if (!is_last && !strcmp(word, "--")) {
      i++;
      is_last = true;
    } else if (!is_last && word[0] == '-' && word[1]) {
      const OptionRow *row = find_option(word, o->command, &value);
      if (row && !parse_option(o, arena, row, value, argc, argv, &i)) return false;
      if (row) continue;
      is_last = takes_args && o->sources.count; /* the program's own, as in `clef run f.fs -n 3` */
      if (!is_last) return unknown_option(arena, word, o->command);
    } else if (!is_last && is_link_path(word) &&
               (!takes_args || !o->sources.count || !is_whole_program(vec_last(&o->sources)))) {
      vec_push(arena, &o->link_files, word);
      continue;
    } else if (!is_last && (is_source_path(word) || !takes_args || !o->sources.count)) {
      vec_push(arena, &o->sources, word);
      if (!takes_args || !is_whole_program(word)) continue;
      if (i + 1 < argc && !strcmp(argv[i + 1], "--")) i++; /* as with fsi and `dotnet run` */
      i++;
    }
    for (; i < argc; i++) vec_push(arena, &o->args, argv[i]);
  }
  return check_combination(o, arena, argv[1]);
}

static bool lists(const char *const *items, size_t count, const char *step) {
  for (size_t i = 0; i < count; i++)
    if (!strcmp(items[i], step)) return true;
  return false;
}

bool options_dumps(const Options *options, const char *step) {
  return options->dumps.count && (lists(options->dumps.items, options->dumps.count, "all") ||
                                  lists(options->dumps.items, options->dumps.count, step));
}

bool options_dumps_changed(const Options *options) {
  return lists(options->dumps.items, options->dumps.count, "changed");
}

bool options_disables(const Options *options, const char *step) {
  return options->disabled.count && lists(options->disabled.items, options->disabled.count, step);
}
