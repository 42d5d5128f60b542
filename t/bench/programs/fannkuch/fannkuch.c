/* The work of fannkuch.fs, as a C programmer writes it. */
#include <stdio.h>
#include <stdlib.h>

static int fannkuch(int n, int *max_flips)
{
	int *perm1 = malloc(n * sizeof(int)), *perm = malloc(n * sizeof(int));
	int *count = calloc(n, sizeof(int));
	int max = 0, checksum = 0, r = n, even = 1;
	for (int i = 0; i < n; i++)
		perm1[i] = i;
	for (;;) {
		while (r != 1) {
			count[r - 1] = r;
			r--;
		}
		for (int i = 0; i < n; i++)
			perm[i] = perm1[i];
		int flips = 0, k = perm[0];
		while (k != 0) {
			int lo = 0, hi = k;
			while (lo < hi) {
				int t = perm[lo];
				perm[lo++] = perm[hi];
				perm[hi--] = t;
			}
			flips++;
			k = perm[0];
		}
		if (flips > max)
			max = flips;
		checksum += even ? flips : -flips;
		even = !even;
		for (;;) {
			if (r == n) {
				free(perm1);
				free(perm);
				free(count);
				*max_flips = max;
				return checksum;
			}
			int first = perm1[0];
			for (int i = 0; i < r; i++)
				perm1[i] = perm1[i + 1];
			perm1[r] = first;
			if (--count[r] > 0)
				break;
			r++;
		}
	}
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 11;
	int flips, checksum = fannkuch(n, &flips);
	printf("%d %d\n", checksum, flips);
	return 0;
}
