#!/bin/sh
# self.sh: the test driver on tests that fail in each way it can report.   Last line: `N passed, N failed`
cd "$(dirname "$0")/../.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
clef=${CLEF:-out/clef}
case $clef in /*) ;; *) clef=$PWD/$clef ;; esac
t/driver/run.sh run -jobs 0 >/dev/null 2>&1 # builds it
driver=$PWD/${OUT:-out}/t/driver
for suite in run err lir asm syntax psg messages mir projects/command projects/make projects/needs projects/output projects/right; do
  mkdir -p "$tmp/t/$suite"
done
cd "$tmp" || exit 2
passed=0 failed=0
test_file() { cat >"t/$1"; }
# result CONDITION: of the command before; what was said, when it does not hold
result() {
  if [ "$1" = 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); cat said; fi
}

# ---- programs and messages ----
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
CLEF=$clef "$driver" run -O0 >said 2>&1
status=$?
cat >want <<'END'
FAIL t/run/error.fs: first line of stderr differs, wanted this
    again: t/run.sh -O0 t/run/error.fs
    that
FAIL t/run/errors.fs: writes to stderr
    again: t/run.sh -O0 t/run/errors.fs
    noise
FAIL t/run/output.fs: output differs (< wanted, > got), status 0
    again: t/run.sh -O0 t/run/output.fs
    1c1
    < 1
    ---
    > 2
FAIL t/run/refused.fs: build ends with 1
    again: t/run.sh -O0 t/run/refused.fs
    t/run/refused.fs(1,14): error FS0001:
SKIP t/run/skipped.fs
FAIL t/run/status.fs: status 3, wanted 0
    again: t/run.sh -O0 t/run/status.fs
FAIL t/err/wrong.fs: messages differ (< wanted, > got), status 1
    again: t/run.sh -O0 t/err/wrong.fs
    < 2 error FS0001
    > 1 error FS0001
END
# Of what the compiler itself says only the first line is compared.
awk '/^FAIL|^SKIP/ { own = 0 } own { next } { print } /error FS0001: / { own = 1 } /> 1 error FS0001/ { own = 1 }' said |
  sed 's/\(error FS0001:\).*/\1/; /^failing:/,$d' >lines
diff want lines
result $?
[ "$(tail -1 said)" = "2 passed, 6 failed" ] && [ $status = 1 ]
result $?
CLEF=$clef "$driver" run good >said 2>&1 && [ "$(cat said)" = "1 passed, 0 failed" ]
result $?

# ---- the other suites, in one run ----
test_file lir/print.lir <<'END'
// step: print x86_64
func @f -> (i64) clef {
b1(v1: i64):
  return v1
}
===>
func @g -> (i64) clef {
b1(v1: i64):
  return v1
}
END
printf '// step: nothing\n===>\n' >t/lir/step.lir
test_file asm/lacks.lir <<'END'
// x86_64-not: ret
// aarch64: ret
func @f -> (i64) clef global {
b1(v1: i64):
  return v1
}
END
test_file asm/right.lir <<'END'
// x86_64: ret
// aarch64: ret
func @f -> (i64) clef global {
b1(v1: i64):
  return v1
}
END
test_file syntax/tree.fs <<'END'
let x = 1
===>
(file)
END
test_file syntax/none.fs <<'END'
let x = 1
END
test_file psg/expr.fs <<'END'
// step: expr
let x = 1
// ===>
// nothing
END
echo 'let x = 1' >t/messages/silent.fs
: >t/messages/silent.txt
: >t/messages/silent.json
test_file mir/output.mir <<'END'
// out: 1
END
echo 'printfn "2"' | tee t/projects/output/a.fs t/projects/right/a.fs >/dev/null
printf 'run: run a.fs\nout: 1\n' >t/projects/output/test
printf '# all is well\nneeds: sh\nmake: echo 3 >b\nrun: run a.fs\nout: 2\nrun: check none.fs\nexit: 1\nsays: none.fs\nnot: a.fs\n' >t/projects/right/test
printf 'ran: a\n' >t/projects/command/test
printf 'make: exit 3\n' >t/projects/make/test
printf 'needs: no-such-command\nmake: exit 3\n' >t/projects/needs/test
CLEF=$clef "$driver" lir,asm,syntax,psg,messages,mir,projects -jobs 1 >said 2>&1
grep '^FAIL\|^SKIP\|again:\|passed' said | sed 's/: .*status 1$/: status 1/; s/\(output.mir: \).*/\1/' >lines
cat >want <<'END'
FAIL t/lir/print.lir: differs (< wanted, > got)
    again: t/driver/run.sh lir t/lir/print.lir
FAIL t/lir/step.lir: its first line names no step and machine
    again: t/driver/run.sh lir t/lir/step.lir
FAIL t/asm/lacks.lir: x86_64-not: has 'ret'
    again: t/driver/run.sh asm t/asm/lacks.lir
FAIL t/syntax/none.fs: no line ===>
    again: t/driver/run.sh syntax t/syntax/none.fs
FAIL t/syntax/tree.fs: differs (< wanted, > got)
    again: t/driver/run.sh syntax t/syntax/tree.fs
FAIL t/psg/expr.fs: differs (< wanted, > got)
    again: t/psg/run.sh t/psg/expr.fs
FAIL t/messages/silent.fs: t/messages/silent.txt differs (< wanted, > got), status 0
    again: t/messages/run.sh t/messages/silent.fs
FAIL t/messages/silent.fs: t/messages/silent.json differs (< wanted, > got), status 0
    again: t/messages/run.sh t/messages/silent.fs
FAIL t/mir/output.mir: 
    again: t/mir/run.sh t/mir/output.mir
FAIL t/projects/command/test: has the line ran: a
    again: t/projects/run.sh t/projects/command/test
FAIL t/projects/make/test: make: exit 3
    again: t/projects/run.sh t/projects/make/test
SKIP t/projects/needs/test
FAIL t/projects/output/test: clef run a.fs: output differs (< wanted, > got)
    again: t/projects/run.sh t/projects/output/test
lir        0 passed, 2 failed
asm        1 passed, 1 failed
syntax     0 passed, 2 failed
psg        0 passed, 1 failed
messages   0 passed, 1 failed
mir        0 passed, 1 failed
projects   1 passed, 3 failed
2 passed, 11 failed
END
diff want lines
result $?
# -bless makes them pass
for test in lir/print syntax/tree psg/expr; do
  CLEF=$clef "$driver" ${test%/*} -bless ${test#*/} >/dev/null 2>&1
  CLEF=$clef "$driver" ${test%/*} ${test#*/} >said 2>&1 && [ "$(cat said)" = "1 passed, 0 failed" ]
  result $?
done

# ---- command lines ----
CLEF=$clef "$driver" run nothing >said 2>&1
[ $? = 2 ] && grep -q "no test matches 'nothing'" said
result $?
CLEF=$clef "$driver" run,nothing >said 2>&1
[ $? = 2 ] && grep -q "is one or more suites" said
result $?
CLEF=$clef "$driver" run -slowest 1 good >said 2>&1
grep -q '^ *[0-9.]* s  run t/run/good.fs$' said
result $?
CLEF=$PWD/none "$driver" run good >said 2>&1
[ $? = 2 ] && grep -q "no compiler at" said
result $?
echo "$passed passed, $failed failed"
[ $failed = 0 ]
