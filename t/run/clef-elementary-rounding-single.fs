// out: 0 results wrong
// Elementary functions of a float32 give the nearest float32, also where the nearest float lies midway between two of them and the
// exact value does not (logarithms, the last sines and cosines, powers). The wanted bits are those of MPFR. (.NET gives what the C
// library gives.)
open System

let cases = [|
    "log", 0x3C413D3Au, 0xC08E158Fu
    "log", 0x41178FEBu, 0x400FE5E7u
    "log", 0x4C5D65A5u, 0x418F034Bu
    "log", 0x65D890D3u, 0x4254D1F9u
    "log", 0x6F31A8ECu, 0x42845A89u
    "log", 0x4D604EBEu, 0x419A352Cu
    "exp", 0xC2D00000u, 0x00000000u
    "exp", 0x3F800000u, 0x402DF854u
    "sin", 0x3C000001u, 0x3BFFFF57u
    "tan", 0x40490FDBu, 0x33BBBD2Eu
    "sin", 0x40490FDBu, 0xB3BBBD2Eu
    "cos", 0x3FC90FDBu, 0xB33BBD2Eu
    "sin", 0x46199998u, 0xBEB1FA5Du
    "sin", 0xC6199998u, 0x3EB1FA5Du
    "cos", 0x5F18B878u, 0x3F7F14BBu
    "cos", 0x6115CB11u, 0x3F78142Fu
|]

let powers = [|
    0x3F97BFECu, 0x40A718F4u, 0x401BA7C3u
    0x3F37F189u, 0x3F408E1Au, 0x3F47A58Bu
    0x3F18F189u, 0x3FCE50D0u, 0x3EDF3236u
    0x40BF6FF2u, 0x40B8A96Cu, 0x46EDA0B2u
|]

let value name (x: float32) =
    match name with
    | "exp" -> exp x
    | "log" -> log x
    | "sin" -> sin x
    | "cos" -> cos x
    | _ -> tan x

let single (bits: uint32) = BitConverter.UInt32BitsToSingle bits
let wrong =
    cases |> Array.filter (fun (name, x, wanted) -> BitConverter.SingleToUInt32Bits(value name (single x)) <> wanted)
for name, x, wanted in wrong do
    printfn "%s %g is %g, not %g" name (single x) (single wanted) (value name (single x))
let wrongPowers =
    powers |> Array.filter (fun (x, y, wanted) -> BitConverter.SingleToUInt32Bits(single x ** single y) <> wanted)
printfn "%d results wrong" (wrong.Length + wrongPowers.Length)
