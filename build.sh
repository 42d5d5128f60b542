#!/bin/sh
# build.sh: the description of the build. Needs a C compiler, sh and binutils; no make.
#
#   ./build.sh                    builds out/clef
#   ./build.sh run FILE [ARGS]    builds, then `clef run FILE ARGS`
#   ./build.sh test               builds, then every test
#   ./build.sh list | object C O | link     its parts
#   ./build.sh hardening compile | link     flags against overwritten memory that the compiler has; the Makefile uses them too
#
# CC chooses the compiler (gcc, clang or tcc), CFLAGS adds flags, OUT the folder of what is made (out).
set -eu
cd "$(dirname "$0")"
OUT=${OUT:-out}
WARNINGS="-Wall -Wextra -Wshadow -Wstrict-prototypes -Wmissing-prototypes -Wswitch -Werror"

# Debian packages for commands that are missing: installed when we may, named when we may not.
need() { # package command...
  package=$1
  shift
  for command in "$@"; do
    command -v "$command" >/dev/null 2>&1 && continue
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
      echo "build.sh: installing $package" >&2
      { apt-get install -y -qq "$package" || { apt-get update -qq && apt-get install -y -qq "$package"; }; } >/dev/null 2>&1 &&
        command -v "$command" >/dev/null 2>&1 && continue
    fi
    echo "build.sh: '$command' is missing; on Debian: apt-get install $package" >&2
    exit 1
  done
}

find_compiler() {
  if [ -z "${CC:-}" ]; then
    for CC in gcc cc clang tcc; do command -v "$CC" >/dev/null 2>&1 && break; done
    command -v "$CC" >/dev/null 2>&1 || { CC=gcc && need gcc gcc && need libc6-dev gcc; }
  fi
  command -v "${CC%% *}" >/dev/null 2>&1 || need "${CC%% *}" "${CC%% *}"
  case $CC in
    *tcc*) FLAGS="-Wall -D_DEFAULT_SOURCE -I. -I$OUT" ;;
    *) FLAGS="-std=c11 -O2 -D_DEFAULT_SOURCE $WARNINGS -I. -I$OUT" ;;
  esac
  FLAGS="$FLAGS $(hardening compile)"
  LIBRARIES="$(hardening link) -lm"
  # mimalloc only as a part of the compiler: one that needs its shared library would not start elsewhere
  if echo '#include <mimalloc.h>' | $CC -E - >/dev/null 2>&1; then
    for archive in libmimalloc.a mimalloc.o; do
      archive=$($CC -print-file-name=$archive 2>/dev/null)
      [ -f "$archive" ] || continue
      FLAGS="$FLAGS -DCLEF_MIMALLOC" LIBRARIES="$archive -lpthread $LIBRARIES"
      break
    done
  fi
}

# Flags that make overwritten memory end the program rather than serve an attacker. Which of them the compiler has is tried
# out. Sanitizers do more; tcc reads such flags and ignores them.
has_flag() { # flag... of the compiler
  printf '#include <stdio.h>\n#include <string.h>\nint main(int n, char **a) { char b[9]; return puts(strncpy(b, a[n - 1], 9)); }\n' >"$OUT/probe.c"
  # shellcheck disable=SC2086
  $CC -O2 -Werror ${CFLAGS:-} "$@" "$OUT/probe.c" -o "$OUT/probe" >/dev/null 2>&1
}
hardening() { # compile | link
  case $CC${CFLAGS:-} in *tcc* | *-fsanitize*) return ;; esac
  mkdir -p "$OUT"
  case $1 in
    compile)
      ! has_flag -fstack-protector-strong || printf '%s ' -fstack-protector-strong
      # first undefined: some compilers define it themselves
      ! has_flag -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 || printf '%s ' -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 ;;
    link) ! has_flag -Wl,-z,relro,-z,now || printf '%s ' -Wl,-z,relro,-z,now ;;
  esac
  rm -f "$OUT/probe" "$OUT/probe.c"
}

sources() { find clef arch -name '*.c' ! -path 'clef/tools/*' | LC_ALL=C sort; }

object() { # FILE.c FILE.o
  mkdir -p "$(dirname "$2")"
  # shellcheck disable=SC2086
  $CC $FLAGS ${CFLAGS:-} -c "$1" -o "$2"
}

# Two stages: clef without the library writes the library's image, with that linked in it is the compiler.
link() {
  objects=
  for source in $(sources); do objects="$objects $OUT/obj/${source%.c}.o"; done
  embed "" "$OUT/empty.o"
  # shellcheck disable=SC2086
  $CC ${CFLAGS:-} -o "$OUT/stage1" $objects "$OUT/empty.o" $LIBRARIES
  "$OUT/stage1" image -rt rt -o "$OUT/image.bin"
  embed ".incbin \"$OUT/image.bin\"" "$OUT/image.o"
  # shellcheck disable=SC2086
  $CC ${CFLAGS:-} -o "$OUT/clef.new" $objects "$OUT/image.o" $LIBRARIES
  mv "$OUT/clef.new" "$OUT/clef"
}

embed() { # DIRECTIVE OBJECT
  printf '.data\n.balign 64\n.globl clef_image, clef_image_end\nclef_image: %s\nclef_image_end:\n.section .note.GNU-stack,"",%%progbits\n' "$1" | as -o "$2" -
}

# Takes FILE.new where it differs, so that what is made of it is made anew only then.
update() { # FILE
  cmp -s "$1.new" "$1" || cp "$1.new" "$1"
}

c_string() { # FILE
  sed 's/\\/\\\\/g; s/"/\\"/g; s/^/"/; s/$/\\n"/' "$1"
}

# The libraries of tests, as C strings: a row {path, text} each.
testing() {
  for file in $(find rt/testing -name '*.fs' | LC_ALL=C sort); do
    printf '{"%s",\n' "$file"
    c_string "$file"
    echo '},'
  done >"$OUT/testing.h.new"
  update "$OUT/testing.h"
}

# Selection rules become C: a host program of ours writes it.
rules() {
  if [ ! -e "$OUT/rulec" ] || [ -n "$(find clef/tools clef/mir clef/lir arch -newer "$OUT/rulec" \( -name 'rule*.[ch]' -o -name ops.def \))" ]; then
    # shellcheck disable=SC2086
    $CC $FLAGS ${CFLAGS:-} clef/tools/rulec.c clef/tools/rulec_equal.c clef/tools/rule_text.c -o "$OUT/rulec"
  fi
  algebra=clef/mir/eqsat/algebra.rules
  { [ "$OUT/rules_mir.h" -nt $algebra ] && [ "$OUT/rules_mir.h" -nt "$OUT/rulec" ]; } ||
    "$OUT/rulec" mir $algebra "$OUT/rules_mir.h"
  for machine in x86_64 aarch64; do
    # the start-up text, as a C string
    c_string "rt/$machine/start.s" >"$OUT/start_$machine.h.new"
    update "$OUT/start_$machine.h"
    [ "$OUT/rules_$machine.h" -nt "arch/$machine/select.rules" ] && [ "$OUT/rules_$machine.h" -nt "$OUT/rulec" ] ||
      "$OUT/rulec" $machine "arch/$machine/select.rules" "$OUT/rules_$machine.h"
  done
}

# Two compilations at a time: a second shell takes every other file.
objects() { # first step
  at=0
  for source in $(sources); do
    at=$((at + 1))
    [ $((at % 2)) = "$1" ] || continue
    target=$OUT/obj/${source%.c}.o
    if [ "$target" -nt "$source" ] && [ -z "$(find clef arch "$OUT"/*.h -newer "$target" \( -name '*.h' -o -name '*.def' -o -name '*.rules' \) 2>/dev/null)" ]; then continue; fi
    object "$source" "$target" || return 1
  done
}

build() {
  need binutils as ld
  mkdir -p "$OUT"
  rules
  testing
  objects 0 &
  other=$!
  objects 1 || { wait $other; exit 1; }
  wait $other || exit 1
  link
}

case ${1:-build} in
  list) sources ;;
  object) find_compiler && object "$2" "$3" ;;
  link) find_compiler && link ;;
  hardening) CC=${CC:-cc} && hardening "$2" ;;
  build) find_compiler && build ;;
  run)
    shift
    find_compiler
    build
    exec "$OUT/clef" run "$@" ;;
  test)
    find_compiler
    build
    exec t/ci.sh ;;
  *)
    echo "usage: ./build.sh [run FILE [ARGS] | test]" >&2
    exit 2 ;;
esac
