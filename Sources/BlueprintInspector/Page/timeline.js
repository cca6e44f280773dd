// The time line.

const line = (() => {
  const gap = 1.5;
  const least = 13;
  const free = 100 - gap * Math.max(0, phases.length - 1);
  const lengths = phases.map((phase) => phase.to - phase.from + 1);
  // What is narrower than its name gets more room, at the cost of the others.
  const narrow = lengths.filter((length) => (length / count) * free < least).length;
  const rest = lengths.filter((length) => (length / count) * free >= least).reduce((a, b) => a + b, 0);
  let left = 0;
  return phases.map((phase, index) => {
    const isNarrow = (lengths[index] / count) * free < least;
    const width = isNarrow ? least : (lengths[index] / rest) * (free - narrow * least);
    const done = h('div', { class: 'done' });
    const label = h('span', { class: 'label', style: `left:${left}%` }, phase.name);
    const bar = h('div', { class: 'bar', style: `left:${left}%;width:${width}%` }, done);
    const part = { ...phase, left, width, done, nodes: [label, bar] };
    left += width + gap;
    return part;
  });
})();
const knob = h('div', { class: 'knob' });

function paintLine() {
  const slider = $('line');
  const share = (part) =>
    Math.max(0, Math.min(1, (state.step - part.from + 1) / (part.to - part.from + 1)));
  let place = 0;
  for (const part of line) {
    part.done.style.width = `${share(part) * 100}%`;
    if (state.step >= part.from) place = part.left + part.width * share(part);
  }
  knob.style.left = `${place}%`;
  const phase = state.step > 0 ? steps[state.step - 1].phase : '';
  slider.setAttribute('aria-valuenow', state.step);
  slider.setAttribute('aria-valuetext', visible(`Step ${state.step} of ${count}${phase && `, ${phase}`}: ${wordsOf(state.step)}`));
  $('count').textContent = `step ${state.step} of ${count}`;
  $('words').replaceChildren(data(wordsOf(state.step)));
  $('back').disabled = state.step === 0;
  $('forward').disabled = state.step === count;
}

/** Returns the step at a share of the time line's width, in percent. */
function stepAt(place) {
  let step = 0;
  for (const part of line) {
    if (place < part.left) break;
    const share = Math.min(1, (place - part.left) / part.width);
    step = part.from - 1 + Math.round(share * (part.to - part.from + 1));
  }
  return step;
}

/** Goes to the last step of the phase before, or of the one that the step lies in. */
function goPhase(direction) {
  const ends = [0, ...line.map((part) => part.to)];
  const target = direction > 0 ? ends.find((end) => end > state.step) : ends.findLast((end) => end < state.step);
  if (target !== undefined) go({ step: target });
}

/** Goes over a whole proposal, forwards to its measurement or back to it. */
function goOver(direction) {
  const step = steps[(direction > 0 ? state.step : state.step - 1)] ?? {};
  const isWhole = step.kind === (direction > 0 ? 'propose' : 'measure') && step.partner;
  if (direction > 0) go({ step: isWhole ? step.partner : state.step + 1 });
  else go({ step: (isWhole ? step.partner : state.step) - 1 });
}

function play(isOn) {
  clearInterval(timer);
  timer = null;
  $('play').textContent = isOn ? 'Pause' : 'Play';
  $('words').setAttribute('aria-live', isOn ? 'off' : 'polite');
  if (!isOn) return;
  if (state.step === count) go({ step: 0 });
  // A long render takes some steps at a time.
  const stride = Math.ceil(count / 400);
  timer = setInterval(() => {
    go({ step: state.step + stride });
    if (state.step === count) play(false);
  }, Math.max(60, Math.min(400, 20000 / count)));
}

function scrub(event) {
  const box = $('line').getBoundingClientRect();
  const step = stepAt(((event.clientX - box.left) / box.width) * 100);
  if (step !== state.step) go({ step });
}
