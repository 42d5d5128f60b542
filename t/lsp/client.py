"""client: an editor's side of the Language Server Protocol, for tests.

    c = Client(['out/clef', 'lsp']); c.request('initialize', {...})
"""
import json, os, select, subprocess, threading, queue


class Client:
    def __init__(self, command, **options):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, **options)
        self.next_id, self.answers, self.notes = 1, {}, []
        self.inbox = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        out = self.process.stdout
        while True:
            size = None
            while True:
                line = out.readline()
                if not line:
                    self.inbox.put(None)
                    return
                if line == b'\r\n':
                    break
                name, value = line.decode().split(':', 1)
                if name.lower() == 'content-length':
                    size = int(value)
            self.inbox.put(json.loads(out.read(size)))

    def send_raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps(dict(message, jsonrpc='2.0')).encode()
        self.send_raw(b'Content-Length: %d\r\n\r\n' % len(body) + body)

    def notify(self, method, params=None):
        self.send({'method': method, 'params': params or {}})

    def begin(self, method, params=None):
        """Sends a request; its id, for `wait`."""
        number, self.next_id = self.next_id, self.next_id + 1
        self.send({'id': number, 'method': method, 'params': params or {}})
        return number

    def _take(self):
        message = self.inbox.get(timeout=60)
        if message is None:
            raise EOFError('the server has ended')
        if 'id' in message and 'method' not in message:
            self.answers[message['id']] = message
        else:
            self.notes.append(message)

    def wait(self, number):
        """The whole response to the request."""
        while number not in self.answers:
            self._take()
        return self.answers.pop(number)

    def request(self, method, params=None):
        """The result of a request; the error as an exception."""
        answer = self.wait(self.begin(method, params))
        if 'error' in answer:
            raise RuntimeError(answer['error'])
        return answer['result']

    def diagnostics(self, uri):
        """The next diagnostics of the file."""
        while True:
            for i, note in enumerate(self.notes):
                if note['method'] == 'textDocument/publishDiagnostics' and note['params']['uri'] == uri:
                    return self.notes.pop(i)['params']['diagnostics']
            self._take()

    def start(self):
        result = self.request('initialize', {'processId': os.getpid(), 'rootUri': None, 'capabilities': {}})
        self.notify('initialized')
        return result

    def open(self, uri, text, version=1):
        self.notify('textDocument/didOpen', {'textDocument': {'uri': uri, 'languageId': 'fsharp', 'version': version, 'text': text}})

    def change(self, uri, version, *changes):
        """Each change: a text, or (start line, start character, end line, end character, text)."""
        def row(c):
            if isinstance(c, str):
                return {'text': c}
            return {'range': {'start': {'line': c[0], 'character': c[1]}, 'end': {'line': c[2], 'character': c[3]}}, 'text': c[4]}
        self.notify('textDocument/didChange', {'textDocument': {'uri': uri, 'version': version}, 'contentChanges': [row(c) for c in changes]})

    def at(self, method, uri, line, character, **more):
        return self.request('textDocument/' + method,
                            dict({'textDocument': {'uri': uri}, 'position': {'line': line, 'character': character}}, **more))

    def stop(self):
        """Ends the server as an editor does; its exit status."""
        self.request('shutdown')
        self.notify('exit')
        return self.process.wait(timeout=60)
