// out: [3; 5; 7] 3 zero
// out: 6
// out: 1 one
// out: 1 3 7
// out: 6
// out: 7
// out: y
// out: small other
// out: (1, 2, "three")
// out: [1; 2; 3; 4; 5]
// out: true
// out: x
// out: 12
// out: 3
// out: 3
// out: b
// out: a,b
// out: a,b
// out: [1; 2; 20; 3]
// out: 1
// out: 220
// out: 2
// out: 1 2 3 2 1 
// out: do
// out: one
// out: one
// out: neg long 3
// permitted undentations and offside contexts
open System
let f1 = fun x ->
    x + 1
let f2 x = x |> function
    | 0 -> "zero"
    | _ -> "other"
let r1 = [1; 2; 3] |> List.map (fun x ->
    let y = x * 2
    y + 1)
printfn "%A %d %s" r1 (f1 2) (f2 0)
let r2 = List.fold (fun acc x ->
            acc + x
         ) 0 [1;2;3]
printfn "%d" r2
let a =
  if true then begin
    1
  end else begin
    2
  end
let b = begin match a with
        | 1 -> "one"
        | _ -> "many"
        end
printfn "%d %s" a b
type T() = class
    member _.X = 1
end
type S = struct
    val A: int
    new(a) = { A = a }
end
type I = interface
    abstract M: int -> int
end
module M = begin
    let x = 3
    let y = 4
end
printfn "%d %d %d" (T().X) (S(3).A) (M.x + M.y)
let g (x: int)
      (y: int)
      : int =
    x
    + y
    |> fun z -> z * 2
printfn "%d" (g 1 2)
let h =
    1 +
    2 *
    3
printfn "%d" h
let longCond =
    if 1 > 0
       && 2 > 1
       || false
    then "y"
    else "n"
printfn "%s" longCond
let m x =
    match x with
    | Some y when y > 0
                  && y < 10 -> "small"
    | Some _
    | None -> "other"
printfn "%s %s" (m (Some 3)) (m None)
let tup =
    1,
    2,
    "three"
printfn "%A" tup
let lst =
    [ 1; 2
      3
      4; 5 ]
printfn "%A" lst
let rec even n =
    if n = 0 then true else odd (n - 1)
and odd n =
    if n = 0 then false else even (n - 1)
printfn "%b" (even 10)
let res =
    try
        failwith "x"
    with
    | Failure m -> m
    | _ -> "?"
printfn "%s" res
let res2 = try int "12" with _ -> 0
printfn "%d" res2
let x = let y = 1 in let z = 2 in y + z
printfn "%d" x
let q = (1
         + 2)
printfn "%d" q
let fn = function | 1 -> "a" | 2 -> "b"
                  | _ -> "c"
printfn "%s" (fn 2)
let call = String.Join(
    ",",
    [| "a"; "b" |]
)
printfn "%s" call
let call2 =
    String.Join(",",
                [| "a"; "b" |])
printfn "%s" call2
let nested = [
    for i in 1..3 do
        if i % 2 = 1 then
            yield i
        else
            yield! [
                i
                i * 10
            ]
]
printfn "%A" nested
let rcd = {|
    A = 1
    B = "x"
|}
printfn "%A" rcd.A
let pipeline =
    [1..10]
    |> List.filter (fun x -> x % 2 = 0)
    |> List.map (fun x ->
        x * x)
    |> List.sum
printfn "%d" pipeline
let obj1 = { new I with
    member _.M x = x + 1 }
printfn "%d" (obj1.M 1)
while false do
    ()
for i = 1 to 2 do printf "%d " i
for i in 3 .. -1 .. 1 do
    printf "%d " i
printfn ""
do
    printfn "do"
let z = if a = 1 then "one"
        elif a = 2 then "two"
        else "many"
printfn "%s" z
let w =
    if a = 1 then "one" else
    if a = 2 then "two" else
    "many"
printfn "%s" w
let early n =
    if n < 0 then "neg" else
    let s = string n
    if s.Length > 1 then "long" else
    s
printfn "%s %s %s" (early -1) (early 12) (early 3)
