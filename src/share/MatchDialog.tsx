import '../ui/theme/mantineDialog.css';
import '@mantine/core/styles/Stack.layer.css';
import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { categoryByName } from '../league/category.ts';
import { isAnnulled, isFriendly } from '../league/season.ts';
import { paths } from '../league/paths.ts';
import { useSettings } from '../league/settings.ts';
import { describeResult } from '../matches/describeMatch.ts';
import { PairLink } from '../matches/PairLink.tsx';
import type { SharedMatch } from '../matches/shareContext.ts';
import { describePostponed } from '../matches/rowTexts.ts';
import { shownResult } from '../matches/shownResult.ts';
import { ScoreBoard } from '../matches/scoreboard/ScoreBoard.tsx';
import { describeNight } from '../padel/evening.ts';
import { detailsShownIn } from '../padel/result.ts';
import { formatLongDate, formatTime } from '../padel/spanishDate.ts';
import { dialogProps } from '../ui/dialogProps.ts';
import { Link } from '../ui/Link.tsx';
import { visuallyHidden } from '../ui/visuallyHidden.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './MatchDialog.module.css';

type MatchDialogProps = {
  share: SharedMatch;
  /** The address at which a map shows a place. */
  mapOf: (location: string) => string;
  /** That it was corrected, and what it was before. */
  correction?: ReactNode;
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
 * - **When not:** For the administrator’s form: RowDialog. To share a table or a day: ShareDialog.
 * - **Keyboard:** Tab stays within, Escape closes and returns the focus to the card.
 * - **Screen reader:** A dialog with the day as its name; a result is said as a sentence.
 */
export function MatchDialog(props: MatchDialogProps) {
  const { share, mapOf, correction, effect, calendar, sharing, onEdit, onClose } = props;
  const league = useSettings();
  const shown = share.kind === 'result' ? share.result : share.match;
  const { id, date, location } = shown;
  const category = categoryByName(shown.category, league);
  const isPostponed = share.kind === 'match' && share.match.postponedAt !== null;
  const played = share.kind === 'result' ? shownResult(share.result, league) : null;
  const notes = [
    ...(isFriendly(shown) ? ['Amistoso'] : []),
    ...(share.kind === 'result' && isAnnulled(shown, league.seasons) ? ['Anulado por baja'] : []),
    ...(played?.words ? [played.words] : []),
    ...(share.kind === 'result' ? detailsShownIn('sentence', share.result) : []),
  ];
  useEffect(
    () => () => {
      // Back to the card, whether it was tapped or a link led to it.
      document
        .querySelector<HTMLElement>(`a[href="#${CSS.escape(id)}"]`)
        ?.focus({ preventScroll: true });
    },
    [id],
  );
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
        {share.kind === 'result' ? (
          <p className={visuallyHidden}>{describeResult(share.result, league)}</p>
        ) : null}
        <div translate="no">
          <ScoreBoard
            team1={<PairLink id={shown.pair1Id} category={shown.category} name={shown.team1} />}
            team2={<PairLink id={shown.pair2Id} category={shown.category} name={shown.team2} />}
            score={
              share.kind === 'match'
                ? isPostponed
                  ? 'Sin fecha'
                  : formatTime(share.match.time)
                : (played?.score ?? '')
            }
            winner={played?.winner ?? null}
          />
        </div>
        {notes.length === 0 ? null : <bdi>{notes.join(' · ')}</bdi>}
        {isPostponed ? <span>{describePostponed(shown)}</span> : null}
        {describeNight(shown) === null ? null : <span>{describeNight(shown)}</span>}
        {correction}
        {location === null || isPostponed ? null : (
          <a
            className={classes['place']}
            href={mapOf(location)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Ver ${location} en el mapa (se abre en otra pestaña)`}
          >
            <IconMapPin size={20} aria-hidden="true" />
            <bdi>{location}</bdi>
          </a>
        )}
        {effect}
        {category === undefined || share.kind === 'result' || isFriendly(shown) ? null : (
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
