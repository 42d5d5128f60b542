"""program_types: the types of programs.py as data: a name, or a tuple that begins with the sort."""
INTS = {'int': ('', 32, 1), 'int64': ('L', 64, 1), 'byte': ('uy', 8, 0), 'sbyte': ('y', 8, 1), 'int16': ('s', 16, 1),
        'uint16': ('us', 16, 0), 'uint32': ('u', 32, 0), 'uint64': ('UL', 64, 0)}


SHOWN = {'option': '(%s option)', 'voption': '(%s voption)', 'list': '(%s list)', 'array': '(%s array)', 'seq': 'seq<%s>', 'set': 'Set<%s>',
         'tree': 'Tree<%s>', 'both': 'Both<%s>', 'slot': 'Slot<%s>', 'map': 'Map<%s, %s>', 'result': 'Result<%s, %s>', 'pair': 'Pair<%s, %s>',
         'calc': 'ICalc<%s, %s>', 'fun': '(%s -> %s)'}


def show(t):
    if isinstance(t, str): return t
    if t[0] == 'tuple': return '(' + ' * '.join(show(x) for x in t[1]) + ')'
    if t[0] in SHOWN: return SHOWN[t[0]] % tuple(show(x) for x in t[1:])
    return t[1]  # record, union, class


def comparable(t):
    """Has equality and order, and prints with %A."""
    if isinstance(t, str): return True
    if t[0] in ('fun', 'seq', 'slot', 'calc', 'class', 'holder'): return False
    if t[0] in ('record', 'union'): return True
    return all(comparable(x) for x in (t[1] if t[0] == 'tuple' else t[1:]))


def closed(env):
    """What a closure may capture: no mutable locals."""
    return [(n, t) for n, t in env if not n.startswith('mut')]
