type IA = abstract M: int -> int
type A() =
    interface IA with            //? FS0366 No implementation was given for 'abstract IA.M: int -> int'
        member _.M(a, b) = a + b //! FS0856 This override takes a different number of arguments to the corresponding abstract member.
