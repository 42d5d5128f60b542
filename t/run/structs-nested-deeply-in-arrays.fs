// out: 3 7 200 9
// Structs of numbers that are nested deeply: where their words lie in an array takes time that grows with the words.
module Program

[<Struct>]
type S0 = { mutable V0: int; W0: byte }

[<Struct>]
type S1 = { V1: S0 }
[<Struct>]
type S2 = { V2: S1 }
[<Struct>]
type S3 = { V3: S2 }
[<Struct>]
type S4 = { V4: S3 }
[<Struct>]
type S5 = { V5: S4 }
[<Struct>]
type S6 = { V6: S5 }
[<Struct>]
type S7 = { V7: S6 }
[<Struct>]
type S8 = { V8: S7 }
[<Struct>]
type S9 = { V9: S8 }
[<Struct>]
type S10 = { V10: S9 }
[<Struct>]
type S11 = { V11: S10 }
[<Struct>]
type S12 = { V12: S11 }
[<Struct>]
type S13 = { V13: S12 }
[<Struct>]
type S14 = { V14: S13 }
[<Struct>]
type S15 = { V15: S14 }
[<Struct>]
type S16 = { V16: S15 }
[<Struct>]
type S17 = { V17: S16 }
[<Struct>]
type S18 = { V18: S17 }
[<Struct>]
type S19 = { V19: S18 }
[<Struct>]
type S20 = { V20: S19; W20: int64 }
[<Struct>]
type S21 = { V21: S20 }
[<Struct>]
type S22 = { V22: S21 }
[<Struct>]
type S23 = { V23: S22 }
[<Struct>]
type S24 = { V24: S23 }
[<Struct>]
type S25 = { V25: S24 }
[<Struct>]
type S26 = { V26: S25 }
[<Struct>]
type S27 = { V27: S26 }
[<Struct>]
type S28 = { V28: S27 }
[<Struct>]
type S29 = { V29: S28 }
[<Struct>]
type S30 = { V30: S29 }
[<Struct>]
type S31 = { V31: S30 }
[<Struct>]
type S32 = { V32: S31 }
[<Struct>]
type S33 = { V33: S32 }
[<Struct>]
type S34 = { V34: S33 }
[<Struct>]
type S35 = { V35: S34 }
[<Struct>]
type S36 = { V36: S35 }
[<Struct>]
type S37 = { V37: S36 }
[<Struct>]
type S38 = { V38: S37 }
[<Struct>]
type S39 = { V39: S38 }
[<Struct>]
type S40 = { V40: S39 }

let make k =
    let s0 = { V0 = k; W0 = 200uy }
    let s1 = { V1 = s0 }
    let s2 = { V2 = s1 }
    let s3 = { V3 = s2 }
    let s4 = { V4 = s3 }
    let s5 = { V5 = s4 }
    let s6 = { V6 = s5 }
    let s7 = { V7 = s6 }
    let s8 = { V8 = s7 }
    let s9 = { V9 = s8 }
    let s10 = { V10 = s9 }
    let s11 = { V11 = s10 }
    let s12 = { V12 = s11 }
    let s13 = { V13 = s12 }
    let s14 = { V14 = s13 }
    let s15 = { V15 = s14 }
    let s16 = { V16 = s15 }
    let s17 = { V17 = s16 }
    let s18 = { V18 = s17 }
    let s19 = { V19 = s18 }
    let s20 = { V20 = s19; W20 = 9L }
    let s21 = { V21 = s20 }
    let s22 = { V22 = s21 }
    let s23 = { V23 = s22 }
    let s24 = { V24 = s23 }
    let s25 = { V25 = s24 }
    let s26 = { V26 = s25 }
    let s27 = { V27 = s26 }
    let s28 = { V28 = s27 }
    let s29 = { V29 = s28 }
    let s30 = { V30 = s29 }
    let s31 = { V31 = s30 }
    let s32 = { V32 = s31 }
    let s33 = { V33 = s32 }
    let s34 = { V34 = s33 }
    let s35 = { V35 = s34 }
    let s36 = { V36 = s35 }
    let s37 = { V37 = s36 }
    let s38 = { V38 = s37 }
    let s39 = { V39 = s38 }
    let s40 = { V40 = s39 }
    s40

let a = Array.zeroCreate<S40> 3
a[1] <- make 7
printfn "%d %d %d %d" a.Length a[1].V40.V39.V38.V37.V36.V35.V34.V33.V32.V31.V30.V29.V28.V27.V26.V25.V24.V23.V22.V21.V20.V19.V18.V17.V16.V15.V14.V13.V12.V11.V10.V9.V8.V7.V6.V5.V4.V3.V2.V1.V0 a[1].V40.V39.V38.V37.V36.V35.V34.V33.V32.V31.V30.V29.V28.V27.V26.V25.V24.V23.V22.V21.V20.V19.V18.V17.V16.V15.V14.V13.V12.V11.V10.V9.V8.V7.V6.V5.V4.V3.V2.V1.W0 a[1].V40.V39.V38.V37.V36.V35.V34.V33.V32.V31.V30.V29.V28.V27.V26.V25.V24.V23.V22.V21.W20
