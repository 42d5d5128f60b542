/* run: the interpreter's loop. Its meaning is README.md's; native code is compared with it.
 *
 * Frames live on a stack of their own, so that the program's recursion is limited by memory alone. A call pushes a
 * frame; a return copies results into the return block's parameters; a raise pops frames until a call has an exception
 * edge.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#include "clef/mir/fold.h"
#include "clef/mir/interp/run.h"

enum { MAX_RESULTS = 1024 };

static RunFunc *find_func(Machine *m, uint64_t id) {
  if (!id || id >= m->unit->funcs.count || !m->unit->funcs.items[id]->has_body) {
    run_fault(m, "calls what is no function of this unit");
    return NULL;
  }
  return m->funcs[id] ? m->funcs[id] : run_decode(m, (FuncId){(uint32_t)id});
}

static bool push_frame(Machine *m, RunFunc *func) {
  if (m->frame_count == m->frame_capacity) {
    m->frame_capacity = m->frame_capacity ? m->frame_capacity * 2 : 256;
    m->frames = realloc(m->frames, m->frame_capacity * sizeof *m->frames);
    if (!m->frames) fatal("out of memory while interpreting");
  }
  if (m->stack_top + func->slot_count + 16 > m->stack_end) {
    m->fault = "stack overflow";
    return false;
  }
  m->frames[m->frame_count++] = (Frame){.func = func, .base = m->stack_top};
  m->stack_top += func->slot_count;
  return true;
}

static void kill_stack_objects(Machine *m, Frame *frame) {
  for (uint32_t i = frame->stack_objects; i;) {
    uint32_t next = m->objects[i].next;
    run_kill(m, i);
    i = next;
  }
  frame->stack_objects = 0;
}

static inline void take_edge(Machine *m, const RunFunc *func, const Edge *edge, uint64_t *r) {
  const Move *moves = func->moves.items + edge->move_start;
  uint32_t count = edge->move_count;
  if (!edge->is_parallel) {
    for (uint32_t i = 0; i < count; i++) r[moves[i].to] = r[moves[i].from];
  } else {
    for (uint32_t i = 0; i < count; i++) m->temps[i] = r[moves[i].from];
    for (uint32_t i = 0; i < count; i++) r[moves[i].to] = m->temps[i];
  }
}

/* The callee, and whether the closure follows the arguments. */
static RunFunc *find_callee(Machine *m, const Call *call, const RunFunc *func, const uint64_t *r,
                            bool *has_closure) {
  uint64_t code = 0;
  *has_closure = false;
  switch ((MirCalleeForm)call->form) {
  case MIR_CALLEE_DIRECT:
    if (!call->func) {
      run_fault(m, "@%s is not in this unit: the interpreter cannot call it",
                mir_symbol_text(m->unit, (SymbolId){call->symbol}));
      return NULL;
    }
    return m->funcs[call->func] ? m->funcs[call->func] : find_func(m, call->func);
  case MIR_CALLEE_C:
    run_fault(m, "@%s is a C function: the interpreter cannot call it",
              mir_symbol_text(m->unit, (SymbolId){call->symbol}));
    return NULL;
  case MIR_CALLEE_CODE: code = r[call->callee]; break;
  case MIR_CALLEE_APPLY:
  case MIR_CALLEE_CLOSURE: {
    Object *closure = run_ref(m, r[call->callee]);
    if (!closure) return NULL;
    *has_closure = true;
    if (call->form == MIR_CALLEE_APPLY && closure->tag != call->arity)
      return find_func(m, call->func);
    if (!run_load(m, r[call->callee] + LAYOUT_CLOSURE_CODE, MIR_KIND_CODE, MIR_MUTABLE, &code))
      return NULL;
    break;
  }
  case MIR_CALLEE_METHOD: {
    Object *object = run_ref(m, r[func->slots.items[call->arg_start]]);
    if (!object) return NULL;
    const LayoutRow *row = layout_row(&m->unit->layout, (RowId){object->row});
    if (call->slot >= row->method_count || !row->methods[call->slot].index) {
      run_fault(m, "row %s has no method %u", name_text(m->unit->names, row->name), call->slot);
      return NULL;
    }
    MirFunc *method = mir_symbol_func(m->unit, row->methods[call->slot]);
    code = method ? method->id.index : 0;
    break;
  }
  case MIR_CALLEE_COUNT: break;
  }
  return find_func(m, code);
}

/* Do the arguments of an indirect call fit the function that turned up? */
static bool check_signature(Machine *m, const RunFunc *caller, const Code *code, const Call *call,
                            const RunFunc *callee, bool has_closure) {
  const MirFunc *to = callee->func;
  const MirTerm *term = &caller->func->blocks.items[code->extra].term;
  uint32_t count = call->arg_count + (has_closure ? 1 : 0);
  bool fits = to->params.count == count;
  for (uint32_t i = 0; fits && i < call->arg_count; i++)
    fits = mir_type_of(caller->func, term->operands[i]).kind ==
           mir_type_of(to, to->params.items[i]).kind;
  if (fits && has_closure) fits = mir_type_of(to, to->params.items[count - 1]).kind == MIR_KIND_REF;
  const MirFunc *from = caller->func;
  const ValueId *wanted = NULL; /* of a tail call the caller's own results are requested */
  uint32_t wanted_count = from->results.count;
  if (!call->is_tail) {
    wanted_count = caller->edges.items[call->edge].param_count;
    wanted = mir_block(from, term->edges[0].block)->params.items;
  }
  fits = fits && wanted_count == to->results.count;
  for (uint32_t i = 0; fits && i < wanted_count; i++)
    fits = (wanted ? mir_type_of(from, wanted[i]) : from->results.items[i]).kind ==
           to->results.items[i].kind;
  if (!fits)
    return run_fault(m, "calls @%s with another signature", mir_symbol_text(m->unit, to->symbol));
  return true;
}

/* An index is inside its array: the fact behind elem's proof. */
static bool check_elem(Machine *m, const Code *c, uint64_t base, uint64_t index) {
  Object *object = run_object(m, base);
  if (!object) return false;
  uint64_t room = object->size;
  const LayoutRow *row = object->row ? layout_row(&m->unit->layout, (RowId){object->row}) : NULL;
  if (row && row->kind == LAYOUT_ARRAY && !word_offset(base)) {
    uint64_t length = 1;
    for (uint32_t d = 0; d < row->size / 8; d++) {
      uint64_t n;
      memcpy(&n, object->bytes + (size_t)d * 8, 8);
      length *= n;
    }
    if (index >= length)
      return run_fault(m, "index %lld is outside an array of %llu elements", (long long)index,
                       (unsigned long long)length);
    if (c->extra != row->stride || c->imm < row->size ||
        (c->imm > row->size && c->imm >= row->size + row->stride))
      return run_fault(m, "elements of row %s begin at %u and are %u bytes long",
                       name_text(m->unit->names, row->name), row->size, row->stride);
    return true;
  }
  int64_t at = (int64_t)word_offset(base) + c->imm;
  uint64_t stride = c->extra ? c->extra : 1;
  if (at < 0 || (uint64_t)at > room || index > (room - (uint64_t)at) / stride ||
      ((uint64_t)at + (index + 1) * stride > room))
    return run_fault(m, "index %lld is outside an object of %llu bytes", (long long)index,
                     (unsigned long long)room);
  return true;
}

static bool move_addr(Machine *m, uint64_t addr, int64_t delta, uint64_t *out) {
  int64_t offset = (int64_t)word_offset(addr) + delta;
  if (delta > (int64_t)OFFSET_MASK || delta < -(int64_t)OFFSET_MASK || offset < 0 ||
      offset > (int64_t)OFFSET_MASK)
    return run_fault(m, "an address %lld bytes from its object's start", (long long)offset);
  *out = addr - word_offset(addr) + (uint64_t)offset;
  return true;
}

static bool alloc_array(Machine *m, const Code *c, const uint64_t *r, uint64_t *out) {
  const LayoutRow *row = layout_row(&m->unit->layout, (RowId){c->extra});
  const uint32_t *slots = m->func->slots.items + c->b;
  int64_t length = 1;
  for (uint32_t i = 0; i < c->c; i++) {
    int64_t n = (int64_t)r[slots[i]];
    if (n < 0 || (n && length > INT64_MAX / n))
      return run_fault(m, "an array of length %lld", (long long)n);
    length *= n;
  }
  int64_t size = layout_array_size(row, length);
  if (size < 0) return run_fault(m, "an array of length %lld", (long long)length);
  Object *object =
      run_new_object(m, OBJECT_LIVE, c->extra, 0, (uint64_t)size, c->flags & MIR_ZEROED, out);
  if (!object) return false;
  if (row->kind == LAYOUT_STRING) {
    uint32_t lengths[2] = {(uint32_t)length, 0};
    memcpy(object->bytes, lengths, 8);
    object->shadow[0] = SHADOW_STORED;
    /* The padding is the allocation's business, the bytes are the program's. */
    for (int64_t i = LAYOUT_STRING_DATA + length; i < size; i++) {
      object->bytes[i] = 0;
      object->shadow[i >> 3] |= (uint16_t)(1u << (i & 7));
    }
  } else {
    for (uint32_t i = 0; i < c->c; i++) {
      memcpy(object->bytes + (size_t)i * 8, &r[slots[i]], 8);
      object->shadow[i] = SHADOW_STORED;
    }
  }
  return true;
}

static bool load(Machine *m, const Code *c, const uint64_t *r, uint64_t *out) {
  uint64_t base = r[c->a], addr = 0, value;
  Object *object = run_object(m, base);
  if (!object || !move_addr(m, base, c->imm, &addr)) return false;
  if (c->extra && !run_check_row(m, object, c->extra, "the object")) return false;
  if (!run_load(m, addr, c->kind, c->flags, &value)) return false;
  if (c->flags & MIR_MOVED && c->kind == MIR_KIND_REF) object->shadow[word_offset(addr) >> 3] = 0;
  if (c->kind == MIR_KIND_REF && c->b && value >= LAYOUT_IMMEDIATE_LIMIT) {
    Object *loaded = run_ref(m, value);
    if (!loaded || !run_check_row(m, loaded, c->b, "what was loaded")) return false;
  }
  *out = value;
  return true;
}

static bool store(Machine *m, const Code *c, const uint64_t *r) {
  uint64_t base = r[c->a], addr = 0, value = r[c->b];
  Object *object = run_object(m, base);
  if (!object || !move_addr(m, base, c->imm, &addr)) return false;
  if (c->extra && !run_check_row(m, object, c->extra, "the object")) return false;
  if (c->kind == MIR_KIND_REF && value >= LAYOUT_IMMEDIATE_LIMIT && !run_ref(m, value))
    return false;
  return run_store(m, addr, c->kind, value, c->flags);
}

/* Is it true that the word is no immediate, if the operation says so? */
static bool is_counted(Machine *m, const Code *c, const uint64_t *r) {
  if (!(c->flags & MIR_COUNTED) || r[c->a] >= LAYOUT_IMMEDIATE_LIMIT) return true;
  return run_fault(m, "the word is an immediate");
}

/* The operand, if it has the row that the instruction's result has. A null reference stops the program. */
static bool cast(Machine *m, const Code *c, uint64_t word, uint64_t *out) {
  const MirInst *inst = mir_inst(m->func->func, (InstId){c->inst});
  MirType type = mir_type_of(m->func->func, inst->result);
  if (word < LAYOUT_IMMEDIATE_LIMIT) {
    if (!type.may_be_immediate && !word) return run_ref(m, 0) != NULL;
    if (!type.may_be_immediate)
      return run_fault(m, "the immediate %u is cast to a reference", (unsigned)word);
  } else {
    Object *object = run_ref(m, word);
    if (!object || !run_check_row(m, object, type.row.index, "the operand")) return false;
  }
  *out = word;
  return true;
}

/* The bytes of a string, or a length of an array. */
static bool length(Machine *m, const Code *c, uint64_t word, uint64_t *out) {
  const Object *object = run_ref(m, word);
  if (!object) return false;
  const LayoutRow *row = layout_row(&m->unit->layout, (RowId){object->row});
  if (row->kind == LAYOUT_STRING) {
    uint32_t bytes;
    memcpy(&bytes, object->bytes, 4);
    *out = bytes;
    return true;
  }
  if (row->kind != LAYOUT_ARRAY) return run_fault(m, "the length of what is no array");
  if ((uint64_t)c->imm >= row->size / 8)
    return run_fault(m, "an array of %u lengths has no length %lld", row->size / 8,
                     (long long)c->imm);
  return run_load(m, word + (uint64_t)c->imm * 8, MIR_KIND_I64, 0, out);
}

static bool has_slot(Machine *m, const Code *c) {
  if ((uint64_t)c->imm < RT_SLOTS) return true;
  return run_fault(m, "the runtime has no slot %lld", (long long)c->imm);
}

static bool get_slot(Machine *m, const Code *c, uint64_t *out) {
  if (!has_slot(m, c)) return false;
  if ((c->kind == MIR_KIND_REF) != m->state_is_ref[c->imm] &&
      m->state[c->imm] >= LAYOUT_IMMEDIATE_LIMIT)
    return run_fault(m, "slot %lld holds %s reference", (long long)c->imm,
                     m->state_is_ref[c->imm] ? "a" : "no");
  *out = fold_cut(m->state[c->imm], mir_kind_size[c->kind]);
  return true;
}

/* The token of the object if that was its last reference; else none. */
static bool drop_reuse(Machine *m, uint64_t word, uint64_t *out) {
  *out = 0;
  if (word < LAYOUT_IMMEDIATE_LIMIT) return true;
  Object *object = run_ref(m, word);
  if (!object) return false;
  if (object->state != OBJECT_LIVE) return true;
  if (object->count) {
    object->count--;
    return true;
  }
  *out = word;
  return run_drop_fields(m, word) && run_free(m, word, OBJECT_TOKEN);
}

static bool drop_token(Machine *m, uint64_t token) {
  if (!token) return true;
  uint32_t index = word_index(token);
  const Object *object = index < m->object_count ? &m->objects[index] : NULL;
  if (!object || object->state != OBJECT_TOKEN ||
      object->generation != token >> (OFFSET_BITS + INDEX_BITS))
    return run_fault(m, "the token is used twice");
  run_kill(m, index);
  return true;
}

/* Everything that is not arithmetic: false with m->fault, or with has_exited. */
static bool step_slow(Machine *m, const Code *c, uint64_t *r) {
  uint64_t *out = &r[c->result];
  Object *object;
  switch ((MirOp)c->op) {
  case MIR_LOAD: return load(m, c, r, out);
  case MIR_STORE: return store(m, c, r);
  case MIR_SYMBOL:
    return run_fault(m, "@%s is not in this unit", mir_symbol_text(m->unit, (SymbolId){c->extra}));
  case MIR_CAST: return cast(m, c, r[c->a], out);
  case MIR_ELEM:
    if (!check_elem(m, c, r[c->a], r[c->b])) return false;
    return move_addr(m, r[c->a], c->imm + (int64_t)(r[c->b] * c->extra), out);
  case MIR_ADDR: return run_object(m, r[c->a]) && move_addr(m, r[c->a], c->imm, out);
  case MIR_ADDR_ADD: return move_addr(m, r[c->a], (int64_t)r[c->b], out);
  case MIR_LEN: return length(m, c, r[c->a], out);
  case MIR_TAG:
    if (!(object = run_ref(m, r[c->a]))) return false;
    *out = object->tag;
    return true;
  case MIR_ROW_OF:
    if (!(object = run_ref(m, r[c->a]))) return false;
    *out = object->row;
    return true;
  case MIR_IS_INSTANCE:
    if (!(object = run_ref(m, r[c->a]))) return false;
    *out = layout_is_subtype(&m->unit->layout, (RowId){object->row}, (RowId){c->extra});
    return true;
  case MIR_IMPLEMENTS:
    if (!(object = run_ref(m, r[c->a]))) return false;
    *out = layout_implements(layout_row(&m->unit->layout, (RowId){object->row}), (uint32_t)c->imm);
    return true;
  case MIR_IS_SHARED: *out = 0; return true; /* there are no workers */
  case MIR_SHARE: return true;
  case MIR_MEM_COPY: return run_copy(m, r[c->a], r[c->b], r[c->c]);
  case MIR_MEM_FILL: {
    uint8_t *buffer = run_buffer(m, r[c->a], r[c->c], true);
    if (buffer) memset(buffer, (int)r[c->b], r[c->c]);
    return buffer != NULL;
  }
  case MIR_MEM_EQUAL: {
    uint8_t *left = run_buffer(m, r[c->a], r[c->c], false),
            *right = run_buffer(m, r[c->b], r[c->c], false);
    if (left && right) *out = !memcmp(left, right, r[c->c]);
    return left && right;
  }
  case MIR_ALLOC:
    if (c->a && r[c->a]) return run_token_alloc(m, r[c->a], c, out);
    return run_new_object(m, OBJECT_LIVE, c->extra, (uint8_t)c->b, (uint64_t)c->imm,
                          c->flags & MIR_ZEROED, out) != NULL;
  case MIR_ALLOC_STACK: {
    Frame *frame = &m->frames[m->frame_count - 1];
    object = run_new_object(m, OBJECT_STACK, c->extra, (uint8_t)c->b, (uint64_t)c->imm,
                            c->flags & MIR_ZEROED, out);
    if (!object) return false;
    object->next = frame->stack_objects;
    frame->stack_objects = word_index(*out);
    return true;
  }
  case MIR_ALLOC_ARRAY: return alloc_array(m, c, r, out);
  case MIR_RT_GET: return get_slot(m, c, out);
  case MIR_RT_SET:
    if (!has_slot(m, c)) return false;
    m->state[c->imm] = r[c->a];
    m->state_is_ref[c->imm] = c->kind == MIR_KIND_REF;
    return true;
  case MIR_SYS: {
    uint64_t args[8] = {0};
    for (uint32_t i = 0; i < c->c && i < 8; i++) args[i] = r[m->func->slots.items[c->b + i]];
    uint64_t result;
    if (!run_sys(m, c, args, &result)) return false;
    *out = result;
    return true;
  }
  case MIR_DUP: return is_counted(m, c, r) && run_dup(m, r[c->a]);
  case MIR_DROP: return is_counted(m, c, r) && run_drop(m, r[c->a]);
  case MIR_DROP_FIELDS: return run_drop_fields(m, r[c->a]);
  case MIR_IS_UNIQUE:
    *out = 0;
    if (!is_counted(m, c, r)) return false;
    if (r[c->a] < LAYOUT_IMMEDIATE_LIMIT) return true;
    if (!(object = run_ref(m, r[c->a]))) return false;
    *out = object->state == OBJECT_LIVE && object->count == 0;
    return true;
  case MIR_LOWER:
    if (!is_counted(m, c, r)) return false;
    if (r[c->a] < LAYOUT_IMMEDIATE_LIMIT) return true;
    if (!(object = run_ref(m, r[c->a]))) return false;
    if (object->state != OBJECT_LIVE) return true;
    if (!object->count) return run_fault(m, "lowers the count of the last reference");
    object->count--;
    return true;
  case MIR_FREE: return run_free(m, r[c->a], OBJECT_DEAD);
  case MIR_REUSE: *out = r[c->a]; return run_free(m, r[c->a], OBJECT_TOKEN);
  case MIR_DROP_REUSE: return is_counted(m, c, r) && drop_reuse(m, r[c->a], out);
  case MIR_NO_TOKEN: *out = 0; return true;
  case MIR_DROP_TOKEN: return drop_token(m, r[c->a]);
  default: break; /* arithmetic */
  }
  if (!fold_value((MirOp)c->op, (MirKind)c->kind, (MirKind)c->to, r[c->a], r[c->b], r[c->c], out))
    return run_fault(m,
                     c->op <= MIR_UREM ? "divides by zero, or MinValue by -1" : "cannot be done");
  return true;
}

static bool check_no_wrap(Machine *m, const Code *c, const uint64_t *r) {
  unsigned size = mir_kind_size[c->kind];
  if ((c->op == MIR_SDIV || c->op == MIR_SREM) && mir_sign_extend((MirKind)c->kind, r[c->a]) < 0)
    return run_fault(m, "divides a negative number, though it says nw");
  bool wraps = c->op == MIR_IADD   ? fold_sadd_over(r[c->a], r[c->b], size)
               : c->op == MIR_ISUB ? fold_ssub_over(r[c->a], r[c->b], size)
               : c->op == MIR_IMUL ? fold_smul_over(r[c->a], r[c->b], size)
                                   : false;
  return !wraps || run_fault(m, "wraps, though it says nw");
}

static uint32_t find_case(const RunFunc *func, const Code *c, uint64_t value) {
  const int64_t *cases = func->cases.items + c->imm;
  /* Cases ascend as written; few enough to look at each, except in big tables, which are mostly dense. */
  if (value < c->c && cases[value] == (int64_t)value) return (uint32_t)value;
  for (uint32_t i = 0; i < c->c; i++)
    if (cases[i] == (int64_t)value) return i;
  return c->c;
}

/* Why the word may not stand where the type does; NULL when it may. */
static const char *misfit(Machine *m, uint64_t word, MirType type) {
  if (type.kind != MIR_KIND_REF) return NULL;
  if (word < LAYOUT_IMMEDIATE_LIMIT)
    return type.may_be_immediate
               ? NULL
               : format_in(m->arena, "the immediate %u is no reference", (unsigned)word);
  const Object *object = run_ref(m, word);
  if (object && run_check_row(m, object, type.row.index, "it")) return NULL;
  const char *why = m->fault;
  m->fault = NULL; /* the caller says it, with more */
  return why;
}

/* Callee and caller were compiled apart: rows and immediates of arguments are compared here, those of a direct call by
 * the verifier. `args` are the callee's parameters in its frame. */
static bool check_arguments(Machine *m, const MirFunc *callee, const uint64_t *args) {
  for (uint32_t i = 0; i < callee->params.count; i++) {
    const char *why = misfit(m, args[i], mir_type_of(callee, callee->params.items[i]));
    if (why)
      return run_fault(m, "argument %u of @%s: %s", i + 1, mir_symbol_text(m->unit, callee->symbol),
                       why);
  }
  return true;
}

/* The same of what comes back from the call that `frame` waits for. */
static bool check_results(Machine *m, const Frame *frame, const uint64_t *values, uint32_t count) {
  const MirFunc *f = frame->func->func;
  BlockId then = mir_block(f, (BlockId){frame->code->extra})->term.edges[0].block;
  for (uint32_t i = 0; i < count; i++) {
    const char *why = misfit(m, values[i], mir_type_of(f, mir_block(f, then)->params.items[i]));
    if (why)
      return run_fault(m, "result %u for @%s: %s", i + 1, mir_symbol_text(m->unit, f->symbol), why);
  }
  return true;
}

/* The function of this name, which start-up code calls; NULL if the unit has none. */
static RunFunc *runtime_func(Machine *m, const char *name, uint32_t param_count) {
  Name known = name_find(m->unit->names, name, strlen(name));
  if (!known.index || known.index >= m->unit->symbol_of_name_count ||
      !m->unit->symbol_of_name[known.index])
    return NULL;
  MirFunc *func = mir_symbol_func(m->unit, (SymbolId){m->unit->symbol_of_name[known.index]});
  return func && func->has_body && func->params.count == param_count ? find_func(m, func->id.index)
                                                                     : NULL;
}

/* The machine goes on where that stack left off, behind the instruction m->code; NULL with a fault. */
static const Code *go_on_at(Machine *m, uint64_t number) {
  bool begins;
  if (!run_switch_stack(m, number, &begins)) return NULL;
  if (!begins) {
    m->func = m->frames[m->frame_count - 1].func;
    return m->code + 1;
  }
  RunFunc *entry = runtime_func(m, "rt_thread", 0);
  if (!entry) {
    run_fault(m, "no rt_thread for a thread to begin with");
    return NULL;
  }
  if (!push_frame(m, entry)) return NULL;
  m->func = entry;
  return entry->code;
}

/* Pushes the callee's frame; a tail call replaces the caller's by it. Returns the callee's first instruction, or NULL with a
 * fault. */
static const Code *enter_callee(Machine *m, const Code *c, uint64_t *r) {
  RunFunc *f = m->func;
  const Call *call = &f->calls.items[c->b];
  bool has_closure;
  RunFunc *callee = find_callee(m, call, f, r, &has_closure);
  if (!callee ||
      (call->form != MIR_CALLEE_DIRECT && !check_signature(m, f, c, call, callee, has_closure)))
    return NULL;
  const uint32_t *slots = f->slots.items + call->arg_start;
  uint64_t *base = r, closure = has_closure ? r[call->callee] : 0;
  if (call->is_tail) {
    uint64_t *temps = m->stack_top; /* above the frame, where nothing is */
    if (m->stack_top + call->arg_count + callee->slot_count + 16 > m->stack_end) {
      m->fault = "stack overflow";
      return NULL;
    }
    for (uint32_t i = 0; i < call->arg_count; i++) temps[i] = r[slots[i]];
    for (uint32_t i = 0; i < call->arg_count; i++) base[1 + i] = temps[i];
    Frame *frame = &m->frames[m->frame_count - 1];
    kill_stack_objects(m, frame);
    frame->func = callee;
    m->stack_top = base + callee->slot_count;
  } else {
    m->frames[m->frame_count - 1].code = c;
    if (!push_frame(m, callee)) return NULL;
    base = m->frames[m->frame_count - 1].base;
    for (uint32_t i = 0; i < call->arg_count; i++) base[1 + i] = r[slots[i]];
  }
  if (has_closure) base[1 + call->arg_count] = closure;
  if (call->form != MIR_CALLEE_DIRECT && !check_arguments(m, callee->func, base + 1)) return NULL;
  m->func = callee;
  return callee->code;
}

/* Where a run ends: at the frame count with which it began, with results, or with an exception that nothing took. */
typedef struct Outcome {
  uint32_t bottom;
  uint64_t *results;
  uint32_t *result_count;
  uint64_t *exception;
} Outcome;

/* Pops a frame and copies the results into the parameters of the caller's return block. Returns the block's first instruction,
 * or NULL with a fault, or NULL with the results in `out` if the frame was the last one. */
static const Code *return_to_caller(Machine *m, const Code *c, const uint64_t *r, Outcome *out) {
  const RunFunc *f = m->func;
  uint64_t few[8], *values = c->c <= 8 ? few : m->stack_top;
  for (uint32_t i = 0; i < c->c; i++) values[i] = r[f->slots.items[c->b + i]];
  uint32_t count = c->c;
  Frame *frame = &m->frames[--m->frame_count];
  kill_stack_objects(m, frame);
  m->stack_top = frame->base;
  if (m->frame_count == out->bottom) {
    for (uint32_t i = 0; i < count && i < MAX_RESULTS; i++) out->results[i] = values[i];
    *out->result_count = count;
    return NULL;
  }
  frame--;
  const Call *call = &frame->func->calls.items[frame->code->b];
  if (call->form != MIR_CALLEE_DIRECT && !check_results(m, frame, values, count)) return NULL;
  f = m->func = frame->func;
  const Edge *edge = &f->edges.items[call->edge];
  take_edge(m, f, edge, frame->base);
  for (uint32_t i = 0; i < count; i++)
    frame->base[f->slots.items[edge->param_start + i]] = values[i];
  return f->code + edge->target;
}

/* Pops frames until a call has an exception edge. Returns the handler's first instruction, or NULL with a fault or with the
 * exception in `out`. */
static const Code *unwind(Machine *m, uint64_t raised, Outcome *out) {
  if (!run_ref(m, raised)) return NULL;
  for (;;) {
    Frame *frame = &m->frames[--m->frame_count];
    kill_stack_objects(m, frame);
    m->stack_top = frame->base;
    if (m->frame_count == out->bottom) {
      *out->exception = raised;
      return NULL;
    }
    frame--;
    const RunFunc *f = frame->func;
    const Call *call = &f->calls.items[frame->code->b];
    if (!mir_term_may_raise(m->unit, &f->func->blocks.items[frame->code->extra].term)) {
      run_fault(m, "leaves by a call of @%s that is said not to raise",
                mir_symbol_text(m->unit, f->func->symbol));
      return NULL;
    }
    if (!call->has_handler) continue;
    m->func = frame->func;
    const Edge *edge = &f->edges.items[call->edge + 1];
    take_edge(m, f, edge, frame->base);
    frame->base[f->slots.items[edge->param_start]] = raised;
    return f->code + edge->target;
  }
}

/* Runs from `func` until its frame is gone: true with results in `results`, or false with a fault, an exit, or an
 * exception that nothing took in `*exception`. */
static bool run_from(Machine *m, RunFunc *first, const uint64_t *args, uint64_t *results,
                     uint32_t *result_count, uint64_t *exception) {
  RunFunc *f = first;
  Outcome out = {m->frame_count, results, result_count, exception};
  uint64_t steps = m->steps, max_steps = m->options->max_steps ? m->options->max_steps : UINT64_MAX;
  bool is_traced = m->options->trace || m->options->watch;
  *exception = 0;
  m->func = f;
  if (!push_frame(m, f)) return false;
  uint64_t *r = m->frames[m->frame_count - 1].base;
  for (uint32_t i = 0; i < f->func->params.count; i++) r[1 + i] = args[i];
  const Code *c = f->code;
#define SIGNED(x) ((int64_t)((x) << c->extra) >> c->extra)
#define NEXT \
  c++;       \
  continue
  for (;;) {
    if (++steps > max_steps || is_traced) {
      m->code = c, m->steps = steps;
      if (m->options->trace) run_trace(m, c, r);
      if (m->options->watch) run_watch(m, c, r);
      if (steps > max_steps)
        return run_fault(m, "more than %llu steps", (unsigned long long)max_steps);
    }
    switch (c->op) {
    case MIR_CONST: r[c->result] = (uint64_t)c->imm; NEXT;
    case MIR_IADD:
      if (c->flags & MIR_NW) break;
      r[c->result] = (r[c->a] + r[c->b]) & (uint64_t)c->imm;
      NEXT;
    case MIR_ISUB:
      if (c->flags & MIR_NW) break;
      r[c->result] = (r[c->a] - r[c->b]) & (uint64_t)c->imm;
      NEXT;
    case MIR_IMUL:
      if (c->flags & MIR_NW) break;
      r[c->result] = (r[c->a] * r[c->b]) & (uint64_t)c->imm;
      NEXT;
    case MIR_IAND: r[c->result] = r[c->a] & r[c->b]; NEXT;
    case MIR_IOR: r[c->result] = r[c->a] | r[c->b]; NEXT;
    case MIR_IXOR: r[c->result] = r[c->a] ^ r[c->b]; NEXT;
    case MIR_IEQ:
    case MIR_SAME: r[c->result] = r[c->a] == r[c->b]; NEXT;
    case MIR_INE: r[c->result] = r[c->a] != r[c->b]; NEXT;
    case MIR_ULT: r[c->result] = r[c->a] < r[c->b]; NEXT;
    case MIR_ULE: r[c->result] = r[c->a] <= r[c->b]; NEXT;
    case MIR_SLT: r[c->result] = SIGNED(r[c->a]) < SIGNED(r[c->b]); NEXT;
    case MIR_SLE: r[c->result] = SIGNED(r[c->a]) <= SIGNED(r[c->b]); NEXT;
    case MIR_SELECT: r[c->result] = r[c->a] ? r[c->b] : r[c->c]; NEXT;
    case MIR_IS_IMM: r[c->result] = r[c->a] < LAYOUT_IMMEDIATE_LIMIT; NEXT;
    case MIR_IMM_VALUE:
    case MIR_ADDR_BITS:
    case MIR_BITS_ADDR:
    case MIR_ZEXT: r[c->result] = r[c->a]; NEXT;
    case MIR_GOTO: {
      const Edge *edge = &f->edges.items[c->b];
      take_edge(m, f, edge, r);
      c = f->code + edge->target;
      continue;
    }
    case MIR_SWITCH: {
      uint32_t which = find_case(f, c, r[c->a]);
      if (which == c->c && !c->flags) {
        m->code = c, m->steps = steps;
        return run_fault(m, "no case for %lld", (long long)r[c->a]);
      }
      const Edge *edge = &f->edges.items[c->b + which];
      take_edge(m, f, edge, r);
      c = f->code + edge->target;
      continue;
    }
    case MIR_CALL:
    case MIR_TAILCALL:
      m->code = c, m->steps = steps;
      if (!(c = enter_callee(m, c, r))) return false;
      f = m->func, r = m->frames[m->frame_count - 1].base;
      continue;
    case MIR_RETURN:
      m->code = c, m->steps = steps;
      c = return_to_caller(m, c, r, &out);
      if (!c) return m->frame_count == out.bottom;
      f = m->func, r = m->frames[m->frame_count - 1].base;
      continue;
    case MIR_RAISE:
      m->code = c, m->steps = steps;
      if (!(c = unwind(m, r[c->a], &out))) return false;
      f = m->func, r = m->frames[m->frame_count - 1].base;
      continue;
    case MIR_INVALID:
      m->code = c, m->steps = steps;
      return run_fault(m, "invalid: %s",
                       name_text(m->unit->names, f->func->blocks.items[c->extra].term.message));
    default: break; /* operations that need more than a line */
    }
    m->code = c;
    if (c->op == MIR_SYS && c->imm == MIR_SYS_SWITCH) {
      r[c->result] = 0;
      c = go_on_at(m, r[f->slots.items[c->b]]);
      m->steps = steps;
      if (!c) return false;
      f = m->func, r = m->frames[m->frame_count - 1].base;
      continue;
    }
    if (c->flags & MIR_NW && !check_no_wrap(m, c, r)) return false;
    if (!step_slow(m, c, r)) {
      m->steps = steps;
      return false;
    }
    NEXT;
  }
#undef SIGNED
#undef NEXT
}

static const Span *span_of(const RunFunc *func, const Code *code) {
  static const Span nowhere = {0};
  if (!func || !code) return &nowhere;
  if (code->inst) return &mir_inst(func->func, (InstId){code->inst})->span;
  return &mir_block(func->func, (BlockId){code->extra})->term.span;
}

/* The fault with function and instruction, and the line of the program: its own, or that of the nearest caller that has one. */
static const char *where(Machine *m, const char *fault) {
  Text text = text_in(m->arena);
  if (m->func) text_format(&text, "in @%s", mir_symbol_text(m->unit, m->func->func->symbol));
  bool has_line = m->func && mir_print_place(m->unit, " at ", *span_of(m->func, m->code), &text);
  for (uint32_t i = m->func ? m->frame_count : 0; i-- > 0 && !has_line;)
    has_line = mir_print_place(m->unit, ", called at ",
                               *span_of(m->frames[i].func, m->frames[i].code), &text);
  if (m->func && !has_line) mir_print_place(m->unit, " of ", m->func->func->span, &text);
  if (m->func) text_add(&text, ": ");
  if (m->func && m->code) {
    if (m->code->inst)
      mir_print_inst(m->func->func, (InstId){m->code->inst}, &text);
    else
      mir_print_term(m->func->func, (BlockId){m->code->extra}, &text);
    text_add(&text, ": ");
  }
  text_add(&text, fault);
  return text_string(&text);
}

static int run_program(Machine *m) {
  uint64_t results[MAX_RESULTS] = {0}, exception = 0, ignored = 0;
  uint32_t count = 0;
  int status = 134;
  if (!run_init_data(m)) return 1;
  MirFunc *start = mir_symbol_func(m->unit, m->unit->start);
  RunFunc *entry = start ? find_func(m, start->id.index) : NULL;
  if (!entry) return 1;
  if (run_from(m, entry, NULL, results, &count, &exception)) {
    status = count ? (int)(results[0] & 255) : 0;
    RunFunc *flush = runtime_func(m, "rt_flush", 0);
    if (flush && !run_from(m, flush, NULL, results, &count, &exception)) status = 1;
    int64_t error = (int64_t)m->state[66]; /* as start-up code does it */
    if (error < 0 && error != -EPIPE && !m->has_exited) {
      fputs("Unhandled exception. System.IO.IOException: standard output cannot be written\n",
            stderr);
      return 134;
    }
  } else if (exception) {
    RunFunc *handler = runtime_func(m, "rt_uncaught", 1);
    const Object *object = run_ref(m, exception);
    if (handler)
      run_from(m, handler, &exception, results, &count, &ignored);
    else if (object && !m->options->watch)
      fprintf(stderr, "Unhandled exception. %s\n",
              name_text(m->unit->names, layout_row(&m->unit->layout, (RowId){object->row})->name));
    return m->has_exited ? m->exit_status : m->fault ? 1 : 134;
  }
  if (m->has_exited) return m->exit_status;
  if (m->fault) { /* as the fault handler of rt's start-up says it */
    bool is_null = !strcmp(m->fault, "null reference");
    if (!is_null && strcmp(m->fault, "stack overflow")) return 1;
    m->fault = NULL;
    m->frame_count = 0,
    m->stack_top = m->stack; /* what ran is over: the flush has the whole stack */
    RunFunc *flush = runtime_func(m, "rt_flush", 0);
    if (flush) run_from(m, flush, NULL, results, &count, &exception);
    if (m->options->watch) return 134;
    fputs(is_null
              ? "Unhandled exception. System.NullReferenceException: Object reference not set to "
                "an instance of an object.\n"
              : "Stack overflow.\n",
          stderr);
    m->fault = NULL;
    return 134;
  }
  if (m->unit->is_owned && m->options->check_leaks && !run_check_leaks(m) && !m->fault) status = 1;
  return m->fault ? 1 : status;
}

MirRunResult mir_interpret(const MirUnit *unit, const MirRunOptions *options, Arena *arena) {
  Machine *m = NEW(arena, Machine);
  MirRunResult result = {.status = 1};
  m->unit = unit, m->options = options, m->arena = arena;
  m->state[64] = 1; /* output is not buffered */
  m->collect_at = (uint64_t)256 << 20;
  m->funcs = NEW_ARRAY(arena, RunFunc *, unit->funcs.count + 1);
  if (!run_map_stack(&m->stack, &m->stack_end, &m->stack_size, (size_t)1 << 36))
    fatal("no memory for the interpreter's stack");
  m->stack_top = m->stack;
  result.status = run_program(m);
  if (options->trace) run_trace_end(m);
  result.steps = m->steps;
  if (m->fault) result.fault = where(m, m->fault);
  run_free_stacks(m);
  run_free_heap(m);
  return result;
}
