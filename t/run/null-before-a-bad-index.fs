// out: NullReferenceException Object reference not set to an instance of an object.
// out: NullReferenceException Object reference not set to an instance of an object.
// out: NullReferenceException Object reference not set to an instance of an object.
// out: NullReferenceException Object reference not set to an instance of an object.
// out: NullReferenceException Object reference not set to an instance of an object.
// out: ArgumentNullException Value cannot be null. (Parameter 'source')
// out: ArgumentOutOfRangeException Specified argument was out of the range of valid values. (Parameter 'size')
// out: ArgumentNullException Value cannot be null. (Parameter 'source')
// A null text has no character anywhere; a null sequence no chunks of a wrong size.
open System
open System.Linq
let s: string = null
let t f = try printfn "%O" (f () |> box) with e -> printfn "%s %s" (e.GetType().Name) e.Message
t (fun () -> s.[Int32.MinValue])
t (fun () -> s.[-1])
t (fun () -> s.[0])
t (fun () -> s.Chars 5)
t (fun () -> s.[Int32.MaxValue])
t (fun () -> (null: seq<int>).Chunk(-1).ToArray())
t (fun () -> [1].Chunk(-1).ToArray())
t (fun () -> (null: seq<int>).Chunk(0))
