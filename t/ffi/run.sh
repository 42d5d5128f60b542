#!/bin/sh
# run.sh: programs that call C (`extern`), and programs of C that call F# (`-lib`), on both machines where a C compiler and libraries for them are there.
#
#   t/ffi/run.sh [NAME...]      all tests, or those named. Variables: CLEF (out/clef), CC (cc).
#
# NAME.fs prints what NAME.out has. NAME.c beside it is made a shared library, an archive and an object, and the program is linked
# with each. A program whose first line is `// library: NAME package...` needs that library, which is installed when we may; that of
# the other machine is unpacked in out/libraries-MACHINE.
# library/NAME.c is a program of C that calls library/NAME.fs, or else NAME.fs, and prints what library/NAME.out has.
# Last line: `N passed, N failed`.
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef} CC=${CC:-cc}
case $clef in /*) ;; *) clef=$PWD/$clef ;; esac
passed=0 failed=0
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
CLEF_CACHE_LIMIT=0
export CLEF_CACHE_LIMIT

# verdict NAME EXPECTED: compares $tmp/out, what the test printed, with the file EXPECTED
verdict() {
  if cmp -s "$2" "$tmp/out"; then passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL $1"
    diff "$2" "$tmp/out" | head -20 | sed 's/^/    /'
  fi
}
# run NAME EXPECTED COMMAND...
run() {
  title=$1 expected=$2
  shift 2
  timeout 60 "$@" >"$tmp/out" 2>"$tmp/err" </dev/null || echo "status $?: $(cat "$tmp/err")" >>"$tmp/out"
  verdict "$title" "$expected"
}
has_library() { # name package
  echo 'int main(void) { return 0; }' >"$tmp/try.c"
  $CC -o "$tmp/try" "$tmp/try.c" "-l$1" 2>/dev/null && return 0
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 && {
    apt-get update -qq >/dev/null 2>&1
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$2" >/dev/null 2>&1
  }
  $CC -o "$tmp/try" "$tmp/try.c" "-l$1" 2>/dev/null
}

if [ "$(uname -m)" = x86_64 ]; then other=aarch64; else other=x86_64; fi
cross=$other-linux-gnu-gcc emulator=qemu-$other
command -v "$cross" >/dev/null 2>&1 && command -v "$emulator" >/dev/null 2>&1 || cross=

# other_libraries PACKAGE...: unpacks packages of the other machine; their folder is $libraries
other_libraries() {
  libraries=$PWD/out/libraries-$other/usr/lib/$other-linux-gnu
  [ -n "$cross" ] && command -v apt-get >/dev/null 2>&1 && command -v dpkg-deb >/dev/null 2>&1 || return 1
  if [ "$other" = aarch64 ]; then arch=arm64; else arch=amd64; fi
  apt=$tmp/apt
  mkdir -p "$apt/lists" "$apt/cache" "out/libraries-$other"
  apt_get() {
    timeout 120 apt-get -qq -o APT::Architecture=$arch -o APT::Architectures::=$arch -o Dir::State::lists="$apt/lists" \
      -o Dir::Cache="$apt/cache" -o Dir::State::status=/dev/null -o APT::Sandbox::User= "$@" >/dev/null 2>&1
  }
  for package; do
    [ -e "out/libraries-$other/$package" ] && continue
    [ -n "$(ls "$apt/lists")" ] || apt_get update || return 1
    (cd "$apt" && rm -f ./*.deb && apt_get download "$package") || return 1
    dpkg-deb -x "$apt"/*.deb "out/libraries-$other" && : >"out/libraries-$other/$package" || return 1
  done
}

wanted() { case " $only " in "  " | *" $1 "*) ;; *) return 1 ;; esac; }
only="$*"
for source in t/ffi/*.fs; do
  name=$(basename "$source" .fs)
  wanted "$name" || continue
  out=t/ffi/$name.out
  library=$(sed -n '1s/^\/\/ library: //p' "$source")
  # shellcheck disable=SC2086 # a name and a package
  if [ -n "$library" ] && ! has_library $library; then
    echo "SKIP $name: needs $library"
    continue
  fi
  rm -rf "$tmp/lib" "$tmp/other"
  mkdir "$tmp/lib" "$tmp/other"
  if [ -e "t/ffi/$name.c" ]; then
    $CC -O1 -fPIC -shared -o "$tmp/lib/lib$name.so" "t/ffi/$name.c" || exit 1
    $CC -O1 -c -o "$tmp/$name.o" "t/ffi/$name.c" || exit 1
    ar rcs "$tmp/lib$name.a" "$tmp/$name.o"
    run "$name object" "$out" "$clef" run "$tmp/$name.o" "$source"
    run "$name archive" "$out" "$clef" run "$source" "$tmp/lib$name.a"
    [ -z "$cross" ] || $cross -O1 -fPIC -shared -o "$tmp/other/lib$name.so" "t/ffi/$name.c" || exit 1
  fi
  for level in -O0 -O1 -O2 -check -stress; do
    run "$name $level" "$out" "$clef" run $level -verify -L "$tmp/lib" "$source"
  done
  [ -n "$cross" ] || continue
  libraries=$tmp/other
  # shellcheck disable=SC2086 # a name and packages
  [ -z "$library" ] || other_libraries ${library#* } || {
    echo "SKIP $name $other: needs $library"
    continue
  }
  for level in -O0 -O1 -O2 -check; do
    run "$name $other $level" "$out" "$clef" run -target $other-linux $level -verify -L "$libraries" "$source"
  done
done

# Programs of C that call F#, as an object and as an archive, with a dynamic and with a static C library.
# library MACHINE CC OPTIONS...: the library of $source, built and called
library() {
  machine=$1 compiler=$2
  shift 2
  title="library $name $machine $suffix $static $*"
  rm -f "$tmp/c/"*
  # shellcheck disable=SC2086 # several words
  "$clef" build -lib -nowarn 9 -target "$machine-linux" -verify "$@" -o "$tmp/c/$name.$suffix" "$source" >"$tmp/out" 2>&1 &&
    $compiler -std=c11 -Wall -Wextra -Werror -O1 -no-pie $static -I "$tmp/c" -o "$tmp/c/run" "t/ffi/library/$name.c" \
      "$tmp/c/$name.$suffix" -pthread $links >>"$tmp/out" 2>&1 || {
    verdict "$title" "t/ffi/library/$name.out"
    return
  }
  if [ "$machine" = "$other" ]; then
    run "$title" "t/ffi/library/$name.out" $emulator -L "/usr/$other-linux-gnu" -E LD_LIBRARY_PATH="$libraries" "$tmp/c/run"
  else run "$title" "t/ffi/library/$name.out" "$tmp/c/run"; fi
}
own=$(uname -m)
mkdir "$tmp/c"
for main in t/ffi/library/*.c; do
  name=$(basename "$main" .c)
  wanted "$name" || continue
  source=t/ffi/library/$name.fs links= static= suffix=o libraries=
  [ -e "$source" ] || source=t/ffi/$name.fs
  library=$(sed -n '1s/^\/\/ library: //p' "$source")
  [ -z "$library" ] || links=-l${library%% *}
  # shellcheck disable=SC2086 # a name and packages
  if [ -n "$library" ] && ! has_library $library; then
    echo "SKIP library $name: needs $library"
    continue
  fi
  for level in -O0 -O1 -O2 -check -stress -strip -g; do library "$own" "$CC" $level; done
  suffix=a
  library "$own" "$CC"
  static=-static
  [ -n "$library" ] || library "$own" "$CC" -check
  static=
  [ -n "$cross" ] || continue
  # shellcheck disable=SC2086 # a name and packages
  [ -z "$library" ] || other_libraries ${library#* } || {
    echo "SKIP library $name $other: needs $library"
    continue
  }
  [ -z "$libraries" ] || links="-L $libraries $links -Wl,--allow-shlib-undefined"
  for level in -O1 -O2 -check -g; do library $other $cross $level; done
  static=-static suffix=o
  [ -n "$library" ] || library $other $cross -O0
done

# What is not exported is local to the object.
if wanted symbols; then
  printf '%s\n' 'module M' '[<Export "answer">]' 'let answer () : unit = printfn "%d" 42; exit 3' >"$tmp/m.fs"
  "$clef" build -lib -o "$tmp/m.a" "$tmp/m.fs" >"$tmp/out" 2>&1 &&
    nm -g --defined-only "$tmp/m.a" | awk 'NF == 3 { print $3 }' | sort >"$tmp/out"
  printf '%s\n' answer clef_error >"$tmp/want"
  verdict "symbols of a library" "$tmp/want"
  mkdir "$tmp/again"
  "$clef" build -lib -o "$tmp/again/m.a" "$tmp/m.fs"
  { cmp "$tmp/m.a" "$tmp/again/m.a" && ar t "$tmp/m.a"; } >"$tmp/out" 2>&1
  echo m.o >"$tmp/want"
  verdict "an archive again" "$tmp/want"
fi

# A header for C++ too.
if wanted header; then
  "$clef" build -lib -nowarn 9 -o "$tmp/values.o" t/ffi/library/values.fs >"$tmp/out" 2>&1 && cp "$tmp/values.h" "$tmp/out"
  verdict "header" t/ffi/library/values.h
  if command -v g++ >/dev/null 2>&1; then
    printf '%s\n' '#include "values.h"' 'int main() { return midpoint({1, 2}, {3, 4}).X == 2 ? 0 : 1; }' >"$tmp/plus.cpp"
    : >"$tmp/want"
    run "header in C++" "$tmp/want" sh -c "g++ -Wall -Werror -no-pie -I $tmp -o $tmp/plus $tmp/plus.cpp $tmp/values.o && $tmp/plus"
  fi
fi

# A debugger finds the way from F# back into C.
if wanted gdb && command -v gdb >/dev/null 2>&1; then
  printf '%s\n' 'module Deep' '[<Export "deep">]' 'let rec deep (n: int) : int =' '    if n = 0 then failwith "bottom"' '    1 + deep (n - 1)' \
    >"$tmp/deep.fs"
  printf '%s\n' '#include "deep.h"' 'int main(void) { return deep(2); }' >"$tmp/deep.c"
  "$clef" build -g -O0 -lib -o "$tmp/deep.o" "$tmp/deep.fs" && $CC -g -no-pie -I "$tmp" -o "$tmp/deep" "$tmp/deep.c" "$tmp/deep.o"
  gdb -nx -batch -ex 'break Deep.deep' -ex run -ex bt "$tmp/deep" 2>"$tmp/err" |
    sed -n 's/^#[0-9]* .*in \([a-zA-Z_.]*\) ().*/\1/p' >"$tmp/out"
  printf '%s\n' deep.export deep.c rt_enter main >"$tmp/want"
  verdict "backtrace of a library" "$tmp/want"
fi

# What start-up raises ends the process.
if wanted failing; then
  printf '%s\n' 'module Failing' 'let setting: int = failwith "no setting"' '[<Export "get">]' 'let get () : int = setting' >"$tmp/failing.fs"
  printf '%s\n' '#include "failing.h"' 'int main(void) { return get(); }' >"$tmp/failing.c"
  "$clef" build -lib -o "$tmp/failing.o" "$tmp/failing.fs" && $CC -no-pie -I "$tmp" -o "$tmp/failing" "$tmp/failing.c" "$tmp/failing.o"
  ("$tmp/failing" 2>&1 || echo "status $?") | grep -v '^   at ' >"$tmp/out"
  printf '%s\n' "Unhandled exception. System.Exception: no setting" "status 134" >"$tmp/want"
  verdict "start-up of a library fails" "$tmp/want"
fi

# The graph has the call with its descriptor.
if wanted descriptor; then
  "$clef" expr -json t/ffi/sqlite.fs | grep -o '"kind": "FFICall", "descriptor": {"name": "sqlite3_open".*"arguments"' >"$tmp/out"
  printf '%s' '"kind": "FFICall", "descriptor": {"name": "sqlite3_open", "library": "sqlite3", "callingConvention": "C", ' \
    '"setLastError": false, "parameters": [{"name": "path", "type": "string", "passing": "utf8", "ownership": "copied"}, ' \
    '{"name": "db", "type": "byref<nativeint>", "passing": "reference", "ownership": "borrowed"}], ' \
    '"result": {"type": "int", "passing": "value", "ownership": "none"}}, "arguments"' >"$tmp/want"
  echo >>"$tmp/want"
  verdict "descriptor" "$tmp/want"
fi

# An exception does not cross C.
if wanted uncaught; then
  cat >"$tmp/boom.fs" <<'E'
open System.Runtime.InteropServices
type Compare = delegate of nativeint * nativeint -> int
[<DllImport("libc")>]
extern void qsort(int[] items, unativeint count, unativeint size, Compare compare)
printfn "before"
try
    qsort ([| 3; 1 |], 2un, 4un, Compare(fun _ _ -> failwith "boom"))
with e -> printfn "caught %s" e.Message
E
  printf '%s\n' before "Unhandled exception. System.Exception: boom" "status 134" >"$tmp/want"
  ("$clef" run "$tmp/boom.fs" 2>&1 || echo "status $?") | grep -v '^   at ' >"$tmp/out"
  verdict "uncaught in a callback" "$tmp/want"
  if [ -n "$cross" ]; then
    ("$clef" run -target $other-linux "$tmp/boom.fs" 2>&1 || echo "status $?") | grep -v '^   at ' >"$tmp/out"
    verdict "uncaught in a callback, $other" "$tmp/want"
  fi
fi

# A library may change: the program is linked anew each time.
if wanted again; then
  printf '%s\n' 'open System.Runtime.InteropServices' '[<DllImport("number")>]' 'extern int number()' \
    'printfn "%d" (number ())' >"$tmp/again.fs"
  : >"$tmp/out"
  for n in 1 2; do
    echo "int number(void) { return $n; }" >"$tmp/number.c"
    $CC -c -o "$tmp/number.o" "$tmp/number.c"
    env -u CLEF_CACHE_LIMIT XDG_CACHE_HOME="$tmp/cache" "$clef" run "$tmp/number.o" "$tmp/again.fs" >>"$tmp/out" 2>&1
  done
  printf '%s\n' 1 2 >"$tmp/want"
  verdict "a library that changes" "$tmp/want"
fi

# Messages: the library, the function, the start-up files that are not there.
if [ -z "$only" ]; then
  cat >"$tmp/none.fs" <<'E'
open System.Runtime.InteropServices
[<DllImport("sqlite9")>]
extern int sqlite9_open(string name)
printfn "%d" (sqlite9_open "x")
E
  printf '%s\n' "none.fs(3,1): error CLEF0026: The library 'sqlite9' is not found." \
    "    3 | extern int sqlite9_open(string name)" "      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^" \
    "      = help: name its folder with -L, or the file itself" "status 1: " >"$tmp/want"
  (cd "$tmp" && "$clef" run none.fs 2>&1 || echo "status $?: ") >"$tmp/out"
  verdict "missing library" "$tmp/want"
  sed 's/sqlite9"/c"/; s/sqlite9_open/no_such/' "$tmp/none.fs" >"$tmp/no.fs"
  printf '%s\n' "no.fs(3,1): error CLEF0027: The library 'c' has no function 'no_such'." \
    "    3 | extern int no_such(string name)" "      | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^" \
    "      = help: name the function by EntryPoint of DllImport if its name differs" "status 1: " >"$tmp/want"
  (cd "$tmp" && "$clef" run no.fs 2>&1 || echo "status $?: ") >"$tmp/out"
  verdict "missing function" "$tmp/want"
  if [ ! -e /usr/$other-linux-gnu/lib/crt1.o ] && [ ! -e /usr/lib/$other-linux-gnu/crt1.o ]; then
    sed 's/no_such/getpid/; s/string name//; s/ "x"/ ()/' "$tmp/no.fs" >"$tmp/pid.fs"
    "$clef" build -target $other-linux -o "$tmp/pid" "$tmp/pid.fs" 2>&1 | grep -o 'CLEF0028.*' >"$tmp/out"
    echo "CLEF0028: The program calls C, but the start-up files of the C library (crt1.o) are not found." >"$tmp/want"
    verdict "missing start-up files" "$tmp/want"
  fi
fi
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
