// out: Own -2146233088 0x80131500
// out: Derived -2146233079 0x80131509
// out: Plain -2146233088 0x80131500
// out: -2146233079
// out: Exception -2146233088 0x80131500
// out: ArgumentException -2147024809 0x80070057
// out: ArgumentNullException -2147467261 0x80004003
// out: DivideByZeroException -2147352558 0x80020012
// out: FormatException -2146233033 0x80131537
// out: KeyNotFoundException -2146232969 0x80131577
// out: IndexOutOfRangeException -2146233080 0x80131508
// out: InvalidCastException -2147467262 0x80004002
// out: DirectoryNotFoundException -2147024893 0x80070003
// out: FileNotFoundException -2147024894 0x80070002
// out: OverflowException -2146233066 0x80131516
// out: MatchFailureException -2146233088 0x80131500
// out: AggregateException -2146233088 0x80131500
// out: ApplicationException -2146232832 0x80131600
// out: ArgumentException -2147024809 0x80070057
// out: ArgumentNullException -2147467261 0x80004003
// out: ArgumentOutOfRangeException -2146233086 0x80131502
// out: ArithmeticException -2147024362 0x80070216
// out: ArrayTypeMismatchException -2146233085 0x80131503
// out: EndOfStreamException -2147024858 0x80070026
// out: Exception -2146233088 0x80131500
// out: IOException -2146232800 0x80131620
// out: InvalidTimeZoneException -2146233088 0x80131500
// out: NotImplementedException -2147467263 0x80004001
// out: NotSupportedException -2146233067 0x80131515
// out: NullReferenceException -2147467261 0x80004003
// out: ObjectDisposedException -2146232798 0x80131622
// out: OperationCanceledException -2146233029 0x8013153B
// out: OutOfMemoryException -2147024882 0x8007000E
// out: PathTooLongException -2147024690 0x800700CE
// out: PlatformNotSupportedException -2146233031 0x80131539
// out: RankException -2146233065 0x80131517
// out: StackOverflowException -2147023895 0x800703E9
// out: SystemException -2146233087 0x80131501
// out: TaskCanceledException -2146233029 0x8013153B
// out: TimeZoneNotFoundException -2146233088 0x80131500
// out: TimeoutException -2146233083 0x80131505
// out: UnauthorizedAccessException -2147024891 0x80070005
exception Own of int
type Derived() =
    inherit System.InvalidOperationException("d")
type Plain() =
    inherit System.Exception("p")
let show (e: exn) = printfn "%s %d 0x%08X" (e.GetType().Name) e.HResult e.HResult
let raised (f: unit -> unit) = try f () with e -> show e
show (Own 3)
show (Derived())
show (Plain())
printfn "%d" (Derived()).HResult
raised (fun () -> failwith "x")
raised (fun () -> invalidArg "a" "b")
raised (fun () -> nullArg "a")
raised (fun () -> printfn "%d" (1 / (Array.length [||])))
raised (fun () -> printfn "%d" (int "x"))
raised (fun () -> printfn "%d" (Map.find 1 Map.empty))
raised (fun () -> printfn "%d" [|1|].[System.Math.Abs -4])
raised (fun () -> printfn "%s" (unbox<string> (box 1)))
raised (fun () -> System.IO.File.ReadAllText "/nowhere/at/all" |> ignore)
raised (fun () -> System.IO.File.ReadAllText "/not-there" |> ignore)
raised (fun () -> printfn "%d" (Checked.int 1e10))
raised (fun () -> match [1].Length with 0 -> ())
for e in [ System.AggregateException() :> exn; System.ApplicationException(); System.ArgumentException(); System.ArgumentNullException()
           System.ArgumentOutOfRangeException(); System.ArithmeticException(); System.ArrayTypeMismatchException(); System.IO.EndOfStreamException()
           System.Exception(); System.IO.IOException(); System.InvalidTimeZoneException(); System.NotImplementedException()
           System.NotSupportedException(); System.NullReferenceException(); System.ObjectDisposedException "x"; System.OperationCanceledException()
           System.OutOfMemoryException(); System.IO.PathTooLongException(); System.PlatformNotSupportedException(); System.RankException()
           System.StackOverflowException(); System.SystemException(); System.Threading.Tasks.TaskCanceledException()
           System.TimeZoneNotFoundException(); System.TimeoutException(); System.UnauthorizedAccessException() ] do
    show e
