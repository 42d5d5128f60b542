# Incremental build; build.sh is the description that needs no make.
CC ?= gcc
WARN = -Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Werror
CFLAGS ?= -O1 -g
HARD := $(shell CC='$(CC)' CFLAGS='$(CFLAGS)' ./build.sh hardening compile)
HARD_LINK := $(shell CC='$(CC)' CFLAGS='$(CFLAGS)' ./build.sh hardening link)
SRC := $(shell find clef arch -name '*.c' -not -path 'clef/tools/*' 2>/dev/null | LC_ALL=C sort)
OBJ := $(SRC:%.c=out/dev/%.o)
all: out/clef
# Two stages: clef without the library writes the library's image, with it linked in it is the compiler.
RT := $(shell find rt -name '*.clef' 2>/dev/null | LC_ALL=C sort) rt/library.txt
out/stage1: $(OBJ) out/empty.o
	$(CC) -o $@ $(OBJ) out/empty.o $(HARD_LINK) -lm
out/image.bin: out/stage1 $(RT)
	out/stage1 image -rt rt -o $@
out/empty.o:
	@mkdir -p out
	printf '.data\n.balign 64\n.globl clef_image, clef_image_end\nclef_image:\nclef_image_end:\n.section .note.GNU-stack,"",%%progbits\n' | as -o $@ -
out/image.o: out/image.bin
	printf '.data\n.balign 64\n.globl clef_image, clef_image_end\nclef_image: .incbin "out/image.bin"\nclef_image_end:\n.section .note.GNU-stack,"",%%progbits\n' | as -o $@ -
out/clef: $(OBJ) out/image.o
	$(CC) -o $@ $(OBJ) out/image.o $(HARD_LINK) -lm
out/dev/%.o: %.c
	@mkdir -p $(dir $@)
	$(CC) -std=c11 -D_DEFAULT_SOURCE $(WARN) $(HARD) $(CFLAGS) -I. -Iout -MMD -MP -c $< -o $@
# Selection rules, compiled by a host program of ours.
RULEC := clef/tools/rulec.c clef/tools/rulec_equal.c clef/tools/rule_text.c
out/rulec: $(RULEC) clef/tools/rule_text.h clef/mir/ops.def clef/lir/ops.def arch/x86_64/ops.def arch/aarch64/ops.def
	@mkdir -p out
	$(CC) -std=c11 -D_DEFAULT_SOURCE $(WARN) $(CFLAGS) -I. $(RULEC) -o $@
out/rules_mir.h: clef/mir/eqsat/algebra.rules out/rulec
	out/rulec mir $< $@
out/rules_%.h: arch/%/select.rules out/rulec
	out/rulec $* $< $@
out/start_%.h: rt/%/start.s
	@mkdir -p out
	sed 's/\\/\\\\/g; s/"/\\"/g; s/^/"/; s/$$/\\n"/' $< > $@
# The libraries of tests, as C strings: a row {path, text} each.
TESTING := $(shell find rt/testing -name '*.fs' | LC_ALL=C sort)
out/testing.h: $(TESTING)
	@mkdir -p out
	for file in $^; do printf '{"%s",\n' $$file; sed 's/\\/\\\\/g; s/"/\\"/g; s/^/"/; s/$$/\\n"/' $$file; echo '},'; done > $@
out/dev/clef/driver/testing/frameworks.o: out/testing.h
out/dev/clef/driver/native.o: out/start_x86_64.h out/start_aarch64.h
out/dev/clef/mir/eqsat/match.o: out/rules_mir.h
out/dev/arch/x86_64/select.o: out/rules_x86_64.h
out/dev/arch/aarch64/select.o: out/rules_aarch64.h
# The tests of single steps of MIR, to run or bless a few: `out/mir_steps t/mir/fill-loops.mir` (t/mir/README.md).
out/mir_steps: t/unit/mir_steps.c $(filter out/dev/clef/base/% out/dev/clef/mir/%,$(OBJ))
	$(CC) -std=c11 -D_DEFAULT_SOURCE $(CFLAGS) -I. -Iout $^ -o $@ -lm
# Which rules of clef/mir/eqsat/algebra.rules nothing fires: `out/eqsat_fired FILE.mir...`.
out/eqsat_fired: t/unit/eqsat_fired.c $(filter out/dev/clef/base/% out/dev/clef/mir/%,$(OBJ))
	$(CC) -std=c11 -D_DEFAULT_SOURCE $(CFLAGS) -I. -Iout $^ -o $@ -lm
PREFIX ?= /usr/local
# What is installed is the optimised compiler, which build.sh makes, without symbols.
RELEASE ?= out/release
install:
	OUT=$(RELEASE) CC="$(CC)" CFLAGS= ./build.sh
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/doc/clef
	install -s -m 755 $(RELEASE)/clef $(DESTDIR)$(PREFIX)/bin/clef
	install -m 644 LICENSE $(DESTDIR)$(PREFIX)/share/doc/clef/LICENSE
uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/clef $(DESTDIR)$(PREFIX)/share/doc/clef/LICENSE
# What a change wants to know at once; everything is `./build.sh test`.
check: all
	t/lint/lint.sh
	t/driver/run.sh mir,psg,lir,asm,syntax,messages,native
	t/run.sh -verify
# Everything: each program in every way to run it, and what takes longest. Each part says how long it takes (t/README.md has the list).
check-all:
	t/ci.sh -all
clean:
	rm -rf out
.PHONY: all clean install uninstall check check-all
-include $(OBJ:.o=.d)
