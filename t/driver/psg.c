/* psg: what the graph looks like.
 *
 * Each file of t/psg begins with `// step: NAME`. What follows the line `// ===>` is the expectation, as comments. The steps:
 *
 *   expr                  the tree that `clef expr` prints
 *   veil, pierce          the tree of phase 5 as it was written, and as it was synthesised
 *   psg, saturate         the dump of phase 4 and of phase 5
 *   instances             the dump of the instances that have arguments
 *   mir NAME              the functions of that name as MIR before any pass
 *   coeffects             ccs_coeffects.json, as `clef build -k` keeps it
 *   srtp, reach, hints    of each node of the test in ccs_phase_5_final.json: how its constraint was resolved; which bindings and
 *                         types are reachable; size and alignment of its type
 *
 * Numbers that depend on the library's size are left out: ids of nodes, numbers of four and more digits in coeffects. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "clef/base/base.h"
#include "t/driver/driver.h"

/* ---- numbers ---- */

/* Replaces `before`, a number and `after` by `with`, wherever the number has at least `least` digits. */
static Bytes replace_numbers(Arena *arena, Bytes text, const char *before, size_t least,
                             const char *after, const char *with) {
  size_t before_size = strlen(before), after_size = strlen(after);
  Text out = text_in(arena);
  for (size_t at = 0; at < text.size;) {
    Bytes rest = {text.data + at, text.size - at};
    size_t end = before_size;
    if (begins_with(rest, before))
      while (end < rest.size && isdigit((unsigned char)rest.data[end])) end++;
    bool replaced = end > before_size && end - before_size >= least &&
                    begins_with((Bytes){rest.data + end, rest.size - end}, after);
    if (replaced) {
      text_add(&out, with);
      at += end + after_size;
    } else if (!before_size && isdigit((unsigned char)rest.data[0])) { /* a whole short number */
      for (end = 0; end < rest.size && isdigit((unsigned char)rest.data[end]); end++)
        text_add_char(&out, rest.data[end]);
      at += end;
    } else {
      text_add_char(&out, rest.data[0]);
      at++;
    }
  }
  return (Bytes){text_string(&out), out.size};
}

static Bytes without_ids(Arena *arena, Bytes text) {
  text = replace_numbers(arena, text, " -> ", 1, ")", ")");
  text = replace_numbers(arena, text, "@n", 1, "", "");
  text = replace_numbers(arena, text, " #", 1, "}", "}");
  text = replace_numbers(arena, text, " n", 1, "", "");
  return replace_numbers(arena, text, "$", 1, "", "$");
}

/* ---- the lines of a step ---- */

/* `instance N NAME<...> in N ...` without the numbers; instances without arguments are left out. */
static Bytes generic_instances(Arena *arena, Bytes text) {
  Text out = text_in(arena);
  size_t at = 0;
  for (Bytes line; next_line(text, &at, &line);) {
    size_t from = sizeof "instance " - 1;
    if (!begins_with(line, "instance ") || !memchr(line.data, '<', line.size)) continue;
    while (from < line.size && isdigit((unsigned char)line.data[from])) from++;
    from++;
    const char *rest = format_in(arena, "%.*s", (int)(line.size - from), line.data + from);
    const char *in = strstr(rest, " in");
    size_t head = in ? (size_t)(in - rest) + 3 : strlen(rest);
    const char *tail = rest + head;
    if (in && *tail == ' ') tail += 1 + strspn(tail + 1, "0123456789");
    text_format(&out, "%.*s%s\n", (int)head, rest, tail);
  }
  return (Bytes){text_string(&out), out.size};
}

/* The value of the line `"KEY": VALUE,` of an indented JSON text, without quotes and comma; NULL for another key. */
static const char *value_of(Arena *arena, Bytes line, const char *key) {
  const char *head = format_in(arena, "%*s\"%s\": ", *key == ' ' ? 3 : 4, "", key + (*key == ' '));
  if (!begins_with(line, head)) return NULL;
  Text out = text_in(arena);
  for (size_t i = strlen(head); i < line.size; i++)
    if (line.data[i] != '"' && !(line.data[i] == ',' && i + 1 == line.size))
      text_add_char(&out, line.data[i]);
  return text_string(&out);
}

/* How the constraint of each node of the test was resolved: line, kind, operator, types, member and implementation. */
static void add_resolutions(Arena *arena, Bytes json, const char *own, Text *out) {
  const char *kind = "", *number = "", *value;
  bool mine = false;
  Text text = text_in(arena);
  size_t at = 0;
  for (Bytes line; next_line(json, &at, &line);) {
    if ((value = value_of(arena, line, "Kind"))) kind = value;
    if (value_of(arena, line, "File")) mine = contains(line, bytes_of(own));
    if ((value = value_of(arena, line, "StartLine"))) number = value;
    if ((value = value_of(arena, line, "Operator")) || (value = value_of(arena, line, "ArgType")) ||
        (value = value_of(arena, line, "ResolvedMember")))
      text_format(&text, " %s", value);
    if (!(value = value_of(arena, line, "Implementation"))) continue;
    if (mine) text_format(out, "%s %s %s %s\n", number, kind, text_string(&text), value);
    text = text_in(arena);
  }
}

/* Which bindings and types of the test are reachable. */
static void add_reached(Arena *arena, Bytes json, const char *own, Text *out) {
  const char *kind = "", *name = "", *value;
  bool mine = false;
  size_t at = 0;
  for (Bytes line; next_line(json, &at, &line);) {
    if ((value = value_of(arena, line, "Kind"))) kind = value, name = "";
    if (!*name && (value = value_of(arena, line, "Name"))) name = value;
    if (value_of(arena, line, "File")) mine = contains(line, bytes_of(own));
    value = value_of(arena, line, " IsReachable");
    if (value && mine && (!strcmp(kind, "Binding") || !strcmp(kind, "TypeDef")))
      text_format(out, "%s %s %s\n", kind, name, value);
  }
}

/* Size and alignment of each type of a node of the test, once. */
static void add_hints(Arena *arena, Bytes json, const char *own, Text *out) {
  const char *type = "", *size = "", *value;
  bool mine = false;
  size_t at = 0;
  for (Bytes line; next_line(json, &at, &line);) {
    if (value_of(arena, line, "File")) mine = contains(line, bytes_of(own));
    if ((value = value_of(arena, line, " Type"))) type = value;
    if ((value = value_of(arena, line, "Size"))) size = value;
    if (!(value = value_of(arena, line, "Align")) || !mine) continue;
    const char *hint = format_in(arena, "%s: %d aligned %d", type, atoi(size), atoi(value));
    if (!has_line((Bytes){text_string(out), out->size}, bytes_of(hint)))
      text_format(out, "%s\n", hint);
  }
}

static const struct {
  const char *step;
  void (*add)(Arena *arena, Bytes json, const char *own, Text *out);
} views[] = {{"srtp", add_resolutions}, {"reach", add_reached}, {"hints", add_hints}};

/* What `clef build -k` keeps. */
static Bytes kept_text(Worker *worker, const char *step, const char *own, const char *kept) {
  Arena *scratch = &worker->scratch;
  if (!strcmp(step, "coeffects")) {
    Bytes text = file_bytes(scratch, format_in(scratch, "%s.k/ccs_coeffects.json", kept));
    text = replace_numbers(scratch, text, "", 4, "", "N");
    return replace_numbers(scratch, text, "\"Instance\": ", 1, "", "\"Instance\": N");
  }
  Bytes json = file_bytes(scratch, format_in(scratch, "%s.k/ccs_phase_5_final.json", kept));
  Text out = text_in(scratch);
  for (size_t i = 0; i < COUNT_OF(views); i++)
    if (!strcmp(step, views[i].step)) views[i].add(scratch, json, own, &out);
  return (Bytes){text_string(&out), out.size};
}

Verdict run_psg(Worker *worker, const char *path) {
  static const char *const keeping[] = {"coeffects", "srtp", "reach", "hints"};
  Arena *scratch = &worker->scratch;
  Bytes want, source = before_mark(file_bytes(scratch, path), "// ===>", &want);
  Bytes named = first_line(wanted_lines(scratch, source, "step"));
  const char *step = format_in(scratch, "%.*s", (int)named.size, named.data);
  const char *own = strrchr(path, '/') + 1;
  const char *copy = format_in(scratch, "%s/%s", worker->dir, own);
  const char *kept = format_in(scratch, "%s/kept", worker->dir);
  if (!write_bytes(copy, source)) return fail(worker, path, "cannot be copied");
  bool keeps = false, is_behind = !strcmp(step, "veil") || !strcmp(step, "pierce"),
       is_expr = is_behind || !strcmp(step, "expr");
  for (size_t i = 0; i < COUNT_OF(keeping); i++) keeps |= !strcmp(step, keeping[i]);
  Words argv = words_in(scratch);
  words_add(&argv, worker->options->clef);
  bool is_mir = !strncmp(step, "mir ", 4);
  words_split(&argv, keeps ? "build -verify -k"
                     : is_mir
                         ? format_in(scratch, "build -S -O0 -verify -dump mir -only %s", step + 4)
                     : is_behind ? format_in(scratch, "expr -verify -%s", step)
                     : is_expr   ? "expr -verify"
                                 : format_in(scratch, "check -verify -dump %s", step));
  words_append(&argv, &worker->options->flags);
  words_add(&argv, copy);
  if (keeps || is_mir) words_split(&argv, format_in(scratch, "-o %s", kept));
  Run run = run_process(worker, (Start){.argv = words_end(&argv)});
  Bytes got = keeps ? kept_text(worker, step, own, kept) : is_expr ? run.out : run.err;
  got = without_ids(scratch, got);
  if (!strcmp(step, "instances")) got = generic_instances(scratch, got);
  return compare_golden(worker, path, "// ===>", "// ", run, got);
}
