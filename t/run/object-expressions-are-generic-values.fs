// out: Some (1, [2]) ["a"; "b"]
// out: (false, 7)
type IPattern<'a, 'b> =
    abstract Query: ('b -> 'a option)
    abstract Make: ('a -> 'b)
let cons =
    { new IPattern<'a * 'a list, 'a list> with
        member _.Query = fun xs -> match xs with y :: ys -> Some(y, ys) | _ -> None
        member _.Make = fun (x, xs) -> x :: xs }
let x1 = cons: IPattern<int * int list, int list>
let x2 = cons: IPattern<string * string list, string list>
printfn "%A %A" (x1.Query [ 1; 2 ]) (x2.Make("a", [ "b" ]))
let local () =
    let same =
        { new System.Collections.Generic.IEqualityComparer<'a> with
            member _.Equals(a, b) = false
            member _.GetHashCode _ = 7 }
    same.Equals("a", "b"), same.GetHashCode 3
printfn "%A" (local ())
