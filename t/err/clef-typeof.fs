let f<'a> (x: 'a) = typeof<'a>.Name
type R = { A: int }
let n = sizeof<R>                   //! CLEF1011 'sizeof<R>' is not available here
