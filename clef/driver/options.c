/* options: one table, read from left to right. */
#include <stdio.h>
#include <stdlib.h>

#include "clef/driver/options.h"
#include "clef/driver/project.h"

static const struct {
  const char *name;
  Command command;
  const char *usage, *what;
} commands[] = {
    {"run", COMMAND_RUN, "run FILE...|PROJECT [ARGS]", "build the program and run it"},
    {"build", COMMAND_BUILD, "build FILE...|PROJECT [-o OUT]",
     "make an executable (-S: assembly, -c: object)"},
    {"check", COMMAND_CHECK, "check FILE...|PROJECT", "report errors and warnings only"},
    {"test", COMMAND_TEST, "test [PROJECT] [-filter X]", "run the tests of a project or solution"},
    {"restore", COMMAND_RESTORE, "restore [PROJECT]", "get the project's packages, write packages.lock.json"},
    {"expr", COMMAND_EXPR, "expr FILE... [-json]", "show typed expressions (ClefExpr)"},
    {"eval", COMMAND_EVAL, "eval FILE... [ARGS]", "interpret the program (.fs, or .mir text)"},
    {"cache", COMMAND_CACHE, "cache [clear]", "show or remove the programs that run keeps"},
    {"image", COMMAND_IMAGE, NULL, NULL}, /* of the build: writes the library image */
    {"help", COMMAND_HELP, NULL, NULL},
    {"-help", COMMAND_HELP, NULL, NULL},
    {"--help", COMMAND_HELP, NULL, NULL},
    {"-h", COMMAND_HELP, NULL, NULL},
    {"version", COMMAND_VERSION, NULL, NULL},
    {"-version", COMMAND_VERSION, NULL, NULL},
    {"--version", COMMAND_VERSION, NULL, NULL},
};

typedef enum OptionKind {
  FLAG_OPTION,
  TEXT_OPTION,  /* the value is the next argument, or stands behind a colon */
  COLON_OPTION, /* only behind a colon, or none */
} OptionKind;
typedef enum OptionId {
  OPT_OUTPUT,
  OPT_TARGET,
  OPT_S,
  OPT_C,
  OPT_O0,
  OPT_O1,
  OPT_O2,
  OPT_STACK,
  OPT_INT,
  OPT_DUMP,
  OPT_ONLY,
  OPT_STOP_AFTER,
  OPT_STEP,
  OPT_DISABLE,
  OPT_VERIFY,
  OPT_STATS,
  OPT_STRESS,
  OPT_CHECK,
  OPT_TRACE,
  OPT_RT,
  OPT_TIME,
  OPT_KEEP,
  OPT_CACHE,
  OPT_JSON,
  OPT_AT,
  OPT_NODE,
  OPT_BINDING,
  OPT_PHASE,
  OPT_FILTER,
  OPT_JOBS,
  OPT_JUNIT,
  OPT_DEFINE,
  OPT_NOWARN,
  OPT_WARNON,
  OPT_NOTES,
  OPT_WARN_AS_ERROR,
  OPT_WARN_NOT_ERROR,
  OPT_DIAG,
  OPT_COLOUR,
  OPT_ERRORS
} OptionId;

static const struct {
  const char *name;
  OptionId id;
  OptionKind kind;
  const char *value, *what;
} table[] = {
    {"-o", OPT_OUTPUT, TEXT_OPTION, "FILE", "where the output goes"},
    {"-target", OPT_TARGET, TEXT_OPTION, "NAME",
     "x86_64-linux (amd64-linux) or aarch64-linux (arm64-linux)"},
    {"-O0", OPT_O0, FLAG_OPTION, NULL, "no optimisation"},
    {"-O1", OPT_O1, FLAG_OPTION, NULL, "the default"},
    {"-O2", OPT_O2, FLAG_OPTION, NULL, "spends more: larger functions are taken in and unfolded"},
    {"-stack", OPT_STACK, TEXT_OPTION, "SIZE", "the program's main stack: 64k to 1g (1g)"},
    {"-S", OPT_S, FLAG_OPTION, NULL, "stop at assembly text"},
    {"-c", OPT_C, FLAG_OPTION, NULL, "stop at an object file"},
    {"-int", OPT_INT, TEXT_OPTION, "32|64", "width of int (32 in .fs, the register in .clef)"},
    {"-check", OPT_CHECK, FLAG_OPTION, NULL, "count every object; report leaks and misuse"},
    {"-verify", OPT_VERIFY, FLAG_OPTION, NULL, "verify every stage"},
    {"-dump", OPT_DUMP, TEXT_OPTION, "STEP", "print the program after STEP (or all)"},
    {"-only", OPT_ONLY, TEXT_OPTION, "FUNC", "with -dump: functions of this name only"},
    {"-stop-after", OPT_STOP_AFTER, TEXT_OPTION, "STEP", "go no further, print the program"},
    {"-step", OPT_STEP, TEXT_OPTION, "STEP",
     "eval of MIR or LIR text: this step alone, print the program"},
    {"-disable", OPT_DISABLE, TEXT_OPTION, "STEP", "leave a step out"},
    {"-stats", OPT_STATS, FLAG_OPTION, NULL, "how many source lines the program reaches"},
    {"-stress", OPT_STRESS, FLAG_OPTION, NULL, "few registers, for tests of the compiler"},
    {"-trace", OPT_TRACE, FLAG_OPTION, NULL, "eval: print each step"},
    {"-rt", OPT_RT, TEXT_OPTION, "DIR", "read the library from source"},
    {"-filter", OPT_FILTER, TEXT_OPTION, "X", "test: only tests whose name has X in it"},
    {"-jobs", OPT_JOBS, TEXT_OPTION, "N", "test: how many processes (one a core)"},
    {"-junit", OPT_JUNIT, TEXT_OPTION, "FILE", "test: write the results as JUnit's XML"},
    {"-d", OPT_DEFINE, TEXT_OPTION, "NAME", "true in #if (-d:NAME, -define)"},
    {"-define", OPT_DEFINE, TEXT_OPTION, NULL, NULL},
    {"-nowarn", OPT_NOWARN, TEXT_OPTION, "N,N", "leave these warnings out"},
    {"-warnon", OPT_WARNON, TEXT_OPTION, NULL, NULL},
    {"-notes", OPT_NOTES, FLAG_OPTION, NULL, "show F#'s informational messages too"},
    {"-warnaserror", OPT_WARN_AS_ERROR, COLON_OPTION, "[:N,N]",
     "warnings, or these, are errors (-warnaserror-:N: not these)"},
    {"-warnaserror+", OPT_WARN_AS_ERROR, COLON_OPTION, NULL, NULL},
    {"-warnaserror-", OPT_WARN_NOT_ERROR, COLON_OPTION, NULL, NULL},
    {"-diag", OPT_DIAG, TEXT_OPTION, "json|text", "form of the messages"},
    {"-colour", OPT_COLOUR, TEXT_OPTION, "WHEN", "auto (on a terminal), always, never"},
    {"-color", OPT_COLOUR, TEXT_OPTION, NULL, NULL},
    {"-errors", OPT_ERRORS, TEXT_OPTION, "N", "how many errors are collected (100)"},
    {"-k", OPT_KEEP, FLAG_OPTION, NULL, "keep intermediate files beside the output"},
    {"-cache", OPT_CACHE, FLAG_OPTION, NULL, "build: take the output from the cache that run uses"},
    {"-time", OPT_TIME, FLAG_OPTION, NULL, "milliseconds and counts of each stage"},
    {"-json", OPT_JSON, FLAG_OPTION, NULL, "expr: as JSON"},
    {"-at", OPT_AT, TEXT_OPTION, "FILE:L:C", "expr: what stands at line L, column C"},
    {"-node", OPT_NODE, TEXT_OPTION, "N", "expr: that node"},
    {"-binding", OPT_BINDING, TEXT_OPTION, "NAME", "expr: that definition"},
    {"-phase", OPT_PHASE, TEXT_OPTION, "1..5",
     "expr: the graph as that phase leaves it; with -json its nodes"},
};

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
static const char *const whole_suffixes[] = {".fsx", ".clefx", ".fsproj"};

bool is_source_path(const char *path) {
  return !strcmp(path, "-") || has_suffix(path, part_suffixes, COUNT_OF(part_suffixes)) ||
         has_suffix(path, whole_suffixes, COUNT_OF(whole_suffixes));
}

/* A script, a project, a folder with one: for `run` and `eval` everything behind it is the program's. */
static bool is_whole_program(const char *path) {
  return strcmp(path, "-") && !has_suffix(path, part_suffixes, COUNT_OF(part_suffixes));
}

void options_print_usage(Text *out) {
  text_add(out, "usage: clef COMMAND [OPTION | SOURCE]... [-- ARG...]\n\ncommands:\n");
  for (size_t i = 0; i < COUNT_OF(commands); i++)
    if (commands[i].usage)
      text_format(out, "  clef %-42s %s\n", commands[i].usage, commands[i].what);
  text_add(out, "\noptions:\n");
  for (size_t i = 0; i < COUNT_OF(table); i++) {
    if (!table[i].what) continue; /* another name of one listed */
    const char *space = table[i].kind == COLON_OPTION ? "" : " ";
    const char *both =
        format_in(out->arena, "%s%s%s", table[i].name, space, table[i].value ? table[i].value : "");
    text_format(out, "  %-22s %s\n", both, table[i].what);
  }
  text_add(out, "\nexit status: the program's own for run; 1 for a program in error or something "
                "missing; 2 for a wrong\n"
                "command line; 3 for a fault of clef\n");
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

static bool parse_target(Options *options, const char *name) {
  static const struct {
    const char *name;
    Machine machine;
  } targets[] = {{"x86_64-linux", MACHINE_X86_64},
                 {"amd64-linux", MACHINE_X86_64},
                 {"aarch64-linux", MACHINE_AARCH64},
                 {"arm64-linux", MACHINE_AARCH64}};
  for (size_t i = 0; i < COUNT_OF(targets); i++)
    if (!strcmp(name, targets[i].name)) {
      options->machine = targets[i].machine;
      return true;
    }
  return fail("unknown target '%s'; known are x86_64-linux and aarch64-linux", name);
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

/* The steps that -dump, -stop-after and -disable name. */
static const char *const stages[] = {"parse",  "syntax", "psg",   "check",  "saturate", "instances",
                                     "layout", "mir",    "lower", "select", "allocate"};
#define STEP(name, function, when)      name,
#define UNIT_STEP(name, function, when) name,
static const char *const passes[] = {
#include "clef/mir/passes.def"
};
#define LIR_STEP(NAME, text, optional) (optional) ? (text) : "",
static const char *const optional_steps[] = {
#include "clef/lir/steps.def"
};

static bool lists(const char *const *items, size_t count, const char *step) {
  for (size_t i = 0; i < count; i++)
    if (!strcmp(items[i], step)) return true;
  return false;
}

static bool is_pass(const char *step) { return *step && lists(passes, COUNT_OF(passes), step); }

/* Is there a program to print after this step? */
static bool is_shown(const char *step, const char *also, const char *refusal) {
  return !strcmp(step, also) || lists(stages, COUNT_OF(stages), step) || is_pass(step) ||
         fail(refusal, step);
}
static bool is_optional(const char *step) {
  return is_pass(step) || (*step && lists(optional_steps, COUNT_OF(optional_steps), step)) ||
         fail("-disable takes a step of MIR or an optional one of LIR, not '%s'", step);
}

static bool apply(Options *o, Arena *arena, OptionId id, const char *value) {
  switch (id) {
  case OPT_OUTPUT: o->output = value; return true;
  case OPT_TARGET: return parse_target(o, value);
  case OPT_S: o->assembly_only = true; return true;
  case OPT_C: o->object_only = true; return true;
  case OPT_O0: o->level = 0; return true;
  case OPT_O1: o->level = 1; return true;
  case OPT_O2: o->level = 2; return true;
  case OPT_STACK: return parse_stack(value, &o->stack_size);
  case OPT_INT:
    o->int_bits = !strcmp(value, "32") ? 32 : !strcmp(value, "64") ? 64 : 0;
    return o->int_bits ? true : fail("-int takes 32 or 64, not '%s'", value);
  case OPT_DUMP:
    vec_push(arena, &o->dumps, value);
    return is_shown(value, "all", "-dump takes a step or all, not '%s'");
  case OPT_ONLY: o->only = value; return true;
  case OPT_STOP_AFTER:
    o->stop_after = value;
    return is_shown(value, "read", "-stop-after takes a step, not '%s'");
  case OPT_STEP: o->step = value; return true;
  case OPT_DISABLE: vec_push(arena, &o->disabled, value); return is_optional(value);
  case OPT_VERIFY: o->verify = true; return true;
  case OPT_STATS: o->stats = true; return true;
  case OPT_STRESS: o->stress = true; return true;
  case OPT_CHECK: o->check = true; return true;
  case OPT_TRACE: o->trace = true; return true;
  case OPT_RT: o->library = value; return true;
  case OPT_TIME: o->time = true; return true;
  case OPT_KEEP: o->keep = true; return true;
  case OPT_CACHE: o->cache = true; return true;
  case OPT_JSON: o->json = true; return true;
  case OPT_AT: o->at = value; return true;
  case OPT_NODE:
    return number(value, UINT32_MAX, &o->node) ||
           fail("-node takes a node's number, not '%s'", value);
  case OPT_BINDING: o->binding = value; return true;
  case OPT_PHASE:
    return number(value, 5, &o->phase) || fail("-phase takes 1 to 5, not '%s'", value);
  case OPT_FILTER: o->filter = value; return true;
  case OPT_JUNIT: o->junit = value; return true;
  case OPT_JOBS:
    return number(value, 1000, &o->jobs) || fail("-jobs takes a number from 1 to 1000, not '%s'", value);
  case OPT_DEFINE: ADD_LIST(arena, &o->defines, value) return true;
  case OPT_NOWARN: ADD_LIST(arena, &o->no_warn, value) return true;
  case OPT_NOTES: o->notes = true; return true;
  case OPT_WARNON: ADD_LIST(arena, &o->warn_on, value) return true;
  case OPT_WARN_AS_ERROR:
    if (!value)
      vec_push(arena, &o->as_errors, "");
    else
      ADD_LIST(arena, &o->as_errors, value)
    return true;
  case OPT_WARN_NOT_ERROR:
    if (!value)
      vec_push(arena, &o->not_errors, "");
    else
      ADD_LIST(arena, &o->not_errors, value)
    return true;
  case OPT_DIAG:
    o->json_messages = !strcmp(value, "json");
    return o->json_messages || !strcmp(value, "text") ||
           fail("-diag takes json or text, not '%s'", value);
  case OPT_COLOUR:
    o->colour = !strcmp(value, "always")  ? COLOUR_ALWAYS
                : !strcmp(value, "never") ? COLOUR_NEVER
                                          : COLOUR_AUTO;
    return o->colour || !strcmp(value, "auto") ||
           fail("-colour takes auto, always or never, not '%s'", value);
  case OPT_ERRORS:
    return number(value, 1000000, &o->error_limit) ||
           fail("-errors takes a number from 1, not '%s'", value);
  }
  return false;
}

bool options_parse(Options *o, Arena *arena, int argc, char **argv) {
  *o = (Options){.level = 1, .machine = options_own_machine()};
  if (argc < 2) {
    Text usage = text_in(arena);
    options_print_usage(&usage);
    fputs(text_string(&usage), stderr);
    return false;
  }
  for (size_t i = 0; i < COUNT_OF(commands); i++)
    if (!strcmp(argv[1], commands[i].name)) o->command = commands[i].command;
  if (!o->command && is_source_path(argv[1]))
    return fail("a command comes first, as in 'clef run %s'", argv[1]);
  if (!o->command) return fail("unknown command '%s'", argv[1]);
  if (o->command == COMMAND_HELP || o->command == COMMAND_VERSION) return true;
  bool takes_args = o->command == COMMAND_RUN || o->command == COMMAND_EVAL;
  bool asks = argc > 2 &&
              (!strcmp(argv[2], "-h") || !strcmp(argv[2], "-help") || !strcmp(argv[2], "--help"));
  if (asks) o->command = COMMAND_HELP;
  if (asks) return true;
  for (int i = 2; i < argc; i++) {
    const char *word = argv[i];
    if (!strcmp(word, "--")) {
      for (i++; i < argc; i++) vec_push(arena, &o->args, argv[i]);
      break;
    }
    if (word[0] == '-' && word[1]) {
      const char *start = word[1] == '-' ? word + 1 : word, *colon = strchr(start, ':');
      size_t k = 0, length = colon ? (size_t)(colon - start) : strlen(start);
      while (k < COUNT_OF(table) &&
             (strlen(table[k].name) != length || memcmp(table[k].name, start, length)))
        k++;
      if (k == COUNT_OF(table) || (colon && table[k].kind == FLAG_OPTION)) {
        if (takes_args && o->sources.count) { /* the program's own, as in `clef run f.fs -n 3` */
          for (; i < argc; i++) vec_push(arena, &o->args, argv[i]);
          break;
        }
        return fail("unknown option '%s'", word);
      }
      const char *value = colon ? colon + 1 : NULL;
      if (table[k].kind == TEXT_OPTION && !value) {
        if (i + 1 >= argc) return fail("option '%s' needs a value", word);
        value = argv[++i];
      }
      if (!apply(o, arena, table[k].id, value)) return false;
    } else if (is_source_path(word) || !takes_args || !o->sources.count) {
      vec_push(arena, &o->sources, word);
      if (!takes_args || !is_whole_program(word)) continue;
      if (i + 1 < argc && !strcmp(argv[i + 1], "--")) i++; /* as with fsi and `dotnet run` */
      for (i++; i < argc; i++) vec_push(arena, &o->args, argv[i]);
    } else {
      for (; i < argc; i++) vec_push(arena, &o->args, argv[i]);
    }
  }
  if (o->command == COMMAND_CACHE) return true;
  if (!o->sources.count && o->command != COMMAND_IMAGE && project_is_in(arena, "."))
    vec_push(arena, &o->sources, "."); /* the project of this folder, as with dotnet */
  if (!o->sources.count && o->command != COMMAND_IMAGE)
    return fail("'clef %s' needs a source file, or a project in this folder", argv[1]);
  if (o->assembly_only && o->object_only) return fail("%s", "-S and -c cannot stand together");
  if (o->command == COMMAND_RUN && (o->assembly_only || o->object_only))
    return fail("'clef run' runs the program; %s is for 'clef build'", o->assembly_only ? "-S" : "-c");
  return true;
}

bool options_dumps(const Options *options, const char *step) {
  return options->dumps.count && (lists(options->dumps.items, options->dumps.count, "all") ||
                                  lists(options->dumps.items, options->dumps.count, step));
}

bool options_disables(const Options *options, const char *step) {
  return options->disabled.count && lists(options->disabled.items, options->disabled.count, step);
}
