/* text: a growing piece of text, always NUL-terminated, in an arena. */
#ifndef CLEF_BASE_TEXT_H
#define CLEF_BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "clef/base/arena.h"

typedef struct Text {
  Arena *arena;
  char *data; /* NULL until something is written */
  size_t size, capacity;
} Text;

static inline Text text_in(Arena *arena) { return (Text){.arena = arena}; }
void text_add_bytes(Text *text, const char *bytes, size_t size);
void text_add(Text *text, const char *string);
void text_add_char(Text *text, char c);
/* Decimal without printf's cost; the code generators write millions. */
void text_add_i64(Text *text, int64_t value);
void text_add_u64(Text *text, uint64_t value);
/* printf-like; for messages and dumps. */
void text_format(Text *text, const char *format, ...)
#if defined(__GNUC__) || defined(__clang__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
void text_format_list(Text *text, const char *format, va_list list);
/* The bytes so far as a C string; "" when empty. */
const char *text_string(Text *text);
/* printf into an arena. */
const char *format_in(Arena *arena, const char *format, ...)
#if defined(__GNUC__) || defined(__clang__)
    __attribute__((format(printf, 2, 3)))
#endif
    ;
/* Is `part` one of the names that dots separate in `dotted`, or several of them in a row? */
bool text_has_part(const char *dotted, const char *part);
/* Appends `size` bytes as a double-quoted literal with C escapes (\n \t \" \\ \xNN for other control bytes). */
void text_add_quoted(Text *text, const char *bytes, size_t size);
/* Appends a name as it can stand in the symbol table of an object file. NUL and newline cannot, and the assembler keeps names
 * with the bytes 1 and 2 for itself: in their places stand their pictures, U+2400 to U+240A. A dot in front, as sections and
 * local labels have it, gets a `_` before it. */
void text_add_symbol(Text *text, const char *name, size_t size);

#endif
