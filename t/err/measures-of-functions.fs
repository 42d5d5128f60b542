[<Measure>] type m
let a = floor 1.5<m> //! FS0001 expected 'float', found 'float<m>'
let b = ceil 1.5<m> //! FS0001
let c = round 1.5<m> //! FS0001
let d = truncate 1.5<m> //! FS0001
let e = abs -1.5<m>
let f = sqrt 4.0<m^2>
let g = sign 1.5<m>
let h = exp 1.5<m> //! FS0001 expected 'float', found 'float<m>'
let i = max 1.5<m> 2.0<m>
