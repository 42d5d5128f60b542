/* signature: what a signature file (.fsi) says of its implementation.
 *
 * Before anything is checked, the implementation's tree is told what is hidden: a value, type, module or member that the
 * signature does not mention becomes private to its module, and so do the parts of a type that the signature only names.
 * What the signature mentions must be there. Types are not compared: the implementation's own are the ones that count.
 *
 * In:   the trees of the two files, headed by the same module or namespace.
 * Out:  access of declarations in the implementation set to private.
 */
#include "clef/sema/sema.h"

static bool same_path(Syn *a, Syn *b) {
  if (!a || !b) return a == b;
  if (syn_path_count(a) != syn_path_count(b)) return false;
  for (uint32_t i = 0; i < syn_path_count(a); i++)
    if (syn_path_part(a, i)->name.index != syn_path_part(b, i)->name.index) return false;
  return true;
}

static void make_private(Sema *s, Syn *node) {
  SynDecor *decor = NEW(s->unit, SynDecor);
  if (node->u.decor) *decor = *node->u.decor;
  decor->access = SYN_ACCESS_PRIVATE;
  node->u.decor = decor;
}

/* The declaration of this kind with this path among the children of `in`: a MODULE, NAMESPACE or TYPE_DEF. */
static Syn *find_declaration(Syn *in, SynKind kind, Syn *path) {
  for (uint32_t i = 0; i < in->count; i++) {
    Syn *child = in->items[i];
    if (!child) continue;
    if (child->kind == kind && same_path(child->items[0], path)) return child;
    if (child->kind == SYN_TYPES && kind == SYN_TYPE_DEF) {
      Syn *def = find_declaration(child, kind, path);
      if (def) return def;
    }
  }
  return NULL;
}
static bool has_value(Syn *in, Name name) {
  for (uint32_t i = 0; i < in->count; i++) {
    Syn *child = in->items[i];
    if (!child) continue;
    if (child->kind == SYN_VAL_DECL && child->name.index == name.index) return true;
    if (child->kind == SYN_EXTERN && child->items[1]->name.index == name.index) return true;
    for (uint32_t k = 0; child->kind == SYN_LET_DECL && k < child->count; k++) {
      Syn *binding = child->items[k];
      if (binding->name.index == name.index ||
          binding->items[SYN_BINDING_HEAD]->kind != SYN_PAT_NAME)
        return true; /* a pattern may well bind it */
    }
  }
  return false;
}

static bool has_member(const Syn *def, Name name) {
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++)
    if (def->items[i] && def->items[i]->name.index == name.index) return true;
  return false;
}

static void hide_members(Sema *s, Syn *signature, Syn *def) {
  Syn *repr = def->items[SYN_TYPE_DEF_REPR];
  bool has_parts = repr && (repr->kind == SYN_REPR_RECORD || repr->kind == SYN_REPR_UNION);
  if (has_parts && !signature->items[SYN_TYPE_DEF_REPR]) make_private(s, repr);
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    Syn *member = def->items[i];
    bool is_member = member->kind == SYN_MEMBER || member->kind == SYN_PROPERTY ||
                     member->kind == SYN_AUTO_PROPERTY;
    if (!is_member || member->flags & (SYN_F_OVERRIDE | SYN_F_DEFAULT)) continue;
    if (has_member(signature, member->name)) continue;
    make_private(s, member);
    for (uint32_t k = 0; member->kind == SYN_PROPERTY && k < member->count; k++)
      make_private(s, member->items[k]);
  }
}

static void missing(Sema *s, Syn *body, const char *what, Name name) {
  Syn *path = body->items[0];
  Span at = path ? path->span : body->span;
  const char *module =
      path ? name_text(s->names, syn_path_part(path, syn_path_count(path) - 1)->name) : "";
  diag(s->diags, at, D_SIGNATURE_MISSING, module, what, name_text(s->names, name));
}

/* Two modules or namespaces of one name. */
static void apply(Sema *s, Syn *signature, Syn *body) {
  for (uint32_t i = 1; i < body->count; i++) {
    Syn *decl = body->items[i];
    if (decl->kind == SYN_LET_DECL) {
      for (uint32_t k = 0; k < decl->count; k++)
        if (decl->items[k]->name.index && !has_value(signature, decl->items[k]->name))
          make_private(s, decl->items[k]);
    } else if (decl->kind == SYN_MODULE) {
      Syn *inner = find_declaration(signature, SYN_MODULE, decl->items[0]);
      if (inner)
        apply(s, inner, decl);
      else
        make_private(s, decl);
    } else if (decl->kind == SYN_TYPES) {
      for (uint32_t k = 0; k < decl->count; k++) {
        Syn *def = decl->items[k];
        if (def->flags & SYN_F_EXTENSION) continue;
        Syn *known = find_declaration(signature, SYN_TYPE_DEF, def->items[SYN_TYPE_DEF_PATH]);
        if (known)
          hide_members(s, known, def);
        else
          make_private(s, def);
      }
    }
  }
  for (uint32_t i = 1; i < signature->count; i++) {
    Syn *decl = signature->items[i];
    if (decl->kind == SYN_VAL_DECL && !has_value(body, decl->name))
      missing(s, body, "value", decl->name);
    for (uint32_t k = 0; decl->kind == SYN_TYPES && k < decl->count; k++) {
      Syn *path = decl->items[k]->items[SYN_TYPE_DEF_PATH];
      if (!find_declaration(body, SYN_TYPE_DEF, path))
        missing(s, body, "type", syn_path_part(path, syn_path_count(path) - 1)->name);
    }
  }
}

bool sema_apply_signature(Sema *s, Syn *signature, Syn *file) {
  bool found = false;
  for (uint32_t i = 0; i < signature->count; i++) {
    Syn *head = signature->items[i];
    if (head->kind != SYN_MODULE && head->kind != SYN_NAMESPACE) continue;
    Syn *body = find_declaration(file, (SynKind)head->kind, head->items[0]);
    if (!body) continue;
    found = true;
    apply(s, head, body);
  }
  return found;
}
