// out: Some C 3 Some { Q = 1
// out:   R = 2 } Some { S = 2 }
// out: Some (F 1) Some GEE Some <5> Some I 3
// out: Some J (J (F 2)) [J 1; K]
// out: Some P
// out: Some (G 1) Some (J (J (F 2)))
// out: GEE
// out: [J 1]
// out: [J 0; J 1000; J 2000; J 3000; J 4000; J 5000; J 6000; J 7000; J 8000; J 9000;
// out:  J 10000; J 11000]
// out: Some
// out:   J [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:    23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40]
// out: [{ S = 0 }; { S = 1000 }; { S = 2000 }; { S = 3000 }; { S = 4000 }; { S = 5000 };
// out:  { S = 6000 }; { S = 7000 }; { S = 8000 }; { S = 9000 }; { S = 10000 };
// out:  { S = 11000 }]
// out: {| A = J (Some 3)
// out:    B = { Q = 1
// out:   R = 2 } |}
// out: Some A 1
// out: { X = 1
// out:   Y = A 2 }
// out: Some { X = 1
// out:   Y = A 2 }
// out: Some({ X = 1
// out:   Y = A 2 })
// out: { X = 1
// out:   Y = A 2 }
// out: (Some ..., ...)
// out: Some { X = 1
// out:   Y = A 2 }
// out: Some
// out:   { X = 1
// out:   Y = A 2 }
// A record or union that is private, made of what is private, or in a private module is one word to %A: its text.
module private Inner =
    type A = A of int
    type B = { X: int; Y: A }
module Outer =
    type private C = C of int
    type internal D = { Q: int; R: int }
    type E = private { S: int }
    type F = F of int with override _.ToString() = "EFF"
    type G = private G of int with override _.ToString() = "GEE"
    [<StructuredFormatDisplay("<{Z}>")>]
    type H = private H of int with member _.Z = 5
    [<Struct>] type I = private I of int
    type J<'a> = private | J of 'a | K
    type private En = P = 1 | Q = 2
    let private c = C 3
    let internal d = { Q = 1; R = 2 }
    printfn "%A %A %A" (Some c) (Some d) (Some { S = 2 })
    printfn "%A %A %A %A" (Some (F 1)) (Some (G 1)) (Some (H 2)) (Some (I 3))
    printfn "%A %A" (Some (J (J (F 2)))) [J 1; K]
    printfn "%A" (Some En.P)
    printfn "%+A %+A" (Some (G 1)) (Some (J (J (F 2))))
    printfn "%A" (box (G 1))
    printfn "%A" [box (J 1)]
    printfn "%A" (List.init 12 (fun i -> J (i * 1000)))
    printfn "%A" (Some (J [1..40]))
    printfn "%A" (List.init 12 (fun i -> { S = i * 1000 }))
    printfn "%A" {| A = J (Some 3); B = { Q = 1; R = 2 } |}
open Inner
let main () =
    printfn "%A" (Some (A 1))
    printfn "%A" { X = 1; Y = A 2 }
    printfn "%A" (Some { X = 1; Y = A 2 })
    printfn "%O" (Some { X = 1; Y = A 2 })
    printfn "%s" (string { X = 1; Y = A 2 })
    printfn "%.1A" (Some (A 1), Some (A 3))
    printfn "%0A" (Some { X = 1; Y = A 2 })
    printfn "%20A" (Some { X = 1; Y = A 2 })
main ()
