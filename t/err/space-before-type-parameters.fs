type Pair <'a> = { first: 'a; second: 'a }  //! warning FS1189 Remove spaces between the type name and type parameter
let pair <'a> (x: 'a) = { first = x; second = x }  //! warning FS1189 Remove spaces
let swap (p: Pair <int>) = { first = p.second; second = p.first }  //! warning FS1190 Remove spaces
printfn "%d" (swap (pair 1)).first
