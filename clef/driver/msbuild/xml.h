/* xml: a document as a tree of elements.
 *
 * The reader covers the part of XML 1.0 that project files use: elements, attributes, text, CDATA sections, comments,
 * processing instructions, the five named entities and character references. A document type declaration is skipped.
 */
#ifndef CLEF_DRIVER_MSBUILD_XML_H
#define CLEF_DRIVER_MSBUILD_XML_H

#include "clef/base/source.h"
#include "clef/base/vec.h"

typedef struct XmlAttribute {
  const char *name, *value;
} XmlAttribute;

typedef struct XmlElement XmlElement;
struct XmlElement {
  const char *name; /* without a namespace prefix */
  VEC(XmlAttribute) attributes;
  VEC(XmlElement *) children;
  XmlElement *parent;
  const char *text; /* what stands directly in it, children left out; "" when nothing does */
  Span span;        /* of the start tag */
};

typedef struct XmlError {
  Span span;
  const char *what; /* NULL: none */
} XmlError;

/* The root element of the NUL-terminated `bytes` of source file `file`; NULL with `*error` set when it is not well-formed. */
XmlElement *xml_parse(Arena *arena, uint32_t file, const char *bytes, XmlError *error);
/* The attribute's value; NULL when the element has none of that name (ASCII case is ignored, as in MSBuild). */
const char *xml_attribute(const XmlElement *element, const char *name);

#endif
