import { Button } from '@mantine/core';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useMemo, type ReactNode } from 'react';
import { ShareDialog } from './ShareDialog.tsx';
import { useData } from '../matches/DataProvider.tsx';
import { categoryByName, type CategoryName, type CategorySlug } from '../league/category.ts';
import { itemsOf } from '../live/listState.ts';
import type { LeagueSettings } from '../league/league.ts';
import type { Result } from '../padel/result.ts';
import type { Shareable, SharedMatch } from '../matches/shareContext.ts';
import { SharePanel } from './SharePanel.tsx';
import { eveningOf } from '../padel/evening.ts';
import type { CivilDate } from '../padel/time.ts';
import { addressHere } from '../live/base.ts';
import { assertNever } from '../padel/assertNever.ts';
import { downloadFile } from '../ui/downloadFile.ts';
import { useDownload } from '../ui/hooks/useDownload.tsx';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';
import { useList } from '../live/useList.ts';
import { calendarFile } from '../pairs/calendarFile.ts';
import { useToday } from '../league/useNow.ts';
import { paths } from '../league/paths.ts';
import { pictureUrl, siteName, useSettings } from '../league/settings.ts';

type ShareDialogWithDataProps = { share: Shareable; onClose: () => void };

/** The number of sponsors that stand on a picture: each day others. */
const shownLogos = 5;

/** The dialog for sharing with the league's name, its sponsors and the other results of the day. */
export function ShareDialogWithData({ share, onClose }: ShareDialogWithDataProps) {
  const dialog = { ...useSharing(), share, onClose };
  if (share.kind === 'match') {
    return (
      <ShareDialog {...dialog}>
        <CalendarButton match={share.match} address={dialog.addressOf(share)} />
      </ShareDialog>
    );
  }
  if (share.kind !== 'result') return <ShareDialog {...dialog} />;
  return <WithDay result={share.result}>{(day) => <ShareDialog {...dialog} day={day} />}</WithDay>;
}

/** The same within a match's sheet, which has more to say. */
export function MatchShare({ share }: { share: SharedMatch }) {
  const panel = { ...useSharing(), share, isActionFirst: true };
  if (share.kind === 'match') return <SharePanel {...panel} />;
  return <WithDay result={share.result}>{(day) => <SharePanel {...panel} day={day} />}</WithDay>;
}

/** The address of a result or match at its row, with its origin. */
export function useMatchAddress(share: SharedMatch): string {
  return useSharing().addressOf(share);
}

function useSharing() {
  const today = useToday();
  const league = useSettings();
  const branding = useMemo(() => makeBranding(today, league), [today, league]);
  return { branding, addressOf: (each: Shareable) => addressHere(pathOf(each, league)) };
}

/** A file that calendars open. */
export function CalendarButton({ match, address }: { match: UpcomingMatch; address: string }) {
  const league = useSettings();
  const { download, note } = useDownload(address);
  return (
    <>
      <Button
        variant="default"
        onClick={() => download(() => downloadFile(calendarFile('partido', [match], league)))}
        leftSection={<IconCalendarPlus size={20} aria-hidden />}
      >
        Agregar al calendario
      </Button>
      {note}
    </>
  );
}

type WithDayProps = { result: Result; children: (day: Shareable | undefined) => ReactNode };

function WithDay({ result, children }: WithDayProps) {
  const { lists } = useData().tables.results;
  const evening = eveningOf(result);
  const { state } = useList(lists, { order: 'day', evening, isWhole: true });
  const results = itemsOf(state);
  return children(results.length < 2 ? undefined : { kind: 'day', date: evening, results });
}

function makeBranding(today: CivilDate, league: LeagueSettings) {
  const { name, sponsors } = league;
  const first = (Number(today.slice(-2)) * shownLogos) % Math.max(1, sponsors.length);
  const turned = [...sponsors.slice(first), ...sponsors.slice(0, first)];
  return {
    leagueName: name,
    address: siteName(league),
    logos: turned.slice(0, shownLogos).map(({ picture }) => pictureUrl(picture)),
  };
}

function pathOf(share: Shareable, league: LeagueSettings): string {
  const inCategory = (name: CategoryName, path: (slug: CategorySlug) => string) => {
    const category = categoryByName(name, league);
    return category === undefined ? paths.home() : path(category.slug);
  };
  switch (share.kind) {
    case 'result':
      return inCategory(share.result.category, (slug) => paths.result(slug, share.result.id));
    case 'match':
      return inCategory(share.match.category, (slug) => paths.result(slug, share.match.id));
    case 'pair':
      return inCategory(share.category, (slug) => share.address ?? paths.pair(slug, share.name));
    case 'table':
      // With its season: the link shows the same table after the next season has begun.
      return inCategory(share.category, (slug) =>
        paths.table(slug, league.seasons.find(({ name }) => name === share.season)?.slug),
      );
    case 'day':
      return paths.results();
    default:
      return assertNever(share);
  }
}
