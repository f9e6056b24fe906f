import '@mantine/core/styles/Stack.layer.css';
import { Stack, Text } from '@mantine/core';
import { textProblem } from '../../padel/fieldRules.ts';
import type { SaveOutcome } from '../../session/save.ts';
import { Form } from '../form/Form.tsx';
import type { BackupKey } from '../useLeagueState.ts';

type HostedBackupProps = {
  /** The time of the last backup, in words. */
  last: string;
  /** To which they are encrypted; null: none was made. */
  backupKey: BackupKey | null;
  /** Stores where the private key is; null: nothing is noted. */
  onNote: (note: string | null) => Promise<SaveOutcome>;
};

/**
 * Says to which key a hosted league’s backups are encrypted, and keeps where its private half is.
 *
 * - **Keyboard:** One field with its button; Enter saves.
 * - **Screen reader:** A failure is an alert; what was saved is announced.
 */
export function HostedBackup({ last, backupKey, onNote }: HostedBackupProps) {
  return (
    <Stack gap="var(--space-12)" maw="44rem">
      <Text>{last}</Text>
      <Text>
        <span>{`Es un archivo cifrado con toda la liga, que ningún navegador recibe. Lo escribe `}</span>
        <Text span ff="monospace" translate="no" display="inline-block">
          npm run backup -- --hosted
        </Text>
        <span> en la computadora desde la que se publica.</span>
      </Text>
      {backupKey === null ? (
        <Text>
          Todavía no hay una clave para cifrarla: npm run host, en una terminal, hace una y muestra
          una sola vez su parte privada.
        </Text>
      ) : (
        <>
          <Text>
            <span>Lo abre solo la parte privada de la clave con esta huella: </span>
            <b translate="no">{backupKey.fingerprint}</b>
          </Text>
          <Form
            // Begins again with what is stored.
            key={backupKey.note}
            fields={[
              {
                name: 'note',
                label: 'Dónde está la clave privada',
                description: 'Lo lee solo la administración. Nunca anotar la clave misma.',
                isOptional: true,
                problem: noteProblem,
              },
            ]}
            initial={{ note: backupKey.note ?? '' }}
            onSave={({ note }) => onNote(note.trim() || null)}
          />
        </>
      )}
    </Stack>
  );
}

/** The database checks the same again. */
function noteProblem(text: string): string | null {
  return /AGE-SECRET-KEY/iu.test(text)
    ? 'Esa es la clave misma: anotar solo dónde está.'
    : textProblem(text, 200);
}
