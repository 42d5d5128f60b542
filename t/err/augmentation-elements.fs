type C(x: int) = class end
type C with
    inherit obj          //! FS0912 This declaration element is not permitted in an augmentation
type R = { X: int } with
    member val Y = 1     //! FS0912 This declaration element is not permitted in an augmentation
