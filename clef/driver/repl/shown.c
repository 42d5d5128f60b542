/* shown: see shown.h. */
#include "clef/driver/repl/shown.h"

#include "clef/driver/doc.h"

/* ---- an input as a module ---- */

static Syn *new_node(Arena *arena, SynKind kind, Span span, uint32_t count) {
  Syn *node = NEW(arena, Syn);
  node->kind = (uint16_t)kind;
  node->span = span;
  node->count = count;
  node->items = NEW_ARRAY(arena, Syn *, count + 1);
  return node;
}
static Syn *new_ident(Arena *arena, Names *names, Span span, const char *text) {
  Syn *node = new_node(arena, SYN_IDENT, span, 0);
  node->name = name_of_string(names, text);
  return node;
}

/* let it = expression */
static Syn *new_it(Arena *arena, Names *names, Syn *expr) {
  Syn *pattern = new_node(arena, SYN_PAT_NAME, expr->span, 1);
  pattern->items[0] = new_ident(arena, names, expr->span, "it");
  pattern->name = pattern->items[0]->name;
  Syn *binding = new_node(arena, SYN_BINDING, expr->span, SYN_BINDING_PARAMS);
  binding->items[SYN_BINDING_HEAD] = pattern;
  binding->items[SYN_BINDING_BODY] = expr;
  binding->name = pattern->name;
  Syn *let = new_node(arena, SYN_LET_DECL, expr->span, 1);
  let->items[0] = binding;
  return let;
}

static Syn *new_open(Arena *arena, Names *names, Span span, const char *module) {
  Syn *open = new_node(arena, SYN_OPEN, span, 1);
  open->items[0] = new_ident(arena, names, span, module);
  return open;
}

void shown_wrap(Arena *arena, Names *names, Syn *file, const char *module, bool has_it,
                Opens *opens) {
  if (!(file->flags & SYN_F_IMPLICIT)) return;
  Syn *last = file->count ? file->items[file->count - 1] : NULL;
  bool is_do = last && last->kind == SYN_DO_DECL && last->flags & SYN_F_IMPLICIT && !last->u.decor;
  if (has_it && is_do) file->items[file->count - 1] = new_it(arena, names, last->items[0]);
  uint32_t first = 0, at = 1;
  while (first < file->count && file->items[first]->kind == SYN_DIRECTIVE) first++;
  Syn *node = new_node(arena, SYN_MODULE, file->span, file->count - first + opens->count + 1);
  node->items[0] = new_ident(arena, names, file->span, module);
  for (uint32_t i = 0; i < opens->count; i++) node->items[at++] = opens->items[i];
  vec_push(arena, opens, new_open(arena, names, file->span, module));
  for (uint32_t i = first; i < file->count; i++) {
    node->items[at++] = file->items[i];
    if (file->items[i]->kind == SYN_OPEN) vec_push(arena, opens, file->items[i]);
  }
  node->flags = SYN_F_TOP;
  Syn **items = NEW_ARRAY(arena, Syn *, first + 1);
  for (uint32_t i = 0; i < first; i++) items[i] = file->items[i];
  items[first] = node;
  file->items = items;
  file->count = first + 1;
  file->flags &= ~(uint32_t)SYN_F_IMPLICIT;
}

/* ---- what it defines ---- */

/* Is the value private to the input's module? */
static bool is_private(const Syn *tree, Name name) {
  for (uint32_t i = 0; i < tree->count; i++) {
    const Syn *item = tree->items[i];
    if (item && item->kind == SYN_MODULE && item->flags & SYN_F_TOP) {
      if (is_private(item, name)) return true;
      continue;
    }
    if (!item || item->kind != SYN_LET_DECL) continue;
    for (uint32_t k = 0; k < item->count; k++) {
      const Syn *binding = item->items[k], *head = binding->items[SYN_BINDING_HEAD];
      bool is_own = binding->u.decor && binding->u.decor->access == SYN_ACCESS_PRIVATE;
      bool is_head = head->kind == SYN_PAT_NAME && head->u.decor &&
                     head->u.decor->access == SYN_ACCESS_PRIVATE;
      if (binding->name.index == name.index && (is_own || is_head)) return true;
    }
  }
  return false;
}

/* A string literal of F#. */
static void add_literal(Text *out, const char *text) {
  text_add_char(out, '"');
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') text_add_char(out, '\\');
    text_add_char(out, *text);
  }
  text_add_char(out, '"');
}

/* Prints one value; the lines of its text stand below each other. */
static void add_value(Text *out, const char *head, const char *name) {
  uint32_t width = 0;
  for (const char *at = head; *at; at++) width += ((unsigned char)*at & 0xC0) != 0x80;
  text_add(out, "System.Console.Out.WriteLine(");
  add_literal(out, head);
  text_format(out, " + (sprintf \"%%A\" ``%s``).Replace(\"\\n\", \"\\n%*s\"))\n", name, (int)width,
              "");
}
static void add_line(Text *out, const char *line) {
  text_add(out, "System.Console.Out.WriteLine ");
  add_literal(out, line);
  text_add_char(out, '\n');
}

static void add_definitions(Compilation *c, const Syn *tree, NodeId container, Text *out) {
  Graph *g = &c->graph;
  for (uint32_t i = 0; i < psg_child_count(g, container); i++) {
    NodeId node = psg_child(g, container, i);
    const PsgNode *n = psg_node(g, node);
    if (n->kind == PSG_REC_GROUP) add_definitions(c, tree, node, out);
    if (n->flags & NODE_SYNTHETIC) continue;
    if (n->kind == PSG_TYPE_DEF) {
      const char *name = name_text(&c->names, tycon_row(g->types, psg_type_def_of(n)->tycon)->name);
      const char *dot = strrchr(name, '.');
      add_line(out, format_in(&c->session, "type %s", dot ? dot + 1 : name));
    }
    if (n->kind == PSG_MODULE_DEF) {
      const char *name = name_text(&c->names, n->name), *dot = strrchr(name, '.');
      add_line(out, format_in(&c->session, "module %s", dot ? dot + 1 : name));
    }
    if (n->kind != PSG_BINDING || !n->name.index || psg_member_of(n).index) continue;
    const char *name = name_text(&c->names, n->name);
    TypeId type = type_resolve(g->types, n->type);
    bool has_value = type_kind(g->types, type) != TYPE_FUNCTION && !is_private(tree, n->name);
    Text head = text_in(&c->session);
    Docs docs = {.c = c, .arena = &c->session};
    text_format(&head, "val %s%s: ", n->flags & NODE_MUTABLE ? "mutable " : "", name);
    doc_value_type(&docs, &head, node);
    text_add(&head, has_value ? " = " : "");
    if (has_value)
      add_value(out, text_string(&head), name);
    else
      add_line(out, text_string(&head));
  }
}

const char *shown_text(Compilation *c, const Syn *tree, uint32_t file) {
  Graph *g = &c->graph;
  Text out = text_in(&c->session);
  for (uint32_t i = 0; i < g->modules.count; i++)
    if (psg_node(g, g->modules.items[i])->span.file == file)
      add_definitions(c, tree, g->modules.items[i], &out);
  text_add(&out,
           "System.Console.Out.Write \"\\u0001\\u0002clef\\u0003\"\nSystem.Console.Out.Flush()\n");
  return text_string(&out);
}

static const char *type_of_it(Compilation *c, NodeId container) {
  Graph *g = &c->graph;
  for (uint32_t i = 0; i < psg_child_count(g, container); i++) {
    NodeId node = psg_child(g, container, i);
    const PsgNode *n = psg_node(g, node);
    if (n->kind == PSG_BINDING && n->name.index && !strcmp(name_text(&c->names, n->name), "it"))
      return type_text(g->types, &c->session, type_resolve(g->types, n->type));
  }
  return NULL;
}

const char *shown_type_of_it(Compilation *c, uint32_t file) {
  Graph *g = &c->graph;
  const char *type = NULL;
  for (uint32_t i = 0; i < g->modules.count && !type; i++)
    if (psg_node(g, g->modules.items[i])->span.file == file)
      type = type_of_it(c, g->modules.items[i]);
  return type;
}
