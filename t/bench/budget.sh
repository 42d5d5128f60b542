#!/bin/sh
# budget.sh: sizes and instruction counts that must stay under a mark. Nothing is timed, so the figures repeat.
#
#   t/bench/budget.sh      prints each figure beside its mark; last line `N passed, N failed`. Needs valgrind and binutils.
cd "$(dirname "$0")/../.." || exit 2
clef=${CLEF:-out/clef}
[ -x "$clef" ] || { echo "budget.sh: no compiler at $clef" >&2; exit 2; }
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0
mark() { # what, figure, most
  if [ -n "$2" ] && [ "$2" -le "$3" ] 2>/dev/null; then passed=$((passed + 1)) verdict=ok
  else failed=$((failed + 1)) verdict=OVER
  fi
  printf '%-58s %12s  at most %10s  %s\n' "$1" "${2:-unknown}" "$3" $verdict
}
size() { wc -c <"$1" 2>/dev/null | tr -d ' '; }
stripped() { strip -o "$tmp/stripped" "$1" 2>/dev/null && size "$tmp/stripped"; }
instructions() { # command...
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null </dev/null | sed -n 's/.*Collected : \([0-9]*\).*/\1/p'
}
# A signal that is ignored when a program begins costs it a call: `sh` ignores SIGINT for what runs in the background.
usual="env --default-signal=INT,HUP"
$usual true 2>/dev/null || usual=
calls() { # command...: how many system calls
  # shellcheck disable=SC2086
  $usual valgrind --tool=none --trace-syscalls=yes "$@" 2>&1 >/dev/null </dev/null | grep '^SYSCALL\[' | grep -vc '\.\.\. \[async\] -->' # a call that may wait has two lines
}

"$clef" build -o "$tmp/hello" samples/hello.fs && "$clef" build -o "$tmp/calculator" samples/calculator.fs
mark "hello: bytes, stripped" "$(stripped "$tmp/hello")" 2176
mark "calculator: bytes, with its places" "$(stripped "$tmp/calculator")" 40960
if command -v aarch64-linux-gnu-as >/dev/null || [ "$(uname -m)" = aarch64 ]; then # its linker can pad to whole pages of 64 KiB
  "$clef" build -strip -target aarch64-linux -o "$tmp/hello-aarch64" samples/hello.fs
  mark "hello for AArch64: bytes, -strip" "$(size "$tmp/hello-aarch64")" 2560
fi
"$clef" build -strip -o "$tmp/calculator-strip" samples/calculator.fs
mark "calculator: bytes, -strip" "$(size "$tmp/calculator-strip")" 32768
mark "hello: system calls from start to exit" "$(calls "$tmp/hello")" 7
mark "hello: instructions from start to exit" "$(instructions "$tmp/hello")" 141
mark "hello: instructions to compile" "$(instructions "$clef" build -S -o "$tmp/hello.s" samples/hello.fs)" 2000000

# The calculator: 87,000 instructions a reachable source line, the library's lines included.
lines=$("$clef" build -rt rt -stats -S -o "$tmp/calculator.s" samples/calculator.fs 2>&1 | sed -n 's/^reachable source lines: //p')
echo "calculator: $lines reachable source lines"
mark "calculator: instructions to compile" \
  "$(instructions "$clef" build -S -o "$tmp/calculator.s" samples/calculator.fs)" $((lines * 87000))
echo "$passed passed, $failed failed"
[ $failed = 0 ]
