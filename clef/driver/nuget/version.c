/* version: reading, order, choice. */
#include <ctype.h>
#include <stdlib.h>
#include <strings.h>

#include "clef/driver/nuget/version.h"

static const char *trimmed(Arena *arena, const char *text, size_t size) {
  while (size && isspace((unsigned char)*text)) text++, size--;
  while (size && isspace((unsigned char)text[size - 1])) size--;
  return format_in(arena, "%.*s", (int)size, text);
}

static bool is_label(const char *text) {
  if (!*text) return false;
  for (; *text; text++)
    if (!isalnum((unsigned char)*text) && *text != '-' && *text != '.') return false;
  return true;
}

bool version_read(Arena *arena, const char *text, Version *version) {
  *version = (Version){.label = ""};
  const char *plus = strchr(text, '+');
  text = trimmed(arena, text, plus ? (size_t)(plus - text) : strlen(text));
  uint32_t count = 0;
  const char *at = text;
  for (;;) {
    if (!isdigit((unsigned char)*at) || count == 4) return false;
    char *end;
    unsigned long part = strtoul(at, &end, 10);
    if (part > INT32_MAX) return false;
    version->parts[count++] = (uint32_t)part;
    at = end;
    if (*at != '.') break;
    at++;
  }
  if (*at == '-') {
    version->label = at + 1;
    if (!is_label(version->label)) return false;
  } else if (*at) {
    return false;
  }
  const uint32_t *p = version->parts;
  Text out = text_in(arena);
  text_format(&out, "%u.%u.%u", p[0], p[1], p[2]);
  if (p[3]) text_format(&out, ".%u", p[3]);
  if (*version->label) text_add_char(&out, '-');
  for (const char *c = version->label; *c; c++)
    text_add_char(&out, (char)tolower((unsigned char)*c));
  version->text = text_string(&out);
  return true;
}

/* Labels compare by their dotted parts: numbers by value and below words, words without regard to case. */
static int compare_labels(const char *a, const char *b) {
  if (!*a || !*b) return !*a - !*b; /* a release comes after its pre-releases */
  for (;;) {
    size_t n = strcspn(a, "."), m = strcspn(b, ".");
    bool x = strspn(a, "0123456789") >= n, y = strspn(b, "0123456789") >= m;
    int order;
    if (x && y) {
      unsigned long long p = strtoull(a, NULL, 10), q = strtoull(b, NULL, 10);
      order = (p > q) - (p < q);
    } else if (x != y) {
      order = x ? -1 : 1;
    } else {
      order = strncasecmp(a, b, n < m ? n : m);
      if (!order) order = (n > m) - (n < m);
    }
    if (order) return order;
    a += n, b += m;
    if (!*a || !*b) return (*a != 0) - (*b != 0);
    a++, b++;
  }
}

int version_compare(const Version *a, const Version *b) {
  for (int i = 0; i < 4; i++)
    if (a->parts[i] != b->parts[i]) return a->parts[i] < b->parts[i] ? -1 : 1;
  return compare_labels(a->label, b->label);
}

/* `1.2.*`, `*`, `1.0.0-*`, `1.*-*`. */
static bool read_floating(Arena *arena, const char *text, VersionRange *range) {
  const char *star = strchr(text, '*');
  range->is_floating = true;
  range->has_low = range->low_inclusive = true;
  const char *dash = strchr(text, '-');
  range->floats_prerelease = dash != NULL;
  for (const char *c = text; c < star && (!dash || c < dash); c++) range->fixed += *c == '.';
  if (dash && dash < star) range->fixed = 4; /* only the label floats */
  Text low = text_in(arena);
  for (const char *c = text; *c && (!dash || c < dash); c++)
    text_add_char(&low, *c == '*' ? '0' : *c);
  if (dash) {
    Text label = text_in(arena);
    for (const char *c = dash; *c && *c != '*'; c++) text_add_char(&label, *c);
    size_t size = label.size;
    while (size && strchr("-.", label.data[size - 1])) size--;
    if (size > 1) text_add_bytes(&low, label.data, size);
  }
  return version_read(arena, text_string(&low), &range->low);
}

bool range_read(Arena *arena, const char *text, VersionRange *range) {
  text = trimmed(arena, text, strlen(text));
  *range = (VersionRange){.text = text};
  if (!*text) return true; /* any */
  if (*text != '[' && *text != '(') {
    if (strchr(text, '*')) return read_floating(arena, text, range);
    range->has_low = range->low_inclusive = true;
    return version_read(arena, text, &range->low);
  }
  size_t size = strlen(text);
  char close = text[size - 1];
  if (size < 3 || (close != ']' && close != ')')) return false;
  range->low_inclusive = *text == '[';
  range->high_inclusive = close == ']';
  const char *body = format_in(arena, "%.*s", (int)size - 2, text + 1), *comma = strchr(body, ',');
  if (!comma) { /* [1.0]: that one */
    range->has_low = range->has_high = true;
    return close == ']' && *text == '[' && version_read(arena, body, &range->low) &&
           version_read(arena, body, &range->high);
  }
  const char *low = trimmed(arena, body, (size_t)(comma - body)),
             *high = trimmed(arena, comma + 1, strlen(comma + 1));
  range->has_low = *low != 0;
  range->has_high = *high != 0;
  return (!*low || version_read(arena, low, &range->low)) &&
         (!*high || version_read(arena, high, &range->high));
}

bool range_has(const VersionRange *range, const Version *version) {
  if (range->has_low) {
    int order = version_compare(version, &range->low);
    if (order < 0 || (!order && !range->low_inclusive)) return false;
  }
  if (range->has_high) {
    int order = version_compare(version, &range->high);
    if (order > 0 || (!order && !range->high_inclusive)) return false;
  }
  for (uint32_t i = 0; range->is_floating && i < range->fixed && i < 4; i++)
    if (version->parts[i] != range->low.parts[i]) return false;
  return true;
}

const Version *range_choose(const VersionRange *range, const Version *versions, uint32_t count) {
  bool wants_prerelease = range->floats_prerelease || (range->has_low && *range->low.label) ||
                          (range->has_high && *range->high.label);
  for (int pass = 0; pass < 2; pass++) {
    const Version *best = NULL;
    for (uint32_t i = 0; i < count; i++) {
      if (!range_has(range, &versions[i])) continue;
      if (*versions[i].label && !wants_prerelease && !pass) continue;
      int order = best ? version_compare(&versions[i], best) : 0;
      if (!best || (range->is_floating ? order > 0 : order < 0)) best = &versions[i];
    }
    if (best) return best;
  }
  return NULL;
}

const char *range_text(Arena *arena, const VersionRange *range) {
  if (range->is_floating) return format_in(arena, "[%s, )", range->text);
  if (range->has_low && range->has_high && !version_compare(&range->low, &range->high))
    return format_in(arena, "[%s, %s]", range->low.text, range->high.text);
  return format_in(arena, "%c%s, %s%c", range->low_inclusive ? '[' : '(',
                   range->has_low ? range->low.text : "", range->has_high ? range->high.text : "",
                   range->high_inclusive ? ']' : ')');
}
