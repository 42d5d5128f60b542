// out: Res "3" Res "t" n
type Res<'a> = Res of 'a
type Stepper<'env> =
    abstract Project<'inner>: ('env -> 'inner) -> Res<'inner>
    abstract Step<'t, 'e> :
      'env * 't -> 'e list -> Res<'t>
    abstract Name :
      string
let s =
    { new Stepper<int> with
        member _.Project f = Res (f 3)
        member _.Step (env, t) es = Res t
        member _.Name = "n" }
printfn "%A %A %s" (s.Project string) (s.Step (1, "t") [true]) s.Name
