import { lazy, Suspense } from 'react';
import { useAdding } from '../matches/useAdding.ts';
import { useResults, useUpcomingMatches } from '../matches/list/useListSection.ts';
import { useSettings } from '../league/settings.ts';
import { useToday } from '../league/useNow.ts';
import { LoginFormSkeleton } from '../session/LoginForm.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { loadGuide, useGuide } from './guide/useGuide.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import { AdminPanel, type ToolGroup } from './AdminPanel.tsx';
import { UnreadableNotice } from './UnreadableNotice.tsx';
import { useLeagueState } from './useLeagueState.ts';

/** What is changed seldom, in the order of the page; the code of each tool is fetched when it is opened. */
const adminTools: readonly ToolGroup[] = [
  {
    title: 'Parejas',
    tools: [
      {
        title: 'Editar parejas',
        hint: 'Cambiar nombres, anotar jugadores, unir dos nombres de una misma pareja.',
        Content: lazy(async () => ({ default: (await import('./PairsSection.tsx')).PairsSection })),
      },
      {
        title: 'Pegar una lista',
        hint: 'Las parejas de una temporada, de WhatsApp o de una planilla.',
        Content: lazy(async () => ({
          default: (await import('./pairList/PairListSection.tsx')).PairListSection,
        })),
      },
    ],
  },
  {
    title: 'Papelera e historial',
    tools: [
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
    ],
  },
  {
    title: 'Copias',
    tools: [
      {
        title: 'Llevarse todo',
        hint: 'Planillas y fotos de toda la liga, en un ZIP.',
        Content: lazy(async () => ({
          default: (await import('./takeAway/TakeAwaySection.tsx')).TakeAwaySection,
        })),
      },
    ],
  },
  {
    title: 'Cuenta',
    tools: [
      {
        title: 'Contraseña',
        hint: 'Cambiar la contraseña con que se inicia sesión.',
        Content: lazy(async () => ({
          default: (await import('./PasswordSection.tsx')).PasswordSection,
        })),
      },
    ],
  },
];

const GuideWithData = lazy(async () => ({ default: (await loadGuide()).GuideWithData }));

const DoubtfulPhones = lazy(async () => ({
  default: (await import('./league/DoubtfulPhones.tsx')).DoubtfulPhones,
}));

/** Where the administrator's evening starts, with the league's data. */
export function AdminStart() {
  const adding = useAdding(useResults({ order: 'entry' }), useUpcomingMatches());
  const pending = useUpcomingMatches(undefined, 'pending');
  const today = useToday();
  const { isReady, rows, isShown, onSaved, onLater } = useGuide();
  const signOut = useSignOut();
  const { organisers } = useSettings();
  const leagueState = useLeagueState();
  if (!isReady) {
    return (
      <PageFrame>
        <LoginFormSkeleton />
      </PageFrame>
    );
  }
  return (
    <AdminPanel
      notice={
        <Suspense fallback={null}>
          <UnreadableNotice state={leagueState} />
          <DoubtfulPhones organisers={organisers} />
        </Suspense>
      }
      guide={
        // Its code is there: nothing of the desk is shown before it.
        rows === null || !isShown ? null : (
          <GuideWithData
            rows={rows}
            onSaved={onSaved}
            onLater={onLater}
            onAddResult={adding.onAddResult}
          />
        )
      }
      isGuideLater={rows !== null && !isShown}
      {...adding}
      pending={pending}
      today={today}
      tools={adminTools}
      onSignOut={() => {
        signOut();
        // The button is at the end of the page, the form for signing in at its top.
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
    />
  );
}
