(* What text.fs does, where OCaml has the same thing. *)
let wanted = Array.to_list Sys.argv |> List.tl

let once = List.mem "once" wanted

let measure name work =
  if wanted = [] || List.mem name wanted then begin
    let best = ref infinity and total = ref 0.0 and rounds = ref 0 and result = ref 0L in
    while !rounds = 0 || ((not once) && ((!rounds < 3 && !total < 2.0) || (!rounds < 20 && !total < 0.5))) do
      let from = Unix.gettimeofday () in
      result := work ();
      let took = Unix.gettimeofday () -. from in
      best := min !best took;
      total := !total +. took;
      incr rounds
    done;
    Printf.printf "%s %.3f %Ld\n" name (!best *. 1e3) !result
  end

let time name work = measure name (fun () -> Int64.of_int (work ()))

let floats_count = 300000

let all_floats =
  lazy
    (let state = ref 1L in
     Array.init floats_count (fun i ->
         state := Int64.add (Int64.mul !state 6364136223846793005L) 1442695040888963407L;
         let n = Int64.shift_right_logical !state 11 in
         match i mod 3 with
         | 0 -> Int64.to_float n /. 1e16
         | 1 -> Int64.float_of_bits (Int64.unsigned_rem (Int64.mul n 1024L) 0x7FE0000000000000L)
         | _ -> Int64.to_float (Int64.rem n 10000000L) /. 100.0))

let all_texts = lazy (Array.map (Printf.sprintf "%.17g") (Lazy.force all_floats))
let all_numbers = lazy (Array.init 300000 (fun i -> string_of_int (i * 1000003)))

let () =
  time "printf" (fun () ->
      for i = 1 to 1000000 do
        Printf.printf "# %d %s %5.2f\n" i "text" (float i *. 0.5)
      done;
      0);
  time "printf-int" (fun () ->
      for i = 1 to 1000000 do
        Printf.printf "# %d\n" i
      done;
      0);
  time "writeline" (fun () ->
      for i = 1 to 1000000 do
        print_string "# ";
        print_string (string_of_int i);
        print_char '\n'
      done;
      0);
  time "sprintf" (fun () ->
      let sum = ref 0 in
      for i = 1 to 300000 do
        sum := !sum + String.length (Printf.sprintf "%5d: %-8s = %08x" i "name" (i * 77))
      done;
      !sum);
  time "float-fixed" (fun () ->
      let floats = Lazy.force all_floats and sum = ref 0 in
      for i = 0 to 99999 do
        sum := !sum + String.length (Printf.sprintf "%.6f" floats.(3 * i))
      done;
      !sum);
  time "float-scientific" (fun () ->
      let floats = Lazy.force all_floats and sum = ref 0 in
      let add x =
        let text = Printf.sprintf "%.10e" x in
        (* .NET's exponent has three digits *)
        sum := !sum + String.length text + if String.length text - String.index text 'e' = 4 then 1 else 0
      in
      Array.iter add floats;
      !sum);
  measure "float-parse" (fun () ->
      let sum = ref 0L in
      Array.iter (fun t -> sum := Int64.logxor !sum (Int64.bits_of_float (float_of_string t))) (Lazy.force all_texts);
      !sum);
  time "int-print" (fun () ->
      let sum = ref 0 in
      for i = 1 to 1000000 do
        sum := !sum + String.length (string_of_int (i * 1237))
      done;
      !sum);
  time "int-parse" (fun () -> Array.fold_left (fun sum t -> sum + int_of_string t) 0 (Lazy.force all_numbers));
  time "int32-parse" (fun () ->
      let add sum t = match int_of_string_opt t with Some n when n < 0x80000000 -> sum + n | _ -> sum in
      Array.fold_left add 0 (Lazy.force all_numbers));
  time "stringbuilder-mixed" (fun () ->
      let b = Buffer.create 16 in
      for i = 1 to 200000 do
        Buffer.add_string b (string_of_int i);
        Buffer.add_string b ", ";
        Printf.bprintf b "%.12g" (float i *. 0.25);
        Buffer.add_char b ';';
        Printf.bprintf b "%6d|" i;
        if Buffer.length b > 10000 then Buffer.truncate b (Buffer.length b - 9000)
      done;
      Buffer.length b);
  time "string-split-join" (fun () ->
      let line = String.concat "," (List.init 100 string_of_int) and sum = ref 0 in
      for _ = 1 to 3000 do
        let joined = String.concat ";" (String.split_on_char ',' line) in
        let b = Buffer.create 400 in
        String.iter (fun c -> if c = ';' then Buffer.add_string b "::" else Buffer.add_char b c) joined;
        sum := !sum + String.length (Buffer.contents b)
      done;
      !sum);
  time "string-concat" (fun () ->
      let sum = ref 0 and text = ref "" in
      for i = 1 to 1000000 do
        text := !text ^ "ab" ^ string_of_int (i land 7);
        if String.length !text > 100 then begin
          sum := !sum + String.length !text;
          text := ""
        end
      done;
      !sum);
  time "string-concat-seq" (fun () ->
      let rec parts i l = if i = 0 then l else parts (i - 1) (("part" ^ string_of_int i) :: l) in
      String.length (String.concat ", " (parts 200000 [])));
  time "bigint-factorial" (fun () ->
      (* words of 32 bits, then nine digits at a time *)
      let words = Array.make 1200 0 and used = ref 1 in
      words.(0) <- 1;
      for i = 2 to 3000 do
        let carry = ref 0 in
        for k = 0 to !used - 1 do
          carry := !carry + (words.(k) * i);
          words.(k) <- !carry land 0xFFFFFFFF;
          carry := !carry lsr 32
        done;
        if !carry > 0 then begin
          words.(!used) <- !carry;
          incr used
        end
      done;
      let digits = ref 0 in
      while !used > 0 do
        let rest = ref 0 in
        for k = !used - 1 downto 0 do
          rest := (!rest lsl 32) lor words.(k);
          words.(k) <- !rest / 1000000000;
          rest := !rest mod 1000000000
        done;
        while !used > 0 && words.(!used - 1) = 0 do
          decr used
        done;
        digits := !digits + if !used > 0 then 9 else String.length (string_of_int !rest)
      done;
      !digits)
