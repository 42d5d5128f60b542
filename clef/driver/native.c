/* native: the last stages as the driver sees them. The text of rt/<machine>/start.s is part of clef (build.sh turns it
 * into out/start_<machine>.h) and stands before the unit's. */
#include "clef/driver/native.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "clef/driver/cache.h"
#include "clef/driver/eval.h"
#include "clef/driver/link.h"
#include "clef/driver/toolchain.h"
#include "clef/lir/alloc.h"
#include "clef/lir/dwarf.h"
#include "clef/lower/mir_to_lir/mir_to_lir.h"
#include "clef/psg/mono/export.h"

static const char start_x86_64[] =
#include "start_x86_64.h"
    ;
static const char start_aarch64[] =
#include "start_aarch64.h"
    ;

static const char trace_x86_64[] =
#include "trace_x86_64.h"
    ;
static const char trace_aarch64[] =
#include "trace_aarch64.h"
    ;

static const char threads_x86_64[] =
#include "threads_x86_64.h"
    ;
static const char threads_aarch64[] =
#include "threads_aarch64.h"
    ;
static const char signals_x86_64[] =
#include "signals_x86_64.h"
    ;
static const char signals_aarch64[] =
#include "signals_aarch64.h"
    ;

static const char workers_x86_64[] =
#include "workers_x86_64.h"
    ;
static const char workers_aarch64[] =
#include "workers_aarch64.h"
    ;

static const char library_x86_64[] =
#include "library_x86_64.h"
    ;
static const char library_aarch64[] =
#include "library_aarch64.h"
    ;

static const LirTarget *target_of(const Options *o) {
  return lir_target_find(o->machine == MACHINE_X86_64 ? "x86_64" : "aarch64");
}

/* Is a label of the start-up code that no other object sees defined at `at`? Its size. */
static size_t label_at(const char *start, const char *at) {
  size_t size = strspn(at, "abcdefghijklmnopqrstuvwxyz_");
  if (!size || at[size] != ':' || (at != start && at[-1] != '\n')) return 0;
  return strncmp(at, "rt_", 3) && strncmp(at, "clef_", 5) && strncmp(at, "main:", 5) && at[0] != '_'
             ? size
             : 0;
}

/* The start-up code with other names for its own labels: a function of C may be called `exit` or `signal`. */
static void add_renamed(Arena *arena, Text *text, const char *start) {
  static const char letters[] =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.$%";
  Text labels = text_in(arena);
  text_add_char(&labels, ' ');
  for (const char *at = start; at; at = strchr(at, '\n')) {
    if (*at == '\n') at++;
    size_t size = label_at(start, at);
    if (size) text_format(&labels, "%.*s ", (int)size, at);
  }
  for (const char *at = start; *at;) {
    size_t size = strspn(at, letters);
    if (!size) {
      text_add_char(text, *at++);
      continue;
    }
    size_t dollar = *at == '$';
    if (strstr(text_string(&labels), format_in(arena, " %.*s ", (int)(size - dollar), at + dollar)))
      text_format(text, "%srt.%.*s", dollar ? "$" : "", (int)(size - dollar), at + dollar);
    else
      text_add_bytes(text, at, size);
    at += size;
  }
}

static Text with_frames(Compilation *c, Text *plain) {
  Text text = text_in(&c->unit);
  lir_add_frames(&text, text_string(plain), plain->size, target_of(c->options));
  return text;
}

/* Does it call functions of C by their address? */
static bool calls_pointers(const MirUnit *unit) {
  for (uint32_t i = 1; i < unit->symbols.count; i++) {
    const MirSymbol *row = &unit->symbols.items[i];
    if (row->form == MIR_SYMBOL_IMPORT_FUNC && row->link.index &&
        !strcmp(name_text(unit->names, row->link), FFI_CALL_POINTER))
      return true;
  }
  return false;
}

/* The jump that stands for all of them: to the address in slot 29 of the library (rt/system/interop.clef). */
static void add_call_pointer(Text *text, Machine machine) {
  enum { SLOT = 12288 + 8 * 29 };
  if (machine == MACHINE_X86_64)
    text_format(text, "\t.text\n%s:\n\tjmpq *rt_block+%d(%%rip)\n", FFI_CALL_POINTER, SLOT);
  else
    text_format(
        text,
        "\t.text\n\t.balign 4\n%s:\n\tadrp x16,rt_block+%d\n\tldr x16,[x16,:lo12:rt_block+%d]\n\tbr x16\n",
        FFI_CALL_POINTER, SLOT, SLOT);
}

/* The text without the lines between `.ifndef LIBRARY` and its `.endif` in a library, without these two in a program. */
static void add_part(Text *text, const char *part, bool is_library) {
  for (const char *ours; (ours = strstr(part, "\t.ifndef LIBRARY")) != NULL;) {
    text_add_bytes(text, part, (size_t)(ours - part));
    part = ours + strcspn(ours, "\n") + 1;
    for (uint32_t depth = 1; depth;) {
      size_t size = strcspn(part, "\n") + 1;
      depth += !strncmp(part, "\t.if", 4);
      depth -= !strncmp(part, "\t.endif", 7);
      if (depth && !is_library) text_add_bytes(text, part, size);
      part += size;
    }
  }
  text_add(text, part);
}

/* What C calls: each export as an entry that says which body it stands for. */
static void add_entries(Text *text, const MirUnit *unit, Machine machine) {
  for (uint32_t i = 0; i < unit->exports.count; i++) {
    const MirExport *row = &unit->exports.items[i];
    const char *name = name_text(unit->names, row->name), *body = mir_symbol_text(unit, row->body);
    text_format(text, "\t.globl \"%s\"\n\t.type \"%s\",%%function\n", name, name);
    if (machine == MACHINE_X86_64)
      text_format(text, "\"%s\":\n\tleaq \"%s\"(%%rip),%%r11\n\tjmp rt_enter\n", name, body);
    else
      text_format(
          text,
          "\t.balign 4\n\"%s\":\n\tadrp x16,\"%s\"\n\tadd x16,x16,:lo12:\"%s\"\n\tb rt_enter\n",
          name, body, body);
  }
}

/* `unit`: NULL for LIR's text. */
static Text start_text(Compilation *c, MirUnit *unit) {
  Text text = text_in(&c->unit);
  text_add(&text, "\t.file \"clef\"\n"); /* else ld names its input, a temporary file */
  if (c->options->stack_size)
    text_add(&text,
             format_in(&c->unit, "\t.set MAIN_STACK, %u + (1 << 20)\n", c->options->stack_size));
  bool is_library = unit && unit->exports.count, with_c = !is_library && unit && mir_calls_c(unit);
  bool may_fail = unit && mir_may_fail(unit), has_places = may_fail && unit->keeps_places;
  if (with_c) text_add(&text, "\t.set WITH_C, 1\n");
  if (is_library && c->options->check) text_add(&text, "\t.set CHECK, 1\n");
  if (unit && unit->has_workers) text_add(&text, "\t.set WORKERS, 1\n");
  if (has_places) text_add(&text, "\t.set PLACES, 1\n");
  if (may_fail && c->options->strip) text_add(&text, "\t.set STRIPPED, 1\n");
  Text renamed = text_in(&c->unit), *start = with_c || is_library ? &renamed : &text;
  add_part(start, c->options->machine == MACHINE_X86_64 ? start_x86_64 : start_aarch64, is_library);
  if (has_places)
    text_add(start, c->options->machine == MACHINE_X86_64 ? trace_x86_64 : trace_aarch64);
  if (is_library)
    text_add(start, c->options->machine == MACHINE_X86_64 ? library_x86_64 : library_aarch64);
  if (start == &renamed) add_renamed(&c->unit, &text, text_string(&renamed));
  if (unit && calls_pointers(unit)) add_call_pointer(&text, c->options->machine);
  if (is_library) add_entries(&text, unit, c->options->machine);
  return c->options->debug ? with_frames(c, &text) : text;
}

/* Does the unit call one of these functions of the system? */
static bool calls_system(const MirUnit *unit, uint64_t calls) {
  _Static_assert(MIR_SYS_COUNT <= 64, "a set of calls is one word");
  for (uint32_t i = 1; i < unit->funcs.count; i++) {
    const MirFunc *func = unit->funcs.items[i];
    for (uint32_t k = 1; func && k < func->insts.count; k++) {
      const MirInst *inst = &func->insts.items[k];
      if (inst->op == MIR_SYS && inst->block.index && calls >> inst->imm & 1) return true;
    }
  }
  return false;
}

/* rt/<machine>/threads.s, signals.s and workers.s, each where the unit refers to it. */
static void add_optional_parts(Compilation *c, Text *text, const MirUnit *unit,
                               const LirTarget *target) {
  uint64_t stacks = 1ull << MIR_SYS_NEW_STACK | 1ull << MIR_SYS_FREE_STACK | 1ull << MIR_SYS_SWITCH;
  bool is_x86 = c->options->machine == MACHINE_X86_64;
  const char *parts[] = {
      calls_system(unit, stacks) ? is_x86 ? threads_x86_64 : threads_aarch64 : "",
      calls_system(unit, 1ull << MIR_SYS_WATCH_SIGNAL) ? is_x86 ? signals_x86_64 : signals_aarch64
                                                       : "",
      unit->has_workers ? is_x86 ? workers_x86_64 : workers_aarch64 : "",
  };
  for (uint32_t i = 0; i < COUNT_OF(parts); i++) {
    if (c->options->debug)
      lir_add_frames(text, parts[i], strlen(parts[i]), target);
    else
      text_add(text, parts[i]);
  }
}

static bool open_output(Compilation *c, Output *output, const char *path) {
  const Options *o = c->options;
  OutputForm form = o->library_for_c   ? OUTPUT_LIBRARY
                    : o->assembly_only ? OUTPUT_TEXT
                    : o->object_only   ? OUTPUT_OBJECT
                                       : OUTPUT_EXECUTABLE;
  bool good = output_open(output, &c->unit, o->machine, form, path);
  output->is_stripped = o->strip;
  return good;
}

/* The text so far goes out. */
static void flush_text(void *owner, Text *text) {
  output_write(owner, text_string(text), text->size);
  text->size = 0;
}

typedef struct Dump {
  Compilation *c;
  MirUnit *unit;
  const LirTarget *target;
  MirToLirOptions *options;
} Dump;

static void print_lir(void *owner, Text *out) {
  Dump *dump = owner;
  mir_to_assembly(out, dump->unit, dump->target, dump->options, &dump->c->func);
}

/* -stress: nine integer and eight float registers, the arguments' and few more. */
static LirOptions lir_options(const Options *o) {
  LirOptions options = {.optimise = o->level > 0, .verify = o->verify};
  if (o->stress) options.int_limit = 9, options.float_limit = 8, options.near_limit = 5;
  for (uint32_t s = 0; s < LIR_STEP_COUNT; s++)
    if (lir_step_info[s].is_optional && options_disables(o, lir_step_info[s].text))
      options.disabled |= 1u << s;
  return options;
}

static uint64_t nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec;
}

/* -time, -stats: each step of LIR, over all functions. */
static void print_steps(const Options *o, const LirWatch *watch) {
  for (uint32_t s = 0; s < LIR_STEP_COUNT; s++) {
    if (s == LIR_STEP_ALLOCATE && !o->verify) continue;
    uint32_t insts = watch->insts[s], before = s ? watch->insts[s - 1] : insts;
    uint32_t blocks = watch->blocks[s], blocks_before = s ? watch->blocks[s - 1] : blocks;
    if (o->time)
      fprintf(stderr, "lir %-15s %9.3f ms  %u instructions\n", lir_step_info[s].text,
              (double)watch->time[s] / 1e6, insts);
    if (o->stats)
      fprintf(stderr, "lir %-15s %6u functions, %7u blocks %+7d, %8u instructions %+8d\n",
              lir_step_info[s].text, watch->funcs, blocks, (int)(blocks - blocks_before), insts,
              (int)(insts - before));
  }
}

/* The unit, all passes done. */
static bool write_mir(Compilation *c, void *program, Output *output, const char *path) {
  const Options *o = c->options;
  MirUnit *unit = program;
  const LirTarget *target = target_of(o);
  MirToLirOptions options = {.lir = lir_options(o), .check = o->check, .only = o->only};
  if (o->debug) options.debug_folder = c->sources.directory ? c->sources.directory : "";
  static const char *const dumps[] = {"lower", "select", "allocate"};
  Dump shown = {c, unit, target, &options};
  for (uint32_t d = 0; d < COUNT_OF(dumps); d++) {
    options.dump = dumps[d];
    if (compile_show(c, dumps[d], print_lir, &shown)) return true;
  }
  options.dump = NULL;
  bool with_c = mir_calls_c(unit),
       links = with_c && !o->assembly_only && !o->object_only && !o->library_for_c;
  Link link = {0};
  if (links && !link_plan(&link, &c->unit, o, unit, &c->diags)) return compile_report(c), false;
  if (!open_output(c, output, path)) return false;
  if (links) output->link = &link;
  for (uint32_t i = 0; i < unit->exports.count; i++)
    vec_push(&c->unit, &output->exports, name_text(unit->names, unit->exports.items[i].name));
  if (o->library_for_c) vec_push(&c->unit, &output->exports, "clef_error");
  options.flush = flush_text, options.flush_owner = output;
  Text text = start_text(c, unit);
  LirWatch watch = {.clock = o->time ? nanoseconds : NULL};
  if (o->time) watch.last = nanoseconds();
  if (o->time || o->stats) options.lir.watch = &watch;
  mir_to_assembly(&text, unit, target, &options, &c->func);
  add_optional_parts(c, &text, unit, target);
  flush_text(output, &text);
  compile_time(c, "assembly", "%zu bytes of text", output->size);
  if (options.lir.watch) print_steps(o, &watch);
  bool good = output_close(output);
  if (output->messages && !link_explain(output->messages, unit, &c->diags))
    fprintf(stderr, "%sclef: the program could not be linked\n", output->messages);
  compile_report(c);
  compile_time(c, o->assembly_only ? "write" : "as, ld", "%s", path ? path : "");
  return good;
}

/* A path's last part without the suffix of a source. */
static const char *base_name(Arena *arena, const char *path) {
  const char *slash = strrchr(path, '/'), *base = slash ? slash + 1 : path,
             *dot = strrchr(base, '.');
  bool is_plain = !dot || dot == base || !is_source_path(base);
  return is_plain ? base : format_in(arena, "%.*s", (int)(dot - base), base);
}

/* The name by what is made, for which machine: NAME, NAME.s, NAME.o, NAME-aarch64. */
static const char *default_name(Compilation *c) {
  const Options *o = c->options;
  const char *name = c->output_name                      ? base_name(&c->unit, c->output_name)
                     : !strcmp(o->sources.items[0], "-") ? "a"
                                                         : base_name(&c->unit, o->sources.items[0]);
  return format_in(&c->unit, "%s%s%s", name,
                   o->machine == options_own_machine() ? ""
                   : o->machine == MACHINE_X86_64      ? "-x86_64"
                                                       : "-aarch64",
                   o->assembly_only                     ? ".s"
                   : o->object_only || o->library_for_c ? ".o"
                                                        : "");
}

static bool ends_in_slash(const char *path) { return *path && path[strlen(path) - 1] == '/'; }

bool native_make_folder(Compilation *c) {
  const char *output = c->options->output;
  return !output || !ends_in_slash(output) || make_folders(&c->unit, output);
}

const char *native_output(Compilation *c) {
  const Options *o = c->options;
  const char *path = o->output ? o->output : default_name(c);
  struct stat info;
  bool is_folder = ends_in_slash(path) || (stat(path, &info) == 0 && S_ISDIR(info.st_mode));
  if (!is_folder) return path;
  return format_in(&c->unit, "%s%s%s", path, ends_in_slash(path) ? "" : "/", default_name(c));
}

/* ---- the header of a library ---- */

static const char *header_path(Compilation *c) {
  const char *output = native_output(c), *slash = strrchr(output, '/'), *dot = strrchr(output, '.');
  bool has_suffix = dot && dot > (slash ? slash + 1 : output);
  return format_in(&c->unit, "%.*s.h", (int)(has_suffix ? (size_t)(dot - output) : strlen(output)),
                   output);
}

Text native_header_text(Compilation *c) {
  const char *path = header_path(c), *slash = strrchr(path, '/');
  Text guard = text_in(&c->unit), out = text_in(&c->unit);
  for (const char *at = slash ? slash + 1 : path; strcmp(at, ".h"); at++) {
    bool is_small = *at >= 'a' && *at <= 'z',
         is_plain = (*at >= 'A' && *at <= 'Z') || (*at >= '0' && *at <= '9');
    text_add_char(&guard, is_small ? (char)(*at - 'a' + 'A') : is_plain ? *at : '_');
  }
  psg_export_header(&c->graph, &out, text_string(&guard));
  return out;
}

bool native_write_header(Compilation *c, const Text *text) {
  return write_output(&c->unit, header_path(c), text->data, text->size, false);
}

typedef bool Writer(Compilation *c, void *program, Output *output, const char *path);

/* Becomes the program that `fd` refers to. */
static void run(Compilation *c, Output *output, int fd) {
  const Options *o = c->options;
  const char *last = vec_last(&o->sources); /* fsi.CommandLineArgs begins with the script */
  compile_end(c);
  become_program(output, fd, compile_is_script(last) ? last : default_name(c), o->args.items,
                 o->args.count, c->stack_limit);
}

/* Stores what was written to `path` as the cache's entry. */
static void store_file(Compilation *c, const char *path, const char *entry) {
  int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0) return;
  cache_store(c, entry, fd);
  close(fd);
}

/* Writes the output; for `run` becomes the program, and returns only when that cannot be done. `entry`: of the cache, or NULL. */
static int finish(Compilation *c, Writer *writer, void *program, const char *entry) {
  const Options *o = c->options;
  Output output;
  if (o->command == COMMAND_RUN) {
    if (!writer(c, program, &output, NULL)) return 1;
    if (o->stop_after) return 0;
    int fd = open_program(&output);
    if (entry && fd >= 0 && !output.link) cache_store(c, entry, fd);
    run(c, &output, fd);
    return 1;
  }
  if (!native_make_folder(c)) return 1;
  const char *path = native_output(c);
  if (!writer(c, program, &output, path)) return 1;
  if (entry && !output.link) store_file(c, path, entry); /* libraries may change */
  return 0;
}

bool native_from_cache(Compilation *c, const char *entry, int *status) {
  size_t size;
  int fd = cache_open(c, entry, &size);
  *status = 1;
  if (fd < 0) return false;
  if (c->options->command == COMMAND_RUN) {
    Output output = {.arena = &c->unit, .machine = c->options->machine};
    run(c, &output, fd);
    return true;
  }
  char *bytes = arena_alloc(&c->unit, size + 1);
  bool is_program = !c->options->assembly_only && !c->options->object_only;
  bool good = read(fd, bytes, size) == (ssize_t)size && native_make_folder(c) &&
              write_output(&c->unit, native_output(c), bytes, size, is_program);
  close(fd);
  *status = good ? 0 : 1;
  return true;
}

bool native_program(Compilation *c, MirUnit *unit, Output *output, const char **name) {
  *name = default_name(c);
  return write_mir(c, unit, output, NULL);
}

int native_finish(Compilation *c, MirUnit *unit, const char *entry) {
  return finish(c, write_mir, unit, entry);
}

int native_mir_file(Compilation *c) {
  MirUnit *unit = eval_read_unit(c, c->options->sources.items[0]);
  if (unit && !unit->start.index) diag(&c->diags, (Span){0}, D_MIR_NO_START);
  if (!compile_report(c) || !unit) return 1;
  if (!unit->is_owned && !eval_passes(c, unit)) return c->lacks_named;
  return native_finish(c, unit, NULL);
}

/* ---- LIR text ---- */

typedef struct LirText {
  LirUnit unit;
  LirModule *module;
} LirText;

static bool write_lir(Compilation *c, void *program, Output *output, const char *path) {
  LirText *lir = program;
  const Options *o = c->options;
  const LirTarget *target = target_of(o);
  LirOptions options = lir_options(o);
  const char *stop = o->stop_after;
  Text text = text_in(&c->unit);
  if (stop) {
    for (uint32_t i = 0; i < lir->module->funcs.count; i++) {
      LirFunc *func = lir->module->funcs.items[i];
      if (!strcmp(stop, "select"))
        lir_select_only(func, target, &options);
      else if (!strcmp(stop, "allocate"))
        lir_prepare(func, target, &options);
      lir_print(&text, func, target);
    }
    for (uint32_t i = 0; i < lir->module->datas.count; i++)
      lir_print_data(&text, &lir->unit, lir->module->datas.items[i]);
    if (lir->module->start.index) {
      text_add(&text, "start ");
      lir_print_symbol(&text, &lir->unit, lir->module->start);
      text_add_char(&text, '\n');
    }
    fwrite(text_string(&text), 1, text.size, stdout);
    return true;
  }
  text = start_text(c, NULL);
  lir_emit_begin(&text, &lir->unit);
  for (uint32_t i = 0; i < lir->module->funcs.count; i++)
    lir_emit_func(&text, lir->module->funcs.items[i], target, &options);
  for (uint32_t i = 0; i < lir->module->datas.count; i++)
    lir_emit_data(&text, &lir->unit, target, lir->module->datas.items[i]);
  if (lir->module->start.index) lir_emit_start(&text, &lir->unit, lir->module->start);
  lir_emit_end(&text, &lir->unit, target);
  if (!open_output(c, output, path)) return false;
  flush_text(output, &text);
  return output_close(output);
}

int native_lir_file(Compilation *c) {
  const char *path = c->options->sources.items[0], *error;
  size_t size;
  char *bytes = read_file(&c->unit, path, &size);
  if (!bytes) {
    diag(&c->diags, (Span){0}, D_CANNOT_READ, path, strerror(errno));
    return compile_report(c), 1;
  }
  LirText lir = {.unit = {.arena = &c->unit, .names = &c->names}};
  lir.module = lir_parse(&c->unit, &lir.unit, bytes, target_of(c->options), &error);
  Text complaints = text_in(&c->unit);
  for (uint32_t i = 0; lir.module && i < lir.module->funcs.count; i++)
    if (lir.module->funcs.items[i]->operand_regs)
      lir_check_allocation(lir.module->funcs.items[i], target_of(c->options), &c->unit,
                           &complaints);
    else
      lir_verify(lir.module->funcs.items[i], target_of(c->options), &c->unit, &complaints);
  if (!lir.module || complaints.size) {
    fprintf(stderr, "%s: %s\n", path, lir.module ? text_string(&complaints) : error);
    return 1;
  }
  return finish(c, write_lir, &lir, NULL);
}
