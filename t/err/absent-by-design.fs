// What the library has not by design is said with the reason; a name of the program's own is any other.
open System
open System.Net
open System.Threading
let trace () = System.Diagnostics.StackTrace()  //! CLEF1009 'StackTrace' is not available: a program does not know the names of its functions
let host () = Dns.GetHostName()  //! CLEF1009 'Dns' is not available: Clef's library has no network yet
let client: WebClient = Unchecked.defaultof<_>  //! CLEF1009 'WebClient' is not available: Clef's library has no network yet
let methods (t: Type) = t.GetMethods()  //! CLEF1009 'GetMethods' is not available: types are not values at run time
module Own =
    type Work = { Id: int }
    let start (w: Work) = w.Id
let unknown = Own.Process 1  //! FS0039 The value, constructor, namespace or type 'Process' is not defined.
let none (w: Own.Work) = w.GetMethods()  //! FS0039 The type 'Work' does not define the field, constructor or member 'GetMethods'.
type Dns = { Name: string }
let mine = { Name = "a" }: Dns
