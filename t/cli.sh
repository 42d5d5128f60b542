#!/bin/sh
# cli.sh: the command line and bad input. Whatever is given, clef says what is wrong in one place and ends with the
# status of its contract (the program's own for run; 1 for a program in error or something missing; 2 for a wrong command
# line; 3, a fault of clef, never), does not crash, and leaves no partial output.
#
#   t/cli.sh [FILTER]        Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
cd "$(dirname "$0")/.." || exit 2
here=$PWD
clef=${CLEF:-out/clef}
case $clef in /*) ;; *) clef=$here/$clef ;; esac
[ -x "$clef" ] || { echo "cli.sh: no compiler at $clef" >&2; exit 2; }
filter=$1 passed=0 failed=0
tmp=$(mktemp -d) || exit 2
trap 'chmod -R u+w "$tmp"; rm -rf "$tmp"' EXIT
cd "$tmp" || exit 2

result() { # name, empty when all is well or what is wrong
  if [ -z "$2" ]; then
    passed=$((passed + 1))
  else
    failed=$((failed + 1))
    echo "FAIL cli $1: $2"
    { head -c 1500 out; head -c 1500 err; } | tr -d '\000' | sed 's/^/    /' | head -12
  fi
}
wanted() { case $1 in *"$filter"*) return 0 ;; *) return 1 ;; esac; }

# try NAME STATUS PATTERN COMMAND...: runs it; PATTERN (extended, may be empty) must be in what it says or prints.
try() {
  name=$1 want=$2 pattern=$3
  shift 3
  wanted "$name" || return 0
  timeout 60 "$@" >out 2>err <"${input:-/dev/null}"
  status=$?
  if [ $status != "$want" ]; then result "$name" "status $status, wanted $want"
  elif [ -n "$pattern" ] && ! cat out err | grep -qaE -- "$pattern"; then result "$name" "does not say '$pattern'"
  else result "$name" ""
  fi
}
# survives NAME FILE: a source that may be right or wrong; 0 or 1, and with 1 a message that names the file.
survives() {
  wanted "$1" || return 0
  timeout 60 "$clef" check "$2" >out 2>err </dev/null
  status=$?
  case $status in
  0) result "$1" "" ;;
  1) if grep -qa "error" err && [ "$(wc -c <err)" -lt 200000 ]; then result "$1" ""; else result "$1" "no message, or too much of it"; fi ;;
  *) result "$1" "status $status" ;;
  esac
}
# The same character COUNT times.
repeat() { head -c "$1" /dev/zero | tr '\000' "$2"; }

printf 'printfn "hello"\n' >good.fs
printf 'let x: int = "one"\nlet y = undefinedName\nlet z = [ 1; true ]\n' >bad.fs
printf '[<EntryPoint>]\nlet main args =\n  for a in args do printfn "<%%s>" a\n  args.Length + 10\n' >args.fs

# ---- the command line ----
try no-arguments 2 usage "$clef"
try unknown-command 2 "unknown command" "$clef" frobnicate
try unknown-option 2 "unknown option '-frob'" "$clef" build -frob good.fs
try unknown-target 2 "unknown target 'vax'" "$clef" build -target vax good.fs
try option-without-value 2 "-o" "$clef" build good.fs -o
try command-without-file 2 "source" "$clef" build
try help 0 usage "$clef" help
try run 0 '^hello$' "$clef" run good.fs
try run-arguments-and-status 12 '<two words>' "$clef" run args.fs one "two words"
try run-arguments-after-dashes 13 '<-O0>' "$clef" run args.fs -- -O0 -x last
try run-missing-file 1 "CLEF0001.*absent" "$clef" run absent.fs
try run-directory 1 "CLEF0001|cannot read" "$clef" run .
try check-good 0 "" "$clef" check good.fs
try check-several-errors 1 "undefinedName" "$clef" check bad.fs
if wanted check-reports-all; then
  "$clef" check bad.fs >out 2>err
  result check-reports-all "$([ "$(grep -c ': error' err)" -ge 3 ] || echo 'fewer than three errors')"
fi
input=good.fs try run-stdin 0 '^hello$' "$clef" run -
input=good.fs try check-stdin 0 "" "$clef" check -
try expr 0 "printfn|hello" "$clef" expr good.fs
try eval 0 '^hello$' "$clef" eval good.fs

# ---- outputs ----
try build 0 "" "$clef" build good.fs -o prog
try build-runs 0 '^hello$' ./prog
if wanted build-again-same-bytes; then
  "$clef" build good.fs -o prog2 >out 2>err
  result build-again-same-bytes "$(cmp prog prog2 2>&1)"
fi
if wanted build-elsewhere-same-bytes; then
  mkdir -p deep/er && cp good.fs deep/er/
  (cd deep/er && "$clef" build good.fs -o prog3) >out 2>err
  result build-elsewhere-same-bytes "$(cmp prog deep/er/prog3 2>&1)"
fi
try build-assembly 0 "" "$clef" build -S good.fs -o good.s
try build-assembly-text 0 "_start|main|\.text" cat good.s
try build-object 0 "" "$clef" build -c good.fs -o good.o
try build-unwritable 1 "nowhere" "$clef" build good.fs -o nowhere/at/all
try build-over-directory 1 "deep" "$clef" build good.fs -o deep
try build-error 1 "FS0001" "$clef" build bad.fs -o partial
if wanted build-leaves-nothing; then
  "$clef" build bad.fs -o partial >out 2>err
  result build-leaves-nothing "$([ ! -e partial ] || echo 'a partial output file stays')"
fi
if wanted missing-tools; then
  mkdir -p empty
  PATH=$tmp/empty "$clef" build good.fs -o none >out 2>err
  status=$?
  result missing-tools "$([ $status = 1 ] && grep -q 'binutils' err || echo "status $status, or no Debian package named")"
  PATH=$tmp/empty "$clef" build -target aarch64-linux good.fs -o none >out 2>err
  status=$?
  [ "$(uname -m)" = aarch64 ] ||
    result missing-tools-of-the-other-machine "$([ $status = 1 ] && grep -q 'binutils-aarch64-linux-gnu' err || echo "status $status, or no package")"
fi

# ---- leak checking: a cycle is the one thing that leaks, and is reported ----
if wanted check-reports-a-cycle; then
  cat >cycle.fs <<'PROGRAM'
type Node = { Name: string; mutable Next: Node option }
let rec make n =
  let a = { Name = "n" + string n; Next = None }
  a.Next <- Some a
  if n > 0 then a :: make (n - 1) else [ a ]
for a in make 3 do
  match a.Next with
  | Some b -> printfn "%s" b.Name
  | None -> ()
PROGRAM
  timeout 60 "$clef" run -check cycle.fs >out 2>err </dev/null
  status=$?
  result check-reports-a-cycle "$([ $status != 0 ] && grep -qiE 'leak|left|cycle' err || echo "status $status, or nothing said")"
fi
try check-without-leak 0 '^hello$' "$clef" run -check good.fs

# ---- any bytes as source ----
: >empty.fs
survives empty empty.fs
printf '\n\n  \n' >blank.fs
survives blank blank.fs
printf '// only a comment' >comment.fs
survives comment-without-newline comment.fs
printf '\357\273\277printfn "hello"\n' >bom.fs
try byte-order-mark 0 '^hello$' "$clef" run bom.fs
printf 'let f x =\r\n  x + 1\r\nprintfn "%%d" (f 1)\r\n' >crlf.fs
try carriage-returns 0 '^2' "$clef" run crlf.fs
printf 'let x = 1\000\nlet y = 2\n' >nul.fs
survives nul-byte nul.fs
printf 'let x = "\377\376 \200"\n// \360\237\n' >utf8.fs
survives invalid-utf8 utf8.fs
head -c 100000 /dev/urandom >random.fs
survives random-bytes random.fs
head -c 20000 "$clef" >binary.fs
survives executable-as-source binary.fs
printf 'let s = "abc' >open1.fs
survives end-inside-string open1.fs
printf 'let x = 1 (* (* *)' >open2.fs
survives end-inside-comment open2.fs
printf 'let f x =\n\tx\n' >tab.fs
survives tab tab.fs
{ printf 'let '; repeat 100000 a; printf ' = 1\n'; } >name.fs
survives long-name name.fs
{ printf 'let x = '; repeat 100000 9; printf '\n'; } >number.fs
survives long-number number.fs
{ printf 'let s = "'; repeat 1000000 x; printf '"\nprintfn "%%d" s.Length\n'; } >string.fs
try long-string 0 '^1000000$' "$clef" run string.fs

# ---- the library from source ----
try library-from-source 0 '^hello$' "$clef" run -rt "$here/rt" good.fs

# ---- nesting ----
n=100000
{ printf 'let x = '; repeat $n '('; printf 1; repeat $n ')'; printf '\n'; } >parens.fs
survives nested-parentheses parens.fs
try nested-parentheses-is-an-error 1 "deep|nest" "$clef" check parens.fs
{ printf 'let x = '; repeat $n '('; } >parens2.fs
survives open-parentheses parens2.fs
{ printf 'let x = '; repeat $n '['; repeat $n ']'; printf '\n'; } >brackets.fs
survives nested-lists brackets.fs
{ printf 'let x = '; yes 'fun y ->' | head -$n | tr '\n' ' '; printf '1\n'; } >funs.fs
survives nested-lambdas funs.fs
{ printf 'let x = '; yes 'if true then' | head -$n | tr '\n' ' '; printf '1\n'; } >ifs.fs
survives nested-ifs ifs.fs
{ printf 'let x = '; repeat $n '-'; printf ' 1\n'; } >minus.fs
survives nested-minus minus.fs
{ printf 'let f x = '; yes 'not <| ' | head -4900 | tr -d '\n'; printf 'x\n'; } >applied.fs
try nested-applications 1 "applied.fs.*CLEF1007" "$clef" check applied.fs
{ printf 'let x = 1'; yes ' + 1' | head -$n | tr -d '\n'; printf '\n'; } >sum.fs
survives long-sum sum.fs
{ printf 'let x = 1'; yes ' :: 1' | head -$n | tr -d '\n'; printf ' :: []\n'; } >conses.fs
survives long-conses conses.fs
{ printf 'let x = [ 1'; yes '; 1' | head -$n | tr -d '\n'; printf ' ]\nprintfn "%%d" (List.length x)\n'; } >list.fs
survives long-list list.fs
{ printf 'let f (x: '; repeat $n '('; printf 'int'; repeat $n ')'; printf ') = x\n'; } >types.fs
survives nested-types types.fs
{ printf 'let f (x: int'; yes ' -> int' | head -$n | tr -d '\n'; printf ') = 1\n'; } >arrows.fs
survives long-function-type arrows.fs
{ printf 'let f '; repeat $n '('; printf 'x'; repeat $n ')'; printf ' = 1\n'; } >patterns.fs
survives nested-patterns patterns.fs
{ printf 'let f x = match x with '; repeat $n '['; repeat $n ']'; printf ' -> 1 | _ -> 2\n'; } >pattern2.fs
survives nested-list-patterns pattern2.fs
awk 'BEGIN { for (i = 0; i < 2000; i++) { for (j = 0; j < i; j++) printf " "; print "let f" i " () =" } for (j = 0; j < 2000; j++) printf " "; print "1" }' >blocks.fs
survives nested-blocks blocks.fs
awk 'BEGIN { for (i = 0; i < 20000; i++) print "let v" i " = " (i ? "v" (i - 1) " + 1" : "0"); print "printfn \"%d\" v19999" }' >values.fs
survives many-values values.fs
awk 'BEGIN { print "let f () ="; for (i = 0; i < 20000; i++) print "  let v" i " = " (i ? "v" (i - 1) " + 1" : "0"); print "  v19999"; print "printfn \"%d\" (f ())" }' >locals.fs
survives many-locals locals.fs
{ printf 'printfn "'; repeat $n '('; printf '"\n'; } >in-string.fs
try parentheses-in-a-string 0 "" "$clef" check in-string.fs
{ repeat $n '('; repeat $n '*'; printf '\n'; } >comments.fs
survives stars comments.fs
{ yes '(*' | head -$n | tr '\n' ' '; yes '*)' | head -$n | tr '\n' ' '; printf '\nprintfn "x"\n'; } >comments2.fs
survives nested-comments comments2.fs
awk 'BEGIN { for (i = 0; i < 500; i++) print "let a" i " = undefined" i }' >many.fs
survives many-errors many.fs

# ---- size ----
if wanted large-file; then
  yes '// a line of comment that does nothing at all' | head -c 52428800 >large.fs
  survives large-file large.fs
  rm -f large.fs
fi
if wanted too-large; then
  truncate -s 300M huge.fs # a hole: takes no space
  try too-large-file 1 "CLEF0002" "$clef" check huge.fs
  rm -f huge.fs
fi

cd "$here" || exit 2
echo "$passed passed, $failed failed"
[ $failed = 0 ]
