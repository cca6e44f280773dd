// Paper.

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
      piece.draw(part);
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
