import type { AdminTool } from './AdminToolSection.tsx';

/** What else the administrator can do, in the order of the page. The code of each is fetched when it is opened. */
export const adminTools: readonly AdminTool[] = [];
