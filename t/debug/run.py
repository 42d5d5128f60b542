#!/usr/bin/env python3
"""run.py: what `-g` says of a program, as gdb, binutils and valgrind read it.

    t/debug/run.py [FILTER]        Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`

What needs a tool that is not installed is left out, and said so.
"""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CLEF = os.path.abspath(os.environ.get('CLEF', os.path.join(ROOT, 'out/clef')))
SAMPLE = os.path.join(HERE, 'sample.fs')
TEXT = open(SAMPLE).read().split('\n')
OTHER = 'aarch64-linux' if os.uname().machine == 'x86_64' else 'x86_64-linux'
OTHER_TOOLS = 'aarch64-linux-gnu-' if os.uname().machine == 'x86_64' else 'x86_64-linux-gnu-'


def line_of(part):
    """The number of the first line of the sample that has the text."""
    return next(i + 1 for i, line in enumerate(TEXT) if part in line)


class Failure(Exception):
    pass


def check(condition, what, text=''):
    if not condition:
        raise Failure(what + ('\n' + text if text else ''))


def call(*words, status=0, **more):
    run = subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors='replace', **more)
    check(status is None or run.returncode == status, ' '.join(words) + ': status %d' % run.returncode, run.stdout[-2000:])
    return run.stdout


class Session:
    """A folder for outputs; the sample is built in it once for each set of options."""

    def __init__(self, folder):
        self.folder = folder
        self.built = {}

    def build(self, *options, source=SAMPLE):
        key = (source,) + options
        if key not in self.built:
            path = os.path.join(self.folder, 'p%d' % len(self.built))
            call(CLEF, 'build', *options, source, '-o', path)
            self.built[key] = path
        return self.built[key]

    def gdb(self, program, *commands):
        words = ['gdb', '-q', '-nx', '-batch', '-ex', 'set pagination off', '-ex', 'set width 0',
                 '-iex', 'add-auto-load-safe-path ' + self.folder]
        for command in commands:
            words += ['-ex', command]
        return call(*words, program, status=None, env=dict(os.environ, HOME=self.folder), cwd=self.folder)


def sections(path, tools=''):
    """The bytes of the sections that are loaded, by name."""
    found = {}
    for name in ('.text', '.rodata', '.data'):
        out = path + name
        call(tools + 'objcopy', '-O', 'binary', '-j', name, path, out)
        found[name] = open(out, 'rb').read() if os.path.exists(out) else b''
    return found


def has(*tools):
    for tool in tools:
        if not shutil.which(tool):
            print('SKIP: no', tool)
            return False
    return True


# ---- the tests ----

def same_code(s):
    """-g changes no byte that is loaded."""
    programs = [SAMPLE] + [os.path.join(ROOT, 't/run', name) for name in
                           ('async-begin-end.fs', 'closures-and-generic-functions-nested.fs', 'thread-many.fs')]
    for target, tools in (('x86_64-linux' if OTHER == 'aarch64-linux' else 'aarch64-linux', ''), (OTHER, OTHER_TOOLS)):
        if not shutil.which(tools + 'objcopy'):
            continue
        for source in programs:
            for level in ('-O0', '-O1', '-O2'):
                plain = s.build('-target', target, level, source=source)
                debug = s.build('-target', target, level, '-g', source=source)
                a, b = sections(plain, tools), sections(debug, tools)
                for name in a:
                    check(a[name] == b[name], '%s of %s differs with -g (%s, %s)' % (name, source, target, level))


def well_formed(s):
    """readelf reads all sections without a warning, on both machines."""
    for options in (('-O0',), ('-O1',), ('-O2',), ('-target', OTHER)):
        if options[-1] == OTHER and not shutil.which(OTHER_TOOLS + 'as'):
            continue
        text = call('readelf', '--debug-dump=info,abbrev,decodedline,frames-interp,Ranges,aranges,loc',
                    s.build('-g', *options))
        bad = [line for line in text.split('\n') if re.search('warning|error', line, re.I) and 'rror' not in line.split(':')[-1]]
        check(not bad, 'readelf with %s: %s' % (options, bad[:3]))
        for name in ('Sample.area', 'Sample.depth', 'List.sumBy'):
            check(name in text, '%s is not described with %s' % (name, options))


def strip_refused(s):
    text = call(CLEF, 'build', '-g', '-strip', SAMPLE, '-o', os.path.join(s.folder, 'x'), status=2)
    check('cannot stand together' in text, 'message', text)


def reproducible(s):
    outputs = []
    for name in ('one', 'two'):
        path = os.path.join(s.folder, name)
        call(CLEF, 'build', '-g', SAMPLE, '-o', path)
        outputs.append(open(path, 'rb').read())
    check(outputs[0] == outputs[1], 'two builds differ')


def addr2line(s):
    """Addresses have lines and inlined functions, on the other machine too."""
    for options in ((), ('-target', OTHER)):
        if options and not shutil.which(OTHER_TOOLS + 'as'):
            continue
        program = s.build('-g', *options)
        rows = call('readelf', '--debug-dump=decodedline', program)
        address = None
        for found in re.finditer(r'^\S*sample.fs\s+(\d+)\s+(0x[0-9a-f]+)', rows, re.M):
            if int(found.group(1)) == line_of('3.0 * radius'):
                address = found.group(2)
        check(address, 'no code of the line', rows)
        text = call('addr2line', '-i', '-f', '-e', program, address)
        for part in ('Sample.area', 'List.sumBy', 'sample.fs:%d' % line_of('3.0 * radius'), 'sample.fs:%d' % line_of('List.sumBy')):
            check(part in text, '%s is missing (%s)' % (part, options), text)


def steps(s):
    """Breakpoints, backtraces, step, next and finish at -O0."""
    if not has('gdb'):
        return
    text = s.gdb(s.build('-g', '-O0'), 'break sample.fs:%d' % line_of('// deepest'), 'break Sample.area', 'run', 'bt', 'next', 'delete 2',
                 'finish', 'continue', 'bt', 'finish')
    check(re.search(r'#0 .*Sample\.area \(.*at .*sample\.fs:%d' % line_of('match shape with'), text), 'break at a function', text)
    check(re.search(r'#\d .*Sample\.describe .*sample\.fs:%d' % line_of('List.sumBy'), text), 'a caller behind the library', text)
    check(re.search(r'#\d .*Sample\.main .*sample\.fs:%d' % line_of('let count = describe'), text), 'the entry point', text)
    check('_start ()' in text and 'corrupt stack' not in text, 'the last frame', text)
    check(re.search(r'^%d\t' % line_of('| Circle radius'), text, re.M), 'next', text)
    deep = [line for line in text.split('\n') if re.search(r'#[0-46-9] .*Sample\.depth ', line)]
    check(len(deep) == 5, 'frames of a recursion: %d' % len(deep), text)


def inlined(s):
    """Inlined calls are frames, breakpoints in them hit."""
    if not has('gdb'):
        return
    text = s.gdb(s.build('-g'), 'break sample.fs:%d' % line_of('3.0 * radius'), 'run', 'bt', 'start', 'next', 'next')
    for part in (r'#0  Sample\.area ', r'List\.sumBy .*sample\.fs:%d' % line_of('List.sumBy'), r'Sample\.describe ',
                 r'Sample\.main .*sample\.fs:%d' % line_of('let count = describe')):
        check(re.search(part, text), 'missing: ' + part, text)


def variables(s):
    """Parameters and locals have F#'s values and types."""
    if not has('gdb'):
        return
    here = line_of('// all there')
    text = s.gdb(s.build('-g', '-O0'), 'break sample.fs:%d' % line_of('// looped'), 'break sample.fs:%d' % here, 'run', 'print sum',
                 'continue', 'print sum', 'print i', 'delete 1', 'continue', 'info args', 'info locals', 'ptype text', 'whatis small',
                 'break List.fold', 'continue')
    wanted = ['$1 = 0', '$2 = 1', '$3 = 2', 'number = 5', "letter = 'k'", 'text = "gr\u00f6\u00dfe 5"', 'small = [1; 2; 5]',
              'some = Some 5', 'none = None', 'pair = (5, "gr\u00f6\u00dfe 5")', 'triple = (2.5, "x", true)',
              'shapes = [Rect (2.0, 5.0); Point]', 'words = [|"gr\u00f6\u00dfe 5"; "b\\n"|]',
              'ages = map [(1, "1"); (2, "2"); (5, "5")]', 'odd = set [1; 2; 5]', 'big = 32', 'sum = 8', 'last = 9',
              'type = struct string {', 'type = struct int list *']
    for part in wanted:
        check(part in text, 'missing: ' + part, text)
    text = s.gdb(s.build('-g', '-O0'), 'break sample.fs:%d' % line_of('List.sumBy'), 'run', 'print person', 'print *person', 'print shapes',
                 'print ages', 'print names', 'print person->Boss', 'print *shapes', 'break List.fold', 'continue', 'info args')
    ada = '{ Name = "Ada"; Age = 61; Boss = None }'
    for part in ('$1 = { Name = "Grace"; Age = 37; Boss = Some %s }' % ada, '$2 = { Name', '$3 = [Circle 1.0; Rect (2.0, 3.0); Point]',
                 '$4 = map [("Ada", 61); ("Grace", 37)]', '$5 = [|"a"; "b"|]', '$6 = Some ' + ada,
                 'list = [Circle 1.0; Rect (2.0, 3.0); Point]', 'state = 0'):
        check(part in text, 'missing: ' + part, text)


def captured(s):
    """What a local function and a lambda captured is there by its name, and no argument of them."""
    if not has('gdb'):
        return
    text = s.gdb(s.build('-g', '-O0'), 'break sample.fs:%d' % line_of('// in a local function'), 'break sample.fs:%d' % line_of('// in a lambda'),
                 'run', 'print factor * 100 + sum', 'print word', 'bt 1', 'delete 2', 'continue', 'print factor', 'print word', 'info args')
    for part in ('$1 = 307', '$2 = "word"', '$3 = 3', '$4 = "word"'):
        check(part in text, 'missing: ' + part, text)
    check(re.search(r'#0 .*\(number=[^,]*\) at', text), 'the arguments alone', text)
    text = s.gdb(s.build('-g'), 'break sample.fs:%d' % line_of('// in a lambda'), 'run', 'print word', 'print factor')
    check('$1 = "word"' in text and '$2 = 3' in text, 'captured values at -O1', text)


def modules(s):
    """Values of modules, at each level: constants, static data, mutable ones; those of start-up code; captured mutable ones."""
    if not has('gdb'):
        return
    source = os.path.join(HERE, 'values.fs')
    lines = open(source).read().split('\n')
    here = next(i + 1 for i, line in enumerate(lines) if '// here' in line)
    inner = next(i + 1 for i, line in enumerate(lines) if '// in a closure' in line)
    wanted = (('answer', '42'), ('name', '"Ada"'), ('words', '["a"; "b"]'), ('computed', '6'), ('table', '[|1; 2; 3|]'),
              ('person', '{ Name = "Ada"; Age = 3 }'), ('opt', 'Some 6'), ('pair', '(6, "x")'), ('part', '7'), ('deep', '12'),
              ("'Values.Inner.deep'", '12'), ('shape', 'Circle 2.0'), ('letter', "'k'"))
    for level in ('-O0', '-O1', '-O2'):
        program = s.build('-g', level, source=source)
        text = s.gdb(program, 'break values.fs:%d' % here, 'run', *['print ' + name for name, _ in wanted])
        for number, (name, value) in enumerate(wanted):
            check('$%d = %s\n' % (number + 1, value) in text, '%s at %s' % (name, level), text)
    text = s.gdb(s.build('-g', '-O0', source=source), 'break values.fs:%d' % inner, 'break values.fs:%d' % here, 'run', 'print total', 'print n', 'continue',
                 'print total', 'print counter', 'set var counter = 20', 'delete 1', 'continue', 'print ratio', "print 'Values.counter'",
                 'up', 'print total', 'print seen', 'delete', 'continue')
    for part in ('$1 = 0', '$2 = 1', '$3 = 1', '$4 = 10', '$5 = 2.5', '$6 = 20', '$7 = 6', '$8 = (2, "b")', '\n21 6\n(2, "b") 42'):
        check(part in text, 'missing: ' + part, text)


def library(s):
    """`step` goes over the library, and into it if the program was built with its sources."""
    if not has('gdb'):
        return
    here = line_of('let total = List.sumBy')
    text = s.gdb(s.build('-g', '-O0'), 'break sample.fs:%d' % here, 'run', 'step', 'info line', 'bt 1')
    check(re.search(r'^%d\t' % (here + 1), text, re.M), 'step over the library', text)
    text = s.gdb(s.build('-g', '-O0', '-rt', os.path.join(ROOT, 'rt')), 'break sample.fs:%d' % here, 'run', 'step', 'bt 1')
    check(re.search(r'List\.\w+ \(.*at .*rt/core/list\.clef:\d+\n\d+\t', text), 'step into the library', text)


def optimised(s):
    """At -O1 variables of inlined functions are shown where they are, and said to be optimized out elsewhere; none is wrong."""
    if not has('gdb'):
        return
    text = s.gdb(s.build('-g'), 'break sample.fs:%d' % line_of('// shown'), 'run', 'print total', 'print count',
                 'print shapes', 'print person', 'delete', 'break Sample.depth', 'continue', 'print n')
    for part in ('$1 = 9', '$2 = 4', '$3 = [Circle 1.0; Rect (2.0, 3.0); Point]'):
        check(part in text, 'missing: ' + part, text)
    check(re.search(r'\$4 = (<optimized out>|\{ Name = "Grace")', text), 'a variable that is gone', text)
    check('$5 = 4' in text, 'a parameter', text)


WALK = '''
import gdb
good = bad = 0
said = []
gdb.execute('set backtrace past-main on')
gdb.execute('break Sample.describe')
gdb.execute('run')
for i in range(%d):
    try:
        gdb.execute('stepi', to_string=True)
        frame, names = gdb.newest_frame(), []
        while frame:
            names.append(frame.name() or '?')
            frame = frame.older()
    except gdb.error: # the program has ended
        break
    if names[-1] in ('_start', 'exit') and '?' not in names:
        good += 1
    else:
        bad += 1
        if len(said) < 5: said.append(hex(gdb.newest_frame().pc()) + ' ' + ' '.join(names))
print('WALK', good, bad, said)
'''


def unwinds(s):
    """At each of some thousand instructions the frames lead to the start of the program."""
    if not has('gdb'):
        return
    script = os.path.join(s.folder, 'walk.py')
    open(script, 'w').write(WALK % 4000)
    for level in ('-O0', '-O1'):
        text = s.gdb(s.build('-g', level), 'source ' + script)
        found = re.search(r'WALK (\d+) (\d+) (.*)', text)
        check(found and int(found.group(1)) > 2000 and found.group(2) == '0', 'frames at ' + level, text[-1500:])


def other_machine(s):
    """The same of a program of the other machine, in qemu."""
    emulator = 'qemu-' + OTHER.split('-')[0]
    if not has('gdb-multiarch', emulator, OTHER_TOOLS + 'as'):
        return
    program, socket = s.build('-g', '-O0', '-target', OTHER), os.path.join(s.folder, 'socket')
    process = subprocess.Popen([emulator, '-g', socket, program], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(100):
            if os.path.exists(socket):
                break
            time.sleep(0.05)
        words = ['gdb-multiarch', '-q', '-nx', '-batch', '-iex', 'add-auto-load-safe-path ' + s.folder]
        for command in ('set pagination off', 'set width 0', 'target remote ' + socket, 'break sample.fs:%d' % line_of('List.sumBy'),
                        'continue', 'bt', 'info args', 'delete', 'break rt_copy', 'continue', 'stepi 3', 'bt', 'kill'):
            words += ['-ex', command]
        text = call(*words, program, status=None, timeout=120, stdin=subprocess.DEVNULL)
    finally:
        process.kill()
        process.wait()
    for part in ('person={ Name = "Grace"; Age = 37', 'shapes = [Circle 1.0; Rect (2.0, 3.0); Point]', 'ages = map [("Ada", 61)'):
        check(part in text, 'missing: ' + part, text)
    check(re.search(r'#1 .*Sample\.main .*sample\.fs:%d' % line_of('let count = describe'), text), 'a backtrace', text)
    check(re.search(r'#0 .*rt_copy \(\)\n(#.*\n)+#\d+ .*_start', text), 'a backtrace from the runtime', text)


def profile(s):
    """valgrind names inlined functions."""
    if not has('valgrind', 'callgrind_annotate'):
        return
    out = os.path.join(s.folder, 'callgrind.out')
    call('valgrind', '-q', '--tool=callgrind', '--dump-instr=yes', '--callgrind-out-file=' + out, s.build('-g'), status=None)
    text = open(out).read()
    check('sample.fs' in text and 'Sample.depth' in text, 'callgrind has no functions or files', text[:1000])
    text = call('valgrind', '--tool=none', '-v', '--read-inline-info=yes', s.build('-g'), status=None)
    check('parse_inl' not in text and 'Warning' not in text, 'valgrind complains', text)


TESTS = (same_code, well_formed, strip_refused, reproducible, addr2line, steps, variables, captured, modules, library, inlined, optimised, unwinds, other_machine, profile)


def main():
    passed = failed = 0
    with tempfile.TemporaryDirectory() as folder:
        session = Session(folder)
        for test in TESTS:
            if len(sys.argv) > 1 and sys.argv[1] not in test.__name__:
                continue
            try:
                test(session)
                passed += 1
            except Failure as failure:
                failed += 1
                print('FAIL debug %s: %s' % (test.__name__, failure))
    print('%d passed, %d failed' % (passed, failed))
    sys.exit(failed != 0)


main()
