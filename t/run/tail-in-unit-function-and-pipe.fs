// out: 7
// out: true
let rec loop n = if n > 0 then loop (n - 1)
loop 3000000
let rec piped n = if n = 0 then 7 else n - 1 |> piped
printfn "%d" (piped 1000000)
let rec andThen n = n = 0 || (n > 0 && andThen (n - 1))
printfn "%b" (andThen 1000000)
