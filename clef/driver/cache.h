/* cache: outputs of earlier builds, found by the content of everything that they were made from.
 *
 * `run` uses the cache always, `build` with -cache. The key of an entry is a SHA-512 hash of clef's own executable (its device,
 * inode, size and time of change), the options, the current directory, the evaluated projects, and the path and bytes of each
 * source. It is computed when all sources have been read, so that a file that appears or changes is always seen. The assembler
 * and the linker are not part of the key.
 *
 * The folder is $XDG_CACHE_HOME/clef, or ~/.cache/clef. An entry is the file KEY: the output, the messages that the compiler
 * printed, their size (8 bytes). The system ignores what follows the last segment of an executable, so a program runs from its
 * entry. The messages are printed again. Files appear by a rename and are never changed, so any number of processes can use the
 * folder at once. A use of an entry renews its time. A build that makes the folder larger than its limit removes the
 * entries whose last use is longest ago. The limit is 256 MiB, or $CLEF_CACHE_LIMIT (bytes, or a number with k, m or g);
 * 0 turns the cache off.
 *
 * A folder that cannot be made, or that other users may write to, is not used.
 */
#ifndef CLEF_DRIVER_CACHE_H
#define CLEF_DRIVER_CACHE_H

#include "clef/driver/compile.h"

/* The path of the entry for the program that compile_read has read; NULL if the options or the folder do not allow caching. */
const char *cache_find(Compilation *c);
/* Opens the entry for reading and prints its messages; `*size` is that of the output. -1 if there is no entry. */
int cache_open(Compilation *c, const char *entry, size_t *size);
/* Adds the file that `fd` refers to as the entry, with the messages that were printed. Keeps the folder within its limit. */
void cache_store(Compilation *c, const char *entry, int fd);
/* `clef cache`: prints the folder, its entries and their size. `clef cache clear` removes them. The exit status. */
int cache_command(Arena *arena, const Options *options);

#endif
