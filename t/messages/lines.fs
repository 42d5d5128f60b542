module Lines

let ``ä ö`` = 1 // letters of two bytes before the place
let s = "äöü" + 2
let several =
    List.map
        (fun x ->
            x + "s")
        [ 1
          2 ]
