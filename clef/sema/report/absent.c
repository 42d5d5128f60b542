/* absent: names of .NET that the library lacks (report/absent.def). Each is reported with the reason, once in a
 * file: what follows from it, the types of an absent namespace above all, would only repeat the first message.
 */
#include <string.h>

#include "clef/sema/report/report.h"

typedef struct AbsentName {
  const char *owner, *name, *reason, *hint;
} AbsentName;

static const AbsentName absent_names[] = {
#define ABSENT(owner, name, reason, hint) {owner, name, reason, hint},
#include "clef/sema/report/absent.def"
};

typedef struct AbsentCall {
  const char *owner, *name, *reason;
} AbsentCall;

static const AbsentCall absent_calls[] = {
#define ABSENT_CALL(owner, name, reason) {owner, name, reason},
#include "clef/sema/report/absent.def"
};

typedef struct AbsentNamespace {
  const char *path, *reason, *hint, *types; /* `types`: names with a space between */
} AbsentNamespace;

static const AbsentNamespace absent_namespaces[] = {
#define ABSENT_NAMESPACE(path, reason, hint, types) {path, reason, hint, types},
#include "clef/sema/report/absent.def"
};

static bool lists_word(const char *words, const char *word) {
  size_t size = strlen(word);
  for (const char *at = words; *at;) {
    size_t length = strcspn(at, " ");
    if (length == size && !memcmp(at, word, size)) return true;
    at += length + (at[length] == ' ');
  }
  return false;
}

/* Messages are taken back where a declaration is tried, so the list itself says what was reported. */
static bool was_reported(const Sema *s, uint32_t file, const char *name) {
  size_t size = strlen(name);
  for (uint32_t i = 0; i < s->diags->list.count; i++) {
    const Diag *d = &s->diags->list.items[i];
    if (d->code == D_ABSENT && d->span.file == file && !strncmp(d->message + 1, name, size) &&
        d->message[1 + size] == '\'')
      return true;
  }
  return false;
}

static void report(Sema *s, Span span, const char *name, const char *reason, const char *hint) {
  if (was_reported(s, span.file, name)) return;
  diag(s->diags, span, D_ABSENT, name, reason);
  if (*hint) diag_hint(s->diags, "%s", hint);
}

void sema_warn_absent_call(Sema *s, TyconId owner, Name name, Span span) {
  const char *text = name_text(s->names, name);
  const char *of = name_text(s->names, tycon_row(s->types, owner)->name);
  for (size_t i = 0; i < COUNT_OF(absent_calls); i++)
    if (!strcmp(absent_calls[i].name, text) && !strcmp(absent_calls[i].owner, of))
      diag(s->diags, span, D_ABSENT_CALL, text, absent_calls[i].reason);
}

bool sema_report_absent(Sema *s, const char *owner, bool is_member, Name name, Span span) {
  const char *text = name_text(s->names, name);
  for (size_t i = 0; !is_member && !*owner && i < COUNT_OF(absent_namespaces); i++)
    if (lists_word(absent_namespaces[i].types, text) &&
        was_reported(s, span.file, absent_namespaces[i].path))
      return true;
  for (size_t i = 0; i < COUNT_OF(absent_names); i++) {
    const AbsentName *row = &absent_names[i];
    if (strcmp(row->name, text) != 0 ||
        ((is_member || *row->owner) && strcmp(row->owner, owner) != 0))
      continue;
    report(s, span, text, row->reason, row->hint);
    return true;
  }
  return false;
}

bool sema_report_absent_namespace(Sema *s, Syn *path, uint32_t lost, Span span) {
  const AbsentNamespace *found = NULL;
  Text text = text_in(s->scratch);
  for (uint32_t i = 0; i < syn_path_count(path); i++) {
    if (i) text_add_char(&text, '.');
    text_add(&text, name_text(s->names, syn_path_part(path, i)->name));
    for (size_t k = 0; i >= lost && k < COUNT_OF(absent_namespaces); k++)
      if (!strcmp(absent_namespaces[k].path, text_string(&text))) found = &absent_namespaces[k];
  }
  if (found) report(s, span, found->path, found->reason, found->hint);
  return found != NULL;
}

/* Of several words: programs have a Point or a Command of their own, but hardly an HttpClient. */
static bool is_compound(const char *name) {
  uint32_t capitals = 0;
  for (; *name; name++) capitals += *name >= 'A' && *name <= 'Z';
  return capitals > 1;
}

bool sema_hint_absent(Sema *s, Name name) {
  const char *text = name_text(s->names, name);
  for (size_t i = 0; i < COUNT_OF(absent_namespaces); i++) {
    const AbsentNamespace *row = &absent_namespaces[i];
    if (!is_compound(text) || !lists_word(row->types, text)) continue;
    diag_hint(s->diags, "'%s.%s' of .NET is not available: %s", row->path, text, row->reason);
    return true;
  }
  return false;
}
