import { Text, Title } from '@mantine/core';
import { expect } from 'storybook/test';
import { today } from '../../.storybook/fixtures/clock.ts';
import preview from '../../.storybook/preview.tsx';
import { CopyMatches } from '../../src/paste/CopyMatches.tsx';
import { Downloads } from '../../src/paste/Downloads.tsx';
import { PasteSection } from '../../src/paste/PasteSection.tsx';
import { tonight } from '../fixtures/matches.ts';
import { longestName } from '../fixtures/names.ts';
import { pair } from '../fixtures/pairs.ts';
import { superTieBreak } from '../fixtures/results.ts';

const meta = preview.meta({
  title: 'Admin/Paste/PasteSection',
  component: PasteSection,
  argTypes: { children: { control: false } },
  args: {
    labelledBy: 'saved',
    children: (
      <>
        <Title id="saved" order={2} size="h3">
          12 resultados guardados.
        </Title>
        <Text>En un partido alguien cargó otro resultado mientras tanto: quedó ese.</Text>
      </>
    ),
  },
});

/** After a paste: what was saved. */
export const Default = meta.story();

/** *Copiar la fecha*: the matches of a day as a message, names of eighty letters among them. */
export const CopiedDay = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <CopyMatches today={today} matches={[tonight, { ...tonight, id: 'b', team2: longestName }]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Copiar la fecha' })).toBeVisible();
    await expect(canvas.getByDisplayValue(new RegExp(longestName, 'u'))).toBeVisible();
  },
});

/** *Planillas*: the league’s data as files. */
export const Sheets = meta.story({
  render: () => (
    <Downloads today={today} matches={[tonight]} results={[superTieBreak]} pairs={[pair]} />
  ),
});
