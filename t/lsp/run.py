#!/usr/bin/env python3
"""run.py: the language server, driven as an editor drives it.

    t/lsp/run.py [FILTER]        Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
"""
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, HERE)
from client import Client  # noqa: E402

CLEF = os.path.abspath(os.environ.get('CLEF', os.path.join(ROOT, 'out/clef')))

SAMPLE = '''module Sample
/// A figure in the plane.
type Shape =
  | Circle of r: float
  | Square of float
  member this.Area k = match this with Circle r -> r * k | Square s -> s
type P = { X: int; mutable Y: int }
/// The sum of two numbers.
let add x y = x + y
let p = { X = 1; Y = add 1 2 }
let f (s: Shape) =
  let inner z = z + p.X
  s.Area 2.0, inner p.Y
let ``odd name`` = List.map (add 1) [ p.X ]
let emoji = "\U0001f600", p.X
printfn "%A" (f (Circle 1.0), ``odd name``)
'''

tests = []


def test(function):
    tests.append(function)
    return function


def same(got, wanted):
    if got != wanted:
        raise AssertionError('got %r, wanted %r' % (got, wanted))


class Session:
    """A server with one document in a folder of its own."""

    def __init__(self, text=SAMPLE, name='sample.fs'):
        self.folder = os.path.realpath(tempfile.mkdtemp())
        self.client = Client([CLEF, 'lsp'], stderr=subprocess.PIPE)
        self.client.start()
        self.version = 1
        self.uri = self.file(name, text)
        self.client.open(self.uri, text)
        self.text = text

    def file(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, 'w') as out:
            out.write(text)
        return 'file://' + path

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        shutil.rmtree(self.folder)
        if kind is None:
            same(self.client.stop(), 0)
        self.client.process.kill()

    def set(self, text):
        self.version += 1
        self.text = text
        self.client.change(self.uri, self.version, text)

    def place(self, marked, nth=0):
        """The line and character of the bar in a piece of the text, like `add |1 2`."""
        before = marked.index('|')
        at = -1
        for _ in range(nth + 1):
            at = self.text.index(marked.replace('|', '', 1), at + 1)
        at += before
        line = self.text.count('\n', 0, at)
        start = self.text.rfind('\n', 0, at) + 1
        return line, len(self.text[start:at].encode('utf-16-le')) // 2

    def ask(self, method, marked, nth=0, **more):
        return self.client.at(method, self.uri, *self.place(marked, nth), **more)

    def hover(self, marked, nth=0):
        got = self.ask('hover', marked, nth)
        return got and got['contents']['value']

    def labels(self, marked):
        return [item['label'] for item in self.ask('completion', marked)['items']]

    def words(self, locations):
        """What stands at the locations in the text."""
        lines = self.text.split('\n')
        found = []
        for row in locations:
            start, end = row['range']['start'], row['range']['end']
            line = lines[start['line']].encode('utf-16-le')
            found.append((start['line'], line[2 * start['character']:2 * end['character']].decode('utf-16-le')))
        return found


# ---- life cycle ----
@test
def capabilities():
    client = Client([CLEF, 'lsp'])
    result = client.start()
    same(result['serverInfo'], {'name': 'clef'})
    same(client.stop(), 0)


@test
def exit_without_shutdown():
    client = Client([CLEF, 'lsp'])
    client.start()
    client.notify('exit')
    same(client.process.wait(timeout=60), 1)


@test
def end_of_input():
    client = Client([CLEF, 'lsp'])
    client.start()
    client.process.stdin.close()
    same(client.process.wait(timeout=60), 1)


@test
def request_before_initialize():
    client = Client([CLEF, 'lsp'])
    same(client.wait(client.begin('textDocument/hover'))['error']['code'], -32002)
    client.process.kill()


@test
def unknown_method():
    with Session() as s:
        same(s.client.wait(s.client.begin('textDocument/frobnicate'))['error']['code'], -32601)
        s.client.notify('$/frobnicate')


@test
def document_that_is_not_open():
    with Session() as s:
        number = s.client.begin('textDocument/hover', {'textDocument': {'uri': 'file:///no.fs'}, 'position': {'line': 0, 'character': 0}})
        same(s.client.wait(number)['error']['code'], -32602)


# ---- diagnostics ----
@test
def diagnostics_come_and_go():
    with Session('let x: int = 1\n') as s:
        s.set('let x: int = "one"\n')
        rows = s.client.diagnostics(s.uri)
        same([(r['code'], r['severity'], r['range']['start']) for r in rows], [('FS0001', 1, {'line': 0, 'character': 13})])
        s.set('let x: int = 2\nprintfn "%d" x\n')
        same(s.client.diagnostics(s.uri), [])


@test
def hint_and_related_place():
    with Session(SAMPLE + 'let q = ad 1\n') as s:
        rows = s.client.diagnostics(s.uri)
        same(rows[0]['message'], "The value or constructor 'ad' is not defined.\nhelp: maybe 'add'")
        s.set(SAMPLE + 'let q = add "a" 1\n')
        same(s.client.diagnostics(s.uri)[0]['relatedInformation'][0]['location']['uri'], s.uri)


@test
def warnings_of_later_stages():
    with Session('let f x = match x with 1 -> 2\nprintfn "%d" (f 1)\n') as s:
        rows = s.client.diagnostics(s.uri)
        same([(r['code'], r['severity']) for r in rows], [('FS0025', 2)])


@test
def syntax_error_hides_no_types():
    with Session(SAMPLE + 'let w = "a".\nlet q = 1\n') as s:
        same([r['code'] for r in s.client.diagnostics(s.uri)], ['FS0599'])
        same(s.hover('let |add'), '```fsharp\nval Sample.add: int -> int -> int\n```\n\nThe sum of two numbers.\n')


@test
def changes_by_range():
    with Session('let a = 1\nlet b = "\U0001f600" + 2\n') as s:
        s.client.diagnostics(s.uri)
        s.client.change(s.uri, 2, (1, 8, 1, 16, 'a'), (0, 8, 0, 9, '41'))
        same(s.client.diagnostics(s.uri), [])
        s.text = 'let a = 41\nlet b = a\n'
        same(s.hover('b = |a'), '```fsharp\nval Sample.a: int\n```')


@test
def closing_clears():
    with Session('let x: int = "one"\n') as s:
        same(len(s.client.diagnostics(s.uri)), 1)
        s.client.notify('textDocument/didClose', {'textDocument': {'uri': s.uri}})
        same(s.client.diagnostics(s.uri), [])


@test
def project_of_two_files():
    with Session('module Other\nlet x = 1\n', 'Other.fs') as s:
        s.client.notify('textDocument/didClose', {'textDocument': {'uri': s.uri}})
        s.file('p.fsproj', '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><Compile Include="A.fs" /><Compile Include="B.fs" /></ItemGroup></Project>')
        a = s.file('A.fs', 'module A\nlet number = 1\n')
        b = s.file('B.fs', 'module B\nlet twice = A.number + A.number\n')
        s.client.open(b, 'module B\nlet twice = A.number + A.number\n')
        where = s.client.at('definition', b, 1, 15)
        same([(w['uri'], w['range']['start']['line']) for w in where], [(a, 1)])
        edit = s.client.at('rename', b, 1, 15, newName='count')
        same({uri: len(edits) for uri, edits in edit['changes'].items()}, {a: 1, b: 2})
        s.client.open(a, 'module A\nlet number = "text"\n')
        s.client.change(b, 2, 'module B\nlet twice: int = A.number\n')
        same([r['code'] for r in s.client.diagnostics(b)], ['FS0001'])
        s.client.change(a, 2, 'module A\nlet number = 5\n')
        same(s.client.diagnostics(b), [])


@test
def clef_project_of_two_files():
    with Session('module Other\nlet x = 1\n', 'Other.fs') as s:
        s.client.notify('textDocument/didClose', {'textDocument': {'uri': s.uri}})
        s.file('p.fidproj', '[package]\nname = "p"\n\n[build]\nsources = ["a.clef", "b.clef"]\n')
        a = s.file('a.clef', 'module A\nlet number = 1\n')
        b = s.file('b.clef', 'module B\nlet twice = A.number + A.number\n')
        s.client.open(b, 'module B\nlet twice = A.number + A.number\n')
        where = s.client.at('definition', b, 1, 15)
        same([(w['uri'], w['range']['start']['line']) for w in where], [(a, 1)])


@test
def file_of_the_project_is_missing():
    with Session('module A\nlet x: int = "one"\n', 'A.fs') as s:
        s.client.diagnostics(s.uri)
        s.file('p.fsproj', '<Project Sdk="Microsoft.NET.Sdk"><ItemGroup><Compile Include="A.fs" /><Compile Include="Gone.fs" /></ItemGroup></Project>')
        s.client.notify('workspace/didChangeWatchedFiles', {'changes': []})
        same('Gone.fs' in s.client.diagnostics(s.uri)[0]['message'], True)


@test
def document_behind_a_link():
    with Session() as s:
        os.symlink(s.folder, s.folder + '-link')
        try:
            uri = s.uri.replace(s.folder, s.folder + '-link').replace('sample.fs', 'other.fs')
            s.file('other.fs', '')
            s.client.open(uri, 'let x: int = "one"\n')
            same(len(s.client.diagnostics(uri)), 1)
        finally:
            os.unlink(s.folder + '-link')


@test
def many_requests_with_long_answers():
    """More requests than a pipe takes while the worker writes more answers than a pipe takes."""
    with Session('module Long\n' + ''.join('let f%d x = x + %d\n' % (i, i) for i in range(6000))) as s:
        padding = 'x' * 400
        numbers = [s.client.begin('textDocument/semanticTokens/full', {'textDocument': {'uri': s.uri}, 'padding': padding}) for _ in range(400)]
        for number in numbers:
            same(len(s.client.wait(number)['result']['data']) > 0, True)


# ---- hover ----
@test
def hover_of_the_library():
    with Session('let a = List.tryHead [ 1 ]\nlet b = System.String.Join(",", [ "x" ])\nlet c = Some 1\n') as s:
        same('The first element; None of none' in s.hover('List.|tryHead'), True)
        same('with a separator between them' in s.hover('System.String.|Join'), True)


@test
def hover_kinds():
    with Session() as s:
        for marked, wanted in [('let |add', 'val Sample.add: int -> int -> int'), ('z + |p', 'val Sample.p: P'), ('s.|Area', 'member Shape.Area: float -> float'),
                               ('p.|Y', 'P.Y: int'), ('f (|Circle', 'Shape.Circle of r: float'), ('(s: |Shape', 'type Sample.Shape'),
                               ('let inner |z', 'val z: int'), ('|``odd name`` =', 'val Sample.odd name: int list'), ('{ |X = 1', 'P.X: int'),
                               ('Square |s ->', 'val s: float'), ('"%A" (|f', 'val Sample.f: Shape -> float * int')]:
            same(s.hover(marked).split('\n')[1], wanted)
        same(s.hover('module |Sample'), None)
        same('A figure in the plane.' in s.hover('|Shape)'), True)
        same(s.hover('List.|map').split('\n')[1].endswith('map: (int -> int) -> int list -> int list'), True)


@test
def hover_behind_wide_characters():
    with Session() as s:
        same(s.hover('", |p.X').split('\n')[1], 'val Sample.p: P')


# ---- navigation ----
@test
def definitions():
    with Session() as s:
        for marked, wanted in [('inner |p', (9, 'p')), ('s.|Area', (5, 'Area')), ('p.|Y', (6, 'Y')), ('f (|Circle', (3, 'Circle')),
                               ('(s: |Shape', (2, 'Shape')), ('), |``odd', (13, '``odd name``'))]:
            same(s.words(s.ask('definition', marked)), [wanted])
        same(s.ask('definition', '|printfn'), [])


@test
def references():
    with Session() as s:
        same(s.words(s.ask('references', 'let |add', context={'includeDeclaration': True})), [(8, 'add'), (9, 'add'), (13, 'add')])
        same(s.words(s.ask('references', 'let |add', context={'includeDeclaration': False})), [(9, 'add'), (13, 'add')])
        same(s.words(s.ask('references', '|Circle of', context={'includeDeclaration': True})), [(3, 'Circle'), (5, 'Circle'), (15, 'Circle')])
        same(s.words(s.ask('references', '|Shape =', context={'includeDeclaration': True})), [(2, 'Shape'), (10, 'Shape')])
        same([(r['range']['start']['line'], r['kind']) for r in s.ask('documentHighlight', '{ |X: int')], [(6, 3), (9, 2), (11, 2), (13, 2), (14, 2)])


@test
def rename_gives_a_program_again():
    with Session() as s:
        for marked, name in [('let |add', 'plus'), ('{ |X: int', 'Left'), ('|Circle of', 'Round'), ('|Shape =', 'Form'), ('s|.Area', 'it'),
                             ('|``odd name`` =', 'another name'), ('this.|Area', 'Size')]:
            edits = s.ask('rename', marked, newName=name)['changes'][s.uri]
            lines = s.text.split('\n')
            for e in sorted(edits, key=lambda e: (e['range']['start']['line'], e['range']['start']['character']), reverse=True):
                at, end = e['range']['start'], e['range']['end']
                raw = lines[at['line']].encode('utf-16-le')
                lines[at['line']] = (raw[:2 * at['character']] + e['newText'].encode('utf-16-le') + raw[2 * end['character']:]).decode('utf-16-le')
            path = os.path.join(s.folder, 'renamed.fs')
            with open(path, 'w') as out:
                out.write('\n'.join(lines))
            check = subprocess.run([CLEF, 'check', path], capture_output=True, text=True)
            same((marked, check.stderr), (marked, ''))
        same(s.ask('prepareRename', '|printfn'), None)


RENAMED = {
    'A.fs': ['let |area', '{ |X: int', 'X = a.|X', '|Circle of', 'type |Shape', 'Next(|step', 'Counter(|start', 'member _.|Next', 'type |Counter', 'let |origin',
             'mutable |value', 'member _.|Value'],
    'A.fsi': ['val |area', '{ |X: int', '|Circle of', 'type |Shape', 'Next: |step', '|Next:', 'type |Counter', 'val |origin', '|Value: int'],
    'B.fs': ['sumBy |area', '{ |X = x;', 'Next(|step =', 'Counter(|start =', 'c.|Next', 'c = |Counter'],
    'Main.fs': ['A.|Circle', 'A.|origin'],
    'Kinds.fs': ['T(|start', '+ |start +', '|other: string', 'mutable |a =', 'let |twice', 'member val |P', 't.|P <- t', 't.|Copy', 'mutable |N', 'r.|N <-', 'let rec |even', '|Two',
                 'exception |Bad', 'with |Bad code', '|value = 3', 'mutable |m =', 'for |i in', 'static member |Make', 'Make(|start', '(struct (|a, b)', "let |x'", 'member |t.Sum',
                 'abstract |Area', '_.|Area n', 'c2.|Area', 'abstract |Size', 'c2.|Size <-', 'abstract |M', 'override _.|M', 'Der().|M', 'type |I', 'default _.|M']}
KEPT = {'A.fs': ['let (|+.) a', 'let (||Even', 'then |Even'], 'A.fsi': ['(||Even', 'val (|+.)'], 'B.fs': ['p |+. {', 'open Lib.|A'],
        'Kinds.fs': ['System.|IDisposable', '_.|Dispose', 'K|ey = 3']}


def renamed(folder, files, changes):
    """Writes the files of the project with the changes; what clef check says."""
    for name, text in files.items():
        lines = text.split('\n')
        edits = changes.get('file://%s/%s' % (folder, name), [])
        for e in sorted(edits, key=lambda e: (e['range']['start']['line'], e['range']['start']['character']), reverse=True):
            at, end = e['range']['start'], e['range']['end']
            lines[at['line']] = lines[at['line']][:at['character']] + e['newText'] + lines[at['line']][end['character']:]
        with open(os.path.join(folder, name), 'w') as out:
            out.write('\n'.join(lines))
    return subprocess.run([CLEF, 'check', os.path.join(folder, 'p.fsproj')], capture_output=True, text=True).stderr


@test
def rename_in_a_project():
    """In implementations, signature files and named arguments, from each place: the program is right again. Other names are kept."""
    source = os.path.join(HERE, 'rename')
    files = {name: open(os.path.join(source, name)).read() for name in os.listdir(source)}
    folder = os.path.realpath(tempfile.mkdtemp())
    client = Client([CLEF, 'lsp'], stderr=subprocess.PIPE)
    try:
        same(renamed(folder, files, {}), '')
        client.start()
        for name in RENAMED:
            client.open('file://%s/%s' % (folder, name), files[name])

        def rename(name, marked, new):
            bar = marked.index('|')
            text = marked[:bar] + marked[bar + 1:]
            at = files[name].index(text) + bar
            line = files[name].count('\n', 0, at)
            return client.at('rename', 'file://%s/%s' % (folder, name), line, at - files[name].rfind('\n', 0, at) - 1, newName=new)

        for name, places in RENAMED.items():
            for marked in places:
                result = rename(name, marked, 'Renamed_1')
                same((name, marked, result and renamed(folder, files, result['changes'])), (name, marked, ''))
                renamed(folder, files, {})
        for name, places in KEPT.items():
            for marked in places:
                same((name, marked, rename(name, marked, 'Renamed')), (name, marked, None))
        for new in ('', 'a``b', 'a\nb'):
            same((new, rename('A.fs', 'let |area', new)), (new, None))
        for new in ('match', 'a b', '+'):
            same((new, renamed(folder, files, rename('A.fs', 'let |area', new)['changes'])), (new, ''))
        same(client.stop(), 0)
    finally:
        client.process.kill()
        shutil.rmtree(folder)


@test
def symbols_of_a_document():
    with Session() as s:
        rows = s.client.request('textDocument/documentSymbol', {'textDocument': {'uri': s.uri}})
        same([(r['name'], r['kind'], s.words([{'range': r['selectionRange']}])[0][1]) for r in rows],
             [('Shape', 5, 'Shape'), ('P', 5, 'P'), ('add', 12, 'add'), ('p', 13, 'p'), ('f', 12, 'f'), ('odd name', 13, '``odd name``')] +
             [(r['name'], r['kind'], 'emoji') for r in rows[6:]])
        same([c['name'] for c in rows[0]['children']], ['Area'])
        folds = s.client.request('textDocument/foldingRange', {'textDocument': {'uri': s.uri}})
        same((10, 12) in [(r['startLine'], r['endLine']) for r in folds], True)


@test
def symbols_of_all_programs():
    with Session() as s:
        other = 'module Other\nmodule Inner =\n  let addAll xs = List.sum xs\nlet other = 1\n'
        uri = s.file('other.fs', other)
        s.client.open(uri, other)
        rows = s.client.request('workspace/symbol', {'query': 'ad'})
        same(sorted((r['name'], r['kind'], r.get('containerName'), r['location']['uri'] == uri) for r in rows),
             [('add', 12, None, False), ('addAll', 12, 'Inner', True)])
        same([r['location']['range']['start'] for r in rows if r['name'] == 'add'], [{'line': 8, 'character': 4}])
        same(s.client.request('workspace/symbol', {'query': 'noSuchName'}), [])
        same(len(s.client.request('workspace/symbol', {'query': ''})) > 8, True)
        same(s.client.request('workspace/symbol', {}) != [], True)
        s.client.notify('workspace/symbol', {'query': 'x'})
    with Session('let x = (\n') as s:
        same(s.client.request('workspace/symbol', {'query': 'x'}), [])


def edited(text, edits):
    for edit in edits:
        lines = text.split('\n')
        at = [sum(len(line) + 1 for line in lines[:p['line']]) + p['character'] for p in (edit['range']['start'], edit['range']['end'])]
        text = text[:at[0]] + edit['newText'] + text[at[1]:]
    return text


@test
def formatting():
    options = {'tabSize': 4, 'insertSpaces': True}
    with Session('let  x=1\n// kept\nlet y =\n  2\nlet z = 3\n') as s:
        document = {'textDocument': {'uri': s.uri}, 'options': options}
        edits = s.client.request('textDocument/formatting', document)
        same(len(edits), 1)
        same(edited(s.text, edits), 'let x = 1\n// kept\nlet y = 2\nlet z = 3\n')
        same(edits[0]['range']['end'], {'line': 4, 'character': 0})
        s.set(edited(s.text, edits))
        same(s.client.request('textDocument/formatting', document), [])
        s.set('let  a=1\nlet  b=[1;\n  2]\nlet  c=3\n')
        part = dict(document, range={'start': {'line': 1, 'character': 0}, 'end': {'line': 2, 'character': 2}})
        same(edited(s.text, s.client.request('textDocument/rangeFormatting', part)), 'let  a=1\nlet b = [ 1; 2 ]\nlet  c=3\n')
        s.set('let  a=1\nlet  f x =\n  if x then printfn "a"\nlet  c=3\n')
        same(edited(s.text, s.client.request('textDocument/rangeFormatting', part)), 'let  a=1\n\nlet f x =\n    if x then\n        printfn "a"\n\nlet  c=3\n')
        s.set('let  x = (\n')
        same(s.client.request('textDocument/formatting', document), None)
        for hostile in [{}, {'textDocument': {}}, {'textDocument': {'uri': 1}}]:
            same('error' in s.client.wait(s.client.begin('textDocument/formatting', hostile)), True)
        s.set('let  x = 1\n')
        for hostile in [{'line': 2 ** 31, 'character': -1}, {'line': 'x'}, [], None]:
            answer = s.client.request('textDocument/rangeFormatting', dict(document, range={'start': hostile, 'end': hostile}))
            same(answer == [] or edited(s.text, answer) == 'let x = 1\n', True)


@test
def tokens_by_meaning():
    with Session() as s:
        data = s.client.request('textDocument/semanticTokens/full', {'textDocument': {'uri': s.uri}})['data']
        lines, line, at, found = s.text.split('\n'), 0, 0, []
        for i in range(0, len(data), 5):
            line, at = line + data[i], data[i + 1] if data[i] else at + data[i + 1]
            found.append((lines[line].encode('utf-16-le')[2 * at:2 * (at + data[i + 2])].decode('utf-16-le'), data[i + 3], data[i + 4]))
        for wanted in [('Shape', 0, 1), ('Circle', 6, 1), ('Area', 4, 1), ('add', 1, 1), ('x', 3, 1), ('p', 2, 1), ('X', 5, 0), ('add', 1, 0), ('emoji', 2, 1)]:
            same((wanted, wanted in found), (wanted, True))


@test
def inlay_hints():
    with Session() as s:
        rows = s.client.request('textDocument/inlayHint', {'textDocument': {'uri': s.uri}, 'range': {'start': {'line': 8, 'character': 0}, 'end': {'line': 12, 'character': 0}}})
        same([(r['position']['line'], r['label']) for r in rows], [(8, ': int'), (8, ': int'), (9, ': P'), (11, ': int')])


@test
def signatures():
    with Session(SAMPLE + 'let q = add 1 (2 + 3)\n') as s:
        got = s.ask('signatureHelp', 'add 1 |(2')
        same((got['signatures'][0]['label'], got['activeParameter']), ('add: int -> int -> int', 1))
        same(s.ask('signatureHelp', '|let q'), None)


@test
def actions_of_hints():
    with Session(SAMPLE + 'let q = ad 1\nlet d = Dictionary<int, int>()\n') as s:
        rows = s.client.diagnostics(s.uri)
        got = s.client.request('textDocument/codeAction', {'textDocument': {'uri': s.uri}, 'range': rows[0]['range'], 'context': {'diagnostics': rows}})
        same([a['title'] for a in got], ["Replace by 'add'", "Add 'open System.Collections.Generic'", "Replace by 'System.Collections.Generic.Dictionary'"])
        same([e['newText'] for e in got[0]['edit']['changes'][s.uri]], ['add'])
        same(got[1]['edit']['changes'][s.uri][0], {'range': {'start': {'line': 1, 'character': 0}, 'end': {'line': 1, 'character': 0}}, 'newText': 'open System.Collections.Generic\n'})


# ---- completion ----
@test
def completions():
    with Session() as s:
        for line, wanted in [('let a = (Circle 1.0).|', ['Area']), ('let a = p.|', ['X', 'Y']), ('let a = Shape.|', ['Circle', 'Square']),
                             ('let a = List.sumB|', ['sumBy']), ('let a = ad|', ['add']), ('let a = "text".Sub|', ['Substring']),
                             ('let a (s: Shap|) = s', ['Shape']), ('let a = let inside = 1 in insi|', ['inside']), ('open System.Coll|', ['Collections'])]:
            s.set(SAMPLE + line.replace('|', '') + '\nlet next = 1\n')
            found = s.labels(line)
            same((line, [w for w in wanted if w not in found]), (line, []))
        s.set(SAMPLE + 'let a = ad\n')
        item = s.ask('completion', 'let a = ad|')['items'][0]
        same((item['label'], item['kind'], item['detail']), ('add', 3, 'int -> int -> int'))


# ---- bad input ----
@test
def not_the_protocol():
    for data in [b'hello\r\n\r\n', b'x' * 20000, b'Content-Length: 99999999999\r\n\r\n', b'Content-Length: -5\r\n\r\n{}']:
        client = Client([CLEF, 'lsp'], stderr=subprocess.PIPE)
        client.send_raw(data)
        client.process.stdin.close()
        same(client.process.wait(timeout=60), 1)


@test
def messages_that_are_wrong():
    with Session() as s:
        for body in [b'', b'{', b'[]', b'3', b'{"id": 5}', b'null']:
            s.client.send_raw(b'Content-Length: %d\r\n\r\n' % len(body) + body)
        s.client.notify('textDocument/didOpen', {'textDocument': {'uri': 'http://example.org/a.fs', 'text': 'let'}})
        s.client.notify('textDocument/didOpen', {})
        s.client.notify('textDocument/didChange', {'textDocument': {'uri': s.uri}, 'contentChanges': [{'range': {'start': {'line': 9999, 'character': 5}, 'end': {'line': 1, 'character': 1}}, 'text': ''}]})
        s.set(SAMPLE)
        same(s.hover('let |add').split('\n')[1], 'val Sample.add: int -> int -> int')
        same(s.client.at('hover', s.uri, 99999, 99999), None)


@test
def header_in_pieces():
    client = Client([CLEF, 'lsp'])
    body = b'{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}'
    for byte in b'content-type: x\r\ncontent-length: %d\r\n\r\n' % len(body) + body:
        client.send_raw(bytes([byte]))
    same('capabilities' in client.wait(1)['result'], True)
    client.process.kill()


@test
def typing_fast():
    with Session('') as s:
        pending = []
        for size in range(0, len(SAMPLE), 7):
            s.set(SAMPLE[:size])
            pending.append(s.client.begin('textDocument/hover', {'textDocument': {'uri': s.uri}, 'position': {'line': 0, 'character': 8}}))
        s.set(SAMPLE)
        for number in pending:
            answer = s.client.wait(number)
            same('result' in answer or answer['error']['code'] == -32801, True)
        same(s.hover('let |add').split('\n')[1], 'val Sample.add: int -> int -> int')


@test
def broken_texts():
    """Programs that end anywhere, or lack a line: no request ends a worker."""
    chance = random.Random(20)
    folder = os.path.join(ROOT, 't/run')
    names = chance.sample(sorted(n for n in os.listdir(folder) if n.endswith('.fs')), 25)
    with Session('let x = 1\n') as s:
        for name in names:
            with open(os.path.join(folder, name), encoding='utf-8', errors='replace') as source:
                text = source.read()[:20000].replace('\0', '')
            for _ in range(3):
                at = chance.randrange(len(text) + 1)
                broken = text[:at] if chance.random() < 0.5 else text[:at] + text[text.find('\n', at) + 1:]
                s.set(broken)
                line = broken.count('\n', 0, at)
                column = min(at, len(broken)) - broken.rfind('\n', 0, min(at, len(broken))) - 1
                for method in ['hover', 'completion', 'references', 'documentSymbol', 'foldingRange', 'formatting']:
                    answer = s.client.wait(s.client.begin('textDocument/' + method, {'textDocument': {'uri': s.uri}, 'position': {'line': line, 'character': column}}))
                    if 'error' in answer:
                        raise AssertionError('%s, cut at %d: %s: %s' % (name, at, method, answer['error']))


@test
def each_prefix():
    """What an editor asks for while the texts of three files are typed, at every seventh place."""
    methods = ['completion', 'hover', 'semanticTokens/full', 'inlayHint', 'signatureHelp', 'codeAction', 'documentSymbol', 'rename']
    with Session('let x = 1\n') as s:
        for name in ['t/lsp/rename/Kinds.fs', 'samples/tour.fs', 't/fmt/types.fs']:
            with open(os.path.join(ROOT, name), encoding='utf-8') as source:
                text = source.read()
            for at in range(0, len(text), 7):
                s.set(text[:at])
                place = {'line': text.count('\n', 0, at), 'character': at - (text.rfind('\n', 0, at) + 1)}
                for method in methods[:2] + methods[2 + at // 7 % 6:][:1]:
                    answer = s.client.wait(s.client.begin('textDocument/' + method, {
                        'textDocument': {'uri': s.uri}, 'position': place, 'newName': 'renamed', 'context': {'diagnostics': []},
                        'range': {'start': {'line': 0, 'character': 0}, 'end': place}}))
                    same((name, at, method, answer.get('error')), (name, at, method, None))


def main():
    passed = failed = 0
    wanted = sys.argv[1] if len(sys.argv) > 1 else ''
    for run in tests:
        if wanted not in run.__name__:
            continue
        try:
            run()
            passed += 1
        except Exception as e:  # noqa: BLE001
            failed += 1
            print('FAIL lsp %s: %s: %s\n    again: t/lsp/run.py %s' % (run.__name__, type(e).__name__, str(e)[:1000], run.__name__))
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


sys.exit(main())
