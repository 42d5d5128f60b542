// out: 59049
let inline p1 (x: ^a) n =
    let rec go acc k = if k = 0 then acc else go (acc * x) (k - 1)
    go LanguagePrimitives.GenericOne n
printfn "%s" (string (p1 3I 10))
