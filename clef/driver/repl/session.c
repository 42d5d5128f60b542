/* session: see session.h. */
#define _GNU_SOURCE
#include "clef/driver/repl/session.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/base/progress.h"
#include "clef/driver/compile.h"
#include "clef/driver/eval.h"
#include "clef/driver/native.h"
#include "clef/driver/repl/shown.h"

enum {
  FIRST_DESCRIPTOR = 3,
  LAST_DESCRIPTOR = 255, /* of the program; those above are the session's own */
  OWN_DESCRIPTORS = 400,
  GENERIC_IT = 40 /* status of a child */
};

/* ---- what a child hands over ---- */

typedef enum PartKind {
  PART_LOG,        /* a file: the text of the file that shows, then calls */
  PART_DIRECTORY,  /* the working directory */
  PART_DESCRIPTOR, /* an open file of the program, with its number */
  PART_EXIT,       /* the program ended itself, with its status */
  PART_END
} PartKind;
typedef struct Part {
  int32_t kind, number;
} Part;
typedef union Rights {
  struct cmsghdr align;
  char bytes[CMSG_SPACE(sizeof(int))];
} Rights;

static void send_part(int socket, PartKind kind, int number, int fd) {
  Part part = {kind, number};
  Rights rights = {0};
  struct iovec bytes = {&part, sizeof part};
  struct msghdr message = {.msg_iov = &bytes, .msg_iovlen = 1};
  if (fd >= 0) {
    message.msg_control = rights.bytes, message.msg_controllen = sizeof rights.bytes;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET, head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof fd);
    memcpy(CMSG_DATA(head), &fd, sizeof fd);
  }
  while (sendmsg(socket, &message, 0) < 0 && errno == EINTR) continue;
}

/* False at the end. *fd is -1 or a descriptor above the program's. */
static bool receive_part(int socket, Part *part, int *fd) {
  Rights rights = {0};
  struct iovec bytes = {part, sizeof *part};
  struct msghdr message = {.msg_iov = &bytes,
                           .msg_iovlen = 1,
                           .msg_control = rights.bytes,
                           .msg_controllen = sizeof rights.bytes};
  ssize_t size;
  while ((size = recvmsg(socket, &message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) continue;
  *fd = -1;
  struct cmsghdr *head = size > 0 ? CMSG_FIRSTHDR(&message) : NULL;
  if (head && head->cmsg_type == SCM_RIGHTS) {
    int low;
    memcpy(&low, CMSG_DATA(head), sizeof low);
    *fd = fcntl(low, F_DUPFD_CLOEXEC, OWN_DESCRIPTORS);
    close(low);
  }
  return size == (ssize_t)sizeof *part;
}

/* The new calls of the log as a file. */
static int log_file(const MirCallLog *log, uint32_t first, const char *shown) {
  int fd = memfd_create("log", MFD_CLOEXEC);
  FILE *out = fd < 0 ? NULL : fdopen(dup(fd), "w");
  if (!out) return -1;
  uint32_t size = (uint32_t)strlen(shown);
  fwrite(&size, sizeof size, 1, out);
  fwrite(shown, 1, size, out);
  for (uint32_t i = first; i < log->marked; i++) {
    const MirCall *call = &log->calls.items[i];
    fwrite(&call->sys, sizeof call->sys, 1, out);
    fwrite(&call->size, sizeof call->size, 1, out);
    fwrite(&call->result, sizeof call->result, 1, out);
    if (call->size) fwrite(call->bytes, 1, call->size, out);
  }
  bool failed = ferror(out);
  return fclose(out) || failed ? -1 : fd;
}

/* The text of the file that shows; NULL if the log cannot be read. */
static const char *read_log(Session *s, int fd) {
  uint32_t size;
  lseek(fd, 0, SEEK_SET);
  FILE *in = fdopen(dup(fd), "r");
  if (!in) return NULL;
  char *shown = NULL;
  if (fread(&size, sizeof size, 1, in) == 1) {
    shown = arena_alloc(&s->arena, (size_t)size + 1);
    if (fread(shown, 1, size, in) != size) shown = NULL;
  }
  MirCall call;
  while (shown && fread(&call.sys, sizeof call.sys, 1, in) == 1) {
    if (fread(&call.size, sizeof call.size, 1, in) != 1 ||
        fread(&call.result, sizeof call.result, 1, in) != 1)
      break;
    call.bytes = arena_alloc(&s->arena, (size_t)call.size + 1);
    if (call.size && fread(call.bytes, 1, call.size, in) != call.size) break;
    vec_push(&s->arena, &s->log.calls, call);
  }
  fclose(in);
  return shown;
}

static void hand_over(int socket, const MirCallLog *log, uint32_t first, const char *shown) {
  int file = log_file(log, first, shown);
  if (file < 0) return;
  file = fcntl(file, F_DUPFD_CLOEXEC, OWN_DESCRIPTORS);
  send_part(socket, PART_LOG, 0, file);
  int directory = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (directory >= 0) {
    send_part(socket, PART_DIRECTORY, 0, directory);
    close(directory);
  }
  for (int fd = FIRST_DESCRIPTOR; fd <= LAST_DESCRIPTOR; fd++)
    if (fcntl(fd, F_GETFD) >= 0) send_part(socket, PART_DESCRIPTOR, fd, fd);
  send_part(socket, PART_END, 0, -1);
}

/* ---- the child ---- */

/* What the hooks of the compilation need. */
typedef struct Child {
  Session *session;
  Compilation *c;
  const char *shown; /* the text of the last file */
  SessionWish wish;
  Opens opens;
} Child;

static const SessionFile *find_file(const Session *s, const char *path) {
  for (uint32_t i = 0; i < s->files.count; i++)
    if (!strcmp(s->files.items[i].path, path)) return &s->files.items[i];
  return NULL;
}
static const char *session_text(const void *owner, const char *path, size_t *size) {
  const SessionFile *file = find_file(((const Child *)owner)->session, path);
  if (file) *size = strlen(file->text);
  return file ? file->text : NULL;
}

/* `input3.fsx` is the module `Input3`. */
static void wrap(Child *child, uint32_t index) {
  Compilation *c = child->c;
  ProgramFile *file = &c->program_files.items[index];
  const char *path = name_text(&c->names, source_file(&c->sources, file->file)->path);
  const SessionFile *input = find_file(child->session, path);
  if (!input) return; /* a file of #load */
  char *module = arena_alloc(&c->session, strlen(path) + 1);
  memcpy(module, path, strlen(path) - strlen(".fsx"));
  module[0] = (char)(module[0] - 'a' + 'A');
  shown_wrap(&c->tree, &c->names, file->tree, module, !input->is_plain, &child->opens);
}

/* When the input is checked, the file behind it gets the text that shows its definitions. */
static bool before_file(void *owner, uint32_t index) {
  Child *child = owner;
  Compilation *c = child->c;
  uint32_t last = c->program_files.count - 1;
  if (child->wish == WISH_RUN && index == last && !c->diags.error_count) {
    const ProgramFile *input = &c->program_files.items[last - 1];
    child->shown = shown_text(c, input->tree, input->file);
    compile_replace(c, index, child->shown, strlen(child->shown));
    wrap(child, index);
  }
  return true;
}

/* A generic value `it`: the expression, as `failwith "x"`, is evaluated for its effect. */
static bool has_generic_it(const Compilation *c) {
  for (uint32_t i = 0; i < c->diags.list.count; i++)
    if (!strcmp(diag_code_text(c->diags.list.items[i].code), "FS0030") &&
        strstr(c->diags.list.items[i].message, "'it'"))
      return true;
  return false;
}

static bool check(Child *child) {
  Compilation *c = child->c;
  if (!compile_read(c)) return compile_report(c), false;
  bool has_last = child->wish == WISH_RUN; /* it is read when the input is checked */
  for (uint32_t i = 0; i + has_last < c->program_files.count; i++) wrap(child, i);
  c->before_file = before_file, c->file_owner = child;
  bool good = compile_check(c);
  if (child->wish == WISH_TYPE && good) {
    const ProgramFile *input = &c->program_files.items[c->program_files.count - 1];
    const char *type = shown_type_of_it(c, input->file);
    if (type) printf("%s\n", type);
    good = type != NULL;
    if (!type) fputs("clef: :type takes an expression\n", stderr);
  }
  if (good && child->wish != WISH_TYPE) good = compile_enrich(c);
  if (!good && child->wish == WISH_RUN && has_generic_it(c)) _exit(GENERIC_IT);
  return compile_report(c) && good;
}

/* The assembly of functions with this name, of the text that comes from `in`. A function begins with its label. */
static bool print_functions(FILE *in, const char *name) {
  char *line = NULL;
  size_t capacity = 0;
  bool is_wanted = false, found = false;
  while (getline(&line, &capacity, in) > 0) {
    size_t size = strcspn(line, "\n");
    bool is_label = size > 1 && line[size - 1] == ':' && line[0] != '.' && line[0] != ' ' &&
                    line[0] != '\t' && (line[0] < '0' || line[0] > '9');
    if (is_label) {
      char *label = strndup(line[0] == '"' ? line + 1 : line, size - 1 - (line[0] == '"' ? 2 : 0));
      is_wanted = label && text_has_part(label, name) && !text_has_part(label, "value");
      free(label);
    }
    if (!strncmp(line, "\t.text", 6) || !strncmp(line, "\t.data", 6)) is_wanted = false;
    if (is_wanted) fputs(line, stdout), found = true;
  }
  free(line);
  return found;
}

/* native.c writes the text of the program into a pipe. */
static bool print_assembly(Compilation *c, Options *options, MirUnit *unit, const char *name) {
  int ends[2];
  if (pipe(ends)) return false;
  fflush(NULL);
  pid_t writer = fork();
  if (!writer) {
    dup2(ends[1], 1);
    close(ends[0]), close(ends[1]);
    options->command = COMMAND_BUILD, options->assembly_only = true, options->output = "-";
    int status = native_finish(c, unit, NULL);
    fflush(NULL);
    _exit(status);
  }
  close(ends[1]);
  FILE *in = fdopen(ends[0], "r");
  bool found = in && writer > 0 && print_functions(in, name);
  if (in) fclose(in);
  while (writer > 0 && waitpid(writer, NULL, 0) < 0 && errno == EINTR) continue;
  return found;
}

static bool show_function(Child *child, Options *options, MirUnit *unit, const char *name) {
  Compilation *c = child->c;
  bool found = false;
  if (child->wish == WISH_ASSEMBLY) {
    found = print_assembly(c, options, unit, name);
  } else {
    Text text = text_in(&c->unit);
    options->only = name;
    eval_print_unit(options, unit, &text);
    found = text.size != 0;
    fputs(text_string(&text), stdout);
  }
  if (!found) fprintf(stderr, "clef: the program has no function '%s' after the passes\n", name);
  return found;
}

static void run_program(Child *child, MirUnit *unit, int socket) {
  Session *s = child->session;
  uint32_t first = s->log.calls.count;
  s->log.next = s->log.marked = 0;
  MirRunOptions run = {.in = 0, .out = 1, .log = &s->log};
  fflush(NULL);
  if (s->directory >= 0 && fchdir(s->directory)) _exit(1);
  MirRunResult result = mir_interpret(unit, &run, &child->c->unit);
  if (result.fault)
    fprintf(stderr, "clef: the interpreter refuses: %s\n", result.fault);
  else if (s->log.marked > first)
    hand_over(socket, &s->log, first, child->shown);
  else if (result.status != 134)
    send_part(socket, PART_EXIT, result.status, -1);
}

/* The name that the program has for a file of the session. */
static void add_file(Session *s, const char *kind, const char *text, bool is_plain) {
  const char *path = format_in(&s->arena, "%s%u.fsx", kind, s->input_count);
  vec_push(&s->arena, &s->files, ((SessionFile){path, text, is_plain}));
}

static _Noreturn void run_child(Session *s, const char *text, SessionWish wish, bool is_plain,
                                int socket) {
  static Options options;
  static Compilation compilation;
  Compilation *c = &compilation;
  Child child = {.session = s, .c = c, .wish = wish};
  signal(SIGINT, SIG_DFL);
  options = *s->options;
  options.command = COMMAND_EVAL;
  memset(&options.sources, 0, sizeof options.sources);
  vec_push(&s->arena, &options.no_warn, "988"); /* a module without effects at the end */
  bool shows_function = wish == WISH_MIR || wish == WISH_ASSEMBLY;
  const char *source = text;
  if (shows_function) /* a use that keeps the function, below the line that messages show */
    source = format_in(&s->arena, "%s\n|> box\n|> System.Console.Out.Write", text);
  add_file(s, "input", source, is_plain);
  if (wish == WISH_RUN) add_file(s, "shown", "", true);
  for (uint32_t i = 0; i < s->files.count; i++)
    vec_push(&s->arena, &options.sources, s->files.items[i].path);
  compile_init(c, &options);
  c->find_text = session_text, c->text_owner = &child;
  if (!check(&child)) _exit(1);
  if (wish == WISH_TYPE) {
    fflush(NULL);
    _exit(0);
  }
  MirUnit *unit = compile_lower(c);
  if (!compile_report(c) || !unit || !eval_passes(c, unit)) _exit(1);
  const char *dot = strrchr(text, '.');
  if (shows_function)
    show_function(&child, &options, unit, dot ? dot + 1 : text);
  else
    run_program(&child, unit, socket);
  fflush(NULL);
  _exit(0);
}

/* ---- the parent ---- */

void session_init(Session *s, const Options *options) {
  *s = (Session){.options = options, .directory = -1};
  arena_init(&s->arena, "session");
  s->log = (MirCallLog){.arena = &s->arena, .mark = SHOWN_MARK};
}

/* Receives what the child hands over; true if it is whole. */
static bool take_over(Session *s, int socket, const char *text, bool is_plain) {
  int kept[LAST_DESCRIPTOR + 1], fd;
  for (int i = 0; i <= LAST_DESCRIPTOR; i++) kept[i] = -1;
  const char *shown = NULL;
  int directory = -1;
  bool is_whole = false;
  uint32_t calls = s->log.calls.count;
  for (Part part; receive_part(socket, &part, &fd);) {
    if (part.kind == PART_LOG) shown = read_log(s, fd);
    if (part.kind == PART_DIRECTORY) directory = fd, fd = -1;
    if (part.kind == PART_EXIT) s->has_exited = true, s->status = part.number;
    if (part.kind == PART_END) is_whole = true;
    if (part.kind == PART_DESCRIPTOR && part.number <= LAST_DESCRIPTOR)
      kept[part.number] = fd;
    else if (fd >= 0)
      close(fd);
  }
  if (!is_whole || !shown) {
    s->log.calls.count = calls;
    for (int i = 0; i <= LAST_DESCRIPTOR; i++)
      if (kept[i] >= 0) close(kept[i]);
    if (directory >= 0) close(directory);
    return false;
  }
  if (s->directory >= 0) close(s->directory);
  s->directory = directory;
  for (int i = FIRST_DESCRIPTOR; i <= LAST_DESCRIPTOR; i++) {
    if (kept[i] < 0) {
      close(i);
    } else {
      dup3(kept[i], i, O_CLOEXEC);
      close(kept[i]);
    }
  }
  add_file(s, "input", text, is_plain);
  add_file(s, "shown", shown, true);
  return true;
}

/* The status of the child as wait gives it; -1: there was none. */
static int start_input(Session *s, const char *text, SessionWish wish, bool is_plain,
                       bool *is_taken) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) < 0) return -1;
  int own = fcntl(ends[0], F_DUPFD_CLOEXEC, OWN_DESCRIPTORS);
  int given = fcntl(ends[1], F_DUPFD_CLOEXEC, OWN_DESCRIPTORS);
  close(ends[0]), close(ends[1]);
  fflush(NULL);
  pid_t child = own < 0 || given < 0 ? -1 : fork();
  if (!child) {
    close(own);
    run_child(s, text, wish, is_plain, given);
  }
  close(given);
  *is_taken = child > 0 && take_over(s, own, text, is_plain);
  close(own);
  int status = 0;
  while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return child < 0 ? -1 : status;
}

bool session_input(Session *s, const char *text, SessionWish wish) {
  bool is_taken = false;
  s->input_count++;
  int status = start_input(s, text, wish, false, &is_taken);
  if (WIFEXITED(status) && WEXITSTATUS(status) == GENERIC_IT)
    status = start_input(s, text, wish, true, &is_taken);
  if (status < 0)
    fputs("clef: no process can be started for the input\n", stderr);
  else if (WIFSIGNALED(status))
    fprintf(stderr, "clef: the input was ended by signal %d\n", WTERMSIG(status));
  return wish == WISH_RUN ? is_taken : !status;
}
