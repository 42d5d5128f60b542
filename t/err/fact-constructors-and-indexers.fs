module M01 =
  type P(x: int, y: string) =
    member _.X = x
  let a = P(1)  //! FS0001 This expression was expected to have type
  let b = P(1, "a", 2)  //! FS0501 The object constructor 'P' takes 2 argument(s) but is here given 3. Th
module M02 =
  "hello".[0] <- 'x'  //! FS0810 Property 'Chars' cannot be set  //! FS0257 Invalid mutation of a constant expression. Consider copying the expres
module M03 =
  open System.Collections.Generic
  let d = Dictionary<int * int, int>()
  let a = d.[1, 2]
  d.[1, 2] <- 3  //! FS0501 The member or object constructor 'Item' takes 2 argument(s) but is her
