open System
open System.Runtime.InteropServices
let w = WeakReference(obj ()) //! CLEF1009 'WeakReference' is not available: an object is freed with its last reference, and no weak reference to it is cleared.
let v = WeakReference<string>("a")
let d (x: Delegate) = x //! CLEF1009 'Delegate' is not available: a delegate is one function, without a list of others.
let m (x: MulticastDelegate) = x //! CLEF1009 'MulticastDelegate' is not available: a delegate is one function, without a list of others.
let s = System.Globalization.StringInfo "a" //! CLEF1009 'StringInfo' is not available: its table of text elements is not in the library.
let t = System.Runtime.CompilerServices.ConditionalWeakTable<obj, obj>() //! CLEF1009 'ConditionalWeakTable' is not available: an object is freed with its last reference, and no weak reference to it is cleared.
let b (x: byte[]) = MemoryMarshal.Cast<byte, int>(x) //! CLEF1009 'MemoryMarshal' is not available: memory has the type that it was made with.
