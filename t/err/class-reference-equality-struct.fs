[<Struct; ReferenceEquality>]
type G = { W: int } //! FS0376 The 'ReferenceEquality' attribute cannot be used on structs. Consider using the 'StructuralEquality' attribute instead, or implement an override for 'System.Object.Equals(obj)'.
