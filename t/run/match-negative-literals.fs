// out: 1 2 3 0
// out: 1 2 3 0
// out: 1 2 3 0
// out: 1 2 3 0
// out: 1 2 3 0
// out: 1 2 3 0
// out: 1 2 3 0
// out: 1 2 3 0
// out: 1 1 1 1 1 1 1 1
// out: 0 0 0 0 0 0 0 0
let i8 (x: sbyte) = match x with -127y -> 1 | -128y -> 2 | 127y -> 3 | _ -> 0
let i16 (x: int16) = match x with -3s -> 1 | -32768s -> 2 | 32767s -> 3 | _ -> 0
let i32 (x: int) = match x with -3 -> 1 | -2147483648 -> 2 | 2147483647 -> 3 | _ -> 0
let i64 (x: int64) = match x with -3L -> 1 | -9223372036854775808L -> 2 | 9223372036854775807L -> 3 | _ -> 0
let u8 (x: byte) = match x with 253uy -> 1 | 128uy -> 2 | 255uy -> 3 | _ -> 0
let u16 (x: uint16) = match x with 65533us -> 1 | 32768us -> 2 | 65535us -> 3 | _ -> 0
let u32 (x: uint32) = match x with 4294967293u -> 1 | 2147483648u -> 2 | 4294967295u -> 3 | _ -> 0
let u64 (x: uint64) = match x with 18446744073709551613UL -> 1 | 9223372036854775808UL -> 2 | 18446744073709551615UL -> 3 | _ -> 0

let show f (xs: _[]) = printfn "%d %d %d %d" (f xs.[0]) (f xs.[1]) (f xs.[2]) (f xs.[3])
show i8 [| -127y; -128y; 127y; 1y |]
show i16 [| -3s; -32768s; 32767s; 1s |]
show i32 [| -3; -2147483648; 2147483647; 1 |]
show i64 [| -3L; -9223372036854775808L; 9223372036854775807L; 1L |]
show u8 [| 253uy; 128uy; 255uy; 1uy |]
show u16 [| 65533us; 32768us; 65535us; 1us |]
show u32 [| 4294967293u; 2147483648u; 4294967295u; 1u |]
show u64 [| 18446744073709551613UL; 9223372036854775808UL; 18446744073709551615UL; 1UL |]

// A single case.
let j8 (x: sbyte) = match x with -127y -> 1 | _ -> 0
let j16 (x: int16) = match x with -3s -> 1 | _ -> 0
let j32 (x: int) = match x with -3 -> 1 | _ -> 0
let j64 (x: int64) = match x with -3L -> 1 | _ -> 0
let v8 (x: byte) = match x with 253uy -> 1 | _ -> 0
let v16 (x: uint16) = match x with 65533us -> 1 | _ -> 0
let v32 (x: uint32) = match x with 4294967293u -> 1 | _ -> 0
let v64 (x: uint64) = match x with 18446744073709551613UL -> 1 | _ -> 0
let all (a: _[]) (b: _[]) (c: _[]) (d: _[]) (e: _[]) (f: _[]) (g: _[]) (h: _[]) =
  for i in 0 .. 1 do
    printfn "%d %d %d %d %d %d %d %d" (j8 a.[i]) (j16 b.[i]) (j32 c.[i]) (j64 d.[i]) (v8 e.[i]) (v16 f.[i]) (v32 g.[i]) (v64 h.[i])
all [| -127y; 127y |] [| -3s; 3s |] [| -3; 3 |] [| -3L; 3L |] [| 253uy; 3uy |] [| 65533us; 3us |] [| 4294967293u; 3u |]
  [| 18446744073709551613UL; 3UL |]
