// out: hello world
// out: second
// out:
// out: x1
Console.write "hello "
Console.writeln "world"
Console.writeln "second"
Console.writeln ""
Console.write ("x" + string 1)
Console.writeln ""
