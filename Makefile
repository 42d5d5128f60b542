# Makefile: the incremental build. build.sh describes the build; here stands only what depends on what.
CC ?= gcc
CFLAGS ?= -O1 -g
BUILD := CC='$(CC)' CFLAGS='$(CFLAGS)' OBJECTS=out/dev ./build.sh
FLAGS := $(shell $(BUILD) flags)
OBJ := $(patsubst %.c,out/dev/%.o,$(shell ./build.sh list))
RT := $(shell find rt -name '*.clef' | LC_ALL=C sort) rt/library.txt
all: out/clef out/tour.html
out/clef: $(OBJ) $(RT) build.sh
	$(BUILD) link
out/tour.html: out/clef samples/tour.fs
	out/clef explain samples/tour.fs -o $@
out/dev/%.o: %.c | out/generated out/build.h
	@mkdir -p $(@D)
	$(CC) $(FLAGS) $(CFLAGS) -MMD -MP -c $< -o $@
# Generated headers: written anew only where they differ, so that what includes them is compiled anew only then.
out/generated: build.sh $(shell ./build.sh inputs)
	$(BUILD) generate
	@touch $@
GENERATED := out/rules_mir.h out/rules_x86_64.h out/rules_aarch64.h out/start_x86_64.h out/start_aarch64.h out/trace_x86_64.h out/trace_aarch64.h out/threads_x86_64.h out/threads_aarch64.h out/signals_x86_64.h out/signals_aarch64.h out/workers_x86_64.h out/workers_aarch64.h out/library_x86_64.h out/library_aarch64.h out/testing.h out/page.h out/site_css.h out/site_js.h out/printers.h out/commit.h
$(GENERATED): out/generated
	@:
# The hash of the sources: written anew only where it differs.
out/build.h: build.sh $(shell find clef arch -type f -name "*.[ch]" -o -name "*.def" -o -name "*.rules") | out/generated
	@$(BUILD) identify
# The tests of single steps of MIR, to run or bless a few: `out/mir_steps t/mir/fill-loops.mir` (t/mir/README.md).
out/mir_steps: t/unit/mir_steps.c $(filter out/dev/clef/base/% out/dev/clef/mir/%,$(OBJ))
	$(CC) $(FLAGS) $(CFLAGS) -Wno-unused-function $^ -o $@ $(shell $(BUILD) libraries)
# Which rules of clef/mir/eqsat/algebra.rules nothing fires: `out/eqsat_fired FILE.mir...`.
out/eqsat_fired: t/unit/eqsat_fired.c $(filter out/dev/clef/base/% out/dev/clef/mir/%,$(OBJ))
	$(CC) $(FLAGS) $(CFLAGS) -Wno-unused-function $^ -o $@ $(shell $(BUILD) libraries)
# What is installed is the optimised compiler, not the developer's.
RELEASE ?= out/release
INSTALL = OUT=$(RELEASE) CC='$(CC)' CFLAGS= DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' ./build.sh
install:
	$(INSTALL) install
uninstall:
	$(INSTALL) uninstall
# What a change wants to know at once; what a commit must pass is `./build.sh test`.
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
