/* embed: the files that a program contains, `EmbeddedResource` items of its projects.
 *
 * If the program uses Sys.embedded, the driver puts them into one block of static data. rt/system/assembly.clef reads the
 * block. Numbers have 8 bytes, the least significant first; offsets count from the beginning of the block:
 *
 *   number of files | offset, size of the assembly's name | offset, size of its version
 *   for each file: offset, size of its name | offset, size of its bytes
 *   names and bytes
 */
#ifndef CLEF_DRIVER_EMBED_H
#define CLEF_DRIVER_EMBED_H

#include "clef/driver/compile.h"
#include "clef/driver/msbuild/evaluation.h"

/* Notes an EmbeddedResource item of the project; its file must exist. */
void embed_item(Compilation *c, Evaluation *e, const Item *item);
/* Adds the block to the graph if a node of it uses Sys.embedded. Reports files that cannot be read. */
void embed_files(Compilation *c);

#endif
