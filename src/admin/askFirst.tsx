import { Consequences } from '../ui/Consequences.tsx';
import { openConfirmation, type Confirmation } from '../ui/openConfirmation.tsx';
import { whenConfirmationsOpen } from '../ui/confirmations.ts';

type Question = Pick<Confirmation, 'title' | 'confirm'> & {
  /** The consequences, in sentences. */
  lines: readonly string[];
};

/**
 * Asks before many rows change.
 * @returns the answer, once the question is gone and the focus is back where it was
 */
export async function askFirst({ lines, ...question }: Question): Promise<boolean> {
  await whenConfirmationsOpen;
  return new Promise((resolve) => {
    let isAgreed = false;
    openConfirmation({
      ...question,
      children: <Consequences lines={lines} />,
      onConfirm: () => {
        isAgreed = true;
      },
      onGone: () => resolve(isAgreed),
    });
  });
}
