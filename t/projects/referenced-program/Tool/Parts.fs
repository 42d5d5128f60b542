module Parts

let table = [| 1; 2; 3 |]
