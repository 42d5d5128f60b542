#!/usr/bin/env python3
"""Terminals, pipes and signals: what a program printed is seen when it should be, and is not lost.

    t/terminal/run.py [FILTER]      CLEF, the compiler (out/clef). Last line: `N passed, N failed`

A program and its test wait for each other through files: the program makes `ready`, and ends when there is `go`. So
nothing depends on how fast either is; a wait of a minute is a failure.
"""
import array, fcntl, os, platform, pty, select, shutil, signal, struct, subprocess, sys, tempfile, termios, time

os.chdir(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../.."))
CLEF = os.path.abspath(os.environ.get("CLEF", "out/clef"))
FILTER = sys.argv[1] if len(sys.argv) > 1 else ""
OWN = "aarch64" if platform.machine() == "aarch64" else "x86_64"
OTHER = "x86_64" if OWN == "aarch64" else "aarch64"
EMULATOR = shutil.which("qemu-" + OTHER) or shutil.which("qemu-" + OTHER + "-static")
MINUTE = 60

PROGRAMS = {
    # unfinished text, and then work that never waits
    "busy": """
open System.IO
let wait () =
    File.WriteAllText ("ready", "")
    while not (File.Exists "go") do ()
    File.Delete "go"
printf "un%s" "finished"
wait ()
printf "\\rworking %d" 1
wait ()
printfn " done"
wait ()
""",
    # whole lines
    "lines": """
open System.IO
let wait () =
    File.WriteAllText ("ready", "")
    while not (File.Exists "go") do ()
    File.Delete "go"
for line in [ "one"; "two"; "three" ] do
    System.Console.Write (line + "\\n")
    wait ()
""",
    "prompt": """
printf "name: "
let name = stdin.ReadLine ()
printf "hello %s" name
System.Threading.Thread.Sleep 10
printf "!"
stdin.ReadLine () |> ignore
""",
    # keys without their line, and where the cursor is
    "keys": """
open System
let struct (left, top) = Console.GetCursorPosition ()
printfn "at %d %d %d %d" left top Console.CursorLeft Console.CursorTop
printfn "size %d %d" Console.WindowWidth Console.WindowHeight
let show () =
    let key = Console.ReadKey true
    printfn "%s %d %O" (string key.Key) (int key.KeyChar) key.Modifiers
for _ in 1 .. 6 do show ()
Console.TreatControlCAsInput <- true
show ()
Console.TreatControlCAsInput <- false
printfn "%b" Console.KeyAvailable
printf "line: "
printfn "%s" (Console.ReadLine ())
while not Console.KeyAvailable do ()
show ()
Console.ReadKey () |> ignore
printfn "not reached"
""",
    # handlers of signals: in a loop, in a sleep, in a read, in ReadKey; without Cancel; disposed of; one that raises
    "signals": """
open System
open System.IO
open System.Threading
open System.Runtime.InteropServices
let mutable seen = 0
let on (signal: PosixSignal) (cancel: bool) =
    PosixSignalRegistration.Create (signal, fun context ->
        printfn "%O %d %b" context.Signal (int context.Signal) context.Cancel
        context.Cancel <- cancel
        seen <- seen + 1)
let ready () =
    printfn "ready"
    Console.Out.Flush ()
    File.WriteAllText ("ready", "")
let args = Environment.GetCommandLineArgs ()
match args.[args.Length - 1] with
| "loop" ->
    let mutable count = 0L
    let handlers = [ on PosixSignal.SIGTERM true; on PosixSignal.SIGINT true; on (enum<PosixSignal> 10) true ]
    ready ()
    while seen < 3 do count <- count + 1L
    for handler in handlers do handler.Dispose ()
| "sleep" ->
    use first = on PosixSignal.SIGHUP true
    use second = on PosixSignal.SIGHUP false
    ready ()
    while seen < 2 do Thread.Sleep 1000
| "read" ->
    Console.CancelKeyPress.Add (fun e ->
        printfn "%O %b" e.SpecialKey e.Cancel
        e.Cancel <- true)
    ready ()
    let line = Console.ReadLine ()
    printfn "line %s" line
    ready ()
    printfn "key %d" (int (Console.ReadKey true).KeyChar)
| "ends" ->
    AppDomain.CurrentDomain.ProcessExit.Add (fun _ -> printfn "not by a signal")
    use first = on PosixSignal.SIGTERM false
    use second = on PosixSignal.SIGTERM false
    printf "unfinished "
    ready ()
    Thread.Sleep 60000
| "disposed" ->
    let handler = on PosixSignal.SIGTERM true
    handler.Dispose ()
    handler.Dispose ()
    ready ()
    Thread.Sleep 60000
| "raises" ->
    use handler = PosixSignalRegistration.Create (PosixSignal.SIGTERM, fun _ -> failwith "in the handler")
    ready ()
    Thread.Sleep 60000
| "exits" ->
    AppDomain.CurrentDomain.ProcessExit.Add (fun _ -> printfn "ends with %d" Environment.ExitCode)
    Console.CancelKeyPress.Add (fun _ -> exit 5)
    ready ()
    Thread.Sleep 60000
| _ ->
    use window = on PosixSignal.SIGWINCH false
    use child = on PosixSignal.SIGCHLD false
    ready ()
    while seen < 2 do Thread.Sleep 10
printfn "end"
""",
    # others go on while the first thread reads
    "beside-input": """
open System
open System.Threading
open System.Threading.Tasks
let args = Environment.GetCommandLineArgs ()
match args.[args.Length - 1] with
| "thread" ->
    Thread(fun () ->
        for i in 1 .. 3 do
            Thread.Sleep 10
            printfn "step %d" i).Start ()
| "task" -> Task.Run (fun () -> for i in 1 .. 3 do printfn "step %d" i) |> ignore
| _ ->
    let agent = MailboxProcessor.Start (fun inbox ->
        async {
            for i in 1 .. 3 do
                let! (text: string) = inbox.Receive ()
                printfn "%s %d" text i
        })
    for _ in 1 .. 3 do agent.Post "step"
printfn "line %s" (Console.ReadLine ())
let reader number = Thread (fun () -> printfn "%d: %s" number (Console.ReadLine ()))
let readers = [ for i in 1 .. 3 -> reader i ]
for r in readers do
    r.Start ()
    Thread.Sleep 1
for r in readers do r.Join ()
""",
    "timers-beside-input": """
open System
open System.Threading.Tasks
let work =
    task {
        for i in 1 .. 3 do
            do! Task.Delay 10
            printfn "step %d" i
    }
printfn "line %s" (Console.ReadLine ())
""",
    # every thread waits for another one
    "deadlock": """
open System.Threading
open System.Threading.Tasks
let met = new CountdownEvent(3)
let mutable count = 0
let meet () =
    met.Signal () |> ignore
    met.Wait ()
    count <- count + 1
let other = Thread ((fun () -> meet (); meet ()), Name = "other")
other.Start ()
let waits = Task.Run (fun () -> other.Join (); count <- count + 1)
waits.Wait ()
printfn "not reached %d" count
""",
    # more than any buffer holds
    "flood": """
for i in 0 .. 99999 do printfn "%d" i
""",
}


class Failure(Exception):
    pass


def build(folder, name, machine):
    source = os.path.join(folder, name + ".fs")
    with open(source, "w") as f:
        f.write(PROGRAMS[name])
    path = os.path.join(folder, name + "-" + machine)
    subprocess.run([CLEF, "build", "-target", machine + "-linux", source, "-o", path], check=True)
    return [path] if machine == OWN else [EMULATOR, path]


class Running:
    """A program in a folder of its own, its output a pipe or a terminal."""

    def __init__(self, command, folder, terminal=False, ignored=(), pipe_size=0):
        self.folder = tempfile.mkdtemp(dir=folder)
        if terminal:
            self.pid, self.out = pty.fork()
        else:
            self.out, write = os.pipe()
            if pipe_size:
                fcntl.fcntl(write, fcntl.F_SETPIPE_SZ, pipe_size)
            self.pid = os.fork()
        if self.pid == 0:
            if not terminal:
                os.dup2(write, 1)
                os.close(self.out)
            for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                signal.signal(number, signal.SIG_IGN if number in ignored else signal.SIG_DFL)
            os.chdir(self.folder)
            os.execvp(command[0], command)
        if not terminal:
            os.close(write)
        self.text = b""

    def read(self, count=65536):
        if not select.select([self.out], [], [], MINUTE)[0]:
            raise Failure("nothing more came after %r" % self.text[-200:])
        try:
            piece = os.read(self.out, count)
        except OSError:  # a terminal whose other end is closed
            piece = b""
        self.text += piece
        return len(piece) > 0

    def expect(self, text):
        while text not in self.text:
            if not self.read():
                raise Failure("%r did not come, but %r" % (text, self.text[-200:]))

    def wait_ready(self):
        path, end = os.path.join(self.folder, "ready"), time.time() + MINUTE
        while not os.path.exists(path):
            if time.time() > end:
                raise Failure("the program is not ready; it printed %r" % self.text[-200:])
            time.sleep(0.01)
        os.remove(path)

    def go(self):
        open(os.path.join(self.folder, "go"), "w").close()

    def type(self, text):
        os.write(self.out, text)

    def rest(self):
        while self.read():
            pass
        os.close(self.out)
        status = os.waitpid(self.pid, 0)[1]
        return -os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def equal(what, found, wanted):
    if found != wanted:
        raise Failure("%s is %r, wanted %r" % (what, found, wanted))


def shown_at_once(command, folder):
    """On a terminal all that is written is seen, whatever the program does then."""
    p = Running(command("busy"), folder, terminal=True)
    for text in (b"unfinished", b"\rworking 1", b" done\r\n"):
        p.wait_ready()
        p.expect(text)
        p.go()
    equal("status", p.rest(), 0)


def prompts(command, folder):
    p = Running(command("prompt"), folder, terminal=True)
    p.expect(b"name: ")
    p.type(b"you\n")
    p.expect(b"hello you!")
    p.type(b"\n")
    equal("status", p.rest(), 0)


def interrupt_key(command, folder):
    """Ctrl-C at the terminal."""
    p = Running(command("busy"), folder, terminal=True)
    p.wait_ready()
    p.type(b"\x03")
    equal("status", p.rest(), -signal.SIGINT)
    if not p.text.startswith(b"unfinished"):
        raise Failure("the terminal has %r" % p.text)


def keys(command, folder):
    """Keys come at once and unseen, the terminal says where its cursor is, and Ctrl-C ends a program that waits for a key."""
    p = Running(command("keys"), folder, terminal=True)
    fcntl.ioctl(p.out, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 90, 0, 0))

    def waits():
        end = time.time() + MINUTE
        while termios.tcgetattr(p.out)[3] & (termios.ICANON | termios.ISIG):
            if time.time() > end:
                raise Failure("the program does not wait for a key")
            time.sleep(0.005)

    for count in range(1, 4):  # GetCursorPosition, CursorLeft, CursorTop
        p.expect(b"\x1b[6n" * count)
        p.type(b"\x1b[5;12R")
    p.expect(b"at 11 4 11 4\r\nsize 90 30\r\n")
    for typed, shown in (
        (b"a", b"A 97 None"),
        (b"\x1b[A", b"UpArrow 0 None"),
        (b"Z", b"Z 90 Shift"),
        (b"\r", b"Enter 13 None"),
        (b"\x1b", b"Escape 27 None"),
        ("\u00e9".encode(), b"0 233 None"),
        (b"\x03", b"C 3 Control"),
    ):
        waits()
        p.type(typed)
        p.expect(b"\n" + shown + b"\r\n")
    p.expect(b"false\r\nline: ")
    p.type(b"text\n")
    p.expect(b"text\r\ntext\r\n")
    p.type(b"b")
    p.expect(b"B 98 None\r\n")
    waits()
    p.type(b"\x03")
    equal("status", p.rest(), 130)


def buffered(command, folder):
    """To a pipe nothing goes before the buffer is full or the program ends."""
    p = Running(command("busy"), folder)
    for _ in range(3):
        p.wait_ready()
        if select.select([p.out], [], [], 0)[0]:
            raise Failure("the pipe has %r already" % os.read(p.out, 100))
        p.go()
    equal("status", p.rest(), 0)
    equal("output", p.text, b"unfinished\rworking 1 done\n")


def first_line(command, folder):
    """To a pipe the first line goes at once, and the others when the program ends, also by a signal."""
    for ends in (0, -signal.SIGTERM):
        p = Running(command("lines"), folder)
        p.wait_ready()
        p.expect(b"one\n")
        p.go()
        p.wait_ready()
        if select.select([p.out], [], [], 0)[0]:
            raise Failure("the pipe has %r already" % os.read(p.out, 100))
        p.go()
        p.wait_ready()
        os.kill(p.pid, -ends) if ends else p.go()
        equal("status", p.rest(), ends)
        equal("output", p.text, b"one\ntwo\nthree\n")


def lines_at_once(command, folder):
    """On a terminal each line is seen when it is written."""
    p = Running(command("lines"), folder, terminal=True)
    for text in (b"one\r\n", b"two\r\n", b"three\r\n"):
        p.wait_ready()
        p.expect(text)
        p.go()
    equal("status", p.rest(), 0)


def kept_when_killed(number):
    def test(command, folder):
        p = Running(command("busy"), folder)
        p.wait_ready()
        p.go()
        p.wait_ready()
        os.kill(p.pid, number)
        equal("status", p.rest(), -number)
        equal("output", p.text, b"unfinished\rworking 1")

    return test


def ignored_stays(number):
    """nohup: a signal that was ignored when the program began."""

    def test(command, folder):
        p = Running(command("busy"), folder, ignored=[number])
        for _ in range(3):
            p.wait_ready()
            os.kill(p.pid, number)
            p.go()
        equal("status", p.rest(), 0)
        equal("output", p.text, b"unfinished\rworking 1 done\n")

    return test


def killed_while_writing(command, folder):
    """The pipe is full and the program waits in a write: that is finished, nothing comes twice."""
    p = Running(command("flood"), folder, pipe_size=4096)
    count, end = array.array("i", [0]), time.time() + MINUTE
    while count[0] < 4096:
        fcntl.ioctl(p.out, termios.FIONREAD, count)
        if time.time() > end:
            raise Failure("the pipe does not fill")
        time.sleep(0.01)
    os.kill(p.pid, signal.SIGTERM)
    equal("status", p.rest(), -signal.SIGTERM)
    whole = b"".join(b"%d\n" % i for i in range(100000))
    equal("size of the output", len(p.text), 65536)
    if not whole.startswith(p.text):
        raise Failure("the output is no beginning of what was written")


def killed_twice(command, folder):
    """A reader that never reads does not hold the program for ever: the second signal ends it."""
    p = Running(command("flood"), folder, pipe_size=4096)
    count = array.array("i", [0])
    while count[0] < 4096:
        fcntl.ioctl(p.out, termios.FIONREAD, count)
        time.sleep(0.01)
    os.kill(p.pid, signal.SIGTERM)
    while os.waitpid(p.pid, os.WNOHANG)[0] == 0:  # once it is in the handler: the signal is not counted
        os.kill(p.pid, signal.SIGTERM)
        time.sleep(0.01)
    os.close(p.out)


def handled(mode, numbers, shown, status):
    """Each signal is sent once what the last one printed is seen."""

    def test(command, folder):
        p = Running(command("signals") + [mode], folder)
        p.wait_ready()
        p.expect(b"ready\n")
        for number, text in zip(numbers, shown):
            os.kill(p.pid, number)
            if text:
                while not p.text.endswith(text) and p.read():
                    pass
        equal("status", p.rest(), status)
        if shown[-1] is not None:
            equal("output", p.text.split(b"ready\n", 1)[1], shown[-1])

    return test


def handled_in_read(command, folder):
    """Ctrl-C while a line and while a key is read: the handler runs, and the read goes on."""
    p = Running(command("signals") + ["read"], folder, terminal=True)
    p.wait_ready()
    p.type(b"\x03")
    p.expect(b"ControlC false\r\n")
    p.type(b"\x1c")
    p.expect(b"ControlBreak false\r\n")
    p.type(b"text\n")
    p.expect(b"line text\r\n")
    p.wait_ready()
    end = time.time() + MINUTE
    while termios.tcgetattr(p.out)[3] & (termios.ICANON | termios.ISIG) and time.time() < end:
        time.sleep(0.005)
    count = p.text.count(b"ControlC")
    p.type(b"\x03")
    while p.text.count(b"ControlC") == count and p.read():
        pass
    p.type(b"a")
    p.expect(b"key 97\r\n")
    equal("status", p.rest(), 0)


def beside_input(program, *mode):
    """What other threads and timers print is seen before the line is typed. Three threads read a line each."""

    def test(command, folder):
        p = Running(command(program) + list(mode), folder, terminal=True)
        p.expect(b"step 3\r\n")
        p.type(b"text\n")
        p.expect(b"line text\r\n")
        if mode:
            p.type(b"one\ntwo\nthree\n")
            for number, text in enumerate((b"one", b"two", b"three")):
                p.expect(b"%d: %s\r\n" % (number + 1, text))
        equal("status", p.rest(), 0)

    return test


def deadlock(command, folder):
    """Each thread that waits is reported, with the lines where it waits."""
    p = Running(command("deadlock"), folder, terminal=True)
    equal("status", p.rest(), 134)
    for text in (b"Deadlock: every thread waits for another one.\r\n", b"Thread 1 waits:\r\n", b"deadlock.fs:line 13, column 1\r\n",
                 b"Thread 2, other waits:\r\n", b"Deadlock.meet in ", b"deadlock.fs:line 8, column 5\r\n", b"deadlock.fs:line 10, column 32\r\n",
                 b"Thread 3 waits:\r\n", b"deadlock.fs:line 12, column 33\r\n"):
        if text not in p.text:
            raise Failure("%r is not in %r" % (text, p.text))


USUAL = b"SIGTERM -4 false\n"
TESTS = [
    ("handled-in-loop", handled("loop", [signal.SIGTERM, signal.SIGINT, signal.SIGUSR1], [None] * 3, 0)),
    ("handled-in-sleep", handled("sleep", [signal.SIGHUP], [b"SIGHUP -1 false\n" * 2 + b"end\n"], 0)),
    ("handled-in-read", handled_in_read),
    ("handled-and-ends", handled("ends", [signal.SIGTERM], [USUAL * 2], -signal.SIGTERM)),
    ("handler-disposed", handled("disposed", [signal.SIGTERM], [b""], -signal.SIGTERM)),
    ("handler-raises", handled("raises", [signal.SIGTERM], [b""], 134)),
    ("handler-exits", handled("exits", [signal.SIGINT], [b"ends with 5\n"], 5)),
    ("handled-and-passed-over", handled("passed-over", [signal.SIGWINCH, signal.SIGCHLD], [None] * 2, 0)),
    ("thread-beside-input", beside_input("beside-input", "thread")),
    ("task-beside-input", beside_input("beside-input", "task")),
    ("agent-beside-input", beside_input("beside-input", "agent")),
    ("timers-beside-input", beside_input("timers-beside-input")),
    ("deadlock", deadlock),
    ("shown-at-once", shown_at_once),
    ("first-line", first_line),
    ("lines-at-once", lines_at_once),
    ("prompts", prompts),
    ("interrupt-key", interrupt_key),
    ("keys", keys),
    ("buffered", buffered),
    ("kept-when-killed-TERM", kept_when_killed(signal.SIGTERM)),
    ("kept-when-killed-INT", kept_when_killed(signal.SIGINT)),
    ("kept-when-killed-HUP", kept_when_killed(signal.SIGHUP)),
    ("ignored-stays-HUP", ignored_stays(signal.SIGHUP)),
    ("ignored-stays-INT", ignored_stays(signal.SIGINT)),
    ("killed-while-writing", killed_while_writing),
    ("killed-twice", killed_twice),
]
# what is the process's own: not those that compare with buffers
OF_RUN = {"shown-at-once", "prompts", "interrupt-key", "keys", "kept-when-killed-TERM"}
OF_EVAL = {"shown-at-once", "prompts", "interrupt-key", "keys", "handled-in-loop", "handled-in-read", "handler-raises", "thread-beside-input", "timers-beside-input"}


def main():
    folder = tempfile.mkdtemp()
    passed = failed = 0
    commands = {}

    def command(way):
        def of(name):
            if (way, name) not in commands:
                if way in ("run", "eval"):
                    build(folder, name, OWN)
                    commands[way, name] = [CLEF, way, os.path.join(folder, name + ".fs")]
                else:
                    commands[way, name] = build(folder, name, way)
            return commands[way, name]

        return of

    ways = [OWN, "run", "eval"] + ([OTHER] if EMULATOR else [])
    for way in ways:
        for name, test in TESTS:
            if FILTER not in name + " " + way:
                continue
            if (way == "run" and name not in OF_RUN) or (way == "eval" and name not in OF_EVAL):
                continue
            try:
                test(command(way), folder)
                passed += 1
            except (Failure, subprocess.CalledProcessError) as why:
                failed += 1
                print("FAIL %s (%s): %s" % (name, way, why))
    shutil.rmtree(folder)
    print("%d passed, %d failed" % (passed, failed))
    return failed > 0


sys.exit(main())
