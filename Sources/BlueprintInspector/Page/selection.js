// The selection: its ledger, and its reasons as sums.

const stops = 'button, summary';
const adjectives = { width: 'wide', height: 'high' };

function paintSelection() {
  const element = elements[state.element];
  const panel = $('selection');
  if (!element) return panel.replaceChildren(h('p', { class: 'quiet' }, 'Nothing is selected.'), keys());
  const view = element.viewBacked ? `${element.class} ${element.view}` : 'flattened';
  const parts = [
    h('h2', {}, element.type, ' ', h('span', { class: 'quiet' }, `${element.reference} · ${view}`)),
  ];
  if (placed[element.index] > state.step) {
    const later = placed[element.index];
    parts.push(h('p', { class: 'big' }, 'not placed yet'));
    if (later !== never) parts.push(h('p', { class: 'quiet' }, 'placed in step ', stepButton(later)));
  } else {
    const parent = element.parent === null ? 'the viewport' : title(elements[element.parent]);
    const frame = frames[element.index];
    const inViewport = element.depth > 1 && frame ? ` · ${point(frame)} in the viewport` : '';
    parts.push(
      h('p', { class: 'big number' }, `${number(element.frame.width)} × ${number(element.frame.height)}`),
      h('p', { class: 'quiet number' }, `at ${point(element.frame)} in ${parent}${inViewport}`));
  }
  if (element.content?.text !== undefined) {
    const cut = element.content.truncated ? h('span', { class: 'quiet' }, ' ✂ truncated') : null;
    parts.push(h('p', {}, data(`“${element.content.text}”`), cut));
  }
  if (element.line !== undefined) {
    const text = render.source.text.split('\n', element.line)[element.line - 1] ?? '';
    parts.push(h('p', { class: 'quiet' },
      h('button', { type: 'button', class: 'step', onclick: () => openTab('source') }, `line ${element.line}`), ' ',
      data(text.trim(), { class: 'code' })));
  }
  if (placed[element.index] <= state.step && element.explanation) parts.push(...reasons(element));
  parts.push(ledger(element), keys());
  const { scrollTop } = panel;
  // Counted from the end, as the ledger stays and the reasons come and go.
  const focused = [...panel.querySelectorAll(stops)].reverse().indexOf(document.activeElement);
  panel.replaceChildren(...parts);
  panel.scrollTop = scrollTop;
  if (focused >= 0) ([...panel.querySelectorAll(stops)].reverse()[focused] ?? panel).focus({ preventScroll: true });
}

function reasons(element) {
  return ['width', 'height', 'x', 'y'].flatMap((measure) => {
    const reason = element.explanation[measure];
    if (!reason) return [];
    const what = adjectives[measure];
    const question = what ? `Why ${number(reason.value)} ${what}?` : `Why ${measure} ${number(reason.value)}?`;
    return [h('section', { class: 'reason', 'data-measure': measure },
      h('h3', {}, question), sum(reason, what ?? `${measure} in ${element.explanation.in}`),
      h('p', { class: 'rule' }, data(reason.words), reason.step ? [' ', cited(reason.step)] : null),
      (reason.notes ?? []).map((note) => h('p', { class: 'note' }, data(note))))];
  });
}

/** Returns a table with a term a line and the result at its end; of a single term, only the result. */
function sum(reason, what) {
  const row = (figure, words, name) =>
    h('tr', { class: name }, h('th', { scope: 'row' }, figure), h('td', {}, data(words)));
  const { terms } = reason;
  if (terms.length === 0) return null;
  const figure = (value, plus = '') =>
    (value < 0 ? '− ' : plus) + number(typeof value === 'number' ? Math.abs(value) : value);
  const rows = terms.length === 1
    ? [row(figure(terms[0].value), terms[0].words, 'total')]
    : terms.map((term, index) => row(figure(term.value, index > 0 ? '+ ' : ''), term.words));
  if (terms.length > 1) rows.push(row(figure(reason.value), what, 'total'));
  return h('table', { class: 'sum' }, h('tbody', {}, rows));
}

/** Returns the numbers of an element after each phase, with their steps. */
function ledger(element) {
  const last = {};
  for (let step = 1; step <= count; step++) {
    if (elementOf[step] !== element.index) continue;
    const { kind, property } = steps[step - 1];
    if (kind !== 'write' || property === 'frame') last[kind] = steps[step - 1];
  }
  const measured = last.place?.measurement ? steps[last.place.measurement - 1] : last.measure;
  const proposed = measured ? steps[measured.partner - 1] : last.propose;
  const rows = [
    proposed && ['proposed', '', '', limit(proposed.constraint.width), limit(proposed.constraint.height), proposed.step],
    measured && ['measured', '', '', number(measured.size.width), number(measured.size.height), measured.step],
    entry('placed', last.place, last.place?.frame),
    last.flattened && ['flattened', number(last.flattened.offset.x), number(last.flattened.offset.y), '', '', last.flattened.step],
    entry('in its view', last['view-backed'], last['view-backed']?.frame),
    entry('rounded', last.round, last.round?.to),
    entry('written', last.write, last.write?.to),
  ].filter(Boolean);
  return h('section', {}, h('h3', {}, 'Ledger'),
    h('table', { class: 'ledger' },
      h('thead', {}, h('tr', {}, ['', 'x', 'y', 'width', 'height', 'step'].map((name) =>
        (name === '' ? h('td') : h('th', { scope: 'col' }, name))))),
      h('tbody', {}, rows.map(([name, ...cells]) => {
        const step = cells.pop();
        return h('tr', { class: step > state.step ? 'later' : null }, h('th', { scope: 'row' }, name),
          cells.map((cell) => h('td', {}, cell)), h('td', {}, stepButton(step)));
      }))));
}

function entry(name, step, frame) {
  return step && [name, number(frame.x), number(frame.y), number(frame.width), number(frame.height), step.step];
}

let keysAreOpen = false;

function keys() {
  const list = [
    ['← →', 'one step'], ['↑ ↓', 'another element'], ['Home End', 'the first and the last step'],
    ['Page ↑ ↓', 'a phase, on the time line'], ['Space', 'play and pause'],
    [', .', 'over a proposal, on the time line'], ['Click', 'an element; again, the one around it'],
  ];
  const details = h('details', keysAreOpen ? { open: true } : {}, h('summary', {}, 'Keys'),
    h('dl', { class: 'keys' }, list.flatMap(([key, words]) => [h('dt', {}, key), h('dd', {}, words)])));
  details.addEventListener('toggle', () => { keysAreOpen = details.open; });
  return h('section', {}, details);
}
