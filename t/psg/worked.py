"""What t/psg/worked.sh runs: `worked.py CLEF FOLDER FILE...`. Each file is a program followed by worked examples of the specification:

    // TEXT SECTION FORM: what was changed in the example, and why, if something was
    //the example as the text prints it, one comment a line

An example holds if some node of the program reads so. The forms map the list of nodes that `expr -json` writes, or the graph of
`build -k`, to what the texts print:

  text        `clef expr`. The texts nest a Seq of more than two expressions to the right; Clef has one Seq with all of them.
  json        `expr -json`, each id of a part replaced by that node. The texts leave some keys out; those they have must stand in this
              order, with these values.
  notation    the same tree in the abbreviated notation of ClefExpr 5. Console's functions are Var, since they are functions of
              the library; the texts write Intrinsic. An argument `()` is written as no argument.
  expansion   nodes of phase 5 with their keys of an elaboration.
  machine     the fields and blocks of a state machine.
  body        the body of a loop in phase 4, as nested Sequentials.
  split       PreYieldExprs and PostYieldExprs of `ccs_coeffects.json`.

Numbers of nodes and expansions, and white space between tokens, do not count. The last line is `N passed, N failed`."""

import json
import os
import re
import subprocess
import sys

PARTS = {"value", "body", "function", "guard", "thenBranch", "elseBranch", "scrutinee", "start", "finish", "arg", "pattern"}
PART_LISTS = {"arguments", "exprs", "elements", "members", "children"}
OPERATORS = {"Op.add": "+", "Op.mul": "*", "Op.sub": "-"}


# ---- the tree ----


def nested(nodes, value, key=None):
    """The value with each id of a part replaced by its node."""
    if isinstance(value, dict):
        return {name: nested(nodes, part, name) for name, part in value.items() if name != "id"}
    if isinstance(value, list):
        return [nested(nodes, part, key) for part in value]
    if isinstance(value, int) and not isinstance(value, bool) and (key in PARTS or key in PART_LISTS):
        return nested(nodes, nodes[value])
    return value


def matches(example, node):
    """Are the keys of the example keys of the node, in this order, with the same values but for ids?"""
    if isinstance(example, dict):
        if not isinstance(node, dict):
            return False
        order = [key for key in node if key in example]
        return order == list(example) and all(key.endswith("Id") or matches(example[key], node[key]) for key in example)
    if isinstance(example, list):
        return isinstance(node, list) and len(example) == len(node) and all(map(matches, example, node))
    return example == node


def paired(text):
    """The lines of `clef expr` with each Seq of more than two parts nested to the right."""
    root = (-1, "", [])
    stack = [root]
    for line in text.rstrip().split("\n"):
        depth = len(line) - len(line.lstrip())
        while stack[-1][0] >= depth:
            stack.pop()
        entry = (depth, line.strip(), [])
        stack[-1][2].append(entry)
        stack.append(entry)
    out = []

    def write(entry, depth):
        _, line, parts = entry
        out.append("  " * depth + line)
        if line == "Seq:" and len(parts) > 2:
            write(parts[0], depth + 1)
            write((0, "Seq:", parts[1:]), depth + 1)
        else:
            for part in parts:
                write(part, depth + 1)

    for entry in root[2]:
        write(entry, 0)
    return "\n".join(out)


# ---- the notation of ClefExpr 5 ----


def type_notation(text):
    return "tuple" if " * " in text else re.sub(r"\s*->\s*", ", ", text)


def operand(node):
    """Arithmetic is written infix over names and numbers."""
    if node["kind"] == "Literal":
        return node["value"].split(" ", 1)[1]
    return node["name"] if node["kind"] == "Variable" else notation(node)


def pattern(node):
    if node["kind"] == "Tuple":
        return "TuplePattern(%s)" % ", ".join(pattern(part) for part in node["elements"])
    return node.get("name", node["kind"])


def notation(node):
    kind = node["kind"]
    if kind == "Variable":
        return node["name"] if node["name"].startswith("$") else "Var(%s)" % node["name"]
    if kind == "Literal":
        return re.sub(r"^String ", "", node["value"])
    if kind == "Application":
        args = [part for part in node["arguments"] if part.get("value") != "Unit"]
        return "Application(%s, [%s])" % (notation(node["function"]), ", ".join(map(notation, args)))
    if kind == "Intrinsic" and node["name"] in OPERATORS:
        return (" %s " % OPERATORS[node["name"]]).join(map(operand, node["arguments"]))
    if kind == "Lambda":
        params = ", ".join("(%s, %s)" % (p["name"], type_notation(p["type"])) for p in node["parameters"])
        return "Lambda([%s], %s)" % (params, notation(node["body"]))
    if kind == "Sequential":
        return "Seq([%s])" % ", ".join(map(notation, node["exprs"]))
    if kind == "Match":
        cases = ("%s -> %s" % (pattern(c["pattern"]), notation(c["body"])) for c in node["cases"])
        return "Match(%s, [%s])" % (notation(node["scrutinee"]), ", ".join(cases))
    return kind


def canonical(text):
    """The notation without what the texts vary: `;` or `,`, Literal around strings, numbers of made variables."""
    text = re.sub(r'Literal\(("[^"]*")\)', r"\1", text)
    text = re.sub(r"Intrinsic\((Console\.\w+)\)", r"Var(\1)", text)
    names = {}
    text = re.sub(r"\$\d+", lambda m: names.setdefault(m.group(), "$%d" % len(names)), text)
    return re.sub(r"\s+", "", text).replace(";", ",")


# ---- the graph of phase 5 ----


class Graph:
    def __init__(self, folder):
        with open(os.path.join(folder, "ccs_phase_5_final.json"), encoding="utf-8") as file:
            self.nodes = json.load(file)["Nodes"]
        with open(os.path.join(folder, "ccs_coeffects.json"), encoding="utf-8") as file:
            self.coeffects = json.load(file)

    def name(self, id):
        return self.nodes[str(id)]["Kind"].get("Name", "")

    def expression(self, id):
        node = self.nodes[str(id)]
        kind = node["Kind"]
        parts = [self.expression(part) for part in node["Children"]]
        if kind["Kind"] == "Literal":
            return kind["Value"]
        if kind["Kind"] == "Intrinsic" and kind["FullName"] in OPERATORS:
            return OPERATORS[kind["FullName"]].join(parts)
        return kind.get("Name", kind["Kind"])

    def statement(self, id):
        node = self.nodes[str(id)]
        kind, parts = node["Kind"], node["Children"]
        if kind["Kind"] == "Binding":
            return "%s=%s" % (kind["Name"], self.expression(parts[0]))
        if kind["Kind"] == "Set":
            return "%s=%s" % (self.expression(parts[0]), self.expression(parts[1]))
        if kind["Kind"] == "SeqGoto":
            return "br %s" % self.name(kind["Target"])
        if kind["Kind"] == "SeqYield":
            return "current=%s, state=%d, return true" % (self.expression(parts[0]), kind["State"])
        return kind["Kind"]

    def machines(self):
        for node in self.nodes.values():
            kind = node["Kind"]
            if kind["Kind"] != "SeqStateMachine":
                continue
            fields = ["state", "current", "code_ptr"] + [c["Name"] for c in kind["Captures"]]
            for variable in sorted(kind["StateVariables"], key=lambda v: v["Field"]):
                if variable["Field"] != len(fields):
                    yield "a field between %s and %s" % (fields[-1], variable["Name"])
                fields.append(variable["Name"])
            struct = "Struct: {%s}" % ", ".join(fields)
            yield struct
            yield struct + " ".join("[%d]" % i for i in range(len(fields)))
            for block in node["Children"]:
                yield "^%s: %s" % (self.name(block), ", ".join(map(self.statement, self.nodes[str(block)]["Children"])))

    def splits(self):
        def targets(ids):
            return ", ".join("Set(%s)" % self.expression(self.nodes[str(id)]["Children"][0]) for id in ids)

        for info in self.coeffects.get("WhileBasedYieldInfo", []):
            try:
                yield "(pre=[%s], post=[%s])" % (targets(info["PreYieldExprs"]), targets(info["PostYieldExprs"]))
            except IndexError:
                pass  # a binding among them

    def expansions(self):
        """For each expansion, three of its nodes and one of the source."""
        groups, source = {}, None
        for id, node in self.nodes.items():
            keys = node["Metadata"]
            if "Elaboration.Kind" in keys:
                what = tuple(keys["Elaboration." + key] for key in ("Kind", "For", "Id"))
                groups.setdefault(what, []).append('Node %s: Kind="%s", For="%s", Id=%d' % ((id,) + what))
            else:
                source = "Node %s: (no metadata)" % id
        for lines in groups.values():
            yield "\n".join(lines[:3] + [source])


def body(node):
    """A loop's body as the sequence text writes it."""
    kind = node["kind"]
    if kind == "Sequential":
        parts = [body(part) for part in node["exprs"]]
        while len(parts) > 2:  # nested to the right
            parts[-2:] = ["Sequential([%s, %s])" % tuple(parts[-2:])]
        return "Sequential([%s])" % ", ".join(parts)
    if kind == "Set":
        return "Set(%s <- %s)" % tuple(map(operand, node["children"]))
    if kind == "Yield":
        return "Yield(%s)" % operand(node["children"][0])
    return kind


# ---- the examples ----


def run(*command):
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True).stdout.decode("utf-8")


def readings(clef, folder, file):
    """FORM → what the program's nodes read like in it."""
    tree = json.loads(run(clef, "expr", "-json", file))
    nodes = {node["id"]: node for node in tree["nodes"]}
    whole = [nested(nodes, node) for node in tree["nodes"]]
    run(clef, "build", "-k", file, "-o", os.path.join(folder, "program"))
    graph = Graph(os.path.join(folder, "program.k"))
    return {
        "json": whole,
        "text": [paired(run(clef, "expr", file))],
        "notation": [canonical(notation(node)) for node in whole]
        + [canonical(notation(node) + "with returnType = " + type_notation(node["returnType"])) for node in whole if "returnType" in node],
        "machine": list(graph.machines()),
        "split": list(graph.splits()),
        "expansion": list(graph.expansions()),
        "body": ["WhileBody = " + body(node["body"]) for node in whole if node["kind"] == "WhileLoop"],
    }


def plain(text):
    """Without white space and the numbers of nodes and expansions."""
    return re.sub(r"\s+", "", re.sub(r"(-> |Node |Id=)\d+", r"\1", text))


def holds(form, example, found):
    if form == "json":
        return any(matches(json.loads(example), node) for node in found)
    if form == "notation":
        return canonical(example) in found
    return plain(example) in map(plain, found)


def examples(file):
    with open(file, encoding="utf-8") as source:
        for block in source.read().split("\n\n"):
            lines = block.strip().split("\n")
            head = re.match(r"// (.* [\d.]+) (\w+)(?:: .*)?$", lines[0])
            if head:
                yield head.group(1), head.group(2), "\n".join(line[2:] for line in lines[1:])


def main():
    clef, folder, files = sys.argv[1], sys.argv[2], sys.argv[3:]
    passed = failed = 0
    for file in files:
        found = readings(clef, folder, file)
        for place, form, example in examples(file):
            if holds(form, example, found[form]):
                passed += 1
            else:
                failed += 1
                print("FAIL %s: %s (%s): no node reads\n%s\namong" % (file, place, form, example))
                for reading in found[form][:40]:
                    print("    %s" % str(reading))
    print("%d passed, %d failed" % (passed, failed))
    return failed != 0


if __name__ == "__main__":
    sys.exit(main())
