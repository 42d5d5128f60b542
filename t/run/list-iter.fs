// out: 1 2 3 one.
// out: 1 two
List.iter (fun x -> printf "%d " x) [ 1; 2; 3 ]
List.iter (fun x -> printf "never") ([]: int list)
List.iter (printf "%s.") [ "one" ]
printfn ""
(try List.iter (fun x -> if x = 2 then failwith "two" else printf "%d " x) [ 1; 2; 3 ] with Failure m -> printfn "%s" m)
