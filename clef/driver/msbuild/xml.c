/* xml: one pass over the bytes. Open elements are linked by `parent`, so depth of nesting costs no stack. */
#include <stdlib.h>
#include <strings.h>

#include "clef/base/base.h"
#include "clef/base/utf8.h"
#include "clef/driver/msbuild/xml.h"

typedef struct Reader {
  Arena *arena;
  uint32_t file;
  const char *bytes, *at;
  XmlError *error;
} Reader;

static bool is_space(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
static void skip_space(Reader *r) {
  while (is_space(*r->at)) r->at++;
}

static bool wrong(Reader *r, const char *from, const char *what) {
  if (!r->error->what)
    *r->error =
        (XmlError){{r->file, (uint32_t)(from - r->bytes), (uint32_t)(r->at - r->bytes)}, what};
  return false;
}

/* `&#10;`, `&#x1F600;` at `from`: appends the character and returns what follows; NULL when it is none. */
static const char *character_reference(Text *text, const char *from) {
  bool hex = from[2] == 'x' || from[2] == 'X';
  char *end;
  unsigned long scalar = strtoul(from + (hex ? 3 : 2), &end, hex ? 16 : 10);
  if (*end != ';' || !scalar || scalar > 0x10ffff || (scalar >= 0xd800 && scalar < 0xe000))
    return NULL;
  char bytes[4];
  text_add_bytes(text, bytes, utf8_encode((uint32_t)scalar, bytes));
  return end + 1;
}

static void add_text(Text *text, const char *from, const char *end) {
  static const struct {
    const char *name;
    char c;
  } entities[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};
  while (from < end) {
    const char *after = from[0] == '&' && from[1] == '#' ? character_reference(text, from) : NULL;
    for (size_t k = 0; !after && *from == '&' && k < COUNT_OF(entities); k++)
      if (!strncmp(from, entities[k].name, strlen(entities[k].name))) {
        text_add_char(text, entities[k].c);
        after = from + strlen(entities[k].name);
      }
    if (!after) {
      text_add_char(text, *from);
      after = from + 1;
    }
    from = after;
  }
}

static const char *copy(Reader *r, const char *from, const char *end) {
  Text text = text_in(r->arena);
  add_text(&text, from, end);
  return text_string(&text);
}

static const char *read_name(Reader *r) {
  const char *from = r->at;
  while (*r->at && !is_space(*r->at) && !strchr("<>/=\"'", *r->at)) r->at++;
  const char *colon = memchr(from, ':', (size_t)(r->at - from));
  return copy(r, colon ? colon + 1 : from, r->at);
}

static bool read_attributes(Reader *r, XmlElement *e, const char *start, bool *is_empty) {
  *is_empty = false;
  for (;;) {
    skip_space(r);
    if (*r->at == '>') break;
    if (r->at[0] == '/' && r->at[1] == '>') {
      *is_empty = true;
      r->at++;
      break;
    }
    XmlAttribute a = {read_name(r), NULL};
    skip_space(r);
    if (!*a.name || *r->at != '=') return wrong(r, start, "an element that is not closed");
    r->at++;
    skip_space(r);
    char quote = *r->at;
    const char *close = quote == '"' || quote == '\'' ? strchr(r->at + 1, quote) : NULL;
    if (!close) return wrong(r, start, "an attribute without its value");
    a.value = copy(r, r->at + 1, close);
    r->at = close + 1;
    vec_push(r->arena, &e->attributes, a);
  }
  r->at++;
  return true;
}

/* Comments, processing instructions, declarations and CDATA at `<`; false when a tag stands there or on an error. */
static bool skip_markup(Reader *r, Text *text) {
  static const struct {
    const char *open, *close, *what;
  } forms[] = {{"<!--", "-->", "a comment that is not closed"},
               {"<![CDATA[", "]]>", "a CDATA section that is not closed"},
               {"<?", "?>", "a processing instruction that is not closed"},
               {"<!", ">", "a declaration that is not closed"}};
  for (size_t k = 0; k < COUNT_OF(forms); k++) {
    size_t size = strlen(forms[k].open);
    if (strncmp(r->at, forms[k].open, size) != 0) continue;
    const char *close = strstr(r->at + size, forms[k].close);
    if (!close) return wrong(r, r->at, forms[k].what);
    if (k == 1 && text) text_add_bytes(text, r->at + size, (size_t)(close - r->at) - size);
    r->at = close + strlen(forms[k].close);
    return true;
  }
  return false;
}

static XmlElement *read_start(Reader *r, XmlElement *parent, bool *is_empty) {
  const char *start = r->at++;
  XmlElement *e = NEW(r->arena, XmlElement);
  e->parent = parent;
  e->text = "";
  e->name = read_name(r);
  if (!*e->name) return wrong(r, start, "'<' without a name"), NULL;
  if (!read_attributes(r, e, start, is_empty)) return NULL;
  e->span = (Span){r->file, (uint32_t)(start - r->bytes), (uint32_t)(r->at - r->bytes)};
  return e;
}

static bool read_end(Reader *r, const XmlElement *open) {
  const char *start = r->at;
  r->at += 2;
  const char *name = read_name(r);
  skip_space(r);
  if (*r->at != '>') return wrong(r, start, "an end tag that is not closed");
  r->at++;
  if (!strcmp(name, open->name)) return true;
  return wrong(r, start, format_in(r->arena, "</%s> where </%s> is expected", name, open->name));
}

XmlElement *xml_parse(Arena *arena, uint32_t file, const char *bytes, XmlError *error) {
  Reader reader = {arena, file, bytes, bytes, error}, *r = &reader;
  *error = (XmlError){0};
  if (!strncmp(r->at, "\357\273\277", 3)) r->at += 3;
  XmlElement *root = NULL, *open = NULL;
  /* Text stands between tags in pieces; each piece is appended to what the open element has. */
  while (*r->at && !error->what) {
    const char *from = r->at;
    while (*r->at && *r->at != '<') r->at++;
    if (r->at > from && open) {
      Text text = text_in(arena);
      text_add(&text, open->text);
      add_text(&text, from, r->at);
      open->text = text_string(&text);
    }
    if (!*r->at) break;
    Text section = text_in(arena);
    if (skip_markup(r, &section)) {
      if (section.size && open)
        open->text = format_in(arena, "%s%s", open->text, text_string(&section));
    } else if (error->what) {
      break;
    } else if (r->at[1] == '/') {
      if (!open) {
        wrong(r, r->at, "an end tag without a start");
      } else if (read_end(r, open)) {
        open = open->parent;
        if (!open) break;
      }
    } else {
      bool is_empty;
      XmlElement *e = read_start(r, open, &is_empty);
      if (!e) break;
      if (open)
        vec_push(arena, &open->children, e);
      else
        root = e;
      if (!is_empty)
        open = e;
      else if (!open)
        break;
    }
  }
  if (!error->what && open) {
    *error = (XmlError){open->span, format_in(arena, "<%s> is not closed", open->name)};
  } else if (!error->what && !root) {
    wrong(r, bytes, "it has no element");
  }
  return error->what ? NULL : root;
}

const char *xml_attribute(const XmlElement *element, const char *name) {
  for (uint32_t i = 0; i < element->attributes.count; i++)
    if (!strcasecmp(element->attributes.items[i].name, name))
      return element->attributes.items[i].value;
  return NULL;
}
