import { lazyPart } from '../ui/lazyPart.ts';
import { latestPlayed } from '../matches/tables.ts';
import { useAdding } from '../matches/useAdding.ts';
import { useResults, useUpcomingMatches } from '../matches/list/useListSection.ts';
import { useSettings } from '../league/settings.ts';
import { useToday } from '../league/useNow.ts';
import { LoginFormSkeleton } from '../session/LoginForm.tsx';
import { useSignOut } from '../session/useSignOut.ts';
import { loadGuide, useGuide } from './guide/useGuide.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import { AdminPanel, type AdminTool, type ToolGroup } from './AdminPanel.tsx';
import { BackupNotice } from './backup/BackupNotice.tsx';
import { UnreadableNotice } from './UnreadableNotice.tsx';
import { useLeagueState } from './useLeagueState.ts';

/** The group to which the tool of the backups belongs. */
const copies = 'Copias';

/** The tools that are seldom used, in the order of the page; the code of each is fetched when it is opened. */
const adminTools: readonly ToolGroup[] = [
  {
    title: 'Parejas',
    tools: [
      {
        title: 'Editar parejas',
        hint: 'Cambiar nombres, anotar jugadores, unir dos nombres de una misma pareja.',
        Content: lazyPart(async () => (await import('./PairsSection.tsx')).PairsSection),
      },
      {
        title: 'Pegar una lista',
        hint: 'Las parejas de una temporada, de WhatsApp o de una planilla.',
        Content: lazyPart(
          async () => (await import('./pairList/PairListSection.tsx')).PairListSection,
        ),
      },
    ],
  },
  {
    title: 'Papelera e historial',
    tools: [
      {
        title: 'Papelera',
        hint: 'Lo eliminado en los últimos 30 días, para restaurarlo.',
        Content: lazyPart(async () => (await import('./HistorySection.tsx')).TrashSection),
      },
      {
        title: 'Historial',
        hint: 'Qué cambió, quién lo cambió y cuándo, para deshacerlo.',
        Content: lazyPart(async () => (await import('./HistorySection.tsx')).ChangesSection),
      },
    ],
  },
  {
    title: copies,
    tools: [
      {
        title: 'Llevarse todo',
        hint: 'Planillas y fotos de toda la liga, en un ZIP.',
        Content: lazyPart(
          async () => (await import('./takeAway/TakeAwaySection.tsx')).TakeAwaySection,
        ),
      },
    ],
  },
  {
    title: 'Cuenta',
    tools: [
      {
        title: 'Contraseña',
        hint: 'Cambiar la contraseña con que se inicia sesión.',
        Content: lazyPart(async () => (await import('./PasswordSection.tsx')).PasswordSection),
      },
    ],
  },
];

const GuideWithData = lazyPart(async () => (await loadGuide()).GuideWithData);

const DoubtfulPhones = lazyPart(
  async () => (await import('./league/DoubtfulPhones.tsx')).DoubtfulPhones,
);

const CountedNowSection = lazyPart(
  async () => (await import('./CountedNowSection.tsx')).CountedNowSection,
);

const TonightAtDesk = lazyPart(
  async () => (await import('./desk/TonightAtDesk.tsx')).TonightAtDesk,
);

const DeskMatches = lazyPart(async () => (await import('./desk/DeskMatches.tsx')).DeskMatches);

/** Only where the site's own server has the database: no browser gets the accounts of a hosted project. */
const ownServerTool: AdminTool = {
  title: 'Copia de seguridad',
  hint: 'Un archivo con el que la liga vuelve, y cuándo se hizo el último.',
  Content: lazyPart(async () => (await import('./backup/BackupSection.tsx')).BackupSection),
};

const hostedTool: AdminTool = {
  title: 'Copia de seguridad',
  hint: 'Cuándo se hizo la última, y dónde está la clave que la abre.',
  Content: lazyPart(
    async () => (await import('./backup/HostedBackupSection.tsx')).HostedBackupSection,
  ),
};

const toolsWith = (tool: AdminTool) =>
  adminTools.map((group) =>
    group.title === copies ? { ...group, tools: [...group.tools, tool] } : group,
  );
const allTools = { laptop: toolsWith(ownServerTool), hosted: toolsWith(hostedTool) } as const;

/** The desk, at which the administrator's evening starts, with the league's data. */
export function AdminStart() {
  const adding = useAdding(useResults(latestPlayed), useUpcomingMatches());
  const today = useToday();
  const { isReady, rows, isShown, onSaved, onLater } = useGuide();
  const signOut = useSignOut();
  const { organisers } = useSettings();
  const state = useLeagueState();
  // Nothing of the desk is shown before what stands above it.
  if (!isReady || state === undefined) {
    return (
      <PageFrame>
        <LoginFormSkeleton />
      </PageFrame>
    );
  }
  return (
    <AdminPanel
      parts={{
        unreadable: <UnreadableNotice state={state} />,
        backup: state === null ? null : <BackupNotice state={state} today={today} />,
        phones: <DoubtfulPhones organisers={organisers} />,
        counted: <CountedNowSection />,
        guide:
          // Its code is there: nothing of the desk is shown before it.
          rows === null || !isShown ? null : (
            <GuideWithData
              rows={rows}
              onSaved={onSaved}
              onLater={onLater}
              onAddResult={adding.onAddResult}
            />
          ),
        left: <DeskMatches />,
        tonight: <TonightAtDesk />,
      }}
      isGuideLater={rows !== null && !isShown}
      {...adding}
      tools={state === null ? adminTools : allTools[state.kind]}
      onSignOut={() => {
        signOut();
        // The button is at the end of the page, the form for signing in at its top.
        window.scrollTo({ top: 0, behavior: 'instant' });
      }}
    />
  );
}
