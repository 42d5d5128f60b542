// out: 8 none
// out: 4 none none
// out: 1 7
// out: x!
// out: true
// out: 2
// out: Attempted to divide by zero.
let show o = match o with Some n -> string n | None -> "none"
printfn "%s %s" (show (Option.map (fun x -> x * 2) (Some 4))) (show (Option.map (fun x -> x * 2) None))
let half n = if n % 2 = 0 then Some(n / 2) else None
printfn "%s %s %s" (show (Option.bind half (Some 8))) (show (Option.bind half (Some 3))) (show (Option.bind half None))
printfn "%d %d" (Option.defaultValue 7 (Some 1)) (Option.defaultValue 7 None)
printfn "%s" (Some "x" |> Option.map (fun s -> s + "!") |> Option.defaultValue "empty")
printfn "%b" (Option.map Some (Some 1) = Some(Some 1))
printfn "%s" (show (Some 16 |> Option.bind half |> Option.bind half |> Option.bind half))
printfn "%s" (try show (Option.map (fun x -> 1 / x) (Some 0)) with e -> e.Message)
