#!/bin/sh
# lint.sh: what a compiler cannot check about its own sources. Prints a line for each finding; the last line is
# `N passed, N failed`, counting checks. `lint.sh -sizes` prints files over 1000 lines too (a report, not a finding);
# `lint.sh -word WORD` the places of a word of words.txt.
cd "$(dirname "$0")/../.." || exit 2
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT
passed=0 failed=0
list() { # files of the repository with one of the endings, generated ones left out
  for ending; do
    find build.sh Makefile .ci clef arch rt t samples README.md -type f -name "*$ending" 2>/dev/null
  done | grep -v '^out/' | LC_ALL=C sort
}
check() { # name; its findings are in $tmp/found
  if [ -s "$tmp/found" ]; then
    sed "s/^/$1: /" "$tmp/found"
    failed=$((failed + 1))
  else
    passed=$((passed + 1))
  fi
}
list .c .h .def .rules .S .s >"$tmp/code"

# 1. Includes go the way of includes.txt. Generated headers (out/) are named without a folder of ours.
xargs grep -n '^#[ ]*include "' /dev/null <"$tmp/code" | awk '
  function folder(path) { # the innermost one that has a line
    while (sub(/\/[^\/]*$/, "", path)) if (path in known || path !~ /\//) return path
    return path
  }
  BEGIN {
    while ((getline line < "t/lint/includes.txt") > 0) {
      if (line ~ /^#/ || line == "") continue
      n = split(line, word, " ")
      known[word[1]] = 1
      for (i = 2; i <= n; i++) allowed[word[1], word[i]] = 1
    }
  }
  {
    split($0, part, ":")
    from = folder(part[1])
    split($0, quoted, "\"")
    to = folder(quoted[2])
    if (quoted[2] ~ /^((start|threads|signals|workers|trace|library|rules|site)_[a-z0-9_]+|testing|commit|build|page|printers)[.]h$/) next
    if (quoted[2] !~ /\//) { if (part[1] ~ /^(clef|arch)\//) print part[1] ":" part[2] ": include \"" quoted[2] "\" is not written from the root"; next }
    if (!(to in known)) next
    if (!(from in known)) { print part[1] ": folder " from " has no line in t/lint/includes.txt"; next }
    if (from != to && !((from, to) in allowed) && !((from, "*") in allowed)) print part[1] ":" part[2] ": " from " must not include " to
  }' >"$tmp/found"
check includes

# No function returns a Span (or another struct of 9 to 15 bytes): tcc 0.9.27 writes 16 bytes where it is received.
xargs grep -nE '^(static )?(inline )?(const )?Span [a-z_0-9]+\(' /dev/null <"$tmp/code" | grep -v '\*' >"$tmp/found"
check spans

# Two flags of one enum never share a bit.
xargs awk '
  FNR == 1 { depth = 0 }
  /^(typedef )?enum/ { depth = 1; split("", owner) }
  depth && match($0, /[A-Z][A-Z0-9_]* = 1u? << [0-9]+/) {
    split(substr($0, RSTART, RLENGTH), word, " ")
    if (word[5] in owner) print FILENAME ":" FNR ": " word[1] " has the bit of " owner[word[5]]
    owner[word[5]] = word[1]
  }
  /^ *}/ { depth = 0 }' <"$tmp/code" >"$tmp/found"
check flags

# A switch is on the enum itself, so that the compiler sees its cases; one that treats some of them has a `default`.
xargs grep -nE 'switch \(\((int|unsigned)\)' /dev/null <"$tmp/code" >"$tmp/found"
check switches

# Counts are cut to 8 and 16 bits by narrow8 and narrow16 (clef/base/base.h), which check that they fit.
xargs grep -nE '\(u?int(8|16)_t\)[][a-z_0-9.>-]*(count|counts|size|length|total|arity)([^a-z_-]|$)' /dev/null <"$tmp/code" |
  grep -v '^clef/base/bug.c:' >"$tmp/found"
check narrowing

# The words of a node's payload without its kind are for copies, packing and the library image; all others name the kind.
xargs grep -nE 'payload[.]raw|psg_payload_words|PsgRawPayload' /dev/null <"$tmp/code" |
  grep -v -e '^clef/psg/graph/' -e '^clef/psg/psg[.]h:' -e '^clef/driver/image_write[.]c:' >"$tmp/found"
check payloads

# 2. The backends have the same file names.
if [ -d arch/x86_64 ] && [ -d arch/aarch64 ]; then
  (cd arch/x86_64 && find . -type f | LC_ALL=C sort) >"$tmp/a"
  (cd arch/aarch64 && find . -type f | LC_ALL=C sort) >"$tmp/b"
  comm -3 "$tmp/a" "$tmp/b" | sed 's/^[[:space:]]*/only one machine has /' >"$tmp/found"
  check machines
fi

# 3. Every row of diag.def is shown by a file of t/err, or by the test that elsewhere.txt names: there its code stands.
sed -n 's/^DIAG(\([A-Z0-9_]*\), *"\([^"]*\)".*/\1 \2/p' clef/base/diag.def | LC_ALL=C sort >"$tmp/rows"
for f in t/err/*; do
  case $f in
  *.files)
    rm -rf "$tmp/parts"
    mkdir "$tmp/parts"
    timeout 60 "${CLEF:-out/clef}" check -notes -diag json $(awk -v dir="$tmp/parts/" '/^--- / { name = dir $2; print name; next } { print >name }' "$f") ;;
  *) timeout 60 "${CLEF:-out/clef}" check -notes -diag json "$f" ;;
  esac 2>&1
done | sed -n 's/^{"severity": "[a-z]*", "code": "[A-Z0-9]*", "name": "\([A-Z0-9_]*\)".*/\1/p' | LC_ALL=C sort -u >"$tmp/shown"
grep -v '^#' t/lint/elsewhere.txt | LC_ALL=C sort >"$tmp/elsewhere"
{
  LC_ALL=C join -v 1 "$tmp/rows" "$tmp/shown" | LC_ALL=C join -v 1 - "$tmp/elsewhere" |
    sed 's/$/: no file of t\/err shows this row of diag.def/'
  LC_ALL=C join "$tmp/elsewhere" "$tmp/shown" | sed 's/$/: t\/err shows it, elsewhere.txt need not name it/'
  LC_ALL=C join "$tmp/elsewhere" "$tmp/rows" | while read -r name where code; do
    cat $where | grep -qw "$code" || echo "$name: $where does not have $code"
  done
  sed -n 's/^DIAG(\([A-Z0-9_]*\).*, "[^"]*{}[^"]*")$/\1: nothing fills a hole of a hint/p' clef/base/diag.def
} >"$tmp/found"
check diagnostics

# 4. `Note [Title]` refers to a note that stands somewhere: `/* Note [Title]` or `# Note [Title]` opens it.
# (A reference in a comment that opens on its line counts as well only when text other than the note follows on it.)
xargs grep -on 'Note \[[^]]*\]' /dev/null <"$tmp/code" | sed 's/^\([^:]*:[0-9]*\):/\1 /' >"$tmp/refs"
xargs grep -h '^[[:space:]]*\(/\*\|#\|//\|;\|\*\) *Note \[[^]]*\][[:space:]]*$' /dev/null <"$tmp/code" |
  sed 's/.*\(Note \[[^]]*\]\).*/\1/' | sort -u >"$tmp/notes"
while read -r at note; do
  grep -Fxq "$note" "$tmp/notes" || echo "$at: $note is nowhere written"
done <"$tmp/refs" >"$tmp/found"
check notes

# Sources that READMEs and the headers of clef/ and arch/ name are there. The first run is the rule's own test.
list .c .h .def .rules .s .awk .py .sh >"$tmp/all"
printf '%s\n' '/* see lint.sh, prose.awk, nowhere_there.c and out/rules.h */' >"$tmp/prose.h"
awk -f t/lint/files.awk "$tmp/all" "$tmp/prose.h" | sed 's/.* //' >"$tmp/ruled"
[ "$(cat "$tmp/ruled")" = nowhere_there.c ] || echo "files.awk finds: $(cat "$tmp/ruled")" >"$tmp/found"
list README.md .h | grep -E '^(clef|arch|rt)/' | xargs awk -f t/lint/files.awk "$tmp/all" >>"$tmp/found"
check files

# 5. Nothing is left for later in a comment, and nothing names a place outside the repository.
list .c .h .def .rules .S .s .sh .fs .clef .md | grep -v '^t/lint/' >"$tmp/all"
tr '\n' '\0' <"$tmp/all" | xargs -0 grep -nE '\b(TODO|FIXME|XXX|HACK)\b' /dev/null | cut -c1-160 >"$tmp/found"
check unfinished
tr '\n' '\0' <"$tmp/all" | xargs -0 grep -nE '/work/|\.\./shared|/home/|/root/' /dev/null | cut -c1-160 >"$tmp/found"
check paths

# 6. Every source file and every folder says what it is.
while read -r f; do
  case $f in *.c | *.h | *.def) head -1 "$f" | grep -q '^/\*' || echo "$f has no header comment" ;; esac
done <"$tmp/code" >"$tmp/found"
check headers
for d in clef/*/ arch/ rt/ t/ samples/; do
  [ ! -d "$d" ] || [ -f "${d}README.md" ] || echo "${d}README.md is missing"
done >"$tmp/found"
check readmes

# The top level holds what README.md says it holds, and nothing that a command left there.
git ls-files 2>/dev/null | cut -d/ -f1 | sort -u |
  grep -vxE '\.ci|\.clang-format|\.gitignore|LICENSE|Makefile|README\.md|arch|build\.sh|clef|rt|samples|t' |
  sed 's/$/ is not a part of the top level/' >"$tmp/found"
check top

# 7. Layout of the text: no tabs in sources, no spaces at line ends, no lines over 120, a newline at the end.
: >"$tmp/found"
grep -v '^t/' "$tmp/code" | xargs grep -n '	' /dev/null | grep -v '\.[Ss]:' | sed 's/^\([^:]*:[0-9]*\):.*/\1: a tab/' | head -20 >>"$tmp/found"
grep -v '^t/' "$tmp/code" | xargs grep -nE ' +$' /dev/null | sed 's/^\([^:]*:[0-9]*\):.*/\1: space at the end/' | head -20 >>"$tmp/found"
grep -v '^t/' "$tmp/code" | xargs awk 'length > 130 && FILENAME !~ /\.(def|rules)$/ { print FILENAME ":" FNR ": " length " columns" }' | head -20 >>"$tmp/found"
check layout

# 8. The cells of the matrix are what the generator makes.
if command -v python3 >/dev/null 2>&1; then
  t/fuzz/matrix t/fuzz/cells -check >"$tmp/found"
  check matrix
fi

# 9. No mutable state outside contexts: a file-scope variable of C that is neither const nor a function's. Host programs of
# the build (clef/tools) run once and may have some.
grep '\.c$' "$tmp/code" | grep -vE '^(t|clef/tools)/' | xargs grep -nE '^static [a-zA-Z_][a-zA-Z0-9_ *]*(\[[^]]*\])*( =.*)?;' /dev/null |
  grep -vE '\bconst\b|\(' | sed 's/$/ (mutable global)/' >"$tmp/found"
check globals

# 10. Every public definition of the library says what it means.
find rt -name '*.clef' | LC_ALL=C sort | xargs awk -f t/lint/documented.awk >"$tmp/found"
check documented

# 11. A folder's README, or that of the folder around it, names each of its sources.
for file in $(find clef arch rt -name '*.c' -o -name '*.clef' | LC_ALL=C sort); do
  folder=${file%/*} name=${file##*/}
  [ -f "$folder/README.md" ] || folder=${folder%/*}
  [ -f "$folder/README.md" ] || folder=${folder%/*}
  grep -qw -e "${name%.*}" -e "$(echo "${name%.*}" | tr _ -)" "$folder/README.md" || echo "$folder/README.md does not name $file"
done >"$tmp/found"
check named

# 12. The offsets that start.s sets are those of rt.def.
sed -n 's/^RT_FIELD(\([A-Z_]*\), *\([0-9]*\),.*/\1 \2/p' clef/lir/rt.def >"$tmp/fields"
sed -n 's/^[[:space:]]*\.set RT_\([A-Z_]*\), \([0-9]*\)$/\1 \2/p' rt/*/start.s | sort -u | grep -vxFf "$tmp/fields" |
  sed 's/^/rt.def has another offset, or none, for RT_/' >"$tmp/found"
check offsets

# 13. No fixed array takes what a program decides the number of: arrays of a fixed size stand in fixed.txt with their reason. The
# first run is the rule's own test.
cat >"$tmp/arrays.c" <<'END'
  NodeId many[100];
  uint32_t count = 0, all[MOST];
  Node *few[4], *more[9] = {0};
  static const int table[] = {1, 2};
  int given[5] = {1, 2, 3, 4, 5}, n = rows[17];
  uint64_t blocks[STEP_COUNT];
END
awk -f t/lint/arrays.awk "$tmp/arrays.c" | sed -n 's/.*arrays\.c:\([0-9]*\): \([a-z]*\).*/\1 \2/p' | tr '\n' ' ' >"$tmp/ruled"
[ "$(cat "$tmp/ruled")" = "1 many 2 all 3 more " ] || echo "arrays.awk finds: $(cat "$tmp/ruled")" >"$tmp/found"
find clef arch -name '*.[ch]' ! -path 'clef/tools/*' | LC_ALL=C sort | xargs awk -f t/lint/arrays.awk >>"$tmp/found"
check arrays

# 14. No function has more than 120 lines but the dispatches of dispatches.txt, and none more than seven parameters. The first run is
# the rule's own test.
{
  echo 'static int many(int a, int b, int c, int d, int (*e)(int, int), int f, int g, int h) {'
  awk 'BEGIN { for (i = 0; i < 119; i++) print "  a++;" }'
  printf '}\nint few(int a, int b, int c, int d, int e, int f, int g) {\n  switch (a) {\n  case 1: break;\n  }\n}\nstatic int plain(int a) {\n  switch (a) {\n'
  awk 'BEGIN { for (i = 0; i < 120; i++) print "  case " i ": break;" }'
  printf '  }\n}\nint heavy(int a) {\n  switch (a) {\n  case 1:\n'
  awk 'BEGIN { for (i = 0; i < 120; i++) print "    a++;" }'
  printf '  }\n}\n'
} >"$tmp/functions.c"
printf '%s\n' "$tmp/functions.c plain: int" "$tmp/functions.c heavy: int" "$tmp/functions.c few: int" >"$tmp/dispatches.txt"
awk -v dispatches="$tmp/dispatches.txt" -f t/lint/functions.awk "$tmp/functions.c" | sed 's/.*[0-9]: //; s/.*dispatches\.txt: //' | cut -d ' ' -f 1-4 | tr '\n' ';' >"$tmp/ruled"
[ "$(cat "$tmp/ruled")" = "many has 8 parameters,;many has 121 lines,;heavy is a dispatch;few of $tmp/functions.c is;" ] ||
  echo "functions.awk finds: $(cat "$tmp/ruled")" >"$tmp/found"
find clef arch -name '*.[ch]' | LC_ALL=C sort | xargs awk -v dispatches=t/lint/dispatches.txt -f t/lint/functions.awk >>"$tmp/found"
check functions

# 15. No two sources share a name unless same-names.txt says that they mean the same.
sed -n 's/^\([a-z_]*[.][a-z]*\).*/\1/p' t/lint/same-names.txt | LC_ALL=C sort >"$tmp/meant"
find clef arch -name '*.[ch]' -o -name '*.def' | sed 's|.*/||' | LC_ALL=C sort | uniq -d >"$tmp/twice"
{
  LC_ALL=C comm -13 "$tmp/meant" "$tmp/twice" | sed 's/$/ is the name of two sources: rename one, or a row of same-names.txt/'
  LC_ALL=C comm -23 "$tmp/meant" "$tmp/twice" | sed 's/$/ is the name of at most one source: it needs no row in same-names.txt/'
} >"$tmp/found"
check names

# 16. The rooms of the checker, the graph, MIR and lowering use each other in the order of includes.txt, by the symbols of their objects, and few of its sources
# depend on each other in a circle.
objects=
for folder in "${OBJECTS:-}" out/dev out/obj; do
  [ -z "$objects" ] && [ -n "$folder" ] && [ -f "$folder/clef/sema/context.o" ] && objects=$folder
done
{
  [ -n "$objects" ] || echo "no objects in out/dev or out/obj: build first"
  # a folder, and how many of its sources may depend on each other in a circle
  while read -r folder most; do
    find "$folder" -name '*.c' | LC_ALL=C sort | while read -r file; do
      [ ! -f "$objects/${file%.c}.o" ] || nm -g "$objects/${file%.c}.o" | sed "s|^|$file |"
    done | awk -v rules=t/lint/includes.txt -v most="$most" -f t/lint/components.awk || echo "components.awk failed"
  done <<'END'
clef/sema 12
clef/psg 7
clef/mir 2
clef/lower 16
END
  # the rule's own test: an arrow upwards, and two sources that use each other
  cat >"$tmp/symbols" <<'END'
clef/sema/names/a.c 0000 T a
clef/sema/names/a.c U b
clef/sema/call/b.c 0000 T b
clef/sema/call/b.c U a
END
  awk -v rules=t/lint/includes.txt -v most=1 -f t/lint/components.awk "$tmp/symbols" | cut -d ' ' -f 1-2 | tr '\n' ' ' >"$tmp/ruled"
  [ "$(cat "$tmp/ruled")" = "clef/sema/names/a.c: clef/sema/names 2 sources " ] || echo "components.awk finds: $(cat "$tmp/ruled")"
} >"$tmp/found"
check rooms

# 17. Words that the prose should not have stand exactly as often as words.txt says: a mark that only falls. The first two runs are
# the rule's own tests: the words that are counted, and the marks that are too low and too high.
printf '%s\n' 'int asked; /* asked, Asked, `asked`' ' * asking */ int asked;' >"$tmp/prose.c"
printf '%s\n' 'asked 1' 'tells 1' 'who 0' >"$tmp/words.txt"
awk -f t/lint/prose.awk "$tmp/prose.c" | awk -v show=asked -f t/lint/words.awk "$tmp/words.txt" - | wc -l | tr -d ' ' >"$tmp/ruled"
[ "$(cat "$tmp/ruled")" = 2 ] || echo "words.awk finds 'asked' $(cat "$tmp/ruled") times" >"$tmp/found"
awk -f t/lint/prose.awk "$tmp/prose.c" | awk -f t/lint/words.awk "$tmp/words.txt" - | cut -d ' ' -f 1 | LC_ALL=C sort | tr '\n' ' ' >"$tmp/ruled"
[ "$(cat "$tmp/ruled")" = "'asked' 'tells' " ] || echo "words.awk reports: $(cat "$tmp/ruled")" >>"$tmp/found"
{ list .c .h .def .rules .clef .s .sh .awk; list .md; } | grep -v '^t/\(run\|err\)/' | xargs awk -f t/lint/prose.awk >"$tmp/prose"
awk -f t/lint/words.awk t/lint/words.txt "$tmp/prose" | LC_ALL=C sort >>"$tmp/found"
check words
# 18. Forms of a sentence that the prose should not have. The first run is the rule's own test.
printf '%s\n' '/* What nothing uses goes. */' '/* A value without uses goes. */' '/* `what nothing uses` */' >"$tmp/prose.c"
awk -f t/lint/prose.awk "$tmp/prose.c" | awk -f t/lint/phrases.awk t/lint/phrases.txt - | grep -c '^    write' >"$tmp/ruled"
[ "$(cat "$tmp/ruled")" = 1 ] || echo "phrases.awk finds $(cat "$tmp/ruled") of 1" >"$tmp/found"
awk -f t/lint/phrases.awk t/lint/phrases.txt "$tmp/prose" >>"$tmp/found"
check phrases

if [ "$1" = -word ]; then awk -v show="$2" -f t/lint/words.awk t/lint/words.txt "$tmp/prose"; fi

if [ "$1" = -sizes ]; then
  echo "files over 1000 lines:"
  cat "$tmp/code" | xargs wc -l | awk '$2 != "total" && $1 > 1000 { print "  " $1 " " $2 }' | sort -rn
fi
echo "$passed passed, $failed failed"
[ $failed = 0 ]
