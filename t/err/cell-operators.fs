let r = ref 1
r := 2 //! info FS3370 The use of ':=' from the F# library is deprecated: write 'cell.Value <- e'.
let x = !r //! info FS3370 The use of '!' from the F# library is deprecated: write 'cell.Value'.
#nowarn "3370"
r := !r + 1

let (!) x = x + 1
let y = !x
