# Writes the solutions as editors do: with a byte order mark, CRLF, backslashes, folders and configurations.
FOLDER, FSHARP, CSHARP = "2150E333-8FDC-42A3-9474-1A3956D46DE8", "F2A71F9B-5D33-465A-A702-920D77279786", "FAE04EC0-301F-11D3-BF4B-00C04F79EFBC"


def solution(name, projects, off=()):
    lines = ["", "Microsoft Visual Studio Solution File, Format Version 12.00", "# Visual Studio Version 17"]
    for number, (kind, path) in enumerate(projects):
        stem = path.split("\\")[-1].rsplit(".", 1)[0]
        lines += [f'Project("{{{kind}}}") = "{stem}", "{path}", "{{{number}}}"', "EndProject"]
    lines += ["Global", "\tGlobalSection(SolutionConfigurationPlatforms) = preSolution"]
    configurations = ["Debug|Any CPU", "Debug|x64", "Release|x64", "Release|Any CPU"]
    lines += [f"\t\t{c} = {c}" for c in configurations]
    lines += ["\tEndGlobalSection", "\tGlobalSection(ProjectConfigurationPlatforms) = postSolution"]
    for number, (kind, path) in enumerate(projects):
        for c in configurations:
            lines.append(f"\t\t{{{number}}}.{c}.ActiveCfg = {c}")
            if path not in off or c.startswith("Debug"):
                lines.append(f"\t\t{{{number}}}.{c}.Build.0 = {c}")
    lines += ["\tEndGlobalSection", "EndGlobal", ""]
    with open(name, "wb") as out:
        out.write(b"\xef\xbb\xbf" + "\r\n".join(lines).encode())


APP, CORE, TOOL, TESTS = "src\\App\\App.fsproj", "src\\Core\\Core.fsproj", "src\\Tool\\Tool.fsproj", "tests\\App.Tests\\App.Tests.fsproj"
old = (FSHARP, "old\\Old.fsproj")
solution("All.sln", [(FOLDER, "src"), (FSHARP, CORE), (FSHARP, APP), (FSHARP, TOOL), old, (CSHARP, "other\\Other.csproj")], [old[1]])
solution("One.sln", [(FSHARP, APP), (FSHARP, CORE), (FSHARP, TESTS)], [TESTS])
solution("Tested.sln", [(FSHARP, APP), (FSHARP, TESTS)])
solution("Other.sln", [(CSHARP, "other\\Other.csproj")])
solution("Gone.sln", [(FSHARP, "src\\Gone\\Gone.fsproj")])
solution("Core.sln", [(FSHARP, CORE), (FSHARP, CORE)])
solution("Circle.sln", [(FSHARP, APP), (FSHARP, CORE), (FSHARP, "circle\\a.fsproj"), (FSHARP, "circle\\b.fsproj")])
