/* The work of vm.fs, as a C programmer writes it. */
#include <stdio.h>
#include <stdlib.h>

enum op { PUSH, LOAD, STORE, ADD, MUL, MOD, LESS, JUMP, JZ, HALT };
struct instr { enum op op; int k; };

static int run(const struct instr *code, int *vars)
{
	int *stack = calloc(16, sizeof(int));
	int sp = 0, pc = 0, steps = 0;
	for (;;) {
		const struct instr *in = &code[pc++];
		steps++;
		switch (in->op) {
		case PUSH:
			stack[sp++] = in->k;
			break;
		case LOAD:
			stack[sp++] = vars[in->k];
			break;
		case STORE:
			vars[in->k] = stack[--sp];
			break;
		case ADD:
			sp--;
			stack[sp - 1] += stack[sp];
			break;
		case MUL:
			sp--;
			stack[sp - 1] *= stack[sp];
			break;
		case MOD:
			sp--;
			stack[sp - 1] %= stack[sp];
			break;
		case LESS:
			sp--;
			stack[sp - 1] = stack[sp - 1] < stack[sp];
			break;
		case JUMP:
			pc = in->k;
			break;
		case JZ:
			if (stack[--sp] == 0)
				pc = in->k;
			break;
		case HALT:
			free(stack);
			return steps;
		}
	}
}

int main(int argc, char **argv)
{
	int n = argc > 1 ? atoi(argv[1]) : 10000000;
	static const struct instr code[] = {
		{ PUSH, 0 }, { STORE, 0 }, { PUSH, 1 }, { STORE, 1 },
		{ LOAD, 0 }, { LOAD, 2 }, { LESS, 0 }, { JZ, 21 },
		{ LOAD, 1 }, { PUSH, 31 }, { MUL, 0 }, { LOAD, 0 }, { ADD, 0 }, { PUSH, 65521 }, { MOD, 0 }, { STORE, 1 },
		{ LOAD, 0 }, { PUSH, 1 }, { ADD, 0 }, { STORE, 0 }, { JUMP, 4 },
		{ HALT, 0 },
	};
	int vars[3] = { 0, 0, n };
	int steps = run(code, vars);
	printf("%d %d\n", vars[1], steps);
	return 0;
}
