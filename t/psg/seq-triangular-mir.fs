// step: mir triangularNumbers
let triangularNumbers count = seq {
    let mutable sum = 0
    let mutable i = 1
    while i <= count do
        sum <- sum + i
        yield sum
        i <- i + 1
}
for n in triangularNumbers 3 do printfn "%d" n
// ===>
// func @Seq_triangular_mir.triangularNumbers(v1: i32 "count") -> ref? raises "Seq_triangular_mir.triangularNumbers" {
// b1:
//   v2 = alloc row seq size 32 zeroed
//   v3 = symbol.code @Seq_triangular_mir.triangularNumbers.next
//   store.code v2 + 8, v3 init
//   store.i32 v2 + 16, v1 init
//   v4 = cast.ref v2
//   v5 = cast.ref? v4
//   return v5
// }
// func @Seq_triangular_mir.triangularNumbers.next(v1: ref) -> i8 raises address cell "Seq_triangular_mir.triangularNumbers.next" {
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
//   goto b4
// b4:
//   v8 = load.i32 v2 + 24 row seq mutable
//   v9 = load.i32 v2 + 16 row seq
//   v10 = sle v8, v9
//   switch v10 { 0 -> b11, default -> b10 }
// b5:
//   v11 = load.i32 v2 + 20 row seq mutable
//   v12 = load.i32 v2 + 24 row seq mutable
//   v13 = iadd v11, v12
//   store.i32 v2 + 20, v13 row seq mutable
//   v14 = load.i32 v2 + 20 row seq mutable
//   store.i32 v2 + 4, v14 row seq field 2 mutable
//   v15 = const.i32 1
//   store.i32 v2, v15 row seq mutable
//   v16 = const.i8 1
//   return v16
// b6:
//   goto b8
// b7:
//   v17 = load.i32 v2 + 24 row seq mutable
//   v18 = const.i32 1
//   v19 = iadd v17, v18
//   store.i32 v2 + 24, v19 row seq mutable
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
// func @Seq_triangular_mir.triangularNumbers.clone(v1: ref) -> ref raises address "Seq_triangular_mir.triangularNumbers.clone" {
// b1:
//   v2 = load.i32 v1 + 16
//   v3 = alloc row seq size 32 zeroed
//   v4 = symbol.code @Seq_triangular_mir.triangularNumbers.next
//   store.code v3 + 8, v4 init
//   store.i32 v3 + 16, v2 init
//   v5 = cast.ref v3
//   return v5
// }
