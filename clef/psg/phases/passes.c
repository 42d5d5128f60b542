/* passes: the nanopasses in order.
 *
 * In:    the graph as the checker leaves it: shape, symbols, types solved (phases 1, 2 and 4 in one walk); no errors.
 * Out:   phase 5 with instances, verified if the options say so.
 *
 * Reachability is marked once before saturation, for the views of phases 3 and 4; the walk over instances marks it
 * anew, precisely. Saturation is done by that walk, for what it reaches.
 */
#include "clef/psg/mono/export.h"
#include "clef/psg/elaborate/captures.h"
#include "clef/psg/check/warnings.h"
#include "clef/psg/mono/instances.h"
#include "clef/psg/phases/passes.h"
#include "clef/psg/mono/reach.h"
#include "clef/psg/check/verify.h"

static void verify(Graph *g, bool wanted, uint32_t phase) {
  if (!wanted) return;
  Arena scratch;
  arena_init(&scratch, "verify");
  Text problems = text_in(&scratch);
  if (!psg_verify(g, &problems)) bug("psg: after phase %u:\n%s", phase, text_string(&problems));
  arena_end(&scratch);
}

static void done(Graph *g, uint32_t phase, bool with_verifier) {
  g->phase = phase;
  verify(g, with_verifier, phase);
  if (g->after_phase) g->after_phase(g, g->phase_context);
}

void psg_analyse(Graph *g, bool with_verifier) {
  done(g, 1, with_verifier);
  psg_close_captures(g);
  done(g, 2, with_verifier);
  psg_mark_reachable(g);
  done(g, 3, with_verifier);
  done(g, 4, with_verifier);
  psg_check_matches(g);
  psg_check_exports(g);
}

void psg_enrich(Graph *g, bool with_verifier) {
  if (g->is_library_for_c) psg_wrap_exports(g);
  psg_make_instances(g);
  if (g->diags->error_count) return;
  verify(g, with_verifier, 5);
  if (!g->after_phase) return;
  psg_mark_types(g);
  g->after_phase(g, g->phase_context);
}
