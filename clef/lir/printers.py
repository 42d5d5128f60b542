# How gdb shows values of a program of Clef: as F# writes them. A program built with -g contains this text.
import gdb


class ClefText:
    """The text of a value, as far as its limits go."""
    DEEPEST, MOST, LONGEST = 8, 100, 400

    def __init__(self):
        self.left = 2000

    def text(self, value, depth=0, inside=False):
        self.left -= 1
        if self.left < 0 or depth > self.DEEPEST:
            return '...'
        try:
            return self.of(value, depth, inside)
        except gdb.error:
            return '<optimized out>' if value.is_optimized_out else '<cannot be read>'

    def of(self, value, depth, inside):
        kind = value.type.strip_typedefs()
        if kind.code == gdb.TYPE_CODE_PTR:
            return self.object(value, kind.target().strip_typedefs(), depth, inside)
        if kind.code == gdb.TYPE_CODE_STRUCT:
            return self.fields(value, kind, depth, inside)
        if kind.code == gdb.TYPE_CODE_BOOL:
            return 'true' if int(value) else 'false'
        if kind.code == gdb.TYPE_CODE_FLT:
            return repr(float(value))
        if kind.code == gdb.TYPE_CODE_CHAR:
            return repr(chr(int(value)))
        if kind.code == gdb.TYPE_CODE_ENUM:
            return str(value)
        text = str(int(value)) if kind.code == gdb.TYPE_CODE_INT else str(value)
        return '(%s)' % text if inside and text[:1] == '-' else text

    # ---- objects ----

    def object(self, value, target, depth, inside):
        address, name = int(value), target.name or ''
        if target.code != gdb.TYPE_CODE_STRUCT:
            return hex(address)
        if is_union(target):
            if name.endswith(' list'):
                return self.list(value, depth)
            tag = address if address < 4096 else byte_at(address - 1)
            return self.case(value, target, tag, depth, inside)
        if address < 4096:
            return 'null'
        names = [field.name for field in target.fields()]
        if name == 'string':
            return self.string(address, int(value['bytes']))
        if names == ['length', 'data']:
            count = int(value['length'])
            return '[|%s|]' % self.items((value['data'][i] for i in range(min(count, self.MOST + 1))), depth)
        if not names:
            return '<%s>' % name
        return self.fields(value.dereference(), target, depth, inside)

    def string(self, address, size):
        data = gdb.selected_inferior().read_memory(address + 8, min(size, self.LONGEST)).tobytes() if size else b''
        text = data.decode('utf-8', 'replace').replace('\\', '\\\\').replace('"', '\\"')
        return '"%s"%s' % (text.replace('\n', '\\n').replace('\t', '\\t').replace('\r', '\\r'), '...' if size > self.LONGEST else '')

    def items(self, values, depth):
        texts = []
        for value in values:
            if len(texts) == self.MOST or self.left < 0:
                return '; '.join(texts + ['...'])
            texts.append(self.text(value, depth + 1))
        return '; '.join(texts)

    def list(self, value, depth):
        def elements(cell):
            while int(cell) >= 4096:
                cons = cell.dereference()[cell.dereference().type.fields()[1]]
                fields = cons.type.fields()
                yield cons[fields[0]]
                cell = cons[fields[1]]
        return '[%s]' % self.items(elements(value), depth)

    # ---- fields ----

    def case(self, value, target, tag, depth, inside):
        cases = target.fields()
        if tag >= len(cases):
            return '<tag %d>' % tag
        struct = value.dereference() if value.type.strip_typedefs().code == gdb.TYPE_CODE_PTR else value
        name, fields = cases[tag].name, cases[tag].type.fields()
        if not fields:
            return name
        payload = struct[cases[tag]]
        texts = [self.text(payload[field], depth + 1, len(fields) == 1) for field in fields]
        text = '%s %s' % (name, texts[0] if len(texts) == 1 else '(%s)' % ', '.join(texts))
        return '(%s)' % text if inside else text

    def fields(self, value, kind, depth, inside):
        name, fields = kind.name or '', kind.fields()
        if not fields:
            return '<%s>' % name
        if fields[0].name == 'tag' and len(fields) > 1 and all(is_case(field) for field in fields[1:]):
            rest = Cases(fields[1:])
            return self.case(value, rest, int(value[fields[0]]), depth, inside)
        if is_union(kind) and value.address is not None:
            return self.object(value.address, kind, depth, inside)
        if name.startswith('Map<') or name.startswith('Set<'):
            return self.tree(value[fields[0]], name[:3], depth)
        if fields[0].name == 'Item1':
            text = '(%s)' % ', '.join(self.text(value[field], depth + 1) for field in fields)
            return text
        texts = ['%s = %s' % (field.name, self.text(value[field], depth + 1)) for field in fields]
        return '{ %s }' % '; '.join(texts)

    def tree(self, root, name, depth):
        def nodes(node):
            stack = []
            while stack or int(node) >= 4096:
                while int(node) >= 4096:
                    struct = node.dereference()
                    part = struct[struct.type.fields()[1]]
                    stack.append(part)
                    node = part['left']
                part = stack.pop()
                yield part
                node = part['right']
        texts = []
        for node in nodes(root):
            if len(texts) == self.MOST or self.left < 0:
                texts.append('...')
                break
            key = self.text(node['key'], depth + 1)
            texts.append('(%s, %s)' % (key, self.text(node['value'], depth + 1)) if name == 'Map' else key)
        return '%s [%s]' % (name.lower(), '; '.join(texts))


class Cases:
    def __init__(self, fields):
        self.list = fields

    def fields(self):
        return self.list


def byte_at(address):
    return gdb.selected_inferior().read_memory(address, 1)[0][0]


def is_case(field):
    return field.bitpos == 0 and field.type.code == gdb.TYPE_CODE_STRUCT and field.type.name == field.name


def is_union(kind):
    fields = kind.fields()
    return bool(fields) and all(is_case(field) for field in fields)


class ClefPrinter:
    def __init__(self, value):
        self.value = value

    def to_string(self):
        return ClefText().text(self.value)


def clef_printer(value):
    kind = value.type.strip_typedefs()
    if kind.code == gdb.TYPE_CODE_PTR:
        kind = kind.target().strip_typedefs()
    if kind.code == gdb.TYPE_CODE_STRUCT and kind.name or kind.code == gdb.TYPE_CODE_CHAR and kind.sizeof == 4:
        return ClefPrinter(value)
    return None


if gdb.current_objfile() is not None:
    gdb.current_objfile().pretty_printers.append(clef_printer)
