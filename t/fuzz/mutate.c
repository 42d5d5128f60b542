/* mutate: mutated programs through the compiler, which must neither crash, hang nor use up memory.
 *
 *   mutate [-seed N] [-count N] [-from N] [-jobs N] [-keep DIR] FILE...     N inputs made of the FILEs
 *   mutate -reduce FILE                                                     the least of FILE that still fails, on standard output
 *   mutate -show SEED INDEX FILE...                                         that input, on standard output
 *
 * Linked with all of the compiler; its main() is clef_main here. An input depends on the seed, its index and the files alone.
 * Each is compiled by a child of its own, since a compile changes the library's tables in place: two of four are checked,
 * one is built up to assembly text with every stage verified, one is formatted, which a second run must leave alone. A child may take 10 seconds of processor time and, but
 * under the address sanitizer, 2 GiB of memory. It must end with 0 or 1.
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/base/base.h"

int clef_main(int argc, char **argv);

enum { LARGEST_INPUT = 1 << 16, SECONDS = 10, MEGABYTES = 2048 };

typedef struct File {
  const char *path;
  char *bytes;
  size_t size;
} File;

static struct {
  File *files;
  uint32_t file_count;
  uint64_t state;
} corpus;

static const char *directory;

/* splitmix64 */
static uint64_t next_random(void) {
  uint64_t z = corpus.state += 0x9e3779b97f4a7c15u;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
  z = (z ^ z >> 27) * 0x94d049bb133111ebu;
  return z ^ z >> 31;
}
static uint32_t below(uint32_t n) { return n ? (uint32_t)(next_random() % n) : 0; }

/* ---- mutations of a text ---- */

typedef struct Input {
  char bytes[LARGEST_INPUT * 2];
  uint32_t size;
} Input;

static void replace(Input *in, uint32_t start, uint32_t end, const char *with, uint32_t size) {
  if (in->size - (end - start) + size > LARGEST_INPUT) return;
  memmove(in->bytes + start + size, in->bytes + end, in->size - end);
  memcpy(in->bytes + start, with, size);
  in->size = in->size - (end - start) + size;
}

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '\'';
}

/* A token around a random place: a word, a run of operator characters, or one character. */
static void pick_token(const char *bytes, uint32_t size, uint32_t *start, uint32_t *end) {
  *start = *end = 0;
  if (!size) return;
  uint32_t at = below(size);
  for (uint32_t k = 0; k < 8 && (bytes[at] == ' ' || bytes[at] == '\n'); k++) at = below(size);
  *start = at, *end = at + 1;
  bool word = is_word(bytes[at]), operator= strchr("+-*/<>=!&|^%@:.?$", bytes[at]) != NULL &&
                                      bytes[at];
#define SAME(c) (word ? is_word(c) : operator&&(c) && strchr("+-*/<>=!&|^%@:.?$", (c)))
  while (*start && SAME(bytes[*start - 1])) --*start;
  while (*end < size && SAME(bytes[*end])) ++*end;
#undef SAME
}

static void pick_lines(const char *bytes, uint32_t size, uint32_t most, uint32_t *start,
                       uint32_t *end) {
  *start = below(size + 1);
  while (*start && bytes[*start - 1] != '\n') --*start;
  *end = *start;
  for (uint32_t lines = 1 + below(most); lines && *end < size; lines--) {
    while (*end < size && bytes[*end] != '\n') ++*end;
    if (*end < size) ++*end;
  }
}

static const char *const words[] = {"let ",
                                    "rec ",
                                    "in ",
                                    "fun ",
                                    "function ",
                                    "match ",
                                    " with ",
                                    " | ",
                                    " -> ",
                                    "if ",
                                    " then ",
                                    " else ",
                                    "type ",
                                    "module ",
                                    "namespace ",
                                    "open ",
                                    "inline ",
                                    "mutable ",
                                    "member ",
                                    "this.",
                                    "static ",
                                    "abstract ",
                                    "override ",
                                    "default ",
                                    "interface ",
                                    "inherit ",
                                    "new ",
                                    "try ",
                                    "finally ",
                                    "raise ",
                                    "use ",
                                    "for ",
                                    "while ",
                                    " do ",
                                    " to ",
                                    " in ",
                                    "yield ",
                                    "yield! ",
                                    "return ",
                                    "let! ",
                                    "do! ",
                                    "seq { ",
                                    "async { ",
                                    "lazy ",
                                    "assert ",
                                    "begin ",
                                    " end ",
                                    "null",
                                    "_",
                                    "()",
                                    "(",
                                    ")",
                                    "[",
                                    "]",
                                    "[|",
                                    "|]",
                                    "{",
                                    "}",
                                    "{|",
                                    "|}",
                                    "<",
                                    ">",
                                    "<-",
                                    "::",
                                    ":",
                                    ":>",
                                    ":?>",
                                    ":?",
                                    ";",
                                    ";;",
                                    ",",
                                    ".",
                                    "..",
                                    "'a",
                                    "^a",
                                    "#",
                                    "@",
                                    "!",
                                    "?",
                                    "$\"{",
                                    "}\"",
                                    "\"",
                                    "\"\"\"",
                                    "'",
                                    "``",
                                    "(*",
                                    "*)",
                                    "//",
                                    "[<",
                                    ">]",
                                    "<@",
                                    "@>",
                                    "=",
                                    "|>",
                                    "<|",
                                    ">>",
                                    "&&",
                                    "||",
                                    "&",
                                    "%",
                                    "-",
                                    "+",
                                    "*",
                                    "/",
                                    "**",
                                    "0",
                                    "1",
                                    "-1",
                                    "0x7fffffff",
                                    "1.5",
                                    "1e308",
                                    "1uy",
                                    "1L",
                                    "'c'",
                                    "\"s\"",
                                    "int",
                                    "string",
                                    "float",
                                    "obj",
                                    "unit",
                                    "list",
                                    " option",
                                    "[]",
                                    "exn",
                                    "seq<int>",
                                    " when ",
                                    " as ",
                                    " of ",
                                    " and ",
                                    " or ",
                                    "not ",
                                    "private ",
                                    "struct ",
                                    "val ",
                                    "extern ",
                                    "#if X\n",
                                    "#endif\n",
                                    "#else\n",
                                    "\n",
                                    "\n  ",
                                    "\n    ",
                                    "\t",
                                    "  ",
                                    "measure",
                                    "[<Struct>]",
                                    "[<Measure>]",
                                    "[<EntryPoint>]",
                                    "printfn \"%d\" ",
                                    "sprintf \"%A\" ",
                                    "failwith \"x\"",
                                    "fst ",
                                    "id ",
                                    "typeof<int>",
                                    "base.",
                                    "global.",
                                    "\\",
                                    "\xff",
                                    "\xc3\xa9",
                                    "\xf0\x9f\x98\x80"};

static void mutate(Input *in) {
  uint32_t start, end, from, to;
  const File *other = &corpus.files[below(corpus.file_count)];
  uint32_t other_size = (uint32_t)other->size;
  switch (below(16)) {
  case 0: /* a token goes */
    pick_token(in->bytes, in->size, &start, &end);
    replace(in, start, end, "", 0);
    return;
  case 1: /* a token twice */
    pick_token(in->bytes, in->size, &start, &end);
    replace(in, end, end, in->bytes + start, end - start);
    return;
  case 2: /* a token for another of the text */
  case 3: {
    char token[256];
    pick_token(in->bytes, in->size, &from, &to);
    uint32_t size = to - from < sizeof token ? to - from : (uint32_t)sizeof token;
    memcpy(token, in->bytes + from, size);
    pick_token(in->bytes, in->size, &start, &end);
    replace(in, start, end, token, size);
    return;
  }
  case 4: /* a token of another file */
  case 5:
    pick_token(other->bytes, other_size, &from, &to);
    pick_token(in->bytes, in->size, &start, &end);
    replace(in, start, below(2) ? end : start, other->bytes + from, to - from);
    return;
  case 6: /* a word of the language */
  case 7: {
    const char *word = words[below(COUNT_OF(words))];
    pick_token(in->bytes, in->size, &start, &end);
    replace(in, start, below(2) ? end : start, word, (uint32_t)strlen(word));
    return;
  }
  case 8: /* lines go */
    pick_lines(in->bytes, in->size, 4, &start, &end);
    replace(in, start, end, "", 0);
    return;
  case 9: { /* lines twice, elsewhere */
    static char lines[LARGEST_INPUT];
    pick_lines(in->bytes, in->size, 4, &from, &to);
    memcpy(lines, in->bytes + from, to - from);
    pick_lines(in->bytes, in->size, 1, &start, &end);
    replace(in, start, start, lines, to - from);
    return;
  }
  case 10: /* lines of another file */
    pick_lines(other->bytes, other_size, 12, &from, &to);
    pick_lines(in->bytes, in->size, 1, &start, &end);
    replace(in, start, start, other->bytes + from, to - from);
    return;
  case 11: { /* indentation */
    pick_lines(in->bytes, in->size, 1, &start, &end);
    uint32_t blanks = 0;
    while (start + blanks < in->size && in->bytes[start + blanks] == ' ') blanks++;
    static const char spaces[] = "        ";
    if (below(2))
      replace(in, start, start, spaces, 1 + below(6));
    else
      replace(in, start, start + below(blanks + 1), "", 0);
    return;
  }
  case 12: /* a byte */
    if (in->size) in->bytes[below(in->size)] = (char)(below(3) ? 32 + below(95) : below(256));
    return;
  case 13: /* the rest goes */
    if (!below(4)) in->size = below(in->size + 1);
    return;
  case 14: { /* something many times */
    pick_token(in->bytes, in->size, &start, &end);
    static char many[LARGEST_INPUT];
    uint32_t size = end - start, times = below(6) ? 2 + below(6) : 100 + below(200), at = 0;
    for (uint32_t k = 0; k < times && at + size <= sizeof many / 4; k++)
      memcpy(many + at, in->bytes + start, size), at += size;
    replace(in, start, end, many, at);
    return;
  }
  default: { /* a number */
    static const char *const numbers[] = {
        "0",   "1",     "-1",  "2147483647", "2147483648",           "9223372036854775807",
        "255", "1e400", "0.0", "nan",        "99999999999999999999", "0b2",
        "0xg", "1_000", "1.",  "100000"};
    for (uint32_t k = 0; k < 20; k++) {
      pick_token(in->bytes, in->size, &start, &end);
      if (start < in->size && in->bytes[start] >= '0' && in->bytes[start] <= '9') break;
    }
    const char *number = numbers[below(COUNT_OF(numbers))];
    replace(in, start, end, number, (uint32_t)strlen(number));
    return;
  }
  }
}

static void make_input(Input *in, uint64_t seed, uint64_t index) {
  corpus.state = seed * 0x2545f4914f6cdd1du + index * 0x9e3779b97f4a7c15u;
  (void)next_random();
  const File *file = &corpus.files[below(corpus.file_count)];
  in->size = 0;
  replace(in, 0, 0, file->bytes,
          file->size > LARGEST_INPUT / 2 ? LARGEST_INPUT / 2 : (uint32_t)file->size);
  uint32_t times = below(2) ? 1 : 1 + below(6) * below(3); /* half of them stay near programs */
  for (; times; times--) mutate(in);
}

/* ---- running ---- */

typedef enum Way { CHECK, BUILD, FORMAT } Way;
static const char *const way_names[] = {"check", "build", "fmt"};

static bool write_bytes(const char *path, const char *bytes, size_t size) {
  FILE *out = fopen(path, "wb");
  if (!out) return false;
  bool good = fwrite(bytes, 1, size, out) == size;
  return fclose(out) == 0 && good;
}

/* The child's status as wait gives it. Messages go to `messages`. */
static pid_t start_compile(const char *path, Way way, const char *messages) {
  fflush(NULL);
  pid_t child = fork();
  if (child) return child;
  int fd = open(messages, O_WRONLY | O_CREAT | O_TRUNC, 0666);
  if (fd < 0) _exit(97);
  dup2(fd, 1);
  dup2(fd, 2);
  struct rlimit limit = {SECONDS, SECONDS};
  setrlimit(RLIMIT_CPU, &limit);
  limit = (struct rlimit){0, 0};
  setrlimit(RLIMIT_CORE, &limit);
#if !defined(__SANITIZE_ADDRESS__)
  limit.rlim_cur = limit.rlim_max = (rlim_t)MEGABYTES << 20;
  setrlimit(RLIMIT_AS, &limit);
#endif
  char input[512], output[512];
  snprintf(input, sizeof input, "%s", path);
  snprintf(output, sizeof output, "%s.s", path);
  char *check[] = {"clef", "check", input, NULL};
  char *all[] = {"clef", "build", "-S", "-verify", "-o", output, input, NULL};
  char *format[] = {"clef", "fmt", input, NULL};
  char *format_again[] = {"clef", "fmt", "-check", input, NULL};
  int status = way == BUILD ? clef_main(7, all) : clef_main(3, way == FORMAT ? format : check);
  if (way == FORMAT && !status && clef_main(4, format_again)) status = 4; /* not stable */
  fflush(NULL);
  _exit(status);
  return -1;
}

static bool is_fault(int status) {
  return !WIFEXITED(status) || (WEXITSTATUS(status) != 0 && WEXITSTATUS(status) != 1);
}

static const char *what_happened(int status) {
  static char text[64];
  if (WIFSIGNALED(status)) {
    int signal_number = WTERMSIG(status);
    const char *what = signal_number == SIGXCPU || signal_number == SIGKILL ? "takes too long"
                       : signal_number == SIGABRT                           ? "aborts"
                                                                            : "crashes";
    snprintf(text, sizeof text, "%s (signal %d)", what, signal_number);
  } else {
    snprintf(text, sizeof text, "ends with %d", WEXITSTATUS(status));
  }
  return text;
}

static int run(const char *bytes, size_t size, Way way, const char *name) {
  char path[512], messages[520];
  snprintf(path, sizeof path, "%s/%s.fs", directory, name);
  snprintf(messages, sizeof messages, "%s.txt", path);
  if (!write_bytes(path, bytes, size)) exit(97);
  int status;
  pid_t child = start_compile(path, way, messages);
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

/* The message that identifies a fault: the line of a bug() or of a sanitizer; else the status alone. */
static void fault_line(const char *name, char *line, size_t size) {
  char path[600], text[4096];
  snprintf(path, sizeof path, "%s/%s.fs.txt", directory, name);
  *line = 0;
  FILE *in = fopen(path, "rb");
  while (in && fgets(text, sizeof text, in)) {
    bool tells = strstr(text, "internal") || strstr(text, "bug") || strstr(text, "runtime error") ||
                 strstr(text, "AddressSanitizer") || strstr(text, "Assertion") ||
                 strstr(text, "fault");
    if (!tells && *line) continue;
    text[strcspn(text, "\n")] = 0;
    snprintf(line, size, "%.*s", (int)size - 1, text);
    if (tells) break;
  }
  if (in) fclose(in);
}

/* ---- reducing: lines, then tokens, as long as it fails in the same way ---- */

static bool same_fault(const char *bytes, size_t size, Way way, int wanted, const char *line) {
  char now[400];
  int status = run(bytes, size, way, "reduce");
  if (status != wanted) return false;
  fault_line("reduce", now, sizeof now);
  return !strncmp(now, line, 30);
}

static int reduce(const char *path) {
  static Input in, trial;
  FILE *file = fopen(path, "rb");
  if (!file) return 2;
  in.size = (uint32_t)fread(in.bytes, 1, LARGEST_INPUT, file);
  fclose(file);
  Way way = CHECK;
  int wanted = run(in.bytes, in.size, way, "reduce");
  while (!is_fault(wanted) && way < FORMAT) wanted = run(in.bytes, in.size, ++way, "reduce");
  if (!is_fault(wanted)) {
    fprintf(stderr, "mutate: this does not fail\n");
    return 1;
  }
  char line[400];
  fault_line("reduce", line, sizeof line);
  for (int unit = 0; unit < 2; unit++) /* lines, tokens */
    for (uint32_t chunk = unit ? 1 : 32; chunk; chunk /= 2)
      for (bool again = true; again;) {
        again = false;
        for (uint32_t at = 0; at < in.size;) {
          uint32_t end = at;
          for (uint32_t k = 0; k < chunk && end < in.size; k++) {
            if (unit) {
              bool word = is_word(in.bytes[end++]);
              while (word && end < in.size && is_word(in.bytes[end])) end++;
            } else {
              while (end < in.size && in.bytes[end] != '\n') end++;
              if (end < in.size) end++;
            }
          }
          trial = in;
          replace(&trial, at, end, "", 0);
          if (same_fault(trial.bytes, trial.size, way, wanted, line))
            in = trial, again = true;
          else
            at = end;
        }
      }
  fprintf(stderr, "mutate: %s %s: %s\n", way_names[way], what_happened(wanted), line);
  fwrite(in.bytes, 1, in.size, stdout);
  return 0;
}

/* ---- all of them ---- */

static uint32_t faults_of(uint64_t seed, uint64_t from, uint64_t to, uint32_t job, uint32_t jobs,
                          const char *keep) {
  static Input in;
  uint32_t faults = 0, right = 0, wrong = 0;
  for (uint64_t i = from; i < to; i++) {
    if (i % jobs != job) continue;
    make_input(&in, seed, i);
    Way way = i % 4 == 3 ? BUILD : i % 4 == 1 ? FORMAT : CHECK;
    char name[40], line[400];
    snprintf(name, sizeof name, "job%u", job);
    int status = run(in.bytes, in.size, way, name);
    if (!is_fault(status)) {
      if (status)
        wrong++;
      else
        right++;
      continue;
    }
    faults++;
    fault_line(name, line, sizeof line);
    printf("FAIL seed %llu input %llu: %s %s: %s\n", (unsigned long long)seed,
           (unsigned long long)i, way_names[way], what_happened(status), line);
    if (keep) {
      char path[512];
      snprintf(path, sizeof path, "%s/%llu-%llu.fs", keep, (unsigned long long)seed,
               (unsigned long long)i);
      write_bytes(path, in.bytes, in.size);
    }
    fflush(stdout);
  }
  printf("%u inputs are programs, %u have errors\n", right, wrong);
  fflush(stdout);
  return faults;
}

static bool read_corpus(char **paths, uint32_t count) {
  corpus.files = calloc(count + 1, sizeof *corpus.files);
  for (uint32_t i = 0; i < count; i++) {
    FILE *in = fopen(paths[i], "rb");
    if (!in) continue; /* a pattern without files */
    File *file = &corpus.files[corpus.file_count];
    file->path = paths[i];
    file->bytes = malloc(LARGEST_INPUT);
    file->size = fread(file->bytes, 1, LARGEST_INPUT, in);
    fclose(in);
    if (file->size) corpus.file_count++;
  }
  return corpus.file_count;
}

int main(int argc, char **argv) {
  uint64_t seed = 1, count = 20000, from = 0;
  uint32_t jobs = 2;
  const char *keep = NULL, *reduced = NULL;
  bool show = false;
  int at = 1;
  for (; at < argc && argv[at][0] == '-'; at++) {
    if (!strcmp(argv[at], "-show") && at + 2 < argc) {
      show = true;
      seed = strtoull(argv[++at], NULL, 10);
      from = strtoull(argv[++at], NULL, 10);
    } else if (at + 1 >= argc) {
      return 2;
    } else if (!strcmp(argv[at], "-seed")) {
      seed = strtoull(argv[++at], NULL, 10);
    } else if (!strcmp(argv[at], "-count")) {
      count = strtoull(argv[++at], NULL, 10);
    } else if (!strcmp(argv[at], "-from")) {
      from = strtoull(argv[++at], NULL, 10);
    } else if (!strcmp(argv[at], "-jobs")) {
      jobs = (uint32_t)strtoul(argv[++at], NULL, 10);
    } else if (!strcmp(argv[at], "-keep")) {
      keep = argv[++at];
    } else if (!strcmp(argv[at], "-reduce")) {
      reduced = argv[++at];
    } else {
      return 2;
    }
  }
  char template[] = "/tmp/mutate-XXXXXX";
  directory = mkdtemp(template);
  if (!directory || !jobs) return 2;
  int result = 0;
  if (reduced) {
    result = reduce(reduced);
  } else if (!read_corpus(argv + at, (uint32_t)(argc - at))) {
    fprintf(stderr, "mutate: no files to mutate\n");
    result = 2;
  } else if (show) {
    static Input in;
    make_input(&in, seed, from);
    fwrite(in.bytes, 1, in.size, stdout);
  } else {
    if (keep) mkdir(keep, 0777);
    pid_t *children = calloc(jobs, sizeof *children);
    for (uint32_t job = 0; job < jobs; job++) {
      fflush(NULL);
      children[job] = fork();
      if (!children[job]) _exit(faults_of(seed, from, from + count, job, jobs, keep) ? 1 : 0);
    }
    for (uint32_t job = 0; job < jobs; job++) {
      int status;
      waitpid(children[job], &status, 0);
      if (status) result = 1;
    }
  }
  char command[64];
  snprintf(command, sizeof command, "rm -rf %s", directory);
  if (system(command)) result = 2;
  return result;
}
