let a x = if x then 1 else 2
let b x = if x then 1 elif y then 2 else 3
let c x = if x then 1 else if y then 2 else 3
let d () = if x then printfn "a"
let e x = if someRatherLongCondition x && another x then "the first result" else "the second result"
let f x = if x then (printfn "a"; 1) else 2
let g x =
    if x then 1 else
    if y then 2 else
    3
let h x = if (match x with Some _ -> true | None -> false) then 1 else 2
let g a =
    if   dist < currentMin then (dist, ptIndex::[])
    elif dist = currentMin then (currentMin, ptIndex::n)
    else                        (currentMin, nodes)
===>
let a x = if x then 1 else 2

let b x =
    if x then 1
    elif y then 2
    else 3

let c x =
    if x then 1
    else if y then 2
    else 3

let d () =
    if x then
        printfn "a"

let e x =
    if someRatherLongCondition x && another x then
        "the first result"
    else
        "the second result"

let f x =
    if x then
        (printfn "a"
         1)
    else
        2

let g x =
    if x then
        1
    else
        if y then 2 else 3

let h x =
    if
        (match x with
         | Some _ -> true
         | None -> false)
    then
        1
    else
        2

let g a =
    if dist < currentMin then (dist, ptIndex :: [])
    elif dist = currentMin then (currentMin, ptIndex :: n)
    else (currentMin, nodes)
