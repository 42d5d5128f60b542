#!/usr/bin/env python3
"""run.py: clef repl. Each file of t/repl has what is typed, a line `===>` and what is printed, messages included.

    t/repl/run.py [-bless] [FILTER]     Variables: CLEF, the compiler (out/clef). Last line: `N passed, N failed`
"""
import codecs
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unicodedata

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


def columns(c):
    return 0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in 'WF' else 1


class Screen:
    """What a terminal shows of the bytes it gets: the sequences that the line editor writes, lines broken at the width."""

    def __init__(self, width, height):
        self.width, self.height, self.row, self.column = width, height, 0, 0
        self.rows = [[]]

    def put(self, c):
        width = columns(c)
        if width and self.column + width > self.width:
            self.down()
            self.column = 0
        row = self.rows[self.row]
        row.extend([' '] * (self.column + width - len(row)))
        if width:
            row[self.column] = c
            if width == 2:
                row[self.column + 1] = ''
        else:
            row[self.column - 1] += c
        self.column += width

    def down(self):
        self.row += 1
        while len(self.rows) <= self.row:
            self.rows.append([])

    def feed(self, text):
        for part in re.findall('\x1b\\[[?0-9;]*[a-zA-Z]|[^\x1b]', text):
            if part == '\r':
                self.column = 0
            elif part == '\n':
                self.down()
            elif part[0] != '\x1b':
                self.put(part)
            elif part == '\x1b[J':
                self.rows[self.row][self.column:] = []
                self.rows[self.row + 1:] = []
            elif part == '\x1b[K':
                self.rows[self.row][self.column:] = []
            elif part == '\x1b[H':
                self.row = self.column = 0
            elif part == '\x1b[2J':
                self.rows = [[]]
            elif part[-1] == 'A':
                self.row -= int(part[2:-1])
            elif part[-1] == 'C':
                self.column = min(self.column, self.width - 1) + int(part[2:-1])
            elif part not in ('\x1b[?2004h', '\x1b[?2004l'):
                raise AssertionError('unknown sequence %r' % part)

    def lines(self):
        return [''.join(row).rstrip() for row in self.rows]


class Terminal:
    """clef repl on a terminal. A dumb one has no line editor."""

    def __init__(self, kind='xterm', state=None, width=80, height=24):
        self.state = state or tempfile.mkdtemp()
        self.own_state = not state
        self.pid, self.fd = pty.fork()
        if not self.pid:
            self.resize(width, height, 0)
            os.environ.update(TERM=kind, XDG_STATE_HOME=self.state)
            os.execv(CLEF, [CLEF, 'repl', '-colour', 'never'])
        self.modes = termios.tcgetattr(self.fd)
        self.text = self.all = ''
        self.screen = Screen(width, height)
        self.bytes = codecs.getincrementaldecoder('utf-8')()

    def resize(self, width, height, fd=None):
        fcntl.ioctl(self.fd if fd is None else fd, termios.TIOCSWINSZ, struct.pack('HHHH', height, width, 0, 0))

    def read(self, seconds):
        if not select.select([self.fd], [], [], seconds)[0]:
            return False
        try:
            text = self.bytes.decode(os.read(self.fd, 4096))
        except OSError:
            return False
        self.screen.feed(text)
        self.text += text.replace('\r\n', '\n')
        return True

    def wait(self, wanted, seconds=20):
        end = time.time() + seconds
        while wanted not in self.text:
            if time.time() > end:
                raise AssertionError('%r does not come in %r' % (wanted, self.text))
            self.read(0.1)
        before, _, self.text = self.text.partition(wanted)
        return before

    def shows(self, *wanted, at=None, seconds=20):
        """The last lines of the screen, and the column of the cursor."""
        end = time.time() + seconds
        while self.screen.lines()[-len(wanted):] != list(wanted) or at not in (None, self.screen.column):
            if time.time() > end:
                raise AssertionError('%r %r is not shown, but %r %d' % (wanted, at, self.screen.lines()[-6:], self.screen.column))
            self.read(0.05)

    def type(self, text):
        os.write(self.fd, text if isinstance(text, bytes) else text.encode())

    def keys(self, keys, *wanted, at=None):
        self.type(keys)
        self.shows(*wanted, at=at)

    def status(self):
        while self.read(5):
            pass
        status = os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])
        if self.own_state:
            shutil.rmtree(self.state)
        return status

    def quit(self):
        self.type('\x03')
        self.shows('>', at=2)
        self.type('\x04')
        same(self.status(), 0)


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
def a_dumb_terminal_has_no_editor():
    t = Terminal('dumb')
    t.wait('> ')
    t.type('let x = 1;;\n')
    t.wait('val x: int = 1\n')
    t.wait('> ')
    t.type('\x04')
    t.wait('\n')
    same((t.status(), '\x1b' in t.text, os.listdir(t.state) if os.path.exists(t.state) else []), (0, False, []))


@test
def keys_that_move():
    t = Terminal()
    t.keys('one two', '> one two', at=9)
    for keys, at in (('\x1b[D', 8), ('\x02', 7), ('\x1b[C', 8), ('\x06', 9), ('\x1b[H', 2), ('\x1b[F', 9), ('\x01', 2), ('\x05', 9),
                     ('\x1bb', 6), ('\x1bb', 2), ('\x1bf', 5), ('\x1b[1;5C', 9), ('\x1b[1;5D', 6), ('\x1bOH', 2), ('\x1b[4~', 9),
                     ('\x1b[1~', 2), ('\x1b[D', 2)):
        t.keys(keys, '> one two', at=at)
    t.quit()


@test
def keys_that_remove():
    t = Terminal()
    t.keys('let abc = 1', '> let abc = 1', at=13)
    t.keys('\x7f', '> let abc =', at=12)
    t.keys('\x17', '> let abc', at=10)
    t.keys('\x19', '> let abc =', at=12)
    t.keys('\x01\x1b[3~', '> et abc =', at=2)
    t.keys('\x04', '> t abc =', at=2)
    t.keys('\x1bf\x0b', '> t', at=3)
    t.keys('\x15', '>', at=2)
    t.keys('\x19', '> t abc =', at=10)
    t.keys('\x15', '>', at=2)
    t.keys('one two\x1b\x7f\x1b\x7f', '>', at=2)
    t.keys('z\x01\x19', '> one twoz', at=9)
    t.keys('\x01\x1bd', '>  twoz', at=2)
    t.keys('\x05\x15', '>', at=2)
    t.keys('a\tb', '> a   b', at=7)
    t.keys('\x0c', '> a   b', at=7)
    t.quit()


@test
def history_of_two_sessions():
    with tempfile.TemporaryDirectory() as state:
        t = Terminal(state=state)
        for text in ('1;;', '1;;', '"a\\\\b";;'):
            t.shows('>', at=2)
            t.type(text + '\n')
            t.wait('val it')
        t.shows('>', at=2)
        t.type('let f x =\n    x + 1\n\n')
        t.wait('val f')
        t.shows('>', at=2)
        t.quit()
        path = state + '/clef/history'
        with open(path) as file:
            same(file.read(), '1;;\n"a\\\\\\\\b";;\nlet f x =\\n    x + 1\n')
        same(os.stat(path).st_mode & 0o777, 0o600)
        t = Terminal(state=state)
        t.shows('>', at=2)
        t.keys('draft', '> draft')
        t.keys('\x1b[A', '> let f x =', '-     x + 1', at=11)
        t.keys('\x1b[A', '> "a\\\\b";;')
        t.keys('\x10', '> 1;;')
        t.keys('\x10', '> 1;;')
        t.keys('\x0e', '> "a\\\\b";;')
        t.keys('\x1b[B', '> let f x =', '-     x + 1')
        t.keys('\x1b[D\x1b[A', '> let f x =', '-     x + 1', at=10)
        t.keys('\x1b[D\x1b[D\x1b[D\x1b[D', '> let f x =', '-     x + 1', at=6)
        t.keys('\x1b[B', '> let f x =', '-     x + 1', at=6)
        t.type('\x0e')
        t.shows('> draft')
        t.keys('\x15\x12', "(search `') >")
        t.keys('f x', "(search `f x') > let f x =", '-     x + 1')
        t.keys('z', "(not found `f xz') > let f x =", '-     x + 1')
        t.keys('\x07', '>')
        t.keys('\x12;', "(search `;') > \"a\\\\b\";;")
        t.keys('\x12', "(search `;') > 1;;")
        t.type('\n')
        t.wait('val it: int = 1')
        t.shows('>', at=2)
        t.quit()
        with open(path) as file:
            same(file.read().count('\n'), 4)


@test
def history_is_limited():
    with tempfile.TemporaryDirectory() as state:
        os.mkdir(state + '/clef')
        path = state + '/clef/history'
        with open(path, 'wb') as file:
            file.write(b''.join(b'%d;;\n' % i for i in range(1500)) + b'\xff\x1b[2J\0x\n')
        t = Terminal(state=state)
        t.shows('>', at=2)
        t.keys('\x1b[A', '> \ufffd^[[2J')
        t.type('\x15:quit\n')
        same(t.status(), 0)
        with open(path, 'rb') as file:
            lines = file.read().split(b'\n')
        same((len(lines), lines[0], lines[-2]), (1001, b'502;;', b':quit'))
        os.remove(path)
        os.symlink('/dev/null', path)
        t = Terminal(state=state)
        t.shows('>', at=2)
        t.type(':quit\n')
        same((t.status(), os.path.islink(path)), (0, True))


@test
def sessions_at_once_keep_the_history():
    with tempfile.TemporaryDirectory() as state:
        sessions = [Terminal(state=state) for _ in range(4)]
        for t in sessions:
            t.shows('>', at=2)
        for i in range(5):
            for number, t in enumerate(sessions):
                t.type(':command%d.%d\n' % (number, i))
        for t in sessions:
            t.wait("command '%s'" % (':command%d.4' % sessions.index(t)))
            t.quit()
        with open(state + '/clef/history') as file:
            same(sorted(file.read().split()), sorted(':command%d.%d' % (n, i) for n in range(4) for i in range(5)))


@test
def pasted_text():
    t = Terminal()
    t.shows('>', at=2)
    t.keys('\x1b[200~let f x =\r\tx\x03\r\r    + 1\x1b[201~', '> let f x =', '-   x', '-', '-     + 1', at=9)
    t.quit()
    t = Terminal()
    t.shows('>', at=2)
    t.keys('\x1b[200~let a = 20\r\rlet b =\r\r    a + 1;;\rlet c = b * 2;;\r\x1b[201~', '-', at=2)
    t.type('\n')
    t.wait('val b: int = 21\n')
    t.wait('val c: int = 42\n')
    t.shows('>', at=2)
    t.quit()


@test
def characters_of_every_width():
    t = Terminal(width=9)
    t.shows('>', at=2)
    t.keys('"日本e\u0301😀', '> "日本e\u0301', '😀', at=2)
    t.keys('\x1b[D', '> "日本e\u0301', '😀', at=0)
    t.keys('\x1b[D', '> "日本e\u0301', '😀', at=7)
    t.keys('\x7f', '> "日e\u0301😀', at=5)
    t.keys('\x1b[3~', '> "日😀', at=5)
    t.keys('xyz', '> "日xyz', '😀', at=0)
    t.keys('\x05w', '> "日xyz', '😀w', at=3)
    t.keys('\x7f\x7f', '> "日xyz', at=8)
    t.keys('1', '> "日xyz1', '', at=0)
    t.keys('2', '> "日xyz1', '2', at=1)
    t.keys('\x01', '> "日xyz1', '2', at=2)
    t.quit()


@test
def hostile_bytes():
    t = Terminal()
    t.shows('>', at=2)
    t.keys(b'a\xff\xe6b\x1b[999999999999;5Xc\x1b]0;title\x07\x1bPx\x1b\\d\x00\x1b[<1;2M\x1bOq\x1b', '> a\ufffd\ufffdbcd', at=8)
    time.sleep(0.2)
    t.keys('\x7f\x7f\x7f\x7f\x7f', '> a', at=3)
    t.keys('\x7f', '>', at=2)
    for _ in range(40):
        t.type('x' * 1000)
        while t.read(0.02):
            pass
    t.keys('\x15', '>', at=2)
    t.type(b'let s = "\x80";;\n')
    t.wait('val s: string = "\ufffd"')
    t.shows('>', at=2)
    t.quit()


@test
def a_resized_window():
    t = Terminal(width=20)
    t.shows('>', at=2)
    t.keys('let abcdefgh = 1234567890', '> let abcdefgh = 123', '4567890', at=7)
    t.screen.rows, t.screen.row, t.screen.width = [list(r) for r in ('> let abcdefg', 'h = 123', '4567890')], 2, 13
    t.resize(13, 24)
    t.shows('> let abcdefg', 'h = 123456789', '0', at=1)
    same(len(t.screen.lines()), 3)
    t.quit()


@test
def an_interrupt_gives_the_input_up():
    t = Terminal()
    t.shows('>', at=2)
    t.keys('let x =\n    1', '> let x =', '-     1')
    t.keys('\x03', '> let x =', '-     1^C', '>', at=2)
    t.keys('x\x04', '> x', at=3)
    t.quit()


@test
def modes_are_restored():
    t = Terminal()
    t.shows('>', at=2)
    same(termios.tcgetattr(t.fd)[3] & (termios.ICANON | termios.ECHO), 0)
    t.type('let read () = System.Console.ReadLine();;\n')
    t.wait('val read')
    t.shows('>', at=2)
    t.type('System.IO.File.WriteAllText("' + t.state + '/go", ""); read ();;\n')
    while not os.path.exists(t.state + '/go'):
        t.read(0.05)
    same(termios.tcgetattr(t.fd), t.modes)
    t.type('Ada\n')
    t.wait('val it: string = "Ada"')
    t.shows('>', at=2)
    t.type('(failwith "no" : int);;\n')
    t.wait('System.Exception: no')
    t.shows('>', at=2)
    t.type('typed')
    t.shows('> typed', at=7)
    os.kill(t.pid, signal.SIGSTOP)
    os.waitpid(t.pid, os.WUNTRACED)
    termios.tcsetattr(t.fd, termios.TCSANOW, t.modes)
    os.kill(t.pid, signal.SIGCONT)
    while termios.tcgetattr(t.fd)[3] & termios.ECHO:
        t.read(0.05)
    t.keys('!', '> typed!', at=8)
    same(termios.tcgetattr(t.fd)[3] & (termios.ICANON | termios.ECHO), 0)
    t.quit()
    for number in (signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        t = Terminal()
        t.shows('>', at=2)
        slave = os.open(os.readlink('/proc/%d/fd/0' % t.pid), os.O_RDWR | os.O_NOCTTY)
        os.kill(t.pid, number)
        os.waitid(os.P_PID, t.pid, os.WEXITED | os.WNOWAIT)
        same(termios.tcgetattr(slave), t.modes)
        os.close(slave)
        same(t.status(), -number)


@test
def a_stop_restores_the_modes():
    """The session is a job of a shell, as a process group that can be stopped is."""
    shell = subprocess.run(['sh', '-c', 'command -v bash'], stdout=subprocess.PIPE).stdout
    if not shell:
        return
    state = tempfile.mkdtemp()
    pid, fd = pty.fork()
    if not pid:
        os.environ.update(TERM='xterm', XDG_STATE_HOME=state, PS1='$ ', HISTFILE='')
        os.execvp('bash', ['bash', '--norc', '--noediting', '-i'])
    t = Terminal.__new__(Terminal)
    t.pid, t.fd, t.state, t.own_state, t.text = pid, fd, state, True, ''
    t.screen, t.bytes = Screen(80, 24), codecs.getincrementaldecoder('utf-8')()
    t.wait('$ ')
    modes = termios.tcgetattr(fd)
    t.type(CLEF + ' repl -colour never\n')
    t.shows('>', at=2)
    t.keys('typed', '> typed', at=7)
    t.text = ''
    t.type('\x1a')
    t.wait('$ ')
    same(termios.tcgetattr(fd), modes)
    t.type('fg\n')
    t.shows('> typed', at=7)
    t.text = ''
    t.type('\x03\x04')
    t.wait('$ ')
    t.type('exit\n')
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
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGHUP):  # ignored in the background, and then in what is tested
        signal.signal(number, signal.SIG_DFL)
    sys.exit(main())
