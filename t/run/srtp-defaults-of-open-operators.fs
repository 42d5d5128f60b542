// out: 2
// out: 2.000000
// out: 2
// out: 2
// out: 0
// out: 0
// out: 0
// out: 0
// out: 1.000000
// out: 0
// out: 2
// out: 4
// out: 2
// out: 2.000000e+000
// out: 2.0 2L 2 3.0 3.0 3M
// out: 2 2 2 [2.0; 1.0] 2.0 2
// out: 1
// out: 0 1
// out: 2
// out: 2
// out: 2
// out: [2.5; 3.5]
// out: 3.5 3 3M
// out: 2 2 2L
// out: 2 2 2 2 2 2.000000e+000 2.000000E+000 2.000000 2
// out:     0|1.0  |+1
// out: 0
// out: 3.25 5 10
// out: 2
let inline both () = LanguagePrimitives.GenericOne + LanguagePrimitives.GenericOne
let inline zero () = LanguagePrimitives.GenericZero
let inline zz () = LanguagePrimitives.GenericZero + LanguagePrimitives.GenericZero
let inline mul () = LanguagePrimitives.GenericOne * LanguagePrimitives.GenericOne
let inline id2 (x: ^a) : ^a = x + LanguagePrimitives.GenericOne
printfn "%g" (both ())
printfn "%f" (both ())
printfn "%d" (both ())
printfn "%A" (both ())
printfn "%d" (zero ())
printfn "%g" (zero ())
printfn "%d" (zz ())
printfn "%g" (zz ())
printfn "%f" (mul ())
printfn "%A" (zz ())
printfn "%O" (both ())
printfn "%d" (id2 3)
printfn "%x" (both ())
printfn "%e" (both ())
let a : float = both ()
let b : int64 = both ()
let c = both ()
let d = both () + 1.0
let e = 1.0 + both ()
let f = both () + 1m
printfn "%A %A %A %A %A %A" a b c d e f
let g = sprintf "%g" (both ())
let h = $"{both ()}"
let i = $"%g{both ()}"
let j = [ both (); 1.0 ]
let k = max (both ()) 1.5
let l = abs (both ())
printfn "%s %s %s %A %A %A" g h i j k l
let inline one () = LanguagePrimitives.GenericOne
let inline zero2 () = LanguagePrimitives.GenericZero
printfn "%d" (int (one (): char))
let ch : char = zero2 ()
printfn "%d %d" (int ch) (int (LanguagePrimitives.GenericOne<char> + LanguagePrimitives.GenericZero))
printfn "%M" (one () + one ())
printfn "%s" (string (one () + one ()))
printfn "%A" (one () + one () : bigint)
printfn "%A" (List.map (fun x -> x + one ()) [ 1.5; 2.5 ])
let inline sum xs = List.fold (fun a x -> a + x) LanguagePrimitives.GenericZero xs
printfn "%g %d %A" (sum [ 1.5; 2.0 ]) (sum [ 1; 2 ]) (sum [ 1m; 2m ])
let inline twice () = one () + (one () + zero2 ())
printfn "%d %d %A" (twice ()) (twice ()) (twice () : int64)
printfn "%x %X %o %i %u %e %E %F %G" (one () + one ()) (one () + one ()) (one () + one ()) (one () + one ()) (one () + one ()) (one () + one ()) (one () + one ()) (one () + one ()) (one () + one ())
printfn "%5d|%-5.1f|%+g" (one () - one ()) (one () * one ()) (one () / one ())
printfn "%g" (one () % one ())
let inline poly x = x * x + one ()
printfn "%g %d %A" (poly 1.5) (poly 2) (poly 3I)
printfn "%g" (poly (one ()))
