/* native: the last stages as the driver sees them. The text of rt/<machine>/start.s is part of clef (build.sh turns it
 * into out/start_<machine>.h) and stands before the unit's. */
#include "clef/driver/native.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>

#include "clef/driver/eval.h"
#include "clef/driver/toolchain.h"
#include "clef/lower/mir_to_lir.h"

static const char start_x86_64[] =
#include "start_x86_64.h"
    ;
static const char start_aarch64[] =
#include "start_aarch64.h"
    ;

bool native_write(Compilation *c, MirUnit *unit, const char *path) {
  const Options *o = c->options;
  bool x86 = o->machine == MACHINE_X86_64;
  const LirTarget *target = lir_target_find(x86 ? "x86_64" : "aarch64");
  MirToLirOptions options = {.lir = {.optimise = o->level > 0, .verify = o->verify}, .check = o->check};
  static const char *const dumps[] = {"lower", "select", "allocate"};
  for (uint32_t d = 0; d < COUNT_OF(dumps); d++) {
    if (!options_dumps(o, dumps[d]) && !(o->stop_after && !strcmp(o->stop_after, dumps[d]))) continue;
    options.dump = dumps[d];
    Text text = text_in(&c->unit);
    mir_to_assembly(&text, unit, target, &options, &c->func);
    fwrite(text_string(&text), 1, text.size, stdout);
    if (o->stop_after && !strcmp(o->stop_after, dumps[d])) return true;
  }
  options.dump = NULL;
  Text text = text_in(&c->unit);
  text_add(&text, "\t.file \"clef\"\n"); /* else ld names its input, a temporary file */
  text_add(&text, x86 ? start_x86_64 : start_aarch64);
  mir_to_assembly(&text, unit, target, &options, &c->func);
  if (o->assembly_only) return write_output(&c->unit, path, text_string(&text), text.size);
  return assemble(&c->unit, o->machine, text_string(&text), text.size, path, o->object_only);
}

static MirUnit *read_unit(Compilation *c, const char *path) {
  size_t size;
  char *bytes = read_file(&c->unit, path, &size);
  if (!bytes || size > UINT32_MAX / 2) {
    diag(&c->diags, (Span){0}, D_CANNOT_READ, path, strerror(bytes ? EFBIG : errno));
    return NULL;
  }
  uint32_t file = source_add(&c->sources, path, SOURCE_CLEF, bytes, (uint32_t)size);
  MirUnit *unit = mir_parse(&c->unit, &c->names, &c->sources, &c->diags, file);
  if (!unit) return NULL;
  Text problems = text_in(&c->unit);
  if (!mir_verify_unit(unit, &problems)) {
    fputs(text_string(&problems), stderr);
    return NULL;
  }
  if (!unit->start.index) diag(&c->diags, (Span){file, 0, 0}, D_MIR_NO_START);
  return unit;
}

/* Where the output goes without -o: the first source's name, by what is made. */
static const char *default_output(Compilation *c) {
  const Options *o = c->options;
  const char *path = o->sources.items[0], *base = strrchr(path, '/');
  base = base ? base + 1 : path;
  if (!strcmp(path, "-")) base = "a";
  int size = (int)strcspn(base, ".");
  return format_in(&c->unit, "%.*s%s", size, base, o->assembly_only ? ".s" : o->object_only ? ".o" : "");
}

int native_finish(Compilation *c, MirUnit *unit) {
  const Options *o = c->options;
  if (o->command != COMMAND_RUN) return native_write(c, unit, o->output ? o->output : default_output(c)) ? 0 : 1;
  const char *directory = make_temporary_directory(&c->unit);
  if (!directory) return 1;
  const char *path = format_in(&c->unit, "%s/program", directory);
  int status = 1;
  if (native_write(c, unit, path)) status = run_program(&c->unit, path, o->args.items, o->args.count);
  remove(path);
  remove(directory);
  return status;
}

int native_mir_file(Compilation *c) {
  MirUnit *unit = read_unit(c, c->options->sources.items[0]);
  if (!compile_report(c) || !unit) return 1;
  if (!unit->is_owned && !eval_passes(c, unit)) return 0;
  return native_finish(c, unit);
}
