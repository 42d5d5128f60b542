/* same: are two syntax trees equal but for their places? */
#ifndef CLEF_FMT_SAME_H
#define CLEF_FMT_SAME_H

#include "clef/syntax/tree.h"

/* The trees share one table of names. An application of a function to one argument in parentheses has the same meaning with and
 * without a space between them; all else must be equal. */
bool same_tree(const Syn *left, const Syn *right);

#endif
