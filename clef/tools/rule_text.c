/* rule_text: see rule_text.h. */
#include <ctype.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clef/tools/rule_text.h"

const char *path, *at;
int line = 1, error_count;

void complain(int where, const char *format, ...) {
  va_list list;
  va_start(list, format);
  fprintf(stderr, "%s:%d: ", path, where);
  vfprintf(stderr, format, list);
  fprintf(stderr, "\n");
  va_end(list);
  error_count++;
}

void stop(const char *what) {
  complain(line, "%s at \"%.20s\"", what, at);
  exit(1);
}

void *get(size_t size) {
  void *p = calloc(1, size);
  if (!p) exit(1);
  return p;
}

void skip(void) {
  for (;; at++) {
    if (*at == '\n')
      line++;
    else if (*at == '#' && at[1] == ' ') {
      while (*at && *at != '\n') at++;
      if (!*at) return;
      line++;
    } else if (!isspace((unsigned char)*at))
      return;
  }
}

void read_file(const char *name) {
  static char text[1 << 20];
  FILE *in = fopen(name, "rb");
  if (!in) {
    fprintf(stderr, "rulec: cannot read %s\n", name);
    exit(1);
  }
  text[fread(text, 1, sizeof text - 1, in)] = 0;
  fclose(in);
  path = name;
  at = text;
}

int take(char c) {
  skip();
  if (*at != c) return 0;
  at++;
  return 1;
}
void need(char c) {
  if (!take(c)) {
    static char what[] = "'?' expected";
    what[1] = c;
    stop(what);
  }
}
int is_word(char c) { return isalnum((unsigned char)c) || c == '_'; }
char *word(void) {
  skip();
  const char *start = at;
  while (is_word(*at)) at++;
  if (at == start) stop("name expected");
  char *copy = get((size_t)(at - start) + 1);
  memcpy(copy, start, (size_t)(at - start));
  return copy;
}
int take_word(const char *text) {
  skip();
  size_t n = strlen(text);
  if (strncmp(at, text, n) || is_word(at[n])) return 0;
  at += n;
  return 1;
}
