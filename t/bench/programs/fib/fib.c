/* The work of fib.fs, as a C programmer writes it. */
#include <stdio.h>
#include <stdlib.h>

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 42;
	printf("%d\n", fib(n));
	return 0;
}
