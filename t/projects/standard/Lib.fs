module Lib

open System.Threading.Tasks

let never () : Task<int> =
    let source = TaskCompletionSource()
    source.Task
