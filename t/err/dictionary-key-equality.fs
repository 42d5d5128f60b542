open System.Collections.Generic
type F = int -> int
let f (x: Dictionary<F, int>) = x
let d = new Dictionary<F, int>()    //! FS0043
let e: Dictionary<(int -> int), string> = Dictionary()    //! FS0043
let g = Dictionary<(int -> int) * int, string>()    //! FS0043
type C() = class end
let h = Dictionary<C, int>()
type R = { G: int -> int }
let i = Dictionary<R, int>()    //! FS0043
let mk (x: 'a) =
    let d = Dictionary<'a, int>()
    d.[x] <- 1
    d
let k = HashSet<R>()
let l = mk "a"
