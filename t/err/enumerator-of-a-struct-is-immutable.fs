open System.Collections.Generic
let list (xs: List<int>) =
  let e = xs.GetEnumerator ()
  e.MoveNext ()  //! FS0256 A value must be mutable in order to mutate the contents or take the address of a value type
let disposed (xs: HashSet<int>) =
  use e = xs.GetEnumerator ()
  while e.MoveNext () do ()  //! FS0256 A value must be mutable in order to mutate the contents or take the address of a value type
let dictionary (xs: Dictionary<int, string>) =
  let e = xs.GetEnumerator ()
  e.MoveNext () |> ignore  //! FS0256 A value must be mutable in order to mutate the contents or take the address of a value type
  let mutable m = xs.GetEnumerator ()
  m.MoveNext ()
let sequence (xs: List<int>) =
  let e = (xs :> seq<int>).GetEnumerator ()
  e.MoveNext ()
let immutable (xs: System.Collections.Immutable.ImmutableArray<int>) =
  let e = xs.GetEnumerator ()
  e.MoveNext ()  //! FS0256 A value must be mutable in order to mutate the contents or take the address of a value type
