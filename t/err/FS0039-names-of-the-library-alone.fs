// What is internal or private in the library is not seen: modules, values, types, members, fields.
let a = List.map3From //! FS0039 The value, constructor, namespace or type 'map3From' is not defined.
let b = Array.indexFrom //! FS0039 The value, constructor, namespace or type 'indexFrom' is not defined.
let c = NativeText.concat2 "a" "b" //! FS0039 The value, namespace, type or module 'NativeText' is not defined.
let d = ObjectImpl.blank () //! FS0039 The value, namespace, type or module 'ObjectImpl' is not defined.
let f = String.compareOrdinal "a" "b" //! FS0039 The value, constructor, namespace or type 'compareOrdinal' is not defined.
let h = PrintfImpl.print "x" //! FS0039 The value, namespace, type or module 'PrintfImpl' is not defined.
let i = NumericLiteralM.OfBits 1UL 1UL //! FS0039 The value, namespace, type or module 'NumericLiteralM' is not defined.
let j = physicalEquality 1 2 //! FS0039 The value or constructor 'physicalEquality' is not defined.
let e = System.Exception "x"
let k = e.Cause //! FS0039 The type 'exn' does not define the field, constructor or member 'Cause'.
let l = e.details //! FS0039 The type 'exn' does not define the field, constructor or member 'details'.
let m = System.FormatException.Because "x" //! FS0039 The type 'FormatException' does not define the field, constructor or member 'Because'.
let n = (System.Collections.Generic.List<int>()).ToSeq () //! FS0039 The type 'List<int>' does not define the field, constructor or member 'ToSeq'.
let o (x: IEnumerator<int>) = 1 //! FS0039 The type 'IEnumerator' is not defined.
let p (x: DecimalOf) = 1 //! FS0039 The type 'DecimalOf' is not defined.
let q (x: 'T) = Operators.signOf x //! FS0039 The value, constructor, namespace or type 'signOf' is not defined.
open StringMembers //! FS0039 The namespace or module 'StringMembers' is not defined.
