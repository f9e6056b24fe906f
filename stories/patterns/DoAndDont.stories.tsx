import '@mantine/core/styles/Stack.layer.css';
import { Button, Stack } from '@mantine/core';
import { IconClipboard, IconPlus } from '@tabler/icons-react';
import preview from '../../.storybook/preview.tsx';
import { now, today } from '../../.storybook/fixtures/clock.ts';
import { ActionCard } from '../../src/admin/ActionCard.tsx';
import { DayRows } from '../../src/matches/card/DayRows.tsx';
import { MatchCard } from '../../src/matches/card/MatchCard.tsx';
import { MyPairCard } from '../../src/pairs/MyPairCard.tsx';
import { MyPairLine } from '../../src/pairs/MyPairLine.tsx';
import { NextMatchPanel } from '../../src/pairs/NextMatchPanel.tsx';
import { EmptyState } from '../../src/ui/EmptyState.tsx';
import { ErrorState } from '../../src/ui/ErrorState.tsx';
import { MoreMenu } from '../../src/ui/MoreMenu.tsx';
import { loaded } from '../fixtures/listStates.ts';
import { nextWeek, tonight } from '../fixtures/matches.ts';
import { pair, pairMatches, pairResults } from '../fixtures/pairs.ts';
import { DoAndDont } from '../support/DoAndDont.tsx';

/** Two that were mistaken for each other, in one place: the one that is meant, and the other. */
const meta = preview.meta({
  title: 'Patterns/Do and don’t',
  component: DoAndDont,
  tags: ['!manifest'],
  argTypes: { doThis: { control: false }, notThis: { control: false } },
  args: { doThis: null, because: '', notThis: null, but: '' },
  // Two places beside each other have the headings of two pages.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
  globals: { viewport: { value: 'desktop' } },
});

/** ActionCard, or a button. */
export const CardOrButton = meta.story({
  args: {
    doThis: (
      <>
        <Button variant="default" mb="var(--space-12)">
          Agregar Resultado
        </Button>
        <ActionCard
          to="/admin/pegar"
          Icon={IconClipboard}
          title="Pegar resultados"
          hint="Los de toda la noche, desde el chat."
        />
      </>
    ),
    because: 'A card leads to a page of its own. What opens a dialog here is a button.',
    notThis: (
      <ActionCard
        to="/admin"
        Icon={IconPlus}
        title="Agregar Resultado"
        hint="Abre el formulario."
      />
    ),
    but: 'A card that leads nowhere: it is a link, and nobody expects a dialog of a link.',
  },
});

const starred = { id: pair.id, category: 'sexta-damas' as const, name: pair.name };
const rows = {
  pair: starred,
  now,
  matches: loaded(pairMatches),
  pending: loaded<typeof tonight>([]),
  results: loaded(pairResults),
};

/** MyPairLine, or MyPairCard. */
export const LineOrCard = meta.story({
  args: {
    doThis: <MyPairLine {...rows} />,
    because: 'On the home page a starred pair has two lines: the scores below stay in view.',
    notThis: <MyPairCard {...rows} row={null} mapOf={() => 'https://mapas.example/'} />,
    but: 'The card, which belongs on “Mi pareja”, takes half of a phone from the results.',
  },
});

/** MatchCard, or NextMatchPanel. */
export const RowOrPanel = meta.story({
  args: {
    doThis: (
      <DayRows
        of="match"
        list={loaded([tonight, nextWeek])}
        today={today}
        renderRow={(match) => <MatchCard match={match} />}
      />
    ),
    because: 'In a list a match is a row under its day: both names, the hour and the place.',
    notThis: (
      <Stack>
        {[tonight, nextWeek].map((match) => (
          <NextMatchPanel
            key={match.id}
            match={match}
            pair={{ id: pair.id, name: match.team1 }}
            today={today}
            map="https://mapas.example/"
          />
        ))}
      </Stack>
    ),
    but: 'The panel speaks of one pair, and stands once, on its page.',
  },
});

/** ErrorState, or EmptyState. */
export const FailedOrEmpty = meta.story({
  args: {
    doThis: (
      <ErrorState
        message="No se pudieron cargar los resultados. Intenta de nuevo."
        onRetry={() => {}}
      />
    ),
    because: 'What could not be read says so, and can be read again.',
    notThis: (
      <EmptyState
        message="No hay resultados disponibles"
        hint="Cuando se cargue un resultado, aparecerá aquí."
      />
    ),
    but: 'An empty list claims to know that there is nothing.',
  },
});

/** A button beside the menu, or the menu alone. */
export const ButtonOrMenu = meta.story({
  args: {
    doThis: (
      <>
        <Button mr="var(--space-8)">Cargar</Button>
        <MoreMenu what="Los Smash contra La Víbora" actions={() => []} />
      </>
    ),
    because: 'What the row needs most is one tap away; the rest is in the menu.',
    notThis: <MoreMenu what="Los Smash contra Doble Pared" actions={() => []} />,
    but: 'Forty results an evening, each behind a menu: eighty taps.',
  },
});
