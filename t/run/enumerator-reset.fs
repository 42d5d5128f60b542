// out: true 1
// out: Specified method is not supported.
// Reset of an enumeration by a sequence expression.
let e = (seq { yield 1; yield 2 }).GetEnumerator()
printfn "%b %d" (e.MoveNext()) e.Current
try
    e.Reset()
with :? System.NotSupportedException as x ->
    printfn "%s" x.Message
e.Dispose()
