/* discover: the tests of a file, by their attributes.
 *
 * Tests are found in the syntax tree, and registered by declarations that are put behind the file's own text, where all
 * that the file opens and declares is in view. Lines of the file keep their numbers. For a test of Xunit
 *
 *     [<Fact>]
 *     let ``one and one`` () = Assert.Equal(2, 1 + 1)
 *
 * in the module M this is
 *
 *     do global.Clef.Testing.Tests.add ("M", "M.one and one", null, fun () ->
 *       global.Clef.Testing.Tests.finish (``one and one`` ()))
 *
 * `clef test` takes the file's own [<EntryPoint>] away, and makes the worker of rt/testing/runner.fs the entry point of the
 * last file.
 */
#ifndef CLEF_DRIVER_TESTING_DISCOVER_H
#define CLEF_DRIVER_TESTING_DISCOVER_H

#include "clef/driver/compile.h"

/* The text of a file of a project of tests with what registers its tests; NULL: as it is. `frameworks` are those that the
 * project requests, `is_last`: no file of the project follows. Reports tests that cannot be run. */
const char *discover_tests(Compilation *c, uint32_t file, Syn *tree, uint32_t frameworks,
                           bool is_last, size_t *size);

#endif
