module Directives
#load "x.fs"       //! FS0076 This directive may only be used in F# script files
#r "nuget: Foo"    //! FS0076 This directive may only be used in F# script files
#I "dir"           //! FS0076 #I directives may only be used in F# script files
#time "on"         //! FS0076 This directive may only be used in F# script files
#nowarn "25"
let f (Some x) = x
#warnon "25"
let g (Some x) = x
