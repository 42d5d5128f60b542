let f x = System.Math.Abs x //! FS0041 A unique overload for method 'Abs' could not be determined
let g x = System.Convert.ToInt32 x //! FS0041
let h xs = xs |> List.map (fun x -> System.Math.Abs x) //! FS0041
let i (xs: int list) = xs |> List.map (fun x -> System.Math.Abs x)
let j x = System.Math.Abs(x - 1)
let k x = System.Math.Max(x + 1.0, x)
