// library: sqlite3 libsqlite3-dev libsqlite3-0
// A database in memory: created, filled, asked. As a library it is called by library/sqlite.c.
open System
open System.Runtime.InteropServices

[<DllImport("sqlite3")>]
extern int sqlite3_open(string path, nativeint& db)
[<DllImport("sqlite3")>]
extern int sqlite3_close(nativeint db)
[<DllImport("sqlite3")>]
extern nativeint sqlite3_errmsg(nativeint db)
[<DllImport("sqlite3")>]
extern int sqlite3_prepare_v2(nativeint db, string sql, int bytes, nativeint& statement, nativeint tail)
[<DllImport("sqlite3")>]
extern int sqlite3_step(nativeint statement)
[<DllImport("sqlite3")>]
extern int sqlite3_reset(nativeint statement)
[<DllImport("sqlite3")>]
extern int sqlite3_finalize(nativeint statement)
[<DllImport("sqlite3")>]
extern int sqlite3_bind_int64(nativeint statement, int index, int64 value)
[<DllImport("sqlite3")>]
extern int sqlite3_bind_double(nativeint statement, int index, double value)
[<DllImport("sqlite3")>]
extern int sqlite3_bind_text(nativeint statement, int index, string value, int bytes, nativeint destructor)
[<DllImport("sqlite3")>]
extern int sqlite3_bind_blob(nativeint statement, int index, byte[] value, int bytes, nativeint destructor)
[<DllImport("sqlite3")>]
extern int sqlite3_column_count(nativeint statement)
[<DllImport("sqlite3")>]
extern nativeint sqlite3_column_name(nativeint statement, int column)
[<DllImport("sqlite3")>]
extern int64 sqlite3_column_int64(nativeint statement, int column)
[<DllImport("sqlite3")>]
extern double sqlite3_column_double(nativeint statement, int column)
[<DllImport("sqlite3")>]
extern nativeint sqlite3_column_text(nativeint statement, int column)
[<DllImport("sqlite3")>]
extern nativeint sqlite3_column_blob(nativeint statement, int column)
[<DllImport("sqlite3")>]
extern int sqlite3_column_bytes(nativeint statement, int column)
[<DllImport("sqlite3")>]
extern int64 sqlite3_last_insert_rowid(nativeint db)

let row, finished = 100, 101
let transient = -1n // sqlite makes a copy

exception SqlError of string

type Database(path: string) =
    let mutable db = 0n
    let check code =
        if code <> 0 && code <> row && code <> finished then
            raise (SqlError(Marshal.PtrToStringUTF8(sqlite3_errmsg db)))
        code
    do sqlite3_open (path, &db) |> check |> ignore
    member _.Prepare(sql: string) =
        let mutable statement = 0n
        sqlite3_prepare_v2 (db, sql, -1, &statement, 0n) |> check |> ignore
        statement
    member _.Step statement = sqlite3_step statement |> check = row
    member this.Run sql =
        let statement = this.Prepare sql
        while this.Step statement do ()
        sqlite3_finalize statement |> ignore
    member this.Query sql =
        [ let statement = this.Prepare sql
          while this.Step statement do
              [ for i in 0 .. sqlite3_column_count statement - 1 do
                    Marshal.PtrToStringUTF8(sqlite3_column_name (statement, i)),
                    Marshal.PtrToStringUTF8(sqlite3_column_text (statement, i)) ]
          sqlite3_finalize statement |> ignore ]
    member _.LastId = sqlite3_last_insert_rowid db
    interface IDisposable with
        member _.Dispose() = sqlite3_close db |> check |> ignore

[<Export "demo">]
let demo () =
    use db = new Database(":memory:")
    db.Run "create table people (id integer primary key, name text, height real, key blob)"
    let insert = db.Prepare "insert into people (name, height, key) values (?, ?, ?)"
    for name, height, key in [ "Ada", 1.65, [| 1uy; 2uy |]; "Grace", 1.7, [||]; "Zoë", 1.58, [| 255uy; 0uy; 7uy |] ] do
        sqlite3_bind_text (insert, 1, name, -1, transient) |> ignore
        sqlite3_bind_double (insert, 2, height) |> ignore
        sqlite3_bind_blob (insert, 3, key, key.Length, transient) |> ignore
        db.Step insert |> ignore
        sqlite3_reset insert |> ignore
        printfn "%s is %d" name db.LastId
    sqlite3_finalize insert |> ignore
    for line in db.Query "select id, name, round(height * 100) as cm from people order by height" do
        line |> List.map (fun (column, text) -> $"{column}={text}") |> String.concat " " |> printfn "%s"
    let keys = db.Prepare "select key, length(name), height from people where id >= ? order by id"
    sqlite3_bind_int64 (keys, 1, 1L) |> ignore
    while db.Step keys do
        let size = sqlite3_column_bytes (keys, 0)
        let bytes: byte[] = Array.zeroCreate size
        if size > 0 then Marshal.Copy(sqlite3_column_blob (keys, 0), bytes, 0, size)
        printfn "%A %d %g" bytes (sqlite3_column_int64 (keys, 1)) (sqlite3_column_double (keys, 2))
    sqlite3_finalize keys |> ignore
    db.Run "begin"
    let many = db.Prepare "insert into people (name, height) values (?, ?)"
    for i in 1 .. 10000 do
        sqlite3_bind_text (many, 1, $"person {i}", -1, transient) |> ignore
        sqlite3_bind_double (many, 2, float i) |> ignore
        db.Step many |> ignore
        sqlite3_reset many |> ignore
    sqlite3_finalize many |> ignore
    db.Run "commit"
    printfn "%A" (db.Query "select count(*), sum(height) from people")
    try db.Run "select nothing from nowhere"
    with SqlError message -> printfn "%s" message

/// Each line is a row: its columns, with commas between them.
[<Export "query">]
let query (path: string) (commands: string[]) (sql: string) : string[] =
    use db = new Database(path)
    for command in commands do
        db.Run command
    [| for line in db.Query sql -> line |> List.map snd |> String.concat "," |]

[<EntryPoint>]
let main _ =
    demo ()
    0
