module M01 =
  let r = List.filter (fun x -> x + 1) [1; 2]
  printfn "%A" r
module M02 =
  let r = List.sortBy [3; 1] id
  printfn "%A" r
module M03 =
  let r = List.sum ["a"; "b"]
  printfn "%A" r
module M04 =
  let r = List.average [1; 2]
  printfn "%A" r
module M05 =
  type R = { F: int -> int }
  let m = max { F = id } { F = id }
  printfn "%d" (m.F 1)
module M06 =
  let s = seq { 1 .. 3 }
  printfn "%d" s.Length
module M07 =
  let s = seq { 1 .. 3 }
  printfn "%d" s.[0]
module M08 =
  let s = [ 1 .. 3 ]
  printfn "%d" s.Count
module M09 =
  let s = [| 1 |]
  s.Add 3
module M10 =
  let s = "abc"
  if s.contains "a" then printfn "x"
module M11 =
  printfn "%f" (math.sqrt 2.0)
module M12 =
  printfn "%f" (sqrt 2)
module M13 =
  printfn "%d" (2 ** 3)
module M14 =
  let a = 1
  let b = 2L
  printfn "%d" (a + b)
module M15 =
  let a = 3000000000  //! FS1147 This number is outside the allowable range for 32-bit signed integers
  printfn "%d" a
module M16 =
  let a: float = 3,14
  printfn "%f" a
