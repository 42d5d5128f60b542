"""browser: a real browser that has no window (Debian's chromium), for tests of pages.

It is driven through its own protocol (Chrome DevTools Protocol) over a pipe: messages in JSON that end in a NUL byte.
BROWSER is its name, chromium unless set.
"""
import json
import os
import subprocess


class Browser:
    def __init__(self, folder):
        to_read, to_write = os.pipe()
        from_read, from_write = os.pipe()

        def start():  # the browser reads descriptor 3 and writes 4
            a, b = os.dup(to_read), os.dup(from_write)
            os.dup2(a, 3), os.dup2(b, 4)
        name = os.environ.get('BROWSER', 'chromium')
        self.process = subprocess.Popen([name, '--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-pipe', '--user-data-dir=' + folder],
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=start, close_fds=False)
        os.close(to_read), os.close(from_write)
        self.to, self.source = to_write, os.fdopen(from_read, 'rb')
        self.number = 0
        target = self.call('Target.createTarget', {'url': 'about:blank'})['targetId']
        self.session = None
        self.session = self.call('Target.attachToTarget', {'targetId': target, 'flatten': True})['sessionId']
        self.call('Page.enable')
        self.call('Network.enable')
        self.requests = []

    def take(self):
        text = b''
        while not text.endswith(b'\0'):
            byte = self.source.read(1)
            if not byte:
                raise EOFError('the browser has ended')
            text += byte
        message = json.loads(text[:-1])
        if message.get('method') == 'Network.requestWillBeSent':
            self.requests.append(message['params']['request']['url'])
        return message

    def call(self, method, params=None):
        self.number += 1
        message = {'id': self.number, 'method': method, 'params': params or {}}
        if getattr(self, 'session', None):
            message['sessionId'] = self.session
        os.write(self.to, json.dumps(message).encode() + b'\0')
        while True:
            answer = self.take()
            if answer.get('id') == self.number:
                if 'error' in answer:
                    raise RuntimeError(answer['error']['message'])
                return answer['result']

    def open(self, path, anchor=''):
        self.call('Page.navigate', {'url': 'file://' + path + anchor})
        self.wait_for_load()

    def wait_for_load(self):
        while self.take().get('method') != 'Page.loadEventFired':
            pass

    def run(self, code):
        result = self.call('Runtime.evaluate', {'expression': code, 'returnByValue': True})
        if 'exceptionDetails' in result:
            raise RuntimeError(result['exceptionDetails'].get('exception', {}).get('description', 'exception'))
        return result['result'].get('value')

    def key(self, key):
        for kind in ('keyDown', 'keyUp'):
            self.call('Input.dispatchKeyEvent', {'type': kind, 'key': key, 'text': key if len(key) == 1 and kind == 'keyDown' else ''})

    def mouse(self, selector_code, click=False):
        """Moves the mouse to the element that the code gives."""
        box = self.run('(e => { e.scrollIntoView({block: "center"}); const b = e.getBoundingClientRect(); return [b.x + Math.min(b.width / 2, 20), b.y + b.height / 2] })(%s)' % selector_code)
        self.call('Input.dispatchMouseEvent', {'type': 'mouseMoved', 'x': box[0], 'y': box[1]})
        if click:
            for kind in ('mousePressed', 'mouseReleased'):
                self.call('Input.dispatchMouseEvent', {'type': kind, 'x': box[0], 'y': box[1], 'button': 'left', 'clickCount': 1})

    def size(self, width, height):
        self.call('Emulation.setDeviceMetricsOverride', {'width': width, 'height': height, 'deviceScaleFactor': 1, 'mobile': width < 600})

    def scheme(self, value):
        self.call('Emulation.setEmulatedMedia', {'features': [{'name': 'prefers-color-scheme', 'value': value}]})

    def end(self):
        self.process.kill()
        self.process.wait()
