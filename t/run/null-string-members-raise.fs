// out: trim: System.NullReferenceException: Object reference not set to an instance of an object.
// out: split: System.NullReferenceException: Object reference not set to an instance of an object.
// out: sub: System.NullReferenceException: Object reference not set to an instance of an object.
// out: up: System.NullReferenceException: Object reference not set to an instance of an object.
// out: contains: System.NullReferenceException: Object reference not set to an instance of an object.
// out: starts: System.NullReferenceException: Object reference not set to an instance of an object.
// out: idx: System.NullReferenceException: Object reference not set to an instance of an object.
// out: repl: System.NullReferenceException: Object reference not set to an instance of an object.
// out: pad: System.NullReferenceException: Object reference not set to an instance of an object.
// out: chars: System.NullReferenceException: Object reference not set to an instance of an object.
// out: eq: System.NullReferenceException: Object reference not set to an instance of an object.
// out: cmp: System.NullReferenceException: Object reference not set to an instance of an object.
// out: ins: System.NullReferenceException: Object reference not set to an instance of an object.
// out: rem: System.NullReferenceException: Object reference not set to an instance of an object.
// out: line: System.NullReferenceException: Object reference not set to an instance of an object.
// out: lines: System.NullReferenceException: Object reference not set to an instance of an object.
// out: ok: [|"a"; "b"|]
// out: ext: "empty"
// out: words: System.NullReferenceException: Object reference not set to an instance of an object.
// out: two: System.NullReferenceException: Object reference not set to an instance of an object.
// A member of a null string raises NullReferenceException; an extension by the program takes it.
open System
let t n f = try printfn "%s: %A" n (f ()) with e -> printfn "%s: %s: %s" n (e.GetType().FullName) e.Message
let s: string = null
t "trim" (fun () -> s.Trim())
t "split" (fun () -> s.Split ',')
t "sub" (fun () -> s.Substring 0)
t "up" (fun () -> s.ToUpper())
t "contains" (fun () -> s.Contains "a")
t "starts" (fun () -> s.StartsWith "a")
t "idx" (fun () -> s.IndexOf 'c')
t "repl" (fun () -> s.Replace('a', 'b'))
t "pad" (fun () -> s.PadLeft 5)
t "chars" (fun () -> s.ToCharArray())
t "eq" (fun () -> s.Equals "a")
t "cmp" (fun () -> s.CompareTo "a")
t "ins" (fun () -> s.Insert(0, "a"))
t "rem" (fun () -> s.Remove 0)
t "line" (fun () -> Console.ReadLine().Trim())
t "lines" (fun () -> let l = Console.ReadLine() in l.Split(' ') |> Array.map int)
t "ok" (fun () -> ("a,b" + s).Split ',')
type String with
  member x.OrEmpty = if isNull x then "empty" else x
t "ext" (fun () -> s.OrEmpty)
let read () = Console.ReadLine()
let rec words () = match read().Trim().Split(' ') with [| "" |] -> 0 | all -> all.Length + words ()
t "words" words
let f (x: string) = x.ToUpperInvariant().Trim()
t "two" (fun () -> f "a" + f s)
