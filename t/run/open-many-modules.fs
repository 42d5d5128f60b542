// out: from 13 5 13
// out: from 33 5 39 33
// out: from 3 3
// out: 500 70 8 7
// out: 4 2
// out: from 23 7
// Many modules opened in a row: the newest that has the name is meant, also behind others opened later.
module M0 =
    let own0 = 0
    let private hidden0 = 0
module M1 =
    let own1 = 1
    let private hidden1 = 1
module M2 =
    let own2 = 2
    let private hidden2 = 2
module M3 =
    let own3 = 3
    let private hidden3 = 3
    let shared = "from 3"
    module Inner =
        let depth = 3
    type T = { Place3: int }
module M4 =
    let own4 = 4
    let private hidden4 = 4
module M5 =
    let own5 = 5
    let private hidden5 = 5
module M6 =
    let own6 = 6
    let private hidden6 = 6
module M7 =
    let own7 = 7
    let private hidden7 = 7
module M8 =
    let own8 = 8
    let private hidden8 = 8
module M9 =
    let own9 = 9
    let private hidden9 = 9
module M10 =
    let own10 = 10
    let private hidden10 = 10
module M11 =
    let own11 = 11
    let private hidden11 = 11
module M12 =
    let own12 = 12
    let private hidden12 = 12
module M13 =
    let own13 = 13
    let private hidden13 = 13
    let shared = "from 13"
    module Inner =
        let depth = 13
    type T = { Place13: int }
module M14 =
    let own14 = 14
    let private hidden14 = 14
module M15 =
    let own15 = 15
    let private hidden15 = 15
module M16 =
    let own16 = 16
    let private hidden16 = 16
module M17 =
    let own17 = 17
    let private hidden17 = 17
module M18 =
    let own18 = 18
    let private hidden18 = 18
module M19 =
    let own19 = 19
    let private hidden19 = 19
module M20 =
    let own20 = 20
    let private hidden20 = 20
module M21 =
    let own21 = 21
    let private hidden21 = 21
module M22 =
    let own22 = 22
    let private hidden22 = 22
module M23 =
    let own23 = 23
    let private hidden23 = 23
    let shared = "from 23"
    module Inner =
        let depth = 23
    type T = { Place23: int }
module M24 =
    let own24 = 24
    let private hidden24 = 24
module M25 =
    let own25 = 25
    let private hidden25 = 25
module M26 =
    let own26 = 26
    let private hidden26 = 26
module M27 =
    let own27 = 27
    let private hidden27 = 27
module M28 =
    let own28 = 28
    let private hidden28 = 28
module M29 =
    let own29 = 29
    let private hidden29 = 29
module M30 =
    let own30 = 30
    let private hidden30 = 30
module M31 =
    let own31 = 31
    let private hidden31 = 31
module M32 =
    let own32 = 32
    let private hidden32 = 32
module M33 =
    let own33 = 33
    let private hidden33 = 33
    let shared = "from 33"
    module Inner =
        let depth = 33
    type T = { Place33: int }
module M34 =
    let own34 = 34
    let private hidden34 = 34
module M35 =
    let own35 = 35
    let private hidden35 = 35
    let private shared = "hidden"
module M36 =
    let own36 = 36
    let private hidden36 = 36
module M37 =
    let own37 = 37
    let private hidden37 = 37
module M38 =
    let own38 = 38
    let private hidden38 = 38
module M39 =
    let own39 = 39
    let private hidden39 = 39
module Late =
    let own5 = 500
    let length = 7
open M0
open M1
open M2
open M3
open M4
open M5
open M6
open M7
open M8
open M9
open M10
open M11
open M12
open M13
open M14
open M15
open M16
open M17
open M18
open M19
printfn "%s %d %d" shared own5 Inner.depth
open M20
open M21
open M22
open M23
open M24
open M25
open M26
open M27
open M28
open M29
open M30
open M31
open M32
open M33
open M34
open M35
open M36
open M37
open M38
open M39
printfn "%s %d %d %d" shared own5 own39 Inner.depth
open M3
printfn "%s %d" shared Inner.depth
let own7 = 70
open Late
printfn "%d %d %d %d" own5 own7 own8 length
let r = { Place13 = 4 }
printfn "%d %d" r.Place13 (List.length [ own1; own2 ])
module Use =
    open M23
    let text = shared
    let f own5 = own5 + own6
printfn "%s %d" Use.text (Use.f 1)
