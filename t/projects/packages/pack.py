# pack.py: makes the packages of these tests, in the folder feed.
import os, zipfile

def package(id, version, dependencies=(), files=(), modes=()):
    os.makedirs("feed", exist_ok=True)
    groups = "".join(f'<dependency id="{d}" version="{v}" />' for d, v in dependencies)
    nuspec = (f'<?xml version="1.0"?><package xmlns="http://schemas.microsoft.com/packaging/2013/05/nuspec.xsd"><metadata>'
              f'<id>{id}</id><version>{version}</version><dependencies><group targetFramework=".NETFramework4.8">'
              f'<dependency id="Nothing" version="1.0" /></group><group targetFramework=".NETStandard2.0">{groups}</group>'
              f'</dependencies></metadata></package>')
    with zipfile.ZipFile(f"feed/{id}.{version}.nupkg", "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in [(f"{id}.nuspec", nuspec), ("[Content_Types].xml", "<Types />"), ("_rels/.rels", "")] + list(files):
            info = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
            info.external_attr = dict(modes).get(name, 0o100644) << 16
            info.create_system = 3
            archive.writestr(info, text)

def fable(id, *sources):
    items = "".join(f'<Compile Include="{name}" />' for name, _ in sources)
    project = (f'<Project Sdk="Microsoft.NET.Sdk"><PropertyGroup><TargetFramework>netstandard2.0</TargetFramework></PropertyGroup>'
               f'<ItemGroup>{items}<PackageReference Include="Whatever" Version="1.0" /></ItemGroup>'
               f'<Import Project="../.paket/Paket.Restore.targets" /></Project>')
    return [(f"fable/{id}.fsproj", project)] + [(f"fable/{name}", text) for name, text in sources]

for version in "1.0.0", "1.2.0", "1.5.0-beta.1", "2.0.0":
    package("Base.Lib", version, files=fable("Base.Lib", ("Base.fs", f'module Base.Lib\nlet internal own = 1\nlet version = "{version}"\n')))
package("Top.Lib", "3.1.0", [("Base.Lib", "[1.1, 2.0)"), ("FSharp.Core", "4.7.2"), ("System.Memory", "4.5.5")],
        fable("Top.Lib", ("Top.fs", 'module Top.Lib\n#if FABLE_COMPILER && CLEF\nlet text = "top on " + Base.Lib.version\n#endif\n')))
package("Only.Compiled", "1.0.0", files=[("lib/netstandard2.0/Only.dll", "MZ")])
package("Climbs.Out", "1.0.0", files=[("fable/../../../evil.txt", "evil")])
package("Links.Out", "1.0.0", files=[("fable/link", "/etc")], modes=[("fable/link", 0o120777)])
package("Whole.Path", "1.0.0", files=[("/tmp/evil.txt", "evil")])
package("Compiled.Below", "1.0.0", files=[("lib/netstandard2.0/Below.dll", "MZ")])
package("Compiled.Top", "1.0.0", [("Compiled.Below", "1.0.0")], [("lib/netstandard2.0/Top.dll", "MZ")])
# Its sources for Fable do without the files and the package that the condition leaves to .NET.
package("Split.Lib", "1.0.0", [("No.Such", "9.0.0"), ("Base.Lib", "1.2.0")], [
    ("fable/Split.Lib.fsproj", '''<Project Sdk="Microsoft.NET.Sdk">
<PropertyGroup><TargetFrameworks>net8.0;netstandard2.0</TargetFrameworks></PropertyGroup>
<ItemGroup><Compile Include="Split.fs" /><PackageReference Include="Base.Lib" Version="1.2.0" /></ItemGroup>
<ItemGroup Condition="'$(FABLE_COMPILER)' == ''"><Compile Include="Net/Only.fs" /><PackageReference Include="no.such" Version="9.0.0" /></ItemGroup>
<ItemGroup Condition="'$(FABLE_COMPILER_4)' == 'true'"><Compile Include="More.fs" /></ItemGroup>
</Project>'''),
    ("fable/Split.fs", 'module Split.Lib\nlet text = "split on " + Base.Lib.version\n'),
    ("fable/More.fs", 'module Split.More\nlet text = Split.Lib.text + ", more"\n')])
for number in 1, 2:
    package(f"Small.Lib{number}", "1.0.0", files=fable(f"Small.Lib{number}", ("Small.fs", f'module Small.Lib{number}\nlet internal own = {number}\nlet value = own * 10\n')))
# With Fable's symbols its sources are for JavaScript.
package("Script.Lib", "1.0.0", [("Fable.Core", "3.0.0")], [
    ("fable/Script.Lib.fsproj", '''<Project Sdk="Microsoft.NET.Sdk">
<PropertyGroup><TargetFramework>netstandard2.0</TargetFramework><DefineConstants>$(DefineConstants);FABLE_COMPILER</DefineConstants></PropertyGroup>
<ItemGroup><Compile Include="Script.fs" /><PackageReference Include="Fable.Core" Version="3.*" /></ItemGroup>
</Project>'''),
    ("fable/Script.fs", """module Script.Lib
#if FABLE_COMPILER
open Fable.Core.JS
let show (text: string) = console.log text
#else
let show (text: string) = printfn "%s" text
#endif
let careless (x: 'a) = x + 1
""")])
# It leaves a part to .NET.
package("Half.Lib", "1.0.0", files=fable("Half.Lib", ("Half.fs", """module Half.Lib
#if FABLE_COMPILER
let where = "Fable"
#else
let where = ".NET"
#endif
""")))
