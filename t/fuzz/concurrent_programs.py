"""Random concurrent F# programs whose output does not depend on the order in which threads run.

A program is a list of scenarios. A scenario is a function that starts workers in some way, lets them share data under some protection,
and returns a text; the text that .NET gives is known by construction. The scenarios run one after another or at the same time, in
threads, tasks or computations, and their texts are printed in order. A scenario that has a race returns whether what it saw is among
what its threads can have written.

program(seed) gives (text, output).
"""
import random

HEAD = '''open System
open System.Threading
open System.Threading.Tasks
open System.Threading.Channels
open System.Collections.Generic
open System.Collections.Concurrent

'''
NAP = '''let nap k =
    match k % 11 with
    | 0 -> Thread.Yield() |> ignore
    | 1 -> Thread.Sleep 0
    | 2 -> Thread.SpinWait 20
    | 3 -> if k % 5 = 0 then Thread.Sleep 1
    | _ -> ()
'''
# in a region, what sleeps is done alone
SPIN = '''let spun = Array.zeroCreate<int> 64
let nap k = for i in 1 .. k % 300 do spun.[i % 64] <- spun.[i % 64] + k
'''


def indent(lines, by=1):
    return ['    ' * by + line for line in lines]


# ---- how `count` workers call `body`, a function of the worker's number, until all have ended ----

def by_threads(count, r):
    return ['let workers = [| for w in 0 .. %d -> Thread(fun () -> body w) |]' % (count - 1),
            'for worker in workers do worker.Start()', 'for worker in workers do worker.Join()']


def by_tasks(count, r):
    start = r.choice(['Task.Run(fun () -> body w)', 'Task.Factory.StartNew(fun () -> body w)'])
    end = r.choice(['Task.WaitAll workers', '(Task.WhenAll workers).Wait()', 'for worker in workers do worker.Wait()'])
    return ['let workers: Task[] = [| for w in 0 .. %d -> %s |]' % (count - 1, start), end]


def by_asyncs(count, r):
    wait = 'do! Async.Sleep %d' % r.randrange(3) if r.random() < 0.3 else '()'
    return ['let work w = async {', '    %s' % wait, '    body w }',
            'Async.Parallel [ for w in 0 .. %d -> work w ] |> Async.RunSynchronously |> ignore' % (count - 1)]


def by_children(count, r):
    return ['let work w = async { body w }', 'async {',
            '    let! children = Async.Sequential [ for w in 0 .. %d -> Async.StartChild(work w) ]' % (count - 1),
            '    for child in children do do! child }', '|> Async.RunSynchronously']


def by_pool(count, r):
    return ['use ended = new CountdownEvent(%d)' % count, 'for w in 0 .. %d do' % (count - 1),
            '    ThreadPool.QueueUserWorkItem(fun _ -> body w; ended.Signal() |> ignore) |> ignore', 'ended.Wait()']


def by_parallel_for(count, r):
    return ['Parallel.For(0, %d, body) |> ignore' % count]


def by_task_builder(count, r):
    return ['let work w : Task = task {', '    do! Task.%s' % r.choice(['Yield()', 'Delay 1']), '    body w }',
            'Task.WaitAll [| for w in 0 .. %d -> work w |]' % (count - 1)]


def by_array(count, r):
    return ['[| 0 .. %d |] |> Array.Parallel.iter body' % (count - 1)]


def by_array_map(count, r):
    return ['Array.Parallel.init %d body |> ignore' % count]


def by_parallel_each(count, r):
    return ['Parallel.ForEach([ 0 .. %d ], body) |> ignore' % (count - 1)]


def by_parallel_invoke(count, r):
    return ['Parallel.Invoke [| for w in 0 .. %d -> Action(fun () -> body w) |]' % (count - 1)]


REGIONS = [by_parallel_for, by_array, by_array_map, by_parallel_each, by_parallel_invoke]
STARTS = [by_threads, by_threads, by_tasks, by_tasks, by_asyncs, by_children, by_pool, by_task_builder]
LOOPS = STARTS + REGIONS


class Choice(random.Random):
    """`regions`: a program whose only workers are those of Parallel and Array.Parallel."""
    regions = False


def start(r, count, body, ways=None):
    return ['let body (w: int) : unit ='] + indent(body) + r.choice(REGIONS if r.regions else ways or LOOPS)(count, r)


# ---- what protects a section: declarations, and the section around lines ----

def guard(r):
    """A section must be one statement of type unit."""
    return r.choice([
        (['let gate = obj()'], lambda body: ['lock gate (fun () ->'] + indent(body) + ['    ())']),
        (['let gate = obj()'], lambda body: ['Monitor.Enter gate', 'try'] + indent(body) + ['finally', '    Monitor.Exit gate']),
        (['let gate = obj()'], lambda body: ['while not (Monitor.TryEnter(gate, 1000)) do ()', 'try'] + indent(body) +
         ['finally', '    Monitor.Exit gate']),
        (['use gate = new SemaphoreSlim(1)'], lambda body: ['gate.Wait()', 'try'] + indent(body) + ['finally', '    gate.Release() |> ignore']),
        (['use gate = new Semaphore(1, 1)'], lambda body: ['gate.WaitOne() |> ignore'] + body + ['gate.Release() |> ignore']),
        (['use gate = new Mutex()'], lambda body: ['gate.WaitOne() |> ignore'] + body + ['gate.ReleaseMutex()']),
        (['use gate = new ReaderWriterLockSlim()'], lambda body: ['gate.EnterWriteLock()', 'try'] + indent(body) + ['finally', '    gate.ExitWriteLock()']),
        (['use gate = new AutoResetEvent(true)'], lambda body: ['gate.WaitOne() |> ignore'] + body + ['gate.Set() |> ignore']),
        (['let taken = ref 0'], lambda body: ['while Interlocked.CompareExchange(taken, 1, 0) <> 0 do Thread.Yield() |> ignore'] + body +
         ['Volatile.Write(taken, 0)']),
    ])


# ---- scenarios: (lines of the function, its text) ----

def counters(r):
    """Every worker changes shared data in sections."""
    count, each = r.randint(1, 6), r.randint(1, 60)
    declared, section = guard(r)
    total = sum(w * each + i for w in range(count) for i in range(each))
    value = 'w * %d + i' % each
    data = r.choice([
        (['let sum = ref 0'], ['let before = sum.Value', 'nap (before + i)', 'sum.Value <- before + %s' % value], 'string sum.Value', str(total)),
        (['let all = List<int>()'], ['all.Add(%s)' % value], 'sprintf "%d %d" all.Count (Seq.sum all)', '%d %d' % (count * each, total)),
        (['let all = Dictionary<int, int list>()'],
         ['let k = i % 7', 'nap i', 'all.[k] <- (match all.TryGetValue k with | true, l -> %s :: l | _ -> [ %s ])' % (value, value)],
         'sprintf "%d %d" all.Count (Seq.sumBy List.sum all.Values)', '%d %d' % (min(each, 7), total)),
        (['let text = ref ""'], ['text.Value <- text.Value + "x"'], 'string text.Value.Length', str(count * each)),
        (['let set = ref Set.empty'], ['let old = set.Value', 'nap i', 'set.Value <- Set.add (%s) old' % value],
         'sprintf "%d %d" set.Value.Count (Set.fold (+) 0 set.Value)', '%d %d' % (count * each, total)),
        (['let pair = [| 0; 0 |]', 'let wrong = ref 0'],
         ['if pair.[0] <> pair.[1] then wrong.Value <- wrong.Value + 1', 'pair.[0] <- pair.[0] + 1', 'nap i', 'pair.[1] <- pair.[1] + 1'],
         'sprintf "%d %d" pair.[1] wrong.Value', '%d 0' % (count * each)),
        (['let queue = Queue<int>()', 'let sum = ref 0'],
         ['queue.Enqueue(%s)' % value, 'if queue.Count > 3 then sum.Value <- sum.Value + queue.Dequeue()'],
         'string (sum.Value + Seq.sum queue)', str(total)),
    ])
    body = ['for i in 0 .. %d do' % (each - 1), '    nap (w + i)'] + indent(section(data[1]))
    return declared + data[0] + start(r, count, body) + [data[2]], data[3]


def atomics(r):
    """Operations that need no section."""
    count, each = r.randint(1, 6), r.randint(1, 60)
    total = sum(w * each + i for w in range(count) for i in range(each))
    value = 'w * %d + i' % each
    data = r.choice([
        (['let sum = ref 0'], ['Interlocked.Add(sum, %s) |> ignore' % value], 'string sum.Value', str(total)),
        (['let sum = ref 0L'], ['for _ in 1 .. %s do Interlocked.Increment sum |> ignore' % value], 'string sum.Value', str(total)),
        (['let all: int list ref = ref []'],
         ['let mutable go = true', 'while go do', '    let old = Volatile.Read &all.contents', '    nap i',
          '    go <- not (obj.ReferenceEquals(Interlocked.CompareExchange(all, (%s) :: old, old), old))' % value],
         'sprintf "%d %d" all.Value.Length (List.sum all.Value)', '%d %d' % (count * each, total)),
        (['let last = ref (box 0)', 'let sum = ref 0'],
         ['let old = Interlocked.Exchange(last, box (%s))' % value, 'Interlocked.Add(sum, unbox<int> old) |> ignore'],
         'string (sum.Value + unbox<int> last.Value)', str(total)),
        (['let all = ConcurrentDictionary<int, int>()'], ['all.AddOrUpdate(i % 5, ' + value + ', fun _ old -> old + ' + value + ') |> ignore'],
         'sprintf "%d %d" all.Count (Seq.sum all.Values)', '%d %d' % (min(each, 5), total)),
        (['let all = ConcurrentDictionary<string, string>()', 'let made = ref 0'],
         ['if all.TryAdd(string (i % 9), "v") then Interlocked.Increment made |> ignore', 'nap i',
          'if all.GetOrAdd(string (i % 9), "w") <> "v" then Interlocked.Add(made, 1000) |> ignore'],
         'sprintf "%d %d" all.Count made.Value', '%d %d' % (min(each, 9), min(each, 9))),
        (['let all = ConcurrentQueue<int>()', 'let sum = ref 0'],
         ['all.Enqueue(%s)' % value, 'nap i', 'match all.TryDequeue() with', '| true, x -> Interlocked.Add(sum, x) |> ignore', '| _ -> Interlocked.Add(sum, 100000) |> ignore'],
         'sprintf "%d %d" all.Count sum.Value', '0 %d' % total),
        (['let all = %s<int>()' % r.choice(['ConcurrentBag', 'ConcurrentStack', 'ConcurrentQueue'])],
         ['all.%s(%s)' % ('PLACE', value)], 'sprintf "%d %d" all.Count (Seq.sum all)', '%d %d' % (count * each, total)),
    ])
    method = {'ConcurrentBag': 'Add', 'ConcurrentStack': 'Push', 'ConcurrentQueue': 'Enqueue'}
    operation = [line.replace('PLACE', method[data[0][0].split()[3].split('<')[0]]) if 'PLACE' in line else line for line in data[1]]
    body = ['for i in 0 .. %d do' % (each - 1)] + indent(operation) + ['    nap (w * 3 + i)']
    return data[0] + start(r, count, body) + [data[2]], data[3]


def pipeline(r):
    """Numbers pass through stages, each with some workers."""
    count, stages = r.randint(0, 40), r.randint(1, 3)
    widths = [r.randint(1, 3) for _ in range(stages)]
    steps = [(r.randint(1, 3), r.randint(-5, 5)) for _ in range(stages)]
    values = list(range(1, count + 1))
    for a, b in steps: values = [v * a + b for v in values]
    ordered = all(w == 1 for w in widths)
    kind = r.choice(['blocking', 'channel', 'agent', 'pulse'])
    lines = []
    if kind == 'blocking':
        lines += ['let links = [| for _ in 0 .. %d -> new BlockingCollection<int>(%d) |]' % (stages, r.randint(1, 8))]
        put, end = 'links.[%d].Add(%s)', 'links.[%d].CompleteAdding()'
        take = lambda s, body: ['for x in links.[%d].GetConsumingEnumerable() do' % s] + indent(body)
    elif kind == 'channel':
        made = r.choice(['Channel.CreateUnbounded<int>()', 'Channel.CreateBounded<int>(%d)' % r.randint(1, 5)])
        lines += ['let links = [| for _ in 0 .. %d -> %s |]' % (stages, made)]
        put, end = 'links.[%d].Writer.WriteAsync(%s).AsTask().Wait()', 'links.[%d].Writer.Complete()'
        take = lambda s, body: (['while links.[%d].Reader.WaitToReadAsync().AsTask().Result do' % s,
                                 '    match links.[%d].Reader.TryRead() with' % s, '    | true, x ->'] + indent(body, 2) + ['    | _ -> ()'])
    else:
        bound = r.randint(1, 6)
        lines += ['let links = [| for _ in 0 .. %d -> Queue<int>() |]' % stages, 'let isOver = Array.create %d false' % (stages + 1),
                  'let put s x =', '    lock links.[s] (fun () ->', '        while links.[s].Count >= %d do Monitor.Wait links.[s] |> ignore' % bound,
                  '        links.[s].Enqueue x', '        Monitor.PulseAll links.[s])',
                  'let finish s = lock links.[s] (fun () -> isOver.[s] <- true; Monitor.PulseAll links.[s])',
                  'let take s =', '    lock links.[s] (fun () ->',
                  '        while links.[s].Count = 0 && not isOver.[s] do Monitor.Wait links.[s] |> ignore',
                  '        Monitor.PulseAll links.[s]',
                  '        if links.[s].Count > 0 then Some(links.[s].Dequeue()) else None)']
        put, end = 'put %d (%s)', 'finish %d'
        take = lambda s, body: (['let mutable next = take %d' % s, 'while next.IsSome do', '    let x = next.Value'] + indent(body) +
                                ['    next <- take %d' % s])
    source = ['for i in 1 .. %d do' % count, '    nap i', '    ' + put % (0, 'i'), end % 0]
    begin = r.choice(['Task.Run(fun () -> body%s ())', 'Task.Factory.StartNew((fun () -> body%s ()), TaskCreationOptions.LongRunning)',
                      'Thread(fun () -> body%s ())'])
    is_thread = begin.startswith('Thread')
    def launch(name, body):
        return (['let body%s () =' % name] + indent(body) + ['let t%s = %s' % (name, begin % name)] +
                (['t%s.Start()' % name] if is_thread else []))
    wait = 't%s.Join()' if is_thread else 't%s.Wait()'
    names = ['Source']
    lines += launch('Source', source)
    for s, (a, b) in enumerate(steps):
        lines += ['let left%d = ref %d' % (s, widths[s])]
        for w in range(widths[s]):
            body = take(s, ['nap x', put % (s + 1, 'x * %d + %d' % (a, b))])
            body += ['if Interlocked.Decrement left%d = 0 then %s' % (s, end % (s + 1))]
            names.append('%d_%d' % (s, w))
            lines += launch(names[-1], body)
    lines += ['let got = List<int>()'] + take(stages, ['got.Add x']) + [wait % n for n in names]
    if ordered: return lines + ['String.Join(",", got)'], ','.join(map(str, values))
    return lines + ['sprintf "%d %d" got.Count (Seq.sum got)'], '%d %d' % (len(values), sum(values))


def tree(r):
    """Work that forks and joins."""
    depth, a = r.randint(1, 6), r.randint(1, 9)
    def value(d, k): return k % 10 if d == 0 else value(d - 1, k * 2) + value(d - 1, k * 2 + 1) + a
    ways = [
        ['let rec go depth k : int =', '    if depth = 0 then k % 10', '    else',
         '        let l = Task.Run<int>(fun () -> go (depth - 1) (k * 2))', '        nap k', '        let r = go (depth - 1) (k * 2 + 1)',
         '        l.Result + r + %d' % a, 'string (go %d 1)' % depth],
        ['let rec go depth k = async {', '    if depth = 0 then return k % 10', '    else',
         '        let! parts = Async.Parallel [ go (depth - 1) (k * 2); go (depth - 1) (k * 2 + 1) ]', '        nap k',
         '        return Array.sum parts + %d }' % a, 'string (Async.RunSynchronously(go %d 1))' % depth],
        ['let rec go depth k : Task<int> = task {', '    if depth = 0 then return k % 10', '    else',
         '        let l = Task.Run<int>(fun () -> go (depth - 1) (k * 2))', '        let! r = go (depth - 1) (k * 2 + 1)', '        let! l = l',
         '        return l + r + %d }' % a, 'string (go %d 1).Result' % depth],
        ['let rec go depth k = async {', '    if depth = 0 then return k % 10', '    else',
         '        let! l = Async.StartChild(go (depth - 1) (k * 2))', '        let! r = go (depth - 1) (k * 2 + 1)', '        let! l = l',
         '        return l + r + %d }' % a, 'string ((Async.StartAsTask(go %d 1)).Result)' % depth],
        ['let rec go depth k : int =', '    if depth = 0 then k % 10', '    else', '        let parts = [| 0; 0 |]',
         '        Parallel.Invoke((fun () -> parts.[0] <- go (depth - 1) (k * 2)), (fun () -> parts.[1] <- go (depth - 1) (k * 2 + 1)))',
         '        Array.sum parts + %d' % a, 'string (go %d 1)' % depth],
        ['let rec go depth k : int =', '    if depth = 0 then k % 10', '    else',
         '        Array.Parallel.map (fun j -> go (depth - 1) (k * 2 + j)) [| 0; 1 |] |> Array.sum |> (+) %d' % a, 'string (go %d 1)' % depth],
    ]
    way = r.choice(ways[-2:] if r.regions else ways)
    return way, str(value(depth, 1))


def phases(r):
    """Workers that wait for each other after each step."""
    count, steps = r.randint(1, 5), r.randint(1, 5)
    row = list(range(count))
    for _ in range(steps): row = [(row[w] + row[(w + 1) % count]) % 1000 for w in range(count)]
    lines = ['let rows = [| Array.init %d id; Array.zeroCreate %d |]' % (count, count)]
    if r.random() < 0.5:
        lines += ['let steps = ref 0', 'use barrier = new Barrier(%d, fun _ -> steps.Value <- steps.Value + 1)' % count]
        wait, shown = ['barrier.SignalAndWait()'], 'sprintf "%A %d" rows.[' + str(steps % 2) + '] steps.Value'
        text = '[|%s|] %d' % ('; '.join(map(str, row)), steps)
    else:
        lines += ['let all = [| for _ in 1 .. %d -> new CountdownEvent(%d) |]' % (steps, count)]
        wait, shown, text = ['all.[s].Signal() |> ignore', 'all.[s].Wait()'], 'sprintf "%A" rows.[' + str(steps % 2) + ']', '[|%s|]' % '; '.join(map(str, row))
    body = ['for s in 0 .. %d do' % (steps - 1), '    nap (s + w)',
            '    rows.[(s + 1) % 2].[w] <- (rows.[s % 2].[w] + rows.[s % 2].[(w + 1) % ' + str(count) + ']) % 1000'] + indent(wait)
    return lines + start(r, count, body, [by_threads]) + [shown], text


def ring(r):
    """A token goes round: the transcript has one order."""
    count, rounds = r.randint(2, 5), r.randint(1, 8)
    made, wait, signal = r.choice([
        ('new AutoResetEvent(false)', 'WaitOne() |> ignore', 'Set() |> ignore'),
        ('new SemaphoreSlim(0)', 'Wait()', 'Release() |> ignore'),
        ('new Semaphore(0, 5)', 'WaitOne() |> ignore', 'Release() |> ignore'),
    ])
    lines = ['let turns = [| for _ in 1 .. %d -> %s |]' % (count, made), 'let seen = List<string>()', 'turns.[0].%s' % signal]
    body = ['for i in 1 .. %d do' % rounds, '    turns.[w].' + wait, '    seen.Add(sprintf "%d%d" w i)', '    nap (i + w)',
            '    turns.[(w + 1) %% %d].%s' % (count, signal)]
    return lines + start(r, count, body, [by_threads, by_tasks]) + ['String.Join(" ", seen)'], ' '.join(
        '%d%d' % (w, i) for i in range(1, rounds + 1) for w in range(count))


def once(r):
    """Computed by one of those that want it."""
    count = r.randint(1, 6)
    make = r.choice(['lazy (make ())', 'Lazy<int>(Func<int> make)', 'Lazy<int>(Func<int> make, LazyThreadSafetyMode.ExecutionAndPublication)'])
    lines = ['let made = ref 0', 'let make () =', '    nap 3', '    Interlocked.Increment made + 41', 'let value = ' + make, 'let sum = ref 0']
    return lines + start(r, count, ['nap w', 'Interlocked.Add(sum, value.Value) |> ignore']) + [
        'sprintf "%d %d" made.Value sum.Value'], '1 %d' % (42 * count)


def failures(r):
    """Some tasks raise."""
    count, every = r.randint(1, 9), r.randint(1, 3)
    bad = len([w for w in range(count) if w % every == 0])
    way = r.choice([
        ['let workers: Task[] = [| for w in 0 .. %d -> Task.Run(fun () -> nap w; if w %% %d = 0 then failwithf "x%%d" w) |]' % (count - 1, every),
         'try', '    Task.WaitAll workers', '    "none"', 'with :? AggregateException as e ->',
         '    sprintf "%d %d" e.InnerExceptions.Count (Seq.length (workers |> Seq.filter (fun t -> t.IsFaulted)))'],
        ['let work w = async {', '    nap w', '    return (if w %% %d = 0 then invalidOp "x" else w) }' % every,
         'let results = [ for w in 0 .. %d -> Async.Catch(work w) ] |> Async.Parallel |> Async.RunSynchronously' % (count - 1),
         'let bad = results |> Array.filter (function Choice2Of2(:? InvalidOperationException) -> true | _ -> false) |> Array.length',
         'sprintf "%d %d" bad bad'],
        ['let bad = ref 0'] + start(r, count, ['try', '    nap w', '    if w %% %d = 0 then raise (KeyNotFoundException())' % every,
                                                'with :? KeyNotFoundException -> Interlocked.Increment bad |> ignore']) +
        ['sprintf "%d %d" bad.Value bad.Value'],
        ['let work w = task {', '    do! Task.Yield()', '    nap w', '    if w %% %d = 0 then failwith "x"' % every, '    return w }',
         'let bad = [ for w in 0 .. %d -> work w ] |> List.filter (fun t -> try t.Result < 0 with :? AggregateException -> true) |> List.length' % (count - 1),
         'sprintf "%d %d" bad bad'],
    ])
    return way, '%d %d' % (bad, bad)


def cancelled(r):
    """Workers that go on until they are stopped."""
    count = r.randint(1, 5)
    way = r.choice([
        ['use source = new CancellationTokenSource()', 'let stopped = ref 0',
         'let body () =', '    while not source.IsCancellationRequested do nap 1', '    Interlocked.Increment stopped |> ignore',
         'let workers = [| for w in 1 .. %d -> Thread(body) |]' % count, 'for w in workers do w.Start()', 'Thread.Sleep 2', 'source.Cancel()', 'for w in workers do w.Join()', 'string stopped.Value'],
        ['use source = new CancellationTokenSource()', 'let token = source.Token', 'let stopped = ref 0',
         'let body () =', '    try', '        while true do', '            token.ThrowIfCancellationRequested()', '            nap 0',
         '    with :? OperationCanceledException -> Interlocked.Increment stopped |> ignore',
         'let workers: Task[] = [| for w in 1 .. %d -> Task.Run body |]' % count,
         'source.CancelAfter 2', 'Task.WaitAll workers', 'string stopped.Value'],
        ['use source = new CancellationTokenSource()', 'let stopped = ref 0', 'use all = new CountdownEvent(%d)' % count,
         'for w in 1 .. %d do' % count, '    Async.Start(async {', '        use! holder = Async.OnCancel(fun () -> Interlocked.Increment stopped |> ignore)',
         '        all.Signal() |> ignore', '        while true do do! Async.Sleep 1 }, source.Token)', 'all.Wait()',
         'source.Cancel()', 'SpinWait.SpinUntil(fun () -> Volatile.Read &stopped.contents = %d) |> ignore' % count, 'string stopped.Value'],
        ['let isOver = ref false', 'let stopped = ref 0',
         'let body () =', '    while not (Volatile.Read &isOver.contents) do ()', '    Interlocked.Increment stopped |> ignore',
         'let workers = [| for w in 1 .. %d -> Task.Run body |]' % count, 'Thread.Sleep 1', 'Volatile.Write(isOver, true)',
         'for w in workers do w.Wait()', 'string stopped.Value'],
    ])
    return way, str(count)


def agents(r):
    """Mailboxes with clients."""
    count, each = r.randint(1, 5), r.randint(1, 20)
    total = sum(w + i for w in range(count) for i in range(each))
    reply = r.choice(['agent.PostAndReply(fun c -> Choice2Of2 c)', '(agent.PostAndAsyncReply(fun c -> Choice2Of2 c) |> Async.RunSynchronously)'])
    lines = ['use agent = MailboxProcessor<Choice<int, AsyncReplyChannel<int>>>.Start(fun inbox ->',
             '    let rec loop sum = async {', '        let! message = inbox.Receive()', '        match message with',
             '        | Choice1Of2 n -> return! loop (sum + n)', '        | Choice2Of2 c ->', '            c.Reply sum', '            return! loop sum }', '    loop 0)']
    body = ['for i in 0 .. %d do' % (each - 1), '    agent.Post(Choice1Of2(w + i))', '    nap (w + i)',
            '    if i %% 5 = 4 then %s |> ignore' % reply]
    return lines + start(r, count, body) + ['string (%s)' % reply], str(total)


def chained(r):
    """Results that wait for other results."""
    count, a = r.randint(1, 12), r.randint(1, 5)
    way = r.choice([
        ['let sources = [| for _ in 0 .. %d -> TaskCompletionSource<int>() |]' % count,
         'let links = [| for w in %d .. -1 .. 1 -> Task.Run(fun () -> nap w; sources.[w].SetResult(sources.[w - 1].Task.Result + %d)) |]' % (count, a),
         'sources.[0].SetResult 0', 'string sources.[%d].Task.Result' % count],
        ['let mutable last = Task.FromResult 0', 'for w in 1 .. %d do' % count,
         '    last <- last.ContinueWith(fun (t: Task<int>) -> nap w; t.Result + %d)' % a, 'string last.Result'],
        ['let rec go n = async {', '    if n = 0 then return 0', '    else', '        let! before = Async.StartChild(go (n - 1))',
         '        nap n', '        let! before = before', '        return before + %d }' % a, 'string (Async.RunSynchronously(go %d))' % count],
        ['let rec go n : Task<int> = task {', '    if n = 0 then return 0', '    else', '        do! Task.Yield()',
         '        let! before = go (n - 1)', '        return before + %d }' % a, 'string (go %d).Result' % count],
        ['let results = Task.WhenAll [ for w in 1 .. %d -> Task.Run<int>(fun () -> nap w; %d) ]' % (count, a), 'string (Array.sum results.Result)'],
    ])
    return way, str(count * a)


def limited(r):
    """No more than so many at a time; readers and writers."""
    count, most = r.randint(1, 6), r.randint(1, 3)
    if r.random() < 0.5:
        body = ['for i in 1 .. 10 do', '    gate.Wait()', '    let n = Interlocked.Increment inside',
                '    if n > %d then Interlocked.Increment wrong |> ignore' % most, '    nap (i * w)', '    Interlocked.Decrement inside |> ignore',
                '    gate.Release() |> ignore']
        return (['use gate = new SemaphoreSlim(%d)' % most, 'let inside = ref 0', 'let wrong = ref 0'] + start(r, count, body) +
                ['sprintf "%d %d %d" inside.Value wrong.Value gate.CurrentCount'], '0 0 %d' % most)
    body = ['for i in 1 .. 10 do', '    if (i + w) % 3 = 0 then', '        gate.EnterWriteLock()', '        first.Value <- first.Value + 1',
            '        nap i', '        second.Value <- second.Value + 1', '        gate.ExitWriteLock()', '    else', '        gate.EnterReadLock()',
            '        let seen = first.Value', '        nap i', '        if seen <> second.Value then Interlocked.Increment wrong |> ignore',
            '        gate.ExitReadLock()']
    writes = sum((i + w) % 3 == 0 for i in range(1, 11) for w in range(count))
    return (['use gate = new ReaderWriterLockSlim()', 'let first = ref 0', 'let second = ref 0', 'let wrong = ref 0'] + start(r, count, body) +
            ['sprintf "%d %d" first.Value wrong.Value'], '%d 0' % writes)


def philosophers(r):
    count, meals = r.randint(2, 5), r.randint(1, 12)
    lines = ['let forks = [| for _ in 1 .. %d -> obj() |]' % count, 'let eaten = Array.zeroCreate<int> %d' % count]
    body = ['let a, b = min w ((w + 1) %% %d), max w ((w + 1) %% %d)' % (count, count), 'for i in 1 .. %d do' % meals,
            '    lock forks.[a] (fun () -> nap i; lock forks.[b] (fun () -> eaten.[w] <- eaten.[w] + 1))']
    return lines + start(r, count, body) + ['string (Array.sum eaten)'], str(count * meals)


def own_values(r):
    count, each = r.randint(1, 5), r.randint(1, 20)
    lines = ['use own = new ThreadLocal<int>((fun () -> 0), true)']
    return (lines + start(r, count, ['for i in 1 .. %d do' % each, '    own.Value <- own.Value + 1', '    nap i'],
                          [by_threads, by_tasks, by_pool]) + ['string (Seq.sum own.Values)'], str(count * each))


def races(r):
    """Threads write without protection. A reader sees something that was written, and nothing breaks."""
    count, each = (r.randint(2, 200), r.randint(1, 6)) if r.regions else (r.randint(2, 5), r.randint(5, 100))
    cell, value, good = r.choice([
        ('ref "start"', 'string (w * 1000 + i)', 'x = "start" || (int x < %d)' % (count * 1000)),
        ('ref [ 0 ]', '[ w; i; w + i ]', 'match x with [ 0 ] -> true | [ a; b; c ] -> a + b = c | _ -> false'),
        ('ref (Some "0")', '(if i % 3 = 0 then None else Some(string i))', 'match x with None -> true | Some s -> int s <= %d' % each),
        ('ref (0, "0")', '(i, string i)', 'string (fst x) = snd x'),
        ('ref (Map.ofList [ 0, 0 ])', '(Map.ofList [ for k in 0 .. i % 4 -> k, i ])', 'x.Count < 6'),
        ('ref [| 1; 1 |]', '[| i; i; i |]', 'Array.forall ((=) x.[0]) x'),
    ])
    body = ['for i in 1 .. %d do' % each, '    if w % 2 = 0 then cell.Value <- ' + value, '    else', '        let x = cell.Value',
            '        if not (%s) then Interlocked.Increment wrong |> ignore' % good, '    nap (i + w)']
    return ['let cell = ' + cell, 'let wrong = ref 0'] + start(r, count, body) + ['string wrong.Value'], '0'


def unprotected(r):
    """Collections that several threads change without protection: any result, any exception, but nothing breaks."""
    count, each = (r.randint(2, 200), r.randint(1, 6)) if r.regions else (r.randint(2, 6), r.randint(5, 80))
    kinds = [
        ('List<string>()', ['c.Add(string i)', 'c.RemoveAt(i % 5)', 'c.Clear()', 'c.Insert(0, text)', 'c.Sort()', 'c.[i % 7] <- text',
                            'c.AddRange([ "a"; "b" ])', 'c.Reverse()', 'c.RemoveAll(fun x -> x.Length > 1) |> ignore', 'c.TrimExcess()'],
         ['c.[i % 5].Length', 'c.Count', 'c.IndexOf(string i)', 'c.ToArray().Length', 'String.Join(",", c).Length', '(sprintf "%A" c).Length',
          'Seq.length c', 'c.GetRange(0, 2).Count', 'c.FindIndex(fun x -> x = text)', '(let mutable n = 0 in (for x in c do n <- n + x.Length); n)',
          'c.BinarySearch text', '(Seq.toList c).Length']),
        ('Dictionary<int, string>()', ['c.[i % 13] <- text', 'c.Remove(i % 7) |> ignore', 'c.Clear()', 'c.TryAdd(i, text) |> ignore', 'c.Add(i % 50, text)'],
         ['c.[i % 13].Length', 'c.Count', '(match c.TryGetValue(i % 9) with | true, x -> x.Length | _ -> 0)', 'Seq.length c.Keys',
          'Seq.sumBy String.length c.Values', '(sprintf "%A" c).Length', 'String.Join(" ", c.Values).Length']),
        ('Queue<string>()', ['c.Enqueue text', 'c.Dequeue() |> ignore', 'c.Clear()'], ['c.Peek().Length', 'c.ToArray().Length', 'Seq.length c', 'c.Count']),
        ('Stack<string list>()', ['c.Push [ text ]', 'c.Pop() |> ignore', 'c.Clear()'], ['c.Peek().Length', 'c.ToArray().Length', 'Seq.length c']),
        ('HashSet<string>()', ['c.Add(string i) |> ignore', 'c.Remove(string (i - 1)) |> ignore', 'c.UnionWith [ text; "x" ]', 'c.Clear()', 'c.ExceptWith [ text ]'],
         ['c.Count', 'Seq.sumBy String.length c', '(if c.Contains text then 1 else 0)', '(Seq.toArray c).Length']),
        ('SortedDictionary<int, string>()', ['c.[i % 13] <- text', 'c.Remove(i % 7) |> ignore', 'c.Clear()'], ['c.Count', 'Seq.length c', 'c.[i % 13].Length']),
        ('LinkedList<string>()', ['c.AddLast text |> ignore', 'c.AddFirst text |> ignore', 'c.RemoveFirst()', 'c.Remove text |> ignore', 'c.Clear()'],
         ['c.First.Value.Length', 'Seq.length c', 'c.Count']),
        ('Text.StringBuilder()', ['c.Append text |> ignore', 'c.Remove(0, 2) |> ignore', 'c.Clear() |> ignore', 'c.Insert(0, i) |> ignore', 'c.Replace("1", "22") |> ignore', 'c.AppendFormat("{0} {1}", i, text) |> ignore'],
         ['c.Length', 'c.ToString().Length', 'int c.[i % 5]']),
        ('Array.create 5 "a"', ['c.[i % 5] <- text', 'Array.Reverse c', 'Array.sortInPlace c', 'Array.fill c 1 3 text', 'Array.blit c 0 c 1 3'],
         ['c.[i % 5].Length', 'String.Join(",", c).Length', '(Array.map String.length c).Length', '(String.concat ";" c).Length', '(sprintf "%A" c).Length', '(Array.sort c).Length']),
        ('ref (Some(1, "a"))', ['c.Value <- Some(i, text)', 'c.Value <- None'], ['(match c.Value with Some(n, s) -> n + s.Length | None -> 0)', '(string c.Value).Length']),
        ('ref (struct (1, "a", [ 1 ]))', ['c.Value <- struct (i, text, [ i ])'], ['(let struct (a, b, l) = c.Value in a + b.Length + l.Length)']),
        ('PriorityQueue<string, int>()', ['c.Enqueue(text, i)', 'c.Dequeue() |> ignore', 'c.Clear()'], ['c.Count', 'c.Peek().Length']),
    ]
    made, writes, reads = r.choice(kinds)
    operations = r.sample(writes, min(len(writes), r.randint(1, 4))) + r.sample(reads, min(len(reads), r.randint(1, 3)))
    body = ['let mutable sum = 0', 'for i in 1 .. %d do' % each, '    let text = String(char (97 + i % 26), i % 9)', '    try', '        match (w * 7 + i * %d) %% %d with' % (r.randint(1, 9), len(operations))]
    for k, operation in enumerate(operations):
        run = operation if operation in writes else 'sum <- sum + %s' % operation
        body.append('        | %s -> %s' % (k if k < len(operations) - 1 else '_', run))
    body += ['    with _ -> ()', '    nap (i + w)' if r.random() < 0.5 else '    ()']
    return ['let c = ' + made] + start(r, count, body) + ['"ok"'], 'ok'


def timers(r):
    count = r.randint(1, 4)
    return (['use all = new CountdownEvent(%d)' % count,
             'use timer = new Timer((fun _ -> if not all.IsSet then (try all.Signal() |> ignore with :? InvalidOperationException -> ())), null, 0, 1)',
             'all.Wait()', 'string all.IsSet'], 'True')


IN_REGIONS = [counters] * 2 + [atomics] * 2 + [tree, races, races, once, limited, philosophers, own_values] + [unprotected] * 6
SCENARIOS = [counters] * 5 + [atomics] * 5 + [pipeline] * 4 + [tree] * 3 + [races] * 3 + [unprotected] * 3 + [
    phases, ring, once, failures, cancelled, agents, agents, chained, chained, limited, philosophers, own_values, timers]


def program(seed):
    r = Choice(seed)
    r.regions = seed % 3 == 0
    count = r.randint(1, 5)
    lines, texts = [HEAD + (SPIN if r.regions else NAP)], []
    for k in range(count):
        body, text = r.choice(IN_REGIONS if r.regions else SCENARIOS)(r)
        lines += ['let scenario%d () : string =' % k] + indent(body) + ['']
        texts.append('%d: %s' % (k, text))
    names = '; '.join('scenario%d' % k for k in range(count))
    lines.append('let all: (unit -> string) list = [ %s ]' % names)
    in_order = ['for k, s in List.indexed all do printfn "%d: %s" k (s ())']
    together = in_order if r.regions else r.choice([
        in_order,
        ['let results = Array.zeroCreate<string> all.Length', 'let threads = all |> List.mapi (fun k s -> Thread(fun () -> results.[k] <- s ()))',
         'for t in threads do t.Start()', 'for t in threads do t.Join()', 'results |> Array.iteri (printfn "%d: %s")'],
        ['let tasks = all |> List.map (fun s -> Task.Factory.StartNew<string>((fun () -> s ()), TaskCreationOptions.LongRunning))',
         'tasks |> List.iteri (fun k t -> printfn "%d: %s" k t.Result)'],
        ['let results = all |> List.map (fun s -> async { return s () }) |> Async.Parallel |> Async.RunSynchronously',
         'results |> Array.iteri (printfn "%d: %s")'],
    ])
    return '\n'.join(lines + together) + '\n', '\n'.join(texts) + '\n'
