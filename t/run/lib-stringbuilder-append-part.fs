// out: 1 x
// out: 2 ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 3 ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')|Actual value was -1.
// out: 4 ArgumentOutOfRangeException count ('-1') must be a non-negative value. (Parameter 'count')|Actual value was -1.
// out: 5 ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 6 x
// out: 7 ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 8 ArgumentNullException Value cannot be null. (Parameter 'value')
// out: 9 x
// out: 10 xbc
// out: 11 ArgumentOutOfRangeException Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'startIndex')
// out: 12 ArgumentOutOfRangeException startIndex ('-1') must be a non-negative value. (Parameter 'startIndex')|Actual value was -1.

open System.Text
let t n f = try printfn "%s %s" n ((f (StringBuilder "x") : StringBuilder).ToString()) with e -> printfn "%s %s %s" n (e.GetType().Name) (e.Message.Replace("\n","|"))
t "1" (fun b -> b.Append(StringBuilder "abc", 6, 0))
t "2" (fun b -> b.Append(StringBuilder "abc", 6, 1))
t "3" (fun b -> b.Append(StringBuilder "abc", -1, 0))
t "4" (fun b -> b.Append(StringBuilder "abc", 0, -1))
t "5" (fun b -> b.Append(StringBuilder "abc", 1, 3))
t "6" (fun b -> b.Append((null: StringBuilder), 0, 0))
t "7" (fun b -> b.Append((null: StringBuilder), 1, 0))
t "8" (fun b -> b.Append((null: StringBuilder), 0, 1))
t "9" (fun b -> b.Append(StringBuilder "abc", 3, 0))
t "10" (fun b -> b.Append(StringBuilder "abc", 1, 2))
t "11" (fun b -> b.Append(StringBuilder "abc", 4, 1))
t "12" (fun b -> b.Append(StringBuilder "abc", -1, -1))
