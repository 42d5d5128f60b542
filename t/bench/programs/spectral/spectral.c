/* The work of spectral.fs, as a C programmer writes it. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double a(int i, int j) { return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1); }

static void mult_av(const double *v, double *av, int n)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++)
			s += a(i, j) * v[j];
		av[i] = s;
	}
}

static void mult_atv(const double *v, double *atv, int n)
{
	for (int i = 0; i < n; i++) {
		double s = 0;
		for (int j = 0; j < n; j++)
			s += a(j, i) * v[j];
		atv[i] = s;
	}
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 4000;
	double *u = malloc(n * sizeof *u), *v = malloc(n * sizeof *v), *w = malloc(n * sizeof *w);
	for (int i = 0; i < n; i++)
		u[i] = 1.0;
	for (int k = 0; k < 10; k++) {
		mult_av(u, w, n);
		mult_atv(w, v, n);
		mult_av(v, w, n);
		mult_atv(w, u, n);
	}
	double vbv = 0, vv = 0;
	for (int i = 0; i < n; i++) {
		vbv += u[i] * v[i];
		vv += v[i] * v[i];
	}
	printf("%.9f\n", sqrt(vbv / vv));
	return 0;
}
