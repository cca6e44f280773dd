// The pictures of the page.

const gallery = { frames: null, views: null, before: null, after: null };
const signs = (() => {
  const after = new Map();
  const before = new Map();
  for (const change of [...(render.changes?.changed ?? []), ...(render.changes?.texts ?? [])]) {
    after.set(change.element, '~');
    before.set(change.element, '~');
  }
  for (const element of render.changes?.appeared ?? []) after.set(element.element, '+');
  for (const element of render.changes?.gone ?? []) before.set(element.element, '−');
  return { before, after };
})();
const signed = (list, signs) => {
  const items = drawn(list);
  for (const item of items) if (item) item.sign = signs.get(list[item.key].reference);
  return items;
};

function lookOf(item) {
  const index = item.element;
  if (placed[index] > state.step) return '';
  const look = passed[index] <= state.step && elements[index].viewBacked ? 'backed' : 'flat';
  return elementOf[state.step] === index ? look + ' now' : look;
}

function lookOfView(item) {
  const step = state.step > 0 ? steps[state.step - 1] : {};
  return step.view === item.key && step.phase === 'update' ? 'backed now' : 'backed';
}

function paintDrawing() {
  const main = $('drawing');
  const isChange = state.picture === 'change';
  if (main.dataset.picture !== state.picture) {
    main.dataset.picture = state.picture;
    main.className = state.picture;
    if (state.picture === 'frames') gallery.frames ??= new Picture(frames);
    if (state.picture === 'views') gallery.views ??= new Picture(views(count).map((view) => view.item));
    if (isChange) makeChange();
    main.replaceChildren(...(isChange
      ? [gallery.before.figure, gallery.after.figure, gallery.changes] : [gallery[state.picture].figure]));
    fit();
  }
  if (isChange) return paintChange();
  const picture = gallery[state.picture];
  if (state.picture === 'frames') {
    const words = `Frames in ${size(render.viewport)}: ${plural(elements.length, 'element')}`;
    picture.paint(frames, lookOf, words);
  } else {
    const list = views(state.step);
    picture.paint(list.map((view) => view.item), lookOfView, `Views in ${size(render.viewport)}: ${list.length}`);
  }
  picture.over.replaceChildren(...proposal(picture), ...selected(picture));
}

function makeChange() {
  if (gallery.before) return;
  gallery.beforeItems = signed(render.before.elements, signs.before);
  gallery.afterItems = signed(elements, signs.after);
  gallery.before = new Picture(gallery.beforeItems, 'Before the last edit');
  gallery.after = new Picture(gallery.afterItems, 'After it');
  gallery.before.isOld = true;
  gallery.changes = h('ul', {}, render.changes.words.map((line) => h('li', { class: line.startsWith(' ') ? 'inner' : null }, data(line.trim()))));
}

function paintChange() {
  const look = (list) => (item) =>
    (list[item.element].viewBacked ? 'backed' : 'flat') + (item.sign ? ' differs' : '');
  gallery.before.paint(gallery.beforeItems, look(render.before.elements), 'Frames before the last edit');
  gallery.after.paint(gallery.afterItems, look(elements), 'Frames after the last edit');
  const frame = frames[state.element];
  gallery.after.over.replaceChildren(...(frame ? [outline(frame)] : []));
}

const outline = ({ x, y, width, height }) => s('rect', { class: 'chosen', x, y, width, height });

/** Returns the frame of the selection with its distances to the viewport. */
function selected(picture) {
  const index = state.element;
  if (index < 0) return [];
  let frame = placed[index] <= state.step ? frames[index] : null;
  if (state.picture === 'views') frame = picture.items.find((item) => item?.element === index) ?? frame;
  if (!frame) return [];
  const unit = 1 / picture.scale;
  const [middle, centre] = [frame.y + frame.height / 2, frame.x + frame.width / 2];
  const parts = [outline(frame)];
  const length = (value, x, y, anchor) => s('text', {
    class: 'length', x, y, 'text-anchor': anchor, 'font-size': 13 * unit,
  }, number(value));
  if (frame.x > 0) {
    parts.push(s('path', { class: 'distance', d: `M0 ${middle}H${frame.x}` }));
    parts.push(length(frame.x, frame.x / 2, middle - 4 * unit, 'middle'));
  }
  if (frame.y > 0) {
    parts.push(s('path', { class: 'distance', d: `M${centre} 0V${frame.y}` }));
    parts.push(length(frame.y, centre + 5 * unit, frame.y / 2 + 5 * unit, 'start'));
  }
  return parts;
}

/** Returns the frame of the proposal under way; it is open on a side without a limit. */
function proposal(picture) {
  if (state.step === 0 || state.picture !== 'frames') return [];
  const step = steps[state.step - 1];
  const open = step.kind === 'propose' ? step : steps[(step.kind === 'measure' ? step.partner : step.within) - 1];
  if (!open || !open.constraint) return [];
  let index = elementOf[open.step];
  while (index >= 0 && placed[index] > state.step) index = elements[index].parent ?? -1;
  const { x, y } = index >= 0 && frames[index] ? frames[index] : { x: 0, y: 0 };
  const { width, height } = open.constraint;
  const right = width === null ? picture.area.x + picture.area.width : x + width;
  const bottom = height === null ? picture.area.y + picture.area.height : y + height;
  const sides = [`M${x} ${bottom}V${y}H${right}`];
  if (width !== null) sides.push(`M${right} ${y}V${bottom}`);
  if (height !== null) sides.push(`M${x} ${bottom}H${right}`);
  return [s('path', { class: 'proposal', d: sides.join('') })];
}

function fit() {
  const main = $('drawing');
  const style = getComputedStyle(main);
  const side = parseFloat(style.paddingLeft) * 2;
  const room = { width: Math.max(40, main.clientWidth - side), height: Math.max(40, main.clientHeight - side) };
  if (matchMedia('(max-width: 699px)').matches) room.height = Math.max(200, innerHeight * 0.62 - side);
  if (state.picture === 'change') {
    // Beside each other or below each other, whichever is larger; the sentences need some room, too.
    const { area } = gallery.after;
    const beside = { width: Math.max(200, (room.width - 24) / 2), height: room.height * 0.8 };
    const below = { width: room.width, height: Math.max(80, room.height * 0.4 - 40) };
    const scale = (part) => Math.min(part.width / area.width, part.height / area.height);
    const isStacked = scale(below) > scale(beside);
    main.classList.toggle('stacked', isStacked);
    gallery.before.fit(isStacked ? below : beside);
    gallery.after.fit(isStacked ? below : beside);
  } else {
    gallery[state.picture].fit(room);
  }
}
