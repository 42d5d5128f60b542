[<Measure>]
type kg
let f (x: kg) = x    //! FS0704
let g (x: List<kg>) = x    //! FS0704
type R = { W: kg }    //! FS0704
type U = A of kg    //! FS0704
let h x : kg = x    //! FS0704
type C(x: kg) =    //! FS0704
    member y.Z: kg = x    //! FS0704
let k = [] : kg list    //! FS0704
type G<[<Measure>] 'u> = { Q: float<'u> }
let n: G<int> = failwith ""    //! FS0705
let o: G<kg> = failwith ""
let p: float<kg> = 1.0<kg>
