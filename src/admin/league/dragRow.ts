/** The distance from the edge of the screen at which a dragged row scrolls the page, px, bars of the page included. */
const edge = 120;
/** The highest speed, px a frame. */
const fastest = 14;

type Press = {
  currentTarget: HTMLElement;
  clientY: number;
  pointerId: number;
  button: number;
  preventDefault: () => void;
};

/** Called with the item's place and its new one, from 0. */
type OnDrop = (from: number, to: number) => void;

/**
 * Drags the list item around a pressed handle to another place in its list, with a finger or a mouse. Escape
 * leaves it where it was.
 */
export function dragRow(press: Press, onDrop: OnDrop): void {
  const row = press.currentTarget.closest('li');
  const list = row?.parentElement ?? null;
  if (press.button !== 0 || row === null || list === null) return;
  // Neither selects text nor takes the focus from a field.
  press.preventDefault();
  new RowDrag(list, row, press, onDrop).start();
}

class RowDrag {
  readonly #list: HTMLElement;
  readonly #rows: readonly HTMLElement[];
  readonly #places: readonly { top: number; bottom: number }[];
  readonly #from: number;
  readonly #start: number;
  readonly #onDrop: OnDrop;
  readonly #pointerId: number;
  readonly #listening = new AbortController();
  /** The position of the pointer, from the top of the screen. */
  #pointer: number;
  #frame = 0;

  constructor(list: HTMLElement, row: HTMLElement, press: Press, onDrop: OnDrop) {
    this.#list = list;
    this.#rows = [...list.children].filter((each) => each instanceof HTMLElement);
    this.#places = this.#rows.map((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return { top: top + scrollY, bottom: bottom + scrollY };
    });
    this.#from = this.#rows.indexOf(row);
    this.#start = press.clientY + scrollY;
    this.#pointer = press.clientY;
    this.#pointerId = press.pointerId;
    this.#onDrop = onDrop;
    row.dataset['dragged'] = '';
  }

  start() {
    this.#list.dataset['dragging'] = '';
    const { signal } = this.#listening;
    // A second finger neither moves nor drops it.
    const listen = (
      type: 'pointermove' | 'pointerup' | 'pointercancel',
      on: (event: PointerEvent) => void,
    ) =>
      addEventListener(type, (event) => event.pointerId === this.#pointerId && on(event), {
        signal,
      });
    listen('pointermove', ({ clientY }) => (this.#pointer = clientY));
    listen('pointerup', () => this.#end(true));
    listen('pointercancel', () => this.#end(false));
    addEventListener('keydown', (event) => event.key === 'Escape' && this.#end(false), { signal });
    this.#follow();
  }

  readonly #follow = () => {
    this.#scroll();
    this.#show();
    this.#frame = requestAnimationFrame(this.#follow);
  };

  /** The distance of the row from its place; it stays within its list. */
  #distance(): number {
    const wished = this.#pointer + scrollY - this.#start;
    const { top, bottom } = this.#places[this.#from] ?? { top: 0, bottom: 0 };
    const up = (this.#places[0]?.top ?? top) - top;
    const down = (this.#places.at(-1)?.bottom ?? bottom) - bottom;
    return Math.min(Math.max(wished, up), down);
  }

  /** Behind the rows whose middle it leaves above itself. */
  #target(): number {
    const { top, bottom } = this.#places[this.#from] ?? { top: 0, bottom: 0 };
    const distance = this.#distance();
    return this.#places.filter((place, index) => {
      const middle = (place.top + place.bottom) / 2;
      if (index === this.#from) return false;
      return index < this.#from ? middle < top + distance : middle <= bottom + distance;
    }).length;
  }

  #scroll() {
    const wished = this.#pointer + scrollY - this.#start;
    // It has arrived at an end of its list.
    if (wished !== this.#distance()) return;
    const beyond =
      Math.max(0, this.#pointer - (innerHeight - edge)) - Math.max(0, edge - this.#pointer);
    if (beyond === 0) return;
    scrollBy({ top: (beyond / edge) * fastest, behavior: 'instant' });
  }

  #show() {
    const to = this.#target();
    const { top, bottom } = this.#places[this.#from] ?? { top: 0, bottom: 0 };
    for (const [index, row] of this.#rows.entries()) {
      const isPassed = index > this.#from ? index <= to : index >= to;
      const way = index > this.#from ? top - bottom : bottom - top;
      const shift = index === this.#from ? this.#distance() : isPassed ? way : 0;
      row.style.translate = shift === 0 ? '' : `0 ${shift}px`;
    }
  }

  #end(isDropped: boolean) {
    const to = this.#target();
    this.#listening.abort();
    cancelAnimationFrame(this.#frame);
    delete this.#list.dataset['dragging'];
    for (const row of this.#rows) {
      delete row.dataset['dragged'];
      row.style.translate = '';
    }
    if (isDropped && to !== this.#from) this.#onDrop(this.#from, to);
  }
}
