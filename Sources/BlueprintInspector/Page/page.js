'use strict';

// Shows the render that the page holds: its state is a step, an element and a picture, and everything else follows from
// them. Texts of the document are only ever set as text.
const blueprint = (() => {
  const $ = (id) => document.getElementById(id);
  const render = JSON.parse($('render').textContent);
  const { elements, steps } = render;
  const count = steps.length;
  const SVG = 'http://www.w3.org/2000/svg';
  const never = 2 ** 31 - 1;

  // MARK: Words and numbers

  /** Returns a number as the program prints it: at most three decimals. */
  function number(value) {
    if (typeof value !== 'number') return String(value);
    return String(Math.round(value * 1000) / 1000 + 0);
  }

  const size = (frame) => `${number(frame.width)}×${number(frame.height)}`;
  const point = (frame) => `${number(frame.x)},${number(frame.y)}`;
  const plural = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`;
  const limit = (length) => (length === null ? 'any' : `≤${number(length)}`);

  /** Returns a text with a symbol in place of each character that is not seen or that turns the text around it. */
  function visible(text) {
    return text
      .replace(/[\u0000-\u001f]/g, (c) => String.fromCharCode(0x2400 + c.charCodeAt(0)))
      .replace(/\u007f/g, '␡').replace(/[\u0080-\u009f]/g, '␦').replace(/[\u2028\u2029]/g, '␤')
      .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '⇄');
  }

  // MARK: Making nodes

  function fill(node, attributes, children) {
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined || value === null || value === false) continue;
      if (name.startsWith('on')) node.addEventListener(name.slice(2), value);
      else node.setAttribute(name, value === true ? '' : value);
    }
    node.append(...children.flat().filter((child) => child !== null && child !== undefined));
    return node;
  }

  const h = (tag, attributes = {}, ...children) => fill(document.createElement(tag), attributes, children);
  const s = (tag, attributes = {}, ...children) => fill(document.createElementNS(SVG, tag), attributes, children);
  /** Returns a text of the document, which keeps its direction to itself. */
  const data = (text, attributes = {}) => h('bdi', attributes, visible(text));
  const stepButton = (step) =>
    h('button', { type: 'button', class: 'step', 'data-step': step, 'aria-label': `Step ${step}` }, String(step));

  const cited = (step) => h('span', { class: 'cited' }, '· step ', stepButton(step));

  // MARK: The elements, and the steps in which something happens to them

  const indexOf = new Map(elements.map((element) => [element.reference, element.index]));
  const title = (element) => `${element.type} ${element.reference}`;

  function toNumber(value) {
    return typeof value === 'number' ? value : value === 'inf' ? Infinity : value === '-inf' ? -Infinity : NaN;
  }

  /** Returns what is drawn of some elements: frames from the corner of the viewport; null for one that is not finite. */
  function drawn(list) {
    const origins = [];
    return list.map((element) => {
      const parent = element.parent === null ? { x: 0, y: 0 } : origins[element.parent];
      const origin = { x: parent.x + toNumber(element.frame.x), y: parent.y + toNumber(element.frame.y) };
      origins.push(origin);
      return item(element.index, origin, element.frame, element.content, element.index);
    });
  }

  const furthest = 100000;

  function item(key, origin, frame, content, element) {
    const [width, height] = [toNumber(frame.width), toNumber(frame.height)];
    const edges = [origin.x, origin.y, origin.x + width, origin.y + height];
    if (!edges.every((edge) => Math.abs(edge) <= furthest)) return null;
    return {
      key, element, x: Math.min(edges[0], edges[2]), y: Math.min(edges[1], edges[3]), width: Math.abs(width),
      height: Math.abs(height), content: content || {},
    };
  }

  const frames = drawn(elements);
  const siblings = elements.map(() => 0);
  const places = elements.map((element) => (element.parent === null ? 1 : ++siblings[element.parent]));

  const elementOf = new Int32Array(count + 1).fill(-1);
  const placed = new Int32Array(elements.length).fill(never);
  const passed = new Int32Array(elements.length).fill(never);
  const classes = new Map();
  const phases = [];
  for (const step of steps) {
    const index = step.element === undefined ? -1 : indexOf.get(step.element) ?? -1;
    elementOf[step.step] = index;
    if (phases.length === 0 || phases[phases.length - 1].name !== step.phase) {
      phases.push({ name: step.phase, from: step.step, to: step.step });
    }
    phases[phases.length - 1].to = step.step;
    if (index < 0) continue;
    if (step.kind === 'place') placed[index] = step.step;
    if (step.kind === 'view-backed' || step.kind === 'flattened') passed[index] = step.step;
    if (step.class !== undefined) classes.set(index, step.class);
  }

  const wordsOf = (step) => (step === 0 ? 'before the first step' : steps[step - 1].words);

  // MARK: The views at a step: each step is applied or reverted

  const views = (() => {
    const all = new Map();
    const contents = new Map(render.views.map((view) => [view.reference, view.content]));
    const contentsBefore = new Map(render.viewsBefore.map((view) => [view.reference, view.content]));
    let at = 0;
    let order = null;
    for (const view of render.viewsBefore) {
      const element = view.element === undefined ? -1 : indexOf.get(view.element) ?? -1;
      all.set(view.reference, { ...view, element, isNew: false, children: [], frames: [view.frame], written: 0 });
      if (view.parent !== null) all.get(view.parent).children.push(view.reference);
    }
    const first = steps.findIndex((step) => step.phase === 'update');
    // A view shows its new content once all of its properties are written.
    const writes = new Map();
    for (const step of steps) {
      if (step.kind === 'write' && step.property !== 'frame') writes.set(step.view, (writes.get(step.view) ?? 0) + 1);
    }
    const contentOf = (view) =>
      (view.isNew && view.written === (writes.get(view.reference) ?? 0) ? contents : contentsBefore).get(view.reference);

    function insert(reference, parent, index) {
      all.get(reference).parent = parent;
      all.get(parent).children.splice(index, 0, reference);
    }
    function detach(reference) {
      const parent = all.get(all.get(reference).parent);
      const index = parent ? parent.children.indexOf(reference) : -1;
      if (index >= 0) parent.children.splice(index, 1);
    }
    function create(step) {
      const frame = { x: 0, y: 0, width: 0, height: 0 };
      all.set(step.view, {
        reference: step.view, class: classes.get(elementOf[step.step]), children: [], frames: [frame], isNew: true,
        element: elementOf[step.step], written: 0,
      });
    }
    function apply(step) {
      const view = all.get(step.view);
      switch (step.kind) {
        case 'create': create(step); insert(step.view, step.parent, step.index); break;
        case 'reuse': if (view) [view.element, view.isNew] = [elementOf[step.step], true]; break;
        case 'move': { const parent = view.parent; detach(step.view); insert(step.view, parent, step.to); break; }
        case 'remove': detach(step.view); break;
        case 'write':
          if (step.property === 'frame') view?.frames.push(step.to);
          else if (view) view.written += 1;
          break;
      }
    }
    function revert(step) {
      const view = all.get(step.view);
      switch (step.kind) {
        case 'create': detach(step.view); all.delete(step.view); break;
        case 'reuse': if (view) [view.element, view.isNew] = [-1, false]; break;
        case 'move': { const parent = view.parent; detach(step.view); insert(step.view, parent, step.from); break; }
        case 'remove': insert(step.view, step.parent, step.index); break;
        case 'write':
          if (step.property === 'frame') view?.frames.pop();
          else if (view) view.written -= 1;
          break;
      }
    }
    /** Goes to a step, and returns the views on the screen in order, each with its depth and what is drawn of it. */
    return function viewsAt(step) {
      if (first >= 0) {
        const target = Math.max(step, first);
        at = Math.max(at, first);
        if (at !== target) order = null;
        while (at < target) apply(steps[at++]);
        while (at > target) revert(steps[--at]);
      }
      if (order) return order;
      order = [];
      const open = render.viewsBefore.length === 0 ? [] : [[render.viewsBefore[0].reference, 0, { x: 0, y: 0 }]];
      while (open.length > 0) {
        const [reference, depth, corner] = open.pop();
        const view = all.get(reference);
        if (!view) continue;
        const frame = view.frames[view.frames.length - 1];
        const isRoot = depth === 0;
        const origin = { x: corner.x + (isRoot ? 0 : toNumber(frame.x)), y: corner.y + (isRoot ? 0 : toNumber(frame.y)) };
        const content = contentOf(view);
        order.push({ view, depth, frame, item: item(reference, origin, frame, content, view.element) });
        const moved = content?.contentOrigin ?? { x: 0, y: 0 };
        const inner = { x: origin.x + moved.x, y: origin.y + moved.y };
        for (const child of [...view.children].reverse()) open.push([child, depth + 1, inner]);
      }
      return order;
    };
  })();

  // MARK: The state, which the address holds

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

  // MARK: Drawings

  /** From this number of items on, a drawing leaves out what takes long: items out of sight, and dashes. */
  const many = 1500;

  /** A drawing to scale of some items, of which only those in sight exist if there are many. */
  class Picture {
    constructor(items, caption) {
      this.nodes = new Map();
      this.layer = s('g');
      this.over = s('g');
      this.svg = s('svg', { role: 'img' },
        s('rect', { class: 'viewport', x: 0, y: 0, width: render.viewport.width, height: render.viewport.height }),
        this.layer, this.over);
      this.figure = h('figure', {}, caption ? h('figcaption', {}, caption) : null, this.svg);
      this.svg.addEventListener('click', (event) => choose(this, event));
      this.measure(items);
    }

    /** Finds the area of the viewport and all items. */
    measure(items) {
      let [left, top, right, bottom] = [0, 0, render.viewport.width, render.viewport.height];
      for (const item of items) {
        if (!item) continue;
        left = Math.min(left, item.x);
        top = Math.min(top, item.y);
        right = Math.max(right, item.x + item.width);
        bottom = Math.max(bottom, item.y + item.height);
      }
      this.area = { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
    }

    /** Sets the pixels of a point, so that the area fits the room unless it would be too small to read. */
    fit(room) {
      const [across, down] = [room.width / this.area.width, room.height / this.area.height];
      this.scale = Math.max(0.2, Math.min(across, down >= 0.5 ? down : 1, 3));
      this.size(this.area);
    }

    size(part) {
      this.svg.setAttribute('viewBox', `${part.x} ${part.y} ${part.width} ${part.height}`);
      this.svg.setAttribute('width', part.width * this.scale);
      this.svg.setAttribute('height', part.height * this.scale);
    }

    /** Draws items in order, each with a class; one with an empty class is left out. */
    paint(items, classOf, label) {
      this.items = items;
      this.classOf = classOf;
      this.svg.setAttribute('aria-label', label);
      this.svg.classList.toggle('many', items.length >= many);
      this.update();
    }

    /** Brings the nodes in line with the items in sight. */
    update(part = this.sight()) {
      let next = this.layer.firstChild;
      const old = this.nodes;
      this.nodes = new Map();
      for (const item of this.items) {
        if (!item || !isInside(item, part)) continue;
        const look = this.classOf(item);
        if (look === '') continue;
        let node = old.get(item.key);
        if (!node || !isSame(node.item, item)) {
          const made = { item, look: '', node: shape(item, this.scale) };
          if (node && node.node === next) next = next.nextSibling;
          if (node) node.node.remove();
          node = made;
        }
        old.delete(item.key);
        if (node.look !== look) {
          node.node.setAttribute('class', look);
          node.look = look;
        }
        if (node.node === next) next = next.nextSibling;
        else this.layer.insertBefore(node.node, next);
        this.nodes.set(item.key, node);
      }
      for (const node of old.values()) node.node.remove();
    }

    /** Returns the part that is in sight, with a margin; all of it if there are not many items. */
    sight() {
      if (this.items.length < many) return this.area;
      const box = this.svg.getBoundingClientRect();
      const margin = innerHeight / 2;
      return {
        x: this.area.x - box.left / this.scale - margin, y: this.area.y + (-box.top - margin) / this.scale,
        width: (innerWidth + 2 * margin) / this.scale, height: (innerHeight + 2 * margin) / this.scale,
      };
    }

    /** Returns the point of an event in the coordinates of the viewport. */
    place(event) {
      const box = this.svg.getBoundingClientRect();
      return {
        x: this.area.x + (event.clientX - box.left) / this.scale, y: this.area.y + (event.clientY - box.top) / this.scale,
      };
    }
  }

  const isInside = (item, part) =>
    item.x <= part.x + part.width && item.x + item.width >= part.x && item.y <= part.y + part.height
    && item.y + item.height >= part.y;
  const isSame = (one, other) =>
    one === other || (one.x === other.x && one.y === other.y && one.width === other.width
      && one.height === other.height && one.content === other.content && one.sign === other.sign);

  /** Returns the shape of an item: its frame, its texts, and a sign if it has one. */
  function shape(item, scale) {
    const { x, y, width, height, content } = item;
    const radius = content.cornerRadius || null;
    const node = s('g', {}, s('rect', { x, y, width, height, rx: radius }));
    if (content.image !== undefined) {
      node.append(s('path', { class: 'image', d: `M${x} ${y}l${width} ${height}m0 ${-height}l${-width} ${height}` }));
    }
    (content.lines ?? []).forEach((line, index) => node.append(...words(line, content.lineFrames[index], item, scale)));
    if (item.sign) {
      node.append(s('text', { class: 'sign', x, y: y - 4 / scale, 'font-size': 15 / scale }, item.sign));
    }
    return node;
  }

  const segmenter = new Intl.Segmenter();
  const wide = /\p{Extended_Pictographic}|[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;

  function columns(text) {
    if (/^[\x20-\x7e]*$/.test(text)) return text.length;
    let sum = 0;
    for (const part of segmenter.segment(text)) sum += wide.test(part.segment) ? 2 : 1;
    return sum;
  }

  /** Returns the words of a line, each where it was measured. A character of the measured font is half as wide as the
      font is high; one of a monospaced face is six tenths. */
  function words(line, frame, item, scale) {
    const total = columns(line);
    if (total === 0 || frame.height * scale < 4) return [];
    const advance = frame.width / total;
    let column = 0;
    return line.split(' ').flatMap((word) => {
      const x = item.x + frame.x + column * advance;
      column += columns(word) + 1;
      const y = item.y + frame.y + frame.height * 0.8;
      return word === '' ? [] : [s('text', { x, y, 'font-size': (frame.height * 5) / 6 }, visible(word))];
    });
  }

  /** Selects the innermost element under the pointer; of a click on the same place, the one around it. */
  function choose(picture, event) {
    const point = picture.place(event);
    const slack = 2 / picture.scale;
    const around = { x: point.x - slack, y: point.y - slack, width: 2 * slack, height: 2 * slack };
    const hits = picture.items.filter(
      (item) => item && item.element >= 0 && isInside(item, around) && picture.classOf(item) !== '' && !picture.isOld);
    if (hits.length === 0) return;
    const last = hits.findLastIndex((item) => item.element === state.element);
    const isAgain = last > 0 && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < 4;
    clicked = { x: event.clientX, y: event.clientY };
    go({ element: hits[isAgain ? last - 1 : hits.length - 1].element });
  }

  let clicked = { x: NaN, y: NaN };

  // MARK: The pictures of the page

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

  // MARK: Lists, of which only the rows in sight exist

  class List {
    constructor(name, label, role, height, parts) {
      Object.assign(this, { name, height, parts });
      this.item = role === 'tree' ? 'treeitem' : 'option';
      this.room = h('div', { class: 'room', role: 'none' });
      this.box = h('div', { class: `list ${name}`, role, tabindex: 0, 'aria-label': label }, this.room);
      this.box.addEventListener('scroll', () => this.paint());
      this.box.addEventListener('click', (event) => {
        // By its place, as the rows may have been made again since the button was pressed.
        const index = Math.floor((event.clientY - this.room.getBoundingClientRect().top) / this.height);
        if (index >= 0 && index < parts.count()) parts.choose(index);
      });
      this.box.addEventListener('keydown', (event) => this.key(event));
      $(`panel-${name}`).append(this.box);
    }

    key(event) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const last = this.parts.count() - 1;
      const current = this.parts.selected();
      const page = Math.max(1, Math.floor(this.box.clientHeight / this.height) - 1);
      const target = {
        ArrowUp: current - 1, ArrowDown: current + 1, Home: 0, End: last, PageUp: current - page, PageDown: current + page,
        ArrowLeft: this.parts.outer?.(current), ArrowRight: this.parts.inner?.(current),
      }[event.key];
      if (target === undefined || last < 0) return;
      event.preventDefault();
      this.parts.choose(Math.max(0, Math.min(last, target)));
      this.reveal();
    }

    /** Scrolls to the selected row. */
    reveal() {
      const top = this.parts.selected() * this.height;
      if (top < 0 || !this.isShown) return;
      if (top < this.box.scrollTop) this.box.scrollTop = Math.max(0, top - this.height);
      if (top + 2 * this.height > this.box.scrollTop + this.box.clientHeight) {
        this.box.scrollTop = top + 2 * this.height - this.box.clientHeight;
      }
      this.paint();
    }

    get isShown() { return tab === this.name; }

    paint() {
      if (!this.isShown) return;
      const total = this.parts.count();
      this.room.style.height = `${total * this.height + 12}px`;
      const first = Math.max(0, Math.floor(this.box.scrollTop / this.height) - 4);
      const end = Math.min(total, Math.ceil((this.box.scrollTop + this.box.clientHeight) / this.height) + 4);
      const chosen = this.parts.selected();
      const rows = [];
      for (let index = first; index < end; index++) rows.push(this.row(index, index === chosen));
      this.room.replaceChildren(...rows);
      if (chosen >= first && chosen < end) this.box.setAttribute('aria-activedescendant', `${this.name}-${chosen}`);
      else this.box.removeAttribute('aria-activedescendant');
    }

    row(index, isSelected) {
      const { children, ...attributes } = this.parts.row(index);
      return h('div', {
        role: this.item, id: `${this.name}-${index}`, 'data-index': index, 'aria-selected': String(isSelected),
        ...attributes, class: `row ${attributes.class ?? ''}`,
        style: `top:${index * this.height}px;height:${this.height}px;${attributes.style ?? ''}`,
      }, children);
    }
  }

  const mark = (isBacked) => h('span', { class: isBacked ? 'mark backed' : 'mark', 'aria-hidden': 'true' });
  const indent = (depth) => `padding-left:${16 + Math.min(depth, 24) * 14}px`;

  const lists = {
    elements: new List('elements', 'Elements', 'tree', 26, {
      count: () => elements.length,
      selected: () => state.element,
      choose: (index) => go({ element: index }),
      outer: (index) => elements[index]?.parent ?? undefined,
      inner: (index) => (siblings[index] > 0 ? index + 1 : undefined),
      row: (index) => {
        const element = elements[index];
        const { content } = element;
        const text = content?.text ?? content?.image;
        const kind = element.viewBacked ? 'view-backed' : 'flattened';
        const isLater = placed[index] > state.step;
        const facts = [title(element), kind, isLater ? 'not placed yet' : `${size(element.frame)} at ${point(element.frame)}`];
        if (content?.truncated) facts.push('truncated');
        return {
          class: isLater ? 'later' : '', style: indent(element.depth), 'aria-level': element.depth + 1,
          'aria-posinset': places[index], 'aria-setsize': element.parent === null ? 1 : siblings[element.parent],
          'aria-label': visible([...facts, ...(text === undefined ? [] : [text])].join(', ')),
          children: [
            mark(element.viewBacked), h('span', { class: 'name' }, element.type),
            text === undefined ? null : data(content.text === undefined ? text : `“${text}”`, { class: 'quiet' }),
            content?.truncated ? h('span', { title: 'truncated' }, '✂') : null,
            h('span', { class: 'end quiet' }, element.reference),
          ],
        };
      },
    }),
    views: new List('views', 'Views', 'tree', 26, {
      count: () => views(state.step).length,
      selected: () => (state.element < 0 ? -1 : views(state.step).findIndex((view) => view.view.element === state.element)),
      choose: (index) => {
        const { element } = views(state.step)[index].view;
        if (element >= 0) go({ element });
      },
      row: (index) => {
        const { view, depth, frame } = views(state.step)[index];
        const element = elements[view.element];
        return {
          style: indent(depth), 'aria-level': depth + 1,
          'aria-label': `${view.reference} ${view.class}, ${size(frame)} at ${point(frame)}`
            + (element ? `, of ${title(element)}` : ''),
          children: [
            h('span', { class: 'name' }, view.class), h('span', { class: 'quiet' }, view.reference),
            h('span', { class: 'end quiet number' }, `${point(frame)}  ${size(frame)}`),
          ],
        };
      },
    }),
    steps: new List('steps', 'Steps', 'listbox', 24, {
      count: () => count,
      selected: () => state.step - 1,
      choose: (index) => go({ step: index + 1 }),
      row: (index) => ({
        class: index >= state.step ? 'later' : '', 'aria-label': `${index + 1}, ${steps[index].phase}: ${steps[index].words}`,
        title: steps[index].words, 'aria-posinset': index + 1, 'aria-setsize': count,
        children: [
          h('span', { class: 'number quiet' }, String(index + 1)), data(steps[index].words, { class: 'name' }),
        ],
      }),
    }),
  };

  if (render.source) {
    const lines = render.source.text.split('\n');
    const firstOf = new Map();
    for (const element of elements) {
      if (element.line !== undefined && !firstOf.has(element.line)) firstOf.set(element.line, element.index);
    }
    lists.source = new List('source', 'Source', 'listbox', 20, {
      count: () => lines.length,
      selected: () => (elements[state.element]?.line ?? 0) - 1,
      choose: (index) => { if (firstOf.has(index + 1)) go({ element: firstOf.get(index + 1) }); },
      row: (index) => ({
        'aria-label': `line ${index + 1}: ${visible(lines[index])}`,
        children: [data(lines[index], { class: 'code name' }), h('span', { class: 'end quiet code' }, String(index + 1))],
      }),
    });
  }

  function openTab(name) {
    tab = name;
    for (const other of ['elements', 'views', 'steps', 'source']) {
      const button = $(`tab-${other}`);
      button.hidden = !tabs.includes(other);
      button.setAttribute('aria-selected', String(other === name));
      button.tabIndex = other === name ? 0 : -1;
      $(`panel-${other}`).hidden = other !== name;
    }
    lists[name].paint();
    lists[name].reveal();
  }

  // MARK: The selection: its ledger, and its reasons as sums

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

  // MARK: The time line

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

  // MARK: Paper

  /** Makes what is printed: the drawing in pieces as high as a page, the selection, all elements, the source. */
  function makePaper() {
    const [width, height] = [660, 860];
    const sheets = (items, classOf, caption) => {
      const whole = new Picture(items);
      const scale = Math.min(width / whole.area.width, 2);
      const pieces = [];
      for (let top = 0; top < whole.area.height; top += height / scale) {
        const part = { ...whole.area, y: whole.area.y + top, height: Math.min(height / scale, whole.area.height - top) };
        const piece = new Picture(items);
        piece.scale = scale;
        piece.items = items;
        piece.classOf = classOf;
        piece.svg.setAttribute('aria-label', caption);
        piece.svg.style.overflow = part.height < whole.area.height ? 'hidden' : '';
        piece.size(part);
        piece.update(part);
        if (items === frames && frames[state.element] && placed[state.element] <= state.step) {
          piece.over.append(...selected(piece));
        }
        pieces.push(piece.svg);
      }
      return [caption ? h('h2', {}, caption) : null, ...pieces];
    };
    const rows = elements.map((element) => h('li', { style: `padding-left:${Math.min(element.depth, 20) * 10}px` },
      mark(element.viewBacked), ' ', element.type, ' ', h('span', { class: 'quiet number' },
        `${element.reference} · ${size(element.frame)} at ${point(element.frame)}`)));
    const picture = gallery[state.picture];
    $('paper').replaceChildren(...[
      ...(state.picture === 'change'
        ? [...sheets(gallery.beforeItems, gallery.before.classOf, 'Before the last edit'),
          ...sheets(gallery.afterItems, gallery.after.classOf, 'After it'), gallery.changes.cloneNode(true)]
        : sheets(picture.items, picture.classOf, '')),
      h('div', { class: 'selection' }, ...[...$('selection').children].map((child) => child.cloneNode(true))),
      h('h2', {}, 'Elements'), h('ol', {}, rows),
      ...(render.source
        ? [h('h2', {}, 'Source'), h('pre', {}, render.source.text.split('\n').map(visible).join('\n'))] : []),
    ].filter(Boolean));
  }

  // MARK: Putting it together

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
      for (const picture of Object.values(gallery)) if (picture?.figure?.isConnected) picture.update();
    });
    addEventListener('hashchange', readAddress);
    addEventListener('beforeprint', makePaper);
    addEventListener('afterprint', () => $('paper').replaceChildren());
    new ResizeObserver(() => { fit(); paint(); }).observe($('drawing'));
    openTab('elements');
    readAddress();
    lists.elements.reveal();
  }

  begin();
  return { go, get state() { return { ...state }; } };
})();
