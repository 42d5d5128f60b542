let a<'t> (x: 't) = x + 1 //! FS0001 A type parameter is missing a constraint 'when 't: (static member (+))'
let b<'t> (x: 't) : 't = 3 //! FS0001 expected ''t', found 'int'
let c<'t> (x: 't) : int = x //! FS0001 expected 'int', found ''t'
let d<'t, 'u> (x: 't) (y: 'u) = [ x; y ] //! FS0001 expected ''t', found ''u'
let e<'t> (x: 't) = x = x //! FS0001 A type parameter is missing a constraint 'when 't: equality'
let f<'t> (xs: 't list) = List.sort xs //! FS0001 missing a constraint 'when 't: comparison'
let g<'t> (xs: 't list) = List.sum xs //! FS0001 missing a constraint
let h<'t> (x: 't) = x.Length //! FS0072
let i<'t> (x: 't) = int x //! FS0001 missing a constraint 'when 't: (static member op_Explicit)'
let j<'t when 't :> System.IDisposable> (x: 't) = x.Dispose()
let k<'t> (x: 't) = j x //! FS0001 The type ''t' is not compatible with the type 'IDisposable'
let one<'t> : 't list = [ 1 ] //! FS0001 expected ''t', found 'int'
let inner () =
    let l<'t> (x: 't) = x - x //! FS0001 missing a constraint 'when 't: (static member (-))'
    l 3

let escapes () =
    let mutable kept = []
    let keep<'t> (x: 't) = kept <- [ x ] //! FS0670 The type variable 't could not be generalized
    keep 1
    kept

type C<'t>(v: 't) =
    member _.M() = v + 1 //! FS0001 missing a constraint 'when 't: (static member (+))'
    member _.N() = v.Length //! FS0072

type R<'t> =
    { X: 't }
    member r.Twice() = r.X * 2 //! FS0001 missing a constraint 'when 't: (static member (*))'

let fine<'t when 't : comparison> (x: 't) (y: 't) = x < y, x = y, hash x, string x, box x
let rec loose<'t> (x: 't) = if true then 1 else loose "s" //! warning FS0064 constrained to be type 'string'
