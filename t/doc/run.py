#!/usr/bin/env python3
"""run.py: the examples in the library's documentation, and the pages of `clef doc -site` in a browser (chromium).

    t/doc/run.py [-print] [FILTER]    Variables: CLEF, the compiler (out/clef); BROWSER. Last line: `N passed, N failed`

An example is a run of lines of a comment `///` that begin with four spaces more. It is the body of a function whose value must be true.
-print writes the examples as one program of F# and ends.
"""
import glob
import html.parser
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, 't/tools'))
from browser import Browser  # noqa: E402

CLEF = os.path.abspath(os.environ.get('CLEF', os.path.join(ROOT, 'out/clef')))

PROGRAM = '''/// Shapes and their areas.
module Shapes.Plane

/// A point `(x, y)`.
type Point =
    {
        /// To the right.
        X: float
        Y: float
    }

    /// How far it is from 0 < distance.
    member p.Length = sqrt (p.X * p.X + p.Y * p.Y)

/// What has an area.
type Shape =
    /// Round.
    | Circle of radius: float
    | Square of side: float

type private Secret = { Code: int }

/// <summary>The area of a <see cref="T:Shapes.Plane.Shape"/>.</summary>
/// <param name="shape">The shape, &lt;any&gt;.</param>
/// <returns>Its area.</returns>
let area (shape: Shape) : float =
    match shape with
    | Circle r -> System.Math.PI * r * r
    | Square s -> s * s

/// Is it square?
///     isSquare (Square 1.0)
let isSquare shape =
    match shape with
    | Square _ -> true
    | Circle _ -> false

let private hidden (s: Secret) = s.Code
let internal inside = 1

let undocumented (point: Point) = point.X

let (|Small|Large|) n = if n < 10 then Small else Large
exception Odd of int
'''


def same(got, wanted):
    if got != wanted:
        raise AssertionError('got %r, wanted %r' % (got, wanted))


# ---- examples ----

def examples():
    """(place, lines) of each example of the library."""
    for path in sorted(glob.glob(os.path.join(ROOT, 'rt/**/*.clef'), recursive=True)):
        lines = []
        with open(path, encoding='utf-8') as source:
            for number, line in enumerate(source, 1):
                match = re.match(r' */// {5}(.*)', line)
                if match:
                    lines.append(match.group(1))
                elif lines:
                    yield '%s:%d' % (os.path.relpath(path, ROOT), number - len(lines)), lines
                    lines = []


def example_program():
    text = 'open System\nopen System.Collections.Generic\nlet check place (example: unit -> bool) = if not (example ()) then printfn "%s" place\n'
    for place, lines in examples():
        text += 'check "%s" (fun () ->\n%s)\n' % (place, '\n'.join('    ' + line for line in lines))
    return text


tests = []


def test(function):
    tests.append(function)
    return function


@test
def examples_are_true(b):
    path = os.path.join(b.folder, 'examples.fsx')
    with open(path, 'w') as out:
        out.write(example_program())
    run = subprocess.run([CLEF, 'run', path], capture_output=True, text=True)
    same((run.stdout, run.stderr, run.returncode), ('', '', 0))


@test
def modules_of_collections_have_an_example_for_each_function(b):
    """All but those whose effect is all that they have, and other names of these."""
    without = set('''iter iteri iter2 iteri2 nth ofSeq partitionWith unzip cast readonly isEmpty byteLength set'''.split())
    lacking = []
    for module in ('list', 'array', 'seq', 'option', 'result', 'map', 'set', 'string'):
        with open(os.path.join(ROOT, 'rt/core/%s.clef' % module)) as source:
            lines = source.read().split('\n')
        public = re.search(r'^module (\w+)', '\n'.join(lines), re.M) if module not in ('map', 'set') else None
        first = 0 if public else next(i for i, line in enumerate(lines) if re.match(r'module (Map|Set) =', line))
        comment, seen = [], set()
        for line in lines[first:]:
            if line.lstrip().startswith('///'):
                comment.append(line)
                continue
            match = re.match(r'( *)let (?:inline |rec )*(?!private|internal|rec)(\w+)', line)
            if match and comment and len(match.group(1)) == (0 if public else 4) and match.group(2) not in seen | without:
                seen.add(match.group(2))
                if not any(re.match(r' */// {5}', part) for part in comment):
                    lacking.append('%s.%s' % (module, match.group(2)))
            if not line.lstrip().startswith('[<'):
                comment = []
    same(lacking, [])


@test
def members_of_classes_have_examples(b):
    """The most used ones of .NET's classes; a name has the members of its overloads together."""
    lacking = []
    for names in ('String Join Split Trim Replace Format Contains IndexOf IsNullOrEmpty', 'StringBuilder Append AppendLine Insert Replace Clear',
                  'List Add AddRange Insert Remove RemoveAll Sort Find ToArray', 'Dictionary Add TryGetValue ContainsKey Remove Keys',
                  'HashSet Add UnionWith Contains', 'Queue Enqueue Dequeue', 'Stack Push Pop', 'DateTime AddDays Parse ToString Subtract DayOfWeek',
                  'TimeSpan FromSeconds TotalHours', 'Math Max Round Sqrt Pow', 'Path Combine GetFileName', 'File ReadAllText WriteAllLines Copy Exists',
                  'Regex IsMatch Match Matches Replace Split', 'Char IsDigit ToUpper', 'Random Next', 'Stopwatch StartNew'):
        name, *members = names.split()
        for member in members:
            run = subprocess.run([CLEF, 'doc', name + '.' + member], capture_output=True, text=True)
            if run.returncode or not re.search(r'^ {8}\S', run.stdout, re.M):
                lacking.append(name + '.' + member)
    same(lacking, [])


# ---- pages ----

class Links(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.links, self.names, self.sources = [], set(), []

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag in ('a', 'link'):
            self.links.append(attributes['href'])
        if tag == 'script':
            self.sources.append(attributes['src'])
        if 'id' in attributes:
            self.names.add(attributes['id'])


def parse(folder):
    pages = {}
    for path in glob.glob(os.path.join(folder, '*.html')):
        pages[os.path.basename(path)] = links = Links()
        with open(path, encoding='utf-8') as page:
            links.feed(page.read())
    return pages


@test
def links_lead_to_pages_of_the_site(b):
    pages = parse(b.library)
    same(len(pages) > 400, True)
    missing = []
    for name, page in pages.items():
        for link in page.links + page.sources:
            path, _, anchor = link.partition('#')
            if not os.path.exists(os.path.join(b.library, path)) or (anchor and anchor not in pages[path].names):
                missing.append((name, link))
    with open(os.path.join(b.library, 'names.js'), encoding='utf-8') as names:
        for address in re.findall(r'^\["[^"\\]*(?:\\.[^"\\]*)*","\w+","([^"]*)"', names.read(), re.M):
            path, _, anchor = address.partition('#')
            if path not in pages or (anchor and anchor not in pages[path].names):
                missing.append(('names.js', address))
    same(missing[:5], [])


@test
def same_input_gives_the_same_pages(b):
    again = os.path.join(b.folder, 'again')
    subprocess.run([CLEF, 'doc', '-site', again], check=True)
    same(subprocess.run(['diff', '-r', b.library, again], capture_output=True, text=True).stdout, '')


def search(b, text):
    b.run('(f => { f.focus(); f.value = %r; f.dispatchEvent(new Event("input")) })(document.getElementById("search"))' % text)
    return b.run('[...document.querySelectorAll("#found a")].map(a => a.firstChild.textContent)')


@test
def search_finds_names(b):
    b.open(b.library + '/index.html')
    same(b.run('document.title'), "Clef's library")
    same(search(b, 'list.fold')[:2], ['List.fold', 'List.fold2'])
    same('Seq.fold' in search(b, 'fold')[:8], True)
    same(search(b, 'FoldBack list')[0], 'List.foldBack')
    same(search(b, 'Dictionary.Add')[0].endswith('Dictionary.Add'), True)
    same(search(b, '|>'), ['Operators.|>', 'Operators.||>', 'Operators.|||>'])
    same(search(b, ''), [])
    same(b.run('document.getElementById("found").hidden'), True)
    search(b, 'nosuchthing')
    same(b.run('document.getElementById("found").textContent'), 'Nothing has this name.')
    search(b, '<b>')
    same(b.run('document.querySelector("#found b")'), None)


@test
def keyboard(b):
    b.open(b.library + '/index.html')
    b.key('/')
    same(b.run('document.activeElement.id'), 'search')
    search(b, 'list.fold')
    b.key('ArrowDown')
    same(b.run('document.querySelector("#found .chosen").firstChild.textContent'), 'List.fold2')
    b.key('ArrowUp')
    b.call('Runtime.evaluate', {'expression': 'window.arrived = false'})
    b.key('Enter')
    b.wait_for_load()
    same(urllib.parse.urlparse(b.run('location.href')).path.endswith('/List.html'), True)
    same(b.run('location.hash'), '#fold')
    same(b.run('document.querySelector(":target").textContent').startswith('val fold: folder: '), True)
    same(b.run('document.querySelector(":target + .comment .example").textContent'), 'List.fold (fun state n -> state * 10 + n) 0 [ 1; 2; 3 ] = 123\n')
    search(b, 'x')
    b.key('Escape')
    same(b.run('document.getElementById("found").hidden'), True)


@test
def no_request_leaves(b):
    same([url for url in b.requests if not url.startswith('file:')], [])


@test
def phone(b):
    b.size(380, 700)
    for page in ('index', 'List', 'System.DateTime'):
        b.open('%s/%s.html' % (b.library, page))
        same((page, b.run('document.documentElement.scrollWidth <= 380')), (page, True))
    b.size(1600, 900)


@test
def dark_and_light(b):
    colour = 'getComputedStyle(document.body).backgroundColor'
    b.scheme('dark')
    same(b.run(colour), 'rgb(22, 25, 29)')
    b.scheme('light')
    same(b.run(colour), 'rgb(255, 255, 255)')


@test
def pages_of_a_program(b):
    b.open(b.program + '/index.html')
    same(b.run('document.title'), 'shapes')
    same(b.run('[...document.querySelectorAll("main a")].map(a => a.textContent)'), ['Plane', 'Odd', 'Point', 'Shape'])
    b.open(b.program + '/Shapes.Plane.html')
    same(b.run('document.querySelector(".comment").textContent.trim()'), 'Shapes and their areas.')
    same(b.run('[...document.querySelectorAll(".declaration")].map(e => e.textContent)'),
         ['module Shapes.Plane', 'val area: shape: Shape -> float', 'val isSquare: shape: Shape -> bool',
          'val undocumented: point: Point -> float', 'val |Small|Large|: n: int -> Choice<unit,unit>'])
    same(b.run('document.querySelector("#area + .comment").innerText.trim()'),
         'The area of a Shapes.Plane.Shape.\n\nshape: The shape, <any>.\n\nReturns: Its area.')
    same(b.run('document.querySelector("#isSquare + .comment .example").textContent'), 'isSquare (Square 1.0)\n')
    same(b.run('document.querySelector("#area a").getAttribute("href")'), 'Shapes.Plane.Shape.html')
    b.open(b.program + '/Shapes.Plane.Point.html')
    same(b.run('[...document.querySelectorAll(".declaration, .comment p")].map(e => e.textContent)'),
         ['type Shapes.Plane.Point', 'A point (x, y).', 'X: float', 'To the right.', 'Y: float', 'member Length: float', 'How far it is from 0 < distance.'])
    b.open(b.program + '/Shapes.Plane.Shape.html')
    same(b.run('[...document.querySelectorAll(".declaration, .comment p")].map(e => e.textContent)'),
         ['type Shapes.Plane.Shape', 'What has an area.', '| Circle of radius: float', 'Round.', '| Square of side: float'])
    same(search(b, 'code'), [])


@test
def broken_programs_and_folders_are_reported(b):
    broken = os.path.join(b.folder, 'broken.fs')
    with open(broken, 'w') as out:
        out.write('let x : int = "a"\n')
    run = subprocess.run([CLEF, 'doc', '-site', os.path.join(b.folder, 'none'), broken], capture_output=True, text=True)
    same((run.returncode, 'FS0001' in run.stderr + run.stdout, os.path.exists(os.path.join(b.folder, 'none'))), (1, True, False))
    run = subprocess.run([CLEF, 'doc', '-site', broken], capture_output=True, text=True)
    same((run.returncode, run.stderr.startswith('clef: cannot ')), (1, True))


def main():
    if '-print' in sys.argv:
        print(example_program(), end='')
        return 0
    folder = tempfile.mkdtemp()
    filter_ = sys.argv[1] if len(sys.argv) > 1 else ''
    passed = failed = 0
    browser = None
    try:
        browser = Browser(os.path.join(folder, 'profile'))
        browser.folder, browser.library, browser.program = folder, os.path.join(folder, 'library'), os.path.join(folder, 'program')
        with open(os.path.join(folder, 'shapes.fs'), 'w') as out:
            out.write(PROGRAM)
        subprocess.run([CLEF, 'doc', '-site', browser.library], check=True)
        subprocess.run([CLEF, 'doc', '-site', browser.program, 'shapes.fs'], cwd=folder, check=True)
        browser.size(1600, 900)
        for run in tests:
            if filter_ not in run.__name__:
                continue
            try:
                run(browser)
                passed += 1
            except Exception as e:  # noqa: BLE001
                failed += 1
                print('FAIL doc %s: %s: %s\n    again: t/doc/run.py %s' % (run.__name__, type(e).__name__, str(e)[:1000], run.__name__))
    finally:
        if browser:
            browser.end()
        shutil.rmtree(folder, ignore_errors=True)
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


sys.exit(main())
