#!/usr/bin/env python3
"""response.py: how long the language server takes, in a project of 40 files and 20,000 lines. Nothing fails.

    t/lsp/response.py            Variables: CLEF, the compiler (out/clef)
"""
import os
import statistics
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
from client import Client  # noqa: E402

CLEF = os.path.abspath(os.environ.get('CLEF', os.path.join(HERE, '../../out/clef')))
FILES, FUNCTIONS, VERSIONS = 40, 125, 9


def source(number):
    text = 'module F%d\n' % number
    for k in range(FUNCTIONS):
        before = 'F%d.f%d 1' % (number - 1, k) if number else '1'
        text += 'let f%d x =\n  let y = x + %s\n  match y with\n  | 0 -> [ y ] |> List.map string |> String.concat "," |> String.length\n  | n -> n\n' % (k, before)
    return text


with tempfile.TemporaryDirectory() as folder:
    for i in range(FILES):
        with open('%s/F%d.fs' % (folder, i), 'w') as out:
            out.write(source(i))
    with open(folder + '/p.fsproj', 'w') as out:
        out.write('<Project Sdk="Microsoft.NET.Sdk"><ItemGroup>%s</ItemGroup></Project>' % ''.join('<Compile Include="F%d.fs" />' % i for i in range(FILES)))
    client = Client([CLEF, 'lsp'])
    client.start()
    print('| edited file | diagnostics | hover | completion |\n| --- | --- | --- | --- |')
    for number in (0, FILES // 2, FILES - 1):
        uri, text = 'file://%s/F%d.fs' % (os.path.realpath(folder), number), source(number)
        client.open(uri, text)
        client.at('references', uri, 1, 4)
        times = []
        for version in range(2, 2 + VERSIONS):
            client.notes.clear()
            start = time.perf_counter()
            client.change(uri, version, text + 'let wrong%s: int = "a"\n' % ('g' * version))  # at another place, so it is sent again
            client.diagnostics(uri)
            diagnosed = time.perf_counter()
            client.at('hover', uri, 1, 4)
            hovered = time.perf_counter()
            client.at('completion', uri, 2, 11)
            completed = time.perf_counter()
            client.at('references', uri, 1, 4)
            times.append((diagnosed - start, hovered - diagnosed, completed - hovered))
        print('| %d of %d | %s |' % (number + 1, FILES, ' | '.join('%.0f' % (1000 * statistics.median(t)) for t in zip(*times))))
    client.stop()
