// out: [1; 2; 3; 4]
// out: 12
// out: [1; 2; 3]
// What `yield!` gives may be a list that later rules tell of; a power of an open operand.
let merge xs ys =
    let rec go xs ys =
        [ match xs, ys with
          | [], ys -> yield! ys
          | xs, [] -> yield! xs
          | x :: xs, y :: ys ->
              if x < y then
                  yield x
                  yield! go xs (y :: ys)
              else
                  yield y
                  yield! go (x :: xs) ys ]
    go xs ys
printfn "%A" (merge [ 1; 4 ] [ 2; 3 ])
let power x = x ** 2.0 + x
printfn "%g" (power 3.0)
let all xss = seq { for xs in xss do yield! xs }
printfn "%A" (all [ [ 1 ]; [ 2; 3 ] ] |> Seq.toList)
