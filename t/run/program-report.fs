// out: ==================================================
// out: item        |  qty|     price|    when
// out: Widget      |   10|      3.50|01:02:03
// out:       Widget|10   |3.500e+000|01:02:03
// out: 00010|+10| 10|a|A|12|0003.500|3.5|3.5
// out: Widget         |  0010|        3.50|01:02|Some(fragile)
// out: ¤3.50 3.50E+000 3.5 3.5 350.0 % 3.50 A 10
// out: Widget    |   10|      3.50|01:02:03|   10|Widget|{}|[a; b]
// out: Gadget with a long name|    2|   1234.57|01:35:30
// out: Gadget with a long name|2    |1.235e+003|01:35:30
// out: 00002|+2| 2|2|2|2|1234.567|1234.57|1234.57
// out: Gadget with a long name|  0002|    1,234.57|01:35|
// out: ¤1,234.57 1.23E+003 1234.6 1.23E+03 123,456.7 % 1234.57 2 2
// out: Gadget with a long name|    2|   1234.57|01:35:30|    2|Gadget with a long name|{}|[]
// out:             |   -3|      0.01|00:00:00
// out:             |-3   |5.000e-003|00:00:00
// out: -0003|-3|-3|fffffffd|FFFFFFFD|37777777775|0000.005|0.005|0.005
// out:                | -0003|        0.01|00:00|Some()
// out: ¤0.01 5.00E-003 0.0 0.005 0.5 % 0.01 FFFFFFFD -3
// out:           |   -3|      0.01|00:00:00|   -3||{}|[x]
// out: ==================================================
// out: [{ Item = "Widget"
// out:    Qty = 10
// out:    Price = 3.5
// out:    Tags = ["a"; "b"]
// out:    Note = Some "fragile"
// out:    When = 01:02:03 }; { Item = "Gadget with a long name"
// out:                         Qty = 2
// out:                         Price = 1234.567
// out:                         Tags = []
// out:                         Note = None
// out:                         When = 01:35:30 }; { Item = ""
// out:                                              Qty = -3
// out:                                              Price = 0.005
// out:                                              Tags = ["x"]
// out:                                              Note = Some ""
// out:                                              When = 00:00:00 }]
// out: map
// out:   [("", (-3, 0.005)); ("Gadget with a long name", (2, 1234.567));
// out:    ("Widget", (10, 3.5))]
// out: [Circle 1.0; Rect (2.0, 3.5); Poly [(1.0, 2.0); (3.0, 4.0)]; Unit]
// out: Node (Leaf, 1, Node (Node (Leaf, 2, Node (Leaf, 4, Leaf)), 6, Leaf))
// out: {| F = Some (Ok 3)
// out:    Inner = {| X = 1
// out:               Y = [|1.5; 2.0|] |}
// out:    Name = "anon" |}
// out: (1, "two", 3.0, '4', 5L, 6uy, 7.0f, 8M, true, (), [1], None, null)
// out: [[1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12];
// out:  [1; 2; 3; 4; 5; 6; 7; 8; 9; 10; 11; 12; 13; 14; 15; 16; 17; 18; 19; 20; 21; 22;
// out:   23; 24; 25; 26; 27; 28; 29; 30; 31; 32; 33; 34; 35; 36; 37; 38; 39; 40]]
// out: ([[0; 0; 0; 0]
// out:   [0; 1; 2; 3]
// out:   [0; 2; 4; 6]], [|[|1|]; [||]|])
// out: seq [(1, "a"); (2, "b")]
// out: seq [1; 2; 3; 4; ...]
// out: (set ['a'; 'c'], Some (Some None), ValueSome 2, Choice1Of2 4, { contents = 3 })
// out: 02/29/2024 13:05:09 3.04:05:06.0070000
// out: yyyy-MM-dd HH:mm:ss    2024-02-29 13:05:09
// out: d MMM yy               29 Feb 24
// out: dddd, MMMM d           Thursday, February 29
// out: h:mm tt                1:05 PM
// out: o                      2024-02-29T13:05:09.0700000
// out: s                      2024-02-29T13:05:09
// out: u                      2024-02-29 13:05:09Z
// out: D                      Thursday, 29 February 2024
// out: d                      02/29/2024
// out: t                      13:05
// out: T                      13:05:09
// out: g                      02/29/2024 13:05
// out: G                      02/29/2024 13:05:09
// out: f                      Thursday, 29 February 2024 13:05
// out: M                      February 29
// out: Y                      2024 February
// out: R                      Thu, 29 Feb 2024 13:05:09 GMT
// out: HH.mm.ss.fff           13.05.09.070
// out: yyMMddTHHmmss.FFF      240229T130509.07
// out: 'at' H                 at 13
// out: 02/29/2024 13:05:09 | 2024-03-02T01:05:09 | 66.13:05:09.0700000
// out: 28 02/28/2025 13:05:09 false 03/04/2021 05:06:07
// out: (01/04/2025, 01:30)
// out:    February 2024
// out: Su Mo Tu We Th Fr Sa
// out:              1  2  3
// out:  4  5  6  7  8  9 10
// out: 11 12 13 14 15 16 17
// out: 18 19 20 21 22 23 24
// out: 25 26 27 28 29 
// out:      July 1969
// out: Su Mo Tu We Th Fr Sa
// out:        1  2  3  4  5
// out:  6  7  8  9 10 11 12
// out: 13 14 15 16 17 18 19
// out: 20 21 22 23 24 25 26
// out: 27 28 29 30 31 
// out: +-------+----+-------+
// out: | name  |  n | value |
// out: +-------+----+-------+
// out: | alpha |  1 |  10.5 |
// out: | b     | 22 |     3 |
// out: +-------+----+-------+
// out:     42|left    |3.14
// out:     x|y    |true|false|%|-5|7
// out: 12,345.7 12 %
// out:      1e-05|1e+10     |1.234568e+004
// out: 1000000000000000 10000000000000000 1.2345678901234568E+17 0.30000000000000004 0.3333333333333333 1E-07 -0 NaN Infinity
// out: [1e+15; 1e+16; 0.3; 0.3333333333; 1e-07; -0.0; nan; -infinity]
// out: 1.0f 16777216.0f 0.1000000015f
// out: "quote " and \ and 
// out:  newline"
// out: (["Widget"; "Gadget with a long name"; ""], [["a"; "b"]; []; ["x"]])
module Report
open System
open System.Globalization
type Line = { Item: string; Qty: int; Price: float; Tags: string list; Note: string option; When: TimeSpan }
type Shape = Circle of r: float | Rect of w: float * h: float | Poly of (float * float) list | Unit
type Tree<'a> = Leaf | Node of Tree<'a> * 'a * Tree<'a>
let lines =
    [ { Item = "Widget"; Qty = 10; Price = 3.5; Tags = [ "a"; "b" ]; Note = Some "fragile"; When = TimeSpan(1, 2, 3) }
      { Item = "Gadget with a long name"; Qty = 2; Price = 1234.567; Tags = []; Note = None; When = TimeSpan.FromMinutes 95.5 }
      { Item = ""; Qty = -3; Price = 0.005; Tags = [ "x" ]; Note = Some ""; When = TimeSpan.Zero } ]
let rule = String('=', 50)
printfn "%s" rule
printfn "%-12s|%5s|%10s|%8s" "item" "qty" "price" "when"
for l in lines do
    printfn "%-12s|%5d|%10.2f|%A" l.Item l.Qty l.Price l.When
    printfn "%12s|%-5d|%-10.3e|%O" l.Item l.Qty l.Price l.When
    printfn "%05d|%+d|% d|%x|%X|%o|%08.3f|%g|%G" l.Qty l.Qty l.Qty l.Qty l.Qty l.Qty l.Price l.Price l.Price
    Console.WriteLine("{0,-15}|{1,6:D4}|{2,12:N2}|{3:hh\\:mm}|{4}", l.Item, l.Qty, l.Price, l.When, l.Note)
    Console.WriteLine(String.Format(CultureInfo.InvariantCulture, "{0:C} {0:E2} {0:F1} {0:G3} {0:P1} {0:0.00;(0.00)} {1:X} {1:#,##0}", l.Price, l.Qty))
    printfn $"{l.Item,-10}|{l.Qty,5}|{l.Price,10:F2}|{l.When:c}|%5d{l.Qty}|%s{l.Item}|{{}}|{l.Tags}"
printfn "%s" rule
printfn "%A" lines
printfn "%A" (Map.ofList [ for l in lines -> l.Item, (l.Qty, l.Price) ])
printfn "%A" [ Circle 1.0; Rect(w = 2.0, h = 3.5); Poly [ 1.0, 2.0; 3.0, 4.0 ]; Unit ]
let rec insert x = function Leaf -> Node(Leaf, x, Leaf) | Node(l, y, r) as t -> (if x < y then Node(insert x l, y, r) elif x > y then Node(l, y, insert x r) else t)
printfn "%A" (Seq.foldBack insert [ 4; 2; 6; 1 ] Leaf)
printfn "%A" {| Name = "anon"; Inner = {| X = 1; Y = [| 1.5; 2.0 |] |}; F = Some(Ok 3 : Result<int, string>) |}
printfn "%A" (1, "two", 3.0, '4', 5L, 6uy, 7.0f, 8M, true, (), [ 1 ], None, (null: string))
printfn "%A" [ [ 1..12 ]; [ 1..40 ] ]
printfn "%A" (Array2D.init 3 4 (fun i j -> i * j), [| [| 1 |]; [||] |])
printfn "%A" (dict [ 1, "a"; 2, "b" ] |> Seq.map (fun kv -> kv.Key, kv.Value))
printfn "%A" (seq { 1..10 })
printfn "%A" (set [ 'c'; 'a' ], Some(Some(None: int option)), ValueSome 2, (Choice1Of2 4: Choice<int, string>), ref 3)
printfn "%A %A" (DateTime(2024, 2, 29, 13, 5, 9)) (TimeSpan(3, 4, 5, 6, 7))
let d = DateTime(2024, 2, 29, 13, 5, 9, 70)
for f in [ "yyyy-MM-dd HH:mm:ss"; "d MMM yy"; "dddd, MMMM d"; "h:mm tt"; "o"; "s"; "u"; "D"; "d"; "t"; "T"; "g"; "G"; "f"; "M"; "Y"; "R"; "HH.mm.ss.fff"; "yyMMddTHHmmss.FFF"; "'at' H" ] do
    printfn "%-22s %s" f (d.ToString(f, CultureInfo.InvariantCulture))
printfn "%O | %s | %s" d (d.AddDays(1.5).ToString("s")) ((d - DateTime(2023, 12, 25)).ToString())
printfn "%d %A %b %A" (DateTime.DaysInMonth(2023, 2)) (d.AddYears(1)) (DateTime.IsLeapYear 1900) (DateTime.Parse "2021-03-04 05:06:07")
printfn "%A" (DateOnly(2024, 12, 25).AddDays(10), TimeOnly(23, 30).AddHours(2.0))
// calendar
let calendar (year: int) month =
    let first = DateTime(year, month, 1)
    let name = first.ToString("MMMM yyyy", CultureInfo.InvariantCulture)
    printfn "%s%s" (String(' ', (20 - name.Length) / 2)) name
    printfn "Su Mo Tu We Th Fr Sa"
    printf "%s" (String.replicate (int first.DayOfWeek) "   ")
    for day in 1 .. DateTime.DaysInMonth(year, month) do
        printf "%2d%s" day (if DateTime(year, month, day).DayOfWeek = DayOfWeek.Saturday then "\n" else " ")
    printfn ""
calendar 2024 2
calendar 1969 7
let table (rows: string list list) =
    let w = rows |> List.transpose |> List.map (List.map String.length >> List.max)
    let sep = w |> List.map (fun n -> String('-', n + 2)) |> String.concat "+" |> sprintf "+%s+"
    [ sep
      for i, r in List.indexed rows do
          List.zip w r |> List.mapi (fun c (n, s) -> if c = 0 then s.PadRight n else s.PadLeft n) |> List.map (sprintf " %s ") |> String.concat "|" |> sprintf "|%s|"
          if i = 0 then sep
      sep ]
    |> String.concat Environment.NewLine
printfn "%s" (table [ [ "name"; "n"; "value" ]; [ "alpha"; "1"; "10.5" ]; [ "b"; "22"; "3" ] ])
printfn "%s" (sprintf "%*d|%-*s|%.*f" 6 42 8 "left" 2 3.14159)
printfn "%5c|%-5c|%b|%5b|%%|%i|%u" 'x' 'y' true false -5 7u
printfn "%s %s" (12345.678.ToString "#,##0.0") (0.1234.ToString("P0"))
printfn "%10.3g|%-10g|%e" 1e-5 1e10 12345.678
printfn "%s" ([ 1e15; 1e16; 123456789012345678.0; 0.1 + 0.2; 1.0 / 3.0; 1e-7; -0.0; nan; infinity ] |> List.map string |> String.concat " ")
printfn "%A" [ 1e15; 1e16; 0.1 + 0.2; 1.0 / 3.0; 1e-7; -0.0; nan; -infinity ]
printfn "%A %A %A" 1.0f 16777216.0f 0.1f
printfn "%A" "quote \" and \\ and \n newline"
printfn "%A" (lines |> List.map (fun l -> l.Item, l.Tags) |> List.unzip)
