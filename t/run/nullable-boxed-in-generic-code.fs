// out: true false true false
// out: null Int32 5 null Int32 5
// out: null int 5
// out: null n true
// out: false true
// out: 5
// out: true
// out: <null>|<null>| 5|5|5
// out: (true, true, true) (false, false, false)
// out: null
// out: Int32 5
// out: null
// out: Int32 5
// out: true false <null> 5
// out: Int32 5
// out: null
// out: Int32 5
// out: null
// out: NullReferenceException
// out: 0 5
// out: [] [5] 5
// out: [] [5]
// out: Double 3.5
// out: true
// out: [] [5] 0 5
// out: Int32
// out: NullReferenceException
// out: true false true true true false
// out: true true
// out: InvalidCastException
// out: InvalidCastException
// out: 7 1 3 4
// out: true false
// out: <null> 5
// out: true false
// out: (true, true, true)
// out: true
// out: true true
// out: [null; 5; "a"]
// out: 5
// out: true false
// out: map [(1, 5); (2, null)]
// out: [|5; null|]
open System
open System.Collections.Generic
let f (x: 'a) = isNull (box x)
let inline fi (x: 'a) = isNull (box x)
let o (x: 'a) : obj = x :> obj
let u (x: 'a) = upcast x : obj
let isInt (x: 'a) = match box x with :? int as i -> sprintf "int %d" i | null -> "null" | _ -> "other"
let isNul (x: 'a) = match box x with :? Nullable<int> as i -> sprintf "n %b" i.HasValue | null -> "null" | _ -> "other"
let unb (x: 'a) = unbox<Nullable<int>> (box x)
let back (x: 'a) : 'b = unbox<'b> (box x)
let show (x: 'a) = sprintf "%O|%A|%s" x x (string x)
let eq (x: 'a) = obj.Equals(box x, null), obj.ReferenceEquals(box x, null), (box x = null)
let objs (xs: 'a list) : obj list = xs |> List.map (fun x -> box x)
let arr (xs: 'a list) : obj[] = [| for x in xs -> x :> obj |]
type Box<'T>(v: 'T) =
    member _.IsNull = isNull (box v)
    member _.Obj = box v
    override _.ToString() = match box v with null -> "<null>" | o -> o.ToString()
let n = Nullable<int>()
let v = Nullable 5
let d (o: obj) = if isNull o then "null" else o.GetType().Name + " " + o.ToString()
printfn "%b %b %b %b" (f n) (f v) (fi n) (fi v)
printfn "%s %s %s %s" (d (o n)) (d (o v)) (d (u n)) (d (u v))
printfn "%s %s" (isInt n) (isInt v)
printfn "%s %s" (isNul n) (isNul v)
printfn "%A %A" (unb n).HasValue (unb v).HasValue
printfn "%d" (back v : int)
printfn "%b" (back 5 : Nullable<int>).HasValue
printfn "%s %s" (show n) (show v)
printfn "%A %A" (eq n) (eq v)
for x in objs [n; v] do printfn "%s" (d x)
for x in arr [n; v] do printfn "%s" (d x)
printfn "%b %b %s %s" (Box(n).IsNull) (Box(v).IsNull) (Box(n).ToString()) (Box(v).ToString())
printfn "%s" (d (Box(v).Obj))
let l = List<obj>()
l.Add n
l.Add v
l.Add (box n)
for x in l do printfn "%s" (d x)
printfn "%s" (try string (back n : int) with e -> e.GetType().Name)
printfn "%d %d" (hash n) (hash v)
printfn "%s %s" (String.Format("[{0}] [{1}]", n, v)) (String.Concat(box n, box v))
printfn "%s" $"[{n}] [{v}]"
let cb (x: 'a when 'a : struct) = Nullable<'a>(x) |> box |> d
printfn "%s" (cb 3.5)
let en (x: 'a when 'a : struct and 'a: (new: unit -> 'a) and 'a :> ValueType) = Nullable<'a>() |> box |> isNull
printfn "%b" (en 3)
let s (x: 'a) = x.ToString()
let h (x: 'a) = x.GetHashCode()
let g (x: 'a) = x.GetType().Name
let e (x: 'a) (y: obj) = x.Equals y


printfn "[%s] [%s] %d %d" (s n) (s v) (h n) (h v)
printfn "%s" (g v)
printfn "%s" (try g n with e -> e.GetType().Name)
printfn "%b %b %b %b %b %b" (e n null) (e v null) (e v 5) (e v (box v)) (e n n) (e v 6)
printfn "%b %b" (n.Equals n) (v.Equals(Nullable 5))
printfn "%s" (try (unbox<Nullable<int>> (box "s")).ToString() with e -> e.GetType().Name)
printfn "%s" (try (unbox<Nullable<int>> (box 5L)).ToString() with e -> e.GetType().Name)
let tested (x: obj) = match x with :? Nullable<int> as i -> i.Value | :? string -> 1 | :? int -> 2 | null -> 3 | _ -> 4
printfn "%d %d %d %d" (tested 7) (tested "") (tested null) (tested 3.0)
printfn "%b %b" ((box 5) :? Nullable<int>) ((null: obj) :? Nullable<int>)
let c (x: obj) : 'b = x :?> 'b
printfn "%A %A" (c null : Nullable<int>) (c 5 : Nullable<int>)
let test<'b> (x: obj) = x :? 'b
printfn "%b %b" (test<Nullable<int>> 5) (test<Nullable<int>> null)
printfn "%A" (obj.Equals(n, n), obj.Equals(v, 5), obj.Equals(v, v))
printfn "%b" (box v = box 5)
printfn "%b %b" (n = n) (v = Nullable 5)
printfn "%A" [box n; box v; "a"]
printfn "%d" (hash (box v))
let inline q (x: ^a) = (box x) :? int
printfn "%b %b" (q v) (q n)
let m = Map.ofList [1, v :> obj; 2, n :> obj]
printfn "%A" m
let a : obj[] = [| v; n |]
printfn "%A" a
