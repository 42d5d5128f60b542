// The comparison of an index with the length of an array made here takes 32 bits, and so does an index that a mask keeps positive.
// function: Index_that_a_loop_counts.marked
// x86_64: movb $1,8(
// x86_64: cmpl %r13d,%ecx
// x86_64-not: cmpq %r
open System.Runtime.CompilerServices

[<MethodImpl(MethodImplOptions.NoInlining)>]
let marked (limit: int) (step: int) (at: int) =
    let flags = Array.create (limit + 1) false
    let mutable j = step + step
    while j <= limit do
        flags.[j] <- true
        j <- j + step
    flags.[at &&& 511]

printfn "%b" (marked 999 7 14)
