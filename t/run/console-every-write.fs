// out: True bc -0.5 0.1 -2147483648 9223372036854775807 4294967295 18446744073709551615 1,two,3 21    1 1234
// out: 1E+10
// out: 1+2=3
// out: 00FF
// out: 4294967295
// out: 18446744073709551615
// out: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: FormatException: Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: ArgumentNullException: Value cannot be null. (Parameter 'format')
// out: ArgumentNullException: Value cannot be null. (Parameter 'buffer')
// out: ArgumentException: The ConsoleColor enum value was not defined on that enum. Please use a defined color from the enum.
// out: utf-8 utf-8
// out: true true
// err: said
// Console.Write and WriteLine, overload by overload; what else the console has where there is no terminal.
module Program
open System
open System.Text

Console.Write true; Console.Write ' '
Console.Write([| 'a'; 'b'; 'c' |], 1, 2); Console.Write ' '
Console.Write -0.5; Console.Write ' '
Console.Write 0.1f; Console.Write ' '
Console.Write Int32.MinValue; Console.Write ' '
Console.Write Int64.MaxValue; Console.Write ' '
Console.Write UInt32.MaxValue; Console.Write ' '
Console.Write UInt64.MaxValue; Console.Write ' '
Console.Write("{0},{1},{2}", box 1, box "two", box 3.0); Console.Write ' '
Console.Write("{1}{0}", box 1, box 2); Console.Write ' '
Console.Write("{0,4}", box 1); Console.Write ' '
Console.Write("{0}{1}{2}{3}", [| box 1; box 2; box 3; box 4 |])
Console.WriteLine()
Console.WriteLine 1e10f
Console.WriteLine("{0}+{1}={2}", box 1, box 2, box 3)
Console.WriteLine("{0:X4}", box 255)
Console.WriteLine UInt32.MaxValue
Console.WriteLine UInt64.MaxValue
for f in [ (fun () -> Console.Write([| 'a' |], 2, 1)); (fun () -> Console.Write("{0}{1}", box 1)); (fun () -> Console.WriteLine((null: string), box 1)); (fun () -> Console.Write((null: char[]), 0, 0)) ] do
    try f (); printfn "written" with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))
let before = Console.BackgroundColor
Console.BackgroundColor <- ConsoleColor.Blue
Console.BackgroundColor <- before
Console.ResetColor()
try Console.BackgroundColor <- enum<ConsoleColor> 77 with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))
Console.InputEncoding <- Encoding.UTF8
Console.OutputEncoding <- Encoding.UTF8
printfn "%s %s" Console.InputEncoding.WebName Console.OutputEncoding.WebName
printfn "%b %b" (Console.LargestWindowHeight > 0) (Console.LargestWindowWidth > 0)
Printf.eprintfn "%s" "said"
