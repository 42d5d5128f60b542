module Extended

type System.Text.StringBuilder with
    member this.Append(times: int, text: string) : int =
        for _ in 1..times do
            this.Append text |> ignore
        this.Length
