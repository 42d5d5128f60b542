// out: <builder|True1.5|-0.10.1-9223372036854775808|7s|1-2.2-|    1|1234|429496729518446744073709551615
// out: line~
// out: c~
// out: bc~
// out: 2.50~
// out: 0.25~
// out: 9223372036854775807~
// out: [1; 2]~
// out: ~
// out: 1/2/3~
// out: 1/2~
// out: 4321~
// out: 7~
// out: 8~
// out: ~
// out: "~
// out: "
// out: own line~
// out: yz~
// out: xypq~
// out: x~
// out: utf-16 utf-16
// out: "
// out: "
// out: ArgumentException: Offset and length were out of bounds for the array or count is greater than the number of elements from index to the end of the source collection.
// out: ArgumentOutOfRangeException: index ('-1') must be a non-negative value. (Parameter 'index')|Actual value was -1.
// out: written
// out: FormatException: Index (zero based) must be greater than or equal to zero and less than the size of the argument list.
// out: ArgumentNullException: Value cannot be null. (Parameter 'format')
// out: FormatException: Input string was not in a correct format. Failure to parse near offset 1. Format item ends prematurely.
// out: ArgumentNullException: Value cannot be null. (Parameter 'buffer')
// out: ArgumentNullException: Value cannot be null. (Parameter 'sb')
// out: through
// out: ObjectDisposedException: Cannot write to a closed TextWriter.
// out: 4 .some
// out: 5  text
// out: 0
// out: 3 ownxt
// out: ObjectDisposedException: Cannot read from a closed TextReader.
// What a TextWriter writes, overload by overload: StringWriter, the console's own, the one that writes nothing.
module Program
open System
open System.IO
open System.Text

let sb = StringBuilder "<"
let w = new StringWriter(sb)
let t: TextWriter = w
t.Write(StringBuilder "builder"); t.Write '|'
t.Write true; t.Write 1.5m; t.Write '|'
t.Write -0.1; t.Write 0.1f; t.Write Int64.MinValue; t.Write '|'
t.Write(box 7); t.Write(null: obj); t.Write(box "s"); t.Write '|'
t.Write("{0}-{1:N1}-{2}", box 1, box 2.25, box null); t.Write '|'
t.Write("{0,5}", box 1); t.Write '|'
t.Write("{0}{1}{2}{3}", [| box 1; box 2; box 3; box 4 |]); t.Write '|'
t.Write UInt32.MaxValue; t.Write UInt64.MaxValue; t.Write(null: string)
t.WriteLine()
t.NewLine <- "~\n"
t.WriteLine(StringBuilder "line")
t.WriteLine 'c'
t.WriteLine([| 'a'; 'b'; 'c'; 'd' |], 1, 2)
t.WriteLine 2.50m
t.WriteLine 0.25f
t.WriteLine Int64.MaxValue
t.WriteLine(box [ 1; 2 ])
t.WriteLine(null: obj)
t.WriteLine("{0}/{1}/{2}", box 1, box 2, box 3)
t.WriteLine("{0}/{1}", box 1, box 2)
t.WriteLine("{3}{2}{1}{0}", [| box 1; box 2; box 3; box 4 |])
t.WriteLine 7u
t.WriteLine 8UL
t.WriteLine(null: string)
printf "%s" (string sb)
printfn "%A" t.NewLine
sb.Clear() |> ignore
w.Write(StringBuilder "own")
w.WriteLine(StringBuilder " line")
w.WriteLineAsync([| 'x'; 'y'; 'z' |], 1, 2).Wait()
t.WriteAsync([| 'x'; 'y' |]).Wait()
t.WriteLineAsync([| 'p'; 'q' |]).Wait()
t.WriteLineAsync([| 'x'; 'y'; 'z' |], 0, 1).Wait()
printf "%s" (w.ToString())
printfn "%s %s" t.Encoding.WebName w.Encoding.WebName
t.NewLine <- null
printfn "%A" t.NewLine
for f in
    [ (fun () -> t.WriteLine([| 'a' |], 1, 1)); (fun () -> t.Write([| 'a' |], -1, 1)); (fun () -> t.Write("{0}")); (fun () -> t.Write("{1}", box 1)); (fun () -> t.Write((null: string), box 1)); (fun () -> t.WriteLine("{", [| box 1 |]))
      (fun () -> t.WriteLine((null: char[]), 0, 0)); (fun () -> new StringWriter((null: StringBuilder)) |> ignore) ] do
    try f (); printfn "written" with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))
let nothing = TextWriter.Null
nothing.Write "x"; nothing.WriteLine 3; nothing.Flush(); nothing.Dispose()
let both = TextWriter.Synchronized t
both.Write "through"
printfn "%s" (w.ToString().Substring(w.ToString().Length - 7))
t.DisposeAsync().AsTask().Wait()
try t.Write 'x' with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))

let r: TextReader = new StringReader("some text")
let buffer = Array.create 5 '.'
printfn "%d %s" (r.ReadBlockAsync(buffer, 1, 4).Result) (String buffer)
printfn "%d %s" (r.ReadBlockAsync(buffer, 0, 5).Result) (String buffer)
printfn "%d" (r.ReadBlockAsync(buffer, 0, 5).Result)
let own = new StringReader("own")
printfn "%d %s" (own.ReadBlockAsync(buffer, 0, 5).Result) (String buffer)
r.Dispose()
try printfn "%d" (r.Read()) with e -> printfn "%s: %s" (e.GetType().Name) (e.Message.Replace("\n", "|"))
