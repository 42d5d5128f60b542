// out: 1-2
// out: 1-3
// out: <x>
// out: 1;2;3;
// out: 001,022,333
// out: a=1 b=2
let f = printfn "%d-%d"
let g = f 1
g 2
g 3
let show = sprintf "<%s>"
printfn "%s" (show "x")
[ 1; 2; 3 ] |> List.iter (printf "%d;")
printfn ""
List.map (sprintf "%03d") [ 1; 22; 333 ] |> String.concat "," |> printfn "%s"
let line = sprintf "%s=%d"
printfn "%s %s" (line "a" 1) (line "b" 2)
