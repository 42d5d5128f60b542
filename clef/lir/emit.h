/* emit: writing assembly text. Text is gathered in a small buffer; no printf. */
#ifndef CLEF_LIR_EMIT_H
#define CLEF_LIR_EMIT_H

#include "clef/lir/locate.h"
#include "clef/lir/places.h"
#include "clef/lir/target.h"

typedef struct LirFloatConst {
  uint64_t bits;
  uint8_t size;
} LirFloatConst;

typedef struct EmitFrame {
  LirRegs saved; /* kept registers that the function uses */
  uint32_t size; /* below the saved registers; what the machine needs for its alignment included */
  bool has_calls;
} EmitFrame;

/* What emit_debug.c has written so far of a function. */
typedef enum EmitFrameState { EMIT_FRAME_UNKNOWN, EMIT_FRAME_NONE, EMIT_FRAME_MADE } EmitFrameState;
typedef struct EmitDebug {
  LirDebug *unit;
  EmitFrame frame; /* the function's */
  bool has_saved;  /* it is not empty */
  uint8_t hot_state,
      cold_state;       /* EmitFrameState: what the latest directives say, in `out` and in `cold` */
  int32_t cfa, hot_cfa; /* bytes from the stack pointer to the frame's upper end */
  LirLine line;         /* of the latest row of hot code */
  bool has_line;
  VEC(LirDebugRow) rows, cold; /* in the order of the text; those of cold parts that wait */
  LirLocate *locate;           /* or NULL */
  int32_t frame_size;  /* from the stack pointer to the frame's upper end, once it is made */
  const LirInst *inst; /* at hand */
} EmitDebug;

enum { EMIT_BUFFER = 4096 };
struct LirEmit {
  Text *out;
  const LirFunc *func;
  const LirTarget *target;
  Arena *scratch;
  uint32_t number;   /* of the function: local labels are .L<number>_<block> */
  EmitFrame frame;   /* of the block at hand: all zero where it runs without */
  uint32_t *slot_at; /* offsets of LirFunc.slots from the stack pointer */
  bool has_return;   /* an epilogue stands at .L<number>_0 */
  LirBlock at;       /* the block at hand */
  /* the last that may have changed the flags, with no label between, its result still there; or NULL */
  const LirInst *before;
  bool in_cold_block; /* where short text counts more than speed */
  bool *raising;      /* by block: an exception may be on its way at its start; NULL: at any time */
  bool is_raising;    /* may be on its way here */
  VEC(LirFloatConst) consts;
  VEC(LirBlock) tables; /* blocks that end in a jump through a table, by the table's number */
  char *buffer;         /* EMIT_BUFFER bytes */
  uint32_t used;
  Text cold, *hot; /* Note [Cold parts]; hot: where the text went before a cold part, or NULL */
  uint32_t cold_count;
  VEC(LirPlaceEntry) places; /* calls so far; none when the unit has no table */
  EmitDebug *debug;          /* -g; or NULL */
  uint32_t mark;             /* row of LirFunc.spans: of the text at hand */
};

/* Note [Templates]
 * The text of an instruction with letters for what varies; `;` begins a new line. Common to the machines are A0, W0, Q0:
 * operand 0 in its own width, in 32, in 64 bits; R0, D0, X0: the result so; S: the symbol with its displacement. All others
 * are the machine's, said in its ops.def.
 *
 * Note [Cold parts]
 * A template of the machine's table may have a part that is rarely run. `>` is the label where that begins, `<` the one
 * where the instruction goes on, `|` begins the part itself, which ends in a jump to `<`. Cold parts stand behind the
 * function's last block: near enough for short jumps. */

void emit_flush(LirEmit *emit);
static inline void emit_char(LirEmit *emit, char c) { emit->buffer[emit->used++] = c; }
static inline void emit_text(LirEmit *emit, const char *text) {
  while (*text) emit->buffer[emit->used++] = *text++;
}
void emit_u64(LirEmit *emit, uint64_t n);
void emit_i64(LirEmit *emit, int64_t n);
/* Names may be long: flushes when needed. Quoted when the assembler would not take them bare. */
void emit_symbol(LirEmit *emit, Name symbol);
void emit_label(LirEmit *emit, LirBlock block);
/* Notes where the call stands in the source whose text has just been written, if the unit has a table of places. */
void emit_place(LirEmit *emit, const LirInst *inst);
static inline uint32_t emit_operand_reg(const LirEmit *emit, const LirInst *inst, uint32_t o) {
  return emit->func->operand_regs[inst->operands + o];
}
static inline uint32_t emit_result_reg(const LirEmit *emit, const LirInst *inst) {
  return emit->func->result_regs[inst->result.index];
}
/* A raise with a place: does it hand on an exception that was taken before? */
static inline bool emit_is_again(const LirEmit *emit, const LirInst *inst) {
  return emit->func->places.items[inst->place].flags & LIR_SOURCE_AGAIN;
}
static inline int emit_bits(LirType type) { return lir_is_wide(type) ? 64 : 32; }

/* How a machine writes what templates name. `letter` takes a capital letter that is the machine's own and gives the place of
 * the last character that it read. */
typedef struct EmitSyntax {
  void (*reg)(LirEmit *emit, uint32_t reg, int bits);
  const char *(*letter)(LirEmit *emit, const LirInst *inst, const char *t);
  /* with -g: a line of a template has been written; NULL: none moves the stack pointer */
  void (*moved)(LirEmit *emit, const char *line);
} EmitSyntax;
/* Writes a template of the machine's table; Note [Templates]. */
void emit_template(LirEmit *emit, const LirInst *inst, const char *t, const EmitSyntax *syntax);
/* Label of a float constant, made on first use. */
void emit_const(LirEmit *emit, uint64_t bits, uint8_t size);
/* Label of the table of jumps of the block at hand. */
void emit_table(LirEmit *emit);
/* ---- for a debugger; none of these writes anything without -g ---- */
/* The stack pointer has gone down by so many bytes; where a register has been saved (`\t.cfi_offset `, at: from the frame's upper
 * end), or has its value again (`\t.cfi_restore `, at: 0). */
void emit_cfa(LirEmit *emit, int32_t bytes);
void emit_cfi_reg(LirEmit *emit, const char *directive, const char *reg, int32_t at);
/* The frame's upper end is found by this register. */
void emit_cfa_base(LirEmit *emit, const char *reg, uint32_t offset);
/* The epilogue has been written. */
void emit_debug_left(LirEmit *emit);
/* These are called with -g alone: at the function's start, before a block, behind the prologue, before and behind an
 * instruction, at the start and the end of a cold part, before the cold parts are put behind a block, at the function's end. */
void emit_debug_begin(LirEmit *emit);
void emit_debug_block(LirEmit *emit, const LirBlockRow *row, bool makes_frame);
void emit_debug_prologue(LirEmit *emit);
void emit_debug_inst(LirEmit *emit, const LirInst *inst);
void emit_debug_done(LirEmit *emit, const LirInst *inst, LirBlock block);
void emit_debug_cold(LirEmit *emit);
void emit_debug_cold_end(LirEmit *emit);
void emit_debug_gap(LirEmit *emit);
void emit_debug_end(LirEmit *emit);
/* Call between instructions: keeps room in the buffer for one. */
static inline void emit_room(LirEmit *emit) {
  if (emit->used > EMIT_BUFFER - 1024) emit_flush(emit);
}
static inline uint32_t emit_slot(const LirPlace place) {
  return (place & ~(uint32_t)LIR_PLACE_SLOT) * 8;
}

#endif
