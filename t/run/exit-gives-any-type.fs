// exit: 3
// out: 2 None 0
// out: text 5 2.500000
// out: [1; 2]
// out: 7
// out: one
// out: true
// out: leaving
let never = System.Environment.GetCommandLineArgs().Length > 100
let f () = exit 1
let g x = if x then exit 1 else f ()
let h x = match x with 0 -> failwith "a" | _ -> exit 2
let inline inl () = exit 4
type C() =
    member _.M () = exit 1
    static member S () = exit 2
    member _.T (x: int) = if x > 0 then exit x else f ()
let mutable n = 0
let fs = [ for i in 1 .. 2 -> fun () -> exit i ]
let v = lazy (exit 1)
let ee = async { return exit 1 }
let opt = if never then Some (exit 1) else None
let r = if never then ref (exit 1) else ref null
let k = fun () -> exit 3
let arr = Array.map (fun _ -> exit 1) [||]
printfn "%d %A %d" fs.Length opt arr.Length
let s: string = if never then f () else "text"
let i: int = if never then exit 1 else 5
let u = if never then C().M () else 2.5
printfn "%s %d %f" s i u
let w: int list = List.map (fun x -> if x > 5 then exit x else x) [1; 2]
printfn "%A" w
printfn "%d" (if never then h 1 else 7)
let pick x = match x with 1 -> "one" | 2 -> inl () | _ -> g true
printfn "%s" (pick 1)
let aa = match n with 5 -> exit 0 | 6 -> exit 1 | _ -> null
printfn "%b" (isNull aa)
let bb = match n with 0 -> printfn "leaving"; exit 3 | _ -> exit 1
