/* cfi: frame information for assembly text that was written by hand, the runtime's.
 *
 * In:    text of rt/<machine>, in the style of these files.
 * Out:   the same text with `.cfi` directives, so that a debugger finds the caller at each instruction.
 * Tests: t/debug/run.sh
 *
 * The text is followed line by line. What moves the stack pointer by a constant changes how far the frame's upper end is; the
 * first store of a register into the frame saves it. A jump carries the state to its label, which matters where no line falls
 * through to it. So the text is read twice: what jumps back is known the second time. Macros are expanded, and symbols get a
 * type and a size.
 *
 * Where this does not suffice, a comment says it: `cfi: .cfi_…` is a directive as it stands; `cfi: hold` begins lines whose
 * frame the comments describe, `cfi: depth N` ends them.
 */
#include <stdlib.h>

#include "clef/lir/dwarf.h"
#include "clef/lir/target.h"

enum { REGS = 64, NO_LABEL = UINT32_MAX };

typedef struct State {
  int32_t depth; /* from the stack pointer to the upper end */
  uint64_t saved;
  int32_t at[REGS]; /* of saved registers: below the upper end */
} State;

typedef struct Macro {
  const char *name, *params, *body;
  size_t name_size, params_size, body_size;
} Macro;

typedef struct LabelState {
  const char *name; /* NULL: a number */
  size_t size;
  State state;
  bool is_known;
} LabelState;

typedef struct Cfi {
  Text *out; /* NULL: the first reading */
  Arena *arena;
  const LirTarget *target;
  bool is_x86;
  VEC(Macro) macros;
  VEC(LabelState) labels; /* in the order of the text */
  uint32_t at_label;      /* how many have been passed */
  uint32_t last[10];      /* numbers: the latest with this digit; NO_LABEL: none */
  State ahead[10];        /* of jumps to the next label with this digit */
  bool is_ahead[10];
  State now, said;
  State kept, kept_said; /* at .ifdef */
  bool kept_open;
  const char *kept_routine;
  const char *routine; /* the latest label that is a name, or NULL */
  size_t routine_size;
  bool is_open, in_text, is_reached, holds, skips; /* skips: in .irp */
} Cfi;

static bool starts(const char *text, size_t size, const char *word) {
  size_t length = strlen(word);
  return size >= length && !memcmp(text, word, length);
}

static void put(Cfi *c, const char *bytes, size_t size) {
  if (!c->out) return;
  text_add_bytes(c->out, bytes, size);
  text_add_char(c->out, '\n');
}

/* ---- what is said ---- */

static const char *reg_name(const Cfi *c, uint32_t reg) {
  return c->is_x86 ? format_in(c->arena, "%%%s", c->target->reg_names[reg])
                   : c->target->reg_names[reg];
}

static void say(Cfi *c) {
  if (!c->in_text || c->holds) return;
  if (!c->is_open) {
    put(c, "\t.cfi_startproc", 15);
    c->is_open = true;
    c->said = (State){.depth = c->target->frame_start};
  }
  if (!c->out) {
    c->said = c->now;
    return;
  }
  if (c->said.depth != c->now.depth)
    text_format(c->out, "\t.cfi_def_cfa_offset %d\n", c->now.depth);
  for (uint32_t r = 0; r < REGS; r++) {
    bool was = c->said.saved >> r & 1, is = c->now.saved >> r & 1;
    if (is && (!was || c->said.at[r] != c->now.at[r]))
      text_format(c->out, "\t.cfi_offset %s,%d\n", reg_name(c, r), -c->now.at[r]);
    if (was && !is) text_format(c->out, "\t.cfi_same_value %s\n", reg_name(c, r));
  }
  c->said = c->now;
}

/* Type and size of the routine at hand up to here: profilers and debuggers ignore a symbol without them. Of several sizes the
 * last counts. */
static void size_routine(Cfi *c) {
  if (c->routine && c->out)
    text_format(c->out, "\t.type %.*s,%%function\n\t.size %.*s,.-%.*s\n", (int)c->routine_size,
                c->routine, (int)c->routine_size, c->routine, (int)c->routine_size, c->routine);
}

static void end_routine(Cfi *c) {
  size_routine(c);
  c->routine = NULL;
}

static void close_frame(Cfi *c) {
  end_routine(c);
  if (c->is_open) put(c, "\t.cfi_endproc", 13);
  c->is_open = c->in_text = false;
}

/* ---- registers ---- */

static uint32_t find_reg(const Cfi *c, const char *name, size_t size) {
  if (c->is_x86) {
    if (!size || *name != '%') return LIR_NO_REG;
    name++, size--;
  }
  for (uint32_t r = 0; r < REGS; r++) {
    const char *known = c->target->reg_names[r];
    if (known && strlen(known) == size && !memcmp(known, name, size)) return r;
  }
  return LIR_NO_REG;
}

static void save(Cfi *c, const char *name, size_t size, int32_t at) {
  uint32_t reg = find_reg(c, name, size);
  if (reg == LIR_NO_REG || c->now.saved >> reg & 1) return;
  c->now.saved |= (uint64_t)1 << reg;
  c->now.at[reg] = at;
}
static void restore(Cfi *c, const char *name, size_t size, int32_t at) {
  uint32_t reg = find_reg(c, name, size);
  if (reg != LIR_NO_REG && c->now.saved >> reg & 1 && c->now.at[reg] == at)
    c->now.saved &= ~((uint64_t)1 << reg);
}

/* ---- labels ---- */

static void reach(Cfi *c, uint32_t label) {
  LabelState *row = &c->labels.items[label];
  if (row->is_known) return;
  row->state = c->now;
  row->is_known = true;
}

static void jump(Cfi *c, const char *name, size_t size) {
  if (size == 2 && *name >= '0' && *name <= '9') {
    uint32_t digit = (uint32_t)(*name - '0');
    if (name[1] == 'f') {
      c->ahead[digit] = c->now;
      c->is_ahead[digit] = true;
    } else if (c->last[digit] != NO_LABEL) {
      reach(c, c->last[digit]);
    }
    return;
  }
  for (uint32_t i = 0; i < c->labels.count; i++)
    if (c->labels.items[i].size == size && c->labels.items[i].name &&
        !memcmp(c->labels.items[i].name, name, size)) {
      reach(c, i);
      return;
    }
}

static void pass_label(Cfi *c, const char *name, size_t size) {
  bool is_number = size == 1 && *name >= '0' && *name <= '9';
  if (c->at_label == c->labels.count)
    vec_push(c->arena, &c->labels, ((LabelState){.name = is_number ? NULL : name, .size = size}));
  uint32_t at = c->at_label++;
  LabelState *row = &c->labels.items[at];
  if (is_number) {
    uint32_t digit = (uint32_t)(*name - '0');
    if (c->is_ahead[digit] && !row->is_known) row->state = c->ahead[digit], row->is_known = true;
    c->is_ahead[digit] = false;
    c->last[digit] = at;
  }
  if (c->is_reached) return;
  c->now = row->is_known ? row->state : (State){.depth = c->target->frame_start};
  c->is_reached = true;
}

/* ---- instructions ---- */

typedef struct Words { /* the mnemonic and its operands */
  const char *text[5];
  size_t size[5];
  uint32_t count;
} Words;

static Words split(const char *line, size_t size) {
  Words words = {.count = 0};
  size_t i = 0;
  while (i < size && words.count < COUNT_OF(words.text)) {
    while (i < size && strchr(" \t,", line[i])) i++;
    size_t from = i, depth = 0;
    for (; i < size && (depth || !strchr(words.count ? "," : " \t", line[i])); i++) {
      depth += line[i] == '(' || line[i] == '[';
      depth -= line[i] == ')' || line[i] == ']';
    }
    size_t to = i;
    while (to > from && strchr(" \t", line[to - 1])) to--;
    if (to == from) break;
    words.text[words.count] = line + from;
    words.size[words.count++] = to - from;
  }
  return words;
}

/* A product of numbers behind `$` or `#`. */
static bool number(const char *text, size_t size, int32_t *value) {
  *value = 1;
  if (size < 2 || (*text != '$' && *text != '#')) return false;
  for (size_t i = 1; i < size;) {
    bool is_negative = text[i] == '-';
    i += is_negative;
    if (i >= size || text[i] < '0' || text[i] > '9') return false;
    int32_t factor = 0;
    for (; i < size && text[i] >= '0' && text[i] <= '9'; i++)
      factor = factor * 10 + (text[i] - '0');
    *value *= is_negative ? -factor : factor;
    while (i < size && strchr(" *", text[i])) i++;
  }
  return true;
}

#define IS(w, word) \
  (words->size[w] == strlen(word) && !memcmp(words->text[w], word, words->size[w]))

static void x86_line(Cfi *c, const Words *words) {
  int32_t bytes;
  if (IS(0, "pushq") && words->count > 1) {
    c->now.depth += 8;
    save(c, words->text[1], words->size[1], c->now.depth);
  } else if (IS(0, "popq") && words->count > 1) {
    restore(c, words->text[1], words->size[1], c->now.depth);
    c->now.depth -= 8;
  } else if ((IS(0, "addq") || IS(0, "subq")) && words->count > 2 && IS(2, "%rsp") &&
             number(words->text[1], words->size[1], &bytes)) {
    c->now.depth += IS(0, "subq") ? bytes : -bytes;
  } else if (*words->text[0] == 'j' && words->count > 1) {
    jump(c, words->text[1], words->size[1]);
    if (starts(words->text[0], words->size[0], "jmp")) c->is_reached = false;
  } else if (IS(0, "ret") || IS(0, "ud2")) {
    c->is_reached = false;
  }
}

/* [sp, #n]! moves before, [sp], #n behind it; [sp, #n] does not. */
static void arm_access(Cfi *c, const Words *words, bool stores) {
  bool is_pair = words->text[0][2] == 'p';
  uint32_t place = is_pair ? 3 : 2;
  if (words->count <= place || !starts(words->text[place], words->size[place], "[sp")) return;
  const char *text = words->text[place];
  size_t size = words->size[place];
  int32_t offset = 0;
  const char *hash = memchr(text, '#', size), *close = memchr(text, ']', size);
  bool is_indexed = hash || !memchr(text, ',', size);
  if (!is_indexed || !close) return;
  if (hash && !number(hash, (size_t)(close - hash), &offset)) return;
  bool moves_before = text[size - 1] == '!';
  if (moves_before) c->now.depth -= offset, offset = 0;
  for (uint32_t i = 0; i < 1 + (uint32_t)is_pair; i++) {
    int32_t at = c->now.depth - offset - 8 * (int32_t)i;
    if (stores)
      save(c, words->text[1 + i], words->size[1 + i], at);
    else
      restore(c, words->text[1 + i], words->size[1 + i], at);
  }
  int32_t behind;
  if (words->count > place + 1 && number(words->text[place + 1], words->size[place + 1], &behind))
    c->now.depth -= behind;
}

static void arm_line(Cfi *c, const Words *words) {
  int32_t bytes;
  const char *op = words->text[0];
  bool stores = IS(0, "stp") || IS(0, "str");
  if (stores || IS(0, "ldp") || IS(0, "ldr")) {
    arm_access(c, words, stores);
  } else if ((IS(0, "add") || IS(0, "sub")) && words->count > 3 && IS(1, "sp") && IS(2, "sp") &&
             number(words->text[3], words->size[3], &bytes)) {
    c->now.depth += IS(0, "sub") ? bytes : -bytes;
  } else if (IS(0, "b") || starts(op, words->size[0], "b.") || starts(op, words->size[0], "cb") ||
             starts(op, words->size[0], "tb")) {
    if (words->count > 1) jump(c, words->text[words->count - 1], words->size[words->count - 1]);
    if (IS(0, "b")) c->is_reached = false;
  } else if (IS(0, "ret") || IS(0, "br") || IS(0, "brk")) {
    c->is_reached = false;
  }
}

/* ---- lines ---- */

static void comment(Cfi *c, const char *line, size_t size) {
  const char *mark = c->is_x86 ? "# cfi: " : "// cfi: ";
  for (size_t i = 0; i + strlen(mark) <= size; i++) {
    if (memcmp(line + i, mark, strlen(mark)) != 0) continue;
    const char *text = line + i + strlen(mark);
    size_t left = size - i - strlen(mark);
    if (c->in_text) say(c);
    if (starts(text, left, "hold")) {
      c->holds = true;
    } else if (starts(text, left, "depth ")) {
      c->holds = false;
      c->now.depth = c->said.depth = (int32_t)strtol(text + 6, NULL, 10);
      if (c->out)
        text_format(c->out, "\t.cfi_def_cfa %s,%d\n", c->is_x86 ? "%rsp" : "sp", c->now.depth);
    } else if (c->out) {
      text_format(c->out, "\t%.*s\n", (int)left, text);
    }
    return;
  }
}

static void directive(Cfi *c, const Words *words) {
  bool is_code = IS(0, ".section") && starts(words->text[1], words->size[1], ".text");
  if (is_code || IS(0, ".text")) {
    close_frame(c);
    c->in_text = true, c->is_reached = false;
  } else if (IS(0, ".bss") || IS(0, ".data") || IS(0, ".section")) {
    close_frame(c);
  } else if (IS(0, ".ifdef") || IS(0, ".ifndef")) {
    if (c->routine) say(c); /* else the frame would begin in code that may be left out */
    size_routine(c);
    c->kept = c->now, c->kept_said = c->said, c->kept_open = c->is_open;
    c->kept_routine = c->routine;
  } else if (IS(0, ".endif")) {
    if (c->routine != c->kept_routine)
      c->routine = NULL; /* it began in code that may be left out */
  } else if (IS(0, ".else")) {
    if (c->routine != c->kept_routine) c->routine = NULL;
    c->now = c->kept, c->said = c->kept_said, c->is_open = c->kept_open;
    c->is_reached = true;
  } else if (IS(0, ".irp")) {
    c->skips = true;
  } else if (IS(0, ".endr")) {
    c->skips = false;
  }
}

static void lines(Cfi *c, const char *text, size_t size);

/* The macro's body, its parameters replaced. */
static void expand(Cfi *c, const Macro *macro, const Words *words) {
  Text body = text_in(c->arena);
  Words params = split(format_in(c->arena, "x %.*s", (int)macro->params_size, macro->params),
                       macro->params_size + 2);
  for (size_t i = 0; i < macro->body_size; i++) {
    const char *at = macro->body + i;
    uint32_t p = 1;
    size_t left = macro->body_size - i - 1;
    while (*at == '\\' && p < params.count &&
           (left < params.size[p] || memcmp(at + 1, params.text[p], params.size[p]) != 0))
      p++;
    if (*at != '\\' || p >= params.count || p >= words->count) {
      text_add_char(&body, *at);
      continue;
    }
    text_add_bytes(&body, words->text[p], words->size[p]);
    i += params.size[p];
  }
  lines(c, text_string(&body), body.size);
}

static void instruction(Cfi *c, const char *line, size_t size) {
  Words words = split(line, size);
  if (!words.count) return;
  if (*words.text[0] == '.') {
    directive(c, &words);
    put(c, line, size);
    return;
  }
  for (uint32_t m = 0; m < c->macros.count; m++) {
    const Macro *macro = &c->macros.items[m];
    if (macro->name_size == words.size[0] && !memcmp(macro->name, words.text[0], words.size[0])) {
      expand(c, macro, &words);
      return;
    }
  }
  say(c);
  put(c, line, size);
  if (c->in_text && !c->skips) (c->is_x86 ? x86_line : arm_line)(c, &words);
}

/* The end of the line without its comment. */
static size_t code_size(const Cfi *c, const char *line, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (c->is_x86 ? line[i] == '#' : line[i] == '/' && i + 1 < size && line[i + 1] == '/') size = i;
  while (size && strchr(" \t", line[size - 1])) size--;
  return size;
}

static void one_line(Cfi *c, const char *line, size_t whole) {
  if (memchr(line, '"', whole)) { /* a string of data */
    put(c, line, whole);
    return;
  }
  size_t size = code_size(c, line, whole), label = 0;
  comment(c, line, whole);
  while (label < size && !strchr(" \t:", line[label])) label++;
  if (label < size && line[label] == ':') {
    bool is_name = *line < '0' || *line > '9';
    if (c->in_text && is_name) end_routine(c);
    put(c, line, label + 1);
    if (c->in_text) pass_label(c, line, label);
    if (c->in_text && is_name) c->routine = line, c->routine_size = label;
    line += label + 1, size -= label + 1;
  }
  instruction(c, line, size);
}

static void lines(Cfi *c, const char *text, size_t size) {
  Macro macro = {.name = NULL};
  const char *definition = NULL;
  for (const char *at = text, *end = text + size; at < end;) {
    const char *stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) stop = end;
    size_t length = (size_t)(stop - at);
    if (starts(at, length, "\t.macro ")) {
      Words words = split(at, code_size(c, at, length));
      definition = at;
      macro = (Macro){.name = words.text[1], .body = stop + 1};
      macro.name_size = strcspn(words.text[1], " \t\n");
      macro.params = macro.name + macro.name_size;
      macro.params_size = code_size(c, at, length) - (size_t)(macro.params - at);
    } else if (macro.name && starts(at, length, "\t.endm")) {
      macro.body_size = (size_t)(at - macro.body);
      if (!c->out) vec_push(c->arena, &c->macros, macro);
      if (c->out)
        text_add_bytes(c->out, definition,
                       (size_t)(stop + 1 - definition)); /* a later text may use it */
      macro.name = NULL;
    } else if (!macro.name) {
      one_line(c, at, length);
    }
    at = stop + 1;
  }
}

void lir_add_frames(Text *out, const char *text, size_t size, const LirTarget *target) {
  text_add(out, "\t.cfi_sections .debug_frame\n");
  Cfi c = {.arena = out->arena, .target = target, .is_x86 = !strcmp(target->name, "x86_64")};
  for (int reading = 0; reading < 2; reading++) {
    c.out = reading ? out : NULL;
    c.at_label = 0;
    for (int digit = 0; digit < 10; digit++) c.last[digit] = NO_LABEL, c.is_ahead[digit] = false;
    c.in_text = c.is_open = c.is_reached = false;
    c.now = (State){.depth = target->frame_start};
    lines(&c, text, size);
    close_frame(&c);
  }
}
