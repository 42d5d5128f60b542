/* skeleton_run: the text's semantics of a skeleton: one function here for each rule of its figure 5, by name.
 *
 * ⟨t, s⟩ ⇓ ⟨r, s'⟩ is read as a machine: an activation is a function's block and its store s. The function's
 * arguments and the globals are in its first store. GOTO evaluates all regions in the old store, then binds params(b) at once.
 *
 * Beyond figure 5: a call or effect with `then` keeps its activation waiting; THEN binds what the callee gives, Ok, in front of
 * the edge's arguments, HANDLER what it raised. A parameter of type `state` in front of these, or last of a function's, is
 * memory as it is then. MATCH-FIRST and MATCH-CHECK are the text's other two forms of 1.3.1. */
#include <stdlib.h>

#include "clef/mir/eqsat/skeleton_value.h"

typedef struct Activation {
  const SkelFunc *f;
  uint32_t block;
  SkelValue *store; /* by variable */
} Activation;

typedef struct Outcome { /* r: Ok(v…) or Err(v…) */
  bool is_error;
  SkelValue *values;
  uint32_t count;
} Outcome;

typedef struct Run {
  SkelEval eval;
  Arena *arena;
  Text *trace; /* or NULL */
  VEC(Activation) stack;
  Outcome outcome;
  bool is_over;
} Run;

static Activation *top(Run *r) { return &vec_last(&r->stack); }

static void stop(Run *r, const char *why) {
  if (!r->eval.fault) r->eval.fault = why;
}

/* ---- figure 4, of values ---- */

static bool is_prim(SkelValue v) { return skel_is_prim((SkelType){.kind = v.kind}); }

/* c_label(v): a primitive is its own label; of a tuple it is the first component, the constructor. */
static SkelValue c_label(SkelValue v) {
  return is_prim(v) ? v : (SkelValue){.kind = SKEL_TUPLE, .bits = v.tag};
}

/* ⟦c⟧ ~ ⟦c_label(v)⟧ */
static bool is_label(const SkelCase *c, SkelValue label) {
  if (c->form == SKEL_CONSTRUCTOR)
    return label.kind == SKEL_TUPLE && label.bits == (uint64_t)c->label;
  return c->form == SKEL_CONSTANT && mir_kind_is_int(label.kind) &&
         mir_zero_extend((MirKind)label.kind, (uint64_t)c->label) == label.bits;
}

/* ---- tracing ---- */

static void trace_values(Run *r, const SkelValue *values, uint32_t count) {
  for (uint32_t k = 0; k < count; k++) {
    if (k) text_add(r->trace, ", ");
    skel_value_print(values[k], SKEL_SHOWN_DEPTH, r->trace);
  }
}
static void trace(Run *r, const char *rule, const char *what, const SkelValue *values,
                  uint32_t count) {
  if (!r->trace) return;
  text_format(r->trace, "%*s%-13s %s(", 2 * (int)(r->stack.count < 40 ? r->stack.count - 1 : 40),
              "", rule, what);
  trace_values(r, values, count);
  text_add(r->trace, ")\n");
}
static const char *text_of(const Run *r, Name name) { return name_text(r->eval.unit->names, name); }

/* ---- premises ---- */

/* ⟦R₁ X₁⟧ₛ = v₁ …; false when one is ⊥. */
static bool eval_uses(Run *r, const SkelUses *uses, SkelValue *values) {
  Activation *a = top(r);
  r->eval.f = a->f, r->eval.store = a->store;
  for (uint32_t k = 0; k < uses->count; k++) {
    values[k] = skel_eval_use(&r->eval, &uses->items[k]);
    if (r->eval.fault || skel_is_bottom(values[k])) return false;
  }
  return true;
}

static SkelValue *values_of(Run *r, const SkelUses *uses) {
  SkelValue *values = NEW_ARRAY(r->arena, SkelValue, uses->count + 1u);
  if (!eval_uses(r, uses, values)) stop(r, "a region is ⊥ where a value is needed");
  return values;
}

static SkelValue memory(const Run *r) {
  return (SkelValue){.kind = MIR_KIND_STATE, .bits = r->eval.version};
}

/* s[params(b) ↦ values]; `given` come in front, behind memory where the block has a parameter for it. */
static void enter(Run *r, const SkelEdge *edge, const SkelValue *given, uint32_t given_count,
                  bool is_behind_call) {
  Activation *a = top(r);
  const SkelBlock *b = &a->f->blocks.items[edge->block];
  SkelValue *args = values_of(r, &edge->args);
  uint32_t k = 0, from;
  if (r->eval.fault) return;
  if (is_behind_call && b->params.count && skel_sig(a->f, b, 0).kind == MIR_KIND_STATE)
    a->store[skel_params(b, k++)] = memory(r);
  if (b->params.count != k + given_count + edge->args.count) {
    stop(r, "a block has another number of parameters than it is given");
    return;
  }
  for (uint32_t g = 0; g < given_count; g++) a->store[skel_params(b, k++)] = given[g];
  from = k;
  for (; k < b->params.count; k++) a->store[skel_params(b, k)] = args[k - from];
  a->block = edge->block;
}

/* ---- figure 5 ---- */

static void begin(Run *r, const SkelFunc *f, const SkelValue *args, uint32_t count) {
  Activation a = {f, 1, NEW_ARRAY(r->arena, SkelValue, f->vars.count)};
  uint32_t wanted = f->params.count, k = 0;
  if (wanted && f->vars.items[vec_last(&f->params)].type.kind == MIR_KIND_STATE)
    a.store[f->params.items[--wanted]] = memory(r);
  if (wanted != count || f->blocks.count < 2)
    stop(r, "a function has another number of parameters than it is given");
  for (; k < count && k < wanted; k++) a.store[f->params.items[k]] = args[k];
  for (uint32_t v = 1; v < f->vars.count; v++)
    for (uint32_t g = 0; f->vars.items[v].is_global && g < r->eval.unit->globals.count; g++) {
      const SkelGlobal *global = &r->eval.unit->globals.items[g];
      uint64_t bits = mir_kind_is_int(global->type.kind)
                          ? mir_zero_extend((MirKind)global->type.kind, global->bits)
                          : global->bits;
      if (global->name.index == f->vars.items[v].name.index)
        a.store[v] = (SkelValue){.kind = global->type.kind, .bits = bits};
    }
  vec_push(r->arena, &r->stack, a);
}

/* r goes to the activation that waits for it, or is the program's. */
static void finish(Run *r, Outcome outcome) {
  (void)vec_pop(&r->stack);
  while (r->stack.count) {
    const SkelTransfer *t = &top(r)->f->blocks.items[top(r)->block].t;
    const SkelEdge *edge = outcome.is_error ? &t->handler : &t->to;
    if (edge->block) {
      trace(r, outcome.is_error ? "HANDLER" : "THEN",
            text_of(r, top(r)->f->blocks.items[edge->block].name), outcome.values, outcome.count);
      enter(r, edge, outcome.values, outcome.count, true);
      return;
    }
    (void)vec_pop(&r->stack); /* an exception passes through */
  }
  r->outcome = outcome;
  r->is_over = true;
}

static void rule_return(Run *r, const SkelTransfer *t) {
  SkelValue *values = values_of(r, &t->args);
  trace(r, "RETURN", "Ok", values, t->args.count);
  if (!r->eval.fault) finish(r, (Outcome){false, values, t->args.count});
}

static void rule_raise(Run *r, const SkelTransfer *t) {
  SkelValue *values = values_of(r, &t->args);
  trace(r, "RAISE", "Err", values, t->args.count);
  if (!r->eval.fault) finish(r, (Outcome){true, values, t->args.count});
}

static void rule_goto(Run *r, const SkelEdge *edge) {
  if (r->trace) {
    SkelValue *values = values_of(r, &edge->args);
    if (!r->eval.fault)
      trace(r, "GOTO", text_of(r, top(r)->f->blocks.items[edge->block].name), values,
            edge->args.count);
  }
  enter(r, edge, NULL, 0, false);
}

static void rule_call(Run *r, const SkelTransfer *t) {
  SkelValue *values = values_of(r, &t->args);
  uint32_t count = t->args.count;
  if (r->eval.fault) return;
  const SkelFunc *f = NULL;
  if (t->callee == MIR_CALLEE_DIRECT) f = skel_find_func(r->eval.unit, t->name);
  if (t->callee == MIR_CALLEE_CODE && values[0].kind == MIR_KIND_CODE && values[0].bits) {
    f = r->eval.unit->funcs.items[values[0].bits - 1];
    values++, count--;
  }
  if (!f) {
    stop(r, format_in(r->arena, "there is no skeleton of @%s to call", text_of(r, t->name)));
    return;
  }
  trace(r, "CALL", text_of(r, f->name), values, count);
  if (!t->to.block) (void)vec_pop(&r->stack); /* its result is this one's */
  begin(r, f, values, count);
}

static void rule_effect(Run *r, const SkelTransfer *t) {
  SkelValue *values = values_of(r, &t->args);
  if (r->eval.fault) return;
  trace(r, "EFFECT", mir_op_info[t->label.op].text, values, t->args.count);
  SkelValue result = skel_eval_effect(&r->eval, &t->label, values, t->args.count);
  if (!r->eval.fault) enter(r, &t->to, &result, skel_is_bottom(result) ? 0 : 1, true);
}

/* MATCH-CASE and MATCH-DEFAULT */
static void rule_match(Run *r, const SkelTransfer *t) {
  SkelValue *value = values_of(r, &t->args);
  if (r->eval.fault) return;
  SkelValue label = c_label(value[0]);
  const SkelCase *otherwise = NULL;
  for (uint32_t k = 0; k < t->cases.count; k++) {
    const SkelCase *c = &t->cases.items[k];
    if (c->form == SKEL_ALWAYS) otherwise = c;
    if (!is_label(c, label)) continue;
    trace(r, "MATCH-CASE", "", value, 1);
    rule_goto(r, &c->to);
    return;
  }
  if (!otherwise) {
    stop(r, "no case of a match has the value's label, and there is no default");
    return;
  }
  trace(r, "MATCH-DEFAULT", "", value, 1);
  rule_goto(r, &otherwise->to);
}

/* First evaluation: the first case all of whose regions have a value. Check first: the first whose predicate holds. */
static void rule_match_in_order(Run *r, const SkelTransfer *t) {
  for (uint32_t k = 0; k < t->cases.count && !r->eval.fault; k++) {
    const SkelCase *c = &t->cases.items[k];
    bool is_taken = c->form == SKEL_ALWAYS;
    if (t->form == SKEL_FIRST)
      is_taken = eval_uses(r, &c->to.args, NEW_ARRAY(r->arena, SkelValue, c->to.args.count + 1u));
    if (c->form == SKEL_PREDICATE) {
      SkelUses check = {(SkelUse *)&c->check, 1, 1};
      SkelValue holds;
      is_taken = eval_uses(r, &check, &holds) && holds.bits;
    }
    if (!is_taken || r->eval.fault) continue;
    trace(r, t->form == SKEL_FIRST ? "MATCH-FIRST" : "MATCH-CHECK", "", NULL, 0);
    rule_goto(r, &c->to);
    return;
  }
  stop(r, "no case of a match can be taken");
}

static void step(Run *r) {
  const SkelTransfer *t = &top(r)->f->blocks.items[top(r)->block].t;
  switch ((SkelTransferForm)t->form) {
  case SKEL_GOTO: rule_goto(r, &t->to); return;
  case SKEL_CALL: rule_call(r, t); return;
  case SKEL_EFFECT: rule_effect(r, t); return;
  case SKEL_RAISE: rule_raise(r, t); return;
  case SKEL_RETURN: rule_return(r, t); return;
  case SKEL_MATCH: rule_match(r, t); return;
  case SKEL_FIRST:
  case SKEL_CHECK: rule_match_in_order(r, t); return;
  case SKEL_INVALID:
  case SKEL_TRANSFER_COUNT: stop(r, text_of(r, t->name)); return;
  }
}

/* A word of the command line as a value of the parameter's type. */
static SkelValue argument(Run *r, SkelType type, const char *text) {
  char *end = NULL;
  SkelValue v = {.kind = type.kind};
  if (mir_kind_is_int(type.kind)) {
    v.bits = mir_zero_extend((MirKind)type.kind, (uint64_t)strtoll(text, &end, 0));
  } else if (type.kind == MIR_KIND_F64) {
    double d = strtod(text, &end);
    memcpy(&v.bits, &d, sizeof d);
  } else if (type.kind == MIR_KIND_F32) {
    float f = strtof(text, &end);
    memcpy(&v.bits, &f, sizeof f);
  }
  if (!end || *end || !*text)
    stop(r, format_in(r->arena, "'%s' is no argument of type %s", text,
                      type.kind == SKEL_TUPLE ? "tuple" : mir_kind_text[type.kind]));
  return v;
}

int skel_run(const SkelUnit *unit, const SkelRunOptions *options, Text *out, Text *trace_text) {
  Run r = {.arena = unit->arena, .trace = options->trace ? trace_text : NULL};
  skel_eval_init(&r.eval, unit, unit->arena, options->seed);
  Name main_name = name_of_string(unit->names, "main");
  const SkelFunc *f = skel_find_func(unit, main_name);
  if (!f && unit->funcs.count) f = unit->funcs.items[0];
  if (!f) stop(&r, "there is no skeleton to run");
  SkelValue *args = NEW_ARRAY(r.arena, SkelValue, options->arg_count + 1u);
  for (uint32_t k = 0; f && k < options->arg_count && k < f->params.count; k++)
    args[k] = argument(&r, f->vars.items[f->params.items[k]].type, options->args[k]);
  if (f && !r.eval.fault) begin(&r, f, args, options->arg_count);
  while (!r.eval.fault && !r.is_over) step(&r);
  if (r.eval.fault) {
    const char *where =
        r.stack.count ? text_of(&r, top(&r)->f->blocks.items[top(&r)->block].name) : "";
    text_format(out, "no rule applies%s%s: %s\n", *where ? " in " : "", where, r.eval.fault);
    return 1;
  }
  text_add(out, r.outcome.is_error ? "Err(" : "Ok(");
  for (uint32_t k = 0; k < r.outcome.count; k++) {
    if (k) text_add(out, ", ");
    skel_value_print(r.outcome.values[k], SKEL_SHOWN_DEPTH, out);
  }
  text_add(out, ")\n");
  return r.outcome.is_error ? 134 : 0;
}
