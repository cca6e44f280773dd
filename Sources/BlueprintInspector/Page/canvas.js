// Many items, painted: a step of ten thousand nodes takes a browser a twelfth of a second, painting them less than a frame.

/** What is painted of the items of a picture: those in sight and near it. */
class Canvas {
  constructor() {
    this.node = h('canvas', { 'aria-hidden': 'true' });
    this.words = new Map();
  }

  /** Paints the items of a picture in the same looks as the nodes of a small one: where something changed, if the part
      and the colours are those of the last time. */
  paint(picture) {
    const dots = devicePixelRatio || 1;
    const old = { part: this.part, key: this.key, shown: this.shown };
    this.part = picture.sight($('drawing').clientHeight / 2);
    this.unit = picture.scale * dots;
    this.pens = pens(dots);
    this.shown = new Map();
    for (const item of picture.items) {
      const look = item && isInside(item, this.part) ? picture.classOf(item) : '';
      if (look !== '') this.shown.set(item.key, { item, look });
    }
    this.key = [this.unit, ...Object.values(this.part), this.pens('backed').setting.fillStyle].join();
    const isWhole = this.key !== old.key;
    if (isWhole) this.lay(picture, dots);
    const changed = isWhole ? this.part : changedPart(old.shown, this.shown);
    if (changed) this.fill(picture.scale, changed);
  }

  /** Paints all that is in a part again. */
  fill(scale, { x, y, width, height }) {
    const { part, unit } = this;
    const context = this.node.getContext('2d');
    // Borders and letters lie a little outside their frames.
    const edge = 6 / scale;
    const [left, top] = [Math.floor((x - edge - part.x) * unit), Math.floor((y - edge - part.y) * unit)];
    const [wide, high] = [Math.ceil((width + 2 * edge) * unit) + 1, Math.ceil((height + 2 * edge) * unit) + 1];
    this.font = null;
    this.begun = new Set();
    context.save();
    context.beginPath();
    context.rect(left, top, wide, high);
    context.clip();
    context.clearRect(left, top, wide, high);
    const around = { x: x - 2 * edge, y: y - 2 * edge, width: width + 4 * edge, height: height + 4 * edge };
    const places = new Set();
    let current = null;
    for (const { item, look } of this.shown.values()) {
      if (!isInside(item, around)) continue;
      const { content, sign } = item;
      const hasMore = content.image !== undefined || content.lines || sign;
      const pen = this.pens(look);
      let box = [(item.x - part.x) * unit, (item.y - part.y) * unit, item.width * unit, item.height * unit];
      if (!hasMore && Math.min(box[2], box[3]) < 1) {
        // Of lines in the same dots, one is painted.
        box = box.map(Math.round);
        const place = [look, ...box].join();
        if (places.has(place)) continue;
        places.add(place);
      }
      if (pen !== current) Object.assign(context, pen.setting);
      current = hasMore ? null : pen;
      frame(context, box, (item.content.cornerRadius ?? 0) * unit, pen);
      if (hasMore) this.content(context, item, scale);
    }
    context.restore();
  }

  /** Paints again if some of what is in sight is not painted. */
  reveal(picture) {
    const [seen, done] = [picture.sight(0), this.part];
    const isPainted = done && seen.x >= done.x && seen.y >= done.y && seen.x + seen.width <= done.x + done.width
      && seen.y + seen.height <= done.y + done.height;
    if (!isPainted) this.paint(picture);
  }

  /** Lays the empty canvas over the part. */
  lay(picture, dots) {
    const { node, part, unit } = this;
    Object.assign(node, { width: Math.ceil(part.width * unit), height: Math.ceil(part.height * unit) });
    Object.assign(node.style, {
      left: `${(part.x - picture.area.x) * picture.scale}px`, top: `${(part.y - picture.area.y) * picture.scale}px`,
      width: `${node.width / dots}px`, height: `${node.height / dots}px`,
    });
  }

  /** Paints the cross of an image, the words, and the sign of a change. */
  content(context, item, scale) {
    const { part, unit } = this;
    const { content } = item;
    const [left, top] = [(item.x - part.x) * unit, (item.y - part.y) * unit];
    if (content.image !== undefined) {
      const [right, bottom] = [left + item.width * unit, top + item.height * unit];
      Object.assign(context, this.pens('image').setting);
      context.stroke(new Path2D(`M${left} ${top}L${right} ${bottom}M${left} ${bottom}L${right} ${top}`));
    }
    let words = this.words.get(content);
    if (!words) this.words.set(content, words = wordsIn(content));
    const { setting, family } = this.pens('text');
    context.fillStyle = setting.fillStyle;
    for (const { text, x, y, font } of words) {
      if (!isReadable(font, scale)) continue;
      const [wordLeft, base] = [left + x * unit, top + y * unit];
      // Of words that begin in the same dot, none could be read: one is painted.
      const begin = Math.round(base) * 2 ** 21 + Math.round(wordLeft);
      if (this.begun.has(begin)) continue;
      this.begun.add(begin);
      // A font is read anew whenever it is set.
      if (this.font !== font) context.font = `${font * unit}px ${family}`;
      this.font = font;
      context.fillText(text, wordLeft, base);
    }
    if (item.sign) {
      const { setting, size, family } = this.pens('sign');
      Object.assign(context, setting);
      this.font = null;
      context.font = `bold ${size}px ${family}`;
      context.strokeText(item.sign, left, top - size / 4);
      context.fillText(item.sign, left, top - size / 4);
    }
  }
}

function frame(context, box, radius, { isFilled }) {
  if (radius > 0) {
    context.beginPath();
    context.roundRect(...box, radius);
    if (isFilled) context.fill();
    context.stroke();
  } else {
    if (isFilled) context.fillRect(...box);
    context.strokeRect(...box);
  }
}

/** Returns the part around all items that are in only one of two lists, or another one there; null if none is. */
function changedPart(old, shown) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const add = ({ item: { x, y, width, height } }) => {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + width), Math.max(bottom, y + height)];
  };
  for (const [key, one] of shown) {
    const other = old.get(key);
    if (other && other.look === one.look && isSame(other.item, one.item)) continue;
    add(one);
    if (other) add(other);
  }
  for (const [key, other] of old) if (!shown.has(key)) add(other);
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** Returns a function that gives the pen of a look, in the colours of the page; widths are in dots. */
function pens(dots) {
  const style = getComputedStyle(document.documentElement);
  const colour = (name) => style.getPropertyValue(`--${name}`).trim();
  const known = new Map();
  const make = (look) => {
    const [kind, ...more] = look.split(' ');
    const isBacked = kind === 'backed';
    const pen = {
      isFilled: isBacked, family: colour('mono'), size: 15 * dots,
      setting: { strokeStyle: colour(isBacked ? 'view' : 'edge'), lineWidth: (isBacked ? 1.75 : 0.75) * dots },
    };
    // Colours of six digits, with the opacity that the nodes have.
    if (isBacked) pen.setting.fillStyle = colour('wash') + '99';
    if (kind === 'image') Object.assign(pen.setting, { strokeStyle: colour('view') + '80', lineWidth: dots });
    if (kind === 'text') pen.setting.fillStyle = colour('ink');
    if (kind === 'sign') pen.setting = { fillStyle: colour('sel'), strokeStyle: colour('paper'), lineWidth: 3 * dots };
    if (more.includes('differs')) Object.assign(pen.setting, { strokeStyle: colour('sel'), lineWidth: 2.5 * dots });
    if (more.includes('now')) pen.setting.lineWidth = 3 * dots;
    return pen;
  };
  return (look) => {
    if (!known.has(look)) known.set(look, make(look));
    return known.get(look);
  };
}
