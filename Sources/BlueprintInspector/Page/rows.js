// The lists of the page, with what each row says.

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
