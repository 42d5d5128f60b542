// out: 820
// out: 820
// more out parameters that a call leaves out than a word has bits, of a method and of a slot
open System.Runtime.InteropServices

[<AbstractClass>]
type Base() =
    abstract M: k: int * [<Out>] a1: byref<int> * [<Out>] a2: byref<int> * [<Out>] a3: byref<int> * [<Out>] a4: byref<int> * [<Out>] a5: byref<int> * [<Out>] a6: byref<int> * [<Out>] a7: byref<int> * [<Out>] a8: byref<int> * [<Out>] a9: byref<int> * [<Out>] a10: byref<int> * [<Out>] a11: byref<int> * [<Out>] a12: byref<int> * [<Out>] a13: byref<int> * [<Out>] a14: byref<int> * [<Out>] a15: byref<int> * [<Out>] a16: byref<int> * [<Out>] a17: byref<int> * [<Out>] a18: byref<int> * [<Out>] a19: byref<int> * [<Out>] a20: byref<int> * [<Out>] a21: byref<int> * [<Out>] a22: byref<int> * [<Out>] a23: byref<int> * [<Out>] a24: byref<int> * [<Out>] a25: byref<int> * [<Out>] a26: byref<int> * [<Out>] a27: byref<int> * [<Out>] a28: byref<int> * [<Out>] a29: byref<int> * [<Out>] a30: byref<int> * [<Out>] a31: byref<int> * [<Out>] a32: byref<int> * [<Out>] a33: byref<int> * [<Out>] a34: byref<int> * [<Out>] a35: byref<int> * [<Out>] a36: byref<int> * [<Out>] a37: byref<int> * [<Out>] a38: byref<int> * [<Out>] a39: byref<int> * [<Out>] a40: byref<int> -> unit

type C() =
    inherit Base()
    static member N(k: int, [<Out>] a1: byref<int>, [<Out>] a2: byref<int>, [<Out>] a3: byref<int>, [<Out>] a4: byref<int>, [<Out>] a5: byref<int>, [<Out>] a6: byref<int>, [<Out>] a7: byref<int>, [<Out>] a8: byref<int>, [<Out>] a9: byref<int>, [<Out>] a10: byref<int>, [<Out>] a11: byref<int>, [<Out>] a12: byref<int>, [<Out>] a13: byref<int>, [<Out>] a14: byref<int>, [<Out>] a15: byref<int>, [<Out>] a16: byref<int>, [<Out>] a17: byref<int>, [<Out>] a18: byref<int>, [<Out>] a19: byref<int>, [<Out>] a20: byref<int>, [<Out>] a21: byref<int>, [<Out>] a22: byref<int>, [<Out>] a23: byref<int>, [<Out>] a24: byref<int>, [<Out>] a25: byref<int>, [<Out>] a26: byref<int>, [<Out>] a27: byref<int>, [<Out>] a28: byref<int>, [<Out>] a29: byref<int>, [<Out>] a30: byref<int>, [<Out>] a31: byref<int>, [<Out>] a32: byref<int>, [<Out>] a33: byref<int>, [<Out>] a34: byref<int>, [<Out>] a35: byref<int>, [<Out>] a36: byref<int>, [<Out>] a37: byref<int>, [<Out>] a38: byref<int>, [<Out>] a39: byref<int>, [<Out>] a40: byref<int>) =
        a1 <- k + 1
        a2 <- k + 2
        a3 <- k + 3
        a4 <- k + 4
        a5 <- k + 5
        a6 <- k + 6
        a7 <- k + 7
        a8 <- k + 8
        a9 <- k + 9
        a10 <- k + 10
        a11 <- k + 11
        a12 <- k + 12
        a13 <- k + 13
        a14 <- k + 14
        a15 <- k + 15
        a16 <- k + 16
        a17 <- k + 17
        a18 <- k + 18
        a19 <- k + 19
        a20 <- k + 20
        a21 <- k + 21
        a22 <- k + 22
        a23 <- k + 23
        a24 <- k + 24
        a25 <- k + 25
        a26 <- k + 26
        a27 <- k + 27
        a28 <- k + 28
        a29 <- k + 29
        a30 <- k + 30
        a31 <- k + 31
        a32 <- k + 32
        a33 <- k + 33
        a34 <- k + 34
        a35 <- k + 35
        a36 <- k + 36
        a37 <- k + 37
        a38 <- k + 38
        a39 <- k + 39
        a40 <- k + 40
    override _.M(k: int, [<Out>] a1: byref<int>, [<Out>] a2: byref<int>, [<Out>] a3: byref<int>, [<Out>] a4: byref<int>, [<Out>] a5: byref<int>, [<Out>] a6: byref<int>, [<Out>] a7: byref<int>, [<Out>] a8: byref<int>, [<Out>] a9: byref<int>, [<Out>] a10: byref<int>, [<Out>] a11: byref<int>, [<Out>] a12: byref<int>, [<Out>] a13: byref<int>, [<Out>] a14: byref<int>, [<Out>] a15: byref<int>, [<Out>] a16: byref<int>, [<Out>] a17: byref<int>, [<Out>] a18: byref<int>, [<Out>] a19: byref<int>, [<Out>] a20: byref<int>, [<Out>] a21: byref<int>, [<Out>] a22: byref<int>, [<Out>] a23: byref<int>, [<Out>] a24: byref<int>, [<Out>] a25: byref<int>, [<Out>] a26: byref<int>, [<Out>] a27: byref<int>, [<Out>] a28: byref<int>, [<Out>] a29: byref<int>, [<Out>] a30: byref<int>, [<Out>] a31: byref<int>, [<Out>] a32: byref<int>, [<Out>] a33: byref<int>, [<Out>] a34: byref<int>, [<Out>] a35: byref<int>, [<Out>] a36: byref<int>, [<Out>] a37: byref<int>, [<Out>] a38: byref<int>, [<Out>] a39: byref<int>, [<Out>] a40: byref<int>) =
        a1 <- k + 1
        a2 <- k + 2
        a3 <- k + 3
        a4 <- k + 4
        a5 <- k + 5
        a6 <- k + 6
        a7 <- k + 7
        a8 <- k + 8
        a9 <- k + 9
        a10 <- k + 10
        a11 <- k + 11
        a12 <- k + 12
        a13 <- k + 13
        a14 <- k + 14
        a15 <- k + 15
        a16 <- k + 16
        a17 <- k + 17
        a18 <- k + 18
        a19 <- k + 19
        a20 <- k + 20
        a21 <- k + 21
        a22 <- k + 22
        a23 <- k + 23
        a24 <- k + 24
        a25 <- k + 25
        a26 <- k + 26
        a27 <- k + 27
        a28 <- k + 28
        a29 <- k + 29
        a30 <- k + 30
        a31 <- k + 31
        a32 <- k + 32
        a33 <- k + 33
        a34 <- k + 34
        a35 <- k + 35
        a36 <- k + 36
        a37 <- k + 37
        a38 <- k + 38
        a39 <- k + 39
        a40 <- k + 40

let first () =
    let x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, x34, x35, x36, x37, x38, x39, x40 = C.N(0)
    x1 + x2 + x3 + x4 + x5 + x6 + x7 + x8 + x9 + x10 + x11 + x12 + x13 + x14 + x15 + x16 + x17 + x18 + x19 + x20 + x21 + x22 + x23 + x24 + x25 + x26 + x27 + x28 + x29 + x30 + x31 + x32 + x33 + x34 + x35 + x36 + x37 + x38 + x39 + x40
let second (b: Base) =
    let x1, x2, x3, x4, x5, x6, x7, x8, x9, x10, x11, x12, x13, x14, x15, x16, x17, x18, x19, x20, x21, x22, x23, x24, x25, x26, x27, x28, x29, x30, x31, x32, x33, x34, x35, x36, x37, x38, x39, x40 = b.M(0)
    x1 + x2 + x3 + x4 + x5 + x6 + x7 + x8 + x9 + x10 + x11 + x12 + x13 + x14 + x15 + x16 + x17 + x18 + x19 + x20 + x21 + x22 + x23 + x24 + x25 + x26 + x27 + x28 + x29 + x30 + x31 + x32 + x33 + x34 + x35 + x36 + x37 + x38 + x39 + x40
printfn "%d" (first ())
printfn "%d" (second (C()))
