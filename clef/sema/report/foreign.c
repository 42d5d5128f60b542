/* foreign: hints for undefined names that come from other languages, with the F# name (report/foreign.def). */
#include <string.h>
#include <strings.h>

#include "clef/sema/names/scope.h"
#include "clef/sema/report/report.h"

typedef struct Operation {
  const char *name, *function;
} Operation;
static const Operation operations[] = {
#define OPERATION(name, function) {name, function},
#include "clef/sema/report/foreign.def"
};

typedef struct Wrong {
  const char *type, *name, *hint;
} Wrong;
static const Wrong members[] = {
#define MEMBER(type, name, hint) {type, name, hint},
#include "clef/sema/report/foreign.def"
};
static const Wrong words[] = {
#define WORD(name, hint) {"", name, hint},
#include "clef/sema/report/foreign.def"
};

/* The module with the functions of a type, by the type's name. */
static const char *module_of_type(const char *type) {
  static const char *const pairs[][2] = {
      {"list", "List"},     {"array", "Array"},   {"seq", "Seq"},
      {"string", "String"}, {"option", "Option"}, {"voption", "ValueOption"},
      {"Map", "Map"},       {"Set", "Set"},       {"Result", "Result"}};
  for (size_t i = 0; i < COUNT_OF(pairs); i++)
    if (!strcmp(pairs[i][0], type)) return pairs[i][1];
  return NULL;
}

static bool has_function(Sema *s, const char *module, const char *name) {
  ModuleId at = sema_find_module(s, (ModuleId){1}, sema_name(s, module));
  Found found;
  return at.index && sema_find_entry(s, at, SPACE_VALUE, sema_name(s, name), ANY_ARITY, &found);
}

/* The function of the module for a name: by its meaning in another language, or with another case of its first letter; NULL:
 * none. */
static const char *function_named(Sema *s, const char *module, const char *name) {
  for (size_t i = 0; i < COUNT_OF(operations); i++)
    if (!strcmp(operations[i].name, name) && has_function(s, module, operations[i].function))
      return operations[i].function;
  bool is_upper = *name >= 'A' && *name <= 'Z';
  const char *lower = is_upper ? format_in(s->session, "%c%s", *name | 32, name + 1) : name;
  return has_function(s, module, lower) ? lower : NULL;
}

bool sema_hint_foreign_member(Sema *s, TyconId owner, Name name) {
  if (!owner.index || !table_is_image(&s->types->tycons, owner.index)) return false;
  const char *type = name_text(s->names, tycon_row(s->types, owner)->name),
             *text = name_text(s->names, name), *module = module_of_type(type);
  for (size_t i = 0; i < COUNT_OF(members); i++) {
    if (strcmp(members[i].type, type) != 0 || strcmp(members[i].name, text) != 0) continue;
    diag_hint(s->diags, "%s", members[i].hint);
    return true;
  }
  const char *function = module ? function_named(s, module, text) : NULL;
  if (!function) return false;
  bool of_linq = *text >= 'A' && *text <= 'Z' && strcasecmp(text, function) != 0 &&
                 (!strcmp(type, "list") || !strcmp(type, "array") || !strcmp(type, "seq"));
  diag_hint(s->diags, "write %s.%s, a function of the module%s", module, function,
            of_linq ? ", or 'open System.Linq' for this method" : "");
  return true;
}

bool sema_hint_foreign_function(Sema *s, ModuleId module, Name name) {
  if (!table_is_image(&s->scopes.modules, module.index)) return false;
  const char *owner = name_text(s->names, module_row(s, module)->name),
             *text = name_text(s->names, name);
  const char *function = function_named(s, owner, text);
  if (function && strcmp(function, text) != 0) {
    diag_hint(s->diags, "write '%s.%s'", owner, function);
    return true;
  }
  if (strcmp(owner, "String") != 0) return false;
  for (size_t i = 0; i < COUNT_OF(members); i++) {
    if (strcmp(members[i].type, "string") != 0 || strcmp(members[i].name, text) != 0) continue;
    diag_hint(s->diags, "%s", members[i].hint);
    return true;
  }
  MemberId m = tycon_row(s->types, type_known(s->types, KNOWN_STRING))->members;
  for (; m.index; m = member_row(s->types, m)->next) {
    const MemberRow *member = member_row(s->types, m);
    const char *own = name_text(s->names, member->name);
    if (member->flags & MEMBER_STATIC || strcasecmp(own, text) != 0) continue;
    diag_hint(s->diags, "write s.%s%s, since it is a member of each string", own,
              member->kind == MEMBER_METHOD ? " (…)" : "");
    return true;
  }
  return false;
}

bool sema_hint_foreign_word(Sema *s, Name name) {
  const char *text = name_text(s->names, name);
  for (size_t i = 0; i < COUNT_OF(words); i++) {
    if (strcmp(words[i].name, text) != 0) continue;
    diag_hint(s->diags, "%s", words[i].hint);
    return true;
  }
  return false;
}
