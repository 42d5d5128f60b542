/* utf8: decoding and encoding of Unicode scalars (RFC 3629). */
#ifndef CLEF_BASE_UTF8_H
#define CLEF_BASE_UTF8_H

#include <stddef.h>
#include <stdint.h>

/* Bytes of the well-formed sequence that begins here (1-4), 0 when there is none. */
uint32_t utf8_valid_size(const char *bytes, size_t left);
/* The size of the maximal subpart there, where no character begins: the bytes that could have begun one, at least 1. */
uint32_t utf8_subpart_size(const char *bytes, size_t left);
/* Decodes one scalar; an invalid byte gives U+FFFD and *size 1. `left` must not be 0. */
uint32_t utf8_decode(const char *bytes, size_t left, uint32_t *size);
/* The scalar of a well-formed sequence. */
uint32_t utf8_scalar(const char *bytes, size_t left);
/* Writes 1-4 bytes; the number. */
uint32_t utf8_encode(uint32_t scalar, char *out);
/* Scalars in the text, an invalid byte counting as one. */
uint32_t utf8_count(const char *bytes, size_t size);

#endif
