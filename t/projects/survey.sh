#!/bin/sh
# survey.sh: how many public F# projects clef accepts as they are. Not part of t/ci.sh: it needs a network or checkouts.
#
#   t/projects/survey.sh [-sources DIR] [-clef PROGRAM] [FILTER]
#
# Each row of survey.txt is a repository, a commit and folders in it. Its project files there are checked, none is built or run,
# and a row is printed: repository, commit, lines of F# in the folders, projects accepted of projects, the first message of one
# that is not. -sources: checkouts named OWNER+NAME, at the commits of survey.txt; without it git fetches the commits from
# GitHub into a folder that is deleted at the end.
list=$(cd "$(dirname "$0")" && pwd)/survey.txt
clef=$(cd "$(dirname "$0")/../.." && pwd)/out/clef
sources=
while [ $# -gt 0 ]; do
  case $1 in
    -sources) sources=${2:?DIR}; shift 2 ;;
    -clef) clef=${2:?PROGRAM}; shift 2 ;;
    *) break ;;
  esac
done
filter=$1
tmp=$(mktemp -d) || exit 2
trap 'rm -rf "$tmp"' EXIT

# fetch OWNER/NAME COMMIT: the folder with the sources
fetch() {
  name=$(printf '%s' "$1" | tr / +)
  if [ -n "$sources" ]; then
    printf '%s' "$sources/$name"
    return
  fi
  git init -q "$tmp/$name" && git -C "$tmp/$name" fetch -q --depth 1 "https://github.com/$1" "$2" &&
    git -C "$tmp/$name" checkout -q FETCH_HEAD && printf '%s' "$tmp/$name"
}

grep -v '^#' "$list" | grep -e "$filter" >"$tmp/rows"
whole=0 rows=0
while read -r repository commit folders; do
  root=$(fetch "$repository" "$commit") && cd "$root" || { echo "$repository: no sources"; continue; }
  lines=0 accepted=0 projects=0 message=
  # shellcheck disable=SC2086
  find $folders -name '*.fsproj' | sort >"$tmp/projects"
  # shellcheck disable=SC2086
  lines=$(find $folders \( -name '*.fs' -o -name '*.fsi' \) -type f -exec cat {} + | wc -l)
  while IFS= read -r project; do
    projects=$((projects + 1))
    if timeout 120 "$clef" check "$project" >"$tmp/says" 2>&1 </dev/null; then accepted=$((accepted + 1))
    elif [ -z "$message" ]; then message=$(sed -n '/error [A-Z]*[0-9]*:/{s/^[^:]*: //;s/^error //;p;q;}' "$tmp/says")
    fi
  done <"$tmp/projects"
  rows=$((rows + 1))
  [ "$accepted" = "$projects" ] && [ "$projects" -gt 0 ] && whole=$((whole + 1))
  printf '%s\t%.8s\t%d\t%d of %d\t%s\n' "$repository" "$commit" "$lines" "$accepted" "$projects" "$message"
  [ -n "$sources" ] || rm -rf "$root"
done <"$tmp/rows"
echo "$whole of $rows accepted"
