/* expand: `$(…)` in texts of a project file.
 *
 *   $(Name)                       the property
 *   $(Name.Replace('a', 'b'))     methods of strings, one after the other
 *   $([MSBuild]::ValueOrDefault('$(Name)', 'x'))     functions of the types that MSBuild lets through
 *
 * Arguments may hold `$(…)` again. A function without a meaning here is noted and expands to nothing. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <unistd.h>

#include "clef/base/base.h"
#include "clef/driver/msbuild/evaluation.h"

enum { DEEPEST_EXPANSION = 32 };
/* Properties can double each other's texts. */
enum { LONGEST_EXPANSION = 1 << 20 };

typedef struct Call {
  const char *type; /* NULL: a method of a value */
  const char *name;
  VEC(const char *) args;
} Call;

const char *text_trim(Arena *arena, const char *text) {
  text += strspn(text, " \t\r\n");
  size_t size = strlen(text);
  while (size && strchr(" \t\r\n", text[size - 1])) size--;
  return format_in(arena, "%.*s", (int)size, text);
}

static int hex_digit(char c) {
  return c >= '0' && c <= '9' ? c - '0' : isxdigit((unsigned char)c) ? (c | 32) - 'a' + 10 : -1;
}

/* %28 for `(`: MSBuild's escapes, in place. Those of `*` and `?` stay, which would become patterns. */
static void unescape(char *text) {
  char *to = text;
  for (const char *from = text; *from; from++) {
    int high = *from == '%' ? hex_digit(from[1]) : -1, low = high >= 0 ? hex_digit(from[2]) : -1;
    char c = (char)(high * 16 + low);
    bool is_escape = low >= 0 && c != 0 && c != '*' && c != '?';
    *to++ = is_escape ? c : *from;
    if (is_escape) from += 2;
  }
  *to = 0;
}

const char *next_value(Arena *arena, const char **at) {
  for (;;) {
    *at += strspn(*at, "; \t\r\n");
    if (!**at) return NULL;
    size_t size = strcspn(*at, ";");
    const char *trimmed = text_trim(arena, format_in(arena, "%.*s", (int)size, *at));
    char *value = NEW_ARRAY(arena, char, strlen(trimmed) + 1);
    unescape(strcpy(value, trimmed));
    *at += size;
    if (*value) return value;
  }
}

/* Behind the parenthesis that closes the one at `open`; quoted strings are passed over. NULL: it is not closed. */
static const char *behind_parenthesis(const char *open) {
  uint32_t depth = 0;
  char quote = 0;
  for (const char *c = open; *c; c++) {
    if (quote) {
      if (*c == quote) quote = 0;
    } else if (*c == '\'' || *c == '"' || *c == '`') {
      quote = *c;
    } else if (*c == '(') {
      depth++;
    } else if (*c == ')' && !--depth) {
      return c + 1;
    }
  }
  return NULL;
}

static const char *lower(Evaluation *e, const char *text, bool up) {
  char *copy = arena_alloc(e->arena, strlen(text) + 1);
  for (size_t i = 0; text[i]; i++)
    copy[i] = (char)(up ? toupper((unsigned char)text[i]) : tolower((unsigned char)text[i]));
  return copy;
}

static const char *replace(Evaluation *e, const char *text, const char *from, const char *to) {
  if (!*from) return text;
  Text out = text_in(e->arena);
  for (const char *found; (found = strstr(text, from)); text = found + strlen(from)) {
    text_add_bytes(&out, text, (size_t)(found - text));
    text_add(&out, to);
  }
  text_add(&out, text);
  return text_string(&out);
}

static const char *truth(bool holds) { return holds ? "True" : "False"; }

static bool ends_with(const char *text, const char *end) {
  size_t size = strlen(text), length = strlen(end);
  return size >= length && !strcmp(text + size - length, end);
}

static const char *trim_chars(Evaluation *e, const char *text, const char *chars, bool start,
                              bool end) {
  if (!*chars) chars = " \t\r\n";
  if (start) text += strspn(text, chars);
  size_t size = strlen(text);
  while (end && size && strchr(chars, text[size - 1])) size--;
  return format_in(e->arena, "%.*s", (int)size, text);
}

/* NULL: no such method. */
static const char *call_method(Evaluation *e, const char *text, const Call *call) {
  const char *a = call->args.count > 0 ? call->args.items[0] : "",
             *b = call->args.count > 1 ? call->args.items[1] : "";
#define IS(method) (!strcasecmp(call->name, method))
  if (IS("Contains")) return truth(strstr(text, a) != NULL);
  if (IS("StartsWith")) return truth(!strncmp(text, a, strlen(a)));
  if (IS("EndsWith")) return truth(ends_with(text, a));
  if (IS("Equals")) return truth(!strcmp(text, a));
  if (IS("Replace")) return replace(e, text, a, b);
  if (IS("ToLower") || IS("ToLowerInvariant")) return lower(e, text, false);
  if (IS("ToUpper") || IS("ToUpperInvariant")) return lower(e, text, true);
  if (IS("ToString")) return text;
  if (IS("Length")) return format_in(e->arena, "%zu", strlen(text));
  if (IS("Trim")) return trim_chars(e, text, a, true, true);
  if (IS("TrimStart")) return trim_chars(e, text, a, true, false);
  if (IS("TrimEnd")) return trim_chars(e, text, a, false, true);
  if (IS("IndexOf")) {
    const char *found = strstr(text, a);
    return format_in(e->arena, "%d", found ? (int)(found - text) : -1);
  }
  if (IS("Substring")) {
    size_t size = strlen(text), from = (size_t)strtoul(a, NULL, 10);
    size_t count = call->args.count > 1 ? (size_t)strtoul(b, NULL, 10) : size;
    if (from > size) from = size;
    if (count > size - from) count = size - from;
    return format_in(e->arena, "%.*s", (int)count, text + from);
  }
  return NULL;
#undef IS
}

static const char *whole_path(Evaluation *e, const char *path) {
  char here[4096];
  if (*path != '/' && getcwd(here, sizeof here)) path = format_in(e->arena, "%s/%s", here, path);
  return path_normal(e->arena, path);
}

static const char *directory_part(Evaluation *e, const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? format_in(e->arena, "%.*s", (int)(slash - path), path) : "";
}

static const char *file_part(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static const char *joined(Evaluation *e, const Call *call) {
  const char *path = "";
  for (uint32_t i = 0; i < call->args.count; i++) {
    bool whole = call->args.items[i][0] == '/' || !*path;
    path = whole ? call->args.items[i]
                 : format_in(e->arena, "%s%s%s", path, ends_with(path, "/") ? "" : "/",
                             call->args.items[i]);
  }
  return replace(e, path, "\\", "/");
}

/* -1, 0 or 1: `a` beside `b`, as versions of up to four numbers. */
static int compare_versions(const char *a, const char *b) {
  a += *a == 'v', b += *b == 'v';
  for (int part = 0; part < 4; part++) {
    char *a_end, *b_end;
    unsigned long x = strtoul(a, &a_end, 10), y = strtoul(b, &b_end, 10);
    if (x != y) return x < y ? -1 : 1;
    a = *a_end == '.' ? a_end + 1 : a_end;
    b = *b_end == '.' ? b_end + 1 : b_end;
  }
  return 0;
}

/* "net8.0" is (.NETCoreApp, 8.0), "netstandard2.1" (.NETStandard, 2.1), "net48" (.NETFramework, 4.8). */
static const char *framework_identifier(const char *framework, const char **version) {
  if (!strncasecmp(framework, "netstandard", 11)) return *version = framework + 11, ".NETStandard";
  if (!strncasecmp(framework, "netcoreapp", 10)) return *version = framework + 10, ".NETCoreApp";
  *version = framework + (strncasecmp(framework, "net", 3) ? 0 : 3);
  return strchr(*version, '.') ? ".NETCoreApp" : ".NETFramework";
}

/* Can a project for `framework` use what is made for `other`? */
static bool is_compatible(const char *framework, const char *other) {
  const char *version, *wanted;
  const char *has = framework_identifier(framework, &version),
             *asks = framework_identifier(other, &wanted);
  if (!strcmp(has, asks)) return compare_versions(version, wanted) >= 0;
  return !strcmp(has, ".NETCoreApp") && !strcmp(asks, ".NETStandard") &&
         (compare_versions(wanted, "2.0") <= 0 || compare_versions(version, "3.0") >= 0);
}

static const char *call_msbuild(Evaluation *e, const Call *call) {
  const char *a = call->args.count > 0 ? call->args.items[0] : "",
             *b = call->args.count > 1 ? call->args.items[1] : "";
  int order = compare_versions(a, b);
  const char *version;
#define IS(function) (!strcasecmp(call->name, function))
  if (IS("IsOSPlatform")) return truth(!strcasecmp(a, "Linux"));
  if (IS("IsOsUnixLike")) return "True";
  if (IS("ValueOrDefault")) return *a ? a : b;
  if (IS("EnsureTrailingSlash"))
    return !*a || ends_with(a, "/") ? a : format_in(e->arena, "%s/", a);
  if (IS("NormalizePath")) return whole_path(e, joined(e, call));
  if (IS("NormalizeDirectory")) return format_in(e->arena, "%s/", whole_path(e, joined(e, call)));
  if (IS("MakeRelative")) return evaluation_path(e, b);
  if (IS("GetTargetFrameworkIdentifier")) return framework_identifier(a, &version);
  if (IS("GetTargetFrameworkVersion")) return framework_identifier(a, &version), version;
  if (IS("IsTargetFrameworkCompatible")) return truth(is_compatible(a, b));
  if (IS("VersionEquals")) return truth(order == 0);
  if (IS("VersionGreaterThan")) return truth(order > 0);
  if (IS("VersionGreaterThanOrEquals")) return truth(order >= 0);
  if (IS("VersionLessThan")) return truth(order < 0);
  if (IS("VersionLessThanOrEquals")) return truth(order <= 0);
  if (IS("VersionNotEquals")) return truth(order != 0);
  if (IS("GetPathOfFileAbove") || IS("GetDirectoryNameOfFileAbove")) {
    bool is_file = IS("GetPathOfFileAbove");
    const char *name = is_file ? a : b,
               *from = is_file ? (call->args.count > 1 ? b : e->directory) : a;
    const char *found = file_above(e->arena, from, name);
    return !found ? "" : is_file ? found : directory_part(e, found);
  }
  if (IS("Add")) return format_in(e->arena, "%g", strtod(a, NULL) + strtod(b, NULL));
  if (IS("Subtract")) return format_in(e->arena, "%g", strtod(a, NULL) - strtod(b, NULL));
  return NULL;
}

/* NULL: no such function. */
static const char *call_function(Evaluation *e, const Call *call) {
  const char *a = call->args.count ? call->args.items[0] : "";
#define OF(of_type) (!strcasecmp(call->type, of_type))
  if (OF("MSBuild")) return call_msbuild(e, call);
  if (OF("System.IO.Path")) {
    if (IS("Combine") || IS("Join")) return joined(e, call);
    if (IS("GetFullPath")) return whole_path(e, replace(e, a, "\\", "/"));
    if (IS("GetDirectoryName")) return directory_part(e, a);
    if (IS("GetFileName")) return file_part(a);
    const char *dot = strrchr(file_part(a), '.');
    if (IS("GetExtension")) return dot ? dot : "";
    if (IS("GetFileNameWithoutExtension"))
      return dot ? format_in(e->arena, "%.*s", (int)(dot - file_part(a)), file_part(a))
                 : file_part(a);
    if (IS("DirectorySeparatorChar")) return "/";
    if (IS("PathSeparator")) return ":";
  }
  if (OF("System.IO.File") && IS("Exists")) return truth(access(evaluation_path(e, a), F_OK) == 0);
  if (OF("System.IO.Directory") && IS("Exists"))
    return truth(access(evaluation_path(e, a), F_OK) == 0);
  if (OF("System.IO.File") && IS("ReadAllText")) {
    size_t size;
    char *text = read_file(e->arena, evaluation_path(e, a), &size);
    return text ? text : "";
  }
  if (OF("System.String") || OF("String")) {
    if (IS("IsNullOrEmpty")) return truth(!*a);
    if (IS("IsNullOrWhiteSpace")) return truth(!*text_trim(e->arena, a));
    if (IS("Copy") || IS("new")) return a;
    if (IS("Concat")) {
      Text text = text_in(e->arena);
      for (uint32_t i = 0; i < call->args.count; i++) text_add(&text, call->args.items[i]);
      return text_string(&text);
    }
  }
  if (OF("System.Environment") && IS("GetEnvironmentVariable")) {
    const char *value = getenv(a);
    return value ? value : "";
  }
  if (OF("System.OperatingSystem")) {
    if (IS("IsLinux")) return "True";
    if (IS("IsWindows") || IS("IsMacOS") || IS("IsFreeBSD")) return "False";
  }
  if (OF("System.Runtime.InteropServices.RuntimeInformation") && IS("IsOSPlatform"))
    return truth(!strcasecmp(a, "Linux"));
  if (OF("System.Runtime.InteropServices.OSPlatform")) return call->name;
  if (OF("System.Version") && (IS("Parse") || IS("new"))) return a;
  return NULL;
#undef OF
#undef IS
}

static const char *expand_at(Evaluation *e, Span at, const char *text, uint32_t depth);

/* `(a, 'b')` from the opening parenthesis: the arguments, expanded and without quotes. Returns what follows. */
static const char *read_arguments(Evaluation *e, Span at, const char *open, Call *call,
                                  uint32_t depth) {
  const char *end = behind_parenthesis(open);
  if (!end) return NULL;
  const char *from = open + 1;
  while (from < end) {
    const char *c = from + strspn(from, " \t\r\n"), *start = c;
    uint32_t nesting = 0;
    char quote = 0;
    for (; c < end - 1; c++) {
      if (quote)
        quote = *c == quote ? 0 : quote;
      else if (*c == '\'' || *c == '"' || *c == '`')
        quote = *c;
      else if (*c == '(')
        nesting++;
      else if (*c == ')')
        nesting--;
      else if (*c == ',' && !nesting)
        break;
    }
    const char *arg = text_trim(e->arena, format_in(e->arena, "%.*s", (int)(c - start), start));
    size_t size = strlen(arg);
    bool quoted = size >= 2 && strchr("'\"`", *arg) && arg[size - 1] == *arg;
    if (quoted) arg = format_in(e->arena, "%.*s", (int)size - 2, arg + 1);
    bool only = c == end - 1 && !call->args.count && !size;
    if (!only) {
      const char *value = expand_at(e, at, arg, depth + 1);
      /* A static property may stand as an argument: [System.…]::Linux */
      if (!quoted && *value == '[')
        value = expand_at(e, at, format_in(e->arena, "$(%s)", value), depth + 1);
      vec_push(e->arena, &call->args, value);
    }
    from = c + 1;
  }
  return end;
}

static size_t word_size(const char *at) {
  size_t size = 0;
  while (isalnum((unsigned char)at[size]) || at[size] == '_' || at[size] == '-') size++;
  return size;
}

/* What stands between `$(` and `)`. NULL: it is not understood. */
static const char *value_of(Evaluation *e, Span at, const char *body, uint32_t depth) {
  const char *value;
  body += strspn(body, " \t\r\n");
  if (*body == '[') {
    const char *close = strstr(body, "]::");
    if (!close) return NULL;
    Call call = {.type = format_in(e->arena, "%.*s", (int)(close - body) - 1, body + 1)};
    body = close + 3;
    size_t size = word_size(body);
    call.name = format_in(e->arena, "%.*s", (int)size, body);
    body += size;
    body += strspn(body, " \t");
    if (*body == '(' && !(body = read_arguments(e, at, body, &call, depth))) return NULL;
    value = call_function(e, &call);
  } else {
    size_t size = word_size(body);
    value = evaluation_property(e, format_in(e->arena, "%.*s", (int)size, body));
    body += size;
  }
  while (value && *(body += strspn(body, " \t\r\n"))) {
    if (*body == '[') { /* one character by its index */
      size_t index = (size_t)strtoul(body + 1, NULL, 10);
      value = index < strlen(value) ? format_in(e->arena, "%c", value[index]) : "";
      body = strchr(body, ']');
      if (!body++) return NULL;
      continue;
    }
    if (*body++ != '.') return NULL;
    Call call = {0};
    size_t size = word_size(body);
    call.name = format_in(e->arena, "%.*s", (int)size, body);
    body += size;
    if (*body == '(' && !(body = read_arguments(e, at, body, &call, depth))) return NULL;
    value = call_method(e, value, &call);
  }
  return value;
}

static const char *expand_at(Evaluation *e, Span at, const char *text, uint32_t depth) {
  if (!strstr(text, "$(")) return text;
  Text out = text_in(e->arena);
  while (*text) {
    const char *end = text[0] == '$' && text[1] == '(' ? behind_parenthesis(text + 1) : NULL;
    if (!end) {
      text_add_char(&out, *text++);
      continue;
    }
    const char *body = format_in(e->arena, "%.*s", (int)(end - text) - 3, text + 2);
    const char *value = depth < DEEPEST_EXPANSION ? value_of(e, at, body, depth) : NULL;
    if (value && out.size + strlen(value) > LONGEST_EXPANSION) {
      diag(e->diags, at, D_PROJECT_SYNTAX,
           format_in(e->arena, "a text of more than %d bytes", LONGEST_EXPANSION));
      e->failed = true;
      return "";
    }
    if (value)
      text_add(&out, value);
    else
      evaluation_note(e, at, format_in(e->arena, "the expression $(%s)", body));
    text = end;
  }
  return text_string(&out);
}

const char *expand_properties(Evaluation *e, Span at, const char *text) {
  return expand_at(e, at, text, 0);
}
