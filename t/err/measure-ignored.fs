[<Measure>]
type m

type Box<[<Measure>] 'u>() = class end

let a (o: obj) = o :? float<m> //! warning FS1240 This type test or downcast will ignore the unit-of-measure 'm'
let b (o: obj) = o :?> Box<m^2> //! warning FS1240 This type test or downcast will ignore the unit-of-measure 'm ^ 2'

let c (o: obj) =
    match o with
    | :? (Box<m>[]) -> 1 //! warning FS1240 This type test or downcast will ignore the unit-of-measure 'm'
    | :? Box<1> -> 2 //! warning FS1240 This type test or downcast will ignore the unit-of-measure '1'
    | :? float -> 3
    | _ -> 4  //! warning FS0988 Main module of program is empty
