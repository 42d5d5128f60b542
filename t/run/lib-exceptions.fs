// out: Exception of type 'Program+MyEx' was thrown.|true
// out: two|true
// out: three|false
// out: Value does not fall within the expected range.|true
// out: m|true
// out: m (Parameter 'p')|true
// out: Value cannot be null. (Parameter 'p')|true
// out: mess (Parameter 'p')|true
// out: mess (Parameter 'p')|true
// out: Specified argument was out of the range of valid values. (Parameter 'p')|true
// out: Specified argument was out of the range of valid values.|true
// out: Cannot access a disposed object.
// out: Object name: 'thing'.|true
// out: Operation is not valid due to the current state of the object.|true
// out: outer|false
// out: The operation was canceled.|true
// out: The operation has timed out.|true
// out: Attempted to perform an unauthorized operation.|true
// out: Error in the application.|true
// out: System error.|true
// out: Attempted to operate on an array with the incorrect number of dimensions.|true
// out: Attempted to access an element as a type incompatible with the array.|true
// out: I/O error occurred.|true
// out: Attempted to read past the end of the stream.|true
// out: Unable to find the specified file.|true
// out: Attempted to access a path that is not on the disk.|true
// out: The given key was not present in the dictionary.|true
// out: a|false
// out: c
// out: 9
// out: p
// out: Exception of type 'System.Exception' was thrown.
module Program
open System
type MyEx() = inherit Exception()
type My2(m: string, n: int) =
  inherit Exception(m)
  member _.N = n
type My3(m: string, inner: exn) = inherit ArgumentException(m, inner)
let show (f: unit -> unit) = try f () with e -> printfn "%s|%b" e.Message (isNull e.InnerException)
show (fun () -> raise (MyEx()))
show (fun () -> raise (My2("two", 3)))
show (fun () -> raise (My3("three", My2("x", 1))))
show (fun () -> raise (ArgumentException()))
show (fun () -> raise (ArgumentException("m")))
show (fun () -> raise (ArgumentException("m", "p")))
show (fun () -> raise (ArgumentNullException("p")))
show (fun () -> raise (ArgumentNullException("p", "mess")))
show (fun () -> raise (ArgumentOutOfRangeException("p", "mess")))
show (fun () -> raise (ArgumentOutOfRangeException("p")))
show (fun () -> raise (ArgumentOutOfRangeException()))
show (fun () -> raise (ObjectDisposedException("thing")))
show (fun () -> raise (InvalidOperationException()))
show (fun () -> raise (InvalidOperationException("outer", Exception("inner"))))
show (fun () -> raise (OperationCanceledException()))
show (fun () -> raise (TimeoutException()))
show (fun () -> raise (UnauthorizedAccessException()))
show (fun () -> raise (ApplicationException()))
show (fun () -> raise (SystemException()))
show (fun () -> raise (RankException()))
show (fun () -> raise (ArrayTypeMismatchException()))
show (fun () -> raise (IO.IOException()))
show (fun () -> raise (IO.EndOfStreamException()))
show (fun () -> raise (IO.FileNotFoundException()))
show (fun () -> raise (IO.DirectoryNotFoundException()))
show (fun () -> raise (Collections.Generic.KeyNotFoundException()))
show (fun () -> raise (Exception("a", Exception("b", Exception("c")))))
try raise (Exception("a", Exception("b", Exception("c")))) with e -> printfn "%s" (e.GetBaseException().Message)
try raise (My2("q", 9)) with :? My2 as e -> printfn "%d" e.N
try raise (ArgumentNullException("p")) with :? ArgumentException as e -> printfn "%s" e.ParamName
try failwith null with e -> printfn "%s" e.Message
