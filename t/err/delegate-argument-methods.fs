module Del
open System
type K() =
    static member Fn (a: Func<int, int>) = a.Invoke 3
    static member Fn2 (a: Func<int, int, int>) = a.Invoke (3, 4)
    static member A2 (a: Action<int, int>) = a.Invoke (3, 4)
    static member Add (x: int, y: int) = x + y
    static member Inc (x: int) = x + 1
    static member Cur (x: int) (y: int) = x + y
    member _.IAdd (x: int, y: int) = x + y
    static member Fu (f: int -> int -> int) = f 3 4
    static member Ft (f: int * int -> int) = f (3, 4)
let addT (x: int, y: int) = x + y
let k = K()
let x1 = K.Fn2 (K.Add)    //! FS0002
let x2 = K.Fn2 K.Add    //! FS0002
let x3 = K.Fn K.Inc    //! FS0002
let x4 = K.Fn2 K.Cur
let x5 = K.Fn2 k.IAdd    //! FS0002
let x6 = K.Fn2 addT    //! FS0001
let x8 = Func<int, int, int>(addT)    //! FS0001
let x12 = K.Ft K.Add
let x13 = K.Fu addT    //! FS0001
let x14 = K.Fu K.Cur
let x19 = Func<int, int>(Math.Abs)
let x20 = K.Fn String.length    //! FS0001
let x21 = Comparison<int>(compare)
let x22 = [3; 1] |> ResizeArray
x22.Sort (Comparison compare)
x22.Sort compare
x22.ForEach (Action<int>(printf "%d"))
let x23 = x22.ConvertAll string
let x25 = x22.Exists ((=) 3)
let x26 = x22.RemoveAll (fun x -> x = 3)
