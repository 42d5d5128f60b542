// The C library itself: mathematics, memory, the environment, errors.
open System
open System.Runtime.InteropServices

[<DllImport("libm.so.6")>]
extern double cbrt(double x)
[<DllImport("libm.so.6")>]
extern float32 hypotf(float32 x, float32 y)
[<DllImport("libm.so.6")>]
extern double frexp(double x, int& exponent)
[<DllImport("libm.so.6", EntryPoint = "fma")>]
extern double multiplyAdd(double x, double y, double z)
[<DllImport("libc", EntryPoint = "abs")>]
extern int absolute(int x)
[<DllImport("libc")>]
extern unativeint strlen(string text)
[<DllImport("libc")>]
extern string strdup(string text)
[<DllImport("libc")>]
extern nativeint getenv(string name)
[<DllImport("libc")>]
extern int setenv(string name, string value, int replaces)
[<DllImport("libc", SetLastError = true)>]
extern int chdir(string path)
[<DllImport("libc")>]
extern nativeint memcpy(byte[] target, nativeint source, unativeint count)
[<DllImport("libc")>]
extern int toupper(int c)
[<DllImport("libc")>]
extern int signal(int number, nativeint handler) // a label of the start-up code has this name
[<DllImport("libc")>]
extern int getpid()

let cube: float -> float = cbrt
printfn "%g %g" (cube 27.0) (hypotf (3.0f, 4.0f))
let mutable e = 0
let m = frexp (40.0, &e)
printfn "%g %d %g" m e (multiplyAdd (2.0, 3.0, 4.0))
printfn "%A" (List.map absolute [ -1; 2; Int32.MinValue + 1 ])
printfn "%d %d" (strlen "Zoë") (strlen "")
printfn "%s %b" (strdup "a copy") (isNull (Marshal.PtrToStringUTF8 0n))
printfn "%d %s" (setenv ("CLEF_TEST", "ä b", 1)) (Marshal.PtrToStringUTF8(getenv "CLEF_TEST"))
printfn "%d %d" (chdir "/nonexistent/folder") (Marshal.GetLastPInvokeError())
let block = Marshal.AllocHGlobal 16
Marshal.WriteInt32(block, 0x01020304)
Marshal.WriteInt16(block, 4, 0x0506s)
Marshal.WriteByte(block, 6, 7uy)
let bytes: byte[] = Array.zeroCreate 7
memcpy (bytes, block, 7un) |> ignore
printfn "%A %d %d" bytes (Marshal.ReadInt32 block) (Marshal.ReadByte(block, 5))
Marshal.Copy([| 1.5; 2.5 |], 0, block, 2)
let floats = [| 0.0; 0.0; 0.0 |]
Marshal.Copy(block, floats, 1, 2)
printfn "%A" floats
Marshal.FreeHGlobal block
printfn "%s" (String.map (fun c -> char (toupper (int c))) "shout")
printfn "%b" (getpid () = Environment.ProcessId && signal (10, 1n) = 0)
try
    Marshal.Copy(bytes, 5, block, 3)
with :? ArgumentOutOfRangeException -> printfn "out of range"
