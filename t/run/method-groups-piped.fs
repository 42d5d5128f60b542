// out: 5
// out: s
// out: 5
// out: ab
// out: xy
// out: ehllo
// out: olleh
// out: 3
// out: 1,2
// out: 3
// out: 4
// out: a
// out: b
// out: cba
// out: 12
// out: 3
// out: [1; 2]
// out: [1.224744871; 1.58113883]
// out: ab
// out: A+B
// out: x
// out: qr
// out: 1, 2, 3
// out: 12
// out: ab
// out: abc
// out: pq
// out: 1cx
// out: 1cx2.5
// out: 1-c-x
// out: 1-2
// out: ab|a,,b
module Program
open System
5 |> stdout.WriteLine
"s" |> stdout.WriteLine
5L |> Console.WriteLine
[| 'a'; 'b' |] |> String.Concat |> printfn "%s"
[ "x"; "y" ] |> String.Concat |> printfn "%s"
"hello" |> Seq.sort |> String.Concat |> printfn "%s"
"hello" |> Seq.rev |> Seq.toArray |> String |> printfn "%s"
let f = Seq.toArray >> String >> (fun s -> s.Length)
printfn "%d" (f "abc")
[1; 2] |> List.map string |> fun xs -> String.Join(",", xs) |> Console.WriteLine
[3; 4] |> List.iter Console.WriteLine
["a"; "b"] |> List.iter Console.WriteLine
let rev (s: string) = s.ToCharArray() |> Array.rev |> String
printfn "%s" (rev "abc")
"12" |> Int32.Parse |> printfn "%d"
["1"; "2"] |> List.map Int32.Parse |> List.sum |> printfn "%d"
["1"; "2"] |> List.map int |> List.map Math.Abs |> printfn "%A"
[1.5; 2.5] |> List.map Math.Sqrt |> printfn "%A"
String.concat "" (List.map Char.ToString ['a'; 'b']) |> printfn "%s"
"a-b".Split('-') |> Array.map (fun s -> s.ToUpper()) |> String.concat "+" |> stdout.WriteLine
if true then printfn "x" |> ignore
let join (xs: seq<char>) = String.Join("", xs)
printfn "%s" (join (List.toSeq ['q'; 'r']))
printfn "%s" (String.Join(", ", [1; 2; 3]))
printfn "%s" (String.Concat(Seq.map string [1; 2]))
printfn "%s" (String.Concat([| 'a'; 'b' |]))
printfn "%s" (String.Concat("a", "b", "c"))
printfn "%s" (String.Concat(["p"; "q"]))
printfn "%s" (String.Concat(1, 'c', "x"))
printfn "%s" (String.Concat(box 1, box 'c', box "x", box 2.5, box null))
printfn "%s" (String.Join('-', 1, 'c', "x"))
printfn "%s" (String.Join('-', [| 1; 2 |]))
printfn "%s|%s" (String.Concat([| "a"; null; "b" |])) (String.Join(",", [| "a"; null; "b" |]))
