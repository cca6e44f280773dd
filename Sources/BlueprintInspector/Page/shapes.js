// The shapes of items, and the places of their words.

/** Returns the shape of an item: its frame, its texts, and a sign if it has one. */
function shape(item, scale) {
  const { x, y, width, height, content } = item;
  const radius = content.cornerRadius || null;
  const node = s('g', {}, s('rect', { x, y, width, height, rx: radius }));
  if (content.image !== undefined) {
    node.append(s('path', { class: 'image', d: `M${x} ${y}l${width} ${height}m0 ${-height}l${-width} ${height}` }));
  }
  for (const { text, x: left, y: base, font } of wordsIn(content)) {
    if (isReadable(font, scale)) node.append(s('text', { x: x + left, y: y + base, 'font-size': font }, text));
  }
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

/** Returns the words of an item's lines, each from the item's corner where it was measured, with the size of its font.
    A character of the measured font is half as wide as the font is high; one of a monospaced face is six tenths. */
function wordsIn(content) {
  return (content.lines ?? []).flatMap((line, index) => {
    const frame = content.lineFrames[index];
    const advance = frame.width / columns(line);
    let column = 0;
    return line.split(' ').flatMap((word) => {
      const x = frame.x + column * advance;
      column += columns(word) + 1;
      const place = { text: visible(word), x, y: frame.y + frame.height * 0.8, font: (frame.height * 5) / 6 };
      return word === '' ? [] : [place];
    });
  });
}

/** Returns true if letters of a font are high enough to be read. */
const isReadable = (font, scale) => font * scale >= 10 / 3;
