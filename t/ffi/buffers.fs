// Buffers that C writes to: StringBuilder, arrays of bool and char; texts in UTF-16.
open System.Text
open System.Runtime.InteropServices
[<DllImport("buffers", CharSet = CharSet.Unicode)>]
extern int wlen(string s)
[<DllImport("buffers")>]
extern int unit([<MarshalAs(UnmanagedType.LPWStr)>] string s, int i)
[<DllImport("buffers", CharSet = CharSet.Unicode)>]
extern void wupper(StringBuilder s)
[<DllImport("buffers", EntryPoint = "wupper")>]
extern void wupper2([<MarshalAs(UnmanagedType.LPWStr)>] StringBuilder s)
[<DllImport("buffers", CharSet = CharSet.Unicode)>]
extern string wmake(int n)
[<DllImport("buffers", EntryPoint = "wmake")>]
extern [<return: MarshalAs(UnmanagedType.LPWStr)>] string wmake2(int n)
[<DllImport("buffers")>]
extern int trues(bool[] b, int n)
[<DllImport("buffers")>]
extern void invert([<In; Out; MarshalAs(UnmanagedType.LPArray, ArraySubType = UnmanagedType.U1)>] bool[] b, int n)
[<DllImport("buffers", EntryPoint = "invert")>]
extern void invertIn([<MarshalAs(UnmanagedType.LPArray, ArraySubType = UnmanagedType.U1)>] bool[] b, int n)
[<DllImport("buffers")>]
extern void rot([<In; Out>] char[] b, int n)
[<DllImport("buffers", CharSet = CharSet.Unicode)>]
extern void wrot([<In; Out>] char[] b, int n)
[<DllImport("buffers", EntryPoint = "rot")>]
extern void rotIn(char[] b, int n)
printfn "%d %d" (wlen "größe") (wlen null)
printfn "%d %d" (unit("aé", 1)) (wlen "a\U0001F600b")
let s = StringBuilder "hello Ärger"
wupper s
printfn "%O" s
let t = StringBuilder("abc", 20)
wupper2 t
printfn "%O" t
printfn "%s %s" (wmake 5) (wmake2 3)
printfn "%d" (trues([| true; false; true |], 3))
let b = [| true; false; true |]
invertIn (b, 3)
printfn "%A" b
invert (b, 3)
printfn "%A" b
let c = [| 'a'; 'b' |]
rotIn (c, 2)
printfn "%A" c
rot (c, 2)
printfn "%A" c
wrot (c, 2)
printfn "%A" c

[<DllImport("libc")>]
extern nativeint getcwd(StringBuilder buffer, unativeint size)
[<DllImport("libc")>]
extern nativeint strcat(StringBuilder buffer, string more)
[<DllImport("libc")>]
extern nativeint strncpy([<Out>] StringBuilder buffer, string more, unativeint n)
[<DllImport("libc")>]
extern unativeint strlen(StringBuilder b)
let path = StringBuilder(256)
printfn "%b" (getcwd(path, 256un) <> 0n)
printfn "%b %d" (path.Length > 0) path.Capacity
let words = StringBuilder("grün", 64)
strcat(words, " und röt") |> ignore
printfn "%s %d" (words.ToString()) words.Length
printfn "%d" (strlen words)
printfn "%b" (strlen (StringBuilder()) = 0un)
let short = StringBuilder("abcdef", 64)
strncpy(short, "xy", 3un) |> ignore
printfn "%s" (short.ToString())
printfn "%b" (getcwd(null, 0un) <> 0n)
