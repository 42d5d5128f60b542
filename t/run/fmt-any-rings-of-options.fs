// out: Some { Value = 2
// out:        Prev = Some { Value = 1
// out:                      Prev = None
// out:                      Next = Some ... }
// out:        Next = None }
// out: (Some { Value = 2
// out:         Prev = Some { Value = 1
// out:                       Prev = None
// out:                       Next = Some ... }
// out:         Next = None }, [Some { Value = 1
// out:                                Prev = None
// out:                                Next = Some { Value = 2
// out:                                              Prev = Some ...
// out:                                              Next = None } }])
// An option has no identity: of a ring the dots stand for what the option holds (.NET tells a shared Some from another).
module Program

type Node = { Value: int; mutable Prev: Node option; mutable Next: Node option }
let a = { Value = 1; Prev = None; Next = None }
let b = { Value = 2; Prev = Some a; Next = None }
a.Next <- Some b
printfn "%A" (Some b)
printfn "%A" (a.Next, [ b.Prev ])
