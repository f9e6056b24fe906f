import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { seasonOn } from '../../league/season.ts';
import { useSettings } from '../../league/settings.ts';
import { keepValue, keptValue } from '../../live/storage.ts';
import type { CivilDate } from '../../padel/time.ts';
import { Notice } from '../../ui/Notice.tsx';
import type { LeagueState } from '../useLeagueState.ts';
import { describeBackup, isBackupOld } from './backupAge.ts';

/** Under which this device keeps of which backup it was said that it is old. */
const saidKey = 'backup-said';

type BackupNoticeProps = {
  state: Pick<LeagueState, 'kind' | 'lastBackup'>;
  /** The league’s day. */
  today: CivilDate;
};

/**
 * Says once on the desk that the last backup is old, or that a hosted league has none.
 *
 * - **Keyboard:** The button that puts it away.
 * - **Screen reader:** A group with its sentence.
 */
export function BackupNotice({ state, today }: BackupNoticeProps) {
  const { clock, seasons } = useSettings();
  const [said, setSaid] = useState(() => keptValue(saidKey));
  const last = state.lastBackup ?? 'none';
  const isPlaying = seasonOn(today, seasons) !== undefined;
  if (!isPlaying || !isBackupOld(state, today, clock) || said === last) return null;
  return (
    <Notice kind="warning">
      <Text>
        {`${describeBackup(state, today, clock)} ${state.kind === 'laptop' ? 'Con «Copia de seguridad», más abajo, se descarga una.' : 'En «Copia de seguridad», más abajo, se indica cómo hacerla.'}`}
      </Text>
      <Group mt="var(--space-8)">
        <Button
          variant="default"
          onClick={() => {
            keepValue(saidKey, last);
            setSaid(last);
          }}
        >
          Entendido
        </Button>
      </Group>
    </Notice>
  );
}
