let xs = [ 1; 2 ]
let a = xs.(1)  //! FS0035 This construct is deprecated: This indexer notation has been removed f
