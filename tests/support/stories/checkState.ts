import type { StoryContext } from 'storybook/internal/csf';

/** What is to be seen, typed, opened and chosen on the page. */
function readState(): string {
  const fields = [...document.querySelectorAll('input, textarea, select')].map((field) =>
    'value' in field ? `${String(field.value)} ${field.matches(':checked')}` : '',
  );
  const open = document.querySelectorAll('[aria-expanded=true], [aria-pressed=true], [open]');
  return [document.body.innerText, ...fields, open.length].join('\n');
}

/** Where the state that a play leads to begins to differ from the one that is shown. */
function differenceOf(shown: string, played: string): string | undefined {
  if (shown === played) return undefined;
  const at = Array.from(played).findIndex((letter, index) => letter !== shown.charAt(index));
  const excerpt = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 10), at + 40));
  return `its play leads to another state: ${excerpt(shown)} → ${excerpt(played)}`;
}

let shown = '';

/** Keeps what a story shows before its play: the state that the docs show. */
export function keepState(): void {
  shown = readState();
}

/**
 * In the tests: a play proves the state that its story is in, and leads to no other, unless it is
 * tagged `plays-on`.
 */
export function checkState({ tags, playFunction }: StoryContext): void {
  const isShown = tags.includes('autodocs');
  if (!isShown || playFunction === undefined || tags.includes('plays-on')) return;
  const difference = differenceOf(shown, readState());
  if (difference !== undefined) throw new Error(difference);
}

/** In the tests: no story, and no dialog over it, is wider than its screen after its play, and no table is cut. */
export function checkWidth({ canvasElement }: StoryContext): void {
  for (const table of canvasElement.querySelectorAll('table')) {
    const card = table.parentElement;
    if (card === null || /auto|scroll/u.test(getComputedStyle(card).overflowX)) continue;
    const beyond = table.getBoundingClientRect().right - card.getBoundingClientRect().right;
    if (beyond > 0.5) throw new Error(`a table is ${Math.round(beyond)} px wider than its card`);
  }
  for (const box of [canvasElement, ...document.querySelectorAll('[role=dialog]')]) {
    const beyond = box.scrollWidth - box.clientWidth;
    if (beyond > 0) throw new Error(`it is ${beyond} px wider than its screen`);
  }
}
