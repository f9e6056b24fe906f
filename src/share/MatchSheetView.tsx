import '../ui/theme/mantineDialog.css';
import '@mantine/core/styles/Stack.layer.css';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconCheck, IconMapPin } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { categoryByName } from '../league/category.ts';
import { paths } from '../league/paths.ts';
import { useSettings } from '../league/settings.ts';
import { CorrectionNote } from '../matches/CorrectionNote.tsx';
import { PairLink } from '../matches/PairLink.tsx';
import type { SharedMatch } from '../matches/shareContext.ts';
import { describePostponed } from '../matches/rowTexts.ts';
import { shownResult } from '../matches/shownResult.ts';
import { RowSets } from '../matches/card/RowSets.tsx';
import { describeNight } from '../padel/evening.ts';
import { detailsShownIn } from '../padel/result.ts';
import { outcomeOf } from '../padel/score.ts';
import { formatLongDate, formatTime } from '../padel/spanishDate.ts';
import { dialogProps } from '../ui/dialogProps.ts';
import { Link } from '../ui/Link.tsx';
import controls from '../ui/theme/controls.module.css';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import card from '../matches/card/MatchCard.module.css';
import classes from './MatchSheetView.module.css';

type MatchSheetViewProps = {
  share: SharedMatch;
  /** The address at which a map shows a place. */
  mapOf: (location: string) => string;
  /** What it did to the table. */
  effect?: ReactNode;
  /** Adds it to a calendar. */
  calendar?: ReactNode;
  /** The ways to share it. */
  sharing: ReactNode;
  /** Corrects it; visitors have none. */
  onEdit?: (() => void) | undefined;
  onClose: () => void;
};

/**
 * A match, played or announced, with all that is known of it: names and place in full, what it did to the table,
 * calendar, share, correct.
 *
 * - **When:** Over the page whose card was tapped, or that a shared link opens.
 * - **Keyboard:** Tab stays within, Escape closes and returns the focus to the card.
 * - **Screen reader:** A dialog with the day as its name.
 */
export function MatchSheetView(props: MatchSheetViewProps) {
  const { share, mapOf, effect, calendar, sharing, onEdit, onClose } = props;
  const league = useSettings();
  const shown = share.kind === 'result' ? share.result : share.match;
  const { id, date, location } = shown;
  const category = categoryByName(shown.category, league);
  const isPostponed = share.kind === 'match' && share.match.postponedAt !== null;
  const played = share.kind === 'result' ? shownResult(share.result, league) : null;
  const place = share.kind === 'match' ? location : placeOf(share);
  useEffect(
    () => () => {
      // Back to the card, whether it was tapped or a link led to it.
      document
        .querySelector<HTMLElement>(`a[href="#${CSS.escape(id)}"]`)
        ?.focus({ preventScroll: true });
    },
    [id],
  );
  const teams = [
    { pair: shown.pair1Id, name: shown.team1, won: outcomeOf(1, played?.winner ?? null) },
    { pair: shown.pair2Id, name: shown.team2, won: outcomeOf(2, played?.winner ?? null) },
  ];
  return (
    <Modal
      {...dialogProps}
      size={544}
      title={isPostponed ? 'A reprogramar' : formatLongDate(date)}
      opened
      onClose={onClose}
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="sm">
        <div className={controls['actions']}>
          {category === undefined ? null : (
            <Link to={paths.category(category.slug)}>{category.title}</Link>
          )}
          {played?.status === undefined ? null : <b>{played.status}</b>}
        </div>
        <div className={classes['board']} translate="no">
          <div className={classes['teams']}>
            {teams.map(({ pair, name, won }, index) => (
              // The two sides of a match stay in their places.
              // oxlint-disable-next-line react/no-array-index-key
              <div key={index} className={card['team']} data-outcome={won}>
                <PairLink
                  id={pair}
                  category={shown.category}
                  name={name}
                  className={classes['name']}
                />
                {won === 'won' ? (
                  <span className={card['mark']}>
                    <IconCheck size={12} stroke={4} aria-hidden />
                    <span className={visuallyHidden}>ganó</span>
                  </span>
                ) : null}
              </div>
            ))}
          </div>
          <span className={classes['figures']}>
            {share.kind === 'match' ? (
              isPostponed ? (
                'Sin fecha'
              ) : (
                <time>{formatTime(share.match.time)}</time>
              )
            ) : (
              <RowSets score={played?.score ?? { kind: 'unplayed' }} />
            )}
          </span>
        </div>
        {played?.words ? <bdi>{played.words}</bdi> : null}
        {isPostponed ? <span>{describePostponed(shown)}</span> : null}
        {describeNight(shown) === null ? null : <span>{describeNight(shown)}</span>}
        {share.kind === 'result' && share.result.correctedAt !== null ? (
          <CorrectionNote result={share.result} />
        ) : null}
        {place === null || isPostponed ? null : (
          <a
            className={classes['place']}
            href={mapOf(place)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Ver ${place} en el mapa (se abre en otra pestaña)`}
          >
            <IconMapPin size={20} aria-hidden="true" />
            <bdi>{place}</bdi>
          </a>
        )}
        {effect}
        {category === undefined || share.kind === 'result' ? null : (
          <Text component="div" size="sm">
            <Link to={`${paths.table(category.slug)}#hipotesis`}>
              ¿Y si…? Imaginar su resultado
            </Link>
          </Text>
        )}
        {calendar}
        {onEdit === undefined ? null : (
          <Button variant="default" onClick={onEdit}>
            {isPostponed ? 'Dar fecha' : 'Corregir'}
          </Button>
        )}
        {sharing}
      </Stack>
    </Modal>
  );
}

function placeOf({ result }: Extract<SharedMatch, { kind: 'result' }>): string | null {
  return detailsShownIn('sheet', result).length === 0 ? null : result.location;
}
