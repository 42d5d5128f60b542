// out: https://example.com|Absolute|true|https://example.com/|https://example.com
// out: https://example.com|Relative|no
// out: https://example.com|RelativeOrAbsolute|true|https://example.com/|https://example.com
// out: http://a.b/c?d#e|Absolute|true|http://a.b/c?d#e|http://a.b/c?d#e
// out: http://a.b/c?d#e|Relative|no
// out: http://a.b/c?d#e|RelativeOrAbsolute|true|http://a.b/c?d#e|http://a.b/c?d#e
// out: hello|Absolute|no
// out: hello|Relative|false|hello|hello
// out: hello|RelativeOrAbsolute|false|hello|hello
// out: a/b/c|Absolute|no
// out: a/b/c|Relative|false|a/b/c|a/b/c
// out: a/b/c|RelativeOrAbsolute|false|a/b/c|a/b/c
// out: |Absolute|no
// out: |Relative|false||
// out: |RelativeOrAbsolute|false||
// out: ?q=1|Absolute|no
// out: ?q=1|Relative|false|?q=1|?q=1
// out: ?q=1|RelativeOrAbsolute|false|?q=1|?q=1
// out: #f|Absolute|no
// out: #f|Relative|false|#f|#f
// out: #f|RelativeOrAbsolute|false|#f|#f
// out: hello world|Absolute|no
// out: hello world|Relative|false|hello world|hello world
// out: hello world|RelativeOrAbsolute|false|hello world|hello world
// out: http://|Absolute|no
// out: http://|Relative|no
// out: http://|RelativeOrAbsolute|no
// out: http://a:99999/|Absolute|no
// out: http://a:99999/|Relative|no
// out: http://a:99999/|RelativeOrAbsolute|no
// out: 1http://x/|Absolute|no
// out: 1http://x/|Relative|false|1http://x/|1http://x/
// out: 1http://x/|RelativeOrAbsolute|false|1http://x/|1http://x/
// out: :x|Absolute|no
// out: :x|Relative|false|:x|:x
// out: :x|RelativeOrAbsolute|false|:x|:x
// out: ht!tp://x|Absolute|no
// out: ht!tp://x|Relative|false|ht!tp://x|ht!tp://x
// out: ht!tp://x|RelativeOrAbsolute|false|ht!tp://x|ht!tp://x
// out: x y:z|Absolute|no
// out: x y:z|Relative|false|x y:z|x y:z
// out: x y:z|RelativeOrAbsolute|false|x y:z|x y:z
// out: ../up|Absolute|no
// out: ../up|Relative|false|../up|../up
// out: ../up|RelativeOrAbsolute|false|../up|../up
// out: a?b:c|Absolute|no
// out: a?b:c|Relative|false|a?b:c|a?b:c
// out: a?b:c|RelativeOrAbsolute|false|a?b:c|a?b:c
// out: a/b:c|Absolute|no
// out: a/b:c|Relative|false|a/b:c|a/b:c
// out: a/b:c|RelativeOrAbsolute|false|a/b:c|a/b:c
// out: ä/b|Absolute|no
// out: ä/b|Relative|false|ä/b|ä/b
// out: ä/b|RelativeOrAbsolute|false|ä/b|ä/b
// out: foo%20bar|Absolute|no
// out: foo%20bar|Relative|false|foo%20bar|foo%20bar
// out: foo%20bar|RelativeOrAbsolute|false|foo%20bar|foo%20bar
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: InvalidOperationException: This operation is not supported for a relative URI.
// out: True
// out: True
// out: False
// out: False
// out: False
// out: UriFormatException: A relative URI cannot be created because the 'uriString' parameter represents an absolute URI.
// out: UriFormatException: Invalid URI: The URI is empty.
// out: 
// out: 
// out: ArgumentNullException: Value cannot be null. (Parameter 'uriString')
// out: False
// out: UriFormatException: Invalid URI: The hostname could not be parsed.
// out: ArgumentException: The value '7' passed for the UriKind parameter is invalid.
// out: True
// out: true
// out: http://x/
// out: /abs/path /abs/path
// out: //host/x //host/x
// out: \a\b \a\b
// out: http:/x http:/x
// out: false
// out: false
open System
let texts = [ "https://example.com"; "http://a.b/c?d#e"; "hello"; "a/b/c"; ""; "?q=1"; "#f"; "hello world"; "http://"; "http://a:99999/"; "1http://x/"; ":x"; "ht!tp://x"; "x y:z"; "../up"; "a?b:c"; "a/b:c"; "ä/b"; "foo%20bar" ]
for t in texts do
    for kind in [ UriKind.Absolute; UriKind.Relative; UriKind.RelativeOrAbsolute ] do
        match Uri.TryCreate(t, kind) with
        | true, u -> printfn "%s|%A|%b|%s|%s" t kind u.IsAbsoluteUri (u.ToString()) u.OriginalString
        | _ -> printfn "%s|%A|no" t kind
let r = Uri("a/b?c", UriKind.Relative)
let try' f = try printfn "%s" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
try' (fun () -> r.Host)
try' (fun () -> r.AbsolutePath)
try' (fun () -> string r.Port)
try' (fun () -> r.Scheme)
try' (fun () -> r.AbsoluteUri)
try' (fun () -> r.Query)
try' (fun () -> r.PathAndQuery)
try' (fun () -> r.Authority)
try' (fun () -> r.UserInfo)
try' (fun () -> string r.IsDefaultPort)
try' (fun () -> r.Fragment)
try' (fun () -> string (r.GetHashCode() = Uri("a/b?c", UriKind.Relative).GetHashCode()))
try' (fun () -> string (r.Equals(Uri("a/b?c", UriKind.Relative))))
try' (fun () -> string (r.Equals(Uri("a/B?c", UriKind.Relative))))
try' (fun () -> string (r.Equals(Uri "http://a/b")))
try' (fun () -> string ((Uri "http://a/b").Equals r))
try' (fun () -> string (Uri("http://x/y", UriKind.Relative)))
try' (fun () -> string (Uri("", UriKind.Absolute)))
try' (fun () -> string (Uri("", UriKind.Relative)))
try' (fun () -> string (Uri("", UriKind.RelativeOrAbsolute)))
try' (fun () -> string (Uri(null, UriKind.Relative)))
try' (fun () -> string (fst (Uri.TryCreate(null, UriKind.Relative))))
try' (fun () -> string (Uri("http://", UriKind.RelativeOrAbsolute)))
try' (fun () -> string (Uri("http://x", enum<UriKind> 7)))
try' (fun () -> string (r = Uri("a/b?c", UriKind.Relative)))
let mutable u = Unchecked.defaultof<Uri>
printfn "%b" (Uri.TryCreate("http://x", UriKind.Absolute, &u))
printfn "%O" u
for t in [ "/abs/path"; "//host/x"; @"\a\b"; "http:/x" ] do
    printfn "%O %O" (Uri(t, UriKind.Relative)) (snd (Uri.TryCreate(t, UriKind.RelativeOrAbsolute)))
for t in [ "mailto:x@y"; "http://a b/" ] do
    printfn "%b" (fst (Uri.TryCreate(t, UriKind.Relative)))
