#!/bin/sh
# build.sh: the description of the build. Needs a C compiler, sh and binutils; no make.
#
#   ./build.sh                    builds out/clef
#   ./build.sh run FILE [ARGS]    builds, then `clef run FILE ARGS`
#   ./build.sh test               builds, then the tests that a commit must pass
#   ./build.sh install            builds and installs the compiler, its manual, completions and licence: DESTDIR, PREFIX (/usr/local)
#   ./build.sh uninstall          removes them
#
# Its parts, of which the Makefile makes an incremental build:
#
#   ./build.sh list               the sources                  ./build.sh flags        the flags that compile one
#   ./build.sh inputs             what generated files are     ./build.sh libraries    the flags that link them
#                                 made of                      ./build.sh hardening compile | link    of both, those against overwritten memory
#   ./build.sh generate           writes the generated files   ./build.sh link         links the objects of the folder OBJECTS (out/obj)
#   ./build.sh identify           writes the hash of the sources
#   ./build.sh object C O         compiles one                 ./build.sh place        installs what was built
#
# CC chooses the compiler (gcc, clang or tcc), CFLAGS adds flags, OUT the folder of what is made (out).
set -eu
cd "$(dirname "$0")"
OUT=${OUT:-out}
OBJECTS=${OBJECTS:-$OUT/obj}
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
  printf '#include <stdio.h>\n#include <string.h>\nint main(int n, char **a) { char b[9] = ""; return puts(strncpy(b, a[n - 1], 8)) < 0; }\n' >"$OUT/probe$$.c"
  # shellcheck disable=SC2086
  $CC -O2 -Werror ${CFLAGS:-} "$@" "$OUT/probe$$.c" -o "$OUT/probe$$" >/dev/null 2>&1
}
hardening() { # compile | link
  case $CC${CFLAGS:-} in *tcc* | *-fsanitize*) return ;; esac
  mkdir -p "$OUT"
  case $1 in
    compile)
      ! has_flag -fPIE -static-pie || printf '%s ' -fPIE
      ! has_flag -fstack-protector-strong || printf '%s ' -fstack-protector-strong
      # first undefined: some compilers define it themselves
      ! has_flag -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 || printf '%s ' -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 ;;
    link)
      ! has_flag -Wl,-z,relro,-z,now || printf '%s ' -Wl,-z,relro,-z,now
      # The dynamic linker would take a quarter of the instructions of a small compilation: it looks up every name at start.
      { has_flag -fPIE -static-pie && "$OUT/probe$$" >/dev/null 2>&1; } || { rm -f "$OUT/probe$$" "$OUT/probe$$.c" && return; }
      printf '%s ' -static-pie
      # A bit for each of 10,000 relocations instead of 24 bytes, and two thirds of the instructions that make them.
      ! { has_flag -fPIE -static-pie -Wl,-z,pack-relative-relocs && "$OUT/probe$$" >/dev/null 2>&1; } ||
        printf '%s ' -Wl,-z,pack-relative-relocs ;;
  esac
  rm -f "$OUT/probe$$" "$OUT/probe$$.c"
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
  for source in $(sources); do objects="$objects $OBJECTS/${source%.c}.o"; done
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

# The page of `clef explain`, as a C string.
page() {
  c_string clef/explain/page.html >"$OUT/page.h.new"
  update "$OUT/page.h"
}

# Style and script of the pages that `clef doc -site` writes, as C strings.
site() {
  for part in css js; do
    c_string "clef/driver/site/site.$part" >"$OUT/site_$part.h.new"
    update "$OUT/site_$part.h"
  done
}

# How gdb shows values, as a C string.
printers() {
  c_string clef/lir/printers.py >"$OUT/printers.h.new"
  update "$OUT/printers.h"
}

# What `generate` reads.
inputs() {
  find clef/tools -name '*.[ch]'
  find clef/mir clef/lir arch -name ops.def
  find clef arch -name '*.rules'
  echo rt/x86_64/*.s rt/aarch64/*.s
  find rt/testing -name '*.fs'
  echo clef/explain/page.html clef/driver/site/site.css clef/driver/site/site.js clef/lir/printers.py
}

generate() {
  mkdir -p "$OUT"
  rules
  testing
  page
  site
  identify
  printers
  [ -e "$OUT/commit.h" ] || commit
}

# A hash of what the compiler is compiled from, which identifies its own library image.
identify() {
  find clef arch -type f \( -name '*.[ch]' -o -name '*.def' -o -name '*.rules' \) | LC_ALL=C sort | xargs cat | sha256sum |
    sed 's/\(................\).*/#define CLEF_BUILD "\1"/' >"$OUT/build.h.new"
  update "$OUT/build.h"
}

# The commit that is built, for `clef --version`. An incremental build keeps the one it began with: it is never installed.
commit() {
  id=$(git rev-parse --short=12 HEAD 2>/dev/null) || id="no commit"
  echo "\"$id\"" >"$OUT/commit.h.new"
  update "$OUT/commit.h"
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
    # the start-up texts, as C strings
    for part in start trace threads signals workers library; do
      c_string "rt/$machine/$part.s" >"$OUT/${part}_$machine.h.new"
      update "$OUT/${part}_$machine.h"
    done
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
    target=$OBJECTS/${source%.c}.o
    case $source in clef/driver/image*) id=build.h ;; *) id= ;; esac # the hash changes with every source
    if [ "$target" -nt "$source" ] && [ -z "$(find clef arch "$OUT"/*.h -newer "$target" \( -name "$id" -o ! -name build.h \) \( -name '*.h' -o -name '*.def' -o -name '*.rules' \) 2>/dev/null)" ]; then continue; fi
    object "$source" "$target" || return 1
  done
}

build() {
  need binutils as ld
  generate
  commit
  objects 0 &
  other=$!
  objects 1 || { wait $other; exit 1; }
  wait $other || exit 1
  link
}

# The manual and the completions of shells, from the tables of the command line: a host program with clef's objects writes them.
documents() {
  objects=$OUT/image.o
  for source in $(sources); do
    [ "$source" = clef/driver/main.c ] || objects="$objects $OBJECTS/${source%.c}.o"
  done
  # shellcheck disable=SC2086
  $CC $FLAGS ${CFLAGS:-} clef/tools/documents.c $objects -o "$OUT/documents" $LIBRARIES
  for document in man bash zsh fish; do "$OUT/documents" $document >"$OUT/clef.$document"; done
}

# What is installed: mode, file, place below PREFIX.
installed() {
  cat <<FILES
755 $OUT/clef.stripped bin/clef
644 $OUT/clef.man share/man/man1/clef.1
644 $OUT/clef.bash share/bash-completion/completions/clef
644 $OUT/clef.zsh share/zsh/site-functions/_clef
644 $OUT/clef.fish share/fish/vendor_completions.d/clef.fish
644 LICENSE share/doc/clef/LICENSE
FILES
}
place() {
  strip -o "$OUT/clef.stripped" "$OUT/clef"
  installed | while read -r mode file place; do
    place=${DESTDIR:-}${PREFIX:-/usr/local}/$place
    mkdir -p "$(dirname "$place")"
    rm -f "$place"
    cp "$file" "$place"
    chmod "$mode" "$place"
  done
}
uninstall() {
  installed | while read -r mode file place; do rm -f "${DESTDIR:-}${PREFIX:-/usr/local}/$place"; done
}

case ${1:-build} in
  list) sources ;;
  inputs) inputs ;;
  object) find_compiler && object "$2" "$3" ;;
  flags) find_compiler && echo "$FLAGS" ;;
  libraries) find_compiler && echo "$LIBRARIES" ;;
  generate) find_compiler && generate ;;
  identify) mkdir -p "$OUT" && identify ;;
  link) find_compiler && link ;;
  place)
    find_compiler
    documents
    place ;;
  hardening) CC=${CC:-cc} && hardening "$2" ;;
  build) find_compiler && build ;;
  install)
    find_compiler
    build
    documents
    place ;;
  uninstall) uninstall ;;
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
    echo "usage: ./build.sh [run FILE [ARGS] | test | install | uninstall]" >&2
    exit 2 ;;
esac
