let n = 5
let s = $"{1,n}"  //! FS3372 Invalid alignment in interpolated string
