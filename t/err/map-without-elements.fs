let m = Map<string, int>() //! FS0001 expected '(string * int) seq', found 'unit'
let n = new Set<int>() //! FS0001 expected 'int seq', found 'unit'
let o = Map [ 1, "a" ] //! info FS3886 This list expression contains a single tuple element.
let p = Set.empty.Add 1
