let price = 79228162514264337593543950336M //! FS1154 this number is outside the allowable range for decimal literals
let large = 1e30m //! FS1154 this number is outside the allowable range for decimal literals
let name price =
    match price with
    | 1e30m -> "large" //! FS1154 this number is outside the allowable range for decimal literals
    | _ -> "other"
