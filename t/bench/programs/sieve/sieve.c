/* The work of sieve.fs, as a C programmer writes it. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static int sieve(int limit, int *last)
{
	bool *composite = calloc(limit + 1, sizeof *composite);
	int count = 0;
	for (int i = 2; i <= limit; i++) {
		if (!composite[i]) {
			count++;
			*last = i;
			for (int j = i + i; j <= limit; j += i)
				composite[j] = true;
		}
	}
	free(composite);
	return count;
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 80;
	int sum = 0;
	for (int k = 1; k <= n; k++) {
		int last = 0;
		int count = sieve(1000000 + k * 1000, &last);
		sum = (sum * 31 + count + last) % 1000003;
	}
	printf("%d\n", sum);
	return 0;
}
