// out: a b c [] 0
// out: a b c d e [] 0 false
// out: a b c [€uro] 4
// out: a b c d e [€uro] 4 false
// out: a b c [z] 1
// out: a b c d e [z] 1 false
// out: a b c [] 0
// out: a b c d e [] 0 false
// out: a b c [€uro] 4
// out: a b c d e [€uro] 4 false
// out: a b c [z] 1
// out: a b c d e [z] 1 false
// out: a b c [é] 1
// out: a b c d e [éé] 2 false
// out: a b c [é€uro] 5
// out: a b c d e [é€uroé] 6 false
// out: a b c [éz] 2
// out: a b c d e [ézé] 3 false
// out: a b c [] 0
// out: a b c d e [] 0 false
// out: a b c [€uro] 4
// out: a b c d e [€uro] 4 false
// out: a b c [z] 1
// out: a b c d e [z] 1 false
// out: a b c [] 0
// out: a b c d e [] 0 false
// out: a b c [€uro] 4
// out: a b c d e [€uro] 4 false
// out: a b c [z] 1
// out: a b c d e [z] 1 false
// out: a b c [é] 1
// out: a b c d e [éé] 2 false
// out: a b c [é€uro] 5
// out: a b c d e [é€uroé] 6 false
// out: a b c [éz] 2
// out: a b c d e [ézé] 3 false
// out: a b c [x] 1
// out: a b c d e [xx] 2 false
// out: a b c [x€uro] 5
// out: a b c d e [x€urox] 6 false
// out: a b c [xz] 2
// out: a b c d e [xzx] 3 false
// out: a b c [x] 1
// out: a b c d e [xx] 2 false
// out: a b c [x€uro] 5
// out: a b c d e [x€urox] 6 false
// out: a b c [xz] 2
// out: a b c d e [xzx] 3 false
// out: a b c [xé] 2
// out: a b c d e [xééx] 4 false
// out: a b c [xé€uro] 6
// out: a b c d e [xé€uroéx] 8 false
// out: a b c [xéz] 3
// out: a b c d e [xézéx] 5 false
// out: a b c [long text of more than eight] 28
// out: a b c d e [long text of more than eightlong text of more than eight] 56 false
// out: a b c [long text of more than eight€uro] 32
// out: a b c d e [long text of more than eight€urolong text of more than eight] 60 false
// out: a b c [long text of more than eightz] 29
// out: a b c d e [long text of more than eightzlong text of more than eight] 57 false
// out: a b c [long text of more than eight] 28
// out: a b c d e [long text of more than eightlong text of more than eight] 56 false
// out: a b c [long text of more than eight€uro] 32
// out: a b c d e [long text of more than eight€urolong text of more than eight] 60 false
// out: a b c [long text of more than eightz] 29
// out: a b c d e [long text of more than eightzlong text of more than eight] 57 false
// out: a b c [long text of more than eighté] 29
// out: a b c d e [long text of more than eightéélong text of more than eight] 58 false
// out: a b c [long text of more than eighté€uro] 33
// out: a b c d e [long text of more than eighté€uroélong text of more than eight] 62 false
// out: a b c [long text of more than eightéz] 30
// out: a b c d e [long text of more than eightézélong text of more than eight] 59 false
// out: 292 7,98,99,100,
// out: 0|0 0 <0>
// out: 7|70000000000 7 <7>
// out: 9|90000000000 9 <9>
// out: 10|100000000000 10 <10>
// out: 42|420000000000 42 <42>
// out: 99|990000000000 99 <99>
// out: 100|1000000000000 100 <100>
// out: 101|1010000000000 101 <101>
// out: 12345678|123456780000000000 12345678 <12345678>
// out: 99999999|999999990000000000 99999999 <99999999>
// out: 100000000|1000000000000000000 100000000 <100000000>
// out: 999999999|-8446744083709551616 999999999 <999999999>
// out: 2147483647|3028092396290448384 2147483647 <2147483647>
// out: -1|-10000000000 4294967295 <-1>
// out: -9|-90000000000 4294967287 <-9>
// out: -10|-100000000000 4294967286 <-10>
// out: -99|-990000000000 4294967197 <-99>
// out: -100|-1000000000000 4294967196 <-100>
// out: -2147483648|-3028092406290448384 2147483648 <-2147483648>
// out: 292 and 1.5
// out: 5-xyk=3
// out: a b third
// Chains of + on strings: order of effects, null and empty parts, texts that are not ASCII.
let part name text =
    printf "%s " name
    text

let three a b c = part "a" a + part "b" b + part "c" c
let five a b c d e = part "a" a + part "b" b + (part "c" c + part "d" d) + part "e" e

for a in [ ""; null; "x"; "long text of more than eight" ] do
    for b in [ ""; null; "é" ] do
        for c in [ null; "€uro"; "z" ] do
            let s = three a b c
            printfn "[%s] %d" s s.Length
            let t = five a b c b a
            printfn "[%s] %d %b" t t.Length (isNull t)

let mutable text = ""
for i in 1 .. 100 do
    text <- text + string i + ","
printfn "%d %s" text.Length (text.Substring 280)
let numbers = [ 0; 7; 9; 10; 42; 99; 100; 101; 12345678; 99999999; 100000000; 999999999; 2147483647; -1; -9; -10; -99; -100; -2147483648 ]
for n in numbers do
    printfn "%s %s %s" (string n + "|" + string (int64 n * 10000000000L)) (string (uint32 n)) ("<" + string n + ">")
printfn "%s" $"{text.Length} and {1.5}"
printfn "%s" (sprintf "%d-%s" 5 "x" + "y" + sprintf "%s=%d" "k" 3)
try
    printfn "%s" (part "a" "1" + part "b" "2" + (failwith "third": string))
with e -> printfn "%s" e.Message
