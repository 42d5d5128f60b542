/* platform: what the platform decides in the graph (program semantic graph, 12.3).
 *
 * The graph of phase 5 is the same for all targets. Which branches a target takes is a coeffect: lowering reads it
 * and makes no code of the other branches, nor of functions that only they name.
 */
#ifndef CLEF_PSG_COEFFECT_PLATFORM_H
#define CLEF_PSG_COEFFECT_PLATFORM_H

#include "clef/psg/psg.h"

/* Is it an operation of module Platform? */
bool psg_is_platform(IntrinsicId operation);
/* Does the platform alone decide the value of a condition or a whole number? Effects that it would have are none: what decides
 * is evaluated first. */
bool psg_platform_value(const Graph *graph, NodeId node, int64_t *value);

/* Sets the predicates that a platform library describes, a project of that number: a binding of a predicate's name whose
 * value is a quotation of a constant, and the fields of those names in a quoted record. Reports names that begin with
 * `has_` and are none, values of another type, and predicates that exclude each other. Called before phase 2 replaces
 * quotations. */
void psg_read_platform(Graph *graph, PlatformContext *platform, uint32_t project);

#endif
