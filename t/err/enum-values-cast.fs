type E = A = 1 | B = 2
let values = System.Enum.GetValues(typeof<E>) :?> E[]
