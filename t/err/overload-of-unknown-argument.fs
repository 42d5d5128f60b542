let f x = System.Console.WriteLine x  //! FS0041 A unique overload for method 'WriteLine' could not be determined based on type information prior to this program point.
let g x = System.Console.Write x  //! FS0041 A unique overload for method 'Write' could not be determined based on type information prior to this program point.
let o x = "abc".Split x  //! FS0041 A unique overload for method 'Split' could not be determined based on type information prior to this program point.
let p x = System.Text.StringBuilder().Append x  //! FS0041 A unique overload for method 'Append' could not be determined based on type information prior to this program point.
let ok (x: string) = System.Console.WriteLine x
[ 1; 2 ] |> List.iter (fun x -> System.Console.WriteLine x)
[ 1; 2 ] |> List.iter System.Console.WriteLine
let q = List.map (fun x -> System.Convert.ToString x)  //! FS0041 A unique overload for method 'ToString' could not be determined based on type information prior to this program point.
let r = List.iter System.Console.WriteLine [ "a" ]  //! FS0041 A unique overload for method 'WriteLine' could not be determined based on type information prior to this program point.
let s = Seq.map System.Convert.ToInt32 [ "1" ]  //! FS0041 A unique overload for method 'ToInt32' could not be determined based on type information prior to this program point.
let t = "abc".IndexOf >> (+) 1  //! FS0041 A unique overload for method 'IndexOf' could not be determined based on type information prior to this program point.
