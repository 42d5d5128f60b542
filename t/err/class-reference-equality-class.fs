[<ReferenceEquality>]
type F() = class end //! FS0382 Only record, union, exception and struct types may be augmented with the 'ReferenceEquality', 'StructuralEquality' and 'StructuralComparison' attributes
