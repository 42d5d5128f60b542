// What .NET has and the library has not is one message, with the reason; what follows from it is not reported.
module Absent1 =
    open System
    open System.Net.Http  //! CLEF1009 'System.Net.Http' is not available: Clef's library has no network yet.
    open System.Text.Json

    let client = new HttpClient()
    let get (url: string) = client.GetStringAsync(url).Result
    let text = get "http://x"
    let v = JsonSerializer.Deserialize<int list>(text)  //! CLEF1009 'Deserialize' is not available: values are only written as JSON yet
    printfn "%d" (List.length v)
    let n = JsonSerializer.Serialize 3
    printfn "%s" n
module Absent2 =
    open System.Diagnostics

    let start (name: string) =
        let info = ProcessStartInfo(name)  //! CLEF1009 'ProcessStartInfo' is not available: Clef has no System.Diagnostics.Process yet.
        info.UseShellExecute <- false
        info.ArgumentList.Add "x"
        use p = Process.Start info  //! CLEF1009 'Process' is not available: Clef has no System.Diagnostics.Process yet.
        p.WaitForExit()
        p.ExitCode
    printfn "%d" (start "ls")
module Absent3 =
    open Microsoft.EntityFrameworkCore  //! CLEF1009 'Microsoft.EntityFrameworkCore' is not available: Clef's library has no databases.

    type Item() =
        member val Id = 0 with get, set

    type Ctx() =
        inherit DbContext()
        [<DefaultValue>]
        val mutable items: DbSet<Item>
        member this.Items with get() = this.items and set v = this.items <- v
        override this.OnConfiguring(b) = b.UseSqlite("x") |> ignore

    let c = new Ctx()
    c.SaveChanges() |> ignore
    for i in c.Items do printfn "%d" i.Id
module Absent4 =
    open System.Text.RegularExpressions
    let r = Regex("a+", RegexOptions.Compiled ||| RegexOptions.NonBacktracking)
    let m = r.Match "aaa"
    printfn "%b" m.Success
    let t = new System.Net.Mail.MailMessage()  //! CLEF1009 'System.Net.Mail' is not available: Clef's library has no network yet.
    t.Dispose()
    let xml = System.Xml.XPath.XPathDocument "a.xml"  //! CLEF1009 'System.Xml.XPath' is not available: of XML Clef's library has System.Xml.Linq alone.
    for e in xml.CreateNavigator().Select "b" do printfn "%O" e
module Absent7 =
    open System.IO.Compression  //! CLEF1009 'System.IO.Compression' is not available: Clef's library compresses nothing yet.
    open System.Net.Sockets  //! CLEF1009 'System.Net.Sockets' is not available: Clef's library has no network yet.
    open System.Security.Cryptography
    let listener = TcpListener(System.Net.IPAddress.Any, 80)
    listener.Start()
    let c = listener.AcceptTcpClient()
    use stream = c.GetStream()  //! warning FS0524 'use' bindings are not permitted in modules and are treated as 'let' bindings
    let zip = new GZipStream(stream, CompressionMode.Compress)
    zip.Write([||], 0, 0)
    let key = Aes.Create()  //! CLEF1009 'Aes' is not available: Clef's library has no encryption, only hashes.
    let tz = System.TimeZoneInfo.FindSystemTimeZoneById "x"
    printfn "%O" tz
