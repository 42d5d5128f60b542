// out: list 0; queue 0; stack 0; priorities 0; dictionary 0; set 0; 
// out: list 4; queue 4; stack 4; priorities 4; dictionary 3; set 3; 
// out: list 4; queue 4; stack 4; priorities 4; dictionary 3; set 3; 
// out: list 4; queue 4; stack 4; priorities 4; dictionary 3; set 3; 
// out: list 4; queue 4; stack 4; priorities 4; dictionary 7; set 7; 
// out: list 8; queue 8; stack 8; priorities 8; dictionary 7; set 7; 
// out: list 8; queue 8; stack 8; priorities 8; dictionary 7; set 7; 
// out: list 8; queue 8; stack 8; priorities 8; dictionary 7; set 7; 
// out: list 8; queue 8; stack 8; priorities 8; dictionary 17; set 17; 
// out: list 16; queue 16; stack 16; priorities 16; dictionary 17; set 17; 
// out: list 16; queue 16; stack 16; priorities 16; dictionary 17; set 17; 
// out: list 32; queue 32; stack 32; priorities 32; dictionary 37; set 37; 
// out: list 32; queue 32; stack 32; priorities 32; dictionary 37; set 37; 
// out: list 64; queue 64; stack 64; priorities 64; dictionary 37; set 37; 
// out: list 64; queue 64; stack 64; priorities 64; dictionary 89; set 89; list 64; queue 64; stack 64; priorities 64; dictionary 89; set 89; 
// out: list 64; queue 64; stack 64; priorities 64; dictionary 89; set 89; list 64; queue 64; stack 64; priorities 64; dictionary 89; set 89; 
// out: list 64; queue 64; stack 64; priorities 64; dictionary 89; set 89; list 64; queue 64; stack 64; priorities 64; dictionary 89; set 89; 
// out: list 64; queue 64; stack 64; priorities 64; dictionary 89; set 89; list 64; queue 64; stack 64; priorities 64; dictionary 89; set 89; 
// out: list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; 
// out: list 1000; queue 20; stack 20; priorities 1000; dictionary 23; set 23; 
// out: list 40; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: [31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [55; 54; 53; 52; 51; 50; 10; 9; 8; 7; 6; 5; 4; 3; 2; 1] [1; 2; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [1; 2; 3; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55]
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 1; queue 1; stack 1; priorities 1; dictionary 3; set 3; 
// out: list 1; queue 1; stack 1; priorities 1; dictionary 3; set 3; 
// out: list 2; queue 5; stack 2; priorities 5; dictionary 3; set 3; 
// out: list 4; queue 5; stack 4; priorities 5; dictionary 3; set 3; 
// out: list 4; queue 5; stack 4; priorities 5; dictionary 7; set 7; 
// out: list 8; queue 5; stack 8; priorities 5; dictionary 7; set 7; 
// out: list 8; queue 10; stack 8; priorities 10; dictionary 7; set 7; 
// out: list 8; queue 10; stack 8; priorities 10; dictionary 7; set 7; 
// out: list 8; queue 10; stack 8; priorities 10; dictionary 17; set 17; 
// out: list 16; queue 10; stack 16; priorities 10; dictionary 17; set 17; 
// out: list 16; queue 20; stack 16; priorities 20; dictionary 17; set 17; 
// out: list 32; queue 40; stack 32; priorities 40; dictionary 37; set 37; 
// out: list 32; queue 40; stack 32; priorities 40; dictionary 37; set 37; 
// out: list 64; queue 40; stack 64; priorities 40; dictionary 37; set 37; 
// out: list 64; queue 40; stack 64; priorities 40; dictionary 89; set 89; list 64; queue 40; stack 64; priorities 40; dictionary 89; set 89; 
// out: list 64; queue 40; stack 64; priorities 40; dictionary 89; set 89; list 64; queue 40; stack 64; priorities 40; dictionary 89; set 89; 
// out: list 64; queue 80; stack 64; priorities 80; dictionary 89; set 89; list 64; queue 80; stack 64; priorities 80; dictionary 89; set 89; 
// out: list 64; queue 80; stack 64; priorities 80; dictionary 89; set 89; list 64; queue 80; stack 64; priorities 80; dictionary 89; set 89; 
// out: list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; 
// out: list 1000; queue 20; stack 20; priorities 1000; dictionary 23; set 23; 
// out: list 40; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: [31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [55; 54; 53; 52; 51; 50; 10; 9; 8; 7; 6; 5; 4; 3; 2; 1] [1; 2; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [1; 2; 3; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55]
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 3; queue 3; stack 3; priorities 3; dictionary 3; set 3; 
// out: list 3; queue 3; stack 3; priorities 3; dictionary 3; set 3; 
// out: list 3; queue 3; stack 3; priorities 3; dictionary 3; set 3; 
// out: list 3; queue 3; stack 3; priorities 3; dictionary 3; set 3; 
// out: list 6; queue 7; stack 6; priorities 7; dictionary 7; set 7; 
// out: list 6; queue 7; stack 6; priorities 7; dictionary 7; set 7; 
// out: list 6; queue 7; stack 6; priorities 7; dictionary 7; set 7; 
// out: list 12; queue 7; stack 12; priorities 7; dictionary 7; set 7; 
// out: list 12; queue 14; stack 12; priorities 14; dictionary 17; set 17; 
// out: list 12; queue 14; stack 12; priorities 14; dictionary 17; set 17; 
// out: list 24; queue 14; stack 24; priorities 14; dictionary 17; set 17; 
// out: list 24; queue 28; stack 24; priorities 28; dictionary 37; set 37; 
// out: list 48; queue 28; stack 48; priorities 28; dictionary 37; set 37; 
// out: list 48; queue 56; stack 48; priorities 56; dictionary 37; set 37; 
// out: list 48; queue 56; stack 48; priorities 56; dictionary 89; set 89; list 48; queue 56; stack 48; priorities 56; dictionary 89; set 89; 
// out: list 48; queue 56; stack 48; priorities 56; dictionary 89; set 89; list 48; queue 56; stack 48; priorities 56; dictionary 89; set 89; 
// out: list 48; queue 56; stack 48; priorities 56; dictionary 89; set 89; list 48; queue 56; stack 48; priorities 56; dictionary 89; set 89; 
// out: list 96; queue 112; stack 96; priorities 112; dictionary 89; set 89; list 96; queue 112; stack 96; priorities 112; dictionary 89; set 89; 
// out: list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; 
// out: list 1000; queue 20; stack 20; priorities 1000; dictionary 23; set 23; 
// out: list 40; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: [31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [55; 54; 53; 52; 51; 50; 10; 9; 8; 7; 6; 5; 4; 3; 2; 1] [1; 2; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [1; 2; 3; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55]
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 10; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: list 20; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 40; stack 40; priorities 40; dictionary 23; set 23; 
// out: list 40; queue 40; stack 40; priorities 40; dictionary 47; set 47; 
// out: list 40; queue 40; stack 40; priorities 40; dictionary 47; set 47; 
// out: list 40; queue 40; stack 40; priorities 40; dictionary 47; set 47; list 40; queue 40; stack 40; priorities 40; dictionary 47; set 47; 
// out: list 40; queue 40; stack 40; priorities 40; dictionary 47; set 47; list 40; queue 40; stack 40; priorities 40; dictionary 47; set 47; 
// out: list 80; queue 80; stack 80; priorities 80; dictionary 47; set 47; list 80; queue 80; stack 80; priorities 80; dictionary 47; set 47; 
// out: list 80; queue 80; stack 80; priorities 80; dictionary 71; set 71; list 80; queue 80; stack 80; priorities 80; dictionary 71; set 71; 
// out: list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; 
// out: list 1000; queue 20; stack 20; priorities 1000; dictionary 23; set 23; 
// out: list 40; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: [31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [55; 54; 53; 52; 51; 50; 10; 9; 8; 7; 6; 5; 4; 3; 2; 1] [1; 2; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [1; 2; 3; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55]
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; list 100; queue 100; stack 100; priorities 100; dictionary 107; set 107; 
// out: list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; list 1000; queue 1000; stack 1000; priorities 1000; dictionary 1103; set 1103; 
// out: list 1000; queue 20; stack 20; priorities 1000; dictionary 23; set 23; 
// out: list 40; queue 10; stack 10; priorities 10; dictionary 11; set 11; 
// out: [31; 32; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [55; 54; 53; 52; 51; 50; 10; 9; 8; 7; 6; 5; 4; 3; 2; 1] [1; 2; 33; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55] [1; 2; 3; 34; 35; 36; 37; 38; 39; 40; 50; 51; 52; 53; 54; 55]
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: list 40; queue 20; stack 20; priorities 20; dictionary 23; set 23; 
// out: least Specified argument was out of the range of valid values. (Parameter 'capacity'); least Specified argument was out of the range of valid values. (Parameter 'capacity'); large 7199371; large 20000003; queue capacity ('-1') must be a non-negative value. (Parameter 'capacity') Actual value was -1.; queue capacity ('-1') must be a non-negative value. (Parameter 'capacity') Actual value was -1.; 
// Capacity, EnsureCapacity and TrimExcess: the numbers of .NET; and the order of what is added after TrimExcess.
module Program
open System
open System.Collections.Generic
let t name (f: unit -> int) = try printf "%s %d; " name (f ()) with e -> printf "%s %s; " name (e.Message.Replace ("\n", " "))
for start in [ 0; 1; 3; 10; 100 ] do
    let l, q, s = List<int> start, Queue<int> start, Stack<int> start
    let p, d, h = PriorityQueue<int, int> start, Dictionary<int, string> start, HashSet<int> start
    let show () =
        t "list" (fun () -> l.Capacity)
        t "queue" (fun () -> q.Capacity)
        t "stack" (fun () -> s.Capacity)
        t "priorities" (fun () -> p.Capacity)
        t "dictionary" (fun () -> d.Capacity)
        t "set" (fun () -> h.Capacity)
        printfn ""
    show ()
    for i in 1 .. 40 do
        l.Add i
        q.Enqueue i
        s.Push i
        p.Enqueue (i, i)
        d.Add (i, "")
        h.Add i |> ignore
        if i < 10 || i % 7 = 0 then show ()
    for i in 1 .. 30 do
        q.Dequeue () |> ignore
        s.Pop () |> ignore
        p.Dequeue () |> ignore
        d.Remove (i + 2) |> ignore
        h.Remove (i + 3) |> ignore
    for size in [ 0; 5; 41; 60; 1000 ] do
        t "list" (fun () -> l.EnsureCapacity size)
        t "queue" (fun () -> q.EnsureCapacity size)
        t "stack" (fun () -> s.EnsureCapacity size)
        t "priorities" (fun () -> p.EnsureCapacity size)
        t "dictionary" (fun () -> d.EnsureCapacity size)
        t "set" (fun () -> h.EnsureCapacity size)
        show ()
    q.TrimExcess 20
    s.TrimExcess 20
    d.TrimExcess 20
    h.TrimExcess 20
    show ()
    l.TrimExcess ()
    q.TrimExcess ()
    s.TrimExcess ()
    p.TrimExcess ()
    d.TrimExcess ()
    h.TrimExcess ()
    show ()
    for i in 50 .. 55 do
        q.Enqueue i
        s.Push i
        p.Enqueue (i, i)
        d.Add (i, "")
        h.Add i |> ignore
    printfn "%A %A %A %A" (Seq.toList q) (Seq.toList s) (Seq.toList d.Keys) (Seq.toList h)
    show ()
    l.Clear ()
    q.Clear ()
    s.Clear ()
    p.Clear ()
    d.Clear ()
    h.Clear ()
    show ()
    d.Add (1, "")
    h.Add 1 |> ignore
    show ()
let d = Dictionary<int, int> 7
t "least" (fun () -> d.TrimExcess -1; 0)
t "least" (fun () -> d.EnsureCapacity -1)
t "large" (fun () -> d.EnsureCapacity 7199370)
t "large" (fun () -> d.EnsureCapacity 20000000)
t "queue" (fun () -> Queue<int>().EnsureCapacity -1)
t "queue" (fun () -> Queue<int>(4).TrimExcess -1; 0)
printfn ""
