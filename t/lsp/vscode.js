// vscode.js: the language server with VS Code's own client, the package vscode-languageclient, in node.
//
//     node vscode.js CLEF        NODE_PATH: where the package is. Prints `FAIL …` lines, then `N passed, N failed`.
//
// The client needs the module `vscode`, which the editor provides. A small one stands in for it here: it has the editor's data types, keeps
// the providers that the client registers, and sends the events of documents. A test calls a provider as the editor would.
'use strict';
const fs = require('fs'), os = require('os'), path = require('path'), Module = require('module'), url = require('url');

/* ---- the editor ---- */

class Position {
  constructor(line, character) { Object.assign(this, { line, character }); }
  isBefore(other) { return this.line < other.line || (this.line === other.line && this.character < other.character); }
}
class Range {
  constructor(a, b, c, d) { [this.start, this.end] = typeof a === 'number' ? [new Position(a, b), new Position(c, d)] : [a, b]; }
}
class Uri {
  constructor(text) { this.text = text; this.scheme = text.split(':')[0]; this.fsPath = this.scheme === 'file' ? url.fileURLToPath(text) : text; this.path = this.fsPath; }
  toString() { return this.text; }
  static parse(text) { return new Uri(text); }
  static file(file) { return new Uri(url.pathToFileURL(file).href); }
}
class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = (listener, self) => { this.listeners.push(self ? listener.bind(self) : listener); return new Disposable(() => {}); };
  }
  fire(value) { return Promise.all(this.listeners.map(listener => listener(value))); }
  dispose() {}
}
class Disposable {
  constructor(end) { this.dispose = end; }
  static from(...all) { return new Disposable(() => all.forEach(one => one.dispose())); }
}
class CancellationTokenSource {
  constructor() { this.token = { isCancellationRequested: false, onCancellationRequested: () => new Disposable(() => {}) }; }
  cancel() {}
  dispose() {}
}
class Diagnostic { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } }
class Location { constructor(uri, range) { Object.assign(this, { uri, range }); } }
class MarkdownString { constructor(value) { this.value = value || ''; } appendMarkdown(text) { this.value += text; } appendCodeblock(text) { this.value += text; } }
class Hover { constructor(contents, range) { Object.assign(this, { contents: [].concat(contents), range }); } }
class TextEdit {
  constructor(range, newText) { Object.assign(this, { range, newText }); }
  static replace(range, text) { return new TextEdit(range, text); }
}
class WorkspaceEdit {
  constructor() { this.edits = []; }
  set(uri, edits) { this.edits.push([uri, edits]); }
  replace(uri, range, text) { this.set(uri, [new TextEdit(range, text)]); }
}
class SymbolInformation { constructor(name, kind, container, location) { Object.assign(this, { name, kind, containerName: container, location }); } }
class DocumentSymbol { constructor(name, detail, kind, range, selectionRange) { Object.assign(this, { name, detail, kind, range, selectionRange, children: [] }); } }
class CodeActionKind {
  constructor(value) { this.value = value; }
  append(part) { return new CodeActionKind(this.value ? this.value + '.' + part : part); }
}
for (const name of ['Empty', 'QuickFix', 'Refactor', 'Source']) CodeActionKind[name] = new CodeActionKind(name === 'Empty' ? '' : name[0].toLowerCase() + name.slice(1));
class SemanticTokens { constructor(data, resultId) { Object.assign(this, { data, resultId }); } }
class SemanticTokensLegend { constructor(tokenTypes, tokenModifiers) { Object.assign(this, { tokenTypes, tokenModifiers }); } }

// A class or value of the editor that no test looks at.
const plain = () => class { constructor(...values) { this.values = values; } };
const events = {}, providers = {}, published = new Map(), documents = [];
const event = name => (events[name] = events[name] || new EventEmitter()).event;

// Members that are not given are events (onDid…), registrations (register…), classes and enumerations (capital letter), or undefined.
function rest(given) {
  return new Proxy(given, {
    get(target, name) {
      if (name in target || typeof name === 'symbol') return target[name];
      if (/^onDid|^onWill/.test(name)) return event(name);
      if (/^register|^create/.test(name))
        return target[name] = (...values) => {
          (providers[name] = providers[name] || []).push(values);
          return Object.assign(new Disposable(() => {}), rest({}));
        };
      if (/^[A-Z]/.test(name)) return target[name] = plain();
      return undefined;
    },
  });
}
const enumeration = (...names) => Object.fromEntries(names.flatMap((name, i) => [[name, i], [i, name]]));
const channel = { append() {}, appendLine() {}, clear() {}, show() {}, dispose() {}, info() {}, warn() {}, error() {}, debug() {}, trace() {}, logLevel: 0, onDidChangeLogLevel: event('log') };
const editor = rest({
  Position, Range, Selection: Range, Uri, EventEmitter, Disposable, CancellationTokenSource, Diagnostic, Location, MarkdownString, Hover, TextEdit, WorkspaceEdit,
  SymbolInformation, DocumentSymbol, SemanticTokens, SemanticTokensLegend,
  __esModule: true, version: '1.100.0',
  DiagnosticSeverity: enumeration('Error', 'Warning', 'Information', 'Hint'),
  DiagnosticTag: { Unnecessary: 1, Deprecated: 2 },
  CompletionItemKind: enumeration('Text', 'Method', 'Function', 'Constructor', 'Field', 'Variable', 'Class', 'Interface', 'Module', 'Property', 'Unit', 'Value', 'Enum', 'Keyword', 'Snippet', 'Color', 'Reference', 'File', 'Folder', 'EnumMember', 'Constant', 'Struct', 'Event', 'Operator', 'TypeParameter'),
  CompletionItemTag: { Deprecated: 1 },
  CompletionTriggerKind: enumeration('Invoke', 'TriggerCharacter', 'TriggerForIncompleteCompletions'),
  CompletionItem: class { constructor(label, kind) { Object.assign(this, { label, kind }); } },
  CompletionList: class { constructor(items, isIncomplete) { Object.assign(this, { items, isIncomplete }); } },
  SymbolKind: enumeration('File', 'Module', 'Namespace', 'Package', 'Class', 'Method', 'Property', 'Field', 'Constructor', 'Enum', 'Interface', 'Function', 'Variable', 'Constant', 'String', 'Number', 'Boolean', 'Array', 'Object', 'Key', 'Null', 'EnumMember', 'Struct', 'Event', 'Operator', 'TypeParameter'),
  SymbolTag: { Deprecated: 1 },
  CodeActionTriggerKind: { Invoke: 1, Automatic: 2 },
  CodeActionKind,
  CodeAction: class { constructor(title, kind) { Object.assign(this, { title, kind }); } },
  FoldingRangeKind: { Comment: 1, Imports: 2, Region: 3 },
  InlayHintKind: { Type: 1, Parameter: 2 },
  InlayHint: class { constructor(position, label, kind) { Object.assign(this, { position, label, kind }); } },
  InlayHintLabelPart: class { constructor(value) { this.value = value; } },
  SignatureHelpTriggerKind: { Invoke: 1, TriggerCharacter: 2, ContentChange: 3 },
  TextDocumentChangeReason: { Undo: 1, Redo: 2 }, TextDocumentSaveReason: { Manual: 1 }, EndOfLine: { LF: 1, CRLF: 2 }, LogLevel: enumeration('Off', 'Trace', 'Debug', 'Info', 'Warning', 'Error'),
  env: rest({ language: 'en', appName: 'test', isTelemetryEnabled: false }),
  l10n: { t: text => text },
  window: rest({
    createOutputChannel: () => channel, showErrorMessage: text => { failures.push('message: ' + text); return Promise.resolve(); }, showInformationMessage: () => Promise.resolve(),
    visibleTextEditors: [], activeTextEditor: undefined, tabGroups: rest({ all: [] }), withProgress: (_, run) => run({ report() {} }, new CancellationTokenSource().token),
  }),
  workspace: rest({
    textDocuments: documents, notebookDocuments: [], workspaceFolders: undefined, isTrusted: true,
    getConfiguration: () => ({ get: (_, value) => value, has: () => false, inspect: () => undefined }),
    createFileSystemWatcher: () => rest({ dispose() {} }), asRelativePath: file => String(file),
  }),
  languages: rest({
    match: (selector, document) => [].concat(selector).some(s => s.language === document.languageId) ? 10 : 0,
    createDiagnosticCollection: () => ({ set: (uri, rows) => { published.set(uri.toString(), rows); changed(); }, delete: uri => published.delete(uri.toString()), clear() {}, dispose() {}, forEach() {}, has() { return false; } }),
  }),
  commands: rest({ executeCommand: () => Promise.resolve() }),
  extensions: rest({ all: [], getExtension: () => undefined }),
});
const load = Module._load;
Module._load = function (name, ...more) { return name === 'vscode' ? editor : load.call(this, name, ...more); };

/* ---- a document, and what a test waits for ---- */

class TextDocument {
  constructor(file, text) { Object.assign(this, { uri: Uri.file(file), fileName: file, languageId: 'fsharp', version: 1, text, isClosed: false, isDirty: false, eol: 1 }); }
  getText() { return this.text; }
  get lineCount() { return this.text.split('\n').length; }
  at(marked) {
    const offset = this.text.indexOf(marked.replace('|', '')) + marked.indexOf('|'), before = this.text.slice(0, offset).split('\n');
    return new Position(before.length - 1, before[before.length - 1].length);
  }
  change(text) {
    const end = this.text.split('\n'), range = new Range(0, 0, end.length - 1, end[end.length - 1].length), length = this.text.length;
    this.text = text;
    this.version++;
    return events.onDidChangeTextDocument.fire({ document: this, contentChanges: [{ range, rangeOffset: 0, rangeLength: length, text }] });
  }
}
let waiting = [];
function changed() { waiting = waiting.filter(({ holds, go }) => !holds() || (go(), false)); }
function until(what, holds) {
  return holds() ? Promise.resolve() : new Promise((go, fail) => {
    waiting.push({ holds, go });
    setTimeout(() => fail(new Error('waited for ' + what)), 60000).unref();
  });
}
const failures = [], tests = [];
const test = (name, run) => tests.push([name, run]);
function same(got, wanted) {
  if (JSON.stringify(got) !== JSON.stringify(wanted)) throw new Error('got ' + JSON.stringify(got) + ', wanted ' + JSON.stringify(wanted));
}
const none = new CancellationTokenSource().token;
const provider = (kind, method) => {
  const rows = providers['register' + kind + 'Provider'] || [];
  const found = rows.map(row => row.find(value => value && typeof value[method] === 'function')).find(value => value);
  if (!found) throw new Error('the client has no provider of ' + kind);
  return found;
};

/* ---- the tests ---- */

const TEXT = 'module Sample\n/// The sum.\nlet add (x: int) (y: int) = x + y\nlet three = add "a" 2\nlet   four = add 2 2\nprintfn "%d" (three + four)\n';
const RIGHT = TEXT.replace('"a"', '1');
const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'clef')));
const sample = new TextDocument(path.join(folder, 'sample.fs'), TEXT);
fs.writeFileSync(sample.fileName, TEXT);
const rows = () => published.get(sample.uri.toString()) || [];

test('diagnostics come and go', async () => {
  await until('the message', () => rows().length);
  const [row] = rows();
  same([row.range.start.line, row.range.start.character, row.range.end.character, row.severity, row.code], [3, 16, 19, 0, 'FS0001']);
  await sample.change(RIGHT);
  await until('no message', () => !rows().length);
});
test('hover', async () => {
  const hover = await provider('Hover', 'provideHover').provideHover(sample, sample.at('a|dd 1'), none);
  same(hover.contents[0].value, '```fsharp\nval Sample.add: int -> int -> int\n```\n\nThe sum.\n');
});
test('definition', async () => {
  const found = [].concat(await provider('Definition', 'provideDefinition').provideDefinition(sample, sample.at('a|dd 1'), none));
  same([found[0].uri.toString(), found[0].range.start], [sample.uri.toString(), new Position(2, 4)]);
});
test('references', async () => {
  const found = await provider('Reference', 'provideReferences').provideReferences(sample, sample.at('a|dd 1'), { includeDeclaration: true }, none);
  same(found.map(row => row.range.start.line), [2, 3, 4]);
});
test('completion', async () => {
  const found = await provider('CompletionItem', 'provideCompletionItems').provideCompletionItems(sample, sample.at('(th|ree'), none, { triggerKind: 0 });
  same((found.items || found).some(item => item.label === 'three'), true);
});
test('rename', async () => {
  const edit = await provider('Rename', 'provideRenameEdits').provideRenameEdits(sample, sample.at('a|dd 1'), 'plus', none);
  same(edit.edits.flatMap(([, edits]) => edits.map(one => one.newText)), ['plus', 'plus', 'plus']);
});
test('symbols', async () => {
  const found = await provider('DocumentSymbol', 'provideDocumentSymbols').provideDocumentSymbols(sample, none);
  same(JSON.stringify(found).includes('"three"'), true);
});
test('semantic tokens', async () => {
  const found = await provider('DocumentSemanticTokens', 'provideDocumentSemanticTokens').provideDocumentSemanticTokens(sample, none);
  same(found.data.length > 0 && found.data.length % 5, 0);
});
test('formatting', async () => {
  const edits = await provider('DocumentFormattingEdit', 'provideDocumentFormattingEdits').provideDocumentFormattingEdits(sample, { tabSize: 4, insertSpaces: true }, none);
  same(edits.map(edit => edit.newText).join('').includes('let four = add 2 2'), true);
});
test('a request that a change overtakes', async () => {
  const hover = provider('Hover', 'provideHover').provideHover(sample, sample.at('a|dd 1'), none);
  await sample.change(TEXT);
  await hover.catch(() => {});
  await until('the message again', () => rows().length);
});

async function main() {
  const { LanguageClient } = require('vscode-languageclient/node');
  const client = new LanguageClient('clef', 'Clef', { command: process.argv[2], args: ['lsp'] }, { documentSelector: [{ language: 'fsharp' }] });
  let passed = 0;
  await client.start();
  documents.push(sample);
  await events.onDidOpenTextDocument.fire(sample);
  for (const [name, run] of tests)
    try {
      await run();
      passed++;
    } catch (error) {
      failures.push(name + ': ' + error.message);
    }
  try {
    await client.stop();
    passed++;
  } catch (error) {
    failures.push('stop: ' + error.message);
  }
  fs.rmSync(folder, { recursive: true });
  failures.forEach(text => console.log('FAIL vscode ' + text));
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exit(failures.length ? 1 : 0);
}
main().catch(error => { console.log('FAIL vscode ' + error.stack + '\n0 passed, 1 failed'); process.exit(1); });
