[<NoEquality>]
type A1 = { X: int }    //! FS0378
[<StructuralComparison>]
type A2 = { X: int }    //! FS0379
[<StructuralEquality>]
type A3 = { X: int }    //! FS0380
[<CustomEquality>]
type A9 = { X: int } with    //! FS0387
    override x.Equals y = true
    override x.GetHashCode() = 1
[<NoComparison>]
type A11 = { X: int }
[<NoEquality; NoComparison>]
type A12 = { X: int }
[<ReferenceEquality; NoComparison>]
type A13 = { X: int }
[<CustomEquality; NoComparison>]
type A16 = { X: int } with
    override x.Equals y = true
    override x.GetHashCode() = 1
[<StructuralEquality; NoComparison>]
type A17 = { X: int }
[<StructuralEquality; CustomComparison>]
type A18 = { X: int }    //! FS0385
[<NoEquality; NoComparison>]
type A24 = { X: int } with    //! warning FS0346 //! warning FS0386
    override x.Equals y = true
[<ReferenceEquality; StructuralEquality; NoComparison>]
type A25 = { X: int }    //! FS0381
