"""What t/psg/views.sh runs: `views.py CLEF FOLDER FILE...`. Of each program the outputs of `expr`, `expr -json` and `build -k -S` are
made in FOLDER; none may crash, and the JSON is read by Python's parser. No object has a key twice, no file has a node twice,
each id names a node of the same file, and the expression tree is linear in the program's size. The phases of both targets differ
in `Platform` only. The last line is `N passed, N failed`."""

import json
import os
import re
import shutil
import subprocess
import sys

# Keys of a phase whose number is a node.
REFERENCES = {"DefinitionId", "Parent", "Target", "Definition", "InitBlock", "CheckBlock", "YieldBlock", "PostYieldBlock",
              "DoneBlock", "EntryPoint", "Yes", "No", "Elaboration.Into", "Elaboration.From", "Library.Id"}
PLACES = {"caseValue", "startLine", "startColumn", "endLine", "endColumn"}


def unique(pairs):
    found = dict(pairs)
    if len(found) != len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError("the key %r stands twice" % next(key for key in keys if keys.count(key) > 1))
    return found


def read(text):
    return json.loads(text.decode("utf-8"), object_pairs_hook=unique)


def numbers(value, key=None):
    """(key, number) of everything below value."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from numbers(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from numbers(part, key)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield key, value


def check_tree(tree):
    made, named = set(), set()
    for key, number in numbers(tree):
        if key in ("id", "varId", "nameId"):
            if number in made:
                raise ValueError("node %d stands twice" % number)
            made.add(number)
        elif key not in PLACES:
            named.add(number)
    if named - made:
        raise ValueError("no node has the id %d" % min(named - made))


def check_graph(graph):
    nodes = {int(id) for id in graph["Nodes"]}
    for id, node in graph["Nodes"].items():
        name = node["Kind"].get("Name", "")
        if re.match(r"\$\d", name) and not node["Range"]["File"].startswith("rt/") and "Elaboration.Kind" not in node["Metadata"]:
            raise ValueError("node %s, the variable %s, has no keys of an elaboration" % (id, name))
        named = node["Children"] + [number for key, number in numbers(node) if key in REFERENCES]
        for number in named:
            if number not in nodes:
                raise ValueError("node %s names %d, which is not there" % (id, number))
    for key in ("EntryPoints", "Modules", "Types"):
        for _, number in numbers(graph[key]):
            if number not in nodes:
                raise ValueError("%s names %d, which is not there" % (key, number))


def run(*command):
    process = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    if process.returncode not in (0, 1):
        raise ValueError("`%s` ends with status %d" % (" ".join(command[1:3]), process.returncode))
    return process.stdout


def check(clef, folder, file):
    with open(file, "rb") as source:
        text = source.read()
    before = re.search(rb"^// with: *(.*)$", text, re.M)
    files = [os.path.join(os.path.dirname(file), name) for name in before.group(1).decode().split()] if before else []
    files.append(file)
    run(clef, "expr", *files)
    tree = run(clef, "expr", "-json", *files)
    if tree:
        check_tree(read(tree))
    # an operator of two characters is a node of 400 bytes
    if len(tree) > 60000 + 250 * sum(os.path.getsize(name) for name in files):
        raise ValueError("%d bytes of JSON" % len(tree))
    kept = [build(clef, folder, target, files) for target in ("x86_64-linux", "aarch64-linux")]
    for name in sorted(kept[0]):
        value = kept[0][name]
        if "Nodes" in value:
            check_graph(value)
            if kept[1][name] | {"Platform": None} != value | {"Platform": None}:
                raise ValueError("%s is another graph for the other target" % name)
        elif "nodes" in value:
            check_tree(value)


def build(clef, folder, target, files):
    """The JSON files that `build -k` writes for a target."""
    kept = os.path.join(folder, target)
    shutil.rmtree(kept + ".k", ignore_errors=True)
    run(clef, "build", "-k", "-S", "-target", target, "-o", kept, *files)
    values = {}
    for name in os.listdir(kept + ".k") if os.path.isdir(kept + ".k") else []:
        if name.endswith(".json"):
            with open(os.path.join(kept + ".k", name), "rb") as source:
                values[name] = read(source.read())
    return values


def main():
    clef, folder, files = sys.argv[1], sys.argv[2], sys.argv[3:]
    failed = 0
    for file in files:
        try:
            check(clef, folder, file)
        except (ValueError, OSError) as error:
            failed += 1
            print("FAIL views %s: %s" % (file, error), flush=True)
    print("%d passed, %d failed" % (len(files) - failed, failed))
    sys.exit(failed != 0)


main()
