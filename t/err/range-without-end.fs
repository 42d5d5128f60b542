let xs = [ 0 .. ]  //! FS0751 Incomplete expression or invalid use of indexer syntax
let f = for i in .. 5 do ()  //! FS0751 Incomplete expression or invalid use of indexer syntax
