// out: [|rank=3|]
// out: [1; 2]
// A result that only a member constraint decides: at the end of the function the single overload that fits decides it, and the function is generic.
type Map =
    static member Map ((x: list<'T>, f: 'T->'U), _mthd: Map) = List.map f x
    static member Map ((x: option<'T>, f: 'T->'U), _mthd: Map) = Option.map f x
    static member Map ((x: _ [,,]             , f: 'T->'U), _mthd: Map) = Array3D.map f x
    static member inline Invoke (mapping: 'T->'U) (source: '``Functor<'T>``) : '``Functor<'U>`` =
        let inline call (mthd: ^M, source: ^I, _output: ^R) = ((^M or ^I or ^R) : (static member Map : (_*_)*_ -> _) (source, mapping), mthd)
        call (Unchecked.defaultof<Map>, source, Unchecked.defaultof<'``Functor<'U>``>)
let f0 (source: int [,,]) = Map.Invoke string source
let f1 (source: ('T * 'U) [,,]) = Map.Invoke  fst source
let f2 (source: 'T [,,]) = Map.Invoke string source
let f3 (source: ('T * 'U) list) = Map.Invoke fst source
printfn "%A" (f0 (Array3D.create 1 1 2 7))
printfn "%A" (f3 [1, "a"; 2, "b"])
