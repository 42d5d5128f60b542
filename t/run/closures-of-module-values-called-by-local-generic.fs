// out: (16, 1) (16, "s")
// out: (2, 6, ((4.0, 1), (4.0, "a")))
// out: (((8, 9.0, 42, 'c'), (8, 9.0, 42, [1])),
// out:  (([1; 4; 9], 1.5, [1; 1]), ([1; 4; 9], 1.5, [true; true])))
// out: ((9, 1), (9, "t"))
// out: ((8, 1), (8, "u")) ((3.0, 1), (3.0, "u"))
// out: (([(1, 2); (2, 1)], 1), ([(1, 2); (2, 1)], "u")) (([7; 2; 1], 1), ([7; 2; 1], "u"))
// out: (((1, [5]), 1), ((1, [5]), "u")) (((0, []), 1), ((0, []), "u"))
// out: ((9, 1), (9, "m"))
// out: (("1,2", 1), ("1,2", "m"))
// out: (3, 1) (3, "m")
// out: (6, 1) (6, "m")
// out: [3; 3]
// out: (((3, 1), (3, "b")), ((3, 'c'), (3, 2.0)))
// out: ((3, 3), (3, "q"))
// out: ((((3, 1, 2), (3, "w", 2)), 1), (((3, 1, "z"), (3, "w", "z")), 1))
// out: ((("a", [(3, 3); (1, 2); (2, 1)]), (Some "a", [(3, 3); (1, 2); (2, 1)])),
// out:  ((1, [(3, 3); (1, 2); (2, 1)]), (Some 1, [(3, 3); (1, 2); (2, 1)])))
// out: (([false; true; false], 'a'), ([false; true; false], "b"))
// out: ((4, 1), (8, "x"), 8)
// out: ((["r"; "r"], 1), (["r"; "r"], 2.0))
// out: (([["r"]; ["r"; "r"]], 1), ([["r"]; ["r"; "r"]], 2.0))
// out: ((3, 1), (3, 2.0), 4.0)
// out: (6, 6)
// out: ([(3, 1); (3, 1)], [(3, "s"); (3, "s")])
// out: ((3, 1), (3, "s"))
// out: ((27, 1.414, [1; 3; 5; 7], [0.0; 0.5; 1.0; 1.5; 2.0], 2.0, (3, 1), (9, 3, 9, 1),
// out:   (12, 12.0, 12L, 12uy), 1),
// out:  (27, 1.414, [1; 3; 5; 7], [0.0; 0.5; 1.0; 1.5; 2.0], 2.0, (3, 1), (9, 3, 9, 1),
// out:   (12, 12.0, 12L, 12uy), "y"))
// out: ((("k", 3), (1, 1)), (("k", 3), (1, "o")))
// out: (([(1, "a"); (2, "b")], true, true, 2, map [(1, "1"); (2, "2")], set [3],
// out:   "4-[4]", 1),
// out:  ([(1, "a"); (2, "b")], true, true, 2, map [(1, "1"); (2, "2")], set [3],
// out:   "4-[4]", "g"))
// out: ((3, 1), (3, "h"))
// out: ((1, 1), (1, "s"))
// out: [|1; 1|]
// out: (1, 1) (1, "s")
// out: (1, 1) (1, "s")
// local functions of module-level values: plain ones that local generic ones call
open System
// values
let r1 =
  let total (xs: int list) = List.length xs
  let show m = total [1;2]
  show 5
let r2 =
  let total (xs: int list) = List.sum xs
  let show m = total [1;2]
  show "x" + show 2.0
let r3 =
  let total (xs: float list) = List.sum xs
  let show m = total [1.5;2.5], m
  show 1, show "a"
let r4 =
  let p (x: int) = pown x 3
  let q (x: float) = x ** 2.0
  let i (s: string) = int s
  let show m = p 2, q 3.0, i "42", m
  show 'c', show [1]
let r5 =
  let rng n = [ for i in 1 .. n -> i * i ]
  let avg (xs: float list) = List.average xs
  let show m = rng 3, avg [1.0;2.0], [m; m]
  show 1, show true
do
  let base1 = 10
  let mutable count = 0
  let add x = count <- count + 1 in
  let k (xs: int list) = List.fold (+) base1 xs
  let show m = k [1;2;3], m
  printfn "%A %A" (show 1) (show "s")
let lz = lazy (
  let total (xs: int list) = List.max xs
  let show m = total [3;9;2], m
  show 1, show "t")
printfn "%A" (r1, r2, r3)
printfn "%A" (r4, r5)
printfn "%A" (lz.Force())
type C(n: int) =
  let tot =
    let total (xs: int list) = List.sum xs + n
    let show m = total [1;2], m
    show 1, show "u"
  static let stot =
    let total (xs: int list) = List.sumBy float xs
    let show m = total [1;2], m
    show 1, show "u"
  member _.T = tot
  static member S = stot
  static member val P =
    (let total (xs: int list) = List.countBy id xs
     let show m = total [1;2;1], m
     show 1, show "u")
  member val Q =
    (let total (xs: int list) = List.rev xs
     let show m = total [1;2;n], m
     show 1, show "u")
printfn "%A %A" (C(5).T) C.S
printfn "%A %A" C.P (C(7).Q)
type G<'a>(n: 'a) =
  let tot =
    let total (xs: 'a list) = List.length xs, xs
    let show m = total [n], m
    show 1, show "u"
  static let st =
    let total (xs: 'a list) = List.length xs, xs
    let show m = total [], m
    show 1, show "u"
  member _.T = tot
  static member S : ((int * 'a list) * int) * ((int * 'a list) * string) = st
printfn "%A %A" (G(5).T) (G<string>.S)
let matched =
  match Some 3 with
  | Some k ->
    let total (xs: int list) = List.sum xs * k
    let show m = total [1;2], m
    show 1, show "m"
  | None -> (0,0),(0,"")
printfn "%A" matched
let (a1, b1) =
    let total (xs: int list) = String.Join (",", xs)
    let show m = total [1;2], m
    show 1, show "m"
printfn "%A" (a1,b1)
for i in 1 .. 2 do
    let total (xs: int list) = List.sum xs * i
    let show m = total [1;2], m
    printfn "%A %A" (show 1) (show "m")
let sq = seq {
    let total (xs: int list) = List.sum xs
    let show m = total [1;2], m
    yield fst (show 1)
    yield fst (show "s") }
printfn "%A" (List.ofSeq sq)
let tr =
  try
    let total (xs: int list) = List.sum xs
    let rec show m n = if n = 0 then total [1;2], m else show m (n - 1)
    let other x y = show x 2, show y 3
    other 1 "b", other 'c' 2.0
  with e -> failwith "no"
printfn "%A" tr
let fn =
  let total (xs: int list) = List.sum xs
  let show m = total [1;2], m
  fun (x: int) -> show x, show "q"
printfn "%A" (fn 3)
let nest =
  let outer (x: 'a) =
    let total (xs: int list) = List.sum xs
    let show m = total [1;2], m, x
    show 1, show "w"
  let total2 (xs: int list) = List.length xs
  let both y = outer y, total2 [1]
  both 2, both "z"
printfn "%A" nest
module More =
  let v =
    let xs = [3;1;2]
    let sorted () = List.sortBy (fun x -> -x) xs
    let pairs () = List.zip xs (sorted ())
    let dump tag = tag, pairs ()
    let dump2 tag = dump tag, dump (Some tag)
    dump2 "a", dump2 1
  printfn "%A" v
  let w =
    let rec even n = n = 0 || odd (n - 1)
    and odd n = n <> 0 && even (n - 1)
    let chk x = List.map even [1;2;3], x
    chk 'a', chk "b"
  printfn "%A" w
  let withMut =
    let mutable c = 0
    let cell = ref 0
    let bump (n: int) = cell.Value <- cell.Value + List.sum [n; n]; cell.Value
    let tagd t = bump 2, t
    let a = tagd 1
    let b = tagd "x"
    a, b, cell.Value
  printfn "%A" withMut
  let lam =
    let f = fun (x: int) -> List.replicate x "r"
    let g t = f 2, t
    g 1, g 2.0
  printfn "%A" lam
  let valfun =
    let f (x: int) = List.replicate x "r"
    let g t = List.map f [1;2], t
    g 1, g 2.0
  printfn "%A" valfun
  let inl =
    let inline add a b = a + b
    let tot (xs: int list) = List.fold add 0 xs
    let g t = tot [1;2], t
    g 1, g 2.0, add 1.5 2.5
  printfn "%A" inl
  let ob =
    let tot (xs: int list) = List.sum xs
    let mk t = { new System.IComparable with member _.CompareTo o = tot [1;2;3] }
    (mk 1).CompareTo(null), (mk "a").CompareTo(null)
  printfn "%A" ob
  let sq =
    let tot (xs: int list) = List.sum xs
    let mk t = seq { yield tot [1;2], t; yield tot [3], t }
    List.ofSeq (mk 1), List.ofSeq (mk "s")
  printfn "%A" sq
  let lz =
    let tot (xs: int list) = List.sum xs
    let mk t = lazy (tot [1;2], t)
    (mk 1).Value, (mk "s").Value
  printfn "%A" lz
  let pw =
    let cube (x: int) = pown x 3
    let half (x: float) = System.Math.Round (x ** 0.5, 3)
    let rg (a: int) (b: int) = [a .. 2 .. b]
    let fr (a: float) (b: float) = [a .. 0.5 .. b]
    let av (xs: float list) = List.average xs
    let dv (a: int) (b: int) = a / b, a % b
    let mx (a: int) = max a 3, min a 3, abs -a, sign a
    let conv (s: string) = int s, float s, int64 s, byte (int s)
    let all t = cube 3, half 2.0, rg 1 7, fr 0.0 2.0, av [1.0;3.0], dv 7 2, mx 9, conv "12", t
    all 1, all "y"
  printfn "%A" pw
  let gen2 =
    let swap (a, b) = b, a
    let sw2 (x: int) = swap (x, "k")
    let use3 t = sw2 3, swap (t, 1)
    use3 1, use3 "o"
  printfn "%A" gen2
  let cmp =
    let srt (xs: (int * string) list) = List.sort xs
    let eq (a: int list) = a = [1;2]
    let hs (a: int list) = hash a = hash [1;2]
    let dct (xs: int list) = (dict [ for x in xs -> x, x * 2 ]).[1]
    let mp (xs: int list) = Map.ofList [ for x in xs -> x, string x ]
    let st (xs: int list) = Set.ofList xs
    let pr (n: int) = sprintf "%d-%A" n [n]
    let go t = srt [2,"b";1,"a"], eq [1;2], hs [1;2], dct [1;2], mp [2;1], st [3;3], pr 4, t
    go 1, go "g"
  printfn "%A" cmp
  let (|Even|Odd|) n = if n % 2 = 0 then Even else Odd
  let ap =
    let (|Tot|_|) (xs: int list) = if List.sum xs > 2 then Some (List.sum xs) else None
    let f t = (match [1;2] with Tot n -> n | _ -> 0), t
    f 1, f "h"
  printfn "%A" ap
  type R = { A: int } with
    static member Make =
      let tot (xs: int list) = List.sum xs
      let f t = tot [1], t
      f 1, f "s"
  printfn "%A" R.Make
  let arr = [|
    let tot (xs: int list) = List.sum xs
    let f t = tot [1], t
    fst (f 1)
    fst (f "s") |]
  printfn "%A" arr
  if true then
    let tot (xs: int list) = List.sum xs
    let f t = tot [1], t
    printfn "%A %A" (f 1) (f "s")
[<EntryPoint>]
let main _ =
  let tot (xs: int list) = List.sum xs
  let f t = tot [1], t
  printfn "%A %A" (f 1) (f "s")
  0
