// Array.get as the fourth text has it: the literal is a copy of a static block; length, unsigned comparison, switch, then the
// exception or the element.
// func: Test.main
// step: mir
// text: func @Test.main() -> ref?<"int array">, i32 raises "Test.main" {
// text: b1:
// text:   v1 = const.i32 1
// text:   v2 = const.i32 2
// text:   v3 = const.i32 3
// text:   v4 = const.i32 4
// text:   v5 = const.i32 5
// text:   v6 = const.i64 5
// text:   v7 "arr" = alloc_array v6 row "int array"
// text:   v8 = addr v7 + 8
// text:   v9 = symbol.addr @elements
// text:   v10 = const.i64 20
// text:   mem_copy v8, v9, v10
// text:   v11 = cast.ref?<"int array"> v7
// text:   v12 = const.i32 7
// text:   v13 = sext.i64 v12
// text:   v14 = sext.i64 v12
// text:   v15 = len v11
// text:   v16 = ult v14, v15
// text:   switch v16 { 0 -> b2, default -> b4 }
// text: b2 cold:
// text:   call @fail.IndexOutOfRangeException() -> b3
// text: b3 cold:
// text:   invalid "a failed check went on"
// text: b4:
// text:   v17 = passed
// text:   v18 = elem v11 + 8, v14 * 4 proof v17
// text:   v19 "b" = load.i32 v18 row "int array" field 1 mutable
// text:   v20 = cast.ref?<"int array"> v7
// text:   return v20, v19
// text: }
module Test
let main () =
    let arr = [| 1; 2; 3; 4; 5 |]
    let b = arr.[7]
    (arr, b)
printfn "%b" (try fst (main ()) = [||] with _ -> true)
