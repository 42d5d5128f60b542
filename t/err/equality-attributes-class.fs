[<CustomEquality; NoComparison>]
type A() = //! FS0377 This type uses an invalid mix of the attributes 'NoEquality', 'ReferenceEquality', 'StructuralEquality', 'NoComparison' and 'StructuralComparison'
    override _.Equals _ = true
    override _.GetHashCode() = 1

[<NoEquality>]
type B() = class end //! FS0378 The 'NoEquality' attribute must be used in conjunction with the 'NoComparison' attribute

[<StructuralEquality; StructuralComparison>]
type C() = class end //! FS0382 Only record, union, exception and struct types may be augmented with the 'ReferenceEquality', 'StructuralEquality' and 'StructuralComparison' attributes

[<NoComparison>]
type D() = class end
