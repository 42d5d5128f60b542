// step: mir fibonacci
let fibonacci count = seq {
    let mutable a = 0
    let mutable b = 1
    let mutable i = 0
    while i < count do
        yield a
        let temp = a + b
        a <- b
        b <- temp
        i <- i + 1
}
let first = Seq.toList (fibonacci 5)
// ===>
// func @Seq_fibonacci_mir.fibonacci(v1: i32 "count") -> ref? raises "Seq_fibonacci_mir.fibonacci" {
// b1:
//   v2 = alloc row seq size 32 zeroed
//   v3 = symbol.code @Seq_fibonacci_mir.fibonacci.next
//   store.code v2 + 8, v3 init
//   store.i32 v2 + 16, v1 init
//   v4 = cast.ref v2
//   v5 = cast.ref? v4
//   return v5
// }
// func @Seq_fibonacci_mir.fibonacci.next(v1: ref) -> i8 raises address cell "Seq_fibonacci_mir.fibonacci.next" {
// b1:
//   v2 = cast.ref<seq> v1
//   v3 = load.i32 v2 row seq mutable
//   switch v3 { -2 -> b9, 0 -> b3, 1 -> b7, default -> b2 }
// b2:
//   v4 = const.i32 -1
//   store.i32 v2, v4 row seq mutable
//   v5 = const.i8 0
//   return v5
// b3:
//   v6 = const.i32 0
//   store.i32 v2 + 20, v6 row seq mutable
//   v7 = const.i32 1
//   store.i32 v2 + 24, v7 row seq mutable
//   v8 = const.i32 0
//   store.i32 v2 + 28, v8 row seq mutable
//   goto b4
// b4:
//   v9 = load.i32 v2 + 28 row seq mutable
//   v10 = load.i32 v2 + 16 row seq
//   v11 = slt v9, v10
//   switch v11 { 0 -> b11, default -> b10 }
// b5:
//   v12 = load.i32 v2 + 20 row seq mutable
//   store.i32 v2 + 4, v12 row seq field 2 mutable
//   v13 = const.i32 1
//   store.i32 v2, v13 row seq mutable
//   v14 = const.i8 1
//   return v14
// b6:
//   goto b8
// b7:
//   v15 = load.i32 v2 + 20 row seq mutable
//   v16 = load.i32 v2 + 24 row seq mutable
//   v17 "temp" = iadd v15, v16
//   v18 = load.i32 v2 + 24 row seq mutable
//   store.i32 v2 + 20, v18 row seq mutable
//   store.i32 v2 + 24, v17 row seq mutable
//   v19 = load.i32 v2 + 28 row seq mutable
//   v20 = const.i32 1
//   v21 = iadd v19, v20
//   store.i32 v2 + 28, v21 row seq mutable
//   goto b4
// b8:
//   goto b2
// b9 cold:
//   goto b2
// b10:
//   goto b5
// b11:
//   goto b6
// }
// func @Seq_fibonacci_mir.fibonacci.clone(v1: ref) -> ref raises address "Seq_fibonacci_mir.fibonacci.clone" {
// b1:
//   v2 = load.i32 v1 + 16
//   v3 = alloc row seq size 32 zeroed
//   v4 = symbol.code @Seq_fibonacci_mir.fibonacci.next
//   store.code v3 + 8, v4 init
//   store.i32 v3 + 16, v2 init
//   v5 = cast.ref v3
//   return v5
// }
