// FS3391 where op_Implicit converts a value that is no argument of a method.
module Program
open System
type W(n: int) =
    member _.N = n
    static member op_Implicit (n: int) : W = W n
type M =
    static member W (x: W) = x.N
    static member D (f: Func<int, W>) = (f.Invoke 3).N
let g: Nullable<int> = 3 //! warning FS3391 implicit conversion
let w: W = 3 //! warning FS3391 implicit conversion
let f (x: Nullable<int>) = x.HasValue
printfn "%b" (f 3) //! warning FS3391 implicit conversion
printfn "%d" (M.W 3 + M.W (4) + M.W (if g.HasValue then 3 else 4))
printfn "%d" (M.D (fun x -> x)) //! warning FS3391 implicit conversion
let l: W list = [
    1 //! warning FS3391 implicit conversion
    2 //! warning FS3391 implicit conversion
]
let b: W =
    if g.HasValue then 3 //! warning FS3391 implicit conversion
    else W 4
let d: decimal = 3 //! warning FS3391 implicit conversion
let z: Nullable<float> = 3 //! FS0001 expected 'Nullable<float>'
