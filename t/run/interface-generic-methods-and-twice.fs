// out: [2; 3] ["1"; "2"] 2 "s"
// out: [3; 2] ["2"; "1"] <3:2> <3:"s">
// out: [2] ["1"] oe2 oes
// out: int 1 string a
// out: int 2 string b
// out: true true false
// out: start
// out: mid
// out: 2
// out: start
// out: mid
// out: 3
// out: start
// out: start
// out: mid
// out: 1 2
// out: start
// out: start
// out: 11 mid
// out: 12 mid
// out: start
// out: 21 mid
// out: 22 
// out: [1; 9; 25] [1; 9; 25]
// out: gen
// out: 6 6
type IGen =
  abstract Map<'a, 'b> : ('a -> 'b) * 'a list -> 'b list
  abstract Show<'a> : 'a -> string
type A() =
  interface IGen with
    member _.Map(f, xs) = List.map f xs
    member _.Show(x) = sprintf "%A" x
type B(k: int) =
  interface IGen with
    member _.Map(f, xs) = xs |> List.rev |> List.map f
    member _.Show(x) = sprintf "<%d:%A>" k x
let use1 (g: IGen) = printfn "%A %A %s %s" (g.Map((fun x -> x + 1), [1;2])) (g.Map(string, [1;2])) (g.Show 2) (g.Show "s")
use1 (A()); use1 (B 3)
use1 { new IGen with
         member _.Map(f, xs) = match xs with x :: _ -> [f x] | [] -> []
         member _.Show x = "oe" + string (box x) }
type IConv<'a> = abstract Conv : 'a -> string
type Both() =
  interface IConv<int> with member _.Conv x = sprintf "int %d" x
  interface IConv<string> with member _.Conv x = sprintf "string %s" x
let c = Both()
printfn "%s %s" ((c :> IConv<int>).Conv 1) ((c :> IConv<string>).Conv "a")
let h (x: IConv<'a>) (v: 'a) = x.Conv v
printfn "%s %s" (h (c :> IConv<int>) 2) (h (c :> IConv<string>) "b")
let o = box c
printfn "%b %b %b" (o :? IConv<int>) (o :? IConv<string>) (o :? IConv<float>)
let s = seq { printfn "start"; yield 1; printfn "mid"; yield 2 }
printfn "%d" (Seq.length s)
printfn "%d" (Seq.sum s)
let e1 = s.GetEnumerator()
e1.MoveNext() |> ignore
let e2 = s.GetEnumerator()
e2.MoveNext() |> ignore
e2.MoveNext() |> ignore
printfn "%d %d" e1.Current e2.Current
for x in s do for y in s do printf "%d%d " x y
printfn ""
let rnd = Seq.initInfinite (fun i -> i * i) |> Seq.filter (fun x -> x % 2 = 1) |> Seq.truncate 3
printfn "%A %A" (List.ofSeq rnd) (List.ofSeq rnd)
let cached = Seq.cache (seq { printfn "gen"; yield! [1;2;3] })
printfn "%d %d" (Seq.sum cached) (Seq.sum cached)
