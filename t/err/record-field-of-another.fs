type P = { X: int; Y: int }
type Q = { Z: int }
let p: P = { X = 1; Y = 2; Z = 3 }  //! FS1129 The record type 'P' does not contain a label 'Z'.
