/* The work of matmul.fs, as a C programmer writes it. */
#include <stdio.h>
#include <stdlib.h>

static double **matrix(int n)
{
	double **m = malloc(n * sizeof *m);
	for (int i = 0; i < n; i++)
		m[i] = malloc(n * sizeof **m);
	return m;
}

static double **generate(int n, int seed)
{
	double **m = matrix(n);
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			m[i][j] = (double)((i * 7 + j * 13 + seed) % 101) / 101.0 - 0.5;
	return m;
}

static double **multiply(double **a, double **b, int n)
{
	double **bt = matrix(n), **c = matrix(n);
	for (int i = 0; i < n; i++)
		for (int j = 0; j < n; j++)
			bt[i][j] = b[j][i];
	for (int i = 0; i < n; i++) {
		const double *row = a[i];
		for (int j = 0; j < n; j++) {
			const double *col = bt[j];
			double s = 0;
			for (int k = 0; k < n; k++)
				s += row[k] * col[k];
			c[i][j] = s;
		}
	}
	return c;
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 800;
	double **c = multiply(generate(n, 1), generate(n, 2), n);
	double trace = 0, total = 0;
	for (int i = 0; i < n; i++) {
		trace += c[i][i];
		for (int j = 0; j < n; j++)
			total += c[i][j] * c[i][j];
	}
	printf("%.6f %.6f\n", trace, total);
	return 0;
}
