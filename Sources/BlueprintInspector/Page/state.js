// The state, which the address holds: a step, an element and a picture. Everything else follows from them.

const pictures = ['frames', 'views', ...(render.before ? ['change'] : [])];
const tabs = ['elements', 'views', 'steps', 'source'].filter((tab) => tab !== 'source' || render.source);
const start = { step: count, element: firstChoice(), picture: 'frames' };
let state = { ...start };
let tab = 'elements';
let timer = null;
let changed = 0;
let writing = null;

/** Returns the element that is selected first: one whose text is truncated, else the first text. */
function firstChoice() {
  const texts = elements.filter((element) => element.content?.text);
  const choice = texts.find((element) => element.content.truncated) ?? texts[0] ?? elements[0];
  return choice ? choice.index : -1;
}

function address() {
  const parts = [`step=${state.step}`];
  if (state.element >= 0) {
    const reference = elements[state.element].reference.replace(/^#/, '');
    parts.push(`element=${encodeURIComponent(reference).replaceAll('%2F', '/')}`);
  }
  if (state.picture !== 'frames') parts.push(`picture=${state.picture}`);
  return '#' + parts.join('&');
}

function readAddress() {
  clearTimeout(writing);
  writing = null;
  const parameters = new URLSearchParams(location.hash.slice(1));
  const wanted = { ...start };
  const step = parameters.get('step');
  if (step !== null && /^\d+$/.test(step)) wanted.step = Number(step);
  const reference = parameters.get('element');
  const element = indexOf.get('#' + reference) ?? indexOf.get(reference);
  if (element !== undefined) wanted.element = element;
  if (pictures.includes(parameters.get('picture'))) wanted.picture = parameters.get('picture');
  change(wanted);
}

/** Changes parts of the state; a quick run of changes is one entry in the history, written at most four times a second
    because browsers refuse more. */
function go(parts) {
  change(parts);
  const now = Date.now();
  if (timer === null && now - changed > 700) write(true);
  else writing ??= setTimeout(write, 250);
  changed = now;
}

function write(isNew) {
  clearTimeout(writing);
  writing = null;
  if (address() === location.hash) return;
  if (isNew === true) location.hash = address();
  else history.replaceState(null, '', address());
}

function change(parts) {
  const old = state;
  state = { ...state, ...parts };
  state.step = Math.max(0, Math.min(count, state.step));
  paint();
  if (old.element !== state.element) {
    lists.elements.reveal();
    lists.source?.reveal();
  }
  if (old.step !== state.step) lists.steps.reveal();
}
