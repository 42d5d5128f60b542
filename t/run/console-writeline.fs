// out: text
// out: ab
// out: no newline, 
System.Console.WriteLine "text"
System.Console.WriteLine("a" + "b")
System.Console.Write "no newline, "
System.Console.WriteLine()
