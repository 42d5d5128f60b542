// A structure with addresses is no part of another type, and no object.
open System
let listed () = [ Span<int>.Empty ].Length  //! FS0412 A type instantiation involves a byref type
let optional () = (Some (Span<int>.Empty)).IsSome  //! FS0412 A type instantiation involves a byref type
let boxed (s: Span<int>) = box s  //! FS0412 A type instantiation involves a byref type
let cast (s: Span<int>) = s :> obj  //! FS0412 A type instantiation involves a byref type
let passed (s: Span<int>) = ignore s  //! FS0412 A type instantiation involves a byref type
let same (s: Span<int>) = (id s).Length  //! FS0412 A type instantiation involves a byref type
let matched (s: ReadOnlySpan<char>) = match s, 1 with x, 1 -> x.Length | _ -> 0  //! FS0412 A type instantiation involves a byref type
let view () = ("abc".AsSpan (), 1) |> snd  //! FS0412 A type instantiation involves a byref type
let length (s: Span<int>) = s.ToString().Length + s.Length
