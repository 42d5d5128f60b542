// A conversion is no member of every module that lacks its name.
namespace N

module Gen =
    let list x = [ x ]

[<AutoOpen>]
module More =
    module Gen =
        let int32 x = x + "!"

namespace M

module Main =
    printfn "%A" (N.Gen.list 1)
    printfn "%A" (N.Gen.int32 "5") //! FS0039 The value, constructor, namespace or type 'int32' is not defined.
    printfn "%A" (N.Gen.box 1) //! FS0039 The value, constructor, namespace or type 'box' is not defined.
    printfn "%A" (N.Gen.sqrt 4.0) //! FS0039 The value, constructor, namespace or type 'sqrt' is not defined.
    printfn "%A" (Operators.int32 "5" + FSharp.Core.Operators.int "6")
