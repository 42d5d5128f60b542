// A pattern whose parts do not fit the cases of an active pattern that has an error itself.
let (|Empty|NonEmpty|) = function [] -> Empty | x :: xs -> (x, xs) //! FS0001
let rec len = function Empty -> 0 | NonEmpty (_, t) -> 1 + len t //! warning FS0025
printfn "%d" (len [ 'a'; 'b' ])
