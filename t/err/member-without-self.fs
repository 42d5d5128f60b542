type C() =
    member F x = x + 1    //! FS0673 This instance member needs a parameter to represent the object
    member this.G = 2

let f (?x: int) = x       //! FS0718 Optional arguments are only permitted on type members
let g (a, ?b) = a         //! FS0718 Optional arguments are only permitted on type members
