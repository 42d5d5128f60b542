module M01 =
  type C(x: int) =
    member _.X = x
  let c = C 1
  c.X <- 2  //! FS0810 Property 'X' cannot be set  //! FS0257 Invalid mutation of a constant expression. Consider copying the expres
module M02 =
  let xs = [ 1; 2 ]
  xs.[0] <- 3  //! FS0810 Property 'Item' cannot be set  //! FS0257 Invalid mutation of a constant expression. Consider copying the expres
module M03 =
  let s = "abc"
  s.[0] <- 'x'  //! FS0810 Property 'Chars' cannot be set  //! FS0257 Invalid mutation of a constant expression. Consider copying the expres
module M04 =
  type C() =
    member this.X with get() = 1
  let c = C()
  c.X <- 3  //! FS0810 Property 'X' cannot be set  //! FS0257 Invalid mutation of a constant expression. Consider copying the expres
module M05 =
  type C() =
    member val X = 1
  let c = C()
  c.X <- 3  //! FS0810 Property 'X' cannot be set  //! FS0257 Invalid mutation of a constant expression. Consider copying the expres
module M06 =
  "hello".[0] <- 'x'  //! FS0810 Property 'Chars' cannot be set  //! FS0257 Invalid mutation of a constant expression. Consider copying the expres
