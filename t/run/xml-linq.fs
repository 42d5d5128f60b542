// out: <!-- top -->
// out: <root a="1" b="two &amp; AB">
// out:   <item id="1">first</item>
// out:   <item id="2">second <b>bold</b> tail</item>
// out:   <empty />
// out:   <none></none><![CDATA[ raw <x> ]]><deep><item id="3" /></deep><?go now?></root>
// out: <?xml version="1.0" encoding="utf-8"?>
// out: root 5 3
// out: 1=first
// out: 2=second bold tail
// out: true true
// out: two & AB|deep
// out: a="1"
// out: b="two &amp; AB"
// out: Element
// out: Element
// out: Element
// out: Element
// out: CDATA
// out: Element
// out: ProcessingInstruction
// out: 1
// out: true true true
// out: <top xmlns:y="http://example.org/y" n="5" xmlns="http://example.org/x">
// out:   <in>text &lt;&amp;&gt; "q"</in>
// out:   <y:other y:k="true" />
// out:   <plain xmlns="">
// out:     <l>1</l>
// out:     <l>2.5</l>
// out:   </plain>
// out:   <!--c-->
// out: </top>
// out: <top xmlns:y="http://example.org/y" n="5" xmlns="http://example.org/x"><in>text &lt;&amp;&gt; "q"</in><y:other y:k="true" /><plain xmlns=""><l>1</l><l>2.5</l></plain><!--c--></top>
// out: {http://example.org/x}top http://example.org/x
// out: true
// out: <a x="1&#xA;2">
// out:   <b />text<c>d</c></a>
// out: <!--head-->
// out: <r>
// out:   <s />
// out: </r>
// out: <a y="2"><first /><b>filled</b>text<new>n</new><last>123</last></a>
// out: <a y="2"><swapped /><b>filled</b><after />text<new>n</new><last>123</last></a>
// out: swapped,b,after,new,last
// out: a
// out: <a y="2" /> 6
// out: {u}a
// out: {v}b
// out: {u}c
// out: {w}d
// out: 1 2
// out: <p:a xmlns:p="u" xmlns="v" p:k="1" k="2">
// out:   <b />
// out:   <p:c xmlns="w">
// out:     <d />
// out:   </p:c>
// out: </p:a>
// out: v u
// out: Root element is missing.
// out: Data at the root level is invalid. Line 1, position 1.
// out: Unexpected end of file has occurred. The following elements are not closed: abcd. Line 1, position 7.
// out: The 'b' start tag on line 1 position 5 does not match the end tag of 'a'. Line 1, position 9.
// out: The 'a' start tag on line 1 position 2 does not match the end tag of 'b'. Line 1, position 6.
// out: '>' is an unexpected token. The expected token is '='. Line 1, position 5.
// out: '1' is an unexpected token. The expected token is '"' or '''. Line 1, position 6.
// out: 'b' is a duplicate attribute name. Line 1, position 10.
// out: Reference to undeclared entity 'x'. Line 1, position 5.
// out: There are multiple root elements. Line 1, position 6.
// out: 'p' is an undeclared prefix. Line 1, position 2.
// out: Unexpected end of file while parsing Name has occurred. Line 1, position 6.
// out: Name cannot begin with the '1' character, hexadecimal value 0x31. Line 1, position 2.
// out: 7
// out: empty
// out: <?xml version="1.0" encoding="utf-8"?>
// out: <a>1</a>
// System.Xml.Linq: trees made, read, changed, written.
open System
open System.IO
open System.Xml
open System.Xml.Linq

let doc =
    XDocument.Parse """<?xml version="1.0" encoding="utf-8"?>
<!-- top -->
<root a="1" b='two &amp; &#65;&#x42;'>
  <item id="1">first</item>
  <item id="2">second <b>bold</b> tail</item>
  <empty/>
  <none></none>
  <![CDATA[ raw <x> ]]>
  <deep><item id="3"/></deep>
  <?go now?>
</root>"""
printfn "%O" doc
printfn "%O" doc.Declaration
let root = doc.Root
printfn "%s %d %d" root.Name.LocalName (Seq.length (root.Elements())) (Seq.length (root.Descendants(XName.Get "item")))
for e in root.Elements(XName.Get "item") do
    printfn "%s=%s" (e.Attribute(XName.Get "id").Value) e.Value
printfn "%b %b" (isNull (root.Attribute(XName.Get "c"))) (isNull (root.Element(XName.Get "c")))
printfn "%s|%s" (root.Attribute(XName.Get "b").Value) (root.Element(XName.Get "deep").Element(XName.Get "item").Parent.Name.LocalName)
for a in root.Attributes() do
    printfn "%O" a
for n in root.Nodes() do
    printfn "%O" n.NodeType
printfn "%d" (int (root.Attribute(XName.Get "a")))
printfn "%b %b %b" root.HasElements root.HasAttributes (root.Element(XName.Get "empty").IsEmpty)

// made
let ns = XNamespace.Get "http://example.org/x"
let made =
    XElement(
        ns + "top",
        XAttribute(XNamespace.Xmlns + "y", "http://example.org/y"),
        XAttribute(XName.Get "n", 5),
        XElement(ns + "in", "text <&> \"q\""),
        XElement(XNamespace.Get "http://example.org/y" + "other", XAttribute(XNamespace.Get "http://example.org/y" + "k", true)),
        XElement(XName.Get "plain", [ XElement(XName.Get "l", 1); XElement(XName.Get "l", 2.5) ]),
        XComment "c",
        null
    )
printfn "%O" made
printfn "%s" (made.ToString SaveOptions.DisableFormatting)
printfn "%O %s" (made.Name) (made.Name.Namespace.NamespaceName)
printfn "%b" (made.Name = ns + "top")
let simple = XElement("a", XAttribute("x", "1\n2"), XElement("b"), "text", XElement("c", "d"))
printfn "%O" simple
let declared = XDocument(XComment "head", XElement("r", XElement("s")))
declared.Declaration <- XDeclaration("1.0", "utf-8", "yes")
printfn "%O" declared

// changed
simple.SetAttributeValue("y", 2)
simple.SetAttributeValue("x", null)
simple.Element("b").Value <- "filled"
simple.SetElementValue("new", "n")
simple.Element("c").Remove()
simple.Add(XElement("last", 1, 2, 3))
simple.AddFirst(XElement("first"))
printfn "%s" (simple.ToString SaveOptions.DisableFormatting)
simple.Element("first").ReplaceWith(XElement("swapped"))
simple.Element("b").AddAfterSelf(XElement("after"))
printfn "%s" (simple.ToString SaveOptions.DisableFormatting)
printfn "%s" (String.Join(",", simple.Elements() |> Seq.map (fun e -> e.Name.LocalName)))
printfn "%s" (String.Join(",", simple.Element("after").Ancestors() |> Seq.map (fun e -> e.Name.LocalName)))
let copy = XElement(simple)
copy.RemoveNodes()
printfn "%O %d" copy (Seq.length (simple.Nodes()))

// namespaces that are read
let read = XElement.Parse """<p:a xmlns:p="u" xmlns="v" p:k="1" k="2"><b/><p:c xmlns="w"><d/></p:c></p:a>"""
for e in read.DescendantsAndSelf() do
    printfn "%O" e.Name
printfn "%s %s" (read.Attribute(XName.Get("k", "u")).Value) (read.Attribute(XName.Get "k").Value)
printfn "%O" read
printfn "%s %s" (read.GetDefaultNamespace().NamespaceName) (read.GetNamespaceOfPrefix("p").NamespaceName)

// what is no XML
for wrong in [ ""; "x"; "<abcd>"; "<a><b></a>"; "<a></b>"; "<a b></a>"; "<a b=1/>"; "<a b='1' b='2'/>"; "<a>&x;</a>"; "<a/><b/>"; "<p:a/>"; "<abcd"; "<1/>" ] do
    try
        XDocument.Parse wrong |> ignore
        printfn "read %s" wrong
    with :? XmlException as e -> printfn "%s" e.Message

let path = Path.GetTempFileName()
doc.Save path
printfn "%d" (File.ReadAllLines(path).Length)
printfn "%s" (XDocument.Load(path).Root.Element("empty").Name.LocalName)
let writer = new StringWriter()
XDocument.Parse("<a>1</a>").Save writer
File.Delete path
printfn "%s" (writer.ToString().Replace("utf-16", "utf-8"))
