// A private record has no default constructor; a CLIMutable one has.
type private Hidden = { Left: int }
[<CLIMutable>]
type Shown = { Right: int }
let make<'T when 'T: (new: unit -> 'T)> () = new 'T()
let s = make<Shown> ()
let h = make<Hidden> ()    //! FS0001 A generic construct requires that the type 'Hidden' have a public default constructor
