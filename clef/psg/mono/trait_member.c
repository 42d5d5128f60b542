/* trait_member: what a type has under the name of a member constraint, and whether types satisfy a member's constraints: the
 * questions about one candidate that the choice of the member (witness.c) and of its type arguments (member_args.c) share.
 */
#include "clef/psg/graph/object_types.h"
#include "clef/psg/mono/instance_state.h"
#include "clef/type/unify.h"

static const struct {
  const char *name;
  IntrinsicId id;
} operators[] = {
    {"op_Addition", INTRINSIC_ADD},
    {"op_Subtraction", INTRINSIC_SUB},
    {"op_Multiply", INTRINSIC_MUL},
    {"op_Division", INTRINSIC_DIV},
    {"op_Modulus", INTRINSIC_REM},
    {"op_UnaryNegation", INTRINSIC_NEG},
    {"op_BitwiseAnd", INTRINSIC_BIT_AND},
    {"op_BitwiseOr", INTRINSIC_BIT_OR},
    {"op_ExclusiveOr", INTRINSIC_BIT_XOR},
    {"op_LogicalNot", INTRINSIC_BIT_NOT},
    {"op_LeftShift", INTRINSIC_SHL},
    {"op_RightShift", INTRINSIC_SHR},
    {"op_Explicit", INTRINSIC_CONVERT},
    {"op_Implicit", INTRINSIC_CONVERT},
    {"Sqrt", INTRINSIC_SQRT},
    {"Floor", INTRINSIC_FLOOR},
    {"Ceiling", INTRINSIC_CEIL},
    {"Truncate", INTRINSIC_TRUNC},
    {"Round", INTRINSIC_ROUND_EVEN},
};

IntrinsicId psg_primitive_operator(const char *name) {
  for (uint32_t i = 0; i < COUNT_OF(operators); i++)
    if (!strcmp(name, operators[i].name)) return operators[i].id;
  return INTRINSIC_NONE;
}

bool psg_has_operation(Types *t, TypeId type, const char *name) {
  TyconId tycon = type_tycon(t, type);
  PrimKind prim = type_prim(t, type);
  bool is_enum = tycon.index && tycon_row(t, tycon)->kind == TYCON_ENUM;
  if (!strcmp(name, "ToString") || !strcmp(name, "GetHashCode")) return true;
  if (type_kind(t, type) == TYPE_TUPLE) {
    uint32_t index;
    return !strncmp(name, "get_", 4) && type_is_tuple_item(t, type, name + 4, &index);
  }
  if (!tycon.index) return true;
  if (!is_enum && !prim_is_number(prim) && prim != PRIM_CHAR && prim != PRIM_STRING) return false;
  bool found = !strncmp(name, "op_", 3) || !strcmp(name, "get_Zero") || !strcmp(name, "get_One") ||
               !strcmp(name, "DivideByInt") || !strcmp(name, "Sign") || !strcmp(name, "Abs") ||
               (is_enum && !strcmp(name, "HasFlag"));
  return found || psg_primitive_operator(name);
}

bool psg_may_mean(Graph *g, MemberId m, const char *name, bool of_instance) {
  const MemberRow *member = member_row(g->types, m);
  const char *plain = !strncmp(name, "get_", 4) || !strncmp(name, "set_", 4) ? name + 4 : name;
  const char *text = name_text(g->names, member->name);
  if (strcmp(text, name) != 0 && strcmp(text, plain) != 0) return false;
  bool is_property = plain != name && !strcmp(text, plain); /* the prefix is get_ or set_ */
  if (is_property && (member->kind == MEMBER_SETTER) != (name[0] == 's')) return false;
  bool is_new = member->kind == MEMBER_CONSTRUCTOR;
  bool is_slot = member->flags & (MEMBER_VIRTUAL | MEMBER_ABSTRACT);
  if ((member->flags & MEMBER_STATIC || is_new) == of_instance) return false;
  return is_slot || is_new || member->binding;
}

bool psg_field_named(Graph *g, const TyconRow *row, const char *name, Witness *w) {
  for (uint32_t i = 0; i < row->field_count; i++) {
    FieldId field = {row->fields + i};
    if (field_row(g->types, field)->flags & (FIELD_HIDDEN | FIELD_PRIVATE) ||
        strcmp(name_text(g->names, field_row(g->types, field)->name), name) != 0)
      continue;
    w->field = true;
    w->field_id = field;
    return true;
  }
  return false;
}

bool psg_part_witness(Graph *g, const char *name, TypeId support, Witness *w) {
  Types *t = g->types;
  if (strncmp(name, "get_", 4)) return false;
  if (type_is_tuple_item(t, support, name + 4, &w->position)) {
    w->field = true;
    return true;
  }
  if (type_kind(t, support) != TYPE_ANON_RECORD) return false;
  const TypeRow row = *type_row(t, type_resolve(t, support));
  for (uint32_t i = 0; i < row.args.count; i += 2) {
    if (strcmp(name_text(g->names, (Name){run_items(t, row.args)[i]}), name + 4) != 0) continue;
    w->field = true;
    w->position = i / 2;
    return true;
  }
  return false;
}

/* Has one of the types the member? */
static bool has_member_named(Graph *g, IdRun support, IdRun params, const TypeId *bound,
                             const char *name) {
  Types *t = g->types;
  const char *plain = !strncmp(name, "get_", 4) || !strncmp(name, "set_", 4) ? name + 4 : name;
  for (uint32_t i = 0; i < support.count; i++) {
    TypeId type = type_substitute(t, (TypeId){run_items(t, support)[i]}, params, bound);
    type = type_resolve(t, type);
    if (psg_has_operation(t, type, name)) return true;
    for (TypeId at = type; type_tycon(t, at).index; at = psg_type_of_base(g, at)) {
      const TyconRow *row = tycon_row(t, type_tycon(t, at));
      for (MemberId m = row->members; m.index; m = member_row(t, m)->next) {
        const char *text = name_text(g->names, member_row(t, m)->name);
        if (!strcmp(text, name) || !strcmp(text, plain)) return true;
      }
      for (uint32_t f = 0; f < row->field_count; f++)
        if (!strcmp(name_text(g->names, field_row(t, (FieldId){row->fields + f})->name), plain))
          return true;
    }
  }
  return !support.count;
}

/* Is it certain that the type is none of the sequences, or of the program's own class or interface, that `super` is? */
static bool is_no_subtype(Types *t, TypeId type, TypeId super) {
  TyconId tycon = type_tycon(t, super);
  bool is_decided = type_is_known(t, super, KNOWN_SEQ) ||
                    type_is_known(t, super, KNOWN_OLD_ENUMERABLE) ||
                    (tycon.index && !table_is_image(&t->tycons, tycon.index));
  return is_decided && !type_is_uniform(t, type) && !type_super_for(t, type, super).index;
}

/* Only what chooses among overloads counts: everything else was checked where the call stands. */
bool psg_satisfies(Graph *g, IdRun params, const TypeId *bound) {
  Types *t = g->types;
  for (uint32_t i = 0; i < params.count; i++) {
    bool nullable = false, is_struct = false;
    TypeKind kind = type_kind(t, type_resolve(t, bound[i]));
    bool is_unknown = kind == TYPE_VAR || kind == TYPE_PARAM;
    for (uint32_t c = param_row(t, (ParamId){run_items(t, params)[i]})->constraints; c;
         c = constraint_row(t, c)->next) {
      const ConstraintRow row = *constraint_row(t, c);
      nullable |= row.kind == CONSTRAINT_NULL, is_struct |= row.kind == CONSTRAINT_STRUCT;
      if (row.kind == CONSTRAINT_SUBTYPE && !is_unknown &&
          is_no_subtype(t, bound[i], type_substitute(t, row.type, params, bound)))
        return false;
      if (row.kind == CONSTRAINT_MEMBER && row.type.index &&
          !has_member_named(g, row.support, params, bound, name_text(g->names, row.name)))
        return false;
    }
    if (nullable && is_struct) return false;
  }
  return true;
}
