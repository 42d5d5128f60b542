/* sema: the context, messages, and small nodes that everybody makes. */
#include "clef/sema/sema.h"

#include "clef/base/progress.h"

enum { MOST_DEPTH = 4000 };

void sema_init(Sema *s, Arena *session, Arena *unit, Arena *scratch, Graph *graph) {
  *s = (Sema){.session = session,
              .unit = unit,
              .scratch = scratch,
              .names = graph->names,
              .sources = graph->sources,
              .diags = graph->diags,
              .types = graph->types,
              .graph = graph,
              .platform = graph->types->platform};
  s->unifier = (Unifier){.types = graph->types, .arena = session};
  table_init(&s->modules, session, sizeof(ModuleRow));
  table_init(&s->entries, session, sizeof(EntryRow));
  s->bucket_count = 1024;
  s->buckets = NEW_ARRAY(session, uint32_t, s->bucket_count);
  table_add(&s->modules, 1); /* the root */
  scope_init(s);
}

void sema_find_names(Sema *s) {
  s->n_dispose = sema_name(s, "Dispose");
  s->n_invoke = sema_name(s, "Invoke");
  s->n_item = sema_name(s, "Item");
  s->n_incr = sema_name(s, "incr");
  s->n_decr = sema_name(s, "decr");
  s->n_caret = sema_name(s, "^");
  s->n_ctor = sema_name(s, ".ctor");
  s->n_global = sema_name(s, "global");
}

const char *sema_type_text(Sema *s, TypeId type) { return type_text(s->types, s->session, type); }

TypeTexts sema_type_texts(Sema *s, TypeId first, TypeId second) {
  TypeTexts texts = {sema_type_text(s, first), sema_type_text(s, second)};
  if (!strcmp(texts.first, texts.second))
    texts = (TypeTexts){type_text_qualified(s->types, s->session, first),
                        type_text_qualified(s->types, s->session, second)};
  return texts;
}

void sema_report_types(Sema *s, Span at, DiagCode code, TypeId first, TypeId second) {
  TypeTexts texts = sema_type_texts(s, first, second);
  diag(s->diags, at, code, texts.first, texts.second);
}

const char *sema_constraint_text(Sema *s, ConstraintKind kind, const char *type) {
  switch (kind) {
  case CONSTRAINT_STRUCT:
    return format_in(s->session, "A generic construct requires that the type '%s' is a struct type",
                     type);
  case CONSTRAINT_NOT_STRUCT:
    return format_in(s->session,
                     "A generic construct requires that the type '%s' has reference semantics, but "
                     "it is a struct",
                     type);
  case CONSTRAINT_UNMANAGED:
    return format_in(s->session,
                     "A generic construct requires that the type '%s' is an unmanaged type", type);
  case CONSTRAINT_NEW:
    return format_in(
        s->session,
        "A generic construct requires that the type '%s' has a public default constructor", type);
  case CONSTRAINT_ENUM: return format_in(s->session, "The type '%s' is not an enum type", type);
  case CONSTRAINT_DELEGATE:
    return format_in(s->session, "The type '%s' is not a delegate type", type);
  case CONSTRAINT_NULL:
    return format_in(s->session, "The type '%s' does not have 'null' as a proper value", type);
  case CONSTRAINT_SUBTYPE:
    return format_in(s->session, "The type '%s' is not compatible with the type '%s'", type,
                     sema_type_text(s, s->unifier.failed_super));
  case CONSTRAINT_EQUALITY:
  case CONSTRAINT_COMPARISON:
  case CONSTRAINT_MEMBER:
  case CONSTRAINT_ONE_OF: break;
  }
  return NULL;
}

/* A class that others may inherit, or an interface: F# finds of these by their subtypes what they lack. */
bool sema_is_open_class(Sema *s, TypeId type) {
  if (type_kind(s->types, type_resolve(s->types, type)) != TYPE_APP) return false;
  const TyconRow *row = tycon_row(s->types, type_tycon(s->types, type));
  return (row->kind == TYCON_CLASS || row->kind == TYCON_INTERFACE) && !(row->flags & TYCON_SEALED);
}

/* A type parameter as it is written lacks what it was not given; other types lack it for good. */
void sema_report_lacking(Sema *s, Span at, TypeId type, const char *constraint) {
  const char *text = sema_type_text(s, type);
  if (type_kind(s->types, type_resolve(s->types, type)) != TYPE_PARAM) {
    diag(s->diags, at, sema_is_open_class(s, type) ? D_CONSTRAINT_LACKS : D_CONSTRAINT_MISSING,
         text, constraint);
    sema_hint_lacking(s, type, constraint);
    return;
  }
  diag(s->diags, at, D_PARAM_LACKS, text, constraint);
  if (*constraint != '(')
    diag_hint(s->diags, "where the parameter is declared write <%s when %s : %s>", text, text,
              constraint);
  else
    diag_hint(s->diags,
              "a function of any number is 'let inline', without <%s>; one of a certain "
              "number takes its type: (x: int)",
              text);
}

void sema_mismatch(Sema *s, Span at, TypeId expected, TypeId actual) {
  Types *t = s->types;
  if (type_kind(t, type_resolve(t, expected)) == TYPE_ERROR ||
      type_kind(t, type_resolve(t, actual)) == TYPE_ERROR || sema_has_lost_base(s, actual))
    return;
  if (s->unifier.failed_type.index) {
    TypeId failed = s->unifier.failed_type;
    ConstraintKind kind = s->unifier.failed;
    s->unifier.failed_type = (TypeId){0};
    if (kind == CONSTRAINT_EQUALITY || kind == CONSTRAINT_COMPARISON) {
      sema_report_lacking(s, at, failed, kind == CONSTRAINT_EQUALITY ? "equality" : "comparison");
      return;
    }
    if (kind == CONSTRAINT_ONE_OF && type_kind(t, type_resolve(t, expected)) != TYPE_VAR) {
      diag(s->diags, at, D_FORMAT_MISMATCH, sema_format_wants(s, s->unifier.failed_list),
           sema_type_text(s, failed));
      return;
    }
    const char *text = sema_constraint_text(s, kind, sema_type_text(s, failed));
    if (text) {
      diag(s->diags, at, D_CONSTRAINT_FAILS, text);
      return;
    }
  }
  if (type_tycon(t, expected).index &&
      type_tycon(t, expected).index == type_tycon(t, actual).index &&
      ((type_row(t, type_resolve(t, expected))->flags |
        type_row(t, type_resolve(t, actual))->flags) &
       TYPE_FLAG_MEASURED)) {
    TypeId wanted = type_measure_of(t, expected), given = type_measure_of(t, actual),
           one = type_measure_one(t);
    if (!type_equal(t, wanted, one) && !type_equal(t, given, one)) {
      sema_report_types(s, at, D_MEASURE_MISMATCH, given, wanted);
      return;
    }
  }
  if (sema_is_open_class(s, actual) && type_kind(s->types, type_resolve(t, expected)) == TYPE_APP &&
      !type_is_known(t, expected, KNOWN_OBJ) &&
      type_tycon(t, actual).index != type_tycon(t, expected).index) {
    sema_report_types(s, at, D_NOT_COMPATIBLE, actual, expected);
    return;
  }
  sema_report_mismatch(s, at, expected, actual);
}

TypeId sema_new_var(Sema *s, Span span) { return type_new_var(s->types, s->level, span); }
TypeId sema_open_function(Sema *s, Span span) {
  TypeId domain = sema_new_var(s, span),
         range = sema_new_var(s, span); /* in this order with every compiler */
  return type_function(s->types, domain, range);
}
TypeId sema_unit(Sema *s) { return type_of(s->types, KNOWN_UNIT); }
TypeId sema_int(Sema *s) { return type_resolve(s->types, type_of(s->types, KNOWN_INT)); }
Name sema_name(Sema *s, const char *text) { return name_of_string(s->names, text); }
Name sema_fresh_name(Sema *s) {
  return sema_name(s, format_in(s->session, "$%u", s->next_dollar++));
}

/* What was reported has no type of its own, so that nothing more is said about it. */
NodeId sema_error_node(Sema *s, TypeId type, Span span) {
  if (type_kind(s->types, type_resolve(s->types, type)) == TYPE_VAR)
    type_unify(&s->unifier, type, type_error(s->types));
  return psg_new(s->graph, PSG_ERROR, type_error(s->types), span);
}

NodeId sema_unit_node(Sema *s, Span span) {
  return psg_new_literal(s->graph, psg_literal_int(s->graph, LITERAL_UNIT, 0), sema_unit(s), span);
}

bool sema_enter(Sema *s, Span span) {
  Progress *p = progress();
  p->file = span.file, p->start = span.start;
  if (++s->depth <= MOST_DEPTH) return true;
  if (!s->is_too_deep)
    diag(s->diags, span, D_NESTED_TOO_DEEPLY, "expressions",
         format_in(s->session, "%d", MOST_DEPTH));
  s->is_too_deep = true;
  return false;
}

void sema_too_many(Sema *s, Span span, uint32_t most, const char *what) {
  diag(s->diags, span, D_TOO_MANY, format_in(s->session, "%u", most), what);
}

NodeId sema_library(Sema *s, const char *module, const char *name) {
  ModuleId at = sema_find_module(s, (ModuleId){1}, sema_name(s, module));
  Found found;
  if (!at.index || !sema_find_entry(s, at, SPACE_VALUE, sema_name(s, name), ANY_ARITY, &found) ||
      found.kind != ENTRY_VALUE)
    bug("the library has no %s.%s", module, name);
  return (NodeId){found.target};
}

NodeId sema_library_call(Sema *s, const char *module, const char *name, TypeId result,
                         const NodeId *args, uint32_t count, Span span) {
  NodeId function = sema_use_value(s, sema_library(s, module, name), sema_name(s, name), span);
  TypeId type = psg_node(s->graph, function)->type;
  for (uint32_t i = 0; i < count; i++) {
    type = type_resolve(s->types, type);
    if (type_kind(s->types, type) != TYPE_FUNCTION)
      bug("library function %s.%s takes fewer arguments", module, name);
    if (!type_unify(&s->unifier, type_arg(s->types, type, 0), psg_node(s->graph, args[i])->type))
      sema_mismatch(s, span, type_arg(s->types, type, 0), psg_node(s->graph, args[i])->type);
    type = type_arg(s->types, type, 1);
  }
  if (result.index) type_unify(&s->unifier, result, type);
  return sema_apply_nodes(s, function, args, count, type, span);
}

static bool attribute_is(Sema *s, Syn *attribute, const char *name) {
  Syn *path = attribute->items[0];
  const char *text = name_text(s->names, syn_path_part(path, syn_path_count(path) - 1)->name);
  size_t size = strlen(name);
  return !strncmp(text, name, size) && (!text[size] || !strcmp(text + size, "Attribute"));
}

Syn *sema_attribute(Sema *s, const SynDecor *decor, const char *name) {
  for (uint32_t i = 0; decor && i < decor->attribute_count; i++)
    if (attribute_is(s, decor->attributes[i], name)) return decor->attributes[i];
  return NULL;
}

const char *sema_attribute_text(Sema *s, const SynDecor *decor, const char *name) {
  Syn *attribute = sema_attribute(s, decor, name);
  Syn *arg = attribute ? syn_item(attribute, 1) : NULL;
  while (arg && arg->kind == SYN_PAREN) arg = arg->items[0];
  return arg && arg->kind == SYN_CONST && arg->sub == SYN_CONST_STRING ? arg->u.bytes : NULL;
}
