/* signature_file: checks an implementation against its signature file (.fsi).
 *
 * The implementation is checked first. Then every declaration of the signature is searched among those of the implementation. Its
 * type is resolved in their scope, and the two types are compared: an instance of the implementation's type must equal the
 * signature's type, whose type variables are rigid. Definitions that the signature omits are removed from the tables of names, so
 * that later files do not find them.
 *
 * In:   the checked module, before its open types are defaulted: the signature may decide them.
 * Out:  entries that are hidden have kind NONE; members MEMBER_HIDDEN; definitions whose parts are hidden TYCON_PRIVATE.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/decl/decl.h"
#include "clef/sema/signature/signature_file.h"

/* ---- the two trees ---- */

static bool same_path(Syn *a, Syn *b) {
  if (!a || !b) return a == b;
  if (syn_path_count(a) != syn_path_count(b)) return false;
  for (uint32_t i = 0; i < syn_path_count(a); i++)
    if (syn_path_part(a, i)->name.index != syn_path_part(b, i)->name.index) return false;
  return true;
}

static uint32_t param_count(const Syn *def) {
  const Syn *params = syn_item(def, SYN_TYPE_DEF_PARAMS);
  uint32_t count = 0;
  for (uint32_t i = 0; params && i < params->count; i++)
    count += params->items[i]->kind == SYN_TYPE_VAR;
  return count;
}

Syn *signature_find(Syn *in, SynKind kind, Syn *path) {
  for (uint32_t i = 0; i < in->count; i++) {
    Syn *child = in->items[i];
    if (!child) continue;
    if (child->kind == kind && same_path(child->items[0], path)) return child;
    if (child->kind != SYN_TYPES || kind != SYN_TYPE_DEF) continue;
    Syn *def = signature_find(child, kind, path);
    if (def) return def;
  }
  return NULL;
}

static Syn *only_module(Syn *file) {
  return file->count == 1 && file->items[0]->kind == SYN_MODULE ? file->items[0] : NULL;
}

/* The path up to the last dot of the file's name: "lib/a" of lib/a.fsi. */
static size_t stem_size(const char *path) {
  const char *dot = strrchr(path, '.');
  return dot && !strchr(dot, '/') ? (size_t)(dot - path) : strlen(path);
}

/* A file of one module is known by the module's name, any other by its own name. */
bool sema_signature_is_of(const Sema *s, Syn *signature, Syn *file) {
  Syn *wanted = only_module(signature), *given = only_module(file);
  if (wanted && given && same_path(wanted->items[0], given->items[0])) return true;
  if (wanted && given) return false;
  const char *a = name_text(s->names, source_file(s->sources, signature->span.file)->path);
  const char *b = name_text(s->names, source_file(s->sources, file->span.file)->path);
  size_t size = stem_size(a);
  if (size != stem_size(b) || memcmp(a, b, size) != 0) return false;
  for (uint32_t i = 0; i < signature->count; i++) {
    Syn *head = signature->items[i];
    if ((head->kind == SYN_MODULE || head->kind == SYN_NAMESPACE) &&
        signature_find(file, (SynKind)head->kind, head->items[0]))
      return true;
  }
  return false;
}

static bool is_seen_before(const Syn *in, uint32_t i, uint32_t k) {
  const Syn *def = in->items[i]->items[k];
  for (uint32_t a = 1; a <= i; a++)
    for (uint32_t b = 0; in->items[a]->kind == SYN_TYPES && b < (a < i ? in->items[a]->count : k);
         b++) {
      const Syn *other = in->items[a]->items[b];
      if (!((other->flags | def->flags) & SYN_F_EXTENSION) &&
          same_path(other->items[0], def->items[0]) && param_count(other) == param_count(def))
        return true;
    }
  return false;
}

void sema_check_signature_form(Sema *s, Syn *signature) {
  for (uint32_t i = signature->kind == SYN_FILE ? 0 : 1; i < signature->count; i++) {
    Syn *decl = signature->items[i];
    if (decl->kind == SYN_LET_DECL || decl->kind == SYN_DO_DECL)
      diag(s->diags, decl->span, D_EXPECTED, "definition", "signature file", "'val'");
    if (decl->kind == SYN_MODULE || decl->kind == SYN_NAMESPACE) sema_check_signature_form(s, decl);
    for (uint32_t k = 0; decl->kind == SYN_TYPES && k < decl->count; k++)
      if (is_seen_before(signature, i, k))
        diag(s->diags, decl->items[k]->items[0]->span, D_DUPLICATE_TYPE,
             name_text(s->names, syn_path_part(decl->items[k]->items[0], 0)->name));
  }
}

const char *signature_text(Sema *s, Span span) {
  const char *bytes = source_bytes(s->sources, span.file);
  return bytes ? format_in(s->session, "%.*s", (int)(span.end - span.start), bytes + span.start)
               : "";
}

static const char *module_text(Sema *s, const Match *m) {
  return name_text(s->names, module_row(s, m->module)->path);
}

/* ---- messages ---- */

void signature_missing(Sema *s, const Match *m, const char *what, const char *text) {
  if (!m->quiet) diag(s->diags, m->at, D_SIGNATURE_MISSING, module_text(s, m), what, text);
}

void signature_differs(Sema *s, const Match *m, Span at, Span here, Span there,
                       const char *reason) {
  if (m->quiet) return;
  diag(s->diags, at, D_SIGNATURE_DIFFERS, module_text(s, m), signature_text(s, here),
       signature_text(s, there), reason);
  diag_label(s->diags, there, "the signature says");
}

bool signature_fits(Sema *s, const Match *m, TypeId wanted, TypeId given, Span at) {
  Trial trial = type_begin_trial(&s->unifier);
  bool fits = type_unify(&s->unifier, wanted, given);
  TypeId failed = s->unifier.failed_type;
  ConstraintKind kind = s->unifier.failed;
  if (fits) {
    type_keep_trial(&s->unifier);
    return true;
  }
  type_undo_trial(&s->unifier, trial);
  if (!failed.index || type_kind(s->types, type_resolve(s->types, failed)) != TYPE_PARAM)
    return false;
  if (!m->quiet)
    diag(s->diags, at, D_SIGNATURE_CONSTRAINT, sema_type_text(s, failed),
         kind == CONSTRAINT_COMPARISON ? "comparison"
         : kind == CONSTRAINT_EQUALITY ? "equality"
                                       : "another kind");
  return true;
}

void signature_attributes(Sema *s, const Match *m, const SynDecor *wanted, const SynDecor *given,
                          Name name) {
  static const char *const names[] = {"Literal",    "Struct",   "AbstractClass",
                                      "NoEquality", "Obsolete", "RequireQualifiedAccess",
                                      "AutoOpen"};
  for (size_t i = 0; i < COUNT_OF(names) && !m->quiet; i++) {
    Syn *attribute = sema_attribute(s, given, names[i]);
    if (attribute && !sema_attribute(s, wanted, names[i]))
      diag(s->diags, attribute->span, D_SIGNATURE_ATTRIBUTE, names[i], name_text(s->names, name));
  }
}

/* ---- values ---- */

static Syn *head_name(Syn *binding) {
  Syn *head = binding->items[SYN_BINDING_HEAD];
  while (head->kind == SYN_PAT_PAREN || head->kind == SYN_PAT_TYPED || head->kind == SYN_PAT_ATTRS)
    head = head->items[0];
  return head->kind == SYN_PAT_NAME ? head->items[0] : NULL;
}

/* The BINDING of that name; NULL where a pattern binds it. */
static Syn *find_binding(Syn *body, Name name) {
  for (uint32_t i = body->count; i-- > 0;) {
    Syn *decl = body->items[i];
    if (!decl) continue;
    for (uint32_t k = 0; decl->kind == SYN_LET_DECL && k < decl->count; k++) {
      Syn *ident = head_name(decl->items[k]);
      if (ident && ident->name.index == name.index) return decl->items[k];
    }
  }
  return NULL;
}

static Syn *strip_type(Syn *type) {
  while (type->kind == SYN_TYPE_WITH) type = type->items[0];
  return type;
}

/* The number of curried arguments of the implementation: its parameters, and those of the lambda that is its body. */
static uint32_t arity_of(const Syn *binding) {
  uint32_t count = binding->count > SYN_BINDING_PARAMS ? binding->count - SYN_BINDING_PARAMS : 0;
  const Syn *body = binding->items[SYN_BINDING_BODY];
  while (body && (body->kind == SYN_PAREN || body->kind == SYN_LAMBDA)) {
    if (body->kind == SYN_LAMBDA) count += body->count - 1;
    body = body->items[body->count - 1];
  }
  return count + (body && body->kind == SYN_FUNCTION);
}

static Name param_name(Syn *pattern) {
  while (pattern->kind == SYN_PAT_PAREN || pattern->kind == SYN_PAT_TYPED ||
         pattern->kind == SYN_PAT_ATTRS)
    pattern = pattern->items[0];
  return pattern->kind == SYN_PAT_NAME ? pattern->items[0]->name : (Name){0};
}

/* FS3218: labels of the signature that are not the names of the parameters. */
static void check_labels(Sema *s, const Match *m, Syn *type, Syn *binding) {
  for (uint32_t i = 0; i + 1 < type->count && SYN_BINDING_PARAMS + i < binding->count; i++) {
    Syn *label = type->items[i], *pattern = binding->items[SYN_BINDING_PARAMS + i];
    Name name = param_name(pattern);
    if (label->kind == SYN_TYPE_LABELLED && label->name.index && name.index && !m->quiet &&
        name.index != label->name.index)
      diag(s->diags, pattern->span, D_SIGNATURE_LABEL, name_text(s->names, label->name),
           name_text(s->names, name));
  }
}

static const char *literal_text(Sema *s, const Syn *value) {
  while (value && value->kind == SYN_PAREN) value = value->items[0];
  return value ? signature_text(s, value->span) : "";
}

/* The difference between the two values other than their types; NULL: none. */
static const char *value_difference(Sema *s, const Syn *wanted, Syn *given) {
  uint32_t differ = wanted->flags ^ given->flags;
  if (differ & SYN_F_MUTABLE)
    return wanted->flags & SYN_F_MUTABLE ? "One is 'mutable' and the other is not"
                                         : "The mutability attributes differ";
  if (differ & SYN_F_INLINE) return "The 'inline' flags differ";
  const SynDecor *a = wanted->u.decor, *b = given->u.decor;
  if (!b) b = head_name(given) ? given->items[SYN_BINDING_HEAD]->u.decor : NULL;
  SynAccess mine = b ? b->access : SYN_ACCESS_NONE, theirs = a ? a->access : SYN_ACCESS_NONE;
  if ((mine == SYN_ACCESS_PRIVATE && theirs != SYN_ACCESS_PRIVATE) ||
      (mine == SYN_ACCESS_INTERNAL && theirs != SYN_ACCESS_INTERNAL && theirs != SYN_ACCESS_PRIVATE))
    return "The accessibility specified in the signature is more than that specified in the "
           "implementation";
  bool is_literal = sema_attribute(s, b, "Literal") != NULL;
  if (is_literal != (sema_attribute(s, a, "Literal") != NULL) ||
      (is_literal && syn_item(wanted, 3) &&
       strcmp(literal_text(s, wanted->items[3]), literal_text(s, given->items[SYN_BINDING_BODY]))))
    return "The literal constant values and/or attributes differ";
  const Syn *type = strip_type(wanted->items[2]);
  if (type->kind == SYN_TYPE_FUNC && type->count - 1 > arity_of(given))
    return "The arities in the signature and implementation differ";
  return NULL;
}

/* A parameter of the flexible type #I is of type I in a function that is not generic in it, as in the
 * implementation, whichever of the two the signature writes. */
static void match_flexible_param(Sema *s, TypeId wanted, TypeId given) {
  Types *t = s->types;
  wanted = type_resolve(t, wanted), given = type_resolve(t, given);
  if (type_kind(t, wanted) == TYPE_TUPLE && type_kind(t, given) == TYPE_TUPLE) {
    uint32_t count = type_row(t, wanted)->args.count;
    for (uint32_t i = 0; i < count && count == type_row(t, given)->args.count; i++)
      match_flexible_param(s, type_arg(t, wanted, i), type_arg(t, given, i));
  }
  if (type_kind(t, wanted) != TYPE_VAR) return;
  VarRow *var = var_row(t, type_row(t, wanted)->head);
  if (!var->constraints) return;
  const ConstraintRow bound = *constraint_row(t, var->constraints);
  if (bound.kind != CONSTRAINT_SUBTYPE || bound.next) return;
  if (type_kind(t, given) == TYPE_APP)
    var->solution = bound.type;
  else if (type_kind(t, given) == TYPE_PARAM && !var->name.index)
    var->name = sema_name(s, "'a"); /* a named variable becomes a parameter */
}

static void match_flexible_params(Sema *s, TypeId wanted, TypeId given) {
  Types *t = s->types;
  for (;;) {
    wanted = type_resolve(t, wanted), given = type_resolve(t, given);
    if (type_kind(t, wanted) != TYPE_FUNCTION || type_kind(t, given) != TYPE_FUNCTION) return;
    match_flexible_param(s, type_arg(t, wanted, 0), type_arg(t, given, 0));
    wanted = type_arg(t, wanted, 1), given = type_arg(t, given, 1);
  }
}

static void match_value(Sema *s, const Match *m, Syn *wanted) {
  Types *t = s->types;
  Found found;
  Syn *ident = wanted->items[0], *given = find_binding(m->body, wanted->name);
  TypeVars vars = {0};
  Scope scope = m->scope;
  scope.vars = &vars;
  s->level = 1;
  ParamSet own = {0};
  if (wanted->items[1]) own = sema_declare_params(s, &scope, wanted->items[1]);
  TypeId type = sema_resolve_type(s, &scope, wanted->items[2]);
  s->level = 0;
  if (!sema_find_entry(s, m->module, SPACE_VALUE, wanted->name, ANY_ARITY, &found) ||
      found.kind != ENTRY_VALUE)
    return;
  NodeId node = {found.target};
  sema_note_use(
      s,
      (NameUse){.span = ident->span, .kind = USE_VALUE, .id = node.index, .is_declaration = true});
  match_flexible_params(s, type, psg_node(s->graph, node)->type);
  SchemeId scheme = type_generalize(t, type, 0, own.items, own.count);
  type = scheme_row(t, scheme)->type;
  Span at = given && given->kind == SYN_BINDING && head_name(given) ? head_name(given)->span
            : given                                                 ? given->items[1]->span
                    : psg_node(s->graph, node)->span;
  const SynDecor *decor = given ? given->u.decor : NULL;
  signature_attributes(s, m, wanted->u.decor, decor, wanted->name);
  const char *reason = given ? value_difference(s, wanted, given) : NULL;
  IdRun args = {0};
  uint32_t of =
      psg_node(s->graph, node)->kind == PSG_BINDING ? psg_binding(s->graph, node)->scheme.index : 0;
  TypeId own_type = psg_node(s->graph, node)->type;
  if (of) own_type = type_instantiate(&s->unifier, (SchemeId){of}, 0, at, &args);
  if (!reason && !signature_fits(s, m, type, own_type, ident->span)) reason = "The types differ";
  if (!reason && of &&
      scheme_row(t, scheme)->params.count != scheme_row(t, (SchemeId){of})->params.count)
    reason = "The number of generic parameters in the signature and implementation differ";
  if (reason) {
    signature_differs(s, m, at, at, wanted->span, reason);
    if (!m->quiet && of && args.count)
      diag_hint(s->diags, "the implementation is '%s'", sema_type_text(s, own_type));
  } else if (given && given->kind == SYN_BINDING) {
    Syn *function = strip_type(wanted->items[2]);
    if (function->kind == SYN_TYPE_FUNC) check_labels(s, m, function, given);
  }
}

/* ---- what is hidden ---- */

static bool names_value(const Syn *signature, Name name) {
  for (uint32_t i = 1; i < signature->count; i++)
    if (signature->items[i]->kind == SYN_VAL_DECL && signature->items[i]->name.index == name.index)
      return true;
  return false;
}

/* The definition of that name and so many parameters; of an exception its EXCEPTION. */
static const Syn *names_type(const Syn *signature, Name name, uint32_t arity) {
  for (uint32_t i = 1; i < signature->count; i++) {
    const Syn *decl = signature->items[i];
    if (decl->kind == SYN_EXCEPTION && decl->items[0]->items[0]->name.index == name.index)
      return decl;
    for (uint32_t k = 0; decl->kind == SYN_TYPES && k < decl->count; k++) {
      const Syn *def = decl->items[k];
      if (!(def->flags & SYN_F_EXTENSION) && def->items[0]->kind == SYN_IDENT &&
          def->items[0]->name.index == name.index && param_count(def) == arity)
        return def;
    }
  }
  return NULL;
}

static const Syn *definition_of(const Sema *s, const Syn *signature, TyconId tycon) {
  const TyconRow *row = tycon_row(s->types, tycon);
  return names_type(signature, row->name, row->params.count);
}

static bool shows_parts(const Sema *s, const Syn *signature, TyconId tycon) {
  const Syn *def = definition_of(s, signature, tycon);
  return def && (def->kind == SYN_EXCEPTION || syn_item(def, SYN_TYPE_DEF_REPR));
}

static bool is_shown(const Sema *s, const Syn *signature, const EntryRow *row) {
  switch ((EntryKind)row->kind) {
  case ENTRY_VALUE: return names_value(signature, row->name);
  case ENTRY_ACTIVE: return names_value(signature, psg_node(s->graph, (NodeId){row->target})->name);
  case ENTRY_CASE:
    return shows_parts(s, signature, case_row(s->types, (CaseId){row->target})->tycon);
  case ENTRY_FIELD:
    return shows_parts(s, signature, field_row(s->types, (FieldId){row->target})->tycon);
  case ENTRY_EXN: return definition_of(s, signature, (TyconId){row->target}) != NULL;
  case ENTRY_TYPE: return names_type(signature, row->name, row->extra) != NULL;
  case ENTRY_MODULE:
    for (uint32_t i = 1; i < signature->count; i++) {
      const Syn *decl = signature->items[i];
      if ((decl->kind == SYN_MODULE || decl->kind == SYN_MODULE_ABBREV) &&
          syn_path_part(decl->items[0], 0)->name.index == row->name.index)
        return true;
    }
    return module_row(s, (ModuleId){row->target})->flags & MODULE_NAMESPACE;
  case ENTRY_NONE:
  case ENTRY_TYPE_VAR:
  case ENTRY_MEMBER:
  case ENTRY_STATIC: return true;
  }
  return true;
}

/* Of the entries that the implementation's file made in this module. */
static void hide_entries(Sema *s, const Match *m) {
  for (uint32_t e = s->file.first_entry; e < s->scopes.entries.count; e++) {
    EntryRow *row = entry_row(s, e);
    if (row->module == m->module.index && !is_shown(s, m->signature, row)) sema_hide_entry(s, e);
  }
}

/* ---- modules ---- */

/* Checks that everything in the signature exists. Missing items are not type-checked. */
static bool has_names(Sema *s, Match *m) {
  bool all = true, has_opened = false;
  hide_entries(s, m);
  for (uint32_t i = 1; i < m->signature->count; i++) {
    Syn *decl = m->signature->items[i];
    Found found;
    if (has_opened && (decl->kind == SYN_TYPES || decl->kind == SYN_EXCEPTION)) {
      scope_open(s, &m->scope,
                 m->module); /* a type hides one of the same name that was opened before it */
      has_opened = false;
    }
    switch ((SynKind)decl->kind) {
    case SYN_OPEN:
      sema_check_open(s, &m->scope, decl);
      has_opened = true;
      break;
    case SYN_MODULE_ABBREV: sema_check_module_abbreviation(s, &m->scope, decl); break;
    case SYN_VAL_DECL:
      if (sema_find_entry(s, m->module, SPACE_VALUE, decl->name, ANY_ARITY, &found) &&
          found.kind == ENTRY_VALUE)
        break;
      signature_missing(s, m, "value", signature_text(s, decl->span));
      all = false;
      break;
    case SYN_EXCEPTION: all &= signature_has_exception(s, m, decl); break;
    case SYN_TYPES:
      for (uint32_t k = 0; k < decl->count; k++) all &= signature_has_type(s, m, decl->items[k]);
      break;
    case SYN_MODULE: {
      Syn *name = syn_path_part(decl->items[0], 0);
      Match *inner = NEW(s->unit, Match);
      *inner = (Match){.signature = decl, .scope = m->scope, .quiet = m->quiet};
      inner->body = signature_find(m->body, SYN_MODULE, decl->items[0]);
      inner->module = sema_find_own_module(s, m->module, name->name);
      if (inner->body && inner->module.index) {
        inner->at = inner->body->items[0]->span;
        inner->scope.module = inner->module;
        scope_open(s, &inner->scope, inner->module);
        vec_push(s->unit, &m->nested, inner);
        all &= has_names(s, inner);
        if (module_row(s, inner->module)->flags & MODULE_AUTO_OPEN)
          scope_open(s, &m->scope, inner->module);
      } else {
        signature_missing(s, m, "module", name_text(s->names, name->name));
        all = false;
      }
      break;
    }
    default: break;
    }
  }
  return all;
}

static bool compare(Sema *s, Match *m) {
  bool fits = true;
  for (uint32_t i = 1; i < m->signature->count; i++) {
    Syn *decl = m->signature->items[i];
    if (decl->kind == SYN_EXCEPTION) fits &= signature_fits_exception(s, m, decl);
    for (uint32_t k = 0; decl->kind == SYN_TYPES && k < decl->count; k++)
      fits &= signature_fits_type(s, m, decl->items[k]);
  }
  for (uint32_t i = 0; i < m->nested.count && fits; i++) fits &= compare(s, m->nested.items[i]);
  for (uint32_t i = 1; i < m->signature->count && fits; i++) {
    Syn *decl = m->signature->items[i];
    if (decl->kind == SYN_VAL_DECL) match_value(s, m, decl);
    for (uint32_t k = 0; decl->kind == SYN_TYPES && k < decl->count; k++)
      signature_match_members(s, m, decl->items[k]);
  }
  return fits;
}

static void hide_members(Sema *s, const Match *m) {
  for (uint32_t i = 1; i < m->signature->count; i++)
    for (uint32_t k = 0;
         m->signature->items[i]->kind == SYN_TYPES && k < m->signature->items[i]->count; k++)
      signature_hide_parts(s, m, m->signature->items[i]->items[k]);
  for (uint32_t i = 0; i < m->nested.count; i++) hide_members(s, m->nested.items[i]);
}

void sema_match_signature(Sema *s, Syn *signature, Syn *file) {
  for (uint32_t i = 0; i < signature->count; i++) {
    Syn *head = signature->items[i];
    if (head->kind != SYN_MODULE && head->kind != SYN_NAMESPACE) continue;
    Syn *body = signature_find(file, (SynKind)head->kind, head->items[0]);
    if (!body) continue;
    Syn *path = head->items[0];
    Match m = {.signature = head,
               .body = body,
               .module = {1},
               .scope = scope_root(s),
               .at = body->items[0] ? body->items[0]->span : body->span,
               .quiet = s->diags->error_count > s->file.first_error};
    for (uint32_t k = 0; path && k < syn_path_count(path) && m.module.index; k++) {
      m.module = sema_find_own_module(s, m.module, syn_path_part(path, k)->name);
      if (m.module.index) scope_open(s, &m.scope, m.module);
    }
    m.scope.module = m.module;
    if (m.module.index && has_names(s, &m)) compare(s, &m);
    if (m.module.index) hide_members(s, &m);
  }
}
