type T<'a>() =
    static member P = 1
    static member M() = 2
    static member Q: 'a = Unchecked.defaultof<'a>
    static member N(x: 'a) = 2
    static member Create() = T<'a>()
type U<'a> =
    | A of 'a
    static member Z = 1
let a = T.P    //! warning FS1125
let b = T.M()    //! warning FS1125
let c: int = T.Q
let d = T.N 3
let e: T<int> = T.Create()
let g = U.Z    //! warning FS1125
let i = [ 1 ] |> List.map (fun _ -> T.M())    //! warning FS1125
let j = T<_>.P
let k = T<int>.P
