"""dotnet_programs: programs of labelled lines from a seed, for t/fuzz/dotnet: library calls (dotnet_calls.py), forms of the language
(dotnet_forms.py), and exceptions on their way through try, finally, use, closures and sequences. Each function stands for itself,
each line has a label of its own.
"""
import random, re
import dotnet_calls, dotnet_rarer_calls
from dotnet_forms import FORMS, FORMS_PRELUDE, FORM_HOLES, FORM_TYPES

CALLS = {**dotnet_calls.CALLS, **dotnet_rarer_calls.CALLS, **FORMS}
HOLES = {**dotnet_calls.HOLES, **FORM_HOLES}
TYPES = {**dotnet_calls.TYPES, **FORM_TYPES}

PRELUDE = '''module Program
#nowarn "25" "40" "44" "49" "64" "760" "1182" "3370" "3391"
open System
open System.Collections
open System.Collections.Concurrent
open System.Collections.Generic
open System.Collections.Immutable
open System.Collections.ObjectModel
open System.Globalization
open System.IO
open System.Linq
open System.Net
open System.Numerics
open System.Security.Cryptography
open System.Text
open System.Text.RegularExpressions
open System.Threading.Tasks
open FSharp.Linq
open FSharp.Linq.NullableOperators

let clean (s: string) = s.Replace("\\\\", "\\\\\\\\").Replace("\\n", "\\\\n").Replace("\\r", "\\\\r").Replace("\\000", "\\\\0")
let rec told (e: exn) =
    sprintf "%s: %s%s" (e.GetType().Name) e.Message (if isNull e.InnerException then "" else " <- " + told e.InnerException)
let show (label: string) (f: unit -> string) =
    let text = try f () with e -> told e
    Console.Out.WriteLine(label + " = " + clean text)
// today is another day elsewhere
let shownDate (d: DateTime) = if d.Year = DateTime.Now.Year then sprintf "now %O" d.TimeOfDay else sprintf "%s %A" (d.ToString "yyyy-MM-dd HH:mm:ss.fffffff") d.Kind
let shownOffset (d: DateTimeOffset) = if d.Year = DateTime.Now.Year then sprintf "now %O %O" d.TimeOfDay d.Offset else d.ToString "o"
exception Small of int
exception Pair of first: string * second: int
type Custom(message: string, code: int) =
    inherit Exception(message)
    member _.Code = code
type Noisy(name: string, log: StringBuilder, fails: bool) =
    interface IDisposable with
        member _.Dispose() =
            log.Append("~" + name) |> ignore
            if fails then raise (InvalidOperationException("dispose " + name))

'''

RAISES = ['failwith "f"', 'failwithf "%d-%s" 5 "x"', 'raise (Small 3)', 'raise (Pair("p", 2))', 'raise (Custom("c", 7))', 'invalidArg "arg" "bad"',
          'nullArg "n"', 'invalidOp "op"', 'raise (KeyNotFoundException())', 'raise (FormatException())', '1 / zero', '[| 1 |].[zero + 5]',
          'int "x"', 'Map.find 3 (Map [ 1, 2 ])', '(null: string).Length', 'List.head ([]: int list)', 'Checked.(*) Int32.MaxValue (zero + 2)',
          'raise (ArgumentOutOfRangeException("p", 5, "m"))', 'raise (AggregateException("many", [ Exception "one"; FormatException() :> exn ]))',
          'raise (Exception("outer", InvalidOperationException "inner"))', '(unbox<int> (box "s"))', 'raise (OperationCanceledException())',
          '(Some 3).Value', '4', '5', 'Option.get (None: int option)', '(dict [ 1, 2 ]).[zero + 9]', 'Seq.head Seq.empty<int>', 'raise (NotImplementedException())']
HANDLERS = ['| Small n when n > 2 -> log.Append("S") |> ignore; n', '| Small n -> n', '| Pair(a, b) -> log.Append a |> ignore; b', '| :? Custom as c -> c.Code',
            '| :? ArgumentException as e -> log.Append(e.ParamName) |> ignore; 20', '| :? ArithmeticException -> 21', '| Failure m -> log.Append m |> ignore; 22',
            '| :? KeyNotFoundException | :? IndexOutOfRangeException -> 23', '| e when e.Message.Length > 12 -> log.Append "long" |> ignore; 24',
            '| :? FormatException -> reraise ()', '| :? InvalidOperationException as e -> raise (Exception("wrapped", e))', '| e -> log.Append(e.GetType().Name) |> ignore; 25',
            '| :? NullReferenceException -> failwith "again"', '| :? OperationCanceledException -> 26']


class Program:
    def __init__(self, seed, functions=20):
        self.r = random.Random(seed)
        self.functions, self.sources, self.forms = [], {}, set()  # forms: functions that need FORMS_PRELUDE
        families = list(CALLS)
        for n in range(1, functions + 1):
            name = 'f%d' % n
            if self.r.random() < 0.12: self.functions.append((name, self.exceptions(name)))
            else:
                family = self.r.choice(families)
                if family in FORMS: self.forms.add(name)
                self.functions.append((name, self.calls(name, family)))

    # ---- calls ----
    def call(self, label, template, count):
        """A function of the holes of a call, and `count` rows of arguments for it."""
        parts = re.split(r'\{([A-Za-z]{1,2})\}', template)
        for k in range(1, len(parts), 2):
            if parts[k] not in TYPES: parts[k] = (self.r.choice(HOLES[parts[k]]),)
        kinds = [p for k, p in enumerate(parts) if k % 2 and isinstance(p, str)]
        rows = [[self.r.choice(HOLES[kind]) for kind in kinds] for _ in range(count if kinds else 1)]

        def filled(arguments):
            left = iter(arguments)
            return ''.join(p if k % 2 == 0 else p[0] if isinstance(p, tuple) else next(left) for k, p in enumerate(parts))
        names = ['a%d' % k for k in range(len(kinds))]
        for n, row in enumerate(rows): self.sources['%s.%d' % (label, n)] = filled(row)
        pattern = ', '.join('%s: %s' % (a, TYPES[kind]) for a, kind in zip(names, kinds)) or 'a0: unit'
        values = ['(%s)' % (', '.join(row)) for row in rows]
        return ['    [ ' + '\n      '.join(values) + ' ]',
                '    |> List.iteri (fun n (%s) -> show (sprintf "%s.%%d" n) (fun () -> sprintf "%%A" (%s)))' % (pattern, label, filled(names))]

    def calls(self, name, family):
        templates = CALLS[family].strip().split('\n')
        lines = ['let %s () =' % name]
        for i in range(self.r.randrange(4, 7)): lines += self.call('%s.%d' % (name, i), self.r.choice(templates), 10)
        return lines

    # ---- exceptions ----
    def work(self, depth):
        """Lines of an expression of type int, without indentation."""
        r, pad = self.r, lambda lines: ['    ' + l for l in lines]
        if depth == 0: return [r.choice(RAISES)]
        kind = r.randrange(8)
        if kind < 3:
            rules = r.sample(HANDLERS, r.randrange(1, 4))
            return ['try'] + pad(self.work(depth - 1)) + ['with'] + rules
        if kind == 3: return ['try'] + pad(self.work(depth - 1)) + ['finally', '    log.Append "F%d" |> ignore' % depth] + \
            (['    (if zero = 0 then failwith "finally")'] if r.random() < 0.2 else [])
        if kind == 4:
            return ['use noisy = new Noisy("%s", log, %s)' % (r.choice('abc'), r.choice(['false', 'false', 'true'])), 'log.Append "U" |> ignore'] + self.work(depth - 1)
        if kind == 5:
            return ['let inner () ='] + pad(self.work(depth - 1)) + ['log.Append "C" |> ignore', 'inner () + 1']
        if kind == 6:
            return ['seq {', '    try', '        yield 1', '        log.Append "Q" |> ignore', '        yield ('] + \
                pad(pad(pad(self.work(depth - 1)))) + ['        )', '    finally', '        log.Append "E" |> ignore', '}', '|> Seq.truncate %d' % r.randrange(1, 4), '|> Seq.sum']
        return ['[ 1; 2; 3 ]', '|> List.map (fun x ->', '    (if x = %d then' % r.randrange(1, 5)] + pad(pad(self.work(depth - 1))) + ['     else x))', '|> List.sum']

    def exceptions(self, name):
        lines = ['let %s () =' % name, '    let zero = DateTime.MinValue.Hour']
        for i in range(self.r.randrange(4, 8)):
            first = len(lines)
            lines += ['    show "%s.%d.0" (fun () ->' % (name, i), '        let log = StringBuilder()', '        let result =', '            try', '                let value ='] + \
                ['                    ' + l for l in self.work(self.r.randrange(1, 4))] + \
                ['                string value', '            with e -> told e', '        result + " " + log.ToString())']
            self.sources['%s.%d.0' % (name, i)] = '\n    '.join(lines[first:]).strip()
        return lines

    def text(self, only=None):
        chosen = [(n, ls) for n, ls in self.functions if only is None or n in only]
        return PRELUDE + (FORMS_PRELUDE if any(n in self.forms for n, _ in chosen) else '') + '\n'.join('\n'.join(ls) + '\n' for _, ls in chosen) + '\n' + '\n'.join('%s ()' % n for n, _ in chosen) + '\n'
