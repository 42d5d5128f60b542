// out: { Left = 1
// out:   Right = 2 }
// out: { Name = "a"
// out:   Inner = { Size = 1
// out:             Weight = 2 } }
// out: 0
// A private record is hidden and no CLIMutable one; a nested CLIMutable record is laid out like any other.
module M =
    type private Hidden = { mutable Left: int; mutable Right: int }
    [<CLIMutable>]
    type Shown = { Name: string; Inner: Inner }
    and [<CLIMutable>] Inner = { Size: int; Weight: int }
    let private show () = printfn "%A" { Left = 1; Right = 2 }
    let run () = show ()
let make<'T when 'T: (new: unit -> 'T)> () = new 'T()
M.run ()
printfn "%A" { M.Name = "a"; M.Inner = { M.Size = 1; M.Weight = 2 } }
printfn "%d" (make<M.Inner> ()).Size
