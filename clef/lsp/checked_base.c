/* checked_base: the wait before the document, and the forks from there. */
#include "clef/lsp/checked_base.h"

#include <errno.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clef/lsp/positions.h"
#include "clef/lsp/transport.h"

typedef struct Base {
  Analysis a;
  int socket;
  uint32_t index;          /* of the document among the program's files */
  uint32_t errors;         /* in other files, by the parser or the project */
  pid_t worker;            /* of the last version; 0: none */
  DocumentVersion version; /* in a worker */
  bool is_worker;
} Base;

/* ---- messages of the server ---- */

bool base_send(int socket, VersionHeader header, const char *text, const int ends[END_COUNT]) {
  union {
    struct cmsghdr align;
    char bytes[CMSG_SPACE(END_COUNT * sizeof(int))];
  } control = {0};
  struct iovec part = {&header, sizeof header};
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = control.bytes,
                           .msg_controllen = sizeof control.bytes};
  struct cmsghdr *rights = CMSG_FIRSTHDR(&message);
  rights->cmsg_level = SOL_SOCKET, rights->cmsg_type = SCM_RIGHTS,
  rights->cmsg_len = CMSG_LEN(END_COUNT * sizeof(int));
  memcpy(CMSG_DATA(rights), ends, END_COUNT * sizeof(int));
  ssize_t sent;
  while ((sent = sendmsg(socket, &message, 0)) < 0 && errno == EINTR) continue;
  return sent == (ssize_t)sizeof header && send_bytes(socket, text, header.size);
}

/* The next version; false at the end. */
static bool receive(Base *b, DocumentVersion *version) {
  VersionHeader header;
  union {
    struct cmsghdr align;
    char bytes[CMSG_SPACE(END_COUNT * sizeof(int))];
  } control;
  struct iovec part = {&header, sizeof header};
  struct msghdr message = {.msg_iov = &part,
                           .msg_iovlen = 1,
                           .msg_control = control.bytes,
                           .msg_controllen = sizeof control.bytes};
  ssize_t got;
  while ((got = recvmsg(b->socket, &message, MSG_WAITALL)) < 0 && errno == EINTR) continue;
  struct cmsghdr *rights = got == (ssize_t)sizeof header ? CMSG_FIRSTHDR(&message) : NULL;
  if (!rights || rights->cmsg_len != CMSG_LEN(END_COUNT * sizeof(int))) return false;
  int ends[END_COUNT];
  memcpy(ends, CMSG_DATA(rights), sizeof ends);
  *version = (DocumentVersion){
      .wish = (Wish)header.wish, .offset = header.offset, .size = (size_t)header.size};
  version->in = ends[END_IN], version->out = ends[END_OUT], version->notes = ends[END_NOTES];
  char *text = arena_alloc(b->a.arena, version->size + 1);
  for (size_t done = 0; done < version->size;) {
    ssize_t count = recv(b->socket, text + done, version->size - done, 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    done += (size_t)count;
  }
  text[version->size] = 0;
  version->text = text;
  return true;
}

/* ---- versions ---- */

/* Returns in a worker only, with its version; the base stays here. */
static void wait_for_versions(Base *b) {
  DocumentVersion version;
  while (receive(b, &version)) {
    if (version.wish == WISH_CHECK && b->worker > 0)
      kill(-b->worker, SIGKILL), kill(b->worker, SIGKILL);
    while (waitpid(-1, NULL, WNOHANG) > 0) continue;
    pid_t parent = getpid(), child = fork();
    if (!child) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      if (getppid() != parent) _exit(1);
      setpgid(0, 0); /* with the processes that it starts */
      close(b->socket);
      b->version = version, b->is_worker = true;
      return;
    }
    close(version.in), close(version.out), close(version.notes);
    if (version.wish == WISH_CHECK) b->worker = child;
    arena_reset(b->a.arena);
  }
  if (b->worker > 0) kill(-b->worker, SIGKILL);
  _exit(0);
}

static bool before_file(void *owner, uint32_t index) {
  Base *b = owner;
  if (b->is_worker) return worker_before_file(&b->a, &b->version, index);
  if (index != b->index || index == b->a.c->program_files.count) return true;
  wait_for_versions(b);
  worker_begin(&b->a, &b->version, index, b->errors != 0);
  return true;
}

static uint32_t index_of(Analysis *a, const char *path) {
  const Compilation *c = a->c;
  for (uint32_t i = 0; i < c->program_files.count; i++)
    if (!strcmp(source_absolute_path(a->arena, &c->sources, c->program_files.items[i].file), path))
      return i;
  return UINT32_MAX;
}

void base_run(const Options *options, const Documents *documents, const char *program,
              const char *path, int socket) {
  static Compilation compilation;
  static Arena session, request;
  NameUses uses = {0};
  arena_init(&session, "session");
  arena_init(&request, "request");
  Base b = {.a = {.c = &compilation,
                  .options = options,
                  .documents = documents,
                  .path = path,
                  .session = &session,
                  .arena = &request},
            .socket = socket};
  worker_read(&b.a, program);
  b.index = index_of(&b.a, path);
  if (b.index == UINT32_MAX &&
      strcmp(program, path)) { /* a project that does not compile the document */
    worker_read(&b.a, path);
    b.index = index_of(&b.a, path);
  }
  if (b.index != UINT32_MAX) {
    compilation.sema.editor.name_uses = &uses;
    compile_replace(&compilation, b.index, "", 0); /* each version brings its own messages */
    b.errors = compilation.diags.error_count;
    compilation.diags.error_count =
        0; /* what the parser could read is checked also behind an error */
    compilation.before_file = before_file, compilation.file_owner = &b;
    compile_check(&compilation);
  }
  if (!b.is_worker) { /* the document was not reached: it cannot be read */
    wait_for_versions(&b);
    worker_begin(&b.a, &b.version, UINT32_MAX, true);
  }
  worker_finish(&b.a, &b.version);
}
