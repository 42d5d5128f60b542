// A cycle of interfaces is found as one of classes is.
type A =                       //? FS0954
  inherit B                    //? FS0954 This type definition involves an immediate cyclic reference
  abstract X: int
and B =                        //? FS0954
  inherit C                    //? FS0954
  abstract Y: int
and C =                        //? FS0954
  inherit A                    //? FS0954
  abstract Z: int
let f (a: A) = a.Absent        //! FS0039
