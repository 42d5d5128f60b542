// Types that a missing open hides are not reported as absent.
let m = new Mutex() //! FS0039 The type 'Mutex' is not defined.
let t = PeriodicTimer //! FS0039 The value or constructor 'PeriodicTimer' is not defined.
let b = new BlockingCollection<int>() //! FS0039 The type 'BlockingCollection' is not defined.
let p = Marshal.SizeOf 1 //! FS0039 The value, namespace, type or module 'Marshal' is not defined.
let l = AsyncLocal<int>() //! CLEF1009 'AsyncLocal' is not available: Clef's library does not have it yet.
