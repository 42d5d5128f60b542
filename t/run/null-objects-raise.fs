// out: o.ToString: NullReferenceException: Object reference not set to an instance of an object.
// out: o.GetHashCode: NullReferenceException: Object reference not set to an instance of an object.
// out: o.Equals: NullReferenceException: Object reference not set to an instance of an object.
// out: o.Equals null: NullReferenceException: Object reference not set to an instance of an object.
// out: o.GetType: NullReferenceException: Object reference not set to an instance of an object.
// out: obj.Equals: true
// out: obj.ReferenceEquals: true
// out: string o: ""
// out: hash o: 0
// out: s.Length: NullReferenceException: Object reference not set to an instance of an object.
// out: s.[0]: NullReferenceException: Object reference not set to an instance of an object.
// out: s.Chars: NullReferenceException: Object reference not set to an instance of an object.
// out: s.[0..]: NullReferenceException: Object reference not set to an instance of an object.
// out: s.[0..1]: NullReferenceException: Object reference not set to an instance of an object.
// out: s.ToUpper: NullReferenceException: Object reference not set to an instance of an object.
// out: s.Contains: NullReferenceException: Object reference not set to an instance of an object.
// out: s.ToString: NullReferenceException: Object reference not set to an instance of an object.
// out: s.GetHashCode: NullReferenceException: Object reference not set to an instance of an object.
// out: s.Equals: NullReferenceException: Object reference not set to an instance of an object.
// out: s.GetType: NullReferenceException: Object reference not set to an instance of an object.
// out: s.CompareTo: NullReferenceException: Object reference not set to an instance of an object.
// out: s.Split: NullReferenceException: Object reference not set to an instance of an object.
// out: for c in s: NullReferenceException: Object reference not set to an instance of an object.
// out: Seq.length s: ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: String.length: 0
// out: String.map: ""
// out: s + s: ""
// out: String.iter: ()
// out: s.Substring: NullReferenceException: Object reference not set to an instance of an object.
// out: s.Trim: NullReferenceException: Object reference not set to an instance of an object.
// out: s.Replace: NullReferenceException: Object reference not set to an instance of an object.
// out: s.IndexOf: NullReferenceException: Object reference not set to an instance of an object.
// out: s.StartsWith: NullReferenceException: Object reference not set to an instance of an object.
// out: ''.StartsWith null: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: ''.Contains null: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: ''.IndexOf null: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: ''.Replace null: ArgumentNullException: Value cannot be null. (Parameter 'oldValue')
// out: int s: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: Int32.Parse: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: Int32.TryParse: (false, 0)
// out: float s: ArgumentNullException: Value cannot be null. (Parameter 's')
// out: s.ToCharArray: NullReferenceException: Object reference not set to an instance of an object.
// out: s.Insert: NullReferenceException: Object reference not set to an instance of an object.
// out: ''.Insert null: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: s.PadLeft: NullReferenceException: Object reference not set to an instance of an object.
// out: s.Clone: NullReferenceException: Object reference not set to an instance of an object.
// out: String.Copy: 0
// out: String.IsNullOrEmpty: true
// out: match s: "null"
// out: s.GetEnumerator: NullReferenceException: Object reference not set to an instance of an object.
// out: l.Add: NullReferenceException: Object reference not set to an instance of an object.
// out: l.Count: NullReferenceException: Object reference not set to an instance of an object.
// out: l.[0]: NullReferenceException: Object reference not set to an instance of an object.
// out: for l: NullReferenceException: Object reference not set to an instance of an object.
// out: Seq l: ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: l.ToArray: NullReferenceException: Object reference not set to an instance of an object.
// out: l.ToString: NullReferenceException: Object reference not set to an instance of an object.
// out: l.GetHashCode: NullReferenceException: Object reference not set to an instance of an object.
// out: l.Equals: NullReferenceException: Object reference not set to an instance of an object.
// out: l.GetType: NullReferenceException: Object reference not set to an instance of an object.
// out: l %A: "<null> <null>"
// out: dd.Add: NullReferenceException: Object reference not set to an instance of an object.
// out: dd.[a]: NullReferenceException: Object reference not set to an instance of an object.
// out: dd.[a]<-: NullReferenceException: Object reference not set to an instance of an object.
// out: dd.Count: NullReferenceException: Object reference not set to an instance of an object.
// out: dd.TryGetValue: NullReferenceException: Object reference not set to an instance of an object.
// out: dd.ContainsKey: NullReferenceException: Object reference not set to an instance of an object.
// out: for dd: NullReferenceException: Object reference not set to an instance of an object.
// out: hs.Add: NullReferenceException: Object reference not set to an instance of an object.
// out: st.Push: NullReferenceException: Object reference not set to an instance of an object.
// out: q.Enqueue: NullReferenceException: Object reference not set to an instance of an object.
// out: sb.Append: NullReferenceException: Object reference not set to an instance of an object.
// out: sb.Length: NullReferenceException: Object reference not set to an instance of an object.
// out: sb.ToString: NullReferenceException: Object reference not set to an instance of an object.
// out: e.Message: NullReferenceException: Object reference not set to an instance of an object.
// out: e.InnerException: NullReferenceException: Object reference not set to an instance of an object.
// out: raise: NullReferenceException: Object reference not set to an instance of an object.
// out: e.ToString: NullReferenceException: Object reference not set to an instance of an object.
// out: act: NullReferenceException: Object reference not set to an instance of an object.
// out: fn: NullReferenceException: Object reference not set to an instance of an object.
// out: f1: NullReferenceException: Object reference not set to an instance of an object.
// out: map f1: NullReferenceException: Object reference not set to an instance of an object.
// out: map f1 []: []
// out: f2: NullReferenceException: Object reference not set to an instance of an object.
// out: f2 p: NullReferenceException: Object reference not set to an instance of an object.
// out: dis: NullReferenceException: Object reference not set to an instance of an object.
// out: use dis: 1
// out: en: NullReferenceException: Object reference not set to an instance of an object.
// out: en.GetEnumerator: NullReferenceException: Object reference not set to an instance of an object.
// out: Seq.map: ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: Seq.toList: ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: er: NullReferenceException: Object reference not set to an instance of an object.
// out: er.Current: NullReferenceException: Object reference not set to an instance of an object.
// out: cmp: NullReferenceException: Object reference not set to an instance of an object.
// out: tr: NullReferenceException: Object reference not set to an instance of an object.
// out: tw: NullReferenceException: Object reference not set to an instance of an object.
// out: sr: NullReferenceException: Object reference not set to an instance of an object.
// out: rnd: NullReferenceException: Object reference not set to an instance of an object.
// out: ty: NullReferenceException: Object reference not set to an instance of an object.
// out: lz: NullReferenceException: Object reference not set to an instance of an object.
// out: lz f: NullReferenceException: Object reference not set to an instance of an object.
// out: il: NullReferenceException: Object reference not set to an instance of an object.
// out: il0: NullReferenceException: Object reference not set to an instance of an object.
// out: ro: NullReferenceException: Object reference not set to an instance of an object.
// out: r.X: NullReferenceException: Object reference not set to an instance of an object.
// out: r.X<-: NullReferenceException: Object reference not set to an instance of an object.
// out: c.P: NullReferenceException: Object reference not set to an instance of an object.
// out: c.Z: NullReferenceException: Object reference not set to an instance of an object.
// out: c.Z<-: NullReferenceException: Object reference not set to an instance of an object.
// out: c.ToString: NullReferenceException: Object reference not set to an instance of an object.
// out: n.Next: NullReferenceException: Object reference not set to an instance of an object.
// out: n.Next<-: NullReferenceException: Object reference not set to an instance of an object.
// out: n.V: NullReferenceException: Object reference not set to an instance of an object.
// out: n.A: NullReferenceException: Object reference not set to an instance of an object.
// out: i.F: NullReferenceException: Object reference not set to an instance of an object.
// out: mb: NullReferenceException: Object reference not set to an instance of an object.
// out: rs: NullReferenceException: Object reference not set to an instance of an object.
// out: lock: ArgumentNullException: Value cannot be null.
// out: opt: NullReferenceException: Object reference not set to an instance of an object.
// out: evt: NullReferenceException: Object reference not set to an instance of an object.
// out: refc: NullReferenceException: Object reference not set to an instance of an object.
// out: fprintf: NullReferenceException: Object reference not set to an instance of an object.
// out: fprintfn: NullReferenceException: Object reference not set to an instance of an object.
// out: bprintf: NullReferenceException: Object reference not set to an instance of an object.
// out: generic: NullReferenceException: Object reference not set to an instance of an object.
// out: generic null: NullReferenceException: Object reference not set to an instance of an object.
// out: of an interface: NullReferenceException: Object reference not set to an instance of an object.
// out: inner: NullReferenceException: Object reference not set to an instance of an object.
// out: unit function: NullReferenceException: Object reference not set to an instance of an object.
// out: piped: NullReferenceException: Object reference not set to an instance of an object.
// out: composed: NullReferenceException: Object reference not set to an instance of an object.
// out: function in a record: NullReferenceException: Object reference not set to an instance of an object.
// out: dictionary in an array: NullReferenceException: Object reference not set to an instance of an object.
// out: tryget of a class: NullReferenceException: Object reference not set to an instance of an object.
// out: first or default: NullReferenceException: Object reference not set to an instance of an object.
// out: cast: NullReferenceException: Object reference not set to an instance of an object.
// out: unbox: NullReferenceException: Object reference not set to an instance of an object.
// out: arguments come first: NullReferenceException: Object reference not set to an instance of an object.
// out: argument
module Program
open System
open System.Text
open System.IO
open System.Collections.Generic

let t (name: string) (f: unit -> 'a) =
    try
        let r = f ()
        printfn "%s: %A" name r
    with e -> printfn "%s: %s: %s" name (e.GetType().Name) e.Message

let o: obj = null
let s: string = null
t "o.ToString" (fun () -> o.ToString())
t "o.GetHashCode" (fun () -> o.GetHashCode())
t "o.Equals" (fun () -> o.Equals(1))
t "o.Equals null" (fun () -> o.Equals(null))
t "o.GetType" (fun () -> o.GetType().Name)
t "obj.Equals" (fun () -> obj.Equals(o, o))
t "obj.ReferenceEquals" (fun () -> obj.ReferenceEquals(o, null))
t "string o" (fun () -> string o)
t "hash o" (fun () -> hash o)
t "s.Length" (fun () -> s.Length)
t "s.[0]" (fun () -> s.[0])
t "s.Chars" (fun () -> s.Chars 0)
t "s.[0..]" (fun () -> s.[0..])
t "s.[0..1]" (fun () -> s.[0..1])
t "s.ToUpper" (fun () -> s.ToUpper())
t "s.Contains" (fun () -> s.Contains "a")
t "s.ToString" (fun () -> s.ToString())
t "s.GetHashCode" (fun () -> s.GetHashCode())
t "s.Equals" (fun () -> s.Equals "")
t "s.GetType" (fun () -> s.GetType().Name)
t "s.CompareTo" (fun () -> s.CompareTo "")
t "s.Split" (fun () -> s.Split ',')
t "for c in s" (fun () -> for c in s do printfn "%c" c)
t "Seq.length s" (fun () -> Seq.length s)
t "String.length" (fun () -> String.length s)
t "String.map" (fun () -> String.map id s)
t "s + s" (fun () -> s + s)
t "String.iter" (fun () -> String.iter (printf "%c") s)
t "s.Substring" (fun () -> s.Substring 0)
t "s.Trim" (fun () -> s.Trim())
t "s.Replace" (fun () -> s.Replace("a","b"))
t "s.IndexOf" (fun () -> s.IndexOf 'a')
t "s.StartsWith" (fun () -> s.StartsWith "a")
t "''.StartsWith null" (fun () -> "".StartsWith s)
t "''.Contains null" (fun () -> "".Contains s)
t "''.IndexOf null" (fun () -> "".IndexOf s)
t "''.Replace null" (fun () -> "".Replace(s, "a"))
t "int s" (fun () -> int s)
t "Int32.Parse" (fun () -> Int32.Parse s)
t "Int32.TryParse" (fun () -> Int32.TryParse s)
t "float s" (fun () -> float s)
t "s.ToCharArray" (fun () -> s.ToCharArray())
t "s.Insert" (fun () -> s.Insert(0, "a"))
t "''.Insert null" (fun () -> "".Insert(0, s))
t "s.PadLeft" (fun () -> s.PadLeft 3)
t "s.Clone" (fun () -> s.Clone())
t "String.Copy" (fun () -> String.Compare(s, s))
t "String.IsNullOrEmpty" (fun () -> String.IsNullOrEmpty s)
t "match s" (fun () -> match s with "" -> "empty" | null -> "null" | _ -> "x")
t "s.GetEnumerator" (fun () -> let e = s.GetEnumerator() in e.MoveNext())
let l: ResizeArray<int> = null
t "l.Add" (fun () -> l.Add 1)
t "l.Count" (fun () -> l.Count)
t "l.[0]" (fun () -> l.[0])
t "for l" (fun () -> for x in l do printfn "%d" x)
t "Seq l" (fun () -> Seq.length l)
t "l.ToArray" (fun () -> l.ToArray())
t "l.ToString" (fun () -> l.ToString())
t "l.GetHashCode" (fun () -> l.GetHashCode())
t "l.Equals" (fun () -> l.Equals l)
t "l.GetType" (fun () -> l.GetType().Name)
t "l %A" (fun () -> sprintf "%A %O" l l)
let dd: Dictionary<string,int> = null
t "dd.Add" (fun () -> dd.Add("a", 1))
t "dd.[a]" (fun () -> dd.["a"])
t "dd.[a]<-" (fun () -> dd.["a"] <- 1)
t "dd.Count" (fun () -> dd.Count)
t "dd.TryGetValue" (fun () -> dd.TryGetValue "a")
t "dd.ContainsKey" (fun () -> dd.ContainsKey "a")
t "for dd" (fun () -> for kv in dd do printfn "%s" kv.Key)
let hs: HashSet<int> = null
t "hs.Add" (fun () -> hs.Add 1)
let st: Stack<int> = null
t "st.Push" (fun () -> st.Push 1)
let q: Queue<int> = null
t "q.Enqueue" (fun () -> q.Enqueue 1)
let sb: StringBuilder = null
t "sb.Append" (fun () -> sb.Append("x") |> ignore)
t "sb.Length" (fun () -> sb.Length)
t "sb.ToString" (fun () -> sb.ToString())
let e: exn = null
t "e.Message" (fun () -> e.Message)
t "e.InnerException" (fun () -> e.InnerException)
t "raise" (fun () -> raise e)
t "e.ToString" (fun () -> e.ToString())
let act: Action = null
t "act" (fun () -> act.Invoke())
let fn: Func<int,int> = null
t "fn" (fun () -> fn.Invoke 1)
let f1 = Unchecked.defaultof<int -> int>
t "f1" (fun () -> f1 1)
t "map f1" (fun () -> List.map f1 [1])
t "map f1 []" (fun () -> List.map f1 [])
let f2 = Unchecked.defaultof<int -> int -> int>
t "f2" (fun () -> f2 1 2)
t "f2 p" (fun () -> let g = f2 1 in g 2)
let dis: IDisposable = null
t "dis" (fun () -> dis.Dispose())
t "use dis" (fun () -> (use d = dis in 1))
let en: IEnumerable<int> = null
t "en" (fun () -> for x in en do printfn "%d" x)
t "en.GetEnumerator" (fun () -> en.GetEnumerator() |> ignore)
t "Seq.map" (fun () -> Seq.map id en |> ignore)
t "Seq.toList" (fun () -> Seq.toList en)
let er: IEnumerator<int> = null
t "er" (fun () -> er.MoveNext())
t "er.Current" (fun () -> er.Current)
let cmp: IComparer<int> = null
t "cmp" (fun () -> cmp.Compare(1, 2))
let tr: TextReader = null
t "tr" (fun () -> tr.ReadLine())
let tw: TextWriter = null
t "tw" (fun () -> tw.WriteLine("x"))
let sr: StreamReader = Unchecked.defaultof<_>
t "sr" (fun () -> sr.ReadLine())
let rnd: Random = null
t "rnd" (fun () -> rnd.Next())
let ty: Type = null
t "ty" (fun () -> ty.Name)
let lz = Unchecked.defaultof<Lazy<int>>
t "lz" (fun () -> lz.Value)
t "lz f" (fun () -> lz.Force())
let il: IList<int> = null
t "il" (fun () -> il.Count)
t "il0" (fun () -> il.[0])
let ro: IReadOnlyList<int> = null
t "ro" (fun () -> ro.Count)
type R = { mutable X: int; Y: string }
let r = Unchecked.defaultof<R>
t "r.X" (fun () -> r.X)
t "r.X<-" (fun () -> r.X <- 1)
type C(x: int) =
    let mutable z = x
    member _.P = x
    member _.Z with get () = z and set v = z <- v
    member _.M() = 5
    static member S = 3
let c = Unchecked.defaultof<C>
t "c.P" (fun () -> c.P)
t "c.Z" (fun () -> c.Z)
t "c.Z<-" (fun () -> c.Z <- 1)
t "c.ToString" (fun () -> c.ToString())
[<AllowNullLiteral>]
type N(v: int) =
    member val Next: N = null with get, set
    member _.V = v
    abstract A: unit -> int
    default _.A() = v
let n: N = null
t "n.Next" (fun () -> n.Next)
t "n.Next<-" (fun () -> n.Next <- null)
t "n.V" (fun () -> n.V)
t "n.A" (fun () -> n.A())
type I = abstract F: int -> int
let i = Unchecked.defaultof<I>
t "i.F" (fun () -> i.F 1)
t "mb" (fun () -> (Array.zeroCreate<C> 2).[0].P)
let cs = Array.zeroCreate<R> 2
t "rs" (fun () -> cs.[0].Y)
t "lock" (fun () -> lock o (fun () -> 1))
let tup = Unchecked.defaultof<string * int[]>
let (opt: int[] option) = Some null
t "opt" (fun () -> opt.Value.Length)
let evt: Event<int> = Unchecked.defaultof<_>
t "evt" (fun () -> evt.Trigger 1)
let refc = Unchecked.defaultof<int ref>
t "refc" (fun () -> refc.Value)
t "fprintf" (fun () -> fprintf tw "x")
t "fprintfn" (fun () -> fprintfn tw "%d" 3)
t "bprintf" (fun () -> Printf.bprintf sb "%d" 3)
let text (x: 'a) = x.ToString()
t "generic" (fun () -> text 1 + text "a" + text (None: int option))
t "generic null" (fun () -> text s)
t "of an interface" (fun () -> il.ToString())
t "inner" (fun () -> (Exception "x").InnerException.Message)
let counter = Unchecked.defaultof<unit -> int>
t "unit function" counter
t "piped" (fun () -> 1 |> f1)
t "composed" (fun () -> (f1 >> f1) 1)
type Table = { Get: int -> int; Items: Dictionary<int, int> }
t "function in a record" (fun () -> (Unchecked.defaultof<Table>).Get 1)
t "dictionary in an array" (fun () -> (Array.zeroCreate<Dictionary<int, int>> 1).[0].Count)
t "tryget of a class" (fun () -> match Dictionary<int, C>().TryGetValue 1 with | _, found -> found.P)
t "first or default" (fun () -> (System.Linq.Enumerable.FirstOrDefault<C> []).P)
t "cast" (fun () -> (o :?> C).P)
t "unbox" (fun () -> (unbox<C> o).P)
let mutable log = ""
t "arguments come first" (fun () -> n.Next <- (log <- log + "argument"; null))
printfn "%s" log
