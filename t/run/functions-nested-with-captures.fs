// out: 1247
let outer a b =
  let inner c = a * 100 + b * 10 + c
  let deeper d =
    let deepest e = inner d + e
    deepest 1000
  inner 3 + deeper 4
printfn "%d" (outer 1 2)
