import { lazy } from 'react';
import { useAdding } from '../matches/useAdding.ts';
import { useResults, useUpcomingMatches } from '../matches/list/useListSection.ts';
import { useNow } from '../league/useNow.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { AdminPanel, type AdminTool } from './AdminPanel.tsx';

/** The administrator's further tools, in the order of the page; the code of each is fetched when it is opened. */
const adminTools: readonly AdminTool[] = [
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

/** Where the administrator's evening starts, with the league's data. */
export function AdminStart() {
  const adding = useAdding(useResults({ order: 'entry' }), useUpcomingMatches());
  const pending = useUpcomingMatches(undefined, 'pending');
  const { date: today } = useNow();
  return (
    <AdminPanel
      {...adding}
      pending={pending}
      today={today}
      tools={adminTools}
      onSignOut={useSignOut()}
    />
  );
}
