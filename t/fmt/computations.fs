let a = async { return 1 }
let b = async { let! x = foo
                return x }
let c = task {
  let! a = b
  and! c = d
  do! e a
  use! f = g
  match! h with
  | 1 -> return! i
  | _ -> yield! j
  for x in xs do
    yield x
}
let d = seq { 1; 2 }
let e = <@ 1 + 2 @>
===>
let a = async { return 1 }

let b =
    async {
        let! x = foo
        return x
    }

let c =
    task {
        let! a = b
        and! c = d
        do! e a
        use! f = g

        match! h with
        | 1 -> return! i
        | _ -> yield! j

        for x in xs do
            yield x
    }

let d =
    seq {
        1
        2
    }

let e = <@ 1 + 2 @>
