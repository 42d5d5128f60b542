// The parameter that the user named stays general where another variable can be solved: no FS0064.
type Vec<[<Measure>] 'u> =
    { X: float<'u>; Y: float<'u> }
    static member (*)(k: float<'v>, a: Vec<'u>) : Vec<'u 'v> = { X = k * a.X; Y = k * a.Y }
let bad (k: float<'v>) : float = k    //! warning FS0064  //! warning FS0988 Main module of program is empty
