/* condition: the condition of an #if. */
#ifndef CLEF_SYNTAX_CONDITION_H
#define CLEF_SYNTAX_CONDITION_H

#include "clef/syntax/syntax.h"

/* Whether the condition in [at, end) holds; `bad` when it cannot be read, `too_deep` when the
 * reason is more than SYNTAX_DEPTH_LIMIT parentheses. A comment may follow it. */
bool condition_holds(const SyntaxOptions *options, const char *at, const char *end, bool *bad,
                     bool *too_deep);

/* Is [at, end) that word? */
bool condition_is_word(const char *at, const char *end, const char *word);

#endif
