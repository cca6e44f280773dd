// The views at a step: each step is applied or reverted.

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
