// out: i128 18446744073709551615
// out: i128 0
// out: i128 -9223372036854775808
// out: i128 0
// out: half 0
// out: half 255
// out: nu OverflowException
// out: nu 9223372036854775807
// out: un 18446744073709551615
// out: un OverflowException
// out: n 9223372036854775807
// out: n OverflowException
// out: n -9223372036854775808
// out: un 18446744073709551615
// out: un OverflowException
// out: c OverflowException
// out: u 0
// out: u 9223372036854775807
// out: i OverflowException
// out: s 18446744073709551615
// out: s -9223372036854775808
// out: s OverflowException
// out: s OverflowException
// out: s -1
// out: s OverflowException
// out: s 12
// out: e OverflowException
// out: e 1
// out: e OverflowException
// out: e 9223372036854775807
// out: e OverflowException
// out: e 18446744073709551615
// out: m OverflowException
// out: m OverflowException
// out: n OverflowException
// out: n OverflowException
// out: c OverflowException
// out: i OverflowException
// out: i OverflowException
// out: i OverflowException
// out: i OverflowException
// out: == 18446744073709551615.5
// out: cu64 18446744073709551615
// out: ci64 OverflowException
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 18446744073709551615
// out: cu64 18446744073709551615
// out: ci64 OverflowException
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 18446744073709551616
// out: cu64 OverflowException
// out: ci64 OverflowException
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 18446744073709551614.5
// out: cu64 18446744073709551614
// out: ci64 OverflowException
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == -0.5
// out: cu64 0
// out: ci64 0
// out: cu32 0
// out: ci32 0
// out: ci 0
// out: cu16 0
// out: ci16 0
// out: cb 0
// out: csb 0
// out: cc 0
// out: c 0
// out: == -1
// out: cu64 OverflowException
// out: ci64 -1
// out: cu32 OverflowException
// out: ci32 -1
// out: ci -1
// out: cu16 OverflowException
// out: ci16 -1
// out: cb OverflowException
// out: csb -1
// out: cc OverflowException
// out: c OverflowException
// out: == -0.9999
// out: cu64 0
// out: ci64 0
// out: cu32 0
// out: ci32 0
// out: ci 0
// out: cu16 0
// out: ci16 0
// out: cb 0
// out: csb 0
// out: cc 0
// out: c 0
// out: == 9223372036854775807.5
// out: cu64 9223372036854775807
// out: ci64 9223372036854775807
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 9223372036854775807
// out: cu64 9223372036854775807
// out: ci64 9223372036854775807
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 9223372036854775808
// out: cu64 9223372036854775808
// out: ci64 OverflowException
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == -9223372036854775808
// out: cu64 OverflowException
// out: ci64 -9223372036854775808
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == -9223372036854775808.5
// out: cu64 OverflowException
// out: ci64 -9223372036854775808
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == -9223372036854775809
// out: cu64 OverflowException
// out: ci64 OverflowException
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 4294967295.5
// out: cu64 4294967295
// out: ci64 4294967295
// out: cu32 4294967295
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 4294967296
// out: cu64 4294967296
// out: ci64 4294967296
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 2147483647.5
// out: cu64 2147483647
// out: ci64 2147483647
// out: cu32 2147483647
// out: ci32 2147483647
// out: ci 2147483647
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 2147483648
// out: cu64 2147483648
// out: ci64 2147483648
// out: cu32 2147483648
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == -2147483648.5
// out: cu64 OverflowException
// out: ci64 -2147483648
// out: cu32 OverflowException
// out: ci32 -2147483648
// out: ci -2147483648
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == -2147483649
// out: cu64 OverflowException
// out: ci64 -2147483649
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 65535.5
// out: cu64 65535
// out: ci64 65535
// out: cu32 65535
// out: ci32 65535
// out: ci 65535
// out: cu16 65535
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc 65535
// out: c 65535
// out: == 65536
// out: cu64 65536
// out: ci64 65536
// out: cu32 65536
// out: ci32 65536
// out: ci 65536
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 32767.5
// out: cu64 32767
// out: ci64 32767
// out: cu32 32767
// out: ci32 32767
// out: ci 32767
// out: cu16 32767
// out: ci16 32767
// out: cb OverflowException
// out: csb OverflowException
// out: cc 32767
// out: c 32767
// out: == 32768
// out: cu64 32768
// out: ci64 32768
// out: cu32 32768
// out: ci32 32768
// out: ci 32768
// out: cu16 32768
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc 32768
// out: c 32768
// out: == -32768.5
// out: cu64 OverflowException
// out: ci64 -32768
// out: cu32 OverflowException
// out: ci32 -32768
// out: ci -32768
// out: cu16 OverflowException
// out: ci16 -32768
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == -32769
// out: cu64 OverflowException
// out: ci64 -32769
// out: cu32 OverflowException
// out: ci32 -32769
// out: ci -32769
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 255.5
// out: cu64 255
// out: ci64 255
// out: cu32 255
// out: ci32 255
// out: ci 255
// out: cu16 255
// out: ci16 255
// out: cb 255
// out: csb OverflowException
// out: cc 255
// out: c 255
// out: == 256
// out: cu64 256
// out: ci64 256
// out: cu32 256
// out: ci32 256
// out: ci 256
// out: cu16 256
// out: ci16 256
// out: cb OverflowException
// out: csb OverflowException
// out: cc 256
// out: c 256
// out: == 127.5
// out: cu64 127
// out: ci64 127
// out: cu32 127
// out: ci32 127
// out: ci 127
// out: cu16 127
// out: ci16 127
// out: cb 127
// out: csb 127
// out: cc 127
// out: c 127
// out: == 128
// out: cu64 128
// out: ci64 128
// out: cu32 128
// out: ci32 128
// out: ci 128
// out: cu16 128
// out: ci16 128
// out: cb 128
// out: csb OverflowException
// out: cc 128
// out: c 128
// out: == -128.5
// out: cu64 OverflowException
// out: ci64 -128
// out: cu32 OverflowException
// out: ci32 -128
// out: ci -128
// out: cu16 OverflowException
// out: ci16 -128
// out: cb OverflowException
// out: csb -128
// out: cc OverflowException
// out: c OverflowException
// out: == -129
// out: cu64 OverflowException
// out: ci64 -129
// out: cu32 OverflowException
// out: ci32 -129
// out: ci -129
// out: cu16 OverflowException
// out: ci16 -129
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 79228162514264337593543950335
// out: cu64 OverflowException
// out: ci64 OverflowException
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == -79228162514264337593543950335
// out: cu64 OverflowException
// out: ci64 OverflowException
// out: cu32 OverflowException
// out: ci32 OverflowException
// out: ci OverflowException
// out: cu16 OverflowException
// out: ci16 OverflowException
// out: cb OverflowException
// out: csb OverflowException
// out: cc OverflowException
// out: c OverflowException
// out: == 0.5
// out: cu64 0
// out: ci64 0
// out: cu32 0
// out: ci32 0
// out: ci 0
// out: cu16 0
// out: ci16 0
// out: cb 0
// out: csb 0
// out: cc 0
// out: c 0
// out: == 1.5
// out: cu64 1
// out: ci64 1
// out: cu32 1
// out: ci32 1
// out: ci 1
// out: cu16 1
// out: ci16 1
// out: cb 1
// out: csb 1
// out: cc 1
// out: c 1
open System
type E = A = 256 | B = 1
type L = X = 9223372036854775807L
type U = X = 18446744073709551615UL
[<Measure>] type m
let t name (f: unit -> 'a) = try printfn "%s %s" name (string (f ())) with e -> printfn "%s %s" name (e.GetType().Name)
t "i128" (fun () -> Checked.uint64 (Int128.Parse "18446744073709551615"))
t "i128" (fun () -> Checked.uint64 (Int128.Parse "18446744073709551616"))
t "i128" (fun () -> Checked.int64 (Int128.Parse "9223372036854775808"))
t "i128" (fun () -> Checked.byte (Int128.Parse "256"))
t "half" (fun () -> Checked.byte (Half.op_Explicit 256.0 : Half))
t "half" (fun () -> Checked.byte (Half.op_Explicit -1.0 : Half))
t "nu" (fun () -> Checked.nativeint 9223372036854775808UL)
t "nu" (fun () -> Checked.nativeint 9223372036854775807UL)
t "un" (fun () -> Checked.unativeint 18446744073709551615.5m)
t "un" (fun () -> Checked.unativeint 18446744073709551616m)
t "n" (fun () -> Checked.nativeint 9223372036854775807.5m)
t "n" (fun () -> Checked.nativeint 9223372036854775808m)
t "n" (fun () -> Checked.nativeint -9223372036854775808.5m)
t "un" (fun () -> Checked.unativeint 18446744073709551615UL)
t "un" (fun () -> Checked.unativeint -1L)
t "c" (fun () -> int (Checked.char -1))
t "u" (fun () -> Checked.uint64 -0.9)
t "u" (fun () -> Checked.uint64 9223372036854775807L)
t "i" (fun () -> Checked.int64 18446744073709551615UL)
t "s" (fun () -> Checked.uint64 "18446744073709551615")
t "s" (fun () -> Checked.int64 "-9223372036854775808")
t "s" (fun () -> Checked.byte "256")
t "s" (fun () -> Checked.int32 "2147483648")
t "s" (fun () -> Checked.int32 "0xFFFFFFFF")
t "s" (fun () -> Checked.sbyte "0xFF")
t "s" (fun () -> Checked.nativeint "12")
t "e" (fun () -> Checked.byte E.A)
t "e" (fun () -> Checked.byte E.B)
t "e" (fun () -> Checked.int32 L.X)
t "e" (fun () -> Checked.int64 L.X)
t "e" (fun () -> Checked.int64 U.X)
t "e" (fun () -> Checked.uint64 U.X)
t "m" (fun () -> Checked.byte 256<m>)
t "m" (fun () -> Checked.byte 256.0<m>)
t "n" (fun () -> Checked.byte 256n)
t "n" (fun () -> Checked.sbyte 128un)
t "c" (fun () -> Checked.byte 'Ā')
let inline viaInline x = Checked.int16 x
t "i" (fun () -> viaInline 32768)
t "i" (fun () -> viaInline 32768m)
t "i" (fun () -> viaInline "0xFFFF")
t "i" (fun () -> List.map Checked.int16 [1.0; 1e9])
let ds = [18446744073709551615.5m; 18446744073709551615m; 18446744073709551616m; 18446744073709551614.5m; -0.5m; -1m; -0.9999m
          9223372036854775807.5m; 9223372036854775807m; 9223372036854775808m; -9223372036854775808m; -9223372036854775808.5m; -9223372036854775809m
          4294967295.5m; 4294967296m; 2147483647.5m; 2147483648m; -2147483648.5m; -2147483649m
          65535.5m; 65536m; 32767.5m; 32768m; -32768.5m; -32769m; 255.5m; 256m; 127.5m; 128m; -128.5m; -129m
          79228162514264337593543950335m; -79228162514264337593543950335m; 0.5m; 1.5m]
for d in ds do
    printfn "== %M" d
    t "cu64" (fun () -> Checked.uint64 d)
    t "ci64" (fun () -> Checked.int64 d)
    t "cu32" (fun () -> Checked.uint32 d)
    t "ci32" (fun () -> Checked.int32 d)
    t "ci" (fun () -> Checked.int d)
    t "cu16" (fun () -> Checked.uint16 d)
    t "ci16" (fun () -> Checked.int16 d)
    t "cb" (fun () -> Checked.byte d)
    t "csb" (fun () -> Checked.sbyte d)
    t "cc" (fun () -> int (Checked.char d))
    t "c" (fun () -> int (char d))
