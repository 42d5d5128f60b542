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
CLEF_CACHE_LIMIT=0 # the section `cache` sets it for itself
export CLEF_CACHE_LIMIT

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
try source-without-end 1 "Cannot read '/dev/zero': File too large" "$clef" check /dev/zero
printf '#load "/dev/full"\n' >endless.fsx
try script-load-without-end 1 "Cannot read '/dev/full': File too large" "$clef" check endless.fsx
try lsp-of-a-file 2 "'clef lsp' takes no file" "$clef" lsp good.fs
{ printf 'let x = a'; repeat 60000 . | sed 's/\./.b/g'; echo; } >path.fs
try path-of-many-names 1 "FS0039: .*'a' is not defined" "$clef" check path.fs
rm endless.fsx path.fs
try no-arguments 2 usage "$clef"
printf 'module Sig\nval f: int -> int\nval g: int\ntype T = int\n' >sig.fsi
printf 'module Sig\nlet f x = x + 1\nlet hidden = 2\n' >sig.fs
printf 'module User\nprintfn "%%d" (Sig.f Sig.hidden)\n' >user.fs
try signature-value-missing 1 "sig.fs.*FS0193: Module 'Sig' requires a value 'val g: int'" "$clef" check sig.fsi sig.fs
try signature-type-missing 1 "FS0193: Module 'Sig' requires a type 'T'" "$clef" check sig.fsi sig.fs
try signature-alone 1 "sig.fsi.*FS0240" "$clef" check sig.fsi user.fs
printf 'val f: int -> int\n' >sig.fsi
try signature-without-head 1 "sig.fsi.*FS0222" "$clef" check sig.fsi sig.fs
printf 'module Sig\nval f: int -> int\n' >sig.fsi
try signature-hides 1 "user.fs.*FS0039" "$clef" check sig.fsi sig.fs user.fs
try signature-late 1 "sig.fsi.*FS0238" "$clef" check sig.fs sig.fsi user.fs
printf 'module B\nlet x = A.y + 1\n' >b.fs
printf 'module A\nlet y = 1\n' >a.fs
printf 'module P\nprintfn "%%d" B.x\n' >p.fs
try files-in-wrong-order 1 'help: it is in a.fs, which comes later' "$clef" check b.fs a.fs p.fs
try files-in-wrong-order-said-once 1 '^1$' sh -c '"$0" check b.fs a.fs p.fs 2>&1 | grep -c error; exit 1' "$clef"
rm -f a.fs b.fs p.fs
mkdir folder two
printf '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><Compile Include="main.fs" /></ItemGroup></Project>\n' >folder/app.fsproj
cp args.fs folder/main.fs
cp folder/app.fsproj two/a.fsproj
cp folder/app.fsproj two/b.fsproj
try project-of-a-folder 12 '<b>' "$clef" run folder a b
try project-of-this-folder 11 '<x>' sh -c 'cd folder && exec "$0" run -- x' "$clef"
try project-built-in-this-folder 0 '' sh -c 'cd folder && "$0" build && test -x app' "$clef"
try project-built-from-around-its-folder 0 '' sh -c '"$0" build folder -o folder && test -x folder/app' "$clef"
mkdir folder/sub && try project-by-a-path-to-normalise 11 '<x>' "$clef" run ./folder//sub/../../folder/./app.fsproj x
cp -r folder app && try project-of-a-folder-of-its-name 10 '' sh -c '"$0" build app && exec app/app' "$clef"
try projects-of-a-folder 1 "CLEF0013: The folder 'two' has several project files: a.fsproj, b.fsproj" "$clef" run two
try projects-of-this-folder 1 "CLEF0013: The folder '.' has several" sh -c 'cd two && exec "$0" build' "$clef"
mkdir none
try no-project-of-a-folder 1 "CLEF0012: The folder 'none' has no F# project file" "$clef" build none
try no-project-of-this-folder 2 'or a project in this folder' sh -c 'cd none && exec "$0" build' "$clef"
for other in a.sln a.slnx; do try "no-solution $other" 1 "CLEF0001: Cannot read '$other'" "$clef" build $other; done
try no-solution-of-several 1 "CLEF0014: 'a.sln' is a solution" "$clef" check good.fs a.sln
rm -rf none app
rm -rf folder two
try source-without-command 2 "as in 'clef run good.fs'" "$clef" good.fs
try help-behind-command 0 "usage: clef" "$clef" run -h
if [ -c /dev/full ]; then
  try full-disk 134 'IOException' sh -c 'exec "$0" run good.fs >/dev/full' "$clef"
  printf 'printfn "x"\nexit 0\n' >exits.fs
  try full-disk-and-exit 134 'IOException' sh -c 'exec "$0" run exits.fs >/dev/full' "$clef"
  try full-disk-of-clef 1 'cannot write the output' sh -c 'exec "$0" expr good.fs >/dev/full' "$clef"
  for full in 'cache' 'new lost' 'fmt -check full.fs' 'help' 'doc List.fold'; do
    printf 'let  x = 1\n' >full.fs
    try "full-disk-of $full" 1 'cannot write the output' sh -c "exec \"\$0\" $full >/dev/full" "$clef"
    rm -rf lost
    try "closed-output-of $full" 1 'cannot write the output' sh -c "exec \"\$0\" $full >&-" "$clef"
    rm -rf lost full.fs
  done
  try full-disk-of-eval 134 'IOException: standard output' sh -c 'exec "$0" eval good.fs >/dev/full' "$clef"
  try full-disk-of-eval-exit 134 'IOException: standard output' sh -c 'exec "$0" eval exits.fs >/dev/full' "$clef"
  printf '1 + 1;;\n' >two.txt
  try full-disk-of-repl 0 'IOException: standard output' sh -c 'exec "$0" repl <two.txt >/dev/full' "$clef"
  rm two.txt
fi
try watch-another-command 2 "'clef watch' takes run, test, check or build, not 'help'" "$clef" watch help
try watch-help 0 "those of the command, as in 'clef watch test" "$clef" help watch
try help-repl 0 '^  C-r  *search the history' "$clef" help repl
try help-of-two 2 "takes one command, not 'run'" "$clef" help build run
try test-missing 1 "CLEF0001: Cannot read 'nosuch.fs'" "$clef" test nosuch.fs
try version 0 '^clef 0\.1 \((no commit|[0-9a-f]{12})\) (x86_64|aarch64)-linux$' "$clef" --version
try unknown-command 2 "unknown command" "$clef" frobnicate
try near-command 2 "did you mean 'build'" "$clef" biuld good.fs
try near-option 2 "did you mean '-target'" "$clef" build -taget x good.fs
try option-of-another-command 2 "'clef check' has no option '-o'" "$clef" check -o x good.fs
try help-of-command 0 "usage: clef build" "$clef" help build
try help-of-unknown 2 "unknown command 'frobnicate'" "$clef" help frobnicate
try code 0 '^code.fsx,-x,--$' "$clef" -e 'printfn "%s" (String.concat "," fsi.CommandLineArgs)' -x --
try code-wrong 1 '^code.fsx\(1,14\): error FS0039' "$clef" -e 'printfn "%d" y'
try code-missing 2 "needs a value" "$clef" -e
try unknown-option 2 "unknown option '-frob'" "$clef" build -frob good.fs
try unknown-target 2 "unknown target 'vax'" "$clef" build -target vax good.fs
try stack-too-small 2 "takes a size from 64k to 1g, not '4k'" "$clef" build good.fs -stack 4k
try help-steps 0 "eqsat .*-O1 pd .*e-graph" "$clef" help steps
try dump-of-no-step 2 "-dump takes a step, all or changed, not 'slect'" "$clef" build good.fs -dump slect
try only-nothing 1 "no function of the program has the name" "$clef" build good.fs -dump all -only "" -o only
try dump-changed 0 '^// Tour.area is gone: its code is in Tour.scaler.fun' "$clef" build "$here/samples/tour.fs" -dump changed -only Tour.area -o only
try dump-gone 0 '^// Tour.scaler is gone' "$clef" build "$here/samples/tour.fs" -dump own -only Tour.scaler -o only
try dump-only-unknown 1 "no function of the program has the name 'frob'" "$clef" build good.fs -dump own -only frob -o only
try stop-after-no-step 2 "-stop-after takes a step, not 'all'" "$clef" build good.fs -stop-after all
try disable-no-step 2 "-disable takes a step that may be left out, not 'parse'" "$clef" build good.fs -disable parse
try disable-steps 0 '' "$clef" check good.fs -disable eqsat -disable merge
if wanted stack-64k; then
  cat >deep.fs <<'EOF'
let rec map f l = match l with [] -> [] | x :: t -> let y = f x in y :: map f t
let rec mapped f = function [] -> [] | x :: t -> f x :: mapped f t
let rec append a b = match a with [] -> b | x :: t -> x :: append t b
type Tree = Leaf | Node of Tree * int * Tree
let rec insert x t =
    match t with
    | Leaf -> Node(Leaf, x, Leaf)
    | Node(l, v, r) -> if x < v then Node(insert x l, v, r) else Node(l, v, insert x r)
let n = 10000000
let xs = [ 1 .. n ]
printfn "%d" (List.length (append xs (mapped (fun x -> x - 1) (map (fun x -> x + 1) xs))))
let rec chain i t = if i = 0 then t else chain (i - 1) (Node(Leaf, i, t))
let rec last t v = match t with Leaf -> v | Node(_, v, r) -> last r v
printfn "%d" (last (insert (n + 1) (chain n Leaf)) 0)
let rec count l = match l with [] -> 0 | _ :: t -> 1 + count t
let rec product (x: int64) l = match l with [] -> x | y :: t -> (int64 y ||| 1L) * product x t
printfn "%d %d" (count xs) (product 3L xs)
EOF
  "$clef" build -stack 64k deep.fs -o deep
  try stack-64k 0 '^10000001$' ./deep
  try stack-64k-operators 0 '^10000000 6659961929874895491$' ./deep
  rm -f deep
fi
cat >trace.mir <<'EOF'
func @main() -> i32 { b1: v1 = const.i32 7; v2 = iadd v1, v1; goto b2(v2); b2(v3: i32): return v3 }
start @main
EOF
try eval-trace 14 '@main: v2 = iadd v1, v1   \[v1 = 7, v1 = 7\] -> 14' "$clef" eval -trace trace.mir
printf 'open System.Runtime.CompilerServices\n[<MethodImpl(MethodImplOptions.NoInlining)>]\nlet f (x: int) (y: int) =\n    let b = (x + y) - x\n    b * 3 + b\nprintfn "%%d" (f 1 2 + f 3 4 + f 5 6)\n' >equal.fs
try explain-egraph 0 'add_sub, clef/mir/eqsat/algebra.rules:[0-9]*: .isub .iadd x y. x. => y' "$clef" build equal.fs -explain-egraph f
try explain-egraph-value 0 'isub v[0-9]*, v[0-9]* = v[0-9]*' "$clef" build equal.fs -explain-egraph f
try explain-egraph-absent 1 "there is no function 'nothing' where the e-graph is built" "$clef" build equal.fs -explain-egraph nothing
try explain-egraph-unoptimised 1 "there is no function 'f' where the e-graph is built" "$clef" run -O0 equal.fs -explain-egraph f
try eval-trace-environment 14 '1 @main b2: v3 = 14' "$clef" eval -trace trace.mir
if wanted eval-constant-stack; then
  cat >frames.fs <<'EOF'
let rec sum n = if n = 0 then 0 else 1 + sum (n - 1)
printfn "%d" (sum 1000000)
EOF
  try eval-constant-stack 0 '^1000000$' sh -c 'ulimit -s 256; exec "$0" eval -O0 frames.fs' "$clef"
  rm -f frames.fs
fi
if wanted division-check; then # the check against overflow is jumps, not a value
  cat >divide.fs <<'EOF'
module Divide
[<EntryPoint>]
let main args = (args.Length + 7) / (args.Length - 3)
EOF
  "$clef" build -S -target x86_64-linux divide.fs -o divide.s
  try division-check 0 'cmpl..-1' sh -c 'grep -B 4 idivl divide.s >near; ! grep -q setne near && cat near'
  rm -f divide.fs divide.s near
fi
if wanted out-of-memory; then
  cat >memory.fs <<'EOF'
try
    let mutable keep = []
    for i in 1 .. 100000 do keep <- Array.create 1000000 i :: keep
    printfn "%d" (List.length keep)
with _ -> printfn "caught"
EOF
  "$clef" build memory.fs -o memory
  try out-of-memory 134 '^Out of memory' sh -c 'ulimit -v 400000; exec ./memory'
  rm -f memory
fi
try option-without-value 2 "-o" "$clef" build good.fs -o
try command-without-file 2 "source" "$clef" build
try help 0 usage "$clef" help
try run 0 '^hello$' "$clef" run good.fs
try run-arguments-and-status 12 '<two words>' "$clef" run args.fs one "two words"
try run-arguments-after-dashes 13 '<-O0>' "$clef" run args.fs -- -O0 -x last
try run-missing-file 1 "CLEF0001.*absent" "$clef" run absent.fs
try build-stats 0 'inline .* functions .* instructions .* calls' "$clef" build -stats -o stats good.fs
if wanted disable-each-step; then
  cat >steps.fs <<'EOF'
let rec fib n = if n < 2 then n else fib (n - 1) + fib (n - 2)
let xs = [ for i in 1 .. 10 do if i % 3 = 0 then yield fib i ]
let a = Array.init 10 (fun i -> i * i)
let mutable s = 0
for i in 0 .. a.Length - 1 do s <- s + a.[i]
printfn "%d %d %A" (List.sum xs) s (List.map (fun x -> x / 7) xs)
EOF
  bad=
  for step in $("$clef" build -S -time -o steps.s steps.fs 2>&1 | awk '$1 == "lower" { on = 1; next } $1 == "assembly" { on = 0 } on { print $1 }'); do
    "$clef" build -disable "$step" -o steps steps.fs 2>err && ./steps >out && grep -q '^44 285 \[0; 1; 4\]$' out || bad="$bad $step"
  done
  result disable-each-step "${bad:+differs without$bad}"
  rm -f steps steps.fs steps.s
fi
try build-more 0 "" "$clef" build -O2 -o more good.fs
try run-directory 1 "CLEF0012: The folder" "$clef" run .
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
cat >ring.fs <<'EOF'
type Node(name: string) =
    member _.Name = name
    member val Next: Node = Unchecked.defaultof<Node> with get, set
let ring name =
    let a = Node name
    let b = Node(name + "'")
    a.Next <- b
    b.Next <- a
    a
printfn "%s" (ring "x").Next.Name
EOF
try eval-collects-cycles 0 "^x'\$" "$clef" eval -check ring.fs

# ---- what is shown of a program (ClefExpr, phases) ----
cat >hello-direct.fs <<'PROGRAM'
module HelloDirect

let rec twice (n: int) = if n > 3 then n else twice (n * 2)

[<EntryPoint>]
let main argv =
    Console.write "Hello, World!"
    Console.writeln ""
    0
PROGRAM
ids() { # nodes by order of appearance
  awk '{ out = ""
    while (match($0, /(-> |Node |[ [])[0-9][0-9][0-9][0-9]+/)) {
      number = head = substr($0, RSTART, RLENGTH)
      gsub(/[^0-9]/, "", number); sub(/[0-9]+$/, "", head)
      if (!(number in seen)) seen[number] = "N" ++count
      out = out substr($0, 1, RSTART - 1) head seen[number]
      $0 = substr($0, RSTART + RLENGTH) }
    print out $0 }'
}
same() { # NAME: `out` with its ids renamed against standard input
  cat >want
  ids <out >got
  result "$1" "$(diff want got)"
}
if wanted expr-text; then
  "$clef" expr hello-direct.fs >out 2>err
  same expr-text <<'TEXT'
=== Entry Point 0 ===
Module HelloDirect:
  LetRec:
    Let twice =
      Lambda(n) ->
        If:
          Intrinsic(Op.greater, [Var(n -> N1), Literal(Int32 3)])
        Then:
          Var(n -> N1)
        Else:
          App(Var(twice -> N2), [Intrinsic(Op.mul, [Var(n -> N1), Literal(Int32 2)])])
  Let main =
    Lambda(argv) ->
      Seq:
        App(Var(Console.write -> N3), [Literal(String "Hello, World!")])
        App(Var(Console.writeln -> N4), [Literal(String "")])
        Literal(Int32 0)
TEXT
fi
if wanted expr-json-at; then
  "$clef" expr hello-direct.fs -json -at hello-direct.fs:7:20 >out 2>err
  same expr-json-at <<'TEXT'
{
  "roots": [
    N1
  ],
  "nodes": [
    {"id": N1, "kind": "Literal", "value": "String \"Hello, World!\"", "type": "string"}
  ]
}
TEXT
  "$clef" expr hello-direct.fs -json -at hello-direct.fs:7:5 >out 2>err
  same expr-json-at <<'TEXT'
{
  "roots": [
    N1
  ],
  "nodes": [
    {"id": N1, "kind": "Variable", "name": "Console.write", "type": "TFun(string -> unit)", "isMutable": false, "definitionId": N2},
    {"id": N2, "kind": "LetBinding", "name": "write", "isMutable": false, "value": null, "body": null, "type": "TFun(string -> unit)"}
  ]
}
TEXT
fi
mkdir -p at/inner && cp hello-direct.fs at/inner/
for place in hello-direct.fs inner/hello-direct.fs at/inner/hello-direct.fs "$tmp/at/inner/hello-direct.fs" ./at/../at/inner/hello-direct.fs; do
  try "expr-at $place" 0 'Hello, World' "$clef" expr at/inner/hello-direct.fs -at "$place:7:20"
done
try expr-at-another-file 1 "nothing at 'direct.fs:7:20'" "$clef" expr at/inner/hello-direct.fs -at direct.fs:7:20
if wanted expr-binding; then
  "$clef" expr hello-direct.fs -binding twice -json >out 2>err
  same expr-binding <<'TEXT'
{
  "roots": [
    N1
  ],
  "nodes": [
    {"id": N1, "kind": "LetBinding", "name": "twice", "isMutable": false, "value": N2, "body": null, "type": "TFun(int -> int)"},
    {"id": N2, "kind": "Lambda", "parameters": [{"name": "n", "id": N3, "type": "int"}], "body": N4, "returnType": "int", "srtpResolution": null},
    {"id": N4, "kind": "IfThenElse", "guard": N5, "thenBranch": N6, "elseBranch": N7, "type": "int"},
    {"id": N5, "kind": "Intrinsic", "name": "Op.greater", "arguments": [N8, N9], "type": "bool"},
    {"id": N8, "kind": "Variable", "name": "n", "type": "int", "isMutable": false, "definitionId": N3},
    {"id": N9, "kind": "Literal", "value": "Int32 3", "type": "int"},
    {"id": N6, "kind": "Variable", "name": "n", "type": "int", "isMutable": false, "definitionId": N3},
    {"id": N7, "kind": "Application", "function": N10, "arguments": [N11], "returnType": "int", "srtpResolution": null},
    {"id": N10, "kind": "Variable", "name": "twice", "type": "TFun(int -> int)", "isMutable": false, "definitionId": N1},
    {"id": N11, "kind": "Intrinsic", "name": "Op.mul", "arguments": [N12, N13], "type": "int"},
    {"id": N12, "kind": "Variable", "name": "n", "type": "int", "isMutable": false, "definitionId": N3},
    {"id": N13, "kind": "Literal", "value": "Int32 2", "type": "int"}
  ]
}
TEXT
fi
if wanted expr-node; then
  n=$("$clef" expr hello-direct.fs -binding main | sed -n '1s/=== Node \([0-9]*\).*/\1/p')
  try expr-node 0 '^Let main' "$clef" expr hello-direct.fs -node "$n"
fi
printf 'module M\nmodule Inner =\n  let f x = (let local = x + 1 in local)\ntype T() =\n  member _.Get() = 7\nlet f = 2\n' >paths.fs
try expr-binding-path 0 'Let f =' "$clef" expr paths.fs -binding Inner.f
try expr-binding-whole 0 'Literal\(Int32 2\)' "$clef" expr paths.fs -binding M.f
try expr-binding-local 0 'Let local =' "$clef" expr paths.fs -binding local
try expr-binding-member 0 'Literal\(Int32 7\)' "$clef" expr paths.fs -binding T.Get
try expr-binding-absent-path 1 "nothing at 'Outer.f'" "$clef" expr paths.fs -binding Outer.f
try expr-error-message 1 'Error."The value or constructor .undefinedName. is not defined."' "$clef" expr bad.fs
try expr-nothing-there 1 "nothing at 'absent'" "$clef" expr hello-direct.fs -binding absent
echo 'printfn "%d" [ 1, 2 ].Length' >tuple.fs
try notes-asked 0 'info FS3886' "$clef" check -notes tuple.fs
try notes-warnon 0 'info FS3886' "$clef" check -warnon 3886 tuple.fs
"$clef" check tuple.fs >out 2>&1
result notes-quiet "$(cat out)"
try expr-of-errors 1 "Error" "$clef" expr bad.fs
printf 'let good x = x + 1\nlet broken = (1 + \nlet after = good 2\nprintfn "%%d" after\n' >part.fs
"$clef" expr part.fs >out 2>err
status=$?
sed 's/ -> [0-9]*//' out >tree
tree=$(printf '%s\n' '=== Module Part ===' 'Module Part:' '  Let good =' '    Lambda(x) ->' '      Intrinsic(Op.add, [Var(x), Literal(Int32 1)])' \
  '  Error("Unexpected token '"'+'"' or incomplete expression")' '  Let after =' '    App(Var(good), [Literal(Int32 2)])' \
  '  App(Intrinsic(Printf.printfn, [Literal(Format "%d")]), [Var(after)])')
result expr-of-syntax-errors "$([ $status = 1 ] && [ "$(cat tree)" = "$tree" ] && grep -q FS3156 err || cat tree err)"
for phase in 1 2 3 4 5; do
  try expr-phase-$phase 0 '"IsReachable": true' "$clef" expr hello-direct.fs -phase $phase -json
done
if wanted keep; then
  rm -rf kept.k
  "$clef" build -k hello-direct.fs -o kept >out 2>err
  ls kept.k >out
  same keep <<'TEXT'
ccs_coeffects.json
ccs_expr.json
ccs_expr.txt
ccs_phase_1_structure.json
ccs_phase_2_symbols.json
ccs_phase_3_reachability.json
ccs_phase_4_types.json
ccs_phase_5_final.json
program.mir
TEXT
  : >out
  for id in $(sed -n 's/.*-> \([0-9]*\)).*/\1/p' kept.k/ccs_expr.txt); do
    for phase in 1_structure 4_types; do
      grep -q "\"DefinitionId\": $id\$" kept.k/ccs_phase_$phase.json || echo "no $id in phase $phase" >>out
    done
  done
  ! grep -q '"definitionId": null' kept.k/ccs_expr.json || echo "a variable without definition" >>out
  result keep-ids "$(cat out)"
  if command -v python3 >/dev/null; then
    for f in kept.k/*.json; do python3 -c 'import json, sys; json.load(open(sys.argv[1]))' "$f" 2>&1 | tail -1; done >out
    python3 - >>out <<'PYTHON'
import json
keys = "Id Kind Range Type SRTPResolution ArenaAffinity LayoutHint Children Parent Metadata IsReachable EmissionStrategy".split()
graph = json.load(open("kept.k/ccs_phase_5_final.json"))
if list(graph) != "Nodes EntryPoints Modules Types Platform ModuleClassifications".split(): print("keys", list(graph))
for id, node in graph["Nodes"].items():
    if list(node) != keys or str(node["Id"]) != id: print(id, list(node))
    for child in node["Children"]:
        if str(child) in graph["Nodes"] and node["IsReachable"] and graph["Nodes"][str(child)]["IsReachable"] and graph["Nodes"][str(child)]["Parent"] != node["Id"]:
            print(id, "has a child with another parent", child)
PYTHON
    result keep-json "$(cat out)"
  fi
fi
try time 0 '^assembly +[0-9.]+ ms +[0-9]+ bytes' "$clef" build -time good.fs -o timed

# ---- later stages as sources ----
for stage in lower select allocate; do
  if wanted lir-$stage; then
    "$clef" build -stop-after $stage args.fs >args-$stage.lir 2>err
    try lir-$stage 11 '<one>' "$clef" run args-$stage.lir one
    "$clef" build -stop-after read args-$stage.lir >out 2>err
    result lir-$stage-prints "$(cmp out args-$stage.lir 2>&1)"
  fi
done
printf 'func @f -> (i32) clef {\nb1:\n  frob v1\n}\n' >wrong.lir
try lir-wrong 1 'wrong.lir: line 3: no operation "frob"' "$clef" build wrong.lir -o none

if [ "$(uname -m)" = x86_64 ]; then
  printf 'func @f -> (i64) clef {\nb1(v1: i64):\n  v2: i64 = add_i v1 #1\n  return v2\n}\n' >machine.lir
  try lir-machine-operation 1 "machine.lir: line 3: a machine's operation stands only in a machine func" "$clef" build machine.lir -o none
fi

# ---- messages: what is a warning, how they look ----
printf 'let f (Some x) = x\nlet g (Some x) = x\nprintfn "%%d" (f (Some 1))\n' >warn.fs
try warning 0 'warn.fs\(1,8\): warning FS0025' "$clef" check warn.fs
try warning-as-error 1 'error FS0025' "$clef" check -warnaserror warn.fs
try warning-as-error-by-code 1 'error FS0025' "$clef" check --warnaserror:40,25 warn.fs
try warning-not-error 0 'warning FS0025' "$clef" check -warnaserror -warnaserror-:FS0025 warn.fs
try message-json 0 '^\{"severity": "warning", "code": "FS0025", "name": "INCOMPLETE_MATCH", "message": "Incomplete.*", "file": "warn.fs", "line": 1, "column": 8, "endLine": 1, "endColumn": 14, "hint": "add a rule.*"\}' "$clef" check -diag json warn.fs
try message-colour 0 "$(printf '\033')\\[1m" "$clef" check -colour always warn.fs
try diag-unknown 2 "-diag takes" "$clef" check -diag xml warn.fs
silent() { # NAME COMMAND...: all is well and nothing is said
  wanted "$1" || return 0
  name=$1
  shift
  timeout 60 "$@" >out 2>err </dev/null
  status=$?
  result "$name" "$([ $status = 0 ] && [ ! -s err ] || echo "status $status, or something said")"
}
silent no-warning "$clef" check -nowarn 25 warn.fs
try depend-file-unwritable 1 "cannot write" "$clef" build -MF nowhere/x.d warn.fs -o depended
result depend-file-unwritable-no-program "$([ ! -e depended ] || echo "the program was left")"
try no-warning-no-number 2 "-nowarn takes numbers of warnings, not 'x'" "$clef" check -nowarn x warn.fs
try warn-on-no-number 2 "-warnon takes numbers" "$clef" check -warnon 25, warn.fs
silent no-warning-colon "$clef" check --nowarn:3370,FS0025 warn.fs
printf '#nowarn "25"\nlet f (Some x) = x\nprintfn "%%d" (f (Some 1))\n' >nowarn.fs
silent no-warning-directive "$clef" check nowarn.fs
printf '#nowarn 25\nlet f (Some x) = x\n#warnon 25\nlet g (Some x) = x\n' >warnon.fs
if wanted no-warning-places; then
  "$clef" check warnon.fs >out 2>err
  result no-warning-places "$([ "$(grep -c 'warning FS0025' err)" = 1 ] && grep -q 'warnon.fs(4,8)' err || echo 'not one warning, on line 4')"
fi
awk 'BEGIN { for (i = 0; i < 500; i++) print "let a" i " = undefined" i }' >many.fs
if wanted error-limit; then
  "$clef" check -errors 7 many.fs >out 2>err
  result error-limit "$([ "$(grep -c ': error' err)" = 7 ] && grep -q 'only the first 7' err || echo 'not seven errors')"
fi
printf '#if FAST\nprintfn "fast"\n#else\nprintfn "slow"\n#endif\n' >fast.fs
try define 0 '^fast$' "$clef" run -d:FAST fast.fs
try define-long 0 '^fast$' "$clef" run --define:FAST fast.fs
try define-empty 2 "option '-d' needs a value" "$clef" run -d "" fast.fs
try define-separators 2 "option '-d' needs a value" "$clef" run "-d:," fast.fs
try define-none 0 '^slow$' "$clef" run fast.fs

# -only: one function, by its name or a part of it, and nothing else of the program
for step in mir own lower allocate; do
  wanted "only-$step" || continue
  "$clef" build -dump $step -only scaler "$here/samples/tour.fs" -o tour >out 2>err
  problem=
  grep -q '^\(machine \)\{0,1\}func @Tour.scaler.fun' err || problem="scaler.fun is not shown"
  [ "$(grep -c 'func @' err)" = "$(grep -c 'func @Tour.scaler' err)" ] || problem="other functions are shown"
  ! grep -q '^row\|^data' err || problem="rows or data are shown"
  result "only-$step" "$problem"
done

# ---- scripts ----
mkdir -p library
printf 'module A\nlet a = 1\n' >A.fs
printf 'module B\nlet b = A.a + 1\n' >library/B.fs
cat >script.fsx <<'PROGRAM'
#I "library"
#load "A.fs" "B.fs"
#time "on"
printfn "%d %s %s" B.b __SOURCE_FILE__ __LINE__
printfn "%b" (__SOURCE_DIRECTORY__.[0] = '/')
#quit
PROGRAM
try script 0 '^2 script.fsx 4$' "$clef" run script.fsx
try script-directory 0 '^true$' "$clef" run script.fsx
printf 'for a in fsi.CommandLineArgs do printfn "<%%s>" a\n' >arguments.fsx
cp arguments.fsx arguments.fs
try script-arguments 0 '^<two words>$' "$clef" run arguments.fsx one "two words"
try script-arguments-name 0 '^<arguments.fsx>$' "$clef" run arguments.fsx one
try script-arguments-in-scripts-only 1 "FS0039" "$clef" check arguments.fs
printf 'let f x = x + 1\nf 5\n[ 1; 2 ] |> List.map f\n' >values.fsx
cp values.fsx values.fs
cat >tool.fsx <<'PROGRAM'
#!/usr/bin/env -S clef run
printfn "%s" (String.concat " " (Array.tail fsi.CommandLineArgs))
PROGRAM
chmod +x tool.fsx
# behind a script or a project nothing is clef's
try script-options 0 '^-o -k -json -check -O2 -d -c -S -time -target data.fs -- -x$' "$clef" run tool.fsx -o -k -json -check -O2 -d -c -S -time -target data.fs -- -x
try script-options-behind-dashes 0 '^-O2 --$' "$clef" run tool.fsx -- -O2 --
try script-options-interpreted 0 '^-trace x.fs$' "$clef" eval tool.fsx -trace x.fs
if wanted script-by-its-name && [ -x /usr/bin/env ]; then
  mkdir -p path && ln -sf "$clef" path/clef
  try script-by-its-name 0 '^-o -k data.fs$' env PATH="$tmp/path:$PATH" ./tool.fsx -o -k data.fs
fi
printf 'let a = 1\n' >one.fs
printf 'printfn "%%d" (One.a + 1)\n' >two.fs
try several-sources 0 '^2$' "$clef" run one.fs two.fs
try several-sources-and-options 0 '^2$' "$clef" run one.fs -O0 two.fs -O2
try library-needs-an-export 1 "CLEF0029: The program exports no function" "$clef" build -lib good.fs
printf 'module L\n[<Export "five">]\nlet five () = 5\n' >five.fs
try library 0 '^int32_t five.void.;$' sh -c '"$0" build -c -lib five.fs && test -s five.o && cat five.h' "$clef"
try library-archive 0 '^five.o$' sh -c 'mkdir libs && "$0" build -lib five.fs -o libs/five.a && ar t libs/five.a && test -s libs/five.h' "$clef"
try library-in-a-folder 0 '' sh -c '"$0" build -lib five.fs -o made/ && test -s made/five.o && test -s made/five.h' "$clef"
try library-to-standard-output 2 "-lib makes two files" "$clef" build -lib five.fs -o -
try library-as-assembly 2 "-S and -lib cannot stand together" "$clef" build -S -lib five.fs
try library-is-built 2 "'clef run' has no option '-lib'" "$clef" run -lib five.fs
for word in -S -c; do try "run-makes-nothing $word" 2 "'clef run' runs the program" "$clef" run $word good.fs; done
# fsi runs scripts, fsc compiles them
printf '#if INTERACTIVE\nprintf "interactive "\n#endif\n#if COMPILED\nprintf "compiled "\n#endif\n' >kind.fs
printf '#load "kind.fs"\n' | cat - kind.fs >kind.fsx
try script-is-interactive 0 '^interactive interactive $' "$clef" run kind.fsx
try script-built-is-compiled 0 '^compiled compiled $' sh -c '"$0" build kind.fsx && ./kind' "$clef"
try source-is-compiled 0 '^compiled $' "$clef" run kind.fs
try script-values 0 '' "$clef" check -warnaserror values.fsx
try script-values-in-scripts-only 1 "FS0020" "$clef" check -warnaserror values.fs
printf '#r "nuget: Newtonsoft.Json, 13.0"\n#load "gone.fs"\n#load "refs.fsx"\n#load\n' >refs.fsx
printf '<configuration><packageSources><clear /></packageSources></configuration>' >nuget.config
try script-package 1 "refs.fsx\(1,4\): error CLEF0010: The package Newtonsoft.Json cannot be used: no package source" "$clef" check refs.fsx
printf '#r "System.Xml.dll"\n' >assembly.fsx
try script-assembly 1 "assembly.fsx\(1,4\): error CLEF0006: 'System.Xml.dll' cannot be referenced" "$clef" check assembly.fsx
try script-load-missing 1 "refs.fsx\(2,7\): error CLEF0001" "$clef" check refs.fsx
try script-load-itself 1 "refs.fsx\(3,7\): error CLEF0007" "$clef" check refs.fsx
try script-load-nothing 1 "refs.fsx\(4,1\): error FS0235" "$clef" check refs.fsx

# ---- projects ----
mkdir -p project/inner
cat >project/app.fsproj <<'PROJECT'
<?xml version="1.0" encoding="utf-8"?>
<Project Sdk="Microsoft.NET.Sdk">
  <!-- a program -->
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>net8.0</TargetFramework>
    <RootNamespace>App</RootNamespace>
    <AssemblyName>the-app</AssemblyName>
    <DefineConstants>$(DefineConstants);FAST;TRACE</DefineConstants>
    <NoWarn>$(NoWarn);FS0025</NoWarn>
    <FancyThing>1</FancyThing>
  </PropertyGroup>
  <PropertyGroup Condition="'$(Configuration)' == 'Debug'">
    <DefineConstants>$(DefineConstants);SLOW</DefineConstants>
  </PropertyGroup>
  <ItemGroup>
    <ProjectReference Include="..\base.fsproj" />
    <Compile Include="A.fs" />
    <Compile Include="inner\B.fs"></Compile>
    <Compile Include="Main.fs" />
    <None Include="notes.txt" />
  </ItemGroup>
  <Target Name="After"><Exec Command="true" /></Target>
</Project>
PROJECT
printf '<Project><ItemGroup><Compile Include="Base.fs"/></ItemGroup></Project>\n' >base.fsproj
printf 'module Base\nlet zero = 0\n' >Base.fs
printf 'module A\nlet a = Base.zero + 1\nlet f (Some x) = x\n' >project/A.fs
printf 'module B\nlet b = A.a + 1\n' >project/inner/B.fs
printf 'module Main\n[<EntryPoint>]\nlet main _ =\n#if FAST\n  printfn "fast %%d" B.b\n#endif\n#if SLOW\n  printfn "slow"\n#endif\n  0\n' >project/Main.fs
try project 0 '^fast 2$' "$clef" run project/app.fsproj
try project-note 0 'app.fsproj\(23,3\): info CLEF0005: The project has <Target Name="After">' "$clef" check project/app.fsproj
if wanted project-output; then
  "$clef" build project/app.fsproj >out 2>err
  ./the-app >out 2>&1
  result project-output "$([ "$(cat out)" = 'fast 2' ] || echo 'the-app does not run')"
fi
printf '<Project><ItemGroup><PackageReference Include="Suave" Version="1"/><Reference Include="Win"/></ItemGroup></Project>' >refused.fsproj
try project-package 1 "CLEF0010: The package Suave cannot be used: no package source has it." "$clef" check refused.fsproj
printf '<Project><ItemGroup><Compile Include="good.fs"/><PackageReference Include="MinVer" PrivateAssets="all"/><PackageReference Include="Lint">\n<Version>1</Version>\n<PrivateAssets>all</PrivateAssets></PackageReference></ItemGroup></Project>' >private.fsproj
try project-build-package 0 "info CLEF0005: The project has the package Lint" "$clef" check private.fsproj
try project-assembly 1 "CLEF0004: The project requests the assembly 'Win'" "$clef" check refused.fsproj
printf '<Project><PropertyGroup><OutputType>Exe</OutputType>' >open.fsproj
{ printf '<Project><PropertyGroup><A>1</A>'; for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15; do printf '<A>$(A)$(A)$(A)$(A)$(A)$(A)$(A)$(A)</A>'; done
  printf '</PropertyGroup><ItemGroup><Compile Include="$(A).fs"/></ItemGroup></Project>'; } >doubled.fsproj
try project-text-without-end 1 'CLEF0003.*a text of more than 1048576 bytes' "$clef" check doubled.fsproj
try project-not-closed 1 "CLEF0003.*PropertyGroup" "$clef" check open.fsproj
printf '<Project><ItemGroup><Compile Include="main.fs"/></ItemGroup>' >open.fsproj
try project-itself-not-closed 1 "CLEF0003.*Project> is not closed" "$clef" check open.fsproj
printf '<Project><PropertyGroup><OutputType>Exe</OutputType></PropertyGroup></Project>' >empty.fsproj
try project-without-files 1 "CLEF0003.*names no files" "$clef" check empty.fsproj
printf 'hello' >text.fsproj
try project-no-project 1 "CLEF0003" "$clef" check text.fsproj
printf '<Project><ItemGroup><Compile Include="gone.fs"/></ItemGroup></Project>' >missing.fsproj
try project-file-missing 1 "missing.fsproj\(1,21\): error CLEF0001.*gone.fs" "$clef" check missing.fsproj
mkdir -p order/code
printf 'module Base\nlet x = 1\n' >order/base.fs
printf '<Project><ItemGroup><Compile Include="base.fs"/></ItemGroup></Project>' >order/base.fsproj
printf 'module User\n#if FLAGGED\nlet unused x = Base.x\n#endif\nprintfn "%%d" (unused 2)\n' >order/code/user.fs
cat >order/user.fsproj <<'PROJECT'
<Project Sdk="Microsoft.NET.Sdk">
  <Import Project="other.props" Condition="Exists('other.props')" />
  <ItemGroup />
  <PropertyGroup><Source>code</Source><OtherFlags>--define:FLAGGED --warnon:1182 --crossoptimize+</OtherFlags></PropertyGroup>
  <ItemGroup><Compile Include="$(Source)/user.fs" /></ItemGroup>
  <ItemGroup><ProjectReference Include="base.fsproj" /></ItemGroup>
</Project>
PROJECT
try project-references-come-first 0 '^1$' "$clef" run order/user.fsproj
try project-flags 0 "user.fs\(3,12\): warning FS1182" "$clef" check order/user.fsproj
try project-flag-unknown 0 "info CLEF0005: The project has the flag --crossoptimize\+" "$clef" check order/user.fsproj
printf '<Project><Import Project="other.props" /></Project>' >import.fsproj
try project-import-missing 1 "import.fsproj\(1,10\): error CLEF0001: Cannot read 'other.props'" "$clef" check import.fsproj
printf '<Project><PropertyGroup><OutputType>Library</OutputType></PropertyGroup><ItemGroup><Compile Include="Base.fs"/></ItemGroup></Project>' >lib.fsproj
silent project-library-check "$clef" check lib.fsproj
try project-library-build 1 "CLEF0008" "$clef" build lib.fsproj
# one that does not say what it makes is a program only when there is something to run
printf '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><Compile Include="Base.fs"/></ItemGroup></Project>' >plain.fsproj
silent project-without-type-check "$clef" check plain.fsproj
for command in build run eval; do try "project-without-type-$command" 1 "CLEF0008" "$clef" $command plain.fsproj; done
if wanted project-without-type-says-no-more; then
  "$clef" build plain.fsproj >out 2>err
  result project-without-type-says-no-more "$(! grep -q FS0988 err || echo 'FS0988 too')"
fi

# ---- installing ----
if wanted install-commands && command -v make >/dev/null; then # the compiler that build.sh optimises, not the developer's
  (cd "$here" && make -n install DESTDIR="$tmp/root" PREFIX=/usr) >out 2>err
  result install-commands "$(grep -q "OUT=out/release .*DESTDIR='$tmp/root' PREFIX='/usr' ./build.sh install" out || echo 'other commands')"
fi
# What was built is installed with its documents, which list every command and option; nothing of it is left by uninstall.
newest=$(cd "$here" && ls -t out/dev/clef/driver/options.o out/obj/clef/driver/options.o 2>/dev/null | head -1)
if wanted install-files && [ "$clef" = "$here/out/clef" ]; then
  build_there() { (cd "$here" && CC=${CC:-cc} OBJECTS=${newest%/clef/driver/*} DESTDIR=$tmp/root PREFIX=/usr ./build.sh "$1"); }
  build_there place >out 2>err
  share=root/usr/share why=
  [ "$(root/usr/bin/clef run good.fs 2>&1)" = hello ] || why="the installed compiler does not run"
  [ -f $share/doc/clef/LICENSE ] || why="no licence"
  for document in man/man1/clef.1 bash-completion/completions/clef zsh/site-functions/_clef fish/vendor_completions.d/clef.fish; do
    for word in $("$clef" help | sed -n 's/^  clef \([a-z]*\) .*/\1/p; s/^  -\([A-Za-z0-9]*\).*/\1/p' | sort -u); do
      sed 's/\\f[BRI]//g; s/\\//g' $share/$document | grep -q -- "[^a-zA-Z0-9]$word\([^a-zA-Z0-9]\|$\)" || why="$document does not list $word"
    done
  done
  ! command -v zsh >/dev/null || zsh -n $share/zsh/site-functions/_clef || why="zsh cannot read its completions"
  if command -v bash >/dev/null; then
    completed=$(bash -c '. "$0"; complete_words() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _clef; echo "${COMPREPLY[@]}"; }
      complete_words clef te; complete_words clef build -O; complete_words clef check -diag t; complete_words clef run a' $share/bash-completion/completions/clef 2>&1)
    [ "$completed" = "$(printf 'test\n-O0 -O1 -O2\ntext\n')" ] || why="bash completes: $completed"
  fi
  if command -v man >/dev/null; then [ -z "$(LC_ALL=C.UTF-8 man --warnings -l $share/man/man1/clef.1 2>&1 >/dev/null)" ] || why="man has warnings"; fi
  build_there uninstall
  [ -z "$(find root -type f)" ] || why="uninstall leaves files"
  result install-files "$why"
fi

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
# a folder as output: the file in it has the usual name
mkdir into
try build-into-a-folder 0 '^hello$' sh -c '"$0" build good.fs -o into && ./into/good' "$clef"
try build-into-new-folders 0 '^hello$' sh -c '"$0" build good.fs -o into/new/folder/ && ./into/new/folder/good' "$clef"
try build-object-into-a-folder 0 '' sh -c '"$0" build -c good.fs -o into/ && test -f into/good.o' "$clef"
try build-into-no-folder 1 "cannot make the folder 'good.fs/x'" "$clef" build good.fs -o good.fs/x/
printf 'printfn "hello"\n' >own.fs && ln -f own.fs own-linked.fs
for output in own.fs ./own.fs own-linked.fs; do
  try "build-over-its-source $output" 1 'it is a source of the program' "$clef" build own.fs -o $output
  try "build-over-its-source, rule $output" 1 'it is a source of the program' "$clef" build own.fs -o own -MF $output
done
try build-over-its-source-kept 0 '^printfn "hello"$' cat own.fs
mkdir good && try build-beside-a-folder-of-its-name 0 '' sh -c '"$0" build good.fs && test -x good/good' "$clef"
rm -rf into good
mkfifo pipe
try build-to-a-pipe-without-reader 1 "cannot write 'pipe': no process reads this pipe" timeout 30 "$clef" build good.fs -o pipe
try build-text-to-a-pipe-without-reader 1 "cannot write 'pipe': no process reads this pipe" timeout 30 "$clef" build -S good.fs -o pipe
if wanted build-to-a-pipe; then
  cat pipe >out &
  timeout 60 "$clef" build -S good.fs -o pipe 2>err
  status=$?
  wait
  result build-to-a-pipe "$([ $status = 0 ] && [ -p pipe ] && grep -q _start out || echo "status $status, or the pipe is no pipe now")"
fi
if wanted build-program-to-a-pipe; then
  cat pipe >piped &
  timeout 60 "$clef" build good.fs -o pipe 2>err
  status=$?
  wait
  result build-program-to-a-pipe "$([ $status = 0 ] && [ -p pipe ] && cmp prog piped || echo "status $status, or other bytes")"
fi
try build-to-standard-output 0 '' sh -c '"$0" build good.fs -o - | cmp - prog' "$clef"
try build-to-dev-stdout 0 '' sh -c '"$0" build good.fs -o /dev/stdout >stdout && cmp stdout prog' "$clef"
# What is no file is written to, never replaced: a link to /dev/null (root could lose /dev/null itself), a device that only root can
# make, what became one while clef compiled.
ln -s /dev/null nowhere
for form in -O0 -S -c '-target aarch64-linux' '-target x86_64-linux'; do
  try "build-to-nowhere $form" 0 '' sh -c '"$0" build $1 good.fs -o nowhere && test -L nowhere && test -c nowhere' "$clef" "$form"
done
try image-to-nowhere 0 '' sh -c '"$0" image -rt "$1" -o nowhere && test -L nowhere && test -c nowhere' "$clef" "$here/rt"
if mknod null c 1 3 2>/dev/null && { : >null; } 2>/dev/null; then
  for form in -O0 -S -c; do
    try "build-to-a-device $form" 0 '' sh -c '"$0" build $1 good.fs -o null && test -c null' "$clef" "$form"
  done
fi
if wanted build-to-a-late-device; then
  mkdir late && printf '#!/bin/sh\nln -s /dev/null late/out\nPATH=${PATH#*:} exec as "$@"\n' >late/as && chmod +x late/as
  [ "$(uname -m)" = x86_64 ] && own=x86_64-linux || own=aarch64-linux
  PATH=$tmp/late:$PATH "$clef" build -target $own good.fs -o late/out >out 2>err
  status=$?
  result build-to-a-late-device "$([ $status = 0 ] && [ -L late/out ] && [ "$(ls -A late | wc -l)" = 2 ] || echo "status $status, the link is replaced, or files are left")"
fi
if wanted build-to-a-socket && python3 -c 'import socket; socket.socket(socket.AF_UNIX).bind("socket")' 2>/dev/null; then
  try build-to-a-socket 1 "cannot write 'socket'" sh -c '"$0" build good.fs -o socket; status=$?; test -S socket || status=9; exit $status' "$clef"
fi
rm -rf nowhere null late socket
[ ! -c /dev/full ] || try build-to-a-full-device 1 "cannot write '/dev/full'" "$clef" build good.fs -o /dev/full

# names that as and ld would take for options
for file in -foo @foo --help -o '=x' 'a b"c' "$(printf 'x
y')"; do
  try "build-to-a-file $file" 0 '^hello$' sh -c 'rm -f -- "$1"; "$0" build good.fs -o "$1" && "./$1"' "$clef" "$file"
  try "build-in-a-folder $file" 0 '^hello$' sh -c 'rm -f -- "$1"; mkdir -- "$1"; "$0" build good.fs -o "$1/p" && "./$1/p"' "$clef" "$file"
  try "build-an-object $file" 0 '' sh -c '"$0" build -c good.fs -o "$1/p.o" && test -f "./$1/p.o"' "$clef" "$file"
  rm -rf -- "./$file"
done

# A planted link is replaced, never followed; the name of what is on its way cannot be known before.
if wanted build-over-a-link; then
  echo precious >precious && ln -s precious link
  "$clef" build good.fs -o link 2>err
  result build-over-a-link "$([ "$(cat precious)" = precious ] && [ ! -L link ] && [ "$(./link)" = hello ] || echo 'the link was followed')"
fi
# `run` becomes the program: its process, and nothing lies in a folder for it.
if wanted run-becomes-the-program; then
  printf 'printfn "%%d" System.Environment.ProcessId\nstdout.Flush ()\nSystem.Threading.Thread.Sleep 100000\n' >pid.fs
  mkdir temporary
  TMPDIR=$tmp/temporary "$clef" run pid.fs >out 2>err &
  pid=$!
  until [ -s out ] || ! kill -0 $pid 2>/dev/null; do sleep 0.05; done
  left=$(ls temporary)
  kill -TERM $pid
  wait $pid
  status=$?
  result run-becomes-the-program "$([ $status = 143 ] && [ "$(cat out)" = $pid ] && [ -z "$left" ] || echo "status $status, another process, or files: $left")"
fi
try run-without-temporary-folder 0 '^hello$' env TMPDIR=/nowhere "$clef" run good.fs
# clef's own limits and signals are not the program's
printf 'for line in System.IO.File.ReadLines "/proc/self/limits" do if line.StartsWith "Max stack" then printfn "%%s" line\nfor line in System.IO.File.ReadLines "/proc/self/status" do if line.StartsWith "SigIgn" || line.StartsWith "SigBlk" then printfn "%%s" line\n' >inherited.fs
try run-inherits-what-clef-got 0 '' sh -c '"$0" build inherited.fs && ./inherited >one && "$0" run inherited.fs | cmp - one' "$clef"
# Another machine's program has a name of its own.
if wanted build-for-both; then
  mkdir both
  (cd both && for target in x86_64-linux aarch64-linux; do for form in -S -c -O0; do "$clef" build $form -target $target ../good.fs; done; done; ls) >out 2>err
  other=aarch64 && [ "$(uname -m)" != aarch64 ] || other=x86_64
  result build-for-both "$([ "$(tr '\n' ' ' <out)" = "good good-$other good-$other.o good-$other.s good.o good.s " ] || echo 'other names')"
fi

# What was begun is removed when a signal ends clef, which dies of that signal.
cat >slow-tool <<'TOOL'
#!/bin/sh
: >started
case $(basename "$0") in *as) cat >/dev/null ;; esac
exec sleep 100
TOOL
chmod +x slow-tool
stopped() { # NAME SIGNAL STATUS TOOL COMMAND...
  name=$1 signal=$2 want=$3 tool=$4
  shift 4
  wanted "$name" || return 0
  rm -rf stop && mkdir stop stop/bin stop/tmp && cp good.fs stop/
  for t in as ld; do ln -s "$(command -v $t)" stop/bin/$t; done
  ln -sf ../../slow-tool stop/bin/$tool
  (cd stop && PATH=$tmp/stop/bin:$PATH TMPDIR=$tmp/stop/tmp exec "$@") >out 2>err &
  pid=$!
  until [ -e stop/started ] || ! kill -0 $pid 2>/dev/null; do sleep 0.05; done
  kill -$signal $pid
  wait $pid
  status=$?
  left=$(cd stop && find . -newer good.fs ! -name started ! -path './bin*' ! -name . -type f; ls tmp)
  result "$name" "$([ $status = "$want" ] && [ -z "$left" ] || echo "status $status, or there is still: $left")"
}
for tool in as ld; do
  stopped "stop-build-in-$tool-TERM" TERM 143 $tool "$clef" build good.fs -o prog
  stopped "stop-build-in-$tool-HUP" HUP 129 $tool "$clef" build good.fs -o prog
  stopped "stop-run-in-$tool-TERM" TERM 143 $tool "$clef" run good.fs
done
rm -rf stop
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
if wanted run-for-the-other-machine && [ "$(uname -m)" = x86_64 ]; then
  cat >arguments.fs <<'PROGRAM'
[<EntryPoint>]
let main args =
    printfn "%s" (String.concat "," args)
    7
PROGRAM
  "$clef" run -target aarch64-linux arguments.fs one -two >out 2>err
  status=$?
  result run-for-the-other-machine "$([ $status = 7 ] && [ "$(cat out)" = one,-two ] || echo "status $status: $(head -1 err)")"
  mkdir -p static && ln -s "$(command -v qemu-aarch64 || command -v qemu-aarch64-static)" static/qemu-aarch64-static
  for tool in as ld; do ln -sf "$(command -v aarch64-linux-gnu-$tool)" static/aarch64-linux-gnu-$tool; done
  PATH=$tmp/static "$clef" run -target aarch64-linux arguments.fs one -two >out 2>err
  status=$?
  result run-with-the-static-emulator "$([ $status = 7 ] && [ "$(cat out)" = one,-two ] || echo "status $status: $(head -1 err)")"
  mkdir -p tools
  for tool in as ld; do ln -sf "$(command -v aarch64-linux-gnu-$tool)" tools/aarch64-linux-gnu-$tool; done
  PATH=$tmp/tools "$clef" run -target aarch64-linux arguments.fs >out 2>err
  status=$?
  result run-without-emulator "$([ $status = 1 ] && grep -q "'qemu-user'" err || echo "status $status, or no package named")"
fi

# ---- names in assembly text ----
# Functions of every name that F# takes between double backquotes: each byte that UTF-8 has, and what the assemblers' syntax
# would make of it. Bytes from 128 on stand in whole characters, since others are read as U+FFFD, one name for all.
# Each must be in the symbol table as it is, and what is called must be what is meant.
if wanted symbols; then
  LC_ALL=C awk 'BEGIN {
    count = split("/* */ // #! f@PLT f@GOTPCREL f@V1 f@@V1 %rax $3 \\ \\\" \"\" x\";.globl,y;\" a+8 a-8 (rip) [x0] :lo12:x .text .L1 0 1f : {", names, " ")
    for (i = 3; i < 128; i++) if (i != 9 && i != 10 && i != 13) names[++count] = "a" sprintf("%c", i) "b"
    for (i = 128; i < 192; i++) names[++count] = "a" sprintf("%c%c", 194 + i % 30, i) "b"
    for (i = 225; i < 240; i++) names[++count] = "a" sprintf("%c%c%c", i, 129, 130) "b"
    for (i = 241; i < 245; i++) names[++count] = "a" sprintf("%c%c%c%c", i, 129, 130, 131) "b"
    names[++count] = "a" sprintf("%c%c%c", 224, 160, 128) "b"
    names[++count] = "a" sprintf("%c%c%c%c", 240, 144, 128, 128) "b"
    long = "\""; for (i = 0; i < 300; i++) long = long "x"; names[++count] = long
    names[++count] = "let rec"; names[++count] = " "
    print "module Names"
    for (i = 1; i <= count; i++) {
      printf "let rec ``%s`` n = if n = 0 then %d else ``%s`` (n - 1)\n", names[i], i, names[i]
      # a name that reads like an operator keeps its quotes, so that it is another symbol than the operator
      quotes = names[i] ~ /^[!%&*+.\/<=>?@^|~$:-]+$/ ? "``" : ""
      print "Names." quotes names[i] quotes >"symbols.want"
    }
    for (i = 1; i <= count; i++) printf "if ``%s`` 1 <> %d then printfn \"%d\"\n", names[i], i, i
  }' >symbols.fs
  # these four no symbol can have: their pictures are there
  printf 'let rec ``a\000b`` n = if n = 0 then 1 else ``a\000b`` (n - 1)\nlet rec ``a\000c`` n = if n = 0 then 2 else ``a\000c`` (n - 1)\n' >>symbols.fs
  printf 'let rec ``\001\002`` n = if n = 0 then 3 else ``\001\002`` (n - 1)\n' >>symbols.fs
  printf 'printfn "%%d" (``a\000b`` 1 * 100 + ``a\000c`` 1 * 10 + ``\001\002`` 1)\n' >>symbols.fs
  printf 'Names.a\342\220\200b\nNames.a\342\220\200c\nNames.\342\220\201\342\220\202\n' >>symbols.want
  LC_ALL=C sort -o symbols.want symbols.want
  for target in x86_64-linux aarch64-linux; do
    for level in -O0 -O2; do
      "$clef" build $level -target $target symbols.fs -o symbols >out 2>err
      tr '\000' '\n' <symbols | LC_ALL=C sort -u | LC_ALL=C comm -13 - symbols.want >>out
      # -O2 unfolds and inlines: what is left of a name may be a piece of the function
      [ $level = -O0 ] || : >out
      "$clef" run $level -target $target symbols.fs >>out 2>>err
      result symbols-$target$level "$([ "$(cat out)" = 123 ] && [ ! -s err ] || echo 'a name is missing, or another function is called')"
    done
  done
  for step in own lower allocate; do
    case $step in own) text=symbols.mir ;; *) text=symbols.lir ;; esac
    "$clef" build -O0 -stop-after $step symbols.fs >$text 2>err
    "$clef" run $text >out 2>>err
    result symbols-of-$step-text "$([ "$(cat out)" = 123 ] && [ ! -s err ] || echo 'another program')"
  done
  rm -f symbols*
fi
# The same bytes in the names of files and folders.
if wanted file-names; then
  mkdir bytes && cd bytes || exit 2
  set -- && i=1
  echo 'module Last' >last.fs
  while [ $i -lt 256 ]; do
    c=$(printf "\\$(printf %o $i).") && c=${c%.}
    if [ $i != 47 ]; then
      mkdir -- "-$c" && printf 'module M%d\nlet name = __SOURCE_FILE__\n' $i >"./-$c/n$c.fs"
      set -- "$@" "./-$c/n$c.fs"
      printf 'printfn "%%s" M%d.name\n' $i >>last.fs
      printf 'n%s.fs\n' "$c" >>want
    fi
    i=$((i + 1))
  done
  "$clef" run -O0 "$@" last.fs >../out 2>../err
  result file-names "$(cmp ../out want 2>&1 | head -1)"
  cd "$tmp" && rm -rf bytes
  # a file without a module is one by its name
  for file in '"; .globl x; "' '\' "$(printf 'a\nb')" '.L1' '.rodata' '@x' '#' 'é' '$(x)'; do
    printf 'let rec cst8 n = if n = 0 then 7 else cst8 (n - 1)\nprintfn "%%d" (cst8 3)\n' >"$file.fs"
    for target in x86_64-linux aarch64-linux; do try "file-names $target $file" 0 '^7$' "$clef" run -O0 -target $target "./$file.fs"; done
    rm -f "$file.fs"
  done
fi

# ---- leak checking: cycles are collected before leaks are judged ----
if wanted check-collects-cycles; then
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
  result check-collects-cycles "$([ $status = 0 ] && [ ! -s err ] || echo "status $status, or a leak")"
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
printf '\377\376p\000r\000i\000n\000t\000f\000 \000"\000=\330\000\336\351\000"\000' >utf16.fs
try utf-16-little 0 '^😀é$' "$clef" run utf16.fs
printf '\376\377\000p\000r\000i\000n\000t\000f\000 \000"\000\351\000"' >utf16.fs
try utf-16-big 0 '^é$' "$clef" run utf16.fs
printf 'let f x =\r\n  x + 1\r\nprintfn "%%d" (f 1)\r\n' >crlf.fs
try carriage-returns 0 '^2' "$clef" run crlf.fs
printf 'let x = 1\000\nlet y = 2\n' >nul.fs
survives nul-byte nul.fs
printf 'let x = "\377\376 \200"\n// \360\237\n' >utf8.fs
survives invalid-utf8 utf8.fs
printf 'printfn "%%A %%d" [ for c in "a\351\360\237\230c\342\202" -> int c ] (int \047\351\047) // \300\n' >utf8.fs
try invalid-utf8-in-literals 0 '^\[97; 65533; 65533; 99; 65533\] 65533$' "$clef" run utf8.fs
printf 'let codes (s: string) = [ for c in s -> int c ]\nlet lines = [ for _ in 1..3 -> codes (stdin.ReadLine ()) ]\nlet c = stdin.Read ()\nprintfn "%%A %%d %%A" lines c (codes (stdin.ReadToEnd ()))\n' >utf8.fs
printf 'a\351b\n\360\237\230\n\303\251\342\202\n\342\202A\200\n' >utf8.in
input=utf8.in try invalid-utf8-in-input 0 '^\[\[97; 65533; 98\]; \[65533\]; \[233; 65533\]\] 65533 \[65; 65533; 10\]$' "$clef" run utf8.fs
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
# a value of the library that another one reads in a function starts before it, wherever it stands
cp -r "$here/rt" rt && printf 'order.clef\n' >>rt/library.txt
cat >rt/order.clef <<'END'
namespace Order

module Two =
    let mutable late: string = String.concat "" [ "la"; "te" ]
    let first (n: int) : string = if n = 0 then late else Seq.head (seq { yield late })

module One =
    let early: string = String.concat "-" [ Two.first 0; Two.first 1 ]
END
printf 'printfn "%%s %%s" Order.One.early Order.Two.late\n' >order.fs
try library-values-in-order 0 '^late-late late$' "$clef" run -rt rt order.fs

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
{ printf 'let f (x: int list) = '; yes 'x @ ' | head -4900 | tr -d '\n'; printf 'x\n'; } >applied.fs
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
awk 'BEGIN { for (i = 0; i < 100000; i++) print "let x = 1" }' >twice.fs
survives many-duplicates twice.fs
if wanted excerpt-of-long-line; then
  { printf 'module M\nlet x = "'; awk 'BEGIN { for (i = 0; i < 300; i++) printf "\303\266" }'; printf '" + List.fliter\n'; } >wide.fs
  try excerpt-of-long-line 1 '^    2 \| \.\.\..{50,}" \+ List\.fliter$' "$clef" check wide.fs
  try excerpt-hint 1 "= help: maybe 'filter'" "$clef" check wide.fs
  try excerpt-place 1 '^wide\.fs\(2,319\): error FS0039: ' "$clef" check wide.fs
fi
{ printf 'printfn "'; repeat $n '('; printf '"\n'; } >in-string.fs
try parentheses-in-a-string 0 "" "$clef" check in-string.fs
{ repeat $n '('; repeat $n '*'; printf '\n'; } >comments.fs
survives stars comments.fs
{ yes '(*' | head -$n | tr '\n' ' '; yes '*)' | head -$n | tr '\n' ' '; printf '\nprintfn "x"\n'; } >comments2.fs
survives nested-comments comments2.fs
awk 'BEGIN { for (i = 0; i < 500; i++) print "let a" i " = undefined" i }' >many.fs
survives many-errors many.fs

# What the messages about limits say is exact: so much is taken, one more is not.
repeat_text() { [ -z "$2" ] || yes -- "$2" | head -n "$1" | tr -d '\n'; }
limit() { # code, number, levels that open and close, head, opening, middle, closing, tail
  wanted "limit-of-$1" || return
  code=$1 most=$2 taken=$3
  shift 3
  for n in "$taken" "$((taken + 1))"; do
    { printf '%s' "$1"; repeat_text "$n" "$2"; printf '%s' "$3"; repeat_text "$n" "$4"; printf '%s\n' "$5"; } >limit.fs
    if [ "$n" = "$taken" ]; then
      try "limit-of-$code-taken" 0 "" "$clef" check limit.fs
    else
      try "limit-of-$code" 1 "$code.*more than $most " "$clef" check limit.fs
    fi
  done
}
limit CLEF0101 5000 5000 'let x = ' '(' 1 ')' ''
limit CLEF0101 5000 4999 'type T = ' 'list<' int '>' ''
limit CLEF0101 5000 4998 'let f x = match x with ' 'Some (' '_' ')' ' -> 0 | _ -> 1'
limit CLEF1007 4000 3999 'let x = ' '(1 + ' 1 ')' ''
limit CLEF1007 4000 4000 'let x = ' '[' '' ']' ''
if wanted limit-of-cases; then
  for n in 4095 4096; do
    awk -v n=$n 'BEGIN { print "type U =\n  | C of int"; for (i = 1; i <= n; i++) print "  | D" i }' >cases$n.fs
  done
  try limit-of-cases-taken 0 "" "$clef" check cases4095.fs
  try limit-of-cases 1 "More than 4096 cases of a union that has fields" "$clef" check cases4096.fs
fi
if wanted shapes-of-cases; then
  awk 'BEGIN { print "type U ="; for (i = 1; i <= 300; i++) { printf "  | C%d of U list", i; for (k = 0; k < i; k++) printf " * int64"; print "" }
    print "printfn \"%b\" (C1 ([], 1L) = C1 ([], 1L))" }' >shapes.fs
  try shapes-of-cases 1 "^clef: the cases of 'U' have more than 256 different shapes" "$clef" build shapes.fs
fi

if wanted words-at-once; then
  awk 'BEGIN { print "[<Struct>]\ntype S = {"; for (i = 0; i < 1100; i++) print "  A" i ": int"; print "}"
    print "let make k = {"; for (i = 0; i < 1100; i++) print "  A" i " = k"; print "}\nlet s = make 3\nlet all = [| s; s |]\nprintfn \"%d\" all.[0].A0" }' >words.fs
  try words-at-once 1 "^clef: .* more than 1024 words at once" "$clef" build -O0 -S -o words.s words.fs
fi

if wanted words-of-struct; then # doubled 17 times
  awk 'BEGIN { print "[<Struct>]\ntype S0 = { A0: int64 }"; for (i = 1; i <= 17; i++) print "[<Struct>]\ntype S" i " = { A" i ": S" i - 1 "; B" i ": S" i - 1 " }"
    print "printfn \"%d\" (hash Unchecked.defaultof<S17>)" }' >structs.fs
  try words-of-struct 1 "^clef: .* more than 65000 words" "$clef" build structs.fs
fi

# ---- new projects ----
try new-program 0 "next: clef run fresh/my-program" "$clef" new fresh/my-program
try new-program-runs 0 "^Hello, you!$" "$clef" run fresh/my-program you
try new-clef 0 "" "$clef" new -clef fresh/tune
try new-clef-runs 0 "^Hello, world!" "$clef" run fresh/tune
try new-clef-library 0 "" "$clef" new -clef -library fresh/chords
try new-clef-library-checks 0 "" "$clef" check fresh/chords
try new-clef-tests 2 "-clef and -tests cannot stand together" "$clef" new -clef -tests xunit fresh/none
try new-library 0 "" "$clef" new -library fresh/parts/
try new-library-checks 0 "" "$clef" check fresh/parts
for framework in xunit nunit mstest expecto; do
  try new-tests-$framework 0 "" "$clef" new -tests $framework fresh/$framework
  try new-tests-run-$framework 0 "^1 passed, 0 failed" "$clef" test fresh/$framework
done
try new-exists 1 "exists already" "$clef" new fresh/parts
try new-framework 2 "xunit, nunit, mstest or expecto" "$clef" new -tests other fresh/other
try new-two 2 "one project" "$clef" new a b
try new-name 2 "no name for a project" "$clef" new fresh/..

# ---- the cache of run ----
# cached NAME STATUS PATTERN FILES COMMAND...: as `try`; afterwards the cache has that many files.
cached() {
  name=cache-$1 status_wanted=$2 pattern=$3 files=$4
  shift 4
  wanted "$name" || return 0
  before=$failed
  try "$name" "$status_wanted" "$pattern" env CLEF_CACHE_LIMIT="${limit:-1000000}" XDG_CACHE_HOME="$tmp/caches" "$@"
  count=$(find "$tmp/caches" -type f 2>/dev/null | wc -l)
  [ "$failed" != "$before" ] || [ "$count" = "$files" ] || result "$name-files" "$count files in the cache, wanted $files"
}
if wanted cache-; then
  printf 'let f x = match x with 1 -> "once"\nprintfn "%%s" (f 1)\n' >once.fs
  cached first 0 'FS0025' 1 "$clef" run once.fs
  cached again 0 'FS0025' 1 "$clef" run once.fs
  cached without-tools 0 '^once$' 1 PATH=/nowhere "$clef" run once.fs
  cached option 0 '^once$' 2 "$clef" run -O0 once.fs
  cached other-directory 0 '^once$' 3 env -C caches "$clef" run ../once.fs
  printf 'let f x = match x with 1 -> "twice"\nprintfn "%%s" (f 1)\n' >once.fs
  cached changed 0 '^twice$' 4 "$clef" run once.fs
  cached arguments 11 '<one>' 5 "$clef" run args.fs one
  cached other-arguments 11 '<two>' 5 "$clef" run args.fs two
  printf 'module Part\nlet text = "part"\n' >part.fsx
  printf '#load "part.fsx"\nprintfn "%%s" Part.text\n' >whole.fsx
  cached loads 0 '^part$' 6 "$clef" run whole.fsx
  printf 'module Part\nlet text = "other part"\n' >part.fsx
  cached loads-changed 0 '^other part$' 7 "$clef" run whole.fsx
  cached symbols 0 '' 8 "$clef" build -cache whole.fsx # INTERACTIVE is defined for run only
  cached error 1 FS0001 8 "$clef" run bad.fs
  cached build 0 FS0025 8 "$clef" build -cache once.fs
  : >out >err
  if [ "$(./once)" = twice ]; then result cache-same-program ""; else result cache-same-program "it does not run"; fi
  cached object 0 '' 9 "$clef" build -c -cache once.fs
  cached time 0 'as, ld' 9 "$clef" run -time good.fs
  chmod 777 caches/clef
  cached open-to-others 1 "cannot find 'as'" 9 PATH=/nowhere "$clef" run once.fs
  chmod 700 caches/clef
  for file in caches/clef/*; do printf x >"$file"; done
  cached damaged 0 '^twice$' 9 "$clef" run once.fs
  cached show 0 'caches/clef/: 9 files' 9 "$clef" cache
  limit=12000 cached limit 0 hello 1 "$clef" run good.fs
  : >caches/clef/notes.txt # not the cache's
  limit=100m cached unit 0 'at most 104857600' 2 "$clef" cache
  limit=much cached no-number 0 'at most 268435456' 2 "$clef" cache
  cached clear 0 '' 1 "$clef" cache clear
  rm caches/clef/notes.txt
  cached command 2 "takes nothing, or 'clear'" 0 "$clef" cache clean
  limit=0 cached off 0 hello 0 "$clef" run good.fs
  # Many at once: each prints what it should, and one entry is left.
  for i in 1 2 3 4 5 6 7 8; do
    XDG_CACHE_HOME=$tmp/caches CLEF_CACHE_LIMIT=1000000 "$clef" run good.fs >"many$i" 2>&1 &
  done
  wait
  cat many? >out
  if [ "$(grep -c '^hello$' out)" != 8 ] || [ "$(find caches -type f | wc -l)" != 1 ]; then result cache-many "not 8 times hello, or not one entry"; else result cache-many ""; fi
fi

# ---- what an output depends on ----
if wanted depend-; then
  mkdir -p 'dep end'
  printf 'module A\nlet x = 1\n' >'dep end/A #1.fs'
  printf 'printfn "%%d" A.x\n' >'dep end/Main$.fs'
  printf '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><Compile Include="A #1.fs" /><Compile Include="Main$.fs" /></ItemGroup></Project>\n' >'dep end/p.fsproj'
  printf '<Project />\n' >'dep end/Directory.Build.props'
  try depend-project 0 '' "$clef" build 'dep end' -o 'out put' -MD
  printf 'out\\ put: \\\n  PROPS \\\n  dep\\ end/p.fsproj \\\n  dep\\ end/A\\ \\#1.fs \\\n  dep\\ end/Main$$.fs\n' >want
  sed "s|[^ ]*/dep.* end/Directory.Build.props|PROPS|" 'out put.d' | sed '/^$/,$d' | cmp -s - want
  if [ $? = 0 ]; then result depend-text ""; else result depend-text "$(cat 'out put.d')"; fi
  try depend-of-an-error 1 FS0039 "$clef" build bad.fs -o failed -MF failed.d
  if [ -e failed.d ]; then result depend-none "written although the build failed"; else result depend-none ""; fi
  printf 'all: out\\ put\nout\\ put:\n\t@"%s" build "dep end" -o "out put" -MD && echo built\n-include out\\ put.d\n' "$clef" >Makefile
  try depend-make-done 0 'Nothing to be done' make
  rm 'dep end/Directory.Build.props'
  try depend-make-again 0 '^built$' make
fi
if wanted depend-ninja && command -v ninja >/dev/null; then
  mkdir -p ninja/build bin
  cp "$here"/samples/*.fs ninja && cp "$here/samples/build/build.ninja" ninja/build
  ln -sf "$clef" bin/clef
  (cd ninja/build && PATH=$tmp/bin:$PATH ninja && ./hello && sleep 0.02 && printf 'printfn "changed"\n' >../hello.fs && PATH=$tmp/bin:$PATH ninja && ./hello && ninja -n) >out 2>&1
  if grep -q '^\[1/1\] clef hello' out && grep -q '^changed' out && grep -q 'no work to do' out; then result depend-ninja ""; else result depend-ninja "$(tail -3 out)"; fi
fi

# ---- explain ----
if wanted explain-page; then
  try explain-page-made 0 '' "$clef" explain good.fs
  if head -1 good.html | grep -q '<!DOCTYPE html>'; then result explain-page ""; else result explain-page "no page"; fi
  try explain-page-error 1 'undefinedName' "$clef" explain bad.fs -o none.html
  if [ -e none.html ]; then result explain-page-none "a page of a wrong program"; else result explain-page-none ""; fi
fi
try explain-no-function 1 "has 'frob' in its name" "$clef" explain good.fs -only frob -o none.html

# ---- doc ----
try doc-value 0 "^val List.fold: folder: \('State -> 'T -> 'State\) -> state: 'State -> list: 'T list -> 'State$" "$clef" doc List.fold
try doc-comment 0 '^    The first element; None of none' "$clef" doc List.tryHead
try doc-end-of-a-path 0 '^val Seq.fold: ' "$clef" doc fold
try doc-overloads 0 '^static member System.String.Join: separator: string' "$clef" doc String.Join
try doc-member 0 "^member System.Collections.Generic.Dictionary.Add: key: 'Key \* value: 'Value -> unit$" "$clef" doc Dictionary.Add
try doc-type 0 '^    member Elapsed: TimeSpan$' "$clef" doc Stopwatch
try doc-module 0 "^    val defaultValue: value: 'T -> option: 'T option -> 'T$" "$clef" doc Option
try doc-case 0 "^\| Some of Value: 'T$" "$clef" doc Some
try doc-operator 0 '^val \+: x: \^T1 -> y: \^T2 -> \^T3$' "$clef" doc '+'
try doc-operator-in-parentheses 0 "^val [|]>: arg: 'T1 -> func" "$clef" doc '(|>)'
try doc-operator-of-a-module 0 '^val Operators.Checked.[+]: ' "$clef" doc '+'
try doc-of-the-checker 0 '^val sqrt: value: \^T -> \^U$' "$clef" doc sqrt
try doc-of-the-library-alone 1 "nothing of the name 'List.map3From'" "$clef" doc List.map3From
try doc-site-without-a-folder 2 "option '-site' needs a value" "$clef" doc -site
try help-of-fmt-check 0 '^  -check  *write nothing: name the files' "$clef" help fmt
try help-of-check 0 '^  -check  *count every object' "$clef" help run
try doc-nothing 1 "nothing of the name 'frob'" "$clef" doc frob
try doc-no-name 2 'takes a name' "$clef" doc

# ---- watch ----
# Waits, at most 30 seconds, until the watcher has said so many lines that match.
said() { # name count pattern
  tries=0
  while [ "$(cat out err | grep -ac -- "$3")" -lt "$2" ] && [ $tries -lt 300 ]; do sleep 0.1; tries=$((tries + 1)); done
  if [ $tries -lt 300 ]; then result "$1" ""; else result "$1" "'$3' is not there $2 times"; fi
}
mkdir nothing && try watch-nothing 2 "'clef watch' needs a source file, or a project in this folder" sh -c 'cd nothing && exec "$0" watch' "$clef"
if wanted watch-; then
  mkdir -p watched
  printf 'module A\nlet x = "first"\n' >watched/A.fs
  printf 'printfn "%%s" A.x\n' >watched/Main.fs
  printf '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><Compile Include="A.fs" /><Compile Include="Main.fs" /></ItemGroup></Project>\n' >watched/p.fsproj
  "$clef" watch run watched >out 2>err &
  watcher=$!
  said watch-first 1 '^first$'
  said watch-waits 1 'status 0; waiting for a change of 3 files'
  printf 'module A\nlet x = y\n' >watched/A.fs
  said watch-error 1 'FS0039'
  printf 'module A\nlet x = "second"\neprintfn "%%s" x\nSystem.Threading.Thread.Sleep 100000\n' >replaces && mv replaces watched/A.fs
  said watch-replaced 1 '^second$'
  rm watched/A.fs
  said watch-removed 1 'CLEF0001'
  printf 'module A\nlet x = "third"\n' >watched/A.fs
  said watch-new 1 '^third$'
  printf '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><Compile Include="A.fs" /></ItemGroup></Project>\n' >watched/p.fsproj
  said watch-project 1 'The project makes a library'
  kill $watcher
  wait $watcher 2>/dev/null
  try watch-no-command 2 "takes run, test, check or build, not 'expr'" "$clef" watch expr good.fs
  try watch-wrong 2 "unknown option" "$clef" watch -frob good.fs
  try watch-help 0 "usage: clef watch" "$clef" help watch
fi

# ---- the compiler's own binary: hardened where its C compiler can ----
if wanted hardened && command -v readelf >/dev/null && ! readelf -Ws "$clef" | grep -q __asan_init; then
  : >out >err
  flags=$(cd "$here" && OUT=$tmp/probes CC=${CC:-cc} CFLAGS= ./build.sh hardening link)
  why=
  [ -z "$flags" ] || readelf -d "$clef" | grep -q BIND_NOW || why="relocations stay writable"
  flags=$(cd "$here" && OUT=$tmp/probes CC=${CC:-cc} CFLAGS= ./build.sh hardening compile)
  case $flags in *stack-protector*) readelf -Ws "$clef" | grep -q __stack_chk_fail || why="no stack protector" ;; esac
  case $flags in *FORTIFY*) readelf -Ws "$clef" | grep -qE '_chk(@|$)' || why="no checked functions of the C library" ;; esac
  result hardened "$why"
fi
# mimalloc is a part of the compiler or not used: one that needs its shared library would not start elsewhere.
if wanted starts-without-mimalloc && command -v readelf >/dev/null; then
  : >out >err
  result starts-without-mimalloc "$(readelf -d "$clef" 2>/dev/null | grep 'NEEDED.*mimalloc')"
fi

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
