let y = seq { return 1 }  //! FS0635 In sequence expressions, results are generated using 'yield'
let xs = [ for i in 1..3 do return i ]  //! FS0635 In sequence expressions, results are generated using 'yield'
let z = seq { yield 1
              return 2 }  //! FS0635 In sequence expressions, results are generated using 'yield'
