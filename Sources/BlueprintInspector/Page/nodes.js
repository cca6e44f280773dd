// Finding and making nodes. Texts of the document are only ever set as text.

const $ = (id) => document.getElementById(id);
const SVG = 'http://www.w3.org/2000/svg';

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
