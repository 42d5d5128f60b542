// out: 0.1
// out: -7.9228162514264337593543950335
// out: ArgumentException: Decimal constructor requires an array or span of four valid decimal bytes.
// out: 55340232229718589441
// out: ArgumentException: Decimal constructor requires an array or span of four valid decimal bytes.
// out: ArgumentException: Decimal constructor requires an array or span of four valid decimal bytes.
// out: ArgumentException: Decimal constructor requires an array or span of four valid decimal bytes.
// out: ArgumentNullException: Value cannot be null. (Parameter 'bits')
// out: -12.50
// out: ArgumentException: Decimal constructor requires an array or span of four valid decimal bytes.
// out: 0
// out: ArgumentException: Decimal constructor requires an array or span of four valid decimal bytes.

open System
let t (b: int[]) = try printfn "%O" (Decimal b) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t [| 1; 0; 0; 0x00010000 |]
t [| -1; -1; -1; 0x801C0000 |]
t [| -1; -1; -1; 0x801D0000 |]
t [| 1; 2; 3; 0 |]
t [| 1; 2; 3 |]
t [| 1; 2; 3; 1 |]
t [| 1; 2; 3; 0x01000000 |]
t null
t (Decimal.GetBits -12.50M)
t [||]
t [| 0; 0; 0; 0x80000000 |]
t [| 1; 2; 3; 4; 5 |]
