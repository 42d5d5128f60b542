/* new: a template is the rows of files that it consists of. In its text `%` stands for the
 * project's name as a module. */
#include "clef/driver/new.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "clef/driver/toolchain.h"

typedef struct Template {
  const char *name; /* of the -tests option; NULL: a program; "": a library */
  const char *source, *text;
  const char *properties, *packages;
} Template;

#define PACKAGE(name, version) \
  "    <PackageReference Include=\"" name "\" Version=\"" version "\" />\n"

static const Template templates[] = {
    {NULL, "Program.fs",
     "module %.Program\n\n"
     "[<EntryPoint>]\n"
     "let main args =\n"
     "    let name = if args.Length > 0 then args[0] else \"world\"\n"
     "    printfn $\"Hello, {name}!\"\n"
     "    0\n",
     "    <OutputType>Exe</OutputType>\n", ""},
    {"", "Library.fs",
     "module %.Library\n\n"
     "/// Greets somebody by name.\n"
     "let hello name = $\"Hello, {name}!\"\n",
     "", ""},
    {"xunit", "Tests.fs",
     "module %.Tests\n\n"
     "open Xunit\n\n"
     "[<Fact>]\n"
     "let ``one and one are two`` () = Assert.Equal(2, 1 + 1)\n",
     "    <IsTestProject>true</IsTestProject>\n",
     PACKAGE("Microsoft.NET.Test.Sdk", "17.14.1") PACKAGE("xunit", "2.9.3")
         PACKAGE("xunit.runner.visualstudio", "3.1.4")},
    {"nunit", "Tests.fs",
     "module %.Tests\n\n"
     "open NUnit.Framework\n\n"
     "[<Test>]\n"
     "let ``one and one are two`` () = Assert.That(1 + 1, Is.EqualTo 2)\n",
     "    <IsTestProject>true</IsTestProject>\n",
     PACKAGE("Microsoft.NET.Test.Sdk", "17.14.1") PACKAGE("NUnit", "4.3.2")
         PACKAGE("NUnit3TestAdapter", "5.0.0")},
    {"mstest", "Tests.fs",
     "namespace %\n\n"
     "open Microsoft.VisualStudio.TestTools.UnitTesting\n\n"
     "[<TestClass>]\n"
     "type Tests() =\n"
     "    [<TestMethod>]\n"
     "    member _.``one and one are two``() = Assert.AreEqual(2, 1 + 1)\n",
     "    <IsTestProject>true</IsTestProject>\n", PACKAGE("MSTest", "3.9.3")},
    {"expecto", "Tests.fs",
     "module %.Tests\n\n"
     "open Expecto\n\n"
     "[<Tests>]\n"
     "let tests =\n"
     "    testList \"arithmetic\" [\n"
     "        testCase \"one and one are two\" <| fun () -> Expect.equal (1 + 1) 2 \"the sum\"\n"
     "    ]\n\n"
     "[<EntryPoint>]\n"
     "let main args = runTestsInAssemblyWithCLIArgs [] args\n",
     "    <OutputType>Exe</OutputType>\n", PACKAGE("Expecto", "10.2.3")},
};

/* The name with every character that no module's name has as `_`, and a capital letter at its beginning. */
static const char *module_name(Arena *arena, const char *name) {
  char *text = arena_alloc(arena, strlen(name) + 2);
  size_t used = 0;
  if (*name >= '0' && *name <= '9') text[used++] = '_';
  for (const char *at = name; *at; at++) {
    bool is_letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') ||
                     (*at >= '0' && *at <= '9') || *at == '_';
    text[used++] = is_letter ? *at : '_';
  }
  text[used] = 0;
  if (*text >= 'a' && *text <= 'z') *text = (char)(*text - 'a' + 'A');
  return text;
}

static const char *fill(Arena *arena, const char *text, const char *module) {
  Text out = text_in(arena);
  for (const char *at = text; *at; at++)
    if (*at == '%')
      text_add(&out, module);
    else
      text_add_char(&out, *at);
  return text_string(&out);
}

/* Writes a file of the folder unless there is one of its name; false after a message. */
static bool write_new(Arena *arena, const char *folder, const char *name, const char *text) {
  const char *path = format_in(arena, "%s/%s", folder, name);
  if (access(path, F_OK) == 0) {
    fprintf(stderr, "clef: '%s' exists already\n", path);
    return false;
  }
  return write_output(arena, path, text, strlen(text), false);
}

static const Template *find_template(const Options *o) {
  const char *name = o->makes_library ? "" : o->test_framework;
  for (size_t i = 0; i < COUNT_OF(templates); i++) {
    const char *own = templates[i].name;
    if (own == name || (own && name && !strcmp(own, name))) return &templates[i];
  }
  return NULL;
}

static const char *fsharp_project(Arena *arena, const Template *template) {
  return format_in(
      arena,
      "<Project Sdk=\"Microsoft.NET.Sdk\">\n\n"
      "  <PropertyGroup>\n%s    <TargetFramework>net10.0</TargetFramework>\n  </PropertyGroup>\n\n"
      "  <ItemGroup>\n    <Compile Include=\"%s\" />\n  </ItemGroup>\n%s%s%s\n</Project>\n",
      template->properties, template->source, *template->packages ? "\n  <ItemGroup>\n" : "",
      template->packages, *template->packages ? "  </ItemGroup>\n" : "");
}

/* The template's source with the suffix of Clef. */
static const char *clef_source(Arena *arena, const Template *template) {
  const char *dot = strrchr(template->source, '.');
  return format_in(arena, "%.*s.clef", (int)(dot - template->source), template->source);
}

static const char *clef_project(Arena *arena, const Template *template, const char *name,
                                const char *source) {
  return format_in(arena,
                   "output_kind = \"%s\"\n\n"
                   "[package]\nname = \"%s\"\nversion = \"0.1.0\"\n\n"
                   "[build]\nsources = [\"%s\"]\n",
                   template->name ? "library" : "console", name, source);
}

int new_command(Arena *arena, const Options *options) {
  const Template *template = find_template(options);
  const char *why = options->sources.count != 1 ? "'clef new' takes the name of one project"
                    : options->makes_library && options->test_framework
                        ? "-library and -tests cannot stand together"
                    : options->makes_fidproj && options->test_framework
                        ? "-clef and -tests cannot stand together"
                    : !template ? "-tests takes xunit, nunit, mstest or expecto"
                                : NULL;
  if (why) {
    fprintf(stderr, "clef: %s\n", why);
    return 2;
  }
  size_t size = strlen(options->sources.items[0]);
  while (size > 1 && options->sources.items[0][size - 1] == '/') size--;
  const char *folder = format_in(arena, "%.*s", (int)size, options->sources.items[0]);
  const char *slash = strrchr(folder, '/'), *name = slash ? slash + 1 : folder;
  if (!*name || !strcmp(name, ".") || !strcmp(name, "..")) {
    fprintf(stderr, "clef: '%s' is no name for a project\n", folder);
    return 2;
  }
  const char *suffix = options->makes_fidproj ? "fidproj" : "fsproj";
  const char *source = options->makes_fidproj ? clef_source(arena, template) : template->source;
  const char *project = options->makes_fidproj ? clef_project(arena, template, name, source)
                                               : fsharp_project(arena, template);
  if (!make_folders(arena, folder) ||
      !write_new(arena, folder, format_in(arena, "%s.%s", name, suffix), project) ||
      !write_new(arena, folder, source, fill(arena, template->text, module_name(arena, name))))
    return 1;
  const char *next = !template->name ? "run" : *template->name ? "test" : "check";
  printf("made '%s'; next: clef %s %s\n", folder, next, folder);
  return 0;
}
