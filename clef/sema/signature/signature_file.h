/* signature_file: what the files on signature files (.fsi) share (signature/signature_file.c, signature/signature_type.c). */
#ifndef CLEF_SEMA_SIGNATURE_H
#define CLEF_SEMA_SIGNATURE_H

#include "clef/sema/context.h"

/* Two modules or namespaces of one name. */
typedef struct Match Match;
struct Match {
  Syn *signature, *body;
  ModuleId module;
  Scope scope; /* in which the signature's types are read */
  Span at;     /* of the implementation's name, for what is missing */
  bool quiet;  /* the implementation is in error: only what is hidden counts */
  VEC(Match *) nested;
};

/* The declaration of this kind with this path among the children of `in`: a MODULE, NAMESPACE or TYPE_DEF. */
Syn *signature_find(Syn *in, SynKind kind, Syn *path);
/* What stands there, as it was written. */
const char *signature_text(Sema *s, Span span);
/* FS0193: the signature has a `what` that is not there. */
void signature_missing(Sema *s, const Match *m, const char *what, const char *text);
/* FS0034: both have it, but not as `reason` says. */
void signature_differs(Sema *s, const Match *m, Span at, Span here, Span there, const char *reason);
/* Does a fresh instance of `given` equal `wanted`? A constraint that `wanted` lacks is reported at `at` (FS0340). */
bool signature_fits(Sema *s, const Match *m, TypeId wanted, TypeId given, Span at);
/* FS3888: an attribute of the implementation alone, of those that belong into the signature. */
void signature_attributes(Sema *s, const Match *m, const SynDecor *wanted, const SynDecor *given,
                          Name name);

/* ---- signature/signature_type.c: a definition of the signature, with the implementation's ---- */
/* Is it there, with all members that the signature names? */
bool signature_has_type(Sema *s, const Match *m, Syn *wanted);
bool signature_has_exception(Sema *s, const Match *m, Syn *wanted);
/* Compares the representations. */
bool signature_fits_type(Sema *s, const Match *m, Syn *wanted);
bool signature_fits_exception(Sema *s, const Match *m, Syn *wanted);
/* The types of its members. */
void signature_match_members(Sema *s, const Match *m, Syn *wanted);
/* Hides the parts of the definition that the signature omits from later files. */
void signature_hide_parts(Sema *s, const Match *m, Syn *wanted);

/* ---- signature_file.c ---- */

/* Reports declarations that a signature file may not contain. */
void sema_check_signature_form(Sema *s, Syn *signature);
/* Is it the signature of this file? */
bool sema_signature_is_of(const Sema *s, Syn *signature, Syn *file);
/* Compares a checked file, before its type variables are defaulted, with its signature, and hides the rest. */
void sema_match_signature(Sema *s, Syn *signature, Syn *file);

#endif
