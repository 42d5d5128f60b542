module Vault =
    let private key x = x - 1
    type private Box = | Locked of int
    type Door = private | Shut of int
    type private Guard() =
        member _.X = key 1
module Street =
    open Vault
    let a = key 1 //! FS0039 The value or constructor 'key' is not defined.
    let b = Locked 2 //! FS0039
    let c = Shut 1 //! FS1093 The union cases or fields of the type 'Door' are not accessible
    let d = Guard() //! FS0039
    let e (x: Box) = 1 //! FS0039 The type 'Box' is not defined.
    let f = Vault.key 1 //! FS1094 The value 'key' is not accessible from this code location
