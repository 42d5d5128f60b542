// out: 3 3 3 2
// out: 3 2
// out: ext
let a = "abc" |> fun s -> s.Length
let b = "abc" |> (fun s -> s.Length)
let c = ["abc"] |> function [] -> 0 | x :: _ -> x.Length
let d = ("a", 1) ||> fun s n -> s.Length + n
printfn "%d %d %d %d" a b c d
let e =
    [1; 2; 3]
    |> List.map (fun x -> x + 1)
    |> fun xs -> List.length xs, List.head xs
printfn "%d %d" (fst e) (snd e)
Some "text" |> function Some s -> printfn "%s" (s.Substring 1) | None -> ()
