// Lists, of which only the rows in sight exist.

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
