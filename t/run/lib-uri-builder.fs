// out: http://localhost/
// out: http://example.org:80/
// out: https://example.org:443/a/b?x=1#top
// out: http://example.org:80/a
// out: http://me:pw@example.org:81/a?b
// out: http://example.org:8080/p
// out: https://h/
// out: https://h:99/
// out: https://h:99/p/q
// out: https://h:99/p/q?a=b
// out: https://h:99/p/q#f
// out: ArgumentException: Extra portion of URI not valid. (Parameter 'extraValue')
// out: https://example.org/x/z?k=v#end
// out: https://example.org/x/z?k=v#end
// out: https://u@example.org:443/x/z?k=w#e
// out: https://u:p@example.org:443/x/z?k=w#e
// out: UriFormatException: Invalid URI: The username:password construct is badly formed.
// out: https://example.org:443/x/z?k=w#e
// out: 443
// out: https://example.org:443/
// out: ArgumentOutOfRangeException: value ('70000') must be less than or equal to '65535'. (Parameter 'value')
// out: Actual value was 70000.
// out: other
// out: https other 443 /   |
// out: True
// out: ArgumentNullException: Value cannot be null. (Parameter 'uriString')
// out: http://h/x%20y//z
open System

let t f =
    try printfn "%s" (string (box (f ())))
    with e -> printfn "%s: %s" (e.GetType().Name) e.Message

t (fun () -> UriBuilder())
t (fun () -> UriBuilder("http://example.org"))
t (fun () -> UriBuilder("https://example.org/a/b?x=1#top"))
t (fun () -> UriBuilder("example.org/a"))
t (fun () -> UriBuilder("http://me:pw@example.org:81/a?b"))
t (fun () -> UriBuilder(Uri "http://example.org:8080/p"))
t (fun () -> UriBuilder("https", "h"))
t (fun () -> UriBuilder("https", "h", 99))
t (fun () -> UriBuilder("https", "h", 99, "p/q"))
t (fun () -> UriBuilder("https", "h", 99, "p/q", "?a=b"))
t (fun () -> UriBuilder("https", "h", 99, "p/q", "#f"))
t (fun () -> UriBuilder("https", "h", 99, "p/q", "zz"))
let b = UriBuilder("http://example.org/a")
b.Scheme <- "HTTPS"
b.Port <- -1
b.Path <- "x/z"
b.Query <- "k=v"
b.Fragment <- "end"
t (fun () -> b)
t (fun () -> b.Uri)
b.Query <- "?k=w"
b.Fragment <- "#e"
b.UserName <- "u"
t (fun () -> b)
b.Password <- "p"
t (fun () -> b)
b.UserName <- ""
t (fun () -> b)
b.Password <- ""
b.Port <- 443
t (fun () -> b)
t (fun () -> b.Uri.Port)
b.Query <- ""
b.Fragment <- null
b.Path <- ""
t (fun () -> b)
t (fun () -> b.Port <- 70000)
t (fun () -> b.Host <- "other"; b.Uri.Host)
t (fun () -> sprintf "%s %s %d %s %s %s %s|%s" b.Scheme b.Host b.Port b.Path b.Query b.Fragment b.UserName b.Password)
t (fun () -> UriBuilder("http://a/b") = UriBuilder("http://a/b"))
t (fun () -> UriBuilder(null: string))
let spaced = UriBuilder("http", "h", -1, "a")
spaced.Path <- "x y/\\z"
t (fun () -> spaced)
