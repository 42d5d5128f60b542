/* repl: see repl.h. */
#include "clef/driver/repl/repl.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "clef/driver/repl/line_editor.h"
#include "clef/driver/repl/session.h"

typedef struct Reader {
  Arena arena; /* of one input */
  bool prompts;
  bool is_end;
  LineEditor *editor; /* NULL: lines are read as they come */
  Text edited;        /* what the editor gave */
  size_t used;        /* the bytes of it that were read */
} Reader;

/* A line of what the editor gave; NULL at its end. */
static const char *read_edited_line(Reader *reader) {
  if (reader->used >= reader->edited.size) return NULL;
  const char *start = reader->edited.data + reader->used;
  size_t size = strcspn(start, "\n");
  reader->used += size + 1;
  return format_in(&reader->arena, "%.*s", (int)size, start);
}

/* A line of standard input without its newline; NULL at the end. No byte behind it is taken, so that a program can read on. */
static const char *read_line(Reader *reader, const char *prompt) {
  if (reader->editor) return read_edited_line(reader);
  Text line = text_in(&reader->arena);
  if (reader->prompts) {
    fputs(prompt, stdout);
    fflush(stdout);
  }
  for (;;) {
    char c;
    ssize_t count = read(0, &c, 1);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) {
      reader->is_end = true;
      return line.size ? text_string(&line) : NULL;
    }
    if (c == '\n') return text_string(&line);
    if (c && c != '\r') text_add_char(&line, c);
  }
}

static bool is_blank(const char *text) { return text[strspn(text, " \t")] == 0; }

/* Without blanks and `;;` at its end; *ended: `;;` was there. */
static const char *without_end(Arena *arena, const char *line, bool *ended) {
  size_t size = strlen(line);
  while (size && (line[size - 1] == ' ' || line[size - 1] == '\t')) size--;
  *ended = size >= 2 && line[size - 1] == ';' && line[size - 2] == ';';
  return format_in(arena, "%.*s", (int)(*ended ? size - 2 : size), line);
}

static bool is_word(const char *line, const char *word) {
  size_t size = strlen(word);
  return !strncmp(line, word, size) && (!line[size] || line[size] == ' ' || line[size] == '"');
}

/* A command, and directives, are whole lines. */
static bool is_whole_line(const char *line) { return line[0] == ':' || line[0] == '#'; }

/* Does the last line end an input, or what is no input? */
static bool ends_input(const char *text) {
  bool is_first = true, ends = true;
  for (const char *line = text; *line || !ends; line += *line == '\n') {
    size_t size = strcspn(line, "\n");
    size_t end = size;
    while (end && (line[end - 1] == ' ' || line[end - 1] == '\t')) end--;
    bool has_marks = end >= 2 && line[end - 1] == ';' && line[end - 2] == ';';
    ends = has_marks || (end ? is_first && is_whole_line(line) : true);
    is_first = ends;
    line += size;
    if (!*line) return ends;
  }
  return ends;
}

/* Waits until the editor has given a text that is not blank; false at the end. */
static bool edit(Reader *reader) {
  if (!reader->editor) return !reader->is_end;
  while (!reader->is_end && reader->used >= reader->edited.size) {
    const char *text = line_editor_read(reader->editor, &reader->arena);
    reader->is_end = !text;
    reader->edited.size = reader->used = 0;
    if (text && !is_blank(text)) text_add(&reader->edited, text);
  }
  return !reader->is_end;
}

/* The next input; NULL at the end. In what was edited, or pasted, a blank line ends no input. */
static const char *read_input(Reader *reader) {
  Text text = text_in(&reader->arena);
  while (text.size ? !reader->is_end : edit(reader)) {
    const char *line = read_line(reader, text.size ? "- " : "> ");
    if (!line && reader->editor && !text.size) continue;
    if (!line || (is_blank(line) && text.size && !reader->editor)) break;
    if (is_blank(line) && !text.size) continue;
    bool ended;
    const char *rest = without_end(&reader->arena, line, &ended);
    bool is_first = !text.size;
    text_add(&text, rest);
    text_add_char(&text, '\n');
    if (ended || (is_first && is_whole_line(rest))) break;
  }
  return text.size ? text_string(&text) : NULL;
}

static void print_help(void) {
  fputs(
      "An input ends with ;; or an empty line. Its definitions stay, and an expression's value is `it`.\n"
      "  :type EXPRESSION    the type of an expression\n"
      "  :mir FUNCTION       the function after the passes of the optimiser\n"
      "  :asm FUNCTION       the function as assembly text\n"
      "  #load \"FILE\"        compile a file; its modules can be opened\n"
      "  #help, #quit; `clef help repl` lists the keys of the line editor\n",
      stdout);
}

static const struct {
  const char *word;
  SessionWish wish;
} commands[] = {
    {":type", WISH_TYPE}, {":t", WISH_TYPE}, {":mir", WISH_MIR}, {":asm", WISH_ASSEMBLY}};

static void run_command(Session *session, const char *line) {
  for (size_t i = 0; i < COUNT_OF(commands); i++) {
    if (!is_word(line, commands[i].word)) continue;
    const char *operand = line + strlen(commands[i].word);
    operand += strspn(operand, " \t");
    if (is_blank(operand))
      fprintf(stderr, "clef: %s takes %s\n", commands[i].word,
              commands[i].wish == WISH_TYPE ? "an expression" : "the name of a function");
    else
      session_input(session, operand, commands[i].wish);
    return;
  }
  if (is_word(line, ":help") || is_word(line, ":h") || is_word(line, ":?"))
    print_help();
  else
    fprintf(stderr, "clef: there is no command '%s' (:help lists them)\n", line);
}

int repl_command(const Options *options) {
  Reader reader = {.prompts = isatty(0)};
  Session session;
  History history = {0};
  arena_init(&reader.arena, "input");
  session_init(&session, options);
  reader.editor = line_editor_open(&session.arena, &history, ends_input);
  if (reader.editor) history_open(&history);
  reader.edited = text_in(&session.arena);
  signal(SIGINT, SIG_IGN); /* ends the input that runs, not the session */
  if (reader.prompts) puts("clef repl: #help for help, #quit to leave");
  const char *input;
  while (!session.has_exited && (input = read_input(&reader))) {
    size_t size = strlen(input) - 1; /* without the last newline */
    const char *line = format_in(&reader.arena, "%.*s", (int)size, input);
    if (is_word(line, "#quit") || is_word(line, "#q") || is_word(line, ":quit") ||
        is_word(line, ":q"))
      break;
    if (is_word(line, "#help"))
      print_help();
    else if (line[0] == ':')
      run_command(&session, line);
    else
      session_input(&session, format_in(&session.arena, "%s", input), WISH_RUN);
    arena_reset(&reader.arena);
  }
  if (reader.editor) line_editor_close(reader.editor);
  if (reader.prompts && reader.is_end) putchar('\n');
  fflush(stdout);
  return session.status;
}
