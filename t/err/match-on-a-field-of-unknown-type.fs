type R = { A: int; B: option; C: (int) livt } //! FS0033 The type 'option' expects 1 type argument(s) but is given 0 //! FS0039 The type 'livt' is not defined.
let r = Unchecked.defaultof<R>
let { A = aa; C = (cc, _) :: _ } = r
