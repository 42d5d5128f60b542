module Five
printfn "%s, %s, %s, %d" Base.Lib.version Top.Lib.text Split.More.text (Small.Lib1.value + Small.Lib2.value)
