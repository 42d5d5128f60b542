#!/usr/bin/env python3
"""run.py: the page of `clef explain`, in a real browser that has no window (Debian's chromium).

    t/explain/run.py [FILTER]        Variables: CLEF, the compiler (out/clef); BROWSER. Last line: `N passed, N failed`
"""
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
sys.path.insert(0, os.path.join(ROOT, 't/tools'))
from browser import Browser  # noqa: E402

CLEF = os.path.abspath(os.environ.get('CLEF', os.path.join(ROOT, 'out/clef')))

TEXT = '''module Page
let square x = x * x
let area r = 3.0 * square r
[<System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)>]
let rec count n = if n = 0 then 0 else (n ^^^ 3) + count (n - 1)
printfn "%f %d \u00e4</script>" (area 2.0) (count 10)
[<System.Runtime.CompilerServices.MethodImpl(System.Runtime.CompilerServices.MethodImplOptions.NoInlining)>]
let late x = x * 8 + x * 8
if System.IO.File.Exists "/nothing" then printfn "%d" (late 2)
printfn "%d" (late 3)
'''


tests = []


def test(function):
    tests.append(function)
    return function


def same(got, wanted):
    if got != wanted:
        raise AssertionError('got %r, wanted %r' % (got, wanted))


ROWS = '[...document.querySelectorAll("#%s > div .row")]'


def row(column, text):
    return '%s.find(e => e.textContent.includes(%s))' % (ROWS % column, json.dumps(text))


def marked(b, column):
    return b.run('[...document.querySelectorAll("#%s .on")].map(e => e.textContent.trim())' % column)


@test
def columns(b):
    same(b.run('document.title'), 'page.fs in every stage')
    for column, text in [('source', 'let square x = x * x'), ('source', '\u00e4</script>'), ('graph', 'LetBinding square'), ('mir', 'func @Page.square'), ('lir', 'func @Page.square'),
                         ('assembly', 'Page.square')]:
        if column in ('lir', 'assembly'):
            b.run('choose(data.functions.findIndex(f => f.name === "Page.count"))')
            text = text.replace('square', 'count')
        same((column, b.run(row(column, text) + ' !== undefined')), (column, True))


@test
def no_request_leaves(b):
    same([url for url in b.requests if not url.startswith('file:')], [])


@test
def hover_marks_the_same_in_other_columns(b):
    b.run('choose(data.functions.findIndex(f => f.name === "Page.square"))')
    b.mouse(row('mir', 'fmul'))
    same(''.join(marked(b, 'source')), 'x*x')
    same(marked(b, 'graph'), ['Intrinsic mul: float', 'Variable x: float', 'Variable x: float'])
    b.mouse('[...document.querySelectorAll("#source span")].find(e => e.textContent.includes("area"))')
    same(any('fmul' in text for text in marked(b, 'mir')), False)


@test
def hover_marks_lir_and_assembly(b):
    b.run('choose(data.functions.findIndex(f => f.name === "Page.count"))')
    for machine, operation in ((0, 'xorl $3'), (1, 'eor')):
        b.run('$("machine").value = %d; $("machine").dispatchEvent(new Event("change"))' % machine)
        for stage in ('lower', 'select', 'allocate'):
            b.run('$("lir-stage").value = "%s"; $("lir-stage").dispatchEvent(new Event("change"))' % stage)
            b.mouse(row('mir', 'ixor'))
            same((stage, [text for text in marked(b, 'lir') if 'xor' in text or 'eor' in text] != []), (stage, True))
            same(len(marked(b, 'lir')) < 4, True)
        same([text.split()[0] for text in marked(b, 'assembly')], [operation.split()[0]])
        same(''.join(marked(b, 'source')), 'n^^^3')
        b.mouse(row('assembly', 'ret'))
        same(any('ixor' in text for text in marked(b, 'mir')), False)
        b.mouse(row('assembly', operation))
        same(any('ixor' in text for text in marked(b, 'mir')), True)
    same(b.run('JSON.stringify(data).includes("\\\\u0001")'), False)
    b.run('$("machine").value = 0; $("machine").dispatchEvent(new Event("change"))')
    b.run('$("lir-stage").value = "lower"; $("lir-stage").dispatchEvent(new Event("change"))')


@test
def keys_walk_through_steps(b):
    b.run('choose(data.functions.findIndex(f => f.name === "Page.count"))')
    names = [b.run('document.getElementById("step-name").textContent')]
    same(re.sub(r'\d+\)', '', names[0]), 'mir (1 of ')
    steps = int(re.search(r'of (\d+)', names[0]).group(1))
    for _ in range(steps):
        b.key('ArrowRight')
        names.append(b.run('document.getElementById("step-name").textContent'))
    same(names[-1], names[-2])  # the last step
    same(len(set(names)), steps)
    same(any(name.startswith('eqsat ') for name in names), True)
    same(names[-1].startswith('compare-sinking '), True)
    same(b.run('document.getElementById("what").textContent').startswith('compare-sinking places a comparison'), True)
    b.key('ArrowLeft')
    same(b.run('document.getElementById("step-name").textContent'), names[-3])


@test
def difference(b):
    b.run('choose(data.functions.findIndex(f => f.name === "Page.count"))')
    step = b.run('data.functions[state.function].mir.findIndex(v => v.step === "accumulator-introduction")')
    b.run('stepTo(%d)' % step)
    same(b.run('document.querySelectorAll("#mir .new").length > 0 && document.querySelectorAll("#mir .old").length > 0'), True)
    b.key('d')
    same(b.run('document.querySelectorAll("#mir .new, #mir .old").length'), 0)
    b.key('d')


@test
def values_of_a_run(b):
    b.run('choose(data.functions.findIndex(f => f.name === "Page.count"))')
    shown = lambda text: b.run('(%s.querySelector(".value") || {}).textContent' % row('mir', text))
    same(shown('func @Page.count('), 'v1 = 10, 9, 8, … 11 times')
    same(shown('ixor'), '9, 10, 11, … 10 times')
    same(shown('const.i32 3'), None)  # the line says it
    last = b.run('data.functions[state.function].mir.length - 1')
    b.run('stepTo(%d)' % last)
    same(shown('ixor'), '9, 10, 11, … 10 times')
    b.key('v')
    same(b.run('document.querySelectorAll("#mir .value").length'), 0)
    b.mouse('document.getElementById("values")', click=True)
    same(shown('ixor'), '9, 10, 11, … 10 times')
    b.run('choose(data.functions.findIndex(f => f.name === "Page.area"))')
    same(shown('func @Page.area('), 'v1 = 2')
    b.run('choose(data.functions.findIndex(f => f.name === "Page.late"))')  # reached behind the first call that has an effect
    same(b.run('document.querySelectorAll("#mir .value").length'), 0)


@test
def equalities_of_the_e_graph(b):
    b.run('choose(data.functions.findIndex(f => f.name === "Page.late"))')
    step = b.run('data.functions[state.function].mir.findIndex(v => v.step === "eqsat")')
    b.run('stepTo(%d)' % (step - 1))
    same(b.run('document.querySelectorAll("#mir .why").length'), 0)
    b.run('stepTo(%d)' % step)
    lines = b.run('[...document.querySelectorAll("#mir .why")].map(e => e.textContent)')
    same('imul' in lines[1] and any('algebra.rules:' in line for line in lines), True)
    b.mouse(row('mir', 'algebra.rules:') + '.previousSibling.previousSibling')
    same(''.join(marked(b, 'source')), 'x*8+x*8')


@test
def inlined_function_has_links(b):
    b.run('choose(data.functions.findIndex(f => f.name === "Page.area"))')
    b.run('stepTo(1000)')
    note = b.run('document.querySelector("#mir .gone").textContent')
    same(note.startswith('Nothing is left of this function'), True)
    b.mouse('document.querySelector("#mir .gone a")', click=True)
    same(b.run('data.functions[state.function].name') in note, True)


@test
def control_flow(b):
    b.run('choose(data.functions.findIndex(f => f.name === "Page.count"))')
    same(b.run('document.querySelectorAll("#flow rect").length'), b.run('blocksOf(data.functions[state.function].mir[0].lines).size'))
    b.run('stepTo(data.functions[state.function].mir.length - 1)')
    same(b.run('document.querySelectorAll("#flow path.back").length'), 1)  # count is a loop
    b.mouse('document.querySelector("#flow g")', click=True)
    same(len(marked(b, 'mir')) > 0, True)


@test
def machines(b):
    b.run('choose(data.functions.findIndex(f => f.name === "Page.count"))')
    one = b.run('document.querySelector("#assembly > div").textContent')
    b.run('$("machine").value = 1; $("machine").dispatchEvent(new Event("change"))')
    other = b.run('document.querySelector("#assembly > div").textContent')
    same(('ret' in one, 'ret' in other, one == other), (True, True, False))
    b.run('$("machine").value = 0; $("machine").dispatchEvent(new Event("change"))')


@test
def phone(b):
    b.size(380, 700)
    same(b.run('[...document.querySelectorAll("section")].filter(s => s.offsetParent).map(s => s.id)'), ['mir'])
    same(b.run('document.documentElement.scrollWidth <= 380'), True)
    b.mouse('document.querySelector("#tabs button[data-of=source]")', click=True)
    same(b.run('[...document.querySelectorAll("section")].filter(s => s.offsetParent).map(s => s.id)'), ['source'])
    b.size(1600, 900)
    same(b.run('[...document.querySelectorAll("section")].filter(s => s.offsetParent).length'), 6)


@test
def dark_and_light(b):
    colour = 'getComputedStyle(document.body).backgroundColor'
    b.scheme('dark')
    same(b.run(colour), 'rgb(22, 25, 29)')
    b.key('t')
    same(b.run(colour), 'rgb(255, 255, 255)')
    b.scheme('light')
    b.key('t')
    same(b.run(colour), 'rgb(22, 25, 29)')


@test
def address_names_the_function(b):
    b.open('/dev/null')
    b.open(b.page, '#Page.area')
    same(b.run('data.functions[state.function].name'), 'Page.area')


def main():
    folder = tempfile.mkdtemp()
    filter_ = sys.argv[1] if len(sys.argv) > 1 else ''
    passed = failed = 0
    browser = None
    try:
        with open(os.path.join(folder, 'page.fs'), 'w') as out:
            out.write(TEXT)
        page = os.path.join(folder, 'page.html')
        subprocess.run([CLEF, 'explain', 'page.fs', '-o', page], cwd=folder, check=True)
        again = os.path.join(folder, 'again.html')
        subprocess.run([CLEF, 'explain', 'page.fs', '-o', again], cwd=folder, check=True)
        with open(page, 'rb') as one, open(again, 'rb') as other:
            same(one.read() == other.read(), True)
        browser = Browser(os.path.join(folder, 'profile'))
        browser.page = page
        browser.size(1600, 900)
        browser.open(page)
        for run in tests:
            if filter_ not in run.__name__:
                continue
            try:
                run(browser)
                passed += 1
            except Exception as e:  # noqa: BLE001
                failed += 1
                print('FAIL explain %s: %s: %s\n    again: t/explain/run.py %s' % (run.__name__, type(e).__name__, str(e)[:1000], run.__name__))
    finally:
        if browser:
            browser.end()
        shutil.rmtree(folder, ignore_errors=True)
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


sys.exit(main())
