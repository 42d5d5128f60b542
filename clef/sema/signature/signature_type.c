/* signature_type: compares the type definitions of a signature file with those of the implementation.
 *
 * A definition without a representation hides that of the implementation. Otherwise both have the same representation, in the
 * same order. Members that the signature omits are hidden. As in F#, the comparison first checks that all names exist, then
 * the representations, then the types of members. A step with errors is the last one.
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/types/resolve_type.h"
#include "clef/sema/decl/class.h"
#include "clef/sema/signature/signature_file.h"

static Syn *repr_of(const Syn *def) { return syn_item(def, SYN_TYPE_DEF_REPR); }

static uint32_t param_count(const Syn *def) {
  const Syn *params = syn_item(def, SYN_TYPE_DEF_PARAMS);
  uint32_t count = 0;
  for (uint32_t i = 0; params && i < params->count; i++)
    count += params->items[i]->kind == SYN_TYPE_VAR;
  return count;
}

static TyconId tycon_of(Sema *s, const Match *m, Syn *wanted) {
  Found found;
  uint32_t used, arity = param_count(wanted);
  Syn *path = wanted->items[SYN_TYPE_DEF_PATH];
  Scope scope = m->scope;
  bool is_there =
      wanted->flags & SYN_F_EXTENSION
          ? scope_find_path(s, &scope, SPACE_TYPE, path, arity, &found, &used)
          : sema_find_entry(s, m->module, SPACE_TYPE, syn_path_part(path, 0)->name, arity, &found);
  if (!is_there || found.kind != ENTRY_TYPE) return (TyconId){0};
  TyconRow *row = tycon_row(s->types, (TyconId){found.target});
  if (wanted->flags & SYN_F_EXTENSION && row->kind == TYCON_ABBREV && row->target.index)
    return type_tycon(s->types, row->target);
  return (TyconId){found.target};
}

/* The implementation's definition as it was written. */
static Syn *given_def(const Match *m, Syn *wanted) {
  return signature_find(m->body, SYN_TYPE_DEF, wanted->items[SYN_TYPE_DEF_PATH]);
}

/* ---- members ---- */

typedef struct WantedMember {
  Syn *syn; /* MEMBER_SIG or ABSTRACT */
  Name name;
  MemberKind kind;
  bool is_static;
  uint32_t file; /* of the implementation, where extensions stand */
  VEC(Syn *) args;
  Syn *result;
} WantedMember;

static bool is_member(const Syn *syn) {
  return syn->kind == SYN_MEMBER_SIG || syn->kind == SYN_ABSTRACT;
}

/* A property with `get, set` is two: `kind` says which is read; false when the declaration has no such. */
static bool read_member(Sema *s, const Match *m, Syn *syn, MemberKind kind, WantedMember *w) {
  Syn *type = syn->items[2];
  while (type->kind == SYN_TYPE_WITH) type = type->items[0];
  bool is_property = type->kind != SYN_TYPE_FUNC || syn->flags & (SYN_F_GET | SYN_F_SET);
  bool is_new =
      syn->kind == SYN_MEMBER_SIG && !strcmp(name_text(s->names, syn->items[0]->name), "new");
  *w = (WantedMember){
      .syn = syn, .kind = kind, .file = m->at.file, .is_static = (syn->flags & SYN_F_STATIC) != 0};
  w->name = is_new ? s->words.ctor : class_member_name(s, syn->items[0]);
  switch (kind) {
  case MEMBER_CONSTRUCTOR:
    if (!is_new) return false;
    break;
  case MEMBER_METHOD:
    if (is_new || is_property) return false;
    break;
  case MEMBER_GETTER:
    if (is_new || !is_property || (syn->flags & SYN_F_SET && !(syn->flags & SYN_F_GET)))
      return false;
    break;
  case MEMBER_SETTER:
    if (!is_property || !(syn->flags & SYN_F_SET)) return false;
    break;
  }
  bool has_args = type->kind == SYN_TYPE_FUNC;
  w->result = has_args ? type->items[type->count - 1] : type;
  for (uint32_t i = 0; has_args && i + 1 < type->count; i++) {
    Syn *arg = type->items[i];
    bool flat = arg->kind == SYN_TYPE_TUPLE && !(arg->flags & SYN_F_STRUCT) && type->count == 2;
    for (uint32_t k = 0; k < (flat ? arg->count : 1); k++)
      vec_push(s->scratch, &w->args, flat ? arg->items[k] : arg);
  }
  Syn *only = w->args.count == 1 ? w->args.items[0] : NULL;
  if (only && only->kind == SYN_TYPE_NAME && only->count == 1 &&
      only->items[0]->kind == SYN_IDENT &&
      !strcmp(name_text(s->names, only->items[0]->name), "unit"))
    w->args.count = 0;
  if (kind == MEMBER_SETTER) vec_push(s->scratch, &w->args, w->result);
  return true;
}

/* A member that classes show under its own name: not what fills a slot of an interface. */
static bool is_own_member(Sema *s, const MemberRow *row) {
  return !row->implements.index ||
         tycon_row(s->types, member_row(s->types, row->implements)->tycon)->kind != TYCON_INTERFACE;
}

/* What a signature says of a library's type are extensions in the implementation. */
static bool is_like(Sema *s, const WantedMember *w, const MemberRow *row) {
  if (!(row->flags & MEMBER_EXTENSION) && table_is_image(&s->types->tycons, row->tycon.index))
    return false;
  bool is_static = (row->flags & MEMBER_STATIC) != 0;
  return row->name.index == w->name.index && row->kind == (uint32_t)w->kind &&
         (w->kind == MEMBER_CONSTRUCTOR || is_static == w->is_static) &&
         row->arg_names.count == w->args.count && is_own_member(s, row) &&
         (!(row->flags & MEMBER_EXTENSION) || row->span.file == w->file);
}

/* The next member from `m` on that the signature's may mean; extensions of a library type follow its own members. */
static MemberId next_like(Sema *s, const WantedMember *w, MemberId m) {
  for (; m.index; m = member_row(s->types, m)->next)
    if (is_like(s, w, member_row(s->types, m))) return m;
  return m;
}

static MemberId first_like(Sema *s, const WantedMember *w, TyconId tycon) {
  MemberId found = next_like(s, w, tycon_row(s->types, tycon)->members);
  const MemberChain *more = found.index ? NULL : sema_extensions(s, tycon);
  return more ? next_like(s, w, more->first) : found;
}

static const char *member_text(Sema *s, const Syn *wanted, const WantedMember *w) {
  const char *word = w->syn->kind == SYN_ABSTRACT     ? "abstract "
                     : w->kind == MEMBER_CONSTRUCTOR  ? ""
                     : w->syn->flags & SYN_F_OVERRIDE ? "override "
                     : w->syn->flags & SYN_F_DEFAULT  ? "default "
                     : w->is_static                   ? "static member "
                                                      : "member ";
  bool is_new = w->kind == MEMBER_CONSTRUCTOR;
  return format_in(s->session, "%s%s%s%s: %s%s", word,
                   is_new ? "" : signature_text(s, wanted->items[SYN_TYPE_DEF_PATH]->span),
                   is_new ? "" : ".", is_new ? "new" : name_text(s->names, w->name),
                   signature_text(s, w->syn->items[2]->span),
                   w->kind == MEMBER_SETTER ? " with set" : "");
}

bool signature_has_type(Sema *s, const Match *m, Syn *wanted) {
  TyconId tycon = tycon_of(s, m, wanted);
  Syn *path = wanted->items[SYN_TYPE_DEF_PATH];
  if (!tycon.index) {
    const char *name = name_text(s->names, syn_path_part(path, syn_path_count(path) - 1)->name);
    if (wanted->flags & SYN_F_EXTENSION) {
      sema_undefined_type(s, &m->scope, path);
      return false;
    }
    uint32_t arity = param_count(wanted);
    signature_missing(s, m, "type", arity ? format_in(s->session, "%s`%u", name, arity) : name);
    return false;
  }
  bool all = true;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < wanted->count; i++) {
    WantedMember w;
    for (int kind = MEMBER_METHOD; kind <= MEMBER_CONSTRUCTOR && is_member(wanted->items[i]);
         kind++) {
      if (!read_member(s, m, wanted->items[i], (MemberKind)kind, &w) ||
          first_like(s, &w, tycon).index)
        continue;
      signature_missing(s, m, "value", member_text(s, wanted, &w));
      all = false;
    }
  }
  Syn *repr = repr_of(wanted);
  const TyconRow row = *tycon_row(s->types, tycon);
  for (uint32_t i = 0;
       repr && repr->kind == SYN_REPR_UNION && row.kind == TYCON_UNION && i < repr->count; i++) {
    bool is_there = repr->items[i]->kind != SYN_CASE;
    for (uint32_t k = 0; k < row.case_count; k++)
      is_there |= case_row(s->types, (CaseId){row.cases + k})->name.index ==
                  repr->items[i]->items[0]->name.index;
    if (is_there) continue;
    const char *name = name_text(s->names, repr->items[i]->items[0]->name);
    signature_missing(
        s, m, "value",
        format_in(s->session, "member %s.Is%s: bool", name_text(s->names, row.name), name));
    return false;
  }
  return all;
}

/* The definition's own type parameters under the names that the signature gives them. */
static Scope inner_scope(Sema *s, const Match *m, Syn *wanted, TyconId tycon, TypeVars *vars) {
  Scope scope = m->scope;
  Syn *params = syn_item(wanted, SYN_TYPE_DEF_PARAMS);
  IdRun own = tycon_row(s->types, tycon)->params;
  uint32_t next = 0;
  for (uint32_t i = 0; params && i < params->count && next < own.count; i++) {
    if (params->items[i]->kind != SYN_TYPE_VAR) continue;
    Name tick =
        sema_name(s, format_in(s->scratch, "'%s", name_text(s->names, params->items[i]->name)));
    scope_add(s, &scope, SPACE_TYPE, tick, ENTRY_TYPE_VAR,
              type_param(s->types, (ParamId){run_items(s->types, own)[next++]}).index, 0);
  }
  scope.vars = vars;
  scope.tycon = tycon;
  return scope;
}

static bool fits_member(Sema *s, const Match *m, Syn *wanted, TyconId tycon, const WantedMember *w,
                        MemberId member) {
  Types *t = s->types;
  const MemberRow row = *member_row(t, member);
  TypeVars vars = {0};
  Scope scope = inner_scope(s, m, wanted, tycon, &vars);
  IdRun params = tycon_row(t, tycon)->params, args;
  ParamSet all = {0}, own = {0};
  for (uint32_t i = 0; i < params.count; i++)
    vec_push(s->scratch, &all, (ParamId){run_items(t, params)[i]});
  s->level = 1;
  if (w->syn->items[1]) own = sema_declare_params(s, &scope, w->syn->items[1]);
  for (uint32_t i = 0; i < own.count; i++) vec_push(s->scratch, &all, own.items[i]);
  TypeId type = w->kind == MEMBER_SETTER ? sema_unit(s) : sema_resolve_type(s, &scope, w->result);
  uint32_t optional = 0;
  for (uint32_t i = w->args.count; i-- > 0;) {
    TypeId arg = sema_resolve_type(s, &scope, w->args.items[i]);
    if (w->args.items[i]->kind == SYN_TYPE_LABELLED && w->args.items[i]->flags & SYN_F_OPTIONAL &&
        i < 32) {
      optional |= 1u << i;
      arg = type_app(t, type_known(t, KNOWN_OPTION), &arg, 1);
    }
    type = type_function(t, arg, type);
  }
  for (Syn *with = w->syn->items[2]; with->kind == SYN_TYPE_WITH; with = with->items[0])
    for (uint32_t i = 1; i < with->count; i++) sema_apply_constraints(s, &scope, with->items[i]);
  s->level = 0;
  type = scheme_row(t, type_generalize(t, type, 0, all.items, all.count))->type;
  if (optional != row.optional_mask) return false;
  TypeId given = type_instantiate(&s->unifier, row.scheme, 0, row.span, &args);
  for (uint32_t i = 0; i < params.count && i < args.count; i++)
    type_unify(&s->unifier, (TypeId){run_items(t, args)[i]},
               type_param(t, (ParamId){run_items(t, params)[i]}));
  given = type_resolve(t, given);
  if (!(row.flags & MEMBER_STATIC) && row.kind != MEMBER_CONSTRUCTOR)
    given = type_resolve(t, type_arg(t, given, 1));
  bool takes_unit =
      type_kind(t, given) == TYPE_FUNCTION && type_is_known(t, type_arg(t, given, 0), KNOWN_UNIT);
  if (!w->args.count && takes_unit && (w->kind != MEMBER_GETTER || w->is_static))
    given = type_arg(t, given, 1);
  return signature_fits(s, m, type, given, w->syn->span);
}

static void note_declaration(const Sema *s, Span span, uint32_t kind, uint32_t id) {
  sema_note_use(s, (NameUse){.span = span, .kind = kind, .id = id, .is_declaration = true});
}

static void note_member(const Sema *s, const WantedMember *w, MemberId member) {
  note_declaration(s, w->syn->items[0]->span, USE_MEMBER, member.index);
  for (uint32_t i = 0; i < w->args.count; i++) {
    const Syn *arg = w->args.items[i];
    if (arg->kind == SYN_TYPE_LABELLED)
      sema_note_use(s, (NameUse){.span = arg->span,
                                 .kind = USE_PARAM,
                                 .id = member.index,
                                 .param = arg->name,
                                 .is_declaration = true});
  }
}

static void match_member(Sema *s, const Match *m, Syn *wanted, TyconId tycon,
                         const WantedMember *w) {
  MemberId first = first_like(s, w, tycon), last = first;
  if (!first.index) return;
  bool is_only = !next_like(s, w, member_row(s->types, first)->next).index, is_private = false;
  for (MemberId at = first; at.index; at = next_like(s, w, member_row(s->types, at)->next)) {
    bool quiet = m->quiet;
    Match silent = *m;
    silent.quiet = quiet || !is_only;
    last = at;
    const SynDecor *decor = w->syn->u.decor;
    bool hidden = member_row(s->types, at)->flags & MEMBER_PRIVATE &&
                  !(decor && decor->access == SYN_ACCESS_PRIVATE);
    if (!fits_member(s, &silent, wanted, tycon, w, at)) continue;
    note_member(s, w, at);
    if (!hidden) return;
    is_private = true;
  }
  const MemberRow *row = member_row(s->types, last);
  if (is_only)
    signature_differs(
        s, m, row->span, row->span, w->syn->span,
        is_private
            ? "The accessibility specified in the signature is more than that specified in the "
              "implementation"
            : "The types differ");
  else
    signature_missing(s, m, "value", member_text(s, wanted, w));
}

void signature_match_members(Sema *s, const Match *m, Syn *wanted) {
  TyconId tycon = tycon_of(s, m, wanted);
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < wanted->count; i++) {
    WantedMember w;
    for (int kind = MEMBER_METHOD; kind <= MEMBER_CONSTRUCTOR && is_member(wanted->items[i]);
         kind++)
      if (read_member(s, m, wanted->items[i], (MemberKind)kind, &w))
        match_member(s, m, wanted, tycon, &w);
  }
}

/* ---- representations ---- */

/* Why two definitions do not go together: rows of diag.def, which name the type first. */
static bool refuse(Sema *s, const Match *m, TyconId tycon, DiagCode code, const char *what) {
  const TyconRow *row = tycon_row(s->types, tycon);
  if (!m->quiet) diag(s->diags, row->span, code, name_text(s->names, row->name), what);
  return false;
}

static bool part_differs(Sema *s, const Match *m, Span at, const char *what, Span wanted) {
  if (m->quiet) return false;
  diag(s->diags, at, what[0] == 'c' ? D_SIGNATURE_CASE : D_SIGNATURE_FIELD, what,
       signature_text(s, at), signature_text(s, wanted));
  diag_label(s->diags, wanted, "the signature says");
  return false;
}

static FieldId field_named(Sema *s, uint32_t first, uint32_t count, Name name) {
  for (uint32_t i = 0; i < count; i++)
    if (field_row(s->types, (FieldId){first + i})->name.index == name.index)
      return (FieldId){first + i};
  return (FieldId){0};
}

static bool same_type(Sema *s, Scope *scope, Syn *wanted, FieldId field) {
  return type_equal(s->types, sema_resolve_type(s, scope, wanted->items[1]),
                    field_row(s->types, field)->type);
}

/* Is a field of the signature like the implementation's? The parts of cases need no names. */
static bool same_field(Sema *s, Scope *scope, Syn *wanted, FieldId field) {
  const FieldRow row = *field_row(s->types, field);
  bool is_mutable = (wanted->flags & SYN_F_MUTABLE) != 0;
  return same_type(s, scope, wanted, field) && is_mutable == ((row.flags & FIELD_MUTABLE) != 0) &&
         (wanted->items[0] ? wanted->items[0]->name.index == row.name.index
                           : !(row.flags & FIELD_NAMED));
}

static bool fits_record(Sema *s, const Match *m, Scope *scope, Syn *repr, TyconId tycon) {
  const TyconRow row = *tycon_row(s->types, tycon);
  for (uint32_t i = 0; i < repr->count; i++)
    if (!field_named(s, row.fields, row.field_count, repr->items[i]->items[0]->name).index)
      return refuse(s, m, tycon, D_SIGNATURE_FIELD_LACKS,
                    name_text(s->names, repr->items[i]->items[0]->name));
  if (row.field_count > repr->count) {
    for (uint32_t i = 0; i < row.field_count; i++) {
      const FieldRow *field = field_row(s->types, (FieldId){row.fields + i});
      bool is_there = false;
      for (uint32_t k = 0; k < repr->count; k++)
        is_there |= repr->items[k]->items[0]->name.index == field->name.index;
      if (!is_there)
        return refuse(s, m, tycon, D_SIGNATURE_FIELD_EXTRA, name_text(s->names, field->name));
    }
  }
  bool fits = true, in_order = true;
  for (uint32_t i = 0; i < repr->count && i < row.field_count; i++) {
    FieldId field = {row.fields + i};
    note_declaration(s, repr->items[i]->items[0]->span, USE_FIELD, field.index);
    if (same_field(s, scope, repr->items[i], field)) continue;
    in_order &= field_row(s->types, field)->name.index == repr->items[i]->items[0]->name.index;
    fits = part_differs(s, m, field_row(s->types, field)->span, "field", repr->items[i]->span);
  }
  return in_order ? fits : refuse(s, m, tycon, D_SIGNATURE_ORDER, "fields");
}

static bool fits_case(Sema *s, const Match *m, Scope *scope, Syn *wanted, const CaseRow *row,
                      bool is_private) {
  bool fits = !is_private && wanted->items[0]->name.index == row->name.index &&
              wanted->count - 1 == row->field_count;
  for (uint32_t i = 0; i < row->field_count && i + 1 < wanted->count; i++) {
    FieldId field = {row->fields + i};
    if (!is_private && same_field(s, scope, wanted->items[i + 1], field)) continue;
    fits =
        part_differs(s, m, field_row(s->types, field)->span, "field", wanted->items[i + 1]->span);
  }
  return fits ? fits : part_differs(s, m, row->span, "constructor", wanted->span);
}

static bool fits_union(Sema *s, const Match *m, Scope *scope, Syn *repr, TyconId tycon,
                       bool is_private) {
  const TyconRow row = *tycon_row(s->types, tycon);
  for (uint32_t i = 0; i < row.case_count; i++) {
    Name name = case_row(s->types, (CaseId){row.cases + i})->name;
    bool is_there = false;
    for (uint32_t k = 0; k < repr->count; k++)
      is_there |= repr->items[k]->items[0]->name.index == name.index;
    if (!is_there) return refuse(s, m, tycon, D_SIGNATURE_CASE_EXTRA, name_text(s->names, name));
  }
  bool fits = true;
  for (uint32_t i = 0; i < row.case_count && i < repr->count; i++) {
    const CaseRow one = *case_row(s->types, (CaseId){row.cases + i});
    note_declaration(s, repr->items[i]->items[0]->span, USE_CASE, row.cases + i);
    fits &= fits_case(s, m, scope, repr->items[i], &one, is_private);
  }
  return fits;
}

static bool fits_enum(Sema *s, const Match *m, Syn *repr, TyconId tycon) {
  const TyconRow row = *tycon_row(s->types, tycon);
  bool fits = row.case_count == repr->count || refuse(s, m, tycon, D_SIGNATURE_KIND, "");
  for (uint32_t i = 0; i < row.case_count && i < repr->count; i++) {
    const CaseRow one = *case_row(s->types, (CaseId){row.cases + i});
    Syn *wanted = repr->items[i], *value = syn_item(wanted, 1);
    note_declaration(s, wanted->items[0]->span, USE_CASE, row.cases + i);
    if (one.name.index != wanted->items[0]->name.index ||
        (value && value->kind == SYN_CONST && (int64_t)value->u.bits != one.value))
      fits = part_differs(s, m, one.span, "field", wanted->span);
  }
  return fits;
}

/* delegate of a * b -> c, as the function a -> b -> c. */
static bool fits_delegate(Sema *s, Scope *scope, Syn *type, TyconId tycon) {
  while (type->kind == SYN_TYPE_PAREN) type = type->items[0];
  TypeId given = tycon_row(s->types, tycon)->target;
  if (type->kind != SYN_TYPE_FUNC || type->count != 2) return true;
  Syn *domain = type->items[0];
  bool is_tuple = domain->kind == SYN_TYPE_TUPLE && !(domain->flags & SYN_F_STRUCT);
  for (uint32_t i = 0; i < (is_tuple ? domain->count : 1); i++) {
    given = type_resolve(s->types, given);
    if (type_kind(s->types, given) != TYPE_FUNCTION ||
        !type_equal(s->types, type_arg(s->types, given, 0),
                    sema_resolve_type(s, scope, is_tuple ? domain->items[i] : domain)))
      return false;
    given = type_arg(s->types, given, 1);
  }
  return type_equal(s->types, given, sema_resolve_type(s, scope, type->items[1]));
}

static bool is_lone_case(Sema *s, Syn *repr, const TyconRow *row) {
  Syn *type = repr->items[0];
  return repr->kind == SYN_REPR_ABBREV && row->kind == TYCON_UNION && row->case_count == 1 &&
         type->kind == SYN_TYPE_NAME && type->items[0]->kind == SYN_IDENT &&
         type->items[0]->name.index == case_row(s->types, (CaseId){row->cases})->name.index;
}

static bool fits_repr(Sema *s, const Match *m, Scope *scope, Syn *wanted, Syn *given,
                      TyconId tycon) {
  const TyconRow row = *tycon_row(s->types, tycon);
  Syn *repr = repr_of(wanted), *own = given ? repr_of(given) : NULL;
  if (row.kind == TYCON_MEASURE || sema_attribute(s, wanted->u.decor, "Measure")) return true;
  if (!repr) return row.kind != TYCON_ABBREV || refuse(s, m, tycon, D_SIGNATURE_ABBREV_HIDDEN, "");
  bool is_private = own && own->u.decor &&
                    (own->kind == SYN_REPR_UNION || own->kind == SYN_REPR_RECORD) &&
                    own->u.decor->access == SYN_ACCESS_PRIVATE &&
                    !(repr->u.decor && repr->u.decor->access == SYN_ACCESS_PRIVATE);
  switch ((SynKind)repr->kind) {
  case SYN_REPR_RECORD:
    return row.kind == TYCON_RECORD ? fits_record(s, m, scope, repr, tycon)
                                    : refuse(s, m, tycon, D_SIGNATURE_KIND, "");
  case SYN_REPR_UNION:
    return row.kind == TYCON_UNION ? fits_union(s, m, scope, repr, tycon, is_private)
                                   : refuse(s, m, tycon, D_SIGNATURE_KIND, "");
  case SYN_REPR_ENUM:
    return row.kind == TYCON_ENUM ? fits_enum(s, m, repr, tycon)
                                  : refuse(s, m, tycon, D_SIGNATURE_BASE, "");
  case SYN_REPR_DELEGATE:
    return (row.kind == TYCON_DELEGATE && fits_delegate(s, scope, repr->items[0], tycon)) ||
           refuse(s, m, tycon, D_SIGNATURE_KIND, "");
  case SYN_REPR_CLASS: {
    bool fits = true;
    for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < wanted->count; i++) {
      Syn *field = wanted->items[i];
      FieldId own_field = field->kind == SYN_FIELD
                              ? class_own_field(s, tycon, field->items[0]->name)
                              : (FieldId){0};
      if (field->kind != SYN_FIELD || (own_field.index && same_type(s, scope, field, own_field)))
        continue;
      if (!own_field.index)
        return refuse(s, m, tycon, D_SIGNATURE_FIELD_LACKS,
                      name_text(s->names, field->items[0]->name));
      fits = part_differs(s, m, field_row(s->types, own_field)->span, "field", field->span);
    }
    return fits;
  }
  case SYN_REPR_ABBREV:
    if (is_lone_case(s, repr, &row)) return true;
    if (row.kind != TYCON_ABBREV) return refuse(s, m, tycon, D_SIGNATURE_ABBREV_NOT, "");
    return type_equal(s->types, sema_resolve_type(s, scope, repr->items[0]), row.target) ||
           refuse(s, m, tycon, D_SIGNATURE_ABBREV, "");
  default: return true;
  }
}

/* ---- what a definition is beside that ---- */

/* seq<'T> has no row of its own that says so, but it is an IEnumerable. */
static bool is_untyped_sequence(Sema *s, TypeId type, TypeId wanted) {
  return type_is_known(s->types, type, KNOWN_SEQ) &&
         type_is_known(s->types, wanted, KNOWN_OLD_ENUMERABLE);
}

/* `args`: the definition's type arguments; NULL: its own parameters. */
static bool has_interface(Sema *s, TyconId tycon, const TypeId *args, TypeId wanted) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  for (uint32_t i = 0; i <= row.interfaces.count; i++) { /* the last one is the base */
    TypeId one = i < row.interfaces.count ? (TypeId){run_items(t, row.interfaces)[i]} : row.base;
    if (one.index && args) one = type_substitute(t, one, row.params, args);
    if (!one.index || !type_tycon(t, one).index) continue;
    if (type_equal(t, one, wanted) || is_untyped_sequence(s, one, wanted)) return true;
    const TypeRow shape = *type_row(t, type_resolve(t, one));
    TypeId *inner = NEW_ARRAY(s->scratch, TypeId, shape.args.count + 1);
    for (uint32_t k = 0; k < shape.args.count; k++)
      inner[k] = (TypeId){run_items(t, shape.args)[k]};
    if (has_interface(s, type_tycon(t, one), inner, wanted)) return true;
  }
  return false;
}

static bool fits_interfaces(Sema *s, const Match *m, Scope *scope, Syn *wanted, TyconId tycon) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  VEC(TypeId) shown = {0};
  if (row.kind == TYCON_INTERFACE) return true;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < wanted->count; i++) {
    Syn *syn = wanted->items[i];
    if (syn->kind != SYN_INTERFACE) continue;
    TypeId type = sema_resolve_type(s, scope, syn->items[0]);
    vec_push(s->scratch, &shown, type);
    if (!has_interface(s, tycon, NULL, type))
      return refuse(s, m, tycon, D_SIGNATURE_INTERFACE, sema_type_text(s, type));
  }
  for (uint32_t i = 0; i < row.interfaces.count; i++) {
    TypeId one = {run_items(t, row.interfaces)[i]};
    bool is_shown = m->quiet;
    for (uint32_t k = 0; k < shown.count; k++) is_shown |= type_equal(t, shown.items[k], one);
    if (!is_shown) diag(s->diags, row.span, D_SIGNATURE_INTERFACE_HIDDEN, sema_type_text(s, one));
  }
  return true;
}

static bool is_structural(const Syn *repr) {
  return repr && (repr->kind == SYN_REPR_RECORD || repr->kind == SYN_REPR_UNION);
}

static bool is_slots_only(const Syn *def) {
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++)
    if (def->items[i]->kind != SYN_ABSTRACT && def->items[i]->kind != SYN_INHERIT) return false;
  return def->count > SYN_TYPE_DEF_MEMBERS;
}

/* A class of the signature that says by members alone that it is one: neither constructor, slot nor attribute. */
static bool is_undecided(Sema *s, const Syn *wanted) {
  static const char *const kinds[] = {"Sealed", "Class", "Interface", "Struct", "AbstractClass"};
  Syn *repr = repr_of(wanted);
  if (!repr || repr->kind != SYN_REPR_CLASS || repr->sub != SYN_CLASS_PLAIN) return false;
  for (size_t i = 0; i < COUNT_OF(kinds); i++)
    if (sema_attribute(s, wanted->u.decor, kinds[i])) return false;
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < wanted->count; i++) {
    Syn *syn = wanted->items[i];
    if (syn->kind == SYN_ABSTRACT || syn->kind == SYN_INHERIT || syn->kind == SYN_FIELD ||
        (syn->kind == SYN_MEMBER_SIG && !strcmp(name_text(s->names, syn->items[0]->name), "new")))
      return false;
  }
  return true;
}

static bool fits_kind(Sema *s, const Match *m, Scope *scope, Syn *wanted, TyconId tycon) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  Syn *repr = repr_of(wanted);
  bool is_class = row.kind == TYCON_CLASS || row.kind == TYCON_INTERFACE;
  bool undecided = is_undecided(s, wanted);
  if (row.kind == TYCON_MEASURE || row.kind == TYCON_ABBREV ||
      (repr && repr->kind == SYN_REPR_ABBREV))
    return true;
  if (undecided && !m->quiet)
    diag(s->diags, wanted->items[SYN_TYPE_DEF_PATH]->span, D_SIGNATURE_UNDECIDED);
  bool wants_class = repr && repr->kind == SYN_REPR_CLASS && !undecided &&
                     repr->sub != SYN_CLASS_STRUCT && !sema_attribute(s, wanted->u.decor, "Struct");
  bool sealed = !is_class || row.flags & TYCON_SEALED,
       wants_sealed = !wants_class || sema_attribute(s, wanted->u.decor, "Sealed");
  if (sealed && !wants_sealed) return refuse(s, m, tycon, D_SIGNATURE_SEALED, "");
  if (!sealed && wants_sealed) return refuse(s, m, tycon, D_SIGNATURE_NOT_SEALED, "");
  bool abstract = (row.flags & TYCON_ABSTRACT) != 0,
       wants_abstract = sema_attribute(s, wanted->u.decor, "AbstractClass") != NULL;
  if (abstract && !wants_abstract) return refuse(s, m, tycon, D_SIGNATURE_ABSTRACT, "");
  if (!abstract && wants_abstract) return refuse(s, m, tycon, D_SIGNATURE_NOT_ABSTRACT, "");
  bool wants_struct = sema_attribute(s, wanted->u.decor, "Struct") ||
                      (repr && repr->kind == SYN_REPR_CLASS && repr->sub == SYN_CLASS_STRUCT);
  TypeId base = {0};
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < wanted->count; i++)
    if (wanted->items[i]->kind == SYN_INHERIT && row.kind == TYCON_CLASS)
      base = sema_resolve_type(s, scope, wanted->items[i]->items[0]);
  bool is_struct = (row.flags & TYCON_IS_STRUCT) != 0;
  if (is_struct != wants_struct && row.kind != TYCON_ENUM)
    return refuse(s, m, tycon, D_SIGNATURE_BASE, "");
  if (row.kind == TYCON_CLASS &&
      (!base.index != !row.base.index || (base.index && !type_equal(t, base, row.base))) &&
      !(base.index && type_is_known(t, base, KNOWN_OBJ)) &&
      !(row.base.index && type_is_known(t, row.base, KNOWN_OBJ)))
    return refuse(s, m, tycon, D_SIGNATURE_BASE, "");
  if (wants_class && row.kind == TYCON_CLASS && is_slots_only(wanted) && !wants_abstract &&
      !sema_attribute(s, wanted->u.decor, "Class"))
    return refuse(s, m, tycon, D_SIGNATURE_KIND, "");
  return true;
}

/* FS0316: a slot of an interface that the signature leaves out. */
static bool fits_slots(Sema *s, const Match *m, Syn *wanted, TyconId tycon) {
  Types *t = s->types;
  const TyconRow row = *tycon_row(t, tycon);
  if (!repr_of(wanted) || (row.kind != TYCON_INTERFACE && row.kind != TYCON_CLASS)) return true;
  for (MemberId at = row.members; at.index; at = member_row(t, at)->next) {
    const MemberRow one = *member_row(t, at);
    if (!(one.flags & MEMBER_ABSTRACT)) continue;
    bool is_there = false;
    for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < wanted->count && !is_there; i++) {
      WantedMember w;
      is_there = wanted->items[i]->kind == SYN_ABSTRACT &&
                 read_member(s, m, wanted->items[i], (MemberKind)one.kind, &w) &&
                 is_like(s, &w, &one);
    }
    if (!is_there) return refuse(s, m, tycon, D_SIGNATURE_SLOT, signature_text(s, one.span));
  }
  return true;
}

/* The constraints of the implementation's parameters stand in the signature too. */
static bool fits_params(Sema *s, const Match *m, Syn *wanted, Syn *given) {
  Syn *mine = given ? syn_item(given, SYN_TYPE_DEF_PARAMS) : NULL,
      *theirs = syn_item(wanted, SYN_TYPE_DEF_PARAMS);
  for (uint32_t i = 0; mine && i < mine->count; i++) {
    bool is_there = mine->items[i]->kind != SYN_CONSTRAINT;
    for (uint32_t k = 0; theirs && k < theirs->count; k++)
      is_there |=
          theirs->items[k]->kind == SYN_CONSTRAINT && theirs->items[k]->sub == mine->items[i]->sub;
    if (is_there) continue;
    if (!m->quiet)
      diag(s->diags, theirs ? theirs->span : wanted->items[SYN_TYPE_DEF_PATH]->span,
           D_SIGNATURE_CONSTRAINT, signature_text(s, mine->items[i]->items[0]->span),
           signature_text(s, mine->items[i]->span));
    return false;
  }
  return true;
}

bool signature_fits_type(Sema *s, const Match *m, Syn *wanted) {
  TyconId tycon = tycon_of(s, m, wanted);
  if (wanted->flags & SYN_F_EXTENSION || !tycon.index) return true;
  Syn *given = given_def(m, wanted), *path = wanted->items[SYN_TYPE_DEF_PATH];
  note_declaration(s, syn_path_part(path, 0)->span, USE_TYPE, tycon.index);
  const SynDecor *mine = given ? given->u.decor : NULL, *theirs = wanted->u.decor;
  const TyconRow row = *tycon_row(s->types, tycon);
  TypeVars vars = {.closed = true};
  Scope scope = inner_scope(s, m, wanted, tycon, &vars);
  signature_attributes(s, m, theirs, mine, row.name);
  if (mine && mine->access == SYN_ACCESS_PRIVATE &&
      !(theirs && theirs->access == SYN_ACCESS_PRIVATE))
    return refuse(s, m, tycon, D_SIGNATURE_ACCESS, "");
  if (!fits_interfaces(s, m, &scope, wanted, tycon)) return false;
  if (is_structural(repr_of(wanted)) && is_structural(given ? repr_of(given) : NULL)) {
    if (sema_attribute(s, mine, "NoEquality") && !sema_attribute(s, theirs, "NoEquality"))
      return refuse(s, m, tycon, D_SIGNATURE_INTERFACE, "System.Collections.IStructuralEquatable");
    if (sema_attribute(s, mine, "NoComparison") && !sema_attribute(s, theirs, "NoComparison"))
      return refuse(s, m, tycon, D_SIGNATURE_INTERFACE, "System.IComparable");
  }
  Syn *repr = repr_of(wanted);
  if (row.kind == TYCON_UNION && repr && repr->kind == SYN_REPR_ENUM)
    return refuse(s, m, tycon, D_SIGNATURE_BASE, "");
  return fits_kind(s, m, &scope, wanted, tycon) && fits_params(s, m, wanted, given) &&
         fits_repr(s, m, &scope, wanted, given, tycon) && fits_slots(s, m, wanted, tycon);
}

/* ---- exceptions ---- */

bool signature_has_exception(Sema *s, const Match *m, Syn *wanted) {
  Found found;
  Name name = wanted->items[0]->items[0]->name;
  if (sema_find_entry(s, m->module, SPACE_PATTERN, name, ANY_ARITY, &found) &&
      found.kind == ENTRY_EXN)
    return true;
  signature_missing(s, m, "type", name_text(s->names, name));
  return false;
}

bool signature_fits_exception(Sema *s, const Match *m, Syn *wanted) {
  Found found;
  Syn *syn = wanted->items[0];
  if (!sema_find_entry(s, m->module, SPACE_PATTERN, syn->items[0]->name, ANY_ARITY, &found))
    return true;
  TyconId tycon = {found.target};
  const TyconRow row = *tycon_row(s->types, tycon);
  TypeVars vars = {.closed = true};
  Scope scope = m->scope;
  scope.vars = &vars;
  if (row.field_count != syn->count - 1) return refuse(s, m, tycon, D_SIGNATURE_EXCEPTION, "");
  bool fits = true;
  for (uint32_t i = 0; i < row.field_count; i++) {
    FieldId field = {row.fields + i};
    TypeId type = sema_resolve_type(s, &scope, syn->items[i + 1]->items[1]);
    if (!type_equal(s->types, type, field_row(s->types, field)->type))
      fits = part_differs(s, m, field_row(s->types, field)->span, "field", syn->items[i + 1]->span);
  }
  return fits;
}

/* ---- what is hidden ---- */

/* Made by the compiler, which looks for it: no name that can be written. */
static bool is_made(Sema *s, Name name) {
  const char *text = name_text(s->names, name);
  return (text[0] == '.' && name.index != s->words.ctor.index) || strchr(text, '@');
}

static bool names_member(Sema *s, const Match *m, const Syn *def, const MemberRow *member) {
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++) {
    WantedMember w;
    if (is_member(def->items[i]) &&
        read_member(s, m, def->items[i], (MemberKind)member->kind, &w) && is_like(s, &w, member))
      return true;
  }
  return false;
}

/* `type T with member …` in the signature: it shows members that stand in the definition of T itself. */
static bool is_member_added(Sema *s, const Match *m, TyconId tycon, const MemberRow *member) {
  for (uint32_t i = 1; i < m->signature->count; i++) {
    const Syn *decl = m->signature->items[i];
    for (uint32_t k = 0; decl->kind == SYN_TYPES && k < decl->count; k++)
      if (decl->items[k]->flags & SYN_F_EXTENSION && names_member(s, m, decl->items[k], member) &&
          tycon_of(s, m, decl->items[k]).index == tycon.index)
        return true;
  }
  return false;
}

void signature_hide_parts(Sema *s, const Match *m, Syn *wanted) {
  Types *t = s->types;
  TyconId tycon = tycon_of(s, m, wanted);
  if (!tycon.index || wanted->flags & SYN_F_EXTENSION || table_is_image(&t->tycons, tycon.index))
    return;
  TyconRow *row = tycon_row(t, tycon);
  if (!repr_of(wanted) &&
      (row->kind == TYCON_RECORD || row->kind == TYCON_UNION || row->kind == TYCON_ENUM))
    row->flags |= TYCON_PRIVATE | TYCON_HIDDEN;
  for (MemberId at = row->members; at.index; at = member_row(t, at)->next) {
    MemberRow *one = member_row(t, at);
    if (one->implements.index ||
        one->flags & (MEMBER_ABSTRACT | MEMBER_OVERRIDE | MEMBER_EXTENSION) ||
        is_made(s, one->name))
      continue;
    if (!names_member(s, m, wanted, one) && !is_member_added(s, m, tycon, one))
      member_row(t, at)->flags |= MEMBER_HIDDEN;
  }
}
