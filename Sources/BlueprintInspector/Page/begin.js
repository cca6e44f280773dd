// What keys and the mouse do, and the first picture.

function paint() {
  for (const button of document.querySelectorAll('#pictures button')) {
    button.setAttribute('aria-pressed', String(button.dataset.picture === state.picture));
  }
  paintDrawing();
  lists[tab].paint();
  paintSelection();
  paintLine();
}

const moves = {
  ArrowLeft: () => go({ step: state.step - 1 }), ArrowRight: () => go({ step: state.step + 1 }),
  ArrowUp: () => go({ element: Math.max(0, state.element - 1) }),
  ArrowDown: () => go({ element: Math.min(elements.length - 1, state.element + 1) }),
  Home: () => go({ step: 0 }), End: () => go({ step: count }), ' ': () => play(timer === null),
};
const movesOnLine = {
  ...moves, ArrowUp: moves.ArrowRight, ArrowDown: moves.ArrowLeft, PageUp: () => goPhase(1), PageDown: () => goPhase(-1),
  ']': () => goPhase(1), '[': () => goPhase(-1), '.': () => goOver(1), ',': () => goOver(-1),
};

function pressed(event) {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const { target } = event;
  const isOnLine = target === $('line');
  if (event.key === ' ' && target.closest('button, summary')) return;
  // There, these keys scroll or go to another tab.
  if (target.closest('aside') && /^(Arrow(Up|Down)|Home|End| )$/.test(event.key)) return;
  if (target.closest('[role="tablist"]')) return;
  const move = (isOnLine ? movesOnLine : moves)[event.key];
  if (!move || (event.key !== ' ' && elements.length === 0)) return;
  event.preventDefault();
  if (event.key !== ' ') play(false);
  move();
}

function begin() {
  const name = render.source?.name ? visible(render.source.name) : elements[0]?.type ?? 'Blueprint';
  document.title = `${name} · Blueprint`;
  $('name').textContent = name;
  const shown = render.views.filter((view) => view.element !== undefined).length;
  $('facts').textContent = [
    size(render.viewport), `scale ${number(render.scale)}`,
    `${plural(elements.length, 'element')}, ${plural(shown, 'view')}`, plural(count, 'step'),
  ].join(' · ');
  for (const button of document.querySelectorAll('#pictures button')) {
    button.hidden = !pictures.includes(button.dataset.picture);
    button.addEventListener('click', () => go({ picture: button.dataset.picture }));
  }
  for (const button of document.querySelectorAll('#tabs button')) {
    button.addEventListener('click', () => openTab(button.id.slice(4)));
  }
  $('tabs').addEventListener('keydown', (event) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    openTab(tabs[(tabs.indexOf(tab) + way + tabs.length) % tabs.length]);
    $(`tab-${tab}`).focus();
  });
  $('line').append(...line.flatMap((part) => part.nodes), knob);
  $('line').setAttribute('aria-valuemin', 0);
  $('line').setAttribute('aria-valuemax', count);
  $('line').addEventListener('pointerdown', (event) => {
    play(false);
    $('line').setPointerCapture(event.pointerId);
    scrub(event);
  });
  $('line').addEventListener('pointermove', (event) => { if (event.buttons & 1) scrub(event); });
  $('back').addEventListener('click', () => { play(false); go({ step: state.step - 1 }); });
  $('forward').addEventListener('click', () => { play(false); go({ step: state.step + 1 }); });
  $('play').addEventListener('click', () => play(timer === null));
  $('selection').addEventListener('click', (event) => {
    const { step } = event.target.dataset;
    if (step !== undefined) go({ step: Number(step) });
  });
  document.addEventListener('keydown', pressed);
  $('drawing').addEventListener('scroll', () => {
    for (const picture of Object.values(gallery)) if (picture instanceof Picture) picture.reveal();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', paint);
  addEventListener('hashchange', readAddress);
  addEventListener('beforeprint', makePaper);
  addEventListener('afterprint', () => $('paper').replaceChildren());
  new ResizeObserver(() => { fit(); paint(); }).observe($('drawing'));
  openTab('elements');
  readAddress();
  lists.elements.reveal();
}
