// out: 0 255 -6 2
// out: -18000000000 4.0 2.5 true z 2
let bytes = [| 1uy; 255uy |]
let shorts = [| -1s; 2s |]
let longs = [| 1L; -9000000000L |]
let floats = [| 1.5; 2.5 |]
let singles = [| 1.5f; -2.5f |]
let bools = [| true; false |]
let chars = [| 'a'; 'b' |]
let units = [| (); () |]
bytes.[0] <- bytes.[0] + 255uy
shorts.[0] <- shorts.[0] - 5s
longs.[1] <- longs.[1] * 2L
floats.[0] <- floats.[0] + floats.[1]
singles.[1] <- -singles.[1]
bools.[1] <- not bools.[1]
chars.[0] <- 'z'
printfn "%d %d %d %d" bytes.[0] bytes.[1] shorts.[0] shorts.[1]
printfn "%d %.1f %.1f %b %c %d" longs.[1] floats.[0] singles.[1] bools.[1] chars.[0] units.Length
