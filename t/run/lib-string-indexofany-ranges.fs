// out: 6
// out: -1
// out: 7
// out: 7
// out: -1
// out: 6
// out: -1
// out: 8
// out: ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: ArgumentNullException: Value cannot be null. (Parameter 'anyOf')
// out: -1
// out: -1
// out: -1
// out: 4
// out: 4
// out: -1
// out: 7
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'startIndex')
// out: ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: ArgumentOutOfRangeException: Count must be positive and count must refer to a location within the string/array/collection. (Parameter 'count')
// out: ArgumentNullException: Value cannot be null. (Parameter 'anyOf')
// out: -1
open System
let s = "Hello Wörld"
let t f = try printfn "%O" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
t (fun () -> s.IndexOf ('w', StringComparison.OrdinalIgnoreCase))
t (fun () -> s.IndexOf ('w', StringComparison.Ordinal))
t (fun () -> s.IndexOf ('Ö', StringComparison.InvariantCultureIgnoreCase))
t (fun () -> s.IndexOf ('ö', StringComparison.CurrentCulture))
t (fun () -> s.IndexOfAny ([| 'o' |], 5, 3))
t (fun () -> s.IndexOfAny ([| 'o'; 'W' |], 5, 3))
t (fun () -> s.IndexOfAny ([| 'r' |], 5, 3))
t (fun () -> s.IndexOfAny ([| 'r' |], 5, 4))
t (fun () -> s.IndexOfAny ([| 'o' |], 5, 30))
t (fun () -> s.IndexOfAny ([| 'o' |], 50, 3))
t (fun () -> s.IndexOfAny ([| 'o' |], -1, 3))
t (fun () -> s.IndexOfAny ([| 'o' |], 1, -3))
t (fun () -> s.IndexOfAny (null, 1, 3))
t (fun () -> s.IndexOfAny ([||], 1, 3))
t (fun () -> "".IndexOfAny ([| 'a' |], 0, 0))
t (fun () -> s.LastIndexOfAny ([| 'o' |], 8, 3))
t (fun () -> s.LastIndexOfAny ([| 'o' |], 8, 5))
t (fun () -> s.LastIndexOfAny ([| 'o' |], 5))
t (fun () -> s.LastIndexOfAny ([| 'o' |], 3))
t (fun () -> s.LastIndexOfAny ([| 'ö' |], 10, 11))
t (fun () -> s.LastIndexOfAny ([| 'o' |], 50, 3))
t (fun () -> s.LastIndexOfAny ([| 'o' |], -1, 3))
t (fun () -> s.LastIndexOfAny ([| 'o' |], 1, -3))
t (fun () -> s.LastIndexOfAny ([| 'o' |], 1, 3))
t (fun () -> s.LastIndexOfAny (null, 1, 3))
t (fun () -> "".LastIndexOfAny ([| 'a' |], 5, 7))
