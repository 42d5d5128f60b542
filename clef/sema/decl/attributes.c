/* attributes: checks that [< >] names an attribute type in scope, that it is allowed at its place, and that its arguments are
 * constants.
 *
 * The attributes of FSharp.Core and System are rows of decl/attributes.def. They leave no code. The program's own are classes;
 * their arguments are checked as a call of the constructor. The calls for a type, its fields, cases and properties become a
 * function that makes the attributes. Only reflection refers to it (clef/psg/derive/reflect.c). The code that implements the
 * meaning of an attribute looks it up by name (sema_attribute).
 */
#include "clef/sema/names/names.h"
#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"
#include "clef/sema/call/fit.h"
#include "clef/sema/call/member.h"
#include "clef/sema/decl/decl.h"

enum { /* AttributeTargets */
       ON_CLASS = 4,
       ON_STRUCT = 8,
       ON_ENUM = 16,
       ON_METHOD = 64,
       ON_PROPERTY = 128,
       ON_FIELD = 256,
       ON_EVENT = 512,
       ON_INTERFACE = 1024,
       ON_DELEGATE = 4096,
       ON_ALL = 32767
};

typedef struct KnownAttribute {
  const char *space, *name;
  uint32_t targets;
  bool many;
  uint32_t fewest, most;
} KnownAttribute;

static const KnownAttribute known[] = {
#define ATTRIBUTE(space, name, targets, many, fewest, most) \
  {space, name, targets, many, fewest, most},
#include "clef/sema/decl/attributes.def"
};

/* ---- which attribute it is ---- */

static bool is_named(const char *written, const char *name) {
  size_t size = strlen(name);
  return !strncmp(written, name, size) && (!written[size] || !strcmp(written + size, "Attribute"));
}

/* The path before the last name, with dots. */
static const char *prefix_of(Sema *s, Syn *path) {
  Text text = text_in(s->scratch);
  for (uint32_t i = 0; i + 1 < syn_path_count(path); i++) {
    if (i) text_add_char(&text, '.');
    text_add(&text, name_text(s->names, syn_path_part(path, i)->name));
  }
  return text_string(&text);
}

/* Does `prefix`, alone or behind an opened namespace, refer to the namespace? FSharp.Core is always open. */
static bool means_space(Sema *s, const Scope *scope, const char *prefix, const char *space) {
  if (!strcmp(prefix, space) || !strncmp(space, "Microsoft.FSharp", 16)) return true;
  ModuleSet opened = scope_opened(s, scope);
  for (uint32_t i = 0; i < opened.count; i++) {
    Name path = module_row(s, opened.items[i])->path;
    if (!path.index) continue;
    const char *text = name_text(s->names, path);
    size_t size = strlen(text);
    if (strncmp(text, space, size)) continue;
    if (*prefix ? space[size] == '.' && !strcmp(space + size + 1, prefix) : !space[size])
      return true;
  }
  return false;
}

static const KnownAttribute *find_known(Sema *s, const Scope *scope, Syn *path) {
  const char *name = name_text(s->names, syn_path_part(path, syn_path_count(path) - 1)->name);
  const char *prefix = NULL;
  for (size_t i = 0; i < COUNT_OF(known); i++) {
    if (known[i].name[0] != name[0] || !is_named(name, known[i].name)) continue;
    if (!prefix) prefix = prefix_of(s, path);
    if (means_space(s, scope, prefix, known[i].space)) return &known[i];
  }
  return NULL;
}

/* The program's own: a type of that name with `Attribute` behind it, or of that name. */
static TyconId find_own(Sema *s, const Scope *scope, Syn *path) {
  Found found;
  uint32_t used, count = syn_path_count(path);
  Syn longer = *path, last = *syn_path_part(path, count - 1);
  last.name = sema_name(s, format_in(s->scratch, "%sAttribute", name_text(s->names, last.name)));
  Syn **items = NEW_ARRAY(s->scratch, Syn *, count);
  for (uint32_t i = 0; i < count; i++) items[i] = syn_path_part(path, i);
  items[count - 1] = &last;
  if (count == 1) longer = last;
  if (count > 1) longer.items = items;
  for (int round = 0; round < 2; round++) {
    Syn *at = round ? path : &longer;
    if (scope_find_path(s, scope, SPACE_TYPE, at, 0, &found, &used) && used == count &&
        found.kind == ENTRY_TYPE)
      return (TyconId){found.target};
  }
  return (TyconId){0};
}

bool sema_is_own_attribute(Sema *s, const Scope *scope, Syn *attribute) {
  TyconId own = find_own(s, scope, attribute->items[0]);
  return own.index && !table_is_image(&s->types->tycons, own.index);
}

/* Is it certainly no constant: an application, or a value that is no literal? */
static Syn *not_constant(Sema *s, const Scope *scope, Syn *e) {
  Found found;
  uint32_t used;
  e = attribute_argument(e);
  if (!e) return NULL;
  switch ((SynKind)e->kind) {
  case SYN_IDENT:
  case SYN_LONG_IDENT:
    if (!scope_find_path(s, scope, SPACE_VALUE, e, ANY_ARITY, &found, &used) ||
        used != syn_path_count(e) || found.kind != ENTRY_VALUE)
      return NULL;
    return psg_node(s->graph, (NodeId){found.target})->flags & NODE_LITERAL_CONST ? NULL : e;
  case SYN_TUPLE:
  case SYN_ARRAY:
  case SYN_SEQUENTIAL:
    for (uint32_t i = 0; i < e->count; i++) {
      Syn *bad = not_constant(s, scope, e->items[i]);
      if (bad) return bad;
    }
    return NULL;
  case SYN_INFIX: { /* the left spine of a long chain by a loop */
    VEC(Syn *) right = {0};
    for (; e && e->kind == SYN_INFIX; e = attribute_argument(e->items[0]))
      vec_push(s->scratch, &right, e->items[1]);
    Syn *bad = not_constant(s, scope, e);
    while (!bad && right.count) bad = not_constant(s, scope, vec_pop(&right));
    return bad;
  }
  case SYN_LAMBDA:
  case SYN_LIST:
  case SYN_IF:
  case SYN_MATCH: return e;
  default: return NULL;
  }
}

static bool is_setting(const Syn *arg) {
  return arg->kind == SYN_INFIX && arg->items[0]->kind == SYN_IDENT &&
         arg->u.op.end == arg->u.op.start + 1;
}

static void check_arguments(Sema *s, const Scope *scope, Syn *arg) {
  arg = attribute_argument(arg);
  uint32_t count = arg && arg->kind == SYN_TUPLE ? arg->count : arg != NULL;
  for (uint32_t i = 0; i < count; i++) {
    Syn *one = arg->kind == SYN_TUPLE ? arg->items[i] : arg;
    Syn *bad = not_constant(s, scope, is_setting(one) ? one->items[1] : one);
    if (bad) diag(s->diags, bad->span, D_NOT_CONSTANT);
  }
}

static void check_count(Sema *s, const KnownAttribute *k, Syn *arg, Span span) {
  arg = attribute_argument(arg);
  uint32_t count = 0;
  bool settings = false;
  if (arg && arg->kind == SYN_TUPLE)
    for (uint32_t i = 0; i < arg->count; i++)
      if (is_setting(arg->items[i]))
        settings = true;
      else
        count++;
  else if (arg && is_setting(arg))
    settings = true;
  else if (arg)
    count = !(arg->kind == SYN_CONST && arg->sub == SYN_CONST_UNIT);
  if ((count < k->fewest && !settings) || count > k->most)
    diag(s->diags, span, D_ATTRIBUTE_ARG_COUNT, format_in(s->session, "%sAttribute", k->name),
         format_in(s->session, "%u", count));
}

/* ---- one attribute ---- */

/* Does the class inherit System.Attribute? */
static bool is_attribute_type(Sema *s, TyconId tycon) {
  while (tycon.index) {
    const TyconRow *row = tycon_row(s->types, tycon);
    if (!strcmp(name_text(s->names, row->name), "Attribute") &&
        table_is_image(&s->types->tycons, tycon.index))
      return true;
    tycon = row->base.index ? type_tycon(s->types, row->base) : (TyconId){0};
  }
  return false;
}

static uint32_t targets_in(Sema *s, Syn *e) {
  static const struct {
    const char *name;
    uint32_t bits;
  } names[] = {{"Assembly", 1},    {"Module", 2},         {"Class", 4},
               {"Struct", 8},      {"Enum", 16},          {"Constructor", 32},
               {"Method", 64},     {"Property", 128},     {"Field", 256},
               {"Event", 512},     {"Interface", 1024},   {"Parameter", 2048},
               {"Delegate", 4096}, {"ReturnValue", 8192}, {"GenericParameter", 16384}};
  e = attribute_argument(e);
  if (e->kind == SYN_INFIX) return targets_in(s, e->items[0]) | targets_in(s, e->items[1]);
  if (e->kind == SYN_LONG_IDENT)
    for (size_t i = 0; i < COUNT_OF(names); i++)
      if (!strcmp(name_text(s->names, syn_path_part(e, e->count - 1)->name), names[i].name))
        return names[i].bits;
  return ON_ALL;
}

/* [<AttributeUsage(targets, AllowMultiple = …)>] of a definition. */
void sema_note_attribute_usage(Sema *s, TyconId tycon, const SynDecor *decor) {
  Syn *usage = sema_attribute(s, decor, "AttributeUsage"),
      *arg = usage ? attribute_argument(syn_item(usage, 1)) : NULL;
  if (!arg) return;
  AttributeUsage row = {tycon, ON_ALL, false};
  for (uint32_t i = 0; i < (arg->kind == SYN_TUPLE ? arg->count : 1); i++) {
    Syn *one = arg->kind == SYN_TUPLE ? arg->items[i] : arg;
    if (!is_setting(one)) {
      row.targets = targets_in(s, one);
      continue;
    }
    Syn *value = attribute_argument(one->items[1]);
    if (!strcmp(name_text(s->names, one->items[0]->name), "AllowMultiple"))
      row.many = value->kind == SYN_CONST && value->sub == SYN_CONST_BOOL && value->u.bits;
  }
  vec_push(s->session, &s->attributes.usages, row);
}

static const AttributeUsage *usage_of(const Sema *s, TyconId tycon) {
  static const AttributeUsage anywhere = {.targets = ON_ALL};
  for (uint32_t i = s->attributes.usages.count; i-- > 0;)
    if (s->attributes.usages.items[i].tycon.index == tycon.index)
      return &s->attributes.usages.items[i];
  return &anywhere;
}

static const char *place_text(uint32_t place) {
  return place == ON_METHOD     ? "method, return value"
         : place & ON_FIELD     ? "property, field, return value"
         : place & ON_PROPERTY  ? "property, event, return value"
         : place == ON_ENUM     ? "enum"
         : place & ON_INTERFACE ? "interface"
         : place == ON_DELEGATE ? "delegate"
                                : "class";
}

/* Is it an attribute of the library that the library reads by reflection? */
static bool is_read_by_library(Sema *s, TyconId tycon) {
  Name path = tycon_row(s->types, tycon)->path;
  return path.index && !strncmp(name_text(s->names, path), "System.Text.Json.", 17);
}

static void check_own(Sema *s, const Scope *scope, Syn *attribute, TyconId tycon) {
  Syn *path = attribute->items[0], *arg = syn_item(attribute, 1), *unit = NULL;
  if (!is_attribute_type(s, tycon)) {
    diag(s->diags, path->span, D_NO_ATTRIBUTE_TYPE);
    return;
  }
  if (table_is_image(&s->types->tycons, tycon.index) && !is_read_by_library(s, tycon)) return;
  if (!arg) {
    unit = NEW(s->unit, Syn);
    *unit = (Syn){.kind = SYN_CONST, .sub = SYN_CONST_UNIT, .span = path->span};
  }
  uint32_t errors = s->diags->error_count;
  NodeId made = sema_construct(s, scope, type_app(s->types, tycon, NULL, 0), arg ? arg : unit,
                               MAKE_NEW, path->span);
  if (s->diags->error_count == errors) {
    vec_push(s->unit, &s->attributes.made, made);
    if (arg) check_arguments(s, scope, arg);
  } else if (!strcmp(diag_code_text(vec_last(&s->diags->list).code), "FS0001")) {
    diag(s->diags, arg ? arg->span : path->span, D_NOT_CONSTANT);
  }
}

static void check_one(Sema *s, const Scope *scope, const SynDecor *decor, uint32_t index,
                      uint32_t place) {
  Syn *attribute = decor->attributes[index], *path = attribute->items[0];
  if (path->kind != SYN_IDENT && path->kind != SYN_LONG_IDENT) return;
  TyconId own = find_own(s, scope, path);
  const KnownAttribute *k = own.index && !table_is_image(&s->types->tycons, own.index)
                                ? NULL
                                : find_known(s, scope, path);
  if (!k && !own.index) {
    sema_undefined_type(s, scope, path);
    return;
  }
  uint32_t targets = ON_ALL;
  bool many = true;
  if (k) {
    targets = k->targets, many = k->many;
    check_count(s, k, syn_item(attribute, 1), path->span);
    s->graph->has_thread_statics |= !strcmp(k->name, "ThreadStatic");
    if (syn_item(attribute, 1)) check_arguments(s, scope, attribute->items[1]);
  } else {
    targets = usage_of(s, own)->targets, many = usage_of(s, own)->many;
    check_own(s, scope, attribute, own);
  }
  if (!attribute->name.index && place && !(targets & place))
    diag(s->diags, path->span, D_ATTRIBUTE_PLACE, place_text(place));
  Name last = syn_path_part(path, syn_path_count(path) - 1)->name;
  for (uint32_t i = 0; i < index && !many; i++) {
    Syn *other = decor->attributes[i]->items[0];
    bool is_path = other->kind == SYN_IDENT || other->kind == SYN_LONG_IDENT;
    if (!is_path || decor->attributes[i]->name.index != attribute->name.index ||
        syn_path_part(other, syn_path_count(other) - 1)->name.index != last.index)
      continue;
    diag(s->diags, path->span, D_ATTRIBUTE_TWICE, name_text(s->names, last));
    break;
  }
}

static void check_decor(Sema *s, const Scope *scope, const SynDecor *decor, uint32_t place) {
  s->attributes.made.count = 0;
  for (uint32_t i = 0; decor && i < decor->attribute_count; i++)
    check_one(s, scope, decor, i, place);
}

/* ---- what is kept ---- */

/* The attributes that check_decor made last, of that owner: fun () -> [| box (A ()); … |]. */
static void keep(Sema *s, AttributeOwner owner, uint32_t id, Span span, NodeList *out) {
  Graph *g = s->graph;
  uint32_t count = s->attributes.made.count;
  if (!count || !id || s->diags->error_count) return;
  TypeId obj = type_of(s->types, KNOWN_OBJ), objects = type_array(s->types, obj, 1),
         unit = sema_unit(s);
  NodeId *items = NEW_ARRAY(s->unit, NodeId, count);
  for (uint32_t i = 0; i < count; i++)
    items[i] = sema_coerce(s, s->attributes.made.items[i], obj, COERCE_BOX, span);
  NodeId param = psg_new(g, PSG_PATTERN_BINDING, unit, span);
  psg_node(g, param)->name = sema_fresh_name(s);
  psg_node(g, param)->flags |= NODE_SYNTHETIC;
  sema_mark_made(s, param, "attributes");
  NodeId array = psg_new_n(g, PSG_ARRAY_EXPR, objects, span, items, count);
  TypeId type = type_function(s->types, unit, objects);
  NodeId lambda = psg_new2(g, PSG_LAMBDA, type, span, param, array);
  NodeId binding = psg_new1(g, PSG_BINDING, type, span, lambda);
  psg_node(g, binding)->name = sema_name(s, "attributes@");
  psg_node(g, binding)->flags |= NODE_MODULE_LEVEL | NODE_SYNTHETIC;
  vec_push(s->unit, out, binding);
  map64_set(&g->attributes, map64_key(id, owner), binding.index);
  s->attributes.made.count = 0;
}

static Name name_of_part(const Syn *part) {
  if (part->kind != SYN_CASE && part->name.index) return part->name;
  const Syn *head = part->count ? part->items[0] : NULL;
  return head && head->kind == SYN_IDENT ? head->name : (Name){0};
}

static void keep_part(Sema *s, TyconId tycon, const Syn *part, NodeList *out) {
  if (!tycon.index) return;
  const TyconRow row = *tycon_row(s->types, tycon);
  Name name = name_of_part(part);
  if (!name.index) return;
  for (uint32_t i = 0; part->kind == SYN_FIELD && i < row.field_count; i++)
    if (field_row(s->types, (FieldId){row.fields + i})->name.index == name.index)
      keep(s, ATTRIBUTES_OF_FIELD, row.fields + i, part->span, out);
  for (uint32_t i = 0; part->kind != SYN_FIELD && i < row.case_count; i++)
    if (case_row(s->types, (CaseId){row.cases + i})->name.index == name.index)
      keep(s, ATTRIBUTES_OF_CASE, row.cases + i, part->span, out);
}

static void keep_member(Sema *s, TyconId tycon, Syn *head, NodeList *out) {
  if (!tycon.index || !s->attributes.made.count) return;
  while (head->kind == SYN_PAREN || head->kind == SYN_PAT_TYPED) head = head->items[0];
  Name name = head->kind == SYN_IDENT        ? head->name
              : head->kind == SYN_LONG_IDENT ? syn_path_part(head, syn_path_count(head) - 1)->name
                                             : (Name){0};
  for (MemberId m = tycon_row(s->types, tycon)->members; m.index; m = member_row(s->types, m)->next)
    if (member_row(s->types, m)->kind == MEMBER_GETTER &&
        member_row(s->types, m)->name.index == name.index)
      keep(s, ATTRIBUTES_OF_MEMBER, m.index, head->span, out);
}

/* ---- where they stand ---- */

static void check_pattern(Sema *s, const Scope *scope, const Syn *pattern) {
  if (syn_kind_group((SynKind)pattern->kind) != SYN_GROUP_PAT) return;
  if (pattern->kind == SYN_PAT_ATTRS) check_decor(s, scope, pattern->u.decor, 0);
  for (uint32_t i = 0; i < pattern->count; i++)
    if (pattern->items[i]) check_pattern(s, scope, pattern->items[i]);
}

static void check_params(Sema *s, const Scope *scope, const Syn *binding) {
  for (uint32_t i = SYN_BINDING_PARAMS; i < binding->count; i++)
    check_pattern(s, scope, binding->items[i]);
}

static bool is_function(const Syn *binding) {
  const Syn *body = binding->items[SYN_BINDING_BODY];
  return binding->count > SYN_BINDING_PARAMS || binding->items[SYN_BINDING_TYPE_PARAMS] ||
         (body && (body->kind == SYN_LAMBDA || body->kind == SYN_FUNCTION));
}

static void check_let(Sema *s, const Scope *scope, const Syn *let, bool in_type) {
  for (uint32_t i = 0; i < let->count; i++) {
    const Syn *binding = let->items[i];
    bool is_main = binding->u.decor && sema_attribute(s, binding->u.decor, "EntryPoint");
    uint32_t place = in_type                           ? 0
                     : is_function(binding) || is_main ? ON_METHOD
                                                       : ON_PROPERTY | ON_FIELD;
    check_decor(s, scope, binding->u.decor, place);
    check_params(s, scope, binding);
    if (!binding->u.decor) continue;
    Span at = binding->items[SYN_BINDING_HEAD]->span;
    if (sema_attribute(s, binding->u.decor, "Literal") && binding->count > SYN_BINDING_PARAMS)
      diag(s->diags, binding->items[SYN_BINDING_BODY]->span, D_LITERAL_FUNCTION);
    if (sema_attribute(s, binding->u.decor, "DefaultValue"))
      diag(s->diags, at, D_DEFAULT_VALUE_ON_LET);
    if (sema_attribute(s, binding->u.decor, "Conditional"))
      diag(s->diags, at, D_CONDITIONAL_ON_LET);
  }
}

static void check_member(Sema *s, const Scope *scope, const Syn *m, TyconId of, NodeList *out) {
  switch ((SynKind)m->kind) {
  case SYN_MEMBER:
    check_decor(s, scope, m->u.decor,
                m->count > SYN_BINDING_PARAMS && !(m->flags & (SYN_F_GET | SYN_F_SET))
                    ? ON_METHOD
                    : ON_PROPERTY | ON_EVENT | ON_METHOD);
    keep_member(s, of, m->items[SYN_BINDING_HEAD], out);
    if (sema_attribute(s, m->u.decor, "EntryPoint"))
      diag(s->diags, m->items[SYN_BINDING_HEAD]->span, D_ENTRY_POINT_ON_MEMBER);
    check_params(s, scope, m);
    return;
  case SYN_PROPERTY: check_member(s, scope, m->items[0], of, out); return;
  case SYN_AUTO_PROPERTY:
  case SYN_ABSTRACT:
    check_decor(s, scope, m->u.decor, 0);
    keep_member(s, of, m->items[0], out);
    return;
  case SYN_FIELD:
  case SYN_CTOR: check_decor(s, scope, m->u.decor, 0); return;
  case SYN_LET_DECL: check_let(s, scope, m, true); return;
  case SYN_INTERFACE:
    for (uint32_t i = 1; i < m->count; i++) check_member(s, scope, m->items[i], (TyconId){0}, out);
    return;
  default: return;
  }
}

TyconId sema_defined_by(Sema *s, const Scope *scope, const Syn *def) {
  Found found;
  Syn *path = def->items[SYN_TYPE_DEF_PATH];
  const Syn *params = syn_item(def, SYN_TYPE_DEF_PARAMS);
  uint32_t arity = params ? params->count : 0;
  if (def->flags & SYN_F_EXTENSION || path->kind != SYN_IDENT ||
      (!sema_find_entry(s, scope->module, SPACE_TYPE, path->name, arity, &found) &&
       !sema_find_entry(s, scope->module, SPACE_TYPE, path->name, ANY_ARITY, &found)) ||
      found.kind != ENTRY_TYPE)
    return (TyconId){0};
  return (TyconId){found.target};
}

static uint32_t place_of_type(Sema *s, TyconId tycon) {
  if (!tycon.index) return 0;
  const TyconRow *row = tycon_row(s->types, tycon);
  switch ((TyconKind)row->kind) {
  case TYCON_RECORD:
  case TYCON_UNION:
  case TYCON_CLASS:
  case TYCON_STRUCT: return ON_CLASS | ON_STRUCT;
  case TYCON_ENUM: return ON_ENUM;
  case TYCON_INTERFACE: return ON_INTERFACE | ON_STRUCT;
  case TYCON_DELEGATE: return ON_DELEGATE;
  case TYCON_PRIM:
  case TYCON_EXCEPTION:
  case TYCON_ABBREV:
  case TYCON_MEASURE: return 0;
  }
  return 0;
}

static void check_type(Sema *s, const Scope *scope, const Syn *def, NodeList *out) {
  TyconId tycon = sema_defined_by(s, scope, def);
  const Syn *params = syn_item(def, SYN_TYPE_DEF_PARAMS), *ctor = syn_item(def, SYN_TYPE_DEF_CTOR),
            *repr = syn_item(def, SYN_TYPE_DEF_REPR);
  check_decor(s, scope, def->u.decor, place_of_type(s, tycon));
  keep(s, ATTRIBUTES_OF_TYPE, tycon.index, def->span, out);
  for (uint32_t i = 0; params && i < params->count; i++)
    if (params->items[i]->kind == SYN_TYPE_VAR) check_decor(s, scope, params->items[i]->u.decor, 0);
  if (ctor) check_pattern(s, scope, ctor->items[0]);
  bool has_parts = repr && (repr->kind == SYN_REPR_RECORD || repr->kind == SYN_REPR_UNION ||
                            repr->kind == SYN_REPR_ENUM);
  for (uint32_t i = 0; has_parts && i < repr->count; i++) {
    SynKind kind = (SynKind)repr->items[i]->kind;
    if (kind != SYN_FIELD && kind != SYN_CASE && kind != SYN_ENUM_CASE) continue;
    check_decor(s, scope, repr->items[i]->u.decor, 0);
    if (s->attributes.made.count) keep_part(s, tycon, repr->items[i], out);
  }
  for (uint32_t i = SYN_TYPE_DEF_MEMBERS; i < def->count; i++)
    check_member(s, scope, def->items[i], tycon, out);
}

void sema_check_attributes(Sema *s, const Scope *scope, Syn *decl, NodeList *out) {
  if (!s->dialect->checks_attributes) return;
  switch ((SynKind)decl->kind) {
  case SYN_LET_DECL: check_let(s, scope, decl, false); return;
  case SYN_TYPES:
    for (uint32_t i = 0; i < decl->count; i++) check_type(s, scope, decl->items[i], out);
    return;
  case SYN_MODULE: check_decor(s, scope, decl->u.decor, ON_CLASS); return;
  case SYN_EXCEPTION:
  case SYN_DO_DECL:
  case SYN_ATTRS_DECL: check_decor(s, scope, decl->u.decor, 0); return;
  default: return;
  }
}
