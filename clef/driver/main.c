/* main: the command line. */
#include "clef/base/base.h"

int main(void) { return 2; }
