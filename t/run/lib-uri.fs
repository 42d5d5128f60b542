// out: http://Example.COM:80/a/../b?x=1#f => http://example.com/b?x=1#f | http://Example.COM:80/a/../b?x=1#f | http://example.com/b?x=1#f | http | true
// out:    [] [example.com] 80 true [example.com] [/b] [?x=1] [#f] [/b?x=1]
// out: https://a.b => https://a.b/ | https://a.b | https://a.b/ | https | true
// out:    [] [a.b] 443 true [a.b] [/] [] [] [/]
// out: ftp://u:p@h:2121/x => ftp://u:p@h:2121/x | ftp://u:p@h:2121/x | ftp://u:p@h:2121/x | ftp | true
// out:    [u:p] [h] 2121 false [h:2121] [/x] [] [] [/x]
// out: foo://Host/a/../b/ => foo://host/b/ | foo://Host/a/../b/ | foo://host/b/ | foo | true
// out:    [] [host] -1 true [host] [/b/] [] [] [/b/]
// out: foo://h => foo://h/ | foo://h | foo://h/ | foo | true
// out:    [] [h] -1 true [h] [/] [] [] [/]
// out: HTTP://h/./a//b => http://h/a//b | HTTP://h/./a//b | http://h/a//b | http | true
// out:    [] [h] 80 true [h] [/a//b] [] [] [/a//b]
// out: ws://h:443 => ws://h:443/ | ws://h:443 | ws://h:443/ | ws | true
// out:    [] [h] 443 false [h:443] [/] [] [] [/]
// out: wss://h:443/?q => wss://h/?q | wss://h:443/?q | wss://h/?q | wss | true
// out:    [] [h] 443 true [h] [/] [?q] [] [/?q]
// out: http://h?q# => http://h/?q# | http://h?q# | http://h/?q# | http | true
// out:    [] [h] 80 true [h] [/] [?q] [#] [/?q]
// out: http://h:0 => http://h:0/ | http://h:0 | http://h:0/ | http | true
// out:    [] [h] 0 false [h:0] [/] [] [] [/]
// out: http://h:99999/ => Invalid URI: Invalid port specified.
// out: http:///a => Invalid URI: The hostname could not be parsed.
// out: h/x => Invalid URI: The format of the URI could not be determined.
// out:  => Invalid URI: The URI is empty.
// out: http://h/a b => http://h/a b | http://h/a b | http://h/a%20b | http | true
// out:    [] [h] 80 true [h] [/a%20b] [] [] [/a%20b]
// out: http://a_b/ => http://a_b/ | http://a_b/ | http://a_b/ | http | true
// out:    [] [a_b] 80 true [a_b] [/] [] [] [/]
// out: http://1.2.3.4:5/x => http://1.2.3.4:5/x | http://1.2.3.4:5/x | http://1.2.3.4:5/x | http | true
// out:    [] [1.2.3.4] 5 false [1.2.3.4:5] [/x] [] [] [/x]
// out: http://h:/x => http://h/x | http://h:/x | http://h/x | http | true
// out:    [] [h] 80 true [h] [/x] [] [] [/x]
// out: http://@h/ => http://@h/ | http://@h/ | http://@h/ | http | true
// out:    [] [h] 80 true [h] [/] [] [] [/]
// out: http://u@h => http://u@h/ | http://u@h | http://u@h/ | http | true
// out:    [u] [h] 80 true [h] [/] [] [] [/]
// out: 1a://h => Invalid URI: The URI scheme is not valid.
// out: a+b.c-d://h/X => a+b.c-d://h/X | a+b.c-d://h/X | a+b.c-d://h/X | a+b.c-d | true
// out:    [] [h] -1 true [h] [/X] [] [] [/X]
// out: http://-a/ => http://-a/ | http://-a/ | http://-a/ | http | true
// out:    [] [-a] 80 true [-a] [/] [] [] [/]
// out: http://a.1/ => http://a.1/ | http://a.1/ | http://a.1/ | http | true
// out:    [] [a.1] 80 true [a.1] [/] [] [] [/]
// out: http://h/a;b=c,d!$&'()*+:@~ => http://h/a;b=c,d!$&'()*+:@~ | http://h/a;b=c,d!$&'()*+:@~ | http://h/a;b=c,d!$&'()*+:@~ | http | true
// out:    [] [h] 80 true [h] [/a;b=c,d!$&'()*+:@~] [] [] [/a;b=c,d!$&'()*+:@~]
// out: ftp://h/a?b => ftp://h/a%3Fb | ftp://h/a?b | ftp://h/a%3Fb | ftp | true
// out:    [] [h] 21 true [h] [/a%3Fb] [] [] [/a%3Fb]
// out: http://h/#? => http://h/#? | http://h/#? | http://h/#? | http | true
// out:    [] [h] 80 true [h] [/] [] [#?] [/]
// out:  http://h/  => http://h/ |  http://h/  | http://h/ | http | true
// out:    [] [h] 80 true [h] [/] [] [] [/]
// out: http://h/"<>^`{|} => http://h/"<>^`{|} | http://h/"<>^`{|} | http://h/%22%3C%3E%5E%60%7B%7C%7D | http | true
// out:    [] [h] 80 true [h] [/%22%3C%3E%5E%60%7B%7C%7D] [] [] [/%22%3C%3E%5E%60%7B%7C%7D]
// out: https://h/a/.. => https://h/ | https://h/a/.. | https://h/ | https | true
// out:    [] [h] 443 true [h] [/] [] [] [/]
// out: http://h/../../a => http://h/a | http://h/../../a | http://h/a | http | true
// out:    [] [h] 80 true [h] [/a] [] [] [/a]
// out: foo://h?x => foo://h/?x | foo://h?x | foo://h/?x | foo | true
// out:    [] [h] -1 true [h] [/] [?x] [] [/?x]
// out: http://h/a?x=/../y => http://h/a?x=/../y | http://h/a?x=/../y | http://h/a?x=/../y | http | true
// out:    [] [h] 80 true [h] [/a] [?x=/../y] [] [/a?x=/../y]
// out: http://h/..a/.b/... => http://h/..a/.b/... | http://h/..a/.b/... | http://h/..a/.b/... | http | true
// out:    [] [h] 80 true [h] [/..a/.b/...] [] [] [/..a/.b/...]
// out: http://h/[a]?[b]#[c] => http://h/[a]?[b]#[c] | http://h/[a]?[b]#[c] | http://h/[a]?[b]#[c] | http | true
// out:    [] [h] 80 true [h] [/[a]] [?[b]] [#[c]] [/[a]?[b]]
// out: http://h/#a#b => http://h/#a#b | http://h/#a#b | http://h/#a#b | http | true
// out:    [] [h] 80 true [h] [/] [] [#a#b] [/]
// out: http://h/?a?b c => http://h/?a?b c | http://h/?a?b c | http://h/?a?b%20c | http | true
// out:    [] [h] 80 true [h] [/] [?a?b%20c] [] [/?a?b%20c]
// out: http://h:08/ => http://h:8/ | http://h:08/ | http://h:8/ | http | true
// out:    [] [h] 8 false [h:8] [/] [] [] [/]
// out: http://h/a//../b => http://h/a/b | http://h/a//../b | http://h/a/b | http | true
// out:    [] [h] 80 true [h] [/a/b] [] [] [/a/b]
// out: http://h/a/./ => http://h/a/ | http://h/a/./ | http://h/a/ | http | true
// out:    [] [h] 80 true [h] [/a/] [] [] [/a/]
// out: foo.x-://9abc1.gov.au/a#Z => foo.x-://9abc1.gov.au/a#Z | foo.x-://9abc1.gov.au/a#Z | foo.x-://9abc1.gov.au/a#Z | foo.x- | true
// out:    [] [9abc1.gov.au] -1 true [9abc1.gov.au] [/a] [] [#Z] [/a]
// out: http://h:1x/ => Invalid URI: Invalid port specified.
// out: foo://h:70000 => Invalid URI: Invalid port specified.
// out: :x => Invalid URI: The format of the URI could not be determined.
// out: http://h#f => http://h/#f | http://h#f | http://h/#f | http | true
// out:    [] [h] 80 true [h] [/] [] [#f] [/]
// out: a b://c => Invalid URI: The URI scheme is not valid.
// out: true false true
// out: http://a/b#1 http://x/a b
// out: 81 Value cannot be null. (Parameter 'uriString')
// out: ftp://h?x ftp://h/%3Fx ftp://h/%3Fx
// out: ftp://h/a?b#c ftp://h/a%3Fb#c ftp://h/a%3Fb#c
// out: ftp://h/a?b/../c ftp://h/c ftp://h/c
// out: ws://h/a/../b?c/../d ws://h/b?c/../d ws://h/b?c/../d
// out: foo://h/a/..?q foo://h/?q foo://h/?q
// out: http://h// http://h// http://h//
// out: http://h/.. http://h/ http://h/
// out: https://h:080 https://h:80/ https://h:80/
// out: http://H.x.Y-z:8080#a?b http://h.x.y-z:8080/#a?b http://h.x.y-z:8080/#a?b
// out: foo://u:p@h:5 foo://u:p@h:5/ foo://u:p@h:5/
// out: http://u:@h/ http://u:@h/ http://u:@h/
// out: http://:p@h/ http://:p@h/ http://:p@h/
// out: ab://-/ ab://-/ ab://-/
// out: ab://_/ ab://_/ ab://_/
// out: ab://a-/ ab://a-/ ab://a-/
// out: http://a.b-.c/ http://a.b-.c/ http://a.b-.c/
// out: http://10.0.0.1#x http://10.0.0.1/#x http://10.0.0.1/#x
// out: foo://1.2.3.4 foo://1.2.3.4/ foo://1.2.3.4/
// out: wss://h?a b#c d wss://h/?a b#c d wss://h/?a%20b#c%20d
// out: http://h/a:b@c http://h/a:b@c http://h/a:b@c
// out: http://h/	 http://h/ http://h/
// out: http://h:65535 http://h:65535/ http://h:65535/
// out: http://h:65536 Invalid URI: Invalid port specified. 
open System
let show (s: string) =
    match (try Ok(Uri s) with :? UriFormatException as e -> Error e.Message) with
    | Error m -> printfn "%s => %s" s m
    | Ok u ->
        printfn "%s => %O | %s | %s | %s | %b" s u u.OriginalString u.AbsoluteUri u.Scheme u.IsAbsoluteUri
        printfn "   [%s] [%s] %d %b [%s] [%s] [%s] [%s] [%s]" u.UserInfo u.Host u.Port u.IsDefaultPort u.Authority u.AbsolutePath u.Query u.Fragment u.PathAndQuery
let texts =
    [ "http://Example.COM:80/a/../b?x=1#f"; "https://a.b"; "ftp://u:p@h:2121/x"; "foo://Host/a/../b/"; "foo://h"; "HTTP://h/./a//b"
      "ws://h:443"; "wss://h:443/?q"; "http://h?q#"; "http://h:0"; "http://h:99999/"; "http:///a"; "h/x"; ""; "http://h/a b"
      "http://a_b/"; "http://1.2.3.4:5/x"; "http://h:/x"; "http://@h/"; "http://u@h"; "1a://h"; "a+b.c-d://h/X"; "http://-a/"; "http://a.1/"
      "http://h/a;b=c,d!$&'()*+:@~"; "ftp://h/a?b"; "http://h/#?"; " http://h/ "; "http://h/\"<>^`{|}"; "https://h/a/.."; "http://h/../../a"
      "foo://h?x"; "http://h/a?x=/../y"; "http://h/..a/.b/..."; "http://h/[a]?[b]#[c]"; "http://h/#a#b"; "http://h/?a?b c"; "http://h:08/"
      "http://h/a//../b"; "http://h/a/./"; "foo.x-://9abc1.gov.au/a#Z"; "http://h:1x/"; "foo://h:70000"; ":x"; "http://h#f"; "a b://c" ]
for text in texts do show text
let a = Uri "http://A/b#1"
printfn "%b %b %b" (a = Uri "http://u@a:80/b#2") (a = Uri "http://a/B") (a.GetHashCode() = (Uri "http://a/b").GetHashCode())
printfn "%A %s" a (string (Uri "http://x/a b"))
let port: int = a.Port + 1
printfn "%d %s" port (try (Uri(null: string)).Host with :? System.ArgumentNullException as e -> e.Message)
for s in [ "ftp://h?x"; "ftp://h/a?b#c"; "ftp://h/a?b/../c"; "ws://h/a/../b?c/../d"; "foo://h/a/..?q"; "http://h//"; "http://h/.."; "https://h:080"; "http://H.x.Y-z:8080#a?b"; "foo://u:p@h:5"; "http://u:@h/"; "http://:p@h/";"ab://-/"; "ab://_/"; "ab://a-/"; "http://a.b-.c/" ; "http://10.0.0.1#x"; "foo://1.2.3.4"; "wss://h?a b#c d" ; "http://h/a:b@c"; "http://h/\t"; "http://h:65535"; "http://h:65536"] do
  match (try string (Uri s), (Uri s).AbsoluteUri with :? UriFormatException as e -> e.Message, "") with
  | t, u -> printfn "%s %s %s" s t u
