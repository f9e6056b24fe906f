import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { useState } from 'react';
import type { UpcomingMatch } from '../../padel/upcomingMatch.ts';
import { usePostponing } from './usePostponing.ts';

type PostponeButtonProps = { match: UpcomingMatch; onDone: () => void };

/** Puts a match off in the middle of its dialog: it rained, or somebody could not come. */
export function PostponeButton({ match, onDone }: PostponeButtonProps) {
  const { postpone } = usePostponing();
  const [isSaving, setSaving] = useState(false);
  const run = async () => {
    setSaving(true);
    const { kind } = await postpone(match);
    setSaving(false);
    if (kind === 'saved') onDone();
  };
  return (
    <Button
      variant="default"
      loading={isSaving}
      leftSection={<IconCalendarOff size={20} aria-hidden />}
      onClick={() => void run()}
    >
      No se juega: a reprogramar
    </Button>
  );
}
