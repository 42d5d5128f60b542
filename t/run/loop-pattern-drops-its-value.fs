// out: [1; 3; 5; 7; 8; 9; 10]
// out: 9
// The body of a loop over a pattern that does not match everything has a value, which is dropped.
let mutable log = []
let say (x: int) = log <- x :: log; x
for Some n in [ Some 1; None; Some 3 ] do say n
for (1, n) in [| (1, 5); (2, 6); (1, 7) |] do say n
for 'b' in "abc" do string (say 8)
for [ n ] in seq { [ 9 ]; []; [ 10 ] } do (say n, "a")
for Some n in [ Some 11 ] do printf "%d"
printfn "%A" (List.rev log)
let f xs = for Ok (n: int) in xs do say n
f [ Ok 12; Error "e"; Ok 13 ]
printfn "%d" (List.length log)
