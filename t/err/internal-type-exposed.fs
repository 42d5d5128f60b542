type internal D = { X: int }
let d = { X = 1 }  //! FS0410 The type 'D' is less accessible than the value, member or type 'val d: D' it is used in.
let f (d: D) = d.X  //! FS0410 The type 'D' is less accessible than the value, member or type 'val f: d: D -> int' it is used in.
let internal g (d: D) = d.X
let private h (d: D) = d.X
type internal E = { D: D }
type R = { D: D }  //! FS0410 The type 'D' is less accessible than the value, member or type 'D' it is used in.
type U = A of D | B  //! FS0410 The type 'D' is less accessible than the value, member or type 'Item' it is used in.
type C() =
    member _.Get() = { X = 1 }  //! FS0410 The type 'D' is less accessible than the value, member or type 'member C.Get: unit -> D' it is used in.
    member internal _.Get2() = { X = 1 }
    member private _.Get3() = { X = 1 }
    static member Make(d: D) = 1  //! FS0410 The type 'D' is less accessible than the value, member or type 'static member C.Make: d: D -> int' it is used in.
    member val P = { X = 1 }  //! FS0410 The type 'D' is less accessible than the value, member or type 'member C.P: D' it is used in.
type internal F() =
    member _.Get() = { X = 1 }
let k () =
    let q = { X = 1 }
    q.X
