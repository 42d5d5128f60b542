// out: 2
// out: "ccc"
// out: a,bb,ccc
// out: [|1; 2; 3|]
// out: 2
// out: "a"
// out: 3
// out: "bbaccc"
// out: [|"bb0"; "a1"; "ccc2"|]
// out: [|(true, 2); (false, 1)|]
// out: [|"bb2"; "a1"|]
// out: 6
// out: 6
// out: 2
// out: 6
// out: 4
// out: 4
// out: 1
// out: 1 2
// out: ["ccc"; "bb"; "a"]
// out: E 1
// out: EEE 2
// out: obs 5
// out: [|2; 3|]
// out: 1
// out: true
// out: BB|A|CCC
// out: bac
// out: bb;a;ccc;
// out: a<1>b<22>
// out: 2 3
// out: ccc
// out: ["ccc"; "bb"; "a"]
// out: ccc
// out: 3
// out: P
// out: 6 12
// out: 2 1 3 1 11
// out: 3!2!1!
// out: ["CCC"; "BB"]
// out: 12
// out: 3
// out: cab
// out: 12
// out: hi
// out: A a
// out: B 1
// out: 1;2;
// out: .x.xx.
// Lambdas as arguments of methods: collections, LINQ, tasks, delegates, overloads by arity, events, own builders.
module Lam
open System
open System.Linq
open System.Threading.Tasks
open System.Collections.Generic
let xs = [ "bb"; "a"; "ccc" ]
let l = List<string>(xs)
printfn "%d" (l.FindAll(fun s -> s.Length > 1).Count)
printfn "%A" (l.Find(fun s -> s.StartsWith "c"))
l.Sort(fun a b -> a.Length.CompareTo b.Length)
printfn "%s" (String.Join(",", l))
printfn "%A" (l.ConvertAll(fun s -> s.Length).ToArray())
printfn "%A" (xs.Select(fun s -> s.Length).Where(fun n -> n > 1).ToList().Count)
printfn "%A" (xs.OrderBy(fun s -> s.Length).ThenByDescending(fun s -> s).First())
printfn "%A" (xs.ToDictionary((fun s -> s), (fun s -> s.Length))["ccc"])
printfn "%A" (xs.Aggregate(fun a b -> a + b))
printfn "%A" (xs.Select(fun s i -> s + string i).ToArray())
printfn "%A" (xs.GroupBy(fun s -> s.Length > 1).Select(fun g -> g.Key, g.Count()).ToArray())
printfn "%A" (xs.Join([ 1; 2 ], (fun s -> s.Length), (fun n -> n), (fun s n -> s + string n)).ToArray())
let t = Task.Run(fun () -> "result")
printfn "%d" t.Result.Length
let t2 = Task.Run<int>(fun () -> 5)
printfn "%d" (t2.Result + 1)
let t3 = Task.Run<int list>(fun () -> task { return [ 1; 2 ] })
printfn "%d" t3.Result.Length
let c = t.ContinueWith(fun (x: Task<string>) -> x.Result.Length)
printfn "%d" c.Result
let f = Func<string, int>(fun s -> s.Length)
printfn "%d" (f.Invoke "four")
let lz = Lazy<string>(fun () -> "lazy")
printfn "%d" lz.Value.Length
let d = Dictionary<string, List<int>>()
let getOrAdd k (make: unit -> List<int>) = match d.TryGetValue k with | true, v -> v | _ -> (let v = make () in d[k] <- v; v)
(getOrAdd "a" (fun () -> List())).Add 5
printfn "%d" d["a"].Count
let cd = System.Collections.Concurrent.ConcurrentDictionary<string, int>()
printfn "%d %d" (cd.GetOrAdd("x", fun k -> k.Length)) (cd.AddOrUpdate("x", 1, fun k v -> v + k.Length))
let sorted = xs |> List.sortWith (fun a b -> b.CompareTo a)
printfn "%A" sorted
let ev = Event<string * int>()
ev.Publish.Add(fun (s, n) -> printfn "%s %d" (s.ToUpper()) n)
ev.Trigger("e", 1)
let obs = ev.Publish |> Observable.map (fun (s, n) -> s.Length + n)
let _s = obs.Subscribe(fun n -> printfn "obs %d" n)
ev.Trigger("eee", 2)
let arr = Array.ConvertAll([| "1"; "2" |], fun s -> int s + s.Length)
printfn "%A" arr
printfn "%A" (Array.FindIndex([| "x"; "yy" |], fun s -> s.Length = 2))
let timer = Diagnostics.Stopwatch.StartNew()
printfn "%b" (timer.ElapsedMilliseconds >= 0L)
let s = String.Join("|", xs.Select(fun x -> x.ToUpper()))
printfn "%s" s
printfn "%s" (String.Concat(xs.Select(fun x -> x[0])))
let sb = Text.StringBuilder()
xs |> List.iter (fun x -> sb.Append(x).Append(';') |> ignore)
printfn "%O" sb
let m = Text.RegularExpressions.Regex.Replace("a1b22", @"\d+", fun m -> "<" + m.Value + ">")
printfn "%s" m
let comparer = { new IEqualityComparer<string> with
                   member _.Equals(a, b) = a.Length = b.Length
                   member _.GetHashCode a = a.Length }
printfn "%d %d" (HashSet<string>([ "a"; "b"; "cc" ], comparer).Count) (xs.Distinct(comparer).Count())
let cmp = Comparer<string>.Create(fun a b -> compare a.Length b.Length)
printfn "%s" (xs.OrderBy((fun s -> s), cmp).Last())
let ss = SortedSet<string>(xs, Comparer.Create(fun (a: string) b -> compare b a))
printfn "%A" (Seq.toList ss)
let pq = PriorityQueue<string, int>(Comparer<int>.Create(fun a b -> compare b a))
for x in xs do pq.Enqueue(x, x.Length)
printfn "%s" (pq.Dequeue())
let inline apply ([<InlineIfLambda>] f: 'a -> 'b) x = f x
printfn "%d" (apply (fun (s: string) -> s.Length) "abc")
type Api() =
    member _.Get(path: string, handler: string -> string) = handler path
    member _.Get(path: string, handler: string -> int -> string) = handler path 5
    member _.Map(f: Func<int, int>) = f.Invoke 3
    member _.Map(f: Func<int, int, int>) = f.Invoke(3, 4)
    member _.Each(items: seq<'a>, action: Action<'a>) = for i in items do action.Invoke i
    member _.Opt(x: int, ?f: int -> int) = match f with Some f -> f x | None -> x
let api = Api()
printfn "%s" (api.Get("p", fun p -> p.ToUpper()))
printfn "%d %d" (api.Map(fun x -> x * 2)) (api.Map(fun x y -> x * y))
api.Each(xs, fun x -> printf "%d " x.Length)
printfn "%d %d" (api.Opt 1) (api.Opt(1, fun x -> x + 10))
type Builder<'a>(items: 'a list) =
    member _.Add(x: 'a) = Builder<'a>(x :: items)
    member _.Select(f: 'a -> 'b) = Builder<'b>(List.map f items)
    member _.Where(p: 'a -> bool) = Builder<'a>(List.filter p items)
    member _.Fold(f: 's -> 'a -> 's, s: 's) = List.fold f s items
    member _.Items = items
let b = Builder<int>([]).Add(1).Add(2).Add(3).Select(fun x -> string x + "!").Where(fun s -> s.Length > 1)
printfn "%s" (b.Fold((fun acc s -> acc + s), ""))
let pipeline = xs |> Seq.map (fun s -> s, s.Length) |> Seq.filter (fun (_, n) -> n > 1) |> Seq.map (fun (s, n) -> {| S = s; N = n |}) |> Seq.sortByDescending (fun r -> r.N) |> Seq.map (fun r -> r.S.ToUpper()) |> Seq.toList
printfn "%A" pipeline
let composed = List.map (fun (s: string) -> s.Length) >> List.sum >> fun n -> n * 2
printfn "%d" (composed xs)
let opt = xs |> List.tryFind (fun s -> s.Contains "c") |> Option.map (fun s -> s.Length) |> Option.defaultValue 0
printfn "%d" opt
let fold = (xs, "") ||> List.foldBack (fun s acc -> acc + s.Substring(0, 1))
printfn "%s" fold
let rec compose fs = match fs with [] -> id | f :: rest -> f >> compose rest
printfn "%d" (compose [ (fun x -> x + 1); (fun x -> x * 2) ] 5)
let actions = Dictionary<string, Action>()
actions["hi"] <- Action(fun () -> printfn "hi")
actions["hi"].Invoke()
let handlers: (string * (string -> unit)) list = [ "a", printfn "A %s"; "b", fun s -> printfn "B %d" s.Length ]
for k, h in handlers do h k
Parallel.For(0, 3, fun i -> ()) |> ignore
Parallel.ForEach([ 1; 2 ], fun (x: int) -> ()) |> ignore
Array.ForEach([| 1; 2 |], fun x -> printf "%d;" x)
printfn ""
printfn "%s" (Enumerable.Range(0, 3).Select(fun i -> String('x', i)).Aggregate("", fun a b -> a + b + "."))
