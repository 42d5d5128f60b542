#r   "nuget: X, 1.0"
#load "a.fs"
let  x=1;;
x+1;;
===>
#r   "nuget: X, 1.0"
#load "a.fs"
let x = 1;;
x + 1;;
