// out: property Count
// out: property Item[]
// out: Add new [4] at 3 old [] at -1
// out: property Count
// out: property Item[]
// out: Add new [9] at 0 old [] at -1
// out: property Item[]
// out: Replace new [7] at 1 old [1] at 1
// out: property Item[]
// out: Move new [9] at 2 old [9] at 0
// out: property Count
// out: property Item[]
// out: Remove new [] at -1 old [2] at 1
// out: true false
// out: property Count
// out: property Item[]
// out: Remove new [] at -1 old [7] at 0
// out: [9; 3; 4] 3 true 2
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than or equal to the size of the collection. (Parameter 'index')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: ArgumentOutOfRangeException: Index was out of range. Must be non-negative and less than the size of the collection. (Parameter 'index')
// out: 9 3 4 
// out: property Count
// out: property Item[]
// out: Reset new [] at -1 old [] at -1
// out: 0
// out: [1; 2; 3] 3
// out: changed Name
// out: property Count
// out: property Item[]
// out: Add new [5] at 0 old [] at -1
// out: 5
open System
open System.Collections.ObjectModel
open System.Collections.Specialized
open System.ComponentModel
let t f = try printfn "%s" (f ()) with e -> printfn "%s: %s" (e.GetType().Name) e.Message
let c = ObservableCollection<int>([ 1; 2; 3 ])
c.CollectionChanged.Add(fun e ->
    printfn "%A new %A at %d old %A at %d" e.Action (if isNull e.NewItems then [] else [ for x in e.NewItems -> unbox<int> x ]) e.NewStartingIndex (if isNull e.OldItems then [] else [ for x in e.OldItems -> unbox<int> x ]) e.OldStartingIndex)
(c :> INotifyPropertyChanged).PropertyChanged.Add(fun e -> printfn "property %s" e.PropertyName)
c.Add 4
c.Insert(0, 9)
c.[1] <- 7
c.Move(0, 2)
printfn "%b %b" (c.Remove 2) (c.Remove 99)
c.RemoveAt 0
printfn "%A %d %b %d" (List.ofSeq c) c.Count (c.Contains 9) (c.IndexOf 4)
t (fun () -> c.RemoveAt 10; "")
t (fun () -> c.Insert(-1, 0); "")
t (fun () -> string c.[7])
t (fun () -> c.[7] <- 1; "")
for x in c do printf "%d " x
printfn ""
c.Clear()
printfn "%d" (Seq.length c)
type Positive() =
    inherit Collection<int>()
    override this.InsertItem(index, item) = if item > 0 then base.InsertItem(index, item)
let p = Positive()
for i in [ 1; -1; 2; 0; 3 ] do p.Add i
printfn "%A %d" (List.ofSeq p) p.Count
type Person() =
    let changed = Event<PropertyChangedEventHandler, PropertyChangedEventArgs>()
    let mutable name = ""
    member this.Name
        with get () = name
        and set v =
            name <- v
            changed.Trigger(this, PropertyChangedEventArgs "Name")
    interface INotifyPropertyChanged with
        [<CLIEvent>]
        member _.PropertyChanged = changed.Publish
let person = Person()
(person :> INotifyPropertyChanged).PropertyChanged.Add(fun e -> printfn "changed %s" e.PropertyName)
person.Name <- "x"
let l = c :> System.Collections.Generic.IList<int>
l.Add 5
printfn "%d" l.[0]
