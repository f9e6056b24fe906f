import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { fireEvent, screen, userEvent } from 'storybook/test';

/** The name of what is pressed, or of a field and what is put into it. */
type Step = string | readonly [field: string, value: string];

type ReachProps = { steps: readonly Step[]; children: ReactNode };

let reaching: Promise<void> = Promise.resolve();

/** Resolves once the story is in its state. Asked once: the next story does not fail with this one. */
export function reached(): Promise<void> {
  const last = reaching;
  reaching = Promise.resolve();
  return last;
}

/** Leads a story whose state lies behind a control into that state, before its play. */
export function Reach({ steps, children }: ReachProps) {
  useLayoutEffect(() => {
    document.body.dataset['reaching'] = '';
  }, []);
  const hasStarted = useRef(false);
  useEffect(() => {
    // Once: a second press would close what the first one opened.
    if (hasStarted.current) return;
    hasStarted.current = true;
    reaching = reach(steps).finally(() => delete document.body.dataset['reaching']);
  }, [steps]);
  return children;
}

async function reach(steps: readonly Step[]): Promise<void> {
  // While Storybook renders: an event of then would leave React's warnings for tests switched on.
  do await new Promise((resolve) => setTimeout(resolve));
  while (Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') === true);
  for (const step of steps) {
    if (typeof step === 'string') await userEvent.click(await findByName(step));
    else {
      const selector = 'input, textarea, select';
      const field = await screen.findByLabelText(new RegExp(`^${step[0]}`, 'u'), { selector });
      if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, step[1]);
      else await fireEvent.change(field, { target: { value: step[1] } });
    }
  }
}

/** A control by the start of its name, or else by its text. */
async function findByName(name: string): Promise<HTMLElement> {
  const pattern = new RegExp(`^${name}`, 'u');
  const find = () =>
    screen.queryAllByRole('button', { name: pattern })[0] ?? screen.queryAllByText(pattern)[0];
  for (let tries = 0; tries < 300; tries++) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`There is nothing called ${name} to press.`);
}
