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
  /** What the server tells of its league. */
  state: Pick<LeagueState, 'lastBackup'>;
  /** The league’s day. */
  today: CivilDate;
};

/**
 * Says once on the desk that the last backup of a laptop’s league is old.
 *
 * - **Keyboard:** The button that puts it away.
 * - **Screen reader:** A group with its sentence.
 */
export function BackupNotice({ state, today }: BackupNoticeProps) {
  const { clock, seasons } = useSettings();
  const [said, setSaid] = useState(() => keptValue(saidKey));
  const { lastBackup } = state;
  const isPlaying = seasonOn(today, seasons) !== undefined;
  if (!isPlaying || !isBackupOld(state, today, clock) || said === lastBackup) return null;
  return (
    <Notice kind="warning">
      <Text>
        {`${describeBackup(state, today, clock)} Con «Copia de seguridad», más abajo, se descarga una.`}
      </Text>
      <Group mt="var(--space-8)">
        <Button
          variant="default"
          onClick={() => {
            keepValue(saidKey, lastBackup);
            setSaid(lastBackup);
          }}
        >
          Entendido
        </Button>
      </Group>
    </Notice>
  );
}
