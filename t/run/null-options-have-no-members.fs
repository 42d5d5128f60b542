// out: 1: NullReferenceException: Object reference not set to an instance of an object.
// out: 2: "Some(1)"
// out: 3: NullReferenceException: Object reference not set to an instance of an object.
// out: 4: NullReferenceException: Object reference not set to an instance of an object.
// out: 5: NullReferenceException: Object reference not set to an instance of an object.
// out: 6: NullReferenceException: Object reference not set to an instance of an object.
// out: 6b: NullReferenceException: Object reference not set to an instance of an object.
// out: 7: NullReferenceException: Object reference not set to an instance of an object.
// out: 8: false
// out: 9: ""
// out: 10: NullReferenceException: Object reference not set to an instance of an object.
// out: 11: "ValueNone"
// out: 12: "[]"
// out: 13: (false, true)
// out: 14: NullReferenceException: Object reference not set to an instance of an object.
// out: 15: NullReferenceException: Object reference not set to an instance of an object.
module Program
let t (name: string) (f: unit -> 'a) =
    try
        let r = f ()
        printfn "%s: %A" name r
    with e -> printfn "%s: %s: %s" name (e.GetType().Name) e.Message
let n: int option = None
let s: string option = None
let u: unit option = None
t "1" (fun () -> n.ToString())
t "2" (fun () -> (Some 1).ToString())
t "3" (fun () -> s.GetHashCode())
t "4" (fun () -> n.Equals(Some 1))
t "5" (fun () -> n.GetType().Name)
t "6" (fun () -> ().ToString())
t "6b" (fun () -> ().GetHashCode())
t "7" (fun () -> u.ToString())
t "8" (fun () -> (Some 3).Equals(None))
t "9" (fun () -> string n)
t "10" (fun () -> (None: int voption option).ToString())
t "11" (fun () -> ValueNone.ToString())
t "12" (fun () -> [].ToString())
t "13" (fun () -> n.IsSome, n.IsNone)
t "14" (fun () -> n.Value)
t "15" (fun () -> let f (x: 'a) = x.GetHashCode() in f n + f 1)
