let f<'a> (x: 'a) = typeof<'a>.Name //! CLEF1011 'typeof<'a>' is not available here
type R = { A: int }
let n = sizeof<R>                   //! CLEF1011 'sizeof<R>' is not available here
