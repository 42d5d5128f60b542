// out: Sort: ArgumentNullException: Value cannot be null. (Parameter 'keys')
// out: Sort by: ArgumentNullException: Value cannot be null. (Parameter 'keys')
// out: AppendJoin: ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: StringWriter: 2
// out: StringWriter part: ArgumentNullException: Value cannot be null. (Parameter 'buffer')
// out: GetString: ArgumentNullException: Value cannot be null. (Parameter 'bytes')
// out: GetByteCount: ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: GetBytes: ArgumentNullException: Value cannot be null. (Parameter 'chars')
// out: ToHexString: ArgumentNullException: Value cannot be null. (Parameter 'inArray')
// out: BitConverter: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: Guid: ArgumentNullException: Value cannot be null. (Parameter 'g')
// out: Version: ArgumentNullException: Value cannot be null. (Parameter 'input')
// out: BigInteger: ArgumentNullException: Value cannot be null. (Parameter 'value')
// out: NextBytes: ArgumentNullException: Value cannot be null. (Parameter 'buffer')
// out: Shuffle: ArgumentNullException: Value cannot be null. (Parameter 'values')
// out: GetItems: ArgumentNullException: Value cannot be null. (Parameter 'choices')
// out: WaitAll: ArgumentNullException: Value cannot be null. (Parameter 'tasks')
// out: WaitAny: ArgumentNullException: Value cannot be null. (Parameter 'tasks')
// out: Zip: ArgumentNullException: Value cannot be null. (Parameter 'second')
// out: Concat: ArgumentNullException: Value cannot be null. (Parameter 'second')
// out: Union: ArgumentNullException: Value cannot be null. (Parameter 'second')
// out: Except: ArgumentNullException: Value cannot be null. (Parameter 'second')
// out: SequenceEqual: ArgumentNullException: Value cannot be null. (Parameter 'second')
// out:
// out: Console.Write: 1
// out: Seq.groupBy: False
// out: Seq.cast: ArgumentNullException: Value cannot be null. (Parameter 'source')
// out: array2D: ArgumentNullException: Value cannot be null. (Parameter 'rows')
// out: Split: 2
// out: Split count: 2
// out: Split texts: 2
// out: Trim: a|a |  a
// out: CopyTo: ArgumentNullException: Value cannot be null. (Parameter 'destination')
// out: String: 0
// Null arrays and texts for arguments raise what .NET raises, or are empty where it takes them so.
open System
open System.Collections.Generic
open System.IO
open System.Linq
open System.Text
open System.Threading.Tasks
let t (name: string) (f: unit -> obj) =
    try printfn "%s: %O" name (f ())
    with e -> printfn "%s: %s: %s" name (e.GetType().Name) e.Message
let a: int[] = null
let s: seq<int> = null
let str: string = null
let bytes: byte[] = null
let chars: char[] = null
t "Sort" (fun () -> Array.Sort(a, a); box 1)
t "Sort by" (fun () -> Array.Sort(a, a, Comparer<int>.Default); box 1)
t "AppendJoin" (fun () -> box (StringBuilder("a").AppendJoin(",", (null: string[])).ToString()))
t "StringWriter" (fun () -> (let w = new StringWriter() in w.Write str; w.Write chars; w.WriteLine str; w.WriteLine chars; box (w.ToString().Length)))
t "StringWriter part" (fun () -> (new StringWriter()).Write(chars, 0, 0); box 1)
t "GetString" (fun () -> box (Encoding.UTF8.GetString bytes))
t "GetByteCount" (fun () -> box (Encoding.UTF8.GetByteCount str))
t "GetBytes" (fun () -> box (Encoding.UTF8.GetBytes chars))
t "ToHexString" (fun () -> box (Convert.ToHexString bytes))
t "BitConverter" (fun () -> box (BitConverter.ToString bytes))
t "Guid" (fun () -> box (Guid str))
t "Version" (fun () -> box (Version str))
t "BigInteger" (fun () -> box (Numerics.BigInteger bytes))
t "NextBytes" (fun () -> Random(1).NextBytes bytes; box 1)
t "Shuffle" (fun () -> Random(1).Shuffle a; box 1)
t "GetItems" (fun () -> box (Random(1).GetItems(a, 1)))
t "WaitAll" (fun () -> Task.WaitAll((null: Task[])); box 1)
t "WaitAny" (fun () -> box (Task.WaitAny((null: Task[]))))
t "Zip" (fun () -> box ([ 1 ].Zip s))
t "Concat" (fun () -> box ([ 1 ].Concat s))
t "Union" (fun () -> box ([ 1 ].Union s))
t "Except" (fun () -> box ([ 1 ].Except s))
t "SequenceEqual" (fun () -> box ([ 1 ].SequenceEqual s))
t "Console.Write" (fun () -> Console.Write chars; Console.WriteLine chars; box 1)
t "Seq.groupBy" (fun () -> (let g = Seq.groupBy id s in box (isNull g)))
t "Seq.cast" (fun () -> box (Seq.cast<int> (null: System.Collections.IEnumerable)))
t "array2D" (fun () -> box (array2D (null: seq<int list>)))
t "Split" (fun () -> box ("a b".Split(chars).Length))
t "Split count" (fun () -> box ("a b c".Split(chars, 2).Length))
t "Split texts" (fun () -> box ("a b".Split((null: string[]), StringSplitOptions.None).Length))
t "Trim" (fun () -> box ("  a ".Trim chars + "|" + "  a ".TrimStart chars + "|" + "  a ".TrimEnd chars))
t "CopyTo" (fun () -> "a".CopyTo(0, null, 0, 1); box 1)
t "String" (fun () -> box (String(chars).Length))
