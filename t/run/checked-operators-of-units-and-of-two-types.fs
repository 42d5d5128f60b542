// out: 12
// out: Arithmetic operation resulted in an overflow.
// out: 7
// out: -6.0
// out: Arithmetic operation resulted in an overflow.
// out: Arithmetic operation resulted in an overflow.
// out: Arithmetic operation resulted in an overflow.
// out: Arithmetic operation resulted in an overflow.
// out: 'Ã'
// out: "ab"
// out: 5.0
// out: 5.0M
// out: 01/03/2024 00:00:00
// out: 365.00:00:00
// out: 30
// out: { X = 6 }
// out: { X = 6 }
// out: { X = 7 }
// out: Arithmetic operation resulted in an overflow.
// out: 3
// out: Arithmetic operation resulted in an overflow.
// out: Arithmetic operation resulted in an overflow.
// out: Arithmetic operation resulted in an overflow.
// out: Arithmetic operation resulted in an overflow.
// out: Arithmetic operation resulted in an overflow.
// out: -9
// out: [3; 5]
// out: 6.0
// out: Arithmetic operation resulted in an overflow.
// out: 15L
// out: 6.283185307
// out: Arithmetic operation resulted in an overflow.
// out: 12n
// out: 2
// out: 7L

[<Measure>] type m
open Checked
let t f = try printfn "%A" (f ()) with e -> printfn "%s" e.Message
t (fun () -> 3<m> * 4<m>)
t (fun () -> System.Int32.MaxValue * 2<m>)
t (fun () -> 3<m> + 4<m>)
t (fun () -> -(3.0<m>) * 2.0<m>)
t (fun () -> System.Int32.MaxValue + 1)
t (fun () -> System.Int64.MinValue - 1L)
t (fun () -> 200uy + 100uy)
t (fun () -> 0u - 1u)
t (fun () -> 'a' + 'b')
t (fun () -> "a" + "b")
t (fun () -> 2.5 * 2.0)
t (fun () -> 2.5M * 2M<m>)
t (fun () -> System.DateTime(2024, 1, 1) + System.TimeSpan.FromDays 2.0)
t (fun () -> System.DateTime(2024, 1, 1) - System.DateTime(2023, 1, 1))
t (fun () -> 5I * 6I)
type V = { X: int } with
          static member (*) (a: V, k: int) = { X = a.X * k }
          static member (*) (k: int, a: V) = { X = a.X * k }
          static member (+) (a: V, b: V) = { X = a.X + b.X }
t (fun () -> { X = 3 } * 2)
t (fun () -> 2 * { X = 3 })
t (fun () -> { X = 3 } + { X = 4 })
t (fun () -> { X = 2000000000 } * 2)
let inline add x y = x + y
t (fun () -> add 1 2)
t (fun () -> add System.Int32.MaxValue 1)
let f x y = x * y + 1
t (fun () -> f 1000000 1000000)
t (fun () -> List.fold (fun a b -> a + b) 0 [ System.Int32.MaxValue; 1 ])
t (fun () -> List.reduce (+) [ System.Int32.MaxValue; 1 ])
t (fun () -> let mutable a = 100y in (a <- a + 100y; a))
t (fun () -> let x = 5 in x + 1 + 2 + 3 - 4 * 5)
t (fun () -> [ 1; 2 ] |> List.map (fun x -> x * 2 + 1))
t (fun () -> let g (x: int<m>) (y: float<m>) = float x * y / 1.0<m> in g 2<m> 3.0<m>)
t (fun () -> 2147483647<m> + 1<m>)
t (fun () -> int64 3 * 5L)
t (fun () -> System.Math.PI * 2.0<m>)
t (fun () -> 32767s * 2s)
t (fun () -> 3n * 4n)
t (fun () -> let s = System.DayOfWeek.Monday in int s + 1)
t (fun () -> (let x: int64 = 5L in x + int64 2))
