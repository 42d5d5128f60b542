module Sequences
let multiplesOf factor count = seq {
    let mutable i = 1
    while i <= count do
        yield i * factor
        i <- i + 1
}
let triangularNumbers count = seq {
    let mutable sum = 0
    let mutable i = 1
    while i <= count do
        sum <- sum + i
        yield sum
        i <- i + 1
}
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
printfn "%A %A %A" (Seq.toList (multiplesOf 2 3)) (Seq.toList (triangularNumbers 3)) (Seq.toList (fibonacci 3))

// Sequence Expression Representation 4.2 machine
//Struct: {state, current, code_ptr, factor, count, i}
//        [0]     [1]       [2]       [3]    [4]   [5]

// Sequence Expression Representation 11.1 machine
//Struct: {state, current, code_ptr, count, sum, i}

// Sequence Expression Representation 11.1 machine
//^s0: sum=0, i=1, br check

// Sequence Expression Representation 11.1 machine
//^s1: i=i+1, br check

// Sequence Expression Representation 11.1 machine
//^yield: sum=sum+i, current=sum, state=1, return true

// Sequence Expression Representation 11.2 machine
//Struct: {state, current, code_ptr, count, a, b, i}

// Sequence Expression Representation 6.1 body
//WhileBody = Sequential([
//    Set(sum <- sum + i),
//    Sequential([
//        Yield(sum),
//        Set(i <- i + 1)
//    ])
//])

// Sequence Expression Representation 6.3 split
//(pre=[Set(sum)], post=[Set(i)])
