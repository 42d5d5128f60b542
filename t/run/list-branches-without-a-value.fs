// out: [("name", "Ada"); ("end", "")]
// out: [("name", "Bob"); ("email", "b@x"); ("end", "")]
// out: (few)(none)[|0|]
// out: (two)(none)[|0; 1; -2|]
// out: [|0; 1; 2; 30|]
// out: [|0; 1; 2; 40; 41|]
// out: [1; 3] [2]
// out: [3]
// A match or if among the elements of a list: a branch may have nothing to yield.
let fields name email =
    [ "name", name
      match email with
      | Some e -> "email", e
      | None -> ()
      "end", "" ]

printfn "%A" (fields "Ada" None)
printfn "%A" (fields "Bob" (Some "b@x"))

let numbers n =
    [| 0
       if n > 1 then 1 else printf "(few)"
       if n > 2 then
           2
       elif n = 2 then
           printf "(two)"
           -2
       else
           ()
       match n with
       | 3 -> 30
       | _ when n > 3 ->
           40
           41
       | _ -> printf "(none)" |]

for n in 1..4 do
    printfn "%A" (numbers n)

let plain b = [ (if b then 1 else 2); 3 ]
let direct b = [ if b then 1 else 2 ]
printfn "%A %A" (plain true) (direct false)
printfn "%A" [ match Some 3 with Some x -> x | None -> 0 ]
