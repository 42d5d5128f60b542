// out: tin: ArgumentNullException Value cannot be null.
// out: tin: 1
// out: tin: ArgumentNullException Value cannot be null. (Parameter 'p')
// out: tie: ArgumentException The value cannot be an empty string. (Parameter 'p')
// out: tie: ArgumentNullException Value cannot be null. (Parameter 'p')
// out: tie: 1
// out: tie: ArgumentException The value cannot be an empty string.
// out: tiw: ArgumentException The value cannot be an empty string or composed entirely of whitespace. (Parameter 'p')
// out: tiw: ArgumentNullException Value cannot be null. (Parameter 'p')
// out: tiw: 1
// out: neg: ArgumentOutOfRangeException p ('-1') must be a non-negative value. (Parameter 'p')|Actual value was -1.
// out: neg: ArgumentOutOfRangeException p ('-1.5') must be a non-negative value. (Parameter 'p')|Actual value was -1.5.
// out: neg: 1
// out: negz: ArgumentOutOfRangeException p ('0') must be a non-negative and non-zero value. (Parameter 'p')|Actual value was 0.
// out: negz: ArgumentOutOfRangeException p ('-3') must be a non-negative and non-zero value. (Parameter 'p')|Actual value was -3.
// out: zero: ArgumentOutOfRangeException p ('0') must be a non-zero value. (Parameter 'p')|Actual value was 0.
// out: zero: ArgumentOutOfRangeException p ('0.0') must be a non-zero value. (Parameter 'p')|Actual value was 0.0.
// out: gt: ArgumentOutOfRangeException p ('5') must be less than or equal to '3'. (Parameter 'p')|Actual value was 5.
// out: gt: 1
// out: ge: ArgumentOutOfRangeException p ('3') must be less than '3'. (Parameter 'p')|Actual value was 3.
// out: lt: ArgumentOutOfRangeException p ('2') must be greater than or equal to '3'. (Parameter 'p')|Actual value was 2.
// out: le: ArgumentOutOfRangeException p ('a') must be greater than 'b'. (Parameter 'p')|Actual value was a.
// out: eq: ArgumentOutOfRangeException p ('2') must not be equal to '2'. (Parameter 'p')|Actual value was 2.
// out: eq: ArgumentOutOfRangeException p ('x') must not be equal to 'x'. (Parameter 'p')|Actual value was x.
// out: ne: ArgumentOutOfRangeException p ('2') must be equal to '3'. (Parameter 'p')|Actual value was 2.
// out: disp: ObjectDisposedException Cannot access a disposed object.|Object name: 'System.String'.
// out: disp: 1
// out: disp: ObjectDisposedException Cannot access a disposed object.|Object name: 'System.Int32'.
module Program
open System
let t (name: string) (f: unit -> obj) =
    try printfn "%s: %O" name (f ()) with e -> printfn "%s: %s %s" name (e.GetType().Name) (e.Message.Replace("\n", "|"))
t "tin" (fun () -> ArgumentNullException.ThrowIfNull(null); box 1)
t "tin" (fun () -> ArgumentNullException.ThrowIfNull(box "a"); box 1)
t "tin" (fun () -> ArgumentNullException.ThrowIfNull((null: string), "p"); box 1)
t "tie" (fun () -> ArgumentException.ThrowIfNullOrEmpty("", "p"); box 1)
t "tie" (fun () -> ArgumentException.ThrowIfNullOrEmpty(null, "p"); box 1)
t "tie" (fun () -> ArgumentException.ThrowIfNullOrEmpty("x"); box 1)
t "tie" (fun () -> ArgumentException.ThrowIfNullOrEmpty(""); box 1)
t "tiw" (fun () -> ArgumentException.ThrowIfNullOrWhiteSpace("  ", "p"); box 1)
t "tiw" (fun () -> ArgumentException.ThrowIfNullOrWhiteSpace(null, "p"); box 1)
t "tiw" (fun () -> ArgumentException.ThrowIfNullOrWhiteSpace("x", "p"); box 1)
t "neg" (fun () -> ArgumentOutOfRangeException.ThrowIfNegative(-1, "p"); box 1)
t "neg" (fun () -> ArgumentOutOfRangeException.ThrowIfNegative(-1.5, "p"); box 1)
t "neg" (fun () -> ArgumentOutOfRangeException.ThrowIfNegative(1, "p"); box 1)
t "negz" (fun () -> ArgumentOutOfRangeException.ThrowIfNegativeOrZero(0, "p"); box 1)
t "negz" (fun () -> ArgumentOutOfRangeException.ThrowIfNegativeOrZero(-3L, "p"); box 1)
t "zero" (fun () -> ArgumentOutOfRangeException.ThrowIfZero(0, "p"); box 1)
t "zero" (fun () -> ArgumentOutOfRangeException.ThrowIfZero(0.0m, "p"); box 1)
t "gt" (fun () -> ArgumentOutOfRangeException.ThrowIfGreaterThan(5, 3, "p"); box 1)
t "gt" (fun () -> ArgumentOutOfRangeException.ThrowIfGreaterThan(3, 3, "p"); box 1)
t "ge" (fun () -> ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual(3, 3, "p"); box 1)
t "lt" (fun () -> ArgumentOutOfRangeException.ThrowIfLessThan(2, 3, "p"); box 1)
t "le" (fun () -> ArgumentOutOfRangeException.ThrowIfLessThanOrEqual("a", "b", "p"); box 1)
t "eq" (fun () -> ArgumentOutOfRangeException.ThrowIfEqual(2, 2, "p"); box 1)
t "eq" (fun () -> ArgumentOutOfRangeException.ThrowIfEqual("x", "x", "p"); box 1)
t "ne" (fun () -> ArgumentOutOfRangeException.ThrowIfNotEqual(2, 3, "p"); box 1)
t "disp" (fun () -> ObjectDisposedException.ThrowIf(true, box "a"); box 1)
t "disp" (fun () -> ObjectDisposedException.ThrowIf(false, box "a"); box 1)
t "disp" (fun () -> ObjectDisposedException.ThrowIf(true, typeof<int>); box 1)
