// out: abcd52.5True1xxx
// out: line
// out: 1,234.50|z
// out: 32 c
// out: INSbcd52.5True1yyy
// out: line
// out: 1,234.50|z
// out: [INSb] 4
// out: NS
// out: []
// out: 5 é hélló
// out: helló
// out: oor
// out: ior
// out: [a12.5
// out: x
// out: ]
// out: 108
// out: l
// out: 1|l2||l4|true
// out: a and     3
// out: w1.5
// out: True
// out: c
// out:
// out: out
// out: so
// out: 12
// out: first line
// out: 115
// out: econd
// out: rest é
// out: end
// out:
// out: true
// in: first line
// in: second
// in: rest é
// in: end
module Prog
open System
open System.IO
open System.Text
let sb = StringBuilder()
sb.Append("abc").Append('d').Append(5).Append(2.5).Append(true).Append(1L).Append('x', 3) |> ignore
sb.AppendLine().AppendLine("line") |> ignore
sb.AppendFormat("{0:N2}|{1}", 1234.5, "z") |> ignore
printfn "%s" (sb.ToString())
printfn "%d %c" sb.Length sb.[2]
sb.[0] <- 'Z'
sb.Insert(1, "INS") |> ignore
sb.Remove(0, 1) |> ignore
sb.Replace("abc", "ABC").Replace('x', 'y') |> ignore
printfn "%s" (string sb)
sb.Length <- 4
printfn "[%s] %d" (sb.ToString()) sb.Length
printfn "%s" (sb.ToString(1, 2))
sb.Clear() |> ignore
printfn "[%O]" sb
let u = StringBuilder("hé")
u.Append("lló") |> ignore
printfn "%d %c %s" u.Length u.[1] (u.ToString())
u.[1] <- 'e'
printfn "%O" u
try sb.Remove(0, 1) |> ignore with :? ArgumentOutOfRangeException -> printfn "oor"
try printfn "%c" sb.[3] with :? IndexOutOfRangeException -> printfn "ior"
let sw = new StringWriter()
sw.Write("a")
sw.Write(1)
sw.WriteLine(2.5)
sw.WriteLine("x")
printfn "[%s]" (sw.ToString())
let sr = new StringReader("l1\r\nl2\n\nl4")
printfn "%d" (sr.Peek())
printfn "%c" (char (sr.Read()))
printfn "%s|%s|%s|%s|%b" (sr.ReadLine()) (sr.ReadLine()) (sr.ReadLine()) (sr.ReadLine()) (isNull (sr.ReadLine()))
Console.WriteLine("{0} and {1,5}", "a", 3)
Console.Write("w")
Console.WriteLine(1.5)
Console.WriteLine(true)
Console.WriteLine('c')
Console.WriteLine()
Console.Out.WriteLine "out"
stdout.WriteLine("so")
stdout.Write(12)
stdout.Flush()
stdout.WriteLine()
printfn "%s" (Console.ReadLine())
printfn "%d" (Console.Read())
printfn "%s" (stdin.ReadLine())
printfn "%s" (Console.In.ReadToEnd())
printfn "%b" (isNull (Console.ReadLine()))
