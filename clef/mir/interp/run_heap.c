/* run_heap: the interpreter's objects. Every access is checked; after ownership so is every count. This is the one part
 * of clef that frees memory, since a program may run for any time. */
#include <stdio.h>
#include <stdlib.h>

#include "clef/mir/interp/run.h"

bool run_fault(Machine *m, const char *format, ...) {
  if (m->fault) return false;
  Text text = text_in(m->arena);
  va_list list;
  va_start(list, format);
  text_format_list(&text, format, list);
  va_end(list);
  m->fault = text_string(&text);
  return false;
}

static const char *row_text(const Machine *m, uint32_t row) {
  return row && row < m->unit->layout.rows.count
             ? name_text(m->unit->names, m->unit->layout.rows.items[row].name)
             : "no row";
}

Object *run_object(Machine *m, uint64_t word) {
  uint32_t index = word_index(word);
  if (!word) {
    m->fault = "null reference";
    return NULL;
  }
  if (word < LAYOUT_IMMEDIATE_LIMIT) {
    run_fault(m, "the immediate %u is used as a reference", (unsigned)word);
    return NULL;
  }
  if (!index || index >= m->object_count) {
    run_fault(m, "an address that belongs to no object");
    return NULL;
  }
  Object *object = &m->objects[index];
  if (object->generation != word >> (OFFSET_BITS + INDEX_BITS) || object->state == OBJECT_DEAD ||
      object->state == OBJECT_TOKEN) {
    run_fault(m, "use after free: an object of row %s", row_text(m, object->row));
    return NULL;
  }
  return object;
}

Object *run_ref(Machine *m, uint64_t word) {
  Object *object = run_object(m, word);
  if (!object) return NULL;
  if (word_offset(word) || object->state == OBJECT_RAW) {
    run_fault(m, "a reference that does not point at an object's first field");
    return NULL;
  }
  return object;
}

static uint32_t take_number(Machine *m) {
  enum { QUEUE = 1024 }; /* a number rests that long, so that stale references are noticed */
  if (m->dead_count > QUEUE) {
    uint32_t index = m->dead_first;
    m->dead_first = m->objects[index].next;
    m->dead_count--;
    return index;
  }
  if (m->object_count == m->object_capacity) {
    uint32_t wanted = m->object_capacity ? m->object_capacity * 2 : 4096;
    Object *grown = realloc(m->objects, (size_t)wanted * sizeof *grown);
    if (!grown) fatal("out of memory while interpreting");
    m->objects = grown, m->object_capacity = wanted;
    if (!m->object_count) m->object_count = 1, grown[0] = (Object){.state = OBJECT_DEAD};
  }
  m->objects[m->object_count] = (Object){.generation = 0};
  return m->object_count++;
}

Object *run_new_object(Machine *m, ObjectState state, uint32_t row, uint8_t tag, uint64_t size,
                       bool is_zeroed, uint64_t *word) {
  if (size > OFFSET_MASK) {
    run_fault(m, "an object of %llu bytes: the interpreter has at most 1 GiB an object",
              (unsigned long long)size);
    return NULL;
  }
  if (!m->unit->is_owned && m->live_bytes > m->collect_at) run_collect(m);
  uint32_t words = (uint32_t)((size + 7) / 8);
  uint8_t *memory = malloc((size_t)words * 10 + 8);
  uint32_t index = take_number(m);
  if (!memory || index > INDEX_MASK) fatal("out of memory while interpreting");
  Object *object = &m->objects[index];
  uint8_t generation = (object->generation + 1) & 63;
  *object = (Object){.bytes = memory,
                     .shadow = (uint16_t *)(void *)(memory + (size_t)words * 8),
                     .size = (uint32_t)size,
                     .row = row,
                     .tag = tag,
                     .state = (uint8_t)state,
                     .generation = generation,
                     .count = 0};
  if (m->code) object->func = m->func->func->id.index, object->inst = m->code->inst;
  memset(memory, is_zeroed ? 0 : 0xdb, (size_t)words * 8);
  for (uint32_t i = 0; i < words; i++) object->shadow[i] = is_zeroed ? SHADOW_STORED : 0;
  m->live_bytes += size + 64;
  *word = object_word(m, index);
  return object;
}

void run_kill(Machine *m, uint32_t index) {
  Object *object = &m->objects[index];
  m->live_bytes -= object->size + 64;
  free(object->bytes);
  object->bytes = NULL, object->state = OBJECT_DEAD, object->next = 0;
  if (m->dead_count++)
    m->objects[m->dead_last].next = index;
  else
    m->dead_first = index;
  m->dead_last = index;
}

/* ---- access ---- */

bool run_check_row(Machine *m, const Object *object, uint32_t row, const char *what) {
  if (!row || object->row == row ||
      layout_is_subtype(&m->unit->layout, (RowId){object->row}, (RowId){row}))
    return true;
  return run_fault(m, "%s has row %s, not %s", what, row_text(m, object->row), row_text(m, row));
}

static Object *object_range(Machine *m, uint64_t addr, uint64_t size) {
  Object *object = run_object(m, addr);
  if (!object) return NULL;
  if (word_offset(addr) + size > object->size || size > object->size) {
    run_fault(m, "access of %llu bytes at %u is outside the %u bytes of an object of row %s",
              (unsigned long long)size, word_offset(addr), object->size, row_text(m, object->row));
    return NULL;
  }
  return object;
}

bool run_load(Machine *m, uint64_t addr, unsigned kind, uint8_t flags, uint64_t *value) {
  unsigned size = mir_kind_size[kind];
  Object *object = object_range(m, addr, size);
  if (!object) return false;
  uint32_t offset = word_offset(addr), in_word = offset & 7;
  uint16_t shadow = object->shadow[offset >> 3];
  uint64_t word = 0;
  memcpy(&word, object->bytes + offset, size);
  unsigned stored = ((1u << size) - 1) << in_word;
  if (in_word + size > 8) {
    uint16_t next = object->shadow[(offset >> 3) + 1];
    if ((next & (stored >> 8)) != stored >> 8 || (shadow & stored & 0xff) != (stored & 0xff))
      return run_fault(m, "reads bytes at %u that were never stored", offset);
    if ((shadow | next) & SHADOW_REF)
      return run_fault(m, "reads part of a reference at %u", offset);
  } else {
    if ((shadow & stored) != stored) {
      if (object->state == OBJECT_STATIC)
        return run_fault(m, "reads static data at %u before it is complete", offset);
      return run_fault(m, "reads bytes at %u that were never stored (row %s)", offset,
                       row_text(m, object->row));
    }
    if (kind == MIR_KIND_REF) {
      if (!(shadow & SHADOW_REF) && word >= LAYOUT_IMMEDIATE_LIMIT)
        return run_fault(m, "reads a reference at %u where there is none (row %s)", offset,
                         row_text(m, object->row));
    } else if (shadow & SHADOW_REF) {
      uint64_t whole;
      memcpy(&whole, object->bytes + (offset & ~7u), 8);
      if (whole >= LAYOUT_IMMEDIATE_LIMIT)
        return run_fault(m, "reads %s at %u where a reference is (row %s)", mir_kind_text[kind],
                         offset, row_text(m, object->row));
    }
  }
  if (!(flags & MIR_MUTABLE) && size == 8 && !m->unit->is_owned)
    object->shadow[offset >> 3] |= SHADOW_FIXED;
  *value = word;
  return true;
}

static bool stores_to_fixed(Machine *m, const Object *object, uint32_t offset) {
  return run_fault(m, "stores at %u, where a load without 'mutable' has read (row %s)", offset,
                   row_text(m, object->row));
}

bool run_store(Machine *m, uint64_t addr, unsigned kind, uint64_t value, uint8_t flags) {
  unsigned size = mir_kind_size[kind];
  Object *object = object_range(m, addr, size);
  if (!object) return false;
  uint32_t offset = word_offset(addr), in_word = offset & 7;
  uint16_t *shadow = &object->shadow[offset >> 3];
  if (object->is_read_only && (*shadow & SHADOW_STORED))
    return run_fault(m, "stores to immutable static data at %u", offset);
  if (kind == MIR_KIND_REF && in_word)
    return run_fault(m, "stores a reference at %u, which is no word", offset);
  if (flags & MIR_INIT && *shadow & SHADOW_REF) {
    uint64_t old;
    memcpy(&old, object->bytes + (offset & ~7u), 8);
    /* `mutable init`: the hole that trmc leaves has an immediate */
    bool must_be_first =
        !(flags & MIR_MUTABLE) && !m->unit->is_owned && object->state != OBJECT_STATIC;
    if (size == 8 && (old >= LAYOUT_IMMEDIATE_LIMIT || must_be_first))
      return run_fault(m, "an 'init' store is not the first at %u, and loses what is there",
                       offset);
  }
  if (kind == MIR_KIND_REF && !(flags & MIR_INIT) && !(*shadow & SHADOW_STORED) &&
      !m->unit->is_owned && object->state != OBJECT_STATIC)
    return run_fault(m, "stores a reference without 'init' at %u, where nothing is (row %s)",
                     offset, row_text(m, object->row));
  if (*shadow & SHADOW_FIXED && size == 8) return stores_to_fixed(m, object, offset);
  memcpy(object->bytes + offset, &value, size);
  unsigned stored = ((1u << size) - 1) << in_word;
  *shadow = (uint16_t)((*shadow & SHADOW_STORED) | (stored & 0xff) |
                       (kind == MIR_KIND_REF ? SHADOW_REF : 0));
  if (in_word + size > 8) shadow[1] = (uint16_t)((shadow[1] & SHADOW_STORED) | stored >> 8);
  return true;
}

uint8_t *run_buffer(Machine *m, uint64_t addr, uint64_t size, bool is_written) {
  if (!size) return m->nothing;
  Object *object = object_range(m, addr, size);
  if (!object) return NULL;
  if (is_written && object->is_read_only) {
    run_fault(m, "writes to immutable static data");
    return NULL;
  }
  for (uint64_t i = word_offset(addr), end = i + size; i < end; i++) {
    uint16_t *shadow = &object->shadow[i >> 3];
    if (*shadow & SHADOW_REF) {
      run_fault(m, "a buffer with a reference in it");
      return NULL;
    }
    if (is_written && *shadow & SHADOW_FIXED) {
      stores_to_fixed(m, object, (uint32_t)i);
      return NULL;
    }
    if (is_written)
      *shadow |= (uint16_t)(1u << (i & 7));
    else if (!(*shadow >> (i & 7) & 1)) {
      run_fault(m, "a buffer with bytes that were never stored");
      return NULL;
    }
  }
  return object->bytes + word_offset(addr);
}

bool run_copy(Machine *m, uint64_t to, uint64_t from, uint64_t size) {
  if (!size) return true;
  Object *target = object_range(m, to, size), *source = object_range(m, from, size);
  if (!target || !source) return false;
  if (target->is_read_only) return run_fault(m, "writes to immutable static data");
  uint32_t at = word_offset(to), origin = word_offset(from);
  bool is_back = target == source && at > origin;
  for (uint32_t i = at >> 3; i <= (at + size - 1) >> 3; i++)
    if (target->shadow[i] & SHADOW_FIXED) return stores_to_fixed(m, target, i * 8);
  if ((at & 7) == (origin & 7) && !(at & 7) && !(size & 7)) {
    memmove(target->shadow + at / 8, source->shadow + origin / 8, size / 8 * sizeof(uint16_t));
    for (uint64_t i = 0; i < size / 8; i++) target->shadow[at / 8 + i] &= (uint16_t)~SHADOW_FIXED;
  } else {
    for (uint64_t k = 0; k < size; k++) {
      uint64_t i = is_back ? size - 1 - k : k;
      uint16_t from_shadow = source->shadow[(origin + i) >> 3],
               *shadow = &target->shadow[(at + i) >> 3];
      if (from_shadow & SHADOW_REF) return run_fault(m, "copies part of a reference");
      unsigned bit = 1u << ((at + i) & 7);
      *shadow = (uint16_t)((*shadow & SHADOW_STORED & ~bit) |
                           (from_shadow >> ((origin + i) & 7) & 1 ? bit : 0));
    }
  }
  memmove(target->bytes + at, source->bytes + origin, size);
  return true;
}

/* ---- counts ---- */

bool run_dup(Machine *m, uint64_t word) {
  if (word < LAYOUT_IMMEDIATE_LIMIT) return true;
  Object *object = run_ref(m, word);
  if (!object) return false;
  if (object->state == OBJECT_LIVE) object->count++;
  return true;
}

void run_push(Machine *m, uint64_t word) {
  if (m->work_count == m->work_capacity) {
    m->work_capacity = m->work_capacity ? m->work_capacity * 2 : 256;
    m->work = realloc(m->work, m->work_capacity * sizeof *m->work);
    if (!m->work) fatal("out of memory while interpreting");
  }
  m->work[m->work_count++] = word;
}

static bool push_word(Machine *m, Object *object, const LayoutWord *word, uint32_t at) {
  uint32_t index = at + word->index;
  uint64_t value;
  if (index * 8 + 8 > object->size || (object->shadow[index] & SHADOW_STORED) != SHADOW_STORED)
    return run_fault(m, "releases word %u of an object of row %s, which was never stored", index,
                     row_text(m, object->row));
  memcpy(&value, object->bytes + (size_t)index * 8, 8);
  if (value < LAYOUT_IMMEDIATE_LIMIT) {
    if (!word->may_be_immediate)
      return run_fault(
          m, "word %u of an object of row %s holds an immediate, which its row does not allow",
          index, row_text(m, object->row));
    return true;
  }
  if (!(object->shadow[index] & SHADOW_REF))
    return run_fault(m, "word %u of an object of row %s holds no reference", index,
                     row_text(m, object->row));
  object->shadow[index] &= (uint16_t)~SHADOW_REF;
  run_push(m, value);
  return true;
}

/* Puts each counted word on the work list, and sees that no other word holds a reference. */
static bool push_fields(Machine *m, Object *object) {
  const LayoutRow *row = layout_row(&m->unit->layout, (RowId){object->row});
  if (row->kind == LAYOUT_ARRAY) {
    if (row->stride && row->element_word_count)
      for (uint32_t at = row->size; at + row->stride <= object->size; at += row->stride)
        for (uint32_t w = 0; w < row->element_word_count; w++)
          if (!push_word(m, object, &row->element_words[w], at / 8)) return false;
  } else {
    const LayoutCase *c = layout_case(row, object->tag);
    for (uint32_t w = 0; c && w < c->word_count; w++)
      if (!push_word(m, object, &c->words[w], 0)) return false;
  }
  for (uint32_t i = 0; i < (object->size + 7) / 8; i++) {
    uint64_t value;
    if (!(object->shadow[i] & SHADOW_REF)) continue;
    memcpy(&value, object->bytes + (size_t)i * 8, 8);
    if (value >= LAYOUT_IMMEDIATE_LIMIT)
      return run_fault(
          m, "word %u of an object of row %s holds a reference that its row does not count", i,
          row_text(m, object->row));
  }
  return true;
}

static bool run_work(Machine *m, uint32_t down_to) {
  while (m->work_count > down_to) {
    uint64_t word = m->work[--m->work_count];
    Object *object = run_ref(m, word);
    if (!object) return false;
    if (object->state != OBJECT_LIVE) continue;
    if (object->count-- > 0) continue;
    if (!push_fields(m, object)) return false;
    run_kill(m, word_index(word));
  }
  return true;
}

bool run_drop(Machine *m, uint64_t word) {
  if (word < LAYOUT_IMMEDIATE_LIMIT) return true;
  run_push(m, word);
  return run_work(m, m->work_count - 1);
}

bool run_drop_fields(Machine *m, uint64_t word) {
  Object *object = run_ref(m, word);
  uint32_t depth = m->work_count;
  return object && push_fields(m, object) && run_work(m, depth);
}

bool run_free(Machine *m, uint64_t word, ObjectState next) {
  Object *object = run_ref(m, word);
  if (!object) return false;
  if (object->state != OBJECT_LIVE) return run_fault(m, "frees an object that is not on the heap");
  if (object->count)
    return run_fault(m, "frees an object of row %s that has %d more references",
                     row_text(m, object->row), object->count);
  if (next == OBJECT_TOKEN)
    object->state = OBJECT_TOKEN;
  else
    run_kill(m, word_index(word));
  return true;
}

bool run_token_alloc(Machine *m, uint64_t token, const Code *code, uint64_t *word) {
  uint32_t index = word_index(token);
  Object *object = index < m->object_count ? &m->objects[index] : NULL;
  if (!object || object->state != OBJECT_TOKEN ||
      object->generation != token >> (OFFSET_BITS + INDEX_BITS))
    return run_fault(m, "the token is used twice");
  if (object->size != (uint64_t)code->imm)
    return run_fault(m, "reuses %u bytes of row %s for %lld", object->size,
                     row_text(m, object->row), (long long)code->imm);
  object->generation = (object->generation + 1) & 63;
  object->state = OBJECT_LIVE, object->row = code->extra, object->tag = (uint8_t)code->b,
  object->count = 0;
  object->func = m->func->func->id.index, object->inst = code->inst;
  bool is_zeroed = code->flags & MIR_ZEROED;
  memset(object->bytes, is_zeroed ? 0 : 0xdb, object->size);
  for (uint32_t i = 0; i < object->size / 8; i++) object->shadow[i] = is_zeroed ? SHADOW_STORED : 0;
  *word = object_word(m, index);
  return true;
}

/* ---- static data ---- */

static uint32_t utf8_chars(const uint8_t *bytes, uint32_t size) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < size; i++) n += (bytes[i] & 0xc0) != 0x80;
  return n;
}

bool run_init_data(Machine *m) {
  const MirUnit *unit = m->unit;
  m->data_object = NEW_ARRAY(m->arena, uint32_t, unit->data.count + 1);
  for (uint32_t i = 1; i < unit->data.count; i++) {
    const MirData *data = &unit->data.items[i];
    uint64_t size = data->form == MIR_DATA_STRING
                        ? LAYOUT_STRING_DATA + ((data->size + 7ull) & ~7ull)
                        : data->size;
    bool has_header = data->form == MIR_DATA_OBJECT || data->form == MIR_DATA_STRING;
    uint64_t word;
    Object *object = run_new_object(m, has_header ? OBJECT_STATIC : OBJECT_RAW, data->row.index,
                                    data->tag, size, true, &word);
    if (!object) return false;
    object->inst = i;
    m->data_object[i] = word_index(word);
  }
  for (uint32_t i = 1; i < unit->data.count; i++) {
    const MirData *data = &unit->data.items[i];
    Object *object = &m->objects[m->data_object[i]];
    if (data->form == MIR_DATA_STRING) {
      uint32_t lengths[2] = {data->size, utf8_chars((const uint8_t *)data->bytes, data->size)};
      memcpy(object->bytes, lengths, 8);
      if (data->size) memcpy(object->bytes + LAYOUT_STRING_DATA, data->bytes, data->size);
    } else if (data->form == MIR_DATA_BYTES) {
      if (data->size) memcpy(object->bytes, data->bytes, data->size);
    }
    object->is_read_only =
        data->form != MIR_DATA_SLOTS && !(data->form == MIR_DATA_OBJECT && data->is_mutable);
    for (uint32_t k = 0; k < data->fields.count; k++) {
      const MirField *field = &data->fields.items[k];
      uint64_t value = (uint64_t)field->bits;
      uint16_t *shadow = &object->shadow[field->offset / 8];
      if (field->form == MIR_FIELD_COMPUTED) {
        unsigned mask = ((1u << mir_kind_size[field->type.kind]) - 1) << (field->offset & 7);
        *shadow &= (uint16_t)~mask;
        continue;
      }
      if (field->form == MIR_FIELD_SYMBOL) {
        const MirSymbol *symbol = mir_symbol_row(unit, field->symbol);
        value = symbol->form == MIR_SYMBOL_DATA
                    ? object_word(m, m->data_object[symbol->index]) + (uint64_t)field->bits
                    : symbol->index;
      }
      memcpy(object->bytes + field->offset, &value, mir_kind_size[field->type.kind]);
      if (field->type.kind == MIR_KIND_REF) *shadow |= SHADOW_REF;
    }
  }
  return true;
}

/* ---- before ownership: objects nothing can reach any more are freed, so that long programs run ----
 * Frames, slots and static data are searched word by word; what looks like a reference keeps its object. */

static void mark_word(Machine *m, uint64_t word) {
  uint32_t index = word_index(word);
  if (word < LAYOUT_IMMEDIATE_LIMIT || !index || index >= m->object_count) return;
  Object *object = &m->objects[index];
  if (object->state != OBJECT_LIVE || object->next ||
      object->generation != word >> (OFFSET_BITS + INDEX_BITS))
    return;
  object->next = 1;
  run_push(m, word);
}
static void mark_fields(Machine *m, const Object *object) {
  for (uint32_t i = 0; i < object->size / 8; i++) {
    uint64_t value;
    memcpy(&value, object->bytes + (size_t)i * 8, 8);
    mark_word(m, value);
  }
}

void run_collect(Machine *m) {
  for (uint32_t i = 1; i < m->object_count; i++)
    if (m->objects[i].state == OBJECT_LIVE) m->objects[i].next = 0;
  for (uint64_t *p = m->stack; p < m->stack_top; p++) mark_word(m, *p);
  for (uint32_t s = 0; s < m->stacks.count; s++) {
    const RunStack *other = &m->stacks.items[s];
    for (uint64_t *p = other->stack;
         s != m->stack_current && other->is_used && p < other->stack_top; p++)
      mark_word(m, *p);
  }
  for (uint32_t i = 0; i < m->temp_count; i++) mark_word(m, m->temps[i]);
  for (uint32_t i = 0; i < RT_SLOTS; i++) mark_word(m, m->state[i]);
  for (uint32_t i = 1; i < m->object_count; i++)
    if (m->objects[i].state >= OBJECT_STACK) mark_fields(m, &m->objects[i]);
  while (m->work_count) mark_fields(m, &m->objects[word_index(m->work[--m->work_count])]);
  for (uint32_t i = 1; i < m->object_count; i++)
    if (m->objects[i].state == OBJECT_LIVE && !m->objects[i].next) run_kill(m, i);
  m->collect_at = m->live_bytes * 2 + ((uint64_t)256 << 20);
}

/* ---- the end ---- */

static bool drop_all_refs(Machine *m, uint32_t index) {
  for (uint32_t i = 0; i < m->objects[index].size / 8; i++) {
    Object *object = &m->objects[index];
    uint64_t value;
    if (!(object->shadow[i] & SHADOW_REF)) continue;
    memcpy(&value, object->bytes + (size_t)i * 8, 8);
    object->shadow[i] &= (uint16_t)~SHADOW_REF;
    memset(object->bytes + (size_t)i * 8, 0, 8);
    if (!run_drop(m, value)) return false;
  }
  return true;
}

bool run_check_leaks(Machine *m) {
  enum { MOST_SHOWN = 20 };
  m->func = NULL, m->code = NULL;
  for (uint32_t d = m->unit->data.count; d-- > 1;)
    if (!drop_all_refs(m, m->data_object[d])) return false;
  for (uint32_t i = RT_SLOTS; i-- > 0;)
    if (m->state_is_ref[i] && !run_drop(m, m->state[i])) return false;
  run_free_cycles(m);
  uint32_t left = 0;
  for (uint32_t i = 1; i < m->object_count; i++) {
    const Object *object = &m->objects[i];
    if (object->state != OBJECT_LIVE && object->state != OBJECT_TOKEN) continue;
    if (left++ >= MOST_SHOWN) continue;
    Text line = text_in(m->arena);
    const MirFunc *func = object->func ? mir_func(m->unit, (FuncId){object->func}) : NULL;
    text_format(&line, "%s", func ? mir_symbol_text(m->unit, func->symbol) : "?");
    if (func &&
        !mir_print_place(m->unit, " at ", mir_inst(func, (InstId){object->inst})->span, &line))
      mir_print_place(m->unit, " of ", func->span, &line);
    fprintf(stderr, "leak: %s of row %s, %u bytes, count %d, allocated in @%s\n",
            object->state == OBJECT_TOKEN ? "a token's cell" : "an object",
            row_text(m, object->row), object->size, object->count + 1, text_string(&line));
  }
  if (left) fprintf(stderr, "leak: %u object%s left at the end\n", left, left == 1 ? "" : "s");
  return left == 0;
}

void run_free_heap(Machine *m) {
  for (uint32_t i = 1; i < m->object_count; i++) free(m->objects[i].bytes);
  free(m->objects);
  free(m->work);
}
