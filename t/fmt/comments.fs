// at the top

(* a block *)
module M // behind

/// docs
let x = 1 // one
let y (* inner *) = 2

let f x =
    // before
    x + 1
    // after

let g
    // odd place
    x =
    x


let h = // behind =
    1
type R =
  { A: int // first
    /// second
    B: int }
type U =
  // one
  | A // a
  | B
// the end
===>
// at the top

(* a block *)
module M // behind

/// docs
let x = 1 // one
let y (* inner *) = 2

let f x =
    // before
    x + 1
    // after

let g
    // odd place
    x
    =
    x


let h = // behind =
    1

type R =
    {
        A: int // first
        /// second
        B: int
    }

type U =
    // one
    | A // a
    | B
// the end
