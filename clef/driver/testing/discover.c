/* discover: from attributes to declarations that register tests.
 *
 * A test is a function of a module, or a member of a class: then its object is made for the test (Xunit, MSTest) or for all
 * tests of the class (NUnit). Parameters are known by their shape alone; an argument's type follows from the parameter when
 * the registering declarations are checked.
 */
#include <ctype.h>

#include "clef/driver/testing/discover.h"
#include "clef/driver/testing/frameworks.h"

enum { DEEPEST_MODULE = 64 };

/* What an attribute says. */
typedef enum Role {
  ROLE_NONE,
  ROLE_TEST,
  ROLE_THEORY, /* a test only with rows */
  ROLE_ROW,
  ROLE_SOURCE, /* rows by the name of a member */
  ROLE_CLASS,  /* rows that a class enumerates */
  ROLE_SKIP,
  ROLE_BEFORE_EACH,
  ROLE_AFTER_EACH,
  ROLE_BEFORE_ALL,
  ROLE_AFTER_ALL,
  ROLE_VALUE /* Expecto: a value that is a tree of tests */
} Role;

static const struct {
  uint32_t framework;
  const char *name;
  Role role;
} attributes[] = {
    {FRAMEWORK_XUNIT, "Fact", ROLE_TEST},
    {FRAMEWORK_XUNIT, "Theory", ROLE_THEORY},
    {FRAMEWORK_XUNIT, "InlineData", ROLE_ROW},
    {FRAMEWORK_XUNIT, "MemberData", ROLE_SOURCE},
    {FRAMEWORK_XUNIT, "ClassData", ROLE_CLASS},
    {FRAMEWORK_NUNIT, "Test", ROLE_TEST},
    {FRAMEWORK_NUNIT, "Theory", ROLE_THEORY},
    {FRAMEWORK_NUNIT, "TestCase", ROLE_ROW},
    {FRAMEWORK_NUNIT, "TestCaseSource", ROLE_SOURCE},
    {FRAMEWORK_NUNIT, "Ignore", ROLE_SKIP},
    {FRAMEWORK_NUNIT, "Explicit", ROLE_SKIP},
    {FRAMEWORK_NUNIT, "SetUp", ROLE_BEFORE_EACH},
    {FRAMEWORK_NUNIT, "TearDown", ROLE_AFTER_EACH},
    {FRAMEWORK_NUNIT, "OneTimeSetUp", ROLE_BEFORE_ALL},
    {FRAMEWORK_NUNIT, "OneTimeTearDown", ROLE_AFTER_ALL},
    {FRAMEWORK_MSTEST, "TestMethod", ROLE_TEST},
    {FRAMEWORK_MSTEST, "DataTestMethod", ROLE_THEORY},
    {FRAMEWORK_MSTEST, "DataRow", ROLE_ROW},
    {FRAMEWORK_MSTEST, "DynamicData", ROLE_SOURCE},
    {FRAMEWORK_MSTEST, "Ignore", ROLE_SKIP},
    {FRAMEWORK_MSTEST, "TestInitialize", ROLE_BEFORE_EACH},
    {FRAMEWORK_MSTEST, "TestCleanup", ROLE_AFTER_EACH},
    {FRAMEWORK_MSTEST, "ClassInitialize", ROLE_BEFORE_ALL},
    {FRAMEWORK_MSTEST, "ClassCleanup", ROLE_AFTER_ALL},
    {FRAMEWORK_EXPECTO, "Tests", ROLE_VALUE},
    {FRAMEWORK_EXPECTO, "FTests", ROLE_VALUE},
    {FRAMEWORK_EXPECTO, "PTests", ROLE_VALUE},
};

/* A module or class that has tests. */
typedef struct Place {
  const char *path;  /* how the added text names it; "" for the module that the text is added to */
  const char *group; /* how reports name it */
  const Syn *type;   /* TYPE_DEF; NULL: a module */
  Syn **members;
  uint32_t member_count;
  /* makes an object of the class, or is one (NUnit); NULL: there are only static members */
  const char *object;
  bool is_shared; /* the object is made once for the group */
} Place;

typedef struct Discovery {
  Compilation *c;
  Arena *arena;
  uint32_t file, frameworks, count;
  const char *bytes;
  Text out;
  const char *indent;
  uint32_t next_name;
} Discovery;

/* ---- attributes ---- */

static const Syn *last_part(const Syn *path) {
  if (!path) return NULL;
  if (path->kind == SYN_TYPE_NAME) path = path->items[0];
  if (path->kind == SYN_LONG_IDENT) return path->items[path->count - 1];
  return path->kind == SYN_IDENT ? path : NULL;
}

static bool is_attribute(Discovery *d, const Syn *attribute, const char *name) {
  const Syn *part = last_part(syn_item(attribute, 0));
  if (!part) return false;
  const char *written = name_text(&d->c->names, part->name);
  size_t size = strlen(name);
  return !strncmp(written, name, size) && (!written[size] || !strcmp(written + size, "Attribute"));
}

static Role role_of(Discovery *d, const Syn *attribute, uint32_t *framework) {
  for (size_t i = 0; i < COUNT_OF(attributes); i++)
    if ((d->frameworks & attributes[i].framework) &&
        is_attribute(d, attribute, attributes[i].name)) {
      if (framework) *framework = attributes[i].framework;
      return attributes[i].role;
    }
  return ROLE_NONE;
}

static const SynDecor *decor_of(const Syn *node) {
  switch ((SynKind)node->kind) {
  case SYN_BINDING:
  case SYN_MEMBER:
  case SYN_TYPE_DEF:
  case SYN_MODULE: return node->u.decor;
  default: return NULL;
  }
}

static bool has_role(Discovery *d, const Syn *node, Role role) {
  const SynDecor *decor = decor_of(node);
  for (uint32_t i = 0; decor && i < decor->attribute_count; i++)
    if (role_of(d, decor->attributes[i], NULL) == role) return true;
  return false;
}

static const char *text_of(Discovery *d, const Syn *node) {
  return format_in(d->arena, "%.*s", (int)(node->span.end - node->span.start),
                   d->bytes + node->span.start);
}

typedef struct Args {
  VEC(const Syn *) plain;
  VEC(const Syn *) named; /* INFIX */
} Args;

static void add_arg(Discovery *d, Args *args, const Syn *arg) {
  bool is_named = arg->kind == SYN_INFIX && arg->items[0]->kind == SYN_IDENT &&
                  arg->u.op.end == arg->u.op.start + 1 && d->bytes[arg->u.op.start] == '=';
  if (is_named)
    vec_push(d->arena, &args->named, arg);
  else
    vec_push(d->arena, &args->plain, arg);
}

static Args args_of(Discovery *d, const Syn *attribute) {
  Args args = {0};
  const Syn *arg = syn_item(attribute, 1);
  if (!arg || (arg->kind == SYN_CONST && arg->sub == SYN_CONST_UNIT)) return args;
  if (arg->kind == SYN_PAREN) arg = arg->items[0];
  if (arg->kind != SYN_TUPLE)
    add_arg(d, &args, arg);
  else
    for (uint32_t i = 0; i < arg->count; i++) add_arg(d, &args, arg->items[i]);
  return args;
}

/* The text of a named argument; NULL: it is not given. */
static const char *named_arg(Discovery *d, const Args *args, const char *name) {
  for (uint32_t i = 0; i < args->named.count; i++)
    if (!strcmp(name_text(&d->c->names, args->named.items[i]->items[0]->name), name))
      return text_of(d, args->named.items[i]->items[1]);
  return NULL;
}

/* Why the test is skipped, as an expression. */
static const char *skip_of(Discovery *d, const SynDecor *decor) {
  for (uint32_t i = 0; decor && i < decor->attribute_count; i++) {
    Args args = args_of(d, decor->attributes[i]);
    Role role = role_of(d, decor->attributes[i], NULL);
    const char *reason = named_arg(d, &args, "Skip");
    if (!reason) reason = named_arg(d, &args, "Ignore");
    if (reason && role) return format_in(d->arena, "(%s)", reason);
    if (role == ROLE_SKIP)
      return args.plain.count ? format_in(d->arena, "(%s)", text_of(d, args.plain.items[0]))
                              : "\"\"";
  }
  return NULL;
}

/* ---- names and parameters ---- */

static const char *quoted(Discovery *d, const char *text) {
  Text out = text_in(d->arena);
  text_add_char(&out, '"');
  for (; *text; text++) {
    if (*text == '"' || *text == '\\') text_add_char(&out, '\\');
    text_add_char(&out, *text);
  }
  text_add_char(&out, '"');
  return text_string(&out);
}

static const char *dotted(Discovery *d, const char *path, const char *name) {
  return format_in(d->arena, "%s%s``%s``", path, *path ? "." : "", name);
}

static const char *join(Discovery *d, const char *group, const char *name) {
  return *group ? format_in(d->arena, "%s.%s", group, name) : name;
}

static const char *own_name(Discovery *d, const Syn *node) {
  const Syn *head = node->items[SYN_BINDING_HEAD];
  Name name = node->kind == SYN_MEMBER ? head->name : node->name;
  return name.index ? name_text(&d->c->names, name) : NULL;
}

static const Syn *bare(const Syn *pattern) {
  while (pattern && (pattern->kind == SYN_PAT_PAREN || pattern->kind == SYN_PAT_TYPED ||
                     pattern->kind == SYN_PAT_ATTRS))
    pattern = pattern->items[0];
  return pattern;
}

/* The arguments of a function's parameters, taken from `row`. Stores the parameters' names in `names`. */
static const char *arguments(Discovery *d, const Syn *function, Text *names, uint32_t *count) {
  Text out = text_in(d->arena);
  *count = 0;
  for (uint32_t i = SYN_BINDING_PARAMS; i < function->count; i++) {
    const Syn *param = bare(function->items[i]);
    bool is_unit = param->kind == SYN_CONST && param->sub == SYN_CONST_UNIT,
         is_tuple = param->kind == SYN_PAT_TUPLE;
    text_add(&out, " (");
    for (uint32_t k = 0; k < (is_unit ? 0 : is_tuple ? param->count : 1); k++) {
      const Syn *one = bare(is_tuple ? param->items[k] : param);
      if (*count) text_add_char(names, ',');
      text_add(names, one->kind == SYN_PAT_NAME ? name_text(&d->c->names, one->name) : "_");
      text_format(&out, "%sglobal.Clef.Testing.Tests.arg row %u", k ? ", " : "", (*count)++);
    }
    text_add(&out, ")");
  }
  return text_string(&out);
}

/* ---- classes ---- */

/* The argument for a constructor's parameter: the output of the test, or a fixture that all tests of the class share. */
static const char *constructor_argument(Discovery *d, const char *group, const Syn *param) {
  while (param->kind == SYN_PAT_PAREN || param->kind == SYN_PAT_ATTRS) param = param->items[0];
  if (param->kind != SYN_PAT_TYPED) return NULL;
  const char *type = text_of(d, param->items[1]), *last = strrchr(type, '.');
  if (!strcmp(last ? last + 1 : type, "ITestOutputHelper"))
    return "(global.Xunit.Abstractions.TestOutput () :> global.Xunit.Abstractions.ITestOutputHelper)";
  const char *name = format_in(d->arena, "``clef fixture %u``", d->next_name++);
  text_format(&d->out, "%slet %s = global.Clef.Testing.Tests.fixture %s (fun () -> new %s ())\n",
              d->indent, name, quoted(d, group), type);
  return format_in(d->arena, "%s.Value", name);
}

/* An expression that makes an object; NULL when the class has no constructor, or one that is not understood. */
static const char *construction(Discovery *d, const Place *place) {
  const Syn *ctor = place->type->items[SYN_TYPE_DEF_CTOR],
            *params = ctor ? bare(syn_item(ctor, 0)) : NULL;
  if (!params) return NULL;
  Text out = text_in(d->arena);
  text_format(&out, "new %s (", place->path);
  const Syn *outer = ctor->items[0];
  while (outer->kind == SYN_PAT_PAREN) outer = outer->items[0];
  bool is_unit = outer->kind == SYN_CONST, is_tuple = outer->kind == SYN_PAT_TUPLE;
  for (uint32_t i = 0; i < (is_unit ? 0 : is_tuple ? outer->count : 1); i++) {
    const char *argument =
        constructor_argument(d, place->group, is_tuple ? outer->items[i] : outer);
    if (!argument) return NULL;
    text_format(&out, "%s%s", i ? ", " : "", argument);
  }
  text_add_char(&out, ')');
  return text_string(&out);
}

/* ---- one test ---- */

/* An expression that calls a member or function of the place; its object is `it`. */
static const char *call(Discovery *d, const Place *place, const Syn *function, const char *args) {
  bool is_of_object = function->kind == SYN_MEMBER && !(function->flags & SYN_F_STATIC);
  return format_in(d->arena, "%s%s",
                   dotted(d, is_of_object ? "it" : place->path, own_name(d, function)), args);
}

/* Calls of all members with a role, one behind the other. */
static const char *hooks(Discovery *d, const Place *place, Role role) {
  Text out = text_in(d->arena);
  for (uint32_t i = 0; i < place->member_count; i++) {
    const Syn *member = place->members[i];
    if ((member->kind != SYN_MEMBER && member->kind != SYN_BINDING) || !has_role(d, member, role))
      continue;
    uint32_t params;
    Text names = text_in(d->arena);
    arguments(d, member, &names, &params);
    const char *args = params ? " (null)" : " ()"; /* MSTest hands a context */
    text_format(&out, "%sglobal.Clef.Testing.Tests.finish (%s)", out.size ? "; " : "",
                call(d, place, member, args));
  }
  return out.size ? text_string(&out) : NULL;
}

/* A member's call with what is to come before and after it, and with its object. */
static const char *whole_call(Discovery *d, const Place *place, const Syn *function,
                              const char *args, const char *expected) {
  const char *first = hooks(d, place, ROLE_BEFORE_EACH), *last = hooks(d, place, ROLE_AFTER_EACH);
  const char *made = call(d, place, function, args);
  const char *run =
      expected
          ? format_in(d->arena, "global.Clef.Testing.Tests.returns (box (%s)) (%s)", expected, made)
          : format_in(d->arena, "global.Clef.Testing.Tests.finish (%s)", made);
  if (first || last)
    run = format_in(
        d->arena, "global.Clef.Testing.Tests.between (fun () -> %s) (fun () -> %s) (fun () -> %s)",
        first ? first : "()", last ? last : "()", run);
  if (!place->object) return run;
  if (place->is_shared) return format_in(d->arena, "(let it = %s in %s)", place->object, run);
  return format_in(d->arena, "global.Clef.Testing.Tests.onNew (fun () -> %s) (fun it -> %s)",
                   place->object, run);
}

/* Is the name that of a member, or could it be inherited? */
static bool may_have_member(Discovery *d, const Place *place, const char *name) {
  for (uint32_t i = 0; i < place->member_count; i++) {
    const Syn *member = place->members[i];
    if (member->kind == SYN_PROPERTY) member = member->items[0];
    if (member->kind == SYN_INHERIT) return true;
    const char *own =
        member->kind == SYN_AUTO_PROPERTY ? name_text(&d->c->names, member->items[0]->name)
        : member->kind == SYN_MEMBER || member->kind == SYN_BINDING ? own_name(d, member)
                                                                    : NULL;
    if (own && !strcmp(own, name)) return true;
  }
  return false;
}

/* The member or function that a source of rows names, applied where it takes arguments. */
static const char *source(Discovery *d, const Place *place, const Args *args) {
  const char *owner = place->path, *name = NULL, *rest = "";
  uint32_t at = 0;
  const char *type = named_arg(d, args, "MemberType");
  for (; at < args->plain.count && !name; at++) {
    const Syn *arg = args->plain.items[at];
    if (arg->kind == SYN_PAREN) arg = arg->items[0];
    if (arg->kind == SYN_TYPE_APP) {
      type = text_of(d, arg);
    } else if (arg->kind == SYN_CONST && arg->sub == SYN_CONST_STRING) {
      name = format_in(d->arena, "%s", arg->u.bytes);
    } else if (arg->kind == SYN_APP) { /* nameof */
      const Syn *what = arg->items[1];
      while (what->kind == SYN_PAREN) what = what->items[0];
      const Syn *part = what->kind == SYN_DOT ? what->items[1] : last_part(what);
      name = part ? name_text(&d->c->names, part->name) : NULL;
      if (!name) return NULL;
    }
  }
  if (!name || (!type && !may_have_member(d, place, name))) return NULL;
  if (type && !strncmp(type, "typeof<", 7))
    owner = format_in(d->arena, "%.*s", (int)strlen(type) - 8, type + 7);
  for (uint32_t i = 0; i < place->member_count; i++) {
    const Syn *member = place->members[i];
    if ((member->kind != SYN_MEMBER && member->kind != SYN_BINDING) || !own_name(d, member))
      continue;
    if (!strcmp(own_name(d, member), name) && member->count > SYN_BINDING_PARAMS) rest = " ()";
  }
  if (at < args->plain.count) {
    Text out = text_in(d->arena);
    for (uint32_t i = at; i < args->plain.count; i++)
      text_format(&out, "%s%s", i > at ? ", " : " (", text_of(d, args->plain.items[i]));
    text_add_char(&out, ')');
    rest = text_string(&out);
  }
  return format_in(d->arena, "%s%s", dotted(d, owner, name), rest);
}

typedef struct Test {
  const Syn *function;
  const char *name, *skip, *args,
      *params; /* expressions but for `params`, the names of the parameters */
  uint32_t framework;
} Test;

static void add_rows(Discovery *d, const Place *place, const Test *test, const Syn *attribute,
                     Role role, const char *runner) {
  Args args = args_of(d, attribute);
  Text rows = text_in(d->arena);
  const char *style = test->framework == FRAMEWORK_XUNIT ? "NamedArguments" : "PlainArguments";
  const char *name = test->name, *skip = test->skip,
             *expected = named_arg(d, &args, "ExpectedResult");
  if (role == ROLE_ROW) {
    text_add(&rows, "global.Clef.Testing.Tests.rows [ [| ");
    for (uint32_t i = 0; i < args.plain.count; i++)
      text_format(&rows, "%sbox (%s)", i ? "; " : "", text_of(d, args.plain.items[i]));
    text_add(&rows, " |] ]");
    const char *own = named_arg(d, &args, "TestName");
    if (!own) own = named_arg(d, &args, "DisplayName");
    if (own) name = format_in(d->arena, "(%s)", own), style = "NoArguments";
    const char *reason = named_arg(d, &args, "Skip");
    if (!reason) reason = named_arg(d, &args, "Ignore");
    if (reason) skip = format_in(d->arena, "(%s)", reason);
  } else {
    const char *from = role == ROLE_CLASS && args.plain.count ? text_of(d, args.plain.items[0])
                                                              : source(d, place, &args);
    if (from && role == ROLE_CLASS && !strncmp(from, "typeof<", 7))
      from = format_in(d->arena, "new %.*s ()", (int)strlen(from) - 8, from + 7);
    if (!from) {
      diag(&d->c->diags, attribute->span, D_TEST_REFUSED, own_name(d, test->function),
           "what makes its rows of arguments is no static member beside it, and no type");
      return;
    }
    text_format(&rows, "global.Clef.Testing.Tests.rows%s (%s)",
                test->framework == FRAMEWORK_XUNIT ? "" : "OfAny", from);
  }
  if (expected)
    runner = format_in(d->arena, "(fun (row: obj[]) -> %s)",
                       whole_call(d, place, test->function, test->args, expected));
  text_format(
      &d->out,
      "%sdo global.Clef.Testing.Tests.addRows (%s, %s, %s, global.Clef.Testing.RowStyle.%s, %s, (fun () -> %s), %s)\n",
      d->indent, quoted(d, place->group), name, skip, style, quoted(d, test->params),
      text_string(&rows), runner);
}

static void add_test(Discovery *d, const Place *place, const Syn *function, uint32_t framework) {
  const SynDecor *decor = decor_of(function);
  Text params = text_in(d->arena);
  uint32_t count, rows = 0;
  Test test = {function, quoted(d, join(d, place->group, own_name(d, function))),
               "null",   NULL,
               NULL,     framework};
  test.args = arguments(d, function, &params, &count);
  test.params = text_string(&params);
  const char *skip = skip_of(d, decor);
  if (skip) test.skip = skip;
  bool is_of_object = function->kind == SYN_MEMBER && !(function->flags & SYN_F_STATIC);
  if (is_of_object && !place->object) {
    diag(&d->c->diags, function->span, D_TEST_REFUSED, own_name(d, function),
         "its class has no primary constructor whose arguments are fixtures");
    return;
  }
  d->count++;
  for (uint32_t i = 0; i < decor->attribute_count; i++) {
    Args args = args_of(d, decor->attributes[i]);
    const char *shown = named_arg(d, &args, "DisplayName");
    Role role = role_of(d, decor->attributes[i], NULL);
    if (shown && (role == ROLE_TEST || role == ROLE_THEORY))
      test.name = format_in(d->arena, "(%s)", shown);
    rows += role == ROLE_ROW || role == ROLE_SOURCE || role == ROLE_CLASS;
  }
  const char *run = whole_call(d, place, function, test.args, NULL);
  if (!rows && !count) {
    text_format(&d->out, "%sdo global.Clef.Testing.Tests.add (%s, %s, %s, fun () -> %s)\n",
                d->indent, quoted(d, place->group), test.name, test.skip, run);
    return;
  }
  if (!rows) {
    diag(&d->c->diags, function->span, D_TEST_REFUSED, own_name(d, function),
         "it has parameters, but no rows of arguments");
    return;
  }
  const char *runner = format_in(d->arena, "``clef test %u``", d->next_name++);
  text_format(&d->out, "%slet %s (row: obj[]) : unit = %s\n", d->indent, runner, run);
  for (uint32_t i = 0; i < decor->attribute_count; i++) {
    Role role = role_of(d, decor->attributes[i], NULL);
    if (role == ROLE_ROW || role == ROLE_SOURCE || role == ROLE_CLASS)
      add_rows(d, place, &test, decor->attributes[i], role, runner);
  }
}

/* ---- modules and classes ---- */

/* Does an attribute mark the function as a test? If so, *framework receives the attribute's test framework. */
static bool is_test(Discovery *d, const Syn *function, uint32_t *framework) {
  const SynDecor *decor = decor_of(function);
  for (uint32_t i = 0; decor && i < decor->attribute_count; i++) {
    Role role = role_of(d, decor->attributes[i], framework);
    if (role == ROLE_TEST || role == ROLE_THEORY) return true;
    if (*framework == FRAMEWORK_NUNIT && (role == ROLE_ROW || role == ROLE_SOURCE)) return true;
  }
  return false;
}

static void add_expecto(Discovery *d, const Place *place, const Syn *binding) {
  const SynDecor *decor = decor_of(binding);
  uint32_t params;
  Text names = text_in(d->arena);
  arguments(d, binding, &names, &params);
  const char *how = "found";
  for (uint32_t i = 0; i < decor->attribute_count; i++) {
    if (is_attribute(d, decor->attributes[i], "FTests")) how = "foundFocused";
    if (is_attribute(d, decor->attributes[i], "PTests")) how = "foundPending";
  }
  const char *registration = format_in(d->arena, "global.Expecto.Registry.%s %s (fun () -> %s%s)",
                                       how, quoted(d, join(d, place->group, own_name(d, binding))),
                                       dotted(d, place->path, own_name(d, binding)),
                                       binding->count > SYN_BINDING_PARAMS ? " ()" : "");
  if (d->c->options->command == COMMAND_TEST)
    text_format(&d->out, "%sdo %s\n", d->indent, registration);
  else /* all on one line */
    text_format(&d->out, "%s%s", d->count ? "; " : "", registration);
  d->count++;
}

static void add_place(Discovery *d, Place *place) {
  bool has_tests = false, is_command = d->c->options->command == COMMAND_TEST;
  uint32_t framework = 0;
  for (uint32_t i = 0; i < place->member_count; i++) {
    const Syn *member = place->members[i];
    if (!member || (member->kind != SYN_MEMBER && member->kind != SYN_BINDING) ||
        !own_name(d, member))
      continue;
    if (has_role(d, member, ROLE_VALUE) &&
        (member->kind == SYN_BINDING || (member->flags & SYN_F_STATIC)))
      add_expecto(d, place, member);
    uint32_t own = 0;
    if (is_test(d, member, &own)) has_tests = true, framework = own;
  }
  if (!has_tests || !is_command) return;
  if (place->type) {
    place->object = construction(d, place);
    place->is_shared = place->object && framework == FRAMEWORK_NUNIT;
  }
  if (place->is_shared) {
    const char *name = format_in(d->arena, "``clef fixture %u``", d->next_name++);
    text_format(&d->out, "%slet %s = global.Clef.Testing.Tests.fixture %s (fun () -> %s)\n",
                d->indent, name, quoted(d, place->group), place->object);
    place->object = format_in(d->arena, "%s.Value", name);
  }
  static const struct {
    Role role;
    const char *member;
  } all[] = {{ROLE_BEFORE_ALL, "beforeGroup"}, {ROLE_AFTER_ALL, "afterGroup"}};
  for (size_t i = 0; i < COUNT_OF(all); i++) {
    const char *run = hooks(d, place, all[i].role);
    if (run && place->is_shared)
      run = format_in(d->arena, "(let it = %s in %s)", place->object, run);
    if (run)
      text_format(&d->out, "%sdo global.Clef.Testing.Tests.%s (%s, fun () -> %s)\n", d->indent,
                  all[i].member, quoted(d, place->group), run);
  }
  for (uint32_t i = 0; i < place->member_count; i++) {
    const Syn *member = place->members[i];
    uint32_t own = 0;
    if ((member->kind == SYN_MEMBER || member->kind == SYN_BINDING) && own_name(d, member) &&
        is_test(d, member, &own))
      add_test(d, place, member, own);
  }
}

static bool is_abstract(Discovery *d, const Syn *type) {
  const SynDecor *decor = decor_of(type);
  for (uint32_t i = 0; decor && i < decor->attribute_count; i++)
    if (is_attribute(d, decor->attributes[i], "AbstractClass")) return true;
  return type->items[SYN_TYPE_DEF_PARAMS] != NULL; /* of a generic class nothing says which */
}

static void add_type(Discovery *d, const Syn *type, const char *path, const char *group) {
  const Syn *part = last_part(type->items[SYN_TYPE_DEF_PATH]);
  if (!part || is_abstract(d, type) || type->count <= SYN_TYPE_DEF_MEMBERS) return;
  const char *name = name_text(&d->c->names, part->name), *skip = skip_of(d, decor_of(type));
  Place place = {.path = dotted(d, path, name), .group = join(d, group, name), .type = type};
  place.members = type->items + SYN_TYPE_DEF_MEMBERS;
  place.member_count = type->count - SYN_TYPE_DEF_MEMBERS;
  if (!skip) add_place(d, &place);
}

static void add_declarations(Discovery *d, Syn **decls, uint32_t count, const char *path,
                             const char *group, uint32_t depth) {
  if (depth > DEEPEST_MODULE) return;
  VEC(Syn *) bindings = {0};
  for (uint32_t i = 0; i < count; i++) {
    const Syn *decl = decls[i];
    if (!decl) continue;
    if (decl->kind == SYN_LET_DECL)
      for (uint32_t k = 0; k < decl->count; k++) vec_push(d->arena, &bindings, decl->items[k]);
    if (decl->kind == SYN_TYPES)
      for (uint32_t k = 0; k < decl->count; k++) add_type(d, decl->items[k], path, group);
    if (decl->kind == SYN_MODULE) {
      const char *name = name_text(&d->c->names, last_part(decl->items[0])->name);
      add_declarations(d, decl->items + 1, decl->count - 1, dotted(d, path, name),
                       join(d, group, name), depth + 1);
    }
  }
  Place place = {
      .path = path, .group = group, .members = bindings.items, .member_count = bindings.count};
  add_place(d, &place);
}

/* ---- a file ---- */

static uint32_t column_of(const Discovery *d, const Syn *node) {
  uint32_t start = node->span.start;
  while (start && d->bytes[start - 1] != '\n') start--;
  uint32_t column = node->span.start - start;
  for (uint32_t i = start; i < node->span.start; i++)
    if (d->bytes[i] != ' ') return 0;
  return column;
}

/* The parts of a path with dots. */
static const char *plain_path(Discovery *d, Syn *path) {
  Text out = text_in(d->arena);
  for (uint32_t i = 0; path && i < syn_path_count(path); i++)
    text_format(&out, "%s%s", i ? "." : "", name_text(&d->c->names, syn_path_part(path, i)->name));
  return text_string(&out);
}

static const char *file_module(Discovery *d) {
  const char *path = name_text(&d->c->names, source_file(&d->c->sources, d->file)->path),
             *slash = strrchr(path, '/');
  const char *base = slash ? slash + 1 : path;
  char *name = arena_alloc(d->arena, strlen(base) + 1);
  strcpy(name, base);
  name[strcspn(name, ".")] = 0;
  name[0] = (char)toupper((unsigned char)name[0]);
  return name;
}

/* All tests of the tree; what is added stands in a module of its own where the file ends with a namespace. */
static void add_file(Discovery *d, Syn *tree) {
  const Syn *last = NULL;
  for (uint32_t i = 0; i < tree->count; i++)
    if (tree->items[i]->kind != SYN_DIRECTIVE) last = tree->items[i];
  if (!last) return;
  if (tree->flags & SYN_F_IMPLICIT) {
    d->indent = format_in(d->arena, "%*s", (int)column_of(d, last), "");
    add_declarations(d, tree->items, tree->count, "", file_module(d), 0);
  } else if (last->kind == SYN_MODULE) {
    if (last->count > 1)
      d->indent = format_in(d->arena, "%*s", (int)column_of(d, last->items[1]), "");
    add_declarations(d, last->items + 1, last->count - 1, "", plain_path(d, last->items[0]), 0);
  } else {
    int column = last->count > 1 ? (int)column_of(d, last->items[1]) : 0;
    bool is_command = d->c->options->command == COMMAND_TEST;
    d->indent = format_in(d->arena, "%*s", column + (is_command ? 2 : 0), "");
    if (is_command)
      text_format(&d->out, "%*smodule internal ``Tests of %s`` =\n%sdo ()\n", column, "",
                  file_module(d), d->indent);
    for (uint32_t i = 0; i < tree->count; i++) {
      Syn *space = tree->items[i];
      if (space->kind != SYN_NAMESPACE) continue;
      const char *name = plain_path(d, space->items[0]);
      const char *path = space == last || !*name ? "" : format_in(d->arena, "global.%s", name);
      add_declarations(d, space->items + 1, space->count - 1, path, name, 0);
    }
  }
}

/* Blanks the attribute, and its brackets or a semicolon beside it. */
static void blank_attribute(char *bytes, const Syn *attribute) {
  uint32_t start = attribute->span.start, end = attribute->span.end;
  while (start && isspace((unsigned char)bytes[start - 1])) start--;
  while (isspace((unsigned char)bytes[end])) end++;
  bool opens = start >= 2 && bytes[start - 2] == '[' && bytes[start - 1] == '<';
  bool closes = bytes[end] == '>' && bytes[end + 1] == ']';
  if (opens && closes)
    start -= 2, end += 2;
  else if (bytes[end] == ';')
    end++;
  else if (start && bytes[start - 1] == ';')
    start--;
  for (uint32_t i = start; i < end; i++)
    if (bytes[i] != '\n' && bytes[i] != '\r') bytes[i] = ' ';
}

/* The declaration of the file's outermost module in which [<EntryPoint>] stands; NULL: none. The attribute is blanked in
 * `blank`, where that is not NULL. */
static const Syn *find_entry(Discovery *d, Syn **decls, uint32_t count, char *blank,
                             uint32_t depth) {
  const Syn *found = NULL;
  for (uint32_t i = 0; i < count && depth < DEEPEST_MODULE; i++) {
    const Syn *decl = decls[i];
    if (decl && (decl->kind == SYN_MODULE || decl->kind == SYN_NAMESPACE) &&
        find_entry(d, decl->items + 1, decl->count - 1, blank, depth + 1))
      found = decl;
    if (!decl || decl->kind != SYN_LET_DECL) continue;
    for (uint32_t k = 0; k < decl->count; k++) {
      const SynDecor *decor = decor_of(decl->items[k]);
      for (uint32_t a = 0; decor && a < decor->attribute_count; a++) {
        if (!is_attribute(d, decor->attributes[a], "EntryPoint")) continue;
        if (blank) blank_attribute(blank, decor->attributes[a]);
        found = decl;
      }
    }
  }
  return found;
}

/* Where what registers tests goes when the program's own entry point stays: before its declaration, which must be the last; on a
 * blank line, if there is one, so that lines keep their numbers. */
static uint32_t place_of_registration(Discovery *d, Syn *tree, uint32_t size) {
  Syn **decls = tree->items;
  uint32_t count = tree->count;
  if (!(tree->flags & SYN_F_IMPLICIT) && count) {
    const Syn *last = decls[count - 1];
    decls = last->items + 1, count = last->count - 1;
  }
  const Syn *entry = find_entry(d, decls, count, NULL, 0);
  if (!entry) return size;
  uint32_t at = entry->span.start;
  const SynDecor *decor =
      entry->kind == SYN_LET_DECL && entry->count ? decor_of(entry->items[0]) : decor_of(entry);
  for (uint32_t i = 0; decor && i < decor->attribute_count; i++)
    if (decor->attributes[i]->span.start < at) at = decor->attributes[i]->span.start;
  while (at && d->bytes[at - 1] != '\n') at--;
  return at >= 2 && d->bytes[at - 2] == '\n' ? at - 1 : at;
}

const char *discover_tests(Compilation *c, uint32_t file, Syn *tree, uint32_t frameworks,
                           bool is_last, size_t *size) {
  Arena *arena = &c->session;
  bool is_command = c->options->command == COMMAND_TEST;
  Discovery d = {
      .c = c, .arena = arena, .file = file, .frameworks = frameworks, .indent = "", .next_name = 1};
  d.bytes = source_bytes(&c->sources, file);
  d.out = text_in(arena);
  uint32_t old_size = source_file(&c->sources, file)->size;
  add_file(&d, tree);
  c->test_count += d.count;
  /* without a value for Expecto to find, its own main says which tests there are */
  bool keeps_main = !is_command || (!c->test_count && (frameworks & FRAMEWORK_EXPECTO));
  if (!d.count && (keeps_main || !is_last)) return NULL;
  char *bytes = arena_alloc(arena, old_size + 1);
  memcpy(bytes, d.bytes, old_size + 1);
  uint32_t at = keeps_main ? place_of_registration(&d, tree, old_size) : old_size;
  if (!keeps_main) find_entry(&d, tree->items, tree->count, bytes, 0);
  if (is_last && !keeps_main)
    text_format(
        &d.out,
        "%s[<EntryPoint>]\n%slet ``clef main`` (_: string[]) : int = global.Clef.Testing.Worker.run ()\n",
        d.indent, d.indent);
  Text out = text_in(arena);
  text_add_bytes(&out, bytes, at);
  if (at == old_size) text_add_char(&out, '\n');
  if (!is_command) {
    bool is_namespace = tree->count && tree->items[tree->count - 1]->kind == SYN_NAMESPACE;
    if (is_namespace)
      text_format(&out, "%smodule internal ``Tests of %s`` = do (", d.indent, file_module(&d));
    else
      text_format(&out, "%sdo (", d.indent);
  }
  text_add_bytes(&out, d.out.data, d.out.size);
  if (!is_command) text_add(&out, ")");
  if (!is_command && bytes[at] != '\n') text_add_char(&out, '\n');
  text_add_bytes(&out, bytes + at, old_size - at);
  *size = out.size;
  return text_string(&out);
}
