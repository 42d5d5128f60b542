// out: (["a"; "b"], [1; 2; 3])
// out: (1, "a")
// a local function used by a local generic one, and what it calls in the library raises
let parse (s: string) =
    let i = ref 0
    let peek () = if i.Value < s.Length then s[i.Value] else '\000'
    let next () =
        let c = s.Substring(i.Value, 1)
        i.Value <- i.Value + 1
        c
    let items (close: char) (item: unit -> 'a) =
        let rec go acc =
            if peek () = close then List.rev acc
            else go (item () :: acc)
        go []
    let letters = items '1' next
    letters, items '\000' (fun () -> int (next ()))
printfn "%A" (parse "ab123")
let f (x: obj) =
    let fail () = invalidArg "x" "none"
    let pick (items: 'a list) = match items with [] -> fail () | h :: _ -> h
    pick [ 1 ], pick [ "a" ]
printfn "%A" (f 1)
