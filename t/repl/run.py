#!/usr/bin/env python3
"""run.py: clef repl. Each file of t/repl has what is typed, a line `===>` and what is printed, messages included.

    t/repl/run.py [-bless] [FILTER]     Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
"""
import os
import pty
import re
import select
import signal
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
CLEF = os.path.abspath(os.environ.get('CLEF', os.path.join(ROOT, 'out/clef')))
LOADED = 'module Loaded\nlet twice x = 2 * x\nprintfn "loaded"\n'

tests = []


def test(function):
    tests.append(function)
    return function


def same(got, wanted):
    if got != wanted:
        raise AssertionError('got %r, wanted %r' % (got, wanted))


def session(text, folder, *options):
    done = subprocess.run([CLEF, 'repl', *options], input=text.encode(), stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, cwd=folder, timeout=60)
    return done.stdout.decode(), done.returncode


class Terminal:
    """clef repl on a terminal."""

    def __init__(self):
        self.pid, self.fd = pty.fork()
        if not self.pid:
            os.execv(CLEF, [CLEF, 'repl', '-colour', 'never'])
        self.text = ''

    def wait(self, wanted, seconds=20):
        end = time.time() + seconds
        while wanted not in self.text:
            if time.time() > end:
                raise AssertionError('%r does not come in %r' % (wanted, self.text))
            if select.select([self.fd], [], [], 0.1)[0]:
                try:
                    self.text += os.read(self.fd, 4096).decode().replace('\r\n', '\n')
                except OSError:
                    break
        before, _, self.text = self.text.partition(wanted)
        return before

    def type(self, text):
        os.write(self.fd, text.encode())

    def status(self):
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


@test
def assembly_of_a_function():
    """Names of labels have numbers that other functions decide."""
    wanted = {'x86_64-linux': ['Input.triple.closure:', '\tsubl $,-(%rsi)', '\tjb .Lc', '\t.Lr:', '\timull $,%edi,%eax', '\tret',
                               '.Lc:movq %rsi,%r', '\tcall .Lrelease', '\tjmp .Lr'],
              'aarch64-linux': ['Input.triple.closure:', '\tldr w,[x,#-]', '\tsubs w,w,#', '\tstr w,[x,#-]', '\tb.lo .Lc', '\t.Lr:', '\tmovz w,#',
                                '\tmul w,w,w', '\tret', '.Lc:str x,[sp,#-]!', '\tmov x,x', '\tbl .Lrelease', '\tldr x,[sp],#', '\tb .Lr']}
    for target, lines in wanted.items():
        with tempfile.TemporaryDirectory() as folder:
            text, status = session('let triple a = 3 * a;;\n:asm triple\n', folder, '-target', target)
        got = re.sub(r'\d', '', text).split('\n')
        same((got[0], got[-1], status), ('val triple: a: int -> int', '', 0))
        same(got[1:-1], lines)


@test
def on_a_terminal():
    t = Terminal()
    t.wait('> ')
    t.type('let x =\n')
    t.wait('- ')
    t.type('    1 + 2\n')
    t.wait('- ')
    t.type('\n')
    t.wait('val x: int = 3\n')
    t.wait('> ')
    t.type('let name = System.Console.ReadLine();;\n')
    time.sleep(1)
    t.type('Ada\n')
    t.wait('val name: string = "Ada"\n')
    t.wait('> ')
    t.type('#quit\n')
    same(t.status(), 0)


@test
def an_interrupt_ends_the_input():
    t = Terminal()
    t.wait('> ')
    t.type('let x = 1;;\n')
    t.wait('val x: int = 1\n')
    t.wait('> ')
    t.type('while true do ();;\n')
    time.sleep(1.5)
    t.type('\x03')
    t.wait('ended by signal 2')
    t.wait('> ')
    t.type('x + 1;;\n')
    t.wait('val it: int = 2\n')
    t.wait('> ')
    t.type('\x04')
    same(t.status(), 0)


@test
def earlier_effects_are_not_repeated():
    with tempfile.TemporaryDirectory() as folder:
        text = '''let file = System.IO.File.AppendText "a.txt";;
file.WriteLine "one";;
file.Flush();;
System.IO.File.AppendAllText("b.txt", "x");;
let random = System.Random().Next()
let now = System.DateTime.Now.Ticks
let id = System.Guid.NewGuid();;
let before = (random, now, id);;
file.WriteLine "two";;
file.Dispose();;
before = (random, now, id);;
System.IO.File.ReadAllText "a.txt";;
System.IO.File.ReadAllText "b.txt";;
System.IO.Directory.CreateDirectory "sub" |> ignore;;
System.Environment.CurrentDirectory <- "sub";;
System.IO.File.WriteAllText("c.txt", "c");;
exit 3;;
printfn "not reached";;
'''
        out, status = session(text, folder)
        same(status, 3)
        same('val it: bool = true\n' in out and 'not reached' not in out, True)
        with open(folder + '/a.txt') as a, open(folder + '/b.txt') as b, open(folder + '/sub/c.txt') as c:
            same((a.read(), b.read(), c.read()), ('one\ntwo\n', 'x', 'c'))


@test
def a_failing_input_changes_nothing():
    with tempfile.TemporaryDirectory() as folder:
        out, status = session('let mutable n = 1;;\nn <- 5\nfailwith "no";;\nn;;\nexit 134;;\nn;;\n', folder)
        same(status, 0)
        same(out.count('val it: int = 1\n'), 2)


@test
def many_inputs():
    with tempfile.TemporaryDirectory() as folder:
        text = 'let mutable n = 0;;\n' + 'n <- n + 1;;\n' * 60 + 'n;;\n'
        out, status = session(text, folder)
        same((out.endswith('val it: int = 60\n'), status), (True, 0))


@test
def bytes_that_are_no_text():
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run([CLEF, 'repl'], input=b'\xff\x00\xfe;;\n"\x80";;\nlet x = 1;;\n', stdout=subprocess.PIPE,
                              stderr=subprocess.STDOUT, cwd=folder, timeout=60)
        same((b'val x: int = 1' in done.stdout, done.returncode), (True, 0))


def run_file(path, bless):
    with open(path) as file:
        text, _, wanted = file.read().partition('===>\n')
    with tempfile.TemporaryDirectory() as folder:
        with open(folder + '/loaded.fs', 'w') as file:
            file.write(LOADED)
        out, status = session(text, folder)
    if bless:
        with open(path, 'w') as file:
            file.write(text + '===>\n' + out)
        return
    same(status, 0)
    if out != wanted:
        for got, line in zip(out.split('\n'), wanted.split('\n')):
            same(got, line)
        same(out, wanted)


def main():
    arguments = sys.argv[1:]
    bless = '-bless' in arguments
    arguments = [a for a in arguments if a != '-bless']
    wanted = arguments[0] if arguments else ''
    jobs = [(f.__name__, f) for f in tests if not bless]
    for name in sorted(os.listdir(HERE)):
        if name.endswith('.txt'):
            jobs.append((name, lambda path=os.path.join(HERE, name): run_file(path, bless)))
    passed = failed = 0
    for name, run in jobs:
        if wanted not in name:
            continue
        try:
            run()
            passed += 1
        except Exception as e:  # noqa: BLE001
            failed += 1
            print('FAIL repl %s: %s: %s\n    again: t/repl/run.py %s' % (name, type(e).__name__, e, name))
    print('%d passed, %d failed' % (passed, failed))
    return 1 if failed else 0


if __name__ == '__main__':
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    sys.exit(main())
