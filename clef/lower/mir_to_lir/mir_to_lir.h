/* mir_to_lir: from a MIR unit to assembly text, function by function.
 *
 *   mir_to_lir.c        the unit, functions, blocks, terminators, calls
 *   mir_to_lir/inst.c   instructions
 *   mir_to_lir/count.c  allocation, counts, release routines
 *   mir_to_lir/data.c   static data, layout rows
 *   mir_to_lir/call_places.c  places in the source, for the table of places
 *   mir_to_lir/debug.c  lines and inlined calls, for a debugger
 *   mir_to_lir/leak_check.c  what -check adds
 *   mir_to_lir/cycle.c  the cycle collector
 *   mir_to_lir/share.c  what makes objects shared
 *
 * Note [Words in registers]
 * i8 and i16 are i32 values that are always zero-extended: an operation that can set higher bits is followed by an extension, and
 * signed operations extend their operands first. So a truth value is 0 or 1. Proofs and states vanish.
 */
#ifndef CLEF_LOWER_MIR_TO_LIR_MIR_TO_LIR_H
#define CLEF_LOWER_MIR_TO_LIR_MIR_TO_LIR_H

#include "clef/base/map64.h"
#include "clef/lir/rt.h"
#include "clef/lir/target.h"
#include "clef/mir/mir.h"

typedef struct MirToLirOptions {
  LirOptions lir;
  bool check;               /* -check: count every object */
  bool has_marks;           /* the text has marks, LIR_MARK, with MIR's places */
  const char *debug_folder; /* -g: the folder that paths of sources are relative to; or NULL */
  /* text of this step, "lower", "select", "allocate" or "emit", of functions alone; NULL: all assembly */
  const char *dump;
  const char *only; /* of a dump: functions that have this name, or part of it, and no data; or NULL */
  /* takes what there is of the text, or NULL: all of it stays in `out` */
  /* sees the text of each function of MIR; or NULL */
  void (*see_func)(void *owner, const MirFunc *func, Text *out);
  void *see_owner;
  void (*flush)(void *owner, Text *out);
  void *flush_owner;
} MirToLirOptions;

/* Writes the unit as assembly text, without the runtime's own (rt/<machine>/start.s). */
void mir_to_assembly(Text *out, MirUnit *unit, const LirTarget *target,
                     const MirToLirOptions *options, Arena *func);

/* May an exception leave the program? Then it has a table of places, if its calls kept theirs. */
bool mir_may_fail(MirUnit *unit);

/* ---- between the files ---- */
enum { FLUSH_FROM = 64 * 1024 };                                /* bytes of text */
typedef enum RowTag { TAG_NONE = -1, TAG_SEVERAL = -2 } RowTag; /* no object; tags that differ */
typedef struct ToLir {
  MirUnit *unit;
  const LirTarget *target;
  const MirToLirOptions *options;
  Arena *arena; /* func: ends with each function */
  LirUnit lir_unit;
  MirFunc *mir;
  LirFunc *func;
  LirValue *values;   /* by MIR value; none for proofs */
  uint8_t *in_flight; /* by MIR value, or NULL: Note [Exceptions in flight] */
  LirBlock at;        /* where instructions go */
  LirBlock propagate; /* returns with the exception set; made when needed */
  Name rt[64];        /* by RtSymbol */
  Text *out;
  /* by row: the row whose release routine serves it; none: no object is made of it */
  RowId *release_of;
  int16_t *tag_of; /* by row: the tag of all its objects, or a RowTag */
  bool has_cycles; /* some row that has objects is cyclic */
  /* for which it is known whether a token may be memory of an object of a cyclic row */
  const MirFunc *tokens_of;
  bool has_cyclic_tokens;
  uint8_t *interface_used; /* by interface number */
  uint32_t interface_count;
  VEC(Name) sites; /* -check: where objects are allocated, "file:line" */
  uint32_t *place_sites,
      *place_files;      /* by MIR's site, by source file: that of LirPlaces; 0: not yet made */
  uint32_t *debug_sites; /* by MIR's site: that of LirDebug, plus 1; 0: not yet made */
  Span debug_span;       /* that of LirFunc.line */
  Map64 debug_variables; /* by a function's shown name: its last variable */
  Map64 debug_stored;    /* words of module-level values to which a store is left */
  uint32_t *debug_next;  /* by variable: the one before it, of the same function */
} ToLir;

/* Note [Exceptions in flight]
 * A cleanup block that only drops and hands its exception on leaves it in the exception register, which releasing never
 * touches. Its parameter for the exception has no value here, like a proof's, and its raise is a return. */
static inline bool to_lir_is_in_flight(const ToLir *to, ValueId value) {
  return to->in_flight && to->in_flight[value.index];
}
LirType to_lir_type(unsigned kind); /* LIR_NONE for proofs */
static inline LirValue to_lir_value(const ToLir *to, ValueId value) {
  return to->values[value.index];
}
LirValue to_lir_const(ToLir *to, LirType type, int64_t value);
LirValue to_lir_immediate_limit(ToLir *to); /* a reference word below it is an immediate */
/* A branch on an i32; both blocks are new. */
void to_lir_branch(ToLir *to, LirValue condition, LirBlock yes, LirBlock no);
void to_lir_goto(ToLir *to, LirBlock block, const LirValue *args, uint32_t count);
/* A call of the runtime by KEEP; none when it has no result. */
LirValue to_lir_keep_call(ToLir *to, RtSymbol symbol, const LirValue *args, uint32_t count,
                          bool has_result);
/* The runtime block with the field at this offset: the current thread's, or the first. */
LirValue to_lir_block(ToLir *to, int32_t offset);
/* A load or store in the runtime block. */
LirValue to_lir_rt_load(ToLir *to, LirType type, int32_t offset);
void to_lir_rt_store(ToLir *to, int32_t offset, LirValue value);
void to_lir_inst(ToLir *to, MirInst *inst);
Name to_lir_symbol(const ToLir *to, SymbolId symbol);

LirValue to_lir_alloc(ToLir *to, const MirInst *inst);
LirValue to_lir_alloc_array(ToLir *to, const MirInst *inst);
LirValue to_lir_alloc_stack(ToLir *to, const MirInst *inst);
void to_lir_drop(ToLir *to, LirValue value, MirType type);
void to_lir_drop_fields(ToLir *to, LirValue object, RowId row);
void to_lir_free(ToLir *to, LirValue object, RowId row);
/* An object of fixed size, by its header. */
void to_lir_free_cell(ToLir *to, LirValue object);
LirValue to_lir_drop_reuse(ToLir *to, LirValue object, MirType type);
Name to_lir_release_name(const ToLir *to, RowId row);
/* of an object of one shape, a bit a word; 0: unknown */
uint32_t to_lir_counted_mask(const LayoutRow *row);
/* Which rows have objects, and which share a routine. */
void to_lir_plan_releases(ToLir *to);
/* Release routines of the rows that have objects, as KEEP functions. */
void to_lir_release_routines(ToLir *to);
/* Emits `to->func` and gives its memory back. */
void to_lir_finish_func(ToLir *to);
/* After each function and item of data. */
void to_lir_flush(ToLir *to);
/* Writes the data, or prints it for a dump, and ends the memory that it was made in. */
void to_lir_finish_data(ToLir *to, const LirData *data);

/* mir_to_lir/call_places.c: what is added next stands at `span`; `flags` are LIR_SOURCE_…. Nothing happens when it has no
 * table of places. */
void to_lir_place(ToLir *to, Span span, uint8_t flags);
/* A function's name as it is shown: `Deep.fun` for `Deep.$arg.fun`; code outside functions has the name that .NET gives it. None:
 * it is not shown. */
Name to_lir_shown_name(const ToLir *to, Name name);
/* Is the text of the file at hand? Its path, or none. */
bool to_lir_has_text(const ToLir *to, uint32_t file);
Name to_lir_path(const ToLir *to, uint32_t file);
/* mir_to_lir/debug.c: what is added next comes from `span`. Nothing happens without -g. */
void to_lir_line(ToLir *to, Span span);
/* The variables of the function that has been translated. */
void to_lir_variables(ToLir *to);
/* The function's name and place. */
void to_lir_debug_func(ToLir *to);
/* Notes which module-level values are stored to; before the first function. Describes them; behind the last one. */
void to_lir_debug_stores(ToLir *to);
void to_lir_debug_globals(ToLir *to);
/* What is added next has no place. */
static inline void to_lir_no_place(ToLir *to) { to->func->place = 0; }
/* The function's name and file. */
void to_lir_place_func(ToLir *to);
/* Has the row objects that can be part of a cycle? May a reference of this row, whose objects have one of its subtypes or
 * any, lead to one? */
bool to_lir_is_cyclic(const ToLir *to, RowId row);
bool to_lir_may_be_cyclic(const ToLir *to, RowId row);
/* Count of an object that is made, of a static one or one on the stack. */
int32_t to_lir_first_count(const ToLir *to, RowId row);
int32_t to_lir_static_count(const ToLir *to);
/* Is nothing else referring to the object? */
LirValue to_lir_is_unique(ToLir *to, LirValue object, RowId row);
/* The collector and its table, if the program needs it. */
void to_lir_cycle_routines(ToLir *to);

/* LIR text of the runtime: where there are workers, lines that begin with //workers count, and `rtaddr` becomes `block`. */
const char *to_lir_for_workers(ToLir *to, const char *text, const char *block);
/* LIR text of the runtime, `rtaddr` being the thread's own block. */
void to_lir_add_routines(ToLir *to, const char *text);
/* Where the references of the objects of some rows lie: mir_to_lir/cycle.c has the form. That of cyclic rows comes first. */
void to_lir_word_table(ToLir *to, RtSymbol symbol, bool (*has)(const ToLir *to, RowId row));
/* What makes objects shared, and its table, if the program has workers. */
void to_lir_share_routines(ToLir *to);

/* -check: number of the place that allocates; the routines, names of places and rows. */
uint32_t to_lir_site(ToLir *to, const MirInst *inst);
void to_lir_check_routines(ToLir *to);

void to_lir_data(ToLir *to);
void to_lir_rows(ToLir *to);
Name to_lir_interface_name(const ToLir *to, uint32_t number);

#endif
