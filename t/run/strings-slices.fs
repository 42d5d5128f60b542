// out: ana ban ana
// out: <> <nana>
// out: b
// out: <>
// out: nan 3 n
let s = "banana"
printfn "%s %s %s" s.[1..3] s.[..2] s.[3..]
printfn "<%s> <%s>" s.[3..2] s[2..99]
printfn "%s" s[0..0]
printfn "<%s>" s.[6..]
let mid = s.[2..4]
printfn "%s %d %c" mid mid.Length mid.[0]
