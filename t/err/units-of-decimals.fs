[<Measure>] type eur
[<Measure>] type usd
let a = 1m<eur>
let b = 2m<usd>
let c = a + b //! FS0043 The type 'decimal<usd>' does not match the type 'decimal<eur>' //! FS0001 The unit of measure 'usd' does not match the unit of measure 'eur'
let d: decimal<usd> = a //! FS0001 The unit of measure 'eur' does not match the unit of measure 'usd'
let f (x: decimal) = x
f a |> ignore //! FS0001 argument 1 of 'f': expected 'decimal', found 'decimal<eur>'
printfn "%M" 1 //! FS0001 the format expects a decimal ('%M'), found 'int'
let g = a > b //! FS0001 The unit of measure 'usd' does not match the unit of measure 'eur'
let h: int<eur> = 1m<eur> //! FS0001 expected 'int<eur>', found 'decimal<eur>'
