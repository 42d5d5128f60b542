/* sqlite: calls ../sqlite.fs: a program of F# with a library of C inside, as a library for C. */
#include "sqlite.h"
#include <stdio.h>
#include <stdlib.h>

static void ask(const char *sql) {
  const char *commands[] = {"create table t (n integer, name text)",
                            "insert into t values (1, 'one'), (2, 'zwölf')",
                            "insert into t select n + 2, name || '!' from t"};
  size_t count;
  char **rows = query(":memory:", commands, 3, sql, &count);
  if (clef_error()) printf("error: %s\n", clef_error());
  for (size_t i = 0; rows && i < count; i++) printf("%s\n", rows[i]);
  free(rows);
}

int main(void) {
  demo();
  ask("select n, name from t order by n desc");
  ask("select nothing from nowhere");
  ask("select sum(n), count(*) from t");
  return 0;
}
