import { useState } from 'react';
import type { Shareable } from '../matches/shareContext.ts';
import { RadioChoice } from './Choice.tsx';
import { ShareActions } from './ShareActions.tsx';
import { SharePicture, type Branding } from './SharePicture.tsx';

export type SharePanelProps = {
  /** The result, match or table that is shared. */
  share: Shareable;
  /** All results of its day, where the visitor may share those instead. */
  day?: Shareable | undefined;
  /** The address of what is shared, with its origin. */
  addressOf: (share: Shareable) => string;
  /** The league’s name, address and sponsors, for the picture. */
  branding: Branding;
  /** Whether the ways to share stand above the picture, at hand where other things are shown before. */
  isActionFirst?: boolean;
};

/** The ways to share something, and its picture. */
export function SharePanel(props: SharePanelProps) {
  const { share, day, addressOf, branding, isActionFirst = false } = props;
  const [isDay, setDay] = useState(false);
  const [file, setFile] = useState<File | null>(null);
  const shown = isDay && day !== undefined ? day : share;
  const picture =
    shown.kind === 'pair' ? null : (
      <SharePicture key="picture" share={shown} branding={branding} onFile={setFile} />
    );
  return (
    <>
      {day === undefined ? null : (
        <RadioChoice
          label="Qué se comparte"
          options={[
            { value: 'one', label: 'Este resultado' },
            { value: 'day', label: 'Todo el día' },
          ]}
          value={isDay ? 'day' : 'one'}
          onChange={(value) => setDay(value === 'day')}
        />
      )}
      {isActionFirst ? null : picture}
      <ShareActions share={shown} address={addressOf(shown)} file={file} />
      {isActionFirst ? picture : null}
    </>
  );
}
