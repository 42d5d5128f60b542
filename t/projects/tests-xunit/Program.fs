module Program =

  [<EntryPoint>]
  let main _ = failwith "is not run"
