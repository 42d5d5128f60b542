// out: 0: 531177461
// out: 0: 87864380
// out: 0: 871298996
// out: 0: 272439232
// out: 0: 438691247
// out: 1: 757850288
// out: 1: 449846267
// out: 1: 909826176
// out: 1: 251589689
// out: 1: 443781174
// out: 2: 492282307
// out: 2: 798516591
// out: 2: 731702531
// out: 2: 221692387
// out: 2: 663779920
// out: 3: 164099179
// out: 3: 584857723
// out: 3: 214955802
// out: 3: 918686240
// out: 3: 594480192
// out: 16: 975468199
// out: 16: 351826825
// out: 16: 225549347
// out: 16: 343517537
// out: 16: 10053359
// out: 17: 187793173
// out: 17: 749900149
// out: 17: 121837746
// out: 17: 652244162
// out: 17: 429442639
// out: 64: 349161543
// out: 64: 617971426
// out: 64: 306367839
// out: 64: 293503902
// out: 64: 923052197
// out: 65: 393278875
// out: 65: 740342597
// out: 65: 700184646
// out: 65: 270711396
// out: 65: 118106251
// out: 66: 275473127
// out: 66: 621678466
// out: 66: 303137517
// out: 66: 133077044
// out: 66: 69727380
// out: 67: 115422185
// out: 67: 854149256
// out: 67: 213405984
// out: 67: 375222841
// out: 67: 440468474
// out: 98: 988183186
// out: 98: 896436082
// out: 98: 740200579
// out: 98: 987807474
// out: 98: 390278402
// out: 99: 57462676
// out: 99: 443676623
// out: 99: 952327684
// out: 99: 914710872
// out: 99: 698471800
// out: 130: 326696203
// out: 130: 992736497
// out: 130: 823694082
// out: 130: 558918244
// out: 130: 494863933
// out: 131: 498138126
// out: 131: 469209248
// out: 131: 967595258
// out: 131: 948168752
// out: 131: 664548604
// out: 500: 804390679
// out: 500: 702504316
// out: 500: 44128135
// out: 500: 646125863
// out: 500: 33911218
// out: 5000: 276118897
// out: 5000: 192703188
// out: 5000: 489851112
// out: 5000: 914379077
// out: 5000: 275911263
// out: 100: 417712576
// out: 1000: 378886746
// out: 3000: 689750695
// out: -28
// out: 1: 207573160
// out: -19 -0
// out: 2: 314900169
// out: NaN -20 Infinity
// out: 3: 176072840
// out: -Infinity -37 -29 -24 -22 0 0 -0 0 Infinity
// out: 10: 69198701
// out: NaN NaN NaN -Infinity -Infinity -Infinity -40 -40 -39 -38 -37 -34
// out: 40: 818007350
// out: NaN NaN NaN NaN NaN NaN NaN NaN NaN NaN NaN NaN
// out: 200: 921531041
// out: NaN NaN NaN NaN NaN NaN NaN NaN NaN NaN NaN NaN
// out: 2000: 159307342
// out: 300: 392376321
// The order of equal keys in large arrays, of all kinds of keys; nan and both zeros.
open System

let mutable state = 1u
let next () =
    state <- state * 1664525u + 1013904223u
    int (state >>> 8)

let mix (items: int seq) = Seq.fold (fun s x -> (s * 31L + int64 x) % 1000000007L) 7L items

let mutable shown = ""
let show name (items: int[]) = shown <- $"{shown} {name} {mix items}"

/// One line for all that was shown since the last.
let line (n: int) =
    printfn "%d: %d" n (mix (Seq.map int shown))
    shown <- ""

for n in [ 0; 1; 2; 3; 16; 17; 64; 65; 66; 67; 98; 99; 130; 131; 500; 5000 ] do
    for keys in [ 1; 2; 7; 100; 1000000 ] do
        let a = Array.init n (fun _ -> next () % keys)
        let places = Array.init n id
        let k = Array.copy a
        Array.Sort(k, places)
        for i in 1 .. n - 1 do
            if k.[i - 1] > k.[i] then failwith "order"
        show $"ints {keys}" places
        show "by" (Array.sortBy (fun i -> a.[i]) (Array.init n id))
        show "bytes" (Array.sortBy (fun i -> byte a.[i]) (Array.init n id))
        show "chars" (Array.sortBy (fun i -> char (97 + a.[i] % 26)) (Array.init n id))
        show "bools" (Array.sortBy (fun i -> a.[i] % 2 = 0) (Array.init n id))
        show "longs" (Array.sortBy (fun i -> int64 a.[i] - 50L) (Array.init n id))
        show "uints" (Array.sortBy (fun i -> uint32 a.[i] * 0x10000001u) (Array.init n id))
        show "strings" (Array.sortBy (fun i -> string a.[i]) (Array.init n id))
        show "tuples" (Array.sortBy (fun i -> a.[i] % 3, a.[i]) (Array.init n id))
        show "down" (Array.sortByDescending (fun i -> a.[i]) (Array.init n id))
        line n

// sorted before, in reverse, the shape of an organ pipe
for n in [ 100; 1000; 3000 ] do
    show "up" (Array.sort (Array.init n id))
    show "reverse" (Array.sort (Array.init n (fun i -> n - i)))
    show "pipe" (Array.sortBy (fun i -> min i (n - i)) (Array.init n id))
    show "same" (Array.sortBy (fun _ -> 1) (Array.init n id))
    line n

let floats n =
    Array.init n (fun _ ->
        match next () % 9 with
        | 0 -> nan
        | 1 -> 0.0
        | 2 -> -0.0
        | 3 -> infinity
        | 4 -> -infinity
        | x -> float (next () % 10 - 5 * x))

for n in [ 1; 2; 3; 10; 40; 200; 2000 ] do
    let a = floats n
    let places = Array.init n id
    let k = Array.copy a
    Array.Sort(k, places)
    show "floats" places
    printfn "%s" (String.Join(" ", k |> Array.truncate 12 |> Array.map (fun x -> if Double.IsNegative x && x = 0.0 then "-0" else string x)))
    show "singles" (Array.sortBy (fun i -> float32 a.[i]) (Array.init n id))
    show "zeros" (Array.sort a |> Array.map (fun x -> if x = 0.0 then (if 1.0 / x > 0.0 then 1 else 2) else 0))
    line n

// a part of an array
let part = Array.init 300 (fun _ -> next () % 50)
Array.Sort(part, 100, 150)
show "part" part
let l = Collections.Generic.List<int>(Array.init 300 (fun _ -> next () % 50))
l.Sort()
show "list" (l.ToArray())
line 300
