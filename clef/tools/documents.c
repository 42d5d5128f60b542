/* documents: the manual page, and completions for bash, zsh and fish, from the tables of the command line (commands.def). A host
 * program that build.sh links with the compiler's objects, so that what is installed lists what the compiler accepts.
 *
 *   documents man | bash | zsh | fish       prints that text
 */
#include <ctype.h>
#include <stdio.h>

#include "clef/driver/options.h"

/* ---- values ---- */

/* The values that an option's table entry lists, "json|text"; NULL when it is the name of something. */
static const char *listed_values(const OptionRow *row) {
  return row->value && row->form == FORM_VALUE && strchr(row->value, '|') ? row->value : NULL;
}

static bool takes_file(const OptionRow *row) {
  return row->value && (!strcmp(row->value, "FILE") || !strcmp(row->value, "DIR"));
}

static bool is_visible(const CommandRow *row) { return row->summary; }

/* ---- the manual ---- */

/* Text in roff: a backslash, a hyphen, and a dot at the start of a line mean something there. */
static void print_roff(const char *text) {
  if (*text == '.' || *text == '\'') fputs("\\&", stdout);
  for (; *text; text++) {
    if (*text == '\\')
      fputs("\\e", stdout);
    else if (*text == '-')
      fputs("\\-", stdout);
    else
      putchar(*text);
  }
}

static void print_manual_options(bool for_compiler) {
  for (uint32_t i = 0; i < option_row_count; i++) {
    const OptionRow *row = &option_rows[i];
    if (!row->summary || row->is_for_compiler != for_compiler) continue;
    fputs(".TP\n\\fB", stdout);
    print_roff(row->name);
    fputs("\\fR", stdout);
    if (row->value) {
      fputs(row->form == FORM_COLON ? "\\fI" : " \\fI", stdout);
      print_roff(row->value);
      fputs("\\fR", stdout);
    }
    putchar('\n');
    print_roff(row->summary);
    fputs("\n.br\nCommands:", stdout);
    const char *comma = "";
    for (uint32_t k = 0; k < command_row_count; k++)
      if (is_visible(&command_rows[k]) && row->commands & 1u << command_rows[k].command) {
        printf("%s %s", comma, command_rows[k].name);
        comma = ",";
      }
    fputs(".\n", stdout);
  }
}

static void print_manual(void) {
  fputs(".TH CLEF 1\n.SH NAME\nclef \\- compiler of F# to small native programs\n.SH SYNOPSIS\n",
        stdout);
  const char *gap = "";
  for (uint32_t i = 0; i < command_row_count; i++) {
    if (!is_visible(&command_rows[i])) continue;
    printf("%s\\fBclef %s\\fR ", gap, command_rows[i].name);
    print_roff(command_rows[i].operands);
    putchar('\n');
    gap = ".br\n";
  }
  fputs(".br\n\\fBclef \\-e\\fR CODE [ARGS]\n"
        ".SH DESCRIPTION\n"
        "Clef compiles F# sources, scripts and projects to static executables for x86\\-64 and "
        "AArch64 Linux. They need no\n"
        "run\\-time and no C library. A FILE is a source (.fs, .fsi), a script (.fsx) or \\- for "
        "standard input; a PROJECT is\n"
        "a .fsproj file, a solution, or a folder with one.\n"
        ".PP\n"
        "The value of an option is the next argument or stands behind a colon, and two dashes are "
        "as good as one:\n"
        "\\-nowarn 25, \\-\\-nowarn:25. The program's own arguments follow a script or a project; "
        "elsewhere they follow the\n"
        "sources or \\-\\-.\n"
        ".SH COMMANDS\n",
        stdout);
  for (uint32_t i = 0; i < command_row_count; i++) {
    if (!is_visible(&command_rows[i])) continue;
    printf(".TP\n\\fB%s\\fR ", command_rows[i].name);
    print_roff(command_rows[i].operands);
    putchar('\n');
    print_roff(command_rows[i].summary);
    putchar('\n');
  }
  fputs(".SH OPTIONS\n", stdout);
  print_manual_options(false);
  fputs(".SS For work on the compiler\n", stdout);
  print_manual_options(true);
  fputs(
      ".SH EXIT STATUS\n"
      "The program's own for run; 0 for success; 1 for a program in error or something missing; 2 "
      "for a wrong command\n"
      "line; 3 for a fault of clef.\n"
      ".SH ENVIRONMENT\n"
      ".TP\n\\fBNO_COLOR\\fR\nMessages have no colour.\n"
      ".TP\n\\fBTMPDIR\\fR\nThe folder of temporary files.\n"
      ".TP\n\\fBXDG_CACHE_HOME\\fR\nThe folder that has the programs that run keeps.\n"
      ".TP\n\\fBNUGET_PACKAGES\\fR\nThe folder of packages.\n"
      ".SH EXAMPLES\n"
      ".TP\n\\fBclef run hello.fs\\fR\nbuilds the program and runs it.\n"
      ".TP\n\\fBclef build \\-O2 \\-o tool a.fs b.fs\\fR\nmakes the executable tool of two files.\n"
      ".TP\n\\fBclef check \\-diag json app.fsproj\\fR\nreports the errors of a project for "
      "another program.\n",
      stdout);
}

/* ---- completions ---- */

/* The options of a command, separated by blanks; COMMAND_NONE: none. */
static void print_option_names(Command command) {
  const char *blank = "";
  for (uint32_t i = 0; i < option_row_count; i++)
    if (option_rows[i].summary && option_rows[i].commands & 1u << command) {
      printf("%s%s", blank, option_rows[i].name);
      blank = " ";
    }
}

/* "json|text" with another character between the values. */
static void print_values(const char *values, char between) {
  for (; *values; values++) putchar(*values == '|' ? between : *values);
}

static void print_bash(void) {
  fputs("# Completion of clef for bash.\n"
        "_clef() {\n"
        "  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}\n"
        "  COMPREPLY=()\n"
        "  if [ \"$COMP_CWORD\" = 1 ]; then\n"
        "    COMPREPLY=($(compgen -W \"",
        stdout);
  const char *blank = "";
  for (uint32_t i = 0; i < command_row_count; i++)
    if (is_visible(&command_rows[i])) printf("%s%s", blank, command_rows[i].name), blank = " ";
  fputs("\" -- \"$word\"))\n    return\n  fi\n  case $previous in\n", stdout);
  for (uint32_t i = 0; i < option_row_count; i++) {
    if (!listed_values(&option_rows[i])) continue;
    printf("    %s) COMPREPLY=($(compgen -W \"", option_rows[i].name);
    print_values(option_rows[i].value, ' ');
    fputs("\" -- \"$word\")); return ;;\n", stdout);
  }
  fputs("  esac\n  case $word in -*) ;; *) return ;; esac\n  case ${COMP_WORDS[1]} in\n", stdout);
  for (uint32_t i = 0; i < command_row_count; i++) {
    if (!is_visible(&command_rows[i])) continue;
    printf("    %s) COMPREPLY=($(compgen -W \"", command_rows[i].name);
    print_option_names(command_rows[i].command);
    fputs("\" -- \"$word\")) ;;\n", stdout);
  }
  fputs("  esac\n}\ncomplete -o default -F _clef clef\n", stdout);
}

/* Text between single quotes, with a backslash in front of the characters of `escaped`. */
static void print_quoted(const char *text, const char *escaped) {
  for (; *text; text++) {
    if (*text == '\'') {
      fputs("'\\''", stdout);
      continue;
    }
    if (strchr(escaped, *text)) putchar('\\');
    putchar(*text);
  }
}

static void print_zsh_option(const OptionRow *row) {
  printf(" \\\n        '%s", row->name);
  if (row->form == FORM_COLON) putchar('-'); /* the value follows without a blank */
  putchar('[');
  print_quoted(row->summary, "[]:\\");
  putchar(']');
  if (row->value && row->form == FORM_COLON) fputs("::numbers: ", stdout);
  if (row->value && row->form == FORM_VALUE) {
    putchar(':');
    for (const char *c = row->value; *c; c++)
      putchar(isalpha((unsigned char)*c) ? tolower(*c) : ' ');
    putchar(':');
    if (takes_file(row)) fputs("_files", stdout);
    if (listed_values(row)) {
      putchar('(');
      print_values(row->value, ' ');
      putchar(')');
    }
  }
  putchar('\'');
}

static void print_zsh(void) {
  fputs("#compdef clef\n# Completion of clef for zsh.\n_clef() {\n  local -a commands\n  "
        "commands=(\n",
        stdout);
  for (uint32_t i = 0; i < command_row_count; i++) {
    if (!is_visible(&command_rows[i])) continue;
    printf("    '%s:", command_rows[i].name);
    print_quoted(command_rows[i].summary, "\\");
    fputs("'\n", stdout);
  }
  fputs("  )\n"
        "  if (( CURRENT == 2 )); then\n"
        "    _describe command commands\n"
        "    return\n"
        "  fi\n"
        "  local command=$words[2]\n"
        "  shift words\n"
        "  (( CURRENT-- ))\n"
        "  case $command in\n",
        stdout);
  for (uint32_t i = 0; i < command_row_count; i++) {
    if (!is_visible(&command_rows[i])) continue;
    printf("    %s)\n      _arguments", command_rows[i].name);
    for (uint32_t k = 0; k < option_row_count; k++)
      if (option_rows[k].summary && option_rows[k].commands & 1u << command_rows[i].command)
        print_zsh_option(&option_rows[k]);
    fputs(" \\\n        '*:file:_files' ;;\n", stdout);
  }
  fputs("  esac\n}\n_clef \"$@\"\n", stdout);
}

static void print_fish(void) {
  fputs("# Completion of clef for fish.\n", stdout);
  for (uint32_t i = 0; i < command_row_count; i++) {
    if (!is_visible(&command_rows[i])) continue;
    printf("complete -c clef -n __fish_use_subcommand -f -a %s -d '", command_rows[i].name);
    print_quoted(command_rows[i].summary, "\\");
    fputs("'\n", stdout);
  }
  for (uint32_t i = 0; i < option_row_count; i++) {
    const OptionRow *row = &option_rows[i];
    if (!row->summary) continue;
    fputs("complete -c clef -n '__fish_seen_subcommand_from", stdout);
    for (uint32_t k = 0; k < command_row_count; k++)
      if (is_visible(&command_rows[k]) && row->commands & 1u << command_rows[k].command)
        printf(" %s", command_rows[k].name);
    printf("' -o %s", row->name + 1);
    if (row->form == FORM_VALUE) fputs(takes_file(row) ? " -r -F" : " -x", stdout);
    if (listed_values(row)) {
      fputs(" -a '", stdout);
      print_values(row->value, ' ');
      putchar('\'');
    }
    fputs(" -d '", stdout);
    print_quoted(row->summary, "\\");
    fputs("'\n", stdout);
  }
}

int main(int argc, char **argv) {
  static const struct {
    const char *name;
    void (*print)(void);
  } documents[] = {
      {"man", print_manual}, {"bash", print_bash}, {"zsh", print_zsh}, {"fish", print_fish}};
  for (size_t i = 0; argc == 2 && i < COUNT_OF(documents); i++)
    if (!strcmp(argv[1], documents[i].name)) {
      documents[i].print();
      return fflush(stdout) != 0;
    }
  fputs("usage: documents man | bash | zsh | fish\n", stderr);
  return 2;
}
