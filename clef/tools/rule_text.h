/* rule_text: how the rule compiler reads its files. `# ` begins a comment that ends with the line. */
#ifndef CLEF_TOOLS_RULE_TEXT_H
#define CLEF_TOOLS_RULE_TEXT_H

#include <stddef.h>

extern const char *path, *at; /* the file; what comes next in its text */
extern int line, error_count;

void complain(int where, const char *format, ...); /* counts as an error */
void stop(const char *what);                       /* complains of what stands here, and ends */
void *get(size_t size);                            /* zeroed; the program is short */
void read_file(const char *name);                  /* makes it the text */
void skip(void);                                   /* spaces and comments */
int take(char c);                                  /* goes past it, if it comes next */
void need(char c);
int is_word(char c); /* of a name */
char *word(void);
int take_word(const char *text);

/* rulec_equal.c: equalities of MIR become a table. 0 or the exit status. */
int compile_equalities(const char *target);

#endif
