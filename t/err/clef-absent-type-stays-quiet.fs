// A type, module or namespace that is not there is one message at each place where it is written; what follows from it is not
// reported, of which F# has 32 more.
module Absent5 =
    type Shape = Circel of float
    let area (s: Shap) = match s with Circle r -> r * r  //! FS0039 The type 'Shap' is not defined. Maybe you want one of the following:
    let total (xs: Shap list) = xs |> List.sumBy area  //! FS0039 The type 'Shap' is not defined. Maybe you want one of the following:
    let d = Dictionary<string, int>()  //! FS0039 The value or constructor 'Dictionary' is not defined. Maybe you want one of the following:
    d.["a"] <- 1
    for kv in d do printfn "%s %d" kv.Key kv.Value
    let s: Stack<int> = Stack()  //! FS0039 The type 'Stack' is not defined.
    s.Push 1
    let isX (o: obj) = match o with :? Widget as w -> w.Name | _ -> ""  //! FS0039 The type 'Widget' is not defined.
    let w = new Widget(1, 2)  //! FS0039 The type 'Widget' is not defined.
    w.Show()
    let q = Widget.Create(1)  //! FS0039 The value, namespace, type or module 'Widget' is not defined.
    printfn "%d" q.Size
module Absent6 =
    open Newton.Soft  //! FS0039 The namespace or module 'Newton' is not defined.
    open Acme.Data  //! FS0039 The namespace or module 'Acme' is not defined.
    open Foo.Bar  //! FS0039 The namespace or module 'Foo' is not defined.
    type Repo(conn: SqlConnection) =  //! FS0039 The type 'SqlConnection' is not defined.
        interface IRepo with  //! FS0039 The type 'IRepo' is not defined. Maybe you want one of the following:
            member _.Get id = conn.Query<int>("x", id)
        member _.Conn = conn
    let r = Repo(new SqlConnection("x"))  //! FS0039 The type 'SqlConnection' is not defined.
    let ir = r :> IRepo  //! FS0039 The type 'IRepo' is not defined. Maybe you want one of the following:
    printfn "%d" (ir.Get 3)
    let s = JsonConvert.SerializeObject([1])  //! FS0039 The value, namespace, type or module 'JsonConvert' is not defined.
    printfn "%s" s
    type A = { Client: HtpClient; Name: string }
    let a = { Client = null; Name = "x" }
    let b = { a with Name = "y" }
    let f (x: #IFoo) = x.Bar 3
    let g = Unchecked.defaultof<SqlConnection>  //! FS0039 The type 'SqlConnection' is not defined.
    g.Open()
    let h = typeof<SqlConnection>  //! FS0039 The type 'SqlConnection' is not defined.
module Absent8 =
    exception Bad of Widget  //! FS0039 The type 'Widget' is not defined.
    type U = | A of Widget | B of int  //! FS0039 The type 'Widget' is not defined.
    let mk () : Widget = Widget()  //! FS0039 The type 'Widget' is not defined.
    let f = function A w -> w.Name | B n -> string n
    let g (w: Widget) (n: int) = w.Move(n, n); w.Size + n  //! FS0039 The type 'Widget' is not defined.
    let h x = (x: Widget).Size * 2  //! FS0039 The type 'Widget' is not defined.
    let i = [ for x in (mk ()).Children -> x.Name ]
    let j = mk () = mk ()
    let k = printfn "%s %d" (mk ()).Name (mk ()).Count
    let l = Map.ofList [ mk (), 1 ]  //! info FS3886 This list expression contains a single tuple element. Did you mean to use ';' instead of ',' to sepa
    let m = mk () |> fun w -> w.Name.Length + 1
    let n = (mk ()).[0]
    let o: Widget -> int = fun w -> w.Size  //! FS0039 The type 'Widget' is not defined.
    let p = { new IWidget with member _.X = 1 }  //! FS0039 The type 'IWidget' is not defined.
    let q = try f (B 1) with Bad w -> w.Name
    let r = async { let! x = (mk ()).Async() in return x + 1 }
    let t = seq { yield! (mk ()).Items }
    let u = (mk ()) + 1
    let v = -(mk ())
    let w = (mk ()) :?> Other  //! FS0039 The type 'Other' is not defined.
    let x = mk () :> IWidget  //! FS0039 The type 'IWidget' is not defined.
    let y = box (mk ()) :? Widget  //! FS0039 The type 'Widget' is not defined.
    type Z() =
      inherit Widget(1, 2)  //! FS0039 The type 'Widget' is not defined.
      override this.Paint(g) = base.Paint(g); g.Draw()
    let z = Z().Size
    let aa = lazy (mk ())
    let ab = aa.Value.Name
