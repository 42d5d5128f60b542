open System.Collections.Generic
let q = Queue<int>()
q.Enqueue "a"    //! FS0001 This expression was expected to have type
