// out: xmlns:p="u"
// out: xmlns:q="u"
// out: p:k="1"
// out: k="2"
// out: xmlns="w"
// out: xml:lang="en"
// out: p:z="3"
// out: p0:x="1"
// out: p0:x="1" <e p1:x="1" xmlns:p1="urn:z" />
// out: true
// out: false
// out: false
// out: false
// out: true
// out: false
// out: true
// out: true
// out: true false
// out: false
// out: false
// out: true
// out: false
// out: <null>
// out: "p"
// out: <null>
// out: "xml"
// out: "xmlns"
// XNode.DeepEquals, and the prefixes of attributes that are printed alone.
open System.Xml.Linq
let xn s = XName.Get s
let d = XElement.Parse "<p:a xmlns:p='u' xmlns:q='u' p:k='1' k='2'><b xmlns='w' xml:lang='en' q:z='3'/></p:a>"
for a in d.Attributes() do printfn "%O" a
for e in d.Elements() do
    for a in e.Attributes() do printfn "%O" a
printfn "%O" (XAttribute(XName.Get("x", "urn:z"), 1))
let e = XElement(xn "e", XAttribute(XName.Get("x", "urn:z"), 1))
printfn "%O %O" (e.FirstAttribute) e
let p s = XElement.Parse s
printfn "%b" (XNode.DeepEquals(p "<a b='1' c='2'>t</a>", p "<a b='1' c='2'>t</a>"))
printfn "%b" (XNode.DeepEquals(p "<a b='1' c='2'>t</a>", p "<a c='2' b='1'>t</a>"))
printfn "%b" (XNode.DeepEquals(p "<a><b/></a>", p "<a><b></b></a>"))
printfn "%b" (XNode.DeepEquals(p "<a></a>", p "<a/>"))
printfn "%b" (XNode.DeepEquals(p "<a><!--x-->y</a>", p "<a><!--x-->y</a>"))
printfn "%b" (XNode.DeepEquals(p "<a><![CDATA[y]]></a>", p "<a>y</a>"))
printfn "%b" (XNode.DeepEquals(XElement(xn "a", "x", XText "y"), p "<a>xy</a>"))
printfn "%b" (XNode.DeepEquals(XDocument.Parse "<a/>", XDocument.Parse "<?xml version='1.0'?><a/>"))
printfn "%b %b" (XNode.DeepEquals(null, null)) (XNode.DeepEquals(null, p "<a/>"))
printfn "%b" (XNode.DeepEquals(p "<p:a xmlns:p='u'/>", p "<q:a xmlns:q='u'/>"))
printfn "%b" (XNode.DeepEquals(XComment "x", XText "x"))
printfn "%b" (XNode.DeepEquals(p "<a><?t d?></a>", p "<a><?t d?></a>"))
printfn "%b" (XNode.DeepEquals(XElement(xn "a", ""), p "<a/>"))
let inner = p "<a xmlns:p='u'><b xmlns:p='v'><c/></b></a>"
let c = Seq.head (inner.Descendants(xn "c"))
for uri in [ "u"; "v"; "w"; "http://www.w3.org/XML/1998/namespace"; "http://www.w3.org/2000/xmlns/" ] do
    printfn "%A" (c.GetPrefixOfNamespace(XNamespace.Get uri))
