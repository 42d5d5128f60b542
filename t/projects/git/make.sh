# make.sh: a repository of two commits, and a project that references the first.
set -e
git init -q lib
cd lib
mkdir src
echo '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><Compile Include="Lib.fs" /></ItemGroup></Project>' >src/Lib.fsproj
commit() {
  printf 'module Lib\nlet text = "%s"\n' "$1" >src/Lib.fs
  git add -A
  GIT_AUTHOR_DATE=2026-01-01T00:00:00Z GIT_COMMITTER_DATE=2026-01-01T00:00:00Z git -c user.name=a -c user.email=a@b commit -qm "$1"
}
commit first
first=$(git rev-parse HEAD)
commit second
cd ..
sed -i "s|URL|file://$PWD/lib|; s|COMMIT|$first|" app/App.fsproj
echo "$first" >first
