// The search: names.js has a row [path, kind, address, summary] for each definition.
'use strict';
const field = document.getElementById('search'), list = document.getElementById('found');
const LIMIT = 50;
let chosen = 0;
const lower = names.map(row => row[0].toLowerCase());

// How well a definition answers the words: 0 is not at all. All words must occur in its path or its summary.
function rank(index, words) {
  const path = lower[index], last = path.slice(path.lastIndexOf('.', path.length - 2) + 1);
  let sum = 0;
  for (const word of words) {
    const score = path === word ? 100 : last === word ? 90 : path.endsWith('.' + word) ? 85 : last.startsWith(word) ? 60
      : path.startsWith(word) ? 50 : path.includes('.' + word) ? 40 : path.includes(word) ? 30
      : names[index][3].toLowerCase().includes(word) ? 5 : 0;
    if (!score) return 0;
    sum += score;
  }
  return sum / words.length;
}

function search(text) {
  const words = text.toLowerCase().split(/\s+/).filter(word => word);
  if (!words.length) return [];
  const found = [];
  for (let i = 0; i < names.length; i++) {
    const score = rank(i, words);
    if (score) found.push([score, i]);
  }
  found.sort((a, b) => b[0] - a[0] || names[a[1]][0].length - names[b[1]][0].length || a[1] - b[1]);
  return found.slice(0, LIMIT).map(([, i]) => names[i]);
}

function choose(index) {
  const links = list.querySelectorAll('a');
  if (!links.length) return;
  chosen = (index + links.length) % links.length;
  links.forEach((link, i) => link.classList.toggle('chosen', i === chosen));
  links[chosen].scrollIntoView({ block: 'nearest' });
}

function show() {
  const rows = search(field.value);
  list.replaceChildren(...rows.map(([path, kind, address, summary]) => {
    const item = document.createElement('li'), link = document.createElement('a'), note = document.createElement('small');
    link.href = address;
    link.textContent = path;
    note.textContent = kind + (summary ? ' · ' + summary : '');
    link.append(note);
    item.append(link);
    return item;
  }));
  if (!rows.length && field.value.trim()) {
    const item = document.createElement('li');
    item.className = 'nothing';
    item.textContent = 'Nothing has this name.';
    list.append(item);
  }
  list.hidden = !list.children.length;
  choose(0);
}

function close() {
  list.hidden = true;
  field.blur();
}

field.addEventListener('input', show);
field.addEventListener('focus', show);
field.addEventListener('keydown', event => {
  if (event.key === 'ArrowDown') choose(chosen + 1);
  else if (event.key === 'ArrowUp') choose(chosen - 1);
  else if (event.key === 'Enter') { const link = list.querySelectorAll('a')[chosen]; if (link) { link.click(); close(); } }
  else if (event.key === 'Escape') close();
  else return;
  event.preventDefault();
});
document.addEventListener('keydown', event => {
  if (event.key !== '/' || event.target === field || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.select();
  field.focus();
});
document.addEventListener('click', event => { if (!event.target.closest('header')) list.hidden = true; });
list.addEventListener('click', close);
