import { lazy } from 'react';
import type { AdminTool } from './AdminToolSection.tsx';

/** What else the administrator can do, in the order of the page. The code of each is fetched when it is opened. */
export const adminTools: readonly AdminTool[] = [
  {
    title: 'Parejas',
    hint: 'Cambiar nombres, anotar jugadores, unir dos que son la misma.',
    Content: lazy(async () => ({ default: (await import('./PairsSection.tsx')).PairsSection })),
  },
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
