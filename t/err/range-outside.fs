let f x = x
let a = 1..9  //! FS0751 Incomplete expression or invalid use of indexer syntax
let b = int -1..9  //! FS0751 Incomplete expression or invalid use of indexer syntax
let c = f (1..9)  //! FS0751 Incomplete expression or invalid use of indexer syntax
let d = [(1..3)]  //! FS0751 Incomplete expression or invalid use of indexer syntax
let e = seq { yield! 1..3 }  //! FS0751 Incomplete expression or invalid use of indexer syntax
let g = [ for x in 1..3 do 1..x ]  //! FS0751 Incomplete expression or invalid use of indexer syntax
let h = async { for x in (1..3) do printfn "%d" x }  //! FS0751 Incomplete expression or invalid use of indexer syntax
