import { lazy } from 'react';
import type { AdminTool } from './AdminToolSection.tsx';

/** What else the administrator can do, in the order of the page. The code of each is fetched when it is opened. */
export const adminTools: readonly AdminTool[] = [
  {
    title: 'Papelera',
    hint: 'Lo eliminado en los últimos 30 días, para restaurarlo.',
    Content: lazy(async () => ({
      default: (await import('./HistorySection.tsx')).TrashSection,
    })),
  },
  {
    title: 'Historial',
    hint: 'Qué cambió, quién lo cambió y cuándo, para deshacerlo.',
    Content: lazy(async () => ({
      default: (await import('./HistorySection.tsx')).ChangesSection,
    })),
  },
];
