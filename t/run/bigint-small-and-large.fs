// out: operators 757136786382
// out: 0
// out: conversions 833471086492
// out: 64 bits 943218817897
// out: 0
// out: [|0; 0|] true 0 5
// out: (1, 9, struct (-3, -1), 3)
// Numbers about 2^31, 2^32, 2^63, 2^64 by all operators: against each other and against Int64.
module Program

open System.Numerics

let mutable sum = 0L
let add (t: string) =
    for c in t do
        sum <- (sum * 31L + int64 c) &&& 0xFFFFFFFFFFL
let show name =
    printfn "%s %d" name sum
    sum <- 0L

let edges =
    [ for p in [ 0; 1; 15; 16; 30; 31; 32; 33; 62; 63; 64; 65; 96 ] do
          for d in [ -1; 0; 1 ] do
              let n = BigInteger.Pow(2I, p) + bigint d
              n
              -n ]

let mutable wrong = 0
for a in edges do
    add (a.ToString())
    add (string (hash a = hash (BigInteger.Parse(string a))))
    add (sprintf "%A %A %b %b %b %d" (abs a) (-a) a.IsOne a.IsEven a.IsPowerOfTwo a.Sign)
    add (a.ToString "X")
    add (string (a.ToByteArray().Length))
    if BigInteger(a.ToByteArray()) <> a || BigInteger.Parse(a.ToString()) <> a then wrong <- wrong + 1
    for shift in [ 0; 1; 16; 31; 32; 33; 64 ] do
        add (string (a <<< shift))
        add (string (a >>> shift))
        if (a <<< shift) >>> shift <> a then wrong <- wrong + 1
    for b in edges do
        add (string (a + b))
        add (string (a - b))
        add (string (a * b))
        add (string (compare a b) + string (a = b) + string (a < b))
        if (a + b) - b <> a || (a - b) + b <> a || a - a <> 0I then wrong <- wrong + 1
        if hash ((a + b) - b) <> hash a then wrong <- wrong + 1
        add (string (a &&& b) + string (a ||| b) + string (a ^^^ b))
        if ((a &&& b) + (a ||| b)) <> a + b then wrong <- wrong + 1
        if b <> 0I then
            add (string (a / b))
            add (string (a % b))
            if (a / b) * b + a % b <> a then wrong <- wrong + 1
        add (string (BigInteger.GreatestCommonDivisor(a, b)))
        add (string (BigInteger.Max(a, b)))
show "operators"
printfn "%d" wrong

let tried (f: unit -> string) = try f () with e -> e.GetType().Name
for a in edges do
    add (tried (fun () -> string (int a)))
    add (tried (fun () -> string (int64 a)))
    add (tried (fun () -> string (uint32 a)))
    add (tried (fun () -> string (uint64 a)))
    add (tried (fun () -> string (int16 a)))
    add (tried (fun () -> string (byte a)))
    add (tried (fun () -> string (a / 0I)))
    add (tried (fun () -> string (a % 0I)))
show "conversions"

for a in [ System.Int64.MinValue; System.Int64.MinValue + 1L; -0x80000001L; -0x80000000L; -0x7FFFFFFFL; -1L; 0L; 1L; 0x7FFFFFFFL; 0x80000000L; 0xFFFFFFFFL; 0x100000000L; System.Int64.MaxValue ] do
    let n = bigint a
    if int64 n <> a || string n <> string a || n.CompareTo a <> 0 || not (n.Equals a) then wrong <- wrong + 1
    if bigint (float a) <> BigInteger(float a) then wrong <- wrong + 1
    add (string (n + 1I) + string (n - 1I) + string (-n) + string (n * n))
    if bigint (uint64 a) <> BigInteger.Parse(string (uint64 a)) then wrong <- wrong + 1
show "64 bits"
printfn "%d" wrong
let mutable empty = Array.zeroCreate<bigint> 2
printfn "%A %b %d %s" empty (empty.[0] = 0I) (hash empty.[0] - hash 0I) (string (empty.[1] + 5I))
printfn "%A" (BigInteger.ModPow(3I, 100I, 1000I), BigInteger.Log2 1000I, BigInteger.DivRem(-7I, 2I), BigInteger.TrailingZeroCount 8I)
