// out: V (Some 3, [])
// out: V (None, ["three"; "bad"; "worse"])
// out: V (Some 10, ["three"])
// out: V (Some "1x3", ["w"])
// out: V (Some 6, [])
// out: Some 3
// out: Some 15
// out: Some -1
// out: two
// out: 4
// out: d
// out: 13
// out: fin
// out: seq disposed
// out: [2; 20; 1; 10; 0; 0; 2; 1; 77; 5]
type Validation<'a> = V of 'a option * string list
type VB() =
    member _.MergeSources(V (a, e1), V (b, e2)) = V ((match a, b with Some x, Some y -> Some (x, y) | _ -> None), e1 @ e2)
    member _.MergeSources3(V (a, e1), V (b, e2), V (c, e3)) = V ((match a, b, c with Some x, Some y, Some z -> Some (x, y, z) | _ -> None), "three" :: e1 @ e2 @ e3)
    member _.BindReturn(V (a, e), f) = V (Option.map f a, e)
    member _.Bind(V (a, e), f) = match a with None -> V (None, e) | Some x -> let (V (b, e2)) = f x in V (b, e @ e2)
    member _.Return x = V (Some x, [])
    member _.Source(x: int) = V (Some x, [])
    member _.Source(x: string) = V ((None: int option), [ x ])
    member _.Source(x: Validation<'a>) = x
    member _.Zero() = V (Some (), [])
let v = VB()
printfn "%A" (v { let! a = 1
                  and! b = 2
                  return a + b })
printfn "%A" (v { let! a = 1
                  and! b = "bad"
                  and! c = "worse"
                  return a + b + c })
printfn "%A" (v { let! a = 1
                  and! b = 2
                  and! c = 3
                  and! d = 4
                  return a + b + c + d })
printfn "%A" (v { let! a = 1
                  and! b = V (Some "x", ["w"])
                  let! c = 3
                  return string a + b + string c })
printfn "%A" (v { let! (a, _) = V (Some (1, 2), []) 
                  and! { contents = z } = V (Some (ref 5), [])
                  return a + z })
type OB() =
    member _.Bind2(a, b, f) = match a, b with Some x, Some y -> f (x, y) | _ -> None
    member _.Bind3(a, b, c, f) = match a, b, c with Some x, Some y, Some z -> f (x, y, z) | _ -> None
    member _.Bind(a, f) = Option.bind f a
    member _.Return x = Some x
    member _.ReturnFrom (x: 'a option) = x
    member _.MergeSources(a, b) = Option.map2 (fun x y -> x, y) a b
    member _.Bind2Return(a, b, f) = Option.map2 (fun x y -> f (x, y)) a b
let o = OB()
printfn "%A" (o { let! a = Some 1
                  and! b = Some 2
                  return! Some (a + b) })
printfn "%A" (o { let! a = Some 1
                  and! b = Some 2
                  and! c = Some 3
                  and! d = Some 4
                  and! e = Some 5
                  return a + b + c + d + e })
printfn "%A" (o { let! a = Some 1
                  and! b = Some 2
                  return a - b })
let rec w n = async {
    let mutable i = 0
    while! async { return i < n } do
        i <- i + 1
        if i = 2 then printfn "two"
    do! Async.Sleep 1
    return i }
printfn "%d" (w 4 |> Async.RunSynchronously)
let t = task {
    let! x = task { return 4 }
    let! y = async { return 5 }
    use d = { new System.IDisposable with member _.Dispose() = printfn "d" }
    try
        if x > 3 then failwith "boom"
        return 1
    with e -> return (x + y + e.Message.Length) }
printfn "%d" t.Result
let s = seq { let mutable k = 3
              while k > 0 do
                  k <- k - 1
                  yield! [ k; k * 10 ]
              for i = 1 to 2 do i
              for i = 2 downto 1 do yield i
              use _ = { new System.IDisposable with member _.Dispose() = printfn "seq disposed" }
              try yield 77 finally printfn "fin"
              match k with 0 -> yield 5 | _ -> () }
printfn "%A" (List.ofSeq s)
