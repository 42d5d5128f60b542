/* link: clef/type */
/* A trial that is undone leaves nothing behind: each kind of effect, alone, in a kept trial inside an undone one, and kept. */
#include <stdio.h>
#include <stdlib.h>

#include "clef/type/unify.h"

static Arena arena;
static Names names;
static Sources sources;
static PlatformContext platform = {
    .platform_id = "Linux_x86_64", .dimensions = {64, 64, 32}, .pointer_align = 8};
static Types types;
static Unifier u;
static TypeId number, list;
static TyconId list_of;
static const Span here = {1, 0, 1};
static uint32_t pending; /* the length of a list of the checker */

static TyconId add_tycon(const char *name, TyconKind kind, PrimKind prim) {
  uint32_t row = table_add(&types.tycons, 1);
  TyconRow *t = tycon_row(&types, (TyconId){row});
  t->name = name_of_string(&names, name);
  t->kind = kind;
  t->prim = prim;
  return (TyconId){row};
}

static void begin(void) {
  arena_init(&arena, "test");
  names_init(&names, &arena);
  sources_init(&sources, &arena, &names);
  source_add(&sources, "test.fs", SOURCE_FSHARP, "x", 1);
  types_init(&types, &arena, &names, &platform);
  u = (Unifier){.types = &types, .arena = &arena};
  TyconId tycon = add_tycon("int", TYCON_PRIM, PRIM_INT32);
  types.known[KNOWN_INT32] = tycon.index;
  number = type_app(&types, tycon, NULL, 0);
  list_of = add_tycon("list", TYCON_CLASS, PRIM_NONE);
  uint32_t param = table_add(&types.params, 1);
  tycon_row(&types, list_of)->params = types_run(&types, &param, 1);
  list = type_app(&types, list_of, &number, 1);
}

/* ---- the kinds of effects, of two open variables ---- */

static VarRow *row_of(TypeId var) { return var_row(&types, type_row(&types, var)->head); }

static void solve(TypeId a, TypeId b) { (void)b, type_unify(&u, a, number); }
static void join(TypeId a, TypeId b) { type_unify(&u, a, b); }
static void solve_inside(TypeId a, TypeId b) {
  TypeId item = b;
  type_unify(&u, type_app(&types, list_of, &item, 1), list), (void)a;
}
static void constrain(TypeId a, TypeId b) { (void)b, type_constrain(&u, a, CONSTRAINT_EQUALITY); }
static void bound(TypeId a, TypeId b) { (void)b, type_bound(&u, a, list, here); }
static void lower(TypeId a, TypeId b) { (void)b, type_lower_level(&u, a, 1); }
static void solve_as_error(TypeId a, TypeId b) {
  (void)b, type_solve_as_error(&u, type_row(&types, a)->head);
}
static void solve_written(TypeId a, TypeId b) {
  row_of(a)->flags |= VAR_WRITTEN;
  solve(a, b);
}
static void solve_operand(TypeId a, TypeId b) {
  row_of(a)->flags |= VAR_OPERAND;
  solve(a, b);
}
static void solve_awaited(TypeId a, TypeId b) {
  row_of(a)->flags |= VAR_AWAITED;
  solve(a, b);
}
static void solve_watched(TypeId a, TypeId b) {
  u.watched_level = 10;
  solve(a, b);
  u.watched_level = 0;
}
static void fail(TypeId a, TypeId b) {
  type_constrain(&u, a, CONSTRAINT_DELEGATE);
  solve(a, b);
}
static void add_pending(TypeId a, TypeId b) {
  (void)a, (void)b;
  type_trail_word(&u, &pending);
  pending++;
}
static void add_two(TypeId a, TypeId b) { add_pending(a, b), solve(a, b), add_pending(a, b); }

static const struct {
  const char *name;
  void (*run)(TypeId a, TypeId b);
} effects[] = {{"a solution", solve},
               {"a joined variable", join},
               {"a solution inside a type", solve_inside},
               {"a constraint", constrain},
               {"a bound", bound},
               {"a level", lower},
               {"a solution as an error", solve_as_error},
               {"a written variable's solution", solve_written},
               {"an operand's solution", solve_operand},
               {"an awaited variable's solution", solve_awaited},
               {"a watched variable's solution", solve_watched},
               {"a failed constraint", fail},
               {"a pending operator", add_pending},
               {"two and a solution between them", add_two}};

/* ---- what is compared ---- */

typedef struct State {
  VarRow a, b;
  TypeId failed_type;
  uint32_t written_solved, operand_solved, changed, watched, trail, trials, pending;
} State;

static State state_of(TypeId a, TypeId b) {
  State state;
  memset(&state, 0, sizeof state);
  state.a = *row_of(a), state.b = *row_of(b);
  state.a.flags &= ~(uint32_t)(VAR_WRITTEN | VAR_OPERAND | VAR_AWAITED); /* set by the test */
  state.b.flags &= ~(uint32_t)(VAR_WRITTEN | VAR_OPERAND | VAR_AWAITED);
  state.failed_type = u.failed_type;
  state.written_solved = u.written_solved, state.operand_solved = u.operand_solved;
  state.changed = u.changed.count, state.watched = u.watched.count, state.trail = u.trail.count;
  state.trials = types.trials, state.pending = pending;
  return state;
}

static int failures;
static void expect_same(bool same, const State *before, const State *after, const char *effect,
                        const char *how) {
  if ((memcmp(before, after, sizeof *before) == 0) == same) return;
  printf("FAIL %s, %s: %s\n", effect, how, same ? "something is left" : "nothing is left");
  failures++;
}

int main(void) {
  begin();
  for (size_t i = 0; i < COUNT_OF(effects); i++) {
    const char *name = effects[i].name;
    TypeId a = type_new_var(&types, 5, here), b = type_new_var(&types, 5, here);
    State before = state_of(a, b);
    Trial trial = type_begin_trial(&u);
    effects[i].run(a, b);
    State inside = state_of(a, b);
    expect_same(false, &before, &inside, name, "in the trial");
    type_undo_trial(&u, trial);
    State after = state_of(a, b);
    expect_same(true, &before, &after, name, "undone");

    a = type_new_var(&types, 5, here), b = type_new_var(&types, 5, here);
    before = state_of(a, b);
    Trial outer = type_begin_trial(&u);
    type_begin_trial(&u);
    effects[i].run(a, b);
    type_keep_trial(&u);
    type_undo_trial(&u, outer);
    after = state_of(a, b);
    expect_same(true, &before, &after, name, "kept inside a trial that is undone");

    a = type_new_var(&types, 5, here), b = type_new_var(&types, 5, here);
    before = state_of(a, b);
    type_begin_trial(&u);
    Trial inner = type_begin_trial(&u);
    effects[i].run(a, b);
    type_undo_trial(&u, inner);
    effects[i].run(a, b);
    type_keep_trial(&u);
    after = state_of(a, b);
    expect_same(false, &before, &after, name, "kept");
    if (u.failed_type.index) failures++, printf("FAIL %s, kept: its failure is left\n", name);
    u.written_solved = u.operand_solved = 0;
  }
  TypeId var = type_new_var(&types, 5, here);
  fail(var, var);
  bool fails = u.failed_type.index != 0;
  Trial trial = type_begin_trial(&u);
  if (!fails || u.failed_type.index) failures++, printf("FAIL a trial sees a failure before it\n");
  type_undo_trial(&u, trial);
  var = type_new_var(&types, 5, here);
  fail(var, var);
  if (!type_take_failure(&u).index || u.failed_type.index)
    failures++, printf("FAIL a failure is taken once\n");
  return failures != 0;
}
