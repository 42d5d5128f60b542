let price = 79228162514264337593543950336M //! FS1154 this number is outside the allowable range for decimal literals
let large = 1e30m //! FS1154 this number is outside the allowable range for decimal literals
let name price =
    match price with
    | 1.5m -> "one and a half" //! CLEF1002 decimal literals are not available in patterns
    | _ -> "other"
