/* help: what `clef help` and `clef help COMMAND` print, from the tables of commands.def. */
#include "clef/driver/options.h"
#include "clef/driver/repl/line_editor.h"

static void print_option(Text *out, const OptionRow *row) {
  const char *space = row->form == FORM_COLON ? "" : " ";
  const char *both =
      format_in(out->arena, "%s%s%s", row->name, space, row->value ? row->value : "");
  text_format(out, "  %-22s %s\n", both, row->summary);
}

/* The options that any command of the set accepts. */
static void print_options(Text *out, const char *heading, uint32_t commands, bool for_compiler) {
  bool is_begun = false;
  for (uint32_t i = 0; i < option_row_count; i++) {
    const OptionRow *row = &option_rows[i];
    if (!row->summary || !(row->commands & commands) || row->is_for_compiler != for_compiler)
      continue;
    if (!is_begun) text_format(out, "\n%s\n", heading);
    is_begun = true;
    print_option(out, row);
  }
}

static void print_all(Text *out) {
  text_add(out, "usage: clef COMMAND [OPTION | SOURCE]... [-- ARG...]\n\ncommands:\n");
  for (uint32_t i = 0; i < command_row_count; i++) {
    const CommandRow *row = &command_rows[i];
    if (!row->summary) continue;
    text_format(out, "  clef %-42s %s\n", format_in(out->arena, "%s %s", row->name, row->operands),
                row->summary);
  }
  text_format(out, "  clef %-42s %s\n", "-e CODE [ARGS]", "run the text of a script");
  print_options(out, "options (clef help COMMAND lists those of a command):", UINT32_MAX, false);
  print_options(out, "options for work on the compiler:", UINT32_MAX, true);
  text_add(
      out,
      "\nexit status: the program's own for run; 1 for a program in error or something missing; 2 for a wrong\n"
      "command line; 3 for a fault of clef\n");
}

void options_print_usage(Text *out, Command topic) {
  for (uint32_t i = 0; i < command_row_count; i++) {
    const CommandRow *row = &command_rows[i];
    if (row->command != topic || !row->summary) continue;
    text_format(out, "usage: clef %s%s%s\n\n  %s\n", row->name, *row->operands ? " " : "",
                row->operands, row->summary);
    if (topic == COMMAND_WATCH)
      text_add(out, "\nThe options are those of the command, as in 'clef watch test -filter X'.\n");
    if (topic == COMMAND_REPL)
      text_format(out, "\nkeys on a terminal (C- is Control):\n%s", line_editor_keys);
    print_options(out, "options:", 1u << topic, false);
    print_options(out, "options for work on the compiler:", 1u << topic, true);
    return;
  }
  print_all(out);
}
