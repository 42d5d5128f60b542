/* The work of binarytrees.fs, as a C programmer writes it. */
#include <stdio.h>
#include <stdlib.h>

struct tree { struct tree *l, *r; int v; };

static struct tree *make(int depth, int v)
{
	struct tree *t = malloc(sizeof *t);
	t->v = v;
	if (depth == 0) {
		t->l = t->r = NULL;
	} else {
		t->l = make(depth - 1, v + 1);
		t->r = make(depth - 1, v + 2);
	}
	return t;
}

static int check(const struct tree *t)
{
	return t ? t->v + check(t->l) + check(t->r) : 0;
}

static void drop(struct tree *t)
{
	if (t) {
		drop(t->l);
		drop(t->r);
		free(t);
	}
}

static int make_check_drop(int depth, int v)
{
	struct tree *t = make(depth, v);
	int c = check(t);
	drop(t);
	return c;
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 17;
	int min = 4, max = n > min + 2 ? n : min + 2;
	printf("stretch %d %d\n", max + 1, make_check_drop(max + 1, 0));
	struct tree *longlived = make(max, 0);
	for (int depth = min; depth <= max; depth += 2) {
		int iterations = 1 << (max - depth + min), sum = 0;
		for (int i = 1; i <= iterations; i++)
			sum += make_check_drop(depth, i % 8);
		printf("%d trees of depth %d: %d\n", iterations, depth, sum);
	}
	printf("long lived %d %d\n", max, check(longlived));
	drop(longlived);
	return 0;
}
