/* warnings: warnings about the program that need the graph. */
#ifndef CLEF_PSG_CHECK_WARNINGS_H
#define CLEF_PSG_CHECK_WARNINGS_H

#include "clef/psg/psg.h"

/* FS0025 and FS0026 in the program's files, before saturation (coverage.c). */
void psg_check_matches(Graph *graph);
/* FS1182 in the program's files, when it is requested (unused.c). */
void psg_check_unused(Graph *graph);
/* True when the last file of the program runs nothing, reported as FS0988 if `report` (idle.c). */
bool psg_check_idle(Graph *graph, bool report);

#endif
