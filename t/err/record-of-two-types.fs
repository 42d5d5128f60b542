type Point = { x: int; y: int }
type Solid = { depth: int; height: int }

let p = { x = 1; y = 2; depth = 3 }     //! FS0656 This record contains fields from inconsistent types
let q = { x = 1; depth = 3 }            //! FS0656 This record contains fields from inconsistent types
