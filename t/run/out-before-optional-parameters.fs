// out: true 14
// out: false 8
// out: a bc
// A call may leave out a byref to be written and what follows it when that has a default value.
open System.Runtime.InteropServices

type Reader =
    static member Read(value: outref<int>, [<Optional; DefaultParameterValue(7)>] n: int) =
        value <- n * 2
        n = 7

    static member Split(text: string, head: outref<char>, [<Optional; DefaultParameterValue(0)>] at: int, tail: outref<string>) =
        head <- text[at]
        tail <- text.Substring(at + 1)

let isDefault, value = Reader.Read()
printfn "%b %d" isDefault value
let other, twice = Reader.Read(n = 4)
printfn "%b %d" other twice
let head, tail = Reader.Split("abc")
printfn "%c %s" head tail
