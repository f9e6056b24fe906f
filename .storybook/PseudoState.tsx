import { useLayoutEffect, type ReactNode } from 'react';
import { adaptPseudoStates } from './pseudoStates.ts';

type PseudoStateProps = { state: string; children: ReactNode };

/** Shows the controls of a story as under the pointer, or with the focus of the keyboard. */
export function PseudoState({ state, children }: PseudoStateProps) {
  useLayoutEffect(adaptPseudoStates, []);
  return <div data-pseudo={state}>{children}</div>;
}
