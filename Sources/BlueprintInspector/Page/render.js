// The render that the page holds: its elements, and the steps in which something happens to them.

const render = JSON.parse($('render').textContent);
const { elements, steps } = render;
const count = steps.length;
const never = 2 ** 31 - 1;

const indexOf = new Map(elements.map((element) => [element.reference, element.index]));
const title = (element) => element.name ?? `${element.type} ${element.reference}`;

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
