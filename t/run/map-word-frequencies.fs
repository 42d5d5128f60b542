// out: a 1
// out: cat 2
// out: dog 1
// out: the 3
let words = [ "the"; "cat"; "the"; "dog"; "a"; "the"; "cat" ]
let counts =
  List.fold
    (fun m w ->
      match Map.tryFind w m with
      | Some n -> Map.add w (n + 1) m
      | None -> Map.add w 1 m)
    Map.empty
    words
Map.toList counts |> List.iter (fun (w, n) -> printfn "%s %d" w n)
