module M01 =
  let f (x: int) (y: string) = x
  let a = f 1 "a".Length
  let b = Some ("a".Length) : string option
  let c = async { let! x = "a".Length in return x }
  let d = seq { yield 1; yield "a".ToUpper() }
  let e x = if x then 1 elif x then "a".ToUpper() else 3
  let g = try 1 with _ -> "a".ToUpper()
  let h: string list = [ for x in 1 .. 2 -> "a".Length ]
  let i = "a".Length :: [ "b" ]
  let j = sprintf "%d" ("a".ToUpper())
  let k = sprintf "%s" ("a".Length)
  let l = $"%d{"a".Trim()}"  //! FS3373 Invalid interpolated string. Single quote or verbatim string literals may not be used in i
  let m = assert ("a".Length)
  let n = (fun (x: int) -> x) ("a".ToUpper())
  let o = match 1 with x when "a".Length -> 1 | _ -> 2
module M02 =
  let r = ref 1
  incr r
  decr r
  let f = incr
  r |> incr
  List.iter incr [ r ]
  let incr x = x + 1
  let y = incr 1
module M03 =
  let x = 5
  let y = x.ToString
  let rec loop n =
      if n = 0 then ()
      else
          printfn "%d" n
      loop (n - 1)
  loop 3
module M04 =
  let names = ["a", "b"]
  for name in names do
      printfn "%s" name
module M05 =
  let divide a b =
      if b = 0 then None
      Some (a / b)
  printfn "%A" (divide 1 2)
module M06 =
  let toUpper (s: string) = s.ToUpper
  ["a"] |> List.map toUpper |> List.iter (printfn "%s")
module M07 =
  type Stack<'a>() =
      let mutable items = []
      member this.Push x = items <- x :: items
      member this.Pop() =
          match items with
          | [] -> None
          | h :: t -> items <- t; h
  let s = Stack<int>()
  s.Push 1
module M08 =
  let readLines path =
      use reader = System.IO.StreamReader(path)
      while not reader.EndOfStream do
          yield reader.ReadLine()
module M09 =
  let f x =
      match x with
      | x when x < 0 -> "neg"
      | x when x > 0 -> "pos"
  printfn "%s" (f 1)
module M10 =
  module Helpers =
      let private secret = 1
      let helper x = x + secret
  open Helper
  printfn "%d" (helper 1)
module M11 =
  let swap (a, b) = b, a
  let x, y = swap 1 2
  printfn "%d" x
module M12 =
  let apply f x = f x
  let r = apply (fun x y -> x + y) 1
  printfn "%d" r
module M13 =
  let total = List.reduce (+) ["a"; 1]
  printfn "%A" total
module M14 =
  let xs = [3;1;2]
  xs.Sort()
  xs |> List.sort
  printfn "%A" xs
