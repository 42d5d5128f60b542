(* What library.fs does, where OCaml has the same thing. *)
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

let numbers n =
  let state = ref 1 in
  Array.init n (fun _ ->
      state := ((!state * 1664525) + 1013904223) land 0xFFFFFFFF;
      !state lsr 1)

let all_keys = lazy (numbers 200000)
let all_words = lazy (Array.map (fun k -> "key" ^ string_of_int (k mod 100000)) (Lazy.force all_keys))

module IntMap = Map.Make (Int)
module IntSet = Set.Make (Int)
module StringMap = Map.Make (String)

module IntTable = Hashtbl.Make (struct
  type t = int
  let equal (a : int) b = a = b
  let hash (a : int) = a land max_int
end)

module StringTable = Hashtbl.Make (struct
  type t = string
  let equal = String.equal
  let hash (s : string) = Hashtbl.hash s
end)

let () =
  time "map" (fun () ->
      let keys = Lazy.force all_keys in
      let m = Array.fold_left (fun m k -> IntMap.add k (k + 1) m) IntMap.empty keys in
      let sum = Array.fold_left (fun sum k -> sum + IntMap.find k m) 0 keys in
      IntMap.fold (fun k _ s -> s + k) m sum);
  time "set" (fun () ->
      let keys = Lazy.force all_keys in
      let s = Array.fold_left (fun s k -> IntSet.add (k mod 100000) s) IntSet.empty keys in
      let rec evens i l = if i < 0 then l else evens (i - 2) (i :: l) in
      let other = IntSet.of_list (evens 100000 []) in
      IntSet.cardinal (IntSet.union s other) + IntSet.cardinal (IntSet.inter s other) + IntSet.cardinal (IntSet.diff s other));
  time "dictionary-int" (fun () ->
      let keys = Lazy.force all_keys in
      let d = IntTable.create 16 in
      Array.iter (fun k -> IntTable.replace d k k) keys;
      let sum = ref 0 in
      for _ = 1 to 5 do
        Array.iter (fun k -> match IntTable.find_opt d k with Some v -> sum := !sum + v | None -> ()) keys
      done;
      !sum + IntTable.length d);
  time "dictionary-string" (fun () ->
      let words = Lazy.force all_words in
      let d = StringTable.create 16 in
      Array.iter (fun w -> match StringTable.find_opt d w with Some n -> StringTable.replace d w (n + 1) | None -> StringTable.replace d w 1) words;
      StringTable.fold (fun _ n sum -> sum + (n * n)) d 0);
  time "hashset" (fun () ->
      let keys = Lazy.force all_keys in
      let s = IntTable.create 16 and fresh = ref 0 in
      for i = 0 to 4 do
        Array.iter
          (fun k ->
            let k = k lxor i in
            if not (IntTable.mem s k) then begin
              IntTable.add s k ();
              incr fresh
            end)
          keys
      done;
      !fresh);
  time "sort-array" (fun () ->
      let a = numbers 500000 in
      Array.sort (fun (x : int) y -> compare x y) a;
      a.(1000));
  time "sort-list" (fun () -> List.hd (List.sort (fun (x : int) y -> compare x y) (Array.to_list (Lazy.force all_keys))));
  time "sort-strings" (fun () ->
      let a = Array.copy (Lazy.force all_words) in
      Array.sort String.compare a;
      String.length a.(100));
  time "sort-by" (fun () ->
      let a = Array.copy (Lazy.force all_keys) in
      Array.stable_sort (fun x y -> compare (-(x mod 1000) : int) (-(y mod 1000))) a;
      a.(1000) mod 1000);
  time "stringbuilder" (fun () ->
      let b = Buffer.create 16 in
      for i = 1 to 500000 do
        Buffer.add_string b (string_of_int i);
        Buffer.add_char b ' ';
        Buffer.add_string b "text";
        Buffer.add_char b '\n'
      done;
      String.length (Buffer.contents b));
  time "list" (fun () ->
      List.init 500000 Fun.id
      |> List.rev_map (fun x -> x * 3)
      |> List.rev
      |> List.filter (fun x -> x mod 2 = 0)
      |> List.fold_left ( + ) 0);
  time "array" (fun () ->
      let b = Array.map (fun x -> x * 3) (Array.init 1000000 Fun.id) in
      let c = Array.make 1000000 0 and m = ref 0 in
      Array.iter (fun x -> if x mod 2 = 0 then (c.(!m) <- x; incr m)) b;
      Array.fold_left ( + ) 0 (Array.sub c 0 !m));
  time "seq" (fun () ->
      Seq.unfold (fun i -> if i < 1000000 then Some (i, i + 1) else None) 0
      |> Seq.map (fun x -> x * 3)
      |> Seq.filter (fun x -> x mod 2 = 0)
      |> Seq.fold_left ( + ) 0);
  time "seq-expression" (fun () ->
      let range = Seq.unfold (fun i -> if i <= 1000 then Some (i, i + 1) else None) 1 in
      let s = Seq.flat_map (fun i -> Seq.filter_map (fun j -> if (i lxor j) land 3 = 0 then Some (i * j) else None) range) range in
      let rec sum n total s = if n = 0 then total else match s () with Seq.Nil -> total | Seq.Cons (x, s) -> sum (n - 1) (total + x) s in
      sum 200000 0 s);
  time "array2d" (fun () ->
      let n = 160 in
      let a = Array.init n (fun i -> Array.init n (fun j -> float (i + j))) in
      let c = Array.make_matrix n n 0.0 in
      for i = 0 to n - 1 do
        for j = 0 to n - 1 do
          let s = ref 0.0 in
          for k = 0 to n - 1 do
            s := !s +. (a.(i).(k) *. a.(k).(j))
          done;
          c.(i).(j) <- !s
        done
      done;
      int_of_float (Array.fold_left (Array.fold_left ( +. )) 0.0 c));
  time "map-string" (fun () ->
      let add m w = StringMap.update w (function Some n -> Some (n + 1) | None -> Some 1) m in
      let m = Array.fold_left add StringMap.empty (Lazy.force all_words) in
      StringMap.fold (fun k n s -> s + (String.length k * n)) m 0);
  measure "sorteddictionary" (fun () ->
      let m = ref IntMap.empty in
      Array.iter (fun k -> m := IntMap.add (k mod 50000) k !m) (Lazy.force all_keys);
      let sum = ref 0L in
      IntMap.iter (fun k v -> sum := Int64.add (Int64.mul !sum 3L) (Int64.of_int (k lxor v))) !m;
      !sum);
  time "hashset-string" (fun () ->
      let words = Lazy.force all_words in
      let s = StringTable.create 16 and fresh = ref 0 in
      Array.iter (fun w -> if not (StringTable.mem s w) then (StringTable.add s w (); incr fresh)) words;
      Array.iter (fun w -> if StringTable.mem s (w ^ "0") then incr fresh) words;
      !fresh);
  measure "queue" (fun () ->
      let q = Queue.create () and sum = ref 0L in
      for i = 1 to 1000000 do
        Queue.push i q;
        if i land 3 = 0 then sum := Int64.add !sum (Int64.of_int (Queue.pop q))
      done;
      while not (Queue.is_empty q) do
        sum := Int64.add (Int64.mul !sum 3L) (Int64.of_int (Queue.pop q))
      done;
      !sum);
  measure "stack" (fun () ->
      let q = Stack.create () and sum = ref 0L in
      for i = 1 to 1000000 do
        Stack.push i q;
        if i land 3 = 0 then sum := Int64.add !sum (Int64.of_int (Stack.pop q))
      done;
      while not (Stack.is_empty q) do
        sum := Int64.add (Int64.mul !sum 3L) (Int64.of_int (Stack.pop q))
      done;
      !sum);
  time "sort-floats" (fun () ->
      let a = Array.map (fun k -> float (k mod 1000003) /. 7.0) (numbers 500000) in
      Array.sort (fun (x : float) y -> compare x y) a;
      int_of_float a.(1000));
  time "list-sortby" (fun () ->
      List.nth (List.stable_sort (fun x y -> compare (x mod 1000 : int) (y mod 1000)) (Array.to_list (Lazy.force all_keys))) 1000);
  time "list-sort-strings" (fun () -> String.length (List.nth (List.stable_sort String.compare (Array.to_list (Lazy.force all_words))) 100));
  time "groupby" (fun () ->
      let groups = IntTable.create 16 in
      let add k =
        match IntTable.find_opt groups (k mod 1000) with
        | Some l -> l := k :: !l
        | None -> IntTable.add groups (k mod 1000) (ref [ k ])
      in
      Array.iter add (Lazy.force all_keys);
      IntTable.fold (fun k group sum -> sum + (k * List.length !group)) groups 0);
  time "countby" (fun () ->
      let counts = StringTable.create 16 in
      let add w =
        let key = String.sub w 0 4 in
        match StringTable.find_opt counts key with Some n -> incr n | None -> StringTable.add counts key (ref 1)
      in
      Array.iter add (Lazy.force all_words);
      StringTable.fold (fun w n sum -> sum + (String.length w * !n * !n)) counts 0);
  time "array-floats" (fun () ->
      let xs = Array.init 1000000 float in
      let ys = Array.map (fun x -> (x *. 0.5) +. 1.0) xs in
      let dot = ref 0.0 in
      Array.iteri (fun i x -> dot := !dot +. (x *. ys.(i))) xs;
      let max = Array.fold_left (fun (m : float) x -> if x > m then x else m) xs.(0) xs in
      int_of_float ((!dot /. 1e6) +. max +. Array.fold_left ( +. ) 0.0 ys));
  time "array-loop" (fun () ->
      let a = Array.make 2000000 0 in
      for i = 0 to Array.length a - 1 do
        a.(i) <- i lxor (i asr 3)
      done;
      let sum = ref 0 in
      for i = 0 to Array.length a - 1 do
        sum := !sum + a.(i)
      done;
      for i = Array.length a - 1 downto 1 do
        a.(i) <- a.(i) - a.(i - 1)
      done;
      !sum + a.(1999999))
