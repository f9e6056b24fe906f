import { createContext, use } from 'react';

/** Opens the sheet of a match by its id; the site's layout provides it. */
type OpenMatch = (id: string) => void;

/** `null` where there is no sheet, as in a list of examples: then a card is a link to itself. */
export const OpenMatchContext = createContext<OpenMatch | null>(null);

export function useOpenMatch(): OpenMatch | null {
  return use(OpenMatchContext);
}

/** The state of a page's address whose `#` was added by a tap on a card: the card is where the visitor looks. */
export const openedByTap = 'tap';

const uuid = /^#([\da-f-]{36})$/u;

/** The id of a result or match that stands behind the `#` of an address. */
export function matchIn(hash: string): string | undefined {
  return uuid.exec(hash)?.[1];
}
