/* width: how many columns of a terminal a character takes.
 *
 * Combining marks (categories Mn and Me of Unicode 14) and format characters take none, wide and fullwidth ones (East Asian
 * Width W and F), emoji among them, take two, all others one. A terminal may draw several characters as one: sequences with
 * U+200D and flags count as the sum of their parts.
 */
#ifndef CLEF_DRIVER_REPL_WIDTH_H
#define CLEF_DRIVER_REPL_WIDTH_H

#include <stdint.h>

uint32_t width_of_scalar(uint32_t scalar);

#endif
