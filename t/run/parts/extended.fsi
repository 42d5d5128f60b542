module Extended

type System.Text.StringBuilder with
    member Append: times: int * text: string -> int
