// Handles that own something of C: classes that inherit SafeHandle, as arguments and results; `static extern`.
open System
open System.Runtime.InteropServices
open Microsoft.Win32.SafeHandles

type Fd(owns: bool) =
    inherit SafeHandleMinusOneIsInvalid(owns)
    [<DllImport("libc", SetLastError = true)>]
    static extern int close(nativeint fd)
    new() = new Fd(true)
    override this.ReleaseHandle() =
        printfn "release %b" (this.handle > 2n)
        close this.handle = 0

type Block() =
    inherit SafeHandle(0n, true)
    [<DllImport("libc", EntryPoint = "free")>]
    static extern void release(nativeint block)
    override this.IsInvalid = this.handle = 0n
    override this.ReleaseHandle() =
        printfn "free"
        release this.handle
        true
    member this.Adopt(at: nativeint) = this.SetHandle at

module Native =
    [<DllImport("libc", SetLastError = true)>]
    extern Fd memfd_create(string name, uint32 flags)
    [<DllImport("libc", SetLastError = true)>]
    extern nativeint write(Fd fd, byte[] data, unativeint count)
    [<DllImport("libc")>]
    extern int64 lseek(SafeHandle fd, int64 offset, int whence)
    [<DllImport("libc", SetLastError = true)>]
    extern Fd dup(Fd fd)
    [<DllImport("libc")>]
    extern Block malloc(unativeint size)
    [<DllImport("libc")>]
    extern nativeint memset(Block at, int value, unativeint size)

let run () =
    use fd = Native.memfd_create ("x", 0u)
    printfn "%b %b" fd.IsInvalid fd.IsClosed
    printfn "%d" (Native.write (fd, "hello"B, 5un))
    use other = Native.dup fd
    printfn "%d" (Native.lseek (other, 0L, 1))
    printfn "%b" (other.DangerousGetHandle() <> fd.DangerousGetHandle())
    other.Close()
    printfn "%b %b" other.IsClosed fd.IsClosed
    try
        printfn "%d" (Native.write (other, "more"B, 4un))
    with :? ObjectDisposedException as e -> printfn "%s" e.Message
run ()
let fd = Native.memfd_create ("y", 0u)
let mutable added = false
fd.DangerousAddRef(&added)
fd.Dispose()
printfn "%b %b" added fd.IsClosed
fd.DangerousRelease()
fd.Dispose()
try
    fd.DangerousAddRef(&added)
with e -> printfn "%s" (e.GetType().Name)

// A handle that C did not make, one that is given up, and none.
type Quiet() =
    inherit SafeHandleMinusOneIsInvalid(true)
    override this.ReleaseHandle() =
        printfn "quiet"
        true
[<DllImport("libc")>]
extern Quiet mmap(nativeint at, unativeint size, int protection, int flags, int file, int64 offset)
[<DllImport("libc")>]
extern int fsync(Quiet fd)
let bad = mmap (0n, 0un, 1, 2, -1, 0L)
printfn "%b %b %d" bad.IsInvalid bad.IsClosed (bad.DangerousGetHandle())
bad.Dispose()
printfn "%b" bad.IsClosed
try
    printfn "%d" (fsync Unchecked.defaultof<Quiet>)
with e -> printfn "%s %s" (e.GetType().Name) e.Message
let given = new Quiet()
given.SetHandleAsInvalid()
printfn "%b %b" given.IsInvalid given.IsClosed
(given :> IDisposable).Dispose()
