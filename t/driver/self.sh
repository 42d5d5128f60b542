#!/bin/sh
# self.sh: the test driver on tests that fail in each way it can report.   Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
clef=${CLEF:-out/clef}
case $clef in /*) ;; *) clef=$PWD/$clef ;; esac
t/driver/run.sh run -jobs 0 >/dev/null 2>&1 # builds it
driver=$PWD/${OUT:-out}/t/driver
mkdir -p "$tmp/t/run" "$tmp/t/err"
cd "$tmp" || exit 2
test_file() { cat >"t/$1"; }
test_file run/good.fs <<'END'
// out: 3
// out: x
// in: x
// args: 1 2
// exit: 7
[<EntryPoint>]
let main args =
  printfn "%d" (Array.length args + 1)
  System.Console.Write (System.Console.ReadLine ())
  7
END
test_file run/output.fs <<'END'
// out: 1
printfn "2"
END
test_file run/status.fs <<'END'
exit 3
END
test_file run/errors.fs <<'END'
eprintfn "noise"
END
test_file run/error.fs <<'END'
// err: this
eprintfn "that"
END
test_file run/refused.fs <<'END'
let x: int = "a"
END
test_file run/skipped.fs <<'END'
// skip: native shows the line of a skipped test
printfn "2"
END
test_file err/right.fs <<'END'
let x: int = "a" //! FS0001
let y = match 1 with 2 -> 3 //! warning FS0025
END
test_file err/wrong.fs <<'END'
let x: int = "a"
let y: int = 1 //! FS0001
END
CLEF=$clef DRIVER_COMMAND=again "$driver" run -O0 >said 2>&1
status=$?
sed 's|/[^ ]*/prog|prog|' said >got
cat >want <<'END'
FAIL t/run/error.fs: first line of stderr differs, wanted this
    again: again -O0 t/run/error.fs
    that
FAIL t/run/errors.fs: writes to stderr
    again: again -O0 t/run/errors.fs
    noise
FAIL t/run/output.fs: output differs (< wanted, > got), status 0
    again: again -O0 t/run/output.fs
    1c1
    < 1
    ---
    > 2
FAIL t/run/refused.fs: build ends with 1
    again: again -O0 t/run/refused.fs
    t/run/refused.fs(1,14): error FS0001:
SKIP t/run/skipped.fs
FAIL t/run/status.fs: status 3, wanted 0
    again: again -O0 t/run/status.fs
FAIL t/err/wrong.fs: messages differ (< wanted, > got), status 1
    again: again -O0 t/err/wrong.fs
    < 2 error FS0001
    > 1 error FS0001
END
passed=0 failed=0
# Of what the compiler itself says only the first line is compared.
awk '/^FAIL|^SKIP/ { own = 0 } own { next } { print } /error FS0001: / { own = 1 } /> 1 error FS0001/ { own = 1 }' got | sed 's/\(error FS0001:\).*/\1/; /^failing:/,$d' >lines
if diff want lines; then passed=$((passed + 1)); else failed=$((failed + 1)); fi
if [ "$(tail -1 got)" = "2 passed, 6 failed" ] && [ $status = 1 ]; then passed=$((passed + 1)); else tail -1 got; failed=$((failed + 1)); fi
CLEF=$clef "$driver" run good >got 2>&1 && [ "$(cat got)" = "1 passed, 0 failed" ] && passed=$((passed + 1)) || { cat got; failed=$((failed + 1)); }
CLEF=$clef "$driver" run nothing >got 2>&1
if [ $? = 2 ] && grep -q "no test matches 'nothing'" got; then passed=$((passed + 1)); else cat got; failed=$((failed + 1)); fi
echo "$passed passed, $failed failed"
[ $failed = 0 ]
