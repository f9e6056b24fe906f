import classes from './docs.module.css';

/** A numbered part of a component: where it is, px. */
export type Mark = { number: number; left: number; top: number; width: number; height: number };

/** Where the parts are, in the order of their numbers; of those that are not shown there is none. */
export function findMarks(
  root: HTMLElement,
  parts: Readonly<Record<string, string>>,
): readonly Mark[] {
  const origin = root.getBoundingClientRect();
  return Object.keys(parts).flatMap((part, index) => {
    const found = [...root.querySelectorAll(selectorOf(part))]
      .map((element) => element.getBoundingClientRect())
      .find(({ width, height }) => width > 0 && height > 0);
    if (found === undefined) return [];
    const { width, height } = found;
    const [left, top] = [found.left - origin.left, found.top - origin.top];
    return [{ number: index + 1, left, top, width, height }];
  });
}

const elements = ['article', 'button', 'label', 'select', 'svg'];

/** A class of a CSS module keeps its name within the built one; anything else is a selector. */
function selectorOf(part: string): string {
  return /^[a-z]\w*$/u.test(part) && !elements.includes(part) ? `[class*='_${part}_']` : part;
}

export function Marks({ marks, scale }: { marks: readonly Mark[]; scale: number }) {
  return marks.map(({ number, left, top, width, height }) => (
    <span
      key={number}
      className={classes['mark']}
      data-mark={number}
      aria-hidden="true"
      style={{
        left: left * scale,
        top: top * scale,
        width: width * scale,
        height: height * scale,
      }}
    >
      <b>{number}</b>
    </span>
  ));
}
