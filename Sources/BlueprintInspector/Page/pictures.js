// Drawings to scale.

/** From this number of items on, they are painted and are no nodes: ten thousand nodes take a second to make. */
const many = 1500;

/** A drawing to scale of some items. */
class Picture {
  constructor(items, caption) {
    this.nodes = new Map();
    this.layer = s('g');
    this.over = s('g');
    this.svg = s('svg', { role: 'img' },
      s('rect', { class: 'viewport', x: 0, y: 0, width: render.viewport.width, height: render.viewport.height }),
      this.layer, this.over);
    this.canvas = new Canvas();
    this.sheet = h('div', { class: 'sheet' }, this.svg);
    this.figure = h('figure', {}, caption ? h('figcaption', {}, caption) : null, this.sheet);
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
    const isMany = items.length >= many;
    if (isMany !== this.sheet.classList.contains('many')) {
      this.sheet.classList.toggle('many', isMany);
      this.sheet.replaceChildren(...(isMany ? [this.canvas.node] : []), this.svg);
    }
    this.draw(isMany ? null : this.area);
    if (isMany) this.canvas.paint(this);
  }

  /** Paints what came into sight. */
  reveal() {
    if (this.canvas.node.isConnected) this.canvas.reveal(this);
  }

  /** Brings the nodes in line with the items in a part; no part has none. */
  draw(part) {
    let next = this.layer.firstChild;
    const old = this.nodes;
    this.nodes = new Map();
    for (const item of part ? this.items : []) {
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

  /** Returns the part that is in sight, with a margin in pixels around it. */
  sight(margin) {
    const [pane, box] = [$('drawing').getBoundingClientRect(), this.svg.getBoundingClientRect()];
    const left = Math.max(pane.left - margin, box.left - 4);
    const top = Math.max(pane.top - margin, box.top - 4);
    const right = Math.min(pane.right + margin, box.right + 4);
    const bottom = Math.min(pane.bottom + margin, box.bottom + 4);
    return {
      x: this.area.x + (left - box.left) / this.scale, y: this.area.y + (top - box.top) / this.scale,
      width: Math.max(0, right - left) / this.scale, height: Math.max(0, bottom - top) / this.scale,
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
