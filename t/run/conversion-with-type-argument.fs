// out: 3 True
// out: ["1.5"; "2"]
// out: 0 12
// out: c
// out: 3
// out: 3
// out: 2.000000
printfn "%s %s" (string<int> 3) (string<bool> true)
printfn "%A" ([ 1.5; 2.0 ] |> List.map string<float>)
printfn "%d %d" (hash<int> 5 - hash 5) (int<string> "12")
let text = string<char>
printfn "%s" (text 'c')
printfn "%A" (box<int> 3)
printfn "%d" (3.7 |> int<float>)
printfn "%f" (abs<float> -2.0)
